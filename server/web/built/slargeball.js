var ae=Object.create;var B=Object.defineProperty;var se=Object.getOwnPropertyDescriptor;var le=Object.getOwnPropertyNames;var ce=Object.getPrototypeOf,fe=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},ue=(t,e)=>{for(var o in e)B(t,o,{get:e[o],enumerable:!0})},pe=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of le(e))!fe.call(t,r)&&r!==o&&B(t,r,{get:()=>e[r],enumerable:!(n=se(e,r))||n.enumerable});return t};var f=(t,e,o)=>(o=t!=null?ae(ce(t)):{},pe(e||!t||!t.__esModule?B(o,"default",{value:t,enumerable:!0}):o,t));var b=g((je,at)=>{at.exports=core["view.js"]});var I=g((Re,st)=>{st.exports=core["page/table.js"]});var G=g((qe,lt)=>{lt.exports=core["page/refusal.js"]});var ft=g((Pe,ct)=>{ct.exports=core["forms/dice.js"]});var pt=g((Fe,ut)=>{ut.exports=core["forms/other_commands.js"]});var A=g((Ge,bt)=>{bt.exports=core["words.js"]});var U=g((Ue,yt)=>{yt.exports=core["language.js"]});var Nt=g((Ze,Et)=>{Et.exports=core["games/awaited.js"]});var ee=g((xo,te)=>{te.exports=core["parts.js"]});var rt={};ue(rt,{Board:()=>ze,Large:()=>Ce,headlineOf:()=>Rt});var T=f(b(),1),nt=f(I(),1),Jt=f(G(),1),Qt=f(ft(),1),Vt=f(pt(),1);var mt=f(b(),1),dt={tool:null,picked:[]};function $t(t){let[e,o]=(0,mt.useState)({seq:-1,...dt}),n=e.seq===t.seq?e:dt,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),again:()=>r({picked:[]})}}var m=f(b(),1),ht=f(I(),1),L=f(G(),1);function gt({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,ht.useTable)(),[l,d]=(0,m.useState)(null);if(!e&&!n)return m.html`<${L.Refusal} spot=${t} />`;let u=()=>s.say(t,e),x=()=>{d(null),r&&r()};return e&&i&&l===o?m.html`
<${de} asked=${i} busy=${a.busy[t]} yes=${u} no=${x} />
<${L.Refusal} spot=${t} />
`:m.html`
<div class="answers">
${e?m.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(o):u}
>
${o}
</button>`:m.html`<p class="hint" data-testid="question">${n}</p>`}
${r&&m.html`<button class="quiet" onClick=${r}>Choose again</button>`}
</div>
<${L.Refusal} spot=${t} />
`}function de({asked:t,busy:e,yes:o,no:n}){let r=(0,m.useRef)(null);return(0,m.useEffect)(()=>r.current?.focus(),[]),m.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>
${t.yes}
</button>
</div>
</div>
`}var Y=f(A(),1);var kt=f(U(),1),xt=new Map;function wt(t,e){let o=xt.get(e)??me(e);return xt.set(e,o),o.format(t)}function me(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(kt.LANGUAGE,e)}var $e=254;function O(t,e){return t.figures.find(o=>o.id===e)??null}function _(t,e){return t.sheets.find(o=>o.position===e)??null}function H(t,e){return _(t,e)?.title??e}function $(t,e){let o=O(t,e);return o?`${(0,Y.named)(y(t,o.team))} ${o.number}, ${H(t,o.position)}`:"somebody"}function y(t,e){return t.colours[e-1]??""}function S(t,e){return t.players.find(o=>o.seat===e)?.name??`Seat ${e}`}function X(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function K(t){return`${wt(t/$e,1)} in`}function Z(t,e){let o=[t,...e];return o.slice(1).reduce((n,r,i)=>n+Math.hypot(r.x-o[i].x,r.y-o[i].y),0)}function vt(t,e){return t.balls.find(o=>o.carrier===e)??null}var he={setting_up:"Setting up",initiative:"Initiative",moving:"Moving",whapping:"Whapping",flinging:"Flinging",nabbing:"Nabbing",waking:"Waking up"};function Ot({phase:t}){return he[t]??(0,Y.named)(t)}var St={SetUp:(t,e)=>`${S(t,e.player)} stands in the usual order`,CallCoach:(t,e)=>`Call the ${$(t,e.figure)}`,Stride:(t,e)=>`The Coach strides to ${$(t,e.target)}`,Whap:(t,e)=>`${$(t,e.figure)} whaps ${$(t,e.target)}`,Nab:(t,e)=>`${$(t,e.figure)} nabs ball ${e.ball}`,Pass:(t,e)=>`${$(t,e.figure)} lets it be`,EndPhase:()=>"Nobody is in contact: go on",EndMoves:(t,e)=>`${S(t,e.player)} has moved`},J={Move:"path",Fling:"to",Topple:"toward"};function Tt(t){return t.filter(({type:e})=>St[e])}function zt(t,e){return St[e.type](t,e)}function Ct(t){let e=new Map;for(let{type:o,figure:n}of t)J[o]&&e.set(n,o);return e}function Mt(t,e,o){let n=t.find(i=>J[i.type]&&i.figure===e);if(!n||!o.length)return null;let r=J[n.type];return{...n,[r]:r==="path"?o:o.at(-1)}}var M=f(b(),1),W=f(A(),1),j=f(Nt(),1);var Lt=f(b(),1);var Dt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Je=Object.keys(Dt),ge={fill:"#75726b",ink:"#ffffff"};function C(t){let{fill:e,ink:o}=Dt[t]??ge;return{"--hue":e,"--hue-ink":o}}var At=f(A(),1);function Wt({colour:t,large:e=!1}){return Lt.html`<span
class=${e?"swatch large":"swatch"}
style=${C(t)}
title=${t?(0,At.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function jt({session:t}){let{state:e}=t;return M.html`
<header>
<h2 data-testid="whose-move">${qt(t)}</h2>
${e.turn>0&&M.html`<p class="round" data-testid="round">
Turn ${e.turn} of ${e.period_end}
</p>`}
</header>
<p class="score" data-testid="score">
${e.score.map((o,n)=>M.html`
<span>
<${Wt} colour=${y(e,n+1)} />
${(0,W.named)(y(e,n+1))} <strong>${o}</strong>
${e.initiative===n+1&&M.html`<small data-testid="initiative">initiative</small>`}
</span>
`)}
</p>
<p class="awaited" data-testid="awaited">${Pt(t)}</p>
`}function Rt(t){let{state:e}=t;return{title:qt(t),colour:e.mover&&y(e,O(e,e.mover).team),round:e.turn>0&&`Turn ${e.turn} of ${e.period_end}`,awaited:Pt(t)}}function qt({state:t,outcome:e}){if(t.phase==="over"){let o=(e?.winners??[]).map(n=>S(t,n));return o.length?`${(0,W.listed)(o)} won`:"A draw"}return t.phase==="moving"&&t.mover?`${H(t,t.mover)}s move`:Ot(t)}function Pt(t){let{state:e,awaiting:o,outcome:n}=t;return e.phase==="over"?n?.why??e.ending:o?.roll?`${(0,j.diceText)(o.roll)}: ${o.roll.why}.`:(0,j.awaitedText)(t,r=>S(e,r))}var p=f(b(),1);var h=f(b(),1);function Ft({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function Bt(t){return Math.exp(-t/300)}function Q([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Gt=1.5,be=2;function _t({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,h.useRef)(null),s=e??i,[a,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(a);d.current=a;let u=(k,w)=>l(Ft(xe(s,d),w,k));(0,h.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,h.useEffect)(()=>ye(s.current,u),[]);let x=k=>{o||k.target.closest("button:enabled, [role=button]")||u(a.zoom>1?1/4:be,V(s.current,k))};return h.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Size of the board"}>
<${Ut}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>u(1/Gt,Yt(s.current))}
/>
<${Ut}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>u(Gt,Yt(s.current))}
/>
</div>
<div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...n,"--zoom":a.zoom}}
ref=${s}
onDblClick=${x}
>
<div class="zoomed">${r}</div>
</div>
</div>
`}function Ut({sign:t,name:e,off:o,click:n}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}
>
<span aria-hidden="true">${t}</span>
</button>`}function ye(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Bt(a.deltaY),V(t,a)))},r=a=>{o=a.touches.length===2?Q(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let l=Q(a.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,V(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function xe(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function V(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function Yt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var R=f(b(),1),Ht="(orientation: portrait) and (max-width: 700px)";function Xt(){let[t,e]=(0,R.useState)(()=>matchMedia(Ht).matches);return(0,R.useEffect)(()=>{let o=matchMedia(Ht),n=()=>e(o.matches);return o.addEventListener("change",n),()=>o.removeEventListener("change",n)},[]),t}var et=f(U(),1),Kt={flat:700,upright:350},ke=60;function ot({state:t,movable:e,taken:o,path:n,reach:r,take:i,point:s,barred:a}){let l=(0,p.useRef)(null),{left:d,bottom:u,right:x,top:k}=t.field,w=t.figures.find(({id:c})=>c===o)?.at,z=Xt(),N=z?Kt.upright:Kt.flat,it=[d-N,-k-N,x-d+2*N,k-u+2*N],q=c=>{let v=new DOMPoint(c.clientX,c.clientY),{x:D,y:P}=v.matrixTransform(l.current?.getScreenCTM()?.inverse());return{x:Math.round(D),y:Math.round(-P)}},re=c=>v=>{v.stopPropagation(),i(c.id);let D=q(v),P=ie=>{let F=q(ie);Math.hypot(F.x-D.x,F.y-D.y)>ke&&s?.(F,c.id)};addEventListener("pointerup",P,{once:!0})};return p.html`
<${_t} kind="pitch-frame" tapped=${o!==null}>
<svg
class="pitch"
viewBox=${(z?we(it):it).join(" ")}
role="group"
aria-label=${"The pitch"}
data-testid="pitch"
data-upright=${z}
onClick=${c=>s?.(q(c))}
>
<g ref=${l} transform=${z?"rotate(-90)":void 0}>
<${ve} state=${t} />
${w&&r!==null&&p.html`<circle class="reach" cx=${w.x} cy=${-w.y} r=${r} />`}
${w&&n.length>0&&p.html`<polyline
class="way"
data-testid="way"
points=${[w,...n].map(({x:c,y:v})=>`${c},${-v}`).join(" ")}
/>`}
${t.figures.filter(({at:c})=>c).map(c=>p.html`
<${Se}
key=${c.id}
figure=${c}
state=${t}
movable=${e.includes(c.id)}
taken=${c.id===o}
grab=${re(c)}
upright=${z}
/>
`)}
${a&&p.html`<circle class="barred" data-testid="barred" cx=${a.x} cy=${-a.y} r="130" />`}
${t.balls.map(c=>p.html`<${Te} key=${c.id} ball=${c} state=${t} />`)}
</g>
</svg>
<//>
`}function we([t,e,o,n]){return[e,-t-o,n,o]}function ve({state:t}){let{field:e}=t,o=(e.left+e.right)/2;return p.html`
<g class="lines" aria-hidden="true">
<${tt} of=${e} class="grass" />
${t.zones.map((n,r)=>p.html`<${tt} of=${n} class="zone" style=${C(y(t,r+1))} />`)}
${t.bunkers.map(n=>p.html`<${tt} of=${n} class="bunker" />`)}
${[o,...t.slarge].map(n=>p.html`<line x1=${n} x2=${n} y1=${-e.top} y2=${-e.bottom} />`)}
</g>
`}function tt({of:t,...e}){let{left:o,bottom:n,right:r,top:i}=t;return p.html`<rect x=${o} y=${-i} width=${r-o} height=${i-n} ...${e} />`}function Oe(t,e,o){let n={mark:X(e),name:$(t,e.id)};return o?(0,et.t)("{mark}: {name}, unconscious",n):(0,et.t)("{mark}: {name}",n)}function Se({figure:t,state:e,movable:o,taken:n,grab:r,upright:i}){let{x:s,y:a}=t.at,l=e.house.base/2,d=t.head!==null;return p.html`
<g
class="player-on-pitch"
style=${C(y(e,t.team))}
data-testid="figure"
data-id=${t.id}
data-x=${s}
data-y=${a}
data-movable=${o}
data-taken=${n}
data-fallen=${d}
role=${o?"button":"img"}
tabindex=${o?0:void 0}
aria-label=${Oe(e,t,d)}
onPointerDown=${o?r:void 0}
onClick=${u=>o&&u.stopPropagation()}
>
${d&&p.html`<line
x1=${s}
y1=${-a}
x2=${t.head.x}
y2=${-t.head.y}
stroke-width=${l}
/>`}
<circle cx=${s} cy=${-a} r=${l} />
<text
x=${s}
y=${-a+l*.35}
font-size=${l}
transform=${i?`rotate(90 ${s} ${-a})`:void 0}
>
${X(t)}
</text>
</g>
`}function Te({ball:t,state:e}){let o=e.figures.find(({id:s})=>s===t.carrier),n=t.at??o?.at;if(!n)return null;let r=e.house.ball/2*(o?.6:1),i=o?e.house.base/2:0;return p.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${n.x+i}
cy=${-n.y-i}
r=${r}
/>`}var Zt="pitch";function ze({session:t}){let{state:e,legal:o}=t,n=$t(t),r=Ct(o),i=r.has(n.tool)?n.tool:Me(r),s=n.picked,a=i===null?null:Mt(o,i,s),l=r.get(i)??"",d=i===null&&r.size===0?null:(u,x)=>n.at(u,x);return T.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${jt} session=${t} />
<${Qt.DiceForm} session=${t} />
<${ot}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:Ee(e,i,l)}
take=${u=>u!==i&&n.take(u)}
point=${d}
barred=${(0,nt.useTable)().state.refusals[Zt]?.spot}
/>
<${gt}
spot=${Zt}
command=${a}
words=${a&&Ne(e,i,l,s)}
question=${i===null?"":Le(l)}
again=${s.length>0&&n.again}
/>
<${Ae} session=${t} />
</section>
${t.role==="referee"&&T.html`<${Vt.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{figure:e.figures.map(({id:u})=>({value:u,label:$(e,u)}))}}
/>`}
`}function Ce({session:t}){return T.html`<${ot} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function Me(t){return t.size===1?[...t.keys()][0]:null}function Ee(t,e,o){let n=_(t,O(t,e).position);return{Move:n?.move,Fling:n?.reach}[o]??null}function Ne(t,e,o,n){let r=$(t,e),i=O(t,e).at;if(o==="Move")return`Move ${r} ${K(Z(i,n))}`;let s=vt(t,e);return o==="Fling"?`Fling ball ${s?.id??""} ${K(Z(i,n.slice(-1)))}`:`${r} falls this way`}var De={Move:"Drag the figure, or tap where it goes, bend by bend.",Fling:"Tap where the ball is to land.",Topple:"Tap which way it falls."};function Le(t){return De[t]??""}function Ae({session:t}){let{deeds:e,state:o}=(0,nt.useTable)(),n=Tt(t.legal);return n.length?T.html`
<div class="act decisions">
${n.map(r=>T.html`
<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${o.busy.decision}
onClick=${()=>e.say("decision",r)}
>
${zt(t.state,r)}
</button>
`)}
<${Jt.Refusal} spot="decision" />
</div>
`:null}var oe=f(ee()),ne=document.createElement("style");ne.textContent=".score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(66vh * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#0000008c;stroke-width:14}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true]{opacity:.65}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:30}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}";document.head.append(ne);(0,oe.arrived)("slargeball",rt);