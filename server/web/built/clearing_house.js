var se=Object.create;var K=Object.defineProperty;var ie=Object.getOwnPropertyDescriptor;var le=Object.getOwnPropertyNames;var ce=Object.getPrototypeOf,pe=Object.prototype.hasOwnProperty;var x=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},de=(t,e)=>{for(var o in e)K(t,o,{get:e[o],enumerable:!0})},ue=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of le(e))!pe.call(t,a)&&a!==o&&K(t,a,{get:()=>e[a],enumerable:!(r=ie(e,a))||r.enumerable});return t};var c=(t,e,o)=>(o=t!=null?se(ce(t)):{},ue(e||!t||!t.__esModule?K(o,"default",{value:t,enumerable:!0}):o,t));var $=x((Ne,tt)=>{tt.exports=core["view.js"]});var ot=x((je,et)=>{et.exports=core["forms/dice.js"]});var at=x((_e,rt)=>{rt.exports=core["forms/other_commands.js"]});var T=x((qe,nt)=>{nt.exports=core["words.js"]});var Y=x((Ie,st)=>{st.exports=core["games/awaited.js"]});var C=x((Ge,mt)=>{mt.exports=core["page/table.js"]});var R=x((Ue,$t)=>{$t.exports=core["page/refusal.js"]});var re=x((qo,oe)=>{oe.exports=core["parts.js"]});var Q={};de(Q,{Board:()=>Le});var P=c($(),1),te=c(ot(),1),ee=c(at(),1);var L=c($(),1),me=c(T(),1),dt=c(Y(),1);var pt=c($(),1);var lt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Be=Object.keys(lt),fe={fill:"#75726b",ink:"#ffffff"};function O(t){let{fill:e,ink:o}=lt[t]??fe;return{"--hue":e,"--hue-ink":o}}var it=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function ct(t){return it[(t-1)%it.length]}function E({colour:t,large:e=!1}){return pt.html`<span
class=${e?"swatch large":"swatch"}
style=${O(t)}
title=${t||"no colour yet"}
aria-hidden="true"
></span>`}function ut({title:t,colour:e,round:o,awaited:r}){return L.html`
<header>
${e&&L.html`<${E} colour=${e} large />`}
<h2 data-testid="whose-move">${t}</h2>
${o&&L.html`<p class="round" data-testid="round">${o}</p>`}
</header>
<p class="awaited" data-testid="awaited">${r}</p>
`}function ft({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,dt.diceText)(e.roll)}: ${e.roll.why}.`:null}var j=c($(),1),kt=c(C(),1),vt=c(R(),1);var v={move:{title:"Move",text:"One space in any direction.",command:"PlayMove"},double_move:{title:"Double Move",text:"Two spaces the same way.",command:"PlayDoubleMove"},abduct:{title:"Abduct",text:"Move somebody beside you, and steal a card.",command:"PlayAbduct"},armor:{title:"Armor",text:"Stops one attack in this round.",command:"PlayArmor"},attack:{title:"Attack",text:"Somebody beside you, or a trap.",command:"PlayAttack"},ranged_attack:{title:"Ranged Attack",text:"Along row, column or diagonal; a die decides.",command:"PlayRangedAttack"},ambush:{title:"Ambush",text:"A trap on a space within two.",command:"PlayAmbush"},intervene:{title:"Intervene",text:"Cancels an action; costs your next turn.",command:"Intervene"}},$e="hidden";function ht(t){let{phase:e}=t.state,o={...t.state,turn:null,stack:[],fleeing:null,...e};return{...t,state:{...o,phase:e.type.toLowerCase()}}}function A(t){return v[t]?.title??"a card"}function y(t,e){return t.players.find(o=>o.seat===e)??null}function u(t,e){return y(t,e)?.name??`Seat ${e}`}function w(t){return ct(t)}function N({column:t,row:e}){return`${t}-${e}`}function b({column:t,row:e}){return`column ${t}, row ${e}`}function yt(t,e){return t?.column===e?.column&&t?.row===e?.row}function bt(t){return D([...t.base,...t.hand])}function D(t){let e=new Map;for(let o of t)e.set(o,(e.get(o)??0)+1);return[...e]}function gt(t){return t!==$e}function xt(t){return t.hand.length+t.base.length}var M="answer",wt={Intervene:(t,{player:e},o)=>o?"Intervene, and lose your next turn":`${u(t,e)} intervenes`,LetPass:(t,{player:e},o)=>o?"Let it pass":`${u(t,e)} lets it pass`,EndTurn:()=>"End the turn",DraftDone:()=>"The cards are dealt and drafted"},he=new Set(Object.keys(wt));function F({session:t}){let{deeds:e,state:o}=(0,kt.useTable)(),r=t.legal.filter(n=>he.has(n.type)),a=t.role==="referee"&&r.some(({type:n})=>n==="LetPass");return r.length?j.html`
<div class="act decisions answers" data-testid="decisions">
${a&&j.html`<button
class="primary"
data-testid="nobody-intervenes"
disabled=${o.busy[M]}
onClick=${()=>e.say(M,{type:"LetPass",seat:null,player:null})}
>
Nobody intervenes
</button>`}
${r.map(n=>j.html`
<button
data-testid=${`say-${n.type}`}
data-player=${n.player}
disabled=${o.busy[M]}
onClick=${()=>e.say(M,n)}
>
${wt[n.type](t.state,n,n.player===t.seat)}
</button>
`)}
<${vt.Refusal} spot=${M} />
</div>
`:null}var k=c($(),1),St=c(C(),1),Ot=c(R(),1);var W=c($(),1);function _({cards:t,may:e,chosen:o,choose:r,label:a}){return W.html`
<div class="hand" role="group" aria-label=${a}>
${t.map(([n,i])=>W.html`
<button
class="card"
key=${n}
data-testid="card"
data-card=${n}
aria-pressed=${o===n}
disabled=${!e(n)}
onClick=${()=>r(n)}
>
<strong>${v[n].title}</strong>
${i>1&&W.html`<span class="card-count">×${i}</span>`}
<small>${v[n].text}</small>
</button>
`)}
${t.length===0&&W.html`<p class="nothing">No cards.</p>`}
</div>
`}var X="draft";function At({session:t}){let e=t.legal.filter(r=>r.type==="Draft"),o=[...new Set(e.map(r=>r.player))];return k.html`
${o.map(r=>k.html`
<${ye}
key=${`${r}/${y(t.state,r).pack.length}`}
player=${y(t.state,r)}
picks=${e.filter(a=>a.player===r)}
mine=${t.seat===r}
/>
`)}
`}function ye({player:t,picks:e,mine:o}){let{deeds:r,state:a}=(0,St.useTable)(),[n,i]=(0,k.useState)(null),s=e.find(l=>l.card===n);return k.html`
<section class="pack" data-testid="pack" data-seat=${t.seat}>
<h3>${o?"Keep one and pass the rest on":`${t.name} keeps one`}</h3>
<${_}
label=${`${t.name}’s pack`}
cards=${D(t.pack)}
may=${()=>!0}
chosen=${n}
choose=${l=>i(l===n?null:l)}
/>
${s&&k.html`<button
class="primary"
data-testid="keep"
disabled=${a.busy[X]}
onClick=${()=>r.say(X,s)}
>
Keep ${A(n)}
</button>`}
${o&&k.html`<${Ot.Refusal} spot=${X} />`}
</section>
`}var Pt=c(T(),1),Tt=c(Y(),1);var G={dealing:"Dealing",drafting:"Draft",starting:"Who starts?",police:"The police come"};function Ct(t){let{state:e}=t,o=G[e.phase]?e.fleeing:e.turn?.player;return{title:be(t),colour:o&&w(o),round:e.round>0&&xe(e),awaited:ft(t)??ke(t)}}function be({state:t,outcome:e}){return t.phase==="over"?ge(t,e):G[t.phase]?G[t.phase]:t.turn?`${u(t,t.turn.player)}’s turn`:"Between turns"}function ge(t,e){let o=(e?.winners??[]).map(r=>u(t,r));return o.length===1?`${o[0]} is the last one alive`:o.length?`A tie of ${(0,Pt.listed)(o)}`:"Nobody won"}function xe({round:t,turn:e,house:o}){return e?`Round ${t} · turn ${e.cycle+1} of ${o.turns_per_round}`:`Round ${t}`}function ke(t){let{state:e}=t,o=(0,Tt.awaitedText)(t,r=>u(e,r));return e.stack.length>0?`${ve(e)} ${o}`:e.phase==="playing"&&e.turn?we(e):o}function ve(t){let[e,...o]=t.stack,r=e.victim?` on ${u(t,e.victim)}`:"",a=`${u(t,e.player)} announces ${A(e.card)}${r}.`,n=o.map(i=>` ${u(t,i.player)} intervenes.`).join("");return`${a}${n}`}function we({turn:t}){let e=t.most-t.played;return e===1?"One more card may be played.":`Up to ${e} cards may be played.`}var I=c($(),1),q=c(T(),1);function Dt({state:t}){return I.html`
<ul class="players people">
${t.players.map(e=>I.html`<${Se} key=${e.seat} player=${e} state=${t} />`)}
</ul>
`}function Se({player:t,state:e}){let{seat:o,name:r,hearts:a,traps:n,armor:i,skips:s}=t,l=[(0,q.counted)(xt(t),"card"),(0,q.counted)(n,"trap"),i>0&&(i>1?`armor ×${i}`:"armor"),s>0&&(s>1?`loses ${s} turns`:"loses a turn")];return I.html`
<li
class="player person"
data-testid="player"
data-seat=${o}
data-alive=${a>0}
data-turn=${e.turn?.player===o}
style=${O(w(o))}
>
<${E} colour=${w(o)} />
<strong>${r}</strong>
<span class="hearts" role="img" data-testid="hearts" aria-label=${(0,q.counted)(a,"heart")}>
${"♥".repeat(Math.min(a,9))}${a>9&&` ${a}`}
</span>
<span class="facts">${a>0?l.filter(Boolean).join(" · "):"out"}</span>
</li>
`}var J=c($(),1),Qt=c(C(),1);var Wt=c($(),1),Mt={tool:null,picked:[]};function zt(t){let[e,o]=(0,Wt.useState)({seq:-1,...Mt}),r=e.seq===t.seq?e:Mt,a=n=>o({seq:t.seq,tool:r.tool,picked:r.picked,...n});return{tool:r.tool,picked:r.picked,take:n=>a({tool:n===r.tool?null:n,picked:[]}),pick:n=>a({picked:[...r.picked,n]}),at:(n,i=r.tool)=>a({tool:i,picked:i===r.tool?[...r.picked,n]:[n]}),again:()=>a({picked:[]})}}var m=c($(),1),Et=c(C(),1),B=c(R(),1);function Lt({spot:t,command:e,words:o,question:r,again:a,asked:n=null}){let{deeds:i,state:s}=(0,Et.useTable)(),[l,d]=(0,m.useState)(null);if(!e&&!r)return m.html`<${B.Refusal} spot=${t} />`;let p=()=>i.say(t,e),f=()=>{d(null),a&&a()};return e&&n&&l===o?m.html`
<${Oe} asked=${n} busy=${s.busy[t]} yes=${p} no=${f} />
<${B.Refusal} spot=${t} />
`:m.html`
<div class="answers">
${e?m.html`<button
class="primary"
data-testid="play"
disabled=${s.busy[t]}
onClick=${n?()=>d(o):p}
>
${o}
</button>`:m.html`<p class="hint" data-testid="question">${r}</p>`}
${a&&m.html`<button class="quiet" onClick=${a}>Choose again</button>`}
</div>
<${B.Refusal} spot=${t} />
`}function Oe({asked:t,busy:e,yes:o,no:r}){let a=(0,m.useRef)(null);return(0,m.useEffect)(()=>a.current?.focus(),[]),m.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${a} data-testid="sure-no" onClick=${r}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>
${t.yes}
</button>
</div>
</div>
`}function Rt(t,e,o){let a=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>o.every((d,p)=>l[p]===d)),n=a.map(({path:l})=>l[o.length]).filter(l=>l!==void 0),i=a.filter(({path:l})=>l.length===o.length),s=a.length===1&&(o.length>0||a[0].path.length===0);return{said:s?a[0].command:i[0]?.command??null,next:s?[]:[...new Set(n)]}}var g=c($(),1);var h=c($(),1);function Nt({zoom:t,left:e,top:o},{x:r,y:a},n){let i=Math.min(4,Math.max(1,t*n)),s=i/t;return{zoom:i,left:Math.max(0,(e+r)*s-r),top:Math.max(0,(o+a)*s-a)}}function jt(t){return Math.exp(-t/300)}function U([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var qt=1.5,Ae=2;function Ht({kind:t,frame:e,tapped:o=!1,style:r={},children:a}){let n=(0,h.useRef)(null),i=e??n,[s,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(s);d.current=s;let p=(S,H)=>l(Nt(Te(i,d),H,S));(0,h.useLayoutEffect)(()=>{(s.zoom!==1||s.left||s.top)&&i.current?.scrollTo(s)},[s]),(0,h.useEffect)(()=>Pe(i.current,p),[]);let f=S=>{o||S.target.closest("button:enabled, [role=button]")||p(s.zoom>1?1/4:Ae,Z(i.current,S))};return h.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label="Size of the board">
<${It}
sign="−"
name="Smaller"
off=${s.zoom<=1}
click=${()=>p(1/qt,Bt(i.current))}
/>
<${It}
sign="+"
name="Larger"
off=${s.zoom>=4}
click=${()=>p(qt,Bt(i.current))}
/>
</div>
<div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label="The board, to be scrolled"
tabindex="0"
data-zoom=${s.zoom.toFixed(2)}
style=${{...r,"--zoom":s.zoom}}
ref=${i}
onDblClick=${f}
>
<div class="zoomed">${a}</div>
</div>
</div>
`}function It({sign:t,name:e,off:o,click:r}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&r()}
>
<span aria-hidden="true">${t}</span>
</button>`}function Pe(t,e){if(!t)return;let o=null,r=s=>{!s.ctrlKey&&!s.metaKey||(s.preventDefault(),e(jt(s.deltaY),Z(t,s)))},a=s=>{o=s.touches.length===2?U(s.touches):null},i={wheel:r,touchstart:a,touchend:a,touchcancel:a,touchmove:s=>{if(!o||s.touches.length!==2)return;s.preventDefault();let l=U(s.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,Z(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[s,l]of Object.entries(i))t.addEventListener(s,l,{passive:!1});return()=>{for(let[s,l]of Object.entries(i))t.removeEventListener(s,l)}}function Te(t,e){let{scrollLeft:o,scrollTop:r}=t.current;return{zoom:e.current.zoom,left:o,top:r}}function Z(t,{clientX:e,clientY:o}){let{left:r,top:a}=t.getBoundingClientRect();return{x:e-r,y:o-a}}function Bt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var Kt=c(T(),1);function Yt({state:t,lit:e,picked:o,pick:r}){let a=Array.from({length:t.house.size},(n,i)=>i+1);return g.html`
<${Ht} kind="house-frame"
><div class="house" style=${{"--side":a.length}} role="group" aria-label="The house">
<span></span>
${a.map(n=>g.html`<span class="edge">${n}</span>`)}
${a.map(n=>g.html`
<span class="edge">${n}</span>
${a.map(i=>g.html`<${Ce}
state=${t}
space=${{column:i,row:n}}
lit=${e}
picked=${o}
pick=${r}
/>`)}
`)}
</div><//
>
`}function Ce({state:t,space:e,lit:o,picked:r,pick:a}){let n=N(e),i=p=>yt(p,e),s=t.players.filter(p=>p.at&&i(p.at)),l=t.traps.some(i),d=t.xs.some(i);return g.html`
<button
class="space"
data-testid="space"
data-space=${n}
data-lit=${o.includes(n)}
data-picked=${r.includes(n)}
data-closed=${d}
disabled=${!o.includes(n)}
aria-label=${De(t,e,{pawns:s,trap:l,closed:d})}
onClick=${()=>a(n)}
>
${d&&g.html`<span class="police-x" aria-hidden="true">✕</span>`}
${l&&g.html`<span class="trap" aria-hidden="true"></span>`}
${s.map(p=>g.html`
<span
class="pawn"
key=${p.seat}
style=${O(w(p.seat))}
data-turn=${t.turn?.player===p.seat}
data-testid="pawn"
data-seat=${p.seat}
data-mark=${(0,Kt.initials)(p.name)}
aria-hidden="true"
></span>
`)}
</button>
`}function De(t,e,{pawns:o,trap:r,closed:a}){let n=[...o.map(i=>u(t,i.seat)),r&&"a trap",a&&"closed by the police"];return[b(e),...n.filter(Boolean)].join(", ")}function Ft(t){let e={PlayMove:({to:o})=>[o],PlayDoubleMove:({to:o,through:r})=>[o,r],PlayAbduct:({victim:o,to:r})=>[y(t,o).at,r],PlayAttack:({victim:o,trap:r})=>[r??y(t,o).at],PlayRangedAttack:({victim:o})=>[y(t,o).at],PlayAmbush:({at:o})=>[o],Flee:({to:o})=>[o]};return o=>(e[o.type]?.(o)??[]).filter(Boolean).map(N)}var Me={PlayMove:["Where to?"],PlayDoubleMove:["Where to?","Through which space?"],PlayAbduct:["Whom?","Where is he put?"],PlayAttack:["Whom, or which trap?"],PlayRangedAttack:["Whom?"],PlayAmbush:["Where does the trap lie?"],Flee:["Where to?"]};function Xt(t,e){return Me[t]?.[e]??""}var We={PlayMove:(t,{to:e})=>e?`Move to ${b(e)}`:"Play Move, though every way is barred",PlayDoubleMove:(t,{to:e})=>e?`Double Move to ${b(e)}`:"Play Double Move, though every way is barred",PlayAbduct:(t,{victim:e,to:o})=>`Abduct ${u(t,e)} to ${b(o)}`,PlayAttack:(t,{victim:e,trap:o})=>o?`Take the trap on ${b(o)}`:`Attack ${u(t,e)}`,PlayRangedAttack:(t,{victim:e})=>`Shoot at ${u(t,e)}`,PlayAmbush:(t,{at:e})=>`Lay a trap on ${b(e)}`,PlayArmor:()=>"Put on Armor",Flee:(t,{to:e,card:o})=>`Go to ${b(e)}${o?`, discard ${A(o)}`:""}`};function Gt(t,e){return We[e.type]?.(t,e)??""}var Ut="card",Zt="";function Vt({session:t}){let{deeds:e}=(0,Qt.useTable)(),{state:o}=t,{tool:r,picked:a,take:n,pick:i,again:s}=zt(t),l=Ee(t),d=r??(l.has(Zt)?Zt:null),p=l.get(d)??[],{said:f,next:S}=Rt(p,Ft(o),a),H=V=>a.at(-1)===V?e.say(Ut,f):i(V);return J.html`
<${Yt}
state=${o}
lit=${f?a.slice(-1):S}
picked=${a}
pick=${H}
/>
<${Lt}
spot=${Ut}
command=${f}
words=${f&&Gt(o,f)}
question=${p.length>0?Xt(p[0].type,a.length):""}
again=${a.length>0&&s}
/>
<${ze} session=${t} plays=${l} chosen=${d} choose=${n} />
`}function ze({session:t,plays:e,chosen:o,choose:r}){let{state:a,seat:n,role:i}=t,s=i==="referee"?a.fleeing??a.turn?.player:n,l=y(a,s);if(!l)return null;let d=bt(l).filter(([f])=>gt(f)),p=d.length>0?d:D([...e.keys()].filter(f=>v[f]));return J.html`
<${_}
label=${`${l.name}’s cards`}
cards=${p}
may=${f=>e.has(f)}
chosen=${o}
choose=${r}
/>
`}function Ee({legal:t}){let e=new Map,o=(r,a)=>e.set(r,[...e.get(r)??[],a]);for(let r of t)r.type==="Flee"?o(r.card,r):Jt[r.type]&&o(Jt[r.type],r);return e}var Jt=Object.fromEntries(Object.entries(v).filter(([,{command:t}])=>t!=="Intervene").map(([t,{command:e}])=>[e,t]));function Le({session:t}){let e=ht(t),{state:o}=e,r=o.stack.length>0,a=o.players.map(({seat:n,name:i})=>({value:n,label:i}));return P.html`
<section class="now" data-testid="now" data-phase=${o.phase} data-seq=${e.seq}>
<${ut} ...${Ct(e)} />
<${te.DiceForm} session=${e} />
${o.phase==="drafting"&&P.html`<${At} session=${e} />`}
${r&&P.html`<${F} session=${e} />`}
<${Vt} session=${e} />
${!r&&P.html`<${F} session=${e} />`}
</section>
<${Dt} state=${o} />
${e.role==="referee"&&P.html`<${ee.OtherCommands}
commands=${e.overrides??[]}
title="The referee’s word"
names=${{player:a}}
/>`}
`}var ae=c(re()),ne=document.createElement("style");ne.textContent=".house{display:grid;grid-template-columns:1.4em repeat(var(--side),minmax(0,1fr));gap:4px;max-width:min(620px,62vh);width:100%}.house .edge{display:grid;place-items:center;color:var(--soft);font-size:var(--small)}.space{position:relative;display:grid;place-items:center;min-height:0;padding:0;aspect-ratio:1;border-radius:6px;background:var(--sunk);border:1px solid var(--line)}.space:disabled{opacity:1}.space[data-lit=true]{background:var(--accent-paper);border:2px solid var(--accent)}.space[data-picked=true]{background:var(--accent)}.space[data-closed=true]{background:repeating-linear-gradient(45deg,var(--sunk) 0 6px,color-mix(in srgb,var(--bad) 18%,var(--sunk)) 6px 12px)}.police-x{color:var(--bad);font-size:1.5em;font-weight:700}.trap{width:46%;aspect-ratio:1;border:3px dashed var(--warn);border-radius:50%}.pawn{position:absolute;inset:12%;display:grid;place-items:center;border-radius:50%;background:var(--hue);color:var(--hue-ink);font-weight:700;box-shadow:inset 0 -3px 5px #00000038}.pawn:after{content:attr(data-mark)}.pawn[data-turn=true]{outline:3px solid var(--accent);outline-offset:2px}.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}.card{position:relative;display:grid;align-content:start;gap:2px;min-height:84px;padding:10px 12px;text-align:left}.card[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent);background:var(--accent-paper)}.card-count{position:absolute;top:8px;right:10px;color:var(--soft);font-weight:650}.pack{display:grid;gap:10px}.person[data-alive=false]{color:var(--soft);filter:grayscale(1)}.person[data-turn=true]{background:var(--accent-paper)}.hearts{color:var(--bad);letter-spacing:.08em}.answers{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}";document.head.append(ne);(0,ae.arrived)("clearing_house",Q);