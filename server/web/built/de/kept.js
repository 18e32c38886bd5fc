var D=Object.create;var h=Object.defineProperty;var G=Object.getOwnPropertyDescriptor;var L=Object.getOwnPropertyNames;var N=Object.getPrototypeOf,R=Object.prototype.hasOwnProperty;var c=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},_=(e,t)=>{for(var r in t)h(e,r,{get:t[r],enumerable:!0})},K=(e,t,r,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let l of L(t))!R.call(e,l)&&l!==r&&h(e,l,{get:()=>t[l],enumerable:!(i=G(t,l))||i.enumerable});return e};var o=(e,t,r)=>(r=e!=null?D(N(e)):{},K(t||!e||!e.__esModule?h(r,"default",{value:e,enumerable:!0}):r,e));var p=c((J,g)=>{g.exports=core["view.js"]});var $=c((X,y)=>{y.exports=core["page/table.js"]});var v=c((Y,M)=>{M.exports=core["games/awaited.js"]});var z=c((ee,b)=>{b.exports=core["words.js"]});var P=c((te,S)=>{S.exports=core["language.js"]});var I=c((se,B)=>{B.exports=core["parts.js"]});var m={};_(m,{KeptGames:()=>q});var a=o(p(),1);var f=o(p(),1);function w(e){let[t,r]=(0,f.useState)({answer:null,refused:null});return(0,f.useEffect)(()=>{let i=!1;return e().then(l=>i||r({answer:l,refused:null})).catch(l=>i||r({answer:null,refused:l.detail})),()=>{i=!0}},[]),t}var d=o(p(),1),U={clay_o_rama:()=>d.html`
<rect width="64" height="64" fill="#f3dcc3" />
<path d="M6 51h52" stroke="#b98d5e" stroke-width="3" stroke-linecap="round" />
<path d="M22 21l-4-10 10 6zM38 21l5-10-10 6z" fill="#c9651b" />
<path
d="M14 51c-1-6 0-9 2-12-3-11 4-21 15-21s17 10 14 21c2 3 4 6 3 12h-8l-2-7H24l-2 7z"
fill="#ec7f2d"
/>
<circle cx="31" cy="30" r="6.5" fill="#fff" />
<circle cx="33" cy="30" r="3" fill="#1c1206" />
<path d="M38 24c2-5 5-8 10-10" stroke="#3c6fd1" stroke-width="2.4" stroke-dasharray="2 3.5" />
<circle cx="52" cy="13" r="5" fill="#3c6fd1" />
`,clearing_house:()=>d.html`
<rect width="64" height="64" fill="#d8d3c6" />
<path d="M8 8h48v48H8z" fill="#fffdf8" />
<path d="M40 8h16v16H40z" fill="#34332f" />
<path d="M8 24h48M8 40h48M24 8v48M40 8v48M8 8h48v48H8z" stroke="#8d8980" stroke-width="2" />
<path d="M44 12l8 8M52 12l-8 8" stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
<path d="M23 48h18" stroke="#c93a31" stroke-width="2.4" stroke-dasharray="3 3" />
<path d="M10 54c0-5 2-8 6-8s6 3 6 8z" fill="#c93a31" />
<circle cx="16" cy="44" r="3.6" fill="#c93a31" />
<path d="M42 54c0-5 2-8 6-8s6 3 6 8z" fill="#3c6fd1" />
<circle cx="48" cy="44" r="3.6" fill="#3c6fd1" />
<path d="M32 21c-9-6-4-11 0-7 4-4 9 1 0 7z" fill="#c93a31" />
`,metamorph:()=>d.html`
<rect width="64" height="64" fill="#dbe6d3" />
<path d="M32 4l13 7.5v15L32 34l-13-7.5v-15z" fill="#8fb573" />
<path d="M18 29l13 7.5v15L18 59 5 51.5v-15z" fill="#5d8f4e" />
<path d="M46 29l13 7.5v15L46 59l-13-7.5v-15z" fill="#d8c48a" />
<path d="M32 7l6 17H26z" fill="#8453bd" />
<path d="M23 25c4 2.5 14 2.5 18 0" stroke="#8453bd" stroke-width="3.4" stroke-linecap="round" />
<path d="M37 49c1-9 7-13 16-12-4 3-3 6-3 9-5-2-8-1-13 3z" fill="#c93a31" />
<path d="M11 44a7 7 0 1 1 3 6M14 54v-4h4" stroke="#fffdf8" stroke-width="2.4" />
`,generation_zero:()=>d.html`
<rect width="64" height="64" fill="#e2ddec" />
<rect
x="6"
y="7"
width="26"
height="25"
rx="3"
fill="#fffdf8"
stroke="#8453bd"
stroke-width="2"
/>
<rect
x="32"
y="32"
width="26"
height="25"
rx="3"
fill="#fffdf8"
stroke="#14655f"
stroke-width="2"
/>
<path d="M11 27l1-13 4 6 3-8 3 8 4-6 1 13z" fill="#e0ac18" />
<circle cx="43" cy="42" r="5.5" stroke="#14655f" stroke-width="3" />
<path d="M47 46l6 6" stroke="#14655f" stroke-width="3.4" stroke-linecap="round" />
<path d="M8 44h16M8 50h12" stroke="#8453bd" stroke-width="2.4" stroke-linecap="round" />
`,slargeball:()=>d.html`
<rect width="64" height="64" fill="#2f7d3b" />
<path d="M32 6v52M6 6h52v52H6z" stroke="#fff" stroke-width="2" opacity="0.75" />
<circle cx="32" cy="32" r="9" stroke="#fff" stroke-width="2" opacity="0.75" />
<path d="M38 24l8-7" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 3.5" />
<circle cx="34" cy="29" r="4.5" fill="#fffdf8" />
<circle cx="17" cy="21" r="6" fill="#ec7f2d" />
<circle cx="18" cy="45" r="6" fill="#ec7f2d" />
<circle cx="48" cy="14" r="6" fill="#3c6fd1" />
<circle cx="47" cy="42" r="6" fill="#3c6fd1" />
`};function x({game:e}){let t=U[e];return t?d.html`<svg class="game-picture" viewBox="0 0 64 64" fill="none" aria-hidden="true">
<${t} />
</svg>`:null}var k=o($(),1);var j=o(v(),1),s=o(z(),1),C=o(P(),1);function H(e){if(e.set_aside)return{kind:"set aside",words:`Beiseitegelegt: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Vorbei: ${e.outcome.why}.`};let t=i=>e.players?.find(l=>l.seat===i)?.name??`Platz ${i}`,r=(0,j.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,s.sentence)(r):"Noch ist nichts geschehen."}}function u({players:e=[]}){return(0,s.listed)(e.map(({name:t})=>t))}function E({begun_at:e,last_at:t,seq:r}){if(!e)return"";let i=(0,s.dayAndClock)(e);if(!r||!t)return`Begonnen ${i}`;let l=(0,s.dayAndClock)(t),n=l.split(",")[0]===i.split(",")[0];return`${`Begonnen ${i}, zuletzt gespielt ${n?(0,s.clock)(t):l}`}; ${(0,C.tn)("{count} Eintrag","{count} Einträge",r)}`}function q(){let{code:e,deeds:t,state:r}=(0,k.useTable)(),{answer:i,refused:l}=w(()=>t.api.kept());return a.html`
<main class="kept" data-testid="kept-games" aria-busy=${!i&&!l}>
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
${l&&a.html`<p class="refusal" role="alert">${l}</p>`}
${i?.length===0&&a.html`<p class="hint">Noch keine Spiele.</p>`}
<ol>
${i?.map(n=>a.html`
<${O} key=${n.id} game=${n} shown=${n.id===r.session?.id} />
`)}
</ol>
</main>
`}function O({game:e,shown:t}){let{kind:r,words:i}=H(e);return a.html`
<li data-testid="kept-game" data-kind=${r}>
<${x} game=${e.game} />
<h2>${e.title}</h2>
<p>${u(e)}</p>
<p class="stands">${i}</p>
<p class="hint">${E(e)}</p>
${r!=="set aside"&&a.html`<${V} game=${e} shown=${t} />`}
</li>
`}function V({game:e,shown:t}){let{deeds:r,code:i}=(0,k.useTable)();return t?a.html`<a class="button" href="#/">Zurück zu diesem Spiel</a>`:i&&!e.codes?.referee?a.html`<p class="hint">
Der Code der Spielleitung wurde zurückgezogen; öffne es am Rechner des Programms.
</p>`:a.html`
<button
aria-label=${`${e.title} öffnen: ${u(e)}`}
onClick=${()=>r.open(e.id,e.codes.referee)}
>
Öffnen
</button>
`}var T=o(I()),A=document.createElement("style");A.textContent='.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.kept>header>span{display:flex;gap:8px}.kept h1{flex:auto;font-size:1.6rem}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;grid-template-columns:auto minmax(0,1fr);align-content:start;justify-items:start;gap:6px 14px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept li>*{grid-column:1 / -1}.kept li>.game-picture{grid-column:1;grid-row:1 / span 2;width:52px;height:52px;border-radius:10px}.kept .game-picture~:is(h2,h2+p){grid-column:2}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(A);(0,T.arrived)("kept",m);