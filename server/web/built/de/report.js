var vt=Object.create;var A=Object.defineProperty;var Mt=Object.getOwnPropertyDescriptor;var Tt=Object.getOwnPropertyNames;var jt=Object.getPrototypeOf,At=Object.prototype.hasOwnProperty;var m=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},Et=(t,e)=>{for(var n in e)A(t,n,{get:e[n],enumerable:!0})},Dt=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Tt(e))!At.call(t,s)&&s!==n&&A(t,s,{get:()=>e[s],enumerable:!(o=Mt(e,s))||o.enumerable});return t};var i=(t,e,n)=>(n=t!=null?vt(jt(t)):{},Dt(e||!t||!t.__esModule?A(n,"default",{value:t,enumerable:!0}):n,t));var d=m((ne,L)=>{L.exports=core["view.js"]});var y=m((oe,B)=>{B.exports=core["page/table.js"]});var O=m((ae,P)=>{P.exports=core["words.js"]});var E=m((me,F)=>{F.exports=core["language.js"]});var Q=m((he,Z)=>{Z.exports=core["log/chapters.js"]});var D=m(($e,X)=>{X.exports=core["log/groups.js"]});var it=m((ye,lt)=>{lt.exports=core["page/refusal.js"]});var yt=m((ze,kt)=>{kt.exports=core["parts.js"]});var N={};Et(N,{Report:()=>Xt});var p=i(d(),1),T=i(y(),1);var x=i(d(),1);var H=i(d(),1);var U={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},se=Object.keys(U),_t={fill:"#75726b",ink:"#ffffff"};function k(t){let{fill:e,ink:n}=U[t]??_t;return{"--hue":e,"--hue-ink":n}}var G=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function b(t){return G[(t-1)%G.length]}var V=i(O(),1);function I({colour:t,large:e=!1}){return H.html`<span
class=${e?"swatch large":"swatch"}
style=${k(t)}
title=${t?(0,V.named)(t):"noch keine Farbe"}
aria-hidden="true"
></span>`}function J({columns:t,rows:e}){return e.length?x.html`
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
${e.map(({seat:n,name:o,colour:s,won:r,cells:a})=>x.html`
<tr key=${n} data-won=${r}>
<th scope="row">
<${I} colour=${s} /> ${o}
${r&&x.html`<span class="won">gewonnen</span>`}
</th>
${a.map(l=>x.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var W=i(O(),1);var Rt={clay_o_rama:Nt,clearing_house:Lt,generation_zero:Bt,metamorph:Ut,slargeball:Pt};function q(t){let{columns:e,cellsOf:n,colourOf:o}=(Rt[t.game]??Ct)(t.state),s=t.outcome?.winners??[],r=(t.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:o?.(a)??b(a.seat),won:s.includes(a.seat),cells:n(a)}));return{columns:e,rows:r.sort(zt)}}function zt(t,e){if(t.won!==e.won)return t.won?-1:1;let n=t.cells.findIndex((o,s)=>o!==e.cells[s]);return typeof t.cells[n]=="number"?e.cells[n]-t.cells[n]:0}function Ct(){return{columns:[],cellsOf:()=>[]}}function Nt(t){return{columns:["Trefferpunkte"],colourOf:({seat:e,colour:n})=>t.creatures.find(({player:o})=>o===e)?.colour||n||b(e),cellsOf:({seat:e})=>[Ht(t.creatures.filter(({player:n,alive:o})=>n===e&&o),"hit_points")]}}function Lt(){return{columns:["Herzen"],cellsOf:({hearts:t})=>[t]}}function Bt(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:t=>[t.sues_killed,t.agents_killed]}}var Gt={dead:"tot",left:"hat die Karte verlassen"};function Ut(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:t,mana:e,shape:n,gone:o})=>[o?0:t,e,o?Gt[o]??o:n]}}function Pt(t){return{columns:["Punkte","Mannschaft"],colourOf:({team:e})=>t.colours[e-1],cellsOf:({team:e})=>[t.score[e-1]??0,(0,W.spelled)(t.colours[e-1]??"")]}}function Ht(t,e){return t.reduce((n,o)=>n+o[e],0)}var $=i(E(),1),Vt=6e4;function K(t,e){let n=t.round??t.turn;return[typeof n=="number"&&n>0&&(t.round?(0,$.tn)("{count} Runde","{count} Runden",n):(0,$.tn)("{count} Zug","{count} Züge",n)),e.length>1&&It(e),(0,$.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(e.map(({command:o})=>o)).size)].filter(Boolean)}function It(t){let[e,n]=[t[0],t.at(-1)].map(r=>Date.parse(r?.at??"")),o=Math.max(1,Math.round((n-e)/Vt)),s=Math.floor(o/60);return s?`${(0,$.tn)("{count} Stunde","{count} Stunden",s)} ${(0,$.tn)("{count} Minute","{count} Minuten",o%60)}`:(0,$.tn)("{count} Minute","{count} Minuten",o)}var xt=i(Q(),1),j=i(D(),1),g=i(O(),1);var w=i(d(),1);function Y({deeds:t}){if(!t)return null;let{columns:e,rows:n,sentences:o}=t;return w.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(s=>w.html`<th scope="col">${s}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:s,name:r,cells:a})=>w.html`
<tr key=${s}>
<th scope="row">${r}</th>
${a.map(l=>w.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${o.map(s=>w.html`<li key=${s}>${s}</li>`)}
</ul>
</div>
`}var u=i(d(),1);var f=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function tt(t){return!!t?.lines.some(({points:e})=>e.length>1)}function _({lines:t,chapters:e,seq:n}){let o=t.flatMap(a=>a.points),s=o.map(([,a])=>a),r=Math.min(...o.map(([a])=>a));return{from:Math.min(r,e.find(({seq:a})=>a>=r)?.seq??r),to:Math.max(n,r+1),least:Math.min(0,...s),most:Math.max(1,...s)}}function et({from:t,to:e,least:n,most:o},s=f){let r=s.width-s.left-s.right,a=s.height-s.top-s.bottom;return{x:l=>s.left+r*(l-t)/(e-t),y:l=>s.top+a*(1-(l-n)/(o-n))}}function nt({points:t},e,n){let o=r=>Math.round(r*10)/10;return`${t.map(([r,a],l)=>{let[c,h]=[o(e.x(r)),o(e.y(a))];return l?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${o(e.x(n))}`}function ot({least:t,most:e},n=4){let o=e-t,s=10**Math.floor(Math.log10(Math.max(1,o/n))),r=[1,2,5,10].map(l=>l*s).find(l=>o/l<=n)??o,a=Math.ceil(t/r)*r;return Array.from({length:Math.floor((e-a)/r)+1},(l,c)=>a+c*r)}function R({chapters:t},{from:e,to:n}){return t.map(({title:s,seq:r},a)=>({title:s,from:r,to:(t[a+1]?.seq??n+1)-1})).filter(s=>s.to>=e)}function st(t){let e=R(t,_(t));return{columns:e.map(({title:n})=>n),rows:t.lines.map(({key:n,name:o,points:s})=>({key:n,name:o,cells:e.map(({to:r})=>s.findLast(([a])=>a<=r)?.[1]??null)}))}}function rt({counts:t,lines:e}){let n=e.map(({name:o,points:s})=>`${o} ${s.at(-1)?.[1]??0}`);return`${t} im Verlauf. Am Ende: ${n.join(", ")}.`}function z({game:t,state:e},{key:n,seat:o},s){return t==="clay_o_rama"?e.creatures.find(({id:a})=>String(a)===n)?.colour||s(o):t==="slargeball"?e.colours[Number(n)-1]:s(o)}var S=["","9 5","2 5","14 5 2 5","5 5"],Jt=100;function at({session:t,story:e}){return!e||!tt(e)?null:u.html`
<figure class="plot" data-testid="plot">
<figcaption>${e.counts} im Verlauf</figcaption>
<${Wt} session=${t} story=${e} />
<${qt} session=${t} story=${e} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${e.counts}, als Tabelle`}
>
<${Zt} story=${e} />
</div>
</details>
</figure>
`}function Wt({session:t,story:e}){return u.html`
<ul class="plot-legend">
${e.lines.map((n,o)=>u.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${k(z(t,n,b))}
stroke-dasharray=${S[o%S.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function qt({session:t,story:e}){let n=(0,u.useId)(),o=_(e),s=et(o);return u.html`
<svg
viewBox=${`0 0 ${f.width} ${f.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${rt(e)}</title>
<${Ft} levels=${ot(o)} scale=${s} />
<${Kt} spans=${R(e,o)} extent=${o} scale=${s} />
${e.lines.map((r,a)=>u.html`
<path
class="curve"
key=${r.key}
d=${nt(r,s,o.to)}
style=${k(z(t,r,b))}
stroke-dasharray=${S[a%S.length]}
/>
`)}
</svg>
`}function Ft({levels:t,scale:e}){return t.map(n=>u.html`
<g key=${n}>
<path class="level" d=${`M${f.left} ${e.y(n)}H${f.width-f.right}`} />
<text x=${f.left-6} y=${e.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Kt({spans:t,extent:e,scale:n}){let o=f.left;return t.map(({title:s,from:r})=>{let a=n.x(Math.max(r,e.from)),c=s.replace(/\D+/g,"")&&a>=o;return c&&(o=a+Jt),u.html`
<g key=${r}>
${r>e.from&&u.html`<path class="span" d=${`M${a} ${f.top}V${f.height-f.bottom}`} />`}
${c&&u.html`<text x=${a+2} y=${f.height-10}>${s}</text>`}
</g>
`})}function Zt({story:t}){let{columns:e,rows:n}=st(t);return u.html`
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
${n.map(({key:o,name:s,cells:r})=>u.html`
<tr key=${o}>
<th scope="row">${s}</th>
${r.map(a=>u.html`<td>${a??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var mt=i(d(),1),dt=i(y(),1),ht=i(it(),1),$t=i(D(),1);function ct({title:t,outcome:e},n,o){let s=n.map(({seq:r,at:a,told:l})=>`${a} #${r} ${l}${o.has(r)?"":" (zurückgenommen)"}`);return[t,...s,e?`Das Ende: ${e.why}.`:"",""].join(`
`)}function ut({id:t,game:e,title:n,state:o,outcome:s},r){let a=(o.players??[]).map(({seat:l,name:c})=>({seat:l,name:c}));return JSON.stringify({id:t,game:e,title:n,players:a,outcome:s,entries:r},null,2)}function ft({game:t},e,n){let o=e[0]?.at.slice(0,10);return[t,o].filter(Boolean).join("-").concat(".",n)}var pt="take-away";function gt({session:t}){let{deeds:e,state:n}=(0,dt.useTable)(),o=c=>ft(t,n.entries,c),s=()=>new Blob([ct(t,n.entries,(0,$t.standingOf)(n.entries))]),r=()=>new Blob([ut(t,n.entries)]),a=c=>async()=>{let h=await e.ask(pt,()=>e.api.file(t.id,c));h&&C(h,o(c))},l=t.role==="referee";return mt.html`
<div class="take-away" role="group" aria-label=${"Das Spiel mitnehmen"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>C(r(),o("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>C(s(),o("txt"))}>
Als Text speichern
</button>
<${ht.Refusal} spot=${pt} />
</div>
`}function C(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var v=i(d(),1),M=i(y(),1),Qt=400;function bt(t=!0){let{deeds:e}=(0,M.useTable)(),{id:n,seq:o}=(0,M.useSession)(),[s,r]=(0,v.useState)(null);return(0,v.useEffect)(()=>{if(!t)return;let a=!0,c=setTimeout(()=>e.api.story(n).then(h=>a&&r(h)).catch(()=>{}),s?Qt:0);return()=>{a=!1,clearTimeout(c)}},[t,n,o]),s}var wt=i(E(),1);function Xt(){let{state:t}=(0,T.useTable)(),e=(0,T.useSession)(),n=bt(),o=(0,j.standingOf)(t.entries),s=t.entries.filter(({seq:a})=>o.has(a)),{outcome:r}=e;return p.html`
<main class="report" data-testid="report">
<header>
<h1>${e.title}</h1>
${s.length>0&&p.html`<p>${(0,g.dayAndClock)(s[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Drucken
</button>
<a class="button" href="#/">Zurück zum Spiel</a>
<${gt} session=${e} />
</div>
</header>
<section class="scoreboard" aria-label=${"Spielstand"}>
<p class="why">${r?`${(0,g.sentence)(r.why)}.`:"Das Spiel geht weiter."}</p>
<${J} ...${q(e)} />
<p class="small-facts">${K(e.state,s).join(" · ")}</p>
<${Y} deeds=${n?.deeds} />
<${at} session=${e} story=${n} />
</section>
<${Yt} entries=${s} gone=${t.entries.length-s.length} />
</main>
`}function Yt({entries:t,gone:e}){return p.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,xt.chaptersOf)((0,j.groupsOf)(t)).map(({title:n,first:o,turns:s})=>p.html`
<h3 key=${o}>${n}</h3>
${s.map(({turn:r,groups:a})=>p.html`
${r&&p.html`<h4>${r}</h4>`}
<ol>
${a.map(l=>p.html`<${te} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${e>0&&p.html`<p class="hint">
${(0,wt.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",e)}
</p>`}
</section>
`}function te({group:t}){let[{proposal:e,comment:n}]=t.entries;return p.html`
<li value=${t.first}>
<span class="number">#${t.first}</span>
<span class="when">${(0,g.clock)(t.at)}</span>
<span>
${t.entries.map(({told:o})=>o).join(" ")}
${e&&!n&&p.html` <em class="mark">Von der Kamera gesehen.</em>`}
${n&&p.html` <em class="mark">${(0,g.sentence)(n)}.</em>`}
</span>
</li>
`}var Ot=i(yt()),St=document.createElement("style");St.textContent="";document.head.append(St);(0,Ot.arrived)("report",N);