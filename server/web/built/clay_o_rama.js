var Ze=Object.create;var it=Object.defineProperty;var to=Object.getOwnPropertyDescriptor;var eo=Object.getOwnPropertyNames;var oo=Object.getPrototypeOf,ao=Object.prototype.hasOwnProperty;var O=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},no=(t,e)=>{for(var o in e)it(t,o,{get:e[o],enumerable:!0})},ro=(t,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of eo(e))!ao.call(t,n)&&n!==o&&it(t,n,{get:()=>e[n],enumerable:!(a=to(e,n))||a.enumerable});return t};var l=(t,e,o)=>(o=t!=null?Ze(oo(t)):{},ro(e||!t||!t.__esModule?it(o,"default",{value:t,enumerable:!0}):o,t));var m=O((Ro,Ct)=>{Ct.exports=core["view.js"]});var g=O((Wo,Mt)=>{Mt.exports=core["page/table.js"]});var jt=O((Fo,Nt)=>{Nt.exports=core["games/awaited.js"]});var Dt=O((Lo,It)=>{It.exports=core["forms/dice.js"]});var Y=O((Ho,At)=>{At.exports=core["forms/other_commands.js"]});var v=O((Jo,Rt)=>{Rt.exports=core["page/refusal.js"]});var w=O((qo,Wt)=>{Wt.exports=core["words.js"]});var Xe=O((vn,Ke)=>{Ke.exports=core["parts.js"]});var Ot={};no(Ot,{Board:()=>Bo,Large:()=>Po,headlineOf:()=>xt});var C=l(m(),1),_t=l(g(),1);var F=l(m(),1),at=l(jt(),1),Te=l(Dt(),1);var Bt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Pt=Object.keys(Bt),so={fill:"#75726b",ink:"#ffffff"};function k(t){let{fill:e,ink:o}=Bt[t]??so;return{"--hue":e,"--hue-ink":o}}var U=l(m(),1),xe=l(g(),1),ke=l(Y(),1);var h=l(m(),1),lt=l(g(),1),Et=l(v(),1),B=l(w(),1);var Q=l(m(),1),Ft=l(g(),1),Lt=l(v(),1);function Z({player:t,close:e}){let{deeds:o,state:a}=(0,Ft.useTable)(),[n,r]=(0,Q.useState)(t.span===null?"":String(t.span/10)),s=`span/${t.seat}`;return Q.html`
<form class="inline-form" data-testid="span-form" onSubmit=${async u=>{u.preventDefault();let c=Math.round(Number(n)*10);await o.say(s,{type:"SetSpan",seat:null,player:t.seat,span:c})&&e()}}>
<label class="field">
<span>Span of ${t.name} <small>mm</small></span>
<input
type="number"
step="any"
min="1"
required
value=${n}
onInput=${u=>r(u.target.value)}
/>
</label>
<div class="answers">
<button class="primary" disabled=${a.busy[s]}>Set the span</button>
<button type="button" class="quiet" onClick=${e}>Cancel</button>
</div>
<${Lt.Refusal} spot=${s} />
</form>
`}var H="building",io=1e3;function Ht({session:t}){let{state:e,deeds:o}=(0,lt.useTable)(),a=s=>t.legal.find(i=>i.type===s),n=a("StartGame"),r=t.state.players.filter(s=>!t.state.creatures.some(i=>i.player===s.seat)).map(s=>s.name);return h.html`
${t.state.building_seconds!==null&&h.html`<${uo} session=${t} entries=${e.entries} />`}
${t.role==="referee"&&h.html`
<div class="answers">
<button
class="primary"
data-testid="start-game"
disabled=${!n||e.busy[H]}
onClick=${()=>o.say(H,n)}
>
${n?.without_powers?"Start without special powers":"Start the game"}
</button>
${a("StartBuilding")&&h.html`<button onClick=${()=>o.say(H,a("StartBuilding"))}>
Start the timer
</button>`}
</div>
${r.length>0&&h.html`<p class="hint">
Weigh in ${(0,B.listed)(r)} first: creature on the turn card, or the form below.
</p>`}
${n?.without_powers&&h.html`<p class="hint">
Not every creature has a special power: give it one with its weigh-in, or start without.
</p>`}
<${Et.Refusal} spot=${H} />
${t.state.house.uniform_span&&h.html`<${lo} session=${t} />`}
`}
`}function lo({session:t}){let[e,o]=(0,h.useState)(t.state.referee_span===null),a={seat:null,name:"the referee",span:t.state.referee_span};return e?h.html`<${Z} player=${a} close=${()=>o(!1)} />`:h.html`
<button class="quiet" onClick=${()=>o(!0)}>
The referee’s span: ${(0,B.millimetres)(a.span??0)}
</button>
`}function uo({session:t,entries:e}){let{deeds:o}=(0,lt.useTable)(),[a,n]=(0,h.useState)(Date.now());(0,h.useEffect)(()=>{let c=setInterval(()=>n(Date.now()),io);return()=>clearInterval(c)},[]);let r=e.findLast(c=>c.event.type==="BuildingStarted"),s=r?(a-Date.parse(r.at))/1e3:t.state.building_seconds,i=t.state.house.building_minutes*60-s,u=()=>{let c=Math.max(t.state.building_seconds,Math.floor(s));o.say(H,{type:"TellTime",seat:null,seconds:c})};return h.html`
<p class="timer" data-up=${i<=0}>
<strong>${i>0?(0,B.minutes)(i):"Time is up"}</strong>
${i>0?" left to build":""}
${t.role==="referee"&&h.html` <button class="quiet" onClick=${u}>Note the time</button>`}
</p>
`}var mt=l(m(),1),te=l(g(),1),ee=l(v(),1);var Jt=l(w(),1),po=1524;function S(t,e){return t.creatures.find(o=>o.id===e)??null}function y(t,e){return t.players.find(o=>o.seat===e)??null}function f(t,e){let o=S(t,e);if(!o)return"somebody";let a=y(t,o.player)?.name??`Seat ${o.player}`;return t.creatures.filter(r=>r.player===o.player).length>1?`${a} (${o.id})`:a}function P(t,e){let o=S(t,e);return o?o.colour||y(t,o.player)?.colour:""}function J(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.house.missiles_per_move>0?e:e.filter(o=>o!=="fire")}function A(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.assault||t.riposte?"attack":e[t.turn?.step??0]}function ut(t,e){return t.house.unit==="six_inches"?po:t.house.uniform_span?t.referee_span:y(t,e)?.span??null}function N(t){return{six_inches:"length",fist:"fist"}[t.house.unit]??"span"}function qt(t,e){let o=ut(t,e.player);return o===null?null:e.movement_spans*o}function Vt(t,e,o){let a=o.map(n=>n.event).filter(n=>n.type==="CreatureWeighedIn"&&n.creature===e.id).map(n=>n.hit_points);return Math.max(1,a.at(-1)??t.house.full_hit_points,e.hit_points)}function pt(t,e){return t?.limbs[e]?.name||`limb ${e+1}`}function zt(t,e){return`${(0,Jt.spelled)(t.name||`limb ${e+1}`)} · ${t.to_hit}+ · ${t.damage_dice}d`}function Ut(t){return t.initiative.length>0?t.initiative.join(", "):null}var Xt=l(w(),1),Yt={EndAttacks:()=>"No more attacks: roll the damage",DeclineCounterattack:()=>"No counterattack",EndMove:(t,{creature:e})=>`End ${f(t,e)}’s move`,HoldMove:()=>"Wait with this move",MoveOutOfTurn:(t,{creature:e})=>`${f(t,e)} moves now`,Divide:()=>"Divide",BorrowPower:()=>"Borrow the power",DeclinePower:()=>"Let the power pass",UsePower:(t,{creature:e,target:o})=>`${co(t,e)} on ${f(t,o)}`,ThrowCreature:(t,{target:e})=>`Throw it at ${f(t,e)}`,ChangePlaces:(t,{first:e,second:o})=>`${f(t,e)} and ${f(t,o)} change places`,ReshapeLimb:(t,{limb:e})=>`Reshape ${pt(Kt(t),e)}`,RipLimb:(t,{limb:e,leg:o})=>o?"Tear off a leg":`Tear off ${pt(Kt(t),e)}`,PutPartBack:(t,{creature:e,part:o})=>`Put back ${o} of ${f(t,e)}`,JudgeByDice:t=>`Let ${t.judgements[0]?.dice??""} dice say it`,ChooseTrait:(t,{player:e,trait:o})=>`${y(t,e)?.name} is ${o}`},Gt=new Set(["EndAttacks","DeclineCounterattack","DeclinePower","EndMove"]),ct=new Set(Object.keys(Yt));function Qt(t,e){return Yt[e.type](t,e)}function Zt(t){let e=t.filter(o=>ct.has(o.type));return[...e.filter(o=>!Gt.has(o.type)),...e.filter(o=>Gt.has(o.type))]}function Kt(t){return t.chance?S(t,t.chance.target):null}function co(t,e){return(0,Xt.spelled)(S(t,e)?.power||"The power")}var dt="decision";function oe({session:t}){let{deeds:e,state:o}=(0,te.useTable)(),a=Zt(t.legal);return a.length?mt.html`
<div class="act decisions" data-testid="decisions">
${a.map(n=>mt.html`
<button
data-testid=${`say-${n.type}`}
disabled=${o.busy[dt]}
onClick=${()=>e.say(dt,n)}
>
${Qt(t.state,n)}
</button>
`)}
<${ee.Refusal} spot=${dt} />
</div>
`:null}var se=l(m(),1);var R=l(m(),1),ae=l(g(),1),ne=l(v(),1);function T({spot:t,title:e,tools:o,session:a,targetOf:n=r=>r.target}){let{deeds:r,state:s}=(0,ae.useTable)(),[i,u]=(0,R.useState)(null);if(!o.length)return null;let c=o.find(d=>d.label===i)??o[0];return R.html`
<div class="act" data-testid=${`${t}-form`}>
<div class="chips" role="group" aria-label="With what">
${o.map(d=>R.html`
<button class="chip" aria-pressed=${d===c} onClick=${()=>u(d.label)}>
${d.label}
</button>
`)}
</div>
<div class="targets" role="group" aria-label="Whom">
${c.commands.map(d=>{let $=n(d);return R.html`
<button
class="target"
data-testid="target"
data-id=${$}
style=${k(P(a.state,$))}
disabled=${s.busy[t]}
onClick=${()=>r.say(t,d)}
>
${e} ${f(a.state,$)}
</button>
`})}
</div>
<${ne.Refusal} spot=${t} />
</div>
`}var tt=l(w(),1);function et(t,e){return re(e,a=>mo(t,a)).map(({label:a,commands:n})=>{let r=new Set(n.map(s=>s.missile));return{label:r.size>1?`${a} ×${r.size}`:a,commands:n.filter(s=>s.missile===n[0].missile)}})}function q(t,e){return re(e,o=>{let a=S(t.state,o.creature)?.limbs[o.limb],n=a?zt(a,o.limb):`Limb ${o.limb+1}`;return o.power?`${n.split(" · ")[0]} · ${(0,tt.spelled)(o.power)}`:n})}function mo(t,e){if(e.blob)return"Blob of death";let o=S(t.state,e.creature)?.missiles[e.missile];return o?.halved?"½ die":(0,tt.counted)(o?.dice??1,"die","dice")}function re(t,e){let o=new Map;for(let a of t){let n=e(a);o.set(n,[...o.get(n)??[],a])}return[...o].map(([a,n])=>({label:a,commands:n}))}function ie({session:t}){let{state:e,legal:o}=t,a=r=>o.filter(s=>s.type===r),n=e.riposte?.attacker??e.assault?.target;return se.html`
<${T}
spot="attack"
title="Attack"
tools=${q(t,a("Attack"))}
session=${t}
/>
<${T}
spot="counterattack"
title="Hit back at"
tools=${q(t,a("Counterattack"))}
session=${t}
targetOf=${()=>n}
/>
`}var V=l(m(),1),le=l(g(),1),ue=l(v(),1),ft="judgement";function pe(){let{deeds:t,state:e}=(0,le.useTable)(),[o,a]=(0,V.useState)(""),[n,r]=(0,V.useState)("");return V.html`
<form class="act" data-testid="judgement-form" onSubmit=${async i=>{i.preventDefault();let u={type:"JudgePower",seat:null,damage:Math.round(Number(o)),because:n};await t.say(ft,u)&&(a(""),r(""))}}>
<div class="fields">
<label class="field">
<span>Hit points lost</span>
<input
type="number"
min="0"
required
value=${o}
onInput=${i=>a(i.target.value)}
/>
</label>
<label class="field">
<span>Because</span>
<input
placeholder="landed on its head"
value=${n}
onInput=${i=>r(i.target.value)}
/>
</label>
</div>
<div class="answers">
<button class="primary" disabled=${e.busy[ft]}>Say so</button>
</div>
<${ue.Refusal} spot=${ft} />
</form>
`}var j=l(m(),1),ht=l(g(),1),bt=l(v(),1);var $t="land";function ce({session:t}){let{deeds:e,state:o}=(0,ht.useTable)(),[a,n]=(0,j.useState)(!1),r=[...new Set(t.legal.filter(i=>i.type==="Land").map(i=>i.struck))],s=i=>e.say($t,{type:"Land",seat:null,struck:i,bounced:a});return j.html`
<div class="act" data-testid="land-form">
<div class="targets" role="group" aria-label="Touched first">
${r.map(i=>j.html`
<button
class="target"
data-testid="target"
data-id=${i??"none"}
style=${i===null?{}:k(P(t.state,i))}
disabled=${o.busy[$t]}
onClick=${()=>s(i)}
>
${i===null?"No creature":f(t.state,i)}
</button>
`)}
</div>
<label class="check">
<input
type="checkbox"
checked=${a}
onInput=${i=>n(i.target.checked)}
/>
bounced off the table before
</label>
<${bt.Refusal} spot=${$t} />
<${fo} />
</div>
`}function fo(){let{deeds:t,state:e}=(0,ht.useTable)(),[o,a]=(0,j.useState)(""),n="void-throw";return j.html`
<details class="other">
<summary>The throw does not count</summary>
<form class="inline-form" onSubmit=${s=>{s.preventDefault(),t.say(n,{type:"VoidThrow",seat:null,because:o})}}>
<label class="field">
<span>Because</span>
<input
value=${o}
placeholder="thrown from another side"
onInput=${s=>a(s.target.value)}
/>
</label>
<div class="answers">
<button class="primary" disabled=${e.busy[n]}>Give the missile back</button>
</div>
<${bt.Refusal} spot=${n} />
</form>
</details>
`}function W(t){let e=t.creatures.map(({id:a})=>({value:a,label:f(t,a)})),o=t.players.map(({seat:a,name:n})=>({value:a,label:n}));return{creature:e,target:e,player:o}}var D=l(m(),1);var I=l(m(),1),de=l(g(),1),me=l(v(),1),vt=l(w(),1);var gt="move";function fe({session:t,commands:e}){let{deeds:o,state:a}=(0,de.useTable)(),n=Math.max(...e.map(M=>M.length)),[r]=e,s=S(t.state,r.creature),i=ut(t.state,s.player),[u,c]=(0,I.useState)(null),[d,$]=(0,I.useState)(!1),K=N(t.state),p=M=>st=>{let{value:Tt}=st.target;c(Tt===""?null:Math.round(Number(Tt)*M))};return I.html`
<form class="act" data-testid="move-form" onSubmit=${async M=>{M.preventDefault();let st={...r,length:u??n,contact:d};await o.say(gt,st)&&c(null)}}>
<div class="move-boxes">
<label>
<input
data-testid="move-mm"
type="number"
step="any"
min="0"
placeholder=${Math.round(n/10)}
value=${u===null?"":u/10}
onInput=${p(10)}
/>
mm
</label>
${i&&I.html`<label>
<input
data-testid="move-spans"
type="number"
step="any"
min="0"
placeholder=${(n/i).toFixed(1)}
value=${u===null?"":Number((u/i).toFixed(2))}
onInput=${p(i)}
/>
${K}s
</label>`}
<button class="primary" disabled=${a.busy[gt]}>
${u===null?`Move all ${(0,vt.millimetres)(n)}`:`Move ${(0,vt.millimetres)(u)}`}
</button>
</div>
${t.state.house.contact_stops&&I.html`<label class="check">
<input
type="checkbox"
checked=${d}
onInput=${M=>$(M.target.checked)}
/>
ran into somebody
</label>`}
<${me.Refusal} spot=${gt} />
</form>
`}var z=l(m(),1),wt=l(w(),1);function $e({state:t}){let e=J(t),o=e.indexOf(A(t));return z.html`
<ol class="steps" aria-label="Steps of the move">
${e.map((a,n)=>z.html`
<li data-state=${be(n,o)} aria-current=${n===o?"step":void 0}>
${(0,wt.spelled)(a)}
</li>
`)}
</ol>
`}function he({state:t,open:e,chosen:o,choose:a}){let n=J(t),r=n.indexOf(A(t));return z.html`
<div class="steps" role="tablist" aria-label="Steps of the move">
${n.map((s,i)=>z.html`
<button
role="tab"
data-testid=${`step-${s}`}
data-state=${be(i,r)}
aria-selected=${s===o}
disabled=${!e.has(s)}
onClick=${()=>a(s)}
>
${(0,wt.spelled)(s)}
</button>
`)}
</div>
`}function be(t,e){return t===e?"now":t<e?"past":"to-come"}var ge={move:"Move",fire:"Fire",attack:"Attack"};function ve({session:t}){let{state:e,legal:o}=t,[a,n]=(0,D.useState)(null),r=`${e.round}/${e.turn?.creature}/${A(e)}`,s=d=>o.filter($=>$.type===d),i=new Set(J(e).filter(d=>s(ge[d]).length>0)),u=a?.move===r?a.step:A(e),c=i.has(u)?u:[...i][0];return D.html`
<${he}
state=${e}
open=${i}
chosen=${c}
choose=${d=>n({step:d,move:r})}
/>
<${$o} step=${c} commands=${s(ge[c])} session=${t} />
`}function $o({step:t,commands:e,session:o}){if(t==="move")return D.html`<${fe} session=${o} commands=${e} />`;if(t==="fire"){let a=et(o,e);return D.html`<${T} spot="fire" title="Throw at" tools=${a} session=${o} />`}if(t==="attack"){let a=q(o,e);return D.html`<${T} spot="attack" title="Attack" tools=${a} session=${o} />`}return null}var we=l(m(),1);function ye({session:t}){let e=t.legal.filter(a=>a.type==="Fire"),o=et(t,e);return we.html`<${T} spot="fire" title="Throw at" tools=${o} session=${t} />`}var ho=[{View:Ht,open:t=>t.phase==="building",handles:["StartBuilding","TellTime","SayDone","SetSpan","WeighIn","StartGame"]},{View:pe,open:t=>t.judgements.length>0,handles:["JudgePower"]},{View:ce,open:t=>t.shot,handles:["Land"]},{View:ye,open:t=>t.chance,handles:["Fire"]},{View:ie,open:t=>t.assault||t.riposte,handles:["Attack","Counterattack"]},{View:ve,open:t=>t.turn,handles:["Move","Fire","Attack"]}];function Se({session:t}){let{state:e,legal:o,role:a,awaiting:n}=t;if(e.phase==="over")return a==="referee"&&U.html`<${bo} />`;if(n?.roll)return null;let r=ho.find(({open:c})=>c(e)),s=new Set(r?.handles),i=o.filter(({type:c})=>!s.has(c)&&!ct.has(c)),u=r&&(o.length>0||e.phase==="building");return U.html`
${u&&U.html`<${r.View} session=${t} />`}
<${oe} session=${t} />
<${ke.OtherCommands}
commands=${i}
title=${i.length<o.length?"More":"What may be done now"}
open=${i.length===o.length}
names=${W(e)}
/>
`}function bo(){let{deeds:t}=(0,xe.useTable)();return U.html`<button class="primary" onClick=${()=>t.show("new-game")}>New game</button>`}var yt=l(w(),1);function _e(t){let e=o=>f(t,o);if(t.judgements.length>0){let[{power:o,target:a}]=t.judgements;return`${(0,yt.spelled)(o)} on ${e(a)}: do it, look, and say what it cost.`}if(t.shot){let{creature:o,target:a}=t.shot;return`${e(o)} throws at ${e(a)}. What did it touch first?`}if(t.chance){let{power:o,creature:a,target:n}=t.chance;return`${e(a)} may use ${(0,yt.spelled)(o)} now, having hit ${e(n)}.`}return t.riposte?`${e(t.riposte.defender)} may hit back at ${e(t.riposte.attacker)}.`:t.assault?go(t.assault,e):null}function go({attacker:t,target:e,hits:o,counter:a},n){let r=o.length>0?`; ${o.length} hit so far`:"";return`${n(t)} ${a?"hits back at":"attacks"} ${n(e)}${r}.`}var Oe=l(m(),1);function ot({colour:t,large:e=!1}){return Oe.html`<span
class=${e?"swatch large":"swatch"}
style=${k(t)}
title=${t||"no colour yet"}
aria-hidden="true"
></span>`}function Ce({session:t}){let{state:e}=t,{title:o,colour:a,round:n,awaited:r}=xt(t);return F.html`
<section class="now" data-testid="now" data-phase=${e.phase} style=${k(a)}>
<header>
${a&&F.html`<${ot} colour=${a} large />`}
<h2 data-testid="whose-move">${o}</h2>
${n&&F.html`<p class="round" data-testid="round">${n}</p>`}
</header>
${e.turn&&r&&e.phase==="playing"&&F.html`<${$e} state=${e} />`}
${r&&F.html`<p class="awaited" data-testid="awaited">${r}</p>`}
<${Te.DiceForm} session=${t} />
<${Se} session=${t} />
</section>
`}function xt(t){let{round:e}=t.state;return{...wo(t),round:e>0&&`Round ${e}`,awaited:vo(t)?null:xo(t)}}function vo({legal:t}){return t.some(e=>e.type==="EndMove")}function wo({state:t,outcome:e,awaiting:o}){if(t.phase==="over")return yo(t,e);if(t.phase==="building")return{title:"Building and weigh-in",colour:""};if(o?.roll&&t.phase==="initiative")return{title:"Initiative",colour:""};if(!t.turn)return{title:"Between moves",colour:""};let{creature:a}=t.turn;return{title:`${f(t,a)}’s move`,colour:P(t,a)}}function yo(t,e){let o=(e?.winners??[]).map(n=>y(t,n));return{title:`${o.map(n=>n?.name).join(" and ")||"Nobody"} won`,colour:o[0]?.colour??""}}function xo(t){let{state:e,awaiting:o,outcome:a}=t;if(e.phase==="over")return a?.why??e.ending;if(o?.roll)return`${(0,at.diceText)(o.roll)}: ${o.roll.why}.`;let n=r=>y(e,r)?.name??`seat ${r}`;return _e(e)??(0,at.awaitedText)(t,n)}var x=l(m(),1),E=l(w(),1);var G=l(m(),1),kt=l(w(),1);function Me({left:t,all:e,what:o}){return G.html`
<span class="pips" role="img" aria-label=${`${t} of ${e} ${o} left`}>
${Array.from({length:e},(a,n)=>G.html`<i data-left=${n<t}></i>`)}
</span>
`}function Ne({missiles:t}){let e=t.filter(o=>!o.used).length;return G.html`
<span
class="missiles"
role="img"
aria-label=${`${(0,kt.counted)(e,"missile")} left of ${t.length}`}
>
${t.map(o=>G.html`
<i data-left=${!o.used} title=${ko(o)}>
${o.halved?"½":o.dice}
</i>
`)}
</span>
`}function ko(t){return`${t.halved?"half a die":(0,kt.counted)(t.dice,"die","dice")}${t.used?", thrown":""}`}var L=l(m(),1),je=l(g(),1),Ie=l(v(),1),De=l(Y(),1);var So=[-6,-1,1];function Be({creature:t,session:e,close:o}){let{deeds:a,state:n}=(0,je.useTable)(),[r,s]=(0,L.useState)(String(t.hit_points)),[i,u]=(0,L.useState)(""),c=`judge/${t.id}`,d=async p=>{p.preventDefault();let X={type:"SetHitPoints",seat:null,creature:t.id};await a.say(c,{...X,hit_points:Math.round(Number(r)),because:i})&&o()},$=p=>()=>s(String(Math.max(0,Number(r)+p))),K=(e.overrides??[]).filter(p=>p.creature===t.id&&p.type!=="SetHitPoints");return L.html`
<div class="judge">
<form data-testid="judge-form" onSubmit=${d}>
<div class="judge-points">
<label class="field">
<span>Hit points</span>
<input
data-testid="judge-points"
type="number"
min="0"
value=${r}
onInput=${p=>s(p.target.value)}
/>
</label>
${So.map(p=>L.html`
<button type="button" onClick=${$(p)}>
${p>0?`+${p}`:`−${-p}`}
</button>
`)}
</div>
<label class="field">
<span>Because</span>
<input
data-testid="judge-because"
placeholder="dropped from three feet"
value=${i}
onInput=${p=>u(p.target.value)}
/>
</label>
<div class="answers">
<button class="primary" disabled=${n.busy[c]}>Set hit points</button>
<button type="button" class="quiet" onClick=${o}>Cancel</button>
</div>
<${Ie.Refusal} spot=${c} />
</form>
<${De.OtherCommands} commands=${K} title="Other stats" names=${W(e.state)} />
</div>
`}function St({creature:t,session:e,entries:o}){let{state:a,role:n}=e,[r,s]=(0,x.useState)(!1),i=Vt(a,t,o),u=a.turn?.creature===t.id&&a.phase==="playing",c=f(a,t.id),d=t.colour||y(a,t.player)?.colour;return x.html`
<article
class="creature"
data-testid="creature"
data-id=${t.id}
data-alive=${t.alive}
data-moving=${u}
style=${k(d)}
aria-label=${`${c}’s creature, ${t.hit_points} of ${i} hit points`}
>
<header>
<h3>${c}</h3>
${u&&x.html`<span class="tag">to move</span>`}
${!t.alive&&x.html`<span class="tag dead">dead</span>`}
<p class="hit-points">
<strong data-testid="hit-points">${t.hit_points}</strong>
<span>of ${i}</span>
</p>
</header>
<div class="bar" aria-hidden="true">
<span style=${{width:`${100*t.hit_points/i}%`}}></span>
</div>
<dl class="stats">
<${_o} creature=${t} state=${a} />
<div>
<dt>Attacks</dt>
<dd data-testid="attacks">
<${Me}
left=${a.phase==="building"?t.attacks:t.attacks_left}
all=${t.attacks}
what="attacks"
/>
</dd>
</div>
${t.missiles.length>0&&x.html`<div>
<dt>Missiles</dt>
<dd data-testid="missiles"><${Ne} missiles=${t.missiles} /></dd>
</div>`}
</dl>
<${Oo} creature=${t} state=${a} />
${n==="referee"&&x.html`
<button
class="judge-button"
data-testid="judge"
aria-expanded=${r}
aria-label=${`Judge ${c}’s creature`}
onClick=${()=>s(!r)}
>
Judge
</button>
${r&&x.html`<${Be}
creature=${t}
session=${e}
close=${()=>s(!1)}
/>`}
`}
</article>
`}function _o({creature:t,state:e}){let o=qt(e,t),a=(0,E.counted)(t.movement_spans,N(e)),n=t.moved>0?`${Math.round(t.moved/10)} of `:"";return x.html`
<div>
<dt>Moves</dt>
<dd data-testid="movement">
${a}
<small>${o===null?"not measured":`${n}${(0,E.millimetres)(o)}`}</small>
</dd>
</div>
`}function Oo({creature:t,state:e}){let o=Ut(y(e,t.player)),a=[e.phase==="building"&&(0,E.counted)(t.legs,"leg"),t.power==="hidden"?"secret power":t.power.replace(/_/g," "),o&&`initiative ${o}`,t.reach!==null&&`reach ${(0,E.millimetres)(t.reach)}`];return x.html`<p class="small-facts">${a.filter(Boolean).join(" · ")}</p>`}var b=l(m(),1),Ee=l(g(),1),He=l(v(),1),Je=l(w(),1);var _=l(m(),1),Re=l(g(),1),We=l(v(),1);var nt=l(m(),1),To=4;function Pe({limbs:t,plain:e,set:o}){let a=(n,r)=>o(t.with(n,{...t[n],...r}));return nt.html`
<fieldset class="limbs">
<legend>Limbs to attack with</legend>
${t.map((n,r)=>nt.html`
<div class="limb">
<input
placeholder=${`Limb ${r+1}`}
aria-label="Name of the limb"
value=${n.name}
onInput=${s=>a(r,{name:s.target.value})}
/>
<input
type="number"
min="2"
max="12"
aria-label="To hit"
value=${n.to_hit}
onInput=${s=>a(r,{to_hit:Number(s.target.value)})}
/>
<span>+ for</span>
<input
type="number"
min="1"
max="6"
aria-label="Dice of damage"
value=${n.damage_dice}
onInput=${s=>a(r,{damage_dice:Number(s.target.value)})}
/>
<span>dice</span>
<button
type="button"
class="quiet"
aria-label="Remove this limb"
onClick=${()=>o(t.filter((s,i)=>i!==r))}
>
×
</button>
</div>
`)}
${t.length<To&&nt.html`<button type="button" class="quiet" onClick=${()=>o([...t,e])}>
One more limb
</button>`}
</fieldset>
`}var Co=["drop","bowl","poke","reshape_limb","blob_of_death","rip_limbs_off","change_places","move_out_of_turn","use_opponent_as_missile","divide_self","borrow_power"];function Ae(t){let e=[...t.options.powers??[],...t.powers??[]];return[...Co,...e.map(o=>o.name)]}function Fe({player:t,session:e,close:o}){let{deeds:a,state:n}=(0,Re.useTable)(),{house:r}=e.state,s=Mo(e,t),i=(0,_.useId)(),[u,c]=(0,_.useState)({legs:4,limbs:[s],hit_points:r.hit_points==="dice"?"":String(r.full_hit_points),missiles:0,small:0,power:"",colour:t.colour}),d=`weigh-in/${t.seat}`,$=p=>c(X=>({...X,...p}));return _.html`
<form class="inline-form" data-testid="weigh-in-form" onSubmit=${async p=>{p.preventDefault(),await a.say(d,No(u,t))&&o()}}>
<div class="fields">
<${rt} label="Legs" value=${u.legs} set=${p=>$({legs:p})} />
<${rt}
label="Hit points"
value=${u.hit_points}
set=${p=>$({hit_points:p})}
/>
${r.missiles_per_move>0&&_.html`
<${rt}
label="Missiles"
value=${u.missiles}
set=${p=>$({missiles:p})}
/>
<${rt}
label="Small ones (½ die)"
value=${u.small}
set=${p=>$({small:p})}
/>
`}
<label class="field">
<span>Clay</span>
<select onChange=${p=>$({colour:p.target.value})}>
${["",...Pt].map(p=>_.html`
<option value=${p} selected=${p===u.colour}>
${p||"any"}
</option>
`)}
</select>
</label>
<label class="field">
<span>Special power</span>
<input
list=${i}
value=${u.power}
onInput=${p=>$({power:p.target.value})}
/>
<datalist id=${i}>
${Ae(e.state).map(p=>_.html`<option value=${p}></option>`)}
</datalist>
</label>
</div>
<${Pe} limbs=${u.limbs} plain=${s} set=${p=>$({limbs:p})} />
<div class="answers">
<button class="primary" disabled=${n.busy[d]}>Weigh in</button>
<button type="button" class="quiet" onClick=${o}>Cancel</button>
</div>
<${We.Refusal} spot=${d} />
</form>
`}function Mo(t,e){return{to_hit:8,damage_dice:1,...t.legal.find(a=>a.type==="WeighIn"&&a.player===e.seat)?.limbs[0],name:""}}function rt({label:t,value:e,set:o}){return _.html`
<label class="field">
<span>${t}</span>
<input type="number" min="0" value=${e} onInput=${a=>o(a.target.value)} />
</label>
`}function No(t,e){let o=(a,n)=>Array.from({length:Number(a)||0},()=>({dice:1,halved:n,used:!1}));return{type:"WeighIn",seat:null,player:e.seat,legs:Math.round(Number(t.legs)),limbs:t.limbs,hit_points:t.hit_points===""?null:Math.round(Number(t.hit_points)),missiles:[...o(t.missiles,!1),...o(t.small,!0)],power:t.power,colour:t.colour,because:"weighed in by hand"}}function qe({session:t}){return b.html`
<ul class="players">
${t.state.players.map(e=>b.html`<${jo} key=${e.seat} player=${e} session=${t} />`)}
</ul>
`}function jo({player:t,session:e}){let[o,a]=(0,b.useState)(null),n=d=>()=>a(o===d?null:d),r=()=>a(null),{state:s,role:i}=e,u=s.creatures.find(d=>d.player===t.seat),c=s.house.unit!=="six_inches"&&!s.house.uniform_span;return b.html`
<li class="player" data-testid="player" data-seat=${t.seat}>
<${ot} colour=${t.colour} />
<strong>${t.name}</strong>
<div class="facts">
${c&&b.html`<${Le}
known=${t.span===null?null:(0,Je.millimetres)(t.span)}
wanted=${N(s)}
verb=${`Set ${N(s)}`}
open=${i==="referee"&&n("span")}
test="player-span"
/>`}
<${Le}
known=${u?"weighed in":null}
wanted="creature"
verb="Weigh in"
open=${i==="referee"&&n("weigh-in")}
test="player-creature"
/>
${!u&&b.html`<${Io} player=${t} session=${e} />`}
</div>
${o==="span"&&b.html`<${Z} player=${t} close=${r} />`}
${o==="weigh-in"&&b.html`<${Fe} player=${t} session=${e} close=${r} />`}
</li>
`}function Le({known:t,wanted:e,verb:o,open:a,test:n}){let r=t??(a?o:`no ${e} yet`);return a?b.html`
<button
class=${t?"fact":"fact chip"}
data-known=${!!t}
data-testid=${n}
aria-label=${t?`Change ${e}: ${t}`:r}
onClick=${a}
>
${r}
</button>
`:b.html`<span class="fact" data-known=${!!t} data-testid=${n}>${r}</span>`}function Io({player:t,session:e}){let{deeds:o,state:a}=(0,Ee.useTable)(),n=`done/${t.seat}`,r=e.legal.find(i=>i.type==="SayDone"&&i.player===t.seat);if(t.done_building)return b.html`<span class="fact" data-known="true">done</span>`;if(!r)return b.html`<span class="fact" data-known="false">building</span>`;let s={...r,seat:e.seat};return b.html`
<button
class="fact chip"
data-testid="done"
disabled=${a.busy[n]}
onClick=${()=>o.say(n,s)}
>
Done
</button>
<${He.Refusal} spot=${n} />
`}var Ve=l(m(),1),ze=l(Y(),1);var Do=new Set(["SetHitPoints","Reweigh","RemoveCreature"]);function Ue({session:t}){let e=(t.overrides??[]).filter(o=>!Do.has(o.type));return Ve.html`
<${ze.OtherCommands}
commands=${e}
title="The referee’s word"
names=${W(t.state)}
/>
`}function Bo({session:t}){let{entries:e}=(0,_t.useTable)().state,{state:o}=t,a=o.phase==="building";return C.html`
<${Ce} session=${t} />
${a&&C.html`<${qe} session=${t} />`}
${o.creatures.length>0&&C.html`
<div class="creatures" aria-label="Creatures">
${Ge(o).map(n=>C.html`
<${St}
key=${n.id}
creature=${n}
session=${t}
entries=${e}
/>
`)}
</div>
`}
${t.role==="referee"&&C.html`<${Ue} session=${t} />`}
`}function Po({session:t}){let{entries:e}=(0,_t.useTable)().state;return C.html`<div class="creatures">
${Ge(t.state).map(o=>C.html`
<${St}
key=${o.id}
creature=${o}
session=${t}
entries=${e}
/>
`)}
</div>`}function Ge(t){let e=t.players.map(n=>n.seat),o=n=>{let r=t.players[e.indexOf(n.player)]?.initiative??[];return[n.alive?0:1,...r.map(s=>-s)]},a=(n,r)=>{let[s,i]=[o(n),o(r)],u=s.findIndex((c,d)=>c!==i[d]);return u<0?n.id-r.id:s[u]-(i[u]??0)};return[...t.creatures].sort(a)}var Ye=l(Xe()),Qe=document.createElement("style");Qe.textContent='.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px}.steps>*{min-height:44px;padding:8px 0 0;border:0;border-top:4px solid var(--line);border-radius:0;background:none;color:var(--soft);font-size:.95rem;font-weight:500;text-align:left}.steps>[data-state=past]{border-color:color-mix(in srgb,var(--accent) 45%,var(--line))}.steps>[data-state=now]{border-color:var(--accent)}.steps>:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:700}.move-boxes{display:flex;flex-wrap:wrap;gap:8px}.move-boxes label{display:flex;align-items:center;gap:6px;color:var(--soft)}.move-boxes input{width:5.2em}.move-boxes button{flex:1 0 auto}.targets{display:flex;flex-wrap:wrap;gap:8px}.target{flex:1 0 auto;border:0;background:var(--hue, var(--sunk));color:var(--hue-ink, var(--ink));box-shadow:inset 0 -2px #00000024}@media(hover:hover){.target:hover:not(:disabled){filter:brightness(1.06)}}.target:active:not(:disabled){background:var(--hue, var(--sunk));filter:brightness(.94)}.creature[data-alive=false]>:not(.judge,.judge-button,header){color:var(--soft);filter:grayscale(1)}.tag{padding:1px 9px;border-radius:10px;background:var(--accent-paper);color:var(--accent);font-size:var(--small);font-weight:600}.tag.dead{background:var(--sunk);color:var(--soft)}.bar{height:12px;border-radius:6px;background:var(--sunk);overflow:hidden;box-shadow:inset 0 0 0 1px var(--line)}.bar span{display:block;height:100%;background:var(--hue);border-radius:6px;box-shadow:inset 0 -3px 4px #0000001f,inset 0 0 0 1px #0000001f;transition:width .4s ease-out}.pips,.missiles{display:inline-flex;gap:4px;align-items:center;min-height:24px}.pips i{width:14px;height:14px;border-radius:50%;border:2px solid var(--ink);opacity:.3}.pips i[data-left=true]{background:var(--ink);opacity:1}.missiles i{display:grid;place-items:center;width:23px;height:23px;border-radius:50%;background:transparent;border:2px dashed var(--line);color:transparent;font:650 .8rem/1 inherit;font-style:normal}.missiles i[data-left=true]{background:var(--hue);border:0;color:var(--hue-ink);box-shadow:inset -2px -3px 4px #0000002e,inset 0 0 0 1px #0000001f}.judge-button{position:absolute;right:8px;bottom:6px;min-height:44px;padding:0 10px;border-color:transparent;background:transparent;color:var(--soft);font-size:var(--small)}.creature:has(.judge) .judge-button{display:none}.judge{display:grid;gap:10px;padding-top:12px;border-top:1px solid var(--line)}.judge form{display:grid;gap:10px}.judge-points{display:flex;align-items:end;gap:6px}.judge-points .field{flex:1}.judge-points button{padding:0 12px}.fact{font-size:.95rem;color:var(--soft)}button.fact{min-height:44px;padding:0 9px}button.fact:not(.chip){border-color:transparent;background:transparent}.fact[data-known=true]{color:var(--ink)}.fact[data-known=true]:after{content:" ✓";color:var(--good);font-weight:700}.timer strong{font-size:1.6rem}.timer[data-up=true] strong{color:var(--warn)}.limbs{border:0;display:grid;gap:8px}.limbs legend{font-size:var(--small);color:var(--soft);padding:0 0 4px}.limb{display:grid;grid-template-columns:58px auto 58px minmax(0,1fr) auto;gap:6px;align-items:center}.limb>:first-child{grid-column:1 / -1}.limb+.limb{padding-top:8px}';document.head.append(Qe);(0,Ye.arrived)("clay_o_rama",Ot);