var ne=Object.create;var D=Object.defineProperty;var re=Object.getOwnPropertyDescriptor;var ae=Object.getOwnPropertyNames;var ie=Object.getPrototypeOf,se=Object.prototype.hasOwnProperty;var m=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},ce=(t,e)=>{for(var o in e)D(t,o,{get:e[o],enumerable:!0})},le=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ae(e))!se.call(t,r)&&r!==o&&D(t,r,{get:()=>e[r],enumerable:!(n=re(e,r))||n.enumerable});return t};var f=(t,e,o)=>(o=t!=null?ne(ie(t)):{},le(e||!t||!t.__esModule?D(o,"default",{value:t,enumerable:!0}):o,t));var $=m((Ne,G)=>{G.exports=core["view.js"]});var J=m((Re,Z)=>{Z.exports=core["forms/dice.js"]});var V=m((Ie,Q)=>{Q.exports=core["forms/other_commands.js"]});var P=m((Fe,tt)=>{tt.exports=core["page/table.js"]});var B=m((Ke,et)=>{et.exports=core["page/refusal.js"]});var O=m((Qe,pt)=>{pt.exports=core["words.js"]});var H=m((Ve,ht)=>{ht.exports=core["games/awaited.js"]});var Wt=m((fo,Et)=>{Et.exports=core["page/into_view.js"]});var Xt=m(($o,Ut)=>{Ut.exports=core["language.js"]});var te=m((Do,Vt)=>{Vt.exports=core["parts.js"]});var _={};ce(_,{Board:()=>Be,Large:()=>He,headlineOf:()=>Y});var C=f($(),1),Jt=f(J(),1),Qt=f(V(),1);var g=f($(),1),ct=f(P(),1),lt=f(B(),1);var u=f($(),1),ot=f(P(),1),M=f(B(),1);function nt({spot:t,command:e,words:o,question:n,again:r,asked:i=null}){let{deeds:s,state:a}=(0,ot.useTable)(),[l,d]=(0,u.useState)(null);if(!e&&!n)return u.html`<${M.Refusal} spot=${t} />`;let c=()=>s.say(t,e),b=()=>{d(null),r&&r()};return e&&i&&l===o?u.html`
<${de} asked=${i} busy=${a.busy[t]} yes=${c} no=${b} />
<${M.Refusal} spot=${t} />
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
<${M.Refusal} spot=${t} />
`}function de({asked:t,busy:e,yes:o,no:n}){let r=(0,u.useRef)(null);return(0,u.useEffect)(()=>r.current?.focus(),[]),u.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>
${t.yes}
</button>
</div>
</div>
`}var at=f($(),1),rt={tool:null,picked:[]};function it(t){let[e,o]=(0,at.useState)({seq:-1,...rt}),n=e.seq===t.seq?e:rt,r=i=>o({seq:t.seq,tool:n.tool,picked:n.picked,...i});return{tool:n.tool,picked:n.picked,take:i=>r({tool:i===n.tool?null:i,picked:[]}),pick:i=>r({picked:[...n.picked,i]}),at:(i,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,i]:[i]}),again:()=>r({picked:[]})}}function st(t,e,o){let r=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>o.every((d,c)=>l[c]===d)),i=r.map(({path:l})=>l[o.length]).filter(l=>l!==void 0),s=r.filter(({path:l})=>l.length===o.length),a=r.length===1&&(o.length>0||r[0].path.length===0);return{said:a?r[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var fe="deed";function dt({session:t,tools:e,atOnce:o,pathOf:n,onBoard:r,wordsOf:i,board:s,question:a,askedBefore:l=()=>null}){let d=it(t),c=e.find(({type:W})=>W===d.tool)??ue(e),{said:b,next:x}=st(c?.commands??[],n,d.picked),E=[c?.title,...d.picked.map(i)].join(" · ");return g.html`
<${pe} tools=${e} chosen=${c?.type} take=${d.take} />
${s({lit:x.filter(r),picked:d.picked,pick:d.pick})}
<${he}
keys=${x.filter(W=>!r(W))}
wordsOf=${i}
pick=${d.pick}
/>
<${nt}
spot=${fe}
command=${b}
words=${E}
asked=${b&&l(b)}
question=${x.some(r)?a:""}
again=${d.picked.length>0&&d.again}
/>
<${me} deeds=${o} />
`}function ft(t,e){return Object.entries(e).map(([o,n])=>({type:o,title:n,commands:t.filter(r=>r.type===o)})).filter(({commands:o})=>o.length>0)}function ut(t,e){return t.filter(({type:o})=>e[o]).map(o=>({command:o,words:e[o.type]}))}function ue(t){return t.length===1?t[0]:void 0}function pe({tools:t,chosen:e,take:o}){return t.length<2?null:g.html`
<div class="chips" role="group" aria-label=${"What"}>
${t.map(({type:n,title:r})=>g.html`
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
`}function he({keys:t,wordsOf:e,pick:o}){return t.length?g.html`
<div class="options" role="group" aria-label=${"Which"}>
${t.map(n=>g.html`<button data-testid="option" onClick=${()=>o(n)}>${e(n)}</button>`)}
</div>
`:null}function me({deeds:t}){let{deeds:e,state:o}=(0,ct.useTable)();return t.length?g.html`
<div class="act decisions">
${t.map(({command:n,words:r})=>g.html`
<button
data-testid=${`say-${n.type}`}
disabled=${o.busy["at-once"]}
onClick=${()=>e.say("at-once",n)}
>
${r}
</button>
`)}
<${lt.Refusal} spot="at-once" />
</div>
`:null}var A=f($(),1),bt=f(O(),1),yt=f(H(),1);var gt=f($(),1);var $t={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},to=Object.keys($t),$e={fill:"#75726b",ink:"#ffffff"};function w(t){let{fill:e,ink:o}=$t[t]??$e;return{"--hue":e,"--hue-ink":o}}var mt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function xt(t){return mt[(t-1)%mt.length]}var kt=f(O(),1);function z({colour:t,large:e=!1}){return gt.html`<span
class=${e?"swatch large":"swatch"}
style=${w(t)}
title=${t?(0,kt.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function wt({title:t,colour:e,round:o,awaited:n}){return A.html`
<header>
${e&&A.html`<${z} colour=${e} large />`}
<h2 data-testid="whose-move">${t}</h2>
${o&&A.html`<p class="round" data-testid="round">${o}</p>`}
</header>
<p class="awaited" data-testid="awaited">${n}</p>
`}function vt(t,e){let o=(t?.winners??[]).map(e);return`${(0,bt.listed)(o)||"Nobody"} won`}function Ot({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,yt.diceText)(e.roll)}: ${e.roll.why}.`:null}function q(t,e){return t.players.find(o=>o.seat===e)??null}function p(t,e){return q(t,e)?.name??`Seat ${e}`}function y(t){return xt(t)}function L(t,e){return t.book.shapes.find(o=>o.name===e)??null}function St(t){return t.change?t.shape===t.change.target?t.shape:`${t.shape}, to be ${t.change.target}`:t.shape}var xe={dead:"dead",left:"left the map"};function Tt(t,e){return e.gone?[xe[e.gone]??e.gone]:[e.altitude==="air"&&"flying",e.altitude==="high"&&"flying high",e.slow>0&&`slow for ${e.slow}`,e.restrict>0&&`restricted for ${e.restrict}`,e.stuck>0&&`stuck for ${e.stuck}`,e.poison>0&&`poisoned for ${e.poison}`,e.hold&&`held by ${p(t,e.hold.by)}`].filter(Boolean)}var ge={L:-1,R:1};function Ct(t,e){return([...e].reduce((n,r)=>n+(ge[r]??0),t)%6+6)%6}var Mt={CastHeal:"Heal, 2 mana",Land:"Land",TakeOff:"Take off",FlyHigh:"Fly high",FlyLow:"Come down",MapDone:"The map lies as it is to be played on",EndTurn:"End the turn"},zt={PlaceWizard:"Place your wizard",Move:"Move",CastMorph:"Morph",CastSlow:"Slow",CastRestrict:"Restrict",CastTeleport:"Teleport",Attack:"Attack",AttackArtifact:"Strike an artifact",UseSpecial:"Special",PickUp:"Pick up",Drop:"Lay down",HandOver:"Hand over",LayPart:"Lay a part"},ke="off the map";function At(t){let e={PlaceWizard:o=>[o.at,N(o.facing)],Move:o=>[o.to==="off"?ke:o.to,...ye(t,o)],CastMorph:o=>[ve(t,o.shape)],CastSlow:o=>[p(t,o.target)],CastRestrict:o=>[p(t,o.target)],CastTeleport:o=>[o.to,N(o.facing)],Attack:o=>[p(t,o.target),we(o)],AttackArtifact:o=>[o.artifact],UseSpecial:o=>[o.special,...o.target===null?[]:[p(t,o.target)]],PickUp:o=>[o.artifact],Drop:o=>[o.artifact],HandOver:o=>[o.artifact,p(t,o.target)],LayPart:o=>[`Part ${o.part}`,`column ${o.column}, ${o.half} half hexes nearer`]};return o=>e[o.type](o)}var be=["away","away and right","near and right","near","near and left","away and left"];function N(t){return`facing ${be[t]}`}function ye(t,{seat:e,steps:o,mode:n,sprint:r}){let i=q(t,e??t.turn?.player),s=[n!=="land"&&(n==="air"?"by air":"swimming"),r&&"at a sprint"];return[N(Ct(i?.facing??0,o)),s.filter(Boolean).join(", ")].filter(Boolean)}function we({special:t,artifact:e}){return[t&&`with ${t}`,e&&`at the ${e}`].filter(Boolean).join(", ")||"by hand"}function ve(t,e){let o=L(t,e);if(!o)return e;let n=[o.land&&`${o.land} on land`,o.water&&`${o.water} in water`,o.air&&`${o.air} in air`];return`${e}: ${n.filter(Boolean).join(", ")}; attack ${o.attack}, agility ${o.agility}, health ${o.health}, upkeep ${o.upkeep}`}function Lt(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let o=e.seat??t.turn?.player,n=p(t,o);return{question:t.house.scenario==="key"&&Oe(t,o)?`${n} leaves the map with the Key, and wins.`:`${n} leaves the map and is out of the game: a defeat.`,yes:"Step off the map",no:"Stay on the map"}}function Oe(t,e){return t.artifacts.some(({kind:o,holder:n})=>o==="key"&&n===e)}function jt(t,e){return t.board.hexes.some(({name:o})=>o===e)}var k=f($(),1),Yt=f(Wt(),1),j=f(O(),1);var h=f($(),1);function Dt({zoom:t,left:e,top:o},{x:n,y:r},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+n)*a-n),top:Math.max(0,(o+r)*a-r)}}function Pt(t){return Math.exp(-t/300)}function R([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Ht=1.5,Se=2;function Rt({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let i=(0,h.useRef)(null),s=e??i,[a,l]=(0,h.useState)({zoom:1,left:0,top:0}),d=(0,h.useRef)(a);d.current=a;let c=(x,E)=>l(Dt(Ce(s,d),E,x));(0,h.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,h.useEffect)(()=>Te(s.current,c),[]);let b=x=>{o||x.target.closest("button:enabled, [role=button]")||c(a.zoom>1?1/4:Se,I(s.current,x))};return h.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Size of the board"}>
<${qt}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>c(1/Ht,Nt(s.current))}
/>
<${qt}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>c(Ht,Nt(s.current))}
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
`}function qt({sign:t,name:e,off:o,click:n}){return h.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}
>
<span aria-hidden="true">${t}</span>
</button>`}function Te(t,e){if(!t)return;let o=null,n=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Pt(a.deltaY),I(t,a)))},r=a=>{o=a.touches.length===2?R(a.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let l=R(a.touches);t.scrollBy(o.x-l.x,o.y-l.y),e(l.apart/o.apart,I(t,{clientX:l.x,clientY:l.y})),o=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function Ce(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function I(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function Nt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var Me=Math.sqrt(3);function v({q:t,r:e}){return{x:1.5*t,y:Me*(e+t/2)}}function It(t,e=.97){let{x:o,y:n}=v(t);return Array.from({length:6},(r,i)=>{let s=i*Math.PI/3;return`${F(o+e*Math.cos(s))},${F(n+e*Math.sin(s))}`}).join(" ")}function Ft(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function Kt(t){let e=t.map(v),[o,n]=[Math.min(...e.map(s=>s.x)),Math.max(...e.map(s=>s.x))],[r,i]=[Math.min(...e.map(s=>s.y)),Math.max(...e.map(s=>s.y))];return[o-1.1,r-1,n-o+2.2,i-r+2].map(F)}function F(t){return Number(t.toFixed(3))}var K=f(Xt(),1);function U({state:t,lit:e,picked:o,pick:n}){let{hexes:r}=t.board,i=t.players.find(({seat:c})=>c===t.turn?.player),s=(0,Yt.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(r.length===0)return null;let a=Kt(r),[,,l,d]=a;return k.html`
<${Rt} kind="hex-map" frame=${s} style=${{"--wide":l,"--high":d}}>
<svg viewBox=${a.join(" ")} role="group" aria-label=${"The map"} data-testid="map">
${r.map(c=>k.html`<${ze}
key=${c.name}
hex=${c}
state=${t}
lit=${e.includes(c.name)}
picked=${o.includes(c.name)}
pick=${n}
/>`)}
${t.artifacts.filter(({at:c})=>c).map(c=>k.html`<${je} one=${c} state=${t} />`)}
${t.players.filter(c=>c.at&&!c.gone).map(c=>k.html`<${Le} key=${c.seat} player=${c} state=${t} />`)}
</svg>
<//>
`}function ze({hex:t,state:e,lit:o,picked:n,pick:r}){let{x:i,y:s}=v(t),a=e.ink.some(({hexes:c})=>c.includes(t.name)),l=o?()=>r(t.name):void 0,d=c=>{c.key!=="Enter"&&c.key!==" "||(c.preventDefault(),l?.())};return k.html`
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
aria-label=${Ae(t,a)}
onClick=${l}
onKeyDown=${o?d:void 0}
>
<polygon points=${It(t)} />
<text x=${i} y=${s+.74}>${t.name}</text>
</g>
`}function Ae({name:t,terrain:e},o){let n={name:t,terrain:(0,j.named)(e)};return o?(0,K.t)("{name}, {terrain}, clouded by ink",n):(0,K.t)("{name}, {terrain}",n)}function Le({player:t,state:e}){let o=e.board.hexes.find(({name:d})=>d===t.at);if(!o)return null;let{x:n,y:r}=v(o),i=Ft(t.facing),[s,a]=[.78,.3],l=[[n+s*i.x,r+s*i.y],[n+.5*i.x-a*i.y,r+.5*i.y+a*i.x],[n+.5*i.x+a*i.y,r+.5*i.y-a*i.x]];return k.html`
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
<text x=${n} y=${r+.17}>${(0,j.initials)(t.name)}</text>
</g>
`}function je({one:t,state:e}){let o=e.board.hexes.find(({name:i})=>i===t.at);if(!o)return null;let{x:n,y:r}=v(o);return k.html`
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
`}var _t=f(O(),1),Gt=f(H(),1);var X={dealing:"The parts of the map are drawn",rolling:"Who goes first?",laying:"The map is laid",placing:"The wizards take their places"};function Y(t){let{state:e}=t,o=X[e.phase]?null:e.turn?.player;return{title:Ee(t),colour:o&&y(o),round:e.round>0&&`Round ${e.round}`,awaited:Ot(t)??We(t)}}function Ee({state:t,outcome:e}){return t.phase==="over"?vt(e,o=>p(t,o)):X[t.phase]?X[t.phase]:t.turn?`${p(t,t.turn.player)}’s turn`:"Between turns"}function We(t){let{state:e,legal:o}=t;return e.turn&&o.length>0?De(e.turn):(0,Gt.awaitedText)(t,n=>p(e,n))}function De(t){let e=[!t.moved&&"a move",!t.cast&&"a spell",!t.special&&"a special",!t.fought&&"an attack"].filter(Boolean);return e.length?`Left for this turn: ${(0,_t.listed)(e)}, where possible.`:"All is done."}var T=f($(),1);function Zt({state:t}){return T.html`
<div class="creatures wizards">
${t.players.map(e=>T.html`<${Pe} key=${e.seat} player=${e} state=${t} />`)}
</div>
`}function Pe({player:t,state:e}){let{seat:o,name:n,health:r,mana:i}=t,s=L(e,t.shape),a=e.artifacts.filter(({holder:d})=>d===o).map(d=>d.name),l=[t.school,...Tt(e,t),...a.map(d=>`holds the ${d}`)];return T.html`
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
<p class="hit-points">
<strong data-testid="health">${r}</strong><span>health</span>
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
${s&&T.html`
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
`}function Be({session:t}){let{state:e,legal:o}=t,n=e.players.map(({seat:r,name:i})=>({value:r,label:i}));return C.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${wt} ...${Y(t)} />
<${Jt.DiceForm} session=${t} />
<${dt}
session=${t}
tools=${ft(o,zt)}
atOnce=${ut(o,Mt)}
pathOf=${At(e)}
onBoard=${r=>jt(e,r)}
wordsOf=${r=>r}
board=${r=>C.html`<${U} state=${e} ...${r} />`}
question=${"Which hex?"}
askedBefore=${r=>Lt(e,r)}
/>
</section>
<${Zt} state=${e} />
${t.role==="referee"&&C.html`<${Qt.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:n,target:n}}
/>`}
`}function He({session:t}){return C.html`<${U} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ee=f(te()),oe=document.createElement("style");oe.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}";document.head.append(oe);(0,ee.arrived)("metamorph",_);