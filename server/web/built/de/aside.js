var ta=Object.create;var et=Object.defineProperty;var na=Object.getOwnPropertyDescriptor;var ra=Object.getOwnPropertyNames;var aa=Object.getPrototypeOf,sa=Object.prototype.hasOwnProperty;var T=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},oa=(e,t)=>{for(var n in t)et(e,n,{get:t[n],enumerable:!0})},ia=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ra(t))!sa.call(e,a)&&a!==n&&et(e,a,{get:()=>t[a],enumerable:!(r=na(t,a))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?ta(aa(e)):{},ia(t||!e||!e.__esModule?et(n,"default",{value:e,enumerable:!0}):n,e));var h=T((no,Ct)=>{Ct.exports=core["view.js"]});var zt=T((ro,Ot)=>{Ot.exports=core["picture/live.js"]});var v=T((ao,At)=>{At.exports=core["page/table.js"]});var R=T((so,_t)=>{_t.exports=core["page/refusal.js"]});var z=T((io,Mt)=>{Mt.exports=core["language.js"]});var xe=T((ko,Ut)=>{Ut.exports=core["address.js"]});var kn=T((Io,wn)=>{wn.exports=core["page/place.js"]});var M=T((Uo,On)=>{On.exports=core["words.js"]});var Le=T((ci,Vn)=>{Vn.exports=core["page/into_view.js"]});var Ke=T((pi,Qn)=>{Qn.exports=core["log/groups.js"]});var br=T((Li,gr)=>{gr.exports=core["games/awaited.js"]});var Ir=T((Zi,Nr)=>{Nr.exports=core["log/finding.js"]});var Zr=T((el,Vr)=>{Vr.exports=core["log/chapters.js"]});var Xr=T((wl,Qr)=>{Qr.exports=core["parts.js"]});var Et={};oa(Et,{Calibrate:()=>xn,CommandForm:()=>Re,Correcting:()=>Br,End:()=>$r,Finder:()=>Hr,Invite:()=>yn,KeptGames:()=>yr,Loop:()=>Fr,NewGame:()=>Gn,OverTime:()=>Gr,Report:()=>Jr});var w=d(h(),1),gn=d(zt(),1),ut=d(v(),1),bn=d(R(),1);var K=d(h(),1);function Dt(e,t){let{x_px:n,y_px:r,sigma_mm:a}=e,o=[];for(let s=0;s+1<r.length;s+=1)for(let i=0;i+1<n.length;i+=1){let l=[[n[i],r[s],a[s][i]],[n[i+1],r[s],a[s][i+1]],[n[i+1],r[s+1],a[s+1][i+1]],[n[i],r[s+1],a[s+1][i]]];o.push(...la(l,t))}return o}function la(e,t){if(e.some(([,,a])=>a===null))return[];let n=e.flatMap((a,o)=>ca(a,e[(o+1)%4],t)),r=[];for(let a=0;a+1<n.length;a+=2)r.push([...n[a],...n[a+1]]);return r}function ca([e,t,n],[r,a,o],s){if(n<=s==o<=s)return[];let i=(s-n)/(o-n);return[[e+i*(r-e),t+i*(a-t)]]}var Lt=d(z(),1);function E(e,t){let n={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(Lt.LANGUAGE,n)}var j=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],jt=j.slice(0,-1).map(e=>e.upTo);function Rt(e){return j.findIndex(t=>e<=t.upTo)}function Kt(e){return e===0?`unter ${E(j[0].upTo)}`:e===j.length-1?`über ${E(j[e-1].upTo)}`:`${E(j[e-1].upTo)} bis ${E(j[e].upTo)}`}var da=1280,pa=7;function Pt({told:e,shown:t}){let{check:n,table:r}=e,[a,o]=n.size_wh,s=a/da;return K.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${o}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Erwarteter Fehler auf dem Tisch und die gefundenen Druckblätter"}
data-testid="overlay"
>
${t&&K.html`<${ua} map=${r.map} /><${fa} map=${r.map} unit=${s} size=${[a,o]} />`}
${r.outline_px.length>2&&K.html`<polygon
class="table-outline"
points=${r.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${r.marks.flatMap(i=>i.marks_px).map(i=>K.html`<${$a} mark=${i} unit=${s} />`)}
</svg>
`}function ua({map:e}){let t=e.x_px[1]-e.x_px[0],n=e.y_px[1]-e.y_px[0],r=e.sigma_mm.flatMap((a,o)=>ma(a).map(s=>({...s,y:o})));return j.map(({colour:a,opacity:o},s)=>K.html`
<g fill=${a} opacity=${o}>
${r.filter(i=>i.step===s).map(({start:i,end:l,y:c})=>K.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-n/2}
width=${t*(l-i)}
height=${n+1}
/>
`)}
</g>
`)}function ma(e){let t=[];return e.forEach((n,r)=>{let a=n===null?null:Rt(n),o=t.at(-1);o&&o.step===a?o.end=r+1:t.push({start:r,end:r+1,step:a})}),t.filter(n=>n.step!==null)}function fa({map:e,unit:t,size:n}){return jt.map(r=>{let a=Dt(e,r);if(!a.length)return null;let o=a.map(([l,c,p,u])=>`M${l} ${c}L${p} ${u}`).join(""),[s,i]=ha(a,n,t);return K.html`
<path class="error-line under" d=${o} />
<path class="error-line" d=${o} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${r} mm</text>
`})}function ha(e,[t,n],r){let a=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(n-c)),[o,s]=e.reduce((l,c)=>a(c)>a(l)?c:l),i=(l,c,p)=>Math.min(Math.max(l,c),p-c);return[i(o,60*r,t),i(s+7*r,26*r,n)]}function $a({mark:e,unit:t}){if(e.length>2)return K.html`<polygon class="mark" points=${e.map(o=>o.join(",")).join(" ")} />`;let[[n,r]]=e,a=pa*t;return K.html`<path class="mark" d=${`M${n-a} ${r}H${n+a}M${n} ${r-a}V${r+a}`} />`}var tt=d(h(),1);var nt=d(z(),1);function Bt({map:e,shown:t,show:n,children:r}){return tt.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${a=>n(a.target.checked)}
/>
Erwarteter Fehler in mm
</label>
${r}
</div>
<ol class="legend-steps" aria-label=${"Farben des erwarteten Fehlers, in mm"}>
${j.map((a,o)=>tt.html`<li><i style=${`background: ${a.colour}`}></i>${Kt(o)}</li>`)}
</ol>
<p class="hint">${ga(e)}</p>
</div>
`}function ga(e){let{height_mm:t,median_mm:n,p95_mm:r}=e;if(n===null)return t===0?"Auf dem Tisch selbst ist nichts im Bild.":`${t} mm über dem Tisch ist nichts im Bild.`;let a={height:t,usual:E(n,2),most:E(r,1)};return t===0?(0,nt.t)("Das gilt für Punkte auf dem Tisch selbst: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a):(0,nt.t)("Das gilt für Punkte {height} mm über dem Tisch: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a)}var V=d(h(),1),It=d(z(),1),Ht={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},ba="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",xa="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",wa="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function Ft({check:e,stopped:t,calibrated:n}){let{instruction:r,further:a}=e;return t?V.html`<${Nt} cause="camera/still" sentence=${xa} />`:!n&&!r?V.html`<${Nt} cause="board/unseen" sentence=${wa} />`:V.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Ht[e.grade]}</h2>
<p data-testid="instruction" data-cause=${r?.cause??""}>
${r?.sentence??ba}
</p>
${a.length>0&&V.html`
<details class="other">
<summary>
${(0,It.tn)("Danach noch etwas","Danach noch {count} Dinge",a.length)}
</summary>
<ol>
${a.map(o=>V.html`<li>${o.sentence}</li>`)}
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
${va(e).map(([t,n,r])=>ge.html`
<dt>${t}</dt>
<dd data-grade=${n??"plain"}>
<span>${r}</span>
${n&&ge.html`<b class="grade" data-grade=${n}>${ka[n]}</b>`}
</dd>
`)}
</dl>
</div>
`}var ka={good:"gut",fair:"mittel",poor:"schlecht"};function va(e){let{light:t,blur:n,rate:r,steadiness:a,view:o,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Licht",t.grade,Sa(t)],["Schärfe",n.grade,`um ${E(n.px,1)} px verwischt`],r&&["Bilder",r.grade,`${`${Math.round(r.fps)} pro Sekunde`}${Ea(r)}`],a&&["Ruhe",a.grade,Ta(a)],o&&["Maßstab",o.grade,Ca(o)],o&&["Kamera",null,Oa(o)],o&&["Im Bild",null,za(o)],s&&["Druckblätter",s.grade,s.seen.map(Aa).join(", ")],i&&["Genauigkeit",i.grade,Da(i)],l&&["Ecken zur Probe",null,`${be(l.median_mm)} daneben, 95 % unter ${be(l.p95_mm)} (${l.corners})`],c&&["Brennweite",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, bekannt aus ${ya[c.known_from]}`]].filter(Boolean)}var ya={"camera file":"der Kameradatei",pictures:"mehreren Bildern",picture:"einem einzigen Bild"};function Sa(e){let t=Math.round(e.median),n=e.glare.length;return[e.paper===null?`Tisch ${t} von 255`:`Papier ${Math.round(e.paper)}, Tisch ${t} von 255`,n>0&&(0,Vt.tn)("{count} gespiegelte Lampe","{count} gespiegelte Lampen",n)].filter(Boolean).join(", ")}function Ea(e){return e.missing?`, ${`${e.missing} fehlen`}`:""}function Ta(e){let{flicker:t,hunting:n,shake_px:r}=e;return`flackert ${Wt(t)}, schwankt ${Wt(n)}, wackelt ${E(r,1)} px`}function Ca(e){return`${E(e.mm_per_px,1)} mm pro Pixel, schlimmstenfalls ${E(e.worst_mm_per_px??e.mm_per_px,1)}`}function Oa(e){return`${Math.round(e.height_mm/10)} cm hoch, Blick ${Math.round(e.tilt_deg)}° nach unten; 10 mm Höhe sehen aus wie ${(10*e.parallax).toFixed(0)} mm Entfernung`}function za(e){return`Tisch auf ${Gt(e.table_share)} des Bildes, ${Gt(e.between_boards_share)} der Fläche zwischen den Druckblättern`}function Aa(e){let{name:t,corners_found:n,corners_total:r}=e;return`${`${t}: ${n} von ${r} Ecken`}${_a(e)}`}function _a(e){let t=e.corners_in_view-e.corners_found,n=e.corners_total-e.corners_in_view,r=[t&&`${t} verdeckt`,n&&`${n} außerhalb`].filter(Boolean);return r.length?` (${r.join(", ")})`:""}function Da(e){return`${be(e.median_mm)}, 95 % unter ${be(e.p95_mm)}. ${e.tells}`}function be(e){return e===null?"unbekannt":`${E(e,2)} mm`}function Wt(e){return`${E(100*e,1)} %`}function Gt(e){return`${Math.round(100*e)} %`}var X=d(h(),1),qt=d(xe(),1),we=d(z(),1);function Jt({camera:e,code:t}){return X.html`
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
`}var B=d(h(),1);var Ma=[.2,.375,.5555555555555556,.6666666666666666],La=(e,t)=>n=>{let r=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,o=r>8?a:1,s=t/o|0,i=t%o,l=o-i,c=r>8?s*Ma[n]+(e>5)&-2:a,p=s-c;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:c}};var Z=e=>new Uint8Array(e),pe=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},ke=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),at=e=>e.charCodeAt(0),Yt=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),en=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},it=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},ee=(e,t,n,r,a=(s,i)=>n(s.length,i),o=r?s=>Yt(en(r),e(s)):e)=>(o.test=t,o.l=n,o.est=a,o.eci=r&&[r],o),tn=ee(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),nn=ee(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*ke(e[r])+ke(e[r+1]),11);r<e.length&&t.push(ke(e[r]),6)},e=>ke(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Y=ee(e=>it([...e].map(at)),e=>at(e)<128,(e,t)=>12+8*(t>9)+8*e);Y._=!0,Y.u=!0;var lt=ee(Y,e=>at(e)<256,Y.l,3);lt._=!0;var Qt=new TextEncoder,ct=ee(e=>it(Qt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Qt.encode(e).length);ct._=!0;var st=()=>{let e=new Map,t=new TextDecoder("sjis"),n=Z(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),st=()=>e,e},dt=ee(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(st().get(r),13)},e=>st().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);dt._=!0;var rn=[tn,nn,Y,lt,dt,ct],ja={auto:(e,{modes:t=rn}={})=>(n,r)=>{let a=t.map((p,u)=>{let m=new Map,$=(f,g)=>(m.has(f)||m.set(f,g(f,r)),m.get(f));return{m:p,h:1<<u,C:p.est("",r),S:p.l?(f,g)=>$(g-f,p.l):(f,g)=>$(e.slice(f,g),p.est)}}),o=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let u=0;if(p)for(let m of a)m.m.test(p)&&(u|=m.h);if(!p||u!==l){if(l!==-1){let m=new Set(o.map(f=>f.D)),$=[];for(let{m:f,C:g,S:O,h:D}of a)if(l&D){let G=O(s,i);for(let le of f.eci??m)if(!f.u||!le){let ce;for(let I of o)if(I.D===le||f.eci){let de=I.m===f&&I.D===le,Ye=de?I.V:I,Tt=f._&&de?I.v+G-g:Ye.v+12*(Ye.D!==le)+(de?O(de?I.$:s,i):G);(!ce||Tt<ce.v)&&(ce={$:de?I.$:s,V:Ye,m:f,D:le,A:i,v:Tt})}ce&&$.push(ce)}}o=$}l=u,s=i}i+=p.length}o.length||pe(5);let c=[];for(let p=o.reduce((u,m)=>m.v<u.v?m:u);p.m;p=p.V)c.push(p.m(e.slice(p.$,p.A)));c.reverse().forEach(p=>p(n,r))},multi:Yt,eci:en,bytes:it,numeric:tn,alphaNumeric:nn,ascii:Y,iso8859_1:lt,shift_jis:dt,utf8:ct},Ra=()=>({F:Z(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),rt=(e,t=e*e,n=Z(t))=>({size:e,K:n,get:(r,a)=>r>=0&&r<e&&!!(1&n[a*e+r]),toString({on:r="##",off:a="  ",lf:o=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let p=-l;p<e+l;++p){for(let u=-i;u<e+i;++u)c+=this.get(u,p)?r:a;c+=o}return c},toImageData(r,{on:a=[0,0,0],off:o=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,p=e+2*l,u=r.createImageData(c,p),m=new Uint32Array(u.data.buffer);u.data.set([...a,255]);let $=m[0];u.data.set([...o,255]);let f=m[0];for(let g=0;g<p;++g)for(let O=0;O<c;++O)m[g*c+O]=this.get(O-i,g-l)?$:f;return u},toCanvas(r,a){let o=r.getContext("2d"),s=this.toImageData(o,a);r.width=s.width,r.height=s.height,o.putImageData(s,0,0)},toDataURL({type:r="image/png",scale:a=1,...o}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,o);return s.width=l.width*a,s.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(r,1)}}),ve=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ye=Z(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ye[ye[t+255]=e++]=t;var an=e=>ye[e%255],sn=e=>ye[e+255],Ka=(e,t)=>{let n=Z(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)n[r+a]^=an(e[r]+t[a]);return n.map(sn)},Pa=(e,t)=>{let n=Z(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let a=sn(n[r]);for(let o=0;o<t.length;++o)n[r+o]^=an(t[o]+a)}return n.slice(e.length)},ot=[[0],[0,0]];for(let e=1;e<30;++e)ot.push(Ka(ot[e],[0,e]));var Ba=(e,t)=>{let n=[[],[]],r=0,a=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,r+=i){let c=e.slice(r,r+i);n[0].push(c),n[1].push(Pa(c,ot[t.i])),a+=i+t.i}let o=Z(a);a=0;for(let s of n)for(let i=0,l=-1;l<a;++i){l=a;for(let c of s)i<c.length&&(o[a++]=c[i])}return o},on=(e,t,n)=>{let r=e<<=n;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>n));return r|e},Na=({size:e,K:t},n)=>{let r=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},a=(s,i,l)=>{for(let c=0;c++<3;l-=2)r(i*e+s-(l>>1)*(e+1),l,l,2|c)},o=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let s=e-7;s>8;s-=o){for(let i=s;i>8;i-=o)a(s,i,5);s<e-7&&a(s,6,5)}if(n>6)for(let s=on(n,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;r(7,2,9,2),r(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;a(3,3,7),a(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},Ia=({size:e,K:t})=>{let n=[];for(let r=e-2,a=e,o=-1;r>=0;r-=2){for(r===5&&(r=4);a+=o,a!==-1&&a!==e;){let s=a*e+r;t[s+1]||n.push(s+1),t[s]||n.push(s)}o*=-1}return n},Ha=({K:e},t,n)=>t.forEach((r,a)=>e[r]=n[a>>3]>>(7&~a)&1),Fa=({size:e,K:t},n,r,a)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(n(i,s)||2&t[l])}let o=21522^on((1^a)<<3|r,1335,10);for(let s=0;s++<8;o>>=1)t[(s-(s<7))*e+8]=1&o,t[9*e-s]=1&o;for(let s=8;--s,o;o>>=1)t[8*e+s-(s<7)]=1&o,t[(e-s)*e+8]=1&o},Wa=({size:e,K:t},n=0,r=0)=>{for(let a=0;a<e;++a){for(let o=0;o<2;++o)for(let s,i=0,l=0,c=2;i<e;++i){let p=1&t[o?a*e+i:i*e+a];r+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(n+=40),p^c&&(s=0),c=p,n+=++s===5?3:s>5}if(a)for(let o=e+a,s=5*t[a-1]^t[a];o<e*e;o+=e){let i=5*t[o-1]^t[o];n+=3*!(1&(s|i)|4&(s^i)),s=i}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},Xt=[],Se=(e=pe(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:a=40,mask:o,trailer:s=60433,...i}={})=>{n<t&&pe(3),a<r&&pe(2),typeof e=="string"&&(e=ja.auto(e,i));for(let l=r,c=0;l<=a;++l){let p=Xt[l];p||(Xt[l]=p=rt(4*l+17),Na(p,l),p.p=Ia(p));let u=La(l,p.p.length>>3);if(8*u(t).t<c)continue;let m=Ra();e(m,l),c=m.I;for(let $=n;$>=t;--$){let f=u($);if(8*f.t<c)continue;for(m.I=c+11&-8;m.I<8*f.t;)m.push(s,16);let g=rt(p.size,p.K);return Ha(g,p.p,Ba(m.F,f)),(ve[o]?[ve[o]]:ve).map((O,D)=>{let G=rt(g.size,g.K);return Fa(G,O,o??D,$),G.s=ve[o]?0:Wa(G),G}).reduce((O,D)=>D.s<O.s?D:O)}}pe(4)};Se.with=(...e)=>(t,n)=>Se(t,{modes:[...rn,...e],...n});var ln=d(h(),1),pt=4;function Ee({text:e,label:t}){let n=Se(e),r=n.size+2*pt;return ln.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${Ga(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Ga(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+pt} ${n+pt}h1v1h-1z`);return t.join("")}var cn=d(v(),1),dn=d(R(),1);function pn({source:e}){let{state:t,deeds:n}=(0,cn.useTable)(),[r,a]=(0,B.useState)(null),o=l=>n.ask("phone",()=>l().then(a));if((0,B.useEffect)(()=>{e==="camera phone"&&o(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=r?.links??[];return B.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${s&&B.html`<${Ee} text=${s} label=${"QR-Code des Links für das Handy"} />`}
${s&&B.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&B.html`<p class="hint">
Findet das Handy dort nichts, versuch es mit den anderen Adressen dieses Rechners: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
Der Link öffnet sich einmal, auf einem Handy, und lässt es an diesem Abend sein Bild senden; vom Spiel sieht es nichts.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>o(n.api.phoneLink)}>
Neuer Link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>o(n.api.withdrawPhone)}>
Bild des Handys beenden
</button>
</p>
<${dn.Refusal} spot="phone" />
</div>
`}var U=d(h(),1),un=d(xe(),1);var Te=d(h(),1);function te(e){let[t,n]=(0,Te.useState)({answer:null,refused:null});return(0,Te.useEffect)(()=>{let r=!1;return e().then(a=>r||n({answer:a,refused:null})).catch(a=>r||n({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var mn=d(v(),1),Va={a4:"A4",letter:"Letter"};function fn({code:e}){let{deeds:t}=(0,mn.useTable)(),[n,r]=(0,U.useState)("a4"),{answer:a}=te(t.api.sheets);return U.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(Va).map(([o,s])=>U.html`
<button class="chip" aria-pressed=${o===n} onClick=${()=>r(o)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Drucke mit 100 % und prüf nach, ob das Lineal auf dem Blatt 100 mm lang ist.
</p>
<ul>
${(a??[]).map(o=>U.html`<${Za} sheet=${o} paper=${n} code=${e} />`)}
</ul>
</div>
`}function Za({sheet:e,paper:t,code:n}){let r=a=>(0,un.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,n);return U.html`
<li>
<a href=${r("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${r("json")}
download=${`${e.name}.json`}
aria-label=${`Tafeldatei von ${e.name}`}
>Tafeldatei</a
>
</li>
`}var Ce=d(h(),1),hn=d(v(),1),Ua=700;function $n(e){let{deeds:t}=(0,hn.useTable)(),[n,r]=(0,Ce.useState)({told:null,silent:!1});return(0,Ce.useEffect)(()=>{let a=!1,o;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;r(l=>({told:i??l.told,silent:!i}))}o=setTimeout(s,Ua)}return s(),()=>{a=!0,clearTimeout(o)}},[e]),n}var qa=[0,30,60];function xn(){let{code:e}=(0,ut.useTable)(),[t,n]=(0,w.useState)(0),[r,a]=(0,w.useState)(!0),{told:o,silent:s}=$n(t),i=o?.check;return w.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!o}>
<section class="calibrate-seen" aria-label=${"Der Tisch im Bild der Kamera"}>
${o&&!o.camera?w.html`<p class="card no-lens">
Keine Kamera. Starte das Programm mit --camera oder --footage.
</p>`:w.html`<${Qa} told=${o} silent=${s} code=${e} shown=${r} />`}
${i&&w.html`<${Ft} check=${i} stopped=${Ja(o,s)} calibrated=${!!o.table} />`}
${o?.table&&w.html`<${Bt} map=${o.table.map} shown=${r} show=${a}>
<${Xa} heightMm=${t} choose=${n} />
<//>`}
</section>
<section class="calibrate-told">
<${pn} source=${o?.camera?.source} />
${i&&w.html`<${Zt} check=${i} />`}
${o?.camera&&w.html`<${Ya} told=${o} />`}
${o?.table&&w.html`<${Jt} camera=${o.camera} code=${e} />`}
<${fn} code=${e} />
</section>
</main>
`}function Ja(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Qa({told:e,silent:t,code:n,shown:r}){let a=t||e?.camera?.frozen;return w.html`
<div class="live" data-frozen=${!!a}>
<${gn.Live} code=${n} link="live" />
${e?.table&&!t&&w.html`<${Pt} told=${e} shown=${r} />`}
${a&&w.html`<p class="frozen">${t?"Keine Verbindung":"Bild steht still"}</p>`}
</div>
${e?.camera?.problem&&w.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function Xa({heightMm:e,choose:t}){return w.html`
<div class="chips" role="group" aria-label=${"Höhe, für die der Fehler gilt"}>
${qa.map(n=>w.html`
<button
class="chip"
aria-pressed=${n===e}
data-testid=${`height-${n}`}
onClick=${()=>t(n)}
>
${n===0?"Auf dem Tisch":`${n} mm darüber`}
</button>
`)}
</div>
`}function Ya({told:e}){let{state:t,deeds:n}=(0,ut.useTable)(),r=t.busy.solve;return w.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${r} onClick=${()=>n.ask("solve",n.api.solve)}>
Neu bestimmen
</button>
<p class="hint">
${e.camera.calibrated?"Bestimmt Kamera und Tisch im nächsten Bild neu; dabei darf nichts die Druckblätter verdecken.":"Noch ist kein Druckblatt erkannt; das Programm sucht weiter."}
</p>
<${bn.Refusal} spot="solve" />
</div>
`}var b=d(h(),1),ue=d(xe(),1),ze=d(kn(),1),Ae=d(v(),1),vn=d(R(),1);var ne=d(h(),1);function Oe({title:e,close:t,children:n}){let r=(0,ne.useRef)(null);return(0,ne.useEffect)(()=>{r.current?.showModal()},[]),ne.html`
<dialog
ref=${r}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${o=>{o.target===r.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var _e=d(z(),1),es=1500;function yn({close:e}){let{deeds:t}=(0,Ae.useTable)(),n=(0,Ae.useSession)(),{answer:r,refused:a}=te(()=>t.api.codes(n.id)),[o,s]=(0,b.useState)(null),i=(c,p)=>t.ask("codes",()=>t.api.changeCode(n.id,c,p).then(s)),l=o??r;return b.html`
<${Oe} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,ue.onlyThisMachine)()&&b.html`<p class="hint">
${(0,_e.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${vn.Refusal} spot="codes" />
${l&&b.html`<${ts} session=${n} codes=${l} change=${i} />`}
<//>
`}function ts({session:e,codes:t,change:n}){let r=o=>e.state.players?.find(s=>s.seat===o)?.name??`Platz ${o}`,a=[...t.seats.map((o,s)=>[r(s+1),o,s+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, anderswo",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([o,s,i])=>b.html`
<${as}
key=${i}
who=${o}
link=${s&&(0,ue.invitation)(e.id,s)}
change=${l=>n(i,l)}
/>
`)}
${t.spectator&&b.html`<${ns} link=${rs(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${new Date(t.end_at).toLocaleString(_e.LANGUAGE)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function ns({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${Sn} who=${"die Leinwand"} link=${e} />
</li>
`}function rs(e,t){return(0,ue.invitation)(e,t,location.origin,ze.ADDRESSES[ze.ROOM])}function as({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Sn} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
<span class="change">
<button aria-label=${`Neuer Code für ${e}`} onClick=${()=>n("renew")}>
Neuer Code
</button>
${t&&b.html`<button
aria-label=${`Code für ${e} zurückziehen`}
onClick=${()=>n("withdraw")}
>
Zurückziehen
</button>`}
</span>
</li>
`}function Sn({who:e,link:t}){let[n,r]=(0,b.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),es)},[o,s]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link für ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${a}>${n?"Kopiert":"Kopieren"}</button>
<button
aria-expanded=${o}
aria-label=${`QR-Code für ${e}`}
onClick=${()=>s(!o)}
>
QR
</button>
${o&&b.html`<${Ee} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var y=d(h(),1),ft=d(v(),1),ht=d(R(),1);var q=d(h(),1);var Tn={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Cn=Object.keys(Tn),ss={fill:"#75726b",ink:"#ffffff"};function me(e){let{fill:t,ink:n}=Tn[e]??ss;return{"--hue":t,"--hue-ink":n}}var En=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function H(e){return En[(e-1)%En.length]}var zn=d(h(),1);var An=d(M(),1);function De({colour:e,large:t=!1}){return zn.html`<span
class=${t?"swatch large":"swatch"}
style=${me(e)}
title=${e?(0,An.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var _n=d(M(),1),os=["Ada","Bo","Cy"],Dn=["orange","blue","green","red","yellow","purple","pink","white"];function Mn(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):os.map((n,r)=>({name:n,colour:Dn[r]}))}function Ln(e,t){return t?e:e.map(({name:n})=>({name:n}))}function jn({players:e,set:t,seats:n,coloured:r}){let[a,o]=n,s=(l,c)=>t(e.with(l,{...e[l],...c})),i=Dn.find(l=>!e.some(c=>c.colour===l));return q.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((l,c)=>q.html`
<div class="player-row" data-testid="player-row">
<${De} colour=${r?l.colour:H(c+1)} />
<input
aria-label=${`Name von Spieler ${c+1}`}
value=${l.name}
onInput=${p=>s(c,{name:p.target.value})}
/>
${r&&q.html`<${is} place=${c} player=${l} change=${s} />`}
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
${e.length<o&&q.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function is({place:e,player:t,change:n}){return q.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...Cn].map(r=>q.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,_n.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var fe=d(M(),1),ei=d(z(),1),Me=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],ls=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],cs=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],Me],ds=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],Me],ps=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],Me],us=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],Me],ms={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},fs={clay_o_rama:ls,clearing_house:cs,metamorph:ds,generation_zero:ps,slargeball:us},Kn=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}];function Pn({name:e,title:t,summary:n,seats:[r,a]}){let o=n.split(`
`)[0].replace(`${t}: `,""),s=[`${r} bis ${a} Spieler`,ms[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,fe.sentence)(o.replaceAll("'","’")),facts:`${(0,fe.sentence)(s)}.`}}function Bn(e){let t=fs[e.name];return t?t.map(([n,r,a])=>Rn(e,n,r,a)):Object.keys(e.options).map(n=>Rn(e,n,(0,fe.spelled)(n)))}function Rn(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:a,...o}=e.options[t]??{};return{name:t,title:n,text:r,options:o}}var In=d(h(),1),Hn=d(v(),1),Fn=d(R(),1),Nn="take-in";function Wn(){let{deeds:e,state:t}=(0,Hn.useTable)(),n=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return In.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Nn]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${Fn.Refusal} spot=${Nn} />
</div>
`}function Gn({close:e}){let{state:t,deeds:n}=(0,ft.useTable)(),{games:r}=t;return(0,y.useEffect)(()=>{n.learnGames()},[]),y.html`
<${Oe} title=${"Neues Spiel"} close=${e}>
<${ht.Refusal} spot="games" />
${r.length>0&&y.html`<${hs} games=${r} close=${e} />`}
<${Wn} />
<//>
`}function hs({games:e,close:t}){let{deeds:n,state:r}=(0,ft.useTable)(),[a,o]=(0,y.useState)(r.session?.game??e[0].name),s=e.find(D=>D.name===a)??e[0],i=Bn(s),[l,c]=(0,y.useState)(i[0].name),[p,u]=(0,y.useState)(()=>Mn(r.session)),[m,$]=(0,y.useState)(r.session?.dice??"seeded"),f="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(D=>D.name===l)??i[0]).options;return y.html`
<form class="new-game" onSubmit=${D=>{D.preventDefault(),n.begin({game:s.name,options:{...g,players:Ln(p,f)},dice:m})}}>
${e.length>1&&y.html`<${mt}
legend=${"Spiel"}
name="game"
chosen=${s.name}
choose=${o}
options=${e.map(Pn)}
/>`}
<${jn}
players=${p}
set=${u}
seats=${s.seats}
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
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function mt({legend:e,name:t,options:n,chosen:r,choose:a}){return y.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(o=>y.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${o.name}
checked=${o.name===r}
onChange=${()=>a(o.name)}
/>
<span>
<strong>${o.title}</strong>
${o.text&&y.html`<small>${o.text}</small>`}
${o.facts&&y.html`<small class="about">${o.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var A=d(h(),1),Zn=d(v(),1),Un=d(Le(),1),qn=d(R(),1),je=d(M(),1);function Re({examples:e,names:t={},label:n,spot:r,send:a}){let{state:o,deeds:s}=(0,Zn.useTable)(),[i,l]=(0,A.useState)(()=>Jn(e[0])),{type:c}=e[0],p=r??`say/${c}`,u=Object.keys(e[0]).filter($=>$!=="type"&&$!=="seat");return A.html`
<form
class="command-form"
data-testid="command-form"
data-type=${c}
ref=${Un.intoView}
onSubmit=${$=>{$.preventDefault();let f=xs(i,e[0]);a?a(f):s.say(p,f)}}
>
<p class="hint">${$s(o,c)}</p>
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
<button class="primary" disabled=${o.busy[p]}>${n??(0,je.spelled)(c)}</button>
</div>
${!r&&A.html`<${qn.Refusal} spot=${p} />`}
</form>
`}function $s({games:e,session:t},n){return e.find(r=>r.name===t.game)?.commands[n]??""}function gs({examples:e,take:t}){return A.html`
<label class="field">
<span>Ausgehen von</span>
<select onChange=${n=>t(Jn(e[n.target.value]))}>
${e.map((n,r)=>A.html`<option value=${r}>${$t(n)}</option>`)}
</select>
</label>
`}function bs({name:e,kind:t,options:n,value:r,set:a}){let o=s=>a(t==="boolean"?s.target.checked:s.target.value);return A.html`
<label class="field">
<span>${(0,je.spelled)(e)}</span>
${n?A.html`<select onChange=${s=>a(s.target.value)}>
${n.map(s=>A.html`
<option value=${s.value} selected=${String(s.value)===r}>
${s.label}
</option>
`)}
</select>`:A.html`<input
name=${e}
type=${{number:"number",boolean:"checkbox"}[t]??"text"}
value=${r}
checked=${r===!0}
onInput=${o}
/>`}
</label>
`}function Jn(e){let t=r=>r===null?"":typeof r=="object"?JSON.stringify(r):r,n=Object.entries(e).map(([r,a])=>[r,t(a)]);return Object.fromEntries(n.map(([r,a])=>[r,typeof a=="number"?String(a):a]))}function xs(e,t){let n=Object.entries(t).map(([r,a])=>[r,r==="type"||r==="seat"?a:ws(e[r],a)]);return Object.fromEntries(n)}function ws(e,t){if(typeof t=="boolean")return!!e;if(typeof t=="string")return String(e);let n=String(e).trim();if(n==="")return null;try{return JSON.parse(n)}catch{return n}}function $t(e){return Object.entries(e).filter(([n])=>n!=="type"&&n!=="seat").map(([n,r])=>`${(0,je.spelled)(n)}: ${JSON.stringify(r)}`).join(", ")}var F=d(h(),1),kt=d(v(),1),mr=d(R(),1),fr=d(Ke(),1);var re=d(h(),1);function Pe({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return re.html`
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
${n.map(({seat:a,name:o,cells:s})=>re.html`
<tr key=${a}>
<th scope="row">${o}</th>
${s.map(i=>re.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>re.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var S=d(h(),1);var _=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function Be(e){return!!e?.lines.some(({points:t})=>t.length>1)}function gt({lines:e,chapters:t,seq:n}){let r=e.flatMap(s=>s.points),a=r.map(([,s])=>s),o=Math.min(...r.map(([s])=>s));return{from:Math.min(o,t.find(({seq:s})=>s>=o)?.seq??o),to:Math.max(n,o+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function Xn({from:e,to:t,least:n,most:r},a=_){let o=a.width-a.left-a.right,s=a.height-a.top-a.bottom;return{x:i=>a.left+o*(i-e)/(t-e),y:i=>a.top+s*(1-(i-n)/(r-n))}}function Yn({points:e},t,n){let r=o=>Math.round(o*10)/10;return`${e.map(([o,s],i)=>{let[l,c]=[r(t.x(o)),r(t.y(s))];return i?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${r(t.x(n))}`}function er({least:e,most:t},n=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/n))),o=[1,2,5,10].map(i=>i*a).find(i=>r/i<=n)??r,s=Math.ceil(e/o)*o;return Array.from({length:Math.floor((t-s)/o)+1},(i,l)=>s+l*o)}function bt({chapters:e},{from:t,to:n}){return e.map(({title:a,seq:o},s)=>({title:a,from:o,to:(e[s+1]?.seq??n+1)-1})).filter(a=>a.to>=t)}function tr(e){let t=bt(e,gt(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,name:r,points:a})=>({key:n,name:r,cells:t.map(({to:o})=>a.findLast(([s])=>s<=o)?.[1]??null)}))}}function nr({counts:e,lines:t}){let n=t.map(({name:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function xt({game:e,state:t},{key:n,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===n)?.colour||a(r):e==="slargeball"?t.colours[Number(n)-1]:a(r)}var Ne=["","9 5","2 5","14 5 2 5","5 5"],ks=100;function ae({session:e,story:t}){return!t||!Be(t)?null:S.html`
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
${t.lines.map((n,r)=>S.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${me(xt(e,n,H))}
stroke-dasharray=${Ne[r%Ne.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function ys({session:e,story:t}){let n=(0,S.useId)(),r=gt(t),a=Xn(r);return S.html`
<svg
viewBox=${`0 0 ${_.width} ${_.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${nr(t)}</title>
<${Ss} levels=${er(r)} scale=${a} />
<${Es} spans=${bt(t,r)} extent=${r} scale=${a} />
${t.lines.map((o,s)=>S.html`
<path
class="curve"
key=${o.key}
d=${Yn(o,a,r.to)}
style=${me(xt(e,o,H))}
stroke-dasharray=${Ne[s%Ne.length]}
/>
`)}
</svg>
`}function Ss({levels:e,scale:t}){return e.map(n=>S.html`
<g key=${n}>
<path class="level" d=${`M${_.left} ${t.y(n)}H${_.width-_.right}`} />
<text x=${_.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Es({spans:e,extent:t,scale:n}){let r=_.left;return e.map(({title:a,from:o})=>{let s=n.x(Math.max(o,t.from)),l=a.replace(/\D+/g,"")&&s>=r;return l&&(r=s+ks),S.html`
<g key=${o}>
${o>t.from&&S.html`<path class="span" d=${`M${s} ${_.top}V${_.height-_.bottom}`} />`}
${l&&S.html`<text x=${s+2} y=${_.height-10}>${a}</text>`}
</g>
`})}function Ts({story:e}){let{columns:t,rows:n}=tr(e);return S.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(r=>S.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:r,name:a,cells:o})=>S.html`
<tr key=${r}>
<th scope="row">${a}</th>
${o.map(s=>S.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var ir=d(h(),1),lr=d(v(),1),cr=d(R(),1),dr=d(Ke(),1);function rr({title:e,outcome:t},n,r){let a=n.map(({seq:o,at:s,told:i})=>`${s} #${o} ${i}${r.has(o)?"":" (zurückgenommen)"}`);return[e,...a,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function ar({id:e,game:t,title:n,state:r,outcome:a},o){let s=(r.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:n,players:s,outcome:a,entries:o},null,2)}function sr({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var or="take-away";function Ie({session:e}){let{deeds:t,state:n}=(0,lr.useTable)(),r=l=>sr(e,n.entries,l),a=()=>new Blob([rr(e,n.entries,(0,dr.standingOf)(n.entries))]),o=()=>new Blob([ar(e,n.entries)]),s=l=>async()=>{let c=await t.ask(or,()=>t.api.file(e.id,l));c&&wt(c,r(l))},i=e.role==="referee";return ir.html`
<div class="take-away" role="group" aria-label=${"Das Spiel mitnehmen"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>wt(o(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>wt(a(),r("txt"))}>
Als Text speichern
</button>
<${cr.Refusal} spot=${or} />
</div>
`}function wt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var He=d(h(),1),Fe=d(v(),1),Cs=400;function se(e=!0){let{deeds:t}=(0,Fe.useTable)(),{id:n,seq:r}=(0,Fe.useSession)(),[a,o]=(0,He.useState)(null);return(0,He.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(n).then(c=>s&&o(c)).catch(()=>{}),a?Cs:0);return()=>{s=!1,clearTimeout(l)}},[e,n,r]),a}var hr=d(M(),1);var pr=d(M(),1);var Os={clay_o_rama:_s,clearing_house:Ds,generation_zero:Ms,metamorph:js,slargeball:Rs};function We(e){let{columns:t,cellsOf:n,colourOf:r}=(Os[e.game]??As)(e.state),a=e.outcome?.winners??[],o=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:r?.(s)??H(s.seat),won:a.includes(s.seat),cells:n(s)}));return{columns:t,rows:o.sort(zs)}}function zs(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((r,a)=>r!==t.cells[a]);return typeof e.cells[n]=="number"?t.cells[n]-e.cells[n]:0}function As(){return{columns:[],cellsOf:()=>[]}}function _s(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||H(t),cellsOf:({seat:t})=>[Ks(e.creatures.filter(({player:n,alive:r})=>n===t&&r),"hit_points")]}}function Ds(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Ms(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Ls={dead:"tot",left:"hat die Karte verlassen"};function js(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?Ls[r]??r:n]}}function Rs(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,pr.spelled)(e.colours[t-1]??"")]}}function Ks(e,t){return e.reduce((n,r)=>n+r[t],0)}var oe=d(h(),1);function Ge({columns:e,rows:t}){return t.length?oe.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(n=>oe.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:r,colour:a,won:o,cells:s})=>oe.html`
<tr key=${n} data-won=${o}>
<th scope="row">
<${De} colour=${a} /> ${r}
${o&&oe.html`<span class="won">gewonnen</span>`}
</th>
${s.map(i=>oe.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var J=d(z(),1),Ps=6e4;function Ve(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,J.tn)("{count} Runde","{count} Runden",n):(0,J.tn)("{count} Zug","{count} Züge",n)),t.length>1&&Bs(t),(0,J.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function ur(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function Bs(e){let[t,n]=[e[0],e.at(-1)].map(o=>Date.parse(o?.at??"")),r=Math.max(1,Math.round((n-t)/Ps)),a=Math.floor(r/60);return a?`${(0,J.tn)("{count} Stunde","{count} Stunden",a)} ${(0,J.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,J.tn)("{count} Minute","{count} Minuten",r)}function $r({session:e}){let{state:t}=(0,kt.useTable)(),n=(0,fr.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a));return F.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<p class="why" data-testid="end-why">${(0,hr.sentence)(e.outcome.why)}.</p>
<${Ge} ...${We(e)} />
<p class="small-facts">${Ve(e.state,r).join(" · ")}</p>
<${Ns} session=${e} />
<${Is} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${ur(r).map(a=>F.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Mitnehmen</summary>
<${Ie} session=${e} />
</details>
</section>
`}function Ns({session:e}){let{deeds:t,state:n}=(0,kt.useTable)(),{game:r,options:a,dice:o}=e;return F.html`
<div class="answers">
${a&&F.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:o})}
>
Noch einmal, mit denselben Leuten
</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${mr.Refusal} spot="begin" />
</div>
`}function Is({session:e}){let[t,n]=(0,F.useState)(!1),r=se(t);return F.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&n(a.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${Pe} deeds=${r?.deeds} />
<${ae} session=${e} story=${r} />
</details>
`}var P=d(h(),1);var yt=d(v(),1);var xr=d(br(),1),N=d(M(),1),wr=d(z(),1);function kr(e){if(e.set_aside)return{kind:"set aside",words:`Beiseitegelegt: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Vorbei: ${e.outcome.why}.`};let t=r=>e.players?.find(a=>a.seat===r)?.name??`Platz ${r}`,n=(0,xr.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,N.sentence)(n):"Noch ist nichts geschehen."}}function vt({players:e=[]}){return(0,N.listed)(e.map(({name:t})=>t))}function vr({begun_at:e,last_at:t,seq:n}){if(!e)return"";let r=(0,N.dayAndClock)(e);if(!n||!t)return`Begonnen ${r}`;let a=(0,N.dayAndClock)(t),o=a.split(",")[0]===r.split(",")[0];return`${`Begonnen ${r}, zuletzt gespielt ${o?(0,N.clock)(t):a}`}; ${(0,wr.tn)("{count} Eintrag","{count} Einträge",n)}`}function yr(){let{deeds:e,state:t}=(0,yt.useTable)(),{answer:n,refused:r}=te(()=>e.api.kept());return P.html`
<main class="kept" data-testid="kept-games" aria-busy=${!n&&!r}>
<header>
<h1>Spiele</h1>
<button class="primary" onClick=${()=>e.show("new-game")}>Neues Spiel</button>
</header>
${r&&P.html`<p class="refusal" role="alert">${r}</p>`}
${n?.length===0&&P.html`<p class="hint">Noch keine Spiele.</p>`}
<ol>
${n?.map(a=>P.html`
<${Hs} key=${a.id} game=${a} shown=${a.id===t.session?.id} />
`)}
</ol>
</main>
`}function Hs({game:e,shown:t}){let{kind:n,words:r}=kr(e);return P.html`
<li data-testid="kept-game" data-kind=${n}>
<h2>${e.title}</h2>
<p>${vt(e)}</p>
<p class="stands">${r}</p>
<p class="hint">${vr(e)}</p>
${n!=="set aside"&&P.html`<${Fs} game=${e} shown=${t} />`}
</li>
`}function Fs({game:e,shown:t}){let{deeds:n,code:r}=(0,yt.useTable)();return t?P.html`<a class="button" href="#/">Zurück zu diesem Spiel</a>`:r&&!e.codes?.referee?P.html`<p class="hint">
Der Code der Spielleitung wurde zurückgezogen; öffne es am Rechner des Programms.
</p>`:P.html`
<button
aria-label=${`${e.title} öffnen: ${vt(e)}`}
onClick=${()=>n.open(e.id,e.codes.referee)}
>
Öffnen
</button>
`}var x=d(h(),1);var Rr=d(Le(),1),Kr=d(R(),1),he=d(v(),1),Pr=d(M(),1);var Sr=d(M(),1),Ze=d(z(),1);function Er({said:e,legal:t,overrides:n}){let r=[...e?[e]:[],...t,...n];return[...new Set(r.map(a=>a.type))]}function Tr({said:e,legal:t,overrides:n},r){return[...e?[e]:[],...t,...n].filter(o=>o.type===r)}function Cr({kept:e,changed:t,conflicts:n}){let r=t.filter(({how:o})=>o==="kept").length;return`${[(0,Ze.tn)("{count} Schritt bleibt, wie er war","{count} Schritte bleiben, wie sie waren",e-r),r&&(0,Ze.tn)("{count} Schritt verläuft anders","{count} Schritte verlaufen anders",r),n.length&&(0,Ze.tn)("{count} Schritt passt nicht mehr und fällt weg","{count} Schritte passen nicht mehr und fallen weg",n.length)].filter(Boolean).join(", ")}.`}function Or({how:e,seq:t}){let n={kept:"Verläuft anders",replaced:"Stattdessen gesagt",inserted:"Eingefügt"};return t===null?n[e]:`${n[e]} (Eintrag ${t})`}function zr(e){let t=e.replace(/\[(\d+)\]/g,(n,r)=>` ${Number(r)+1}`);return(0,Sr.spelled)(t.replaceAll(".",", "))}function Ue(e){return e==null?"nichts":typeof e=="boolean"?e?"ja":"nein":Array.isArray(e)?e.every(n=>typeof n!="object"||n===null)&&e.length<9?e.join(", ")||"keine":`${e.length} davon`:typeof e=="object"?Object.values(e).map(Ue).join(", "):String(e)}var k=d(h(),1);var _r=d(Le(),1),Dr=d(v(),1),qe=d(M(),1);var Mr=d(z(),1),Ar=12;function Lr({plan:e,also:t,confirm:n,close:r}){let{state:a}=(0,Dr.useTable)();return k.html`
<div class="plan" data-testid="plan" ref=${_r.intoView}>
<p>${Cr(e)}</p>
${e.conflicts.map(o=>k.html`<${Ws} conflict=${o} also=${t} />`)}
${e.changed.map(o=>k.html`<${Gs} step=${o} />`)}
<${Vs} plan=${e} />
<${Zs} plan=${e} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${a.busy.amend}
onClick=${n}
>
Bestätigen
</button>
<button class="quiet" data-testid="amend-leave" onClick=${r}>Lassen</button>
</div>
</div>
`}function Ws({conflict:e,also:t}){let{seq:n,told:r,detail:a,rule:o,ruling:s,instead:i}=e,l=c=>()=>t({seq:n,how:"replace",command:c});return k.html`
<div class="conflict" data-testid="conflict">
<p><s>${r.join(" ")}</s></p>
<p>${(0,qe.sentence)(a)} ${o&&k.html`<span class="rule">(${o})</span>`}</p>
${s&&k.html`<p class="hint">${s.answer}</p>`}
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
`}function Vs({plan:e}){let t=n=>n.map(r=>`${r.why}: ${r.values.join(" ")}`).join("; ");return k.html`
${e.fresh.length>0&&k.html`<p>Das Programm würfelt: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&k.html`<p class="hint">Nicht mehr gebraucht: ${t(e.unused)}.</p>`}
`}function Zs({plan:e}){if(!e.state.length)return k.html`<p>Am Stand des Spiels ändert sich nichts.</p>`;let t=e.state.length-Ar;return k.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,Ar).map(({what:n,before:r,after:a})=>k.html`
<div>
<dt>${zr(n)}</dt>
<dd>${Ue(r)} → ${Ue(a)}</dd>
</div>
`)}
</dl>
${t>0&&k.html`<p class="hint">${(0,Mr.tn)("{count} weiterer Wert.","{count} weitere Werte.",t)}</p>`}
${e.outcome&&k.html`<p>Das Spiel ist dann vorbei: ${e.outcome}.</p>`}
`}var ie="amend";function Br({seq:e,close:t}){let{deeds:n}=(0,he.useTable)(),r=(0,he.useSession)(),[a,o]=(0,x.useState)(null),[s,i]=(0,x.useState)([]),[l,c]=(0,x.useState)(null);(0,x.useEffect)(()=>{n.ask(ie,()=>n.api.spoken(r.id,e)).then(o)},[r.id,e]);let p=async m=>{let $=()=>n.api.planAmendment(r.id,m,r.seq),f=await n.ask(ie,$);f&&(i(m),c(f))},u=async()=>{await n.amend(ie,s,l)?t():c(null)};return x.html`
<div class="correcting" data-testid="correcting" ref=${Rr.intoView}>
${!l&&a&&x.html`<${Us} spoken=${a} show=${p} close=${t} />`}
${l&&x.html`<${Lr}
plan=${l}
also=${m=>p([...s,m])}
confirm=${u}
close=${t}
/>`}
<${Kr.Refusal} spot=${ie} />
${!l&&!a&&x.html`<button class="quiet" onClick=${t}>Lassen</button>`}
</div>
`}function Us({spoken:e,show:t,close:n}){let{state:r}=(0,he.useTable)(),{seq:a}=e,o=Er(e),[s,i]=(0,x.useState)("replace"),[l,c]=(0,x.useState)(o[0]);if(e.luck)return x.html`<${qs} close=${n} />`;let p=Tr(s==="insert"?{...e,said:null}:e,l);return x.html`
<div class="chips" role="group" aria-label=${"Was geschieht"}>
<${jr} name=${"Etwas anderes sagen"} way="replace" now=${s} turnTo=${i} />
<${jr} name=${"Davor einfügen"} way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${r.busy[ie]}
onClick=${()=>t([{seq:a,how:"remove"}])}
>
Entfernen
</button>
</div>
<label class="field">
<span>Was gesagt wird</span>
<select data-testid="amend-kind" onChange=${u=>c(u.target.value)}>
${o.map(u=>x.html`<option value=${u} selected=${u===l}>${(0,Pr.spelled)(u)}</option>`)}
</select>
</label>
${p.length?x.html`<${Re}
key=${`${s}/${l}`}
examples=${p}
label=${"Zeigen, was sich ändert"}
spot=${ie}
send=${u=>t([{seq:a,how:s,command:u}])}
/>`:x.html`<p class="hint">Das war an dieser Stelle nicht möglich.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Lassen</button>
`}function jr({name:e,way:t,now:n,turnTo:r}){return x.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${n===t}
onClick=${()=>r(t)}
>
${e}
</button>
`}function qs({close:e}){return x.html`
<p class="hint">
Diese Würfel hat das Programm geworfen. Korrigiere den Schritt, der sie verlangt hat.
</p>
<button class="quiet" onClick=${e}>Lassen</button>
`}var $e=d(h(),1),W=d(Ir(),1);function Hr({wanted:e,want:t,players:n,groups:r,hits:a}){let o=s=>i=>t({...e,[s]:i.target.value});return $e.html`
<form class="finder" role="search" onSubmit=${s=>s.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Das Protokoll durchsuchen: Wörter oder die Nummer eines Eintrags"}
placeholder=${"Suchen, oder #12"}
value=${e.words}
onInput=${o("words")}
/>
<select data-testid="find-player" aria-label=${"Von wem"} onChange=${o("player")}>
<option value="" selected=${!e.player}>Alle</option>
${n.map(({name:s})=>$e.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"Was"} onChange=${o("kind")}>
<option value="" selected=${!e.kind}>Alles</option>
${(0,W.kindsIn)(r).map(({value:s,title:i})=>$e.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${(0,W.narrows)(e)&&$e.html`<p class="found" role="status" data-testid="found">
${(0,W.foundTold)(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(W.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var C=d(h(),1),Je=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],Js=6;function Fr({frames:e,decisive:t,spots:n}){let r=Xs(e),[{at:a,playing:o},s]=(0,C.useState)({at:0,playing:!0}),[i,l]=(0,C.useState)(0),c=Math.min(a,e.length-1);(0,C.useEffect)(()=>{if(!o||r<e.length)return;let m=g=>(g+1)%(e.length+Js),f=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Je[i].fps);return()=>clearInterval(f)},[o,i,r,e.length]);let p=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),u=()=>s(m=>({...m,playing:!m.playing}));return C.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${r}
data-at=${c}
>
<div class="touchable">
<img
src=${e[c]}
alt=${`Wiederholung, Bild ${c+1}`}
width="640"
height="360"
/>
${n("in_replay")}
</div>
${r<e.length&&C.html`<progress
max=${e.length}
value=${r}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${o?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${u}
>
${o?"Anhalten":"Abspielen"}
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
`}function Qs({places:e,frames:t,shown:n,stopAt:r}){return e.length?C.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(a=>C.html`
<button
data-testid="decisive"
aria-label=${`Bei Bild ${a+1} anhalten, einem entscheidenden`}
aria-pressed=${a===n}
onClick=${()=>r(a)}
>
<img src=${t[a]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function Xs(e){let[t,n]=(0,C.useState)(0),r=(0,C.useRef)([]);return(0,C.useEffect)(()=>(n(0),r.current=e.map(a=>{let o=new Image;return o.onload=()=>n(s=>s+1),o.src=a,o}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var St=d(h(),1),Wr=d(v(),1);function Gr(){let e=(0,Wr.useSession)(),t=se();return t?Be(t)?St.html`<${ae} session=${e} story=${t} />`:St.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}var L=d(h(),1),Qe=d(v(),1);var Ur=d(Zr(),1),Xe=d(Ke(),1),Q=d(M(),1);var qr=d(z(),1);function Jr(){let{state:e}=(0,Qe.useTable)(),t=(0,Qe.useSession)(),n=se(),r=(0,Xe.standingOf)(e.entries),a=e.entries.filter(({seq:s})=>r.has(s)),{outcome:o}=t;return L.html`
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
<p class="why">${o?`${(0,Q.sentence)(o.why)}.`:"Das Spiel geht weiter."}</p>
<${Ge} ...${We(t)} />
<p class="small-facts">${Ve(t.state,a).join(" · ")}</p>
<${Pe} deeds=${n?.deeds} />
<${ae} session=${t} story=${n} />
</section>
<${Ys} entries=${a} gone=${e.entries.length-a.length} />
</main>
`}function Ys({entries:e,gone:t}){return L.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,Ur.chaptersOf)((0,Xe.groupsOf)(e)).map(({title:n,first:r,turns:a})=>L.html`
<h3 key=${r}>${n}</h3>
${a.map(({turn:o,groups:s})=>L.html`
${o&&L.html`<h4>${o}</h4>`}
<ol>
${s.map(i=>L.html`<${eo} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&L.html`<p class="hint">
${(0,qr.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",t)}
</p>`}
</section>
`}function eo({group:e}){let[{proposal:t,comment:n}]=e.entries;return L.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,Q.clock)(e.at)}</span>
<span>
${e.entries.map(({told:r})=>r).join(" ")}
${t&&!n&&L.html` <em class="mark">Von der Kamera gesehen.</em>`}
${n&&L.html` <em class="mark">${(0,Q.sentence)(n)}.</em>`}
</span>
</li>
`}var Yr=d(Xr()),ea=document.createElement("style");ea.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(ea);(0,Yr.arrived)("aside",Et);