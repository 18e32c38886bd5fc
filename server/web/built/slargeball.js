var se=Object.create;var B=Object.defineProperty;var le=Object.getOwnPropertyDescriptor;var ce=Object.getOwnPropertyNames;var fe=Object.getPrototypeOf,ue=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},de=(t,e)=>{for(var o in e)B(t,o,{get:e[o],enumerable:!0})},pe=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ce(e))!ue.call(t,r)&&r!==o&&B(t,r,{get:()=>e[r],enumerable:!(n=le(e,r))||n.enumerable});return t};var f=(t,e,o)=>(o=t!=null?se(fe(t)):{},pe(e||!t||!t.__esModule?B(o,"default",{value:t,enumerable:!0}):o,t));var y=g((Re,at)=>{at.exports=core["view.js"]});var I=g((qe,st)=>{st.exports=core["page/table.js"]});var G=g((Pe,lt)=>{lt.exports=core["page/refusal.js"]});var ft=g((Fe,ct)=>{ct.exports=core["forms/dice.js"]});var dt=g((Be,ut)=>{ut.exports=core["forms/other_commands.js"]});var C=g((Ue,yt)=>{yt.exports=core["words.js"]});var U=g((Ye,bt)=>{bt.exports=core["language.js"]});var Dt=g((Je,Nt)=>{Nt.exports=core["games/awaited.js"]});var oe=g((ko,ee)=>{ee.exports=core["parts.js"]});var rt={};de(rt,{Board:()=>Ce,Large:()=>Me,headlineOf:()=>qt});var T=f(y(),1),nt=f(I(),1),Qt=f(G(),1),Vt=f(ft(),1),te=f(dt(),1);var mt=f(y(),1),pt={tool:null,picked:[]};function $t(t){let[e,o]=(0,mt.useState)({seq:-1,...pt}),n=e.seq===t.seq?e:pt,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),again:()=>r({picked:[]})}}var m=f(y(),1),ht=f(I(),1),A=f(G(),1);function gt({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,ht.useTable)(),[l,p]=(0,m.useState)(null);if(!e&&!n)return m.html`<${A.Refusal} spot=${t} />`;let u=()=>s.say(t,e),x=()=>{p(null),r&&r()};return e&&i&&l===o?m.html`<${me} asked=${i} busy=${a.busy[t]} yes=${u} no=${x} /><${A.Refusal} spot=${t} />`:m.html`<div class="answers">${e?m.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>p(o):u}>${o}</button>`:m.html`<p class="hint" data-testid="question">${n}</p>`}${r&&m.html`<button class="quiet" onClick=${r}>Choose again</button>`}</div><${A.Refusal} spot=${t} />`}function me({asked:t,busy:e,yes:o,no:n}){let r=(0,m.useRef)(null);return(0,m.useEffect)(()=>r.current?.focus(),[]),m.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}var Y=f(C(),1);var kt=f(U(),1),xt=new Map;function wt(t,e){let o=xt.get(e)??$e(e);return xt.set(e,o),o.format(t)}function $e(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(kt.LANGUAGE,e)}var he=254;function O(t,e){return t.figures.find(o=>o.id===e)??null}function _(t,e){return t.sheets.find(o=>o.position===e)??null}function H(t,e){return _(t,e)?.title??e}function $(t,e){let o=O(t,e);return o?`${(0,Y.named)(b(t,o.team))} ${H(t,o.position)} ${o.number}`:"somebody"}function b(t,e){return t.colours[e-1]??""}function S(t,e){return t.players.find(o=>o.seat===e)?.name??`Seat ${e}`}function X(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function K(t){return`${wt(t/he,1)} in`}function Z(t,e){let o=[t,...e];return o.slice(1).reduce((n,r,i)=>n+Math.hypot(r.x-o[i].x,r.y-o[i].y),0)}function vt(t,e){return t.balls.find(o=>o.carrier===e)??null}var ge={setting_up:"Setting up",initiative:"Initiative",moving:"Moving",whapping:"Whapping",flinging:"Flinging",nabbing:"Nabbing",waking:"Waking up"};function Ot({phase:t}){return ge[t]??(0,Y.named)(t)}var St=f(C(),1),Tt={SetUp:(t,e)=>`${S(t,e.player)} stands in the usual order`,CallCoach:(t,e)=>`Call the ${$(t,e.figure)}`,Stride:(t,e)=>`The Coach strides to ${$(t,e.target)}`,Whap:(t,e)=>`${$(t,e.figure)} whaps ${$(t,e.target)}`,Nab:(t,e)=>`${$(t,e.figure)} nabs ball ${e.ball}`,Pass:(t,e)=>`${$(t,e.figure)} passes`,EndPhase:()=>"Nobody is in contact: go on",EndMoves:(t,e)=>`${S(t,e.player)} is done moving`},J={Move:"path",Fling:"to",Topple:"toward"};function zt(t){return t.filter(({type:e})=>Tt[e])}function Ct(t,e){return(0,St.sentence)(Tt[e.type](t,e))}function Mt(t){let e=new Map;for(let{type:o,figure:n}of t)J[o]&&e.set(n,o);return e}function Et(t,e,o){let n=t.find(i=>J[i.type]&&i.figure===e);if(!n||!o.length)return null;let r=J[n.type];return{...n,[r]:r==="path"?o:o.at(-1)}}var E=f(y(),1),W=f(C(),1),j=f(Dt(),1);var At=f(y(),1);var Lt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Qe=Object.keys(Lt),ye={fill:"#75726b",ink:"#ffffff"};function M(t){let{fill:e,ink:o}=Lt[t]??ye;return{"--hue":e,"--hue-ink":o}}var Wt=f(C(),1);function jt({colour:t,large:e=!1}){return At.html`<span
class=${e?"swatch large":"swatch"}
style=${M(t)}
title=${t?(0,Wt.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function Rt({session:t}){let{state:e}=t;return E.html`<header><h2 data-testid="whose-move">${Pt(t)}</h2>${e.turn>0&&E.html`<p class="round" data-testid="round">Turn ${e.turn} of ${e.period_end}</p>`}</header><p class="score" data-testid="score">${e.score.map((o,n)=>E.html`<span><${jt} colour=${b(e,n+1)} />${(0,W.named)(b(e,n+1))} <strong>${o}</strong>${e.initiative===n+1&&E.html`<small data-testid="initiative">initiative</small>`}</span>`)}</p><p class="awaited" data-testid="awaited">${Ft(t)}</p>`}function qt(t){let{state:e}=t;return{title:Pt(t),colour:e.mover&&b(e,O(e,e.mover).team),round:e.turn>0&&`Turn ${e.turn} of ${e.period_end}`,awaited:Ft(t)}}function Pt({state:t,outcome:e}){if(t.phase==="over"){let o=(e?.winners??[]).map(n=>S(t,n));return o.length?`${(0,W.listed)(o)} won`:"A draw"}return t.phase==="moving"&&t.mover?`${H(t,t.mover)}s move`:Ot(t)}function Ft(t){let{state:e,awaiting:o,outcome:n}=t;return e.phase==="over"?n?.why??e.ending:o?.roll?`${(0,j.diceText)(o.roll)}: ${o.roll.why}.`:(0,j.awaitedText)(t,r=>S(e,r))}var d=f(y(),1);var h=f(y(),1);function Bt({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function It(t){return Math.exp(-t/300)}function Q([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Ut=1.5,be=2;function Ht({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,h.useRef)(null),s=e??i,[a,l]=(0,h.useState)({zoom:1,left:0,top:0}),p=(0,h.useRef)(a);p.current=a;let u=(k,w)=>l(Bt(ke(s,p),w,k));(0,h.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,h.useEffect)(()=>xe(s.current,u),[]);let x=k=>{o||k.target.closest("button:enabled, [role=button]")||u(a.zoom>1?1/4:be,V(s.current,k))};return h.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Yt}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>u(1/Ut,_t(s.current))}/><${Yt}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>u(Ut,_t(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...n,"--zoom":a.zoom}}
ref=${s}
onDblClick=${x}><div class="zoomed">${r}</div></div></div>`}function Yt({sign:t,name:e,off:o,click:n}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}><span aria-hidden="true">${t}</span></button>`}function xe(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(It(a.deltaY),V(t,a)))},r=a=>{o=a.touches.length===2?Q(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let l=Q(a.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,V(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function ke(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function V(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function _t(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var R=f(y(),1),Xt="(orientation: portrait) and (max-width: 700px)";function Kt(){let[t,e]=(0,R.useState)(()=>matchMedia(Xt).matches);return(0,R.useEffect)(()=>{let o=matchMedia(Xt),n=()=>e(o.matches);return o.addEventListener("change",n),()=>o.removeEventListener("change",n)},[]),t}var et=f(U(),1),Zt={flat:700,upright:350},we=60;function ot({state:t,movable:e,taken:o,path:n,reach:r,take:i,point:s,barred:a}){let l=(0,d.useRef)(null),{left:p,bottom:u,right:x,top:k}=t.field,w=t.figures.find(({id:c})=>c===o)?.at,z=Kt(),D=z?Zt.upright:Zt.flat,it=[p-D,-k-D,x-p+2*D,k-u+2*D],q=c=>{let v=new DOMPoint(c.clientX,c.clientY),{x:L,y:P}=v.matrixTransform(l.current?.getScreenCTM()?.inverse());return{x:Math.round(L),y:Math.round(-P)}},ie=c=>v=>{v.stopPropagation(),i(c.id);let L=q(v),P=ae=>{let F=q(ae);Math.hypot(F.x-L.x,F.y-L.y)>we&&s?.(F,c.id)};addEventListener("pointerup",P,{once:!0})};return d.html`<${Ht} kind="pitch-frame" tapped=${o!==null}><svg
class="pitch"
viewBox=${(z?ve(it):it).join(" ")}
role="group"
aria-label=${"The pitch"}
data-testid="pitch"
data-upright=${z}
onClick=${c=>s?.(q(c))}><g ref=${l} transform=${z?"rotate(-90)":void 0}><${Oe} state=${t} />${w&&r!==null&&d.html`<circle class="reach" cx=${w.x} cy=${-w.y} r=${r} />`}${w&&n.length>0&&d.html`<polyline
class="way"
data-testid="way"
points=${[w,...n].map(({x:c,y:v})=>`${c},${-v}`).join(" ")}/>`}${t.figures.filter(({at:c})=>c).map(c=>d.html`<${Te}
key=${c.id}
figure=${c}
state=${t}
movable=${e.includes(c.id)}
taken=${c.id===o}
grab=${ie(c)}
upright=${z}/>`)}${a&&d.html`<circle class="barred" data-testid="barred" cx=${a.x} cy=${-a.y} r="130" />`}${t.balls.map(c=>d.html`<${ze} key=${c.id} ball=${c} state=${t} />`)}</g></svg><//>`}function ve([t,e,o,n]){return[e,-t-o,n,o]}function Oe({state:t}){let{field:e}=t,o=(e.left+e.right)/2;return d.html`<g class="lines" aria-hidden="true"><${tt} of=${e} class="grass" />${t.zones.map((n,r)=>d.html`<${tt} of=${n} class="zone" style=${M(b(t,r+1))} />`)}${t.bunkers.map(n=>d.html`<${tt} of=${n} class="bunker" />`)}${[o,...t.slarge].map(n=>d.html`<line x1=${n} x2=${n} y1=${-e.top} y2=${-e.bottom} />`)}</g>`}function tt({of:t,...e}){let{left:o,bottom:n,right:r,top:i}=t;return d.html`<rect x=${o} y=${-i} width=${r-o} height=${i-n} ...${e} />`}function Se(t,e,o){let n={mark:X(e),name:$(t,e.id)};return o?(0,et.t)("{mark}: {name}, unconscious",n):(0,et.t)("{mark}: {name}",n)}function Te({figure:t,state:e,movable:o,taken:n,grab:r,upright:i}){let{x:s,y:a}=t.at,l=e.house.base/2,p=t.head!==null;return d.html`<g
class="player-on-pitch"
style=${M(b(e,t.team))}
data-testid="figure"
data-id=${t.id}
data-team=${t.team}
data-x=${s}
data-y=${a}
data-movable=${o}
data-taken=${n}
data-fallen=${p}
role=${o?"button":"img"}
tabindex=${o?0:void 0}
aria-label=${Se(e,t,p)}
onPointerDown=${o?r:void 0}
onClick=${u=>o&&u.stopPropagation()}>${p&&d.html`<line
x1=${s}
y1=${-a}
x2=${t.head.x}
y2=${-t.head.y}
stroke-width=${l}/>`}<circle cx=${s} cy=${-a} r=${l} /><text
x=${s}
y=${-a+l*.35}
font-size=${l}
transform=${i?`rotate(90 ${s} ${-a})`:void 0}>${X(t)}</text></g>`}function ze({ball:t,state:e}){let o=e.figures.find(({id:s})=>s===t.carrier),n=t.at??o?.at;if(!n)return null;let r=e.house.ball/2*(o?.6:1),i=o?e.house.base/2:0;return d.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${n.x+i}
cy=${-n.y-i}
r=${r}/>`}var Jt="pitch";function Ce({session:t}){let{state:e,legal:o}=t,n=$t(t),r=Mt(o),i=r.has(n.tool)?n.tool:Ee(r),s=n.picked,a=i===null?null:Et(o,i,s),l=r.get(i)??"",p=i===null&&r.size===0?null:(u,x)=>n.at(u,x);return T.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${Rt} session=${t} /><${Vt.DiceForm} session=${t} /><${ot}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:Ne(e,i,l)}
take=${u=>u!==i&&n.take(u)}
point=${p}
barred=${(0,nt.useTable)().state.refusals[Jt]?.spot}/><${gt}
spot=${Jt}
command=${a}
words=${a&&De(e,i,l,s)}
question=${i===null?"":Ae(l)}
again=${s.length>0&&n.again}/><${We} session=${t} /></section>${t.role==="referee"&&T.html`<${te.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{figure:e.figures.map(({id:u})=>({value:u,label:$(e,u)}))}}/>`}`}function Me({session:t}){return T.html`<${ot} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function Ee(t){return t.size===1?[...t.keys()][0]:null}function Ne(t,e,o){let n=_(t,O(t,e).position);return{Move:n?.move,Fling:n?.reach}[o]??null}function De(t,e,o,n){let r=$(t,e),i=O(t,e).at;if(o==="Move")return`Move ${r} ${K(Z(i,n))}`;let s=vt(t,e);return o==="Fling"?`Fling ball ${s?.id??""} ${K(Z(i,n.slice(-1)))}`:`${r} falls this way`}var Le={Move:"Drag the figure, or tap where it goes, bend by bend.",Fling:"Tap where the ball is to land.",Topple:"Tap which way it falls."};function Ae(t){return Le[t]??""}function We({session:t}){let{deeds:e,state:o}=(0,nt.useTable)(),n=zt(t.legal);return n.length?T.html`<div class="act decisions">${n.map(r=>T.html`<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${o.busy.decision}
onClick=${()=>e.say("decision",r)}>${Ct(t.state,r)}</button>`)}<${Qt.Refusal} spot="decision" /></div>`:null}var ne=f(oe()),re=document.createElement("style");re.textContent='.score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(66vh * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#f4f4ee;stroke-width:20}.player-on-pitch[data-team="2"] circle{stroke-dasharray:45 25}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true] circle{fill:color-mix(in srgb,var(--hue) 55%,#1c3a18);stroke:#f4f4ee99}.player-on-pitch[data-fallen=true] text{fill:#fff}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:38;stroke-dasharray:none}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44;stroke-dasharray:none}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}';document.head.append(re);(0,ne.arrived)("slargeball",rt);