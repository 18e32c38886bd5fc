var oa=Object.create;var et=Object.defineProperty;var na=Object.getOwnPropertyDescriptor;var aa=Object.getOwnPropertyNames;var ra=Object.getPrototypeOf,sa=Object.prototype.hasOwnProperty;var T=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ia=(e,t)=>{for(var n in t)et(e,n,{get:t[n],enumerable:!0})},la=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of aa(t))!sa.call(e,a)&&a!==n&&et(e,a,{get:()=>t[a],enumerable:!(o=na(t,a))||o.enumerable});return e};var p=(e,t,n)=>(n=e!=null?oa(ra(e)):{},la(t||!e||!e.__esModule?et(n,"default",{value:e,enumerable:!0}):n,e));var h=T((ns,Ot)=>{Ot.exports=core["view.js"]});var Et=T((as,_t)=>{_t.exports=core["picture/live.js"]});var v=T((rs,At)=>{At.exports=core["page/table.js"]});var R=T((ss,Mt)=>{Mt.exports=core["page/refusal.js"]});var j=T((ls,Lt)=>{Lt.exports=core["language.js"]});var ye=T((ws,Vt)=>{Vt.exports=core["address.js"]});var wo=T((Bs,xo)=>{xo.exports=core["page/place.js"]});var L=T((Vs,_o)=>{_o.exports=core["words.js"]});var Ie=T((ii,Ko)=>{Ko.exports=core["page/into_view.js"]});var Ne=T((ci,Yo)=>{Yo.exports=core["log/groups.js"]});var yn=T((ji,bn)=>{bn.exports=core["games/awaited.js"]});var Hn=T((Gi,Bn)=>{Bn.exports=core["log/finding.js"]});var Vn=T((Xi,Un)=>{Un.exports=core["log/chapters.js"]});var Zn=T((bl,Xn)=>{Xn.exports=core["parts.js"]});var Ct={};ia(Ct,{Calibrate:()=>yo,CommandForm:()=>Re,Correcting:()=>Fn,End:()=>gn,Finder:()=>Wn,Invite:()=>ko,KeptGames:()=>Sn,Loop:()=>qn,NewGame:()=>Go,OverTime:()=>Kn,Report:()=>Yn});var x=p(h(),1),go=p(Et(),1),ut=p(v(),1),bo=p(R(),1);var N=p(h(),1);function jt(e,t){let{x_px:n,y_px:o,sigma_mm:a}=e,r=[];for(let s=0;s+1<o.length;s+=1)for(let i=0;i+1<n.length;i+=1){let l=[[n[i],o[s],a[s][i]],[n[i+1],o[s],a[s][i+1]],[n[i+1],o[s+1],a[s+1][i+1]],[n[i],o[s+1],a[s+1][i]]];r.push(...ca(l,t))}return r}function ca(e,t){if(e.some(([,,a])=>a===null))return[];let n=e.flatMap((a,r)=>pa(a,e[(r+1)%4],t)),o=[];for(let a=0;a+1<n.length;a+=2)o.push([...n[a],...n[a+1]]);return o}function pa([e,t,n],[o,a,r],s){if(n<=s==r<=s)return[];let i=(s-n)/(r-n);return[[e+i*(o-e),t+i*(a-t)]]}var It=p(j(),1);function C(e,t){let n={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(It.LANGUAGE,n)}var P=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Pt=P.slice(0,-1).map(e=>e.upTo);function Rt(e){return P.findIndex(t=>e<=t.upTo)}function Nt(e){return e===0?`under ${C(P[0].upTo)}`:e===P.length-1?`over ${C(P[e-1].upTo)}`:`${C(P[e-1].upTo)} to ${C(P[e].upTo)}`}var da=1280,ua=7;function zt({told:e,shown:t}){let{check:n,table:o}=e,[a,r]=n.size_wh,s=a/da;return N.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${r}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Expected error over the table, and the boards that were found"}
data-testid="overlay"
>
${t&&N.html`<${ma} map=${o.map} /><${ha} map=${o.map} unit=${s} size=${[a,r]} />`}
${o.outline_px.length>2&&N.html`<polygon
class="table-outline"
points=${o.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${o.marks.flatMap(i=>i.marks_px).map(i=>N.html`<${ga} mark=${i} unit=${s} />`)}
</svg>
`}function ma({map:e}){let t=e.x_px[1]-e.x_px[0],n=e.y_px[1]-e.y_px[0],o=e.sigma_mm.flatMap((a,r)=>fa(a).map(s=>({...s,y:r})));return P.map(({colour:a,opacity:r},s)=>N.html`
<g fill=${a} opacity=${r}>
${o.filter(i=>i.step===s).map(({start:i,end:l,y:c})=>N.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-n/2}
width=${t*(l-i)}
height=${n+1}
/>
`)}
</g>
`)}function fa(e){let t=[];return e.forEach((n,o)=>{let a=n===null?null:Rt(n),r=t.at(-1);r&&r.step===a?r.end=o+1:t.push({start:o,end:o+1,step:a})}),t.filter(n=>n.step!==null)}function ha({map:e,unit:t,size:n}){return Pt.map(o=>{let a=jt(e,o);if(!a.length)return null;let r=a.map(([l,c,d,u])=>`M${l} ${c}L${d} ${u}`).join(""),[s,i]=$a(a,n,t);return N.html`
<path class="error-line under" d=${r} />
<path class="error-line" d=${r} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${o} mm</text>
`})}function $a(e,[t,n],o){let a=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(n-c)),[r,s]=e.reduce((l,c)=>a(c)>a(l)?c:l),i=(l,c,d)=>Math.min(Math.max(l,c),d-c);return[i(r,60*o,t),i(s+7*o,26*o,n)]}function ga({mark:e,unit:t}){if(e.length>2)return N.html`<polygon class="mark" points=${e.map(r=>r.join(",")).join(" ")} />`;let[[n,o]]=e,a=ua*t;return N.html`<path class="mark" d=${`M${n-a} ${o}H${n+a}M${n} ${o-a}V${o+a}`} />`}var tt=p(h(),1);var ot=p(j(),1);function Dt({map:e,shown:t,show:n,children:o}){return tt.html`
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
<ol class="legend-steps" aria-label=${"Colours of the expected error, in mm"}>
${P.map((a,r)=>tt.html`<li><i style=${`background: ${a.colour}`}></i>${Nt(r)}</li>`)}
</ol>
<p class="hint">${ba(e)}</p>
</div>
`}function ba(e){let{height_mm:t,median_mm:n,p95_mm:o}=e;if(n===null)return t===0?"Nothing on the table itself is in view.":`Nothing ${t} mm above the table is in view.`;let a={height:t,usual:C(n,2),most:C(o,1)};return t===0?(0,ot.t)("It holds for points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",a):(0,ot.t)("It holds for points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",a)}var K=p(h(),1),Bt=p(j(),1),Ht={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},ya="Light, sharpness, boards and accuracy are as they should be. The game can begin.",xa="The picture has frozen: see to the camera first. The figures here are those of the last picture.",wa="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function Wt({check:e,stopped:t,calibrated:n}){let{instruction:o,further:a}=e;return t?K.html`<${Ft} cause="camera/still" sentence=${xa} />`:!n&&!o?K.html`<${Ft} cause="board/unseen" sentence=${wa} />`:K.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Ht[e.grade]}</h2>
<p data-testid="instruction" data-cause=${o?.cause??""}>
${o?.sentence??ya}
</p>
${a.length>0&&K.html`
<details class="other">
<summary>
${(0,Bt.tn)("Then one more thing","Then {count} more things",a.length)}
</summary>
<ol>
${a.map(r=>K.html`<li>${r.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Ft({cause:e,sentence:t}){return K.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Ht.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var ge=p(h(),1);var Kt=p(j(),1);function Ut({check:e}){return ge.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${ka(e).map(([t,n,o])=>ge.html`
<dt>${t}</dt>
<dd data-grade=${n??"plain"}>
<span>${o}</span>
${n&&ge.html`<b class="grade" data-grade=${n}>${va[n]}</b>`}
</dd>
`)}
</dl>
</div>
`}var va={good:"good",fair:"fair",poor:"poor"};function ka(e){let{light:t,blur:n,rate:o,steadiness:a,view:r,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Light",t.grade,Ca(t)],["Sharpness",n.grade,`blurred by ${C(n.px,1)} px`],o&&["Pictures",o.grade,`${`${Math.round(o.fps)} a second`}${Ta(o)}`],a&&["Steadiness",a.grade,Oa(a)],r&&["Scale",r.grade,_a(r)],r&&["Camera",null,Ea(r)],r&&["In view",null,Aa(r)],s&&["Boards",s.grade,s.seen.map(Ma).join(", ")],i&&["Accuracy",i.grade,La(i)],l&&["Held-out corners",null,`${be(l.median_mm)} off, 95 % under ${be(l.p95_mm)} (${l.corners})`],c&&["Focal length",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, known from ${Sa[c.known_from]}`]].filter(Boolean)}var Sa={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function Ca(e){let t=Math.round(e.median),n=e.glare.length;return[e.paper===null?`table ${t} of 255`:`paper ${Math.round(e.paper)}, table ${t} of 255`,n>0&&(0,Kt.tn)("{count} mirrored lamp","{count} mirrored lamps",n)].filter(Boolean).join(", ")}function Ta(e){return e.missing?`, ${`${e.missing} missing`}`:""}function Oa(e){let{flicker:t,hunting:n,shake_px:o}=e;return`flickers ${qt(t)}, drifts ${qt(n)}, shakes ${C(o,1)} px`}function _a(e){return`${C(e.mm_per_px,1)} mm a pixel, at worst ${C(e.worst_mm_per_px??e.mm_per_px,1)}`}function Ea(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function Aa(e){return`table in ${Gt(e.table_share)} of the picture, ${Gt(e.between_boards_share)} of the area between the boards`}function Ma(e){let{name:t,corners_found:n,corners_total:o}=e;return`${`${t} ${n} of ${o} corners`}${ja(e)}`}function ja(e){let t=e.corners_in_view-e.corners_found,n=e.corners_total-e.corners_in_view,o=[t&&`${t} hidden`,n&&`${n} outside`].filter(Boolean);return o.length?` (${o.join(", ")})`:""}function La(e){return`${be(e.median_mm)}, 95 % under ${be(e.p95_mm)}. ${e.tells}`}function be(e){return e===null?"unknown":`${C(e,2)} mm`}function qt(e){return`${C(100*e,1)} %`}function Gt(e){return`${Math.round(100*e)} %`}var X=p(h(),1),Qt=p(ye(),1),xe=p(j(),1);function Jt({camera:e,code:t}){return X.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?(0,xe.t)("Put the file into the data folder as {file}: it will be used automatically next time.",{file:X.html`<code>${e.keep_as}</code>`}):(0,xe.t)("Give the file to {serve}, or to {calibrate}.",{serve:X.html`<code>--camera-file</code>`,calibrate:X.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,xe.t)("It holds as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",{command:X.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,Qt.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var D=p(h(),1);var Ia=[.2,.375,.5555555555555556,.6666666666666666],Pa=(e,t)=>n=>{let o=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(o)-35,r=o>8?a:1,s=t/r|0,i=t%r,l=r-i,c=o>8?s*Ia[n]+(e>5)&-2:a,d=s-c;return{t:l*d+i*d+i,o:[[l,d],[i,d+1]],i:c}};var U=e=>new Uint8Array(e),de=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},we=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),at=e=>e.charCodeAt(0),Zt=(...e)=>(t,n)=>e.forEach(o=>o(t,n)),eo=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},it=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(o=>t.push(o,8))},ee=(e,t,n,o,a=(s,i)=>n(s.length,i),r=o?s=>Zt(eo(o),e(s)):e)=>(r.test=t,r.l=n,r.est=a,r.eci=o&&[o],r),to=ee(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let o=0;for(;o<e.length-2;o+=3)t.push(+e.slice(o,o+3),10);o<e.length-1?t.push(+e.slice(o),7):o<e.length&&t.push(+e[o],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),oo=ee(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let o=0;for(;o<e.length-1;o+=2)t.push(45*we(e[o])+we(e[o+1]),11);o<e.length&&t.push(we(e[o]),6)},e=>we(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Z=ee(e=>it([...e].map(at)),e=>at(e)<128,(e,t)=>12+8*(t>9)+8*e);Z._=!0,Z.u=!0;var lt=ee(Z,e=>at(e)<256,Z.l,3);lt._=!0;var Yt=new TextEncoder,ct=ee(e=>it(Yt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Yt.encode(e).length);ct._=!0;var rt=()=>{let e=new Map,t=new TextDecoder("sjis"),n=U(2);for(let o=0;o<7973;++o)n[0]=o/192+129+64*(o>5951),n[1]=o%192+64,e.set(t.decode(n),o);return e.delete("�"),rt=()=>e,e},pt=ee(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let o of e)t.push(rt().get(o),13)},e=>rt().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);pt._=!0;var no=[to,oo,Z,lt,pt,ct],Ra={auto:(e,{modes:t=no}={})=>(n,o)=>{let a=t.map((d,u)=>{let m=new Map,$=(f,g)=>(m.has(f)||m.set(f,g(f,o)),m.get(f));return{m:d,h:1<<u,C:d.est("",o),S:d.l?(f,g)=>$(g-f,d.l):(f,g)=>$(e.slice(f,g),d.est)}}),r=[{v:0}],s=0,i=0,l=-1;for(let d of[...e,""]){let u=0;if(d)for(let m of a)m.m.test(d)&&(u|=m.h);if(!d||u!==l){if(l!==-1){let m=new Set(r.map(f=>f.D)),$=[];for(let{m:f,C:g,S:_,h:M}of a)if(l&M){let G=_(s,i);for(let le of f.eci??m)if(!f.u||!le){let ce;for(let B of r)if(B.D===le||f.eci){let pe=B.m===f&&B.D===le,Ze=pe?B.V:B,Tt=f._&&pe?B.v+G-g:Ze.v+12*(Ze.D!==le)+(pe?_(pe?B.$:s,i):G);(!ce||Tt<ce.v)&&(ce={$:pe?B.$:s,V:Ze,m:f,D:le,A:i,v:Tt})}ce&&$.push(ce)}}r=$}l=u,s=i}i+=d.length}r.length||de(5);let c=[];for(let d=r.reduce((u,m)=>m.v<u.v?m:u);d.m;d=d.V)c.push(d.m(e.slice(d.$,d.A)));c.reverse().forEach(d=>d(n,o))},multi:Zt,eci:eo,bytes:it,numeric:to,alphaNumeric:oo,ascii:Z,iso8859_1:lt,shift_jis:pt,utf8:ct},Na=()=>({F:U(2956),I:0,push(e,t){for(let n=t,o=8-(7&this.I);n>0;n-=o,o=8)this.F[this.I>>3]|=e<<o>>n,this.I+=n<o?n:o}}),nt=(e,t=e*e,n=U(t))=>({size:e,K:n,get:(o,a)=>o>=0&&o<e&&!!(1&n[a*e+o]),toString({on:o="##",off:a="  ",lf:r=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let d=-l;d<e+l;++d){for(let u=-i;u<e+i;++u)c+=this.get(u,d)?o:a;c+=r}return c},toImageData(o,{on:a=[0,0,0],off:r=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,d=e+2*l,u=o.createImageData(c,d),m=new Uint32Array(u.data.buffer);u.data.set([...a,255]);let $=m[0];u.data.set([...r,255]);let f=m[0];for(let g=0;g<d;++g)for(let _=0;_<c;++_)m[g*c+_]=this.get(_-i,g-l)?$:f;return u},toCanvas(o,a){let r=o.getContext("2d"),s=this.toImageData(r,a);o.width=s.width,o.height=s.height,r.putImageData(s,0,0)},toDataURL({type:o="image/png",scale:a=1,...r}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,r);return s.width=l.width*a,s.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(o,1)}}),ve=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ke=U(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ke[ke[t+255]=e++]=t;var ao=e=>ke[e%255],ro=e=>ke[e+255],za=(e,t)=>{let n=U(e.length+t.length-1);for(let o=0;o<e.length;++o)for(let a=0;a<t.length;++a)n[o+a]^=ao(e[o]+t[a]);return n.map(ro)},Da=(e,t)=>{let n=U(e.length+t.length-1);n.set(e,0);for(let o=0;o<e.length;++o)if(n[o]){let a=ro(n[o]);for(let r=0;r<t.length;++r)n[o+r]^=ao(t[r]+a)}return n.slice(e.length)},st=[[0],[0,0]];for(let e=1;e<30;++e)st.push(za(st[e],[0,e]));var Fa=(e,t)=>{let n=[[],[]],o=0,a=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,o+=i){let c=e.slice(o,o+i);n[0].push(c),n[1].push(Da(c,st[t.i])),a+=i+t.i}let r=U(a);a=0;for(let s of n)for(let i=0,l=-1;l<a;++i){l=a;for(let c of s)i<c.length&&(r[a++]=c[i])}return r},so=(e,t,n)=>{let o=e<<=n;for(let a=134217728;a>>=1;)o&a&&(o^=t*(a>>n));return o|e},Ba=({size:e,K:t},n)=>{let o=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},a=(s,i,l)=>{for(let c=0;c++<3;l-=2)o(i*e+s-(l>>1)*(e+1),l,l,2|c)},r=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let s=e-7;s>8;s-=r){for(let i=s;i>8;i-=r)a(s,i,5);s<e-7&&a(s,6,5)}if(n>6)for(let s=so(n,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;o(7,2,9,2),o(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;a(3,3,7),a(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},Ha=({size:e,K:t})=>{let n=[];for(let o=e-2,a=e,r=-1;o>=0;o-=2){for(o===5&&(o=4);a+=r,a!==-1&&a!==e;){let s=a*e+o;t[s+1]||n.push(s+1),t[s]||n.push(s)}r*=-1}return n},Wa=({K:e},t,n)=>t.forEach((o,a)=>e[o]=n[a>>3]>>(7&~a)&1),qa=({size:e,K:t},n,o,a)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(n(i,s)||2&t[l])}let r=21522^so((1^a)<<3|o,1335,10);for(let s=0;s++<8;r>>=1)t[(s-(s<7))*e+8]=1&r,t[9*e-s]=1&r;for(let s=8;--s,r;r>>=1)t[8*e+s-(s<7)]=1&r,t[(e-s)*e+8]=1&r},Ga=({size:e,K:t},n=0,o=0)=>{for(let a=0;a<e;++a){for(let r=0;r<2;++r)for(let s,i=0,l=0,c=2;i<e;++i){let d=1&t[r?a*e+i:i*e+a];o+=d,l=(l>>1|2098176)&(3047517^d-1),2049&l&&(n+=40),d^c&&(s=0),c=d,n+=++s===5?3:s>5}if(a)for(let r=e+a,s=5*t[a-1]^t[a];r<e*e;r+=e){let i=5*t[r-1]^t[r];n+=3*!(1&(s|i)|4&(s^i)),s=i}}return n+10*(10*Math.abs(o/(e*e)-1)|0)},Xt=[],Se=(e=de(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:o=1,maxVersion:a=40,mask:r,trailer:s=60433,...i}={})=>{n<t&&de(3),a<o&&de(2),typeof e=="string"&&(e=Ra.auto(e,i));for(let l=o,c=0;l<=a;++l){let d=Xt[l];d||(Xt[l]=d=nt(4*l+17),Ba(d,l),d.p=Ha(d));let u=Pa(l,d.p.length>>3);if(8*u(t).t<c)continue;let m=Na();e(m,l),c=m.I;for(let $=n;$>=t;--$){let f=u($);if(8*f.t<c)continue;for(m.I=c+11&-8;m.I<8*f.t;)m.push(s,16);let g=nt(d.size,d.K);return Wa(g,d.p,Fa(m.F,f)),(ve[r]?[ve[r]]:ve).map((_,M)=>{let G=nt(g.size,g.K);return qa(G,_,r??M,$),G.s=ve[r]?0:Ga(G),G}).reduce((_,M)=>M.s<_.s?M:_)}}de(4)};Se.with=(...e)=>(t,n)=>Se(t,{modes:[...no,...e],...n});var io=p(h(),1),dt=4;function Ce({text:e,label:t}){let n=Se(e),o=n.size+2*dt;return io.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${o} ${o}`}
>
<rect width=${o} height=${o} fill="#ffffff" />
<path d=${Ka(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Ka(e){let t=[];for(let n=0;n<e.size;n+=1)for(let o=0;o<e.size;o+=1)e.get(o,n)&&t.push(`M${o+dt} ${n+dt}h1v1h-1z`);return t.join("")}var lo=p(v(),1),co=p(R(),1);function po({source:e}){let{state:t,deeds:n}=(0,lo.useTable)(),[o,a]=(0,D.useState)(null),r=l=>n.ask("phone",()=>l().then(a));if((0,D.useEffect)(()=>{e==="camera phone"&&r(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=o?.links??[];return D.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&D.html`<${Ce} text=${s} label=${"QR code of the phone’s link"} />`}
${s&&D.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&D.html`<p class="hint">
If the phone finds nothing there, try this machine’s other addresses: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>r(n.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>r(n.api.withdrawPhone)}>
Stop the phone’s picture
</button>
</p>
<${co.Refusal} spot="phone" />
</div>
`}var V=p(h(),1),uo=p(ye(),1);var Te=p(h(),1);function te(e){let[t,n]=(0,Te.useState)({answer:null,refused:null});return(0,Te.useEffect)(()=>{let o=!1;return e().then(a=>o||n({answer:a,refused:null})).catch(a=>o||n({answer:null,refused:a.detail})),()=>{o=!0}},[]),t}var mo=p(v(),1),Ua={a4:"A4",letter:"Letter"};function fo({code:e}){let{deeds:t}=(0,mo.useTable)(),[n,o]=(0,V.useState)("a4"),{answer:a}=te(t.api.sheets);return V.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(Ua).map(([r,s])=>V.html`
<button class="chip" aria-pressed=${r===n} onClick=${()=>o(r)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Print at 100 % and check that the ruler on the sheet is 100 mm long.
</p>
<ul>
${(a??[]).map(r=>V.html`<${Va} sheet=${r} paper=${n} code=${e} />`)}
</ul>
</div>
`}function Va({sheet:e,paper:t,code:n}){let o=a=>(0,uo.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,n);return V.html`
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
`}var Oe=p(h(),1),ho=p(v(),1),Qa=700;function $o(e){let{deeds:t}=(0,ho.useTable)(),[n,o]=(0,Oe.useState)({told:null,silent:!1});return(0,Oe.useEffect)(()=>{let a=!1,r;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(a)return;o(l=>({told:i??l.told,silent:!i}))}r=setTimeout(s,Qa)}return s(),()=>{a=!0,clearTimeout(r)}},[e]),n}var Ja=[0,30,60];function yo(){let{code:e}=(0,ut.useTable)(),[t,n]=(0,x.useState)(0),[o,a]=(0,x.useState)(!0),{told:r,silent:s}=$o(t),i=r?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!r}>
<section class="calibrate-seen" aria-label=${"The table, seen by the camera"}>
${r&&!r.camera?x.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:x.html`<${Xa} told=${r} silent=${s} code=${e} shown=${o} />`}
${i&&x.html`<${Wt} check=${i} stopped=${Ya(r,s)} calibrated=${!!r.table} />`}
${r?.table&&x.html`<${Dt} map=${r.table.map} shown=${o} show=${a}>
<${Za} heightMm=${t} choose=${n} />
<//>`}
</section>
<section class="calibrate-told">
<${po} source=${r?.camera?.source} />
${i&&x.html`<${Ut} check=${i} />`}
${r?.camera&&x.html`<${er} told=${r} />`}
${r?.table&&x.html`<${Jt} camera=${r.camera} code=${e} />`}
<${fo} code=${e} />
</section>
</main>
`}function Ya(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function Xa({told:e,silent:t,code:n,shown:o}){let a=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!a}>
<${go.Live} code=${n} link="live" />
${e?.table&&!t&&x.html`<${zt} told=${e} shown=${o} />`}
${a&&x.html`<p class="frozen">${t?"No connection":"Picture frozen"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function Za({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Height the error is given for"}>
${Ja.map(n=>x.html`
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
`}function er({told:e}){let{state:t,deeds:n}=(0,ut.useTable)(),o=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${o} onClick=${()=>n.ask("solve",n.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew in the next picture; nothing may cover the boards.":"No board is recognised yet; the program keeps looking for one."}
</p>
<${bo.Refusal} spot="solve" />
</div>
`}var b=p(h(),1),ue=p(ye(),1),Ee=p(wo(),1),Ae=p(v(),1),vo=p(R(),1);var oe=p(h(),1);function _e({title:e,close:t,children:n}){let o=(0,oe.useRef)(null);return(0,oe.useEffect)(()=>{o.current?.showModal()},[]),oe.html`
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
<button class="quiet" aria-label=${"Close"} onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var Me=p(j(),1),tr=1500;function ko({close:e}){let{deeds:t}=(0,Ae.useTable)(),n=(0,Ae.useSession)(),{answer:o,refused:a}=te(()=>t.api.codes(n.id)),[r,s]=(0,b.useState)(null),i=(c,d)=>t.ask("codes",()=>t.api.changeCode(n.id,c,d).then(s)),l=r??o;return b.html`
<${_e} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,ue.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Me.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${vo.Refusal} spot="codes" />
${l&&b.html`<${or} session=${n} codes=${l} change=${i} />`}
<//>
`}function or({session:e,codes:t,change:n}){let o=r=>e.state.players?.find(s=>s.seat===r)?.name??`Seat ${r}`,a=[...t.seats.map((r,s)=>[o(s+1),r,s+1]),["Spectators",t.spectator,"spectator"],["Referee, elsewhere",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([r,s,i])=>b.html`
<${rr}
key=${i}
who=${r}
link=${s&&(0,ue.invitation)(e.id,s)}
change=${l=>n(i,l)}
/>
`)}
${t.spectator&&b.html`<${nr} link=${ar(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links end ${new Date(t.end_at).toLocaleString(Me.LANGUAGE)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Withdraw all</button>
</p>
`}function nr({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${So} who=${"the big screen"} link=${e} />
</li>
`}function ar(e,t){return(0,ue.invitation)(e,t,location.origin,Ee.ADDRESSES[Ee.ROOM])}function rr({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${So} who=${e} link=${t} />`:b.html`<em>Withdrawn: nobody can come in.</em>`}
<span class="change">
<button aria-label=${`New code for ${e}`} onClick=${()=>n("renew")}>
New code
</button>
${t&&b.html`<button
aria-label=${`Withdraw the code of ${e}`}
onClick=${()=>n("withdraw")}
>
Withdraw
</button>`}
</span>
</li>
`}function So({who:e,link:t}){let[n,o]=(0,b.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),o(!0),setTimeout(()=>o(!1),tr)},[r,s]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${a}>${n?"Copied":"Copy"}</button>
<button
aria-expanded=${r}
aria-label=${`QR code for ${e}`}
onClick=${()=>s(!r)}
>
QR
</button>
${r&&b.html`<${Ce} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var k=p(h(),1),ft=p(v(),1),ht=p(R(),1);var Q=p(h(),1);var To={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Oo=Object.keys(To),sr={fill:"#75726b",ink:"#ffffff"};function me(e){let{fill:t,ink:n}=To[e]??sr;return{"--hue":t,"--hue-ink":n}}var Co=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function H(e){return Co[(e-1)%Co.length]}var Eo=p(h(),1);var Ao=p(L(),1);function je({colour:e,large:t=!1}){return Eo.html`<span
class=${t?"swatch large":"swatch"}
style=${me(e)}
title=${e?(0,Ao.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Mo=p(L(),1),ir=["Ada","Bo","Cy"],jo=["orange","blue","green","red","yellow","purple","pink","white"];function Lo(e){let t=e?.state.players;return t?t.map(({name:n,colour:o})=>({name:n,colour:o??""})):ir.map((n,o)=>({name:n,colour:jo[o]}))}function Io(e,t){return t?e:e.map(({name:n})=>({name:n}))}function Po({players:e,set:t,seats:n,coloured:o}){let[a,r]=n,s=(l,c)=>t(e.with(l,{...e[l],...c})),i=jo.find(l=>!e.some(c=>c.colour===l));return Q.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,c)=>Q.html`
<div class="player-row" data-testid="player-row">
<${je} colour=${o?l.colour:H(c+1)} />
<input
aria-label=${`Name of player ${c+1}`}
value=${l.name}
onInput=${d=>s(c,{name:d.target.value})}
/>
${o&&Q.html`<${lr} place=${c} player=${l} change=${s} />`}
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
${e.length<r&&Q.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function lr({place:e,player:t,change:n}){return Q.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${o=>n(e,{colour:o.target.value})}
>
${["",...Oo].map(o=>Q.html`
<option value=${o} selected=${o===t.colour}>
${o?(0,Mo.named)(o):"any colour"}
</option>
`)}
</select>
`}var fe=p(L(),1),Le=["thimble","Thimble","As small as it goes: to try it out."],cr=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],pr=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],Le],dr=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],Le],ur=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],Le],mr=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],Le],fr={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},hr={clay_o_rama:cr,clearing_house:pr,metamorph:dr,generation_zero:ur,slargeball:mr},No=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}];function zo({name:e,title:t,summary:n,seats:[o,a]}){let r=n.split(`
`)[0].replace(`${t}: `,""),s=[`${o} to ${a} players`,fr[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,fe.sentence)(r.replaceAll("'","’")),facts:`${(0,fe.sentence)(s)}.`}}function Do(e){let t=hr[e.name];return t?t.map(([n,o,a])=>Ro(e,n,o,a)):Object.keys(e.options).map(n=>Ro(e,n,(0,fe.spelled)(n)))}function Ro(e,t,n,o=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:o,options:{preset:t}};let{type:a,...r}=e.options[t]??{};return{name:t,title:n,text:o,options:r}}var Bo=p(h(),1),Ho=p(v(),1),Wo=p(R(),1),Fo="take-in";function qo(){let{deeds:e,state:t}=(0,Ho.useTable)(),n=o=>{let[a]=o.target.files;o.target.value="",a&&e.takeIn(a)};return Bo.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Fo]}
onChange=${n}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${Wo.Refusal} spot=${Fo} />
</div>
`}function Go({close:e}){let{state:t,deeds:n}=(0,ft.useTable)(),{games:o}=t;return(0,k.useEffect)(()=>{n.learnGames()},[]),k.html`
<${_e} title=${"New game"} close=${e}>
<${ht.Refusal} spot="games" />
${o.length>0&&k.html`<${$r} games=${o} close=${e} />`}
<${qo} />
<//>
`}function $r({games:e,close:t}){let{deeds:n,state:o}=(0,ft.useTable)(),[a,r]=(0,k.useState)(o.session?.game??e[0].name),s=e.find(M=>M.name===a)??e[0],i=Do(s),[l,c]=(0,k.useState)(i[0].name),[d,u]=(0,k.useState)(()=>Lo(o.session)),[m,$]=(0,k.useState)(o.session?.dice??"seeded"),f="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(M=>M.name===l)??i[0]).options;return k.html`
<form class="new-game" onSubmit=${M=>{M.preventDefault(),n.begin({game:s.name,options:{...g,players:Io(d,f)},dice:m})}}>
${e.length>1&&k.html`<${mt}
legend=${"Game"}
name="game"
chosen=${s.name}
choose=${r}
options=${e.map(zo)}
/>`}
<${Po}
players=${d}
set=${u}
seats=${s.seats}
coloured=${f}
/>
<${mt}
legend=${"Rules"}
name="preset"
chosen=${l}
choose=${c}
options=${i}
/>
<${mt}
legend=${"Dice"}
name="dice"
chosen=${m}
choose=${$}
options=${No}
/>
<div class="answers">
<${ht.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${o.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function mt({legend:e,name:t,options:n,chosen:o,choose:a}){return k.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(r=>k.html`
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
${r.text&&k.html`<small>${r.text}</small>`}
${r.facts&&k.html`<small class="about">${r.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var E=p(h(),1),Uo=p(v(),1),Vo=p(Ie(),1),Qo=p(R(),1),Pe=p(L(),1);function Re({examples:e,names:t={},label:n,spot:o,send:a}){let{state:r,deeds:s}=(0,Uo.useTable)(),[i,l]=(0,E.useState)(()=>Jo(e[0])),{type:c}=e[0],d=o??`say/${c}`,u=Object.keys(e[0]).filter($=>$!=="type"&&$!=="seat");return E.html`
<form
class="command-form"
data-testid="command-form"
data-type=${c}
ref=${Vo.intoView}
onSubmit=${$=>{$.preventDefault();let f=xr(i,e[0]);a?a(f):s.say(d,f)}}
>
<p class="hint">${gr(r,c)}</p>
${e.length>1&&E.html`<${br} examples=${e} take=${l} />`}
<div class="fields">
${u.map($=>E.html`
<${yr}
name=${$}
kind=${typeof e[0][$]}
options=${t[$]}
value=${i[$]}
set=${f=>l(g=>({...g,[$]:f}))}
/>
`)}
</div>
<div class="answers">
<button class="primary" disabled=${r.busy[d]}>${n??(0,Pe.spelled)(c)}</button>
</div>
${!o&&E.html`<${Qo.Refusal} spot=${d} />`}
</form>
`}function gr({games:e,session:t},n){return e.find(o=>o.name===t.game)?.commands[n]??""}function br({examples:e,take:t}){return E.html`
<label class="field">
<span>Start from</span>
<select onChange=${n=>t(Jo(e[n.target.value]))}>
${e.map((n,o)=>E.html`<option value=${o}>${$t(n)}</option>`)}
</select>
</label>
`}function yr({name:e,kind:t,options:n,value:o,set:a}){let r=s=>a(t==="boolean"?s.target.checked:s.target.value);return E.html`
<label class="field">
<span>${(0,Pe.spelled)(e)}</span>
${n?E.html`<select onChange=${s=>a(s.target.value)}>
${n.map(s=>E.html`
<option value=${s.value} selected=${String(s.value)===o}>
${s.label}
</option>
`)}
</select>`:E.html`<input
name=${e}
type=${{number:"number",boolean:"checkbox"}[t]??"text"}
value=${o}
checked=${o===!0}
onInput=${r}
/>`}
</label>
`}function Jo(e){let t=o=>o===null?"":typeof o=="object"?JSON.stringify(o):o,n=Object.entries(e).map(([o,a])=>[o,t(a)]);return Object.fromEntries(n.map(([o,a])=>[o,typeof a=="number"?String(a):a]))}function xr(e,t){let n=Object.entries(t).map(([o,a])=>[o,o==="type"||o==="seat"?a:wr(e[o],a)]);return Object.fromEntries(n)}function wr(e,t){if(typeof t=="boolean")return!!e;if(typeof t=="string")return String(e);let n=String(e).trim();if(n==="")return null;try{return JSON.parse(n)}catch{return n}}function $t(e){return Object.entries(e).filter(([n])=>n!=="type"&&n!=="seat").map(([n,o])=>`${(0,Pe.spelled)(n)}: ${JSON.stringify(o)}`).join(", ")}var W=p(h(),1),wt=p(v(),1),fn=p(R(),1),hn=p(Ne(),1);var ne=p(h(),1);function ze({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:o}=e;return ne.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(a=>ne.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:a,name:r,cells:s})=>ne.html`
<tr key=${a}>
<th scope="row">${r}</th>
${s.map(i=>ne.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${o.map(a=>ne.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var S=p(h(),1);var A=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function De(e){return!!e?.lines.some(({points:t})=>t.length>1)}function gt({lines:e,chapters:t,seq:n}){let o=e.flatMap(s=>s.points),a=o.map(([,s])=>s),r=Math.min(...o.map(([s])=>s));return{from:Math.min(r,t.find(({seq:s})=>s>=r)?.seq??r),to:Math.max(n,r+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function Xo({from:e,to:t,least:n,most:o},a=A){let r=a.width-a.left-a.right,s=a.height-a.top-a.bottom;return{x:i=>a.left+r*(i-e)/(t-e),y:i=>a.top+s*(1-(i-n)/(o-n))}}function Zo({points:e},t,n){let o=r=>Math.round(r*10)/10;return`${e.map(([r,s],i)=>{let[l,c]=[o(t.x(r)),o(t.y(s))];return i?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${o(t.x(n))}`}function en({least:e,most:t},n=4){let o=t-e,a=10**Math.floor(Math.log10(Math.max(1,o/n))),r=[1,2,5,10].map(i=>i*a).find(i=>o/i<=n)??o,s=Math.ceil(e/r)*r;return Array.from({length:Math.floor((t-s)/r)+1},(i,l)=>s+l*r)}function bt({chapters:e},{from:t,to:n}){return e.map(({title:a,seq:r},s)=>({title:a,from:r,to:(e[s+1]?.seq??n+1)-1})).filter(a=>a.to>=t)}function tn(e){let t=bt(e,gt(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,name:o,points:a})=>({key:n,name:o,cells:t.map(({to:r})=>a.findLast(([s])=>s<=r)?.[1]??null)}))}}function on({counts:e,lines:t}){let n=t.map(({name:o,points:a})=>`${o} ${a.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${n.join(", ")}.`}function yt({game:e,state:t},{key:n,seat:o},a){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===n)?.colour||a(o):e==="slargeball"?t.colours[Number(n)-1]:a(o)}var Fe=["","9 5","2 5","14 5 2 5","5 5"],vr=100;function ae({session:e,story:t}){return!t||!De(t)?null:S.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${kr} session=${e} story=${t} />
<${Sr} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${Or} story=${t} />
</div>
</details>
</figure>
`}function kr({session:e,story:t}){return S.html`
<ul class="plot-legend">
${t.lines.map((n,o)=>S.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${me(yt(e,n,H))}
stroke-dasharray=${Fe[o%Fe.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Sr({session:e,story:t}){let n=(0,S.useId)(),o=gt(t),a=Xo(o);return S.html`
<svg
viewBox=${`0 0 ${A.width} ${A.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${on(t)}</title>
<${Cr} levels=${en(o)} scale=${a} />
<${Tr} spans=${bt(t,o)} extent=${o} scale=${a} />
${t.lines.map((r,s)=>S.html`
<path
class="curve"
key=${r.key}
d=${Zo(r,a,o.to)}
style=${me(yt(e,r,H))}
stroke-dasharray=${Fe[s%Fe.length]}
/>
`)}
</svg>
`}function Cr({levels:e,scale:t}){return e.map(n=>S.html`
<g key=${n}>
<path class="level" d=${`M${A.left} ${t.y(n)}H${A.width-A.right}`} />
<text x=${A.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Tr({spans:e,extent:t,scale:n}){let o=A.left;return e.map(({title:a,from:r})=>{let s=n.x(Math.max(r,t.from)),l=a.replace(/\D+/g,"")&&s>=o;return l&&(o=s+vr),S.html`
<g key=${r}>
${r>t.from&&S.html`<path class="span" d=${`M${s} ${A.top}V${A.height-A.bottom}`} />`}
${l&&S.html`<text x=${s+2} y=${A.height-10}>${a}</text>`}
</g>
`})}function Or({story:e}){let{columns:t,rows:n}=tn(e);return S.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(o=>S.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:o,name:a,cells:r})=>S.html`
<tr key=${o}>
<th scope="row">${a}</th>
${r.map(s=>S.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var ln=p(h(),1),cn=p(v(),1),pn=p(R(),1),dn=p(Ne(),1);function nn({title:e,outcome:t},n,o){let a=n.map(({seq:r,at:s,told:i})=>`${s} #${r} ${i}${o.has(r)?"":" (taken back)"}`);return[e,...a,t?`The end: ${t.why}.`:"",""].join(`
`)}function an({id:e,game:t,title:n,state:o,outcome:a},r){let s=(o.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:n,players:s,outcome:a,entries:r},null,2)}function rn({game:e},t,n){let o=t[0]?.at.slice(0,10);return[e,o].filter(Boolean).join("-").concat(".",n)}var sn="take-away";function Be({session:e}){let{deeds:t,state:n}=(0,cn.useTable)(),o=l=>rn(e,n.entries,l),a=()=>new Blob([nn(e,n.entries,(0,dn.standingOf)(n.entries))]),r=()=>new Blob([an(e,n.entries)]),s=l=>async()=>{let c=await t.ask(sn,()=>t.api.file(e.id,l));c&&xt(c,o(l))},i=e.role==="referee";return ln.html`
<div class="take-away" role="group" aria-label=${"Take the game away"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>xt(r(),o("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>xt(a(),o("txt"))}>
Save as text
</button>
<${pn.Refusal} spot=${sn} />
</div>
`}function xt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var He=p(h(),1),We=p(v(),1),_r=400;function re(e=!0){let{deeds:t}=(0,We.useTable)(),{id:n,seq:o}=(0,We.useSession)(),[a,r]=(0,He.useState)(null);return(0,He.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(n).then(c=>s&&r(c)).catch(()=>{}),a?_r:0);return()=>{s=!1,clearTimeout(l)}},[e,n,o]),a}var $n=p(L(),1);var un=p(L(),1);var Er={clay_o_rama:jr,clearing_house:Lr,generation_zero:Ir,metamorph:Rr,slargeball:Nr};function qe(e){let{columns:t,cellsOf:n,colourOf:o}=(Er[e.game]??Mr)(e.state),a=e.outcome?.winners??[],r=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:o?.(s)??H(s.seat),won:a.includes(s.seat),cells:n(s)}));return{columns:t,rows:r.sort(Ar)}}function Ar(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((o,a)=>o!==t.cells[a]);return typeof e.cells[n]=="number"?t.cells[n]-e.cells[n]:0}function Mr(){return{columns:[],cellsOf:()=>[]}}function jr(e){return{columns:["Hit points"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:o})=>o===t)?.colour||n||H(t),cellsOf:({seat:t})=>[zr(e.creatures.filter(({player:n,alive:o})=>n===t&&o),"hit_points")]}}function Lr(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function Ir(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Pr={dead:"dead",left:"left the map"};function Rr(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:n,gone:o})=>[o?0:e,t,o?Pr[o]??o:n]}}function Nr(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,un.spelled)(e.colours[t-1]??"")]}}function zr(e,t){return e.reduce((n,o)=>n+o[t],0)}var se=p(h(),1);function Ge({columns:e,rows:t}){return t.length?se.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(n=>se.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:o,colour:a,won:r,cells:s})=>se.html`
<tr key=${n} data-won=${r}>
<th scope="row">
<${je} colour=${a} /> ${o}
${r&&se.html`<span class="won">won</span>`}
</th>
${s.map(i=>se.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var J=p(j(),1),Dr=6e4;function Ke(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,J.tn)("{count} round","{count} rounds",n):(0,J.tn)("{count} turn","{count} turns",n)),t.length>1&&Fr(t),(0,J.tn)("{count} decision","{count} decisions",new Set(t.map(({command:o})=>o)).size)].filter(Boolean)}function mn(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function Fr(e){let[t,n]=[e[0],e.at(-1)].map(r=>Date.parse(r?.at??"")),o=Math.max(1,Math.round((n-t)/Dr)),a=Math.floor(o/60);return a?`${(0,J.tn)("{count} hour","{count} hours",a)} ${(0,J.tn)("{count} minute","{count} minutes",o%60)}`:(0,J.tn)("{count} minute","{count} minutes",o)}function gn({session:e}){let{state:t}=(0,wt.useTable)(),n=(0,hn.standingOf)(t.entries),o=t.entries.filter(({seq:a})=>n.has(a));return W.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<p class="why" data-testid="end-why">${(0,$n.sentence)(e.outcome.why)}.</p>
<${Ge} ...${qe(e)} />
<p class="small-facts">${Ke(e.state,o).join(" · ")}</p>
<${Br} session=${e} />
<${Hr} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${mn(o).map(a=>W.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Take it with you</summary>
<${Be} session=${e} />
</details>
</section>
`}function Br({session:e}){let{deeds:t,state:n}=(0,wt.useTable)(),{game:o,options:a,dice:r}=e;return W.html`
<div class="answers">
${a&&W.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:o,options:a,dice:r})}
>
Play again, same players
</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${fn.Refusal} spot="begin" />
</div>
`}function Hr({session:e}){let[t,n]=(0,W.useState)(!1),o=re(t);return W.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&n(a.target.open)}
>
<summary>The game in figures</summary>
<${ze} deeds=${o?.deeds} />
<${ae} session=${e} story=${o} />
</details>
`}var z=p(h(),1);var kt=p(v(),1);var xn=p(yn(),1),F=p(L(),1),wn=p(j(),1);function vn(e){if(e.set_aside)return{kind:"set aside",words:`Set aside: ${e.set_aside}.`};if(e.outcome)return{kind:"over",words:`Over: ${e.outcome.why}.`};let t=o=>e.players?.find(a=>a.seat===o)?.name??`seat ${o}`,n=(0,xn.awaitedText)({awaiting:e.awaiting??null,seat:0},t);return{kind:"playing",words:e.seq?(0,F.sentence)(n):"Nothing has happened yet."}}function vt({players:e=[]}){return(0,F.listed)(e.map(({name:t})=>t))}function kn({begun_at:e,last_at:t,seq:n}){if(!e)return"";let o=(0,F.dayAndClock)(e);if(!n||!t)return`Begun ${o}`;let a=(0,F.dayAndClock)(t),r=a.split(",")[0]===o.split(",")[0];return`${`Begun ${o}, last played ${r?(0,F.clock)(t):a}`}; ${(0,wn.tn)("{count} entry","{count} entries",n)}`}function Sn(){let{code:e,deeds:t,state:n}=(0,kt.useTable)(),{answer:o,refused:a}=te(()=>t.api.kept());return z.html`
<main class="kept" data-testid="kept-games" aria-busy=${!o&&!a}>
<header>
<h1>Games</h1>
<a class="button quiet" href=${e?`/hall/#code=${encodeURIComponent(e)}`:"/hall/"}
>The hall</a
>
<button class="primary" onClick=${()=>t.show("new-game")}>New game</button>
</header>
${a&&z.html`<p class="refusal" role="alert">${a}</p>`}
${o?.length===0&&z.html`<p class="hint">No games yet.</p>`}
<ol>
${o?.map(r=>z.html`
<${Wr} key=${r.id} game=${r} shown=${r.id===n.session?.id} />
`)}
</ol>
</main>
`}function Wr({game:e,shown:t}){let{kind:n,words:o}=vn(e);return z.html`
<li data-testid="kept-game" data-kind=${n}>
<h2>${e.title}</h2>
<p>${vt(e)}</p>
<p class="stands">${o}</p>
<p class="hint">${kn(e)}</p>
${n!=="set aside"&&z.html`<${qr} game=${e} shown=${t} />`}
</li>
`}function qr({game:e,shown:t}){let{deeds:n,code:o}=(0,kt.useTable)();return t?z.html`<a class="button" href="#/">Back to this game</a>`:o&&!e.codes?.referee?z.html`<p class="hint">
Its referee’s code was withdrawn; open it at the program’s machine.
</p>`:z.html`
<button
aria-label=${`Open ${e.title}: ${vt(e)}`}
onClick=${()=>n.open(e.id,e.codes.referee)}
>
Open
</button>
`}var y=p(h(),1);var Nn=p(Ie(),1),zn=p(R(),1),he=p(v(),1),Dn=p(L(),1);var Cn=p(L(),1),Ue=p(j(),1);function Tn({said:e,legal:t,overrides:n}){let o=[...e?[e]:[],...t,...n];return[...new Set(o.map(a=>a.type))]}function On({said:e,legal:t,overrides:n},o){return[...e?[e]:[],...t,...n].filter(r=>r.type===o)}function _n({kept:e,changed:t,conflicts:n}){let o=t.filter(({how:r})=>r==="kept").length;return`${[(0,Ue.tn)("{count} step stays as it was","{count} steps stay as they were",e-o),o&&(0,Ue.tn)("{count} step goes differently","{count} steps go differently",o),n.length&&(0,Ue.tn)("{count} step no longer fits and is left out","{count} steps no longer fit and are left out",n.length)].filter(Boolean).join(", ")}.`}function En({how:e,seq:t}){let n={kept:"Goes differently",replaced:"Said instead",inserted:"Inserted"};return t===null?n[e]:`${n[e]} (entry ${t})`}function An(e){let t=e.replace(/\[(\d+)\]/g,(n,o)=>` ${Number(o)+1}`);return(0,Cn.spelled)(t.replaceAll(".",", "))}function Ve(e){return e==null?"nothing":typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.every(n=>typeof n!="object"||n===null)&&e.length<9?e.join(", ")||"none":`${e.length} of them`:typeof e=="object"?Object.values(e).map(Ve).join(", "):String(e)}var w=p(h(),1);var jn=p(Ie(),1),Ln=p(v(),1),Qe=p(L(),1);var In=p(j(),1),Mn=12;function Pn({plan:e,also:t,confirm:n,close:o}){let{state:a}=(0,Ln.useTable)();return w.html`
<div class="plan" data-testid="plan" ref=${jn.intoView}>
<p>${_n(e)}</p>
${e.conflicts.map(r=>w.html`<${Gr} conflict=${r} also=${t} />`)}
${e.changed.map(r=>w.html`<${Kr} step=${r} />`)}
<${Ur} plan=${e} />
<${Vr} plan=${e} />
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
`}function Gr({conflict:e,also:t}){let{seq:n,told:o,detail:a,rule:r,ruling:s,instead:i}=e,l=c=>()=>t({seq:n,how:"replace",command:c});return w.html`
<div class="conflict" data-testid="conflict">
<p><s>${o.join(" ")}</s></p>
<p>${(0,Qe.sentence)(a)} ${r&&w.html`<span class="rule">(${r})</span>`}</p>
${s&&w.html`<p class="hint">${s.answer}</p>`}
${i.length>0&&w.html`<div class="chips" role="group" aria-label=${"Instead"}>
${i.map(c=>w.html`
<button class="chip" data-testid="instead" onClick=${l(c)}>
${(0,Qe.spelled)(c.type)} ${$t(c)}
</button>
`)}
</div>`}
</div>
`}function Kr({step:e}){return w.html`
<div class="changed" data-testid="changed">
<h3>${En(e)}</h3>
${e.before.length>0&&w.html`<p class="before"><s>${e.before.join(" ")}</s></p>`}
<p>${e.after.join(" ")||"Nothing follows."}</p>
</div>
`}function Ur({plan:e}){let t=n=>n.map(o=>`${o.why}: ${o.values.join(" ")}`).join("; ");return w.html`
${e.fresh.length>0&&w.html`<p>The house rolls: ${t(e.fresh)}.</p>`}
${e.unused.length>0&&w.html`<p class="hint">No longer needed: ${t(e.unused)}.</p>`}
`}function Vr({plan:e}){if(!e.state.length)return w.html`<p>The game stands as before.</p>`;let t=e.state.length-Mn;return w.html`
<dl class="differences" data-testid="differences">
${e.state.slice(0,Mn).map(({what:n,before:o,after:a})=>w.html`
<div>
<dt>${An(n)}</dt>
<dd>${Ve(o)} → ${Ve(a)}</dd>
</div>
`)}
</dl>
${t>0&&w.html`<p class="hint">${(0,In.tn)("{count} more value.","{count} more values.",t)}</p>`}
${e.outcome&&w.html`<p>The game is then over: ${e.outcome}.</p>`}
`}var ie="amend";function Fn({seq:e,close:t}){let{deeds:n}=(0,he.useTable)(),o=(0,he.useSession)(),[a,r]=(0,y.useState)(null),[s,i]=(0,y.useState)([]),[l,c]=(0,y.useState)(null);(0,y.useEffect)(()=>{n.ask(ie,()=>n.api.spoken(o.id,e)).then(r)},[o.id,e]);let d=async m=>{let $=()=>n.api.planAmendment(o.id,m,o.seq),f=await n.ask(ie,$);f&&(i(m),c(f))},u=async()=>{await n.amend(ie,s,l)?t():c(null)};return y.html`
<div class="correcting" data-testid="correcting" ref=${Nn.intoView}>
${!l&&a&&y.html`<${Qr} spoken=${a} show=${d} close=${t} />`}
${l&&y.html`<${Pn}
plan=${l}
also=${m=>d([...s,m])}
confirm=${u}
close=${t}
/>`}
<${zn.Refusal} spot=${ie} />
${!l&&!a&&y.html`<button class="quiet" onClick=${t}>Leave it</button>`}
</div>
`}function Qr({spoken:e,show:t,close:n}){let{state:o}=(0,he.useTable)(),{seq:a}=e,r=Tn(e),[s,i]=(0,y.useState)("replace"),[l,c]=(0,y.useState)(r[0]);if(e.luck)return y.html`<${Jr} close=${n} />`;let d=On(s==="insert"?{...e,said:null}:e,l);return y.html`
<div class="chips" role="group" aria-label=${"What is done"}>
<${Rn} name=${"Say something else"} way="replace" now=${s} turnTo=${i} />
<${Rn} name=${"Insert one before it"} way="insert" now=${s} turnTo=${i} />
<button
class="chip"
data-testid="amend-remove"
disabled=${o.busy[ie]}
onClick=${()=>t([{seq:a,how:"remove"}])}
>
Remove it
</button>
</div>
<label class="field">
<span>What is said</span>
<select data-testid="amend-kind" onChange=${u=>c(u.target.value)}>
${r.map(u=>y.html`<option value=${u} selected=${u===l}>${(0,Dn.spelled)(u)}</option>`)}
</select>
</label>
${d.length?y.html`<${Re}
key=${`${s}/${l}`}
examples=${d}
label=${"See what changes"}
spot=${ie}
send=${u=>t([{seq:a,how:s,command:u}])}
/>`:y.html`<p class="hint">This could not be said at that point.</p>`}
<button class="quiet" data-testid="amend-leave" onClick=${n}>Leave it</button>
`}function Rn({name:e,way:t,now:n,turnTo:o}){return y.html`
<button
class="chip"
data-testid=${`amend-${t}`}
aria-pressed=${n===t}
onClick=${()=>o(t)}
>
${e}
</button>
`}function Jr({close:e}){return y.html`
<p class="hint">
These dice were rolled by the program. Correct the step that asked for them.
</p>
<button class="quiet" onClick=${e}>Leave it</button>
`}var $e=p(h(),1),q=p(Hn(),1);function Wn({wanted:e,want:t,players:n,groups:o,hits:a}){let r=s=>i=>t({...e,[s]:i.target.value});return $e.html`
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
${n.map(({name:s})=>$e.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${r("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${(0,q.kindsIn)(o).map(({value:s,title:i})=>$e.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${(0,q.narrows)(e)&&$e.html`<p class="found" role="status" data-testid="found">
${(0,q.foundTold)(a,o.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(q.ALL)}>
Show all
</button>
</p>`}
</form>
`}var O=p(h(),1),Je=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],Yr=6;function qn({frames:e,decisive:t,spots:n}){let o=Zr(e),[{at:a,playing:r},s]=(0,O.useState)({at:0,playing:!0}),[i,l]=(0,O.useState)(0),c=Math.min(a,e.length-1);(0,O.useEffect)(()=>{if(!r||o<e.length)return;let m=g=>(g+1)%(e.length+Yr),f=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Je[i].fps);return()=>clearInterval(f)},[r,i,o,e.length]);let d=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),u=()=>s(m=>({...m,playing:!m.playing}));return O.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${o}
data-at=${c}
>
<div class="touchable">
<img
src=${e[c]}
alt=${`Replay, picture ${c+1}`}
width="640"
height="360"
/>
${n("in_replay")}
</div>
${o<e.length&&O.html`<progress
max=${e.length}
value=${o}
aria-label=${"Loading the replay"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${r?"Pause the replay":"Play the replay"}
onClick=${u}
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
onInput=${m=>d(Number(m.target.value))}
/>
<button aria-label=${"One picture on"} onClick=${()=>d(c+1)}>›</button>
<button
aria-label=${`Speed: ${Je[i].label}. Change it`}
onClick=${()=>l((i+1)%Je.length)}
>
${Je[i].label}
</button>
</figcaption>
<${Xr} places=${t} frames=${e} shown=${c} stopAt=${d} />
</figure>
`}function Xr({places:e,frames:t,shown:n,stopAt:o}){return e.length?O.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(a=>O.html`
<button
data-testid="decisive"
aria-label=${`Stop at picture ${a+1}, one that decides`}
aria-pressed=${a===n}
onClick=${()=>o(a)}
>
<img src=${t[a]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function Zr(e){let[t,n]=(0,O.useState)(0),o=(0,O.useRef)([]);return(0,O.useEffect)(()=>(n(0),o.current=e.map(a=>{let r=new Image;return r.onload=()=>n(s=>s+1),r.src=a,r}),()=>{for(let a of o.current)a.src="";o.current=[]}),[e.join()]),t}var St=p(h(),1),Gn=p(v(),1);function Kn(){let e=(0,Gn.useSession)(),t=re();return t?De(t)?St.html`<${ae} session=${e} story=${t} />`:St.html`<p class="hint">Nothing has changed yet.</p>`:null}var I=p(h(),1),Ye=p(v(),1);var Qn=p(Vn(),1),Xe=p(Ne(),1),Y=p(L(),1);var Jn=p(j(),1);function Yn(){let{state:e}=(0,Ye.useTable)(),t=(0,Ye.useSession)(),n=re(),o=(0,Xe.standingOf)(e.entries),a=e.entries.filter(({seq:s})=>o.has(s)),{outcome:r}=t;return I.html`
<main class="report" data-testid="report">
<header>
<h1>${t.title}</h1>
${a.length>0&&I.html`<p>${(0,Y.dayAndClock)(a[0].at)}</p>`}
<div class="answers">
<button class="primary" data-testid="print" onClick=${()=>print()}>
Print
</button>
<a class="button" href="#/">Back to the game</a>
<${Be} session=${t} />
</div>
</header>
<section class="scoreboard" aria-label=${"Scoreboard"}>
<p class="why">${r?`${(0,Y.sentence)(r.why)}.`:"The game goes on."}</p>
<${Ge} ...${qe(t)} />
<p class="small-facts">${Ke(t.state,a).join(" · ")}</p>
<${ze} deeds=${n?.deeds} />
<${ae} session=${t} story=${n} />
</section>
<${es} entries=${a} gone=${e.entries.length-a.length} />
</main>
`}function es({entries:e,gone:t}){return I.html`
<section class="told" aria-label=${"The story"}>
<h2>The story</h2>
${(0,Qn.chaptersOf)((0,Xe.groupsOf)(e)).map(({title:n,first:o,turns:a})=>I.html`
<h3 key=${o}>${n}</h3>
${a.map(({turn:r,groups:s})=>I.html`
${r&&I.html`<h4>${r}</h4>`}
<ol>
${s.map(i=>I.html`<${ts} key=${i.first} group=${i} />`)}
</ol>
`)}
`)}
${t>0&&I.html`<p class="hint">
${(0,Jn.tn)("{count} entry was taken back, or tells of a take-back, and is not shown here; the game’s file holds it.","{count} entries were taken back, or tell of a take-back, and are not shown here; the game’s file holds them.",t)}
</p>`}
</section>
`}function ts({group:e}){let[{proposal:t,comment:n}]=e.entries;return I.html`
<li value=${e.first}>
<span class="number">#${e.first}</span>
<span class="when">${(0,Y.clock)(e.at)}</span>
<span>
${e.entries.map(({told:o})=>o).join(" ")}
${t&&!n&&I.html` <em class="mark">Seen by the camera.</em>`}
${n&&I.html` <em class="mark">${(0,Y.sentence)(n)}.</em>`}
</span>
</li>
`}var ea=p(Zn()),ta=document.createElement("style");ta.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.kept{display:grid;align-content:start;gap:var(--gap);padding:0 var(--gap) var(--gap);overflow:auto}.kept>header{display:flex;align-items:center;justify-content:space-between}.kept>header>.button{margin:0 8px 0 auto}.kept>ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);padding:0;list-style:none}.kept li{display:grid;align-content:start;justify-items:start;gap:6px;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.kept h2{font-size:1.1rem}.kept [data-kind=playing] .stands{font-weight:600}.kept [data-kind="set aside"] .stands{color:var(--warn)}.kept li>:last-child{margin-top:6px}';document.head.append(ta);(0,ea.arrived)("aside",Ct);