var St=Object.create;var A=Object.defineProperty;var Mt=Object.getOwnPropertyDescriptor;var Tt=Object.getOwnPropertyNames;var jt=Object.getPrototypeOf,At=Object.prototype.hasOwnProperty;var m=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},_t=(t,e)=>{for(var o in e)A(t,o,{get:e[o],enumerable:!0})},Et=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Tt(e))!At.call(t,s)&&s!==o&&A(t,s,{get:()=>e[s],enumerable:!(n=Mt(e,s))||n.enumerable});return t};var c=(t,e,o)=>(o=t!=null?St(jt(t)):{},Et(e||!t||!t.__esModule?A(o,"default",{value:t,enumerable:!0}):o,t));var d=m((oe,B)=>{B.exports=core["view.js"]});var w=m((ne,H)=>{H.exports=core["page/table.js"]});var O=m((ae,z)=>{z.exports=core["words.js"]});var _=m((me,V)=>{V.exports=core["language.js"]});var X=m((he,Q)=>{Q.exports=core["log/chapters.js"]});var E=m(($e,Y)=>{Y.exports=core["log/groups.js"]});var ct=m((we,lt)=>{lt.exports=core["page/refusal.js"]});var wt=m((Le,kt)=>{kt.exports=core["parts.js"]});var R={};_t(R,{Report:()=>Yt});var p=c(d(),1),T=c(w(),1);var x=c(d(),1);var W=c(d(),1);var D={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},se=Object.keys(D),Ct={fill:"#75726b",ink:"#ffffff"};function k(t){let{fill:e,ink:o}=D[t]??Ct;return{"--hue":e,"--hue-ink":o}}var U=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function g(t){return U[(t-1)%U.length]}var I=c(O(),1);function J({colour:t,large:e=!1}){return W.html`<span
class=${e?"swatch large":"swatch"}
style=${k(t)}
title=${t?(0,I.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function q({columns:t,rows:e}){return e.length?x.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(o=>x.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${e.map(({seat:o,name:n,colour:s,won:r,cells:a})=>x.html`
<tr key=${o} data-won=${r}>
<th scope="row">
<${J} colour=${s} /> ${n}
${r&&x.html`<span class="won">won</span>`}
</th>
${a.map(l=>x.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var F=c(O(),1);var Nt={clay_o_rama:Rt,clearing_house:Bt,generation_zero:Ht,metamorph:Dt,slargeball:zt};function G(t){let{columns:e,cellsOf:o,colourOf:n}=(Nt[t.game]??Pt)(t.state),s=t.outcome?.winners??[],r=(t.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:n?.(a)??g(a.seat),won:s.includes(a.seat),cells:o(a)}));return{columns:e,rows:r.sort(Lt)}}function Lt(t,e){if(t.won!==e.won)return t.won?-1:1;let o=t.cells.findIndex((n,s)=>n!==e.cells[s]);return typeof t.cells[o]=="number"?e.cells[o]-t.cells[o]:0}function Pt(){return{columns:[],cellsOf:()=>[]}}function Rt(t){return{columns:["Hit points"],colourOf:({seat:e,colour:o})=>t.creatures.find(({player:n})=>n===e)?.colour||o||g(e),cellsOf:({seat:e})=>[Wt(t.creatures.filter(({player:o,alive:n})=>o===e&&n),"hit_points")]}}function Bt(){return{columns:["Hearts"],cellsOf:({hearts:t})=>[t]}}function Ht(){return{columns:["’Sues killed","Agents killed"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Ut={dead:"dead",left:"left the map"};function Dt(){return{columns:["Health","Mana","Shape"],cellsOf:({health:t,mana:e,shape:o,gone:n})=>[n?0:t,e,n?Ut[n]??n:o]}}function zt(t){return{columns:["Points","Team"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,F.spelled)(t.colours[e-1]??"")]}}function Wt(t,e){return t.reduce((o,n)=>o+n[e],0)}var $=c(_(),1),It=6e4;function K(t,e){let o=t.round??t.turn;return[typeof o=="number"&&o>0&&(t.round?(0,$.tn)("{count} round","{count} rounds",o):(0,$.tn)("{count} turn","{count} turns",o)),e.length>1&&Jt(e),(0,$.tn)("{count} decision","{count} decisions",new Set(e.map(({command:n})=>n)).size)].filter(Boolean)}function Jt(t){let[e,o]=[t[0],t.at(-1)].map(r=>Date.parse(r?.at??"")),n=Math.max(1,Math.round((o-e)/It)),s=Math.floor(n/60);return s?`${(0,$.tn)("{count} hour","{count} hours",s)} ${(0,$.tn)("{count} minute","{count} minutes",n%60)}`:(0,$.tn)("{count} minute","{count} minutes",n)}var xt=c(X(),1),j=c(E(),1),b=c(O(),1);var y=c(d(),1);function Z({deeds:t}){if(!t)return null;let{columns:e,rows:o,sentences:n}=t;return y.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(s=>y.html`<th scope="col">${s}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:s,name:r,cells:a})=>y.html`
<tr key=${s}>
<th scope="row">${r}</th>
${a.map(l=>y.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${n.map(s=>y.html`<li key=${s}>${s}</li>`)}
</ul>
</div>
`}var f=c(d(),1);var u=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function tt(t){return!!t?.lines.some(({points:e})=>e.length>1)}function C({lines:t,chapters:e,seq:o}){let n=t.flatMap(a=>a.points),s=n.map(([,a])=>a),r=Math.min(...n.map(([a])=>a));return{from:Math.min(r,e.find(({seq:a})=>a>=r)?.seq??r),to:Math.max(o,r+1),least:Math.min(0,...s),most:Math.max(1,...s)}}function et({from:t,to:e,least:o,most:n},s=u){let r=s.width-s.left-s.right,a=s.height-s.top-s.bottom;return{x:l=>s.left+r*(l-t)/(e-t),y:l=>s.top+a*(1-(l-o)/(n-o))}}function ot({points:t},e,o){let n=r=>Math.round(r*10)/10;return`${t.map(([r,a],l)=>{let[i,h]=[n(e.x(r)),n(e.y(a))];return l?`H${i}V${h}`:`M${i} ${h}`}).join("")}H${n(e.x(o))}`}function nt({least:t,most:e},o=4){let n=e-t,s=10**Math.floor(Math.log10(Math.max(1,n/o))),r=[1,2,5,10].map(l=>l*s).find(l=>n/l<=o)??n,a=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-a)/r)+1},(l,i)=>a+i*r)}function N({chapters:t},{from:e,to:o}){return t.map(({title:s,seq:r},a)=>({title:s,from:r,to:(t[a+1]?.seq??o+1)-1})).filter(s=>s.to>=e)}function st(t){let e=N(t,C(t));return{columns:e.map(({title:o})=>o),rows:t.lines.map(({key:o,name:n,points:s})=>({key:o,name:n,cells:e.map(({to:r})=>s.findLast(([a])=>a<=r)?.[1]??null)}))}}function rt({counts:t,lines:e}){let o=e.map(({name:n,points:s})=>`${n} ${s.at(-1)?.[1]??0}`);return`${t} over time. At the end: ${o.join(", ")}.`}function L({game:t,state:e},{key:o,seat:n},s){return t==="clay_o_rama"?e.creatures.find(({id:a})=>String(a)===o)?.colour||s(n):t==="slargeball"?e.colours[Number(o)-1]:s(n)}var v=["","9 5","2 5","14 5 2 5","5 5"],qt=100;function at({session:t,story:e}){return!e||!tt(e)?null:f.html`
<figure class="plot" data-testid="plot">
<figcaption>${e.counts} over time</figcaption>
<${Ft} session=${t} story=${e} />
<${Gt} session=${t} story=${e} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${e.counts}, as a table`}
>
<${Qt} story=${e} />
</div>
</details>
</figure>
`}function Ft({session:t,story:e}){return f.html`
<ul class="plot-legend">
${e.lines.map((o,n)=>f.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${k(L(t,o,g))}
stroke-dasharray=${v[n%v.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Gt({session:t,story:e}){let o=(0,f.useId)(),n=C(e),s=et(n);return f.html`
<svg
viewBox=${`0 0 ${u.width} ${u.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${rt(e)}</title>
<${Vt} levels=${nt(n)} scale=${s} />
<${Kt} spans=${N(e,n)} extent=${n} scale=${s} />
${e.lines.map((r,a)=>f.html`
<path
class="curve"
key=${r.key}
d=${ot(r,s,n.to)}
style=${k(L(t,r,g))}
stroke-dasharray=${v[a%v.length]}
/>
`)}
</svg>
`}function Vt({levels:t,scale:e}){return t.map(o=>f.html`
<g key=${o}>
<path class="level" d=${`M${u.left} ${e.y(o)}H${u.width-u.right}`} />
<text x=${u.left-6} y=${e.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Kt({spans:t,extent:e,scale:o}){let n=u.left;return t.map(({title:s,from:r})=>{let a=o.x(Math.max(r,e.from)),i=s.replace(/\D+/g,"")&&a>=n;return i&&(n=a+qt),f.html`
<g key=${r}>
${r>e.from&&f.html`<path class="span" d=${`M${a} ${u.top}V${u.height-u.bottom}`} />`}
${i&&f.html`<text x=${a+2} y=${u.height-10}>${s}</text>`}
</g>
`})}function Qt({story:t}){let{columns:e,rows:o}=st(t);return f.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${t.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${e.map(n=>f.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:n,name:s,cells:r})=>f.html`
<tr key=${n}>
<th scope="row">${s}</th>
${r.map(a=>f.html`<td>${a??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var mt=c(d(),1),dt=c(w(),1),ht=c(ct(),1),$t=c(E(),1);function it({title:t,outcome:e},o,n){let s=o.map(({seq:r,at:a,told:l})=>`${a} #${r} ${l}${n.has(r)?"":" (taken back)"}`);return[t,...s,e?`The end: ${e.why}.`:"",""].join(`
`)}function ft({id:t,game:e,title:o,state:n,outcome:s},r){let a=(n.players??[]).map(({seat:l,name:i})=>({seat:l,name:i}));return JSON.stringify({id:t,game:e,title:o,players:a,outcome:s,entries:r},null,2)}function ut({game:t},e,o){let n=e[0]?.at.slice(0,10);return[t,n].filter(Boolean).join("-").concat(".",o)}var pt="take-away";function bt({session:t}){let{deeds:e,state:o}=(0,dt.useTable)(),n=i=>ut(t,o.entries,i),s=()=>new Blob([it(t,o.entries,(0,$t.standingOf)(o.entries))]),r=()=>new Blob([ft(t,o.entries)]),a=i=>async()=>{let h=await e.ask(pt,()=>e.api.file(t.id,i));h&&P(h,n(i))},l=t.role==="referee";return mt.html`
<div class="take-away" role="group" aria-label=${"Take the game away"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>P(r(),n("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>P(s(),n("txt"))}>
Save as text
</button>
<${ht.Refusal} spot=${pt} />
</div>
`}function P(t,e){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var S=c(d(),1),M=c(w(),1),Xt=400;function gt(t=!0){let{deeds:e}=(0,M.useTable)(),{id:o,seq:n}=(0,M.useSession)(),[s,r]=(0,S.useState)(null);return(0,S.useEffect)(()=>{if(!t)return;let a=!0,i=setTimeout(()=>e.api.story(o).then(h=>a&&r(h)).catch(()=>{}),s?Xt:0);return()=>{a=!1,clearTimeout(i)}},[t,o,n]),s}var yt=c(_(),1);function Yt(){let{state:t}=(0,T.useTable)(),e=(0,T.useSession)(),o=gt(),n=(0,j.standingOf)(t.entries),s=t.entries.filter(({seq:a})=>n.has(a)),{outcome:r}=e;return p.html`
<main class="report" data-testid="report">
<header>
<h1>${e.title}</h1>
${s.length>0&&p.html`<p>${(0,b.dayAndClock)(s[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${bt} session=${e} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${r?`${(0,b.sentence)(r.why)}.`:"The game goes on."}</p>
<${q} ...${G(e)} />
<p class="small-facts">${K(e.state,s).join(" · ")}</p>
<${Z} deeds=${o?.deeds} />
<${at} session=${e} story=${o} />
</section>
<${Zt} entries=${s} gone=${t.entries.length-s.length} />
</main>
`}function Zt({entries:t,gone:e}){return p.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,xt.chaptersOf)((0,j.groupsOf)(t)).map(({title:o,first:n,turns:s})=>p.html`
<h3 key=${n}>${o}</h3>
${s.map(({turn:r,groups:a})=>p.html`
${r&&p.html`<h4>${r}</h4>`}
<ol>
${a.map(l=>p.html`<${te} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${e>0&&p.html`<p class="hint">
${(0,yt.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",e)}
</p>`}
</section>
`}function te({group:t}){let[{proposal:e,comment:o}]=t.entries;return p.html`
<li value=${t.first}>
<span class="number">#${t.first}</span>
<span class="when">${(0,b.clock)(t.at)}</span>
<span>
${t.entries.map(({told:n})=>n).join(" ")}
${e&&!o&&p.html` <em class="mark">Seen by the camera.</em>`}
${o&&p.html` <em class="mark">${(0,b.sentence)(o)}.</em>`}
</span>
</li>
`}var Ot=c(wt()),vt=document.createElement("style");vt.textContent="";document.head.append(vt);(0,Ot.arrived)("report",R);