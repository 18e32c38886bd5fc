var dt=Object.create;var Y=Object.defineProperty;var mt=Object.getOwnPropertyDescriptor;var pt=Object.getOwnPropertyNames;var ht=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var D=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},$t=(e,t)=>{for(var r in t)Y(e,r,{get:t[r],enumerable:!0})},gt=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of pt(t))!ft.call(e,s)&&s!==r&&Y(e,s,{get:()=>t[s],enumerable:!(n=mt(t,s))||n.enumerable});return e};var d=(e,t,r)=>(r=e!=null?dt(ht(e)):{},gt(t||!e||!e.__esModule?Y(r,"default",{value:e,enumerable:!0}):r,e));var k=D((fn,pe)=>{pe.exports=core["view.js"]});var fe=D(($n,he)=>{he.exports=core["picture/live.js"]});var j=D((gn,$e)=>{$e.exports=core["page/table.js"]});var q=D((bn,ge)=>{ge.exports=core["page/refusal.js"]});var C=D((kn,ve)=>{ve.exports=core["language.js"]});var ee=D((Kn,Pe)=>{Pe.exports=core["address.js"]});var lt=D((Zn,it)=>{it.exports=core["parts.js"]});var de={};$t(de,{Calibrate:()=>ln});var f=d(k(),1),at=d(fe(),1),ue=d(j(),1),ot=d(q(),1);var w=d(k(),1);function be(e,t){let{x_px:r,y_px:n,sigma_mm:s}=e,o=[];for(let a=0;a+1<n.length;a+=1)for(let i=0;i+1<r.length;i+=1){let l=[[r[i],n[a],s[a][i]],[r[i+1],n[a],s[a][i+1]],[r[i+1],n[a+1],s[a+1][i+1]],[r[i],n[a+1],s[a+1][i]]];o.push(...bt(l,t))}return o}function bt(e,t){if(e.some(([,,s])=>s===null))return[];let r=e.flatMap((s,o)=>vt(s,e[(o+1)%4],t)),n=[];for(let s=0;s+1<r.length;s+=2)n.push([...r[s],...r[s+1]]);return n}function vt([e,t,r],[n,s,o],a){if(r<=a==o<=a)return[];let i=(a-r)/(o-r);return[[e+i*(n-e),t+i*(s-t)]]}var xe=d(C(),1),ke=new Map;function g(e,t){let r=ke.get(t)??kt(t);return ke.set(t,r),r.format(e)}function kt(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(xe.LANGUAGE,t)}var x=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],we=x.slice(0,-1).map(e=>e.upTo);function _e(e){return x.findIndex(t=>e<=t.upTo)}function ye(e){return e===0?`unter ${g(x[0].upTo)}`:e===x.length-1?`über ${g(x[e-1].upTo)}`:`${g(x[e-1].upTo)} bis ${g(x[e].upTo)}`}var xt=1280,wt=7;function Ee({told:e,shown:t}){let{check:r,table:n}=e,[s,o]=r.size_wh,a=s/xt;return w.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${s} ${o}`}
style=${`--unit: ${a}px`}
role="img"
aria-label=${"Erwarteter Fehler auf dem Tisch und die gefundenen Druckblätter"}
data-testid="overlay"
>
${t&&w.html`<${_t} map=${n.map} /><${Et} map=${n.map} unit=${a} size=${[s,o]} />`}
${n.outline_px.length>2&&w.html`<polygon
class="table-outline"
points=${n.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${n.marks.flatMap(i=>i.marks_px).map(i=>w.html`<${Tt} mark=${i} unit=${a} />`)}
</svg>
`}function _t({map:e}){let t=e.x_px[1]-e.x_px[0],r=e.y_px[1]-e.y_px[0],n=e.sigma_mm.flatMap((s,o)=>yt(s).map(a=>({...a,y:o})));return x.map(({colour:s,opacity:o},a)=>w.html`
<g fill=${s} opacity=${o}>
${n.filter(i=>i.step===a).map(({start:i,end:l,y:c})=>w.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-r/2}
width=${t*(l-i)}
height=${r+1}
/>
`)}
</g>
`)}function yt(e){let t=[];return e.forEach((r,n)=>{let s=r===null?null:_e(r),o=t.at(-1);o&&o.step===s?o.end=n+1:t.push({start:n,end:n+1,step:s})}),t.filter(r=>r.step!==null)}function Et({map:e,unit:t,size:r}){return we.map(n=>{let s=be(e,n);if(!s.length)return null;let o=s.map(([l,c,u,p])=>`M${l} ${c}L${u} ${p}`).join(""),[a,i]=Dt(s,r,t);return w.html`
<path class="error-line under" d=${o} />
<path class="error-line" d=${o} />
<text class="error-label" x=${a} y=${i} text-anchor="middle">${n} mm</text>
`})}function Dt(e,[t,r],n){let s=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(r-c)),[o,a]=e.reduce((l,c)=>s(c)>s(l)?c:l),i=(l,c,u)=>Math.min(Math.max(l,c),u-c);return[i(o,60*n,t),i(a+7*n,26*n,r)]}function Tt({mark:e,unit:t}){if(e.length>2)return w.html`<polygon class="mark" points=${e.map(o=>o.join(",")).join(" ")} />`;let[[r,n]]=e,s=wt*t;return w.html`<path class="mark" d=${`M${r-s} ${n}H${r+s}M${r} ${n-s}V${n+s}`} />`}var Z=d(k(),1);var J=d(C(),1);function De({map:e,shown:t,show:r,children:n}){return Z.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${s=>r(s.target.checked)}
/>
Erwarteter Fehler in mm
</label>
${n}
</div>
<ol class="legend-steps" aria-label=${"Farben des erwarteten Fehlers, in mm"}>
${x.map((s,o)=>Z.html`<li><i style=${`background: ${s.colour}`}></i>${ye(o)}</li>`)}
</ol>
<p class="hint">${St(e)}</p>
</div>
`}function St(e){let{height_mm:t,median_mm:r,p95_mm:n}=e;if(r===null)return t===0?"Auf dem Tisch selbst ist nichts im Bild.":`${t} mm über dem Tisch ist nichts im Bild.`;let s={height:t,usual:g(r,2),most:g(n,1)};return t===0?(0,J.t)("Das gilt für Punkte auf dem Tisch selbst: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",s):(0,J.t)("Das gilt für Punkte {height} mm über dem Tisch: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",s)}var T=d(k(),1),Se=d(C(),1),Le={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},Lt="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",Bt="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",Mt="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function Be({check:e,stopped:t,calibrated:r}){let{instruction:n,further:s}=e;return t?T.html`<${Te} cause="camera/still" sentence=${Bt} />`:!r&&!n?T.html`<${Te} cause="board/unseen" sentence=${Mt} />`:T.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Le[e.grade]}</h2>
<p data-testid="instruction" data-cause=${n?.cause??""}>
${n?.sentence??Lt}
</p>
${s.length>0&&T.html`
<details class="other">
<summary>
${(0,Se.tn)("Danach noch etwas","Danach noch {count} Dinge",s.length)}
</summary>
<ol>
${s.map(o=>T.html`<li>${o.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Te({cause:e,sentence:t}){return T.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Le.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var N=d(k(),1);var Ke=d(C(),1);function Ae({check:e}){return N.html`
<div class="card">
<h2>Was die Kamera liefert</h2>
<dl class="measures" data-testid="figures">
${Kt(e).map(([t,r,n])=>N.html`
<dt>${t}</dt>
<dd data-grade=${r??"plain"}>
<span>${n}</span>
${r&&N.html`<b class="grade" data-grade=${r}>${Ct[r]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Ct={good:"gut",fair:"mittel",poor:"schlecht"};function Kt(e){let{light:t,blur:r,rate:n,steadiness:s,view:o,boards:a,accuracy:i,held_out:l,focal:c}=e;return[["Licht",t.grade,Pt(t)],["Schärfe",r.grade,`um ${g(r.px,1)} px verwischt`],n&&["Bilder",n.grade,`${`${Math.round(n.fps)} pro Sekunde`}${zt(n)}`],s&&["Ruhe",s.grade,It(s)],o&&["Maßstab",o.grade,jt(o)],o&&["Kamera",null,Ft(o)],o&&["Im Bild",null,Nt(o)],a&&["Druckblätter",a.grade,a.seen.map(Rt).join(", ")],i&&["Genauigkeit",i.grade,Ot(i)],l&&["Ecken zur Probe",null,`${R(l.median_mm)} daneben, 95 % unter ${R(l.p95_mm)} (${l.corners})`],c&&["Brennweite",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, bekannt aus ${At[c.known_from]}`]].filter(Boolean)}var At={"camera file":"der Kameradatei",pictures:"mehreren Bildern",picture:"einem einzigen Bild"};function Pt(e){let t=Math.round(e.median),r=e.glare.length;return[e.paper===null?`Tisch ${t} von 255`:`Papier ${Math.round(e.paper)}, Tisch ${t} von 255`,r>0&&(0,Ke.tn)("{count} gespiegelte Lampe","{count} gespiegelte Lampen",r)].filter(Boolean).join(", ")}function zt(e){return e.missing?`, ${`${e.missing} fehlen`}`:""}function It(e){let{flicker:t,hunting:r,shake_px:n}=e;return`flackert ${Me(t)}, schwankt ${Me(r)}, wackelt ${g(n,1)} px`}function jt(e){return`${g(e.mm_per_px,1)} mm pro Pixel, schlimmstenfalls ${g(e.worst_mm_per_px??e.mm_per_px,1)}`}function Ft(e){return`${Math.round(e.height_mm/10)} cm hoch, Blick ${Math.round(e.tilt_deg)}° nach unten; 10 mm Höhe sehen aus wie ${(10*e.parallax).toFixed(0)} mm Entfernung`}function Nt(e){return`Tisch auf ${Ce(e.table_share)} des Bildes, ${Ce(e.between_boards_share)} der Fläche zwischen den Druckblättern`}function Rt(e){let{name:t,corners_found:r,corners_total:n}=e;return`${`${t}: ${r} von ${n} Ecken`}${Ht(e)}`}function Ht(e){let t=e.corners_in_view-e.corners_found,r=e.corners_total-e.corners_in_view,n=[t&&`${t} verdeckt`,r&&`${r} außerhalb`].filter(Boolean);return n.length?` (${n.join(", ")})`:""}function Ot(e){return`${R(e.median_mm)}, 95 % unter ${R(e.p95_mm)}. ${e.tells}`}function R(e){return e===null?"unbekannt":`${g(e,2)} mm`}function Me(e){return`${g(100*e,1)} %`}function Ce(e){return`${Math.round(100*e)} %`}var S=d(k(),1),ze=d(ee(),1),H=d(C(),1);function Ie({camera:e,code:t}){return S.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Diese Kamera speichern</summary>
<p class="hint">
${e.keep_as?(0,H.t)("Leg die Datei als {file} in den Datenordner: Beim nächsten Mal wird sie von selbst verwendet.",{file:S.html`<code>${e.keep_as}</code>`}):(0,H.t)("Gib die Datei mit {serve} an oder mit {calibrate}.",{serve:S.html`<code>--camera-file</code>`,calibrate:S.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,H.t)("Sie gilt, solange Zoom, Schärfe und Auflösung bleiben, wie sie sind. Am besten ist eine Datei aus zehn Bildern eines Blattes, das du verschieden vor die Kamera hältst: {command}.",{command:S.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
${e.keep_doubt||S.html`<a href=${(0,ze.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>`}
</p>
</details>
`}var _=d(k(),1);var Vt=[.2,.375,.5555555555555556,.6666666666666666],Ut=(e,t)=>r=>{let n=4*e+r-4,s="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,o=n>8?s:1,a=t/o|0,i=t%o,l=o-i,c=n>8?a*Vt[r]+(e>5)&-2:s,u=a-c;return{t:l*u+i*u+i,o:[[l,u],[i,u+1]],i:c}};var L=e=>new Uint8Array(e),F=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},O=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),ne=e=>e.charCodeAt(0),Ne=(...e)=>(t,r)=>e.forEach(n=>n(t,r)),Re=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},ae=e=>(t,r)=>{t.push(4,4),t.push(e.length,8+8*(r>9)),e.forEach(n=>t.push(n,8))},A=(e,t,r,n,s=(a,i)=>r(a.length,i),o=n?a=>Ne(Re(n),e(a)):e)=>(o.test=t,o.l=r,o.est=s,o.eci=n&&[n],o),He=A(e=>(t,r)=>{t.push(1,4),t.push(e.length,10+2*(r>26)+2*(r>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Oe=A(e=>(t,r)=>{t.push(2,4),t.push(e.length,9+2*(r>26)+2*(r>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*O(e[n])+O(e[n+1]),11);n<e.length&&t.push(O(e[n]),6)},e=>O(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),K=A(e=>ae([...e].map(ne)),e=>ne(e)<128,(e,t)=>12+8*(t>9)+8*e);K._=!0,K.u=!0;var oe=A(K,e=>ne(e)<256,K.l,3);oe._=!0;var je=new TextEncoder,ie=A(e=>ae(je.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*je.encode(e).length);ie._=!0;var re=()=>{let e=new Map,t=new TextDecoder("sjis"),r=L(2);for(let n=0;n<7973;++n)r[0]=n/192+129+64*(n>5951),r[1]=n%192+64,e.set(t.decode(r),n);return e.delete("�"),re=()=>e,e},le=A(e=>(t,r)=>{t.push(8,4),t.push(e.length,8+2*(r>26)+2*(r>9));for(let n of e)t.push(re().get(n),13)},e=>re().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);le._=!0;var Ve=[He,Oe,K,oe,le,ie],Gt={auto:(e,{modes:t=Ve}={})=>(r,n)=>{let s=t.map((u,p)=>{let h=new Map,b=(m,$)=>(h.has(m)||h.set(m,$(m,n)),h.get(m));return{m:u,h:1<<p,C:u.est("",n),S:u.l?(m,$)=>b($-m,u.l):(m,$)=>b(e.slice(m,$),u.est)}}),o=[{v:0}],a=0,i=0,l=-1;for(let u of[...e,""]){let p=0;if(u)for(let h of s)h.m.test(u)&&(p|=h.h);if(!u||p!==l){if(l!==-1){let h=new Set(o.map(m=>m.D)),b=[];for(let{m,C:$,S:v,h:M}of s)if(l&M){let E=v(a,i);for(let P of m.eci??h)if(!m.u||!P){let z;for(let y of o)if(y.D===P||m.eci){let I=y.m===m&&y.D===P,X=I?y.V:y,me=m._&&I?y.v+E-$:X.v+12*(X.D!==P)+(I?v(I?y.$:a,i):E);(!z||me<z.v)&&(z={$:I?y.$:a,V:X,m,D:P,A:i,v:me})}z&&b.push(z)}}o=b}l=p,a=i}i+=u.length}o.length||F(5);let c=[];for(let u=o.reduce((p,h)=>h.v<p.v?h:p);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(r,n))},multi:Ne,eci:Re,bytes:ae,numeric:He,alphaNumeric:Oe,ascii:K,iso8859_1:oe,shift_jis:le,utf8:ie},Wt=()=>({F:L(2956),I:0,push(e,t){for(let r=t,n=8-(7&this.I);r>0;r-=n,n=8)this.F[this.I>>3]|=e<<n>>r,this.I+=r<n?r:n}}),te=(e,t=e*e,r=L(t))=>({size:e,K:r,get:(n,s)=>n>=0&&n<e&&!!(1&r[s*e+n]),toString({on:n="##",off:s="  ",lf:o=`
`,pad:a=4,padX:i=a,padY:l=a}={}){let c="";for(let u=-l;u<e+l;++u){for(let p=-i;p<e+i;++p)c+=this.get(p,u)?n:s;c+=o}return c},toImageData(n,{on:s=[0,0,0],off:o=[0,0,0,0],pad:a=4,padX:i=a,padY:l=a}={}){let c=e+2*i,u=e+2*l,p=n.createImageData(c,u),h=new Uint32Array(p.data.buffer);p.data.set([...s,255]);let b=h[0];p.data.set([...o,255]);let m=h[0];for(let $=0;$<u;++$)for(let v=0;v<c;++v)h[$*c+v]=this.get(v-i,$-l)?b:m;return p},toCanvas(n,s){let o=n.getContext("2d"),a=this.toImageData(o,s);n.width=a.width,n.height=a.height,o.putImageData(a,0,0)},toDataURL({type:n="image/png",scale:s=1,...o}={}){let a=document.createElement("canvas"),i=a.getContext("2d"),l=this.toImageData(i,o);return a.width=l.width*s,a.height=l.height*s,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(a,0,0,l.width,l.height,0,0,a.width,a.height),a.toDataURL(n,1)}}),V=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],U=L(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))U[U[t+255]=e++]=t;var Ue=e=>U[e%255],Ge=e=>U[e+255],Qt=(e,t)=>{let r=L(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let s=0;s<t.length;++s)r[n+s]^=Ue(e[n]+t[s]);return r.map(Ge)},Xt=(e,t)=>{let r=L(e.length+t.length-1);r.set(e,0);for(let n=0;n<e.length;++n)if(r[n]){let s=Ge(r[n]);for(let o=0;o<t.length;++o)r[n+o]^=Ue(t[o]+s)}return r.slice(e.length)},se=[[0],[0,0]];for(let e=1;e<30;++e)se.push(Qt(se[e],[0,e]));var Yt=(e,t)=>{let r=[[],[]],n=0,s=0;for(let[a,i]of t.o)for(let l=0;l<a;++l,n+=i){let c=e.slice(n,n+i);r[0].push(c),r[1].push(Xt(c,se[t.i])),s+=i+t.i}let o=L(s);s=0;for(let a of r)for(let i=0,l=-1;l<s;++i){l=s;for(let c of a)i<c.length&&(o[s++]=c[i])}return o},We=(e,t,r)=>{let n=e<<=r;for(let s=134217728;s>>=1;)n&s&&(n^=t*(s>>r));return n|e},qt=({size:e,K:t},r)=>{let n=(a,i,l,c)=>{for(;l-- >0;a+=e)t.fill(c,a,a+i)},s=(a,i,l)=>{for(let c=0;c++<3;l-=2)n(i*e+a-(l>>1)*(e+1),l,l,2|c)},o=2*((e-13)/(1+(r/7|0))/2+.75|0);if(r>1)for(let a=e-7;a>8;a-=o){for(let i=a;i>8;i-=o)s(a,i,5);a<e-7&&s(a,6,5)}if(r>6)for(let a=We(r,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;a>>=1)t[i*e-l]=2|1&a;n(7,2,9,2),n(e-8,8,9,2);for(let a=0;a<e;++a)t[6*e+a]=3^1&a;s(3,3,7),s(e-4,3,7);for(let a=0;a<e;++a)for(let i=a;i<e;++i)t[i*e+a]=t[a*e+i];t[(e-8)*e+8]=3},Zt=({size:e,K:t})=>{let r=[];for(let n=e-2,s=e,o=-1;n>=0;n-=2){for(n===5&&(n=4);s+=o,s!==-1&&s!==e;){let a=s*e+n;t[a+1]||r.push(a+1),t[a]||r.push(a)}o*=-1}return r},Jt=({K:e},t,r)=>t.forEach((n,s)=>e[n]=r[s>>3]>>(7&~s)&1),en=({size:e,K:t},r,n,s)=>{for(let a=0;a<e;++a)for(let i=0;i<e;++i){let l=a*e+i;t[l]^=!(r(i,a)||2&t[l])}let o=21522^We((1^s)<<3|n,1335,10);for(let a=0;a++<8;o>>=1)t[(a-(a<7))*e+8]=1&o,t[9*e-a]=1&o;for(let a=8;--a,o;o>>=1)t[8*e+a-(a<7)]=1&o,t[(e-a)*e+8]=1&o},tn=({size:e,K:t},r=0,n=0)=>{for(let s=0;s<e;++s){for(let o=0;o<2;++o)for(let a,i=0,l=0,c=2;i<e;++i){let u=1&t[o?s*e+i:i*e+s];n+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(r+=40),u^c&&(a=0),c=u,r+=++a===5?3:a>5}if(s)for(let o=e+s,a=5*t[s-1]^t[s];o<e*e;o+=e){let i=5*t[o-1]^t[o];r+=3*!(1&(a|i)|4&(a^i)),a=i}}return r+10*(10*Math.abs(n/(e*e)-1)|0)},Fe=[],G=(e=F(1),{minCorrectionLevel:t=0,maxCorrectionLevel:r=3,minVersion:n=1,maxVersion:s=40,mask:o,trailer:a=60433,...i}={})=>{r<t&&F(3),s<n&&F(2),typeof e=="string"&&(e=Gt.auto(e,i));for(let l=n,c=0;l<=s;++l){let u=Fe[l];u||(Fe[l]=u=te(4*l+17),qt(u,l),u.p=Zt(u));let p=Ut(l,u.p.length>>3);if(8*p(t).t<c)continue;let h=Wt();e(h,l),c=h.I;for(let b=r;b>=t;--b){let m=p(b);if(8*m.t<c)continue;for(h.I=c+11&-8;h.I<8*m.t;)h.push(a,16);let $=te(u.size,u.K);return Jt($,u.p,Yt(h.F,m)),(V[o]?[V[o]]:V).map((v,M)=>{let E=te($.size,$.K);return en(E,v,o??M,b),E.s=V[o]?0:tn(E),E}).reduce((v,M)=>M.s<v.s?M:v)}}F(4)};G.with=(...e)=>(t,r)=>G(t,{modes:[...Ve,...e],...r});var Qe=d(k(),1),ce=4;function Xe({text:e,label:t}){let r=G(e),n=r.size+2*ce;return Qe.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${n} ${n}`}
>
<rect width=${n} height=${n} fill="#ffffff" />
<path d=${nn(r)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function nn(e){let t=[];for(let r=0;r<e.size;r+=1)for(let n=0;n<e.size;n+=1)e.get(n,r)&&t.push(`M${n+ce} ${r+ce}h1v1h-1z`);return t.join("")}var Ye=d(j(),1),qe=d(q(),1);function Ze({source:e}){let{state:t,deeds:r}=(0,Ye.useTable)(),[n,s]=(0,_.useState)(null),o=l=>r.ask("phone",()=>l().then(s));if((0,_.useEffect)(()=>{e==="camera phone"&&o(r.api.phoneLink)},[e]),e!=="camera phone")return null;let[a,...i]=n?.links??[];return _.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${a&&_.html`<${Xe} text=${a} label=${"QR-Code des Links für das Handy"} />`}
${a&&_.html`<p class="hint"><code data-testid="phone-address">${a}</code></p>`}
${i.length>0&&_.html`<p class="hint">
Findet das Handy dort nichts, versuch es mit den anderen Adressen dieses Rechners: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
Der Link öffnet sich einmal, auf einem Handy, und lässt es an diesem Abend sein Bild senden; vom Spiel sieht es nichts.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>o(r.api.phoneLink)}>
Neuer Link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>o(r.api.withdrawPhone)}>
Bild des Handys beenden
</button>
</p>
<${qe.Refusal} spot="phone" />
</div>
`}var B=d(k(),1),et=d(ee(),1);var W=d(k(),1);function Je(e){let[t,r]=(0,W.useState)({answer:null,refused:null});return(0,W.useEffect)(()=>{let n=!1;return e().then(s=>n||r({answer:s,refused:null})).catch(s=>n||r({answer:null,refused:s.detail})),()=>{n=!0}},[]),t}var tt=d(j(),1),rn={a4:"A4",letter:"Letter"};function nt({code:e}){let{deeds:t}=(0,tt.useTable)(),[r,n]=(0,B.useState)("a4"),{answer:s}=Je(t.api.sheets);return B.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(rn).map(([o,a])=>B.html`
<button class="chip" aria-pressed=${o===r} onClick=${()=>n(o)}>
${a}
</button>
`)}
</div>
</div>
<p class="hint">
Drucke mit 100 % und prüf nach, ob das Lineal auf dem Blatt 100 mm lang ist.${" "}
Andere Blätter als „table“ und „turn-card“ brauchen ihre Tafeldatei (--boards).
</p>
<ul>
${(s??[]).map(o=>B.html`<${sn} sheet=${o} paper=${r} code=${e} />`)}
</ul>
</div>
`}function sn({sheet:e,paper:t,code:r}){let n=s=>(0,et.withCode)(`/api/sheets/${e.name}.${s}?paper=${t}`,r);return B.html`
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
`}var Q=d(k(),1),rt=d(j(),1),an=700;function st(e){let{deeds:t}=(0,rt.useTable)(),[r,n]=(0,Q.useState)({told:null,silent:!1});return(0,Q.useEffect)(()=>{let s=!1,o;async function a(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(s)return;n(l=>({told:i??l.told,silent:!i}))}o=setTimeout(a,an)}return a(),()=>{s=!0,clearTimeout(o)}},[e]),r}var on=[0,30,60];function ln(){let{code:e}=(0,ue.useTable)(),[t,r]=(0,f.useState)(0),[n,s]=(0,f.useState)(!0),{told:o,silent:a}=st(t),i=o?.check;return f.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!o}>
<section class="calibrate-seen" aria-label=${"Der Tisch im Bild der Kamera"}>
${o&&!o.camera?f.html`<p class="card no-lens">
Keine Kamera. Starte das Programm mit --camera oder --footage.
</p>`:f.html`<${dn} told=${o} silent=${a} code=${e} shown=${n} />`}
${i&&f.html`<${Be} check=${i} stopped=${cn(o,a)} calibrated=${!!o.table} />`}
${o?.table&&f.html`<${De} map=${o.table.map} shown=${n} show=${s}>
<${mn} heightMm=${t} choose=${r} />
<//>`}
</section>
<section class="calibrate-told">
<${Ze} source=${o?.camera?.source} />
${i&&f.html`<${Ae} check=${i} />`}
${o?.camera&&f.html`<${pn} told=${o} />`}
${o?.table&&f.html`<${Ie} camera=${o.camera} code=${e} />`}
<${nt} code=${e} />
</section>
</main>
`}function cn(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function un(e){return e.frame===null?"Noch kein Bild":"Bild steht still"}function dn({told:e,silent:t,code:r,shown:n}){let s=t||e?.camera?.frozen;return f.html`
<div class="live" data-frozen=${!!s}>
<${at.Live} code=${r} link="live" />
${e?.table&&!t&&f.html`<${Ee} told=${e} shown=${n} />`}
${s&&f.html`<p class="frozen">${t?"Keine Verbindung":un(e)}</p>`}
</div>
${e?.camera?.problem&&f.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function mn({heightMm:e,choose:t}){return f.html`
<div class="chips" role="group" aria-label=${"Höhe, für die der Fehler gilt"}>
${on.map(r=>f.html`
<button
class="chip"
aria-pressed=${r===e}
data-testid=${`height-${r}`}
onClick=${()=>t(r)}
>
${r===0?"Auf dem Tisch":`${r} mm darüber`}
</button>
`)}
</div>
`}function pn({told:e}){let{state:t,deeds:r}=(0,ue.useTable)(),n=t.busy.solve;return f.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${n} onClick=${()=>r.ask("solve",r.api.solve)}>
Neu bestimmen
</button>
<p class="hint">
${e.camera.calibrated?"Bestimmt Kamera und Tisch im nächsten Bild neu; dabei darf nichts die Druckblätter verdecken.":"Noch ist kein Druckblatt erkannt; das Programm sucht weiter."}
</p>
<${ot.Refusal} spot="solve" />
</div>
`}var ct=d(lt()),ut=document.createElement("style");ut.textContent="";document.head.append(ut);(0,ct.arrived)("calibrate",de);