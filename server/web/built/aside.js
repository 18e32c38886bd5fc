var Na=Object.create;var Ue=Object.defineProperty;var Da=Object.getOwnPropertyDescriptor;var Fa=Object.getOwnPropertyNames;var Ba=Object.getPrototypeOf,Wa=Object.prototype.hasOwnProperty;var C=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},Ha=(e,t)=>{for(var o in t)Ue(e,o,{get:t[o],enumerable:!0})},Ka=(e,t,o,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Fa(t))!Wa.call(e,n)&&n!==o&&Ue(e,n,{get:()=>t[n],enumerable:!(a=Da(t,n))||a.enumerable});return e};var d=(e,t,o)=>(o=e!=null?Na(Ba(e)):{},Ka(t||!e||!e.__esModule?Ue(o,"default",{value:e,enumerable:!0}):o,e));var h=C((Pr,yt)=>{yt.exports=core["view.js"]});var vt=C((Ir,wt)=>{wt.exports=core["picture/live.js"]});var v=C((Rr,kt)=>{kt.exports=core["page/table.js"]});var R=C((zr,St)=>{St.exports=core["page/refusal.js"]});var j=C((Ur,Pt)=>{Pt.exports=core["words.js"]});var $e=C((Vr,Dt)=>{Dt.exports=core["address.js"]});var uo=C((fs,po)=>{po.exports=core["page/place.js"]});var Me=C((Ls,Po)=>{Po.exports=core["log/groups.js"]});var ta=C((oi,ea)=>{ea.exports=core["games/awaited.js"]});var ft=C((ii,sa)=>{sa.exports=core["forms/command_form.js"]});var ht=C((li,ia)=>{ia.exports=core["page/into_view.js"]});var Ca=C((hi,Sa)=>{Sa.exports=core["log/finding.js"]});var Aa=C((vi,Ma)=>{Ma.exports=core["log/chapters.js"]});var Ia=C((Bi,Pa)=>{Pa.exports=core["parts.js"]});var bt={};Ha(bt,{Calibrate:()=>co,Correcting:()=>ka,End:()=>Zo,Finder:()=>Ta,Invite:()=>fo,KeptGames:()=>ra,Loop:()=>_a,NewGame:()=>Lo,OverTime:()=>Ea,Report:()=>La});var b=d(h(),1),io=d(vt(),1),at=d(v(),1),lo=d(R(),1);var P=d(h(),1);function Ct(e,t){let{x_px:o,y_px:a,sigma_mm:n}=e,r=[];for(let s=0;s+1<a.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],a[s],n[s][i]],[o[i+1],a[s],n[s][i+1]],[o[i+1],a[s+1],n[s+1][i+1]],[o[i],a[s+1],n[s+1][i]]];r.push(...qa(l,t))}return r}function qa(e,t){if(e.some(([,,n])=>n===null))return[];let o=e.flatMap((n,r)=>Ua(n,e[(r+1)%4],t)),a=[];for(let n=0;n+1<o.length;n+=2)a.push([...o[n],...o[n+1]]);return a}function Ua([e,t,o],[a,n,r],s){if(o<=s==r<=s)return[];let i=(s-o)/(r-o);return[[e+i*(a-e),t+i*(n-t)]]}var A=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Tt=A.slice(0,-1).map(e=>e.upTo);function _t(e){return A.findIndex(t=>e<=t.upTo)}function Ot(e){return e===0?`under ${A[0].upTo}`:e===A.length-1?`over ${A[e-1].upTo}`:`${A[e-1].upTo} to ${A[e].upTo}`}var Ga=1280,Va=7;function Et({told:e,shown:t}){let{check:o,table:a}=e,[n,r]=o.size_wh,s=n/Ga;return P.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${n} ${r}`}
style=${`--unit: ${s}px`}
role="img"
aria-label="Expected error over the table, and the boards that were found"
data-testid="overlay"
>
${t&&P.html`<${Qa} map=${a.map} /><${Ja} map=${a.map} unit=${s} size=${[n,r]} />`}
${a.outline_px.length>2&&P.html`<polygon
class="table-outline"
points=${a.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${a.marks.flatMap(i=>i.marks_px).map(i=>P.html`<${Za} mark=${i} unit=${s} />`)}
</svg>
`}function Qa({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],a=e.sigma_mm.flatMap((n,r)=>Ya(n).map(s=>({...s,y:r})));return A.map(({colour:n,opacity:r},s)=>P.html`
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
`)}function Ya(e){let t=[];return e.forEach((o,a)=>{let n=o===null?null:_t(o),r=t.at(-1);r&&r.step===n?r.end=a+1:t.push({start:a,end:a+1,step:n})}),t.filter(o=>o.step!==null)}function Ja({map:e,unit:t,size:o}){return Tt.map(a=>{let n=Ct(e,a);if(!n.length)return null;let r=n.map(([l,c,p,m])=>`M${l} ${c}L${p} ${m}`).join(""),[s,i]=Xa(n,o,t);return P.html`
<path class="error-line under" d=${r} />
<path class="error-line" d=${r} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${a} mm</text>
`})}function Xa(e,[t,o],a){let n=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(o-c)),[r,s]=e.reduce((l,c)=>n(c)>n(l)?c:l),i=(l,c,p)=>Math.min(Math.max(l,c),p-c);return[i(r,60*a,t),i(s+7*a,26*a,o)]}function Za({mark:e,unit:t}){if(e.length>2)return P.html`<polygon class="mark" points=${e.map(r=>r.join(",")).join(" ")} />`;let[[o,a]]=e,n=Va*t;return P.html`<path class="mark" d=${`M${o-n} ${a}H${o+n}M${o} ${a-n}V${a+n}`} />`}var Ge=d(h(),1);function Mt({map:e,shown:t,show:o,children:a}){return Ge.html`
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
<ol class="legend-steps" aria-label="Colours of the expected error, in mm">
${A.map((n,r)=>Ge.html`<li><i style=${`background: ${n.colour}`}></i>${Ot(r)}</li>`)}
</ol>
<p class="hint">${en(e)}</p>
</div>
`}function en(e){let t=e.height_mm===0?"on the table itself":`${e.height_mm} mm above the table`;if(e.median_mm===null)return`Nothing ${t} is in view.`;let o=e.median_mm.toFixed(2);return`It holds for points ${t}: ${o} mm as a rule, 95 % under ${e.p95_mm.toFixed(1)} mm. A point that is higher or lower than supposed lies elsewhere.`}var K=d(h(),1),jt={good:"All is well",fair:"Good enough, and can be better",poor:"Do this first"},tn="Light, sharpness, boards and accuracy are as they should be. The game can begin.",on="The picture stands still: look to the camera first. What is told here is of the last picture.",an="Where the table is, is not known at this moment: lay the printed sheet in view, whole, flat and well lit.";function Lt({check:e,stopped:t,calibrated:o}){let{instruction:a,further:n}=e;return t?K.html`<${At} cause="camera/still" sentence=${on} />`:!o&&!a?K.html`<${At} cause="board/unseen" sentence=${an} />`:K.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${jt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${a?.cause??""}>
${a?.sentence??tn}
</p>
${n.length>0&&K.html`
<details class="other">
<summary>
${n.length===1?"Then one more thing":`Then ${n.length} more things`}
</summary>
<ol>
${n.map(r=>K.html`<li>${r.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function At({cause:e,sentence:t}){return K.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${jt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var fe=d(h(),1),zt=d(j(),1);function Nt({check:e}){return fe.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${nn(e).map(([t,o,a])=>fe.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${a}</span>
${o&&fe.html`<b class="grade" data-grade=${o}>${o}</b>`}
</dd>
`)}
</dl>
</div>
`}function nn(e){let{light:t,blur:o,rate:a,steadiness:n,view:r,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Light",t.grade,sn(t)],["Sharpness",o.grade,`blurred by ${o.px.toFixed(1)} px`],a&&["Pictures",a.grade,`${Math.round(a.fps)} a second${ln(a)}`],n&&["Steadiness",n.grade,cn(n)],r&&["Scale",r.grade,dn(r)],r&&["Camera",null,pn(r)],r&&["In view",null,un(r)],s&&["Boards",s.grade,s.seen.map(mn).join(", ")],i&&["Accuracy",i.grade,hn(i)],l&&["Held-out corners",null,`${he(l.median_mm)} off, 95 % under ${he(l.p95_mm)} (${l.corners})`],c&&["Focal length",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, known from ${rn[c.known_from]}`]].filter(Boolean)}var rn={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function sn(e){let t=e.glare.length?`, ${(0,zt.counted)(e.glare.length,"mirrored lamp")}`:"";return e.paper===null?`table ${Math.round(e.median)} of 255${t}`:`paper ${Math.round(e.paper)}, table ${Math.round(e.median)} of 255${t}`}function ln(e){return e.missing?`, ${e.missing} missing`:""}function cn(e){let{flicker:t,hunting:o,shake_px:a}=e;return`flickers ${It(t)}, drifts ${It(o)}, shakes ${a.toFixed(1)} px`}function dn(e){return`${e.mm_per_px.toFixed(1)} mm a pixel, at worst ${(e.worst_mm_per_px??e.mm_per_px).toFixed(1)}`}function pn(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function un(e){return`table in ${Rt(e.table_share)} of the picture, ${Rt(e.between_boards_share)} of the area between the boards`}function mn(e){return`${e.name} ${e.corners_found} of ${e.corners_total} corners${fn(e)}`}function fn(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,a=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return a.length?` (${a.join(", ")})`:""}function hn(e){return`${he(e.median_mm)}, 95 % under ${he(e.p95_mm)}. ${e.tells}`}function he(e){return e===null?"unknown":`${e.toFixed(2)} mm`}function It(e){return`${(100*e).toFixed(1)} %`}function Rt(e){return`${Math.round(100*e)} %`}var ge=d(h(),1),Ft=d($e(),1);function Bt({camera:e,code:t}){return ge.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?ge.html`Put the file into the data folder as <code>${e.keep_as}</code>: it is used
by itself next time.`:ge.html`Give the file to <code>--camera-file</code>, or to <code>--camera</code> of${" "}
<code>tableref calibrate</code>.`}
${" "}It holds as long as zoom, focus and resolution stay as they are. Best is a file made
from ten pictures of a sheet held before the camera in many ways:${" "}
<code>tableref calibrate</code> with <code>--save-camera</code>.
</p>
<p>
<a href=${(0,Ft.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var z=d(h(),1);var $n=[.2,.375,.5555555555555556,.6666666666666666],gn=(e,t)=>o=>{let a=4*e+o-4,n="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(a)-35,r=a>8?n:1,s=t/r|0,i=t%r,l=r-i,c=a>8?s*$n[o]+(e>5)&-2:n,p=s-c;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:c}};var q=e=>new Uint8Array(e),ie=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},be=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Qe=e=>e.charCodeAt(0),Kt=(...e)=>(t,o)=>e.forEach(a=>a(t,o)),qt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Xe=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(a=>t.push(a,8))},Q=(e,t,o,a,n=(s,i)=>o(s.length,i),r=a?s=>Kt(qt(a),e(s)):e)=>(r.test=t,r.l=o,r.est=n,r.eci=a&&[a],r),Ut=Q(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-2;a+=3)t.push(+e.slice(a,a+3),10);a<e.length-1?t.push(+e.slice(a),7):a<e.length&&t.push(+e[a],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Gt=Q(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-1;a+=2)t.push(45*be(e[a])+be(e[a+1]),11);a<e.length&&t.push(be(e[a]),6)},e=>be(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),V=Q(e=>Xe([...e].map(Qe)),e=>Qe(e)<128,(e,t)=>12+8*(t>9)+8*e);V._=!0,V.u=!0;var Ze=Q(V,e=>Qe(e)<256,V.l,3);Ze._=!0;var Wt=new TextEncoder,et=Q(e=>Xe(Wt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Wt.encode(e).length);et._=!0;var Ye=()=>{let e=new Map,t=new TextDecoder("sjis"),o=q(2);for(let a=0;a<7973;++a)o[0]=a/192+129+64*(a>5951),o[1]=a%192+64,e.set(t.decode(o),a);return e.delete("�"),Ye=()=>e,e},tt=Q(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let a of e)t.push(Ye().get(a),13)},e=>Ye().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);tt._=!0;var Vt=[Ut,Gt,V,Ze,tt,et],bn={auto:(e,{modes:t=Vt}={})=>(o,a)=>{let n=t.map((p,m)=>{let u=new Map,w=(f,$)=>(u.has(f)||u.set(f,$(f,a)),u.get(f));return{m:p,h:1<<m,C:p.est("",a),S:p.l?(f,$)=>w($-f,p.l):(f,$)=>w(e.slice(f,$),p.est)}}),r=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let m=0;if(p)for(let u of n)u.m.test(p)&&(m|=u.h);if(!p||m!==l){if(l!==-1){let u=new Set(r.map(f=>f.D)),w=[];for(let{m:f,C:$,S:_,h:E}of n)if(l&E){let H=_(s,i);for(let ne of f.eci??u)if(!f.u||!ne){let re;for(let D of r)if(D.D===ne||f.eci){let se=D.m===f&&D.D===ne,qe=se?D.V:D,xt=f._&&se?D.v+H-$:qe.v+12*(qe.D!==ne)+(se?_(se?D.$:s,i):H);(!re||xt<re.v)&&(re={$:se?D.$:s,V:qe,m:f,D:ne,A:i,v:xt})}re&&w.push(re)}}r=w}l=m,s=i}i+=p.length}r.length||ie(5);let c=[];for(let p=r.reduce((m,u)=>u.v<m.v?u:m);p.m;p=p.V)c.push(p.m(e.slice(p.$,p.A)));c.reverse().forEach(p=>p(o,a))},multi:Kt,eci:qt,bytes:Xe,numeric:Ut,alphaNumeric:Gt,ascii:V,iso8859_1:Ze,shift_jis:tt,utf8:et},xn=()=>({F:q(2956),I:0,push(e,t){for(let o=t,a=8-(7&this.I);o>0;o-=a,a=8)this.F[this.I>>3]|=e<<a>>o,this.I+=o<a?o:a}}),Ve=(e,t=e*e,o=q(t))=>({size:e,K:o,get:(a,n)=>a>=0&&a<e&&!!(1&o[n*e+a]),toString({on:a="##",off:n="  ",lf:r=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let p=-l;p<e+l;++p){for(let m=-i;m<e+i;++m)c+=this.get(m,p)?a:n;c+=r}return c},toImageData(a,{on:n=[0,0,0],off:r=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,p=e+2*l,m=a.createImageData(c,p),u=new Uint32Array(m.data.buffer);m.data.set([...n,255]);let w=u[0];m.data.set([...r,255]);let f=u[0];for(let $=0;$<p;++$)for(let _=0;_<c;++_)u[$*c+_]=this.get(_-i,$-l)?w:f;return m},toCanvas(a,n){let r=a.getContext("2d"),s=this.toImageData(r,n);a.width=s.width,a.height=s.height,r.putImageData(s,0,0)},toDataURL({type:a="image/png",scale:n=1,...r}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,r);return s.width=l.width*n,s.height=l.height*n,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(a,1)}}),xe=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ye=q(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ye[ye[t+255]=e++]=t;var Qt=e=>ye[e%255],Yt=e=>ye[e+255],yn=(e,t)=>{let o=q(e.length+t.length-1);for(let a=0;a<e.length;++a)for(let n=0;n<t.length;++n)o[a+n]^=Qt(e[a]+t[n]);return o.map(Yt)},wn=(e,t)=>{let o=q(e.length+t.length-1);o.set(e,0);for(let a=0;a<e.length;++a)if(o[a]){let n=Yt(o[a]);for(let r=0;r<t.length;++r)o[a+r]^=Qt(t[r]+n)}return o.slice(e.length)},Je=[[0],[0,0]];for(let e=1;e<30;++e)Je.push(yn(Je[e],[0,e]));var vn=(e,t)=>{let o=[[],[]],a=0,n=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,a+=i){let c=e.slice(a,a+i);o[0].push(c),o[1].push(wn(c,Je[t.i])),n+=i+t.i}let r=q(n);n=0;for(let s of o)for(let i=0,l=-1;l<n;++i){l=n;for(let c of s)i<c.length&&(r[n++]=c[i])}return r},Jt=(e,t,o)=>{let a=e<<=o;for(let n=134217728;n>>=1;)a&n&&(a^=t*(n>>o));return a|e},kn=({size:e,K:t},o)=>{let a=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},n=(s,i,l)=>{for(let c=0;c++<3;l-=2)a(i*e+s-(l>>1)*(e+1),l,l,2|c)},r=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=r){for(let i=s;i>8;i-=r)n(s,i,5);s<e-7&&n(s,6,5)}if(o>6)for(let s=Jt(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;a(7,2,9,2),a(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;n(3,3,7),n(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},Sn=({size:e,K:t})=>{let o=[];for(let a=e-2,n=e,r=-1;a>=0;a-=2){for(a===5&&(a=4);n+=r,n!==-1&&n!==e;){let s=n*e+a;t[s+1]||o.push(s+1),t[s]||o.push(s)}r*=-1}return o},Cn=({K:e},t,o)=>t.forEach((a,n)=>e[a]=o[n>>3]>>(7&~n)&1),Tn=({size:e,K:t},o,a,n)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let r=21522^Jt((1^n)<<3|a,1335,10);for(let s=0;s++<8;r>>=1)t[(s-(s<7))*e+8]=1&r,t[9*e-s]=1&r;for(let s=8;--s,r;r>>=1)t[8*e+s-(s<7)]=1&r,t[(e-s)*e+8]=1&r},_n=({size:e,K:t},o=0,a=0)=>{for(let n=0;n<e;++n){for(let r=0;r<2;++r)for(let s,i=0,l=0,c=2;i<e;++i){let p=1&t[r?n*e+i:i*e+n];a+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(o+=40),p^c&&(s=0),c=p,o+=++s===5?3:s>5}if(n)for(let r=e+n,s=5*t[n-1]^t[n];r<e*e;r+=e){let i=5*t[r-1]^t[r];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(a/(e*e)-1)|0)},Ht=[],we=(e=ie(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:a=1,maxVersion:n=40,mask:r,trailer:s=60433,...i}={})=>{o<t&&ie(3),n<a&&ie(2),typeof e=="string"&&(e=bn.auto(e,i));for(let l=a,c=0;l<=n;++l){let p=Ht[l];p||(Ht[l]=p=Ve(4*l+17),kn(p,l),p.p=Sn(p));let m=gn(l,p.p.length>>3);if(8*m(t).t<c)continue;let u=xn();e(u,l),c=u.I;for(let w=o;w>=t;--w){let f=m(w);if(8*f.t<c)continue;for(u.I=c+11&-8;u.I<8*f.t;)u.push(s,16);let $=Ve(p.size,p.K);return Cn($,p.p,vn(u.F,f)),(xe[r]?[xe[r]]:xe).map((_,E)=>{let H=Ve($.size,$.K);return Tn(H,_,r??E,w),H.s=xe[r]?0:_n(H),H}).reduce((_,E)=>E.s<_.s?E:_)}}ie(4)};we.with=(...e)=>(t,o)=>we(t,{modes:[...Vt,...e],...o});var Xt=d(h(),1),ot=4;function ve({text:e,label:t}){let o=we(e),a=o.size+2*ot;return Xt.html`
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
`}function On(e){let t=[];for(let o=0;o<e.size;o+=1)for(let a=0;a<e.size;a+=1)e.get(a,o)&&t.push(`M${a+ot} ${o+ot}h1v1h-1z`);return t.join("")}var Zt=d(v(),1),eo=d(R(),1);function to({source:e}){let{state:t,deeds:o}=(0,Zt.useTable)(),[a,n]=(0,z.useState)(null),r=l=>o.ask("phone",()=>l().then(n));if((0,z.useEffect)(()=>{e==="camera phone"&&r(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=a?.links??[];return z.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that shall look on; it must be in the same Wi-Fi. It will warn that
the connection is not private, because nobody outside vouches for this machine: choose
“Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&z.html`<${ve} text=${s} label="QR code of the phone’s link" />`}
${s&&z.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&z.html`<p class="hint">
If the phone finds nothing there, this machine’s other addresses are${" "}
${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing
of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>r(o.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>r(o.api.withdrawPhone)}>
End the phone’s picture
</button>
</p>
<${eo.Refusal} spot="phone" />
</div>
`}var U=d(h(),1),oo=d($e(),1);var ke=d(h(),1);function Y(e){let[t,o]=(0,ke.useState)({answer:null,refused:null});return(0,ke.useEffect)(()=>{let a=!1;return e().then(n=>a||o({answer:n,refused:null})).catch(n=>a||o({answer:null,refused:n.detail})),()=>{a=!0}},[]),t}var ao=d(v(),1),En={a4:"A4",letter:"Letter"};function no({code:e}){let{deeds:t}=(0,ao.useTable)(),[o,a]=(0,U.useState)("a4"),{answer:n}=Y(t.api.sheets);return U.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label="Paper">
${Object.entries(En).map(([r,s])=>U.html`
<button class="chip" aria-pressed=${r===o} onClick=${()=>a(r)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">Print at 100 % and check that the ruler on the sheet is 100 mm long.</p>
<ul>
${(n??[]).map(r=>U.html`<${Mn} sheet=${r} paper=${o} code=${e} />`)}
</ul>
</div>
`}function Mn({sheet:e,paper:t,code:o}){let a=n=>(0,oo.withCode)(`/api/sheets/${e.name}.${n}?paper=${t}`,o);return U.html`
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
`}var Se=d(h(),1),ro=d(v(),1),An=700;function so(e){let{deeds:t}=(0,ro.useTable)(),[o,a]=(0,Se.useState)({told:null,silent:!1});return(0,Se.useEffect)(()=>{let n=!1,r;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(n)return;a(l=>({told:i??l.told,silent:!i}))}r=setTimeout(s,An)}return s(),()=>{n=!0,clearTimeout(r)}},[e]),o}var jn=[0,30,60];function co(){let{code:e}=(0,at.useTable)(),[t,o]=(0,b.useState)(0),[a,n]=(0,b.useState)(!0),{told:r,silent:s}=so(t),i=r?.check;return b.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!r}>
<section class="calibrate-seen" aria-label="The table, seen by the camera">
${r&&!r.camera?b.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:b.html`<${Pn} told=${r} silent=${s} code=${e} shown=${a} />`}
${i&&b.html`<${Lt} check=${i} stopped=${Ln(r,s)} calibrated=${!!r.table} />`}
${r?.table&&b.html`<${Mt} map=${r.table.map} shown=${a} show=${n}>
<${In} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${to} source=${r?.camera?.source} />
${i&&b.html`<${Nt} check=${i} />`}
${r?.camera&&b.html`<${Rn} told=${r} />`}
${r?.table&&b.html`<${Bt} camera=${r.camera} code=${e} />`}
<${no} code=${e} />
</section>
</main>
`}function Ln(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Pn({told:e,silent:t,code:o,shown:a}){let n=t||e?.camera?.frozen;return b.html`
<div class="live" data-frozen=${!!n}>
<${io.Live} code=${o} link="live" />
${e?.table&&!t&&b.html`<${Et} told=${e} shown=${a} />`}
${n&&b.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&b.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function In({heightMm:e,choose:t}){return b.html`
<div class="chips" role="group" aria-label="Height that the error is told for">
${jn.map(o=>b.html`
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
`}function Rn({told:e}){let{state:t,deeds:o}=(0,at.useTable)(),a=t.busy.solve;return b.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${a} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew from the next picture, with nothing before the boards.":"No board is recognised yet: it is looked for again and again."}
</p>
<${lo.Refusal} spot="solve" />
</div>
`}var x=d(h(),1),le=d($e(),1),Te=d(uo(),1),_e=d(v(),1),mo=d(R(),1);var J=d(h(),1);function Ce({title:e,close:t,children:o}){let a=(0,J.useRef)(null);return(0,J.useEffect)(()=>{a.current?.showModal()},[]),J.html`
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
<button class="quiet" aria-label="Close" onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var zn=1500;function fo({close:e}){let{deeds:t}=(0,_e.useTable)(),o=(0,_e.useSession)(),{answer:a,refused:n}=Y(()=>t.api.codes(o.id)),[r,s]=(0,x.useState)(null),i=(c,p)=>t.ask("codes",()=>t.api.changeCode(o.id,c,p).then(s)),l=r??a;return x.html`
<${Ce} title="Invite" close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,le.onlyThisMachine)()&&x.html`<p class="hint">
This page is open as ${location.host}, which other machines cannot reach. Start with${" "}
<code>--host 0.0.0.0</code> and open the page under this machine’s own address first.
</p>`}
${n&&x.html`<p class="refusal" role="alert">${n}</p>`}
<${mo.Refusal} spot="codes" />
${l&&x.html`<${Nn} session=${o} codes=${l} change=${i} />`}
<//>
`}function Nn({session:e,codes:t,change:o}){let a=r=>e.state.players?.find(s=>s.seat===r)?.name??`Seat ${r}`,n=[...t.seats.map((r,s)=>[a(s+1),r,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return x.html`
<ul class="links">
${n.map(([r,s,i])=>x.html`
<${Bn}
key=${i}
who=${r}
link=${s&&(0,le.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&x.html`<${Dn} link=${Fn(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links end ${new Date(t.end_at).toLocaleString()}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function Dn({link:e}){return x.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${ho} who="the big screen" link=${e} />
</li>
`}function Fn(e,t){return(0,le.invitation)(e,t,location.origin,Te.ADDRESSES[Te.ROOM])}function Bn({who:e,link:t,change:o}){return x.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?x.html`<${ho} who=${e} link=${t} />`:x.html`<em>Withdrawn: nobody comes in.</em>`}
<span class="change">
<button aria-label=${`New code for ${e}`} onClick=${()=>o("renew")}>
New code
</button>
${t&&x.html`<button
aria-label=${`Withdraw the code of ${e}`}
onClick=${()=>o("withdraw")}
>
Withdraw
</button>`}
</span>
</li>
`}function ho({who:e,link:t}){let[o,a]=(0,x.useState)(!1),n=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),a(!0),setTimeout(()=>a(!1),zn)},[r,s]=(0,x.useState)(!1);return x.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${n}>${o?"Copied":"Copy"}</button>
<button aria-expanded=${r} aria-label=${`QR code for ${e}`} onClick=${()=>s(!r)}>
QR
</button>
${r&&x.html`<${ve} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var k=d(h(),1),rt=d(v(),1),st=d(R(),1);var G=d(h(),1);var go={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},bo=Object.keys(go),Wn={fill:"#75726b",ink:"#ffffff"};function ce(e){let{fill:t,ink:o}=go[e]??Wn;return{"--hue":t,"--hue-ink":o}}var $o=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function F(e){return $o[(e-1)%$o.length]}var xo=d(h(),1);function Oe({colour:e,large:t=!1}){return xo.html`<span
class=${t?"swatch large":"swatch"}
style=${ce(e)}
title=${e||"no colour yet"}
aria-hidden="true"
></span>`}var Hn=["Ada","Bo","Cy"],yo=["orange","blue","green","red","yellow","purple","pink","white"];function wo(e){let t=e?.state.players;return t?t.map(({name:o,colour:a})=>({name:o,colour:a??""})):Hn.map((o,a)=>({name:o,colour:yo[a]}))}function vo(e,t){return t?e:e.map(({name:o})=>({name:o}))}function ko({players:e,set:t,seats:o,coloured:a}){let[n,r]=o,s=(l,c)=>t(e.with(l,{...e[l],...c})),i=yo.find(l=>!e.some(c=>c.colour===l));return G.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,c)=>G.html`
<div class="player-row" data-testid="player-row">
<${Oe} colour=${a?l.colour:F(c+1)} />
<input
aria-label=${`Name of player ${c+1}`}
value=${l.name}
onInput=${p=>s(c,{name:p.target.value})}
/>
${a&&G.html`<${Kn} place=${c} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=n}
onClick=${()=>t(e.filter((p,m)=>m!==c))}
>
×
</button>
</div>
`)}
${e.length<r&&G.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function Kn({place:e,player:t,change:o}){return G.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${a=>o(e,{colour:a.target.value})}
>
${["",...bo].map(a=>G.html`
<option value=${a} selected=${a===t.colour}>
${a||"any colour"}
</option>
`)}
</select>
`}var de=d(j(),1),Ee=["thimble","Thimble","As small as it goes: to try it out."],qn=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Un=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],Ee],Gn=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],Ee],Vn=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],Ee],Qn=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],Ee],Yn={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Jn={clay_o_rama:qn,clearing_house:Un,metamorph:Gn,generation_zero:Vn,slargeball:Qn},Co=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function To({name:e,title:t,summary:o,seats:[a,n]}){let r=o.split(`
`)[0].replace(`${t}: `,""),s=[`${a} to ${n} players`,Yn[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,de.sentence)(r.replaceAll("'","’")),facts:`${(0,de.sentence)(s)}.`}}function _o(e){let t=Jn[e.name];return t?t.map(([o,a,n])=>So(e,o,a,n)):Object.keys(e.options).map(o=>So(e,o,(0,de.spelled)(o)))}function So(e,t,o,a=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:a,options:{preset:t}};let{type:n,...r}=e.options[t]??{};return{name:t,title:o,text:a,options:r}}var Eo=d(h(),1),Mo=d(v(),1),Ao=d(R(),1),Oo="take-in";function jo(){let{deeds:e,state:t}=(0,Mo.useTable)(),o=a=>{let[n]=a.target.files;a.target.value="",n&&e.takeIn(n)};return Eo.html`
<div class="take-in">
<label class="field">
<span>Take in a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Oo]}
onChange=${o}
/>
</label>
<p class="hint">
What was saved as JSON goes on as a new game, once its hashes are checked and the rules have
played it.
</p>
<${Ao.Refusal} spot=${Oo} />
</div>
`}function Lo({close:e}){let{state:t,deeds:o}=(0,rt.useTable)(),{games:a}=t;return(0,k.useEffect)(()=>{o.learnGames()},[]),k.html`
<${Ce} title="New game" close=${e}>
<${st.Refusal} spot="games" />
${a.length>0&&k.html`<${Xn} games=${a} close=${e} />`}
<${jo} />
<//>
`}function Xn({games:e,close:t}){let{deeds:o,state:a}=(0,rt.useTable)(),[n,r]=(0,k.useState)(a.session?.game??e[0].name),s=e.find(E=>E.name===n)??e[0],i=_o(s),[l,c]=(0,k.useState)(i[0].name),[p,m]=(0,k.useState)(()=>wo(a.session)),[u,w]=(0,k.useState)(a.session?.dice??"seeded"),f="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),$=(i.find(E=>E.name===l)??i[0]).options;return k.html`
<form class="new-game" onSubmit=${E=>{E.preventDefault(),o.begin({game:s.name,options:{...$,players:vo(p,f)},dice:u})}}>
${e.length>1&&k.html`<${nt}
legend="Game"
name="game"
chosen=${s.name}
choose=${r}
options=${e.map(To)}
/>`}
<${ko}
players=${p}
set=${m}
seats=${s.seats}
coloured=${f}
/>
<${nt}
legend="Rules"
name="preset"
chosen=${l}
choose=${c}
options=${i}
/>
<${nt} legend="Dice" name="dice" chosen=${u} choose=${w} options=${Co} />
<div class="answers">
<${st.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${a.busy.begin}>Begin</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function nt({legend:e,name:t,options:o,chosen:a,choose:n}){return k.html`
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
`}var B=d(h(),1),pt=d(v(),1),Yo=d(R(),1),Jo=d(Me(),1);var X=d(h(),1);function Ae({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:a}=e;return X.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label="What everybody did">
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(n=>X.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:n,name:r,cells:s})=>X.html`
<tr key=${n}>
<th scope="row">${r}</th>
${s.map(i=>X.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${a.map(n=>X.html`<li key=${n}>${n}</li>`)}
</ul>
</div>
`}var S=d(h(),1);var O=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function je(e){return!!e?.lines.some(({points:t})=>t.length>1)}function it({lines:e,chapters:t,seq:o}){let a=e.flatMap(s=>s.points),n=a.map(([,s])=>s),r=Math.min(...a.map(([s])=>s));return{from:Math.min(r,t.find(({seq:s})=>s>=r)?.seq??r),to:Math.max(o,r+1),least:Math.min(0,...n),most:Math.max(1,...n)}}function Io({from:e,to:t,least:o,most:a},n=O){let r=n.width-n.left-n.right,s=n.height-n.top-n.bottom;return{x:i=>n.left+r*(i-e)/(t-e),y:i=>n.top+s*(1-(i-o)/(a-o))}}function Ro({points:e},t,o){let a=r=>Math.round(r*10)/10;return`${e.map(([r,s],i)=>{let[l,c]=[a(t.x(r)),a(t.y(s))];return i?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${a(t.x(o))}`}function zo({least:e,most:t},o=4){let a=t-e,n=10**Math.floor(Math.log10(Math.max(1,a/o))),r=[1,2,5,10].map(i=>i*n).find(i=>a/i<=o)??a,s=Math.ceil(e/r)*r;return Array.from({length:Math.floor((t-s)/r)+1},(i,l)=>s+l*r)}function lt({chapters:e},{from:t,to:o}){return e.map(({title:n,seq:r},s)=>({title:n,from:r,to:(e[s+1]?.seq??o+1)-1})).filter(n=>n.to>=t)}function No(e){let t=lt(e,it(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,name:a,points:n})=>({key:o,name:a,cells:t.map(({to:r})=>n.findLast(([s])=>s<=r)?.[1]??null)}))}}function Do({counts:e,lines:t}){let o=t.map(({name:a,points:n})=>`${a} ${n.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function ct({game:e,state:t},{key:o,seat:a},n){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===o)?.colour||n(a):e==="slargeball"?t.colours[Number(o)-1]:n(a)}var Le=["","9 5","2 5","14 5 2 5","5 5"],Zn=100;function Z({session:e,story:t}){return!t||!je(t)?null:S.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${er} session=${e} story=${t} />
<${tr} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div class="wide" tabindex="0" role="region" aria-label=${`${t.counts}, as a table`}>
<${nr} story=${t} />
</div>
</details>
</figure>
`}function er({session:e,story:t}){return S.html`
<ul class="plot-legend">
${t.lines.map((o,a)=>S.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${ce(ct(e,o,F))}
stroke-dasharray=${Le[a%Le.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function tr({session:e,story:t}){let o=(0,S.useId)(),a=it(t),n=Io(a);return S.html`
<svg
viewBox=${`0 0 ${O.width} ${O.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${Do(t)}</title>
<${or} levels=${zo(a)} scale=${n} />
<${ar} spans=${lt(t,a)} extent=${a} scale=${n} />
${t.lines.map((r,s)=>S.html`
<path
class="curve"
key=${r.key}
d=${Ro(r,n,a.to)}
style=${ce(ct(e,r,F))}
stroke-dasharray=${Le[s%Le.length]}
/>
`)}
</svg>
`}function or({levels:e,scale:t}){return e.map(o=>S.html`
<g key=${o}>
<path class="level" d=${`M${O.left} ${t.y(o)}H${O.width-O.right}`} />
<text x=${O.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function ar({spans:e,extent:t,scale:o}){let a=O.left;return e.map(({title:n,from:r})=>{let s=o.x(Math.max(r,t.from)),l=n.replace(/\D+/g,"")&&s>=a;return l&&(a=s+Zn),S.html`
<g key=${r}>
${r>t.from&&S.html`<path class="span" d=${`M${s} ${O.top}V${O.height-O.bottom}`} />`}
${l&&S.html`<text x=${s+2} y=${O.height-10}>${n}</text>`}
</g>
`})}function nr({story:e}){let{columns:t,rows:o}=No(e);return S.html`
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
`}var Ko=d(h(),1),qo=d(v(),1),Uo=d(R(),1),Go=d(Me(),1);function Fo({title:e,outcome:t},o,a){let n=o.map(({seq:r,at:s,told:i})=>`${s} #${r} ${i}${a.has(r)?"":" (taken back)"}`);return[e,...n,t?`The end: ${t.why}.`:"",""].join(`
`)}function Bo({id:e,game:t,title:o,state:a,outcome:n},r){let s=(a.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:n,entries:r},null,2)}function Wo({game:e},t,o){let a=t[0]?.at.slice(0,10);return[e,a].filter(Boolean).join("-").concat(".",o)}var Ho="take-away";function Pe({session:e}){let{deeds:t,state:o}=(0,qo.useTable)(),a=l=>Wo(e,o.entries,l),n=()=>new Blob([Fo(e,o.entries,(0,Go.standingOf)(o.entries))]),r=()=>new Blob([Bo(e,o.entries)]),s=l=>async()=>{let c=await t.ask(Ho,()=>t.api.file(e.id,l));c&&dt(c,a(l))},i=e.role==="referee";return Ko.html`
<div class="take-away" role="group" aria-label="Take the game away">
<button
data-testid="export-json"
onClick=${i?s("json"):()=>dt(r(),a("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>dt(n(),a("txt"))}>
Save as text
</button>
<${Uo.Refusal} spot=${Ho} />
</div>
`}function dt(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var Ie=d(h(),1),Re=d(v(),1),rr=400;function ee(e=!0){let{deeds:t}=(0,Re.useTable)(),{id:o,seq:a}=(0,Re.useSession)(),[n,r]=(0,Ie.useState)(null);return(0,Ie.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(o).then(c=>s&&r(c)).catch(()=>{}),n?rr:0);return()=>{s=!1,clearTimeout(l)}},[e,o,a]),n}var Xo=d(j(),1);var Vo=d(j(),1);var sr={clay_o_rama:cr,clearing_house:dr,generation_zero:pr,metamorph:mr,slargeball:fr};function ze(e){let{columns:t,cellsOf:o,colourOf:a}=(sr[e.game]??lr)(e.state),n=e.outcome?.winners??[],r=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:a?.(s)??F(s.seat),won:n.includes(s.seat),cells:o(s)}));return{columns:t,rows:r.sort(ir)}}function ir(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((a,n)=>a!==t.cells[n]);return typeof e.cells[o]=="number"?t.cells[o]-e.cells[o]:0}function lr(){return{columns:[],cellsOf:()=>[]}}function cr(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:a})=>a===t)?.colour||o||F(t),cellsOf:({seat:t})=>[hr(e.creatures.filter(({player:o,alive:a})=>o===t&&a),"hit_points")]}}function dr(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function pr(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var ur={dead:"dead",left:"left the map"};function mr(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:a})=>[a?0:e,t,a?ur[a]??a:o]}}function fr(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Vo.spelled)(e.colours[t-1]??"")]}}function hr(e,t){return e.reduce((o,a)=>o+a[t],0)}var te=d(h(),1);function Ne({columns:e,rows:t}){return t.length?te.html`
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
${t.map(({seat:o,name:a,colour:n,won:r,cells:s})=>te.html`
<tr key=${o} data-won=${r}>
<th scope="row">
<${Oe} colour=${n} /> ${a} ${r&&te.html`<span class="won">won</span>`}
</th>
${s.map(i=>te.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var oe=d(j(),1),$r=6e4;function De(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(0,oe.counted)(o,e.round?"round":"turn"),t.length>1&&gr(t),(0,oe.counted)(new Set(t.map(({command:a})=>a)).size,"decision")].filter(Boolean)}function Qo(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function gr(e){let[t,o]=[e[0],e.at(-1)].map(r=>Date.parse(r?.at??"")),a=Math.max(1,Math.round((o-t)/$r)),n=Math.floor(a/60);return n?`${(0,oe.counted)(n,"hour")} ${(0,oe.counted)(a%60,"minute")}`:(0,oe.counted)(a,"minute")}function Zo({session:e}){let{state:t}=(0,pt.useTable)(),o=(0,Jo.standingOf)(t.entries),a=t.entries.filter(({seq:n})=>o.has(n));return B.html`
<section class="end" data-testid="end" aria-label="The end of the game">
<p class="why" data-testid="end-why">${(0,Xo.sentence)(e.outcome.why)}.</p>
<${Ne} ...${ze(e)} />
<p class="small-facts">${De(e.state,a).join(" · ")}</p>
<${br} session=${e} />
<${xr} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Qo(a).map(n=>B.html`<li>${n}</li>`)}
</ul>
</details>
<details>
<summary>Take it away</summary>
<${Pe} session=${e} />
</details>
</section>
`}function br({session:e}){let{deeds:t,state:o}=(0,pt.useTable)(),{game:a,options:n,dice:r}=e;return B.html`
<div class="answers">
${n&&B.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:a,options:n,dice:r})}
>
Play again, same players
</button>`}
<a class="button" href="#/report" data-testid="report-link">Report to print</a>
<${Yo.Refusal} spot="begin" />
</div>
`}function xr({session:e}){let[t,o]=(0,B.useState)(!1),a=ee(t);return B.html`
<details
data-testid="evening"
onToggle=${n=>n.target===n.currentTarget&&o(n.target.open)}
>
<summary>The game in figures</summary>
<${Ae} deeds=${a?.deeds} />
<${Z} session=${e} story=${a} />
</details>
`}var I=d(h(),1);var mt=d(v(),1);var oa=d(ta(),1),L=d(j(),1);function aa(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=a=>e.players?.find(n=>n.seat===a)?.name??`seat ${a}`,o=(0,oa.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,L.sentence)(o):"Nothing has happened yet."}}function ut({players:e=[]}){return(0,L.listed)(e.map(({name:t})=>t))}function na({begun_at:e,last_at:t,seq:o}){if(!e)return"";let a=(0,L.dayAndClock)(e);if(!o||!t)return`Begun ${a}`;let n=(0,L.dayAndClock)(t),r=n.split(",")[0]===a.split(",")[0];return`Begun ${a}, last played ${r?(0,L.clock)(t):n}; ${(0,L.counted)(o,"entry","entries")}`}function ra(){let{deeds:e,state:t}=(0,mt.useTable)(),{answer:o,refused:a}=Y(()=>e.api.kept());return I.html`
<main class="kept" data-testid="kept-games" aria-busy=${!o&&!a}>
<header>
<h1>Games</h1>
<button class="primary" onClick=${()=>e.show("new-game")}>New game</button>
</header>
${a&&I.html`<p class="refusal" role="alert">${a}</p>`}
${o?.length===0&&I.html`<p class="hint">No game was begun yet.</p>`}
<ol>
${o?.map(n=>I.html`
<${yr} key=${n.id} game=${n} shown=${n.id===t.session?.id} />
`)}
</ol>
</main>
`}function yr({game:e,shown:t}){let{kind:o,words:a}=aa(e);return I.html`
<li data-testid="kept-game" data-kind=${o}>
<h2>${e.title}</h2>
<p>${ut(e)}</p>
<p class="stands">${a}</p>
<p class="hint">${na(e)}</p>
${o!=="set aside"&&I.html`<${wr} game=${e} shown=${t} />`}
</li>
`}function wr({game:e,shown:t}){let{deeds:o,code:a}=(0,mt.useTable)();return t?I.html`<a class="button" href="#/">Back to this game</a>`:a&&!e.codes?.referee?I.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:I.html`
<button
aria-label=${`Open ${e.title}: ${ut(e)}`}
onClick=${()=>o.open(e.id,e.codes.referee)}
>
Open
</button>
`}var g=d(h(),1),xa=d(ft(),1),ya=d(ht(),1),wa=d(R(),1),ue=d(v(),1),va=d(j(),1);var pe=d(j(),1);function la({said:e,legal:t,overrides:o}){let a=[...e?[e]:[],...t,...o];return[...new Set(a.map(n=>n.type))]}function ca({said:e,legal:t,overrides:o},a){return[...e?[e]:[],...t,...o].filter(r=>r.type===a)}function da({kept:e,changed:t,conflicts:o}){let a=t.filter(({how:r})=>r==="kept").length;return`${[$t(e-a,"stays as it was","stay as they were"),a&&$t(a,"goes otherwise","go otherwise"),o.length&&$t(o.length,"no longer fits and is left out","no longer fit and are left out")].filter(Boolean).join(", ")}.`}function $t(e,t,o){return`${(0,pe.counted)(e,"step")} ${e===1?t:o}`}function pa({how:e,seq:t}){let o={kept:"Goes otherwise",replaced:"Said anew",inserted:"Put in"};return t===null?o[e]:`${o[e]} (entry ${t})`}function ua(e){let t=e.replace(/\[(\d+)\]/g,(o,a)=>` ${Number(a)+1}`);return(0,pe.spelled)(t.replaceAll(".",", "))}function Fe(e){return e==null?"nothing":typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.every(o=>typeof o!="object"||o===null)&&e.length<9?e.join(", ")||"none":(0,pe.counted)(e.length,"of them","of them"):typeof e=="object"?Object.values(e).map(Fe).join(", "):String(e)}var y=d(h(),1),fa=d(ft(),1),ha=d(ht(),1),$a=d(v(),1),Be=d(j(),1);var ma=12;function ga({plan:e,also:t,confirm:o,close:a}){let{state:n}=(0,$a.useTable)();return y.html`
<div class="plan" data-testid="plan" ref=${ha.intoView}>
<p>${da(e)}</p>
${e.conflicts.map(r=>y.html`<${vr} conflict=${r} also=${t} />`)}
${e.changed.map(r=>y.html`<${kr} step=${r} />`)}
<${Sr} plan=${e} />
<${Cr} plan=${e} />
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
`}function vr({conflict:e,also:t}){let{seq:o,told:a,detail:n,rule:r,ruling:s,instead:i}=e,l=c=>()=>t({seq:o,how:"replace",command:c});return y.html`
<div class="conflict" data-testid="conflict">
<p><s>${a.join(" ")}</s></p>
<p>${(0,Be.sentence)(n)} ${r&&y.html`<span class="rule">(${r})</span>`}</p>
${s&&y.html`<p class="hint">${s.answer}</p>`}
${i.length>0&&y.html`<div class="chips" role="group" aria-label="Instead">
${i.map(c=>y.html`
<button class="chip" data-testid="instead" onClick=${l(c)}>
${(0,Be.spelled)(c.type)} ${(0,fa.inShort)(c)}
</button>
`)}
</div>`}
</div>
`}function kr({step:e}){return y.html`
<div class="changed" data-testid="changed">
<h3>${pa(e)}</h3>
${e.before.length>0&&y.html`<p class="before"><s>${e.before.join(" ")}</s></p>`}
<p>${e.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Sr({plan:e}){let t=o=>o.map(a=>`${a.why}: ${a.values.join(" ")}`).join("; ");return y.html`
${e.fresh.length>0&&y.html`<p>The house rolls: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&y.html`<p class="hint">Nobody asks any more for ${t(e.unused)}.</p>`}
`}function Cr({plan:e}){if(!e.state.length)return y.html`<p>The game stands as before.</p>`;let t=e.state.length-ma;return y.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,ma).map(({what:o,before:a,after:n})=>y.html`
<div>
<dt>${ua(o)}</dt>
<dd>${Fe(a)} → ${Fe(n)}</dd>
</div>
`)}
</dl>
${t>0&&y.html`<p class="hint">${t} values more.</p>`}
${e.outcome&&y.html`<p>The game is over then: ${e.outcome}.</p>`}
`}var ae="amend";function ka({seq:e,close:t}){let{deeds:o}=(0,ue.useTable)(),a=(0,ue.useSession)(),[n,r]=(0,g.useState)(null),[s,i]=(0,g.useState)([]),[l,c]=(0,g.useState)(null);(0,g.useEffect)(()=>{o.ask(ae,()=>o.api.spoken(a.id,e)).then(r)},[a.id,e]);let p=async u=>{let w=()=>o.api.planAmendment(a.id,u,a.seq),f=await o.ask(ae,w);f&&(i(u),c(f))},m=async()=>{await o.amend(ae,s,l)?t():c(null)};return g.html`
<div class="correcting" data-testid="correcting" ref=${ya.intoView}>
${!l&&n&&g.html`<${Tr} spoken=${n} show=${p} close=${t} />`}
${l&&g.html`<${ga}
plan=${l}
also=${u=>p([...s,u])}
confirm=${m}
close=${t}
/>`}
<${wa.Refusal} spot=${ae} />
${!l&&!n&&g.html`<button class="quiet" onClick=${t}>Leave it</button>`}
</div>
`}function Tr({spoken:e,show:t,close:o}){let{state:a}=(0,ue.useTable)(),{seq:n}=e,r=la(e),[s,i]=(0,g.useState)("replace"),[l,c]=(0,g.useState)(r[0]);if(e.luck)return g.html`<${_r} close=${o} />`;let p=ca(s==="insert"?{...e,said:null}:e,l);return g.html`
<div class="chips" role="group" aria-label="What is done">
<${ba} name="Say it otherwise" way="replace" now=${s} turnTo=${i} />
<${ba} name="Put one in before" way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${a.busy[ae]}
onClick=${()=>t([{seq:n,how:"remove"}])}
>
Take it out
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${m=>c(m.target.value)}>
${r.map(m=>g.html`<option value=${m} selected=${m===l}>${(0,va.spelled)(m)}</option>`)}
</select>
</label>
${p.length?g.html`<${xa.CommandForm}
key=${`${s}/${l}`}
examples=${p}
label="See what changes"
spot=${ae}
send=${m=>t([{seq:n,how:s,command:m}])}
/>`:g.html`<p class="hint">This was not among what could be said before it.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${o}>Leave it</button>
`}function ba({name:e,way:t,now:o,turnTo:a}){return g.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${o===t}
onClick=${()=>a(t)}
>
${e}
</button>
`}function _r({close:e}){return g.html`
<p class="hint">These dice fell by themselves. Correct the step that asked for them.</p>
<button class="quiet" onClick=${e}>Leave it</button>
`}var me=d(h(),1),W=d(Ca(),1);function Ta({wanted:e,want:t,players:o,groups:a,hits:n}){let r=s=>i=>t({...e,[s]:i.target.value});return me.html`
<form class="finder" role="search" onSubmit=${s=>s.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label="Search the log: words, or the number of an entry"
placeholder="Search, or #12"
value=${e.words}
onInput=${r("words")}
/>
<select data-testid="find-player" aria-label="Whose" onChange=${r("player")}>
<option value="" selected=${!e.player}>Everybody</option>
${o.map(({name:s})=>me.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label="What" onChange=${r("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${(0,W.kindsIn)(a).map(({value:s,title:i})=>me.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${(0,W.narrows)(e)&&me.html`<p class="found" role="status" data-testid="found">
${(0,W.foundTold)(n,a.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(W.ALL)}>
Show all
</button>
</p>`}
</form>
`}var T=d(h(),1),We=[{fps:12,label:"Slow"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],Or=6;function _a({frames:e,decisive:t,spots:o}){let a=Mr(e),[{at:n,playing:r},s]=(0,T.useState)({at:0,playing:!0}),[i,l]=(0,T.useState)(0),c=Math.min(n,e.length-1);(0,T.useEffect)(()=>{if(!r||a<e.length)return;let u=$=>($+1)%(e.length+Or),f=setInterval(()=>s($=>$.playing?{...$,at:u($.at)}:$),1e3/We[i].fps);return()=>clearInterval(f)},[r,i,a,e.length]);let p=u=>s({at:Math.max(0,Math.min(e.length-1,u)),playing:!1}),m=()=>s(u=>({...u,playing:!u.playing}));return T.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${a}
data-at=${c}
>
<div class="touchable">
<img src=${e[c]} alt=${`Replay, picture ${c+1}`} width="640" height="360" />
${o("in_replay")}
</div>
${a<e.length&&T.html`<progress max=${e.length} value=${a} aria-label="Loading the replay" />`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${r?"Pause the replay":"Play the replay"}
onClick=${m}
>
${r?"Pause":"Play"}
</button>
<button aria-label="One picture back" onClick=${()=>p(c-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${c}
aria-label="Picture of the replay"
onInput=${u=>p(Number(u.target.value))}
/>
<button aria-label="One picture on" onClick=${()=>p(c+1)}>›</button>
<button
aria-label=${`Speed: ${We[i].label}. Change it`}
onClick=${()=>l((i+1)%We.length)}
>
${We[i].label}
</button>
</figcaption>
<${Er} places=${t} frames=${e} shown=${c} stopAt=${p} />
</figure>
`}function Er({places:e,frames:t,shown:o,stopAt:a}){return e.length?T.html`
<div class="decisive" role="group" aria-label="The pictures that decide">
${e.map(n=>T.html`
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
`:null}function Mr(e){let[t,o]=(0,T.useState)(0),a=(0,T.useRef)([]);return(0,T.useEffect)(()=>(o(0),a.current=e.map(n=>{let r=new Image;return r.onload=()=>o(s=>s+1),r.src=n,r}),()=>{for(let n of a.current)n.src="";a.current=[]}),[e.join()]),t}var gt=d(h(),1),Oa=d(v(),1);function Ea(){let e=(0,Oa.useSession)(),t=ee();return t?je(t)?gt.html`<${Z} session=${e} story=${t} />`:gt.html`<p class="hint">Nothing has changed yet.</p>`:null}var M=d(h(),1),He=d(v(),1);var ja=d(Aa(),1),Ke=d(Me(),1),N=d(j(),1);function La(){let{state:e}=(0,He.useTable)(),t=(0,He.useSession)(),o=ee(),a=(0,Ke.standingOf)(e.entries),n=e.entries.filter(({seq:s})=>a.has(s)),{outcome:r}=t;return M.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${n.length>0&&M.html`<p>${(0,N.dayAndClock)(n[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>Print</button>
<a class="button" href="#/">Back to the game</a>
<${Pe} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label="Scoreboard">
<p class="why">${r?`${(0,N.sentence)(r.why)}.`:"The game goes on."}</p>
<${Ne} ...${ze(t)} />
<p class="small-facts">${De(t.state,n).join(" · ")}</p>
<${Ae} deeds=${o?.deeds} />
<${Z} session=${t} story=${o} />
</section>
<${Ar} entries=${n} gone=${e.entries.length-n.length} />
</main>
`}function Ar({entries:e,gone:t}){return M.html`
<section class="told" aria-label="The story">
<h2>The story</h2>
${(0,ja.chaptersOf)((0,Ke.groupsOf)(e)).map(({title:o,first:a,turns:n})=>M.html`
<h3 key=${a}>${o}</h3>
${n.map(({turn:r,groups:s})=>M.html`
${r&&M.html`<h4>${r}</h4>`}
<ol>
${s.map(i=>M.html`<${jr} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&M.html`<p class="hint">
${(0,N.counted)(t,"entry","entries")} taken back or told of it, and not shown here; the
game's file holds them.
</p>`}
</section>
`}function jr({group:e}){let[{proposal:t,comment:o}]=e.entries;return M.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,N.clock)(e.at)}</span>
<span>
${e.entries.map(({told:a})=>a).join(" ")}
${t&&!o&&M.html` <em class="mark">Seen by the camera.</em>`}
${o&&M.html` <em class="mark">${(0,N.sentence)(o)}.</em>`}
</span>
</li>
`}var Ra=d(Ia()),za=document.createElement("style");za.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(za);(0,Ra.arrived)("aside",bt);