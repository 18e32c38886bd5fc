var Ee=Object.create;var G=Object.defineProperty;var Be=Object.getOwnPropertyDescriptor;var Re=Object.getOwnPropertyNames;var Ge=Object.getPrototypeOf,je=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ce=(e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},De=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Re(t))!je.call(e,o)&&o!==n&&G(e,o,{get:()=>t[o],enumerable:!(r=Be(t,o))||r.enumerable});return e};var i=(e,t,n)=>(n=e!=null?Ee(Ge(e)):{},De(t||!e||!e.__esModule?G(n,"default",{value:e,enumerable:!0}):n,e));var m=d((lt,L)=>{L.exports=core["view.js"]});var y=d((it,P)=>{P.exports=core["page/table.js"]});var S=d((ft,U)=>{U.exports=core["words.js"]});var j=d((xt,Y)=>{Y.exports=core["language.js"]});var ne=d((kt,te)=>{te.exports=core["log/chapters.js"]});var C=d((St,re)=>{re.exports=core["log/groups.js"]});var fe=d((Et,ue)=>{ue.exports=core["page/refusal.js"]});var Me=d((Vt,ve)=>{ve.exports=core["parts.js"]});var K={};Ce(K,{OverTime:()=>ke,Report:()=>rt});var p=i(m(),1),B=i(y(),1);var w=i(m(),1);var V=i(m(),1);var W={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},ct=Object.keys(W),He={fill:"#75726b",ink:"#ffffff"};function k(e){let{fill:t,ink:n}=W[e]??He;return{"--hue":t,"--hue-ink":n}}var F=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function b(e){return F[(e-1)%F.length]}var Z=i(S(),1);function q({colour:e,large:t=!1}){return V.html`<span
class=${t?"swatch large":"swatch"}
style=${k(e)}
title=${e?(0,Z.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}function I({columns:e,rows:t}){return t.length?w.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(n=>w.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:r,colour:o,won:s,cells:a})=>w.html`
<tr key=${n} data-won=${s}>
<th scope="row">
<${q} colour=${o} /> ${r}${" "}
${s&&w.html`<span class="won">gewonnen</span>`}
</th>
${a.map(l=>w.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var ze={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function J(e){return ze[e]??e}var Q=i(S(),1);var Ne={clay_o_rama:Le,clearing_house:Pe,generation_zero:Fe,metamorph:Ue,slargeball:Ve};function X(e){let{columns:t,cellsOf:n,colourOf:r}=(Ne[e.game]??Ke)(e.state),o=e.outcome?.winners??[],s=(e.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:r?.(a)??b(a.seat),won:o.includes(a.seat),cells:n(a)}));return{columns:t,rows:s.sort(_e)}}function _e(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((s,a)=>s!==t.cells[a]),[r,o]=[e.cells[n],t.cells[n]];return typeof r=="number"&&typeof o=="number"?o-r:0}function Ke(){return{columns:[],cellsOf:()=>[]}}function Le(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||b(t),cellsOf:({seat:t})=>{let n=e.creatures.filter(({player:o})=>o===t),r=n.filter(o=>o.alive);return[n.length?Ze(r,"hit_points"):"–"]}}}function Pe(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Fe(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var We={dead:"tot",left:"hat die Karte verlassen"};function Ue(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?We[r]??r:J(n)]}}function Ve(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Q.spelled)(e.colours[t-1]??"")]}}function Ze(e,t){return e.reduce((n,r)=>n+r[t],0)}var $=i(j(),1),qe=6e4;function ee(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,$.tn)("{count} Runde","{count} Runden",n):(0,$.tn)("{count} Zug","{count} Züge",n)),t.length>1&&Ie(t),(0,$.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Ie(e){let[t,n]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),r=Math.max(1,Math.round((n-t)/qe)),o=Math.floor(r/60);return o?`${(0,$.tn)("{count} Stunde","{count} Stunden",o)} ${(0,$.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,$.tn)("{count} Minute","{count} Minuten",r)}var Se=i(ne(),1),R=i(C(),1),g=i(S(),1);var x=i(m(),1);function oe({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return x.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${t.map(o=>x.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:o,name:s,cells:a})=>x.html`
<tr key=${o}>
<th scope="row">${s}</th>
${a.map(l=>x.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(o=>x.html`<li key=${o}>${o}</li>`)}
</ul>
</div>
`}var u=i(m(),1);var f=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function O(e){return!!e?.lines.some(({points:t})=>t.length>1)}function D({lines:e,chapters:t,seq:n}){let r=e.flatMap(a=>a.points),o=r.map(([,a])=>a),s=Math.min(...r.map(([a])=>a));return{from:Math.min(s,t.find(({seq:a})=>a>=s)?.seq??s),to:Math.max(n,s+1),least:Math.min(0,...o),most:Math.max(1,...o)}}function se({from:e,to:t,least:n,most:r},o=f){let s=o.width-o.left-o.right,a=o.height-o.top-o.bottom;return{x:l=>o.left+s*(l-e)/(t-e),y:l=>o.top+a*(1-(l-n)/(r-n))}}function ae({points:e},t,n){let r=s=>Math.round(s*10)/10;return`${e.map(([s,a],l)=>{let[c,h]=[r(t.x(s)),r(t.y(a))];return l?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${r(t.x(n))}`}function le({least:e,most:t},n=4){let r=t-e,o=10**Math.floor(Math.log10(Math.max(1,r/n))),s=[1,2,5,10].map(l=>l*o).find(l=>r/l<=n)??r,a=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-a)/s)+1},(l,c)=>a+c*s)}function H({chapters:e},{from:t,to:n}){return e.map(({title:o,seq:s},a)=>({title:o,from:s,to:(e[a+1]?.seq??n+1)-1})).filter(o=>o.to>=t)}function ie(e){let t=H(e,D(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,label:r,points:o})=>({key:n,name:r,cells:t.map(({to:s})=>o.findLast(([a])=>a<=s)?.[1]??null)}))}}function ce({counts:e,lines:t}){let n=t.map(({label:r,points:o})=>`${r} ${o.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function z({game:e,state:t},{key:n,seat:r},o){return e==="clay_o_rama"?t.creatures.find(({id:a})=>String(a)===n)?.colour||o(r):e==="slargeball"?t.colours[Number(n)-1]:o(r)}var v=["","9 5","2 5","14 5 2 5","5 5"],Je=100;function M({session:e,story:t}){return!t||!O(t)?null:u.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${Qe} session=${e} story=${t} />
<${Xe} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${tt} story=${t} />
</div>
</details>
</figure>
`}function Qe({session:e,story:t}){return u.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>u.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${k(z(e,n,b))}
stroke-dasharray=${v[r%v.length]}
/>
</svg>
${n.label} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Xe({session:e,story:t}){let n=(0,u.useId)(),r=D(t),o=se(r);return u.html`
<svg
viewBox=${`0 0 ${f.width} ${f.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${ce(t)}</title>
<${Ye} levels=${le(r)} scale=${o} />
<${et} spans=${H(t,r)} extent=${r} scale=${o} />
${t.lines.map((s,a)=>u.html`
<path
class="curve"
key=${s.key}
d=${ae(s,o,r.to)}
style=${k(z(e,s,b))}
stroke-dasharray=${v[a%v.length]}
/>
`)}
</svg>
`}function Ye({levels:e,scale:t}){return e.map(n=>u.html`
<g key=${n}>
<path class="level" d=${`M${f.left} ${t.y(n)}H${f.width-f.right}`} />
<text x=${f.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function et({spans:e,extent:t,scale:n}){let r=f.left;return e.map(({title:o,from:s})=>{let a=n.x(Math.max(s,t.from)),c=o.replace(/\D+/g,"")&&a>=r;return c&&(r=a+Je),u.html`
<g key=${s}>
${s>t.from&&u.html`<path class="span" d=${`M${a} ${f.top}V${f.height-f.bottom}`} />`}
${c&&u.html`<text x=${a+2} y=${f.height-10}>${o}</text>`}
</g>
`})}function tt({story:e}){let{columns:t,rows:n}=ie(e);return u.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(r=>u.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:r,name:o,cells:s})=>u.html`
<tr key=${r}>
<th scope="row">${o}</th>
${s.map(a=>u.html`<td>${a??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var $e=i(m(),1),ge=i(y(),1),be=i(fe(),1),we=i(C(),1);function pe({title:e,outcome:t},n,r){let o=n.map(({seq:s,at:a,told:l})=>`${a} #${s} ${l}${r.has(s)?"":" (zurückgenommen)"}`);return[e,...o,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function me({id:e,game:t,title:n,state:r,outcome:o},s){let a=(r.players??[]).map(({seat:l,name:c})=>({seat:l,name:c}));return JSON.stringify({id:e,game:t,title:n,players:a,outcome:o,entries:s},null,2)}function de({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var he="take-away";function xe({session:e}){let{deeds:t,state:n}=(0,ge.useTable)(),r=c=>de(e,n.entries,c),o=()=>new Blob([pe(e,n.entries,(0,we.standingOf)(n.entries))]),s=()=>new Blob([me(e,n.entries)]),a=c=>async()=>{let h=await t.ask(he,()=>t.api.file(e.id,c));h&&N(h,r(c))},l=e.role==="referee";return $e.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>N(s(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>N(o(),r("txt"))}>
Als Text speichern
</button>
<${be.Refusal} spot=${he} />
</div>
`}function N(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var A=i(m(),1),T=i(y(),1),nt=400;function E(e=!0){let{deeds:t}=(0,T.useTable)(),{id:n,seq:r}=(0,T.useSession)(),[o,s]=(0,A.useState)(null);return(0,A.useEffect)(()=>{if(!e)return;let a=!0,c=setTimeout(()=>t.api.story(n).then(h=>a&&s(h)).catch(()=>{}),o?nt:0);return()=>{a=!1,clearTimeout(c)}},[e,n,r]),o}var Oe=i(j(),1);var _=i(m(),1),ye=i(y(),1);function ke(){let e=(0,ye.useSession)(),t=E();return t?O(t)?_.html`<${M} session=${e} story=${t} />`:_.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}function rt(){let{state:e}=(0,B.useTable)(),t=(0,B.useSession)(),n=E(),r=(0,R.standingOf)(e.entries),o=e.entries.filter(({seq:a})=>r.has(a)),{outcome:s}=t;return p.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${o.length>0&&p.html`<p>${(0,g.dayAndClock)(o[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Drucken
</button>
<a class="button" href="#/">Zurück zum Spiel</a>
<${xe} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Spielstand"}>
<p class="why">${s?`${(0,g.sentence)(s.why)}.`:"Das Spiel geht weiter."}</p>
<${I} ...${X(t)} />
<p class="small-facts">${ee(t.state,o).join(" · ")}</p>
<${oe} deeds=${n?.deeds} />
<${M} session=${t} story=${n} />
</section>
<${ot} entries=${o} gone=${e.entries.length-o.length} />
</main>
`}function ot({entries:e,gone:t}){return p.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,Se.chaptersOf)((0,R.groupsOf)(e)).map(({title:n,first:r,turns:o})=>p.html`
<h3 key=${r}>${n}</h3>
${o.map(({turn:s,groups:a})=>p.html`
${s&&p.html`<h4>${s}</h4>`}
<ol>
${a.map(l=>p.html`<${st} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${t>0&&p.html`<p class="hint">
${(0,Oe.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",t)}
</p>`}
</section>
`}function st({group:e}){let[{proposal:t,comment:n}]=e.entries;return p.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,g.clock)(e.at)}</span>
<span>
${e.entries.map(({told:r})=>r).join(" ")}
${t&&!n&&p.html` <em class="mark">Von der Kamera gesehen.</em>`}
${n&&p.html` <em class="mark">${(0,g.sentence)(n)}.</em>`}
</span>
</li>
`}var Ae=i(Me()),Te=document.createElement("style");Te.textContent="";document.head.append(Te);(0,Ae.arrived)("report",K);