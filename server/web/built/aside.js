var ta=Object.create;var Le=Object.defineProperty;var oa=Object.getOwnPropertyDescriptor;var ra=Object.getOwnPropertyNames;var aa=Object.getPrototypeOf,na=Object.prototype.hasOwnProperty;var S=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},sa=(e,t)=>{for(var o in t)Le(e,o,{get:t[o],enumerable:!0})},ia=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of ra(t))!na.call(e,a)&&a!==o&&Le(e,a,{get:()=>t[a],enumerable:!(r=oa(t,a))||r.enumerable});return e};var l=(e,t,o)=>(o=e!=null?ta(aa(e)):{},ia(t||!e||!e.__esModule?Le(o,"default",{value:e,enumerable:!0}):o,e));var u=S((Dn,at)=>{at.exports=core["view.js"]});var y=S((qn,nt)=>{nt.exports=core["page/table.js"]});var ce=S((Nn,ct)=>{ct.exports=core["page/part.js"]});var ze=S((Pn,dt)=>{dt.exports=core["device/settings.js"]});var L=S((Wn,ht)=>{ht.exports=core["language.js"]});var Mt=S((Qn,St)=>{St.exports=core["picture/matter_of_course.js"]});var E=S((Yn,Ct)=>{Ct.exports=core["words.js"]});var de=S((Xn,At)=>{At.exports=core["address.js"]});var Lt=S((Zn,_t)=>{_t.exports=core["page/place.js"]});var j=S((es,zt)=>{zt.exports=core["page/refusal.js"]});var we=S((Ms,wo)=>{wo.exports=core["log/groups.js"]});var Uo=S((Gs,Go)=>{Go.exports=core["games/awaited.js"]});var lr=S((di,ir)=>{ir.exports=core["looking_on.js"]});var Ze=S((fi,$r)=>{$r.exports=core["log/finding.js"]});var Or=S((bi,Cr)=>{Cr.exports=core["log/log.js"]});var Xr=S((Xi,Jr)=>{Jr.exports=core["parts.js"]});var ot={};sa(ot,{Announcer:()=>jr,ByDevice:()=>wt,ClipButton:()=>tr,Curtain:()=>fr,End:()=>Xo,Finder:()=>Mr,Happened:()=>Et,Invite:()=>Yt,LanguageSwitch:()=>gr,LogPlot:()=>Yr,Looks:()=>Pr,Loop:()=>Vr,MissedThrow:()=>zr,NewGame:()=>bo,Notices:()=>Dr,OldLine:()=>Ar,OpenQuestions:()=>sr,StoreTroubles:()=>kt});var X=l(u(),1);var le=l(u(),1),it=l(y(),1);function lt(){let{state:e,deeds:t}=(0,it.useTable)(),o=(0,le.useRef)(e);return o.current=e,(0,le.useEffect)(()=>{let r=a=>{if(da(a.target)||o.current.dialog||a.altKey)return;let s=la(a,o.current);s&&(a.preventDefault(),s(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function la(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let o=ca(e.key);return o?()=>o.click():e.key==="ArrowDown"||e.key==="j"?()=>st(1):e.key==="ArrowUp"||e.key==="k"?()=>st(-1):null}function ca(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",o=t?document.querySelector(`.answer-bar ${t}`):null;return o&&!o.disabled?o:null}function st(e){let o=[...document.querySelectorAll("[data-testid=proposal]")];if(!o.length)return;let r=o.findIndex(n=>n.contains(document.activeElement)),a=r<0?0:Math.min(o.length-1,Math.max(0,r+e));(o[a].querySelector(".take-up")??o[a]).focus(),o[a].scrollIntoView({block:"nearest"})}function da(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var xt=l(ce(),1);var pt=l(u(),1),ut=l(ze(),1),ft=l(y(),1);function mt(){let e=(0,ft.useSession)(),t=(0,ut.useSettings)().awake&&!e.outcome;return(0,pt.useEffect)(()=>t?pa():void 0,[t]),null}function pa(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),r()}}var bt=l(ze(),1);var gt=l(L(),1);async function ua(){await navigator.serviceWorker?.register(`/worker.js?lang=${gt.LANGUAGE}`)}async function $t(){await navigator.serviceWorker?.getRegistration()&&await ua()}function wt(){let{sound:e,speech:t,buzz:o}=(0,bt.useSettings)();return(0,X.useEffect)(()=>{$t().catch(()=>{})},[]),X.html`
<${mt} />
<${lt} />
${(e||t||o)&&X.html`<${xt.Part} of="device" view="Signals" quiet />`}
`}var K=l(u(),1),yt=l(y(),1),vt=l(L(),1);function kt(){let{state:e}=(0,yt.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:K.html`
${t.problems.map(o=>K.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&K.html`<${fa} count=${t.set_aside} />`}
`}function fa({count:e}){return K.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,vt.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:K.html`<code>tableref store check</code>`})}
</p>
`}var Ot=l(Mt(),1),Z=l(u(),1),Tt=l(E(),1),ma=180,ha=3;function Et({camera:e}){let[t,o]=(0,Z.useState)(0),a=(e?.happened??[]).filter(n=>n.number>t&&n.ago_s<ma&&n.text!==Ot.MATTER_OF_COURSE);if(!a.length)return null;let s=a[a.length-1].number;return Z.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-ha).reverse().map(n=>Z.html`
<li key=${n.number}>
<time>${ga(n.ago_s)}</time>
${(0,Tt.sentence)(n.text)}${/[.?!]$/.test(n.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(s)}>Read</button>
</div>
`}function ga(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var x=l(u(),1),te=l(de(),1),$e=l(Lt(),1),xe=l(y(),1),Kt=l(j(),1);var pe=l(u(),1);function Rt(e){let[t,o]=(0,pe.useState)({answer:null,refused:null});return(0,pe.useEffect)(()=>{let r=!1;return e().then(a=>r||o({answer:a,refused:null})).catch(a=>r||o({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var V=l(u(),1);function ue({title:e,close:t,children:o}){let r=(0,V.useRef)(null);return(0,V.useEffect)(()=>{r.current?.showModal()},[]),V.html`
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
`}var $a=[.2,.375,.5555555555555556,.6666666666666666],xa=(e,t)=>o=>{let r=4*e+o-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,s=r>8?a:1,n=t/s|0,i=t%s,c=s-i,d=r>8?n*$a[o]+(e>5)&-2:a,p=n-d;return{t:c*p+i*p+i,o:[[c,p],[i,p+1]],i:d}};var N=e=>new Uint8Array(e),ee=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},fe=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Ie=e=>e.charCodeAt(0),qt=(...e)=>(t,o)=>e.forEach(r=>r(t,o)),jt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},je=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(r=>t.push(r,8))},Y=(e,t,o,r,a=(n,i)=>o(n.length,i),s=r?n=>qt(jt(r),e(n)):e)=>(s.test=t,s.l=o,s.est=a,s.eci=r&&[r],s),Nt=Y(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Pt=Y(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*fe(e[r])+fe(e[r+1]),11);r<e.length&&t.push(fe(e[r]),6)},e=>fe(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Q=Y(e=>je([...e].map(Ie)),e=>Ie(e)<128,(e,t)=>12+8*(t>9)+8*e);Q._=!0,Q.u=!0;var Ne=Y(Q,e=>Ie(e)<256,Q.l,3);Ne._=!0;var It=new TextEncoder,Pe=Y(e=>je(It.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*It.encode(e).length);Pe._=!0;var De=()=>{let e=new Map,t=new TextDecoder("sjis"),o=N(2);for(let r=0;r<7973;++r)o[0]=r/192+129+64*(r>5951),o[1]=r%192+64,e.set(t.decode(o),r);return e.delete("�"),De=()=>e,e},He=Y(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let r of e)t.push(De().get(r),13)},e=>De().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);He._=!0;var Ht=[Nt,Pt,Q,Ne,He,Pe],ba={auto:(e,{modes:t=Ht}={})=>(o,r)=>{let a=t.map((p,m)=>{let h=new Map,b=(f,g)=>(h.has(f)||h.set(f,g(f,r)),h.get(f));return{m:p,h:1<<m,C:p.est("",r),S:p.l?(f,g)=>b(g-f,p.l):(f,g)=>b(e.slice(f,g),p.est)}}),s=[{v:0}],n=0,i=0,c=-1;for(let p of[...e,""]){let m=0;if(p)for(let h of a)h.m.test(p)&&(m|=h.h);if(!p||m!==c){if(c!==-1){let h=new Set(s.map(f=>f.D)),b=[];for(let{m:f,C:g,S:C,h:$}of a)if(c&$){let T=C(n,i);for(let D of f.eci??h)if(!f.u||!D){let k;for(let _ of s)if(_.D===D||f.eci){let q=_.m===f&&_.D===D,A=q?_.V:_,rt=f._&&q?_.v+T-g:A.v+12*(A.D!==D)+(q?C(q?_.$:n,i):T);(!k||rt<k.v)&&(k={$:q?_.$:n,V:A,m:f,D,A:i,v:rt})}k&&b.push(k)}}s=b}c=m,n=i}i+=p.length}s.length||ee(5);let d=[];for(let p=s.reduce((m,h)=>h.v<m.v?h:m);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(o,r))},multi:qt,eci:jt,bytes:je,numeric:Nt,alphaNumeric:Pt,ascii:Q,iso8859_1:Ne,shift_jis:He,utf8:Pe},wa=()=>({F:N(2956),I:0,push(e,t){for(let o=t,r=8-(7&this.I);o>0;o-=r,r=8)this.F[this.I>>3]|=e<<r>>o,this.I+=o<r?o:r}}),Re=(e,t=e*e,o=N(t))=>({size:e,K:o,get:(r,a)=>r>=0&&r<e&&!!(1&o[a*e+r]),toString({on:r="##",off:a="  ",lf:s=`
`,pad:n=4,padX:i=n,padY:c=n}={}){let d="";for(let p=-c;p<e+c;++p){for(let m=-i;m<e+i;++m)d+=this.get(m,p)?r:a;d+=s}return d},toImageData(r,{on:a=[0,0,0],off:s=[0,0,0,0],pad:n=4,padX:i=n,padY:c=n}={}){let d=e+2*i,p=e+2*c,m=r.createImageData(d,p),h=new Uint32Array(m.data.buffer);m.data.set([...a,255]);let b=h[0];m.data.set([...s,255]);let f=h[0];for(let g=0;g<p;++g)for(let C=0;C<d;++C)h[g*d+C]=this.get(C-i,g-c)?b:f;return m},toCanvas(r,a){let s=r.getContext("2d"),n=this.toImageData(s,a);r.width=n.width,r.height=n.height,s.putImageData(n,0,0)},toDataURL({type:r="image/png",scale:a=1,...s}={}){let n=document.createElement("canvas"),i=n.getContext("2d"),c=this.toImageData(i,s);return n.width=c.width*a,n.height=c.height*a,i.putImageData(c,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(n,0,0,c.width,c.height,0,0,n.width,n.height),n.toDataURL(r,1)}}),me=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],he=N(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))he[he[t+255]=e++]=t;var Wt=e=>he[e%255],Ft=e=>he[e+255],ya=(e,t)=>{let o=N(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)o[r+a]^=Wt(e[r]+t[a]);return o.map(Ft)},va=(e,t)=>{let o=N(e.length+t.length-1);o.set(e,0);for(let r=0;r<e.length;++r)if(o[r]){let a=Ft(o[r]);for(let s=0;s<t.length;++s)o[r+s]^=Wt(t[s]+a)}return o.slice(e.length)},qe=[[0],[0,0]];for(let e=1;e<30;++e)qe.push(ya(qe[e],[0,e]));var ka=(e,t)=>{let o=[[],[]],r=0,a=0;for(let[n,i]of t.o)for(let c=0;c<n;++c,r+=i){let d=e.slice(r,r+i);o[0].push(d),o[1].push(va(d,qe[t.i])),a+=i+t.i}let s=N(a);a=0;for(let n of o)for(let i=0,c=-1;c<a;++i){c=a;for(let d of n)i<d.length&&(s[a++]=d[i])}return s},Bt=(e,t,o)=>{let r=e<<=o;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>o));return r|e},Sa=({size:e,K:t},o)=>{let r=(n,i,c,d)=>{for(;c-- >0;n+=e)t.fill(d,n,n+i)},a=(n,i,c)=>{for(let d=0;d++<3;c-=2)r(i*e+n-(c>>1)*(e+1),c,c,2|d)},s=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let n=e-7;n>8;n-=s){for(let i=n;i>8;i-=s)a(n,i,5);n<e-7&&a(n,6,5)}if(o>6)for(let n=Bt(o,7973,12),i=1;i<7;++i)for(let c=12;c-- >9;n>>=1)t[i*e-c]=2|1&n;r(7,2,9,2),r(e-8,8,9,2);for(let n=0;n<e;++n)t[6*e+n]=3^1&n;a(3,3,7),a(e-4,3,7);for(let n=0;n<e;++n)for(let i=n;i<e;++i)t[i*e+n]=t[n*e+i];t[(e-8)*e+8]=3},Ma=({size:e,K:t})=>{let o=[];for(let r=e-2,a=e,s=-1;r>=0;r-=2){for(r===5&&(r=4);a+=s,a!==-1&&a!==e;){let n=a*e+r;t[n+1]||o.push(n+1),t[n]||o.push(n)}s*=-1}return o},Ca=({K:e},t,o)=>t.forEach((r,a)=>e[r]=o[a>>3]>>(7&~a)&1),Oa=({size:e,K:t},o,r,a)=>{for(let n=0;n<e;++n)for(let i=0;i<e;++i){let c=n*e+i;t[c]^=!(o(i,n)||2&t[c])}let s=21522^Bt((1^a)<<3|r,1335,10);for(let n=0;n++<8;s>>=1)t[(n-(n<7))*e+8]=1&s,t[9*e-n]=1&s;for(let n=8;--n,s;s>>=1)t[8*e+n-(n<7)]=1&s,t[(e-n)*e+8]=1&s},Ta=({size:e,K:t},o=0,r=0)=>{for(let a=0;a<e;++a){for(let s=0;s<2;++s)for(let n,i=0,c=0,d=2;i<e;++i){let p=1&t[s?a*e+i:i*e+a];r+=p,c=(c>>1|2098176)&(3047517^p-1),2049&c&&(o+=40),p^d&&(n=0),d=p,o+=++n===5?3:n>5}if(a)for(let s=e+a,n=5*t[a-1]^t[a];s<e*e;s+=e){let i=5*t[s-1]^t[s];o+=3*!(1&(n|i)|4&(n^i)),n=i}}return o+10*(10*Math.abs(r/(e*e)-1)|0)},Dt=[],ge=(e=ee(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:r=1,maxVersion:a=40,mask:s,trailer:n=60433,...i}={})=>{o<t&&ee(3),a<r&&ee(2),typeof e=="string"&&(e=ba.auto(e,i));for(let c=r,d=0;c<=a;++c){let p=Dt[c];p||(Dt[c]=p=Re(4*c+17),Sa(p,c),p.p=Ma(p));let m=xa(c,p.p.length>>3);if(8*m(t).t<d)continue;let h=wa();e(h,c),d=h.I;for(let b=o;b>=t;--b){let f=m(b);if(8*f.t<d)continue;for(h.I=d+11&-8;h.I<8*f.t;)h.push(n,16);let g=Re(p.size,p.K);return Ca(g,p.p,ka(h.F,f)),(me[s]?[me[s]]:me).map((C,$)=>{let T=Re(g.size,g.K);return Oa(T,C,s??$,b),T.s=me[s]?0:Ta(T),T}).reduce((C,$)=>$.s<C.s?$:C)}}ee(4)};ge.with=(...e)=>(t,o)=>ge(t,{modes:[...Ht,...e],...o});var Gt=l(u(),1),We=4;function Ut({text:e,label:t}){let o=ge(e),r=o.size+2*We;return Gt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${Ea(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function Ea(e){let t=[];for(let o=0;o<e.size;o+=1)for(let r=0;r<e.size;r+=1)e.get(r,o)&&t.push(`M${r+We} ${o+We}h1v1h-1z`);return t.join("")}var Vt=l(L(),1),Qt=l(E(),1),Aa=1500;function Yt({close:e}){let{deeds:t}=(0,xe.useTable)(),o=(0,xe.useSession)(),{answer:r,refused:a}=Rt(()=>t.api.codes(o.id)),[s,n]=(0,x.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(o.id,d,p).then(n)),c=s??r;return x.html`
<${ue} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,te.onlyThisMachine)()&&x.html`<p class="hint">
${(0,Vt.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:x.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&x.html`<p class="refusal" role="alert">${a}</p>`}
<${Kt.Refusal} spot="codes" />
${c&&x.html`<${_a} session=${o} codes=${c} change=${i} />`}
<//>
`}function _a({session:e,codes:t,change:o}){let r=s=>e.state.players?.find(n=>n.seat===s)?.name??`Seat ${s}`,a=[...t.seats.map((s,n)=>[r(n+1),s,n+1]),["Spectators",t.spectator,"spectator"],["Referee, on another device",t.referee,"referee"]];return x.html`
<ul class="links">
${a.map(([s,n,i])=>x.html`
<${Ra}
key=${i}
who=${s}
link=${n&&(0,te.invitation)(e.id,n)}
change=${c=>o(i,c)}
/>
`)}
${t.spectator&&x.html`<${La} link=${za(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links expire ${(0,Qt.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function La({link:e}){return x.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${Jt} who=${"the big screen"} link=${e} />
</li>
`}function za(e,t){return(0,te.invitation)(e,t,location.origin,$e.ADDRESSES[$e.ROOM])}function Ra({who:e,link:t,change:o}){return x.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?x.html`<${Jt} who=${e} link=${t} />`:x.html`<em>Withdrawn: nobody can use it.</em>`}
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
`}function Jt({who:e,link:t}){let[o,r]=(0,x.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),Aa)},[s,n]=(0,x.useState)(!1);return x.html`
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
${s&&x.html`<${Ut} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var v=l(u(),1);var P=l(u(),1),Ia={clay_o_rama:()=>P.html`
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
`,clearing_house:()=>P.html`
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
`,metamorph:()=>P.html`
<rect width="64" height="64" fill="#dbe6d3" />
<path d="M32 4l13 7.5v15L32 34l-13-7.5v-15z" fill="#8fb573" />
<path d="M18 29l13 7.5v15L18 59 5 51.5v-15z" fill="#5d8f4e" />
<path d="M46 29l13 7.5v15L46 59l-13-7.5v-15z" fill="#d8c48a" />
<path d="M32 7l6 17H26z" fill="#8453bd" />
<path d="M23 25c4 2.5 14 2.5 18 0" stroke="#8453bd" stroke-width="3.4" stroke-linecap="round" />
<path d="M37 49c1-9 7-13 16-12-4 3-3 6-3 9-5-2-8-1-13 3z" fill="#c93a31" />
<path d="M11 44a7 7 0 1 1 3 6M14 54v-4h4" stroke="#fffdf8" stroke-width="2.4" />
`,generation_zero:()=>P.html`
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
`,slargeball:()=>P.html`
<rect width="64" height="64" fill="#2f7d3b" />
<path d="M32 6v52M6 6h52v52H6z" stroke="#fff" stroke-width="2" opacity="0.75" />
<circle cx="32" cy="32" r="9" stroke="#fff" stroke-width="2" opacity="0.75" />
<path d="M38 24l8-7" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 3.5" />
<circle cx="34" cy="29" r="4.5" fill="#fffdf8" />
<circle cx="17" cy="21" r="6" fill="#ec7f2d" />
<circle cx="18" cy="45" r="6" fill="#ec7f2d" />
<circle cx="48" cy="14" r="6" fill="#3c6fd1" />
<circle cx="47" cy="42" r="6" fill="#3c6fd1" />
`};function Xt({game:e}){let t=Ia[e];return t?P.html`<svg class="game-picture" viewBox="0 0 64 64" fill="none" aria-hidden="true">
<${t} />
</svg>`:null}var Be=l(y(),1),Ge=l(j(),1);var W=l(u(),1);var eo={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},to=Object.keys(eo),Da={fill:"#75726b",ink:"#ffffff"};function H(e){let{fill:t,ink:o}=eo[e]??Da;return{"--hue":t,"--hue-ink":o}}var Zt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function I(e){return Zt[(e-1)%Zt.length]}var oo=l(u(),1);var ro=l(E(),1);function oe({colour:e,large:t=!1}){return oo.html`<span
class=${t?"swatch large":"swatch"}
style=${H(e)}
title=${e?(0,ro.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var ao=l(E(),1),qa=["Ada","Bo","Cy"],no=["orange","blue","green","red","yellow","purple","pink","white"];function so(e){let t=e?.state.players;return t?t.map(({name:o,colour:r})=>({name:o,colour:r??""})):qa.map((o,r)=>({name:o,colour:no[r]}))}function io(e,t){return t?e:e.map(({name:o})=>({name:o}))}function lo({players:e,set:t,seats:o,coloured:r}){let[a,s]=o,n=(c,d)=>t(e.with(c,{...e[c],...d})),i=no.find(c=>!e.some(d=>d.colour===c));return W.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((c,d)=>W.html`
<div class="player-row" data-testid="player-row">
<${oe} colour=${r?c.colour:I(d+1)} />
<input
aria-label=${`Name of player ${d+1}`}
value=${c.name}
onInput=${p=>n(d,{name:p.target.value})}
/>
${r&&W.html`<${ja} place=${d} player=${c} change=${n} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${c.name||"player"}`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((p,m)=>m!==d))}
>
×
</button>
</div>
`)}
${e.length<s&&W.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function ja({place:e,player:t,change:o}){return W.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${r=>o(e,{colour:r.target.value})}
>
${["",...to].map(r=>W.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,ao.named)(r):"any colour"}
</option>
`)}
</select>
`}var re=l(E(),1),be=["thimble","Thimble","As small as it goes: to try it out."],Na=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Pa=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],be],Ha=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],be],Wa=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],be],Fa=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],be],Ba={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Ga={clay_o_rama:Na,clearing_house:Pa,metamorph:Ha,generation_zero:Wa,slargeball:Fa},po=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}],Ua={clay_o_rama:"Monsters of modelling clay, built at the table, fight until one is left.",clearing_house:"Gangsters in a square house shoot, trap and abduct each other until one is left.",metamorph:"Wizards who change their shapes duel to the death, or hunt for artifacts.",generation_zero:"Agents hunt ’Sues through the Locations of a story, and ’Sues hunt Canons.",slargeball:"Two teams of figures fight for a heavy ball on a green field, for 25 turns."};function uo({name:e,title:t,summary:o,seats:[r,a]}){let s=Ua[e]??o.split(`
`)[0].replace(`${t}: `,""),n=[`${r} to ${a} players`,Ba[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,re.sentence)(s.replaceAll("'","’")),facts:`${(0,re.sentence)(n)}.`}}function fo(e){let t=Ga[e.name];return t?t.map(([o,r,a])=>co(e,o,r,a)):Object.keys(e.options).map(o=>co(e,o,(0,re.spelled)(o)))}function co(e,t,o,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:r,options:{preset:t}};let{type:a,...s}=e.options[t]??{};return{name:t,title:o,text:r,options:s}}var ho=l(u(),1),go=l(y(),1),$o=l(j(),1),mo="take-in";function xo(){let{deeds:e,state:t}=(0,go.useTable)(),o=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return ho.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[mo]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${$o.Refusal} spot=${mo} />
</div>
`}function bo({close:e}){let{state:t,deeds:o}=(0,Be.useTable)(),{games:r}=t;return(0,v.useEffect)(()=>{o.learnGames()},[]),v.html`
<${ue} title=${"New game"} close=${e}>
<${Ge.Refusal} spot="games" />
${r.length>0&&v.html`<${Ka} games=${r} close=${e} />`}
<${xo} />
<//>
`}function Ka({games:e,close:t}){let{deeds:o,state:r}=(0,Be.useTable)(),[a,s]=(0,v.useState)(r.session?.game??e[0].name),n=e.find($=>$.name===a)??e[0],i=fo(n),[c,d]=(0,v.useState)(i[0].name),[p,m]=(0,v.useState)(()=>so(r.session)),[h,b]=(0,v.useState)(r.session?.dice??"seeded"),f="colour"in(Object.values(n.options)[0]?.players?.[0]??{}),g=(i.find($=>$.name===c)??i[0]).options;return v.html`
<form class="new-game" onSubmit=${$=>{$.preventDefault(),o.begin({game:n.name,options:{...g,players:io(p,f)},dice:h})}}>
${e.length>1&&v.html`<${Fe}
legend=${"Game"}
name="game"
chosen=${n.name}
choose=${s}
options=${e.map(uo)}
/>`}
<${lo}
players=${p}
set=${m}
seats=${n.seats}
coloured=${f}
/>
<${Fe}
legend=${"Rules"}
name="preset"
chosen=${c}
choose=${d}
options=${i}
/>
<${Fe}
legend=${"Dice"}
name="dice"
chosen=${h}
choose=${b}
options=${po}
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
`}var z=l(u(),1),Je=l(y(),1),Qo=l(j(),1),Yo=l(we(),1);var ae=l(u(),1);var Ue=l(u(),1);function ye({columns:e}){return Ue.html`
<thead>
<tr>
<th scope="col">Player</th>
${e.map(t=>Ue.html`<th scope="col">${t}</th>`)}
</tr>
</thead>
`}function yo({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:r}=e;return ae.html`
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
`}var M=l(u(),1);var O=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function vo(e){return!!e?.lines.some(({points:t})=>t.length>1)}function Ke({lines:e,chapters:t,seq:o}){let r=e.flatMap(n=>n.points),a=r.map(([,n])=>n),s=Math.min(...r.map(([n])=>n));return{from:Math.min(s,t.find(({seq:n})=>n>=s)?.seq??s),to:Math.max(o,s+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function ko({from:e,to:t,least:o,most:r},a=O){let s=a.width-a.left-a.right,n=a.height-a.top-a.bottom;return{x:i=>a.left+s*(i-e)/(t-e),y:i=>a.top+n*(1-(i-o)/(r-o))}}function So({points:e},t,o){let r=s=>Math.round(s*10)/10;return`${e.map(([s,n],i)=>{let[c,d]=[r(t.x(s)),r(t.y(n))];return i?`H${c}V${d}`:`M${c} ${d}`}).join("")}H${r(t.x(o))}`}function Mo({least:e,most:t},o=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/o))),s=[1,2,5,10].map(i=>i*a).find(i=>r/i<=o)??r,n=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-n)/s)+1},(i,c)=>n+c*s)}function Ve({chapters:e},{from:t,to:o}){return e.map(({title:a,seq:s},n)=>({title:a,from:s,to:(e[n+1]?.seq??o+1)-1})).filter(a=>a.to>=t)}function Co(e){let t=Ve(e,Ke(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,label:r,points:a})=>({key:o,name:r,cells:t.map(({to:s})=>a.findLast(([n])=>n<=s)?.[1]??null)}))}}function Oo({counts:e,lines:t}){let o=t.map(({label:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function Qe({game:e,state:t},{key:o,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:n})=>String(n)===o)?.colour||a(r):e==="slargeball"?t.colours[Number(o)-1]:a(r)}var ve=["","9 5","2 5","14 5 2 5","5 5"],Va=100;function To({session:e,story:t}){return!t||!vo(t)?null:M.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Qa} session=${e} story=${t} />
<${Ya} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${Za} story=${t} />
</div>
</details>
</figure>
`}function Qa({session:e,story:t}){return M.html`
<ul class="plot-legend">
${t.lines.map((o,r)=>M.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${H(Qe(e,o,I))}
stroke-dasharray=${ve[r%ve.length]}
/>
</svg>
${o.label} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Ya({session:e,story:t}){let o=(0,M.useId)(),r=Ke(t),a=ko(r);return M.html`
<svg
viewBox=${`0 0 ${O.width} ${O.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${Oo(t)}</title>
<${Ja} levels=${Mo(r)} scale=${a} />
<${Xa} spans=${Ve(t,r)} extent=${r} scale=${a} />
${t.lines.map((s,n)=>M.html`
<path
class="curve"
key=${s.key}
d=${So(s,a,r.to)}
style=${H(Qe(e,s,I))}
stroke-dasharray=${ve[n%ve.length]}
/>
`)}
</svg>
`}function Ja({levels:e,scale:t}){return e.map(o=>M.html`
<g key=${o}>
<path class="level" d=${`M${O.left} ${t.y(o)}H${O.width-O.right}`} />
<text x=${O.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Xa({spans:e,extent:t,scale:o}){let r=O.left;return e.map(({title:a,from:s})=>{let n=o.x(Math.max(s,t.from)),c=a.replace(/\D+/g,"")&&n>=r;return c&&(r=n+Va),M.html`
<g key=${s}>
${s>t.from&&M.html`<path class="span" d=${`M${n} ${O.top}V${O.height-O.bottom}`} />`}
${c&&M.html`<text x=${n+2} y=${O.height-10}>${a}</text>`}
</g>
`})}function Za({story:e}){let{columns:t,rows:o}=Co(e);return M.html`
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
`}var zo=l(u(),1),Ro=l(y(),1),Io=l(j(),1),Do=l(we(),1);function Eo({title:e,outcome:t},o,r){let a=o.map(({seq:s,at:n,told:i})=>`${n} #${s} ${i}${r.has(s)?"":" (taken back)"}`);return[e,...a,t?`The end: ${t.why}.`:"",""].join(`
`)}function Ao({id:e,game:t,title:o,state:r,outcome:a},s){let n=(r.players??[]).map(({seat:i,name:c})=>({seat:i,name:c}));return JSON.stringify({id:e,game:t,title:o,players:n,outcome:a,entries:s},null,2)}function _o({game:e},t,o){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",o)}var Lo="take-away";function qo({session:e}){let{deeds:t,state:o}=(0,Ro.useTable)(),r=c=>_o(e,o.entries,c),a=()=>new Blob([Eo(e,o.entries,(0,Do.standingOf)(o.entries))]),s=()=>new Blob([Ao(e,o.entries)]),n=c=>async()=>{let d=await t.ask(Lo,()=>t.api.file(e.id,c));d&&Ye(d,r(c))},i=e.role==="referee";return zo.html`
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
<${Io.Refusal} spot=${Lo} />
</div>
`}function Ye(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var ke=l(u(),1),Se=l(y(),1),en=400;function jo(e=!0){let{deeds:t}=(0,Se.useTable)(),{id:o,seq:r}=(0,Se.useSession)(),[a,s]=(0,ke.useState)(null);return(0,ke.useEffect)(()=>{if(!e)return;let n=!0,c=setTimeout(()=>t.api.story(o).then(d=>n&&s(d)).catch(()=>{}),a?en:0);return()=>{n=!1,clearTimeout(c)}},[e,o,r]),a}var Jo=l(E(),1);var tn={};function No(e){return tn[e]??e}var Po=l(E(),1);var on={clay_o_rama:nn,clearing_house:sn,generation_zero:ln,metamorph:dn,slargeball:pn};function Ho(e){let{columns:t,cellsOf:o,colourOf:r}=(on[e.game]??an)(e.state),a=e.outcome?.winners??[],s=(e.state.players??[]).map(n=>({seat:n.seat,name:n.name,colour:r?.(n)??I(n.seat),won:a.includes(n.seat),cells:o(n)}));return{columns:t,rows:s.sort(rn)}}function rn(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((s,n)=>s!==t.cells[n]),[r,a]=[e.cells[o],t.cells[o]];return typeof r=="number"&&typeof a=="number"?a-r:0}function an(){return{columns:[],cellsOf:()=>[]}}function nn(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:r})=>r===t)?.colour||o||I(t),cellsOf:({seat:t})=>{let o=e.creatures.filter(({player:a})=>a===t),r=o.filter(a=>a.alive);return[o.length?un(r,"hit_points"):"–"]}}}function sn(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function ln(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var cn={dead:"dead",left:"left the map"};function dn(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:r})=>[r?0:e,t,r?cn[r]??r:No(o)]}}function pn(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Po.spelled)(e.colours[t-1]??"")]}}function un(e,t){return e.reduce((o,r)=>o+r[t],0)}var ne=l(u(),1);function Wo({columns:e,rows:t}){return t.length?ne.html`
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
`:null}var F=l(L(),1),fn=6e4;function Fo(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,F.tn)("{count} round","{count} rounds",o):(0,F.tn)("{count} turn","{count} turns",o)),t.length>1&&mn(t),(0,F.tn)("{count} decision","{count} decisions",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Bo(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function mn(e){let[t,o]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),r=Math.max(1,Math.round((o-t)/fn)),a=Math.floor(r/60);return a?`${(0,F.tn)("{count} hour","{count} hours",a)} ${(0,F.tn)("{count} minute","{count} minutes",r%60)}`:(0,F.tn)("{count} minute","{count} minutes",r)}var hn=l(u(),1),Ko=l(E(),1),gn=l(Uo(),1);function Vo(e,t){let o=(e?.winners??[]).map(t);return`${(0,Ko.listed)(o)||"Nobody"} won`}function Xo({session:e}){let{state:t}=(0,Je.useTable)(),o=(0,Yo.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>o.has(a));return z.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<h2 data-testid="end-who">${Vo(e.outcome,$n(e))}</h2>
<p class="why" data-testid="end-why">${(0,Jo.sentence)(e.outcome.why)}.</p>
<${Wo} ...${Ho(e)} />
<p class="small-facts">${Fo(e.state,r).join(" · ")}</p>
<${xn} session=${e} />
<${bn} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${Bo(r).map(a=>z.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Save a copy</summary>
<${qo} session=${e} />
</details>
</section>
`}function $n({state:e}){return t=>e.players.find(o=>o.seat===t)?.name}function xn({session:e}){let{deeds:t,state:o}=(0,Je.useTable)(),{game:r,options:a,dice:s}=e;return z.html`
<div class="answers">
${a&&z.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:s})}
>
Play again, same players
</button>`}
${e.role==="referee"&&z.html`<button onClick=${()=>t.show("new-game")}>New game</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${Qo.Refusal} spot="begin" />
</div>
`}function bn({session:e}){let[t,o]=(0,z.useState)(!1),r=jo(t);return z.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&o(a.target.open)}
>
<summary>The game in figures</summary>
<${yo} deeds=${r?.deeds} />
<${To} session=${e} story=${r} />
</details>
`}var Xe=l(u(),1),Zo=l(ce(),1),er=l(y(),1);var B={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(e,t,o)=>`${e} asks about #${t}: ${o}`,toIt:"Look"};function tr({group:e}){let{state:t,deeds:o}=(0,er.useTable)(),r=t.looked===e.first;return Xe.html`
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
${r&&Xe.html`<${Zo.Part} of="again" view="Again" group=${e} />`}
</div>
`}var ar=l(u(),1),nr=l(y(),1);var or=l(we(),1),wn=/#(\d+)/;function yn(e){let t=(0,or.standingOf)(e);return e.filter(({event:o,seq:r})=>o.type==="Noted"&&t.has(r)).map(({event:o,seq:r,told:a})=>{let s=Number(wn.exec(o.text)?.[1]??0),n=o.text.slice(o.text.indexOf(": ")+1).trim();return{about:s,seq:r,seat:o.seat??null,told:a,asked:n}}).filter(({about:o,seq:r})=>o>0&&o<r)}function rr(e){let t=yn(e);return t.filter(({about:o,seat:r,seq:a})=>r!==null&&!t.some(s=>s.about===o&&s.seat===null&&s.seq>a))}function sr(){let{state:e,deeds:t}=(0,nr.useTable)(),[o]=rr(e.entries);if(!o)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:n})=>n===o.seat)?.name??"",s=B.open(a,o.about,o.asked);return ar.html`
<p class="open-question" role="status" data-testid="open-question" title=${s}>
<span>${s}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${B.toIt}
</button>
</p>
`}var Me=l(u(),1),pr=l(lr(),1),ur=l(y(),1),cr=6e4,dr=["pointerdown","keydown"],G={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function fr(){let{deeds:e}=(0,ur.useTable)(),t=(0,pr.curtain)()==="drawn";return(0,Me.useEffect)(()=>t?void 0:vn(()=>e.curtain("drawn")),[t]),Me.html`
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
`}function vn(e){let t=setTimeout(e,cr),o=()=>{clearTimeout(t),t=setTimeout(e,cr)};for(let r of dr)addEventListener(r,o,!0);return()=>{clearTimeout(t);for(let r of dr)removeEventListener(r,o,!0)}}var mr=l(u(),1),hr=l(L(),1),kn={en:"English",de:"Deutsch"},Sn=365*24*3600;function gr(){return Object.entries(kn).filter(([e])=>e!==hr.LANGUAGE).map(([e,t])=>mr.html`
<button lang=${e} data-testid=${`language-${e}`} onClick=${()=>Mn(e)}>
${t}
</button>
`)}function Mn(e){document.cookie=`language=${e}; path=/; max-age=${Sn}; samesite=lax`;let t=new URLSearchParams(location.search);if(!t.has("lang"))return location.reload();t.delete("lang"),location.search=t.toString()}var se=l(u(),1),Sr=l(Ze(),1);var wr=l(L(),1);var xr=l(E(),1),Cn={};function br(e){return Cn[e]??(0,xr.spelled)(e)}var Ce=l(Ze(),1),On={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer counts"};function yr(e){let t=Object.entries(Ce.MARKS).map(([a,s])=>({value:a,title:On[a],count:e.filter(s).length})).filter(({count:a})=>a>0),o=new Map;for(let{entries:a}of e)for(let s of new Set(a.map(({event:n})=>n.type)))o.set(s,(o.get(s)??0)+1);let r=[...o].map(([a,s])=>({value:Ce.EVENT+a,title:br(a),count:s})).sort((a,s)=>a.title.localeCompare(s.title));return[...t,...r].map(({value:a,title:s,count:n})=>({value:a,title:`${s} (${n})`}))}function vr({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function kr(e,t){return`${e} of ${(0,wr.tn)("{count} step","{count} steps",t)}`}function Mr({wanted:e,want:t,players:o,groups:r,hits:a}){let s=n=>i=>t({...e,[n]:i.target.value});return se.html`
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
${yr(r).map(({value:n,title:i})=>se.html`<option value=${n} selected=${n===e.kind}>${i}</option>`)}
</select>
${vr(e)&&se.html`<p class="found" role="status" data-testid="found">
${kr(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(Sr.ALL)}>
Show all
</button>
</p>`}
</form>
`}var Oe=l(u(),1),Te=l(y(),1),Tr=l(Or(),1),Er=l(L(),1);function Ar({group:e}){let{state:t,deeds:o}=(0,Te.useTable)(),r=(0,Te.useSession)().role==="referee";return Oe.html`
<details class="old-line" data-testid="old-line">
<summary>
Before the correction (${(0,Er.tn)("{count} step","{count} steps",e.oldLine.length)})
</summary>
${e.oldLine.map(a=>Oe.html`<${Tr.Lines} group=${a} />`)}
${r&&Oe.html`<button
class="quiet"
data-testid="take-up-again"
disabled=${t.busy.log}
onClick=${()=>o.takeBack("log",e.first-1)}
>
Go back to this version
</button>`}
</details>
`}var _r=l(u(),1),Ee=l(y(),1),Lr=l(j(),1),et="missed-throw";function zr(){let{state:e,deeds:t}=(0,Ee.useTable)(),o=(0,Ee.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!Tn(o)?null:_r.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[et]}
onClick=${()=>t.missedThrow(et)}
>
Add a missed throw
</button>
<${Lr.Refusal} spot=${et} />
</p>
`}function Tn({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var Rr=l(u(),1),Ir=l(y(),1);function Dr(){let{state:e,deeds:t}=(0,Ir.useTable)();return e.notices.map(o=>Rr.html`
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
`)}var R=l(u(),1),qr=l(y(),1);function jr(){let{state:e}=(0,qr.useTable)(),[t,o]=(0,R.useState)(""),r=(0,R.useRef)({keys:new Set,seq:null});return(0,R.useEffect)(()=>{let a=e.proposals.filter(s=>!r.current.keys.has(s.key));r.current.keys=new Set(e.proposals.map(s=>s.key)),a.length&&o(a.map(s=>`Proposal: ${s.title}`).join(". "))},[e.proposals]),(0,R.useEffect)(()=>{let a=e.entries.at(-1),s=r.current.seq===null;r.current.seq=a?.seq??0,a&&!s&&o(a.told)},[e.entries]),R.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var tt=l(u(),1),Nr=l(de(),1);function Pr({proposal:e,code:t}){let o=Math.ceil(e.looks.length/2);return tt.html`
<div class="looks" data-testid="looks" style=${{"--columns":o}}>
${e.looks.map(r=>tt.html`
<figure>
<img src=${(0,Nr.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var w=l(u(),1),Kr=l(de(),1);var J=l(u(),1);var Wr=l(L(),1),Hr=new Map;function Fr(e,t){let o=Hr.get(t)??En(t);return Hr.set(t,o),o.format(e)}function En(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(Wr.LANGUAGE,t)}var U=l(E(),1);function Br(e){let t=e.flatMap(({shift_px:o})=>o).filter(o=>o!==null);return Math.max(1,...t)}function Gr(e,t,o){let r=[[]];return e.forEach((a,s)=>{a===null?r.push([]):r.at(-1)?.push(`${s},${Math.round((1-a/t)*o*10)/10}`)}),r.filter(a=>a.length>1).map(a=>a.join(" "))}var Ae=30;function Ur({readings:e,shown:t,decisive:o}){if(!e.length)return null;let r=Br(e),a=1-e.reduce((s,{probability:n})=>s+n,0);return J.html`
<dl class="readings" data-testid="readings">
${e.map(s=>J.html`
<div style=${H(s.colour)}>
<dt>${(0,U.sentence)((0,U.named)(s.colour))}</dt>
<dd>${(0,U.percent)(s.probability)}</dd>
<${An} ...${{reading:s,most:r,shown:t,decisive:o}} />
</div>
`)}
<div>
<dt>Nobody</dt>
<dd>${(0,U.percent)(Math.max(0,a))}</dd>
</div>
</dl>
<p class="hint">
How far each moved in the picture, frame by frame: ${Fr(r,1)} px at most.
</p>
`}function An({reading:e,most:t,shown:o,decisive:r}){let a=e.shift_px.length,s=Math.min(...r);return J.html`
<svg viewBox=${`0 0 ${a-1} ${Ae}`} preserveAspectRatio="none" aria-hidden="true">
${r.length>0&&J.html`<rect x=${s} y="0" width=${Math.max(...r)-s} height=${Ae} />`}
<path class="here" d=${`M${o} 0V${Ae}`} />
${Gr(e.shift_px,t,Ae).map(n=>J.html`<polyline points=${n} />`)}
</svg>
`}var _e=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],_n=6;function Vr({told:e,code:t,spots:o}){let{replay:r,close:a,decisive:s,readings:n}=e,[i,c]=(0,w.useState)(!1),d=(i?a:r).map(k=>(0,Kr.withCode)(k,t)),p=Rn(d),m=(0,w.useRef)(null),[{at:h,playing:b},f]=(0,w.useState)({at:0,playing:!0}),[g,C]=(0,w.useState)(0),$=Math.min(h,d.length-1);(0,w.useEffect)(()=>{if(!b||p<d.length)return;let k=A=>(A+1)%(d.length+_n),q=setInterval(()=>f(A=>A.playing?{...A,at:k(A.at)}:A),1e3/_e[g].fps);return()=>clearInterval(q)},[b,g,p,d.length]);let T=k=>f({at:Math.max(0,Math.min(d.length-1,k)),playing:!1}),D=()=>f(k=>({...k,playing:!k.playing}));return w.html`
<figure
class="replay"
ref=${m}
data-testid="replay"
data-frames=${d.length}
data-loaded=${p}
data-at=${$}
data-near=${i}
>
<div class="touchable">
<img
src=${d[$]}
alt=${`Replay, picture ${$+1}`}
width="640"
height="360"
/>
${!i&&o("in_replay")}
</div>
${p<d.length&&w.html`<progress
max=${d.length}
value=${p}
aria-label=${"Loading the replay"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${b?"Pause the replay":"Play the replay"}
onClick=${D}
>
<span aria-hidden="true">${b?"❚❚":"▶"}</span>
</button>
<button aria-label=${"One picture back"} onClick=${()=>T($-1)}>‹</button>
<input
type="range"
min="0"
max=${d.length-1}
value=${$}
aria-label=${"Picture of the replay"}
onInput=${k=>T(Number(k.target.value))}
/>
<button aria-label=${"One picture on"} onClick=${()=>T($+1)}>›</button>
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
${document.fullscreenEnabled&&w.html`<button data-testid="replay-fill" onClick=${()=>Ln(m.current)}>
Fill the screen
</button>`}
</div>
<${Ur} readings=${n} shown=${$} decisive=${s} />
<${zn} places=${s} frames=${d} shown=${$} stopAt=${T} />
</figure>
`}function Ln(e){(document.fullscreenElement?document.exitFullscreen():e?.requestFullscreen())?.catch(()=>{})}function zn({places:e,frames:t,shown:o,stopAt:r}){return e.length?w.html`
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
`:null}function Rn(e){let[t,o]=(0,w.useState)(0),r=(0,w.useRef)([]);return(0,w.useEffect)(()=>(o(0),r.current=e.map(a=>{let s=new Image;return s.onload=()=>o(n=>n+1),s.src=a,s}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var ie=l(u(),1),Qr=l(ce(),1);function Yr(){let[e,t]=(0,ie.useState)(!1);return ie.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Over time</summary>
${e&&ie.html`<${Qr.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var Zr=l(Xr()),ea=document.createElement("style");ea.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{min-width:0;overflow-x:auto}.wide td{white-space:nowrap}@media(max-width:400px){.standings :is(th,td){padding-inline:3px}}.deeds{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog:has(.new-game){width:min(780px,calc(100vw - 24px))}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(.game-picture){position:relative;gap:12px;padding:10px 12px}.choice:has(.game-picture) input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}.choice:has(.game-picture):focus-within:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}.choice:has(.game-picture):has(:checked){box-shadow:inset 0 0 0 1px var(--accent)}.game-picture{flex:none;width:60px;height:60px;border-radius:12px}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{white-space:nowrap;font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}@media(max-width:420px){.link input{grid-column:1 / -1}}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}.replay{display:grid;gap:8px}.replay progress{width:100%;height:4px;accent-color:var(--accent)}.replay .decisive{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.replay .decisive button{padding:0;border:2px solid transparent;border-radius:var(--radius-small);background:none;overflow:hidden}.replay .decisive button[aria-pressed=true]{border-color:var(--accent)}.replay .decisive img{display:block;width:100%;height:auto}.replay figcaption{display:flex;align-items:center;gap:8px}.replay figcaption button{flex:none;padding:0 10px;min-width:44px;font-size:var(--small);white-space:nowrap}.replay-ways{display:flex;flex-wrap:wrap;gap:8px}.replay-ways button{flex:auto;padding:0 8px;font-size:var(--small)}.replay-ways button[aria-pressed=true]{border-color:var(--accent);background:var(--accent-paper);color:var(--accent)}.replay:fullscreen{align-content:center;justify-content:center;grid-template-columns:min(100%,125vh);padding:16px;background:var(--paper);overflow-y:auto}.readings{display:grid;gap:2px;margin:0}.readings>div{display:grid;grid-template-columns:minmax(4.2em,auto) 3em minmax(0,1fr);align-items:center;gap:8px;font-size:var(--small)}.readings+.hint{font-size:var(--small)}.readings dd{margin:0;font-weight:600;text-align:right;font-variant-numeric:tabular-nums}.readings svg{width:100%;height:30px;border-radius:4px;background:var(--sunk)}.readings rect{fill:var(--accent);opacity:.22}.readings :is(polyline,path){fill:none;stroke-width:2;vector-effect:non-scaling-stroke}.readings polyline{stroke:color-mix(in srgb,var(--hue) 75%,var(--ink))}.readings .here{stroke:var(--soft);stroke-width:1}.notice{display:flex;align-items:start;gap:12px;margin-block-end:10px;padding:9px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn)}.notice p{flex:1;margin:0;text-wrap:pretty}';document.head.append(ea);(0,Zr.arrived)("aside",ot);