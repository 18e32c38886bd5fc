var mn=Object.create;var ie=Object.defineProperty;var fn=Object.getOwnPropertyDescriptor;var $n=Object.getOwnPropertyNames;var gn=Object.getPrototypeOf,hn=Object.prototype.hasOwnProperty;var T=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},bn=(e,t)=>{for(var n in t)ie(e,n,{get:t[n],enumerable:!0})},vn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of $n(t))!hn.call(e,o)&&o!==n&&ie(e,o,{get:()=>t[o],enumerable:!(r=fn(t,o))||r.enumerable});return e};var l=(e,t,n)=>(n=e!=null?mn(gn(e)):{},vn(t||!e||!e.__esModule?ie(n,"default",{value:e,enumerable:!0}):n,e));var m=T((Un,Me)=>{Me.exports=core["view.js"]});var v=T((Xn,We)=>{We.exports=core["page/table.js"]});var b=T((Yn,Ae)=>{Ae.exports=core["words.js"]});var De=T((Qn,Ie)=>{Ie.exports=core["games/awaited.js"]});var ze=T((er,Pe)=>{Pe.exports=core["forms/dice.js"]});var X=T((nr,Re)=>{Re.exports=core["forms/other_commands.js"]});var w=T((rr,Ge)=>{Ge.exports=core["page/refusal.js"]});var N=T((ar,Ee)=>{Ee.exports=core["language.js"]});var pn=T((Io,un)=>{un.exports=core["parts.js"]});var je={};bn(je,{Board:()=>qn,Large:()=>Hn,headlineOf:()=>_e});var j=l(m(),1),Ce=l(v(),1);var R=l(m(),1),Pt=l(b(),1),re=l(De(),1),zt=l(ze(),1);var Be={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Fe=Object.keys(Be),wn={fill:"#75726b",ink:"#ffffff"};function S(e){let{fill:t,ink:n}=Be[e]??wn;return{"--hue":t,"--hue-ink":n}}var ke=l(m(),1),Mt=l(X(),1);var g=l(m(),1),le=l(v(),1),Ze=l(w(),1),D=l(b(),1);var Y=l(m(),1),Le=l(v(),1),Ke=l(w(),1);function Q({player:e,close:t}){let{deeds:n,state:r}=(0,Le.useTable)(),[o,a]=(0,Y.useState)(e.span===null?"":String(e.span/10)),s=`span/${e.seat}`;return Y.html`<form class="inline-form" data-testid="span-form" onSubmit=${async u=>{u.preventDefault();let c=Math.round(Number(o)*10);await n.say(s,{type:"SetSpan",seat:null,player:e.seat,span:c})&&t()}}><label class="field"><span>Spanne von ${e.name} <small>mm</small></span><input
type="number"
step="any"
min="1"
required
value=${o}
onInput=${u=>a(u.target.value)}/></label><div class="answers"><button class="primary" disabled=${r.busy[s]}>Spanne setzen</button><button type="button" class="quiet" onClick=${t}>Abbrechen</button></div><${Ke.Refusal} spot=${s} /></form>`}var Ve=l(N(),1),K="building",xn=1e3;function qe({session:e}){let{state:t,deeds:n}=(0,le.useTable)(),r=s=>e.legal.find(i=>i.type===s),o=r("StartGame"),a=e.state.players.filter(s=>!e.state.creatures.some(i=>i.player===s.seat)).map(s=>s.name);return g.html`${e.state.building_seconds!==null&&g.html`<${kn} session=${e} entries=${t.entries} />`}${e.role==="referee"&&g.html`<div class="answers"><button
class="primary"
data-testid="start-game"
disabled=${!o||t.busy[K]}
onClick=${()=>n.say(K,o)}>${o?.without_powers?"Ohne Sonderkräfte beginnen":"Spiel beginnen"}</button>${r("StartBuilding")&&g.html`<button onClick=${()=>n.say(K,r("StartBuilding"))}>Uhr starten</button>`}</div>${a.length>0&&g.html`<p class="hint">Erst wiegen: ${(0,D.listed)(a)}. Stell die Kreatur auf die Drehkarte, oder nimm das Formular unten.</p>`}${o?.without_powers&&g.html`<p class="hint">Nicht jede Kreatur hat eine Sonderkraft: Gib ihr eine beim Wiegen, oder beginne ohne.</p>`}<${Ze.Refusal} spot=${K} />${e.state.house.uniform_span&&g.html`<${yn} session=${e} />`}`}`}function yn({session:e}){let[t,n]=(0,g.useState)(e.state.referee_span===null),r={seat:null,name:"die Spielleitung",span:e.state.referee_span};return t?g.html`<${Q} player=${r} close=${()=>n(!1)} />`:g.html`<button class="quiet" onClick=${()=>n(!0)}>Spanne der Spielleitung: ${(0,D.spanWords)(r.span??0)}</button>`}function kn({session:e,entries:t}){let{deeds:n}=(0,le.useTable)(),[r,o]=(0,g.useState)(Date.now());(0,g.useEffect)(()=>{let c=setInterval(()=>o(Date.now()),xn);return()=>clearInterval(c)},[]);let a=t.findLast(c=>c.event.type==="BuildingStarted"),s=a?(r-Date.parse(a.at))/1e3:e.state.building_seconds,i=e.state.house.building_minutes*60-s,u=()=>{let c=Math.max(e.state.building_seconds,Math.floor(s));n.say(K,{type:"TellTime",seat:null,seconds:c})};return g.html`<p class="timer" data-up=${i<=0}>${i>0?(0,Ve.t)("Noch {time} zum Bauen",{time:g.html`<strong>${(0,D.minutes)(i)}</strong>`}):g.html`<strong>Die Zeit ist um</strong>`}${e.role==="referee"&&g.html` <button class="quiet" onClick=${u}>Zeit festhalten</button>`}</p>`}var $e=l(m(),1),it=l(v(),1),lt=l(w(),1);var Je=l(b(),1),ee=l(N(),1),Sn=1524;function _(e,t){return e.creatures.find(n=>n.id===t)??null}function x(e,t){return e.players.find(n=>n.seat===t)??null}function $(e,t){let n=_(e,t);if(!n)return"jemand";let r=x(e,n.player)?.name??`Platz ${n.player}`;return e.creatures.filter(a=>a.player===n.player).length>1?`${r} (${n.id})`:r}function P(e,t){let n=_(e,t);return n?n.colour||x(e,n.player)?.colour:""}function E(e){let t=e.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return e.house.missiles_per_move>0?t:t.filter(n=>n!=="fire")}function z(e){let t=e.house.fire_first?["fire","move","attack"]:["move","fire","attack"];return e.assault||e.riposte?"attack":t[e.turn?.step??0]}function ue(e,t){return e.house.unit==="six_inches"?Sn:e.house.uniform_span?e.referee_span:x(e,t)?.span??null}var He={six_inches:{one:"Länge",all:"Längen",counted:e=>(0,ee.tn)("{count} Länge","{count} Längen",e)},fist:{one:"Faust",all:"Fäuste",counted:e=>(0,ee.tn)("{count} Faust","{count} Fäuste",e)},span:{one:"Spanne",all:"Spannen",counted:e=>(0,ee.tn)("{count} Spanne","{count} Spannen",e)}};function pe({house:e}){return He[e.unit]??He.span}function ce(e){return pe(e).one}function Ue(e){return pe(e).all}function Xe(e,t){return pe(e).counted(t)}function Ye(e,t){let n=ue(e,t.player);return n===null?null:t.movement_spans*n}function Qe(e,t,n){let r=n.map(o=>o.event).filter(o=>o.type==="CreatureWeighedIn"&&o.creature===t.id).map(o=>o.hit_points);return Math.max(1,r.at(-1)??e.house.full_hit_points,t.hit_points)}function de(e,t){return e?.limbs[t]?.name||`Glied ${t+1}`}function et(e,t){return`${e.name?(0,Je.spelled)(e.name):`Glied ${t+1}`} · ${e.to_hit}+ · ${e.damage_dice}d`}function tt(e){return e.initiative.length>0?e.initiative.join(", "):null}var Z=l(b(),1),ot={EndAttacks:()=>"Keine weiteren Angriffe: Schaden würfeln",DeclineCounterattack:()=>"Kein Gegenangriff",EndMove:(e,{creature:t})=>`Zug beenden: ${$(e,t)}`,HoldMove:()=>"Mit diesem Zug warten",MoveOutOfTurn:(e,{creature:t})=>`${$(e,t)} zieht jetzt`,Divide:()=>"Teilen",BorrowPower:()=>"Kraft ausleihen",DeclinePower:()=>"Kraft nicht nutzen",UsePower:(e,{creature:t,target:n})=>`${_n(e,t)} gegen ${$(e,n)}`,ThrowCreature:(e,{target:t})=>`Auf ${$(e,t)} werfen`,ChangePlaces:(e,{first:t,second:n})=>`${$(e,t)} und ${$(e,n)} tauschen die Plätze`,ReshapeLimb:(e,{limb:t})=>`Umformen: ${de(rt(e),t)}`,RipLimb:(e,{limb:t,leg:n})=>n?"Ein Bein ausreißen":`Ausreißen: ${de(rt(e),t)}`,PutPartBack:(e,{creature:t,part:n})=>`Zurücklegen: ${(0,Z.named)(n)} von ${$(e,t)}`,JudgeByDice:e=>`${e.judgements[0]?.dice??""} Würfel entscheiden lassen`,ChooseTrait:(e,{player:t,trait:n})=>`${x(e,t)?.name} ist ${(0,Z.named)(n)}`},nt=new Set(["EndAttacks","DeclineCounterattack","DeclinePower","EndMove"]),me=new Set(Object.keys(ot));function at(e,t){return ot[t.type](e,t)}function st(e){let t=e.filter(n=>me.has(n.type));return[...t.filter(n=>!nt.has(n.type)),...t.filter(n=>nt.has(n.type))]}function rt(e){return e.chance?_(e,e.chance.target):null}function _n(e,t){return(0,Z.spelled)(_(e,t)?.power||"Die Kraft")}var fe="decision";function ut({session:e}){let{deeds:t,state:n}=(0,it.useTable)(),r=st(e.legal);return r.length?$e.html`<div class="act decisions" data-testid="decisions">${r.map(o=>$e.html`<button
data-testid=${`say-${o.type}`}
disabled=${n.busy[fe]}
onClick=${()=>t.say(fe,o)}>${at(e.state,o)}</button>`)}<${lt.Refusal} spot=${fe} /></div>`:null}var gt=l(m(),1);var B=l(m(),1),pt=l(v(),1),ct=l(w(),1);function M({spot:e,words:t,tools:n,session:r,targetOf:o=a=>a.target}){let{deeds:a,state:s}=(0,pt.useTable)(),[i,u]=(0,B.useState)(null);if(!n.length)return null;let c=n.find(p=>p.label===i)??n[0];return B.html`<div class="act" data-testid=${`${e}-form`}><div class="chips" role="group" aria-label=${"Womit"}>${n.map(p=>B.html`<button class="chip" aria-pressed=${p===c} onClick=${()=>u(p.label)}>${p.label}</button>`)}</div><div class="targets" role="group" aria-label=${"Wen"}>${c.commands.map(p=>{let k=o(p);return B.html`<button
class="target"
data-testid="target"
data-id=${k}
style=${S(P(r.state,k))}
disabled=${s.busy[e]}
onClick=${()=>a.say(e,p)}>${t($(r.state,k))}</button>`})}</div><${ct.Refusal} spot=${e} /></div>`}var dt=l(b(),1);var mt=l(N(),1);function ft(e,t){return $t(t,r=>On(e,r)).map(({label:r,commands:o})=>{let a=new Set(o.map(s=>s.missile));return{label:a.size>1?`${r} ×${a.size}`:r,commands:o.filter(s=>s.missile===o[0].missile)}})}function V(e,t){return $t(t,n=>{let r=_(e.state,n.creature)?.limbs[n.limb],o=r?et(r,n.limb):`Glied ${n.limb+1}`;return n.power?`${o.split(" · ")[0]} · ${(0,dt.spelled)(n.power)}`:o})}function On(e,t){if(t.blob)return"Todesklumpen";let n=_(e.state,t.creature)?.missiles[t.missile];return n?.halved?"½ Würfel":(0,mt.tn)("{count} Würfel","{count} Würfel",n?.dice??1)}function $t(e,t){let n=new Map;for(let r of e){let o=t(r);n.set(o,[...n.get(o)??[],r])}return[...n].map(([r,o])=>({label:r,commands:o}))}function ht({session:e}){let{state:t,legal:n}=e,r=a=>n.filter(s=>s.type===a),o=t.riposte?.attacker??t.assault?.target;return gt.html`<${M}
spot="attack"
words=${a=>`${a} angreifen`}
tools=${V(e,r("Attack"))}
session=${e}/><${M}
spot="counterattack"
words=${a=>`Gegen ${a} zurückschlagen`}
tools=${V(e,r("Counterattack"))}
session=${e}
targetOf=${()=>o}/>`}var q=l(m(),1),bt=l(v(),1),vt=l(w(),1),ge="judgement";function wt(){let{deeds:e,state:t}=(0,bt.useTable)(),[n,r]=(0,q.useState)(""),[o,a]=(0,q.useState)("");return q.html`<form class="act" data-testid="judgement-form" onSubmit=${async i=>{i.preventDefault();let u={type:"JudgePower",seat:null,damage:Math.round(Number(n)),because:o};await e.say(ge,u)&&(r(""),a(""))}}><div class="fields"><label class="field"><span>Verlorene Trefferpunkte</span><input
type="number"
min="0"
required
value=${n}
onInput=${i=>r(i.target.value)}/></label><label class="field"><span>Weil</span><input
placeholder=${"auf dem Kopf gelandet"}
value=${o}
onInput=${i=>a(i.target.value)}/></label></div><div class="answers"><button class="primary" disabled=${t.busy[ge]}>Bestätigen</button></div><${vt.Refusal} spot=${ge} /></form>`}var W=l(m(),1),be=l(v(),1),ve=l(w(),1);var he="land";function xt({session:e}){let{deeds:t,state:n}=(0,be.useTable)(),[r,o]=(0,W.useState)(!1),a=[...new Set(e.legal.filter(i=>i.type==="Land").map(i=>i.struck))],s=i=>t.say(he,{type:"Land",seat:null,struck:i,bounced:r});return W.html`<div class="act" data-testid="land-form"><div class="targets" role="group" aria-label=${"Zuerst berührt"}>${a.map(i=>W.html`<button
class="target"
data-testid="target"
data-id=${i??"none"}
style=${i===null?{}:S(P(e.state,i))}
disabled=${n.busy[he]}
onClick=${()=>s(i)}>${i===null?"Keine Kreatur":$(e.state,i)}</button>`)}</div><label class="check"><input
type="checkbox"
checked=${r}
onInput=${i=>o(i.target.checked)}/>ist vorher vom Tisch abgeprallt</label><${ve.Refusal} spot=${he} /><${Tn} /></div>`}function Tn(){let{deeds:e,state:t}=(0,be.useTable)(),[n,r]=(0,W.useState)(""),o="void-throw";return W.html`<details class="other"><summary>Der Wurf zählt nicht</summary><form class="inline-form" onSubmit=${s=>{s.preventDefault(),e.say(o,{type:"VoidThrow",seat:null,because:n})}}><label class="field"><span>Weil</span><input
value=${n}
placeholder=${"von einer anderen Seite geworfen"}
onInput=${s=>r(s.target.value)}/></label><div class="answers"><button class="primary" disabled=${t.busy[o]}>Geschoss zurückgeben</button></div><${ve.Refusal} spot=${o} /></form></details>`}function F(e){let t=e.creatures.map(({id:r})=>({value:r,label:$(e,r)})),n=e.players.map(({seat:r,name:o})=>({value:r,label:o}));return{creature:t,target:t,player:n}}var I=l(m(),1);var A=l(m(),1),yt=l(v(),1),kt=l(w(),1),xe=l(b(),1);var we="move";function St({session:e,commands:t}){let{deeds:n,state:r}=(0,yt.useTable)(),o=Math.max(...t.map(O=>O.length)),[a]=t,s=_(e.state,a.creature),i=ue(e.state,s.player),[u,c]=(0,A.useState)(null),[p,k]=(0,A.useState)(!1),d=O=>se=>{let{value:Ne}=se.target;c(Ne===""?null:Math.round(Number(Ne)*O))};return A.html`<form class="act" data-testid="move-form" onSubmit=${async O=>{O.preventDefault();let se={...a,length:u??o,contact:p};await n.say(we,se)&&c(null)}}><div class="move-boxes"><label><input
data-testid="move-mm"
type="number"
step="any"
min="0"
placeholder=${Math.round(o/10)}
value=${u===null?"":u/10}
onInput=${d(10)}/>mm</label>${i&&A.html`<label><input
data-testid="move-spans"
type="number"
step="any"
min="0"
placeholder=${(o/i).toFixed(1)}
value=${u===null?"":Number((u/i).toFixed(2))}
onInput=${d(i)}/>${Ue(e.state)}</label>`}<button class="primary" disabled=${r.busy[we]}>${u===null?`Ganz gehen: ${(0,xe.millimetres)(o)}`:`${(0,xe.millimetres)(u)} gehen`}</button></div>${e.state.house.contact_stops&&A.html`<label class="check"><input
type="checkbox"
checked=${p}
onInput=${O=>k(O.target.checked)}/>ist auf jemanden gestoßen</label>`}<${kt.Refusal} spot=${we} /></form>`}var H=l(m(),1),ye=l(b(),1);function _t({state:e}){let t=E(e),n=t.indexOf(z(e));return H.html`<ol class="steps" aria-label=${"Schritte des Zuges"}>${t.map((r,o)=>H.html`<li data-state=${Tt(o,n)} aria-current=${o===n?"step":void 0}>${(0,ye.spelled)(r)}</li>`)}</ol>`}function Ot({state:e,open:t,chosen:n,choose:r}){let o=E(e),a=o.indexOf(z(e));return H.html`<div class="steps" role="tablist" aria-label=${"Schritte des Zuges"}>${o.map((s,i)=>H.html`<button
role="tab"
data-testid=${`step-${s}`}
data-state=${Tt(i,a)}
aria-selected=${s===n}
disabled=${!t.has(s)}
onClick=${()=>r(s)}>${(0,ye.spelled)(s)}</button>`)}</div>`}function Tt(e,t){return e===t?"now":e<t?"past":"to-come"}var Ct=l(m(),1);function te({session:e}){let t=e.legal.filter(r=>r.type==="Fire"),n=ft(e,t);return Ct.html`<${M}
spot="fire"
words=${r=>`Auf ${r} werfen`}
tools=${n}
session=${e}/>`}var jt={move:"Move",fire:"Fire",attack:"Attack"};function Nt({session:e}){let{state:t,legal:n}=e,[r,o]=(0,I.useState)(null),a=`${t.round}/${t.turn?.creature}/${z(t)}`,s=p=>n.filter(k=>k.type===p),i=new Set(E(t).filter(p=>s(jt[p]).length>0)),u=r?.move===a?r.step:z(t),c=i.has(u)?u:[...i][0];return I.html`<${Ot}
state=${t}
open=${i}
chosen=${c}
choose=${p=>o({step:p,move:a})}/><${Cn} step=${c} commands=${s(jt[c])} session=${e} />`}function Cn({step:e,commands:t,session:n}){if(e==="move")return I.html`<${St} session=${n} commands=${t} />`;if(e==="fire")return I.html`<${te} session=${n} />`;if(e==="attack"){let r=V(n,t);return I.html`<${M}
spot="attack"
words=${o=>`${o} angreifen`}
tools=${r}
session=${n}/>`}return null}var jn=[{View:qe,open:e=>e.phase==="building",handles:["StartBuilding","TellTime","SayDone","SetSpan","WeighIn","StartGame"]},{View:wt,open:e=>e.judgements?.length,handles:["JudgePower"]},{View:xt,open:e=>e.shot,handles:["Land"]},{View:te,open:e=>e.chance,handles:["Fire"]},{View:ht,open:e=>e.assault||e.riposte,handles:["Attack","Counterattack"]},{View:Nt,open:e=>e.turn,handles:["Move","Fire","Attack"]}];function Wt({session:e}){let{state:t,legal:n,awaiting:r}=e;if(r?.roll)return null;let o=jn.find(({open:u})=>u(t)),a=new Set(o?.handles),s=n.filter(({type:u})=>!a.has(u)&&!me.has(u)),i=o&&(n.length>0||t.phase==="building");return ke.html`${i&&ke.html`<${o.View} session=${e} />`}<${ut} session=${e} /><${Mt.OtherCommands}
commands=${s}
title=${s.length<n.length?"Mehr":"Was jetzt möglich ist"}
open=${s.length===n.length}
names=${F(t)}/>`}var Se=l(b(),1);var J=l(N(),1);function At(e){let t=n=>$(e,n);if(e.judgements?.length){let[{power:n,target:r}]=e.judgements;return`${(0,Se.spelled)(n)} gegen ${t(r)}: Führt es aus, seht hin und sagt, was es gekostet hat.`}if(e.shot){let{creature:n,target:r}=e.shot;return`${t(n)} wirft auf ${t(r)}. Was wurde zuerst berührt?`}if(e.chance){let{power:n,creature:r,target:o}=e.chance;return`${t(r)} hat ${t(o)} getroffen und darf jetzt ${(0,Se.spelled)(n)} nutzen.`}return e.riposte?`${t(e.riposte.defender)} darf gegen ${t(e.riposte.attacker)} zurückschlagen.`:e.assault?Nn(e.assault,t):null}function Nn({attacker:e,target:t,hits:n,counter:r},o){let a={attacker:o(e),target:o(t),hits:n.length};return n.length?r?(0,J.t)("{attacker} schlägt gegen {target} zurück; {hits} Treffer bisher.",a):(0,J.t)("{attacker} greift {target} an; {hits} Treffer bisher.",a):r?(0,J.t)("{attacker} schlägt gegen {target} zurück.",a):(0,J.t)("{attacker} greift {target} an.",a)}var It=l(m(),1);var Dt=l(b(),1);function ne({colour:e,large:t=!1}){return It.html`<span
class=${t?"swatch large":"swatch"}
style=${S(e)}
title=${e?(0,Dt.named)(e):"noch keine Farbe"}
aria-hidden="true"></span>`}function Bt({session:e}){let{state:t}=e,{title:n,colour:r,round:o,awaited:a}=_e(e);return R.html`<section class="now" data-testid="now" data-phase=${t.phase} style=${S(r)}><header>${r&&R.html`<${ne} colour=${r} large />`}<h2 data-testid="whose-move">${n}</h2>${o&&R.html`<p class="round" data-testid="round">${o}</p>`}</header>${t.turn&&a&&R.html`<${_t} state=${t} />`}${a&&R.html`<p class="awaited" data-testid="awaited">${a}</p>`}<${zt.DiceForm} session=${e} /><${Wt} session=${e} /></section>`}function _e(e){let{round:t}=e.state;return{...Wn(e),round:t>0&&`Runde ${t}`,awaited:Mn(e)?null:In(e)}}function Mn({legal:e}){return e.some(t=>t.type==="EndMove")}function Wn({state:e,outcome:t,awaiting:n}){if(e.phase==="over")return An(e,t);if(e.phase==="building")return{title:"Bauen und Wiegen",colour:""};if(n?.roll&&e.phase==="initiative")return{title:"Initiative",colour:""};if(!e.turn)return{title:"Zwischen den Zügen",colour:""};let{creature:r}=e.turn;return{title:`${$(e,r)} ist am Zug`,colour:P(e,r)}}function An(e,t){let n=(t?.winners??[]).map(o=>x(e,o));return{title:`Gewonnen: ${(0,Pt.listed)(n.map(o=>o?.name))||"Niemand"}`,colour:n[0]?.colour??""}}function In(e){let{state:t,awaiting:n,outcome:r}=e;if(t.phase==="over")return r?.why??t.ending;if(n?.roll)return`${(0,re.diceText)(n.roll)}: ${n.roll.why}.`;let o=a=>x(t,a)?.name??`Platz ${a}`;return At(t)??(0,re.awaitedText)(e,o)}var y=l(m(),1),L=l(b(),1);var U=l(m(),1),Oe=l(N(),1);function Ft({left:e,all:t}){return U.html`<span class="pips" role="img" aria-label=${`${e} von ${t} Angriffen übrig`}>${Array.from({length:t},(n,r)=>U.html`<i data-left=${r<e}></i>`)}</span>`}function Rt({missiles:e}){let t=e.filter(n=>!n.used).length;return U.html`<span
class="missiles"
role="img"
aria-label=${(0,Oe.tn)("{count} von {all} Geschossen übrig","{count} von {all} Geschossen übrig",t,{all:e.length})}>${e.map(n=>U.html`<i data-left=${!n.used} title=${Dn(n)}>${n.halved?"½":n.dice}</i>`)}</span>`}function Dn(e){let t=e.halved?"ein halber Würfel":(0,Oe.tn)("{count} Würfel","{count} Würfel",e.dice);return e.used?`${t}, geworfen`:t}var G=l(m(),1),Gt=l(v(),1),Lt=l(w(),1),Kt=l(X(),1);var Pn=[-6,-1,1];function Et({creature:e,session:t,close:n}){let{deeds:r,state:o}=(0,Gt.useTable)(),[a,s]=(0,G.useState)(String(e.hit_points)),[i,u]=(0,G.useState)(""),c=`judge/${e.id}`,p=async f=>{f.preventDefault();let O={type:"SetHitPoints",seat:null,creature:e.id};await r.say(c,{...O,hit_points:Math.round(Number(a)),because:i})&&n()},k=f=>()=>s(String(Math.max(0,Number(a)+f))),d=(t.overrides??[]).filter(f=>f.creature===e.id&&f.type!=="SetHitPoints");return G.html`<div class="judge"><form data-testid="judge-form" onSubmit=${p}><div class="judge-points"><label class="field"><span>Trefferpunkte</span><input
data-testid="judge-points"
type="number"
min="0"
value=${a}
onInput=${f=>s(f.target.value)}/></label>${Pn.map(f=>G.html`<button type="button" onClick=${k(f)}>${f>0?`+${f}`:`−${-f}`}</button>`)}</div><label class="field"><span>Weil</span><input
data-testid="judge-because"
placeholder=${"aus einem Meter Höhe gefallen"}
value=${i}
onInput=${f=>u(f.target.value)}/></label><div class="answers"><button class="primary" disabled=${o.busy[c]}>Trefferpunkte setzen</button><button type="button" class="quiet" onClick=${n}>Abbrechen</button></div><${Lt.Refusal} spot=${c} /></form><${Kt.OtherCommands}
commands=${d}
title=${"Andere Werte"}
names=${F(t.state)}/></div>`}var Zt=l(N(),1);function Te({creature:e,session:t,entries:n}){let{state:r,role:o}=t,[a,s]=(0,y.useState)(!1),i=Qe(r,e,n),u=r.turn?.creature===e.id,c=$(r,e.id),p=e.colour||x(r,e.player)?.colour;return y.html`<article
class="creature"
data-testid="creature"
data-id=${e.id}
data-alive=${e.alive}
data-moving=${u}
style=${S(p)}
aria-label=${`Kreatur von ${c}, ${e.hit_points} von ${i} Trefferpunkten`}><header><h3>${c}</h3>${u&&y.html`<span class="tag">am Zug</span>`}${!e.alive&&y.html`<span class="tag dead">tot</span>`}<p class="hit-points"><strong data-testid="hit-points">${e.hit_points}</strong><span>von ${i}</span></p></header><div class="bar" aria-hidden="true"><span style=${{width:`${100*e.hit_points/i}%`}}></span></div><dl class="stats"><${zn} creature=${e} state=${r} /><div><dt>Angriffe</dt><dd data-testid="attacks"><${Ft}
left=${r.phase==="building"?e.attacks:e.attacks_left}
all=${e.attacks}/></dd></div>${e.missiles.length>0&&y.html`<div><dt>Geschosse</dt><dd data-testid="missiles"><${Rt} missiles=${e.missiles} /></dd></div>`}</dl><${Fn} creature=${e} state=${r} />${o==="referee"&&y.html`<button
class="judge-button"
data-testid="judge"
aria-expanded=${a}
aria-label=${`Über die Kreatur von ${c} urteilen`}
onClick=${()=>s(!a)}>Urteilen</button>${a&&y.html`<${Et}
creature=${e}
session=${t}
close=${()=>s(!1)}/>`}`}</article>`}function zn({creature:e,state:t}){let n=Ye(t,e),r=Xe(t,e.movement_spans);return y.html`<div><dt>Bewegung</dt><dd data-testid="movement">${r}<small>${n===null?"nicht gemessen":Bn(e.moved,n)}</small></dd></div>`}function Bn(e,t){return e<=0?(0,L.millimetres)(t):`${Math.round(e/10)} von ${(0,L.millimetres)(t)}`}function Fn({creature:e,state:t}){let n=tt(x(t,e.player)),r=[t.phase==="building"&&(0,Zt.tn)("{count} Bein","{count} Beine",e.legs),e.power==="hidden"?"geheime Kraft":(0,L.named)(e.power),n&&`Initiative ${n}`,e.reach!==null&&`Reichweite ${(0,L.millimetres)(e.reach)}`];return y.html`<p class="small-facts">${r.filter(Boolean).join(" · ")}</p>`}var h=l(m(),1),en=l(v(),1),tn=l(w(),1),nn=l(b(),1);var C=l(m(),1),Jt=l(v(),1),Ut=l(w(),1);var Xt=l(b(),1);var oe=l(m(),1),Rn=4;function Vt({limbs:e,plain:t,set:n}){let r=(o,a)=>n(e.with(o,{...e[o],...a}));return oe.html`<fieldset class="limbs"><legend>Glieder zum Angreifen</legend>${e.map((o,a)=>oe.html`<div class="limb"><input
placeholder=${`Glied ${a+1}`}
aria-label=${"Name des Glieds"}
value=${o.name}
onInput=${s=>r(a,{name:s.target.value})}/><input
type="number"
min="2"
max="12"
aria-label=${"Trifft ab"}
value=${o.to_hit}
onInput=${s=>r(a,{to_hit:Number(s.target.value)})}/><span>+ für</span><input
type="number"
min="1"
max="6"
aria-label=${"Schadenswürfel"}
value=${o.damage_dice}
onInput=${s=>r(a,{damage_dice:Number(s.target.value)})}/><span>Würfel</span><button
type="button"
class="quiet"
aria-label=${"Dieses Glied entfernen"}
onClick=${()=>n(e.filter((s,i)=>i!==a))}>
×</button></div>`)}${e.length<Rn&&oe.html`<button type="button" class="quiet" onClick=${()=>n([...e,t])}>Noch ein Glied</button>`}</fieldset>`}var qt=l(b(),1),Gn=["drop","bowl","poke","reshape_limb","blob_of_death","rip_limbs_off","change_places","move_out_of_turn","use_opponent_as_missile","divide_self","borrow_power"];function Ht(e){return[...Gn.map(n=>({name:n,title:(0,qt.spelled)(n)})),...e.options.powers??[],...e.powers??[]]}function Yt({player:e,session:t,close:n}){let{deeds:r,state:o}=(0,Jt.useTable)(),{house:a}=t.state,s=Ln(t,e),[i,u]=(0,C.useState)({legs:4,limbs:[s],hit_points:a.hit_points==="dice"?"":String(a.full_hit_points),missiles:0,small:0,power:"",colour:e.colour}),c=`weigh-in/${e.seat}`,p=d=>u(f=>({...f,...d}));return C.html`<form class="inline-form" data-testid="weigh-in-form" onSubmit=${async d=>{d.preventDefault(),await r.say(c,Kn(i,e))&&n()}}><div class="fields"><${ae} label=${"Beine"} value=${i.legs} set=${d=>p({legs:d})} /><${ae}
label=${"Trefferpunkte"}
value=${i.hit_points}
set=${d=>p({hit_points:d})}/>${a.missiles_per_move>0&&C.html`<${ae}
label=${"Geschosse"}
value=${i.missiles}
set=${d=>p({missiles:d})}/><${ae}
label=${"Kleine (½ Würfel)"}
value=${i.small}
set=${d=>p({small:d})}/>`}<label class="field"><span>Knete</span><select onChange=${d=>p({colour:d.target.value})}>${["",...Fe].map(d=>C.html`<option value=${d} selected=${d===i.colour}>${d?(0,Xt.named)(d):"beliebig"}</option>`)}</select></label>${a.powers!=="none"&&C.html`<label class="field"><span>Sonderkraft</span><select onChange=${d=>p({power:d.target.value})}><option value="">keine</option>${Ht(t.state).map(({name:d,title:f})=>C.html`<option value=${d} selected=${d===i.power}>${f}</option>`)}</select></label>`}</div><${Vt} limbs=${i.limbs} plain=${s} set=${d=>p({limbs:d})} /><div class="answers"><button class="primary" disabled=${o.busy[c]}>Wiegen</button><button type="button" class="quiet" onClick=${n}>Abbrechen</button></div><${Ut.Refusal} spot=${c} /></form>`}function Ln(e,t){return{to_hit:8,damage_dice:1,...e.legal.find(r=>r.type==="WeighIn"&&r.player===t.seat)?.limbs[0],name:""}}function ae({label:e,value:t,set:n}){return C.html`<label class="field"><span>${e}</span><input type="number" min="0" value=${t} onInput=${r=>n(r.target.value)} /></label>`}function Kn(e,t){let n=(r,o)=>Array.from({length:Number(r)||0},()=>({dice:1,halved:o,used:!1}));return{type:"WeighIn",seat:null,player:t.seat,legs:Math.round(Number(e.legs)),limbs:e.limbs,hit_points:e.hit_points===""?null:Math.round(Number(e.hit_points)),missiles:[...n(e.missiles,!1),...n(e.small,!0)],power:e.power,colour:e.colour,because:"weighed in by hand"}}function rn({session:e}){return h.html`<ul class="players">${e.state.players.map(t=>h.html`<${En} key=${t.seat} player=${t} session=${e} />`)}</ul>`}function En({player:e,session:t}){let[n,r]=(0,h.useState)(null),o=p=>()=>r(n===p?null:p),a=()=>r(null),{state:s,role:i}=t,u=s.creatures.find(p=>p.player===e.seat),c=s.house.unit!=="six_inches"&&!s.house.uniform_span;return h.html`<li class="player" data-testid="player" data-seat=${e.seat}><${ne} colour=${e.colour} /><strong>${e.name}</strong><div class="facts">${c&&h.html`<${Qt}
known=${e.span===null?null:(0,nn.spanWords)(e.span)}
wanted=${ce(s)}
verb=${`${ce(s)} setzen`}
open=${i==="referee"&&o("span")}
test="player-span"/>`}<${Qt}
known=${u?"gewogen":null}
wanted=${"Kreatur"}
verb=${"Wiegen"}
open=${i==="referee"&&o("weigh-in")}
test="player-creature"/>${!u&&h.html`<${Zn} player=${e} session=${t} />`}</div>${n==="span"&&h.html`<${Q} player=${e} close=${a} />`}${n==="weigh-in"&&h.html`<${Yt} player=${e} session=${t} close=${a} />`}</li>`}function Qt({known:e,wanted:t,verb:n,open:r,test:o}){let a=e??(r?n:`noch keine ${t}`);return r?h.html`<button
class=${e?"fact":"fact chip"}
data-known=${!!e}
data-testid=${o}
aria-label=${e?`Ändern: ${t} ${e}`:a}
onClick=${r}>${a}</button>`:h.html`<span class="fact" data-known=${!!e} data-testid=${o}>${a}</span>`}function Zn({player:e,session:t}){let{deeds:n,state:r}=(0,en.useTable)(),o=`done/${e.seat}`,a=t.legal.find(i=>i.type==="SayDone"&&i.player===e.seat);if(e.done_building)return h.html`<span class="fact" data-known="true">fertig gebaut</span>`;if(!a)return h.html`<span class="fact" data-known="false">baut noch</span>`;let s={...a,seat:t.seat};return h.html`<button
class="fact chip"
data-testid="done"
disabled=${r.busy[o]}
onClick=${()=>n.say(o,s)}>Fertig gebaut</button><${tn.Refusal} spot=${o} />`}var on=l(m(),1),an=l(X(),1);var Vn=new Set(["SetHitPoints","Reweigh","RemoveCreature"]);function sn({session:e}){let t=(e.overrides??[]).filter(n=>!Vn.has(n.type));return on.html`<${an.OtherCommands}
commands=${t}
title=${"Wort der Spielleitung"}
names=${F(e.state)}/>`}function qn({session:e}){let{entries:t}=(0,Ce.useTable)().state,{state:n}=e,r=n.phase==="building";return j.html`${n.phase!=="over"&&j.html`<${Bt} session=${e} />`}${r&&j.html`<${rn} session=${e} />`}${n.creatures.length>0&&j.html`<div class="creatures" aria-label=${"Kreaturen"}>${ln(n).map(o=>j.html`<${Te}
key=${o.id}
creature=${o}
session=${e}
entries=${t}/>`)}</div>`}${e.role==="referee"&&j.html`<${sn} session=${e} />`}`}function Hn({session:e}){let{entries:t}=(0,Ce.useTable)().state;return j.html`<div class="creatures">${ln(e.state).map(n=>j.html`<${Te}
key=${n.id}
creature=${n}
session=${e}
entries=${t}/>`)}</div>`}function ln(e){let t=e.players.map(o=>o.seat),n=o=>{let a=e.players[t.indexOf(o.player)]?.initiative??[];return[o.alive?0:1,...a.map(s=>-s)]},r=(o,a)=>{let[s,i]=[n(o),n(a)],u=s.findIndex((c,p)=>c!==i[p]);return u<0?o.id-a.id:s[u]-(i[u]??0)};return[...e.creatures].sort(r)}var cn=l(pn()),dn=document.createElement("style");dn.textContent='.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px}.steps>*{min-height:44px;padding:8px 0 0;border:0;border-top:4px solid var(--line);border-radius:0;background:none;color:var(--soft);font-size:.95rem;font-weight:500;text-align:left}.steps>[data-state=past]{border-color:color-mix(in srgb,var(--accent) 45%,var(--line))}.steps>[data-state=now]{border-color:var(--accent)}.steps>:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:700}.move-boxes{display:flex;flex-wrap:wrap;gap:8px}.move-boxes label{display:flex;align-items:center;gap:6px;color:var(--soft)}.move-boxes input{width:5.2em}.move-boxes button{flex:1 0 auto}.targets{--hue: initial;--hue-ink: initial;display:flex;flex-wrap:wrap;gap:8px}.target{flex:1 0 auto;border:0;background:var(--hue, var(--sunk));color:var(--hue-ink, var(--ink));box-shadow:inset 0 -2px #00000024}@media(hover:hover){.target:hover:not(:disabled){filter:brightness(1.06)}}.target:active:not(:disabled){background:var(--hue, var(--sunk));filter:brightness(.94)}.creature[data-alive=false]>:not(.judge,.judge-button,header){color:var(--soft);filter:grayscale(1)}.tag{padding:1px 9px;border-radius:10px;background:var(--accent-paper);color:var(--accent);font-size:var(--small);font-weight:600}.tag.dead{background:var(--sunk);color:var(--soft)}.bar{height:12px;border-radius:6px;background:var(--sunk);overflow:hidden;box-shadow:inset 0 0 0 1px var(--line)}.bar span{display:block;height:100%;background:var(--hue);border-radius:6px;box-shadow:inset 0 -3px 4px #0000001f,inset 0 0 0 1px #0000001f;transition:width .4s ease-out}.pips,.missiles{display:inline-flex;gap:4px;align-items:center;min-height:24px}.pips i{width:14px;height:14px;border-radius:50%;border:2px solid var(--ink);opacity:.3}.pips i[data-left=true]{background:var(--ink);opacity:1}.missiles i{display:grid;place-items:center;width:23px;height:23px;border-radius:50%;background:transparent;border:2px dashed var(--line);color:transparent;font-style:normal}.missiles i[data-left=true]{background:var(--hue);border:0;color:var(--hue-ink);box-shadow:inset -2px -3px 4px #0000002e,inset 0 0 0 1px #0000001f}.judge-button{position:absolute;right:8px;bottom:0;min-height:44px;padding:0 10px;border-color:transparent;background:transparent;color:var(--soft);font-size:var(--small)}.creature:has(.judge) .judge-button{display:none}.judge{display:grid;gap:10px;padding-top:12px;border-top:1px solid var(--line)}.judge form{display:grid;gap:10px}.judge-points{display:flex;align-items:end;gap:6px}.judge-points .field{flex:1}.judge-points button{padding:0 12px}.fact{font-size:.95rem;color:var(--soft)}button.fact{min-height:44px;padding:0 7px}button.fact:not(.chip){border-color:transparent;background:transparent}span.fact+span.fact{padding-left:10px;border-left:1px solid var(--line)}.fact[data-known=true]{color:var(--ink)}.fact[data-known=true]:after{content:" ✓";color:var(--good);font-weight:700}.timer strong{font-size:1.6rem}.timer[data-up=true] strong{color:var(--warn)}.limbs{border:0;display:grid;gap:8px}.limbs legend{font-size:var(--small);color:var(--soft);padding:0 0 4px}.limb{display:grid;grid-template-columns:58px auto 58px minmax(0,1fr) auto;gap:6px;align-items:center}.limb>:first-child{grid-column:1 / -1}.limb+.limb{padding-top:8px}';document.head.append(dn);(0,cn.arrived)("clay_o_rama",je);