var N=Object.create;var c=Object.defineProperty;var T=Object.getOwnPropertyDescriptor;var K=Object.getOwnPropertyNames;var R=Object.getPrototypeOf,q=Object.prototype.hasOwnProperty;var p=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},G=(e,t)=>{for(var n in t)c(e,n,{get:t[n],enumerable:!0})},O=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of K(t))!q.call(e,s)&&s!==n&&c(e,s,{get:()=>t[s],enumerable:!(r=T(t,s))||r.enumerable});return e};var i=(e,t,n)=>(n=e!=null?N(R(e)):{},O(t||!e||!e.__esModule?c(n,"default",{value:e,enumerable:!0}):n,e));var u=p((J,g)=>{g.exports=core["view.js"]});var w=p((M,$)=>{$.exports=core["page/table.js"]});var y=p((Q,x)=>{x.exports=core["games/awaited.js"]});var v=p((W,b)=>{b.exports=core["words.js"]});var z=p((X,S)=>{S.exports=core["language.js"]});var B=p((te,A)=>{A.exports=core["parts.js"]});var h={};G(h,{KeptGames:()=>U});var a=i(u(),1);var l=i(u(),1);function k(e){let[t,n]=(0,l.useState)({answer:null,refused:null});return(0,l.useEffect)(()=>{let r=!1;return e().then(s=>r||n({answer:s,refused:null})).catch(s=>r||n({answer:null,refused:s.detail})),()=>{r=!0}},[]),t}var m=i(w(),1);var j=i(y(),1),o=i(v(),1),C=i(z(),1);function E(e){if(e.set_aside)return{kind:"set aside",words:`Beiseitegelegt: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Vorbei: ${e.outcome.why}.`};let t=r=>e.players?.find(s=>s.seat===r)?.name??`Platz ${r}`,n=(0,j.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,o.sentence)(n):"Noch ist nichts geschehen."}}function f({players:e=[]}){return(0,o.listed)(e.map(({name:t})=>t))}function P({begun_at:e,last_at:t,seq:n}){if(!e)return"";let r=(0,o.dayAndClock)(e);if(!n||!t)return`Begonnen ${r}`;let s=(0,o.dayAndClock)(t),d=s.split(",")[0]===r.split(",")[0];return`${`Begonnen ${r}, zuletzt gespielt ${d?(0,o.clock)(t):s}`}; ${(0,C.tn)("{count} Eintrag","{count} Einträge",n)}`}function U(){let{code:e,deeds:t,state:n}=(0,m.useTable)(),{answer:r,refused:s}=k(()=>t.api.kept());return a.html`
<main class="kept" data-testid="kept-games" aria-busy=${!r&&!s}>
<header>
<h1>Spiele</h1>
<span>
<a
class="button quiet"
href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>Der Saal</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>Neues Spiel</button>
</span>
</header>
${s&&a.html`<p class="refusal" role="alert">${s}</p>`}
${r?.length===0&&a.html`<p class="hint">Noch keine Spiele.</p>`}
<ol>
${r?.map(d=>a.html`
<${V} key=${d.id} game=${d} shown=${d.id===n.session?.id} />
`)}
</ol>
</main>
`}function V({game:e,shown:t}){let{kind:n,words:r}=E(e);return a.html`
<li data-testid="kept-game" data-kind=${n}>
<h2>${e.title}</h2>
<p>${f(e)}</p>
<p class="stands">${r}</p>
<p class="hint">${P(e)}</p>
${n!=="set aside"&&a.html`<${Z} game=${e} shown=${t} />`}
</li>
`}function Z({game:e,shown:t}){let{deeds:n,code:r}=(0,m.useTable)();return t?a.html`<a class="button" href="#/">Zurück zu diesem Spiel</a>`:r&&!e.codes?.referee?a.html`<p class="hint">
Der Code der Spielleitung wurde zurückgezogen; öffne es am Rechner des Programms.
</p>`:a.html`
<button
aria-label=${`${e.title} öffnen: ${f(e)}`}
onClick=${()=>n.open(e.id,e.codes.referee)}
>
Öffnen
</button>
`}var D=i(B()),I=document.createElement("style");I.textContent='.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.kept>header>span{display:flex;gap:8px}.kept h1{flex:auto;font-size:1.6rem}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(I);(0,D.arrived)("kept",h);