var me=Object.create;var K=Object.defineProperty;var $e=Object.getOwnPropertyDescriptor;var he=Object.getOwnPropertyNames;var ge=Object.getPrototypeOf,ye=Object.prototype.hasOwnProperty;var x=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},xe=(t,e)=>{for(var o in e)K(t,o,{get:e[o],enumerable:!0})},be=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of he(e))!ye.call(t,r)&&r!==o&&K(t,r,{get:()=>e[r],enumerable:!(n=$e(e,r))||n.enumerable});return t};var u=(t,e,o)=>(o=t!=null?me(ge(t)):{},be(e||!t||!t.__esModule?K(o,"default",{value:t,enumerable:!0}):o,t));var b=x((_e,ut)=>{ut.exports=core["view.js"]});var Y=x((Ge,dt)=>{dt.exports=core["page/table.js"]});var _=x((He,pt)=>{pt.exports=core["page/refusal.js"]});var $t=x((Xe,mt)=>{mt.exports=core["forms/dice.js"]});var gt=x((Ze,ht)=>{ht.exports=core["forms/other_commands.js"]});var z=x((Ve,vt)=>{vt.exports=core["words.js"]});var G=x((to,St)=>{St.exports=core["language.js"]});var jt=x((lo,Wt)=>{Wt.exports=core["games/awaited.js"]});var ce=x((Lo,le)=>{le.exports=core["parts.js"]});var ct={};xe(ct,{Board:()=>Pe,Large:()=>Fe,headlineOf:()=>Yt});var v=u(b(),1),lt=u(Y(),1),ie=u(_(),1),ae=u($t(),1),se=u(gt(),1);var xt=u(b(),1),yt={tool:null,picked:[]};function bt(t){let[e,o]=(0,xt.useState)({seq:-1,...yt}),n=e.seq===t.seq?e:yt,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),along:(i,s)=>r({tool:s,picked:i}),again:()=>r({picked:[]})}}var $=u(b(),1),kt=u(Y(),1),P=u(_(),1);function wt({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,kt.useTable)(),[c,p]=(0,$.useState)(null);if(!e&&!n)return $.html`<${P.Refusal} spot=${t} />`;let f=()=>s.say(t,e),y=()=>{p(null),r&&r()};return e&&i&&c===o?$.html`<${ke} asked=${i} busy=${a.busy[t]} yes=${f} no=${y} /><${P.Refusal} spot=${t} />`:$.html`<div class="answers">${e?$.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>p(o):f}>${o}</button>`:$.html`<p class="hint" data-testid="question">${n}</p>`}${r&&$.html`<button class="quiet" onClick=${r}>Choose again</button>`}</div><${P.Refusal} spot=${t} />`}function ke({asked:t,busy:e,yes:o,no:n}){let r=(0,$.useRef)(null);return(0,$.useEffect)(()=>r.current?.focus(),[]),$.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}var H=u(z(),1);var Tt=u(G(),1),Ot=new Map;function Et(t,e){let o=Ot.get(e)??we(e);return Ot.set(e,o),o.format(t)}function we(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(Tt.LANGUAGE,e)}var ve=254;function F(t,e){return t.figures.find(o=>o.id===e)??null}function X(t,e){return t.sheets.find(o=>o.position===e)??null}function Z(t,e){return X(t,e)?.title??e}function h(t,e){let o=F(t,e);return o?`${(0,H.named)(k(t,o.team))} ${Z(t,o.position)} ${o.number}`:"somebody"}function k(t,e){return t.colours[e-1]??""}function E(t,e){return t.players.find(o=>o.seat===e)?.name??`Seat ${e}`}function J(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function Q(t){return`${Et(t/ve,1)} in`}function V(t,e){let o=[t,...e];return o.slice(1).reduce((n,r,i)=>n+Math.hypot(r.x-o[i].x,r.y-o[i].y),0)}function At(t,e){return t.balls.find(o=>o.carrier===e)??null}var Se={setting_up:"Setting up",initiative:"Initiative",moving:"Moving",whapping:"Whapping",flinging:"Flinging",nabbing:"Nabbing",waking:"Waking up"};function zt({phase:t}){return Se[t]??(0,H.named)(t)}var C={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:1},ArrowDown:{x:0,y:-1}},Oe={ArrowLeft:C.ArrowUp,ArrowRight:C.ArrowDown,ArrowUp:C.ArrowRight,ArrowDown:C.ArrowLeft};function Ct(t,e,{key:o,shiftKey:n},r){let i=(r?Oe:C)[o];if(!i)return null;let s=n?25:127,a=e.at(-1)??t;return[...e.slice(0,-1),{x:a.x+i.x*s,y:a.y+i.y*s}]}function Mt(t){return t.length?[...tt(t),{...t.at(-1)}]:t}function tt(t){return t.filter(({x:e,y:o},n)=>e!==t[n-1]?.x||o!==t[n-1]?.y)}var Dt=u(z(),1),Lt={SetUp:(t,e)=>`${E(t,e.player)} stands in the usual order`,CallCoach:(t,e)=>`Call the ${h(t,e.figure)}`,Stride:(t,e)=>`The Coach strides to ${h(t,e.target)}`,Whap:(t,e)=>`${h(t,e.figure)} whaps ${h(t,e.target)}`,Nab:(t,e)=>`${h(t,e.figure)} nabs ball ${e.ball}`,Pass:(t,e)=>`${h(t,e.figure)} passes`,EndPhase:()=>"Nobody is in contact: go on",EndMoves:(t,e)=>`${E(t,e.player)} is done moving`},et={Move:"path",Fling:"to",Topple:"toward"};function Nt(t){return t.filter(({type:e})=>Lt[e])}function Rt(t,e){return(0,Dt.sentence)(Lt[e.type](t,e))}function Pt(t){let e=new Map;for(let{type:o,figure:n}of t)et[o]&&e.set(n,o);return e}function Ft(t,e,o){let n=t.find(i=>et[i.type]&&i.figure===e);if(!n||!o.length)return null;let r=et[n.type];return{...n,[r]:r==="path"?tt(o):o.at(-1)}}var D=u(b(),1),W=u(z(),1),j=u(jt(),1);var It=u(b(),1);var qt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},co=Object.keys(qt),Te={fill:"#75726b",ink:"#ffffff"};function M(t){let{fill:e,ink:o}=qt[t]??Te;return{"--hue":e,"--hue-ink":o}}var Ut=u(z(),1);function Bt({colour:t,large:e=!1}){return It.html`<span
class=${e?"swatch large":"swatch"}
style=${M(t)}
title=${t?(0,Ut.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function Kt({session:t}){let{state:e}=t;return D.html`<header><h2 data-testid="whose-move">${_t(t)}</h2>${e.turn>0&&D.html`<p class="round" data-testid="round">Turn ${e.turn} of ${e.period_end}</p>`}</header><p class="score" data-testid="score">${e.score.map((o,n)=>D.html`<span><${Bt} colour=${k(e,n+1)} />${(0,W.named)(k(e,n+1))} <strong>${o}</strong>${e.initiative===n+1&&D.html`<small data-testid="initiative">initiative</small>`}</span>`)}</p><p class="awaited" data-testid="awaited">${Gt(t)}</p>`}function Yt(t){let{state:e}=t;return{title:_t(t),colour:e.mover&&k(e,e.team),round:e.turn>0&&`Turn ${e.turn} of ${e.period_end}`,awaited:Gt(t)}}function _t({state:t,outcome:e}){if(t.phase==="over"){let o=(e?.winners??[]).map(n=>E(t,n));return o.length?`${(0,W.listed)(o)} won`:"A draw"}return t.phase==="moving"&&t.mover?`${Z(t,t.mover)}s move`:zt(t)}function Gt(t){let{state:e,awaiting:o,outcome:n}=t;return e.phase==="over"?n?.why??e.ending:o?.roll?`${(0,j.diceText)(o.roll)}: ${o.roll.why}.`:(0,j.awaitedText)(t,r=>E(e,r))}var d=u(b(),1);var g=u(b(),1);function Ht({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function Xt(t){return Math.exp(-t/300)}function ot([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Jt=1.5,Ee=2;function te({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,g.useRef)(null),s=e??i,[a,c]=(0,g.useState)({zoom:1,left:0,top:0}),p=(0,g.useRef)(a);p.current=a;let f=(S,N)=>c(Ht(ze(s,p),N,S));(0,g.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,g.useEffect)(()=>Ae(s.current,f),[]);let y=S=>{o||S.target.closest("button:enabled, [role=button]")||f(a.zoom>1?1/4:Ee,nt(s.current,S))};return g.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Qt}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>f(1/Jt,Vt(s.current))}/><${Qt}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>f(Jt,Vt(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...n,"--zoom":a.zoom}}
ref=${s}
onDblClick=${y}><div class="zoomed">${r}</div></div></div>`}function Qt({sign:t,name:e,off:o,click:n}){return g.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}><span aria-hidden="true">${t}</span></button>`}function Ae(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Xt(a.deltaY),nt(t,a)))},r=a=>{o=a.touches.length===2?ot(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let c=ot(a.touches);t.scrollBy(o.x-c.x,o.y-c.y),e(c.apart/o.apart,nt(t,{clientX:c.x,clientY:c.y})),o=c}};for(let[a,c]of Object.entries(s))t.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))t.removeEventListener(a,c)}}function ze(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function nt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function Vt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var q=u(b(),1),ee="(orientation: portrait) and (max-width: 700px)";function oe(){let[t,e]=(0,q.useState)(()=>matchMedia(ee).matches);return(0,q.useEffect)(()=>{let o=matchMedia(ee),n=()=>e(o.matches);return o.addEventListener("change",n),()=>o.removeEventListener("change",n)},[]),t}var it=u(G(),1),ne={flat:700,upright:350},at="pitch-keys",Ce=60;function st({state:t,movable:e,taken:o,path:n,reach:r,take:i,point:s,steer:a,barred:c}){let p=(0,d.useRef)(null),{left:f,bottom:y,right:S,top:N}=t.field,A=t.figures.find(({id:l})=>l===o)?.at,O=oe(),R=O?ne.upright:ne.flat,ft=[f-R,-N-R,S-f+2*R,N-y+2*R],I=l=>{let m=new DOMPoint(l.clientX,l.clientY),{x:T,y:w}=m.matrixTransform(p.current?.getScreenCTM()?.inverse());return{x:Math.round(T),y:Math.round(-w)}},de=l=>m=>{m.stopPropagation(),i(l.id);let T=I(m),w=U=>{let B=I(U);Math.hypot(B.x-T.x,B.y-T.y)>Ce&&s?.(B,l.id)};addEventListener("pointerup",w,{once:!0})},pe=l=>m=>{if(m.ctrlKey||m.metaKey||m.altKey)return;let T=l.id===o?n:[],w=Ct(l.at,T,m,O),U=["Enter"," "].includes(m.key);!w&&!U||(m.preventDefault(),m.stopPropagation(),w?a?.(w,l.id):l.id===o?a?.(Mt(n),l.id):i(l.id))};return d.html`<${te} kind="pitch-frame" tapped=${o!==null}><svg
class="pitch"
viewBox=${(O?Me(ft):ft).join(" ")}
role="group"
aria-label=${"The pitch"}
data-testid="pitch"
data-upright=${O}
onClick=${l=>s?.(I(l))}><g ref=${p} transform=${O?"rotate(-90)":void 0}><${De} state=${t} />${A&&r!==null&&d.html`<circle class="reach" cx=${A.x} cy=${-A.y} r=${r} />`}${A&&n.length>0&&d.html`<polyline
class="way"
data-testid="way"
points=${[A,...n].map(({x:l,y:m})=>`${l},${-m}`).join(" ")}/>`}${t.figures.filter(({at:l})=>l).map(l=>d.html`<${Ne}
key=${l.id}
figure=${l}
state=${t}
movable=${e.includes(l.id)}
taken=${l.id===o}
grab=${de(l)}
press=${pe(l)}
upright=${O}/>`)}${c&&d.html`<circle class="barred" data-testid="barred" cx=${c.x} cy=${-c.y} r="130" />`}${t.balls.map(l=>d.html`<${Re} key=${l.id} ball=${l} state=${t} />`)}</g></svg><//>`}function Me([t,e,o,n]){return[e,-t-o,n,o]}function De({state:t}){let{field:e}=t,o=(e.left+e.right)/2;return d.html`<g class="lines" aria-hidden="true"><${rt} of=${e} class="grass" />${t.zones.map((n,r)=>d.html`<${rt} of=${n} class="zone" style=${M(k(t,r+1))} />`)}${t.bunkers.map(n=>d.html`<${rt} of=${n} class="bunker" />`)}${[o,...t.slarge].map(n=>d.html`<line x1=${n} x2=${n} y1=${-e.top} y2=${-e.bottom} />`)}</g>`}function rt({of:t,...e}){let{left:o,bottom:n,right:r,top:i}=t;return d.html`<rect x=${o} y=${-i} width=${r-o} height=${i-n} ...${e} />`}function Le(t,e,o){let n={mark:J(e),name:h(t,e.id)};return o?(0,it.t)("{mark}: {name}, unconscious",n):(0,it.t)("{mark}: {name}",n)}function Ne({figure:t,state:e,movable:o,taken:n,grab:r,press:i,upright:s}){let{x:a,y:c}=t.at,p=e.house.base/2,f=t.head!==null;return d.html`<g
class="player-on-pitch"
style=${M(k(e,t.team))}
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
aria-label=${Le(e,t,f)}
aria-pressed=${o?n:void 0}
aria-describedby=${o?at:void 0}
onPointerDown=${o?r:void 0}
onKeyDown=${o?i:void 0}
onClick=${y=>o&&y.stopPropagation()}>${f&&d.html`<line
x1=${a}
y1=${-c}
x2=${t.head.x}
y2=${-t.head.y}
stroke-width=${p}/>`}<circle cx=${a} cy=${-c} r=${p} /><text
x=${a}
y=${-c+p*.35}
font-size=${p}
transform=${s?`rotate(90 ${a} ${-c})`:void 0}>${J(t)}</text></g>`}function Re({ball:t,state:e}){let o=e.figures.find(({id:s})=>s===t.carrier),n=t.at??o?.at;if(!n)return null;let r=e.house.ball/2*(o?.6:1),i=o?e.house.base/2:0;return d.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${n.x+i}
cy=${-n.y-i}
r=${r}/>`}var re="pitch";function Pe({session:t}){let{state:e,legal:o}=t,n=bt(t),r=Pt(o),i=r.has(n.tool)?n.tool:We(r),s=n.picked,a=i===null?null:Ft(o,i,s),c=r.get(i)??"",p=i===null&&r.size===0?null:(f,y)=>n.at(f,y);return v.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${Kt} session=${t} /><${ae.DiceForm} session=${t} /><${st}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:je(e,i,c)}
take=${f=>f!==i&&n.take(f)}
point=${p}
steer=${(f,y)=>n.along(f,y)}
barred=${(0,lt.useTable)().state.refusals[re]?.spot}/><div class="foot-of-game">${r.size>0&&v.html`<p class="hint" id=${at}>${Ue}</p>`}<${wt}
spot=${re}
command=${a}
words=${a&&qe(e,i,c,s)}
question=${i===null?"":Be(c)}
again=${s.length>0&&n.again}/><${Ke} session=${t} /></div></section>${t.role==="referee"&&v.html`<${se.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{figure:e.figures.map(({id:f})=>({value:f,label:h(e,f)}))}}/>`}`}function Fe({session:t}){return v.html`<${st} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function We(t){return t.size===1?[...t.keys()][0]:null}function je(t,e,o){let n=X(t,F(t,e).position);return{Move:n?.move,Fling:n?.reach}[o]??null}function qe(t,e,o,n){let r=h(t,e),i=F(t,e).at;if(o==="Move")return`Move ${r} ${Q(V(i,n))}`;let s=At(t,e);return o==="Fling"?`Fling ball ${s?.id??""} ${Q(V(i,n.slice(-1)))}`:`${r} falls this way`}var Ie={Move:"Drag the figure, or tap where it goes, bend by bend.",Fling:"Tap where the ball is to land.",Topple:"Tap which way it falls."},Ue="By keys: Enter takes a figure, arrows draw its way (finer with Shift), Enter again adds a bend.";function Be(t){return Ie[t]??""}function Ke({session:t}){let{deeds:e,state:o}=(0,lt.useTable)(),n=Nt(t.legal);return n.length?v.html`<div class="act decisions">${n.map(r=>v.html`<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${o.busy.decision}
onClick=${()=>e.say("decision",r)}>${Rt(t.state,r)}</button>`)}<${ie.Refusal} spot="decision" /></div>`:null}var fe=u(ce()),ue=document.createElement("style");ue.textContent='.score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(min(66vh,var(--board-height)) * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#f4f4ee;stroke-width:20}.player-on-pitch[data-team="2"] circle{stroke-dasharray:45 25}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true] circle{fill:color-mix(in srgb,var(--hue) 55%,#1c3a18);stroke:#f4f4ee99}.player-on-pitch[data-fallen=true] text{fill:#fff}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true]:focus-visible{outline:30px solid #ffffff;outline-offset:25px}#pitch-keys{display:none}.now:has(.player-on-pitch:focus-visible) #pitch-keys{display:block}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:38;stroke-dasharray:none}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44;stroke-dasharray:none}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}';document.head.append(ue);(0,fe.arrived)("slargeball",ct);