var pt=Object.create;var Y=Object.defineProperty;var ht=Object.getOwnPropertyDescriptor;var mt=Object.getOwnPropertyNames;var dt=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var E=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},$t=(e,t)=>{for(var r in t)Y(e,r,{get:t[r],enumerable:!0})},gt=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of mt(t))!ft.call(e,n)&&n!==r&&Y(e,n,{get:()=>t[n],enumerable:!(o=ht(t,n))||o.enumerable});return e};var p=(e,t,r)=>(r=e!=null?pt(dt(e)):{},gt(t||!e||!e.__esModule?Y(r,"default",{value:e,enumerable:!0}):r,e));var x=E((fo,me)=>{me.exports=core["view.js"]});var fe=E(($o,de)=>{de.exports=core["picture/live.js"]});var F=E((go,$e)=>{$e.exports=core["page/table.js"]});var q=E((bo,ge)=>{ge.exports=core["page/refusal.js"]});var A=E((xo,ve)=>{ve.exports=core["language.js"]});var ee=E((jo,De)=>{De.exports=core["address.js"]});var lt=E((Jo,it)=>{it.exports=core["parts.js"]});var pe={};$t(pe,{Calibrate:()=>io});var f=p(x(),1),st=p(fe(),1),ue=p(F(),1),at=p(q(),1);var _=p(x(),1);function be(e,t){let{x_px:r,y_px:o,sigma_mm:n}=e,a=[];for(let s=0;s+1<o.length;s+=1)for(let i=0;i+1<r.length;i+=1){let l=[[r[i],o[s],n[s][i]],[r[i+1],o[s],n[s][i+1]],[r[i+1],o[s+1],n[s+1][i+1]],[r[i],o[s+1],n[s+1][i]]];a.push(...bt(l,t))}return a}function bt(e,t){if(e.some(([,,n])=>n===null))return[];let r=e.flatMap((n,a)=>vt(n,e[(a+1)%4],t)),o=[];for(let n=0;n+1<r.length;n+=2)o.push([...r[n],...r[n+1]]);return o}function vt([e,t,r],[o,n,a],s){if(r<=s==a<=s)return[];let i=(s-r)/(a-r);return[[e+i*(o-e),t+i*(n-t)]]}var we=p(A(),1),xe=new Map;function g(e,t){let r=xe.get(t)??xt(t);return xe.set(t,r),r.format(e)}function xt(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(we.LANGUAGE,t)}var w=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],_e=w.slice(0,-1).map(e=>e.upTo);function ye(e){return w.findIndex(t=>e<=t.upTo)}function ke(e){return e===0?`under ${g(w[0].upTo)}`:e===w.length-1?`over ${g(w[e-1].upTo)}`:`${g(w[e-1].upTo)} to ${g(w[e].upTo)}`}var wt=1280,_t=7;function Se({told:e,shown:t}){let{check:r,table:o}=e,[n,a]=r.size_wh,s=n/wt;return _.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${n} ${a}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Expected error over the table, and the boards that were found"}
data-testid="overlay"
>
${t&&_.html`<${yt} map=${o.map} /><${St} map=${o.map} unit=${s} size=${[n,a]} />`}
${o.outline_px.length>2&&_.html`<polygon
class="table-outline"
points=${o.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${o.marks.flatMap(i=>i.marks_px).map(i=>_.html`<${Tt} mark=${i} unit=${s} />`)}
</svg>
`}function yt({map:e}){let t=e.x_px[1]-e.x_px[0],r=e.y_px[1]-e.y_px[0],o=e.sigma_mm.flatMap((n,a)=>kt(n).map(s=>({...s,y:a})));return w.map(({colour:n,opacity:a},s)=>_.html`
<g fill=${n} opacity=${a}>
${o.filter(i=>i.step===s).map(({start:i,end:l,y:c})=>_.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[c]-r/2}
width=${t*(l-i)}
height=${r+1}
/>
`)}
</g>
`)}function kt(e){let t=[];return e.forEach((r,o)=>{let n=r===null?null:ye(r),a=t.at(-1);a&&a.step===n?a.end=o+1:t.push({start:o,end:o+1,step:n})}),t.filter(r=>r.step!==null)}function St({map:e,unit:t,size:r}){return _e.map(o=>{let n=be(e,o);if(!n.length)return null;let a=n.map(([l,c,u,m])=>`M${l} ${c}L${u} ${m}`).join(""),[s,i]=Et(n,r,t);return _.html`
<path class="error-line under" d=${a} />
<path class="error-line" d=${a} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${o} mm</text>
`})}function Et(e,[t,r],o){let n=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(r-c)),[a,s]=e.reduce((l,c)=>n(c)>n(l)?c:l),i=(l,c,u)=>Math.min(Math.max(l,c),u-c);return[i(a,60*o,t),i(s+7*o,26*o,r)]}function Tt({mark:e,unit:t}){if(e.length>2)return _.html`<polygon class="mark" points=${e.map(a=>a.join(",")).join(" ")} />`;let[[r,o]]=e,n=_t*t;return _.html`<path class="mark" d=${`M${r-n} ${o}H${r+n}M${r} ${o-n}V${o+n}`} />`}var J=p(x(),1);var Z=p(A(),1);function Ee({map:e,shown:t,show:r,children:o}){return J.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${n=>r(n.target.checked)}
/>
Expected error in mm
</label>
${o}
</div>
<ol class="legend-steps" aria-label=${"Colours of the expected error, in mm"}>
${w.map((n,a)=>J.html`<li><i style=${`background: ${n.colour}`}></i>${ke(a)}</li>`)}
</ol>
<p class="hint">${Ct(e)}</p>
</div>
`}function Ct(e){let{height_mm:t,median_mm:r,p95_mm:o}=e;if(r===null)return t===0?"Nothing on the table itself is in view.":`Nothing ${t} mm above the table is in view.`;let n={height:t,usual:g(r,2),most:g(o,1)};return t===0?(0,Z.t)("For points on the table itself: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",n):(0,Z.t)("For points {height} mm above the table: {usual} mm as a rule, 95 % under {most} mm. A point that is higher or lower than assumed lies elsewhere.",n)}var T=p(x(),1),Ce=p(A(),1),Me={good:"All is well",fair:"Good enough, but it can be better",poor:"Do this first"},Mt="Light, sharpness, boards and accuracy are as they should be. The game can begin.",Lt="The picture has frozen: see to the camera first. The figures here are those of the last picture.",It="The table is not recognised at the moment: lay the printed sheet in view, whole, flat and well lit.";function Le({check:e,stopped:t,calibrated:r}){let{instruction:o,further:n}=e;return t?T.html`<${Te} cause="camera/still" sentence=${Lt} />`:!r&&!o?T.html`<${Te} cause="board/unseen" sentence=${It} />`:T.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Me[e.grade]}</h2>
<p data-testid="instruction" data-cause=${o?.cause??""}>
${o?.sentence??Mt}
</p>
${n.length>0&&T.html`
<details class="other">
<summary>
${(0,Ce.tn)("Then one more thing","Then {count} more things",n.length)}
</summary>
<ol>
${n.map(a=>T.html`<li>${a.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Te({cause:e,sentence:t}){return T.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Me.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var R=p(x(),1);var je=p(A(),1);function Pe({check:e}){return R.html`
<div class="card">
<h2>What the camera gives</h2>
<dl class="measures" data-testid="figures">
${jt(e).map(([t,r,o])=>R.html`
<dt>${t}</dt>
<dd data-grade=${r??"plain"}>
<span>${o}</span>
${r&&R.html`<b class="grade" data-grade=${r}>${At[r]}</b>`}
</dd>
`)}
</dl>
</div>
`}var At={good:"good",fair:"fair",poor:"poor"};function jt(e){let{light:t,blur:r,rate:o,steadiness:n,view:a,boards:s,accuracy:i,held_out:l,focal:c}=e;return[["Light",t.grade,Dt(t)],["Sharpness",r.grade,`blurred by ${g(r.px,1)} px`],o&&["Pictures",o.grade,`${`${Math.round(o.fps)} a second`}${Nt(o)}`],n&&["Steadiness",n.grade,zt(n)],a&&["Scale",a.grade,Ft(a)],a&&["Camera",null,Kt(a)],a&&["In view",null,Rt(a)],s&&["Boards",s.grade,s.seen.map(Ot).join(", ")],i&&["Accuracy",i.grade,Ht(i)],l&&["Held-out corners",null,`${O(l.median_mm)} off, 95 % under ${O(l.p95_mm)} (${l.corners})`],c&&["Focal length",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, known from ${Pt[c.known_from]}`]].filter(Boolean)}var Pt={"camera file":"the camera file",pictures:"several pictures",picture:"a single picture"};function Dt(e){let t=Math.round(e.median),r=e.glare.length;return[e.paper===null?`table ${t} of 255`:`paper ${Math.round(e.paper)}, table ${t} of 255`,r>0&&(0,je.tn)("{count} mirrored lamp","{count} mirrored lamps",r)].filter(Boolean).join(", ")}function Nt(e){return e.missing?`, ${`${e.missing} missing`}`:""}function zt(e){let{flicker:t,hunting:r,shake_px:o}=e;return`flickers ${Ie(t)}, drifts ${Ie(r)}, shakes ${g(o,1)} px`}function Ft(e){return`${g(e.mm_per_px,1)} mm a pixel, at worst ${g(e.worst_mm_per_px??e.mm_per_px,1)}`}function Kt(e){return`${Math.round(e.height_mm/10)} cm up, looking ${Math.round(e.tilt_deg)}° down; 10 mm of height look like ${(10*e.parallax).toFixed(0)} mm of distance`}function Rt(e){return`table in ${Ae(e.table_share)} of the picture, ${Ae(e.between_boards_share)} of the area between the boards`}function Ot(e){let{name:t,corners_found:r,corners_total:o}=e;return`${`${t} ${r} of ${o} corners`}${Bt(e)}`}function Bt(e){let t=e.corners_in_view-e.corners_found,r=e.corners_total-e.corners_in_view,o=[t&&`${t} hidden`,r&&`${r} outside`].filter(Boolean);return o.length?` (${o.join(", ")})`:""}function Ht(e){return`${O(e.median_mm)}, 95 % under ${O(e.p95_mm)}. ${e.tells}`}function O(e){return e===null?"unknown":`${g(e,2)} mm`}function Ie(e){return`${g(100*e,1)} %`}function Ae(e){return`${Math.round(100*e)} %`}var C=p(x(),1),Ne=p(ee(),1),B=p(A(),1);function ze({camera:e,code:t}){return C.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Save this camera</summary>
<p class="hint">
${e.keep_as?(0,B.t)("Put the file into the data folder as {file}: it will be used automatically next time.",{file:C.html`<code>${e.keep_as}</code>`}):(0,B.t)("Give the file to {serve}, or to {calibrate}.",{serve:C.html`<code>--camera-file</code>`,calibrate:C.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,B.t)("It is good as long as zoom, focus and resolution stay as they are. Best is a file made from ten pictures of a sheet held before the camera in many ways: {command}.",{command:C.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
${e.keep_doubt||C.html`<a href=${(0,Ne.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>`}
</p>
</details>
`}var y=p(x(),1);var Vt=[.2,.375,.5555555555555556,.6666666666666666],Ut=(e,t)=>r=>{let o=4*e+r-4,n="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(o)-35,a=o>8?n:1,s=t/a|0,i=t%a,l=a-i,c=o>8?s*Vt[r]+(e>5)&-2:n,u=s-c;return{t:l*u+i*u+i,o:[[l,u],[i,u+1]],i:c}};var M=e=>new Uint8Array(e),K=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},H=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),oe=e=>e.charCodeAt(0),Re=(...e)=>(t,r)=>e.forEach(o=>o(t,r)),Oe=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},se=e=>(t,r)=>{t.push(4,4),t.push(e.length,8+8*(r>9)),e.forEach(o=>t.push(o,8))},P=(e,t,r,o,n=(s,i)=>r(s.length,i),a=o?s=>Re(Oe(o),e(s)):e)=>(a.test=t,a.l=r,a.est=n,a.eci=o&&[o],a),Be=P(e=>(t,r)=>{t.push(1,4),t.push(e.length,10+2*(r>26)+2*(r>9));let o=0;for(;o<e.length-2;o+=3)t.push(+e.slice(o,o+3),10);o<e.length-1?t.push(+e.slice(o),7):o<e.length&&t.push(+e[o],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),He=P(e=>(t,r)=>{t.push(2,4),t.push(e.length,9+2*(r>26)+2*(r>9));let o=0;for(;o<e.length-1;o+=2)t.push(45*H(e[o])+H(e[o+1]),11);o<e.length&&t.push(H(e[o]),6)},e=>H(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),j=P(e=>se([...e].map(oe)),e=>oe(e)<128,(e,t)=>12+8*(t>9)+8*e);j._=!0,j.u=!0;var ae=P(j,e=>oe(e)<256,j.l,3);ae._=!0;var Fe=new TextEncoder,ie=P(e=>se(Fe.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Fe.encode(e).length);ie._=!0;var re=()=>{let e=new Map,t=new TextDecoder("sjis"),r=M(2);for(let o=0;o<7973;++o)r[0]=o/192+129+64*(o>5951),r[1]=o%192+64,e.set(t.decode(r),o);return e.delete("�"),re=()=>e,e},le=P(e=>(t,r)=>{t.push(8,4),t.push(e.length,8+2*(r>26)+2*(r>9));for(let o of e)t.push(re().get(o),13)},e=>re().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);le._=!0;var Ve=[Be,He,j,ae,le,ie],Gt={auto:(e,{modes:t=Ve}={})=>(r,o)=>{let n=t.map((u,m)=>{let d=new Map,b=(h,$)=>(d.has(h)||d.set(h,$(h,o)),d.get(h));return{m:u,h:1<<m,C:u.est("",o),S:u.l?(h,$)=>b($-h,u.l):(h,$)=>b(e.slice(h,$),u.est)}}),a=[{v:0}],s=0,i=0,l=-1;for(let u of[...e,""]){let m=0;if(u)for(let d of n)d.m.test(u)&&(m|=d.h);if(!u||m!==l){if(l!==-1){let d=new Set(a.map(h=>h.D)),b=[];for(let{m:h,C:$,S:v,h:I}of n)if(l&I){let S=v(s,i);for(let D of h.eci??d)if(!h.u||!D){let N;for(let k of a)if(k.D===D||h.eci){let z=k.m===h&&k.D===D,X=z?k.V:k,he=h._&&z?k.v+S-$:X.v+12*(X.D!==D)+(z?v(z?k.$:s,i):S);(!N||he<N.v)&&(N={$:z?k.$:s,V:X,m:h,D,A:i,v:he})}N&&b.push(N)}}a=b}l=m,s=i}i+=u.length}a.length||K(5);let c=[];for(let u=a.reduce((m,d)=>d.v<m.v?d:m);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(r,o))},multi:Re,eci:Oe,bytes:se,numeric:Be,alphaNumeric:He,ascii:j,iso8859_1:ae,shift_jis:le,utf8:ie},Wt=()=>({F:M(2956),I:0,push(e,t){for(let r=t,o=8-(7&this.I);r>0;r-=o,o=8)this.F[this.I>>3]|=e<<o>>r,this.I+=r<o?r:o}}),te=(e,t=e*e,r=M(t))=>({size:e,K:r,get:(o,n)=>o>=0&&o<e&&!!(1&r[n*e+o]),toString({on:o="##",off:n="  ",lf:a=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let c="";for(let u=-l;u<e+l;++u){for(let m=-i;m<e+i;++m)c+=this.get(m,u)?o:n;c+=a}return c},toImageData(o,{on:n=[0,0,0],off:a=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let c=e+2*i,u=e+2*l,m=o.createImageData(c,u),d=new Uint32Array(m.data.buffer);m.data.set([...n,255]);let b=d[0];m.data.set([...a,255]);let h=d[0];for(let $=0;$<u;++$)for(let v=0;v<c;++v)d[$*c+v]=this.get(v-i,$-l)?b:h;return m},toCanvas(o,n){let a=o.getContext("2d"),s=this.toImageData(a,n);o.width=s.width,o.height=s.height,a.putImageData(s,0,0)},toDataURL({type:o="image/png",scale:n=1,...a}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,a);return s.width=l.width*n,s.height=l.height*n,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(o,1)}}),V=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],U=M(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))U[U[t+255]=e++]=t;var Ue=e=>U[e%255],Ge=e=>U[e+255],Qt=(e,t)=>{let r=M(e.length+t.length-1);for(let o=0;o<e.length;++o)for(let n=0;n<t.length;++n)r[o+n]^=Ue(e[o]+t[n]);return r.map(Ge)},Xt=(e,t)=>{let r=M(e.length+t.length-1);r.set(e,0);for(let o=0;o<e.length;++o)if(r[o]){let n=Ge(r[o]);for(let a=0;a<t.length;++a)r[o+a]^=Ue(t[a]+n)}return r.slice(e.length)},ne=[[0],[0,0]];for(let e=1;e<30;++e)ne.push(Qt(ne[e],[0,e]));var Yt=(e,t)=>{let r=[[],[]],o=0,n=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,o+=i){let c=e.slice(o,o+i);r[0].push(c),r[1].push(Xt(c,ne[t.i])),n+=i+t.i}let a=M(n);n=0;for(let s of r)for(let i=0,l=-1;l<n;++i){l=n;for(let c of s)i<c.length&&(a[n++]=c[i])}return a},We=(e,t,r)=>{let o=e<<=r;for(let n=134217728;n>>=1;)o&n&&(o^=t*(n>>r));return o|e},qt=({size:e,K:t},r)=>{let o=(s,i,l,c)=>{for(;l-- >0;s+=e)t.fill(c,s,s+i)},n=(s,i,l)=>{for(let c=0;c++<3;l-=2)o(i*e+s-(l>>1)*(e+1),l,l,2|c)},a=2*((e-13)/(1+(r/7|0))/2+.75|0);if(r>1)for(let s=e-7;s>8;s-=a){for(let i=s;i>8;i-=a)n(s,i,5);s<e-7&&n(s,6,5)}if(r>6)for(let s=We(r,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;o(7,2,9,2),o(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;n(3,3,7),n(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},Jt=({size:e,K:t})=>{let r=[];for(let o=e-2,n=e,a=-1;o>=0;o-=2){for(o===5&&(o=4);n+=a,n!==-1&&n!==e;){let s=n*e+o;t[s+1]||r.push(s+1),t[s]||r.push(s)}a*=-1}return r},Zt=({K:e},t,r)=>t.forEach((o,n)=>e[o]=r[n>>3]>>(7&~n)&1),eo=({size:e,K:t},r,o,n)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(r(i,s)||2&t[l])}let a=21522^We((1^n)<<3|o,1335,10);for(let s=0;s++<8;a>>=1)t[(s-(s<7))*e+8]=1&a,t[9*e-s]=1&a;for(let s=8;--s,a;a>>=1)t[8*e+s-(s<7)]=1&a,t[(e-s)*e+8]=1&a},to=({size:e,K:t},r=0,o=0)=>{for(let n=0;n<e;++n){for(let a=0;a<2;++a)for(let s,i=0,l=0,c=2;i<e;++i){let u=1&t[a?n*e+i:i*e+n];o+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(r+=40),u^c&&(s=0),c=u,r+=++s===5?3:s>5}if(n)for(let a=e+n,s=5*t[n-1]^t[n];a<e*e;a+=e){let i=5*t[a-1]^t[a];r+=3*!(1&(s|i)|4&(s^i)),s=i}}return r+10*(10*Math.abs(o/(e*e)-1)|0)},Ke=[],G=(e=K(1),{minCorrectionLevel:t=0,maxCorrectionLevel:r=3,minVersion:o=1,maxVersion:n=40,mask:a,trailer:s=60433,...i}={})=>{r<t&&K(3),n<o&&K(2),typeof e=="string"&&(e=Gt.auto(e,i));for(let l=o,c=0;l<=n;++l){let u=Ke[l];u||(Ke[l]=u=te(4*l+17),qt(u,l),u.p=Jt(u));let m=Ut(l,u.p.length>>3);if(8*m(t).t<c)continue;let d=Wt();e(d,l),c=d.I;for(let b=r;b>=t;--b){let h=m(b);if(8*h.t<c)continue;for(d.I=c+11&-8;d.I<8*h.t;)d.push(s,16);let $=te(u.size,u.K);return Zt($,u.p,Yt(d.F,h)),(V[a]?[V[a]]:V).map((v,I)=>{let S=te($.size,$.K);return eo(S,v,a??I,b),S.s=V[a]?0:to(S),S}).reduce((v,I)=>I.s<v.s?I:v)}}K(4)};G.with=(...e)=>(t,r)=>G(t,{modes:[...Ve,...e],...r});var Qe=p(x(),1),ce=4;function Xe({text:e,label:t}){let r=G(e),o=r.size+2*ce;return Qe.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${o} ${o}`}
>
<rect width=${o} height=${o} fill="#ffffff" />
<path d=${oo(r)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function oo(e){let t=[];for(let r=0;r<e.size;r+=1)for(let o=0;o<e.size;o+=1)e.get(o,r)&&t.push(`M${o+ce} ${r+ce}h1v1h-1z`);return t.join("")}var Ye=p(F(),1),qe=p(q(),1);function Je({source:e}){let{state:t,deeds:r}=(0,Ye.useTable)(),[o,n]=(0,y.useState)(null),a=l=>r.ask("phone",()=>l().then(n));if((0,y.useEffect)(()=>{e==="camera phone"&&a(r.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=o?.links??[];return y.html`
<div class="card phone-link" data-testid="phone-link">
<h2>A phone as the camera</h2>
<p>
Scan this with the phone that is to be the camera; it must be in the same Wi-Fi. It will warn that the connection is not private, because nobody outside vouches for this machine: choose “Advanced” or “Show details” there, go on to the page, and allow the camera.
</p>
${s&&y.html`<${Xe} text=${s} label=${"QR code of the phone’s link"} />`}
${s&&y.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&y.html`<p class="hint">
If the phone finds nothing there, try this machine’s other addresses: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
It opens once, on one phone, and lets it send its picture for this evening; it sees nothing of the game.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>a(r.api.phoneLink)}>
New link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>a(r.api.withdrawPhone)}>
Stop the phone’s picture
</button>
</p>
<${qe.Refusal} spot="phone" />
</div>
`}var L=p(x(),1),et=p(ee(),1);var W=p(x(),1);function Ze(e){let[t,r]=(0,W.useState)({answer:null,refused:null});return(0,W.useEffect)(()=>{let o=!1;return e().then(n=>o||r({answer:n,refused:null})).catch(n=>o||r({answer:null,refused:n.detail})),()=>{o=!0}},[]),t}var tt=p(F(),1),ro={a4:"A4",letter:"Letter"};function ot({code:e}){let{deeds:t}=(0,tt.useTable)(),[r,o]=(0,L.useState)("a4"),{answer:n}=Ze(t.api.sheets);return L.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Sheets to print</h2>
<div class="chips" role="group" aria-label=${"Paper"}>
${Object.entries(ro).map(([a,s])=>L.html`
<button class="chip" aria-pressed=${a===r} onClick=${()=>o(a)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Print at 100 % and check that the ruler on the sheet is 100 mm long.${" "}
Sheets other than “table” and “turn-card” need their boards file (--boards).
</p>
<ul>
${(n??[]).map(a=>L.html`<${no} sheet=${a} paper=${r} code=${e} />`)}
</ul>
</div>
`}function no({sheet:e,paper:t,code:r}){let o=n=>(0,et.withCode)(`/api/sheets/${e.name}.${n}?paper=${t}`,r);return L.html`
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
`}var Q=p(x(),1),rt=p(F(),1),so=700;function nt(e){let{deeds:t}=(0,rt.useTable)(),[r,o]=(0,Q.useState)({told:null,silent:!1});return(0,Q.useEffect)(()=>{let n=!1,a;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(n)return;o(l=>({told:i??l.told,silent:!i}))}a=setTimeout(s,so)}return s(),()=>{n=!0,clearTimeout(a)}},[e]),r}var ao=[0,30,60];function io(){let{code:e}=(0,ue.useTable)(),[t,r]=(0,f.useState)(0),[o,n]=(0,f.useState)(!0),{told:a,silent:s}=nt(t),i=a?.check;return f.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!a}>
<section class="calibrate-seen" aria-label=${"The table, seen by the camera"}>
${a&&!a.camera?f.html`<p class="card no-lens">
No camera. Start the program with --camera or --footage.
</p>`:f.html`<${uo} told=${a} silent=${s} code=${e} shown=${o} />`}
${i&&f.html`<${Le} check=${i} stopped=${lo(a,s)} calibrated=${!!a.table} />`}
${a?.table&&f.html`<${Ee} map=${a.table.map} shown=${o} show=${n}>
<${po} heightMm=${t} choose=${r} />
<//>`}
</section>
<section class="calibrate-told">
<${Je} source=${a?.camera?.source} />
${i&&f.html`<${Pe} check=${i} />`}
${a?.camera&&f.html`<${ho} told=${a} />`}
${a?.table&&f.html`<${ze} camera=${a.camera} code=${e} />`}
<${ot} code=${e} />
</section>
</main>
`}function lo(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function co(e){return e.frame===null?"No picture yet":"Picture frozen"}function uo({told:e,silent:t,code:r,shown:o}){let n=t||e?.camera?.frozen;return f.html`
<div class="live" data-frozen=${!!n}>
<${st.Live} code=${r} link="live" />
${e?.table&&!t&&f.html`<${Se} told=${e} shown=${o} />`}
${n&&f.html`<p class="frozen">${t?"No connection":co(e)}</p>`}
</div>
${e?.camera?.problem&&f.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function po({heightMm:e,choose:t}){return f.html`
<div class="chips" role="group" aria-label=${"Height the error is given for"}>
${ao.map(r=>f.html`
<button
class="chip"
aria-pressed=${r===e}
data-testid=${`height-${r}`}
onClick=${()=>t(r)}
>
${r===0?"On the table":`${r} mm above`}
</button>
`)}
</div>
`}function ho({told:e}){let{state:t,deeds:r}=(0,ue.useTable)(),o=t.busy.solve;return f.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${o} onClick=${()=>r.ask("solve",r.api.solve)}>
Solve again
</button>
<p class="hint">
${e.camera.calibrated?"Finds camera and table anew in the next picture; nothing may cover the boards.":"No board is recognised yet; the program keeps looking for one."}
</p>
<${at.Refusal} spot="solve" />
</div>
`}var ct=p(lt()),ut=document.createElement("style");ut.textContent="";document.head.append(ut);(0,ct.arrived)("calibrate",pe);