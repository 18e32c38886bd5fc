var Re=Object.create;var G=Object.defineProperty;var De=Object.getOwnPropertyDescriptor;var He=Object.getOwnPropertyNames;var ze=Object.getPrototypeOf,Ne=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},_e=(e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},Ke=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of He(t))!Ne.call(e,o)&&o!==n&&G(e,o,{get:()=>t[o],enumerable:!(r=De(t,o))||r.enumerable});return e};var i=(e,t,n)=>(n=e!=null?Re(ze(e)):{},Ke(t||!e||!e.__esModule?G(n,"default",{value:e,enumerable:!0}):n,e));var m=d((mt,W)=>{W.exports=core["view.js"]});var U=d((dt,F)=>{F.exports=core["address.js"]});var x=d((ht,V)=>{V.exports=core["page/table.js"]});var O=d((bt,I)=>{I.exports=core["words.js"]});var D=d((Et,re)=>{re.exports=core["language.js"]});var ae=d((jt,se)=>{se.exports=core["log/chapters.js"]});var H=d((Bt,le)=>{le.exports=core["log/groups.js"]});var he=d((_t,de)=>{de.exports=core["page/refusal.js"]});var je=d((nn,Ce)=>{Ce.exports=core["parts.js"]});var P={};_e(P,{OverTime:()=>Me,Report:()=>it});var f=i(m(),1),Ae=i(U(),1),w=i(x(),1);var k=i(m(),1);var J=i(m(),1);var q={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},$t=Object.keys(q),Le={fill:"#75726b",ink:"#ffffff"};function y(e){let{fill:t,ink:n}=q[e]??Le;return{"--hue":t,"--hue-ink":n}}var Z=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function b(e){return Z[(e-1)%Z.length]}var Q=i(O(),1);function X({colour:e,large:t=!1}){return J.html`<span
class=${t?"swatch large":"swatch"}
style=${y(e)}
title=${e?(0,Q.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var R=i(m(),1);function v({columns:e}){return R.html`
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(t=>R.html`<th scope="col">${t}</th>`)}
</tr>
</thead>
`}function Y({columns:e,rows:t}){return t.length?k.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<${v} columns=${e} />
<tbody>
${t.map(({seat:n,name:r,colour:o,won:s,cells:a})=>k.html`
<tr key=${n} data-won=${s}>
<th scope="row">
<${X} colour=${o} /> ${r}${" "}
${s&&k.html`<span class="won">gewonnen</span>`}
</th>
${a.map(l=>k.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var Pe={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function ee(e){return Pe[e]??e}var te=i(O(),1);var We={clay_o_rama:Ve,clearing_house:Ze,generation_zero:qe,metamorph:Je,slargeball:Qe};function ne(e){let{columns:t,cellsOf:n,colourOf:r}=(We[e.game]??Ue)(e.state),o=e.outcome?.winners??[],s=(e.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:r?.(a)??b(a.seat),won:o.includes(a.seat),cells:n(a)}));return{columns:t,rows:s.sort(Fe)}}function Fe(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((s,a)=>s!==t.cells[a]),[r,o]=[e.cells[n],t.cells[n]];return typeof r=="number"&&typeof o=="number"?o-r:0}function Ue(){return{columns:[],cellsOf:()=>[]}}function Ve(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||b(t),cellsOf:({seat:t})=>{let n=e.creatures.filter(({player:o})=>o===t),r=n.filter(o=>o.alive);return[n.length?Xe(r,"hit_points"):"–"]}}}function Ze(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function qe(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Ie={dead:"tot",left:"hat die Karte verlassen"};function Je(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?Ie[r]??r:ee(n)]}}function Qe(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,te.spelled)(e.colours[t-1]??"")]}}function Xe(e,t){return e.reduce((n,r)=>n+r[t],0)}var $=i(D(),1),Ye=6e4;function oe(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,$.tn)("{count} Runde","{count} Runden",n):(0,$.tn)("{count} Zug","{count} Züge",n)),t.length>1&&et(t),(0,$.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function et(e){let[t,n]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),r=Math.max(1,Math.round((n-t)/Ye)),o=Math.floor(r/60);return o?`${(0,$.tn)("{count} Stunde","{count} Stunden",o)} ${(0,$.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,$.tn)("{count} Minute","{count} Minuten",r)}var Te=i(ae(),1),B=i(H(),1),g=i(O(),1);var S=i(m(),1);function ie({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return S.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<${v} columns=${t} />
<tbody>
${n.map(({seat:o,name:s,cells:a})=>S.html`
<tr key=${o}>
<th scope="row">${s}</th>
${a.map(l=>S.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(o=>S.html`<li key=${o}>${o}</li>`)}
</ul>
</div>
`}var u=i(m(),1);var p=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function M(e){return!!e?.lines.some(({points:t})=>t.length>1)}function z({lines:e,chapters:t,seq:n}){let r=e.flatMap(a=>a.points),o=r.map(([,a])=>a),s=Math.min(...r.map(([a])=>a));return{from:Math.min(s,t.find(({seq:a})=>a>=s)?.seq??s),to:Math.max(n,s+1),least:Math.min(0,...o),most:Math.max(1,...o)}}function ce({from:e,to:t,least:n,most:r},o=p){let s=o.width-o.left-o.right,a=o.height-o.top-o.bottom;return{x:l=>o.left+s*(l-e)/(t-e),y:l=>o.top+a*(1-(l-n)/(r-n))}}function ue({points:e},t,n){let r=s=>Math.round(s*10)/10;return`${e.map(([s,a],l)=>{let[c,h]=[r(t.x(s)),r(t.y(a))];return l?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${r(t.x(n))}`}function fe({least:e,most:t},n=4){let r=t-e,o=10**Math.floor(Math.log10(Math.max(1,r/n))),s=[1,2,5,10].map(l=>l*o).find(l=>r/l<=n)??r,a=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-a)/s)+1},(l,c)=>a+c*s)}function N({chapters:e},{from:t,to:n}){return e.map(({title:o,seq:s},a)=>({title:o,from:s,to:(e[a+1]?.seq??n+1)-1})).filter(o=>o.to>=t)}function pe(e){let t=N(e,z(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,label:r,points:o})=>({key:n,name:r,cells:t.map(({to:s})=>o.findLast(([a])=>a<=s)?.[1]??null)}))}}function me({counts:e,lines:t}){let n=t.map(({label:r,points:o})=>`${r} ${o.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function _({game:e,state:t},{key:n,seat:r},o){return e==="clay_o_rama"?t.creatures.find(({id:a})=>String(a)===n)?.colour||o(r):e==="slargeball"?t.colours[Number(n)-1]:o(r)}var A=["","9 5","2 5","14 5 2 5","5 5"],tt=100;function T({session:e,story:t}){return!t||!M(t)?null:u.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${nt} session=${e} story=${t} />
<${rt} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${at} story=${t} />
</div>
</details>
</figure>
`}function nt({session:e,story:t}){return u.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>u.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${y(_(e,n,b))}
stroke-dasharray=${A[r%A.length]}
/>
</svg>
${n.label} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function rt({session:e,story:t}){let n=(0,u.useId)(),r=z(t),o=ce(r);return u.html`
<svg
viewBox=${`0 0 ${p.width} ${p.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${me(t)}</title>
<${ot} levels=${fe(r)} scale=${o} />
<${st} spans=${N(t,r)} extent=${r} scale=${o} />
${t.lines.map((s,a)=>u.html`
<path
class="curve"
key=${s.key}
d=${ue(s,o,r.to)}
style=${y(_(e,s,b))}
stroke-dasharray=${A[a%A.length]}
/>
`)}
</svg>
`}function ot({levels:e,scale:t}){return e.map(n=>u.html`
<g key=${n}>
<path class="level" d=${`M${p.left} ${t.y(n)}H${p.width-p.right}`} />
<text x=${p.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function st({spans:e,extent:t,scale:n}){let r=p.left;return e.map(({title:o,from:s})=>{let a=n.x(Math.max(s,t.from)),c=o.replace(/\D+/g,"")&&a>=r;return c&&(r=a+tt),u.html`
<g key=${s}>
${s>t.from&&u.html`<path class="span" d=${`M${a} ${p.top}V${p.height-p.bottom}`} />`}
${c&&u.html`<text x=${a+2} y=${p.height-10}>${o}</text>`}
</g>
`})}function at({story:e}){let{columns:t,rows:n}=pe(e);return u.html`
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
`}var xe=i(m(),1),ye=i(x(),1),ke=i(he(),1),Se=i(H(),1);function $e({title:e,outcome:t},n,r){let o=n.map(({seq:s,at:a,told:l})=>`${a} #${s} ${l}${r.has(s)?"":" (zurückgenommen)"}`);return[e,...o,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function ge({id:e,game:t,title:n,state:r,outcome:o},s){let a=(r.players??[]).map(({seat:l,name:c})=>({seat:l,name:c}));return JSON.stringify({id:e,game:t,title:n,players:a,outcome:o,entries:s},null,2)}function be({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var we="take-away";function Oe({session:e}){let{deeds:t,state:n}=(0,ye.useTable)(),r=c=>be(e,n.entries,c),o=()=>new Blob([$e(e,n.entries,(0,Se.standingOf)(n.entries))]),s=()=>new Blob([ge(e,n.entries)]),a=c=>async()=>{let h=await t.ask(we,()=>t.api.file(e.id,c));h&&K(h,r(c))},l=e.role==="referee";return xe.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>K(s(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>K(o(),r("txt"))}>
Als Text speichern
</button>
<${ke.Refusal} spot=${we} />
</div>
`}function K(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var E=i(m(),1),C=i(x(),1),lt=400;function j(e=!0){let{deeds:t}=(0,C.useTable)(),{id:n,seq:r}=(0,C.useSession)(),[o,s]=(0,E.useState)(null);return(0,E.useEffect)(()=>{if(!e)return;let a=!0,c=setTimeout(()=>t.api.story(n).then(h=>a&&s(h)).catch(()=>{}),o?lt:0);return()=>{a=!1,clearTimeout(c)}},[e,n,r]),o}var Ee=i(D(),1);var L=i(m(),1),ve=i(x(),1);function Me(){let e=(0,ve.useSession)(),t=j();return t?M(t)?L.html`<${T} session=${e} story=${t} />`:L.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}function it(){let{state:e}=(0,w.useTable)(),t=(0,w.useSession)(),n=j(),r=(0,B.standingOf)(e.entries),o=e.entries.filter(({seq:a})=>r.has(a)),{outcome:s}=t;return f.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${o.length>0&&f.html`<p>${(0,g.dayAndClock)(o[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Drucken
</button>
<a class="button" href="#/">Zurück zum Spiel</a>
<${Oe} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Spielstand"}>
<p class="why">${s?`${(0,g.sentence)(s.why)}.`:"Das Spiel geht weiter."}</p>
<${Y} ...${ne(t)} />
<p class="small-facts">${oe(t.state,o).join(" · ")}</p>
<${ie} deeds=${n?.deeds} />
<${T} session=${t} story=${n} />
</section>
<${ct} entries=${o} gone=${e.entries.length-o.length} />
</main>
`}function ct({entries:e,gone:t}){return f.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,Te.chaptersOf)((0,B.groupsOf)(e)).map(({title:n,first:r,turns:o})=>f.html`
<h3 key=${r}>${n}</h3>
${o.map(({turn:s,groups:a})=>f.html`
${s&&f.html`<h4>${s}</h4>`}
<ol>
${a.map(l=>f.html`<${ut} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${t>0&&f.html`<p class="hint">
${(0,Ee.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",t)}
</p>`}
</section>
`}function ut({group:e}){let[{proposal:t,comment:n,clip:r}]=e.entries;return f.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,g.clock)(e.at)}</span>
<span>
${e.entries.map(({told:o})=>o).join(" ")}
${t&&!n&&f.html` <em class="mark">Von der Kamera gesehen.</em>`}
${n&&f.html` <em class="mark">${(0,g.sentence)(n)}.</em>`}
${r&&f.html`<${ft} seq=${e.first} />`}
</span>
</li>
`}function ft({seq:e}){let{code:t}=(0,w.useTable)(),{id:n}=(0,w.useSession)(),[r,o]=(0,f.useState)(!1);return r?null:f.html`<img
class="seen"
src=${(0,Ae.withCode)(`/api/sessions/${n}/clips/${e}/picture.jpg`,t)}
alt=${"Was die Kamera sah"}
width="960"
height="540"
onError=${()=>o(!0)}
/>`}var Be=i(je()),Ge=document.createElement("style");Ge.textContent="";document.head.append(Ge);(0,Be.arrived)("report",P);