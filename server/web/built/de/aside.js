var To=Object.create;var He=Object.defineProperty;var Eo=Object.getOwnPropertyDescriptor;var _o=Object.getOwnPropertyNames;var zo=Object.getPrototypeOf,Co=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ao=(e,t)=>{for(var n in t)He(e,n,{get:t[n],enumerable:!0})},Mo=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of _o(t))!Co.call(e,o)&&o!==n&&He(e,o,{get:()=>t[o],enumerable:!(r=Eo(t,o))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?To(zo(e)):{},Mo(t||!e||!e.__esModule?He(n,"default",{value:e,enumerable:!0}):n,e));var u=w((ys,wt)=>{wt.exports=core["view.js"]});var fe=w((Ss,kt)=>{kt.exports=core["page/part.js"]});var We=w((Ts,vt)=>{vt.exports=core["device/settings.js"]});var $=w((Es,yt)=>{yt.exports=core["page/table.js"]});var C=w((As,Mt)=>{Mt.exports=core["language.js"]});var Bt=w((Os,Rt)=>{Rt.exports=core["picture/matter_of_course.js"]});var M=w((Ds,Kt)=>{Kt.exports=core["words.js"]});var Ht=w((Rs,It)=>{It.exports=core["picture/live.js"]});var L=w((Bs,Wt)=>{Wt.exports=core["page/refusal.js"]});var se=w((Qs,an)=>{an.exports=core["address.js"]});var On=w((gi,Mn)=>{Mn.exports=core["page/place.js"]});var Ae=w((Ki,or)=>{or.exports=core["log/groups.js"]});var Ar=w((sl,Cr)=>{Cr.exports=core["games/awaited.js"]});var Gr=w((bl,Fr)=>{Fr.exports=core["looking_on.js"]});var ft=w((wl,Jr)=>{Jr.exports=core["log/finding.js"]});var vo=w((Yl,ko)=>{ko.exports=core["parts.js"]});var bt={};Ao(bt,{Announcer:()=>mo,ByDevice:()=>At,Calibrate:()=>An,ClipButton:()=>jr,Curtain:()=>Qr,End:()=>zr,Finder:()=>oo,Happened:()=>Nt,Invite:()=>Bn,KeptGames:()=>Rr,LogPlot:()=>bo,Looks:()=>ho,Loop:()=>go,MissedThrow:()=>io,NewGame:()=>rr,Notices:()=>po,OpenQuestions:()=>Wr,OverTime:()=>wo,StoreTroubles:()=>Lt});var Fe=c(u(),1),zt=c(fe(),1);var St=c(u(),1),Tt=c(We(),1),Et=c($(),1);function _t(){let e=(0,Et.useSession)(),t=(0,Tt.useSettings)().awake&&!e.outcome;return(0,St.useEffect)(()=>t?Oo():void 0,[t]),null}function Oo(e=navigator.wakeLock){let t=null,n=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(o=>o?.release());return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),r()}}var Ct=c(We(),1);function At(){let{sound:e,speech:t,buzz:n}=(0,Ct.useSettings)();return Fe.html`
<${_t} />
${(e||t||n)&&Fe.html`<${zt.Part} of="device" view="Signals" quiet />`}
`}var Z=c(u(),1),Ot=c($(),1),Dt=c(C(),1);function Lt(){let{state:e}=(0,Ot.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:Z.html`
${t.problems.map(n=>Z.html`<p class="store-trouble" role="alert" key=${n}>${n}</p>`)}
${t.set_aside>0&&Z.html`<${Do} count=${t.set_aside} />`}
`}function Do({count:e}){return Z.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Dt.tn)("Ein Spiel ist beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihm fehlt.","{count} Spiele sind beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihnen fehlt.",e,{command:Z.html`<code>tableref store check</code>`})}
</p>
`}var jt=c(Bt(),1),ae=c(u(),1),Pt=c(M(),1),Lo=180,Ro=3;function Nt({camera:e}){let[t,n]=(0,ae.useState)(0),o=(e?.happened??[]).filter(s=>s.number>t&&s.ago_s<Lo&&s.text!==jt.MATTER_OF_COURSE);if(!o.length)return null;let a=o[o.length-1].number;return ae.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${o.slice(-Ro).reverse().map(s=>ae.html`
<li key=${s.number}>
<time>${Bo(s.ago_s)}</time>
${(0,Pt.sentence)(s.text)}${/[.?!]$/.test(s.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>n(a)}>Gelesen</button>
</div>
`}function Bo(e){return e<5?"jetzt":e<60?`vor ${Math.round(e)} s`:`vor ${Math.round(e/60)} min`}var x=c(u(),1),zn=c(Ht(),1),nt=c($(),1),Cn=c(L(),1);var O=c(u(),1);function Ft(e,t){let{x_px:n,y_px:r,sigma_mm:o}=e,a=[];for(let s=0;s+1<r.length;s+=1)for(let i=0;i+1<n.length;i+=1){let l=[[n[i],r[s],o[s][i]],[n[i+1],r[s],o[s][i+1]],[n[i+1],r[s+1],o[s+1][i+1]],[n[i],r[s+1],o[s+1][i]]];a.push(...Ko(l,t))}return a}function Ko(e,t){if(e.some(([,,o])=>o===null))return[];let n=e.flatMap((o,a)=>jo(o,e[(a+1)%4],t)),r=[];for(let o=0;o+1<n.length;o+=2)r.push([...n[o],...n[o+1]]);return r}function jo([e,t,n],[r,o,a],s){if(n<=s==a<=s)return[];let i=(s-n)/(a-n);return[[e+i*(r-e),t+i*(o-t)]]}var Gt=c(C(),1);function S(e,t){let n={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(Gt.LANGUAGE,n)}var A=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],qt=A.slice(0,-1).map(e=>e.upTo);function Vt(e){return A.findIndex(t=>e<=t.upTo)}function Zt(e){return e===0?`unter ${S(A[0].upTo)}`:e===A.length-1?`über ${S(A[e-1].upTo)}`:`${S(A[e-1].upTo)} bis ${S(A[e].upTo)}`}var Po=1280,No=7;function Ut({told:e,shown:t}){let{check:n,table:r}=e,[o,a]=n.size_wh,s=o/Po;return O.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${o} ${a}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Erwarteter Fehler auf dem Tisch und die gefundenen Druckblätter"}
data-testid="overlay"
>
${t&&O.html`<${Io} map=${r.map} /><${Wo} map=${r.map} unit=${s} size=${[o,a]} />`}
${r.outline_px.length>2&&O.html`<polygon
class="table-outline"
points=${r.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${r.marks.flatMap(i=>i.marks_px).map(i=>O.html`<${Go} mark=${i} unit=${s} />`)}
</svg>
`}function Io({map:e}){let t=e.x_px[1]-e.x_px[0],n=e.y_px[1]-e.y_px[0],r=e.sigma_mm.flatMap((o,a)=>Ho(o).map(s=>({...s,y:a})));return A.map(({colour:o,opacity:a},s)=>O.html`
<g fill=${o} opacity=${a}>
${r.filter(i=>i.step===s).map(({start:i,end:l,y:d})=>O.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[d]-n/2}
width=${t*(l-i)}
height=${n+1}
/>
`)}
</g>
`)}function Ho(e){let t=[];return e.forEach((n,r)=>{let o=n===null?null:Vt(n),a=t.at(-1);a&&a.step===o?a.end=r+1:t.push({start:r,end:r+1,step:o})}),t.filter(n=>n.step!==null)}function Wo({map:e,unit:t,size:n}){return qt.map(r=>{let o=Ft(e,r);if(!o.length)return null;let a=o.map(([l,d,p,f])=>`M${l} ${d}L${p} ${f}`).join(""),[s,i]=Fo(o,n,t);return O.html`
<path class="error-line under" d=${a} />
<path class="error-line" d=${a} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${r} mm</text>
`})}function Fo(e,[t,n],r){let o=([l,d])=>Math.min(l,t-l,1.8*d,1.8*(n-d)),[a,s]=e.reduce((l,d)=>o(d)>o(l)?d:l),i=(l,d,p)=>Math.min(Math.max(l,d),p-d);return[i(a,60*r,t),i(s+7*r,26*r,n)]}function Go({mark:e,unit:t}){if(e.length>2)return O.html`<polygon class="mark" points=${e.map(a=>a.join(",")).join(" ")} />`;let[[n,r]]=e,o=No*t;return O.html`<path class="mark" d=${`M${n-o} ${r}H${n+o}M${n} ${r-o}V${r+o}`} />`}var Ge=c(u(),1);var qe=c(C(),1);function Qt({map:e,shown:t,show:n,children:r}){return Ge.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${o=>n(o.target.checked)}
/>
Erwarteter Fehler in mm
</label>
${r}
</div>
<ol class="legend-steps" aria-label=${"Farben des erwarteten Fehlers, in mm"}>
${A.map((o,a)=>Ge.html`<li><i style=${`background: ${o.colour}`}></i>${Zt(a)}</li>`)}
</ol>
<p class="hint">${qo(e)}</p>
</div>
`}function qo(e){let{height_mm:t,median_mm:n,p95_mm:r}=e;if(n===null)return t===0?"Auf dem Tisch selbst ist nichts im Bild.":`${t} mm über dem Tisch ist nichts im Bild.`;let o={height:t,usual:S(n,2),most:S(r,1)};return t===0?(0,qe.t)("Das gilt für Punkte auf dem Tisch selbst: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",o):(0,qe.t)("Das gilt für Punkte {height} mm über dem Tisch: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",o)}var H=c(u(),1),Xt=c(C(),1),Yt={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},Vo="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",Zo="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",Uo="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function en({check:e,stopped:t,calibrated:n}){let{instruction:r,further:o}=e;return t?H.html`<${Jt} cause="camera/still" sentence=${Zo} />`:!n&&!r?H.html`<${Jt} cause="board/unseen" sentence=${Uo} />`:H.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Yt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${r?.cause??""}>
${r?.sentence??Vo}
</p>
${o.length>0&&H.html`
<details class="other">
<summary>
${(0,Xt.tn)("Danach noch etwas","Danach noch {count} Dinge",o.length)}
</summary>
<ol>
${o.map(a=>H.html`<li>${a.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Jt({cause:e,sentence:t}){return H.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Yt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var he=c(u(),1);var rn=c(C(),1);function on({check:e}){return he.html`
<div class="card">
<h2>Was die Kamera liefert</h2>
<dl class="measures" data-testid="figures">
${Jo(e).map(([t,n,r])=>he.html`
<dt>${t}</dt>
<dd data-grade=${n??"plain"}>
<span>${r}</span>
${n&&he.html`<b class="grade" data-grade=${n}>${Qo[n]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Qo={good:"gut",fair:"mittel",poor:"schlecht"};function Jo(e){let{light:t,blur:n,rate:r,steadiness:o,view:a,boards:s,accuracy:i,held_out:l,focal:d}=e;return[["Licht",t.grade,Yo(t)],["Schärfe",n.grade,`um ${S(n.px,1)} px verwischt`],r&&["Bilder",r.grade,`${`${Math.round(r.fps)} pro Sekunde`}${ea(r)}`],o&&["Ruhe",o.grade,ta(o)],a&&["Maßstab",a.grade,na(a)],a&&["Kamera",null,ra(a)],a&&["Im Bild",null,oa(a)],s&&["Druckblätter",s.grade,s.seen.map(aa).join(", ")],i&&["Genauigkeit",i.grade,ia(i)],l&&["Ecken zur Probe",null,`${ge(l.median_mm)} daneben, 95 % unter ${ge(l.p95_mm)} (${l.corners})`],d&&["Brennweite",null,`${Math.round(d.px)} px ± ${d.sigma_percent} %, bekannt aus ${Xo[d.known_from]}`]].filter(Boolean)}var Xo={"camera file":"der Kameradatei",pictures:"mehreren Bildern",picture:"einem einzigen Bild"};function Yo(e){let t=Math.round(e.median),n=e.glare.length;return[e.paper===null?`Tisch ${t} von 255`:`Papier ${Math.round(e.paper)}, Tisch ${t} von 255`,n>0&&(0,rn.tn)("{count} gespiegelte Lampe","{count} gespiegelte Lampen",n)].filter(Boolean).join(", ")}function ea(e){return e.missing?`, ${`${e.missing} fehlen`}`:""}function ta(e){let{flicker:t,hunting:n,shake_px:r}=e;return`flackert ${tn(t)}, schwankt ${tn(n)}, wackelt ${S(r,1)} px`}function na(e){return`${S(e.mm_per_px,1)} mm pro Pixel, schlimmstenfalls ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function ra(e){return`${Math.round(e.height_mm/10)} cm hoch, Blick ${Math.round(e.tilt_deg)}° nach unten; 10 mm Höhe sehen aus wie ${(10*e.parallax).toFixed(0)} mm Entfernung`}function oa(e){return`Tisch auf ${nn(e.table_share)} des Bildes, ${nn(e.between_boards_share)} der Fläche zwischen den Druckblättern`}function aa(e){let{name:t,corners_found:n,corners_total:r}=e;return`${`${t}: ${n} von ${r} Ecken`}${sa(e)}`}function sa(e){let t=e.corners_in_view-e.corners_found,n=e.corners_total-e.corners_in_view,r=[t&&`${t} verdeckt`,n&&`${n} außerhalb`].filter(Boolean);return r.length?` (${r.join(", ")})`:""}function ia(e){return`${ge(e.median_mm)}, 95 % unter ${ge(e.p95_mm)}. ${e.tells}`}function ge(e){return e===null?"unbekannt":`${S(e,2)} mm`}function tn(e){return`${S(100*e,1)} %`}function nn(e){return`${Math.round(100*e)} %`}var U=c(u(),1),sn=c(se(),1),$e=c(C(),1);function ln({camera:e,code:t}){return U.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Diese Kamera speichern</summary>
<p class="hint">
${e.keep_as?(0,$e.t)("Leg die Datei als {file} in den Datenordner: Beim nächsten Mal wird sie von selbst verwendet.",{file:U.html`<code>${e.keep_as}</code>`}):(0,$e.t)("Gib die Datei mit {serve} an oder mit {calibrate}.",{serve:U.html`<code>--camera-file</code>`,calibrate:U.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,$e.t)("Sie gilt, solange Zoom, Schärfe und Auflösung bleiben, wie sie sind. Am besten ist eine Datei aus zehn Bildern eines Blattes, das du verschieden vor die Kamera hältst: {command}.",{command:U.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,sn.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var R=c(u(),1);var la=[.2,.375,.5555555555555556,.6666666666666666],ca=(e,t)=>n=>{let r=4*e+n-4,o="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,a=r>8?o:1,s=t/a|0,i=t%a,l=a-i,d=r>8?s*la[n]+(e>5)&-2:o,p=s-d;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:d}};var W=e=>new Uint8Array(e),ie=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},be=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Ze=e=>e.charCodeAt(0),pn=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),un=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Je=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},J=(e,t,n,r,o=(s,i)=>n(s.length,i),a=r?s=>pn(un(r),e(s)):e)=>(a.test=t,a.l=n,a.est=o,a.eci=r&&[r],a),mn=J(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),fn=J(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*be(e[r])+be(e[r+1]),11);r<e.length&&t.push(be(e[r]),6)},e=>be(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Q=J(e=>Je([...e].map(Ze)),e=>Ze(e)<128,(e,t)=>12+8*(t>9)+8*e);Q._=!0,Q.u=!0;var Xe=J(Q,e=>Ze(e)<256,Q.l,3);Xe._=!0;var cn=new TextEncoder,Ye=J(e=>Je(cn.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*cn.encode(e).length);Ye._=!0;var Ue=()=>{let e=new Map,t=new TextDecoder("sjis"),n=W(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),Ue=()=>e,e},et=J(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(Ue().get(r),13)},e=>Ue().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);et._=!0;var hn=[mn,fn,Q,Xe,et,Ye],da={auto:(e,{modes:t=hn}={})=>(n,r)=>{let o=t.map((p,f)=>{let m=new Map,y=(h,g)=>(m.has(h)||m.set(h,g(h,r)),m.get(h));return{m:p,h:1<<f,C:p.est("",r),S:p.l?(h,g)=>y(g-h,p.l):(h,g)=>y(e.slice(h,g),p.est)}}),a=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let f=0;if(p)for(let m of o)m.m.test(p)&&(f|=m.h);if(!p||f!==l){if(l!==-1){let m=new Set(a.map(h=>h.D)),y=[];for(let{m:h,C:g,S:E,h:z}of o)if(l&z){let I=E(s,i);for(let ne of h.eci??m)if(!h.u||!ne){let re;for(let j of a)if(j.D===ne||h.eci){let oe=j.m===h&&j.D===ne,Ie=oe?j.V:j,xt=h._&&oe?j.v+I-g:Ie.v+12*(Ie.D!==ne)+(oe?E(oe?j.$:s,i):I);(!re||xt<re.v)&&(re={$:oe?j.$:s,V:Ie,m:h,D:ne,A:i,v:xt})}re&&y.push(re)}}a=y}l=f,s=i}i+=p.length}a.length||ie(5);let d=[];for(let p=a.reduce((f,m)=>m.v<f.v?m:f);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(n,r))},multi:pn,eci:un,bytes:Je,numeric:mn,alphaNumeric:fn,ascii:Q,iso8859_1:Xe,shift_jis:et,utf8:Ye},pa=()=>({F:W(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),Ve=(e,t=e*e,n=W(t))=>({size:e,K:n,get:(r,o)=>r>=0&&r<e&&!!(1&n[o*e+r]),toString({on:r="##",off:o="  ",lf:a=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let d="";for(let p=-l;p<e+l;++p){for(let f=-i;f<e+i;++f)d+=this.get(f,p)?r:o;d+=a}return d},toImageData(r,{on:o=[0,0,0],off:a=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let d=e+2*i,p=e+2*l,f=r.createImageData(d,p),m=new Uint32Array(f.data.buffer);f.data.set([...o,255]);let y=m[0];f.data.set([...a,255]);let h=m[0];for(let g=0;g<p;++g)for(let E=0;E<d;++E)m[g*d+E]=this.get(E-i,g-l)?y:h;return f},toCanvas(r,o){let a=r.getContext("2d"),s=this.toImageData(a,o);r.width=s.width,r.height=s.height,a.putImageData(s,0,0)},toDataURL({type:r="image/png",scale:o=1,...a}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,a);return s.width=l.width*o,s.height=l.height*o,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(r,1)}}),xe=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],we=W(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))we[we[t+255]=e++]=t;var gn=e=>we[e%255],$n=e=>we[e+255],ua=(e,t)=>{let n=W(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let o=0;o<t.length;++o)n[r+o]^=gn(e[r]+t[o]);return n.map($n)},ma=(e,t)=>{let n=W(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let o=$n(n[r]);for(let a=0;a<t.length;++a)n[r+a]^=gn(t[a]+o)}return n.slice(e.length)},Qe=[[0],[0,0]];for(let e=1;e<30;++e)Qe.push(ua(Qe[e],[0,e]));var fa=(e,t)=>{let n=[[],[]],r=0,o=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,r+=i){let d=e.slice(r,r+i);n[0].push(d),n[1].push(ma(d,Qe[t.i])),o+=i+t.i}let a=W(o);o=0;for(let s of n)for(let i=0,l=-1;l<o;++i){l=o;for(let d of s)i<d.length&&(a[o++]=d[i])}return a},bn=(e,t,n)=>{let r=e<<=n;for(let o=134217728;o>>=1;)r&o&&(r^=t*(o>>n));return r|e},ha=({size:e,K:t},n)=>{let r=(s,i,l,d)=>{for(;l-- >0;s+=e)t.fill(d,s,s+i)},o=(s,i,l)=>{for(let d=0;d++<3;l-=2)r(i*e+s-(l>>1)*(e+1),l,l,2|d)},a=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let s=e-7;s>8;s-=a){for(let i=s;i>8;i-=a)o(s,i,5);s<e-7&&o(s,6,5)}if(n>6)for(let s=bn(n,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;r(7,2,9,2),r(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;o(3,3,7),o(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},ga=({size:e,K:t})=>{let n=[];for(let r=e-2,o=e,a=-1;r>=0;r-=2){for(r===5&&(r=4);o+=a,o!==-1&&o!==e;){let s=o*e+r;t[s+1]||n.push(s+1),t[s]||n.push(s)}a*=-1}return n},$a=({K:e},t,n)=>t.forEach((r,o)=>e[r]=n[o>>3]>>(7&~o)&1),ba=({size:e,K:t},n,r,o)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(n(i,s)||2&t[l])}let a=21522^bn((1^o)<<3|r,1335,10);for(let s=0;s++<8;a>>=1)t[(s-(s<7))*e+8]=1&a,t[9*e-s]=1&a;for(let s=8;--s,a;a>>=1)t[8*e+s-(s<7)]=1&a,t[(e-s)*e+8]=1&a},xa=({size:e,K:t},n=0,r=0)=>{for(let o=0;o<e;++o){for(let a=0;a<2;++a)for(let s,i=0,l=0,d=2;i<e;++i){let p=1&t[a?o*e+i:i*e+o];r+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(n+=40),p^d&&(s=0),d=p,n+=++s===5?3:s>5}if(o)for(let a=e+o,s=5*t[o-1]^t[o];a<e*e;a+=e){let i=5*t[a-1]^t[a];n+=3*!(1&(s|i)|4&(s^i)),s=i}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},dn=[],ke=(e=ie(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:o=40,mask:a,trailer:s=60433,...i}={})=>{n<t&&ie(3),o<r&&ie(2),typeof e=="string"&&(e=da.auto(e,i));for(let l=r,d=0;l<=o;++l){let p=dn[l];p||(dn[l]=p=Ve(4*l+17),ha(p,l),p.p=ga(p));let f=ca(l,p.p.length>>3);if(8*f(t).t<d)continue;let m=pa();e(m,l),d=m.I;for(let y=n;y>=t;--y){let h=f(y);if(8*h.t<d)continue;for(m.I=d+11&-8;m.I<8*h.t;)m.push(s,16);let g=Ve(p.size,p.K);return $a(g,p.p,fa(m.F,h)),(xe[a]?[xe[a]]:xe).map((E,z)=>{let I=Ve(g.size,g.K);return ba(I,E,a??z,y),I.s=xe[a]?0:xa(I),I}).reduce((E,z)=>z.s<E.s?z:E)}}ie(4)};ke.with=(...e)=>(t,n)=>ke(t,{modes:[...hn,...e],...n});var xn=c(u(),1),tt=4;function ve({text:e,label:t}){let n=ke(e),r=n.size+2*tt;return xn.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${wa(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function wa(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+tt} ${n+tt}h1v1h-1z`);return t.join("")}var wn=c($(),1),kn=c(L(),1);function vn({source:e}){let{state:t,deeds:n}=(0,wn.useTable)(),[r,o]=(0,R.useState)(null),a=l=>n.ask("phone",()=>l().then(o));if((0,R.useEffect)(()=>{e==="camera phone"&&a(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=r?.links??[];return R.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${s&&R.html`<${ve} text=${s} label=${"QR-Code des Links für das Handy"} />`}
${s&&R.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&R.html`<p class="hint">
Findet das Handy dort nichts, versuch es mit den anderen Adressen dieses Rechners: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
Der Link öffnet sich einmal, auf einem Handy, und lässt es an diesem Abend sein Bild senden; vom Spiel sieht es nichts.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>a(n.api.phoneLink)}>
Neuer Link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>a(n.api.withdrawPhone)}>
Bild des Handys beenden
</button>
</p>
<${kn.Refusal} spot="phone" />
</div>
`}var F=c(u(),1),yn=c(se(),1);var ye=c(u(),1);function X(e){let[t,n]=(0,ye.useState)({answer:null,refused:null});return(0,ye.useEffect)(()=>{let r=!1;return e().then(o=>r||n({answer:o,refused:null})).catch(o=>r||n({answer:null,refused:o.detail})),()=>{r=!0}},[]),t}var Sn=c($(),1),ka={a4:"A4",letter:"Letter"};function Tn({code:e}){let{deeds:t}=(0,Sn.useTable)(),[n,r]=(0,F.useState)("a4"),{answer:o}=X(t.api.sheets);return F.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(ka).map(([a,s])=>F.html`
<button class="chip" aria-pressed=${a===n} onClick=${()=>r(a)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Drucke mit 100 % und prüf nach, ob das Lineal auf dem Blatt 100 mm lang ist.
</p>
<ul>
${(o??[]).map(a=>F.html`<${va} sheet=${a} paper=${n} code=${e} />`)}
</ul>
</div>
`}function va({sheet:e,paper:t,code:n}){let r=o=>(0,yn.withCode)(`/api/sheets/${e.name}.${o}?paper=${t}`,n);return F.html`
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
`}var Se=c(u(),1),En=c($(),1),ya=700;function _n(e){let{deeds:t}=(0,En.useTable)(),[n,r]=(0,Se.useState)({told:null,silent:!1});return(0,Se.useEffect)(()=>{let o=!1,a;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(o)return;r(l=>({told:i??l.told,silent:!i}))}a=setTimeout(s,ya)}return s(),()=>{o=!0,clearTimeout(a)}},[e]),n}var Sa=[0,30,60];function An(){let{code:e}=(0,nt.useTable)(),[t,n]=(0,x.useState)(0),[r,o]=(0,x.useState)(!0),{told:a,silent:s}=_n(t),i=a?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!a}>
<section class="calibrate-seen" aria-label=${"Der Tisch im Bild der Kamera"}>
${a&&!a.camera?x.html`<p class="card no-lens">
Keine Kamera. Starte das Programm mit --camera oder --footage.
</p>`:x.html`<${Ea} told=${a} silent=${s} code=${e} shown=${r} />`}
${i&&x.html`<${en} check=${i} stopped=${Ta(a,s)} calibrated=${!!a.table} />`}
${a?.table&&x.html`<${Qt} map=${a.table.map} shown=${r} show=${o}>
<${_a} heightMm=${t} choose=${n} />
<//>`}
</section>
<section class="calibrate-told">
<${vn} source=${a?.camera?.source} />
${i&&x.html`<${on} check=${i} />`}
${a?.camera&&x.html`<${za} told=${a} />`}
${a?.table&&x.html`<${ln} camera=${a.camera} code=${e} />`}
<${Tn} code=${e} />
</section>
</main>
`}function Ta(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Ea({told:e,silent:t,code:n,shown:r}){let o=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!o}>
<${zn.Live} code=${n} link="live" />
${e?.table&&!t&&x.html`<${Ut} told=${e} shown=${r} />`}
${o&&x.html`<p class="frozen">${t?"Keine Verbindung":"Bild steht still"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function _a({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Höhe, für die der Fehler gilt"}>
${Sa.map(n=>x.html`
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
`}function za({told:e}){let{state:t,deeds:n}=(0,nt.useTable)(),r=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${r} onClick=${()=>n.ask("solve",n.api.solve)}>
Neu bestimmen
</button>
<p class="hint">
${e.camera.calibrated?"Bestimmt Kamera und Tisch im nächsten Bild neu; dabei darf nichts die Druckblätter verdecken.":"Noch ist kein Druckblatt erkannt; das Programm sucht weiter."}
</p>
<${Cn.Refusal} spot="solve" />
</div>
`}var b=c(u(),1),le=c(se(),1),Ee=c(On(),1),_e=c($(),1),Dn=c(L(),1);var Y=c(u(),1);function Te({title:e,close:t,children:n}){let r=(0,Y.useRef)(null);return(0,Y.useEffect)(()=>{r.current?.showModal()},[]),Y.html`
<dialog
ref=${r}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${a=>{a.target===r.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var Ln=c(C(),1),Rn=c(M(),1),Ca=1500;function Bn({close:e}){let{deeds:t}=(0,_e.useTable)(),n=(0,_e.useSession)(),{answer:r,refused:o}=X(()=>t.api.codes(n.id)),[a,s]=(0,b.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(n.id,d,p).then(s)),l=a??r;return b.html`
<${Te} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,le.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Ln.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${o&&b.html`<p class="refusal" role="alert">${o}</p>`}
<${Dn.Refusal} spot="codes" />
${l&&b.html`<${Aa} session=${n} codes=${l} change=${i} />`}
<//>
`}function Aa({session:e,codes:t,change:n}){let r=a=>e.state.players?.find(s=>s.seat===a)?.name??`Platz ${a}`,o=[...t.seats.map((a,s)=>[r(s+1),a,s+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, anderswo",t.referee,"referee"]];return b.html`
<ul class="links">
${o.map(([a,s,i])=>b.html`
<${Da}
key=${i}
who=${a}
link=${s&&(0,le.invitation)(e.id,s)}
change=${l=>n(i,l)}
/>
`)}
${t.spectator&&b.html`<${Ma} link=${Oa(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${(0,Rn.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function Ma({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${Kn} who=${"die Leinwand"} link=${e} />
</li>
`}function Oa(e,t){return(0,le.invitation)(e,t,location.origin,Ee.ADDRESSES[Ee.ROOM])}function Da({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Kn} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
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
`}function Kn({who:e,link:t}){let[n,r]=(0,b.useState)(!1),o=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),Ca)},[a,s]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link für ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${o}>${n?"Kopiert":"Kopieren"}</button>
<button
aria-expanded=${a}
aria-label=${`QR-Code für ${e}`}
onClick=${()=>s(!a)}
>
QR
</button>
${a&&b.html`<${ve} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var k=c(u(),1),ot=c($(),1),at=c(L(),1);var G=c(u(),1);var Pn={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Nn=Object.keys(Pn),La={fill:"#75726b",ink:"#ffffff"};function ce(e){let{fill:t,ink:n}=Pn[e]??La;return{"--hue":t,"--hue-ink":n}}var jn=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function P(e){return jn[(e-1)%jn.length]}var In=c(u(),1);var Hn=c(M(),1);function ze({colour:e,large:t=!1}){return In.html`<span
class=${t?"swatch large":"swatch"}
style=${ce(e)}
title=${e?(0,Hn.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var Wn=c(M(),1),Ra=["Ada","Bo","Cy"],Fn=["orange","blue","green","red","yellow","purple","pink","white"];function Gn(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):Ra.map((n,r)=>({name:n,colour:Fn[r]}))}function qn(e,t){return t?e:e.map(({name:n})=>({name:n}))}function Vn({players:e,set:t,seats:n,coloured:r}){let[o,a]=n,s=(l,d)=>t(e.with(l,{...e[l],...d})),i=Fn.find(l=>!e.some(d=>d.colour===l));return G.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((l,d)=>G.html`
<div class="player-row" data-testid="player-row">
<${ze} colour=${r?l.colour:P(d+1)} />
<input
aria-label=${`Name von Spieler ${d+1}`}
value=${l.name}
onInput=${p=>s(d,{name:p.target.value})}
/>
${r&&G.html`<${Ba} place=${d} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`${l.name||"Spieler"} entfernen`}
disabled=${e.length<=o}
onClick=${()=>t(e.filter((p,f)=>f!==d))}
>
×
</button>
</div>
`)}
${e.length<a&&G.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function Ba({place:e,player:t,change:n}){return G.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...Nn].map(r=>G.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Wn.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var de=c(M(),1),zi=c(C(),1),Ce=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],Ka=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],ja=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],Ce],Pa=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],Ce],Na=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],Ce],Ia=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],Ce],Ha={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},Wa={clay_o_rama:Ka,clearing_house:ja,metamorph:Pa,generation_zero:Na,slargeball:Ia},Un=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}];function Qn({name:e,title:t,summary:n,seats:[r,o]}){let a=n.split(`
`)[0].replace(`${t}: `,""),s=[`${r} bis ${o} Spieler`,Ha[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,de.sentence)(a.replaceAll("'","’")),facts:`${(0,de.sentence)(s)}.`}}function Jn(e){let t=Wa[e.name];return t?t.map(([n,r,o])=>Zn(e,n,r,o)):Object.keys(e.options).map(n=>Zn(e,n,(0,de.spelled)(n)))}function Zn(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:o,...a}=e.options[t]??{};return{name:t,title:n,text:r,options:a}}var Yn=c(u(),1),er=c($(),1),tr=c(L(),1),Xn="take-in";function nr(){let{deeds:e,state:t}=(0,er.useTable)(),n=r=>{let[o]=r.target.files;r.target.value="",o&&e.takeIn(o)};return Yn.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Xn]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${tr.Refusal} spot=${Xn} />
</div>
`}function rr({close:e}){let{state:t,deeds:n}=(0,ot.useTable)(),{games:r}=t;return(0,k.useEffect)(()=>{n.learnGames()},[]),k.html`
<${Te} title=${"Neues Spiel"} close=${e}>
<${at.Refusal} spot="games" />
${r.length>0&&k.html`<${Fa} games=${r} close=${e} />`}
<${nr} />
<//>
`}function Fa({games:e,close:t}){let{deeds:n,state:r}=(0,ot.useTable)(),[o,a]=(0,k.useState)(r.session?.game??e[0].name),s=e.find(z=>z.name===o)??e[0],i=Jn(s),[l,d]=(0,k.useState)(i[0].name),[p,f]=(0,k.useState)(()=>Gn(r.session)),[m,y]=(0,k.useState)(r.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(z=>z.name===l)??i[0]).options;return k.html`
<form class="new-game" onSubmit=${z=>{z.preventDefault(),n.begin({game:s.name,options:{...g,players:qn(p,h)},dice:m})}}>
${e.length>1&&k.html`<${rt}
legend=${"Spiel"}
name="game"
chosen=${s.name}
choose=${a}
options=${e.map(Qn)}
/>`}
<${Vn}
players=${p}
set=${f}
seats=${s.seats}
coloured=${h}
/>
<${rt}
legend=${"Regeln"}
name="preset"
chosen=${l}
choose=${d}
options=${i}
/>
<${rt}
legend=${"Würfel"}
name="dice"
chosen=${m}
choose=${y}
options=${Un}
/>
<div class="answers">
<${at.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function rt({legend:e,name:t,options:n,chosen:r,choose:o}){return k.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(a=>k.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${a.name}
checked=${a.name===r}
onChange=${()=>o(a.name)}
/>
<span>
<strong>${a.title}</strong>
${a.text&&k.html`<small>${a.text}</small>`}
${a.facts&&k.html`<small class="about">${a.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var N=c(u(),1),dt=c($(),1),Tr=c(L(),1),Er=c(Ae(),1);var ee=c(u(),1);function ar({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return ee.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${t.map(o=>ee.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:o,name:a,cells:s})=>ee.html`
<tr key=${o}>
<th scope="row">${a}</th>
${s.map(i=>ee.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(o=>ee.html`<li key=${o}>${o}</li>`)}
</ul>
</div>
`}var v=c(u(),1);var _=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function Me(e){return!!e?.lines.some(({points:t})=>t.length>1)}function st({lines:e,chapters:t,seq:n}){let r=e.flatMap(s=>s.points),o=r.map(([,s])=>s),a=Math.min(...r.map(([s])=>s));return{from:Math.min(a,t.find(({seq:s})=>s>=a)?.seq??a),to:Math.max(n,a+1),least:Math.min(0,...o),most:Math.max(1,...o)}}function sr({from:e,to:t,least:n,most:r},o=_){let a=o.width-o.left-o.right,s=o.height-o.top-o.bottom;return{x:i=>o.left+a*(i-e)/(t-e),y:i=>o.top+s*(1-(i-n)/(r-n))}}function ir({points:e},t,n){let r=a=>Math.round(a*10)/10;return`${e.map(([a,s],i)=>{let[l,d]=[r(t.x(a)),r(t.y(s))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${r(t.x(n))}`}function lr({least:e,most:t},n=4){let r=t-e,o=10**Math.floor(Math.log10(Math.max(1,r/n))),a=[1,2,5,10].map(i=>i*o).find(i=>r/i<=n)??r,s=Math.ceil(e/a)*a;return Array.from({length:Math.floor((t-s)/a)+1},(i,l)=>s+l*a)}function it({chapters:e},{from:t,to:n}){return e.map(({title:o,seq:a},s)=>({title:o,from:a,to:(e[s+1]?.seq??n+1)-1})).filter(o=>o.to>=t)}function cr(e){let t=it(e,st(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,name:r,points:o})=>({key:n,name:r,cells:t.map(({to:a})=>o.findLast(([s])=>s<=a)?.[1]??null)}))}}function dr({counts:e,lines:t}){let n=t.map(({name:r,points:o})=>`${r} ${o.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function lt({game:e,state:t},{key:n,seat:r},o){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===n)?.colour||o(r):e==="slargeball"?t.colours[Number(n)-1]:o(r)}var Oe=["","9 5","2 5","14 5 2 5","5 5"],Ga=100;function De({session:e,story:t}){return!t||!Me(t)?null:v.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${qa} session=${e} story=${t} />
<${Va} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${Qa} story=${t} />
</div>
</details>
</figure>
`}function qa({session:e,story:t}){return v.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>v.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${ce(lt(e,n,P))}
stroke-dasharray=${Oe[r%Oe.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Va({session:e,story:t}){let n=(0,v.useId)(),r=st(t),o=sr(r);return v.html`
<svg
viewBox=${`0 0 ${_.width} ${_.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${dr(t)}</title>
<${Za} levels=${lr(r)} scale=${o} />
<${Ua} spans=${it(t,r)} extent=${r} scale=${o} />
${t.lines.map((a,s)=>v.html`
<path
class="curve"
key=${a.key}
d=${ir(a,o,r.to)}
style=${ce(lt(e,a,P))}
stroke-dasharray=${Oe[s%Oe.length]}
/>
`)}
</svg>
`}function Za({levels:e,scale:t}){return e.map(n=>v.html`
<g key=${n}>
<path class="level" d=${`M${_.left} ${t.y(n)}H${_.width-_.right}`} />
<text x=${_.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Ua({spans:e,extent:t,scale:n}){let r=_.left;return e.map(({title:o,from:a})=>{let s=n.x(Math.max(a,t.from)),l=o.replace(/\D+/g,"")&&s>=r;return l&&(r=s+Ga),v.html`
<g key=${a}>
${a>t.from&&v.html`<path class="span" d=${`M${s} ${_.top}V${_.height-_.bottom}`} />`}
${l&&v.html`<text x=${s+2} y=${_.height-10}>${o}</text>`}
</g>
`})}function Qa({story:e}){let{columns:t,rows:n}=cr(e);return v.html`
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
${n.map(({key:r,name:o,cells:a})=>v.html`
<tr key=${r}>
<th scope="row">${o}</th>
${a.map(s=>v.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var hr=c(u(),1),gr=c($(),1),$r=c(L(),1),br=c(Ae(),1);function pr({title:e,outcome:t},n,r){let o=n.map(({seq:a,at:s,told:i})=>`${s} #${a} ${i}${r.has(a)?"":" (zurückgenommen)"}`);return[e,...o,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function ur({id:e,game:t,title:n,state:r,outcome:o},a){let s=(r.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:n,players:s,outcome:o,entries:a},null,2)}function mr({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var fr="take-away";function xr({session:e}){let{deeds:t,state:n}=(0,gr.useTable)(),r=l=>mr(e,n.entries,l),o=()=>new Blob([pr(e,n.entries,(0,br.standingOf)(n.entries))]),a=()=>new Blob([ur(e,n.entries)]),s=l=>async()=>{let d=await t.ask(fr,()=>t.api.file(e.id,l));d&&ct(d,r(l))},i=e.role==="referee";return hr.html`
<div class="take-away" role="group" aria-label=${"Das Spiel mitnehmen"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>ct(a(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>ct(o(),r("txt"))}>
Als Text speichern
</button>
<${$r.Refusal} spot=${fr} />
</div>
`}function ct(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var Le=c(u(),1),Re=c($(),1),Ja=400;function Be(e=!0){let{deeds:t}=(0,Re.useTable)(),{id:n,seq:r}=(0,Re.useSession)(),[o,a]=(0,Le.useState)(null);return(0,Le.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(n).then(d=>s&&a(d)).catch(()=>{}),o?Ja:0);return()=>{s=!1,clearTimeout(l)}},[e,n,r]),o}var _r=c(M(),1);var wr=c(M(),1);var Xa={clay_o_rama:ts,clearing_house:ns,generation_zero:rs,metamorph:as,slargeball:ss};function kr(e){let{columns:t,cellsOf:n,colourOf:r}=(Xa[e.game]??es)(e.state),o=e.outcome?.winners??[],a=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:r?.(s)??P(s.seat),won:o.includes(s.seat),cells:n(s)}));return{columns:t,rows:a.sort(Ya)}}function Ya(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((r,o)=>r!==t.cells[o]);return typeof e.cells[n]=="number"?t.cells[n]-e.cells[n]:0}function es(){return{columns:[],cellsOf:()=>[]}}function ts(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||P(t),cellsOf:({seat:t})=>[is(e.creatures.filter(({player:n,alive:r})=>n===t&&r),"hit_points")]}}function ns(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function rs(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var os={dead:"tot",left:"hat die Karte verlassen"};function as(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?os[r]??r:n]}}function ss(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,wr.spelled)(e.colours[t-1]??"")]}}function is(e,t){return e.reduce((n,r)=>n+r[t],0)}var te=c(u(),1);function vr({columns:e,rows:t}){return t.length?te.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(n=>te.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:r,colour:o,won:a,cells:s})=>te.html`
<tr key=${n} data-won=${a}>
<th scope="row">
<${ze} colour=${o} /> ${r}
${a&&te.html`<span class="won">gewonnen</span>`}
</th>
${s.map(i=>te.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var q=c(C(),1),ls=6e4;function yr(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,q.tn)("{count} Runde","{count} Runden",n):(0,q.tn)("{count} Zug","{count} Züge",n)),t.length>1&&cs(t),(0,q.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Sr(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function cs(e){let[t,n]=[e[0],e.at(-1)].map(a=>Date.parse(a?.at??"")),r=Math.max(1,Math.round((n-t)/ls)),o=Math.floor(r/60);return o?`${(0,q.tn)("{count} Stunde","{count} Stunden",o)} ${(0,q.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,q.tn)("{count} Minute","{count} Minuten",r)}function zr({session:e}){let{state:t}=(0,dt.useTable)(),n=(0,Er.standingOf)(t.entries),r=t.entries.filter(({seq:o})=>n.has(o));return N.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<p class="why" data-testid="end-why">${(0,_r.sentence)(e.outcome.why)}.</p>
<${vr} ...${kr(e)} />
<p class="small-facts">${yr(e.state,r).join(" · ")}</p>
<${ds} session=${e} />
<${ps} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${Sr(r).map(o=>N.html`<li>${o}</li>`)}
</ul>
</details>
<details>
<summary>Mitnehmen</summary>
<${xr} session=${e} />
</details>
</section>
`}function ds({session:e}){let{deeds:t,state:n}=(0,dt.useTable)(),{game:r,options:o,dice:a}=e;return N.html`
<div class="answers">
${o&&N.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:r,options:o,dice:a})}
>
Noch einmal, mit denselben Leuten
</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${Tr.Refusal} spot="begin" />
</div>
`}function ps({session:e}){let[t,n]=(0,N.useState)(!1),r=Be(t);return N.html`
<details
data-testid="evening"
onToggle=${o=>o.target===o.currentTarget&&n(o.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${ar} deeds=${r?.deeds} />
<${De} session=${e} story=${r} />
</details>
`}var D=c(u(),1);var ut=c($(),1);var Mr=c(Ar(),1),B=c(M(),1),Or=c(C(),1);function Dr(e){if(e.set_aside)return{kind:"set aside",words:`Beiseitegelegt: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Vorbei: ${e.outcome.why}.`};let t=r=>e.players?.find(o=>o.seat===r)?.name??`Platz ${r}`,n=(0,Mr.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,B.sentence)(n):"Noch ist nichts geschehen."}}function pt({players:e=[]}){return(0,B.listed)(e.map(({name:t})=>t))}function Lr({begun_at:e,last_at:t,seq:n}){if(!e)return"";let r=(0,B.dayAndClock)(e);if(!n||!t)return`Begonnen ${r}`;let o=(0,B.dayAndClock)(t),a=o.split(",")[0]===r.split(",")[0];return`${`Begonnen ${r}, zuletzt gespielt ${a?(0,B.clock)(t):o}`}; ${(0,Or.tn)("{count} Eintrag","{count} Einträge",n)}`}function Rr(){let{code:e,deeds:t,state:n}=(0,ut.useTable)(),{answer:r,refused:o}=X(()=>t.api.kept());return D.html`
<main class="kept" data-testid="kept-games" aria-busy=${!r&&!o}>
<header>
<h1>Spiele</h1>
<a class="button quiet" href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>Der Saal</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>Neues Spiel</button>
</header>
${o&&D.html`<p class="refusal" role="alert">${o}</p>`}
${r?.length===0&&D.html`<p class="hint">Noch keine Spiele.</p>`}
<ol>
${r?.map(a=>D.html`
<${us} key=${a.id} game=${a} shown=${a.id===n.session?.id} />
`)}
</ol>
</main>
`}function us({game:e,shown:t}){let{kind:n,words:r}=Dr(e);return D.html`
<li data-testid="kept-game" data-kind=${n}>
<h2>${e.title}</h2>
<p>${pt(e)}</p>
<p class="stands">${r}</p>
<p class="hint">${Lr(e)}</p>
${n!=="set aside"&&D.html`<${ms} game=${e} shown=${t} />`}
</li>
`}function ms({game:e,shown:t}){let{deeds:n,code:r}=(0,ut.useTable)();return t?D.html`<a class="button" href="#/">Zurück zu diesem Spiel</a>`:r&&!e.codes?.referee?D.html`<p class="hint">
Der Code der Spielleitung wurde zurückgezogen; öffne es am Rechner des Programms.
</p>`:D.html`
<button
aria-label=${`${e.title} öffnen: ${pt(e)}`}
onClick=${()=>n.open(e.id,e.codes.referee)}
>
Öffnen
</button>
`}var mt=c(u(),1),Br=c(fe(),1),Kr=c($(),1);var V={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:e=>`Nachgefragt: ${e}`,toIt:"Ansehen"};function jr({group:e}){let{state:t,deeds:n}=(0,Kr.useTable)(),r=t.looked===e.first;return mt.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:V.lookAt(e.entries[0].told)}
onClick=${()=>n.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?V.close:V.look}
</button>
${r&&mt.html`<${Br.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Ir=c(u(),1),Hr=c($(),1);var Pr=c(Ae(),1),fs=/#(\d+)/;function hs(e){let t=(0,Pr.standingOf)(e);return e.filter(({event:n,seq:r})=>n.type==="Noted"&&t.has(r)).map(({event:n,seq:r,told:o})=>({about:Number(fs.exec(n.text)?.[1]??0),seq:r,seat:n.seat??null,told:o})).filter(({about:n,seq:r})=>n>0&&n<r)}function Nr(e){let t=hs(e);return t.filter(({about:n,seat:r,seq:o})=>r!==null&&!t.some(a=>a.about===n&&a.seat===null&&a.seq>o))}function Wr(){let{state:e,deeds:t}=(0,Hr.useTable)(),[n]=Nr(e.entries);return n?Ir.html`
<p class="open-question" role="status" data-testid="open-question">
${V.open(n.told)}${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(n.about)}>
${V.toIt}
</button>
</p>
`:null}var Ke=c(u(),1),Zr=c(Gr(),1),Ur=c($(),1),qr=6e4,Vr=["pointerdown","keydown"],pe={drawn:"Der Vorhang ist zu: Diese Seite zeigt, was das Publikum sieht.",lifted:"Der Vorhang ist auf. Nach einer Minute ohne Berührung fällt er wieder.",lift:"Aufziehen",draw:"Zuziehen",away:"Wegnehmen"};function Qr(){let{deeds:e}=(0,Ur.useTable)(),t=(0,Zr.curtain)()==="drawn";return(0,Ke.useEffect)(()=>t?void 0:gs(()=>e.curtain("drawn")),[t]),Ke.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
${t?pe.drawn:pe.lifted}${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?pe.lift:pe.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${pe.away}
</button>
</p>
`}function gs(e){let t=setTimeout(e,qr),n=()=>{clearTimeout(t),t=setTimeout(e,qr)};for(let r of Vr)addEventListener(r,n,!0);return()=>{clearTimeout(t);for(let r of Vr)removeEventListener(r,n,!0)}}var ue=c(u(),1),ro=c(ft(),1);var Xr=c(C(),1),Yr=c(M(),1),je=c(ft(),1),$s={camera:"Von der Kamera gesehen",corrected:"Von der Spielleitung korrigiert",dice:"Würfel und Lose",back:"Zurückgenommen oder berichtigt",gone:"Gilt nicht mehr"};function eo(e){let t=Object.entries(je.MARKS).map(([o,a])=>({value:o,title:$s[o],count:e.filter(a).length})).filter(({count:o})=>o>0),n=new Map;for(let{entries:o}of e)for(let a of new Set(o.map(({event:s})=>s.type)))n.set(a,(n.get(a)??0)+1);let r=[...n].map(([o,a])=>({value:je.EVENT+o,title:(0,Yr.spelled)(o),count:a})).sort((o,a)=>o.title.localeCompare(a.title));return[...t,...r].map(({value:o,title:a,count:s})=>({value:o,title:`${a} (${s})`}))}function to({words:e,player:t,kind:n}){return!!(e.trim()||t||n)}function no(e,t){return`${e} von ${(0,Xr.tn)("{count} Schritt","{count} Schritte",t)}`}function oo({wanted:e,want:t,players:n,groups:r,hits:o}){let a=s=>i=>t({...e,[s]:i.target.value});return ue.html`
<form class="finder" role="search" onSubmit=${s=>s.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Das Protokoll durchsuchen: Wörter oder die Nummer eines Eintrags"}
placeholder=${"Suchen, oder #12"}
value=${e.words}
onInput=${a("words")}
/>
<select data-testid="find-player" aria-label=${"Von wem"} onChange=${a("player")}>
<option value="" selected=${!e.player}>Alle</option>
${n.map(({name:s})=>ue.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"Was"} onChange=${a("kind")}>
<option value="" selected=${!e.kind}>Alles</option>
${eo(r).map(({value:s,title:i})=>ue.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${to(e)&&ue.html`<p class="found" role="status" data-testid="found">
${no(o,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(ro.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var ao=c(u(),1),Pe=c($(),1),so=c(L(),1),ht="missed-throw";function io(){let{state:e,deeds:t}=(0,Pe.useTable)(),n=(0,Pe.useSession)(),{camera:r,busy:o}=e;return!r?.camera||!bs(n)?null:ao.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${o[ht]}
onClick=${()=>t.missedThrow(ht)}
>
Verpassten Wurf ergänzen
</button>
<${so.Refusal} spot=${ht} />
</p>
`}function bs({role:e,legal:t}){return e==="referee"&&t.some(({type:n})=>n==="Fire"||n==="Land")}var lo=c(u(),1),co=c($(),1);function po(){let{state:e,deeds:t}=(0,co.useTable)();return e.notices.map(n=>lo.html`
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
`)}var K=c(u(),1),uo=c($(),1);function mo(){let{state:e}=(0,uo.useTable)(),[t,n]=(0,K.useState)(""),r=(0,K.useRef)({keys:new Set,seq:null});return(0,K.useEffect)(()=>{let o=e.proposals.filter(a=>!r.current.keys.has(a.key));r.current.keys=new Set(e.proposals.map(a=>a.key)),o.length&&n(o.map(a=>`Vorschlag: ${a.title}`).join(". "))},[e.proposals]),(0,K.useEffect)(()=>{let o=e.entries.at(-1),a=r.current.seq===null;r.current.seq=o?.seq??0,o&&!a&&n(o.told)},[e.entries]),K.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var gt=c(u(),1),fo=c(se(),1);function ho({proposal:e,code:t}){let n=Math.ceil(e.looks.length/2);return gt.html`
<div class="looks" data-testid="looks" style=${{"--columns":n}}>
${e.looks.map(r=>gt.html`
<figure>
<img src=${(0,fo.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var T=c(u(),1),Ne=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],xs=6;function go({frames:e,decisive:t,spots:n}){let r=ks(e),[{at:o,playing:a},s]=(0,T.useState)({at:0,playing:!0}),[i,l]=(0,T.useState)(0),d=Math.min(o,e.length-1);(0,T.useEffect)(()=>{if(!a||r<e.length)return;let m=g=>(g+1)%(e.length+xs),h=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Ne[i].fps);return()=>clearInterval(h)},[a,i,r,e.length]);let p=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>s(m=>({...m,playing:!m.playing}));return T.html`
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
${r<e.length&&T.html`<progress
max=${e.length}
value=${r}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${a?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${f}
>
${a?"Anhalten":"Abspielen"}
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
aria-label=${`Tempo: ${Ne[i].label}. Ändern`}
onClick=${()=>l((i+1)%Ne.length)}
>
${Ne[i].label}
</button>
</figcaption>
<${ws} places=${t} frames=${e} shown=${d} stopAt=${p} />
</figure>
`}function ws({places:e,frames:t,shown:n,stopAt:r}){return e.length?T.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(o=>T.html`
<button
data-testid="decisive"
aria-label=${`Bei Bild ${o+1} anhalten, einem entscheidenden`}
aria-pressed=${o===n}
onClick=${()=>r(o)}
>
<img src=${t[o]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function ks(e){let[t,n]=(0,T.useState)(0),r=(0,T.useRef)([]);return(0,T.useEffect)(()=>(n(0),r.current=e.map(o=>{let a=new Image;return a.onload=()=>n(s=>s+1),a.src=o,a}),()=>{for(let o of r.current)o.src="";r.current=[]}),[e.join()]),t}var me=c(u(),1),$o=c(fe(),1);function bo(){let[e,t]=(0,me.useState)(!1);return me.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Im Verlauf</summary>
${e&&me.html`<${$o.Part} of="aside" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Spielbericht</a>
</div>
`}var $t=c(u(),1),xo=c($(),1);function wo(){let e=(0,xo.useSession)(),t=Be();return t?Me(t)?$t.html`<${De} session=${e} story=${t} />`:$t.html`<p class="hint">Noch hat sich nichts geändert.</p>`:null}var yo=c(vo()),So=document.createElement("style");So.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.kept h1{flex:auto;font-size:1.6rem}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}';document.head.append(So);(0,yo.arrived)("aside",bt);