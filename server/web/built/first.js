var ct=Object.create;var Q=Object.defineProperty;var ft=Object.getOwnPropertyDescriptor;var ht=Object.getOwnPropertyNames;var pt=Object.getPrototypeOf,dt=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ut=(e,t)=>{for(var n in t)Q(e,n,{get:t[n],enumerable:!0})},mt=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ht(t))!dt.call(e,a)&&a!==n&&Q(e,a,{get:()=>t[a],enumerable:!(s=ft(t,a))||s.enumerable});return e};var g=(e,t,n)=>(n=e!=null?ct(pt(e)):{},mt(t||!e||!e.__esModule?Q(n,"default",{value:e,enumerable:!0}):n,e));var v=x((Ft,ie)=>{ie.exports=core["view.js"]});var ce=x((Ut,le)=>{le.exports=core["language.js"]});var j=x((Qt,Te)=>{Te.exports=core["page/table.js"]});var Ie=x((qt,Ce)=>{Ce.exports=core["page/refusal.js"]});var Ke=x((Jt,Pe)=>{Pe.exports=core["address.js"]});var Re=x((ns,We)=>{We.exports=core["offers/offers.js"]});var Ue=x((rs,Fe)=>{Fe.exports=core["picture/live.js"]});var qe=x((is,Qe)=>{Qe.exports=core["words.js"]});var ot=x((Ss,at)=>{at.exports=core["parts.js"]});var ae={};ut(ae,{FirstEvening:()=>_t});var d=g(v(),1);var T=g(v(),1),he=g(ce(),1),pe={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},gt="Light, sharpness, boards and accuracy are as they should be. The game can begin.",$t="The picture has frozen: see to the camera first. The figures here are those of the last picture.",bt="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function de({check:e,stopped:t,calibrated:n}){let{instruction:s,further:a}=e;return t?T.html`<${fe} cause="camera/still" sentence=${$t} />`:!n&&!s?T.html`<${fe} cause="board/unseen" sentence=${bt} />`:T.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${pe[e.grade]}</h2>
<p data-testid="instruction" data-cause=${s?.cause??""}>
${s?.sentence??gt}
</p>
${a.length>0&&T.html`
<details class="other">
<summary>
${(0,he.tn)("Then one more thing","Then {count} more things",a.length)}
</summary>
<ol>
${a.map(o=>T.html`<li>${o.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function fe({cause:e,sentence:t}){return T.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${pe.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var k=g(v(),1);var wt=[.2,.375,.5555555555555556,.6666666666666666],vt=(e,t)=>n=>{let s=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(s)-35,o=s>8?a:1,r=t/o|0,i=t%o,l=o-i,f=s>8?r*wt[n]+(e>5)&-2:a,c=r-f;return{t:l*c+i*c+i,o:[[l,c],[i,c+1]],i:f}};var C=e=>new Uint8Array(e),O=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},z=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),X=e=>e.charCodeAt(0),ge=(...e)=>(t,n)=>e.forEach(s=>s(t,n)),$e=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Z=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(s=>t.push(s,8))},L=(e,t,n,s,a=(r,i)=>n(r.length,i),o=s?r=>ge($e(s),e(r)):e)=>(o.test=t,o.l=n,o.est=a,o.eci=s&&[s],o),be=L(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let s=0;for(;s<e.length-2;s+=3)t.push(+e.slice(s,s+3),10);s<e.length-1?t.push(+e.slice(s),7):s<e.length&&t.push(+e[s],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),we=L(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let s=0;for(;s<e.length-1;s+=2)t.push(45*z(e[s])+z(e[s+1]),11);s<e.length&&t.push(z(e[s]),6)},e=>z(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),D=L(e=>Z([...e].map(X)),e=>X(e)<128,(e,t)=>12+8*(t>9)+8*e);D._=!0,D.u=!0;var ee=L(D,e=>X(e)<256,D.l,3);ee._=!0;var ue=new TextEncoder,te=L(e=>Z(ue.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*ue.encode(e).length);te._=!0;var Y=()=>{let e=new Map,t=new TextDecoder("sjis"),n=C(2);for(let s=0;s<7973;++s)n[0]=s/192+129+64*(s>5951),n[1]=s%192+64,e.set(t.decode(n),s);return e.delete("�"),Y=()=>e,e},se=L(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let s of e)t.push(Y().get(s),13)},e=>Y().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);se._=!0;var ve=[be,we,D,ee,se,te],yt={auto:(e,{modes:t=ve}={})=>(n,s)=>{let a=t.map((c,m)=>{let p=new Map,b=(h,$)=>(p.has(h)||p.set(h,$(h,s)),p.get(h));return{m:c,h:1<<m,C:c.est("",s),S:c.l?(h,$)=>b($-h,c.l):(h,$)=>b(e.slice(h,$),c.est)}}),o=[{v:0}],r=0,i=0,l=-1;for(let c of[...e,""]){let m=0;if(c)for(let p of a)p.m.test(c)&&(m|=p.h);if(!c||m!==l){if(l!==-1){let p=new Set(o.map(h=>h.D)),b=[];for(let{m:h,C:$,S:w,h:A}of a)if(l&A){let E=w(r,i);for(let P of h.eci??p)if(!h.u||!P){let K;for(let S of o)if(S.D===P||h.eci){let N=S.m===h&&S.D===P,H=N?S.V:S,oe=h._&&N?S.v+E-$:H.v+12*(H.D!==P)+(N?w(N?S.$:r,i):E);(!K||oe<K.v)&&(K={$:N?S.$:r,V:H,m:h,D:P,A:i,v:oe})}K&&b.push(K)}}o=b}l=m,r=i}i+=c.length}o.length||O(5);let f=[];for(let c=o.reduce((m,p)=>p.v<m.v?p:m);c.m;c=c.V)f.push(c.m(e.slice(c.$,c.A)));f.reverse().forEach(c=>c(n,s))},multi:ge,eci:$e,bytes:Z,numeric:be,alphaNumeric:we,ascii:D,iso8859_1:ee,shift_jis:se,utf8:te},xt=()=>({F:C(2956),I:0,push(e,t){for(let n=t,s=8-(7&this.I);n>0;n-=s,s=8)this.F[this.I>>3]|=e<<s>>n,this.I+=n<s?n:s}}),q=(e,t=e*e,n=C(t))=>({size:e,K:n,get:(s,a)=>s>=0&&s<e&&!!(1&n[a*e+s]),toString({on:s="##",off:a="  ",lf:o=`
`,pad:r=4,padX:i=r,padY:l=r}={}){let f="";for(let c=-l;c<e+l;++c){for(let m=-i;m<e+i;++m)f+=this.get(m,c)?s:a;f+=o}return f},toImageData(s,{on:a=[0,0,0],off:o=[0,0,0,0],pad:r=4,padX:i=r,padY:l=r}={}){let f=e+2*i,c=e+2*l,m=s.createImageData(f,c),p=new Uint32Array(m.data.buffer);m.data.set([...a,255]);let b=p[0];m.data.set([...o,255]);let h=p[0];for(let $=0;$<c;++$)for(let w=0;w<f;++w)p[$*f+w]=this.get(w-i,$-l)?b:h;return m},toCanvas(s,a){let o=s.getContext("2d"),r=this.toImageData(o,a);s.width=r.width,s.height=r.height,o.putImageData(r,0,0)},toDataURL({type:s="image/png",scale:a=1,...o}={}){let r=document.createElement("canvas"),i=r.getContext("2d"),l=this.toImageData(i,o);return r.width=l.width*a,r.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(r,0,0,l.width,l.height,0,0,r.width,r.height),r.toDataURL(s,1)}}),M=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],W=C(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))W[W[t+255]=e++]=t;var ye=e=>W[e%255],xe=e=>W[e+255],kt=(e,t)=>{let n=C(e.length+t.length-1);for(let s=0;s<e.length;++s)for(let a=0;a<t.length;++a)n[s+a]^=ye(e[s]+t[a]);return n.map(xe)},St=(e,t)=>{let n=C(e.length+t.length-1);n.set(e,0);for(let s=0;s<e.length;++s)if(n[s]){let a=xe(n[s]);for(let o=0;o<t.length;++o)n[s+o]^=ye(t[o]+a)}return n.slice(e.length)},J=[[0],[0,0]];for(let e=1;e<30;++e)J.push(kt(J[e],[0,e]));var Et=(e,t)=>{let n=[[],[]],s=0,a=0;for(let[r,i]of t.o)for(let l=0;l<r;++l,s+=i){let f=e.slice(s,s+i);n[0].push(f),n[1].push(St(f,J[t.i])),a+=i+t.i}let o=C(a);a=0;for(let r of n)for(let i=0,l=-1;l<a;++i){l=a;for(let f of r)i<f.length&&(o[a++]=f[i])}return o},ke=(e,t,n)=>{let s=e<<=n;for(let a=134217728;a>>=1;)s&a&&(s^=t*(a>>n));return s|e},Tt=({size:e,K:t},n)=>{let s=(r,i,l,f)=>{for(;l-- >0;r+=e)t.fill(f,r,r+i)},a=(r,i,l)=>{for(let f=0;f++<3;l-=2)s(i*e+r-(l>>1)*(e+1),l,l,2|f)},o=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let r=e-7;r>8;r-=o){for(let i=r;i>8;i-=o)a(r,i,5);r<e-7&&a(r,6,5)}if(n>6)for(let r=ke(n,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;r>>=1)t[i*e-l]=2|1&r;s(7,2,9,2),s(e-8,8,9,2);for(let r=0;r<e;++r)t[6*e+r]=3^1&r;a(3,3,7),a(e-4,3,7);for(let r=0;r<e;++r)for(let i=r;i<e;++i)t[i*e+r]=t[r*e+i];t[(e-8)*e+8]=3},Ct=({size:e,K:t})=>{let n=[];for(let s=e-2,a=e,o=-1;s>=0;s-=2){for(s===5&&(s=4);a+=o,a!==-1&&a!==e;){let r=a*e+s;t[r+1]||n.push(r+1),t[r]||n.push(r)}o*=-1}return n},It=({K:e},t,n)=>t.forEach((s,a)=>e[s]=n[a>>3]>>(7&~a)&1),At=({size:e,K:t},n,s,a)=>{for(let r=0;r<e;++r)for(let i=0;i<e;++i){let l=r*e+i;t[l]^=!(n(i,r)||2&t[l])}let o=21522^ke((1^a)<<3|s,1335,10);for(let r=0;r++<8;o>>=1)t[(r-(r<7))*e+8]=1&o,t[9*e-r]=1&o;for(let r=8;--r,o;o>>=1)t[8*e+r-(r<7)]=1&o,t[(e-r)*e+8]=1&o},Dt=({size:e,K:t},n=0,s=0)=>{for(let a=0;a<e;++a){for(let o=0;o<2;++o)for(let r,i=0,l=0,f=2;i<e;++i){let c=1&t[o?a*e+i:i*e+a];s+=c,l=(l>>1|2098176)&(3047517^c-1),2049&l&&(n+=40),c^f&&(r=0),f=c,n+=++r===5?3:r>5}if(a)for(let o=e+a,r=5*t[a-1]^t[a];o<e*e;o+=e){let i=5*t[o-1]^t[o];n+=3*!(1&(r|i)|4&(r^i)),r=i}}return n+10*(10*Math.abs(s/(e*e)-1)|0)},me=[],R=(e=O(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:s=1,maxVersion:a=40,mask:o,trailer:r=60433,...i}={})=>{n<t&&O(3),a<s&&O(2),typeof e=="string"&&(e=yt.auto(e,i));for(let l=s,f=0;l<=a;++l){let c=me[l];c||(me[l]=c=q(4*l+17),Tt(c,l),c.p=Ct(c));let m=vt(l,c.p.length>>3);if(8*m(t).t<f)continue;let p=xt();e(p,l),f=p.I;for(let b=n;b>=t;--b){let h=m(b);if(8*h.t<f)continue;for(p.I=f+11&-8;p.I<8*h.t;)p.push(r,16);let $=q(c.size,c.K);return It($,c.p,Et(p.F,h)),(M[o]?[M[o]]:M).map((w,A)=>{let E=q($.size,$.K);return At(E,w,o??A,b),E.s=M[o]?0:Dt(E),E}).reduce((w,A)=>A.s<w.s?A:w)}}O(4)};R.with=(...e)=>(t,n)=>R(t,{modes:[...ve,...e],...n});var Se=g(v(),1),ne=4;function Ee({text:e,label:t}){let n=R(e),s=n.size+2*ne;return Se.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${s} ${s}`}
>
<rect width=${s} height=${s} fill="#ffffff" />
<path d=${Lt(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Lt(e){let t=[];for(let n=0;n<e.size;n+=1)for(let s=0;s<e.size;s+=1)e.get(s,n)&&t.push(`M${s+ne} ${n+ne}h1v1h-1z`);return t.join("")}var Ae=g(j(),1),De=g(Ie(),1);function Le({source:e}){let{state:t,deeds:n}=(0,Ae.useTable)(),[s,a]=(0,k.useState)(null),o=l=>n.ask("phone",()=>l().then(a));if((0,k.useEffect)(()=>{e==="camera phone"&&o(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[r,...i]=s?.links??[];return k.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${r&&k.html`<${Ee} text=${r} label=${"QR code of the phone’s link"} />`}
${r&&k.html`<p class="hint"><code data-testid="phone-address">${r}</code></p>`}
${i.length>0&&k.html`<p class="hint">
If the phone finds nothing there, try this machine’s other addresses: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>o(n.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>o(n.api.withdrawPhone)}>
Stop the phone’s picture
</button>
</p>
<${De.Refusal} spot="phone" />
</div>
`}var I=g(v(),1),Oe=g(Ke(),1);var F=g(v(),1);function Ne(e){let[t,n]=(0,F.useState)({answer:null,refused:null});return(0,F.useEffect)(()=>{let s=!1;return e().then(a=>s||n({answer:a,refused:null})).catch(a=>s||n({answer:null,refused:a.detail})),()=>{s=!0}},[]),t}var je=g(j(),1),Pt={a4:"A4",letter:"Letter"};function _e({code:e}){let{deeds:t}=(0,je.useTable)(),[n,s]=(0,I.useState)("a4"),{answer:a}=Ne(t.api.sheets);return I.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(Pt).map(([o,r])=>I.html`
<button class="chip" aria-pressed=${o===n} onClick=${()=>s(o)}>
${r}
</button>
`)}
</div>
</div>
<p class="hint">
Print at 100 % and check that the ruler on the sheet is 100 mm long.${" "}
Sheets other than “table” and “turn-card” need their boards file (--boards).
</p>
<ul>
${(a??[]).map(o=>I.html`<${Kt} sheet=${o} paper=${n} code=${e} />`)}
</ul>
</div>
`}function Kt({sheet:e,paper:t,code:n}){let s=a=>(0,Oe.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,n);return I.html`
<li>
<a href=${s("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${s("json")}
download=${`${e.name}.json`}
aria-label=${`Boards file of ${e.name}`}
>boards file</a
>
</li>
`}var U=g(v(),1),ze=g(j(),1),Nt=700;function Me(e){let{deeds:t}=(0,ze.useTable)(),[n,s]=(0,U.useState)({told:null,silent:!1});return(0,U.useEffect)(()=>{let a=!1,o;async function r(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;s(l=>({told:i??l.told,silent:!i}))}o=setTimeout(r,Nt)}return r(),()=>{a=!0,clearTimeout(o)}},[e]),n}var nt=g(Re(),1),rt=g(Ue(),1),G=g(j(),1);var _=g(v(),1);var Xe=g(v(),1);var Be={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},as=Object.keys(Be),Ot={fill:"#75726b",ink:"#ffffff"};function Ge(e){let{fill:t,ink:n}=Be[e]??Ot;return{"--hue":t,"--hue-ink":n}}var Ve=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function He(e){return Ve[(e-1)%Ve.length]}var Ye=g(qe(),1);function Je({colour:e,large:t=!1}){return Xe.html`<span
class=${t?"swatch large":"swatch"}
style=${Ge(e)}
title=${e?(0,Ye.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var u={title:"The first evening",of:(e,t)=>`Step ${e} of ${t}`,back:"Back",next:"Next",skip:"Skip this step",leave:"Pause here",play:"To the game",newGame:"New game",camera:"All about table and camera",noCamera:"There is no camera. Everything can be typed; this step may be skipped.",looking:"One moment: the picture is being looked at.",notKnown:"not yet",noGame:"No game has begun yet; go back one step, or skip this one.",notNeeded:"This game needs none of it.",millimetres:e=>`${e} mm`,weighedIn:"weighed in"},V={print:["Print the sheets","Print at least “table”, at 100 %. Then check its printed ruler with a real one: it must be 100 mm long."],lay:["Lay the sheet on the table","Lay it flat where nobody plays, tape its corners down, and leave it there all evening. A cloth below is fine; a shadow on the sheet is not."],aim:["Aim the camera","It stands still, looks down at an angle, and sees the whole table with the sheet. Follow the advice below until there is none left."],calibrate:["Wait until the table is known","That happens by itself as soon as the sheet is seen well. From then on nobody moves the camera."],players:["Who plays?","Choose a game, name the players, and begin."],spans:["Measure the hands","One after another, everybody lays a hand flat on the table, fingers spread. What was measured appears here: confirm it."],weigh:["Weigh in the creatures","Each creature stands alone on the table, with its missiles beside it. What was seen is offered here: confirm it, or correct it first."]};function re({session:e,of:t}){if(!e)return _.html`<p class="hint">${t==="players"?"":u.noGame}</p>`;let{players:n=[]}=e.state;return t!=="players"&&e.game!=="clay_o_rama"?_.html`<p class="hint">${u.notNeeded}</p>`:_.html`
<ul class="players" data-testid="first-known">
${n.map(s=>_.html`
<li class="player" key=${s.seat}>
<${Je} colour=${s.colour||He(s.seat)} />
<strong>${s.name}</strong>
<span class="fact">${jt(e.state,s,t)}</span>
</li>
`)}
</ul>
`}function jt({creatures:e},{seat:t,span:n},s){return s==="players"?"":s==="spans"?n===null?u.notKnown:u.millimetres(Math.round(n/10)):e.some(({player:a})=>a===t)?u.weighedIn:u.notKnown}var y=Object.keys(V),Ze="first evening";function et(e=localStorage){return B(y.indexOf(e.getItem(Ze)??""))}function tt(e,t=localStorage){t.setItem(Ze,y[B(e)])}function B(e){return Math.min(Math.max(e,0),y.length-1)}function st(e,{coach:t,session:n}){let{players:s=[],creatures:a=[]}=n?.game==="clay_o_rama"?n.state:{},o=r=>s.length>0&&s.every(r);switch(e){case"aim":return!!t?.table&&t.check?.grade!=="poor";case"calibrate":return!!t?.table;case"players":return n!==null&&!n.outcome;case"spans":return o(({span:r})=>r!==null);case"weigh":return o(({seat:r})=>a.some(({player:i})=>i===r));default:return!1}}function _t(){let{state:e}=(0,G.useTable)(),[t,n]=(0,d.useState)(et),{told:s}=Me(0),a=y[t],[o,r]=V[a],i=st(a,{coach:s,session:e.session}),l=c=>{tt(c),n(B(c))},f=(0,d.useRef)(null);return(0,d.useEffect)(()=>f.current?.scrollIntoView({block:"end"}),[t]),d.html`
<main class="first" data-testid="first-evening" data-step=${a} data-done=${i}>
<p class="hint" ref=${f}>${u.title} · ${u.of(t+1,y.length)}</p>
<progress max=${y.length} value=${t+1} aria-label=${u.title}></progress>
<h1>${o}</h1>
<p>${r}</p>
<${zt} name=${a} told=${s} />
<${Wt} at=${t} done=${i} goTo=${l} />
</main>
`}function zt({name:e,told:t}){let{state:n,deeds:s,code:a}=(0,G.useTable)();return e==="print"?d.html`<${_e} code=${a} />`:e==="lay"?null:e==="players"?d.html`
<p>
<button
class=${n.session?"":"primary"}
data-testid="first-players"
onClick=${()=>s.show("new-game")}
>
${u.newGame}
</button>
</p>
<${re} session=${n.session} of="players" />
`:e==="spans"||e==="weigh"?d.html`
<${re} session=${n.session} of=${e} />
${n.session&&d.html`<${nt.Offers} of=${e==="spans"?"span":"weigh-in"} />`}
`:d.html`<${Mt} told=${t} />`}function Mt({told:e}){let{code:t}=(0,G.useTable)();if(e&&!e.camera)return d.html`<p class="hint">${u.noCamera}</p>`;let n=e?.check,s=!!(e?.camera?.frozen||e?.camera?.problem);return d.html`
<div class="live"><${rt.Live} code=${t} link="live" /></div>
${n?d.html`<${de} check=${n} stopped=${s} calibrated=${!!e.table} />`:d.html`<p class="hint" role="status">${u.looking}</p>`}
<${Le} source=${e?.camera?.source} />
<p><a href="#/calibrate">${u.camera}</a></p>
`}function Wt({at:e,done:t,goTo:n}){let s=e===y.length-1,a=y[e]==="print"||y[e]==="lay";return d.html`
<nav class="answers first-ways" aria-label=${u.title}>
${s?d.html`<a class="button primary" href="#/" data-testid="first-play">${u.play}</a>`:d.html`<button
class=${t||a?"primary":""}
data-testid="first-next"
onClick=${()=>n(e+1)}
>
${t||a?u.next:u.skip}
</button>`}
${e>0&&d.html`<button class="quiet" data-testid="first-back" onClick=${()=>n(e-1)}>
${u.back}
</button>`}
${!s&&d.html`<a class="button quiet" href="#/" data-testid="first-leave">${u.leave}</a>`}
</nav>
`}var it=g(ot()),lt=document.createElement("style");lt.textContent=".first{display:grid;gap:14px;grid-template-columns:minmax(0,1fr);grid-auto-rows:max-content;min-height:0;padding:0 max(var(--gap),(100% - 760px) / 2);overflow-y:auto;scrollbar-width:thin}.first>.live{width:min(100%,46vh * 16 / 9)}.first>h1{font-size:1.9rem}.first progress{width:100%;accent-color:var(--accent)}.first .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.first .offers{grid-area:auto;min-height:auto;overflow:visible}.first .answer-bar{position:sticky;inset:auto auto 60px;margin:0 -14px -14px;padding:12px 14px;border-radius:0 0 var(--radius) var(--radius);box-shadow:none}.first .first-ways{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:10px;padding-block:8px;background:var(--paper)}@media(max-width:1120px){.first{overflow:visible}}@media(max-width:420px){.first .first-ways{flex-wrap:nowrap;gap:6px}.first .first-ways>*{flex:0 1 auto;min-width:0;padding:0 8px;font-size:.9rem;line-height:1.15}}";document.head.append(lt);(0,it.arrived)("first",ae);