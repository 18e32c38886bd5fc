var ie=Object.create;var D=Object.defineProperty;var se=Object.getOwnPropertyDescriptor;var ce=Object.getOwnPropertyNames;var le=Object.getPrototypeOf,de=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},fe=(t,e)=>{for(var o in e)D(t,o,{get:e[o],enumerable:!0})},ue=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ce(e))!de.call(t,r)&&r!==o&&D(t,r,{get:()=>e[r],enumerable:!(n=se(e,r))||n.enumerable});return t};var f=(t,e,o)=>(o=t!=null?ie(le(t)):{},ue(e||!t||!t.__esModule?D(o,"default",{value:t,enumerable:!0}):o,t));var $=h((Ke,J)=>{J.exports=core["view.js"]});var V=h((Ue,Q)=>{Q.exports=core["forms/dice.js"]});var et=h((_e,tt)=>{tt.exports=core["forms/other_commands.js"]});var H=h((Xe,ot)=>{ot.exports=core["page/table.js"]});var B=h((Ye,nt)=>{nt.exports=core["page/refusal.js"]});var S=h((oo,ht)=>{ht.exports=core["words.js"]});var q=h((no,$t)=>{$t.exports=core["games/awaited.js"]});var N=h((uo,Ct)=>{Ct.exports=core["language.js"]});var Bt=h((ko,Ht)=>{Ht.exports=core["page/into_view.js"]});var ne=h((Fo,oe)=>{oe.exports=core["parts.js"]});var Z={};fe(Z,{Board:()=>Re,Large:()=>Ie,headlineOf:()=>G});var M=f($(),1),te=f(V(),1),ee=f(et(),1);var k=f($(),1),dt=f(H(),1),ft=f(B(),1);var u=f($(),1),rt=f(H(),1),z=f(B(),1);function at({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,rt.useTable)(),[l,d]=(0,u.useState)(null);if(!e&&!n)return u.html`<${z.Refusal} spot=${t} />`;let c=()=>s.say(t,e),b=()=>{d(null),r&&r()};return e&&i&&l===o?u.html`
<${pe} asked=${i} busy=${a.busy[t]} yes=${c} no=${b} />
<${z.Refusal} spot=${t} />
`:u.html`
<div class="answers">
${e?u.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(o):c}
>
${o}
</button>`:u.html`<p class="hint" data-testid="question">${n}</p>`}
${r&&u.html`<button class="quiet" onClick=${r}>Choose again</button>`}
</div>
<${z.Refusal} spot=${t} />
`}function pe({asked:t,busy:e,yes:o,no:n}){let r=(0,u.useRef)(null);return(0,u.useEffect)(()=>r.current?.focus(),[]),u.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>
${t.yes}
</button>
</div>
</div>
`}var st=f($(),1),it={tool:null,picked:[]};function ct(t){let[e,o]=(0,st.useState)({seq:-1,...it}),n=e.seq===t.seq?e:it,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),again:()=>r({picked:[]})}}function lt(t,e,o){let r=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>o.every((d,c)=>l[c]===d)),i=r.map(({path:l})=>l[o.length]).filter(l=>l!==void 0),s=r.filter(({path:l})=>l.length===o.length),a=r.length===1&&(o.length>0||r[0].path.length===0);return{said:a?r[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var me="deed";function ut({session:t,tools:e,atOnce:o,pathOf:n,onBoard:r,wordsOf:i,board:s,question:a,askedBefore:l=()=>null}){let d=ct(t),c=e.find(({type:P})=>P===d.tool)??he(e),{said:b,next:g}=lt(c?.commands??[],n,d.picked),W=[c?.title,...d.picked.map(i)].join(" · ");return k.html`
<${$e} tools=${e} chosen=${c?.type} take=${d.take} />
${s({lit:g.filter(r),picked:d.picked,pick:d.pick})}
<${xe}
keys=${g.filter(P=>!r(P))}
wordsOf=${i}
pick=${d.pick}
/>
<${at}
spot=${me}
command=${b}
words=${W}
asked=${b&&l(b)}
question=${g.some(r)?a:""}
again=${d.picked.length>0&&d.again}
/>
<${ge} deeds=${o} />
`}function pt(t,e){return Object.entries(e).map(([o,n])=>({type:o,title:n,commands:t.filter(r=>r.type===o)})).filter(({commands:o})=>o.length>0)}function mt(t,e){return t.filter(({type:o})=>e[o]).map(o=>({command:o,words:e[o.type]}))}function he(t){return t.length===1?t[0]:void 0}function $e({tools:t,chosen:e,take:o}){return t.length<2?null:k.html`
<div class="chips" role="group" aria-label=${"What"}>
${t.map(({type:n,title:r})=>k.html`
<button
class="chip"
data-testid="tool"
data-type=${n}
aria-pressed=${n===e}
onClick=${()=>o(n)}
>
${r}
</button>
`)}
</div>
`}function xe({keys:t,wordsOf:e,pick:o}){return t.length?k.html`
<div class="options" role="group" aria-label=${"Which"}>
${t.map(n=>k.html`<button data-testid="option" onClick=${()=>o(n)}>${e(n)}</button>`)}
</div>
`:null}function ge({deeds:t}){let{deeds:e,state:o}=(0,dt.useTable)();return t.length?k.html`
<div class="act decisions">
${t.map(({command:n,words:r})=>k.html`
<button
data-testid=${`say-${n.type}`}
disabled=${o.busy["at-once"]}
onClick=${()=>e.say("at-once",n)}
>
${r}
</button>
`)}
<${ft.Refusal} spot="at-once" />
</div>
`:null}var E=f($(),1),wt=f(S(),1),vt=f(q(),1);var yt=f($(),1);var gt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},ro=Object.keys(gt),ke={fill:"#75726b",ink:"#ffffff"};function v(t){let{fill:e,ink:o}=gt[t]??ke;return{"--hue":e,"--hue-ink":o}}var xt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function kt(t){return xt[(t-1)%xt.length]}var bt=f(S(),1);function A({colour:t,large:e=!1}){return yt.html`<span
class=${e?"swatch large":"swatch"}
style=${v(t)}
title=${t?(0,bt.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function Ot({title:t,colour:e,round:o,awaited:n}){return E.html`
<header>
${e&&E.html`<${A} colour=${e} large />`}
<h2 data-testid="whose-move">${t}</h2>
${o&&E.html`<p class="round" data-testid="round">${o}</p>`}
</header>
<p class="awaited" data-testid="awaited">${n}</p>
`}function St(t,e){let o=(t?.winners??[]).map(e);return`${(0,wt.listed)(o)||"Nobody"} won`}function Tt({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,vt.diceText)(e.roll)}: ${e.roll.why}.`:null}var ye={};function x(t){return ye[t]??t}var Mt=f(N(),1);function R(t,e){return t.players.find(o=>o.seat===e)??null}function p(t,e){return R(t,e)?.name??`Seat ${e}`}function w(t){return kt(t)}function L(t,e){return t.book.shapes.find(o=>o.name===e)??null}function zt(t){let e=x(t.shape);return!t.change||t.shape===t.change.target?e:`${e}, becoming ${x(t.change.target)}`}var be={dead:"dead",left:"left the map"};function At(t,e){return e.gone?[be[e.gone]??e.gone]:[e.altitude==="air"&&"flying",e.altitude==="high"&&"flying high",e.slow>0&&`slowed: ${j(e.slow)}`,e.restrict>0&&`restricted: ${j(e.restrict)}`,e.stuck>0&&`stuck: ${j(e.stuck)}`,e.poison>0&&`poisoned: ${j(e.poison)}`,e.hold&&`held by ${p(t,e.hold.by)}`].filter(Boolean)}function j(t){return(0,Mt.tn)("{count} turn","{count} turns",t)}var we={L:-1,R:1};function Et(t,e){return([...e].reduce((n,r)=>n+(we[r]??0),t)%6+6)%6}var jt={CastHeal:"Heal, 2 mana",Land:"Land",TakeOff:"Take off",FlyHigh:"Fly high",FlyLow:"Come down",MapDone:"The map lies as it is to be played on",EndTurn:"End the turn"},Lt={PlaceWizard:"Place your wizard",Move:"Move",CastMorph:"Morph",CastSlow:"Slow",CastRestrict:"Restrict",CastTeleport:"Teleport",Attack:"Attack",AttackArtifact:"Strike an artifact",UseSpecial:"Special",PickUp:"Pick up",Drop:"Put down",HandOver:"Hand over",LayPart:"Lay a part"},ve="off the map";function Wt(t){let e={PlaceWizard:o=>[o.at,I(o.facing)],Move:o=>[o.to==="off"?ve:o.to,...Se(t,o)],CastMorph:o=>[Ce(t,o.shape)],CastSlow:o=>[p(t,o.target)],CastRestrict:o=>[p(t,o.target)],CastTeleport:o=>[o.to,I(o.facing)],Attack:o=>[p(t,o.target),Te(o)],AttackArtifact:o=>[o.artifact],UseSpecial:o=>[x(o.special),...o.target===null?[]:[p(t,o.target)]],PickUp:o=>[o.artifact],Drop:o=>[o.artifact],HandOver:o=>[o.artifact,p(t,o.target)],LayPart:o=>[`Part ${o.part}`,`column ${o.column}, ${o.half} half hexes nearer`]};return o=>e[o.type](o)}var Oe=["away","away and right","near and right","near","near and left","away and left"];function I(t){return`facing ${Oe[t]}`}function Se(t,{seat:e,steps:o,mode:n,sprint:r}){let i=R(t,e??t.turn?.player),s=[n!=="land"&&(n==="air"?"by air":"swimming"),r&&"at a sprint"];return[I(Et(i?.facing??0,o)),s.filter(Boolean).join(", ")].filter(Boolean)}function Te({special:t,artifact:e}){return[t&&`with ${x(t)}`,e&&`at the ${e}`].filter(Boolean).join(", ")||"by hand"}function Ce(t,e){let o=L(t,e);if(!o)return x(e);let n=[o.land&&`${o.land} on land`,o.water&&`${o.water} in water`,o.air&&`${o.air} in air`];return`${x(e)}: ${n.filter(Boolean).join(", ")}; attack ${o.attack}, agility ${o.agility}, health ${o.health}, upkeep ${o.upkeep}`}function Pt(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let o=e.seat??t.turn?.player,n=p(t,o);return{question:t.house.scenario==="key"&&Me(t,o)?`${n} leaves the map with the Key, and wins.`:`${n} leaves the map and is out of the game: a defeat.`,yes:"Step off the map",no:"Stay on the map"}}function Me(t,e){return t.artifacts.some(({kind:o,holder:n})=>o==="key"&&n===e)}function Dt(t,e){return t.board.hexes.some(({name:o})=>o===e)}var y=f($(),1),Gt=f(Bt(),1),Zt=f(S(),1);var m=f($(),1);function qt({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function Nt(t){return Math.exp(-t/300)}function F([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var It=1.5,ze=2;function Ut({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,m.useRef)(null),s=e??i,[a,l]=(0,m.useState)({zoom:1,left:0,top:0}),d=(0,m.useRef)(a);d.current=a;let c=(g,W)=>l(qt(Ee(s,d),W,g));(0,m.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,m.useEffect)(()=>Ae(s.current,c),[]);let b=g=>{o||g.target.closest("button:enabled, [role=button]")||c(a.zoom>1?1/4:ze,K(s.current,g))};return m.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Size of the board"}>
<${Ft}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>c(1/It,Kt(s.current))}
/>
<${Ft}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>c(It,Kt(s.current))}
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
onDblClick=${b}
>
<div class="zoomed">${r}</div>
</div>
</div>
`}function Ft({sign:t,name:e,off:o,click:n}){return m.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}
>
<span aria-hidden="true">${t}</span>
</button>`}function Ae(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Nt(a.deltaY),K(t,a)))},r=a=>{o=a.touches.length===2?F(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let l=F(a.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,K(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function Ee(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function K(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function Kt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var je=Math.sqrt(3);function O({q:t,r:e}){return{x:1.5*t,y:je*(e+t/2)}}function _t(t,e=.97){let{x:o,y:n}=O(t);return Array.from({length:6},(r,i)=>{let s=i*Math.PI/3;return`${U(o+e*Math.cos(s))},${U(n+e*Math.sin(s))}`}).join(" ")}function Xt(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function Yt(t){let e=t.map(O),[o,n]=[Math.min(...e.map(s=>s.x)),Math.max(...e.map(s=>s.x))],[r,i]=[Math.min(...e.map(s=>s.y)),Math.max(...e.map(s=>s.y))];return[o-1.1,r-1,n-o+2.2,i-r+2].map(U)}function U(t){return Number(t.toFixed(3))}var _=f(N(),1);function X({state:t,lit:e,picked:o,pick:n}){let{hexes:r}=t.board,i=t.players.find(({seat:c})=>c===t.turn?.player),s=(0,Gt.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(r.length===0)return null;let a=Yt(r),[,,l,d]=a;return y.html`
<${Ut} kind="hex-map" frame=${s} style=${{"--wide":l,"--high":d}}>
<svg viewBox=${a.join(" ")} role="group" aria-label=${"The map"} data-testid="map">
${r.map(c=>y.html`<${Le}
key=${c.name}
hex=${c}
state=${t}
lit=${e.includes(c.name)}
picked=${o.includes(c.name)}
pick=${n}
/>`)}
${t.artifacts.filter(({at:c})=>c).map(c=>y.html`<${De} one=${c} state=${t} />`)}
${t.players.filter(c=>c.at&&!c.gone).map(c=>y.html`<${Pe} key=${c.seat} player=${c} state=${t} />`)}
</svg>
<//>
`}function Le({hex:t,state:e,lit:o,picked:n,pick:r}){let{x:i,y:s}=O(t),a=e.ink.some(({hexes:c})=>c.includes(t.name)),l=o?()=>r(t.name):void 0,d=c=>{c.key!=="Enter"&&c.key!==" "||(c.preventDefault(),l?.())};return y.html`
<g
class="hex"
data-testid="hex"
data-hex=${t.name}
data-terrain=${t.terrain}
data-lit=${o}
data-picked=${n}
data-inked=${a}
role=${o?"button":void 0}
tabindex=${o?0:void 0}
aria-label=${We(t,a)}
onClick=${l}
onKeyDown=${o?d:void 0}
>
<polygon points=${_t(t)} />
<text x=${i} y=${s+.74}>${t.name}</text>
</g>
`}function We({name:t,terrain:e},o){let n={name:t,terrain:x(e)};return o?(0,_.t)("{name}, {terrain}, clouded by ink",n):(0,_.t)("{name}, {terrain}",n)}function Pe({player:t,state:e}){let o=e.board.hexes.find(({name:d})=>d===t.at);if(!o)return null;let{x:n,y:r}=O(o),i=Xt(t.facing),[s,a]=[.78,.3],l=[[n+s*i.x,r+s*i.y],[n+.5*i.x-a*i.y,r+.5*i.y+a*i.x],[n+.5*i.x+a*i.y,r+.5*i.y-a*i.x]];return y.html`
<g
class="counter"
style=${v(w(t.seat))}
data-testid="counter"
data-seat=${t.seat}
data-hex=${t.at}
data-facing=${t.facing}
data-altitude=${t.altitude}
data-turn=${e.turn?.player===t.seat}
>
<polygon
points=${l.map(d=>d.map(c=>c.toFixed(3)).join(",")).join(" ")}
/>
<circle cx=${n} cy=${r} r="0.52" />
<text x=${n} y=${r+.17}>${(0,Zt.initials)(t.name)}</text>
</g>
`}function De({one:t,state:e}){let o=e.board.hexes.find(({name:i})=>i===t.at);if(!o)return null;let{x:n,y:r}=O(o);return y.html`
<g class="artifact" data-testid="artifact" data-kind=${t.kind}>
<rect
x=${n-.3}
y=${r-.3}
width="0.6"
height="0.6"
transform=${`rotate(45 ${n} ${r})`}
/>
<title>${t.name}</title>
</g>
`}var Jt=f(S(),1),Qt=f(q(),1);var Y={dealing:"The parts of the map are drawn",rolling:"Who goes first?",laying:"The map is laid",placing:"The wizards take their places"};function G(t){let{state:e}=t,o=Y[e.phase]?null:e.turn?.player;return{title:He(t),colour:o&&w(o),round:e.round>0&&`Round ${e.round}`,awaited:Tt(t)??Be(t)}}function He({state:t,outcome:e}){return t.phase==="over"?St(e,o=>p(t,o)):Y[t.phase]?Y[t.phase]:t.turn?`${p(t,t.turn.player)}’s turn`:"Between turns"}function Be(t){let{state:e,legal:o}=t;return e.turn&&o.length>0?qe(e.turn):(0,Qt.awaitedText)(t,n=>p(e,n))}function qe(t){let e=[!t.moved&&"a move",!t.cast&&"a spell",!t.special&&"a special",!t.fought&&"an attack"].filter(Boolean);return e.length?`Left for this turn: ${(0,Jt.listed)(e)}, where possible.`:"All is done."}var C=f($(),1);function Vt({state:t}){return C.html`
<div class="creatures wizards">
${t.players.map(e=>C.html`<${Ne} key=${e.seat} player=${e} state=${t} />`)}
</div>
`}function Ne({player:t,state:e}){let{seat:o,name:n,health:r,mana:i}=t,s=L(e,t.shape),a=e.artifacts.filter(({holder:d})=>d===o).map(d=>d.name),l=[t.school,...At(e,t),...a.map(d=>`holds the ${d}`)];return C.html`
<article
class="creature"
data-testid="player"
data-seat=${o}
data-alive=${!t.gone}
data-moving=${e.turn?.player===o}
style=${v(w(o))}
>
<header>
<${A} colour=${w(o)} />
<h3>${n}</h3>
<p class="hit-points">
<strong data-testid="health">${r}</strong><span>health</span>
</p>
</header>
<dl class="stats">
<div>
<dt>Shape</dt>
<dd data-testid="shape">${zt(t)}</dd>
</div>
<div>
<dt>Mana</dt>
<dd data-testid="mana">${i}</dd>
</div>
${s&&C.html`
<div>
<dt>Attack</dt>
<dd>${s.attack}</dd>
</div>
<div>
<dt>Agility</dt>
<dd>${s.agility}</dd>
</div>
<div>
<dt>Armour</dt>
<dd>${s.armour}</dd>
</div>
<div>
<dt>Speed</dt>
<dd>${s.land} / ${s.water} / ${s.air}</dd>
</div>
`}
</dl>
<p class="small-facts">${l.filter(Boolean).join(" · ")}</p>
</article>
`}function Re({session:t}){let{state:e,legal:o}=t,n=e.players.map(({seat:r,name:i})=>({value:r,label:i}));return M.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${Ot} ...${G(t)} />
<${te.DiceForm} session=${t} />
<${ut}
session=${t}
tools=${pt(o,Lt)}
atOnce=${mt(o,jt)}
pathOf=${Wt(e)}
onBoard=${r=>Dt(e,r)}
wordsOf=${r=>r}
board=${r=>M.html`<${X} state=${e} ...${r} />`}
question=${"Which hex?"}
askedBefore=${r=>Pt(e,r)}
/>
</section>
<${Vt} state=${e} />
${t.role==="referee"&&M.html`<${ee.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:n,target:n}}
/>`}
`}function Ie({session:t}){return M.html`<${X} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var re=f(ne()),ae=document.createElement("style");ae.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}";document.head.append(ae);(0,re.arrived)("metamorph",Z);