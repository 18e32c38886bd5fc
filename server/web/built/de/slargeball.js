var ae=Object.create;var F=Object.defineProperty;var se=Object.getOwnPropertyDescriptor;var le=Object.getOwnPropertyNames;var ce=Object.getPrototypeOf,fe=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},ue=(t,e)=>{for(var n in e)F(t,n,{get:e[n],enumerable:!0})},pe=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of le(e))!fe.call(t,r)&&r!==n&&F(t,r,{get:()=>e[r],enumerable:!(o=se(e,r))||o.enumerable});return t};var f=(t,e,n)=>(n=t!=null?ae(ce(t)):{},pe(e||!t||!t.__esModule?F(n,"default",{value:t,enumerable:!0}):n,t));var x=g((je,at)=>{at.exports=core["view.js"]});var G=g((We,st)=>{st.exports=core["page/table.js"]});var I=g((Pe,lt)=>{lt.exports=core["page/refusal.js"]});var ft=g((qe,ct)=>{ct.exports=core["forms/dice.js"]});var pt=g((Be,ut)=>{ut.exports=core["forms/other_commands.js"]});var L=g((Ie,xt)=>{xt.exports=core["words.js"]});var U=g((Ue,bt)=>{bt.exports=core["language.js"]});var Dt=g((Ze,Et)=>{Et.exports=core["games/awaited.js"]});var ee=g((yn,te)=>{te.exports=core["parts.js"]});var rt={};ue(rt,{Board:()=>Te,Large:()=>Ce,headlineOf:()=>Wt});var z=f(x(),1),ot=f(G(),1),Vt=f(I(),1),Jt=f(ft(),1),Qt=f(pt(),1);var mt=f(x(),1),dt={tool:null,picked:[]};function $t(t){let[e,n]=(0,mt.useState)({seq:-1,...dt}),o=e.seq===t.seq?e:dt,r=i=>n({seq:t.seq,tool:o.tool,picked:o.picked,...i});return{tool:o.tool,picked:o.picked,take:i=>r({tool:i===o.tool?null:i,picked:[]}),pick:i=>r({picked:[...o.picked,i]}),at:(i,s=o.tool)=>r({tool:s,picked:s===o.tool?[...o.picked,i]:[i]}),again:()=>r({picked:[]})}}var m=f(x(),1),ht=f(G(),1),A=f(I(),1);function gt({spot:t,command:e,words:n,question:o,again:r,asked:i=null}){let{deeds:s,state:a}=(0,ht.useTable)(),[l,d]=(0,m.useState)(null);if(!e&&!o)return m.html`<${A.Refusal} spot=${t} />`;let u=()=>s.say(t,e),y=()=>{d(null),r&&r()};return e&&i&&l===n?m.html`
<${de} asked=${i} busy=${a.busy[t]} yes=${u} no=${y} />
<${A.Refusal} spot=${t} />
`:m.html`
<div class="answers">
${e?m.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(n):u}
>
${n}
</button>`:m.html`<p class="hint" data-testid="question">${o}</p>`}
${r&&m.html`<button class="quiet" onClick=${r}>Neu wählen</button>`}
</div>
<${A.Refusal} spot=${t} />
`}function de({asked:t,busy:e,yes:n,no:o}){let r=(0,m.useRef)(null);return(0,m.useEffect)(()=>r.current?.focus(),[]),m.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${r} data-testid="sure-no" onClick=${o}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${n}>
${t.yes}
</button>
</div>
</div>
`}var K=f(L(),1);var kt=f(U(),1),yt=new Map;function wt(t,e){let n=yt.get(e)??me(e);return yt.set(e,n),n.format(t)}function me(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(kt.LANGUAGE,e)}var $e=254;function O(t,e){return t.figures.find(n=>n.id===e)??null}function Y(t,e){return t.sheets.find(n=>n.position===e)??null}function _(t,e){return Y(t,e)?.title??e}function $(t,e){let n=O(t,e);return n?`${(0,K.named)(b(t,n.team))} ${n.number}, ${_(t,n.position)}`:"jemand"}function b(t,e){return t.colours[e-1]??""}function S(t,e){return t.players.find(n=>n.seat===e)?.name??`Platz ${e}`}function H(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function X(t){return`${wt(t/$e,1)} Zoll`}function Z(t,e){let n=[t,...e];return n.slice(1).reduce((o,r,i)=>o+Math.hypot(r.x-n[i].x,r.y-n[i].y),0)}function vt(t,e){return t.balls.find(n=>n.carrier===e)??null}var he={setting_up:"Aufstellen",initiative:"Initiative",moving:"Bewegen",whapping:"Rempeln",flinging:"Werfen",nabbing:"Schnappen",waking:"Aufwachen"};function Ot({phase:t}){return he[t]??(0,K.named)(t)}var St={SetUp:(t,e)=>`${S(t,e.player)} steht in der üblichen Aufstellung`,CallCoach:(t,e)=>`Rufen: ${$(t,e.figure)}`,Stride:(t,e)=>`Der Coach schreitet zu ${$(t,e.target)}`,Whap:(t,e)=>`${$(t,e.figure)} rempelt ${$(t,e.target)}`,Nab:(t,e)=>`${$(t,e.figure)} schnappt Ball ${e.ball}`,Pass:(t,e)=>`${$(t,e.figure)} lässt es sein`,EndPhase:()=>"Niemand ist in Kontakt: weiter",EndMoves:(t,e)=>`${S(t,e.player)} hat gezogen`},V={Move:"path",Fling:"to",Topple:"toward"};function zt(t){return t.filter(({type:e})=>St[e])}function Tt(t,e){return St[e.type](t,e)}function Ct(t){let e=new Map;for(let{type:n,figure:o}of t)V[n]&&e.set(o,n);return e}function Mt(t,e,n){let o=t.find(i=>V[i.type]&&i.figure===e);if(!o||!n.length)return null;let r=V[o.type];return{...o,[r]:r==="path"?n:n.at(-1)}}var M=f(x(),1),R=f(L(),1),j=f(Dt(),1);var At=f(x(),1);var Nt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ve=Object.keys(Nt),ge={fill:"#75726b",ink:"#ffffff"};function C(t){let{fill:e,ink:n}=Nt[t]??ge;return{"--hue":e,"--hue-ink":n}}var Lt=f(L(),1);function Rt({colour:t,large:e=!1}){return At.html`<span
class=${e?"swatch large":"swatch"}
style=${C(t)}
title=${t?(0,Lt.named)(t):"noch keine Farbe"}
aria-hidden="true"
></span>`}function jt({session:t}){let{state:e}=t;return M.html`
<header>
<h2 data-testid="whose-move">${Pt(t)}</h2>
${e.turn>0&&M.html`<p class="round" data-testid="round">
Zug ${e.turn} von ${e.period_end}
</p>`}
</header>
<p class="score" data-testid="score">
${e.score.map((n,o)=>M.html`
<span>
<${Rt} colour=${b(e,o+1)} />
${(0,R.named)(b(e,o+1))} <strong>${n}</strong>
${e.initiative===o+1&&M.html`<small data-testid="initiative">Initiative</small>`}
</span>
`)}
</p>
<p class="awaited" data-testid="awaited">${qt(t)}</p>
`}function Wt(t){let{state:e}=t;return{title:Pt(t),colour:e.mover&&b(e,O(e,e.mover).team),round:e.turn>0&&`Zug ${e.turn} von ${e.period_end}`,awaited:qt(t)}}function Pt({state:t,outcome:e}){if(t.phase==="over"){let n=(e?.winners??[]).map(o=>S(t,o));return n.length?`Gewonnen: ${(0,R.listed)(n)}`:"Unentschieden"}return t.phase==="moving"&&t.mover?`${_(t,t.mover)}: bewegen`:Ot(t)}function qt(t){let{state:e,awaiting:n,outcome:o}=t;return e.phase==="over"?o?.why??e.ending:n?.roll?`${(0,j.diceText)(n.roll)}: ${n.roll.why}.`:(0,j.awaitedText)(t,r=>S(e,r))}var p=f(x(),1);var h=f(x(),1);function Bt({zoom:t,left:e,top:n},{x:o,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+o)*a-o),top:Math.max(0,(n+r)*a-r)}}function Ft(t){return Math.exp(-t/300)}function J([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var It=1.5,xe=2;function Yt({kind:t,frame:e,tapped:n=!1,style:o={},children:r}){let i=(0,h.useRef)(null),s=e??i,[a,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(a);d.current=a;let u=(k,w)=>l(Bt(ye(s,d),w,k));(0,h.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,h.useEffect)(()=>be(s.current,u),[]);let y=k=>{n||k.target.closest("button:enabled, [role=button]")||u(a.zoom>1?1/4:xe,Q(s.current,k))};return h.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}>
<${Ut}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>u(1/It,Kt(s.current))}
/>
<${Ut}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>u(It,Kt(s.current))}
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
`}function Ut({sign:t,name:e,off:n,click:o}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${n}
onClick=${()=>!n&&o()}
>
<span aria-hidden="true">${t}</span>
</button>`}function be(t,e){if(!t)return;let n=null,o=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Ft(a.deltaY),Q(t,a)))},r=a=>{n=a.touches.length===2?J(a.touches):null},s={wheel:o,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let l=J(a.touches);t.scrollBy(n.x-l.x,n.y-l.y),e(l.apart/n.apart,Q(t,{clientX:l.x,clientY:l.y})),n=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function ye(t,e){let{scrollLeft:n,scrollTop:o}=t.current;return{zoom:e.current.zoom,left:n,top:o}}function Q(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect();return{x:e-o,y:n-r}}function Kt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var W=f(x(),1),_t="(orientation: portrait) and (max-width: 700px)";function Ht(){let[t,e]=(0,W.useState)(()=>matchMedia(_t).matches);return(0,W.useEffect)(()=>{let n=matchMedia(_t),o=()=>e(n.matches);return n.addEventListener("change",o),()=>n.removeEventListener("change",o)},[]),t}var et=f(U(),1),Xt={flat:700,upright:350},ke=60;function nt({state:t,movable:e,taken:n,path:o,reach:r,take:i,point:s,barred:a}){let l=(0,p.useRef)(null),{left:d,bottom:u,right:y,top:k}=t.field,w=t.figures.find(({id:c})=>c===n)?.at,T=Ht(),D=T?Xt.upright:Xt.flat,it=[d-D,-k-D,y-d+2*D,k-u+2*D],P=c=>{let v=new DOMPoint(c.clientX,c.clientY),{x:N,y:q}=v.matrixTransform(l.current?.getScreenCTM()?.inverse());return{x:Math.round(N),y:Math.round(-q)}},re=c=>v=>{v.stopPropagation(),i(c.id);let N=P(v),q=ie=>{let B=P(ie);Math.hypot(B.x-N.x,B.y-N.y)>ke&&s?.(B,c.id)};addEventListener("pointerup",q,{once:!0})};return p.html`
<${Yt} kind="pitch-frame" tapped=${n!==null}>
<svg
class="pitch"
viewBox=${(T?we(it):it).join(" ")}
role="group"
aria-label=${"Das Spielfeld"}
data-testid="pitch"
data-upright=${T}
onClick=${c=>s?.(P(c))}
>
<g ref=${l} transform=${T?"rotate(-90)":void 0}>
<${ve} state=${t} />
${w&&r!==null&&p.html`<circle class="reach" cx=${w.x} cy=${-w.y} r=${r} />`}
${w&&o.length>0&&p.html`<polyline
class="way"
data-testid="way"
points=${[w,...o].map(({x:c,y:v})=>`${c},${-v}`).join(" ")}
/>`}
${t.figures.filter(({at:c})=>c).map(c=>p.html`
<${Se}
key=${c.id}
figure=${c}
state=${t}
movable=${e.includes(c.id)}
taken=${c.id===n}
grab=${re(c)}
upright=${T}
/>
`)}
${a&&p.html`<circle class="barred" data-testid="barred" cx=${a.x} cy=${-a.y} r="130" />`}
${t.balls.map(c=>p.html`<${ze} key=${c.id} ball=${c} state=${t} />`)}
</g>
</svg>
<//>
`}function we([t,e,n,o]){return[e,-t-n,o,n]}function ve({state:t}){let{field:e}=t,n=(e.left+e.right)/2;return p.html`
<g class="lines" aria-hidden="true">
<${tt} of=${e} class="grass" />
${t.zones.map((o,r)=>p.html`<${tt} of=${o} class="zone" style=${C(b(t,r+1))} />`)}
${t.bunkers.map(o=>p.html`<${tt} of=${o} class="bunker" />`)}
${[n,...t.slarge].map(o=>p.html`<line x1=${o} x2=${o} y1=${-e.top} y2=${-e.bottom} />`)}
</g>
`}function tt({of:t,...e}){let{left:n,bottom:o,right:r,top:i}=t;return p.html`<rect x=${n} y=${-i} width=${r-n} height=${i-o} ...${e} />`}function Oe(t,e,n){let o={mark:H(e),name:$(t,e.id)};return n?(0,et.t)("{mark}: {name}, bewusstlos",o):(0,et.t)("{mark}: {name}",o)}function Se({figure:t,state:e,movable:n,taken:o,grab:r,upright:i}){let{x:s,y:a}=t.at,l=e.house.base/2,d=t.head!==null;return p.html`
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
aria-label=${Oe(e,t,d)}
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
`}function ze({ball:t,state:e}){let n=e.figures.find(({id:s})=>s===t.carrier),o=t.at??n?.at;if(!o)return null;let r=e.house.ball/2*(n?.6:1),i=n?e.house.base/2:0;return p.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${o.x+i}
cy=${-o.y-i}
r=${r}
/>`}var Zt="pitch";function Te({session:t}){let{state:e,legal:n}=t,o=$t(t),r=Ct(n),i=r.has(o.tool)?o.tool:Me(r),s=o.picked,a=i===null?null:Mt(n,i,s),l=r.get(i)??"",d=i===null&&r.size===0?null:(u,y)=>o.at(u,y);return z.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${jt} session=${t} />
<${Jt.DiceForm} session=${t} />
<${nt}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:Ee(e,i,l)}
take=${u=>u!==i&&o.take(u)}
point=${d}
barred=${(0,ot.useTable)().state.refusals[Zt]?.spot}
/>
<${gt}
spot=${Zt}
command=${a}
words=${a&&De(e,i,l,s)}
question=${i===null?"":Ae(l)}
again=${s.length>0&&o.again}
/>
<${Le} session=${t} />
</section>
${t.role==="referee"&&z.html`<${Qt.OtherCommands}
commands=${t.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{figure:e.figures.map(({id:u})=>({value:u,label:$(e,u)}))}}
/>`}
`}function Ce({session:t}){return z.html`<${nt} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function Me(t){return t.size===1?[...t.keys()][0]:null}function Ee(t,e,n){let o=Y(t,O(t,e).position);return{Move:o?.move,Fling:o?.reach}[n]??null}function De(t,e,n,o){let r=$(t,e),i=O(t,e).at;if(n==="Move")return`${r} ${X(Z(i,o))} weit bewegen`;let s=vt(t,e);return n==="Fling"?`Ball ${s?.id??""} ${X(Z(i,o.slice(-1)))} weit werfen`:`${r} fällt hierhin`}var Ne={Move:"Zieh die Figur, oder tippe Knick für Knick, wohin sie geht.",Fling:"Tippe, wo der Ball landen soll.",Topple:"Tippe, wohin sie fällt."};function Ae(t){return Ne[t]??""}function Le({session:t}){let{deeds:e,state:n}=(0,ot.useTable)(),o=zt(t.legal);return o.length?z.html`
<div class="act decisions">
${o.map(r=>z.html`
<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${n.busy.decision}
onClick=${()=>e.say("decision",r)}
>
${Tt(t.state,r)}
</button>
`)}
<${Vt.Refusal} spot="decision" />
</div>
`:null}var ne=f(ee()),oe=document.createElement("style");oe.textContent=".score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(66vh * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#0000008c;stroke-width:14}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true]{opacity:.65}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:30}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}";document.head.append(oe);(0,ne.arrived)("slargeball",rt);