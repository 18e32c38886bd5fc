var $t=Object.create;var F=Object.defineProperty;var mt=Object.getOwnPropertyDescriptor;var ft=Object.getOwnPropertyNames;var ht=Object.getPrototypeOf,gt=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},bt=(t,e)=>{for(var n in e)F(t,n,{get:e[n],enumerable:!0})},yt=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of ft(e))!gt.call(t,s)&&s!==n&&F(t,s,{get:()=>e[s],enumerable:!(r=mt(e,s))||r.enumerable});return t};var p=(t,e,n)=>(n=t!=null?$t(ht(t)):{},yt(e||!t||!t.__esModule?F(n,"default",{value:t,enumerable:!0}):n,t));var j=g((Tt,q)=>{q.exports=core["view.js"]});var k=g((Wt,V)=>{V.exports=core["page/table.js"]});var x=g((Lt,B)=>{B.exports=core["page/into_view.js"]});var T=g((Nt,J)=>{J.exports=core["page/refusal.js"]});var w=g((Pt,_)=>{_.exports=core["words.js"]});var L=g((Vt,M)=>{M.exports=core["language.js"]});var pt=g((zt,lt)=>{lt.exports=core["parts.js"]});var N={};bt(N,{CommandForm:()=>O,Correcting:()=>ct});var u=p(j(),1),K=p(k(),1),R=p(x(),1),H=p(T(),1),C=p(w(),1);function O({examples:t,names:e={},label:n,spot:r,send:s}){let{state:o,deeds:i}=(0,K.useTable)(),[m,f]=(0,u.useState)(()=>I(t[0])),{type:l}=t[0],h=r??`say/${l}`,$=Object.keys(t[0]).filter(d=>d!=="type"&&d!=="seat");return u.html`
<form
class="command-form"
data-testid="command-form"
data-type=${l}
ref=${R.intoView}
onSubmit=${d=>{d.preventDefault();let b=jt(m,t[0]);s?s(b):i.say(h,b)}}
>
<p class="hint">${wt(o,l)}</p>
${t.length>1&&u.html`<${St} examples=${t} take=${f} />`}
<div class="fields">
${$.map(d=>u.html`
<${vt}
name=${d}
kind=${typeof t[0][d]}
options=${e[d]}
value=${m[d]}
set=${b=>f(v=>({...v,[d]:b}))}
/>
`)}
</div>
<div class="answers">
<button class="primary" disabled=${o.busy[h]}>${n??(0,C.spelled)(l)}</button>
</div>
${!r&&u.html`<${H.Refusal} spot=${h} />`}
</form>
`}function wt({games:t,session:e},n){return t.find(r=>r.name===e.game)?.commands[n]??""}function St({examples:t,take:e}){return u.html`
<label class="field">
<span>Ausgehen von</span>
<select onChange=${n=>e(I(t[n.target.value]))}>
${t.map((n,r)=>u.html`<option value=${r}>${W(n)}</option>`)}
</select>
</label>
`}function vt({name:t,kind:e,options:n,value:r,set:s}){let o=i=>s(e==="boolean"?i.target.checked:i.target.value);return u.html`
<label class="field">
<span>${(0,C.spelled)(t)}</span>
${n?u.html`<select onChange=${i=>s(i.target.value)}>
${n.map(i=>u.html`
<option value=${i.value} selected=${String(i.value)===r}>
${i.label}
</option>
`)}
</select>`:u.html`<input
name=${t}
type=${{number:"number",boolean:"checkbox"}[e]??"text"}
value=${r}
checked=${r===!0}
onInput=${o}
/>`}
</label>
`}function I(t){let e=r=>r===null?"":typeof r=="object"?JSON.stringify(r):r,n=Object.entries(t).map(([r,s])=>[r,e(s)]);return Object.fromEntries(n.map(([r,s])=>[r,typeof s=="number"?String(s):s]))}function jt(t,e){let n=Object.entries(e).map(([r,s])=>[r,r==="type"||r==="seat"?s:kt(t[r],s)]);return Object.fromEntries(n)}function kt(t,e){if(typeof e=="boolean")return!!t;if(typeof e=="string")return String(t);let n=String(t).trim();if(n==="")return null;try{return JSON.parse(n)}catch{return n}}function W(t){return Object.entries(t).filter(([n])=>n!=="type"&&n!=="seat").map(([n,r])=>`${(0,C.spelled)(n)}: ${JSON.stringify(r)}`).join(", ")}var a=p(j(),1);var ot=p(x(),1),it=p(T(),1),S=p(k(),1),at=p(w(),1);var U=p(w(),1),A=p(L(),1);function Z({said:t,legal:e,overrides:n}){let r=[...t?[t]:[],...e,...n];return[...new Set(r.map(s=>s.type))]}function z({said:t,legal:e,overrides:n},r){return[...t?[t]:[],...e,...n].filter(o=>o.type===r)}function G({kept:t,changed:e,conflicts:n}){let r=e.filter(({how:o})=>o==="kept").length;return`${[(0,A.tn)("{count} Schritt bleibt, wie er war","{count} Schritte bleiben, wie sie waren",t-r),r&&(0,A.tn)("{count} Schritt verläuft anders","{count} Schritte verlaufen anders",r),n.length&&(0,A.tn)("{count} Schritt passt nicht mehr und fällt weg","{count} Schritte passen nicht mehr und fallen weg",n.length)].filter(Boolean).join(", ")}.`}function Q({how:t,seq:e}){let n={kept:"Verläuft anders",replaced:"Stattdessen gesagt",inserted:"Eingefügt"};return e===null?n[t]:`${n[t]} (Eintrag ${e})`}function X(t){let e=t.replace(/\[(\d+)\]/g,(n,r)=>` ${Number(r)+1}`);return(0,U.spelled)(e.replaceAll(".",", "))}function E(t){return t==null?"nichts":typeof t=="boolean"?t?"ja":"nein":Array.isArray(t)?t.every(n=>typeof n!="object"||n===null)&&t.length<9?t.join(", ")||"keine":`${t.length} davon`:typeof t=="object"?Object.values(t).map(E).join(", "):String(t)}var c=p(j(),1);var tt=p(x(),1),et=p(k(),1),D=p(w(),1);var nt=p(L(),1),Y=12;function rt({plan:t,also:e,confirm:n,close:r}){let{state:s}=(0,et.useTable)();return c.html`
<div class="plan" data-testid="plan" ref=${tt.intoView}>
<p>${G(t)}</p>
${t.conflicts.map(o=>c.html`<${xt} conflict=${o} also=${e} />`)}
${t.changed.map(o=>c.html`<${Ct} step=${o} />`)}
<${Ot} plan=${t} />
<${At} plan=${t} />
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
`}function xt({conflict:t,also:e}){let{seq:n,told:r,detail:s,rule:o,ruling:i,instead:m}=t,f=l=>()=>e({seq:n,how:"replace",command:l});return c.html`
<div class="conflict" data-testid="conflict">
<p><s>${r.join(" ")}</s></p>
<p>${(0,D.sentence)(s)} ${o&&c.html`<span class="rule">(${o})</span>`}</p>
${i&&c.html`<p class="hint">${i.answer}</p>`}
${m.length>0&&c.html`<div class="chips" role="group" aria-label=${"Stattdessen"}>
${m.map(l=>c.html`
<button class="chip" data-testid="instead" onClick=${f(l)}>
${(0,D.spelled)(l.type)} ${W(l)}
</button>
`)}
</div>`}
</div>
`}function Ct({step:t}){return c.html`
<div class="changed" data-testid="changed">
<h3>${Q(t)}</h3>
${t.before.length>0&&c.html`<p class="before"><s>${t.before.join(" ")}</s></p>`}
<p>${t.after.join(" ")||"Nichts folgt daraus."}</p>
</div>
`}function Ot({plan:t}){let e=n=>n.map(r=>`${r.why}: ${r.values.join(" ")}`).join("; ");return c.html`
${t.fresh.length>0&&c.html`<p>Das Programm würfelt: ${e(t.fresh)}.</p>`}
${t.unused.length>0&&c.html`<p class="hint">Nicht mehr gebraucht: ${e(t.unused)}.</p>`}
`}function At({plan:t}){if(!t.state.length)return c.html`<p>Am Stand des Spiels ändert sich nichts.</p>`;let e=t.state.length-Y;return c.html`
<dl class="differences" data-testid="differences">
${t.state.slice(0,Y).map(({what:n,before:r,after:s})=>c.html`
<div>
<dt>${X(n)}</dt>
<dd>${E(r)} → ${E(s)}</dd>
</div>
`)}
</dl>
${e>0&&c.html`<p class="hint">${(0,nt.tn)("{count} weiterer Wert.","{count} weitere Werte.",e)}</p>`}
${t.outcome&&c.html`<p>Das Spiel ist dann vorbei: ${t.outcome}.</p>`}
`}var y="amend";function ct({seq:t,close:e,done:n=()=>{}}){let{deeds:r}=(0,S.useTable)(),s=(0,S.useSession)(),[o,i]=(0,a.useState)(null),[m,f]=(0,a.useState)([]),[l,h]=(0,a.useState)(null);(0,a.useEffect)(()=>{r.ask(y,()=>r.api.spoken(s.id,t)).then(i)},[s.id,t]);let $=async d=>{let b=()=>r.api.planAmendment(s.id,d,s.seq),v=await r.ask(y,b);v&&(f(d),h(v))},P=async()=>await r.amend(y,m,l)?(await n(),e()):h(null);return a.html`
<div class="correcting" data-testid="correcting" ref=${ot.intoView}>
${!l&&o&&a.html`<${Et} spoken=${o} show=${$} close=${e} />`}
${l&&a.html`<${rt}
plan=${l}
also=${d=>$([...m,d])}
confirm=${P}
close=${e}
/>`}
<${it.Refusal} spot=${y} />
${!l&&!o&&a.html`<button class="quiet" onClick=${e}>Lassen</button>`}
</div>
`}function Et({spoken:t,show:e,close:n}){let{state:r}=(0,S.useTable)(),{seq:s}=t,o=Z(t),[i,m]=(0,a.useState)("replace"),[f,l]=(0,a.useState)(o[0]);if(t.luck)return a.html`<${Dt} close=${n} />`;let h=z(i==="insert"?{...t,said:null}:t,f);return a.html`
<div class="chips" role="group" aria-label=${"Was geschieht"}>
<${st} name=${"Etwas anderes sagen"} way="replace" now=${i} turnTo=${m} />
<${st} name=${"Davor einfügen"} way="insert" now=${i} turnTo=${m} />
<button
class="chip"
data-testid="amend-remove"
disabled=${r.busy[y]}
onClick=${()=>e([{seq:s,how:"remove"}])}
>
Entfernen
</button>
</div>
<label class="field">
<span>Was gesagt wird</span>
<select data-testid="amend-kind" onChange=${$=>l($.target.value)}>
${o.map($=>a.html`<option value=${$} selected=${$===f}>${(0,at.spelled)($)}</option>`)}
</select>
</label>
${h.length?a.html`<${O}
key=${`${i}/${f}`}
examples=${h}
label=${"Zeigen, was sich ändert"}
spot=${y}
send=${$=>e([{seq:s,how:i,command:$}])}
/>`:a.html`<p class="hint">Das war an dieser Stelle nicht möglich.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Lassen</button>
`}function st({name:t,way:e,now:n,turnTo:r}){return a.html`
<button
class="chip"
data-testid=${`amend-${e}`}
aria-pressed=${n===e}
onClick=${()=>r(e)}
>
${t}
</button>
`}function Dt({close:t}){return a.html`
<p class="hint">
Diese Würfel hat das Programm geworfen. Korrigiere den Schritt, der sie verlangt hat.
</p>
<button class="quiet" onClick=${t}>Lassen</button>
`}var dt=p(pt()),ut=document.createElement("style");ut.textContent="";document.head.append(ut);(0,dt.arrived)("forms",N);