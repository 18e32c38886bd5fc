var oa=Object.create;var Le=Object.defineProperty;var ra=Object.getOwnPropertyDescriptor;var aa=Object.getOwnPropertyNames;var na=Object.getPrototypeOf,sa=Object.prototype.hasOwnProperty;var S=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},ia=(e,t)=>{for(var o in t)Le(e,o,{get:t[o],enumerable:!0})},la=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of aa(t))!sa.call(e,a)&&a!==o&&Le(e,a,{get:()=>t[a],enumerable:!(r=ra(t,a))||r.enumerable});return e};var l=(e,t,o)=>(o=e!=null?oa(na(e)):{},la(t||!e||!e.__esModule?Le(o,"default",{value:e,enumerable:!0}):o,e));var f=S((jn,at)=>{at.exports=core["view.js"]});var y=S((Nn,nt)=>{nt.exports=core["page/table.js"]});var ce=S((Hn,ct)=>{ct.exports=core["page/part.js"]});var ze=S((Wn,dt)=>{dt.exports=core["device/settings.js"]});var L=S((Bn,ht)=>{ht.exports=core["language.js"]});var Mt=S((Jn,St)=>{St.exports=core["picture/matter_of_course.js"]});var E=S((Xn,Ct)=>{Ct.exports=core["words.js"]});var de=S((es,At)=>{At.exports=core["address.js"]});var Lt=S((ts,_t)=>{_t.exports=core["page/place.js"]});var N=S((os,zt)=>{zt.exports=core["page/refusal.js"]});var we=S((Ts,yo)=>{yo.exports=core["log/groups.js"]});var Ko=S((Ks,Uo)=>{Uo.exports=core["games/awaited.js"]});var cr=S((ui,lr)=>{lr.exports=core["looking_on.js"]});var Ze=S((hi,xr)=>{xr.exports=core["log/finding.js"]});var Or=S((yi,Tr)=>{Tr.exports=core["log/log.js"]});var Zr=S((el,Xr)=>{Xr.exports=core["parts.js"]});var ot={};ia(ot,{Announcer:()=>Nr,ByDevice:()=>wt,ClipButton:()=>or,Curtain:()=>mr,End:()=>Zo,Finder:()=>Cr,Happened:()=>Et,Invite:()=>Yt,LanguageSwitch:()=>$r,LogPlot:()=>Jr,Looks:()=>Hr,Loop:()=>Qr,MissedThrow:()=>Rr,NewGame:()=>wo,Notices:()=>qr,OldLine:()=>_r,OpenQuestions:()=>ir,StoreTroubles:()=>kt});var X=l(f(),1);var le=l(f(),1),it=l(y(),1);function lt(){let{state:e,deeds:t}=(0,it.useTable)(),o=(0,le.useRef)(e);return o.current=e,(0,le.useEffect)(()=>{let r=a=>{if(pa(a.target)||o.current.dialog||a.altKey)return;let s=ca(a,o.current);s&&(a.preventDefault(),s(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function ca(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let o=da(e.key);return o?()=>o.click():e.key==="ArrowDown"||e.key==="j"?()=>st(1):e.key==="ArrowUp"||e.key==="k"?()=>st(-1):null}function da(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",o=t?document.querySelector(`.answer-bar ${t}`):null;return o&&!o.disabled?o:null}function st(e){let o=[...document.querySelectorAll("[data-testid=proposal]")];if(!o.length)return;let r=o.findIndex(n=>n.contains(document.activeElement)),a=r<0?0:Math.min(o.length-1,Math.max(0,r+e));(o[a].querySelector(".take-up")??o[a]).focus(),o[a].scrollIntoView({block:"nearest"})}function pa(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var xt=l(ce(),1);var pt=l(f(),1),ut=l(ze(),1),ft=l(y(),1);function mt(){let e=(0,ft.useSession)(),t=(0,ut.useSettings)().awake&&!e.outcome;return(0,pt.useEffect)(()=>t?ua():void 0,[t]),null}function ua(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),r()}}var bt=l(ze(),1);var gt=l(L(),1);async function fa(){await navigator.serviceWorker?.register(`/worker.js?lang=${gt.LANGUAGE}`)}async function $t(){await navigator.serviceWorker?.getRegistration()&&await fa()}function wt(){let{sound:e,speech:t,buzz:o}=(0,bt.useSettings)();return(0,X.useEffect)(()=>{$t().catch(()=>{})},[]),X.html`
<${mt} />
<${lt} />
${(e||t||o)&&X.html`<${xt.Part} of="device" view="Signals" quiet />`}
`}var K=l(f(),1),yt=l(y(),1),vt=l(L(),1);function kt(){let{state:e}=(0,yt.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:K.html`
${t.problems.map(o=>K.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&K.html`<${ma} count=${t.set_aside} />`}
`}function ma({count:e}){return K.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,vt.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:K.html`<code>tableref store check</code>`})}
</p>
`}var Tt=l(Mt(),1),Z=l(f(),1),Ot=l(E(),1),ha=180,ga=3;function Et({camera:e}){let[t,o]=(0,Z.useState)(0),a=(e?.happened??[]).filter(n=>n.number>t&&n.ago_s<ha&&n.text!==Tt.MATTER_OF_COURSE);if(!a.length)return null;let s=a[a.length-1].number;return Z.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-ga).reverse().map(n=>Z.html`
<li key=${n.number}>
<time>${$a(n.ago_s)}</time>
${(0,Ot.sentence)(n.text)}${/[.?!]$/.test(n.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(s)}>Read</button>
</div>
`}function $a(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var b=l(f(),1),te=l(de(),1),$e=l(Lt(),1),xe=l(y(),1),Kt=l(N(),1);var pe=l(f(),1);function Rt(e){let[t,o]=(0,pe.useState)({answer:null,refused:null});return(0,pe.useEffect)(()=>{let r=!1;return e().then(a=>r||o({answer:a,refused:null})).catch(a=>r||o({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var V=l(f(),1);function ue({title:e,close:t,children:o}){let r=(0,V.useRef)(null);return(0,V.useEffect)(()=>{r.current?.showModal()},[]),V.html`
<dialog
ref=${r}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${s=>{s.target===r.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var xa=[.2,.375,.5555555555555556,.6666666666666666],ba=(e,t)=>o=>{let r=4*e+o-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,s=r>8?a:1,n=t/s|0,i=t%s,c=s-i,p=r>8?n*xa[o]+(e>5)&-2:a,d=n-p;return{t:c*d+i*d+i,o:[[c,d],[i,d+1]],i:p}};var P=e=>new Uint8Array(e),ee=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},fe=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Ie=e=>e.charCodeAt(0),qt=(...e)=>(t,o)=>e.forEach(r=>r(t,o)),jt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},je=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(r=>t.push(r,8))},Y=(e,t,o,r,a=(n,i)=>o(n.length,i),s=r?n=>qt(jt(r),e(n)):e)=>(s.test=t,s.l=o,s.est=a,s.eci=r&&[r],s),Nt=Y(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Pt=Y(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*fe(e[r])+fe(e[r+1]),11);r<e.length&&t.push(fe(e[r]),6)},e=>fe(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Q=Y(e=>je([...e].map(Ie)),e=>Ie(e)<128,(e,t)=>12+8*(t>9)+8*e);Q._=!0,Q.u=!0;var Ne=Y(Q,e=>Ie(e)<256,Q.l,3);Ne._=!0;var It=new TextEncoder,Pe=Y(e=>je(It.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*It.encode(e).length);Pe._=!0;var De=()=>{let e=new Map,t=new TextDecoder("sjis"),o=P(2);for(let r=0;r<7973;++r)o[0]=r/192+129+64*(r>5951),o[1]=r%192+64,e.set(t.decode(o),r);return e.delete("�"),De=()=>e,e},He=Y(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let r of e)t.push(De().get(r),13)},e=>De().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);He._=!0;var Ht=[Nt,Pt,Q,Ne,He,Pe],wa={auto:(e,{modes:t=Ht}={})=>(o,r)=>{let a=t.map((d,u)=>{let m=new Map,$=(h,g)=>(m.has(h)||m.set(h,g(h,r)),m.get(h));return{m:d,h:1<<u,C:d.est("",r),S:d.l?(h,g)=>$(g-h,d.l):(h,g)=>$(e.slice(h,g),d.est)}}),s=[{v:0}],n=0,i=0,c=-1;for(let d of[...e,""]){let u=0;if(d)for(let m of a)m.m.test(d)&&(u|=m.h);if(!d||u!==c){if(c!==-1){let m=new Set(s.map(h=>h.D)),$=[];for(let{m:h,C:g,S:C,h:x}of a)if(c&x){let O=C(n,i);for(let q of h.eci??m)if(!h.u||!q){let k;for(let _ of s)if(_.D===q||h.eci){let j=_.m===h&&_.D===q,A=j?_.V:_,rt=h._&&j?_.v+O-g:A.v+12*(A.D!==q)+(j?C(j?_.$:n,i):O);(!k||rt<k.v)&&(k={$:j?_.$:n,V:A,m:h,D:q,A:i,v:rt})}k&&$.push(k)}}s=$}c=u,n=i}i+=d.length}s.length||ee(5);let p=[];for(let d=s.reduce((u,m)=>m.v<u.v?m:u);d.m;d=d.V)p.push(d.m(e.slice(d.$,d.A)));p.reverse().forEach(d=>d(o,r))},multi:qt,eci:jt,bytes:je,numeric:Nt,alphaNumeric:Pt,ascii:Q,iso8859_1:Ne,shift_jis:He,utf8:Pe},ya=()=>({F:P(2956),I:0,push(e,t){for(let o=t,r=8-(7&this.I);o>0;o-=r,r=8)this.F[this.I>>3]|=e<<r>>o,this.I+=o<r?o:r}}),Re=(e,t=e*e,o=P(t))=>({size:e,K:o,get:(r,a)=>r>=0&&r<e&&!!(1&o[a*e+r]),toString({on:r="##",off:a="  ",lf:s=`
`,pad:n=4,padX:i=n,padY:c=n}={}){let p="";for(let d=-c;d<e+c;++d){for(let u=-i;u<e+i;++u)p+=this.get(u,d)?r:a;p+=s}return p},toImageData(r,{on:a=[0,0,0],off:s=[0,0,0,0],pad:n=4,padX:i=n,padY:c=n}={}){let p=e+2*i,d=e+2*c,u=r.createImageData(p,d),m=new Uint32Array(u.data.buffer);u.data.set([...a,255]);let $=m[0];u.data.set([...s,255]);let h=m[0];for(let g=0;g<d;++g)for(let C=0;C<p;++C)m[g*p+C]=this.get(C-i,g-c)?$:h;return u},toCanvas(r,a){let s=r.getContext("2d"),n=this.toImageData(s,a);r.width=n.width,r.height=n.height,s.putImageData(n,0,0)},toDataURL({type:r="image/png",scale:a=1,...s}={}){let n=document.createElement("canvas"),i=n.getContext("2d"),c=this.toImageData(i,s);return n.width=c.width*a,n.height=c.height*a,i.putImageData(c,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(n,0,0,c.width,c.height,0,0,n.width,n.height),n.toDataURL(r,1)}}),me=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],he=P(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))he[he[t+255]=e++]=t;var Wt=e=>he[e%255],Ft=e=>he[e+255],va=(e,t)=>{let o=P(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)o[r+a]^=Wt(e[r]+t[a]);return o.map(Ft)},ka=(e,t)=>{let o=P(e.length+t.length-1);o.set(e,0);for(let r=0;r<e.length;++r)if(o[r]){let a=Ft(o[r]);for(let s=0;s<t.length;++s)o[r+s]^=Wt(t[s]+a)}return o.slice(e.length)},qe=[[0],[0,0]];for(let e=1;e<30;++e)qe.push(va(qe[e],[0,e]));var Sa=(e,t)=>{let o=[[],[]],r=0,a=0;for(let[n,i]of t.o)for(let c=0;c<n;++c,r+=i){let p=e.slice(r,r+i);o[0].push(p),o[1].push(ka(p,qe[t.i])),a+=i+t.i}let s=P(a);a=0;for(let n of o)for(let i=0,c=-1;c<a;++i){c=a;for(let p of n)i<p.length&&(s[a++]=p[i])}return s},Bt=(e,t,o)=>{let r=e<<=o;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>o));return r|e},Ma=({size:e,K:t},o)=>{let r=(n,i,c,p)=>{for(;c-- >0;n+=e)t.fill(p,n,n+i)},a=(n,i,c)=>{for(let p=0;p++<3;c-=2)r(i*e+n-(c>>1)*(e+1),c,c,2|p)},s=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let n=e-7;n>8;n-=s){for(let i=n;i>8;i-=s)a(n,i,5);n<e-7&&a(n,6,5)}if(o>6)for(let n=Bt(o,7973,12),i=1;i<7;++i)for(let c=12;c-- >9;n>>=1)t[i*e-c]=2|1&n;r(7,2,9,2),r(e-8,8,9,2);for(let n=0;n<e;++n)t[6*e+n]=3^1&n;a(3,3,7),a(e-4,3,7);for(let n=0;n<e;++n)for(let i=n;i<e;++i)t[i*e+n]=t[n*e+i];t[(e-8)*e+8]=3},Ca=({size:e,K:t})=>{let o=[];for(let r=e-2,a=e,s=-1;r>=0;r-=2){for(r===5&&(r=4);a+=s,a!==-1&&a!==e;){let n=a*e+r;t[n+1]||o.push(n+1),t[n]||o.push(n)}s*=-1}return o},Ta=({K:e},t,o)=>t.forEach((r,a)=>e[r]=o[a>>3]>>(7&~a)&1),Oa=({size:e,K:t},o,r,a)=>{for(let n=0;n<e;++n)for(let i=0;i<e;++i){let c=n*e+i;t[c]^=!(o(i,n)||2&t[c])}let s=21522^Bt((1^a)<<3|r,1335,10);for(let n=0;n++<8;s>>=1)t[(n-(n<7))*e+8]=1&s,t[9*e-n]=1&s;for(let n=8;--n,s;s>>=1)t[8*e+n-(n<7)]=1&s,t[(e-n)*e+8]=1&s},Ea=({size:e,K:t},o=0,r=0)=>{for(let a=0;a<e;++a){for(let s=0;s<2;++s)for(let n,i=0,c=0,p=2;i<e;++i){let d=1&t[s?a*e+i:i*e+a];r+=d,c=(c>>1|2098176)&(3047517^d-1),2049&c&&(o+=40),d^p&&(n=0),p=d,o+=++n===5?3:n>5}if(a)for(let s=e+a,n=5*t[a-1]^t[a];s<e*e;s+=e){let i=5*t[s-1]^t[s];o+=3*!(1&(n|i)|4&(n^i)),n=i}}return o+10*(10*Math.abs(r/(e*e)-1)|0)},Dt=[],ge=(e=ee(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:r=1,maxVersion:a=40,mask:s,trailer:n=60433,...i}={})=>{o<t&&ee(3),a<r&&ee(2),typeof e=="string"&&(e=wa.auto(e,i));for(let c=r,p=0;c<=a;++c){let d=Dt[c];d||(Dt[c]=d=Re(4*c+17),Ma(d,c),d.p=Ca(d));let u=ba(c,d.p.length>>3);if(8*u(t).t<p)continue;let m=ya();e(m,c),p=m.I;for(let $=o;$>=t;--$){let h=u($);if(8*h.t<p)continue;for(m.I=p+11&-8;m.I<8*h.t;)m.push(n,16);let g=Re(d.size,d.K);return Ta(g,d.p,Sa(m.F,h)),(me[s]?[me[s]]:me).map((C,x)=>{let O=Re(g.size,g.K);return Oa(O,C,s??x,$),O.s=me[s]?0:Ea(O),O}).reduce((C,x)=>x.s<C.s?x:C)}}ee(4)};ge.with=(...e)=>(t,o)=>ge(t,{modes:[...Ht,...e],...o});var Gt=l(f(),1),We=4;function Ut({text:e,label:t}){let o=ge(e),r=o.size+2*We;return Gt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${Aa(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Aa(e){let t=[];for(let o=0;o<e.size;o+=1)for(let r=0;r<e.size;r+=1)e.get(r,o)&&t.push(`M${r+We} ${o+We}h1v1h-1z`);return t.join("")}var Vt=l(L(),1),Qt=l(E(),1),_a=1500;function Yt({close:e}){let{deeds:t}=(0,xe.useTable)(),o=(0,xe.useSession)(),{answer:r,refused:a}=Rt(()=>t.api.codes(o.id)),[s,n]=(0,b.useState)(null),i=(p,d)=>t.ask("codes",()=>t.api.changeCode(o.id,p,d).then(n)),c=s??r;return b.html`
<${ue} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,te.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Vt.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${Kt.Refusal} spot="codes" />
${c&&b.html`<${La} session=${o} codes=${c} change=${i} />`}
<//>
`}function La({session:e,codes:t,change:o}){let r=s=>e.state.players?.find(n=>n.seat===s)?.name??`Seat ${s}`,a=[...t.seats.map((s,n)=>[r(n+1),s,n+1]),["Spectators",t.spectator,"spectator"],["Referee, on another device",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([s,n,i])=>b.html`
<${Ia}
key=${i}
who=${s}
link=${n&&(0,te.invitation)(e.id,n)}
change=${c=>o(i,c)}
/>
`)}
${t.spectator&&b.html`<${za} link=${Ra(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links expire ${(0,Qt.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function za({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${Jt} who=${"the big screen"} link=${e} />
</li>
`}function Ra(e,t){return(0,te.invitation)(e,t,location.origin,$e.ADDRESSES[$e.ROOM])}function Ia({who:e,link:t,change:o}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Jt} who=${e} link=${t} />`:b.html`<em>Withdrawn: nobody can use it.</em>`}
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
`}function Jt({who:e,link:t}){let[o,r]=(0,b.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),_a)},[s,n]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${a}>${o?"Copied":"Copy"}</button>
<button
aria-expanded=${s}
aria-label=${`QR code for ${e}`}
onClick=${()=>n(!s)}
>
QR
</button>
${s&&b.html`<${Ut} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var v=l(f(),1);var H=l(f(),1),Da={clay_o_rama:()=>H.html`
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
`,clearing_house:()=>H.html`
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
`,metamorph:()=>H.html`
<rect width="64" height="64" fill="#dbe6d3" />
<path d="M32 4l13 7.5v15L32 34l-13-7.5v-15z" fill="#8fb573" />
<path d="M18 29l13 7.5v15L18 59 5 51.5v-15z" fill="#5d8f4e" />
<path d="M46 29l13 7.5v15L46 59l-13-7.5v-15z" fill="#d8c48a" />
<path d="M32 7l6 17H26z" fill="#8453bd" />
<path d="M23 25c4 2.5 14 2.5 18 0" stroke="#8453bd" stroke-width="3.4" stroke-linecap="round" />
<path d="M37 49c1-9 7-13 16-12-4 3-3 6-3 9-5-2-8-1-13 3z" fill="#c93a31" />
<path d="M11 44a7 7 0 1 1 3 6M14 54v-4h4" stroke="#fffdf8" stroke-width="2.4" />
`,generation_zero:()=>H.html`
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
`,slargeball:()=>H.html`
<rect width="64" height="64" fill="#2f7d3b" />
<path d="M32 6v52M6 6h52v52H6z" stroke="#fff" stroke-width="2" opacity="0.75" />
<circle cx="32" cy="32" r="9" stroke="#fff" stroke-width="2" opacity="0.75" />
<path d="M38 24l8-7" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 3.5" />
<circle cx="34" cy="29" r="4.5" fill="#fffdf8" />
<circle cx="17" cy="21" r="6" fill="#ec7f2d" />
<circle cx="18" cy="45" r="6" fill="#ec7f2d" />
<circle cx="48" cy="14" r="6" fill="#3c6fd1" />
<circle cx="47" cy="42" r="6" fill="#3c6fd1" />
`};function Xt({game:e}){let t=Da[e];return t?H.html`<svg class="game-picture" viewBox="0 0 64 64" fill="none" aria-hidden="true">
<${t} />
</svg>`:null}var Be=l(y(),1),Ge=l(N(),1);var z=l(f(),1);var eo={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},to=Object.keys(eo),qa={fill:"#75726b",ink:"#ffffff"};function W(e){let{fill:t,ink:o}=eo[e]??qa;return{"--hue":t,"--hue-ink":o}}var Zt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function D(e){return Zt[(e-1)%Zt.length]}var oo=l(f(),1);var ro=l(E(),1);function oe({colour:e,large:t=!1}){return oo.html`<span
class=${t?"swatch large":"swatch"}
style=${W(e)}
title=${e?(0,ro.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var ao=l(E(),1),no=["Ada","Bo","Cy","Di","Eli","Flo","Gil","Hal","Ivy","Jo","Kim","Lou"],ja=3,so=["orange","blue","green","red","yellow","purple","pink","white"];function io(e){let t=e?.state.players;return t?t.map(({name:o,colour:r})=>({name:o,colour:r??""})):no.slice(0,ja).map((o,r)=>({name:o,colour:so[r]}))}function lo(e,t){return t?e:e.map(({name:o})=>({name:o}))}function co({players:e,set:t,seats:o,coloured:r}){let[a,s]=o,n=(d,u)=>t(e.with(d,{...e[d],...u})),i=(0,z.useRef)(!1),c=no.find(d=>!e.some(u=>u.name===d))??"",p=so.find(d=>!e.some(u=>u.colour===d));return z.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((d,u)=>z.html`
<div class="player-row" data-testid="player-row">
<${oe} colour=${r?d.colour:D(u+1)} />
<input
aria-label=${`Name of player ${u+1}`}
value=${d.name}
ref=${u===e.length-1?Na(i):void 0}
onInput=${m=>n(u,{name:m.target.value})}
/>
${r&&z.html`<${Pa} place=${u} player=${d} change=${n} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${d.name||"player"}`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((m,$)=>$!==u))}
>
×
</button>
</div>
`)}
${e.length<s&&z.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>{i.current=!0,t([...e,{name:c,colour:p??""}])}}
>
Add a player
</button>`}
</fieldset>
`}function Na(e){return t=>{!t||!e.current||(e.current=!1,t.focus(),t.select(),t.scrollIntoView({block:"nearest"}))}}function Pa({place:e,player:t,change:o}){return z.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${r=>o(e,{colour:r.target.value})}
>
${["",...to].map(r=>z.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,ao.named)(r):"any colour"}
</option>
`)}
</select>
`}var re=l(E(),1),be=["thimble","Thimble","As small as it goes: to try it out."],Ha=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Wa=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],be],Fa=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],be],Ba=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],be],Ga=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],be],Ua={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Ka={clay_o_rama:Ha,clearing_house:Wa,metamorph:Fa,generation_zero:Ba,slargeball:Ga},uo=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}],Va={clay_o_rama:"Monsters of modelling clay, built at the table, fight until one is left.",clearing_house:"Gangsters in a square house shoot, trap and abduct each other until one is left.",metamorph:"Wizards who change their shapes duel to the death, or hunt for artifacts.",generation_zero:"Agents hunt ’Sues through the Locations of a story, and ’Sues hunt Canons.",slargeball:"Two teams of figures fight for a heavy ball on a green field, for 25 turns."};function fo({name:e,title:t,summary:o,seats:[r,a]}){let s=Va[e]??o.split(`
`)[0].replace(`${t}: `,""),n=[`${r} to ${a} players`,Ua[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,re.sentence)(s.replaceAll("'","’")),facts:`${(0,re.sentence)(n)}.`}}function mo(e){let t=Ka[e.name];return t?t.map(([o,r,a])=>po(e,o,r,a)):Object.keys(e.options).map(o=>po(e,o,(0,re.spelled)(o)))}function po(e,t,o,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:r,options:{preset:t}};let{type:a,...s}=e.options[t]??{};return{name:t,title:o,text:r,options:s}}var go=l(f(),1),$o=l(y(),1),xo=l(N(),1),ho="take-in";function bo(){let{deeds:e,state:t}=(0,$o.useTable)(),o=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return go.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[ho]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${xo.Refusal} spot=${ho} />
</div>
`}function wo({close:e}){let{state:t,deeds:o}=(0,Be.useTable)(),{games:r}=t;return(0,v.useEffect)(()=>{o.learnGames()},[]),v.html`
<${ue} title=${"New game"} close=${e}>
<${Ge.Refusal} spot="games" />
${r.length>0&&v.html`<${Qa} games=${r} close=${e} />`}
<${bo} />
<//>
`}function Qa({games:e,close:t}){let{deeds:o,state:r}=(0,Be.useTable)(),[a,s]=(0,v.useState)(r.session?.game??e[0].name),n=e.find(x=>x.name===a)??e[0],i=mo(n),[c,p]=(0,v.useState)(i[0].name),[d,u]=(0,v.useState)(()=>io(r.session)),[m,$]=(0,v.useState)(r.session?.dice??"seeded"),h="colour"in(Object.values(n.options)[0]?.players?.[0]??{}),g=(i.find(x=>x.name===c)??i[0]).options;return v.html`
<form class="new-game" onSubmit=${x=>{x.preventDefault(),o.begin({game:n.name,options:{...g,players:lo(d,h)},dice:m})}}>
${e.length>1&&v.html`<${Fe}
legend=${"Game"}
name="game"
chosen=${n.name}
choose=${s}
options=${e.map(fo)}
/>`}
<${co}
players=${d}
set=${u}
seats=${n.seats}
coloured=${h}
/>
<${Fe}
legend=${"Rules"}
name="preset"
chosen=${c}
choose=${p}
options=${i}
/>
<${Fe}
legend=${"Dice"}
name="dice"
chosen=${m}
choose=${$}
options=${uo}
/>
<div class="answers">
<${Ge.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function Fe({legend:e,name:t,options:o,chosen:r,choose:a}){return v.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(s=>v.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${s.name}
checked=${s.name===r}
onChange=${()=>a(s.name)}
/>
${t==="game"&&v.html`<${Xt} game=${s.name} />`}
<span>
<strong>${s.title}</strong>
${s.text&&v.html`<small>${s.text}</small>`}
${s.facts&&v.html`<small class="about">${s.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var R=l(f(),1),Je=l(y(),1),Yo=l(N(),1),Jo=l(we(),1);var ae=l(f(),1);var Ue=l(f(),1);function ye({columns:e}){return Ue.html`
<thead>
<tr>
<th scope="col">Player</th>
${e.map(t=>Ue.html`<th scope="col">${t}</th>`)}
</tr>
</thead>
`}function vo({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:r}=e;return ae.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<${ye} columns=${t} />
<tbody>
${o.map(({seat:a,name:s,cells:n})=>ae.html`
<tr key=${a}>
<th scope="row">${s}</th>
${n.map(i=>ae.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>ae.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var M=l(f(),1);var T=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function ko(e){return!!e?.lines.some(({points:t})=>t.length>1)}function Ke({lines:e,chapters:t,seq:o}){let r=e.flatMap(n=>n.points),a=r.map(([,n])=>n),s=Math.min(...r.map(([n])=>n));return{from:Math.min(s,t.find(({seq:n})=>n>=s)?.seq??s),to:Math.max(o,s+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function So({from:e,to:t,least:o,most:r},a=T){let s=a.width-a.left-a.right,n=a.height-a.top-a.bottom;return{x:i=>a.left+s*(i-e)/(t-e),y:i=>a.top+n*(1-(i-o)/(r-o))}}function Mo({points:e},t,o){let r=s=>Math.round(s*10)/10;return`${e.map(([s,n],i)=>{let[c,p]=[r(t.x(s)),r(t.y(n))];return i?`H${c}V${p}`:`M${c} ${p}`}).join("")}H${r(t.x(o))}`}function Co({least:e,most:t},o=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/o))),s=[1,2,5,10].map(i=>i*a).find(i=>r/i<=o)??r,n=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-n)/s)+1},(i,c)=>n+c*s)}function Ve({chapters:e},{from:t,to:o}){return e.map(({title:a,seq:s},n)=>({title:a,from:s,to:(e[n+1]?.seq??o+1)-1})).filter(a=>a.to>=t)}function To(e){let t=Ve(e,Ke(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,label:r,points:a})=>({key:o,name:r,cells:t.map(({to:s})=>a.findLast(([n])=>n<=s)?.[1]??null)}))}}function Oo({counts:e,lines:t}){let o=t.map(({label:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function Qe({game:e,state:t},{key:o,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:n})=>String(n)===o)?.colour||a(r):e==="slargeball"?t.colours[Number(o)-1]:a(r)}var ve=["","9 5","2 5","14 5 2 5","5 5"],Ya=100;function Eo({session:e,story:t}){return!t||!ko(t)?null:M.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Ja} session=${e} story=${t} />
<${Xa} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${tn} story=${t} />
</div>
</details>
</figure>
`}function Ja({session:e,story:t}){return M.html`
<ul class="plot-legend">
${t.lines.map((o,r)=>M.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${W(Qe(e,o,D))}
stroke-dasharray=${ve[r%ve.length]}
/>
</svg>
${o.label} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Xa({session:e,story:t}){let o=(0,M.useId)(),r=Ke(t),a=So(r);return M.html`
<svg
viewBox=${`0 0 ${T.width} ${T.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${Oo(t)}</title>
<${Za} levels=${Co(r)} scale=${a} />
<${en} spans=${Ve(t,r)} extent=${r} scale=${a} />
${t.lines.map((s,n)=>M.html`
<path
class="curve"
key=${s.key}
d=${Mo(s,a,r.to)}
style=${W(Qe(e,s,D))}
stroke-dasharray=${ve[n%ve.length]}
/>
`)}
</svg>
`}function Za({levels:e,scale:t}){return e.map(o=>M.html`
<g key=${o}>
<path class="level" d=${`M${T.left} ${t.y(o)}H${T.width-T.right}`} />
<text x=${T.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function en({spans:e,extent:t,scale:o}){let r=T.left;return e.map(({title:a,from:s})=>{let n=o.x(Math.max(s,t.from)),c=a.replace(/\D+/g,"")&&n>=r;return c&&(r=n+Ya),M.html`
<g key=${s}>
${s>t.from&&M.html`<path class="span" d=${`M${n} ${T.top}V${T.height-T.bottom}`} />`}
${c&&M.html`<text x=${n+2} y=${T.height-10}>${a}</text>`}
</g>
`})}function tn({story:e}){let{columns:t,rows:o}=To(e);return M.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(r=>M.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:r,name:a,cells:s})=>M.html`
<tr key=${r}>
<th scope="row">${a}</th>
${s.map(n=>M.html`<td>${n??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var Ro=l(f(),1),Io=l(y(),1),Do=l(N(),1),qo=l(we(),1);function Ao({title:e,outcome:t},o,r){let a=o.map(({seq:s,at:n,told:i})=>`${n} #${s} ${i}${r.has(s)?"":" (taken back)"}`);return[e,...a,t?`The end: ${t.why}.`:"",""].join(`
`)}function _o({id:e,game:t,title:o,state:r,outcome:a},s){let n=(r.players??[]).map(({seat:i,name:c})=>({seat:i,name:c}));return JSON.stringify({id:e,game:t,title:o,players:n,outcome:a,entries:s},null,2)}function Lo({game:e},t,o){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",o)}var zo="take-away";function jo({session:e}){let{deeds:t,state:o}=(0,Io.useTable)(),r=c=>Lo(e,o.entries,c),a=()=>new Blob([Ao(e,o.entries,(0,qo.standingOf)(o.entries))]),s=()=>new Blob([_o(e,o.entries)]),n=c=>async()=>{let p=await t.ask(zo,()=>t.api.file(e.id,c));p&&Ye(p,r(c))},i=e.role==="referee";return Ro.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${i?n("json"):()=>Ye(s(),r("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${n("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>Ye(a(),r("txt"))}>
Save as text
</button>
<${Do.Refusal} spot=${zo} />
</div>
`}function Ye(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var ke=l(f(),1),Se=l(y(),1),on=400;function No(e=!0){let{deeds:t}=(0,Se.useTable)(),{id:o,seq:r}=(0,Se.useSession)(),[a,s]=(0,ke.useState)(null);return(0,ke.useEffect)(()=>{if(!e)return;let n=!0,c=setTimeout(()=>t.api.story(o).then(p=>n&&s(p)).catch(()=>{}),a?on:0);return()=>{n=!1,clearTimeout(c)}},[e,o,r]),a}var Xo=l(E(),1);var rn={};function Po(e){return rn[e]??e}var Ho=l(E(),1);var an={clay_o_rama:ln,clearing_house:cn,generation_zero:dn,metamorph:un,slargeball:fn};function Wo(e){let{columns:t,cellsOf:o,colourOf:r}=(an[e.game]??sn)(e.state),a=e.outcome?.winners??[],s=(e.state.players??[]).map(n=>({seat:n.seat,name:n.name,colour:r?.(n)??D(n.seat),won:a.includes(n.seat),cells:o(n)}));return{columns:t,rows:s.sort(nn)}}function nn(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((s,n)=>s!==t.cells[n]),[r,a]=[e.cells[o],t.cells[o]];return typeof r=="number"&&typeof a=="number"?a-r:0}function sn(){return{columns:[],cellsOf:()=>[]}}function ln(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:r})=>r===t)?.colour||o||D(t),cellsOf:({seat:t})=>{let o=e.creatures.filter(({player:a})=>a===t),r=o.filter(a=>a.alive);return[o.length?mn(r,"hit_points"):"–"]}}}function cn(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function dn(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var pn={dead:"dead",left:"left the map"};function un(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:r})=>[r?0:e,t,r?pn[r]??r:Po(o)]}}function fn(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Ho.spelled)(e.colours[t-1]??"")]}}function mn(e,t){return e.reduce((o,r)=>o+r[t],0)}var ne=l(f(),1);function Fo({columns:e,rows:t}){return t.length?ne.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<${ye} columns=${e} />
<tbody>
${t.map(({seat:o,name:r,colour:a,won:s,cells:n})=>ne.html`
<tr key=${o} data-won=${s}>
<th scope="row">
<${oe} colour=${a} /> ${r}${" "}
${s&&ne.html`<span class="won">won</span>`}
</th>
${n.map(i=>ne.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var F=l(L(),1),hn=6e4;function Bo(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,F.tn)("{count} round","{count} rounds",o):(0,F.tn)("{count} turn","{count} turns",o)),t.length>1&&gn(t),(0,F.tn)("{count} decision","{count} decisions",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Go(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function gn(e){let[t,o]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),r=Math.max(1,Math.round((o-t)/hn)),a=Math.floor(r/60);return a?`${(0,F.tn)("{count} hour","{count} hours",a)} ${(0,F.tn)("{count} minute","{count} minutes",r%60)}`:(0,F.tn)("{count} minute","{count} minutes",r)}var $n=l(f(),1),Vo=l(E(),1),xn=l(Ko(),1);function Qo(e,t){let o=(e?.winners??[]).map(t);return`${(0,Vo.listed)(o)||"Nobody"} won`}function Zo({session:e}){let{state:t}=(0,Je.useTable)(),o=(0,Jo.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>o.has(a));return R.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<h2 data-testid="end-who">${Qo(e.outcome,bn(e))}</h2>
<p class="why" data-testid="end-why">${(0,Xo.sentence)(e.outcome.why)}.</p>
<${Fo} ...${Wo(e)} />
<p class="small-facts">${Bo(e.state,r).join(" · ")}</p>
<${wn} session=${e} />
<${yn} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Go(r).map(a=>R.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Save a copy</summary>
<${jo} session=${e} />
</details>
</section>
`}function bn({state:e}){return t=>e.players.find(o=>o.seat===t)?.name}function wn({session:e}){let{deeds:t,state:o}=(0,Je.useTable)(),{game:r,options:a,dice:s}=e;return R.html`
<div class="answers">
${a&&R.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:s})}
>
Play again, same players
</button>`}
${e.role==="referee"&&R.html`<button onClick=${()=>t.show("new-game")}>New game</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${Yo.Refusal} spot="begin" />
</div>
`}function yn({session:e}){let[t,o]=(0,R.useState)(!1),r=No(t);return R.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&o(a.target.open)}
>
<summary>The game in figures</summary>
<${vo} deeds=${r?.deeds} />
<${Eo} session=${e} story=${r} />
</details>
`}var Xe=l(f(),1),er=l(ce(),1),tr=l(y(),1);var B={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(e,t,o)=>`${e} asks about #${t}: ${o}`,toIt:"Look"};function or({group:e}){let{state:t,deeds:o}=(0,tr.useTable)(),r=t.looked===e.first;return Xe.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:B.lookAt(e.entries[0].told)}
onClick=${()=>o.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?B.close:B.look}
</button>
${r&&Xe.html`<${er.Part} of="again" view="Again" group=${e} />`}
</div>
`}var nr=l(f(),1),sr=l(y(),1);var rr=l(we(),1),vn=/#(\d+)/;function kn(e){let t=(0,rr.standingOf)(e);return e.filter(({event:o,seq:r})=>o.type==="Noted"&&t.has(r)).map(({event:o,seq:r,told:a})=>{let s=Number(vn.exec(o.text)?.[1]??0),n=o.text.slice(o.text.indexOf(": ")+1).trim();return{about:s,seq:r,seat:o.seat??null,told:a,asked:n}}).filter(({about:o,seq:r})=>o>0&&o<r)}function ar(e){let t=kn(e);return t.filter(({about:o,seat:r,seq:a})=>r!==null&&!t.some(s=>s.about===o&&s.seat===null&&s.seq>a))}function ir(){let{state:e,deeds:t}=(0,sr.useTable)(),[o]=ar(e.entries);if(!o)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:n})=>n===o.seat)?.name??"",s=B.open(a,o.about,o.asked);return nr.html`
<p class="open-question" role="status" data-testid="open-question" title=${s}>
<span>${s}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${B.toIt}
</button>
</p>
`}var Me=l(f(),1),ur=l(cr(),1),fr=l(y(),1),dr=6e4,pr=["pointerdown","keydown"],G={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function mr(){let{deeds:e}=(0,fr.useTable)(),t=(0,ur.curtain)()==="drawn";return(0,Me.useEffect)(()=>t?void 0:Sn(()=>e.curtain("drawn")),[t]),Me.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
<span title=${t?G.drawn:G.lifted}>${t?G.drawn:G.lifted}</span
>${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?G.lift:G.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${G.away}
</button>
</p>
`}function Sn(e){let t=setTimeout(e,dr),o=()=>{clearTimeout(t),t=setTimeout(e,dr)};for(let r of pr)addEventListener(r,o,!0);return()=>{clearTimeout(t);for(let r of pr)removeEventListener(r,o,!0)}}var hr=l(f(),1),gr=l(L(),1),Mn={en:"English",de:"Deutsch"},Cn=365*24*3600;function $r(){return Object.entries(Mn).filter(([e])=>e!==gr.LANGUAGE).map(([e,t])=>hr.html`
<button lang=${e} data-testid=${`language-${e}`} onClick=${()=>Tn(e)}>
${t}
</button>
`)}function Tn(e){document.cookie=`language=${e}; path=/; max-age=${Cn}; samesite=lax`;let t=new URLSearchParams(location.search);if(!t.has("lang"))return location.reload();t.delete("lang"),location.search=t.toString()}var se=l(f(),1),Mr=l(Ze(),1);var yr=l(L(),1);var br=l(E(),1),On={};function wr(e){return On[e]??(0,br.spelled)(e)}var Ce=l(Ze(),1),En={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer counts"};function vr(e){let t=Object.entries(Ce.MARKS).map(([a,s])=>({value:a,title:En[a],count:e.filter(s).length})).filter(({count:a})=>a>0),o=new Map;for(let{entries:a}of e)for(let s of new Set(a.map(({event:n})=>n.type)))o.set(s,(o.get(s)??0)+1);let r=[...o].map(([a,s])=>({value:Ce.EVENT+a,title:wr(a),count:s})).sort((a,s)=>a.title.localeCompare(s.title));return[...t,...r].map(({value:a,title:s,count:n})=>({value:a,title:`${s} (${n})`}))}function kr({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function Sr(e,t){return`${e} of ${(0,yr.tn)("{count} step","{count} steps",t)}`}function Cr({wanted:e,want:t,players:o,groups:r,hits:a}){let s=n=>i=>t({...e,[n]:i.target.value});return se.html`
<form class="finder" role="search" onSubmit=${n=>n.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Search the log: words, or the number of an entry"}
placeholder=${"Search, or #12"}
value=${e.words}
onInput=${s("words")}
/>
<select data-testid="find-player" aria-label=${"Whose"} onChange=${s("player")}>
<option value="" selected=${!e.player}>Everybody</option>
${o.map(({name:n})=>se.html`<option value=${n} selected=${n===e.player}>${n}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${s("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${vr(r).map(({value:n,title:i})=>se.html`<option value=${n} selected=${n===e.kind}>${i}</option>`)}
</select>
${kr(e)&&se.html`<p class="found" role="status" data-testid="found">
${Sr(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(Mr.ALL)}>
Show all
</button>
</p>`}
</form>
`}var Te=l(f(),1),Oe=l(y(),1),Er=l(Or(),1),Ar=l(L(),1);function _r({group:e}){let{state:t,deeds:o}=(0,Oe.useTable)(),r=(0,Oe.useSession)().role==="referee";return Te.html`
<details class="old-line" data-testid="old-line">
<summary>
Before the correction (${(0,Ar.tn)("{count} step","{count} steps",e.oldLine.length)})
</summary>
${e.oldLine.map(a=>Te.html`<${Er.Lines} group=${a} />`)}
${r&&Te.html`<button
class="quiet"
data-testid="take-up-again"
disabled=${t.busy.log}
onClick=${()=>o.takeBack("log",e.first-1)}
>
Go back to this version
</button>`}
</details>
`}var Lr=l(f(),1),Ee=l(y(),1),zr=l(N(),1),et="missed-throw";function Rr(){let{state:e,deeds:t}=(0,Ee.useTable)(),o=(0,Ee.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!An(o)?null:Lr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[et]}
onClick=${()=>t.missedThrow(et)}
>
Add a missed throw
</button>
<${zr.Refusal} spot=${et} />
</p>
`}function An({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var Ir=l(f(),1),Dr=l(y(),1);function qr(){let{state:e,deeds:t}=(0,Dr.useTable)();return e.notices.map(o=>Ir.html`
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
`)}var I=l(f(),1),jr=l(y(),1);function Nr(){let{state:e}=(0,jr.useTable)(),[t,o]=(0,I.useState)(""),r=(0,I.useRef)({keys:new Set,seq:null});return(0,I.useEffect)(()=>{let a=e.proposals.filter(s=>!r.current.keys.has(s.key));r.current.keys=new Set(e.proposals.map(s=>s.key)),a.length&&o(a.map(s=>`Proposal: ${s.title}`).join(". "))},[e.proposals]),(0,I.useEffect)(()=>{let a=e.entries.at(-1),s=r.current.seq===null;r.current.seq=a?.seq??0,a&&!s&&o(a.told)},[e.entries]),I.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var tt=l(f(),1),Pr=l(de(),1);function Hr({proposal:e,code:t}){let o=Math.ceil(e.looks.length/2);return tt.html`
<div class="looks" data-testid="looks" style=${{"--columns":o}}>
${e.looks.map(r=>tt.html`
<figure>
<img src=${(0,Pr.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var w=l(f(),1),Vr=l(de(),1);var J=l(f(),1);var Fr=l(L(),1),Wr=new Map;function Br(e,t){let o=Wr.get(t)??_n(t);return Wr.set(t,o),o.format(e)}function _n(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(Fr.LANGUAGE,t)}var U=l(E(),1);function Gr(e){let t=e.flatMap(({shift_px:o})=>o).filter(o=>o!==null);return Math.max(1,...t)}function Ur(e,t,o){let r=[[]];return e.forEach((a,s)=>{a===null?r.push([]):r.at(-1)?.push(`${s},${Math.round((1-a/t)*o*10)/10}`)}),r.filter(a=>a.length>1).map(a=>a.join(" "))}var Ae=30;function Kr({readings:e,shown:t,decisive:o}){if(!e.length)return null;let r=Gr(e),a=1-e.reduce((s,{probability:n})=>s+n,0);return J.html`
<dl class="readings" data-testid="readings">
${e.map(s=>J.html`
<div style=${W(s.colour)}>
<dt>${(0,U.sentence)((0,U.named)(s.colour))}</dt>
<dd>${(0,U.percent)(s.probability)}</dd>
<${Ln} ...${{reading:s,most:r,shown:t,decisive:o}} />
</div>
`)}
<div>
<dt>Nobody</dt>
<dd>${(0,U.percent)(Math.max(0,a))}</dd>
</div>
</dl>
<p class="hint">
How far each moved in the picture, frame by frame: ${Br(r,1)} px at most.
</p>
`}function Ln({reading:e,most:t,shown:o,decisive:r}){let a=e.shift_px.length,s=Math.min(...r);return J.html`
<svg viewBox=${`0 0 ${a-1} ${Ae}`} preserveAspectRatio="none" aria-hidden="true">
${r.length>0&&J.html`<rect x=${s} y="0" width=${Math.max(...r)-s} height=${Ae} />`}
<path class="here" d=${`M${o} 0V${Ae}`} />
${Ur(e.shift_px,t,Ae).map(n=>J.html`<polyline points=${n} />`)}
</svg>
`}var _e=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],zn=6;function Qr({told:e,code:t,spots:o}){let{replay:r,close:a,decisive:s,readings:n}=e,[i,c]=(0,w.useState)(!1),p=(i?a:r).map(k=>(0,Vr.withCode)(k,t)),d=Dn(p),u=(0,w.useRef)(null),[{at:m,playing:$},h]=(0,w.useState)({at:0,playing:!0}),[g,C]=(0,w.useState)(0),x=Math.min(m,p.length-1);(0,w.useEffect)(()=>{if(!$||d<p.length)return;let k=A=>(A+1)%(p.length+zn),j=setInterval(()=>h(A=>A.playing?{...A,at:k(A.at)}:A),1e3/_e[g].fps);return()=>clearInterval(j)},[$,g,d,p.length]);let O=k=>h({at:Math.max(0,Math.min(p.length-1,k)),playing:!1}),q=()=>h(k=>({...k,playing:!k.playing}));return w.html`
<figure
class="replay"
ref=${u}
data-testid="replay"
data-frames=${p.length}
data-loaded=${d}
data-at=${x}
data-near=${i}
>
<div class="touchable">
<img
src=${p[x]}
alt=${`Replay, picture ${x+1}`}
width="640"
height="360"
/>
${!i&&o("in_replay")}
</div>
${d<p.length&&w.html`<progress
max=${p.length}
value=${d}
aria-label=${"Loading the replay"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${$?"Pause the replay":"Play the replay"}
onClick=${q}
>
<span aria-hidden="true">${$?"❚❚":"▶"}</span>
</button>
<button aria-label=${"One picture back"} onClick=${()=>O(x-1)}>‹</button>
<input
type="range"
min="0"
max=${p.length-1}
value=${x}
aria-label=${"Picture of the replay"}
onInput=${k=>O(Number(k.target.value))}
/>
<button aria-label=${"One picture on"} onClick=${()=>O(x+1)}>›</button>
</figcaption>
<div class="replay-ways">
<button
aria-label=${`Speed: ${_e[g].label}. Change it`}
onClick=${()=>C((g+1)%_e.length)}
>
${_e[g].label}
</button>
${a.length>0&&w.html`<button
data-testid="replay-close"
aria-pressed=${i}
onClick=${()=>c(!i)}
>
Close-up
</button>`}
${document.fullscreenEnabled&&w.html`<button data-testid="replay-fill" onClick=${()=>Rn(u.current)}>
Fill the screen
</button>`}
</div>
<${Kr} readings=${n} shown=${x} decisive=${s} />
<${In} places=${s} frames=${p} shown=${x} stopAt=${O} />
</figure>
`}function Rn(e){(document.fullscreenElement?document.exitFullscreen():e?.requestFullscreen())?.catch(()=>{})}function In({places:e,frames:t,shown:o,stopAt:r}){return e.length?w.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(a=>w.html`
<button
data-testid="decisive"
aria-label=${`Stop at picture ${a+1}, one that decides`}
aria-pressed=${a===o}
onClick=${()=>r(a)}
>
<img src=${t[a]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function Dn(e){let[t,o]=(0,w.useState)(0),r=(0,w.useRef)([]);return(0,w.useEffect)(()=>(o(0),r.current=e.map(a=>{let s=new Image;return s.onload=()=>o(n=>n+1),s.src=a,s}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var ie=l(f(),1),Yr=l(ce(),1);function Jr(){let[e,t]=(0,ie.useState)(!1);return ie.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Over time</summary>
${e&&ie.html`<${Yr.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var ea=l(Zr()),ta=document.createElement("style");ta.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{min-width:0;overflow-x:auto}.wide td{white-space:nowrap}@media(max-width:480px){:is(.standings,.sums) :is(th,td){padding-inline:3px}.sums{font-size:var(--small)}}.deeds{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:color-mix(in srgb,var(--hue) 78%,var(--ink));stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}.told .seen{display:block;width:min(100%,320px);height:auto;margin-block:6px;border-radius:var(--radius-small);background:var(--sunk)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.report .swatch{print-color-adjust:exact}.told .seen{width:70mm}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog:has(.new-game){width:min(780px,calc(100vw - 24px))}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(.game-picture){position:relative;gap:12px;padding:10px 12px}.choice:has(.game-picture) input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}.choice:has(.game-picture):focus-within:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}.choice:has(.game-picture):has(:checked){box-shadow:inset 0 0 0 1px var(--accent)}.game-picture{flex:none;width:60px;height:60px;border-radius:12px}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{white-space:nowrap;font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}@media(max-width:420px){.link input{grid-column:1 / -1}}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}.replay{display:grid;gap:8px}.replay progress{width:100%;height:4px;accent-color:var(--accent)}.replay .decisive{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.replay .decisive button{padding:0;border:2px solid transparent;border-radius:var(--radius-small);background:none;overflow:hidden}.replay .decisive button[aria-pressed=true]{border-color:var(--accent)}.replay .decisive img{display:block;width:100%;height:auto}.replay figcaption{display:flex;align-items:center;gap:8px}.replay figcaption button{flex:none;padding:0 10px;min-width:44px;font-size:var(--small);white-space:nowrap}.replay-ways{display:flex;flex-wrap:wrap;gap:8px}.replay-ways button{flex:auto;padding:0 8px;font-size:var(--small)}.replay-ways button[aria-pressed=true]{border-color:var(--accent);background:var(--accent-paper);color:var(--accent)}.replay:fullscreen{align-content:center;justify-content:center;grid-template-columns:min(100%,125vh);padding:16px;background:var(--paper);overflow-y:auto}.readings{display:grid;gap:2px;margin:0}.readings>div{display:grid;grid-template-columns:minmax(4.2em,auto) 3em minmax(0,1fr);align-items:center;gap:8px;font-size:var(--small)}.readings+.hint{font-size:var(--small)}.readings dd{margin:0;font-weight:600;text-align:right;font-variant-numeric:tabular-nums}.readings svg{width:100%;height:30px;border-radius:4px;background:var(--sunk)}.readings rect{fill:var(--accent);opacity:.22}.readings :is(polyline,path){fill:none;stroke-width:2;vector-effect:non-scaling-stroke}.readings polyline{stroke:color-mix(in srgb,var(--hue) 75%,var(--ink))}.readings .here{stroke:var(--soft);stroke-width:1}.notice{display:flex;align-items:start;gap:12px;margin-block-end:10px;padding:9px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn)}.notice p{flex:1;margin:0;text-wrap:pretty}';document.head.append(ta);(0,ea.arrived)("aside",ot);