var mo=Object.create;var lt=Object.defineProperty;var fo=Object.getOwnPropertyDescriptor;var $o=Object.getOwnPropertyNames;var ho=Object.getPrototypeOf,bo=Object.prototype.hasOwnProperty;var T=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},go=(t,e)=>{for(var o in e)lt(t,o,{get:e[o],enumerable:!0})},vo=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of $o(e))!bo.call(t,a)&&a!==o&&lt(t,a,{get:()=>e[a],enumerable:!(n=fo(e,a))||n.enumerable});return t};var i=(t,e,o)=>(o=t!=null?mo(ho(t)):{},vo(e||!t||!t.__esModule?lt(o,"default",{value:t,enumerable:!0}):o,t));var d=T((Yo,jt)=>{jt.exports=core["view.js"]});var g=T((Qo,It)=>{It.exports=core["page/table.js"]});var v=T((Zo,Dt)=>{Dt.exports=core["words.js"]});var Bt=T((tn,Pt)=>{Pt.exports=core["games/awaited.js"]});var Rt=T((en,At)=>{At.exports=core["forms/dice.js"]});var Q=T((nn,Wt)=>{Wt.exports=core["forms/other_commands.js"]});var y=T((an,Et)=>{Et.exports=core["page/refusal.js"]});var M=T((sn,qt)=>{qt.exports=core["language.js"]});var uo=T((Pa,lo)=>{lo.exports=core["parts.js"]});var Nt={};go(Nt,{Board:()=>Go,Large:()=>Ko,headlineOf:()=>_t});var N=i(d(),1),Ct=i(g(),1);var F=i(d(),1),Re=i(v(),1),at=i(Bt(),1),Le=i(Rt(),1);var Lt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ft=Object.keys(Lt),wo={fill:"#75726b",ink:"#ffffff"};function S(t){let{fill:e,ink:o}=Lt[t]??wo;return{"--hue":e,"--hue-ink":o}}var K=i(d(),1),je=i(g(),1),Ie=i(Q(),1);var $=i(d(),1),ut=i(g(),1),Vt=i(y(),1),P=i(v(),1);var Z=i(d(),1),Ht=i(g(),1),Jt=i(y(),1);function tt({player:t,close:e}){let{deeds:o,state:n}=(0,Ht.useTable)(),[a,r]=(0,Z.useState)(t.span===null?"":String(t.span/10)),s=`span/${t.seat}`;return Z.html`
<form class="inline-form" data-testid="span-form" onSubmit=${async u=>{u.preventDefault();let c=Math.round(Number(a)*10);await o.say(s,{type:"SetSpan",seat:null,player:t.seat,span:c})&&e()}}>
<label class="field">
<span>Span of ${t.name} <small>mm</small></span>
<input
type="number"
step="any"
min="1"
required
value=${a}
onInput=${u=>r(u.target.value)}
/>
</label>
<div class="answers">
<button class="primary" disabled=${n.busy[s]}>Set the span</button>
<button type="button" class="quiet" onClick=${e}>Cancel</button>
</div>
<${Jt.Refusal} spot=${s} />
</form>
`}var zt=i(M(),1),J="building",yo=1e3;function Ut({session:t}){let{state:e,deeds:o}=(0,ut.useTable)(),n=s=>t.legal.find(l=>l.type===s),a=n("StartGame"),r=t.state.players.filter(s=>!t.state.creatures.some(l=>l.player===s.seat)).map(s=>s.name);return $.html`
${t.state.building_seconds!==null&&$.html`<${ko} session=${t} entries=${e.entries} />`}
${t.role==="referee"&&$.html`
<div class="answers">
<button
class="primary"
data-testid="start-game"
disabled=${!a||e.busy[J]}
onClick=${()=>o.say(J,a)}
>
${a?.without_powers?"Start without special powers":"Start the game"}
</button>
${n("StartBuilding")&&$.html`<button onClick=${()=>o.say(J,n("StartBuilding"))}>
Start the timer
</button>`}
</div>
${r.length>0&&$.html`<p class="hint">
Weigh in ${(0,P.listed)(r)} first: creature on the turn card, or the form below.
</p>`}
${a?.without_powers&&$.html`<p class="hint">
Not every creature has a special power: give it one with its weigh-in, or start without.
</p>`}
<${Vt.Refusal} spot=${J} />
${t.state.house.uniform_span&&$.html`<${xo} session=${t} />`}
`}
`}function xo({session:t}){let[e,o]=(0,$.useState)(t.state.referee_span===null),n={seat:null,name:"the referee",span:t.state.referee_span};return e?$.html`<${tt} player=${n} close=${()=>o(!1)} />`:$.html`
<button class="quiet" onClick=${()=>o(!0)}>
The referee’s span: ${(0,P.millimetres)(n.span??0)}
</button>
`}function ko({session:t,entries:e}){let{deeds:o}=(0,ut.useTable)(),[n,a]=(0,$.useState)(Date.now());(0,$.useEffect)(()=>{let c=setInterval(()=>a(Date.now()),yo);return()=>clearInterval(c)},[]);let r=e.findLast(c=>c.event.type==="BuildingStarted"),s=r?(n-Date.parse(r.at))/1e3:t.state.building_seconds,l=t.state.house.building_minutes*60-s,u=()=>{let c=Math.max(t.state.building_seconds,Math.floor(s));o.say(J,{type:"TellTime",seat:null,seconds:c})};return $.html`
<p class="timer" data-up=${l<=0}>
${l>0?(0,zt.t)("{time} left to build",{time:$.html`<strong>${(0,P.minutes)(l)}</strong>`}):$.html`<strong>Time is up</strong>`}
${t.role==="referee"&&$.html` <button class="quiet" onClick=${u}>Note the time</button>`}
</p>
`}var ht=i(d(),1),ie=i(g(),1),le=i(y(),1);var Kt=i(v(),1),et=i(M(),1),So=1524;function _(t,e){return t.creatures.find(o=>o.id===e)??null}function x(t,e){return t.players.find(o=>o.seat===e)??null}function f(t,e){let o=_(t,e);if(!o)return"somebody";let n=x(t,o.player)?.name??`Seat ${o.player}`;return t.creatures.filter(r=>r.player===o.player).length>1?`${n} (${o.id})`:n}function B(t,e){let o=_(t,e);return o?o.colour||x(t,o.player)?.colour:""}function q(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.house.missiles_per_move>0?e:e.filter(o=>o!=="fire")}function A(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.assault||t.riposte?"attack":e[t.turn?.step??0]}function pt(t,e){return t.house.unit==="six_inches"?So:t.house.uniform_span?t.referee_span:x(t,e)?.span??null}var Gt={six_inches:{one:"length",all:"lengths",counted:t=>(0,et.tn)("{count} length","{count} lengths",t)},fist:{one:"fist",all:"fists",counted:t=>(0,et.tn)("{count} fist","{count} fists",t)},span:{one:"span",all:"spans",counted:t=>(0,et.tn)("{count} span","{count} spans",t)}};function ct({house:t}){return Gt[t.unit]??Gt.span}function mt(t){return ct(t).one}function Xt(t){return ct(t).all}function Yt(t,e){return ct(t).counted(e)}function Qt(t,e){let o=pt(t,e.player);return o===null?null:e.movement_spans*o}function Zt(t,e,o){let n=o.map(a=>a.event).filter(a=>a.type==="CreatureWeighedIn"&&a.creature===e.id).map(a=>a.hit_points);return Math.max(1,n.at(-1)??t.house.full_hit_points,e.hit_points)}function dt(t,e){return t?.limbs[e]?.name||`limb ${e+1}`}function te(t,e){return`${t.name?(0,Kt.spelled)(t.name):`Limb ${e+1}`} · ${t.to_hit}+ · ${t.damage_dice}d`}function ee(t){return t.initiative.length>0?t.initiative.join(", "):null}var V=i(v(),1),ae={EndAttacks:()=>"No more attacks: roll the damage",DeclineCounterattack:()=>"No counterattack",EndMove:(t,{creature:e})=>`End ${f(t,e)}’s move`,HoldMove:()=>"Wait with this move",MoveOutOfTurn:(t,{creature:e})=>`${f(t,e)} moves now`,Divide:()=>"Divide",BorrowPower:()=>"Borrow the power",DeclinePower:()=>"Let the power pass",UsePower:(t,{creature:e,target:o})=>`${_o(t,e)} on ${f(t,o)}`,ThrowCreature:(t,{target:e})=>`Throw it at ${f(t,e)}`,ChangePlaces:(t,{first:e,second:o})=>`${f(t,e)} and ${f(t,o)} change places`,ReshapeLimb:(t,{limb:e})=>`Reshape ${dt(ne(t),e)}`,RipLimb:(t,{limb:e,leg:o})=>o?"Tear off a leg":`Tear off ${dt(ne(t),e)}`,PutPartBack:(t,{creature:e,part:o})=>`Put back ${(0,V.named)(o)} of ${f(t,e)}`,JudgeByDice:t=>`Let ${t.judgements[0]?.dice??""} dice say it`,ChooseTrait:(t,{player:e,trait:o})=>`${x(t,e)?.name} is ${(0,V.named)(o)}`},oe=new Set(["EndAttacks","DeclineCounterattack","DeclinePower","EndMove"]),ft=new Set(Object.keys(ae));function re(t,e){return ae[e.type](t,e)}function se(t){let e=t.filter(o=>ft.has(o.type));return[...e.filter(o=>!oe.has(o.type)),...e.filter(o=>oe.has(o.type))]}function ne(t){return t.chance?_(t,t.chance.target):null}function _o(t,e){return(0,V.spelled)(_(t,e)?.power||"The power")}var $t="decision";function ue({session:t}){let{deeds:e,state:o}=(0,ie.useTable)(),n=se(t.legal);return n.length?ht.html`
<div class="act decisions" data-testid="decisions">
${n.map(a=>ht.html`
<button
data-testid=${`say-${a.type}`}
disabled=${o.busy[$t]}
onClick=${()=>e.say($t,a)}
>
${re(t.state,a)}
</button>
`)}
<${le.Refusal} spot=${$t} />
</div>
`:null}var $e=i(d(),1);var R=i(d(),1),pe=i(g(),1),ce=i(y(),1);function C({spot:t,words:e,tools:o,session:n,targetOf:a=r=>r.target}){let{deeds:r,state:s}=(0,pe.useTable)(),[l,u]=(0,R.useState)(null);if(!o.length)return null;let c=o.find(m=>m.label===l)??o[0];return R.html`
<div class="act" data-testid=${`${t}-form`}>
<div class="chips" role="group" aria-label=${"With what"}>
${o.map(m=>R.html`
<button class="chip" aria-pressed=${m===c} onClick=${()=>u(m.label)}>
${m.label}
</button>
`)}
</div>
<div class="targets" role="group" aria-label=${"Whom"}>
${c.commands.map(m=>{let h=a(m);return R.html`
<button
class="target"
data-testid="target"
data-id=${h}
style=${S(B(n.state,h))}
disabled=${s.busy[t]}
onClick=${()=>r.say(t,m)}
>
${e(f(n.state,h))}
</button>
`})}
</div>
<${ce.Refusal} spot=${t} />
</div>
`}var me=i(v(),1);var de=i(M(),1);function ot(t,e){return fe(e,n=>Oo(t,n)).map(({label:n,commands:a})=>{let r=new Set(a.map(s=>s.missile));return{label:r.size>1?`${n} ×${r.size}`:n,commands:a.filter(s=>s.missile===a[0].missile)}})}function z(t,e){return fe(e,o=>{let n=_(t.state,o.creature)?.limbs[o.limb],a=n?te(n,o.limb):`Limb ${o.limb+1}`;return o.power?`${a.split(" · ")[0]} · ${(0,me.spelled)(o.power)}`:a})}function Oo(t,e){if(e.blob)return"Blob of death";let o=_(t.state,e.creature)?.missiles[e.missile];return o?.halved?"½ die":(0,de.tn)("{count} die","{count} dice",o?.dice??1)}function fe(t,e){let o=new Map;for(let n of t){let a=e(n);o.set(a,[...o.get(a)??[],n])}return[...o].map(([n,a])=>({label:n,commands:a}))}function he({session:t}){let{state:e,legal:o}=t,n=r=>o.filter(s=>s.type===r),a=e.riposte?.attacker??e.assault?.target;return $e.html`
<${C}
spot="attack"
words=${r=>`Attack ${r}`}
tools=${z(t,n("Attack"))}
session=${t}
/>
<${C}
spot="counterattack"
words=${r=>`Hit back at ${r}`}
tools=${z(t,n("Counterattack"))}
session=${t}
targetOf=${()=>a}
/>
`}var U=i(d(),1),be=i(g(),1),ge=i(y(),1),bt="judgement";function ve(){let{deeds:t,state:e}=(0,be.useTable)(),[o,n]=(0,U.useState)(""),[a,r]=(0,U.useState)("");return U.html`
<form class="act" data-testid="judgement-form" onSubmit=${async l=>{l.preventDefault();let u={type:"JudgePower",seat:null,damage:Math.round(Number(o)),because:a};await t.say(bt,u)&&(n(""),r(""))}}>
<div class="fields">
<label class="field">
<span>Hit points lost</span>
<input
type="number"
min="0"
required
value=${o}
onInput=${l=>n(l.target.value)}
/>
</label>
<label class="field">
<span>Because</span>
<input
placeholder=${"landed on its head"}
value=${a}
onInput=${l=>r(l.target.value)}
/>
</label>
</div>
<div class="answers">
<button class="primary" disabled=${e.busy[bt]}>Say so</button>
</div>
<${ge.Refusal} spot=${bt} />
</form>
`}var j=i(d(),1),vt=i(g(),1),wt=i(y(),1);var gt="land";function we({session:t}){let{deeds:e,state:o}=(0,vt.useTable)(),[n,a]=(0,j.useState)(!1),r=[...new Set(t.legal.filter(l=>l.type==="Land").map(l=>l.struck))],s=l=>e.say(gt,{type:"Land",seat:null,struck:l,bounced:n});return j.html`
<div class="act" data-testid="land-form">
<div class="targets" role="group" aria-label=${"Touched first"}>
${r.map(l=>j.html`
<button
class="target"
data-testid="target"
data-id=${l??"none"}
style=${l===null?{}:S(B(t.state,l))}
disabled=${o.busy[gt]}
onClick=${()=>s(l)}
>
${l===null?"No creature":f(t.state,l)}
</button>
`)}
</div>
<label class="check">
<input
type="checkbox"
checked=${n}
onInput=${l=>a(l.target.checked)}
/>
bounced off the table before
</label>
<${wt.Refusal} spot=${gt} />
<${To} />
</div>
`}function To(){let{deeds:t,state:e}=(0,vt.useTable)(),[o,n]=(0,j.useState)(""),a="void-throw";return j.html`
<details class="other">
<summary>The throw does not count</summary>
<form class="inline-form" onSubmit=${s=>{s.preventDefault(),t.say(a,{type:"VoidThrow",seat:null,because:o})}}>
<label class="field">
<span>Because</span>
<input
value=${o}
placeholder=${"thrown from another side"}
onInput=${s=>n(s.target.value)}
/>
</label>
<div class="answers">
<button class="primary" disabled=${e.busy[a]}>
Give the missile back
</button>
</div>
<${wt.Refusal} spot=${a} />
</form>
</details>
`}function L(t){let e=t.creatures.map(({id:n})=>({value:n,label:f(t,n)})),o=t.players.map(({seat:n,name:a})=>({value:n,label:a}));return{creature:e,target:e,player:o}}var D=i(d(),1);var I=i(d(),1),ye=i(g(),1),xe=i(y(),1),xt=i(v(),1);var yt="move";function ke({session:t,commands:e}){let{deeds:o,state:n}=(0,ye.useTable)(),a=Math.max(...e.map(w=>w.length)),[r]=e,s=_(t.state,r.creature),l=pt(t.state,s.player),[u,c]=(0,I.useState)(null),[m,h]=(0,I.useState)(!1),H=w=>it=>{let{value:Mt}=it.target;c(Mt===""?null:Math.round(Number(Mt)*w))};return I.html`
<form class="act" data-testid="move-form" onSubmit=${async w=>{w.preventDefault();let it={...r,length:u??a,contact:m};await o.say(yt,it)&&c(null)}}>
<div class="move-boxes">
<label>
<input
data-testid="move-mm"
type="number"
step="any"
min="0"
placeholder=${Math.round(a/10)}
value=${u===null?"":u/10}
onInput=${H(10)}
/>
mm
</label>
${l&&I.html`<label>
<input
data-testid="move-spans"
type="number"
step="any"
min="0"
placeholder=${(a/l).toFixed(1)}
value=${u===null?"":Number((u/l).toFixed(2))}
onInput=${H(l)}
/>
${Xt(t.state)}
</label>`}
<button class="primary" disabled=${n.busy[yt]}>
${u===null?`Move all ${(0,xt.millimetres)(a)}`:`Move ${(0,xt.millimetres)(u)}`}
</button>
</div>
${t.state.house.contact_stops&&I.html`<label class="check">
<input
type="checkbox"
checked=${m}
onInput=${w=>h(w.target.checked)}
/>
ran into somebody
</label>`}
<${xe.Refusal} spot=${yt} />
</form>
`}var G=i(d(),1),kt=i(v(),1);function Se({state:t}){let e=q(t),o=e.indexOf(A(t));return G.html`
<ol class="steps" aria-label=${"Steps of the move"}>
${e.map((n,a)=>G.html`
<li data-state=${Oe(a,o)} aria-current=${a===o?"step":void 0}>
${(0,kt.spelled)(n)}
</li>
`)}
</ol>
`}function _e({state:t,open:e,chosen:o,choose:n}){let a=q(t),r=a.indexOf(A(t));return G.html`
<div class="steps" role="tablist" aria-label=${"Steps of the move"}>
${a.map((s,l)=>G.html`
<button
role="tab"
data-testid=${`step-${s}`}
data-state=${Oe(l,r)}
aria-selected=${s===o}
disabled=${!e.has(s)}
onClick=${()=>n(s)}
>
${(0,kt.spelled)(s)}
</button>
`)}
</div>
`}function Oe(t,e){return t===e?"now":t<e?"past":"to-come"}var Te={move:"Move",fire:"Fire",attack:"Attack"};function Ce({session:t}){let{state:e,legal:o}=t,[n,a]=(0,D.useState)(null),r=`${e.round}/${e.turn?.creature}/${A(e)}`,s=m=>o.filter(h=>h.type===m),l=new Set(q(e).filter(m=>s(Te[m]).length>0)),u=n?.move===r?n.step:A(e),c=l.has(u)?u:[...l][0];return D.html`
<${_e}
state=${e}
open=${l}
chosen=${c}
choose=${m=>a({step:m,move:r})}
/>
<${Co} step=${c} commands=${s(Te[c])} session=${t} />
`}function Co({step:t,commands:e,session:o}){if(t==="move")return D.html`<${ke} session=${o} commands=${e} />`;if(t==="fire"){let n=ot(o,e);return D.html`<${C}
spot="fire"
words=${a=>`Throw at ${a}`}
tools=${n}
session=${o}
/>`}if(t==="attack"){let n=z(o,e);return D.html`<${C}
spot="attack"
words=${a=>`Attack ${a}`}
tools=${n}
session=${o}
/>`}return null}var Ne=i(d(),1);function Me({session:t}){let e=t.legal.filter(n=>n.type==="Fire"),o=ot(t,e);return Ne.html`<${C}
spot="fire"
words=${n=>`Throw at ${n}`}
tools=${o}
session=${t}
/>`}var No=[{View:Ut,open:t=>t.phase==="building",handles:["StartBuilding","TellTime","SayDone","SetSpan","WeighIn","StartGame"]},{View:ve,open:t=>t.judgements.length>0,handles:["JudgePower"]},{View:we,open:t=>t.shot,handles:["Land"]},{View:Me,open:t=>t.chance,handles:["Fire"]},{View:he,open:t=>t.assault||t.riposte,handles:["Attack","Counterattack"]},{View:Ce,open:t=>t.turn,handles:["Move","Fire","Attack"]}];function De({session:t}){let{state:e,legal:o,role:n,awaiting:a}=t;if(e.phase==="over")return n==="referee"&&K.html`<${Mo} />`;if(a?.roll)return null;let r=No.find(({open:c})=>c(e)),s=new Set(r?.handles),l=o.filter(({type:c})=>!s.has(c)&&!ft.has(c)),u=r&&(o.length>0||e.phase==="building");return K.html`
${u&&K.html`<${r.View} session=${t} />`}
<${ue} session=${t} />
<${Ie.OtherCommands}
commands=${l}
title=${l.length<o.length?"More":"What may be done now"}
open=${l.length===o.length}
names=${L(e)}
/>
`}function Mo(){let{deeds:t}=(0,je.useTable)();return K.html`<button class="primary" onClick=${()=>t.show("new-game")}>
New game
</button>`}var St=i(v(),1);var X=i(M(),1);function Pe(t){let e=o=>f(t,o);if(t.judgements.length>0){let[{power:o,target:n}]=t.judgements;return`${(0,St.spelled)(o)} on ${e(n)}: do it, look, and say what it cost.`}if(t.shot){let{creature:o,target:n}=t.shot;return`${e(o)} throws at ${e(n)}. What did it touch first?`}if(t.chance){let{power:o,creature:n,target:a}=t.chance;return`${e(n)} may use ${(0,St.spelled)(o)} now, having hit ${e(a)}.`}return t.riposte?`${e(t.riposte.defender)} may hit back at ${e(t.riposte.attacker)}.`:t.assault?jo(t.assault,e):null}function jo({attacker:t,target:e,hits:o,counter:n},a){let r={attacker:a(t),target:a(e),hits:o.length};return o.length?n?(0,X.t)("{attacker} hits back at {target}; {hits} hit so far.",r):(0,X.t)("{attacker} attacks {target}; {hits} hit so far.",r):n?(0,X.t)("{attacker} hits back at {target}.",r):(0,X.t)("{attacker} attacks {target}.",r)}var Be=i(d(),1);var Ae=i(v(),1);function nt({colour:t,large:e=!1}){return Be.html`<span
class=${e?"swatch large":"swatch"}
style=${S(t)}
title=${t?(0,Ae.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function Fe({session:t}){let{state:e}=t,{title:o,colour:n,round:a,awaited:r}=_t(t);return F.html`
<section class="now" data-testid="now" data-phase=${e.phase} style=${S(n)}>
<header>
${n&&F.html`<${nt} colour=${n} large />`}
<h2 data-testid="whose-move">${o}</h2>
${a&&F.html`<p class="round" data-testid="round">${a}</p>`}
</header>
${e.turn&&r&&e.phase==="playing"&&F.html`<${Se} state=${e} />`}
${r&&F.html`<p class="awaited" data-testid="awaited">${r}</p>`}
<${Le.DiceForm} session=${t} />
<${De} session=${t} />
</section>
`}function _t(t){let{round:e}=t.state;return{...Do(t),round:e>0&&`Round ${e}`,awaited:Io(t)?null:Bo(t)}}function Io({legal:t}){return t.some(e=>e.type==="EndMove")}function Do({state:t,outcome:e,awaiting:o}){if(t.phase==="over")return Po(t,e);if(t.phase==="building")return{title:"Building and weigh-in",colour:""};if(o?.roll&&t.phase==="initiative")return{title:"Initiative",colour:""};if(!t.turn)return{title:"Between moves",colour:""};let{creature:n}=t.turn;return{title:`${f(t,n)}’s move`,colour:B(t,n)}}function Po(t,e){let o=(e?.winners??[]).map(a=>x(t,a));return{title:`${(0,Re.listed)(o.map(a=>a?.name))||"Nobody"} won`,colour:o[0]?.colour??""}}function Bo(t){let{state:e,awaiting:o,outcome:n}=t;if(e.phase==="over")return n?.why??e.ending;if(o?.roll)return`${(0,at.diceText)(o.roll)}: ${o.roll.why}.`;let a=r=>x(e,r)?.name??`seat ${r}`;return Pe(e)??(0,at.awaitedText)(t,a)}var k=i(d(),1),E=i(v(),1);var Y=i(d(),1),Ot=i(M(),1);function We({left:t,all:e}){return Y.html`
<span class="pips" role="img" aria-label=${`${t} of ${e} attacks left`}>
${Array.from({length:e},(o,n)=>Y.html`<i data-left=${n<t}></i>`)}
</span>
`}function Ee({missiles:t}){let e=t.filter(o=>!o.used).length;return Y.html`
<span
class="missiles"
role="img"
aria-label=${(0,Ot.tn)("{count} missile left of {all}","{count} missiles left of {all}",e,{all:t.length})}
>
${t.map(o=>Y.html`
<i data-left=${!o.used} title=${Ao(o)}>
${o.halved?"½":o.dice}
</i>
`)}
</span>
`}function Ao(t){let e=t.halved?"half a die":(0,Ot.tn)("{count} die","{count} dice",t.dice);return t.used?`${e}, thrown`:e}var W=i(d(),1),He=i(g(),1),Je=i(y(),1),qe=i(Q(),1);var Ro=[-6,-1,1];function Ve({creature:t,session:e,close:o}){let{deeds:n,state:a}=(0,He.useTable)(),[r,s]=(0,W.useState)(String(t.hit_points)),[l,u]=(0,W.useState)(""),c=`judge/${t.id}`,m=async p=>{p.preventDefault();let w={type:"SetHitPoints",seat:null,creature:t.id};await n.say(c,{...w,hit_points:Math.round(Number(r)),because:l})&&o()},h=p=>()=>s(String(Math.max(0,Number(r)+p))),H=(e.overrides??[]).filter(p=>p.creature===t.id&&p.type!=="SetHitPoints");return W.html`
<div class="judge">
<form data-testid="judge-form" onSubmit=${m}>
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
${Ro.map(p=>W.html`
<button type="button" onClick=${h(p)}>
${p>0?`+${p}`:`−${-p}`}
</button>
`)}
</div>
<label class="field">
<span>Because</span>
<input
data-testid="judge-because"
placeholder=${"dropped from three feet"}
value=${l}
onInput=${p=>u(p.target.value)}
/>
</label>
<div class="answers">
<button class="primary" disabled=${a.busy[c]}>Set hit points</button>
<button type="button" class="quiet" onClick=${o}>Cancel</button>
</div>
<${Je.Refusal} spot=${c} />
</form>
<${qe.OtherCommands}
commands=${H}
title=${"Other stats"}
names=${L(e.state)}
/>
</div>
`}var ze=i(M(),1);function Tt({creature:t,session:e,entries:o}){let{state:n,role:a}=e,[r,s]=(0,k.useState)(!1),l=Zt(n,t,o),u=n.turn?.creature===t.id&&n.phase==="playing",c=f(n,t.id),m=t.colour||x(n,t.player)?.colour;return k.html`
<article
class="creature"
data-testid="creature"
data-id=${t.id}
data-alive=${t.alive}
data-moving=${u}
style=${S(m)}
aria-label=${`${c}’s creature, ${t.hit_points} of ${l} hit points`}
>
<header>
<h3>${c}</h3>
${u&&k.html`<span class="tag">to move</span>`}
${!t.alive&&k.html`<span class="tag dead">dead</span>`}
<p class="hit-points">
<strong data-testid="hit-points">${t.hit_points}</strong>
<span>of ${l}</span>
</p>
</header>
<div class="bar" aria-hidden="true">
<span style=${{width:`${100*t.hit_points/l}%`}}></span>
</div>
<dl class="stats">
<${Lo} creature=${t} state=${n} />
<div>
<dt>Attacks</dt>
<dd data-testid="attacks">
<${We}
left=${n.phase==="building"?t.attacks:t.attacks_left}
all=${t.attacks}
/>
</dd>
</div>
${t.missiles.length>0&&k.html`<div>
<dt>Missiles</dt>
<dd data-testid="missiles"><${Ee} missiles=${t.missiles} /></dd>
</div>`}
</dl>
<${Wo} creature=${t} state=${n} />
${a==="referee"&&k.html`
<button
class="judge-button"
data-testid="judge"
aria-expanded=${r}
aria-label=${`Judge ${c}’s creature`}
onClick=${()=>s(!r)}
>
Judge
</button>
${r&&k.html`<${Ve}
creature=${t}
session=${e}
close=${()=>s(!1)}
/>`}
`}
</article>
`}function Lo({creature:t,state:e}){let o=Qt(e,t),n=Yt(e,t.movement_spans);return k.html`
<div>
<dt>Moves</dt>
<dd data-testid="movement">
${n}
<small>${o===null?"not measured":Fo(t.moved,o)}</small>
</dd>
</div>
`}function Fo(t,e){return t<=0?(0,E.millimetres)(e):`${Math.round(t/10)} of ${(0,E.millimetres)(e)}`}function Wo({creature:t,state:e}){let o=ee(x(e,t.player)),n=[e.phase==="building"&&(0,ze.tn)("{count} leg","{count} legs",t.legs),t.power==="hidden"?"secret power":(0,E.named)(t.power),o&&`initiative ${o}`,t.reach!==null&&`reach ${(0,E.millimetres)(t.reach)}`];return k.html`<p class="small-facts">${n.filter(Boolean).join(" · ")}</p>`}var b=i(d(),1),to=i(g(),1),eo=i(y(),1),oo=i(v(),1);var O=i(d(),1),Ke=i(g(),1),Xe=i(y(),1);var Ye=i(v(),1);var rt=i(d(),1),Eo=4;function Ue({limbs:t,plain:e,set:o}){let n=(a,r)=>o(t.with(a,{...t[a],...r}));return rt.html`
<fieldset class="limbs">
<legend>Limbs to attack with</legend>
${t.map((a,r)=>rt.html`
<div class="limb">
<input
placeholder=${`Limb ${r+1}`}
aria-label=${"Name of the limb"}
value=${a.name}
onInput=${s=>n(r,{name:s.target.value})}
/>
<input
type="number"
min="2"
max="12"
aria-label=${"To hit"}
value=${a.to_hit}
onInput=${s=>n(r,{to_hit:Number(s.target.value)})}
/>
<span>+ for</span>
<input
type="number"
min="1"
max="6"
aria-label=${"Dice of damage"}
value=${a.damage_dice}
onInput=${s=>n(r,{damage_dice:Number(s.target.value)})}
/>
<span>dice</span>
<button
type="button"
class="quiet"
aria-label=${"Remove this limb"}
onClick=${()=>o(t.filter((s,l)=>l!==r))}
>
×
</button>
</div>
`)}
${t.length<Eo&&rt.html`<button type="button" class="quiet" onClick=${()=>o([...t,e])}>
One more limb
</button>`}
</fieldset>
`}var Ho=["drop","bowl","poke","reshape_limb","blob_of_death","rip_limbs_off","change_places","move_out_of_turn","use_opponent_as_missile","divide_self","borrow_power"];function Ge(t){let e=[...t.options.powers??[],...t.powers??[]];return[...Ho,...e.map(o=>o.name)]}function Qe({player:t,session:e,close:o}){let{deeds:n,state:a}=(0,Ke.useTable)(),{house:r}=e.state,s=Jo(e,t),l=(0,O.useId)(),[u,c]=(0,O.useState)({legs:4,limbs:[s],hit_points:r.hit_points==="dice"?"":String(r.full_hit_points),missiles:0,small:0,power:"",colour:t.colour}),m=`weigh-in/${t.seat}`,h=p=>c(w=>({...w,...p}));return O.html`
<form class="inline-form" data-testid="weigh-in-form" onSubmit=${async p=>{p.preventDefault(),await n.say(m,qo(u,t))&&o()}}>
<div class="fields">
<${st} label=${"Legs"} value=${u.legs} set=${p=>h({legs:p})} />
<${st}
label=${"Hit points"}
value=${u.hit_points}
set=${p=>h({hit_points:p})}
/>
${r.missiles_per_move>0&&O.html`
<${st}
label=${"Missiles"}
value=${u.missiles}
set=${p=>h({missiles:p})}
/>
<${st}
label=${"Small ones (½ die)"}
value=${u.small}
set=${p=>h({small:p})}
/>
`}
<label class="field">
<span>Clay</span>
<select onChange=${p=>h({colour:p.target.value})}>
${["",...Ft].map(p=>O.html`
<option value=${p} selected=${p===u.colour}>
${p?(0,Ye.named)(p):"any"}
</option>
`)}
</select>
</label>
<label class="field">
<span>Special power</span>
<input
list=${l}
value=${u.power}
onInput=${p=>h({power:p.target.value})}
/>
<datalist id=${l}>
${Ge(e.state).map(p=>O.html`<option value=${p}></option>`)}
</datalist>
</label>
</div>
<${Ue} limbs=${u.limbs} plain=${s} set=${p=>h({limbs:p})} />
<div class="answers">
<button class="primary" disabled=${a.busy[m]}>Weigh in</button>
<button type="button" class="quiet" onClick=${o}>Cancel</button>
</div>
<${Xe.Refusal} spot=${m} />
</form>
`}function Jo(t,e){return{to_hit:8,damage_dice:1,...t.legal.find(n=>n.type==="WeighIn"&&n.player===e.seat)?.limbs[0],name:""}}function st({label:t,value:e,set:o}){return O.html`
<label class="field">
<span>${t}</span>
<input type="number" min="0" value=${e} onInput=${n=>o(n.target.value)} />
</label>
`}function qo(t,e){let o=(n,a)=>Array.from({length:Number(n)||0},()=>({dice:1,halved:a,used:!1}));return{type:"WeighIn",seat:null,player:e.seat,legs:Math.round(Number(t.legs)),limbs:t.limbs,hit_points:t.hit_points===""?null:Math.round(Number(t.hit_points)),missiles:[...o(t.missiles,!1),...o(t.small,!0)],power:t.power,colour:t.colour,because:"weighed in by hand"}}function no({session:t}){return b.html`
<ul class="players">
${t.state.players.map(e=>b.html`<${Vo} key=${e.seat} player=${e} session=${t} />`)}
</ul>
`}function Vo({player:t,session:e}){let[o,n]=(0,b.useState)(null),a=m=>()=>n(o===m?null:m),r=()=>n(null),{state:s,role:l}=e,u=s.creatures.find(m=>m.player===t.seat),c=s.house.unit!=="six_inches"&&!s.house.uniform_span;return b.html`
<li class="player" data-testid="player" data-seat=${t.seat}>
<${nt} colour=${t.colour} />
<strong>${t.name}</strong>
<div class="facts">
${c&&b.html`<${Ze}
known=${t.span===null?null:(0,oo.millimetres)(t.span)}
wanted=${mt(s)}
verb=${`Set ${mt(s)}`}
open=${l==="referee"&&a("span")}
test="player-span"
/>`}
<${Ze}
known=${u?"weighed in":null}
wanted=${"creature"}
verb=${"Weigh in"}
open=${l==="referee"&&a("weigh-in")}
test="player-creature"
/>
${!u&&b.html`<${zo} player=${t} session=${e} />`}
</div>
${o==="span"&&b.html`<${tt} player=${t} close=${r} />`}
${o==="weigh-in"&&b.html`<${Qe} player=${t} session=${e} close=${r} />`}
</li>
`}function Ze({known:t,wanted:e,verb:o,open:n,test:a}){let r=t??(n?o:`no ${e} yet`);return n?b.html`
<button
class=${t?"fact":"fact chip"}
data-known=${!!t}
data-testid=${a}
aria-label=${t?`Change ${e}: ${t}`:r}
onClick=${n}
>
${r}
</button>
`:b.html`<span class="fact" data-known=${!!t} data-testid=${a}>${r}</span>`}function zo({player:t,session:e}){let{deeds:o,state:n}=(0,to.useTable)(),a=`done/${t.seat}`,r=e.legal.find(l=>l.type==="SayDone"&&l.player===t.seat);if(t.done_building)return b.html`<span class="fact" data-known="true">done</span>`;if(!r)return b.html`<span class="fact" data-known="false">building</span>`;let s={...r,seat:e.seat};return b.html`
<button
class="fact chip"
data-testid="done"
disabled=${n.busy[a]}
onClick=${()=>o.say(a,s)}
>
Done
</button>
<${eo.Refusal} spot=${a} />
`}var ao=i(d(),1),ro=i(Q(),1);var Uo=new Set(["SetHitPoints","Reweigh","RemoveCreature"]);function so({session:t}){let e=(t.overrides??[]).filter(o=>!Uo.has(o.type));return ao.html`
<${ro.OtherCommands}
commands=${e}
title=${"The referee’s word"}
names=${L(t.state)}
/>
`}function Go({session:t}){let{entries:e}=(0,Ct.useTable)().state,{state:o}=t,n=o.phase==="building";return N.html`
<${Fe} session=${t} />
${n&&N.html`<${no} session=${t} />`}
${o.creatures.length>0&&N.html`
<div class="creatures" aria-label=${"Creatures"}>
${io(o).map(a=>N.html`
<${Tt}
key=${a.id}
creature=${a}
session=${t}
entries=${e}
/>
`)}
</div>
`}
${t.role==="referee"&&N.html`<${so} session=${t} />`}
`}function Ko({session:t}){let{entries:e}=(0,Ct.useTable)().state;return N.html`<div class="creatures">
${io(t.state).map(o=>N.html`
<${Tt}
key=${o.id}
creature=${o}
session=${t}
entries=${e}
/>
`)}
</div>`}function io(t){let e=t.players.map(a=>a.seat),o=a=>{let r=t.players[e.indexOf(a.player)]?.initiative??[];return[a.alive?0:1,...r.map(s=>-s)]},n=(a,r)=>{let[s,l]=[o(a),o(r)],u=s.findIndex((c,m)=>c!==l[m]);return u<0?a.id-r.id:s[u]-(l[u]??0)};return[...t.creatures].sort(n)}var po=i(uo()),co=document.createElement("style");co.textContent='.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px}.steps>*{min-height:44px;padding:8px 0 0;border:0;border-top:4px solid var(--line);border-radius:0;background:none;color:var(--soft);font-size:.95rem;font-weight:500;text-align:left}.steps>[data-state=past]{border-color:color-mix(in srgb,var(--accent) 45%,var(--line))}.steps>[data-state=now]{border-color:var(--accent)}.steps>:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:700}.move-boxes{display:flex;flex-wrap:wrap;gap:8px}.move-boxes label{display:flex;align-items:center;gap:6px;color:var(--soft)}.move-boxes input{width:5.2em}.move-boxes button{flex:1 0 auto}.targets{display:flex;flex-wrap:wrap;gap:8px}.target{flex:1 0 auto;border:0;background:var(--hue, var(--sunk));color:var(--hue-ink, var(--ink));box-shadow:inset 0 -2px #00000024}@media(hover:hover){.target:hover:not(:disabled){filter:brightness(1.06)}}.target:active:not(:disabled){background:var(--hue, var(--sunk));filter:brightness(.94)}.creature[data-alive=false]>:not(.judge,.judge-button,header){color:var(--soft);filter:grayscale(1)}.tag{padding:1px 9px;border-radius:10px;background:var(--accent-paper);color:var(--accent);font-size:var(--small);font-weight:600}.tag.dead{background:var(--sunk);color:var(--soft)}.bar{height:12px;border-radius:6px;background:var(--sunk);overflow:hidden;box-shadow:inset 0 0 0 1px var(--line)}.bar span{display:block;height:100%;background:var(--hue);border-radius:6px;box-shadow:inset 0 -3px 4px #0000001f,inset 0 0 0 1px #0000001f;transition:width .4s ease-out}.pips,.missiles{display:inline-flex;gap:4px;align-items:center;min-height:24px}.pips i{width:14px;height:14px;border-radius:50%;border:2px solid var(--ink);opacity:.3}.pips i[data-left=true]{background:var(--ink);opacity:1}.missiles i{display:grid;place-items:center;width:23px;height:23px;border-radius:50%;background:transparent;border:2px dashed var(--line);color:transparent;font:650 .8rem/1 inherit;font-style:normal}.missiles i[data-left=true]{background:var(--hue);border:0;color:var(--hue-ink);box-shadow:inset -2px -3px 4px #0000002e,inset 0 0 0 1px #0000001f}.judge-button{position:absolute;right:8px;bottom:6px;min-height:44px;padding:0 10px;border-color:transparent;background:transparent;color:var(--soft);font-size:var(--small)}.creature:has(.judge) .judge-button{display:none}.judge{display:grid;gap:10px;padding-top:12px;border-top:1px solid var(--line)}.judge form{display:grid;gap:10px}.judge-points{display:flex;align-items:end;gap:6px}.judge-points .field{flex:1}.judge-points button{padding:0 12px}.fact{font-size:.95rem;color:var(--soft)}button.fact{min-height:44px;padding:0 9px}button.fact:not(.chip){border-color:transparent;background:transparent}.fact[data-known=true]{color:var(--ink)}.fact[data-known=true]:after{content:" ✓";color:var(--good);font-weight:700}.timer strong{font-size:1.6rem}.timer[data-up=true] strong{color:var(--warn)}.limbs{border:0;display:grid;gap:8px}.limbs legend{font-size:var(--small);color:var(--soft);padding:0 0 4px}.limb{display:grid;grid-template-columns:58px auto 58px minmax(0,1fr) auto;gap:6px;align-items:center}.limb>:first-child{grid-column:1 / -1}.limb+.limb{padding-top:8px}';document.head.append(co);(0,po.arrived)("clay_o_rama",Nt);