var Sr=Object.create;var Fe=Object.defineProperty;var Tr=Object.getOwnPropertyDescriptor;var Cr=Object.getOwnPropertyNames;var _r=Object.getPrototypeOf,Or=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},Er=(e,t)=>{for(var o in t)Fe(e,o,{get:t[o],enumerable:!0})},Ar=(e,t,o,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Cr(t))!Or.call(e,r)&&r!==o&&Fe(e,r,{get:()=>t[r],enumerable:!(a=Tr(t,r))||a.enumerable});return e};var c=(e,t,o)=>(o=e!=null?Sr(_r(e)):{},Ar(t||!e||!e.__esModule?Fe(o,"default",{value:e,enumerable:!0}):o,e));var u=w((ks,wt)=>{wt.exports=core["view.js"]});var fe=w((Ss,yt)=>{yt.exports=core["page/part.js"]});var He=w((Ts,vt)=>{vt.exports=core["device/settings.js"]});var $=w((Cs,kt)=>{kt.exports=core["page/table.js"]});var E=w((As,Mt)=>{Mt.exports=core["language.js"]});var jt=w((Ls,Pt)=>{Pt.exports=core["picture/matter_of_course.js"]});var M=w((Rs,zt)=>{zt.exports=core["words.js"]});var Ft=w((Ps,Bt)=>{Bt.exports=core["picture/live.js"]});var I=w((js,Ht)=>{Ht.exports=core["page/refusal.js"]});var se=w((Ys,no)=>{no.exports=core["address.js"]});var Lo=w((gi,Mo)=>{Mo.exports=core["page/place.js"]});var Ae=w((Pi,ra)=>{ra.exports=core["log/groups.js"]});var Aa=w((rl,Ea)=>{Ea.exports=core["games/awaited.js"]});var Ka=w((gl,Wa)=>{Wa.exports=core["looking_on.js"]});var ft=w((bl,Ja)=>{Ja.exports=core["log/finding.js"]});var yr=w((Jl,wr)=>{wr.exports=core["parts.js"]});var bt={};Er(bt,{Announcer:()=>ur,ByDevice:()=>At,Calibrate:()=>Ao,ClipButton:()=>Na,Curtain:()=>Ya,End:()=>Oa,Finder:()=>rr,Happened:()=>qt,Invite:()=>jo,KeptGames:()=>Pa,LogPlot:()=>$r,Looks:()=>fr,Loop:()=>hr,MissedThrow:()=>ir,NewGame:()=>aa,Notices:()=>dr,OpenQuestions:()=>Ha,OverTime:()=>xr,StoreTroubles:()=>It});var We=c(u(),1),Ot=c(fe(),1);var St=c(u(),1),Tt=c(He(),1),Ct=c($(),1);function _t(){let e=(0,Ct.useSession)(),t=(0,Tt.useSettings)().awake&&!e.outcome;return(0,St.useEffect)(()=>t?Mr():void 0,[t]),null}function Mr(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},a=()=>t?.then(r=>r?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),a()}}var Et=c(He(),1);function At(){let{sound:e,speech:t,buzz:o}=(0,Et.useSettings)();return We.html`
<${_t} />
${(e||t||o)&&We.html`<${Ot.Part} of="device" view="Signals" quiet />`}
`}var V=c(u(),1),Lt=c($(),1),Rt=c(E(),1);function It(){let{state:e}=(0,Lt.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:V.html`
${t.problems.map(o=>V.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&V.html`<${Lr} count=${t.set_aside} />`}
`}function Lr({count:e}){return V.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Rt.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:V.html`<code>tableref store check</code>`})}
</p>
`}var Nt=c(jt(),1),ne=c(u(),1),Dt=c(M(),1),Rr=180,Ir=3;function qt({camera:e}){let[t,o]=(0,ne.useState)(0),r=(e?.happened??[]).filter(s=>s.number>t&&s.ago_s<Rr&&s.text!==Nt.MATTER_OF_COURSE);if(!r.length)return null;let n=r[r.length-1].number;return ne.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${r.slice(-Ir).reverse().map(s=>ne.html`
<li key=${s.number}>
<time>${Pr(s.ago_s)}</time>
${(0,Dt.sentence)(s.text)}${/[.?!]$/.test(s.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(n)}>Read</button>
</div>
`}function Pr(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var x=c(u(),1),Oo=c(Ft(),1),ot=c($(),1),Eo=c(I(),1);var L=c(u(),1);function Wt(e,t){let{x_px:o,y_px:a,sigma_mm:r}=e,n=[];for(let s=0;s+1<a.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],a[s],r[s][i]],[o[i+1],a[s],r[s][i+1]],[o[i+1],a[s+1],r[s+1][i+1]],[o[i],a[s+1],r[s+1][i]]];n.push(...jr(l,t))}return n}function jr(e,t){if(e.some(([,,r])=>r===null))return[];let o=e.flatMap((r,n)=>zr(r,e[(n+1)%4],t)),a=[];for(let r=0;r+1<o.length;r+=2)a.push([...o[r],...o[r+1]]);return a}function zr([e,t,o],[a,r,n],s){if(o<=s==n<=s)return[];let i=(s-o)/(n-o);return[[e+i*(a-e),t+i*(r-t)]]}var Kt=c(E(),1);function S(e,t){let o={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(Kt.LANGUAGE,o)}var A=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Ut=A.slice(0,-1).map(e=>e.upTo);function Gt(e){return A.findIndex(t=>e<=t.upTo)}function Vt(e){return e===0?`under ${S(A[0].upTo)}`:e===A.length-1?`over ${S(A[e-1].upTo)}`:`${S(A[e-1].upTo)} to ${S(A[e].upTo)}`}var Nr=1280,Dr=7;function Qt({told:e,shown:t}){let{check:o,table:a}=e,[r,n]=o.size_wh,s=r/Nr;return L.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${r} ${n}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Expected error over the table, and the boards that were found"}
data-testid="overlay"
>
${t&&L.html`<${qr} map=${a.map} /><${Fr} map=${a.map} unit=${s} size=${[r,n]} />`}
${a.outline_px.length>2&&L.html`<polygon
class="table-outline"
points=${a.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${a.marks.flatMap(i=>i.marks_px).map(i=>L.html`<${Wr} mark=${i} unit=${s} />`)}
</svg>
`}function qr({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],a=e.sigma_mm.flatMap((r,n)=>Br(r).map(s=>({...s,y:n})));return A.map(({colour:r,opacity:n},s)=>L.html`
<g fill=${r} opacity=${n}>
${a.filter(i=>i.step===s).map(({start:i,end:l,y:d})=>L.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[d]-o/2}
width=${t*(l-i)}
height=${o+1}
/>
`)}
</g>
`)}function Br(e){let t=[];return e.forEach((o,a)=>{let r=o===null?null:Gt(o),n=t.at(-1);n&&n.step===r?n.end=a+1:t.push({start:a,end:a+1,step:r})}),t.filter(o=>o.step!==null)}function Fr({map:e,unit:t,size:o}){return Ut.map(a=>{let r=Wt(e,a);if(!r.length)return null;let n=r.map(([l,d,p,f])=>`M${l} ${d}L${p} ${f}`).join(""),[s,i]=Hr(r,o,t);return L.html`
<path class="error-line under" d=${n} />
<path class="error-line" d=${n} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${a} mm</text>
`})}function Hr(e,[t,o],a){let r=([l,d])=>Math.min(l,t-l,1.8*d,1.8*(o-d)),[n,s]=e.reduce((l,d)=>r(d)>r(l)?d:l),i=(l,d,p)=>Math.min(Math.max(l,d),p-d);return[i(n,60*a,t),i(s+7*a,26*a,o)]}function Wr({mark:e,unit:t}){if(e.length>2)return L.html`<polygon class="mark" points=${e.map(n=>n.join(",")).join(" ")} />`;let[[o,a]]=e,r=Dr*t;return L.html`<path class="mark" d=${`M${o-r} ${a}H${o+r}M${o} ${a-r}V${a+r}`} />`}var Ke=c(u(),1);var Ue=c(E(),1);function Yt({map:e,shown:t,show:o,children:a}){return Ke.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${r=>o(r.target.checked)}
/>
Expected error in mm
</label>
${a}
</div>
<ol class="legend-steps" aria-label=${"Colours of the expected error, in mm"}>
${A.map((r,n)=>Ke.html`<li><i style=${`background: ${r.colour}`}></i>${Vt(n)}</li>`)}
</ol>
<p class="hint">${Kr(e)}</p>
</div>
`}function Kr(e){let{height_mm:t,median_mm:o,p95_mm:a}=e;if(o===null)return t===0?"Nothing on the table itself is in view.":`Nothing ${t} mm above the table is in view.`;let r={height:t,usual:S(o,2),most:S(a,1)};return t===0?(0,Ue.t)("It holds for points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",r):(0,Ue.t)("It holds for points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",r)}var F=c(u(),1),Xt=c(E(),1),Zt={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},Ur="Light, sharpness, boards and accuracy are as they should be. The game can begin.",Gr="The picture has frozen: see to the camera first. The figures here are those of the last picture.",Vr="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function eo({check:e,stopped:t,calibrated:o}){let{instruction:a,further:r}=e;return t?F.html`<${Jt} cause="camera/still" sentence=${Gr} />`:!o&&!a?F.html`<${Jt} cause="board/unseen" sentence=${Vr} />`:F.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Zt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${a?.cause??""}>
${a?.sentence??Ur}
</p>
${r.length>0&&F.html`
<details class="other">
<summary>
${(0,Xt.tn)("Then one more thing","Then {count} more things",r.length)}
</summary>
<ol>
${r.map(n=>F.html`<li>${n.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Jt({cause:e,sentence:t}){return F.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Zt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var he=c(u(),1);var ao=c(E(),1);function ro({check:e}){return he.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${Yr(e).map(([t,o,a])=>he.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${a}</span>
${o&&he.html`<b class="grade" data-grade=${o}>${Qr[o]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Qr={good:"good",fair:"fair",poor:"poor"};function Yr(e){let{light:t,blur:o,rate:a,steadiness:r,view:n,boards:s,accuracy:i,held_out:l,focal:d}=e;return[["Light",t.grade,Xr(t)],["Sharpness",o.grade,`blurred by ${S(o.px,1)} px`],a&&["Pictures",a.grade,`${`${Math.round(a.fps)} a second`}${Zr(a)}`],r&&["Steadiness",r.grade,en(r)],n&&["Scale",n.grade,tn(n)],n&&["Camera",null,on(n)],n&&["In view",null,an(n)],s&&["Boards",s.grade,s.seen.map(rn).join(", ")],i&&["Accuracy",i.grade,sn(i)],l&&["Held-out corners",null,`${ge(l.median_mm)} off, 95 % under ${ge(l.p95_mm)} (${l.corners})`],d&&["Focal length",null,`${Math.round(d.px)} px ± ${d.sigma_percent} %, known from ${Jr[d.known_from]}`]].filter(Boolean)}var Jr={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function Xr(e){let t=Math.round(e.median),o=e.glare.length;return[e.paper===null?`table ${t} of 255`:`paper ${Math.round(e.paper)}, table ${t} of 255`,o>0&&(0,ao.tn)("{count} mirrored lamp","{count} mirrored lamps",o)].filter(Boolean).join(", ")}function Zr(e){return e.missing?`, ${`${e.missing} missing`}`:""}function en(e){let{flicker:t,hunting:o,shake_px:a}=e;return`flickers ${to(t)}, drifts ${to(o)}, shakes ${S(a,1)} px`}function tn(e){return`${S(e.mm_per_px,1)} mm a pixel, at worst ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function on(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function an(e){return`table in ${oo(e.table_share)} of the picture, ${oo(e.between_boards_share)} of the area between the boards`}function rn(e){let{name:t,corners_found:o,corners_total:a}=e;return`${`${t} ${o} of ${a} corners`}${nn(e)}`}function nn(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,a=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return a.length?` (${a.join(", ")})`:""}function sn(e){return`${ge(e.median_mm)}, 95 % under ${ge(e.p95_mm)}. ${e.tells}`}function ge(e){return e===null?"unknown":`${S(e,2)} mm`}function to(e){return`${S(100*e,1)} %`}function oo(e){return`${Math.round(100*e)} %`}var Q=c(u(),1),so=c(se(),1),$e=c(E(),1);function io({camera:e,code:t}){return Q.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?(0,$e.t)("Put the file into the data folder as {file}: it will be used automatically next time.",{file:Q.html`<code>${e.keep_as}</code>`}):(0,$e.t)("Give the file to {serve}, or to {calibrate}.",{serve:Q.html`<code>--camera-file</code>`,calibrate:Q.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,$e.t)("It holds as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",{command:Q.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,so.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var P=c(u(),1);var ln=[.2,.375,.5555555555555556,.6666666666666666],cn=(e,t)=>o=>{let a=4*e+o-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(a)-35,n=a>8?r:1,s=t/n|0,i=t%n,l=n-i,d=a>8?s*ln[o]+(e>5)&-2:r,p=s-d;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:d}};var H=e=>new Uint8Array(e),ie=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},be=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Ve=e=>e.charCodeAt(0),po=(...e)=>(t,o)=>e.forEach(a=>a(t,o)),uo=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Je=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(a=>t.push(a,8))},J=(e,t,o,a,r=(s,i)=>o(s.length,i),n=a?s=>po(uo(a),e(s)):e)=>(n.test=t,n.l=o,n.est=r,n.eci=a&&[a],n),mo=J(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-2;a+=3)t.push(+e.slice(a,a+3),10);a<e.length-1?t.push(+e.slice(a),7):a<e.length&&t.push(+e[a],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),fo=J(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-1;a+=2)t.push(45*be(e[a])+be(e[a+1]),11);a<e.length&&t.push(be(e[a]),6)},e=>be(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Y=J(e=>Je([...e].map(Ve)),e=>Ve(e)<128,(e,t)=>12+8*(t>9)+8*e);Y._=!0,Y.u=!0;var Xe=J(Y,e=>Ve(e)<256,Y.l,3);Xe._=!0;var lo=new TextEncoder,Ze=J(e=>Je(lo.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*lo.encode(e).length);Ze._=!0;var Qe=()=>{let e=new Map,t=new TextDecoder("sjis"),o=H(2);for(let a=0;a<7973;++a)o[0]=a/192+129+64*(a>5951),o[1]=a%192+64,e.set(t.decode(o),a);return e.delete("�"),Qe=()=>e,e},et=J(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let a of e)t.push(Qe().get(a),13)},e=>Qe().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);et._=!0;var ho=[mo,fo,Y,Xe,et,Ze],dn={auto:(e,{modes:t=ho}={})=>(o,a)=>{let r=t.map((p,f)=>{let m=new Map,k=(h,g)=>(m.has(h)||m.set(h,g(h,a)),m.get(h));return{m:p,h:1<<f,C:p.est("",a),S:p.l?(h,g)=>k(g-h,p.l):(h,g)=>k(e.slice(h,g),p.est)}}),n=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let f=0;if(p)for(let m of r)m.m.test(p)&&(f|=m.h);if(!p||f!==l){if(l!==-1){let m=new Set(n.map(h=>h.D)),k=[];for(let{m:h,C:g,S:C,h:O}of r)if(l&O){let B=C(s,i);for(let oe of h.eci??m)if(!h.u||!oe){let ae;for(let N of n)if(N.D===oe||h.eci){let re=N.m===h&&N.D===oe,Be=re?N.V:N,xt=h._&&re?N.v+B-g:Be.v+12*(Be.D!==oe)+(re?C(re?N.$:s,i):B);(!ae||xt<ae.v)&&(ae={$:re?N.$:s,V:Be,m:h,D:oe,A:i,v:xt})}ae&&k.push(ae)}}n=k}l=f,s=i}i+=p.length}n.length||ie(5);let d=[];for(let p=n.reduce((f,m)=>m.v<f.v?m:f);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(o,a))},multi:po,eci:uo,bytes:Je,numeric:mo,alphaNumeric:fo,ascii:Y,iso8859_1:Xe,shift_jis:et,utf8:Ze},pn=()=>({F:H(2956),I:0,push(e,t){for(let o=t,a=8-(7&this.I);o>0;o-=a,a=8)this.F[this.I>>3]|=e<<a>>o,this.I+=o<a?o:a}}),Ge=(e,t=e*e,o=H(t))=>({size:e,K:o,get:(a,r)=>a>=0&&a<e&&!!(1&o[r*e+a]),toString({on:a="##",off:r="  ",lf:n=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let d="";for(let p=-l;p<e+l;++p){for(let f=-i;f<e+i;++f)d+=this.get(f,p)?a:r;d+=n}return d},toImageData(a,{on:r=[0,0,0],off:n=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let d=e+2*i,p=e+2*l,f=a.createImageData(d,p),m=new Uint32Array(f.data.buffer);f.data.set([...r,255]);let k=m[0];f.data.set([...n,255]);let h=m[0];for(let g=0;g<p;++g)for(let C=0;C<d;++C)m[g*d+C]=this.get(C-i,g-l)?k:h;return f},toCanvas(a,r){let n=a.getContext("2d"),s=this.toImageData(n,r);a.width=s.width,a.height=s.height,n.putImageData(s,0,0)},toDataURL({type:a="image/png",scale:r=1,...n}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,n);return s.width=l.width*r,s.height=l.height*r,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(a,1)}}),xe=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],we=H(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))we[we[t+255]=e++]=t;var go=e=>we[e%255],$o=e=>we[e+255],un=(e,t)=>{let o=H(e.length+t.length-1);for(let a=0;a<e.length;++a)for(let r=0;r<t.length;++r)o[a+r]^=go(e[a]+t[r]);return o.map($o)},mn=(e,t)=>{let o=H(e.length+t.length-1);o.set(e,0);for(let a=0;a<e.length;++a)if(o[a]){let r=$o(o[a]);for(let n=0;n<t.length;++n)o[a+n]^=go(t[n]+r)}return o.slice(e.length)},Ye=[[0],[0,0]];for(let e=1;e<30;++e)Ye.push(un(Ye[e],[0,e]));var fn=(e,t)=>{let o=[[],[]],a=0,r=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,a+=i){let d=e.slice(a,a+i);o[0].push(d),o[1].push(mn(d,Ye[t.i])),r+=i+t.i}let n=H(r);r=0;for(let s of o)for(let i=0,l=-1;l<r;++i){l=r;for(let d of s)i<d.length&&(n[r++]=d[i])}return n},bo=(e,t,o)=>{let a=e<<=o;for(let r=134217728;r>>=1;)a&r&&(a^=t*(r>>o));return a|e},hn=({size:e,K:t},o)=>{let a=(s,i,l,d)=>{for(;l-- >0;s+=e)t.fill(d,s,s+i)},r=(s,i,l)=>{for(let d=0;d++<3;l-=2)a(i*e+s-(l>>1)*(e+1),l,l,2|d)},n=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=n){for(let i=s;i>8;i-=n)r(s,i,5);s<e-7&&r(s,6,5)}if(o>6)for(let s=bo(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;a(7,2,9,2),a(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;r(3,3,7),r(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},gn=({size:e,K:t})=>{let o=[];for(let a=e-2,r=e,n=-1;a>=0;a-=2){for(a===5&&(a=4);r+=n,r!==-1&&r!==e;){let s=r*e+a;t[s+1]||o.push(s+1),t[s]||o.push(s)}n*=-1}return o},$n=({K:e},t,o)=>t.forEach((a,r)=>e[a]=o[r>>3]>>(7&~r)&1),bn=({size:e,K:t},o,a,r)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let n=21522^bo((1^r)<<3|a,1335,10);for(let s=0;s++<8;n>>=1)t[(s-(s<7))*e+8]=1&n,t[9*e-s]=1&n;for(let s=8;--s,n;n>>=1)t[8*e+s-(s<7)]=1&n,t[(e-s)*e+8]=1&n},xn=({size:e,K:t},o=0,a=0)=>{for(let r=0;r<e;++r){for(let n=0;n<2;++n)for(let s,i=0,l=0,d=2;i<e;++i){let p=1&t[n?r*e+i:i*e+r];a+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(o+=40),p^d&&(s=0),d=p,o+=++s===5?3:s>5}if(r)for(let n=e+r,s=5*t[r-1]^t[r];n<e*e;n+=e){let i=5*t[n-1]^t[n];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(a/(e*e)-1)|0)},co=[],ye=(e=ie(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:a=1,maxVersion:r=40,mask:n,trailer:s=60433,...i}={})=>{o<t&&ie(3),r<a&&ie(2),typeof e=="string"&&(e=dn.auto(e,i));for(let l=a,d=0;l<=r;++l){let p=co[l];p||(co[l]=p=Ge(4*l+17),hn(p,l),p.p=gn(p));let f=cn(l,p.p.length>>3);if(8*f(t).t<d)continue;let m=pn();e(m,l),d=m.I;for(let k=o;k>=t;--k){let h=f(k);if(8*h.t<d)continue;for(m.I=d+11&-8;m.I<8*h.t;)m.push(s,16);let g=Ge(p.size,p.K);return $n(g,p.p,fn(m.F,h)),(xe[n]?[xe[n]]:xe).map((C,O)=>{let B=Ge(g.size,g.K);return bn(B,C,n??O,k),B.s=xe[n]?0:xn(B),B}).reduce((C,O)=>O.s<C.s?O:C)}}ie(4)};ye.with=(...e)=>(t,o)=>ye(t,{modes:[...ho,...e],...o});var xo=c(u(),1),tt=4;function ve({text:e,label:t}){let o=ye(e),a=o.size+2*tt;return xo.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${a} ${a}`}
>
<rect width=${a} height=${a} fill="#ffffff" />
<path d=${wn(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function wn(e){let t=[];for(let o=0;o<e.size;o+=1)for(let a=0;a<e.size;a+=1)e.get(a,o)&&t.push(`M${a+tt} ${o+tt}h1v1h-1z`);return t.join("")}var wo=c($(),1),yo=c(I(),1);function vo({source:e}){let{state:t,deeds:o}=(0,wo.useTable)(),[a,r]=(0,P.useState)(null),n=l=>o.ask("phone",()=>l().then(r));if((0,P.useEffect)(()=>{e==="camera phone"&&n(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=a?.links??[];return P.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&P.html`<${ve} text=${s} label=${"QR code of the phone’s link"} />`}
${s&&P.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&P.html`<p class="hint">
If the phone finds nothing there, try this machine’s other addresses: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>n(o.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>n(o.api.withdrawPhone)}>
Stop the phone’s picture
</button>
</p>
<${yo.Refusal} spot="phone" />
</div>
`}var W=c(u(),1),ko=c(se(),1);var ke=c(u(),1);function X(e){let[t,o]=(0,ke.useState)({answer:null,refused:null});return(0,ke.useEffect)(()=>{let a=!1;return e().then(r=>a||o({answer:r,refused:null})).catch(r=>a||o({answer:null,refused:r.detail})),()=>{a=!0}},[]),t}var So=c($(),1),yn={a4:"A4",letter:"Letter"};function To({code:e}){let{deeds:t}=(0,So.useTable)(),[o,a]=(0,W.useState)("a4"),{answer:r}=X(t.api.sheets);return W.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(yn).map(([n,s])=>W.html`
<button class="chip" aria-pressed=${n===o} onClick=${()=>a(n)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Print at 100 % and check that the ruler on the sheet is 100 mm long.
</p>
<ul>
${(r??[]).map(n=>W.html`<${vn} sheet=${n} paper=${o} code=${e} />`)}
</ul>
</div>
`}function vn({sheet:e,paper:t,code:o}){let a=r=>(0,ko.withCode)(`/api/sheets/${e.name}.${r}?paper=${t}`,o);return W.html`
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
`}var Se=c(u(),1),Co=c($(),1),kn=700;function _o(e){let{deeds:t}=(0,Co.useTable)(),[o,a]=(0,Se.useState)({told:null,silent:!1});return(0,Se.useEffect)(()=>{let r=!1,n;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(r)return;a(l=>({told:i??l.told,silent:!i}))}n=setTimeout(s,kn)}return s(),()=>{r=!0,clearTimeout(n)}},[e]),o}var Sn=[0,30,60];function Ao(){let{code:e}=(0,ot.useTable)(),[t,o]=(0,x.useState)(0),[a,r]=(0,x.useState)(!0),{told:n,silent:s}=_o(t),i=n?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!n}>
<section class="calibrate-seen" aria-label=${"The table, seen by the camera"}>
${n&&!n.camera?x.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:x.html`<${Cn} told=${n} silent=${s} code=${e} shown=${a} />`}
${i&&x.html`<${eo} check=${i} stopped=${Tn(n,s)} calibrated=${!!n.table} />`}
${n?.table&&x.html`<${Yt} map=${n.table.map} shown=${a} show=${r}>
<${_n} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${vo} source=${n?.camera?.source} />
${i&&x.html`<${ro} check=${i} />`}
${n?.camera&&x.html`<${On} told=${n} />`}
${n?.table&&x.html`<${io} camera=${n.camera} code=${e} />`}
<${To} code=${e} />
</section>
</main>
`}function Tn(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Cn({told:e,silent:t,code:o,shown:a}){let r=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!r}>
<${Oo.Live} code=${o} link="live" />
${e?.table&&!t&&x.html`<${Qt} told=${e} shown=${a} />`}
${r&&x.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function _n({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Height the error is given for"}>
${Sn.map(o=>x.html`
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
`}function On({told:e}){let{state:t,deeds:o}=(0,ot.useTable)(),a=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${a} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew in the next picture; nothing may cover the boards.":"No board is recognised yet; the program keeps looking for one."}
</p>
<${Eo.Refusal} spot="solve" />
</div>
`}var b=c(u(),1),le=c(se(),1),Ce=c(Lo(),1),_e=c($(),1),Ro=c(I(),1);var Z=c(u(),1);function Te({title:e,close:t,children:o}){let a=(0,Z.useRef)(null);return(0,Z.useEffect)(()=>{a.current?.showModal()},[]),Z.html`
<dialog
ref=${a}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${n=>{n.target===a.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var Io=c(E(),1),Po=c(M(),1),En=1500;function jo({close:e}){let{deeds:t}=(0,_e.useTable)(),o=(0,_e.useSession)(),{answer:a,refused:r}=X(()=>t.api.codes(o.id)),[n,s]=(0,b.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(o.id,d,p).then(s)),l=n??a;return b.html`
<${Te} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,le.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Io.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${r&&b.html`<p class="refusal" role="alert">${r}</p>`}
<${Ro.Refusal} spot="codes" />
${l&&b.html`<${An} session=${o} codes=${l} change=${i} />`}
<//>
`}function An({session:e,codes:t,change:o}){let a=n=>e.state.players?.find(s=>s.seat===n)?.name??`Seat ${n}`,r=[...t.seats.map((n,s)=>[a(s+1),n,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return b.html`
<ul class="links">
${r.map(([n,s,i])=>b.html`
<${Rn}
key=${i}
who=${n}
link=${s&&(0,le.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&b.html`<${Mn} link=${Ln(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links end ${(0,Po.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function Mn({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${zo} who=${"the big screen"} link=${e} />
</li>
`}function Ln(e,t){return(0,le.invitation)(e,t,location.origin,Ce.ADDRESSES[Ce.ROOM])}function Rn({who:e,link:t,change:o}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${zo} who=${e} link=${t} />`:b.html`<em>Withdrawn: nobody can come in.</em>`}
<span class="change">
<button aria-label=${`New code for ${e}`} onClick=${()=>o("renew")}>
New code
</button>
${t&&b.html`<button
aria-label=${`Withdraw the code of ${e}`}
onClick=${()=>o("withdraw")}
>
Withdraw
</button>`}
</span>
</li>
`}function zo({who:e,link:t}){let[o,a]=(0,b.useState)(!1),r=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),a(!0),setTimeout(()=>a(!1),En)},[n,s]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${r}>${o?"Copied":"Copy"}</button>
<button
aria-expanded=${n}
aria-label=${`QR code for ${e}`}
onClick=${()=>s(!n)}
>
QR
</button>
${n&&b.html`<${ve} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var y=c(u(),1),rt=c($(),1),nt=c(I(),1);var K=c(u(),1);var Do={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},qo=Object.keys(Do),In={fill:"#75726b",ink:"#ffffff"};function ce(e){let{fill:t,ink:o}=Do[e]??In;return{"--hue":t,"--hue-ink":o}}var No=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function D(e){return No[(e-1)%No.length]}var Bo=c(u(),1);var Fo=c(M(),1);function Oe({colour:e,large:t=!1}){return Bo.html`<span
class=${t?"swatch large":"swatch"}
style=${ce(e)}
title=${e?(0,Fo.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Ho=c(M(),1),Pn=["Ada","Bo","Cy"],Wo=["orange","blue","green","red","yellow","purple","pink","white"];function Ko(e){let t=e?.state.players;return t?t.map(({name:o,colour:a})=>({name:o,colour:a??""})):Pn.map((o,a)=>({name:o,colour:Wo[a]}))}function Uo(e,t){return t?e:e.map(({name:o})=>({name:o}))}function Go({players:e,set:t,seats:o,coloured:a}){let[r,n]=o,s=(l,d)=>t(e.with(l,{...e[l],...d})),i=Wo.find(l=>!e.some(d=>d.colour===l));return K.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,d)=>K.html`
<div class="player-row" data-testid="player-row">
<${Oe} colour=${a?l.colour:D(d+1)} />
<input
aria-label=${`Name of player ${d+1}`}
value=${l.name}
onInput=${p=>s(d,{name:p.target.value})}
/>
${a&&K.html`<${jn} place=${d} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=r}
onClick=${()=>t(e.filter((p,f)=>f!==d))}
>
×
</button>
</div>
`)}
${e.length<n&&K.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function jn({place:e,player:t,change:o}){return K.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${a=>o(e,{colour:a.target.value})}
>
${["",...qo].map(a=>K.html`
<option value=${a} selected=${a===t.colour}>
${a?(0,Ho.named)(a):"any colour"}
</option>
`)}
</select>
`}var de=c(M(),1),Ee=["thimble","Thimble","As small as it goes: to try it out."],zn=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Nn=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],Ee],Dn=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],Ee],qn=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],Ee],Bn=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],Ee],Fn={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Hn={clay_o_rama:zn,clearing_house:Nn,metamorph:Dn,generation_zero:qn,slargeball:Bn},Qo=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function Yo({name:e,title:t,summary:o,seats:[a,r]}){let n=o.split(`
`)[0].replace(`${t}: `,""),s=[`${a} to ${r} players`,Fn[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,de.sentence)(n.replaceAll("'","’")),facts:`${(0,de.sentence)(s)}.`}}function Jo(e){let t=Hn[e.name];return t?t.map(([o,a,r])=>Vo(e,o,a,r)):Object.keys(e.options).map(o=>Vo(e,o,(0,de.spelled)(o)))}function Vo(e,t,o,a=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:a,options:{preset:t}};let{type:r,...n}=e.options[t]??{};return{name:t,title:o,text:a,options:n}}var Zo=c(u(),1),ea=c($(),1),ta=c(I(),1),Xo="take-in";function oa(){let{deeds:e,state:t}=(0,ea.useTable)(),o=a=>{let[r]=a.target.files;a.target.value="",r&&e.takeIn(r)};return Zo.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Xo]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${ta.Refusal} spot=${Xo} />
</div>
`}function aa({close:e}){let{state:t,deeds:o}=(0,rt.useTable)(),{games:a}=t;return(0,y.useEffect)(()=>{o.learnGames()},[]),y.html`
<${Te} title=${"New game"} close=${e}>
<${nt.Refusal} spot="games" />
${a.length>0&&y.html`<${Wn} games=${a} close=${e} />`}
<${oa} />
<//>
`}function Wn({games:e,close:t}){let{deeds:o,state:a}=(0,rt.useTable)(),[r,n]=(0,y.useState)(a.session?.game??e[0].name),s=e.find(O=>O.name===r)??e[0],i=Jo(s),[l,d]=(0,y.useState)(i[0].name),[p,f]=(0,y.useState)(()=>Ko(a.session)),[m,k]=(0,y.useState)(a.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(O=>O.name===l)??i[0]).options;return y.html`
<form class="new-game" onSubmit=${O=>{O.preventDefault(),o.begin({game:s.name,options:{...g,players:Uo(p,h)},dice:m})}}>
${e.length>1&&y.html`<${at}
legend=${"Game"}
name="game"
chosen=${s.name}
choose=${n}
options=${e.map(Yo)}
/>`}
<${Go}
players=${p}
set=${f}
seats=${s.seats}
coloured=${h}
/>
<${at}
legend=${"Rules"}
name="preset"
chosen=${l}
choose=${d}
options=${i}
/>
<${at}
legend=${"Dice"}
name="dice"
chosen=${m}
choose=${k}
options=${Qo}
/>
<div class="answers">
<${nt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${a.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function at({legend:e,name:t,options:o,chosen:a,choose:r}){return y.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(n=>y.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${n.name}
checked=${n.name===a}
onChange=${()=>r(n.name)}
/>
<span>
<strong>${n.title}</strong>
${n.text&&y.html`<small>${n.text}</small>`}
${n.facts&&y.html`<small class="about">${n.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var q=c(u(),1),dt=c($(),1),Ta=c(I(),1),Ca=c(Ae(),1);var ee=c(u(),1);function na({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:a}=e;return ee.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(r=>ee.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:r,name:n,cells:s})=>ee.html`
<tr key=${r}>
<th scope="row">${n}</th>
${s.map(i=>ee.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${a.map(r=>ee.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var v=c(u(),1);var _=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function Me(e){return!!e?.lines.some(({points:t})=>t.length>1)}function st({lines:e,chapters:t,seq:o}){let a=e.flatMap(s=>s.points),r=a.map(([,s])=>s),n=Math.min(...a.map(([s])=>s));return{from:Math.min(n,t.find(({seq:s})=>s>=n)?.seq??n),to:Math.max(o,n+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function sa({from:e,to:t,least:o,most:a},r=_){let n=r.width-r.left-r.right,s=r.height-r.top-r.bottom;return{x:i=>r.left+n*(i-e)/(t-e),y:i=>r.top+s*(1-(i-o)/(a-o))}}function ia({points:e},t,o){let a=n=>Math.round(n*10)/10;return`${e.map(([n,s],i)=>{let[l,d]=[a(t.x(n)),a(t.y(s))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${a(t.x(o))}`}function la({least:e,most:t},o=4){let a=t-e,r=10**Math.floor(Math.log10(Math.max(1,a/o))),n=[1,2,5,10].map(i=>i*r).find(i=>a/i<=o)??a,s=Math.ceil(e/n)*n;return Array.from({length:Math.floor((t-s)/n)+1},(i,l)=>s+l*n)}function it({chapters:e},{from:t,to:o}){return e.map(({title:r,seq:n},s)=>({title:r,from:n,to:(e[s+1]?.seq??o+1)-1})).filter(r=>r.to>=t)}function ca(e){let t=it(e,st(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,name:a,points:r})=>({key:o,name:a,cells:t.map(({to:n})=>r.findLast(([s])=>s<=n)?.[1]??null)}))}}function da({counts:e,lines:t}){let o=t.map(({name:a,points:r})=>`${a} ${r.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function lt({game:e,state:t},{key:o,seat:a},r){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===o)?.colour||r(a):e==="slargeball"?t.colours[Number(o)-1]:r(a)}var Le=["","9 5","2 5","14 5 2 5","5 5"],Kn=100;function Re({session:e,story:t}){return!t||!Me(t)?null:v.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Un} session=${e} story=${t} />
<${Gn} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${Yn} story=${t} />
</div>
</details>
</figure>
`}function Un({session:e,story:t}){return v.html`
<ul class="plot-legend">
${t.lines.map((o,a)=>v.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${ce(lt(e,o,D))}
stroke-dasharray=${Le[a%Le.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Gn({session:e,story:t}){let o=(0,v.useId)(),a=st(t),r=sa(a);return v.html`
<svg
viewBox=${`0 0 ${_.width} ${_.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${da(t)}</title>
<${Vn} levels=${la(a)} scale=${r} />
<${Qn} spans=${it(t,a)} extent=${a} scale=${r} />
${t.lines.map((n,s)=>v.html`
<path
class="curve"
key=${n.key}
d=${ia(n,r,a.to)}
style=${ce(lt(e,n,D))}
stroke-dasharray=${Le[s%Le.length]}
/>
`)}
</svg>
`}function Vn({levels:e,scale:t}){return e.map(o=>v.html`
<g key=${o}>
<path class="level" d=${`M${_.left} ${t.y(o)}H${_.width-_.right}`} />
<text x=${_.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Qn({spans:e,extent:t,scale:o}){let a=_.left;return e.map(({title:r,from:n})=>{let s=o.x(Math.max(n,t.from)),l=r.replace(/\D+/g,"")&&s>=a;return l&&(a=s+Kn),v.html`
<g key=${n}>
${n>t.from&&v.html`<path class="span" d=${`M${s} ${_.top}V${_.height-_.bottom}`} />`}
${l&&v.html`<text x=${s+2} y=${_.height-10}>${r}</text>`}
</g>
`})}function Yn({story:e}){let{columns:t,rows:o}=ca(e);return v.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(a=>v.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:a,name:r,cells:n})=>v.html`
<tr key=${a}>
<th scope="row">${r}</th>
${n.map(s=>v.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var ha=c(u(),1),ga=c($(),1),$a=c(I(),1),ba=c(Ae(),1);function pa({title:e,outcome:t},o,a){let r=o.map(({seq:n,at:s,told:i})=>`${s} #${n} ${i}${a.has(n)?"":" (taken back)"}`);return[e,...r,t?`The end: ${t.why}.`:"",""].join(`
`)}function ua({id:e,game:t,title:o,state:a,outcome:r},n){let s=(a.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:r,entries:n},null,2)}function ma({game:e},t,o){let a=t[0]?.at.slice(0,10);return[e,a].filter(Boolean).join("-").concat(".",o)}var fa="take-away";function xa({session:e}){let{deeds:t,state:o}=(0,ga.useTable)(),a=l=>ma(e,o.entries,l),r=()=>new Blob([pa(e,o.entries,(0,ba.standingOf)(o.entries))]),n=()=>new Blob([ua(e,o.entries)]),s=l=>async()=>{let d=await t.ask(fa,()=>t.api.file(e.id,l));d&&ct(d,a(l))},i=e.role==="referee";return ha.html`
<div class="take-away" role="group" aria-label=${"Take the game away"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>ct(n(),a("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>ct(r(),a("txt"))}>
Save as text
</button>
<${$a.Refusal} spot=${fa} />
</div>
`}function ct(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var Ie=c(u(),1),Pe=c($(),1),Jn=400;function je(e=!0){let{deeds:t}=(0,Pe.useTable)(),{id:o,seq:a}=(0,Pe.useSession)(),[r,n]=(0,Ie.useState)(null);return(0,Ie.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(o).then(d=>s&&n(d)).catch(()=>{}),r?Jn:0);return()=>{s=!1,clearTimeout(l)}},[e,o,a]),r}var _a=c(M(),1);var wa=c(M(),1);var Xn={clay_o_rama:ts,clearing_house:os,generation_zero:as,metamorph:ns,slargeball:ss};function ya(e){let{columns:t,cellsOf:o,colourOf:a}=(Xn[e.game]??es)(e.state),r=e.outcome?.winners??[],n=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:a?.(s)??D(s.seat),won:r.includes(s.seat),cells:o(s)}));return{columns:t,rows:n.sort(Zn)}}function Zn(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((a,r)=>a!==t.cells[r]);return typeof e.cells[o]=="number"?t.cells[o]-e.cells[o]:0}function es(){return{columns:[],cellsOf:()=>[]}}function ts(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:a})=>a===t)?.colour||o||D(t),cellsOf:({seat:t})=>[is(e.creatures.filter(({player:o,alive:a})=>o===t&&a),"hit_points")]}}function os(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function as(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var rs={dead:"dead",left:"left the map"};function ns(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:a})=>[a?0:e,t,a?rs[a]??a:o]}}function ss(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,wa.spelled)(e.colours[t-1]??"")]}}function is(e,t){return e.reduce((o,a)=>o+a[t],0)}var te=c(u(),1);function va({columns:e,rows:t}){return t.length?te.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(o=>te.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:o,name:a,colour:r,won:n,cells:s})=>te.html`
<tr key=${o} data-won=${n}>
<th scope="row">
<${Oe} colour=${r} /> ${a}
${n&&te.html`<span class="won">won</span>`}
</th>
${s.map(i=>te.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var U=c(E(),1),ls=6e4;function ka(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,U.tn)("{count} round","{count} rounds",o):(0,U.tn)("{count} turn","{count} turns",o)),t.length>1&&cs(t),(0,U.tn)("{count} decision","{count} decisions",new Set(t.map(({command:a})=>a)).size)].filter(Boolean)}function Sa(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function cs(e){let[t,o]=[e[0],e.at(-1)].map(n=>Date.parse(n?.at??"")),a=Math.max(1,Math.round((o-t)/ls)),r=Math.floor(a/60);return r?`${(0,U.tn)("{count} hour","{count} hours",r)} ${(0,U.tn)("{count} minute","{count} minutes",a%60)}`:(0,U.tn)("{count} minute","{count} minutes",a)}function Oa({session:e}){let{state:t}=(0,dt.useTable)(),o=(0,Ca.standingOf)(t.entries),a=t.entries.filter(({seq:r})=>o.has(r));return q.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<p class="why" data-testid="end-why">${(0,_a.sentence)(e.outcome.why)}.</p>
<${va} ...${ya(e)} />
<p class="small-facts">${ka(e.state,a).join(" · ")}</p>
<${ds} session=${e} />
<${ps} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Sa(a).map(r=>q.html`<li>${r}</li>`)}
</ul>
</details>
<details>
<summary>Take it with you</summary>
<${xa} session=${e} />
</details>
</section>
`}function ds({session:e}){let{deeds:t,state:o}=(0,dt.useTable)(),{game:a,options:r,dice:n}=e;return q.html`
<div class="answers">
${r&&q.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:a,options:r,dice:n})}
>
Play again, same players
</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${Ta.Refusal} spot="begin" />
</div>
`}function ps({session:e}){let[t,o]=(0,q.useState)(!1),a=je(t);return q.html`
<details
data-testid="evening"
onToggle=${r=>r.target===r.currentTarget&&o(r.target.open)}
>
<summary>The game in figures</summary>
<${na} deeds=${a?.deeds} />
<${Re} session=${e} story=${a} />
</details>
`}var R=c(u(),1);var ut=c($(),1);var Ma=c(Aa(),1),j=c(M(),1),La=c(E(),1);function Ra(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=a=>e.players?.find(r=>r.seat===a)?.name??`seat ${a}`,o=(0,Ma.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,j.sentence)(o):"Nothing has happened yet."}}function pt({players:e=[]}){return(0,j.listed)(e.map(({name:t})=>t))}function Ia({begun_at:e,last_at:t,seq:o}){if(!e)return"";let a=(0,j.dayAndClock)(e);if(!o||!t)return`Begun ${a}`;let r=(0,j.dayAndClock)(t),n=r.split(",")[0]===a.split(",")[0];return`${`Begun ${a}, last played ${n?(0,j.clock)(t):r}`}; ${(0,La.tn)("{count} entry","{count} entries",o)}`}function Pa(){let{code:e,deeds:t,state:o}=(0,ut.useTable)(),{answer:a,refused:r}=X(()=>t.api.kept());return R.html`
<main class="kept" data-testid="kept-games" aria-busy=${!a&&!r}>
<header>
<h1>Games</h1>
<a class="button quiet" href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>The hall</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>New game</button>
</header>
${r&&R.html`<p class="refusal" role="alert">${r}</p>`}
${a?.length===0&&R.html`<p class="hint">No games yet.</p>`}
<ol>
${a?.map(n=>R.html`
<${us} key=${n.id} game=${n} shown=${n.id===o.session?.id} />
`)}
</ol>
</main>
`}function us({game:e,shown:t}){let{kind:o,words:a}=Ra(e);return R.html`
<li data-testid="kept-game" data-kind=${o}>
<h2>${e.title}</h2>
<p>${pt(e)}</p>
<p class="stands">${a}</p>
<p class="hint">${Ia(e)}</p>
${o!=="set aside"&&R.html`<${ms} game=${e} shown=${t} />`}
</li>
`}function ms({game:e,shown:t}){let{deeds:o,code:a}=(0,ut.useTable)();return t?R.html`<a class="button" href="#/">Back to this game</a>`:a&&!e.codes?.referee?R.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:R.html`
<button
aria-label=${`Open ${e.title}: ${pt(e)}`}
onClick=${()=>o.open(e.id,e.codes.referee)}
>
Open
</button>
`}var mt=c(u(),1),ja=c(fe(),1),za=c($(),1);var G={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:e=>`Asked again: ${e}`,toIt:"Look"};function Na({group:e}){let{state:t,deeds:o}=(0,za.useTable)(),a=t.looked===e.first;return mt.html`
<div class="again-place" data-open=${a}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${a}
aria-label=${a?void 0:G.lookAt(e.entries[0].told)}
onClick=${()=>o.look(a?null:e.first)}
>
<span aria-hidden="true">▶</span> ${a?G.close:G.look}
</button>
${a&&mt.html`<${ja.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Ba=c(u(),1),Fa=c($(),1);var Da=c(Ae(),1),fs=/#(\d+)/;function hs(e){let t=(0,Da.standingOf)(e);return e.filter(({event:o,seq:a})=>o.type==="Noted"&&t.has(a)).map(({event:o,seq:a,told:r})=>({about:Number(fs.exec(o.text)?.[1]??0),seq:a,seat:o.seat??null,told:r})).filter(({about:o,seq:a})=>o>0&&o<a)}function qa(e){let t=hs(e);return t.filter(({about:o,seat:a,seq:r})=>a!==null&&!t.some(n=>n.about===o&&n.seat===null&&n.seq>r))}function Ha(){let{state:e,deeds:t}=(0,Fa.useTable)(),[o]=qa(e.entries);return o?Ba.html`
<p class="open-question" role="status" data-testid="open-question">
${G.open(o.told)}${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${G.toIt}
</button>
</p>
`:null}var ze=c(u(),1),Va=c(Ka(),1),Qa=c($(),1),Ua=6e4,Ga=["pointerdown","keydown"],pe={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function Ya(){let{deeds:e}=(0,Qa.useTable)(),t=(0,Va.curtain)()==="drawn";return(0,ze.useEffect)(()=>t?void 0:gs(()=>e.curtain("drawn")),[t]),ze.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
${t?pe.drawn:pe.lifted}${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?pe.lift:pe.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${pe.away}
</button>
</p>
`}function gs(e){let t=setTimeout(e,Ua),o=()=>{clearTimeout(t),t=setTimeout(e,Ua)};for(let a of Ga)addEventListener(a,o,!0);return()=>{clearTimeout(t);for(let a of Ga)removeEventListener(a,o,!0)}}var ue=c(u(),1),ar=c(ft(),1);var Xa=c(E(),1),Za=c(M(),1),Ne=c(ft(),1),$s={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer standing"};function er(e){let t=Object.entries(Ne.MARKS).map(([r,n])=>({value:r,title:$s[r],count:e.filter(n).length})).filter(({count:r})=>r>0),o=new Map;for(let{entries:r}of e)for(let n of new Set(r.map(({event:s})=>s.type)))o.set(n,(o.get(n)??0)+1);let a=[...o].map(([r,n])=>({value:Ne.EVENT+r,title:(0,Za.spelled)(r),count:n})).sort((r,n)=>r.title.localeCompare(n.title));return[...t,...a].map(({value:r,title:n,count:s})=>({value:r,title:`${n} (${s})`}))}function tr({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function or(e,t){return`${e} of ${(0,Xa.tn)("{count} step","{count} steps",t)}`}function rr({wanted:e,want:t,players:o,groups:a,hits:r}){let n=s=>i=>t({...e,[s]:i.target.value});return ue.html`
<form class="finder" role="search" onSubmit=${s=>s.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Search the log: words, or the number of an entry"}
placeholder=${"Search, or #12"}
value=${e.words}
onInput=${n("words")}
/>
<select data-testid="find-player" aria-label=${"Whose"} onChange=${n("player")}>
<option value="" selected=${!e.player}>Everybody</option>
${o.map(({name:s})=>ue.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${n("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${er(a).map(({value:s,title:i})=>ue.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${tr(e)&&ue.html`<p class="found" role="status" data-testid="found">
${or(r,a.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(ar.ALL)}>
Show all
</button>
</p>`}
</form>
`}var nr=c(u(),1),De=c($(),1),sr=c(I(),1),ht="missed-throw";function ir(){let{state:e,deeds:t}=(0,De.useTable)(),o=(0,De.useSession)(),{camera:a,busy:r}=e;return!a?.camera||!bs(o)?null:nr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${r[ht]}
onClick=${()=>t.missedThrow(ht)}
>
Add a missed throw
</button>
<${sr.Refusal} spot=${ht} />
</p>
`}function bs({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var lr=c(u(),1),cr=c($(),1);function dr(){let{state:e,deeds:t}=(0,cr.useTable)();return e.notices.map(o=>lr.html`
<div key=${o.number} class="notice" data-testid="notice" role="status">
<p>${o.text}</p>
<button
type="button"
class="quiet"
disabled=${!!e.busy[`notice/${o.number}`]}
onClick=${()=>t.putAside(o)}
>
Read
</button>
</div>
`)}var z=c(u(),1),pr=c($(),1);function ur(){let{state:e}=(0,pr.useTable)(),[t,o]=(0,z.useState)(""),a=(0,z.useRef)({keys:new Set,seq:null});return(0,z.useEffect)(()=>{let r=e.proposals.filter(n=>!a.current.keys.has(n.key));a.current.keys=new Set(e.proposals.map(n=>n.key)),r.length&&o(r.map(n=>`Proposal: ${n.title}`).join(". "))},[e.proposals]),(0,z.useEffect)(()=>{let r=e.entries.at(-1),n=a.current.seq===null;a.current.seq=r?.seq??0,r&&!n&&o(r.told)},[e.entries]),z.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var gt=c(u(),1),mr=c(se(),1);function fr({proposal:e,code:t}){let o=Math.ceil(e.looks.length/2);return gt.html`
<div class="looks" data-testid="looks" style=${{"--columns":o}}>
${e.looks.map(a=>gt.html`
<figure>
<img src=${(0,mr.withCode)(a.picture,t)} alt=${a.label} />
<figcaption>${a.label}</figcaption>
</figure>
`)}
</div>
`}var T=c(u(),1),qe=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],xs=6;function hr({frames:e,decisive:t,spots:o}){let a=ys(e),[{at:r,playing:n},s]=(0,T.useState)({at:0,playing:!0}),[i,l]=(0,T.useState)(0),d=Math.min(r,e.length-1);(0,T.useEffect)(()=>{if(!n||a<e.length)return;let m=g=>(g+1)%(e.length+xs),h=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/qe[i].fps);return()=>clearInterval(h)},[n,i,a,e.length]);let p=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>s(m=>({...m,playing:!m.playing}));return T.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${a}
data-at=${d}
>
<div class="touchable">
<img
src=${e[d]}
alt=${`Replay, picture ${d+1}`}
width="640"
height="360"
/>
${o("in_replay")}
</div>
${a<e.length&&T.html`<progress
max=${e.length}
value=${a}
aria-label=${"Loading the replay"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${n?"Pause the replay":"Play the replay"}
onClick=${f}
>
${n?"Pause":"Play"}
</button>
<button aria-label=${"One picture back"} onClick=${()=>p(d-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${d}
aria-label=${"Picture of the replay"}
onInput=${m=>p(Number(m.target.value))}
/>
<button aria-label=${"One picture on"} onClick=${()=>p(d+1)}>›</button>
<button
aria-label=${`Speed: ${qe[i].label}. Change it`}
onClick=${()=>l((i+1)%qe.length)}
>
${qe[i].label}
</button>
</figcaption>
<${ws} places=${t} frames=${e} shown=${d} stopAt=${p} />
</figure>
`}function ws({places:e,frames:t,shown:o,stopAt:a}){return e.length?T.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(r=>T.html`
<button
data-testid="decisive"
aria-label=${`Stop at picture ${r+1}, one that decides`}
aria-pressed=${r===o}
onClick=${()=>a(r)}
>
<img src=${t[r]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function ys(e){let[t,o]=(0,T.useState)(0),a=(0,T.useRef)([]);return(0,T.useEffect)(()=>(o(0),a.current=e.map(r=>{let n=new Image;return n.onload=()=>o(s=>s+1),n.src=r,n}),()=>{for(let r of a.current)r.src="";a.current=[]}),[e.join()]),t}var me=c(u(),1),gr=c(fe(),1);function $r(){let[e,t]=(0,me.useState)(!1);return me.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${a=>a.target===a.currentTarget&&t(a.target.open)}>
<summary>Over time</summary>
${e&&me.html`<${gr.Part} of="aside" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var $t=c(u(),1),br=c($(),1);function xr(){let e=(0,br.useSession)(),t=je();return t?Me(t)?$t.html`<${Re} session=${e} story=${t} />`:$t.html`<p class="hint">Nothing has changed yet.</p>`:null}var vr=c(yr()),kr=document.createElement("style");kr.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.kept h1{flex:auto;font-size:1.6rem}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}';document.head.append(kr);(0,vr.arrived)("aside",bt);