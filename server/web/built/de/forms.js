var Ft=Object.create;var V=Object.defineProperty;var Dt=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var Pt=Object.getPrototypeOf,Tt=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},Wt=(t,e)=>{for(var n in e)V(t,n,{get:e[n],enumerable:!0})},qt=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Mt(e))!Tt.call(t,s)&&s!==n&&V(t,s,{get:()=>e[s],enumerable:!(r=Dt(e,s))||r.enumerable});return t};var u=(t,e,n)=>(n=t!=null?Ft(Pt(t)):{},qt(e||!t||!t.__esModule?V(n,"default",{value:t,enumerable:!0}):n,t));var A=h((Xt,Q)=>{Q.exports=core["view.js"]});var O=h((Yt,X)=>{X.exports=core["page/table.js"]});var C=h((te,Y)=>{Y.exports=core["page/into_view.js"]});var _=h((ee,tt)=>{tt.exports=core["page/refusal.js"]});var x=h((ne,et)=>{et.exports=core["words.js"]});var G=h((ie,ut)=>{ut.exports=core["language.js"]});var Ot=h((he,At)=>{At.exports=core["parts.js"]});var U={};Wt(U,{CommandForm:()=>P,Correcting:()=>jt});var f=u(A(),1),at=u(O(),1),ct=u(C(),1),lt=u(_(),1),K=u(x(),1);var z=u(x(),1),B=new Set(["length","span","gap"]),rt=10;function v(t,e=""){let n=Object.entries(t).map(([r,s])=>M(s)?v(s,`${e}${r}.`):{[e+r]:Vt(s,r)});return Object.assign({},...n)}function N(t,e,n=""){let r=Object.entries(e).map(([s,o])=>{let a=n+s;return a==="type"||a==="seat"?[s,o]:[s,M(o)?N(t,o,`${a}.`):_t(t[a],o,s)]});return Array.isArray(e)?r.map(([,s])=>s):Object.fromEntries(r)}function I(t,e=""){return Object.entries(t).flatMap(([n,r])=>M(r)?[...Array.isArray(r)?[e+n]:[],...I(r,`${e}${n}.`)]:[])}function L(t,e,n){let[r,...s]=e.split("."),o=t[r];if(s.length)return nt(t,r,L(o,s.join("."),n));let a=n>0?[...o,o.at(-1)]:o.slice(0,Math.max(1,o.length-1));return nt(t,r,a)}function nt(t,e,n){return Array.isArray(t)?t.with(Number(e),n):{...t,[e]:n}}function R(t){return Object.keys(v(t)).filter(e=>e!=="type"&&e!=="seat")}function y(t){return t.split(".").at(-1)??t}function H(t){let[e,n,...r]=t.split(".").slice(-3),s=r.length===1&&/^\d+$/.test(n),o=(0,z.spelled)(y(t)),a=s?`${(0,z.spelled)(e)} ${Number(n)+1}, ${o.toLowerCase()}`:o;return B.has(y(t))?`${a} (mm)`:a}function E(t,e){return e.split(".").reduce((n,r)=>n[r],t)}function st(t,e){let n=e??"";return!t||t.some(r=>r.value===n)?t:n===""?[{value:"",label:"–"},...t]:void 0}function F(t,e={}){let n=v(t);return R(t).filter(s=>n[s]!==""&&n[s]!==!1).map(s=>{let o=y(s),a=e[o]?.find(({value:i})=>String(i)===n[s]);return`${H(s)}: ${a?.label??n[s]}`}).join(", ")||"–"}function D({players:t=[],creatures:e},n){let r=t.map(({seat:a,name:i})=>({value:a,label:i}));if(!e)return{player:r};let s=e.map(({id:a,player:i})=>({value:a,label:t.find(({seat:m})=>m===i)?.name??a})),o=a=>{let i=Math.max(0,...e.map(m=>m[a]?.length??0));return Array.from({length:i},(m,d)=>({value:d,label:`${d+1}`}))};return{player:r,creature:s,target:s,struck:[{value:"",label:n},...s],missile:o("missiles"),limb:o("limbs")}}function M(t){return t===null||typeof t!="object"?!1:!Array.isArray(t)||t.length>0&&t.every(e=>M(e))}function Vt(t,e){return t===null?"":ot(t)?t.join(", "):typeof t=="object"?JSON.stringify(t):typeof t!="number"?t:String(B.has(e)?t/rt:t)}function ot(t){return Array.isArray(t)&&t.every(e=>e===null||typeof e!="object")}function _t(t,e,n){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let r=String(t).trim();return ot(e)&&!r.startsWith("[")?zt(r):r===""?null:B.has(n)&&!Number.isNaN(Number(r))?Math.round(Number(r)*rt):it(r)}function zt(t){return t?t.split(",").map(e=>it(e.trim())):[]}function it(t){try{return JSON.parse(t)}catch{return t}}function P({examples:t,names:e={},label:n,spot:r,send:s}){let{state:o,deeds:a}=(0,at.useTable)(),[i,m]=(0,f.useState)(t[0]),[d,b]=(0,f.useState)(()=>v(i)),{type:$}=i,k=r??`say/${$}`,g=c=>{m(c),b(v(c))};return f.html`
<form
class="command-form"
data-testid="command-form"
data-type=${$}
ref=${ct.intoView}
onSubmit=${c=>{c.preventDefault();let w=N(d,i);s?s(w):a.say(k,w)}}
>
<p class="hint">${Bt(o,$)}</p>
${t.length>1&&f.html`<${It} examples=${t} names=${e} take=${g} />`}
<div class="fields">
${R(i).map(c=>f.html`
<${Rt}
key=${c}
name=${y(c)}
label=${H(c)}
kind=${typeof E(i,c)}
options=${st(e[y(c)],E(i,c))}
value=${d[c]}
set=${w=>b(Et=>({...Et,[c]:w}))}
/>
`)}
</div>
${I(i).map(c=>f.html`
<${Lt}
key=${c}
name=${(0,K.spelled)(y(c))}
count=${E(i,c).length}
change=${w=>g(L(N(d,i),c,w))}
/>
`)}
<div class="answers">
<button class="primary" disabled=${o.busy[k]}>${n??(0,K.spelled)($)}</button>
</div>
${!r&&f.html`<${lt.Refusal} spot=${k} />`}
</form>
`}function Bt({games:t,session:e},n){return t.find(r=>r.name===e.game)?.commands[n]??""}function It({examples:t,names:e,take:n}){return f.html`
<label class="field">
<span>Ausgehen von</span>
<select onChange=${r=>n(t[r.target.value])}>
${t.map((r,s)=>f.html`<option value=${s}>${F(r,e)}</option>`)}
</select>
</label>
`}function Lt({name:t,count:e,change:n}){return f.html`
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
`}function Rt({name:t,label:e,kind:n,options:r,value:s,set:o}){let a=i=>o(n==="boolean"?i.target.checked:i.target.value);return f.html`
<label class="field">
<span>${e}</span>
${r?f.html`<select onChange=${i=>o(i.target.value)}>
${r.map(i=>f.html`
<option value=${i.value} selected=${String(i.value)===s}>
${i.label}
</option>
`)}
</select>`:f.html`<input
name=${t}
type=${{number:"number",boolean:"checkbox"}[n]??"text"}
step=${n==="number"?"any":void 0}
value=${s}
checked=${s===!0}
onInput=${a}
/>`}
</label>
`}var l=u(A(),1);var vt=u(C(),1),St=u(_(),1),j=u(O(),1),kt=u(x(),1);var pt=u(x(),1),T=u(G(),1);function dt({said:t,legal:e,overrides:n}){let r=[...t?[t]:[],...e,...n];return[...new Set(r.map(s=>s.type))]}function ft({said:t,legal:e,overrides:n},r){return[...t?[t]:[],...e,...n].filter(o=>o.type===r)}function mt({kept:t,changed:e,conflicts:n}){let r=e.filter(({how:o})=>o==="kept").length,s=[t>r&&(0,T.tn)("{count} Schritt bleibt, wie er war","{count} Schritte bleiben, wie sie waren",t-r),r&&(0,T.tn)("{count} Schritt verläuft anders","{count} Schritte verlaufen anders",r),n.length&&(0,T.tn)("{count} Schritt passt nicht mehr und fällt weg","{count} Schritte passen nicht mehr und fallen weg",n.length)];return s.some(Boolean)?`${s.filter(Boolean).join(", ")}.`:"Kein späterer Schritt ändert sich."}function $t({how:t,seq:e}){let n={kept:"Verläuft anders",replaced:"Geändert zu",inserted:"Eingefügt"};return e===null?n[t]:`${n[t]} (Eintrag ${e})`}function bt(t){let e=t.replace(/\[(\d+)\]/g,(n,r)=>` ${Number(r)+1}`);return(0,pt.spelled)(e.replaceAll(".",", "))}function W(t){return t==null?"nichts":typeof t=="boolean"?t?"ja":"nein":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"keine":`${t.length} davon`:typeof t=="object"?Object.values(t).map(W).join(", "):String(t)}var p=u(A(),1);var ht=u(C(),1),J=u(O(),1),q=u(x(),1);var yt=u(G(),1),gt=12;function wt({plan:t,also:e,confirm:n,close:r}){let{state:s}=(0,J.useTable)();return p.html`
<div class="plan" data-testid="plan" ref=${ht.intoView}>
<p>${mt(t)}</p>
${t.conflicts.map(o=>p.html`<${Ht} conflict=${o} also=${e} />`)}
${t.changed.map(o=>p.html`<${Kt} step=${o} />`)}
<${Gt} plan=${t} />
<${Jt} plan=${t} />
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
`}function Ht({conflict:t,also:e}){let{state:n}=(0,J.useTable)(),{seq:r,told:s,detail:o,rule:a,ruling:i,instead:m}=t,d=b=>()=>e({seq:r,how:"replace",command:b});return p.html`
<div class="conflict" data-testid="conflict">
<p><s>${s.join(" ")}</s></p>
<p>${(0,q.sentence)(o)} ${a&&p.html`<span class="rule">(${a})</span>`}</p>
${i&&p.html`<p class="hint">${i.answer}</p>`}
${m.length>0&&p.html`<div class="chips" role="group" aria-label=${"Stattdessen"}>
${m.map(b=>p.html`
<button class="chip" data-testid="instead" onClick=${d(b)}>
${(0,q.spelled)(b.type)}
${F(b,D(n.session?.state,"niemand"))}
</button>
`)}
</div>`}
</div>
`}function Kt({step:t}){return p.html`
<div class="changed" data-testid="changed">
<h3>${$t(t)}</h3>
${t.before.length>0&&p.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nichts folgt daraus."}</p>
</div>
`}function Gt({plan:t}){let e=n=>n.map(r=>`${r.why}: ${r.values.join(" ")}`).join("; ");return p.html`
${t.fresh.length>0&&p.html`<p>Das Programm würfelt: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&p.html`<p class="hint">Nicht mehr gebraucht: ${e(t.unused)}.</p>`}
`}function Jt({plan:t}){if(!t.state.length)return p.html`<p>Am Stand des Spiels ändert sich nichts.</p>`;let e=t.state.length-gt;return p.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,gt).map(({what:n,before:r,after:s})=>p.html`
<div>
<dt>${bt(n)}</dt>
<dd>${W(r)} → ${W(s)}</dd>
</div>
`)}
</dl>
${e>0&&p.html`<p class="hint">${(0,yt.tn)("{count} weiterer Wert.","{count} weitere Werte.",e)}</p>`}
${t.outcome&&p.html`<p>Das Spiel ist dann vorbei: ${t.outcome}.</p>`}
`}var S="amend";function jt({seq:t,close:e,done:n=()=>{}}){let{deeds:r}=(0,j.useTable)(),s=(0,j.useSession)(),[o,a]=(0,l.useState)(null),[i,m]=(0,l.useState)([]),[d,b]=(0,l.useState)(null);(0,l.useEffect)(()=>{r.ask(S,()=>r.api.spoken(s.id,t)).then(a)},[s.id,t]);let $=async g=>{let Z=()=>r.api.planAmendment(s.id,g,s.seq),c=await r.ask(S,Z);c&&(m(g),b(c))},k=async()=>await r.amend(S,i,d)?(await n(),e()):b(null);return l.html`
<div class="correcting" data-testid="correcting" ref=${vt.intoView}>
${!d&&o&&l.html`<${Ut} spoken=${o} show=${$} close=${e} />`}
${d&&l.html`<${wt}
plan=${d}
also=${g=>$([...i,g])}
confirm=${k}
close=${e}
/>`}
<${St.Refusal} spot=${S} />
${!d&&!o&&l.html`<button class="quiet" onClick=${e}>Abbrechen</button>`}
</div>
`}function Ut({spoken:t,show:e,close:n}){let{state:r}=(0,j.useTable)(),{seq:s}=t,o=dt(t),[a,i]=(0,l.useState)("replace"),[m,d]=(0,l.useState)(o[0]);if(t.luck)return l.html`<${Zt} close=${n} />`;let b=ft(a==="insert"?{...t,said:null}:t,m);return l.html`
<div class="chips" role="group" aria-label=${"Was geschieht"}>
<${xt} name=${"Ändern"} way="replace" now=${a} turnTo=${i} />
<${xt} name=${"Einen Schritt davor einfügen"} way="insert" now=${a} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${r.busy[S]}
onClick=${()=>e([{seq:s,how:"remove"}])}
>
Entfernen
</button>
</div>
<label class="field">
<span>Was geschehen ist</span>
<select data-testid="amend-kind" onChange=${$=>d($.target.value)}>
${o.map($=>l.html`<option value=${$} selected=${$===m}>${(0,kt.spelled)($)}</option>`)}
</select>
</label>
${b.length?l.html`<${P}
key=${`${a}/${m}`}
examples=${b}
names=${D(r.session?.state,"niemand")}
label=${"Zeigen, was sich ändert"}
spot=${S}
send=${$=>e([{seq:s,how:a,command:$}])}
/>`:l.html`<p class="hint">Das war an dieser Stelle nicht möglich.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Abbrechen</button>
`}function xt({name:t,way:e,now:n,turnTo:r}){return l.html`
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
`}var Ct=u(Ot()),Nt=document.createElement("style");Nt.textContent=".correcting{display:grid;gap:10px;margin-top:8px;padding:12px;border-radius:var(--radius-small);background:var(--sunk)}.plan{display:grid;gap:10px}.plan h3{font-size:var(--small)}.conflict,.changed{padding:8px 10px;border-radius:var(--radius-small);background:var(--card);overflow-wrap:anywhere}.conflict{border-left:3px solid var(--warn)}.conflict .chip{min-height:44px;font-size:var(--small);text-align:left}.plan s{color:var(--soft)}.differences{display:grid;gap:4px;font-size:var(--small)}.differences div{display:flex;flex-wrap:wrap;gap:0 10px;justify-content:space-between}";document.head.append(Nt);(0,Ct.arrived)("forms",U);