var se=Object.create;var O=Object.defineProperty;var re=Object.getOwnPropertyDescriptor;var ae=Object.getOwnPropertyNames;var oe=Object.getPrototypeOf,ne=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}},ie=(e,t)=>{for(var s in t)O(e,s,{get:t[s],enumerable:!0})},le=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ae(t))!ne.call(e,a)&&a!==s&&O(e,a,{get:()=>t[a],enumerable:!(r=re(t,a))||r.enumerable});return e};var l=(e,t,s)=>(s=e!=null?se(oe(e)):{},le(t||!e||!e.__esModule?O(s,"default",{value:e,enumerable:!0}):s,e));var k=d((de,j)=>{j.exports=core["view.js"]});var D=d((fe,A)=>{A.exports=core["address.js"]});var q=d(($e,N)=>{N.exports=core["offers/replay.js"]});var T=d((ge,E)=>{E.exports=core["page/into_view.js"]});var P=d((be,W)=>{W.exports=core["page/refusal.js"]});var S=d((he,C)=>{C.exports=core["page/table.js"]});var M=d((xe,K)=>{K.exports=core["log/groups.js"]});var _=d((we,V)=>{V.exports=core["page/part.js"]});var Y=d((Pe,X)=>{X.exports=core["parts.js"]});var w={};ie(w,{Again:()=>ue,SPOT:()=>f});var c=l(k(),1),H=l(D(),1),J=l(q(),1),L=l(T(),1),U=l(P(),1),h=l(S(),1);var g=l(k(),1),v=l(S(),1);var B=l(M(),1),ce=/#(\d+)/;function R(e){let t=(0,B.standingOf)(e);return e.filter(({event:s,seq:r})=>s.type==="Noted"&&t.has(r)).map(({event:s,seq:r,told:a})=>{let o=Number(ce.exec(s.text)?.[1]??0),n=s.text.slice(s.text.indexOf(": ")+1).trim();return{about:o,seq:r,seat:s.seat??null,told:a,asked:n}}).filter(({about:s,seq:r})=>s>0&&s<r)}function I(e){let t=R(e);return t.filter(({about:s,seat:r,seq:a})=>r!==null&&!t.some(o=>o.about===s&&o.seat===null&&o.seq>a))}function y(e,t,s){return`#${e} ${t}: ${s.trim()}`}var m={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:(e,t,s)=>`${e} fragt nach #${t}: ${s}`,toIt:"Ansehen"},x={again:"noch einmal",stands:"bleibt",corrected:"wird berichtigt"};function Q({seq:e}){let{state:t,deeds:s}=(0,v.useTable)(),r=(0,v.useSession)(),a=r.state.players??[],[o,n]=(0,g.useState)(r.seat??a[0]?.seat??null),[p,$]=(0,g.useState)("");return g.html`
<form class="again-form" data-testid="ask-again" onSubmit=${async i=>{i.preventDefault();let te=y(e,x.again,p);await s.say(f,{type:"Note",seat:o,text:te})&&$("")}}>
${r.seat===null&&g.html`<label class="field">
<span>${m.asks}</span>
<select data-testid="who-asks" onChange=${i=>n(Number(i.target.value))}>
${a.map(i=>g.html`<option value=${i.seat} selected=${i.seat===o}>${i.name}</option>`)}
</select>
</label>`}
<label class="field">
<span>${m.question}</span>
<input
data-testid="question"
value=${p}
required
maxlength="300"
onInput=${i=>$(i.target.value)}
/>
</label>
<button data-testid="ask" disabled=${t.busy[f]}>${m.ask}</button>
</form>
`}var b=l(k(),1),z=l(_(),1),F=l(S(),1);function G({seq:e}){let{state:t,deeds:s}=(0,F.useTable)(),[r,a]=(0,b.useState)(""),[o,n]=(0,b.useState)(!1),p=u=>s.say(f,{type:"Note",seat:null,text:y(e,u,r)});if(o)return b.html`<${z.Part}
of="forms"
view="Correcting"
seq=${e}
close=${()=>n(!1)}
done=${()=>p(x.corrected)}
/>`;let $=u=>{u.preventDefault(),u.submitter?.value==="correct"?n(!0):p(x.stands)};return b.html`
<form class="again-form" data-testid="ruling" aria-label=${m.ruling} onSubmit=${$}>
<label class="field">
<span>${m.because}</span>
<input
data-testid="because"
value=${r}
required
maxlength="300"
onInput=${u=>a(u.target.value)}
/>
</label>
<div class="answers">
<button class="primary" value="stands" data-testid="it-stands" disabled=${t.busy[f]}>
${m.stands}
</button>
<button value="correct" data-testid="correct-it">${m.correct}</button>
</div>
</form>
`}var f="again";function ue({group:e}){let{state:t}=(0,h.useTable)(),{role:s}=(0,h.useSession)(),r=({about:n})=>e.first<=n&&n<=e.last,a=R(t.entries).filter(r),o=I(t.entries).some(r);return c.html`
<div class="correcting again" data-testid="again" ref=${L.intoView}>
<${me} seq=${e.first} />
${a.map(({seq:n,told:p})=>c.html`<p key=${n} data-testid="again-remark">${p}</p>`)}
${s!=="spectator"&&e.standing&&c.html`<${Q} seq=${e.first} />`}
${s==="referee"&&e.standing&&o&&c.html`<${G} seq=${e.first} />`}
<${U.Refusal} spot=${f} />
</div>
`}function me({seq:e}){let{code:t,deeds:s}=(0,h.useTable)(),r=(0,h.useSession)(),[a,o]=(0,c.useState)({clip:null,refused:""});if((0,c.useEffect)(()=>{let u=!1;return s.api.clip(r.id,e).then(i=>u||o({clip:i,refused:""}),i=>u||o({clip:null,refused:i.detail})),()=>{u=!0}},[r.id,e]),!a.clip)return c.html`<p class="hint" role="status">${a.refused}</p>`;let{picture:n,replay:p}=a.clip,$=(0,H.withCode)(n,t);return p.length<2?c.html`<img class="clip" src=${$} alt=${m.seen} width="960" height="540" />`:c.html`<${J.Replay} told=${a.clip} code=${t} still=${$} spots=${()=>null} />`}var Z=l(Y()),ee=document.createElement("style");ee.textContent="";document.head.append(ee);(0,Z.arrived)("again",w);