var Cn=Object.create;var $e=Object.defineProperty;var Sn=Object.getOwnPropertyDescriptor;var _n=Object.getOwnPropertyNames;var Tn=Object.getPrototypeOf,En=Object.prototype.hasOwnProperty;var _=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},On=(e,t)=>{for(var o in t)$e(e,o,{get:t[o],enumerable:!0})},jn=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of _n(t))!En.call(e,a)&&a!==o&&$e(e,a,{get:()=>t[a],enumerable:!(n=Sn(t,a))||n.enumerable});return e};var p=(e,t,o)=>(o=e!=null?Cn(Tn(e)):{},jn(t||!e||!e.__esModule?$e(o,"default",{value:e,enumerable:!0}):o,e));var h=_((ta,ze)=>{ze.exports=core["view.js"]});var De=_((na,Re)=>{Re.exports=core["picture/live.js"]});var T=_((oa,Fe)=>{Fe.exports=core["page/table.js"]});var I=_((aa,We)=>{We.exports=core["page/refusal.js"]});var j=_((ma,Je)=>{Je.exports=core["words.js"]});var Z=_((ha,nt)=>{nt.exports=core["address.js"]});var Kt=_((Ja,Ht)=>{Ht.exports=core["log/groups.js"]});var Le=_((ir,tn)=>{tn.exports=core["forms/command_form.js"]});var Ae=_((lr,nn)=>{nn.exports=core["page/into_view.js"]});var yn=_((wr,wn)=>{wn.exports=core["parts.js"]});var Pe={};On(Pe,{Calibrate:()=>_t,Correcting:()=>xn,End:()=>en,Invite:()=>Et,NewGame:()=>Wt});var g=p(h(),1),Ct=p(De(),1),Te=p(T(),1),St=p(I(),1);var E=p(h(),1);function He(e,t){let{x_px:o,y_px:n,sigma_mm:a}=e,r=[];for(let s=0;s+1<n.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],n[s],a[s][i]],[o[i+1],n[s],a[s][i+1]],[o[i+1],n[s+1],a[s+1][i+1]],[o[i],n[s+1],a[s+1][i]]];r.push(...Mn(l,t))}return r}function Mn(e,t){if(e.some(([,,a])=>a===null))return[];let o=e.flatMap((a,r)=>Ln(a,e[(r+1)%4],t)),n=[];for(let a=0;a+1<o.length;a+=2)n.push([...o[a],...o[a+1]]);return n}function Ln([e,t,o],[n,a,r],s){if(o<=s==r<=s)return[];let i=(s-o)/(r-o);return[[e+i*(n-e),t+i*(a-t)]]}var S=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Ke=S.slice(0,-1).map(e=>e.upTo);function Ue(e){return S.findIndex(t=>e<=t.upTo)}function Be(e){return e===0?`under ${S[0].upTo}`:e===S.length-1?`over ${S[e-1].upTo}`:`${S[e-1].upTo} to ${S[e].upTo}`}var An=1280,In=7;function Ve({told:e,shown:t}){let{check:o,table:n}=e,[a,r]=o.size_wh,s=a/An;return E.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${r}`}
style=${`--unit: ${s}px`}
role="img"
aria-label="Expected error over the table, and the boards that were found"
data-testid="overlay"
>
${t&&E.html`<${Pn} map=${n.map} /><${zn} map=${n.map} unit=${s} size=${[a,r]} />`}
${n.outline_px.length>2&&E.html`<polygon
class="table-outline"
points=${n.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${n.marks.flatMap(i=>i.marks_px).map(i=>E.html`<${Dn} mark=${i} unit=${s} />`)}
</svg>
`}function Pn({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],n=e.sigma_mm.flatMap((a,r)=>Nn(a).map(s=>({...s,y:r})));return S.map(({colour:a,opacity:r},s)=>E.html`
<g fill=${a} opacity=${r}>
${n.filter(i=>i.step===s).map(({start:i,end:l,y:c})=>E.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-o/2}
width=${t*(l-i)}
height=${o+1}
/>
`)}
</g>
`)}function Nn(e){let t=[];return e.forEach((o,n)=>{let a=o===null?null:Ue(o),r=t.at(-1);r&&r.step===a?r.end=n+1:t.push({start:n,end:n+1,step:a})}),t.filter(o=>o.step!==null)}function zn({map:e,unit:t,size:o}){return Ke.map(n=>{let a=He(e,n);if(!a.length)return null;let r=a.map(([l,c,d,u])=>`M${l} ${c}L${d} ${u}`).join(""),[s,i]=Rn(a,o,t);return E.html`
<path class="error-line under" d=${r} />
<path class="error-line" d=${r} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${n} mm</text>
`})}function Rn(e,[t,o],n){let a=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(o-c)),[r,s]=e.reduce((l,c)=>a(c)>a(l)?c:l),i=(l,c,d)=>Math.min(Math.max(l,c),d-c);return[i(r,60*n,t),i(s+7*n,26*n,o)]}function Dn({mark:e,unit:t}){if(e.length>2)return E.html`<polygon class="mark" points=${e.map(r=>r.join(",")).join(" ")} />`;let[[o,n]]=e,a=In*t;return E.html`<path class="mark" d=${`M${o-a} ${n}H${o+a}M${o} ${n-a}V${n+a}`} />`}var ge=p(h(),1);function qe({map:e,shown:t,show:o,children:n}){return ge.html`
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
${n}
</div>
<ol class="legend-steps" aria-label="Colours of the expected error, in mm">
${S.map((a,r)=>ge.html`<li><i style=${`background: ${a.colour}`}></i>${Be(r)}</li>`)}
</ol>
<p class="hint">${Fn(e)}</p>
</div>
`}function Fn(e){let t=e.height_mm===0?"on the table itself":`${e.height_mm} mm above the table`;if(e.median_mm===null)return`Nothing ${t} is in view.`;let o=e.median_mm.toFixed(2);return`It holds for points ${t}: ${o} mm as a rule, 95 % under ${e.p95_mm.toFixed(1)} mm. A point that is higher or lower than supposed lies elsewhere.`}var P=p(h(),1),Qe={good:"All is well",fair:"Good enough, and can be better",poor:"Do this first"},Wn="Light, sharpness, boards and accuracy are as they should be. The game can begin.",Hn="The picture stands still: look to the camera first. What is told here is of the last picture.",Kn="Where the table is, is not known at this moment: lay the printed sheet in view, whole, flat and well lit.";function Xe({check:e,stopped:t,calibrated:o}){let{instruction:n,further:a}=e;return t?P.html`<${Ge} cause="camera/still" sentence=${Hn} />`:!o&&!n?P.html`<${Ge} cause="board/unseen" sentence=${Kn} />`:P.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Qe[e.grade]}</h2>
<p data-testid="instruction" data-cause=${n?.cause??""}>
${n?.sentence??Wn}
</p>
${a.length>0&&P.html`
<details class="other">
<summary>
${a.length===1?"Then one more thing":`Then ${a.length} more things`}
</summary>
<ol>
${a.map(r=>P.html`<li>${r.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Ge({cause:e,sentence:t}){return P.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Qe.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var J=p(h(),1),et=p(j(),1);function tt({check:e}){return J.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${Un(e).map(([t,o,n])=>J.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${n}</span>
${o&&J.html`<b class="grade" data-grade=${o}>${o}</b>`}
</dd>
`)}
</dl>
</div>
`}function Un(e){let{light:t,blur:o,rate:n,steadiness:a,view:r,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Light",t.grade,Vn(t)],["Sharpness",o.grade,`blurred by ${o.px.toFixed(1)} px`],n&&["Pictures",n.grade,`${Math.round(n.fps)} a second${qn(n)}`],a&&["Steadiness",a.grade,Gn(a)],r&&["Scale",r.grade,Qn(r)],r&&["Camera",null,Xn(r)],r&&["In view",null,Jn(r)],s&&["Boards",s.grade,s.seen.map(Yn).join(", ")],i&&["Accuracy",i.grade,eo(i)],l&&["Held-out corners",null,`${Y(l.median_mm)} off, 95 % under ${Y(l.p95_mm)} (${l.corners})`],c&&["Focal length",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, known from ${Bn[c.known_from]}`]].filter(Boolean)}var Bn={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function Vn(e){let t=e.glare.length?`, ${(0,et.counted)(e.glare.length,"mirrored lamp")}`:"";return e.paper===null?`table ${Math.round(e.median)} of 255${t}`:`paper ${Math.round(e.paper)}, table ${Math.round(e.median)} of 255${t}`}function qn(e){return e.missing?`, ${e.missing} missing`:""}function Gn(e){let{flicker:t,hunting:o,shake_px:n}=e;return`flickers ${Ye(t)}, drifts ${Ye(o)}, shakes ${n.toFixed(1)} px`}function Qn(e){return`${e.mm_per_px.toFixed(1)} mm a pixel, at worst ${(e.worst_mm_per_px??e.mm_per_px).toFixed(1)}`}function Xn(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function Jn(e){return`table in ${Ze(e.table_share)} of the picture, ${Ze(e.between_boards_share)} of the area between the boards`}function Yn(e){return`${e.name} ${e.corners_found} of ${e.corners_total} corners${Zn(e)}`}function Zn(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,n=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return n.length?` (${n.join(", ")})`:""}function eo(e){return`${Y(e.median_mm)}, 95 % under ${Y(e.p95_mm)}. ${e.tells}`}function Y(e){return e===null?"unknown":`${e.toFixed(2)} mm`}function Ye(e){return`${(100*e).toFixed(1)} %`}function Ze(e){return`${Math.round(100*e)} %`}var ee=p(h(),1),ot=p(Z(),1);function at({camera:e,code:t}){return ee.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?ee.html`Put the file into the data folder as <code>${e.keep_as}</code>: it is used
by itself next time.`:ee.html`Give the file to <code>--camera-file</code>, or to <code>--camera</code> of${" "}
<code>tableref calibrate</code>.`}
${" "}It holds as long as zoom, focus and resolution stay as they are. Best is a file made
from ten pictures of a sheet held before the camera in many ways:${" "}
<code>tableref calibrate</code> with <code>--save-camera</code>.
</p>
<p>
<a href=${(0,ot.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var M=p(h(),1);var to=[.2,.375,.5555555555555556,.6666666666666666],no=(e,t)=>o=>{let n=4*e+o-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n)-35,r=n>8?a:1,s=t/r|0,i=t%r,l=r-i,c=n>8?s*to[o]+(e>5)&-2:a,d=s-c;return{t:l*d+i*d+i,o:[[l,d],[i,d+1]],i:c}};var N=e=>new Uint8Array(e),q=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},te=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),xe=e=>e.charCodeAt(0),it=(...e)=>(t,o)=>e.forEach(n=>n(t,o)),lt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},ve=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(n=>t.push(n,8))},F=(e,t,o,n,a=(s,i)=>o(s.length,i),r=n?s=>it(lt(n),e(s)):e)=>(r.test=t,r.l=o,r.est=a,r.eci=n&&[n],r),ct=F(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let n=0;for(;n<e.length-2;n+=3)t.push(+e.slice(n,n+3),10);n<e.length-1?t.push(+e.slice(n),7):n<e.length&&t.push(+e[n],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),dt=F(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let n=0;for(;n<e.length-1;n+=2)t.push(45*te(e[n])+te(e[n+1]),11);n<e.length&&t.push(te(e[n]),6)},e=>te(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),D=F(e=>ve([...e].map(xe)),e=>xe(e)<128,(e,t)=>12+8*(t>9)+8*e);D._=!0,D.u=!0;var ke=F(D,e=>xe(e)<256,D.l,3);ke._=!0;var rt=new TextEncoder,Ce=F(e=>ve(rt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*rt.encode(e).length);Ce._=!0;var we=()=>{let e=new Map,t=new TextDecoder("sjis"),o=N(2);for(let n=0;n<7973;++n)o[0]=n/192+129+64*(n>5951),o[1]=n%192+64,e.set(t.decode(o),n);return e.delete("�"),we=()=>e,e},Se=F(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let n of e)t.push(we().get(n),13)},e=>we().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Se._=!0;var pt=[ct,dt,D,ke,Se,Ce],oo={auto:(e,{modes:t=pt}={})=>(o,n)=>{let a=t.map((d,u)=>{let m=new Map,y=(f,x)=>(m.has(f)||m.set(f,x(f,n)),m.get(f));return{m:d,h:1<<u,C:d.est("",n),S:d.l?(f,x)=>y(x-f,d.l):(f,x)=>y(e.slice(f,x),d.est)}}),r=[{v:0}],s=0,i=0,l=-1;for(let d of[...e,""]){let u=0;if(d)for(let m of a)m.m.test(d)&&(u|=m.h);if(!d||u!==l){if(l!==-1){let m=new Set(r.map(f=>f.D)),y=[];for(let{m:f,C:x,S:C,h:v}of a)if(l&v){let A=C(s,i);for(let U of f.eci??m)if(!f.u||!U){let B;for(let L of r)if(L.D===U||f.eci){let V=L.m===f&&L.D===U,he=V?L.V:L,Ne=f._&&V?L.v+A-x:he.v+12*(he.D!==U)+(V?C(V?L.$:s,i):A);(!B||Ne<B.v)&&(B={$:V?L.$:s,V:he,m:f,D:U,A:i,v:Ne})}B&&y.push(B)}}r=y}l=u,s=i}i+=d.length}r.length||q(5);let c=[];for(let d=r.reduce((u,m)=>m.v<u.v?m:u);d.m;d=d.V)c.push(d.m(e.slice(d.$,d.A)));c.reverse().forEach(d=>d(o,n))},multi:it,eci:lt,bytes:ve,numeric:ct,alphaNumeric:dt,ascii:D,iso8859_1:ke,shift_jis:Se,utf8:Ce},ao=()=>({F:N(2956),I:0,push(e,t){for(let o=t,n=8-(7&this.I);o>0;o-=n,n=8)this.F[this.I>>3]|=e<<n>>o,this.I+=o<n?o:n}}),be=(e,t=e*e,o=N(t))=>({size:e,K:o,get:(n,a)=>n>=0&&n<e&&!!(1&o[a*e+n]),toString({on:n="##",off:a="  ",lf:r=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let d=-l;d<e+l;++d){for(let u=-i;u<e+i;++u)c+=this.get(u,d)?n:a;c+=r}return c},toImageData(n,{on:a=[0,0,0],off:r=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,d=e+2*l,u=n.createImageData(c,d),m=new Uint32Array(u.data.buffer);u.data.set([...a,255]);let y=m[0];u.data.set([...r,255]);let f=m[0];for(let x=0;x<d;++x)for(let C=0;C<c;++C)m[x*c+C]=this.get(C-i,x-l)?y:f;return u},toCanvas(n,a){let r=n.getContext("2d"),s=this.toImageData(r,a);n.width=s.width,n.height=s.height,r.putImageData(s,0,0)},toDataURL({type:n="image/png",scale:a=1,...r}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,r);return s.width=l.width*a,s.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(n,1)}}),ne=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],oe=N(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))oe[oe[t+255]=e++]=t;var ut=e=>oe[e%255],mt=e=>oe[e+255],ro=(e,t)=>{let o=N(e.length+t.length-1);for(let n=0;n<e.length;++n)for(let a=0;a<t.length;++a)o[n+a]^=ut(e[n]+t[a]);return o.map(mt)},so=(e,t)=>{let o=N(e.length+t.length-1);o.set(e,0);for(let n=0;n<e.length;++n)if(o[n]){let a=mt(o[n]);for(let r=0;r<t.length;++r)o[n+r]^=ut(t[r]+a)}return o.slice(e.length)},ye=[[0],[0,0]];for(let e=1;e<30;++e)ye.push(ro(ye[e],[0,e]));var io=(e,t)=>{let o=[[],[]],n=0,a=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,n+=i){let c=e.slice(n,n+i);o[0].push(c),o[1].push(so(c,ye[t.i])),a+=i+t.i}let r=N(a);a=0;for(let s of o)for(let i=0,l=-1;l<a;++i){l=a;for(let c of s)i<c.length&&(r[a++]=c[i])}return r},ft=(e,t,o)=>{let n=e<<=o;for(let a=134217728;a>>=1;)n&a&&(n^=t*(a>>o));return n|e},lo=({size:e,K:t},o)=>{let n=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},a=(s,i,l)=>{for(let c=0;c++<3;l-=2)n(i*e+s-(l>>1)*(e+1),l,l,2|c)},r=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=r){for(let i=s;i>8;i-=r)a(s,i,5);s<e-7&&a(s,6,5)}if(o>6)for(let s=ft(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;n(7,2,9,2),n(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;a(3,3,7),a(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},co=({size:e,K:t})=>{let o=[];for(let n=e-2,a=e,r=-1;n>=0;n-=2){for(n===5&&(n=4);a+=r,a!==-1&&a!==e;){let s=a*e+n;t[s+1]||o.push(s+1),t[s]||o.push(s)}r*=-1}return o},po=({K:e},t,o)=>t.forEach((n,a)=>e[n]=o[a>>3]>>(7&~a)&1),uo=({size:e,K:t},o,n,a)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let r=21522^ft((1^a)<<3|n,1335,10);for(let s=0;s++<8;r>>=1)t[(s-(s<7))*e+8]=1&r,t[9*e-s]=1&r;for(let s=8;--s,r;r>>=1)t[8*e+s-(s<7)]=1&r,t[(e-s)*e+8]=1&r},mo=({size:e,K:t},o=0,n=0)=>{for(let a=0;a<e;++a){for(let r=0;r<2;++r)for(let s,i=0,l=0,c=2;i<e;++i){let d=1&t[r?a*e+i:i*e+a];n+=d,l=(l>>1|2098176)&(3047517^d-1),2049&l&&(o+=40),d^c&&(s=0),c=d,o+=++s===5?3:s>5}if(a)for(let r=e+a,s=5*t[a-1]^t[a];r<e*e;r+=e){let i=5*t[r-1]^t[r];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(n/(e*e)-1)|0)},st=[],ae=(e=q(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:n=1,maxVersion:a=40,mask:r,trailer:s=60433,...i}={})=>{o<t&&q(3),a<n&&q(2),typeof e=="string"&&(e=oo.auto(e,i));for(let l=n,c=0;l<=a;++l){let d=st[l];d||(st[l]=d=be(4*l+17),lo(d,l),d.p=co(d));let u=no(l,d.p.length>>3);if(8*u(t).t<c)continue;let m=ao();e(m,l),c=m.I;for(let y=o;y>=t;--y){let f=u(y);if(8*f.t<c)continue;for(m.I=c+11&-8;m.I<8*f.t;)m.push(s,16);let x=be(d.size,d.K);return po(x,d.p,io(m.F,f)),(ne[r]?[ne[r]]:ne).map((C,v)=>{let A=be(x.size,x.K);return uo(A,C,r??v,y),A.s=ne[r]?0:mo(A),A}).reduce((C,v)=>v.s<C.s?v:C)}}q(4)};ae.with=(...e)=>(t,o)=>ae(t,{modes:[...pt,...e],...o});var ht=p(h(),1),_e=4;function re({text:e,label:t}){let o=ae(e),n=o.size+2*_e;return ht.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${n} ${n}`}
>
<rect width=${n} height=${n} fill="#ffffff" />
<path d=${fo(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function fo(e){let t=[];for(let o=0;o<e.size;o+=1)for(let n=0;n<e.size;n+=1)e.get(n,o)&&t.push(`M${n+_e} ${o+_e}h1v1h-1z`);return t.join("")}var $t=p(T(),1),gt=p(I(),1);function bt({source:e}){let{state:t,deeds:o}=(0,$t.useTable)(),[n,a]=(0,M.useState)(null),r=l=>o.ask("phone",()=>l().then(a));if((0,M.useEffect)(()=>{e==="camera phone"&&r(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=n?.links??[];return M.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that shall look on; it must be in the same Wi-Fi. It will warn that
the connection is not private, because nobody outside vouches for this machine: choose
“Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&M.html`<${re} text=${s} label="QR code of the phone’s link" />`}
${s&&M.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&M.html`<p class="hint">
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
<${gt.Refusal} spot="phone" />
</div>
`}var z=p(h(),1),xt=p(Z(),1);var se=p(h(),1);function ie(e){let[t,o]=(0,se.useState)({answer:null,refused:null});return(0,se.useEffect)(()=>{let n=!1;return e().then(a=>n||o({answer:a,refused:null})).catch(a=>n||o({answer:null,refused:a.detail})),()=>{n=!0}},[]),t}var wt=p(T(),1),ho={a4:"A4",letter:"Letter"};function yt({code:e}){let{deeds:t}=(0,wt.useTable)(),[o,n]=(0,z.useState)("a4"),{answer:a}=ie(t.api.sheets);return z.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label="Paper">
${Object.entries(ho).map(([r,s])=>z.html`
<button class="chip" aria-pressed=${r===o} onClick=${()=>n(r)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">Print at 100 % and check that the ruler on the sheet is 100 mm long.</p>
<ul>
${(a??[]).map(r=>z.html`<${$o} sheet=${r} paper=${o} code=${e} />`)}
</ul>
</div>
`}function $o({sheet:e,paper:t,code:o}){let n=a=>(0,xt.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,o);return z.html`
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
`}var le=p(h(),1),vt=p(T(),1),go=700;function kt(e){let{deeds:t}=(0,vt.useTable)(),[o,n]=(0,le.useState)({told:null,silent:!1});return(0,le.useEffect)(()=>{let a=!1,r;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;n(l=>({told:i??l.told,silent:!i}))}r=setTimeout(s,go)}return s(),()=>{a=!0,clearTimeout(r)}},[e]),o}var bo=[0,30,60];function _t(){let{code:e}=(0,Te.useTable)(),[t,o]=(0,g.useState)(0),[n,a]=(0,g.useState)(!0),{told:r,silent:s}=kt(t),i=r?.check;return g.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!r}>
<section class="calibrate-seen" aria-label="The table, seen by the camera">
${r&&!r.camera?g.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:g.html`<${wo} told=${r} silent=${s} code=${e} shown=${n} />`}
${i&&g.html`<${Xe} check=${i} stopped=${xo(r,s)} calibrated=${!!r.table} />`}
${r?.table&&g.html`<${qe} map=${r.table.map} shown=${n} show=${a}>
<${yo} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${bt} source=${r?.camera?.source} />
${i&&g.html`<${tt} check=${i} />`}
${r?.camera&&g.html`<${vo} told=${r} />`}
${r?.table&&g.html`<${at} camera=${r.camera} code=${e} />`}
<${yt} code=${e} />
</section>
</main>
`}function xo(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function wo({told:e,silent:t,code:o,shown:n}){let a=t||e?.camera?.frozen;return g.html`
<div class="live" data-frozen=${!!a}>
<${Ct.Live} code=${o} link="live" />
${e?.table&&!t&&g.html`<${Ve} told=${e} shown=${n} />`}
${a&&g.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&g.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function yo({heightMm:e,choose:t}){return g.html`
<div class="chips" role="group" aria-label="Height that the error is told for">
${bo.map(o=>g.html`
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
`}function vo({told:e}){let{state:t,deeds:o}=(0,Te.useTable)(),n=t.busy.solve;return g.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${n} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew from the next picture, with nothing before the boards.":"No board is recognised yet: it is looked for again and again."}
</p>
<${St.Refusal} spot="solve" />
</div>
`}var w=p(h(),1),de=p(Z(),1),pe=p(T(),1),Tt=p(I(),1);var W=p(h(),1);function ce({title:e,close:t,children:o}){let n=(0,W.useRef)(null);return(0,W.useEffect)(()=>{n.current?.showModal()},[]),W.html`
<dialog
ref=${n}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${r=>{r.target===n.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label="Close" onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var ko=1500;function Et({close:e}){let{deeds:t}=(0,pe.useTable)(),o=(0,pe.useSession)(),{answer:n,refused:a}=ie(()=>t.api.codes(o.id)),[r,s]=(0,w.useState)(null),i=(c,d)=>t.ask("codes",()=>t.api.changeCode(o.id,c,d).then(s)),l=r??n;return w.html`
<${ce} title="Invite" close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,de.onlyThisMachine)()&&w.html`<p class="hint">
This page is open as ${location.host}, which other machines cannot reach. Start with${" "}
<code>--host 0.0.0.0</code> and open the page under this machine’s own address first.
</p>`}
${a&&w.html`<p class="refusal" role="alert">${a}</p>`}
<${Tt.Refusal} spot="codes" />
${l&&w.html`<${Co} session=${o} codes=${l} change=${i} />`}
<//>
`}function Co({session:e,codes:t,change:o}){let n=r=>e.state.players?.find(s=>s.seat===r)?.name??`Seat ${r}`,a=[...t.seats.map((r,s)=>[n(s+1),r,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return w.html`
<ul class="links">
${a.map(([r,s,i])=>w.html`
<${So}
key=${i}
who=${r}
link=${s&&(0,de.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
</ul>
<p class="hint">
If nobody plays on, the links end ${new Date(t.end_at).toLocaleString()}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function So({who:e,link:t,change:o}){return w.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?w.html`<${_o} who=${e} link=${t} />`:w.html`<em>Withdrawn: nobody comes in.</em>`}
<span class="change">
<button aria-label=${`New code for ${e}`} onClick=${()=>o("renew")}>
New code
</button>
${t&&w.html`<button
aria-label=${`Withdraw the code of ${e}`}
onClick=${()=>o("withdraw")}
>
Withdraw
</button>`}
</span>
</li>
`}function _o({who:e,link:t}){let[o,n]=(0,w.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),n(!0),setTimeout(()=>n(!1),ko)},[r,s]=(0,w.useState)(!1);return w.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${a}>${o?"Copied":"Copy"}</button>
<button aria-expanded=${r} aria-label=${`QR code for ${e}`} onClick=${()=>s(!r)}>
QR
</button>
${r&&w.html`<${re} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var k=p(h(),1),Oe=p(T(),1),je=p(I(),1);var R=p(h(),1);var jt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Mt=Object.keys(jt),To={fill:"#75726b",ink:"#ffffff"};function Lt(e){let{fill:t,ink:o}=jt[e]??To;return{"--hue":t,"--hue-ink":o}}var Ot=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function G(e){return Ot[(e-1)%Ot.length]}var At=p(h(),1);function ue({colour:e,large:t=!1}){return At.html`<span
class=${t?"swatch large":"swatch"}
style=${Lt(e)}
title=${e||"no colour yet"}
aria-hidden="true"
></span>`}var Eo=["Ada","Bo","Cy"],It=["orange","blue","green","red","yellow","purple","pink","white"];function Pt(e){let t=e?.state.players;return t?t.map(({name:o,colour:n})=>({name:o,colour:n??""})):Eo.map((o,n)=>({name:o,colour:It[n]}))}function Nt(e,t){return t?e:e.map(({name:o})=>({name:o}))}function zt({players:e,set:t,seats:o,coloured:n}){let[a,r]=o,s=(l,c)=>t(e.with(l,{...e[l],...c})),i=It.find(l=>!e.some(c=>c.colour===l));return R.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,c)=>R.html`
<div class="player-row" data-testid="player-row">
<${ue} colour=${n?l.colour:G(c+1)} />
<input
aria-label=${`Name of player ${c+1}`}
value=${l.name}
onInput=${d=>s(c,{name:d.target.value})}
/>
${n&&R.html`<${Oo} place=${c} player=${l} change=${s} />`}
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
${e.length<r&&R.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function Oo({place:e,player:t,change:o}){return R.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${n=>o(e,{colour:n.target.value})}
>
${["",...Mt].map(n=>R.html`
<option value=${n} selected=${n===t.colour}>
${n||"any colour"}
</option>
`)}
</select>
`}var Rt=p(j(),1),jo=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]].map(([e,t,o])=>({name:e,title:t,text:o,options:{preset:e}})),Dt=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function Ft(e){return e.name==="clay_o_rama"?jo:Object.entries(e.options).map(([t,{type:o,...n}])=>({name:t,title:(0,Rt.spelled)(t),options:n}))}function Wt({close:e}){let{state:t,deeds:o}=(0,Oe.useTable)(),{games:n}=t;return(0,k.useEffect)(()=>{o.learnGames()},[]),k.html`
<${ce} title="New game" close=${e}>
<${je.Refusal} spot="games" />
${n.length>0&&k.html`<${Mo} games=${n} close=${e} />`}
<//>
`}function Mo({games:e,close:t}){let{deeds:o,state:n}=(0,Oe.useTable)(),[a,r]=(0,k.useState)(n.session?.game??e[0].name),s=e.find(v=>v.name===a)??e[0],i=Ft(s),[l,c]=(0,k.useState)(i[0].name),[d,u]=(0,k.useState)(()=>Pt(n.session)),[m,y]=(0,k.useState)(n.session?.dice??"seeded"),f="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),x=(i.find(v=>v.name===l)??i[0]).options;return k.html`
<form class="new-game" onSubmit=${v=>{v.preventDefault(),o.begin({game:s.name,options:{...x,players:Nt(d,f)},dice:m})}}>
${e.length>1&&k.html`<${Ee}
legend="Game"
name="game"
chosen=${s.name}
choose=${r}
options=${e.map(v=>({name:v.name,title:v.title}))}
/>`}
<${zt}
players=${d}
set=${u}
seats=${s.seats}
coloured=${f}
/>
<${Ee}
legend="Rules"
name="preset"
chosen=${l}
choose=${c}
options=${i}
/>
<${Ee} legend="Dice" name="dice" chosen=${m} choose=${y} options=${Dt} />
<div class="answers">
<${je.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${n.busy.begin}>Begin</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function Ee({legend:e,name:t,options:o,chosen:n,choose:a}){return k.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(r=>k.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${r.name}
checked=${r.name===n}
onChange=${()=>a(r.name)}
/>
<span>
<strong>${r.title}</strong>
${r.text&&k.html`<small>${r.text}</small>`}
</span>
</label>
`)}
</fieldset>
`}var O=p(h(),1),Me=p(T(),1),Jt=p(I(),1),Yt=p(Kt(),1),Zt=p(j(),1);function Ut({title:e,outcome:t},o,n){let a=o.map(({seq:r,at:s,told:i})=>`${s} #${r} ${i}${n.has(r)?"":" (taken back)"}`);return[e,...a,t?`The end: ${t.why}.`:"",""].join(`
`)}function Bt({id:e,game:t,title:o,state:n,outcome:a},r){let s=(n.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:a,entries:r},null,2)}function Vt({game:e},t,o){let n=t[0]?.at.slice(0,10);return[e,n].filter(Boolean).join("-").concat(".",o)}var qt=p(j(),1);var Lo={clay_o_rama:Po,clearing_house:No,generation_zero:zo,metamorph:Do,slargeball:Fo};function Gt(e,t){let{columns:o,cellsOf:n,colourOf:a}=(Lo[e.game]??Io)(e.state,t),r=e.outcome?.winners??[],s=(e.state.players??[]).map(i=>({seat:i.seat,name:i.name,colour:a?.(i)??G(i.seat),won:r.includes(i.seat),cells:n(i)}));return{columns:o,rows:s.sort(Ao)}}function Ao(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((n,a)=>n!==t.cells[a]);return typeof e.cells[o]=="number"?t.cells[o]-e.cells[o]:0}function Io(){return{columns:[],cellsOf:()=>[]}}function Po(e,t){let o=t.map(({event:a})=>a),n=(a,r,s)=>o.filter(i=>i.type===a&&Wo(e,i[r])===s).length;return{columns:["Hit points","Blows that hit","Missiles thrown"],colourOf:({seat:a,colour:r})=>e.creatures.find(({player:s})=>s===a)?.colour||r||G(a),cellsOf:({seat:a})=>[Ho(e.creatures.filter(({player:r,alive:s})=>r===a&&s),"hit_points"),n("AttackHit","attacker",a),n("MissileFired","creature",a)]}}function No(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function zo(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Ro={dead:"dead",left:"left the map"};function Do(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:n})=>[n?0:e,t,n?Ro[n]??n:o]}}function Fo(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,qt.spelled)(e.colours[t-1]??"")]}}function Wo(e,t){return e.creatures.find(({id:o})=>o===t)?.player}function Ho(e,t){return e.reduce((o,n)=>o+n[t],0)}var H=p(j(),1),Ko=6e4;function Qt(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(0,H.counted)(o,e.round?"round":"turn"),t.length>1&&Uo(t),(0,H.counted)(new Set(t.map(({command:n})=>n)).size,"decision")].filter(Boolean)}function Xt(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function Uo(e){let[t,o]=[e[0],e.at(-1)].map(r=>Date.parse(r?.at??"")),n=Math.max(1,Math.round((o-t)/Ko)),a=Math.floor(n/60);return a?`${(0,H.counted)(a,"hour")} ${(0,H.counted)(n%60,"minute")}`:(0,H.counted)(n,"minute")}function en({session:e}){let{state:t}=(0,Me.useTable)(),o=(0,Yt.standingOf)(t.entries),n=t.entries.filter(({seq:a})=>o.has(a));return O.html`
<section class="end" data-testid="end" aria-label="The end of the game">
<p class="why" data-testid="end-why">${(0,Zt.sentence)(e.outcome.why)}.</p>
<${Bo} ...${Gt(e,n)} />
<p class="small-facts">${Qt(e.state,n).join(" · ")}</p>
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Xt(n).map(a=>O.html`<li>${a}</li>`)}
</ul>
</details>
<${Vo} session=${e} standing=${o} />
</section>
`}function Bo({columns:e,rows:t}){return t.length?O.html`
<table data-testid="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(o=>O.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:o,name:n,colour:a,won:r,cells:s})=>O.html`
<tr key=${o} data-won=${r}>
<th scope="row">
<${ue} colour=${a} /> ${n} ${r&&O.html`<span class="won">won</span>`}
</th>
${s.map(i=>O.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}function Vo({session:e,standing:t}){let{deeds:o,state:n}=(0,Me.useTable)(),{game:a,options:r,dice:s}=e,i=(l,c,d)=>qo(l,Vt(e,n.entries,c),d);return O.html`
<div class="answers">
${r&&O.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>o.begin({game:a,options:r,dice:s})}
>
Play again, same players
</button>`}
<button
data-testid="export-text"
onClick=${()=>i(Ut(e,n.entries,t),"txt","text/plain")}
>
Save the log
</button>
<button
data-testid="export-json"
onClick=${()=>i(Bt(e,n.entries),"json","application/json")}
>
Save as JSON
</button>
<${Jt.Refusal} spot="begin" />
</div>
`}function qo(e,t,o){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:o})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var $=p(h(),1),hn=p(Le(),1),$n=p(Ae(),1),gn=p(I(),1),X=p(T(),1),bn=p(j(),1);var Q=p(j(),1);function on({said:e,legal:t,overrides:o}){let n=[...e?[e]:[],...t,...o];return[...new Set(n.map(a=>a.type))]}function an({said:e,legal:t,overrides:o},n){return[...e?[e]:[],...t,...o].filter(r=>r.type===n)}function rn({kept:e,changed:t,conflicts:o}){let n=t.filter(({how:r})=>r==="kept").length;return`${[Ie(e-n,"stays as it was","stay as they were"),n&&Ie(n,"goes otherwise","go otherwise"),o.length&&Ie(o.length,"no longer fits and is left out","no longer fit and are left out")].filter(Boolean).join(", ")}.`}function Ie(e,t,o){return`${(0,Q.counted)(e,"step")} ${e===1?t:o}`}function sn({how:e,seq:t}){let o={kept:"Goes otherwise",replaced:"Said anew",inserted:"Put in"};return t===null?o[e]:`${o[e]} (entry ${t})`}function ln(e){let t=e.replace(/\[(\d+)\]/g,(o,n)=>` ${Number(n)+1}`);return(0,Q.spelled)(t.replaceAll(".",", "))}function me(e){return e==null?"nothing":typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.every(o=>typeof o!="object"||o===null)&&e.length<9?e.join(", ")||"none":(0,Q.counted)(e.length,"of them","of them"):typeof e=="object"?Object.values(e).map(me).join(", "):String(e)}var b=p(h(),1),dn=p(Le(),1),pn=p(Ae(),1),un=p(T(),1),fe=p(j(),1);var cn=12;function mn({plan:e,also:t,confirm:o,close:n}){let{state:a}=(0,un.useTable)();return b.html`
<div class="plan" data-testid="plan" ref=${pn.intoView}>
<p>${rn(e)}</p>
${e.conflicts.map(r=>b.html`<${Go} conflict=${r} also=${t} />`)}
${e.changed.map(r=>b.html`<${Qo} step=${r} />`)}
<${Xo} plan=${e} />
<${Jo} plan=${e} />
<div class="answers">
<button
class="primary"
data-testid="amend-confirm"
disabled=${a.busy.amend}
onClick=${o}
>
Confirm
</button>
<button class="quiet" data-testid="amend-leave" onClick=${n}>Leave it</button>
</div>
</div>
`}function Go({conflict:e,also:t}){let{seq:o,told:n,detail:a,rule:r,ruling:s,instead:i}=e,l=c=>()=>t({seq:o,how:"replace",command:c});return b.html`
<div class="conflict" data-testid="conflict">
<p><s>${n.join(" ")}</s></p>
<p>${(0,fe.sentence)(a)} ${r&&b.html`<span class="rule">(${r})</span>`}</p>
${s&&b.html`<p class="hint">${s.answer}</p>`}
${i.length>0&&b.html`<div class="chips" role="group" aria-label="Instead">
${i.map(c=>b.html`
<button class="chip" data-testid="instead" onClick=${l(c)}>
${(0,fe.spelled)(c.type)} ${(0,dn.inShort)(c)}
</button>
`)}
</div>`}
</div>
`}function Qo({step:e}){return b.html`
<div class="changed" data-testid="changed">
<h3>${sn(e)}</h3>
${e.before.length>0&&b.html`<p class="before"><s>${e.before.join(" ")}</s></p>`}
<p>${e.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Xo({plan:e}){let t=o=>o.map(n=>`${n.why}: ${n.values.join(" ")}`).join("; ");return b.html`
${e.fresh.length>0&&b.html`<p>The house rolls: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&b.html`<p class="hint">Nobody asks any more for ${t(e.unused)}.</p>`}
`}function Jo({plan:e}){if(!e.state.length)return b.html`<p>The game stands as before.</p>`;let t=e.state.length-cn;return b.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,cn).map(({what:o,before:n,after:a})=>b.html`
<div>
<dt>${ln(o)}</dt>
<dd>${me(n)} → ${me(a)}</dd>
</div>
`)}
</dl>
${t>0&&b.html`<p class="hint">${t} values more.</p>`}
${e.outcome&&b.html`<p>The game is over then: ${e.outcome}.</p>`}
`}var K="amend";function xn({seq:e,close:t}){let{deeds:o}=(0,X.useTable)(),n=(0,X.useSession)(),[a,r]=(0,$.useState)(null),[s,i]=(0,$.useState)([]),[l,c]=(0,$.useState)(null);(0,$.useEffect)(()=>{o.ask(K,()=>o.api.spoken(n.id,e)).then(r)},[n.id,e]);let d=async m=>{let y=()=>o.api.planAmendment(n.id,m,n.seq),f=await o.ask(K,y);f&&(i(m),c(f))},u=async()=>{await o.amend(K,s,l)?t():c(null)};return $.html`
<div class="correcting" data-testid="correcting" ref=${$n.intoView}>
${!l&&a&&$.html`<${Yo} spoken=${a} show=${d} close=${t} />`}
${l&&$.html`<${mn}
plan=${l}
also=${m=>d([...s,m])}
confirm=${u}
close=${t}
/>`}
<${gn.Refusal} spot=${K} />
${!l&&!a&&$.html`<button class="quiet" onClick=${t}>Leave it</button>`}
</div>
`}function Yo({spoken:e,show:t,close:o}){let{state:n}=(0,X.useTable)(),{seq:a}=e,r=on(e),[s,i]=(0,$.useState)("replace"),[l,c]=(0,$.useState)(r[0]);if(e.luck)return $.html`<${Zo} close=${o} />`;let d=an(s==="insert"?{...e,said:null}:e,l);return $.html`
<div class="chips" role="group" aria-label="What is done">
<${fn} name="Say it otherwise" way="replace" now=${s} turnTo=${i} />
<${fn} name="Put one in before" way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${n.busy[K]}
onClick=${()=>t([{seq:a,how:"remove"}])}
>
Take it out
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${u=>c(u.target.value)}>
${r.map(u=>$.html`<option value=${u} selected=${u===l}>${(0,bn.spelled)(u)}</option>`)}
</select>
</label>
${d.length?$.html`<${hn.CommandForm}
key=${`${s}/${l}`}
examples=${d}
label="See what changes"
spot=${K}
send=${u=>t([{seq:a,how:s,command:u}])}
/>`:$.html`<p class="hint">This was not among what could be said before it.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${o}>Leave it</button>
`}function fn({name:e,way:t,now:o,turnTo:n}){return $.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${o===t}
onClick=${()=>n(t)}
>
${e}
</button>
`}function Zo({close:e}){return $.html`
<p class="hint">These dice fell by themselves. Correct the step that asked for them.</p>
<button class="quiet" onClick=${e}>Leave it</button>
`}var vn=p(yn()),kn=document.createElement("style");kn.textContent='dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}a.button{display:inline-flex;align-items:center;gap:.3em;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:var(--radius-small);background:var(--card);color:inherit;font-weight:550;text-decoration:none}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){a.button{padding:0 12px}.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end table{width:100%;border-collapse:collapse}.end :is(th,td){padding:8px 6px;text-align:left}.end tbody tr{border-top:1px solid var(--line)}.end thead th{color:var(--soft);font-size:var(--small);font-weight:500}.end td{font-variant-numeric:tabular-nums}.end [data-won=true]{background:var(--accent-paper)}.end .won{color:var(--accent);font-size:var(--small)}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end ul{padding-left:1.2em}.end .small-facts{padding-right:0}';document.head.append(kn);(0,vn.arrived)("aside",Pe);