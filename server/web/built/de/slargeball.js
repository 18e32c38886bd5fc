var se=Object.create;var F=Object.defineProperty;var le=Object.getOwnPropertyDescriptor;var ce=Object.getOwnPropertyNames;var fe=Object.getPrototypeOf,ue=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},pe=(t,e)=>{for(var n in e)F(t,n,{get:e[n],enumerable:!0})},de=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ce(e))!ue.call(t,r)&&r!==n&&F(t,r,{get:()=>e[r],enumerable:!(o=le(e,r))||o.enumerable});return t};var f=(t,e,n)=>(n=t!=null?se(fe(t)):{},de(e||!t||!t.__esModule?F(n,"default",{value:t,enumerable:!0}):n,t));var x=g((We,at)=>{at.exports=core["view.js"]});var G=g((Pe,st)=>{st.exports=core["page/table.js"]});var I=g((qe,lt)=>{lt.exports=core["page/refusal.js"]});var ft=g((Be,ct)=>{ct.exports=core["forms/dice.js"]});var pt=g((Fe,ut)=>{ut.exports=core["forms/other_commands.js"]});var C=g((Ue,xt)=>{xt.exports=core["words.js"]});var U=g((Ke,yt)=>{yt.exports=core["language.js"]});var Nt=g((Ve,Dt)=>{Dt.exports=core["games/awaited.js"]});var ne=g((kn,ee)=>{ee.exports=core["parts.js"]});var rt={};pe(rt,{Board:()=>Ce,Large:()=>Me,headlineOf:()=>Pt});var z=f(x(),1),ot=f(G(),1),Jt=f(I(),1),Qt=f(ft(),1),te=f(pt(),1);var mt=f(x(),1),dt={tool:null,picked:[]};function $t(t){let[e,n]=(0,mt.useState)({seq:-1,...dt}),o=e.seq===t.seq?e:dt,r=i=>n({seq:t.seq,tool:o.tool,picked:o.picked,...i});return{tool:o.tool,picked:o.picked,take:i=>r({tool:i===o.tool?null:i,picked:[]}),pick:i=>r({picked:[...o.picked,i]}),at:(i,s=o.tool)=>r({tool:s,picked:s===o.tool?[...o.picked,i]:[i]}),again:()=>r({picked:[]})}}var m=f(x(),1),ht=f(G(),1),L=f(I(),1);function gt({spot:t,command:e,words:n,question:o,again:r,asked:i=null}){let{deeds:s,state:a}=(0,ht.useTable)(),[l,d]=(0,m.useState)(null);if(!e&&!o)return m.html`<${L.Refusal} spot=${t} />`;let u=()=>s.say(t,e),b=()=>{d(null),r&&r()};return e&&i&&l===n?m.html`<${me} asked=${i} busy=${a.busy[t]} yes=${u} no=${b} /><${L.Refusal} spot=${t} />`:m.html`<div class="answers">${e?m.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(n):u}>${n}</button>`:m.html`<p class="hint" data-testid="question">${o}</p>`}${r&&m.html`<button class="quiet" onClick=${r}>Neu wählen</button>`}</div><${L.Refusal} spot=${t} />`}function me({asked:t,busy:e,yes:n,no:o}){let r=(0,m.useRef)(null);return(0,m.useEffect)(()=>r.current?.focus(),[]),m.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${o}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${n}>${t.yes}</button></div></div>`}var K=f(C(),1);var kt=f(U(),1),bt=new Map;function wt(t,e){let n=bt.get(e)??$e(e);return bt.set(e,n),n.format(t)}function $e(t){let e={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return new Intl.NumberFormat(kt.LANGUAGE,e)}var he=254;function O(t,e){return t.figures.find(n=>n.id===e)??null}function Y(t,e){return t.sheets.find(n=>n.position===e)??null}function _(t,e){return Y(t,e)?.title??e}function $(t,e){let n=O(t,e);return n?`${(0,K.named)(y(t,n.team))} ${_(t,n.position)} ${n.number}`:"jemand"}function y(t,e){return t.colours[e-1]??""}function S(t,e){return t.players.find(n=>n.seat===e)?.name??`Platz ${e}`}function H(t){return`${{coach:"Co",captain:"Ca",goalie:"Go",tremple:"T",nickelback:"N",defensive_grelker:"D",rushing_grelker:"R"}[t.position]??"?"}${t.number}`}function X(t){return`${wt(t/he,1)} Zoll`}function Z(t,e){let n=[t,...e];return n.slice(1).reduce((o,r,i)=>o+Math.hypot(r.x-n[i].x,r.y-n[i].y),0)}function vt(t,e){return t.balls.find(n=>n.carrier===e)??null}var ge={setting_up:"Aufstellen",initiative:"Initiative",moving:"Bewegen",whapping:"Rempeln",flinging:"Werfen",nabbing:"Schnappen",waking:"Aufwachen"};function Ot({phase:t}){return ge[t]??(0,K.named)(t)}var St=f(C(),1),zt={SetUp:(t,e)=>`${S(t,e.player)} steht in der üblichen Aufstellung`,CallCoach:(t,e)=>`Rufen: ${$(t,e.figure)}`,Stride:(t,e)=>`Der Coach schreitet zu ${$(t,e.target)}`,Whap:(t,e)=>`${$(t,e.figure)} rempelt ${$(t,e.target)}`,Nab:(t,e)=>`${$(t,e.figure)} schnappt Ball ${e.ball}`,Pass:(t,e)=>`${$(t,e.figure)} lässt es sein`,EndPhase:()=>"Niemand ist in Kontakt: weiter",EndMoves:(t,e)=>`${S(t,e.player)} hat gezogen`},V={Move:"path",Fling:"to",Topple:"toward"};function Tt(t){return t.filter(({type:e})=>zt[e])}function Ct(t,e){return(0,St.sentence)(zt[e.type](t,e))}function Mt(t){let e=new Map;for(let{type:n,figure:o}of t)V[n]&&e.set(o,n);return e}function Et(t,e,n){let o=t.find(i=>V[i.type]&&i.figure===e);if(!o||!n.length)return null;let r=V[o.type];return{...o,[r]:r==="path"?n:n.at(-1)}}var E=f(x(),1),R=f(C(),1),j=f(Nt(),1);var Lt=f(x(),1);var At={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Je=Object.keys(At),xe={fill:"#75726b",ink:"#ffffff"};function M(t){let{fill:e,ink:n}=At[t]??xe;return{"--hue":e,"--hue-ink":n}}var Rt=f(C(),1);function jt({colour:t,large:e=!1}){return Lt.html`<span
class=${e?"swatch large":"swatch"}
style=${M(t)}
title=${t?(0,Rt.named)(t):"noch keine Farbe"}
aria-hidden="true"></span>`}function Wt({session:t}){let{state:e}=t;return E.html`<header><h2 data-testid="whose-move">${qt(t)}</h2>${e.turn>0&&E.html`<p class="round" data-testid="round">Zug ${e.turn} von ${e.period_end}</p>`}</header><p class="score" data-testid="score">${e.score.map((n,o)=>E.html`<span><${jt} colour=${y(e,o+1)} />${(0,R.named)(y(e,o+1))} <strong>${n}</strong>${e.initiative===o+1&&E.html`<small data-testid="initiative">Initiative</small>`}</span>`)}</p><p class="awaited" data-testid="awaited">${Bt(t)}</p>`}function Pt(t){let{state:e}=t;return{title:qt(t),colour:e.mover&&y(e,O(e,e.mover).team),round:e.turn>0&&`Zug ${e.turn} von ${e.period_end}`,awaited:Bt(t)}}function qt({state:t,outcome:e}){if(t.phase==="over"){let n=(e?.winners??[]).map(o=>S(t,o));return n.length?`Gewonnen: ${(0,R.listed)(n)}`:"Unentschieden"}return t.phase==="moving"&&t.mover?`${_(t,t.mover)}: bewegen`:Ot(t)}function Bt(t){let{state:e,awaiting:n,outcome:o}=t;return e.phase==="over"?o?.why??e.ending:n?.roll?`${(0,j.diceText)(n.roll)}: ${n.roll.why}.`:(0,j.awaitedText)(t,r=>S(e,r))}var p=f(x(),1);var h=f(x(),1);function Ft({zoom:t,left:e,top:n},{x:o,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+o)*a-o),top:Math.max(0,(n+r)*a-r)}}function Gt(t){return Math.exp(-t/300)}function J([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Ut=1.5,ye=2;function _t({kind:t,frame:e,tapped:n=!1,style:o={},children:r}){let i=(0,h.useRef)(null),s=e??i,[a,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(a);d.current=a;let u=(k,w)=>l(Ft(ke(s,d),w,k));(0,h.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,h.useEffect)(()=>be(s.current,u),[]);let b=k=>{n||k.target.closest("button:enabled, [role=button]")||u(a.zoom>1?1/4:ye,Q(s.current,k))};return h.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}><${Kt}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>u(1/Ut,Yt(s.current))}/><${Kt}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>u(Ut,Yt(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...o,"--zoom":a.zoom}}
ref=${s}
onDblClick=${b}><div class="zoomed">${r}</div></div></div>`}function Kt({sign:t,name:e,off:n,click:o}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${n}
onClick=${()=>!n&&o()}><span aria-hidden="true">${t}</span></button>`}function be(t,e){if(!t)return;let n=null,o=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Gt(a.deltaY),Q(t,a)))},r=a=>{n=a.touches.length===2?J(a.touches):null},s={wheel:o,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let l=J(a.touches);t.scrollBy(n.x-l.x,n.y-l.y),e(l.apart/n.apart,Q(t,{clientX:l.x,clientY:l.y})),n=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function ke(t,e){let{scrollLeft:n,scrollTop:o}=t.current;return{zoom:e.current.zoom,left:n,top:o}}function Q(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect();return{x:e-o,y:n-r}}function Yt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var W=f(x(),1),Ht="(orientation: portrait) and (max-width: 700px)";function Xt(){let[t,e]=(0,W.useState)(()=>matchMedia(Ht).matches);return(0,W.useEffect)(()=>{let n=matchMedia(Ht),o=()=>e(n.matches);return n.addEventListener("change",o),()=>n.removeEventListener("change",o)},[]),t}var et=f(U(),1),Zt={flat:700,upright:350},we=60;function nt({state:t,movable:e,taken:n,path:o,reach:r,take:i,point:s,barred:a}){let l=(0,p.useRef)(null),{left:d,bottom:u,right:b,top:k}=t.field,w=t.figures.find(({id:c})=>c===n)?.at,T=Xt(),N=T?Zt.upright:Zt.flat,it=[d-N,-k-N,b-d+2*N,k-u+2*N],P=c=>{let v=new DOMPoint(c.clientX,c.clientY),{x:A,y:q}=v.matrixTransform(l.current?.getScreenCTM()?.inverse());return{x:Math.round(A),y:Math.round(-q)}},ie=c=>v=>{v.stopPropagation(),i(c.id);let A=P(v),q=ae=>{let B=P(ae);Math.hypot(B.x-A.x,B.y-A.y)>we&&s?.(B,c.id)};addEventListener("pointerup",q,{once:!0})};return p.html`<${_t} kind="pitch-frame" tapped=${n!==null}><svg
class="pitch"
viewBox=${(T?ve(it):it).join(" ")}
role="group"
aria-label=${"Das Spielfeld"}
data-testid="pitch"
data-upright=${T}
onClick=${c=>s?.(P(c))}><g ref=${l} transform=${T?"rotate(-90)":void 0}><${Oe} state=${t} />${w&&r!==null&&p.html`<circle class="reach" cx=${w.x} cy=${-w.y} r=${r} />`}${w&&o.length>0&&p.html`<polyline
class="way"
data-testid="way"
points=${[w,...o].map(({x:c,y:v})=>`${c},${-v}`).join(" ")}/>`}${t.figures.filter(({at:c})=>c).map(c=>p.html`<${ze}
key=${c.id}
figure=${c}
state=${t}
movable=${e.includes(c.id)}
taken=${c.id===n}
grab=${ie(c)}
upright=${T}/>`)}${a&&p.html`<circle class="barred" data-testid="barred" cx=${a.x} cy=${-a.y} r="130" />`}${t.balls.map(c=>p.html`<${Te} key=${c.id} ball=${c} state=${t} />`)}</g></svg><//>`}function ve([t,e,n,o]){return[e,-t-n,o,n]}function Oe({state:t}){let{field:e}=t,n=(e.left+e.right)/2;return p.html`<g class="lines" aria-hidden="true"><${tt} of=${e} class="grass" />${t.zones.map((o,r)=>p.html`<${tt} of=${o} class="zone" style=${M(y(t,r+1))} />`)}${t.bunkers.map(o=>p.html`<${tt} of=${o} class="bunker" />`)}${[n,...t.slarge].map(o=>p.html`<line x1=${o} x2=${o} y1=${-e.top} y2=${-e.bottom} />`)}</g>`}function tt({of:t,...e}){let{left:n,bottom:o,right:r,top:i}=t;return p.html`<rect x=${n} y=${-i} width=${r-n} height=${i-o} ...${e} />`}function Se(t,e,n){let o={mark:H(e),name:$(t,e.id)};return n?(0,et.t)("{mark}: {name}, bewusstlos",o):(0,et.t)("{mark}: {name}",o)}function ze({figure:t,state:e,movable:n,taken:o,grab:r,upright:i}){let{x:s,y:a}=t.at,l=e.house.base/2,d=t.head!==null;return p.html`<g
class="player-on-pitch"
style=${M(y(e,t.team))}
data-testid="figure"
data-id=${t.id}
data-team=${t.team}
data-x=${s}
data-y=${a}
data-movable=${n}
data-taken=${o}
data-fallen=${d}
role=${n?"button":"img"}
tabindex=${n?0:void 0}
aria-label=${Se(e,t,d)}
onPointerDown=${n?r:void 0}
onClick=${u=>n&&u.stopPropagation()}>${d&&p.html`<line
x1=${s}
y1=${-a}
x2=${t.head.x}
y2=${-t.head.y}
stroke-width=${l}/>`}<circle cx=${s} cy=${-a} r=${l} /><text
x=${s}
y=${-a+l*.35}
font-size=${l}
transform=${i?`rotate(90 ${s} ${-a})`:void 0}>${H(t)}</text></g>`}function Te({ball:t,state:e}){let n=e.figures.find(({id:s})=>s===t.carrier),o=t.at??n?.at;if(!o)return null;let r=e.house.ball/2*(n?.6:1),i=n?e.house.base/2:0;return p.html`<circle
class="ball"
data-testid="ball"
data-state=${t.state}
cx=${o.x+i}
cy=${-o.y-i}
r=${r}/>`}var Vt="pitch";function Ce({session:t}){let{state:e,legal:n}=t,o=$t(t),r=Mt(n),i=r.has(o.tool)?o.tool:Ee(r),s=o.picked,a=i===null?null:Et(n,i,s),l=r.get(i)??"",d=i===null&&r.size===0?null:(u,b)=>o.at(u,b);return z.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${Wt} session=${t} /><${Qt.DiceForm} session=${t} /><${nt}
state=${e}
movable=${[...r.keys()]}
taken=${i}
path=${s}
reach=${i===null?null:De(e,i,l)}
take=${u=>u!==i&&o.take(u)}
point=${d}
barred=${(0,ot.useTable)().state.refusals[Vt]?.spot}/><${gt}
spot=${Vt}
command=${a}
words=${a&&Ne(e,i,l,s)}
question=${i===null?"":Le(l)}
again=${s.length>0&&o.again}/><${Re} session=${t} /></section>${t.role==="referee"&&z.html`<${te.OtherCommands}
commands=${t.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{figure:e.figures.map(({id:u})=>({value:u,label:$(e,u)}))}}/>`}`}function Me({session:t}){return z.html`<${nt} state=${t.state} movable=${[]} taken=${null} path=${[]} />`}function Ee(t){return t.size===1?[...t.keys()][0]:null}function De(t,e,n){let o=Y(t,O(t,e).position);return{Move:o?.move,Fling:o?.reach}[n]??null}function Ne(t,e,n,o){let r=$(t,e),i=O(t,e).at;if(n==="Move")return`${r} ${X(Z(i,o))} weit bewegen`;let s=vt(t,e);return n==="Fling"?`Ball ${s?.id??""} ${X(Z(i,o.slice(-1)))} weit werfen`:`${r} fällt hierhin`}var Ae={Move:"Zieh die Figur, oder tippe Knick für Knick, wohin sie geht.",Fling:"Tippe, wo der Ball landen soll.",Topple:"Tippe, wohin sie fällt."};function Le(t){return Ae[t]??""}function Re({session:t}){let{deeds:e,state:n}=(0,ot.useTable)(),o=Tt(t.legal);return o.length?z.html`<div class="act decisions">${o.map(r=>z.html`<button
data-testid=${`say-${r.type}`}
data-figure=${r.figure}
disabled=${n.busy.decision}
onClick=${()=>e.say("decision",r)}>${Ct(t.state,r)}</button>`)}<${Jt.Refusal} spot="decision" /></div>`:null}var oe=f(ne()),re=document.createElement("style");re.textContent='.score{display:flex;gap:18px}.score span{display:inline-flex;align-items:center;gap:6px}.score strong{font-size:1.3rem}.pitch{display:block;width:100%;max-height:calc(66vh * var(--zoom));border-radius:var(--radius-small);background:#2c5a26;touch-action:none;user-select:none}.pitch[data-upright=true]{max-height:calc(80vh * var(--zoom))}.pitch .grass{fill:#3d7a34}.pitch .lines :is(rect,line){stroke:#fffc;stroke-width:22}.pitch .zone{fill:color-mix(in srgb,var(--hue) 35%,transparent)}.pitch .bunker{fill:#00000038}.player-on-pitch circle{fill:var(--hue);stroke:#f4f4ee;stroke-width:20}.player-on-pitch[data-team="2"] circle{stroke-dasharray:45 25}.player-on-pitch line{stroke:var(--hue);stroke-linecap:round}.player-on-pitch text{fill:var(--hue-ink);font-weight:700;text-anchor:middle;pointer-events:none}.player-on-pitch[data-fallen=true] circle{fill:color-mix(in srgb,var(--hue) 55%,#1c3a18);stroke:#f4f4ee99}.player-on-pitch[data-fallen=true] text{fill:#fff}.player-on-pitch[data-movable=true]{cursor:grab;outline:none}.player-on-pitch[data-movable=true] circle{stroke:#fff;stroke-width:38;stroke-dasharray:none}.player-on-pitch[data-taken=true] circle{stroke:#f5d33f;stroke-width:44;stroke-dasharray:none}.pitch .ball{fill:#16181a;stroke:#fff;stroke-width:10;pointer-events:none}.pitch .reach{fill:#ffffff1a;stroke:#ffffffb3;stroke-width:12;stroke-dasharray:60 40;pointer-events:none}.pitch .way{fill:none;stroke:#f5d33f;stroke-width:34;pointer-events:none}.pitch .barred{fill:none;stroke:#ff6a5c;stroke-width:40;pointer-events:none}';document.head.append(re);(0,oe.arrived)("slargeball",rt);