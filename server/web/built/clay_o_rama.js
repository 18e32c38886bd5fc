var uo=Object.create;var lt=Object.defineProperty;var co=Object.getOwnPropertyDescriptor;var po=Object.getOwnPropertyNames;var mo=Object.getPrototypeOf,fo=Object.prototype.hasOwnProperty;var k=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},$o=(t,e)=>{for(var o in e)lt(t,o,{get:e[o],enumerable:!0})},ho=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of po(e))!fo.call(t,r)&&r!==o&&lt(t,r,{get:()=>e[r],enumerable:!(n=co(e,r))||n.enumerable});return t};var i=(t,e,o)=>(o=t!=null?uo(mo(t)):{},ho(e||!t||!t.__esModule?lt(o,"default",{value:t,enumerable:!0}):o,t));var d=k((Vo,jt)=>{jt.exports=core["view.js"]});var x=k((zo,Nt)=>{Nt.exports=core["page/table.js"]});var v=k((qo,Pt)=>{Pt.exports=core["words.js"]});var Bt=k((Uo,Dt)=>{Dt.exports=core["games/awaited.js"]});var At=k((Go,It)=>{It.exports=core["forms/dice.js"]});var et=k((Yo,Ft)=>{Ft.exports=core["forms/other_commands.js"]});var O=k((Qo,Wt)=>{Wt.exports=core["page/refusal.js"]});var M=k((Zo,Et)=>{Et.exports=core["language.js"]});var Ke=k((br,Ge)=>{Ge.exports=core["page/part.js"]});var so=k((_r,ao)=>{ao.exports=core["parts.js"]});var _t={};$o(_t,{Board:()=>Lo,Large:()=>Ho,headlineOf:()=>kt});var T=i(d(),1),Ct=i(x(),1);var V=i(d(),1),Fe=i(v(),1),st=i(Bt(),1),We=i(At(),1);var Rt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ko=Object.keys(Rt),bo={fill:"#75726b",ink:"#ffffff"};function S(t){let{fill:e,ink:o}=Rt[t]??bo;return{"--hue":e,"--hue-ink":o}}var xt=i(d(),1),De=i(et(),1);var f=i(d(),1),pt=i(x(),1),Yt=i(O(),1),E=i(v(),1);var Ht=i(v(),1),ot=i(M(),1),go=1524;function g(t,e){return t.creatures.find(o=>o.id===e)??null}function w(t,e){return t.players.find(o=>o.seat===e)??null}function m(t,e){let o=g(t,e);if(!o)return"somebody";let n=w(t,o.player)?.name??`Seat ${o.player}`;return t.creatures.filter(a=>a.player===o.player).length>1?`${n} (${o.id})`:n}function A(t,e){let o=g(t,e);return o?o.colour||w(t,o.player)?.colour:""}function U(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.house.missiles_per_move>0?e:e.filter(o=>o!=="fire")}function R(t){let e=t.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return t.assault||t.riposte?"attack":e[t.turn?.step??0]}function j(t,e){return t.house.unit==="six_inches"?go:t.house.uniform_span?t.referee_span:w(t,e)?.span??null}function nt(t,e){return t.house.uniform_span?{seat:null,name:"the referee",span:t.referee_span}:w(t,e)}var Lt={six_inches:{one:"length",all:"lengths",counted:t=>(0,ot.tn)("{count} length","{count} lengths",t)},fist:{one:"fist",all:"fists",counted:t=>(0,ot.tn)("{count} fist","{count} fists",t)},span:{one:"span",all:"spans",counted:t=>(0,ot.tn)("{count} span","{count} spans",t)}};function ut({house:t}){return Lt[t.unit]??Lt.span}function F(t){return ut(t).one}function Jt(t){return ut(t).all}function Vt(t,e){return ut(t).counted(e)}function zt(t,e){let o=j(t,e.player);return o===null?null:e.movement_spans*o}function qt(t,e,o){let n=o.map(r=>r.event).filter(r=>r.type==="CreatureWeighedIn"&&r.creature===e.id).map(r=>r.hit_points);return Math.max(1,n.at(-1)??t.house.full_hit_points,e.hit_points)}function ct(t,e){return t?.limbs[e]?.name||`limb ${e+1}`}function Ut(t,e){return`${t.name?(0,Ht.spelled)(t.name):`Limb ${e+1}`} · ${t.to_hit}+ · ${t.damage_dice}d`}function Gt(t){return t.initiative.length>0?t.initiative.join(", "):null}var _=i(d(),1),Kt=i(x(),1),Xt=i(O(),1);function W({player:t,close:e}){let{deeds:o,state:n}=(0,Kt.useTable)(),[r,a]=(0,_.useState)(t.span===null?"":String(t.span/10)),l=(0,_.useRef)(null);(0,_.useEffect)(()=>l.current?.focus(),[]);let s=`span/${t.seat}`;return _.html`<form class="inline-form" data-testid="span-form" onSubmit=${async c=>{c.preventDefault();let p=Math.round(Number(r)*10);await o.say(s,{type:"SetSpan",seat:null,player:t.seat,span:p})&&e()}}><label class="field"><span>Span of ${t.name} <small>mm</small></span><input
type="number"
step="any"
min="0.1"
max="500"
required
ref=${l}
value=${r}
onInput=${c=>a(c.target.value)}/></label><div class="answers"><button class="primary" disabled=${n.busy[s]}>Set the span</button><button type="button" class="quiet" onClick=${e}>Cancel</button></div><${Xt.Refusal} spot=${s} /></form>`}var Qt=i(M(),1),G="building",vo=1e3;function Zt({session:t}){let{state:e,deeds:o}=(0,pt.useTable)(),n=l=>t.legal.find(s=>s.type===l),r=n("StartGame"),a=t.state.players.filter(l=>!t.state.creatures.some(s=>s.player===l.seat)).map(l=>l.name);return f.html`${t.state.building_seconds!==null&&f.html`<${xo} session=${t} entries=${e.entries} />`}${t.role==="referee"&&f.html`<div class="answers"><button
class="primary"
data-testid="start-game"
disabled=${!r||e.busy[G]}
onClick=${()=>o.say(G,r)}>${r?.without_powers?"Start without special powers":"Start the game"}</button>${n("StartBuilding")&&f.html`<button onClick=${()=>o.say(G,n("StartBuilding"))}>Start the timer</button>`}</div>${a.length>0&&f.html`<p class="hint">Weigh in ${(0,E.listed)(a)} first: creature on the turn card, or “Weigh in” beside the name.</p>`}${r?.without_powers&&f.html`<p class="hint">Not every creature has a special power: give it one with its weigh-in, or start without.</p>`}<${Yt.Refusal} spot=${G} />${t.state.house.uniform_span&&f.html`<${wo} session=${t} />`}`}`}function wo({session:t}){let[e,o]=(0,f.useState)(t.state.referee_span===null),n=nt(t.state,null);return e?f.html`<${W} player=${n} close=${()=>o(!1)} />`:f.html`<button class="quiet" onClick=${()=>o(!0)}>The referee’s span: ${(0,E.spanWords)(n.span??0)}</button>`}function xo({session:t,entries:e}){let{deeds:o}=(0,pt.useTable)(),[n,r]=(0,f.useState)(Date.now());(0,f.useEffect)(()=>{let c=setInterval(()=>r(Date.now()),vo);return()=>clearInterval(c)},[]);let a=e.findLast(c=>c.event.type==="BuildingStarted"),l=a?(n-Date.parse(a.at))/1e3:t.state.building_seconds,s=t.state.house.building_minutes*60-l,u=()=>{let c=Math.max(t.state.building_seconds,Math.floor(l));o.say(G,{type:"TellTime",seat:null,seconds:c})};return f.html`<p class="timer" data-up=${s<=0}>${s>0?(0,Qt.t)("{time} left to build",{time:f.html`<strong>${(0,E.minutes)(s)}</strong>`}):f.html`<strong>Time is up</strong>`}${t.role==="referee"&&f.html` <button class="quiet" onClick=${u}>Note the time</button>`}</p>`}var ft=i(d(),1),ae=i(x(),1),se=i(O(),1);var K=i(v(),1),oe={EndAttacks:()=>"No more attacks: roll the damage",DeclineCounterattack:()=>"No counterattack",EndMove:(t,{creature:e})=>`End ${m(t,e)}’s move`,HoldMove:()=>"Wait with this move",MoveOutOfTurn:(t,{creature:e})=>`${m(t,e)} moves now`,Divide:()=>"Divide",BorrowPower:()=>"Borrow the power",DeclinePower:()=>"Do not use the power",UsePower:(t,{creature:e,target:o})=>`${yo(t,e)} on ${m(t,o)}`,ThrowCreature:(t,{target:e})=>`Throw it at ${m(t,e)}`,ChangePlaces:(t,{first:e,second:o})=>`${m(t,e)} and ${m(t,o)} change places`,ReshapeLimb:(t,{limb:e})=>`Reshape ${ct(ee(t),e)}`,RipLimb:(t,{limb:e,leg:o})=>o?"Tear off a leg":`Tear off ${ct(ee(t),e)}`,PutPartBack:(t,{creature:e,part:o})=>`Put back ${(0,K.named)(o)} of ${m(t,e)}`,JudgeByDice:t=>`Let ${t.judgements[0]?.dice??""} dice decide`,ChooseTrait:(t,{player:e,trait:o})=>`${w(t,e)?.name} is ${(0,K.named)(o)}`},te=new Set(["EndAttacks","DeclineCounterattack","DeclinePower","EndMove"]),dt=new Set(Object.keys(oe));function ne(t,e){return oe[e.type](t,e)}function re(t){let e=t.filter(o=>dt.has(o.type));return[...e.filter(o=>!te.has(o.type)),...e.filter(o=>te.has(o.type))]}function ee(t){return t.chance?g(t,t.chance.target):null}function yo(t,e){return(0,K.spelled)(g(t,e)?.power||"The power")}var mt="decision";function ie({session:t}){let{deeds:e,state:o}=(0,ae.useTable)(),n=re(t.legal);return n.length?ft.html`<div class="act decisions" data-testid="decisions">${n.map(r=>ft.html`<button
data-testid=${`say-${r.type}`}
disabled=${o.busy[mt]}
onClick=${()=>e.say(mt,r)}>${ne(t.state,r)}</button>`)}<${se.Refusal} spot=${mt} /></div>`:null}var fe=i(d(),1);var L=i(d(),1),le=i(x(),1),ue=i(O(),1);function N({spot:t,words:e,tools:o,session:n,targetOf:r=a=>a.target}){let{deeds:a,state:l}=(0,le.useTable)(),[s,u]=(0,L.useState)(null);if(!o.length)return null;let c=o.find(p=>p.label===s)??o[0];return L.html`<div class="act" data-testid=${`${t}-form`}><div class="chips" role="group" aria-label=${"With what"}>${o.map(p=>L.html`<button class="chip" aria-pressed=${p===c} onClick=${()=>u(p.label)}>${p.label}</button>`)}</div><div class="targets" role="group" aria-label=${"Whom"}>${c.commands.map(p=>{let b=r(p);return L.html`<button
class="target"
data-testid="target"
data-id=${b}
style=${S(A(n.state,b))}
disabled=${l.busy[t]}
onClick=${()=>a.say(t,p)}>${e(m(n.state,b))}</button>`})}</div><${ue.Refusal} spot=${t} /></div>`}var ce=i(v(),1);var pe=i(M(),1);function de(t,e){return me(e,n=>ko(t,n)).map(({label:n,commands:r})=>{let a=new Set(r.map(l=>l.missile));return{label:a.size>1?`${n} ×${a.size}`:n,commands:r.filter(l=>l.missile===r[0].missile)}})}function X(t,e){return me(e,o=>{let n=g(t.state,o.creature)?.limbs[o.limb],r=n?Ut(n,o.limb):`Limb ${o.limb+1}`;return o.power?`${r.split(" · ")[0]} · ${(0,ce.spelled)(o.power)}`:r})}function ko(t,e){if(e.blob)return"Blob of death";let o=g(t.state,e.creature)?.missiles[e.missile];return o?.halved?"½ die":(0,pe.tn)("{count} die","{count} dice",o?.dice??1)}function me(t,e){let o=new Map;for(let n of t){let r=e(n);o.set(r,[...o.get(r)??[],n])}return[...o].map(([n,r])=>({label:n,commands:r}))}function $e({session:t}){let{state:e,legal:o}=t,n=a=>o.filter(l=>l.type===a),r=e.riposte?.attacker??e.assault?.target;return fe.html`<${N}
spot="attack"
words=${a=>`Attack ${a}`}
tools=${X(t,n("Attack"))}
session=${t}/><${N}
spot="counterattack"
words=${a=>`Hit back at ${a}`}
tools=${X(t,n("Counterattack"))}
session=${t}
targetOf=${()=>r}/>`}var Y=i(d(),1),he=i(x(),1),be=i(O(),1),$t="judgement";function ge(){let{deeds:t,state:e}=(0,he.useTable)(),[o,n]=(0,Y.useState)(""),[r,a]=(0,Y.useState)("");return Y.html`<form class="act" data-testid="judgement-form" onSubmit=${async s=>{s.preventDefault();let u={type:"JudgePower",seat:null,damage:Math.round(Number(o)),because:r};await t.say($t,u)&&(n(""),a(""))}}><div class="fields"><label class="field"><span>Hit points lost</span><input
type="number"
min="0"
required
value=${o}
onInput=${s=>n(s.target.value)}/></label><label class="field"><span>Because</span><input
placeholder=${"landed on its head"}
value=${r}
onInput=${s=>a(s.target.value)}/></label></div><div class="answers"><button class="primary" disabled=${e.busy[$t]}>Confirm</button></div><${be.Refusal} spot=${$t} /></form>`}var P=i(d(),1),bt=i(x(),1),gt=i(O(),1);var ht="land";function ve({session:t}){let{deeds:e,state:o}=(0,bt.useTable)(),[n,r]=(0,P.useState)(!1),a=[...new Set(t.legal.filter(s=>s.type==="Land").map(s=>s.struck))],l=s=>e.say(ht,{type:"Land",seat:null,struck:s,bounced:n});return P.html`<div class="act" data-testid="land-form"><div class="targets" role="group" aria-label=${"Touched first"}>${a.map(s=>P.html`<button
class="target"
data-testid="target"
data-id=${s??"none"}
style=${s===null?{}:S(A(t.state,s))}
disabled=${o.busy[ht]}
onClick=${()=>l(s)}>${s===null?"No creature":m(t.state,s)}</button>`)}</div><label class="check"><input
type="checkbox"
checked=${n}
onInput=${s=>r(s.target.checked)}/>bounced off the table first</label><${gt.Refusal} spot=${ht} /><${So} /></div>`}function So(){let{deeds:t,state:e}=(0,bt.useTable)(),[o,n]=(0,P.useState)(""),r="void-throw";return P.html`<details class="other"><summary>The throw does not count</summary><form class="inline-form" onSubmit=${l=>{l.preventDefault(),t.say(r,{type:"VoidThrow",seat:null,because:o})}}><label class="field"><span>Because</span><input
value=${o}
placeholder=${"thrown from another side"}
onInput=${l=>n(l.target.value)}/></label><div class="answers"><button class="primary" disabled=${e.busy[r]}>Give the missile back</button></div><${gt.Refusal} spot=${r} /></form></details>`}function H(t){let e=t.creatures.map(({id:n})=>({value:n,label:m(t,n)})),o=t.players.map(({seat:n,name:r})=>({value:n,label:r}));return{creature:e,target:e,player:o}}var I=i(d(),1);var D=i(d(),1),we=i(x(),1),xe=i(O(),1),wt=i(v(),1);var vt="move";function ye({session:t,commands:e}){let{deeds:o,state:n}=(0,we.useTable)(),r=Math.max(...e.map(C=>C.length)),[a]=e,l=g(t.state,a.creature),s=j(t.state,l.player),[u,c]=(0,D.useState)(null),[p,b]=(0,D.useState)(!1),tt=C=>it=>{let{value:Mt}=it.target;c(Mt===""?null:Math.round(Number(Mt)*C))};return D.html`<form class="act" data-testid="move-form" onSubmit=${async C=>{C.preventDefault();let it={...a,length:u??r,contact:p};await o.say(vt,it)&&c(null)}}><div class="move-boxes"><label><input
data-testid="move-mm"
type="number"
step="any"
min="0"
placeholder=${Math.round(r/10)}
value=${u===null?"":u/10}
onInput=${tt(10)}/>mm</label>${s&&D.html`<label><input
data-testid="move-spans"
type="number"
step="any"
min="0"
placeholder=${(r/s).toFixed(1)}
value=${u===null?"":Number((u/s).toFixed(2))}
onInput=${tt(s)}/>${Jt(t.state)}</label>`}<button class="primary" disabled=${n.busy[vt]}>${u===null?`Move all ${(0,wt.millimetres)(r)}`:`Move ${(0,wt.millimetres)(u)}`}</button></div>${t.state.house.contact_stops&&D.html`<label class="check"><input
type="checkbox"
checked=${p}
onInput=${C=>b(C.target.checked)}/>ran into somebody</label>`}<${xe.Refusal} spot=${vt} /></form>`}var J=i(d(),1);function ke({session:t}){let{state:e,role:o}=t,[n,r]=(0,J.useState)(!1),a=g(e,e.turn?.creature)?.player;if(j(e,a)!==null)return null;let l=nt(e,a);return J.html`<div class="answers" data-testid="span-missing"><p class="hint">The creature cannot walk: the ${F(e)} of ${l.name} is not measured.</p>${o==="referee"&&!n&&J.html`<button data-testid="set-span" onClick=${()=>r(!0)}>Set ${F(e)}</button>`}</div>${n&&J.html`<${W} player=${l} close=${()=>r(!1)} />`}`}var B=i(d(),1),Se=i(v(),1);function Oe({state:t}){let e=U(t),o=e.indexOf(R(t));return B.html`<ol class="steps" aria-label=${"Steps of the move"}>${e.map((n,r)=>B.html`<li
data-state=${Me(t,n,r,o)}
aria-current=${r===o?"step":void 0}><${Ce} state=${t} step=${n} /></li>`)}</ol>`}function Te({state:t,open:e,chosen:o,choose:n}){let r=U(t),a=r.indexOf(R(t));return B.html`<div class="steps" role="tablist" aria-label=${"Steps of the move"}>${r.map((l,s)=>B.html`<button
role="tab"
data-testid=${`step-${l}`}
data-state=${Me(t,l,s,a)}
aria-selected=${l===o}
disabled=${!e.has(l)}
onClick=${()=>n(l)}><${Ce} state=${t} step=${l} /></button>`)}</div>`}function Ce({state:t,step:e}){return B.html`${(0,Se.spelled)(e)}${_e(t,e)&&B.html` <small>skipped</small>`}`}function _e(t,e){let o=g(t,t.turn?.creature)?.player;return e==="move"&&o!==void 0&&j(t,o)===null}function Me(t,e,o,n){return _e(t,e)?"skipped":o===n?"now":o<n?"past":"to-come"}var je=i(d(),1);function rt({session:t}){let e=t.legal.filter(n=>n.type==="Fire"),o=de(t,e);return je.html`<${N}
spot="fire"
words=${n=>`Throw at ${n}`}
tools=${o}
session=${t}/>`}var Ne={move:"Move",fire:"Fire",attack:"Attack"};function Pe({session:t}){let{state:e,legal:o}=t,[n,r]=(0,I.useState)(null),a=`${e.round}/${e.turn?.creature}/${R(e)}`,l=p=>o.filter(b=>b.type===p),s=new Set(U(e).filter(p=>l(Ne[p]).length>0)),u=n?.move===a?n.step:R(e),c=s.has(u)?u:[...s][0];return I.html`<${Te}
state=${e}
open=${s}
chosen=${c}
choose=${p=>r({step:p,move:a})}/><${ke} session=${t} /><${Oo} step=${c} commands=${l(Ne[c])} session=${t} />`}function Oo({step:t,commands:e,session:o}){if(t==="move")return I.html`<${ye} session=${o} commands=${e} />`;if(t==="fire")return I.html`<${rt} session=${o} />`;if(t==="attack"){let n=X(o,e);return I.html`<${N}
spot="attack"
words=${r=>`Attack ${r}`}
tools=${n}
session=${o}/>`}return null}var To=[{View:Zt,open:t=>t.phase==="building",handles:["StartBuilding","TellTime","SayDone","SetSpan","WeighIn","StartGame"]},{View:ge,open:t=>t.judgements?.length,handles:["JudgePower"]},{View:ve,open:t=>t.shot,handles:["Land"]},{View:rt,open:t=>t.chance,handles:["Fire"]},{View:$e,open:t=>t.assault||t.riposte,handles:["Attack","Counterattack"]},{View:Pe,open:t=>t.turn,handles:["Move","Fire","Attack"]}];function Be({session:t}){let{state:e,legal:o,awaiting:n}=t;if(n?.roll)return null;let r=To.find(({open:u})=>u(e)),a=new Set(r?.handles),l=o.filter(({type:u})=>!a.has(u)&&!dt.has(u)),s=r&&(o.length>0||e.phase==="building");return xt.html`${s&&xt.html`<${r.View} session=${t} />`}<${ie} session=${t} /><${De.OtherCommands}
commands=${l}
title=${l.length<o.length?"More":"What may be done now"}
open=${l.length===o.length}
names=${H(e)}/>`}var yt=i(v(),1);var Q=i(M(),1);function Ie(t){let e=o=>m(t,o);if(t.judgements?.length){let[{power:o,target:n}]=t.judgements;return`${(0,yt.spelled)(o)} on ${e(n)}: do it, look, and say what it cost.`}if(t.shot){let{creature:o,target:n}=t.shot;return`${e(o)} throws at ${e(n)}. What did it touch first?`}if(t.chance){let{power:o,creature:n,target:r}=t.chance;return`${e(n)} may use ${(0,yt.spelled)(o)} now, having hit ${e(r)}.`}return t.riposte?`${e(t.riposte.defender)} may hit back at ${e(t.riposte.attacker)}.`:t.assault?Co(t.assault,e):null}function Co({attacker:t,target:e,hits:o,counter:n},r){let a={attacker:r(t),target:r(e),hits:o.length};return o.length?n?(0,Q.t)("{attacker} hits back at {target}; {hits} hit so far.",a):(0,Q.t)("{attacker} attacks {target}; {hits} hit so far.",a):n?(0,Q.t)("{attacker} hits back at {target}.",a):(0,Q.t)("{attacker} attacks {target}.",a)}var Ae=i(d(),1);var Re=i(v(),1);function at({colour:t,large:e=!1}){return Ae.html`<span
class=${e?"swatch large":"swatch"}
style=${S(t)}
title=${t?(0,Re.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function Ee({session:t}){let{state:e}=t,{title:o,colour:n,round:r,awaited:a}=kt(t);return V.html`<section class="now" data-testid="now" data-phase=${e.phase} style=${S(n)}><header>${n&&V.html`<${at} colour=${n} large />`}<h2 data-testid="whose-move">${o}</h2>${r&&V.html`<p class="round" data-testid="round">${r}</p>`}</header>${e.turn&&a&&V.html`<${Oe} state=${e} />`}${a&&V.html`<p class="awaited" data-testid="awaited">${a}</p>`}<${We.DiceForm} session=${t} /><${Be} session=${t} /></section>`}function kt(t){let{round:e}=t.state;return{...Mo(t),round:e>0&&`Round ${e}`,awaited:_o(t)?null:No(t)}}function _o({legal:t}){return t.some(e=>e.type==="EndMove")}function Mo({state:t,outcome:e,awaiting:o}){if(t.phase==="over")return jo(t,e);if(t.phase==="building")return{title:"Building and weigh-in",colour:""};if(o?.roll&&t.phase==="initiative")return{title:"Initiative",colour:""};if(!t.turn)return{title:"Between moves",colour:""};let{creature:n}=t.turn;return{title:`${m(t,n)}’s move`,colour:A(t,n)}}function jo(t,e){let o=(e?.winners??[]).map(r=>w(t,r));return{title:`${(0,Fe.listed)(o.map(r=>r?.name))||"Nobody"} won`,colour:o[0]?.colour??""}}function No(t){let{state:e,awaiting:o,outcome:n}=t;if(e.phase==="over")return n?.why??e.ending;if(o?.roll)return`${(0,st.diceText)(o.roll)}: ${o.roll.why}.`;let r=a=>w(e,a)?.name??`seat ${a}`;return Ie(e)??(0,st.awaitedText)(t,r)}var y=i(d(),1),q=i(v(),1);var Z=i(d(),1),St=i(M(),1);function Le({left:t,all:e}){return Z.html`<span class="pips" role="img" aria-label=${`${t} of ${e} attacks left`}>${Array.from({length:e},(o,n)=>Z.html`<i data-left=${n<t}></i>`)}</span>`}function He({missiles:t}){let e=t.filter(o=>!o.used).length;return Z.html`<span
class="missiles"
role="img"
aria-label=${(0,St.tn)("{count} missile left of {all}","{count} missiles left of {all}",e,{all:t.length})}>${t.map(o=>Z.html`<i data-left=${!o.used} title=${Po(o)}>${o.halved?"½":o.dice}</i>`)}</span>`}function Po(t){let e=t.halved?"half a die":(0,St.tn)("{count} die","{count} dice",t.dice);return t.used?`${e}, thrown`:e}var z=i(d(),1),Je=i(x(),1),Ve=i(O(),1),ze=i(et(),1);var Do=[-6,-1,1];function qe({creature:t,session:e,close:o}){let{deeds:n,state:r}=(0,Je.useTable)(),[a,l]=(0,z.useState)(String(t.hit_points)),[s,u]=(0,z.useState)(""),c=`judge/${t.id}`,p=async h=>{h.preventDefault();let C={type:"SetHitPoints",seat:null,creature:t.id};await n.say(c,{...C,hit_points:Math.round(Number(a)),because:s})&&o()},b=h=>()=>l(String(Math.max(0,Number(a)+h))),tt=(e.overrides??[]).filter(h=>h.creature===t.id&&h.type!=="SetHitPoints");return z.html`<div class="judge"><form data-testid="judge-form" onSubmit=${p}><div class="judge-points"><label class="field"><span>Hit points</span><input
data-testid="judge-points"
type="number"
min="0"
value=${a}
onInput=${h=>l(h.target.value)}/></label>${Do.map(h=>z.html`<button type="button" onClick=${b(h)}>${h>0?`+${h}`:`−${-h}`}</button>`)}</div><label class="field"><span>Because</span><input
data-testid="judge-because"
placeholder=${"dropped from three feet"}
value=${s}
onInput=${h=>u(h.target.value)}/></label><div class="answers"><button class="primary" disabled=${r.busy[c]}>Set hit points</button><button type="button" class="quiet" onClick=${o}>Cancel</button></div><${Ve.Refusal} spot=${c} /></form><${ze.OtherCommands}
commands=${tt}
title=${"Other stats"}
names=${H(e.state)}/></div>`}var Ue=i(M(),1);function Ot({creature:t,session:e,entries:o}){let{state:n,role:r}=e,[a,l]=(0,y.useState)(!1),s=qt(n,t,o),u=n.turn?.creature===t.id,c=m(n,t.id),p=t.colour||w(n,t.player)?.colour;return y.html`<article
class="creature"
data-testid="creature"
data-id=${t.id}
data-alive=${t.alive}
data-moving=${u}
style=${S(p)}
aria-label=${`${c}’s creature, ${t.hit_points} of ${s} hit points`}><header><h3>${c}</h3>${u&&y.html`<span class="tag">to move</span>`}${!t.alive&&y.html`<span class="tag dead">dead</span>`}<p class="hit-points"><strong data-testid="hit-points">${t.hit_points}</strong><span>of ${s}</span></p></header><div class="bar" aria-hidden="true"><span style=${{width:`${100*t.hit_points/s}%`}}></span></div><dl class="stats"><${Bo} creature=${t} state=${n} /><div><dt>Attacks</dt><dd data-testid="attacks"><${Le}
left=${n.phase==="building"?t.attacks:t.attacks_left}
all=${t.attacks}/></dd></div>${t.missiles.length>0&&y.html`<div><dt>Missiles</dt><dd data-testid="missiles"><${He} missiles=${t.missiles} /></dd></div>`}</dl><${Ao} creature=${t} state=${n} />${r==="referee"&&y.html`<button
class="judge-button"
data-testid="judge"
aria-expanded=${a}
aria-label=${`Judge ${c}’s creature`}
onClick=${()=>l(!a)}>Judge</button>${a&&y.html`<${qe}
creature=${t}
session=${e}
close=${()=>l(!1)}/>`}`}</article>`}function Bo({creature:t,state:e}){let o=zt(e,t),n=Vt(e,t.movement_spans);return y.html`<div><dt>Moves</dt><dd data-testid="movement">${n}<small>${o===null?"not measured":Io(t.moved,o)}</small></dd></div>`}function Io(t,e){return t<=0?(0,q.millimetres)(e):`${Math.round(t/10)} of ${(0,q.millimetres)(e)}`}function Ao({creature:t,state:e}){let o=Gt(w(e,t.player)),n=[e.phase==="building"&&(0,Ue.tn)("{count} leg","{count} legs",t.legs),t.power==="hidden"?"secret power":(0,q.named)(t.power),o&&`initiative ${o}`,t.reach!==null&&`reach ${(0,q.millimetres)(t.reach)}`];return y.html`<p class="small-facts">${n.filter(Boolean).join(" · ")}</p>`}var $=i(d(),1),Ye=i(x(),1),Qe=i(Ke(),1),Ze=i(O(),1),to=i(v(),1);function Tt({session:t}){return $.html`<ul class="players">${t.state.players.map(e=>$.html`<${Fo} key=${e.seat} player=${e} session=${t} />`)}</ul>`}var Ro={span:"player-span","weigh-in":"player-creature"};function Fo({player:t,session:e}){let[o,n]=(0,$.useState)(null),r=b=>()=>n(o===b?null:b),a=(0,$.useRef)(null),l=()=>{n(null),(o&&a.current?.querySelector(`[data-testid=${Ro[o]}]`))?.focus()},{state:s,role:u}=e,c=s.creatures.find(b=>b.player===t.seat),p=s.house.unit!=="six_inches"&&!s.house.uniform_span;return $.html`<li class="player" data-testid="player" data-seat=${t.seat} ref=${a}><${at} colour=${t.colour} /><strong>${t.name}</strong><div class="facts">${p&&$.html`<${Xe}
known=${t.span===null?null:(0,to.spanWords)(t.span)}
wanted=${F(s)}
verb=${`Set ${F(s)}`}
open=${u==="referee"&&r("span")}
test="player-span"/>`}<${Xe}
known=${c?"weighed in":null}
wanted=${"creature"}
verb=${"Weigh in"}
open=${u==="referee"&&r("weigh-in")}
test="player-creature"/>${!c&&$.html`<${Wo} player=${t} session=${e} />`}</div>${o==="span"&&$.html`<${W} player=${t} close=${l} />`}${o==="weigh-in"&&$.html`<${Qe.Part} of="weigh_in" view="WeighInForm" ...${{player:t,session:e,close:l}} />`}</li>`}function Xe({known:t,wanted:e,verb:o,open:n,test:r}){let a=t??(n?o:`no ${e} yet`);return n?$.html`<button
class=${t?"fact":"fact chip"}
data-known=${!!t}
data-testid=${r}
aria-label=${t?`Change ${e}: ${t}`:a}
onClick=${n}>${a}</button>`:$.html`<span class="fact" data-known=${!!t} data-testid=${r}>${a}</span>`}function Wo({player:t,session:e}){let{deeds:o,state:n}=(0,Ye.useTable)(),r=`done/${t.seat}`,a=e.legal.find(s=>s.type==="SayDone"&&s.player===t.seat);if(t.done_building)return $.html`<span class="fact" data-known="true">done building</span>`;if(!a)return $.html`<span class="fact" data-known="false">building</span>`;let l={...a,seat:e.seat};return $.html`<button
class="fact chip"
data-testid="done"
disabled=${n.busy[r]}
onClick=${()=>o.say(r,l)}>Done building</button><${Ze.Refusal} spot=${r} />`}var eo=i(d(),1),oo=i(et(),1);var Eo=new Set(["SetHitPoints","Reweigh","RemoveCreature"]);function no({session:t}){let e=(t.overrides??[]).filter(o=>!Eo.has(o.type));return eo.html`<${oo.OtherCommands}
commands=${e}
title=${"The referee’s word"}
names=${H(t.state)}/>`}function Lo({session:t}){let{entries:e}=(0,Ct.useTable)().state,{state:o}=t,n=o.phase==="building";return T.html`${o.phase!=="over"&&T.html`<${Ee} session=${t} />`}${n&&T.html`<${Tt} session=${t} />`}${o.creatures.length>0&&T.html`<div class="creatures" aria-label=${"Creatures"}>${ro(o).map(r=>T.html`<${Ot}
key=${r.id}
creature=${r}
session=${t}
entries=${e}/>`)}</div>`}${t.role==="referee"&&T.html`<${no} session=${t} />`}`}function Ho({session:t}){let{entries:e}=(0,Ct.useTable)().state;return T.html`${t.state.phase==="building"&&T.html`<${Tt} session=${t} />`}<div class="creatures">${ro(t.state).map(o=>T.html`<${Ot}
key=${o.id}
creature=${o}
session=${t}
entries=${e}/>`)}</div>`}function ro(t){let e=t.players.map(r=>r.seat),o=r=>{let a=t.players[e.indexOf(r.player)]?.initiative??[];return[r.alive?0:1,...a.map(l=>-l)]},n=(r,a)=>{let[l,s]=[o(r),o(a)],u=l.findIndex((c,p)=>c!==s[p]);return u<0?r.id-a.id:l[u]-(s[u]??0)};return[...t.creatures].sort(n)}var io=i(so()),lo=document.createElement("style");lo.textContent='.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px}.steps>*{min-height:44px;padding:8px 0 0;border:0;border-top:4px solid var(--line);border-radius:0;background:none;color:var(--soft);font-size:.95rem;font-weight:500;text-align:left}.steps>[data-state=past]{border-color:color-mix(in srgb,var(--accent) 45%,var(--line))}.steps>[data-state=skipped]{border-top-style:dashed}.steps>[data-state=now]{border-color:var(--accent)}.steps>:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:700}.move-boxes{display:flex;flex-wrap:wrap;gap:8px}.move-boxes label{display:flex;align-items:center;gap:6px;color:var(--soft)}.move-boxes input{width:5.2em}.move-boxes button{flex:1 0 auto}.targets{--hue: initial;--hue-ink: initial;display:flex;flex-wrap:wrap;gap:8px}.target{flex:1 0 auto;border:0;background:var(--hue, var(--sunk));color:var(--hue-ink, var(--ink));box-shadow:inset 0 -2px #00000024}@media(hover:hover){.target:hover:not(:disabled){filter:brightness(1.06)}}.target:active:not(:disabled){background:var(--hue, var(--sunk));filter:brightness(.94)}.creature[data-alive=false]>:not(.judge,.judge-button,header){color:var(--soft);filter:grayscale(1)}.tag{padding:1px 9px;border-radius:10px;background:var(--accent-paper);color:var(--accent);font-size:var(--small);font-weight:600}.tag.dead{background:var(--sunk);color:var(--soft)}.bar{height:12px;border-radius:6px;background:var(--sunk);overflow:hidden;box-shadow:inset 0 0 0 1px var(--line)}.bar span{display:block;height:100%;background:var(--hue);border-radius:6px;box-shadow:inset 0 -3px 4px #0000001f,inset 0 0 0 1px #0000001f;transition:width .4s ease-out}.pips,.missiles{display:inline-flex;gap:4px;align-items:center;min-height:24px}.pips i{width:14px;height:14px;border-radius:50%;border:2px solid var(--ink);opacity:.3}.pips i[data-left=true]{background:var(--ink);opacity:1}.missiles i{display:grid;place-items:center;width:23px;height:23px;border-radius:50%;background:transparent;border:2px dashed var(--line);color:transparent;font-style:normal}.missiles i[data-left=true]{background:var(--hue);border:0;color:var(--hue-ink);box-shadow:inset -2px -3px 4px #0000002e,inset 0 0 0 1px #0000001f}.judge-button{position:absolute;right:8px;bottom:0;min-height:44px;padding:0 10px;border-color:transparent;background:transparent;color:var(--soft);font-size:var(--small)}.creature:has(.judge) .judge-button{display:none}.judge{display:grid;gap:10px;padding-top:12px;border-top:1px solid var(--line)}.judge form{display:grid;gap:10px}.judge-points{display:flex;align-items:end;gap:6px}.judge-points .field{flex:1}.judge-points button{padding:0 12px}.fact{font-size:.95rem;color:var(--soft)}button.fact{min-height:44px;padding:0 7px}button.fact:not(.chip){border-color:transparent;background:transparent}span.fact+span.fact{padding-left:10px;border-left:1px solid var(--line)}.fact[data-known=true]{color:var(--ink)}.fact[data-known=true]:after{content:" ✓";color:var(--good);font-weight:700}.timer strong{font-size:1.6rem}.timer[data-up=true] strong{color:var(--warn)}.limbs{border:0;display:grid;gap:8px}.limbs legend{font-size:var(--small);color:var(--soft);padding:0 0 4px}.limb{display:grid;grid-template-columns:58px auto 58px minmax(0,1fr) auto;gap:6px;align-items:center}.limb>:first-child{grid-column:1 / -1}.limb+.limb{padding-top:8px}';document.head.append(lo);(0,io.arrived)("clay_o_rama",_t);