var ta=Object.create;var et=Object.defineProperty;var na=Object.getOwnPropertyDescriptor;var ra=Object.getOwnPropertyNames;var aa=Object.getPrototypeOf,sa=Object.prototype.hasOwnProperty;var T=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},oa=(e,t)=>{for(var r in t)et(e,r,{get:t[r],enumerable:!0})},ia=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ra(t))!sa.call(e,a)&&a!==r&&et(e,a,{get:()=>t[a],enumerable:!(n=na(t,a))||n.enumerable});return e};var d=(e,t,r)=>(r=e!=null?ta(aa(e)):{},ia(t||!e||!e.__esModule?et(r,"default",{value:e,enumerable:!0}):r,e));var h=T((no,Ct)=>{Ct.exports=core["view.js"]});var zt=T((ro,Ot)=>{Ot.exports=core["picture/live.js"]});var v=T((ao,At)=>{At.exports=core["page/table.js"]});var R=T((so,Dt)=>{Dt.exports=core["page/refusal.js"]});var z=T((io,Mt)=>{Mt.exports=core["language.js"]});var xe=T((ko,Ut)=>{Ut.exports=core["address.js"]});var kn=T((Io,wn)=>{wn.exports=core["page/place.js"]});var M=T((Uo,On)=>{On.exports=core["words.js"]});var Le=T((ci,Vn)=>{Vn.exports=core["page/into_view.js"]});var Ke=T((pi,Qn)=>{Qn.exports=core["log/groups.js"]});var br=T((Li,gr)=>{gr.exports=core["games/awaited.js"]});var Ir=T((Zi,Nr)=>{Nr.exports=core["log/finding.js"]});var Zr=T((el,Vr)=>{Vr.exports=core["log/chapters.js"]});var Xr=T((wl,Qr)=>{Qr.exports=core["parts.js"]});var Et={};oa(Et,{Calibrate:()=>xn,CommandForm:()=>Re,Correcting:()=>Br,End:()=>$r,Finder:()=>Hr,Invite:()=>yn,KeptGames:()=>yr,Loop:()=>Fr,NewGame:()=>Gn,OverTime:()=>Gr,Report:()=>Jr});var w=d(h(),1),gn=d(zt(),1),ut=d(v(),1),bn=d(R(),1);var K=d(h(),1);function _t(e,t){let{x_px:r,y_px:n,sigma_mm:a}=e,s=[];for(let o=0;o+1<n.length;o+=1)for(let i=0;i+1<r.length;i+=1){let l=[[r[i],n[o],a[o][i]],[r[i+1],n[o],a[o][i+1]],[r[i+1],n[o+1],a[o+1][i+1]],[r[i],n[o+1],a[o+1][i]]];s.push(...la(l,t))}return s}function la(e,t){if(e.some(([,,a])=>a===null))return[];let r=e.flatMap((a,s)=>ca(a,e[(s+1)%4],t)),n=[];for(let a=0;a+1<r.length;a+=2)n.push([...r[a],...r[a+1]]);return n}function ca([e,t,r],[n,a,s],o){if(r<=o==s<=o)return[];let i=(o-r)/(s-r);return[[e+i*(n-e),t+i*(a-t)]]}var Lt=d(z(),1);function E(e,t){let r={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(Lt.LANGUAGE,r)}var j=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],jt=j.slice(0,-1).map(e=>e.upTo);function Rt(e){return j.findIndex(t=>e<=t.upTo)}function Kt(e){return e===0?`unter ${E(j[0].upTo)}`:e===j.length-1?`über ${E(j[e-1].upTo)}`:`${E(j[e-1].upTo)} bis ${E(j[e].upTo)}`}var da=1280,pa=7;function Pt({told:e,shown:t}){let{check:r,table:n}=e,[a,s]=r.size_wh,o=a/da;return K.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${s}`}
style=${`--unit: ${o}px`}
role="img"
aria-label=${"Erwarteter Fehler auf dem Tisch und die gefundenen Druckblätter"}
data-testid="overlay"
>
${t&&K.html`<${ua} map=${n.map} /><${fa} map=${n.map} unit=${o} size=${[a,s]} />`}
${n.outline_px.length>2&&K.html`<polygon
class="table-outline"
points=${n.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${n.marks.flatMap(i=>i.marks_px).map(i=>K.html`<${$a} mark=${i} unit=${o} />`)}
</svg>
`}function ua({map:e}){let t=e.x_px[1]-e.x_px[0],r=e.y_px[1]-e.y_px[0],n=e.sigma_mm.flatMap((a,s)=>ma(a).map(o=>({...o,y:s})));return j.map(({colour:a,opacity:s},o)=>K.html`
<g fill=${a} opacity=${s}>
${n.filter(i=>i.step===o).map(({start:i,end:l,y:c})=>K.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-r/2}
width=${t*(l-i)}
height=${r+1}
/>
`)}
</g>
`)}function ma(e){let t=[];return e.forEach((r,n)=>{let a=r===null?null:Rt(r),s=t.at(-1);s&&s.step===a?s.end=n+1:t.push({start:n,end:n+1,step:a})}),t.filter(r=>r.step!==null)}function fa({map:e,unit:t,size:r}){return jt.map(n=>{let a=_t(e,n);if(!a.length)return null;let s=a.map(([l,c,p,u])=>`M${l} ${c}L${p} ${u}`).join(""),[o,i]=ha(a,r,t);return K.html`
<path class="error-line under" d=${s} />
<path class="error-line" d=${s} />
<text class="error-label" x=${o} y=${i} text-anchor="middle">${n} mm</text>
`})}function ha(e,[t,r],n){let a=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(r-c)),[s,o]=e.reduce((l,c)=>a(c)>a(l)?c:l),i=(l,c,p)=>Math.min(Math.max(l,c),p-c);return[i(s,60*n,t),i(o+7*n,26*n,r)]}function $a({mark:e,unit:t}){if(e.length>2)return K.html`<polygon class="mark" points=${e.map(s=>s.join(",")).join(" ")} />`;let[[r,n]]=e,a=pa*t;return K.html`<path class="mark" d=${`M${r-a} ${n}H${r+a}M${r} ${n-a}V${n+a}`} />`}var tt=d(h(),1);var nt=d(z(),1);function Bt({map:e,shown:t,show:r,children:n}){return tt.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${a=>r(a.target.checked)}
/>
Erwarteter Fehler in mm
</label>
${n}
</div>
<ol class="legend-steps" aria-label=${"Farben des erwarteten Fehlers, in mm"}>
${j.map((a,s)=>tt.html`<li><i style=${`background: ${a.colour}`}></i>${Kt(s)}</li>`)}
</ol>
<p class="hint">${ga(e)}</p>
</div>
`}function ga(e){let{height_mm:t,median_mm:r,p95_mm:n}=e;if(r===null)return t===0?"Auf dem Tisch selbst ist nichts im Bild.":`${t} mm über dem Tisch ist nichts im Bild.`;let a={height:t,usual:E(r,2),most:E(n,1)};return t===0?(0,nt.t)("Das gilt für Punkte auf dem Tisch selbst: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a):(0,nt.t)("Das gilt für Punkte {height} mm über dem Tisch: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a)}var V=d(h(),1),It=d(z(),1),Ht={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},ba="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",xa="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",wa="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function Ft({check:e,stopped:t,calibrated:r}){let{instruction:n,further:a}=e;return t?V.html`<${Nt} cause="camera/still" sentence=${xa} />`:!r&&!n?V.html`<${Nt} cause="board/unseen" sentence=${wa} />`:V.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Ht[e.grade]}</h2>
<p data-testid="instruction" data-cause=${n?.cause??""}>
${n?.sentence??ba}
</p>
${a.length>0&&V.html`
<details class="other">
<summary>
${(0,It.tn)("Danach noch etwas","Danach noch {count} Dinge",a.length)}
</summary>
<ol>
${a.map(s=>V.html`<li>${s.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Nt({cause:e,sentence:t}){return V.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Ht.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var ge=d(h(),1);var Vt=d(z(),1);function Zt({check:e}){return ge.html`
<div class="card">
<h2>Was die Kamera liefert</h2>
<dl class="measures" data-testid="figures">
${va(e).map(([t,r,n])=>ge.html`
<dt>${t}</dt>
<dd data-grade=${r??"plain"}>
<span>${n}</span>
${r&&ge.html`<b class="grade" data-grade=${r}>${ka[r]}</b>`}
</dd>
`)}
</dl>
</div>
`}var ka={good:"gut",fair:"mittel",poor:"schlecht"};function va(e){let{light:t,blur:r,rate:n,steadiness:a,view:s,boards:o,accuracy:i,held_out:l,focal:c}=e;return[["Licht",t.grade,Sa(t)],["Schärfe",r.grade,`um ${E(r.px,1)} px verwischt`],n&&["Bilder",n.grade,`${`${Math.round(n.fps)} pro Sekunde`}${Ea(n)}`],a&&["Ruhe",a.grade,Ta(a)],s&&["Maßstab",s.grade,Ca(s)],s&&["Kamera",null,Oa(s)],s&&["Im Bild",null,za(s)],o&&["Druckblätter",o.grade,o.seen.map(Aa).join(", ")],i&&["Genauigkeit",i.grade,_a(i)],l&&["Ecken zur Probe",null,`${be(l.median_mm)} daneben, 95 % unter ${be(l.p95_mm)} (${l.corners})`],c&&["Brennweite",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, bekannt aus ${ya[c.known_from]}`]].filter(Boolean)}var ya={"camera file":"der Kameradatei",pictures:"mehreren Bildern",picture:"einem einzigen Bild"};function Sa(e){let t=Math.round(e.median),r=e.glare.length;return[e.paper===null?`Tisch ${t} von 255`:`Papier ${Math.round(e.paper)}, Tisch ${t} von 255`,r>0&&(0,Vt.tn)("{count} gespiegelte Lampe","{count} gespiegelte Lampen",r)].filter(Boolean).join(", ")}function Ea(e){return e.missing?`, ${`${e.missing} fehlen`}`:""}function Ta(e){let{flicker:t,hunting:r,shake_px:n}=e;return`flackert ${Wt(t)}, schwankt ${Wt(r)}, wackelt ${E(n,1)} px`}function Ca(e){return`${E(e.mm_per_px,1)} mm pro Pixel, schlimmstenfalls ${E(e.worst_mm_per_px??e.mm_per_px,1)}`}function Oa(e){return`${Math.round(e.height_mm/10)} cm hoch, Blick ${Math.round(e.tilt_deg)}° nach unten; 10 mm Höhe sehen aus wie ${(10*e.parallax).toFixed(0)} mm Entfernung`}function za(e){return`Tisch auf ${Gt(e.table_share)} des Bildes, ${Gt(e.between_boards_share)} der Fläche zwischen den Druckblättern`}function Aa(e){let{name:t,corners_found:r,corners_total:n}=e;return`${`${t}: ${r} von ${n} Ecken`}${Da(e)}`}function Da(e){let t=e.corners_in_view-e.corners_found,r=e.corners_total-e.corners_in_view,n=[t&&`${t} verdeckt`,r&&`${r} außerhalb`].filter(Boolean);return n.length?` (${n.join(", ")})`:""}function _a(e){return`${be(e.median_mm)}, 95 % unter ${be(e.p95_mm)}. ${e.tells}`}function be(e){return e===null?"unbekannt":`${E(e,2)} mm`}function Wt(e){return`${E(100*e,1)} %`}function Gt(e){return`${Math.round(100*e)} %`}var X=d(h(),1),qt=d(xe(),1),we=d(z(),1);function Jt({camera:e,code:t}){return X.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Diese Kamera speichern</summary>
<p class="hint">
${e.keep_as?(0,we.t)("Leg die Datei als {file} in den Datenordner: Beim nächsten Mal wird sie von selbst verwendet.",{file:X.html`<code>${e.keep_as}</code>`}):(0,we.t)("Gib die Datei mit {serve} an oder mit {calibrate}.",{serve:X.html`<code>--camera-file</code>`,calibrate:X.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,we.t)("Sie gilt, solange Zoom, Schärfe und Auflösung bleiben, wie sie sind. Am besten ist eine Datei aus zehn Bildern eines Blattes, das du verschieden vor die Kamera hältst: {command}.",{command:X.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,qt.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var B=d(h(),1);var Ma=[.2,.375,.5555555555555556,.6666666666666666],La=(e,t)=>r=>{let n=4*e+r-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,s=n>8?a:1,o=t/s|0,i=t%s,l=s-i,c=n>8?o*Ma[r]+(e>5)&-2:a,p=o-c;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:c}};var Z=e=>new Uint8Array(e),pe=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},ke=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),at=e=>e.charCodeAt(0),Yt=(...e)=>(t,r)=>e.forEach(n=>n(t,r)),en=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},it=e=>(t,r)=>{t.push(4,4),t.push(e.length,8+8*(r>9)),e.forEach(n=>t.push(n,8))},ee=(e,t,r,n,a=(o,i)=>r(o.length,i),s=n?o=>Yt(en(n),e(o)):e)=>(s.test=t,s.l=r,s.est=a,s.eci=n&&[n],s),tn=ee(e=>(t,r)=>{t.push(1,4),t.push(e.length,10+2*(r>26)+2*(r>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),nn=ee(e=>(t,r)=>{t.push(2,4),t.push(e.length,9+2*(r>26)+2*(r>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*ke(e[n])+ke(e[n+1]),11);n<e.length&&t.push(ke(e[n]),6)},e=>ke(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Y=ee(e=>it([...e].map(at)),e=>at(e)<128,(e,t)=>12+8*(t>9)+8*e);Y._=!0,Y.u=!0;var lt=ee(Y,e=>at(e)<256,Y.l,3);lt._=!0;var Qt=new TextEncoder,ct=ee(e=>it(Qt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Qt.encode(e).length);ct._=!0;var st=()=>{let e=new Map,t=new TextDecoder("sjis"),r=Z(2);for(let n=0;n<7973;++n)r[0]=n/192+129+64*(n>5951),r[1]=n%192+64,e.set(t.decode(r),n);return e.delete("�"),st=()=>e,e},dt=ee(e=>(t,r)=>{t.push(8,4),t.push(e.length,8+2*(r>26)+2*(r>9));for(let n of e)t.push(st().get(n),13)},e=>st().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);dt._=!0;var rn=[tn,nn,Y,lt,dt,ct],ja={auto:(e,{modes:t=rn}={})=>(r,n)=>{let a=t.map((p,u)=>{let m=new Map,$=(f,g)=>(m.has(f)||m.set(f,g(f,n)),m.get(f));return{m:p,h:1<<u,C:p.est("",n),S:p.l?(f,g)=>$(g-f,p.l):(f,g)=>$(e.slice(f,g),p.est)}}),s=[{v:0}],o=0,i=0,l=-1;for(let p of[...e,""]){let u=0;if(p)for(let m of a)m.m.test(p)&&(u|=m.h);if(!p||u!==l){if(l!==-1){let m=new Set(s.map(f=>f.D)),$=[];for(let{m:f,C:g,S:O,h:_}of a)if(l&_){let G=O(o,i);for(let le of f.eci??m)if(!f.u||!le){let ce;for(let I of s)if(I.D===le||f.eci){let de=I.m===f&&I.D===le,Ye=de?I.V:I,Tt=f._&&de?I.v+G-g:Ye.v+12*(Ye.D!==le)+(de?O(de?I.$:o,i):G);(!ce||Tt<ce.v)&&(ce={$:de?I.$:o,V:Ye,m:f,D:le,A:i,v:Tt})}ce&&$.push(ce)}}s=$}l=u,o=i}i+=p.length}s.length||pe(5);let c=[];for(let p=s.reduce((u,m)=>m.v<u.v?m:u);p.m;p=p.V)c.push(p.m(e.slice(p.$,p.A)));c.reverse().forEach(p=>p(r,n))},multi:Yt,eci:en,bytes:it,numeric:tn,alphaNumeric:nn,ascii:Y,iso8859_1:lt,shift_jis:dt,utf8:ct},Ra=()=>({F:Z(2956),I:0,push(e,t){for(let r=t,n=8-(7&this.I);r>0;r-=n,n=8)this.F[this.I>>3]|=e<<n>>r,this.I+=r<n?r:n}}),rt=(e,t=e*e,r=Z(t))=>({size:e,K:r,get:(n,a)=>n>=0&&n<e&&!!(1&r[a*e+n]),toString({on:n="##",off:a="  ",lf:s=`
`,pad:o=4,padX:i=o,padY:l=o}={}){let c="";for(let p=-l;p<e+l;++p){for(let u=-i;u<e+i;++u)c+=this.get(u,p)?n:a;c+=s}return c},toImageData(n,{on:a=[0,0,0],off:s=[0,0,0,0],pad:o=4,padX:i=o,padY:l=o}={}){let c=e+2*i,p=e+2*l,u=n.createImageData(c,p),m=new Uint32Array(u.data.buffer);u.data.set([...a,255]);let $=m[0];u.data.set([...s,255]);let f=m[0];for(let g=0;g<p;++g)for(let O=0;O<c;++O)m[g*c+O]=this.get(O-i,g-l)?$:f;return u},toCanvas(n,a){let s=n.getContext("2d"),o=this.toImageData(s,a);n.width=o.width,n.height=o.height,s.putImageData(o,0,0)},toDataURL({type:n="image/png",scale:a=1,...s}={}){let o=document.createElement("canvas"),i=o.getContext("2d"),l=this.toImageData(i,s);return o.width=l.width*a,o.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(o,0,0,l.width,l.height,0,0,o.width,o.height),o.toDataURL(n,1)}}),ve=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ye=Z(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ye[ye[t+255]=e++]=t;var an=e=>ye[e%255],sn=e=>ye[e+255],Ka=(e,t)=>{let r=Z(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let a=0;a<t.length;++a)r[n+a]^=an(e[n]+t[a]);return r.map(sn)},Pa=(e,t)=>{let r=Z(e.length+t.length-1);r.set(e,0);for(let n=0;n<e.length;++n)if(r[n]){let a=sn(r[n]);for(let s=0;s<t.length;++s)r[n+s]^=an(t[s]+a)}return r.slice(e.length)},ot=[[0],[0,0]];for(let e=1;e<30;++e)ot.push(Ka(ot[e],[0,e]));var Ba=(e,t)=>{let r=[[],[]],n=0,a=0;for(let[o,i]of t.o)for(let l=0;l<o;++l,n+=i){let c=e.slice(n,n+i);r[0].push(c),r[1].push(Pa(c,ot[t.i])),a+=i+t.i}let s=Z(a);a=0;for(let o of r)for(let i=0,l=-1;l<a;++i){l=a;for(let c of o)i<c.length&&(s[a++]=c[i])}return s},on=(e,t,r)=>{let n=e<<=r;for(let a=134217728;a>>=1;)n&a&&(n^=t*(a>>r));return n|e},Na=({size:e,K:t},r)=>{let n=(o,i,l,c)=>{for(;l-- >0;o+=e)t.fill(c,o,o+i)},a=(o,i,l)=>{for(let c=0;c++<3;l-=2)n(i*e+o-(l>>1)*(e+1),l,l,2|c)},s=2*((e-13)/(1+(r/7|0))/2+.75|0);if(r>1)for(let o=e-7;o>8;o-=s){for(let i=o;i>8;i-=s)a(o,i,5);o<e-7&&a(o,6,5)}if(r>6)for(let o=on(r,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;o>>=1)t[i*e-l]=2|1&o;n(7,2,9,2),n(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;a(3,3,7),a(e-4,3,7);for(let o=0;o<e;++o)for(let i=o;i<e;++i)t[i*e+o]=t[o*e+i];t[(e-8)*e+8]=3},Ia=({size:e,K:t})=>{let r=[];for(let n=e-2,a=e,s=-1;n>=0;n-=2){for(n===5&&(n=4);a+=s,a!==-1&&a!==e;){let o=a*e+n;t[o+1]||r.push(o+1),t[o]||r.push(o)}s*=-1}return r},Ha=({K:e},t,r)=>t.forEach((n,a)=>e[n]=r[a>>3]>>(7&~a)&1),Fa=({size:e,K:t},r,n,a)=>{for(let o=0;o<e;++o)for(let i=0;i<e;++i){let l=o*e+i;t[l]^=!(r(i,o)||2&t[l])}let s=21522^on((1^a)<<3|n,1335,10);for(let o=0;o++<8;s>>=1)t[(o-(o<7))*e+8]=1&s,t[9*e-o]=1&s;for(let o=8;--o,s;s>>=1)t[8*e+o-(o<7)]=1&s,t[(e-o)*e+8]=1&s},Wa=({size:e,K:t},r=0,n=0)=>{for(let a=0;a<e;++a){for(let s=0;s<2;++s)for(let o,i=0,l=0,c=2;i<e;++i){let p=1&t[s?a*e+i:i*e+a];n+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(r+=40),p^c&&(o=0),c=p,r+=++o===5?3:o>5}if(a)for(let s=e+a,o=5*t[a-1]^t[a];s<e*e;s+=e){let i=5*t[s-1]^t[s];r+=3*!(1&(o|i)|4&(o^i)),o=i}}return r+10*(10*Math.abs(n/(e*e)-1)|0)},Xt=[],Se=(e=pe(1),{minCorrectionLevel:t=0,maxCorrectionLevel:r=3,minVersion:n=1,maxVersion:a=40,mask:s,trailer:o=60433,...i}={})=>{r<t&&pe(3),a<n&&pe(2),typeof e=="string"&&(e=ja.auto(e,i));for(let l=n,c=0;l<=a;++l){let p=Xt[l];p||(Xt[l]=p=rt(4*l+17),Na(p,l),p.p=Ia(p));let u=La(l,p.p.length>>3);if(8*u(t).t<c)continue;let m=Ra();e(m,l),c=m.I;for(let $=r;$>=t;--$){let f=u($);if(8*f.t<c)continue;for(m.I=c+11&-8;m.I<8*f.t;)m.push(o,16);let g=rt(p.size,p.K);return Ha(g,p.p,Ba(m.F,f)),(ve[s]?[ve[s]]:ve).map((O,_)=>{let G=rt(g.size,g.K);return Fa(G,O,s??_,$),G.s=ve[s]?0:Wa(G),G}).reduce((O,_)=>_.s<O.s?_:O)}}pe(4)};Se.with=(...e)=>(t,r)=>Se(t,{modes:[...rn,...e],...r});var ln=d(h(),1),pt=4;function Ee({text:e,label:t}){let r=Se(e),n=r.size+2*pt;return ln.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${n} ${n}`}
>
<rect width=${n} height=${n} fill="#ffffff" />
<path d=${Ga(r)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Ga(e){let t=[];for(let r=0;r<e.size;r+=1)for(let n=0;n<e.size;n+=1)e.get(n,r)&&t.push(`M${n+pt} ${r+pt}h1v1h-1z`);return t.join("")}var cn=d(v(),1),dn=d(R(),1);function pn({source:e}){let{state:t,deeds:r}=(0,cn.useTable)(),[n,a]=(0,B.useState)(null),s=l=>r.ask("phone",()=>l().then(a));if((0,B.useEffect)(()=>{e==="camera phone"&&s(r.api.phoneLink)},[e]),e!=="camera phone")return null;let[o,...i]=n?.links??[];return B.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${o&&B.html`<${Ee} text=${o} label=${"QR-Code des Links für das Handy"} />`}
${o&&B.html`<p class="hint"><code data-testid="phone-address">${o}</code></p>`}
${i.length>0&&B.html`<p class="hint">
Findet das Handy dort nichts, versuch es mit den anderen Adressen dieses Rechners: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
Der Link öffnet sich einmal, auf einem Handy, und lässt es an diesem Abend sein Bild senden; vom Spiel sieht es nichts.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>s(r.api.phoneLink)}>
Neuer Link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>s(r.api.withdrawPhone)}>
Bild des Handys beenden
</button>
</p>
<${dn.Refusal} spot="phone" />
</div>
`}var U=d(h(),1),un=d(xe(),1);var Te=d(h(),1);function te(e){let[t,r]=(0,Te.useState)({answer:null,refused:null});return(0,Te.useEffect)(()=>{let n=!1;return e().then(a=>n||r({answer:a,refused:null})).catch(a=>n||r({answer:null,refused:a.detail})),()=>{n=!0}},[]),t}var mn=d(v(),1),Va={a4:"A4",letter:"Letter"};function fn({code:e}){let{deeds:t}=(0,mn.useTable)(),[r,n]=(0,U.useState)("a4"),{answer:a}=te(t.api.sheets);return U.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(Va).map(([s,o])=>U.html`
<button class="chip" aria-pressed=${s===r} onClick=${()=>n(s)}>
${o}
</button>
`)}
</div>
</div>
<p class="hint">
Drucke mit 100 % und prüf nach, ob das Lineal auf dem Blatt 100 mm lang ist.
</p>
<ul>
${(a??[]).map(s=>U.html`<${Za} sheet=${s} paper=${r} code=${e} />`)}
</ul>
</div>
`}function Za({sheet:e,paper:t,code:r}){let n=a=>(0,un.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,r);return U.html`
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
`}var Ce=d(h(),1),hn=d(v(),1),Ua=700;function $n(e){let{deeds:t}=(0,hn.useTable)(),[r,n]=(0,Ce.useState)({told:null,silent:!1});return(0,Ce.useEffect)(()=>{let a=!1,s;async function o(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;n(l=>({told:i??l.told,silent:!i}))}s=setTimeout(o,Ua)}return o(),()=>{a=!0,clearTimeout(s)}},[e]),r}var qa=[0,30,60];function xn(){let{code:e}=(0,ut.useTable)(),[t,r]=(0,w.useState)(0),[n,a]=(0,w.useState)(!0),{told:s,silent:o}=$n(t),i=s?.check;return w.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!s}>
<section class="calibrate-seen" aria-label=${"Der Tisch im Bild der Kamera"}>
${s&&!s.camera?w.html`<p class="card no-lens">
Keine Kamera. Starte das Programm mit --camera oder --footage.
</p>`:w.html`<${Qa} told=${s} silent=${o} code=${e} shown=${n} />`}
${i&&w.html`<${Ft} check=${i} stopped=${Ja(s,o)} calibrated=${!!s.table} />`}
${s?.table&&w.html`<${Bt} map=${s.table.map} shown=${n} show=${a}>
<${Xa} heightMm=${t} choose=${r} />
<//>`}
</section>
<section class="calibrate-told">
<${pn} source=${s?.camera?.source} />
${i&&w.html`<${Zt} check=${i} />`}
${s?.camera&&w.html`<${Ya} told=${s} />`}
${s?.table&&w.html`<${Jt} camera=${s.camera} code=${e} />`}
<${fn} code=${e} />
</section>
</main>
`}function Ja(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Qa({told:e,silent:t,code:r,shown:n}){let a=t||e?.camera?.frozen;return w.html`
<div class="live" data-frozen=${!!a}>
<${gn.Live} code=${r} link="live" />
${e?.table&&!t&&w.html`<${Pt} told=${e} shown=${n} />`}
${a&&w.html`<p class="frozen">${t?"Keine Verbindung":"Bild steht still"}</p>`}
</div>
${e?.camera?.problem&&w.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function Xa({heightMm:e,choose:t}){return w.html`
<div class="chips" role="group" aria-label=${"Höhe, für die der Fehler gilt"}>
${qa.map(r=>w.html`
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
`}function Ya({told:e}){let{state:t,deeds:r}=(0,ut.useTable)(),n=t.busy.solve;return w.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${n} onClick=${()=>r.ask("solve",r.api.solve)}>
Neu bestimmen
</button>
<p class="hint">
${e.camera.calibrated?"Bestimmt Kamera und Tisch im nächsten Bild neu; dabei darf nichts die Druckblätter verdecken.":"Noch ist kein Druckblatt erkannt; das Programm sucht weiter."}
</p>
<${bn.Refusal} spot="solve" />
</div>
`}var b=d(h(),1),ue=d(xe(),1),ze=d(kn(),1),Ae=d(v(),1),vn=d(R(),1);var ne=d(h(),1);function Oe({title:e,close:t,children:r}){let n=(0,ne.useRef)(null);return(0,ne.useEffect)(()=>{n.current?.showModal()},[]),ne.html`
<dialog
ref=${n}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${s=>{s.target===n.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${t}>×</button>
</header>
${r}
</div>
</dialog>
`}var De=d(z(),1),es=1500;function yn({close:e}){let{deeds:t}=(0,Ae.useTable)(),r=(0,Ae.useSession)(),{answer:n,refused:a}=te(()=>t.api.codes(r.id)),[s,o]=(0,b.useState)(null),i=(c,p)=>t.ask("codes",()=>t.api.changeCode(r.id,c,p).then(o)),l=s??n;return b.html`
<${Oe} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,ue.onlyThisMachine)()&&b.html`<p class="hint">
${(0,De.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${vn.Refusal} spot="codes" />
${l&&b.html`<${ts} session=${r} codes=${l} change=${i} />`}
<//>
`}function ts({session:e,codes:t,change:r}){let n=s=>e.state.players?.find(o=>o.seat===s)?.name??`Platz ${s}`,a=[...t.seats.map((s,o)=>[n(o+1),s,o+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, anderswo",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([s,o,i])=>b.html`
<${as}
key=${i}
who=${s}
link=${o&&(0,ue.invitation)(e.id,o)}
change=${l=>r(i,l)}
/>
`)}
${t.spectator&&b.html`<${ns} link=${rs(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${new Date(t.end_at).toLocaleString(De.LANGUAGE)}.${" "}
<button onClick=${()=>r("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function ns({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${Sn} who=${"die Leinwand"} link=${e} />
</li>
`}function rs(e,t){return(0,ue.invitation)(e,t,location.origin,ze.ADDRESSES[ze.ROOM])}function as({who:e,link:t,change:r}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Sn} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
<span class="change">
<button aria-label=${`Neuer Code für ${e}`} onClick=${()=>r("renew")}>
Neuer Code
</button>
${t&&b.html`<button
aria-label=${`Code für ${e} zurückziehen`}
onClick=${()=>r("withdraw")}
>
Zurückziehen
</button>`}
</span>
</li>
`}function Sn({who:e,link:t}){let[r,n]=(0,b.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),n(!0),setTimeout(()=>n(!1),es)},[s,o]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link für ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${a}>${r?"Kopiert":"Kopieren"}</button>
<button
aria-expanded=${s}
aria-label=${`QR-Code für ${e}`}
onClick=${()=>o(!s)}
>
QR
</button>
${s&&b.html`<${Ee} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var y=d(h(),1),ft=d(v(),1),ht=d(R(),1);var q=d(h(),1);var Tn={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Cn=Object.keys(Tn),ss={fill:"#75726b",ink:"#ffffff"};function me(e){let{fill:t,ink:r}=Tn[e]??ss;return{"--hue":t,"--hue-ink":r}}var En=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function H(e){return En[(e-1)%En.length]}var zn=d(h(),1);var An=d(M(),1);function _e({colour:e,large:t=!1}){return zn.html`<span
class=${t?"swatch large":"swatch"}
style=${me(e)}
title=${e?(0,An.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var Dn=d(M(),1),os=["Ada","Bo","Cy"],_n=["orange","blue","green","red","yellow","purple","pink","white"];function Mn(e){let t=e?.state.players;return t?t.map(({name:r,colour:n})=>({name:r,colour:n??""})):os.map((r,n)=>({name:r,colour:_n[n]}))}function Ln(e,t){return t?e:e.map(({name:r})=>({name:r}))}function jn({players:e,set:t,seats:r,coloured:n}){let[a,s]=r,o=(l,c)=>t(e.with(l,{...e[l],...c})),i=_n.find(l=>!e.some(c=>c.colour===l));return q.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((l,c)=>q.html`
<div class="player-row" data-testid="player-row">
<${_e} colour=${n?l.colour:H(c+1)} />
<input
aria-label=${`Name von Spieler ${c+1}`}
value=${l.name}
onInput=${p=>o(c,{name:p.target.value})}
/>
${n&&q.html`<${is} place=${c} player=${l} change=${o} />`}
<button
type="button"
class="quiet"
aria-label=${`${l.name||"Spieler"} entfernen`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((p,u)=>u!==c))}
>
×
</button>
</div>
`)}
${e.length<s&&q.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function is({place:e,player:t,change:r}){return q.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${n=>r(e,{colour:n.target.value})}
>
${["",...Cn].map(n=>q.html`
<option value=${n} selected=${n===t.colour}>
${n?(0,Dn.named)(n):"beliebige Farbe"}
</option>
`)}
</select>
`}var fe=d(M(),1),ei=d(z(),1),Me=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],ls=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],cs=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],Me],ds=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],Me],ps=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],Me],us=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],Me],ms={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},fs={clay_o_rama:ls,clearing_house:cs,metamorph:ds,generation_zero:ps,slargeball:us},Kn=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}];function Pn({name:e,title:t,summary:r,seats:[n,a]}){let s=r.split(`
`)[0].replace(`${t}: `,""),o=[`${n} bis ${a} Spieler`,ms[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,fe.sentence)(s.replaceAll("'","’")),facts:`${(0,fe.sentence)(o)}.`}}function Bn(e){let t=fs[e.name];return t?t.map(([r,n,a])=>Rn(e,r,n,a)):Object.keys(e.options).map(r=>Rn(e,r,(0,fe.spelled)(r)))}function Rn(e,t,r,n=void 0){if(e.name==="clay_o_rama")return{name:t,title:r,text:n,options:{preset:t}};let{type:a,...s}=e.options[t]??{};return{name:t,title:r,text:n,options:s}}var In=d(h(),1),Hn=d(v(),1),Fn=d(R(),1),Nn="take-in";function Wn(){let{deeds:e,state:t}=(0,Hn.useTable)(),r=n=>{let[a]=n.target.files;n.target.value="",a&&e.takeIn(a)};return In.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Nn]}
onChange=${r}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${Fn.Refusal} spot=${Nn} />
</div>
`}function Gn({close:e}){let{state:t,deeds:r}=(0,ft.useTable)(),{games:n}=t;return(0,y.useEffect)(()=>{r.learnGames()},[]),y.html`
<${Oe} title=${"Neues Spiel"} close=${e}>
<${ht.Refusal} spot="games" />
${n.length>0&&y.html`<${hs} games=${n} close=${e} />`}
<${Wn} />
<//>
`}function hs({games:e,close:t}){let{deeds:r,state:n}=(0,ft.useTable)(),[a,s]=(0,y.useState)(n.session?.game??e[0].name),o=e.find(_=>_.name===a)??e[0],i=Bn(o),[l,c]=(0,y.useState)(i[0].name),[p,u]=(0,y.useState)(()=>Mn(n.session)),[m,$]=(0,y.useState)(n.session?.dice??"seeded"),f="colour"in(Object.values(o.options)[0]?.players?.[0]??{}),g=(i.find(_=>_.name===l)??i[0]).options;return y.html`
<form class="new-game" onSubmit=${_=>{_.preventDefault(),r.begin({game:o.name,options:{...g,players:Ln(p,f)},dice:m})}}>
${e.length>1&&y.html`<${mt}
legend=${"Spiel"}
name="game"
chosen=${o.name}
choose=${s}
options=${e.map(Pn)}
/>`}
<${jn}
players=${p}
set=${u}
seats=${o.seats}
coloured=${f}
/>
<${mt}
legend=${"Regeln"}
name="preset"
chosen=${l}
choose=${c}
options=${i}
/>
<${mt}
legend=${"Würfel"}
name="dice"
chosen=${m}
choose=${$}
options=${Kn}
/>
<div class="answers">
<${ht.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${n.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function mt({legend:e,name:t,options:r,chosen:n,choose:a}){return y.html`
<fieldset class="choices" data-in-a-row=${r.length%3===0?3:2}>
<legend>${e}</legend>
${r.map(s=>y.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${s.name}
checked=${s.name===n}
onChange=${()=>a(s.name)}
/>
<span>
<strong>${s.title}</strong>
${s.text&&y.html`<small>${s.text}</small>`}
${s.facts&&y.html`<small class="about">${s.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var A=d(h(),1),Zn=d(v(),1),Un=d(Le(),1),qn=d(R(),1),je=d(M(),1);function Re({examples:e,names:t={},label:r,spot:n,send:a}){let{state:s,deeds:o}=(0,Zn.useTable)(),[i,l]=(0,A.useState)(()=>Jn(e[0])),{type:c}=e[0],p=n??`say/${c}`,u=Object.keys(e[0]).filter($=>$!=="type"&&$!=="seat");return A.html`
<form
class="command-form"
data-testid="command-form"
data-type=${c}
ref=${Un.intoView}
onSubmit=${$=>{$.preventDefault();let f=xs(i,e[0]);a?a(f):o.say(p,f)}}
>
<p class="hint">${$s(s,c)}</p>
${e.length>1&&A.html`<${gs} examples=${e} take=${l} />`}
<div class="fields">
${u.map($=>A.html`
<${bs}
name=${$}
kind=${typeof e[0][$]}
options=${t[$]}
value=${i[$]}
set=${f=>l(g=>({...g,[$]:f}))}
/>
`)}
</div>
<div class="answers">
<button class="primary" disabled=${s.busy[p]}>${r??(0,je.spelled)(c)}</button>
</div>
${!n&&A.html`<${qn.Refusal} spot=${p} />`}
</form>
`}function $s({games:e,session:t},r){return e.find(n=>n.name===t.game)?.commands[r]??""}function gs({examples:e,take:t}){return A.html`
<label class="field">
<span>Ausgehen von</span>
<select onChange=${r=>t(Jn(e[r.target.value]))}>
${e.map((r,n)=>A.html`<option value=${n}>${$t(r)}</option>`)}
</select>
</label>
`}function bs({name:e,kind:t,options:r,value:n,set:a}){let s=o=>a(t==="boolean"?o.target.checked:o.target.value);return A.html`
<label class="field">
<span>${(0,je.spelled)(e)}</span>
${r?A.html`<select onChange=${o=>a(o.target.value)}>
${r.map(o=>A.html`
<option value=${o.value} selected=${String(o.value)===n}>
${o.label}
</option>
`)}
</select>`:A.html`<input
name=${e}
type=${{number:"number",boolean:"checkbox"}[t]??"text"}
value=${n}
checked=${n===!0}
onInput=${s}
/>`}
</label>
`}function Jn(e){let t=n=>n===null?"":typeof n=="object"?JSON.stringify(n):n,r=Object.entries(e).map(([n,a])=>[n,t(a)]);return Object.fromEntries(r.map(([n,a])=>[n,typeof a=="number"?String(a):a]))}function xs(e,t){let r=Object.entries(t).map(([n,a])=>[n,n==="type"||n==="seat"?a:ws(e[n],a)]);return Object.fromEntries(r)}function ws(e,t){if(typeof t=="boolean")return!!e;if(typeof t=="string")return String(e);let r=String(e).trim();if(r==="")return null;try{return JSON.parse(r)}catch{return r}}function $t(e){return Object.entries(e).filter(([r])=>r!=="type"&&r!=="seat").map(([r,n])=>`${(0,je.spelled)(r)}: ${JSON.stringify(n)}`).join(", ")}var F=d(h(),1),kt=d(v(),1),mr=d(R(),1),fr=d(Ke(),1);var re=d(h(),1);function Pe({deeds:e}){if(!e)return null;let{columns:t,rows:r,sentences:n}=e;return re.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${t.map(a=>re.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${r.map(({seat:a,name:s,cells:o})=>re.html`
<tr key=${a}>
<th scope="row">${s}</th>
${o.map(i=>re.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${n.map(a=>re.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var S=d(h(),1);var D=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function Be(e){return!!e?.lines.some(({points:t})=>t.length>1)}function gt({lines:e,chapters:t,seq:r}){let n=e.flatMap(o=>o.points),a=n.map(([,o])=>o),s=Math.min(...n.map(([o])=>o));return{from:Math.min(s,t.find(({seq:o})=>o>=s)?.seq??s),to:Math.max(r,s+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function Xn({from:e,to:t,least:r,most:n},a=D){let s=a.width-a.left-a.right,o=a.height-a.top-a.bottom;return{x:i=>a.left+s*(i-e)/(t-e),y:i=>a.top+o*(1-(i-r)/(n-r))}}function Yn({points:e},t,r){let n=s=>Math.round(s*10)/10;return`${e.map(([s,o],i)=>{let[l,c]=[n(t.x(s)),n(t.y(o))];return i?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${n(t.x(r))}`}function er({least:e,most:t},r=4){let n=t-e,a=10**Math.floor(Math.log10(Math.max(1,n/r))),s=[1,2,5,10].map(i=>i*a).find(i=>n/i<=r)??n,o=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-o)/s)+1},(i,l)=>o+l*s)}function bt({chapters:e},{from:t,to:r}){return e.map(({title:a,seq:s},o)=>({title:a,from:s,to:(e[o+1]?.seq??r+1)-1})).filter(a=>a.to>=t)}function tr(e){let t=bt(e,gt(e));return{columns:t.map(({title:r})=>r),rows:e.lines.map(({key:r,name:n,points:a})=>({key:r,name:n,cells:t.map(({to:s})=>a.findLast(([o])=>o<=s)?.[1]??null)}))}}function nr({counts:e,lines:t}){let r=t.map(({name:n,points:a})=>`${n} ${a.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${r.join(", ")}.`}function xt({game:e,state:t},{key:r,seat:n},a){return e==="clay_o_rama"?t.creatures.find(({id:o})=>String(o)===r)?.colour||a(n):e==="slargeball"?t.colours[Number(r)-1]:a(n)}var Ne=["","9 5","2 5","14 5 2 5","5 5"],ks=100;function ae({session:e,story:t}){return!t||!Be(t)?null:S.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${vs} session=${e} story=${t} />
<${ys} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${Ts} story=${t} />
</div>
</details>
</figure>
`}function vs({session:e,story:t}){return S.html`
<ul class="plot-legend">
${t.lines.map((r,n)=>S.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${me(xt(e,r,H))}
stroke-dasharray=${Ne[n%Ne.length]}
/>
</svg>
${r.name} <strong>${r.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function ys({session:e,story:t}){let r=(0,S.useId)(),n=gt(t),a=Xn(n);return S.html`
<svg
viewBox=${`0 0 ${D.width} ${D.height}`}
role="img"
aria-labelledby=${r}
class="drawing"
>
<title id=${r}>${nr(t)}</title>
<${Ss} levels=${er(n)} scale=${a} />
<${Es} spans=${bt(t,n)} extent=${n} scale=${a} />
${t.lines.map((s,o)=>S.html`
<path
class="curve"
key=${s.key}
d=${Yn(s,a,n.to)}
style=${me(xt(e,s,H))}
stroke-dasharray=${Ne[o%Ne.length]}
/>
`)}
</svg>
`}function Ss({levels:e,scale:t}){return e.map(r=>S.html`
<g key=${r}>
<path class="level" d=${`M${D.left} ${t.y(r)}H${D.width-D.right}`} />
<text x=${D.left-6} y=${t.y(r)+4} text-anchor="end">${r}</text>
</g>
`)}function Es({spans:e,extent:t,scale:r}){let n=D.left;return e.map(({title:a,from:s})=>{let o=r.x(Math.max(s,t.from)),l=a.replace(/\D+/g,"")&&o>=n;return l&&(n=o+ks),S.html`
<g key=${s}>
${s>t.from&&S.html`<path class="span" d=${`M${o} ${D.top}V${D.height-D.bottom}`} />`}
${l&&S.html`<text x=${o+2} y=${D.height-10}>${a}</text>`}
</g>
`})}function Ts({story:e}){let{columns:t,rows:r}=tr(e);return S.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(n=>S.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${r.map(({key:n,name:a,cells:s})=>S.html`
<tr key=${n}>
<th scope="row">${a}</th>
${s.map(o=>S.html`<td>${o??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var ir=d(h(),1),lr=d(v(),1),cr=d(R(),1),dr=d(Ke(),1);function rr({title:e,outcome:t},r,n){let a=r.map(({seq:s,at:o,told:i})=>`${o} #${s} ${i}${n.has(s)?"":" (zurückgenommen)"}`);return[e,...a,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function ar({id:e,game:t,title:r,state:n,outcome:a},s){let o=(n.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:r,players:o,outcome:a,entries:s},null,2)}function sr({game:e},t,r){let n=t[0]?.at.slice(0,10);return[e,n].filter(Boolean).join("-").concat(".",r)}var or="take-away";function Ie({session:e}){let{deeds:t,state:r}=(0,lr.useTable)(),n=l=>sr(e,r.entries,l),a=()=>new Blob([rr(e,r.entries,(0,dr.standingOf)(r.entries))]),s=()=>new Blob([ar(e,r.entries)]),o=l=>async()=>{let c=await t.ask(or,()=>t.api.file(e.id,l));c&&wt(c,n(l))},i=e.role==="referee";return ir.html`
<div class="take-away" role="group" aria-label=${"Das Spiel mitnehmen"}>
<button
data-testid="export-json"
onClick=${i?o("json"):()=>wt(s(),n("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${o("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>wt(a(),n("txt"))}>
Als Text speichern
</button>
<${cr.Refusal} spot=${or} />
</div>
`}function wt(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href))}var He=d(h(),1),Fe=d(v(),1),Cs=400;function se(e=!0){let{deeds:t}=(0,Fe.useTable)(),{id:r,seq:n}=(0,Fe.useSession)(),[a,s]=(0,He.useState)(null);return(0,He.useEffect)(()=>{if(!e)return;let o=!0,l=setTimeout(()=>t.api.story(r).then(c=>o&&s(c)).catch(()=>{}),a?Cs:0);return()=>{o=!1,clearTimeout(l)}},[e,r,n]),a}var hr=d(M(),1);var pr=d(M(),1);var Os={clay_o_rama:Ds,clearing_house:_s,generation_zero:Ms,metamorph:js,slargeball:Rs};function We(e){let{columns:t,cellsOf:r,colourOf:n}=(Os[e.game]??As)(e.state),a=e.outcome?.winners??[],s=(e.state.players??[]).map(o=>({seat:o.seat,name:o.name,colour:n?.(o)??H(o.seat),won:a.includes(o.seat),cells:r(o)}));return{columns:t,rows:s.sort(zs)}}function zs(e,t){if(e.won!==t.won)return e.won?-1:1;let r=e.cells.findIndex((n,a)=>n!==t.cells[a]);return typeof e.cells[r]=="number"?t.cells[r]-e.cells[r]:0}function As(){return{columns:[],cellsOf:()=>[]}}function Ds(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:r})=>e.creatures.find(({player:n})=>n===t)?.colour||r||H(t),cellsOf:({seat:t})=>[Ks(e.creatures.filter(({player:r,alive:n})=>r===t&&n),"hit_points")]}}function _s(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Ms(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Ls={dead:"tot",left:"hat die Karte verlassen"};function js(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:r,gone:n})=>[n?0:e,t,n?Ls[n]??n:r]}}function Rs(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,pr.spelled)(e.colours[t-1]??"")]}}function Ks(e,t){return e.reduce((r,n)=>r+n[t],0)}var oe=d(h(),1);function Ge({columns:e,rows:t}){return t.length?oe.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(r=>oe.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:r,name:n,colour:a,won:s,cells:o})=>oe.html`
<tr key=${r} data-won=${s}>
<th scope="row">
<${_e} colour=${a} /> ${n}
${s&&oe.html`<span class="won">gewonnen</span>`}
</th>
${o.map(i=>oe.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var J=d(z(),1),Ps=6e4;function Ve(e,t){let r=e.round??e.turn;return[typeof r=="number"&&r>0&&(e.round?(0,J.tn)("{count} Runde","{count} Runden",r):(0,J.tn)("{count} Zug","{count} Züge",r)),t.length>1&&Bs(t),(0,J.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:n})=>n)).size)].filter(Boolean)}function ur(e){let t=e.at(-1)?.command;return e.filter(({command:r})=>r===t).map(({told:r})=>r)}function Bs(e){let[t,r]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),n=Math.max(1,Math.round((r-t)/Ps)),a=Math.floor(n/60);return a?`${(0,J.tn)("{count} Stunde","{count} Stunden",a)} ${(0,J.tn)("{count} Minute","{count} Minuten",n%60)}`:(0,J.tn)("{count} Minute","{count} Minuten",n)}function $r({session:e}){let{state:t}=(0,kt.useTable)(),r=(0,fr.standingOf)(t.entries),n=t.entries.filter(({seq:a})=>r.has(a));return F.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<p class="why" data-testid="end-why">${(0,hr.sentence)(e.outcome.why)}.</p>
<${Ge} ...${We(e)} />
<p class="small-facts">${Ve(e.state,n).join(" · ")}</p>
<${Ns} session=${e} />
<${Is} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${ur(n).map(a=>F.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Mitnehmen</summary>
<${Ie} session=${e} />
</details>
</section>
`}function Ns({session:e}){let{deeds:t,state:r}=(0,kt.useTable)(),{game:n,options:a,dice:s}=e;return F.html`
<div class="answers">
${a&&F.html`<button
class="primary"
data-testid="rematch"
disabled=${r.busy.begin}
onClick=${()=>t.begin({game:n,options:a,dice:s})}
>
Noch einmal, mit denselben Leuten
</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${mr.Refusal} spot="begin" />
</div>
`}function Is({session:e}){let[t,r]=(0,F.useState)(!1),n=se(t);return F.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&r(a.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${Pe} deeds=${n?.deeds} />
<${ae} session=${e} story=${n} />
</details>
`}var P=d(h(),1);var yt=d(v(),1);var xr=d(br(),1),N=d(M(),1),wr=d(z(),1);function kr(e){if(e.set_aside)return{kind:"set aside",words:`Beiseitegelegt: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Vorbei: ${e.outcome.why}.`};let t=n=>e.players?.find(a=>a.seat===n)?.name??`Platz ${n}`,r=(0,xr.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,N.sentence)(r):"Noch ist nichts geschehen."}}function vt({players:e=[]}){return(0,N.listed)(e.map(({name:t})=>t))}function vr({begun_at:e,last_at:t,seq:r}){if(!e)return"";let n=(0,N.dayAndClock)(e);if(!r||!t)return`Begonnen ${n}`;let a=(0,N.dayAndClock)(t),s=a.split(",")[0]===n.split(",")[0];return`${`Begonnen ${n}, zuletzt gespielt ${s?(0,N.clock)(t):a}`}; ${(0,wr.tn)("{count} Eintrag","{count} Einträge",r)}`}function yr(){let{code:e,deeds:t,state:r}=(0,yt.useTable)(),{answer:n,refused:a}=te(()=>t.api.kept());return P.html`
<main class="kept" data-testid="kept-games" aria-busy=${!n&&!a}>
<header>
<h1>Spiele</h1>
<a class="button quiet" href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>Der Saal</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>Neues Spiel</button>
</header>
${a&&P.html`<p class="refusal" role="alert">${a}</p>`}
${n?.length===0&&P.html`<p class="hint">Noch keine Spiele.</p>`}
<ol>
${n?.map(s=>P.html`
<${Hs} key=${s.id} game=${s} shown=${s.id===r.session?.id} />
`)}
</ol>
</main>
`}function Hs({game:e,shown:t}){let{kind:r,words:n}=kr(e);return P.html`
<li data-testid="kept-game" data-kind=${r}>
<h2>${e.title}</h2>
<p>${vt(e)}</p>
<p class="stands">${n}</p>
<p class="hint">${vr(e)}</p>
${r!=="set aside"&&P.html`<${Fs} game=${e} shown=${t} />`}
</li>
`}function Fs({game:e,shown:t}){let{deeds:r,code:n}=(0,yt.useTable)();return t?P.html`<a class="button" href="#/">Zurück zu diesem Spiel</a>`:n&&!e.codes?.referee?P.html`<p class="hint">
Der Code der Spielleitung wurde zurückgezogen; öffne es am Rechner des Programms.
</p>`:P.html`
<button
aria-label=${`${e.title} öffnen: ${vt(e)}`}
onClick=${()=>r.open(e.id,e.codes.referee)}
>
Öffnen
</button>
`}var x=d(h(),1);var Rr=d(Le(),1),Kr=d(R(),1),he=d(v(),1),Pr=d(M(),1);var Sr=d(M(),1),Ze=d(z(),1);function Er({said:e,legal:t,overrides:r}){let n=[...e?[e]:[],...t,...r];return[...new Set(n.map(a=>a.type))]}function Tr({said:e,legal:t,overrides:r},n){return[...e?[e]:[],...t,...r].filter(s=>s.type===n)}function Cr({kept:e,changed:t,conflicts:r}){let n=t.filter(({how:s})=>s==="kept").length;return`${[(0,Ze.tn)("{count} Schritt bleibt, wie er war","{count} Schritte bleiben, wie sie waren",e-n),n&&(0,Ze.tn)("{count} Schritt verläuft anders","{count} Schritte verlaufen anders",n),r.length&&(0,Ze.tn)("{count} Schritt passt nicht mehr und fällt weg","{count} Schritte passen nicht mehr und fallen weg",r.length)].filter(Boolean).join(", ")}.`}function Or({how:e,seq:t}){let r={kept:"Verläuft anders",replaced:"Stattdessen gesagt",inserted:"Eingefügt"};return t===null?r[e]:`${r[e]} (Eintrag ${t})`}function zr(e){let t=e.replace(/\[(\d+)\]/g,(r,n)=>` ${Number(n)+1}`);return(0,Sr.spelled)(t.replaceAll(".",", "))}function Ue(e){return e==null?"nichts":typeof e=="boolean"?e?"ja":"nein":Array.isArray(e)?e.every(r=>typeof r!="object"||r===null)&&e.length<9?e.join(", ")||"keine":`${e.length} davon`:typeof e=="object"?Object.values(e).map(Ue).join(", "):String(e)}var k=d(h(),1);var Dr=d(Le(),1),_r=d(v(),1),qe=d(M(),1);var Mr=d(z(),1),Ar=12;function Lr({plan:e,also:t,confirm:r,close:n}){let{state:a}=(0,_r.useTable)();return k.html`
<div class="plan" data-testid="plan" ref=${Dr.intoView}>
<p>${Cr(e)}</p>
${e.conflicts.map(s=>k.html`<${Ws} conflict=${s} also=${t} />`)}
${e.changed.map(s=>k.html`<${Gs} step=${s} />`)}
<${Vs} plan=${e} />
<${Zs} plan=${e} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${a.busy.amend}
onClick=${r}
>
Bestätigen
</button>
<button class="quiet" data-testid="amend-leave" onClick=${n}>Lassen</button>
</div>
</div>
`}function Ws({conflict:e,also:t}){let{seq:r,told:n,detail:a,rule:s,ruling:o,instead:i}=e,l=c=>()=>t({seq:r,how:"replace",command:c});return k.html`
<div class="conflict" data-testid="conflict">
<p><s>${n.join(" ")}</s></p>
<p>${(0,qe.sentence)(a)} ${s&&k.html`<span class="rule">(${s})</span>`}</p>
${o&&k.html`<p class="hint">${o.answer}</p>`}
${i.length>0&&k.html`<div class="chips" role="group" aria-label=${"Stattdessen"}>
${i.map(c=>k.html`
<button class="chip" data-testid="instead" onClick=${l(c)}>
${(0,qe.spelled)(c.type)} ${$t(c)}
</button>
`)}
</div>`}
</div>
`}function Gs({step:e}){return k.html`
<div class="changed" data-testid="changed">
<h3>${Or(e)}</h3>
${e.before.length>0&&k.html`<p class="before"><s>${e.before.join(" ")}</s></p>`}
<p>${e.after.join(" ")||"Nichts folgt daraus."}</p>
</div>
`}function Vs({plan:e}){let t=r=>r.map(n=>`${n.why}: ${n.values.join(" ")}`).join("; ");return k.html`
${e.fresh.length>0&&k.html`<p>Das Programm würfelt: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&k.html`<p class="hint">Nicht mehr gebraucht: ${t(e.unused)}.</p>`}
`}function Zs({plan:e}){if(!e.state.length)return k.html`<p>Am Stand des Spiels ändert sich nichts.</p>`;let t=e.state.length-Ar;return k.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,Ar).map(({what:r,before:n,after:a})=>k.html`
<div>
<dt>${zr(r)}</dt>
<dd>${Ue(n)} → ${Ue(a)}</dd>
</div>
`)}
</dl>
${t>0&&k.html`<p class="hint">${(0,Mr.tn)("{count} weiterer Wert.","{count} weitere Werte.",t)}</p>`}
${e.outcome&&k.html`<p>Das Spiel ist dann vorbei: ${e.outcome}.</p>`}
`}var ie="amend";function Br({seq:e,close:t}){let{deeds:r}=(0,he.useTable)(),n=(0,he.useSession)(),[a,s]=(0,x.useState)(null),[o,i]=(0,x.useState)([]),[l,c]=(0,x.useState)(null);(0,x.useEffect)(()=>{r.ask(ie,()=>r.api.spoken(n.id,e)).then(s)},[n.id,e]);let p=async m=>{let $=()=>r.api.planAmendment(n.id,m,n.seq),f=await r.ask(ie,$);f&&(i(m),c(f))},u=async()=>{await r.amend(ie,o,l)?t():c(null)};return x.html`
<div class="correcting" data-testid="correcting" ref=${Rr.intoView}>
${!l&&a&&x.html`<${Us} spoken=${a} show=${p} close=${t} />`}
${l&&x.html`<${Lr}
plan=${l}
also=${m=>p([...o,m])}
confirm=${u}
close=${t}
/>`}
<${Kr.Refusal} spot=${ie} />
${!l&&!a&&x.html`<button class="quiet" onClick=${t}>Lassen</button>`}
</div>
`}function Us({spoken:e,show:t,close:r}){let{state:n}=(0,he.useTable)(),{seq:a}=e,s=Er(e),[o,i]=(0,x.useState)("replace"),[l,c]=(0,x.useState)(s[0]);if(e.luck)return x.html`<${qs} close=${r} />`;let p=Tr(o==="insert"?{...e,said:null}:e,l);return x.html`
<div class="chips" role="group" aria-label=${"Was geschieht"}>
<${jr} name=${"Etwas anderes sagen"} way="replace" now=${o} turnTo=${i} />
<${jr} name=${"Davor einfügen"} way="insert" now=${o} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${n.busy[ie]}
onClick=${()=>t([{seq:a,how:"remove"}])}
>
Entfernen
</button>
</div>
<label class="field">
<span>Was gesagt wird</span>
<select data-testid="amend-kind" onChange=${u=>c(u.target.value)}>
${s.map(u=>x.html`<option value=${u} selected=${u===l}>${(0,Pr.spelled)(u)}</option>`)}
</select>
</label>
${p.length?x.html`<${Re}
key=${`${o}/${l}`}
examples=${p}
label=${"Zeigen, was sich ändert"}
spot=${ie}
send=${u=>t([{seq:a,how:o,command:u}])}
/>`:x.html`<p class="hint">Das war an dieser Stelle nicht möglich.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${r}>Lassen</button>
`}function jr({name:e,way:t,now:r,turnTo:n}){return x.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${r===t}
onClick=${()=>n(t)}
>
${e}
</button>
`}function qs({close:e}){return x.html`
<p class="hint">
Diese Würfel hat das Programm geworfen. Korrigiere den Schritt, der sie verlangt hat.
</p>
<button class="quiet" onClick=${e}>Lassen</button>
`}var $e=d(h(),1),W=d(Ir(),1);function Hr({wanted:e,want:t,players:r,groups:n,hits:a}){let s=o=>i=>t({...e,[o]:i.target.value});return $e.html`
<form class="finder" role="search" onSubmit=${o=>o.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Das Protokoll durchsuchen: Wörter oder die Nummer eines Eintrags"}
placeholder=${"Suchen, oder #12"}
value=${e.words}
onInput=${s("words")}
/>
<select data-testid="find-player" aria-label=${"Von wem"} onChange=${s("player")}>
<option value="" selected=${!e.player}>Alle</option>
${r.map(({name:o})=>$e.html`<option value=${o} selected=${o===e.player}>${o}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"Was"} onChange=${s("kind")}>
<option value="" selected=${!e.kind}>Alles</option>
${(0,W.kindsIn)(n).map(({value:o,title:i})=>$e.html`<option value=${o} selected=${o===e.kind}>${i}</option>`)}
</select>
${(0,W.narrows)(e)&&$e.html`<p class="found" role="status" data-testid="found">
${(0,W.foundTold)(a,n.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(W.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var C=d(h(),1),Je=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],Js=6;function Fr({frames:e,decisive:t,spots:r}){let n=Xs(e),[{at:a,playing:s},o]=(0,C.useState)({at:0,playing:!0}),[i,l]=(0,C.useState)(0),c=Math.min(a,e.length-1);(0,C.useEffect)(()=>{if(!s||n<e.length)return;let m=g=>(g+1)%(e.length+Js),f=setInterval(()=>o(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Je[i].fps);return()=>clearInterval(f)},[s,i,n,e.length]);let p=m=>o({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),u=()=>o(m=>({...m,playing:!m.playing}));return C.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${n}
data-at=${c}
>
<div class="touchable">
<img
src=${e[c]}
alt=${`Wiederholung, Bild ${c+1}`}
width="640"
height="360"
/>
${r("in_replay")}
</div>
${n<e.length&&C.html`<progress
max=${e.length}
value=${n}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${s?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${u}
>
${s?"Anhalten":"Abspielen"}
</button>
<button aria-label=${"Ein Bild zurück"} onClick=${()=>p(c-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${c}
aria-label=${"Bild der Wiederholung"}
onInput=${m=>p(Number(m.target.value))}
/>
<button aria-label=${"Ein Bild weiter"} onClick=${()=>p(c+1)}>›</button>
<button
aria-label=${`Tempo: ${Je[i].label}. Ändern`}
onClick=${()=>l((i+1)%Je.length)}
>
${Je[i].label}
</button>
</figcaption>
<${Qs} places=${t} frames=${e} shown=${c} stopAt=${p} />
</figure>
`}function Qs({places:e,frames:t,shown:r,stopAt:n}){return e.length?C.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(a=>C.html`
<button
data-testid="decisive"
aria-label=${`Bei Bild ${a+1} anhalten, einem entscheidenden`}
aria-pressed=${a===r}
onClick=${()=>n(a)}
>
<img src=${t[a]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function Xs(e){let[t,r]=(0,C.useState)(0),n=(0,C.useRef)([]);return(0,C.useEffect)(()=>(r(0),n.current=e.map(a=>{let s=new Image;return s.onload=()=>r(o=>o+1),s.src=a,s}),()=>{for(let a of n.current)a.src="";n.current=[]}),[e.join()]),t}var St=d(h(),1),Wr=d(v(),1);function Gr(){let e=(0,Wr.useSession)(),t=se();return t?Be(t)?St.html`<${ae} session=${e} story=${t} />`:St.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}var L=d(h(),1),Qe=d(v(),1);var Ur=d(Zr(),1),Xe=d(Ke(),1),Q=d(M(),1);var qr=d(z(),1);function Jr(){let{state:e}=(0,Qe.useTable)(),t=(0,Qe.useSession)(),r=se(),n=(0,Xe.standingOf)(e.entries),a=e.entries.filter(({seq:o})=>n.has(o)),{outcome:s}=t;return L.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${a.length>0&&L.html`<p>${(0,Q.dayAndClock)(a[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Drucken
</button>
<a class="button" href="#/">Zurück zum Spiel</a>
<${Ie} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Spielstand"}>
<p class="why">${s?`${(0,Q.sentence)(s.why)}.`:"Das Spiel geht weiter."}</p>
<${Ge} ...${We(t)} />
<p class="small-facts">${Ve(t.state,a).join(" · ")}</p>
<${Pe} deeds=${r?.deeds} />
<${ae} session=${t} story=${r} />
</section>
<${Ys} entries=${a} gone=${e.entries.length-a.length} />
</main>
`}function Ys({entries:e,gone:t}){return L.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,Ur.chaptersOf)((0,Xe.groupsOf)(e)).map(({title:r,first:n,turns:a})=>L.html`
<h3 key=${n}>${r}</h3>
${a.map(({turn:s,groups:o})=>L.html`
${s&&L.html`<h4>${s}</h4>`}
<ol>
${o.map(i=>L.html`<${eo} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&L.html`<p class="hint">
${(0,qr.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",t)}
</p>`}
</section>
`}function eo({group:e}){let[{proposal:t,comment:r}]=e.entries;return L.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,Q.clock)(e.at)}</span>
<span>
${e.entries.map(({told:n})=>n).join(" ")}
${t&&!r&&L.html` <em class="mark">Von der Kamera gesehen.</em>`}
${r&&L.html` <em class="mark">${(0,Q.sentence)(r)}.</em>`}
</span>
</li>
`}var Yr=d(Xr()),ea=document.createElement("style");ea.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>header>.button{margin:0 8px 0 auto}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(ea);(0,Yr.arrived)("aside",Et);