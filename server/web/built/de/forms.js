var xt=Object.create;var L=Object.defineProperty;var kt=Object.getOwnPropertyDescriptor;var jt=Object.getOwnPropertyNames;var Ct=Object.getPrototypeOf,Ot=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},At=(t,e)=>{for(var n in e)L(t,n,{get:e[n],enumerable:!0})},Ft=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of jt(e))!Ot.call(t,s)&&s!==n&&L(t,s,{get:()=>e[s],enumerable:!(r=kt(e,s))||r.enumerable});return t};var l=(t,e,n)=>(n=t!=null?xt(Ct(t)):{},Ft(e||!t||!t.__esModule?L(n,"default",{value:t,enumerable:!0}):n,t));var j=g((Jt,R)=>{R.exports=core["view.js"]});var C=g((Kt,H)=>{H.exports=core["page/table.js"]});var O=g((Mt,U)=>{U.exports=core["page/into_view.js"]});var q=g((Rt,Z)=>{Z.exports=core["page/refusal.js"]});var y=g((Ht,z)=>{z.exports=core["words.js"]});var B=g((Gt,nt)=>{nt.exports=core["language.js"]});var yt=g((ce,bt)=>{bt.exports=core["parts.js"]});var K={};At(K,{CommandForm:()=>D,Correcting:()=>gt});var h=l(j(),1),Y=l(C(),1),tt=l(O(),1),et=l(q(),1),_=l(y(),1);var G=l(y(),1);function w(t,e=""){let n=Object.entries(t).map(([r,s])=>X(s)?w(s,`${e}${r}.`):{[e+r]:Et(s)});return Object.assign({},...n)}function N(t,e,n=""){let r=Object.entries(e).map(([s,i])=>{let o=n+s;return o==="type"||o==="seat"?[s,i]:[s,X(i)?N(t,i,`${o}.`):Dt(t[o],i)]});return Object.fromEntries(r)}function V(t){return Object.keys(w(t)).filter(e=>e!=="type"&&e!=="seat")}function A(t){return t.split(".").at(-1)}function I(t,e){return e.split(".").reduce((n,r)=>n[r],t)}function Q(t,e){let n=e??"";return!t||t.some(r=>r.value===n)?t:n===""?[{value:"",label:"–"},...t]:void 0}function F(t,e={}){let n=w(t);return V(t).filter(s=>n[s]!==""&&n[s]!==!1&&n[s]!=="[]").map(s=>{let i=A(s),o=e[i]?.find(({value:a})=>String(a)===n[s]);return`${(0,G.spelled)(i)}: ${o?.label??n[s]}`}).join(", ")||"–"}function E({players:t=[],creatures:e},n){let r=t.map(({seat:o,name:a})=>({value:o,label:a}));if(!e)return{player:r};let s=e.map(({id:o,player:a})=>({value:o,label:t.find(({seat:m})=>m===a)?.name??o})),i=o=>{let a=Math.max(0,...e.map(m=>m[o]?.length??0));return Array.from({length:a},(m,p)=>({value:p,label:`${p+1}`}))};return{player:r,creature:s,target:s,struck:[{value:"",label:n},...s],missile:i("missiles"),limb:i("limbs")}}function X(t){return t!==null&&typeof t=="object"&&!Array.isArray(t)}function Et(t){return t===null?"":typeof t=="object"?JSON.stringify(t):typeof t=="number"?String(t):t}function Dt(t,e){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let n=String(t).trim();if(n==="")return null;try{return JSON.parse(n)}catch{return n}}function D({examples:t,names:e={},label:n,spot:r,send:s}){let{state:i,deeds:o}=(0,Y.useTable)(),[a,m]=(0,h.useState)(t[0]),[p,$]=(0,h.useState)(()=>w(a)),{type:d}=a,S=r??`say/${d}`,b=f=>{m(f),$(w(f))};return h.html`
<form
class="command-form"
data-testid="command-form"
data-type=${d}
ref=${tt.intoView}
onSubmit=${f=>{f.preventDefault();let k=N(p,a);s?s(k):o.say(S,k)}}
>
<p class="hint">${Pt(i,d)}</p>
${t.length>1&&h.html`<${Tt} examples=${t} names=${e} take=${b} />`}
<div class="fields">
${V(a).map(f=>h.html`
<${Wt}
key=${f}
name=${A(f)}
kind=${typeof I(a,f)}
options=${Q(e[A(f)],I(a,f))}
value=${p[f]}
set=${k=>$(St=>({...St,[f]:k}))}
/>
`)}
</div>
<div class="answers">
<button class="primary" disabled=${i.busy[S]}>${n??(0,_.spelled)(d)}</button>
</div>
${!r&&h.html`<${et.Refusal} spot=${S} />`}
</form>
`}function Pt({games:t,session:e},n){return t.find(r=>r.name===e.game)?.commands[n]??""}function Tt({examples:t,names:e,take:n}){return h.html`
<label class="field">
<span>Ausgehen von</span>
<select onChange=${r=>n(t[r.target.value])}>
${t.map((r,s)=>h.html`<option value=${s}>${F(r,e)}</option>`)}
</select>
</label>
`}function Wt({name:t,kind:e,options:n,value:r,set:s}){let i=o=>s(e==="boolean"?o.target.checked:o.target.value);return h.html`
<label class="field">
<span>${(0,_.spelled)(t)}</span>
${n?h.html`<select onChange=${o=>s(o.target.value)}>
${n.map(o=>h.html`
<option value=${o.value} selected=${String(o.value)===r}>
${o.label}
</option>
`)}
</select>`:h.html`<input
name=${t}
type=${{number:"number",boolean:"checkbox"}[e]??"text"}
value=${r}
checked=${r===!0}
onInput=${i}
/>`}
</label>
`}var c=l(j(),1);var ft=l(O(),1),$t=l(q(),1),x=l(C(),1),ht=l(y(),1);var rt=l(y(),1),P=l(B(),1);function st({said:t,legal:e,overrides:n}){let r=[...t?[t]:[],...e,...n];return[...new Set(r.map(s=>s.type))]}function ot({said:t,legal:e,overrides:n},r){return[...t?[t]:[],...e,...n].filter(i=>i.type===r)}function it({kept:t,changed:e,conflicts:n}){let r=e.filter(({how:i})=>i==="kept").length;return`${[(0,P.tn)("{count} Schritt bleibt, wie er war","{count} Schritte bleiben, wie sie waren",t-r),r&&(0,P.tn)("{count} Schritt verläuft anders","{count} Schritte verlaufen anders",r),n.length&&(0,P.tn)("{count} Schritt passt nicht mehr und fällt weg","{count} Schritte passen nicht mehr und fallen weg",n.length)].filter(Boolean).join(", ")}.`}function at({how:t,seq:e}){let n={kept:"Verläuft anders",replaced:"Stattdessen gesagt",inserted:"Eingefügt"};return e===null?n[t]:`${n[t]} (Eintrag ${e})`}function ct(t){let e=t.replace(/\[(\d+)\]/g,(n,r)=>` ${Number(r)+1}`);return(0,rt.spelled)(e.replaceAll(".",", "))}function T(t){return t==null?"nichts":typeof t=="boolean"?t?"ja":"nein":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"keine":`${t.length} davon`:typeof t=="object"?Object.values(t).map(T).join(", "):String(t)}var u=l(j(),1);var ut=l(O(),1),J=l(C(),1),W=l(y(),1);var mt=l(B(),1),lt=12;function pt({plan:t,also:e,confirm:n,close:r}){let{state:s}=(0,J.useTable)();return u.html`
<div class="plan" data-testid="plan" ref=${ut.intoView}>
<p>${it(t)}</p>
${t.conflicts.map(i=>u.html`<${Lt} conflict=${i} also=${e} />`)}
${t.changed.map(i=>u.html`<${qt} step=${i} />`)}
<${Nt} plan=${t} />
<${Vt} plan=${t} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${s.busy.amend}
onClick=${n}
>
Bestätigen
</button>
<button class="quiet" data-testid="amend-leave" onClick=${r}>Lassen</button>
</div>
</div>
`}function Lt({conflict:t,also:e}){let{state:n}=(0,J.useTable)(),{seq:r,told:s,detail:i,rule:o,ruling:a,instead:m}=t,p=$=>()=>e({seq:r,how:"replace",command:$});return u.html`
<div class="conflict" data-testid="conflict">
<p><s>${s.join(" ")}</s></p>
<p>${(0,W.sentence)(i)} ${o&&u.html`<span class="rule">(${o})</span>`}</p>
${a&&u.html`<p class="hint">${a.answer}</p>`}
${m.length>0&&u.html`<div class="chips" role="group" aria-label=${"Stattdessen"}>
${m.map($=>u.html`
<button class="chip" data-testid="instead" onClick=${p($)}>
${(0,W.spelled)($.type)}
${F($,E(n.session?.state,"niemand"))}
</button>
`)}
</div>`}
</div>
`}function qt({step:t}){return u.html`
<div class="changed" data-testid="changed">
<h3>${at(t)}</h3>
${t.before.length>0&&u.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nichts folgt daraus."}</p>
</div>
`}function Nt({plan:t}){let e=n=>n.map(r=>`${r.why}: ${r.values.join(" ")}`).join("; ");return u.html`
${t.fresh.length>0&&u.html`<p>Das Programm würfelt: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&u.html`<p class="hint">Nicht mehr gebraucht: ${e(t.unused)}.</p>`}
`}function Vt({plan:t}){if(!t.state.length)return u.html`<p>Am Stand des Spiels ändert sich nichts.</p>`;let e=t.state.length-lt;return u.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,lt).map(({what:n,before:r,after:s})=>u.html`
<div>
<dt>${ct(n)}</dt>
<dd>${T(r)} → ${T(s)}</dd>
</div>
`)}
</dl>
${e>0&&u.html`<p class="hint">${(0,mt.tn)("{count} weiterer Wert.","{count} weitere Werte.",e)}</p>`}
${t.outcome&&u.html`<p>Das Spiel ist dann vorbei: ${t.outcome}.</p>`}
`}var v="amend";function gt({seq:t,close:e,done:n=()=>{}}){let{deeds:r}=(0,x.useTable)(),s=(0,x.useSession)(),[i,o]=(0,c.useState)(null),[a,m]=(0,c.useState)([]),[p,$]=(0,c.useState)(null);(0,c.useEffect)(()=>{r.ask(v,()=>r.api.spoken(s.id,t)).then(o)},[s.id,t]);let d=async b=>{let M=()=>r.api.planAmendment(s.id,b,s.seq),f=await r.ask(v,M);f&&(m(b),$(f))},S=async()=>await r.amend(v,a,p)?(await n(),e()):$(null);return c.html`
<div class="correcting" data-testid="correcting" ref=${ft.intoView}>
${!p&&i&&c.html`<${It} spoken=${i} show=${d} close=${e} />`}
${p&&c.html`<${pt}
plan=${p}
also=${b=>d([...a,b])}
confirm=${S}
close=${e}
/>`}
<${$t.Refusal} spot=${v} />
${!p&&!i&&c.html`<button class="quiet" onClick=${e}>Lassen</button>`}
</div>
`}function It({spoken:t,show:e,close:n}){let{state:r}=(0,x.useTable)(),{seq:s}=t,i=st(t),[o,a]=(0,c.useState)("replace"),[m,p]=(0,c.useState)(i[0]);if(t.luck)return c.html`<${_t} close=${n} />`;let $=ot(o==="insert"?{...t,said:null}:t,m);return c.html`
<div class="chips" role="group" aria-label=${"Was geschieht"}>
<${dt} name=${"Etwas anderes sagen"} way="replace" now=${o} turnTo=${a} />
<${dt} name=${"Davor einfügen"} way="insert" now=${o} turnTo=${a} />
<button
class="chip"
data-testid="amend-remove"
disabled=${r.busy[v]}
onClick=${()=>e([{seq:s,how:"remove"}])}
>
Entfernen
</button>
</div>
<label class="field">
<span>Was gesagt wird</span>
<select data-testid="amend-kind" onChange=${d=>p(d.target.value)}>
${i.map(d=>c.html`<option value=${d} selected=${d===m}>${(0,ht.spelled)(d)}</option>`)}
</select>
</label>
${$.length?c.html`<${D}
key=${`${o}/${m}`}
examples=${$}
names=${E(r.session?.state,"niemand")}
label=${"Zeigen, was sich ändert"}
spot=${v}
send=${d=>e([{seq:s,how:o,command:d}])}
/>`:c.html`<p class="hint">Das war an dieser Stelle nicht möglich.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Lassen</button>
`}function dt({name:t,way:e,now:n,turnTo:r}){return c.html`
<button
class="chip"
data-testid=${`amend-${e}`}
aria-pressed=${n===e}
onClick=${()=>r(e)}
>
${t}
</button>
`}function _t({close:t}){return c.html`
<p class="hint">
Diese Würfel hat das Programm geworfen. Korrigiere den Schritt, der sie verlangt hat.
</p>
<button class="quiet" onClick=${t}>Lassen</button>
`}var wt=l(yt()),vt=document.createElement("style");vt.textContent="";document.head.append(vt);(0,wt.arrived)("forms",K);