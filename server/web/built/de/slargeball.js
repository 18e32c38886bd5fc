var he=Object.create;var G=Object.defineProperty;var ge=Object.getOwnPropertyDescriptor;var ye=Object.getOwnPropertyNames;var xe=Object.getPrototypeOf,be=Object.prototype.hasOwnProperty;var x=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},ke=(t,e)=>{for(var n in e)G(t,n,{get:e[n],enumerable:!0})},we=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ye(e))!be.call(t,r)&&r!==n&&G(t,r,{get:()=>e[r],enumerable:!(o=ge(e,r))||o.enumerable});return t};var u=(t,e,n)=>(n=t!=null?he(xe(t)):{},we(e||!t||!t.__esModule?G(n,"default",{value:t,enumerable:!0}):n,t));var y=x((_e,dt)=>{dt.exports=core["view.js"]});var Y=x((He,pt)=>{pt.exports=core["page/table.js"]});var _=x((Ze,mt)=>{mt.exports=core["page/refusal.js"]});var ht=x((Xe,$t)=>{$t.exports=core["forms/dice.js"]});var yt=x((Ve,gt)=>{gt.exports=core["forms/other_commands.js"]});var C=x((nn,Ot)=>{Ot.exports=core["words.js"]});var H=x((on,Et)=>{Et.exports=core["language.js"]});var Ut=x((dn,jt)=>{jt.exports=core["games/awaited.js"]});var ue=x((Pn,fe)=>{fe.exports=core["parts.js"]});var ft={};ke(ft,{Board:()=>Fe,Large:()=>Ke,headlineOf:()=>_t});var S=u(y(),1),ct=u(Y(),1),se=u(_(),1),le=u(ht(),1),ce=u(yt(),1);var bt=u(y(),1),xt={tool:null,picked:[]};function kt(t){let[e,n]=(0,bt.useState)({seq:-1,...xt}),o=e.seq===t.seq?e:xt,r=i=>n({seq:t.seq,tool:o.tool,picked:o.picked,...i});return{tool:o.tool,picked:o.picked,take:i=>r({tool:i===o.tool?null:i,picked:[]}),pick:i=>r({picked:[...o.picked,i]}),at:(i,s=o.tool)=>r({tool:s,picked:s===o.tool?[...o.picked,i]:[i]}),along:(i,s)=>r({tool:s,picked:i}),again:()=>r({picked:[]})}}var b=u(y(),1),vt=u(Y(),1),F=u(_(),1);var T=u(y(),1);function wt({asked:t,busy:e,yes:n,no:o}){let r=(0,T.useRef)(null);return(0,T.useEffect)(()=>r.current?.focus(),[]),T.html`<div class="inline-form" role="alertdialog" aria-label=${t.question} data-testid="sure"><strong>${t.question}</strong><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${o}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${n}>${t.yes}</button></div></div>`}function St({spot:t,command:e,words:n,question:o,again:r,asked:i=null}){let{deeds:s,state:a}=(0,vt.useTable)(),[c,p]=(0,b.useState)(null);if(!e&&!o)return b.html`<${F.Refusal} spot=${t} />`;let f=()=>s.say(t,e),$=()=>{p(null),r&&r()};return e&&i&&c===n?b.html`<${wt} asked=${i} busy=${a.busy[t]} yes=${f} no=${$} /><${F.Refusal} spot=${t} />`:b.html`<div class="answers">${e?b.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>p(n):f}>${n}</button>`:b.html`<p class="hint" data-testid="question">${o}</p>`}${r&&b.html`<button class="quiet" onClick=${r}>Neu wählen</button>`}</div><${F.Refusal} spot=${t} />`}var Z=u(C(),1);var zt=u(H(),1),Tt=new Map;function At(t,e){let n=Tt.get(e)??ve(e);return Tt.set(e,n),n.format(t)}function ve(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(zt.LANGUAGE,e)}var Se=254;function K(t,e){return t.figures.find(n=>n.id===e)??null}function X(t,e){return t.sheets.find(n=>n.position===e)??null}function V(t,e){return X(t,e)?.title??e}function h(t,e){let n=K(t,e);return n?`${V(t,n.position)} ${n.number} (${(0,Z.named)(w(t,n.team))})`:"jemand"}function w(t,e){return t.colours[e-1]??""}function z(t,e){return t.players.find(n=>n.seat===e)?.name??`Platz ${e}`}function J(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function Q(t){return`${At(t/Se,1)} Zoll`}function tt(t,e){let n=[t,...e];return n.slice(1).reduce((o,r,i)=>o+Math.hypot(r.x-n[i].x,r.y-n[i].y),0)}function Ct(t,e){return t.balls.find(n=>n.carrier===e)??null}var Oe={lots:"Auslosen",setting_up:"Aufstellen",initiative:"Initiative",moving:"Bewegen",calling:"Rufen nach dem Coach",whapping:"Rempeln",toppling:"Umfallen",flinging:"Werfen",nabbing:"Schnappen",waking:"Aufwachen",closing:"Ende des Zuges"};function Mt({phase:t}){return Oe[t]??(0,Z.named)(t)}var M={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:1},ArrowDown:{x:0,y:-1}},Ee={ArrowLeft:M.ArrowUp,ArrowRight:M.ArrowDown,ArrowUp:M.ArrowRight,ArrowDown:M.ArrowLeft};function Dt(t,e,{key:n,shiftKey:o},r){let i=(r?Ee:M)[n];if(!i)return null;let s=o?25:127,a=e.at(-1)??t;return[...e.slice(0,-1),{x:a.x+i.x*s,y:a.y+i.y*s}]}function Rt(t){return t.length?[...et(t),{...t.at(-1)}]:t}function et(t){return t.filter(({x:e,y:n},o)=>e!==t[o-1]?.x||n!==t[o-1]?.y)}var Nt=u(C(),1),Lt={SetUp:(t,e)=>`${z(t,e.player)} steht in der üblichen Aufstellung`,CallCoach:(t,e)=>`Rufen: ${h(t,e.figure)}`,Stride:(t,e)=>`Der Coach schreitet zu ${h(t,e.target)}`,Whap:(t,e)=>`${h(t,e.figure)} rempelt ${h(t,e.target)}`,Nab:(t,e)=>`${h(t,e.figure)} schnappt Ball ${e.ball}`,Pass:(t,e)=>`${h(t,e.figure)} lässt es sein`,EndPhase:()=>"Niemand ist in Kontakt: weiter",EndMoves:(t,e)=>`${z(t,e.player)} hat gezogen`},nt={Move:"path",Fling:"to",Topple:"toward"};function Pt(t){return t.filter(({type:e})=>Lt[e])}function Ft(t,e){return(0,Nt.sentence)(Lt[e.type](t,e))}function Kt(t){let e=new Map;for(let{type:n,figure:o}of t)nt[n]&&e.set(o,n);return e}function Wt(t,e,n){let o=t.find(i=>nt[i.type]&&i.figure===e);if(!o||!n.length)return null;let r=nt[o.type];return{...o,[r]:r==="path"?et(n):n.at(-1)}}var R=u(y(),1),W=u(C(),1),j=u(Ut(),1);var qt=u(y(),1);var Bt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},pn=Object.keys(Bt),Te={fill:"#75726b",ink:"#ffffff"};function D(t){let{fill:e,ink:n}=Bt[t]??Te;return{"--hue":e,"--hue-ink":n}}var It=u(C(),1);function Gt({colour:t,large:e=!1}){return qt.html`<span
class=${e?"swatch large":"swatch"}
style=${D(t)}
title=${t?(0,It.named)(t):"noch keine Farbe"}
aria-hidden="true"></span>`}function Yt({session:t}){let{state:e}=t;return R.html`<header><h2 data-testid="whose-move">${Ht(t)}</h2>${e.turn>0&&R.html`<p class="round" data-testid="round">Zug ${e.turn} von ${e.period_end}</p>`}</header><p class="score" data-testid="score">${e.score.map((n,o)=>R.html`<span><${Gt} colour=${w(e,o+1)} />${(0,W.named)(w(e,o+1))} <strong>${n}</strong>${e.initiative===o+1&&R.html`<small data-testid="initiative">Initiative</small>`}</span>`)}</p><p class="awaited" data-testid="awaited">${Zt(t)}</p>`}function _t(t){let{state:e}=t;return{title:Ht(t),colour:e.mover&&w(e,e.team),round:e.turn>0&&`Zug ${e.turn} von ${e.period_end}`,awaited:Zt(t)}}function Ht({state:t,outcome:e}){if(t.phase==="over"){let n=(e?.winners??[]).map(o=>z(t,o));return n.length?`Gewonnen: ${(0,W.listed)(n)}`:"Unentschieden"}return t.phase==="moving"&&t.mover?`${V(t,t.mover)}: bewegen`:Mt(t)}function Zt(t){let{state:e,awaiting:n,outcome:o}=t;return e.phase==="over"?o?.why??e.ending:n?.roll?`${(0,j.diceText)(n.roll)}: ${n.roll.why}.`:(0,j.awaitedText)(t,r=>z(e,r))}var d=u(y(),1);var g=u(y(),1);function Xt({zoom:t,left:e,top:n},{x:o,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+o)*a-o),top:Math.max(0,(n+r)*a-r)}}function Vt(t){return Math.exp(-t/300)}function ot([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Qt=1.5,ze=2;function ne({kind:t,frame:e,tapped:n=!1,style:o={},children:r}){let i=(0,g.useRef)(null),s=e??i,[a,c]=(0,g.useState)({zoom:1,left:0,top:0}),p=(0,g.useRef)(a);p.current=a;let f=(k,L)=>c(Xt(Ce(s,p),L,k));(0,g.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,g.useEffect)(()=>Ae(s.current,f),[]);let $=k=>{n||k.target.closest("button:enabled, [role=button]")||f(a.zoom>1?1/4:ze,rt(s.current,k))};return g.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}><${te}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>f(1/Qt,ee(s.current))}/><${te}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>f(Qt,ee(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...o,"--zoom":a.zoom}}
ref=${s}
onDblClick=${$}><div class="zoomed">${r}</div></div></div>`}function te({sign:t,name:e,off:n,click:o}){return g.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${n}
onClick=${()=>!n&&o()}><span aria-hidden="true">${t}</span></button>`}function Ae(t,e){if(!t)return;let n=null,o=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Vt(a.deltaY),rt(t,a)))},r=a=>{n=a.touches.length===2?ot(a.touches):null},s={wheel:o,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let c=ot(a.touches);t.scrollBy(n.x-c.x,n.y-c.y),e(c.apart/n.apart,rt(t,{clientX:c.x,clientY:c.y})),n=c}};for(let[a,c]of Object.entries(s))t.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))t.removeEventListener(a,c)}}function Ce(t,e){let{scrollLeft:n,scrollTop:o}=t.current;return{zoom:e.current.zoom,left:n,top:o}}function rt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect();return{x:e-o,y:n-r}}function ee(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var U=u(y(),1),oe="(orientation: portrait) and (max-width: 700px)";function re(){let[t,e]=(0,U.useState)(()=>matchMedia(oe).matches);return(0,U.useEffect)(()=>{let n=matchMedia(oe),o=()=>e(n.matches);return n.addEventListener("change",o),()=>n.removeEventListener("change",o)},[]),t}var at=u(H(),1),ie={flat:700,upright:350},st="pitch-keys",Me=60;function lt({state:t,movable:e,taken:n,path:o,reach:r,take:i,point:s,steer:a,barred:c}){let p=(0,d.useRef)(null),{left:f,bottom:$,right:k,top:L}=t.field,A=t.figures.find(({id:l})=>l===n)?.at,O=re(),P=O?ie.upright:ie.flat,ut=[f-P,-L-P,k-f+2*P,L-$+2*P],B=l=>{let m=new DOMPoint(l.clientX,l.clientY),{x:E,y:v}=m.matrixTransform(p.current?.getScreenCTM()?.inverse());return{x:Math.round(E),y:Math.round(-v)}},me=l=>m=>{m.stopPropagation(),i(l.id);let E=B(m),v=q=>{let I=B(q);Math.hypot(I.x-E.x,I.y-E.y)>Me&&s?.(I,l.id)};addEventListener("pointerup",v,{once:!0})},$e=l=>m=>{if(m.ctrlKey||m.metaKey||m.altKey)return;let E=l.id===n?o:[],v=Dt(l.at,E,m,O),q=["Enter"," "].includes(m.key);!v&&!q||(m.preventDefault(),m.stopPropagation(),v?a?.(v,l.id):l.id===n?a?.(Rt(o),l.id):i(l.id))};return d.html`<${ne} kind="pitch-frame" tapped=${n!==null}><svg
class="pitch"
viewBox=${(O?De(ut):ut).join(" ")}
role="group"
aria-label=${"Das Spielfeld"}
data-testid="pitch"
data-upright=${O}
onClick=${l=>s?.(B(l))}><g ref=${p} transform=${O?"rotate(-90)":void 0}><${Re} state=${t} />${A&&r!==null&&d.html`<circle class="reach" cx=${A.x} cy=${-A.y} r=${r} />`}${A&&o.length>0&&d.html`<polyline
class="way"
data-testid="way"
points=${[A,...o].map(({x:l,y:m})=>`${l},${-m}`).join(" ")}/>`}${t.figures.filter(({at:l})=>l).map(l=>d.html`<${Le}
key=${l.id}
figure=${l}
state=${t}
movable=${e.includes(l.id)}
taken=${l.id===n}
grab=${me(l)}
press=${$e(l)}
upright=${O}/>`)}${c&&d.html`<circle class="barred" data-testid="barred" cx=${c.x} cy=${-c.y} r="130" />`}${t.balls.map(l=>d.html`<${Pe} key=${l.id} ball=${l} state=${t} />`)}</g></svg><//>`}function De([t,e,n,o]){return[e,-t-n,o,n]}function Re({state:t}){let{field:e}=t,n=(e.left+e.right)/2;return d.html`<g class="lines" aria-hidden="true"><${it} of=${e} class="grass" />${t.zones.map((o,r)=>d.html`<${it} of=${o} class="zone" style=${D(w(t,r+1))} />`)}${t.bunkers.map(o=>d.html`<${it} of=${o} class="bunker" />`)}${[n,...t.slarge].map(o=>d.html`<line x1=${o} x2=${o} y1=${-e.top} y2=${-e.bottom} />`)}</g>`}function it({of:t,...e}){let{left:n,bottom:o,right:r,top:i}=t;return d.html`<rect x=${n} y=${-i} width=${r-n} height=${i-o} ...${e} />`}function Ne(t,e,n){let o={mark:J(e),name:h(t,e.id)};return n?(0,at.t)("{mark}: {name}, bewusstlos",o):(0,at.t)("{mark}: {name}",o)}function Le({figure:t,state:e,movable:n,taken:o,grab:r,press:i,upright:s}){let{x:a,y:c}=t.at,p=e.house.base/2,f=t.head!==null,$=J(t);return d.html`<g
class="player-on-pitch"
style=${D(w(e,t.team))}
data-testid="figure"
data-id=${t.id}
data-team=${t.team}
data-x=${a}
data-y=${c}
data-movable=${n}
data-taken=${o}
data-fallen=${f}
role=${n?"button":"img"}
tabindex=${n?0:void 0}
aria-label=${Ne(e,t,f)}
aria-pressed=${n?o:void 0}
aria-describedby=${n?st:void 0}
onPointerDown=${n?r:void 0}
onKeyDown=${n?i:void 0}
onClick=${k=>n&&k.stopPropagation()}>${f&&d.html`<line
x1=${a}
y1=${-c}
x2=${t.head.x}
y2=${-t.head.y}
stroke-width=${p}/>`}<circle cx=${a} cy=${-c} r=${p} /><text
x=${a}
y=${-c+p*.35}
font-size=${$.length>2?p*.75:p}
transform=${s?`rotate(90 ${a} ${-c})`:void 0}>${$}</text></g>`}function Pe({ball:t,state:e}){let n=e.figures.find(({id:s})=>s===t.carrier),o=t.at??n?.at;if(!o)return null;let r=e.house.ball/2*(n?.6:1),i=n?e.house.base/2:0;return d.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${o.x+i}
cy=${-o.y-i}
r=${r}/>`}var ae="pitch";function Fe({session:t}){let{state:e,legal:n}=t,o=kt(t),r=Kt(n),i=r.has(o.tool)?o.tool:We(r),s=o.picked,a=i===null?null:Wt(n,i,s),c=r.get(i)??"",p=i===null&&r.size===0?null:(f,$)=>o.at(f,$);return S.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${Yt} session=${t} /><${le.DiceForm} session=${t} /><${lt}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:je(e,i,c)}
take=${f=>f!==i&&o.take(f)}
point=${p}
steer=${(f,$)=>o.along(f,$)}
barred=${(0,ct.useTable)().state.refusals[ae]?.spot}/><div class="foot-of-game">${r.size>0&&S.html`<p class="hint" id=${st}>${qe}</p>`}<${St}
spot=${ae}
command=${a}
words=${a&&Ue(e,i,c,s)}
question=${i===null?"":Ie(c)}
again=${s.length>0&&o.again}/><${Ge} session=${t} /></div></section>${t.role==="referee"&&S.html`<${ce.OtherCommands}
commands=${t.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{figure:e.figures.map(({id:f})=>({value:f,label:h(e,f)}))}}/>`}`}function Ke({session:t}){return S.html`<${lt} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function We(t){return t.size===1?[...t.keys()][0]:null}function je(t,e,n){let o=X(t,K(t,e).position);return{Move:o?.move,Fling:o?.reach}[n]??null}function Ue(t,e,n,o){let r=h(t,e),i=K(t,e).at;if(n==="Move")return`${r} ${Q(tt(i,o))} weit bewegen`;let s=Ct(t,e);return n==="Fling"?`Ball ${s?.id??""} ${Q(tt(i,o.slice(-1)))} weit werfen`:`${r} fällt hierhin`}var Be={Move:"Zieh die Figur, oder tippe Knick für Knick, wohin sie geht.",Fling:"Tippe, wo der Ball landen soll.",Topple:"Tippe, wohin sie fällt."},qe="Mit Tasten: Enter nimmt eine Figur, Pfeile zeichnen ihren Weg (mit Umschalt feiner), noch einmal Enter setzt einen Knick.";function Ie(t){return Be[t]??""}function Ge({session:t}){let{deeds:e,state:n}=(0,ct.useTable)(),o=Pt(t.legal);return o.length?S.html`<div class="act decisions">${o.map(r=>S.html`<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${n.busy.decision}
onClick=${()=>e.say("decision",r)}>${Ft(t.state,r)}</button>`)}<${se.Refusal} spot="decision" /></div>`:null}var de=u(ue()),pe=document.createElement("style");pe.textContent='.score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(min(66vh,var(--board-height)) * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#f4f4ee;stroke-width:20}.player-on-pitch[data-team="2"] circle{stroke-dasharray:45 25}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true] circle{fill:color-mix(in srgb,var(--hue) 55%,#1c3a18);stroke:#f4f4ee99}.player-on-pitch[data-fallen=true] text{fill:#fff}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true]:focus-visible{outline:30px solid #ffffff;outline-offset:25px}#pitch-keys{display:none}.now:has(.player-on-pitch:focus-visible) #pitch-keys{display:block}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:38;stroke-dasharray:none}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44;stroke-dasharray:none}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}';document.head.append(pe);(0,de.arrived)("slargeball",ft);