var he=Object.create;var Y=Object.defineProperty;var ge=Object.getOwnPropertyDescriptor;var ye=Object.getOwnPropertyNames;var xe=Object.getPrototypeOf,be=Object.prototype.hasOwnProperty;var x=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},ke=(t,e)=>{for(var o in e)Y(t,o,{get:e[o],enumerable:!0})},we=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ye(e))!be.call(t,r)&&r!==o&&Y(t,r,{get:()=>e[r],enumerable:!(n=ge(e,r))||n.enumerable});return t};var u=(t,e,o)=>(o=t!=null?he(xe(t)):{},we(e||!t||!t.__esModule?Y(o,"default",{value:t,enumerable:!0}):o,t));var y=x((Ge,dt)=>{dt.exports=core["view.js"]});var _=x((He,pt)=>{pt.exports=core["page/table.js"]});var G=x((Xe,mt)=>{mt.exports=core["page/refusal.js"]});var ht=x((Ze,$t)=>{$t.exports=core["forms/dice.js"]});var yt=x((Je,gt)=>{gt.exports=core["forms/other_commands.js"]});var z=x((oo,Ot)=>{Ot.exports=core["words.js"]});var H=x((no,Tt)=>{Tt.exports=core["language.js"]});var It=x((uo,qt)=>{qt.exports=core["games/awaited.js"]});var ue=x((Po,fe)=>{fe.exports=core["parts.js"]});var ft={};ke(ft,{Board:()=>Fe,Large:()=>We,headlineOf:()=>Gt});var S=u(y(),1),ct=u(_(),1),se=u(G(),1),le=u(ht(),1),ce=u(yt(),1);var bt=u(y(),1),xt={tool:null,picked:[]};function kt(t){let[e,o]=(0,bt.useState)({seq:-1,...xt}),n=e.seq===t.seq?e:xt,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),along:(i,s)=>r({tool:s,picked:i}),again:()=>r({picked:[]})}}var b=u(y(),1),vt=u(_(),1),F=u(G(),1);var E=u(y(),1);function wt({asked:t,busy:e,yes:o,no:n}){let r=(0,E.useRef)(null);return(0,E.useEffect)(()=>r.current?.focus(),[]),E.html`<div class="inline-form" role="alertdialog" aria-label=${t.question} data-testid="sure"><strong>${t.question}</strong><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}function St({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,vt.useTable)(),[c,p]=(0,b.useState)(null);if(!e&&!n)return b.html`<${F.Refusal} spot=${t} />`;let f=()=>s.say(t,e),$=()=>{p(null),r&&r()};return e&&i&&c===o?b.html`<${wt} asked=${i} busy=${a.busy[t]} yes=${f} no=${$} /><${F.Refusal} spot=${t} />`:b.html`<div class="answers">${e?b.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>p(o):f}>${o}</button>`:b.html`<p class="hint" data-testid="question">${n}</p>`}${r&&b.html`<button class="quiet" onClick=${r}>Choose again</button>`}</div><${F.Refusal} spot=${t} />`}var X=u(z(),1);var At=u(H(),1),Et=new Map;function Ct(t,e){let o=Et.get(e)??ve(e);return Et.set(e,o),o.format(t)}function ve(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(At.LANGUAGE,e)}var Se=254;function W(t,e){return t.figures.find(o=>o.id===e)??null}function Z(t,e){return t.sheets.find(o=>o.position===e)??null}function J(t,e){return Z(t,e)?.title??e}function h(t,e){let o=W(t,e);return o?`${(0,X.named)(w(t,o.team))} ${J(t,o.position)} ${o.number}`:"somebody"}function w(t,e){return t.colours[e-1]??""}function A(t,e){return t.players.find(o=>o.seat===e)?.name??`Seat ${e}`}function Q(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function V(t){return`${Ct(t/Se,1)} in`}function tt(t,e){let o=[t,...e];return o.slice(1).reduce((n,r,i)=>n+Math.hypot(r.x-o[i].x,r.y-o[i].y),0)}function zt(t,e){return t.balls.find(o=>o.carrier===e)??null}var Oe={lots:"Drawing lots",setting_up:"Setting up",initiative:"Initiative",moving:"Moving",calling:"Calling the Coach",whapping:"Whapping",toppling:"Falling",flinging:"Flinging",nabbing:"Nabbing",waking:"Waking up",closing:"End of the turn"};function Mt({phase:t}){return Oe[t]??(0,X.named)(t)}var M={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:1},ArrowDown:{x:0,y:-1}},Te={ArrowLeft:M.ArrowUp,ArrowRight:M.ArrowDown,ArrowUp:M.ArrowRight,ArrowDown:M.ArrowLeft};function Dt(t,e,{key:o,shiftKey:n},r){let i=(r?Te:M)[o];if(!i)return null;let s=n?25:127,a=e.at(-1)??t;return[...e.slice(0,-1),{x:a.x+i.x*s,y:a.y+i.y*s}]}function Lt(t){return t.length?[...et(t),{...t.at(-1)}]:t}function et(t){return t.filter(({x:e,y:o},n)=>e!==t[n-1]?.x||o!==t[n-1]?.y)}var Nt=u(z(),1),Rt={SetUp:(t,e)=>`${A(t,e.player)} stands in the usual order`,CallCoach:(t,e)=>`Call the ${h(t,e.figure)}`,Stride:(t,e)=>`The Coach strides to ${h(t,e.target)}`,Whap:(t,e)=>`${h(t,e.figure)} whaps ${h(t,e.target)}`,Nab:(t,e)=>`${h(t,e.figure)} nabs ball ${e.ball}`,Pass:(t,e)=>`${h(t,e.figure)} passes`,EndPhase:()=>"Nobody is in contact: go on",EndMoves:(t,e)=>`${A(t,e.player)} is done moving`},ot={Move:"path",Fling:"to",Topple:"toward"};function Pt(t){return t.filter(({type:e})=>Rt[e])}function Ft(t,e){return(0,Nt.sentence)(Rt[e.type](t,e))}function Wt(t){let e=new Map;for(let{type:o,figure:n}of t)ot[o]&&e.set(n,o);return e}function jt(t,e,o){let n=t.find(i=>ot[i.type]&&i.figure===e);if(!n||!o.length)return null;let r=ot[n.type];return{...n,[r]:r==="path"?et(o):o.at(-1)}}var L=u(y(),1),j=u(z(),1),q=u(It(),1);var Bt=u(y(),1);var Ut={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},po=Object.keys(Ut),Ee={fill:"#75726b",ink:"#ffffff"};function D(t){let{fill:e,ink:o}=Ut[t]??Ee;return{"--hue":e,"--hue-ink":o}}var Kt=u(z(),1);function Yt({colour:t,large:e=!1}){return Bt.html`<span
class=${e?"swatch large":"swatch"}
style=${D(t)}
title=${t?(0,Kt.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function _t({session:t}){let{state:e}=t;return L.html`<header><h2 data-testid="whose-move">${Ht(t)}</h2>${e.turn>0&&L.html`<p class="round" data-testid="round">Turn ${e.turn} of ${e.period_end}</p>`}</header><p class="score" data-testid="score">${e.score.map((o,n)=>L.html`<span><${Yt} colour=${w(e,n+1)} />${(0,j.named)(w(e,n+1))} <strong>${o}</strong>${e.initiative===n+1&&L.html`<small data-testid="initiative">initiative</small>`}</span>`)}</p><p class="awaited" data-testid="awaited">${Xt(t)}</p>`}function Gt(t){let{state:e}=t;return{title:Ht(t),colour:e.mover&&w(e,e.team),round:e.turn>0&&`Turn ${e.turn} of ${e.period_end}`,awaited:Xt(t)}}function Ht({state:t,outcome:e}){if(t.phase==="over"){let o=(e?.winners??[]).map(n=>A(t,n));return o.length?`${(0,j.listed)(o)} won`:"A draw"}return t.phase==="moving"&&t.mover?`${J(t,t.mover)}s move`:Mt(t)}function Xt(t){let{state:e,awaiting:o,outcome:n}=t;return e.phase==="over"?n?.why??e.ending:o?.roll?`${(0,q.diceText)(o.roll)}: ${o.roll.why}.`:(0,q.awaitedText)(t,r=>A(e,r))}var d=u(y(),1);var g=u(y(),1);function Zt({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function Jt(t){return Math.exp(-t/300)}function nt([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Vt=1.5,Ae=2;function oe({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,g.useRef)(null),s=e??i,[a,c]=(0,g.useState)({zoom:1,left:0,top:0}),p=(0,g.useRef)(a);p.current=a;let f=(k,R)=>c(Zt(ze(s,p),R,k));(0,g.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,g.useEffect)(()=>Ce(s.current,f),[]);let $=k=>{o||k.target.closest("button:enabled, [role=button]")||f(a.zoom>1?1/4:Ae,rt(s.current,k))};return g.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${te}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>f(1/Vt,ee(s.current))}/><${te}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>f(Vt,ee(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...n,"--zoom":a.zoom}}
ref=${s}
onDblClick=${$}><div class="zoomed">${r}</div></div></div>`}function te({sign:t,name:e,off:o,click:n}){return g.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}><span aria-hidden="true">${t}</span></button>`}function Ce(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Jt(a.deltaY),rt(t,a)))},r=a=>{o=a.touches.length===2?nt(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let c=nt(a.touches);t.scrollBy(o.x-c.x,o.y-c.y),e(c.apart/o.apart,rt(t,{clientX:c.x,clientY:c.y})),o=c}};for(let[a,c]of Object.entries(s))t.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))t.removeEventListener(a,c)}}function ze(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function rt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function ee(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var I=u(y(),1),ne="(orientation: portrait) and (max-width: 700px)";function re(){let[t,e]=(0,I.useState)(()=>matchMedia(ne).matches);return(0,I.useEffect)(()=>{let o=matchMedia(ne),n=()=>e(o.matches);return o.addEventListener("change",n),()=>o.removeEventListener("change",n)},[]),t}var at=u(H(),1),ie={flat:700,upright:350},st="pitch-keys",Me=60;function lt({state:t,movable:e,taken:o,path:n,reach:r,take:i,point:s,steer:a,barred:c}){let p=(0,d.useRef)(null),{left:f,bottom:$,right:k,top:R}=t.field,C=t.figures.find(({id:l})=>l===o)?.at,O=re(),P=O?ie.upright:ie.flat,ut=[f-P,-R-P,k-f+2*P,R-$+2*P],U=l=>{let m=new DOMPoint(l.clientX,l.clientY),{x:T,y:v}=m.matrixTransform(p.current?.getScreenCTM()?.inverse());return{x:Math.round(T),y:Math.round(-v)}},me=l=>m=>{m.stopPropagation(),i(l.id);let T=U(m),v=B=>{let K=U(B);Math.hypot(K.x-T.x,K.y-T.y)>Me&&s?.(K,l.id)};addEventListener("pointerup",v,{once:!0})},$e=l=>m=>{if(m.ctrlKey||m.metaKey||m.altKey)return;let T=l.id===o?n:[],v=Dt(l.at,T,m,O),B=["Enter"," "].includes(m.key);!v&&!B||(m.preventDefault(),m.stopPropagation(),v?a?.(v,l.id):l.id===o?a?.(Lt(n),l.id):i(l.id))};return d.html`<${oe} kind="pitch-frame" tapped=${o!==null}><svg
class="pitch"
viewBox=${(O?De(ut):ut).join(" ")}
role="group"
aria-label=${"The pitch"}
data-testid="pitch"
data-upright=${O}
onClick=${l=>s?.(U(l))}><g ref=${p} transform=${O?"rotate(-90)":void 0}><${Le} state=${t} />${C&&r!==null&&d.html`<circle class="reach" cx=${C.x} cy=${-C.y} r=${r} />`}${C&&n.length>0&&d.html`<polyline
class="way"
data-testid="way"
points=${[C,...n].map(({x:l,y:m})=>`${l},${-m}`).join(" ")}/>`}${t.figures.filter(({at:l})=>l).map(l=>d.html`<${Re}
key=${l.id}
figure=${l}
state=${t}
movable=${e.includes(l.id)}
taken=${l.id===o}
grab=${me(l)}
press=${$e(l)}
upright=${O}/>`)}${c&&d.html`<circle class="barred" data-testid="barred" cx=${c.x} cy=${-c.y} r="130" />`}${t.balls.map(l=>d.html`<${Pe} key=${l.id} ball=${l} state=${t} />`)}</g></svg><//>`}function De([t,e,o,n]){return[e,-t-o,n,o]}function Le({state:t}){let{field:e}=t,o=(e.left+e.right)/2;return d.html`<g class="lines" aria-hidden="true"><${it} of=${e} class="grass" />${t.zones.map((n,r)=>d.html`<${it} of=${n} class="zone" style=${D(w(t,r+1))} />`)}${t.bunkers.map(n=>d.html`<${it} of=${n} class="bunker" />`)}${[o,...t.slarge].map(n=>d.html`<line x1=${n} x2=${n} y1=${-e.top} y2=${-e.bottom} />`)}</g>`}function it({of:t,...e}){let{left:o,bottom:n,right:r,top:i}=t;return d.html`<rect x=${o} y=${-i} width=${r-o} height=${i-n} ...${e} />`}function Ne(t,e,o){let n={mark:Q(e),name:h(t,e.id)};return o?(0,at.t)("{mark}: {name}, unconscious",n):(0,at.t)("{mark}: {name}",n)}function Re({figure:t,state:e,movable:o,taken:n,grab:r,press:i,upright:s}){let{x:a,y:c}=t.at,p=e.house.base/2,f=t.head!==null,$=Q(t);return d.html`<g
class="player-on-pitch"
style=${D(w(e,t.team))}
data-testid="figure"
data-id=${t.id}
data-team=${t.team}
data-x=${a}
data-y=${c}
data-movable=${o}
data-taken=${n}
data-fallen=${f}
role=${o?"button":"img"}
tabindex=${o?0:void 0}
aria-label=${Ne(e,t,f)}
aria-pressed=${o?n:void 0}
aria-describedby=${o?st:void 0}
onPointerDown=${o?r:void 0}
onKeyDown=${o?i:void 0}
onClick=${k=>o&&k.stopPropagation()}>${f&&d.html`<line
x1=${a}
y1=${-c}
x2=${t.head.x}
y2=${-t.head.y}
stroke-width=${p}/>`}<circle cx=${a} cy=${-c} r=${p} /><text
x=${a}
y=${-c+p*.35}
font-size=${$.length>2?p*.75:p}
transform=${s?`rotate(90 ${a} ${-c})`:void 0}>${$}</text></g>`}function Pe({ball:t,state:e}){let o=e.figures.find(({id:s})=>s===t.carrier),n=t.at??o?.at;if(!n)return null;let r=e.house.ball/2*(o?.6:1),i=o?e.house.base/2:0;return d.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${n.x+i}
cy=${-n.y-i}
r=${r}/>`}var ae="pitch";function Fe({session:t}){let{state:e,legal:o}=t,n=kt(t),r=Wt(o),i=r.has(n.tool)?n.tool:je(r),s=n.picked,a=i===null?null:jt(o,i,s),c=r.get(i)??"",p=i===null&&r.size===0?null:(f,$)=>n.at(f,$);return S.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${_t} session=${t} /><${le.DiceForm} session=${t} /><${lt}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:qe(e,i,c)}
take=${f=>f!==i&&n.take(f)}
point=${p}
steer=${(f,$)=>n.along(f,$)}
barred=${(0,ct.useTable)().state.refusals[ae]?.spot}/><div class="foot-of-game">${r.size>0&&S.html`<p class="hint" id=${st}>${Be}</p>`}<${St}
spot=${ae}
command=${a}
words=${a&&Ie(e,i,c,s)}
question=${i===null?"":Ke(c)}
again=${s.length>0&&n.again}/><${Ye} session=${t} /></div></section>${t.role==="referee"&&S.html`<${ce.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{figure:e.figures.map(({id:f})=>({value:f,label:h(e,f)}))}}/>`}`}function We({session:t}){return S.html`<${lt} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function je(t){return t.size===1?[...t.keys()][0]:null}function qe(t,e,o){let n=Z(t,W(t,e).position);return{Move:n?.move,Fling:n?.reach}[o]??null}function Ie(t,e,o,n){let r=h(t,e),i=W(t,e).at;if(o==="Move")return`Move ${r} ${V(tt(i,n))}`;let s=zt(t,e);return o==="Fling"?`Fling ball ${s?.id??""} ${V(tt(i,n.slice(-1)))}`:`${r} falls this way`}var Ue={Move:"Drag the figure, or tap where it goes, bend by bend.",Fling:"Tap where the ball is to land.",Topple:"Tap which way it falls."},Be="By keys: Enter takes a figure, arrows draw its way (finer with Shift), Enter again adds a bend.";function Ke(t){return Ue[t]??""}function Ye({session:t}){let{deeds:e,state:o}=(0,ct.useTable)(),n=Pt(t.legal);return n.length?S.html`<div class="act decisions">${n.map(r=>S.html`<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${o.busy.decision}
onClick=${()=>e.say("decision",r)}>${Ft(t.state,r)}</button>`)}<${se.Refusal} spot="decision" /></div>`:null}var de=u(ue()),pe=document.createElement("style");pe.textContent='.score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(min(66vh,var(--board-height)) * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#f4f4ee;stroke-width:20}.player-on-pitch[data-team="2"] circle{stroke-dasharray:45 25}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true] circle{fill:color-mix(in srgb,var(--hue) 55%,#1c3a18);stroke:#f4f4ee99}.player-on-pitch[data-fallen=true] text{fill:#fff}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true]:focus-visible{outline:30px solid #ffffff;outline-offset:25px}#pitch-keys{display:none}.now:has(.player-on-pitch:focus-visible) #pitch-keys{display:block}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:38;stroke-dasharray:none}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44;stroke-dasharray:none}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}';document.head.append(pe);(0,de.arrived)("slargeball",ft);