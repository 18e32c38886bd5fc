var ie=Object.create;var F=Object.defineProperty;var ae=Object.getOwnPropertyDescriptor;var se=Object.getOwnPropertyNames;var le=Object.getPrototypeOf,ce=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},fe=(t,e)=>{for(var n in e)F(t,n,{get:e[n],enumerable:!0})},ue=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of se(e))!ce.call(t,r)&&r!==n&&F(t,r,{get:()=>e[r],enumerable:!(o=ae(e,r))||o.enumerable});return t};var f=(t,e,n)=>(n=t!=null?ie(le(t)):{},ue(e||!t||!t.__esModule?F(n,"default",{value:t,enumerable:!0}):n,t));var x=g((Le,at)=>{at.exports=core["view.js"]});var G=g((Re,st)=>{st.exports=core["page/table.js"]});var I=g((je,lt)=>{lt.exports=core["page/refusal.js"]});var ft=g((Pe,ct)=>{ct.exports=core["forms/dice.js"]});var pt=g((We,ut)=>{ut.exports=core["forms/other_commands.js"]});var L=g((Fe,xt)=>{xt.exports=core["words.js"]});var U=g((Ge,bt)=>{bt.exports=core["language.js"]});var Mt=g((He,Et)=>{Et.exports=core["games/awaited.js"]});var te=g((xn,Qt)=>{Qt.exports=core["parts.js"]});var rt={};fe(rt,{Board:()=>Se,Large:()=>ze,headlineOf:()=>jt});var z=f(x(),1),ot=f(G(),1),Zt=f(I(),1),Vt=f(ft(),1),Jt=f(pt(),1);var $t=f(x(),1),dt={tool:null,picked:[]};function mt(t){let[e,n]=(0,$t.useState)({seq:-1,...dt}),o=e.seq===t.seq?e:dt,r=i=>n({seq:t.seq,tool:o.tool,picked:o.picked,...i});return{tool:o.tool,picked:o.picked,take:i=>r({tool:i===o.tool?null:i,picked:[]}),pick:i=>r({picked:[...o.picked,i]}),at:(i,s=o.tool)=>r({tool:s,picked:s===o.tool?[...o.picked,i]:[i]}),again:()=>r({picked:[]})}}var $=f(x(),1),ht=f(G(),1),N=f(I(),1);function gt({spot:t,command:e,words:n,question:o,again:r,asked:i=null}){let{deeds:s,state:a}=(0,ht.useTable)(),[l,d]=(0,$.useState)(null);if(!e&&!o)return $.html`<${N.Refusal} spot=${t} />`;let u=()=>s.say(t,e),y=()=>{d(null),r&&r()};return e&&i&&l===n?$.html`
<${pe} asked=${i} busy=${a.busy[t]} yes=${u} no=${y} />
<${N.Refusal} spot=${t} />
`:$.html`
<div class="answers">
${e?$.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(n):u}
>
${n}
</button>`:$.html`<p class="hint" data-testid="question">${o}</p>`}
${r&&$.html`<button class="quiet" onClick=${r}>Neu wählen</button>`}
</div>
<${N.Refusal} spot=${t} />
`}function pe({asked:t,busy:e,yes:n,no:o}){let r=(0,$.useRef)(null);return(0,$.useEffect)(()=>r.current?.focus(),[]),$.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${r} data-testid="sure-no" onClick=${o}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${n}>
${t.yes}
</button>
</div>
</div>
`}var K=f(L(),1);var yt=f(U(),1);function kt(t,e){let n={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return t.toLocaleString(yt.LANGUAGE,n)}var de=254;function O(t,e){return t.figures.find(n=>n.id===e)??null}function Y(t,e){return t.sheets.find(n=>n.position===e)??null}function _(t,e){return Y(t,e)?.title??e}function m(t,e){let n=O(t,e);return n?`${(0,K.named)(b(t,n.team))} ${n.number}, ${_(t,n.position)}`:"jemand"}function b(t,e){return t.colours[e-1]??""}function S(t,e){return t.players.find(n=>n.seat===e)?.name??`Platz ${e}`}function H(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function X(t){return`${kt(t/de,1)} Zoll`}function Z(t,e){let n=[t,...e];return n.slice(1).reduce((o,r,i)=>o+Math.hypot(r.x-n[i].x,r.y-n[i].y),0)}function wt(t,e){return t.balls.find(n=>n.carrier===e)??null}var $e={setting_up:"Aufstellen",initiative:"Initiative",moving:"Bewegen",whapping:"Rempeln",flinging:"Werfen",nabbing:"Schnappen",waking:"Aufwachen"};function vt({phase:t}){return $e[t]??(0,K.named)(t)}var Ot={SetUp:(t,e)=>`${S(t,e.player)} steht in der üblichen Aufstellung`,CallCoach:(t,e)=>`Rufen: ${m(t,e.figure)}`,Stride:(t,e)=>`Der Coach schreitet zu ${m(t,e.target)}`,Whap:(t,e)=>`${m(t,e.figure)} rempelt ${m(t,e.target)}`,Nab:(t,e)=>`${m(t,e.figure)} schnappt Ball ${e.ball}`,Pass:(t,e)=>`${m(t,e.figure)} lässt es sein`,EndPhase:()=>"Niemand ist in Kontakt: weiter",EndMoves:(t,e)=>`${S(t,e.player)} hat gezogen`},V={Move:"path",Fling:"to",Topple:"toward"};function St(t){return t.filter(({type:e})=>Ot[e])}function zt(t,e){return Ot[e.type](t,e)}function Tt(t){let e=new Map;for(let{type:n,figure:o}of t)V[n]&&e.set(o,n);return e}function Ct(t,e,n){let o=t.find(i=>V[i.type]&&i.figure===e);if(!o||!n.length)return null;let r=V[o.type];return{...o,[r]:r==="path"?n:n.at(-1)}}var E=f(x(),1),R=f(L(),1),j=f(Mt(),1);var At=f(x(),1);var Dt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Xe=Object.keys(Dt),me={fill:"#75726b",ink:"#ffffff"};function C(t){let{fill:e,ink:n}=Dt[t]??me;return{"--hue":e,"--hue-ink":n}}var Nt=f(L(),1);function Lt({colour:t,large:e=!1}){return At.html`<span
class=${e?"swatch large":"swatch"}
style=${C(t)}
title=${t?(0,Nt.named)(t):"noch keine Farbe"}
aria-hidden="true"
></span>`}function Rt({session:t}){let{state:e}=t;return E.html`
<header>
<h2 data-testid="whose-move">${Pt(t)}</h2>
${e.turn>0&&E.html`<p class="round" data-testid="round">
Zug ${e.turn} von ${e.period_end}
</p>`}
</header>
<p class="score" data-testid="score">
${e.score.map((n,o)=>E.html`
<span>
<${Lt} colour=${b(e,o+1)} />
${(0,R.named)(b(e,o+1))} <strong>${n}</strong>
${e.initiative===o+1&&E.html`<small data-testid="initiative">Initiative</small>`}
</span>
`)}
</p>
<p class="awaited" data-testid="awaited">${Wt(t)}</p>
`}function jt(t){let{state:e}=t;return{title:Pt(t),colour:e.mover&&b(e,O(e,e.mover).team),round:e.turn>0&&`Zug ${e.turn} von ${e.period_end}`,awaited:Wt(t)}}function Pt({state:t,outcome:e}){if(t.phase==="over"){let n=(e?.winners??[]).map(o=>S(t,o));return n.length?`Gewonnen: ${(0,R.listed)(n)}`:"Unentschieden"}return t.phase==="moving"&&t.mover?`${_(t,t.mover)}: bewegen`:vt(t)}function Wt(t){let{state:e,awaiting:n,outcome:o}=t;return e.phase==="over"?o?.why??e.ending:n?.roll?`${(0,j.diceText)(n.roll)}: ${n.roll.why}.`:(0,j.awaitedText)(t,r=>S(e,r))}var p=f(x(),1);var h=f(x(),1);function qt({zoom:t,left:e,top:n},{x:o,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+o)*a-o),top:Math.max(0,(n+r)*a-r)}}function Bt(t){return Math.exp(-t/300)}function J([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Gt=1.5,he=2;function Kt({kind:t,frame:e,tapped:n=!1,style:o={},children:r}){let i=(0,h.useRef)(null),s=e??i,[a,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(a);d.current=a;let u=(k,w)=>l(qt(xe(s,d),w,k));(0,h.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,h.useEffect)(()=>ge(s.current,u),[]);let y=k=>{n||k.target.closest("button:enabled, [role=button]")||u(a.zoom>1?1/4:he,Q(s.current,k))};return h.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}>
<${It}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>u(1/Gt,Ut(s.current))}
/>
<${It}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>u(Gt,Ut(s.current))}
/>
</div>
<div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...o,"--zoom":a.zoom}}
ref=${s}
onDblClick=${y}
>
<div class="zoomed">${r}</div>
</div>
</div>
`}function It({sign:t,name:e,off:n,click:o}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${n}
onClick=${()=>!n&&o()}
>
<span aria-hidden="true">${t}</span>
</button>`}function ge(t,e){if(!t)return;let n=null,o=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Bt(a.deltaY),Q(t,a)))},r=a=>{n=a.touches.length===2?J(a.touches):null},s={wheel:o,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let l=J(a.touches);t.scrollBy(n.x-l.x,n.y-l.y),e(l.apart/n.apart,Q(t,{clientX:l.x,clientY:l.y})),n=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function xe(t,e){let{scrollLeft:n,scrollTop:o}=t.current;return{zoom:e.current.zoom,left:n,top:o}}function Q(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect();return{x:e-o,y:n-r}}function Ut(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var P=f(x(),1),Yt="(orientation: portrait) and (max-width: 700px)";function _t(){let[t,e]=(0,P.useState)(()=>matchMedia(Yt).matches);return(0,P.useEffect)(()=>{let n=matchMedia(Yt),o=()=>e(n.matches);return n.addEventListener("change",o),()=>n.removeEventListener("change",o)},[]),t}var et=f(U(),1),Ht={flat:700,upright:350},be=60;function nt({state:t,movable:e,taken:n,path:o,reach:r,take:i,point:s,barred:a}){let l=(0,p.useRef)(null),{left:d,bottom:u,right:y,top:k}=t.field,w=t.figures.find(({id:c})=>c===n)?.at,T=_t(),D=T?Ht.upright:Ht.flat,it=[d-D,-k-D,y-d+2*D,k-u+2*D],W=c=>{let v=new DOMPoint(c.clientX,c.clientY),{x:A,y:q}=v.matrixTransform(l.current?.getScreenCTM()?.inverse());return{x:Math.round(A),y:Math.round(-q)}},oe=c=>v=>{v.stopPropagation(),i(c.id);let A=W(v),q=re=>{let B=W(re);Math.hypot(B.x-A.x,B.y-A.y)>be&&s?.(B,c.id)};addEventListener("pointerup",q,{once:!0})};return p.html`
<${Kt} kind="pitch-frame" tapped=${n!==null}>
<svg
class="pitch"
viewBox=${(T?ye(it):it).join(" ")}
role="group"
aria-label=${"Das Spielfeld"}
data-testid="pitch"
data-upright=${T}
onClick=${c=>s?.(W(c))}
>
<g ref=${l} transform=${T?"rotate(-90)":void 0}>
<${ke} state=${t} />
${w&&r!==null&&p.html`<circle class="reach" cx=${w.x} cy=${-w.y} r=${r} />`}
${w&&o.length>0&&p.html`<polyline
class="way"
data-testid="way"
points=${[w,...o].map(({x:c,y:v})=>`${c},${-v}`).join(" ")}
/>`}
${t.figures.filter(({at:c})=>c).map(c=>p.html`
<${ve}
key=${c.id}
figure=${c}
state=${t}
movable=${e.includes(c.id)}
taken=${c.id===n}
grab=${oe(c)}
upright=${T}
/>
`)}
${a&&p.html`<circle class="barred" data-testid="barred" cx=${a.x} cy=${-a.y} r="130" />`}
${t.balls.map(c=>p.html`<${Oe} key=${c.id} ball=${c} state=${t} />`)}
</g>
</svg>
<//>
`}function ye([t,e,n,o]){return[e,-t-n,o,n]}function ke({state:t}){let{field:e}=t,n=(e.left+e.right)/2;return p.html`
<g class="lines" aria-hidden="true">
<${tt} of=${e} class="grass" />
${t.zones.map((o,r)=>p.html`<${tt} of=${o} class="zone" style=${C(b(t,r+1))} />`)}
${t.bunkers.map(o=>p.html`<${tt} of=${o} class="bunker" />`)}
${[n,...t.slarge].map(o=>p.html`<line x1=${o} x2=${o} y1=${-e.top} y2=${-e.bottom} />`)}
</g>
`}function tt({of:t,...e}){let{left:n,bottom:o,right:r,top:i}=t;return p.html`<rect x=${n} y=${-i} width=${r-n} height=${i-o} ...${e} />`}function we(t,e,n){let o={mark:H(e),name:m(t,e.id)};return n?(0,et.t)("{mark}: {name}, bewusstlos",o):(0,et.t)("{mark}: {name}",o)}function ve({figure:t,state:e,movable:n,taken:o,grab:r,upright:i}){let{x:s,y:a}=t.at,l=e.house.base/2,d=t.head!==null;return p.html`
<g
class="player-on-pitch"
style=${C(b(e,t.team))}
data-testid="figure"
data-id=${t.id}
data-x=${s}
data-y=${a}
data-movable=${n}
data-taken=${o}
data-fallen=${d}
role=${n?"button":"img"}
tabindex=${n?0:void 0}
aria-label=${we(e,t,d)}
onPointerDown=${n?r:void 0}
onClick=${u=>n&&u.stopPropagation()}
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
${H(t)}
</text>
</g>
`}function Oe({ball:t,state:e}){let n=e.figures.find(({id:s})=>s===t.carrier),o=t.at??n?.at;if(!o)return null;let r=e.house.ball/2*(n?.6:1),i=n?e.house.base/2:0;return p.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${o.x+i}
cy=${-o.y-i}
r=${r}
/>`}var Xt="pitch";function Se({session:t}){let{state:e,legal:n}=t,o=mt(t),r=Tt(n),i=r.has(o.tool)?o.tool:Te(r),s=o.picked,a=i===null?null:Ct(n,i,s),l=r.get(i)??"",d=i===null&&r.size===0?null:(u,y)=>o.at(u,y);return z.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${Rt} session=${t} />
<${Vt.DiceForm} session=${t} />
<${nt}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:Ce(e,i,l)}
take=${u=>u!==i&&o.take(u)}
point=${d}
barred=${(0,ot.useTable)().state.refusals[Xt]?.spot}
/>
<${gt}
spot=${Xt}
command=${a}
words=${a&&Ee(e,i,l,s)}
question=${i===null?"":De(l)}
again=${s.length>0&&o.again}
/>
<${Ae} session=${t} />
</section>
${t.role==="referee"&&z.html`<${Jt.OtherCommands}
commands=${t.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{figure:e.figures.map(({id:u})=>({value:u,label:m(e,u)}))}}
/>`}
`}function ze({session:t}){return z.html`<${nt} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function Te(t){return t.size===1?[...t.keys()][0]:null}function Ce(t,e,n){let o=Y(t,O(t,e).position);return{Move:o?.move,Fling:o?.reach}[n]??null}function Ee(t,e,n,o){let r=m(t,e),i=O(t,e).at;if(n==="Move")return`${r} ${X(Z(i,o))} weit bewegen`;let s=wt(t,e);return n==="Fling"?`Ball ${s?.id??""} ${X(Z(i,o.slice(-1)))} weit werfen`:`${r} fällt hierhin`}var Me={Move:"Zieh die Figur, oder tippe Knick für Knick, wohin sie geht.",Fling:"Tippe, wo der Ball landen soll.",Topple:"Tippe, wohin sie fällt."};function De(t){return Me[t]??""}function Ae({session:t}){let{deeds:e,state:n}=(0,ot.useTable)(),o=St(t.legal);return o.length?z.html`
<div class="act decisions">
${o.map(r=>z.html`
<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${n.busy.decision}
onClick=${()=>e.say("decision",r)}
>
${zt(t.state,r)}
</button>
`)}
<${Zt.Refusal} spot="decision" />
</div>
`:null}var ee=f(te()),ne=document.createElement("style");ne.textContent=".score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(66vh * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#0000008c;stroke-width:14}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true]{opacity:.65}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:30}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}";document.head.append(ne);(0,ee.arrived)("slargeball",rt);