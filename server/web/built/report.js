var _t=Object.create;var N=Object.defineProperty;var Et=Object.getOwnPropertyDescriptor;var Nt=Object.getOwnPropertyNames;var Pt=Object.getPrototypeOf,Rt=Object.prototype.hasOwnProperty;var d=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},Ht=(t,e)=>{for(var o in e)N(t,o,{get:e[o],enumerable:!0})},Lt=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Nt(e))!Rt.call(t,r)&&r!==o&&N(t,r,{get:()=>e[r],enumerable:!(n=Et(e,r))||n.enumerable});return t};var i=(t,e,o)=>(o=t!=null?_t(Pt(t)):{},Lt(e||!t||!t.__esModule?N(o,"default",{value:t,enumerable:!0}):o,t));var p=d((ce,I)=>{I.exports=core["view.js"]});var x=d((fe,J)=>{J.exports=core["page/table.js"]});var O=d((pe,G)=>{G.exports=core["words.js"]});var R=d((ve,et)=>{et.exports=core["language.js"]});var rt=d((Me,nt)=>{nt.exports=core["log/chapters.js"]});var H=d((Te,st)=>{st.exports=core["log/groups.js"]});var pt=d((Pe,mt)=>{mt.exports=core["page/refusal.js"]});var jt=d((Xe,Tt)=>{Tt.exports=core["parts.js"]});var W={};Ht(W,{OverTime:()=>vt,Report:()=>se});var m=i(p(),1),_=i(x(),1);var w=i(p(),1);var V=i(p(),1);var F={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},ue=Object.keys(F),Bt={fill:"#75726b",ink:"#ffffff"};function y(t){let{fill:e,ink:o}=F[t]??Bt;return{"--hue":e,"--hue-ink":o}}var q=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function g(t){return q[(t-1)%q.length]}var K=i(O(),1);function Q({colour:t,large:e=!1}){return V.html`<span
class=${e?"swatch large":"swatch"}
style=${y(t)}
title=${t?(0,K.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}var P=i(p(),1);function v({columns:t}){return P.html`
<thead>
<tr>
<th scope="col">Player</th>
${t.map(e=>P.html`<th scope="col">${e}</th>`)}
</tr>
</thead>
`}function X({columns:t,rows:e}){return e.length?w.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<${v} columns=${t} />
<tbody>
${e.map(({seat:o,name:n,colour:r,won:s,cells:a})=>w.html`
<tr key=${o} data-won=${s}>
<th scope="row">
<${Q} colour=${r} /> ${n}${" "}
${s&&w.html`<span class="won">won</span>`}
</th>
${a.map(l=>w.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var Ut={};function Y(t){return Ut[t]??t}var Z=i(O(),1);var Dt={clay_o_rama:It,clearing_house:Jt,generation_zero:qt,metamorph:Gt,slargeball:Vt};function tt(t){let{columns:e,cellsOf:o,colourOf:n}=(Dt[t.game]??Wt)(t.state),r=t.outcome?.winners??[],s=(t.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:n?.(a)??g(a.seat),won:r.includes(a.seat),cells:o(a)}));return{columns:e,rows:s.sort(zt)}}function zt(t,e){if(t.won!==e.won)return t.won?-1:1;let o=t.cells.findIndex((s,a)=>s!==e.cells[a]),[n,r]=[t.cells[o],e.cells[o]];return typeof n=="number"&&typeof r=="number"?r-n:0}function Wt(){return{columns:[],cellsOf:()=>[]}}function It(t){return{columns:["Hit points"],colourOf:({seat:e,colour:o})=>t.creatures.find(({player:n})=>n===e)?.colour||o||g(e),cellsOf:({seat:e})=>{let o=t.creatures.filter(({player:r})=>r===e),n=o.filter(r=>r.alive);return[o.length?Kt(n,"hit_points"):"–"]}}}function Jt(){return{columns:["Hearts"],cellsOf:({hearts:t})=>[t]}}function qt(){return{columns:["’Sues killed","Agents killed"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Ft={dead:"dead",left:"left the map"};function Gt(){return{columns:["Health","Mana","Shape"],cellsOf:({health:t,mana:e,shape:o,gone:n})=>[n?0:t,e,n?Ft[n]??n:Y(o)]}}function Vt(t){return{columns:["Points","Team"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,Z.spelled)(t.colours[e-1]??"")]}}function Kt(t,e){return t.reduce((o,n)=>o+n[e],0)}var $=i(R(),1),Qt=6e4;function ot(t,e){let o=t.round??t.turn;return[typeof o=="number"&&o>0&&(t.round?(0,$.tn)("{count} round","{count} rounds",o):(0,$.tn)("{count} turn","{count} turns",o)),e.length>1&&Xt(e),(0,$.tn)("{count} decision","{count} decisions",new Set(e.map(({command:n})=>n)).size)].filter(Boolean)}function Xt(t){let[e,o]=[t[0],t.at(-1)].map(s=>Date.parse(s?.at??"")),n=Math.max(1,Math.round((o-e)/Qt)),r=Math.floor(n/60);return r?`${(0,$.tn)("{count} hour","{count} hours",r)} ${(0,$.tn)("{count} minute","{count} minutes",n%60)}`:(0,$.tn)("{count} minute","{count} minutes",n)}var St=i(rt(),1),E=i(H(),1),b=i(O(),1);var k=i(p(),1);function at({deeds:t}){if(!t)return null;let{columns:e,rows:o,sentences:n}=t;return k.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<${v} columns=${e} />
<tbody>
${o.map(({seat:r,name:s,cells:a})=>k.html`
<tr key=${r}>
<th scope="row">${s}</th>
${a.map(l=>k.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${n.map(r=>k.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var f=i(p(),1);var u=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function S(t){return!!t?.lines.some(({points:e})=>e.length>1)}function L({lines:t,chapters:e,seq:o}){let n=t.flatMap(a=>a.points),r=n.map(([,a])=>a),s=Math.min(...n.map(([a])=>a));return{from:Math.min(s,e.find(({seq:a})=>a>=s)?.seq??s),to:Math.max(o,s+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function lt({from:t,to:e,least:o,most:n},r=u){let s=r.width-r.left-r.right,a=r.height-r.top-r.bottom;return{x:l=>r.left+s*(l-t)/(e-t),y:l=>r.top+a*(1-(l-o)/(n-o))}}function it({points:t},e,o){let n=s=>Math.round(s*10)/10;return`${t.map(([s,a],l)=>{let[c,h]=[n(e.x(s)),n(e.y(a))];return l?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${n(e.x(o))}`}function ct({least:t,most:e},o=4){let n=e-t,r=10**Math.floor(Math.log10(Math.max(1,n/o))),s=[1,2,5,10].map(l=>l*r).find(l=>n/l<=o)??n,a=Math.ceil(t/s)*s;return Array.from({length:Math.floor((e-a)/s)+1},(l,c)=>a+c*s)}function B({chapters:t},{from:e,to:o}){return t.map(({title:r,seq:s},a)=>({title:r,from:s,to:(t[a+1]?.seq??o+1)-1})).filter(r=>r.to>=e)}function ft(t){let e=B(t,L(t));return{columns:e.map(({title:o})=>o),rows:t.lines.map(({key:o,label:n,points:r})=>({key:o,name:n,cells:e.map(({to:s})=>r.findLast(([a])=>a<=s)?.[1]??null)}))}}function ut({counts:t,lines:e}){let o=e.map(({label:n,points:r})=>`${n} ${r.at(-1)?.[1]??0}`);return`${t} over time. At the end: ${o.join(", ")}.`}function U({game:t,state:e},{key:o,seat:n},r){return t==="clay_o_rama"?e.creatures.find(({id:a})=>String(a)===o)?.colour||r(n):t==="slargeball"?e.colours[Number(o)-1]:r(n)}var M=["","9 5","2 5","14 5 2 5","5 5"],Yt=100;function T({session:t,story:e}){return!e||!S(e)?null:f.html`
<figure class="plot" data-testid="plot">
<figcaption>${e.counts} over time</figcaption>
<${Zt} session=${t} story=${e} />
<${te} session=${t} story=${e} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${e.counts}, as a table`}
>
<${ne} story=${e} />
</div>
</details>
</figure>
`}function Zt({session:t,story:e}){return f.html`
<ul class="plot-legend">
${e.lines.map((o,n)=>f.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${y(U(t,o,g))}
stroke-dasharray=${M[n%M.length]}
/>
</svg>
${o.label} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function te({session:t,story:e}){let o=(0,f.useId)(),n=L(e),r=lt(n);return f.html`
<svg
viewBox=${`0 0 ${u.width} ${u.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${ut(e)}</title>
<${ee} levels=${ct(n)} scale=${r} />
<${oe} spans=${B(e,n)} extent=${n} scale=${r} />
${e.lines.map((s,a)=>f.html`
<path
class="curve"
key=${s.key}
d=${it(s,r,n.to)}
style=${y(U(t,s,g))}
stroke-dasharray=${M[a%M.length]}
/>
`)}
</svg>
`}function ee({levels:t,scale:e}){return t.map(o=>f.html`
<g key=${o}>
<path class="level" d=${`M${u.left} ${e.y(o)}H${u.width-u.right}`} />
<text x=${u.left-6} y=${e.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function oe({spans:t,extent:e,scale:o}){let n=u.left;return t.map(({title:r,from:s})=>{let a=o.x(Math.max(s,e.from)),c=r.replace(/\D+/g,"")&&a>=n;return c&&(n=a+Yt),f.html`
<g key=${s}>
${s>e.from&&f.html`<path class="span" d=${`M${a} ${u.top}V${u.height-u.bottom}`} />`}
${c&&f.html`<text x=${a+2} y=${u.height-10}>${r}</text>`}
</g>
`})}function ne({story:t}){let{columns:e,rows:o}=ft(t);return f.html`
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
${o.map(({key:n,name:r,cells:s})=>f.html`
<tr key=${n}>
<th scope="row">${r}</th>
${s.map(a=>f.html`<td>${a??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var gt=i(p(),1),xt=i(x(),1),yt=i(pt(),1),wt=i(H(),1);function dt({title:t,outcome:e},o,n){let r=o.map(({seq:s,at:a,told:l})=>`${a} #${s} ${l}${n.has(s)?"":" (taken back)"}`);return[t,...r,e?`The end: ${e.why}.`:"",""].join(`
`)}function ht({id:t,game:e,title:o,state:n,outcome:r},s){let a=(n.players??[]).map(({seat:l,name:c})=>({seat:l,name:c}));return JSON.stringify({id:t,game:e,title:o,players:a,outcome:r,entries:s},null,2)}function $t({game:t},e,o){let n=e[0]?.at.slice(0,10);return[t,n].filter(Boolean).join("-").concat(".",o)}var bt="take-away";function kt({session:t}){let{deeds:e,state:o}=(0,xt.useTable)(),n=c=>$t(t,o.entries,c),r=()=>new Blob([dt(t,o.entries,(0,wt.standingOf)(o.entries))]),s=()=>new Blob([ht(t,o.entries)]),a=c=>async()=>{let h=await e.ask(bt,()=>e.api.file(t.id,c));h&&D(h,n(c))},l=t.role==="referee";return gt.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>D(s(),n("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>D(r(),n("txt"))}>
Save as text
</button>
<${yt.Refusal} spot=${bt} />
</div>
`}function D(t,e){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var j=i(p(),1),A=i(x(),1),re=400;function C(t=!0){let{deeds:e}=(0,A.useTable)(),{id:o,seq:n}=(0,A.useSession)(),[r,s]=(0,j.useState)(null);return(0,j.useEffect)(()=>{if(!t)return;let a=!0,c=setTimeout(()=>e.api.story(o).then(h=>a&&s(h)).catch(()=>{}),r?re:0);return()=>{a=!1,clearTimeout(c)}},[t,o,n]),r}var Mt=i(R(),1);var z=i(p(),1),Ot=i(x(),1);function vt(){let t=(0,Ot.useSession)(),e=C();return e?S(e)?z.html`<${T} session=${t} story=${e} />`:z.html`<p class="hint">Nothing has changed yet.</p>`:null}function se(){let{state:t}=(0,_.useTable)(),e=(0,_.useSession)(),o=C(),n=(0,E.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a)),{outcome:s}=e;return m.html`
<main class="report" data-testid="report">
<header>
<h1>${e.title}</h1>
${r.length>0&&m.html`<p>${(0,b.dayAndClock)(r[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${kt} session=${e} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${s?`${(0,b.sentence)(s.why)}.`:"The game goes on."}</p>
<${X} ...${tt(e)} />
<p class="small-facts">${ot(e.state,r).join(" · ")}</p>
<${at} deeds=${o?.deeds} />
<${T} session=${e} story=${o} />
</section>
<${ae} entries=${r} gone=${t.entries.length-r.length} />
</main>
`}function ae({entries:t,gone:e}){return m.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,St.chaptersOf)((0,E.groupsOf)(t)).map(({title:o,first:n,turns:r})=>m.html`
<h3 key=${n}>${o}</h3>
${r.map(({turn:s,groups:a})=>m.html`
${s&&m.html`<h4>${s}</h4>`}
<ol>
${a.map(l=>m.html`<${le} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${e>0&&m.html`<p class="hint">
${(0,Mt.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",e)}
</p>`}
</section>
`}function le({group:t}){let[{proposal:e,comment:o}]=t.entries;return m.html`
<li value=${t.first}>
<span class="number">#${t.first}</span>
<span class="when">${(0,b.clock)(t.at)}</span>
<span>
${t.entries.map(({told:n})=>n).join(" ")}
${e&&!o&&m.html` <em class="mark">Seen by the camera.</em>`}
${o&&m.html` <em class="mark">${(0,b.sentence)(o)}.</em>`}
</span>
</li>
`}var At=i(jt()),Ct=document.createElement("style");Ct.textContent="";document.head.append(Ct);(0,At.arrived)("report",W);