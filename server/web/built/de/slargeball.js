var me=Object.create;var I=Object.defineProperty;var $e=Object.getOwnPropertyDescriptor;var he=Object.getOwnPropertyNames;var ge=Object.getPrototypeOf,ye=Object.prototype.hasOwnProperty;var x=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},xe=(t,e)=>{for(var n in e)I(t,n,{get:e[n],enumerable:!0})},be=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of he(e))!ye.call(t,r)&&r!==n&&I(t,r,{get:()=>e[r],enumerable:!(o=$e(e,r))||o.enumerable});return t};var u=(t,e,n)=>(n=t!=null?me(ge(t)):{},be(e||!t||!t.__esModule?I(n,"default",{value:t,enumerable:!0}):n,t));var b=x((Ye,ut)=>{ut.exports=core["view.js"]});var G=x((_e,dt)=>{dt.exports=core["page/table.js"]});var Y=x((He,pt)=>{pt.exports=core["page/refusal.js"]});var $t=x((Xe,mt)=>{mt.exports=core["forms/dice.js"]});var gt=x((Ze,ht)=>{ht.exports=core["forms/other_commands.js"]});var A=x((Qe,vt)=>{vt.exports=core["words.js"]});var _=x((tn,St)=>{St.exports=core["language.js"]});var Wt=x((cn,Kt)=>{Kt.exports=core["games/awaited.js"]});var ce=x((Nn,le)=>{le.exports=core["parts.js"]});var ct={};xe(ct,{Board:()=>Pe,Large:()=>Fe,headlineOf:()=>Gt});var v=u(b(),1),lt=u(G(),1),ie=u(Y(),1),ae=u($t(),1),se=u(gt(),1);var xt=u(b(),1),yt={tool:null,picked:[]};function bt(t){let[e,n]=(0,xt.useState)({seq:-1,...yt}),o=e.seq===t.seq?e:yt,r=i=>n({seq:t.seq,tool:o.tool,picked:o.picked,...i});return{tool:o.tool,picked:o.picked,take:i=>r({tool:i===o.tool?null:i,picked:[]}),pick:i=>r({picked:[...o.picked,i]}),at:(i,s=o.tool)=>r({tool:s,picked:s===o.tool?[...o.picked,i]:[i]}),along:(i,s)=>r({tool:s,picked:i}),again:()=>r({picked:[]})}}var $=u(b(),1),kt=u(G(),1),P=u(Y(),1);function wt({spot:t,command:e,words:n,question:o,again:r,asked:i=null}){let{deeds:s,state:a}=(0,kt.useTable)(),[c,p]=(0,$.useState)(null);if(!e&&!o)return $.html`<${P.Refusal} spot=${t} />`;let f=()=>s.say(t,e),y=()=>{p(null),r&&r()};return e&&i&&c===n?$.html`<${ke} asked=${i} busy=${a.busy[t]} yes=${f} no=${y} /><${P.Refusal} spot=${t} />`:$.html`<div class="answers">${e?$.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>p(n):f}>${n}</button>`:$.html`<p class="hint" data-testid="question">${o}</p>`}${r&&$.html`<button class="quiet" onClick=${r}>Neu wählen</button>`}</div><${P.Refusal} spot=${t} />`}function ke({asked:t,busy:e,yes:n,no:o}){let r=(0,$.useRef)(null);return(0,$.useEffect)(()=>r.current?.focus(),[]),$.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${o}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${n}>${t.yes}</button></div></div>`}var H=u(A(),1);var Et=u(_(),1),Ot=new Map;function Tt(t,e){let n=Ot.get(e)??we(e);return Ot.set(e,n),n.format(t)}function we(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(Et.LANGUAGE,e)}var ve=254;function F(t,e){return t.figures.find(n=>n.id===e)??null}function X(t,e){return t.sheets.find(n=>n.position===e)??null}function Z(t,e){return X(t,e)?.title??e}function h(t,e){let n=F(t,e);return n?`${(0,H.named)(k(t,n.team))} ${Z(t,n.position)} ${n.number}`:"jemand"}function k(t,e){return t.colours[e-1]??""}function T(t,e){return t.players.find(n=>n.seat===e)?.name??`Platz ${e}`}function V(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function J(t){return`${Tt(t/ve,1)} Zoll`}function Q(t,e){let n=[t,...e];return n.slice(1).reduce((o,r,i)=>o+Math.hypot(r.x-n[i].x,r.y-n[i].y),0)}function zt(t,e){return t.balls.find(n=>n.carrier===e)??null}var Se={setting_up:"Aufstellen",initiative:"Initiative",moving:"Bewegen",whapping:"Rempeln",flinging:"Werfen",nabbing:"Schnappen",waking:"Aufwachen"};function At({phase:t}){return Se[t]??(0,H.named)(t)}var M={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:1},ArrowDown:{x:0,y:-1}},Oe={ArrowLeft:M.ArrowUp,ArrowRight:M.ArrowDown,ArrowUp:M.ArrowRight,ArrowDown:M.ArrowLeft};function Mt(t,e,{key:n,shiftKey:o},r){let i=(r?Oe:M)[n];if(!i)return null;let s=o?25:127,a=e.at(-1)??t;return[...e.slice(0,-1),{x:a.x+i.x*s,y:a.y+i.y*s}]}function Ct(t){return t.length?[...tt(t),{...t.at(-1)}]:t}function tt(t){return t.filter(({x:e,y:n},o)=>e!==t[o-1]?.x||n!==t[o-1]?.y)}var Dt=u(A(),1),Nt={SetUp:(t,e)=>`${T(t,e.player)} steht in der üblichen Aufstellung`,CallCoach:(t,e)=>`Rufen: ${h(t,e.figure)}`,Stride:(t,e)=>`Der Coach schreitet zu ${h(t,e.target)}`,Whap:(t,e)=>`${h(t,e.figure)} rempelt ${h(t,e.target)}`,Nab:(t,e)=>`${h(t,e.figure)} schnappt Ball ${e.ball}`,Pass:(t,e)=>`${h(t,e.figure)} lässt es sein`,EndPhase:()=>"Niemand ist in Kontakt: weiter",EndMoves:(t,e)=>`${T(t,e.player)} hat gezogen`},et={Move:"path",Fling:"to",Topple:"toward"};function Rt(t){return t.filter(({type:e})=>Nt[e])}function Lt(t,e){return(0,Dt.sentence)(Nt[e.type](t,e))}function Pt(t){let e=new Map;for(let{type:n,figure:o}of t)et[n]&&e.set(o,n);return e}function Ft(t,e,n){let o=t.find(i=>et[i.type]&&i.figure===e);if(!o||!n.length)return null;let r=et[o.type];return{...o,[r]:r==="path"?tt(n):n.at(-1)}}var D=u(b(),1),K=u(A(),1),W=u(Wt(),1);var Bt=u(b(),1);var jt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},fn=Object.keys(jt),Ee={fill:"#75726b",ink:"#ffffff"};function C(t){let{fill:e,ink:n}=jt[t]??Ee;return{"--hue":e,"--hue-ink":n}}var Ut=u(A(),1);function qt({colour:t,large:e=!1}){return Bt.html`<span
class=${e?"swatch large":"swatch"}
style=${C(t)}
title=${t?(0,Ut.named)(t):"noch keine Farbe"}
aria-hidden="true"></span>`}function It({session:t}){let{state:e}=t;return D.html`<header><h2 data-testid="whose-move">${Yt(t)}</h2>${e.turn>0&&D.html`<p class="round" data-testid="round">Zug ${e.turn} von ${e.period_end}</p>`}</header><p class="score" data-testid="score">${e.score.map((n,o)=>D.html`<span><${qt} colour=${k(e,o+1)} />${(0,K.named)(k(e,o+1))} <strong>${n}</strong>${e.initiative===o+1&&D.html`<small data-testid="initiative">Initiative</small>`}</span>`)}</p><p class="awaited" data-testid="awaited">${_t(t)}</p>`}function Gt(t){let{state:e}=t;return{title:Yt(t),colour:e.mover&&k(e,e.team),round:e.turn>0&&`Zug ${e.turn} von ${e.period_end}`,awaited:_t(t)}}function Yt({state:t,outcome:e}){if(t.phase==="over"){let n=(e?.winners??[]).map(o=>T(t,o));return n.length?`Gewonnen: ${(0,K.listed)(n)}`:"Unentschieden"}return t.phase==="moving"&&t.mover?`${Z(t,t.mover)}: bewegen`:At(t)}function _t(t){let{state:e,awaiting:n,outcome:o}=t;return e.phase==="over"?o?.why??e.ending:n?.roll?`${(0,W.diceText)(n.roll)}: ${n.roll.why}.`:(0,W.awaitedText)(t,r=>T(e,r))}var d=u(b(),1);var g=u(b(),1);function Ht({zoom:t,left:e,top:n},{x:o,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+o)*a-o),top:Math.max(0,(n+r)*a-r)}}function Xt(t){return Math.exp(-t/300)}function nt([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Vt=1.5,Te=2;function te({kind:t,frame:e,tapped:n=!1,style:o={},children:r}){let i=(0,g.useRef)(null),s=e??i,[a,c]=(0,g.useState)({zoom:1,left:0,top:0}),p=(0,g.useRef)(a);p.current=a;let f=(S,R)=>c(Ht(Ae(s,p),R,S));(0,g.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,g.useEffect)(()=>ze(s.current,f),[]);let y=S=>{n||S.target.closest("button:enabled, [role=button]")||f(a.zoom>1?1/4:Te,ot(s.current,S))};return g.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}><${Jt}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>f(1/Vt,Qt(s.current))}/><${Jt}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>f(Vt,Qt(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...o,"--zoom":a.zoom}}
ref=${s}
onDblClick=${y}><div class="zoomed">${r}</div></div></div>`}function Jt({sign:t,name:e,off:n,click:o}){return g.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${n}
onClick=${()=>!n&&o()}><span aria-hidden="true">${t}</span></button>`}function ze(t,e){if(!t)return;let n=null,o=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Xt(a.deltaY),ot(t,a)))},r=a=>{n=a.touches.length===2?nt(a.touches):null},s={wheel:o,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let c=nt(a.touches);t.scrollBy(n.x-c.x,n.y-c.y),e(c.apart/n.apart,ot(t,{clientX:c.x,clientY:c.y})),n=c}};for(let[a,c]of Object.entries(s))t.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))t.removeEventListener(a,c)}}function Ae(t,e){let{scrollLeft:n,scrollTop:o}=t.current;return{zoom:e.current.zoom,left:n,top:o}}function ot(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect();return{x:e-o,y:n-r}}function Qt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var j=u(b(),1),ee="(orientation: portrait) and (max-width: 700px)";function ne(){let[t,e]=(0,j.useState)(()=>matchMedia(ee).matches);return(0,j.useEffect)(()=>{let n=matchMedia(ee),o=()=>e(n.matches);return n.addEventListener("change",o),()=>n.removeEventListener("change",o)},[]),t}var it=u(_(),1),oe={flat:700,upright:350},at="pitch-keys",Me=60;function st({state:t,movable:e,taken:n,path:o,reach:r,take:i,point:s,steer:a,barred:c}){let p=(0,d.useRef)(null),{left:f,bottom:y,right:S,top:R}=t.field,z=t.figures.find(({id:l})=>l===n)?.at,O=ne(),L=O?oe.upright:oe.flat,ft=[f-L,-R-L,S-f+2*L,R-y+2*L],B=l=>{let m=new DOMPoint(l.clientX,l.clientY),{x:E,y:w}=m.matrixTransform(p.current?.getScreenCTM()?.inverse());return{x:Math.round(E),y:Math.round(-w)}},de=l=>m=>{m.stopPropagation(),i(l.id);let E=B(m),w=U=>{let q=B(U);Math.hypot(q.x-E.x,q.y-E.y)>Me&&s?.(q,l.id)};addEventListener("pointerup",w,{once:!0})},pe=l=>m=>{if(m.ctrlKey||m.metaKey||m.altKey)return;let E=l.id===n?o:[],w=Mt(l.at,E,m,O),U=["Enter"," "].includes(m.key);!w&&!U||(m.preventDefault(),m.stopPropagation(),w?a?.(w,l.id):l.id===n?a?.(Ct(o),l.id):i(l.id))};return d.html`<${te} kind="pitch-frame" tapped=${n!==null}><svg
class="pitch"
viewBox=${(O?Ce(ft):ft).join(" ")}
role="group"
aria-label=${"Das Spielfeld"}
data-testid="pitch"
data-upright=${O}
onClick=${l=>s?.(B(l))}><g ref=${p} transform=${O?"rotate(-90)":void 0}><${De} state=${t} />${z&&r!==null&&d.html`<circle class="reach" cx=${z.x} cy=${-z.y} r=${r} />`}${z&&o.length>0&&d.html`<polyline
class="way"
data-testid="way"
points=${[z,...o].map(({x:l,y:m})=>`${l},${-m}`).join(" ")}/>`}${t.figures.filter(({at:l})=>l).map(l=>d.html`<${Re}
key=${l.id}
figure=${l}
state=${t}
movable=${e.includes(l.id)}
taken=${l.id===n}
grab=${de(l)}
press=${pe(l)}
upright=${O}/>`)}${c&&d.html`<circle class="barred" data-testid="barred" cx=${c.x} cy=${-c.y} r="130" />`}${t.balls.map(l=>d.html`<${Le} key=${l.id} ball=${l} state=${t} />`)}</g></svg><//>`}function Ce([t,e,n,o]){return[e,-t-n,o,n]}function De({state:t}){let{field:e}=t,n=(e.left+e.right)/2;return d.html`<g class="lines" aria-hidden="true"><${rt} of=${e} class="grass" />${t.zones.map((o,r)=>d.html`<${rt} of=${o} class="zone" style=${C(k(t,r+1))} />`)}${t.bunkers.map(o=>d.html`<${rt} of=${o} class="bunker" />`)}${[n,...t.slarge].map(o=>d.html`<line x1=${o} x2=${o} y1=${-e.top} y2=${-e.bottom} />`)}</g>`}function rt({of:t,...e}){let{left:n,bottom:o,right:r,top:i}=t;return d.html`<rect x=${n} y=${-i} width=${r-n} height=${i-o} ...${e} />`}function Ne(t,e,n){let o={mark:V(e),name:h(t,e.id)};return n?(0,it.t)("{mark}: {name}, bewusstlos",o):(0,it.t)("{mark}: {name}",o)}function Re({figure:t,state:e,movable:n,taken:o,grab:r,press:i,upright:s}){let{x:a,y:c}=t.at,p=e.house.base/2,f=t.head!==null;return d.html`<g
class="player-on-pitch"
style=${C(k(e,t.team))}
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
aria-describedby=${n?at:void 0}
onPointerDown=${n?r:void 0}
onKeyDown=${n?i:void 0}
onClick=${y=>n&&y.stopPropagation()}>${f&&d.html`<line
x1=${a}
y1=${-c}
x2=${t.head.x}
y2=${-t.head.y}
stroke-width=${p}/>`}<circle cx=${a} cy=${-c} r=${p} /><text
x=${a}
y=${-c+p*.35}
font-size=${p}
transform=${s?`rotate(90 ${a} ${-c})`:void 0}>${V(t)}</text></g>`}function Le({ball:t,state:e}){let n=e.figures.find(({id:s})=>s===t.carrier),o=t.at??n?.at;if(!o)return null;let r=e.house.ball/2*(n?.6:1),i=n?e.house.base/2:0;return d.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${o.x+i}
cy=${-o.y-i}
r=${r}/>`}var re="pitch";function Pe({session:t}){let{state:e,legal:n}=t,o=bt(t),r=Pt(n),i=r.has(o.tool)?o.tool:Ke(r),s=o.picked,a=i===null?null:Ft(n,i,s),c=r.get(i)??"",p=i===null&&r.size===0?null:(f,y)=>o.at(f,y);return v.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${It} session=${t} /><${ae.DiceForm} session=${t} /><${st}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:We(e,i,c)}
take=${f=>f!==i&&o.take(f)}
point=${p}
steer=${(f,y)=>o.along(f,y)}
barred=${(0,lt.useTable)().state.refusals[re]?.spot}/><div class="foot-of-game">${r.size>0&&v.html`<p class="hint" id=${at}>${Ue}</p>`}<${wt}
spot=${re}
command=${a}
words=${a&&je(e,i,c,s)}
question=${i===null?"":qe(c)}
again=${s.length>0&&o.again}/><${Ie} session=${t} /></div></section>${t.role==="referee"&&v.html`<${se.OtherCommands}
commands=${t.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{figure:e.figures.map(({id:f})=>({value:f,label:h(e,f)}))}}/>`}`}function Fe({session:t}){return v.html`<${st} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function Ke(t){return t.size===1?[...t.keys()][0]:null}function We(t,e,n){let o=X(t,F(t,e).position);return{Move:o?.move,Fling:o?.reach}[n]??null}function je(t,e,n,o){let r=h(t,e),i=F(t,e).at;if(n==="Move")return`${r} ${J(Q(i,o))} weit bewegen`;let s=zt(t,e);return n==="Fling"?`Ball ${s?.id??""} ${J(Q(i,o.slice(-1)))} weit werfen`:`${r} fällt hierhin`}var Be={Move:"Zieh die Figur, oder tippe Knick für Knick, wohin sie geht.",Fling:"Tippe, wo der Ball landen soll.",Topple:"Tippe, wohin sie fällt."},Ue="Mit Tasten: Enter nimmt eine Figur, Pfeile zeichnen ihren Weg (mit Umschalt feiner), noch einmal Enter setzt einen Knick.";function qe(t){return Be[t]??""}function Ie({session:t}){let{deeds:e,state:n}=(0,lt.useTable)(),o=Rt(t.legal);return o.length?v.html`<div class="act decisions">${o.map(r=>v.html`<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${n.busy.decision}
onClick=${()=>e.say("decision",r)}>${Lt(t.state,r)}</button>`)}<${ie.Refusal} spot="decision" /></div>`:null}var fe=u(ce()),ue=document.createElement("style");ue.textContent='.score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(min(66vh,var(--board-height)) * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#f4f4ee;stroke-width:20}.player-on-pitch[data-team="2"] circle{stroke-dasharray:45 25}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true] circle{fill:color-mix(in srgb,var(--hue) 55%,#1c3a18);stroke:#f4f4ee99}.player-on-pitch[data-fallen=true] text{fill:#fff}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true]:focus-visible{outline:30px solid #ffffff;outline-offset:25px}#pitch-keys{display:none}.now:has(.player-on-pitch:focus-visible) #pitch-keys{display:block}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:38;stroke-dasharray:none}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44;stroke-dasharray:none}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}';document.head.append(ue);(0,fe.arrived)("slargeball",ct);