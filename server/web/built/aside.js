var zo=Object.create;var xe=Object.defineProperty;var Ro=Object.getOwnPropertyDescriptor;var Do=Object.getOwnPropertyNames;var Fo=Object.getPrototypeOf,Bo=Object.prototype.hasOwnProperty;var C=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ho=(e,t)=>{for(var n in t)xe(e,n,{get:t[n],enumerable:!0})},Ko=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Do(t))!Bo.call(e,a)&&a!==n&&xe(e,a,{get:()=>t[a],enumerable:!(o=Ro(t,a))||o.enumerable});return e};var p=(e,t,n)=>(n=e!=null?zo(Fo(e)):{},Ko(t||!e||!e.__esModule?xe(n,"default",{value:e,enumerable:!0}):n,e));var h=C((va,Ke)=>{Ke.exports=core["view.js"]});var Ue=C((ka,We)=>{We.exports=core["picture/live.js"]});var _=C((Sa,qe)=>{qe.exports=core["page/table.js"]});var P=C((Ca,Ge)=>{Ge.exports=core["page/refusal.js"]});var A=C((Ia,nt)=>{nt.exports=core["words.js"]});var ne=C((Pa,lt)=>{lt.exports=core["address.js"]});var Yt=C((br,Qt)=>{Qt.exports=core["log/groups.js"]});var co=C((Er,lo)=>{lo.exports=core["games/awaited.js"]});var Re=C((Lr,ho)=>{ho.exports=core["forms/command_form.js"]});var De=C((Ir,$o)=>{$o.exports=core["page/into_view.js"]});var Io=C((Gr,Lo)=>{Lo.exports=core["parts.js"]});var Be={};Ho(Be,{Calibrate:()=>Mt,Correcting:()=>Mo,End:()=>io,Invite:()=>It,KeptGames:()=>mo,NewGame:()=>Vt});var g=p(h(),1),At=p(Ue(),1),je=p(_(),1),jt=p(P(),1);var O=p(h(),1);function Ve(e,t){let{x_px:n,y_px:o,sigma_mm:a}=e,r=[];for(let s=0;s+1<o.length;s+=1)for(let i=0;i+1<n.length;i+=1){let l=[[n[i],o[s],a[s][i]],[n[i+1],o[s],a[s][i+1]],[n[i+1],o[s+1],a[s+1][i+1]],[n[i],o[s+1],a[s+1][i]]];r.push(...Wo(l,t))}return r}function Wo(e,t){if(e.some(([,,a])=>a===null))return[];let n=e.flatMap((a,r)=>Uo(a,e[(r+1)%4],t)),o=[];for(let a=0;a+1<n.length;a+=2)o.push([...n[a],...n[a+1]]);return o}function Uo([e,t,n],[o,a,r],s){if(n<=s==r<=s)return[];let i=(s-n)/(r-n);return[[e+i*(o-e),t+i*(a-t)]]}var T=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Qe=T.slice(0,-1).map(e=>e.upTo);function Ye(e){return T.findIndex(t=>e<=t.upTo)}function Xe(e){return e===0?`under ${T[0].upTo}`:e===T.length-1?`over ${T[e-1].upTo}`:`${T[e-1].upTo} to ${T[e].upTo}`}var qo=1280,Go=7;function Je({told:e,shown:t}){let{check:n,table:o}=e,[a,r]=n.size_wh,s=a/qo;return O.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${r}`}
style=${`--unit: ${s}px`}
role="img"
aria-label="Expected error over the table, and the boards that were found"
data-testid="overlay"
>
${t&&O.html`<${Vo} map=${o.map} /><${Yo} map=${o.map} unit=${s} size=${[a,r]} />`}
${o.outline_px.length>2&&O.html`<polygon
class="table-outline"
points=${o.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${o.marks.flatMap(i=>i.marks_px).map(i=>O.html`<${Jo} mark=${i} unit=${s} />`)}
</svg>
`}function Vo({map:e}){let t=e.x_px[1]-e.x_px[0],n=e.y_px[1]-e.y_px[0],o=e.sigma_mm.flatMap((a,r)=>Qo(a).map(s=>({...s,y:r})));return T.map(({colour:a,opacity:r},s)=>O.html`
<g fill=${a} opacity=${r}>
${o.filter(i=>i.step===s).map(({start:i,end:l,y:c})=>O.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-n/2}
width=${t*(l-i)}
height=${n+1}
/>
`)}
</g>
`)}function Qo(e){let t=[];return e.forEach((n,o)=>{let a=n===null?null:Ye(n),r=t.at(-1);r&&r.step===a?r.end=o+1:t.push({start:o,end:o+1,step:a})}),t.filter(n=>n.step!==null)}function Yo({map:e,unit:t,size:n}){return Qe.map(o=>{let a=Ve(e,o);if(!a.length)return null;let r=a.map(([l,c,d,u])=>`M${l} ${c}L${d} ${u}`).join(""),[s,i]=Xo(a,n,t);return O.html`
<path class="error-line under" d=${r} />
<path class="error-line" d=${r} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${o} mm</text>
`})}function Xo(e,[t,n],o){let a=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(n-c)),[r,s]=e.reduce((l,c)=>a(c)>a(l)?c:l),i=(l,c,d)=>Math.min(Math.max(l,c),d-c);return[i(r,60*o,t),i(s+7*o,26*o,n)]}function Jo({mark:e,unit:t}){if(e.length>2)return O.html`<polygon class="mark" points=${e.map(r=>r.join(",")).join(" ")} />`;let[[n,o]]=e,a=Go*t;return O.html`<path class="mark" d=${`M${n-a} ${o}H${n+a}M${n} ${o-a}V${o+a}`} />`}var ye=p(h(),1);function Ze({map:e,shown:t,show:n,children:o}){return ye.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${a=>n(a.target.checked)}
/>
Expected error in mm
</label>
${o}
</div>
<ol class="legend-steps" aria-label="Colours of the expected error, in mm">
${T.map((a,r)=>ye.html`<li><i style=${`background: ${a.colour}`}></i>${Xe(r)}</li>`)}
</ol>
<p class="hint">${Zo(e)}</p>
</div>
`}function Zo(e){let t=e.height_mm===0?"on the table itself":`${e.height_mm} mm above the table`;if(e.median_mm===null)return`Nothing ${t} is in view.`;let n=e.median_mm.toFixed(2);return`It holds for points ${t}: ${n} mm as a rule, 95 % under ${e.p95_mm.toFixed(1)} mm. A point that is higher or lower than supposed lies elsewhere.`}var z=p(h(),1),tt={good:"All is well",fair:"Good enough, and can be better",poor:"Do this first"},en="Light, sharpness, boards and accuracy are as they should be. The game can begin.",tn="The picture stands still: look to the camera first. What is told here is of the last picture.",on="Where the table is, is not known at this moment: lay the printed sheet in view, whole, flat and well lit.";function ot({check:e,stopped:t,calibrated:n}){let{instruction:o,further:a}=e;return t?z.html`<${et} cause="camera/still" sentence=${tn} />`:!n&&!o?z.html`<${et} cause="board/unseen" sentence=${on} />`:z.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${tt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${o?.cause??""}>
${o?.sentence??en}
</p>
${a.length>0&&z.html`
<details class="other">
<summary>
${a.length===1?"Then one more thing":`Then ${a.length} more things`}
</summary>
<ol>
${a.map(r=>z.html`<li>${r.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function et({cause:e,sentence:t}){return z.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${tt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var te=p(h(),1),st=p(A(),1);function it({check:e}){return te.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${nn(e).map(([t,n,o])=>te.html`
<dt>${t}</dt>
<dd data-grade=${n??"plain"}>
<span>${o}</span>
${n&&te.html`<b class="grade" data-grade=${n}>${n}</b>`}
</dd>
`)}
</dl>
</div>
`}function nn(e){let{light:t,blur:n,rate:o,steadiness:a,view:r,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Light",t.grade,rn(t)],["Sharpness",n.grade,`blurred by ${n.px.toFixed(1)} px`],o&&["Pictures",o.grade,`${Math.round(o.fps)} a second${sn(o)}`],a&&["Steadiness",a.grade,ln(a)],r&&["Scale",r.grade,cn(r)],r&&["Camera",null,dn(r)],r&&["In view",null,pn(r)],s&&["Boards",s.grade,s.seen.map(un).join(", ")],i&&["Accuracy",i.grade,mn(i)],l&&["Held-out corners",null,`${oe(l.median_mm)} off, 95 % under ${oe(l.p95_mm)} (${l.corners})`],c&&["Focal length",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, known from ${an[c.known_from]}`]].filter(Boolean)}var an={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function rn(e){let t=e.glare.length?`, ${(0,st.counted)(e.glare.length,"mirrored lamp")}`:"";return e.paper===null?`table ${Math.round(e.median)} of 255${t}`:`paper ${Math.round(e.paper)}, table ${Math.round(e.median)} of 255${t}`}function sn(e){return e.missing?`, ${e.missing} missing`:""}function ln(e){let{flicker:t,hunting:n,shake_px:o}=e;return`flickers ${at(t)}, drifts ${at(n)}, shakes ${o.toFixed(1)} px`}function cn(e){return`${e.mm_per_px.toFixed(1)} mm a pixel, at worst ${(e.worst_mm_per_px??e.mm_per_px).toFixed(1)}`}function dn(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function pn(e){return`table in ${rt(e.table_share)} of the picture, ${rt(e.between_boards_share)} of the area between the boards`}function un(e){return`${e.name} ${e.corners_found} of ${e.corners_total} corners${fn(e)}`}function fn(e){let t=e.corners_in_view-e.corners_found,n=e.corners_total-e.corners_in_view,o=[t&&`${t} hidden`,n&&`${n} outside`].filter(Boolean);return o.length?` (${o.join(", ")})`:""}function mn(e){return`${oe(e.median_mm)}, 95 % under ${oe(e.p95_mm)}. ${e.tells}`}function oe(e){return e===null?"unknown":`${e.toFixed(2)} mm`}function at(e){return`${(100*e).toFixed(1)} %`}function rt(e){return`${Math.round(100*e)} %`}var ae=p(h(),1),ct=p(ne(),1);function dt({camera:e,code:t}){return ae.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?ae.html`Put the file into the data folder as <code>${e.keep_as}</code>: it is used
by itself next time.`:ae.html`Give the file to <code>--camera-file</code>, or to <code>--camera</code> of${" "}
<code>tableref calibrate</code>.`}
${" "}It holds as long as zoom, focus and resolution stay as they are. Best is a file made
from ten pictures of a sheet held before the camera in many ways:${" "}
<code>tableref calibrate</code> with <code>--save-camera</code>.
</p>
<p>
<a href=${(0,ct.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var L=p(h(),1);var hn=[.2,.375,.5555555555555556,.6666666666666666],$n=(e,t)=>n=>{let o=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(o)-35,r=o>8?a:1,s=t/r|0,i=t%r,l=r-i,c=o>8?s*hn[n]+(e>5)&-2:a,d=s-c;return{t:l*d+i*d+i,o:[[l,d],[i,d+1]],i:c}};var R=e=>new Uint8Array(e),Y=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},re=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),ke=e=>e.charCodeAt(0),ft=(...e)=>(t,n)=>e.forEach(o=>o(t,n)),mt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},_e=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(o=>t.push(o,8))},H=(e,t,n,o,a=(s,i)=>n(s.length,i),r=o?s=>ft(mt(o),e(s)):e)=>(r.test=t,r.l=n,r.est=a,r.eci=o&&[o],r),ht=H(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let o=0;for(;o<e.length-2;o+=3)t.push(+e.slice(o,o+3),10);o<e.length-1?t.push(+e.slice(o),7):o<e.length&&t.push(+e[o],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),$t=H(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let o=0;for(;o<e.length-1;o+=2)t.push(45*re(e[o])+re(e[o+1]),11);o<e.length&&t.push(re(e[o]),6)},e=>re(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),B=H(e=>_e([...e].map(ke)),e=>ke(e)<128,(e,t)=>12+8*(t>9)+8*e);B._=!0,B.u=!0;var Te=H(B,e=>ke(e)<256,B.l,3);Te._=!0;var pt=new TextEncoder,Ee=H(e=>_e(pt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*pt.encode(e).length);Ee._=!0;var Se=()=>{let e=new Map,t=new TextDecoder("sjis"),n=R(2);for(let o=0;o<7973;++o)n[0]=o/192+129+64*(o>5951),n[1]=o%192+64,e.set(t.decode(n),o);return e.delete("�"),Se=()=>e,e},Oe=H(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let o of e)t.push(Se().get(o),13)},e=>Se().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Oe._=!0;var gt=[ht,$t,B,Te,Oe,Ee],gn={auto:(e,{modes:t=gt}={})=>(n,o)=>{let a=t.map((d,u)=>{let f=new Map,y=(m,w)=>(f.has(m)||f.set(m,w(m,o)),f.get(m));return{m:d,h:1<<u,C:d.est("",o),S:d.l?(m,w)=>y(w-m,d.l):(m,w)=>y(e.slice(m,w),d.est)}}),r=[{v:0}],s=0,i=0,l=-1;for(let d of[...e,""]){let u=0;if(d)for(let f of a)f.m.test(d)&&(u|=f.h);if(!d||u!==l){if(l!==-1){let f=new Set(r.map(m=>m.D)),y=[];for(let{m,C:w,S:k,h:S}of a)if(l&S){let N=k(s,i);for(let G of m.eci??f)if(!m.u||!G){let V;for(let I of r)if(I.D===G||m.eci){let Q=I.m===m&&I.D===G,we=Q?I.V:I,He=m._&&Q?I.v+N-w:we.v+12*(we.D!==G)+(Q?k(Q?I.$:s,i):N);(!V||He<V.v)&&(V={$:Q?I.$:s,V:we,m,D:G,A:i,v:He})}V&&y.push(V)}}r=y}l=u,s=i}i+=d.length}r.length||Y(5);let c=[];for(let d=r.reduce((u,f)=>f.v<u.v?f:u);d.m;d=d.V)c.push(d.m(e.slice(d.$,d.A)));c.reverse().forEach(d=>d(n,o))},multi:ft,eci:mt,bytes:_e,numeric:ht,alphaNumeric:$t,ascii:B,iso8859_1:Te,shift_jis:Oe,utf8:Ee},bn=()=>({F:R(2956),I:0,push(e,t){for(let n=t,o=8-(7&this.I);n>0;n-=o,o=8)this.F[this.I>>3]|=e<<o>>n,this.I+=n<o?n:o}}),ve=(e,t=e*e,n=R(t))=>({size:e,K:n,get:(o,a)=>o>=0&&o<e&&!!(1&n[a*e+o]),toString({on:o="##",off:a="  ",lf:r=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let d=-l;d<e+l;++d){for(let u=-i;u<e+i;++u)c+=this.get(u,d)?o:a;c+=r}return c},toImageData(o,{on:a=[0,0,0],off:r=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,d=e+2*l,u=o.createImageData(c,d),f=new Uint32Array(u.data.buffer);u.data.set([...a,255]);let y=f[0];u.data.set([...r,255]);let m=f[0];for(let w=0;w<d;++w)for(let k=0;k<c;++k)f[w*c+k]=this.get(k-i,w-l)?y:m;return u},toCanvas(o,a){let r=o.getContext("2d"),s=this.toImageData(r,a);o.width=s.width,o.height=s.height,r.putImageData(s,0,0)},toDataURL({type:o="image/png",scale:a=1,...r}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,r);return s.width=l.width*a,s.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(o,1)}}),se=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ie=R(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ie[ie[t+255]=e++]=t;var bt=e=>ie[e%255],wt=e=>ie[e+255],wn=(e,t)=>{let n=R(e.length+t.length-1);for(let o=0;o<e.length;++o)for(let a=0;a<t.length;++a)n[o+a]^=bt(e[o]+t[a]);return n.map(wt)},xn=(e,t)=>{let n=R(e.length+t.length-1);n.set(e,0);for(let o=0;o<e.length;++o)if(n[o]){let a=wt(n[o]);for(let r=0;r<t.length;++r)n[o+r]^=bt(t[r]+a)}return n.slice(e.length)},Ce=[[0],[0,0]];for(let e=1;e<30;++e)Ce.push(wn(Ce[e],[0,e]));var yn=(e,t)=>{let n=[[],[]],o=0,a=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,o+=i){let c=e.slice(o,o+i);n[0].push(c),n[1].push(xn(c,Ce[t.i])),a+=i+t.i}let r=R(a);a=0;for(let s of n)for(let i=0,l=-1;l<a;++i){l=a;for(let c of s)i<c.length&&(r[a++]=c[i])}return r},xt=(e,t,n)=>{let o=e<<=n;for(let a=134217728;a>>=1;)o&a&&(o^=t*(a>>n));return o|e},vn=({size:e,K:t},n)=>{let o=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},a=(s,i,l)=>{for(let c=0;c++<3;l-=2)o(i*e+s-(l>>1)*(e+1),l,l,2|c)},r=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let s=e-7;s>8;s-=r){for(let i=s;i>8;i-=r)a(s,i,5);s<e-7&&a(s,6,5)}if(n>6)for(let s=xt(n,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;o(7,2,9,2),o(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;a(3,3,7),a(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},kn=({size:e,K:t})=>{let n=[];for(let o=e-2,a=e,r=-1;o>=0;o-=2){for(o===5&&(o=4);a+=r,a!==-1&&a!==e;){let s=a*e+o;t[s+1]||n.push(s+1),t[s]||n.push(s)}r*=-1}return n},Sn=({K:e},t,n)=>t.forEach((o,a)=>e[o]=n[a>>3]>>(7&~a)&1),Cn=({size:e,K:t},n,o,a)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(n(i,s)||2&t[l])}let r=21522^xt((1^a)<<3|o,1335,10);for(let s=0;s++<8;r>>=1)t[(s-(s<7))*e+8]=1&r,t[9*e-s]=1&r;for(let s=8;--s,r;r>>=1)t[8*e+s-(s<7)]=1&r,t[(e-s)*e+8]=1&r},_n=({size:e,K:t},n=0,o=0)=>{for(let a=0;a<e;++a){for(let r=0;r<2;++r)for(let s,i=0,l=0,c=2;i<e;++i){let d=1&t[r?a*e+i:i*e+a];o+=d,l=(l>>1|2098176)&(3047517^d-1),2049&l&&(n+=40),d^c&&(s=0),c=d,n+=++s===5?3:s>5}if(a)for(let r=e+a,s=5*t[a-1]^t[a];r<e*e;r+=e){let i=5*t[r-1]^t[r];n+=3*!(1&(s|i)|4&(s^i)),s=i}}return n+10*(10*Math.abs(o/(e*e)-1)|0)},ut=[],le=(e=Y(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:o=1,maxVersion:a=40,mask:r,trailer:s=60433,...i}={})=>{n<t&&Y(3),a<o&&Y(2),typeof e=="string"&&(e=gn.auto(e,i));for(let l=o,c=0;l<=a;++l){let d=ut[l];d||(ut[l]=d=ve(4*l+17),vn(d,l),d.p=kn(d));let u=$n(l,d.p.length>>3);if(8*u(t).t<c)continue;let f=bn();e(f,l),c=f.I;for(let y=n;y>=t;--y){let m=u(y);if(8*m.t<c)continue;for(f.I=c+11&-8;f.I<8*m.t;)f.push(s,16);let w=ve(d.size,d.K);return Sn(w,d.p,yn(f.F,m)),(se[r]?[se[r]]:se).map((k,S)=>{let N=ve(w.size,w.K);return Cn(N,k,r??S,y),N.s=se[r]?0:_n(N),N}).reduce((k,S)=>S.s<k.s?S:k)}}Y(4)};le.with=(...e)=>(t,n)=>le(t,{modes:[...gt,...e],...n});var yt=p(h(),1),Ae=4;function ce({text:e,label:t}){let n=le(e),o=n.size+2*Ae;return yt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${o} ${o}`}
>
<rect width=${o} height=${o} fill="#ffffff" />
<path d=${Tn(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Tn(e){let t=[];for(let n=0;n<e.size;n+=1)for(let o=0;o<e.size;o+=1)e.get(o,n)&&t.push(`M${o+Ae} ${n+Ae}h1v1h-1z`);return t.join("")}var vt=p(_(),1),kt=p(P(),1);function St({source:e}){let{state:t,deeds:n}=(0,vt.useTable)(),[o,a]=(0,L.useState)(null),r=l=>n.ask("phone",()=>l().then(a));if((0,L.useEffect)(()=>{e==="camera phone"&&r(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=o?.links??[];return L.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that shall look on; it must be in the same Wi-Fi. It will warn that
the connection is not private, because nobody outside vouches for this machine: choose
“Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&L.html`<${ce} text=${s} label="QR code of the phone’s link" />`}
${s&&L.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&L.html`<p class="hint">
If the phone finds nothing there, this machine’s other addresses are${" "}
${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing
of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>r(n.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>r(n.api.withdrawPhone)}>
End the phone’s picture
</button>
</p>
<${kt.Refusal} spot="phone" />
</div>
`}var D=p(h(),1),Ct=p(ne(),1);var de=p(h(),1);function K(e){let[t,n]=(0,de.useState)({answer:null,refused:null});return(0,de.useEffect)(()=>{let o=!1;return e().then(a=>o||n({answer:a,refused:null})).catch(a=>o||n({answer:null,refused:a.detail})),()=>{o=!0}},[]),t}var _t=p(_(),1),En={a4:"A4",letter:"Letter"};function Tt({code:e}){let{deeds:t}=(0,_t.useTable)(),[n,o]=(0,D.useState)("a4"),{answer:a}=K(t.api.sheets);return D.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label="Paper">
${Object.entries(En).map(([r,s])=>D.html`
<button class="chip" aria-pressed=${r===n} onClick=${()=>o(r)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">Print at 100 % and check that the ruler on the sheet is 100 mm long.</p>
<ul>
${(a??[]).map(r=>D.html`<${On} sheet=${r} paper=${n} code=${e} />`)}
</ul>
</div>
`}function On({sheet:e,paper:t,code:n}){let o=a=>(0,Ct.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,n);return D.html`
<li>
<a href=${o("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${o("json")}
download=${`${e.name}.json`}
aria-label=${`Boards file of ${e.name}`}
>boards file</a
>
</li>
`}var pe=p(h(),1),Et=p(_(),1),An=700;function Ot(e){let{deeds:t}=(0,Et.useTable)(),[n,o]=(0,pe.useState)({told:null,silent:!1});return(0,pe.useEffect)(()=>{let a=!1,r;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;o(l=>({told:i??l.told,silent:!i}))}r=setTimeout(s,An)}return s(),()=>{a=!0,clearTimeout(r)}},[e]),n}var jn=[0,30,60];function Mt(){let{code:e}=(0,je.useTable)(),[t,n]=(0,g.useState)(0),[o,a]=(0,g.useState)(!0),{told:r,silent:s}=Ot(t),i=r?.check;return g.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!r}>
<section class="calibrate-seen" aria-label="The table, seen by the camera">
${r&&!r.camera?g.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:g.html`<${Ln} told=${r} silent=${s} code=${e} shown=${o} />`}
${i&&g.html`<${ot} check=${i} stopped=${Mn(r,s)} calibrated=${!!r.table} />`}
${r?.table&&g.html`<${Ze} map=${r.table.map} shown=${o} show=${a}>
<${In} heightMm=${t} choose=${n} />
<//>`}
</section>
<section class="calibrate-told">
<${St} source=${r?.camera?.source} />
${i&&g.html`<${it} check=${i} />`}
${r?.camera&&g.html`<${Nn} told=${r} />`}
${r?.table&&g.html`<${dt} camera=${r.camera} code=${e} />`}
<${Tt} code=${e} />
</section>
</main>
`}function Mn(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Ln({told:e,silent:t,code:n,shown:o}){let a=t||e?.camera?.frozen;return g.html`
<div class="live" data-frozen=${!!a}>
<${At.Live} code=${n} link="live" />
${e?.table&&!t&&g.html`<${Je} told=${e} shown=${o} />`}
${a&&g.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&g.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function In({heightMm:e,choose:t}){return g.html`
<div class="chips" role="group" aria-label="Height that the error is told for">
${jn.map(n=>g.html`
<button
class="chip"
aria-pressed=${n===e}
data-testid=${`height-${n}`}
onClick=${()=>t(n)}
>
${n===0?"On the table":`${n} mm above`}
</button>
`)}
</div>
`}function Nn({told:e}){let{state:t,deeds:n}=(0,je.useTable)(),o=t.busy.solve;return g.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${o} onClick=${()=>n.ask("solve",n.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew from the next picture, with nothing before the boards.":"No board is recognised yet: it is looked for again and again."}
</p>
<${jt.Refusal} spot="solve" />
</div>
`}var x=p(h(),1),fe=p(ne(),1),me=p(_(),1),Lt=p(P(),1);var W=p(h(),1);function ue({title:e,close:t,children:n}){let o=(0,W.useRef)(null);return(0,W.useEffect)(()=>{o.current?.showModal()},[]),W.html`
<dialog
ref=${o}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${r=>{r.target===o.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label="Close" onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var Pn=1500;function It({close:e}){let{deeds:t}=(0,me.useTable)(),n=(0,me.useSession)(),{answer:o,refused:a}=K(()=>t.api.codes(n.id)),[r,s]=(0,x.useState)(null),i=(c,d)=>t.ask("codes",()=>t.api.changeCode(n.id,c,d).then(s)),l=r??o;return x.html`
<${ue} title="Invite" close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,fe.onlyThisMachine)()&&x.html`<p class="hint">
This page is open as ${location.host}, which other machines cannot reach. Start with${" "}
<code>--host 0.0.0.0</code> and open the page under this machine’s own address first.
</p>`}
${a&&x.html`<p class="refusal" role="alert">${a}</p>`}
<${Lt.Refusal} spot="codes" />
${l&&x.html`<${zn} session=${n} codes=${l} change=${i} />`}
<//>
`}function zn({session:e,codes:t,change:n}){let o=r=>e.state.players?.find(s=>s.seat===r)?.name??`Seat ${r}`,a=[...t.seats.map((r,s)=>[o(s+1),r,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return x.html`
<ul class="links">
${a.map(([r,s,i])=>x.html`
<${Rn}
key=${i}
who=${r}
link=${s&&(0,fe.invitation)(e.id,s)}
change=${l=>n(i,l)}
/>
`)}
</ul>
<p class="hint">
If nobody plays on, the links end ${new Date(t.end_at).toLocaleString()}.${" "}
<button onClick=${()=>n("all","withdraw")}>Withdraw all</button>
</p>
`}function Rn({who:e,link:t,change:n}){return x.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?x.html`<${Dn} who=${e} link=${t} />`:x.html`<em>Withdrawn: nobody comes in.</em>`}
<span class="change">
<button aria-label=${`New code for ${e}`} onClick=${()=>n("renew")}>
New code
</button>
${t&&x.html`<button
aria-label=${`Withdraw the code of ${e}`}
onClick=${()=>n("withdraw")}
>
Withdraw
</button>`}
</span>
</li>
`}function Dn({who:e,link:t}){let[n,o]=(0,x.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),o(!0),setTimeout(()=>o(!1),Pn)},[r,s]=(0,x.useState)(!1);return x.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${a}>${n?"Copied":"Copy"}</button>
<button aria-expanded=${r} aria-label=${`QR code for ${e}`} onClick=${()=>s(!r)}>
QR
</button>
${r&&x.html`<${ce} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var v=p(h(),1),Le=p(_(),1),Ie=p(P(),1);var F=p(h(),1);var Pt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},zt=Object.keys(Pt),Fn={fill:"#75726b",ink:"#ffffff"};function Rt(e){let{fill:t,ink:n}=Pt[e]??Fn;return{"--hue":t,"--hue-ink":n}}var Nt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function X(e){return Nt[(e-1)%Nt.length]}var Dt=p(h(),1);function he({colour:e,large:t=!1}){return Dt.html`<span
class=${t?"swatch large":"swatch"}
style=${Rt(e)}
title=${e||"no colour yet"}
aria-hidden="true"
></span>`}var Bn=["Ada","Bo","Cy"],Ft=["orange","blue","green","red","yellow","purple","pink","white"];function Bt(e){let t=e?.state.players;return t?t.map(({name:n,colour:o})=>({name:n,colour:o??""})):Bn.map((n,o)=>({name:n,colour:Ft[o]}))}function Ht(e,t){return t?e:e.map(({name:n})=>({name:n}))}function Kt({players:e,set:t,seats:n,coloured:o}){let[a,r]=n,s=(l,c)=>t(e.with(l,{...e[l],...c})),i=Ft.find(l=>!e.some(c=>c.colour===l));return F.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,c)=>F.html`
<div class="player-row" data-testid="player-row">
<${he} colour=${o?l.colour:X(c+1)} />
<input
aria-label=${`Name of player ${c+1}`}
value=${l.name}
onInput=${d=>s(c,{name:d.target.value})}
/>
${o&&F.html`<${Hn} place=${c} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((d,u)=>u!==c))}
>
×
</button>
</div>
`)}
${e.length<r&&F.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function Hn({place:e,player:t,change:n}){return F.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${o=>n(e,{colour:o.target.value})}
>
${["",...zt].map(o=>F.html`
<option value=${o} selected=${o===t.colour}>
${o||"any colour"}
</option>
`)}
</select>
`}var J=p(A(),1),$e=["thimble","Thimble","As small as it goes: to try it out."],Kn=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Wn=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],$e],Un=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],$e],qn=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],$e],Gn=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],$e],Vn={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Qn={clay_o_rama:Kn,clearing_house:Wn,metamorph:Un,generation_zero:qn,slargeball:Gn},Ut=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function qt({name:e,title:t,summary:n,seats:[o,a]}){let r=n.split(`
`)[0].replace(`${t}: `,""),s=[`${o} to ${a} players`,Vn[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,J.sentence)(r.replaceAll("'","’")),facts:`${(0,J.sentence)(s)}.`}}function Gt(e){let t=Qn[e.name];return t?t.map(([n,o,a])=>Wt(e,n,o,a)):Object.keys(e.options).map(n=>Wt(e,n,(0,J.spelled)(n)))}function Wt(e,t,n,o=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:o,options:{preset:t}};let{type:a,...r}=e.options[t]??{};return{name:t,title:n,text:o,options:r}}function Vt({close:e}){let{state:t,deeds:n}=(0,Le.useTable)(),{games:o}=t;return(0,v.useEffect)(()=>{n.learnGames()},[]),v.html`
<${ue} title="New game" close=${e}>
<${Ie.Refusal} spot="games" />
${o.length>0&&v.html`<${Yn} games=${o} close=${e} />`}
<//>
`}function Yn({games:e,close:t}){let{deeds:n,state:o}=(0,Le.useTable)(),[a,r]=(0,v.useState)(o.session?.game??e[0].name),s=e.find(S=>S.name===a)??e[0],i=Gt(s),[l,c]=(0,v.useState)(i[0].name),[d,u]=(0,v.useState)(()=>Bt(o.session)),[f,y]=(0,v.useState)(o.session?.dice??"seeded"),m="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),w=(i.find(S=>S.name===l)??i[0]).options;return v.html`
<form class="new-game" onSubmit=${S=>{S.preventDefault(),n.begin({game:s.name,options:{...w,players:Ht(d,m)},dice:f})}}>
${e.length>1&&v.html`<${Me}
legend="Game"
name="game"
chosen=${s.name}
choose=${r}
options=${e.map(qt)}
/>`}
<${Kt}
players=${d}
set=${u}
seats=${s.seats}
coloured=${m}
/>
<${Me}
legend="Rules"
name="preset"
chosen=${l}
choose=${c}
options=${i}
/>
<${Me} legend="Dice" name="dice" chosen=${f} choose=${y} options=${Ut} />
<div class="answers">
<${Ie.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${o.busy.begin}>Begin</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function Me({legend:e,name:t,options:n,chosen:o,choose:a}){return v.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(r=>v.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${r.name}
checked=${r.name===o}
onChange=${()=>a(r.name)}
/>
<span>
<strong>${r.title}</strong>
${r.text&&v.html`<small>${r.text}</small>`}
${r.facts&&v.html`<small class="about">${r.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var j=p(h(),1),Ne=p(_(),1),ao=p(P(),1),ro=p(Yt(),1),so=p(A(),1);function Xt({title:e,outcome:t},n,o){let a=n.map(({seq:r,at:s,told:i})=>`${s} #${r} ${i}${o.has(r)?"":" (taken back)"}`);return[e,...a,t?`The end: ${t.why}.`:"",""].join(`
`)}function Jt({id:e,game:t,title:n,state:o,outcome:a},r){let s=(o.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:n,players:s,outcome:a,entries:r},null,2)}function Zt({game:e},t,n){let o=t[0]?.at.slice(0,10);return[e,o].filter(Boolean).join("-").concat(".",n)}var eo=p(A(),1);var Xn={clay_o_rama:ea,clearing_house:ta,generation_zero:oa,metamorph:aa,slargeball:ra};function to(e,t){let{columns:n,cellsOf:o,colourOf:a}=(Xn[e.game]??Zn)(e.state,t),r=e.outcome?.winners??[],s=(e.state.players??[]).map(i=>({seat:i.seat,name:i.name,colour:a?.(i)??X(i.seat),won:r.includes(i.seat),cells:o(i)}));return{columns:n,rows:s.sort(Jn)}}function Jn(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((o,a)=>o!==t.cells[a]);return typeof e.cells[n]=="number"?t.cells[n]-e.cells[n]:0}function Zn(){return{columns:[],cellsOf:()=>[]}}function ea(e,t){let n=t.map(({event:a})=>a),o=(a,r,s)=>n.filter(i=>i.type===a&&sa(e,i[r])===s).length;return{columns:["Hit points","Blows that hit","Missiles thrown"],colourOf:({seat:a,colour:r})=>e.creatures.find(({player:s})=>s===a)?.colour||r||X(a),cellsOf:({seat:a})=>[ia(e.creatures.filter(({player:r,alive:s})=>r===a&&s),"hit_points"),o("AttackHit","attacker",a),o("MissileFired","creature",a)]}}function ta(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function oa(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var na={dead:"dead",left:"left the map"};function aa(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:n,gone:o})=>[o?0:e,t,o?na[o]??o:n]}}function ra(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,eo.spelled)(e.colours[t-1]??"")]}}function sa(e,t){return e.creatures.find(({id:n})=>n===t)?.player}function ia(e,t){return e.reduce((n,o)=>n+o[t],0)}var U=p(A(),1),la=6e4;function oo(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(0,U.counted)(n,e.round?"round":"turn"),t.length>1&&ca(t),(0,U.counted)(new Set(t.map(({command:o})=>o)).size,"decision")].filter(Boolean)}function no(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function ca(e){let[t,n]=[e[0],e.at(-1)].map(r=>Date.parse(r?.at??"")),o=Math.max(1,Math.round((n-t)/la)),a=Math.floor(o/60);return a?`${(0,U.counted)(a,"hour")} ${(0,U.counted)(o%60,"minute")}`:(0,U.counted)(o,"minute")}function io({session:e}){let{state:t}=(0,Ne.useTable)(),n=(0,ro.standingOf)(t.entries),o=t.entries.filter(({seq:a})=>n.has(a));return j.html`
<section class="end" data-testid="end" aria-label="The end of the game">
<p class="why" data-testid="end-why">${(0,so.sentence)(e.outcome.why)}.</p>
<${da} ...${to(e,o)} />
<p class="small-facts">${oo(e.state,o).join(" · ")}</p>
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${no(o).map(a=>j.html`<li>${a}</li>`)}
</ul>
</details>
<${pa} session=${e} standing=${n} />
</section>
`}function da({columns:e,rows:t}){return t.length?j.html`
<table data-testid="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(n=>j.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:o,colour:a,won:r,cells:s})=>j.html`
<tr key=${n} data-won=${r}>
<th scope="row">
<${he} colour=${a} /> ${o} ${r&&j.html`<span class="won">won</span>`}
</th>
${s.map(i=>j.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}function pa({session:e,standing:t}){let{deeds:n,state:o}=(0,Ne.useTable)(),{game:a,options:r,dice:s}=e,i=(l,c,d)=>ua(l,Zt(e,o.entries,c),d);return j.html`
<div class="answers">
${r&&j.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>n.begin({game:a,options:r,dice:s})}
>
Play again, same players
</button>`}
<button
data-testid="export-text"
onClick=${()=>i(Xt(e,o.entries,t),"txt","text/plain")}
>
Save the log
</button>
<button
data-testid="export-json"
onClick=${()=>i(Jt(e,o.entries),"json","application/json")}
>
Save as JSON
</button>
<${ao.Refusal} spot="begin" />
</div>
`}function ua(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([e],{type:n})),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var M=p(h(),1);var ze=p(_(),1);var po=p(co(),1),E=p(A(),1);function uo(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=o=>e.players?.find(a=>a.seat===o)?.name??`seat ${o}`,n=(0,po.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,E.sentence)(n):"Nothing has happened yet."}}function Pe({players:e=[]}){return(0,E.listed)(e.map(({name:t})=>t))}function fo({begun_at:e,last_at:t,seq:n}){if(!e)return"";let o=(0,E.dayAndClock)(e);if(!n||!t)return`Begun ${o}`;let a=(0,E.dayAndClock)(t),r=a.split(",")[0]===o.split(",")[0];return`Begun ${o}, last played ${r?(0,E.clock)(t):a}; ${(0,E.counted)(n,"entry","entries")}`}function mo(){let{deeds:e,state:t}=(0,ze.useTable)(),{answer:n,refused:o}=K(()=>e.api.kept());return M.html`
<main class="kept" data-testid="kept-games" aria-busy=${!n&&!o}>
<header>
<h1>Games</h1>
<button class="primary" onClick=${()=>e.show("new-game")}>New game</button>
</header>
${o&&M.html`<p class="refusal" role="alert">${o}</p>`}
${n?.length===0&&M.html`<p class="hint">No game was begun yet.</p>`}
<ol>
${n?.map(a=>M.html`
<${fa} key=${a.id} game=${a} shown=${a.id===t.session?.id} />
`)}
</ol>
</main>
`}function fa({game:e,shown:t}){let{kind:n,words:o}=uo(e);return M.html`
<li data-testid="kept-game" data-kind=${n}>
<h2>${e.title}</h2>
<p>${Pe(e)}</p>
<p class="stands">${o}</p>
<p class="hint">${fo(e)}</p>
${n!=="set aside"&&M.html`<${ma} game=${e} shown=${t} />`}
</li>
`}function ma({game:e,shown:t}){let{deeds:n,code:o}=(0,ze.useTable)();return t?M.html`<a class="button" href="#/">Back to this game</a>`:o&&!e.codes?.referee?M.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:M.html`
<button
aria-label=${`Open ${e.title}: ${Pe(e)}`}
onClick=${()=>n.open(e.id,e.codes.referee)}
>
Open
</button>
`}var $=p(h(),1),Eo=p(Re(),1),Oo=p(De(),1),Ao=p(P(),1),ee=p(_(),1),jo=p(A(),1);var Z=p(A(),1);function go({said:e,legal:t,overrides:n}){let o=[...e?[e]:[],...t,...n];return[...new Set(o.map(a=>a.type))]}function bo({said:e,legal:t,overrides:n},o){return[...e?[e]:[],...t,...n].filter(r=>r.type===o)}function wo({kept:e,changed:t,conflicts:n}){let o=t.filter(({how:r})=>r==="kept").length;return`${[Fe(e-o,"stays as it was","stay as they were"),o&&Fe(o,"goes otherwise","go otherwise"),n.length&&Fe(n.length,"no longer fits and is left out","no longer fit and are left out")].filter(Boolean).join(", ")}.`}function Fe(e,t,n){return`${(0,Z.counted)(e,"step")} ${e===1?t:n}`}function xo({how:e,seq:t}){let n={kept:"Goes otherwise",replaced:"Said anew",inserted:"Put in"};return t===null?n[e]:`${n[e]} (entry ${t})`}function yo(e){let t=e.replace(/\[(\d+)\]/g,(n,o)=>` ${Number(o)+1}`);return(0,Z.spelled)(t.replaceAll(".",", "))}function ge(e){return e==null?"nothing":typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.every(n=>typeof n!="object"||n===null)&&e.length<9?e.join(", ")||"none":(0,Z.counted)(e.length,"of them","of them"):typeof e=="object"?Object.values(e).map(ge).join(", "):String(e)}var b=p(h(),1),ko=p(Re(),1),So=p(De(),1),Co=p(_(),1),be=p(A(),1);var vo=12;function _o({plan:e,also:t,confirm:n,close:o}){let{state:a}=(0,Co.useTable)();return b.html`
<div class="plan" data-testid="plan" ref=${So.intoView}>
<p>${wo(e)}</p>
${e.conflicts.map(r=>b.html`<${ha} conflict=${r} also=${t} />`)}
${e.changed.map(r=>b.html`<${$a} step=${r} />`)}
<${ga} plan=${e} />
<${ba} plan=${e} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${a.busy.amend}
onClick=${n}
>
Confirm
</button>
<button class="quiet" data-testid="amend-leave" onClick=${o}>Leave it</button>
</div>
</div>
`}function ha({conflict:e,also:t}){let{seq:n,told:o,detail:a,rule:r,ruling:s,instead:i}=e,l=c=>()=>t({seq:n,how:"replace",command:c});return b.html`
<div class="conflict" data-testid="conflict">
<p><s>${o.join(" ")}</s></p>
<p>${(0,be.sentence)(a)} ${r&&b.html`<span class="rule">(${r})</span>`}</p>
${s&&b.html`<p class="hint">${s.answer}</p>`}
${i.length>0&&b.html`<div class="chips" role="group" aria-label="Instead">
${i.map(c=>b.html`
<button class="chip" data-testid="instead" onClick=${l(c)}>
${(0,be.spelled)(c.type)} ${(0,ko.inShort)(c)}
</button>
`)}
</div>`}
</div>
`}function $a({step:e}){return b.html`
<div class="changed" data-testid="changed">
<h3>${xo(e)}</h3>
${e.before.length>0&&b.html`<p class="before"><s>${e.before.join(" ")}</s></p>`}
<p>${e.after.join(" ")||"Nothing follows."}</p>
</div>
`}function ga({plan:e}){let t=n=>n.map(o=>`${o.why}: ${o.values.join(" ")}`).join("; ");return b.html`
${e.fresh.length>0&&b.html`<p>The house rolls: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&b.html`<p class="hint">Nobody asks any more for ${t(e.unused)}.</p>`}
`}function ba({plan:e}){if(!e.state.length)return b.html`<p>The game stands as before.</p>`;let t=e.state.length-vo;return b.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,vo).map(({what:n,before:o,after:a})=>b.html`
<div>
<dt>${yo(n)}</dt>
<dd>${ge(o)} → ${ge(a)}</dd>
</div>
`)}
</dl>
${t>0&&b.html`<p class="hint">${t} values more.</p>`}
${e.outcome&&b.html`<p>The game is over then: ${e.outcome}.</p>`}
`}var q="amend";function Mo({seq:e,close:t}){let{deeds:n}=(0,ee.useTable)(),o=(0,ee.useSession)(),[a,r]=(0,$.useState)(null),[s,i]=(0,$.useState)([]),[l,c]=(0,$.useState)(null);(0,$.useEffect)(()=>{n.ask(q,()=>n.api.spoken(o.id,e)).then(r)},[o.id,e]);let d=async f=>{let y=()=>n.api.planAmendment(o.id,f,o.seq),m=await n.ask(q,y);m&&(i(f),c(m))},u=async()=>{await n.amend(q,s,l)?t():c(null)};return $.html`
<div class="correcting" data-testid="correcting" ref=${Oo.intoView}>
${!l&&a&&$.html`<${wa} spoken=${a} show=${d} close=${t} />`}
${l&&$.html`<${_o}
plan=${l}
also=${f=>d([...s,f])}
confirm=${u}
close=${t}
/>`}
<${Ao.Refusal} spot=${q} />
${!l&&!a&&$.html`<button class="quiet" onClick=${t}>Leave it</button>`}
</div>
`}function wa({spoken:e,show:t,close:n}){let{state:o}=(0,ee.useTable)(),{seq:a}=e,r=go(e),[s,i]=(0,$.useState)("replace"),[l,c]=(0,$.useState)(r[0]);if(e.luck)return $.html`<${xa} close=${n} />`;let d=bo(s==="insert"?{...e,said:null}:e,l);return $.html`
<div class="chips" role="group" aria-label="What is done">
<${To} name="Say it otherwise" way="replace" now=${s} turnTo=${i} />
<${To} name="Put one in before" way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${o.busy[q]}
onClick=${()=>t([{seq:a,how:"remove"}])}
>
Take it out
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${u=>c(u.target.value)}>
${r.map(u=>$.html`<option value=${u} selected=${u===l}>${(0,jo.spelled)(u)}</option>`)}
</select>
</label>
${d.length?$.html`<${Eo.CommandForm}
key=${`${s}/${l}`}
examples=${d}
label="See what changes"
spot=${q}
send=${u=>t([{seq:a,how:s,command:u}])}
/>`:$.html`<p class="hint">This was not among what could be said before it.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Leave it</button>
`}function To({name:e,way:t,now:n,turnTo:o}){return $.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${n===t}
onClick=${()=>o(t)}
>
${e}
</button>
`}function xa({close:e}){return $.html`
<p class="hint">These dice fell by themselves. Correct the step that asked for them.</p>
<button class="quiet" onClick=${e}>Leave it</button>
`}var No=p(Io()),Po=document.createElement("style");Po.textContent='dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end table{width:100%;border-collapse:collapse}.end :is(th,td){padding:8px 6px;text-align:left}.end tbody tr{border-top:1px solid var(--line)}.end thead th{color:var(--soft);font-size:var(--small);font-weight:500}.end td{font-variant-numeric:tabular-nums}.end [data-won=true]{background:var(--accent-paper)}.end .won{color:var(--accent);font-size:var(--small)}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end ul{padding-left:1.2em}.end .small-facts{padding-right:0}';document.head.append(Po);(0,No.arrived)("aside",Be);