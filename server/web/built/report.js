var At=Object.create;var N=Object.defineProperty;var _t=Object.getOwnPropertyDescriptor;var Et=Object.getOwnPropertyNames;var Nt=Object.getPrototypeOf,Ct=Object.prototype.hasOwnProperty;var d=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},Pt=(t,e)=>{for(var o in e)N(t,o,{get:e[o],enumerable:!0})},Rt=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Et(e))!Ct.call(t,r)&&r!==o&&N(t,r,{get:()=>e[r],enumerable:!(n=_t(e,r))||n.enumerable});return t};var i=(t,e,o)=>(o=t!=null?At(Nt(t)):{},Rt(e||!t||!t.__esModule?N(o,"default",{value:t,enumerable:!0}):o,t));var m=d((le,z)=>{z.exports=core["view.js"]});var w=d((ie,W)=>{W.exports=core["page/table.js"]});var O=d((ue,q)=>{q.exports=core["words.js"]});var C=d((ye,Z)=>{Z.exports=core["language.js"]});var ot=d((ke,et)=>{et.exports=core["log/chapters.js"]});var P=d((Oe,nt)=>{nt.exports=core["log/groups.js"]});var ut=d((Ae,ft)=>{ft.exports=core["page/refusal.js"]});var Mt=d((Fe,St)=>{St.exports=core["parts.js"]});var D={};Pt(D,{OverTime:()=>kt,Report:()=>ne});var p=i(m(),1),_=i(w(),1);var x=i(m(),1);var F=i(m(),1);var J={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},ce=Object.keys(J),Ht={fill:"#75726b",ink:"#ffffff"};function k(t){let{fill:e,ink:o}=J[t]??Ht;return{"--hue":e,"--hue-ink":o}}var I=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function g(t){return I[(t-1)%I.length]}var G=i(O(),1);function V({colour:t,large:e=!1}){return F.html`<span
class=${e?"swatch large":"swatch"}
style=${k(t)}
title=${t?(0,G.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}function K({columns:t,rows:e}){return e.length?x.html`
<div class="wide">
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
${e.map(({seat:o,name:n,colour:r,won:s,cells:a})=>x.html`
<tr key=${o} data-won=${s}>
<th scope="row">
<${V} colour=${r} /> ${n}${" "}
${s&&x.html`<span class="won">won</span>`}
</th>
${a.map(l=>x.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var Lt={};function Q(t){return Lt[t]??t}var X=i(O(),1);var Bt={clay_o_rama:zt,clearing_house:Wt,generation_zero:It,metamorph:qt,slargeball:Ft};function Y(t){let{columns:e,cellsOf:o,colourOf:n}=(Bt[t.game]??Dt)(t.state),r=t.outcome?.winners??[],s=(t.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:n?.(a)??g(a.seat),won:r.includes(a.seat),cells:o(a)}));return{columns:e,rows:s.sort(Ut)}}function Ut(t,e){if(t.won!==e.won)return t.won?-1:1;let o=t.cells.findIndex((s,a)=>s!==e.cells[a]),[n,r]=[t.cells[o],e.cells[o]];return typeof n=="number"&&typeof r=="number"?r-n:0}function Dt(){return{columns:[],cellsOf:()=>[]}}function zt(t){return{columns:["Hit points"],colourOf:({seat:e,colour:o})=>t.creatures.find(({player:n})=>n===e)?.colour||o||g(e),cellsOf:({seat:e})=>{let o=t.creatures.filter(({player:r})=>r===e),n=o.filter(r=>r.alive);return[o.length?Gt(n,"hit_points"):"–"]}}}function Wt(){return{columns:["Hearts"],cellsOf:({hearts:t})=>[t]}}function It(){return{columns:["’Sues killed","Agents killed"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Jt={dead:"dead",left:"left the map"};function qt(){return{columns:["Health","Mana","Shape"],cellsOf:({health:t,mana:e,shape:o,gone:n})=>[n?0:t,e,n?Jt[n]??n:Q(o)]}}function Ft(t){return{columns:["Points","Team"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,X.spelled)(t.colours[e-1]??"")]}}function Gt(t,e){return t.reduce((o,n)=>o+n[e],0)}var $=i(C(),1),Vt=6e4;function tt(t,e){let o=t.round??t.turn;return[typeof o=="number"&&o>0&&(t.round?(0,$.tn)("{count} round","{count} rounds",o):(0,$.tn)("{count} turn","{count} turns",o)),e.length>1&&Kt(e),(0,$.tn)("{count} decision","{count} decisions",new Set(e.map(({command:n})=>n)).size)].filter(Boolean)}function Kt(t){let[e,o]=[t[0],t.at(-1)].map(s=>Date.parse(s?.at??"")),n=Math.max(1,Math.round((o-e)/Vt)),r=Math.floor(n/60);return r?`${(0,$.tn)("{count} hour","{count} hours",r)} ${(0,$.tn)("{count} minute","{count} minutes",n%60)}`:(0,$.tn)("{count} minute","{count} minutes",n)}var Ot=i(ot(),1),E=i(P(),1),b=i(O(),1);var y=i(m(),1);function rt({deeds:t}){if(!t)return null;let{columns:e,rows:o,sentences:n}=t;return y.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(r=>y.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:r,name:s,cells:a})=>y.html`
<tr key=${r}>
<th scope="row">${s}</th>
${a.map(l=>y.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${n.map(r=>y.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var f=i(m(),1);var u=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function v(t){return!!t?.lines.some(({points:e})=>e.length>1)}function R({lines:t,chapters:e,seq:o}){let n=t.flatMap(a=>a.points),r=n.map(([,a])=>a),s=Math.min(...n.map(([a])=>a));return{from:Math.min(s,e.find(({seq:a})=>a>=s)?.seq??s),to:Math.max(o,s+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function st({from:t,to:e,least:o,most:n},r=u){let s=r.width-r.left-r.right,a=r.height-r.top-r.bottom;return{x:l=>r.left+s*(l-t)/(e-t),y:l=>r.top+a*(1-(l-o)/(n-o))}}function at({points:t},e,o){let n=s=>Math.round(s*10)/10;return`${t.map(([s,a],l)=>{let[c,h]=[n(e.x(s)),n(e.y(a))];return l?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${n(e.x(o))}`}function lt({least:t,most:e},o=4){let n=e-t,r=10**Math.floor(Math.log10(Math.max(1,n/o))),s=[1,2,5,10].map(l=>l*r).find(l=>n/l<=o)??n,a=Math.ceil(t/s)*s;return Array.from({length:Math.floor((e-a)/s)+1},(l,c)=>a+c*s)}function H({chapters:t},{from:e,to:o}){return t.map(({title:r,seq:s},a)=>({title:r,from:s,to:(t[a+1]?.seq??o+1)-1})).filter(r=>r.to>=e)}function it(t){let e=H(t,R(t));return{columns:e.map(({title:o})=>o),rows:t.lines.map(({key:o,label:n,points:r})=>({key:o,name:n,cells:e.map(({to:s})=>r.findLast(([a])=>a<=s)?.[1]??null)}))}}function ct({counts:t,lines:e}){let o=e.map(({label:n,points:r})=>`${n} ${r.at(-1)?.[1]??0}`);return`${t} over time. At the end: ${o.join(", ")}.`}function L({game:t,state:e},{key:o,seat:n},r){return t==="clay_o_rama"?e.creatures.find(({id:a})=>String(a)===o)?.colour||r(n):t==="slargeball"?e.colours[Number(o)-1]:r(n)}var S=["","9 5","2 5","14 5 2 5","5 5"],Qt=100;function M({session:t,story:e}){return!e||!v(e)?null:f.html`
<figure class="plot" data-testid="plot">
<figcaption>${e.counts} over time</figcaption>
<${Xt} session=${t} story=${e} />
<${Yt} session=${t} story=${e} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${e.counts}, as a table`}
>
<${ee} story=${e} />
</div>
</details>
</figure>
`}function Xt({session:t,story:e}){return f.html`
<ul class="plot-legend">
${e.lines.map((o,n)=>f.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${k(L(t,o,g))}
stroke-dasharray=${S[n%S.length]}
/>
</svg>
${o.label} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Yt({session:t,story:e}){let o=(0,f.useId)(),n=R(e),r=st(n);return f.html`
<svg
viewBox=${`0 0 ${u.width} ${u.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${ct(e)}</title>
<${Zt} levels=${lt(n)} scale=${r} />
<${te} spans=${H(e,n)} extent=${n} scale=${r} />
${e.lines.map((s,a)=>f.html`
<path
class="curve"
key=${s.key}
d=${at(s,r,n.to)}
style=${k(L(t,s,g))}
stroke-dasharray=${S[a%S.length]}
/>
`)}
</svg>
`}function Zt({levels:t,scale:e}){return t.map(o=>f.html`
<g key=${o}>
<path class="level" d=${`M${u.left} ${e.y(o)}H${u.width-u.right}`} />
<text x=${u.left-6} y=${e.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function te({spans:t,extent:e,scale:o}){let n=u.left;return t.map(({title:r,from:s})=>{let a=o.x(Math.max(s,e.from)),c=r.replace(/\D+/g,"")&&a>=n;return c&&(n=a+Qt),f.html`
<g key=${s}>
${s>e.from&&f.html`<path class="span" d=${`M${a} ${u.top}V${u.height-u.bottom}`} />`}
${c&&f.html`<text x=${a+2} y=${u.height-10}>${r}</text>`}
</g>
`})}function ee({story:t}){let{columns:e,rows:o}=it(t);return f.html`
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
`}var $t=i(m(),1),bt=i(w(),1),gt=i(ut(),1),xt=i(P(),1);function pt({title:t,outcome:e},o,n){let r=o.map(({seq:s,at:a,told:l})=>`${a} #${s} ${l}${n.has(s)?"":" (taken back)"}`);return[t,...r,e?`The end: ${e.why}.`:"",""].join(`
`)}function mt({id:t,game:e,title:o,state:n,outcome:r},s){let a=(n.players??[]).map(({seat:l,name:c})=>({seat:l,name:c}));return JSON.stringify({id:t,game:e,title:o,players:a,outcome:r,entries:s},null,2)}function dt({game:t},e,o){let n=e[0]?.at.slice(0,10);return[t,n].filter(Boolean).join("-").concat(".",o)}var ht="take-away";function yt({session:t}){let{deeds:e,state:o}=(0,bt.useTable)(),n=c=>dt(t,o.entries,c),r=()=>new Blob([pt(t,o.entries,(0,xt.standingOf)(o.entries))]),s=()=>new Blob([mt(t,o.entries)]),a=c=>async()=>{let h=await e.ask(ht,()=>e.api.file(t.id,c));h&&B(h,n(c))},l=t.role==="referee";return $t.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>B(s(),n("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>B(r(),n("txt"))}>
Save as text
</button>
<${gt.Refusal} spot=${ht} />
</div>
`}function B(t,e){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var T=i(m(),1),j=i(w(),1),oe=400;function A(t=!0){let{deeds:e}=(0,j.useTable)(),{id:o,seq:n}=(0,j.useSession)(),[r,s]=(0,T.useState)(null);return(0,T.useEffect)(()=>{if(!t)return;let a=!0,c=setTimeout(()=>e.api.story(o).then(h=>a&&s(h)).catch(()=>{}),r?oe:0);return()=>{a=!1,clearTimeout(c)}},[t,o,n]),r}var vt=i(C(),1);var U=i(m(),1),wt=i(w(),1);function kt(){let t=(0,wt.useSession)(),e=A();return e?v(e)?U.html`<${M} session=${t} story=${e} />`:U.html`<p class="hint">Nothing has changed yet.</p>`:null}function ne(){let{state:t}=(0,_.useTable)(),e=(0,_.useSession)(),o=A(),n=(0,E.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a)),{outcome:s}=e;return p.html`
<main class="report" data-testid="report">
<header>
<h1>${e.title}</h1>
${r.length>0&&p.html`<p>${(0,b.dayAndClock)(r[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${yt} session=${e} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${s?`${(0,b.sentence)(s.why)}.`:"The game goes on."}</p>
<${K} ...${Y(e)} />
<p class="small-facts">${tt(e.state,r).join(" · ")}</p>
<${rt} deeds=${o?.deeds} />
<${M} session=${e} story=${o} />
</section>
<${re} entries=${r} gone=${t.entries.length-r.length} />
</main>
`}function re({entries:t,gone:e}){return p.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,Ot.chaptersOf)((0,E.groupsOf)(t)).map(({title:o,first:n,turns:r})=>p.html`
<h3 key=${n}>${o}</h3>
${r.map(({turn:s,groups:a})=>p.html`
${s&&p.html`<h4>${s}</h4>`}
<ol>
${a.map(l=>p.html`<${se} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${e>0&&p.html`<p class="hint">
${(0,vt.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",e)}
</p>`}
</section>
`}function se({group:t}){let[{proposal:e,comment:o}]=t.entries;return p.html`
<li value=${t.first}>
<span class="number">#${t.first}</span>
<span class="when">${(0,b.clock)(t.at)}</span>
<span>
${t.entries.map(({told:n})=>n).join(" ")}
${e&&!o&&p.html` <em class="mark">Seen by the camera.</em>`}
${o&&p.html` <em class="mark">${(0,b.sentence)(o)}.</em>`}
</span>
</li>
`}var Tt=i(Mt()),jt=document.createElement("style");jt.textContent="";document.head.append(jt);(0,Tt.arrived)("report",D);