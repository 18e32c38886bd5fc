var xr=Object.create;var De=Object.defineProperty;var wr=Object.getOwnPropertyDescriptor;var yr=Object.getOwnPropertyNames;var vr=Object.getPrototypeOf,kr=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},Sr=(e,t)=>{for(var o in t)De(e,o,{get:t[o],enumerable:!0})},Tr=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of yr(t))!kr.call(e,r)&&r!==o&&De(e,r,{get:()=>t[r],enumerable:!(n=wr(t,r))||n.enumerable});return e};var c=(e,t,o)=>(o=e!=null?xr(vr(e)):{},Tr(t||!e||!e.__esModule?De(o,"default",{value:e,enumerable:!0}):o,e));var u=k((ys,mt)=>{mt.exports=core["view.js"]});var $=k((vs,ft)=>{ft.exports=core["page/table.js"]});var me=k((Ss,bt)=>{bt.exports=core["page/part.js"]});var qe=k((Ts,xt)=>{xt.exports=core["device/settings.js"]});var O=k((_s,St)=>{St.exports=core["language.js"]});var It=k((Is,Rt)=>{Rt.exports=core["picture/matter_of_course.js"]});var L=k((js,jt)=>{jt.exports=core["words.js"]});var qt=k((zs,Dt)=>{Dt.exports=core["picture/live.js"]});var R=k((Ns,Wt)=>{Wt.exports=core["page/refusal.js"]});var ae=k((Xs,ro)=>{ro.exports=core["address.js"]});var Mo=k((bi,Ao)=>{Ao.exports=core["page/place.js"]});var Ae=k((zi,nn)=>{nn.exports=core["log/groups.js"]});var Wn=k((ml,qn)=>{qn.exports=core["looking_on.js"]});var lt=k((hl,Gn)=>{Gn.exports=core["log/finding.js"]});var gr=k((Hl,hr)=>{hr.exports=core["parts.js"]});var pt={};Sr(pt,{Announcer:()=>cr,ByDevice:()=>Ot,Calibrate:()=>Oo,ClipButton:()=>In,Curtain:()=>Un,End:()=>Mn,Finder:()=>tr,Happened:()=>Nt,Invite:()=>jo,LogPlot:()=>fr,Looks:()=>pr,Loop:()=>ur,MissedThrow:()=>rr,NewGame:()=>on,Notices:()=>ir,OpenQuestions:()=>Dn,StoreTroubles:()=>Lt});var ne=c(u(),1);var ue=c(u(),1),gt=c($(),1);function $t(){let{state:e,deeds:t}=(0,gt.useTable)(),o=(0,ue.useRef)(e);return o.current=e,(0,ue.useEffect)(()=>{let n=r=>{if(Er(r.target)||o.current.dialog||r.altKey)return;let a=Cr(r,o.current);a&&(r.preventDefault(),a(t))};return addEventListener("keydown",n),()=>removeEventListener("keydown",n)},[t]),null}function Cr(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return n=>e.shiftKey?n.redo():n.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return n=>n.redo();let o=_r(e.key);return o?()=>o.click():e.key==="ArrowDown"||e.key==="j"?()=>ht(1):e.key==="ArrowUp"||e.key==="k"?()=>ht(-1):null}function _r(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",o=t?document.querySelector(`.answer-bar ${t}`):null;return o&&!o.disabled?o:null}function ht(e){let o=[...document.querySelectorAll("[data-testid=proposal]")];if(!o.length)return;let n=o.findIndex(s=>s.contains(document.activeElement)),r=n<0?0:Math.min(o.length-1,Math.max(0,n+e));(o[r].querySelector(".take-up")??o[r]).focus(),o[r].scrollIntoView({block:"nearest"})}function Er(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var _t=c(me(),1);var wt=c(u(),1),yt=c(qe(),1),vt=c($(),1);function kt(){let e=(0,vt.useSession)(),t=(0,yt.useSettings)().awake&&!e.outcome;return(0,wt.useEffect)(()=>t?Or():void 0,[t]),null}function Or(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},n=()=>t?.then(r=>r?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),n()}}var Et=c(qe(),1);var Tt=c(O(),1);async function Ar(){await navigator.serviceWorker?.register(`/worker.js?lang=${Tt.LANGUAGE}`)}async function Ct(){await navigator.serviceWorker?.getRegistration()&&await Ar()}function Ot(){let{sound:e,speech:t,buzz:o}=(0,Et.useSettings)();return(0,ne.useEffect)(()=>{Ct().catch(()=>{})},[]),ne.html`
<${kt} />
<${$t} />
${(e||t||o)&&ne.html`<${_t.Part} of="device" view="Signals" quiet />`}
`}var G=c(u(),1),At=c($(),1),Mt=c(O(),1);function Lt(){let{state:e}=(0,At.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:G.html`
${t.problems.map(o=>G.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&G.html`<${Mr} count=${t.set_aside} />`}
`}function Mr({count:e}){return G.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Mt.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:G.html`<code>tableref store check</code>`})}
</p>
`}var Pt=c(It(),1),re=c(u(),1),zt=c(L(),1),Lr=180,Rr=3;function Nt({camera:e}){let[t,o]=(0,re.useState)(0),r=(e?.happened??[]).filter(s=>s.number>t&&s.ago_s<Lr&&s.text!==Pt.MATTER_OF_COURSE);if(!r.length)return null;let a=r[r.length-1].number;return re.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${r.slice(-Rr).reverse().map(s=>re.html`
<li key=${s.number}>
<time>${Ir(s.ago_s)}</time>
${(0,zt.sentence)(s.text)}${/[.?!]$/.test(s.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(a)}>Read</button>
</div>
`}function Ir(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var x=c(u(),1),_o=c(qt(),1),Xe=c($(),1),Eo=c(R(),1);var M=c(u(),1);function Bt(e,t){let{x_px:o,y_px:n,sigma_mm:r}=e,a=[];for(let s=0;s+1<n.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],n[s],r[s][i]],[o[i+1],n[s],r[s][i+1]],[o[i+1],n[s+1],r[s+1][i+1]],[o[i],n[s+1],r[s+1][i]]];a.push(...jr(l,t))}return a}function jr(e,t){if(e.some(([,,r])=>r===null))return[];let o=e.flatMap((r,a)=>Pr(r,e[(a+1)%4],t)),n=[];for(let r=0;r+1<o.length;r+=2)n.push([...o[r],...o[r+1]]);return n}function Pr([e,t,o],[n,r,a],s){if(o<=s==a<=s)return[];let i=(s-o)/(a-o);return[[e+i*(n-e),t+i*(r-t)]]}var Ht=c(O(),1),Ft=new Map;function S(e,t){let o=Ft.get(t)??zr(t);return Ft.set(t,o),o.format(e)}function zr(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(Ht.LANGUAGE,t)}var A=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Kt=A.slice(0,-1).map(e=>e.upTo);function Ut(e){return A.findIndex(t=>e<=t.upTo)}function Gt(e){return e===0?`under ${S(A[0].upTo)}`:e===A.length-1?`over ${S(A[e-1].upTo)}`:`${S(A[e-1].upTo)} to ${S(A[e].upTo)}`}var Nr=1280,Dr=7;function Vt({told:e,shown:t}){let{check:o,table:n}=e,[r,a]=o.size_wh,s=r/Nr;return M.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${r} ${a}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Expected error over the table, and the boards that were found"}
data-testid="overlay"
>
${t&&M.html`<${qr} map=${n.map} /><${Br} map=${n.map} unit=${s} size=${[r,a]} />`}
${n.outline_px.length>2&&M.html`<polygon
class="table-outline"
points=${n.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${n.marks.flatMap(i=>i.marks_px).map(i=>M.html`<${Hr} mark=${i} unit=${s} />`)}
</svg>
`}function qr({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],n=e.sigma_mm.flatMap((r,a)=>Wr(r).map(s=>({...s,y:a})));return A.map(({colour:r,opacity:a},s)=>M.html`
<g fill=${r} opacity=${a}>
${n.filter(i=>i.step===s).map(({start:i,end:l,y:d})=>M.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[d]-o/2}
width=${t*(l-i)}
height=${o+1}
/>
`)}
</g>
`)}function Wr(e){let t=[];return e.forEach((o,n)=>{let r=o===null?null:Ut(o),a=t.at(-1);a&&a.step===r?a.end=n+1:t.push({start:n,end:n+1,step:r})}),t.filter(o=>o.step!==null)}function Br({map:e,unit:t,size:o}){return Kt.map(n=>{let r=Bt(e,n);if(!r.length)return null;let a=r.map(([l,d,p,f])=>`M${l} ${d}L${p} ${f}`).join(""),[s,i]=Fr(r,o,t);return M.html`
<path class="error-line under" d=${a} />
<path class="error-line" d=${a} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${n} mm</text>
`})}function Fr(e,[t,o],n){let r=([l,d])=>Math.min(l,t-l,1.8*d,1.8*(o-d)),[a,s]=e.reduce((l,d)=>r(d)>r(l)?d:l),i=(l,d,p)=>Math.min(Math.max(l,d),p-d);return[i(a,60*n,t),i(s+7*n,26*n,o)]}function Hr({mark:e,unit:t}){if(e.length>2)return M.html`<polygon class="mark" points=${e.map(a=>a.join(",")).join(" ")} />`;let[[o,n]]=e,r=Dr*t;return M.html`<path class="mark" d=${`M${o-r} ${n}H${o+r}M${o} ${n-r}V${n+r}`} />`}var We=c(u(),1);var Be=c(O(),1);function Qt({map:e,shown:t,show:o,children:n}){return We.html`
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
${n}
</div>
<ol class="legend-steps" aria-label=${"Colours of the expected error, in mm"}>
${A.map((r,a)=>We.html`<li><i style=${`background: ${r.colour}`}></i>${Gt(a)}</li>`)}
</ol>
<p class="hint">${Kr(e)}</p>
</div>
`}function Kr(e){let{height_mm:t,median_mm:o,p95_mm:n}=e;if(o===null)return t===0?"Nothing on the table itself is in view.":`Nothing ${t} mm above the table is in view.`;let r={height:t,usual:S(o,2),most:S(n,1)};return t===0?(0,Be.t)("It holds for points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",r):(0,Be.t)("It holds for points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",r)}var q=c(u(),1),Jt=c(O(),1),Xt={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},Ur="Light, sharpness, boards and accuracy are as they should be. The game can begin.",Gr="The picture has frozen: see to the camera first. The figures here are those of the last picture.",Vr="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function Zt({check:e,stopped:t,calibrated:o}){let{instruction:n,further:r}=e;return t?q.html`<${Yt} cause="camera/still" sentence=${Gr} />`:!o&&!n?q.html`<${Yt} cause="board/unseen" sentence=${Vr} />`:q.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Xt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${n?.cause??""}>
${n?.sentence??Ur}
</p>
${r.length>0&&q.html`
<details class="other">
<summary>
${(0,Jt.tn)("Then one more thing","Then {count} more things",r.length)}
</summary>
<ol>
${r.map(a=>q.html`<li>${a.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Yt({cause:e,sentence:t}){return q.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Xt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var fe=c(u(),1);var oo=c(O(),1);function no({check:e}){return fe.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${Yr(e).map(([t,o,n])=>fe.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${n}</span>
${o&&fe.html`<b class="grade" data-grade=${o}>${Qr[o]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Qr={good:"good",fair:"fair",poor:"poor"};function Yr(e){let{light:t,blur:o,rate:n,steadiness:r,view:a,boards:s,accuracy:i,held_out:l,focal:d}=e;return[["Light",t.grade,Xr(t)],["Sharpness",o.grade,`blurred by ${S(o.px,1)} px`],n&&["Pictures",n.grade,`${`${Math.round(n.fps)} a second`}${Zr(n)}`],r&&["Steadiness",r.grade,ea(r)],a&&["Scale",a.grade,ta(a)],a&&["Camera",null,oa(a)],a&&["In view",null,na(a)],s&&["Boards",s.grade,s.seen.map(ra).join(", ")],i&&["Accuracy",i.grade,sa(i)],l&&["Held-out corners",null,`${he(l.median_mm)} off, 95 % under ${he(l.p95_mm)} (${l.corners})`],d&&["Focal length",null,`${Math.round(d.px)} px ± ${d.sigma_percent} %, known from ${Jr[d.known_from]}`]].filter(Boolean)}var Jr={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function Xr(e){let t=Math.round(e.median),o=e.glare.length;return[e.paper===null?`table ${t} of 255`:`paper ${Math.round(e.paper)}, table ${t} of 255`,o>0&&(0,oo.tn)("{count} mirrored lamp","{count} mirrored lamps",o)].filter(Boolean).join(", ")}function Zr(e){return e.missing?`, ${`${e.missing} missing`}`:""}function ea(e){let{flicker:t,hunting:o,shake_px:n}=e;return`flickers ${eo(t)}, drifts ${eo(o)}, shakes ${S(n,1)} px`}function ta(e){return`${S(e.mm_per_px,1)} mm a pixel, at worst ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function oa(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function na(e){return`table in ${to(e.table_share)} of the picture, ${to(e.between_boards_share)} of the area between the boards`}function ra(e){let{name:t,corners_found:o,corners_total:n}=e;return`${`${t} ${o} of ${n} corners`}${aa(e)}`}function aa(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,n=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return n.length?` (${n.join(", ")})`:""}function sa(e){return`${he(e.median_mm)}, 95 % under ${he(e.p95_mm)}. ${e.tells}`}function he(e){return e===null?"unknown":`${S(e,2)} mm`}function eo(e){return`${S(100*e,1)} %`}function to(e){return`${Math.round(100*e)} %`}var V=c(u(),1),ao=c(ae(),1),ge=c(O(),1);function so({camera:e,code:t}){return V.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?(0,ge.t)("Put the file into the data folder as {file}: it will be used automatically next time.",{file:V.html`<code>${e.keep_as}</code>`}):(0,ge.t)("Give the file to {serve}, or to {calibrate}.",{serve:V.html`<code>--camera-file</code>`,calibrate:V.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,ge.t)("It holds as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",{command:V.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,ao.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var I=c(u(),1);var ia=[.2,.375,.5555555555555556,.6666666666666666],la=(e,t)=>o=>{let n=4*e+o-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,a=n>8?r:1,s=t/a|0,i=t%a,l=a-i,d=n>8?s*ia[o]+(e>5)&-2:r,p=s-d;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:d}};var W=e=>new Uint8Array(e),se=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},$e=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),He=e=>e.charCodeAt(0),co=(...e)=>(t,o)=>e.forEach(n=>n(t,o)),po=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Ge=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(n=>t.push(n,8))},Y=(e,t,o,n,r=(s,i)=>o(s.length,i),a=n?s=>co(po(n),e(s)):e)=>(a.test=t,a.l=o,a.est=r,a.eci=n&&[n],a),uo=Y(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),mo=Y(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*$e(e[n])+$e(e[n+1]),11);n<e.length&&t.push($e(e[n]),6)},e=>$e(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Q=Y(e=>Ge([...e].map(He)),e=>He(e)<128,(e,t)=>12+8*(t>9)+8*e);Q._=!0,Q.u=!0;var Ve=Y(Q,e=>He(e)<256,Q.l,3);Ve._=!0;var io=new TextEncoder,Qe=Y(e=>Ge(io.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*io.encode(e).length);Qe._=!0;var Ke=()=>{let e=new Map,t=new TextDecoder("sjis"),o=W(2);for(let n=0;n<7973;++n)o[0]=n/192+129+64*(n>5951),o[1]=n%192+64,e.set(t.decode(o),n);return e.delete("�"),Ke=()=>e,e},Ye=Y(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let n of e)t.push(Ke().get(n),13)},e=>Ke().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Ye._=!0;var fo=[uo,mo,Q,Ve,Ye,Qe],ca={auto:(e,{modes:t=fo}={})=>(o,n)=>{let r=t.map((p,f)=>{let m=new Map,v=(h,g)=>(m.has(h)||m.set(h,g(h,n)),m.get(h));return{m:p,h:1<<f,C:p.est("",n),S:p.l?(h,g)=>v(g-h,p.l):(h,g)=>v(e.slice(h,g),p.est)}}),a=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let f=0;if(p)for(let m of r)m.m.test(p)&&(f|=m.h);if(!p||f!==l){if(l!==-1){let m=new Set(a.map(h=>h.D)),v=[];for(let{m:h,C:g,S:C,h:E}of r)if(l&E){let D=C(s,i);for(let ee of h.eci??m)if(!h.u||!ee){let te;for(let P of a)if(P.D===ee||h.eci){let oe=P.m===h&&P.D===ee,Ne=oe?P.V:P,ut=h._&&oe?P.v+D-g:Ne.v+12*(Ne.D!==ee)+(oe?C(oe?P.$:s,i):D);(!te||ut<te.v)&&(te={$:oe?P.$:s,V:Ne,m:h,D:ee,A:i,v:ut})}te&&v.push(te)}}a=v}l=f,s=i}i+=p.length}a.length||se(5);let d=[];for(let p=a.reduce((f,m)=>m.v<f.v?m:f);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(o,n))},multi:co,eci:po,bytes:Ge,numeric:uo,alphaNumeric:mo,ascii:Q,iso8859_1:Ve,shift_jis:Ye,utf8:Qe},da=()=>({F:W(2956),I:0,push(e,t){for(let o=t,n=8-(7&this.I);o>0;o-=n,n=8)this.F[this.I>>3]|=e<<n>>o,this.I+=o<n?o:n}}),Fe=(e,t=e*e,o=W(t))=>({size:e,K:o,get:(n,r)=>n>=0&&n<e&&!!(1&o[r*e+n]),toString({on:n="##",off:r="  ",lf:a=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let d="";for(let p=-l;p<e+l;++p){for(let f=-i;f<e+i;++f)d+=this.get(f,p)?n:r;d+=a}return d},toImageData(n,{on:r=[0,0,0],off:a=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let d=e+2*i,p=e+2*l,f=n.createImageData(d,p),m=new Uint32Array(f.data.buffer);f.data.set([...r,255]);let v=m[0];f.data.set([...a,255]);let h=m[0];for(let g=0;g<p;++g)for(let C=0;C<d;++C)m[g*d+C]=this.get(C-i,g-l)?v:h;return f},toCanvas(n,r){let a=n.getContext("2d"),s=this.toImageData(a,r);n.width=s.width,n.height=s.height,a.putImageData(s,0,0)},toDataURL({type:n="image/png",scale:r=1,...a}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,a);return s.width=l.width*r,s.height=l.height*r,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(n,1)}}),be=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],xe=W(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))xe[xe[t+255]=e++]=t;var ho=e=>xe[e%255],go=e=>xe[e+255],pa=(e,t)=>{let o=W(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let r=0;r<t.length;++r)o[n+r]^=ho(e[n]+t[r]);return o.map(go)},ua=(e,t)=>{let o=W(e.length+t.length-1);o.set(e,0);for(let n=0;n<e.length;++n)if(o[n]){let r=go(o[n]);for(let a=0;a<t.length;++a)o[n+a]^=ho(t[a]+r)}return o.slice(e.length)},Ue=[[0],[0,0]];for(let e=1;e<30;++e)Ue.push(pa(Ue[e],[0,e]));var ma=(e,t)=>{let o=[[],[]],n=0,r=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,n+=i){let d=e.slice(n,n+i);o[0].push(d),o[1].push(ua(d,Ue[t.i])),r+=i+t.i}let a=W(r);r=0;for(let s of o)for(let i=0,l=-1;l<r;++i){l=r;for(let d of s)i<d.length&&(a[r++]=d[i])}return a},$o=(e,t,o)=>{let n=e<<=o;for(let r=134217728;r>>=1;)n&r&&(n^=t*(r>>o));return n|e},fa=({size:e,K:t},o)=>{let n=(s,i,l,d)=>{for(;l-- >0;s+=e)t.fill(d,s,s+i)},r=(s,i,l)=>{for(let d=0;d++<3;l-=2)n(i*e+s-(l>>1)*(e+1),l,l,2|d)},a=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=a){for(let i=s;i>8;i-=a)r(s,i,5);s<e-7&&r(s,6,5)}if(o>6)for(let s=$o(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;n(7,2,9,2),n(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;r(3,3,7),r(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},ha=({size:e,K:t})=>{let o=[];for(let n=e-2,r=e,a=-1;n>=0;n-=2){for(n===5&&(n=4);r+=a,r!==-1&&r!==e;){let s=r*e+n;t[s+1]||o.push(s+1),t[s]||o.push(s)}a*=-1}return o},ga=({K:e},t,o)=>t.forEach((n,r)=>e[n]=o[r>>3]>>(7&~r)&1),$a=({size:e,K:t},o,n,r)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let a=21522^$o((1^r)<<3|n,1335,10);for(let s=0;s++<8;a>>=1)t[(s-(s<7))*e+8]=1&a,t[9*e-s]=1&a;for(let s=8;--s,a;a>>=1)t[8*e+s-(s<7)]=1&a,t[(e-s)*e+8]=1&a},ba=({size:e,K:t},o=0,n=0)=>{for(let r=0;r<e;++r){for(let a=0;a<2;++a)for(let s,i=0,l=0,d=2;i<e;++i){let p=1&t[a?r*e+i:i*e+r];n+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(o+=40),p^d&&(s=0),d=p,o+=++s===5?3:s>5}if(r)for(let a=e+r,s=5*t[r-1]^t[r];a<e*e;a+=e){let i=5*t[a-1]^t[a];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(n/(e*e)-1)|0)},lo=[],we=(e=se(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:n=1,maxVersion:r=40,mask:a,trailer:s=60433,...i}={})=>{o<t&&se(3),r<n&&se(2),typeof e=="string"&&(e=ca.auto(e,i));for(let l=n,d=0;l<=r;++l){let p=lo[l];p||(lo[l]=p=Fe(4*l+17),fa(p,l),p.p=ha(p));let f=la(l,p.p.length>>3);if(8*f(t).t<d)continue;let m=da();e(m,l),d=m.I;for(let v=o;v>=t;--v){let h=f(v);if(8*h.t<d)continue;for(m.I=d+11&-8;m.I<8*h.t;)m.push(s,16);let g=Fe(p.size,p.K);return ga(g,p.p,ma(m.F,h)),(be[a]?[be[a]]:be).map((C,E)=>{let D=Fe(g.size,g.K);return $a(D,C,a??E,v),D.s=be[a]?0:ba(D),D}).reduce((C,E)=>E.s<C.s?E:C)}}se(4)};we.with=(...e)=>(t,o)=>we(t,{modes:[...fo,...e],...o});var bo=c(u(),1),Je=4;function ye({text:e,label:t}){let o=we(e),n=o.size+2*Je;return bo.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${n} ${n}`}
>
<rect width=${n} height=${n} fill="#ffffff" />
<path d=${xa(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function xa(e){let t=[];for(let o=0;o<e.size;o+=1)for(let n=0;n<e.size;n+=1)e.get(n,o)&&t.push(`M${n+Je} ${o+Je}h1v1h-1z`);return t.join("")}var xo=c($(),1),wo=c(R(),1);function yo({source:e}){let{state:t,deeds:o}=(0,xo.useTable)(),[n,r]=(0,I.useState)(null),a=l=>o.ask("phone",()=>l().then(r));if((0,I.useEffect)(()=>{e==="camera phone"&&a(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=n?.links??[];return I.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&I.html`<${ye} text=${s} label=${"QR code of the phone’s link"} />`}
${s&&I.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&I.html`<p class="hint">
If the phone finds nothing there, try this machine’s other addresses: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>a(o.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>a(o.api.withdrawPhone)}>
Stop the phone’s picture
</button>
</p>
<${wo.Refusal} spot="phone" />
</div>
`}var B=c(u(),1),vo=c(ae(),1);var ve=c(u(),1);function ke(e){let[t,o]=(0,ve.useState)({answer:null,refused:null});return(0,ve.useEffect)(()=>{let n=!1;return e().then(r=>n||o({answer:r,refused:null})).catch(r=>n||o({answer:null,refused:r.detail})),()=>{n=!0}},[]),t}var ko=c($(),1),wa={a4:"A4",letter:"Letter"};function So({code:e}){let{deeds:t}=(0,ko.useTable)(),[o,n]=(0,B.useState)("a4"),{answer:r}=ke(t.api.sheets);return B.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(wa).map(([a,s])=>B.html`
<button class="chip" aria-pressed=${a===o} onClick=${()=>n(a)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Print at 100 % and check that the ruler on the sheet is 100 mm long.
</p>
<ul>
${(r??[]).map(a=>B.html`<${ya} sheet=${a} paper=${o} code=${e} />`)}
</ul>
</div>
`}function ya({sheet:e,paper:t,code:o}){let n=r=>(0,vo.withCode)(`/api/sheets/${e.name}.${r}?paper=${t}`,o);return B.html`
<li>
<a href=${n("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${n("json")}
download=${`${e.name}.json`}
aria-label=${`Boards file of ${e.name}`}
>boards file</a
>
</li>
`}var Se=c(u(),1),To=c($(),1),va=700;function Co(e){let{deeds:t}=(0,To.useTable)(),[o,n]=(0,Se.useState)({told:null,silent:!1});return(0,Se.useEffect)(()=>{let r=!1,a;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(r)return;n(l=>({told:i??l.told,silent:!i}))}a=setTimeout(s,va)}return s(),()=>{r=!0,clearTimeout(a)}},[e]),o}var ka=[0,30,60];function Oo(){let{code:e}=(0,Xe.useTable)(),[t,o]=(0,x.useState)(0),[n,r]=(0,x.useState)(!0),{told:a,silent:s}=Co(t),i=a?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!a}>
<section class="calibrate-seen" aria-label=${"The table, seen by the camera"}>
${a&&!a.camera?x.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:x.html`<${Ta} told=${a} silent=${s} code=${e} shown=${n} />`}
${i&&x.html`<${Zt} check=${i} stopped=${Sa(a,s)} calibrated=${!!a.table} />`}
${a?.table&&x.html`<${Qt} map=${a.table.map} shown=${n} show=${r}>
<${Ca} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${yo} source=${a?.camera?.source} />
${i&&x.html`<${no} check=${i} />`}
${a?.camera&&x.html`<${_a} told=${a} />`}
${a?.table&&x.html`<${so} camera=${a.camera} code=${e} />`}
<${So} code=${e} />
</section>
</main>
`}function Sa(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Ta({told:e,silent:t,code:o,shown:n}){let r=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!r}>
<${_o.Live} code=${o} link="live" />
${e?.table&&!t&&x.html`<${Vt} told=${e} shown=${n} />`}
${r&&x.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function Ca({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Height the error is given for"}>
${ka.map(o=>x.html`
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
`}function _a({told:e}){let{state:t,deeds:o}=(0,Xe.useTable)(),n=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${n} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew in the next picture; nothing may cover the boards.":"No board is recognised yet; the program keeps looking for one."}
</p>
<${Eo.Refusal} spot="solve" />
</div>
`}var b=c(u(),1),ie=c(ae(),1),Ce=c(Mo(),1),_e=c($(),1),Lo=c(R(),1);var J=c(u(),1);function Te({title:e,close:t,children:o}){let n=(0,J.useRef)(null);return(0,J.useEffect)(()=>{n.current?.showModal()},[]),J.html`
<dialog
ref=${n}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${a=>{a.target===n.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var Ro=c(O(),1),Io=c(L(),1),Ea=1500;function jo({close:e}){let{deeds:t}=(0,_e.useTable)(),o=(0,_e.useSession)(),{answer:n,refused:r}=ke(()=>t.api.codes(o.id)),[a,s]=(0,b.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(o.id,d,p).then(s)),l=a??n;return b.html`
<${Te} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,ie.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Ro.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${r&&b.html`<p class="refusal" role="alert">${r}</p>`}
<${Lo.Refusal} spot="codes" />
${l&&b.html`<${Oa} session=${o} codes=${l} change=${i} />`}
<//>
`}function Oa({session:e,codes:t,change:o}){let n=a=>e.state.players?.find(s=>s.seat===a)?.name??`Seat ${a}`,r=[...t.seats.map((a,s)=>[n(s+1),a,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return b.html`
<ul class="links">
${r.map(([a,s,i])=>b.html`
<${La}
key=${i}
who=${a}
link=${s&&(0,ie.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&b.html`<${Aa} link=${Ma(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links end ${(0,Io.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function Aa({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${Po} who=${"the big screen"} link=${e} />
</li>
`}function Ma(e,t){return(0,ie.invitation)(e,t,location.origin,Ce.ADDRESSES[Ce.ROOM])}function La({who:e,link:t,change:o}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Po} who=${e} link=${t} />`:b.html`<em>Withdrawn: nobody can come in.</em>`}
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
`}function Po({who:e,link:t}){let[o,n]=(0,b.useState)(!1),r=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),n(!0),setTimeout(()=>n(!1),Ea)},[a,s]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${r}>${o?"Copied":"Copy"}</button>
<button
aria-expanded=${a}
aria-label=${`QR code for ${e}`}
onClick=${()=>s(!a)}
>
QR
</button>
${a&&b.html`<${ye} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var w=c(u(),1),et=c($(),1),tt=c(R(),1);var F=c(u(),1);var No={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Do=Object.keys(No),Ra={fill:"#75726b",ink:"#ffffff"};function le(e){let{fill:t,ink:o}=No[e]??Ra;return{"--hue":t,"--hue-ink":o}}var zo=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function z(e){return zo[(e-1)%zo.length]}var qo=c(u(),1);var Wo=c(L(),1);function Ee({colour:e,large:t=!1}){return qo.html`<span
class=${t?"swatch large":"swatch"}
style=${le(e)}
title=${e?(0,Wo.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Bo=c(L(),1),Ia=["Ada","Bo","Cy"],Fo=["orange","blue","green","red","yellow","purple","pink","white"];function Ho(e){let t=e?.state.players;return t?t.map(({name:o,colour:n})=>({name:o,colour:n??""})):Ia.map((o,n)=>({name:o,colour:Fo[n]}))}function Ko(e,t){return t?e:e.map(({name:o})=>({name:o}))}function Uo({players:e,set:t,seats:o,coloured:n}){let[r,a]=o,s=(l,d)=>t(e.with(l,{...e[l],...d})),i=Fo.find(l=>!e.some(d=>d.colour===l));return F.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,d)=>F.html`
<div class="player-row" data-testid="player-row">
<${Ee} colour=${n?l.colour:z(d+1)} />
<input
aria-label=${`Name of player ${d+1}`}
value=${l.name}
onInput=${p=>s(d,{name:p.target.value})}
/>
${n&&F.html`<${ja} place=${d} player=${l} change=${s} />`}
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
${e.length<a&&F.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function ja({place:e,player:t,change:o}){return F.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${n=>o(e,{colour:n.target.value})}
>
${["",...Do].map(n=>F.html`
<option value=${n} selected=${n===t.colour}>
${n?(0,Bo.named)(n):"any colour"}
</option>
`)}
</select>
`}var ce=c(L(),1),Oe=["thimble","Thimble","As small as it goes: to try it out."],Pa=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],za=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],Oe],Na=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],Oe],Da=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],Oe],qa=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],Oe],Wa={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Ba={clay_o_rama:Pa,clearing_house:za,metamorph:Na,generation_zero:Da,slargeball:qa},Vo=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function Qo({name:e,title:t,summary:o,seats:[n,r]}){let a=o.split(`
`)[0].replace(`${t}: `,""),s=[`${n} to ${r} players`,Wa[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,ce.sentence)(a.replaceAll("'","’")),facts:`${(0,ce.sentence)(s)}.`}}function Yo(e){let t=Ba[e.name];return t?t.map(([o,n,r])=>Go(e,o,n,r)):Object.keys(e.options).map(o=>Go(e,o,(0,ce.spelled)(o)))}function Go(e,t,o,n=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:n,options:{preset:t}};let{type:r,...a}=e.options[t]??{};return{name:t,title:o,text:n,options:a}}var Xo=c(u(),1),Zo=c($(),1),en=c(R(),1),Jo="take-in";function tn(){let{deeds:e,state:t}=(0,Zo.useTable)(),o=n=>{let[r]=n.target.files;n.target.value="",r&&e.takeIn(r)};return Xo.html`
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
<${en.Refusal} spot=${Jo} />
</div>
`}function on({close:e}){let{state:t,deeds:o}=(0,et.useTable)(),{games:n}=t;return(0,w.useEffect)(()=>{o.learnGames()},[]),w.html`
<${Te} title=${"New game"} close=${e}>
<${tt.Refusal} spot="games" />
${n.length>0&&w.html`<${Fa} games=${n} close=${e} />`}
<${tn} />
<//>
`}function Fa({games:e,close:t}){let{deeds:o,state:n}=(0,et.useTable)(),[r,a]=(0,w.useState)(n.session?.game??e[0].name),s=e.find(E=>E.name===r)??e[0],i=Yo(s),[l,d]=(0,w.useState)(i[0].name),[p,f]=(0,w.useState)(()=>Ho(n.session)),[m,v]=(0,w.useState)(n.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(E=>E.name===l)??i[0]).options;return w.html`
<form class="new-game" onSubmit=${E=>{E.preventDefault(),o.begin({game:s.name,options:{...g,players:Ko(p,h)},dice:m})}}>
${e.length>1&&w.html`<${Ze}
legend=${"Game"}
name="game"
chosen=${s.name}
choose=${a}
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
choose=${v}
options=${Vo}
/>
<div class="answers">
<${tt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${n.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function Ze({legend:e,name:t,options:o,chosen:n,choose:r}){return w.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(a=>w.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${a.name}
checked=${a.name===n}
onChange=${()=>r(a.name)}
/>
<span>
<strong>${a.title}</strong>
${a.text&&w.html`<small>${a.text}</small>`}
${a.facts&&w.html`<small class="about">${a.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var N=c(u(),1),st=c($(),1),En=c(R(),1),On=c(Ae(),1);var X=c(u(),1);function rn({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:n}=e;return X.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(r=>X.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:r,name:a,cells:s})=>X.html`
<tr key=${r}>
<th scope="row">${a}</th>
${s.map(i=>X.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${n.map(r=>X.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var y=c(u(),1);var _=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function an(e){return!!e?.lines.some(({points:t})=>t.length>1)}function ot({lines:e,chapters:t,seq:o}){let n=e.flatMap(s=>s.points),r=n.map(([,s])=>s),a=Math.min(...n.map(([s])=>s));return{from:Math.min(a,t.find(({seq:s})=>s>=a)?.seq??a),to:Math.max(o,a+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function sn({from:e,to:t,least:o,most:n},r=_){let a=r.width-r.left-r.right,s=r.height-r.top-r.bottom;return{x:i=>r.left+a*(i-e)/(t-e),y:i=>r.top+s*(1-(i-o)/(n-o))}}function ln({points:e},t,o){let n=a=>Math.round(a*10)/10;return`${e.map(([a,s],i)=>{let[l,d]=[n(t.x(a)),n(t.y(s))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${n(t.x(o))}`}function cn({least:e,most:t},o=4){let n=t-e,r=10**Math.floor(Math.log10(Math.max(1,n/o))),a=[1,2,5,10].map(i=>i*r).find(i=>n/i<=o)??n,s=Math.ceil(e/a)*a;return Array.from({length:Math.floor((t-s)/a)+1},(i,l)=>s+l*a)}function nt({chapters:e},{from:t,to:o}){return e.map(({title:r,seq:a},s)=>({title:r,from:a,to:(e[s+1]?.seq??o+1)-1})).filter(r=>r.to>=t)}function dn(e){let t=nt(e,ot(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,name:n,points:r})=>({key:o,name:n,cells:t.map(({to:a})=>r.findLast(([s])=>s<=a)?.[1]??null)}))}}function pn({counts:e,lines:t}){let o=t.map(({name:n,points:r})=>`${n} ${r.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function rt({game:e,state:t},{key:o,seat:n},r){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===o)?.colour||r(n):e==="slargeball"?t.colours[Number(o)-1]:r(n)}var Me=["","9 5","2 5","14 5 2 5","5 5"],Ha=100;function un({session:e,story:t}){return!t||!an(t)?null:y.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Ka} session=${e} story=${t} />
<${Ua} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${Qa} story=${t} />
</div>
</details>
</figure>
`}function Ka({session:e,story:t}){return y.html`
<ul class="plot-legend">
${t.lines.map((o,n)=>y.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${le(rt(e,o,z))}
stroke-dasharray=${Me[n%Me.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Ua({session:e,story:t}){let o=(0,y.useId)(),n=ot(t),r=sn(n);return y.html`
<svg
viewBox=${`0 0 ${_.width} ${_.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${pn(t)}</title>
<${Ga} levels=${cn(n)} scale=${r} />
<${Va} spans=${nt(t,n)} extent=${n} scale=${r} />
${t.lines.map((a,s)=>y.html`
<path
class="curve"
key=${a.key}
d=${ln(a,r,n.to)}
style=${le(rt(e,a,z))}
stroke-dasharray=${Me[s%Me.length]}
/>
`)}
</svg>
`}function Ga({levels:e,scale:t}){return e.map(o=>y.html`
<g key=${o}>
<path class="level" d=${`M${_.left} ${t.y(o)}H${_.width-_.right}`} />
<text x=${_.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Va({spans:e,extent:t,scale:o}){let n=_.left;return e.map(({title:r,from:a})=>{let s=o.x(Math.max(a,t.from)),l=r.replace(/\D+/g,"")&&s>=n;return l&&(n=s+Ha),y.html`
<g key=${a}>
${a>t.from&&y.html`<path class="span" d=${`M${s} ${_.top}V${_.height-_.bottom}`} />`}
${l&&y.html`<text x=${s+2} y=${_.height-10}>${r}</text>`}
</g>
`})}function Qa({story:e}){let{columns:t,rows:o}=dn(e);return y.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(n=>y.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:n,name:r,cells:a})=>y.html`
<tr key=${n}>
<th scope="row">${r}</th>
${a.map(s=>y.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var $n=c(u(),1),bn=c($(),1),xn=c(R(),1),wn=c(Ae(),1);function mn({title:e,outcome:t},o,n){let r=o.map(({seq:a,at:s,told:i})=>`${s} #${a} ${i}${n.has(a)?"":" (taken back)"}`);return[e,...r,t?`The end: ${t.why}.`:"",""].join(`
`)}function fn({id:e,game:t,title:o,state:n,outcome:r},a){let s=(n.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:r,entries:a},null,2)}function hn({game:e},t,o){let n=t[0]?.at.slice(0,10);return[e,n].filter(Boolean).join("-").concat(".",o)}var gn="take-away";function yn({session:e}){let{deeds:t,state:o}=(0,bn.useTable)(),n=l=>hn(e,o.entries,l),r=()=>new Blob([mn(e,o.entries,(0,wn.standingOf)(o.entries))]),a=()=>new Blob([fn(e,o.entries)]),s=l=>async()=>{let d=await t.ask(gn,()=>t.api.file(e.id,l));d&&at(d,n(l))},i=e.role==="referee";return $n.html`
<div class="take-away" role="group" aria-label=${"Take the game away"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>at(a(),n("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>at(r(),n("txt"))}>
Save as text
</button>
<${xn.Refusal} spot=${gn} />
</div>
`}function at(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var Le=c(u(),1),Re=c($(),1),Ya=400;function vn(e=!0){let{deeds:t}=(0,Re.useTable)(),{id:o,seq:n}=(0,Re.useSession)(),[r,a]=(0,Le.useState)(null);return(0,Le.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(o).then(d=>s&&a(d)).catch(()=>{}),r?Ya:0);return()=>{s=!1,clearTimeout(l)}},[e,o,n]),r}var An=c(L(),1);var kn=c(L(),1);var Ja={clay_o_rama:es,clearing_house:ts,generation_zero:os,metamorph:rs,slargeball:as};function Sn(e){let{columns:t,cellsOf:o,colourOf:n}=(Ja[e.game]??Za)(e.state),r=e.outcome?.winners??[],a=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:n?.(s)??z(s.seat),won:r.includes(s.seat),cells:o(s)}));return{columns:t,rows:a.sort(Xa)}}function Xa(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((a,s)=>a!==t.cells[s]),[n,r]=[e.cells[o],t.cells[o]];return typeof n=="number"&&typeof r=="number"?r-n:0}function Za(){return{columns:[],cellsOf:()=>[]}}function es(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:n})=>n===t)?.colour||o||z(t),cellsOf:({seat:t})=>{let o=e.creatures.filter(({player:r})=>r===t),n=o.filter(r=>r.alive);return[o.length?ss(n,"hit_points"):"–"]}}}function ts(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function os(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var ns={dead:"dead",left:"left the map"};function rs(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:n})=>[n?0:e,t,n?ns[n]??n:o]}}function as(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,kn.spelled)(e.colours[t-1]??"")]}}function ss(e,t){return e.reduce((o,n)=>o+n[t],0)}var Z=c(u(),1);function Tn({columns:e,rows:t}){return t.length?Z.html`
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
${t.map(({seat:o,name:n,colour:r,won:a,cells:s})=>Z.html`
<tr key=${o} data-won=${a}>
<th scope="row">
<${Ee} colour=${r} /> ${n}${" "}
${a&&Z.html`<span class="won">won</span>`}
</th>
${s.map(i=>Z.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var H=c(O(),1),is=6e4;function Cn(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,H.tn)("{count} round","{count} rounds",o):(0,H.tn)("{count} turn","{count} turns",o)),t.length>1&&ls(t),(0,H.tn)("{count} decision","{count} decisions",new Set(t.map(({command:n})=>n)).size)].filter(Boolean)}function _n(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function ls(e){let[t,o]=[e[0],e.at(-1)].map(a=>Date.parse(a?.at??"")),n=Math.max(1,Math.round((o-t)/is)),r=Math.floor(n/60);return r?`${(0,H.tn)("{count} hour","{count} hours",r)} ${(0,H.tn)("{count} minute","{count} minutes",n%60)}`:(0,H.tn)("{count} minute","{count} minutes",n)}function Mn({session:e}){let{state:t}=(0,st.useTable)(),o=(0,On.standingOf)(t.entries),n=t.entries.filter(({seq:r})=>o.has(r));return N.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<p class="why" data-testid="end-why">${(0,An.sentence)(e.outcome.why)}.</p>
<${Tn} ...${Sn(e)} />
<p class="small-facts">${Cn(e.state,n).join(" · ")}</p>
<${cs} session=${e} />
<${ds} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${_n(n).map(r=>N.html`<li>${r}</li>`)}
</ul>
</details>
<details>
<summary>Take it with you</summary>
<${yn} session=${e} />
</details>
</section>
`}function cs({session:e}){let{deeds:t,state:o}=(0,st.useTable)(),{game:n,options:r,dice:a}=e;return N.html`
<div class="answers">
${r&&N.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:n,options:r,dice:a})}
>
Play again, same players
</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${En.Refusal} spot="begin" />
</div>
`}function ds({session:e}){let[t,o]=(0,N.useState)(!1),n=vn(t);return N.html`
<details
data-testid="evening"
onToggle=${r=>r.target===r.currentTarget&&o(r.target.open)}
>
<summary>The game in figures</summary>
<${rn} deeds=${n?.deeds} />
<${un} session=${e} story=${n} />
</details>
`}var it=c(u(),1),Ln=c(me(),1),Rn=c($(),1);var K={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(e,t,o)=>`${e} asks about #${t}: ${o}`,toIt:"Look"};function In({group:e}){let{state:t,deeds:o}=(0,Rn.useTable)(),n=t.looked===e.first;return it.html`
<div class="again-place" data-open=${n}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${n}
aria-label=${n?void 0:K.lookAt(e.entries[0].told)}
onClick=${()=>o.look(n?null:e.first)}
>
<span aria-hidden="true">▶</span> ${n?K.close:K.look}
</button>
${n&&it.html`<${Ln.Part} of="again" view="Again" group=${e} />`}
</div>
`}var zn=c(u(),1),Nn=c($(),1);var jn=c(Ae(),1),ps=/#(\d+)/;function us(e){let t=(0,jn.standingOf)(e);return e.filter(({event:o,seq:n})=>o.type==="Noted"&&t.has(n)).map(({event:o,seq:n,told:r})=>{let a=Number(ps.exec(o.text)?.[1]??0),s=o.text.slice(o.text.indexOf(": ")+1).trim();return{about:a,seq:n,seat:o.seat??null,told:r,asked:s}}).filter(({about:o,seq:n})=>o>0&&o<n)}function Pn(e){let t=us(e);return t.filter(({about:o,seat:n,seq:r})=>n!==null&&!t.some(a=>a.about===o&&a.seat===null&&a.seq>r))}function Dn(){let{state:e,deeds:t}=(0,Nn.useTable)(),[o]=Pn(e.entries);if(!o)return null;let{players:n=[]}=e.session.state,r=n.find(({seat:s})=>s===o.seat)?.name??"",a=K.open(r,o.about,o.asked);return zn.html`
<p class="open-question" role="status" data-testid="open-question" title=${a}>
<span>${a}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${K.toIt}
</button>
</p>
`}var Ie=c(u(),1),Hn=c(Wn(),1),Kn=c($(),1),Bn=6e4,Fn=["pointerdown","keydown"],U={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function Un(){let{deeds:e}=(0,Kn.useTable)(),t=(0,Hn.curtain)()==="drawn";return(0,Ie.useEffect)(()=>t?void 0:ms(()=>e.curtain("drawn")),[t]),Ie.html`
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
`}function ms(e){let t=setTimeout(e,Bn),o=()=>{clearTimeout(t),t=setTimeout(e,Bn)};for(let n of Fn)addEventListener(n,o,!0);return()=>{clearTimeout(t);for(let n of Fn)removeEventListener(n,o,!0)}}var de=c(u(),1),er=c(lt(),1);var Yn=c(O(),1);var Vn=c(L(),1),fs={};function Qn(e){return fs[e]??(0,Vn.spelled)(e)}var je=c(lt(),1),hs={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer standing"};function Jn(e){let t=Object.entries(je.MARKS).map(([r,a])=>({value:r,title:hs[r],count:e.filter(a).length})).filter(({count:r})=>r>0),o=new Map;for(let{entries:r}of e)for(let a of new Set(r.map(({event:s})=>s.type)))o.set(a,(o.get(a)??0)+1);let n=[...o].map(([r,a])=>({value:je.EVENT+r,title:Qn(r),count:a})).sort((r,a)=>r.title.localeCompare(a.title));return[...t,...n].map(({value:r,title:a,count:s})=>({value:r,title:`${a} (${s})`}))}function Xn({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function Zn(e,t){return`${e} of ${(0,Yn.tn)("{count} step","{count} steps",t)}`}function tr({wanted:e,want:t,players:o,groups:n,hits:r}){let a=s=>i=>t({...e,[s]:i.target.value});return de.html`
<form class="finder" role="search" onSubmit=${s=>s.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Search the log: words, or the number of an entry"}
placeholder=${"Search, or #12"}
value=${e.words}
onInput=${a("words")}
/>
<select data-testid="find-player" aria-label=${"Whose"} onChange=${a("player")}>
<option value="" selected=${!e.player}>Everybody</option>
${o.map(({name:s})=>de.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${a("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${Jn(n).map(({value:s,title:i})=>de.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${Xn(e)&&de.html`<p class="found" role="status" data-testid="found">
${Zn(r,n.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(er.ALL)}>
Show all
</button>
</p>`}
</form>
`}var or=c(u(),1),Pe=c($(),1),nr=c(R(),1),ct="missed-throw";function rr(){let{state:e,deeds:t}=(0,Pe.useTable)(),o=(0,Pe.useSession)(),{camera:n,busy:r}=e;return!n?.camera||!gs(o)?null:or.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${r[ct]}
onClick=${()=>t.missedThrow(ct)}
>
Add a missed throw
</button>
<${nr.Refusal} spot=${ct} />
</p>
`}function gs({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var ar=c(u(),1),sr=c($(),1);function ir(){let{state:e,deeds:t}=(0,sr.useTable)();return e.notices.map(o=>ar.html`
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
`)}var j=c(u(),1),lr=c($(),1);function cr(){let{state:e}=(0,lr.useTable)(),[t,o]=(0,j.useState)(""),n=(0,j.useRef)({keys:new Set,seq:null});return(0,j.useEffect)(()=>{let r=e.proposals.filter(a=>!n.current.keys.has(a.key));n.current.keys=new Set(e.proposals.map(a=>a.key)),r.length&&o(r.map(a=>`Proposal: ${a.title}`).join(". "))},[e.proposals]),(0,j.useEffect)(()=>{let r=e.entries.at(-1),a=n.current.seq===null;n.current.seq=r?.seq??0,r&&!a&&o(r.told)},[e.entries]),j.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var dt=c(u(),1),dr=c(ae(),1);function pr({proposal:e,code:t}){let o=Math.ceil(e.looks.length/2);return dt.html`
<div class="looks" data-testid="looks" style=${{"--columns":o}}>
${e.looks.map(n=>dt.html`
<figure>
<img src=${(0,dr.withCode)(n.picture,t)} alt=${n.label} />
<figcaption>${n.label}</figcaption>
</figure>
`)}
</div>
`}var T=c(u(),1),ze=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],$s=6;function ur({frames:e,decisive:t,spots:o}){let n=xs(e),[{at:r,playing:a},s]=(0,T.useState)({at:0,playing:!0}),[i,l]=(0,T.useState)(0),d=Math.min(r,e.length-1);(0,T.useEffect)(()=>{if(!a||n<e.length)return;let m=g=>(g+1)%(e.length+$s),h=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/ze[i].fps);return()=>clearInterval(h)},[a,i,n,e.length]);let p=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>s(m=>({...m,playing:!m.playing}));return T.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${n}
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
${n<e.length&&T.html`<progress
max=${e.length}
value=${n}
aria-label=${"Loading the replay"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${a?"Pause the replay":"Play the replay"}
onClick=${f}
>
${a?"Pause":"Play"}
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
aria-label=${`Speed: ${ze[i].label}. Change it`}
onClick=${()=>l((i+1)%ze.length)}
>
${ze[i].label}
</button>
</figcaption>
<${bs} places=${t} frames=${e} shown=${d} stopAt=${p} />
</figure>
`}function bs({places:e,frames:t,shown:o,stopAt:n}){return e.length?T.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(r=>T.html`
<button
data-testid="decisive"
aria-label=${`Stop at picture ${r+1}, one that decides`}
aria-pressed=${r===o}
onClick=${()=>n(r)}
>
<img src=${t[r]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function xs(e){let[t,o]=(0,T.useState)(0),n=(0,T.useRef)([]);return(0,T.useEffect)(()=>(o(0),n.current=e.map(r=>{let a=new Image;return a.onload=()=>o(s=>s+1),a.src=r,a}),()=>{for(let r of n.current)r.src="";n.current=[]}),[e.join()]),t}var pe=c(u(),1),mr=c(me(),1);function fr(){let[e,t]=(0,pe.useState)(!1);return pe.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${n=>n.target===n.currentTarget&&t(n.target.open)}>
<summary>Over time</summary>
${e&&pe.html`<${mr.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var $r=c(gr()),br=document.createElement("style");br.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}';document.head.append(br);(0,$r.arrived)("aside",pt);