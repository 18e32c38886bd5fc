var Ft=Object.create;var W=Object.defineProperty;var Et=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var It=Object.getPrototypeOf,Pt=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},qt=(t,e)=>{for(var n in e)W(t,n,{get:e[n],enumerable:!0})},Rt=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of Mt(e))!Pt.call(t,o)&&o!==n&&W(t,o,{get:()=>e[o],enumerable:!(r=Et(e,o))||r.enumerable});return t};var u=(t,e,n)=>(n=t!=null?Ft(It(t)):{},Rt(e||!t||!t.__esModule?W(n,"default",{value:t,enumerable:!0}):n,t));var S=g((Yt,X)=>{X.exports=core["view.js"]});var O=g((Zt,Y)=>{Y.exports=core["page/table.js"]});var A=g((te,Z)=>{Z.exports=core["page/into_view.js"]});var _=g((ee,tt)=>{tt.exports=core["page/refusal.js"]});var x=g((ne,et)=>{et.exports=core["words.js"]});var K=g((ae,ut)=>{ut.exports=core["language.js"]});var Ot=g((ge,St)=>{St.exports=core["parts.js"]});var z={};qt(z,{CommandForm:()=>I,Correcting:()=>vt});var f=u(S(),1),it=u(O(),1),lt=u(A(),1),ct=u(_(),1),J=u(x(),1);var D=u(x(),1),L=new Set(["length","span","gap"]),rt=10;function k(t,e=""){let n=Object.entries(t).map(([r,o])=>M(o)?k(o,`${e}${r}.`):{[e+r]:Wt(o,r)});return Object.assign({},...n)}function N(t,e,n=""){let r=Object.entries(e).map(([o,s])=>{let i=n+o;return i==="type"||i==="seat"?[o,s]:[o,M(s)?N(t,s,`${i}.`):_t(t[i],s,o)]});return Array.isArray(e)?r.map(([,o])=>o):Object.fromEntries(r)}function V(t,e=""){return Object.entries(t).flatMap(([n,r])=>M(r)?[...Array.isArray(r)?[e+n]:[],...V(r,`${e}${n}.`)]:[])}function B(t,e,n){let[r,...o]=e.split("."),s=t[r];if(o.length)return nt(t,r,B(s,o.join("."),n));let i=n>0?[...s,s.at(-1)]:s.slice(0,Math.max(1,s.length-1));return nt(t,r,i)}function nt(t,e,n){return Array.isArray(t)?t.with(Number(e),n):{...t,[e]:n}}function H(t){return Object.keys(k(t)).filter(e=>e!=="type"&&e!=="seat")}function y(t){return t.split(".").at(-1)??t}function G(t){let[e,n,...r]=t.split(".").slice(-3),o=r.length===1&&/^\d+$/.test(n),s=(0,D.spelled)(y(t)),i=o?`${(0,D.spelled)(e)} ${Number(n)+1}, ${s.toLowerCase()}`:s;return L.has(y(t))?`${i} (mm)`:i}function T(t,e){return e.split(".").reduce((n,r)=>n[r],t)}function ot(t,e){let n=e??"";return!t||t.some(r=>r.value===n)?t:n===""?[{value:"",label:"–"},...t]:void 0}function F(t,e={}){let n=k(t);return H(t).filter(o=>n[o]!==""&&n[o]!==!1).map(o=>{let s=y(o),i=e[s]?.find(({value:a})=>String(a)===n[o]);return`${G(o)}: ${i?.label??n[o]}`}).join(", ")||"–"}function E({players:t=[],creatures:e},n){let r=t.map(({seat:i,name:a})=>({value:i,label:a}));if(!e)return{player:r};let o=e.map(({id:i,player:a})=>({value:i,label:t.find(({seat:d})=>d===a)?.name??i})),s=i=>{let a=Math.max(0,...e.map(d=>d[i]?.length??0));return Array.from({length:a},(d,m)=>({value:m,label:`${m+1}`}))};return{player:r,creature:o,target:o,struck:[{value:"",label:n},...o],missile:s("missiles"),limb:s("limbs")}}function M(t){return t===null||typeof t!="object"?!1:!Array.isArray(t)||t.length>0&&t.every(e=>M(e))}function Wt(t,e){return t===null?"":st(t)?t.join(", "):typeof t=="object"?JSON.stringify(t):typeof t!="number"?t:String(L.has(e)?t/rt:t)}function st(t){return Array.isArray(t)&&t.every(e=>e===null||typeof e!="object")}function _t(t,e,n){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let r=String(t).trim();return st(e)&&!r.startsWith("[")?Dt(r):r===""?null:L.has(n)&&!Number.isNaN(Number(r))?Math.round(Number(r)*rt):at(r)}function Dt(t){return t?t.split(",").map(e=>at(e.trim())):[]}function at(t){try{return JSON.parse(t)}catch{return t}}function I({examples:t,names:e={},label:n,spot:r,send:o}){let{state:s,deeds:i}=(0,it.useTable)(),[a,d]=(0,f.useState)(t[0]),[m,b]=(0,f.useState)(()=>k(a)),{type:$}=a,C=r??`say/${$}`,h=l=>{d(l),b(k(l))};return f.html`
<form
class="command-form"
data-testid="command-form"
data-type=${$}
ref=${lt.intoView}
onSubmit=${l=>{l.preventDefault();let w=N(m,a);o?o(w):i.say(C,w)}}
>
<p class="hint">${Lt(s,$)}</p>
${t.length>1&&f.html`<${Vt} examples=${t} names=${e} take=${h} />`}
<div class="fields">
${H(a).map(l=>f.html`
<${Ht}
key=${l}
name=${y(l)}
label=${G(l)}
kind=${typeof T(a,l)}
options=${ot(e[y(l)],T(a,l))}
value=${m[l]}
set=${w=>b(Tt=>({...Tt,[l]:w}))}
/>
`)}
</div>
${V(a).map(l=>f.html`
<${Bt}
key=${l}
name=${(0,J.spelled)(y(l))}
count=${T(a,l).length}
change=${w=>h(B(N(m,a),l,w))}
/>
`)}
<div class="answers">
<button class="primary" disabled=${s.busy[C]}>${n??(0,J.spelled)($)}</button>
</div>
${!r&&f.html`<${ct.Refusal} spot=${C} />`}
</form>
`}function Lt({games:t,session:e},n){return t.find(r=>r.name===e.game)?.commands[n]??""}function Vt({examples:t,names:e,take:n}){return f.html`
<label class="field">
<span>Start from</span>
<select onChange=${r=>n(t[r.target.value])}>
${t.map((r,o)=>f.html`<option value=${o}>${F(r,e)}</option>`)}
</select>
</label>
`}function Bt({name:t,count:e,change:n}){return f.html`
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
`}function Ht({name:t,label:e,kind:n,options:r,value:o,set:s}){let i=a=>s(n==="boolean"?a.target.checked:a.target.value);return f.html`
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
`}var c=u(S(),1);var kt=u(A(),1),jt=u(_(),1),v=u(O(),1),Ct=u(x(),1);var pt=u(x(),1),P=u(K(),1);function mt({said:t,legal:e,overrides:n}){let r=[...t?[t]:[],...e,...n];return[...new Set(r.map(o=>o.type))]}function ft({said:t,legal:e,overrides:n},r){return[...t?[t]:[],...e,...n].filter(s=>s.type===r)}function dt({kept:t,changed:e,conflicts:n}){let r=e.filter(({how:s})=>s==="kept").length,o=[t>r&&(0,P.tn)("{count} step stays as it was","{count} steps stay as they were",t-r),r&&(0,P.tn)("{count} step goes differently","{count} steps go differently",r),n.length&&(0,P.tn)("{count} step no longer fits and is left out","{count} steps no longer fit and are left out",n.length)];return o.some(Boolean)?`${o.filter(Boolean).join(", ")}.`:"No later step changes."}function $t({how:t,seq:e}){let n={kept:"Goes differently",replaced:"Changed to",inserted:"Inserted"};return e===null?n[t]:`${n[t]} (entry ${e})`}function bt(t){let e=t.replace(/\[(\d+)\]/g,(n,r)=>` ${Number(r)+1}`);return(0,pt.spelled)(e.replaceAll(".",", "))}function q(t){return t==null?"nothing":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"none":`${t.length} of them`:typeof t=="object"?Object.values(t).map(q).join(", "):String(t)}var p=u(S(),1);var gt=u(A(),1),U=u(O(),1),R=u(x(),1);var yt=u(K(),1),ht=12;function wt({plan:t,also:e,confirm:n,close:r}){let{state:o}=(0,U.useTable)();return p.html`
<div class="plan" data-testid="plan" ref=${gt.intoView}>
<p>${dt(t)}</p>
${t.conflicts.map(s=>p.html`<${Gt} conflict=${s} also=${e} />`)}
${t.changed.map(s=>p.html`<${Jt} step=${s} />`)}
<${Kt} plan=${t} />
<${Ut} plan=${t} />
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
`}function Gt({conflict:t,also:e}){let{state:n}=(0,U.useTable)(),{seq:r,told:o,detail:s,rule:i,ruling:a,instead:d}=t,m=b=>()=>e({seq:r,how:"replace",command:b});return p.html`
<div class="conflict" data-testid="conflict">
<p><s>${o.join(" ")}</s></p>
<p>${(0,R.sentence)(s)} ${i&&p.html`<span class="rule">(${i})</span>`}</p>
${a&&p.html`<p class="hint">${a.answer}</p>`}
${d.length>0&&p.html`<div class="chips" role="group" aria-label=${"Instead"}>
${d.map(b=>p.html`
<button class="chip" data-testid="instead" onClick=${m(b)}>
${(0,R.spelled)(b.type)}
${F(b,E(n.session?.state,"nobody"))}
</button>
`)}
</div>`}
</div>
`}function Jt({step:t}){return p.html`
<div class="changed" data-testid="changed">
<h3>${$t(t)}</h3>
${t.before.length>0&&p.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Kt({plan:t}){let e=n=>n.map(r=>`${r.why}: ${r.values.join(" ")}`).join("; ");return p.html`
${t.fresh.length>0&&p.html`<p>The program rolls: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&p.html`<p class="hint">No longer needed: ${e(t.unused)}.</p>`}
`}function Ut({plan:t}){if(!t.state.length)return p.html`<p>The game stands as before.</p>`;let e=t.state.length-ht;return p.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,ht).map(({what:n,before:r,after:o})=>p.html`
<div>
<dt>${bt(n)}</dt>
<dd>${q(r)} → ${q(o)}</dd>
</div>
`)}
</dl>
${e>0&&p.html`<p class="hint">${(0,yt.tn)("{count} more value.","{count} more values.",e)}</p>`}
${t.outcome&&p.html`<p>The game is then over: ${t.outcome}.</p>`}
`}var j="amend";function vt({seq:t,close:e,done:n=()=>{}}){let{deeds:r}=(0,v.useTable)(),o=(0,v.useSession)(),[s,i]=(0,c.useState)(null),[a,d]=(0,c.useState)([]),[m,b]=(0,c.useState)(null);(0,c.useEffect)(()=>{r.ask(j,()=>r.api.spoken(o.id,t)).then(i)},[o.id,t]);let $=async h=>{let Q=()=>r.api.planAmendment(o.id,h,o.seq),l=await r.ask(j,Q);l&&(d(h),b(l))},C=async()=>await r.amend(j,a,m)?(await n(),e()):b(null);return c.html`
<div class="correcting" data-testid="correcting" ref=${kt.intoView}>
${!m&&s&&c.html`<${zt} spoken=${s} show=${$} close=${e} />`}
${m&&c.html`<${wt}
plan=${m}
also=${h=>$([...a,h])}
confirm=${C}
close=${e}
/>`}
<${jt.Refusal} spot=${j} />
${!m&&!s&&c.html`<button class="quiet" onClick=${e}>Cancel</button>`}
</div>
`}function zt({spoken:t,show:e,close:n}){let{state:r}=(0,v.useTable)(),{seq:o}=t,s=mt(t),[i,a]=(0,c.useState)("replace"),[d,m]=(0,c.useState)(s[0]);if(t.luck)return c.html`<${Qt} close=${n} />`;let b=ft(i==="insert"?{...t,said:null}:t,d);return c.html`
<div class="chips" role="group" aria-label=${"What is done"}>
<${xt} name=${"Change it"} way="replace" now=${i} turnTo=${a} />
<${xt} name=${"Insert a step before it"} way="insert" now=${i} turnTo=${a} />
<button
class="chip"
data-testid="amend-remove"
disabled=${r.busy[j]}
onClick=${()=>e([{seq:o,how:"remove"}])}
>
Remove it
</button>
</div>
<label class="field">
<span>What happened</span>
<select data-testid="amend-kind" onChange=${$=>m($.target.value)}>
${s.map($=>c.html`<option value=${$} selected=${$===d}>${(0,Ct.spelled)($)}</option>`)}
</select>
</label>
${b.length?c.html`<${I}
key=${`${i}/${d}`}
examples=${b}
names=${E(r.session?.state,"nobody")}
label=${"See what changes"}
spot=${j}
send=${$=>e([{seq:o,how:i,command:$}])}
/>`:c.html`<p class="hint">This was not possible at that point.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Cancel</button>
`}function xt({name:t,way:e,now:n,turnTo:r}){return c.html`
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
`}var At=u(Ot()),Nt=document.createElement("style");Nt.textContent="";document.head.append(Nt);(0,At.arrived)("forms",z);