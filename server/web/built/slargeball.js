var Qt=Object.create;var W=Object.defineProperty;var Vt=Object.getOwnPropertyDescriptor;var te=Object.getOwnPropertyNames;var ee=Object.getPrototypeOf,oe=Object.prototype.hasOwnProperty;var b=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},ne=(t,e)=>{for(var o in e)W(t,o,{get:e[o],enumerable:!0})},re=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of te(e))!oe.call(t,r)&&r!==o&&W(t,r,{get:()=>e[r],enumerable:!(n=Vt(e,r))||n.enumerable});return t};var u=(t,e,o)=>(o=t!=null?Qt(ee(t)):{},re(e||!t||!t.__esModule?W(o,"default",{value:t,enumerable:!0}):o,t));var g=b((Se,et)=>{et.exports=core["view.js"]});var F=b((Te,ot)=>{ot.exports=core["page/table.js"]});var B=b((Ce,nt)=>{nt.exports=core["page/refusal.js"]});var it=b((ze,rt)=>{rt.exports=core["forms/dice.js"]});var st=b((Me,at)=>{at.exports=core["forms/other_commands.js"]});var kt=b((Re,xt)=>{xt.exports=core["words.js"]});var wt=b((je,vt)=>{vt.exports=core["games/awaited.js"]});var Xt=b((io,Yt)=>{Yt.exports=core["parts.js"]});var V={};ne(V,{Board:()=>me,Large:()=>ge,headlineOf:()=>Mt});var T=u(g(),1),Q=u(F(),1),_t=u(B(),1),Ht=u(it(),1),Ut=u(st(),1);var ct=u(g(),1),lt={tool:null,picked:[]};function ft(t){let[e,o]=(0,ct.useState)({seq:-1,...lt}),n=e.seq===t.seq?e:lt,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),again:()=>r({picked:[]})}}var $=u(g(),1),ut=u(F(),1),D=u(B(),1);function dt({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,ut.useTable)(),[l,p]=(0,$.useState)(null);if(!e&&!n)return $.html`<${D.Refusal} spot=${t} />`;let f=()=>s.say(t,e),x=()=>{p(null),r&&r()};return e&&i&&l===o?$.html`
<${ie} asked=${i} busy=${a.busy[t]} yes=${f} no=${x} />
<${D.Refusal} spot=${t} />
`:$.html`
<div class="answers">
${e?$.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>p(o):f}
>
${o}
</button>`:$.html`<p class="hint" data-testid="question">${n}</p>`}
${r&&$.html`<button class="quiet" onClick=${r}>Choose again</button>`}
</div>
<${D.Refusal} spot=${t} />
`}function ie({asked:t,busy:e,yes:o,no:n}){let r=(0,$.useRef)(null);return(0,$.useEffect)(()=>r.current?.focus(),[]),$.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>
${t.yes}
</button>
</div>
</div>
`}function O(t,e){return t.figures.find(o=>o.id===e)??null}function I(t,e){return t.sheets.find(o=>o.position===e)??null}function _(t,e){return I(t,e)?.title??e}function h(t,e){let o=O(t,e);return o?`${y(t,o.team)} ${o.number}, ${_(t,o.position)}`:"somebody"}function y(t,e){return t.colours[e-1]??""}function S(t,e){return t.players.find(o=>o.seat===e)?.name??`Seat ${e}`}function H(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function U(t){return`${(t/254).toFixed(1)} in`}function Y(t,e){let o=[t,...e];return o.slice(1).reduce((n,r,i)=>n+Math.hypot(r.x-o[i].x,r.y-o[i].y),0)}function pt(t,e){return t.balls.find(o=>o.carrier===e)??null}var ae={setting_up:"Setting up",initiative:"Initiative",moving:"Moving",whapping:"Whapping",flinging:"Flinging",nabbing:"Nabbing",waking:"Waking up"};function $t({phase:t}){return ae[t]??t.replace(/_/g," ")}var ht={SetUp:(t,e)=>`${S(t,e.player)} stands in the usual order`,CallCoach:(t,e)=>`Call the ${h(t,e.figure)}`,Stride:(t,e)=>`The Coach strides to ${h(t,e.target)}`,Whap:(t,e)=>`${h(t,e.figure)} whaps ${h(t,e.target)}`,Nab:(t,e)=>`${h(t,e.figure)} nabs ball ${e.ball}`,Pass:(t,e)=>`${h(t,e.figure)} lets it be`,EndPhase:()=>"Nobody is in contact: go on",EndMoves:(t,e)=>`${S(t,e.player)} has moved`},X={Move:"path",Fling:"to",Topple:"toward"};function mt(t){return t.filter(({type:e})=>ht[e])}function gt(t,e){return ht[e.type](t,e)}function bt(t){let e=new Map;for(let{type:o,figure:n}of t)X[o]&&e.set(n,o);return e}function yt(t,e,o){let n=t.find(i=>X[i.type]&&i.figure===e);if(!n||!o.length)return null;let r=X[n.type];return{...n,[r]:r==="path"?o:o.at(-1)}}var M=u(g(),1),Ct=u(kt(),1),A=u(wt(),1);var St=u(g(),1);var Ot={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},qe=Object.keys(Ot),se={fill:"#75726b",ink:"#ffffff"};function z(t){let{fill:e,ink:o}=Ot[t]??se;return{"--hue":e,"--hue-ink":o}}function Tt({colour:t,large:e=!1}){return St.html`<span
class=${e?"swatch large":"swatch"}
style=${z(t)}
title=${t||"no colour yet"}
aria-hidden="true"
></span>`}function zt({session:t}){let{state:e}=t;return M.html`
<header>
<h2 data-testid="whose-move">${Et(t)}</h2>
${e.turn>0&&M.html`<p class="round" data-testid="round">Turn ${e.turn} of ${e.period_end}</p>`}
</header>
<p class="score" data-testid="score">
${e.score.map((o,n)=>M.html`
<span>
<${Tt} colour=${y(e,n+1)} />
${y(e,n+1)} <strong>${o}</strong>
${e.initiative===n+1&&M.html`<small data-testid="initiative">initiative</small>`}
</span>
`)}
</p>
<p class="awaited" data-testid="awaited">${Nt(t)}</p>
`}function Mt(t){let{state:e}=t;return{title:Et(t),colour:e.mover&&y(e,O(e,e.mover).team),round:e.turn>0&&`Turn ${e.turn} of ${e.period_end}`,awaited:Nt(t)}}function Et({state:t,outcome:e}){if(t.phase==="over"){let o=(e?.winners??[]).map(n=>S(t,n));return o.length?`${(0,Ct.listed)(o)} won`:"A draw"}return t.phase==="moving"&&t.mover?`${_(t,t.mover)}s move`:$t(t)}function Nt(t){let{state:e,awaiting:o,outcome:n}=t;return e.phase==="over"?n?.why??e.ending:o?.roll?`${(0,A.diceText)(o.roll)}: ${o.roll.why}.`:(0,A.awaitedText)(t,r=>S(e,r))}var d=u(g(),1);var m=u(g(),1);function Lt({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function Dt(t){return Math.exp(-t/300)}function G([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Rt=1.5,le=2;function Pt({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,m.useRef)(null),s=e??i,[a,l]=(0,m.useState)({zoom:1,left:0,top:0}),p=(0,m.useRef)(a);p.current=a;let f=(k,v)=>l(Lt(fe(s,p),v,k));(0,m.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,m.useEffect)(()=>ce(s.current,f),[]);let x=k=>{o||k.target.closest("button:enabled, [role=button]")||f(a.zoom>1?1/4:le,K(s.current,k))};return m.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label="Size of the board">
<${jt}
sign="−"
name="Smaller"
off=${a.zoom<=1}
click=${()=>f(1/Rt,qt(s.current))}
/>
<${jt}
sign="+"
name="Larger"
off=${a.zoom>=4}
click=${()=>f(Rt,qt(s.current))}
/>
</div>
<div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label="The board, to be scrolled"
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...n,"--zoom":a.zoom}}
ref=${s}
onDblClick=${x}
>
<div class="zoomed">${r}</div>
</div>
</div>
`}function jt({sign:t,name:e,off:o,click:n}){return m.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}
>
<span aria-hidden="true">${t}</span>
</button>`}function ce(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Dt(a.deltaY),K(t,a)))},r=a=>{o=a.touches.length===2?G(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let l=G(a.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,K(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function fe(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function K(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function qt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var R=u(g(),1),Wt="(orientation: portrait) and (max-width: 700px)";function Ft(){let[t,e]=(0,R.useState)(()=>matchMedia(Wt).matches);return(0,R.useEffect)(()=>{let o=matchMedia(Wt),n=()=>e(o.matches);return o.addEventListener("change",n),()=>o.removeEventListener("change",n)},[]),t}var Bt={flat:700,upright:350},ue=60;function J({state:t,movable:e,taken:o,path:n,reach:r,take:i,point:s,barred:a}){let l=(0,d.useRef)(null),{left:p,bottom:f,right:x,top:k}=t.field,v=t.figures.find(({id:c})=>c===o)?.at,C=Ft(),N=C?Bt.upright:Bt.flat,tt=[p-N,-k-N,x-p+2*N,k-f+2*N],j=c=>{let w=new DOMPoint(c.clientX,c.clientY),{x:L,y:q}=w.matrixTransform(l.current?.getScreenCTM()?.inverse());return{x:Math.round(L),y:Math.round(-q)}},Zt=c=>w=>{w.stopPropagation(),i(c.id);let L=j(w),q=Jt=>{let P=j(Jt);Math.hypot(P.x-L.x,P.y-L.y)>ue&&s?.(P,c.id)};addEventListener("pointerup",q,{once:!0})};return d.html`
<${Pt} kind="pitch-frame" tapped=${o!==null}>
<svg
class="pitch"
viewBox=${(C?de(tt):tt).join(" ")}
role="group"
aria-label="The pitch"
data-testid="pitch"
data-upright=${C}
onClick=${c=>s?.(j(c))}
>
<g ref=${l} transform=${C?"rotate(-90)":void 0}>
<${pe} state=${t} />
${v&&r!==null&&d.html`<circle class="reach" cx=${v.x} cy=${-v.y} r=${r} />`}
${v&&n.length>0&&d.html`<polyline
class="way"
data-testid="way"
points=${[v,...n].map(({x:c,y:w})=>`${c},${-w}`).join(" ")}
/>`}
${t.figures.filter(({at:c})=>c).map(c=>d.html`
<${$e}
key=${c.id}
figure=${c}
state=${t}
movable=${e.includes(c.id)}
taken=${c.id===o}
grab=${Zt(c)}
upright=${C}
/>
`)}
${a&&d.html`<circle class="barred" data-testid="barred" cx=${a.x} cy=${-a.y} r="130" />`}
${t.balls.map(c=>d.html`<${he} key=${c.id} ball=${c} state=${t} />`)}
</g>
</svg>
<//>
`}function de([t,e,o,n]){return[e,-t-o,n,o]}function pe({state:t}){let{field:e}=t,o=(e.left+e.right)/2;return d.html`
<g class="lines" aria-hidden="true">
<${Z} of=${e} class="grass" />
${t.zones.map((n,r)=>d.html`<${Z} of=${n} class="zone" style=${z(y(t,r+1))} />`)}
${t.bunkers.map(n=>d.html`<${Z} of=${n} class="bunker" />`)}
${[o,...t.slarge].map(n=>d.html`<line x1=${n} x2=${n} y1=${-e.top} y2=${-e.bottom} />`)}
</g>
`}function Z({of:t,...e}){let{left:o,bottom:n,right:r,top:i}=t;return d.html`<rect x=${o} y=${-i} width=${r-o} height=${i-n} ...${e} />`}function $e({figure:t,state:e,movable:o,taken:n,grab:r,upright:i}){let{x:s,y:a}=t.at,l=e.house.base/2,p=t.head!==null;return d.html`
<g
class="player-on-pitch"
style=${z(y(e,t.team))}
data-testid="figure"
data-id=${t.id}
data-x=${s}
data-y=${a}
data-movable=${o}
data-taken=${n}
data-fallen=${p}
role=${o?"button":"img"}
tabindex=${o?0:void 0}
aria-label=${`${H(t)}: ${h(e,t.id)}${p?", unconscious":""}`}
onPointerDown=${o?r:void 0}
onClick=${f=>o&&f.stopPropagation()}
>
${p&&d.html`<line
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
${H(t)}
</text>
</g>
`}function he({ball:t,state:e}){let o=e.figures.find(({id:s})=>s===t.carrier),n=t.at??o?.at;if(!n)return null;let r=e.house.ball/2*(o?.6:1),i=o?e.house.base/2:0;return d.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${n.x+i}
cy=${-n.y-i}
r=${r}
/>`}var It="pitch";function me({session:t}){let{state:e,legal:o}=t,n=ft(t),r=bt(o),i=r.has(n.tool)?n.tool:be(r),s=n.picked,a=i===null?null:yt(o,i,s),l=r.get(i)??"",p=i===null&&r.size===0?null:(f,x)=>n.at(f,x);return T.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${zt} session=${t} />
<${Ht.DiceForm} session=${t} />
<${J}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:ye(e,i,l)}
take=${f=>f!==i&&n.take(f)}
point=${p}
barred=${(0,Q.useTable)().state.refusals[It]?.spot}
/>
<${dt}
spot=${It}
command=${a}
words=${a&&xe(e,i,l,s)}
question=${i===null?"":ve(l)}
again=${s.length>0&&n.again}
/>
<${we} session=${t} />
</section>
${t.role==="referee"&&T.html`<${Ut.OtherCommands}
commands=${t.overrides??[]}
title="The referee’s word"
names=${{figure:e.figures.map(({id:f})=>({value:f,label:h(e,f)}))}}
/>`}
`}function ge({session:t}){return T.html`<${J} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function be(t){return t.size===1?[...t.keys()][0]:null}function ye(t,e,o){let n=I(t,O(t,e).position);return{Move:n?.move,Fling:n?.reach}[o]??null}function xe(t,e,o,n){let r=h(t,e),i=O(t,e).at;if(o==="Move")return`Move ${r} ${U(Y(i,n))}`;let s=pt(t,e);return o==="Fling"?`Fling ball ${s?.id??""} ${U(Y(i,n.slice(-1)))}`:`${r} falls this way`}var ke={Move:"Drag the figure, or tap where it goes, bend by bend.",Fling:"Tap where the ball is to land.",Topple:"Tap which way it falls."};function ve(t){return ke[t]??""}function we({session:t}){let{deeds:e,state:o}=(0,Q.useTable)(),n=mt(t.legal);return n.length?T.html`
<div class="act decisions">
${n.map(r=>T.html`
<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${o.busy.decision}
onClick=${()=>e.say("decision",r)}
>
${gt(t.state,r)}
</button>
`)}
<${_t.Refusal} spot="decision" />
</div>
`:null}var Gt=u(Xt()),Kt=document.createElement("style");Kt.textContent=".score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(66vh * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#0000008c;stroke-width:14}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true]{opacity:.65}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:30}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}";document.head.append(Kt);(0,Gt.arrived)("slargeball",V);