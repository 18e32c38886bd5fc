var Ft=Object.create;var V=Object.defineProperty;var Dt=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var Pt=Object.getPrototypeOf,Tt=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},Wt=(t,e)=>{for(var n in e)V(t,n,{get:e[n],enumerable:!0})},qt=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Mt(e))!Tt.call(t,s)&&s!==n&&V(t,s,{get:()=>e[s],enumerable:!(r=Dt(e,s))||r.enumerable});return t};var u=(t,e,n)=>(n=t!=null?Ft(Pt(t)):{},qt(e||!t||!t.__esModule?V(n,"default",{value:t,enumerable:!0}):n,t));var A=g((Xt,Q)=>{Q.exports=core["view.js"]});var O=g((Yt,X)=>{X.exports=core["page/table.js"]});var C=g((te,Y)=>{Y.exports=core["page/into_view.js"]});var _=g((ee,tt)=>{tt.exports=core["page/refusal.js"]});var S=g((ne,et)=>{et.exports=core["words.js"]});var J=g((ie,ut)=>{ut.exports=core["language.js"]});var Ot=g((ge,At)=>{At.exports=core["parts.js"]});var U={};Wt(U,{CommandForm:()=>P,Correcting:()=>vt});var d=u(A(),1),at=u(O(),1),ct=u(C(),1),lt=u(_(),1),G=u(S(),1);var B=u(S(),1),I=new Set(["length","span","gap"]),rt=10;function x(t,e=""){let n=Object.entries(t).map(([r,s])=>M(s)?x(s,`${e}${r}.`):{[e+r]:Vt(s,r)});return Object.assign({},...n)}function N(t,e,n=""){let r=Object.entries(e).map(([s,o])=>{let a=n+s;return a==="type"||a==="seat"?[s,o]:[s,M(o)?N(t,o,`${a}.`):_t(t[a],o,s)]});return Array.isArray(e)?r.map(([,s])=>s):Object.fromEntries(r)}function L(t,e=""){return Object.entries(t).flatMap(([n,r])=>M(r)?[...Array.isArray(r)?[e+n]:[],...L(r,`${e}${n}.`)]:[])}function R(t,e,n){let[r,...s]=e.split("."),o=t[r];if(s.length)return nt(t,r,R(o,s.join("."),n));let a=n>0?[...o,o.at(-1)]:o.slice(0,Math.max(1,o.length-1));return nt(t,r,a)}function nt(t,e,n){return Array.isArray(t)?t.with(Number(e),n):{...t,[e]:n}}function H(t){return Object.keys(x(t)).filter(e=>e!=="type"&&e!=="seat")}function y(t){return t.split(".").at(-1)??t}function K(t){let[e,n,...r]=t.split(".").slice(-3),s=r.length===1&&/^\d+$/.test(n),o=(0,B.spelled)(y(t)),a=s?`${(0,B.spelled)(e)} ${Number(n)+1}, ${o.toLowerCase()}`:o;return I.has(y(t))?`${a} (mm)`:a}function E(t,e){return e.split(".").reduce((n,r)=>n[r],t)}function st(t,e){let n=e??"";return!t||t.some(r=>r.value===n)?t:n===""?[{value:"",label:"–"},...t]:void 0}function F(t,e={}){let n=x(t);return H(t).filter(s=>n[s]!==""&&n[s]!==!1).map(s=>{let o=y(s),a=e[o]?.find(({value:i})=>String(i)===n[s]);return`${K(s)}: ${a?.label??n[s]}`}).join(", ")||"–"}function D({players:t=[],creatures:e},n){let r=t.map(({seat:a,name:i})=>({value:a,label:i}));if(!e)return{player:r};let s=e.map(({id:a,player:i})=>({value:a,label:t.find(({seat:f})=>f===i)?.name??a})),o=a=>{let i=Math.max(0,...e.map(f=>f[a]?.length??0));return Array.from({length:i},(f,p)=>({value:p,label:`${p+1}`}))};return{player:r,creature:s,target:s,struck:[{value:"",label:n},...s],missile:o("missiles"),limb:o("limbs")}}function M(t){return t===null||typeof t!="object"?!1:!Array.isArray(t)||t.length>0&&t.every(e=>M(e))}function Vt(t,e){return t===null?"":ot(t)?t.join(", "):typeof t=="object"?JSON.stringify(t):typeof t!="number"?t:String(I.has(e)?t/rt:t)}function ot(t){return Array.isArray(t)&&t.every(e=>e===null||typeof e!="object")}function _t(t,e,n){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let r=String(t).trim();return ot(e)&&!r.startsWith("[")?Bt(r):r===""?null:I.has(n)&&!Number.isNaN(Number(r))?Math.round(Number(r)*rt):it(r)}function Bt(t){return t?t.split(",").map(e=>it(e.trim())):[]}function it(t){try{return JSON.parse(t)}catch{return t}}function P({examples:t,names:e={},label:n,spot:r,send:s}){let{state:o,deeds:a}=(0,at.useTable)(),[i,f]=(0,d.useState)(t[0]),[p,b]=(0,d.useState)(()=>x(i)),{type:$}=i,j=r??`say/${$}`,h=c=>{f(c),b(x(c))};return d.html`
<form
class="command-form"
data-testid="command-form"
data-type=${$}
ref=${ct.intoView}
onSubmit=${c=>{c.preventDefault();let w=N(p,i);s?s(w):a.say(j,w)}}
>
<p class="hint">${It(o,$)}</p>
${t.length>1&&d.html`<${Lt} examples=${t} names=${e} take=${h} />`}
<div class="fields">
${H(i).map(c=>d.html`
<${Ht}
key=${c}
name=${y(c)}
label=${K(c)}
kind=${typeof E(i,c)}
options=${st(e[y(c)],E(i,c))}
value=${p[c]}
set=${w=>b(Et=>({...Et,[c]:w}))}
/>
`)}
</div>
${L(i).map(c=>d.html`
<${Rt}
key=${c}
name=${(0,G.spelled)(y(c))}
count=${E(i,c).length}
change=${w=>h(R(N(p,i),c,w))}
/>
`)}
<div class="answers">
<button class="primary" disabled=${o.busy[j]}>${n??(0,G.spelled)($)}</button>
</div>
${!r&&d.html`<${lt.Refusal} spot=${j} />`}
</form>
`}function It({games:t,session:e},n){return t.find(r=>r.name===e.game)?.commands[n]??""}function Lt({examples:t,names:e,take:n}){return d.html`
<label class="field">
<span>Ausgehen von</span>
<select onChange=${r=>n(t[r.target.value])}>
${t.map((r,s)=>d.html`<option value=${s}>${F(r,e)}</option>`)}
</select>
</label>
`}function Rt({name:t,count:e,change:n}){return d.html`
<div class="answers" role="group" aria-label=${t}>
<span>${t}: ${e}</span>
<button
type="button"
data-testid="fewer"
aria-label=${`${t}: eins weniger`}
disabled=${e<2}
onClick=${()=>n(-1)}
>
−
</button>
<button
type="button"
data-testid="more"
aria-label=${`${t}: eins mehr`}
onClick=${()=>n(1)}
>
+
</button>
</div>
`}function Ht({name:t,label:e,kind:n,options:r,value:s,set:o}){let a=i=>o(n==="boolean"?i.target.checked:i.target.value);return d.html`
<label class="field">
<span>${e}</span>
${r?d.html`<select onChange=${i=>o(i.target.value)}>
${r.map(i=>d.html`
<option value=${i.value} selected=${String(i.value)===s}>
${i.label}
</option>
`)}
</select>`:d.html`<input
name=${t}
type=${{number:"number",boolean:"checkbox"}[n]??"text"}
step=${n==="number"?"any":void 0}
value=${s}
checked=${s===!0}
onInput=${a}
/>`}
</label>
`}var l=u(A(),1);var xt=u(C(),1),kt=u(_(),1),v=u(O(),1),jt=u(S(),1);var mt=u(S(),1),T=u(J(),1);function pt({said:t,legal:e,overrides:n}){let r=[...t?[t]:[],...e,...n];return[...new Set(r.map(s=>s.type))]}function dt({said:t,legal:e,overrides:n},r){return[...t?[t]:[],...e,...n].filter(o=>o.type===r)}function ft({kept:t,changed:e,conflicts:n}){let r=e.filter(({how:o})=>o==="kept").length,s=[t>r&&(0,T.tn)("{count} Schritt bleibt, wie er war","{count} Schritte bleiben, wie sie waren",t-r),r&&(0,T.tn)("{count} Schritt verläuft anders","{count} Schritte verlaufen anders",r),n.length&&(0,T.tn)("{count} Schritt passt nicht mehr und fällt weg","{count} Schritte passen nicht mehr und fallen weg",n.length)];return s.some(Boolean)?`${s.filter(Boolean).join(", ")}.`:"Kein späterer Schritt ändert sich."}function $t({how:t,seq:e}){let n={kept:"Verläuft anders",replaced:"Geändert zu",inserted:"Eingefügt"};return e===null?n[t]:`${n[t]} (Eintrag ${e})`}function bt(t){let e=t.replace(/\[(\d+)\]/g,(n,r)=>` ${Number(r)+1}`);return(0,mt.spelled)(e.replaceAll(".",", "))}function W(t){return t==null?"nichts":typeof t=="boolean"?t?"ja":"nein":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"keine":`${t.length} davon`:typeof t=="object"?Object.values(t).map(W).join(", "):String(t)}var m=u(A(),1);var gt=u(C(),1),z=u(O(),1),q=u(S(),1);var yt=u(J(),1),ht=12;function wt({plan:t,also:e,confirm:n,close:r}){let{state:s}=(0,z.useTable)();return m.html`
<div class="plan" data-testid="plan" ref=${gt.intoView}>
<p>${ft(t)}</p>
${t.conflicts.map(o=>m.html`<${Kt} conflict=${o} also=${e} />`)}
${t.changed.map(o=>m.html`<${Gt} step=${o} />`)}
<${Jt} plan=${t} />
<${zt} plan=${t} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${s.busy.amend}
onClick=${n}
>
Bestätigen
</button>
<button class="quiet" data-testid="amend-leave" onClick=${r}>Abbrechen</button>
</div>
</div>
`}function Kt({conflict:t,also:e}){let{state:n}=(0,z.useTable)(),{seq:r,told:s,detail:o,rule:a,ruling:i,instead:f}=t,p=b=>()=>e({seq:r,how:"replace",command:b});return m.html`
<div class="conflict" data-testid="conflict">
<p><s>${s.join(" ")}</s></p>
<p>${(0,q.sentence)(o)} ${a&&m.html`<span class="rule">(${a})</span>`}</p>
${i&&m.html`<p class="hint">${i.answer}</p>`}
${f.length>0&&m.html`<div class="chips" role="group" aria-label=${"Stattdessen"}>
${f.map(b=>m.html`
<button class="chip" data-testid="instead" onClick=${p(b)}>
${(0,q.spelled)(b.type)}
${F(b,D(n.session?.state,"niemand"))}
</button>
`)}
</div>`}
</div>
`}function Gt({step:t}){return m.html`
<div class="changed" data-testid="changed">
<h3>${$t(t)}</h3>
${t.before.length>0&&m.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nichts folgt daraus."}</p>
</div>
`}function Jt({plan:t}){let e=n=>n.map(r=>`${r.why}: ${r.values.join(" ")}`).join("; ");return m.html`
${t.fresh.length>0&&m.html`<p>Das Programm würfelt: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&m.html`<p class="hint">Nicht mehr gebraucht: ${e(t.unused)}.</p>`}
`}function zt({plan:t}){if(!t.state.length)return m.html`<p>Am Stand des Spiels ändert sich nichts.</p>`;let e=t.state.length-ht;return m.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,ht).map(({what:n,before:r,after:s})=>m.html`
<div>
<dt>${bt(n)}</dt>
<dd>${W(r)} → ${W(s)}</dd>
</div>
`)}
</dl>
${e>0&&m.html`<p class="hint">${(0,yt.tn)("{count} weiterer Wert.","{count} weitere Werte.",e)}</p>`}
${t.outcome&&m.html`<p>Das Spiel ist dann vorbei: ${t.outcome}.</p>`}
`}var k="amend";function vt({seq:t,close:e,done:n=()=>{}}){let{deeds:r}=(0,v.useTable)(),s=(0,v.useSession)(),[o,a]=(0,l.useState)(null),[i,f]=(0,l.useState)([]),[p,b]=(0,l.useState)(null);(0,l.useEffect)(()=>{r.ask(k,()=>r.api.spoken(s.id,t)).then(a)},[s.id,t]);let $=async h=>{let Z=()=>r.api.planAmendment(s.id,h,s.seq),c=await r.ask(k,Z);c&&(f(h),b(c))},j=async()=>await r.amend(k,i,p)?(await n(),e()):b(null);return l.html`
<div class="correcting" data-testid="correcting" ref=${xt.intoView}>
${!p&&o&&l.html`<${Ut} spoken=${o} show=${$} close=${e} />`}
${p&&l.html`<${wt}
plan=${p}
also=${h=>$([...i,h])}
confirm=${j}
close=${e}
/>`}
<${kt.Refusal} spot=${k} />
${!p&&!o&&l.html`<button class="quiet" onClick=${e}>Abbrechen</button>`}
</div>
`}function Ut({spoken:t,show:e,close:n}){let{state:r}=(0,v.useTable)(),{seq:s}=t,o=pt(t),[a,i]=(0,l.useState)("replace"),[f,p]=(0,l.useState)(o[0]);if(t.luck)return l.html`<${Zt} close=${n} />`;let b=dt(a==="insert"?{...t,said:null}:t,f);return l.html`
<div class="chips" role="group" aria-label=${"Was geschieht"}>
<${St} name=${"Ändern"} way="replace" now=${a} turnTo=${i} />
<${St} name=${"Einen Schritt davor einfügen"} way="insert" now=${a} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${r.busy[k]}
onClick=${()=>e([{seq:s,how:"remove"}])}
>
Entfernen
</button>
</div>
<label class="field">
<span>Was geschehen ist</span>
<select data-testid="amend-kind" onChange=${$=>p($.target.value)}>
${o.map($=>l.html`<option value=${$} selected=${$===f}>${(0,jt.spelled)($)}</option>`)}
</select>
</label>
${b.length?l.html`<${P}
key=${`${a}/${f}`}
examples=${b}
names=${D(r.session?.state,"niemand")}
label=${"Zeigen, was sich ändert"}
spot=${k}
send=${$=>e([{seq:s,how:a,command:$}])}
/>`:l.html`<p class="hint">Das war an dieser Stelle nicht möglich.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Abbrechen</button>
`}function St({name:t,way:e,now:n,turnTo:r}){return l.html`
<button
class="chip"
data-testid=${`amend-${e}`}
aria-pressed=${n===e}
onClick=${()=>r(e)}
>
${t}
</button>
`}function Zt({close:t}){return l.html`
<p class="hint">
Diese Würfel hat das Programm geworfen. Korrigiere den Schritt, der sie verlangt hat.
</p>
<button class="quiet" onClick=${t}>Abbrechen</button>
`}var Ct=u(Ot()),Nt=document.createElement("style");Nt.textContent="";document.head.append(Nt);(0,Ct.arrived)("forms",U);