var re=Object.create;var w=Object.defineProperty;var ae=Object.getOwnPropertyDescriptor;var oe=Object.getOwnPropertyNames;var ne=Object.getPrototypeOf,ie=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}},le=(e,t)=>{for(var s in t)w(e,s,{get:t[s],enumerable:!0})},ce=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of oe(t))!ie.call(e,a)&&a!==s&&w(e,a,{get:()=>t[a],enumerable:!(r=ae(t,a))||r.enumerable});return e};var n=(e,t,s)=>(s=e!=null?re(ne(e)):{},ce(t||!e||!e.__esModule?w(s,"default",{value:e,enumerable:!0}):s,e));var v=d((fe,D)=>{D.exports=core["view.js"]});var E=d(($e,q)=>{q.exports=core["address.js"]});var W=d((ge,T)=>{T.exports=core["offers/replay.js"]});var C=d((be,P)=>{P.exports=core["page/into_view.js"]});var M=d((he,K)=>{K.exports=core["page/refusal.js"]});var S=d((xe,B)=>{B.exports=core["page/table.js"]});var Q=d((ke,I)=>{I.exports=core["log/groups.js"]});var G=d((Ne,F)=>{F.exports=core["page/part.js"]});var ee=d((Ce,Z)=>{Z.exports=core["parts.js"]});var A={};le(A,{Again:()=>me,SPOT:()=>f});var i=n(v(),1),j=n(E(),1),U=n(W(),1),X=n(C(),1),Y=n(M(),1),x=n(S(),1);var g=n(v(),1),R=n(S(),1);var V=n(Q(),1),ue=/#(\d+)/;function N(e){let t=(0,V.standingOf)(e);return e.filter(({event:s,seq:r})=>s.type==="Noted"&&t.has(r)).map(({event:s,seq:r,told:a})=>({about:Number(ue.exec(s.text)?.[1]??0),seq:r,seat:s.seat??null,told:a})).filter(({about:s,seq:r})=>s>0&&s<r)}function _(e){let t=N(e);return t.filter(({about:s,seat:r,seq:a})=>r!==null&&!t.some(o=>o.about===s&&o.seat===null&&o.seq>a))}function y(e,t,s){return`#${e} ${t}: ${s.trim()}`}var u={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:e=>`Nachgefragt: ${e}`,toIt:"Ansehen"},k={again:"noch einmal",stands:"bleibt",corrected:"wird berichtigt"};function z({seq:e}){let{state:t,deeds:s}=(0,R.useTable)(),r=(0,R.useSession)(),a=r.state.players??[],[o,l]=(0,g.useState)(r.seat??a[0]?.seat??null),[m,b]=(0,g.useState)("");return g.html`
<form class="again-form" data-testid="ask-again" onSubmit=${async c=>{c.preventDefault();let $=y(e,k.again,m);await s.say(f,{type:"Note",seat:o,text:$})&&b("")}}>
${r.seat===null&&g.html`<label class="field">
<span>${u.asks}</span>
<select data-testid="who-asks" onChange=${c=>l(Number(c.target.value))}>
${a.map(c=>g.html`<option value=${c.seat} selected=${c.seat===o}>${c.name}</option>`)}
</select>
</label>`}
<label class="field">
<span>${u.question}</span>
<input
data-testid="question"
value=${m}
required
maxlength="300"
onInput=${c=>b(c.target.value)}
/>
</label>
<button data-testid="ask" disabled=${t.busy[f]}>${u.ask}</button>
</form>
`}var h=n(v(),1),H=n(G(),1),J=n(S(),1);function L({seq:e}){let{state:t,deeds:s}=(0,J.useTable)(),[r,a]=(0,h.useState)(""),[o,l]=(0,h.useState)(!1),m=p=>s.say(f,{type:"Note",seat:null,text:y(e,p,r)});if(o)return h.html`<${H.Part}
of="forms"
view="Correcting"
seq=${e}
close=${()=>l(!1)}
done=${()=>m(k.corrected)}
/>`;let b=p=>{p.preventDefault(),p.submitter?.value==="correct"?l(!0):m(k.stands)};return h.html`
<form class="again-form" data-testid="ruling" aria-label=${u.ruling} onSubmit=${b}>
<label class="field">
<span>${u.because}</span>
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
${u.stands}
</button>
<button value="correct" data-testid="correct-it">${u.correct}</button>
</div>
</form>
`}var f="again";function me({group:e}){let{state:t}=(0,x.useTable)(),{role:s}=(0,x.useSession)(),r=({about:l})=>e.first<=l&&l<=e.last,a=N(t.entries).filter(r),o=_(t.entries).some(r);return i.html`
<div class="correcting again" data-testid="again" ref=${X.intoView}>
<${pe} seq=${e.first} />
${a.map(({seq:l,told:m})=>i.html`<p key=${l} data-testid="again-remark">${m}</p>`)}
${s!=="spectator"&&e.standing&&i.html`<${z} seq=${e.first} />`}
${s==="referee"&&e.standing&&o&&i.html`<${L} seq=${e.first} />`}
<${Y.Refusal} spot=${f} />
</div>
`}function pe({seq:e}){let{code:t,deeds:s}=(0,x.useTable)(),r=(0,x.useSession)(),[a,o]=(0,i.useState)({clip:null,refused:""});if((0,i.useEffect)(()=>{let $=!1;return s.api.clip(r.id,e).then(O=>$||o({clip:O,refused:""}),O=>$||o({clip:null,refused:O.detail})),()=>{$=!0}},[r.id,e]),!a.clip)return i.html`<p class="hint" role="status">${a.refused}</p>`;let{picture:l,replay:m,decisive:b}=a.clip,p=(0,j.withCode)(l,t);if(m.length<2)return i.html`<img class="clip" src=${p} alt=${u.seen} width="960" height="540" />`;let c=m.map($=>(0,j.withCode)($,t));return i.html`<${U.Replay}
frames=${c}
decisive=${b}
still=${p}
spots=${()=>null}
/>`}var te=n(ee()),se=document.createElement("style");se.textContent="";document.head.append(se);(0,te.arrived)("again",A);