var dt=Object.create;var I=Object.defineProperty;var ut=Object.getOwnPropertyDescriptor;var ft=Object.getOwnPropertyNames;var mt=Object.getPrototypeOf,$t=Object.prototype.hasOwnProperty;var b=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ht=(e,t)=>{for(var n in t)I(e,n,{get:t[n],enumerable:!0})},gt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of ft(t))!$t.call(e,o)&&o!==n&&I(e,o,{get:()=>t[o],enumerable:!(r=ut(t,o))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?dt(mt(e)):{},gt(t||!e||!e.__esModule?I(n,"default",{value:e,enumerable:!0}):n,e));var m=b((_t,ae)=>{ae.exports=core["view.js"]});var se=b((qt,ie)=>{ie.exports=core["forms/dice.js"]});var ce=b((Zt,le)=>{le.exports=core["forms/other_commands.js"]});var D=b((Gt,pe)=>{pe.exports=core["words.js"]});var Y=b((Bt,de)=>{de.exports=core["games/awaited.js"]});var R=b((Qt,xe)=>{xe.exports=core["page/table.js"]});var K=b((en,ke)=>{ke.exports=core["page/refusal.js"]});var Q=b((bn,Ne)=>{Ne.exports=core["language.js"]});var lt=b((Yn,st)=>{st.exports=core["parts.js"]});var re={};ht(re,{Board:()=>Kt,Large:()=>Nt,headlineOf:()=>te});var S=c(m(),1),at=c(se(),1),it=c(ce(),1);var M=c(m(),1),yt=c(D(),1),ge=c(Y(),1);var $e=c(m(),1);var fe={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},It=Object.keys(fe),bt={fill:"#75726b",ink:"#ffffff"};function P(e){let{fill:t,ink:n}=fe[e]??bt;return{"--hue":t,"--hue-ink":n}}var ue=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function me(e){return ue[(e-1)%ue.length]}var he=c(D(),1);function L({colour:e,large:t=!1}){return $e.html`<span
class=${t?"swatch large":"swatch"}
style=${P(e)}
title=${e?(0,he.named)(e):"noch keine Farbe"}
aria-hidden="true"></span>`}function be({title:e,colour:t,round:n,awaited:r}){return M.html`<header>${t&&M.html`<${L} colour=${t} large />`}<h2 data-testid="whose-move">${e}</h2>${n&&M.html`<p class="round" data-testid="round">${n}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function ye({state:e,awaiting:t,outcome:n}){return e.phase==="over"?n?.why??e.ending:t?.roll?`${(0,ge.diceText)(t.roll)}: ${t.roll.why}.`:null}var H=c(m(),1),Pe=c(R(),1),Ae=c(K(),1);var w={move:{title:"Bewegen",text:"Ein Feld in jede Richtung.",command:"PlayMove"},double_move:{title:"Rennen",text:"Zwei Felder in dieselbe Richtung.",command:"PlayDoubleMove"},abduct:{title:"Entführen",text:"Versetz jemanden neben dir und stiehl eine Karte.",command:"PlayAbduct"},armor:{title:"Rüstung",text:"Hält in dieser Runde einen Angriff auf.",command:"PlayArmor"},attack:{title:"Angriff",text:"Jemanden neben dir, oder eine Falle.",command:"PlayAttack"},ranged_attack:{title:"Fernangriff",text:"Entlang Reihe, Spalte oder Diagonale; ein Würfel entscheidet.",command:"PlayRangedAttack"},ambush:{title:"Hinterhalt",text:"Eine Falle auf ein Feld im Umkreis von zwei.",command:"PlayAmbush"},intervene:{title:"Eingreifen",text:"Hebt eine Aktion auf; kostet deinen nächsten Zug.",command:"Intervene"}},xt="hidden";function A(e){return w[e]?.title??"eine Karte"}function h(e,t){return e.players.find(n=>n.seat===t)??null}function u(e,t){return h(e,t)?.name??`Platz ${t}`}function v(e){return me(e)}function N({column:e,row:t}){return`${e}-${t}`}function g({column:e,row:t}){return`Spalte ${e}, Reihe ${t}`}function we(e,t){return e?.column===t?.column&&e?.row===t?.row}function ve(e){return C([...e.base,...e.hand])}function C(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t]}function Se(e){return e!==xt}function Oe(e){return e.hand.length+e.base.length}var W="answer",ze={Intervene:(e,{player:t},n)=>n?"Eingreifen und den nächsten Zug verlieren":`${u(e,t)} greift ein`,LetPass:(e,{player:t},n)=>n?"Geschehen lassen":`${u(e,t)} lässt es geschehen`,EndTurn:()=>"Zug beenden",DraftDone:()=>"Die Karten sind gegeben und gewählt"},kt=new Set(Object.keys(ze));function U({session:e}){let{deeds:t,state:n}=(0,Pe.useTable)(),r=e.legal.filter(a=>kt.has(a.type)),o=e.role==="referee"&&r.some(({type:a})=>a==="LetPass");return r.length?H.html`<div class="act decisions answers" data-testid="decisions">${o&&H.html`<button
class="primary"
data-testid="nobody-intervenes"
disabled=${n.busy[W]}
onClick=${()=>t.say(W,{type:"LetPass",seat:null,player:null})}>Niemand greift ein</button>`}${r.map(a=>H.html`<button
data-testid=${`say-${a.type}`}
data-player=${a.player}
disabled=${n.busy[W]}
onClick=${()=>t.say(W,a)}>${ze[a.type](e.state,a,a.player===e.seat)}</button>`)}<${Ae.Refusal} spot=${W} /></div>`:null}var k=c(m(),1),De=c(R(),1),Re=c(K(),1);var E=c(m(),1);function _({cards:e,may:t,chosen:n,choose:r,label:o}){return E.html`<div class="hand" role="group" aria-label=${o}>${e.map(([a,s])=>E.html`<button
class="card"
key=${a}
data-testid="card"
data-card=${a}
aria-pressed=${n===a}
disabled=${!t(a)}
onClick=${()=>r(a)}><strong>${w[a].title}</strong>${s>1&&E.html`<span class="card-count">×${s}</span>`}<small>${w[a].text}</small></button>`)}${e.length===0&&E.html`<p class="nothing">Keine Karten.</p>`}</div>`}var X="draft";function Ce({session:e}){let t=e.legal.filter(r=>r.type==="Draft"),n=[...new Set(t.map(r=>r.player))];return k.html`${n.map(r=>k.html`<${wt}
key=${`${r}/${h(e.state,r).pack.length}`}
player=${h(e.state,r)}
picks=${t.filter(o=>o.player===r)}
mine=${e.seat===r}/>`)}`}function wt({player:e,picks:t,mine:n}){let{deeds:r,state:o}=(0,De.useTable)(),[a,s]=(0,k.useState)(null),i=t.find(l=>l.card===a);return k.html`<section class="pack" data-testid="pack" data-seat=${e.seat}><h3>${n?"Behalte eine und gib den Rest weiter":`${e.name} behält eine`}</h3><${_}
label=${`Stapel von ${e.name}`}
cards=${C(e.pack)}
may=${()=>!0}
chosen=${a}
choose=${l=>s(l===a?null:l)}/>${i&&k.html`<button
class="primary"
data-testid="keep"
disabled=${o.busy[X]}
onClick=${()=>r.say(X,i)}>${A(a)} behalten</button>`}${n&&k.html`<${Re.Refusal} spot=${X} />`}</section>`}var y=c(m(),1);var $=c(m(),1);function We({zoom:e,left:t,top:n},{x:r,y:o},a){let s=Math.min(4,Math.max(1,e*a)),i=s/e;return{zoom:s,left:Math.max(0,(t+r)*i-r),top:Math.max(0,(n+o)*i-o)}}function Ee(e){return Math.exp(-e/300)}function V([e,t]){return{apart:Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY),x:(e.clientX+t.clientX)/2,y:(e.clientY+t.clientY)/2}}var je=1.5,vt=2;function Me({kind:e,frame:t,tapped:n=!1,style:r={},children:o}){let a=(0,$.useRef)(null),s=t??a,[i,l]=(0,$.useState)({zoom:1,left:0,top:0}),d=(0,$.useRef)(i);d.current=i;let p=(O,B)=>l(We(Ot(s,d),B,O));(0,$.useLayoutEffect)(()=>{(i.zoom!==1||i.left||i.top)&&s.current?.scrollTo(i)},[i]),(0,$.useEffect)(()=>St(s.current,p),[]);let f=O=>{n||O.target.closest("button:enabled, [role=button]")||p(i.zoom>1?1/4:vt,J(s.current,O))};return $.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}><${Fe}
sign="−"
name=${"Kleiner"}
off=${i.zoom<=1}
click=${()=>p(1/je,Le(s.current))}/><${Fe}
sign="+"
name=${"Größer"}
off=${i.zoom>=4}
click=${()=>p(je,Le(s.current))}/></div><div
class=${`zoom-frame ${e}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${i.zoom.toFixed(2)}
style=${{...r,"--zoom":i.zoom}}
ref=${s}
onDblClick=${f}><div class="zoomed">${o}</div></div></div>`}function Fe({sign:e,name:t,off:n,click:r}){return $.html`<button
class="quiet"
aria-label=${t}
aria-disabled=${n}
onClick=${()=>!n&&r()}><span aria-hidden="true">${e}</span></button>`}function St(e,t){if(!e)return;let n=null,r=i=>{!i.ctrlKey&&!i.metaKey||(i.preventDefault(),t(Ee(i.deltaY),J(e,i)))},o=i=>{n=i.touches.length===2?V(i.touches):null},s={wheel:r,touchstart:o,touchend:o,touchcancel:o,touchmove:i=>{if(!n||i.touches.length!==2)return;i.preventDefault();let l=V(i.touches);e.scrollBy(n.x-l.x,n.y-l.y),t(l.apart/n.apart,J(e,{clientX:l.x,clientY:l.y})),n=l}};for(let[i,l]of Object.entries(s))e.addEventListener(i,l,{passive:!1});return()=>{for(let[i,l]of Object.entries(s))e.removeEventListener(i,l)}}function Ot(e,t){let{scrollLeft:n,scrollTop:r}=e.current;return{zoom:t.current.zoom,left:n,top:r}}function J(e,{clientX:t,clientY:n}){let{left:r,top:o}=e.getBoundingClientRect();return{x:t-r,y:n-o}}function Le(e){return{x:e.clientWidth/2,y:e.clientHeight/2}}var Ke=c(D(),1);function q({state:e,lit:t,picked:n,pick:r}){let o=Array.from({length:e.house.size},(a,s)=>s+1);return y.html`<${Me} kind="house-frame"><div
class="house"
style=${{"--side":o.length}}
role="group"
aria-label=${"Das Haus"}><span></span>${o.map(a=>y.html`<span class="edge">${a}</span>`)}${o.map(a=>y.html`<span class="edge">${a}</span>${o.map(s=>y.html`<${Pt}
state=${e}
space=${{column:s,row:a}}
lit=${t}
picked=${n}
pick=${r}/>`)}`)}</div><//>`}function Pt({state:e,space:t,lit:n,picked:r,pick:o}){let a=N(t),s=p=>we(p,t),i=e.players.filter(p=>p.at&&s(p.at)),l=e.traps.some(s),d=e.xs.some(s);return y.html`<button
class="space"
data-testid="space"
data-space=${a}
data-lit=${n.includes(a)}
data-picked=${r.includes(a)}
data-closed=${d}
disabled=${!n.includes(a)}
aria-label=${At(e,t,{pawns:i,trap:l,closed:d})}
onClick=${()=>o(a)}>${d&&y.html`<span class="police-x" aria-hidden="true">✕</span>`}${l&&y.html`<span class="trap" aria-hidden="true"></span>`}${i.map(p=>y.html`<span
class="pawn"
key=${p.seat}
style=${P(v(p.seat))}
data-turn=${e.turn?.player===p.seat}
data-testid="pawn"
data-seat=${p.seat}
data-mark=${(0,Ke.initials)(p.name)}
aria-hidden="true"></span>`)}</button>`}function At(e,t,{pawns:n,trap:r,closed:o}){let a=[...n.map(s=>u(e,s.seat)),r&&"eine Falle",o&&"von der Polizei geschlossen"];return[g(t),...a.filter(Boolean)].join(", ")}var He=c(D(),1),_e=c(Y(),1);var j=c(Q(),1),ee={dealing:"Karten geben",drafting:"Kartenwahl",starting:"Wer beginnt?",police:"Die Polizei kommt"};function te(e){let{state:t}=e,n=ee[t.phase]?t.fleeing:t.turn?.player;return{title:zt(e),colour:n&&v(n),round:t.round>0&&Rt(t),awaited:ye(e)??Ct(e)}}function zt({state:e,outcome:t}){return e.phase==="over"?Dt(e,t):ee[e.phase]?ee[e.phase]:e.turn?`${u(e,e.turn.player)} ist am Zug`:"Zwischen den Zügen"}function Dt(e,t){let n=(t?.winners??[]).map(r=>u(e,r));return n.length===1?`${n[0]} ist als Letzter am Leben`:n.length?`Unentschieden zwischen ${(0,He.listed)(n)}`:"Niemand hat gewonnen"}function Rt({round:e,turn:t,house:n}){return t?`Runde ${e} · Zug ${t.cycle+1} von ${n.turns_per_round}`:`Runde ${e}`}function Ct(e){let{state:t}=e,n=(0,_e.awaitedText)(e,r=>u(t,r));return t.stack?.length>0?`${Wt(t)} ${n}`:t.phase==="playing"&&t.turn?Et(t):n}function Wt(e){let[t,...n]=e.stack,r={player:u(e,t.player),card:A(t.card)},o=t.victim?(0,j.t)("{player} kündigt {card} gegen {victim} an.",{...r,victim:u(e,t.victim)}):(0,j.t)("{player} kündigt {card} an.",r),a=n.map(s=>`${u(e,s.player)} greift ein.`);return[o,...a].join(" ")}function Et({turn:e}){let t=e.most-e.played;return(0,j.tn)("Noch eine Karte darf gespielt werden.","Bis zu {count} Karten dürfen gespielt werden.",t)}var Z=c(m(),1);var F=c(Q(),1);function qe({state:e}){return Z.html`<ul class="players people">${e.players.map(t=>Z.html`<${Tt} key=${t.seat} player=${t} state=${e} />`)}</ul>`}function Tt({player:e,state:t}){let{seat:n,name:r,hearts:o,traps:a,armor:s,skips:i}=e,l=[(0,F.tn)("{count} Karte","{count} Karten",Oe(e)),(0,F.tn)("{count} Falle","{count} Fallen",a),s>0&&(s>1?`Rüstung ×${s}`:"Rüstung"),i>0&&(0,F.tn)("verliert einen Zug","verliert {count} Züge",i)];return Z.html`<li
class="player person"
data-testid="player"
data-seat=${n}
data-alive=${o>0}
data-turn=${t.turn?.player===n}
style=${P(v(n))}><${L} colour=${v(n)} /><strong>${r}</strong><span
class="hearts"
role="img"
data-testid="hearts"
aria-label=${(0,F.tn)("{count} Herz","{count} Herzen",o)}>${"♥".repeat(Math.min(o,9))}${o>9&&` ${o}`}</span><span class="facts">${o>0?l.filter(Boolean).join(" · "):"ausgeschieden"}</span></li>`}var ne=c(m(),1),rt=c(R(),1);var Ge=c(m(),1),Ze={tool:null,picked:[]};function Be(e){let[t,n]=(0,Ge.useState)({seq:-1,...Ze}),r=t.seq===e.seq?t:Ze,o=a=>n({seq:e.seq,tool:r.tool,picked:r.picked,...a});return{tool:r.tool,picked:r.picked,take:a=>o({tool:a===r.tool?null:a,picked:[]}),pick:a=>o({picked:[...r.picked,a]}),at:(a,s=r.tool)=>o({tool:s,picked:s===r.tool?[...r.picked,a]:[a]}),along:(a,s)=>o({tool:s,picked:a}),again:()=>o({picked:[]})}}var x=c(m(),1),Ye=c(R(),1),G=c(K(),1);var z=c(m(),1);function Ie({asked:e,busy:t,yes:n,no:r}){let o=(0,z.useRef)(null);return(0,z.useEffect)(()=>o.current?.focus(),[]),z.html`<div class="inline-form" role="alertdialog" aria-label=${e.question} data-testid="sure"><strong>${e.question}</strong><div class="answers"><button ref=${o} data-testid="sure-no" onClick=${r}>${e.no}</button><button class="grave" data-testid="sure-yes" disabled=${t} onClick=${n}>${e.yes}</button></div></div>`}function Ue({spot:e,command:t,words:n,question:r,again:o,asked:a=null}){let{deeds:s,state:i}=(0,Ye.useTable)(),[l,d]=(0,x.useState)(null);if(!t&&!r)return x.html`<${G.Refusal} spot=${e} />`;let p=()=>s.say(e,t),f=()=>{d(null),o&&o()};return t&&a&&l===n?x.html`<${Ie} asked=${a} busy=${i.busy[e]} yes=${p} no=${f} /><${G.Refusal} spot=${e} />`:x.html`<div class="answers">${t?x.html`<button
class="primary"
data-testid="play"
disabled=${i.busy[e]}
onClick=${a?()=>d(n):p}>${n}</button>`:x.html`<p class="hint" data-testid="question">${r}</p>`}${o&&x.html`<button class="quiet" onClick=${o}>Neu wählen</button>`}</div><${G.Refusal} spot=${e} />`}function Xe(e,t,n){let o=e.map(l=>({command:l,path:t(l)})).filter(({path:l})=>n.every((d,p)=>l[p]===d)),a=o.map(({path:l})=>l[n.length]).filter(l=>l!==void 0),s=o.filter(({path:l})=>l.length===n.length),i=o.length===1&&(n.length>0||o[0].path.length===0);return{said:i?o[0].command:s[0]?.command??null,next:i?[]:[...new Set(a)]}}function Ve(e){let t={PlayMove:({to:n})=>[n],PlayDoubleMove:({to:n,through:r})=>[n,r],PlayAbduct:({victim:n,to:r})=>[h(e,n).at,r],PlayAttack:({victim:n,trap:r})=>[r??h(e,n).at],PlayRangedAttack:({victim:n})=>[h(e,n).at],PlayAmbush:({at:n})=>[n],Flee:({to:n})=>[n]};return n=>(t[n.type]?.(n)??[]).filter(Boolean).map(N)}var jt={PlayMove:["Wohin?"],PlayDoubleMove:["Wohin?","Über welches Feld?"],PlayAbduct:["Wen?","Wohin damit?"],PlayAttack:["Wen, oder welche Falle?"],PlayRangedAttack:["Wen?"],PlayAmbush:["Wo liegt die Falle?"],Flee:["Wohin?"]};function Je(e,t){return jt[e]?.[t]??""}var Ft={PlayMove:(e,{to:t})=>t?`Gehen nach ${g(t)}`:"„Bewegen“ spielen, obwohl jeder Weg versperrt ist",PlayDoubleMove:(e,{to:t})=>t?`Rennen nach ${g(t)}`:"„Rennen“ spielen, obwohl jeder Weg versperrt ist",PlayAbduct:(e,{victim:t,to:n})=>`${u(e,t)} entführen nach ${g(n)}`,PlayAttack:(e,{victim:t,trap:n})=>n?`Die Falle auf ${g(n)} nehmen`:`${u(e,t)} angreifen`,PlayRangedAttack:(e,{victim:t})=>`Auf ${u(e,t)} schießen`,PlayAmbush:(e,{at:t})=>`Falle legen auf ${g(t)}`,PlayArmor:()=>"Rüstung anlegen",Flee:(e,{to:t,card:n})=>n?`Gehen nach ${g(t)}, ${A(n)} abwerfen`:`Gehen nach ${g(t)}`};function Qe(e,t){return Ft[t.type]?.(e,t)??""}var et="card",tt="";function ot({session:e}){let{deeds:t}=(0,rt.useTable)(),{state:n}=e,{tool:r,picked:o,take:a,pick:s,again:i}=Be(e),l=Mt(e),d=r??(l.has(tt)?tt:null),p=l.get(d)??[],{said:f,next:O}=Xe(p,Ve(n),o),B=oe=>o.at(-1)===oe?t.say(et,f):s(oe);return ne.html`<${q}
state=${n}
lit=${f?o.slice(-1):O}
picked=${o}
pick=${B}/><${Ue}
spot=${et}
command=${f}
words=${f&&Qe(n,f)}
question=${p.length>0?Je(p[0].type,o.length):""}
again=${o.length>0&&i}/><${Lt} session=${e} plays=${l} chosen=${d} choose=${a} />`}function Lt({session:e,plays:t,chosen:n,choose:r}){let{state:o,seat:a,role:s}=e,i=s==="referee"?o.fleeing??o.turn?.player:a,l=h(o,i);if(!l)return null;let d=ve(l).filter(([f])=>Se(f)),p=d.length>0?d:C([...t.keys()].filter(f=>w[f]));return ne.html`<${_}
label=${`Karten von ${l.name}`}
cards=${p}
may=${f=>t.has(f)}
chosen=${n}
choose=${r}/>`}function Mt({legal:e}){let t=new Map,n=(r,o)=>t.set(r,[...t.get(r)??[],o]);for(let r of e)r.type==="Flee"?n(r.card,r):nt[r.type]&&n(nt[r.type],r);return t}var nt=Object.fromEntries(Object.entries(w).filter(([,{command:e}])=>e!=="Intervene").map(([e,{command:t}])=>[t,e]));function Kt({session:e}){let{state:t}=e,n=t.stack?.length>0,r=t.players.map(({seat:o,name:a})=>({value:o,label:a}));return S.html`<section class="now" data-testid="now" data-phase=${t.phase} data-seq=${e.seq}><${be} ...${te(e)} /><${at.DiceForm} session=${e} />${t.phase==="drafting"&&S.html`<${Ce} session=${e} />`}${n&&S.html`<${U} session=${e} />`}<${ot} session=${e} />${!n&&S.html`<${U} session=${e} />`}</section><${qe} state=${t} />${e.role==="referee"&&S.html`<${it.OtherCommands}
commands=${e.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{player:r}}/>`}`}function Nt({session:e}){return S.html`<${q} state=${e.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ct=c(lt()),pt=document.createElement("style");pt.textContent=".house{display:grid;grid-template-columns:1.4em repeat(var(--side),minmax(0,1fr));gap:4px;max-width:min(620px,62vh);width:100%}.house .edge{display:grid;place-items:center;color:var(--soft);font-size:var(--small)}.space{position:relative;display:grid;place-items:center;min-height:0;padding:0;aspect-ratio:1;border-radius:6px;background:var(--sunk);border:1px solid var(--line)}.space:disabled{opacity:1}.space[data-lit=true]{background:var(--accent-paper);border:2px solid var(--accent)}.space[data-picked=true]{background:var(--accent)}.space[data-closed=true]{background:repeating-linear-gradient(45deg,var(--sunk) 0 6px,color-mix(in srgb,var(--bad) 18%,var(--sunk)) 6px 12px)}.police-x{color:var(--bad);font-size:1.5em;font-weight:700}.trap{width:46%;aspect-ratio:1;border:3px dashed var(--warn);border-radius:50%}.pawn{position:absolute;inset:12%;display:grid;place-items:center;border-radius:50%;background:var(--hue);color:var(--hue-ink);font-weight:700;box-shadow:inset 0 -3px 5px #00000038}.pawn:after{content:attr(data-mark)}.pawn[data-turn=true]{outline:3px solid var(--accent);outline-offset:2px}.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}.card{position:relative;display:grid;align-content:start;gap:2px;min-height:84px;padding:10px 12px;text-align:left}.card:disabled{opacity:.7}.card[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent);background:var(--accent-paper)}.card:has(.card-count) strong{padding-right:22px}.card-count{position:absolute;top:8px;right:10px;color:var(--soft);font-weight:650}.pack{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.person[data-alive=false]{color:var(--soft);filter:grayscale(1)}.person[data-turn=true]{background:var(--accent-paper)}.hearts{color:var(--bad);letter-spacing:.08em}.answers{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}.game:has(.house){container-type:inline-size}@container (min-width: 690px){.now:has(.house){grid-template-columns:minmax(0,auto) minmax(170px,1fr);grid-auto-flow:dense}.now:has(.house)>:not(.zoom,.hand){grid-column:1 / -1}.now>.zoom:has(.house){grid-column:1;width:min(500px,62vh)}.now>.hand{grid-column:2;align-content:start}}";document.head.append(pt);(0,ct.arrived)("clearing_house",re);