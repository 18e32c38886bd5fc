var jt=Object.create;var _=Object.defineProperty;var At=Object.getOwnPropertyDescriptor;var Et=Object.getOwnPropertyNames;var Dt=Object.getPrototypeOf,_t=Object.prototype.hasOwnProperty;var d=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},Rt=(t,e)=>{for(var n in e)_(t,n,{get:e[n],enumerable:!0})},zt=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Et(e))!_t.call(t,r)&&r!==n&&_(t,r,{get:()=>e[r],enumerable:!(o=At(e,r))||o.enumerable});return t};var l=(t,e,n)=>(n=t!=null?jt(Dt(t)):{},zt(e||!t||!t.__esModule?_(n,"default",{value:t,enumerable:!0}):n,t));var m=d((se,U)=>{U.exports=core["view.js"]});var y=d((ae,H)=>{H.exports=core["page/table.js"]});var O=d((ce,J)=>{J.exports=core["words.js"]});var R=d(($e,X)=>{X.exports=core["language.js"]});var et=d((be,tt)=>{tt.exports=core["log/chapters.js"]});var z=d((xe,nt)=>{nt.exports=core["log/groups.js"]});var ut=d((ve,ct)=>{ct.exports=core["page/refusal.js"]});var vt=d((He,St)=>{St.exports=core["parts.js"]});var P={};Rt(P,{OverTime:()=>yt,Report:()=>ee});var p=l(m(),1),E=l(y(),1);var x=l(m(),1);var W=l(m(),1);var I={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},ie=Object.keys(I),Ct={fill:"#75726b",ink:"#ffffff"};function k(t){let{fill:e,ink:n}=I[t]??Ct;return{"--hue":e,"--hue-ink":n}}var V=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function b(t){return V[(t-1)%V.length]}var q=l(O(),1);function F({colour:t,large:e=!1}){return W.html`<span
class=${e?"swatch large":"swatch"}
style=${k(t)}
title=${t?(0,q.named)(t):"noch keine Farbe"}
aria-hidden="true"
></span>`}function K({columns:t,rows:e}){return e.length?x.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${t.map(n=>x.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${e.map(({seat:n,name:o,colour:r,won:s,cells:a})=>x.html`
<tr key=${n} data-won=${s}>
<th scope="row">
<${F} colour=${r} /> ${o}${" "}
${s&&x.html`<span class="won">gewonnen</span>`}
</th>
${a.map(i=>x.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var Z=l(O(),1);var Nt={clay_o_rama:Gt,clearing_house:Pt,generation_zero:Ut,metamorph:Vt,slargeball:It};function Q(t){let{columns:e,cellsOf:n,colourOf:o}=(Nt[t.game]??Bt)(t.state),r=t.outcome?.winners??[],s=(t.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:o?.(a)??b(a.seat),won:r.includes(a.seat),cells:n(a)}));return{columns:e,rows:s.sort(Lt)}}function Lt(t,e){if(t.won!==e.won)return t.won?-1:1;let n=t.cells.findIndex((s,a)=>s!==e.cells[a]),[o,r]=[t.cells[n],e.cells[n]];return typeof o=="number"&&typeof r=="number"?r-o:0}function Bt(){return{columns:[],cellsOf:()=>[]}}function Gt(t){return{columns:["Trefferpunkte"],colourOf:({seat:e,colour:n})=>t.creatures.find(({player:o})=>o===e)?.colour||n||b(e),cellsOf:({seat:e})=>{let n=t.creatures.filter(({player:r})=>r===e),o=n.filter(r=>r.alive);return[n.length?Jt(o,"hit_points"):"–"]}}}function Pt(){return{columns:["Herzen"],cellsOf:({hearts:t})=>[t]}}function Ut(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Ht={dead:"tot",left:"hat die Karte verlassen"};function Vt(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:t,mana:e,shape:n,gone:o})=>[o?0:t,e,o?Ht[o]??o:n]}}function It(t){return{columns:["Punkte","Mannschaft"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,Z.spelled)(t.colours[e-1]??"")]}}function Jt(t,e){return t.reduce((n,o)=>n+o[e],0)}var $=l(R(),1),Wt=6e4;function Y(t,e){let n=t.round??t.turn;return[typeof n=="number"&&n>0&&(t.round?(0,$.tn)("{count} Runde","{count} Runden",n):(0,$.tn)("{count} Zug","{count} Züge",n)),e.length>1&&qt(e),(0,$.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(e.map(({command:o})=>o)).size)].filter(Boolean)}function qt(t){let[e,n]=[t[0],t.at(-1)].map(s=>Date.parse(s?.at??"")),o=Math.max(1,Math.round((n-e)/Wt)),r=Math.floor(o/60);return r?`${(0,$.tn)("{count} Stunde","{count} Stunden",r)} ${(0,$.tn)("{count} Minute","{count} Minuten",o%60)}`:(0,$.tn)("{count} Minute","{count} Minuten",o)}var kt=l(et(),1),D=l(z(),1),g=l(O(),1);var w=l(m(),1);function ot({deeds:t}){if(!t)return null;let{columns:e,rows:n,sentences:o}=t;return w.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(r=>w.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:r,name:s,cells:a})=>w.html`
<tr key=${r}>
<th scope="row">${s}</th>
${a.map(i=>w.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${o.map(r=>w.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var u=l(m(),1);var f=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function S(t){return!!t?.lines.some(({points:e})=>e.length>1)}function C({lines:t,chapters:e,seq:n}){let o=t.flatMap(a=>a.points),r=o.map(([,a])=>a),s=Math.min(...o.map(([a])=>a));return{from:Math.min(s,e.find(({seq:a})=>a>=s)?.seq??s),to:Math.max(n,s+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function rt({from:t,to:e,least:n,most:o},r=f){let s=r.width-r.left-r.right,a=r.height-r.top-r.bottom;return{x:i=>r.left+s*(i-t)/(e-t),y:i=>r.top+a*(1-(i-n)/(o-n))}}function st({points:t},e,n){let o=s=>Math.round(s*10)/10;return`${t.map(([s,a],i)=>{let[c,h]=[o(e.x(s)),o(e.y(a))];return i?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${o(e.x(n))}`}function at({least:t,most:e},n=4){let o=e-t,r=10**Math.floor(Math.log10(Math.max(1,o/n))),s=[1,2,5,10].map(i=>i*r).find(i=>o/i<=n)??o,a=Math.ceil(t/s)*s;return Array.from({length:Math.floor((e-a)/s)+1},(i,c)=>a+c*s)}function N({chapters:t},{from:e,to:n}){return t.map(({title:r,seq:s},a)=>({title:r,from:s,to:(t[a+1]?.seq??n+1)-1})).filter(r=>r.to>=e)}function it(t){let e=N(t,C(t));return{columns:e.map(({title:n})=>n),rows:t.lines.map(({key:n,name:o,points:r})=>({key:n,name:o,cells:e.map(({to:s})=>r.findLast(([a])=>a<=s)?.[1]??null)}))}}function lt({counts:t,lines:e}){let n=e.map(({name:o,points:r})=>`${o} ${r.at(-1)?.[1]??0}`);return`${t} im Verlauf. Am Ende: ${n.join(", ")}.`}function L({game:t,state:e},{key:n,seat:o},r){return t==="clay_o_rama"?e.creatures.find(({id:a})=>String(a)===n)?.colour||r(o):t==="slargeball"?e.colours[Number(n)-1]:r(o)}var v=["","9 5","2 5","14 5 2 5","5 5"],Ft=100;function M({session:t,story:e}){return!e||!S(e)?null:u.html`
<figure class="plot" data-testid="plot">
<figcaption>${e.counts} im Verlauf</figcaption>
<${Kt} session=${t} story=${e} />
<${Zt} session=${t} story=${e} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${e.counts}, als Tabelle`}
>
<${Yt} story=${e} />
</div>
</details>
</figure>
`}function Kt({session:t,story:e}){return u.html`
<ul class="plot-legend">
${e.lines.map((n,o)=>u.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${k(L(t,n,b))}
stroke-dasharray=${v[o%v.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Zt({session:t,story:e}){let n=(0,u.useId)(),o=C(e),r=rt(o);return u.html`
<svg
viewBox=${`0 0 ${f.width} ${f.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${lt(e)}</title>
<${Qt} levels=${at(o)} scale=${r} />
<${Xt} spans=${N(e,o)} extent=${o} scale=${r} />
${e.lines.map((s,a)=>u.html`
<path
class="curve"
key=${s.key}
d=${st(s,r,o.to)}
style=${k(L(t,s,b))}
stroke-dasharray=${v[a%v.length]}
/>
`)}
</svg>
`}function Qt({levels:t,scale:e}){return t.map(n=>u.html`
<g key=${n}>
<path class="level" d=${`M${f.left} ${e.y(n)}H${f.width-f.right}`} />
<text x=${f.left-6} y=${e.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Xt({spans:t,extent:e,scale:n}){let o=f.left;return t.map(({title:r,from:s})=>{let a=n.x(Math.max(s,e.from)),c=r.replace(/\D+/g,"")&&a>=o;return c&&(o=a+Ft),u.html`
<g key=${s}>
${s>e.from&&u.html`<path class="span" d=${`M${a} ${f.top}V${f.height-f.bottom}`} />`}
${c&&u.html`<text x=${a+2} y=${f.height-10}>${r}</text>`}
</g>
`})}function Yt({story:t}){let{columns:e,rows:n}=it(t);return u.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${t.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${e.map(o=>u.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:o,name:r,cells:s})=>u.html`
<tr key=${o}>
<th scope="row">${r}</th>
${s.map(a=>u.html`<td>${a??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var ht=l(m(),1),$t=l(y(),1),gt=l(ut(),1),bt=l(z(),1);function ft({title:t,outcome:e},n,o){let r=n.map(({seq:s,at:a,told:i})=>`${a} #${s} ${i}${o.has(s)?"":" (zurückgenommen)"}`);return[t,...r,e?`Das Ende: ${e.why}.`:"",""].join(`
`)}function pt({id:t,game:e,title:n,state:o,outcome:r},s){let a=(o.players??[]).map(({seat:i,name:c})=>({seat:i,name:c}));return JSON.stringify({id:t,game:e,title:n,players:a,outcome:r,entries:s},null,2)}function mt({game:t},e,n){let o=e[0]?.at.slice(0,10);return[t,o].filter(Boolean).join("-").concat(".",n)}var dt="take-away";function xt({session:t}){let{deeds:e,state:n}=(0,$t.useTable)(),o=c=>mt(t,n.entries,c),r=()=>new Blob([ft(t,n.entries,(0,bt.standingOf)(n.entries))]),s=()=>new Blob([pt(t,n.entries)]),a=c=>async()=>{let h=await e.ask(dt,()=>e.api.file(t.id,c));h&&B(h,o(c))},i=t.role==="referee";return ht.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${i?a("json"):()=>B(s(),o("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>B(r(),o("txt"))}>
Als Text speichern
</button>
<${gt.Refusal} spot=${dt} />
</div>
`}function B(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var T=l(m(),1),j=l(y(),1),te=400;function A(t=!0){let{deeds:e}=(0,j.useTable)(),{id:n,seq:o}=(0,j.useSession)(),[r,s]=(0,T.useState)(null);return(0,T.useEffect)(()=>{if(!t)return;let a=!0,c=setTimeout(()=>e.api.story(n).then(h=>a&&s(h)).catch(()=>{}),r?te:0);return()=>{a=!1,clearTimeout(c)}},[t,n,o]),r}var Ot=l(R(),1);var G=l(m(),1),wt=l(y(),1);function yt(){let t=(0,wt.useSession)(),e=A();return e?S(e)?G.html`<${M} session=${t} story=${e} />`:G.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}function ee(){let{state:t}=(0,E.useTable)(),e=(0,E.useSession)(),n=A(),o=(0,D.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>o.has(a)),{outcome:s}=e;return p.html`
<main class="report" data-testid="report">
<header>
<h1>${e.title}</h1>
${r.length>0&&p.html`<p>${(0,g.dayAndClock)(r[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Drucken
</button>
<a class="button" href="#/">Zurück zum Spiel</a>
<${xt} session=${e} />
</div>
</header>
<section class="scoreboard" aria-label=${"Spielstand"}>
<p class="why">${s?`${(0,g.sentence)(s.why)}.`:"Das Spiel geht weiter."}</p>
<${K} ...${Q(e)} />
<p class="small-facts">${Y(e.state,r).join(" · ")}</p>
<${ot} deeds=${n?.deeds} />
<${M} session=${e} story=${n} />
</section>
<${ne} entries=${r} gone=${t.entries.length-r.length} />
</main>
`}function ne({entries:t,gone:e}){return p.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,kt.chaptersOf)((0,D.groupsOf)(t)).map(({title:n,first:o,turns:r})=>p.html`
<h3 key=${o}>${n}</h3>
${r.map(({turn:s,groups:a})=>p.html`
${s&&p.html`<h4>${s}</h4>`}
<ol>
${a.map(i=>p.html`<${oe} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${e>0&&p.html`<p class="hint">
${(0,Ot.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",e)}
</p>`}
</section>
`}function oe({group:t}){let[{proposal:e,comment:n}]=t.entries;return p.html`
<li value=${t.first}>
<span class="number">#${t.first}</span>
<span class="when">${(0,g.clock)(t.at)}</span>
<span>
${t.entries.map(({told:o})=>o).join(" ")}
${e&&!n&&p.html` <em class="mark">Von der Kamera gesehen.</em>`}
${n&&p.html` <em class="mark">${(0,g.sentence)(n)}.</em>`}
</span>
</li>
`}var Mt=l(vt()),Tt=document.createElement("style");Tt.textContent="";document.head.append(Tt);(0,Mt.arrived)("report",P);