var wt=Object.create;var N=Object.defineProperty;var jt=Object.getOwnPropertyDescriptor;var St=Object.getOwnPropertyNames;var Ct=Object.getPrototypeOf,Ot=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},At=(t,e)=>{for(var n in e)N(t,n,{get:e[n],enumerable:!0})},Tt=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of St(e))!Ot.call(t,r)&&r!==n&&N(t,r,{get:()=>e[r],enumerable:!(o=jt(e,r))||o.enumerable});return t};var c=(t,e,n)=>(n=t!=null?wt(Ct(t)):{},Tt(e||!t||!t.__esModule?N(n,"default",{value:t,enumerable:!0}):n,t));var S=h((Bt,G)=>{G.exports=core["view.js"]});var C=h((Jt,H)=>{H.exports=core["page/table.js"]});var O=h((Mt,K)=>{K.exports=core["page/into_view.js"]});var P=h((Gt,U)=>{U.exports=core["page/refusal.js"]});var y=h((Ht,z)=>{z.exports=core["words.js"]});var R=h((Qt,nt)=>{nt.exports=core["language.js"]});var yt=h((le,gt)=>{gt.exports=core["parts.js"]});var J={};At(J,{CommandForm:()=>I,Correcting:()=>ht});var b=c(S(),1),Z=c(C(),1),tt=c(O(),1),et=c(P(),1),_=c(y(),1);var Q=c(y(),1);function v(t,e=""){let n=Object.entries(t).map(([o,r])=>Y(r)?v(r,`${e}${o}.`):{[e+o]:Ft(r)});return Object.assign({},...n)}function D(t,e,n=""){let o=Object.entries(e).map(([r,a])=>{let s=n+r;return s==="type"||s==="seat"?[r,a]:[r,Y(a)?D(t,a,`${s}.`):It(t[s],a)]});return Object.fromEntries(o)}function V(t){return Object.keys(v(t)).filter(e=>e!=="type"&&e!=="seat")}function A(t){return t.split(".").at(-1)}function W(t,e){return e.split(".").reduce((n,o)=>n[o],t)}function X(t,e){let n=e??"";return!t||t.some(o=>o.value===n)?t:n===""?[{value:"",label:"–"},...t]:void 0}function T(t,e={}){let n=v(t);return V(t).filter(r=>n[r]!==""&&n[r]!==!1&&n[r]!=="[]").map(r=>{let a=A(r),s=e[a]?.find(({value:i})=>String(i)===n[r]);return`${(0,Q.spelled)(a)}: ${s?.label??n[r]}`}).join(", ")||"–"}function F({players:t=[],creatures:e},n){let o=t.map(({seat:s,name:i})=>({value:s,label:i}));if(!e)return{player:o};let r=e.map(({id:s,player:i})=>({value:s,label:t.find(({seat:m})=>m===i)?.name??s})),a=s=>{let i=Math.max(0,...e.map(m=>m[s]?.length??0));return Array.from({length:i},(m,u)=>({value:u,label:`${u+1}`}))};return{player:o,creature:r,target:r,struck:[{value:"",label:n},...r],missile:a("missiles"),limb:a("limbs")}}function Y(t){return t!==null&&typeof t=="object"&&!Array.isArray(t)}function Ft(t){return t===null?"":typeof t=="object"?JSON.stringify(t):typeof t=="number"?String(t):t}function It(t,e){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let n=String(t).trim();if(n==="")return null;try{return JSON.parse(n)}catch{return n}}function I({examples:t,names:e={},label:n,spot:o,send:r}){let{state:a,deeds:s}=(0,Z.useTable)(),[i,m]=(0,b.useState)(t[0]),[u,$]=(0,b.useState)(()=>v(i)),{type:d}=i,k=o??`say/${d}`,g=f=>{m(f),$(v(f))};return b.html`
<form
class="command-form"
data-testid="command-form"
data-type=${d}
ref=${tt.intoView}
onSubmit=${f=>{f.preventDefault();let j=D(u,i);r?r(j):s.say(k,j)}}
>
<p class="hint">${Et(a,d)}</p>
${t.length>1&&b.html`<${Lt} examples=${t} names=${e} take=${g} />`}
<div class="fields">
${V(i).map(f=>b.html`
<${qt}
key=${f}
name=${A(f)}
kind=${typeof W(i,f)}
options=${X(e[A(f)],W(i,f))}
value=${u[f]}
set=${j=>$(kt=>({...kt,[f]:j}))}
/>
`)}
</div>
<div class="answers">
<button class="primary" disabled=${a.busy[k]}>${n??(0,_.spelled)(d)}</button>
</div>
${!o&&b.html`<${et.Refusal} spot=${k} />`}
</form>
`}function Et({games:t,session:e},n){return t.find(o=>o.name===e.game)?.commands[n]??""}function Lt({examples:t,names:e,take:n}){return b.html`
<label class="field">
<span>Start from</span>
<select onChange=${o=>n(t[o.target.value])}>
${t.map((o,r)=>b.html`<option value=${r}>${T(o,e)}</option>`)}
</select>
</label>
`}function qt({name:t,kind:e,options:n,value:o,set:r}){let a=s=>r(e==="boolean"?s.target.checked:s.target.value);return b.html`
<label class="field">
<span>${(0,_.spelled)(t)}</span>
${n?b.html`<select onChange=${s=>r(s.target.value)}>
${n.map(s=>b.html`
<option value=${s.value} selected=${String(s.value)===o}>
${s.label}
</option>
`)}
</select>`:b.html`<input
name=${t}
type=${{number:"number",boolean:"checkbox"}[e]??"text"}
value=${o}
checked=${o===!0}
onInput=${a}
/>`}
</label>
`}var l=c(S(),1);var ft=c(O(),1),$t=c(P(),1),w=c(C(),1),bt=c(y(),1);var ot=c(y(),1),E=c(R(),1);function rt({said:t,legal:e,overrides:n}){let o=[...t?[t]:[],...e,...n];return[...new Set(o.map(r=>r.type))]}function st({said:t,legal:e,overrides:n},o){return[...t?[t]:[],...e,...n].filter(a=>a.type===o)}function at({kept:t,changed:e,conflicts:n}){let o=e.filter(({how:a})=>a==="kept").length;return`${[(0,E.tn)("{count} step stays as it was","{count} steps stay as they were",t-o),o&&(0,E.tn)("{count} step goes differently","{count} steps go differently",o),n.length&&(0,E.tn)("{count} step no longer fits and is left out","{count} steps no longer fit and are left out",n.length)].filter(Boolean).join(", ")}.`}function it({how:t,seq:e}){let n={kept:"Goes differently",replaced:"Said instead",inserted:"Inserted"};return e===null?n[t]:`${n[t]} (entry ${e})`}function lt(t){let e=t.replace(/\[(\d+)\]/g,(n,o)=>` ${Number(o)+1}`);return(0,ot.spelled)(e.replaceAll(".",", "))}function L(t){return t==null?"nothing":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"none":`${t.length} of them`:typeof t=="object"?Object.values(t).map(L).join(", "):String(t)}var p=c(S(),1);var pt=c(O(),1),B=c(C(),1),q=c(y(),1);var mt=c(R(),1),ct=12;function ut({plan:t,also:e,confirm:n,close:o}){let{state:r}=(0,B.useTable)();return p.html`
<div class="plan" data-testid="plan" ref=${pt.intoView}>
<p>${at(t)}</p>
${t.conflicts.map(a=>p.html`<${Nt} conflict=${a} also=${e} />`)}
${t.changed.map(a=>p.html`<${Pt} step=${a} />`)}
<${Dt} plan=${t} />
<${Vt} plan=${t} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${r.busy.amend}
onClick=${n}
>
Confirm
</button>
<button class="quiet" data-testid="amend-leave" onClick=${o}>Leave it</button>
</div>
</div>
`}function Nt({conflict:t,also:e}){let{state:n}=(0,B.useTable)(),{seq:o,told:r,detail:a,rule:s,ruling:i,instead:m}=t,u=$=>()=>e({seq:o,how:"replace",command:$});return p.html`
<div class="conflict" data-testid="conflict">
<p><s>${r.join(" ")}</s></p>
<p>${(0,q.sentence)(a)} ${s&&p.html`<span class="rule">(${s})</span>`}</p>
${i&&p.html`<p class="hint">${i.answer}</p>`}
${m.length>0&&p.html`<div class="chips" role="group" aria-label=${"Instead"}>
${m.map($=>p.html`
<button class="chip" data-testid="instead" onClick=${u($)}>
${(0,q.spelled)($.type)}
${T($,F(n.session?.state,"nobody"))}
</button>
`)}
</div>`}
</div>
`}function Pt({step:t}){return p.html`
<div class="changed" data-testid="changed">
<h3>${it(t)}</h3>
${t.before.length>0&&p.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Dt({plan:t}){let e=n=>n.map(o=>`${o.why}: ${o.values.join(" ")}`).join("; ");return p.html`
${t.fresh.length>0&&p.html`<p>The house rolls: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&p.html`<p class="hint">No longer needed: ${e(t.unused)}.</p>`}
`}function Vt({plan:t}){if(!t.state.length)return p.html`<p>The game stands as before.</p>`;let e=t.state.length-ct;return p.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,ct).map(({what:n,before:o,after:r})=>p.html`
<div>
<dt>${lt(n)}</dt>
<dd>${L(o)} → ${L(r)}</dd>
</div>
`)}
</dl>
${e>0&&p.html`<p class="hint">${(0,mt.tn)("{count} more value.","{count} more values.",e)}</p>`}
${t.outcome&&p.html`<p>The game is then over: ${t.outcome}.</p>`}
`}var x="amend";function ht({seq:t,close:e,done:n=()=>{}}){let{deeds:o}=(0,w.useTable)(),r=(0,w.useSession)(),[a,s]=(0,l.useState)(null),[i,m]=(0,l.useState)([]),[u,$]=(0,l.useState)(null);(0,l.useEffect)(()=>{o.ask(x,()=>o.api.spoken(r.id,t)).then(s)},[r.id,t]);let d=async g=>{let M=()=>o.api.planAmendment(r.id,g,r.seq),f=await o.ask(x,M);f&&(m(g),$(f))},k=async()=>await o.amend(x,i,u)?(await n(),e()):$(null);return l.html`
<div class="correcting" data-testid="correcting" ref=${ft.intoView}>
${!u&&a&&l.html`<${Wt} spoken=${a} show=${d} close=${e} />`}
${u&&l.html`<${ut}
plan=${u}
also=${g=>d([...i,g])}
confirm=${k}
close=${e}
/>`}
<${$t.Refusal} spot=${x} />
${!u&&!a&&l.html`<button class="quiet" onClick=${e}>Leave it</button>`}
</div>
`}function Wt({spoken:t,show:e,close:n}){let{state:o}=(0,w.useTable)(),{seq:r}=t,a=rt(t),[s,i]=(0,l.useState)("replace"),[m,u]=(0,l.useState)(a[0]);if(t.luck)return l.html`<${_t} close=${n} />`;let $=st(s==="insert"?{...t,said:null}:t,m);return l.html`
<div class="chips" role="group" aria-label=${"What is done"}>
<${dt} name=${"Say something else"} way="replace" now=${s} turnTo=${i} />
<${dt} name=${"Insert one before it"} way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${o.busy[x]}
onClick=${()=>e([{seq:r,how:"remove"}])}
>
Remove it
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${d=>u(d.target.value)}>
${a.map(d=>l.html`<option value=${d} selected=${d===m}>${(0,bt.spelled)(d)}</option>`)}
</select>
</label>
${$.length?l.html`<${I}
key=${`${s}/${m}`}
examples=${$}
names=${F(o.session?.state,"nobody")}
label=${"See what changes"}
spot=${x}
send=${d=>e([{seq:r,how:s,command:d}])}
/>`:l.html`<p class="hint">This could not be said at that point.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Leave it</button>
`}function dt({name:t,way:e,now:n,turnTo:o}){return l.html`
<button
class="chip"
data-testid=${`amend-${e}`}
aria-pressed=${n===e}
onClick=${()=>o(e)}
>
${t}
</button>
`}function _t({close:t}){return l.html`
<p class="hint">
These dice were rolled by the program. Correct the step that asked for them.
</p>
<button class="quiet" onClick=${t}>Leave it</button>
`}var vt=c(yt()),xt=document.createElement("style");xt.textContent="";document.head.append(xt);(0,vt.arrived)("forms",J);