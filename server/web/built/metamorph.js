var Vt=Object.create;var W=Object.defineProperty;var te=Object.getOwnPropertyDescriptor;var ee=Object.getOwnPropertyNames;var oe=Object.getPrototypeOf,ne=Object.prototype.hasOwnProperty;var $=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},re=(t,e)=>{for(var o in e)W(t,o,{get:e[o],enumerable:!0})},ae=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ee(e))!ne.call(t,r)&&r!==o&&W(t,r,{get:()=>e[r],enumerable:!(n=te(e,r))||n.enumerable});return t};var f=(t,e,o)=>(o=t!=null?Vt(oe(t)):{},ae(e||!t||!t.__esModule?W(o,"default",{value:t,enumerable:!0}):o,t));var m=$((De,Y)=>{Y.exports=core["view.js"]});var G=$((Pe,_)=>{_.exports=core["forms/dice.js"]});var J=$((Be,Z)=>{Z.exports=core["forms/other_commands.js"]});var D=$((He,Q)=>{Q.exports=core["page/table.js"]});var P=$((qe,V)=>{V.exports=core["page/refusal.js"]});var M=$((Ye,ft)=>{ft.exports=core["words.js"]});var B=$((_e,ut)=>{ut.exports=core["games/awaited.js"]});var Lt=$((ao,At)=>{At.exports=core["page/into_view.js"]});var Zt=$((zo,Gt)=>{Gt.exports=core["parts.js"]});var X={};re(X,{Board:()=>je,Large:()=>Ee,headlineOf:()=>U});var T=f(m(),1),Yt=f(G(),1),_t=f(J(),1);var x=f(m(),1),it=f(D(),1),st=f(P(),1);var u=f(m(),1),tt=f(D(),1),C=f(P(),1);function et({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,tt.useTable)(),[l,d]=(0,u.useState)(null);if(!e&&!n)return u.html`<${C.Refusal} spot=${t} />`;let c=()=>s.say(t,e),b=()=>{d(null),r&&r()};return e&&i&&l===o?u.html`
<${ie} asked=${i} busy=${a.busy[t]} yes=${c} no=${b} />
<${C.Refusal} spot=${t} />
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
<${C.Refusal} spot=${t} />
`}function ie({asked:t,busy:e,yes:o,no:n}){let r=(0,u.useRef)(null);return(0,u.useEffect)(()=>r.current?.focus(),[]),u.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>
${t.yes}
</button>
</div>
</div>
`}var nt=f(m(),1),ot={tool:null,picked:[]};function rt(t){let[e,o]=(0,nt.useState)({seq:-1,...ot}),n=e.seq===t.seq?e:ot,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),again:()=>r({picked:[]})}}function at(t,e,o){let r=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>o.every((d,c)=>l[c]===d)),i=r.map(({path:l})=>l[o.length]).filter(l=>l!==void 0),s=r.filter(({path:l})=>l.length===o.length),a=r.length===1&&(o.length>0||r[0].path.length===0);return{said:a?r[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var se="deed";function ct({session:t,tools:e,atOnce:o,pathOf:n,onBoard:r,wordsOf:i,board:s,question:a,askedBefore:l=()=>null}){let d=rt(t),c=e.find(({type:E})=>E===d.tool)??ce(e),{said:b,next:g}=at(c?.commands??[],n,d.picked),j=[c?.title,...d.picked.map(i)].join(" · ");return x.html`
<${le} tools=${e} chosen=${c?.type} take=${d.take} />
${s({lit:g.filter(r),picked:d.picked,pick:d.pick})}
<${de}
keys=${g.filter(E=>!r(E))}
wordsOf=${i}
pick=${d.pick}
/>
<${et}
spot=${se}
command=${b}
words=${j}
asked=${b&&l(b)}
question=${g.some(r)?a:""}
again=${d.picked.length>0&&d.again}
/>
<${fe} deeds=${o} />
`}function lt(t,e){return Object.entries(e).map(([o,n])=>({type:o,title:n,commands:t.filter(r=>r.type===o)})).filter(({commands:o})=>o.length>0)}function dt(t,e){return t.filter(({type:o})=>e[o]).map(o=>({command:o,words:e[o.type]}))}function ce(t){return t.length===1?t[0]:void 0}function le({tools:t,chosen:e,take:o}){return t.length<2?null:x.html`
<div class="chips" role="group" aria-label="What">
${t.map(({type:n,title:r})=>x.html`
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
`}function de({keys:t,wordsOf:e,pick:o}){return t.length?x.html`
<div class="options" role="group" aria-label="Which">
${t.map(n=>x.html`<button data-testid="option" onClick=${()=>o(n)}>${e(n)}</button>`)}
</div>
`:null}function fe({deeds:t}){let{deeds:e,state:o}=(0,it.useTable)();return t.length?x.html`
<div class="act decisions">
${t.map(({command:n,words:r})=>x.html`
<button
data-testid=${`say-${n.type}`}
disabled=${o.busy["at-once"]}
onClick=${()=>e.say("at-once",n)}
>
${r}
</button>
`)}
<${st.Refusal} spot="at-once" />
</div>
`:null}var A=f(m(),1),gt=f(M(),1),xt=f(B(),1);var $t=f(m(),1);var ht={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ge=Object.keys(ht),ue={fill:"#75726b",ink:"#ffffff"};function w(t){let{fill:e,ink:o}=ht[t]??ue;return{"--hue":e,"--hue-ink":o}}var pt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function mt(t){return pt[(t-1)%pt.length]}function z({colour:t,large:e=!1}){return $t.html`<span
class=${e?"swatch large":"swatch"}
style=${w(t)}
title=${t||"no colour yet"}
aria-hidden="true"
></span>`}function kt({title:t,colour:e,round:o,awaited:n}){return A.html`
<header>
${e&&A.html`<${z} colour=${e} large />`}
<h2 data-testid="whose-move">${t}</h2>
${o&&A.html`<p class="round" data-testid="round">${o}</p>`}
</header>
<p class="awaited" data-testid="awaited">${n}</p>
`}function bt(t,e){let o=(t?.winners??[]).map(e);return`${(0,gt.listed)(o)||"Nobody"} won`}function yt({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,xt.diceText)(e.roll)}: ${e.roll.why}.`:null}function H(t,e){return t.players.find(o=>o.seat===e)??null}function p(t,e){return H(t,e)?.name??`Seat ${e}`}function y(t){return mt(t)}function L(t,e){return t.book.shapes.find(o=>o.name===e)??null}function wt(t){return t.change?t.shape===t.change.target?t.shape:`${t.shape}, to be ${t.change.target}`:t.shape}var pe={dead:"dead",left:"left the map"};function vt(t,e){return e.gone?[pe[e.gone]??e.gone]:[e.altitude==="air"&&"flying",e.altitude==="high"&&"flying high",e.slow>0&&`slow for ${e.slow}`,e.restrict>0&&`restricted for ${e.restrict}`,e.stuck>0&&`stuck for ${e.stuck}`,e.poison>0&&`poisoned for ${e.poison}`,e.hold&&`held by ${p(t,e.hold.by)}`].filter(Boolean)}var he={L:-1,R:1};function Ot(t,e){return([...e].reduce((n,r)=>n+(he[r]??0),t)%6+6)%6}var St={CastHeal:"Heal, 2 mana",Land:"Land",TakeOff:"Take off",FlyHigh:"Fly high",FlyLow:"Come down",MapDone:"The map lies as it is to be played on",EndTurn:"End the turn"},Tt={PlaceWizard:"Place your wizard",Move:"Move",CastMorph:"Morph",CastSlow:"Slow",CastRestrict:"Restrict",CastTeleport:"Teleport",Attack:"Attack",AttackArtifact:"Strike an artifact",UseSpecial:"Special",PickUp:"Pick up",Drop:"Lay down",HandOver:"Hand over",LayPart:"Lay a part"},me="off the map";function Ct(t){let e={PlaceWizard:o=>[o.at,q(o.facing)],Move:o=>[o.to==="off"?me:o.to,...ge(t,o)],CastMorph:o=>[ke(t,o.shape)],CastSlow:o=>[p(t,o.target)],CastRestrict:o=>[p(t,o.target)],CastTeleport:o=>[o.to,q(o.facing)],Attack:o=>[p(t,o.target),xe(o)],AttackArtifact:o=>[o.artifact],UseSpecial:o=>[o.special,...o.target===null?[]:[p(t,o.target)]],PickUp:o=>[o.artifact],Drop:o=>[o.artifact],HandOver:o=>[o.artifact,p(t,o.target)],LayPart:o=>[`Part ${o.part}`,`column ${o.column}, ${o.half} half hexes nearer`]};return o=>e[o.type](o)}var $e=["away","away and right","near and right","near","near and left","away and left"];function q(t){return`facing ${$e[t]}`}function ge(t,{seat:e,steps:o,mode:n,sprint:r}){let i=H(t,e??t.turn?.player),s=[n!=="land"&&(n==="air"?"by air":"swimming"),r&&"at a sprint"];return[q(Ot(i?.facing??0,o)),s.filter(Boolean).join(", ")].filter(Boolean)}function xe({special:t,artifact:e}){return[t&&`with ${t}`,e&&`at the ${e}`].filter(Boolean).join(", ")||"by hand"}function ke(t,e){let o=L(t,e);if(!o)return e;let n=[o.land&&`${o.land} on land`,o.water&&`${o.water} in water`,o.air&&`${o.air} in air`];return`${e}: ${n.filter(Boolean).join(", ")}; attack ${o.attack}, agility ${o.agility}, health ${o.health}, upkeep ${o.upkeep}`}function Mt(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let o=e.seat??t.turn?.player,n=p(t,o);return{question:t.house.scenario==="key"&&be(t,o)?`${n} leaves the map with the Key, and wins.`:`${n} leaves the map and is out of the game: a defeat.`,yes:"Step off the map",no:"Stay on the map"}}function be(t,e){return t.artifacts.some(({kind:o,holder:n})=>o==="key"&&n===e)}function zt(t,e){return t.board.hexes.some(({name:o})=>o===e)}var k=f(m(),1),It=f(Lt(),1),Ft=f(M(),1);var h=f(m(),1);function jt({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function Et(t){return Math.exp(-t/300)}function N([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Dt=1.5,ye=2;function Ht({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,h.useRef)(null),s=e??i,[a,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(a);d.current=a;let c=(g,j)=>l(jt(ve(s,d),j,g));(0,h.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,h.useEffect)(()=>we(s.current,c),[]);let b=g=>{o||g.target.closest("button:enabled, [role=button]")||c(a.zoom>1?1/4:ye,R(s.current,g))};return h.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label="Size of the board">
<${Pt}
sign="−"
name="Smaller"
off=${a.zoom<=1}
click=${()=>c(1/Dt,Bt(s.current))}
/>
<${Pt}
sign="+"
name="Larger"
off=${a.zoom>=4}
click=${()=>c(Dt,Bt(s.current))}
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
onDblClick=${b}
>
<div class="zoomed">${r}</div>
</div>
</div>
`}function Pt({sign:t,name:e,off:o,click:n}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}
>
<span aria-hidden="true">${t}</span>
</button>`}function we(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Et(a.deltaY),R(t,a)))},r=a=>{o=a.touches.length===2?N(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let l=N(a.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,R(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function ve(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function R(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function Bt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var Oe=Math.sqrt(3);function v({q:t,r:e}){return{x:1.5*t,y:Oe*(e+t/2)}}function qt(t,e=.97){let{x:o,y:n}=v(t);return Array.from({length:6},(r,i)=>{let s=i*Math.PI/3;return`${I(o+e*Math.cos(s))},${I(n+e*Math.sin(s))}`}).join(" ")}function Nt(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function Rt(t){let e=t.map(v),[o,n]=[Math.min(...e.map(s=>s.x)),Math.max(...e.map(s=>s.x))],[r,i]=[Math.min(...e.map(s=>s.y)),Math.max(...e.map(s=>s.y))];return[o-1.1,r-1,n-o+2.2,i-r+2].map(I)}function I(t){return Number(t.toFixed(3))}function F({state:t,lit:e,picked:o,pick:n}){let{hexes:r}=t.board,i=t.players.find(({seat:c})=>c===t.turn?.player),s=(0,It.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(r.length===0)return null;let a=Rt(r),[,,l,d]=a;return k.html`
<${Ht} kind="hex-map" frame=${s} style=${{"--wide":l,"--high":d}}>
<svg viewBox=${a.join(" ")} role="group" aria-label="The map" data-testid="map">
${r.map(c=>k.html`<${Se}
key=${c.name}
hex=${c}
state=${t}
lit=${e.includes(c.name)}
picked=${o.includes(c.name)}
pick=${n}
/>`)}
${t.artifacts.filter(({at:c})=>c).map(c=>k.html`<${Ce} one=${c} state=${t} />`)}
${t.players.filter(c=>c.at&&!c.gone).map(c=>k.html`<${Te} key=${c.seat} player=${c} state=${t} />`)}
</svg>
<//>
`}function Se({hex:t,state:e,lit:o,picked:n,pick:r}){let{x:i,y:s}=v(t),a=e.ink.some(({hexes:c})=>c.includes(t.name)),l=o?()=>r(t.name):void 0,d=c=>{c.key!=="Enter"&&c.key!==" "||(c.preventDefault(),l?.())};return k.html`
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
aria-label=${`${t.name}, ${t.terrain}${a?", clouded by ink":""}`}
onClick=${l}
onKeyDown=${o?d:void 0}
>
<polygon points=${qt(t)} />
<text x=${i} y=${s+.74}>${t.name}</text>
</g>
`}function Te({player:t,state:e}){let o=e.board.hexes.find(({name:d})=>d===t.at);if(!o)return null;let{x:n,y:r}=v(o),i=Nt(t.facing),[s,a]=[.78,.3],l=[[n+s*i.x,r+s*i.y],[n+.5*i.x-a*i.y,r+.5*i.y+a*i.x],[n+.5*i.x+a*i.y,r+.5*i.y-a*i.x]];return k.html`
<g
class="counter"
style=${w(y(t.seat))}
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
<text x=${n} y=${r+.17}>${(0,Ft.initials)(t.name)}</text>
</g>
`}function Ce({one:t,state:e}){let o=e.board.hexes.find(({name:i})=>i===t.at);if(!o)return null;let{x:n,y:r}=v(o);return k.html`
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
`}var Kt=f(M(),1),Ut=f(B(),1);var K={dealing:"The parts of the map are drawn",rolling:"Who goes first?",laying:"The map is laid",placing:"The wizards take their places"};function U(t){let{state:e}=t,o=K[e.phase]?null:e.turn?.player;return{title:Me(t),colour:o&&y(o),round:e.round>0&&`Round ${e.round}`,awaited:yt(t)??ze(t)}}function Me({state:t,outcome:e}){return t.phase==="over"?bt(e,o=>p(t,o)):K[t.phase]?K[t.phase]:t.turn?`${p(t,t.turn.player)}’s turn`:"Between turns"}function ze(t){let{state:e,legal:o}=t;return e.turn&&o.length>0?Ae(e.turn):(0,Ut.awaitedText)(t,n=>p(e,n))}function Ae(t){let e=[!t.moved&&"a move",!t.cast&&"a spell",!t.special&&"a special",!t.fought&&"an attack"].filter(Boolean);return e.length?`Left for this turn: ${(0,Kt.listed)(e)}, where possible.`:"All is done."}var S=f(m(),1);function Xt({state:t}){return S.html`
<div class="creatures wizards">
${t.players.map(e=>S.html`<${Le} key=${e.seat} player=${e} state=${t} />`)}
</div>
`}function Le({player:t,state:e}){let{seat:o,name:n,health:r,mana:i}=t,s=L(e,t.shape),a=e.artifacts.filter(({holder:d})=>d===o).map(d=>d.name),l=[t.school,...vt(e,t),...a.map(d=>`holds the ${d}`)];return S.html`
<article
class="creature"
data-testid="player"
data-seat=${o}
data-alive=${!t.gone}
data-moving=${e.turn?.player===o}
style=${w(y(o))}
>
<header>
<${z} colour=${y(o)} />
<h3>${n}</h3>
<p class="hit-points"><strong data-testid="health">${r}</strong><span>health</span></p>
</header>
<dl class="stats">
<div>
<dt>Shape</dt>
<dd data-testid="shape">${wt(t)}</dd>
</div>
<div>
<dt>Mana</dt>
<dd data-testid="mana">${i}</dd>
</div>
${s&&S.html`
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
`}function je({session:t}){let{state:e,legal:o}=t,n=e.players.map(({seat:r,name:i})=>({value:r,label:i}));return T.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${kt} ...${U(t)} />
<${Yt.DiceForm} session=${t} />
<${ct}
session=${t}
tools=${lt(o,Tt)}
atOnce=${dt(o,St)}
pathOf=${Ct(e)}
onBoard=${r=>zt(e,r)}
wordsOf=${r=>r}
board=${r=>T.html`<${F} state=${e} ...${r} />`}
question="Which hex?"
askedBefore=${r=>Mt(e,r)}
/>
</section>
<${Xt} state=${e} />
${t.role==="referee"&&T.html`<${_t.OtherCommands}
commands=${t.overrides??[]}
title="The referee’s word"
names=${{player:n,target:n}}
/>`}
`}function Ee({session:t}){return T.html`<${F} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var Jt=f(Zt()),Qt=document.createElement("style");Qt.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}";document.head.append(Qt);(0,Jt.arrived)("metamorph",X);