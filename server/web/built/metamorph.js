var ie=Object.create;var D=Object.defineProperty;var se=Object.getOwnPropertyDescriptor;var le=Object.getOwnPropertyNames;var ce=Object.getPrototypeOf,de=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},fe=(t,e)=>{for(var o in e)D(t,o,{get:e[o],enumerable:!0})},ue=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of le(e))!de.call(t,n)&&n!==o&&D(t,n,{get:()=>e[n],enumerable:!(r=se(e,n))||r.enumerable});return t};var f=(t,e,o)=>(o=t!=null?ie(ce(t)):{},ue(e||!t||!t.__esModule?D(o,"default",{value:t,enumerable:!0}):o,t));var $=h((Ke,J)=>{J.exports=core["view.js"]});var V=h((Ue,Q)=>{Q.exports=core["forms/dice.js"]});var et=h((_e,tt)=>{tt.exports=core["forms/other_commands.js"]});var H=h((Xe,ot)=>{ot.exports=core["page/table.js"]});var B=h((Ye,rt)=>{rt.exports=core["page/refusal.js"]});var S=h((oo,ht)=>{ht.exports=core["words.js"]});var q=h((ro,$t)=>{$t.exports=core["games/awaited.js"]});var N=h((uo,Ct)=>{Ct.exports=core["language.js"]});var Bt=h((ko,Ht)=>{Ht.exports=core["page/into_view.js"]});var re=h((Fo,oe)=>{oe.exports=core["parts.js"]});var Z={};fe(Z,{Board:()=>Re,Large:()=>Ie,headlineOf:()=>G});var M=f($(),1),te=f(V(),1),ee=f(et(),1);var k=f($(),1),dt=f(H(),1),ft=f(B(),1);var u=f($(),1),nt=f(H(),1),z=f(B(),1);function at({spot:t,command:e,words:o,question:r,again:n,asked:i=null}){let{deeds:s,state:a}=(0,nt.useTable)(),[c,d]=(0,u.useState)(null);if(!e&&!r)return u.html`<${z.Refusal} spot=${t} />`;let l=()=>s.say(t,e),y=()=>{d(null),n&&n()};return e&&i&&c===o?u.html`<${pe} asked=${i} busy=${a.busy[t]} yes=${l} no=${y} /><${z.Refusal} spot=${t} />`:u.html`<div class="answers">${e?u.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(o):l}>${o}</button>`:u.html`<p class="hint" data-testid="question">${r}</p>`}${n&&u.html`<button class="quiet" onClick=${n}>Choose again</button>`}</div><${z.Refusal} spot=${t} />`}function pe({asked:t,busy:e,yes:o,no:r}){let n=(0,u.useRef)(null);return(0,u.useEffect)(()=>n.current?.focus(),[]),u.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${n} data-testid="sure-no" onClick=${r}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}var st=f($(),1),it={tool:null,picked:[]};function lt(t){let[e,o]=(0,st.useState)({seq:-1,...it}),r=e.seq===t.seq?e:it,n=i=>o({seq:t.seq,tool:r.tool,picked:r.picked,...i});return{tool:r.tool,picked:r.picked,take:i=>n({tool:i===r.tool?null:i,picked:[]}),pick:i=>n({picked:[...r.picked,i]}),at:(i,s=r.tool)=>n({tool:s,picked:s===r.tool?[...r.picked,i]:[i]}),again:()=>n({picked:[]})}}function ct(t,e,o){let n=t.map(c=>({command:c,path:e(c)})).filter(({path:c})=>o.every((d,l)=>c[l]===d)),i=n.map(({path:c})=>c[o.length]).filter(c=>c!==void 0),s=n.filter(({path:c})=>c.length===o.length),a=n.length===1&&(o.length>0||n[0].path.length===0);return{said:a?n[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var me="deed";function ut({session:t,tools:e,atOnce:o,pathOf:r,onBoard:n,wordsOf:i,board:s,question:a,askedBefore:c=()=>null}){let d=lt(t),l=e.find(({type:P})=>P===d.tool)??he(e),{said:y,next:g}=ct(l?.commands??[],r,d.picked),W=[l?.title,...d.picked.map(i)].join(" · ");return k.html`<${$e} tools=${e} chosen=${l?.type} take=${d.take} />${s({lit:g.filter(n),picked:d.picked,pick:d.pick})}<${xe}
keys=${g.filter(P=>!n(P))}
wordsOf=${i}
pick=${d.pick}/><${at}
spot=${me}
command=${y}
words=${W}
asked=${y&&c(y)}
question=${g.some(n)?a:""}
again=${d.picked.length>0&&d.again}/><${ge} deeds=${o} />`}function pt(t,e){return Object.entries(e).map(([o,r])=>({type:o,title:r,commands:t.filter(n=>n.type===o)})).filter(({commands:o})=>o.length>0)}function mt(t,e){return t.filter(({type:o})=>e[o]).map(o=>({command:o,words:e[o.type]}))}function he(t){return t.length===1?t[0]:void 0}function $e({tools:t,chosen:e,take:o}){return t.length<2?null:k.html`<div class="chips" role="group" aria-label=${"What"}>${t.map(({type:r,title:n})=>k.html`<button
class="chip"
data-testid="tool"
data-type=${r}
aria-pressed=${r===e}
onClick=${()=>o(r)}>${n}</button>`)}</div>`}function xe({keys:t,wordsOf:e,pick:o}){return t.length?k.html`<div class="options" role="group" aria-label=${"Which"}>${t.map(r=>k.html`<button data-testid="option" onClick=${()=>o(r)}>${e(r)}</button>`)}</div>`:null}function ge({deeds:t}){let{deeds:e,state:o}=(0,dt.useTable)();return t.length?k.html`<div class="act decisions">${t.map(({command:r,words:n})=>k.html`<button
data-testid=${`say-${r.type}`}
disabled=${o.busy["at-once"]}
onClick=${()=>e.say("at-once",r)}>${n}</button>`)}<${ft.Refusal} spot="at-once" /></div>`:null}var E=f($(),1),wt=f(S(),1),vt=f(q(),1);var bt=f($(),1);var gt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},no=Object.keys(gt),ke={fill:"#75726b",ink:"#ffffff"};function v(t){let{fill:e,ink:o}=gt[t]??ke;return{"--hue":e,"--hue-ink":o}}var xt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function kt(t){return xt[(t-1)%xt.length]}var yt=f(S(),1);function A({colour:t,large:e=!1}){return bt.html`<span
class=${e?"swatch large":"swatch"}
style=${v(t)}
title=${t?(0,yt.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function Ot({title:t,colour:e,round:o,awaited:r}){return E.html`<header>${e&&E.html`<${A} colour=${e} large />`}<h2 data-testid="whose-move">${t}</h2>${o&&E.html`<p class="round" data-testid="round">${o}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function St(t,e){let o=(t?.winners??[]).map(e);return`${(0,wt.listed)(o)||"Nobody"} won`}function Tt({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,vt.diceText)(e.roll)}: ${e.roll.why}.`:null}var be={};function x(t){return be[t]??t}var Mt=f(N(),1);function R(t,e){return t.players.find(o=>o.seat===e)??null}function p(t,e){return R(t,e)?.name??`Seat ${e}`}function w(t){return kt(t)}function L(t,e){return t.book.shapes.find(o=>o.name===e)??null}function zt(t){let e=x(t.shape);return!t.change||t.shape===t.change.target?e:`${e}, becoming ${x(t.change.target)}`}var ye={dead:"dead",left:"left the map"};function At(t,e){return e.gone?[ye[e.gone]??e.gone]:[e.altitude==="air"&&"flying",e.altitude==="high"&&"flying high",e.slow>0&&`slowed: ${j(e.slow)}`,e.restrict>0&&`restricted: ${j(e.restrict)}`,e.stuck>0&&`stuck: ${j(e.stuck)}`,e.poison>0&&`poisoned: ${j(e.poison)}`,e.hold&&`held by ${p(t,e.hold.by)}`].filter(Boolean)}function j(t){return(0,Mt.tn)("{count} turn","{count} turns",t)}var we={L:-1,R:1};function Et(t,e){return([...e].reduce((r,n)=>r+(we[n]??0),t)%6+6)%6}var jt={CastHeal:"Heal, 2 mana",Land:"Land",TakeOff:"Take off",FlyHigh:"Fly high",FlyLow:"Come down",MapDone:"The map lies as it is to be played on",EndTurn:"End the turn"},Lt={PlaceWizard:"Place your wizard",Move:"Move",CastMorph:"Morph",CastSlow:"Slow",CastRestrict:"Restrict",CastTeleport:"Teleport",Attack:"Attack",AttackArtifact:"Strike an artifact",UseSpecial:"Special",PickUp:"Pick up",Drop:"Put down",HandOver:"Hand over",LayPart:"Lay a part"},ve="off the map";function Wt(t){let e={PlaceWizard:o=>[o.at,I(o.facing)],Move:o=>[o.to==="off"?ve:o.to,...Se(t,o)],CastMorph:o=>[Ce(t,o.shape)],CastSlow:o=>[p(t,o.target)],CastRestrict:o=>[p(t,o.target)],CastTeleport:o=>[o.to,I(o.facing)],Attack:o=>[p(t,o.target),Te(o)],AttackArtifact:o=>[o.artifact],UseSpecial:o=>[x(o.special),...o.target===null?[]:[p(t,o.target)]],PickUp:o=>[o.artifact],Drop:o=>[o.artifact],HandOver:o=>[o.artifact,p(t,o.target)],LayPart:o=>[`Part ${o.part}`,`column ${o.column}, ${o.half} half hexes nearer`]};return o=>e[o.type](o)}var Oe=["away","away and right","near and right","near","near and left","away and left"];function I(t){return`facing ${Oe[t]}`}function Se(t,{seat:e,steps:o,mode:r,sprint:n}){let i=R(t,e??t.turn?.player),s=[r!=="land"&&(r==="air"?"by air":"swimming"),n&&"at a sprint"];return[I(Et(i?.facing??0,o)),s.filter(Boolean).join(", ")].filter(Boolean)}function Te({special:t,artifact:e}){return[t&&`with ${x(t)}`,e&&`at the ${e}`].filter(Boolean).join(", ")||"by hand"}function Ce(t,e){let o=L(t,e);if(!o)return x(e);let r=[o.land&&`${o.land} on land`,o.water&&`${o.water} in water`,o.air&&`${o.air} in air`];return`${x(e)}: ${r.filter(Boolean).join(", ")}; attack ${o.attack}, agility ${o.agility}, health ${o.health}, upkeep ${o.upkeep}`}function Pt(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let o=e.seat??t.turn?.player,r=p(t,o);return{question:t.house.scenario==="key"&&Me(t,o)?`${r} leaves the map with the Key, and wins.`:`${r} leaves the map and is out of the game: a defeat.`,yes:"Step off the map",no:"Stay on the map"}}function Me(t,e){return t.artifacts.some(({kind:o,holder:r})=>o==="key"&&r===e)}function Dt(t,e){return t.board.hexes.some(({name:o})=>o===e)}var b=f($(),1),Gt=f(Bt(),1),Zt=f(S(),1);var m=f($(),1);function qt({zoom:t,left:e,top:o},{x:r,y:n},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+r)*a-r),top:Math.max(0,(o+n)*a-n)}}function Nt(t){return Math.exp(-t/300)}function F([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var It=1.5,ze=2;function Ut({kind:t,frame:e,tapped:o=!1,style:r={},children:n}){let i=(0,m.useRef)(null),s=e??i,[a,c]=(0,m.useState)({zoom:1,left:0,top:0}),d=(0,m.useRef)(a);d.current=a;let l=(g,W)=>c(qt(Ee(s,d),W,g));(0,m.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,m.useEffect)(()=>Ae(s.current,l),[]);let y=g=>{o||g.target.closest("button:enabled, [role=button]")||l(a.zoom>1?1/4:ze,K(s.current,g))};return m.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Ft}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>l(1/It,Kt(s.current))}/><${Ft}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>l(It,Kt(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...r,"--zoom":a.zoom}}
ref=${s}
onDblClick=${y}><div class="zoomed">${n}</div></div></div>`}function Ft({sign:t,name:e,off:o,click:r}){return m.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&r()}><span aria-hidden="true">${t}</span></button>`}function Ae(t,e){if(!t)return;let o=null,r=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Nt(a.deltaY),K(t,a)))},n=a=>{o=a.touches.length===2?F(a.touches):null},s={wheel:r,touchstart:n,touchend:n,touchcancel:n,touchmove:a=>{if(!o||a.touches.length!==2)return;a.preventDefault();let c=F(a.touches);t.scrollBy(o.x-c.x,o.y-c.y),e(c.apart/o.apart,K(t,{clientX:c.x,clientY:c.y})),o=c}};for(let[a,c]of Object.entries(s))t.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))t.removeEventListener(a,c)}}function Ee(t,e){let{scrollLeft:o,scrollTop:r}=t.current;return{zoom:e.current.zoom,left:o,top:r}}function K(t,{clientX:e,clientY:o}){let{left:r,top:n}=t.getBoundingClientRect();return{x:e-r,y:o-n}}function Kt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var je=Math.sqrt(3);function O({q:t,r:e}){return{x:1.5*t,y:je*(e+t/2)}}function _t(t,e=.97){let{x:o,y:r}=O(t);return Array.from({length:6},(n,i)=>{let s=i*Math.PI/3;return`${U(o+e*Math.cos(s))},${U(r+e*Math.sin(s))}`}).join(" ")}function Xt(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function Yt(t){let e=t.map(O),[o,r]=[Math.min(...e.map(s=>s.x)),Math.max(...e.map(s=>s.x))],[n,i]=[Math.min(...e.map(s=>s.y)),Math.max(...e.map(s=>s.y))];return[o-1.1,n-1,r-o+2.2,i-n+2].map(U)}function U(t){return Number(t.toFixed(3))}var _=f(N(),1);function X({state:t,lit:e,picked:o,pick:r}){let{hexes:n}=t.board,i=t.players.find(({seat:l})=>l===t.turn?.player),s=(0,Gt.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(n.length===0)return null;let a=Yt(n),[,,c,d]=a;return b.html`<${Ut} kind="hex-map" frame=${s} style=${{"--wide":c,"--high":d}}><svg viewBox=${a.join(" ")} role="group" aria-label=${"The map"} data-testid="map">${n.map(l=>b.html`<${Le}
key=${l.name}
hex=${l}
state=${t}
lit=${e.includes(l.name)}
picked=${o.includes(l.name)}
pick=${r}/>`)}${t.artifacts.filter(({at:l})=>l).map(l=>b.html`<${De} one=${l} state=${t} />`)}${t.players.filter(l=>l.at&&!l.gone).map(l=>b.html`<${Pe} key=${l.seat} player=${l} state=${t} />`)}</svg><//>`}function Le({hex:t,state:e,lit:o,picked:r,pick:n}){let{x:i,y:s}=O(t),a=e.ink.some(({hexes:l})=>l.includes(t.name)),c=o?()=>n(t.name):void 0,d=l=>{l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),c?.())};return b.html`<g
class="hex"
data-testid="hex"
data-hex=${t.name}
data-terrain=${t.terrain}
data-lit=${o}
data-picked=${r}
data-inked=${a}
role=${o?"button":void 0}
tabindex=${o?0:void 0}
aria-label=${We(t,a)}
onClick=${c}
onKeyDown=${o?d:void 0}><polygon points=${_t(t)} /><text x=${i} y=${s+.74}>${t.name}</text></g>`}function We({name:t,terrain:e},o){let r={name:t,terrain:x(e)};return o?(0,_.t)("{name}, {terrain}, clouded by ink",r):(0,_.t)("{name}, {terrain}",r)}function Pe({player:t,state:e}){let o=e.board.hexes.find(({name:d})=>d===t.at);if(!o)return null;let{x:r,y:n}=O(o),i=Xt(t.facing),[s,a]=[.78,.3],c=[[r+s*i.x,n+s*i.y],[r+.5*i.x-a*i.y,n+.5*i.y+a*i.x],[r+.5*i.x+a*i.y,n+.5*i.y-a*i.x]];return b.html`<g
class="counter"
style=${v(w(t.seat))}
data-testid="counter"
data-seat=${t.seat}
data-hex=${t.at}
data-facing=${t.facing}
data-altitude=${t.altitude}
data-turn=${e.turn?.player===t.seat}><polygon
points=${c.map(d=>d.map(l=>l.toFixed(3)).join(",")).join(" ")}/><circle cx=${r} cy=${n} r="0.52" /><text x=${r} y=${n+.17}>${(0,Zt.initials)(t.name)}</text></g>`}function De({one:t,state:e}){let o=e.board.hexes.find(({name:i})=>i===t.at);if(!o)return null;let{x:r,y:n}=O(o);return b.html`<g class="artifact" data-testid="artifact" data-kind=${t.kind}><rect
x=${r-.3}
y=${n-.3}
width="0.6"
height="0.6"
transform=${`rotate(45 ${r} ${n})`}/><title>${t.name}</title></g>`}var Jt=f(S(),1),Qt=f(q(),1);var Y={dealing:"The parts of the map are drawn",rolling:"Who goes first?",laying:"The map is laid",placing:"The wizards take their places"};function G(t){let{state:e}=t,o=Y[e.phase]?null:e.turn?.player;return{title:He(t),colour:o&&w(o),round:e.round>0&&`Round ${e.round}`,awaited:Tt(t)??Be(t)}}function He({state:t,outcome:e}){return t.phase==="over"?St(e,o=>p(t,o)):Y[t.phase]?Y[t.phase]:t.turn?`${p(t,t.turn.player)}’s turn`:"Between turns"}function Be(t){let{state:e,legal:o}=t;return e.turn&&o.length>0?qe(e.turn):(0,Qt.awaitedText)(t,r=>p(e,r))}function qe(t){let e=[!t.moved&&"a move",!t.cast&&"a spell",!t.special&&"a special",!t.fought&&"an attack"].filter(Boolean);return e.length?`Left for this turn: ${(0,Jt.listed)(e)}, where possible.`:"All is done."}var C=f($(),1);function Vt({state:t}){return C.html`<div class="creatures wizards">${t.players.map(e=>C.html`<${Ne} key=${e.seat} player=${e} state=${t} />`)}</div>`}function Ne({player:t,state:e}){let{seat:o,name:r,health:n,mana:i}=t,s=L(e,t.shape),a=e.artifacts.filter(({holder:d})=>d===o).map(d=>d.name),c=[t.school,...At(e,t),...a.map(d=>`holds the ${d}`)];return C.html`<article
class="creature"
data-testid="player"
data-seat=${o}
data-alive=${!t.gone}
data-moving=${e.turn?.player===o}
style=${v(w(o))}><header><${A} colour=${w(o)} /><h3>${r}</h3><p class="hit-points"><strong data-testid="health">${n}</strong><span>health</span></p></header><dl class="stats"><div><dt>Shape</dt><dd data-testid="shape">${zt(t)}</dd></div><div><dt>Mana</dt><dd data-testid="mana">${i}</dd></div>${s&&C.html`<div><dt>Attack</dt><dd>${s.attack}</dd></div><div><dt>Agility</dt><dd>${s.agility}</dd></div><div><dt>Armour</dt><dd>${s.armour}</dd></div><div><dt>Speed</dt><dd>${s.land} / ${s.water} / ${s.air}</dd></div>`}</dl><p class="small-facts">${c.filter(Boolean).join(" · ")}</p></article>`}function Re({session:t}){let{state:e,legal:o}=t,r=e.players.map(({seat:n,name:i})=>({value:n,label:i}));return M.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${Ot} ...${G(t)} /><${te.DiceForm} session=${t} /><${ut}
session=${t}
tools=${pt(o,Lt)}
atOnce=${mt(o,jt)}
pathOf=${Wt(e)}
onBoard=${n=>Dt(e,n)}
wordsOf=${n=>n}
board=${n=>M.html`<${X} state=${e} ...${n} />`}
question=${"Which hex?"}
askedBefore=${n=>Pt(e,n)}/></section><${Vt} state=${e} />${t.role==="referee"&&M.html`<${ee.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:r,target:r}}/>`}`}function Ie({session:t}){return M.html`<${X} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ne=f(re()),ae=document.createElement("style");ae.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}.sure{display:grid;gap:10px;padding:12px;border:1px solid var(--bad);border-radius:var(--radius-small)}.sure p{font-weight:600;text-wrap:pretty}";document.head.append(ae);(0,ne.arrived)("metamorph",Z);