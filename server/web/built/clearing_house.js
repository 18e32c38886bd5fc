var de=Object.create;var G=Object.defineProperty;var ue=Object.getOwnPropertyDescriptor;var fe=Object.getOwnPropertyNames;var me=Object.getPrototypeOf,$e=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},he=(t,e)=>{for(var o in e)G(t,o,{get:e[o],enumerable:!0})},ye=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of fe(e))!$e.call(t,a)&&a!==o&&G(t,a,{get:()=>e[a],enumerable:!(r=ue(e,a))||r.enumerable});return t};var c=(t,e,o)=>(o=t!=null?de(me(t)):{},ye(e||!t||!t.__esModule?G(o,"default",{value:t,enumerable:!0}):o,t));var m=g((He,nt)=>{nt.exports=core["view.js"]});var it=g((Ke,st)=>{st.exports=core["forms/dice.js"]});var ct=g((Be,lt)=>{lt.exports=core["forms/other_commands.js"]});var D=g((Ye,pt)=>{pt.exports=core["words.js"]});var X=g((Fe,dt)=>{dt.exports=core["games/awaited.js"]});var C=g((Ve,xt)=>{xt.exports=core["page/table.js"]});var _=g((to,kt)=>{kt.exports=core["page/refusal.js"]});var V=g((go,qt)=>{qt.exports=core["language.js"]});var le=g((Xo,ie)=>{ie.exports=core["parts.js"]});var rt={};he(rt,{Board:()=>_e,Large:()=>qe,headlineOf:()=>et});var S=c(m(),1),ne=c(it(),1),se=c(ct(),1);var N=c(m(),1),be=c(D(),1),yt=c(X(),1);var $t=c(m(),1);var ft={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ge=Object.keys(ft),ge={fill:"#75726b",ink:"#ffffff"};function A(t){let{fill:e,ink:o}=ft[t]??ge;return{"--hue":e,"--hue-ink":o}}var ut=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function mt(t){return ut[(t-1)%ut.length]}var ht=c(D(),1);function j({colour:t,large:e=!1}){return $t.html`<span
class=${e?"swatch large":"swatch"}
style=${A(t)}
title=${t?(0,ht.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function gt({title:t,colour:e,round:o,awaited:r}){return N.html`<header>${e&&N.html`<${j} colour=${e} large />`}<h2 data-testid="whose-move">${t}</h2>${o&&N.html`<p class="round" data-testid="round">${o}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function bt({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,yt.diceText)(e.roll)}: ${e.roll.why}.`:null}var I=c(m(),1),At=c(C(),1),Pt=c(_(),1);var v={move:{title:"Move",text:"One space in any direction.",command:"PlayMove"},double_move:{title:"Double Move",text:"Two spaces the same way.",command:"PlayDoubleMove"},abduct:{title:"Abduct",text:"Move somebody beside you, and steal a card.",command:"PlayAbduct"},armor:{title:"Armor",text:"Stops one attack in this round.",command:"PlayArmor"},attack:{title:"Attack",text:"Somebody beside you, or a trap.",command:"PlayAttack"},ranged_attack:{title:"Ranged Attack",text:"Along row, column or diagonal; a die decides.",command:"PlayRangedAttack"},ambush:{title:"Ambush",text:"A trap on a space within two.",command:"PlayAmbush"},intervene:{title:"Intervene",text:"Cancels an action; costs your next turn.",command:"Intervene"}},xe="hidden";function P(t){return v[t]?.title??"a card"}function h(t,e){return t.players.find(o=>o.seat===e)??null}function u(t,e){return h(t,e)?.name??`Seat ${e}`}function w(t){return mt(t)}function q({column:t,row:e}){return`${t}-${e}`}function y({column:t,row:e}){return`column ${t}, row ${e}`}function vt(t,e){return t?.column===e?.column&&t?.row===e?.row}function wt(t){return M([...t.base,...t.hand])}function M(t){let e=new Map;for(let o of t)e.set(o,(e.get(o)??0)+1);return[...e]}function St(t){return t!==xe}function Ot(t){return t.hand.length+t.base.length}var z="answer",Tt={Intervene:(t,{player:e},o)=>o?"Intervene, and lose your next turn":`${u(t,e)} intervenes`,LetPass:(t,{player:e},o)=>o?"Let it pass":`${u(t,e)} lets it pass`,EndTurn:()=>"End the turn",DraftDone:()=>"The cards are dealt and drafted"},ke=new Set(Object.keys(Tt));function U({session:t}){let{deeds:e,state:o}=(0,At.useTable)(),r=t.legal.filter(n=>ke.has(n.type)),a=t.role==="referee"&&r.some(({type:n})=>n==="LetPass");return r.length?I.html`<div class="act decisions answers" data-testid="decisions">${a&&I.html`<button
class="primary"
data-testid="nobody-intervenes"
disabled=${o.busy[z]}
onClick=${()=>e.say(z,{type:"LetPass",seat:null,player:null})}>Nobody intervenes</button>`}${r.map(n=>I.html`<button
data-testid=${`say-${n.type}`}
data-player=${n.player}
disabled=${o.busy[z]}
onClick=${()=>e.say(z,n)}>${Tt[n.type](t.state,n,n.player===t.seat)}</button>`)}<${Pt.Refusal} spot=${z} /></div>`:null}var k=c(m(),1),Dt=c(C(),1),Ct=c(_(),1);var W=c(m(),1);function H({cards:t,may:e,chosen:o,choose:r,label:a}){return W.html`<div class="hand" role="group" aria-label=${a}>${t.map(([n,i])=>W.html`<button
class="card"
key=${n}
data-testid="card"
data-card=${n}
aria-pressed=${o===n}
disabled=${!e(n)}
onClick=${()=>r(n)}><strong>${v[n].title}</strong>${i>1&&W.html`<span class="card-count">×${i}</span>`}<small>${v[n].text}</small></button>`)}${t.length===0&&W.html`<p class="nothing">No cards.</p>`}</div>`}var Z="draft";function Mt({session:t}){let e=t.legal.filter(r=>r.type==="Draft"),o=[...new Set(e.map(r=>r.player))];return k.html`${o.map(r=>k.html`<${ve}
key=${`${r}/${h(t.state,r).pack.length}`}
player=${h(t.state,r)}
picks=${e.filter(a=>a.player===r)}
mine=${t.seat===r}/>`)}`}function ve({player:t,picks:e,mine:o}){let{deeds:r,state:a}=(0,Dt.useTable)(),[n,i]=(0,k.useState)(null),s=e.find(l=>l.card===n);return k.html`<section class="pack" data-testid="pack" data-seat=${t.seat}><h3>${o?"Keep one and pass the rest on":`${t.name} keeps one`}</h3><${H}
label=${`${t.name}’s pack`}
cards=${M(t.pack)}
may=${()=>!0}
chosen=${n}
choose=${l=>i(l===n?null:l)}/>${s&&k.html`<button
class="primary"
data-testid="keep"
disabled=${a.busy[Z]}
onClick=${()=>r.say(Z,s)}>Keep ${P(n)}</button>`}${o&&k.html`<${Ct.Refusal} spot=${Z} />`}</section>`}var b=c(m(),1);var $=c(m(),1);function zt({zoom:t,left:e,top:o},{x:r,y:a},n){let i=Math.min(4,Math.max(1,t*n)),s=i/t;return{zoom:i,left:Math.max(0,(e+r)*s-r),top:Math.max(0,(o+a)*s-a)}}function Wt(t){return Math.exp(-t/300)}function J([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Lt=1.5,we=2;function Nt({kind:t,frame:e,tapped:o=!1,style:r={},children:a}){let n=(0,$.useRef)(null),i=e??n,[s,l]=(0,$.useState)({zoom:1,left:0,top:0}),d=(0,$.useRef)(s);d.current=s;let p=(O,F)=>l(zt(Oe(i,d),F,O));(0,$.useLayoutEffect)(()=>{(s.zoom!==1||s.left||s.top)&&i.current?.scrollTo(s)},[s]),(0,$.useEffect)(()=>Se(i.current,p),[]);let f=O=>{o||O.target.closest("button:enabled, [role=button]")||p(s.zoom>1?1/4:we,Q(i.current,O))};return $.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Rt}
sign="−"
name=${"Smaller"}
off=${s.zoom<=1}
click=${()=>p(1/Lt,jt(i.current))}/><${Rt}
sign="+"
name=${"Larger"}
off=${s.zoom>=4}
click=${()=>p(Lt,jt(i.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${s.zoom.toFixed(2)}
style=${{...r,"--zoom":s.zoom}}
ref=${i}
onDblClick=${f}><div class="zoomed">${a}</div></div></div>`}function Rt({sign:t,name:e,off:o,click:r}){return $.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&r()}><span aria-hidden="true">${t}</span></button>`}function Se(t,e){if(!t)return;let o=null,r=s=>{!s.ctrlKey&&!s.metaKey||(s.preventDefault(),e(Wt(s.deltaY),Q(t,s)))},a=s=>{o=s.touches.length===2?J(s.touches):null},i={wheel:r,touchstart:a,touchend:a,touchcancel:a,touchmove:s=>{if(!o||s.touches.length!==2)return;s.preventDefault();let l=J(s.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,Q(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[s,l]of Object.entries(i))t.addEventListener(s,l,{passive:!1});return()=>{for(let[s,l]of Object.entries(i))t.removeEventListener(s,l)}}function Oe(t,e){let{scrollLeft:o,scrollTop:r}=t.current;return{zoom:e.current.zoom,left:o,top:r}}function Q(t,{clientX:e,clientY:o}){let{left:r,top:a}=t.getBoundingClientRect();return{x:e-r,y:o-a}}function jt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var _t=c(D(),1);function K({state:t,lit:e,picked:o,pick:r}){let a=Array.from({length:t.house.size},(n,i)=>i+1);return b.html`<${Nt} kind="house-frame"><div
class="house"
style=${{"--side":a.length}}
role="group"
aria-label=${"The house"}><span></span>${a.map(n=>b.html`<span class="edge">${n}</span>`)}${a.map(n=>b.html`<span class="edge">${n}</span>${a.map(i=>b.html`<${Ae}
state=${t}
space=${{column:i,row:n}}
lit=${e}
picked=${o}
pick=${r}/>`)}`)}</div><//>`}function Ae({state:t,space:e,lit:o,picked:r,pick:a}){let n=q(e),i=p=>vt(p,e),s=t.players.filter(p=>p.at&&i(p.at)),l=t.traps.some(i),d=t.xs.some(i);return b.html`<button
class="space"
data-testid="space"
data-space=${n}
data-lit=${o.includes(n)}
data-picked=${r.includes(n)}
data-closed=${d}
disabled=${!o.includes(n)}
aria-label=${Pe(t,e,{pawns:s,trap:l,closed:d})}
onClick=${()=>a(n)}>${d&&b.html`<span class="police-x" aria-hidden="true">✕</span>`}${l&&b.html`<span class="trap" aria-hidden="true"></span>`}${s.map(p=>b.html`<span
class="pawn"
key=${p.seat}
style=${A(w(p.seat))}
data-turn=${t.turn?.player===p.seat}
data-testid="pawn"
data-seat=${p.seat}
data-mark=${(0,_t.initials)(p.name)}
aria-hidden="true"></span>`)}</button>`}function Pe(t,e,{pawns:o,trap:r,closed:a}){let n=[...o.map(i=>u(t,i.seat)),r&&"a trap",a&&"closed by the police"];return[y(e),...n.filter(Boolean)].join(", ")}var It=c(D(),1),Ht=c(X(),1);var L=c(V(),1),tt={dealing:"Dealing",drafting:"Draft",starting:"Who starts?",police:"The police come"};function et(t){let{state:e}=t,o=tt[e.phase]?e.fleeing:e.turn?.player;return{title:Te(t),colour:o&&w(o),round:e.round>0&&Ce(e),awaited:bt(t)??Me(t)}}function Te({state:t,outcome:e}){return t.phase==="over"?De(t,e):tt[t.phase]?tt[t.phase]:t.turn?`${u(t,t.turn.player)}’s turn`:"Between turns"}function De(t,e){let o=(e?.winners??[]).map(r=>u(t,r));return o.length===1?`${o[0]} is the last one alive`:o.length?`A tie of ${(0,It.listed)(o)}`:"Nobody won"}function Ce({round:t,turn:e,house:o}){return e?`Round ${t} · turn ${e.cycle+1} of ${o.turns_per_round}`:`Round ${t}`}function Me(t){let{state:e}=t,o=(0,Ht.awaitedText)(t,r=>u(e,r));return e.stack?.length>0?`${ze(e)} ${o}`:e.phase==="playing"&&e.turn?We(e):o}function ze(t){let[e,...o]=t.stack,r={player:u(t,e.player),card:P(e.card)},a=e.victim?(0,L.t)("{player} announces {card} on {victim}.",{...r,victim:u(t,e.victim)}):(0,L.t)("{player} announces {card}.",r),n=o.map(i=>`${u(t,i.player)} intervenes.`);return[a,...n].join(" ")}function We({turn:t}){let e=t.most-t.played;return(0,L.tn)("One more card may be played.","Up to {count} cards may be played.",e)}var B=c(m(),1);var R=c(V(),1);function Kt({state:t}){return B.html`<ul class="players people">${t.players.map(e=>B.html`<${Ee} key=${e.seat} player=${e} state=${t} />`)}</ul>`}function Ee({player:t,state:e}){let{seat:o,name:r,hearts:a,traps:n,armor:i,skips:s}=t,l=[(0,R.tn)("{count} card","{count} cards",Ot(t)),(0,R.tn)("{count} trap","{count} traps",n),i>0&&(i>1?`armor ×${i}`:"armor"),s>0&&(0,R.tn)("loses a turn","loses {count} turns",s)];return B.html`<li
class="player person"
data-testid="player"
data-seat=${o}
data-alive=${a>0}
data-turn=${e.turn?.player===o}
style=${A(w(o))}><${j} colour=${w(o)} /><strong>${r}</strong><span
class="hearts"
role="img"
data-testid="hearts"
aria-label=${(0,R.tn)("{count} heart","{count} hearts",a)}>${"♥".repeat(Math.min(a,9))}${a>9&&` ${a}`}</span><span class="facts">${a>0?l.filter(Boolean).join(" · "):"out"}</span></li>`}var ot=c(m(),1),re=c(C(),1);var Yt=c(m(),1),Bt={tool:null,picked:[]};function Ft(t){let[e,o]=(0,Yt.useState)({seq:-1,...Bt}),r=e.seq===t.seq?e:Bt,a=n=>o({seq:t.seq,tool:r.tool,picked:r.picked,...n});return{tool:r.tool,picked:r.picked,take:n=>a({tool:n===r.tool?null:n,picked:[]}),pick:n=>a({picked:[...r.picked,n]}),at:(n,i=r.tool)=>a({tool:i,picked:i===r.tool?[...r.picked,n]:[n]}),along:(n,i)=>a({tool:i,picked:n}),again:()=>a({picked:[]})}}var x=c(m(),1),Xt=c(C(),1),Y=c(_(),1);var T=c(m(),1);function Gt({asked:t,busy:e,yes:o,no:r}){let a=(0,T.useRef)(null);return(0,T.useEffect)(()=>a.current?.focus(),[]),T.html`<div class="inline-form" role="alertdialog" aria-label=${t.question} data-testid="sure"><strong>${t.question}</strong><div class="answers"><button ref=${a} data-testid="sure-no" onClick=${r}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}function Ut({spot:t,command:e,words:o,question:r,again:a,asked:n=null}){let{deeds:i,state:s}=(0,Xt.useTable)(),[l,d]=(0,x.useState)(null);if(!e&&!r)return x.html`<${Y.Refusal} spot=${t} />`;let p=()=>i.say(t,e),f=()=>{d(null),a&&a()};return e&&n&&l===o?x.html`<${Gt} asked=${n} busy=${s.busy[t]} yes=${p} no=${f} /><${Y.Refusal} spot=${t} />`:x.html`<div class="answers">${e?x.html`<button
class="primary"
data-testid="play"
disabled=${s.busy[t]}
onClick=${n?()=>d(o):p}>${o}</button>`:x.html`<p class="hint" data-testid="question">${r}</p>`}${a&&x.html`<button class="quiet" onClick=${a}>Choose again</button>`}</div><${Y.Refusal} spot=${t} />`}function Zt(t,e,o){let a=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>o.every((d,p)=>l[p]===d)),n=a.map(({path:l})=>l[o.length]).filter(l=>l!==void 0),i=a.filter(({path:l})=>l.length===o.length),s=a.length===1&&(o.length>0||a[0].path.length===0);return{said:s?a[0].command:i[0]?.command??null,next:s?[]:[...new Set(n)]}}function Jt(t){let e={PlayMove:({to:o})=>[o],PlayDoubleMove:({to:o,through:r})=>[o,r],PlayAbduct:({victim:o,to:r})=>[h(t,o).at,r],PlayAttack:({victim:o,trap:r})=>[r??h(t,o).at],PlayRangedAttack:({victim:o})=>[h(t,o).at],PlayAmbush:({at:o})=>[o],Flee:({to:o})=>[o]};return o=>(e[o.type]?.(o)??[]).filter(Boolean).map(q)}var Le={PlayMove:["Where to?"],PlayDoubleMove:["Where to?","Through which space?"],PlayAbduct:["Whom?","Where to put them?"],PlayAttack:["Whom, or which trap?"],PlayRangedAttack:["Whom?"],PlayAmbush:["Where does the trap lie?"],Flee:["Where to?"]};function Qt(t,e){return Le[t]?.[e]??""}var Re={PlayMove:(t,{to:e})=>e?`Move to ${y(e)}`:"Play Move, although every way is blocked",PlayDoubleMove:(t,{to:e})=>e?`Double Move to ${y(e)}`:"Play Double Move, although every way is blocked",PlayAbduct:(t,{victim:e,to:o})=>`Abduct ${u(t,e)} to ${y(o)}`,PlayAttack:(t,{victim:e,trap:o})=>o?`Take the trap on ${y(o)}`:`Attack ${u(t,e)}`,PlayRangedAttack:(t,{victim:e})=>`Shoot at ${u(t,e)}`,PlayAmbush:(t,{at:e})=>`Lay a trap on ${y(e)}`,PlayArmor:()=>"Put on Armor",Flee:(t,{to:e,card:o})=>o?`Go to ${y(e)}, discard ${P(o)}`:`Go to ${y(e)}`};function Vt(t,e){return Re[e.type]?.(t,e)??""}var te="card",ee="";function ae({session:t}){let{deeds:e}=(0,re.useTable)(),{state:o}=t,{tool:r,picked:a,take:n,pick:i,again:s}=Ft(t),l=Ne(t),d=r??(l.has(ee)?ee:null),p=l.get(d)??[],{said:f,next:O}=Zt(p,Jt(o),a),F=at=>a.at(-1)===at?e.say(te,f):i(at);return ot.html`<${K}
state=${o}
lit=${f?a.slice(-1):O}
picked=${a}
pick=${F}/><${Ut}
spot=${te}
command=${f}
words=${f&&Vt(o,f)}
question=${p.length>0?Qt(p[0].type,a.length):""}
again=${a.length>0&&s}/><${je} session=${t} plays=${l} chosen=${d} choose=${n} />`}function je({session:t,plays:e,chosen:o,choose:r}){let{state:a,seat:n,role:i}=t,s=i==="referee"?a.fleeing??a.turn?.player:n,l=h(a,s);if(!l)return null;let d=wt(l).filter(([f])=>St(f)),p=d.length>0?d:M([...e.keys()].filter(f=>v[f]));return ot.html`<${H}
label=${`${l.name}’s cards`}
cards=${p}
may=${f=>e.has(f)}
chosen=${o}
choose=${r}/>`}function Ne({legal:t}){let e=new Map,o=(r,a)=>e.set(r,[...e.get(r)??[],a]);for(let r of t)r.type==="Flee"?o(r.card,r):oe[r.type]&&o(oe[r.type],r);return e}var oe=Object.fromEntries(Object.entries(v).filter(([,{command:t}])=>t!=="Intervene").map(([t,{command:e}])=>[e,t]));function _e({session:t}){let{state:e}=t,o=e.stack?.length>0,r=e.players.map(({seat:a,name:n})=>({value:a,label:n}));return S.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${gt} ...${et(t)} /><${ne.DiceForm} session=${t} />${e.phase==="drafting"&&S.html`<${Mt} session=${t} />`}${o&&S.html`<${U} session=${t} />`}<${ae} session=${t} />${!o&&S.html`<${U} session=${t} />`}</section><${Kt} state=${e} />${t.role==="referee"&&S.html`<${se.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:r}}/>`}`}function qe({session:t}){return S.html`<${K} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ce=c(le()),pe=document.createElement("style");pe.textContent=".house{display:grid;grid-template-columns:1.4em repeat(var(--side),minmax(0,1fr));gap:4px;max-width:min(620px,62vh);width:100%}.house .edge{display:grid;place-items:center;color:var(--soft);font-size:var(--small)}.space{position:relative;display:grid;place-items:center;min-height:0;padding:0;aspect-ratio:1;border-radius:6px;background:var(--sunk);border:1px solid var(--line)}.space:disabled{opacity:1}.space[data-lit=true]{background:var(--accent-paper);border:2px solid var(--accent)}.space[data-picked=true]{background:var(--accent)}.space[data-closed=true]{background:repeating-linear-gradient(45deg,var(--sunk) 0 6px,color-mix(in srgb,var(--bad) 18%,var(--sunk)) 6px 12px)}.police-x{color:var(--bad);font-size:1.5em;font-weight:700}.trap{width:46%;aspect-ratio:1;border:3px dashed var(--warn);border-radius:50%}.pawn{position:absolute;inset:12%;display:grid;place-items:center;border-radius:50%;background:var(--hue);color:var(--hue-ink);font-weight:700;box-shadow:inset 0 -3px 5px #00000038}.pawn:after{content:attr(data-mark)}.pawn[data-turn=true]{outline:3px solid var(--accent);outline-offset:2px}.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}.card{position:relative;display:grid;align-content:start;gap:2px;min-height:84px;padding:10px 12px;text-align:left}.card:disabled{opacity:.7}.card[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent);background:var(--accent-paper)}.card:has(.card-count) strong{padding-right:22px}.card-count{position:absolute;top:8px;right:10px;color:var(--soft);font-weight:650}.pack{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.person[data-alive=false]{color:var(--soft);filter:grayscale(1)}.person[data-turn=true]{background:var(--accent-paper)}.hearts{color:var(--bad);letter-spacing:.08em}.answers{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}.game:has(.house){container-type:inline-size}@container (min-width: 690px){.now:has(.house){grid-template-columns:minmax(0,auto) minmax(170px,1fr);grid-auto-flow:dense}.now:has(.house)>:not(.zoom,.hand){grid-column:1 / -1}.now>.zoom:has(.house){grid-column:1;width:min(500px,62vh)}.now>.hand{grid-column:2;align-content:start}}";document.head.append(pe);(0,ce.arrived)("clearing_house",rt);