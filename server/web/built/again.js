var st=Object.create;var O=Object.defineProperty;var rt=Object.getOwnPropertyDescriptor;var at=Object.getOwnPropertyNames;var ot=Object.getPrototypeOf,nt=Object.prototype.hasOwnProperty;var d=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(s){throw e=0,s}},it=(t,e)=>{for(var s in e)O(t,s,{get:e[s],enumerable:!0})},lt=(t,e,s,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of at(e))!nt.call(t,a)&&a!==s&&O(t,a,{get:()=>e[a],enumerable:!(r=rt(e,a))||r.enumerable});return t};var l=(t,e,s)=>(s=t!=null?st(ot(t)):{},lt(e||!t||!t.__esModule?O(s,"default",{value:t,enumerable:!0}):s,t));var h=d((dt,T)=>{T.exports=core["view.js"]});var A=d((ft,j)=>{j.exports=core["address.js"]});var D=d(($t,q)=>{q.exports=core["offers/replay.js"]});var C=d((gt,W)=>{W.exports=core["page/into_view.js"]});var N=d((bt,E)=>{E.exports=core["page/refusal.js"]});var S=d((kt,P)=>{P.exports=core["page/table.js"]});var M=d((xt,I)=>{I.exports=core["log/groups.js"]});var V=d((wt,B)=>{B.exports=core["page/part.js"]});var Y=d((Nt,X)=>{X.exports=core["parts.js"]});var w={};it(w,{Again:()=>ut,SPOT:()=>f});var c=l(h(),1),G=l(A(),1),H=l(D(),1),J=l(C(),1),U=l(N(),1),k=l(S(),1);var g=l(h(),1),v=l(S(),1);var K=l(M(),1),ct=/#(\d+)/;function R(t){let e=(0,K.standingOf)(t);return t.filter(({event:s,seq:r})=>s.type==="Noted"&&e.has(r)).map(({event:s,seq:r,told:a})=>{let o=Number(ct.exec(s.text)?.[1]??0),n=s.text.slice(s.text.indexOf(": ")+1).trim();return{about:o,seq:r,seat:s.seat??null,told:a,asked:n}}).filter(({about:s,seq:r})=>s>0&&s<r)}function L(t){let e=R(t);return e.filter(({about:s,seat:r,seq:a})=>r!==null&&!e.some(o=>o.about===s&&o.seat===null&&o.seq>a))}function y(t,e,s){return`#${t} ${e}: ${s.trim()}`}var p={look:"Look again",lookAt:t=>`Look again at: ${t}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(t,e,s)=>`${t} asks about #${e}: ${s}`,toIt:"Look"},x={again:"again",stands:"stands",corrected:"is corrected"};function Q({seq:t}){let{state:e,deeds:s}=(0,v.useTable)(),r=(0,v.useSession)(),a=r.state.players??[],[o,n]=(0,g.useState)(r.seat??a[0]?.seat??null),[m,$]=(0,g.useState)("");return g.html`
<form class="again-form" data-testid="ask-again" onSubmit=${async i=>{i.preventDefault();let et=y(t,x.again,m);await s.say(f,{type:"Note",seat:o,text:et})&&$("")}}>
${r.seat===null&&g.html`<label class="field">
<span>${p.asks}</span>
<select data-testid="who-asks" onChange=${i=>n(Number(i.target.value))}>
${a.map(i=>g.html`<option value=${i.seat} selected=${i.seat===o}>${i.name}</option>`)}
</select>
</label>`}
<label class="field">
<span>${p.question}</span>
<input
data-testid="question"
value=${m}
required
maxlength="300"
onInput=${i=>$(i.target.value)}
/>
</label>
<button data-testid="ask" disabled=${e.busy[f]}>${p.ask}</button>
</form>
`}var b=l(h(),1),_=l(V(),1),z=l(S(),1);function F({seq:t}){let{state:e,deeds:s}=(0,z.useTable)(),[r,a]=(0,b.useState)(""),[o,n]=(0,b.useState)(!1),m=u=>s.say(f,{type:"Note",seat:null,text:y(t,u,r)});if(o)return b.html`<${_.Part}
of="forms"
view="Correcting"
seq=${t}
close=${()=>n(!1)}
done=${()=>m(x.corrected)}
/>`;let $=u=>{u.preventDefault(),u.submitter?.value==="correct"?n(!0):m(x.stands)};return b.html`
<form class="again-form" data-testid="ruling" aria-label=${p.ruling} onSubmit=${$}>
<label class="field">
<span>${p.because}</span>
<input
data-testid="because"
value=${r}
required
maxlength="300"
onInput=${u=>a(u.target.value)}
/>
</label>
<div class="answers">
<button class="primary" value="stands" data-testid="it-stands" disabled=${e.busy[f]}>
${p.stands}
</button>
<button value="correct" data-testid="correct-it">${p.correct}</button>
</div>
</form>
`}var f="again";function ut({group:t}){let{state:e}=(0,k.useTable)(),{role:s}=(0,k.useSession)(),r=({about:n})=>t.first<=n&&n<=t.last,a=R(e.entries).filter(r),o=L(e.entries).some(r);return c.html`
<div class="correcting again" data-testid="again" ref=${J.intoView}>
<${pt} seq=${t.first} />
${a.map(({seq:n,told:m})=>c.html`<p key=${n} data-testid="again-remark">${m}</p>`)}
${s!=="spectator"&&t.standing&&c.html`<${Q} seq=${t.first} />`}
${s==="referee"&&t.standing&&o&&c.html`<${F} seq=${t.first} />`}
<${U.Refusal} spot=${f} />
</div>
`}function pt({seq:t}){let{code:e,deeds:s}=(0,k.useTable)(),r=(0,k.useSession)(),[a,o]=(0,c.useState)({clip:null,refused:""});if((0,c.useEffect)(()=>{let u=!1;return s.api.clip(r.id,t).then(i=>u||o({clip:i,refused:""}),i=>u||o({clip:null,refused:i.detail})),()=>{u=!0}},[r.id,t]),!a.clip)return c.html`<p class="hint" role="status">${a.refused}</p>`;let{picture:n,replay:m}=a.clip,$=(0,G.withCode)(n,e);return m.length<2?c.html`<img class="clip" src=${$} alt=${p.seen} width="960" height="540" />`:c.html`<${H.Replay} told=${a.clip} code=${e} still=${$} spots=${()=>null} />`}var Z=l(Y()),tt=document.createElement("style");tt.textContent="";document.head.append(tt);(0,Z.arrived)("again",w);