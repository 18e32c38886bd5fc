var Pt=Object.create;var N=Object.defineProperty;var Rt=Object.getOwnPropertyDescriptor;var Ht=Object.getOwnPropertyNames;var Lt=Object.getPrototypeOf,Bt=Object.prototype.hasOwnProperty;var d=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},Ut=(t,e)=>{for(var o in e)N(t,o,{get:e[o],enumerable:!0})},Dt=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Ht(e))!Bt.call(t,s)&&s!==o&&N(t,s,{get:()=>e[s],enumerable:!(n=Rt(e,s))||n.enumerable});return t};var l=(t,e,o)=>(o=t!=null?Pt(Lt(t)):{},Dt(e||!t||!t.__esModule?N(o,"default",{value:t,enumerable:!0}):o,t));var p=d((pe,q)=>{q.exports=core["view.js"]});var J=d((de,I)=>{I.exports=core["address.js"]});var y=d((he,G)=>{G.exports=core["page/table.js"]});var v=d((ge,K)=>{K.exports=core["words.js"]});var R=d((Ae,nt)=>{nt.exports=core["language.js"]});var at=d((Ee,rt)=>{rt.exports=core["log/chapters.js"]});var H=d((_e,it)=>{it.exports=core["log/groups.js"]});var ht=d((Ue,dt)=>{dt.exports=core["page/refusal.js"]});var Et=d((oo,Ct)=>{Ct.exports=core["parts.js"]});var z={};Ut(z,{OverTime:()=>Mt,Report:()=>le});var u=l(p(),1),Tt=l(J(),1),x=l(y(),1);var k=l(p(),1);var Q=l(p(),1);var V={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},$e=Object.keys(V),Wt={fill:"#75726b",ink:"#ffffff"};function w(t){let{fill:e,ink:o}=V[t]??Wt;return{"--hue":e,"--hue-ink":o}}var F=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function g(t){return F[(t-1)%F.length]}var X=l(v(),1);function Y({colour:t,large:e=!1}){return Q.html`<span
class=${e?"swatch large":"swatch"}
style=${w(t)}
title=${t?(0,X.named)(t):"no colour yet"}
aria-hidden="true"
></span>`}var P=l(p(),1);function S({columns:t}){return P.html`
<thead>
<tr>
<th scope="col">Player</th>
${t.map(e=>P.html`<th scope="col">${e}</th>`)}
</tr>
</thead>
`}function Z({columns:t,rows:e}){return e.length?k.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<${S} columns=${t} />
<tbody>
${e.map(({seat:o,name:n,colour:s,won:r,cells:a})=>k.html`
<tr key=${o} data-won=${r}>
<th scope="row">
<${Y} colour=${s} /> ${n}${" "}
${r&&k.html`<span class="won">won</span>`}
</th>
${a.map(i=>k.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var zt={};function tt(t){return zt[t]??t}var et=l(v(),1);var qt={clay_o_rama:Gt,clearing_house:Ft,generation_zero:Vt,metamorph:Qt,slargeball:Xt};function ot(t){let{columns:e,cellsOf:o,colourOf:n}=(qt[t.game]??Jt)(t.state),s=t.outcome?.winners??[],r=(t.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:n?.(a)??g(a.seat),won:s.includes(a.seat),cells:o(a)}));return{columns:e,rows:r.sort(It)}}function It(t,e){if(t.won!==e.won)return t.won?-1:1;let o=t.cells.findIndex((r,a)=>r!==e.cells[a]),[n,s]=[t.cells[o],e.cells[o]];return typeof n=="number"&&typeof s=="number"?s-n:0}function Jt(){return{columns:[],cellsOf:()=>[]}}function Gt(t){return{columns:["Hit points"],colourOf:({seat:e,colour:o})=>t.creatures.find(({player:n})=>n===e)?.colour||o||g(e),cellsOf:({seat:e})=>{let o=t.creatures.filter(({player:s})=>s===e),n=o.filter(s=>s.alive);return[o.length?Yt(n,"hit_points"):"–"]}}}function Ft(){return{columns:["Hearts"],cellsOf:({hearts:t})=>[t]}}function Vt(){return{columns:["’Sues killed","Agents killed"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Kt={dead:"dead",left:"left the map"};function Qt(){return{columns:["Health","Mana","Shape"],cellsOf:({health:t,mana:e,shape:o,gone:n})=>[n?0:t,e,n?Kt[n]??n:tt(o)]}}function Xt(t){return{columns:["Points","Team"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,et.spelled)(t.colours[e-1]??"")]}}function Yt(t,e){return t.reduce((o,n)=>o+n[e],0)}var $=l(R(),1),Zt=6e4;function st(t,e){let o=t.round??t.turn;return[typeof o=="number"&&o>0&&(t.round?(0,$.tn)("{count} round","{count} rounds",o):(0,$.tn)("{count} turn","{count} turns",o)),e.length>1&&te(e),(0,$.tn)("{count} decision","{count} decisions",new Set(e.map(({command:n})=>n)).size)].filter(Boolean)}function te(t){let[e,o]=[t[0],t.at(-1)].map(r=>Date.parse(r?.at??"")),n=Math.max(1,Math.round((o-e)/Zt)),s=Math.floor(n/60);return s?`${(0,$.tn)("{count} hour","{count} hours",s)} ${(0,$.tn)("{count} minute","{count} minutes",n%60)}`:(0,$.tn)("{count} minute","{count} minutes",n)}var jt=l(at(),1),_=l(H(),1),b=l(v(),1);var O=l(p(),1);function lt({deeds:t}){if(!t)return null;let{columns:e,rows:o,sentences:n}=t;return O.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<${S} columns=${e} />
<tbody>
${o.map(({seat:s,name:r,cells:a})=>O.html`
<tr key=${s}>
<th scope="row">${r}</th>
${a.map(i=>O.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${n.map(s=>O.html`<li key=${s}>${s}</li>`)}
</ul>
</div>
`}var f=l(p(),1);var m=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function M(t){return!!t?.lines.some(({points:e})=>e.length>1)}function L({lines:t,chapters:e,seq:o}){let n=t.flatMap(a=>a.points),s=n.map(([,a])=>a),r=Math.min(...n.map(([a])=>a));return{from:Math.min(r,e.find(({seq:a})=>a>=r)?.seq??r),to:Math.max(o,r+1),least:Math.min(0,...s),most:Math.max(1,...s)}}function ct({from:t,to:e,least:o,most:n},s=m){let r=s.width-s.left-s.right,a=s.height-s.top-s.bottom;return{x:i=>s.left+r*(i-t)/(e-t),y:i=>s.top+a*(1-(i-o)/(n-o))}}function ft({points:t},e,o){let n=r=>Math.round(r*10)/10;return`${t.map(([r,a],i)=>{let[c,h]=[n(e.x(r)),n(e.y(a))];return i?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${n(e.x(o))}`}function ut({least:t,most:e},o=4){let n=e-t,s=10**Math.floor(Math.log10(Math.max(1,n/o))),r=[1,2,5,10].map(i=>i*s).find(i=>n/i<=o)??n,a=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-a)/r)+1},(i,c)=>a+c*r)}function B({chapters:t},{from:e,to:o}){return t.map(({title:s,seq:r},a)=>({title:s,from:r,to:(t[a+1]?.seq??o+1)-1})).filter(s=>s.to>=e)}function mt(t){let e=B(t,L(t));return{columns:e.map(({title:o})=>o),rows:t.lines.map(({key:o,label:n,points:s})=>({key:o,name:n,cells:e.map(({to:r})=>s.findLast(([a])=>a<=r)?.[1]??null)}))}}function pt({counts:t,lines:e}){let o=e.map(({label:n,points:s})=>`${n} ${s.at(-1)?.[1]??0}`);return`${t} over time. At the end: ${o.join(", ")}.`}function U({game:t,state:e},{key:o,seat:n},s){return t==="clay_o_rama"?e.creatures.find(({id:a})=>String(a)===o)?.colour||s(n):t==="slargeball"?e.colours[Number(o)-1]:s(n)}var T=["","9 5","2 5","14 5 2 5","5 5"],ee=100;function j({session:t,story:e}){return!e||!M(e)?null:f.html`
<figure class="plot" data-testid="plot">
<figcaption>${e.counts} over time</figcaption>
<${oe} session=${t} story=${e} />
<${ne} session=${t} story=${e} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${e.counts}, as a table`}
>
<${ae} story=${e} />
</div>
</details>
</figure>
`}function oe({session:t,story:e}){return f.html`
<ul class="plot-legend">
${e.lines.map((o,n)=>f.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${w(U(t,o,g))}
stroke-dasharray=${T[n%T.length]}
/>
</svg>
${o.label} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function ne({session:t,story:e}){let o=(0,f.useId)(),n=L(e),s=ct(n);return f.html`
<svg
viewBox=${`0 0 ${m.width} ${m.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${pt(e)}</title>
<${se} levels=${ut(n)} scale=${s} />
<${re} spans=${B(e,n)} extent=${n} scale=${s} />
${e.lines.map((r,a)=>f.html`
<path
class="curve"
key=${r.key}
d=${ft(r,s,n.to)}
style=${w(U(t,r,g))}
stroke-dasharray=${T[a%T.length]}
/>
`)}
</svg>
`}function se({levels:t,scale:e}){return t.map(o=>f.html`
<g key=${o}>
<path class="level" d=${`M${m.left} ${e.y(o)}H${m.width-m.right}`} />
<text x=${m.left-6} y=${e.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function re({spans:t,extent:e,scale:o}){let n=m.left;return t.map(({title:s,from:r})=>{let a=o.x(Math.max(r,e.from)),c=s.replace(/\D+/g,"")&&a>=n;return c&&(n=a+ee),f.html`
<g key=${r}>
${r>e.from&&f.html`<path class="span" d=${`M${a} ${m.top}V${m.height-m.bottom}`} />`}
${c&&f.html`<text x=${a+2} y=${m.height-10}>${s}</text>`}
</g>
`})}function ae({story:t}){let{columns:e,rows:o}=mt(t);return f.html`
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
`}var yt=l(p(),1),wt=l(y(),1),kt=l(ht(),1),Ot=l(H(),1);function $t({title:t,outcome:e},o,n){let s=o.map(({seq:r,at:a,told:i})=>`${a} #${r} ${i}${n.has(r)?"":" (taken back)"}`);return[t,...s,e?`The end: ${e.why}.`:"",""].join(`
`)}function bt({id:t,game:e,title:o,state:n,outcome:s},r){let a=(n.players??[]).map(({seat:i,name:c})=>({seat:i,name:c}));return JSON.stringify({id:t,game:e,title:o,players:a,outcome:s,entries:r},null,2)}function gt({game:t},e,o){let n=e[0]?.at.slice(0,10);return[t,n].filter(Boolean).join("-").concat(".",o)}var xt="take-away";function vt({session:t}){let{deeds:e,state:o}=(0,wt.useTable)(),n=c=>gt(t,o.entries,c),s=()=>new Blob([$t(t,o.entries,(0,Ot.standingOf)(o.entries))]),r=()=>new Blob([bt(t,o.entries)]),a=c=>async()=>{let h=await e.ask(xt,()=>e.api.file(t.id,c));h&&D(h,n(c))},i=t.role==="referee";return yt.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${i?a("json"):()=>D(r(),n("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>D(s(),n("txt"))}>
Save as text
</button>
<${kt.Refusal} spot=${xt} />
</div>
`}function D(t,e){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var A=l(p(),1),C=l(y(),1),ie=400;function E(t=!0){let{deeds:e}=(0,C.useTable)(),{id:o,seq:n}=(0,C.useSession)(),[s,r]=(0,A.useState)(null);return(0,A.useEffect)(()=>{if(!t)return;let a=!0,c=setTimeout(()=>e.api.story(o).then(h=>a&&r(h)).catch(()=>{}),s?ie:0);return()=>{a=!1,clearTimeout(c)}},[t,o,n]),s}var At=l(R(),1);var W=l(p(),1),St=l(y(),1);function Mt(){let t=(0,St.useSession)(),e=E();return e?M(e)?W.html`<${j} session=${t} story=${e} />`:W.html`<p class="hint">Nothing has changed yet.</p>`:null}function le(){let{state:t}=(0,x.useTable)(),e=(0,x.useSession)(),o=E(),n=(0,_.standingOf)(t.entries),s=t.entries.filter(({seq:a})=>n.has(a)),{outcome:r}=e;return u.html`
<main class="report" data-testid="report">
<header>
<h1>${e.title}</h1>
${s.length>0&&u.html`<p>${(0,b.dayAndClock)(s[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${vt} session=${e} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${r?`${(0,b.sentence)(r.why)}.`:"The game goes on."}</p>
<${Z} ...${ot(e)} />
<p class="small-facts">${st(e.state,s).join(" · ")}</p>
<${lt} deeds=${o?.deeds} />
<${j} session=${e} story=${o} />
</section>
<${ce} entries=${s} gone=${t.entries.length-s.length} />
</main>
`}function ce({entries:t,gone:e}){return u.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,jt.chaptersOf)((0,_.groupsOf)(t)).map(({title:o,first:n,turns:s})=>u.html`
<h3 key=${n}>${o}</h3>
${s.map(({turn:r,groups:a})=>u.html`
${r&&u.html`<h4>${r}</h4>`}
<ol>
${a.map(i=>u.html`<${fe} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${e>0&&u.html`<p class="hint">
${(0,At.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",e)}
</p>`}
</section>
`}function fe({group:t}){let[{proposal:e,comment:o,clip:n}]=t.entries;return u.html`
<li value=${t.first}>
<span class="number">#${t.first}</span>
<span class="when">${(0,b.clock)(t.at)}</span>
<span>
${t.entries.map(({told:s})=>s).join(" ")}
${e&&!o&&u.html` <em class="mark">Seen by the camera.</em>`}
${o&&u.html` <em class="mark">${(0,b.sentence)(o)}.</em>`}
${n&&u.html`<${ue} seq=${t.first} />`}
</span>
</li>
`}function ue({seq:t}){let{code:e}=(0,x.useTable)(),{id:o}=(0,x.useSession)(),[n,s]=(0,u.useState)(!1);return n?null:u.html`<img
class="seen"
src=${(0,Tt.withCode)(`/api/sessions/${o}/clips/${t}/picture.jpg`,e)}
alt=${"What the camera saw"}
width="960"
height="540"
onError=${()=>s(!0)}
/>`}var _t=l(Et()),Nt=document.createElement("style");Nt.textContent="";document.head.append(Nt);(0,_t.arrived)("report",z);