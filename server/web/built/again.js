var at=Object.create;var w=Object.defineProperty;var rt=Object.getOwnPropertyDescriptor;var ot=Object.getOwnPropertyNames;var nt=Object.getPrototypeOf,it=Object.prototype.hasOwnProperty;var d=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(s){throw e=0,s}},lt=(t,e)=>{for(var s in e)w(t,s,{get:e[s],enumerable:!0})},ct=(t,e,s,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ot(e))!it.call(t,r)&&r!==s&&w(t,r,{get:()=>e[r],enumerable:!(a=rt(e,r))||a.enumerable});return t};var i=(t,e,s)=>(s=t!=null?at(nt(t)):{},ct(e||!t||!t.__esModule?w(s,"default",{value:t,enumerable:!0}):s,t));var S=d((ft,q)=>{q.exports=core["view.js"]});var W=d(($t,D)=>{D.exports=core["address.js"]});var E=d((gt,C)=>{C.exports=core["offers/replay.js"]});var P=d((bt,N)=>{N.exports=core["page/into_view.js"]});var M=d((kt,I)=>{I.exports=core["page/refusal.js"]});var v=d((xt,K)=>{K.exports=core["page/table.js"]});var Q=d((ht,L)=>{L.exports=core["log/groups.js"]});var F=d((Tt,z)=>{z.exports=core["page/part.js"]});var tt=d((Pt,Z)=>{Z.exports=core["parts.js"]});var A={};lt(A,{Again:()=>mt,SPOT:()=>f});var l=i(S(),1),j=i(W(),1),U=i(E(),1),X=i(P(),1),Y=i(M(),1),x=i(v(),1);var g=i(S(),1),O=i(v(),1);var B=i(Q(),1),ut=/#(\d+)/;function T(t){let e=(0,B.standingOf)(t);return t.filter(({event:s,seq:a})=>s.type==="Noted"&&e.has(a)).map(({event:s,seq:a,told:r})=>{let o=Number(ut.exec(s.text)?.[1]??0),n=s.text.slice(s.text.indexOf(": ")+1).trim();return{about:o,seq:a,seat:s.seat??null,told:r,asked:n}}).filter(({about:s,seq:a})=>s>0&&s<a)}function V(t){let e=T(t);return e.filter(({about:s,seat:a,seq:r})=>a!==null&&!e.some(o=>o.about===s&&o.seat===null&&o.seq>r))}function y(t,e,s){return`#${t} ${e}: ${s.trim()}`}var u={look:"Look again",lookAt:t=>`Look again at: ${t}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(t,e,s)=>`${t} asks about #${e}: ${s}`,toIt:"Look"},h={again:"again",stands:"stands",corrected:"is corrected"};function _({seq:t}){let{state:e,deeds:s}=(0,O.useTable)(),a=(0,O.useSession)(),r=a.state.players??[],[o,n]=(0,g.useState)(a.seat??r[0]?.seat??null),[m,b]=(0,g.useState)("");return g.html`
<form class="again-form" data-testid="ask-again" onSubmit=${async c=>{c.preventDefault();let $=y(t,h.again,m);await s.say(f,{type:"Note",seat:o,text:$})&&b("")}}>
${a.seat===null&&g.html`<label class="field">
<span>${u.asks}</span>
<select data-testid="who-asks" onChange=${c=>n(Number(c.target.value))}>
${r.map(c=>g.html`<option value=${c.seat} selected=${c.seat===o}>${c.name}</option>`)}
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
<button data-testid="ask" disabled=${e.busy[f]}>${u.ask}</button>
</form>
`}var k=i(S(),1),G=i(F(),1),H=i(v(),1);function J({seq:t}){let{state:e,deeds:s}=(0,H.useTable)(),[a,r]=(0,k.useState)(""),[o,n]=(0,k.useState)(!1),m=p=>s.say(f,{type:"Note",seat:null,text:y(t,p,a)});if(o)return k.html`<${G.Part}
of="forms"
view="Correcting"
seq=${t}
close=${()=>n(!1)}
done=${()=>m(h.corrected)}
/>`;let b=p=>{p.preventDefault(),p.submitter?.value==="correct"?n(!0):m(h.stands)};return k.html`
<form class="again-form" data-testid="ruling" aria-label=${u.ruling} onSubmit=${b}>
<label class="field">
<span>${u.because}</span>
<input
data-testid="because"
value=${a}
required
maxlength="300"
onInput=${p=>r(p.target.value)}
/>
</label>
<div class="answers">
<button class="primary" value="stands" data-testid="it-stands" disabled=${e.busy[f]}>
${u.stands}
</button>
<button value="correct" data-testid="correct-it">${u.correct}</button>
</div>
</form>
`}var f="again";function mt({group:t}){let{state:e}=(0,x.useTable)(),{role:s}=(0,x.useSession)(),a=({about:n})=>t.first<=n&&n<=t.last,r=T(e.entries).filter(a),o=V(e.entries).some(a);return l.html`
<div class="correcting again" data-testid="again" ref=${X.intoView}>
<${pt} seq=${t.first} />
${r.map(({seq:n,told:m})=>l.html`<p key=${n} data-testid="again-remark">${m}</p>`)}
${s!=="spectator"&&t.standing&&l.html`<${_} seq=${t.first} />`}
${s==="referee"&&t.standing&&o&&l.html`<${J} seq=${t.first} />`}
<${Y.Refusal} spot=${f} />
</div>
`}function pt({seq:t}){let{code:e,deeds:s}=(0,x.useTable)(),a=(0,x.useSession)(),[r,o]=(0,l.useState)({clip:null,refused:""});if((0,l.useEffect)(()=>{let $=!1;return s.api.clip(a.id,t).then(R=>$||o({clip:R,refused:""}),R=>$||o({clip:null,refused:R.detail})),()=>{$=!0}},[a.id,t]),!r.clip)return l.html`<p class="hint" role="status">${r.refused}</p>`;let{picture:n,replay:m,decisive:b}=r.clip,p=(0,j.withCode)(n,e);if(m.length<2)return l.html`<img class="clip" src=${p} alt=${u.seen} width="960" height="540" />`;let c=m.map($=>(0,j.withCode)($,e));return l.html`<${U.Replay}
frames=${c}
decisive=${b}
still=${p}
spots=${()=>null}
/>`}var et=i(tt()),st=document.createElement("style");st.textContent="";document.head.append(st);(0,et.arrived)("again",A);