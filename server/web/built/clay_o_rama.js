var co=Object.create;var it=Object.defineProperty;var mo=Object.getOwnPropertyDescriptor;var fo=Object.getOwnPropertyNames;var $o=Object.getPrototypeOf,ho=Object.prototype.hasOwnProperty;var T=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},bo=(t,e)=>{for(var o in e)it(t,o,{get:e[o],enumerable:!0})},go=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of fo(e))!ho.call(t,a)&&a!==o&&it(t,a,{get:()=>e[a],enumerable:!(n=mo(e,a))||n.enumerable});return t};var i=(t,e,o)=>(o=t!=null?co($o(t)):{},go(e||!t||!t.__esModule?it(o,"default",{value:t,enumerable:!0}):o,t));var d=T((Ko,jt)=>{jt.exports=core["view.js"]});var v=T((Xo,It)=>{It.exports=core["page/table.js"]});var g=T((Yo,Dt)=>{Dt.exports=core["words.js"]});var Pt=T((Qo,Bt)=>{Bt.exports=core["games/awaited.js"]});var Rt=T((Zo,At)=>{At.exports=core["forms/dice.js"]});var Y=T((en,Wt)=>{Wt.exports=core["forms/other_commands.js"]});var y=T((on,Et)=>{Et.exports=core["page/refusal.js"]});var N=T((an,qt)=>{qt.exports=core["language.js"]});var lo=T((Ia,io)=>{io.exports=core["parts.js"]});var Mt={};bo(Mt,{Board:()=>zo,Large:()=>Uo,headlineOf:()=>_t});var C=i(d(),1),Ct=i(v(),1);var F=i(d(),1),Ae=i(g(),1),nt=i(Pt(),1),Re=i(Rt(),1);var Lt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ft=Object.keys(Lt),vo={fill:"#75726b",ink:"#ffffff"};function S(t){let{fill:e,ink:o}=Lt[t]??vo;return{"--hue":e,"--hue-ink":o}}var kt=i(d(),1),je=i(Y(),1);var $=i(d(),1),lt=i(v(),1),Vt=i(y(),1),B=i(g(),1);var Q=i(d(),1),Ht=i(v(),1),Jt=i(y(),1);function Z({player:t,close:e}){let{deeds:o,state:n}=(0,Ht.useTable)(),[a,r]=(0,Q.useState)(t.span===null?"":String(t.span/10)),s=`span/${t.seat}`;return Q.html`
<form class="inline-form" data-testid="span-form" onSubmit=${async u=>{u.preventDefault();let m=Math.round(Number(a)*10);await o.say(s,{type:"SetSpan",seat:null,player:t.seat,span:m})&&e()}}>
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
`}var zt=i(N(),1),J="building",wo=1e3;function Ut({session:t}){let{state:e,deeds:o}=(0,lt.useTable)(),n=s=>t.legal.find(l=>l.type===s),a=n("StartGame"),r=t.state.players.filter(s=>!t.state.creatures.some(l=>l.player===s.seat)).map(s=>s.name);return $.html`
${t.state.building_seconds!==null&&$.html`<${xo} session=${t} entries=${e.entries} />`}
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
Weigh in ${(0,B.listed)(r)} first: creature on the turn card, or the form below.
</p>`}
${a?.without_powers&&$.html`<p class="hint">
Not every creature has a special power: give it one with its weigh-in, or start without.
</p>`}
<${Vt.Refusal} spot=${J} />
${t.state.house.uniform_span&&$.html`<${yo} session=${t} />`}
`}
`}function yo({session:t}){let[e,o]=(0,$.useState)(t.state.referee_span===null),n={seat:null,name:"the referee",span:t.state.referee_span};return e?$.html`<${Z} player=${n} close=${()=>o(!1)} />`:$.html`
<button class="quiet" onClick=${()=>o(!0)}>
The referee’s span: ${(0,B.millimetres)(n.span??0)}
</button>
`}function xo({session:t,entries:e}){let{deeds:o}=(0,lt.useTable)(),[n,a]=(0,$.useState)(Date.now());(0,$.useEffect)(()=>{let m=setInterval(()=>a(Date.now()),wo);return()=>clearInterval(m)},[]);let r=e.findLast(m=>m.event.type==="BuildingStarted"),s=r?(n-Date.parse(r.at))/1e3:t.state.building_seconds,l=t.state.house.building_minutes*60-s,u=()=>{let m=Math.max(t.state.building_seconds,Math.floor(s));o.say(J,{type:"TellTime",seat:null,seconds:m})};return $.html`
<p class="timer" data-up=${l<=0}>
${l>0?(0,zt.t)("{time} left to build",{time:$.html`<strong>${(0,B.minutes)(l)}</strong>`}):$.html`<strong>Time is up</strong>`}
${t.role==="referee"&&$.html` <button class="quiet" onClick=${u}>Note the time</button>`}
</p>
`}var $t=i(d(),1),ie=i(v(),1),le=i(y(),1);var Kt=i(g(),1),tt=i(N(),1),ko=1524;function _(t,e){return t.creatures.find(o=>o.id===e)??null}function x(t,e){return t.players.find(o=>o.seat===e)??null}function f(t,e){let o=_(t,e);if(!o)return"somebody";let n=x(t,o.player)?.name??`Seat ${o.player}`;return t.creatures.filter(r=>r.player===o.player).length>1?`${n} (${o.id})`:n}function P(t,e){let o=_(t,e);return o?o.colour||x(t,o.player)?.colour:""}function q(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.house.missiles_per_move>0?e:e.filter(o=>o!=="fire")}function A(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.assault||t.riposte?"attack":e[t.turn?.step??0]}function ut(t,e){return t.house.unit==="six_inches"?ko:t.house.uniform_span?t.referee_span:x(t,e)?.span??null}var Gt={six_inches:{one:"length",all:"lengths",counted:t=>(0,tt.tn)("{count} length","{count} lengths",t)},fist:{one:"fist",all:"fists",counted:t=>(0,tt.tn)("{count} fist","{count} fists",t)},span:{one:"span",all:"spans",counted:t=>(0,tt.tn)("{count} span","{count} spans",t)}};function pt({house:t}){return Gt[t.unit]??Gt.span}function ct(t){return pt(t).one}function Xt(t){return pt(t).all}function Yt(t,e){return pt(t).counted(e)}function Qt(t,e){let o=ut(t,e.player);return o===null?null:e.movement_spans*o}function Zt(t,e,o){let n=o.map(a=>a.event).filter(a=>a.type==="CreatureWeighedIn"&&a.creature===e.id).map(a=>a.hit_points);return Math.max(1,n.at(-1)??t.house.full_hit_points,e.hit_points)}function mt(t,e){return t?.limbs[e]?.name||`limb ${e+1}`}function te(t,e){return`${t.name?(0,Kt.spelled)(t.name):`Limb ${e+1}`} · ${t.to_hit}+ · ${t.damage_dice}d`}function ee(t){return t.initiative.length>0?t.initiative.join(", "):null}var V=i(g(),1),ae={EndAttacks:()=>"No more attacks: roll the damage",DeclineCounterattack:()=>"No counterattack",EndMove:(t,{creature:e})=>`End ${f(t,e)}’s move`,HoldMove:()=>"Wait with this move",MoveOutOfTurn:(t,{creature:e})=>`${f(t,e)} moves now`,Divide:()=>"Divide",BorrowPower:()=>"Borrow the power",DeclinePower:()=>"Do not use the power",UsePower:(t,{creature:e,target:o})=>`${So(t,e)} on ${f(t,o)}`,ThrowCreature:(t,{target:e})=>`Throw it at ${f(t,e)}`,ChangePlaces:(t,{first:e,second:o})=>`${f(t,e)} and ${f(t,o)} change places`,ReshapeLimb:(t,{limb:e})=>`Reshape ${mt(ne(t),e)}`,RipLimb:(t,{limb:e,leg:o})=>o?"Tear off a leg":`Tear off ${mt(ne(t),e)}`,PutPartBack:(t,{creature:e,part:o})=>`Put back ${(0,V.named)(o)} of ${f(t,e)}`,JudgeByDice:t=>`Let ${t.judgements[0]?.dice??""} dice decide`,ChooseTrait:(t,{player:e,trait:o})=>`${x(t,e)?.name} is ${(0,V.named)(o)}`},oe=new Set(["EndAttacks","DeclineCounterattack","DeclinePower","EndMove"]),dt=new Set(Object.keys(ae));function re(t,e){return ae[e.type](t,e)}function se(t){let e=t.filter(o=>dt.has(o.type));return[...e.filter(o=>!oe.has(o.type)),...e.filter(o=>oe.has(o.type))]}function ne(t){return t.chance?_(t,t.chance.target):null}function So(t,e){return(0,V.spelled)(_(t,e)?.power||"The power")}var ft="decision";function ue({session:t}){let{deeds:e,state:o}=(0,ie.useTable)(),n=se(t.legal);return n.length?$t.html`
<div class="act decisions" data-testid="decisions">
${n.map(a=>$t.html`
<button
data-testid=${`say-${a.type}`}
disabled=${o.busy[ft]}
onClick=${()=>e.say(ft,a)}
>
${re(t.state,a)}
</button>
`)}
<${le.Refusal} spot=${ft} />
</div>
`:null}var $e=i(d(),1);var R=i(d(),1),pe=i(v(),1),ce=i(y(),1);function M({spot:t,words:e,tools:o,session:n,targetOf:a=r=>r.target}){let{deeds:r,state:s}=(0,pe.useTable)(),[l,u]=(0,R.useState)(null);if(!o.length)return null;let m=o.find(c=>c.label===l)??o[0];return R.html`
<div class="act" data-testid=${`${t}-form`}>
<div class="chips" role="group" aria-label=${"With what"}>
${o.map(c=>R.html`
<button class="chip" aria-pressed=${c===m} onClick=${()=>u(c.label)}>
${c.label}
</button>
`)}
</div>
<div class="targets" role="group" aria-label=${"Whom"}>
${m.commands.map(c=>{let h=a(c);return R.html`
<button
class="target"
data-testid="target"
data-id=${h}
style=${S(P(n.state,h))}
disabled=${s.busy[t]}
onClick=${()=>r.say(t,c)}
>
${e(f(n.state,h))}
</button>
`})}
</div>
<${ce.Refusal} spot=${t} />
</div>
`}var me=i(g(),1);var de=i(N(),1);function et(t,e){return fe(e,n=>_o(t,n)).map(({label:n,commands:a})=>{let r=new Set(a.map(s=>s.missile));return{label:r.size>1?`${n} ×${r.size}`:n,commands:a.filter(s=>s.missile===a[0].missile)}})}function z(t,e){return fe(e,o=>{let n=_(t.state,o.creature)?.limbs[o.limb],a=n?te(n,o.limb):`Limb ${o.limb+1}`;return o.power?`${a.split(" · ")[0]} · ${(0,me.spelled)(o.power)}`:a})}function _o(t,e){if(e.blob)return"Blob of death";let o=_(t.state,e.creature)?.missiles[e.missile];return o?.halved?"½ die":(0,de.tn)("{count} die","{count} dice",o?.dice??1)}function fe(t,e){let o=new Map;for(let n of t){let a=e(n);o.set(a,[...o.get(a)??[],n])}return[...o].map(([n,a])=>({label:n,commands:a}))}function he({session:t}){let{state:e,legal:o}=t,n=r=>o.filter(s=>s.type===r),a=e.riposte?.attacker??e.assault?.target;return $e.html`
<${M}
spot="attack"
words=${r=>`Attack ${r}`}
tools=${z(t,n("Attack"))}
session=${t}
/>
<${M}
spot="counterattack"
words=${r=>`Hit back at ${r}`}
tools=${z(t,n("Counterattack"))}
session=${t}
targetOf=${()=>a}
/>
`}var U=i(d(),1),be=i(v(),1),ge=i(y(),1),ht="judgement";function ve(){let{deeds:t,state:e}=(0,be.useTable)(),[o,n]=(0,U.useState)(""),[a,r]=(0,U.useState)("");return U.html`
<form class="act" data-testid="judgement-form" onSubmit=${async l=>{l.preventDefault();let u={type:"JudgePower",seat:null,damage:Math.round(Number(o)),because:a};await t.say(ht,u)&&(n(""),r(""))}}>
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
<button class="primary" disabled=${e.busy[ht]}>Confirm</button>
</div>
<${ge.Refusal} spot=${ht} />
</form>
`}var j=i(d(),1),gt=i(v(),1),vt=i(y(),1);var bt="land";function we({session:t}){let{deeds:e,state:o}=(0,gt.useTable)(),[n,a]=(0,j.useState)(!1),r=[...new Set(t.legal.filter(l=>l.type==="Land").map(l=>l.struck))],s=l=>e.say(bt,{type:"Land",seat:null,struck:l,bounced:n});return j.html`
<div class="act" data-testid="land-form">
<div class="targets" role="group" aria-label=${"Touched first"}>
${r.map(l=>j.html`
<button
class="target"
data-testid="target"
data-id=${l??"none"}
style=${l===null?{}:S(P(t.state,l))}
disabled=${o.busy[bt]}
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
bounced off the table first
</label>
<${vt.Refusal} spot=${bt} />
<${Oo} />
</div>
`}function Oo(){let{deeds:t,state:e}=(0,gt.useTable)(),[o,n]=(0,j.useState)(""),a="void-throw";return j.html`
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
<${vt.Refusal} spot=${a} />
</form>
</details>
`}function L(t){let e=t.creatures.map(({id:n})=>({value:n,label:f(t,n)})),o=t.players.map(({seat:n,name:a})=>({value:n,label:a}));return{creature:e,target:e,player:o}}var D=i(d(),1);var I=i(d(),1),ye=i(v(),1),xe=i(y(),1),yt=i(g(),1);var wt="move";function ke({session:t,commands:e}){let{deeds:o,state:n}=(0,ye.useTable)(),a=Math.max(...e.map(w=>w.length)),[r]=e,s=_(t.state,r.creature),l=ut(t.state,s.player),[u,m]=(0,I.useState)(null),[c,h]=(0,I.useState)(!1),H=w=>st=>{let{value:Nt}=st.target;m(Nt===""?null:Math.round(Number(Nt)*w))};return I.html`
<form class="act" data-testid="move-form" onSubmit=${async w=>{w.preventDefault();let st={...r,length:u??a,contact:c};await o.say(wt,st)&&m(null)}}>
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
<button class="primary" disabled=${n.busy[wt]}>
${u===null?`Move all ${(0,yt.millimetres)(a)}`:`Move ${(0,yt.millimetres)(u)}`}
</button>
</div>
${t.state.house.contact_stops&&I.html`<label class="check">
<input
type="checkbox"
checked=${c}
onInput=${w=>h(w.target.checked)}
/>
ran into somebody
</label>`}
<${xe.Refusal} spot=${wt} />
</form>
`}var G=i(d(),1),xt=i(g(),1);function Se({state:t}){let e=q(t),o=e.indexOf(A(t));return G.html`
<ol class="steps" aria-label=${"Steps of the move"}>
${e.map((n,a)=>G.html`
<li data-state=${Oe(a,o)} aria-current=${a===o?"step":void 0}>
${(0,xt.spelled)(n)}
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
${(0,xt.spelled)(s)}
</button>
`)}
</div>
`}function Oe(t,e){return t===e?"now":t<e?"past":"to-come"}var Te={move:"Move",fire:"Fire",attack:"Attack"};function Ce({session:t}){let{state:e,legal:o}=t,[n,a]=(0,D.useState)(null),r=`${e.round}/${e.turn?.creature}/${A(e)}`,s=c=>o.filter(h=>h.type===c),l=new Set(q(e).filter(c=>s(Te[c]).length>0)),u=n?.move===r?n.step:A(e),m=l.has(u)?u:[...l][0];return D.html`
<${_e}
state=${e}
open=${l}
chosen=${m}
choose=${c=>a({step:c,move:r})}
/>
<${To} step=${m} commands=${s(Te[m])} session=${t} />
`}function To({step:t,commands:e,session:o}){if(t==="move")return D.html`<${ke} session=${o} commands=${e} />`;if(t==="fire"){let n=et(o,e);return D.html`<${M}
spot="fire"
words=${a=>`Throw at ${a}`}
tools=${n}
session=${o}
/>`}if(t==="attack"){let n=z(o,e);return D.html`<${M}
spot="attack"
words=${a=>`Attack ${a}`}
tools=${n}
session=${o}
/>`}return null}var Me=i(d(),1);function Ne({session:t}){let e=t.legal.filter(n=>n.type==="Fire"),o=et(t,e);return Me.html`<${M}
spot="fire"
words=${n=>`Throw at ${n}`}
tools=${o}
session=${t}
/>`}var Co=[{View:Ut,open:t=>t.phase==="building",handles:["StartBuilding","TellTime","SayDone","SetSpan","WeighIn","StartGame"]},{View:ve,open:t=>t.judgements.length>0,handles:["JudgePower"]},{View:we,open:t=>t.shot,handles:["Land"]},{View:Ne,open:t=>t.chance,handles:["Fire"]},{View:he,open:t=>t.assault||t.riposte,handles:["Attack","Counterattack"]},{View:Ce,open:t=>t.turn,handles:["Move","Fire","Attack"]}];function Ie({session:t}){let{state:e,legal:o,awaiting:n}=t;if(n?.roll)return null;let a=Co.find(({open:u})=>u(e)),r=new Set(a?.handles),s=o.filter(({type:u})=>!r.has(u)&&!dt.has(u)),l=a&&(o.length>0||e.phase==="building");return kt.html`
${l&&kt.html`<${a.View} session=${t} />`}
<${ue} session=${t} />
<${je.OtherCommands}
commands=${s}
title=${s.length<o.length?"More":"What may be done now"}
open=${s.length===o.length}
names=${L(e)}
/>
`}var St=i(g(),1);var K=i(N(),1);function De(t){let e=o=>f(t,o);if(t.judgements.length>0){let[{power:o,target:n}]=t.judgements;return`${(0,St.spelled)(o)} on ${e(n)}: do it, look, and say what it cost.`}if(t.shot){let{creature:o,target:n}=t.shot;return`${e(o)} throws at ${e(n)}. What did it touch first?`}if(t.chance){let{power:o,creature:n,target:a}=t.chance;return`${e(n)} may use ${(0,St.spelled)(o)} now, having hit ${e(a)}.`}return t.riposte?`${e(t.riposte.defender)} may hit back at ${e(t.riposte.attacker)}.`:t.assault?Mo(t.assault,e):null}function Mo({attacker:t,target:e,hits:o,counter:n},a){let r={attacker:a(t),target:a(e),hits:o.length};return o.length?n?(0,K.t)("{attacker} hits back at {target}; {hits} hit so far.",r):(0,K.t)("{attacker} attacks {target}; {hits} hit so far.",r):n?(0,K.t)("{attacker} hits back at {target}.",r):(0,K.t)("{attacker} attacks {target}.",r)}var Be=i(d(),1);var Pe=i(g(),1);function ot({colour:t,large:e=!1}){return Be.html`<span
class=${e?"swatch large":"swatch"}
style=${S(t)}
title=${t?(0,Pe.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function Le({session:t}){let{state:e}=t,{title:o,colour:n,round:a,awaited:r}=_t(t);return F.html`
<section class="now" data-testid="now" data-phase=${e.phase} style=${S(n)}>
<header>
${n&&F.html`<${ot} colour=${n} large />`}
<h2 data-testid="whose-move">${o}</h2>
${a&&F.html`<p class="round" data-testid="round">${a}</p>`}
</header>
${e.turn&&r&&e.phase==="playing"&&F.html`<${Se} state=${e} />`}
${r&&F.html`<p class="awaited" data-testid="awaited">${r}</p>`}
<${Re.DiceForm} session=${t} />
<${Ie} session=${t} />
</section>
`}function _t(t){let{round:e}=t.state;return{...jo(t),round:e>0&&`Round ${e}`,awaited:No(t)?null:Do(t)}}function No({legal:t}){return t.some(e=>e.type==="EndMove")}function jo({state:t,outcome:e,awaiting:o}){if(t.phase==="over")return Io(t,e);if(t.phase==="building")return{title:"Building and weigh-in",colour:""};if(o?.roll&&t.phase==="initiative")return{title:"Initiative",colour:""};if(!t.turn)return{title:"Between moves",colour:""};let{creature:n}=t.turn;return{title:`${f(t,n)}’s move`,colour:P(t,n)}}function Io(t,e){let o=(e?.winners??[]).map(a=>x(t,a));return{title:`${(0,Ae.listed)(o.map(a=>a?.name))||"Nobody"} won`,colour:o[0]?.colour??""}}function Do(t){let{state:e,awaiting:o,outcome:n}=t;if(e.phase==="over")return n?.why??e.ending;if(o?.roll)return`${(0,nt.diceText)(o.roll)}: ${o.roll.why}.`;let a=r=>x(e,r)?.name??`seat ${r}`;return De(e)??(0,nt.awaitedText)(t,a)}var k=i(d(),1),E=i(g(),1);var X=i(d(),1),Ot=i(N(),1);function Fe({left:t,all:e}){return X.html`
<span class="pips" role="img" aria-label=${`${t} of ${e} attacks left`}>
${Array.from({length:e},(o,n)=>X.html`<i data-left=${n<t}></i>`)}
</span>
`}function We({missiles:t}){let e=t.filter(o=>!o.used).length;return X.html`
<span
class="missiles"
role="img"
aria-label=${(0,Ot.tn)("{count} missile left of {all}","{count} missiles left of {all}",e,{all:t.length})}
>
${t.map(o=>X.html`
<i data-left=${!o.used} title=${Bo(o)}>
${o.halved?"½":o.dice}
</i>
`)}
</span>
`}function Bo(t){let e=t.halved?"half a die":(0,Ot.tn)("{count} die","{count} dice",t.dice);return t.used?`${e}, thrown`:e}var W=i(d(),1),Ee=i(v(),1),He=i(y(),1),Je=i(Y(),1);var Po=[-6,-1,1];function qe({creature:t,session:e,close:o}){let{deeds:n,state:a}=(0,Ee.useTable)(),[r,s]=(0,W.useState)(String(t.hit_points)),[l,u]=(0,W.useState)(""),m=`judge/${t.id}`,c=async p=>{p.preventDefault();let w={type:"SetHitPoints",seat:null,creature:t.id};await n.say(m,{...w,hit_points:Math.round(Number(r)),because:l})&&o()},h=p=>()=>s(String(Math.max(0,Number(r)+p))),H=(e.overrides??[]).filter(p=>p.creature===t.id&&p.type!=="SetHitPoints");return W.html`
<div class="judge">
<form data-testid="judge-form" onSubmit=${c}>
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
${Po.map(p=>W.html`
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
<button class="primary" disabled=${a.busy[m]}>Set hit points</button>
<button type="button" class="quiet" onClick=${o}>Cancel</button>
</div>
<${He.Refusal} spot=${m} />
</form>
<${Je.OtherCommands}
commands=${H}
title=${"Other stats"}
names=${L(e.state)}
/>
</div>
`}var Ve=i(N(),1);function Tt({creature:t,session:e,entries:o}){let{state:n,role:a}=e,[r,s]=(0,k.useState)(!1),l=Zt(n,t,o),u=n.turn?.creature===t.id&&n.phase==="playing",m=f(n,t.id),c=t.colour||x(n,t.player)?.colour;return k.html`
<article
class="creature"
data-testid="creature"
data-id=${t.id}
data-alive=${t.alive}
data-moving=${u}
style=${S(c)}
aria-label=${`${m}’s creature, ${t.hit_points} of ${l} hit points`}
>
<header>
<h3>${m}</h3>
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
<${Ao} creature=${t} state=${n} />
<div>
<dt>Attacks</dt>
<dd data-testid="attacks">
<${Fe}
left=${n.phase==="building"?t.attacks:t.attacks_left}
all=${t.attacks}
/>
</dd>
</div>
${t.missiles.length>0&&k.html`<div>
<dt>Missiles</dt>
<dd data-testid="missiles"><${We} missiles=${t.missiles} /></dd>
</div>`}
</dl>
<${Lo} creature=${t} state=${n} />
${a==="referee"&&k.html`
<button
class="judge-button"
data-testid="judge"
aria-expanded=${r}
aria-label=${`Judge ${m}’s creature`}
onClick=${()=>s(!r)}
>
Judge
</button>
${r&&k.html`<${qe}
creature=${t}
session=${e}
close=${()=>s(!1)}
/>`}
`}
</article>
`}function Ao({creature:t,state:e}){let o=Qt(e,t),n=Yt(e,t.movement_spans);return k.html`
<div>
<dt>Moves</dt>
<dd data-testid="movement">
${n}
<small>${o===null?"not measured":Ro(t.moved,o)}</small>
</dd>
</div>
`}function Ro(t,e){return t<=0?(0,E.millimetres)(e):`${Math.round(t/10)} of ${(0,E.millimetres)(e)}`}function Lo({creature:t,state:e}){let o=ee(x(e,t.player)),n=[e.phase==="building"&&(0,Ve.tn)("{count} leg","{count} legs",t.legs),t.power==="hidden"?"secret power":(0,E.named)(t.power),o&&`initiative ${o}`,t.reach!==null&&`reach ${(0,E.millimetres)(t.reach)}`];return k.html`<p class="small-facts">${n.filter(Boolean).join(" · ")}</p>`}var b=i(d(),1),Ze=i(v(),1),to=i(y(),1),eo=i(g(),1);var O=i(d(),1),Ge=i(v(),1),Ke=i(y(),1);var Xe=i(g(),1);var at=i(d(),1),Fo=4;function ze({limbs:t,plain:e,set:o}){let n=(a,r)=>o(t.with(a,{...t[a],...r}));return at.html`
<fieldset class="limbs">
<legend>Limbs to attack with</legend>
${t.map((a,r)=>at.html`
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
${t.length<Fo&&at.html`<button type="button" class="quiet" onClick=${()=>o([...t,e])}>
One more limb
</button>`}
</fieldset>
`}var Wo=["drop","bowl","poke","reshape_limb","blob_of_death","rip_limbs_off","change_places","move_out_of_turn","use_opponent_as_missile","divide_self","borrow_power"];function Ue(t){let e=[...t.options.powers??[],...t.powers??[]];return[...Wo,...e.map(o=>o.name)]}function Ye({player:t,session:e,close:o}){let{deeds:n,state:a}=(0,Ge.useTable)(),{house:r}=e.state,s=Eo(e,t),l=(0,O.useId)(),[u,m]=(0,O.useState)({legs:4,limbs:[s],hit_points:r.hit_points==="dice"?"":String(r.full_hit_points),missiles:0,small:0,power:"",colour:t.colour}),c=`weigh-in/${t.seat}`,h=p=>m(w=>({...w,...p}));return O.html`
<form class="inline-form" data-testid="weigh-in-form" onSubmit=${async p=>{p.preventDefault(),await n.say(c,Ho(u,t))&&o()}}>
<div class="fields">
<${rt} label=${"Legs"} value=${u.legs} set=${p=>h({legs:p})} />
<${rt}
label=${"Hit points"}
value=${u.hit_points}
set=${p=>h({hit_points:p})}
/>
${r.missiles_per_move>0&&O.html`
<${rt}
label=${"Missiles"}
value=${u.missiles}
set=${p=>h({missiles:p})}
/>
<${rt}
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
${p?(0,Xe.named)(p):"any"}
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
${Ue(e.state).map(p=>O.html`<option value=${p}></option>`)}
</datalist>
</label>
</div>
<${ze} limbs=${u.limbs} plain=${s} set=${p=>h({limbs:p})} />
<div class="answers">
<button class="primary" disabled=${a.busy[c]}>Weigh in</button>
<button type="button" class="quiet" onClick=${o}>Cancel</button>
</div>
<${Ke.Refusal} spot=${c} />
</form>
`}function Eo(t,e){return{to_hit:8,damage_dice:1,...t.legal.find(n=>n.type==="WeighIn"&&n.player===e.seat)?.limbs[0],name:""}}function rt({label:t,value:e,set:o}){return O.html`
<label class="field">
<span>${t}</span>
<input type="number" min="0" value=${e} onInput=${n=>o(n.target.value)} />
</label>
`}function Ho(t,e){let o=(n,a)=>Array.from({length:Number(n)||0},()=>({dice:1,halved:a,used:!1}));return{type:"WeighIn",seat:null,player:e.seat,legs:Math.round(Number(t.legs)),limbs:t.limbs,hit_points:t.hit_points===""?null:Math.round(Number(t.hit_points)),missiles:[...o(t.missiles,!1),...o(t.small,!0)],power:t.power,colour:t.colour,because:"weighed in by hand"}}function oo({session:t}){return b.html`
<ul class="players">
${t.state.players.map(e=>b.html`<${Jo} key=${e.seat} player=${e} session=${t} />`)}
</ul>
`}function Jo({player:t,session:e}){let[o,n]=(0,b.useState)(null),a=c=>()=>n(o===c?null:c),r=()=>n(null),{state:s,role:l}=e,u=s.creatures.find(c=>c.player===t.seat),m=s.house.unit!=="six_inches"&&!s.house.uniform_span;return b.html`
<li class="player" data-testid="player" data-seat=${t.seat}>
<${ot} colour=${t.colour} />
<strong>${t.name}</strong>
<div class="facts">
${m&&b.html`<${Qe}
known=${t.span===null?null:(0,eo.millimetres)(t.span)}
wanted=${ct(s)}
verb=${`Set ${ct(s)}`}
open=${l==="referee"&&a("span")}
test="player-span"
/>`}
<${Qe}
known=${u?"weighed in":null}
wanted=${"creature"}
verb=${"Weigh in"}
open=${l==="referee"&&a("weigh-in")}
test="player-creature"
/>
${!u&&b.html`<${qo} player=${t} session=${e} />`}
</div>
${o==="span"&&b.html`<${Z} player=${t} close=${r} />`}
${o==="weigh-in"&&b.html`<${Ye} player=${t} session=${e} close=${r} />`}
</li>
`}function Qe({known:t,wanted:e,verb:o,open:n,test:a}){let r=t??(n?o:`no ${e} yet`);return n?b.html`
<button
class=${t?"fact":"fact chip"}
data-known=${!!t}
data-testid=${a}
aria-label=${t?`Change ${e}: ${t}`:r}
onClick=${n}
>
${r}
</button>
`:b.html`<span class="fact" data-known=${!!t} data-testid=${a}>${r}</span>`}function qo({player:t,session:e}){let{deeds:o,state:n}=(0,Ze.useTable)(),a=`done/${t.seat}`,r=e.legal.find(l=>l.type==="SayDone"&&l.player===t.seat);if(t.done_building)return b.html`<span class="fact" data-known="true">built</span>`;if(!r)return b.html`<span class="fact" data-known="false">building</span>`;let s={...r,seat:e.seat};return b.html`
<button
class="fact chip"
data-testid="done"
disabled=${n.busy[a]}
onClick=${()=>o.say(a,s)}
>
Built
</button>
<${to.Refusal} spot=${a} />
`}var no=i(d(),1),ao=i(Y(),1);var Vo=new Set(["SetHitPoints","Reweigh","RemoveCreature"]);function ro({session:t}){let e=(t.overrides??[]).filter(o=>!Vo.has(o.type));return no.html`
<${ao.OtherCommands}
commands=${e}
title=${"The referee’s word"}
names=${L(t.state)}
/>
`}function zo({session:t}){let{entries:e}=(0,Ct.useTable)().state,{state:o}=t,n=o.phase==="building";return C.html`
${o.phase!=="over"&&C.html`<${Le} session=${t} />`}
${n&&C.html`<${oo} session=${t} />`}
${o.creatures.length>0&&C.html`
<div class="creatures" aria-label=${"Creatures"}>
${so(o).map(a=>C.html`
<${Tt}
key=${a.id}
creature=${a}
session=${t}
entries=${e}
/>
`)}
</div>
`}
${t.role==="referee"&&C.html`<${ro} session=${t} />`}
`}function Uo({session:t}){let{entries:e}=(0,Ct.useTable)().state;return C.html`<div class="creatures">
${so(t.state).map(o=>C.html`
<${Tt}
key=${o.id}
creature=${o}
session=${t}
entries=${e}
/>
`)}
</div>`}function so(t){let e=t.players.map(a=>a.seat),o=a=>{let r=t.players[e.indexOf(a.player)]?.initiative??[];return[a.alive?0:1,...r.map(s=>-s)]},n=(a,r)=>{let[s,l]=[o(a),o(r)],u=s.findIndex((m,c)=>m!==l[c]);return u<0?a.id-r.id:s[u]-(l[u]??0)};return[...t.creatures].sort(n)}var uo=i(lo()),po=document.createElement("style");po.textContent='.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px}.steps>*{min-height:44px;padding:8px 0 0;border:0;border-top:4px solid var(--line);border-radius:0;background:none;color:var(--soft);font-size:.95rem;font-weight:500;text-align:left}.steps>[data-state=past]{border-color:color-mix(in srgb,var(--accent) 45%,var(--line))}.steps>[data-state=now]{border-color:var(--accent)}.steps>:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:700}.move-boxes{display:flex;flex-wrap:wrap;gap:8px}.move-boxes label{display:flex;align-items:center;gap:6px;color:var(--soft)}.move-boxes input{width:5.2em}.move-boxes button{flex:1 0 auto}.targets{--hue: initial;--hue-ink: initial;display:flex;flex-wrap:wrap;gap:8px}.target{flex:1 0 auto;border:0;background:var(--hue, var(--sunk));color:var(--hue-ink, var(--ink));box-shadow:inset 0 -2px #00000024}@media(hover:hover){.target:hover:not(:disabled){filter:brightness(1.06)}}.target:active:not(:disabled){background:var(--hue, var(--sunk));filter:brightness(.94)}.creature[data-alive=false]>:not(.judge,.judge-button,header){color:var(--soft);filter:grayscale(1)}.tag{padding:1px 9px;border-radius:10px;background:var(--accent-paper);color:var(--accent);font-size:var(--small);font-weight:600}.tag.dead{background:var(--sunk);color:var(--soft)}.bar{height:12px;border-radius:6px;background:var(--sunk);overflow:hidden;box-shadow:inset 0 0 0 1px var(--line)}.bar span{display:block;height:100%;background:var(--hue);border-radius:6px;box-shadow:inset 0 -3px 4px #0000001f,inset 0 0 0 1px #0000001f;transition:width .4s ease-out}.pips,.missiles{display:inline-flex;gap:4px;align-items:center;min-height:24px}.pips i{width:14px;height:14px;border-radius:50%;border:2px solid var(--ink);opacity:.3}.pips i[data-left=true]{background:var(--ink);opacity:1}.missiles i{display:grid;place-items:center;width:23px;height:23px;border-radius:50%;background:transparent;border:2px dashed var(--line);color:transparent;font:650 .8rem/1 inherit;font-style:normal}.missiles i[data-left=true]{background:var(--hue);border:0;color:var(--hue-ink);box-shadow:inset -2px -3px 4px #0000002e,inset 0 0 0 1px #0000001f}.judge-button{position:absolute;right:8px;bottom:0;min-height:44px;padding:0 10px;border-color:transparent;background:transparent;color:var(--soft);font-size:var(--small)}.creature:has(.judge) .judge-button{display:none}.judge{display:grid;gap:10px;padding-top:12px;border-top:1px solid var(--line)}.judge form{display:grid;gap:10px}.judge-points{display:flex;align-items:end;gap:6px}.judge-points .field{flex:1}.judge-points button{padding:0 12px}.fact{font-size:.95rem;color:var(--soft)}button.fact{min-height:44px;padding:0 9px}button.fact:not(.chip){border-color:transparent;background:transparent}span.fact+span.fact{padding-left:10px;border-left:1px solid var(--line)}.fact[data-known=true]{color:var(--ink)}.fact[data-known=true]:after{content:" ✓";color:var(--good);font-weight:700}.timer strong{font-size:1.6rem}.timer[data-up=true] strong{color:var(--warn)}.limbs{border:0;display:grid;gap:8px}.limbs legend{font-size:var(--small);color:var(--soft);padding:0 0 4px}.limb{display:grid;grid-template-columns:58px auto 58px minmax(0,1fr) auto;gap:6px;align-items:center}.limb>:first-child{grid-column:1 / -1}.limb+.limb{padding-top:8px}';document.head.append(po);(0,uo.arrived)("clay_o_rama",Mt);