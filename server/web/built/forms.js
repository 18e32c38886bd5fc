var ft=Object.create;var E=Object.defineProperty;var mt=Object.getOwnPropertyDescriptor;var $t=Object.getOwnPropertyNames;var ht=Object.getPrototypeOf,bt=Object.prototype.hasOwnProperty;var b=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},gt=(t,e)=>{for(var n in e)E(t,n,{get:e[n],enumerable:!0})},yt=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of $t(e))!bt.call(t,s)&&s!==n&&E(t,s,{get:()=>e[s],enumerable:!(o=mt(e,s))||o.enumerable});return t};var p=(t,e,n)=>(n=t!=null?ft(ht(t)):{},yt(e||!t||!t.__esModule?E(n,"default",{value:t,enumerable:!0}):n,t));var j=b((Lt,P)=>{P.exports=core["view.js"]});var S=b((Nt,V)=>{V.exports=core["page/table.js"]});var x=b((qt,W)=>{W.exports=core["page/into_view.js"]});var L=b((Dt,J)=>{J.exports=core["page/refusal.js"]});var v=b((It,R)=>{R.exports=core["words.js"]});var q=b((Vt,K)=>{K.exports=core["language.js"]});var pt=b((zt,lt)=>{lt.exports=core["parts.js"]});var D={};gt(D,{CommandForm:()=>O,Correcting:()=>ct});var u=p(j(),1),_=p(S(),1),B=p(x(),1),G=p(L(),1),C=p(v(),1);function O({examples:t,names:e={},label:n,spot:o,send:s}){let{state:r,deeds:i}=(0,_.useTable)(),[m,$]=(0,u.useState)(()=>H(t[0])),{type:l}=t[0],h=o??`say/${l}`,f=Object.keys(t[0]).filter(d=>d!=="type"&&d!=="seat");return u.html`
<form
class="command-form"
data-testid="command-form"
data-type=${l}
ref=${B.intoView}
onSubmit=${d=>{d.preventDefault();let g=jt(m,t[0]);s?s(g):i.say(h,g)}}
>
<p class="hint">${vt(r,l)}</p>
${t.length>1&&u.html`<${kt} examples=${t} take=${$} />`}
<div class="fields">
${f.map(d=>u.html`
<${wt}
name=${d}
kind=${typeof t[0][d]}
options=${e[d]}
value=${m[d]}
set=${g=>$(w=>({...w,[d]:g}))}
/>
`)}
</div>
<div class="answers">
<button class="primary" disabled=${r.busy[h]}>${n??(0,C.spelled)(l)}</button>
</div>
${!o&&u.html`<${G.Refusal} spot=${h} />`}
</form>
`}function vt({games:t,session:e},n){return t.find(o=>o.name===e.game)?.commands[n]??""}function kt({examples:t,take:e}){return u.html`
<label class="field">
<span>Start from</span>
<select onChange=${n=>e(H(t[n.target.value]))}>
${t.map((n,o)=>u.html`<option value=${o}>${N(n)}</option>`)}
</select>
</label>
`}function wt({name:t,kind:e,options:n,value:o,set:s}){let r=i=>s(e==="boolean"?i.target.checked:i.target.value);return u.html`
<label class="field">
<span>${(0,C.spelled)(t)}</span>
${n?u.html`<select onChange=${i=>s(i.target.value)}>
${n.map(i=>u.html`
<option value=${i.value} selected=${String(i.value)===o}>
${i.label}
</option>
`)}
</select>`:u.html`<input
name=${t}
type=${{number:"number",boolean:"checkbox"}[e]??"text"}
value=${o}
checked=${o===!0}
onInput=${r}
/>`}
</label>
`}function H(t){let e=o=>o===null?"":typeof o=="object"?JSON.stringify(o):o,n=Object.entries(t).map(([o,s])=>[o,e(s)]);return Object.fromEntries(n.map(([o,s])=>[o,typeof s=="number"?String(s):s]))}function jt(t,e){let n=Object.entries(e).map(([o,s])=>[o,o==="type"||o==="seat"?s:St(t[o],s)]);return Object.fromEntries(n)}function St(t,e){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let n=String(t).trim();if(n==="")return null;try{return JSON.parse(n)}catch{return n}}function N(t){return Object.entries(t).filter(([n])=>n!=="type"&&n!=="seat").map(([n,o])=>`${(0,C.spelled)(n)}: ${JSON.stringify(o)}`).join(", ")}var a=p(j(),1);var rt=p(x(),1),it=p(L(),1),k=p(S(),1),at=p(v(),1);var M=p(v(),1),T=p(q(),1);function U({said:t,legal:e,overrides:n}){let o=[...t?[t]:[],...e,...n];return[...new Set(o.map(s=>s.type))]}function z({said:t,legal:e,overrides:n},o){return[...t?[t]:[],...e,...n].filter(r=>r.type===o)}function Q({kept:t,changed:e,conflicts:n}){let o=e.filter(({how:r})=>r==="kept").length;return`${[(0,T.tn)("{count} step stays as it was","{count} steps stay as they were",t-o),o&&(0,T.tn)("{count} step goes differently","{count} steps go differently",o),n.length&&(0,T.tn)("{count} step no longer fits and is left out","{count} steps no longer fit and are left out",n.length)].filter(Boolean).join(", ")}.`}function X({how:t,seq:e}){let n={kept:"Goes differently",replaced:"Said instead",inserted:"Inserted"};return e===null?n[t]:`${n[t]} (entry ${e})`}function Y(t){let e=t.replace(/\[(\d+)\]/g,(n,o)=>` ${Number(o)+1}`);return(0,M.spelled)(e.replaceAll(".",", "))}function A(t){return t==null?"nothing":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"none":`${t.length} of them`:typeof t=="object"?Object.values(t).map(A).join(", "):String(t)}var c=p(j(),1);var tt=p(x(),1),et=p(S(),1),F=p(v(),1);var nt=p(q(),1),Z=12;function ot({plan:t,also:e,confirm:n,close:o}){let{state:s}=(0,et.useTable)();return c.html`
<div class="plan" data-testid="plan" ref=${tt.intoView}>
<p>${Q(t)}</p>
${t.conflicts.map(r=>c.html`<${xt} conflict=${r} also=${e} />`)}
${t.changed.map(r=>c.html`<${Ct} step=${r} />`)}
<${Ot} plan=${t} />
<${Tt} plan=${t} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${s.busy.amend}
onClick=${n}
>
Confirm
</button>
<button class="quiet" data-testid="amend-leave" onClick=${o}>Leave it</button>
</div>
</div>
`}function xt({conflict:t,also:e}){let{seq:n,told:o,detail:s,rule:r,ruling:i,instead:m}=t,$=l=>()=>e({seq:n,how:"replace",command:l});return c.html`
<div class="conflict" data-testid="conflict">
<p><s>${o.join(" ")}</s></p>
<p>${(0,F.sentence)(s)} ${r&&c.html`<span class="rule">(${r})</span>`}</p>
${i&&c.html`<p class="hint">${i.answer}</p>`}
${m.length>0&&c.html`<div class="chips" role="group" aria-label=${"Instead"}>
${m.map(l=>c.html`
<button class="chip" data-testid="instead" onClick=${$(l)}>
${(0,F.spelled)(l.type)} ${N(l)}
</button>
`)}
</div>`}
</div>
`}function Ct({step:t}){return c.html`
<div class="changed" data-testid="changed">
<h3>${X(t)}</h3>
${t.before.length>0&&c.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Ot({plan:t}){let e=n=>n.map(o=>`${o.why}: ${o.values.join(" ")}`).join("; ");return c.html`
${t.fresh.length>0&&c.html`<p>The house rolls: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&c.html`<p class="hint">No longer needed: ${e(t.unused)}.</p>`}
`}function Tt({plan:t}){if(!t.state.length)return c.html`<p>The game stands as before.</p>`;let e=t.state.length-Z;return c.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,Z).map(({what:n,before:o,after:s})=>c.html`
<div>
<dt>${Y(n)}</dt>
<dd>${A(o)} → ${A(s)}</dd>
</div>
`)}
</dl>
${e>0&&c.html`<p class="hint">${(0,nt.tn)("{count} more value.","{count} more values.",e)}</p>`}
${t.outcome&&c.html`<p>The game is then over: ${t.outcome}.</p>`}
`}var y="amend";function ct({seq:t,close:e,done:n=()=>{}}){let{deeds:o}=(0,k.useTable)(),s=(0,k.useSession)(),[r,i]=(0,a.useState)(null),[m,$]=(0,a.useState)([]),[l,h]=(0,a.useState)(null);(0,a.useEffect)(()=>{o.ask(y,()=>o.api.spoken(s.id,t)).then(i)},[s.id,t]);let f=async d=>{let g=()=>o.api.planAmendment(s.id,d,s.seq),w=await o.ask(y,g);w&&($(d),h(w))},I=async()=>await o.amend(y,m,l)?(await n(),e()):h(null);return a.html`
<div class="correcting" data-testid="correcting" ref=${rt.intoView}>
${!l&&r&&a.html`<${At} spoken=${r} show=${f} close=${e} />`}
${l&&a.html`<${ot}
plan=${l}
also=${d=>f([...m,d])}
confirm=${I}
close=${e}
/>`}
<${it.Refusal} spot=${y} />
${!l&&!r&&a.html`<button class="quiet" onClick=${e}>Leave it</button>`}
</div>
`}function At({spoken:t,show:e,close:n}){let{state:o}=(0,k.useTable)(),{seq:s}=t,r=U(t),[i,m]=(0,a.useState)("replace"),[$,l]=(0,a.useState)(r[0]);if(t.luck)return a.html`<${Ft} close=${n} />`;let h=z(i==="insert"?{...t,said:null}:t,$);return a.html`
<div class="chips" role="group" aria-label=${"What is done"}>
<${st} name=${"Say something else"} way="replace" now=${i} turnTo=${m} />
<${st} name=${"Insert one before it"} way="insert" now=${i} turnTo=${m} />
<button
class="chip"
data-testid="amend-remove"
disabled=${o.busy[y]}
onClick=${()=>e([{seq:s,how:"remove"}])}
>
Remove it
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${f=>l(f.target.value)}>
${r.map(f=>a.html`<option value=${f} selected=${f===$}>${(0,at.spelled)(f)}</option>`)}
</select>
</label>
${h.length?a.html`<${O}
key=${`${i}/${$}`}
examples=${h}
label=${"See what changes"}
spot=${y}
send=${f=>e([{seq:s,how:i,command:f}])}
/>`:a.html`<p class="hint">This could not be said at that point.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Leave it</button>
`}function st({name:t,way:e,now:n,turnTo:o}){return a.html`
<button
class="chip"
data-testid=${`amend-${e}`}
aria-pressed=${n===e}
onClick=${()=>o(e)}
>
${t}
</button>
`}function Ft({close:t}){return a.html`
<p class="hint">
These dice were rolled by the program. Correct the step that asked for them.
</p>
<button class="quiet" onClick=${t}>Leave it</button>
`}var dt=p(pt()),ut=document.createElement("style");ut.textContent="";document.head.append(ut);(0,dt.arrived)("forms",D);