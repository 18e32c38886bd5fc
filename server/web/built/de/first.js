var ct=Object.create;var Q=Object.defineProperty;var dt=Object.getOwnPropertyDescriptor;var ft=Object.getOwnPropertyNames;var pt=Object.getPrototypeOf,ut=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}},ht=(e,t)=>{for(var s in t)Q(e,s,{get:t[s],enumerable:!0})},mt=(e,t,s,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ft(t))!ut.call(e,a)&&a!==s&&Q(e,a,{get:()=>t[a],enumerable:!(n=dt(t,a))||n.enumerable});return e};var g=(e,t,s)=>(s=e!=null?ct(pt(e)):{},mt(t||!e||!e.__esModule?Q(s,"default",{value:e,enumerable:!0}):s,e));var k=x((Rt,oe)=>{oe.exports=core["view.js"]});var ce=x((Ht,le)=>{le.exports=core["language.js"]});var j=x((Qt,Ee)=>{Ee.exports=core["page/table.js"]});var Ce=x((qt,Te)=>{Te.exports=core["page/refusal.js"]});var Ie=x((Zt,ze)=>{ze.exports=core["address.js"]});var Me=x((sn,_e)=>{_e.exports=core["offers/offers.js"]});var He=x((rn,Re)=>{Re.exports=core["picture/live.js"]});var qe=x((ln,Qe)=>{Qe.exports=core["words.js"]});var it=x((Dn,at)=>{at.exports=core["parts.js"]});var ae={};ht(ae,{FirstEvening:()=>Bt});var u=g(k(),1);var E=g(k(),1),fe=g(ce(),1),pe={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},gt="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",$t="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",bt="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function ue({check:e,stopped:t,calibrated:s}){let{instruction:n,further:a}=e;return t?E.html`<${de} cause="camera/still" sentence=${$t} />`:!s&&!n?E.html`<${de} cause="board/unseen" sentence=${bt} />`:E.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${pe[e.grade]}</h2>
<p data-testid="instruction" data-cause=${n?.cause??""}>
${n?.sentence??gt}
</p>
${a.length>0&&E.html`
<details class="other">
<summary>
${(0,fe.tn)("Danach noch etwas","Danach noch {count} Dinge",a.length)}
</summary>
<ol>
${a.map(i=>E.html`<li>${i.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function de({cause:e,sentence:t}){return E.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${pe.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var S=g(k(),1);var wt=[.2,.375,.5555555555555556,.6666666666666666],kt=(e,t)=>s=>{let n=4*e+s-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,i=n>8?a:1,r=t/i|0,o=t%i,l=i-o,d=n>8?r*wt[s]+(e>5)&-2:a,c=r-d;return{t:l*c+o*c+o,o:[[l,c],[o,c+1]],i:d}};var T=e=>new Uint8Array(e),O=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},P=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),X=e=>e.charCodeAt(0),ge=(...e)=>(t,s)=>e.forEach(n=>n(t,s)),$e=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},J=e=>(t,s)=>{t.push(4,4),t.push(e.length,8+8*(s>9)),e.forEach(n=>t.push(n,8))},A=(e,t,s,n,a=(r,o)=>s(r.length,o),i=n?r=>ge($e(n),e(r)):e)=>(i.test=t,i.l=s,i.est=a,i.eci=n&&[n],i),be=A(e=>(t,s)=>{t.push(1,4),t.push(e.length,10+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),we=A(e=>(t,s)=>{t.push(2,4),t.push(e.length,9+2*(s>26)+2*(s>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*P(e[n])+P(e[n+1]),11);n<e.length&&t.push(P(e[n]),6)},e=>P(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),L=A(e=>J([...e].map(X)),e=>X(e)<128,(e,t)=>12+8*(t>9)+8*e);L._=!0,L.u=!0;var ee=A(L,e=>X(e)<256,L.l,3);ee._=!0;var he=new TextEncoder,te=A(e=>J(he.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*he.encode(e).length);te._=!0;var Y=()=>{let e=new Map,t=new TextDecoder("sjis"),s=T(2);for(let n=0;n<7973;++n)s[0]=n/192+129+64*(n>5951),s[1]=n%192+64,e.set(t.decode(s),n);return e.delete("�"),Y=()=>e,e},ne=A(e=>(t,s)=>{t.push(8,4),t.push(e.length,8+2*(s>26)+2*(s>9));for(let n of e)t.push(Y().get(n),13)},e=>Y().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);ne._=!0;var ke=[be,we,L,ee,ne,te],vt={auto:(e,{modes:t=ke}={})=>(s,n)=>{let a=t.map((c,m)=>{let p=new Map,b=(f,$)=>(p.has(f)||p.set(f,$(f,n)),p.get(f));return{m:c,h:1<<m,C:c.est("",n),S:c.l?(f,$)=>b($-f,c.l):(f,$)=>b(e.slice(f,$),c.est)}}),i=[{v:0}],r=0,o=0,l=-1;for(let c of[...e,""]){let m=0;if(c)for(let p of a)p.m.test(c)&&(m|=p.h);if(!c||m!==l){if(l!==-1){let p=new Set(i.map(f=>f.D)),b=[];for(let{m:f,C:$,S:w,h:K}of a)if(l&K){let D=w(r,o);for(let z of f.eci??p)if(!f.u||!z){let I;for(let y of i)if(y.D===z||f.eci){let N=y.m===f&&y.D===z,G=N?y.V:y,ie=f._&&N?y.v+D-$:G.v+12*(G.D!==z)+(N?w(N?y.$:r,o):D);(!I||ie<I.v)&&(I={$:N?y.$:r,V:G,m:f,D:z,A:o,v:ie})}I&&b.push(I)}}i=b}l=m,r=o}o+=c.length}i.length||O(5);let d=[];for(let c=i.reduce((m,p)=>p.v<m.v?p:m);c.m;c=c.V)d.push(c.m(e.slice(c.$,c.A)));d.reverse().forEach(c=>c(s,n))},multi:ge,eci:$e,bytes:J,numeric:be,alphaNumeric:we,ascii:L,iso8859_1:ee,shift_jis:ne,utf8:te},xt=()=>({F:T(2956),I:0,push(e,t){for(let s=t,n=8-(7&this.I);s>0;s-=n,n=8)this.F[this.I>>3]|=e<<n>>s,this.I+=s<n?s:n}}),q=(e,t=e*e,s=T(t))=>({size:e,K:s,get:(n,a)=>n>=0&&n<e&&!!(1&s[a*e+n]),toString({on:n="##",off:a="  ",lf:i=`
`,pad:r=4,padX:o=r,padY:l=r}={}){let d="";for(let c=-l;c<e+l;++c){for(let m=-o;m<e+o;++m)d+=this.get(m,c)?n:a;d+=i}return d},toImageData(n,{on:a=[0,0,0],off:i=[0,0,0,0],pad:r=4,padX:o=r,padY:l=r}={}){let d=e+2*o,c=e+2*l,m=n.createImageData(d,c),p=new Uint32Array(m.data.buffer);m.data.set([...a,255]);let b=p[0];m.data.set([...i,255]);let f=p[0];for(let $=0;$<c;++$)for(let w=0;w<d;++w)p[$*d+w]=this.get(w-o,$-l)?b:f;return m},toCanvas(n,a){let i=n.getContext("2d"),r=this.toImageData(i,a);n.width=r.width,n.height=r.height,i.putImageData(r,0,0)},toDataURL({type:n="image/png",scale:a=1,...i}={}){let r=document.createElement("canvas"),o=r.getContext("2d"),l=this.toImageData(o,i);return r.width=l.width*a,r.height=l.height*a,o.putImageData(l,0,0),o.imageSmoothingEnabled=!1,o.globalCompositeOperation="copy",o.drawImage(r,0,0,l.width,l.height,0,0,r.width,r.height),r.toDataURL(n,1)}}),W=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],_=T(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))_[_[t+255]=e++]=t;var ve=e=>_[e%255],xe=e=>_[e+255],St=(e,t)=>{let s=T(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let a=0;a<t.length;++a)s[n+a]^=ve(e[n]+t[a]);return s.map(xe)},yt=(e,t)=>{let s=T(e.length+t.length-1);s.set(e,0);for(let n=0;n<e.length;++n)if(s[n]){let a=xe(s[n]);for(let i=0;i<t.length;++i)s[n+i]^=ve(t[i]+a)}return s.slice(e.length)},Z=[[0],[0,0]];for(let e=1;e<30;++e)Z.push(St(Z[e],[0,e]));var Dt=(e,t)=>{let s=[[],[]],n=0,a=0;for(let[r,o]of t.o)for(let l=0;l<r;++l,n+=o){let d=e.slice(n,n+o);s[0].push(d),s[1].push(yt(d,Z[t.i])),a+=o+t.i}let i=T(a);a=0;for(let r of s)for(let o=0,l=-1;l<a;++o){l=a;for(let d of r)o<d.length&&(i[a++]=d[o])}return i},Se=(e,t,s)=>{let n=e<<=s;for(let a=134217728;a>>=1;)n&a&&(n^=t*(a>>s));return n|e},Et=({size:e,K:t},s)=>{let n=(r,o,l,d)=>{for(;l-- >0;r+=e)t.fill(d,r,r+o)},a=(r,o,l)=>{for(let d=0;d++<3;l-=2)n(o*e+r-(l>>1)*(e+1),l,l,2|d)},i=2*((e-13)/(1+(s/7|0))/2+.75|0);if(s>1)for(let r=e-7;r>8;r-=i){for(let o=r;o>8;o-=i)a(r,o,5);r<e-7&&a(r,6,5)}if(s>6)for(let r=Se(s,7973,12),o=1;o<7;++o)for(let l=12;l-- >9;r>>=1)t[o*e-l]=2|1&r;n(7,2,9,2),n(e-8,8,9,2);for(let r=0;r<e;++r)t[6*e+r]=3^1&r;a(3,3,7),a(e-4,3,7);for(let r=0;r<e;++r)for(let o=r;o<e;++o)t[o*e+r]=t[r*e+o];t[(e-8)*e+8]=3},Tt=({size:e,K:t})=>{let s=[];for(let n=e-2,a=e,i=-1;n>=0;n-=2){for(n===5&&(n=4);a+=i,a!==-1&&a!==e;){let r=a*e+n;t[r+1]||s.push(r+1),t[r]||s.push(r)}i*=-1}return s},Ct=({K:e},t,s)=>t.forEach((n,a)=>e[n]=s[a>>3]>>(7&~a)&1),Kt=({size:e,K:t},s,n,a)=>{for(let r=0;r<e;++r)for(let o=0;o<e;++o){let l=r*e+o;t[l]^=!(s(o,r)||2&t[l])}let i=21522^Se((1^a)<<3|n,1335,10);for(let r=0;r++<8;i>>=1)t[(r-(r<7))*e+8]=1&i,t[9*e-r]=1&i;for(let r=8;--r,i;i>>=1)t[8*e+r-(r<7)]=1&i,t[(e-r)*e+8]=1&i},Lt=({size:e,K:t},s=0,n=0)=>{for(let a=0;a<e;++a){for(let i=0;i<2;++i)for(let r,o=0,l=0,d=2;o<e;++o){let c=1&t[i?a*e+o:o*e+a];n+=c,l=(l>>1|2098176)&(3047517^c-1),2049&l&&(s+=40),c^d&&(r=0),d=c,s+=++r===5?3:r>5}if(a)for(let i=e+a,r=5*t[a-1]^t[a];i<e*e;i+=e){let o=5*t[i-1]^t[i];s+=3*!(1&(r|o)|4&(r^o)),r=o}}return s+10*(10*Math.abs(n/(e*e)-1)|0)},me=[],M=(e=O(1),{minCorrectionLevel:t=0,maxCorrectionLevel:s=3,minVersion:n=1,maxVersion:a=40,mask:i,trailer:r=60433,...o}={})=>{s<t&&O(3),a<n&&O(2),typeof e=="string"&&(e=vt.auto(e,o));for(let l=n,d=0;l<=a;++l){let c=me[l];c||(me[l]=c=q(4*l+17),Et(c,l),c.p=Tt(c));let m=kt(l,c.p.length>>3);if(8*m(t).t<d)continue;let p=xt();e(p,l),d=p.I;for(let b=s;b>=t;--b){let f=m(b);if(8*f.t<d)continue;for(p.I=d+11&-8;p.I<8*f.t;)p.push(r,16);let $=q(c.size,c.K);return Ct($,c.p,Dt(p.F,f)),(W[i]?[W[i]]:W).map((w,K)=>{let D=q($.size,$.K);return Kt(D,w,i??K,b),D.s=W[i]?0:Lt(D),D}).reduce((w,K)=>K.s<w.s?K:w)}}O(4)};M.with=(...e)=>(t,s)=>M(t,{modes:[...ke,...e],...s});var ye=g(k(),1),se=4;function De({text:e,label:t}){let s=M(e),n=s.size+2*se;return ye.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${n} ${n}`}
>
<rect width=${n} height=${n} fill="#ffffff" />
<path d=${At(s)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function At(e){let t=[];for(let s=0;s<e.size;s+=1)for(let n=0;n<e.size;n+=1)e.get(n,s)&&t.push(`M${n+se} ${s+se}h1v1h-1z`);return t.join("")}var Ke=g(j(),1),Le=g(Ce(),1);function Ae({source:e}){let{state:t,deeds:s}=(0,Ke.useTable)(),[n,a]=(0,S.useState)(null),i=l=>s.ask("phone",()=>l().then(a));if((0,S.useEffect)(()=>{e==="camera phone"&&i(s.api.phoneLink)},[e]),e!=="camera phone")return null;let[r,...o]=n?.links??[];return S.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${r&&S.html`<${De} text=${r} label=${"QR-Code des Links für das Handy"} />`}
${r&&S.html`<p class="hint"><code data-testid="phone-address">${r}</code></p>`}
${o.length>0&&S.html`<p class="hint">
Findet das Handy dort nichts, versuch es mit den anderen Adressen dieses Rechners: ${o.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
Der Link öffnet sich einmal, auf einem Handy, und lässt es an diesem Abend sein Bild senden; vom Spiel sieht es nichts.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>i(s.api.phoneLink)}>
Neuer Link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>i(s.api.withdrawPhone)}>
Bild des Handys beenden
</button>
</p>
<${Le.Refusal} spot="phone" />
</div>
`}var C=g(k(),1),Oe=g(Ie(),1);var R=g(k(),1);function Ne(e){let[t,s]=(0,R.useState)({answer:null,refused:null});return(0,R.useEffect)(()=>{let n=!1;return e().then(a=>n||s({answer:a,refused:null})).catch(a=>n||s({answer:null,refused:a.detail})),()=>{n=!0}},[]),t}var je=g(j(),1),zt={a4:"A4",letter:"Letter"};function Be({code:e}){let{deeds:t}=(0,je.useTable)(),[s,n]=(0,C.useState)("a4"),{answer:a}=Ne(t.api.sheets);return C.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(zt).map(([i,r])=>C.html`
<button class="chip" aria-pressed=${i===s} onClick=${()=>n(i)}>
${r}
</button>
`)}
</div>
</div>
<p class="hint">
Drucke mit 100 % und prüf nach, ob das Lineal auf dem Blatt 100 mm lang ist.${" "}
Andere Blätter als „table“ und „turn-card“ brauchen ihre Tafeldatei (--boards).
</p>
<ul>
${(a??[]).map(i=>C.html`<${It} sheet=${i} paper=${s} code=${e} />`)}
</ul>
</div>
`}function It({sheet:e,paper:t,code:s}){let n=a=>(0,Oe.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,s);return C.html`
<li>
<a href=${n("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${n("json")}
download=${`${e.name}.json`}
aria-label=${`Tafeldatei von ${e.name}`}
>Tafeldatei</a
>
</li>
`}var H=g(k(),1),Pe=g(j(),1),Nt=700;function We(e){let{deeds:t}=(0,Pe.useTable)(),[s,n]=(0,H.useState)({told:null,silent:!1});return(0,H.useEffect)(()=>{let a=!1,i;async function r(){if(!document.hidden){let o=await t.api.calibration(e).catch(()=>null);if(a)return;n(l=>({told:o??l.told,silent:!o}))}i=setTimeout(r,Nt)}return r(),()=>{a=!0,clearTimeout(i)}},[e]),s}var st=g(Me(),1),rt=g(He(),1),V=g(j(),1);var B=g(k(),1);var Xe=g(k(),1);var Ue={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},an=Object.keys(Ue),Ot={fill:"#75726b",ink:"#ffffff"};function Ve(e){let{fill:t,ink:s}=Ue[e]??Ot;return{"--hue":t,"--hue-ink":s}}var Fe=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function Ge(e){return Fe[(e-1)%Fe.length]}var Ye=g(qe(),1);function Ze({colour:e,large:t=!1}){return Xe.html`<span
class=${t?"swatch large":"swatch"}
style=${Ve(e)}
title=${e?(0,Ye.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var h={title:"Der erste Abend",of:(e,t)=>`Schritt ${e} von ${t}`,back:"Zurück",next:"Weiter",skip:"Schritt überspringen",leave:"Später weiter",play:"Zum Spiel",newGame:"Neues Spiel",camera:"Alles über Tisch und Kamera",noCamera:"Es gibt keine Kamera. Alles kann eingetippt werden; du kannst diesen Schritt überspringen.",looking:"Einen Moment: Das Bild wird geprüft.",notKnown:"noch nicht",noGame:"Es hat noch kein Spiel begonnen; geh einen Schritt zurück oder überspring diesen.",notNeeded:"Dieses Spiel braucht nichts davon.",millimetres:e=>`${e} mm`,weighedIn:"gewogen"},F={print:["Drucke die Blätter","Drucke mindestens „table“ mit 100 %. Leg dann ein Lineal an das gedruckte: Es muss 100 mm lang sein."],lay:["Leg das Druckblatt auf den Tisch","Leg es flach hin, wo niemand spielt, kleb die Ecken fest und lass es den ganzen Abend dort. Ein Tuch darunter stört nicht, ein Schatten darauf schon."],aim:["Richte die Kamera aus","Sie steht fest, schaut schräg von oben und sieht den ganzen Tisch mit dem Druckblatt. Tu, was unten steht, bis dort nichts mehr zu tun ist."],calibrate:["Warte, bis der Tisch bekannt ist","Das geschieht von selbst, sobald das Druckblatt gut zu sehen ist. Von da an bewegt niemand mehr die Kamera."],players:["Wer spielt mit?","Wähle ein Spiel, gib die Namen ein und beginne."],spans:["Miss die Hände","Nacheinander legt jeder eine Hand flach auf den Tisch, die Finger gespreizt. Was gemessen wurde, wird hier vorgeschlagen: Bestätige es."],weigh:["Wiege die Kreaturen","Jede Kreatur steht allein auf dem Tisch, ihre Geschosse liegen daneben. Was erkannt wurde, wird hier vorgeschlagen: Bestätige es oder berichtige es zuerst."]};function re({session:e,of:t}){if(!e)return B.html`<p class="hint">${t==="players"?"":h.noGame}</p>`;let{players:s=[]}=e.state;return t!=="players"&&e.game!=="clay_o_rama"?B.html`<p class="hint">${h.notNeeded}</p>`:B.html`
<ul class="players" data-testid="first-known">
${s.map(n=>B.html`
<li class="player" key=${n.seat}>
<${Ze} colour=${n.colour||Ge(n.seat)} />
<strong>${n.name}</strong>
<span class="fact">${jt(e.state,n,t)}</span>
</li>
`)}
</ul>
`}function jt({creatures:e},{seat:t,span:s},n){return n==="players"?"":n==="spans"?s===null?h.notKnown:h.millimetres(Math.round(s/10)):e.some(({player:a})=>a===t)?h.weighedIn:h.notKnown}var v=Object.keys(F),Je="first evening";function et(e=localStorage){return U(v.indexOf(e.getItem(Je)??""))}function tt(e,t=localStorage){t.setItem(Je,v[U(e)])}function U(e){return Math.min(Math.max(e,0),v.length-1)}function nt(e,{coach:t,session:s}){let{players:n=[],creatures:a=[]}=s?.game==="clay_o_rama"?s.state:{},i=r=>n.length>0&&n.every(r);switch(e){case"aim":return!!t?.table&&t.check?.grade!=="poor";case"calibrate":return!!t?.table;case"players":return s!==null&&!s.outcome;case"spans":return i(({span:r})=>r!==null);case"weigh":return i(({seat:r})=>a.some(({player:o})=>o===r));default:return!1}}function Bt(){let{state:e}=(0,V.useTable)(),[t,s]=(0,u.useState)(et),{told:n}=We(0),a=v[t],[i,r]=F[a],o=nt(a,{coach:n,session:e.session}),l=c=>{tt(c),s(U(c))},d=(0,u.useRef)(null);return(0,u.useEffect)(()=>d.current?.scrollIntoView({block:"end"}),[t]),u.html`
<main class="first" data-testid="first-evening" data-step=${a} data-done=${o}>
<p class="hint" ref=${d}>${h.title} · ${h.of(t+1,v.length)}</p>
<progress max=${v.length} value=${t+1} aria-label=${h.title}></progress>
<h1>${i}</h1>
<p>${r}</p>
<${Pt} name=${a} told=${n} />
<${_t} at=${t} done=${o} goTo=${l} />
</main>
`}function Pt({name:e,told:t}){let{state:s,deeds:n,code:a}=(0,V.useTable)();return e==="print"?u.html`<${Be} code=${a} />`:e==="lay"?null:e==="players"?u.html`
<p>
<button
class=${s.session?"":"primary"}
data-testid="first-players"
onClick=${()=>n.show("new-game")}
>
${h.newGame}
</button>
</p>
<${re} session=${s.session} of="players" />
`:e==="spans"||e==="weigh"?u.html`
<${re} session=${s.session} of=${e} />
${s.session&&u.html`<${st.Offers} of=${e==="spans"?"span":"weigh-in"} />`}
`:u.html`<${Wt} told=${t} />`}function Wt({told:e}){let{code:t}=(0,V.useTable)();if(e&&!e.camera)return u.html`<p class="hint">${h.noCamera}</p>`;let s=e?.check,n=!!(e?.camera?.frozen||e?.camera?.problem);return u.html`
<div class="live"><${rt.Live} code=${t} link="live" /></div>
${s?u.html`<${ue} check=${s} stopped=${n} calibrated=${!!e.table} />`:u.html`<p class="hint" role="status">${h.looking}</p>`}
<${Ae} source=${e?.camera?.source} />
<p><a href="#/calibrate">${h.camera}</a></p>
`}function _t({at:e,done:t,goTo:s}){let n=e===v.length-1,a=v[e]==="print"||v[e]==="lay";return u.html`
<nav class="answers first-ways" aria-label=${h.title}>
${n?u.html`<a class="button primary" href="#/" data-testid="first-play">${h.play}</a>`:u.html`<button
class=${t||a?"primary":""}
data-testid="first-next"
onClick=${()=>s(e+1)}
>
${t||a?h.next:h.skip}
</button>`}
${e>0&&u.html`<button class="quiet" data-testid="first-back" onClick=${()=>s(e-1)}>
${h.back}
</button>`}
${!n&&u.html`<a class="button quiet" href="#/" data-testid="first-leave">${h.leave}</a>`}
</nav>
`}var ot=g(it()),lt=document.createElement("style");lt.textContent=".first{display:grid;gap:14px;grid-template-columns:minmax(0,1fr);grid-auto-rows:max-content;min-height:0;padding:0 max(var(--gap),(100% - 760px) / 2);overflow-y:auto;scrollbar-width:thin}.first>.live{width:min(100%,46vh * 16 / 9)}.first>h1{font-size:1.9rem}.first progress{width:100%;accent-color:var(--accent)}.first .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.first .offers{grid-area:auto;min-height:auto;overflow:visible}.first .answer-bar{position:sticky;inset:auto auto 60px;margin:0 -14px -14px;padding:12px 14px;border-radius:0 0 var(--radius) var(--radius);box-shadow:none}.first .first-ways{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:10px;padding-block:8px;background:var(--paper)}@media(max-width:1120px){.first{overflow:visible}}@media(max-width:420px){.first .first-ways{flex-wrap:nowrap;gap:6px}.first .first-ways>*{flex:0 1 auto;min-width:0;padding:0 8px;font-size:.9rem;line-height:1.15}}";document.head.append(lt);(0,ot.arrived)("first",ae);