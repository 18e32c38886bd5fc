var ct=Object.create;var B=Object.defineProperty;var pt=Object.getOwnPropertyDescriptor;var dt=Object.getOwnPropertyNames;var ut=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},mt=(e,t)=>{for(var n in t)B(e,n,{get:t[n],enumerable:!0})},$t=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of dt(t))!ft.call(e,a)&&a!==n&&B(e,a,{get:()=>t[a],enumerable:!(r=pt(t,a))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?ct(ut(e)):{},$t(t||!e||!e.__esModule?B(n,"default",{value:e,enumerable:!0}):n,e));var $=y((Ht,ae)=>{ae.exports=core["view.js"]});var ie=y((_t,oe)=>{oe.exports=core["forms/dice.js"]});var le=y((qt,se)=>{se.exports=core["forms/other_commands.js"]});var z=y((Zt,ce)=>{ce.exports=core["words.js"]});var I=y((Gt,pe)=>{pe.exports=core["games/awaited.js"]});var D=y((Jt,ye)=>{ye.exports=core["page/table.js"]});var M=y((Qt,xe)=>{xe.exports=core["page/refusal.js"]});var J=y((gn,Ke)=>{Ke.exports=core["language.js"]});var it=y((Gn,ot)=>{ot.exports=core["parts.js"]});var ne={};mt(ne,{Board:()=>Mt,Large:()=>Kt,headlineOf:()=>ee});var S=c($(),1),rt=c(ie(),1),at=c(le(),1);var L=c($(),1),gt=c(z(),1),he=c(I(),1);var me=c($(),1);var ue={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Bt=Object.keys(ue),ht={fill:"#75726b",ink:"#ffffff"};function P(e){let{fill:t,ink:n}=ue[e]??ht;return{"--hue":t,"--hue-ink":n}}var de=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function fe(e){return de[(e-1)%de.length]}var $e=c(z(),1);function F({colour:e,large:t=!1}){return me.html`<span
class=${t?"swatch large":"swatch"}
style=${P(e)}
title=${e?(0,$e.named)(e):"noch keine Farbe"}
aria-hidden="true"></span>`}function ge({title:e,colour:t,round:n,awaited:r}){return L.html`<header>${t&&L.html`<${F} colour=${t} large />`}<h2 data-testid="whose-move">${e}</h2>${n&&L.html`<p class="round" data-testid="round">${n}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function be({state:e,awaiting:t,outcome:n}){return e.phase==="over"?n?.why??e.ending:t?.roll?`${(0,he.diceText)(t.roll)}: ${t.roll.why}.`:null}var N=c($(),1),Oe=c(D(),1),Pe=c(M(),1);var w={move:{title:"Bewegen",text:"Ein Feld in jede Richtung.",command:"PlayMove"},double_move:{title:"Rennen",text:"Zwei Felder in dieselbe Richtung.",command:"PlayDoubleMove"},abduct:{title:"Entführen",text:"Versetz jemanden neben dir und stiehl eine Karte.",command:"PlayAbduct"},armor:{title:"Rüstung",text:"Hält in dieser Runde einen Angriff auf.",command:"PlayArmor"},attack:{title:"Angriff",text:"Jemanden neben dir, oder eine Falle.",command:"PlayAttack"},ranged_attack:{title:"Fernangriff",text:"Entlang Reihe, Spalte oder Diagonale; ein Würfel entscheidet.",command:"PlayRangedAttack"},ambush:{title:"Hinterhalt",text:"Eine Falle auf ein Feld im Umkreis von zwei.",command:"PlayAmbush"},intervene:{title:"Eingreifen",text:"Hebt eine Aktion auf; kostet deinen nächsten Zug.",command:"Intervene"}},bt="hidden";function A(e){return w[e]?.title??"eine Karte"}function g(e,t){return e.players.find(n=>n.seat===t)??null}function u(e,t){return g(e,t)?.name??`Platz ${t}`}function v(e){return fe(e)}function K({column:e,row:t}){return`${e}-${t}`}function b({column:e,row:t}){return`Spalte ${e}, Reihe ${t}`}function ke(e,t){return e?.column===t?.column&&e?.row===t?.row}function we(e){return R([...e.base,...e.hand])}function R(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t]}function ve(e){return e!==bt}function Se(e){return e.hand.length+e.base.length}var C="answer",Ae={Intervene:(e,{player:t},n)=>n?"Eingreifen und den nächsten Zug verlieren":`${u(e,t)} greift ein`,LetPass:(e,{player:t},n)=>n?"Geschehen lassen":`${u(e,t)} lässt es geschehen`,EndTurn:()=>"Zug beenden",DraftDone:()=>"Die Karten sind gegeben und gewählt"},yt=new Set(Object.keys(Ae));function Y({session:e}){let{deeds:t,state:n}=(0,Oe.useTable)(),r=e.legal.filter(o=>yt.has(o.type)),a=e.role==="referee"&&r.some(({type:o})=>o==="LetPass");return r.length?N.html`<div class="act decisions answers" data-testid="decisions">${a&&N.html`<button
class="primary"
data-testid="nobody-intervenes"
disabled=${n.busy[C]}
onClick=${()=>t.say(C,{type:"LetPass",seat:null,player:null})}>Niemand greift ein</button>`}${r.map(o=>N.html`<button
data-testid=${`say-${o.type}`}
data-player=${o.player}
disabled=${n.busy[C]}
onClick=${()=>t.say(C,o)}>${Ae[o.type](e.state,o,o.player===e.seat)}</button>`)}<${Pe.Refusal} spot=${C} /></div>`:null}var k=c($(),1),ze=c(D(),1),De=c(M(),1);var W=c($(),1);function H({cards:e,may:t,chosen:n,choose:r,label:a}){return W.html`<div class="hand" role="group" aria-label=${a}>${e.map(([o,s])=>W.html`<button
class="card"
key=${o}
data-testid="card"
data-card=${o}
aria-pressed=${n===o}
disabled=${!t(o)}
onClick=${()=>r(o)}><strong>${w[o].title}</strong>${s>1&&W.html`<span class="card-count">×${s}</span>`}<small>${w[o].text}</small></button>`)}${e.length===0&&W.html`<p class="nothing">Keine Karten.</p>`}</div>`}var U="draft";function Re({session:e}){let t=e.legal.filter(r=>r.type==="Draft"),n=[...new Set(t.map(r=>r.player))];return k.html`${n.map(r=>k.html`<${xt}
key=${`${r}/${g(e.state,r).pack.length}`}
player=${g(e.state,r)}
picks=${t.filter(a=>a.player===r)}
mine=${e.seat===r}/>`)}`}function xt({player:e,picks:t,mine:n}){let{deeds:r,state:a}=(0,ze.useTable)(),[o,s]=(0,k.useState)(null),i=t.find(l=>l.card===o);return k.html`<section class="pack" data-testid="pack" data-seat=${e.seat}><h3>${n?"Behalte eine und gib den Rest weiter":`${e.name} behält eine`}</h3><${H}
label=${`Stapel von ${e.name}`}
cards=${R(e.pack)}
may=${()=>!0}
chosen=${o}
choose=${l=>s(l===o?null:l)}/>${i&&k.html`<button
class="primary"
data-testid="keep"
disabled=${a.busy[U]}
onClick=${()=>r.say(U,i)}>${A(o)} behalten</button>`}${n&&k.html`<${De.Refusal} spot=${U} />`}</section>`}var x=c($(),1);var h=c($(),1);function Ce({zoom:e,left:t,top:n},{x:r,y:a},o){let s=Math.min(4,Math.max(1,e*o)),i=s/e;return{zoom:s,left:Math.max(0,(t+r)*i-r),top:Math.max(0,(n+a)*i-a)}}function We(e){return Math.exp(-e/300)}function X([e,t]){return{apart:Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY),x:(e.clientX+t.clientX)/2,y:(e.clientY+t.clientY)/2}}var Te=1.5,kt=2;function Le({kind:e,frame:t,tapped:n=!1,style:r={},children:a}){let o=(0,h.useRef)(null),s=t??o,[i,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(i);d.current=i;let p=(O,G)=>l(Ce(vt(s,d),G,O));(0,h.useLayoutEffect)(()=>{(i.zoom!==1||i.left||i.top)&&s.current?.scrollTo(i)},[i]),(0,h.useEffect)(()=>wt(s.current,p),[]);let f=O=>{n||O.target.closest("button:enabled, [role=button]")||p(i.zoom>1?1/4:kt,V(s.current,O))};return h.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}><${je}
sign="−"
name=${"Kleiner"}
off=${i.zoom<=1}
click=${()=>p(1/Te,Fe(s.current))}/><${je}
sign="+"
name=${"Größer"}
off=${i.zoom>=4}
click=${()=>p(Te,Fe(s.current))}/></div><div
class=${`zoom-frame ${e}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${i.zoom.toFixed(2)}
style=${{...r,"--zoom":i.zoom}}
ref=${s}
onDblClick=${f}><div class="zoomed">${a}</div></div></div>`}function je({sign:e,name:t,off:n,click:r}){return h.html`<button
class="quiet"
aria-label=${t}
aria-disabled=${n}
onClick=${()=>!n&&r()}><span aria-hidden="true">${e}</span></button>`}function wt(e,t){if(!e)return;let n=null,r=i=>{!i.ctrlKey&&!i.metaKey||(i.preventDefault(),t(We(i.deltaY),V(e,i)))},a=i=>{n=i.touches.length===2?X(i.touches):null},s={wheel:r,touchstart:a,touchend:a,touchcancel:a,touchmove:i=>{if(!n||i.touches.length!==2)return;i.preventDefault();let l=X(i.touches);e.scrollBy(n.x-l.x,n.y-l.y),t(l.apart/n.apart,V(e,{clientX:l.x,clientY:l.y})),n=l}};for(let[i,l]of Object.entries(s))e.addEventListener(i,l,{passive:!1});return()=>{for(let[i,l]of Object.entries(s))e.removeEventListener(i,l)}}function vt(e,t){let{scrollLeft:n,scrollTop:r}=e.current;return{zoom:t.current.zoom,left:n,top:r}}function V(e,{clientX:t,clientY:n}){let{left:r,top:a}=e.getBoundingClientRect();return{x:t-r,y:n-a}}function Fe(e){return{x:e.clientWidth/2,y:e.clientHeight/2}}var Me=c(z(),1);function _({state:e,lit:t,picked:n,pick:r}){let a=Array.from({length:e.house.size},(o,s)=>s+1);return x.html`<${Le} kind="house-frame"><div
class="house"
style=${{"--side":a.length}}
role="group"
aria-label=${"Das Haus"}><span></span>${a.map(o=>x.html`<span class="edge">${o}</span>`)}${a.map(o=>x.html`<span class="edge">${o}</span>${a.map(s=>x.html`<${St}
state=${e}
space=${{column:s,row:o}}
lit=${t}
picked=${n}
pick=${r}/>`)}`)}</div><//>`}function St({state:e,space:t,lit:n,picked:r,pick:a}){let o=K(t),s=p=>ke(p,t),i=e.players.filter(p=>p.at&&s(p.at)),l=e.traps.some(s),d=e.xs.some(s);return x.html`<button
class="space"
data-testid="space"
data-space=${o}
data-lit=${n.includes(o)}
data-picked=${r.includes(o)}
data-closed=${d}
disabled=${!n.includes(o)}
aria-label=${Ot(e,t,{pawns:i,trap:l,closed:d})}
onClick=${()=>a(o)}>${d&&x.html`<span class="police-x" aria-hidden="true">✕</span>`}${l&&x.html`<span class="trap" aria-hidden="true"></span>`}${i.map(p=>x.html`<span
class="pawn"
key=${p.seat}
style=${P(v(p.seat))}
data-turn=${e.turn?.player===p.seat}
data-testid="pawn"
data-seat=${p.seat}
data-mark=${(0,Me.initials)(p.name)}
aria-hidden="true"></span>`)}</button>`}function Ot(e,t,{pawns:n,trap:r,closed:a}){let o=[...n.map(s=>u(e,s.seat)),r&&"eine Falle",a&&"von der Polizei geschlossen"];return[b(t),...o.filter(Boolean)].join(", ")}var Ne=c(z(),1),He=c(I(),1);var T=c(J(),1),Q={dealing:"Karten geben",drafting:"Kartenwahl",starting:"Wer beginnt?",police:"Die Polizei kommt"};function ee(e){let{state:t}=e,n=Q[t.phase]?t.fleeing:t.turn?.player;return{title:Pt(e),colour:n&&v(n),round:t.round>0&&zt(t),awaited:be(e)??Dt(e)}}function Pt({state:e,outcome:t}){return e.phase==="over"?At(e,t):Q[e.phase]?Q[e.phase]:e.turn?`${u(e,e.turn.player)} ist am Zug`:"Zwischen den Zügen"}function At(e,t){let n=(t?.winners??[]).map(r=>u(e,r));return n.length===1?`${n[0]} ist als Letzter am Leben`:n.length?`Unentschieden zwischen ${(0,Ne.listed)(n)}`:"Niemand hat gewonnen"}function zt({round:e,turn:t,house:n}){return t?`Runde ${e} · Zug ${t.cycle+1} von ${n.turns_per_round}`:`Runde ${e}`}function Dt(e){let{state:t}=e,n=(0,He.awaitedText)(e,r=>u(t,r));return t.stack?.length>0?`${Rt(t)} ${n}`:t.phase==="playing"&&t.turn?Ct(t):n}function Rt(e){let[t,...n]=e.stack,r={player:u(e,t.player),card:A(t.card)},a=t.victim?(0,T.t)("{player} kündigt {card} gegen {victim} an.",{...r,victim:u(e,t.victim)}):(0,T.t)("{player} kündigt {card} an.",r),o=n.map(s=>`${u(e,s.player)} greift ein.`);return[a,...o].join(" ")}function Ct({turn:e}){let t=e.most-e.played;return(0,T.tn)("Noch eine Karte darf gespielt werden.","Bis zu {count} Karten dürfen gespielt werden.",t)}var q=c($(),1);var j=c(J(),1);function _e({state:e}){return q.html`<ul class="players people">${e.players.map(t=>q.html`<${Wt} key=${t.seat} player=${t} state=${e} />`)}</ul>`}function Wt({player:e,state:t}){let{seat:n,name:r,hearts:a,traps:o,armor:s,skips:i}=e,l=[(0,j.tn)("{count} Karte","{count} Karten",Se(e)),(0,j.tn)("{count} Falle","{count} Fallen",o),s>0&&(s>1?`Rüstung ×${s}`:"Rüstung"),i>0&&(0,j.tn)("verliert einen Zug","verliert {count} Züge",i)];return q.html`<li
class="player person"
data-testid="player"
data-seat=${n}
data-alive=${a>0}
data-turn=${t.turn?.player===n}
style=${P(v(n))}><${F} colour=${v(n)} /><strong>${r}</strong><span
class="hearts"
role="img"
data-testid="hearts"
aria-label=${(0,j.tn)("{count} Herz","{count} Herzen",a)}>${"♥".repeat(Math.min(a,9))}${a>9&&` ${a}`}</span><span class="facts">${a>0?l.filter(Boolean).join(" · "):"ausgeschieden"}</span></li>`}var te=c($(),1),tt=c(D(),1);var Ze=c($(),1),qe={tool:null,picked:[]};function Ge(e){let[t,n]=(0,Ze.useState)({seq:-1,...qe}),r=t.seq===e.seq?t:qe,a=o=>n({seq:e.seq,tool:r.tool,picked:r.picked,...o});return{tool:r.tool,picked:r.picked,take:o=>a({tool:o===r.tool?null:o,picked:[]}),pick:o=>a({picked:[...r.picked,o]}),at:(o,s=r.tool)=>a({tool:s,picked:s===r.tool?[...r.picked,o]:[o]}),along:(o,s)=>a({tool:s,picked:o}),again:()=>a({picked:[]})}}var m=c($(),1),Be=c(D(),1),Z=c(M(),1);function Ie({spot:e,command:t,words:n,question:r,again:a,asked:o=null}){let{deeds:s,state:i}=(0,Be.useTable)(),[l,d]=(0,m.useState)(null);if(!t&&!r)return m.html`<${Z.Refusal} spot=${e} />`;let p=()=>s.say(e,t),f=()=>{d(null),a&&a()};return t&&o&&l===n?m.html`<${Et} asked=${o} busy=${i.busy[e]} yes=${p} no=${f} /><${Z.Refusal} spot=${e} />`:m.html`<div class="answers">${t?m.html`<button
class="primary"
data-testid="play"
disabled=${i.busy[e]}
onClick=${o?()=>d(n):p}>${n}</button>`:m.html`<p class="hint" data-testid="question">${r}</p>`}${a&&m.html`<button class="quiet" onClick=${a}>Neu wählen</button>`}</div><${Z.Refusal} spot=${e} />`}function Et({asked:e,busy:t,yes:n,no:r}){let a=(0,m.useRef)(null);return(0,m.useEffect)(()=>a.current?.focus(),[]),m.html`<div class="sure" role="alertdialog" aria-label=${e.question} data-testid="sure"><p>${e.question}</p><div class="answers"><button ref=${a} data-testid="sure-no" onClick=${r}>${e.no}</button><button class="grave" data-testid="sure-yes" disabled=${t} onClick=${n}>${e.yes}</button></div></div>`}function Ye(e,t,n){let a=e.map(l=>({command:l,path:t(l)})).filter(({path:l})=>n.every((d,p)=>l[p]===d)),o=a.map(({path:l})=>l[n.length]).filter(l=>l!==void 0),s=a.filter(({path:l})=>l.length===n.length),i=a.length===1&&(n.length>0||a[0].path.length===0);return{said:i?a[0].command:s[0]?.command??null,next:i?[]:[...new Set(o)]}}function Ue(e){let t={PlayMove:({to:n})=>[n],PlayDoubleMove:({to:n,through:r})=>[n,r],PlayAbduct:({victim:n,to:r})=>[g(e,n).at,r],PlayAttack:({victim:n,trap:r})=>[r??g(e,n).at],PlayRangedAttack:({victim:n})=>[g(e,n).at],PlayAmbush:({at:n})=>[n],Flee:({to:n})=>[n]};return n=>(t[n.type]?.(n)??[]).filter(Boolean).map(K)}var Tt={PlayMove:["Wohin?"],PlayDoubleMove:["Wohin?","Über welches Feld?"],PlayAbduct:["Wen?","Wohin damit?"],PlayAttack:["Wen, oder welche Falle?"],PlayRangedAttack:["Wen?"],PlayAmbush:["Wo liegt die Falle?"],Flee:["Wohin?"]};function Xe(e,t){return Tt[e]?.[t]??""}var jt={PlayMove:(e,{to:t})=>t?`Gehen nach ${b(t)}`:"„Bewegen“ spielen, obwohl jeder Weg versperrt ist",PlayDoubleMove:(e,{to:t})=>t?`Rennen nach ${b(t)}`:"„Rennen“ spielen, obwohl jeder Weg versperrt ist",PlayAbduct:(e,{victim:t,to:n})=>`${u(e,t)} entführen nach ${b(n)}`,PlayAttack:(e,{victim:t,trap:n})=>n?`Die Falle auf ${b(n)} nehmen`:`${u(e,t)} angreifen`,PlayRangedAttack:(e,{victim:t})=>`Auf ${u(e,t)} schießen`,PlayAmbush:(e,{at:t})=>`Falle legen auf ${b(t)}`,PlayArmor:()=>"Rüstung anlegen",Flee:(e,{to:t,card:n})=>n?`Gehen nach ${b(t)}, ${A(n)} abwerfen`:`Gehen nach ${b(t)}`};function Ve(e,t){return jt[t.type]?.(e,t)??""}var Je="card",Qe="";function nt({session:e}){let{deeds:t}=(0,tt.useTable)(),{state:n}=e,{tool:r,picked:a,take:o,pick:s,again:i}=Ge(e),l=Lt(e),d=r??(l.has(Qe)?Qe:null),p=l.get(d)??[],{said:f,next:O}=Ye(p,Ue(n),a),G=re=>a.at(-1)===re?t.say(Je,f):s(re);return te.html`<${_}
state=${n}
lit=${f?a.slice(-1):O}
picked=${a}
pick=${G}/><${Ie}
spot=${Je}
command=${f}
words=${f&&Ve(n,f)}
question=${p.length>0?Xe(p[0].type,a.length):""}
again=${a.length>0&&i}/><${Ft} session=${e} plays=${l} chosen=${d} choose=${o} />`}function Ft({session:e,plays:t,chosen:n,choose:r}){let{state:a,seat:o,role:s}=e,i=s==="referee"?a.fleeing??a.turn?.player:o,l=g(a,i);if(!l)return null;let d=we(l).filter(([f])=>ve(f)),p=d.length>0?d:R([...t.keys()].filter(f=>w[f]));return te.html`<${H}
label=${`Karten von ${l.name}`}
cards=${p}
may=${f=>t.has(f)}
chosen=${n}
choose=${r}/>`}function Lt({legal:e}){let t=new Map,n=(r,a)=>t.set(r,[...t.get(r)??[],a]);for(let r of e)r.type==="Flee"?n(r.card,r):et[r.type]&&n(et[r.type],r);return t}var et=Object.fromEntries(Object.entries(w).filter(([,{command:e}])=>e!=="Intervene").map(([e,{command:t}])=>[t,e]));function Mt({session:e}){let{state:t}=e,n=t.stack?.length>0,r=t.players.map(({seat:a,name:o})=>({value:a,label:o}));return S.html`<section class="now" data-testid="now" data-phase=${t.phase} data-seq=${e.seq}><${ge} ...${ee(e)} /><${rt.DiceForm} session=${e} />${t.phase==="drafting"&&S.html`<${Re} session=${e} />`}${n&&S.html`<${Y} session=${e} />`}<${nt} session=${e} />${!n&&S.html`<${Y} session=${e} />`}</section><${_e} state=${t} />${e.role==="referee"&&S.html`<${at.OtherCommands}
commands=${e.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{player:r}}/>`}`}function Kt({session:e}){return S.html`<${_} state=${e.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var st=c(it()),lt=document.createElement("style");lt.textContent=".house{display:grid;grid-template-columns:1.4em repeat(var(--side),minmax(0,1fr));gap:4px;max-width:min(620px,62vh);width:100%}.house .edge{display:grid;place-items:center;color:var(--soft);font-size:var(--small)}.space{position:relative;display:grid;place-items:center;min-height:0;padding:0;aspect-ratio:1;border-radius:6px;background:var(--sunk);border:1px solid var(--line)}.space:disabled{opacity:1}.space[data-lit=true]{background:var(--accent-paper);border:2px solid var(--accent)}.space[data-picked=true]{background:var(--accent)}.space[data-closed=true]{background:repeating-linear-gradient(45deg,var(--sunk) 0 6px,color-mix(in srgb,var(--bad) 18%,var(--sunk)) 6px 12px)}.police-x{color:var(--bad);font-size:1.5em;font-weight:700}.trap{width:46%;aspect-ratio:1;border:3px dashed var(--warn);border-radius:50%}.pawn{position:absolute;inset:12%;display:grid;place-items:center;border-radius:50%;background:var(--hue);color:var(--hue-ink);font-weight:700;box-shadow:inset 0 -3px 5px #00000038}.pawn:after{content:attr(data-mark)}.pawn[data-turn=true]{outline:3px solid var(--accent);outline-offset:2px}.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}.card{position:relative;display:grid;align-content:start;gap:2px;min-height:84px;padding:10px 12px;text-align:left}.card[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent);background:var(--accent-paper)}.card:has(.card-count) strong{padding-right:22px}.card-count{position:absolute;top:8px;right:10px;color:var(--soft);font-weight:650}.pack{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.person[data-alive=false]{color:var(--soft);filter:grayscale(1)}.person[data-turn=true]{background:var(--accent-paper)}.hearts{color:var(--bad);letter-spacing:.08em}.answers{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}.game:has(.house){container-type:inline-size}@container (min-width: 690px){.now:has(.house){grid-template-columns:minmax(0,auto) minmax(170px,1fr);grid-auto-flow:dense}.now:has(.house)>:not(.zoom,.hand){grid-column:1 / -1}.now>.zoom:has(.house){grid-column:1;width:min(500px,62vh)}.now>.hand{grid-column:2;align-content:start}}";document.head.append(lt);(0,st.arrived)("clearing_house",ne);