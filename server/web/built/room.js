var wt=Object.create;var x=Object.defineProperty;var xt=Object.getOwnPropertyDescriptor;var yt=Object.getOwnPropertyNames;var kt=Object.getPrototypeOf,St=Object.prototype.hasOwnProperty;var s=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},Ot=(t,e)=>{for(var o in e)x(t,o,{get:e[o],enumerable:!0})},Et=(t,e,o,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of yt(e))!St.call(t,n)&&n!==o&&x(t,n,{get:()=>e[n],enumerable:!(r=xt(e,n))||r.enumerable});return t};var l=(t,e,o)=>(o=t!=null?wt(kt(t)):{},Et(e||!t||!t.__esModule?x(o,"default",{value:t,enumerable:!0}):o,t));var m=s((oe,j)=>{j.exports=core["view.js"]});var _=s((re,A)=>{A.exports=core["picture/live.js"]});var N=s((ne,L)=>{L.exports=core["picture/stillness.js"]});var y=s((ae,F)=>{F.exports=core["page/table.js"]});var I=s((se,H)=>{H.exports=core["games/awaited.js"]});var $=s((ce,q)=>{q.exports=core["words.js"]});var S=s((de,B)=>{B.exports=core["parts.js"]});var w=s((pe,X)=>{X.exports=core["address.js"]});var V=s((he,K)=>{K.exports=core["language.js"]});var Y=s((ze,Q)=>{Q.exports=core["log/groups.js"]});var nt=s((Le,rt)=>{rt.exports=core["page/place.js"]});var T={};Ot(T,{Room:()=>Yt});var d=l(m(),1),ft=l(_(),1),pt=l(N(),1),b=l(y(),1);var D={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},ie=Object.keys(D),Rt={fill:"#75726b",ink:"#ffffff"};function f(t){let{fill:e,ink:o}=D[t]??Rt;return{"--hue":e,"--hue-ink":o}}var P=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function k(t){return P[(t-1)%P.length]}var ht=l(I(),1);var G=l(m(),1);var W=l($(),1);function v({colour:t,large:e=!1}){return G.html`<span
class=${e?"swatch large":"swatch"}
style=${f(t)}
title=${t?(0,W.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}var gt=l(S(),1),$t=l($(),1);var h=l(m(),1);function U({children:t}){let e=(0,h.useRef)(null);return(0,h.useLayoutEffect)(()=>{let o=e.current,r=o.firstElementChild,n=()=>{let i=Math.min(o.clientWidth/r.offsetWidth,o.clientHeight/r.offsetHeight);Number.isFinite(i)&&(r.style.transform=`translate(-50%, -50%) scale(${i})`)},a=new ResizeObserver(n);return a.observe(o),a.observe(r),n(),()=>a.disconnect()},[]),h.html`<div class="fitted" ref=${e}><div>${t}</div></div>`}var u=l(m(),1),et=l(w(),1);var p=l(m(),1),Tt=l(w(),1);var Mt=l(m(),1);var zt=l(V(),1);var O=l($(),1);function J(t){let[e,o]=(0,p.useState)(0),r=(0,p.useRef)([]);return(0,p.useEffect)(()=>(o(0),r.current=t.map(n=>{let a=new Image;return a.onload=()=>o(i=>i+1),a.src=n,a}),()=>{for(let n of r.current)n.src="";r.current=[]}),[t.join()]),e}var R=l(y(),1);var E=l(Y(),1),Ct=2;function Z(t){return((0,E.groupsOf)(t).findLast(({standing:o})=>o)?.entries??[]).slice(-Ct).map(({told:o})=>o).join(" ")}function tt(t){let e=(0,E.groupsOf)(t).findLast(({standing:o,entries:[r]})=>o&&r.clip==="throw");return e?{seq:e.first,told:e.entries.at(-1)?.told??""}:null}var c={back:"Back to the game",board:"The board",fill:"Fill the screen",lost:"Connection lost. Reconnecting; what you see may be out of date.",players:"Players and points",replay:"The last throw",replayed:"The last throw, seen by the camera"};var jt=12,At=18;function ot({session:t,entries:e}){let{code:o}=(0,R.useTable)(),r=tt(e),n=Lt(t.id,r?.seq??null);if(!r||!n)return null;let a=n.replay.length>1?n.replay:[n.picture];return u.html`
<figure class="room-throw" data-testid="room-throw" data-seq=${r.seq}>
<${_t} key=${r.seq} frames=${a.map(i=>(0,et.withCode)(i,o))} />
<figcaption><strong>${c.replay}</strong> ${r.told}</figcaption>
</figure>
`}function _t({frames:t}){let e=J(t),[o,r]=(0,u.useState)(0);return(0,u.useEffect)(()=>{if(e<t.length)return;let a=setInterval(()=>r(i=>(i+1)%(t.length+At)),1e3/jt);return()=>clearInterval(a)},[e,t.length]),u.html`<img
src=${t[Math.min(o,t.length-1)]}
alt=${c.replayed}
width="640"
height="360"
data-loaded=${e}
/>`}function Lt(t,e){let{deeds:o}=(0,R.useTable)(),[r,n]=(0,u.useState)(null);return(0,u.useEffect)(()=>{if(e===null)return;let a=!1;return o.api.clip(t,e).then(i=>a||n({seq:e,clip:i}),()=>{}),()=>{a=!0}},[t,e]),r&&r.seq===e?r.clip:null}var at=l(m(),1),it=l(w(),1),g=l(nt(),1);function Nt({id:t,code:e},o,r){return o?e&&(0,it.invitation)(t,e,r,g.ADDRESSES[g.ROOM]):`${r}/?${new URLSearchParams({session:t})}${g.ADDRESSES[g.ROOM]}`}function lt(t,e){let o=t?.next;(0,at.useEffect)(()=>{let r=o&&Nt(o,e,location.origin);r&&location.replace(r)},[o?.id])}var z=l(m(),1);var Ft={};function st(t){return Ft[t]??t}var ct=l($(),1);var Pt={clay_o_rama:It,clearing_house:qt,generation_zero:Gt,metamorph:Bt,slargeball:Ut};function mt(t){let{columns:e,cellsOf:o,colourOf:r}=(Pt[t.game]??Ht)(t.state),n=t.outcome?.winners??[],a=(t.state.players??[]).map(i=>({seat:i.seat,name:i.name,colour:r?.(i)??k(i.seat),won:n.includes(i.seat),cells:o(i)}));return{columns:e,rows:a.sort(Dt)}}function Dt(t,e){if(t.won!==e.won)return t.won?-1:1;let o=t.cells.findIndex((a,i)=>a!==e.cells[i]),[r,n]=[t.cells[o],e.cells[o]];return typeof r=="number"&&typeof n=="number"?n-r:0}function Ht(){return{columns:[],cellsOf:()=>[]}}function It(t){return{columns:["Hit points"],colourOf:({seat:e,colour:o})=>t.creatures.find(({player:r})=>r===e)?.colour||o||k(e),cellsOf:({seat:e})=>{let o=t.creatures.filter(({player:n})=>n===e),r=o.filter(n=>n.alive);return[o.length?Xt(r,"hit_points"):"–"]}}}function qt(){return{columns:["Hearts"],cellsOf:({hearts:t})=>[t]}}function Gt(){return{columns:["’Sues killed","Agents killed"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Wt={dead:"dead",left:"left the map"};function Bt(){return{columns:["Health","Mana","Shape"],cellsOf:({health:t,mana:e,shape:o,gone:r})=>[r?0:t,e,r?Wt[r]??r:st(o)]}}function Ut(t){return{columns:["Points","Team"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,ct.spelled)(t.colours[e-1]??"")]}}function Xt(t,e){return t.reduce((o,r)=>o+r[e],0)}function ut({session:t}){let{columns:e,rows:o}=mt(t),r=t.awaiting?.seats??[],n=[...o].sort((a,i)=>a.seat-i.seat);return z.html`
<ul class="room-scores" data-many=${Jt(n.length)} data-testid="room-scores">
${n.map(a=>z.html`
<li
key=${a.seat}
data-awaited=${r.includes(a.seat)}
data-won=${a.won}
style=${f(a.colour)}
>
<${v} colour=${a.colour} large />
<strong class="room-name">${a.name}</strong>
<b class="room-points">${Kt(a)}</b>
<span class="room-more">${Vt(a,e)}</span>
</li>
`)}
</ul>
`}function Kt({cells:t}){return t[0]??""}function Vt({cells:t},e){let o=t.slice(1).map((r,n)=>typeof r=="number"?`${r} ${e[n+1]}`:r);return[e[0],...o].filter(Boolean).join(" · ")}function Jt(t){return t<=4?"few":t<=6?"some":"many"}var M=l(m(),1);function dt(){return M.html`
<nav class="room-buttons">
${document.fullscreenEnabled&&M.html`<button class="quiet" onClick=${Qt} data-testid="fill">${c.fill}</button>`}
<a class="button quiet" href="#/" data-testid="room-back">${c.back}</a>
</nav>
`}function Qt(){(document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen()).catch(()=>{})}function Yt(){let{state:t,code:e}=(0,b.useTable)(),o=(0,b.useSession)();lt(t.camera,e);let{part:r}=(0,gt.usePart)(o.game),{title:n,colour:a,round:i,awaited:C}=(r?.headlineOf??te)(o);return d.html`
<main
class="room"
data-testid="room"
data-game=${o.game}
data-seq=${o.seq}
style=${f(a)}
>
<header>
${a&&d.html`<${v} colour=${a} large />`}
<h1 data-testid="whose-move">${(0,$t.sentence)(n)}</h1>
${i&&d.html`<p class="room-round">${i}</p>`}
${C&&d.html`<p class="room-awaited">${C}</p>`}
</header>
${t.link==="lost"&&d.html`<p class="room-lost" role="alert">${c.lost}</p>`}
<section class="room-board" aria-label=${c.board}>
<h2 class="unseen">${c.board}</h2>
<${Zt} part=${r} session=${o} />
</section>
<section class="room-side" aria-label=${c.players}>
<${ut} session=${o} />
<${ot} session=${o} entries=${t.entries} />
</section>
<footer>
<p data-testid="room-news" role="status">${Z(t.entries)}</p>
<${dt} />
</footer>
</main>
`}function Zt({part:t,session:e}){let{state:o,code:r}=(0,b.useTable)(),n=o.camera?.camera,a=e.game==="clay_o_rama"&&n&&o.camera?.picture;if(!t)return null;if(!a)return d.html`<${U}><${t.Large} session=${e} /><//>`;let i=(0,pt.stillness)(n,o.link);return d.html`
<div class="room-live" data-frozen=${!!i?.frozen}>
<${ft.Live} code=${r} link=${o.link} />
${i&&d.html`<p>${i.words}</p>`}
</div>
`}function te(t){let e=t.state.players??[],o=r=>e.find(n=>n.seat===r)?.name??`seat ${r}`;return{title:t.title,awaited:(0,ht.awaitedText)(t,o)}}var bt=l(S()),vt=document.createElement("style");vt.textContent=".room{--u: min(1vw, 1.7778vh);display:grid;grid-template-columns:minmax(0,1.75fr) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr) auto;gap:calc(1.2 * var(--u)) calc(1.6 * var(--u));height:100dvh;padding:calc(1.4 * var(--u)) calc(1.8 * var(--u)) calc(.8 * var(--u));overflow:hidden;font-size:calc(2 * var(--u));line-height:1.25}.room>header,.room>footer{grid-column:1 / -1}.room>header{display:flex;flex-wrap:wrap;align-items:center;column-gap:calc(1.2 * var(--u))}.room>header h1{flex:1;font-size:calc(4.6 * var(--u))}.room .swatch{width:1em;height:1em}.room>header .swatch{font-size:calc(4 * var(--u))}.room-round{color:var(--soft);font-size:calc(2.4 * var(--u))}.room-awaited{flex:0 0 100%;color:var(--soft);font-size:calc(2.1 * var(--u));text-wrap:balance}.room-lost{grid-column:1 / -1;padding:calc(.6 * var(--u)) calc(1.2 * var(--u));border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:600}.room-board{grid-column:1;min-width:0;min-height:0;padding:calc(.8 * var(--u));border-radius:var(--radius);border:1px solid var(--line);background:var(--card)}.room-side{grid-column:2;display:grid;grid-template-rows:auto minmax(0,1fr);gap:calc(1.2 * var(--u));min-width:0;min-height:0}.fitted{position:relative;width:100%;height:100%;overflow:hidden}.fitted>div{position:absolute;inset:50% auto auto 50%;width:max-content}.room .zoom,.room .creatures{width:720px}.room .house{max-width:none}.room .locations{grid-template-columns:repeat(var(--columns),112px)}.room .zoom:has(.locations){width:max-content}.room .zoom-buttons{display:none}.room .zoom-frame{overflow:visible}.room .creatures{grid-template-columns:1fr 1fr}.room-live{position:relative;height:100%}.room-live img{width:100%;height:100%;object-fit:contain;border-radius:var(--radius-small)}.room-live[data-frozen=true] img{filter:grayscale(1)}.room-live p{position:absolute;inset:auto 0 0;padding:calc(.6 * var(--u));background:color-mix(in srgb,var(--card) 88%,transparent);text-align:center}.room-scores{display:grid;gap:calc(.6 * var(--u));align-content:start;font-size:calc(3.2 * var(--u))}.room-scores[data-many=some]{font-size:calc(2.5 * var(--u))}.room-scores[data-many=many]{font-size:calc(2.1 * var(--u));grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(.4 * var(--u))}.room-scores[data-many=many]>li{column-gap:.3em;padding-inline:.3em}.room-scores[data-many=many] .swatch{width:.6em;height:.6em}.room-scores>li{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:0 .5em;padding:.15em .5em;border-radius:var(--radius-small);border:max(2px,calc(.15 * var(--u))) solid transparent;background:var(--card)}.room-scores>li[data-awaited=true]{border-color:var(--accent)}.room-scores>li[data-won=true]{border-color:var(--good)}.room-scores .swatch{font-size:.8em}.room-name{line-height:1.1;overflow-wrap:anywhere}.room-points{font-size:1.15em}.room-more{grid-column:2 / -1;color:var(--soft);font-size:.55em}.room-throw{display:grid;grid-template-rows:minmax(0,1fr) auto;gap:calc(.6 * var(--u));min-height:0}.room-throw img{width:100%;height:100%;min-height:0;object-fit:contain;object-position:left bottom;border-radius:var(--radius-small)}.room-throw figcaption{max-height:4lh;overflow:hidden}.room>footer{display:flex;align-items:center;gap:calc(1.6 * var(--u));min-height:calc(3.4 * var(--u))}.room>footer p{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}.room-buttons{display:flex;gap:8px;margin-left:auto;font-size:max(.9rem,calc(1.1 * var(--u)));white-space:nowrap}@media(max-aspect-ratio:1/1){.room{--u: 1.9vw;grid-template-columns:minmax(0,1fr);grid-template-rows:none;height:auto;min-height:100dvh;overflow:visible}.room-board,.room-side{grid-column:1}.room-board{height:90vw}.room>header h1{flex:1 1 70%}.room-round{flex:0 0 100%}.room>footer,.room-buttons{flex-wrap:wrap}}";document.head.append(vt);(0,bt.arrived)("room",T);