var ne=Object.create;var P=Object.defineProperty;var ae=Object.getOwnPropertyDescriptor;var ie=Object.getOwnPropertyNames;var se=Object.getPrototypeOf,le=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},ce=(t,e)=>{for(var o in e)P(t,o,{get:e[o],enumerable:!0})},de=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of ie(e))!le.call(t,n)&&n!==o&&P(t,n,{get:()=>e[n],enumerable:!(r=ae(e,n))||r.enumerable});return t};var f=(t,e,o)=>(o=t!=null?ne(se(t)):{},de(e||!t||!t.__esModule?P(o,"default",{value:t,enumerable:!0}):o,t));var $=h((Ie,G)=>{G.exports=core["view.js"]});var J=h((Fe,Z)=>{Z.exports=core["forms/dice.js"]});var V=h((Ke,Q)=>{Q.exports=core["forms/other_commands.js"]});var D=h((Ue,tt)=>{tt.exports=core["page/table.js"]});var H=h((_e,et)=>{et.exports=core["page/refusal.js"]});var S=h((to,pt)=>{pt.exports=core["words.js"]});var B=h((eo,mt)=>{mt.exports=core["games/awaited.js"]});var Wt=h(($o,jt)=>{jt.exports=core["page/into_view.js"]});var _t=h((bo,Ut)=>{Ut.exports=core["language.js"]});var ee=h((Ro,te)=>{te.exports=core["parts.js"]});var Y={};ce(Y,{Board:()=>qe,Large:()=>Ne,headlineOf:()=>X});var M=f($(),1),Qt=f(J(),1),Vt=f(V(),1);var k=f($(),1),lt=f(D(),1),ct=f(H(),1);var u=f($(),1),ot=f(D(),1),z=f(H(),1);function rt({spot:t,command:e,words:o,question:r,again:n,asked:i=null}){let{deeds:s,state:a}=(0,ot.useTable)(),[c,d]=(0,u.useState)(null);if(!e&&!r)return u.html`<${z.Refusal} spot=${t} />`;let l=()=>s.say(t,e),b=()=>{d(null),n&&n()};return e&&i&&c===o?u.html`
<${fe} asked=${i} busy=${a.busy[t]} yes=${l} no=${b} />
<${z.Refusal} spot=${t} />
`:u.html`
<div class="answers">
${e?u.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(o):l}
>
${o}
</button>`:u.html`<p class="hint" data-testid="question">${r}</p>`}
${n&&u.html`<button class="quiet" onClick=${n}>Choose again</button>`}
</div>
<${z.Refusal} spot=${t} />
`}function fe({asked:t,busy:e,yes:o,no:r}){let n=(0,u.useRef)(null);return(0,u.useEffect)(()=>n.current?.focus(),[]),u.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${n} data-testid="sure-no" onClick=${r}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>
${t.yes}
</button>
</div>
</div>
`}var at=f($(),1),nt={tool:null,picked:[]};function it(t){let[e,o]=(0,at.useState)({seq:-1,...nt}),r=e.seq===t.seq?e:nt,n=i=>o({seq:t.seq,tool:r.tool,picked:r.picked,...i});return{tool:r.tool,picked:r.picked,take:i=>n({tool:i===r.tool?null:i,picked:[]}),pick:i=>n({picked:[...r.picked,i]}),at:(i,s=r.tool)=>n({tool:s,picked:s===r.tool?[...r.picked,i]:[i]}),again:()=>n({picked:[]})}}function st(t,e,o){let n=t.map(c=>({command:c,path:e(c)})).filter(({path:c})=>o.every((d,l)=>c[l]===d)),i=n.map(({path:c})=>c[o.length]).filter(c=>c!==void 0),s=n.filter(({path:c})=>c.length===o.length),a=n.length===1&&(o.length>0||n[0].path.length===0);return{said:a?n[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var ue="deed";function dt({session:t,tools:e,atOnce:o,pathOf:r,onBoard:n,wordsOf:i,board:s,question:a,askedBefore:c=()=>null}){let d=it(t),l=e.find(({type:W})=>W===d.tool)??pe(e),{said:b,next:g}=st(l?.commands??[],r,d.picked),j=[l?.title,...d.picked.map(i)].join(" · ");return k.html`
<${me} tools=${e} chosen=${l?.type} take=${d.take} />
${s({lit:g.filter(n),picked:d.picked,pick:d.pick})}
<${he}
keys=${g.filter(W=>!n(W))}
wordsOf=${i}
pick=${d.pick}
/>
<${rt}
spot=${ue}
command=${b}
words=${j}
asked=${b&&c(b)}
question=${g.some(n)?a:""}
again=${d.picked.length>0&&d.again}
/>
<${$e} deeds=${o} />
`}function ft(t,e){return Object.entries(e).map(([o,r])=>({type:o,title:r,commands:t.filter(n=>n.type===o)})).filter(({commands:o})=>o.length>0)}function ut(t,e){return t.filter(({type:o})=>e[o]).map(o=>({command:o,words:e[o.type]}))}function pe(t){return t.length===1?t[0]:void 0}function me({tools:t,chosen:e,take:o}){return t.length<2?null:k.html`
<div class="chips" role="group" aria-label=${"What"}>
${t.map(({type:r,title:n})=>k.html`
<button
class="chip"
data-testid="tool"
data-type=${r}
aria-pressed=${r===e}
onClick=${()=>o(r)}
>
${n}
</button>
`)}
</div>
`}function he({keys:t,wordsOf:e,pick:o}){return t.length?k.html`
<div class="options" role="group" aria-label=${"Which"}>
${t.map(r=>k.html`<button data-testid="option" onClick=${()=>o(r)}>${e(r)}</button>`)}
</div>
`:null}function $e({deeds:t}){let{deeds:e,state:o}=(0,lt.useTable)();return t.length?k.html`
<div class="act decisions">
${t.map(({command:r,words:n})=>k.html`
<button
data-testid=${`say-${r.type}`}
disabled=${o.busy["at-once"]}
onClick=${()=>e.say("at-once",r)}
>
${n}
</button>
`)}
<${ct.Refusal} spot="at-once" />
</div>
`:null}var E=f($(),1),yt=f(S(),1),bt=f(B(),1);var gt=f($(),1);var $t={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},oo=Object.keys($t),xe={fill:"#75726b",ink:"#ffffff"};function v(t){let{fill:e,ink:o}=$t[t]??xe;return{"--hue":e,"--hue-ink":o}}var ht=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function xt(t){return ht[(t-1)%ht.length]}var kt=f(S(),1);function A({colour:t,large:e=!1}){return gt.html`<span
class=${e?"swatch large":"swatch"}
style=${v(t)}
title=${t?(0,kt.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function wt({title:t,colour:e,round:o,awaited:r}){return E.html`
<header>
${e&&E.html`<${A} colour=${e} large />`}
<h2 data-testid="whose-move">${t}</h2>
${o&&E.html`<p class="round" data-testid="round">${o}</p>`}
</header>
<p class="awaited" data-testid="awaited">${r}</p>
`}function vt(t,e){let o=(t?.winners??[]).map(e);return`${(0,yt.listed)(o)||"Nobody"} won`}function Ot({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,bt.diceText)(e.roll)}: ${e.roll.why}.`:null}var ge={};function x(t){return ge[t]??t}function q(t,e){return t.players.find(o=>o.seat===e)??null}function p(t,e){return q(t,e)?.name??`Seat ${e}`}function w(t){return xt(t)}function L(t,e){return t.book.shapes.find(o=>o.name===e)??null}function St(t){let e=x(t.shape);return!t.change||t.shape===t.change.target?e:`${e}, to be ${x(t.change.target)}`}var ke={dead:"dead",left:"left the map"};function Tt(t,e){return e.gone?[ke[e.gone]??e.gone]:[e.altitude==="air"&&"flying",e.altitude==="high"&&"flying high",e.slow>0&&`slow for ${e.slow}`,e.restrict>0&&`restricted for ${e.restrict}`,e.stuck>0&&`stuck for ${e.stuck}`,e.poison>0&&`poisoned for ${e.poison}`,e.hold&&`held by ${p(t,e.hold.by)}`].filter(Boolean)}var ye={L:-1,R:1};function Ct(t,e){return([...e].reduce((r,n)=>r+(ye[n]??0),t)%6+6)%6}var Mt={CastHeal:"Heal, 2 mana",Land:"Land",TakeOff:"Take off",FlyHigh:"Fly high",FlyLow:"Come down",MapDone:"The map lies as it is to be played on",EndTurn:"End the turn"},zt={PlaceWizard:"Place your wizard",Move:"Move",CastMorph:"Morph",CastSlow:"Slow",CastRestrict:"Restrict",CastTeleport:"Teleport",Attack:"Attack",AttackArtifact:"Strike an artifact",UseSpecial:"Special",PickUp:"Pick up",Drop:"Lay down",HandOver:"Hand over",LayPart:"Lay a part"},be="off the map";function At(t){let e={PlaceWizard:o=>[o.at,N(o.facing)],Move:o=>[o.to==="off"?be:o.to,...ve(t,o)],CastMorph:o=>[Se(t,o.shape)],CastSlow:o=>[p(t,o.target)],CastRestrict:o=>[p(t,o.target)],CastTeleport:o=>[o.to,N(o.facing)],Attack:o=>[p(t,o.target),Oe(o)],AttackArtifact:o=>[o.artifact],UseSpecial:o=>[x(o.special),...o.target===null?[]:[p(t,o.target)]],PickUp:o=>[o.artifact],Drop:o=>[o.artifact],HandOver:o=>[o.artifact,p(t,o.target)],LayPart:o=>[`Part ${o.part}`,`column ${o.column}, ${o.half} half hexes nearer`]};return o=>e[o.type](o)}var we=["away","away and right","near and right","near","near and left","away and left"];function N(t){return`facing ${we[t]}`}function ve(t,{seat:e,steps:o,mode:r,sprint:n}){let i=q(t,e??t.turn?.player),s=[r!=="land"&&(r==="air"?"by air":"swimming"),n&&"at a sprint"];return[N(Ct(i?.facing??0,o)),s.filter(Boolean).join(", ")].filter(Boolean)}function Oe({special:t,artifact:e}){return[t&&`with ${x(t)}`,e&&`at the ${e}`].filter(Boolean).join(", ")||"by hand"}function Se(t,e){let o=L(t,e);if(!o)return x(e);let r=[o.land&&`${o.land} on land`,o.water&&`${o.water} in water`,o.air&&`${o.air} in air`];return`${x(e)}: ${r.filter(Boolean).join(", ")}; attack ${o.attack}, agility ${o.agility}, health ${o.health}, upkeep ${o.upkeep}`}function Et(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let o=e.seat??t.turn?.player,r=p(t,o);return{question:t.house.scenario==="key"&&Te(t,o)?`${r} leaves the map with the Key, and wins.`:`${r} leaves the map and is out of the game: a defeat.`,yes:"Step off the map",no:"Stay on the map"}}function Te(t,e){return t.artifacts.some(({kind:o,holder:r})=>o==="key"&&r===e)}function Lt(t,e){return t.board.hexes.some(({name:o})=>o===e)}var y=f($(),1),Xt=f(Wt(),1),Yt=f(S(),1);var m=f($(),1);function Pt({zoom:t,left:e,top:o},{x:r,y:n},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+r)*a-r),top:Math.max(0,(o+n)*a-n)}}function Dt(t){return Math.exp(-t/300)}function R([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Bt=1.5,Ce=2;function Rt({kind:t,frame:e,tapped:o=!1,style:r={},children:n}){let i=(0,m.useRef)(null),s=e??i,[a,c]=(0,m.useState)({zoom:1,left:0,top:0}),d=(0,m.useRef)(a);d.current=a;let l=(g,j)=>c(Pt(ze(s,d),j,g));(0,m.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,m.useEffect)(()=>Me(s.current,l),[]);let b=g=>{o||g.target.closest("button:enabled, [role=button]")||l(a.zoom>1?1/4:Ce,I(s.current,g))};return m.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Size of the board"}>
<${qt}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>l(1/Bt,Nt(s.current))}
/>
<${qt}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>l(Bt,Nt(s.current))}
/>
</div>
<div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...r,"--zoom":a.zoom}}
ref=${s}
onDblClick=${b}
>
<div class="zoomed">${n}</div>
</div>
</div>
`}function qt({sign:t,name:e,off:o,click:r}){return m.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&r()}
>
<span aria-hidden="true">${t}</span>
</button>`}function Me(t,e){if(!t)return;let o=null,r=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Dt(a.deltaY),I(t,a)))},n=a=>{o=a.touches.length===2?R(a.touches):null},s={wheel:r,touchstart:n,touchend:n,touchcancel:n,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let c=R(a.touches);t.scrollBy(o.x-c.x,o.y-c.y),e(c.apart/o.apart,I(t,{clientX:c.x,clientY:c.y})),o=c}};for(let[a,c]of Object.entries(s))t.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))t.removeEventListener(a,c)}}function ze(t,e){let{scrollLeft:o,scrollTop:r}=t.current;return{zoom:e.current.zoom,left:o,top:r}}function I(t,{clientX:e,clientY:o}){let{left:r,top:n}=t.getBoundingClientRect();return{x:e-r,y:o-n}}function Nt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var Ae=Math.sqrt(3);function O({q:t,r:e}){return{x:1.5*t,y:Ae*(e+t/2)}}function It(t,e=.97){let{x:o,y:r}=O(t);return Array.from({length:6},(n,i)=>{let s=i*Math.PI/3;return`${F(o+e*Math.cos(s))},${F(r+e*Math.sin(s))}`}).join(" ")}function Ft(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function Kt(t){let e=t.map(O),[o,r]=[Math.min(...e.map(s=>s.x)),Math.max(...e.map(s=>s.x))],[n,i]=[Math.min(...e.map(s=>s.y)),Math.max(...e.map(s=>s.y))];return[o-1.1,n-1,r-o+2.2,i-n+2].map(F)}function F(t){return Number(t.toFixed(3))}var K=f(_t(),1);function U({state:t,lit:e,picked:o,pick:r}){let{hexes:n}=t.board,i=t.players.find(({seat:l})=>l===t.turn?.player),s=(0,Xt.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(n.length===0)return null;let a=Kt(n),[,,c,d]=a;return y.html`
<${Rt} kind="hex-map" frame=${s} style=${{"--wide":c,"--high":d}}>
<svg viewBox=${a.join(" ")} role="group" aria-label=${"The map"} data-testid="map">
${n.map(l=>y.html`<${Ee}
key=${l.name}
hex=${l}
state=${t}
lit=${e.includes(l.name)}
picked=${o.includes(l.name)}
pick=${r}
/>`)}
${t.artifacts.filter(({at:l})=>l).map(l=>y.html`<${We} one=${l} state=${t} />`)}
${t.players.filter(l=>l.at&&!l.gone).map(l=>y.html`<${je} key=${l.seat} player=${l} state=${t} />`)}
</svg>
<//>
`}function Ee({hex:t,state:e,lit:o,picked:r,pick:n}){let{x:i,y:s}=O(t),a=e.ink.some(({hexes:l})=>l.includes(t.name)),c=o?()=>n(t.name):void 0,d=l=>{l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),c?.())};return y.html`
<g
class="hex"
data-testid="hex"
data-hex=${t.name}
data-terrain=${t.terrain}
data-lit=${o}
data-picked=${r}
data-inked=${a}
role=${o?"button":void 0}
tabindex=${o?0:void 0}
aria-label=${Le(t,a)}
onClick=${c}
onKeyDown=${o?d:void 0}
>
<polygon points=${It(t)} />
<text x=${i} y=${s+.74}>${t.name}</text>
</g>
`}function Le({name:t,terrain:e},o){let r={name:t,terrain:x(e)};return o?(0,K.t)("{name}, {terrain}, clouded by ink",r):(0,K.t)("{name}, {terrain}",r)}function je({player:t,state:e}){let o=e.board.hexes.find(({name:d})=>d===t.at);if(!o)return null;let{x:r,y:n}=O(o),i=Ft(t.facing),[s,a]=[.78,.3],c=[[r+s*i.x,n+s*i.y],[r+.5*i.x-a*i.y,n+.5*i.y+a*i.x],[r+.5*i.x+a*i.y,n+.5*i.y-a*i.x]];return y.html`
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
points=${c.map(d=>d.map(l=>l.toFixed(3)).join(",")).join(" ")}
/>
<circle cx=${r} cy=${n} r="0.52" />
<text x=${r} y=${n+.17}>${(0,Yt.initials)(t.name)}</text>
</g>
`}function We({one:t,state:e}){let o=e.board.hexes.find(({name:i})=>i===t.at);if(!o)return null;let{x:r,y:n}=O(o);return y.html`
<g class="artifact" data-testid="artifact" data-kind=${t.kind}>
<rect
x=${r-.3}
y=${n-.3}
width="0.6"
height="0.6"
transform=${`rotate(45 ${r} ${n})`}
/>
<title>${t.name}</title>
</g>
`}var Gt=f(S(),1),Zt=f(B(),1);var _={dealing:"The parts of the map are drawn",rolling:"Who goes first?",laying:"The map is laid",placing:"The wizards take their places"};function X(t){let{state:e}=t,o=_[e.phase]?null:e.turn?.player;return{title:Pe(t),colour:o&&w(o),round:e.round>0&&`Round ${e.round}`,awaited:Ot(t)??De(t)}}function Pe({state:t,outcome:e}){return t.phase==="over"?vt(e,o=>p(t,o)):_[t.phase]?_[t.phase]:t.turn?`${p(t,t.turn.player)}’s turn`:"Between turns"}function De(t){let{state:e,legal:o}=t;return e.turn&&o.length>0?He(e.turn):(0,Zt.awaitedText)(t,r=>p(e,r))}function He(t){let e=[!t.moved&&"a move",!t.cast&&"a spell",!t.special&&"a special",!t.fought&&"an attack"].filter(Boolean);return e.length?`Left for this turn: ${(0,Gt.listed)(e)}, where possible.`:"All is done."}var C=f($(),1);function Jt({state:t}){return C.html`
<div class="creatures wizards">
${t.players.map(e=>C.html`<${Be} key=${e.seat} player=${e} state=${t} />`)}
</div>
`}function Be({player:t,state:e}){let{seat:o,name:r,health:n,mana:i}=t,s=L(e,t.shape),a=e.artifacts.filter(({holder:d})=>d===o).map(d=>d.name),c=[t.school,...Tt(e,t),...a.map(d=>`holds the ${d}`)];return C.html`
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
<h3>${r}</h3>
<p class="hit-points">
<strong data-testid="health">${n}</strong><span>health</span>
</p>
</header>
<dl class="stats">
<div>
<dt>Shape</dt>
<dd data-testid="shape">${St(t)}</dd>
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
<p class="small-facts">${c.filter(Boolean).join(" · ")}</p>
</article>
`}function qe({session:t}){let{state:e,legal:o}=t,r=e.players.map(({seat:n,name:i})=>({value:n,label:i}));return M.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${wt} ...${X(t)} />
<${Qt.DiceForm} session=${t} />
<${dt}
session=${t}
tools=${ft(o,zt)}
atOnce=${ut(o,Mt)}
pathOf=${At(e)}
onBoard=${n=>Lt(e,n)}
wordsOf=${n=>n}
board=${n=>M.html`<${U} state=${e} ...${n} />`}
question=${"Which hex?"}
askedBefore=${n=>Et(e,n)}
/>
</section>
<${Jt} state=${e} />
${t.role==="referee"&&M.html`<${Vt.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:r,target:r}}
/>`}
`}function Ne({session:t}){return M.html`<${U} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var oe=f(ee()),re=document.createElement("style");re.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}";document.head.append(re);(0,oe.arrived)("metamorph",Y);