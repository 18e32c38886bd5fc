var Wr=Object.create;var Ce=Object.defineProperty;var _r=Object.getOwnPropertyDescriptor;var Ir=Object.getOwnPropertyNames;var Nr=Object.getPrototypeOf,jr=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Zr=(e,t)=>{for(var n in t)Ce(e,n,{get:t[n],enumerable:!0})},qr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Ir(t))!jr.call(e,a)&&a!==n&&Ce(e,a,{get:()=>t[a],enumerable:!(r=_r(t,a))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Wr(Nr(e)):{},qr(t||!e||!e.__esModule?Ce(n,"default",{value:e,enumerable:!0}):n,e));var g=w(($o,Xe)=>{Xe.exports=core["view.js"]});var $=w((wo,Ye)=>{Ye.exports=core["page/table.js"]});var oe=w((ko,rt)=>{rt.exports=core["page/part.js"]});var Te=w((vo,at)=>{at.exports=core["device/settings.js"]});var z=w((So,dt)=>{dt.exports=core["language.js"]});var wt=w((Bo,$t)=>{$t.exports=core["picture/matter_of_course.js"]});var T=w((Ro,xt)=>{xt.exports=core["words.js"]});var ze=w((Do,St)=>{St.exports=core["address.js"]});var Ct=w((Ko,At)=>{At.exports=core["page/place.js"]});var D=w((Lo,Tt)=>{Tt.exports=core["page/refusal.js"]});var me=w((si,gn)=>{gn.exports=core["log/groups.js"]});var Fn=w((Si,Gn)=>{Gn.exports=core["games/awaited.js"]});var tr=w((Ii,er)=>{er.exports=core["looking_on.js"]});var qe=w((Zi,cr)=>{cr.exports=core["log/finding.js"]});var xr=w((Xi,wr)=>{wr.exports=core["log/log.js"]});var Gr=w((Ss,Pr)=>{Pr.exports=core["parts.js"]});var Je={};Zr(Je,{Announcer:()=>Br,ByDevice:()=>ft,ClipButton:()=>Un,Curtain:()=>ir,End:()=>jn,Finder:()=>$r,Happened:()=>yt,Invite:()=>Nt,LanguageSwitch:()=>dr,LogPlot:()=>Lr,Looks:()=>Or,Loop:()=>Dr,MissedThrow:()=>Cr,NewGame:()=>pn,Notices:()=>Er,OldLine:()=>yr,OpenQuestions:()=>Yn,StoreTroubles:()=>bt});var V=d(g(),1);var ae=d(g(),1),tt=d($(),1);function nt(){let{state:e,deeds:t}=(0,tt.useTable)(),n=(0,ae.useRef)(e);return n.current=e,(0,ae.useEffect)(()=>{let r=a=>{if(Jr(a.target)||n.current.dialog||a.altKey)return;let i=Ur(a,n.current);i&&(a.preventDefault(),i(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function Ur(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let n=Vr(e.key);return n?()=>n.click():e.key==="ArrowDown"||e.key==="j"?()=>et(1):e.key==="ArrowUp"||e.key==="k"?()=>et(-1):null}function Vr(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",n=t?document.querySelector(`.answer-bar ${t}`):null;return n&&!n.disabled?n:null}function et(e){let n=[...document.querySelectorAll("[data-testid=proposal]")];if(!n.length)return;let r=n.findIndex(o=>o.contains(document.activeElement)),a=r<0?0:Math.min(n.length-1,Math.max(0,r+e));(n[a].querySelector(".take-up")??n[a]).focus(),n[a].scrollIntoView({block:"nearest"})}function Jr(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var pt=d(oe(),1);var ot=d(g(),1),it=d(Te(),1),st=d($(),1);function lt(){let e=(0,st.useSession)(),t=(0,it.useSettings)().awake&&!e.outcome;return(0,ot.useEffect)(()=>t?Qr():void 0,[t]),null}function Qr(e=navigator.wakeLock){let t=null,n=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),r()}}var gt=d(Te(),1);var ct=d(z(),1);async function Xr(){await navigator.serviceWorker?.register(`/worker.js?lang=${ct.LANGUAGE}`)}async function ut(){await navigator.serviceWorker?.getRegistration()&&await Xr()}function ft(){let{sound:e,speech:t,buzz:n}=(0,gt.useSettings)();return(0,V.useEffect)(()=>{ut().catch(()=>{})},[]),V.html`
<${lt} />
<${nt} />
${(e||t||n)&&V.html`<${pt.Part} of="device" view="Signals" quiet />`}
`}var H=d(g(),1),mt=d($(),1),ht=d(z(),1);function bt(){let{state:e}=(0,mt.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:H.html`
${t.problems.map(n=>H.html`<p class="store-trouble" role="alert" key=${n}>${n}</p>`)}
${t.set_aside>0&&H.html`<${Yr} count=${t.set_aside} />`}
`}function Yr({count:e}){return H.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,ht.tn)("Ein Spiel ist beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihm fehlt.","{count} Spiele sind beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihnen fehlt.",e,{command:H.html`<code>tableref store check</code>`})}
</p>
`}var kt=d(wt(),1),J=d(g(),1),vt=d(T(),1),ea=180,ta=3;function yt({camera:e}){let[t,n]=(0,J.useState)(0),a=(e?.happened??[]).filter(o=>o.number>t&&o.ago_s<ea&&o.text!==kt.MATTER_OF_COURSE);if(!a.length)return null;let i=a[a.length-1].number;return J.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-ta).reverse().map(o=>J.html`
<li key=${o.number}>
<time>${na(o.ago_s)}</time>
${(0,vt.sentence)(o.text)}${/[.?!]$/.test(o.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>n(i)}>Gelesen</button>
</div>
`}function na(e){return e<5?"jetzt":e<60?`vor ${Math.round(e)} s`:`vor ${Math.round(e/60)} min`}var b=d(g(),1),X=d(ze(),1),pe=d(Ct(),1),ge=d($(),1),Wt=d(D(),1);var ie=d(g(),1);function zt(e){let[t,n]=(0,ie.useState)({answer:null,refused:null});return(0,ie.useEffect)(()=>{let r=!1;return e().then(a=>r||n({answer:a,refused:null})).catch(a=>r||n({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var W=d(g(),1);function se({title:e,close:t,children:n}){let r=(0,W.useRef)(null);return(0,W.useEffect)(()=>{r.current?.showModal()},[]),W.html`
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
`}var ra=[.2,.375,.5555555555555556,.6666666666666666],aa=(e,t)=>n=>{let r=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,i=r>8?a:1,o=t/i|0,s=t%i,l=i-s,c=r>8?o*ra[n]+(e>5)&-2:a,u=o-c;return{t:l*u+s*u+s,o:[[l,u],[s,u+1]],i:c}};var K=e=>new Uint8Array(e),Q=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},le=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Me=e=>e.charCodeAt(0),Bt=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),Rt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Oe=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},I=(e,t,n,r,a=(o,s)=>n(o.length,s),i=r?o=>Bt(Rt(r),e(o)):e)=>(i.test=t,i.l=n,i.est=a,i.eci=r&&[r],i),Ot=I(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Dt=I(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*le(e[r])+le(e[r+1]),11);r<e.length&&t.push(le(e[r]),6)},e=>le(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),_=I(e=>Oe([...e].map(Me)),e=>Me(e)<128,(e,t)=>12+8*(t>9)+8*e);_._=!0,_.u=!0;var De=I(_,e=>Me(e)<256,_.l,3);De._=!0;var Et=new TextEncoder,Ke=I(e=>Oe(Et.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Et.encode(e).length);Ke._=!0;var Be=()=>{let e=new Map,t=new TextDecoder("sjis"),n=K(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),Be=()=>e,e},Le=I(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(Be().get(r),13)},e=>Be().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Le._=!0;var Kt=[Ot,Dt,_,De,Le,Ke],oa={auto:(e,{modes:t=Kt}={})=>(n,r)=>{let a=t.map((u,m)=>{let p=new Map,v=(f,h)=>(p.has(f)||p.set(f,h(f,r)),p.get(f));return{m:u,h:1<<m,C:u.est("",r),S:u.l?(f,h)=>v(h-f,u.l):(f,h)=>v(e.slice(f,h),u.est)}}),i=[{v:0}],o=0,s=0,l=-1;for(let u of[...e,""]){let m=0;if(u)for(let p of a)p.m.test(u)&&(m|=p.h);if(!u||m!==l){if(l!==-1){let p=new Set(i.map(f=>f.D)),v=[];for(let{m:f,C:h,S,h:C}of a)if(l&C){let O=S(o,s);for(let Z of f.eci??p)if(!f.u||!Z){let q;for(let B of i)if(B.D===Z||f.eci){let U=B.m===f&&B.D===Z,Ae=U?B.V:B,Qe=f._&&U?B.v+O-h:Ae.v+12*(Ae.D!==Z)+(U?S(U?B.$:o,s):O);(!q||Qe<q.v)&&(q={$:U?B.$:o,V:Ae,m:f,D:Z,A:s,v:Qe})}q&&v.push(q)}}i=v}l=m,o=s}s+=u.length}i.length||Q(5);let c=[];for(let u=i.reduce((m,p)=>p.v<m.v?p:m);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(n,r))},multi:Bt,eci:Rt,bytes:Oe,numeric:Ot,alphaNumeric:Dt,ascii:_,iso8859_1:De,shift_jis:Le,utf8:Ke},ia=()=>({F:K(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),Ee=(e,t=e*e,n=K(t))=>({size:e,K:n,get:(r,a)=>r>=0&&r<e&&!!(1&n[a*e+r]),toString({on:r="##",off:a="  ",lf:i=`
`,pad:o=4,padX:s=o,padY:l=o}={}){let c="";for(let u=-l;u<e+l;++u){for(let m=-s;m<e+s;++m)c+=this.get(m,u)?r:a;c+=i}return c},toImageData(r,{on:a=[0,0,0],off:i=[0,0,0,0],pad:o=4,padX:s=o,padY:l=o}={}){let c=e+2*s,u=e+2*l,m=r.createImageData(c,u),p=new Uint32Array(m.data.buffer);m.data.set([...a,255]);let v=p[0];m.data.set([...i,255]);let f=p[0];for(let h=0;h<u;++h)for(let S=0;S<c;++S)p[h*c+S]=this.get(S-s,h-l)?v:f;return m},toCanvas(r,a){let i=r.getContext("2d"),o=this.toImageData(i,a);r.width=o.width,r.height=o.height,i.putImageData(o,0,0)},toDataURL({type:r="image/png",scale:a=1,...i}={}){let o=document.createElement("canvas"),s=o.getContext("2d"),l=this.toImageData(s,i);return o.width=l.width*a,o.height=l.height*a,s.putImageData(l,0,0),s.imageSmoothingEnabled=!1,s.globalCompositeOperation="copy",s.drawImage(o,0,0,l.width,l.height,0,0,o.width,o.height),o.toDataURL(r,1)}}),de=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],ce=K(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))ce[ce[t+255]=e++]=t;var Lt=e=>ce[e%255],Pt=e=>ce[e+255],sa=(e,t)=>{let n=K(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)n[r+a]^=Lt(e[r]+t[a]);return n.map(Pt)},la=(e,t)=>{let n=K(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let a=Pt(n[r]);for(let i=0;i<t.length;++i)n[r+i]^=Lt(t[i]+a)}return n.slice(e.length)},Re=[[0],[0,0]];for(let e=1;e<30;++e)Re.push(sa(Re[e],[0,e]));var da=(e,t)=>{let n=[[],[]],r=0,a=0;for(let[o,s]of t.o)for(let l=0;l<o;++l,r+=s){let c=e.slice(r,r+s);n[0].push(c),n[1].push(la(c,Re[t.i])),a+=s+t.i}let i=K(a);a=0;for(let o of n)for(let s=0,l=-1;l<a;++s){l=a;for(let c of o)s<c.length&&(i[a++]=c[s])}return i},Gt=(e,t,n)=>{let r=e<<=n;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>n));return r|e},ca=({size:e,K:t},n)=>{let r=(o,s,l,c)=>{for(;l-- >0;o+=e)t.fill(c,o,o+s)},a=(o,s,l)=>{for(let c=0;c++<3;l-=2)r(s*e+o-(l>>1)*(e+1),l,l,2|c)},i=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let o=e-7;o>8;o-=i){for(let s=o;s>8;s-=i)a(o,s,5);o<e-7&&a(o,6,5)}if(n>6)for(let o=Gt(n,7973,12),s=1;s<7;++s)for(let l=12;l-- >9;o>>=1)t[s*e-l]=2|1&o;r(7,2,9,2),r(e-8,8,9,2);for(let o=0;o<e;++o)t[6*e+o]=3^1&o;a(3,3,7),a(e-4,3,7);for(let o=0;o<e;++o)for(let s=o;s<e;++s)t[s*e+o]=t[o*e+s];t[(e-8)*e+8]=3},ua=({size:e,K:t})=>{let n=[];for(let r=e-2,a=e,i=-1;r>=0;r-=2){for(r===5&&(r=4);a+=i,a!==-1&&a!==e;){let o=a*e+r;t[o+1]||n.push(o+1),t[o]||n.push(o)}i*=-1}return n},pa=({K:e},t,n)=>t.forEach((r,a)=>e[r]=n[a>>3]>>(7&~a)&1),ga=({size:e,K:t},n,r,a)=>{for(let o=0;o<e;++o)for(let s=0;s<e;++s){let l=o*e+s;t[l]^=!(n(s,o)||2&t[l])}let i=21522^Gt((1^a)<<3|r,1335,10);for(let o=0;o++<8;i>>=1)t[(o-(o<7))*e+8]=1&i,t[9*e-o]=1&i;for(let o=8;--o,i;i>>=1)t[8*e+o-(o<7)]=1&i,t[(e-o)*e+8]=1&i},fa=({size:e,K:t},n=0,r=0)=>{for(let a=0;a<e;++a){for(let i=0;i<2;++i)for(let o,s=0,l=0,c=2;s<e;++s){let u=1&t[i?a*e+s:s*e+a];r+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(n+=40),u^c&&(o=0),c=u,n+=++o===5?3:o>5}if(a)for(let i=e+a,o=5*t[a-1]^t[a];i<e*e;i+=e){let s=5*t[i-1]^t[i];n+=3*!(1&(o|s)|4&(o^s)),o=s}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},Mt=[],ue=(e=Q(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:a=40,mask:i,trailer:o=60433,...s}={})=>{n<t&&Q(3),a<r&&Q(2),typeof e=="string"&&(e=oa.auto(e,s));for(let l=r,c=0;l<=a;++l){let u=Mt[l];u||(Mt[l]=u=Ee(4*l+17),ca(u,l),u.p=ua(u));let m=aa(l,u.p.length>>3);if(8*m(t).t<c)continue;let p=ia();e(p,l),c=p.I;for(let v=n;v>=t;--v){let f=m(v);if(8*f.t<c)continue;for(p.I=c+11&-8;p.I<8*f.t;)p.push(o,16);let h=Ee(u.size,u.K);return pa(h,u.p,da(p.F,f)),(de[i]?[de[i]]:de).map((S,C)=>{let O=Ee(h.size,h.K);return ga(O,S,i??C,v),O.s=de[i]?0:fa(O),O}).reduce((S,C)=>C.s<S.s?C:S)}}Q(4)};ue.with=(...e)=>(t,n)=>ue(t,{modes:[...Kt,...e],...n});var Ft=d(g(),1),Pe=4;function Ht({text:e,label:t}){let n=ue(e),r=n.size+2*Pe;return Ft.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${ma(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function ma(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+Pe} ${n+Pe}h1v1h-1z`);return t.join("")}var _t=d(z(),1),It=d(T(),1),ha=1500;function Nt({close:e}){let{deeds:t}=(0,ge.useTable)(),n=(0,ge.useSession)(),{answer:r,refused:a}=zt(()=>t.api.codes(n.id)),[i,o]=(0,b.useState)(null),s=(c,u)=>t.ask("codes",()=>t.api.changeCode(n.id,c,u).then(o)),l=i??r;return b.html`
<${se} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,X.onlyThisMachine)()&&b.html`<p class="hint">
${(0,_t.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${Wt.Refusal} spot="codes" />
${l&&b.html`<${ba} session=${n} codes=${l} change=${s} />`}
<//>
`}function ba({session:e,codes:t,change:n}){let r=i=>e.state.players?.find(o=>o.seat===i)?.name??`Platz ${i}`,a=[...t.seats.map((i,o)=>[r(o+1),i,o+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, auf einem anderen Gerät",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([i,o,s])=>b.html`
<${xa}
key=${s}
who=${i}
link=${o&&(0,X.invitation)(e.id,o)}
change=${l=>n(s,l)}
/>
`)}
${t.spectator&&b.html`<${$a} link=${wa(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${(0,It.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function $a({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${jt} who=${"die Leinwand"} link=${e} />
</li>
`}function wa(e,t){return(0,X.invitation)(e,t,location.origin,pe.ADDRESSES[pe.ROOM])}function xa({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${jt} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
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
`}function jt({who:e,link:t}){let[n,r]=(0,b.useState)(!1),a=async s=>{s.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),ha)},[i,o]=(0,b.useState)(!1);return b.html`
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
${i&&b.html`<${Ht} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var x=d(g(),1),Fe=d($(),1),He=d(D(),1);var L=d(g(),1);var qt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Ut=Object.keys(qt),ka={fill:"#75726b",ink:"#ffffff"};function Y(e){let{fill:t,ink:n}=qt[e]??ka;return{"--hue":t,"--hue-ink":n}}var Zt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function R(e){return Zt[(e-1)%Zt.length]}var Vt=d(g(),1);var Jt=d(T(),1);function ee({colour:e,large:t=!1}){return Vt.html`<span
class=${t?"swatch large":"swatch"}
style=${Y(e)}
title=${e?(0,Jt.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var Qt=d(T(),1),va=["Ada","Bo","Cy"],Xt=["orange","blue","green","red","yellow","purple","pink","white"];function Yt(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):va.map((n,r)=>({name:n,colour:Xt[r]}))}function en(e,t){return t?e:e.map(({name:n})=>({name:n}))}function tn({players:e,set:t,seats:n,coloured:r}){let[a,i]=n,o=(l,c)=>t(e.with(l,{...e[l],...c})),s=Xt.find(l=>!e.some(c=>c.colour===l));return L.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((l,c)=>L.html`
<div class="player-row" data-testid="player-row">
<${ee} colour=${r?l.colour:R(c+1)} />
<input
aria-label=${`Name von Spieler ${c+1}`}
value=${l.name}
onInput=${u=>o(c,{name:u.target.value})}
/>
${r&&L.html`<${ya} place=${c} player=${l} change=${o} />`}
<button
type="button"
class="quiet"
aria-label=${`${l.name||"Spieler"} entfernen`}
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
`}function ya({place:e,player:t,change:n}){return L.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...Ut].map(r=>L.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Qt.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var te=d(T(),1),Xo=d(z(),1),fe=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],Sa=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],Aa=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],fe],Ca=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],fe],Ta=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],fe],za=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],fe],Ea={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},Ma={clay_o_rama:Sa,clearing_house:Aa,metamorph:Ca,generation_zero:Ta,slargeball:za},rn=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}],Ba={clay_o_rama:"Monster aus Knete, am Tisch gebaut, kämpfen, bis eines übrig ist.",clearing_house:"Gangster in einem quadratischen Haus schießen aufeinander, stellen Fallen und entführen sich, bis einer übrig ist.",metamorph:"Zauberer, die ihre Gestalt wechseln, duellieren sich bis zum Tod oder jagen Artefakten nach.",generation_zero:"Agenten jagen ’Sues durch die Orte einer Geschichte, und ’Sues jagen Kanons.",slargeball:"Zwei Mannschaften kämpfen 25 Züge lang auf grünem Feld um einen schweren Ball."};function an({name:e,title:t,summary:n,seats:[r,a]}){let i=Ba[e]??n.split(`
`)[0].replace(`${t}: `,""),o=[`${r} bis ${a} Spieler`,Ea[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,te.sentence)(i.replaceAll("'","’")),facts:`${(0,te.sentence)(o)}.`}}function on(e){let t=Ma[e.name];return t?t.map(([n,r,a])=>nn(e,n,r,a)):Object.keys(e.options).map(n=>nn(e,n,(0,te.spelled)(n)))}function nn(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:a,...i}=e.options[t]??{};return{name:t,title:n,text:r,options:i}}var ln=d(g(),1),dn=d($(),1),cn=d(D(),1),sn="take-in";function un(){let{deeds:e,state:t}=(0,dn.useTable)(),n=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return ln.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[sn]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${cn.Refusal} spot=${sn} />
</div>
`}function pn({close:e}){let{state:t,deeds:n}=(0,Fe.useTable)(),{games:r}=t;return(0,x.useEffect)(()=>{n.learnGames()},[]),x.html`
<${se} title=${"Neues Spiel"} close=${e}>
<${He.Refusal} spot="games" />
${r.length>0&&x.html`<${Ra} games=${r} close=${e} />`}
<${un} />
<//>
`}function Ra({games:e,close:t}){let{deeds:n,state:r}=(0,Fe.useTable)(),[a,i]=(0,x.useState)(r.session?.game??e[0].name),o=e.find(C=>C.name===a)??e[0],s=on(o),[l,c]=(0,x.useState)(s[0].name),[u,m]=(0,x.useState)(()=>Yt(r.session)),[p,v]=(0,x.useState)(r.session?.dice??"seeded"),f="colour"in(Object.values(o.options)[0]?.players?.[0]??{}),h=(s.find(C=>C.name===l)??s[0]).options;return x.html`
<form class="new-game" onSubmit=${C=>{C.preventDefault(),n.begin({game:o.name,options:{...h,players:en(u,f)},dice:p})}}>
${e.length>1&&x.html`<${Ge}
legend=${"Spiel"}
name="game"
chosen=${o.name}
choose=${i}
options=${e.map(an)}
/>`}
<${tn}
players=${u}
set=${m}
seats=${o.seats}
coloured=${f}
/>
<${Ge}
legend=${"Regeln"}
name="preset"
chosen=${l}
choose=${c}
options=${s}
/>
<${Ge}
legend=${"Würfel"}
name="dice"
chosen=${p}
choose=${v}
options=${rn}
/>
<div class="answers">
<${He.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function Ge({legend:e,name:t,options:n,chosen:r,choose:a}){return x.html`
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
`}var E=d(g(),1),je=d($(),1),_n=d(D(),1),In=d(me(),1);var N=d(g(),1);function fn({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return N.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${t.map(a=>N.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:a,name:i,cells:o})=>N.html`
<tr key=${a}>
<th scope="row">${i}</th>
${o.map(s=>N.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>N.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var k=d(g(),1);var A=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function mn(e){return!!e?.lines.some(({points:t})=>t.length>1)}function We({lines:e,chapters:t,seq:n}){let r=e.flatMap(o=>o.points),a=r.map(([,o])=>o),i=Math.min(...r.map(([o])=>o));return{from:Math.min(i,t.find(({seq:o})=>o>=i)?.seq??i),to:Math.max(n,i+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function hn({from:e,to:t,least:n,most:r},a=A){let i=a.width-a.left-a.right,o=a.height-a.top-a.bottom;return{x:s=>a.left+i*(s-e)/(t-e),y:s=>a.top+o*(1-(s-n)/(r-n))}}function bn({points:e},t,n){let r=i=>Math.round(i*10)/10;return`${e.map(([i,o],s)=>{let[l,c]=[r(t.x(i)),r(t.y(o))];return s?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${r(t.x(n))}`}function $n({least:e,most:t},n=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/n))),i=[1,2,5,10].map(s=>s*a).find(s=>r/s<=n)??r,o=Math.ceil(e/i)*i;return Array.from({length:Math.floor((t-o)/i)+1},(s,l)=>o+l*i)}function _e({chapters:e},{from:t,to:n}){return e.map(({title:a,seq:i},o)=>({title:a,from:i,to:(e[o+1]?.seq??n+1)-1})).filter(a=>a.to>=t)}function wn(e){let t=_e(e,We(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,label:r,points:a})=>({key:n,name:r,cells:t.map(({to:i})=>a.findLast(([o])=>o<=i)?.[1]??null)}))}}function xn({counts:e,lines:t}){let n=t.map(({label:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function Ie({game:e,state:t},{key:n,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:o})=>String(o)===n)?.colour||a(r):e==="slargeball"?t.colours[Number(n)-1]:a(r)}var he=["","9 5","2 5","14 5 2 5","5 5"],Oa=100;function kn({session:e,story:t}){return!t||!mn(t)?null:k.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${Da} session=${e} story=${t} />
<${Ka} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${Ga} story=${t} />
</div>
</details>
</figure>
`}function Da({session:e,story:t}){return k.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>k.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${Y(Ie(e,n,R))}
stroke-dasharray=${he[r%he.length]}
/>
</svg>
${n.label} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Ka({session:e,story:t}){let n=(0,k.useId)(),r=We(t),a=hn(r);return k.html`
<svg
viewBox=${`0 0 ${A.width} ${A.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${xn(t)}</title>
<${La} levels=${$n(r)} scale=${a} />
<${Pa} spans=${_e(t,r)} extent=${r} scale=${a} />
${t.lines.map((i,o)=>k.html`
<path
class="curve"
key=${i.key}
d=${bn(i,a,r.to)}
style=${Y(Ie(e,i,R))}
stroke-dasharray=${he[o%he.length]}
/>
`)}
</svg>
`}function La({levels:e,scale:t}){return e.map(n=>k.html`
<g key=${n}>
<path class="level" d=${`M${A.left} ${t.y(n)}H${A.width-A.right}`} />
<text x=${A.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Pa({spans:e,extent:t,scale:n}){let r=A.left;return e.map(({title:a,from:i})=>{let o=n.x(Math.max(i,t.from)),l=a.replace(/\D+/g,"")&&o>=r;return l&&(r=o+Oa),k.html`
<g key=${i}>
${i>t.from&&k.html`<path class="span" d=${`M${o} ${A.top}V${A.height-A.bottom}`} />`}
${l&&k.html`<text x=${o+2} y=${A.height-10}>${a}</text>`}
</g>
`})}function Ga({story:e}){let{columns:t,rows:n}=wn(e);return k.html`
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
`}var Cn=d(g(),1),Tn=d($(),1),zn=d(D(),1),En=d(me(),1);function vn({title:e,outcome:t},n,r){let a=n.map(({seq:i,at:o,told:s})=>`${o} #${i} ${s}${r.has(i)?"":" (zurückgenommen)"}`);return[e,...a,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function yn({id:e,game:t,title:n,state:r,outcome:a},i){let o=(r.players??[]).map(({seat:s,name:l})=>({seat:s,name:l}));return JSON.stringify({id:e,game:t,title:n,players:o,outcome:a,entries:i},null,2)}function Sn({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var An="take-away";function Mn({session:e}){let{deeds:t,state:n}=(0,Tn.useTable)(),r=l=>Sn(e,n.entries,l),a=()=>new Blob([vn(e,n.entries,(0,En.standingOf)(n.entries))]),i=()=>new Blob([yn(e,n.entries)]),o=l=>async()=>{let c=await t.ask(An,()=>t.api.file(e.id,l));c&&Ne(c,r(l))},s=e.role==="referee";return Cn.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${s?o("json"):()=>Ne(i(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${o("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>Ne(a(),r("txt"))}>
Als Text speichern
</button>
<${zn.Refusal} spot=${An} />
</div>
`}function Ne(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var be=d(g(),1),$e=d($(),1),Fa=400;function Bn(e=!0){let{deeds:t}=(0,$e.useTable)(),{id:n,seq:r}=(0,$e.useSession)(),[a,i]=(0,be.useState)(null);return(0,be.useEffect)(()=>{if(!e)return;let o=!0,l=setTimeout(()=>t.api.story(n).then(c=>o&&i(c)).catch(()=>{}),a?Fa:0);return()=>{o=!1,clearTimeout(l)}},[e,n,r]),a}var Nn=d(T(),1);var Ha={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function Rn(e){return Ha[e]??e}var On=d(T(),1);var Wa={clay_o_rama:Na,clearing_house:ja,generation_zero:Za,metamorph:Ua,slargeball:Va};function Dn(e){let{columns:t,cellsOf:n,colourOf:r}=(Wa[e.game]??Ia)(e.state),a=e.outcome?.winners??[],i=(e.state.players??[]).map(o=>({seat:o.seat,name:o.name,colour:r?.(o)??R(o.seat),won:a.includes(o.seat),cells:n(o)}));return{columns:t,rows:i.sort(_a)}}function _a(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((i,o)=>i!==t.cells[o]),[r,a]=[e.cells[n],t.cells[n]];return typeof r=="number"&&typeof a=="number"?a-r:0}function Ia(){return{columns:[],cellsOf:()=>[]}}function Na(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||R(t),cellsOf:({seat:t})=>{let n=e.creatures.filter(({player:a})=>a===t),r=n.filter(a=>a.alive);return[n.length?Ja(r,"hit_points"):"–"]}}}function ja(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Za(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var qa={dead:"tot",left:"hat die Karte verlassen"};function Ua(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?qa[r]??r:Rn(n)]}}function Va(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,On.spelled)(e.colours[t-1]??"")]}}function Ja(e,t){return e.reduce((n,r)=>n+r[t],0)}var j=d(g(),1);function Kn({columns:e,rows:t}){return t.length?j.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(n=>j.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:r,colour:a,won:i,cells:o})=>j.html`
<tr key=${n} data-won=${i}>
<th scope="row">
<${ee} colour=${a} /> ${r}${" "}
${i&&j.html`<span class="won">gewonnen</span>`}
</th>
${o.map(s=>j.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var P=d(z(),1),Qa=6e4;function Ln(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,P.tn)("{count} Runde","{count} Runden",n):(0,P.tn)("{count} Zug","{count} Züge",n)),t.length>1&&Xa(t),(0,P.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Pn(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function Xa(e){let[t,n]=[e[0],e.at(-1)].map(i=>Date.parse(i?.at??"")),r=Math.max(1,Math.round((n-t)/Qa)),a=Math.floor(r/60);return a?`${(0,P.tn)("{count} Stunde","{count} Stunden",a)} ${(0,P.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,P.tn)("{count} Minute","{count} Minuten",r)}var Ya=d(g(),1),Hn=d(T(),1),eo=d(Fn(),1);function Wn(e,t){let n=(e?.winners??[]).map(t);return`Gewonnen: ${(0,Hn.listed)(n)||"Niemand"}`}function jn({session:e}){let{state:t}=(0,je.useTable)(),n=(0,In.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a));return E.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<h2 data-testid="end-who">${Wn(e.outcome,to(e))}</h2>
<p class="why" data-testid="end-why">${(0,Nn.sentence)(e.outcome.why)}.</p>
<${Kn} ...${Dn(e)} />
<p class="small-facts">${Ln(e.state,r).join(" · ")}</p>
<${no} session=${e} />
<${ro} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${Pn(r).map(a=>E.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Eine Kopie speichern</summary>
<${Mn} session=${e} />
</details>
</section>
`}function to({state:e}){return t=>e.players.find(n=>n.seat===t)?.name}function no({session:e}){let{deeds:t,state:n}=(0,je.useTable)(),{game:r,options:a,dice:i}=e;return E.html`
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
<${_n.Refusal} spot="begin" />
</div>
`}function ro({session:e}){let[t,n]=(0,E.useState)(!1),r=Bn(t);return E.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&n(a.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${fn} deeds=${r?.deeds} />
<${kn} session=${e} story=${r} />
</details>
`}var Ze=d(g(),1),Zn=d(oe(),1),qn=d($(),1);var G={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:(e,t,n)=>`${e} fragt nach #${t}: ${n}`,toIt:"Ansehen"};function Un({group:e}){let{state:t,deeds:n}=(0,qn.useTable)(),r=t.looked===e.first;return Ze.html`
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
${r&&Ze.html`<${Zn.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Qn=d(g(),1),Xn=d($(),1);var Vn=d(me(),1),ao=/#(\d+)/;function oo(e){let t=(0,Vn.standingOf)(e);return e.filter(({event:n,seq:r})=>n.type==="Noted"&&t.has(r)).map(({event:n,seq:r,told:a})=>{let i=Number(ao.exec(n.text)?.[1]??0),o=n.text.slice(n.text.indexOf(": ")+1).trim();return{about:i,seq:r,seat:n.seat??null,told:a,asked:o}}).filter(({about:n,seq:r})=>n>0&&n<r)}function Jn(e){let t=oo(e);return t.filter(({about:n,seat:r,seq:a})=>r!==null&&!t.some(i=>i.about===n&&i.seat===null&&i.seq>a))}function Yn(){let{state:e,deeds:t}=(0,Xn.useTable)(),[n]=Jn(e.entries);if(!n)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:o})=>o===n.seat)?.name??"",i=G.open(a,n.about,n.asked);return Qn.html`
<p class="open-question" role="status" data-testid="open-question" title=${i}>
<span>${i}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(n.about)}>
${G.toIt}
</button>
</p>
`}var we=d(g(),1),ar=d(tr(),1),or=d($(),1),nr=6e4,rr=["pointerdown","keydown"],F={drawn:"Der Vorhang ist zu: Diese Seite zeigt, was das Publikum sieht.",lifted:"Der Vorhang ist auf. Nach einer Minute ohne Berührung fällt er wieder.",lift:"Aufziehen",draw:"Zuziehen",away:"Wegnehmen"};function ir(){let{deeds:e}=(0,or.useTable)(),t=(0,ar.curtain)()==="drawn";return(0,we.useEffect)(()=>t?void 0:io(()=>e.curtain("drawn")),[t]),we.html`
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
`}function io(e){let t=setTimeout(e,nr),n=()=>{clearTimeout(t),t=setTimeout(e,nr)};for(let r of rr)addEventListener(r,n,!0);return()=>{clearTimeout(t);for(let r of rr)removeEventListener(r,n,!0)}}var sr=d(g(),1),lr=d(z(),1),so={en:"English",de:"Deutsch"},lo=365*24*3600;function dr(){return Object.entries(so).filter(([e])=>e!==lr.LANGUAGE).map(([e,t])=>sr.html`
<button lang=${e} data-testid=${`language-${e}`} onClick=${()=>co(e)}>
${t}
</button>
`)}function co(e){document.cookie=`language=${e}; path=/; max-age=${lo}; samesite=lax`;let t=new URLSearchParams(location.search);if(!t.has("lang"))return location.reload();t.delete("lang"),location.search=t.toString()}var ne=d(g(),1),br=d(qe(),1);var gr=d(z(),1);var ur=d(T(),1),uo={AbilityUsed:"Fähigkeit genutzt",ActEnded:"Handlung beendet",ActionCancelled:"Aktion aufgehoben",ActionReturned:"Aktion zurückgenommen",ActionStood:"Aktion bleibt bestehen",AgentsDealt:"Agenten verteilt",AimTaken:"Gezielt",Allowed:"Erlaubt",AltitudeChanged:"Höhe geändert",Amended:"Berichtigt",ArmorRaised:"Rüstung angelegt",ArmorUsed:"Rüstung verbraucht",ArtefactUsed:"Artefakt genutzt",ArtefactWon:"Artefakt gewonnen",ArtifactAttacked:"Artefakt angegriffen",ArtifactDestroyed:"Artefakt zerstört",ArtifactHit:"Artefakt getroffen",ArtifactPut:"Artefakt hingelegt",ArtifactSet:"Artefakt richtiggestellt",AttackAnnounced:"Angriff angesagt",AttackBegan:"Angriff begonnen",AttackHit:"Angriff getroffen",AttackMissed:"Angriff daneben",AttacksEnded:"Angriffe beendet",BallDropped:"Ball fallen gelassen",BallEntered:"Ball kam ins Spiel",BallHit:"Ball getroffen",BallPushed:"Ball verschoben",BallPut:"Ball hingelegt",BallRested:"Ball kam zur Ruhe",BaseCardDiscarded:"Feste Karte abgelegt",BaseCardPlayed:"Feste Karte gespielt",BattleBegan:"Kampf begonnen",BattleEnded:"Kampf beendet",BecameBlob:"Zum Blob geworden",BlobStepped:"Blob ging weiter",BonkSurvived:"Ballwurf überstanden",Bonked:"Vom Ball umgeworfen",BrokeAway:"Losgerissen",BroughtDown:"Zu Fall gebracht",BuildingDone:"Bauen fertig",BuildingStarted:"Bauen begonnen",BuildingTimeTold:"Bauzeit angesagt",CalledOff:"Abgeblasen",CalledSet:"Rufe richtiggestellt",CallingBegan:"Rufen begonnen",CanonAdded:"Kanon dazugekommen",CanonCalled:"Kanon gerufen",CanonFled:"Kanon geflohen",CanonFreed:"Kanon befreit",CanonMoved:"Kanon bewegt",CanonPlaced:"Kanon hingestellt",CanonShown:"Kanon aufgedeckt",CanonsLaid:"Kanons ausgelegt",CardDiscarded:"Karte abgelegt",CardDrafted:"Karte gewählt",CardPlayed:"Karte gespielt",CardStolen:"Karte gestohlen",CatchFailed:"Nicht gefangen",ChancesSeen:"Chancen gesehen",ChangeBegan:"Verwandlung begonnen",Changed:"Geändert",ChapterBegun:"Kapitel begonnen",ChargeSet:"Aufladung richtiggestellt",CheckEnded:"Probe beendet",ClayWeighed:"Knete gewogen",CoachCalled:"Coach gerufen",CoachCalmed:"Coach zur Ruhe gebracht",CoachLeft:"Coach gegangen",CoachRoused:"Coach in Gang gebracht",ColourChosen:"Farbe gewählt",ColourKept:"Farbe behalten",ContactDeclared:"Berührung angesagt",Corrected:"Richtiggestellt",CorridorSwept:"Korridor durchschritten",CounterPlaced:"Zählstein gesetzt",CounterattackBarred:"Gegenangriff nicht möglich",CounterattackDeclined:"Auf Gegenangriff verzichtet",CounterattackOffered:"Gegenangriff angeboten",CreatureDied:"Kreatur gestorben",CreatureHandedOver:"Kreatur übergeben",CreatureRemoved:"Kreatur vom Tisch genommen",CreatureThrown:"Kreatur geworfen",CreatureWeighedIn:"Kreatur gewogen",Damaged:"Schaden",Dealt:"Verteilt",DeedsSet:"Taten richtiggestellt",DiceAwaited:"Würfel erwartet",Died:"Gestorben",DivisibilitySet:"Teilbarkeit bestimmt",DraftEnded:"Kartenwahl beendet",EdgeReached:"Rand erreicht",EffectSet:"Wirkung richtiggestellt",Eliminated:"Ausgeschieden",Ensnared:"Umgarnt",EscapeTried:"Losreißen versucht",Fell:"Gefallen",FigureAdded:"Figur dazugekommen",FigureLaid:"Figur hingelegt",FigurePlaced:"Figur aufgestellt",FigurePushed:"Figur verschoben",FigurePut:"Figur hingestellt",FigureRemoved:"Figur entfernt",FigureSet:"Figur richtiggestellt",FiguresPlaced:"Figuren aufgestellt",FirstKnown:"Beginn ausgewürfelt",FirstTied:"Gleichstand um den Beginn",Fled:"Geflohen",FlightBegan:"Flug begonnen",FlightMissed:"Flug verfehlt",FlingAccepted:"Wurf angenommen",FlingBegan:"Werfen begonnen",FlingFailed:"Wurf misslungen",GameStarted:"Spiel begonnen",GameWon:"Spiel entschieden",GoalScored:"Tor",GuestCame:"Gast gekommen",GuestLeft:"Gast gegangen",HalfMade:"Hälfte entstanden",HandedOver:"Übergeben",Healed:"Geheilt",HealthSet:"Gesundheit richtiggestellt",HeartsSet:"Herzen richtiggestellt",Held:"Festgehalten",HeldBack:"Zurückgehalten",HitDeclared:"Treffer angesagt",HitPointsReckoned:"Trefferpunkte berechnet",HitPointsRolled:"Trefferpunkte gewürfelt",HitPointsSet:"Trefferpunkte richtiggestellt",HoldEnded:"Griff gelöst",HoldKept:"Griff hält",HouseRuleChanged:"Hausregel geändert",HouseSet:"Hausregeln richtiggestellt",Hurt:"Verletzt",Improved:"Verbessert",InitiativeRolled:"Initiative gewürfelt",InitiativeSet:"Initiative richtiggestellt",InitiativeTaken:"Initiative bekommen",InkSpread:"Tinte ausgestoßen",Intervened:"Eingegriffen",JudgedByDice:"Mit Würfeln beurteilt",JudgementAsked:"Um Urteil gebeten",Killed:"Getötet",LaidOut:"Ausgelegt",Landed:"Angekommen",LeftMap:"Karte verlassen",LetPassed:"Nicht eingegriffen",LevelDeclared:"Höhe angesagt",LimbReshaped:"Glied umgeformt",LimbTorn:"Glied ausgerissen",LimitWaived:"Grenze aufgehoben",LocationsLaid:"Orte ausgelegt",Looked:"Nachgesehen",LotReturned:"Los zurückgelegt",ManaGained:"Mana gewonnen",ManaSet:"Mana richtiggestellt",MapLaid:"Karte ausgelegt",MatterDropped:"Offenes fallen gelassen",MatterSet:"Offenes richtiggestellt",Mended:"Geheilt",Mired:"Im Haufen stecken geblieben",MissileFired:"Geschoss geworfen",MissileLanded:"Geschoss gelandet",MonsterShown:"Monster aufgedeckt",MonstersBargain:"Monster lassen mit sich handeln",MonstersLaid:"Monster ausgelegt",MoveAccepted:"Bewegung angenommen",MoveBegan:"Zug begonnen",MoveEnded:"Zug beendet",MoveGiven:"Zug gegeben",MoveHeld:"Zug abgewartet",MoveTaken:"Zug vorgezogen",Moved:"Bewegt",MovesEnded:"Bewegungen beendet",NabBegan:"Schnappen begonnen",NabFailed:"Nicht geschnappt",Nabbed:"Geschnappt",NabbedIn:"Aus der Luft geschnappt",Noted:"Bemerkungen",OrderRolled:"Reihenfolge gewürfelt",PacksPassed:"Hand weitergegeben",PartEnded:"Abschnitt beendet",PartLaid:"Kartenteil gelegt",PartLost:"Teil verloren",PartPutBack:"Teil wieder angesetzt",PartsDealt:"Kartenteile verteilt",Passed:"Gepasst",PawnPlaced:"Spielfigur gesetzt",PhaseBegan:"Phase begonnen",PhaseSet:"Phase richtiggestellt",PileCrossed:"Haufen durchquert",PlacesChanged:"Plätze getauscht",PlayBroke:"Spiel unterbrochen",PlayerAdded:"Jemand dazugekommen",PlayerJoined:"Mitspieler dazugekommen",PlayerLeft:"Mitspieler gegangen",PlayerRemoved:"Jemand ausgeschieden",PlayerSet:"Mitspieler richtiggestellt",PlayerSetUp:"Aufgestellt",PoisonBit:"Gift wirkte",Poisoned:"Vergiftet",PoliceFound:"Polizei fand jemanden",PoliceLeft:"Polizei gegangen",PowerBorrowed:"Kraft geliehen",PowerDeclined:"Auf Kraft verzichtet",PowerDrawn:"Kraft gezogen",PowerJudged:"Kraft beurteilt",PowerMadeUp:"Kraft erfunden",PowerOffered:"Kraft angeboten",PowerUsed:"Kraft genutzt",PutBack:"Zurückgestellt",RaidMissed:"Polizei fand kein Feld",Renamed:"Umbenannt",Rested:"Gerastet",Restricted:"Gebannt",Reverted:"Zurückverwandelt",RewardEarned:"Belohnung verdient",RollTied:"Gleichstand gewürfelt",Rolled:"Gewürfelt",Rose:"Aufgestanden",RoundBegan:"Runde begonnen",RoundEnded:"Runde beendet",ScoreSet:"Spielstand richtiggestellt",SettingUpBegan:"Aufstellen begonnen",ShapeSet:"Gestalt richtiggestellt",ShapeTaken:"Gestalt angenommen",ShotHit:"Schuss getroffen",ShotMissed:"Schuss daneben",Shuffled:"Gemischt",Slowed:"Verlangsamt",SpanSet:"Spanne gesetzt",SpecialUsed:"Besonderheit genutzt",SpellCast:"Gezaubert",SpotsDrawn:"Stellen gezogen",StartTied:"Gleichstand um den Beginn",StatSet:"Wert richtiggestellt",StatsSet:"Werte richtiggestellt",StayedDown:"Liegen geblieben",StillAwaited:"Noch erwartet",StoodOff:"Patt",Strode:"Geschritten",Stuck:"Hängen geblieben",Stunned:"Betäubt",SubPhaseBegan:"Abschnitt begonnen",SuesDealt:"’Sues verteilt",TakenBack:"Zurückgenommen",Teleported:"Teleportiert",TheftBegan:"Diebstahl begonnen",ThrowVoided:"Wurf für ungültig erklärt",Thrust:"Zugestoßen",ThrustBegan:"Stoß begonnen",ThrustLost:"Stoß verloren",ThrustsOrdered:"Stöße geordnet",TimeAdded:"Zeit dazugegeben",TraitChosen:"Eigenschaft gewählt",TrapLaid:"Falle gelegt",TrapSet:"Falle gestellt",TrapSprung:"Falle ausgelöst",TrapTaken:"Falle genommen",TurnBegan:"Zug begonnen",TurnEnded:"Zug beendet",TurnGiven:"Zug gegeben",TurnSet:"Zug richtiggestellt",TurnSkipped:"Zug verloren",UpkeepPaid:"Unterhalt bezahlt",UpkeepSpared:"Unterhalt gespart",Voted:"Abgestimmt",WalkBegan:"Weg begonnen",Warped:"Versetzt",WentOffsides:"Ins Abseits gegangen",WhapBegan:"Rempeln begonnen",WhapHit:"Rempler getroffen",WhapMissed:"Rempler daneben",WizardAdded:"Zauberer dazugekommen",WizardPlaced:"Zauberer aufgestellt",WizardRemoved:"Zauberer entfernt",XPlaced:"X gelegt",XSet:"X richtiggestellt"};function pr(e){return uo[e]??(0,ur.spelled)(e)}var xe=d(qe(),1),po={camera:"Von der Kamera gesehen",corrected:"Von der Spielleitung korrigiert",dice:"Würfel und Lose",back:"Zurückgenommen oder berichtigt",gone:"Gilt nicht mehr"};function fr(e){let t=Object.entries(xe.MARKS).map(([a,i])=>({value:a,title:po[a],count:e.filter(i).length})).filter(({count:a})=>a>0),n=new Map;for(let{entries:a}of e)for(let i of new Set(a.map(({event:o})=>o.type)))n.set(i,(n.get(i)??0)+1);let r=[...n].map(([a,i])=>({value:xe.EVENT+a,title:pr(a),count:i})).sort((a,i)=>a.title.localeCompare(i.title));return[...t,...r].map(({value:a,title:i,count:o})=>({value:a,title:`${i} (${o})`}))}function mr({words:e,player:t,kind:n}){return!!(e.trim()||t||n)}function hr(e,t){return`${e} von ${(0,gr.tn)("{count} Schritt","{count} Schritte",t)}`}function $r({wanted:e,want:t,players:n,groups:r,hits:a}){let i=o=>s=>t({...e,[o]:s.target.value});return ne.html`
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
${fr(r).map(({value:o,title:s})=>ne.html`<option value=${o} selected=${o===e.kind}>${s}</option>`)}
</select>
${mr(e)&&ne.html`<p class="found" role="status" data-testid="found">
${hr(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(br.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var ke=d(g(),1),ve=d($(),1),kr=d(xr(),1),vr=d(z(),1);function yr({group:e}){let{state:t,deeds:n}=(0,ve.useTable)(),r=(0,ve.useSession)().role==="referee";return ke.html`
<details class="old-line" data-testid="old-line">
<summary>
Vor der Korrektur (${(0,vr.tn)("{count} Schritt","{count} Schritte",e.oldLine.length)})
</summary>
${e.oldLine.map(a=>ke.html`<${kr.Lines} group=${a} />`)}
${r&&ke.html`<button
class="quiet"
data-testid="take-up-again"
disabled=${t.busy.log}
onClick=${()=>n.takeBack("log",e.first-1)}
>
Diesen Verlauf wieder aufnehmen
</button>`}
</details>
`}var Sr=d(g(),1),ye=d($(),1),Ar=d(D(),1),Ue="missed-throw";function Cr(){let{state:e,deeds:t}=(0,ye.useTable)(),n=(0,ye.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!go(n)?null:Sr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[Ue]}
onClick=${()=>t.missedThrow(Ue)}
>
Verpassten Wurf ergänzen
</button>
<${Ar.Refusal} spot=${Ue} />
</p>
`}function go({role:e,legal:t}){return e==="referee"&&t.some(({type:n})=>n==="Fire"||n==="Land")}var Tr=d(g(),1),zr=d($(),1);function Er(){let{state:e,deeds:t}=(0,zr.useTable)();return e.notices.map(n=>Tr.html`
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
`)}var M=d(g(),1),Mr=d($(),1);function Br(){let{state:e}=(0,Mr.useTable)(),[t,n]=(0,M.useState)(""),r=(0,M.useRef)({keys:new Set,seq:null});return(0,M.useEffect)(()=>{let a=e.proposals.filter(i=>!r.current.keys.has(i.key));r.current.keys=new Set(e.proposals.map(i=>i.key)),a.length&&n(a.map(i=>`Vorschlag: ${i.title}`).join(". "))},[e.proposals]),(0,M.useEffect)(()=>{let a=e.entries.at(-1),i=r.current.seq===null;r.current.seq=a?.seq??0,a&&!i&&n(a.told)},[e.entries]),M.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var Ve=d(g(),1),Rr=d(ze(),1);function Or({proposal:e,code:t}){let n=Math.ceil(e.looks.length/2);return Ve.html`
<div class="looks" data-testid="looks" style=${{"--columns":n}}>
${e.looks.map(r=>Ve.html`
<figure>
<img src=${(0,Rr.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var y=d(g(),1),Se=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],fo=6;function Dr({frames:e,decisive:t,spots:n}){let r=ho(e),[{at:a,playing:i},o]=(0,y.useState)({at:0,playing:!0}),[s,l]=(0,y.useState)(0),c=Math.min(a,e.length-1);(0,y.useEffect)(()=>{if(!i||r<e.length)return;let p=h=>(h+1)%(e.length+fo),f=setInterval(()=>o(h=>h.playing?{...h,at:p(h.at)}:h),1e3/Se[s].fps);return()=>clearInterval(f)},[i,s,r,e.length]);let u=p=>o({at:Math.max(0,Math.min(e.length-1,p)),playing:!1}),m=()=>o(p=>({...p,playing:!p.playing}));return y.html`
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
aria-label=${`Tempo: ${Se[s].label}. Ändern`}
onClick=${()=>l((s+1)%Se.length)}
>
${Se[s].label}
</button>
</figcaption>
<${mo} places=${t} frames=${e} shown=${c} stopAt=${u} />
</figure>
`}function mo({places:e,frames:t,shown:n,stopAt:r}){return e.length?y.html`
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
`:null}function ho(e){let[t,n]=(0,y.useState)(0),r=(0,y.useRef)([]);return(0,y.useEffect)(()=>(n(0),r.current=e.map(a=>{let i=new Image;return i.onload=()=>n(o=>o+1),i.src=a,i}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var re=d(g(),1),Kr=d(oe(),1);function Lr(){let[e,t]=(0,re.useState)(!1);return re.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Im Verlauf</summary>
${e&&re.html`<${Kr.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Spielbericht</a>
</div>
`}var Fr=d(Gr()),Hr=document.createElement("style");Hr.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{min-width:0;overflow-x:auto}.wide td{white-space:nowrap}@media(max-width:400px){.standings :is(th,td){padding-inline:3px}}.deeds{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{white-space:nowrap;font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}@media(max-width:420px){.link input{grid-column:1 / -1}}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}.replay{display:grid;gap:8px}.replay progress{width:100%;height:4px;accent-color:var(--accent)}.replay .decisive{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.replay .decisive button{padding:0;border:2px solid transparent;border-radius:var(--radius-small);background:none;overflow:hidden}.replay .decisive button[aria-pressed=true]{border-color:var(--accent)}.replay .decisive img{display:block}.replay figcaption{display:flex;align-items:center;gap:8px}.replay figcaption button{padding:0 12px;min-width:44px;font-size:var(--small)}.notice{display:flex;align-items:start;gap:12px;margin-block-end:10px;padding:9px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn)}.notice p{flex:1;margin:0;text-wrap:pretty}';document.head.append(Hr);(0,Fr.arrived)("aside",Je);