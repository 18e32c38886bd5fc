var ce=Object.create;var b=Object.defineProperty;var me=Object.getOwnPropertyDescriptor;var ue=Object.getOwnPropertyNames;var de=Object.getPrototypeOf,fe=Object.prototype.hasOwnProperty;var c=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},pe=(e,t)=>{for(var o in t)b(e,o,{get:t[o],enumerable:!0})},he=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of ue(t))!fe.call(e,n)&&n!==o&&b(e,n,{get:()=>t[n],enumerable:!(r=me(t,n))||r.enumerable});return e};var l=(e,t,o)=>(o=e!=null?ce(de(e)):{},he(t||!e||!e.__esModule?b(o,"default",{value:e,enumerable:!0}):o,e));var d=c((Ie,j)=>{j.exports=core["view.js"]});var C=c((Ne,T)=>{T.exports=core["picture/live.js"]});var W=c((qe,R)=>{R.exports=core["picture/stillness.js"]});var w=c((Ge,A)=>{A.exports=core["page/table.js"]});var D=c((Ke,_)=>{_.exports=core["games/awaited.js"]});var $=c((Ue,M)=>{M.exports=core["words.js"]});var y=c((Je,N)=>{N.exports=core["parts.js"]});var P=c((Xe,G)=>{G.exports=core["address.js"]});var U=c((et,K)=>{K.exports=core["log/groups.js"]});var E={};pe(E,{Room:()=>_e});var u=l(d(),1),oe=l(C(),1),re=l(W(),1),g=l(w(),1);var L={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Pe=Object.keys(L),ge={fill:"#75726b",ink:"#ffffff"};function p(e){let{fill:t,ink:o}=L[e]??ge;return{"--hue":t,"--hue-ink":o}}var B=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function x(e){return B[(e-1)%B.length]}var ne=l(D(),1);var F=l(d(),1);var I=l($(),1);function v({colour:e,large:t=!1}){return F.html`<span
class=${t?"swatch large":"swatch"}
style=${p(e)}
title=${e?(0,I.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var ae=l(y(),1),ie=l($(),1);var h=l(d(),1);function q({children:e}){let t=(0,h.useRef)(null);return(0,h.useLayoutEffect)(()=>{let o=t.current,r=o.firstElementChild,n=()=>{let i=Math.min(o.clientWidth/r.offsetWidth,o.clientHeight/r.offsetHeight);Number.isFinite(i)&&(r.style.transform=`translate(-50%, -50%) scale(${i})`)},a=new ResizeObserver(n);return a.observe(o),a.observe(r),n(),()=>a.disconnect()},[]),h.html`<div class="fitted" ref=${t}><div>${e}</div></div>`}var m=l(d(),1),J=l(P(),1);var f=l(d(),1);function H(e){let[t,o]=(0,f.useState)(0),r=(0,f.useRef)([]);return(0,f.useEffect)(()=>(o(0),r.current=e.map(n=>{let a=new Image;return a.onload=()=>o(i=>i+1),a.src=n,a}),()=>{for(let n of r.current)n.src="";r.current=[]}),[e.join()]),t}var S=l(w(),1);var k=l(U(),1),$e=2;function Z(e){return((0,k.groupsOf)(e).findLast(({standing:o})=>o)?.entries??[]).slice(-$e).map(({told:o})=>o).join(" ")}function V(e){let t=(0,k.groupsOf)(e).findLast(({standing:o,entries:[r]})=>o&&r.clip==="throw");return t?{seq:t.first,told:t.entries.at(-1)?.told??""}:null}var s={back:"Zurück zum Spiel",board:"Das Spielbrett",fill:"Ganzer Bildschirm",lost:"Verbindung verloren. Sie wird neu aufgebaut; was du siehst, ist vielleicht veraltet.",players:"Spieler und Punkte",replay:"Der letzte Wurf",replayed:"Der letzte Wurf, von der Kamera gesehen"};var ve=12,be=18;function Q({session:e,entries:t}){let{code:o}=(0,S.useTable)(),r=V(t),n=xe(e.id,r?.seq??null);if(!r||!n)return null;let a=n.replay.length>1?n.replay:[n.picture];return m.html`
<figure class="room-throw" data-testid="room-throw" data-seq=${r.seq}>
<${we} key=${r.seq} frames=${a.map(i=>(0,J.withCode)(i,o))} />
<figcaption><strong>${s.replay}</strong> ${r.told}</figcaption>
</figure>
`}function we({frames:e}){let t=H(e),[o,r]=(0,m.useState)(0);return(0,m.useEffect)(()=>{if(t<e.length)return;let a=setInterval(()=>r(i=>(i+1)%(e.length+be)),1e3/ve);return()=>clearInterval(a)},[t,e.length]),m.html`<img
src=${e[Math.min(o,e.length-1)]}
alt=${s.replayed}
width="640"
height="360"
data-loaded=${t}
/>`}function xe(e,t){let{deeds:o}=(0,S.useTable)(),[r,n]=(0,m.useState)(null);return(0,m.useEffect)(()=>{if(t===null)return;let a=!1;return o.api.clip(e,t).then(i=>a||n({seq:t,clip:i}),()=>{}),()=>{a=!0}},[e,t]),r&&r.seq===t?r.clip:null}var z=l(d(),1);var X=l($(),1);var ye={clay_o_rama:ze,clearing_house:Oe,generation_zero:Ee,metamorph:Te,slargeball:Ce};function Y(e){let{columns:t,cellsOf:o,colourOf:r}=(ye[e.game]??Se)(e.state),n=e.outcome?.winners??[],a=(e.state.players??[]).map(i=>({seat:i.seat,name:i.name,colour:r?.(i)??x(i.seat),won:n.includes(i.seat),cells:o(i)}));return{columns:t,rows:a.sort(ke)}}function ke(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((r,n)=>r!==t.cells[n]);return typeof e.cells[o]=="number"?t.cells[o]-e.cells[o]:0}function Se(){return{columns:[],cellsOf:()=>[]}}function ze(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:r})=>r===t)?.colour||o||x(t),cellsOf:({seat:t})=>[Re(e.creatures.filter(({player:o,alive:r})=>o===t&&r),"hit_points")]}}function Oe(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Ee(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var je={dead:"tot",left:"hat die Karte verlassen"};function Te(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:o,gone:r})=>[r?0:e,t,r?je[r]??r:o]}}function Ce(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,X.spelled)(e.colours[t-1]??"")]}}function Re(e,t){return e.reduce((o,r)=>o+r[t],0)}function ee({session:e}){let{columns:t,rows:o}=Y(e),r=e.awaiting?.seats??[],n=[...o].sort((a,i)=>a.seat-i.seat);return z.html`
<ul class="room-scores" data-many=${Be(n.length)} data-testid="room-scores">
${n.map(a=>z.html`
<li
key=${a.seat}
data-awaited=${r.includes(a.seat)}
data-won=${a.won}
style=${p(a.colour)}
>
<${v} colour=${a.colour} large />
<strong class="room-name">${a.name}</strong>
<b class="room-points">${We(a)}</b>
<span class="room-more">${Ae(a,t)}</span>
</li>
`)}
</ul>
`}function We({cells:e}){return e[0]??""}function Ae({cells:e},t){let o=e.slice(1).map((r,n)=>typeof r=="number"?`${r} ${t[n+1]}`:r);return[t[0],...o].filter(Boolean).join(" · ")}function Be(e){return e<=4?"few":e<=6?"some":"many"}var O=l(d(),1);function te(){return O.html`
<nav class="room-buttons">
${document.fullscreenEnabled&&O.html`<button class="quiet" onClick=${Le} data-testid="fill">${s.fill}</button>`}
<a class="button quiet" href="#/" data-testid="room-back">${s.back}</a>
</nav>
`}function Le(){(document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen()).catch(()=>{})}function _e(){let{state:e}=(0,g.useTable)(),t=(0,g.useSession)(),{part:o}=(0,ae.usePart)(t.game),{title:r,colour:n,round:a,awaited:i}=(o?.headlineOf??Me)(t);return u.html`
<main
class="room"
data-testid="room"
data-game=${t.game}
data-seq=${t.seq}
style=${p(n)}
>
<header>
${n&&u.html`<${v} colour=${n} large />`}
<h1 data-testid="whose-move">${(0,ie.sentence)(r)}</h1>
${a&&u.html`<p class="room-round">${a}</p>`}
${i&&u.html`<p class="room-awaited">${i}</p>`}
</header>
${e.link==="lost"&&u.html`<p class="room-lost" role="alert">${s.lost}</p>`}
<section class="room-board" aria-label=${s.board}>
<h2 class="unseen">${s.board}</h2>
<${De} part=${o} session=${t} />
</section>
<section class="room-side" aria-label=${s.players}>
<${ee} session=${t} />
<${Q} session=${t} entries=${e.entries} />
</section>
<footer>
<p data-testid="room-news" role="status">${Z(e.entries)}</p>
<${te} />
</footer>
</main>
`}function De({part:e,session:t}){let{state:o,code:r}=(0,g.useTable)(),n=o.camera?.camera,a=t.game==="clay_o_rama"&&n&&o.camera?.picture;if(!e)return null;if(!a)return u.html`<${q}><${e.Large} session=${t} /><//>`;let i=(0,re.stillness)(n,o.link);return u.html`
<div class="room-live" data-frozen=${!!i?.frozen}>
<${oe.Live} code=${r} link=${o.link} />
${i&&u.html`<p>${i.words}</p>`}
</div>
`}function Me(e){let t=e.state.players??[],o=r=>t.find(n=>n.seat===r)?.name??`Platz ${r}`;return{title:e.title,awaited:(0,ne.awaitedText)(e,o)}}var le=l(y()),se=document.createElement("style");se.textContent=".room{--u: min(1vw, 1.7778vh);display:grid;grid-template-columns:minmax(0,1.75fr) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr) auto;gap:calc(1.2 * var(--u)) calc(1.6 * var(--u));height:100dvh;padding:calc(1.4 * var(--u)) calc(1.8 * var(--u)) calc(.8 * var(--u));overflow:hidden;font-size:calc(2 * var(--u));line-height:1.25}.room>header,.room>footer{grid-column:1 / -1}.room>header{display:flex;flex-wrap:wrap;align-items:center;column-gap:calc(1.2 * var(--u))}.room>header h1{flex:1;font-size:calc(4.6 * var(--u))}.room .swatch{width:1em;height:1em}.room>header .swatch{font-size:calc(4 * var(--u))}.room-round{color:var(--soft);font-size:calc(2.4 * var(--u))}.room-awaited{flex:0 0 100%;color:var(--soft);font-size:calc(2.1 * var(--u));text-wrap:balance}.room-lost{grid-column:1 / -1;padding:calc(.6 * var(--u)) calc(1.2 * var(--u));border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:600}.room-board{grid-column:1;min-width:0;min-height:0;padding:calc(.8 * var(--u));border-radius:var(--radius);border:1px solid var(--line);background:var(--card)}.room-side{grid-column:2;display:grid;grid-template-rows:auto minmax(0,1fr);gap:calc(1.2 * var(--u));min-width:0;min-height:0}.fitted{position:relative;width:100%;height:100%;overflow:hidden}.fitted>div{position:absolute;inset:50% auto auto 50%;width:max-content}.room .zoom,.room .creatures{width:720px}.room .house{max-width:none}.room .locations{grid-template-columns:repeat(var(--columns),112px)}.room .zoom:has(.locations){width:max-content}.room .zoom-buttons{display:none}.room .zoom-frame{overflow:visible}.room .creatures{grid-template-columns:1fr 1fr}.room-live{position:relative;height:100%}.room-live img{width:100%;height:100%;object-fit:contain;border-radius:var(--radius-small)}.room-live[data-frozen=true] img{filter:grayscale(1)}.room-live p{position:absolute;inset:auto 0 0;padding:calc(.6 * var(--u));background:color-mix(in srgb,var(--card) 88%,transparent);text-align:center}.room-scores{display:grid;gap:calc(.6 * var(--u));align-content:start;font-size:calc(3.2 * var(--u))}.room-scores[data-many=some]{font-size:calc(2.5 * var(--u))}.room-scores[data-many=many]{font-size:calc(2.1 * var(--u));grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(.4 * var(--u))}.room-scores[data-many=many]>li{column-gap:.3em;padding-inline:.3em}.room-scores[data-many=many] .swatch{width:.6em;height:.6em}.room-scores>li{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:0 .5em;padding:.15em .5em;border-radius:var(--radius-small);border:max(2px,calc(.15 * var(--u))) solid transparent;background:var(--card)}.room-scores>li[data-awaited=true]{border-color:var(--accent)}.room-scores>li[data-won=true]{border-color:var(--good)}.room-scores .swatch{font-size:.8em}.room-name{line-height:1.1;overflow-wrap:anywhere}.room-points{font-size:1.15em}.room-more{grid-column:2 / -1;color:var(--soft);font-size:.55em}.room-throw{display:grid;grid-template-rows:minmax(0,1fr) auto;gap:calc(.6 * var(--u));min-height:0}.room-throw img{width:100%;height:100%;min-height:0;object-fit:contain;object-position:left bottom;border-radius:var(--radius-small)}.room-throw figcaption{max-height:4lh;overflow:hidden}.room>footer{display:flex;align-items:center;gap:calc(1.6 * var(--u));min-height:calc(3.4 * var(--u))}.room>footer p{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}.room-buttons{display:flex;gap:8px;margin-left:auto;font-size:max(.9rem,calc(1.1 * var(--u)));white-space:nowrap}@media(max-aspect-ratio:1/1){.room{--u: 1.9vw;grid-template-columns:minmax(0,1fr);grid-template-rows:none;height:auto;min-height:100dvh;overflow:visible}.room-board,.room-side{grid-column:1}.room-board{height:90vw}.room>footer{flex-wrap:wrap}}";document.head.append(se);(0,le.arrived)("room",E);