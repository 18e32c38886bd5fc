var cn=Object.create;var le=Object.defineProperty;var pn=Object.getOwnPropertyDescriptor;var dn=Object.getOwnPropertyNames;var fn=Object.getPrototypeOf,mn=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},$n=(e,t)=>{for(var n in t)le(e,n,{get:t[n],enumerable:!0})},gn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of dn(t))!mn.call(e,o)&&o!==n&&le(e,o,{get:()=>t[o],enumerable:!(r=pn(t,o))||r.enumerable});return e};var i=(e,t,n)=>(n=e!=null?cn(fn(e)):{},gn(t||!e||!e.__esModule?le(n,"default",{value:e,enumerable:!0}):n,e));var d=k((Gn,Me)=>{Me.exports=core["view.js"]});var w=k((Zn,Ne)=>{Ne.exports=core["page/table.js"]});var v=k((Hn,Pe)=>{Pe.exports=core["words.js"]});var We=k((Vn,De)=>{De.exports=core["games/awaited.js"]});var ze=k((Jn,Ae)=>{Ae.exports=core["forms/dice.js"]});var te=k((Xn,Fe)=>{Fe.exports=core["forms/other_commands.js"]});var O=k((Yn,Ie)=>{Ie.exports=core["page/refusal.js"]});var C=k((Qn,Re)=>{Re.exports=core["language.js"]});var qt=k((ho,Jt)=>{Jt.exports=core["page/part.js"]});var sn=k((_o,an)=>{an.exports=core["parts.js"]});var _e={};$n(_e,{Board:()=>Kn,Large:()=>En,headlineOf:()=>ke});var T=i(d(),1),je=i(w(),1);var G=i(d(),1),Ft=i(v(),1),se=i(We(),1),It=i(ze(),1);var Be={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},qn=Object.keys(Be),hn={fill:"#75726b",ink:"#ffffff"};function S(e){let{fill:t,ink:n}=Be[e]??hn;return{"--hue":t,"--hue-ink":n}}var we=i(d(),1),Dt=i(te(),1);var m=i(d(),1),pe=i(w(),1),Xe=i(O(),1),R=i(v(),1);var Ee=i(v(),1),ne=i(C(),1),bn=1524;function b(e,t){return e.creatures.find(n=>n.id===t)??null}function x(e,t){return e.players.find(n=>n.seat===t)??null}function f(e,t){let n=b(e,t);if(!n)return"jemand";let r=x(e,n.player)?.name??`Platz ${n.player}`;return e.creatures.filter(a=>a.player===n.player).length>1?`${r} (${n.id})`:r}function z(e,t){let n=b(e,t);return n?n.colour||x(e,n.player)?.colour:""}function V(e){let t=e.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return e.house.missiles_per_move>0?t:t.filter(n=>n!=="fire")}function B(e){let t=e.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return e.assault||e.riposte?"attack":t[e.turn?.step??0]}function M(e,t){return e.house.unit==="six_inches"?bn:e.house.uniform_span?e.referee_span:x(e,t)?.span??null}function re(e,t){return e.house.uniform_span?{seat:null,name:"die Spielleitung",span:e.referee_span}:x(e,t)}var Ke={six_inches:{one:"Länge",all:"Längen",counted:e=>(0,ne.tn)("{count} Länge","{count} Längen",e)},fist:{one:"Faust",all:"Fäuste",counted:e=>(0,ne.tn)("{count} Faust","{count} Fäuste",e)},span:{one:"Spanne",all:"Spannen",counted:e=>(0,ne.tn)("{count} Spanne","{count} Spannen",e)}};function ue({house:e}){return Ke[e.unit]??Ke.span}function F(e){return ue(e).one}function Le(e){return ue(e).all}function Ge(e,t){return ue(e).counted(t)}function Ze(e,t){let n=M(e,t.player);return n===null?null:t.movement_spans*n}function He(e,t,n){let r=n.map(o=>o.event).filter(o=>o.type==="CreatureWeighedIn"&&o.creature===t.id).map(o=>o.hit_points);return Math.max(1,r.at(-1)??e.house.full_hit_points,t.hit_points)}function ce(e,t){return e?.limbs[t]?.name||`Glied ${t+1}`}function Ve(e,t){return`${e.name?(0,Ee.spelled)(e.name):`Glied ${t+1}`} · ${e.to_hit}+ · ${e.damage_dice}d`}function Je(e){return e.initiative.length>0?e.initiative.join(", "):null}var _=i(d(),1),qe=i(w(),1),Ue=i(O(),1);function I({player:e,close:t}){let{deeds:n,state:r}=(0,qe.useTable)(),[o,a]=(0,_.useState)(e.span===null?"":String(e.span/10)),l=(0,_.useRef)(null);(0,_.useEffect)(()=>l.current?.focus(),[]);let s=`span/${e.seat}`;return _.html`<form class="inline-form" data-testid="span-form" onSubmit=${async c=>{c.preventDefault();let p=Math.round(Number(o)*10);await n.say(s,{type:"SetSpan",seat:null,player:e.seat,span:p})&&t()}}><label class="field"><span>Spanne von ${e.name} <small>mm</small></span><input
type="number"
step="any"
min="0.1"
max="500"
required
ref=${l}
value=${o}
onInput=${c=>a(c.target.value)}/></label><div class="answers"><button class="primary" disabled=${r.busy[s]}>Spanne setzen</button><button type="button" class="quiet" onClick=${t}>Abbrechen</button></div><${Ue.Refusal} spot=${s} /></form>`}var Ye=i(C(),1),J="building",vn=1e3;function Qe({session:e}){let{state:t,deeds:n}=(0,pe.useTable)(),r=l=>e.legal.find(s=>s.type===l),o=r("StartGame"),a=e.state.players.filter(l=>!e.state.creatures.some(s=>s.player===l.seat)).map(l=>l.name);return m.html`${e.state.building_seconds!==null&&m.html`<${wn} session=${e} entries=${t.entries} />`}${e.role==="referee"&&m.html`<div class="answers"><button
class="primary"
data-testid="start-game"
disabled=${!o||t.busy[J]}
onClick=${()=>n.say(J,o)}>${o?.without_powers?"Ohne Sonderkräfte beginnen":"Spiel beginnen"}</button>${r("StartBuilding")&&m.html`<button onClick=${()=>n.say(J,r("StartBuilding"))}>Uhr starten</button>`}</div>${a.length>0&&m.html`<p class="hint">Erst wiegen: ${(0,R.listed)(a)}. Stell die Kreatur auf die Drehkarte, oder tippe auf „Wiegen“ neben dem Namen.</p>`}${o?.without_powers&&m.html`<p class="hint">Nicht jede Kreatur hat eine Sonderkraft: Gib ihr eine beim Wiegen, oder beginne ohne.</p>`}<${Xe.Refusal} spot=${J} />${e.state.house.uniform_span&&m.html`<${xn} session=${e} />`}`}`}function xn({session:e}){let[t,n]=(0,m.useState)(e.state.referee_span===null),r=re(e.state,null);return t?m.html`<${I} player=${r} close=${()=>n(!1)} />`:m.html`<button class="quiet" onClick=${()=>n(!0)}>Spanne der Spielleitung: ${(0,R.spanWords)(r.span??0)}</button>`}function wn({session:e,entries:t}){let{deeds:n}=(0,pe.useTable)(),[r,o]=(0,m.useState)(Date.now());(0,m.useEffect)(()=>{let c=setInterval(()=>o(Date.now()),vn);return()=>clearInterval(c)},[]);let a=t.findLast(c=>c.event.type==="BuildingStarted"),l=a?(r-Date.parse(a.at))/1e3:e.state.building_seconds,s=e.state.house.building_minutes*60-l,u=()=>{let c=Math.max(e.state.building_seconds,Math.floor(l));n.say(J,{type:"TellTime",seat:null,seconds:c})};return m.html`<p class="timer" data-up=${s<=0}>${s>0?(0,Ye.t)("Noch {time} zum Bauen",{time:m.html`<strong>${(0,R.minutes)(s)}</strong>`}):m.html`<strong>Die Zeit ist um</strong>`}${e.role==="referee"&&m.html` <button class="quiet" onClick=${u}>Zeit festhalten</button>`}</p>`}var me=i(d(),1),at=i(w(),1),st=i(O(),1);var q=i(v(),1),nt={EndAttacks:()=>"Keine weiteren Angriffe: Schaden würfeln",DeclineCounterattack:()=>"Kein Gegenangriff",EndMove:(e,{creature:t})=>`Zug beenden: ${f(e,t)}`,HoldMove:()=>"Mit diesem Zug warten",MoveOutOfTurn:(e,{creature:t})=>`${f(e,t)} zieht jetzt`,Divide:()=>"Teilen",BorrowPower:()=>"Kraft ausleihen",DeclinePower:()=>"Kraft nicht nutzen",UsePower:(e,{creature:t,target:n})=>`${yn(e,t)} gegen ${f(e,n)}`,ThrowCreature:(e,{target:t})=>`Auf ${f(e,t)} werfen`,ChangePlaces:(e,{first:t,second:n})=>`${f(e,t)} und ${f(e,n)} tauschen die Plätze`,ReshapeLimb:(e,{limb:t})=>`Umformen: ${ce(tt(e),t)}`,RipLimb:(e,{limb:t,leg:n})=>n?"Ein Bein ausreißen":`Ausreißen: ${ce(tt(e),t)}`,PutPartBack:(e,{creature:t,part:n})=>`Zurücklegen: ${(0,q.named)(n)} von ${f(e,t)}`,JudgeByDice:e=>`${e.judgements[0]?.dice??""} Würfel entscheiden lassen`,ChooseTrait:(e,{player:t,trait:n})=>`${x(e,t)?.name} ist ${(0,q.named)(n)}`},et=new Set(["EndAttacks","DeclineCounterattack","DeclinePower","EndMove"]),de=new Set(Object.keys(nt));function rt(e,t){return nt[t.type](e,t)}function ot(e){let t=e.filter(n=>de.has(n.type));return[...t.filter(n=>!et.has(n.type)),...t.filter(n=>et.has(n.type))]}function tt(e){return e.chance?b(e,e.chance.target):null}function yn(e,t){return(0,q.spelled)(b(e,t)?.power||"Die Kraft")}var fe="decision";function it({session:e}){let{deeds:t,state:n}=(0,at.useTable)(),r=ot(e.legal);return r.length?me.html`<div class="act decisions" data-testid="decisions">${r.map(o=>me.html`<button
data-testid=${`say-${o.type}`}
disabled=${n.busy[fe]}
onClick=${()=>t.say(fe,o)}>${rt(e.state,o)}</button>`)}<${st.Refusal} spot=${fe} /></div>`:null}var mt=i(d(),1);var K=i(d(),1),lt=i(w(),1),ut=i(O(),1);function N({spot:e,words:t,tools:n,session:r,targetOf:o=a=>a.target}){let{deeds:a,state:l}=(0,lt.useTable)(),[s,u]=(0,K.useState)(null);if(!n.length)return null;let c=n.find(p=>p.label===s)??n[0];return K.html`<div class="act" data-testid=${`${e}-form`}><div class="chips" role="group" aria-label=${"Womit"}>${n.map(p=>K.html`<button class="chip" aria-pressed=${p===c} onClick=${()=>u(p.label)}>${p.label}</button>`)}</div><div class="targets" role="group" aria-label=${"Wen"}>${c.commands.map(p=>{let h=o(p);return K.html`<button
class="target"
data-testid="target"
data-id=${h}
style=${S(z(r.state,h))}
disabled=${l.busy[e]}
onClick=${()=>a.say(e,p)}>${t(f(r.state,h))}</button>`})}</div><${ut.Refusal} spot=${e} /></div>`}var ct=i(v(),1);var pt=i(C(),1);function dt(e,t){return ft(t,r=>kn(e,r)).map(({label:r,commands:o})=>{let a=new Set(o.map(l=>l.missile));return{label:a.size>1?`${r} ×${a.size}`:r,commands:o.filter(l=>l.missile===o[0].missile)}})}function U(e,t){return ft(t,n=>{let r=b(e.state,n.creature)?.limbs[n.limb],o=r?Ve(r,n.limb):`Glied ${n.limb+1}`;return n.power?`${o.split(" · ")[0]} · ${(0,ct.spelled)(n.power)}`:o})}function kn(e,t){if(t.blob)return"Todesklumpen";let n=b(e.state,t.creature)?.missiles[t.missile];return n?.halved?"½ Würfel":(0,pt.tn)("{count} Würfel","{count} Würfel",n?.dice??1)}function ft(e,t){let n=new Map;for(let r of e){let o=t(r);n.set(o,[...n.get(o)??[],r])}return[...n].map(([r,o])=>({label:r,commands:o}))}function $t({session:e}){let{state:t,legal:n}=e,r=a=>n.filter(l=>l.type===a),o=t.riposte?.attacker??t.assault?.target;return mt.html`<${N}
spot="attack"
words=${a=>`${a} angreifen`}
tools=${U(e,r("Attack"))}
session=${e}/><${N}
spot="counterattack"
words=${a=>`Gegen ${a} zurückschlagen`}
tools=${U(e,r("Counterattack"))}
session=${e}
targetOf=${()=>o}/>`}var X=i(d(),1),gt=i(w(),1),ht=i(O(),1),$e="judgement";function bt(){let{deeds:e,state:t}=(0,gt.useTable)(),[n,r]=(0,X.useState)(""),[o,a]=(0,X.useState)("");return X.html`<form class="act" data-testid="judgement-form" onSubmit=${async s=>{s.preventDefault();let u={type:"JudgePower",seat:null,damage:Math.round(Number(n)),because:o};await e.say($e,u)&&(r(""),a(""))}}><div class="fields"><label class="field"><span>Verlorene Trefferpunkte</span><input
type="number"
min="0"
required
value=${n}
onInput=${s=>r(s.target.value)}/></label><label class="field"><span>Weil</span><input
placeholder=${"auf dem Kopf gelandet"}
value=${o}
onInput=${s=>a(s.target.value)}/></label></div><div class="answers"><button class="primary" disabled=${t.busy[$e]}>Bestätigen</button></div><${ht.Refusal} spot=${$e} /></form>`}var P=i(d(),1),he=i(w(),1),be=i(O(),1);var ge="land";function vt({session:e}){let{deeds:t,state:n}=(0,he.useTable)(),[r,o]=(0,P.useState)(!1),a=[...new Set(e.legal.filter(s=>s.type==="Land").map(s=>s.struck))],l=s=>t.say(ge,{type:"Land",seat:null,struck:s,bounced:r});return P.html`<div class="act" data-testid="land-form"><div class="targets" role="group" aria-label=${"Zuerst berührt"}>${a.map(s=>P.html`<button
class="target"
data-testid="target"
data-id=${s??"none"}
style=${s===null?{}:S(z(e.state,s))}
disabled=${n.busy[ge]}
onClick=${()=>l(s)}>${s===null?"Keine Kreatur":f(e.state,s)}</button>`)}</div><label class="check"><input
type="checkbox"
checked=${r}
onInput=${s=>o(s.target.checked)}/>ist vorher vom Tisch abgeprallt</label><${be.Refusal} spot=${ge} /><${Sn} /></div>`}function Sn(){let{deeds:e,state:t}=(0,he.useTable)(),[n,r]=(0,P.useState)(""),o="void-throw";return P.html`<details class="other"><summary>Der Wurf zählt nicht</summary><form class="inline-form" onSubmit=${l=>{l.preventDefault(),e.say(o,{type:"VoidThrow",seat:null,because:n})}}><label class="field"><span>Weil</span><input
value=${n}
placeholder=${"von einer anderen Seite geworfen"}
onInput=${l=>r(l.target.value)}/></label><div class="answers"><button class="primary" disabled=${t.busy[o]}>Geschoss zurückgeben</button></div><${be.Refusal} spot=${o} /></form></details>`}function E(e){let t=e.creatures.map(({id:r})=>({value:r,label:f(e,r)})),n=e.players.map(({seat:r,name:o})=>({value:r,label:o}));return{creature:t,target:t,player:n}}var A=i(d(),1);var D=i(d(),1),xt=i(w(),1),wt=i(O(),1),xe=i(v(),1);var ve="move";function yt({session:e,commands:t}){let{deeds:n,state:r}=(0,xt.useTable)(),o=Math.max(...t.map(j=>j.length)),[a]=t,l=b(e.state,a.creature),s=M(e.state,l.player),[u,c]=(0,D.useState)(null),[p,h]=(0,D.useState)(!1),ee=j=>ie=>{let{value:Ce}=ie.target;c(Ce===""?null:Math.round(Number(Ce)*j))};return D.html`<form class="act" data-testid="move-form" onSubmit=${async j=>{j.preventDefault();let ie={...a,length:u??o,contact:p};await n.say(ve,ie)&&c(null)}}><div class="move-boxes"><label><input
data-testid="move-mm"
type="number"
step="any"
min="0"
placeholder=${Math.round(o/10)}
value=${u===null?"":u/10}
onInput=${ee(10)}/>mm</label>${s&&D.html`<label><input
data-testid="move-spans"
type="number"
step="any"
min="0"
placeholder=${(o/s).toFixed(1)}
value=${u===null?"":Number((u/s).toFixed(2))}
onInput=${ee(s)}/>${Le(e.state)}</label>`}<button class="primary" disabled=${r.busy[ve]}>${u===null?`Ganz gehen: ${(0,xe.millimetres)(o)}`:`${(0,xe.millimetres)(u)} gehen`}</button></div>${e.state.house.contact_stops&&D.html`<label class="check"><input
type="checkbox"
checked=${p}
onInput=${j=>h(j.target.checked)}/>ist auf jemanden gestoßen</label>`}<${wt.Refusal} spot=${ve} /></form>`}var L=i(d(),1);function kt({session:e}){let{state:t,role:n}=e,[r,o]=(0,L.useState)(!1),a=b(t,t.turn?.creature)?.player;if(M(t,a)!==null)return null;let l=re(t,a);return L.html`<div class="answers" data-testid="span-missing"><p class="hint">Die Kreatur kann nicht gehen: Die ${F(t)} von ${l.name} ist nicht gemessen.</p>${n==="referee"&&!r&&L.html`<button data-testid="set-span" onClick=${()=>o(!0)}>${F(t)} setzen</button>`}</div>${r&&L.html`<${I} player=${l} close=${()=>o(!1)} />`}`}var W=i(d(),1),St=i(v(),1);function Ot({state:e}){let t=V(e),n=t.indexOf(B(e));return W.html`<ol class="steps" aria-label=${"Schritte des Zuges"}>${t.map((r,o)=>W.html`<li
data-state=${Ct(e,r,o,n)}
aria-current=${o===n?"step":void 0}><${jt} state=${e} step=${r} /></li>`)}</ol>`}function Tt({state:e,open:t,chosen:n,choose:r}){let o=V(e),a=o.indexOf(B(e));return W.html`<div class="steps" role="tablist" aria-label=${"Schritte des Zuges"}>${o.map((l,s)=>W.html`<button
role="tab"
data-testid=${`step-${l}`}
data-state=${Ct(e,l,s,a)}
aria-selected=${l===n}
disabled=${!t.has(l)}
onClick=${()=>r(l)}><${jt} state=${e} step=${l} /></button>`)}</div>`}function jt({state:e,step:t}){return W.html`${(0,St.spelled)(t)}${_t(e,t)&&W.html` <small>übersprungen</small>`}`}function _t(e,t){let n=b(e,e.turn?.creature)?.player;return t==="move"&&n!==void 0&&M(e,n)===null}function Ct(e,t,n,r){return _t(e,t)?"skipped":n===r?"now":n<r?"past":"to-come"}var Mt=i(d(),1);function oe({session:e}){let t=e.legal.filter(r=>r.type==="Fire"),n=dt(e,t);return Mt.html`<${N}
spot="fire"
words=${r=>`Auf ${r} werfen`}
tools=${n}
session=${e}/>`}var Nt={move:"Move",fire:"Fire",attack:"Attack"};function Pt({session:e}){let{state:t,legal:n}=e,[r,o]=(0,A.useState)(null),a=`${t.round}/${t.turn?.creature}/${B(t)}`,l=p=>n.filter(h=>h.type===p),s=new Set(V(t).filter(p=>l(Nt[p]).length>0)),u=r?.move===a?r.step:B(t),c=s.has(u)?u:[...s][0];return A.html`<${Tt}
state=${t}
open=${s}
chosen=${c}
choose=${p=>o({step:p,move:a})}/><${kt} session=${e} /><${On} step=${c} commands=${l(Nt[c])} session=${e} />`}function On({step:e,commands:t,session:n}){if(e==="move")return A.html`<${yt} session=${n} commands=${t} />`;if(e==="fire")return A.html`<${oe} session=${n} />`;if(e==="attack"){let r=U(n,t);return A.html`<${N}
spot="attack"
words=${o=>`${o} angreifen`}
tools=${r}
session=${n}/>`}return null}var Tn=[{View:Qe,open:e=>e.phase==="building",handles:["StartBuilding","TellTime","SayDone","SetSpan","WeighIn","StartGame"]},{View:bt,open:e=>e.judgements?.length,handles:["JudgePower"]},{View:vt,open:e=>e.shot,handles:["Land"]},{View:oe,open:e=>e.chance,handles:["Fire"]},{View:$t,open:e=>e.assault||e.riposte,handles:["Attack","Counterattack"]},{View:Pt,open:e=>e.turn,handles:["Move","Fire","Attack"]}];function Wt({session:e}){let{state:t,legal:n,awaiting:r}=e;if(r?.roll)return null;let o=Tn.find(({open:u})=>u(t)),a=new Set(o?.handles),l=n.filter(({type:u})=>!a.has(u)&&!de.has(u)),s=o&&(n.length>0||t.phase==="building");return we.html`${s&&we.html`<${o.View} session=${e} />`}<${it} session=${e} /><${Dt.OtherCommands}
commands=${l}
title=${l.length<n.length?"Mehr":"Was jetzt möglich ist"}
open=${l.length===n.length}
names=${E(t)}/>`}var ye=i(v(),1);var Y=i(C(),1);function At(e){let t=n=>f(e,n);if(e.judgements?.length){let[{power:n,target:r}]=e.judgements;return`${(0,ye.spelled)(n)} gegen ${t(r)}: Führt es aus, seht hin und sagt, was es gekostet hat.`}if(e.shot){let{creature:n,target:r}=e.shot;return`${t(n)} wirft auf ${t(r)}. Was wurde zuerst berührt?`}if(e.chance){let{power:n,creature:r,target:o}=e.chance;return`${t(r)} hat ${t(o)} getroffen und darf jetzt ${(0,ye.spelled)(n)} nutzen.`}return e.riposte?`${t(e.riposte.defender)} darf gegen ${t(e.riposte.attacker)} zurückschlagen.`:e.assault?jn(e.assault,t):null}function jn({attacker:e,target:t,hits:n,counter:r},o){let a={attacker:o(e),target:o(t),hits:n.length};return n.length?r?(0,Y.t)("{attacker} schlägt gegen {target} zurück; {hits} Treffer bisher.",a):(0,Y.t)("{attacker} greift {target} an; {hits} Treffer bisher.",a):r?(0,Y.t)("{attacker} schlägt gegen {target} zurück.",a):(0,Y.t)("{attacker} greift {target} an.",a)}var zt=i(d(),1);var Bt=i(v(),1);function ae({colour:e,large:t=!1}){return zt.html`<span
class=${t?"swatch large":"swatch"}
style=${S(e)}
title=${e?(0,Bt.named)(e):"noch keine Farbe"}
aria-hidden="true"></span>`}function Rt({session:e}){let{state:t}=e,{title:n,colour:r,round:o,awaited:a}=ke(e);return G.html`<section class="now" data-testid="now" data-phase=${t.phase} style=${S(r)}><header>${r&&G.html`<${ae} colour=${r} large />`}<h2 data-testid="whose-move">${n}</h2>${o&&G.html`<p class="round" data-testid="round">${o}</p>`}</header>${t.turn&&a&&G.html`<${Ot} state=${t} />`}${a&&G.html`<p class="awaited" data-testid="awaited">${a}</p>`}<${It.DiceForm} session=${e} /><${Wt} session=${e} /></section>`}function ke(e){let{round:t}=e.state;return{...Cn(e),round:t>0&&`Runde ${t}`,awaited:_n(e)?null:Nn(e)}}function _n({legal:e}){return e.some(t=>t.type==="EndMove")}function Cn({state:e,outcome:t,awaiting:n}){if(e.phase==="over")return Mn(e,t);if(e.phase==="building")return{title:"Bauen und Wiegen",colour:""};if(n?.roll&&e.phase==="initiative")return{title:"Initiative",colour:""};if(!e.turn)return{title:"Zwischen den Zügen",colour:""};let{creature:r}=e.turn;return{title:`${f(e,r)} ist am Zug`,colour:z(e,r)}}function Mn(e,t){let n=(t?.winners??[]).map(o=>x(e,o));return{title:`Gewonnen: ${(0,Ft.listed)(n.map(o=>o?.name))||"Niemand"}`,colour:n[0]?.colour??""}}function Nn(e){let{state:t,awaiting:n,outcome:r}=e;if(t.phase==="over")return r?.why??t.ending;if(n?.roll)return`${(0,se.diceText)(n.roll)}: ${n.roll.why}.`;let o=a=>x(t,a)?.name??`Platz ${a}`;return At(t)??(0,se.awaitedText)(e,o)}var y=i(d(),1),H=i(v(),1);var Q=i(d(),1),Se=i(C(),1);function Kt({left:e,all:t}){return Q.html`<span class="pips" role="img" aria-label=${`${e} von ${t} Angriffen übrig`}>${Array.from({length:t},(n,r)=>Q.html`<i data-left=${r<e}></i>`)}</span>`}function Et({missiles:e}){let t=e.filter(n=>!n.used).length;return Q.html`<span
class="missiles"
role="img"
aria-label=${(0,Se.tn)("{count} von {all} Geschossen übrig","{count} von {all} Geschossen übrig",t,{all:e.length})}>${e.map(n=>Q.html`<i data-left=${!n.used} title=${Pn(n)}>${n.halved?"½":n.dice}</i>`)}</span>`}function Pn(e){let t=e.halved?"ein halber Würfel":(0,Se.tn)("{count} Würfel","{count} Würfel",e.dice);return e.used?`${t}, geworfen`:t}var Z=i(d(),1),Lt=i(w(),1),Gt=i(O(),1),Zt=i(te(),1);var Dn=[-6,-1,1];function Ht({creature:e,session:t,close:n}){let{deeds:r,state:o}=(0,Lt.useTable)(),[a,l]=(0,Z.useState)(String(e.hit_points)),[s,u]=(0,Z.useState)(""),c=`judge/${e.id}`,p=async g=>{g.preventDefault();let j={type:"SetHitPoints",seat:null,creature:e.id};await r.say(c,{...j,hit_points:Math.round(Number(a)),because:s})&&n()},h=g=>()=>l(String(Math.max(0,Number(a)+g))),ee=(t.overrides??[]).filter(g=>g.creature===e.id&&g.type!=="SetHitPoints");return Z.html`<div class="judge"><form data-testid="judge-form" onSubmit=${p}><div class="judge-points"><label class="field"><span>Trefferpunkte</span><input
data-testid="judge-points"
type="number"
min="0"
value=${a}
onInput=${g=>l(g.target.value)}/></label>${Dn.map(g=>Z.html`<button type="button" onClick=${h(g)}>${g>0?`+${g}`:`−${-g}`}</button>`)}</div><label class="field"><span>Weil</span><input
data-testid="judge-because"
placeholder=${"aus einem Meter Höhe gefallen"}
value=${s}
onInput=${g=>u(g.target.value)}/></label><div class="answers"><button class="primary" disabled=${o.busy[c]}>Trefferpunkte setzen</button><button type="button" class="quiet" onClick=${n}>Abbrechen</button></div><${Gt.Refusal} spot=${c} /></form><${Zt.OtherCommands}
commands=${ee}
title=${"Andere Werte"}
names=${E(t.state)}/></div>`}var Vt=i(C(),1);function Oe({creature:e,session:t,entries:n}){let{state:r,role:o}=t,[a,l]=(0,y.useState)(!1),s=He(r,e,n),u=r.turn?.creature===e.id,c=f(r,e.id),p=e.colour||x(r,e.player)?.colour;return y.html`<article
class="creature"
data-testid="creature"
data-id=${e.id}
data-alive=${e.alive}
data-moving=${u}
style=${S(p)}
aria-label=${`Kreatur von ${c}, ${e.hit_points} von ${s} Trefferpunkten`}><header><h3>${c}</h3>${u&&y.html`<span class="tag">am Zug</span>`}${!e.alive&&y.html`<span class="tag dead">tot</span>`}<p class="hit-points"><strong data-testid="hit-points">${e.hit_points}</strong><span>von ${s}</span></p></header><div class="bar" aria-hidden="true"><span style=${{width:`${100*e.hit_points/s}%`}}></span></div><dl class="stats"><${Wn} creature=${e} state=${r} /><div><dt>Angriffe</dt><dd data-testid="attacks"><${Kt}
left=${r.phase==="building"?e.attacks:e.attacks_left}
all=${e.attacks}/></dd></div>${e.missiles.length>0&&y.html`<div><dt>Geschosse</dt><dd data-testid="missiles"><${Et} missiles=${e.missiles} /></dd></div>`}</dl><${zn} creature=${e} state=${r} />${o==="referee"&&y.html`<button
class="judge-button"
data-testid="judge"
aria-expanded=${a}
aria-label=${`Über die Kreatur von ${c} urteilen`}
onClick=${()=>l(!a)}>Urteilen</button>${a&&y.html`<${Ht}
creature=${e}
session=${t}
close=${()=>l(!1)}/>`}`}</article>`}function Wn({creature:e,state:t}){let n=Ze(t,e),r=Ge(t,e.movement_spans);return y.html`<div><dt>Bewegung</dt><dd data-testid="movement">${r}<small>${n===null?"nicht gemessen":An(e.moved,n)}</small></dd></div>`}function An(e,t){return e<=0?(0,H.millimetres)(t):`${Math.round(e/10)} von ${(0,H.millimetres)(t)}`}function zn({creature:e,state:t}){let n=Je(x(t,e.player)),r=[t.phase==="building"&&(0,Vt.tn)("{count} Bein","{count} Beine",e.legs),e.power==="hidden"?"geheime Kraft":(0,H.named)(e.power),n&&`Initiative ${n}`,e.reach!==null&&`Reichweite ${(0,H.millimetres)(e.reach)}`];return y.html`<p class="small-facts">${r.filter(Boolean).join(" · ")}</p>`}var $=i(d(),1),Xt=i(w(),1),Yt=i(qt(),1),Qt=i(O(),1),en=i(v(),1);function Te({session:e}){return $.html`<ul class="players">${e.state.players.map(t=>$.html`<${Fn} key=${t.seat} player=${t} session=${e} />`)}</ul>`}var Bn={span:"player-span","weigh-in":"player-creature"};function Fn({player:e,session:t}){let[n,r]=(0,$.useState)(null),o=h=>()=>r(n===h?null:h),a=(0,$.useRef)(null),l=()=>{r(null),(n&&a.current?.querySelector(`[data-testid=${Bn[n]}]`))?.focus()},{state:s,role:u}=t,c=s.creatures.find(h=>h.player===e.seat),p=s.house.unit!=="six_inches"&&!s.house.uniform_span;return $.html`<li class="player" data-testid="player" data-seat=${e.seat} ref=${a}><${ae} colour=${e.colour} /><strong>${e.name}</strong><div class="facts">${p&&$.html`<${Ut}
known=${e.span===null?null:(0,en.spanWords)(e.span)}
wanted=${F(s)}
verb=${`${F(s)} setzen`}
open=${u==="referee"&&o("span")}
test="player-span"/>`}<${Ut}
known=${c?"gewogen":null}
wanted=${"Kreatur"}
verb=${"Wiegen"}
open=${u==="referee"&&o("weigh-in")}
test="player-creature"/>${!c&&$.html`<${In} player=${e} session=${t} />`}</div>${n==="span"&&$.html`<${I} player=${e} close=${l} />`}${n==="weigh-in"&&$.html`<${Yt.Part} of="weigh_in" view="WeighInForm" ...${{player:e,session:t,close:l}} />`}</li>`}function Ut({known:e,wanted:t,verb:n,open:r,test:o}){let a=e??(r?n:`noch keine ${t}`);return r?$.html`<button
class=${e?"fact":"fact chip"}
data-known=${!!e}
data-testid=${o}
aria-label=${e?`Ändern: ${t} ${e}`:a}
onClick=${r}>${a}</button>`:$.html`<span class="fact" data-known=${!!e} data-testid=${o}>${a}</span>`}function In({player:e,session:t}){let{deeds:n,state:r}=(0,Xt.useTable)(),o=`done/${e.seat}`,a=t.legal.find(s=>s.type==="SayDone"&&s.player===e.seat);if(e.done_building)return $.html`<span class="fact" data-known="true">fertig gebaut</span>`;if(!a)return $.html`<span class="fact" data-known="false">baut noch</span>`;let l={...a,seat:t.seat};return $.html`<button
class="fact chip"
data-testid="done"
disabled=${r.busy[o]}
onClick=${()=>n.say(o,l)}>Fertig gebaut</button><${Qt.Refusal} spot=${o} />`}var tn=i(d(),1),nn=i(te(),1);var Rn=new Set(["SetHitPoints","Reweigh","RemoveCreature"]);function rn({session:e}){let t=(e.overrides??[]).filter(n=>!Rn.has(n.type));return tn.html`<${nn.OtherCommands}
commands=${t}
title=${"Wort der Spielleitung"}
names=${E(e.state)}/>`}function Kn({session:e}){let{entries:t}=(0,je.useTable)().state,{state:n}=e,r=n.phase==="building";return T.html`${n.phase!=="over"&&T.html`<${Rt} session=${e} />`}${r&&T.html`<${Te} session=${e} />`}${n.creatures.length>0&&T.html`<div class="creatures" aria-label=${"Kreaturen"}>${on(n).map(o=>T.html`<${Oe}
key=${o.id}
creature=${o}
session=${e}
entries=${t}/>`)}</div>`}${e.role==="referee"&&T.html`<${rn} session=${e} />`}`}function En({session:e}){let{entries:t}=(0,je.useTable)().state;return T.html`${e.state.phase==="building"&&T.html`<${Te} session=${e} />`}<div class="creatures">${on(e.state).map(n=>T.html`<${Oe}
key=${n.id}
creature=${n}
session=${e}
entries=${t}/>`)}</div>`}function on(e){let t=e.players.map(o=>o.seat),n=o=>{let a=e.players[t.indexOf(o.player)]?.initiative??[];return[o.alive?0:1,...a.map(l=>-l)]},r=(o,a)=>{let[l,s]=[n(o),n(a)],u=l.findIndex((c,p)=>c!==s[p]);return u<0?o.id-a.id:l[u]-(s[u]??0)};return[...e.creatures].sort(r)}var ln=i(sn()),un=document.createElement("style");un.textContent='.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px}.steps>*{min-height:44px;padding:8px 0 0;border:0;border-top:4px solid var(--line);border-radius:0;background:none;color:var(--soft);font-size:.95rem;font-weight:500;text-align:left}.steps>[data-state=past]{border-color:color-mix(in srgb,var(--accent) 45%,var(--line))}.steps>[data-state=skipped]{border-top-style:dashed}.steps>[data-state=now]{border-color:var(--accent)}.steps>:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:700}.move-boxes{display:flex;flex-wrap:wrap;gap:8px}.move-boxes label{display:flex;align-items:center;gap:6px;color:var(--soft)}.move-boxes input{width:5.2em}.move-boxes button{flex:1 0 auto}.targets{--hue: initial;--hue-ink: initial;display:flex;flex-wrap:wrap;gap:8px}.target{flex:1 0 auto;border:0;background:var(--hue, var(--sunk));color:var(--hue-ink, var(--ink));box-shadow:inset 0 -2px #00000024}@media(hover:hover){.target:hover:not(:disabled){filter:brightness(1.06)}}.target:active:not(:disabled){background:var(--hue, var(--sunk));filter:brightness(.94)}.creature[data-alive=false]>:not(.judge,.judge-button,header){color:var(--soft);filter:grayscale(1)}.tag{padding:1px 9px;border-radius:10px;background:var(--accent-paper);color:var(--accent);font-size:var(--small);font-weight:600}.tag.dead{background:var(--sunk);color:var(--soft)}.bar{height:12px;border-radius:6px;background:var(--sunk);overflow:hidden;box-shadow:inset 0 0 0 1px var(--line)}.bar span{display:block;height:100%;background:var(--hue);border-radius:6px;box-shadow:inset 0 -3px 4px #0000001f,inset 0 0 0 1px #0000001f;transition:width .4s ease-out}.pips,.missiles{display:inline-flex;gap:4px;align-items:center;min-height:24px}.pips i{width:14px;height:14px;border-radius:50%;border:2px solid var(--ink);opacity:.3}.pips i[data-left=true]{background:var(--ink);opacity:1}.missiles i{display:grid;place-items:center;width:23px;height:23px;border-radius:50%;background:transparent;border:2px dashed var(--line);color:transparent;font-style:normal}.missiles i[data-left=true]{background:var(--hue);border:0;color:var(--hue-ink);box-shadow:inset -2px -3px 4px #0000002e,inset 0 0 0 1px #0000001f}.judge-button{position:absolute;right:8px;bottom:0;min-height:44px;padding:0 10px;border-color:transparent;background:transparent;color:var(--soft);font-size:var(--small)}.creature:has(.judge) .judge-button{display:none}.judge{display:grid;gap:10px;padding-top:12px;border-top:1px solid var(--line)}.judge form{display:grid;gap:10px}.judge-points{display:flex;align-items:end;gap:6px}.judge-points .field{flex:1}.judge-points button{padding:0 12px}.fact{font-size:.95rem;color:var(--soft)}button.fact{min-height:44px;padding:0 7px}button.fact:not(.chip){border-color:transparent;background:transparent}span.fact+span.fact{padding-left:10px;border-left:1px solid var(--line)}.fact[data-known=true]{color:var(--ink)}.fact[data-known=true]:after{content:" ✓";color:var(--good);font-weight:700}.timer strong{font-size:1.6rem}.timer[data-up=true] strong{color:var(--warn)}.limbs{border:0;display:grid;gap:8px}.limbs legend{font-size:var(--small);color:var(--soft);padding:0 0 4px}.limb{display:grid;grid-template-columns:58px auto 58px minmax(0,1fr) auto;gap:6px;align-items:center}.limb>:first-child{grid-column:1 / -1}.limb+.limb{padding-top:8px}';document.head.append(un);(0,ln.arrived)("clay_o_rama",_e);