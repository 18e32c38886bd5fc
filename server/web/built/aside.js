var Aa=Object.create;var He=Object.defineProperty;var ja=Object.getOwnPropertyDescriptor;var La=Object.getOwnPropertyNames;var Pa=Object.getPrototypeOf,Ia=Object.prototype.hasOwnProperty;var C=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},za=(e,t)=>{for(var o in t)He(e,o,{get:t[o],enumerable:!0})},Na=(e,t,o,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of La(t))!Ia.call(e,n)&&n!==o&&He(e,n,{get:()=>t[n],enumerable:!(a=ja(t,n))||a.enumerable});return e};var d=(e,t,o)=>(o=e!=null?Aa(Pa(e)):{},Na(t||!e||!e.__esModule?He(o,"default",{value:e,enumerable:!0}):o,e));var f=C((kr,gt)=>{gt.exports=core["view.js"]});var xt=C((Sr,bt)=>{bt.exports=core["picture/live.js"]});var v=C((Tr,wt)=>{wt.exports=core["page/table.js"]});var I=C((Cr,yt)=>{yt.exports=core["page/refusal.js"]});var A=C((Ir,At)=>{At.exports=core["words.js"]});var fe=C((Nr,zt)=>{zt.exports=core["address.js"]});var Oe=C((ys,Oo)=>{Oo.exports=core["log/groups.js"]});var Qo=C((Ks,Vo)=>{Vo.exports=core["games/awaited.js"]});var pt=C((Qs,ea)=>{ea.exports=core["forms/command_form.js"]});var ut=C((Ys,ta)=>{ta.exports=core["page/into_view.js"]});var xa=C((ai,ba)=>{ba.exports=core["log/finding.js"]});var Sa=C((ci,ka)=>{ka.exports=core["log/chapters.js"]});var Oa=C((_i,_a)=>{_a.exports=core["parts.js"]});var ht={};za(ht,{Calibrate:()=>so,Correcting:()=>ga,End:()=>Go,Finder:()=>wa,Invite:()=>lo,KeptGames:()=>Zo,NewGame:()=>_o,OverTime:()=>va,Report:()=>Ca});var g=d(f(),1),no=d(xt(),1),et=d(v(),1),ro=d(I(),1);var L=d(f(),1);function vt(e,t){let{x_px:o,y_px:a,sigma_mm:n}=e,r=[];for(let s=0;s+1<a.length;s+=1)for(let i=0;i+1<o.length;i+=1){let l=[[o[i],a[s],n[s][i]],[o[i+1],a[s],n[s][i+1]],[o[i+1],a[s+1],n[s+1][i+1]],[o[i],a[s+1],n[s+1][i]]];r.push(...Ra(l,t))}return r}function Ra(e,t){if(e.some(([,,n])=>n===null))return[];let o=e.flatMap((n,r)=>Da(n,e[(r+1)%4],t)),a=[];for(let n=0;n+1<o.length;n+=2)a.push([...o[n],...o[n+1]]);return a}function Da([e,t,o],[a,n,r],s){if(o<=s==r<=s)return[];let i=(s-o)/(r-o);return[[e+i*(a-e),t+i*(n-t)]]}var M=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],kt=M.slice(0,-1).map(e=>e.upTo);function St(e){return M.findIndex(t=>e<=t.upTo)}function Tt(e){return e===0?`under ${M[0].upTo}`:e===M.length-1?`over ${M[e-1].upTo}`:`${M[e-1].upTo} to ${M[e].upTo}`}var Fa=1280,Wa=7;function Ct({told:e,shown:t}){let{check:o,table:a}=e,[n,r]=o.size_wh,s=n/Fa;return L.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${n} ${r}`}
style=${`--unit: ${s}px`}
role="img"
aria-label="Expected error over the table, and the boards that were found"
data-testid="overlay"
>
${t&&L.html`<${Ba} map=${a.map} /><${Ka} map=${a.map} unit=${s} size=${[n,r]} />`}
${a.outline_px.length>2&&L.html`<polygon
class="table-outline"
points=${a.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${a.marks.flatMap(i=>i.marks_px).map(i=>L.html`<${Ua} mark=${i} unit=${s} />`)}
</svg>
`}function Ba({map:e}){let t=e.x_px[1]-e.x_px[0],o=e.y_px[1]-e.y_px[0],a=e.sigma_mm.flatMap((n,r)=>Ha(n).map(s=>({...s,y:r})));return M.map(({colour:n,opacity:r},s)=>L.html`
<g fill=${n} opacity=${r}>
${a.filter(i=>i.step===s).map(({start:i,end:l,y:c})=>L.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-o/2}
width=${t*(l-i)}
height=${o+1}
/>
`)}
</g>
`)}function Ha(e){let t=[];return e.forEach((o,a)=>{let n=o===null?null:St(o),r=t.at(-1);r&&r.step===n?r.end=a+1:t.push({start:a,end:a+1,step:n})}),t.filter(o=>o.step!==null)}function Ka({map:e,unit:t,size:o}){return kt.map(a=>{let n=vt(e,a);if(!n.length)return null;let r=n.map(([l,c,p,u])=>`M${l} ${c}L${p} ${u}`).join(""),[s,i]=qa(n,o,t);return L.html`
<path class="error-line under" d=${r} />
<path class="error-line" d=${r} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${a} mm</text>
`})}function qa(e,[t,o],a){let n=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(o-c)),[r,s]=e.reduce((l,c)=>n(c)>n(l)?c:l),i=(l,c,p)=>Math.min(Math.max(l,c),p-c);return[i(r,60*a,t),i(s+7*a,26*a,o)]}function Ua({mark:e,unit:t}){if(e.length>2)return L.html`<polygon class="mark" points=${e.map(r=>r.join(",")).join(" ")} />`;let[[o,a]]=e,n=Wa*t;return L.html`<path class="mark" d=${`M${o-n} ${a}H${o+n}M${o} ${a-n}V${a+n}`} />`}var Ke=d(f(),1);function _t({map:e,shown:t,show:o,children:a}){return Ke.html`
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
${M.map((n,r)=>Ke.html`<li><i style=${`background: ${n.colour}`}></i>${Tt(r)}</li>`)}
</ol>
<p class="hint">${Ga(e)}</p>
</div>
`}function Ga(e){let t=e.height_mm===0?"on the table itself":`${e.height_mm} mm above the table`;if(e.median_mm===null)return`Nothing ${t} is in view.`;let o=e.median_mm.toFixed(2);return`It holds for points ${t}: ${o} mm as a rule, 95 % under ${e.p95_mm.toFixed(1)} mm. A point that is higher or lower than supposed lies elsewhere.`}var H=d(f(),1),Et={good:"All is well",fair:"Good enough, and can be better",poor:"Do this first"},Va="Light, sharpness, boards and accuracy are as they should be. The game can begin.",Qa="The picture stands still: look to the camera first. What is told here is of the last picture.",Ya="Where the table is, is not known at this moment: lay the printed sheet in view, whole, flat and well lit.";function Mt({check:e,stopped:t,calibrated:o}){let{instruction:a,further:n}=e;return t?H.html`<${Ot} cause="camera/still" sentence=${Qa} />`:!o&&!a?H.html`<${Ot} cause="board/unseen" sentence=${Ya} />`:H.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Et[e.grade]}</h2>
<p data-testid="instruction" data-cause=${a?.cause??""}>
${a?.sentence??Va}
</p>
${n.length>0&&H.html`
<details class="other">
<summary>
${n.length===1?"Then one more thing":`Then ${n.length} more things`}
</summary>
<ol>
${n.map(r=>H.html`<li>${r.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Ot({cause:e,sentence:t}){return H.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Et.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var ue=d(f(),1),Pt=d(A(),1);function It({check:e}){return ue.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${Ja(e).map(([t,o,a])=>ue.html`
<dt>${t}</dt>
<dd data-grade=${o??"plain"}>
<span>${a}</span>
${o&&ue.html`<b class="grade" data-grade=${o}>${o}</b>`}
</dd>
`)}
</dl>
</div>
`}function Ja(e){let{light:t,blur:o,rate:a,steadiness:n,view:r,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Light",t.grade,Za(t)],["Sharpness",o.grade,`blurred by ${o.px.toFixed(1)} px`],a&&["Pictures",a.grade,`${Math.round(a.fps)} a second${en(a)}`],n&&["Steadiness",n.grade,tn(n)],r&&["Scale",r.grade,on(r)],r&&["Camera",null,an(r)],r&&["In view",null,nn(r)],s&&["Boards",s.grade,s.seen.map(rn).join(", ")],i&&["Accuracy",i.grade,ln(i)],l&&["Held-out corners",null,`${me(l.median_mm)} off, 95 % under ${me(l.p95_mm)} (${l.corners})`],c&&["Focal length",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, known from ${Xa[c.known_from]}`]].filter(Boolean)}var Xa={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function Za(e){let t=e.glare.length?`, ${(0,Pt.counted)(e.glare.length,"mirrored lamp")}`:"";return e.paper===null?`table ${Math.round(e.median)} of 255${t}`:`paper ${Math.round(e.paper)}, table ${Math.round(e.median)} of 255${t}`}function en(e){return e.missing?`, ${e.missing} missing`:""}function tn(e){let{flicker:t,hunting:o,shake_px:a}=e;return`flickers ${jt(t)}, drifts ${jt(o)}, shakes ${a.toFixed(1)} px`}function on(e){return`${e.mm_per_px.toFixed(1)} mm a pixel, at worst ${(e.worst_mm_per_px??e.mm_per_px).toFixed(1)}`}function an(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function nn(e){return`table in ${Lt(e.table_share)} of the picture, ${Lt(e.between_boards_share)} of the area between the boards`}function rn(e){return`${e.name} ${e.corners_found} of ${e.corners_total} corners${sn(e)}`}function sn(e){let t=e.corners_in_view-e.corners_found,o=e.corners_total-e.corners_in_view,a=[t&&`${t} hidden`,o&&`${o} outside`].filter(Boolean);return a.length?` (${a.join(", ")})`:""}function ln(e){return`${me(e.median_mm)}, 95 % under ${me(e.p95_mm)}. ${e.tells}`}function me(e){return e===null?"unknown":`${e.toFixed(2)} mm`}function jt(e){return`${(100*e).toFixed(1)} %`}function Lt(e){return`${Math.round(100*e)} %`}var he=d(f(),1),Nt=d(fe(),1);function Rt({camera:e,code:t}){return he.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?he.html`Put the file into the data folder as <code>${e.keep_as}</code>: it is used
by itself next time.`:he.html`Give the file to <code>--camera-file</code>, or to <code>--camera</code> of${" "}
<code>tableref calibrate</code>.`}
${" "}It holds as long as zoom, focus and resolution stay as they are. Best is a file made
from ten pictures of a sheet held before the camera in many ways:${" "}
<code>tableref calibrate</code> with <code>--save-camera</code>.
</p>
<p>
<a href=${(0,Nt.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var z=d(f(),1);var cn=[.2,.375,.5555555555555556,.6666666666666666],dn=(e,t)=>o=>{let a=4*e+o-4,n="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(a)-35,r=a>8?n:1,s=t/r|0,i=t%r,l=r-i,c=a>8?s*cn[o]+(e>5)&-2:n,p=s-c;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:c}};var K=e=>new Uint8Array(e),se=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},$e=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Ue=e=>e.charCodeAt(0),Wt=(...e)=>(t,o)=>e.forEach(a=>a(t,o)),Bt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Qe=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(a=>t.push(a,8))},V=(e,t,o,a,n=(s,i)=>o(s.length,i),r=a?s=>Wt(Bt(a),e(s)):e)=>(r.test=t,r.l=o,r.est=n,r.eci=a&&[a],r),Ht=V(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-2;a+=3)t.push(+e.slice(a,a+3),10);a<e.length-1?t.push(+e.slice(a),7):a<e.length&&t.push(+e[a],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Kt=V(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-1;a+=2)t.push(45*$e(e[a])+$e(e[a+1]),11);a<e.length&&t.push($e(e[a]),6)},e=>$e(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),G=V(e=>Qe([...e].map(Ue)),e=>Ue(e)<128,(e,t)=>12+8*(t>9)+8*e);G._=!0,G.u=!0;var Ye=V(G,e=>Ue(e)<256,G.l,3);Ye._=!0;var Dt=new TextEncoder,Je=V(e=>Qe(Dt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Dt.encode(e).length);Je._=!0;var Ge=()=>{let e=new Map,t=new TextDecoder("sjis"),o=K(2);for(let a=0;a<7973;++a)o[0]=a/192+129+64*(a>5951),o[1]=a%192+64,e.set(t.decode(o),a);return e.delete("�"),Ge=()=>e,e},Xe=V(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let a of e)t.push(Ge().get(a),13)},e=>Ge().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Xe._=!0;var qt=[Ht,Kt,G,Ye,Xe,Je],pn={auto:(e,{modes:t=qt}={})=>(o,a)=>{let n=t.map((p,u)=>{let m=new Map,y=(h,x)=>(m.has(h)||m.set(h,x(h,a)),m.get(h));return{m:p,h:1<<u,C:p.est("",a),S:p.l?(h,x)=>y(x-h,p.l):(h,x)=>y(e.slice(h,x),p.est)}}),r=[{v:0}],s=0,i=0,l=-1;for(let p of[...e,""]){let u=0;if(p)for(let m of n)m.m.test(p)&&(u|=m.h);if(!p||u!==l){if(l!==-1){let m=new Set(r.map(h=>h.D)),y=[];for(let{m:h,C:x,S:T,h:O}of n)if(l&O){let B=T(s,i);for(let ae of h.eci??m)if(!h.u||!ae){let ne;for(let R of r)if(R.D===ae||h.eci){let re=R.m===h&&R.D===ae,Be=re?R.V:R,$t=h._&&re?R.v+B-x:Be.v+12*(Be.D!==ae)+(re?T(re?R.$:s,i):B);(!ne||$t<ne.v)&&(ne={$:re?R.$:s,V:Be,m:h,D:ae,A:i,v:$t})}ne&&y.push(ne)}}r=y}l=u,s=i}i+=p.length}r.length||se(5);let c=[];for(let p=r.reduce((u,m)=>m.v<u.v?m:u);p.m;p=p.V)c.push(p.m(e.slice(p.$,p.A)));c.reverse().forEach(p=>p(o,a))},multi:Wt,eci:Bt,bytes:Qe,numeric:Ht,alphaNumeric:Kt,ascii:G,iso8859_1:Ye,shift_jis:Xe,utf8:Je},un=()=>({F:K(2956),I:0,push(e,t){for(let o=t,a=8-(7&this.I);o>0;o-=a,a=8)this.F[this.I>>3]|=e<<a>>o,this.I+=o<a?o:a}}),qe=(e,t=e*e,o=K(t))=>({size:e,K:o,get:(a,n)=>a>=0&&a<e&&!!(1&o[n*e+a]),toString({on:a="##",off:n="  ",lf:r=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let p=-l;p<e+l;++p){for(let u=-i;u<e+i;++u)c+=this.get(u,p)?a:n;c+=r}return c},toImageData(a,{on:n=[0,0,0],off:r=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,p=e+2*l,u=a.createImageData(c,p),m=new Uint32Array(u.data.buffer);u.data.set([...n,255]);let y=m[0];u.data.set([...r,255]);let h=m[0];for(let x=0;x<p;++x)for(let T=0;T<c;++T)m[x*c+T]=this.get(T-i,x-l)?y:h;return u},toCanvas(a,n){let r=a.getContext("2d"),s=this.toImageData(r,n);a.width=s.width,a.height=s.height,r.putImageData(s,0,0)},toDataURL({type:a="image/png",scale:n=1,...r}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,r);return s.width=l.width*n,s.height=l.height*n,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(a,1)}}),ge=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],be=K(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))be[be[t+255]=e++]=t;var Ut=e=>be[e%255],Gt=e=>be[e+255],mn=(e,t)=>{let o=K(e.length+t.length-1);for(let a=0;a<e.length;++a)for(let n=0;n<t.length;++n)o[a+n]^=Ut(e[a]+t[n]);return o.map(Gt)},fn=(e,t)=>{let o=K(e.length+t.length-1);o.set(e,0);for(let a=0;a<e.length;++a)if(o[a]){let n=Gt(o[a]);for(let r=0;r<t.length;++r)o[a+r]^=Ut(t[r]+n)}return o.slice(e.length)},Ve=[[0],[0,0]];for(let e=1;e<30;++e)Ve.push(mn(Ve[e],[0,e]));var hn=(e,t)=>{let o=[[],[]],a=0,n=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,a+=i){let c=e.slice(a,a+i);o[0].push(c),o[1].push(fn(c,Ve[t.i])),n+=i+t.i}let r=K(n);n=0;for(let s of o)for(let i=0,l=-1;l<n;++i){l=n;for(let c of s)i<c.length&&(r[n++]=c[i])}return r},Vt=(e,t,o)=>{let a=e<<=o;for(let n=134217728;n>>=1;)a&n&&(a^=t*(n>>o));return a|e},$n=({size:e,K:t},o)=>{let a=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},n=(s,i,l)=>{for(let c=0;c++<3;l-=2)a(i*e+s-(l>>1)*(e+1),l,l,2|c)},r=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let s=e-7;s>8;s-=r){for(let i=s;i>8;i-=r)n(s,i,5);s<e-7&&n(s,6,5)}if(o>6)for(let s=Vt(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;a(7,2,9,2),a(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;n(3,3,7),n(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},gn=({size:e,K:t})=>{let o=[];for(let a=e-2,n=e,r=-1;a>=0;a-=2){for(a===5&&(a=4);n+=r,n!==-1&&n!==e;){let s=n*e+a;t[s+1]||o.push(s+1),t[s]||o.push(s)}r*=-1}return o},bn=({K:e},t,o)=>t.forEach((a,n)=>e[a]=o[n>>3]>>(7&~n)&1),xn=({size:e,K:t},o,a,n)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(o(i,s)||2&t[l])}let r=21522^Vt((1^n)<<3|a,1335,10);for(let s=0;s++<8;r>>=1)t[(s-(s<7))*e+8]=1&r,t[9*e-s]=1&r;for(let s=8;--s,r;r>>=1)t[8*e+s-(s<7)]=1&r,t[(e-s)*e+8]=1&r},wn=({size:e,K:t},o=0,a=0)=>{for(let n=0;n<e;++n){for(let r=0;r<2;++r)for(let s,i=0,l=0,c=2;i<e;++i){let p=1&t[r?n*e+i:i*e+n];a+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(o+=40),p^c&&(s=0),c=p,o+=++s===5?3:s>5}if(n)for(let r=e+n,s=5*t[n-1]^t[n];r<e*e;r+=e){let i=5*t[r-1]^t[r];o+=3*!(1&(s|i)|4&(s^i)),s=i}}return o+10*(10*Math.abs(a/(e*e)-1)|0)},Ft=[],xe=(e=se(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:a=1,maxVersion:n=40,mask:r,trailer:s=60433,...i}={})=>{o<t&&se(3),n<a&&se(2),typeof e=="string"&&(e=pn.auto(e,i));for(let l=a,c=0;l<=n;++l){let p=Ft[l];p||(Ft[l]=p=qe(4*l+17),$n(p,l),p.p=gn(p));let u=dn(l,p.p.length>>3);if(8*u(t).t<c)continue;let m=un();e(m,l),c=m.I;for(let y=o;y>=t;--y){let h=u(y);if(8*h.t<c)continue;for(m.I=c+11&-8;m.I<8*h.t;)m.push(s,16);let x=qe(p.size,p.K);return bn(x,p.p,hn(m.F,h)),(ge[r]?[ge[r]]:ge).map((T,O)=>{let B=qe(x.size,x.K);return xn(B,T,r??O,y),B.s=ge[r]?0:wn(B),B}).reduce((T,O)=>O.s<T.s?O:T)}}se(4)};xe.with=(...e)=>(t,o)=>xe(t,{modes:[...qt,...e],...o});var Qt=d(f(),1),Ze=4;function we({text:e,label:t}){let o=xe(e),a=o.size+2*Ze;return Qt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${a} ${a}`}
>
<rect width=${a} height=${a} fill="#ffffff" />
<path d=${yn(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function yn(e){let t=[];for(let o=0;o<e.size;o+=1)for(let a=0;a<e.size;a+=1)e.get(a,o)&&t.push(`M${a+Ze} ${o+Ze}h1v1h-1z`);return t.join("")}var Yt=d(v(),1),Jt=d(I(),1);function Xt({source:e}){let{state:t,deeds:o}=(0,Yt.useTable)(),[a,n]=(0,z.useState)(null),r=l=>o.ask("phone",()=>l().then(n));if((0,z.useEffect)(()=>{e==="camera phone"&&r(o.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=a?.links??[];return z.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that shall look on; it must be in the same Wi-Fi. It will warn that
the connection is not private, because nobody outside vouches for this machine: choose
“Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&z.html`<${we} text=${s} label="QR code of the phone’s link" />`}
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
<${Jt.Refusal} spot="phone" />
</div>
`}var q=d(f(),1),Zt=d(fe(),1);var ye=d(f(),1);function Q(e){let[t,o]=(0,ye.useState)({answer:null,refused:null});return(0,ye.useEffect)(()=>{let a=!1;return e().then(n=>a||o({answer:n,refused:null})).catch(n=>a||o({answer:null,refused:n.detail})),()=>{a=!0}},[]),t}var eo=d(v(),1),vn={a4:"A4",letter:"Letter"};function to({code:e}){let{deeds:t}=(0,eo.useTable)(),[o,a]=(0,q.useState)("a4"),{answer:n}=Q(t.api.sheets);return q.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label="Paper">
${Object.entries(vn).map(([r,s])=>q.html`
<button class="chip" aria-pressed=${r===o} onClick=${()=>a(r)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">Print at 100 % and check that the ruler on the sheet is 100 mm long.</p>
<ul>
${(n??[]).map(r=>q.html`<${kn} sheet=${r} paper=${o} code=${e} />`)}
</ul>
</div>
`}function kn({sheet:e,paper:t,code:o}){let a=n=>(0,Zt.withCode)(`/api/sheets/${e.name}.${n}?paper=${t}`,o);return q.html`
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
`}var ve=d(f(),1),oo=d(v(),1),Sn=700;function ao(e){let{deeds:t}=(0,oo.useTable)(),[o,a]=(0,ve.useState)({told:null,silent:!1});return(0,ve.useEffect)(()=>{let n=!1,r;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(n)return;a(l=>({told:i??l.told,silent:!i}))}r=setTimeout(s,Sn)}return s(),()=>{n=!0,clearTimeout(r)}},[e]),o}var Tn=[0,30,60];function so(){let{code:e}=(0,et.useTable)(),[t,o]=(0,g.useState)(0),[a,n]=(0,g.useState)(!0),{told:r,silent:s}=ao(t),i=r?.check;return g.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!r}>
<section class="calibrate-seen" aria-label="The table, seen by the camera">
${r&&!r.camera?g.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:g.html`<${_n} told=${r} silent=${s} code=${e} shown=${a} />`}
${i&&g.html`<${Mt} check=${i} stopped=${Cn(r,s)} calibrated=${!!r.table} />`}
${r?.table&&g.html`<${_t} map=${r.table.map} shown=${a} show=${n}>
<${On} heightMm=${t} choose=${o} />
<//>`}
</section>
<section class="calibrate-told">
<${Xt} source=${r?.camera?.source} />
${i&&g.html`<${It} check=${i} />`}
${r?.camera&&g.html`<${En} told=${r} />`}
${r?.table&&g.html`<${Rt} camera=${r.camera} code=${e} />`}
<${to} code=${e} />
</section>
</main>
`}function Cn(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function _n({told:e,silent:t,code:o,shown:a}){let n=t||e?.camera?.frozen;return g.html`
<div class="live" data-frozen=${!!n}>
<${no.Live} code=${o} link="live" />
${e?.table&&!t&&g.html`<${Ct} told=${e} shown=${a} />`}
${n&&g.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&g.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function On({heightMm:e,choose:t}){return g.html`
<div class="chips" role="group" aria-label="Height that the error is told for">
${Tn.map(o=>g.html`
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
`}function En({told:e}){let{state:t,deeds:o}=(0,et.useTable)(),a=t.busy.solve;return g.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${a} onClick=${()=>o.ask("solve",o.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew from the next picture, with nothing before the boards.":"No board is recognised yet: it is looked for again and again."}
</p>
<${ro.Refusal} spot="solve" />
</div>
`}var w=d(f(),1),Se=d(fe(),1),Te=d(v(),1),io=d(I(),1);var Y=d(f(),1);function ke({title:e,close:t,children:o}){let a=(0,Y.useRef)(null);return(0,Y.useEffect)(()=>{a.current?.showModal()},[]),Y.html`
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
`}var Mn=1500;function lo({close:e}){let{deeds:t}=(0,Te.useTable)(),o=(0,Te.useSession)(),{answer:a,refused:n}=Q(()=>t.api.codes(o.id)),[r,s]=(0,w.useState)(null),i=(c,p)=>t.ask("codes",()=>t.api.changeCode(o.id,c,p).then(s)),l=r??a;return w.html`
<${ke} title="Invite" close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,Se.onlyThisMachine)()&&w.html`<p class="hint">
This page is open as ${location.host}, which other machines cannot reach. Start with${" "}
<code>--host 0.0.0.0</code> and open the page under this machine’s own address first.
</p>`}
${n&&w.html`<p class="refusal" role="alert">${n}</p>`}
<${io.Refusal} spot="codes" />
${l&&w.html`<${An} session=${o} codes=${l} change=${i} />`}
<//>
`}function An({session:e,codes:t,change:o}){let a=r=>e.state.players?.find(s=>s.seat===r)?.name??`Seat ${r}`,n=[...t.seats.map((r,s)=>[a(s+1),r,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return w.html`
<ul class="links">
${n.map(([r,s,i])=>w.html`
<${jn}
key=${i}
who=${r}
link=${s&&(0,Se.invitation)(e.id,s)}
change=${l=>o(i,l)}
/>
`)}
</ul>
<p class="hint">
If nobody plays on, the links end ${new Date(t.end_at).toLocaleString()}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function jn({who:e,link:t,change:o}){return w.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?w.html`<${Ln} who=${e} link=${t} />`:w.html`<em>Withdrawn: nobody comes in.</em>`}
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
`}function Ln({who:e,link:t}){let[o,a]=(0,w.useState)(!1),n=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),a(!0),setTimeout(()=>a(!1),Mn)},[r,s]=(0,w.useState)(!1);return w.html`
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
${r&&w.html`<${we} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var k=d(f(),1),ot=d(v(),1),at=d(I(),1);var U=d(f(),1);var po={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},uo=Object.keys(po),Pn={fill:"#75726b",ink:"#ffffff"};function ie(e){let{fill:t,ink:o}=po[e]??Pn;return{"--hue":t,"--hue-ink":o}}var co=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function D(e){return co[(e-1)%co.length]}var mo=d(f(),1);function Ce({colour:e,large:t=!1}){return mo.html`<span
class=${t?"swatch large":"swatch"}
style=${ie(e)}
title=${e||"no colour yet"}
aria-hidden="true"
></span>`}var In=["Ada","Bo","Cy"],fo=["orange","blue","green","red","yellow","purple","pink","white"];function ho(e){let t=e?.state.players;return t?t.map(({name:o,colour:a})=>({name:o,colour:a??""})):In.map((o,a)=>({name:o,colour:fo[a]}))}function $o(e,t){return t?e:e.map(({name:o})=>({name:o}))}function go({players:e,set:t,seats:o,coloured:a}){let[n,r]=o,s=(l,c)=>t(e.with(l,{...e[l],...c})),i=fo.find(l=>!e.some(c=>c.colour===l));return U.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,c)=>U.html`
<div class="player-row" data-testid="player-row">
<${Ce} colour=${a?l.colour:D(c+1)} />
<input
aria-label=${`Name of player ${c+1}`}
value=${l.name}
onInput=${p=>s(c,{name:p.target.value})}
/>
${a&&U.html`<${zn} place=${c} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=n}
onClick=${()=>t(e.filter((p,u)=>u!==c))}
>
×
</button>
</div>
`)}
${e.length<r&&U.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function zn({place:e,player:t,change:o}){return U.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${a=>o(e,{colour:a.target.value})}
>
${["",...uo].map(a=>U.html`
<option value=${a} selected=${a===t.colour}>
${a||"any colour"}
</option>
`)}
</select>
`}var le=d(A(),1),_e=["thimble","Thimble","As small as it goes: to try it out."],Nn=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Rn=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],_e],Dn=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],_e],Fn=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],_e],Wn=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],_e],Bn={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Hn={clay_o_rama:Nn,clearing_house:Rn,metamorph:Dn,generation_zero:Fn,slargeball:Wn},xo=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function wo({name:e,title:t,summary:o,seats:[a,n]}){let r=o.split(`
`)[0].replace(`${t}: `,""),s=[`${a} to ${n} players`,Bn[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,le.sentence)(r.replaceAll("'","’")),facts:`${(0,le.sentence)(s)}.`}}function yo(e){let t=Hn[e.name];return t?t.map(([o,a,n])=>bo(e,o,a,n)):Object.keys(e.options).map(o=>bo(e,o,(0,le.spelled)(o)))}function bo(e,t,o,a=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:a,options:{preset:t}};let{type:n,...r}=e.options[t]??{};return{name:t,title:o,text:a,options:r}}var ko=d(f(),1),So=d(v(),1),To=d(I(),1),vo="take-in";function Co(){let{deeds:e,state:t}=(0,So.useTable)(),o=a=>{let[n]=a.target.files;a.target.value="",n&&e.takeIn(n)};return ko.html`
<div class="take-in">
<label class="field">
<span>Take in a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[vo]}
onChange=${o}
/>
</label>
<p class="hint">
What was saved as JSON goes on as a new game, once its hashes are checked and the rules have
played it.
</p>
<${To.Refusal} spot=${vo} />
</div>
`}function _o({close:e}){let{state:t,deeds:o}=(0,ot.useTable)(),{games:a}=t;return(0,k.useEffect)(()=>{o.learnGames()},[]),k.html`
<${ke} title="New game" close=${e}>
<${at.Refusal} spot="games" />
${a.length>0&&k.html`<${Kn} games=${a} close=${e} />`}
<${Co} />
<//>
`}function Kn({games:e,close:t}){let{deeds:o,state:a}=(0,ot.useTable)(),[n,r]=(0,k.useState)(a.session?.game??e[0].name),s=e.find(O=>O.name===n)??e[0],i=yo(s),[l,c]=(0,k.useState)(i[0].name),[p,u]=(0,k.useState)(()=>ho(a.session)),[m,y]=(0,k.useState)(a.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),x=(i.find(O=>O.name===l)??i[0]).options;return k.html`
<form class="new-game" onSubmit=${O=>{O.preventDefault(),o.begin({game:s.name,options:{...x,players:$o(p,h)},dice:m})}}>
${e.length>1&&k.html`<${tt}
legend="Game"
name="game"
chosen=${s.name}
choose=${r}
options=${e.map(wo)}
/>`}
<${go}
players=${p}
set=${u}
seats=${s.seats}
coloured=${h}
/>
<${tt}
legend="Rules"
name="preset"
chosen=${l}
choose=${c}
options=${i}
/>
<${tt} legend="Dice" name="dice" chosen=${m} choose=${y} options=${xo} />
<div class="answers">
<${at.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${a.busy.begin}>Begin</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function tt({legend:e,name:t,options:o,chosen:a,choose:n}){return k.html`
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
`}var F=d(f(),1),lt=d(v(),1),Ko=d(I(),1),qo=d(Oe(),1);var J=d(f(),1);function Ee({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:a}=e;return J.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label="What everybody did">
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(n=>J.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:n,name:r,cells:s})=>J.html`
<tr key=${n}>
<th scope="row">${r}</th>
${s.map(i=>J.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${a.map(n=>J.html`<li key=${n}>${n}</li>`)}
</ul>
</div>
`}var S=d(f(),1);var _=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function Me(e){return!!e?.lines.some(({points:t})=>t.length>1)}function nt({lines:e,chapters:t,seq:o}){let a=e.flatMap(s=>s.points),n=a.map(([,s])=>s),r=Math.min(...a.map(([s])=>s));return{from:Math.min(r,t.find(({seq:s})=>s>=r)?.seq??r),to:Math.max(o,r+1),least:Math.min(0,...n),most:Math.max(1,...n)}}function Eo({from:e,to:t,least:o,most:a},n=_){let r=n.width-n.left-n.right,s=n.height-n.top-n.bottom;return{x:i=>n.left+r*(i-e)/(t-e),y:i=>n.top+s*(1-(i-o)/(a-o))}}function Mo({points:e},t,o){let a=r=>Math.round(r*10)/10;return`${e.map(([r,s],i)=>{let[l,c]=[a(t.x(r)),a(t.y(s))];return i?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${a(t.x(o))}`}function Ao({least:e,most:t},o=4){let a=t-e,n=10**Math.floor(Math.log10(Math.max(1,a/o))),r=[1,2,5,10].map(i=>i*n).find(i=>a/i<=o)??a,s=Math.ceil(e/r)*r;return Array.from({length:Math.floor((t-s)/r)+1},(i,l)=>s+l*r)}function rt({chapters:e},{from:t,to:o}){return e.map(({title:n,seq:r},s)=>({title:n,from:r,to:(e[s+1]?.seq??o+1)-1})).filter(n=>n.to>=t)}function jo(e){let t=rt(e,nt(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,name:a,points:n})=>({key:o,name:a,cells:t.map(({to:r})=>n.findLast(([s])=>s<=r)?.[1]??null)}))}}function Lo({counts:e,lines:t}){let o=t.map(({name:a,points:n})=>`${a} ${n.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function st({game:e,state:t},{key:o,seat:a},n){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===o)?.colour||n(a):e==="slargeball"?t.colours[Number(o)-1]:n(a)}var Ae=["","9 5","2 5","14 5 2 5","5 5"],qn=100;function X({session:e,story:t}){return!t||!Me(t)?null:S.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Un} session=${e} story=${t} />
<${Gn} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div class="wide" tabindex="0" role="region" aria-label=${`${t.counts}, as a table`}>
<${Yn} story=${t} />
</div>
</details>
</figure>
`}function Un({session:e,story:t}){return S.html`
<ul class="plot-legend">
${t.lines.map((o,a)=>S.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${ie(st(e,o,D))}
stroke-dasharray=${Ae[a%Ae.length]}
/>
</svg>
${o.name} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Gn({session:e,story:t}){let o=(0,S.useId)(),a=nt(t),n=Eo(a);return S.html`
<svg
viewBox=${`0 0 ${_.width} ${_.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${Lo(t)}</title>
<${Vn} levels=${Ao(a)} scale=${n} />
<${Qn} spans=${rt(t,a)} extent=${a} scale=${n} />
${t.lines.map((r,s)=>S.html`
<path
class="curve"
key=${r.key}
d=${Mo(r,n,a.to)}
style=${ie(st(e,r,D))}
stroke-dasharray=${Ae[s%Ae.length]}
/>
`)}
</svg>
`}function Vn({levels:e,scale:t}){return e.map(o=>S.html`
<g key=${o}>
<path class="level" d=${`M${_.left} ${t.y(o)}H${_.width-_.right}`} />
<text x=${_.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Qn({spans:e,extent:t,scale:o}){let a=_.left;return e.map(({title:n,from:r})=>{let s=o.x(Math.max(r,t.from)),l=n.replace(/\D+/g,"")&&s>=a;return l&&(a=s+qn),S.html`
<g key=${r}>
${r>t.from&&S.html`<path class="span" d=${`M${s} ${_.top}V${_.height-_.bottom}`} />`}
${l&&S.html`<text x=${s+2} y=${_.height-10}>${n}</text>`}
</g>
`})}function Yn({story:e}){let{columns:t,rows:o}=jo(e);return S.html`
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
`}var Ro=d(f(),1),Do=d(v(),1),Fo=d(I(),1),Wo=d(Oe(),1);function Po({title:e,outcome:t},o,a){let n=o.map(({seq:r,at:s,told:i})=>`${s} #${r} ${i}${a.has(r)?"":" (taken back)"}`);return[e,...n,t?`The end: ${t.why}.`:"",""].join(`
`)}function Io({id:e,game:t,title:o,state:a,outcome:n},r){let s=(a.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:s,outcome:n,entries:r},null,2)}function zo({game:e},t,o){let a=t[0]?.at.slice(0,10);return[e,a].filter(Boolean).join("-").concat(".",o)}var No="take-away";function je({session:e}){let{deeds:t,state:o}=(0,Do.useTable)(),a=l=>zo(e,o.entries,l),n=()=>new Blob([Po(e,o.entries,(0,Wo.standingOf)(o.entries))]),r=()=>new Blob([Io(e,o.entries)]),s=l=>async()=>{let c=await t.ask(No,()=>t.api.file(e.id,l));c&&it(c,a(l))},i=e.role==="referee";return Ro.html`
<div class="take-away" role="group" aria-label="Take the game away">
<button
data-testid="export-json"
onClick=${i?s("json"):()=>it(r(),a("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>it(n(),a("txt"))}>
Save as text
</button>
<${Fo.Refusal} spot=${No} />
</div>
`}function it(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var Le=d(f(),1),Pe=d(v(),1),Jn=400;function Z(e=!0){let{deeds:t}=(0,Pe.useTable)(),{id:o,seq:a}=(0,Pe.useSession)(),[n,r]=(0,Le.useState)(null);return(0,Le.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(o).then(c=>s&&r(c)).catch(()=>{}),n?Jn:0);return()=>{s=!1,clearTimeout(l)}},[e,o,a]),n}var Uo=d(A(),1);var Bo=d(A(),1);var Xn={clay_o_rama:tr,clearing_house:or,generation_zero:ar,metamorph:rr,slargeball:sr};function Ie(e){let{columns:t,cellsOf:o,colourOf:a}=(Xn[e.game]??er)(e.state),n=e.outcome?.winners??[],r=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:a?.(s)??D(s.seat),won:n.includes(s.seat),cells:o(s)}));return{columns:t,rows:r.sort(Zn)}}function Zn(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((a,n)=>a!==t.cells[n]);return typeof e.cells[o]=="number"?t.cells[o]-e.cells[o]:0}function er(){return{columns:[],cellsOf:()=>[]}}function tr(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:a})=>a===t)?.colour||o||D(t),cellsOf:({seat:t})=>[ir(e.creatures.filter(({player:o,alive:a})=>o===t&&a),"hit_points")]}}function or(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function ar(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var nr={dead:"dead",left:"left the map"};function rr(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:a})=>[a?0:e,t,a?nr[a]??a:o]}}function sr(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Bo.spelled)(e.colours[t-1]??"")]}}function ir(e,t){return e.reduce((o,a)=>o+a[t],0)}var ee=d(f(),1);function ze({columns:e,rows:t}){return t.length?ee.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(o=>ee.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:o,name:a,colour:n,won:r,cells:s})=>ee.html`
<tr key=${o} data-won=${r}>
<th scope="row">
<${Ce} colour=${n} /> ${a} ${r&&ee.html`<span class="won">won</span>`}
</th>
${s.map(i=>ee.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var te=d(A(),1),lr=6e4;function Ne(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(0,te.counted)(o,e.round?"round":"turn"),t.length>1&&cr(t),(0,te.counted)(new Set(t.map(({command:a})=>a)).size,"decision")].filter(Boolean)}function Ho(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function cr(e){let[t,o]=[e[0],e.at(-1)].map(r=>Date.parse(r?.at??"")),a=Math.max(1,Math.round((o-t)/lr)),n=Math.floor(a/60);return n?`${(0,te.counted)(n,"hour")} ${(0,te.counted)(a%60,"minute")}`:(0,te.counted)(a,"minute")}function Go({session:e}){let{state:t}=(0,lt.useTable)(),o=(0,qo.standingOf)(t.entries),a=t.entries.filter(({seq:n})=>o.has(n));return F.html`
<section class="end" data-testid="end" aria-label="The end of the game">
<p class="why" data-testid="end-why">${(0,Uo.sentence)(e.outcome.why)}.</p>
<${ze} ...${Ie(e)} />
<p class="small-facts">${Ne(e.state,a).join(" · ")}</p>
<${dr} session=${e} />
<${pr} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Ho(a).map(n=>F.html`<li>${n}</li>`)}
</ul>
</details>
<details>
<summary>Take it away</summary>
<${je} session=${e} />
</details>
</section>
`}function dr({session:e}){let{deeds:t,state:o}=(0,lt.useTable)(),{game:a,options:n,dice:r}=e;return F.html`
<div class="answers">
${n&&F.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:a,options:n,dice:r})}
>
Play again, same players
</button>`}
<a class="button" href="#/report" data-testid="report-link">Report to print</a>
<${Ko.Refusal} spot="begin" />
</div>
`}function pr({session:e}){let[t,o]=(0,F.useState)(!1),a=Z(t);return F.html`
<details
data-testid="evening"
onToggle=${n=>n.target===n.currentTarget&&o(n.target.open)}
>
<summary>The game in figures</summary>
<${Ee} deeds=${a?.deeds} />
<${X} session=${e} story=${a} />
</details>
`}var P=d(f(),1);var dt=d(v(),1);var Yo=d(Qo(),1),j=d(A(),1);function Jo(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=a=>e.players?.find(n=>n.seat===a)?.name??`seat ${a}`,o=(0,Yo.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,j.sentence)(o):"Nothing has happened yet."}}function ct({players:e=[]}){return(0,j.listed)(e.map(({name:t})=>t))}function Xo({begun_at:e,last_at:t,seq:o}){if(!e)return"";let a=(0,j.dayAndClock)(e);if(!o||!t)return`Begun ${a}`;let n=(0,j.dayAndClock)(t),r=n.split(",")[0]===a.split(",")[0];return`Begun ${a}, last played ${r?(0,j.clock)(t):n}; ${(0,j.counted)(o,"entry","entries")}`}function Zo(){let{deeds:e,state:t}=(0,dt.useTable)(),{answer:o,refused:a}=Q(()=>e.api.kept());return P.html`
<main class="kept" data-testid="kept-games" aria-busy=${!o&&!a}>
<header>
<h1>Games</h1>
<button class="primary" onClick=${()=>e.show("new-game")}>New game</button>
</header>
${a&&P.html`<p class="refusal" role="alert">${a}</p>`}
${o?.length===0&&P.html`<p class="hint">No game was begun yet.</p>`}
<ol>
${o?.map(n=>P.html`
<${ur} key=${n.id} game=${n} shown=${n.id===t.session?.id} />
`)}
</ol>
</main>
`}function ur({game:e,shown:t}){let{kind:o,words:a}=Jo(e);return P.html`
<li data-testid="kept-game" data-kind=${o}>
<h2>${e.title}</h2>
<p>${ct(e)}</p>
<p class="stands">${a}</p>
<p class="hint">${Xo(e)}</p>
${o!=="set aside"&&P.html`<${mr} game=${e} shown=${t} />`}
</li>
`}function mr({game:e,shown:t}){let{deeds:o,code:a}=(0,dt.useTable)();return t?P.html`<a class="button" href="#/">Back to this game</a>`:a&&!e.codes?.referee?P.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:P.html`
<button
aria-label=${`Open ${e.title}: ${ct(e)}`}
onClick=${()=>o.open(e.id,e.codes.referee)}
>
Open
</button>
`}var $=d(f(),1),ma=d(pt(),1),fa=d(ut(),1),ha=d(I(),1),de=d(v(),1),$a=d(A(),1);var ce=d(A(),1);function oa({said:e,legal:t,overrides:o}){let a=[...e?[e]:[],...t,...o];return[...new Set(a.map(n=>n.type))]}function aa({said:e,legal:t,overrides:o},a){return[...e?[e]:[],...t,...o].filter(r=>r.type===a)}function na({kept:e,changed:t,conflicts:o}){let a=t.filter(({how:r})=>r==="kept").length;return`${[mt(e-a,"stays as it was","stay as they were"),a&&mt(a,"goes otherwise","go otherwise"),o.length&&mt(o.length,"no longer fits and is left out","no longer fit and are left out")].filter(Boolean).join(", ")}.`}function mt(e,t,o){return`${(0,ce.counted)(e,"step")} ${e===1?t:o}`}function ra({how:e,seq:t}){let o={kept:"Goes otherwise",replaced:"Said anew",inserted:"Put in"};return t===null?o[e]:`${o[e]} (entry ${t})`}function sa(e){let t=e.replace(/\[(\d+)\]/g,(o,a)=>` ${Number(a)+1}`);return(0,ce.spelled)(t.replaceAll(".",", "))}function Re(e){return e==null?"nothing":typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.every(o=>typeof o!="object"||o===null)&&e.length<9?e.join(", ")||"none":(0,ce.counted)(e.length,"of them","of them"):typeof e=="object"?Object.values(e).map(Re).join(", "):String(e)}var b=d(f(),1),la=d(pt(),1),ca=d(ut(),1),da=d(v(),1),De=d(A(),1);var ia=12;function pa({plan:e,also:t,confirm:o,close:a}){let{state:n}=(0,da.useTable)();return b.html`
<div class="plan" data-testid="plan" ref=${ca.intoView}>
<p>${na(e)}</p>
${e.conflicts.map(r=>b.html`<${fr} conflict=${r} also=${t} />`)}
${e.changed.map(r=>b.html`<${hr} step=${r} />`)}
<${$r} plan=${e} />
<${gr} plan=${e} />
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
`}function fr({conflict:e,also:t}){let{seq:o,told:a,detail:n,rule:r,ruling:s,instead:i}=e,l=c=>()=>t({seq:o,how:"replace",command:c});return b.html`
<div class="conflict" data-testid="conflict">
<p><s>${a.join(" ")}</s></p>
<p>${(0,De.sentence)(n)} ${r&&b.html`<span class="rule">(${r})</span>`}</p>
${s&&b.html`<p class="hint">${s.answer}</p>`}
${i.length>0&&b.html`<div class="chips" role="group" aria-label="Instead">
${i.map(c=>b.html`
<button class="chip" data-testid="instead" onClick=${l(c)}>
${(0,De.spelled)(c.type)} ${(0,la.inShort)(c)}
</button>
`)}
</div>`}
</div>
`}function hr({step:e}){return b.html`
<div class="changed" data-testid="changed">
<h3>${ra(e)}</h3>
${e.before.length>0&&b.html`<p class="before"><s>${e.before.join(" ")}</s></p>`}
<p>${e.after.join(" ")||"Nothing follows."}</p>
</div>
`}function $r({plan:e}){let t=o=>o.map(a=>`${a.why}: ${a.values.join(" ")}`).join("; ");return b.html`
${e.fresh.length>0&&b.html`<p>The house rolls: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&b.html`<p class="hint">Nobody asks any more for ${t(e.unused)}.</p>`}
`}function gr({plan:e}){if(!e.state.length)return b.html`<p>The game stands as before.</p>`;let t=e.state.length-ia;return b.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,ia).map(({what:o,before:a,after:n})=>b.html`
<div>
<dt>${sa(o)}</dt>
<dd>${Re(a)} → ${Re(n)}</dd>
</div>
`)}
</dl>
${t>0&&b.html`<p class="hint">${t} values more.</p>`}
${e.outcome&&b.html`<p>The game is over then: ${e.outcome}.</p>`}
`}var oe="amend";function ga({seq:e,close:t}){let{deeds:o}=(0,de.useTable)(),a=(0,de.useSession)(),[n,r]=(0,$.useState)(null),[s,i]=(0,$.useState)([]),[l,c]=(0,$.useState)(null);(0,$.useEffect)(()=>{o.ask(oe,()=>o.api.spoken(a.id,e)).then(r)},[a.id,e]);let p=async m=>{let y=()=>o.api.planAmendment(a.id,m,a.seq),h=await o.ask(oe,y);h&&(i(m),c(h))},u=async()=>{await o.amend(oe,s,l)?t():c(null)};return $.html`
<div class="correcting" data-testid="correcting" ref=${fa.intoView}>
${!l&&n&&$.html`<${br} spoken=${n} show=${p} close=${t} />`}
${l&&$.html`<${pa}
plan=${l}
also=${m=>p([...s,m])}
confirm=${u}
close=${t}
/>`}
<${ha.Refusal} spot=${oe} />
${!l&&!n&&$.html`<button class="quiet" onClick=${t}>Leave it</button>`}
</div>
`}function br({spoken:e,show:t,close:o}){let{state:a}=(0,de.useTable)(),{seq:n}=e,r=oa(e),[s,i]=(0,$.useState)("replace"),[l,c]=(0,$.useState)(r[0]);if(e.luck)return $.html`<${xr} close=${o} />`;let p=aa(s==="insert"?{...e,said:null}:e,l);return $.html`
<div class="chips" role="group" aria-label="What is done">
<${ua} name="Say it otherwise" way="replace" now=${s} turnTo=${i} />
<${ua} name="Put one in before" way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${a.busy[oe]}
onClick=${()=>t([{seq:n,how:"remove"}])}
>
Take it out
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${u=>c(u.target.value)}>
${r.map(u=>$.html`<option value=${u} selected=${u===l}>${(0,$a.spelled)(u)}</option>`)}
</select>
</label>
${p.length?$.html`<${ma.CommandForm}
key=${`${s}/${l}`}
examples=${p}
label="See what changes"
spot=${oe}
send=${u=>t([{seq:n,how:s,command:u}])}
/>`:$.html`<p class="hint">This was not among what could be said before it.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${o}>Leave it</button>
`}function ua({name:e,way:t,now:o,turnTo:a}){return $.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${o===t}
onClick=${()=>a(t)}
>
${e}
</button>
`}function xr({close:e}){return $.html`
<p class="hint">These dice fell by themselves. Correct the step that asked for them.</p>
<button class="quiet" onClick=${e}>Leave it</button>
`}var pe=d(f(),1),W=d(xa(),1);function wa({wanted:e,want:t,players:o,groups:a,hits:n}){let r=s=>i=>t({...e,[s]:i.target.value});return pe.html`
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
${o.map(({name:s})=>pe.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label="What" onChange=${r("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${(0,W.kindsIn)(a).map(({value:s,title:i})=>pe.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${(0,W.narrows)(e)&&pe.html`<p class="found" role="status" data-testid="found">
${(0,W.foundTold)(n,a.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(W.ALL)}>
Show all
</button>
</p>`}
</form>
`}var ft=d(f(),1),ya=d(v(),1);function va(){let e=(0,ya.useSession)(),t=Z();return t?Me(t)?ft.html`<${X} session=${e} story=${t} />`:ft.html`<p class="hint">Nothing has changed yet.</p>`:null}var E=d(f(),1),Fe=d(v(),1);var Ta=d(Sa(),1),We=d(Oe(),1),N=d(A(),1);function Ca(){let{state:e}=(0,Fe.useTable)(),t=(0,Fe.useSession)(),o=Z(),a=(0,We.standingOf)(e.entries),n=e.entries.filter(({seq:s})=>a.has(s)),{outcome:r}=t;return E.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${n.length>0&&E.html`<p>${(0,N.dayAndClock)(n[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>Print</button>
<a class="button" href="#/">Back to the game</a>
<${je} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label="Scoreboard">
<p class="why">${r?`${(0,N.sentence)(r.why)}.`:"The game goes on."}</p>
<${ze} ...${Ie(t)} />
<p class="small-facts">${Ne(t.state,n).join(" · ")}</p>
<${Ee} deeds=${o?.deeds} />
<${X} session=${t} story=${o} />
</section>
<${wr} entries=${n} gone=${e.entries.length-n.length} />
</main>
`}function wr({entries:e,gone:t}){return E.html`
<section class="told" aria-label="The story">
<h2>The story</h2>
${(0,Ta.chaptersOf)((0,We.groupsOf)(e)).map(({title:o,first:a,turns:n})=>E.html`
<h3 key=${a}>${o}</h3>
${n.map(({turn:r,groups:s})=>E.html`
${r&&E.html`<h4>${r}</h4>`}
<ol>
${s.map(i=>E.html`<${yr} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&E.html`<p class="hint">
${(0,N.counted)(t,"entry","entries")} taken back or told of it, and not shown here; the
game's file holds them.
</p>`}
</section>
`}function yr({group:e}){let[{proposal:t,comment:o}]=e.entries;return E.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,N.clock)(e.at)}</span>
<span>
${e.entries.map(({told:a})=>a).join(" ")}
${t&&!o&&E.html` <em class="mark">Seen by the camera.</em>`}
${o&&E.html` <em class="mark">${(0,N.sentence)(o)}.</em>`}
</span>
</li>
`}var Ea=d(Oa()),Ma=document.createElement("style");Ma.textContent='dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}';document.head.append(Ma);(0,Ea.arrived)("aside",ht);