var ce=Object.create;var F=Object.defineProperty;var pe=Object.getOwnPropertyDescriptor;var de=Object.getOwnPropertyNames;var ue=Object.getPrototypeOf,fe=Object.prototype.hasOwnProperty;var b=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},me=(t,e)=>{for(var o in e)F(t,o,{get:e[o],enumerable:!0})},$e=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of de(e))!fe.call(t,a)&&a!==o&&F(t,a,{get:()=>e[a],enumerable:!(r=pe(e,a))||r.enumerable});return t};var c=(t,e,o)=>(o=t!=null?ce(ue(t)):{},$e(e||!t||!t.__esModule?F(o,"default",{value:t,enumerable:!0}):o,t));var $=b((Ie,at)=>{at.exports=core["view.js"]});var st=b((He,nt)=>{nt.exports=core["forms/dice.js"]});var lt=b((Ke,it)=>{it.exports=core["forms/other_commands.js"]});var T=b((Be,ct)=>{ct.exports=core["words.js"]});var G=b((Ye,pt)=>{pt.exports=core["games/awaited.js"]});var D=b((Qe,bt)=>{bt.exports=core["page/table.js"]});var N=b((Ve,xt)=>{xt.exports=core["page/refusal.js"]});var Q=b((yo,_t)=>{_t.exports=core["language.js"]});var se=b((Yo,ne)=>{ne.exports=core["parts.js"]});var ot={};me(ot,{Board:()=>Ne,Large:()=>_e,headlineOf:()=>tt});var S=c($(),1),re=c(st(),1),ae=c(lt(),1);var j=c($(),1),ye=c(T(),1),ht=c(G(),1);var mt=c($(),1);var ut={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Fe=Object.keys(ut),he={fill:"#75726b",ink:"#ffffff"};function A(t){let{fill:e,ink:o}=ut[t]??he;return{"--hue":e,"--hue-ink":o}}var dt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function ft(t){return dt[(t-1)%dt.length]}var $t=c(T(),1);function R({colour:t,large:e=!1}){return mt.html`<span
class=${e?"swatch large":"swatch"}
style=${A(t)}
title=${t?(0,$t.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function yt({title:t,colour:e,round:o,awaited:r}){return j.html`<header>${e&&j.html`<${R} colour=${e} large />`}<h2 data-testid="whose-move">${t}</h2>${o&&j.html`<p class="round" data-testid="round">${o}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function gt({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,ht.diceText)(e.roll)}: ${e.roll.why}.`:null}var q=c($(),1),Ot=c(D(),1),At=c(N(),1);var v={move:{title:"Move",text:"One space in any direction.",command:"PlayMove"},double_move:{title:"Double Move",text:"Two spaces the same way.",command:"PlayDoubleMove"},abduct:{title:"Abduct",text:"Move somebody beside you, and steal a card.",command:"PlayAbduct"},armor:{title:"Armor",text:"Stops one attack in this round.",command:"PlayArmor"},attack:{title:"Attack",text:"Somebody beside you, or a trap.",command:"PlayAttack"},ranged_attack:{title:"Ranged Attack",text:"Along row, column or diagonal; a die decides.",command:"PlayRangedAttack"},ambush:{title:"Ambush",text:"A trap on a space within two.",command:"PlayAmbush"},intervene:{title:"Intervene",text:"Cancels an action; costs your next turn.",command:"Intervene"}},ge="hidden";function P(t){return v[t]?.title??"a card"}function y(t,e){return t.players.find(o=>o.seat===e)??null}function u(t,e){return y(t,e)?.name??`Seat ${e}`}function w(t){return ft(t)}function _({column:t,row:e}){return`${t}-${e}`}function g({column:t,row:e}){return`column ${t}, row ${e}`}function kt(t,e){return t?.column===e?.column&&t?.row===e?.row}function vt(t){return C([...t.base,...t.hand])}function C(t){let e=new Map;for(let o of t)e.set(o,(e.get(o)??0)+1);return[...e]}function wt(t){return t!==ge}function St(t){return t.hand.length+t.base.length}var M="answer",Pt={Intervene:(t,{player:e},o)=>o?"Intervene, and lose your next turn":`${u(t,e)} intervenes`,LetPass:(t,{player:e},o)=>o?"Let it pass":`${u(t,e)} lets it pass`,EndTurn:()=>"End the turn",DraftDone:()=>"The cards are dealt and drafted"},be=new Set(Object.keys(Pt));function X({session:t}){let{deeds:e,state:o}=(0,Ot.useTable)(),r=t.legal.filter(n=>be.has(n.type)),a=t.role==="referee"&&r.some(({type:n})=>n==="LetPass");return r.length?q.html`<div class="act decisions answers" data-testid="decisions">${a&&q.html`<button
class="primary"
data-testid="nobody-intervenes"
disabled=${o.busy[M]}
onClick=${()=>e.say(M,{type:"LetPass",seat:null,player:null})}>Nobody intervenes</button>`}${r.map(n=>q.html`<button
data-testid=${`say-${n.type}`}
data-player=${n.player}
disabled=${o.busy[M]}
onClick=${()=>e.say(M,n)}>${Pt[n.type](t.state,n,n.player===t.seat)}</button>`)}<${At.Refusal} spot=${M} /></div>`:null}var k=c($(),1),Tt=c(D(),1),Dt=c(N(),1);var z=c($(),1);function I({cards:t,may:e,chosen:o,choose:r,label:a}){return z.html`<div class="hand" role="group" aria-label=${a}>${t.map(([n,i])=>z.html`<button
class="card"
key=${n}
data-testid="card"
data-card=${n}
aria-pressed=${o===n}
disabled=${!e(n)}
onClick=${()=>r(n)}><strong>${v[n].title}</strong>${i>1&&z.html`<span class="card-count">×${i}</span>`}<small>${v[n].text}</small></button>`)}${t.length===0&&z.html`<p class="nothing">No cards.</p>`}</div>`}var U="draft";function Ct({session:t}){let e=t.legal.filter(r=>r.type==="Draft"),o=[...new Set(e.map(r=>r.player))];return k.html`${o.map(r=>k.html`<${xe}
key=${`${r}/${y(t.state,r).pack.length}`}
player=${y(t.state,r)}
picks=${e.filter(a=>a.player===r)}
mine=${t.seat===r}/>`)}`}function xe({player:t,picks:e,mine:o}){let{deeds:r,state:a}=(0,Tt.useTable)(),[n,i]=(0,k.useState)(null),s=e.find(l=>l.card===n);return k.html`<section class="pack" data-testid="pack" data-seat=${t.seat}><h3>${o?"Keep one and pass the rest on":`${t.name} keeps one`}</h3><${I}
label=${`${t.name}’s pack`}
cards=${C(t.pack)}
may=${()=>!0}
chosen=${n}
choose=${l=>i(l===n?null:l)}/>${s&&k.html`<button
class="primary"
data-testid="keep"
disabled=${a.busy[U]}
onClick=${()=>r.say(U,s)}>Keep ${P(n)}</button>`}${o&&k.html`<${Dt.Refusal} spot=${U} />`}</section>`}var x=c($(),1);var h=c($(),1);function Mt({zoom:t,left:e,top:o},{x:r,y:a},n){let i=Math.min(4,Math.max(1,t*n)),s=i/t;return{zoom:i,left:Math.max(0,(e+r)*s-r),top:Math.max(0,(o+a)*s-a)}}function zt(t){return Math.exp(-t/300)}function Z([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Et=1.5,ke=2;function jt({kind:t,frame:e,tapped:o=!1,style:r={},children:a}){let n=(0,h.useRef)(null),i=e??n,[s,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(s);d.current=s;let p=(O,Y)=>l(Mt(we(i,d),Y,O));(0,h.useLayoutEffect)(()=>{(s.zoom!==1||s.left||s.top)&&i.current?.scrollTo(s)},[s]),(0,h.useEffect)(()=>ve(i.current,p),[]);let f=O=>{o||O.target.closest("button:enabled, [role=button]")||p(s.zoom>1?1/4:ke,J(i.current,O))};return h.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Lt}
sign="−"
name=${"Smaller"}
off=${s.zoom<=1}
click=${()=>p(1/Et,Rt(i.current))}/><${Lt}
sign="+"
name=${"Larger"}
off=${s.zoom>=4}
click=${()=>p(Et,Rt(i.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${s.zoom.toFixed(2)}
style=${{...r,"--zoom":s.zoom}}
ref=${i}
onDblClick=${f}><div class="zoomed">${a}</div></div></div>`}function Lt({sign:t,name:e,off:o,click:r}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&r()}><span aria-hidden="true">${t}</span></button>`}function ve(t,e){if(!t)return;let o=null,r=s=>{!s.ctrlKey&&!s.metaKey||(s.preventDefault(),e(zt(s.deltaY),J(t,s)))},a=s=>{o=s.touches.length===2?Z(s.touches):null},i={wheel:r,touchstart:a,touchend:a,touchcancel:a,touchmove:s=>{if(!o||s.touches.length!==2)return;s.preventDefault();let l=Z(s.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,J(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[s,l]of Object.entries(i))t.addEventListener(s,l,{passive:!1});return()=>{for(let[s,l]of Object.entries(i))t.removeEventListener(s,l)}}function we(t,e){let{scrollLeft:o,scrollTop:r}=t.current;return{zoom:e.current.zoom,left:o,top:r}}function J(t,{clientX:e,clientY:o}){let{left:r,top:a}=t.getBoundingClientRect();return{x:e-r,y:o-a}}function Rt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var Nt=c(T(),1);function H({state:t,lit:e,picked:o,pick:r}){let a=Array.from({length:t.house.size},(n,i)=>i+1);return x.html`<${jt} kind="house-frame"><div
class="house"
style=${{"--side":a.length}}
role="group"
aria-label=${"The house"}><span></span>${a.map(n=>x.html`<span class="edge">${n}</span>`)}${a.map(n=>x.html`<span class="edge">${n}</span>${a.map(i=>x.html`<${Se}
state=${t}
space=${{column:i,row:n}}
lit=${e}
picked=${o}
pick=${r}/>`)}`)}</div><//>`}function Se({state:t,space:e,lit:o,picked:r,pick:a}){let n=_(e),i=p=>kt(p,e),s=t.players.filter(p=>p.at&&i(p.at)),l=t.traps.some(i),d=t.xs.some(i);return x.html`<button
class="space"
data-testid="space"
data-space=${n}
data-lit=${o.includes(n)}
data-picked=${r.includes(n)}
data-closed=${d}
disabled=${!o.includes(n)}
aria-label=${Oe(t,e,{pawns:s,trap:l,closed:d})}
onClick=${()=>a(n)}>${d&&x.html`<span class="police-x" aria-hidden="true">✕</span>`}${l&&x.html`<span class="trap" aria-hidden="true"></span>`}${s.map(p=>x.html`<span
class="pawn"
key=${p.seat}
style=${A(w(p.seat))}
data-turn=${t.turn?.player===p.seat}
data-testid="pawn"
data-seat=${p.seat}
data-mark=${(0,Nt.initials)(p.name)}
aria-hidden="true"></span>`)}</button>`}function Oe(t,e,{pawns:o,trap:r,closed:a}){let n=[...o.map(i=>u(t,i.seat)),r&&"a trap",a&&"closed by the police"];return[g(e),...n.filter(Boolean)].join(", ")}var qt=c(T(),1),It=c(G(),1);var E=c(Q(),1),V={dealing:"Dealing",drafting:"Draft",starting:"Who starts?",police:"The police come"};function tt(t){let{state:e}=t,o=V[e.phase]?e.fleeing:e.turn?.player;return{title:Ae(t),colour:o&&w(o),round:e.round>0&&Te(e),awaited:gt(t)??De(t)}}function Ae({state:t,outcome:e}){return t.phase==="over"?Pe(t,e):V[t.phase]?V[t.phase]:t.turn?`${u(t,t.turn.player)}’s turn`:"Between turns"}function Pe(t,e){let o=(e?.winners??[]).map(r=>u(t,r));return o.length===1?`${o[0]} is the last one alive`:o.length?`A tie of ${(0,qt.listed)(o)}`:"Nobody won"}function Te({round:t,turn:e,house:o}){return e?`Round ${t} · turn ${e.cycle+1} of ${o.turns_per_round}`:`Round ${t}`}function De(t){let{state:e}=t,o=(0,It.awaitedText)(t,r=>u(e,r));return e.stack?.length>0?`${Ce(e)} ${o}`:e.phase==="playing"&&e.turn?Me(e):o}function Ce(t){let[e,...o]=t.stack,r={player:u(t,e.player),card:P(e.card)},a=e.victim?(0,E.t)("{player} announces {card} on {victim}.",{...r,victim:u(t,e.victim)}):(0,E.t)("{player} announces {card}.",r),n=o.map(i=>`${u(t,i.player)} intervenes.`);return[a,...n].join(" ")}function Me({turn:t}){let e=t.most-t.played;return(0,E.tn)("One more card may be played.","Up to {count} cards may be played.",e)}var K=c($(),1);var L=c(Q(),1);function Ht({state:t}){return K.html`<ul class="players people">${t.players.map(e=>K.html`<${ze} key=${e.seat} player=${e} state=${t} />`)}</ul>`}function ze({player:t,state:e}){let{seat:o,name:r,hearts:a,traps:n,armor:i,skips:s}=t,l=[(0,L.tn)("{count} card","{count} cards",St(t)),(0,L.tn)("{count} trap","{count} traps",n),i>0&&(i>1?`armor ×${i}`:"armor"),s>0&&(0,L.tn)("loses a turn","loses {count} turns",s)];return K.html`<li
class="player person"
data-testid="player"
data-seat=${o}
data-alive=${a>0}
data-turn=${e.turn?.player===o}
style=${A(w(o))}><${R} colour=${w(o)} /><strong>${r}</strong><span
class="hearts"
role="img"
data-testid="hearts"
aria-label=${(0,L.tn)("{count} heart","{count} hearts",a)}>${"♥".repeat(Math.min(a,9))}${a>9&&` ${a}`}</span><span class="facts">${a>0?l.filter(Boolean).join(" · "):"out"}</span></li>`}var et=c($(),1),ee=c(D(),1);var Bt=c($(),1),Kt={tool:null,picked:[]};function Yt(t){let[e,o]=(0,Bt.useState)({seq:-1,...Kt}),r=e.seq===t.seq?e:Kt,a=n=>o({seq:t.seq,tool:r.tool,picked:r.picked,...n});return{tool:r.tool,picked:r.picked,take:n=>a({tool:n===r.tool?null:n,picked:[]}),pick:n=>a({picked:[...r.picked,n]}),at:(n,i=r.tool)=>a({tool:i,picked:i===r.tool?[...r.picked,n]:[n]}),along:(n,i)=>a({tool:i,picked:n}),again:()=>a({picked:[]})}}var m=c($(),1),Ft=c(D(),1),B=c(N(),1);function Gt({spot:t,command:e,words:o,question:r,again:a,asked:n=null}){let{deeds:i,state:s}=(0,Ft.useTable)(),[l,d]=(0,m.useState)(null);if(!e&&!r)return m.html`<${B.Refusal} spot=${t} />`;let p=()=>i.say(t,e),f=()=>{d(null),a&&a()};return e&&n&&l===o?m.html`<${We} asked=${n} busy=${s.busy[t]} yes=${p} no=${f} /><${B.Refusal} spot=${t} />`:m.html`<div class="answers">${e?m.html`<button
class="primary"
data-testid="play"
disabled=${s.busy[t]}
onClick=${n?()=>d(o):p}>${o}</button>`:m.html`<p class="hint" data-testid="question">${r}</p>`}${a&&m.html`<button class="quiet" onClick=${a}>Choose again</button>`}</div><${B.Refusal} spot=${t} />`}function We({asked:t,busy:e,yes:o,no:r}){let a=(0,m.useRef)(null);return(0,m.useEffect)(()=>a.current?.focus(),[]),m.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${a} data-testid="sure-no" onClick=${r}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}function Xt(t,e,o){let a=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>o.every((d,p)=>l[p]===d)),n=a.map(({path:l})=>l[o.length]).filter(l=>l!==void 0),i=a.filter(({path:l})=>l.length===o.length),s=a.length===1&&(o.length>0||a[0].path.length===0);return{said:s?a[0].command:i[0]?.command??null,next:s?[]:[...new Set(n)]}}function Ut(t){let e={PlayMove:({to:o})=>[o],PlayDoubleMove:({to:o,through:r})=>[o,r],PlayAbduct:({victim:o,to:r})=>[y(t,o).at,r],PlayAttack:({victim:o,trap:r})=>[r??y(t,o).at],PlayRangedAttack:({victim:o})=>[y(t,o).at],PlayAmbush:({at:o})=>[o],Flee:({to:o})=>[o]};return o=>(e[o.type]?.(o)??[]).filter(Boolean).map(_)}var Ee={PlayMove:["Where to?"],PlayDoubleMove:["Where to?","Through which space?"],PlayAbduct:["Whom?","Where to put them?"],PlayAttack:["Whom, or which trap?"],PlayRangedAttack:["Whom?"],PlayAmbush:["Where does the trap lie?"],Flee:["Where to?"]};function Zt(t,e){return Ee[t]?.[e]??""}var Le={PlayMove:(t,{to:e})=>e?`Move to ${g(e)}`:"Play Move, although every way is blocked",PlayDoubleMove:(t,{to:e})=>e?`Double Move to ${g(e)}`:"Play Double Move, although every way is blocked",PlayAbduct:(t,{victim:e,to:o})=>`Abduct ${u(t,e)} to ${g(o)}`,PlayAttack:(t,{victim:e,trap:o})=>o?`Take the trap on ${g(o)}`:`Attack ${u(t,e)}`,PlayRangedAttack:(t,{victim:e})=>`Shoot at ${u(t,e)}`,PlayAmbush:(t,{at:e})=>`Lay a trap on ${g(e)}`,PlayArmor:()=>"Put on Armor",Flee:(t,{to:e,card:o})=>o?`Go to ${g(e)}, discard ${P(o)}`:`Go to ${g(e)}`};function Jt(t,e){return Le[e.type]?.(t,e)??""}var Qt="card",Vt="";function oe({session:t}){let{deeds:e}=(0,ee.useTable)(),{state:o}=t,{tool:r,picked:a,take:n,pick:i,again:s}=Yt(t),l=je(t),d=r??(l.has(Vt)?Vt:null),p=l.get(d)??[],{said:f,next:O}=Xt(p,Ut(o),a),Y=rt=>a.at(-1)===rt?e.say(Qt,f):i(rt);return et.html`<${H}
state=${o}
lit=${f?a.slice(-1):O}
picked=${a}
pick=${Y}/><${Gt}
spot=${Qt}
command=${f}
words=${f&&Jt(o,f)}
question=${p.length>0?Zt(p[0].type,a.length):""}
again=${a.length>0&&s}/><${Re} session=${t} plays=${l} chosen=${d} choose=${n} />`}function Re({session:t,plays:e,chosen:o,choose:r}){let{state:a,seat:n,role:i}=t,s=i==="referee"?a.fleeing??a.turn?.player:n,l=y(a,s);if(!l)return null;let d=vt(l).filter(([f])=>wt(f)),p=d.length>0?d:C([...e.keys()].filter(f=>v[f]));return et.html`<${I}
label=${`${l.name}’s cards`}
cards=${p}
may=${f=>e.has(f)}
chosen=${o}
choose=${r}/>`}function je({legal:t}){let e=new Map,o=(r,a)=>e.set(r,[...e.get(r)??[],a]);for(let r of t)r.type==="Flee"?o(r.card,r):te[r.type]&&o(te[r.type],r);return e}var te=Object.fromEntries(Object.entries(v).filter(([,{command:t}])=>t!=="Intervene").map(([t,{command:e}])=>[e,t]));function Ne({session:t}){let{state:e}=t,o=e.stack?.length>0,r=e.players.map(({seat:a,name:n})=>({value:a,label:n}));return S.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${yt} ...${tt(t)} /><${re.DiceForm} session=${t} />${e.phase==="drafting"&&S.html`<${Ct} session=${t} />`}${o&&S.html`<${X} session=${t} />`}<${oe} session=${t} />${!o&&S.html`<${X} session=${t} />`}</section><${Ht} state=${e} />${t.role==="referee"&&S.html`<${ae.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:r}}/>`}`}function _e({session:t}){return S.html`<${H} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ie=c(se()),le=document.createElement("style");le.textContent=".house{display:grid;grid-template-columns:1.4em repeat(var(--side),minmax(0,1fr));gap:4px;max-width:min(620px,62vh);width:100%}.house .edge{display:grid;place-items:center;color:var(--soft);font-size:var(--small)}.space{position:relative;display:grid;place-items:center;min-height:0;padding:0;aspect-ratio:1;border-radius:6px;background:var(--sunk);border:1px solid var(--line)}.space:disabled{opacity:1}.space[data-lit=true]{background:var(--accent-paper);border:2px solid var(--accent)}.space[data-picked=true]{background:var(--accent)}.space[data-closed=true]{background:repeating-linear-gradient(45deg,var(--sunk) 0 6px,color-mix(in srgb,var(--bad) 18%,var(--sunk)) 6px 12px)}.police-x{color:var(--bad);font-size:1.5em;font-weight:700}.trap{width:46%;aspect-ratio:1;border:3px dashed var(--warn);border-radius:50%}.pawn{position:absolute;inset:12%;display:grid;place-items:center;border-radius:50%;background:var(--hue);color:var(--hue-ink);font-weight:700;box-shadow:inset 0 -3px 5px #00000038}.pawn:after{content:attr(data-mark)}.pawn[data-turn=true]{outline:3px solid var(--accent);outline-offset:2px}.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}.card{position:relative;display:grid;align-content:start;gap:2px;min-height:84px;padding:10px 12px;text-align:left}.card[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent);background:var(--accent-paper)}.card:has(.card-count) strong{padding-right:22px}.card-count{position:absolute;top:8px;right:10px;color:var(--soft);font-weight:650}.pack{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.person[data-alive=false]{color:var(--soft);filter:grayscale(1)}.person[data-turn=true]{background:var(--accent-paper)}.hearts{color:var(--bad);letter-spacing:.08em}.answers{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}.game:has(.house){container-type:inline-size}@container (min-width: 690px){.now:has(.house){grid-template-columns:minmax(0,auto) minmax(170px,1fr);grid-auto-flow:dense}.now:has(.house)>:not(.zoom,.hand){grid-column:1 / -1}.now>.zoom:has(.house){grid-column:1;width:min(500px,62vh)}.now>.hand{grid-column:2;align-content:start}}";document.head.append(le);(0,ie.arrived)("clearing_house",ot);