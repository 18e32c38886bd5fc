var Ir=Object.create;var Te=Object.defineProperty;var Nr=Object.getOwnPropertyDescriptor;var jr=Object.getOwnPropertyNames;var Zr=Object.getPrototypeOf,qr=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ur=(e,t)=>{for(var n in t)Te(e,n,{get:t[n],enumerable:!0})},Vr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of jr(t))!qr.call(e,a)&&a!==n&&Te(e,a,{get:()=>t[a],enumerable:!(r=Nr(t,a))||r.enumerable});return e};var l=(e,t,n)=>(n=e!=null?Ir(Zr(e)):{},Vr(t||!e||!e.__esModule?Te(n,"default",{value:e,enumerable:!0}):n,e));var g=w((xo,et)=>{et.exports=core["view.js"]});var $=w((ko,tt)=>{tt.exports=core["page/table.js"]});var oe=w((yo,ot)=>{ot.exports=core["page/part.js"]});var ze=w((So,it)=>{it.exports=core["device/settings.js"]});var z=w((Co,ut)=>{ut.exports=core["language.js"]});var kt=w((Oo,xt)=>{xt.exports=core["picture/matter_of_course.js"]});var T=w((Do,vt)=>{vt.exports=core["words.js"]});var Ee=w((Lo,Ct)=>{Ct.exports=core["address.js"]});var zt=w((Po,Tt)=>{Tt.exports=core["page/place.js"]});var D=w((Go,Et)=>{Et.exports=core["page/refusal.js"]});var me=w((di,mn)=>{mn.exports=core["log/groups.js"]});var Wn=w((Ei,Hn)=>{Hn.exports=core["games/awaited.js"]});var rr=w((Ui,nr)=>{nr.exports=core["looking_on.js"]});var Ve=w((Qi,pr)=>{pr.exports=core["log/finding.js"]});var vr=w((rs,kr)=>{kr.exports=core["log/log.js"]});var Hr=w((Es,Fr)=>{Fr.exports=core["parts.js"]});var Xe={};Ur(Xe,{Announcer:()=>Or,ByDevice:()=>ht,ClipButton:()=>Jn,Curtain:()=>lr,End:()=>qn,Finder:()=>xr,Happened:()=>At,Invite:()=>Zt,LanguageSwitch:()=>ur,LogPlot:()=>Gr,Looks:()=>Kr,Loop:()=>Lr,MissedThrow:()=>zr,NewGame:()=>fn,Notices:()=>Br,OldLine:()=>Ar,OpenQuestions:()=>tr,StoreTroubles:()=>wt});var q=l(g(),1);var ae=l(g(),1),rt=l($(),1);function at(){let{state:e,deeds:t}=(0,rt.useTable)(),n=(0,ae.useRef)(e);return n.current=e,(0,ae.useEffect)(()=>{let r=a=>{if(Xr(a.target)||n.current.dialog||a.altKey)return;let i=Jr(a,n.current);i&&(a.preventDefault(),i(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function Jr(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let n=Qr(e.key);return n?()=>n.click():e.key==="ArrowDown"||e.key==="j"?()=>nt(1):e.key==="ArrowUp"||e.key==="k"?()=>nt(-1):null}function Qr(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",n=t?document.querySelector(`.answer-bar ${t}`):null;return n&&!n.disabled?n:null}function nt(e){let n=[...document.querySelectorAll("[data-testid=proposal]")];if(!n.length)return;let r=n.findIndex(o=>o.contains(document.activeElement)),a=r<0?0:Math.min(n.length-1,Math.max(0,r+e));(n[a].querySelector(".take-up")??n[a]).focus(),n[a].scrollIntoView({block:"nearest"})}function Xr(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var ft=l(oe(),1);var st=l(g(),1),lt=l(ze(),1),dt=l($(),1);function ct(){let e=(0,dt.useSession)(),t=(0,lt.useSettings)().awake&&!e.outcome;return(0,st.useEffect)(()=>t?Yr():void 0,[t]),null}function Yr(e=navigator.wakeLock){let t=null,n=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),r()}}var mt=l(ze(),1);var pt=l(z(),1);async function ea(){await navigator.serviceWorker?.register(`/worker.js?lang=${pt.LANGUAGE}`)}async function gt(){await navigator.serviceWorker?.getRegistration()&&await ea()}function ht(){let{sound:e,speech:t,buzz:n}=(0,mt.useSettings)();return(0,q.useEffect)(()=>{gt().catch(()=>{})},[]),q.html`
<${ct} />
<${at} />
${(e||t||n)&&q.html`<${ft.Part} of="device" view="Signals" quiet />`}
`}var H=l(g(),1),bt=l($(),1),$t=l(z(),1);function wt(){let{state:e}=(0,bt.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:H.html`
${t.problems.map(n=>H.html`<p class="store-trouble" role="alert" key=${n}>${n}</p>`)}
${t.set_aside>0&&H.html`<${ta} count=${t.set_aside} />`}
`}function ta({count:e}){return H.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,$t.tn)("Ein Spiel ist beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihm fehlt.","{count} Spiele sind beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihnen fehlt.",e,{command:H.html`<code>tableref store check</code>`})}
</p>
`}var yt=l(kt(),1),U=l(g(),1),St=l(T(),1),na=180,ra=3;function At({camera:e}){let[t,n]=(0,U.useState)(0),a=(e?.happened??[]).filter(o=>o.number>t&&o.ago_s<na&&o.text!==yt.MATTER_OF_COURSE);if(!a.length)return null;let i=a[a.length-1].number;return U.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-ra).reverse().map(o=>U.html`
<li key=${o.number}>
<time>${aa(o.ago_s)}</time>
${(0,St.sentence)(o.text)}${/[.?!]$/.test(o.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>n(i)}>Gelesen</button>
</div>
`}function aa(e){return e<5?"jetzt":e<60?`vor ${Math.round(e)} s`:`vor ${Math.round(e/60)} min`}var b=l(g(),1),J=l(Ee(),1),pe=l(zt(),1),ge=l($(),1),It=l(D(),1);var ie=l(g(),1);function Mt(e){let[t,n]=(0,ie.useState)({answer:null,refused:null});return(0,ie.useEffect)(()=>{let r=!1;return e().then(a=>r||n({answer:a,refused:null})).catch(a=>r||n({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var W=l(g(),1);function se({title:e,close:t,children:n}){let r=(0,W.useRef)(null);return(0,W.useEffect)(()=>{r.current?.showModal()},[]),W.html`
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
`}var oa=[.2,.375,.5555555555555556,.6666666666666666],ia=(e,t)=>n=>{let r=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,i=r>8?a:1,o=t/i|0,s=t%i,d=i-s,c=r>8?o*oa[n]+(e>5)&-2:a,u=o-c;return{t:d*u+s*u+s,o:[[d,u],[s,u+1]],i:c}};var K=e=>new Uint8Array(e),V=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},le=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Be=e=>e.charCodeAt(0),Ot=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),Dt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},De=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},I=(e,t,n,r,a=(o,s)=>n(o.length,s),i=r?o=>Ot(Dt(r),e(o)):e)=>(i.test=t,i.l=n,i.est=a,i.eci=r&&[r],i),Kt=I(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Lt=I(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*le(e[r])+le(e[r+1]),11);r<e.length&&t.push(le(e[r]),6)},e=>le(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),_=I(e=>De([...e].map(Be)),e=>Be(e)<128,(e,t)=>12+8*(t>9)+8*e);_._=!0,_.u=!0;var Ke=I(_,e=>Be(e)<256,_.l,3);Ke._=!0;var Bt=new TextEncoder,Le=I(e=>De(Bt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Bt.encode(e).length);Le._=!0;var Re=()=>{let e=new Map,t=new TextDecoder("sjis"),n=K(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),Re=()=>e,e},Pe=I(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(Re().get(r),13)},e=>Re().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Pe._=!0;var Pt=[Kt,Lt,_,Ke,Pe,Le],sa={auto:(e,{modes:t=Pt}={})=>(n,r)=>{let a=t.map((u,m)=>{let p=new Map,v=(f,h)=>(p.has(f)||p.set(f,h(f,r)),p.get(f));return{m:u,h:1<<m,C:u.est("",r),S:u.l?(f,h)=>v(h-f,u.l):(f,h)=>v(e.slice(f,h),u.est)}}),i=[{v:0}],o=0,s=0,d=-1;for(let u of[...e,""]){let m=0;if(u)for(let p of a)p.m.test(u)&&(m|=p.h);if(!u||m!==d){if(d!==-1){let p=new Set(i.map(f=>f.D)),v=[];for(let{m:f,C:h,S,h:C}of a)if(d&C){let O=S(o,s);for(let N of f.eci??p)if(!f.u||!N){let j;for(let B of i)if(B.D===N||f.eci){let Z=B.m===f&&B.D===N,Ce=Z?B.V:B,Ye=f._&&Z?B.v+O-h:Ce.v+12*(Ce.D!==N)+(Z?S(Z?B.$:o,s):O);(!j||Ye<j.v)&&(j={$:Z?B.$:o,V:Ce,m:f,D:N,A:s,v:Ye})}j&&v.push(j)}}i=v}d=m,o=s}s+=u.length}i.length||V(5);let c=[];for(let u=i.reduce((m,p)=>p.v<m.v?p:m);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(n,r))},multi:Ot,eci:Dt,bytes:De,numeric:Kt,alphaNumeric:Lt,ascii:_,iso8859_1:Ke,shift_jis:Pe,utf8:Le},la=()=>({F:K(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),Me=(e,t=e*e,n=K(t))=>({size:e,K:n,get:(r,a)=>r>=0&&r<e&&!!(1&n[a*e+r]),toString({on:r="##",off:a="  ",lf:i=`
`,pad:o=4,padX:s=o,padY:d=o}={}){let c="";for(let u=-d;u<e+d;++u){for(let m=-s;m<e+s;++m)c+=this.get(m,u)?r:a;c+=i}return c},toImageData(r,{on:a=[0,0,0],off:i=[0,0,0,0],pad:o=4,padX:s=o,padY:d=o}={}){let c=e+2*s,u=e+2*d,m=r.createImageData(c,u),p=new Uint32Array(m.data.buffer);m.data.set([...a,255]);let v=p[0];m.data.set([...i,255]);let f=p[0];for(let h=0;h<u;++h)for(let S=0;S<c;++S)p[h*c+S]=this.get(S-s,h-d)?v:f;return m},toCanvas(r,a){let i=r.getContext("2d"),o=this.toImageData(i,a);r.width=o.width,r.height=o.height,i.putImageData(o,0,0)},toDataURL({type:r="image/png",scale:a=1,...i}={}){let o=document.createElement("canvas"),s=o.getContext("2d"),d=this.toImageData(s,i);return o.width=d.width*a,o.height=d.height*a,s.putImageData(d,0,0),s.imageSmoothingEnabled=!1,s.globalCompositeOperation="copy",s.drawImage(o,0,0,d.width,d.height,0,0,o.width,o.height),o.toDataURL(r,1)}}),de=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ce=K(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ce[ce[t+255]=e++]=t;var Gt=e=>ce[e%255],Ft=e=>ce[e+255],da=(e,t)=>{let n=K(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)n[r+a]^=Gt(e[r]+t[a]);return n.map(Ft)},ca=(e,t)=>{let n=K(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let a=Ft(n[r]);for(let i=0;i<t.length;++i)n[r+i]^=Gt(t[i]+a)}return n.slice(e.length)},Oe=[[0],[0,0]];for(let e=1;e<30;++e)Oe.push(da(Oe[e],[0,e]));var ua=(e,t)=>{let n=[[],[]],r=0,a=0;for(let[o,s]of t.o)for(let d=0;d<o;++d,r+=s){let c=e.slice(r,r+s);n[0].push(c),n[1].push(ca(c,Oe[t.i])),a+=s+t.i}let i=K(a);a=0;for(let o of n)for(let s=0,d=-1;d<a;++s){d=a;for(let c of o)s<c.length&&(i[a++]=c[s])}return i},Ht=(e,t,n)=>{let r=e<<=n;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>n));return r|e},pa=({size:e,K:t},n)=>{let r=(o,s,d,c)=>{for(;d-- >0;o+=e)t.fill(c,o,o+s)},a=(o,s,d)=>{for(let c=0;c++<3;d-=2)r(s*e+o-(d>>1)*(e+1),d,d,2|c)},i=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let o=e-7;o>8;o-=i){for(let s=o;s>8;s-=i)a(o,s,5);o<e-7&&a(o,6,5)}if(n>6)for(let o=Ht(n,7973,12),s=1;s<7;++s)for(let d=12;d-- >9;o>>=1)t[s*e-d]=2|1&o;r(7,2,9,2),r(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;a(3,3,7),a(e-4,3,7);for(let o=0;o<e;++o)for(let s=o;s<e;++s)t[s*e+o]=t[o*e+s];t[(e-8)*e+8]=3},ga=({size:e,K:t})=>{let n=[];for(let r=e-2,a=e,i=-1;r>=0;r-=2){for(r===5&&(r=4);a+=i,a!==-1&&a!==e;){let o=a*e+r;t[o+1]||n.push(o+1),t[o]||n.push(o)}i*=-1}return n},fa=({K:e},t,n)=>t.forEach((r,a)=>e[r]=n[a>>3]>>(7&~a)&1),ma=({size:e,K:t},n,r,a)=>{for(let o=0;o<e;++o)for(let s=0;s<e;++s){let d=o*e+s;t[d]^=!(n(s,o)||2&t[d])}let i=21522^Ht((1^a)<<3|r,1335,10);for(let o=0;o++<8;i>>=1)t[(o-(o<7))*e+8]=1&i,t[9*e-o]=1&i;for(let o=8;--o,i;i>>=1)t[8*e+o-(o<7)]=1&i,t[(e-o)*e+8]=1&i},ha=({size:e,K:t},n=0,r=0)=>{for(let a=0;a<e;++a){for(let i=0;i<2;++i)for(let o,s=0,d=0,c=2;s<e;++s){let u=1&t[i?a*e+s:s*e+a];r+=u,d=(d>>1|2098176)&(3047517^u-1),2049&d&&(n+=40),u^c&&(o=0),c=u,n+=++o===5?3:o>5}if(a)for(let i=e+a,o=5*t[a-1]^t[a];i<e*e;i+=e){let s=5*t[i-1]^t[i];n+=3*!(1&(o|s)|4&(o^s)),o=s}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},Rt=[],ue=(e=V(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:a=40,mask:i,trailer:o=60433,...s}={})=>{n<t&&V(3),a<r&&V(2),typeof e=="string"&&(e=sa.auto(e,s));for(let d=r,c=0;d<=a;++d){let u=Rt[d];u||(Rt[d]=u=Me(4*d+17),pa(u,d),u.p=ga(u));let m=ia(d,u.p.length>>3);if(8*m(t).t<c)continue;let p=la();e(p,d),c=p.I;for(let v=n;v>=t;--v){let f=m(v);if(8*f.t<c)continue;for(p.I=c+11&-8;p.I<8*f.t;)p.push(o,16);let h=Me(u.size,u.K);return fa(h,u.p,ua(p.F,f)),(de[i]?[de[i]]:de).map((S,C)=>{let O=Me(h.size,h.K);return ma(O,S,i??C,v),O.s=de[i]?0:ha(O),O}).reduce((S,C)=>C.s<S.s?C:S)}}V(4)};ue.with=(...e)=>(t,n)=>ue(t,{modes:[...Pt,...e],...n});var Wt=l(g(),1),Ge=4;function _t({text:e,label:t}){let n=ue(e),r=n.size+2*Ge;return Wt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${ba(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function ba(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+Ge} ${n+Ge}h1v1h-1z`);return t.join("")}var Nt=l(z(),1),jt=l(T(),1),$a=1500;function Zt({close:e}){let{deeds:t}=(0,ge.useTable)(),n=(0,ge.useSession)(),{answer:r,refused:a}=Mt(()=>t.api.codes(n.id)),[i,o]=(0,b.useState)(null),s=(c,u)=>t.ask("codes",()=>t.api.changeCode(n.id,c,u).then(o)),d=i??r;return b.html`
<${se} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,J.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Nt.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${It.Refusal} spot="codes" />
${d&&b.html`<${wa} session=${n} codes=${d} change=${s} />`}
<//>
`}function wa({session:e,codes:t,change:n}){let r=i=>e.state.players?.find(o=>o.seat===i)?.name??`Platz ${i}`,a=[...t.seats.map((i,o)=>[r(o+1),i,o+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, auf einem anderen Gerät",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([i,o,s])=>b.html`
<${va}
key=${s}
who=${i}
link=${o&&(0,J.invitation)(e.id,o)}
change=${d=>n(s,d)}
/>
`)}
${t.spectator&&b.html`<${xa} link=${ka(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${(0,jt.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function xa({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${qt} who=${"die Leinwand"} link=${e} />
</li>
`}function ka(e,t){return(0,J.invitation)(e,t,location.origin,pe.ADDRESSES[pe.ROOM])}function va({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${qt} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
<span class="change">
<button aria-label=${`Neuer Code für ${e}`} onClick=${()=>n("renew")}>
Neuer Code
</button>
${t&&b.html`<button
aria-label=${`Code für ${e} zurückziehen`}
onClick=${()=>n("withdraw")}
>
Zurückziehen
</button>`}
</span>
</li>
`}function qt({who:e,link:t}){let[n,r]=(0,b.useState)(!1),a=async s=>{s.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),$a)},[i,o]=(0,b.useState)(!1);return b.html`
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
${i&&b.html`<${_t} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var x=l(g(),1),He=l($(),1),We=l(D(),1);var L=l(g(),1);var Vt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Jt=Object.keys(Vt),ya={fill:"#75726b",ink:"#ffffff"};function Q(e){let{fill:t,ink:n}=Vt[e]??ya;return{"--hue":t,"--hue-ink":n}}var Ut=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function R(e){return Ut[(e-1)%Ut.length]}var Qt=l(g(),1);var Xt=l(T(),1);function X({colour:e,large:t=!1}){return Qt.html`<span
class=${t?"swatch large":"swatch"}
style=${Q(e)}
title=${e?(0,Xt.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var Yt=l(T(),1),Sa=["Ada","Bo","Cy"],en=["orange","blue","green","red","yellow","purple","pink","white"];function tn(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):Sa.map((n,r)=>({name:n,colour:en[r]}))}function nn(e,t){return t?e:e.map(({name:n})=>({name:n}))}function rn({players:e,set:t,seats:n,coloured:r}){let[a,i]=n,o=(d,c)=>t(e.with(d,{...e[d],...c})),s=en.find(d=>!e.some(c=>c.colour===d));return L.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((d,c)=>L.html`
<div class="player-row" data-testid="player-row">
<${X} colour=${r?d.colour:R(c+1)} />
<input
aria-label=${`Name von Spieler ${c+1}`}
value=${d.name}
onInput=${u=>o(c,{name:u.target.value})}
/>
${r&&L.html`<${Aa} place=${c} player=${d} change=${o} />`}
<button
type="button"
class="quiet"
aria-label=${`${d.name||"Spieler"} entfernen`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((u,m)=>m!==c))}
>
×
</button>
</div>
`)}
${e.length<i&&L.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:s??""}])}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function Aa({place:e,player:t,change:n}){return L.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...Jt].map(r=>L.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Yt.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var Y=l(T(),1),ei=l(z(),1),fe=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],Ca=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],Ta=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],fe],za=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],fe],Ea=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],fe],Ma=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],fe],Ba={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},Ra={clay_o_rama:Ca,clearing_house:Ta,metamorph:za,generation_zero:Ea,slargeball:Ma},on=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}],Oa={clay_o_rama:"Monster aus Knete, am Tisch gebaut, kämpfen, bis eines übrig ist.",clearing_house:"Gangster in einem quadratischen Haus schießen aufeinander, stellen Fallen und entführen sich, bis einer übrig ist.",metamorph:"Zauberer, die ihre Gestalt wechseln, duellieren sich bis zum Tod oder jagen Artefakten nach.",generation_zero:"Agenten jagen ’Sues durch die Orte einer Geschichte, und ’Sues jagen Kanons.",slargeball:"Zwei Mannschaften kämpfen 25 Züge lang auf grünem Feld um einen schweren Ball."};function sn({name:e,title:t,summary:n,seats:[r,a]}){let i=Oa[e]??n.split(`
`)[0].replace(`${t}: `,""),o=[`${r} bis ${a} Spieler`,Ba[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,Y.sentence)(i.replaceAll("'","’")),facts:`${(0,Y.sentence)(o)}.`}}function ln(e){let t=Ra[e.name];return t?t.map(([n,r,a])=>an(e,n,r,a)):Object.keys(e.options).map(n=>an(e,n,(0,Y.spelled)(n)))}function an(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:a,...i}=e.options[t]??{};return{name:t,title:n,text:r,options:i}}var cn=l(g(),1),un=l($(),1),pn=l(D(),1),dn="take-in";function gn(){let{deeds:e,state:t}=(0,un.useTable)(),n=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return cn.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[dn]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${pn.Refusal} spot=${dn} />
</div>
`}function fn({close:e}){let{state:t,deeds:n}=(0,He.useTable)(),{games:r}=t;return(0,x.useEffect)(()=>{n.learnGames()},[]),x.html`
<${se} title=${"Neues Spiel"} close=${e}>
<${We.Refusal} spot="games" />
${r.length>0&&x.html`<${Da} games=${r} close=${e} />`}
<${gn} />
<//>
`}function Da({games:e,close:t}){let{deeds:n,state:r}=(0,He.useTable)(),[a,i]=(0,x.useState)(r.session?.game??e[0].name),o=e.find(C=>C.name===a)??e[0],s=ln(o),[d,c]=(0,x.useState)(s[0].name),[u,m]=(0,x.useState)(()=>tn(r.session)),[p,v]=(0,x.useState)(r.session?.dice??"seeded"),f="colour"in(Object.values(o.options)[0]?.players?.[0]??{}),h=(s.find(C=>C.name===d)??s[0]).options;return x.html`
<form class="new-game" onSubmit=${C=>{C.preventDefault(),n.begin({game:o.name,options:{...h,players:nn(u,f)},dice:p})}}>
${e.length>1&&x.html`<${Fe}
legend=${"Spiel"}
name="game"
chosen=${o.name}
choose=${i}
options=${e.map(sn)}
/>`}
<${rn}
players=${u}
set=${m}
seats=${o.seats}
coloured=${f}
/>
<${Fe}
legend=${"Regeln"}
name="preset"
chosen=${d}
choose=${c}
options=${s}
/>
<${Fe}
legend=${"Würfel"}
name="dice"
chosen=${p}
choose=${v}
options=${on}
/>
<div class="answers">
<${We.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function Fe({legend:e,name:t,options:n,chosen:r,choose:a}){return x.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(i=>x.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${i.name}
checked=${i.name===r}
onChange=${()=>a(i.name)}
/>
<span>
<strong>${i.title}</strong>
${i.text&&x.html`<small>${i.text}</small>`}
${i.facts&&x.html`<small class="about">${i.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var E=l(g(),1),qe=l($(),1),Nn=l(D(),1),jn=l(me(),1);var ee=l(g(),1);var _e=l(g(),1);function he({columns:e}){return _e.html`
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(t=>_e.html`<th scope="col">${t}</th>`)}
</tr>
</thead>
`}function hn({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return ee.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<${he} columns=${t} />
<tbody>
${n.map(({seat:a,name:i,cells:o})=>ee.html`
<tr key=${a}>
<th scope="row">${i}</th>
${o.map(s=>ee.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>ee.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var k=l(g(),1);var A=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function bn(e){return!!e?.lines.some(({points:t})=>t.length>1)}function Ie({lines:e,chapters:t,seq:n}){let r=e.flatMap(o=>o.points),a=r.map(([,o])=>o),i=Math.min(...r.map(([o])=>o));return{from:Math.min(i,t.find(({seq:o})=>o>=i)?.seq??i),to:Math.max(n,i+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function $n({from:e,to:t,least:n,most:r},a=A){let i=a.width-a.left-a.right,o=a.height-a.top-a.bottom;return{x:s=>a.left+i*(s-e)/(t-e),y:s=>a.top+o*(1-(s-n)/(r-n))}}function wn({points:e},t,n){let r=i=>Math.round(i*10)/10;return`${e.map(([i,o],s)=>{let[d,c]=[r(t.x(i)),r(t.y(o))];return s?`H${d}V${c}`:`M${d} ${c}`}).join("")}H${r(t.x(n))}`}function xn({least:e,most:t},n=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/n))),i=[1,2,5,10].map(s=>s*a).find(s=>r/s<=n)??r,o=Math.ceil(e/i)*i;return Array.from({length:Math.floor((t-o)/i)+1},(s,d)=>o+d*i)}function Ne({chapters:e},{from:t,to:n}){return e.map(({title:a,seq:i},o)=>({title:a,from:i,to:(e[o+1]?.seq??n+1)-1})).filter(a=>a.to>=t)}function kn(e){let t=Ne(e,Ie(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,label:r,points:a})=>({key:n,name:r,cells:t.map(({to:i})=>a.findLast(([o])=>o<=i)?.[1]??null)}))}}function vn({counts:e,lines:t}){let n=t.map(({label:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function je({game:e,state:t},{key:n,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:o})=>String(o)===n)?.colour||a(r):e==="slargeball"?t.colours[Number(n)-1]:a(r)}var be=["","9 5","2 5","14 5 2 5","5 5"],Ka=100;function yn({session:e,story:t}){return!t||!bn(t)?null:k.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${La} session=${e} story=${t} />
<${Pa} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${Ha} story=${t} />
</div>
</details>
</figure>
`}function La({session:e,story:t}){return k.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>k.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${Q(je(e,n,R))}
stroke-dasharray=${be[r%be.length]}
/>
</svg>
${n.label} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Pa({session:e,story:t}){let n=(0,k.useId)(),r=Ie(t),a=$n(r);return k.html`
<svg
viewBox=${`0 0 ${A.width} ${A.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${vn(t)}</title>
<${Ga} levels=${xn(r)} scale=${a} />
<${Fa} spans=${Ne(t,r)} extent=${r} scale=${a} />
${t.lines.map((i,o)=>k.html`
<path
class="curve"
key=${i.key}
d=${wn(i,a,r.to)}
style=${Q(je(e,i,R))}
stroke-dasharray=${be[o%be.length]}
/>
`)}
</svg>
`}function Ga({levels:e,scale:t}){return e.map(n=>k.html`
<g key=${n}>
<path class="level" d=${`M${A.left} ${t.y(n)}H${A.width-A.right}`} />
<text x=${A.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Fa({spans:e,extent:t,scale:n}){let r=A.left;return e.map(({title:a,from:i})=>{let o=n.x(Math.max(i,t.from)),d=a.replace(/\D+/g,"")&&o>=r;return d&&(r=o+Ka),k.html`
<g key=${i}>
${i>t.from&&k.html`<path class="span" d=${`M${o} ${A.top}V${A.height-A.bottom}`} />`}
${d&&k.html`<text x=${o+2} y=${A.height-10}>${a}</text>`}
</g>
`})}function Ha({story:e}){let{columns:t,rows:n}=kn(e);return k.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(r=>k.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:r,name:a,cells:i})=>k.html`
<tr key=${r}>
<th scope="row">${a}</th>
${i.map(o=>k.html`<td>${o??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var zn=l(g(),1),En=l($(),1),Mn=l(D(),1),Bn=l(me(),1);function Sn({title:e,outcome:t},n,r){let a=n.map(({seq:i,at:o,told:s})=>`${o} #${i} ${s}${r.has(i)?"":" (zurückgenommen)"}`);return[e,...a,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function An({id:e,game:t,title:n,state:r,outcome:a},i){let o=(r.players??[]).map(({seat:s,name:d})=>({seat:s,name:d}));return JSON.stringify({id:e,game:t,title:n,players:o,outcome:a,entries:i},null,2)}function Cn({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var Tn="take-away";function Rn({session:e}){let{deeds:t,state:n}=(0,En.useTable)(),r=d=>Cn(e,n.entries,d),a=()=>new Blob([Sn(e,n.entries,(0,Bn.standingOf)(n.entries))]),i=()=>new Blob([An(e,n.entries)]),o=d=>async()=>{let c=await t.ask(Tn,()=>t.api.file(e.id,d));c&&Ze(c,r(d))},s=e.role==="referee";return zn.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${s?o("json"):()=>Ze(i(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${o("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>Ze(a(),r("txt"))}>
Als Text speichern
</button>
<${Mn.Refusal} spot=${Tn} />
</div>
`}function Ze(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var $e=l(g(),1),we=l($(),1),Wa=400;function On(e=!0){let{deeds:t}=(0,we.useTable)(),{id:n,seq:r}=(0,we.useSession)(),[a,i]=(0,$e.useState)(null);return(0,$e.useEffect)(()=>{if(!e)return;let o=!0,d=setTimeout(()=>t.api.story(n).then(c=>o&&i(c)).catch(()=>{}),a?Wa:0);return()=>{o=!1,clearTimeout(d)}},[e,n,r]),a}var Zn=l(T(),1);var _a={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function Dn(e){return _a[e]??e}var Kn=l(T(),1);var Ia={clay_o_rama:Za,clearing_house:qa,generation_zero:Ua,metamorph:Ja,slargeball:Qa};function Ln(e){let{columns:t,cellsOf:n,colourOf:r}=(Ia[e.game]??ja)(e.state),a=e.outcome?.winners??[],i=(e.state.players??[]).map(o=>({seat:o.seat,name:o.name,colour:r?.(o)??R(o.seat),won:a.includes(o.seat),cells:n(o)}));return{columns:t,rows:i.sort(Na)}}function Na(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((i,o)=>i!==t.cells[o]),[r,a]=[e.cells[n],t.cells[n]];return typeof r=="number"&&typeof a=="number"?a-r:0}function ja(){return{columns:[],cellsOf:()=>[]}}function Za(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||R(t),cellsOf:({seat:t})=>{let n=e.creatures.filter(({player:a})=>a===t),r=n.filter(a=>a.alive);return[n.length?Xa(r,"hit_points"):"–"]}}}function qa(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Ua(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Va={dead:"tot",left:"hat die Karte verlassen"};function Ja(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?Va[r]??r:Dn(n)]}}function Qa(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Kn.spelled)(e.colours[t-1]??"")]}}function Xa(e,t){return e.reduce((n,r)=>n+r[t],0)}var te=l(g(),1);function Pn({columns:e,rows:t}){return t.length?te.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<${he} columns=${e} />
<tbody>
${t.map(({seat:n,name:r,colour:a,won:i,cells:o})=>te.html`
<tr key=${n} data-won=${i}>
<th scope="row">
<${X} colour=${a} /> ${r}${" "}
${i&&te.html`<span class="won">gewonnen</span>`}
</th>
${o.map(s=>te.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var P=l(z(),1),Ya=6e4;function Gn(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,P.tn)("{count} Runde","{count} Runden",n):(0,P.tn)("{count} Zug","{count} Züge",n)),t.length>1&&eo(t),(0,P.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Fn(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function eo(e){let[t,n]=[e[0],e.at(-1)].map(i=>Date.parse(i?.at??"")),r=Math.max(1,Math.round((n-t)/Ya)),a=Math.floor(r/60);return a?`${(0,P.tn)("{count} Stunde","{count} Stunden",a)} ${(0,P.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,P.tn)("{count} Minute","{count} Minuten",r)}var to=l(g(),1),_n=l(T(),1),no=l(Wn(),1);function In(e,t){let n=(e?.winners??[]).map(t);return`Gewonnen: ${(0,_n.listed)(n)||"Niemand"}`}function qn({session:e}){let{state:t}=(0,qe.useTable)(),n=(0,jn.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a));return E.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<h2 data-testid="end-who">${In(e.outcome,ro(e))}</h2>
<p class="why" data-testid="end-why">${(0,Zn.sentence)(e.outcome.why)}.</p>
<${Pn} ...${Ln(e)} />
<p class="small-facts">${Gn(e.state,r).join(" · ")}</p>
<${ao} session=${e} />
<${oo} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${Fn(r).map(a=>E.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Eine Kopie speichern</summary>
<${Rn} session=${e} />
</details>
</section>
`}function ro({state:e}){return t=>e.players.find(n=>n.seat===t)?.name}function ao({session:e}){let{deeds:t,state:n}=(0,qe.useTable)(),{game:r,options:a,dice:i}=e;return E.html`
<div class="answers">
${a&&E.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:i})}
>
Noch einmal, mit denselben Leuten
</button>`}
${e.role==="referee"&&E.html`<button onClick=${()=>t.show("new-game")}>Neues Spiel</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${Nn.Refusal} spot="begin" />
</div>
`}function oo({session:e}){let[t,n]=(0,E.useState)(!1),r=On(t);return E.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&n(a.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${hn} deeds=${r?.deeds} />
<${yn} session=${e} story=${r} />
</details>
`}var Ue=l(g(),1),Un=l(oe(),1),Vn=l($(),1);var G={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:(e,t,n)=>`${e} fragt nach #${t}: ${n}`,toIt:"Ansehen"};function Jn({group:e}){let{state:t,deeds:n}=(0,Vn.useTable)(),r=t.looked===e.first;return Ue.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:G.lookAt(e.entries[0].told)}
onClick=${()=>n.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?G.close:G.look}
</button>
${r&&Ue.html`<${Un.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Yn=l(g(),1),er=l($(),1);var Qn=l(me(),1),io=/#(\d+)/;function so(e){let t=(0,Qn.standingOf)(e);return e.filter(({event:n,seq:r})=>n.type==="Noted"&&t.has(r)).map(({event:n,seq:r,told:a})=>{let i=Number(io.exec(n.text)?.[1]??0),o=n.text.slice(n.text.indexOf(": ")+1).trim();return{about:i,seq:r,seat:n.seat??null,told:a,asked:o}}).filter(({about:n,seq:r})=>n>0&&n<r)}function Xn(e){let t=so(e);return t.filter(({about:n,seat:r,seq:a})=>r!==null&&!t.some(i=>i.about===n&&i.seat===null&&i.seq>a))}function tr(){let{state:e,deeds:t}=(0,er.useTable)(),[n]=Xn(e.entries);if(!n)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:o})=>o===n.seat)?.name??"",i=G.open(a,n.about,n.asked);return Yn.html`
<p class="open-question" role="status" data-testid="open-question" title=${i}>
<span>${i}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(n.about)}>
${G.toIt}
</button>
</p>
`}var xe=l(g(),1),ir=l(rr(),1),sr=l($(),1),ar=6e4,or=["pointerdown","keydown"],F={drawn:"Der Vorhang ist zu: Diese Seite zeigt, was das Publikum sieht.",lifted:"Der Vorhang ist auf. Nach einer Minute ohne Berührung fällt er wieder.",lift:"Aufziehen",draw:"Zuziehen",away:"Wegnehmen"};function lr(){let{deeds:e}=(0,sr.useTable)(),t=(0,ir.curtain)()==="drawn";return(0,xe.useEffect)(()=>t?void 0:lo(()=>e.curtain("drawn")),[t]),xe.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
<span title=${t?F.drawn:F.lifted}>${t?F.drawn:F.lifted}</span
>${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?F.lift:F.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${F.away}
</button>
</p>
`}function lo(e){let t=setTimeout(e,ar),n=()=>{clearTimeout(t),t=setTimeout(e,ar)};for(let r of or)addEventListener(r,n,!0);return()=>{clearTimeout(t);for(let r of or)removeEventListener(r,n,!0)}}var dr=l(g(),1),cr=l(z(),1),co={en:"English",de:"Deutsch"},uo=365*24*3600;function ur(){return Object.entries(co).filter(([e])=>e!==cr.LANGUAGE).map(([e,t])=>dr.html`
<button lang=${e} data-testid=${`language-${e}`} onClick=${()=>po(e)}>
${t}
</button>
`)}function po(e){document.cookie=`language=${e}; path=/; max-age=${uo}; samesite=lax`;let t=new URLSearchParams(location.search);if(!t.has("lang"))return location.reload();t.delete("lang"),location.search=t.toString()}var ne=l(g(),1),wr=l(Ve(),1);var mr=l(z(),1);var gr=l(T(),1),go={AbilityUsed:"Fähigkeit genutzt",ActEnded:"Handlung beendet",ActionCancelled:"Aktion aufgehoben",ActionReturned:"Aktion zurückgenommen",ActionStood:"Aktion bleibt bestehen",AgentsDealt:"Agenten verteilt",AimTaken:"Gezielt",Allowed:"Erlaubt",AltitudeChanged:"Höhe geändert",Amended:"Berichtigt",ArmorRaised:"Rüstung angelegt",ArmorUsed:"Rüstung verbraucht",ArtefactUsed:"Artefakt genutzt",ArtefactWon:"Artefakt gewonnen",ArtifactAttacked:"Artefakt angegriffen",ArtifactDestroyed:"Artefakt zerstört",ArtifactHit:"Artefakt getroffen",ArtifactPut:"Artefakt hingelegt",ArtifactSet:"Artefakt richtiggestellt",AttackAnnounced:"Angriff angesagt",AttackBegan:"Angriff begonnen",AttackHit:"Angriff getroffen",AttackMissed:"Angriff daneben",AttacksEnded:"Angriffe beendet",BallDropped:"Ball fallen gelassen",BallEntered:"Ball kam ins Spiel",BallHit:"Ball getroffen",BallPushed:"Ball verschoben",BallPut:"Ball hingelegt",BallRested:"Ball kam zur Ruhe",BaseCardDiscarded:"Feste Karte abgelegt",BaseCardPlayed:"Feste Karte gespielt",BattleBegan:"Kampf begonnen",BattleEnded:"Kampf beendet",BecameBlob:"Zum Blob geworden",BlobStepped:"Blob ging weiter",BonkSurvived:"Ballwurf überstanden",Bonked:"Vom Ball umgeworfen",BrokeAway:"Losgerissen",BroughtDown:"Zu Fall gebracht",BuildingDone:"Bauen fertig",BuildingStarted:"Bauen begonnen",BuildingTimeTold:"Bauzeit angesagt",CalledOff:"Abgeblasen",CalledSet:"Rufe richtiggestellt",CallingBegan:"Rufen begonnen",CanonAdded:"Kanon dazugekommen",CanonCalled:"Kanon gerufen",CanonFled:"Kanon geflohen",CanonFreed:"Kanon befreit",CanonMoved:"Kanon bewegt",CanonPlaced:"Kanon hingestellt",CanonShown:"Kanon aufgedeckt",CanonsLaid:"Kanons ausgelegt",CardDiscarded:"Karte abgelegt",CardDrafted:"Karte gewählt",CardPlayed:"Karte gespielt",CardStolen:"Karte gestohlen",CatchFailed:"Nicht gefangen",ChancesSeen:"Chancen gesehen",ChangeBegan:"Verwandlung begonnen",Changed:"Geändert",ChapterBegun:"Kapitel begonnen",ChargeSet:"Aufladung richtiggestellt",CheckEnded:"Probe beendet",ClayWeighed:"Knete gewogen",CoachCalled:"Coach gerufen",CoachCalmed:"Coach zur Ruhe gebracht",CoachLeft:"Coach gegangen",CoachRoused:"Coach in Gang gebracht",ColourChosen:"Farbe gewählt",ColourKept:"Farbe behalten",ContactDeclared:"Berührung angesagt",Corrected:"Richtiggestellt",CorridorSwept:"Korridor durchschritten",CounterPlaced:"Zählstein gesetzt",CounterattackBarred:"Gegenangriff nicht möglich",CounterattackDeclined:"Auf Gegenangriff verzichtet",CounterattackOffered:"Gegenangriff angeboten",CreatureDied:"Kreatur gestorben",CreatureHandedOver:"Kreatur übergeben",CreatureRemoved:"Kreatur vom Tisch genommen",CreatureThrown:"Kreatur geworfen",CreatureWeighedIn:"Kreatur gewogen",Damaged:"Schaden",Dealt:"Verteilt",DeedsSet:"Taten richtiggestellt",DiceAwaited:"Würfel erwartet",Died:"Gestorben",DivisibilitySet:"Teilbarkeit bestimmt",DraftEnded:"Kartenwahl beendet",EdgeReached:"Rand erreicht",EffectSet:"Wirkung richtiggestellt",Eliminated:"Ausgeschieden",Ensnared:"Umgarnt",EscapeTried:"Losreißen versucht",Fell:"Gefallen",FigureAdded:"Figur dazugekommen",FigureLaid:"Figur hingelegt",FigurePlaced:"Figur aufgestellt",FigurePushed:"Figur verschoben",FigurePut:"Figur hingestellt",FigureRemoved:"Figur entfernt",FigureSet:"Figur richtiggestellt",FiguresPlaced:"Figuren aufgestellt",FirstKnown:"Beginn ausgewürfelt",FirstTied:"Gleichstand um den Beginn",Fled:"Geflohen",FlightBegan:"Flug begonnen",FlightMissed:"Flug verfehlt",FlingAccepted:"Wurf angenommen",FlingBegan:"Werfen begonnen",FlingFailed:"Wurf misslungen",GameStarted:"Spiel begonnen",GameWon:"Spiel entschieden",GoalScored:"Tor",GuestCame:"Gast gekommen",GuestLeft:"Gast gegangen",HalfMade:"Hälfte entstanden",HandedOver:"Übergeben",Healed:"Geheilt",HealthSet:"Gesundheit richtiggestellt",HeartsSet:"Herzen richtiggestellt",Held:"Festgehalten",HeldBack:"Zurückgehalten",HitDeclared:"Treffer angesagt",HitPointsReckoned:"Trefferpunkte berechnet",HitPointsRolled:"Trefferpunkte gewürfelt",HitPointsSet:"Trefferpunkte richtiggestellt",HoldEnded:"Griff gelöst",HoldKept:"Griff hält",HouseRuleChanged:"Hausregel geändert",HouseSet:"Hausregeln richtiggestellt",Hurt:"Verletzt",Improved:"Verbessert",InitiativeRolled:"Initiative gewürfelt",InitiativeSet:"Initiative richtiggestellt",InitiativeTaken:"Initiative bekommen",InkSpread:"Tinte ausgestoßen",Intervened:"Eingegriffen",JudgedByDice:"Mit Würfeln beurteilt",JudgementAsked:"Um Urteil gebeten",Killed:"Getötet",LaidOut:"Ausgelegt",Landed:"Angekommen",LeftMap:"Karte verlassen",LetPassed:"Nicht eingegriffen",LevelDeclared:"Höhe angesagt",LimbReshaped:"Glied umgeformt",LimbTorn:"Glied ausgerissen",LimitWaived:"Grenze aufgehoben",LocationsLaid:"Orte ausgelegt",Looked:"Nachgesehen",LotReturned:"Los zurückgelegt",ManaGained:"Mana gewonnen",ManaSet:"Mana richtiggestellt",MapLaid:"Karte ausgelegt",MatterDropped:"Offenes fallen gelassen",MatterSet:"Offenes richtiggestellt",Mended:"Geheilt",Mired:"Im Haufen stecken geblieben",MissileFired:"Geschoss geworfen",MissileLanded:"Geschoss gelandet",MonsterShown:"Monster aufgedeckt",MonstersBargain:"Monster lassen mit sich handeln",MonstersLaid:"Monster ausgelegt",MoveAccepted:"Bewegung angenommen",MoveBegan:"Zug begonnen",MoveEnded:"Zug beendet",MoveGiven:"Zug gegeben",MoveHeld:"Zug abgewartet",MoveTaken:"Zug vorgezogen",Moved:"Bewegt",MovesEnded:"Bewegungen beendet",NabBegan:"Schnappen begonnen",NabFailed:"Nicht geschnappt",Nabbed:"Geschnappt",NabbedIn:"Aus der Luft geschnappt",Noted:"Bemerkungen",OrderRolled:"Reihenfolge gewürfelt",PacksPassed:"Hand weitergegeben",PartEnded:"Abschnitt beendet",PartLaid:"Kartenteil gelegt",PartLost:"Teil verloren",PartPutBack:"Teil wieder angesetzt",PartsDealt:"Kartenteile verteilt",Passed:"Gepasst",PawnPlaced:"Spielfigur gesetzt",PhaseBegan:"Phase begonnen",PhaseSet:"Phase richtiggestellt",PileCrossed:"Haufen durchquert",PlacesChanged:"Plätze getauscht",PlayBroke:"Spiel unterbrochen",PlayerAdded:"Jemand dazugekommen",PlayerJoined:"Mitspieler dazugekommen",PlayerLeft:"Mitspieler gegangen",PlayerRemoved:"Jemand ausgeschieden",PlayerSet:"Mitspieler richtiggestellt",PlayerSetUp:"Aufgestellt",PoisonBit:"Gift wirkte",Poisoned:"Vergiftet",PoliceFound:"Polizei fand jemanden",PoliceLeft:"Polizei gegangen",PowerBorrowed:"Kraft geliehen",PowerDeclined:"Auf Kraft verzichtet",PowerDrawn:"Kraft gezogen",PowerJudged:"Kraft beurteilt",PowerMadeUp:"Kraft erfunden",PowerOffered:"Kraft angeboten",PowerUsed:"Kraft genutzt",PutBack:"Zurückgestellt",RaidMissed:"Polizei fand kein Feld",Renamed:"Umbenannt",Rested:"Gerastet",Restricted:"Gebannt",Reverted:"Zurückverwandelt",RewardEarned:"Belohnung verdient",RollTied:"Gleichstand gewürfelt",Rolled:"Gewürfelt",Rose:"Aufgestanden",RoundBegan:"Runde begonnen",RoundEnded:"Runde beendet",ScoreSet:"Spielstand richtiggestellt",SettingUpBegan:"Aufstellen begonnen",ShapeSet:"Gestalt richtiggestellt",ShapeTaken:"Gestalt angenommen",ShotHit:"Schuss getroffen",ShotMissed:"Schuss daneben",Shuffled:"Gemischt",Slowed:"Verlangsamt",SpanSet:"Spanne gesetzt",SpecialUsed:"Besonderheit genutzt",SpellCast:"Gezaubert",SpotsDrawn:"Stellen gezogen",StartTied:"Gleichstand um den Beginn",StatSet:"Wert richtiggestellt",StatsSet:"Werte richtiggestellt",StayedDown:"Liegen geblieben",StillAwaited:"Noch erwartet",StoodOff:"Patt",Strode:"Geschritten",Stuck:"Hängen geblieben",Stunned:"Betäubt",SubPhaseBegan:"Abschnitt begonnen",SuesDealt:"’Sues verteilt",TakenBack:"Zurückgenommen",Teleported:"Teleportiert",TheftBegan:"Diebstahl begonnen",ThrowVoided:"Wurf für ungültig erklärt",Thrust:"Zugestoßen",ThrustBegan:"Stoß begonnen",ThrustLost:"Stoß verloren",ThrustsOrdered:"Stöße geordnet",TimeAdded:"Zeit dazugegeben",TraitChosen:"Eigenschaft gewählt",TrapLaid:"Falle gelegt",TrapSet:"Falle gestellt",TrapSprung:"Falle ausgelöst",TrapTaken:"Falle genommen",TurnBegan:"Zug begonnen",TurnEnded:"Zug beendet",TurnGiven:"Zug gegeben",TurnSet:"Zug richtiggestellt",TurnSkipped:"Zug verloren",UpkeepPaid:"Unterhalt bezahlt",UpkeepSpared:"Unterhalt gespart",Voted:"Abgestimmt",WalkBegan:"Weg begonnen",Warped:"Versetzt",WentOffsides:"Ins Abseits gegangen",WhapBegan:"Rempeln begonnen",WhapHit:"Rempler getroffen",WhapMissed:"Rempler daneben",WizardAdded:"Zauberer dazugekommen",WizardPlaced:"Zauberer aufgestellt",WizardRemoved:"Zauberer entfernt",XPlaced:"X gelegt",XSet:"X richtiggestellt"};function fr(e){return go[e]??(0,gr.spelled)(e)}var ke=l(Ve(),1),fo={camera:"Von der Kamera gesehen",corrected:"Von der Spielleitung korrigiert",dice:"Würfel und Lose",back:"Zurückgenommen oder berichtigt",gone:"Gilt nicht mehr"};function hr(e){let t=Object.entries(ke.MARKS).map(([a,i])=>({value:a,title:fo[a],count:e.filter(i).length})).filter(({count:a})=>a>0),n=new Map;for(let{entries:a}of e)for(let i of new Set(a.map(({event:o})=>o.type)))n.set(i,(n.get(i)??0)+1);let r=[...n].map(([a,i])=>({value:ke.EVENT+a,title:fr(a),count:i})).sort((a,i)=>a.title.localeCompare(i.title));return[...t,...r].map(({value:a,title:i,count:o})=>({value:a,title:`${i} (${o})`}))}function br({words:e,player:t,kind:n}){return!!(e.trim()||t||n)}function $r(e,t){return`${e} von ${(0,mr.tn)("{count} Schritt","{count} Schritte",t)}`}function xr({wanted:e,want:t,players:n,groups:r,hits:a}){let i=o=>s=>t({...e,[o]:s.target.value});return ne.html`
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
${n.map(({name:o})=>ne.html`<option value=${o} selected=${o===e.player}>${o}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"Was"} onChange=${i("kind")}>
<option value="" selected=${!e.kind}>Alles</option>
${hr(r).map(({value:o,title:s})=>ne.html`<option value=${o} selected=${o===e.kind}>${s}</option>`)}
</select>
${br(e)&&ne.html`<p class="found" role="status" data-testid="found">
${$r(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(wr.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var ve=l(g(),1),ye=l($(),1),yr=l(vr(),1),Sr=l(z(),1);function Ar({group:e}){let{state:t,deeds:n}=(0,ye.useTable)(),r=(0,ye.useSession)().role==="referee";return ve.html`
<details class="old-line" data-testid="old-line">
<summary>
Vor der Korrektur (${(0,Sr.tn)("{count} Schritt","{count} Schritte",e.oldLine.length)})
</summary>
${e.oldLine.map(a=>ve.html`<${yr.Lines} group=${a} />`)}
${r&&ve.html`<button
class="quiet"
data-testid="take-up-again"
disabled=${t.busy.log}
onClick=${()=>n.takeBack("log",e.first-1)}
>
Diesen Verlauf wieder aufnehmen
</button>`}
</details>
`}var Cr=l(g(),1),Se=l($(),1),Tr=l(D(),1),Je="missed-throw";function zr(){let{state:e,deeds:t}=(0,Se.useTable)(),n=(0,Se.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!mo(n)?null:Cr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[Je]}
onClick=${()=>t.missedThrow(Je)}
>
Verpassten Wurf ergänzen
</button>
<${Tr.Refusal} spot=${Je} />
</p>
`}function mo({role:e,legal:t}){return e==="referee"&&t.some(({type:n})=>n==="Fire"||n==="Land")}var Er=l(g(),1),Mr=l($(),1);function Br(){let{state:e,deeds:t}=(0,Mr.useTable)();return e.notices.map(n=>Er.html`
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
`)}var M=l(g(),1),Rr=l($(),1);function Or(){let{state:e}=(0,Rr.useTable)(),[t,n]=(0,M.useState)(""),r=(0,M.useRef)({keys:new Set,seq:null});return(0,M.useEffect)(()=>{let a=e.proposals.filter(i=>!r.current.keys.has(i.key));r.current.keys=new Set(e.proposals.map(i=>i.key)),a.length&&n(a.map(i=>`Vorschlag: ${i.title}`).join(". "))},[e.proposals]),(0,M.useEffect)(()=>{let a=e.entries.at(-1),i=r.current.seq===null;r.current.seq=a?.seq??0,a&&!i&&n(a.told)},[e.entries]),M.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var Qe=l(g(),1),Dr=l(Ee(),1);function Kr({proposal:e,code:t}){let n=Math.ceil(e.looks.length/2);return Qe.html`
<div class="looks" data-testid="looks" style=${{"--columns":n}}>
${e.looks.map(r=>Qe.html`
<figure>
<img src=${(0,Dr.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var y=l(g(),1),Ae=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],ho=6;function Lr({frames:e,decisive:t,spots:n}){let r=$o(e),[{at:a,playing:i},o]=(0,y.useState)({at:0,playing:!0}),[s,d]=(0,y.useState)(0),c=Math.min(a,e.length-1);(0,y.useEffect)(()=>{if(!i||r<e.length)return;let p=h=>(h+1)%(e.length+ho),f=setInterval(()=>o(h=>h.playing?{...h,at:p(h.at)}:h),1e3/Ae[s].fps);return()=>clearInterval(f)},[i,s,r,e.length]);let u=p=>o({at:Math.max(0,Math.min(e.length-1,p)),playing:!1}),m=()=>o(p=>({...p,playing:!p.playing}));return y.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${r}
data-at=${c}
>
<div class="touchable">
<img
src=${e[c]}
alt=${`Wiederholung, Bild ${c+1}`}
width="640"
height="360"
/>
${n("in_replay")}
</div>
${r<e.length&&y.html`<progress
max=${e.length}
value=${r}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${i?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${m}
>
${i?"Anhalten":"Abspielen"}
</button>
<button aria-label=${"Ein Bild zurück"} onClick=${()=>u(c-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${c}
aria-label=${"Bild der Wiederholung"}
onInput=${p=>u(Number(p.target.value))}
/>
<button aria-label=${"Ein Bild weiter"} onClick=${()=>u(c+1)}>›</button>
<button
aria-label=${`Tempo: ${Ae[s].label}. Ändern`}
onClick=${()=>d((s+1)%Ae.length)}
>
${Ae[s].label}
</button>
</figcaption>
<${bo} places=${t} frames=${e} shown=${c} stopAt=${u} />
</figure>
`}function bo({places:e,frames:t,shown:n,stopAt:r}){return e.length?y.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(a=>y.html`
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
`:null}function $o(e){let[t,n]=(0,y.useState)(0),r=(0,y.useRef)([]);return(0,y.useEffect)(()=>(n(0),r.current=e.map(a=>{let i=new Image;return i.onload=()=>n(o=>o+1),i.src=a,i}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var re=l(g(),1),Pr=l(oe(),1);function Gr(){let[e,t]=(0,re.useState)(!1);return re.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Im Verlauf</summary>
${e&&re.html`<${Pr.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Spielbericht</a>
</div>
`}var Wr=l(Hr()),_r=document.createElement("style");_r.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{min-width:0;overflow-x:auto}.wide td{white-space:nowrap}@media(max-width:400px){.standings :is(th,td){padding-inline:3px}}.deeds{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{white-space:nowrap;font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}@media(max-width:420px){.link input{grid-column:1 / -1}}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}.replay{display:grid;gap:8px}.replay progress{width:100%;height:4px;accent-color:var(--accent)}.replay .decisive{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.replay .decisive button{padding:0;border:2px solid transparent;border-radius:var(--radius-small);background:none;overflow:hidden}.replay .decisive button[aria-pressed=true]{border-color:var(--accent)}.replay .decisive img{display:block}.replay figcaption{display:flex;align-items:center;gap:8px}.replay figcaption button{padding:0 12px;min-width:44px;font-size:var(--small)}.notice{display:flex;align-items:start;gap:12px;margin-block-end:10px;padding:9px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn)}.notice p{flex:1;margin:0;text-wrap:pretty}';document.head.append(_r);(0,Wr.arrived)("aside",Xe);