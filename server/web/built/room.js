var $e=Object.create;var w=Object.defineProperty;var be=Object.getOwnPropertyDescriptor;var ve=Object.getOwnPropertyNames;var we=Object.getPrototypeOf,xe=Object.prototype.hasOwnProperty;var c=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},ye=(e,t)=>{for(var o in t)w(e,o,{get:t[o],enumerable:!0})},ke=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ve(t))!xe.call(e,a)&&a!==o&&w(e,a,{get:()=>t[a],enumerable:!(r=be(t,a))||r.enumerable});return e};var l=(e,t,o)=>(o=e!=null?$e(we(e)):{},ke(t||!e||!e.__esModule?w(o,"default",{value:e,enumerable:!0}):o,e));var m=c((Ve,C)=>{C.exports=core["view.js"]});var L=c((Xe,A)=>{A.exports=core["picture/live.js"]});var _=c((Ye,M)=>{M.exports=core["picture/stillness.js"]});var x=c((Ze,P)=>{P.exports=core["page/table.js"]});var I=c((ot,F)=>{F.exports=core["games/awaited.js"]});var b=c((rt,q)=>{q.exports=core["words.js"]});var k=c((it,B)=>{B.exports=core["parts.js"]});var S=c((st,U)=>{U.exports=core["address.js"]});var Q=c((mt,J)=>{J.exports=core["log/groups.js"]});var te=c(($t,ee)=>{ee.exports=core["page/place.js"]});var T={};ye(T,{Room:()=>Ue});var d=l(m(),1),me=l(L(),1),ue=l(_(),1),$=l(x(),1);var D={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},et=Object.keys(D),Se={fill:"#75726b",ink:"#ffffff"};function p(e){let{fill:t,ink:o}=D[e]??Se;return{"--hue":t,"--hue-ink":o}}var N=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function y(e){return N[(e-1)%N.length]}var de=l(I(),1);var H=l(m(),1);var W=l(b(),1);function v({colour:e,large:t=!1}){return H.html`<span
class=${t?"swatch large":"swatch"}
style=${p(e)}
title=${e?(0,W.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var fe=l(k(),1),pe=l(b(),1);var h=l(m(),1);function G({children:e}){let t=(0,h.useRef)(null);return(0,h.useLayoutEffect)(()=>{let o=t.current,r=o.firstElementChild,a=()=>{let i=Math.min(o.clientWidth/r.offsetWidth,o.clientHeight/r.offsetHeight);Number.isFinite(i)&&(r.style.transform=`translate(-50%, -50%) scale(${i})`)},n=new ResizeObserver(a);return n.observe(o),n.observe(r),a(),()=>n.disconnect()},[]),h.html`<div class="fitted" ref=${t}><div>${e}</div></div>`}var u=l(m(),1),Y=l(S(),1);var f=l(m(),1);function K(e){let[t,o]=(0,f.useState)(0),r=(0,f.useRef)([]);return(0,f.useEffect)(()=>(o(0),r.current=e.map(a=>{let n=new Image;return n.onload=()=>o(i=>i+1),n.src=a,n}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var E=l(x(),1);var O=l(Q(),1),Oe=2;function V(e){return((0,O.groupsOf)(e).findLast(({standing:o})=>o)?.entries??[]).slice(-Oe).map(({told:o})=>o).join(" ")}function X(e){let t=(0,O.groupsOf)(e).findLast(({standing:o,entries:[r]})=>o&&r.clip==="throw");return t?{seq:t.first,told:t.entries.at(-1)?.told??""}:null}var s={back:"Back to the game",board:"The board",fill:"Fill the screen",lost:"Connection lost. Reconnecting; what you see may be out of date.",players:"Players and points",replay:"The last throw",replayed:"The last throw, seen by the camera"};var Ee=12,ze=18;function Z({session:e,entries:t}){let{code:o}=(0,E.useTable)(),r=X(t),a=Te(e.id,r?.seq??null);if(!r||!a)return null;let n=a.replay.length>1?a.replay:[a.picture];return u.html`
<figure class="room-throw" data-testid="room-throw" data-seq=${r.seq}>
<${Re} key=${r.seq} frames=${n.map(i=>(0,Y.withCode)(i,o))} />
<figcaption><strong>${s.replay}</strong> ${r.told}</figcaption>
</figure>
`}function Re({frames:e}){let t=K(e),[o,r]=(0,u.useState)(0);return(0,u.useEffect)(()=>{if(t<e.length)return;let n=setInterval(()=>r(i=>(i+1)%(e.length+ze)),1e3/Ee);return()=>clearInterval(n)},[t,e.length]),u.html`<img
src=${e[Math.min(o,e.length-1)]}
alt=${s.replayed}
width="640"
height="360"
data-loaded=${t}
/>`}function Te(e,t){let{deeds:o}=(0,E.useTable)(),[r,a]=(0,u.useState)(null);return(0,u.useEffect)(()=>{if(t===null)return;let n=!1;return o.api.clip(e,t).then(i=>n||a({seq:t,clip:i}),()=>{}),()=>{n=!0}},[e,t]),r&&r.seq===t?r.clip:null}var oe=l(m(),1),re=l(S(),1),g=l(te(),1);function je({id:e,code:t},o,r){return o?t&&(0,re.invitation)(e,t,r,g.ADDRESSES[g.ROOM]):`${r}/?${new URLSearchParams({session:e})}${g.ADDRESSES[g.ROOM]}`}function ae(e,t){let o=e?.next;(0,oe.useEffect)(()=>{let r=o&&je(o,t,location.origin);r&&location.replace(r)},[o?.id])}var z=l(m(),1);var Ce={};function ne(e){return Ce[e]??e}var ie=l(b(),1);var Ae={clay_o_rama:_e,clearing_house:Pe,generation_zero:Ne,metamorph:Fe,slargeball:Ie};function le(e){let{columns:t,cellsOf:o,colourOf:r}=(Ae[e.game]??Me)(e.state),a=e.outcome?.winners??[],n=(e.state.players??[]).map(i=>({seat:i.seat,name:i.name,colour:r?.(i)??y(i.seat),won:a.includes(i.seat),cells:o(i)}));return{columns:t,rows:n.sort(Le)}}function Le(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((n,i)=>n!==t.cells[i]),[r,a]=[e.cells[o],t.cells[o]];return typeof r=="number"&&typeof a=="number"?a-r:0}function Me(){return{columns:[],cellsOf:()=>[]}}function _e(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:r})=>r===t)?.colour||o||y(t),cellsOf:({seat:t})=>{let o=e.creatures.filter(({player:a})=>a===t),r=o.filter(a=>a.alive);return[o.length?qe(r,"hit_points"):"–"]}}}function Pe(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function Ne(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var De={dead:"dead",left:"left the map"};function Fe(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:r})=>[r?0:e,t,r?De[r]??r:ne(o)]}}function Ie(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,ie.spelled)(e.colours[t-1]??"")]}}function qe(e,t){return e.reduce((o,r)=>o+r[t],0)}function se({session:e}){let{columns:t,rows:o}=le(e),r=e.awaiting?.seats??[],a=[...o].sort((n,i)=>n.seat-i.seat);return z.html`
<ul class="room-scores" data-many=${Be(a.length)} data-testid="room-scores">
${a.map(n=>z.html`
<li
key=${n.seat}
data-awaited=${r.includes(n.seat)}
data-won=${n.won}
style=${p(n.colour)}
>
<${v} colour=${n.colour} large />
<strong class="room-name">${n.name}</strong>
<b class="room-points">${He(n)}</b>
<span class="room-more">${We(n,t)}</span>
</li>
`)}
</ul>
`}function He({cells:e}){return e[0]??""}function We({cells:e},t){let o=e.slice(1).map((r,a)=>typeof r=="number"?`${r} ${t[a+1]}`:r);return[t[0],...o].filter(Boolean).join(" · ")}function Be(e){return e<=4?"few":e<=6?"some":"many"}var R=l(m(),1);function ce(){return R.html`
<nav class="room-buttons">
${document.fullscreenEnabled&&R.html`<button class="quiet" onClick=${Ge} data-testid="fill">${s.fill}</button>`}
<a class="button quiet" href="#/" data-testid="room-back">${s.back}</a>
</nav>
`}function Ge(){(document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen()).catch(()=>{})}function Ue(){let{state:e,code:t}=(0,$.useTable)(),o=(0,$.useSession)();ae(e.camera,t);let{part:r}=(0,fe.usePart)(o.game),{title:a,colour:n,round:i,awaited:j}=(r?.headlineOf??Je)(o);return d.html`
<main
class="room"
data-testid="room"
data-game=${o.game}
data-seq=${o.seq}
style=${p(n)}
>
<header>
${n&&d.html`<${v} colour=${n} large />`}
<h1 data-testid="whose-move">${(0,pe.sentence)(a)}</h1>
${i&&d.html`<p class="room-round">${i}</p>`}
${j&&d.html`<p class="room-awaited">${j}</p>`}
</header>
${e.link==="lost"&&d.html`<p class="room-lost" role="alert">${s.lost}</p>`}
<section class="room-board" aria-label=${s.board}>
<h2 class="unseen">${s.board}</h2>
<${Ke} part=${r} session=${o} />
</section>
<section class="room-side" aria-label=${s.players}>
<${se} session=${o} />
<${Z} session=${o} entries=${e.entries} />
</section>
<footer>
<p data-testid="room-news" role="status">${V(e.entries)}</p>
<${ce} />
</footer>
</main>
`}function Ke({part:e,session:t}){let{state:o,code:r}=(0,$.useTable)(),a=o.camera?.camera,n=t.game==="clay_o_rama"&&a&&o.camera?.picture;if(!e)return null;if(!n)return d.html`<${G}><${e.Large} session=${t} /><//>`;let i=(0,ue.stillness)(a,o.link);return d.html`
<div class="room-live" data-frozen=${!!i?.frozen}>
<${me.Live} code=${r} link=${o.link} />
${i&&d.html`<p>${i.words}</p>`}
</div>
`}function Je(e){let t=e.state.players??[],o=r=>t.find(a=>a.seat===r)?.name??`seat ${r}`;return{title:e.title,awaited:(0,de.awaitedText)(e,o)}}var he=l(k()),ge=document.createElement("style");ge.textContent=".room{--u: min(1vw, 1.7778vh);display:grid;grid-template-columns:minmax(0,1.75fr) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr) auto;gap:calc(1.2 * var(--u)) calc(1.6 * var(--u));height:100dvh;padding:calc(1.4 * var(--u)) calc(1.8 * var(--u)) calc(.8 * var(--u));overflow:hidden;font-size:calc(2 * var(--u));line-height:1.25}.room>header,.room>footer{grid-column:1 / -1}.room>header{display:flex;flex-wrap:wrap;align-items:center;column-gap:calc(1.2 * var(--u))}.room>header h1{flex:1;font-size:calc(4.6 * var(--u))}.room .swatch{width:1em;height:1em}.room>header .swatch{font-size:calc(4 * var(--u))}.room-round{color:var(--soft);font-size:calc(2.4 * var(--u))}.room-awaited{flex:0 0 100%;color:var(--soft);font-size:calc(2.1 * var(--u));text-wrap:balance}.room-lost{grid-column:1 / -1;padding:calc(.6 * var(--u)) calc(1.2 * var(--u));border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:600}.room-board{grid-column:1;min-width:0;min-height:0;padding:calc(.8 * var(--u));border-radius:var(--radius);border:1px solid var(--line);background:var(--card)}.room-side{grid-column:2;display:grid;grid-template-rows:auto minmax(0,1fr);gap:calc(1.2 * var(--u));min-width:0;min-height:0}.fitted{position:relative;width:100%;height:100%;overflow:hidden}.fitted>div{position:absolute;inset:50% auto auto 50%;width:max-content}.room .zoom,.room .creatures{width:720px}.room .house{max-width:none}.room .locations{grid-template-columns:repeat(var(--columns),112px)}.room .zoom:has(.locations){width:max-content}.room .zoom-buttons{display:none}.room .zoom-frame{overflow:visible}.room .creatures{grid-template-columns:1fr 1fr}.room-live{position:relative;height:100%}.room-live img{width:100%;height:100%;object-fit:contain;border-radius:var(--radius-small)}.room-live[data-frozen=true] img{filter:grayscale(1)}.room-live p{position:absolute;inset:auto 0 0;padding:calc(.6 * var(--u));background:color-mix(in srgb,var(--card) 88%,transparent);text-align:center}.room-scores{display:grid;gap:calc(.6 * var(--u));align-content:start;font-size:calc(3.2 * var(--u))}.room-scores[data-many=some]{font-size:calc(2.5 * var(--u))}.room-scores[data-many=many]{font-size:calc(2.1 * var(--u));grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(.4 * var(--u))}.room-scores[data-many=many]>li{column-gap:.3em;padding-inline:.3em}.room-scores[data-many=many] .swatch{width:.6em;height:.6em}.room-scores>li{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:0 .5em;padding:.15em .5em;border-radius:var(--radius-small);border:max(2px,calc(.15 * var(--u))) solid transparent;background:var(--card)}.room-scores>li[data-awaited=true]{border-color:var(--accent)}.room-scores>li[data-won=true]{border-color:var(--good)}.room-scores .swatch{font-size:.8em}.room-name{line-height:1.1;overflow-wrap:anywhere}.room-points{font-size:1.15em}.room-more{grid-column:2 / -1;color:var(--soft);font-size:.55em}.room-throw{display:grid;grid-template-rows:minmax(0,1fr) auto;gap:calc(.6 * var(--u));min-height:0}.room-throw img{width:100%;height:100%;min-height:0;object-fit:contain;object-position:left bottom;border-radius:var(--radius-small)}.room-throw figcaption{max-height:4lh;overflow:hidden}.room>footer{display:flex;align-items:center;gap:calc(1.6 * var(--u));min-height:calc(3.4 * var(--u))}.room>footer p{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}.room-buttons{display:flex;gap:8px;margin-left:auto;font-size:max(.9rem,calc(1.1 * var(--u)));white-space:nowrap}@media(max-aspect-ratio:1/1){.room{--u: 1.9vw;grid-template-columns:minmax(0,1fr);grid-template-rows:none;height:auto;min-height:100dvh;overflow:visible}.room-board,.room-side{grid-column:1}.room-board{height:90vw}.room>header h1{flex:1 1 70%}.room-round{flex:0 0 100%}.room>footer,.room-buttons{flex-wrap:wrap}}";document.head.append(ge);(0,he.arrived)("room",T);