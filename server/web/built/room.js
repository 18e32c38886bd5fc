var ct=Object.create;var v=Object.defineProperty;var mt=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var dt=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var c=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},pt=(t,e)=>{for(var o in e)v(t,o,{get:e[o],enumerable:!0})},ht=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of ut(e))!ft.call(t,a)&&a!==o&&v(t,a,{get:()=>e[a],enumerable:!(r=mt(e,a))||r.enumerable});return t};var l=(t,e,o)=>(o=t!=null?ct(dt(t)):{},ht(e||!t||!t.__esModule?v(o,"default",{value:t,enumerable:!0}):o,t));var d=c((qt,T)=>{T.exports=core["view.js"]});var C=c((Dt,j)=>{j.exports=core["picture/live.js"]});var L=c((Wt,R)=>{R.exports=core["picture/stillness.js"]});var w=c((Bt,_)=>{_.exports=core["page/table.js"]});var F=c((Ut,M)=>{M.exports=core["games/awaited.js"]});var $=c((Kt,I)=>{I.exports=core["words.js"]});var x=c((Vt,D)=>{D.exports=core["parts.js"]});var H=c((Yt,B)=>{B.exports=core["address.js"]});var K=c((te,U)=>{U.exports=core["log/groups.js"]});var E={};pt(E,{Room:()=>Mt});var u=l(d(),1),ot=l(C(),1),rt=l(L(),1),g=l(w(),1);var P={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ht=Object.keys(P),gt={fill:"#75726b",ink:"#ffffff"};function p(t){let{fill:e,ink:o}=P[t]??gt;return{"--hue":e,"--hue-ink":o}}var A=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function y(t){return A[(t-1)%A.length]}var at=l(F(),1);var N=l(d(),1);var q=l($(),1);function b({colour:t,large:e=!1}){return N.html`<span
class=${e?"swatch large":"swatch"}
style=${p(t)}
title=${t?(0,q.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}var nt=l(x(),1),it=l($(),1);var h=l(d(),1);function W({children:t}){let e=(0,h.useRef)(null);return(0,h.useLayoutEffect)(()=>{let o=e.current,r=o.firstElementChild,a=()=>{let i=Math.min(o.clientWidth/r.offsetWidth,o.clientHeight/r.offsetHeight);Number.isFinite(i)&&(r.style.transform=`translate(-50%, -50%) scale(${i})`)},n=new ResizeObserver(a);return n.observe(o),n.observe(r),a(),()=>n.disconnect()},[]),h.html`<div class="fitted" ref=${e}><div>${t}</div></div>`}var m=l(d(),1),V=l(H(),1);var f=l(d(),1);function G(t){let[e,o]=(0,f.useState)(0),r=(0,f.useRef)([]);return(0,f.useEffect)(()=>(o(0),r.current=t.map(a=>{let n=new Image;return n.onload=()=>o(i=>i+1),n.src=a,n}),()=>{for(let a of r.current)a.src="";r.current=[]}),[t.join()]),e}var S=l(w(),1);var k=l(K(),1),$t=2;function J(t){return((0,k.groupsOf)(t).findLast(({standing:o})=>o)?.entries??[]).slice(-$t).map(({told:o})=>o).join(" ")}function Q(t){let e=(0,k.groupsOf)(t).findLast(({standing:o,entries:[r]})=>o&&r.clip==="throw");return e?{seq:e.first,told:e.entries.at(-1)?.told??""}:null}var s={back:"Back to the game",board:"The board",fill:"Fill the screen",lost:"Connection lost. Reconnecting; what you see may be out of date.",players:"Players and points",replay:"The last throw",replayed:"The last throw, seen by the camera"};var bt=12,vt=18;function X({session:t,entries:e}){let{code:o}=(0,S.useTable)(),r=Q(e),a=yt(t.id,r?.seq??null);if(!r||!a)return null;let n=a.replay.length>1?a.replay:[a.picture];return m.html`
<figure class="room-throw" data-testid="room-throw" data-seq=${r.seq}>
<${wt} key=${r.seq} frames=${n.map(i=>(0,V.withCode)(i,o))} />
<figcaption><strong>${s.replay}</strong> ${r.told}</figcaption>
</figure>
`}function wt({frames:t}){let e=G(t),[o,r]=(0,m.useState)(0);return(0,m.useEffect)(()=>{if(e<t.length)return;let n=setInterval(()=>r(i=>(i+1)%(t.length+vt)),1e3/bt);return()=>clearInterval(n)},[e,t.length]),m.html`<img
src=${t[Math.min(o,t.length-1)]}
alt=${s.replayed}
width="640"
height="360"
data-loaded=${e}
/>`}function yt(t,e){let{deeds:o}=(0,S.useTable)(),[r,a]=(0,m.useState)(null);return(0,m.useEffect)(()=>{if(e===null)return;let n=!1;return o.api.clip(t,e).then(i=>n||a({seq:e,clip:i}),()=>{}),()=>{n=!0}},[t,e]),r&&r.seq===e?r.clip:null}var O=l(d(),1);var Y=l($(),1);var xt={clay_o_rama:Ot,clearing_house:zt,generation_zero:Et,metamorph:jt,slargeball:Ct};function Z(t){let{columns:e,cellsOf:o,colourOf:r}=(xt[t.game]??St)(t.state),a=t.outcome?.winners??[],n=(t.state.players??[]).map(i=>({seat:i.seat,name:i.name,colour:r?.(i)??y(i.seat),won:a.includes(i.seat),cells:o(i)}));return{columns:e,rows:n.sort(kt)}}function kt(t,e){if(t.won!==e.won)return t.won?-1:1;let o=t.cells.findIndex((r,a)=>r!==e.cells[a]);return typeof t.cells[o]=="number"?e.cells[o]-t.cells[o]:0}function St(){return{columns:[],cellsOf:()=>[]}}function Ot(t){return{columns:["Hit points"],colourOf:({seat:e,colour:o})=>t.creatures.find(({player:r})=>r===e)?.colour||o||y(e),cellsOf:({seat:e})=>[Rt(t.creatures.filter(({player:o,alive:r})=>o===e&&r),"hit_points")]}}function zt(){return{columns:["Hearts"],cellsOf:({hearts:t})=>[t]}}function Et(){return{columns:["’Sues killed","Agents killed"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Tt={dead:"dead",left:"left the map"};function jt(){return{columns:["Health","Mana","Shape"],cellsOf:({health:t,mana:e,shape:o,gone:r})=>[r?0:t,e,r?Tt[r]??r:o]}}function Ct(t){return{columns:["Points","Team"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,Y.spelled)(t.colours[e-1]??"")]}}function Rt(t,e){return t.reduce((o,r)=>o+r[e],0)}function tt({session:t}){let{columns:e,rows:o}=Z(t),r=t.awaiting?.seats??[],a=[...o].sort((n,i)=>n.seat-i.seat);return O.html`
<ul class="room-scores" data-many=${At(a.length)} data-testid="room-scores">
${a.map(n=>O.html`
<li
key=${n.seat}
data-awaited=${r.includes(n.seat)}
data-won=${n.won}
style=${p(n.colour)}
>
<${b} colour=${n.colour} large />
<strong class="room-name">${n.name}</strong>
<b class="room-points">${Lt(n)}</b>
<span class="room-more">${_t(n,e)}</span>
</li>
`)}
</ul>
`}function Lt({cells:t}){return t[0]??""}function _t({cells:t},e){let o=t.slice(1).map((r,a)=>typeof r=="number"?`${r} ${e[a+1]}`:r);return[e[0],...o].filter(Boolean).join(" · ")}function At(t){return t<=4?"few":t<=6?"some":"many"}var z=l(d(),1);function et(){return z.html`
<nav class="room-buttons">
${document.fullscreenEnabled&&z.html`<button class="quiet" onClick=${Pt} data-testid="fill">${s.fill}</button>`}
<a class="button quiet" href="#/" data-testid="room-back">${s.back}</a>
</nav>
`}function Pt(){(document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen()).catch(()=>{})}function Mt(){let{state:t}=(0,g.useTable)(),e=(0,g.useSession)(),{part:o}=(0,nt.usePart)(e.game),{title:r,colour:a,round:n,awaited:i}=(o?.headlineOf??It)(e);return u.html`
<main
class="room"
data-testid="room"
data-game=${e.game}
data-seq=${e.seq}
style=${p(a)}
>
<header>
${a&&u.html`<${b} colour=${a} large />`}
<h1 data-testid="whose-move">${(0,it.sentence)(r)}</h1>
${n&&u.html`<p class="room-round">${n}</p>`}
${i&&u.html`<p class="room-awaited">${i}</p>`}
</header>
${t.link==="lost"&&u.html`<p class="room-lost" role="alert">${s.lost}</p>`}
<section class="room-board" aria-label=${s.board}>
<h2 class="unseen">${s.board}</h2>
<${Ft} part=${o} session=${e} />
</section>
<section class="room-side" aria-label=${s.players}>
<${tt} session=${e} />
<${X} session=${e} entries=${t.entries} />
</section>
<footer>
<p data-testid="room-news" role="status">${J(t.entries)}</p>
<${et} />
</footer>
</main>
`}function Ft({part:t,session:e}){let{state:o,code:r}=(0,g.useTable)(),a=o.camera?.camera,n=e.game==="clay_o_rama"&&a&&o.camera?.picture;if(!t)return null;if(!n)return u.html`<${W}><${t.Large} session=${e} /><//>`;let i=(0,rt.stillness)(a,o.link);return u.html`
<div class="room-live" data-frozen=${!!i?.frozen}>
<${ot.Live} code=${r} link=${o.link} />
${i&&u.html`<p>${i.words}</p>`}
</div>
`}function It(t){let e=t.state.players??[],o=r=>e.find(a=>a.seat===r)?.name??`seat ${r}`;return{title:t.title,awaited:(0,at.awaitedText)(t,o)}}var lt=l(x()),st=document.createElement("style");st.textContent=".room{--u: min(1vw, 1.7778vh);display:grid;grid-template-columns:minmax(0,1.75fr) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr) auto;gap:calc(1.2 * var(--u)) calc(1.6 * var(--u));height:100dvh;padding:calc(1.4 * var(--u)) calc(1.8 * var(--u)) calc(.8 * var(--u));overflow:hidden;font-size:calc(2 * var(--u));line-height:1.25}.room>header,.room>footer{grid-column:1 / -1}.room>header{display:flex;flex-wrap:wrap;align-items:center;column-gap:calc(1.2 * var(--u))}.room>header h1{flex:1;font-size:calc(4.6 * var(--u))}.room .swatch{width:1em;height:1em}.room>header .swatch{font-size:calc(4 * var(--u))}.room-round{color:var(--soft);font-size:calc(2.4 * var(--u))}.room-awaited{flex:0 0 100%;color:var(--soft);font-size:calc(2.1 * var(--u));text-wrap:balance}.room-lost{grid-column:1 / -1;padding:calc(.6 * var(--u)) calc(1.2 * var(--u));border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:600}.room-board{grid-column:1;min-width:0;min-height:0;padding:calc(.8 * var(--u));border-radius:var(--radius);border:1px solid var(--line);background:var(--card)}.room-side{grid-column:2;display:grid;grid-template-rows:auto minmax(0,1fr);gap:calc(1.2 * var(--u));min-width:0;min-height:0}.fitted{position:relative;width:100%;height:100%;overflow:hidden}.fitted>div{position:absolute;inset:50% auto auto 50%;width:max-content}.room .zoom,.room .creatures{width:720px}.room .house{max-width:none}.room .locations{grid-template-columns:repeat(var(--columns),112px)}.room .zoom:has(.locations){width:max-content}.room .zoom-buttons{display:none}.room .zoom-frame{overflow:visible}.room .creatures{grid-template-columns:1fr 1fr}.room-live{position:relative;height:100%}.room-live img{width:100%;height:100%;object-fit:contain;border-radius:var(--radius-small)}.room-live[data-frozen=true] img{filter:grayscale(1)}.room-live p{position:absolute;inset:auto 0 0;padding:calc(.6 * var(--u));background:color-mix(in srgb,var(--card) 88%,transparent);text-align:center}.room-scores{display:grid;gap:calc(.6 * var(--u));align-content:start;font-size:calc(3.2 * var(--u))}.room-scores[data-many=some]{font-size:calc(2.5 * var(--u))}.room-scores[data-many=many]{font-size:calc(2.1 * var(--u));grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(.4 * var(--u))}.room-scores[data-many=many]>li{column-gap:.3em;padding-inline:.3em}.room-scores[data-many=many] .swatch{width:.6em;height:.6em}.room-scores>li{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:0 .5em;padding:.15em .5em;border-radius:var(--radius-small);border:max(2px,calc(.15 * var(--u))) solid transparent;background:var(--card)}.room-scores>li[data-awaited=true]{border-color:var(--accent)}.room-scores>li[data-won=true]{border-color:var(--good)}.room-scores .swatch{font-size:.8em}.room-name{line-height:1.1;overflow-wrap:anywhere}.room-points{font-size:1.15em}.room-more{grid-column:2 / -1;color:var(--soft);font-size:.55em}.room-throw{display:grid;grid-template-rows:minmax(0,1fr) auto;gap:calc(.6 * var(--u));min-height:0}.room-throw img{width:100%;height:100%;min-height:0;object-fit:contain;object-position:left bottom;border-radius:var(--radius-small)}.room-throw figcaption{max-height:4lh;overflow:hidden}.room>footer{display:flex;align-items:center;gap:calc(1.6 * var(--u));min-height:calc(3.4 * var(--u))}.room>footer p{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}.room-buttons{display:flex;gap:8px;margin-left:auto;font-size:max(.9rem,calc(1.1 * var(--u)));white-space:nowrap}@media(max-aspect-ratio:1/1){.room{--u: 1.9vw;grid-template-columns:minmax(0,1fr);grid-template-rows:none;height:auto;min-height:100dvh;overflow:visible}.room-board,.room-side{grid-column:1}.room-board{height:90vw}.room>footer{flex-wrap:wrap}}";document.head.append(st);(0,lt.arrived)("room",E);