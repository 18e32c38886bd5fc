var Ja=Object.create;var Ye=Object.defineProperty;var Xa=Object.getOwnPropertyDescriptor;var Za=Object.getOwnPropertyNames;var en=Object.getPrototypeOf,tn=Object.prototype.hasOwnProperty;var C=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},on=(e,t)=>{for(var o in t)Ye(e,o,{get:t[o],enumerable:!0})},an=(e,t,o,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Za(t))!tn.call(e,n)&&n!==o&&Ye(e,n,{get:()=>t[n],enumerable:!(a=Xa(t,n))||a.enumerable});return e};var p=(e,t,o)=>(o=e!=null?Ja(en(e)):{},an(t||!e||!e.__esModule?Ye(o,"default",{value:e,enumerable:!0}):o,e));var h=C((Vr,St)=>{St.exports=core["view.js"]});var Tt=C((Qr,Ct)=>{Ct.exports=core["picture/live.js"]});var v=C((Yr,_t)=>{_t.exports=core["page/table.js"]});var z=C((Jr,Ot)=>{Ot.exports=core["page/refusal.js"]});var M=C((Zr,At)=>{At.exports=core["language.js"]});var be=C((us,Kt)=>{Kt.exports=core["address.js"]});var bo=C((js,go)=>{go.exports=core["page/place.js"]});var I=C((Ds,Co)=>{Co.exports=core["words.js"]});var Le=C((Xs,Wo)=>{Wo.exports=core["log/groups.js"]});var pa=C((wi,ca)=>{ca.exports=core["games/awaited.js"]});var xt=C((Ti,$a)=>{$a.exports=core["forms/command_form.js"]});var yt=C((_i,ga)=>{ga.exports=core["page/into_view.js"]});var za=C((Ii,Ra)=>{Ra.exports=core["log/finding.js"]});var Wa=C((Fi,Ha)=>{Ha.exports=core["log/chapters.js"]});var Va=C((sl,Ua)=>{Ua.exports=core["parts.js"]});var vt={};on(vt,{Calibrate:()=>$o,Correcting:()=>Pa,End:()=>la,Finder:()=>Na,Invite:()=>yo,KeptGames:()=>ha,Loop:()=>Da,NewGame:()=>Ho,OverTime:()=>Fa,Report:()=>qa});var x=p(h(),1),fo=p(Tt(),1),lt=p(v(),1),ho=p(z(),1);var P=p(h(),1);function Et(e,t){let{x_px:o,y_px:a,sigma_mm:n}=e,r=[];for(let s=0;s+1<a.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],a[s],n[s][i]],[o[i+1],a[s],n[s][i+1]],[o[i+1],a[s+1],n[s+1][i+1]],[o[i],a[s+1],n[s+1][i]]];r.push(...nn(l,t))}return r}function nn(e,t){if(e.some(([,,n])=>n===null))return[];let o=e.flatMap((n,r)=>rn(n,e[(r+1)%4],t)),a=[];for(let n=0;n+1<o.length;n+=2)a.push([...o[n],...o[n+1]]);return a}function rn([e,t,o],[a,n,r],s){if(o<=s==r<=s)return[];let i=(s-o)/(r-o);return[[e+i*(a-e),t+i*(n-t)]]}var Mt=p(M(),1);function T(e,t){let o={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(Mt.LANGUAGE,o)}var L=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],jt=L.slice(0,-1).map(e=>e.upTo);function Lt(e){return L.findIndex(t=>e<=t.upTo)}function It(e){return e===0?`under ${T(L[0].upTo)}`:e===L.length-1?`over ${T(L[e-1].upTo)}`:`${T(L[e-1].upTo)} to ${T(L[e].upTo)}`}var sn=1280,ln=7;function Pt({told:e,shown:t}){let{check:o,table:a}=e,[n,r]=o.size_wh,s=n/sn;return P.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${n} ${r}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Expected error over the table, and the boards that were found"}
data-testid="overlay"
>
${t&&P.html`<${cn} map=${a.map} /><${dn} map=${a.map} unit=${s} size=${[n,r]} />`}
${a.outline_px.length>2&&P.html`<polygon
class="table-outline"
points=${a.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${a.marks.flatMap(i=>i.marks_px).map(i=>P.html`<${mn} mark=${i} unit=${s} />`)}
</svg>
`}function cn({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],a=e.sigma_mm.flatMap((n,r)=>pn(n).map(s=>({...s,y:r})));return L.map(({colour:n,opacity:r},s)=>P.html`
<g fill=${n} opacity=${r}>
${a.filter(i=>i.step===s).map(({start:i,end:l,y:c})=>P.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-o/2}
width=${t*(l-i)}
height=${o+1}
/>
`)}
</g>
`)}function pn(e){let t=[];return e.forEach((o,a)=>{let n=o===null?null:Lt(o),r=t.at(-1);r&&r.step===n?r.end=a+1:t.push({start:a,end:a+1,step:n})}),t.filter(o=>o.step!==null)}function dn({map:e,unit:t,size:o}){return jt.map(a=>{let n=Et(e,a);if(!n.length)return null;let r=n.map(([l,c,d,m])=>`M${l} ${c}L${d} ${m}`).join(""),[s,i]=un(n,o,t);return P.html`
<path class="error-line under" d=${r} />
<path class="error-line" d=${r} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${a} mm</text>
`})}function un(e,[t,o],a){let n=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(o-c)),[r,s]=e.reduce((l,c)=>n(c)>n(l)?c:l),i=(l,c,d)=>Math.min(Math.max(l,c),d-c);return[i(r,60*a,t),i(s+7*a,26*a,o)]}function mn({mark:e,unit:t}){if(e.length>2)return P.html`<polygon class="mark" points=${e.map(r=>r.join(",")).join(" ")} />`;let[[o,a]]=e,n=ln*t;return P.html`<path class="mark" d=${`M${o-n} ${a}H${o+n}M${o} ${a-n}V${a+n}`} />`}var Je=p(h(),1);var Xe=p(M(),1);function Rt({map:e,shown:t,show:o,children:a}){return Je.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${n=>o(n.target.checked)}
/>
Expected error in mm
</label>
${a}
</div>
<ol class="legend-steps" aria-label=${"Colours of the expected error, in mm"}>
${L.map((n,r)=>Je.html`<li><i style=${`background: ${n.colour}`}></i>${It(r)}</li>`)}
</ol>
<p class="hint">${fn(e)}</p>
</div>
`}function fn(e){let{height_mm:t,median_mm:o,p95_mm:a}=e;if(o===null)return t===0?"Nothing on the table itself is in view.":`Nothing ${t} mm above the table is in view.`;let n={height:t,usual:T(o,2),most:T(a,1)};return t===0?(0,Xe.t)("It holds for points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",n):(0,Xe.t)("It holds for points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",n)}var K=p(h(),1),Nt=p(M(),1),Dt={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},hn="Light, sharpness, boards and accuracy are as they should be. The game can begin.",$n="The picture has frozen: see to the camera first. The figures here are those of the last picture.",gn="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function Bt({check:e,stopped:t,calibrated:o}){let{instruction:a,further:n}=e;return t?K.html`<${zt} cause="camera/still" sentence=${$n} />`:!o&&!a?K.html`<${zt} cause="board/unseen" sentence=${gn} />`:K.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Dt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${a?.cause??""}>
${a?.sentence??hn}
</p>
${n.length>0&&K.html`
<details class="other">
<summary>
${(0,Nt.tn)("Then one more thing","Then {count} more things",n.length)}
</summary>
<ol>
${n.map(r=>K.html`<li>${r.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function zt({cause:e,sentence:t}){return K.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Dt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var $e=p(h(),1);var Wt=p(M(),1);function Gt({check:e}){return $e.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${xn(e).map(([t,o,a])=>$e.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${a}</span>
${o&&$e.html`<b class="grade" data-grade=${o}>${bn[o]}</b>`}
</dd>
`)}
</dl>
</div>
`}var bn={good:"good",fair:"fair",poor:"poor"};function xn(e){let{light:t,blur:o,rate:a,steadiness:n,view:r,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Light",t.grade,wn(t)],["Sharpness",o.grade,`blurred by ${T(o.px,1)} px`],a&&["Pictures",a.grade,`${`${Math.round(a.fps)} a second`}${vn(a)}`],n&&["Steadiness",n.grade,kn(n)],r&&["Scale",r.grade,Sn(r)],r&&["Camera",null,Cn(r)],r&&["In view",null,Tn(r)],s&&["Boards",s.grade,s.seen.map(_n).join(", ")],i&&["Accuracy",i.grade,En(i)],l&&["Held-out corners",null,`${ge(l.median_mm)} off, 95 % under ${ge(l.p95_mm)} (${l.corners})`],c&&["Focal length",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, known from ${yn[c.known_from]}`]].filter(Boolean)}var yn={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function wn(e){let t=Math.round(e.median),o=e.glare.length;return[e.paper===null?`table ${t} of 255`:`paper ${Math.round(e.paper)}, table ${t} of 255`,o>0&&(0,Wt.tn)("{count} mirrored lamp","{count} mirrored lamps",o)].filter(Boolean).join(", ")}function vn(e){return e.missing?`, ${`${e.missing} missing`}`:""}function kn(e){let{flicker:t,hunting:o,shake_px:a}=e;return`flickers ${Ft(t)}, drifts ${Ft(o)}, shakes ${T(a,1)} px`}function Sn(e){return`${T(e.mm_per_px,1)} mm a pixel, at worst ${T(e.worst_mm_per_px??e.mm_per_px,1)}`}function Cn(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function Tn(e){return`table in ${Ht(e.table_share)} of the picture, ${Ht(e.between_boards_share)} of the area between the boards`}function _n(e){let{name:t,corners_found:o,corners_total:a}=e;return`${`${t} ${o} of ${a} corners`}${On(e)}`}function On(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,a=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return a.length?` (${a.join(", ")})`:""}function En(e){return`${ge(e.median_mm)}, 95 % under ${ge(e.p95_mm)}. ${e.tells}`}function ge(e){return e===null?"unknown":`${T(e,2)} mm`}function Ft(e){return`${T(100*e,1)} %`}function Ht(e){return`${Math.round(100*e)} %`}var J=p(h(),1),qt=p(be(),1),xe=p(M(),1);function Ut({camera:e,code:t}){return J.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?(0,xe.t)("Put the file into the data folder as {file}: it will be used automatically next time.",{file:J.html`<code>${e.keep_as}</code>`}):(0,xe.t)("Give the file to {serve}, or to {calibrate}.",{serve:J.html`<code>--camera-file</code>`,calibrate:J.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,xe.t)("It holds as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",{command:J.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,qt.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var N=p(h(),1);var An=[.2,.375,.5555555555555556,.6666666666666666],Mn=(e,t)=>o=>{let a=4*e+o-4,n="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(a)-35,r=a>8?n:1,s=t/r|0,i=t%r,l=r-i,c=a>8?s*An[o]+(e>5)&-2:n,d=s-c;return{t:l*d+i*d+i,o:[[l,d],[i,d+1]],i:c}};var q=e=>new Uint8Array(e),pe=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},ye=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),et=e=>e.charCodeAt(0),Yt=(...e)=>(t,o)=>e.forEach(a=>a(t,o)),Jt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},at=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(a=>t.push(a,8))},Z=(e,t,o,a,n=(s,i)=>o(s.length,i),r=a?s=>Yt(Jt(a),e(s)):e)=>(r.test=t,r.l=o,r.est=n,r.eci=a&&[a],r),Xt=Z(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-2;a+=3)t.push(+e.slice(a,a+3),10);a<e.length-1?t.push(+e.slice(a),7):a<e.length&&t.push(+e[a],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Zt=Z(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-1;a+=2)t.push(45*ye(e[a])+ye(e[a+1]),11);a<e.length&&t.push(ye(e[a]),6)},e=>ye(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),X=Z(e=>at([...e].map(et)),e=>et(e)<128,(e,t)=>12+8*(t>9)+8*e);X._=!0,X.u=!0;var nt=Z(X,e=>et(e)<256,X.l,3);nt._=!0;var Vt=new TextEncoder,rt=Z(e=>at(Vt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Vt.encode(e).length);rt._=!0;var tt=()=>{let e=new Map,t=new TextDecoder("sjis"),o=q(2);for(let a=0;a<7973;++a)o[0]=a/192+129+64*(a>5951),o[1]=a%192+64,e.set(t.decode(o),a);return e.delete("�"),tt=()=>e,e},st=Z(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let a of e)t.push(tt().get(a),13)},e=>tt().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);st._=!0;var eo=[Xt,Zt,X,nt,st,rt],jn={auto:(e,{modes:t=eo}={})=>(o,a)=>{let n=t.map((d,m)=>{let u=new Map,w=(f,$)=>(u.has(f)||u.set(f,$(f,a)),u.get(f));return{m:d,h:1<<m,C:d.est("",a),S:d.l?(f,$)=>w($-f,d.l):(f,$)=>w(e.slice(f,$),d.est)}}),r=[{v:0}],s=0,i=0,l=-1;for(let d of[...e,""]){let m=0;if(d)for(let u of n)u.m.test(d)&&(m|=u.h);if(!d||m!==l){if(l!==-1){let u=new Set(r.map(f=>f.D)),w=[];for(let{m:f,C:$,S:O,h:A}of n)if(l&A){let G=O(s,i);for(let ie of f.eci??u)if(!f.u||!ie){let le;for(let B of r)if(B.D===ie||f.eci){let ce=B.m===f&&B.D===ie,Qe=ce?B.V:B,kt=f._&&ce?B.v+G-$:Qe.v+12*(Qe.D!==ie)+(ce?O(ce?B.$:s,i):G);(!le||kt<le.v)&&(le={$:ce?B.$:s,V:Qe,m:f,D:ie,A:i,v:kt})}le&&w.push(le)}}r=w}l=m,s=i}i+=d.length}r.length||pe(5);let c=[];for(let d=r.reduce((m,u)=>u.v<m.v?u:m);d.m;d=d.V)c.push(d.m(e.slice(d.$,d.A)));c.reverse().forEach(d=>d(o,a))},multi:Yt,eci:Jt,bytes:at,numeric:Xt,alphaNumeric:Zt,ascii:X,iso8859_1:nt,shift_jis:st,utf8:rt},Ln=()=>({F:q(2956),I:0,push(e,t){for(let o=t,a=8-(7&this.I);o>0;o-=a,a=8)this.F[this.I>>3]|=e<<a>>o,this.I+=o<a?o:a}}),Ze=(e,t=e*e,o=q(t))=>({size:e,K:o,get:(a,n)=>a>=0&&a<e&&!!(1&o[n*e+a]),toString({on:a="##",off:n="  ",lf:r=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let d=-l;d<e+l;++d){for(let m=-i;m<e+i;++m)c+=this.get(m,d)?a:n;c+=r}return c},toImageData(a,{on:n=[0,0,0],off:r=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,d=e+2*l,m=a.createImageData(c,d),u=new Uint32Array(m.data.buffer);m.data.set([...n,255]);let w=u[0];m.data.set([...r,255]);let f=u[0];for(let $=0;$<d;++$)for(let O=0;O<c;++O)u[$*c+O]=this.get(O-i,$-l)?w:f;return m},toCanvas(a,n){let r=a.getContext("2d"),s=this.toImageData(r,n);a.width=s.width,a.height=s.height,r.putImageData(s,0,0)},toDataURL({type:a="image/png",scale:n=1,...r}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,r);return s.width=l.width*n,s.height=l.height*n,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(a,1)}}),we=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ve=q(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ve[ve[t+255]=e++]=t;var to=e=>ve[e%255],oo=e=>ve[e+255],In=(e,t)=>{let o=q(e.length+t.length-1);for(let a=0;a<e.length;++a)for(let n=0;n<t.length;++n)o[a+n]^=to(e[a]+t[n]);return o.map(oo)},Pn=(e,t)=>{let o=q(e.length+t.length-1);o.set(e,0);for(let a=0;a<e.length;++a)if(o[a]){let n=oo(o[a]);for(let r=0;r<t.length;++r)o[a+r]^=to(t[r]+n)}return o.slice(e.length)},ot=[[0],[0,0]];for(let e=1;e<30;++e)ot.push(In(ot[e],[0,e]));var Rn=(e,t)=>{let o=[[],[]],a=0,n=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,a+=i){let c=e.slice(a,a+i);o[0].push(c),o[1].push(Pn(c,ot[t.i])),n+=i+t.i}let r=q(n);n=0;for(let s of o)for(let i=0,l=-1;l<n;++i){l=n;for(let c of s)i<c.length&&(r[n++]=c[i])}return r},ao=(e,t,o)=>{let a=e<<=o;for(let n=134217728;n>>=1;)a&n&&(a^=t*(n>>o));return a|e},zn=({size:e,K:t},o)=>{let a=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},n=(s,i,l)=>{for(let c=0;c++<3;l-=2)a(i*e+s-(l>>1)*(e+1),l,l,2|c)},r=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=r){for(let i=s;i>8;i-=r)n(s,i,5);s<e-7&&n(s,6,5)}if(o>6)for(let s=ao(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;a(7,2,9,2),a(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;n(3,3,7),n(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},Nn=({size:e,K:t})=>{let o=[];for(let a=e-2,n=e,r=-1;a>=0;a-=2){for(a===5&&(a=4);n+=r,n!==-1&&n!==e;){let s=n*e+a;t[s+1]||o.push(s+1),t[s]||o.push(s)}r*=-1}return o},Dn=({K:e},t,o)=>t.forEach((a,n)=>e[a]=o[n>>3]>>(7&~n)&1),Bn=({size:e,K:t},o,a,n)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let r=21522^ao((1^n)<<3|a,1335,10);for(let s=0;s++<8;r>>=1)t[(s-(s<7))*e+8]=1&r,t[9*e-s]=1&r;for(let s=8;--s,r;r>>=1)t[8*e+s-(s<7)]=1&r,t[(e-s)*e+8]=1&r},Fn=({size:e,K:t},o=0,a=0)=>{for(let n=0;n<e;++n){for(let r=0;r<2;++r)for(let s,i=0,l=0,c=2;i<e;++i){let d=1&t[r?n*e+i:i*e+n];a+=d,l=(l>>1|2098176)&(3047517^d-1),2049&l&&(o+=40),d^c&&(s=0),c=d,o+=++s===5?3:s>5}if(n)for(let r=e+n,s=5*t[n-1]^t[n];r<e*e;r+=e){let i=5*t[r-1]^t[r];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(a/(e*e)-1)|0)},Qt=[],ke=(e=pe(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:a=1,maxVersion:n=40,mask:r,trailer:s=60433,...i}={})=>{o<t&&pe(3),n<a&&pe(2),typeof e=="string"&&(e=jn.auto(e,i));for(let l=a,c=0;l<=n;++l){let d=Qt[l];d||(Qt[l]=d=Ze(4*l+17),zn(d,l),d.p=Nn(d));let m=Mn(l,d.p.length>>3);if(8*m(t).t<c)continue;let u=Ln();e(u,l),c=u.I;for(let w=o;w>=t;--w){let f=m(w);if(8*f.t<c)continue;for(u.I=c+11&-8;u.I<8*f.t;)u.push(s,16);let $=Ze(d.size,d.K);return Dn($,d.p,Rn(u.F,f)),(we[r]?[we[r]]:we).map((O,A)=>{let G=Ze($.size,$.K);return Bn(G,O,r??A,w),G.s=we[r]?0:Fn(G),G}).reduce((O,A)=>A.s<O.s?A:O)}}pe(4)};ke.with=(...e)=>(t,o)=>ke(t,{modes:[...eo,...e],...o});var no=p(h(),1),it=4;function Se({text:e,label:t}){let o=ke(e),a=o.size+2*it;return no.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${a} ${a}`}
>
<rect width=${a} height=${a} fill="#ffffff" />
<path d=${Hn(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Hn(e){let t=[];for(let o=0;o<e.size;o+=1)for(let a=0;a<e.size;a+=1)e.get(a,o)&&t.push(`M${a+it} ${o+it}h1v1h-1z`);return t.join("")}var ro=p(v(),1),so=p(z(),1);function io({source:e}){let{state:t,deeds:o}=(0,ro.useTable)(),[a,n]=(0,N.useState)(null),r=l=>o.ask("phone",()=>l().then(n));if((0,N.useEffect)(()=>{e==="camera phone"&&r(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=a?.links??[];return N.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&N.html`<${Se} text=${s} label=${"QR code of the phone’s link"} />`}
${s&&N.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&N.html`<p class="hint">
If the phone finds nothing there, try this machine’s other addresses: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>r(o.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>r(o.api.withdrawPhone)}>
Stop the phone’s picture
</button>
</p>
<${so.Refusal} spot="phone" />
</div>
`}var U=p(h(),1),lo=p(be(),1);var Ce=p(h(),1);function ee(e){let[t,o]=(0,Ce.useState)({answer:null,refused:null});return(0,Ce.useEffect)(()=>{let a=!1;return e().then(n=>a||o({answer:n,refused:null})).catch(n=>a||o({answer:null,refused:n.detail})),()=>{a=!0}},[]),t}var co=p(v(),1),Wn={a4:"A4",letter:"Letter"};function po({code:e}){let{deeds:t}=(0,co.useTable)(),[o,a]=(0,U.useState)("a4"),{answer:n}=ee(t.api.sheets);return U.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(Wn).map(([r,s])=>U.html`
<button class="chip" aria-pressed=${r===o} onClick=${()=>a(r)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Print at 100 % and check that the ruler on the sheet is 100 mm long.
</p>
<ul>
${(n??[]).map(r=>U.html`<${Gn} sheet=${r} paper=${o} code=${e} />`)}
</ul>
</div>
`}function Gn({sheet:e,paper:t,code:o}){let a=n=>(0,lo.withCode)(`/api/sheets/${e.name}.${n}?paper=${t}`,o);return U.html`
<li>
<a href=${a("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${a("json")}
download=${`${e.name}.json`}
aria-label=${`Boards file of ${e.name}`}
>boards file</a
>
</li>
`}var Te=p(h(),1),uo=p(v(),1),Kn=700;function mo(e){let{deeds:t}=(0,uo.useTable)(),[o,a]=(0,Te.useState)({told:null,silent:!1});return(0,Te.useEffect)(()=>{let n=!1,r;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(n)return;a(l=>({told:i??l.told,silent:!i}))}r=setTimeout(s,Kn)}return s(),()=>{n=!0,clearTimeout(r)}},[e]),o}var qn=[0,30,60];function $o(){let{code:e}=(0,lt.useTable)(),[t,o]=(0,x.useState)(0),[a,n]=(0,x.useState)(!0),{told:r,silent:s}=mo(t),i=r?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!r}>
<section class="calibrate-seen" aria-label=${"The table, seen by the camera"}>
${r&&!r.camera?x.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:x.html`<${Vn} told=${r} silent=${s} code=${e} shown=${a} />`}
${i&&x.html`<${Bt} check=${i} stopped=${Un(r,s)} calibrated=${!!r.table} />`}
${r?.table&&x.html`<${Rt} map=${r.table.map} shown=${a} show=${n}>
<${Qn} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${io} source=${r?.camera?.source} />
${i&&x.html`<${Gt} check=${i} />`}
${r?.camera&&x.html`<${Yn} told=${r} />`}
${r?.table&&x.html`<${Ut} camera=${r.camera} code=${e} />`}
<${po} code=${e} />
</section>
</main>
`}function Un(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Vn({told:e,silent:t,code:o,shown:a}){let n=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!n}>
<${fo.Live} code=${o} link="live" />
${e?.table&&!t&&x.html`<${Pt} told=${e} shown=${a} />`}
${n&&x.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function Qn({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Height the error is given for"}>
${qn.map(o=>x.html`
<button
class="chip"
aria-pressed=${o===e}
data-testid=${`height-${o}`}
onClick=${()=>t(o)}
>
${o===0?"On the table":`${o} mm above`}
</button>
`)}
</div>
`}function Yn({told:e}){let{state:t,deeds:o}=(0,lt.useTable)(),a=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${a} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew in the next picture; nothing may cover the boards.":"No board is recognised yet; the program keeps looking for one."}
</p>
<${ho.Refusal} spot="solve" />
</div>
`}var g=p(h(),1),de=p(be(),1),Oe=p(bo(),1),Ee=p(v(),1),xo=p(z(),1);var te=p(h(),1);function _e({title:e,close:t,children:o}){let a=(0,te.useRef)(null);return(0,te.useEffect)(()=>{a.current?.showModal()},[]),te.html`
<dialog
ref=${a}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${r=>{r.target===a.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var Ae=p(M(),1),Jn=1500;function yo({close:e}){let{deeds:t}=(0,Ee.useTable)(),o=(0,Ee.useSession)(),{answer:a,refused:n}=ee(()=>t.api.codes(o.id)),[r,s]=(0,g.useState)(null),i=(c,d)=>t.ask("codes",()=>t.api.changeCode(o.id,c,d).then(s)),l=r??a;return g.html`
<${_e} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,de.onlyThisMachine)()&&g.html`<p class="hint">
${(0,Ae.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:g.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${n&&g.html`<p class="refusal" role="alert">${n}</p>`}
<${xo.Refusal} spot="codes" />
${l&&g.html`<${Xn} session=${o} codes=${l} change=${i} />`}
<//>
`}function Xn({session:e,codes:t,change:o}){let a=r=>e.state.players?.find(s=>s.seat===r)?.name??`Seat ${r}`,n=[...t.seats.map((r,s)=>[a(s+1),r,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return g.html`
<ul class="links">
${n.map(([r,s,i])=>g.html`
<${tr}
key=${i}
who=${r}
link=${s&&(0,de.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&g.html`<${Zn} link=${er(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links end ${new Date(t.end_at).toLocaleString(Ae.LANGUAGE)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function Zn({link:e}){return g.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${wo} who=${"the big screen"} link=${e} />
</li>
`}function er(e,t){return(0,de.invitation)(e,t,location.origin,Oe.ADDRESSES[Oe.ROOM])}function tr({who:e,link:t,change:o}){return g.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?g.html`<${wo} who=${e} link=${t} />`:g.html`<em>Withdrawn: nobody can come in.</em>`}
<span class="change">
<button aria-label=${`New code for ${e}`} onClick=${()=>o("renew")}>
New code
</button>
${t&&g.html`<button
aria-label=${`Withdraw the code of ${e}`}
onClick=${()=>o("withdraw")}
>
Withdraw
</button>`}
</span>
</li>
`}function wo({who:e,link:t}){let[o,a]=(0,g.useState)(!1),n=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),a(!0),setTimeout(()=>a(!1),Jn)},[r,s]=(0,g.useState)(!1);return g.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${n}>${o?"Copied":"Copy"}</button>
<button
aria-expanded=${r}
aria-label=${`QR code for ${e}`}
onClick=${()=>s(!r)}
>
QR
</button>
${r&&g.html`<${Se} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var k=p(h(),1),pt=p(v(),1),dt=p(z(),1);var V=p(h(),1);var ko={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},So=Object.keys(ko),or={fill:"#75726b",ink:"#ffffff"};function ue(e){let{fill:t,ink:o}=ko[e]??or;return{"--hue":t,"--hue-ink":o}}var vo=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function F(e){return vo[(e-1)%vo.length]}var To=p(h(),1);var _o=p(I(),1);function Me({colour:e,large:t=!1}){return To.html`<span
class=${t?"swatch large":"swatch"}
style=${ue(e)}
title=${e?(0,_o.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Oo=p(I(),1),ar=["Ada","Bo","Cy"],Eo=["orange","blue","green","red","yellow","purple","pink","white"];function Ao(e){let t=e?.state.players;return t?t.map(({name:o,colour:a})=>({name:o,colour:a??""})):ar.map((o,a)=>({name:o,colour:Eo[a]}))}function Mo(e,t){return t?e:e.map(({name:o})=>({name:o}))}function jo({players:e,set:t,seats:o,coloured:a}){let[n,r]=o,s=(l,c)=>t(e.with(l,{...e[l],...c})),i=Eo.find(l=>!e.some(c=>c.colour===l));return V.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,c)=>V.html`
<div class="player-row" data-testid="player-row">
<${Me} colour=${a?l.colour:F(c+1)} />
<input
aria-label=${`Name of player ${c+1}`}
value=${l.name}
onInput=${d=>s(c,{name:d.target.value})}
/>
${a&&V.html`<${nr} place=${c} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=n}
onClick=${()=>t(e.filter((d,m)=>m!==c))}
>
×
</button>
</div>
`)}
${e.length<r&&V.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function nr({place:e,player:t,change:o}){return V.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${a=>o(e,{colour:a.target.value})}
>
${["",...So].map(a=>V.html`
<option value=${a} selected=${a===t.colour}>
${a?(0,Oo.named)(a):"any colour"}
</option>
`)}
</select>
`}var me=p(I(),1),je=["thimble","Thimble","As small as it goes: to try it out."],rr=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],sr=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],je],ir=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],je],lr=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],je],cr=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],je],pr={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},dr={clay_o_rama:rr,clearing_house:sr,metamorph:ir,generation_zero:lr,slargeball:cr},Io=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function Po({name:e,title:t,summary:o,seats:[a,n]}){let r=o.split(`
`)[0].replace(`${t}: `,""),s=[`${a} to ${n} players`,pr[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,me.sentence)(r.replaceAll("'","’")),facts:`${(0,me.sentence)(s)}.`}}function Ro(e){let t=dr[e.name];return t?t.map(([o,a,n])=>Lo(e,o,a,n)):Object.keys(e.options).map(o=>Lo(e,o,(0,me.spelled)(o)))}function Lo(e,t,o,a=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:a,options:{preset:t}};let{type:n,...r}=e.options[t]??{};return{name:t,title:o,text:a,options:r}}var No=p(h(),1),Do=p(v(),1),Bo=p(z(),1),zo="take-in";function Fo(){let{deeds:e,state:t}=(0,Do.useTable)(),o=a=>{let[n]=a.target.files;a.target.value="",n&&e.takeIn(n)};return No.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[zo]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${Bo.Refusal} spot=${zo} />
</div>
`}function Ho({close:e}){let{state:t,deeds:o}=(0,pt.useTable)(),{games:a}=t;return(0,k.useEffect)(()=>{o.learnGames()},[]),k.html`
<${_e} title=${"New game"} close=${e}>
<${dt.Refusal} spot="games" />
${a.length>0&&k.html`<${ur} games=${a} close=${e} />`}
<${Fo} />
<//>
`}function ur({games:e,close:t}){let{deeds:o,state:a}=(0,pt.useTable)(),[n,r]=(0,k.useState)(a.session?.game??e[0].name),s=e.find(A=>A.name===n)??e[0],i=Ro(s),[l,c]=(0,k.useState)(i[0].name),[d,m]=(0,k.useState)(()=>Ao(a.session)),[u,w]=(0,k.useState)(a.session?.dice??"seeded"),f="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),$=(i.find(A=>A.name===l)??i[0]).options;return k.html`
<form class="new-game" onSubmit=${A=>{A.preventDefault(),o.begin({game:s.name,options:{...$,players:Mo(d,f)},dice:u})}}>
${e.length>1&&k.html`<${ct}
legend=${"Game"}
name="game"
chosen=${s.name}
choose=${r}
options=${e.map(Po)}
/>`}
<${jo}
players=${d}
set=${m}
seats=${s.seats}
coloured=${f}
/>
<${ct}
legend=${"Rules"}
name="preset"
chosen=${l}
choose=${c}
options=${i}
/>
<${ct}
legend=${"Dice"}
name="dice"
chosen=${u}
choose=${w}
options=${Io}
/>
<div class="answers">
<${dt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${a.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function ct({legend:e,name:t,options:o,chosen:a,choose:n}){return k.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(r=>k.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${r.name}
checked=${r.name===a}
onChange=${()=>n(r.name)}
/>
<span>
<strong>${r.title}</strong>
${r.text&&k.html`<small>${r.text}</small>`}
${r.facts&&k.html`<small class="about">${r.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var H=p(h(),1),$t=p(v(),1),ra=p(z(),1),sa=p(Le(),1);var oe=p(h(),1);function Ie({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:a}=e;return oe.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(n=>oe.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:n,name:r,cells:s})=>oe.html`
<tr key=${n}>
<th scope="row">${r}</th>
${s.map(i=>oe.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${a.map(n=>oe.html`<li key=${n}>${n}</li>`)}
</ul>
</div>
`}var S=p(h(),1);var E=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function Pe(e){return!!e?.lines.some(({points:t})=>t.length>1)}function ut({lines:e,chapters:t,seq:o}){let a=e.flatMap(s=>s.points),n=a.map(([,s])=>s),r=Math.min(...a.map(([s])=>s));return{from:Math.min(r,t.find(({seq:s})=>s>=r)?.seq??r),to:Math.max(o,r+1),least:Math.min(0,...n),most:Math.max(1,...n)}}function Go({from:e,to:t,least:o,most:a},n=E){let r=n.width-n.left-n.right,s=n.height-n.top-n.bottom;return{x:i=>n.left+r*(i-e)/(t-e),y:i=>n.top+s*(1-(i-o)/(a-o))}}function Ko({points:e},t,o){let a=r=>Math.round(r*10)/10;return`${e.map(([r,s],i)=>{let[l,c]=[a(t.x(r)),a(t.y(s))];return i?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${a(t.x(o))}`}function qo({least:e,most:t},o=4){let a=t-e,n=10**Math.floor(Math.log10(Math.max(1,a/o))),r=[1,2,5,10].map(i=>i*n).find(i=>a/i<=o)??a,s=Math.ceil(e/r)*r;return Array.from({length:Math.floor((t-s)/r)+1},(i,l)=>s+l*r)}function mt({chapters:e},{from:t,to:o}){return e.map(({title:n,seq:r},s)=>({title:n,from:r,to:(e[s+1]?.seq??o+1)-1})).filter(n=>n.to>=t)}function Uo(e){let t=mt(e,ut(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,name:a,points:n})=>({key:o,name:a,cells:t.map(({to:r})=>n.findLast(([s])=>s<=r)?.[1]??null)}))}}function Vo({counts:e,lines:t}){let o=t.map(({name:a,points:n})=>`${a} ${n.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function ft({game:e,state:t},{key:o,seat:a},n){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===o)?.colour||n(a):e==="slargeball"?t.colours[Number(o)-1]:n(a)}var Re=["","9 5","2 5","14 5 2 5","5 5"],mr=100;function ae({session:e,story:t}){return!t||!Pe(t)?null:S.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${fr} session=${e} story=${t} />
<${hr} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${br} story=${t} />
</div>
</details>
</figure>
`}function fr({session:e,story:t}){return S.html`
<ul class="plot-legend">
${t.lines.map((o,a)=>S.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${ue(ft(e,o,F))}
stroke-dasharray=${Re[a%Re.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function hr({session:e,story:t}){let o=(0,S.useId)(),a=ut(t),n=Go(a);return S.html`
<svg
viewBox=${`0 0 ${E.width} ${E.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${Vo(t)}</title>
<${$r} levels=${qo(a)} scale=${n} />
<${gr} spans=${mt(t,a)} extent=${a} scale=${n} />
${t.lines.map((r,s)=>S.html`
<path
class="curve"
key=${r.key}
d=${Ko(r,n,a.to)}
style=${ue(ft(e,r,F))}
stroke-dasharray=${Re[s%Re.length]}
/>
`)}
</svg>
`}function $r({levels:e,scale:t}){return e.map(o=>S.html`
<g key=${o}>
<path class="level" d=${`M${E.left} ${t.y(o)}H${E.width-E.right}`} />
<text x=${E.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function gr({spans:e,extent:t,scale:o}){let a=E.left;return e.map(({title:n,from:r})=>{let s=o.x(Math.max(r,t.from)),l=n.replace(/\D+/g,"")&&s>=a;return l&&(a=s+mr),S.html`
<g key=${r}>
${r>t.from&&S.html`<path class="span" d=${`M${s} ${E.top}V${E.height-E.bottom}`} />`}
${l&&S.html`<text x=${s+2} y=${E.height-10}>${n}</text>`}
</g>
`})}function br({story:e}){let{columns:t,rows:o}=Uo(e);return S.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(a=>S.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:a,name:n,cells:r})=>S.html`
<tr key=${a}>
<th scope="row">${n}</th>
${r.map(s=>S.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var Zo=p(h(),1),ea=p(v(),1),ta=p(z(),1),oa=p(Le(),1);function Qo({title:e,outcome:t},o,a){let n=o.map(({seq:r,at:s,told:i})=>`${s} #${r} ${i}${a.has(r)?"":" (taken back)"}`);return[e,...n,t?`The end: ${t.why}.`:"",""].join(`
`)}function Yo({id:e,game:t,title:o,state:a,outcome:n},r){let s=(a.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:n,entries:r},null,2)}function Jo({game:e},t,o){let a=t[0]?.at.slice(0,10);return[e,a].filter(Boolean).join("-").concat(".",o)}var Xo="take-away";function ze({session:e}){let{deeds:t,state:o}=(0,ea.useTable)(),a=l=>Jo(e,o.entries,l),n=()=>new Blob([Qo(e,o.entries,(0,oa.standingOf)(o.entries))]),r=()=>new Blob([Yo(e,o.entries)]),s=l=>async()=>{let c=await t.ask(Xo,()=>t.api.file(e.id,l));c&&ht(c,a(l))},i=e.role==="referee";return Zo.html`
<div class="take-away" role="group" aria-label=${"Take the game away"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>ht(r(),a("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>ht(n(),a("txt"))}>
Save as text
</button>
<${ta.Refusal} spot=${Xo} />
</div>
`}function ht(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var Ne=p(h(),1),De=p(v(),1),xr=400;function ne(e=!0){let{deeds:t}=(0,De.useTable)(),{id:o,seq:a}=(0,De.useSession)(),[n,r]=(0,Ne.useState)(null);return(0,Ne.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(o).then(c=>s&&r(c)).catch(()=>{}),n?xr:0);return()=>{s=!1,clearTimeout(l)}},[e,o,a]),n}var ia=p(I(),1);var aa=p(I(),1);var yr={clay_o_rama:kr,clearing_house:Sr,generation_zero:Cr,metamorph:_r,slargeball:Or};function Be(e){let{columns:t,cellsOf:o,colourOf:a}=(yr[e.game]??vr)(e.state),n=e.outcome?.winners??[],r=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:a?.(s)??F(s.seat),won:n.includes(s.seat),cells:o(s)}));return{columns:t,rows:r.sort(wr)}}function wr(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((a,n)=>a!==t.cells[n]);return typeof e.cells[o]=="number"?t.cells[o]-e.cells[o]:0}function vr(){return{columns:[],cellsOf:()=>[]}}function kr(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:a})=>a===t)?.colour||o||F(t),cellsOf:({seat:t})=>[Er(e.creatures.filter(({player:o,alive:a})=>o===t&&a),"hit_points")]}}function Sr(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function Cr(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Tr={dead:"dead",left:"left the map"};function _r(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:a})=>[a?0:e,t,a?Tr[a]??a:o]}}function Or(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,aa.spelled)(e.colours[t-1]??"")]}}function Er(e,t){return e.reduce((o,a)=>o+a[t],0)}var re=p(h(),1);function Fe({columns:e,rows:t}){return t.length?re.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(o=>re.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:o,name:a,colour:n,won:r,cells:s})=>re.html`
<tr key=${o} data-won=${r}>
<th scope="row">
<${Me} colour=${n} /> ${a}
${r&&re.html`<span class="won">won</span>`}
</th>
${s.map(i=>re.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var Q=p(M(),1),Ar=6e4;function He(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,Q.tn)("{count} round","{count} rounds",o):(0,Q.tn)("{count} turn","{count} turns",o)),t.length>1&&Mr(t),(0,Q.tn)("{count} decision","{count} decisions",new Set(t.map(({command:a})=>a)).size)].filter(Boolean)}function na(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function Mr(e){let[t,o]=[e[0],e.at(-1)].map(r=>Date.parse(r?.at??"")),a=Math.max(1,Math.round((o-t)/Ar)),n=Math.floor(a/60);return n?`${(0,Q.tn)("{count} hour","{count} hours",n)} ${(0,Q.tn)("{count} minute","{count} minutes",a%60)}`:(0,Q.tn)("{count} minute","{count} minutes",a)}function la({session:e}){let{state:t}=(0,$t.useTable)(),o=(0,sa.standingOf)(t.entries),a=t.entries.filter(({seq:n})=>o.has(n));return H.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<p class="why" data-testid="end-why">${(0,ia.sentence)(e.outcome.why)}.</p>
<${Fe} ...${Be(e)} />
<p class="small-facts">${He(e.state,a).join(" · ")}</p>
<${jr} session=${e} />
<${Lr} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${na(a).map(n=>H.html`<li>${n}</li>`)}
</ul>
</details>
<details>
<summary>Take it with you</summary>
<${ze} session=${e} />
</details>
</section>
`}function jr({session:e}){let{deeds:t,state:o}=(0,$t.useTable)(),{game:a,options:n,dice:r}=e;return H.html`
<div class="answers">
${n&&H.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:a,options:n,dice:r})}
>
Play again, same players
</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${ra.Refusal} spot="begin" />
</div>
`}function Lr({session:e}){let[t,o]=(0,H.useState)(!1),a=ne(t);return H.html`
<details
data-testid="evening"
onToggle=${n=>n.target===n.currentTarget&&o(n.target.open)}
>
<summary>The game in figures</summary>
<${Ie} deeds=${a?.deeds} />
<${ae} session=${e} story=${a} />
</details>
`}var R=p(h(),1);var bt=p(v(),1);var da=p(pa(),1),D=p(I(),1),ua=p(M(),1);function ma(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=a=>e.players?.find(n=>n.seat===a)?.name??`seat ${a}`,o=(0,da.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,D.sentence)(o):"Nothing has happened yet."}}function gt({players:e=[]}){return(0,D.listed)(e.map(({name:t})=>t))}function fa({begun_at:e,last_at:t,seq:o}){if(!e)return"";let a=(0,D.dayAndClock)(e);if(!o||!t)return`Begun ${a}`;let n=(0,D.dayAndClock)(t),r=n.split(",")[0]===a.split(",")[0];return`${`Begun ${a}, last played ${r?(0,D.clock)(t):n}`}; ${(0,ua.tn)("{count} entry","{count} entries",o)}`}function ha(){let{deeds:e,state:t}=(0,bt.useTable)(),{answer:o,refused:a}=ee(()=>e.api.kept());return R.html`
<main class="kept" data-testid="kept-games" aria-busy=${!o&&!a}>
<header>
<h1>Games</h1>
<button class="primary" onClick=${()=>e.show("new-game")}>New game</button>
</header>
${a&&R.html`<p class="refusal" role="alert">${a}</p>`}
${o?.length===0&&R.html`<p class="hint">No games yet.</p>`}
<ol>
${o?.map(n=>R.html`
<${Ir} key=${n.id} game=${n} shown=${n.id===t.session?.id} />
`)}
</ol>
</main>
`}function Ir({game:e,shown:t}){let{kind:o,words:a}=ma(e);return R.html`
<li data-testid="kept-game" data-kind=${o}>
<h2>${e.title}</h2>
<p>${gt(e)}</p>
<p class="stands">${a}</p>
<p class="hint">${fa(e)}</p>
${o!=="set aside"&&R.html`<${Pr} game=${e} shown=${t} />`}
</li>
`}function Pr({game:e,shown:t}){let{deeds:o,code:a}=(0,bt.useTable)();return t?R.html`<a class="button" href="#/">Back to this game</a>`:a&&!e.codes?.referee?R.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:R.html`
<button
aria-label=${`Open ${e.title}: ${gt(e)}`}
onClick=${()=>o.open(e.id,e.codes.referee)}
>
Open
</button>
`}var b=p(h(),1),Ma=p(xt(),1),ja=p(yt(),1),La=p(z(),1),fe=p(v(),1),Ia=p(I(),1);var ba=p(I(),1),We=p(M(),1);function xa({said:e,legal:t,overrides:o}){let a=[...e?[e]:[],...t,...o];return[...new Set(a.map(n=>n.type))]}function ya({said:e,legal:t,overrides:o},a){return[...e?[e]:[],...t,...o].filter(r=>r.type===a)}function wa({kept:e,changed:t,conflicts:o}){let a=t.filter(({how:r})=>r==="kept").length;return`${[(0,We.tn)("{count} step stays as it was","{count} steps stay as they were",e-a),a&&(0,We.tn)("{count} step goes differently","{count} steps go differently",a),o.length&&(0,We.tn)("{count} step no longer fits and is left out","{count} steps no longer fit and are left out",o.length)].filter(Boolean).join(", ")}.`}function va({how:e,seq:t}){let o={kept:"Goes differently",replaced:"Said instead",inserted:"Inserted"};return t===null?o[e]:`${o[e]} (entry ${t})`}function ka(e){let t=e.replace(/\[(\d+)\]/g,(o,a)=>` ${Number(a)+1}`);return(0,ba.spelled)(t.replaceAll(".",", "))}function Ge(e){return e==null?"nothing":typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.every(o=>typeof o!="object"||o===null)&&e.length<9?e.join(", ")||"none":`${e.length} of them`:typeof e=="object"?Object.values(e).map(Ge).join(", "):String(e)}var y=p(h(),1),Ca=p(xt(),1),Ta=p(yt(),1),_a=p(v(),1),Ke=p(I(),1);var Oa=p(M(),1),Sa=12;function Ea({plan:e,also:t,confirm:o,close:a}){let{state:n}=(0,_a.useTable)();return y.html`
<div class="plan" data-testid="plan" ref=${Ta.intoView}>
<p>${wa(e)}</p>
${e.conflicts.map(r=>y.html`<${Rr} conflict=${r} also=${t} />`)}
${e.changed.map(r=>y.html`<${zr} step=${r} />`)}
<${Nr} plan=${e} />
<${Dr} plan=${e} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${n.busy.amend}
onClick=${o}
>
Confirm
</button>
<button class="quiet" data-testid="amend-leave" onClick=${a}>Leave it</button>
</div>
</div>
`}function Rr({conflict:e,also:t}){let{seq:o,told:a,detail:n,rule:r,ruling:s,instead:i}=e,l=c=>()=>t({seq:o,how:"replace",command:c});return y.html`
<div class="conflict" data-testid="conflict">
<p><s>${a.join(" ")}</s></p>
<p>${(0,Ke.sentence)(n)} ${r&&y.html`<span class="rule">(${r})</span>`}</p>
${s&&y.html`<p class="hint">${s.answer}</p>`}
${i.length>0&&y.html`<div class="chips" role="group" aria-label=${"Instead"}>
${i.map(c=>y.html`
<button class="chip" data-testid="instead" onClick=${l(c)}>
${(0,Ke.spelled)(c.type)} ${(0,Ca.inShort)(c)}
</button>
`)}
</div>`}
</div>
`}function zr({step:e}){return y.html`
<div class="changed" data-testid="changed">
<h3>${va(e)}</h3>
${e.before.length>0&&y.html`<p class="before"><s>${e.before.join(" ")}</s></p>`}
<p>${e.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Nr({plan:e}){let t=o=>o.map(a=>`${a.why}: ${a.values.join(" ")}`).join("; ");return y.html`
${e.fresh.length>0&&y.html`<p>The house rolls: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&y.html`<p class="hint">No longer needed: ${t(e.unused)}.</p>`}
`}function Dr({plan:e}){if(!e.state.length)return y.html`<p>The game stands as before.</p>`;let t=e.state.length-Sa;return y.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,Sa).map(({what:o,before:a,after:n})=>y.html`
<div>
<dt>${ka(o)}</dt>
<dd>${Ge(a)} → ${Ge(n)}</dd>
</div>
`)}
</dl>
${t>0&&y.html`<p class="hint">${(0,Oa.tn)("{count} more value.","{count} more values.",t)}</p>`}
${e.outcome&&y.html`<p>The game is then over: ${e.outcome}.</p>`}
`}var se="amend";function Pa({seq:e,close:t}){let{deeds:o}=(0,fe.useTable)(),a=(0,fe.useSession)(),[n,r]=(0,b.useState)(null),[s,i]=(0,b.useState)([]),[l,c]=(0,b.useState)(null);(0,b.useEffect)(()=>{o.ask(se,()=>o.api.spoken(a.id,e)).then(r)},[a.id,e]);let d=async u=>{let w=()=>o.api.planAmendment(a.id,u,a.seq),f=await o.ask(se,w);f&&(i(u),c(f))},m=async()=>{await o.amend(se,s,l)?t():c(null)};return b.html`
<div class="correcting" data-testid="correcting" ref=${ja.intoView}>
${!l&&n&&b.html`<${Br} spoken=${n} show=${d} close=${t} />`}
${l&&b.html`<${Ea}
plan=${l}
also=${u=>d([...s,u])}
confirm=${m}
close=${t}
/>`}
<${La.Refusal} spot=${se} />
${!l&&!n&&b.html`<button class="quiet" onClick=${t}>Leave it</button>`}
</div>
`}function Br({spoken:e,show:t,close:o}){let{state:a}=(0,fe.useTable)(),{seq:n}=e,r=xa(e),[s,i]=(0,b.useState)("replace"),[l,c]=(0,b.useState)(r[0]);if(e.luck)return b.html`<${Fr} close=${o} />`;let d=ya(s==="insert"?{...e,said:null}:e,l);return b.html`
<div class="chips" role="group" aria-label=${"What is done"}>
<${Aa} name=${"Say something else"} way="replace" now=${s} turnTo=${i} />
<${Aa} name=${"Insert one before it"} way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${a.busy[se]}
onClick=${()=>t([{seq:n,how:"remove"}])}
>
Remove it
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${m=>c(m.target.value)}>
${r.map(m=>b.html`<option value=${m} selected=${m===l}>${(0,Ia.spelled)(m)}</option>`)}
</select>
</label>
${d.length?b.html`<${Ma.CommandForm}
key=${`${s}/${l}`}
examples=${d}
label=${"See what changes"}
spot=${se}
send=${m=>t([{seq:n,how:s,command:m}])}
/>`:b.html`<p class="hint">This could not be said at that point.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${o}>Leave it</button>
`}function Aa({name:e,way:t,now:o,turnTo:a}){return b.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${o===t}
onClick=${()=>a(t)}
>
${e}
</button>
`}function Fr({close:e}){return b.html`
<p class="hint">
These dice were rolled by the program. Correct the step that asked for them.
</p>
<button class="quiet" onClick=${e}>Leave it</button>
`}var he=p(h(),1),W=p(za(),1);function Na({wanted:e,want:t,players:o,groups:a,hits:n}){let r=s=>i=>t({...e,[s]:i.target.value});return he.html`
<form class="finder" role="search" onSubmit=${s=>s.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Search the log: words, or the number of an entry"}
placeholder=${"Search, or #12"}
value=${e.words}
onInput=${r("words")}
/>
<select data-testid="find-player" aria-label=${"Whose"} onChange=${r("player")}>
<option value="" selected=${!e.player}>Everybody</option>
${o.map(({name:s})=>he.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${r("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${(0,W.kindsIn)(a).map(({value:s,title:i})=>he.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${(0,W.narrows)(e)&&he.html`<p class="found" role="status" data-testid="found">
${(0,W.foundTold)(n,a.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(W.ALL)}>
Show all
</button>
</p>`}
</form>
`}var _=p(h(),1),qe=[{fps:12,label:"Slow"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],Hr=6;function Da({frames:e,decisive:t,spots:o}){let a=Gr(e),[{at:n,playing:r},s]=(0,_.useState)({at:0,playing:!0}),[i,l]=(0,_.useState)(0),c=Math.min(n,e.length-1);(0,_.useEffect)(()=>{if(!r||a<e.length)return;let u=$=>($+1)%(e.length+Hr),f=setInterval(()=>s($=>$.playing?{...$,at:u($.at)}:$),1e3/qe[i].fps);return()=>clearInterval(f)},[r,i,a,e.length]);let d=u=>s({at:Math.max(0,Math.min(e.length-1,u)),playing:!1}),m=()=>s(u=>({...u,playing:!u.playing}));return _.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${a}
data-at=${c}
>
<div class="touchable">
<img
src=${e[c]}
alt=${`Replay, picture ${c+1}`}
width="640"
height="360"
/>
${o("in_replay")}
</div>
${a<e.length&&_.html`<progress
max=${e.length}
value=${a}
aria-label=${"Loading the replay"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${r?"Pause the replay":"Play the replay"}
onClick=${m}
>
${r?"Pause":"Play"}
</button>
<button aria-label=${"One picture back"} onClick=${()=>d(c-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${c}
aria-label=${"Picture of the replay"}
onInput=${u=>d(Number(u.target.value))}
/>
<button aria-label=${"One picture on"} onClick=${()=>d(c+1)}>›</button>
<button
aria-label=${`Speed: ${qe[i].label}. Change it`}
onClick=${()=>l((i+1)%qe.length)}
>
${qe[i].label}
</button>
</figcaption>
<${Wr} places=${t} frames=${e} shown=${c} stopAt=${d} />
</figure>
`}function Wr({places:e,frames:t,shown:o,stopAt:a}){return e.length?_.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(n=>_.html`
<button
data-testid="decisive"
aria-label=${`Stop at picture ${n+1}, one that decides`}
aria-pressed=${n===o}
onClick=${()=>a(n)}
>
<img src=${t[n]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function Gr(e){let[t,o]=(0,_.useState)(0),a=(0,_.useRef)([]);return(0,_.useEffect)(()=>(o(0),a.current=e.map(n=>{let r=new Image;return r.onload=()=>o(s=>s+1),r.src=n,r}),()=>{for(let n of a.current)n.src="";a.current=[]}),[e.join()]),t}var wt=p(h(),1),Ba=p(v(),1);function Fa(){let e=(0,Ba.useSession)(),t=ne();return t?Pe(t)?wt.html`<${ae} session=${e} story=${t} />`:wt.html`<p class="hint">Nothing has changed yet.</p>`:null}var j=p(h(),1),Ue=p(v(),1);var Ga=p(Wa(),1),Ve=p(Le(),1),Y=p(I(),1);var Ka=p(M(),1);function qa(){let{state:e}=(0,Ue.useTable)(),t=(0,Ue.useSession)(),o=ne(),a=(0,Ve.standingOf)(e.entries),n=e.entries.filter(({seq:s})=>a.has(s)),{outcome:r}=t;return j.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${n.length>0&&j.html`<p>${(0,Y.dayAndClock)(n[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${ze} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${r?`${(0,Y.sentence)(r.why)}.`:"The game goes on."}</p>
<${Fe} ...${Be(t)} />
<p class="small-facts">${He(t.state,n).join(" · ")}</p>
<${Ie} deeds=${o?.deeds} />
<${ae} session=${t} story=${o} />
</section>
<${Kr} entries=${n} gone=${e.entries.length-n.length} />
</main>
`}function Kr({entries:e,gone:t}){return j.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,Ga.chaptersOf)((0,Ve.groupsOf)(e)).map(({title:o,first:a,turns:n})=>j.html`
<h3 key=${a}>${o}</h3>
${n.map(({turn:r,groups:s})=>j.html`
${r&&j.html`<h4>${r}</h4>`}
<ol>
${s.map(i=>j.html`<${qr} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&j.html`<p class="hint">
${(0,Ka.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",t)}
</p>`}
</section>
`}function qr({group:e}){let[{proposal:t,comment:o}]=e.entries;return j.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,Y.clock)(e.at)}</span>
<span>
${e.entries.map(({told:a})=>a).join(" ")}
${t&&!o&&j.html` <em class="mark">Seen by the camera.</em>`}
${o&&j.html` <em class="mark">${(0,Y.sentence)(o)}.</em>`}
</span>
</li>
`}var Qa=p(Va()),Ya=document.createElement("style");Ya.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(Ya);(0,Qa.arrived)("aside",vt);