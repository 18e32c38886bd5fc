var Ft=Object.create;var W=Object.defineProperty;var Et=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var It=Object.getPrototypeOf,Pt=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},qt=(t,e)=>{for(var n in e)W(t,n,{get:e[n],enumerable:!0})},Rt=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of Mt(e))!Pt.call(t,o)&&o!==n&&W(t,o,{get:()=>e[o],enumerable:!(r=Et(e,o))||r.enumerable});return t};var p=(t,e,n)=>(n=t!=null?Ft(It(t)):{},Rt(e||!t||!t.__esModule?W(n,"default",{value:t,enumerable:!0}):n,t));var S=h((Yt,X)=>{X.exports=core["view.js"]});var O=h((Zt,Y)=>{Y.exports=core["page/table.js"]});var A=h((te,Z)=>{Z.exports=core["page/into_view.js"]});var _=h((ee,tt)=>{tt.exports=core["page/refusal.js"]});var w=h((ne,et)=>{et.exports=core["words.js"]});var J=h((ae,pt)=>{pt.exports=core["language.js"]});var Ot=h((he,St)=>{St.exports=core["parts.js"]});var U={};qt(U,{CommandForm:()=>I,Correcting:()=>Ct});var f=p(S(),1),it=p(O(),1),lt=p(A(),1),ct=p(_(),1),G=p(w(),1);var D=p(w(),1),L=new Set(["length","span","gap"]),rt=10;function v(t,e=""){let n=Object.entries(t).map(([r,o])=>M(o)?v(o,`${e}${r}.`):{[e+r]:Wt(o,r)});return Object.assign({},...n)}function N(t,e,n=""){let r=Object.entries(e).map(([o,s])=>{let i=n+o;return i==="type"||i==="seat"?[o,s]:[o,M(s)?N(t,s,`${i}.`):_t(t[i],s,o)]});return Array.isArray(e)?r.map(([,o])=>o):Object.fromEntries(r)}function V(t,e=""){return Object.entries(t).flatMap(([n,r])=>M(r)?[...Array.isArray(r)?[e+n]:[],...V(r,`${e}${n}.`)]:[])}function z(t,e,n){let[r,...o]=e.split("."),s=t[r];if(o.length)return nt(t,r,z(s,o.join("."),n));let i=n>0?[...s,s.at(-1)]:s.slice(0,Math.max(1,s.length-1));return nt(t,r,i)}function nt(t,e,n){return Array.isArray(t)?t.with(Number(e),n):{...t,[e]:n}}function B(t){return Object.keys(v(t)).filter(e=>e!=="type"&&e!=="seat")}function y(t){return t.split(".").at(-1)??t}function H(t){let[e,n,...r]=t.split(".").slice(-3),o=r.length===1&&/^\d+$/.test(n),s=(0,D.spelled)(y(t)),i=o?`${(0,D.spelled)(e)} ${Number(n)+1}, ${s.toLowerCase()}`:s;return L.has(y(t))?`${i} (mm)`:i}function T(t,e){return e.split(".").reduce((n,r)=>n[r],t)}function ot(t,e){let n=e??"";return!t||t.some(r=>r.value===n)?t:n===""?[{value:"",label:"–"},...t]:void 0}function F(t,e={}){let n=v(t);return B(t).filter(o=>n[o]!==""&&n[o]!==!1).map(o=>{let s=y(o),i=e[s]?.find(({value:a})=>String(a)===n[o]);return`${H(o)}: ${i?.label??n[o]}`}).join(", ")||"–"}function E({players:t=[],creatures:e},n){let r=t.map(({seat:i,name:a})=>({value:i,label:a}));if(!e)return{player:r};let o=e.map(({id:i,player:a})=>({value:i,label:t.find(({seat:m})=>m===a)?.name??i})),s=i=>{let a=Math.max(0,...e.map(m=>m[i]?.length??0));return Array.from({length:a},(m,d)=>({value:d,label:`${d+1}`}))};return{player:r,creature:o,target:o,struck:[{value:"",label:n},...o],missile:s("missiles"),limb:s("limbs")}}function M(t){return t===null||typeof t!="object"?!1:!Array.isArray(t)||t.length>0&&t.every(e=>M(e))}function Wt(t,e){return t===null?"":st(t)?t.join(", "):typeof t=="object"?JSON.stringify(t):typeof t!="number"?t:String(L.has(e)?t/rt:t)}function st(t){return Array.isArray(t)&&t.every(e=>e===null||typeof e!="object")}function _t(t,e,n){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let r=String(t).trim();return st(e)&&!r.startsWith("[")?Dt(r):r===""?null:L.has(n)&&!Number.isNaN(Number(r))?Math.round(Number(r)*rt):at(r)}function Dt(t){return t?t.split(",").map(e=>at(e.trim())):[]}function at(t){try{return JSON.parse(t)}catch{return t}}function I({examples:t,names:e={},label:n,spot:r,send:o}){let{state:s,deeds:i}=(0,it.useTable)(),[a,m]=(0,f.useState)(t[0]),[d,b]=(0,f.useState)(()=>v(a)),{type:$}=a,j=r??`say/${$}`,g=l=>{m(l),b(v(l))};return f.html`
<form
class="command-form"
data-testid="command-form"
data-type=${$}
ref=${lt.intoView}
onSubmit=${l=>{l.preventDefault();let x=N(d,a);o?o(x):i.say(j,x)}}
>
<p class="hint">${Lt(s,$)}</p>
${t.length>1&&f.html`<${Vt} examples=${t} names=${e} take=${g} />`}
<div class="fields">
${B(a).map(l=>f.html`
<${Bt}
key=${l}
name=${y(l)}
label=${H(l)}
kind=${typeof T(a,l)}
options=${ot(e[y(l)],T(a,l))}
value=${d[l]}
set=${x=>b(Tt=>({...Tt,[l]:x}))}
/>
`)}
</div>
${V(a).map(l=>f.html`
<${zt}
key=${l}
name=${(0,G.spelled)(y(l))}
count=${T(a,l).length}
change=${x=>g(z(N(d,a),l,x))}
/>
`)}
<div class="answers">
<button class="primary" disabled=${s.busy[j]}>${n??(0,G.spelled)($)}</button>
</div>
${!r&&f.html`<${ct.Refusal} spot=${j} />`}
</form>
`}function Lt({games:t,session:e},n){return t.find(r=>r.name===e.game)?.commands[n]??""}function Vt({examples:t,names:e,take:n}){return f.html`
<label class="field">
<span>Start from</span>
<select onChange=${r=>n(t[r.target.value])}>
${t.map((r,o)=>f.html`<option value=${o}>${F(r,e)}</option>`)}
</select>
</label>
`}function zt({name:t,count:e,change:n}){return f.html`
<div class="answers" role="group" aria-label=${t}>
<span>${t}: ${e}</span>
<button
type="button"
data-testid="fewer"
aria-label=${`${t}: one fewer`}
disabled=${e<2}
onClick=${()=>n(-1)}
>
−
</button>
<button
type="button"
data-testid="more"
aria-label=${`${t}: one more`}
onClick=${()=>n(1)}
>
+
</button>
</div>
`}function Bt({name:t,label:e,kind:n,options:r,value:o,set:s}){let i=a=>s(n==="boolean"?a.target.checked:a.target.value);return f.html`
<label class="field">
<span>${e}</span>
${r?f.html`<select onChange=${a=>s(a.target.value)}>
${r.map(a=>f.html`
<option value=${a.value} selected=${String(a.value)===o}>
${a.label}
</option>
`)}
</select>`:f.html`<input
name=${t}
type=${{number:"number",boolean:"checkbox"}[n]??"text"}
step=${n==="number"?"any":void 0}
value=${o}
checked=${o===!0}
onInput=${i}
/>`}
</label>
`}var c=p(S(),1);var vt=p(A(),1),kt=p(_(),1),C=p(O(),1),jt=p(w(),1);var ut=p(w(),1),P=p(J(),1);function dt({said:t,legal:e,overrides:n}){let r=[...t?[t]:[],...e,...n];return[...new Set(r.map(o=>o.type))]}function ft({said:t,legal:e,overrides:n},r){return[...t?[t]:[],...e,...n].filter(s=>s.type===r)}function mt({kept:t,changed:e,conflicts:n}){let r=e.filter(({how:s})=>s==="kept").length,o=[t>r&&(0,P.tn)("{count} step stays as it was","{count} steps stay as they were",t-r),r&&(0,P.tn)("{count} step goes differently","{count} steps go differently",r),n.length&&(0,P.tn)("{count} step no longer fits and is left out","{count} steps no longer fit and are left out",n.length)];return o.some(Boolean)?`${o.filter(Boolean).join(", ")}.`:"No later step changes."}function $t({how:t,seq:e}){let n={kept:"Goes differently",replaced:"Changed to",inserted:"Inserted"};return e===null?n[t]:`${n[t]} (entry ${e})`}function bt(t){let e=t.replace(/\[(\d+)\]/g,(n,r)=>` ${Number(r)+1}`);return(0,ut.spelled)(e.replaceAll(".",", "))}function q(t){return t==null?"nothing":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"none":`${t.length} of them`:typeof t=="object"?Object.values(t).map(q).join(", "):String(t)}var u=p(S(),1);var ht=p(A(),1),K=p(O(),1),R=p(w(),1);var yt=p(J(),1),gt=12;function xt({plan:t,also:e,confirm:n,close:r}){let{state:o}=(0,K.useTable)();return u.html`
<div class="plan" data-testid="plan" ref=${ht.intoView}>
<p>${mt(t)}</p>
${t.conflicts.map(s=>u.html`<${Ht} conflict=${s} also=${e} />`)}
${t.changed.map(s=>u.html`<${Gt} step=${s} />`)}
<${Jt} plan=${t} />
<${Kt} plan=${t} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${o.busy.amend}
onClick=${n}
>
Confirm
</button>
<button class="quiet" data-testid="amend-leave" onClick=${r}>Cancel</button>
</div>
</div>
`}function Ht({conflict:t,also:e}){let{state:n}=(0,K.useTable)(),{seq:r,told:o,detail:s,rule:i,ruling:a,instead:m}=t,d=b=>()=>e({seq:r,how:"replace",command:b});return u.html`
<div class="conflict" data-testid="conflict">
<p><s>${o.join(" ")}</s></p>
<p>${(0,R.sentence)(s)} ${i&&u.html`<span class="rule">(${i})</span>`}</p>
${a&&u.html`<p class="hint">${a.answer}</p>`}
${m.length>0&&u.html`<div class="chips" role="group" aria-label=${"Instead"}>
${m.map(b=>u.html`
<button class="chip" data-testid="instead" onClick=${d(b)}>
${(0,R.spelled)(b.type)}
${F(b,E(n.session?.state,"nobody"))}
</button>
`)}
</div>`}
</div>
`}function Gt({step:t}){return u.html`
<div class="changed" data-testid="changed">
<h3>${$t(t)}</h3>
${t.before.length>0&&u.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Jt({plan:t}){let e=n=>n.map(r=>`${r.why}: ${r.values.join(" ")}`).join("; ");return u.html`
${t.fresh.length>0&&u.html`<p>The program rolls: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&u.html`<p class="hint">No longer needed: ${e(t.unused)}.</p>`}
`}function Kt({plan:t}){if(!t.state.length)return u.html`<p>The game stands as before.</p>`;let e=t.state.length-gt;return u.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,gt).map(({what:n,before:r,after:o})=>u.html`
<div>
<dt>${bt(n)}</dt>
<dd>${q(r)} → ${q(o)}</dd>
</div>
`)}
</dl>
${e>0&&u.html`<p class="hint">${(0,yt.tn)("{count} more value.","{count} more values.",e)}</p>`}
${t.outcome&&u.html`<p>The game is then over: ${t.outcome}.</p>`}
`}var k="amend";function Ct({seq:t,close:e,done:n=()=>{}}){let{deeds:r}=(0,C.useTable)(),o=(0,C.useSession)(),[s,i]=(0,c.useState)(null),[a,m]=(0,c.useState)([]),[d,b]=(0,c.useState)(null);(0,c.useEffect)(()=>{r.ask(k,()=>r.api.spoken(o.id,t)).then(i)},[o.id,t]);let $=async g=>{let Q=()=>r.api.planAmendment(o.id,g,o.seq),l=await r.ask(k,Q);l&&(m(g),b(l))},j=async()=>await r.amend(k,a,d)?(await n(),e()):b(null);return c.html`
<div class="correcting" data-testid="correcting" ref=${vt.intoView}>
${!d&&s&&c.html`<${Ut} spoken=${s} show=${$} close=${e} />`}
${d&&c.html`<${xt}
plan=${d}
also=${g=>$([...a,g])}
confirm=${j}
close=${e}
/>`}
<${kt.Refusal} spot=${k} />
${!d&&!s&&c.html`<button class="quiet" onClick=${e}>Cancel</button>`}
</div>
`}function Ut({spoken:t,show:e,close:n}){let{state:r}=(0,C.useTable)(),{seq:o}=t,s=dt(t),[i,a]=(0,c.useState)("replace"),[m,d]=(0,c.useState)(s[0]);if(t.luck)return c.html`<${Qt} close=${n} />`;let b=ft(i==="insert"?{...t,said:null}:t,m);return c.html`
<div class="chips" role="group" aria-label=${"What is done"}>
<${wt} name=${"Change it"} way="replace" now=${i} turnTo=${a} />
<${wt} name=${"Insert a step before it"} way="insert" now=${i} turnTo=${a} />
<button
class="chip"
data-testid="amend-remove"
disabled=${r.busy[k]}
onClick=${()=>e([{seq:o,how:"remove"}])}
>
Remove it
</button>
</div>
<label class="field">
<span>What happened</span>
<select data-testid="amend-kind" onChange=${$=>d($.target.value)}>
${s.map($=>c.html`<option value=${$} selected=${$===m}>${(0,jt.spelled)($)}</option>`)}
</select>
</label>
${b.length?c.html`<${I}
key=${`${i}/${m}`}
examples=${b}
names=${E(r.session?.state,"nobody")}
label=${"See what changes"}
spot=${k}
send=${$=>e([{seq:o,how:i,command:$}])}
/>`:c.html`<p class="hint">This was not possible at that point.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Cancel</button>
`}function wt({name:t,way:e,now:n,turnTo:r}){return c.html`
<button
class="chip"
data-testid=${`amend-${e}`}
aria-pressed=${n===e}
onClick=${()=>r(e)}
>
${t}
</button>
`}function Qt({close:t}){return c.html`
<p class="hint">
These dice were rolled by the program. Correct the step that asked for them.
</p>
<button class="quiet" onClick=${t}>Cancel</button>
`}var At=p(Ot()),Nt=document.createElement("style");Nt.textContent=".correcting{display:grid;gap:10px;margin-top:8px;padding:12px;border-radius:var(--radius-small);background:var(--sunk)}.plan{display:grid;gap:10px}.plan h3{font-size:var(--small)}.conflict,.changed{padding:8px 10px;border-radius:var(--radius-small);background:var(--card);overflow-wrap:anywhere}.conflict{border-left:3px solid var(--warn)}.conflict .chip{min-height:44px;font-size:var(--small);text-align:left}.plan s{color:var(--soft)}.differences{display:grid;gap:4px;font-size:var(--small)}.differences div{display:flex;flex-wrap:wrap;gap:0 10px;justify-content:space-between}";document.head.append(Nt);(0,At.arrived)("forms",U);