var Sa=Object.create;var et=Object.defineProperty;var Ea=Object.getOwnPropertyDescriptor;var Ta=Object.getOwnPropertyNames;var za=Object.getPrototypeOf,_a=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Aa=(e,t)=>{for(var n in t)et(e,n,{get:t[n],enumerable:!0})},Ca=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Ta(t))!_a.call(e,a)&&a!==n&&et(e,a,{get:()=>t[a],enumerable:!(r=Ea(t,a))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Sa(za(e)):{},Ca(t||!e||!e.__esModule?et(n,"default",{value:e,enumerable:!0}):n,e));var u=w((Es,At)=>{At.exports=core["view.js"]});var xe=w((Ts,Ct)=>{Ct.exports=core["page/part.js"]});var $=w((_s,Lt)=>{Lt.exports=core["page/table.js"]});var A=w((Ls,Nt)=>{Nt.exports=core["language.js"]});var Gt=w((js,Ft)=>{Ft.exports=core["picture/matter_of_course.js"]});var L=w((Bs,qt)=>{qt.exports=core["words.js"]});var Jt=w((Ps,Qt)=>{Qt.exports=core["picture/live.js"]});var R=w((Ns,Xt)=>{Xt.exports=core["page/refusal.js"]});var Se=w((ei,hn)=>{hn.exports=core["address.js"]});var In=w((wi,Nn)=>{Nn.exports=core["page/place.js"]});var he=w((Ii,pr)=>{pr.exports=core["log/groups.js"]});var Dr=w((dl,Or)=>{Or.exports=core["games/awaited.js"]});var Vr=w((vl,qr)=>{qr.exports=core["looking_on.js"]});var ea=w((Sl,Yr)=>{Yr.exports=core["log/finding.js"]});var ga=w((Rl,ha)=>{ha.exports=core["log/chapters.js"]});var ka=w((cc,wa)=>{wa.exports=core["parts.js"]});var zt={};Aa(zt,{Announcer:()=>ca,ByDevice:()=>Pt,Calibrate:()=>Pn,ClipButton:()=>Nr,Curtain:()=>Xr,End:()=>Cr,Finder:()=>ta,Happened:()=>Ut,Invite:()=>Wn,KeptGames:()=>Br,LogPlot:()=>ua,Loop:()=>da,MissedThrow:()=>aa,NewGame:()=>dr,Notices:()=>ia,OpenQuestions:()=>Gr,OverTime:()=>fa,Report:()=>xa,StoreTroubles:()=>Wt});var tt=c(u(),1),Kt=c(xe(),1);var Rt=c(u(),1);var we=c(u(),1),Oa="this device",Ot="settings",Dt={sound:!1,speech:!1,buzz:!1,awake:!0};function Mt(e=localStorage){try{return{...Dt,...JSON.parse(e.getItem(Oa)??"{}")}}catch{return Dt}}function ke(){let[e,t]=(0,we.useState)(Mt);return(0,we.useEffect)(()=>{let n=()=>t(Mt());return addEventListener(Ot,n),()=>removeEventListener(Ot,n)},[]),e}var jt=c($(),1);function Bt(){let e=(0,jt.useSession)(),t=ke().awake&&!e.outcome;return(0,Rt.useEffect)(()=>t?Da():void 0,[t]),null}function Da(e=navigator.wakeLock){let t=null,n=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),r()}}function Pt(){let{sound:e,speech:t,buzz:n}=ke();return tt.html`
<${Bt} />
${(e||t||n)&&tt.html`<${Kt.Part} of="device" view="Signals" quiet />`}
`}var J=c(u(),1),It=c($(),1),Ht=c(A(),1);function Wt(){let{state:e}=(0,It.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:J.html`
${t.problems.map(n=>J.html`<p class="store-trouble" role="alert" key=${n}>${n}</p>`)}
${t.set_aside>0&&J.html`<${Ma} count=${t.set_aside} />`}
`}function Ma({count:e}){return J.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Ht.tn)("Ein Spiel ist beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihm fehlt.","{count} Spiele sind beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihnen fehlt.",e,{command:J.html`<code>tableref store check</code>`})}
</p>
`}var Vt=c(Gt(),1),de=c(u(),1),Zt=c(L(),1),La=180,Ra=3;function Ut({camera:e}){let[t,n]=(0,de.useState)(0),a=(e?.happened??[]).filter(s=>s.number>t&&s.ago_s<La&&s.text!==Vt.MATTER_OF_COURSE);if(!a.length)return null;let o=a[a.length-1].number;return de.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-Ra).reverse().map(s=>de.html`
<li key=${s.number}>
<time>${ja(s.ago_s)}</time>
${(0,Zt.sentence)(s.text)}${/[.?!]$/.test(s.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>n(o)}>Gelesen</button>
</div>
`}function ja(e){return e<5?"jetzt":e<60?`vor ${Math.round(e)} s`:`vor ${Math.round(e/60)} min`}var x=c(u(),1),Bn=c(Jt(),1),mt=c($(),1),Kn=c(R(),1);var D=c(u(),1);function Yt(e,t){let{x_px:n,y_px:r,sigma_mm:a}=e,o=[];for(let s=0;s+1<r.length;s+=1)for(let i=0;i+1<n.length;i+=1){let l=[[n[i],r[s],a[s][i]],[n[i+1],r[s],a[s][i+1]],[n[i+1],r[s+1],a[s+1][i+1]],[n[i],r[s+1],a[s+1][i]]];o.push(...Ba(l,t))}return o}function Ba(e,t){if(e.some(([,,a])=>a===null))return[];let n=e.flatMap((a,o)=>Ka(a,e[(o+1)%4],t)),r=[];for(let a=0;a+1<n.length;a+=2)r.push([...n[a],...n[a+1]]);return r}function Ka([e,t,n],[r,a,o],s){if(n<=s==o<=s)return[];let i=(s-n)/(o-n);return[[e+i*(r-e),t+i*(a-t)]]}var en=c(A(),1);function S(e,t){let n={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(en.LANGUAGE,n)}var O=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],tn=O.slice(0,-1).map(e=>e.upTo);function nn(e){return O.findIndex(t=>e<=t.upTo)}function rn(e){return e===0?`unter ${S(O[0].upTo)}`:e===O.length-1?`über ${S(O[e-1].upTo)}`:`${S(O[e-1].upTo)} bis ${S(O[e].upTo)}`}var Pa=1280,Na=7;function an({told:e,shown:t}){let{check:n,table:r}=e,[a,o]=n.size_wh,s=a/Pa;return D.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${o}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Erwarteter Fehler auf dem Tisch und die gefundenen Druckblätter"}
data-testid="overlay"
>
${t&&D.html`<${Ia} map=${r.map} /><${Wa} map=${r.map} unit=${s} size=${[a,o]} />`}
${r.outline_px.length>2&&D.html`<polygon
class="table-outline"
points=${r.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${r.marks.flatMap(i=>i.marks_px).map(i=>D.html`<${Ga} mark=${i} unit=${s} />`)}
</svg>
`}function Ia({map:e}){let t=e.x_px[1]-e.x_px[0],n=e.y_px[1]-e.y_px[0],r=e.sigma_mm.flatMap((a,o)=>Ha(a).map(s=>({...s,y:o})));return O.map(({colour:a,opacity:o},s)=>D.html`
<g fill=${a} opacity=${o}>
${r.filter(i=>i.step===s).map(({start:i,end:l,y:d})=>D.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[d]-n/2}
width=${t*(l-i)}
height=${n+1}
/>
`)}
</g>
`)}function Ha(e){let t=[];return e.forEach((n,r)=>{let a=n===null?null:nn(n),o=t.at(-1);o&&o.step===a?o.end=r+1:t.push({start:r,end:r+1,step:a})}),t.filter(n=>n.step!==null)}function Wa({map:e,unit:t,size:n}){return tn.map(r=>{let a=Yt(e,r);if(!a.length)return null;let o=a.map(([l,d,p,f])=>`M${l} ${d}L${p} ${f}`).join(""),[s,i]=Fa(a,n,t);return D.html`
<path class="error-line under" d=${o} />
<path class="error-line" d=${o} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${r} mm</text>
`})}function Fa(e,[t,n],r){let a=([l,d])=>Math.min(l,t-l,1.8*d,1.8*(n-d)),[o,s]=e.reduce((l,d)=>a(d)>a(l)?d:l),i=(l,d,p)=>Math.min(Math.max(l,d),p-d);return[i(o,60*r,t),i(s+7*r,26*r,n)]}function Ga({mark:e,unit:t}){if(e.length>2)return D.html`<polygon class="mark" points=${e.map(o=>o.join(",")).join(" ")} />`;let[[n,r]]=e,a=Na*t;return D.html`<path class="mark" d=${`M${n-a} ${r}H${n+a}M${n} ${r-a}V${r+a}`} />`}var nt=c(u(),1);var rt=c(A(),1);function on({map:e,shown:t,show:n,children:r}){return nt.html`
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
${O.map((a,o)=>nt.html`<li><i style=${`background: ${a.colour}`}></i>${rn(o)}</li>`)}
</ol>
<p class="hint">${qa(e)}</p>
</div>
`}function qa(e){let{height_mm:t,median_mm:n,p95_mm:r}=e;if(n===null)return t===0?"Auf dem Tisch selbst ist nichts im Bild.":`${t} mm über dem Tisch ist nichts im Bild.`;let a={height:t,usual:S(n,2),most:S(r,1)};return t===0?(0,rt.t)("Das gilt für Punkte auf dem Tisch selbst: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a):(0,rt.t)("Das gilt für Punkte {height} mm über dem Tisch: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a)}var F=c(u(),1),ln=c(A(),1),cn={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},Va="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",Za="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",Ua="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function dn({check:e,stopped:t,calibrated:n}){let{instruction:r,further:a}=e;return t?F.html`<${sn} cause="camera/still" sentence=${Za} />`:!n&&!r?F.html`<${sn} cause="board/unseen" sentence=${Ua} />`:F.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${cn[e.grade]}</h2>
<p data-testid="instruction" data-cause=${r?.cause??""}>
${r?.sentence??Va}
</p>
${a.length>0&&F.html`
<details class="other">
<summary>
${(0,ln.tn)("Danach noch etwas","Danach noch {count} Dinge",a.length)}
</summary>
<ol>
${a.map(o=>F.html`<li>${o.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function sn({cause:e,sentence:t}){return F.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${cn.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var ve=c(u(),1);var mn=c(A(),1);function fn({check:e}){return ve.html`
<div class="card">
<h2>Was die Kamera liefert</h2>
<dl class="measures" data-testid="figures">
${Ja(e).map(([t,n,r])=>ve.html`
<dt>${t}</dt>
<dd data-grade=${n??"plain"}>
<span>${r}</span>
${n&&ve.html`<b class="grade" data-grade=${n}>${Qa[n]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Qa={good:"gut",fair:"mittel",poor:"schlecht"};function Ja(e){let{light:t,blur:n,rate:r,steadiness:a,view:o,boards:s,accuracy:i,held_out:l,focal:d}=e;return[["Licht",t.grade,Ya(t)],["Schärfe",n.grade,`um ${S(n.px,1)} px verwischt`],r&&["Bilder",r.grade,`${`${Math.round(r.fps)} pro Sekunde`}${eo(r)}`],a&&["Ruhe",a.grade,to(a)],o&&["Maßstab",o.grade,no(o)],o&&["Kamera",null,ro(o)],o&&["Im Bild",null,ao(o)],s&&["Druckblätter",s.grade,s.seen.map(oo).join(", ")],i&&["Genauigkeit",i.grade,io(i)],l&&["Ecken zur Probe",null,`${ye(l.median_mm)} daneben, 95 % unter ${ye(l.p95_mm)} (${l.corners})`],d&&["Brennweite",null,`${Math.round(d.px)} px ± ${d.sigma_percent} %, bekannt aus ${Xa[d.known_from]}`]].filter(Boolean)}var Xa={"camera file":"der Kameradatei",pictures:"mehreren Bildern",picture:"einem einzigen Bild"};function Ya(e){let t=Math.round(e.median),n=e.glare.length;return[e.paper===null?`Tisch ${t} von 255`:`Papier ${Math.round(e.paper)}, Tisch ${t} von 255`,n>0&&(0,mn.tn)("{count} gespiegelte Lampe","{count} gespiegelte Lampen",n)].filter(Boolean).join(", ")}function eo(e){return e.missing?`, ${`${e.missing} fehlen`}`:""}function to(e){let{flicker:t,hunting:n,shake_px:r}=e;return`flackert ${pn(t)}, schwankt ${pn(n)}, wackelt ${S(r,1)} px`}function no(e){return`${S(e.mm_per_px,1)} mm pro Pixel, schlimmstenfalls ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function ro(e){return`${Math.round(e.height_mm/10)} cm hoch, Blick ${Math.round(e.tilt_deg)}° nach unten; 10 mm Höhe sehen aus wie ${(10*e.parallax).toFixed(0)} mm Entfernung`}function ao(e){return`Tisch auf ${un(e.table_share)} des Bildes, ${un(e.between_boards_share)} der Fläche zwischen den Druckblättern`}function oo(e){let{name:t,corners_found:n,corners_total:r}=e;return`${`${t}: ${n} von ${r} Ecken`}${so(e)}`}function so(e){let t=e.corners_in_view-e.corners_found,n=e.corners_total-e.corners_in_view,r=[t&&`${t} verdeckt`,n&&`${n} außerhalb`].filter(Boolean);return r.length?` (${r.join(", ")})`:""}function io(e){return`${ye(e.median_mm)}, 95 % unter ${ye(e.p95_mm)}. ${e.tells}`}function ye(e){return e===null?"unbekannt":`${S(e,2)} mm`}function pn(e){return`${S(100*e,1)} %`}function un(e){return`${Math.round(100*e)} %`}var X=c(u(),1),gn=c(Se(),1),Ee=c(A(),1);function $n({camera:e,code:t}){return X.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Diese Kamera speichern</summary>
<p class="hint">
${e.keep_as?(0,Ee.t)("Leg die Datei als {file} in den Datenordner: Beim nächsten Mal wird sie von selbst verwendet.",{file:X.html`<code>${e.keep_as}</code>`}):(0,Ee.t)("Gib die Datei mit {serve} an oder mit {calibrate}.",{serve:X.html`<code>--camera-file</code>`,calibrate:X.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,Ee.t)("Sie gilt, solange Zoom, Schärfe und Auflösung bleiben, wie sie sind. Am besten ist eine Datei aus zehn Bildern eines Blattes, das du verschieden vor die Kamera hältst: {command}.",{command:X.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,gn.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var j=c(u(),1);var lo=[.2,.375,.5555555555555556,.6666666666666666],co=(e,t)=>n=>{let r=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,o=r>8?a:1,s=t/o|0,i=t%o,l=o-i,d=r>8?s*lo[n]+(e>5)&-2:a,p=s-d;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:d}};var G=e=>new Uint8Array(e),pe=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},Te=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),ot=e=>e.charCodeAt(0),wn=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),kn=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},lt=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},ee=(e,t,n,r,a=(s,i)=>n(s.length,i),o=r?s=>wn(kn(r),e(s)):e)=>(o.test=t,o.l=n,o.est=a,o.eci=r&&[r],o),vn=ee(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),yn=ee(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*Te(e[r])+Te(e[r+1]),11);r<e.length&&t.push(Te(e[r]),6)},e=>Te(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Y=ee(e=>lt([...e].map(ot)),e=>ot(e)<128,(e,t)=>12+8*(t>9)+8*e);Y._=!0,Y.u=!0;var ct=ee(Y,e=>ot(e)<256,Y.l,3);ct._=!0;var bn=new TextEncoder,dt=ee(e=>lt(bn.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*bn.encode(e).length);dt._=!0;var st=()=>{let e=new Map,t=new TextDecoder("sjis"),n=G(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),st=()=>e,e},pt=ee(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(st().get(r),13)},e=>st().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);pt._=!0;var Sn=[vn,yn,Y,ct,pt,dt],po={auto:(e,{modes:t=Sn}={})=>(n,r)=>{let a=t.map((p,f)=>{let m=new Map,y=(h,g)=>(m.has(h)||m.set(h,g(h,r)),m.get(h));return{m:p,h:1<<f,C:p.est("",r),S:p.l?(h,g)=>y(g-h,p.l):(h,g)=>y(e.slice(h,g),p.est)}}),o=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let f=0;if(p)for(let m of a)m.m.test(p)&&(f|=m.h);if(!p||f!==l){if(l!==-1){let m=new Set(o.map(h=>h.D)),y=[];for(let{m:h,C:g,S:T,h:_}of a)if(l&_){let W=T(s,i);for(let ie of h.eci??m)if(!h.u||!ie){let le;for(let P of o)if(P.D===ie||h.eci){let ce=P.m===h&&P.D===ie,Ye=ce?P.V:P,_t=h._&&ce?P.v+W-g:Ye.v+12*(Ye.D!==ie)+(ce?T(ce?P.$:s,i):W);(!le||_t<le.v)&&(le={$:ce?P.$:s,V:Ye,m:h,D:ie,A:i,v:_t})}le&&y.push(le)}}o=y}l=f,s=i}i+=p.length}o.length||pe(5);let d=[];for(let p=o.reduce((f,m)=>m.v<f.v?m:f);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(n,r))},multi:wn,eci:kn,bytes:lt,numeric:vn,alphaNumeric:yn,ascii:Y,iso8859_1:ct,shift_jis:pt,utf8:dt},uo=()=>({F:G(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),at=(e,t=e*e,n=G(t))=>({size:e,K:n,get:(r,a)=>r>=0&&r<e&&!!(1&n[a*e+r]),toString({on:r="##",off:a="  ",lf:o=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let d="";for(let p=-l;p<e+l;++p){for(let f=-i;f<e+i;++f)d+=this.get(f,p)?r:a;d+=o}return d},toImageData(r,{on:a=[0,0,0],off:o=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let d=e+2*i,p=e+2*l,f=r.createImageData(d,p),m=new Uint32Array(f.data.buffer);f.data.set([...a,255]);let y=m[0];f.data.set([...o,255]);let h=m[0];for(let g=0;g<p;++g)for(let T=0;T<d;++T)m[g*d+T]=this.get(T-i,g-l)?y:h;return f},toCanvas(r,a){let o=r.getContext("2d"),s=this.toImageData(o,a);r.width=s.width,r.height=s.height,o.putImageData(s,0,0)},toDataURL({type:r="image/png",scale:a=1,...o}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,o);return s.width=l.width*a,s.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(r,1)}}),ze=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],_e=G(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))_e[_e[t+255]=e++]=t;var En=e=>_e[e%255],Tn=e=>_e[e+255],mo=(e,t)=>{let n=G(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)n[r+a]^=En(e[r]+t[a]);return n.map(Tn)},fo=(e,t)=>{let n=G(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let a=Tn(n[r]);for(let o=0;o<t.length;++o)n[r+o]^=En(t[o]+a)}return n.slice(e.length)},it=[[0],[0,0]];for(let e=1;e<30;++e)it.push(mo(it[e],[0,e]));var ho=(e,t)=>{let n=[[],[]],r=0,a=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,r+=i){let d=e.slice(r,r+i);n[0].push(d),n[1].push(fo(d,it[t.i])),a+=i+t.i}let o=G(a);a=0;for(let s of n)for(let i=0,l=-1;l<a;++i){l=a;for(let d of s)i<d.length&&(o[a++]=d[i])}return o},zn=(e,t,n)=>{let r=e<<=n;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>n));return r|e},go=({size:e,K:t},n)=>{let r=(s,i,l,d)=>{for(;l-- >0;s+=e)t.fill(d,s,s+i)},a=(s,i,l)=>{for(let d=0;d++<3;l-=2)r(i*e+s-(l>>1)*(e+1),l,l,2|d)},o=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let s=e-7;s>8;s-=o){for(let i=s;i>8;i-=o)a(s,i,5);s<e-7&&a(s,6,5)}if(n>6)for(let s=zn(n,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;r(7,2,9,2),r(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;a(3,3,7),a(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},$o=({size:e,K:t})=>{let n=[];for(let r=e-2,a=e,o=-1;r>=0;r-=2){for(r===5&&(r=4);a+=o,a!==-1&&a!==e;){let s=a*e+r;t[s+1]||n.push(s+1),t[s]||n.push(s)}o*=-1}return n},bo=({K:e},t,n)=>t.forEach((r,a)=>e[r]=n[a>>3]>>(7&~a)&1),xo=({size:e,K:t},n,r,a)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(n(i,s)||2&t[l])}let o=21522^zn((1^a)<<3|r,1335,10);for(let s=0;s++<8;o>>=1)t[(s-(s<7))*e+8]=1&o,t[9*e-s]=1&o;for(let s=8;--s,o;o>>=1)t[8*e+s-(s<7)]=1&o,t[(e-s)*e+8]=1&o},wo=({size:e,K:t},n=0,r=0)=>{for(let a=0;a<e;++a){for(let o=0;o<2;++o)for(let s,i=0,l=0,d=2;i<e;++i){let p=1&t[o?a*e+i:i*e+a];r+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(n+=40),p^d&&(s=0),d=p,n+=++s===5?3:s>5}if(a)for(let o=e+a,s=5*t[a-1]^t[a];o<e*e;o+=e){let i=5*t[o-1]^t[o];n+=3*!(1&(s|i)|4&(s^i)),s=i}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},xn=[],Ae=(e=pe(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:a=40,mask:o,trailer:s=60433,...i}={})=>{n<t&&pe(3),a<r&&pe(2),typeof e=="string"&&(e=po.auto(e,i));for(let l=r,d=0;l<=a;++l){let p=xn[l];p||(xn[l]=p=at(4*l+17),go(p,l),p.p=$o(p));let f=co(l,p.p.length>>3);if(8*f(t).t<d)continue;let m=uo();e(m,l),d=m.I;for(let y=n;y>=t;--y){let h=f(y);if(8*h.t<d)continue;for(m.I=d+11&-8;m.I<8*h.t;)m.push(s,16);let g=at(p.size,p.K);return bo(g,p.p,ho(m.F,h)),(ze[o]?[ze[o]]:ze).map((T,_)=>{let W=at(g.size,g.K);return xo(W,T,o??_,y),W.s=ze[o]?0:wo(W),W}).reduce((T,_)=>_.s<T.s?_:T)}}pe(4)};Ae.with=(...e)=>(t,n)=>Ae(t,{modes:[...Sn,...e],...n});var _n=c(u(),1),ut=4;function Ce({text:e,label:t}){let n=Ae(e),r=n.size+2*ut;return _n.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${ko(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function ko(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+ut} ${n+ut}h1v1h-1z`);return t.join("")}var An=c($(),1),Cn=c(R(),1);function On({source:e}){let{state:t,deeds:n}=(0,An.useTable)(),[r,a]=(0,j.useState)(null),o=l=>n.ask("phone",()=>l().then(a));if((0,j.useEffect)(()=>{e==="camera phone"&&o(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=r?.links??[];return j.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${s&&j.html`<${Ce} text=${s} label=${"QR-Code des Links für das Handy"} />`}
${s&&j.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&j.html`<p class="hint">
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
<${Cn.Refusal} spot="phone" />
</div>
`}var q=c(u(),1),Dn=c(Se(),1);var Oe=c(u(),1);function te(e){let[t,n]=(0,Oe.useState)({answer:null,refused:null});return(0,Oe.useEffect)(()=>{let r=!1;return e().then(a=>r||n({answer:a,refused:null})).catch(a=>r||n({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var Mn=c($(),1),vo={a4:"A4",letter:"Letter"};function Ln({code:e}){let{deeds:t}=(0,Mn.useTable)(),[n,r]=(0,q.useState)("a4"),{answer:a}=te(t.api.sheets);return q.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(vo).map(([o,s])=>q.html`
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
${(a??[]).map(o=>q.html`<${yo} sheet=${o} paper=${n} code=${e} />`)}
</ul>
</div>
`}function yo({sheet:e,paper:t,code:n}){let r=a=>(0,Dn.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,n);return q.html`
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
`}var De=c(u(),1),Rn=c($(),1),So=700;function jn(e){let{deeds:t}=(0,Rn.useTable)(),[n,r]=(0,De.useState)({told:null,silent:!1});return(0,De.useEffect)(()=>{let a=!1,o;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;r(l=>({told:i??l.told,silent:!i}))}o=setTimeout(s,So)}return s(),()=>{a=!0,clearTimeout(o)}},[e]),n}var Eo=[0,30,60];function Pn(){let{code:e}=(0,mt.useTable)(),[t,n]=(0,x.useState)(0),[r,a]=(0,x.useState)(!0),{told:o,silent:s}=jn(t),i=o?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!o}>
<section class="calibrate-seen" aria-label=${"Der Tisch im Bild der Kamera"}>
${o&&!o.camera?x.html`<p class="card no-lens">
Keine Kamera. Starte das Programm mit --camera oder --footage.
</p>`:x.html`<${zo} told=${o} silent=${s} code=${e} shown=${r} />`}
${i&&x.html`<${dn} check=${i} stopped=${To(o,s)} calibrated=${!!o.table} />`}
${o?.table&&x.html`<${on} map=${o.table.map} shown=${r} show=${a}>
<${_o} heightMm=${t} choose=${n} />
<//>`}
</section>
<section class="calibrate-told">
<${On} source=${o?.camera?.source} />
${i&&x.html`<${fn} check=${i} />`}
${o?.camera&&x.html`<${Ao} told=${o} />`}
${o?.table&&x.html`<${$n} camera=${o.camera} code=${e} />`}
<${Ln} code=${e} />
</section>
</main>
`}function To(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function zo({told:e,silent:t,code:n,shown:r}){let a=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!a}>
<${Bn.Live} code=${n} link="live" />
${e?.table&&!t&&x.html`<${an} told=${e} shown=${r} />`}
${a&&x.html`<p class="frozen">${t?"Keine Verbindung":"Bild steht still"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function _o({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Höhe, für die der Fehler gilt"}>
${Eo.map(n=>x.html`
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
`}function Ao({told:e}){let{state:t,deeds:n}=(0,mt.useTable)(),r=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${r} onClick=${()=>n.ask("solve",n.api.solve)}>
Neu bestimmen
</button>
<p class="hint">
${e.camera.calibrated?"Bestimmt Kamera und Tisch im nächsten Bild neu; dabei darf nichts die Druckblätter verdecken.":"Noch ist kein Druckblatt erkannt; das Programm sucht weiter."}
</p>
<${Kn.Refusal} spot="solve" />
</div>
`}var b=c(u(),1),ue=c(Se(),1),Le=c(In(),1),Re=c($(),1),Hn=c(R(),1);var ne=c(u(),1);function Me({title:e,close:t,children:n}){let r=(0,ne.useRef)(null);return(0,ne.useEffect)(()=>{r.current?.showModal()},[]),ne.html`
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
`}var je=c(A(),1),Co=1500;function Wn({close:e}){let{deeds:t}=(0,Re.useTable)(),n=(0,Re.useSession)(),{answer:r,refused:a}=te(()=>t.api.codes(n.id)),[o,s]=(0,b.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(n.id,d,p).then(s)),l=o??r;return b.html`
<${Me} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,ue.onlyThisMachine)()&&b.html`<p class="hint">
${(0,je.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${Hn.Refusal} spot="codes" />
${l&&b.html`<${Oo} session=${n} codes=${l} change=${i} />`}
<//>
`}function Oo({session:e,codes:t,change:n}){let r=o=>e.state.players?.find(s=>s.seat===o)?.name??`Platz ${o}`,a=[...t.seats.map((o,s)=>[r(s+1),o,s+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, anderswo",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([o,s,i])=>b.html`
<${Lo}
key=${i}
who=${o}
link=${s&&(0,ue.invitation)(e.id,s)}
change=${l=>n(i,l)}
/>
`)}
${t.spectator&&b.html`<${Do} link=${Mo(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${new Date(t.end_at).toLocaleString(je.LANGUAGE)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function Do({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${Fn} who=${"die Leinwand"} link=${e} />
</li>
`}function Mo(e,t){return(0,ue.invitation)(e,t,location.origin,Le.ADDRESSES[Le.ROOM])}function Lo({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Fn} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
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
`}function Fn({who:e,link:t}){let[n,r]=(0,b.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),Co)},[o,s]=(0,b.useState)(!1);return b.html`
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
${o&&b.html`<${Ce} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var k=c(u(),1),ht=c($(),1),gt=c(R(),1);var V=c(u(),1);var qn={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Vn=Object.keys(qn),Ro={fill:"#75726b",ink:"#ffffff"};function me(e){let{fill:t,ink:n}=qn[e]??Ro;return{"--hue":t,"--hue-ink":n}}var Gn=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function N(e){return Gn[(e-1)%Gn.length]}var Zn=c(u(),1);var Un=c(L(),1);function Be({colour:e,large:t=!1}){return Zn.html`<span
class=${t?"swatch large":"swatch"}
style=${me(e)}
title=${e?(0,Un.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var Qn=c(L(),1),jo=["Ada","Bo","Cy"],Jn=["orange","blue","green","red","yellow","purple","pink","white"];function Xn(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):jo.map((n,r)=>({name:n,colour:Jn[r]}))}function Yn(e,t){return t?e:e.map(({name:n})=>({name:n}))}function er({players:e,set:t,seats:n,coloured:r}){let[a,o]=n,s=(l,d)=>t(e.with(l,{...e[l],...d})),i=Jn.find(l=>!e.some(d=>d.colour===l));return V.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((l,d)=>V.html`
<div class="player-row" data-testid="player-row">
<${Be} colour=${r?l.colour:N(d+1)} />
<input
aria-label=${`Name von Spieler ${d+1}`}
value=${l.name}
onInput=${p=>s(d,{name:p.target.value})}
/>
${r&&V.html`<${Bo} place=${d} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`${l.name||"Spieler"} entfernen`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((p,f)=>f!==d))}
>
×
</button>
</div>
`)}
${e.length<o&&V.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function Bo({place:e,player:t,change:n}){return V.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...Vn].map(r=>V.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Qn.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var fe=c(L(),1),Di=c(A(),1),Ke=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],Ko=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],Po=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],Ke],No=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],Ke],Io=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],Ke],Ho=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],Ke],Wo={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},Fo={clay_o_rama:Ko,clearing_house:Po,metamorph:No,generation_zero:Io,slargeball:Ho},nr=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}];function rr({name:e,title:t,summary:n,seats:[r,a]}){let o=n.split(`
`)[0].replace(`${t}: `,""),s=[`${r} bis ${a} Spieler`,Wo[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,fe.sentence)(o.replaceAll("'","’")),facts:`${(0,fe.sentence)(s)}.`}}function ar(e){let t=Fo[e.name];return t?t.map(([n,r,a])=>tr(e,n,r,a)):Object.keys(e.options).map(n=>tr(e,n,(0,fe.spelled)(n)))}function tr(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:a,...o}=e.options[t]??{};return{name:t,title:n,text:r,options:o}}var sr=c(u(),1),ir=c($(),1),lr=c(R(),1),or="take-in";function cr(){let{deeds:e,state:t}=(0,ir.useTable)(),n=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return sr.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[or]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${lr.Refusal} spot=${or} />
</div>
`}function dr({close:e}){let{state:t,deeds:n}=(0,ht.useTable)(),{games:r}=t;return(0,k.useEffect)(()=>{n.learnGames()},[]),k.html`
<${Me} title=${"Neues Spiel"} close=${e}>
<${gt.Refusal} spot="games" />
${r.length>0&&k.html`<${Go} games=${r} close=${e} />`}
<${cr} />
<//>
`}function Go({games:e,close:t}){let{deeds:n,state:r}=(0,ht.useTable)(),[a,o]=(0,k.useState)(r.session?.game??e[0].name),s=e.find(_=>_.name===a)??e[0],i=ar(s),[l,d]=(0,k.useState)(i[0].name),[p,f]=(0,k.useState)(()=>Xn(r.session)),[m,y]=(0,k.useState)(r.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(_=>_.name===l)??i[0]).options;return k.html`
<form class="new-game" onSubmit=${_=>{_.preventDefault(),n.begin({game:s.name,options:{...g,players:Yn(p,h)},dice:m})}}>
${e.length>1&&k.html`<${ft}
legend=${"Spiel"}
name="game"
chosen=${s.name}
choose=${o}
options=${e.map(rr)}
/>`}
<${er}
players=${p}
set=${f}
seats=${s.seats}
coloured=${h}
/>
<${ft}
legend=${"Regeln"}
name="preset"
chosen=${l}
choose=${d}
options=${i}
/>
<${ft}
legend=${"Würfel"}
name="dice"
chosen=${m}
choose=${y}
options=${nr}
/>
<div class="answers">
<${gt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function ft({legend:e,name:t,options:n,chosen:r,choose:a}){return k.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(o=>k.html`
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
${o.text&&k.html`<small>${o.text}</small>`}
${o.facts&&k.html`<small class="about">${o.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var I=c(u(),1),kt=c($(),1),zr=c(R(),1),_r=c(he(),1);var re=c(u(),1);function Pe({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return re.html`
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
`}var v=c(u(),1);var z=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function Ne(e){return!!e?.lines.some(({points:t})=>t.length>1)}function $t({lines:e,chapters:t,seq:n}){let r=e.flatMap(s=>s.points),a=r.map(([,s])=>s),o=Math.min(...r.map(([s])=>s));return{from:Math.min(o,t.find(({seq:s})=>s>=o)?.seq??o),to:Math.max(n,o+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function ur({from:e,to:t,least:n,most:r},a=z){let o=a.width-a.left-a.right,s=a.height-a.top-a.bottom;return{x:i=>a.left+o*(i-e)/(t-e),y:i=>a.top+s*(1-(i-n)/(r-n))}}function mr({points:e},t,n){let r=o=>Math.round(o*10)/10;return`${e.map(([o,s],i)=>{let[l,d]=[r(t.x(o)),r(t.y(s))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${r(t.x(n))}`}function fr({least:e,most:t},n=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/n))),o=[1,2,5,10].map(i=>i*a).find(i=>r/i<=n)??r,s=Math.ceil(e/o)*o;return Array.from({length:Math.floor((t-s)/o)+1},(i,l)=>s+l*o)}function bt({chapters:e},{from:t,to:n}){return e.map(({title:a,seq:o},s)=>({title:a,from:o,to:(e[s+1]?.seq??n+1)-1})).filter(a=>a.to>=t)}function hr(e){let t=bt(e,$t(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,name:r,points:a})=>({key:n,name:r,cells:t.map(({to:o})=>a.findLast(([s])=>s<=o)?.[1]??null)}))}}function gr({counts:e,lines:t}){let n=t.map(({name:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function xt({game:e,state:t},{key:n,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===n)?.colour||a(r):e==="slargeball"?t.colours[Number(n)-1]:a(r)}var Ie=["","9 5","2 5","14 5 2 5","5 5"],qo=100;function ae({session:e,story:t}){return!t||!Ne(t)?null:v.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${Vo} session=${e} story=${t} />
<${Zo} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${Jo} story=${t} />
</div>
</details>
</figure>
`}function Vo({session:e,story:t}){return v.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>v.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${me(xt(e,n,N))}
stroke-dasharray=${Ie[r%Ie.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Zo({session:e,story:t}){let n=(0,v.useId)(),r=$t(t),a=ur(r);return v.html`
<svg
viewBox=${`0 0 ${z.width} ${z.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${gr(t)}</title>
<${Uo} levels=${fr(r)} scale=${a} />
<${Qo} spans=${bt(t,r)} extent=${r} scale=${a} />
${t.lines.map((o,s)=>v.html`
<path
class="curve"
key=${o.key}
d=${mr(o,a,r.to)}
style=${me(xt(e,o,N))}
stroke-dasharray=${Ie[s%Ie.length]}
/>
`)}
</svg>
`}function Uo({levels:e,scale:t}){return e.map(n=>v.html`
<g key=${n}>
<path class="level" d=${`M${z.left} ${t.y(n)}H${z.width-z.right}`} />
<text x=${z.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Qo({spans:e,extent:t,scale:n}){let r=z.left;return e.map(({title:a,from:o})=>{let s=n.x(Math.max(o,t.from)),l=a.replace(/\D+/g,"")&&s>=r;return l&&(r=s+qo),v.html`
<g key=${o}>
${o>t.from&&v.html`<path class="span" d=${`M${s} ${z.top}V${z.height-z.bottom}`} />`}
${l&&v.html`<text x=${s+2} y=${z.height-10}>${a}</text>`}
</g>
`})}function Jo({story:e}){let{columns:t,rows:n}=hr(e);return v.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(r=>v.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:r,name:a,cells:o})=>v.html`
<tr key=${r}>
<th scope="row">${a}</th>
${o.map(s=>v.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var kr=c(u(),1),vr=c($(),1),yr=c(R(),1),Sr=c(he(),1);function $r({title:e,outcome:t},n,r){let a=n.map(({seq:o,at:s,told:i})=>`${s} #${o} ${i}${r.has(o)?"":" (zurückgenommen)"}`);return[e,...a,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function br({id:e,game:t,title:n,state:r,outcome:a},o){let s=(r.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:n,players:s,outcome:a,entries:o},null,2)}function xr({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var wr="take-away";function He({session:e}){let{deeds:t,state:n}=(0,vr.useTable)(),r=l=>xr(e,n.entries,l),a=()=>new Blob([$r(e,n.entries,(0,Sr.standingOf)(n.entries))]),o=()=>new Blob([br(e,n.entries)]),s=l=>async()=>{let d=await t.ask(wr,()=>t.api.file(e.id,l));d&&wt(d,r(l))},i=e.role==="referee";return kr.html`
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
<${yr.Refusal} spot=${wr} />
</div>
`}function wt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var We=c(u(),1),Fe=c($(),1),Xo=400;function oe(e=!0){let{deeds:t}=(0,Fe.useTable)(),{id:n,seq:r}=(0,Fe.useSession)(),[a,o]=(0,We.useState)(null);return(0,We.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(n).then(d=>s&&o(d)).catch(()=>{}),a?Xo:0);return()=>{s=!1,clearTimeout(l)}},[e,n,r]),a}var Ar=c(L(),1);var Er=c(L(),1);var Yo={clay_o_rama:ns,clearing_house:rs,generation_zero:as,metamorph:ss,slargeball:is};function Ge(e){let{columns:t,cellsOf:n,colourOf:r}=(Yo[e.game]??ts)(e.state),a=e.outcome?.winners??[],o=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:r?.(s)??N(s.seat),won:a.includes(s.seat),cells:n(s)}));return{columns:t,rows:o.sort(es)}}function es(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((r,a)=>r!==t.cells[a]);return typeof e.cells[n]=="number"?t.cells[n]-e.cells[n]:0}function ts(){return{columns:[],cellsOf:()=>[]}}function ns(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||N(t),cellsOf:({seat:t})=>[ls(e.creatures.filter(({player:n,alive:r})=>n===t&&r),"hit_points")]}}function rs(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function as(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var os={dead:"tot",left:"hat die Karte verlassen"};function ss(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?os[r]??r:n]}}function is(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Er.spelled)(e.colours[t-1]??"")]}}function ls(e,t){return e.reduce((n,r)=>n+r[t],0)}var se=c(u(),1);function qe({columns:e,rows:t}){return t.length?se.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(n=>se.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:r,colour:a,won:o,cells:s})=>se.html`
<tr key=${n} data-won=${o}>
<th scope="row">
<${Be} colour=${a} /> ${r}
${o&&se.html`<span class="won">gewonnen</span>`}
</th>
${s.map(i=>se.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var Z=c(A(),1),cs=6e4;function Ve(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,Z.tn)("{count} Runde","{count} Runden",n):(0,Z.tn)("{count} Zug","{count} Züge",n)),t.length>1&&ds(t),(0,Z.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Tr(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function ds(e){let[t,n]=[e[0],e.at(-1)].map(o=>Date.parse(o?.at??"")),r=Math.max(1,Math.round((n-t)/cs)),a=Math.floor(r/60);return a?`${(0,Z.tn)("{count} Stunde","{count} Stunden",a)} ${(0,Z.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,Z.tn)("{count} Minute","{count} Minuten",r)}function Cr({session:e}){let{state:t}=(0,kt.useTable)(),n=(0,_r.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a));return I.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<p class="why" data-testid="end-why">${(0,Ar.sentence)(e.outcome.why)}.</p>
<${qe} ...${Ge(e)} />
<p class="small-facts">${Ve(e.state,r).join(" · ")}</p>
<${ps} session=${e} />
<${us} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${Tr(r).map(a=>I.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Mitnehmen</summary>
<${He} session=${e} />
</details>
</section>
`}function ps({session:e}){let{deeds:t,state:n}=(0,kt.useTable)(),{game:r,options:a,dice:o}=e;return I.html`
<div class="answers">
${a&&I.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:o})}
>
Noch einmal, mit denselben Leuten
</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${zr.Refusal} spot="begin" />
</div>
`}function us({session:e}){let[t,n]=(0,I.useState)(!1),r=oe(t);return I.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&n(a.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${Pe} deeds=${r?.deeds} />
<${ae} session=${e} story=${r} />
</details>
`}var M=c(u(),1);var yt=c($(),1);var Mr=c(Dr(),1),B=c(L(),1),Lr=c(A(),1);function Rr(e){if(e.set_aside)return{kind:"set aside",words:`Beiseitegelegt: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Vorbei: ${e.outcome.why}.`};let t=r=>e.players?.find(a=>a.seat===r)?.name??`Platz ${r}`,n=(0,Mr.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,B.sentence)(n):"Noch ist nichts geschehen."}}function vt({players:e=[]}){return(0,B.listed)(e.map(({name:t})=>t))}function jr({begun_at:e,last_at:t,seq:n}){if(!e)return"";let r=(0,B.dayAndClock)(e);if(!n||!t)return`Begonnen ${r}`;let a=(0,B.dayAndClock)(t),o=a.split(",")[0]===r.split(",")[0];return`${`Begonnen ${r}, zuletzt gespielt ${o?(0,B.clock)(t):a}`}; ${(0,Lr.tn)("{count} Eintrag","{count} Einträge",n)}`}function Br(){let{code:e,deeds:t,state:n}=(0,yt.useTable)(),{answer:r,refused:a}=te(()=>t.api.kept());return M.html`
<main class="kept" data-testid="kept-games" aria-busy=${!r&&!a}>
<header>
<h1>Spiele</h1>
<a class="button quiet" href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>Der Saal</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>Neues Spiel</button>
</header>
${a&&M.html`<p class="refusal" role="alert">${a}</p>`}
${r?.length===0&&M.html`<p class="hint">Noch keine Spiele.</p>`}
<ol>
${r?.map(o=>M.html`
<${ms} key=${o.id} game=${o} shown=${o.id===n.session?.id} />
`)}
</ol>
</main>
`}function ms({game:e,shown:t}){let{kind:n,words:r}=Rr(e);return M.html`
<li data-testid="kept-game" data-kind=${n}>
<h2>${e.title}</h2>
<p>${vt(e)}</p>
<p class="stands">${r}</p>
<p class="hint">${jr(e)}</p>
${n!=="set aside"&&M.html`<${fs} game=${e} shown=${t} />`}
</li>
`}function fs({game:e,shown:t}){let{deeds:n,code:r}=(0,yt.useTable)();return t?M.html`<a class="button" href="#/">Zurück zu diesem Spiel</a>`:r&&!e.codes?.referee?M.html`<p class="hint">
Der Code der Spielleitung wurde zurückgezogen; öffne es am Rechner des Programms.
</p>`:M.html`
<button
aria-label=${`${e.title} öffnen: ${vt(e)}`}
onClick=${()=>n.open(e.id,e.codes.referee)}
>
Öffnen
</button>
`}var St=c(u(),1),Kr=c(xe(),1),Pr=c($(),1);var U={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:e=>`Nachgefragt: ${e}`,toIt:"Ansehen"};function Nr({group:e}){let{state:t,deeds:n}=(0,Pr.useTable)(),r=t.looked===e.first;return St.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:U.lookAt(e.entries[0].told)}
onClick=${()=>n.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?U.close:U.look}
</button>
${r&&St.html`<${Kr.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Wr=c(u(),1),Fr=c($(),1);var Ir=c(he(),1),hs=/#(\d+)/;function gs(e){let t=(0,Ir.standingOf)(e);return e.filter(({event:n,seq:r})=>n.type==="Noted"&&t.has(r)).map(({event:n,seq:r,told:a})=>({about:Number(hs.exec(n.text)?.[1]??0),seq:r,seat:n.seat??null,told:a})).filter(({about:n,seq:r})=>n>0&&n<r)}function Hr(e){let t=gs(e);return t.filter(({about:n,seat:r,seq:a})=>r!==null&&!t.some(o=>o.about===n&&o.seat===null&&o.seq>a))}function Gr(){let{state:e,deeds:t}=(0,Fr.useTable)(),[n]=Hr(e.entries);return n?Wr.html`
<p class="open-question" role="status" data-testid="open-question">
${U.open(n.told)}${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(n.about)}>
${U.toIt}
</button>
</p>
`:null}var Ze=c(u(),1),Qr=c(Vr(),1),Jr=c($(),1),Zr=6e4,Ur=["pointerdown","keydown"],ge={drawn:"Der Vorhang ist zu: Diese Seite zeigt, was das Publikum sieht.",lifted:"Der Vorhang ist auf. Nach einer Minute ohne Berührung fällt er wieder.",lift:"Aufziehen",draw:"Zuziehen",away:"Wegnehmen"};function Xr(){let{deeds:e}=(0,Jr.useTable)(),t=(0,Qr.curtain)()==="drawn";return(0,Ze.useEffect)(()=>t?void 0:$s(()=>e.curtain("drawn")),[t]),Ze.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
${t?ge.drawn:ge.lifted}${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?ge.lift:ge.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${ge.away}
</button>
</p>
`}function $s(e){let t=setTimeout(e,Zr),n=()=>{clearTimeout(t),t=setTimeout(e,Zr)};for(let r of Ur)addEventListener(r,n,!0);return()=>{clearTimeout(t);for(let r of Ur)removeEventListener(r,n,!0)}}var $e=c(u(),1),H=c(ea(),1);function ta({wanted:e,want:t,players:n,groups:r,hits:a}){let o=s=>i=>t({...e,[s]:i.target.value});return $e.html`
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
${(0,H.kindsIn)(r).map(({value:s,title:i})=>$e.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${(0,H.narrows)(e)&&$e.html`<p class="found" role="status" data-testid="found">
${(0,H.foundTold)(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(H.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var na=c(u(),1),Ue=c($(),1),ra=c(R(),1),Et="missed-throw";function aa(){let{state:e,deeds:t}=(0,Ue.useTable)(),n=(0,Ue.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!bs(n)?null:na.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[Et]}
onClick=${()=>t.missedThrow(Et)}
>
Verpassten Wurf ergänzen
</button>
<${ra.Refusal} spot=${Et} />
</p>
`}function bs({role:e,legal:t}){return e==="referee"&&t.some(({type:n})=>n==="Fire"||n==="Land")}var oa=c(u(),1),sa=c($(),1);function ia(){let{state:e,deeds:t}=(0,sa.useTable)();return e.notices.map(n=>oa.html`
<div key=${n.number} class="notice" data-testid="notice" role="status">
<p>${n.text}</p>
<button
type="button"
class="quiet"
disabled=${!!e.busy[`notice/${n.number}`]}
onClick=${()=>t.putAside(n)}
>
Gelesen
</button>
</div>
`)}var K=c(u(),1),la=c($(),1);function ca(){let{state:e}=(0,la.useTable)(),[t,n]=(0,K.useState)(""),r=(0,K.useRef)({keys:new Set,seq:null});return(0,K.useEffect)(()=>{let a=e.proposals.filter(o=>!r.current.keys.has(o.key));r.current.keys=new Set(e.proposals.map(o=>o.key)),a.length&&n(a.map(o=>`Vorschlag: ${o.title}`).join(". "))},[e.proposals]),(0,K.useEffect)(()=>{let a=e.entries.at(-1),o=r.current.seq===null;r.current.seq=a?.seq??0,a&&!o&&n(a.told)},[e.entries]),K.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var E=c(u(),1),Qe=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],xs=6;function da({frames:e,decisive:t,spots:n}){let r=ks(e),[{at:a,playing:o},s]=(0,E.useState)({at:0,playing:!0}),[i,l]=(0,E.useState)(0),d=Math.min(a,e.length-1);(0,E.useEffect)(()=>{if(!o||r<e.length)return;let m=g=>(g+1)%(e.length+xs),h=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Qe[i].fps);return()=>clearInterval(h)},[o,i,r,e.length]);let p=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>s(m=>({...m,playing:!m.playing}));return E.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${r}
data-at=${d}
>
<div class="touchable">
<img
src=${e[d]}
alt=${`Wiederholung, Bild ${d+1}`}
width="640"
height="360"
/>
${n("in_replay")}
</div>
${r<e.length&&E.html`<progress
max=${e.length}
value=${r}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${o?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${f}
>
${o?"Anhalten":"Abspielen"}
</button>
<button aria-label=${"Ein Bild zurück"} onClick=${()=>p(d-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${d}
aria-label=${"Bild der Wiederholung"}
onInput=${m=>p(Number(m.target.value))}
/>
<button aria-label=${"Ein Bild weiter"} onClick=${()=>p(d+1)}>›</button>
<button
aria-label=${`Tempo: ${Qe[i].label}. Ändern`}
onClick=${()=>l((i+1)%Qe.length)}
>
${Qe[i].label}
</button>
</figcaption>
<${ws} places=${t} frames=${e} shown=${d} stopAt=${p} />
</figure>
`}function ws({places:e,frames:t,shown:n,stopAt:r}){return e.length?E.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(a=>E.html`
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
`:null}function ks(e){let[t,n]=(0,E.useState)(0),r=(0,E.useRef)([]);return(0,E.useEffect)(()=>(n(0),r.current=e.map(a=>{let o=new Image;return o.onload=()=>n(s=>s+1),o.src=a,o}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var be=c(u(),1),pa=c(xe(),1);function ua(){let[e,t]=(0,be.useState)(!1);return be.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Im Verlauf</summary>
${e&&be.html`<${pa.Part} of="aside" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Spielbericht</a>
</div>
`}var Tt=c(u(),1),ma=c($(),1);function fa(){let e=(0,ma.useSession)(),t=oe();return t?Ne(t)?Tt.html`<${ae} session=${e} story=${t} />`:Tt.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}var C=c(u(),1),Je=c($(),1);var $a=c(ga(),1),Xe=c(he(),1),Q=c(L(),1);var ba=c(A(),1);function xa(){let{state:e}=(0,Je.useTable)(),t=(0,Je.useSession)(),n=oe(),r=(0,Xe.standingOf)(e.entries),a=e.entries.filter(({seq:s})=>r.has(s)),{outcome:o}=t;return C.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${a.length>0&&C.html`<p>${(0,Q.dayAndClock)(a[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Drucken
</button>
<a class="button" href="#/">Zurück zum Spiel</a>
<${He} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Spielstand"}>
<p class="why">${o?`${(0,Q.sentence)(o.why)}.`:"Das Spiel geht weiter."}</p>
<${qe} ...${Ge(t)} />
<p class="small-facts">${Ve(t.state,a).join(" · ")}</p>
<${Pe} deeds=${n?.deeds} />
<${ae} session=${t} story=${n} />
</section>
<${vs} entries=${a} gone=${e.entries.length-a.length} />
</main>
`}function vs({entries:e,gone:t}){return C.html`
<section class="told" aria-label=${"Die Geschichte"}>
<h2>Die Geschichte</h2>
${(0,$a.chaptersOf)((0,Xe.groupsOf)(e)).map(({title:n,first:r,turns:a})=>C.html`
<h3 key=${r}>${n}</h3>
${a.map(({turn:o,groups:s})=>C.html`
${o&&C.html`<h4>${o}</h4>`}
<ol>
${s.map(i=>C.html`<${ys} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&C.html`<p class="hint">
${(0,ba.tn)("{count} Eintrag wurde zurückgenommen oder erzählt davon und fehlt hier; in der Datei des Spiels steht er.","{count} Einträge wurden zurückgenommen oder erzählen davon und fehlen hier; in der Datei des Spiels stehen sie.",t)}
</p>`}
</section>
`}function ys({group:e}){let[{proposal:t,comment:n}]=e.entries;return C.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,Q.clock)(e.at)}</span>
<span>
${e.entries.map(({told:r})=>r).join(" ")}
${t&&!n&&C.html` <em class="mark">Von der Kamera gesehen.</em>`}
${n&&C.html` <em class="mark">${(0,Q.sentence)(n)}.</em>`}
</span>
</li>
`}var va=c(ka()),ya=document.createElement("style");ya.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>header>.button{margin:0 8px 0 auto}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}';document.head.append(ya);(0,va.arrived)("aside",zt);