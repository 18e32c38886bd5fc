var va=Object.create;var De=Object.defineProperty;var ka=Object.getOwnPropertyDescriptor;var Sa=Object.getOwnPropertyNames;var Ta=Object.getPrototypeOf,Ca=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},_a=(e,t)=>{for(var o in t)De(e,o,{get:t[o],enumerable:!0})},Ea=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Sa(t))!Ca.call(e,a)&&a!==o&&De(e,a,{get:()=>t[a],enumerable:!(r=ka(t,a))||r.enumerable});return e};var c=(e,t,o)=>(o=e!=null?va(Ta(e)):{},Ea(t||!e||!e.__esModule?De(o,"default",{value:e,enumerable:!0}):o,e));var u=w((Os,mt)=>{mt.exports=core["view.js"]});var $=w((As,ft)=>{ft.exports=core["page/table.js"]});var fe=w((Ls,bt)=>{bt.exports=core["page/part.js"]});var qe=w((Rs,xt)=>{xt.exports=core["device/settings.js"]});var O=w((js,St)=>{St.exports=core["language.js"]});var It=w((Fs,Rt)=>{Rt.exports=core["picture/matter_of_course.js"]});var M=w((Bs,jt)=>{jt.exports=core["words.js"]});var qt=w((Ks,Dt)=>{Dt.exports=core["picture/live.js"]});var R=w((Us,Wt)=>{Wt.exports=core["page/refusal.js"]});var ne=w((si,ao)=>{ao.exports=core["address.js"]});var Mo=w((Ci,Ao)=>{Ao.exports=core["page/place.js"]});var Ae=w((Ki,rr)=>{rr.exports=core["log/groups.js"]});var Er=w((sl,_r)=>{_r.exports=core["games/awaited.js"]});var Hr=w((Tl,Br)=>{Br.exports=core["looking_on.js"]});var lt=w((_l,Yr)=>{Yr.exports=core["log/finding.js"]});var xa=w((oc,ba)=>{ba.exports=core["parts.js"]});var pt={};_a(pt,{Announcer:()=>ua,ByDevice:()=>Ot,Calibrate:()=>Oo,ClipButton:()=>Nr,Curtain:()=>Qr,End:()=>Ir,Finder:()=>aa,Happened:()=>Pt,Invite:()=>jo,LogPlot:()=>$a,Looks:()=>fa,Loop:()=>ha,MissedThrow:()=>ia,NewGame:()=>or,Notices:()=>da,OpenQuestions:()=>Fr,StoreTroubles:()=>Lt});var re=c(u(),1);var me=c(u(),1),gt=c($(),1);function $t(){let{state:e,deeds:t}=(0,gt.useTable)(),o=(0,me.useRef)(e);return o.current=e,(0,me.useEffect)(()=>{let r=a=>{if(Ma(a.target)||o.current.dialog||a.altKey)return;let n=Oa(a,o.current);n&&(a.preventDefault(),n(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function Oa(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let o=Aa(e.key);return o?()=>o.click():e.key==="ArrowDown"||e.key==="j"?()=>ht(1):e.key==="ArrowUp"||e.key==="k"?()=>ht(-1):null}function Aa(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",o=t?document.querySelector(`.answer-bar ${t}`):null;return o&&!o.disabled?o:null}function ht(e){let o=[...document.querySelectorAll("[data-testid=proposal]")];if(!o.length)return;let r=o.findIndex(s=>s.contains(document.activeElement)),a=r<0?0:Math.min(o.length-1,Math.max(0,r+e));(o[a].querySelector(".take-up")??o[a]).focus(),o[a].scrollIntoView({block:"nearest"})}function Ma(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var _t=c(fe(),1);var wt=c(u(),1),yt=c(qe(),1),vt=c($(),1);function kt(){let e=(0,vt.useSession)(),t=(0,yt.useSettings)().awake&&!e.outcome;return(0,wt.useEffect)(()=>t?La():void 0,[t]),null}function La(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),r()}}var Et=c(qe(),1);var Tt=c(O(),1);async function Ra(){await navigator.serviceWorker?.register(`/worker.js?lang=${Tt.LANGUAGE}`)}async function Ct(){await navigator.serviceWorker?.getRegistration()&&await Ra()}function Ot(){let{sound:e,speech:t,buzz:o}=(0,Et.useSettings)();return(0,re.useEffect)(()=>{Ct().catch(()=>{})},[]),re.html`
<${kt} />
<${$t} />
${(e||t||o)&&re.html`<${_t.Part} of="device" view="Signals" quiet />`}
`}var G=c(u(),1),At=c($(),1),Mt=c(O(),1);function Lt(){let{state:e}=(0,At.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:G.html`
${t.problems.map(o=>G.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&G.html`<${Ia} count=${t.set_aside} />`}
`}function Ia({count:e}){return G.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Mt.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:G.html`<code>tableref store check</code>`})}
</p>
`}var zt=c(It(),1),ae=c(u(),1),Nt=c(M(),1),ja=180,za=3;function Pt({camera:e}){let[t,o]=(0,ae.useState)(0),a=(e?.happened??[]).filter(s=>s.number>t&&s.ago_s<ja&&s.text!==zt.MATTER_OF_COURSE);if(!a.length)return null;let n=a[a.length-1].number;return ae.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-za).reverse().map(s=>ae.html`
<li key=${s.number}>
<time>${Na(s.ago_s)}</time>
${(0,Nt.sentence)(s.text)}${/[.?!]$/.test(s.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(n)}>Read</button>
</div>
`}function Na(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var x=c(u(),1),_o=c(qt(),1),Xe=c($(),1),Eo=c(R(),1);var L=c(u(),1);function Ft(e,t){let{x_px:o,y_px:r,sigma_mm:a}=e,n=[];for(let s=0;s+1<r.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],r[s],a[s][i]],[o[i+1],r[s],a[s][i+1]],[o[i+1],r[s+1],a[s+1][i+1]],[o[i],r[s+1],a[s+1][i]]];n.push(...Pa(l,t))}return n}function Pa(e,t){if(e.some(([,,a])=>a===null))return[];let o=e.flatMap((a,n)=>Da(a,e[(n+1)%4],t)),r=[];for(let a=0;a+1<o.length;a+=2)r.push([...o[a],...o[a+1]]);return r}function Da([e,t,o],[r,a,n],s){if(o<=s==n<=s)return[];let i=(s-o)/(n-o);return[[e+i*(r-e),t+i*(a-t)]]}var Ht=c(O(),1),Bt=new Map;function S(e,t){let o=Bt.get(t)??qa(t);return Bt.set(t,o),o.format(e)}function qa(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(Ht.LANGUAGE,t)}var A=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Kt=A.slice(0,-1).map(e=>e.upTo);function Ut(e){return A.findIndex(t=>e<=t.upTo)}function Gt(e){return e===0?`under ${S(A[0].upTo)}`:e===A.length-1?`over ${S(A[e-1].upTo)}`:`${S(A[e-1].upTo)} to ${S(A[e].upTo)}`}var Wa=1280,Fa=7;function Vt({told:e,shown:t}){let{check:o,table:r}=e,[a,n]=o.size_wh,s=a/Wa;return L.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${n}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Expected error over the table, and the boards that were found"}
data-testid="overlay"
>
${t&&L.html`<${Ba} map=${r.map} /><${Ka} map=${r.map} unit=${s} size=${[a,n]} />`}
${r.outline_px.length>2&&L.html`<polygon
class="table-outline"
points=${r.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${r.marks.flatMap(i=>i.marks_px).map(i=>L.html`<${Ga} mark=${i} unit=${s} />`)}
</svg>
`}function Ba({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],r=e.sigma_mm.flatMap((a,n)=>Ha(a).map(s=>({...s,y:n})));return A.map(({colour:a,opacity:n},s)=>L.html`
<g fill=${a} opacity=${n}>
${r.filter(i=>i.step===s).map(({start:i,end:l,y:d})=>L.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[d]-o/2}
width=${t*(l-i)}
height=${o+1}
/>
`)}
</g>
`)}function Ha(e){let t=[];return e.forEach((o,r)=>{let a=o===null?null:Ut(o),n=t.at(-1);n&&n.step===a?n.end=r+1:t.push({start:r,end:r+1,step:a})}),t.filter(o=>o.step!==null)}function Ka({map:e,unit:t,size:o}){return Kt.map(r=>{let a=Ft(e,r);if(!a.length)return null;let n=a.map(([l,d,p,f])=>`M${l} ${d}L${p} ${f}`).join(""),[s,i]=Ua(a,o,t);return L.html`
<path class="error-line under" d=${n} />
<path class="error-line" d=${n} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${r} mm</text>
`})}function Ua(e,[t,o],r){let a=([l,d])=>Math.min(l,t-l,1.8*d,1.8*(o-d)),[n,s]=e.reduce((l,d)=>a(d)>a(l)?d:l),i=(l,d,p)=>Math.min(Math.max(l,d),p-d);return[i(n,60*r,t),i(s+7*r,26*r,o)]}function Ga({mark:e,unit:t}){if(e.length>2)return L.html`<polygon class="mark" points=${e.map(n=>n.join(",")).join(" ")} />`;let[[o,r]]=e,a=Fa*t;return L.html`<path class="mark" d=${`M${o-a} ${r}H${o+a}M${o} ${r-a}V${r+a}`} />`}var We=c(u(),1);var Fe=c(O(),1);function Qt({map:e,shown:t,show:o,children:r}){return We.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${a=>o(a.target.checked)}
/>
Expected error in mm
</label>
${r}
</div>
<ol class="legend-steps" aria-label=${"Colours of the expected error, in mm"}>
${A.map((a,n)=>We.html`<li><i style=${`background: ${a.colour}`}></i>${Gt(n)}</li>`)}
</ol>
<p class="hint">${Va(e)}</p>
</div>
`}function Va(e){let{height_mm:t,median_mm:o,p95_mm:r}=e;if(o===null)return t===0?"Nothing on the table itself is in view.":`Nothing ${t} mm above the table is in view.`;let a={height:t,usual:S(o,2),most:S(r,1)};return t===0?(0,Fe.t)("For points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",a):(0,Fe.t)("For points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",a)}var q=c(u(),1),Jt=c(O(),1),Xt={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},Qa="Light, sharpness, boards and accuracy are as they should be. The game can begin.",Ya="The picture has frozen: see to the camera first. The figures here are those of the last picture.",Ja="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function Zt({check:e,stopped:t,calibrated:o}){let{instruction:r,further:a}=e;return t?q.html`<${Yt} cause="camera/still" sentence=${Ya} />`:!o&&!r?q.html`<${Yt} cause="board/unseen" sentence=${Ja} />`:q.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Xt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${r?.cause??""}>
${r?.sentence??Qa}
</p>
${a.length>0&&q.html`
<details class="other">
<summary>
${(0,Jt.tn)("Then one more thing","Then {count} more things",a.length)}
</summary>
<ol>
${a.map(n=>q.html`<li>${n.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Yt({cause:e,sentence:t}){return q.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Xt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var he=c(u(),1);var oo=c(O(),1);function ro({check:e}){return he.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${Za(e).map(([t,o,r])=>he.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${r}</span>
${o&&he.html`<b class="grade" data-grade=${o}>${Xa[o]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Xa={good:"good",fair:"fair",poor:"poor"};function Za(e){let{light:t,blur:o,rate:r,steadiness:a,view:n,boards:s,accuracy:i,held_out:l,focal:d}=e;return[["Light",t.grade,tn(t)],["Sharpness",o.grade,`blurred by ${S(o.px,1)} px`],r&&["Pictures",r.grade,`${`${Math.round(r.fps)} a second`}${on(r)}`],a&&["Steadiness",a.grade,rn(a)],n&&["Scale",n.grade,an(n)],n&&["Camera",null,nn(n)],n&&["In view",null,sn(n)],s&&["Boards",s.grade,s.seen.map(ln).join(", ")],i&&["Accuracy",i.grade,dn(i)],l&&["Held-out corners",null,`${ge(l.median_mm)} off, 95 % under ${ge(l.p95_mm)} (${l.corners})`],d&&["Focal length",null,`${Math.round(d.px)} px ± ${d.sigma_percent} %, known from ${en[d.known_from]}`]].filter(Boolean)}var en={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function tn(e){let t=Math.round(e.median),o=e.glare.length;return[e.paper===null?`table ${t} of 255`:`paper ${Math.round(e.paper)}, table ${t} of 255`,o>0&&(0,oo.tn)("{count} mirrored lamp","{count} mirrored lamps",o)].filter(Boolean).join(", ")}function on(e){return e.missing?`, ${`${e.missing} missing`}`:""}function rn(e){let{flicker:t,hunting:o,shake_px:r}=e;return`flickers ${eo(t)}, drifts ${eo(o)}, shakes ${S(r,1)} px`}function an(e){return`${S(e.mm_per_px,1)} mm a pixel, at worst ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function nn(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function sn(e){return`table in ${to(e.table_share)} of the picture, ${to(e.between_boards_share)} of the area between the boards`}function ln(e){let{name:t,corners_found:o,corners_total:r}=e;return`${`${t} ${o} of ${r} corners`}${cn(e)}`}function cn(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,r=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return r.length?` (${r.join(", ")})`:""}function dn(e){return`${ge(e.median_mm)}, 95 % under ${ge(e.p95_mm)}. ${e.tells}`}function ge(e){return e===null?"unknown":`${S(e,2)} mm`}function eo(e){return`${S(100*e,1)} %`}function to(e){return`${Math.round(100*e)} %`}var V=c(u(),1),no=c(ne(),1),$e=c(O(),1);function so({camera:e,code:t}){return V.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?(0,$e.t)("Put the file into the data folder as {file}: it will be used automatically next time.",{file:V.html`<code>${e.keep_as}</code>`}):(0,$e.t)("Give the file to {serve}, or to {calibrate}.",{serve:V.html`<code>--camera-file</code>`,calibrate:V.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,$e.t)("It is good as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",{command:V.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,no.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var I=c(u(),1);var pn=[.2,.375,.5555555555555556,.6666666666666666],un=(e,t)=>o=>{let r=4*e+o-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,n=r>8?a:1,s=t/n|0,i=t%n,l=n-i,d=r>8?s*pn[o]+(e>5)&-2:a,p=s-d;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:d}};var W=e=>new Uint8Array(e),se=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},be=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),He=e=>e.charCodeAt(0),co=(...e)=>(t,o)=>e.forEach(r=>r(t,o)),po=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Ge=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(r=>t.push(r,8))},Y=(e,t,o,r,a=(s,i)=>o(s.length,i),n=r?s=>co(po(r),e(s)):e)=>(n.test=t,n.l=o,n.est=a,n.eci=r&&[r],n),uo=Y(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),mo=Y(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*be(e[r])+be(e[r+1]),11);r<e.length&&t.push(be(e[r]),6)},e=>be(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Q=Y(e=>Ge([...e].map(He)),e=>He(e)<128,(e,t)=>12+8*(t>9)+8*e);Q._=!0,Q.u=!0;var Ve=Y(Q,e=>He(e)<256,Q.l,3);Ve._=!0;var io=new TextEncoder,Qe=Y(e=>Ge(io.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*io.encode(e).length);Qe._=!0;var Ke=()=>{let e=new Map,t=new TextDecoder("sjis"),o=W(2);for(let r=0;r<7973;++r)o[0]=r/192+129+64*(r>5951),o[1]=r%192+64,e.set(t.decode(o),r);return e.delete("�"),Ke=()=>e,e},Ye=Y(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let r of e)t.push(Ke().get(r),13)},e=>Ke().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Ye._=!0;var fo=[uo,mo,Q,Ve,Ye,Qe],mn={auto:(e,{modes:t=fo}={})=>(o,r)=>{let a=t.map((p,f)=>{let m=new Map,k=(h,g)=>(m.has(h)||m.set(h,g(h,r)),m.get(h));return{m:p,h:1<<f,C:p.est("",r),S:p.l?(h,g)=>k(g-h,p.l):(h,g)=>k(e.slice(h,g),p.est)}}),n=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let f=0;if(p)for(let m of a)m.m.test(p)&&(f|=m.h);if(!p||f!==l){if(l!==-1){let m=new Set(n.map(h=>h.D)),k=[];for(let{m:h,C:g,S:C,h:E}of a)if(l&E){let D=C(s,i);for(let ee of h.eci??m)if(!h.u||!ee){let te;for(let N of n)if(N.D===ee||h.eci){let oe=N.m===h&&N.D===ee,Pe=oe?N.V:N,ut=h._&&oe?N.v+D-g:Pe.v+12*(Pe.D!==ee)+(oe?C(oe?N.$:s,i):D);(!te||ut<te.v)&&(te={$:oe?N.$:s,V:Pe,m:h,D:ee,A:i,v:ut})}te&&k.push(te)}}n=k}l=f,s=i}i+=p.length}n.length||se(5);let d=[];for(let p=n.reduce((f,m)=>m.v<f.v?m:f);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(o,r))},multi:co,eci:po,bytes:Ge,numeric:uo,alphaNumeric:mo,ascii:Q,iso8859_1:Ve,shift_jis:Ye,utf8:Qe},fn=()=>({F:W(2956),I:0,push(e,t){for(let o=t,r=8-(7&this.I);o>0;o-=r,r=8)this.F[this.I>>3]|=e<<r>>o,this.I+=o<r?o:r}}),Be=(e,t=e*e,o=W(t))=>({size:e,K:o,get:(r,a)=>r>=0&&r<e&&!!(1&o[a*e+r]),toString({on:r="##",off:a="  ",lf:n=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let d="";for(let p=-l;p<e+l;++p){for(let f=-i;f<e+i;++f)d+=this.get(f,p)?r:a;d+=n}return d},toImageData(r,{on:a=[0,0,0],off:n=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let d=e+2*i,p=e+2*l,f=r.createImageData(d,p),m=new Uint32Array(f.data.buffer);f.data.set([...a,255]);let k=m[0];f.data.set([...n,255]);let h=m[0];for(let g=0;g<p;++g)for(let C=0;C<d;++C)m[g*d+C]=this.get(C-i,g-l)?k:h;return f},toCanvas(r,a){let n=r.getContext("2d"),s=this.toImageData(n,a);r.width=s.width,r.height=s.height,n.putImageData(s,0,0)},toDataURL({type:r="image/png",scale:a=1,...n}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,n);return s.width=l.width*a,s.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(r,1)}}),xe=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],we=W(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))we[we[t+255]=e++]=t;var ho=e=>we[e%255],go=e=>we[e+255],hn=(e,t)=>{let o=W(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)o[r+a]^=ho(e[r]+t[a]);return o.map(go)},gn=(e,t)=>{let o=W(e.length+t.length-1);o.set(e,0);for(let r=0;r<e.length;++r)if(o[r]){let a=go(o[r]);for(let n=0;n<t.length;++n)o[r+n]^=ho(t[n]+a)}return o.slice(e.length)},Ue=[[0],[0,0]];for(let e=1;e<30;++e)Ue.push(hn(Ue[e],[0,e]));var $n=(e,t)=>{let o=[[],[]],r=0,a=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,r+=i){let d=e.slice(r,r+i);o[0].push(d),o[1].push(gn(d,Ue[t.i])),a+=i+t.i}let n=W(a);a=0;for(let s of o)for(let i=0,l=-1;l<a;++i){l=a;for(let d of s)i<d.length&&(n[a++]=d[i])}return n},$o=(e,t,o)=>{let r=e<<=o;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>o));return r|e},bn=({size:e,K:t},o)=>{let r=(s,i,l,d)=>{for(;l-- >0;s+=e)t.fill(d,s,s+i)},a=(s,i,l)=>{for(let d=0;d++<3;l-=2)r(i*e+s-(l>>1)*(e+1),l,l,2|d)},n=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=n){for(let i=s;i>8;i-=n)a(s,i,5);s<e-7&&a(s,6,5)}if(o>6)for(let s=$o(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;r(7,2,9,2),r(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;a(3,3,7),a(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},xn=({size:e,K:t})=>{let o=[];for(let r=e-2,a=e,n=-1;r>=0;r-=2){for(r===5&&(r=4);a+=n,a!==-1&&a!==e;){let s=a*e+r;t[s+1]||o.push(s+1),t[s]||o.push(s)}n*=-1}return o},wn=({K:e},t,o)=>t.forEach((r,a)=>e[r]=o[a>>3]>>(7&~a)&1),yn=({size:e,K:t},o,r,a)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let n=21522^$o((1^a)<<3|r,1335,10);for(let s=0;s++<8;n>>=1)t[(s-(s<7))*e+8]=1&n,t[9*e-s]=1&n;for(let s=8;--s,n;n>>=1)t[8*e+s-(s<7)]=1&n,t[(e-s)*e+8]=1&n},vn=({size:e,K:t},o=0,r=0)=>{for(let a=0;a<e;++a){for(let n=0;n<2;++n)for(let s,i=0,l=0,d=2;i<e;++i){let p=1&t[n?a*e+i:i*e+a];r+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(o+=40),p^d&&(s=0),d=p,o+=++s===5?3:s>5}if(a)for(let n=e+a,s=5*t[a-1]^t[a];n<e*e;n+=e){let i=5*t[n-1]^t[n];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(r/(e*e)-1)|0)},lo=[],ye=(e=se(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:r=1,maxVersion:a=40,mask:n,trailer:s=60433,...i}={})=>{o<t&&se(3),a<r&&se(2),typeof e=="string"&&(e=mn.auto(e,i));for(let l=r,d=0;l<=a;++l){let p=lo[l];p||(lo[l]=p=Be(4*l+17),bn(p,l),p.p=xn(p));let f=un(l,p.p.length>>3);if(8*f(t).t<d)continue;let m=fn();e(m,l),d=m.I;for(let k=o;k>=t;--k){let h=f(k);if(8*h.t<d)continue;for(m.I=d+11&-8;m.I<8*h.t;)m.push(s,16);let g=Be(p.size,p.K);return wn(g,p.p,$n(m.F,h)),(xe[n]?[xe[n]]:xe).map((C,E)=>{let D=Be(g.size,g.K);return yn(D,C,n??E,k),D.s=xe[n]?0:vn(D),D}).reduce((C,E)=>E.s<C.s?E:C)}}se(4)};ye.with=(...e)=>(t,o)=>ye(t,{modes:[...fo,...e],...o});var bo=c(u(),1),Je=4;function ve({text:e,label:t}){let o=ye(e),r=o.size+2*Je;return bo.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${kn(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function kn(e){let t=[];for(let o=0;o<e.size;o+=1)for(let r=0;r<e.size;r+=1)e.get(r,o)&&t.push(`M${r+Je} ${o+Je}h1v1h-1z`);return t.join("")}var xo=c($(),1),wo=c(R(),1);function yo({source:e}){let{state:t,deeds:o}=(0,xo.useTable)(),[r,a]=(0,I.useState)(null),n=l=>o.ask("phone",()=>l().then(a));if((0,I.useEffect)(()=>{e==="camera phone"&&n(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=r?.links??[];return I.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&I.html`<${ve} text=${s} label=${"QR code of the phone’s link"} />`}
${s&&I.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&I.html`<p class="hint">
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
<${wo.Refusal} spot="phone" />
</div>
`}var F=c(u(),1),vo=c(ne(),1);var ke=c(u(),1);function Se(e){let[t,o]=(0,ke.useState)({answer:null,refused:null});return(0,ke.useEffect)(()=>{let r=!1;return e().then(a=>r||o({answer:a,refused:null})).catch(a=>r||o({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var ko=c($(),1),Sn={a4:"A4",letter:"Letter"};function So({code:e}){let{deeds:t}=(0,ko.useTable)(),[o,r]=(0,F.useState)("a4"),{answer:a}=Se(t.api.sheets);return F.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(Sn).map(([n,s])=>F.html`
<button class="chip" aria-pressed=${n===o} onClick=${()=>r(n)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Print at 100 % and check that the ruler on the sheet is 100 mm long.${" "}
“table” and “turn-card” are known anyway; for other sheets start the program with their boards file (--boards).
</p>
<ul>
${(a??[]).map(n=>F.html`<${Tn} sheet=${n} paper=${o} code=${e} />`)}
</ul>
</div>
`}function Tn({sheet:e,paper:t,code:o}){let r=a=>(0,vo.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,o);return F.html`
<li>
<a href=${r("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${r("json")}
download=${`${e.name}.json`}
aria-label=${`Boards file of ${e.name}`}
>boards file</a
>
</li>
`}var Te=c(u(),1),To=c($(),1),Cn=700;function Co(e){let{deeds:t}=(0,To.useTable)(),[o,r]=(0,Te.useState)({told:null,silent:!1});return(0,Te.useEffect)(()=>{let a=!1,n;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;r(l=>({told:i??l.told,silent:!i}))}n=setTimeout(s,Cn)}return s(),()=>{a=!0,clearTimeout(n)}},[e]),o}var _n=[0,30,60];function Oo(){let{code:e}=(0,Xe.useTable)(),[t,o]=(0,x.useState)(0),[r,a]=(0,x.useState)(!0),{told:n,silent:s}=Co(t),i=n?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!n}>
<section class="calibrate-seen" aria-label=${"The table, seen by the camera"}>
${n&&!n.camera?x.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:x.html`<${On} told=${n} silent=${s} code=${e} shown=${r} />`}
${i&&x.html`<${Zt} check=${i} stopped=${En(n,s)} calibrated=${!!n.table} />`}
${n?.table&&x.html`<${Qt} map=${n.table.map} shown=${r} show=${a}>
<${An} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${yo} source=${n?.camera?.source} />
${i&&x.html`<${ro} check=${i} />`}
${n?.camera&&x.html`<${Mn} told=${n} />`}
${n?.table&&x.html`<${so} camera=${n.camera} code=${e} />`}
<${So} code=${e} />
</section>
</main>
`}function En(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function On({told:e,silent:t,code:o,shown:r}){let a=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!a}>
<${_o.Live} code=${o} link="live" />
${e?.table&&!t&&x.html`<${Vt} told=${e} shown=${r} />`}
${a&&x.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function An({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Height the error is given for"}>
${_n.map(o=>x.html`
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
`}function Mn({told:e}){let{state:t,deeds:o}=(0,Xe.useTable)(),r=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${r} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew in the next picture; nothing may cover the boards.":"No board is recognised yet; the program keeps looking for one."}
</p>
<${Eo.Refusal} spot="solve" />
</div>
`}var b=c(u(),1),ie=c(ne(),1),_e=c(Mo(),1),Ee=c($(),1),Lo=c(R(),1);var J=c(u(),1);function Ce({title:e,close:t,children:o}){let r=(0,J.useRef)(null);return(0,J.useEffect)(()=>{r.current?.showModal()},[]),J.html`
<dialog
ref=${r}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${n=>{n.target===r.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var Ro=c(O(),1),Io=c(M(),1),Ln=1500;function jo({close:e}){let{deeds:t}=(0,Ee.useTable)(),o=(0,Ee.useSession)(),{answer:r,refused:a}=Se(()=>t.api.codes(o.id)),[n,s]=(0,b.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(o.id,d,p).then(s)),l=n??r;return b.html`
<${Ce} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,ie.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Ro.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${Lo.Refusal} spot="codes" />
${l&&b.html`<${Rn} session=${o} codes=${l} change=${i} />`}
<//>
`}function Rn({session:e,codes:t,change:o}){let r=n=>e.state.players?.find(s=>s.seat===n)?.name??`Seat ${n}`,a=[...t.seats.map((n,s)=>[r(s+1),n,s+1]),["Spectators",t.spectator,"spectator"],["Referee, on another device",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([n,s,i])=>b.html`
<${zn}
key=${i}
who=${n}
link=${s&&(0,ie.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&b.html`<${In} link=${jn(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links expire ${(0,Io.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function In({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${zo} who=${"the big screen"} link=${e} />
</li>
`}function jn(e,t){return(0,ie.invitation)(e,t,location.origin,_e.ADDRESSES[_e.ROOM])}function zn({who:e,link:t,change:o}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${zo} who=${e} link=${t} />`:b.html`<em>Withdrawn: nobody can use it.</em>`}
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
`}function zo({who:e,link:t}){let[o,r]=(0,b.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),Ln)},[n,s]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${a}>${o?"Copied":"Copy"}</button>
<button
aria-expanded=${n}
aria-label=${`QR code for ${e}`}
onClick=${()=>s(!n)}
>
QR
</button>
${n&&b.html`<${ve} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var y=c(u(),1),et=c($(),1),tt=c(R(),1);var B=c(u(),1);var Po={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Do=Object.keys(Po),Nn={fill:"#75726b",ink:"#ffffff"};function le(e){let{fill:t,ink:o}=Po[e]??Nn;return{"--hue":t,"--hue-ink":o}}var No=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function P(e){return No[(e-1)%No.length]}var qo=c(u(),1);var Wo=c(M(),1);function ce({colour:e,large:t=!1}){return qo.html`<span
class=${t?"swatch large":"swatch"}
style=${le(e)}
title=${e?(0,Wo.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Fo=c(M(),1),Pn=["Ada","Bo","Cy"],Bo=["orange","blue","green","red","yellow","purple","pink","white"];function Ho(e){let t=e?.state.players;return t?t.map(({name:o,colour:r})=>({name:o,colour:r??""})):Pn.map((o,r)=>({name:o,colour:Bo[r]}))}function Ko(e,t){return t?e:e.map(({name:o})=>({name:o}))}function Uo({players:e,set:t,seats:o,coloured:r}){let[a,n]=o,s=(l,d)=>t(e.with(l,{...e[l],...d})),i=Bo.find(l=>!e.some(d=>d.colour===l));return B.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,d)=>B.html`
<div class="player-row" data-testid="player-row">
<${ce} colour=${r?l.colour:P(d+1)} />
<input
aria-label=${`Name of player ${d+1}`}
value=${l.name}
onInput=${p=>s(d,{name:p.target.value})}
/>
${r&&B.html`<${Dn} place=${d} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((p,f)=>f!==d))}
>
×
</button>
</div>
`)}
${e.length<n&&B.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function Dn({place:e,player:t,change:o}){return B.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${r=>o(e,{colour:r.target.value})}
>
${["",...Do].map(r=>B.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Fo.named)(r):"any colour"}
</option>
`)}
</select>
`}var de=c(M(),1),Oe=["thimble","Thimble","As small as it goes: to try it out."],qn=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Wn=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],Oe],Fn=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],Oe],Bn=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],Oe],Hn=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],Oe],Kn={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Un={clay_o_rama:qn,clearing_house:Wn,metamorph:Fn,generation_zero:Bn,slargeball:Hn},Vo=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}],Gn={clay_o_rama:"Monsters of modelling clay, built at the table, fight until one is left.",clearing_house:"Gangsters in a square house shoot, trap and abduct each other until one is left.",metamorph:"Wizards who change their shapes duel to the death, or hunt for artifacts.",generation_zero:"Agents hunt ’Sues through the Locations of a story, and ’Sues hunt Canons.",slargeball:"Two teams of figures fight for a heavy ball on a green field, for 25 turns."};function Qo({name:e,title:t,summary:o,seats:[r,a]}){let n=Gn[e]??o.split(`
`)[0].replace(`${t}: `,""),s=[`${r} to ${a} players`,Kn[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,de.sentence)(n.replaceAll("'","’")),facts:`${(0,de.sentence)(s)}.`}}function Yo(e){let t=Un[e.name];return t?t.map(([o,r,a])=>Go(e,o,r,a)):Object.keys(e.options).map(o=>Go(e,o,(0,de.spelled)(o)))}function Go(e,t,o,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:r,options:{preset:t}};let{type:a,...n}=e.options[t]??{};return{name:t,title:o,text:r,options:n}}var Xo=c(u(),1),Zo=c($(),1),er=c(R(),1),Jo="take-in";function tr(){let{deeds:e,state:t}=(0,Zo.useTable)(),o=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return Xo.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Jo]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${er.Refusal} spot=${Jo} />
</div>
`}function or({close:e}){let{state:t,deeds:o}=(0,et.useTable)(),{games:r}=t;return(0,y.useEffect)(()=>{o.learnGames()},[]),y.html`
<${Ce} title=${"New game"} close=${e}>
<${tt.Refusal} spot="games" />
${r.length>0&&y.html`<${Vn} games=${r} close=${e} />`}
<${tr} />
<//>
`}function Vn({games:e,close:t}){let{deeds:o,state:r}=(0,et.useTable)(),[a,n]=(0,y.useState)(r.session?.game??e[0].name),s=e.find(E=>E.name===a)??e[0],i=Yo(s),[l,d]=(0,y.useState)(i[0].name),[p,f]=(0,y.useState)(()=>Ho(r.session)),[m,k]=(0,y.useState)(r.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(E=>E.name===l)??i[0]).options;return y.html`
<form class="new-game" onSubmit=${E=>{E.preventDefault(),o.begin({game:s.name,options:{...g,players:Ko(p,h)},dice:m})}}>
${e.length>1&&y.html`<${Ze}
legend=${"Game"}
name="game"
chosen=${s.name}
choose=${n}
options=${e.map(Qo)}
/>`}
<${Uo}
players=${p}
set=${f}
seats=${s.seats}
coloured=${h}
/>
<${Ze}
legend=${"Rules"}
name="preset"
chosen=${l}
choose=${d}
options=${i}
/>
<${Ze}
legend=${"Dice"}
name="dice"
chosen=${m}
choose=${k}
options=${Vo}
/>
<div class="answers">
<${tt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function Ze({legend:e,name:t,options:o,chosen:r,choose:a}){return y.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(n=>y.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${n.name}
checked=${n.name===r}
onChange=${()=>a(n.name)}
/>
<span>
<strong>${n.title}</strong>
${n.text&&y.html`<small>${n.text}</small>`}
${n.facts&&y.html`<small class="about">${n.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var j=c(u(),1),st=c($(),1),Mr=c(R(),1),Lr=c(Ae(),1);var X=c(u(),1);function ar({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:r}=e;return X.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(a=>X.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:a,name:n,cells:s})=>X.html`
<tr key=${a}>
<th scope="row">${n}</th>
${s.map(i=>X.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>X.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var v=c(u(),1);var _=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function nr(e){return!!e?.lines.some(({points:t})=>t.length>1)}function ot({lines:e,chapters:t,seq:o}){let r=e.flatMap(s=>s.points),a=r.map(([,s])=>s),n=Math.min(...r.map(([s])=>s));return{from:Math.min(n,t.find(({seq:s})=>s>=n)?.seq??n),to:Math.max(o,n+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function sr({from:e,to:t,least:o,most:r},a=_){let n=a.width-a.left-a.right,s=a.height-a.top-a.bottom;return{x:i=>a.left+n*(i-e)/(t-e),y:i=>a.top+s*(1-(i-o)/(r-o))}}function ir({points:e},t,o){let r=n=>Math.round(n*10)/10;return`${e.map(([n,s],i)=>{let[l,d]=[r(t.x(n)),r(t.y(s))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${r(t.x(o))}`}function lr({least:e,most:t},o=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/o))),n=[1,2,5,10].map(i=>i*a).find(i=>r/i<=o)??r,s=Math.ceil(e/n)*n;return Array.from({length:Math.floor((t-s)/n)+1},(i,l)=>s+l*n)}function rt({chapters:e},{from:t,to:o}){return e.map(({title:a,seq:n},s)=>({title:a,from:n,to:(e[s+1]?.seq??o+1)-1})).filter(a=>a.to>=t)}function cr(e){let t=rt(e,ot(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,name:r,points:a})=>({key:o,name:r,cells:t.map(({to:n})=>a.findLast(([s])=>s<=n)?.[1]??null)}))}}function dr({counts:e,lines:t}){let o=t.map(({name:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function at({game:e,state:t},{key:o,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===o)?.colour||a(r):e==="slargeball"?t.colours[Number(o)-1]:a(r)}var Me=["","9 5","2 5","14 5 2 5","5 5"],Qn=100;function pr({session:e,story:t}){return!t||!nr(t)?null:v.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Yn} session=${e} story=${t} />
<${Jn} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${es} story=${t} />
</div>
</details>
</figure>
`}function Yn({session:e,story:t}){return v.html`
<ul class="plot-legend">
${t.lines.map((o,r)=>v.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${le(at(e,o,P))}
stroke-dasharray=${Me[r%Me.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Jn({session:e,story:t}){let o=(0,v.useId)(),r=ot(t),a=sr(r);return v.html`
<svg
viewBox=${`0 0 ${_.width} ${_.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${dr(t)}</title>
<${Xn} levels=${lr(r)} scale=${a} />
<${Zn} spans=${rt(t,r)} extent=${r} scale=${a} />
${t.lines.map((n,s)=>v.html`
<path
class="curve"
key=${n.key}
d=${ir(n,a,r.to)}
style=${le(at(e,n,P))}
stroke-dasharray=${Me[s%Me.length]}
/>
`)}
</svg>
`}function Xn({levels:e,scale:t}){return e.map(o=>v.html`
<g key=${o}>
<path class="level" d=${`M${_.left} ${t.y(o)}H${_.width-_.right}`} />
<text x=${_.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Zn({spans:e,extent:t,scale:o}){let r=_.left;return e.map(({title:a,from:n})=>{let s=o.x(Math.max(n,t.from)),l=a.replace(/\D+/g,"")&&s>=r;return l&&(r=s+Qn),v.html`
<g key=${n}>
${n>t.from&&v.html`<path class="span" d=${`M${s} ${_.top}V${_.height-_.bottom}`} />`}
${l&&v.html`<text x=${s+2} y=${_.height-10}>${a}</text>`}
</g>
`})}function es({story:e}){let{columns:t,rows:o}=cr(e);return v.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(r=>v.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:r,name:a,cells:n})=>v.html`
<tr key=${r}>
<th scope="row">${a}</th>
${n.map(s=>v.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var gr=c(u(),1),$r=c($(),1),br=c(R(),1),xr=c(Ae(),1);function ur({title:e,outcome:t},o,r){let a=o.map(({seq:n,at:s,told:i})=>`${s} #${n} ${i}${r.has(n)?"":" (taken back)"}`);return[e,...a,t?`The end: ${t.why}.`:"",""].join(`
`)}function mr({id:e,game:t,title:o,state:r,outcome:a},n){let s=(r.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:a,entries:n},null,2)}function fr({game:e},t,o){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",o)}var hr="take-away";function wr({session:e}){let{deeds:t,state:o}=(0,$r.useTable)(),r=l=>fr(e,o.entries,l),a=()=>new Blob([ur(e,o.entries,(0,xr.standingOf)(o.entries))]),n=()=>new Blob([mr(e,o.entries)]),s=l=>async()=>{let d=await t.ask(hr,()=>t.api.file(e.id,l));d&&nt(d,r(l))},i=e.role==="referee";return gr.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>nt(n(),r("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>nt(a(),r("txt"))}>
Save as text
</button>
<${br.Refusal} spot=${hr} />
</div>
`}function nt(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var Le=c(u(),1),Re=c($(),1),ts=400;function yr(e=!0){let{deeds:t}=(0,Re.useTable)(),{id:o,seq:r}=(0,Re.useSession)(),[a,n]=(0,Le.useState)(null);return(0,Le.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(o).then(d=>s&&n(d)).catch(()=>{}),a?ts:0);return()=>{s=!1,clearTimeout(l)}},[e,o,r]),a}var Rr=c(M(),1);var vr=c(M(),1);var os={clay_o_rama:ns,clearing_house:ss,generation_zero:is,metamorph:cs,slargeball:ds};function kr(e){let{columns:t,cellsOf:o,colourOf:r}=(os[e.game]??as)(e.state),a=e.outcome?.winners??[],n=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:r?.(s)??P(s.seat),won:a.includes(s.seat),cells:o(s)}));return{columns:t,rows:n.sort(rs)}}function rs(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((n,s)=>n!==t.cells[s]),[r,a]=[e.cells[o],t.cells[o]];return typeof r=="number"&&typeof a=="number"?a-r:0}function as(){return{columns:[],cellsOf:()=>[]}}function ns(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:r})=>r===t)?.colour||o||P(t),cellsOf:({seat:t})=>{let o=e.creatures.filter(({player:a})=>a===t),r=o.filter(a=>a.alive);return[o.length?ps(r,"hit_points"):"–"]}}}function ss(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function is(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var ls={dead:"dead",left:"left the map"};function cs(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:r})=>[r?0:e,t,r?ls[r]??r:o]}}function ds(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,vr.spelled)(e.colours[t-1]??"")]}}function ps(e,t){return e.reduce((o,r)=>o+r[t],0)}var Z=c(u(),1);function Sr({columns:e,rows:t}){return t.length?Z.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(o=>Z.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:o,name:r,colour:a,won:n,cells:s})=>Z.html`
<tr key=${o} data-won=${n}>
<th scope="row">
<${ce} colour=${a} /> ${r}${" "}
${n&&Z.html`<span class="won">won</span>`}
</th>
${s.map(i=>Z.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var H=c(O(),1),us=6e4;function Tr(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,H.tn)("{count} round","{count} rounds",o):(0,H.tn)("{count} turn","{count} turns",o)),t.length>1&&ms(t),(0,H.tn)("{count} decision","{count} decisions",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Cr(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function ms(e){let[t,o]=[e[0],e.at(-1)].map(n=>Date.parse(n?.at??"")),r=Math.max(1,Math.round((o-t)/us)),a=Math.floor(r/60);return a?`${(0,H.tn)("{count} hour","{count} hours",a)} ${(0,H.tn)("{count} minute","{count} minutes",r%60)}`:(0,H.tn)("{count} minute","{count} minutes",r)}var fs=c(u(),1),Or=c(M(),1),hs=c(Er(),1);function Ar(e,t){let o=(e?.winners??[]).map(t);return`${(0,Or.listed)(o)||"Nobody"} won`}function Ir({session:e}){let{state:t}=(0,st.useTable)(),o=(0,Lr.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>o.has(a));return j.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<h2 data-testid="end-who">${Ar(e.outcome,gs(e))}</h2>
<p class="why" data-testid="end-why">${(0,Rr.sentence)(e.outcome.why)}.</p>
<${Sr} ...${kr(e)} />
<p class="small-facts">${Tr(e.state,r).join(" · ")}</p>
<${$s} session=${e} />
<${bs} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Cr(r).map(a=>j.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Save a copy</summary>
<${wr} session=${e} />
</details>
</section>
`}function gs({state:e}){return t=>e.players.find(o=>o.seat===t)?.name}function $s({session:e}){let{deeds:t,state:o}=(0,st.useTable)(),{game:r,options:a,dice:n}=e;return j.html`
<div class="answers">
${a&&j.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:n})}
>
Play again, same players
</button>`}
${e.role==="referee"&&j.html`<button onClick=${()=>t.show("new-game")}>New game</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${Mr.Refusal} spot="begin" />
</div>
`}function bs({session:e}){let[t,o]=(0,j.useState)(!1),r=yr(t);return j.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&o(a.target.open)}
>
<summary>The game in figures</summary>
<${ar} deeds=${r?.deeds} />
<${pr} session=${e} story=${r} />
</details>
`}var it=c(u(),1),jr=c(fe(),1),zr=c($(),1);var K={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(e,t,o)=>`${e} asks about #${t}: ${o}`,toIt:"Look"};function Nr({group:e}){let{state:t,deeds:o}=(0,zr.useTable)(),r=t.looked===e.first;return it.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:K.lookAt(e.entries[0].told)}
onClick=${()=>o.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?K.close:K.look}
</button>
${r&&it.html`<${jr.Part} of="again" view="Again" group=${e} />`}
</div>
`}var qr=c(u(),1),Wr=c($(),1);var Pr=c(Ae(),1),xs=/#(\d+)/;function ws(e){let t=(0,Pr.standingOf)(e);return e.filter(({event:o,seq:r})=>o.type==="Noted"&&t.has(r)).map(({event:o,seq:r,told:a})=>{let n=Number(xs.exec(o.text)?.[1]??0),s=o.text.slice(o.text.indexOf(": ")+1).trim();return{about:n,seq:r,seat:o.seat??null,told:a,asked:s}}).filter(({about:o,seq:r})=>o>0&&o<r)}function Dr(e){let t=ws(e);return t.filter(({about:o,seat:r,seq:a})=>r!==null&&!t.some(n=>n.about===o&&n.seat===null&&n.seq>a))}function Fr(){let{state:e,deeds:t}=(0,Wr.useTable)(),[o]=Dr(e.entries);if(!o)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:s})=>s===o.seat)?.name??"",n=K.open(a,o.about,o.asked);return qr.html`
<p class="open-question" role="status" data-testid="open-question" title=${n}>
<span>${n}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${K.toIt}
</button>
</p>
`}var Ie=c(u(),1),Gr=c(Hr(),1),Vr=c($(),1),Kr=6e4,Ur=["pointerdown","keydown"],U={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function Qr(){let{deeds:e}=(0,Vr.useTable)(),t=(0,Gr.curtain)()==="drawn";return(0,Ie.useEffect)(()=>t?void 0:ys(()=>e.curtain("drawn")),[t]),Ie.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
<span title=${t?U.drawn:U.lifted}>${t?U.drawn:U.lifted}</span
>${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?U.lift:U.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${U.away}
</button>
</p>
`}function ys(e){let t=setTimeout(e,Kr),o=()=>{clearTimeout(t),t=setTimeout(e,Kr)};for(let r of Ur)addEventListener(r,o,!0);return()=>{clearTimeout(t);for(let r of Ur)removeEventListener(r,o,!0)}}var pe=c(u(),1),ra=c(lt(),1);var Zr=c(O(),1);var Jr=c(M(),1),vs={};function Xr(e){return vs[e]??(0,Jr.spelled)(e)}var je=c(lt(),1),ks={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer counts"};function ea(e){let t=Object.entries(je.MARKS).map(([a,n])=>({value:a,title:ks[a],count:e.filter(n).length})).filter(({count:a})=>a>0),o=new Map;for(let{entries:a}of e)for(let n of new Set(a.map(({event:s})=>s.type)))o.set(n,(o.get(n)??0)+1);let r=[...o].map(([a,n])=>({value:je.EVENT+a,title:Xr(a),count:n})).sort((a,n)=>a.title.localeCompare(n.title));return[...t,...r].map(({value:a,title:n,count:s})=>({value:a,title:`${n} (${s})`}))}function ta({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function oa(e,t){return`${e} of ${(0,Zr.tn)("{count} step","{count} steps",t)}`}function aa({wanted:e,want:t,players:o,groups:r,hits:a}){let n=s=>i=>t({...e,[s]:i.target.value});return pe.html`
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
${o.map(({name:s})=>pe.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${n("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${ea(r).map(({value:s,title:i})=>pe.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${ta(e)&&pe.html`<p class="found" role="status" data-testid="found">
${oa(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(ra.ALL)}>
Show all
</button>
</p>`}
</form>
`}var na=c(u(),1),ze=c($(),1),sa=c(R(),1),ct="missed-throw";function ia(){let{state:e,deeds:t}=(0,ze.useTable)(),o=(0,ze.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!Ss(o)?null:na.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[ct]}
onClick=${()=>t.missedThrow(ct)}
>
Add a missed throw
</button>
<${sa.Refusal} spot=${ct} />
</p>
`}function Ss({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var la=c(u(),1),ca=c($(),1);function da(){let{state:e,deeds:t}=(0,ca.useTable)();return e.notices.map(o=>la.html`
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
`)}var z=c(u(),1),pa=c($(),1);function ua(){let{state:e}=(0,pa.useTable)(),[t,o]=(0,z.useState)(""),r=(0,z.useRef)({keys:new Set,seq:null});return(0,z.useEffect)(()=>{let a=e.proposals.filter(n=>!r.current.keys.has(n.key));r.current.keys=new Set(e.proposals.map(n=>n.key)),a.length&&o(a.map(n=>`Proposal: ${n.title}`).join(". "))},[e.proposals]),(0,z.useEffect)(()=>{let a=e.entries.at(-1),n=r.current.seq===null;r.current.seq=a?.seq??0,a&&!n&&o(a.told)},[e.entries]),z.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var dt=c(u(),1),ma=c(ne(),1);function fa({proposal:e,code:t}){let o=Math.ceil(e.looks.length/2);return dt.html`
<div class="looks" data-testid="looks" style=${{"--columns":o}}>
${e.looks.map(r=>dt.html`
<figure>
<img src=${(0,ma.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var T=c(u(),1),Ne=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],Ts=6;function ha({frames:e,decisive:t,spots:o}){let r=_s(e),[{at:a,playing:n},s]=(0,T.useState)({at:0,playing:!0}),[i,l]=(0,T.useState)(0),d=Math.min(a,e.length-1);(0,T.useEffect)(()=>{if(!n||r<e.length)return;let m=g=>(g+1)%(e.length+Ts),h=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Ne[i].fps);return()=>clearInterval(h)},[n,i,r,e.length]);let p=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>s(m=>({...m,playing:!m.playing}));return T.html`
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
alt=${`Replay, picture ${d+1}`}
width="640"
height="360"
/>
${o("in_replay")}
</div>
${r<e.length&&T.html`<progress
max=${e.length}
value=${r}
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
aria-label=${`Speed: ${Ne[i].label}. Change it`}
onClick=${()=>l((i+1)%Ne.length)}
>
${Ne[i].label}
</button>
</figcaption>
<${Cs} places=${t} frames=${e} shown=${d} stopAt=${p} />
</figure>
`}function Cs({places:e,frames:t,shown:o,stopAt:r}){return e.length?T.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(a=>T.html`
<button
data-testid="decisive"
aria-label=${`Stop at picture ${a+1}, one that decides`}
aria-pressed=${a===o}
onClick=${()=>r(a)}
>
<img src=${t[a]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function _s(e){let[t,o]=(0,T.useState)(0),r=(0,T.useRef)([]);return(0,T.useEffect)(()=>(o(0),r.current=e.map(a=>{let n=new Image;return n.onload=()=>o(s=>s+1),n.src=a,n}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var ue=c(u(),1),ga=c(fe(),1);function $a(){let[e,t]=(0,ue.useState)(!1);return ue.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Over time</summary>
${e&&ue.html`<${ga.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var wa=c(xa()),ya=document.createElement("style");ya.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}';document.head.append(ya);(0,wa.arrived)("aside",pt);