var st=Object.create;var L=Object.defineProperty;var lt=Object.getOwnPropertyDescriptor;var ct=Object.getOwnPropertyNames;var ut=Object.getPrototypeOf,dt=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},pt=(e,t)=>{for(var n in t)L(e,n,{get:t[n],enumerable:!0})},ft=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of ct(t))!dt.call(e,o)&&o!==n&&L(e,o,{get:()=>t[o],enumerable:!(r=lt(t,o))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?st(ut(e)):{},ft(t||!e||!e.__esModule?L(n,"default",{value:e,enumerable:!0}):n,e));var b=h((Lt,re)=>{re.exports=core["view.js"]});var ae=h((qt,oe)=>{oe.exports=core["forms/dice.js"]});var se=h((Kt,ie)=>{ie.exports=core["forms/other_commands.js"]});var q=h((Rt,le)=>{le.exports=core["page/table.js"]});var K=h((Pt,ce)=>{ce.exports=core["page/refusal.js"]});var S=h((Xt,ve)=>{ve.exports=core["words.js"]});var R=h((Vt,we)=>{we.exports=core["games/awaited.js"]});var De=h((on,je)=>{je.exports=core["page/into_view.js"]});var Y=h(($n,Ie)=>{Ie.exports=core["language.js"]});var ot=h((En,rt)=>{rt.exports=core["parts.js"]});var ne={};pt(ne,{Board:()=>Mt,Large:()=>Wt,headlineOf:()=>V});var _=c(b(),1),tt=c(ae(),1),nt=c(se(),1);var v=c(b(),1),ge=c(q(),1),he=c(K(),1);var p=c(b(),1),ue=c(q(),1),E=c(K(),1);function de({spot:e,command:t,words:n,question:r,again:o,asked:i=null}){let{deeds:s,state:a}=(0,ue.useTable)(),[l,u]=(0,p.useState)(null);if(!t&&!r)return p.html`<${E.Refusal} spot=${e} />`;let d=()=>s.say(e,t),k=()=>{u(null),o&&o()};return t&&i&&l===n?p.html`<${mt} asked=${i} busy=${a.busy[e]} yes=${d} no=${k} /><${E.Refusal} spot=${e} />`:p.html`<div class="answers">${t?p.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[e]}
onClick=${i?()=>u(n):d}>${n}</button>`:p.html`<p class="hint" data-testid="question">${r}</p>`}${o&&p.html`<button class="quiet" onClick=${o}>Neu wählen</button>`}</div><${E.Refusal} spot=${e} />`}function mt({asked:e,busy:t,yes:n,no:r}){let o=(0,p.useRef)(null);return(0,p.useEffect)(()=>o.current?.focus(),[]),p.html`<div class="sure" role="alertdialog" aria-label=${e.question} data-testid="sure"><p>${e.question}</p><div class="answers"><button ref=${o} data-testid="sure-no" onClick=${r}>${e.no}</button><button class="grave" data-testid="sure-yes" disabled=${t} onClick=${n}>${e.yes}</button></div></div>`}var fe=c(b(),1),pe={tool:null,picked:[]};function me(e){let[t,n]=(0,fe.useState)({seq:-1,...pe}),r=t.seq===e.seq?t:pe,o=i=>n({seq:e.seq,tool:r.tool,picked:r.picked,...i});return{tool:r.tool,picked:r.picked,take:i=>o({tool:i===r.tool?null:i,picked:[]}),pick:i=>o({picked:[...r.picked,i]}),at:(i,s=r.tool)=>o({tool:s,picked:s===r.tool?[...r.picked,i]:[i]}),again:()=>o({picked:[]})}}function $e(e,t,n){let o=e.map(l=>({command:l,path:t(l)})).filter(({path:l})=>n.every((u,d)=>l[d]===u)),i=o.map(({path:l})=>l[n.length]).filter(l=>l!==void 0),s=o.filter(({path:l})=>l.length===n.length),a=o.length===1&&(n.length>0||o[0].path.length===0);return{said:a?o[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var $t="deed";function be({session:e,tools:t,atOnce:n,pathOf:r,onBoard:o,wordsOf:i,board:s,question:a,askedBefore:l=()=>null}){let u=me(e),d=t.find(({type:F})=>F===u.tool)??gt(t),{said:k,next:g}=$e(d?.commands??[],r,u.picked),m=[d?.title,...u.picked.map(i)].join(" · ");return v.html`<${ht} tools=${t} chosen=${d?.type} take=${u.take} />${s({lit:g.filter(o),picked:u.picked,pick:u.pick})}<${bt}
keys=${g.filter(F=>!o(F))}
wordsOf=${i}
pick=${u.pick}/><${de}
spot=${$t}
command=${k}
words=${m}
asked=${k&&l(k)}
question=${g.some(o)?a:""}
again=${u.picked.length>0&&u.again}/><${xt} deeds=${n} />`}function xe(e,t){return Object.entries(t).map(([n,r])=>({type:n,title:r,commands:e.filter(o=>o.type===n)})).filter(({commands:n})=>n.length>0)}function ke(e,t){return e.filter(({type:n})=>t[n]).map(n=>({command:n,words:t[n.type]}))}function gt(e){return e.length===1?e[0]:void 0}function ht({tools:e,chosen:t,take:n}){return e.length<2?null:v.html`<div class="chips" role="group" aria-label=${"Was"}>${e.map(({type:r,title:o})=>v.html`<button
class="chip"
data-testid="tool"
data-type=${r}
aria-pressed=${r===t}
onClick=${()=>n(r)}>${o}</button>`)}</div>`}function bt({keys:e,wordsOf:t,pick:n}){return e.length?v.html`<div class="options" role="group" aria-label=${"Welche"}>${e.map(r=>v.html`<button data-testid="option" onClick=${()=>n(r)}>${t(r)}</button>`)}</div>`:null}function xt({deeds:e}){let{deeds:t,state:n}=(0,ge.useTable)();return e.length?v.html`<div class="act decisions">${e.map(({command:r,words:o})=>v.html`<button
data-testid=${`say-${r.type}`}
disabled=${n.busy["at-once"]}
onClick=${()=>t.say("at-once",r)}>${o}</button>`)}<${he.Refusal} spot="at-once" /></div>`:null}var D=c(b(),1),Ae=c(S(),1),ze=c(R(),1);var Ce=c(b(),1);var Oe={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Jt=Object.keys(Oe),kt={fill:"#75726b",ink:"#ffffff"};function C(e){let{fill:t,ink:n}=Oe[e]??kt;return{"--hue":t,"--hue-ink":n}}var ye=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function Se(e){return ye[(e-1)%ye.length]}var Ne=c(S(),1);function j({colour:e,large:t=!1}){return Ce.html`<span
class=${t?"swatch large":"swatch"}
style=${C(e)}
title=${e?(0,Ne.named)(e):"noch keine Farbe"}
aria-hidden="true"></span>`}function Te({title:e,colour:t,round:n,awaited:r}){return D.html`<header>${t&&D.html`<${j} colour=${t} large />`}<h2 data-testid="whose-move">${e}</h2>${n&&D.html`<p class="round" data-testid="round">${n}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function _e(e,t){let n=(e?.winners??[]).map(t);return`Gewonnen: ${(0,Ae.listed)(n)||"Niemand"}`}function Ee({state:e,awaiting:t,outcome:n}){return e.phase==="over"?n?.why??e.ending:t?.roll?`${(0,ze.diceText)(t.roll)}: ${t.roll.why}.`:null}var y=c(b(),1),Ze=c(De(),1),Z=c(S(),1);var f=c(b(),1);function Me({zoom:e,left:t,top:n},{x:r,y:o},i){let s=Math.min(4,Math.max(1,e*i)),a=s/e;return{zoom:s,left:Math.max(0,(t+r)*a-r),top:Math.max(0,(n+o)*a-o)}}function We(e){return Math.exp(-e/300)}function P([e,t]){return{apart:Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY),x:(e.clientX+t.clientX)/2,y:(e.clientY+t.clientY)/2}}var Le=1.5,vt=2;function Re({kind:e,frame:t,tapped:n=!1,style:r={},children:o}){let i=(0,f.useRef)(null),s=t??i,[a,l]=(0,f.useState)({zoom:1,left:0,top:0}),u=(0,f.useRef)(a);u.current=a;let d=(g,m)=>l(Me(yt(s,u),m,g));(0,f.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,f.useEffect)(()=>wt(s.current,d),[]);let k=g=>{n||g.target.closest("button:enabled, [role=button]")||d(a.zoom>1?1/4:vt,B(s.current,g))};return f.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}><${qe}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>d(1/Le,Ke(s.current))}/><${qe}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>d(Le,Ke(s.current))}/></div><div
class=${`zoom-frame ${e}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...r,"--zoom":a.zoom}}
ref=${s}
onDblClick=${k}><div class="zoomed">${o}</div></div></div>`}function qe({sign:e,name:t,off:n,click:r}){return f.html`<button
class="quiet"
aria-label=${t}
aria-disabled=${n}
onClick=${()=>!n&&r()}><span aria-hidden="true">${e}</span></button>`}function wt(e,t){if(!e)return;let n=null,r=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),t(We(a.deltaY),B(e,a)))},o=a=>{n=a.touches.length===2?P(a.touches):null},s={wheel:r,touchstart:o,touchend:o,touchcancel:o,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let l=P(a.touches);e.scrollBy(n.x-l.x,n.y-l.y),t(l.apart/n.apart,B(e,{clientX:l.x,clientY:l.y})),n=l}};for(let[a,l]of Object.entries(s))e.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))e.removeEventListener(a,l)}}function yt(e,t){let{scrollLeft:n,scrollTop:r}=e.current;return{zoom:t.current.zoom,left:n,top:r}}function B(e,{clientX:t,clientY:n}){let{left:r,top:o}=e.getBoundingClientRect();return{x:t-r,y:n-o}}function Ke(e){return{x:e.clientWidth/2,y:e.clientHeight/2}}var Pe="hidden";function N(e,t){return e.players.find(n=>n.seat===t)?.name??"ein Monster"}function O(e){return e>0?Se(e):"brown"}function Be(e,t){return e.figures.find(n=>n.number===t)??null}function x(e,t){let n=Be(e,t);return n?n.name===Pe?"ein Monster":n.name:"jemand"}function Ot(e,t){return e.places.find(n=>n.number===t)??null}function w(e,t){return Ot(e,t)?.name??"aus dem Spiel"}function A(e){return e&&e.card!==Pe?e.card:"ein Kanon"}function He(e,t){return{figures:e.figures.filter(({at:n,health:r})=>n===t&&r>0),canons:e.canons.filter(({at:n})=>n===t)}}function H(e,t){let n=e.figures.filter(r=>r.seat===t&&!r.spare);return[...n.filter(({kind:r})=>r==="sue"),...n.filter(({kind:r})=>r!=="sue")]}function U(e){return e.tasks.at(-1)??null}function Ue(e){let t=U(e);if(t?.place)return t.place;let n=Be(e,t?.figure),r=e.turn?.part==="sues"?"sue":"agent",o=H(e,e.turn?.player).find(({kind:i,health:s})=>i===r&&s>0);return(n??o)?.at??null}function I({state:e,lit:t,picked:n,pick:r}){let{places:o}=e,i=Ue(e),s=(0,Ze.useCentred)(`[data-place="${i}"]`,i);if(!o.length)return null;let a=Math.max(...o.map(({column:d})=>d)),l=Math.max(...o.map(({row:d})=>d)),u={lit:t,picked:n,pick:r};return y.html`<${Re} kind="locations-frame" frame=${s}><div
class="locations"
style=${{"--columns":a,"--rows":l}}
role="group"
aria-label=${"Die Orte"}
data-testid="locations">${o.map(d=>y.html`<${St} key=${d.number} place=${d} state=${e} last=${d.column===a} ...${u} />`)}</div><//>`}function St({place:e,state:t,last:n,lit:r,picked:o,pick:i}){let s=`p${e.number}`,{figures:a,canons:l}=He(t,e.number);return y.html`<div
class="location"
style=${{gridColumn:e.column,gridRow:e.row}}
data-testid="location"
data-place=${e.number}
data-terrain=${e.terrain}
data-last=${n}
data-lit=${r.includes(s)}
data-picked=${o.includes(s)}><button class="location-name" disabled=${!r.includes(s)} onClick=${()=>i(s)}>${e.name}</button><div class="on-location">${a.map(u=>y.html`<${Ct} figure=${u} state=${t} lit=${r} picked=${o} pick=${i} />`)}${l.map(u=>y.html`<${Nt} canon=${u} lit=${r} picked=${o} pick=${i} />`)}</div></div>`}function Ct({figure:e,state:t,lit:n,picked:r,pick:o}){let i=`f${e.number}`,s=x(t,e.number),a=e.kind==="monster"&&!e.shown?"?":(0,Z.initials)(s);return y.html`<button
class="figure"
data-testid="figure"
data-figure=${e.number}
data-kind=${e.kind}
data-lit=${n.includes(i)}
data-picked=${r.includes(i)}
style=${C(O(e.seat))}
disabled=${!n.includes(i)}
title=${`${s}, Gesundheit ${e.health}`}
aria-label=${`${a}: ${s}, ${e.kind}`}
onClick=${()=>o(i)}>${a}</button>`}function Nt({canon:e,lit:t,picked:n,pick:r}){let o=`c${e.number}`,i=A(e),s=i==="a Canon"?"◆":(0,Z.initials)(i);return y.html`<button
class="canon"
data-testid="canon"
data-lit=${t.includes(o)}
data-picked=${n.includes(o)}
disabled=${!t.includes(o)}
title=${i}
aria-label=${`${s}: ${i}`}
onClick=${()=>r(o)}>${s}</button>`}var z=c(b(),1),Ye=c(S(),1);var M=c(Y(),1);function Ge({state:e}){return z.html`<div class="sides">${e.players.map(t=>z.html`<section
class="side"
key=${t.seat}
data-testid="player"
data-seat=${t.seat}
data-turn=${e.turn?.player===t.seat}
style=${C(O(t.seat))}><header><${j} colour=${O(t.seat)} /><h3>${t.name}</h3><p data-testid="score">${At(t)}</p></header>${H(e,t.seat).map(n=>z.html`<${Tt} key=${n.number} figure=${n} state=${e} />`)}</section>`)}</div>`}function At({sues_killed:e,agents_killed:t}){return`${(0,M.tn)("{count} ’Sue","{count} ’Sues",e)}, ${(0,M.tn)("{count} Agent","{count} Agenten",t)} getötet`}var zt={agent:["speed","attack","defence","stealth","observe","insanity","special"],sue:["speed","attack","defence","stealth","allure","special"]};function Tt({figure:e,state:t}){let{name:n,kind:r,health:o,most:i,at:s,ability:a,waits:l,stats:u}=e,d=t.canons.filter(({held_by:m})=>m===e.number).map(A),k=l===0?"bereit":l<0?"verbraucht":(0,M.tn)("bereit in {count} Zug","bereit in {count} Zügen",l),g=[e.species,e.weapon?.name,e.department?.name,a.name&&`${a.name} (${k})`,...e.artefacts.map(m=>m.name??m.power),e.lust&&`begehrt ${e.lust}`,d.length>0&&`umgarnt: ${d.join(", ")}`];return z.html`<details
class="card-of"
data-alive=${o>0}
data-testid="card"
data-figure=${e.number}><summary><strong>${n}</strong><span>${r==="sue"?"’Sue":"Agent"}</span><span class="where">${o>0?w(t,s):"tot"}</span><span data-testid="health">${o} von ${i}</span></summary><dl class="stats">${zt[r].map(m=>z.html`<div><dt>${(0,Ye.spelled)(m)}</dt><dd>${u[m]}</dd></div>`)}</dl><p class="small-facts">${g.filter(Boolean).join(" · ")}</p></details>`}var Xe=c(R(),1);var G=c(Y(),1),X={laying_locations:"Die Orte werden gelegt",drawing_spots:"Das Los sagt, wo die Karten liegen",dealing_agents:"Agenten werden verteilt",dealing_sues:"’Sues werden verteilt",laying_monsters:"Monster werden verdeckt gelegt",laying_canons:"Kanons werden verdeckt gelegt",placing:"Alle nehmen ihren Platz ein",voting:"Wer soll beginnen?",rolling:"Wer beginnt?"};function V(e){let{state:t}=e,n=X[t.phase]?null:t.turn?.player;return{title:_t(e),colour:n&&O(n),round:t.round>0&&`Runde ${t.round} von ${t.house.rounds}`,awaited:Ee(e)??Et(e)}}function _t({state:e,outcome:t}){if(e.phase==="over")return _e(t,r=>N(e,r));if(X[e.phase])return X[e.phase];if(!e.turn)return"Zwischen den Zügen";let n={player:N(e,e.turn.player)};return e.turn.part==="sues"?(0,G.t)("’Sues von {player}",n):(0,G.t)("Agenten von {player}",n)}function Et(e){let{state:t}=e,n=(0,Xe.awaitedText)(e,o=>N(t,o)),r=U(t);return r?`${jt(t,r)} ${n}`:n}function jt(e,t){switch(t.type){case"Battle":return t.current?`Kampf bei ${w(e,t.place)}: ${x(e,t.current)} stößt zu.`:`Kampf bei ${w(e,t.place)}.`;case"Act":return`${x(e,t.figure)} handelt.`;case"Reward":return`${x(e,t.figure)} darf Punkte verteilen.`;default:return"Ein Kanon wird bewegt."}}var Q=c(S(),1);var Ve={Vote:"Wer beginnt?",Move:"Bewegen",Flee:"Fliehen",Attack:"Zustoßen",UseAbility:"Fähigkeit",UseArtefact:"Artefakt",WriteChapter:"Ein Kapitel schreiben",MoveCanon:"Den Kanon bewegen",Look:"Einen Kanon ansehen",Ensnare:"Umgarnen",Fight:"Hier kämpfen",Challenge:"Das Monster herausfordern",Improve:"Punkt dazu für",Rest:"Rasten",Finish:"Fertig mit",TurnUp:"Das Monster ist"};function Je(e){return{Hold:"Den Stoß auslassen",EndPart:e.turn?.part==="sues"?"Fertig mit den ’Sues":"Zug beenden"}}var $=e=>`f${e}`,ee=e=>`p${e}`,W=e=>`c${e}`,Dt={Vote:(e,t)=>[N(e,t.first)],Move:(e,t)=>[$(t.figure),...J(e,t.path)],Flee:(e,t)=>J(e,t.path),Attack:(e,t)=>[$(t.target)],UseAbility:(e,t)=>[$(t.figure),t.department&&"der Abteilung",t.target!==null&&$(t.target),t.stat&&(0,Q.spelled)(t.stat),t.canon!==null&&W(t.canon),...t.places.map(ee)],UseArtefact:(e,t)=>[t.artefact,$(t.target)],WriteChapter:(e,t)=>[$(t.figure),W(t.canon)],MoveCanon:(e,t)=>t.path.length?J(e,t.path):["liegen lassen"],Look:(e,t)=>[$(t.figure),W(t.canon)],Ensnare:(e,t)=>[$(t.figure),W(t.canon)],Fight:(e,t)=>[ee(t.place)],Challenge:(e,t)=>[$(t.figure)],Improve:(e,t)=>[(0,Q.spelled)(t.stat)],Rest:(e,t)=>[$(t.figure)],Finish:(e,t)=>[$(t.figure)],TurnUp:(e,t)=>[t.card]};function Qe(e){return t=>Dt[t.type](e,t).filter(Boolean)}function J(e,t){let n=t.slice(0,-1).map(r=>w(e,r));return[ee(t.at(-1)),n.length>0&&`über ${n.join(", ")}`]}function te(e){return/^[fpc]\d+$/.test(e)}function et(e){return t=>{let n=Number(t.slice(1));return te(t)?t[0]==="f"?x(e,n):t[0]==="p"?w(e,n):A(e.canons.find(r=>r.number===n)):t}}function Mt({session:e}){let{state:t,legal:n}=e,r={player:t.players.map(({seat:o,name:i})=>({value:o,label:i})),figure:t.figures.map(({number:o})=>({value:o,label:x(t,o)})),place:t.places.map(({number:o,name:i})=>({value:o,label:i}))};return _.html`<section class="now" data-testid="now" data-phase=${t.phase} data-seq=${e.seq}><${Te} ...${V(e)} /><${tt.DiceForm} session=${e} /><${be}
session=${e}
tools=${xe(n,Ve)}
atOnce=${ke(n,Je(t))}
pathOf=${Qe(t)}
onBoard=${te}
wordsOf=${et(t)}
board=${o=>_.html`<${I} state=${t} ...${o} />`}
question=${"Tippe auf etwas, das leuchtet."}/></section><${Ge} state=${t} />${e.role==="referee"&&_.html`<${nt.OtherCommands}
commands=${e.overrides??[]}
title=${"Wort der Spielleitung"}
names=${r}/>`}`}function Wt({session:e}){return _.html`<${I} state=${e.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var at=c(ot()),it=document.createElement("style");it.textContent=".locations{display:grid;grid-template-columns:repeat(var(--columns),minmax(84px,1fr));grid-auto-rows:minmax(84px,auto)}@media(min-width:700px){.locations{grid-template-columns:repeat(var(--columns),minmax(60px,1fr))}}.location{display:flex;flex-direction:column;gap:4px;padding:4px;border-radius:4px;border:2px solid transparent;background:color-mix(in srgb,var(--terrain, var(--sunk)) 55%,var(--card))}.location[data-terrain=city]{--terrain: #c9b8a8}.location[data-terrain=hills]{--terrain: #cdd39b}.location[data-terrain=mountain]{--terrain: #b9aca2}.location[data-terrain=forest]{--terrain: #86b27b}.location[data-terrain=valley]{--terrain: #dbe7b9}.location[data-terrain=cave]{--terrain: #a3a0a8}.location[data-terrain=plain]{--terrain: #e2dfa6}.location[data-terrain=river]{--terrain: #9cc7e6}.location[data-lit=true]{border-color:var(--accent)}.location[data-picked=true]{background:var(--accent-paper)}.location-name{min-height:0;padding:0;border:0;background:none;color:inherit;font-size:.72rem;line-height:1.25;text-align:left;width:min-content;min-width:100%}.location[data-last=true] .location-name{align-self:end;text-align:right}.location-name:disabled{opacity:1}.on-location{display:flex;flex-wrap:wrap;gap:4px;margin-top:auto}.figure,.canon{display:grid;place-items:center;width:34px;min-height:44px;padding:0;border:2px solid transparent;background:var(--hue);color:var(--hue-ink);font-size:.8rem;font-weight:700}.figure:disabled,.canon:disabled{opacity:1}.figure[data-kind=agent]{border-radius:50%}.figure[data-kind=sue]{border-radius:50% 50% 50% 4px}.figure[data-kind=monster]{border-radius:4px}.canon{width:26px;border-radius:4px;background:var(--card);border:1px solid var(--soft);color:var(--ink)}:is(.figure,.canon)[data-lit=true]{outline:3px solid var(--accent);outline-offset:1px}:is(.figure,.canon)[data-picked=true]{outline:3px solid var(--warn)}.sides{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:12px}.side{display:grid;align-content:start;border-radius:var(--radius);background:var(--card);border:1px solid var(--line);border-top:6px solid var(--hue)}.side[data-turn=true]{box-shadow:0 0 0 2px var(--accent)}.side>header{display:flex;align-items:center;gap:10px;padding:10px 14px}.side>header p{margin-left:auto;color:var(--soft);font-size:var(--small)}.card-of{padding:8px 14px;border-top:1px solid var(--line)}.card-of[data-alive=false]{color:var(--soft);filter:grayscale(1)}.card-of summary{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:4px 10px;cursor:pointer}.card-of summary>:nth-child(2){margin-right:auto}.card-of .where{color:var(--soft);font-size:var(--small)}";document.head.append(it);(0,at.arrived)("generation_zero",ne);