var mo=Object.create;var it=Object.defineProperty;var fo=Object.getOwnPropertyDescriptor;var $o=Object.getOwnPropertyNames;var ho=Object.getPrototypeOf,bo=Object.prototype.hasOwnProperty;var T=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},go=(t,e)=>{for(var o in e)it(t,o,{get:e[o],enumerable:!0})},vo=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of $o(e))!bo.call(t,a)&&a!==o&&it(t,a,{get:()=>e[a],enumerable:!(n=fo(e,a))||n.enumerable});return t};var l=(t,e,o)=>(o=t!=null?mo(ho(t)):{},vo(e||!t||!t.__esModule?it(o,"default",{value:t,enumerable:!0}):o,t));var d=T((Xo,jt)=>{jt.exports=core["view.js"]});var v=T((Yo,It)=>{It.exports=core["page/table.js"]});var g=T((Qo,Dt)=>{Dt.exports=core["words.js"]});var Bt=T((Zo,Pt)=>{Pt.exports=core["games/awaited.js"]});var Rt=T((tn,At)=>{At.exports=core["forms/dice.js"]});var Y=T((on,Ft)=>{Ft.exports=core["forms/other_commands.js"]});var w=T((nn,Et)=>{Et.exports=core["page/refusal.js"]});var N=T((rn,qt)=>{qt.exports=core["language.js"]});var uo=T((Pa,lo)=>{lo.exports=core["parts.js"]});var Mt={};go(Mt,{Board:()=>Uo,Large:()=>Go,headlineOf:()=>_t});var M=l(d(),1),Ct=l(v(),1);var F=l(d(),1),Ae=l(g(),1),nt=l(Bt(),1),Re=l(Rt(),1);var Wt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Lt=Object.keys(Wt),wo={fill:"#75726b",ink:"#ffffff"};function S(t){let{fill:e,ink:o}=Wt[t]??wo;return{"--hue":e,"--hue-ink":o}}var kt=l(d(),1),je=l(Y(),1);var h=l(d(),1),lt=l(v(),1),Vt=l(w(),1),B=l(g(),1);var Q=l(d(),1),Ht=l(v(),1),Jt=l(w(),1);function Z({player:t,close:e}){let{deeds:o,state:n}=(0,Ht.useTable)(),[a,r]=(0,Q.useState)(t.span===null?"":String(t.span/10)),s=`span/${t.seat}`;return Q.html`<form class="inline-form" data-testid="span-form" onSubmit=${async u=>{u.preventDefault();let c=Math.round(Number(a)*10);await o.say(s,{type:"SetSpan",seat:null,player:t.seat,span:c})&&e()}}><label class="field"><span>Span of ${t.name} <small>mm</small></span><input
type="number"
step="any"
min="1"
required
value=${a}
onInput=${u=>r(u.target.value)}/></label><div class="answers"><button class="primary" disabled=${n.busy[s]}>Set the span</button><button type="button" class="quiet" onClick=${e}>Cancel</button></div><${Jt.Refusal} spot=${s} /></form>`}var zt=l(N(),1),J="building",yo=1e3;function Ut({session:t}){let{state:e,deeds:o}=(0,lt.useTable)(),n=s=>t.legal.find(i=>i.type===s),a=n("StartGame"),r=t.state.players.filter(s=>!t.state.creatures.some(i=>i.player===s.seat)).map(s=>s.name);return h.html`${t.state.building_seconds!==null&&h.html`<${ko} session=${t} entries=${e.entries} />`}${t.role==="referee"&&h.html`<div class="answers"><button
class="primary"
data-testid="start-game"
disabled=${!a||e.busy[J]}
onClick=${()=>o.say(J,a)}>${a?.without_powers?"Start without special powers":"Start the game"}</button>${n("StartBuilding")&&h.html`<button onClick=${()=>o.say(J,n("StartBuilding"))}>Start the timer</button>`}</div>${r.length>0&&h.html`<p class="hint">Weigh in ${(0,B.listed)(r)} first: creature on the turn card, or the form below.</p>`}${a?.without_powers&&h.html`<p class="hint">Not every creature has a special power: give it one with its weigh-in, or start without.</p>`}<${Vt.Refusal} spot=${J} />${t.state.house.uniform_span&&h.html`<${xo} session=${t} />`}`}`}function xo({session:t}){let[e,o]=(0,h.useState)(t.state.referee_span===null),n={seat:null,name:"the referee",span:t.state.referee_span};return e?h.html`<${Z} player=${n} close=${()=>o(!1)} />`:h.html`<button class="quiet" onClick=${()=>o(!0)}>The referee’s span: ${(0,B.spanWords)(n.span??0)}</button>`}function ko({session:t,entries:e}){let{deeds:o}=(0,lt.useTable)(),[n,a]=(0,h.useState)(Date.now());(0,h.useEffect)(()=>{let c=setInterval(()=>a(Date.now()),yo);return()=>clearInterval(c)},[]);let r=e.findLast(c=>c.event.type==="BuildingStarted"),s=r?(n-Date.parse(r.at))/1e3:t.state.building_seconds,i=t.state.house.building_minutes*60-s,u=()=>{let c=Math.max(t.state.building_seconds,Math.floor(s));o.say(J,{type:"TellTime",seat:null,seconds:c})};return h.html`<p class="timer" data-up=${i<=0}>${i>0?(0,zt.t)("{time} left to build",{time:h.html`<strong>${(0,B.minutes)(i)}</strong>`}):h.html`<strong>Time is up</strong>`}${t.role==="referee"&&h.html` <button class="quiet" onClick=${u}>Note the time</button>`}</p>`}var $t=l(d(),1),ie=l(v(),1),le=l(w(),1);var Kt=l(g(),1),tt=l(N(),1),So=1524;function _(t,e){return t.creatures.find(o=>o.id===e)??null}function y(t,e){return t.players.find(o=>o.seat===e)??null}function $(t,e){let o=_(t,e);if(!o)return"somebody";let n=y(t,o.player)?.name??`Seat ${o.player}`;return t.creatures.filter(r=>r.player===o.player).length>1?`${n} (${o.id})`:n}function A(t,e){let o=_(t,e);return o?o.colour||y(t,o.player)?.colour:""}function q(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.house.missiles_per_move>0?e:e.filter(o=>o!=="fire")}function R(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.assault||t.riposte?"attack":e[t.turn?.step??0]}function ut(t,e){return t.house.unit==="six_inches"?So:t.house.uniform_span?t.referee_span:y(t,e)?.span??null}var Gt={six_inches:{one:"length",all:"lengths",counted:t=>(0,tt.tn)("{count} length","{count} lengths",t)},fist:{one:"fist",all:"fists",counted:t=>(0,tt.tn)("{count} fist","{count} fists",t)},span:{one:"span",all:"spans",counted:t=>(0,tt.tn)("{count} span","{count} spans",t)}};function pt({house:t}){return Gt[t.unit]??Gt.span}function ct(t){return pt(t).one}function Xt(t){return pt(t).all}function Yt(t,e){return pt(t).counted(e)}function Qt(t,e){let o=ut(t,e.player);return o===null?null:e.movement_spans*o}function Zt(t,e,o){let n=o.map(a=>a.event).filter(a=>a.type==="CreatureWeighedIn"&&a.creature===e.id).map(a=>a.hit_points);return Math.max(1,n.at(-1)??t.house.full_hit_points,e.hit_points)}function mt(t,e){return t?.limbs[e]?.name||`limb ${e+1}`}function te(t,e){return`${t.name?(0,Kt.spelled)(t.name):`Limb ${e+1}`} · ${t.to_hit}+ · ${t.damage_dice}d`}function ee(t){return t.initiative.length>0?t.initiative.join(", "):null}var V=l(g(),1),ae={EndAttacks:()=>"No more attacks: roll the damage",DeclineCounterattack:()=>"No counterattack",EndMove:(t,{creature:e})=>`End ${$(t,e)}’s move`,HoldMove:()=>"Wait with this move",MoveOutOfTurn:(t,{creature:e})=>`${$(t,e)} moves now`,Divide:()=>"Divide",BorrowPower:()=>"Borrow the power",DeclinePower:()=>"Do not use the power",UsePower:(t,{creature:e,target:o})=>`${_o(t,e)} on ${$(t,o)}`,ThrowCreature:(t,{target:e})=>`Throw it at ${$(t,e)}`,ChangePlaces:(t,{first:e,second:o})=>`${$(t,e)} and ${$(t,o)} change places`,ReshapeLimb:(t,{limb:e})=>`Reshape ${mt(ne(t),e)}`,RipLimb:(t,{limb:e,leg:o})=>o?"Tear off a leg":`Tear off ${mt(ne(t),e)}`,PutPartBack:(t,{creature:e,part:o})=>`Put back ${(0,V.named)(o)} of ${$(t,e)}`,JudgeByDice:t=>`Let ${t.judgements[0]?.dice??""} dice decide`,ChooseTrait:(t,{player:e,trait:o})=>`${y(t,e)?.name} is ${(0,V.named)(o)}`},oe=new Set(["EndAttacks","DeclineCounterattack","DeclinePower","EndMove"]),dt=new Set(Object.keys(ae));function re(t,e){return ae[e.type](t,e)}function se(t){let e=t.filter(o=>dt.has(o.type));return[...e.filter(o=>!oe.has(o.type)),...e.filter(o=>oe.has(o.type))]}function ne(t){return t.chance?_(t,t.chance.target):null}function _o(t,e){return(0,V.spelled)(_(t,e)?.power||"The power")}var ft="decision";function ue({session:t}){let{deeds:e,state:o}=(0,ie.useTable)(),n=se(t.legal);return n.length?$t.html`<div class="act decisions" data-testid="decisions">${n.map(a=>$t.html`<button
data-testid=${`say-${a.type}`}
disabled=${o.busy[ft]}
onClick=${()=>e.say(ft,a)}>${re(t.state,a)}</button>`)}<${le.Refusal} spot=${ft} /></div>`:null}var he=l(d(),1);var W=l(d(),1),pe=l(v(),1),ce=l(w(),1);function j({spot:t,words:e,tools:o,session:n,targetOf:a=r=>r.target}){let{deeds:r,state:s}=(0,pe.useTable)(),[i,u]=(0,W.useState)(null);if(!o.length)return null;let c=o.find(p=>p.label===i)??o[0];return W.html`<div class="act" data-testid=${`${t}-form`}><div class="chips" role="group" aria-label=${"With what"}>${o.map(p=>W.html`<button class="chip" aria-pressed=${p===c} onClick=${()=>u(p.label)}>${p.label}</button>`)}</div><div class="targets" role="group" aria-label=${"Whom"}>${c.commands.map(p=>{let k=a(p);return W.html`<button
class="target"
data-testid="target"
data-id=${k}
style=${S(A(n.state,k))}
disabled=${s.busy[t]}
onClick=${()=>r.say(t,p)}>${e($(n.state,k))}</button>`})}</div><${ce.Refusal} spot=${t} /></div>`}var me=l(g(),1);var de=l(N(),1);function fe(t,e){return $e(e,n=>Oo(t,n)).map(({label:n,commands:a})=>{let r=new Set(a.map(s=>s.missile));return{label:r.size>1?`${n} ×${r.size}`:n,commands:a.filter(s=>s.missile===a[0].missile)}})}function z(t,e){return $e(e,o=>{let n=_(t.state,o.creature)?.limbs[o.limb],a=n?te(n,o.limb):`Limb ${o.limb+1}`;return o.power?`${a.split(" · ")[0]} · ${(0,me.spelled)(o.power)}`:a})}function Oo(t,e){if(e.blob)return"Blob of death";let o=_(t.state,e.creature)?.missiles[e.missile];return o?.halved?"½ die":(0,de.tn)("{count} die","{count} dice",o?.dice??1)}function $e(t,e){let o=new Map;for(let n of t){let a=e(n);o.set(a,[...o.get(a)??[],n])}return[...o].map(([n,a])=>({label:n,commands:a}))}function be({session:t}){let{state:e,legal:o}=t,n=r=>o.filter(s=>s.type===r),a=e.riposte?.attacker??e.assault?.target;return he.html`<${j}
spot="attack"
words=${r=>`Attack ${r}`}
tools=${z(t,n("Attack"))}
session=${t}/><${j}
spot="counterattack"
words=${r=>`Hit back at ${r}`}
tools=${z(t,n("Counterattack"))}
session=${t}
targetOf=${()=>a}/>`}var U=l(d(),1),ge=l(v(),1),ve=l(w(),1),ht="judgement";function we(){let{deeds:t,state:e}=(0,ge.useTable)(),[o,n]=(0,U.useState)(""),[a,r]=(0,U.useState)("");return U.html`<form class="act" data-testid="judgement-form" onSubmit=${async i=>{i.preventDefault();let u={type:"JudgePower",seat:null,damage:Math.round(Number(o)),because:a};await t.say(ht,u)&&(n(""),r(""))}}><div class="fields"><label class="field"><span>Hit points lost</span><input
type="number"
min="0"
required
value=${o}
onInput=${i=>n(i.target.value)}/></label><label class="field"><span>Because</span><input
placeholder=${"landed on its head"}
value=${a}
onInput=${i=>r(i.target.value)}/></label></div><div class="answers"><button class="primary" disabled=${e.busy[ht]}>Confirm</button></div><${ve.Refusal} spot=${ht} /></form>`}var I=l(d(),1),gt=l(v(),1),vt=l(w(),1);var bt="land";function ye({session:t}){let{deeds:e,state:o}=(0,gt.useTable)(),[n,a]=(0,I.useState)(!1),r=[...new Set(t.legal.filter(i=>i.type==="Land").map(i=>i.struck))],s=i=>e.say(bt,{type:"Land",seat:null,struck:i,bounced:n});return I.html`<div class="act" data-testid="land-form"><div class="targets" role="group" aria-label=${"Touched first"}>${r.map(i=>I.html`<button
class="target"
data-testid="target"
data-id=${i??"none"}
style=${i===null?{}:S(A(t.state,i))}
disabled=${o.busy[bt]}
onClick=${()=>s(i)}>${i===null?"No creature":$(t.state,i)}</button>`)}</div><label class="check"><input
type="checkbox"
checked=${n}
onInput=${i=>a(i.target.checked)}/>bounced off the table first</label><${vt.Refusal} spot=${bt} /><${To} /></div>`}function To(){let{deeds:t,state:e}=(0,gt.useTable)(),[o,n]=(0,I.useState)(""),a="void-throw";return I.html`<details class="other"><summary>The throw does not count</summary><form class="inline-form" onSubmit=${s=>{s.preventDefault(),t.say(a,{type:"VoidThrow",seat:null,because:o})}}><label class="field"><span>Because</span><input
value=${o}
placeholder=${"thrown from another side"}
onInput=${s=>n(s.target.value)}/></label><div class="answers"><button class="primary" disabled=${e.busy[a]}>Give the missile back</button></div><${vt.Refusal} spot=${a} /></form></details>`}function L(t){let e=t.creatures.map(({id:n})=>({value:n,label:$(t,n)})),o=t.players.map(({seat:n,name:a})=>({value:n,label:a}));return{creature:e,target:e,player:o}}var P=l(d(),1);var D=l(d(),1),xe=l(v(),1),ke=l(w(),1),yt=l(g(),1);var wt="move";function Se({session:t,commands:e}){let{deeds:o,state:n}=(0,xe.useTable)(),a=Math.max(...e.map(O=>O.length)),[r]=e,s=_(t.state,r.creature),i=ut(t.state,s.player),[u,c]=(0,D.useState)(null),[p,k]=(0,D.useState)(!1),m=O=>st=>{let{value:Nt}=st.target;c(Nt===""?null:Math.round(Number(Nt)*O))};return D.html`<form class="act" data-testid="move-form" onSubmit=${async O=>{O.preventDefault();let st={...r,length:u??a,contact:p};await o.say(wt,st)&&c(null)}}><div class="move-boxes"><label><input
data-testid="move-mm"
type="number"
step="any"
min="0"
placeholder=${Math.round(a/10)}
value=${u===null?"":u/10}
onInput=${m(10)}/>mm</label>${i&&D.html`<label><input
data-testid="move-spans"
type="number"
step="any"
min="0"
placeholder=${(a/i).toFixed(1)}
value=${u===null?"":Number((u/i).toFixed(2))}
onInput=${m(i)}/>${Xt(t.state)}</label>`}<button class="primary" disabled=${n.busy[wt]}>${u===null?`Move all ${(0,yt.millimetres)(a)}`:`Move ${(0,yt.millimetres)(u)}`}</button></div>${t.state.house.contact_stops&&D.html`<label class="check"><input
type="checkbox"
checked=${p}
onInput=${O=>k(O.target.checked)}/>ran into somebody</label>`}<${ke.Refusal} spot=${wt} /></form>`}var G=l(d(),1),xt=l(g(),1);function _e({state:t}){let e=q(t),o=e.indexOf(R(t));return G.html`<ol class="steps" aria-label=${"Steps of the move"}>${e.map((n,a)=>G.html`<li data-state=${Te(a,o)} aria-current=${a===o?"step":void 0}>${(0,xt.spelled)(n)}</li>`)}</ol>`}function Oe({state:t,open:e,chosen:o,choose:n}){let a=q(t),r=a.indexOf(R(t));return G.html`<div class="steps" role="tablist" aria-label=${"Steps of the move"}>${a.map((s,i)=>G.html`<button
role="tab"
data-testid=${`step-${s}`}
data-state=${Te(i,r)}
aria-selected=${s===o}
disabled=${!e.has(s)}
onClick=${()=>n(s)}>${(0,xt.spelled)(s)}</button>`)}</div>`}function Te(t,e){return t===e?"now":t<e?"past":"to-come"}var Ce=l(d(),1);function et({session:t}){let e=t.legal.filter(n=>n.type==="Fire"),o=fe(t,e);return Ce.html`<${j}
spot="fire"
words=${n=>`Throw at ${n}`}
tools=${o}
session=${t}/>`}var Me={move:"Move",fire:"Fire",attack:"Attack"};function Ne({session:t}){let{state:e,legal:o}=t,[n,a]=(0,P.useState)(null),r=`${e.round}/${e.turn?.creature}/${R(e)}`,s=p=>o.filter(k=>k.type===p),i=new Set(q(e).filter(p=>s(Me[p]).length>0)),u=n?.move===r?n.step:R(e),c=i.has(u)?u:[...i][0];return P.html`<${Oe}
state=${e}
open=${i}
chosen=${c}
choose=${p=>a({step:p,move:r})}/><${Co} step=${c} commands=${s(Me[c])} session=${t} />`}function Co({step:t,commands:e,session:o}){if(t==="move")return P.html`<${Se} session=${o} commands=${e} />`;if(t==="fire")return P.html`<${et} session=${o} />`;if(t==="attack"){let n=z(o,e);return P.html`<${j}
spot="attack"
words=${a=>`Attack ${a}`}
tools=${n}
session=${o}/>`}return null}var Mo=[{View:Ut,open:t=>t.phase==="building",handles:["StartBuilding","TellTime","SayDone","SetSpan","WeighIn","StartGame"]},{View:we,open:t=>t.judgements?.length,handles:["JudgePower"]},{View:ye,open:t=>t.shot,handles:["Land"]},{View:et,open:t=>t.chance,handles:["Fire"]},{View:be,open:t=>t.assault||t.riposte,handles:["Attack","Counterattack"]},{View:Ne,open:t=>t.turn,handles:["Move","Fire","Attack"]}];function Ie({session:t}){let{state:e,legal:o,awaiting:n}=t;if(n?.roll)return null;let a=Mo.find(({open:u})=>u(e)),r=new Set(a?.handles),s=o.filter(({type:u})=>!r.has(u)&&!dt.has(u)),i=a&&(o.length>0||e.phase==="building");return kt.html`${i&&kt.html`<${a.View} session=${t} />`}<${ue} session=${t} /><${je.OtherCommands}
commands=${s}
title=${s.length<o.length?"More":"What may be done now"}
open=${s.length===o.length}
names=${L(e)}/>`}var St=l(g(),1);var K=l(N(),1);function De(t){let e=o=>$(t,o);if(t.judgements?.length){let[{power:o,target:n}]=t.judgements;return`${(0,St.spelled)(o)} on ${e(n)}: do it, look, and say what it cost.`}if(t.shot){let{creature:o,target:n}=t.shot;return`${e(o)} throws at ${e(n)}. What did it touch first?`}if(t.chance){let{power:o,creature:n,target:a}=t.chance;return`${e(n)} may use ${(0,St.spelled)(o)} now, having hit ${e(a)}.`}return t.riposte?`${e(t.riposte.defender)} may hit back at ${e(t.riposte.attacker)}.`:t.assault?No(t.assault,e):null}function No({attacker:t,target:e,hits:o,counter:n},a){let r={attacker:a(t),target:a(e),hits:o.length};return o.length?n?(0,K.t)("{attacker} hits back at {target}; {hits} hit so far.",r):(0,K.t)("{attacker} attacks {target}; {hits} hit so far.",r):n?(0,K.t)("{attacker} hits back at {target}.",r):(0,K.t)("{attacker} attacks {target}.",r)}var Pe=l(d(),1);var Be=l(g(),1);function ot({colour:t,large:e=!1}){return Pe.html`<span
class=${e?"swatch large":"swatch"}
style=${S(t)}
title=${t?(0,Be.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function We({session:t}){let{state:e}=t,{title:o,colour:n,round:a,awaited:r}=_t(t);return F.html`<section class="now" data-testid="now" data-phase=${e.phase} style=${S(n)}><header>${n&&F.html`<${ot} colour=${n} large />`}<h2 data-testid="whose-move">${o}</h2>${a&&F.html`<p class="round" data-testid="round">${a}</p>`}</header>${e.turn&&r&&F.html`<${_e} state=${e} />`}${r&&F.html`<p class="awaited" data-testid="awaited">${r}</p>`}<${Re.DiceForm} session=${t} /><${Ie} session=${t} /></section>`}function _t(t){let{round:e}=t.state;return{...Io(t),round:e>0&&`Round ${e}`,awaited:jo(t)?null:Po(t)}}function jo({legal:t}){return t.some(e=>e.type==="EndMove")}function Io({state:t,outcome:e,awaiting:o}){if(t.phase==="over")return Do(t,e);if(t.phase==="building")return{title:"Building and weigh-in",colour:""};if(o?.roll&&t.phase==="initiative")return{title:"Initiative",colour:""};if(!t.turn)return{title:"Between moves",colour:""};let{creature:n}=t.turn;return{title:`${$(t,n)}’s move`,colour:A(t,n)}}function Do(t,e){let o=(e?.winners??[]).map(a=>y(t,a));return{title:`${(0,Ae.listed)(o.map(a=>a?.name))||"Nobody"} won`,colour:o[0]?.colour??""}}function Po(t){let{state:e,awaiting:o,outcome:n}=t;if(e.phase==="over")return n?.why??e.ending;if(o?.roll)return`${(0,nt.diceText)(o.roll)}: ${o.roll.why}.`;let a=r=>y(e,r)?.name??`seat ${r}`;return De(e)??(0,nt.awaitedText)(t,a)}var x=l(d(),1),H=l(g(),1);var X=l(d(),1),Ot=l(N(),1);function Le({left:t,all:e}){return X.html`<span class="pips" role="img" aria-label=${`${t} of ${e} attacks left`}>${Array.from({length:e},(o,n)=>X.html`<i data-left=${n<t}></i>`)}</span>`}function Fe({missiles:t}){let e=t.filter(o=>!o.used).length;return X.html`<span
class="missiles"
role="img"
aria-label=${(0,Ot.tn)("{count} missile left of {all}","{count} missiles left of {all}",e,{all:t.length})}>${t.map(o=>X.html`<i data-left=${!o.used} title=${Bo(o)}>${o.halved?"½":o.dice}</i>`)}</span>`}function Bo(t){let e=t.halved?"half a die":(0,Ot.tn)("{count} die","{count} dice",t.dice);return t.used?`${e}, thrown`:e}var E=l(d(),1),Ee=l(v(),1),He=l(w(),1),Je=l(Y(),1);var Ao=[-6,-1,1];function qe({creature:t,session:e,close:o}){let{deeds:n,state:a}=(0,Ee.useTable)(),[r,s]=(0,E.useState)(String(t.hit_points)),[i,u]=(0,E.useState)(""),c=`judge/${t.id}`,p=async f=>{f.preventDefault();let O={type:"SetHitPoints",seat:null,creature:t.id};await n.say(c,{...O,hit_points:Math.round(Number(r)),because:i})&&o()},k=f=>()=>s(String(Math.max(0,Number(r)+f))),m=(e.overrides??[]).filter(f=>f.creature===t.id&&f.type!=="SetHitPoints");return E.html`<div class="judge"><form data-testid="judge-form" onSubmit=${p}><div class="judge-points"><label class="field"><span>Hit points</span><input
data-testid="judge-points"
type="number"
min="0"
value=${r}
onInput=${f=>s(f.target.value)}/></label>${Ao.map(f=>E.html`<button type="button" onClick=${k(f)}>${f>0?`+${f}`:`−${-f}`}</button>`)}</div><label class="field"><span>Because</span><input
data-testid="judge-because"
placeholder=${"dropped from three feet"}
value=${i}
onInput=${f=>u(f.target.value)}/></label><div class="answers"><button class="primary" disabled=${a.busy[c]}>Set hit points</button><button type="button" class="quiet" onClick=${o}>Cancel</button></div><${He.Refusal} spot=${c} /></form><${Je.OtherCommands}
commands=${m}
title=${"Other stats"}
names=${L(e.state)}/></div>`}var Ve=l(N(),1);function Tt({creature:t,session:e,entries:o}){let{state:n,role:a}=e,[r,s]=(0,x.useState)(!1),i=Zt(n,t,o),u=n.turn?.creature===t.id,c=$(n,t.id),p=t.colour||y(n,t.player)?.colour;return x.html`<article
class="creature"
data-testid="creature"
data-id=${t.id}
data-alive=${t.alive}
data-moving=${u}
style=${S(p)}
aria-label=${`${c}’s creature, ${t.hit_points} of ${i} hit points`}><header><h3>${c}</h3>${u&&x.html`<span class="tag">to move</span>`}${!t.alive&&x.html`<span class="tag dead">dead</span>`}<p class="hit-points"><strong data-testid="hit-points">${t.hit_points}</strong><span>of ${i}</span></p></header><div class="bar" aria-hidden="true"><span style=${{width:`${100*t.hit_points/i}%`}}></span></div><dl class="stats"><${Ro} creature=${t} state=${n} /><div><dt>Attacks</dt><dd data-testid="attacks"><${Le}
left=${n.phase==="building"?t.attacks:t.attacks_left}
all=${t.attacks}/></dd></div>${t.missiles.length>0&&x.html`<div><dt>Missiles</dt><dd data-testid="missiles"><${Fe} missiles=${t.missiles} /></dd></div>`}</dl><${Lo} creature=${t} state=${n} />${a==="referee"&&x.html`<button
class="judge-button"
data-testid="judge"
aria-expanded=${r}
aria-label=${`Judge ${c}’s creature`}
onClick=${()=>s(!r)}>Judge</button>${r&&x.html`<${qe}
creature=${t}
session=${e}
close=${()=>s(!1)}/>`}`}</article>`}function Ro({creature:t,state:e}){let o=Qt(e,t),n=Yt(e,t.movement_spans);return x.html`<div><dt>Moves</dt><dd data-testid="movement">${n}<small>${o===null?"not measured":Wo(t.moved,o)}</small></dd></div>`}function Wo(t,e){return t<=0?(0,H.millimetres)(e):`${Math.round(t/10)} of ${(0,H.millimetres)(e)}`}function Lo({creature:t,state:e}){let o=ee(y(e,t.player)),n=[e.phase==="building"&&(0,Ve.tn)("{count} leg","{count} legs",t.legs),t.power==="hidden"?"secret power":(0,H.named)(t.power),o&&`initiative ${o}`,t.reach!==null&&`reach ${(0,H.millimetres)(t.reach)}`];return x.html`<p class="small-facts">${n.filter(Boolean).join(" · ")}</p>`}var b=l(d(),1),to=l(v(),1),eo=l(w(),1),oo=l(g(),1);var C=l(d(),1),Ke=l(v(),1),Xe=l(w(),1);var Ye=l(g(),1);var at=l(d(),1),Fo=4;function ze({limbs:t,plain:e,set:o}){let n=(a,r)=>o(t.with(a,{...t[a],...r}));return at.html`<fieldset class="limbs"><legend>Limbs to attack with</legend>${t.map((a,r)=>at.html`<div class="limb"><input
placeholder=${`Limb ${r+1}`}
aria-label=${"Name of the limb"}
value=${a.name}
onInput=${s=>n(r,{name:s.target.value})}/><input
type="number"
min="2"
max="12"
aria-label=${"To hit"}
value=${a.to_hit}
onInput=${s=>n(r,{to_hit:Number(s.target.value)})}/><span>+ for</span><input
type="number"
min="1"
max="6"
aria-label=${"Dice of damage"}
value=${a.damage_dice}
onInput=${s=>n(r,{damage_dice:Number(s.target.value)})}/><span>dice</span><button
type="button"
class="quiet"
aria-label=${"Remove this limb"}
onClick=${()=>o(t.filter((s,i)=>i!==r))}>
×</button></div>`)}${t.length<Fo&&at.html`<button type="button" class="quiet" onClick=${()=>o([...t,e])}>One more limb</button>`}</fieldset>`}var Ue=l(g(),1),Eo=["drop","bowl","poke","reshape_limb","blob_of_death","rip_limbs_off","change_places","move_out_of_turn","use_opponent_as_missile","divide_self","borrow_power"];function Ge(t){return[...Eo.map(o=>({name:o,title:(0,Ue.spelled)(o)})),...t.options.powers??[],...t.powers??[]]}function Qe({player:t,session:e,close:o}){let{deeds:n,state:a}=(0,Ke.useTable)(),{house:r}=e.state,s=Ho(e,t),[i,u]=(0,C.useState)({legs:4,limbs:[s],hit_points:r.hit_points==="dice"?"":String(r.full_hit_points),missiles:0,small:0,power:"",colour:t.colour}),c=`weigh-in/${t.seat}`,p=m=>u(f=>({...f,...m}));return C.html`<form class="inline-form" data-testid="weigh-in-form" onSubmit=${async m=>{m.preventDefault(),await n.say(c,Jo(i,t))&&o()}}><div class="fields"><${rt} label=${"Legs"} value=${i.legs} set=${m=>p({legs:m})} /><${rt}
label=${"Hit points"}
value=${i.hit_points}
set=${m=>p({hit_points:m})}/>${r.missiles_per_move>0&&C.html`<${rt}
label=${"Missiles"}
value=${i.missiles}
set=${m=>p({missiles:m})}/><${rt}
label=${"Small ones (½ die)"}
value=${i.small}
set=${m=>p({small:m})}/>`}<label class="field"><span>Clay</span><select onChange=${m=>p({colour:m.target.value})}>${["",...Lt].map(m=>C.html`<option value=${m} selected=${m===i.colour}>${m?(0,Ye.named)(m):"any"}</option>`)}</select></label>${r.powers!=="none"&&C.html`<label class="field"><span>Special power</span><select onChange=${m=>p({power:m.target.value})}><option value="">none</option>${Ge(e.state).map(({name:m,title:f})=>C.html`<option value=${m} selected=${m===i.power}>${f}</option>`)}</select></label>`}</div><${ze} limbs=${i.limbs} plain=${s} set=${m=>p({limbs:m})} /><div class="answers"><button class="primary" disabled=${a.busy[c]}>Weigh in</button><button type="button" class="quiet" onClick=${o}>Cancel</button></div><${Xe.Refusal} spot=${c} /></form>`}function Ho(t,e){return{to_hit:8,damage_dice:1,...t.legal.find(n=>n.type==="WeighIn"&&n.player===e.seat)?.limbs[0],name:""}}function rt({label:t,value:e,set:o}){return C.html`<label class="field"><span>${t}</span><input type="number" min="0" value=${e} onInput=${n=>o(n.target.value)} /></label>`}function Jo(t,e){let o=(n,a)=>Array.from({length:Number(n)||0},()=>({dice:1,halved:a,used:!1}));return{type:"WeighIn",seat:null,player:e.seat,legs:Math.round(Number(t.legs)),limbs:t.limbs,hit_points:t.hit_points===""?null:Math.round(Number(t.hit_points)),missiles:[...o(t.missiles,!1),...o(t.small,!0)],power:t.power,colour:t.colour,because:"weighed in by hand"}}function no({session:t}){return b.html`<ul class="players">${t.state.players.map(e=>b.html`<${qo} key=${e.seat} player=${e} session=${t} />`)}</ul>`}function qo({player:t,session:e}){let[o,n]=(0,b.useState)(null),a=p=>()=>n(o===p?null:p),r=()=>n(null),{state:s,role:i}=e,u=s.creatures.find(p=>p.player===t.seat),c=s.house.unit!=="six_inches"&&!s.house.uniform_span;return b.html`<li class="player" data-testid="player" data-seat=${t.seat}><${ot} colour=${t.colour} /><strong>${t.name}</strong><div class="facts">${c&&b.html`<${Ze}
known=${t.span===null?null:(0,oo.spanWords)(t.span)}
wanted=${ct(s)}
verb=${`Set ${ct(s)}`}
open=${i==="referee"&&a("span")}
test="player-span"/>`}<${Ze}
known=${u?"weighed in":null}
wanted=${"creature"}
verb=${"Weigh in"}
open=${i==="referee"&&a("weigh-in")}
test="player-creature"/>${!u&&b.html`<${Vo} player=${t} session=${e} />`}</div>${o==="span"&&b.html`<${Z} player=${t} close=${r} />`}${o==="weigh-in"&&b.html`<${Qe} player=${t} session=${e} close=${r} />`}</li>`}function Ze({known:t,wanted:e,verb:o,open:n,test:a}){let r=t??(n?o:`no ${e} yet`);return n?b.html`<button
class=${t?"fact":"fact chip"}
data-known=${!!t}
data-testid=${a}
aria-label=${t?`Change ${e}: ${t}`:r}
onClick=${n}>${r}</button>`:b.html`<span class="fact" data-known=${!!t} data-testid=${a}>${r}</span>`}function Vo({player:t,session:e}){let{deeds:o,state:n}=(0,to.useTable)(),a=`done/${t.seat}`,r=e.legal.find(i=>i.type==="SayDone"&&i.player===t.seat);if(t.done_building)return b.html`<span class="fact" data-known="true">done building</span>`;if(!r)return b.html`<span class="fact" data-known="false">building</span>`;let s={...r,seat:e.seat};return b.html`<button
class="fact chip"
data-testid="done"
disabled=${n.busy[a]}
onClick=${()=>o.say(a,s)}>Done building</button><${eo.Refusal} spot=${a} />`}var ao=l(d(),1),ro=l(Y(),1);var zo=new Set(["SetHitPoints","Reweigh","RemoveCreature"]);function so({session:t}){let e=(t.overrides??[]).filter(o=>!zo.has(o.type));return ao.html`<${ro.OtherCommands}
commands=${e}
title=${"The referee’s word"}
names=${L(t.state)}/>`}function Uo({session:t}){let{entries:e}=(0,Ct.useTable)().state,{state:o}=t,n=o.phase==="building";return M.html`${o.phase!=="over"&&M.html`<${We} session=${t} />`}${n&&M.html`<${no} session=${t} />`}${o.creatures.length>0&&M.html`<div class="creatures" aria-label=${"Creatures"}>${io(o).map(a=>M.html`<${Tt}
key=${a.id}
creature=${a}
session=${t}
entries=${e}/>`)}</div>`}${t.role==="referee"&&M.html`<${so} session=${t} />`}`}function Go({session:t}){let{entries:e}=(0,Ct.useTable)().state;return M.html`<div class="creatures">${io(t.state).map(o=>M.html`<${Tt}
key=${o.id}
creature=${o}
session=${t}
entries=${e}/>`)}</div>`}function io(t){let e=t.players.map(a=>a.seat),o=a=>{let r=t.players[e.indexOf(a.player)]?.initiative??[];return[a.alive?0:1,...r.map(s=>-s)]},n=(a,r)=>{let[s,i]=[o(a),o(r)],u=s.findIndex((c,p)=>c!==i[p]);return u<0?a.id-r.id:s[u]-(i[u]??0)};return[...t.creatures].sort(n)}var po=l(uo()),co=document.createElement("style");co.textContent='.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px}.steps>*{min-height:44px;padding:8px 0 0;border:0;border-top:4px solid var(--line);border-radius:0;background:none;color:var(--soft);font-size:.95rem;font-weight:500;text-align:left}.steps>[data-state=past]{border-color:color-mix(in srgb,var(--accent) 45%,var(--line))}.steps>[data-state=now]{border-color:var(--accent)}.steps>:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:700}.move-boxes{display:flex;flex-wrap:wrap;gap:8px}.move-boxes label{display:flex;align-items:center;gap:6px;color:var(--soft)}.move-boxes input{width:5.2em}.move-boxes button{flex:1 0 auto}.targets{--hue: initial;--hue-ink: initial;display:flex;flex-wrap:wrap;gap:8px}.target{flex:1 0 auto;border:0;background:var(--hue, var(--sunk));color:var(--hue-ink, var(--ink));box-shadow:inset 0 -2px #00000024}@media(hover:hover){.target:hover:not(:disabled){filter:brightness(1.06)}}.target:active:not(:disabled){background:var(--hue, var(--sunk));filter:brightness(.94)}.creature[data-alive=false]>:not(.judge,.judge-button,header){color:var(--soft);filter:grayscale(1)}.tag{padding:1px 9px;border-radius:10px;background:var(--accent-paper);color:var(--accent);font-size:var(--small);font-weight:600}.tag.dead{background:var(--sunk);color:var(--soft)}.bar{height:12px;border-radius:6px;background:var(--sunk);overflow:hidden;box-shadow:inset 0 0 0 1px var(--line)}.bar span{display:block;height:100%;background:var(--hue);border-radius:6px;box-shadow:inset 0 -3px 4px #0000001f,inset 0 0 0 1px #0000001f;transition:width .4s ease-out}.pips,.missiles{display:inline-flex;gap:4px;align-items:center;min-height:24px}.pips i{width:14px;height:14px;border-radius:50%;border:2px solid var(--ink);opacity:.3}.pips i[data-left=true]{background:var(--ink);opacity:1}.missiles i{display:grid;place-items:center;width:23px;height:23px;border-radius:50%;background:transparent;border:2px dashed var(--line);color:transparent;font-style:normal}.missiles i[data-left=true]{background:var(--hue);border:0;color:var(--hue-ink);box-shadow:inset -2px -3px 4px #0000002e,inset 0 0 0 1px #0000001f}.judge-button{position:absolute;right:8px;bottom:0;min-height:44px;padding:0 10px;border-color:transparent;background:transparent;color:var(--soft);font-size:var(--small)}.creature:has(.judge) .judge-button{display:none}.judge{display:grid;gap:10px;padding-top:12px;border-top:1px solid var(--line)}.judge form{display:grid;gap:10px}.judge-points{display:flex;align-items:end;gap:6px}.judge-points .field{flex:1}.judge-points button{padding:0 12px}.fact{font-size:.95rem;color:var(--soft)}button.fact{min-height:44px;padding:0 7px}button.fact:not(.chip){border-color:transparent;background:transparent}span.fact+span.fact{padding-left:10px;border-left:1px solid var(--line)}.fact[data-known=true]{color:var(--ink)}.fact[data-known=true]:after{content:" ✓";color:var(--good);font-weight:700}.timer strong{font-size:1.6rem}.timer[data-up=true] strong{color:var(--warn)}.limbs{border:0;display:grid;gap:8px}.limbs legend{font-size:var(--small);color:var(--soft);padding:0 0 4px}.limb{display:grid;grid-template-columns:58px auto 58px minmax(0,1fr) auto;gap:6px;align-items:center}.limb>:first-child{grid-column:1 / -1}.limb+.limb{padding-top:8px}';document.head.append(co);(0,po.arrived)("clay_o_rama",Mt);