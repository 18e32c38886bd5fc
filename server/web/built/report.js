var jt=Object.create;var E=Object.defineProperty;var At=Object.getOwnPropertyDescriptor;var _t=Object.getOwnPropertyNames;var Ct=Object.getPrototypeOf,Et=Object.prototype.hasOwnProperty;var d=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},Nt=(t,e)=>{for(var o in e)E(t,o,{get:e[o],enumerable:!0})},Pt=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of _t(e))!Et.call(t,s)&&s!==o&&E(t,s,{get:()=>e[s],enumerable:!(n=At(e,s))||n.enumerable});return t};var i=(t,e,o)=>(o=t!=null?jt(Ct(t)):{},Pt(e||!t||!t.__esModule?E(o,"default",{value:t,enumerable:!0}):o,t));var m=d((re,z)=>{z.exports=core["view.js"]});var k=d((ae,W)=>{W.exports=core["page/table.js"]});var O=d((ce,q)=>{q.exports=core["words.js"]});var N=d(($e,Y)=>{Y.exports=core["language.js"]});var et=d((ge,tt)=>{tt.exports=core["log/chapters.js"]});var P=d((ye,ot)=>{ot.exports=core["log/groups.js"]});var ft=d((Se,ct)=>{ct.exports=core["page/refusal.js"]});var St=d((We,vt)=>{vt.exports=core["parts.js"]});var D={};Nt(D,{OverTime:()=>kt,Report:()=>ee});var p=i(m(),1),_=i(k(),1);var y=i(m(),1);var F=i(m(),1);var J={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},le=Object.keys(J),Lt={fill:"#75726b",ink:"#ffffff"};function w(t){let{fill:e,ink:o}=J[t]??Lt;return{"--hue":e,"--hue-ink":o}}var I=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function g(t){return I[(t-1)%I.length]}var G=i(O(),1);function V({colour:t,large:e=!1}){return F.html`<span
class=${e?"swatch large":"swatch"}
style=${w(t)}
title=${t?(0,G.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function K({columns:t,rows:e}){return e.length?y.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(o=>y.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${e.map(({seat:o,name:n,colour:s,won:r,cells:a})=>y.html`
<tr key=${o} data-won=${r}>
<th scope="row">
<${V} colour=${s} /> ${n}${" "}
${r&&y.html`<span class="won">won</span>`}
</th>
${a.map(l=>y.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var Q=i(O(),1);var Rt={clay_o_rama:Ut,clearing_house:Dt,generation_zero:zt,metamorph:It,slargeball:Jt};function X(t){let{columns:e,cellsOf:o,colourOf:n}=(Rt[t.game]??Ht)(t.state),s=t.outcome?.winners??[],r=(t.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:n?.(a)??g(a.seat),won:s.includes(a.seat),cells:o(a)}));return{columns:e,rows:r.sort(Bt)}}function Bt(t,e){if(t.won!==e.won)return t.won?-1:1;let o=t.cells.findIndex((r,a)=>r!==e.cells[a]),[n,s]=[t.cells[o],e.cells[o]];return typeof n=="number"&&typeof s=="number"?s-n:0}function Ht(){return{columns:[],cellsOf:()=>[]}}function Ut(t){return{columns:["Hit points"],colourOf:({seat:e,colour:o})=>t.creatures.find(({player:n})=>n===e)?.colour||o||g(e),cellsOf:({seat:e})=>{let o=t.creatures.filter(({player:s})=>s===e),n=o.filter(s=>s.alive);return[o.length?qt(n,"hit_points"):"–"]}}}function Dt(){return{columns:["Hearts"],cellsOf:({hearts:t})=>[t]}}function zt(){return{columns:["’Sues killed","Agents killed"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Wt={dead:"dead",left:"left the map"};function It(){return{columns:["Health","Mana","Shape"],cellsOf:({health:t,mana:e,shape:o,gone:n})=>[n?0:t,e,n?Wt[n]??n:o]}}function Jt(t){return{columns:["Points","Team"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,Q.spelled)(t.colours[e-1]??"")]}}function qt(t,e){return t.reduce((o,n)=>o+n[e],0)}var $=i(N(),1),Ft=6e4;function Z(t,e){let o=t.round??t.turn;return[typeof o=="number"&&o>0&&(t.round?(0,$.tn)("{count} round","{count} rounds",o):(0,$.tn)("{count} turn","{count} turns",o)),e.length>1&&Gt(e),(0,$.tn)("{count} decision","{count} decisions",new Set(e.map(({command:n})=>n)).size)].filter(Boolean)}function Gt(t){let[e,o]=[t[0],t.at(-1)].map(r=>Date.parse(r?.at??"")),n=Math.max(1,Math.round((o-e)/Ft)),s=Math.floor(n/60);return s?`${(0,$.tn)("{count} hour","{count} hours",s)} ${(0,$.tn)("{count} minute","{count} minutes",n%60)}`:(0,$.tn)("{count} minute","{count} minutes",n)}var wt=i(et(),1),C=i(P(),1),b=i(O(),1);var x=i(m(),1);function nt({deeds:t}){if(!t)return null;let{columns:e,rows:o,sentences:n}=t;return x.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(s=>x.html`<th scope="col">${s}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:s,name:r,cells:a})=>x.html`
<tr key=${s}>
<th scope="row">${r}</th>
${a.map(l=>x.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${n.map(s=>x.html`<li key=${s}>${s}</li>`)}
</ul>
</div>
`}var f=i(m(),1);var u=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function v(t){return!!t?.lines.some(({points:e})=>e.length>1)}function L({lines:t,chapters:e,seq:o}){let n=t.flatMap(a=>a.points),s=n.map(([,a])=>a),r=Math.min(...n.map(([a])=>a));return{from:Math.min(r,e.find(({seq:a})=>a>=r)?.seq??r),to:Math.max(o,r+1),least:Math.min(0,...s),most:Math.max(1,...s)}}function st({from:t,to:e,least:o,most:n},s=u){let r=s.width-s.left-s.right,a=s.height-s.top-s.bottom;return{x:l=>s.left+r*(l-t)/(e-t),y:l=>s.top+a*(1-(l-o)/(n-o))}}function rt({points:t},e,o){let n=r=>Math.round(r*10)/10;return`${t.map(([r,a],l)=>{let[c,h]=[n(e.x(r)),n(e.y(a))];return l?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${n(e.x(o))}`}function at({least:t,most:e},o=4){let n=e-t,s=10**Math.floor(Math.log10(Math.max(1,n/o))),r=[1,2,5,10].map(l=>l*s).find(l=>n/l<=o)??n,a=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-a)/r)+1},(l,c)=>a+c*r)}function R({chapters:t},{from:e,to:o}){return t.map(({title:s,seq:r},a)=>({title:s,from:r,to:(t[a+1]?.seq??o+1)-1})).filter(s=>s.to>=e)}function lt(t){let e=R(t,L(t));return{columns:e.map(({title:o})=>o),rows:t.lines.map(({key:o,name:n,points:s})=>({key:o,name:n,cells:e.map(({to:r})=>s.findLast(([a])=>a<=r)?.[1]??null)}))}}function it({counts:t,lines:e}){let o=e.map(({name:n,points:s})=>`${n} ${s.at(-1)?.[1]??0}`);return`${t} over time. At the end: ${o.join(", ")}.`}function B({game:t,state:e},{key:o,seat:n},s){return t==="clay_o_rama"?e.creatures.find(({id:a})=>String(a)===o)?.colour||s(n):t==="slargeball"?e.colours[Number(o)-1]:s(n)}var S=["","9 5","2 5","14 5 2 5","5 5"],Vt=100;function M({session:t,story:e}){return!e||!v(e)?null:f.html`
<figure class="plot" data-testid="plot">
<figcaption>${e.counts} over time</figcaption>
<${Kt} session=${t} story=${e} />
<${Qt} session=${t} story=${e} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${e.counts}, as a table`}
>
<${Zt} story=${e} />
</div>
</details>
</figure>
`}function Kt({session:t,story:e}){return f.html`
<ul class="plot-legend">
${e.lines.map((o,n)=>f.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${w(B(t,o,g))}
stroke-dasharray=${S[n%S.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Qt({session:t,story:e}){let o=(0,f.useId)(),n=L(e),s=st(n);return f.html`
<svg
viewBox=${`0 0 ${u.width} ${u.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${it(e)}</title>
<${Xt} levels=${at(n)} scale=${s} />
<${Yt} spans=${R(e,n)} extent=${n} scale=${s} />
${e.lines.map((r,a)=>f.html`
<path
class="curve"
key=${r.key}
d=${rt(r,s,n.to)}
style=${w(B(t,r,g))}
stroke-dasharray=${S[a%S.length]}
/>
`)}
</svg>
`}function Xt({levels:t,scale:e}){return t.map(o=>f.html`
<g key=${o}>
<path class="level" d=${`M${u.left} ${e.y(o)}H${u.width-u.right}`} />
<text x=${u.left-6} y=${e.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Yt({spans:t,extent:e,scale:o}){let n=u.left;return t.map(({title:s,from:r})=>{let a=o.x(Math.max(r,e.from)),c=s.replace(/\D+/g,"")&&a>=n;return c&&(n=a+Vt),f.html`
<g key=${r}>
${r>e.from&&f.html`<path class="span" d=${`M${a} ${u.top}V${u.height-u.bottom}`} />`}
${c&&f.html`<text x=${a+2} y=${u.height-10}>${s}</text>`}
</g>
`})}function Zt({story:t}){let{columns:e,rows:o}=lt(t);return f.html`
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
`}var ht=i(m(),1),$t=i(k(),1),bt=i(ft(),1),gt=i(P(),1);function ut({title:t,outcome:e},o,n){let s=o.map(({seq:r,at:a,told:l})=>`${a} #${r} ${l}${n.has(r)?"":" (taken back)"}`);return[t,...s,e?`The end: ${e.why}.`:"",""].join(`
`)}function pt({id:t,game:e,title:o,state:n,outcome:s},r){let a=(n.players??[]).map(({seat:l,name:c})=>({seat:l,name:c}));return JSON.stringify({id:t,game:e,title:o,players:a,outcome:s,entries:r},null,2)}function mt({game:t},e,o){let n=e[0]?.at.slice(0,10);return[t,n].filter(Boolean).join("-").concat(".",o)}var dt="take-away";function yt({session:t}){let{deeds:e,state:o}=(0,$t.useTable)(),n=c=>mt(t,o.entries,c),s=()=>new Blob([ut(t,o.entries,(0,gt.standingOf)(o.entries))]),r=()=>new Blob([pt(t,o.entries)]),a=c=>async()=>{let h=await e.ask(dt,()=>e.api.file(t.id,c));h&&H(h,n(c))},l=t.role==="referee";return ht.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>H(r(),n("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>H(s(),n("txt"))}>
Save as text
</button>
<${bt.Refusal} spot=${dt} />
</div>
`}function H(t,e){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var T=i(m(),1),j=i(k(),1),te=400;function A(t=!0){let{deeds:e}=(0,j.useTable)(),{id:o,seq:n}=(0,j.useSession)(),[s,r]=(0,T.useState)(null);return(0,T.useEffect)(()=>{if(!t)return;let a=!0,c=setTimeout(()=>e.api.story(o).then(h=>a&&r(h)).catch(()=>{}),s?te:0);return()=>{a=!1,clearTimeout(c)}},[t,o,n]),s}var Ot=i(N(),1);var U=i(m(),1),xt=i(k(),1);function kt(){let t=(0,xt.useSession)(),e=A();return e?v(e)?U.html`<${M} session=${t} story=${e} />`:U.html`<p class="hint">Nothing has changed yet.</p>`:null}function ee(){let{state:t}=(0,_.useTable)(),e=(0,_.useSession)(),o=A(),n=(0,C.standingOf)(t.entries),s=t.entries.filter(({seq:a})=>n.has(a)),{outcome:r}=e;return p.html`
<main class="report" data-testid="report">
<header>
<h1>${e.title}</h1>
${s.length>0&&p.html`<p>${(0,b.dayAndClock)(s[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${yt} session=${e} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${r?`${(0,b.sentence)(r.why)}.`:"The game goes on."}</p>
<${K} ...${X(e)} />
<p class="small-facts">${Z(e.state,s).join(" · ")}</p>
<${nt} deeds=${o?.deeds} />
<${M} session=${e} story=${o} />
</section>
<${oe} entries=${s} gone=${t.entries.length-s.length} />
</main>
`}function oe({entries:t,gone:e}){return p.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,wt.chaptersOf)((0,C.groupsOf)(t)).map(({title:o,first:n,turns:s})=>p.html`
<h3 key=${n}>${o}</h3>
${s.map(({turn:r,groups:a})=>p.html`
${r&&p.html`<h4>${r}</h4>`}
<ol>
${a.map(l=>p.html`<${ne} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${e>0&&p.html`<p class="hint">
${(0,Ot.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",e)}
</p>`}
</section>
`}function ne({group:t}){let[{proposal:e,comment:o}]=t.entries;return p.html`
<li value=${t.first}>
<span class="number">#${t.first}</span>
<span class="when">${(0,b.clock)(t.at)}</span>
<span>
${t.entries.map(({told:n})=>n).join(" ")}
${e&&!o&&p.html` <em class="mark">Seen by the camera.</em>`}
${o&&p.html` <em class="mark">${(0,b.sentence)(o)}.</em>`}
</span>
</li>
`}var Mt=i(St()),Tt=document.createElement("style");Tt.textContent="";document.head.append(Tt);(0,Mt.arrived)("report",D);