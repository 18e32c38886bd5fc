var re=Object.create;var w=Object.defineProperty;var ae=Object.getOwnPropertyDescriptor;var oe=Object.getOwnPropertyNames;var ne=Object.getPrototypeOf,ie=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}},le=(e,t)=>{for(var s in t)w(e,s,{get:t[s],enumerable:!0})},ce=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of oe(t))!ie.call(e,a)&&a!==s&&w(e,a,{get:()=>t[a],enumerable:!(r=ae(t,a))||r.enumerable});return e};var i=(e,t,s)=>(s=e!=null?re(ne(e)):{},ce(t||!e||!e.__esModule?w(s,"default",{value:e,enumerable:!0}):s,e));var S=d((fe,N)=>{N.exports=core["view.js"]});var E=d(($e,q)=>{q.exports=core["address.js"]});var W=d((ge,T)=>{T.exports=core["offers/replay.js"]});var C=d((be,P)=>{P.exports=core["page/into_view.js"]});var M=d((he,K)=>{K.exports=core["page/refusal.js"]});var v=d((xe,B)=>{B.exports=core["page/table.js"]});var Q=d((ke,I)=>{I.exports=core["log/groups.js"]});var G=d((je,F)=>{F.exports=core["page/part.js"]});var ee=d((Ce,Z)=>{Z.exports=core["parts.js"]});var D={};le(D,{Again:()=>ue,SPOT:()=>f});var l=i(S(),1),A=i(E(),1),U=i(W(),1),X=i(C(),1),Y=i(M(),1),x=i(v(),1);var g=i(S(),1),O=i(v(),1);var V=i(Q(),1),me=/#(\d+)/;function j(e){let t=(0,V.standingOf)(e);return e.filter(({event:s,seq:r})=>s.type==="Noted"&&t.has(r)).map(({event:s,seq:r,told:a})=>{let o=Number(me.exec(s.text)?.[1]??0),n=s.text.slice(s.text.indexOf(": ")+1).trim();return{about:o,seq:r,seat:s.seat??null,told:a,asked:n}}).filter(({about:s,seq:r})=>s>0&&s<r)}function _(e){let t=j(e);return t.filter(({about:s,seat:r,seq:a})=>r!==null&&!t.some(o=>o.about===s&&o.seat===null&&o.seq>a))}function y(e,t,s){return`#${e} ${t}: ${s.trim()}`}var m={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:(e,t,s)=>`${e} fragt nach #${t}: ${s}`,toIt:"Ansehen"},k={again:"noch einmal",stands:"bleibt",corrected:"wird berichtigt"};function z({seq:e}){let{state:t,deeds:s}=(0,O.useTable)(),r=(0,O.useSession)(),a=r.state.players??[],[o,n]=(0,g.useState)(r.seat??a[0]?.seat??null),[u,b]=(0,g.useState)("");return g.html`
<form class="again-form" data-testid="ask-again" onSubmit=${async c=>{c.preventDefault();let $=y(e,k.again,u);await s.say(f,{type:"Note",seat:o,text:$})&&b("")}}>
${r.seat===null&&g.html`<label class="field">
<span>${m.asks}</span>
<select data-testid="who-asks" onChange=${c=>n(Number(c.target.value))}>
${a.map(c=>g.html`<option value=${c.seat} selected=${c.seat===o}>${c.name}</option>`)}
</select>
</label>`}
<label class="field">
<span>${m.question}</span>
<input
data-testid="question"
value=${u}
required
maxlength="300"
onInput=${c=>b(c.target.value)}
/>
</label>
<button data-testid="ask" disabled=${t.busy[f]}>${m.ask}</button>
</form>
`}var h=i(S(),1),H=i(G(),1),J=i(v(),1);function L({seq:e}){let{state:t,deeds:s}=(0,J.useTable)(),[r,a]=(0,h.useState)(""),[o,n]=(0,h.useState)(!1),u=p=>s.say(f,{type:"Note",seat:null,text:y(e,p,r)});if(o)return h.html`<${H.Part}
of="forms"
view="Correcting"
seq=${e}
close=${()=>n(!1)}
done=${()=>u(k.corrected)}
/>`;let b=p=>{p.preventDefault(),p.submitter?.value==="correct"?n(!0):u(k.stands)};return h.html`
<form class="again-form" data-testid="ruling" aria-label=${m.ruling} onSubmit=${b}>
<label class="field">
<span>${m.because}</span>
<input
data-testid="because"
value=${r}
required
maxlength="300"
onInput=${p=>a(p.target.value)}
/>
</label>
<div class="answers">
<button class="primary" value="stands" data-testid="it-stands" disabled=${t.busy[f]}>
${m.stands}
</button>
<button value="correct" data-testid="correct-it">${m.correct}</button>
</div>
</form>
`}var f="again";function ue({group:e}){let{state:t}=(0,x.useTable)(),{role:s}=(0,x.useSession)(),r=({about:n})=>e.first<=n&&n<=e.last,a=j(t.entries).filter(r),o=_(t.entries).some(r);return l.html`
<div class="correcting again" data-testid="again" ref=${X.intoView}>
<${pe} seq=${e.first} />
${a.map(({seq:n,told:u})=>l.html`<p key=${n} data-testid="again-remark">${u}</p>`)}
${s!=="spectator"&&e.standing&&l.html`<${z} seq=${e.first} />`}
${s==="referee"&&e.standing&&o&&l.html`<${L} seq=${e.first} />`}
<${Y.Refusal} spot=${f} />
</div>
`}function pe({seq:e}){let{code:t,deeds:s}=(0,x.useTable)(),r=(0,x.useSession)(),[a,o]=(0,l.useState)({clip:null,refused:""});if((0,l.useEffect)(()=>{let $=!1;return s.api.clip(r.id,e).then(R=>$||o({clip:R,refused:""}),R=>$||o({clip:null,refused:R.detail})),()=>{$=!0}},[r.id,e]),!a.clip)return l.html`<p class="hint" role="status">${a.refused}</p>`;let{picture:n,replay:u,decisive:b}=a.clip,p=(0,A.withCode)(n,t);if(u.length<2)return l.html`<img class="clip" src=${p} alt=${m.seen} width="960" height="540" />`;let c=u.map($=>(0,A.withCode)($,t));return l.html`<${U.Replay}
frames=${c}
decisive=${b}
still=${p}
spots=${()=>null}
/>`}var te=i(ee()),se=document.createElement("style");se.textContent="";document.head.append(se);(0,te.arrived)("again",D);