var pt=Object.create;var G=Object.defineProperty;var dt=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var ft=Object.getPrototypeOf,mt=Object.prototype.hasOwnProperty;var y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},$t=(e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},ht=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of ut(t))!mt.call(e,o)&&o!==n&&G(e,o,{get:()=>t[o],enumerable:!(r=dt(t,o))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?pt(ft(e)):{},ht(t||!e||!e.__esModule?G(n,"default",{value:e,enumerable:!0}):n,e));var $=y((qt,ae)=>{ae.exports=core["view.js"]});var ie=y((Bt,se)=>{se.exports=core["forms/dice.js"]});var ce=y((Zt,le)=>{le.exports=core["forms/other_commands.js"]});var z=y((Gt,pe)=>{pe.exports=core["words.js"]});var I=y((It,de)=>{de.exports=core["games/awaited.js"]});var D=y((en,xe)=>{xe.exports=core["page/table.js"]});var M=y((tn,ke)=>{ke.exports=core["page/refusal.js"]});var Q=y((yn,Ne)=>{Ne.exports=core["language.js"]});var it=y((Yn,st)=>{st.exports=core["parts.js"]});var re={};$t(re,{Board:()=>Nt,Large:()=>Ht,headlineOf:()=>Kt});var S=c($(),1),ot=c(ie(),1),at=c(ce(),1);var L=c($(),1),bt=c(z(),1),ge=c(I(),1);var $e=c($(),1);var fe={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Yt=Object.keys(fe),gt={fill:"#75726b",ink:"#ffffff"};function P(e){let{fill:t,ink:n}=fe[e]??gt;return{"--hue":t,"--hue-ink":n}}var ue=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function me(e){return ue[(e-1)%ue.length]}var he=c(z(),1);function F({colour:e,large:t=!1}){return $e.html`<span
class=${t?"swatch large":"swatch"}
style=${P(e)}
title=${e?(0,he.named)(e):"noch keine Farbe"}
aria-hidden="true"></span>`}function be({title:e,colour:t,round:n,awaited:r}){return L.html`<header>${t&&L.html`<${F} colour=${t} large />`}<h2 data-testid="whose-move">${e}</h2>${n&&L.html`<p class="round" data-testid="round">${n}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function ye({state:e,awaiting:t,outcome:n}){return e.phase==="over"?n?.why??e.ending:t?.roll?`${(0,ge.diceText)(t.roll)}: ${t.roll.why}.`:null}var N=c($(),1),Pe=c(D(),1),Ae=c(M(),1);var w={move:{title:"Bewegen",text:"Ein Feld in jede Richtung.",command:"PlayMove"},double_move:{title:"Rennen",text:"Zwei Felder in dieselbe Richtung.",command:"PlayDoubleMove"},abduct:{title:"Entführen",text:"Versetz jemanden neben dir und stiehl eine Karte.",command:"PlayAbduct"},armor:{title:"Rüstung",text:"Hält in dieser Runde einen Angriff auf.",command:"PlayArmor"},attack:{title:"Angriff",text:"Jemanden neben dir, oder eine Falle.",command:"PlayAttack"},ranged_attack:{title:"Fernangriff",text:"Entlang Reihe, Spalte oder Diagonale; ein Würfel entscheidet.",command:"PlayRangedAttack"},ambush:{title:"Hinterhalt",text:"Eine Falle auf ein Feld im Umkreis von zwei.",command:"PlayAmbush"},intervene:{title:"Eingreifen",text:"Hebt eine Aktion auf; kostet deinen nächsten Zug.",command:"Intervene"}},yt="hidden";function Y(e){let{phase:t}=e.state,n={...e.state,turn:null,stack:[],fleeing:null,...t};return{...e,state:{...n,phase:t.type.toLowerCase()}}}function A(e){return w[e]?.title??"eine Karte"}function g(e,t){return e.players.find(n=>n.seat===t)??null}function u(e,t){return g(e,t)?.name??`Platz ${t}`}function v(e){return me(e)}function K({column:e,row:t}){return`${e}-${t}`}function b({column:e,row:t}){return`Spalte ${e}, Reihe ${t}`}function we(e,t){return e?.column===t?.column&&e?.row===t?.row}function ve(e){return R([...e.base,...e.hand])}function R(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t]}function Se(e){return e!==yt}function Oe(e){return e.hand.length+e.base.length}var C="answer",ze={Intervene:(e,{player:t},n)=>n?"Eingreifen und den nächsten Zug verlieren":`${u(e,t)} greift ein`,LetPass:(e,{player:t},n)=>n?"Geschehen lassen":`${u(e,t)} lässt es geschehen`,EndTurn:()=>"Zug beenden",DraftDone:()=>"Die Karten sind gegeben und gewählt"},xt=new Set(Object.keys(ze));function U({session:e}){let{deeds:t,state:n}=(0,Pe.useTable)(),r=e.legal.filter(a=>xt.has(a.type)),o=e.role==="referee"&&r.some(({type:a})=>a==="LetPass");return r.length?N.html`<div class="act decisions answers" data-testid="decisions">${o&&N.html`<button
class="primary"
data-testid="nobody-intervenes"
disabled=${n.busy[C]}
onClick=${()=>t.say(C,{type:"LetPass",seat:null,player:null})}>Niemand greift ein</button>`}${r.map(a=>N.html`<button
data-testid=${`say-${a.type}`}
data-player=${a.player}
disabled=${n.busy[C]}
onClick=${()=>t.say(C,a)}>${ze[a.type](e.state,a,a.player===e.seat)}</button>`)}<${Ae.Refusal} spot=${C} /></div>`:null}var k=c($(),1),De=c(D(),1),Re=c(M(),1);var W=c($(),1);function H({cards:e,may:t,chosen:n,choose:r,label:o}){return W.html`<div class="hand" role="group" aria-label=${o}>${e.map(([a,i])=>W.html`<button
class="card"
key=${a}
data-testid="card"
data-card=${a}
aria-pressed=${n===a}
disabled=${!t(a)}
onClick=${()=>r(a)}><strong>${w[a].title}</strong>${i>1&&W.html`<span class="card-count">×${i}</span>`}<small>${w[a].text}</small></button>`)}${e.length===0&&W.html`<p class="nothing">Keine Karten.</p>`}</div>`}var X="draft";function Ce({session:e}){let t=e.legal.filter(r=>r.type==="Draft"),n=[...new Set(t.map(r=>r.player))];return k.html`${n.map(r=>k.html`<${kt}
key=${`${r}/${g(e.state,r).pack.length}`}
player=${g(e.state,r)}
picks=${t.filter(o=>o.player===r)}
mine=${e.seat===r}/>`)}`}function kt({player:e,picks:t,mine:n}){let{deeds:r,state:o}=(0,De.useTable)(),[a,i]=(0,k.useState)(null),s=t.find(l=>l.card===a);return k.html`<section class="pack" data-testid="pack" data-seat=${e.seat}><h3>${n?"Behalte eine und gib den Rest weiter":`${e.name} behält eine`}</h3><${H}
label=${`Stapel von ${e.name}`}
cards=${R(e.pack)}
may=${()=>!0}
chosen=${a}
choose=${l=>i(l===a?null:l)}/>${s&&k.html`<button
class="primary"
data-testid="keep"
disabled=${o.busy[X]}
onClick=${()=>r.say(X,s)}>${A(a)} behalten</button>`}${n&&k.html`<${Re.Refusal} spot=${X} />`}</section>`}var x=c($(),1);var h=c($(),1);function We({zoom:e,left:t,top:n},{x:r,y:o},a){let i=Math.min(4,Math.max(1,e*a)),s=i/e;return{zoom:i,left:Math.max(0,(t+r)*s-r),top:Math.max(0,(n+o)*s-o)}}function Ee(e){return Math.exp(-e/300)}function V([e,t]){return{apart:Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY),x:(e.clientX+t.clientX)/2,y:(e.clientY+t.clientY)/2}}var je=1.5,wt=2;function Me({kind:e,frame:t,tapped:n=!1,style:r={},children:o}){let a=(0,h.useRef)(null),i=t??a,[s,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(s);d.current=s;let p=(O,Z)=>l(We(St(i,d),Z,O));(0,h.useLayoutEffect)(()=>{(s.zoom!==1||s.left||s.top)&&i.current?.scrollTo(s)},[s]),(0,h.useEffect)(()=>vt(i.current,p),[]);let f=O=>{n||O.target.closest("button:enabled, [role=button]")||p(s.zoom>1?1/4:wt,J(i.current,O))};return h.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}><${Fe}
sign="−"
name=${"Kleiner"}
off=${s.zoom<=1}
click=${()=>p(1/je,Le(i.current))}/><${Fe}
sign="+"
name=${"Größer"}
off=${s.zoom>=4}
click=${()=>p(je,Le(i.current))}/></div><div
class=${`zoom-frame ${e}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${s.zoom.toFixed(2)}
style=${{...r,"--zoom":s.zoom}}
ref=${i}
onDblClick=${f}><div class="zoomed">${o}</div></div></div>`}function Fe({sign:e,name:t,off:n,click:r}){return h.html`<button
class="quiet"
aria-label=${t}
aria-disabled=${n}
onClick=${()=>!n&&r()}><span aria-hidden="true">${e}</span></button>`}function vt(e,t){if(!e)return;let n=null,r=s=>{!s.ctrlKey&&!s.metaKey||(s.preventDefault(),t(Ee(s.deltaY),J(e,s)))},o=s=>{n=s.touches.length===2?V(s.touches):null},i={wheel:r,touchstart:o,touchend:o,touchcancel:o,touchmove:s=>{if(!n||s.touches.length!==2)return;s.preventDefault();let l=V(s.touches);e.scrollBy(n.x-l.x,n.y-l.y),t(l.apart/n.apart,J(e,{clientX:l.x,clientY:l.y})),n=l}};for(let[s,l]of Object.entries(i))e.addEventListener(s,l,{passive:!1});return()=>{for(let[s,l]of Object.entries(i))e.removeEventListener(s,l)}}function St(e,t){let{scrollLeft:n,scrollTop:r}=e.current;return{zoom:t.current.zoom,left:n,top:r}}function J(e,{clientX:t,clientY:n}){let{left:r,top:o}=e.getBoundingClientRect();return{x:t-r,y:n-o}}function Le(e){return{x:e.clientWidth/2,y:e.clientHeight/2}}var Ke=c(z(),1);function _({state:e,lit:t,picked:n,pick:r}){let o=Array.from({length:e.house.size},(a,i)=>i+1);return x.html`<${Me} kind="house-frame"><div
class="house"
style=${{"--side":o.length}}
role="group"
aria-label=${"Das Haus"}><span></span>${o.map(a=>x.html`<span class="edge">${a}</span>`)}${o.map(a=>x.html`<span class="edge">${a}</span>${o.map(i=>x.html`<${Ot}
state=${e}
space=${{column:i,row:a}}
lit=${t}
picked=${n}
pick=${r}/>`)}`)}</div><//>`}function Ot({state:e,space:t,lit:n,picked:r,pick:o}){let a=K(t),i=p=>we(p,t),s=e.players.filter(p=>p.at&&i(p.at)),l=e.traps.some(i),d=e.xs.some(i);return x.html`<button
class="space"
data-testid="space"
data-space=${a}
data-lit=${n.includes(a)}
data-picked=${r.includes(a)}
data-closed=${d}
disabled=${!n.includes(a)}
aria-label=${Pt(e,t,{pawns:s,trap:l,closed:d})}
onClick=${()=>o(a)}>${d&&x.html`<span class="police-x" aria-hidden="true">✕</span>`}${l&&x.html`<span class="trap" aria-hidden="true"></span>`}${s.map(p=>x.html`<span
class="pawn"
key=${p.seat}
style=${P(v(p.seat))}
data-turn=${e.turn?.player===p.seat}
data-testid="pawn"
data-seat=${p.seat}
data-mark=${(0,Ke.initials)(p.name)}
aria-hidden="true"></span>`)}</button>`}function Pt(e,t,{pawns:n,trap:r,closed:o}){let a=[...n.map(i=>u(e,i.seat)),r&&"eine Falle",o&&"von der Polizei geschlossen"];return[b(t),...a.filter(Boolean)].join(", ")}var He=c(z(),1),_e=c(I(),1);var T=c(Q(),1),ee={dealing:"Karten geben",drafting:"Kartenwahl",starting:"Wer beginnt?",police:"Die Polizei kommt"};function te(e){let{state:t}=e,n=ee[t.phase]?t.fleeing:t.turn?.player;return{title:At(e),colour:n&&v(n),round:t.round>0&&Dt(t),awaited:ye(e)??Rt(e)}}function At({state:e,outcome:t}){return e.phase==="over"?zt(e,t):ee[e.phase]?ee[e.phase]:e.turn?`${u(e,e.turn.player)} ist am Zug`:"Zwischen den Zügen"}function zt(e,t){let n=(t?.winners??[]).map(r=>u(e,r));return n.length===1?`${n[0]} ist als Letzter am Leben`:n.length?`Unentschieden zwischen ${(0,He.listed)(n)}`:"Niemand hat gewonnen"}function Dt({round:e,turn:t,house:n}){return t?`Runde ${e} · Zug ${t.cycle+1} von ${n.turns_per_round}`:`Runde ${e}`}function Rt(e){let{state:t}=e,n=(0,_e.awaitedText)(e,r=>u(t,r));return t.stack.length>0?`${Ct(t)} ${n}`:t.phase==="playing"&&t.turn?Wt(t):n}function Ct(e){let[t,...n]=e.stack,r={player:u(e,t.player),card:A(t.card)},o=t.victim?(0,T.t)("{player} kündigt {card} gegen {victim} an.",{...r,victim:u(e,t.victim)}):(0,T.t)("{player} kündigt {card} an.",r),a=n.map(i=>`${u(e,i.player)} greift ein.`);return[o,...a].join(" ")}function Wt({turn:e}){let t=e.most-e.played;return(0,T.tn)("Noch eine Karte darf gespielt werden.","Bis zu {count} Karten dürfen gespielt werden.",t)}var q=c($(),1);var j=c(Q(),1);function qe({state:e}){return q.html`<ul class="players people">${e.players.map(t=>q.html`<${Et} key=${t.seat} player=${t} state=${e} />`)}</ul>`}function Et({player:e,state:t}){let{seat:n,name:r,hearts:o,traps:a,armor:i,skips:s}=e,l=[(0,j.tn)("{count} Karte","{count} Karten",Oe(e)),(0,j.tn)("{count} Falle","{count} Fallen",a),i>0&&(i>1?`Rüstung ×${i}`:"Rüstung"),s>0&&(0,j.tn)("verliert einen Zug","verliert {count} Züge",s)];return q.html`<li
class="player person"
data-testid="player"
data-seat=${n}
data-alive=${o>0}
data-turn=${t.turn?.player===n}
style=${P(v(n))}><${F} colour=${v(n)} /><strong>${r}</strong><span
class="hearts"
role="img"
data-testid="hearts"
aria-label=${(0,j.tn)("{count} Herz","{count} Herzen",o)}>${"♥".repeat(Math.min(o,9))}${o>9&&` ${o}`}</span><span class="facts">${o>0?l.filter(Boolean).join(" · "):"ausgeschieden"}</span></li>`}var ne=c($(),1),nt=c(D(),1);var Ze=c($(),1),Be={tool:null,picked:[]};function Ge(e){let[t,n]=(0,Ze.useState)({seq:-1,...Be}),r=t.seq===e.seq?t:Be,o=a=>n({seq:e.seq,tool:r.tool,picked:r.picked,...a});return{tool:r.tool,picked:r.picked,take:a=>o({tool:a===r.tool?null:a,picked:[]}),pick:a=>o({picked:[...r.picked,a]}),at:(a,i=r.tool)=>o({tool:i,picked:i===r.tool?[...r.picked,a]:[a]}),again:()=>o({picked:[]})}}var m=c($(),1),Ie=c(D(),1),B=c(M(),1);function Ye({spot:e,command:t,words:n,question:r,again:o,asked:a=null}){let{deeds:i,state:s}=(0,Ie.useTable)(),[l,d]=(0,m.useState)(null);if(!t&&!r)return m.html`<${B.Refusal} spot=${e} />`;let p=()=>i.say(e,t),f=()=>{d(null),o&&o()};return t&&a&&l===n?m.html`<${Tt} asked=${a} busy=${s.busy[e]} yes=${p} no=${f} /><${B.Refusal} spot=${e} />`:m.html`<div class="answers">${t?m.html`<button
class="primary"
data-testid="play"
disabled=${s.busy[e]}
onClick=${a?()=>d(n):p}>${n}</button>`:m.html`<p class="hint" data-testid="question">${r}</p>`}${o&&m.html`<button class="quiet" onClick=${o}>Neu wählen</button>`}</div><${B.Refusal} spot=${e} />`}function Tt({asked:e,busy:t,yes:n,no:r}){let o=(0,m.useRef)(null);return(0,m.useEffect)(()=>o.current?.focus(),[]),m.html`<div class="sure" role="alertdialog" aria-label=${e.question} data-testid="sure"><p>${e.question}</p><div class="answers"><button ref=${o} data-testid="sure-no" onClick=${r}>${e.no}</button><button class="grave" data-testid="sure-yes" disabled=${t} onClick=${n}>${e.yes}</button></div></div>`}function Ue(e,t,n){let o=e.map(l=>({command:l,path:t(l)})).filter(({path:l})=>n.every((d,p)=>l[p]===d)),a=o.map(({path:l})=>l[n.length]).filter(l=>l!==void 0),i=o.filter(({path:l})=>l.length===n.length),s=o.length===1&&(n.length>0||o[0].path.length===0);return{said:s?o[0].command:i[0]?.command??null,next:s?[]:[...new Set(a)]}}function Xe(e){let t={PlayMove:({to:n})=>[n],PlayDoubleMove:({to:n,through:r})=>[n,r],PlayAbduct:({victim:n,to:r})=>[g(e,n).at,r],PlayAttack:({victim:n,trap:r})=>[r??g(e,n).at],PlayRangedAttack:({victim:n})=>[g(e,n).at],PlayAmbush:({at:n})=>[n],Flee:({to:n})=>[n]};return n=>(t[n.type]?.(n)??[]).filter(Boolean).map(K)}var jt={PlayMove:["Wohin?"],PlayDoubleMove:["Wohin?","Über welches Feld?"],PlayAbduct:["Wen?","Wohin damit?"],PlayAttack:["Wen, oder welche Falle?"],PlayRangedAttack:["Wen?"],PlayAmbush:["Wo liegt die Falle?"],Flee:["Wohin?"]};function Ve(e,t){return jt[e]?.[t]??""}var Ft={PlayMove:(e,{to:t})=>t?`Gehen nach ${b(t)}`:"„Bewegen“ spielen, obwohl jeder Weg versperrt ist",PlayDoubleMove:(e,{to:t})=>t?`Rennen nach ${b(t)}`:"„Rennen“ spielen, obwohl jeder Weg versperrt ist",PlayAbduct:(e,{victim:t,to:n})=>`${u(e,t)} entführen nach ${b(n)}`,PlayAttack:(e,{victim:t,trap:n})=>n?`Die Falle auf ${b(n)} nehmen`:`${u(e,t)} angreifen`,PlayRangedAttack:(e,{victim:t})=>`Auf ${u(e,t)} schießen`,PlayAmbush:(e,{at:t})=>`Falle legen auf ${b(t)}`,PlayArmor:()=>"Rüstung anlegen",Flee:(e,{to:t,card:n})=>n?`Gehen nach ${b(t)}, ${A(n)} abwerfen`:`Gehen nach ${b(t)}`};function Je(e,t){return Ft[t.type]?.(e,t)??""}var Qe="card",et="";function rt({session:e}){let{deeds:t}=(0,nt.useTable)(),{state:n}=e,{tool:r,picked:o,take:a,pick:i,again:s}=Ge(e),l=Mt(e),d=r??(l.has(et)?et:null),p=l.get(d)??[],{said:f,next:O}=Ue(p,Xe(n),o),Z=oe=>o.at(-1)===oe?t.say(Qe,f):i(oe);return ne.html`<${_}
state=${n}
lit=${f?o.slice(-1):O}
picked=${o}
pick=${Z}/><${Ye}
spot=${Qe}
command=${f}
words=${f&&Je(n,f)}
question=${p.length>0?Ve(p[0].type,o.length):""}
again=${o.length>0&&s}/><${Lt} session=${e} plays=${l} chosen=${d} choose=${a} />`}function Lt({session:e,plays:t,chosen:n,choose:r}){let{state:o,seat:a,role:i}=e,s=i==="referee"?o.fleeing??o.turn?.player:a,l=g(o,s);if(!l)return null;let d=ve(l).filter(([f])=>Se(f)),p=d.length>0?d:R([...t.keys()].filter(f=>w[f]));return ne.html`<${H}
label=${`Karten von ${l.name}`}
cards=${p}
may=${f=>t.has(f)}
chosen=${n}
choose=${r}/>`}function Mt({legal:e}){let t=new Map,n=(r,o)=>t.set(r,[...t.get(r)??[],o]);for(let r of e)r.type==="Flee"?n(r.card,r):tt[r.type]&&n(tt[r.type],r);return t}var tt=Object.fromEntries(Object.entries(w).filter(([,{command:e}])=>e!=="Intervene").map(([e,{command:t}])=>[t,e]));function Kt(e){return te(Y(e))}function Nt({session:e}){let t=Y(e),{state:n}=t,r=n.stack.length>0,o=n.players.map(({seat:a,name:i})=>({value:a,label:i}));return S.html`<section class="now" data-testid="now" data-phase=${n.phase} data-seq=${t.seq}><${be} ...${te(t)} /><${ot.DiceForm} session=${t} />${n.phase==="drafting"&&S.html`<${Ce} session=${t} />`}${r&&S.html`<${U} session=${t} />`}<${rt} session=${t} />${!r&&S.html`<${U} session=${t} />`}</section><${qe} state=${n} />${t.role==="referee"&&S.html`<${at.OtherCommands}
commands=${t.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{player:o}}/>`}`}function Ht({session:e}){return S.html`<${_} state=${e.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var lt=c(it()),ct=document.createElement("style");ct.textContent=".house{display:grid;grid-template-columns:1.4em repeat(var(--side),minmax(0,1fr));gap:4px;max-width:min(620px,62vh);width:100%}.house .edge{display:grid;place-items:center;color:var(--soft);font-size:var(--small)}.space{position:relative;display:grid;place-items:center;min-height:0;padding:0;aspect-ratio:1;border-radius:6px;background:var(--sunk);border:1px solid var(--line)}.space:disabled{opacity:1}.space[data-lit=true]{background:var(--accent-paper);border:2px solid var(--accent)}.space[data-picked=true]{background:var(--accent)}.space[data-closed=true]{background:repeating-linear-gradient(45deg,var(--sunk) 0 6px,color-mix(in srgb,var(--bad) 18%,var(--sunk)) 6px 12px)}.police-x{color:var(--bad);font-size:1.5em;font-weight:700}.trap{width:46%;aspect-ratio:1;border:3px dashed var(--warn);border-radius:50%}.pawn{position:absolute;inset:12%;display:grid;place-items:center;border-radius:50%;background:var(--hue);color:var(--hue-ink);font-weight:700;box-shadow:inset 0 -3px 5px #00000038}.pawn:after{content:attr(data-mark)}.pawn[data-turn=true]{outline:3px solid var(--accent);outline-offset:2px}.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}.card{position:relative;display:grid;align-content:start;gap:2px;min-height:84px;padding:10px 12px;text-align:left}.card[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent);background:var(--accent-paper)}.card:has(.card-count) strong{padding-right:22px}.card-count{position:absolute;top:8px;right:10px;color:var(--soft);font-weight:650}.pack{display:grid;gap:10px}.person[data-alive=false]{color:var(--soft);filter:grayscale(1)}.person[data-turn=true]{background:var(--accent-paper)}.hearts{color:var(--bad);letter-spacing:.08em}.answers{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}.game:has(.house){container-type:inline-size}@container (min-width: 690px){.now:has(.house){grid-template-columns:minmax(0,auto) minmax(170px,1fr);grid-auto-flow:dense}.now:has(.house)>:not(.zoom,.hand){grid-column:1 / -1}.now>.zoom:has(.house){grid-column:1;width:min(500px,62vh)}.now>.hand{grid-column:2;align-content:start}}";document.head.append(ct);(0,lt.arrived)("clearing_house",re);