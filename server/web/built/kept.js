var E=Object.create;var c=Object.defineProperty;var G=Object.getOwnPropertyDescriptor;var K=Object.getOwnPropertyNames;var P=Object.getPrototypeOf,q=Object.prototype.hasOwnProperty;var p=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}},D=(e,t)=>{for(var s in t)c(e,s,{get:t[s],enumerable:!0})},R=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of K(t))!q.call(e,a)&&a!==s&&c(e,a,{get:()=>t[a],enumerable:!(r=G(t,a))||r.enumerable});return e};var i=(e,t,s)=>(s=e!=null?E(P(e)):{},R(t||!e||!e.__esModule?c(s,"default",{value:e,enumerable:!0}):s,e));var u=p((M,$)=>{$.exports=core["view.js"]});var g=p((V,k)=>{k.exports=core["page/table.js"]});var x=p((W,y)=>{y.exports=core["games/awaited.js"]});var v=p((X,b)=>{b.exports=core["words.js"]});var C=p((Y,j)=>{j.exports=core["language.js"]});var B=p((te,A)=>{A.exports=core["parts.js"]});var h={};D(h,{KeptGames:()=>U});var n=i(u(),1);var l=i(u(),1);function w(e){let[t,s]=(0,l.useState)({answer:null,refused:null});return(0,l.useEffect)(()=>{let r=!1;return e().then(a=>r||s({answer:a,refused:null})).catch(a=>r||s({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var m=i(g(),1);var I=i(x(),1),o=i(v(),1),O=i(C(),1);function S(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=r=>e.players?.find(a=>a.seat===r)?.name??`seat ${r}`,s=(0,I.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,o.sentence)(s):"Nothing has happened yet."}}function f({players:e=[]}){return(0,o.listed)(e.map(({name:t})=>t))}function T({begun_at:e,last_at:t,seq:s}){if(!e)return"";let r=(0,o.dayAndClock)(e);if(!s||!t)return`Begun ${r}`;let a=(0,o.dayAndClock)(t),d=a.split(",")[0]===r.split(",")[0];return`${`Begun ${r}, last played ${d?(0,o.clock)(t):a}`}; ${(0,O.tn)("{count} entry","{count} entries",s)}`}function U(){let{code:e,deeds:t,state:s}=(0,m.useTable)(),{answer:r,refused:a}=w(()=>t.api.kept());return n.html`
<main class="kept" data-testid="kept-games" aria-busy=${!r&&!a}>
<header>
<h1>Games</h1>
<a class="button quiet" href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>The hall</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>New game</button>
</header>
${a&&n.html`<p class="refusal" role="alert">${a}</p>`}
${r?.length===0&&n.html`<p class="hint">No games yet.</p>`}
<ol>
${r?.map(d=>n.html`
<${F} key=${d.id} game=${d} shown=${d.id===s.session?.id} />
`)}
</ol>
</main>
`}function F({game:e,shown:t}){let{kind:s,words:r}=S(e);return n.html`
<li data-testid="kept-game" data-kind=${s}>
<h2>${e.title}</h2>
<p>${f(e)}</p>
<p class="stands">${r}</p>
<p class="hint">${T(e)}</p>
${s!=="set aside"&&n.html`<${H} game=${e} shown=${t} />`}
</li>
`}function H({game:e,shown:t}){let{deeds:s,code:r}=(0,m.useTable)();return t?n.html`<a class="button" href="#/">Back to this game</a>`:r&&!e.codes?.referee?n.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:n.html`
<button
aria-label=${`Open ${e.title}: ${f(e)}`}
onClick=${()=>s.open(e.id,e.codes.referee)}
>
Open
</button>
`}var N=i(B()),z=document.createElement("style");z.textContent='.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.kept h1{flex:auto;font-size:1.6rem}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(z);(0,N.arrived)("kept",h);