var E=Object.create;var c=Object.defineProperty;var G=Object.getOwnPropertyDescriptor;var K=Object.getOwnPropertyNames;var P=Object.getPrototypeOf,q=Object.prototype.hasOwnProperty;var p=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(a){throw t=0,a}},D=(e,t)=>{for(var a in t)c(e,a,{get:t[a],enumerable:!0})},R=(e,t,a,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of K(t))!q.call(e,n)&&n!==a&&c(e,n,{get:()=>t[n],enumerable:!(s=G(t,n))||s.enumerable});return e};var i=(e,t,a)=>(a=e!=null?E(P(e)):{},R(t||!e||!e.__esModule?c(a,"default",{value:e,enumerable:!0}):a,e));var u=p((M,$)=>{$.exports=core["view.js"]});var g=p((V,k)=>{k.exports=core["page/table.js"]});var x=p((W,y)=>{y.exports=core["games/awaited.js"]});var v=p((X,b)=>{b.exports=core["words.js"]});var C=p((Y,j)=>{j.exports=core["language.js"]});var B=p((te,A)=>{A.exports=core["parts.js"]});var h={};D(h,{KeptGames:()=>U});var r=i(u(),1);var l=i(u(),1);function w(e){let[t,a]=(0,l.useState)({answer:null,refused:null});return(0,l.useEffect)(()=>{let s=!1;return e().then(n=>s||a({answer:n,refused:null})).catch(n=>s||a({answer:null,refused:n.detail})),()=>{s=!0}},[]),t}var m=i(g(),1);var I=i(x(),1),o=i(v(),1),O=i(C(),1);function S(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=s=>e.players?.find(n=>n.seat===s)?.name??`seat ${s}`,a=(0,I.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,o.sentence)(a):"Nothing has happened yet."}}function f({players:e=[]}){return(0,o.listed)(e.map(({name:t})=>t))}function T({begun_at:e,last_at:t,seq:a}){if(!e)return"";let s=(0,o.dayAndClock)(e);if(!a||!t)return`Begun ${s}`;let n=(0,o.dayAndClock)(t),d=n.split(",")[0]===s.split(",")[0];return`${`Begun ${s}, last played ${d?(0,o.clock)(t):n}`}; ${(0,O.tn)("{count} entry","{count} entries",a)}`}function U(){let{code:e,deeds:t,state:a}=(0,m.useTable)(),{answer:s,refused:n}=w(()=>t.api.kept());return r.html`
<main class="kept" data-testid="kept-games" aria-busy=${!s&&!n}>
<header>
<h1>Games</h1>
<span>
<a
class="button quiet"
href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>The hall</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>New game</button>
</span>
</header>
${n&&r.html`<p class="refusal" role="alert">${n}</p>`}
${s?.length===0&&r.html`<p class="hint">No games yet.</p>`}
<ol>
${s?.map(d=>r.html`
<${F} key=${d.id} game=${d} shown=${d.id===a.session?.id} />
`)}
</ol>
</main>
`}function F({game:e,shown:t}){let{kind:a,words:s}=S(e);return r.html`
<li data-testid="kept-game" data-kind=${a}>
<h2>${e.title}</h2>
<p>${f(e)}</p>
<p class="stands">${s}</p>
<p class="hint">${T(e)}</p>
${a!=="set aside"&&r.html`<${H} game=${e} shown=${t} />`}
</li>
`}function H({game:e,shown:t}){let{deeds:a,code:s}=(0,m.useTable)();return t?r.html`<a class="button" href="#/">Back to this game</a>`:s&&!e.codes?.referee?r.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:r.html`
<button
aria-label=${`Open ${e.title}: ${f(e)}`}
onClick=${()=>a.open(e.id,e.codes.referee)}
>
Open
</button>
`}var N=i(B()),z=document.createElement("style");z.textContent='.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.kept>header>span{display:flex;gap:8px}.kept h1{flex:auto;font-size:1.6rem}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(z);(0,N.arrived)("kept",h);