var Ar=Object.create;var et=Object.defineProperty;var Mr=Object.getOwnPropertyDescriptor;var Lr=Object.getOwnPropertyNames;var Rr=Object.getPrototypeOf,Ir=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},Pr=(e,t)=>{for(var o in t)et(e,o,{get:t[o],enumerable:!0})},jr=(e,t,o,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Lr(t))!Ir.call(e,r)&&r!==o&&et(e,r,{get:()=>t[r],enumerable:!(a=Mr(t,r))||a.enumerable});return e};var c=(e,t,o)=>(o=e!=null?Ar(Rr(e)):{},jr(t||!e||!e.__esModule?et(o,"default",{value:e,enumerable:!0}):o,e));var u=w((Ls,At)=>{At.exports=core["view.js"]});var be=w((Rs,Mt)=>{Mt.exports=core["page/part.js"]});var $=w((Ps,Pt)=>{Pt.exports=core["page/table.js"]});var E=w((qs,qt)=>{qt.exports=core["language.js"]});var Kt=w((Hs,Gt)=>{Gt.exports=core["picture/matter_of_course.js"]});var L=w((Ws,Ut)=>{Ut.exports=core["words.js"]});var Xt=w((Ks,Yt)=>{Yt.exports=core["picture/live.js"]});var P=w((Us,Zt)=>{Zt.exports=core["page/refusal.js"]});var ke=w((ii,go)=>{go.exports=core["address.js"]});var Fo=w((Oi,qo)=>{qo.exports=core["page/place.js"]});var fe=w((Ki,ua)=>{ua.exports=core["log/groups.js"]});var Ra=w((hl,La)=>{La.exports=core["games/awaited.js"]});var Va=w((Ol,Ua)=>{Ua.exports=core["looking_on.js"]});var Tt=w((El,er)=>{er.exports=core["log/finding.js"]});var vr=w((Fl,yr)=>{yr.exports=core["log/chapters.js"]});var Or=w((gc,Cr)=>{Cr.exports=core["parts.js"]});var _t={};Pr(_t,{Announcer:()=>hr,ByDevice:()=>Bt,Calibrate:()=>Bo,ClipButton:()=>qa,Curtain:()=>Za,End:()=>Ma,Finder:()=>ir,Happened:()=>Jt,Invite:()=>Wo,KeptGames:()=>za,LogPlot:()=>br,Loop:()=>gr,MissedThrow:()=>pr,NewGame:()=>da,Notices:()=>mr,OpenQuestions:()=>Ka,OverTime:()=>wr,Report:()=>Tr,StoreTroubles:()=>Wt});var tt=c(u(),1),Dt=c(be(),1);var jt=c(u(),1);var xe=c(u(),1),Nr="this device",Lt="settings",Rt={sound:!1,speech:!1,buzz:!1,awake:!0};function It(e=localStorage){try{return{...Rt,...JSON.parse(e.getItem(Nr)??"{}")}}catch{return Rt}}function we(){let[e,t]=(0,xe.useState)(It);return(0,xe.useEffect)(()=>{let o=()=>t(It());return addEventListener(Lt,o),()=>removeEventListener(Lt,o)},[]),e}var Nt=c($(),1);function zt(){let e=(0,Nt.useSession)(),t=we().awake&&!e.outcome;return(0,jt.useEffect)(()=>t?zr():void 0,[t]),null}function zr(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},a=()=>t?.then(r=>r?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),a()}}function Bt(){let{sound:e,speech:t,buzz:o}=we();return tt.html`
<${zt} />
${(e||t||o)&&tt.html`<${Dt.Part} of="device" view="Signals" quiet />`}
`}var J=c(u(),1),Ft=c($(),1),Ht=c(E(),1);function Wt(){let{state:e}=(0,Ft.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:J.html`
${t.problems.map(o=>J.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&J.html`<${Dr} count=${t.set_aside} />`}
`}function Dr({count:e}){return J.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Ht.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:J.html`<code>tableref store check</code>`})}
</p>
`}var Vt=c(Kt(),1),ce=c(u(),1),Qt=c(L(),1),Br=180,qr=3;function Jt({camera:e}){let[t,o]=(0,ce.useState)(0),r=(e?.happened??[]).filter(s=>s.number>t&&s.ago_s<Br&&s.text!==Vt.MATTER_OF_COURSE);if(!r.length)return null;let n=r[r.length-1].number;return ce.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${r.slice(-qr).reverse().map(s=>ce.html`
<li key=${s.number}>
<time>${Fr(s.ago_s)}</time>
${(0,Qt.sentence)(s.text)}${/[.?!]$/.test(s.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(n)}>Read</button>
</div>
`}function Fr(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var x=c(u(),1),zo=c(Xt(),1),mt=c($(),1),Do=c(P(),1);var R=c(u(),1);function eo(e,t){let{x_px:o,y_px:a,sigma_mm:r}=e,n=[];for(let s=0;s+1<a.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],a[s],r[s][i]],[o[i+1],a[s],r[s][i+1]],[o[i+1],a[s+1],r[s+1][i+1]],[o[i],a[s+1],r[s+1][i]]];n.push(...Hr(l,t))}return n}function Hr(e,t){if(e.some(([,,r])=>r===null))return[];let o=e.flatMap((r,n)=>Wr(r,e[(n+1)%4],t)),a=[];for(let r=0;r+1<o.length;r+=2)a.push([...o[r],...o[r+1]]);return a}function Wr([e,t,o],[a,r,n],s){if(o<=s==n<=s)return[];let i=(s-o)/(n-o);return[[e+i*(a-e),t+i*(r-t)]]}var to=c(E(),1);function S(e,t){let o={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(to.LANGUAGE,o)}var M=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],oo=M.slice(0,-1).map(e=>e.upTo);function ao(e){return M.findIndex(t=>e<=t.upTo)}function ro(e){return e===0?`under ${S(M[0].upTo)}`:e===M.length-1?`over ${S(M[e-1].upTo)}`:`${S(M[e-1].upTo)} to ${S(M[e].upTo)}`}var Gr=1280,Kr=7;function no({told:e,shown:t}){let{check:o,table:a}=e,[r,n]=o.size_wh,s=r/Gr;return R.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${r} ${n}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Expected error over the table, and the boards that were found"}
data-testid="overlay"
>
${t&&R.html`<${Ur} map=${a.map} /><${Qr} map=${a.map} unit=${s} size=${[r,n]} />`}
${a.outline_px.length>2&&R.html`<polygon
class="table-outline"
points=${a.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${a.marks.flatMap(i=>i.marks_px).map(i=>R.html`<${Yr} mark=${i} unit=${s} />`)}
</svg>
`}function Ur({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],a=e.sigma_mm.flatMap((r,n)=>Vr(r).map(s=>({...s,y:n})));return M.map(({colour:r,opacity:n},s)=>R.html`
<g fill=${r} opacity=${n}>
${a.filter(i=>i.step===s).map(({start:i,end:l,y:p})=>R.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[p]-o/2}
width=${t*(l-i)}
height=${o+1}
/>
`)}
</g>
`)}function Vr(e){let t=[];return e.forEach((o,a)=>{let r=o===null?null:ao(o),n=t.at(-1);n&&n.step===r?n.end=a+1:t.push({start:a,end:a+1,step:r})}),t.filter(o=>o.step!==null)}function Qr({map:e,unit:t,size:o}){return oo.map(a=>{let r=eo(e,a);if(!r.length)return null;let n=r.map(([l,p,d,f])=>`M${l} ${p}L${d} ${f}`).join(""),[s,i]=Jr(r,o,t);return R.html`
<path class="error-line under" d=${n} />
<path class="error-line" d=${n} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${a} mm</text>
`})}function Jr(e,[t,o],a){let r=([l,p])=>Math.min(l,t-l,1.8*p,1.8*(o-p)),[n,s]=e.reduce((l,p)=>r(p)>r(l)?p:l),i=(l,p,d)=>Math.min(Math.max(l,p),d-p);return[i(n,60*a,t),i(s+7*a,26*a,o)]}function Yr({mark:e,unit:t}){if(e.length>2)return R.html`<polygon class="mark" points=${e.map(n=>n.join(",")).join(" ")} />`;let[[o,a]]=e,r=Kr*t;return R.html`<path class="mark" d=${`M${o-r} ${a}H${o+r}M${o} ${a-r}V${a+r}`} />`}var ot=c(u(),1);var at=c(E(),1);function so({map:e,shown:t,show:o,children:a}){return ot.html`
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
${M.map((r,n)=>ot.html`<li><i style=${`background: ${r.colour}`}></i>${ro(n)}</li>`)}
</ol>
<p class="hint">${Xr(e)}</p>
</div>
`}function Xr(e){let{height_mm:t,median_mm:o,p95_mm:a}=e;if(o===null)return t===0?"Nothing on the table itself is in view.":`Nothing ${t} mm above the table is in view.`;let r={height:t,usual:S(o,2),most:S(a,1)};return t===0?(0,at.t)("It holds for points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",r):(0,at.t)("It holds for points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",r)}var H=c(u(),1),lo=c(E(),1),co={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},Zr="Light, sharpness, boards and accuracy are as they should be. The game can begin.",en="The picture has frozen: see to the camera first. The figures here are those of the last picture.",tn="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function po({check:e,stopped:t,calibrated:o}){let{instruction:a,further:r}=e;return t?H.html`<${io} cause="camera/still" sentence=${en} />`:!o&&!a?H.html`<${io} cause="board/unseen" sentence=${tn} />`:H.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${co[e.grade]}</h2>
<p data-testid="instruction" data-cause=${a?.cause??""}>
${a?.sentence??Zr}
</p>
${r.length>0&&H.html`
<details class="other">
<summary>
${(0,lo.tn)("Then one more thing","Then {count} more things",r.length)}
</summary>
<ol>
${r.map(n=>H.html`<li>${n.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function io({cause:e,sentence:t}){return H.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${co.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var ye=c(u(),1);var fo=c(E(),1);function ho({check:e}){return ye.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${an(e).map(([t,o,a])=>ye.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${a}</span>
${o&&ye.html`<b class="grade" data-grade=${o}>${on[o]}</b>`}
</dd>
`)}
</dl>
</div>
`}var on={good:"good",fair:"fair",poor:"poor"};function an(e){let{light:t,blur:o,rate:a,steadiness:r,view:n,boards:s,accuracy:i,held_out:l,focal:p}=e;return[["Light",t.grade,nn(t)],["Sharpness",o.grade,`blurred by ${S(o.px,1)} px`],a&&["Pictures",a.grade,`${`${Math.round(a.fps)} a second`}${sn(a)}`],r&&["Steadiness",r.grade,ln(r)],n&&["Scale",n.grade,cn(n)],n&&["Camera",null,pn(n)],n&&["In view",null,dn(n)],s&&["Boards",s.grade,s.seen.map(un).join(", ")],i&&["Accuracy",i.grade,fn(i)],l&&["Held-out corners",null,`${ve(l.median_mm)} off, 95 % under ${ve(l.p95_mm)} (${l.corners})`],p&&["Focal length",null,`${Math.round(p.px)} px ± ${p.sigma_percent} %, known from ${rn[p.known_from]}`]].filter(Boolean)}var rn={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function nn(e){let t=Math.round(e.median),o=e.glare.length;return[e.paper===null?`table ${t} of 255`:`paper ${Math.round(e.paper)}, table ${t} of 255`,o>0&&(0,fo.tn)("{count} mirrored lamp","{count} mirrored lamps",o)].filter(Boolean).join(", ")}function sn(e){return e.missing?`, ${`${e.missing} missing`}`:""}function ln(e){let{flicker:t,hunting:o,shake_px:a}=e;return`flickers ${uo(t)}, drifts ${uo(o)}, shakes ${S(a,1)} px`}function cn(e){return`${S(e.mm_per_px,1)} mm a pixel, at worst ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function pn(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function dn(e){return`table in ${mo(e.table_share)} of the picture, ${mo(e.between_boards_share)} of the area between the boards`}function un(e){let{name:t,corners_found:o,corners_total:a}=e;return`${`${t} ${o} of ${a} corners`}${mn(e)}`}function mn(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,a=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return a.length?` (${a.join(", ")})`:""}function fn(e){return`${ve(e.median_mm)}, 95 % under ${ve(e.p95_mm)}. ${e.tells}`}function ve(e){return e===null?"unknown":`${S(e,2)} mm`}function uo(e){return`${S(100*e,1)} %`}function mo(e){return`${Math.round(100*e)} %`}var Y=c(u(),1),$o=c(ke(),1),Se=c(E(),1);function bo({camera:e,code:t}){return Y.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?(0,Se.t)("Put the file into the data folder as {file}: it will be used automatically next time.",{file:Y.html`<code>${e.keep_as}</code>`}):(0,Se.t)("Give the file to {serve}, or to {calibrate}.",{serve:Y.html`<code>--camera-file</code>`,calibrate:Y.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,Se.t)("It holds as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",{command:Y.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,$o.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var j=c(u(),1);var hn=[.2,.375,.5555555555555556,.6666666666666666],gn=(e,t)=>o=>{let a=4*e+o-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(a)-35,n=a>8?r:1,s=t/n|0,i=t%n,l=n-i,p=a>8?s*hn[o]+(e>5)&-2:r,d=s-p;return{t:l*d+i*d+i,o:[[l,d],[i,d+1]],i:p}};var W=e=>new Uint8Array(e),pe=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},Te=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),nt=e=>e.charCodeAt(0),yo=(...e)=>(t,o)=>e.forEach(a=>a(t,o)),vo=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},lt=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(a=>t.push(a,8))},Z=(e,t,o,a,r=(s,i)=>o(s.length,i),n=a?s=>yo(vo(a),e(s)):e)=>(n.test=t,n.l=o,n.est=r,n.eci=a&&[a],n),ko=Z(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-2;a+=3)t.push(+e.slice(a,a+3),10);a<e.length-1?t.push(+e.slice(a),7):a<e.length&&t.push(+e[a],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),So=Z(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-1;a+=2)t.push(45*Te(e[a])+Te(e[a+1]),11);a<e.length&&t.push(Te(e[a]),6)},e=>Te(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),X=Z(e=>lt([...e].map(nt)),e=>nt(e)<128,(e,t)=>12+8*(t>9)+8*e);X._=!0,X.u=!0;var ct=Z(X,e=>nt(e)<256,X.l,3);ct._=!0;var xo=new TextEncoder,pt=Z(e=>lt(xo.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*xo.encode(e).length);pt._=!0;var st=()=>{let e=new Map,t=new TextDecoder("sjis"),o=W(2);for(let a=0;a<7973;++a)o[0]=a/192+129+64*(a>5951),o[1]=a%192+64,e.set(t.decode(o),a);return e.delete("�"),st=()=>e,e},dt=Z(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let a of e)t.push(st().get(a),13)},e=>st().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);dt._=!0;var To=[ko,So,X,ct,dt,pt],$n={auto:(e,{modes:t=To}={})=>(o,a)=>{let r=t.map((d,f)=>{let m=new Map,k=(h,g)=>(m.has(h)||m.set(h,g(h,a)),m.get(h));return{m:d,h:1<<f,C:d.est("",a),S:d.l?(h,g)=>k(g-h,d.l):(h,g)=>k(e.slice(h,g),d.est)}}),n=[{v:0}],s=0,i=0,l=-1;for(let d of[...e,""]){let f=0;if(d)for(let m of r)m.m.test(d)&&(f|=m.h);if(!d||f!==l){if(l!==-1){let m=new Set(n.map(h=>h.D)),k=[];for(let{m:h,C:g,S:C,h:_}of r)if(l&_){let F=C(s,i);for(let se of h.eci??m)if(!h.u||!se){let ie;for(let D of n)if(D.D===se||h.eci){let le=D.m===h&&D.D===se,Ze=le?D.V:D,Et=h._&&le?D.v+F-g:Ze.v+12*(Ze.D!==se)+(le?C(le?D.$:s,i):F);(!ie||Et<ie.v)&&(ie={$:le?D.$:s,V:Ze,m:h,D:se,A:i,v:Et})}ie&&k.push(ie)}}n=k}l=f,s=i}i+=d.length}n.length||pe(5);let p=[];for(let d=n.reduce((f,m)=>m.v<f.v?m:f);d.m;d=d.V)p.push(d.m(e.slice(d.$,d.A)));p.reverse().forEach(d=>d(o,a))},multi:yo,eci:vo,bytes:lt,numeric:ko,alphaNumeric:So,ascii:X,iso8859_1:ct,shift_jis:dt,utf8:pt},bn=()=>({F:W(2956),I:0,push(e,t){for(let o=t,a=8-(7&this.I);o>0;o-=a,a=8)this.F[this.I>>3]|=e<<a>>o,this.I+=o<a?o:a}}),rt=(e,t=e*e,o=W(t))=>({size:e,K:o,get:(a,r)=>a>=0&&a<e&&!!(1&o[r*e+a]),toString({on:a="##",off:r="  ",lf:n=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let p="";for(let d=-l;d<e+l;++d){for(let f=-i;f<e+i;++f)p+=this.get(f,d)?a:r;p+=n}return p},toImageData(a,{on:r=[0,0,0],off:n=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let p=e+2*i,d=e+2*l,f=a.createImageData(p,d),m=new Uint32Array(f.data.buffer);f.data.set([...r,255]);let k=m[0];f.data.set([...n,255]);let h=m[0];for(let g=0;g<d;++g)for(let C=0;C<p;++C)m[g*p+C]=this.get(C-i,g-l)?k:h;return f},toCanvas(a,r){let n=a.getContext("2d"),s=this.toImageData(n,r);a.width=s.width,a.height=s.height,n.putImageData(s,0,0)},toDataURL({type:a="image/png",scale:r=1,...n}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,n);return s.width=l.width*r,s.height=l.height*r,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(a,1)}}),Ce=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],Oe=W(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))Oe[Oe[t+255]=e++]=t;var Co=e=>Oe[e%255],Oo=e=>Oe[e+255],xn=(e,t)=>{let o=W(e.length+t.length-1);for(let a=0;a<e.length;++a)for(let r=0;r<t.length;++r)o[a+r]^=Co(e[a]+t[r]);return o.map(Oo)},wn=(e,t)=>{let o=W(e.length+t.length-1);o.set(e,0);for(let a=0;a<e.length;++a)if(o[a]){let r=Oo(o[a]);for(let n=0;n<t.length;++n)o[a+n]^=Co(t[n]+r)}return o.slice(e.length)},it=[[0],[0,0]];for(let e=1;e<30;++e)it.push(xn(it[e],[0,e]));var yn=(e,t)=>{let o=[[],[]],a=0,r=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,a+=i){let p=e.slice(a,a+i);o[0].push(p),o[1].push(wn(p,it[t.i])),r+=i+t.i}let n=W(r);r=0;for(let s of o)for(let i=0,l=-1;l<r;++i){l=r;for(let p of s)i<p.length&&(n[r++]=p[i])}return n},_o=(e,t,o)=>{let a=e<<=o;for(let r=134217728;r>>=1;)a&r&&(a^=t*(r>>o));return a|e},vn=({size:e,K:t},o)=>{let a=(s,i,l,p)=>{for(;l-- >0;s+=e)t.fill(p,s,s+i)},r=(s,i,l)=>{for(let p=0;p++<3;l-=2)a(i*e+s-(l>>1)*(e+1),l,l,2|p)},n=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=n){for(let i=s;i>8;i-=n)r(s,i,5);s<e-7&&r(s,6,5)}if(o>6)for(let s=_o(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;a(7,2,9,2),a(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;r(3,3,7),r(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},kn=({size:e,K:t})=>{let o=[];for(let a=e-2,r=e,n=-1;a>=0;a-=2){for(a===5&&(a=4);r+=n,r!==-1&&r!==e;){let s=r*e+a;t[s+1]||o.push(s+1),t[s]||o.push(s)}n*=-1}return o},Sn=({K:e},t,o)=>t.forEach((a,r)=>e[a]=o[r>>3]>>(7&~r)&1),Tn=({size:e,K:t},o,a,r)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let n=21522^_o((1^r)<<3|a,1335,10);for(let s=0;s++<8;n>>=1)t[(s-(s<7))*e+8]=1&n,t[9*e-s]=1&n;for(let s=8;--s,n;n>>=1)t[8*e+s-(s<7)]=1&n,t[(e-s)*e+8]=1&n},Cn=({size:e,K:t},o=0,a=0)=>{for(let r=0;r<e;++r){for(let n=0;n<2;++n)for(let s,i=0,l=0,p=2;i<e;++i){let d=1&t[n?r*e+i:i*e+r];a+=d,l=(l>>1|2098176)&(3047517^d-1),2049&l&&(o+=40),d^p&&(s=0),p=d,o+=++s===5?3:s>5}if(r)for(let n=e+r,s=5*t[r-1]^t[r];n<e*e;n+=e){let i=5*t[n-1]^t[n];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(a/(e*e)-1)|0)},wo=[],_e=(e=pe(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:a=1,maxVersion:r=40,mask:n,trailer:s=60433,...i}={})=>{o<t&&pe(3),r<a&&pe(2),typeof e=="string"&&(e=$n.auto(e,i));for(let l=a,p=0;l<=r;++l){let d=wo[l];d||(wo[l]=d=rt(4*l+17),vn(d,l),d.p=kn(d));let f=gn(l,d.p.length>>3);if(8*f(t).t<p)continue;let m=bn();e(m,l),p=m.I;for(let k=o;k>=t;--k){let h=f(k);if(8*h.t<p)continue;for(m.I=p+11&-8;m.I<8*h.t;)m.push(s,16);let g=rt(d.size,d.K);return Sn(g,d.p,yn(m.F,h)),(Ce[n]?[Ce[n]]:Ce).map((C,_)=>{let F=rt(g.size,g.K);return Tn(F,C,n??_,k),F.s=Ce[n]?0:Cn(F),F}).reduce((C,_)=>_.s<C.s?_:C)}}pe(4)};_e.with=(...e)=>(t,o)=>_e(t,{modes:[...To,...e],...o});var Eo=c(u(),1),ut=4;function Ee({text:e,label:t}){let o=_e(e),a=o.size+2*ut;return Eo.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${a} ${a}`}
>
<rect width=${a} height=${a} fill="#ffffff" />
<path d=${On(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function On(e){let t=[];for(let o=0;o<e.size;o+=1)for(let a=0;a<e.size;a+=1)e.get(a,o)&&t.push(`M${a+ut} ${o+ut}h1v1h-1z`);return t.join("")}var Ao=c($(),1),Mo=c(P(),1);function Lo({source:e}){let{state:t,deeds:o}=(0,Ao.useTable)(),[a,r]=(0,j.useState)(null),n=l=>o.ask("phone",()=>l().then(r));if((0,j.useEffect)(()=>{e==="camera phone"&&n(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=a?.links??[];return j.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&j.html`<${Ee} text=${s} label=${"QR code of the phone’s link"} />`}
${s&&j.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&j.html`<p class="hint">
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
<${Mo.Refusal} spot="phone" />
</div>
`}var G=c(u(),1),Ro=c(ke(),1);var Ae=c(u(),1);function ee(e){let[t,o]=(0,Ae.useState)({answer:null,refused:null});return(0,Ae.useEffect)(()=>{let a=!1;return e().then(r=>a||o({answer:r,refused:null})).catch(r=>a||o({answer:null,refused:r.detail})),()=>{a=!0}},[]),t}var Io=c($(),1),_n={a4:"A4",letter:"Letter"};function Po({code:e}){let{deeds:t}=(0,Io.useTable)(),[o,a]=(0,G.useState)("a4"),{answer:r}=ee(t.api.sheets);return G.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(_n).map(([n,s])=>G.html`
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
${(r??[]).map(n=>G.html`<${En} sheet=${n} paper=${o} code=${e} />`)}
</ul>
</div>
`}function En({sheet:e,paper:t,code:o}){let a=r=>(0,Ro.withCode)(`/api/sheets/${e.name}.${r}?paper=${t}`,o);return G.html`
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
`}var Me=c(u(),1),jo=c($(),1),An=700;function No(e){let{deeds:t}=(0,jo.useTable)(),[o,a]=(0,Me.useState)({told:null,silent:!1});return(0,Me.useEffect)(()=>{let r=!1,n;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(r)return;a(l=>({told:i??l.told,silent:!i}))}n=setTimeout(s,An)}return s(),()=>{r=!0,clearTimeout(n)}},[e]),o}var Mn=[0,30,60];function Bo(){let{code:e}=(0,mt.useTable)(),[t,o]=(0,x.useState)(0),[a,r]=(0,x.useState)(!0),{told:n,silent:s}=No(t),i=n?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!n}>
<section class="calibrate-seen" aria-label=${"The table, seen by the camera"}>
${n&&!n.camera?x.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:x.html`<${Rn} told=${n} silent=${s} code=${e} shown=${a} />`}
${i&&x.html`<${po} check=${i} stopped=${Ln(n,s)} calibrated=${!!n.table} />`}
${n?.table&&x.html`<${so} map=${n.table.map} shown=${a} show=${r}>
<${In} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${Lo} source=${n?.camera?.source} />
${i&&x.html`<${ho} check=${i} />`}
${n?.camera&&x.html`<${Pn} told=${n} />`}
${n?.table&&x.html`<${bo} camera=${n.camera} code=${e} />`}
<${Po} code=${e} />
</section>
</main>
`}function Ln(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Rn({told:e,silent:t,code:o,shown:a}){let r=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!r}>
<${zo.Live} code=${o} link="live" />
${e?.table&&!t&&x.html`<${no} told=${e} shown=${a} />`}
${r&&x.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function In({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Height the error is given for"}>
${Mn.map(o=>x.html`
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
`}function Pn({told:e}){let{state:t,deeds:o}=(0,mt.useTable)(),a=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${a} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew in the next picture; nothing may cover the boards.":"No board is recognised yet; the program keeps looking for one."}
</p>
<${Do.Refusal} spot="solve" />
</div>
`}var b=c(u(),1),de=c(ke(),1),Re=c(Fo(),1),Ie=c($(),1),Ho=c(P(),1);var te=c(u(),1);function Le({title:e,close:t,children:o}){let a=(0,te.useRef)(null);return(0,te.useEffect)(()=>{a.current?.showModal()},[]),te.html`
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
`}var Pe=c(E(),1),jn=1500;function Wo({close:e}){let{deeds:t}=(0,Ie.useTable)(),o=(0,Ie.useSession)(),{answer:a,refused:r}=ee(()=>t.api.codes(o.id)),[n,s]=(0,b.useState)(null),i=(p,d)=>t.ask("codes",()=>t.api.changeCode(o.id,p,d).then(s)),l=n??a;return b.html`
<${Le} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,de.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Pe.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${r&&b.html`<p class="refusal" role="alert">${r}</p>`}
<${Ho.Refusal} spot="codes" />
${l&&b.html`<${Nn} session=${o} codes=${l} change=${i} />`}
<//>
`}function Nn({session:e,codes:t,change:o}){let a=n=>e.state.players?.find(s=>s.seat===n)?.name??`Seat ${n}`,r=[...t.seats.map((n,s)=>[a(s+1),n,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return b.html`
<ul class="links">
${r.map(([n,s,i])=>b.html`
<${Bn}
key=${i}
who=${n}
link=${s&&(0,de.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&b.html`<${zn} link=${Dn(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links end ${new Date(t.end_at).toLocaleString(Pe.LANGUAGE)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function zn({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${Go} who=${"the big screen"} link=${e} />
</li>
`}function Dn(e,t){return(0,de.invitation)(e,t,location.origin,Re.ADDRESSES[Re.ROOM])}function Bn({who:e,link:t,change:o}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Go} who=${e} link=${t} />`:b.html`<em>Withdrawn: nobody can come in.</em>`}
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
`}function Go({who:e,link:t}){let[o,a]=(0,b.useState)(!1),r=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),a(!0),setTimeout(()=>a(!1),jn)},[n,s]=(0,b.useState)(!1);return b.html`
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
${n&&b.html`<${Ee} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var y=c(u(),1),ht=c($(),1),gt=c(P(),1);var K=c(u(),1);var Uo={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Vo=Object.keys(Uo),qn={fill:"#75726b",ink:"#ffffff"};function ue(e){let{fill:t,ink:o}=Uo[e]??qn;return{"--hue":t,"--hue-ink":o}}var Ko=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function B(e){return Ko[(e-1)%Ko.length]}var Qo=c(u(),1);var Jo=c(L(),1);function je({colour:e,large:t=!1}){return Qo.html`<span
class=${t?"swatch large":"swatch"}
style=${ue(e)}
title=${e?(0,Jo.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Yo=c(L(),1),Fn=["Ada","Bo","Cy"],Xo=["orange","blue","green","red","yellow","purple","pink","white"];function Zo(e){let t=e?.state.players;return t?t.map(({name:o,colour:a})=>({name:o,colour:a??""})):Fn.map((o,a)=>({name:o,colour:Xo[a]}))}function ea(e,t){return t?e:e.map(({name:o})=>({name:o}))}function ta({players:e,set:t,seats:o,coloured:a}){let[r,n]=o,s=(l,p)=>t(e.with(l,{...e[l],...p})),i=Xo.find(l=>!e.some(p=>p.colour===l));return K.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,p)=>K.html`
<div class="player-row" data-testid="player-row">
<${je} colour=${a?l.colour:B(p+1)} />
<input
aria-label=${`Name of player ${p+1}`}
value=${l.name}
onInput=${d=>s(p,{name:d.target.value})}
/>
${a&&K.html`<${Hn} place=${p} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=r}
onClick=${()=>t(e.filter((d,f)=>f!==p))}
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
`}function Hn({place:e,player:t,change:o}){return K.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${a=>o(e,{colour:a.target.value})}
>
${["",...Vo].map(a=>K.html`
<option value=${a} selected=${a===t.colour}>
${a?(0,Yo.named)(a):"any colour"}
</option>
`)}
</select>
`}var me=c(L(),1),Ne=["thimble","Thimble","As small as it goes: to try it out."],Wn=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Gn=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],Ne],Kn=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],Ne],Un=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],Ne],Vn=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],Ne],Qn={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Jn={clay_o_rama:Wn,clearing_house:Gn,metamorph:Kn,generation_zero:Un,slargeball:Vn},aa=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function ra({name:e,title:t,summary:o,seats:[a,r]}){let n=o.split(`
`)[0].replace(`${t}: `,""),s=[`${a} to ${r} players`,Qn[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,me.sentence)(n.replaceAll("'","’")),facts:`${(0,me.sentence)(s)}.`}}function na(e){let t=Jn[e.name];return t?t.map(([o,a,r])=>oa(e,o,a,r)):Object.keys(e.options).map(o=>oa(e,o,(0,me.spelled)(o)))}function oa(e,t,o,a=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:a,options:{preset:t}};let{type:r,...n}=e.options[t]??{};return{name:t,title:o,text:a,options:n}}var ia=c(u(),1),la=c($(),1),ca=c(P(),1),sa="take-in";function pa(){let{deeds:e,state:t}=(0,la.useTable)(),o=a=>{let[r]=a.target.files;a.target.value="",r&&e.takeIn(r)};return ia.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[sa]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${ca.Refusal} spot=${sa} />
</div>
`}function da({close:e}){let{state:t,deeds:o}=(0,ht.useTable)(),{games:a}=t;return(0,y.useEffect)(()=>{o.learnGames()},[]),y.html`
<${Le} title=${"New game"} close=${e}>
<${gt.Refusal} spot="games" />
${a.length>0&&y.html`<${Yn} games=${a} close=${e} />`}
<${pa} />
<//>
`}function Yn({games:e,close:t}){let{deeds:o,state:a}=(0,ht.useTable)(),[r,n]=(0,y.useState)(a.session?.game??e[0].name),s=e.find(_=>_.name===r)??e[0],i=na(s),[l,p]=(0,y.useState)(i[0].name),[d,f]=(0,y.useState)(()=>Zo(a.session)),[m,k]=(0,y.useState)(a.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(_=>_.name===l)??i[0]).options;return y.html`
<form class="new-game" onSubmit=${_=>{_.preventDefault(),o.begin({game:s.name,options:{...g,players:ea(d,h)},dice:m})}}>
${e.length>1&&y.html`<${ft}
legend=${"Game"}
name="game"
chosen=${s.name}
choose=${n}
options=${e.map(ra)}
/>`}
<${ta}
players=${d}
set=${f}
seats=${s.seats}
coloured=${h}
/>
<${ft}
legend=${"Rules"}
name="preset"
chosen=${l}
choose=${p}
options=${i}
/>
<${ft}
legend=${"Dice"}
name="dice"
chosen=${m}
choose=${k}
options=${aa}
/>
<div class="answers">
<${gt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${a.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function ft({legend:e,name:t,options:o,chosen:a,choose:r}){return y.html`
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
`}var q=c(u(),1),yt=c($(),1),_a=c(P(),1),Ea=c(fe(),1);var oe=c(u(),1);function ze({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:a}=e;return oe.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(r=>oe.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:r,name:n,cells:s})=>oe.html`
<tr key=${r}>
<th scope="row">${n}</th>
${s.map(i=>oe.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${a.map(r=>oe.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var v=c(u(),1);var O=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function De(e){return!!e?.lines.some(({points:t})=>t.length>1)}function $t({lines:e,chapters:t,seq:o}){let a=e.flatMap(s=>s.points),r=a.map(([,s])=>s),n=Math.min(...a.map(([s])=>s));return{from:Math.min(n,t.find(({seq:s})=>s>=n)?.seq??n),to:Math.max(o,n+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function ma({from:e,to:t,least:o,most:a},r=O){let n=r.width-r.left-r.right,s=r.height-r.top-r.bottom;return{x:i=>r.left+n*(i-e)/(t-e),y:i=>r.top+s*(1-(i-o)/(a-o))}}function fa({points:e},t,o){let a=n=>Math.round(n*10)/10;return`${e.map(([n,s],i)=>{let[l,p]=[a(t.x(n)),a(t.y(s))];return i?`H${l}V${p}`:`M${l} ${p}`}).join("")}H${a(t.x(o))}`}function ha({least:e,most:t},o=4){let a=t-e,r=10**Math.floor(Math.log10(Math.max(1,a/o))),n=[1,2,5,10].map(i=>i*r).find(i=>a/i<=o)??a,s=Math.ceil(e/n)*n;return Array.from({length:Math.floor((t-s)/n)+1},(i,l)=>s+l*n)}function bt({chapters:e},{from:t,to:o}){return e.map(({title:r,seq:n},s)=>({title:r,from:n,to:(e[s+1]?.seq??o+1)-1})).filter(r=>r.to>=t)}function ga(e){let t=bt(e,$t(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,name:a,points:r})=>({key:o,name:a,cells:t.map(({to:n})=>r.findLast(([s])=>s<=n)?.[1]??null)}))}}function $a({counts:e,lines:t}){let o=t.map(({name:a,points:r})=>`${a} ${r.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function xt({game:e,state:t},{key:o,seat:a},r){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===o)?.colour||r(a):e==="slargeball"?t.colours[Number(o)-1]:r(a)}var Be=["","9 5","2 5","14 5 2 5","5 5"],Xn=100;function ae({session:e,story:t}){return!t||!De(t)?null:v.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Zn} session=${e} story=${t} />
<${es} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${as} story=${t} />
</div>
</details>
</figure>
`}function Zn({session:e,story:t}){return v.html`
<ul class="plot-legend">
${t.lines.map((o,a)=>v.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${ue(xt(e,o,B))}
stroke-dasharray=${Be[a%Be.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function es({session:e,story:t}){let o=(0,v.useId)(),a=$t(t),r=ma(a);return v.html`
<svg
viewBox=${`0 0 ${O.width} ${O.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${$a(t)}</title>
<${ts} levels=${ha(a)} scale=${r} />
<${os} spans=${bt(t,a)} extent=${a} scale=${r} />
${t.lines.map((n,s)=>v.html`
<path
class="curve"
key=${n.key}
d=${fa(n,r,a.to)}
style=${ue(xt(e,n,B))}
stroke-dasharray=${Be[s%Be.length]}
/>
`)}
</svg>
`}function ts({levels:e,scale:t}){return e.map(o=>v.html`
<g key=${o}>
<path class="level" d=${`M${O.left} ${t.y(o)}H${O.width-O.right}`} />
<text x=${O.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function os({spans:e,extent:t,scale:o}){let a=O.left;return e.map(({title:r,from:n})=>{let s=o.x(Math.max(n,t.from)),l=r.replace(/\D+/g,"")&&s>=a;return l&&(a=s+Xn),v.html`
<g key=${n}>
${n>t.from&&v.html`<path class="span" d=${`M${s} ${O.top}V${O.height-O.bottom}`} />`}
${l&&v.html`<text x=${s+2} y=${O.height-10}>${r}</text>`}
</g>
`})}function as({story:e}){let{columns:t,rows:o}=ga(e);return v.html`
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
`}var va=c(u(),1),ka=c($(),1),Sa=c(P(),1),Ta=c(fe(),1);function ba({title:e,outcome:t},o,a){let r=o.map(({seq:n,at:s,told:i})=>`${s} #${n} ${i}${a.has(n)?"":" (taken back)"}`);return[e,...r,t?`The end: ${t.why}.`:"",""].join(`
`)}function xa({id:e,game:t,title:o,state:a,outcome:r},n){let s=(a.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:r,entries:n},null,2)}function wa({game:e},t,o){let a=t[0]?.at.slice(0,10);return[e,a].filter(Boolean).join("-").concat(".",o)}var ya="take-away";function qe({session:e}){let{deeds:t,state:o}=(0,ka.useTable)(),a=l=>wa(e,o.entries,l),r=()=>new Blob([ba(e,o.entries,(0,Ta.standingOf)(o.entries))]),n=()=>new Blob([xa(e,o.entries)]),s=l=>async()=>{let p=await t.ask(ya,()=>t.api.file(e.id,l));p&&wt(p,a(l))},i=e.role==="referee";return va.html`
<div class="take-away" role="group" aria-label=${"Take the game away"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>wt(n(),a("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>wt(r(),a("txt"))}>
Save as text
</button>
<${Sa.Refusal} spot=${ya} />
</div>
`}function wt(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var Fe=c(u(),1),He=c($(),1),rs=400;function re(e=!0){let{deeds:t}=(0,He.useTable)(),{id:o,seq:a}=(0,He.useSession)(),[r,n]=(0,Fe.useState)(null);return(0,Fe.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(o).then(p=>s&&n(p)).catch(()=>{}),r?rs:0);return()=>{s=!1,clearTimeout(l)}},[e,o,a]),r}var Aa=c(L(),1);var Ca=c(L(),1);var ns={clay_o_rama:ls,clearing_house:cs,generation_zero:ps,metamorph:us,slargeball:ms};function We(e){let{columns:t,cellsOf:o,colourOf:a}=(ns[e.game]??is)(e.state),r=e.outcome?.winners??[],n=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:a?.(s)??B(s.seat),won:r.includes(s.seat),cells:o(s)}));return{columns:t,rows:n.sort(ss)}}function ss(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((a,r)=>a!==t.cells[r]);return typeof e.cells[o]=="number"?t.cells[o]-e.cells[o]:0}function is(){return{columns:[],cellsOf:()=>[]}}function ls(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:a})=>a===t)?.colour||o||B(t),cellsOf:({seat:t})=>[fs(e.creatures.filter(({player:o,alive:a})=>o===t&&a),"hit_points")]}}function cs(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function ps(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var ds={dead:"dead",left:"left the map"};function us(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:a})=>[a?0:e,t,a?ds[a]??a:o]}}function ms(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Ca.spelled)(e.colours[t-1]??"")]}}function fs(e,t){return e.reduce((o,a)=>o+a[t],0)}var ne=c(u(),1);function Ge({columns:e,rows:t}){return t.length?ne.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(o=>ne.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:o,name:a,colour:r,won:n,cells:s})=>ne.html`
<tr key=${o} data-won=${n}>
<th scope="row">
<${je} colour=${r} /> ${a}
${n&&ne.html`<span class="won">won</span>`}
</th>
${s.map(i=>ne.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var U=c(E(),1),hs=6e4;function Ke(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,U.tn)("{count} round","{count} rounds",o):(0,U.tn)("{count} turn","{count} turns",o)),t.length>1&&gs(t),(0,U.tn)("{count} decision","{count} decisions",new Set(t.map(({command:a})=>a)).size)].filter(Boolean)}function Oa(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function gs(e){let[t,o]=[e[0],e.at(-1)].map(n=>Date.parse(n?.at??"")),a=Math.max(1,Math.round((o-t)/hs)),r=Math.floor(a/60);return r?`${(0,U.tn)("{count} hour","{count} hours",r)} ${(0,U.tn)("{count} minute","{count} minutes",a%60)}`:(0,U.tn)("{count} minute","{count} minutes",a)}function Ma({session:e}){let{state:t}=(0,yt.useTable)(),o=(0,Ea.standingOf)(t.entries),a=t.entries.filter(({seq:r})=>o.has(r));return q.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<p class="why" data-testid="end-why">${(0,Aa.sentence)(e.outcome.why)}.</p>
<${Ge} ...${We(e)} />
<p class="small-facts">${Ke(e.state,a).join(" · ")}</p>
<${$s} session=${e} />
<${bs} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Oa(a).map(r=>q.html`<li>${r}</li>`)}
</ul>
</details>
<details>
<summary>Take it with you</summary>
<${qe} session=${e} />
</details>
</section>
`}function $s({session:e}){let{deeds:t,state:o}=(0,yt.useTable)(),{game:a,options:r,dice:n}=e;return q.html`
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
<${_a.Refusal} spot="begin" />
</div>
`}function bs({session:e}){let[t,o]=(0,q.useState)(!1),a=re(t);return q.html`
<details
data-testid="evening"
onToggle=${r=>r.target===r.currentTarget&&o(r.target.open)}
>
<summary>The game in figures</summary>
<${ze} deeds=${a?.deeds} />
<${ae} session=${e} story=${a} />
</details>
`}var I=c(u(),1);var kt=c($(),1);var Ia=c(Ra(),1),N=c(L(),1),Pa=c(E(),1);function ja(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=a=>e.players?.find(r=>r.seat===a)?.name??`seat ${a}`,o=(0,Ia.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,N.sentence)(o):"Nothing has happened yet."}}function vt({players:e=[]}){return(0,N.listed)(e.map(({name:t})=>t))}function Na({begun_at:e,last_at:t,seq:o}){if(!e)return"";let a=(0,N.dayAndClock)(e);if(!o||!t)return`Begun ${a}`;let r=(0,N.dayAndClock)(t),n=r.split(",")[0]===a.split(",")[0];return`${`Begun ${a}, last played ${n?(0,N.clock)(t):r}`}; ${(0,Pa.tn)("{count} entry","{count} entries",o)}`}function za(){let{code:e,deeds:t,state:o}=(0,kt.useTable)(),{answer:a,refused:r}=ee(()=>t.api.kept());return I.html`
<main class="kept" data-testid="kept-games" aria-busy=${!a&&!r}>
<header>
<h1>Games</h1>
<a class="button quiet" href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>The hall</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>New game</button>
</header>
${r&&I.html`<p class="refusal" role="alert">${r}</p>`}
${a?.length===0&&I.html`<p class="hint">No games yet.</p>`}
<ol>
${a?.map(n=>I.html`
<${xs} key=${n.id} game=${n} shown=${n.id===o.session?.id} />
`)}
</ol>
</main>
`}function xs({game:e,shown:t}){let{kind:o,words:a}=ja(e);return I.html`
<li data-testid="kept-game" data-kind=${o}>
<h2>${e.title}</h2>
<p>${vt(e)}</p>
<p class="stands">${a}</p>
<p class="hint">${Na(e)}</p>
${o!=="set aside"&&I.html`<${ws} game=${e} shown=${t} />`}
</li>
`}function ws({game:e,shown:t}){let{deeds:o,code:a}=(0,kt.useTable)();return t?I.html`<a class="button" href="#/">Back to this game</a>`:a&&!e.codes?.referee?I.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:I.html`
<button
aria-label=${`Open ${e.title}: ${vt(e)}`}
onClick=${()=>o.open(e.id,e.codes.referee)}
>
Open
</button>
`}var St=c(u(),1),Da=c(be(),1),Ba=c($(),1);var V={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:e=>`Asked again: ${e}`,toIt:"Look"};function qa({group:e}){let{state:t,deeds:o}=(0,Ba.useTable)(),a=t.looked===e.first;return St.html`
<div class="again-place" data-open=${a}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${a}
aria-label=${a?void 0:V.lookAt(e.entries[0].told)}
onClick=${()=>o.look(a?null:e.first)}
>
<span aria-hidden="true">▶</span> ${a?V.close:V.look}
</button>
${a&&St.html`<${Da.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Wa=c(u(),1),Ga=c($(),1);var Fa=c(fe(),1),ys=/#(\d+)/;function vs(e){let t=(0,Fa.standingOf)(e);return e.filter(({event:o,seq:a})=>o.type==="Noted"&&t.has(a)).map(({event:o,seq:a,told:r})=>({about:Number(ys.exec(o.text)?.[1]??0),seq:a,seat:o.seat??null,told:r})).filter(({about:o,seq:a})=>o>0&&o<a)}function Ha(e){let t=vs(e);return t.filter(({about:o,seat:a,seq:r})=>a!==null&&!t.some(n=>n.about===o&&n.seat===null&&n.seq>r))}function Ka(){let{state:e,deeds:t}=(0,Ga.useTable)(),[o]=Ha(e.entries);return o?Wa.html`
<p class="open-question" role="status" data-testid="open-question">
${V.open(o.told)}${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${V.toIt}
</button>
</p>
`:null}var Ue=c(u(),1),Ya=c(Va(),1),Xa=c($(),1),Qa=6e4,Ja=["pointerdown","keydown"],he={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function Za(){let{deeds:e}=(0,Xa.useTable)(),t=(0,Ya.curtain)()==="drawn";return(0,Ue.useEffect)(()=>t?void 0:ks(()=>e.curtain("drawn")),[t]),Ue.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
${t?he.drawn:he.lifted}${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?he.lift:he.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${he.away}
</button>
</p>
`}function ks(e){let t=setTimeout(e,Qa),o=()=>{clearTimeout(t),t=setTimeout(e,Qa)};for(let a of Ja)addEventListener(a,o,!0);return()=>{clearTimeout(t);for(let a of Ja)removeEventListener(a,o,!0)}}var ge=c(u(),1),sr=c(Tt(),1);var tr=c(E(),1),or=c(L(),1),Ve=c(Tt(),1),Ss={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer standing"};function ar(e){let t=Object.entries(Ve.MARKS).map(([r,n])=>({value:r,title:Ss[r],count:e.filter(n).length})).filter(({count:r})=>r>0),o=new Map;for(let{entries:r}of e)for(let n of new Set(r.map(({event:s})=>s.type)))o.set(n,(o.get(n)??0)+1);let a=[...o].map(([r,n])=>({value:Ve.EVENT+r,title:(0,or.spelled)(r),count:n})).sort((r,n)=>r.title.localeCompare(n.title));return[...t,...a].map(({value:r,title:n,count:s})=>({value:r,title:`${n} (${s})`}))}function rr({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function nr(e,t){return`${e} of ${(0,tr.tn)("{count} step","{count} steps",t)}`}function ir({wanted:e,want:t,players:o,groups:a,hits:r}){let n=s=>i=>t({...e,[s]:i.target.value});return ge.html`
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
${o.map(({name:s})=>ge.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${n("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${ar(a).map(({value:s,title:i})=>ge.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${rr(e)&&ge.html`<p class="found" role="status" data-testid="found">
${nr(r,a.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(sr.ALL)}>
Show all
</button>
</p>`}
</form>
`}var lr=c(u(),1),Qe=c($(),1),cr=c(P(),1),Ct="missed-throw";function pr(){let{state:e,deeds:t}=(0,Qe.useTable)(),o=(0,Qe.useSession)(),{camera:a,busy:r}=e;return!a?.camera||!Ts(o)?null:lr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${r[Ct]}
onClick=${()=>t.missedThrow(Ct)}
>
Add a missed throw
</button>
<${cr.Refusal} spot=${Ct} />
</p>
`}function Ts({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var dr=c(u(),1),ur=c($(),1);function mr(){let{state:e,deeds:t}=(0,ur.useTable)();return e.notices.map(o=>dr.html`
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
`)}var z=c(u(),1),fr=c($(),1);function hr(){let{state:e}=(0,fr.useTable)(),[t,o]=(0,z.useState)(""),a=(0,z.useRef)({keys:new Set,seq:null});return(0,z.useEffect)(()=>{let r=e.proposals.filter(n=>!a.current.keys.has(n.key));a.current.keys=new Set(e.proposals.map(n=>n.key)),r.length&&o(r.map(n=>`Proposal: ${n.title}`).join(". "))},[e.proposals]),(0,z.useEffect)(()=>{let r=e.entries.at(-1),n=a.current.seq===null;a.current.seq=r?.seq??0,r&&!n&&o(r.told)},[e.entries]),z.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var T=c(u(),1),Je=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],Cs=6;function gr({frames:e,decisive:t,spots:o}){let a=_s(e),[{at:r,playing:n},s]=(0,T.useState)({at:0,playing:!0}),[i,l]=(0,T.useState)(0),p=Math.min(r,e.length-1);(0,T.useEffect)(()=>{if(!n||a<e.length)return;let m=g=>(g+1)%(e.length+Cs),h=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Je[i].fps);return()=>clearInterval(h)},[n,i,a,e.length]);let d=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>s(m=>({...m,playing:!m.playing}));return T.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${a}
data-at=${p}
>
<div class="touchable">
<img
src=${e[p]}
alt=${`Replay, picture ${p+1}`}
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
<button aria-label=${"One picture back"} onClick=${()=>d(p-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${p}
aria-label=${"Picture of the replay"}
onInput=${m=>d(Number(m.target.value))}
/>
<button aria-label=${"One picture on"} onClick=${()=>d(p+1)}>›</button>
<button
aria-label=${`Speed: ${Je[i].label}. Change it`}
onClick=${()=>l((i+1)%Je.length)}
>
${Je[i].label}
</button>
</figcaption>
<${Os} places=${t} frames=${e} shown=${p} stopAt=${d} />
</figure>
`}function Os({places:e,frames:t,shown:o,stopAt:a}){return e.length?T.html`
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
`:null}function _s(e){let[t,o]=(0,T.useState)(0),a=(0,T.useRef)([]);return(0,T.useEffect)(()=>(o(0),a.current=e.map(r=>{let n=new Image;return n.onload=()=>o(s=>s+1),n.src=r,n}),()=>{for(let r of a.current)r.src="";a.current=[]}),[e.join()]),t}var $e=c(u(),1),$r=c(be(),1);function br(){let[e,t]=(0,$e.useState)(!1);return $e.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${a=>a.target===a.currentTarget&&t(a.target.open)}>
<summary>Over time</summary>
${e&&$e.html`<${$r.Part} of="aside" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var Ot=c(u(),1),xr=c($(),1);function wr(){let e=(0,xr.useSession)(),t=re();return t?De(t)?Ot.html`<${ae} session=${e} story=${t} />`:Ot.html`<p class="hint">Nothing has changed yet.</p>`:null}var A=c(u(),1),Ye=c($(),1);var kr=c(vr(),1),Xe=c(fe(),1),Q=c(L(),1);var Sr=c(E(),1);function Tr(){let{state:e}=(0,Ye.useTable)(),t=(0,Ye.useSession)(),o=re(),a=(0,Xe.standingOf)(e.entries),r=e.entries.filter(({seq:s})=>a.has(s)),{outcome:n}=t;return A.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${r.length>0&&A.html`<p>${(0,Q.dayAndClock)(r[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${qe} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${n?`${(0,Q.sentence)(n.why)}.`:"The game goes on."}</p>
<${Ge} ...${We(t)} />
<p class="small-facts">${Ke(t.state,r).join(" · ")}</p>
<${ze} deeds=${o?.deeds} />
<${ae} session=${t} story=${o} />
</section>
<${Es} entries=${r} gone=${e.entries.length-r.length} />
</main>
`}function Es({entries:e,gone:t}){return A.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,kr.chaptersOf)((0,Xe.groupsOf)(e)).map(({title:o,first:a,turns:r})=>A.html`
<h3 key=${a}>${o}</h3>
${r.map(({turn:n,groups:s})=>A.html`
${n&&A.html`<h4>${n}</h4>`}
<ol>
${s.map(i=>A.html`<${As} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&A.html`<p class="hint">
${(0,Sr.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",t)}
</p>`}
</section>
`}function As({group:e}){let[{proposal:t,comment:o}]=e.entries;return A.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,Q.clock)(e.at)}</span>
<span>
${e.entries.map(({told:a})=>a).join(" ")}
${t&&!o&&A.html` <em class="mark">Seen by the camera.</em>`}
${o&&A.html` <em class="mark">${(0,Q.sentence)(o)}.</em>`}
</span>
</li>
`}var _r=c(Or()),Er=document.createElement("style");Er.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>header>.button{margin:0 8px 0 auto}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}';document.head.append(Er);(0,_r.arrived)("aside",_t);