var Ce=Object.create;var G=Object.defineProperty;var Re=Object.getOwnPropertyDescriptor;var Ge=Object.getOwnPropertyNames;var je=Object.getPrototypeOf,De=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},He=(e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},ze=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Ge(t))!De.call(e,r)&&r!==n&&G(e,r,{get:()=>t[r],enumerable:!(o=Re(t,r))||o.enumerable});return e};var i=(e,t,n)=>(n=e!=null?Ce(je(e)):{},ze(t||!e||!e.__esModule?G(n,"default",{value:e,enumerable:!0}):n,e));var p=d((ct,F)=>{F.exports=core["view.js"]});var w=d((ut,W)=>{W.exports=core["page/table.js"]});var S=d((pt,Z)=>{Z.exports=core["words.js"]});var D=d((Ot,te)=>{te.exports=core["language.js"]});var re=d((Mt,oe)=>{oe.exports=core["log/chapters.js"]});var H=d((At,se)=>{se.exports=core["log/groups.js"]});var pe=d((jt,me)=>{me.exports=core["page/refusal.js"]});var Te=d((Qt,Ae)=>{Ae.exports=core["parts.js"]});var P={};He(P,{OverTime:()=>Oe,Report:()=>st});var m=i(p(),1),C=i(w(),1);var y=i(p(),1);var q=i(p(),1);var V={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},ft=Object.keys(V),Ne={fill:"#75726b",ink:"#ffffff"};function x(e){let{fill:t,ink:n}=V[e]??Ne;return{"--hue":t,"--hue-ink":n}}var U=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function b(e){return U[(e-1)%U.length]}var I=i(S(),1);function J({colour:e,large:t=!1}){return q.html`<span
class=${t?"swatch large":"swatch"}
style=${x(e)}
title=${e?(0,I.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var j=i(p(),1);function O({columns:e}){return j.html`
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(t=>j.html`<th scope="col">${t}</th>`)}
</tr>
</thead>
`}function Q({columns:e,rows:t}){return t.length?y.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<${O} columns=${e} />
<tbody>
${t.map(({seat:n,name:o,colour:r,won:s,cells:a})=>y.html`
<tr key=${n} data-won=${s}>
<th scope="row">
<${J} colour=${r} /> ${o}${" "}
${s&&y.html`<span class="won">gewonnen</span>`}
</th>
${a.map(l=>y.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var _e={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function X(e){return _e[e]??e}var Y=i(S(),1);var Ke={clay_o_rama:Fe,clearing_house:We,generation_zero:Ue,metamorph:Ze,slargeball:qe};function ee(e){let{columns:t,cellsOf:n,colourOf:o}=(Ke[e.game]??Pe)(e.state),r=e.outcome?.winners??[],s=(e.state.players??[]).map(a=>({seat:a.seat,name:a.name,colour:o?.(a)??b(a.seat),won:r.includes(a.seat),cells:n(a)}));return{columns:t,rows:s.sort(Le)}}function Le(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((s,a)=>s!==t.cells[a]),[o,r]=[e.cells[n],t.cells[n]];return typeof o=="number"&&typeof r=="number"?r-o:0}function Pe(){return{columns:[],cellsOf:()=>[]}}function Fe(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:o})=>o===t)?.colour||n||b(t),cellsOf:({seat:t})=>{let n=e.creatures.filter(({player:r})=>r===t),o=n.filter(r=>r.alive);return[n.length?Ie(o,"hit_points"):"–"]}}}function We(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Ue(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Ve={dead:"tot",left:"hat die Karte verlassen"};function Ze(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:o})=>[o?0:e,t,o?Ve[o]??o:X(n)]}}function qe(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Y.spelled)(e.colours[t-1]??"")]}}function Ie(e,t){return e.reduce((n,o)=>n+o[t],0)}var $=i(D(),1),Je=6e4;function ne(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,$.tn)("{count} Runde","{count} Runden",n):(0,$.tn)("{count} Zug","{count} Züge",n)),t.length>1&&Qe(t),(0,$.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:o})=>o)).size)].filter(Boolean)}function Qe(e){let[t,n]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),o=Math.max(1,Math.round((n-t)/Je)),r=Math.floor(o/60);return r?`${(0,$.tn)("{count} Stunde","{count} Stunden",r)} ${(0,$.tn)("{count} Minute","{count} Minuten",o%60)}`:(0,$.tn)("{count} Minute","{count} Minuten",o)}var ve=i(re(),1),R=i(H(),1),g=i(S(),1);var k=i(p(),1);function ae({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:o}=e;return k.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<${O} columns=${t} />
<tbody>
${n.map(({seat:r,name:s,cells:a})=>k.html`
<tr key=${r}>
<th scope="row">${s}</th>
${a.map(l=>k.html`<td>${l}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${o.map(r=>k.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var u=i(p(),1);var f=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function v(e){return!!e?.lines.some(({points:t})=>t.length>1)}function z({lines:e,chapters:t,seq:n}){let o=e.flatMap(a=>a.points),r=o.map(([,a])=>a),s=Math.min(...o.map(([a])=>a));return{from:Math.min(s,t.find(({seq:a})=>a>=s)?.seq??s),to:Math.max(n,s+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function le({from:e,to:t,least:n,most:o},r=f){let s=r.width-r.left-r.right,a=r.height-r.top-r.bottom;return{x:l=>r.left+s*(l-e)/(t-e),y:l=>r.top+a*(1-(l-n)/(o-n))}}function ie({points:e},t,n){let o=s=>Math.round(s*10)/10;return`${e.map(([s,a],l)=>{let[c,h]=[o(t.x(s)),o(t.y(a))];return l?`H${c}V${h}`:`M${c} ${h}`}).join("")}H${o(t.x(n))}`}function ce({least:e,most:t},n=4){let o=t-e,r=10**Math.floor(Math.log10(Math.max(1,o/n))),s=[1,2,5,10].map(l=>l*r).find(l=>o/l<=n)??o,a=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-a)/s)+1},(l,c)=>a+c*s)}function N({chapters:e},{from:t,to:n}){return e.map(({title:r,seq:s},a)=>({title:r,from:s,to:(e[a+1]?.seq??n+1)-1})).filter(r=>r.to>=t)}function ue(e){let t=N(e,z(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,label:o,points:r})=>({key:n,name:o,cells:t.map(({to:s})=>r.findLast(([a])=>a<=s)?.[1]??null)}))}}function fe({counts:e,lines:t}){let n=t.map(({label:o,points:r})=>`${o} ${r.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function _({game:e,state:t},{key:n,seat:o},r){return e==="clay_o_rama"?t.creatures.find(({id:a})=>String(a)===n)?.colour||r(o):e==="slargeball"?t.colours[Number(n)-1]:r(o)}var M=["","9 5","2 5","14 5 2 5","5 5"],Xe=100;function A({session:e,story:t}){return!t||!v(t)?null:u.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${Ye} session=${e} story=${t} />
<${et} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${ot} story=${t} />
</div>
</details>
</figure>
`}function Ye({session:e,story:t}){return u.html`
<ul class="plot-legend">
${t.lines.map((n,o)=>u.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${x(_(e,n,b))}
stroke-dasharray=${M[o%M.length]}
/>
</svg>
${n.label} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function et({session:e,story:t}){let n=(0,u.useId)(),o=z(t),r=le(o);return u.html`
<svg
viewBox=${`0 0 ${f.width} ${f.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${fe(t)}</title>
<${tt} levels=${ce(o)} scale=${r} />
<${nt} spans=${N(t,o)} extent=${o} scale=${r} />
${t.lines.map((s,a)=>u.html`
<path
class="curve"
key=${s.key}
d=${ie(s,r,o.to)}
style=${x(_(e,s,b))}
stroke-dasharray=${M[a%M.length]}
/>
`)}
</svg>
`}function tt({levels:e,scale:t}){return e.map(n=>u.html`
<g key=${n}>
<path class="level" d=${`M${f.left} ${t.y(n)}H${f.width-f.right}`} />
<text x=${f.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function nt({spans:e,extent:t,scale:n}){let o=f.left;return e.map(({title:r,from:s})=>{let a=n.x(Math.max(s,t.from)),c=r.replace(/\D+/g,"")&&a>=o;return c&&(o=a+Xe),u.html`
<g key=${s}>
${s>t.from&&u.html`<path class="span" d=${`M${a} ${f.top}V${f.height-f.bottom}`} />`}
${c&&u.html`<text x=${a+2} y=${f.height-10}>${r}</text>`}
</g>
`})}function ot({story:e}){let{columns:t,rows:n}=ue(e);return u.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(o=>u.html`<th scope="col">${o}</th>`)}
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
`}var be=i(p(),1),we=i(w(),1),xe=i(pe(),1),ye=i(H(),1);function de({title:e,outcome:t},n,o){let r=n.map(({seq:s,at:a,told:l})=>`${a} #${s} ${l}${o.has(s)?"":" (zurückgenommen)"}`);return[e,...r,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function he({id:e,game:t,title:n,state:o,outcome:r},s){let a=(o.players??[]).map(({seat:l,name:c})=>({seat:l,name:c}));return JSON.stringify({id:e,game:t,title:n,players:a,outcome:r,entries:s},null,2)}function $e({game:e},t,n){let o=t[0]?.at.slice(0,10);return[e,o].filter(Boolean).join("-").concat(".",n)}var ge="take-away";function ke({session:e}){let{deeds:t,state:n}=(0,we.useTable)(),o=c=>$e(e,n.entries,c),r=()=>new Blob([de(e,n.entries,(0,ye.standingOf)(n.entries))]),s=()=>new Blob([he(e,n.entries)]),a=c=>async()=>{let h=await t.ask(ge,()=>t.api.file(e.id,c));h&&K(h,o(c))},l=e.role==="referee";return be.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${l?a("json"):()=>K(s(),o("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${a("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>K(r(),o("txt"))}>
Als Text speichern
</button>
<${xe.Refusal} spot=${ge} />
</div>
`}function K(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var T=i(p(),1),E=i(w(),1),rt=400;function B(e=!0){let{deeds:t}=(0,E.useTable)(),{id:n,seq:o}=(0,E.useSession)(),[r,s]=(0,T.useState)(null);return(0,T.useEffect)(()=>{if(!e)return;let a=!0,c=setTimeout(()=>t.api.story(n).then(h=>a&&s(h)).catch(()=>{}),r?rt:0);return()=>{a=!1,clearTimeout(c)}},[e,n,o]),r}var Me=i(D(),1);var L=i(p(),1),Se=i(w(),1);function Oe(){let e=(0,Se.useSession)(),t=B();return t?v(t)?L.html`<${A} session=${e} story=${t} />`:L.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}function st(){let{state:e}=(0,C.useTable)(),t=(0,C.useSession)(),n=B(),o=(0,R.standingOf)(e.entries),r=e.entries.filter(({seq:a})=>o.has(a)),{outcome:s}=t;return m.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${r.length>0&&m.html`<p>${(0,g.dayAndClock)(r[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Drucken
</button>
<a class="button" href="#/">Zurück zum Spiel</a>
<${ke} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Spielstand"}>
<p class="why">${s?`${(0,g.sentence)(s.why)}.`:"Das Spiel geht weiter."}</p>
<${Q} ...${ee(t)} />
<p class="small-facts">${ne(t.state,r).join(" · ")}</p>
<${ae} deeds=${n?.deeds} />
<${A} session=${t} story=${n} />
</section>
<${at} entries=${r} gone=${e.entries.length-r.length} />
</main>
`}function at({entries:e,gone:t}){return m.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,ve.chaptersOf)((0,R.groupsOf)(e)).map(({title:n,first:o,turns:r})=>m.html`
<h3 key=${o}>${n}</h3>
${r.map(({turn:s,groups:a})=>m.html`
${s&&m.html`<h4>${s}</h4>`}
<ol>
${a.map(l=>m.html`<${lt} key=${l.first} group=${l} />`)}
</ol>
`)}
`)}
${t>0&&m.html`<p class="hint">
${(0,Me.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",t)}
</p>`}
</section>
`}function lt({group:e}){let[{proposal:t,comment:n}]=e.entries;return m.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,g.clock)(e.at)}</span>
<span>
${e.entries.map(({told:o})=>o).join(" ")}
${t&&!n&&m.html` <em class="mark">Von der Kamera gesehen.</em>`}
${n&&m.html` <em class="mark">${(0,g.sentence)(n)}.</em>`}
</span>
</li>
`}var Ee=i(Te()),Be=document.createElement("style");Be.textContent="";document.head.append(Be);(0,Ee.arrived)("report",P);