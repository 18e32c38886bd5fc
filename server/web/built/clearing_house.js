var pe=Object.create;var F=Object.defineProperty;var de=Object.getOwnPropertyDescriptor;var ue=Object.getOwnPropertyNames;var fe=Object.getPrototypeOf,me=Object.prototype.hasOwnProperty;var b=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},$e=(t,e)=>{for(var o in e)F(t,o,{get:e[o],enumerable:!0})},he=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of ue(e))!me.call(t,a)&&a!==o&&F(t,a,{get:()=>e[a],enumerable:!(n=de(e,a))||n.enumerable});return t};var c=(t,e,o)=>(o=t!=null?pe(fe(t)):{},he(e||!t||!t.__esModule?F(o,"default",{value:t,enumerable:!0}):o,t));var $=b((He,rt)=>{rt.exports=core["view.js"]});var it=b((Ke,st)=>{st.exports=core["forms/dice.js"]});var ct=b((Ye,lt)=>{lt.exports=core["forms/other_commands.js"]});var T=b((Fe,pt)=>{pt.exports=core["words.js"]});var G=b((Ge,dt)=>{dt.exports=core["games/awaited.js"]});var C=b((to,xt)=>{xt.exports=core["page/table.js"]});var N=b((eo,kt)=>{kt.exports=core["page/refusal.js"]});var V=b((bo,qt)=>{qt.exports=core["language.js"]});var ie=b((Xo,se)=>{se.exports=core["parts.js"]});var nt={};$e(nt,{Board:()=>qe,Large:()=>Ie,headlineOf:()=>_e});var O=c($(),1),ae=c(it(),1),re=c(ct(),1);var j=c($(),1),ge=c(T(),1),yt=c(G(),1);var $t=c($(),1);var ft={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Xe=Object.keys(ft),ye={fill:"#75726b",ink:"#ffffff"};function A(t){let{fill:e,ink:o}=ft[t]??ye;return{"--hue":e,"--hue-ink":o}}var ut=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function mt(t){return ut[(t-1)%ut.length]}var ht=c(T(),1);function R({colour:t,large:e=!1}){return $t.html`<span
class=${e?"swatch large":"swatch"}
style=${A(t)}
title=${t?(0,ht.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function gt({title:t,colour:e,round:o,awaited:n}){return j.html`<header>${e&&j.html`<${R} colour=${e} large />`}<h2 data-testid="whose-move">${t}</h2>${o&&j.html`<p class="round" data-testid="round">${o}</p>`}</header><p class="awaited" data-testid="awaited">${n}</p>`}function bt({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,yt.diceText)(e.roll)}: ${e.roll.why}.`:null}var q=c($(),1),At=c(C(),1),Pt=c(N(),1);var v={move:{title:"Move",text:"One space in any direction.",command:"PlayMove"},double_move:{title:"Double Move",text:"Two spaces the same way.",command:"PlayDoubleMove"},abduct:{title:"Abduct",text:"Move somebody beside you, and steal a card.",command:"PlayAbduct"},armor:{title:"Armor",text:"Stops one attack in this round.",command:"PlayArmor"},attack:{title:"Attack",text:"Somebody beside you, or a trap.",command:"PlayAttack"},ranged_attack:{title:"Ranged Attack",text:"Along row, column or diagonal; a die decides.",command:"PlayRangedAttack"},ambush:{title:"Ambush",text:"A trap on a space within two.",command:"PlayAmbush"},intervene:{title:"Intervene",text:"Cancels an action; costs your next turn.",command:"Intervene"}},be="hidden";function X(t){let{phase:e}=t.state,o={...t.state,turn:null,stack:[],fleeing:null,...e};return{...t,state:{...o,phase:e.type.toLowerCase()}}}function P(t){return v[t]?.title??"a card"}function y(t,e){return t.players.find(o=>o.seat===e)??null}function u(t,e){return y(t,e)?.name??`Seat ${e}`}function w(t){return mt(t)}function _({column:t,row:e}){return`${t}-${e}`}function g({column:t,row:e}){return`column ${t}, row ${e}`}function vt(t,e){return t?.column===e?.column&&t?.row===e?.row}function wt(t){return D([...t.base,...t.hand])}function D(t){let e=new Map;for(let o of t)e.set(o,(e.get(o)??0)+1);return[...e]}function Ot(t){return t!==be}function St(t){return t.hand.length+t.base.length}var M="answer",Tt={Intervene:(t,{player:e},o)=>o?"Intervene, and lose your next turn":`${u(t,e)} intervenes`,LetPass:(t,{player:e},o)=>o?"Let it pass":`${u(t,e)} lets it pass`,EndTurn:()=>"End the turn",DraftDone:()=>"The cards are dealt and drafted"},xe=new Set(Object.keys(Tt));function U({session:t}){let{deeds:e,state:o}=(0,At.useTable)(),n=t.legal.filter(r=>xe.has(r.type)),a=t.role==="referee"&&n.some(({type:r})=>r==="LetPass");return n.length?q.html`<div class="act decisions answers" data-testid="decisions">${a&&q.html`<button
class="primary"
data-testid="nobody-intervenes"
disabled=${o.busy[M]}
onClick=${()=>e.say(M,{type:"LetPass",seat:null,player:null})}>Nobody intervenes</button>`}${n.map(r=>q.html`<button
data-testid=${`say-${r.type}`}
data-player=${r.player}
disabled=${o.busy[M]}
onClick=${()=>e.say(M,r)}>${Tt[r.type](t.state,r,r.player===t.seat)}</button>`)}<${Pt.Refusal} spot=${M} /></div>`:null}var k=c($(),1),Ct=c(C(),1),Dt=c(N(),1);var z=c($(),1);function I({cards:t,may:e,chosen:o,choose:n,label:a}){return z.html`<div class="hand" role="group" aria-label=${a}>${t.map(([r,i])=>z.html`<button
class="card"
key=${r}
data-testid="card"
data-card=${r}
aria-pressed=${o===r}
disabled=${!e(r)}
onClick=${()=>n(r)}><strong>${v[r].title}</strong>${i>1&&z.html`<span class="card-count">×${i}</span>`}<small>${v[r].text}</small></button>`)}${t.length===0&&z.html`<p class="nothing">No cards.</p>`}</div>`}var Z="draft";function Mt({session:t}){let e=t.legal.filter(n=>n.type==="Draft"),o=[...new Set(e.map(n=>n.player))];return k.html`${o.map(n=>k.html`<${ke}
key=${`${n}/${y(t.state,n).pack.length}`}
player=${y(t.state,n)}
picks=${e.filter(a=>a.player===n)}
mine=${t.seat===n}/>`)}`}function ke({player:t,picks:e,mine:o}){let{deeds:n,state:a}=(0,Ct.useTable)(),[r,i]=(0,k.useState)(null),s=e.find(l=>l.card===r);return k.html`<section class="pack" data-testid="pack" data-seat=${t.seat}><h3>${o?"Keep one and pass the rest on":`${t.name} keeps one`}</h3><${I}
label=${`${t.name}’s pack`}
cards=${D(t.pack)}
may=${()=>!0}
chosen=${r}
choose=${l=>i(l===r?null:l)}/>${s&&k.html`<button
class="primary"
data-testid="keep"
disabled=${a.busy[Z]}
onClick=${()=>n.say(Z,s)}>Keep ${P(r)}</button>`}${o&&k.html`<${Dt.Refusal} spot=${Z} />`}</section>`}var x=c($(),1);var h=c($(),1);function zt({zoom:t,left:e,top:o},{x:n,y:a},r){let i=Math.min(4,Math.max(1,t*r)),s=i/t;return{zoom:i,left:Math.max(0,(e+n)*s-n),top:Math.max(0,(o+a)*s-a)}}function Wt(t){return Math.exp(-t/300)}function J([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Lt=1.5,ve=2;function Nt({kind:t,frame:e,tapped:o=!1,style:n={},children:a}){let r=(0,h.useRef)(null),i=e??r,[s,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(s);d.current=s;let p=(S,Y)=>l(zt(Oe(i,d),Y,S));(0,h.useLayoutEffect)(()=>{(s.zoom!==1||s.left||s.top)&&i.current?.scrollTo(s)},[s]),(0,h.useEffect)(()=>we(i.current,p),[]);let f=S=>{o||S.target.closest("button:enabled, [role=button]")||p(s.zoom>1?1/4:ve,Q(i.current,S))};return h.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Rt}
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
style=${{...n,"--zoom":s.zoom}}
ref=${i}
onDblClick=${f}><div class="zoomed">${a}</div></div></div>`}function Rt({sign:t,name:e,off:o,click:n}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}><span aria-hidden="true">${t}</span></button>`}function we(t,e){if(!t)return;let o=null,n=s=>{!s.ctrlKey&&!s.metaKey||(s.preventDefault(),e(Wt(s.deltaY),Q(t,s)))},a=s=>{o=s.touches.length===2?J(s.touches):null},i={wheel:n,touchstart:a,touchend:a,touchcancel:a,touchmove:s=>{if(!o||s.touches.length!==2)return;s.preventDefault();let l=J(s.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,Q(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[s,l]of Object.entries(i))t.addEventListener(s,l,{passive:!1});return()=>{for(let[s,l]of Object.entries(i))t.removeEventListener(s,l)}}function Oe(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function Q(t,{clientX:e,clientY:o}){let{left:n,top:a}=t.getBoundingClientRect();return{x:e-n,y:o-a}}function jt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var _t=c(T(),1);function B({state:t,lit:e,picked:o,pick:n}){let a=Array.from({length:t.house.size},(r,i)=>i+1);return x.html`<${Nt} kind="house-frame"><div
class="house"
style=${{"--side":a.length}}
role="group"
aria-label=${"The house"}><span></span>${a.map(r=>x.html`<span class="edge">${r}</span>`)}${a.map(r=>x.html`<span class="edge">${r}</span>${a.map(i=>x.html`<${Se}
state=${t}
space=${{column:i,row:r}}
lit=${e}
picked=${o}
pick=${n}/>`)}`)}</div><//>`}function Se({state:t,space:e,lit:o,picked:n,pick:a}){let r=_(e),i=p=>vt(p,e),s=t.players.filter(p=>p.at&&i(p.at)),l=t.traps.some(i),d=t.xs.some(i);return x.html`<button
class="space"
data-testid="space"
data-space=${r}
data-lit=${o.includes(r)}
data-picked=${n.includes(r)}
data-closed=${d}
disabled=${!o.includes(r)}
aria-label=${Ae(t,e,{pawns:s,trap:l,closed:d})}
onClick=${()=>a(r)}>${d&&x.html`<span class="police-x" aria-hidden="true">✕</span>`}${l&&x.html`<span class="trap" aria-hidden="true"></span>`}${s.map(p=>x.html`<span
class="pawn"
key=${p.seat}
style=${A(w(p.seat))}
data-turn=${t.turn?.player===p.seat}
data-testid="pawn"
data-seat=${p.seat}
data-mark=${(0,_t.initials)(p.name)}
aria-hidden="true"></span>`)}</button>`}function Ae(t,e,{pawns:o,trap:n,closed:a}){let r=[...o.map(i=>u(t,i.seat)),n&&"a trap",a&&"closed by the police"];return[g(e),...r.filter(Boolean)].join(", ")}var It=c(T(),1),Bt=c(G(),1);var E=c(V(),1),tt={dealing:"Dealing",drafting:"Draft",starting:"Who starts?",police:"The police come"};function et(t){let{state:e}=t,o=tt[e.phase]?e.fleeing:e.turn?.player;return{title:Pe(t),colour:o&&w(o),round:e.round>0&&Ce(e),awaited:bt(t)??De(t)}}function Pe({state:t,outcome:e}){return t.phase==="over"?Te(t,e):tt[t.phase]?tt[t.phase]:t.turn?`${u(t,t.turn.player)}’s turn`:"Between turns"}function Te(t,e){let o=(e?.winners??[]).map(n=>u(t,n));return o.length===1?`${o[0]} is the last one alive`:o.length?`A tie of ${(0,It.listed)(o)}`:"Nobody won"}function Ce({round:t,turn:e,house:o}){return e?`Round ${t} · turn ${e.cycle+1} of ${o.turns_per_round}`:`Round ${t}`}function De(t){let{state:e}=t,o=(0,Bt.awaitedText)(t,n=>u(e,n));return e.stack.length>0?`${Me(e)} ${o}`:e.phase==="playing"&&e.turn?ze(e):o}function Me(t){let[e,...o]=t.stack,n={player:u(t,e.player),card:P(e.card)},a=e.victim?(0,E.t)("{player} announces {card} on {victim}.",{...n,victim:u(t,e.victim)}):(0,E.t)("{player} announces {card}.",n),r=o.map(i=>`${u(t,i.player)} intervenes.`);return[a,...r].join(" ")}function ze({turn:t}){let e=t.most-t.played;return(0,E.tn)("One more card may be played.","Up to {count} cards may be played.",e)}var H=c($(),1);var L=c(V(),1);function Ht({state:t}){return H.html`<ul class="players people">${t.players.map(e=>H.html`<${We} key=${e.seat} player=${e} state=${t} />`)}</ul>`}function We({player:t,state:e}){let{seat:o,name:n,hearts:a,traps:r,armor:i,skips:s}=t,l=[(0,L.tn)("{count} card","{count} cards",St(t)),(0,L.tn)("{count} trap","{count} traps",r),i>0&&(i>1?`armor ×${i}`:"armor"),s>0&&(0,L.tn)("loses a turn","loses {count} turns",s)];return H.html`<li
class="player person"
data-testid="player"
data-seat=${o}
data-alive=${a>0}
data-turn=${e.turn?.player===o}
style=${A(w(o))}><${R} colour=${w(o)} /><strong>${n}</strong><span
class="hearts"
role="img"
data-testid="hearts"
aria-label=${(0,L.tn)("{count} heart","{count} hearts",a)}>${"♥".repeat(Math.min(a,9))}${a>9&&` ${a}`}</span><span class="facts">${a>0?l.filter(Boolean).join(" · "):"out"}</span></li>`}var ot=c($(),1),oe=c(C(),1);var Yt=c($(),1),Kt={tool:null,picked:[]};function Ft(t){let[e,o]=(0,Yt.useState)({seq:-1,...Kt}),n=e.seq===t.seq?e:Kt,a=r=>o({seq:t.seq,tool:n.tool,picked:n.picked,...r});return{tool:n.tool,picked:n.picked,take:r=>a({tool:r===n.tool?null:r,picked:[]}),pick:r=>a({picked:[...n.picked,r]}),at:(r,i=n.tool)=>a({tool:i,picked:i===n.tool?[...n.picked,r]:[r]}),again:()=>a({picked:[]})}}var m=c($(),1),Gt=c(C(),1),K=c(N(),1);function Xt({spot:t,command:e,words:o,question:n,again:a,asked:r=null}){let{deeds:i,state:s}=(0,Gt.useTable)(),[l,d]=(0,m.useState)(null);if(!e&&!n)return m.html`<${K.Refusal} spot=${t} />`;let p=()=>i.say(t,e),f=()=>{d(null),a&&a()};return e&&r&&l===o?m.html`<${Ee} asked=${r} busy=${s.busy[t]} yes=${p} no=${f} /><${K.Refusal} spot=${t} />`:m.html`<div class="answers">${e?m.html`<button
class="primary"
data-testid="play"
disabled=${s.busy[t]}
onClick=${r?()=>d(o):p}>${o}</button>`:m.html`<p class="hint" data-testid="question">${n}</p>`}${a&&m.html`<button class="quiet" onClick=${a}>Choose again</button>`}</div><${K.Refusal} spot=${t} />`}function Ee({asked:t,busy:e,yes:o,no:n}){let a=(0,m.useRef)(null);return(0,m.useEffect)(()=>a.current?.focus(),[]),m.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${a} data-testid="sure-no" onClick=${n}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}function Ut(t,e,o){let a=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>o.every((d,p)=>l[p]===d)),r=a.map(({path:l})=>l[o.length]).filter(l=>l!==void 0),i=a.filter(({path:l})=>l.length===o.length),s=a.length===1&&(o.length>0||a[0].path.length===0);return{said:s?a[0].command:i[0]?.command??null,next:s?[]:[...new Set(r)]}}function Zt(t){let e={PlayMove:({to:o})=>[o],PlayDoubleMove:({to:o,through:n})=>[o,n],PlayAbduct:({victim:o,to:n})=>[y(t,o).at,n],PlayAttack:({victim:o,trap:n})=>[n??y(t,o).at],PlayRangedAttack:({victim:o})=>[y(t,o).at],PlayAmbush:({at:o})=>[o],Flee:({to:o})=>[o]};return o=>(e[o.type]?.(o)??[]).filter(Boolean).map(_)}var Le={PlayMove:["Where to?"],PlayDoubleMove:["Where to?","Through which space?"],PlayAbduct:["Whom?","Where to put them?"],PlayAttack:["Whom, or which trap?"],PlayRangedAttack:["Whom?"],PlayAmbush:["Where does the trap lie?"],Flee:["Where to?"]};function Jt(t,e){return Le[t]?.[e]??""}var Re={PlayMove:(t,{to:e})=>e?`Move to ${g(e)}`:"Play Move, although every way is blocked",PlayDoubleMove:(t,{to:e})=>e?`Double Move to ${g(e)}`:"Play Double Move, although every way is blocked",PlayAbduct:(t,{victim:e,to:o})=>`Abduct ${u(t,e)} to ${g(o)}`,PlayAttack:(t,{victim:e,trap:o})=>o?`Take the trap on ${g(o)}`:`Attack ${u(t,e)}`,PlayRangedAttack:(t,{victim:e})=>`Shoot at ${u(t,e)}`,PlayAmbush:(t,{at:e})=>`Lay a trap on ${g(e)}`,PlayArmor:()=>"Put on Armor",Flee:(t,{to:e,card:o})=>o?`Go to ${g(e)}, discard ${P(o)}`:`Go to ${g(e)}`};function Qt(t,e){return Re[e.type]?.(t,e)??""}var Vt="card",te="";function ne({session:t}){let{deeds:e}=(0,oe.useTable)(),{state:o}=t,{tool:n,picked:a,take:r,pick:i,again:s}=Ft(t),l=Ne(t),d=n??(l.has(te)?te:null),p=l.get(d)??[],{said:f,next:S}=Ut(p,Zt(o),a),Y=at=>a.at(-1)===at?e.say(Vt,f):i(at);return ot.html`<${B}
state=${o}
lit=${f?a.slice(-1):S}
picked=${a}
pick=${Y}/><${Xt}
spot=${Vt}
command=${f}
words=${f&&Qt(o,f)}
question=${p.length>0?Jt(p[0].type,a.length):""}
again=${a.length>0&&s}/><${je} session=${t} plays=${l} chosen=${d} choose=${r} />`}function je({session:t,plays:e,chosen:o,choose:n}){let{state:a,seat:r,role:i}=t,s=i==="referee"?a.fleeing??a.turn?.player:r,l=y(a,s);if(!l)return null;let d=wt(l).filter(([f])=>Ot(f)),p=d.length>0?d:D([...e.keys()].filter(f=>v[f]));return ot.html`<${I}
label=${`${l.name}’s cards`}
cards=${p}
may=${f=>e.has(f)}
chosen=${o}
choose=${n}/>`}function Ne({legal:t}){let e=new Map,o=(n,a)=>e.set(n,[...e.get(n)??[],a]);for(let n of t)n.type==="Flee"?o(n.card,n):ee[n.type]&&o(ee[n.type],n);return e}var ee=Object.fromEntries(Object.entries(v).filter(([,{command:t}])=>t!=="Intervene").map(([t,{command:e}])=>[e,t]));function _e(t){return et(X(t))}function qe({session:t}){let e=X(t),{state:o}=e,n=o.stack.length>0,a=o.players.map(({seat:r,name:i})=>({value:r,label:i}));return O.html`<section class="now" data-testid="now" data-phase=${o.phase} data-seq=${e.seq}><${gt} ...${et(e)} /><${ae.DiceForm} session=${e} />${o.phase==="drafting"&&O.html`<${Mt} session=${e} />`}${n&&O.html`<${U} session=${e} />`}<${ne} session=${e} />${!n&&O.html`<${U} session=${e} />`}</section><${Ht} state=${o} />${e.role==="referee"&&O.html`<${re.OtherCommands}
commands=${e.overrides??[]}
title=${"The referee’s word"}
names=${{player:a}}/>`}`}function Ie({session:t}){return O.html`<${B} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var le=c(ie()),ce=document.createElement("style");ce.textContent=".house{display:grid;grid-template-columns:1.4em repeat(var(--side),minmax(0,1fr));gap:4px;max-width:min(620px,62vh);width:100%}.house .edge{display:grid;place-items:center;color:var(--soft);font-size:var(--small)}.space{position:relative;display:grid;place-items:center;min-height:0;padding:0;aspect-ratio:1;border-radius:6px;background:var(--sunk);border:1px solid var(--line)}.space:disabled{opacity:1}.space[data-lit=true]{background:var(--accent-paper);border:2px solid var(--accent)}.space[data-picked=true]{background:var(--accent)}.space[data-closed=true]{background:repeating-linear-gradient(45deg,var(--sunk) 0 6px,color-mix(in srgb,var(--bad) 18%,var(--sunk)) 6px 12px)}.police-x{color:var(--bad);font-size:1.5em;font-weight:700}.trap{width:46%;aspect-ratio:1;border:3px dashed var(--warn);border-radius:50%}.pawn{position:absolute;inset:12%;display:grid;place-items:center;border-radius:50%;background:var(--hue);color:var(--hue-ink);font-weight:700;box-shadow:inset 0 -3px 5px #00000038}.pawn:after{content:attr(data-mark)}.pawn[data-turn=true]{outline:3px solid var(--accent);outline-offset:2px}.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}.card{position:relative;display:grid;align-content:start;gap:2px;min-height:84px;padding:10px 12px;text-align:left}.card[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent);background:var(--accent-paper)}.card:has(.card-count) strong{padding-right:22px}.card-count{position:absolute;top:8px;right:10px;color:var(--soft);font-weight:650}.pack{display:grid;gap:10px}.person[data-alive=false]{color:var(--soft);filter:grayscale(1)}.person[data-turn=true]{background:var(--accent-paper)}.hearts{color:var(--bad);letter-spacing:.08em}.answers{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}.game:has(.house){container-type:inline-size}@container (min-width: 690px){.now:has(.house){grid-template-columns:minmax(0,auto) minmax(170px,1fr);grid-auto-flow:dense}.now:has(.house)>:not(.zoom,.hand){grid-column:1 / -1}.now>.zoom:has(.house){grid-column:1;width:min(500px,62vh)}.now>.hand{grid-column:2;align-content:start}}";document.head.append(ce);(0,le.arrived)("clearing_house",nt);