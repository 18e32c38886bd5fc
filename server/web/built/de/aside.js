var na=Object.create;var Re=Object.defineProperty;var ra=Object.getOwnPropertyDescriptor;var aa=Object.getOwnPropertyNames;var oa=Object.getPrototypeOf,ia=Object.prototype.hasOwnProperty;var S=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},sa=(e,t)=>{for(var n in t)Re(e,n,{get:t[n],enumerable:!0})},la=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of aa(t))!ia.call(e,a)&&a!==n&&Re(e,a,{get:()=>t[a],enumerable:!(r=ra(t,a))||r.enumerable});return e};var l=(e,t,n)=>(n=e!=null?na(oa(e)):{},la(t||!e||!e.__esModule?Re(n,"default",{value:e,enumerable:!0}):n,e));var f=S((Go,at)=>{at.exports=core["view.js"]});var k=S((Ho,ot)=>{ot.exports=core["page/table.js"]});var de=S((_o,dt)=>{dt.exports=core["page/part.js"]});var Oe=S((Wo,ct)=>{ct.exports=core["device/settings.js"]});var B=S((No,mt)=>{mt.exports=core["language.js"]});var At=S((Qo,St)=>{St.exports=core["picture/matter_of_course.js"]});var T=S((Xo,Mt)=>{Mt.exports=core["words.js"]});var ce=S((ei,Et)=>{Et.exports=core["address.js"]});var Rt=S((ti,Bt)=>{Bt.exports=core["page/place.js"]});var H=S((ni,Ot)=>{Ot.exports=core["page/refusal.js"]});var xe=S((Ti,kn)=>{kn.exports=core["log/groups.js"]});var qn=S((Vi,Zn)=>{Zn.exports=core["games/awaited.js"]});var dr=S((gs,lr)=>{lr.exports=core["looking_on.js"]});var Ye=S((bs,wr)=>{wr.exports=core["log/finding.js"]});var zr=S((ys,Cr)=>{Cr.exports=core["log/log.js"]});var Yr=S((nl,Xr)=>{Xr.exports=core["parts.js"]});var nt={};sa(nt,{Announcer:()=>Hr,ByDevice:()=>xt,ClipButton:()=>nr,Curtain:()=>gr,End:()=>Yn,Finder:()=>Mr,Happened:()=>Tt,Invite:()=>Jt,LanguageSwitch:()=>br,LogPlot:()=>Qr,Looks:()=>_r,Loop:()=>Vr,MissedThrow:()=>Lr,NewGame:()=>xn,Notices:()=>Kr,OldLine:()=>Br,OpenQuestions:()=>sr,StoreTroubles:()=>yt});var X=l(f(),1);var le=l(f(),1),st=l(k(),1);function lt(){let{state:e,deeds:t}=(0,st.useTable)(),n=(0,le.useRef)(e);return n.current=e,(0,le.useEffect)(()=>{let r=a=>{if(ua(a.target)||n.current.dialog||a.altKey)return;let i=da(a,n.current);i&&(a.preventDefault(),i(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function da(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let n=ca(e.key);return n?()=>n.click():e.key==="ArrowDown"||e.key==="j"?()=>it(1):e.key==="ArrowUp"||e.key==="k"?()=>it(-1):null}function ca(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",n=t?document.querySelector(`.answer-bar ${t}`):null;return n&&!n.disabled?n:null}function it(e){let n=[...document.querySelectorAll("[data-testid=proposal]")];if(!n.length)return;let r=n.findIndex(o=>o.contains(document.activeElement)),a=r<0?0:Math.min(n.length-1,Math.max(0,r+e));(n[a].querySelector(".take-up")??n[a]).focus(),n[a].scrollIntoView({block:"nearest"})}function ua(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var wt=l(de(),1);var ut=l(f(),1),pt=l(Oe(),1),ft=l(k(),1);function gt(){let e=(0,ft.useSession)(),t=(0,pt.useSettings)().awake&&!e.outcome;return(0,ut.useEffect)(()=>t?pa():void 0,[t]),null}function pa(e=navigator.wakeLock){let t=null,n=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),r()}}var $t=l(Oe(),1);var ht=l(B(),1);async function fa(){await navigator.serviceWorker?.register(`/worker.js?lang=${ht.LANGUAGE}`)}async function bt(){await navigator.serviceWorker?.getRegistration()&&await fa()}function xt(){let{sound:e,speech:t,buzz:n}=(0,$t.useSettings)();return(0,X.useEffect)(()=>{bt().catch(()=>{})},[]),X.html`
<${gt} />
<${lt} />
${(e||t||n)&&X.html`<${wt.Part} of="device" view="Signals" quiet />`}
`}var q=l(f(),1),kt=l(k(),1),vt=l(B(),1);function yt(){let{state:e}=(0,kt.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:q.html`
${t.problems.map(n=>q.html`<p class="store-trouble" role="alert" key=${n}>${n}</p>`)}
${t.set_aside>0&&q.html`<${ga} count=${t.set_aside} />`}
`}function ga({count:e}){return q.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,vt.tn)("Ein Spiel ist beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihm fehlt.","{count} Spiele sind beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihnen fehlt.",e,{command:q.html`<code>tableref store check</code>`})}
</p>
`}var Ct=l(At(),1),Y=l(f(),1),zt=l(T(),1),ma=180,ha=3;function Tt({camera:e}){let[t,n]=(0,Y.useState)(0),a=(e?.happened??[]).filter(o=>o.number>t&&o.ago_s<ma&&o.text!==Ct.MATTER_OF_COURSE);if(!a.length)return null;let i=a[a.length-1].number;return Y.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-ha).reverse().map(o=>Y.html`
<li key=${o.number}>
<time>${ba(o.ago_s)}</time>
${(0,zt.sentence)(o.text)}${/[.?!]$/.test(o.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>n(i)}>Gelesen</button>
</div>
`}function ba(e){return e<5?"jetzt":e<60?`vor ${Math.round(e)} s`:`vor ${Math.round(e/60)} min`}var $=l(f(),1),te=l(ce(),1),be=l(Rt(),1),we=l(k(),1),qt=l(H(),1);var ue=l(f(),1);function Lt(e){let[t,n]=(0,ue.useState)({answer:null,refused:null});return(0,ue.useEffect)(()=>{let r=!1;return e().then(a=>r||n({answer:a,refused:null})).catch(a=>r||n({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var U=l(f(),1);function pe({title:e,close:t,children:n}){let r=(0,U.useRef)(null);return(0,U.useEffect)(()=>{r.current?.showModal()},[]),U.html`
<dialog
ref=${r}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${i=>{i.target===r.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var wa=[.2,.375,.5555555555555556,.6666666666666666],$a=(e,t)=>n=>{let r=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,i=r>8?a:1,o=t/i|0,s=t%i,d=i-s,u=r>8?o*wa[n]+(e>5)&-2:a,c=o-u;return{t:d*c+s*c+s,o:[[d,c],[s,c+1]],i:u}};var F=e=>new Uint8Array(e),ee=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},fe=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),De=e=>e.charCodeAt(0),Kt=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),Gt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Ge=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},J=(e,t,n,r,a=(o,s)=>n(o.length,s),i=r?o=>Kt(Gt(r),e(o)):e)=>(i.test=t,i.l=n,i.est=a,i.eci=r&&[r],i),Ht=J(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Ft=J(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*fe(e[r])+fe(e[r+1]),11);r<e.length&&t.push(fe(e[r]),6)},e=>fe(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),V=J(e=>Ge([...e].map(De)),e=>De(e)<128,(e,t)=>12+8*(t>9)+8*e);V._=!0,V.u=!0;var He=J(V,e=>De(e)<256,V.l,3);He._=!0;var Dt=new TextEncoder,Fe=J(e=>Ge(Dt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Dt.encode(e).length);Fe._=!0;var Pe=()=>{let e=new Map,t=new TextDecoder("sjis"),n=F(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),Pe=()=>e,e},_e=J(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(Pe().get(r),13)},e=>Pe().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);_e._=!0;var _t=[Ht,Ft,V,He,_e,Fe],xa={auto:(e,{modes:t=_t}={})=>(n,r)=>{let a=t.map((c,p)=>{let g=new Map,b=(m,h)=>(g.has(m)||g.set(m,h(m,r)),g.get(m));return{m:c,h:1<<p,C:c.est("",r),S:c.l?(m,h)=>b(h-m,c.l):(m,h)=>b(e.slice(m,h),c.est)}}),i=[{v:0}],o=0,s=0,d=-1;for(let c of[...e,""]){let p=0;if(c)for(let g of a)g.m.test(c)&&(p|=g.h);if(!c||p!==d){if(d!==-1){let g=new Set(i.map(m=>m.D)),b=[];for(let{m,C:h,S:M,h:w}of a)if(d&w){let z=M(o,s);for(let K of m.eci??g)if(!m.u||!K){let y;for(let R of i)if(R.D===K||m.eci){let G=R.m===m&&R.D===K,E=G?R.V:R,rt=m._&&G?R.v+z-h:E.v+12*(E.D!==K)+(G?M(G?R.$:o,s):z);(!y||rt<y.v)&&(y={$:G?R.$:o,V:E,m,D:K,A:s,v:rt})}y&&b.push(y)}}i=b}d=p,o=s}s+=c.length}i.length||ee(5);let u=[];for(let c=i.reduce((p,g)=>g.v<p.v?g:p);c.m;c=c.V)u.push(c.m(e.slice(c.$,c.A)));u.reverse().forEach(c=>c(n,r))},multi:Kt,eci:Gt,bytes:Ge,numeric:Ht,alphaNumeric:Ft,ascii:V,iso8859_1:He,shift_jis:_e,utf8:Fe},ka=()=>({F:F(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),Le=(e,t=e*e,n=F(t))=>({size:e,K:n,get:(r,a)=>r>=0&&r<e&&!!(1&n[a*e+r]),toString({on:r="##",off:a="  ",lf:i=`
`,pad:o=4,padX:s=o,padY:d=o}={}){let u="";for(let c=-d;c<e+d;++c){for(let p=-s;p<e+s;++p)u+=this.get(p,c)?r:a;u+=i}return u},toImageData(r,{on:a=[0,0,0],off:i=[0,0,0,0],pad:o=4,padX:s=o,padY:d=o}={}){let u=e+2*s,c=e+2*d,p=r.createImageData(u,c),g=new Uint32Array(p.data.buffer);p.data.set([...a,255]);let b=g[0];p.data.set([...i,255]);let m=g[0];for(let h=0;h<c;++h)for(let M=0;M<u;++M)g[h*u+M]=this.get(M-s,h-d)?b:m;return p},toCanvas(r,a){let i=r.getContext("2d"),o=this.toImageData(i,a);r.width=o.width,r.height=o.height,i.putImageData(o,0,0)},toDataURL({type:r="image/png",scale:a=1,...i}={}){let o=document.createElement("canvas"),s=o.getContext("2d"),d=this.toImageData(s,i);return o.width=d.width*a,o.height=d.height*a,s.putImageData(d,0,0),s.imageSmoothingEnabled=!1,s.globalCompositeOperation="copy",s.drawImage(o,0,0,d.width,d.height,0,0,o.width,o.height),o.toDataURL(r,1)}}),ge=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],me=F(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))me[me[t+255]=e++]=t;var Wt=e=>me[e%255],It=e=>me[e+255],va=(e,t)=>{let n=F(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)n[r+a]^=Wt(e[r]+t[a]);return n.map(It)},ya=(e,t)=>{let n=F(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let a=It(n[r]);for(let i=0;i<t.length;++i)n[r+i]^=Wt(t[i]+a)}return n.slice(e.length)},Ke=[[0],[0,0]];for(let e=1;e<30;++e)Ke.push(va(Ke[e],[0,e]));var Sa=(e,t)=>{let n=[[],[]],r=0,a=0;for(let[o,s]of t.o)for(let d=0;d<o;++d,r+=s){let u=e.slice(r,r+s);n[0].push(u),n[1].push(ya(u,Ke[t.i])),a+=s+t.i}let i=F(a);a=0;for(let o of n)for(let s=0,d=-1;d<a;++s){d=a;for(let u of o)s<u.length&&(i[a++]=u[s])}return i},Nt=(e,t,n)=>{let r=e<<=n;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>n));return r|e},Aa=({size:e,K:t},n)=>{let r=(o,s,d,u)=>{for(;d-- >0;o+=e)t.fill(u,o,o+s)},a=(o,s,d)=>{for(let u=0;u++<3;d-=2)r(s*e+o-(d>>1)*(e+1),d,d,2|u)},i=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let o=e-7;o>8;o-=i){for(let s=o;s>8;s-=i)a(o,s,5);o<e-7&&a(o,6,5)}if(n>6)for(let o=Nt(n,7973,12),s=1;s<7;++s)for(let d=12;d-- >9;o>>=1)t[s*e-d]=2|1&o;r(7,2,9,2),r(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;a(3,3,7),a(e-4,3,7);for(let o=0;o<e;++o)for(let s=o;s<e;++s)t[s*e+o]=t[o*e+s];t[(e-8)*e+8]=3},Ma=({size:e,K:t})=>{let n=[];for(let r=e-2,a=e,i=-1;r>=0;r-=2){for(r===5&&(r=4);a+=i,a!==-1&&a!==e;){let o=a*e+r;t[o+1]||n.push(o+1),t[o]||n.push(o)}i*=-1}return n},Ca=({K:e},t,n)=>t.forEach((r,a)=>e[r]=n[a>>3]>>(7&~a)&1),za=({size:e,K:t},n,r,a)=>{for(let o=0;o<e;++o)for(let s=0;s<e;++s){let d=o*e+s;t[d]^=!(n(s,o)||2&t[d])}let i=21522^Nt((1^a)<<3|r,1335,10);for(let o=0;o++<8;i>>=1)t[(o-(o<7))*e+8]=1&i,t[9*e-o]=1&i;for(let o=8;--o,i;i>>=1)t[8*e+o-(o<7)]=1&i,t[(e-o)*e+8]=1&i},Ta=({size:e,K:t},n=0,r=0)=>{for(let a=0;a<e;++a){for(let i=0;i<2;++i)for(let o,s=0,d=0,u=2;s<e;++s){let c=1&t[i?a*e+s:s*e+a];r+=c,d=(d>>1|2098176)&(3047517^c-1),2049&d&&(n+=40),c^u&&(o=0),u=c,n+=++o===5?3:o>5}if(a)for(let i=e+a,o=5*t[a-1]^t[a];i<e*e;i+=e){let s=5*t[i-1]^t[i];n+=3*!(1&(o|s)|4&(o^s)),o=s}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},Pt=[],he=(e=ee(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:a=40,mask:i,trailer:o=60433,...s}={})=>{n<t&&ee(3),a<r&&ee(2),typeof e=="string"&&(e=xa.auto(e,s));for(let d=r,u=0;d<=a;++d){let c=Pt[d];c||(Pt[d]=c=Le(4*d+17),Aa(c,d),c.p=Ma(c));let p=$a(d,c.p.length>>3);if(8*p(t).t<u)continue;let g=ka();e(g,d),u=g.I;for(let b=n;b>=t;--b){let m=p(b);if(8*m.t<u)continue;for(g.I=u+11&-8;g.I<8*m.t;)g.push(o,16);let h=Le(c.size,c.K);return Ca(h,c.p,Sa(g.F,m)),(ge[i]?[ge[i]]:ge).map((M,w)=>{let z=Le(h.size,h.K);return za(z,M,i??w,b),z.s=ge[i]?0:Ta(z),z}).reduce((M,w)=>w.s<M.s?w:M)}}ee(4)};he.with=(...e)=>(t,n)=>he(t,{modes:[..._t,...e],...n});var jt=l(f(),1),We=4;function Zt({text:e,label:t}){let n=he(e),r=n.size+2*We;return jt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${Ea(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Ea(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+We} ${n+We}h1v1h-1z`);return t.join("")}var Ut=l(B(),1),Vt=l(T(),1),Ba=1500;function Jt({close:e}){let{deeds:t}=(0,we.useTable)(),n=(0,we.useSession)(),{answer:r,refused:a}=Lt(()=>t.api.codes(n.id)),[i,o]=(0,$.useState)(null),s=(u,c)=>t.ask("codes",()=>t.api.changeCode(n.id,u,c).then(o)),d=i??r;return $.html`
<${pe} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,te.onlyThisMachine)()&&$.html`<p class="hint">
${(0,Ut.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:$.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&$.html`<p class="refusal" role="alert">${a}</p>`}
<${qt.Refusal} spot="codes" />
${d&&$.html`<${Ra} session=${n} codes=${d} change=${s} />`}
<//>
`}function Ra({session:e,codes:t,change:n}){let r=i=>e.state.players?.find(o=>o.seat===i)?.name??`Platz ${i}`,a=[...t.seats.map((i,o)=>[r(o+1),i,o+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, auf einem anderen Gerät",t.referee,"referee"]];return $.html`
<ul class="links">
${a.map(([i,o,s])=>$.html`
<${Da}
key=${s}
who=${i}
link=${o&&(0,te.invitation)(e.id,o)}
change=${d=>n(s,d)}
/>
`)}
${t.spectator&&$.html`<${Oa} link=${La(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${(0,Vt.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function Oa({link:e}){return $.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${Qt} who=${"die Leinwand"} link=${e} />
</li>
`}function La(e,t){return(0,te.invitation)(e,t,location.origin,be.ADDRESSES[be.ROOM])}function Da({who:e,link:t,change:n}){return $.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?$.html`<${Qt} who=${e} link=${t} />`:$.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
<span class="change">
<button aria-label=${`Neuer Code für ${e}`} onClick=${()=>n("renew")}>
Neuer Code
</button>
${t&&$.html`<button
aria-label=${`Code für ${e} zurückziehen`}
onClick=${()=>n("withdraw")}
>
Zurückziehen
</button>`}
</span>
</li>
`}function Qt({who:e,link:t}){let[n,r]=(0,$.useState)(!1),a=async s=>{s.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),Ba)},[i,o]=(0,$.useState)(!1);return $.html`
<input
readonly
value=${t}
aria-label=${`Link für ${e}`}
onFocus=${s=>s.target.select()}
/>
<button onClick=${a}>${n?"Kopiert":"Kopieren"}</button>
<button
aria-expanded=${i}
aria-label=${`QR-Code für ${e}`}
onClick=${()=>o(!i)}
>
QR
</button>
${i&&$.html`<${Zt} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var v=l(f(),1);var _=l(f(),1),Pa={clay_o_rama:()=>_.html`
<rect width="64" height="64" fill="#f3dcc3" />
<path d="M6 51h52" stroke="#b98d5e" stroke-width="3" stroke-linecap="round" />
<path d="M22 21l-4-10 10 6zM38 21l5-10-10 6z" fill="#c9651b" />
<path
d="M14 51c-1-6 0-9 2-12-3-11 4-21 15-21s17 10 14 21c2 3 4 6 3 12h-8l-2-7H24l-2 7z"
fill="#ec7f2d"
/>
<circle cx="31" cy="30" r="6.5" fill="#fff" />
<circle cx="33" cy="30" r="3" fill="#1c1206" />
<path d="M38 24c2-5 5-8 10-10" stroke="#3c6fd1" stroke-width="2.4" stroke-dasharray="2 3.5" />
<circle cx="52" cy="13" r="5" fill="#3c6fd1" />
`,clearing_house:()=>_.html`
<rect width="64" height="64" fill="#d8d3c6" />
<path d="M8 8h48v48H8z" fill="#fffdf8" />
<path d="M40 8h16v16H40z" fill="#34332f" />
<path d="M8 24h48M8 40h48M24 8v48M40 8v48M8 8h48v48H8z" stroke="#8d8980" stroke-width="2" />
<path d="M44 12l8 8M52 12l-8 8" stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
<path d="M23 48h18" stroke="#c93a31" stroke-width="2.4" stroke-dasharray="3 3" />
<path d="M10 54c0-5 2-8 6-8s6 3 6 8z" fill="#c93a31" />
<circle cx="16" cy="44" r="3.6" fill="#c93a31" />
<path d="M42 54c0-5 2-8 6-8s6 3 6 8z" fill="#3c6fd1" />
<circle cx="48" cy="44" r="3.6" fill="#3c6fd1" />
<path d="M32 21c-9-6-4-11 0-7 4-4 9 1 0 7z" fill="#c93a31" />
`,metamorph:()=>_.html`
<rect width="64" height="64" fill="#dbe6d3" />
<path d="M32 4l13 7.5v15L32 34l-13-7.5v-15z" fill="#8fb573" />
<path d="M18 29l13 7.5v15L18 59 5 51.5v-15z" fill="#5d8f4e" />
<path d="M46 29l13 7.5v15L46 59l-13-7.5v-15z" fill="#d8c48a" />
<path d="M32 7l6 17H26z" fill="#8453bd" />
<path d="M23 25c4 2.5 14 2.5 18 0" stroke="#8453bd" stroke-width="3.4" stroke-linecap="round" />
<path d="M37 49c1-9 7-13 16-12-4 3-3 6-3 9-5-2-8-1-13 3z" fill="#c93a31" />
<path d="M11 44a7 7 0 1 1 3 6M14 54v-4h4" stroke="#fffdf8" stroke-width="2.4" />
`,generation_zero:()=>_.html`
<rect width="64" height="64" fill="#e2ddec" />
<rect
x="6"
y="7"
width="26"
height="25"
rx="3"
fill="#fffdf8"
stroke="#8453bd"
stroke-width="2"
/>
<rect
x="32"
y="32"
width="26"
height="25"
rx="3"
fill="#fffdf8"
stroke="#14655f"
stroke-width="2"
/>
<path d="M11 27l1-13 4 6 3-8 3 8 4-6 1 13z" fill="#e0ac18" />
<circle cx="43" cy="42" r="5.5" stroke="#14655f" stroke-width="3" />
<path d="M47 46l6 6" stroke="#14655f" stroke-width="3.4" stroke-linecap="round" />
<path d="M8 44h16M8 50h12" stroke="#8453bd" stroke-width="2.4" stroke-linecap="round" />
`,slargeball:()=>_.html`
<rect width="64" height="64" fill="#2f7d3b" />
<path d="M32 6v52M6 6h52v52H6z" stroke="#fff" stroke-width="2" opacity="0.75" />
<circle cx="32" cy="32" r="9" stroke="#fff" stroke-width="2" opacity="0.75" />
<path d="M38 24l8-7" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 3.5" />
<circle cx="34" cy="29" r="4.5" fill="#fffdf8" />
<circle cx="17" cy="21" r="6" fill="#ec7f2d" />
<circle cx="18" cy="45" r="6" fill="#ec7f2d" />
<circle cx="48" cy="14" r="6" fill="#3c6fd1" />
<circle cx="47" cy="42" r="6" fill="#3c6fd1" />
`};function Xt({game:e}){let t=Pa[e];return t?_.html`<svg class="game-picture" viewBox="0 0 64 64" fill="none" aria-hidden="true">
<${t} />
</svg>`:null}var Ne=l(k(),1),je=l(H(),1);var O=l(f(),1);var en={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},tn=Object.keys(en),Ka={fill:"#75726b",ink:"#ffffff"};function W(e){let{fill:t,ink:n}=en[e]??Ka;return{"--hue":t,"--hue-ink":n}}var Yt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function P(e){return Yt[(e-1)%Yt.length]}var nn=l(f(),1);var rn=l(T(),1);function ne({colour:e,large:t=!1}){return nn.html`<span
class=${t?"swatch large":"swatch"}
style=${W(e)}
title=${e?(0,rn.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var an=l(T(),1),on=["Ada","Bo","Cy","Di","Eli","Flo","Gil","Hal","Ivy","Jo","Kim","Lou"],Ga=3,sn=["orange","blue","green","red","yellow","purple","pink","white"];function ln(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):on.slice(0,Ga).map((n,r)=>({name:n,colour:sn[r]}))}function dn(e,t){return t?e:e.map(({name:n})=>({name:n}))}function cn({players:e,set:t,seats:n,coloured:r}){let[a,i]=n,o=(c,p)=>t(e.with(c,{...e[c],...p})),s=(0,O.useRef)(!1),d=on.find(c=>!e.some(p=>p.name===c))??"",u=sn.find(c=>!e.some(p=>p.colour===c));return O.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((c,p)=>O.html`
<div class="player-row" data-testid="player-row">
<${ne} colour=${r?c.colour:P(p+1)} />
<input
aria-label=${`Name von Spieler ${p+1}`}
value=${c.name}
ref=${p===e.length-1?Ha(s):void 0}
onInput=${g=>o(p,{name:g.target.value})}
/>
${r&&O.html`<${Fa} place=${p} player=${c} change=${o} />`}
<button
type="button"
class="quiet"
aria-label=${`${c.name||"Spieler"} entfernen`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((g,b)=>b!==p))}
>
×
</button>
</div>
`)}
${e.length<i&&O.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>{s.current=!0,t([...e,{name:d,colour:u??""}])}}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function Ha(e){return t=>{!t||!e.current||(e.current=!1,t.focus(),t.select(),t.scrollIntoView({block:"nearest"}))}}function Fa({place:e,player:t,change:n}){return O.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...tn].map(r=>O.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,an.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var re=l(T(),1),$i=l(B(),1),$e=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],_a=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],Wa=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],$e],Ia=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],$e],Na=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],$e],ja=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],$e],Za={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},qa={clay_o_rama:_a,clearing_house:Wa,metamorph:Ia,generation_zero:Na,slargeball:ja},pn=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}],Ua={clay_o_rama:"Monster aus Knete, am Tisch gebaut, kämpfen, bis eines übrig ist.",clearing_house:"Gangster in einem quadratischen Haus schießen aufeinander, stellen Fallen und entführen sich, bis einer übrig ist.",metamorph:"Zauberer, die ihre Gestalt wechseln, duellieren sich bis zum Tod oder jagen Artefakten nach.",generation_zero:"Agenten jagen ’Sues durch die Orte einer Geschichte, und ’Sues jagen Kanons.",slargeball:"Zwei Mannschaften kämpfen 25 Züge lang auf grünem Feld um einen schweren Ball."};function fn({name:e,title:t,summary:n,seats:[r,a]}){let i=Ua[e]??n.split(`
`)[0].replace(`${t}: `,""),o=[`${r} bis ${a} Spieler`,Za[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,re.sentence)(i.replaceAll("'","’")),facts:`${(0,re.sentence)(o)}.`}}function gn(e){let t=qa[e.name];return t?t.map(([n,r,a])=>un(e,n,r,a)):Object.keys(e.options).map(n=>un(e,n,(0,re.spelled)(n)))}function un(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:a,...i}=e.options[t]??{};return{name:t,title:n,text:r,options:i}}var hn=l(f(),1),bn=l(k(),1),wn=l(H(),1),mn="take-in";function $n(){let{deeds:e,state:t}=(0,bn.useTable)(),n=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return hn.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[mn]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${wn.Refusal} spot=${mn} />
</div>
`}function xn({close:e}){let{state:t,deeds:n}=(0,Ne.useTable)(),{games:r}=t;return(0,v.useEffect)(()=>{n.learnGames()},[]),v.html`
<${pe} title=${"Neues Spiel"} close=${e}>
<${je.Refusal} spot="games" />
${r.length>0&&v.html`<${Va} games=${r} close=${e} />`}
<${$n} />
<//>
`}function Va({games:e,close:t}){let{deeds:n,state:r}=(0,Ne.useTable)(),[a,i]=(0,v.useState)(r.session?.game??e[0].name),o=e.find(w=>w.name===a)??e[0],s=gn(o),[d,u]=(0,v.useState)(s[0].name),[c,p]=(0,v.useState)(()=>ln(r.session)),[g,b]=(0,v.useState)(r.session?.dice??"seeded"),m="colour"in(Object.values(o.options)[0]?.players?.[0]??{}),h=(s.find(w=>w.name===d)??s[0]).options;return v.html`
<form class="new-game" onSubmit=${w=>{w.preventDefault(),n.begin({game:o.name,options:{...h,players:dn(c,m)},dice:g})}}>
${e.length>1&&v.html`<${Ie}
legend=${"Spiel"}
name="game"
chosen=${o.name}
choose=${i}
options=${e.map(fn)}
/>`}
<${cn}
players=${c}
set=${p}
seats=${o.seats}
coloured=${m}
/>
<${Ie}
legend=${"Regeln"}
name="preset"
chosen=${d}
choose=${u}
options=${s}
/>
<${Ie}
legend=${"Würfel"}
name="dice"
chosen=${g}
choose=${b}
options=${pn}
/>
<div class="answers">
<${je.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function Ie({legend:e,name:t,options:n,chosen:r,choose:a}){return v.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(i=>v.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${i.name}
checked=${i.name===r}
onChange=${()=>a(i.name)}
/>
${t==="game"&&v.html`<${Xt} game=${i.name} />`}
<span>
<strong>${i.title}</strong>
${i.text&&v.html`<small>${i.text}</small>`}
${i.facts&&v.html`<small class="about">${i.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var L=l(f(),1),Qe=l(k(),1),Jn=l(H(),1),Qn=l(xe(),1);var ae=l(f(),1);var Ze=l(f(),1);function ke({columns:e}){return Ze.html`
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(t=>Ze.html`<th scope="col">${t}</th>`)}
</tr>
</thead>
`}function vn({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return ae.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<${ke} columns=${t} />
<tbody>
${n.map(({seat:a,name:i,cells:o})=>ae.html`
<tr key=${a}>
<th scope="row">${i}</th>
${o.map(s=>ae.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>ae.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var A=l(f(),1);var C=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function yn(e){return!!e?.lines.some(({points:t})=>t.length>1)}function qe({lines:e,chapters:t,seq:n}){let r=e.flatMap(o=>o.points),a=r.map(([,o])=>o),i=Math.min(...r.map(([o])=>o));return{from:Math.min(i,t.find(({seq:o})=>o>=i)?.seq??i),to:Math.max(n,i+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function Sn({from:e,to:t,least:n,most:r},a=C){let i=a.width-a.left-a.right,o=a.height-a.top-a.bottom;return{x:s=>a.left+i*(s-e)/(t-e),y:s=>a.top+o*(1-(s-n)/(r-n))}}function An({points:e},t,n){let r=i=>Math.round(i*10)/10;return`${e.map(([i,o],s)=>{let[d,u]=[r(t.x(i)),r(t.y(o))];return s?`H${d}V${u}`:`M${d} ${u}`}).join("")}H${r(t.x(n))}`}function Mn({least:e,most:t},n=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/n))),i=[1,2,5,10].map(s=>s*a).find(s=>r/s<=n)??r,o=Math.ceil(e/i)*i;return Array.from({length:Math.floor((t-o)/i)+1},(s,d)=>o+d*i)}function Ue({chapters:e},{from:t,to:n}){return e.map(({title:a,seq:i},o)=>({title:a,from:i,to:(e[o+1]?.seq??n+1)-1})).filter(a=>a.to>=t)}function Cn(e){let t=Ue(e,qe(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,label:r,points:a})=>({key:n,name:r,cells:t.map(({to:i})=>a.findLast(([o])=>o<=i)?.[1]??null)}))}}function zn({counts:e,lines:t}){let n=t.map(({label:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function Ve({game:e,state:t},{key:n,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:o})=>String(o)===n)?.colour||a(r):e==="slargeball"?t.colours[Number(n)-1]:a(r)}var ve=["","9 5","2 5","14 5 2 5","5 5"],Ja=100;function Tn({session:e,story:t}){return!t||!yn(t)?null:A.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${Qa} session=${e} story=${t} />
<${Xa} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${to} story=${t} />
</div>
</details>
</figure>
`}function Qa({session:e,story:t}){return A.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>A.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${W(Ve(e,n,P))}
stroke-dasharray=${ve[r%ve.length]}
/>
</svg>
${n.label} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Xa({session:e,story:t}){let n=(0,A.useId)(),r=qe(t),a=Sn(r);return A.html`
<svg
viewBox=${`0 0 ${C.width} ${C.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${zn(t)}</title>
<${Ya} levels=${Mn(r)} scale=${a} />
<${eo} spans=${Ue(t,r)} extent=${r} scale=${a} />
${t.lines.map((i,o)=>A.html`
<path
class="curve"
key=${i.key}
d=${An(i,a,r.to)}
style=${W(Ve(e,i,P))}
stroke-dasharray=${ve[o%ve.length]}
/>
`)}
</svg>
`}function Ya({levels:e,scale:t}){return e.map(n=>A.html`
<g key=${n}>
<path class="level" d=${`M${C.left} ${t.y(n)}H${C.width-C.right}`} />
<text x=${C.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function eo({spans:e,extent:t,scale:n}){let r=C.left;return e.map(({title:a,from:i})=>{let o=n.x(Math.max(i,t.from)),d=a.replace(/\D+/g,"")&&o>=r;return d&&(r=o+Ja),A.html`
<g key=${i}>
${i>t.from&&A.html`<path class="span" d=${`M${o} ${C.top}V${C.height-C.bottom}`} />`}
${d&&A.html`<text x=${o+2} y=${C.height-10}>${a}</text>`}
</g>
`})}function to({story:e}){let{columns:t,rows:n}=Cn(e);return A.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(r=>A.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:r,name:a,cells:i})=>A.html`
<tr key=${r}>
<th scope="row">${a}</th>
${i.map(o=>A.html`<td>${o??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var Ln=l(f(),1),Dn=l(k(),1),Pn=l(H(),1),Kn=l(xe(),1);function En({title:e,outcome:t},n,r){let a=n.map(({seq:i,at:o,told:s})=>`${o} #${i} ${s}${r.has(i)?"":" (zurückgenommen)"}`);return[e,...a,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function Bn({id:e,game:t,title:n,state:r,outcome:a},i){let o=(r.players??[]).map(({seat:s,name:d})=>({seat:s,name:d}));return JSON.stringify({id:e,game:t,title:n,players:o,outcome:a,entries:i},null,2)}function Rn({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var On="take-away";function Gn({session:e}){let{deeds:t,state:n}=(0,Dn.useTable)(),r=d=>Rn(e,n.entries,d),a=()=>new Blob([En(e,n.entries,(0,Kn.standingOf)(n.entries))]),i=()=>new Blob([Bn(e,n.entries)]),o=d=>async()=>{let u=await t.ask(On,()=>t.api.file(e.id,d));u&&Je(u,r(d))},s=e.role==="referee";return Ln.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${s?o("json"):()=>Je(i(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${o("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>Je(a(),r("txt"))}>
Als Text speichern
</button>
<${Pn.Refusal} spot=${On} />
</div>
`}function Je(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var ye=l(f(),1),Se=l(k(),1),no=400;function Hn(e=!0){let{deeds:t}=(0,Se.useTable)(),{id:n,seq:r}=(0,Se.useSession)(),[a,i]=(0,ye.useState)(null);return(0,ye.useEffect)(()=>{if(!e)return;let o=!0,d=setTimeout(()=>t.api.story(n).then(u=>o&&i(u)).catch(()=>{}),a?no:0);return()=>{o=!1,clearTimeout(d)}},[e,n,r]),a}var Xn=l(T(),1);var ro={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function Fn(e){return ro[e]??e}var _n=l(T(),1);var ao={clay_o_rama:so,clearing_house:lo,generation_zero:co,metamorph:po,slargeball:fo};function Wn(e){let{columns:t,cellsOf:n,colourOf:r}=(ao[e.game]??io)(e.state),a=e.outcome?.winners??[],i=(e.state.players??[]).map(o=>({seat:o.seat,name:o.name,colour:r?.(o)??P(o.seat),won:a.includes(o.seat),cells:n(o)}));return{columns:t,rows:i.sort(oo)}}function oo(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((i,o)=>i!==t.cells[o]),[r,a]=[e.cells[n],t.cells[n]];return typeof r=="number"&&typeof a=="number"?a-r:0}function io(){return{columns:[],cellsOf:()=>[]}}function so(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||P(t),cellsOf:({seat:t})=>{let n=e.creatures.filter(({player:a})=>a===t),r=n.filter(a=>a.alive);return[n.length?go(r,"hit_points"):"–"]}}}function lo(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function co(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var uo={dead:"tot",left:"hat die Karte verlassen"};function po(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?uo[r]??r:Fn(n)]}}function fo(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,_n.spelled)(e.colours[t-1]??"")]}}function go(e,t){return e.reduce((n,r)=>n+r[t],0)}var oe=l(f(),1);function In({columns:e,rows:t}){return t.length?oe.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<${ke} columns=${e} />
<tbody>
${t.map(({seat:n,name:r,colour:a,won:i,cells:o})=>oe.html`
<tr key=${n} data-won=${i}>
<th scope="row">
<${ne} colour=${a} /> ${r}${" "}
${i&&oe.html`<span class="won">gewonnen</span>`}
</th>
${o.map(s=>oe.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var I=l(B(),1),mo=6e4;function Nn(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,I.tn)("{count} Runde","{count} Runden",n):(0,I.tn)("{count} Zug","{count} Züge",n)),t.length>1&&ho(t),(0,I.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function jn(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function ho(e){let[t,n]=[e[0],e.at(-1)].map(i=>Date.parse(i?.at??"")),r=Math.max(1,Math.round((n-t)/mo)),a=Math.floor(r/60);return a?`${(0,I.tn)("{count} Stunde","{count} Stunden",a)} ${(0,I.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,I.tn)("{count} Minute","{count} Minuten",r)}var bo=l(f(),1),Un=l(T(),1),wo=l(qn(),1);function Vn(e,t){let n=(e?.winners??[]).map(t);return`Gewonnen: ${(0,Un.listed)(n)||"Niemand"}`}function Yn({session:e}){let{state:t}=(0,Qe.useTable)(),n=(0,Qn.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a));return L.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<h2 data-testid="end-who">${Vn(e.outcome,$o(e))}</h2>
<p class="why" data-testid="end-why">${(0,Xn.sentence)(e.outcome.why)}.</p>
<${In} ...${Wn(e)} />
<p class="small-facts">${Nn(e.state,r).join(" · ")}</p>
<${xo} session=${e} />
<${ko} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${jn(r).map(a=>L.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Eine Kopie speichern</summary>
<${Gn} session=${e} />
</details>
</section>
`}function $o({state:e}){return t=>e.players.find(n=>n.seat===t)?.name}function xo({session:e}){let{deeds:t,state:n}=(0,Qe.useTable)(),{game:r,options:a,dice:i}=e;return L.html`
<div class="answers">
${a&&L.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:i})}
>
Noch einmal, mit denselben Leuten
</button>`}
${e.role==="referee"&&L.html`<button onClick=${()=>t.show("new-game")}>Neues Spiel</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${Jn.Refusal} spot="begin" />
</div>
`}function ko({session:e}){let[t,n]=(0,L.useState)(!1),r=Hn(t);return L.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&n(a.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${vn} deeds=${r?.deeds} />
<${Tn} session=${e} story=${r} />
</details>
`}var Xe=l(f(),1),er=l(de(),1),tr=l(k(),1);var N={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:(e,t,n)=>`${e} fragt nach #${t}: ${n}`,toIt:"Ansehen"};function nr({group:e}){let{state:t,deeds:n}=(0,tr.useTable)(),r=t.looked===e.first;return Xe.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:N.lookAt(e.entries[0].told)}
onClick=${()=>n.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?N.close:N.look}
</button>
${r&&Xe.html`<${er.Part} of="again" view="Again" group=${e} />`}
</div>
`}var or=l(f(),1),ir=l(k(),1);var rr=l(xe(),1),vo=/#(\d+)/;function yo(e){let t=(0,rr.standingOf)(e);return e.filter(({event:n,seq:r})=>n.type==="Noted"&&t.has(r)).map(({event:n,seq:r,told:a})=>{let i=Number(vo.exec(n.text)?.[1]??0),o=n.text.slice(n.text.indexOf(": ")+1).trim();return{about:i,seq:r,seat:n.seat??null,told:a,asked:o}}).filter(({about:n,seq:r})=>n>0&&n<r)}function ar(e){let t=yo(e);return t.filter(({about:n,seat:r,seq:a})=>r!==null&&!t.some(i=>i.about===n&&i.seat===null&&i.seq>a))}function sr(){let{state:e,deeds:t}=(0,ir.useTable)(),[n]=ar(e.entries);if(!n)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:o})=>o===n.seat)?.name??"",i=N.open(a,n.about,n.asked);return or.html`
<p class="open-question" role="status" data-testid="open-question" title=${i}>
<span>${i}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(n.about)}>
${N.toIt}
</button>
</p>
`}var Ae=l(f(),1),pr=l(dr(),1),fr=l(k(),1),cr=6e4,ur=["pointerdown","keydown"],j={drawn:"Der Vorhang ist zu: Diese Seite zeigt, was das Publikum sieht.",lifted:"Der Vorhang ist auf. Nach einer Minute ohne Berührung fällt er wieder.",lift:"Aufziehen",draw:"Zuziehen",away:"Wegnehmen"};function gr(){let{deeds:e}=(0,fr.useTable)(),t=(0,pr.curtain)()==="drawn";return(0,Ae.useEffect)(()=>t?void 0:So(()=>e.curtain("drawn")),[t]),Ae.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
<span title=${t?j.drawn:j.lifted}>${t?j.drawn:j.lifted}</span
>${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?j.lift:j.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${j.away}
</button>
</p>
`}function So(e){let t=setTimeout(e,cr),n=()=>{clearTimeout(t),t=setTimeout(e,cr)};for(let r of ur)addEventListener(r,n,!0);return()=>{clearTimeout(t);for(let r of ur)removeEventListener(r,n,!0)}}var mr=l(f(),1),hr=l(B(),1),Ao={en:"English",de:"Deutsch"},Mo=365*24*3600;function br(){return Object.entries(Ao).filter(([e])=>e!==hr.LANGUAGE).map(([e,t])=>mr.html`
<button lang=${e} data-testid=${`language-${e}`} onClick=${()=>Co(e)}>
${t}
</button>
`)}function Co(e){document.cookie=`language=${e}; path=/; max-age=${Mo}; samesite=lax`;let t=new URLSearchParams(location.search);if(!t.has("lang"))return location.reload();t.delete("lang"),location.search=t.toString()}var ie=l(f(),1),Ar=l(Ye(),1);var kr=l(B(),1);var $r=l(T(),1),zo={AbilityUsed:"Fähigkeit genutzt",ActEnded:"Handlung beendet",ActionCancelled:"Aktion aufgehoben",ActionReturned:"Aktion zurückgenommen",ActionStood:"Aktion bleibt bestehen",AgentsDealt:"Agenten verteilt",AimTaken:"Gezielt",Allowed:"Erlaubt",AltitudeChanged:"Höhe geändert",Amended:"Berichtigt",ArmorRaised:"Rüstung angelegt",ArmorUsed:"Rüstung verbraucht",ArtefactUsed:"Artefakt genutzt",ArtefactWon:"Artefakt gewonnen",ArtifactAttacked:"Artefakt angegriffen",ArtifactDestroyed:"Artefakt zerstört",ArtifactHit:"Artefakt getroffen",ArtifactPut:"Artefakt hingelegt",ArtifactSet:"Artefakt richtiggestellt",AttackAnnounced:"Angriff angesagt",AttackBegan:"Angriff begonnen",AttackHit:"Angriff getroffen",AttackMissed:"Angriff daneben",AttacksEnded:"Angriffe beendet",BallDropped:"Ball fallen gelassen",BallEntered:"Ball kam ins Spiel",BallHit:"Ball getroffen",BallPushed:"Ball verschoben",BallPut:"Ball hingelegt",BallRested:"Ball kam zur Ruhe",BaseCardDiscarded:"Feste Karte abgelegt",BaseCardPlayed:"Feste Karte gespielt",BattleBegan:"Kampf begonnen",BattleEnded:"Kampf beendet",BecameBlob:"Zum Blob geworden",BlobStepped:"Blob ging weiter",BonkSurvived:"Ballwurf überstanden",Bonked:"Vom Ball umgeworfen",BrokeAway:"Losgerissen",BroughtDown:"Zu Fall gebracht",BuildingDone:"Bauen fertig",BuildingStarted:"Bauen begonnen",BuildingTimeTold:"Bauzeit angesagt",CalledOff:"Abgeblasen",CalledSet:"Rufe richtiggestellt",CallingBegan:"Rufen begonnen",CanonAdded:"Kanon dazugekommen",CanonCalled:"Kanon gerufen",CanonFled:"Kanon geflohen",CanonFreed:"Kanon befreit",CanonMoved:"Kanon bewegt",CanonPlaced:"Kanon hingestellt",CanonShown:"Kanon aufgedeckt",CanonsLaid:"Kanons ausgelegt",CardDiscarded:"Karte abgelegt",CardDrafted:"Karte gewählt",CardPlayed:"Karte gespielt",CardStolen:"Karte gestohlen",CatchFailed:"Nicht gefangen",ChancesSeen:"Chancen gesehen",ChangeBegan:"Verwandlung begonnen",Changed:"Geändert",ChapterBegun:"Kapitel begonnen",ChargeSet:"Aufladung richtiggestellt",CheckEnded:"Probe beendet",ClayWeighed:"Knete gewogen",CoachCalled:"Coach gerufen",CoachCalmed:"Coach zur Ruhe gebracht",CoachLeft:"Coach gegangen",CoachRoused:"Coach in Gang gebracht",ColourChosen:"Farbe gewählt",ColourKept:"Farbe behalten",ContactDeclared:"Berührung angesagt",Corrected:"Richtiggestellt",CorridorSwept:"Korridor durchschritten",CounterPlaced:"Zählstein gesetzt",CounterattackBarred:"Gegenangriff nicht möglich",CounterattackDeclined:"Auf Gegenangriff verzichtet",CounterattackOffered:"Gegenangriff angeboten",CreatureDied:"Kreatur gestorben",CreatureHandedOver:"Kreatur übergeben",CreatureRemoved:"Kreatur vom Tisch genommen",CreatureThrown:"Kreatur geworfen",CreatureWeighedIn:"Kreatur gewogen",Damaged:"Schaden",Dealt:"Verteilt",DeedsSet:"Taten richtiggestellt",DiceAwaited:"Würfel erwartet",Died:"Gestorben",DivisibilitySet:"Teilbarkeit bestimmt",DraftEnded:"Kartenwahl beendet",EdgeReached:"Rand erreicht",EffectSet:"Wirkung richtiggestellt",Eliminated:"Ausgeschieden",Ensnared:"Umgarnt",EscapeTried:"Losreißen versucht",Fell:"Gefallen",FigureAdded:"Figur dazugekommen",FigureLaid:"Figur hingelegt",FigurePlaced:"Figur aufgestellt",FigurePushed:"Figur verschoben",FigurePut:"Figur hingestellt",FigureRemoved:"Figur entfernt",FigureSet:"Figur richtiggestellt",FiguresPlaced:"Figuren aufgestellt",FirstKnown:"Beginn ausgewürfelt",FirstTied:"Gleichstand um den Beginn",Fled:"Geflohen",FlightBegan:"Flug begonnen",FlightMissed:"Flug verfehlt",FlingAccepted:"Wurf angenommen",FlingBegan:"Werfen begonnen",FlingFailed:"Wurf misslungen",GameStarted:"Spiel begonnen",GameWon:"Spiel entschieden",GoalScored:"Tor",GuestCame:"Gast gekommen",GuestLeft:"Gast gegangen",HalfMade:"Hälfte entstanden",HandedOver:"Übergeben",Healed:"Geheilt",HealthSet:"Gesundheit richtiggestellt",HeartsSet:"Herzen richtiggestellt",Held:"Festgehalten",HeldBack:"Zurückgehalten",HitDeclared:"Treffer angesagt",HitPointsReckoned:"Trefferpunkte berechnet",HitPointsRolled:"Trefferpunkte gewürfelt",HitPointsSet:"Trefferpunkte richtiggestellt",HoldEnded:"Griff gelöst",HoldKept:"Griff hält",HouseRuleChanged:"Hausregel geändert",HouseSet:"Hausregeln richtiggestellt",Hurt:"Verletzt",Improved:"Verbessert",InitiativeRolled:"Initiative gewürfelt",InitiativeSet:"Initiative richtiggestellt",InitiativeTaken:"Initiative bekommen",InkSpread:"Tinte ausgestoßen",Intervened:"Eingegriffen",JudgedByDice:"Mit Würfeln beurteilt",JudgementAsked:"Um Urteil gebeten",Killed:"Getötet",LaidOut:"Ausgelegt",Landed:"Angekommen",LeftMap:"Karte verlassen",LetPassed:"Nicht eingegriffen",LevelDeclared:"Höhe angesagt",LimbReshaped:"Glied umgeformt",LimbTorn:"Glied ausgerissen",LimitWaived:"Grenze aufgehoben",LocationsLaid:"Orte ausgelegt",Looked:"Nachgesehen",LotReturned:"Los zurückgelegt",ManaGained:"Mana gewonnen",ManaSet:"Mana richtiggestellt",MapLaid:"Karte ausgelegt",MatterDropped:"Offenes fallen gelassen",MatterSet:"Offenes richtiggestellt",Mended:"Geheilt",Mired:"Im Haufen stecken geblieben",MissileFired:"Geschoss geworfen",MissileLanded:"Geschoss gelandet",MonsterShown:"Monster aufgedeckt",MonstersBargain:"Monster lassen mit sich handeln",MonstersLaid:"Monster ausgelegt",MoveAccepted:"Bewegung angenommen",MoveBegan:"Zug begonnen",MoveEnded:"Zug beendet",MoveGiven:"Zug gegeben",MoveHeld:"Zug abgewartet",MoveTaken:"Zug vorgezogen",Moved:"Bewegt",MovesEnded:"Bewegungen beendet",NabBegan:"Schnappen begonnen",NabFailed:"Nicht geschnappt",Nabbed:"Geschnappt",NabbedIn:"Aus der Luft geschnappt",Noted:"Bemerkungen",OrderRolled:"Reihenfolge gewürfelt",PacksPassed:"Hand weitergegeben",PartEnded:"Abschnitt beendet",PartLaid:"Kartenteil gelegt",PartLost:"Teil verloren",PartPutBack:"Teil wieder angesetzt",PartsDealt:"Kartenteile verteilt",Passed:"Gepasst",PawnPlaced:"Spielfigur gesetzt",PhaseBegan:"Phase begonnen",PhaseSet:"Phase richtiggestellt",PileCrossed:"Haufen durchquert",PlacesChanged:"Plätze getauscht",PlayBroke:"Spiel unterbrochen",PlayerAdded:"Jemand dazugekommen",PlayerJoined:"Mitspieler dazugekommen",PlayerLeft:"Mitspieler gegangen",PlayerRemoved:"Jemand ausgeschieden",PlayerSet:"Mitspieler richtiggestellt",PlayerSetUp:"Aufgestellt",PoisonBit:"Gift wirkte",Poisoned:"Vergiftet",PoliceFound:"Polizei fand jemanden",PoliceLeft:"Polizei gegangen",PowerBorrowed:"Kraft geliehen",PowerDeclined:"Auf Kraft verzichtet",PowerDrawn:"Kraft gezogen",PowerJudged:"Kraft beurteilt",PowerMadeUp:"Kraft erfunden",PowerOffered:"Kraft angeboten",PowerUsed:"Kraft genutzt",PutBack:"Zurückgestellt",RaidMissed:"Polizei fand kein Feld",Renamed:"Umbenannt",Rested:"Gerastet",Restricted:"Gebannt",Reverted:"Zurückverwandelt",RewardEarned:"Belohnung verdient",RollTied:"Gleichstand gewürfelt",Rolled:"Gewürfelt",Rose:"Aufgestanden",RoundBegan:"Runde begonnen",RoundEnded:"Runde beendet",ScoreSet:"Spielstand richtiggestellt",SettingUpBegan:"Aufstellen begonnen",ShapeSet:"Gestalt richtiggestellt",ShapeTaken:"Gestalt angenommen",ShotHit:"Schuss getroffen",ShotMissed:"Schuss daneben",Shuffled:"Gemischt",Slowed:"Verlangsamt",SpanSet:"Spanne gesetzt",SpecialUsed:"Besonderheit genutzt",SpellCast:"Gezaubert",SpotsDrawn:"Stellen gezogen",StartTied:"Gleichstand um den Beginn",StatSet:"Wert richtiggestellt",StatsSet:"Werte richtiggestellt",StayedDown:"Liegen geblieben",StillAwaited:"Noch erwartet",StoodOff:"Patt",Strode:"Geschritten",Stuck:"Hängen geblieben",Stunned:"Betäubt",SubPhaseBegan:"Abschnitt begonnen",SuesDealt:"’Sues verteilt",TakenBack:"Zurückgenommen",Teleported:"Teleportiert",TheftBegan:"Diebstahl begonnen",ThrowVoided:"Wurf für ungültig erklärt",Thrust:"Zugestoßen",ThrustBegan:"Stoß begonnen",ThrustLost:"Stoß verloren",ThrustsOrdered:"Stöße geordnet",TimeAdded:"Zeit dazugegeben",TraitChosen:"Eigenschaft gewählt",TrapLaid:"Falle gelegt",TrapSet:"Falle gestellt",TrapSprung:"Falle ausgelöst",TrapTaken:"Falle genommen",TurnBegan:"Zug begonnen",TurnEnded:"Zug beendet",TurnGiven:"Zug gegeben",TurnSet:"Zug richtiggestellt",TurnSkipped:"Zug verloren",UpkeepPaid:"Unterhalt bezahlt",UpkeepSpared:"Unterhalt gespart",Voted:"Abgestimmt",WalkBegan:"Weg begonnen",Warped:"Versetzt",WentOffsides:"Ins Abseits gegangen",WhapBegan:"Rempeln begonnen",WhapHit:"Rempler getroffen",WhapMissed:"Rempler daneben",WizardAdded:"Zauberer dazugekommen",WizardPlaced:"Zauberer aufgestellt",WizardRemoved:"Zauberer entfernt",XPlaced:"X gelegt",XSet:"X richtiggestellt"};function xr(e){return zo[e]??(0,$r.spelled)(e)}var Me=l(Ye(),1),To={camera:"Von der Kamera gesehen",corrected:"Von der Spielleitung korrigiert",dice:"Würfel und Lose",back:"Zurückgenommen oder berichtigt",gone:"Gilt nicht mehr"};function vr(e){let t=Object.entries(Me.MARKS).map(([a,i])=>({value:a,title:To[a],count:e.filter(i).length})).filter(({count:a})=>a>0),n=new Map;for(let{entries:a}of e)for(let i of new Set(a.map(({event:o})=>o.type)))n.set(i,(n.get(i)??0)+1);let r=[...n].map(([a,i])=>({value:Me.EVENT+a,title:xr(a),count:i})).sort((a,i)=>a.title.localeCompare(i.title));return[...t,...r].map(({value:a,title:i,count:o})=>({value:a,title:`${i} (${o})`}))}function yr({words:e,player:t,kind:n}){return!!(e.trim()||t||n)}function Sr(e,t){return`${e} von ${(0,kr.tn)("{count} Schritt","{count} Schritte",t)}`}function Mr({wanted:e,want:t,players:n,groups:r,hits:a}){let i=o=>s=>t({...e,[o]:s.target.value});return ie.html`
<form class="finder" role="search" onSubmit=${o=>o.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Das Protokoll durchsuchen: Wörter oder die Nummer eines Eintrags"}
placeholder=${"Suchen, oder #12"}
value=${e.words}
onInput=${i("words")}
/>
<select data-testid="find-player" aria-label=${"Von wem"} onChange=${i("player")}>
<option value="" selected=${!e.player}>Alle</option>
${n.map(({name:o})=>ie.html`<option value=${o} selected=${o===e.player}>${o}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"Was"} onChange=${i("kind")}>
<option value="" selected=${!e.kind}>Alles</option>
${vr(r).map(({value:o,title:s})=>ie.html`<option value=${o} selected=${o===e.kind}>${s}</option>`)}
</select>
${yr(e)&&ie.html`<p class="found" role="status" data-testid="found">
${Sr(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(Ar.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var Ce=l(f(),1),ze=l(k(),1),Tr=l(zr(),1),Er=l(B(),1);function Br({group:e}){let{state:t,deeds:n}=(0,ze.useTable)(),r=(0,ze.useSession)().role==="referee";return Ce.html`
<details class="old-line" data-testid="old-line">
<summary>
Vor der Korrektur (${(0,Er.tn)("{count} Schritt","{count} Schritte",e.oldLine.length)})
</summary>
${e.oldLine.map(a=>Ce.html`<${Tr.Lines} group=${a} />`)}
${r&&Ce.html`<button
class="quiet"
data-testid="take-up-again"
disabled=${t.busy.log}
onClick=${()=>n.takeBack("log",e.first-1)}
>
Diesen Verlauf wieder aufnehmen
</button>`}
</details>
`}var Rr=l(f(),1),Te=l(k(),1),Or=l(H(),1),et="missed-throw";function Lr(){let{state:e,deeds:t}=(0,Te.useTable)(),n=(0,Te.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!Eo(n)?null:Rr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[et]}
onClick=${()=>t.missedThrow(et)}
>
Verpassten Wurf ergänzen
</button>
<${Or.Refusal} spot=${et} />
</p>
`}function Eo({role:e,legal:t}){return e==="referee"&&t.some(({type:n})=>n==="Fire"||n==="Land")}var Dr=l(f(),1),Pr=l(k(),1);function Kr(){let{state:e,deeds:t}=(0,Pr.useTable)();return e.notices.map(n=>Dr.html`
<div key=${n.number} class="notice" data-testid="notice" role="status">
<p>${n.text}</p>
<button
type="button"
class="quiet"
disabled=${!!e.busy[`notice/${n.number}`]}
onClick=${()=>t.putAside(n)}
>
Gelesen
</button>
</div>
`)}var D=l(f(),1),Gr=l(k(),1);function Hr(){let{state:e}=(0,Gr.useTable)(),[t,n]=(0,D.useState)(""),r=(0,D.useRef)({keys:new Set,seq:null});return(0,D.useEffect)(()=>{let a=e.proposals.filter(i=>!r.current.keys.has(i.key));r.current.keys=new Set(e.proposals.map(i=>i.key)),a.length&&n(a.map(i=>`Vorschlag: ${i.title}`).join(". "))},[e.proposals]),(0,D.useEffect)(()=>{let a=e.entries.at(-1),i=r.current.seq===null;r.current.seq=a?.seq??0,a&&!i&&n(a.told)},[e.entries]),D.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var tt=l(f(),1),Fr=l(ce(),1);function _r({proposal:e,code:t}){let n=Math.ceil(e.looks.length/2);return tt.html`
<div class="looks" data-testid="looks" style=${{"--columns":n}}>
${e.looks.map(r=>tt.html`
<figure>
<img src=${(0,Fr.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var x=l(f(),1),Ur=l(ce(),1);var Q=l(f(),1);var Ir=l(B(),1),Wr=new Map;function Nr(e,t){let n=Wr.get(t)??Bo(t);return Wr.set(t,n),n.format(e)}function Bo(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(Ir.LANGUAGE,t)}var Z=l(T(),1);function jr(e){let t=e.flatMap(({shift_px:n})=>n).filter(n=>n!==null);return Math.max(1,...t)}function Zr(e,t,n){let r=[[]];return e.forEach((a,i)=>{a===null?r.push([]):r.at(-1)?.push(`${i},${Math.round((1-a/t)*n*10)/10}`)}),r.filter(a=>a.length>1).map(a=>a.join(" "))}var Ee=30;function qr({readings:e,shown:t,decisive:n}){if(!e.length)return null;let r=jr(e),a=1-e.reduce((i,{probability:o})=>i+o,0);return Q.html`
<dl class="readings" data-testid="readings">
${e.map(i=>Q.html`
<div style=${W(i.colour)}>
<dt>${(0,Z.sentence)((0,Z.named)(i.colour))}</dt>
<dd>${(0,Z.percent)(i.probability)}</dd>
<${Ro} ...${{reading:i,most:r,shown:t,decisive:n}} />
</div>
`)}
<div>
<dt>Niemand</dt>
<dd>${(0,Z.percent)(Math.max(0,a))}</dd>
</div>
</dl>
<p class="hint">
Wie weit sich jede im Bild bewegt hat, Bild für Bild: höchstens ${Nr(r,1)} px.
</p>
`}function Ro({reading:e,most:t,shown:n,decisive:r}){let a=e.shift_px.length,i=Math.min(...r);return Q.html`
<svg viewBox=${`0 0 ${a-1} ${Ee}`} preserveAspectRatio="none" aria-hidden="true">
${r.length>0&&Q.html`<rect x=${i} y="0" width=${Math.max(...r)-i} height=${Ee} />`}
<path class="here" d=${`M${n} 0V${Ee}`} />
${Zr(e.shift_px,t,Ee).map(o=>Q.html`<polyline points=${o} />`)}
</svg>
`}var Be=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],Oo=6;function Vr({told:e,code:t,spots:n}){let{replay:r,close:a,decisive:i,readings:o}=e,[s,d]=(0,x.useState)(!1),u=(s?a:r).map(y=>(0,Ur.withCode)(y,t)),c=Po(u),p=(0,x.useRef)(null),[{at:g,playing:b},m]=(0,x.useState)({at:0,playing:!0}),[h,M]=(0,x.useState)(0),w=Math.min(g,u.length-1);(0,x.useEffect)(()=>{if(!b||c<u.length)return;let y=E=>(E+1)%(u.length+Oo),G=setInterval(()=>m(E=>E.playing?{...E,at:y(E.at)}:E),1e3/Be[h].fps);return()=>clearInterval(G)},[b,h,c,u.length]);let z=y=>m({at:Math.max(0,Math.min(u.length-1,y)),playing:!1}),K=()=>m(y=>({...y,playing:!y.playing}));return x.html`
<figure
class="replay"
ref=${p}
data-testid="replay"
data-frames=${u.length}
data-loaded=${c}
data-at=${w}
data-near=${s}
>
<div class="touchable">
<img
src=${u[w]}
alt=${`Wiederholung, Bild ${w+1}`}
width="640"
height="360"
/>
${!s&&n("in_replay")}
</div>
${c<u.length&&x.html`<progress
max=${u.length}
value=${c}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${b?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${K}
>
<span aria-hidden="true">${b?"❚❚":"▶"}</span>
</button>
<button aria-label=${"Ein Bild zurück"} onClick=${()=>z(w-1)}>‹</button>
<input
type="range"
min="0"
max=${u.length-1}
value=${w}
aria-label=${"Bild der Wiederholung"}
onInput=${y=>z(Number(y.target.value))}
/>
<button aria-label=${"Ein Bild weiter"} onClick=${()=>z(w+1)}>›</button>
</figcaption>
<div class="replay-ways">
<button
aria-label=${`Tempo: ${Be[h].label}. Ändern`}
onClick=${()=>M((h+1)%Be.length)}
>
${Be[h].label}
</button>
${a.length>0&&x.html`<button
data-testid="replay-close"
aria-pressed=${s}
onClick=${()=>d(!s)}
>
Nahaufnahme
</button>`}
${document.fullscreenEnabled&&x.html`<button data-testid="replay-fill" onClick=${()=>Lo(p.current)}>
Ganzer Bildschirm
</button>`}
</div>
<${qr} readings=${o} shown=${w} decisive=${i} />
<${Do} places=${i} frames=${u} shown=${w} stopAt=${z} />
</figure>
`}function Lo(e){(document.fullscreenElement?document.exitFullscreen():e?.requestFullscreen())?.catch(()=>{})}function Do({places:e,frames:t,shown:n,stopAt:r}){return e.length?x.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(a=>x.html`
<button
data-testid="decisive"
aria-label=${`Bei Bild ${a+1} anhalten, einem entscheidenden`}
aria-pressed=${a===n}
onClick=${()=>r(a)}
>
<img src=${t[a]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function Po(e){let[t,n]=(0,x.useState)(0),r=(0,x.useRef)([]);return(0,x.useEffect)(()=>(n(0),r.current=e.map(a=>{let i=new Image;return i.onload=()=>n(o=>o+1),i.src=a,i}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var se=l(f(),1),Jr=l(de(),1);function Qr(){let[e,t]=(0,se.useState)(!1);return se.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Im Verlauf</summary>
${e&&se.html`<${Jr.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Spielbericht</a>
</div>
`}var ea=l(Yr()),ta=document.createElement("style");ta.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{min-width:0;overflow-x:auto}.wide td{white-space:nowrap}@media(max-width:480px){:is(.standings,.sums) :is(th,td){padding-inline:3px}.sums{font-size:var(--small)}}.deeds{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:color-mix(in srgb,var(--hue) 78%,var(--ink));stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}.told .seen{display:block;width:min(100%,320px);height:auto;margin-block:6px;border-radius:var(--radius-small);background:var(--sunk)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.report .swatch{print-color-adjust:exact}.told .seen{width:70mm}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog:has(.new-game){width:min(780px,calc(100vw - 24px))}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(.game-picture){position:relative;gap:12px;padding:10px 12px}.choice:has(.game-picture) input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}.choice:has(.game-picture):focus-within:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}.choice:has(.game-picture):has(:checked){box-shadow:inset 0 0 0 1px var(--accent)}.game-picture{flex:none;width:60px;height:60px;border-radius:12px}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{white-space:nowrap;font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}@media(max-width:420px){.link input{grid-column:1 / -1}}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}.replay{display:grid;gap:8px}.replay progress{width:100%;height:4px;accent-color:var(--accent)}.replay .decisive{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.replay .decisive button{padding:0;border:2px solid transparent;border-radius:var(--radius-small);background:none;overflow:hidden}.replay .decisive button[aria-pressed=true]{border-color:var(--accent)}.replay .decisive img{display:block;width:100%;height:auto}.replay figcaption{display:flex;align-items:center;gap:8px}.replay figcaption button{flex:none;padding:0 10px;min-width:44px;font-size:var(--small);white-space:nowrap}.replay-ways{display:flex;flex-wrap:wrap;gap:8px}.replay-ways button{flex:auto;padding:0 8px;font-size:var(--small)}.replay-ways button[aria-pressed=true]{border-color:var(--accent);background:var(--accent-paper);color:var(--accent)}.replay:fullscreen{align-content:center;justify-content:center;grid-template-columns:min(100%,125vh);padding:16px;background:var(--paper);overflow-y:auto}.readings{display:grid;gap:2px;margin:0}.readings>div{display:grid;grid-template-columns:minmax(4.2em,auto) 3em minmax(0,1fr);align-items:center;gap:8px;font-size:var(--small)}.readings+.hint{font-size:var(--small)}.readings dd{margin:0;font-weight:600;text-align:right;font-variant-numeric:tabular-nums}.readings svg{width:100%;height:30px;border-radius:4px;background:var(--sunk)}.readings rect{fill:var(--accent);opacity:.22}.readings :is(polyline,path){fill:none;stroke-width:2;vector-effect:non-scaling-stroke}.readings polyline{stroke:color-mix(in srgb,var(--hue) 75%,var(--ink))}.readings .here{stroke:var(--soft);stroke-width:1}.notice{display:flex;align-items:start;gap:12px;margin-block-end:10px;padding:9px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn)}.notice p{flex:1;margin:0;text-wrap:pretty}';document.head.append(ta);(0,ea.arrived)("aside",nt);