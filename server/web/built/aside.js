var Hr=Object.create;var Oe=Object.defineProperty;var Kr=Object.getOwnPropertyDescriptor;var Ur=Object.getOwnPropertyNames;var Fr=Object.getPrototypeOf,Gr=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},Vr=(e,t)=>{for(var o in t)Oe(e,o,{get:t[o],enumerable:!0})},Qr=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Ur(t))!Gr.call(e,a)&&a!==o&&Oe(e,a,{get:()=>t[a],enumerable:!(r=Kr(t,a))||r.enumerable});return e};var c=(e,t,o)=>(o=e!=null?Hr(Fr(e)):{},Qr(t||!e||!e.__esModule?Oe(o,"default",{value:e,enumerable:!0}):o,e));var f=x((wn,et)=>{et.exports=core["view.js"]});var b=x((yn,tt)=>{tt.exports=core["page/table.js"]});var ne=x((kn,nt)=>{nt.exports=core["page/part.js"]});var Ee=x((Sn,st)=>{st.exports=core["device/settings.js"]});var L=x((Tn,pt)=>{pt.exports=core["language.js"]});var yt=x((Rn,wt)=>{wt.exports=core["picture/matter_of_course.js"]});var O=x((Dn,vt)=>{vt.exports=core["words.js"]});var Ae=x((qn,Tt)=>{Tt.exports=core["address.js"]});var Et=x((zn,Ot)=>{Ot.exports=core["page/place.js"]});var D=x((jn,At)=>{At.exports=core["page/refusal.js"]});var he=x((is,ho)=>{ho.exports=core["log/groups.js"]});var Wo=x((Os,Po)=>{Po.exports=core["games/awaited.js"]});var rr=x((Fs,or)=>{or.exports=core["looking_on.js"]});var Qe=x((Qs,ur)=>{ur.exports=core["log/finding.js"]});var vr=x((ti,yr)=>{yr.exports=core["log/log.js"]});var Pr=x((Oi,Nr)=>{Nr.exports=core["parts.js"]});var Xe={};Vr(Xe,{Announcer:()=>Rr,ByDevice:()=>gt,ClipButton:()=>Yo,Curtain:()=>lr,End:()=>Go,Finder:()=>wr,Happened:()=>Ct,Invite:()=>Ft,LanguageSwitch:()=>pr,LogPlot:()=>jr,Looks:()=>Ir,Loop:()=>qr,MissedThrow:()=>Er,NewGame:()=>mo,Notices:()=>Lr,OldLine:()=>Cr,OpenQuestions:()=>tr,StoreTroubles:()=>xt});var G=c(f(),1);var ae=c(f(),1),rt=c(b(),1);function at(){let{state:e,deeds:t}=(0,rt.useTable)(),o=(0,ae.useRef)(e);return o.current=e,(0,ae.useEffect)(()=>{let r=a=>{if(Xr(a.target)||o.current.dialog||a.altKey)return;let s=Yr(a,o.current);s&&(a.preventDefault(),s(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function Yr(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let o=Jr(e.key);return o?()=>o.click():e.key==="ArrowDown"||e.key==="j"?()=>ot(1):e.key==="ArrowUp"||e.key==="k"?()=>ot(-1):null}function Jr(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",o=t?document.querySelector(`.answer-bar ${t}`):null;return o&&!o.disabled?o:null}function ot(e){let o=[...document.querySelectorAll("[data-testid=proposal]")];if(!o.length)return;let r=o.findIndex(n=>n.contains(document.activeElement)),a=r<0?0:Math.min(o.length-1,Math.max(0,r+e));(o[a].querySelector(".take-up")??o[a]).focus(),o[a].scrollIntoView({block:"nearest"})}function Xr(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var mt=c(ne(),1);var it=c(f(),1),lt=c(Ee(),1),ct=c(b(),1);function dt(){let e=(0,ct.useSession)(),t=(0,lt.useSettings)().awake&&!e.outcome;return(0,it.useEffect)(()=>t?Zr():void 0,[t]),null}function Zr(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),r()}}var ht=c(Ee(),1);var ut=c(L(),1);async function ea(){await navigator.serviceWorker?.register(`/worker.js?lang=${ut.LANGUAGE}`)}async function ft(){await navigator.serviceWorker?.getRegistration()&&await ea()}function gt(){let{sound:e,speech:t,buzz:o}=(0,ht.useSettings)();return(0,G.useEffect)(()=>{ft().catch(()=>{})},[]),G.html`
<${dt} />
<${at} />
${(e||t||o)&&G.html`<${mt.Part} of="device" view="Signals" quiet />`}
`}var P=c(f(),1),$t=c(b(),1),bt=c(L(),1);function xt(){let{state:e}=(0,$t.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:P.html`
${t.problems.map(o=>P.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&P.html`<${ta} count=${t.set_aside} />`}
`}function ta({count:e}){return P.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,bt.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:P.html`<code>tableref store check</code>`})}
</p>
`}var kt=c(yt(),1),V=c(f(),1),St=c(O(),1),oa=180,ra=3;function Ct({camera:e}){let[t,o]=(0,V.useState)(0),a=(e?.happened??[]).filter(n=>n.number>t&&n.ago_s<oa&&n.text!==kt.MATTER_OF_COURSE);if(!a.length)return null;let s=a[a.length-1].number;return V.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-ra).reverse().map(n=>V.html`
<li key=${n.number}>
<time>${aa(n.ago_s)}</time>
${(0,St.sentence)(n.text)}${/[.?!]$/.test(n.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(s)}>Read</button>
</div>
`}function aa(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var $=c(f(),1),Y=c(Ae(),1),ue=c(Et(),1),fe=c(b(),1),Ht=c(D(),1);var se=c(f(),1);function Mt(e){let[t,o]=(0,se.useState)({answer:null,refused:null});return(0,se.useEffect)(()=>{let r=!1;return e().then(a=>r||o({answer:a,refused:null})).catch(a=>r||o({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var W=c(f(),1);function ie({title:e,close:t,children:o}){let r=(0,W.useRef)(null);return(0,W.useEffect)(()=>{r.current?.showModal()},[]),W.html`
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
`}var na=[.2,.375,.5555555555555556,.6666666666666666],sa=(e,t)=>o=>{let r=4*e+o-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,s=r>8?a:1,n=t/s|0,i=t%s,l=s-i,d=r>8?n*na[o]+(e>5)&-2:a,p=n-d;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:d}};var I=e=>new Uint8Array(e),Q=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},le=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Le=e=>e.charCodeAt(0),Rt=(...e)=>(t,o)=>e.forEach(r=>r(t,o)),Dt=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},De=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(r=>t.push(r,8))},H=(e,t,o,r,a=(n,i)=>o(n.length,i),s=r?n=>Rt(Dt(r),e(n)):e)=>(s.test=t,s.l=o,s.est=a,s.eci=r&&[r],s),It=H(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),qt=H(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*le(e[r])+le(e[r+1]),11);r<e.length&&t.push(le(e[r]),6)},e=>le(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),B=H(e=>De([...e].map(Le)),e=>Le(e)<128,(e,t)=>12+8*(t>9)+8*e);B._=!0,B.u=!0;var Ie=H(B,e=>Le(e)<256,B.l,3);Ie._=!0;var Lt=new TextEncoder,qe=H(e=>De(Lt.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*Lt.encode(e).length);qe._=!0;var _e=()=>{let e=new Map,t=new TextDecoder("sjis"),o=I(2);for(let r=0;r<7973;++r)o[0]=r/192+129+64*(r>5951),o[1]=r%192+64,e.set(t.decode(o),r);return e.delete("�"),_e=()=>e,e},ze=H(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let r of e)t.push(_e().get(r),13)},e=>_e().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);ze._=!0;var zt=[It,qt,B,Ie,ze,qe],ia={auto:(e,{modes:t=zt}={})=>(o,r)=>{let a=t.map((p,h)=>{let u=new Map,v=(m,g)=>(u.has(m)||u.set(m,g(m,r)),u.get(m));return{m:p,h:1<<h,C:p.est("",r),S:p.l?(m,g)=>v(g-m,p.l):(m,g)=>v(e.slice(m,g),p.est)}}),s=[{v:0}],n=0,i=0,l=-1;for(let p of[...e,""]){let h=0;if(p)for(let u of a)u.m.test(p)&&(h|=u.h);if(!p||h!==l){if(l!==-1){let u=new Set(s.map(m=>m.D)),v=[];for(let{m,C:g,S,h:T}of a)if(l&T){let R=S(n,i);for(let K of m.eci??u)if(!m.u||!K){let U;for(let M of s)if(M.D===K||m.eci){let F=M.m===m&&M.D===K,Te=F?M.V:M,Ze=m._&&F?M.v+R-g:Te.v+12*(Te.D!==K)+(F?S(F?M.$:n,i):R);(!U||Ze<U.v)&&(U={$:F?M.$:n,V:Te,m,D:K,A:i,v:Ze})}U&&v.push(U)}}s=v}l=h,n=i}i+=p.length}s.length||Q(5);let d=[];for(let p=s.reduce((h,u)=>u.v<h.v?u:h);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(o,r))},multi:Rt,eci:Dt,bytes:De,numeric:It,alphaNumeric:qt,ascii:B,iso8859_1:Ie,shift_jis:ze,utf8:qe},la=()=>({F:I(2956),I:0,push(e,t){for(let o=t,r=8-(7&this.I);o>0;o-=r,r=8)this.F[this.I>>3]|=e<<r>>o,this.I+=o<r?o:r}}),Me=(e,t=e*e,o=I(t))=>({size:e,K:o,get:(r,a)=>r>=0&&r<e&&!!(1&o[a*e+r]),toString({on:r="##",off:a="  ",lf:s=`
`,pad:n=4,padX:i=n,padY:l=n}={}){let d="";for(let p=-l;p<e+l;++p){for(let h=-i;h<e+i;++h)d+=this.get(h,p)?r:a;d+=s}return d},toImageData(r,{on:a=[0,0,0],off:s=[0,0,0,0],pad:n=4,padX:i=n,padY:l=n}={}){let d=e+2*i,p=e+2*l,h=r.createImageData(d,p),u=new Uint32Array(h.data.buffer);h.data.set([...a,255]);let v=u[0];h.data.set([...s,255]);let m=u[0];for(let g=0;g<p;++g)for(let S=0;S<d;++S)u[g*d+S]=this.get(S-i,g-l)?v:m;return h},toCanvas(r,a){let s=r.getContext("2d"),n=this.toImageData(s,a);r.width=n.width,r.height=n.height,s.putImageData(n,0,0)},toDataURL({type:r="image/png",scale:a=1,...s}={}){let n=document.createElement("canvas"),i=n.getContext("2d"),l=this.toImageData(i,s);return n.width=l.width*a,n.height=l.height*a,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(n,0,0,l.width,l.height,0,0,n.width,n.height),n.toDataURL(r,1)}}),ce=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],de=I(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))de[de[t+255]=e++]=t;var jt=e=>de[e%255],Nt=e=>de[e+255],ca=(e,t)=>{let o=I(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)o[r+a]^=jt(e[r]+t[a]);return o.map(Nt)},da=(e,t)=>{let o=I(e.length+t.length-1);o.set(e,0);for(let r=0;r<e.length;++r)if(o[r]){let a=Nt(o[r]);for(let s=0;s<t.length;++s)o[r+s]^=jt(t[s]+a)}return o.slice(e.length)},Re=[[0],[0,0]];for(let e=1;e<30;++e)Re.push(ca(Re[e],[0,e]));var pa=(e,t)=>{let o=[[],[]],r=0,a=0;for(let[n,i]of t.o)for(let l=0;l<n;++l,r+=i){let d=e.slice(r,r+i);o[0].push(d),o[1].push(da(d,Re[t.i])),a+=i+t.i}let s=I(a);a=0;for(let n of o)for(let i=0,l=-1;l<a;++i){l=a;for(let d of n)i<d.length&&(s[a++]=d[i])}return s},Pt=(e,t,o)=>{let r=e<<=o;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>o));return r|e},ua=({size:e,K:t},o)=>{let r=(n,i,l,d)=>{for(;l-- >0;n+=e)t.fill(d,n,n+i)},a=(n,i,l)=>{for(let d=0;d++<3;l-=2)r(i*e+n-(l>>1)*(e+1),l,l,2|d)},s=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let n=e-7;n>8;n-=s){for(let i=n;i>8;i-=s)a(n,i,5);n<e-7&&a(n,6,5)}if(o>6)for(let n=Pt(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;n>>=1)t[i*e-l]=2|1&n;r(7,2,9,2),r(e-8,8,9,2);for(let n=0;n<e;++n)t[6*e+n]=3^1&n;a(3,3,7),a(e-4,3,7);for(let n=0;n<e;++n)for(let i=n;i<e;++i)t[i*e+n]=t[n*e+i];t[(e-8)*e+8]=3},fa=({size:e,K:t})=>{let o=[];for(let r=e-2,a=e,s=-1;r>=0;r-=2){for(r===5&&(r=4);a+=s,a!==-1&&a!==e;){let n=a*e+r;t[n+1]||o.push(n+1),t[n]||o.push(n)}s*=-1}return o},ma=({K:e},t,o)=>t.forEach((r,a)=>e[r]=o[a>>3]>>(7&~a)&1),ha=({size:e,K:t},o,r,a)=>{for(let n=0;n<e;++n)for(let i=0;i<e;++i){let l=n*e+i;t[l]^=!(o(i,n)||2&t[l])}let s=21522^Pt((1^a)<<3|r,1335,10);for(let n=0;n++<8;s>>=1)t[(n-(n<7))*e+8]=1&s,t[9*e-n]=1&s;for(let n=8;--n,s;s>>=1)t[8*e+n-(n<7)]=1&s,t[(e-n)*e+8]=1&s},ga=({size:e,K:t},o=0,r=0)=>{for(let a=0;a<e;++a){for(let s=0;s<2;++s)for(let n,i=0,l=0,d=2;i<e;++i){let p=1&t[s?a*e+i:i*e+a];r+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(o+=40),p^d&&(n=0),d=p,o+=++n===5?3:n>5}if(a)for(let s=e+a,n=5*t[a-1]^t[a];s<e*e;s+=e){let i=5*t[s-1]^t[s];o+=3*!(1&(n|i)|4&(n^i)),n=i}}return o+10*(10*Math.abs(r/(e*e)-1)|0)},_t=[],pe=(e=Q(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:r=1,maxVersion:a=40,mask:s,trailer:n=60433,...i}={})=>{o<t&&Q(3),a<r&&Q(2),typeof e=="string"&&(e=ia.auto(e,i));for(let l=r,d=0;l<=a;++l){let p=_t[l];p||(_t[l]=p=Me(4*l+17),ua(p,l),p.p=fa(p));let h=sa(l,p.p.length>>3);if(8*h(t).t<d)continue;let u=la();e(u,l),d=u.I;for(let v=o;v>=t;--v){let m=h(v);if(8*m.t<d)continue;for(u.I=d+11&-8;u.I<8*m.t;)u.push(n,16);let g=Me(p.size,p.K);return ma(g,p.p,pa(u.F,m)),(ce[s]?[ce[s]]:ce).map((S,T)=>{let R=Me(g.size,g.K);return ha(R,S,s??T,v),R.s=ce[s]?0:ga(R),R}).reduce((S,T)=>T.s<S.s?T:S)}}Q(4)};pe.with=(...e)=>(t,o)=>pe(t,{modes:[...zt,...e],...o});var Wt=c(f(),1),je=4;function Bt({text:e,label:t}){let o=pe(e),r=o.size+2*je;return Wt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${$a(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function $a(e){let t=[];for(let o=0;o<e.size;o+=1)for(let r=0;r<e.size;r+=1)e.get(r,o)&&t.push(`M${r+je} ${o+je}h1v1h-1z`);return t.join("")}var Kt=c(L(),1),Ut=c(O(),1),ba=1500;function Ft({close:e}){let{deeds:t}=(0,fe.useTable)(),o=(0,fe.useSession)(),{answer:r,refused:a}=Mt(()=>t.api.codes(o.id)),[s,n]=(0,$.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(o.id,d,p).then(n)),l=s??r;return $.html`
<${ie} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,Y.onlyThisMachine)()&&$.html`<p class="hint">
${(0,Kt.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:$.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&$.html`<p class="refusal" role="alert">${a}</p>`}
<${Ht.Refusal} spot="codes" />
${l&&$.html`<${xa} session=${o} codes=${l} change=${i} />`}
<//>
`}function xa({session:e,codes:t,change:o}){let r=s=>e.state.players?.find(n=>n.seat===s)?.name??`Seat ${s}`,a=[...t.seats.map((s,n)=>[r(n+1),s,n+1]),["Spectators",t.spectator,"spectator"],["Referee, on another device",t.referee,"referee"]];return $.html`
<ul class="links">
${a.map(([s,n,i])=>$.html`
<${va}
key=${i}
who=${s}
link=${n&&(0,Y.invitation)(e.id,n)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&$.html`<${wa} link=${ya(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links expire ${(0,Ut.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function wa({link:e}){return $.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${Gt} who=${"the big screen"} link=${e} />
</li>
`}function ya(e,t){return(0,Y.invitation)(e,t,location.origin,ue.ADDRESSES[ue.ROOM])}function va({who:e,link:t,change:o}){return $.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?$.html`<${Gt} who=${e} link=${t} />`:$.html`<em>Withdrawn: nobody can use it.</em>`}
<span class="change">
<button aria-label=${`New code for ${e}`} onClick=${()=>o("renew")}>
New code
</button>
${t&&$.html`<button
aria-label=${`Withdraw the code of ${e}`}
onClick=${()=>o("withdraw")}
>
Withdraw
</button>`}
</span>
</li>
`}function Gt({who:e,link:t}){let[o,r]=(0,$.useState)(!1),a=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),ba)},[s,n]=(0,$.useState)(!1);return $.html`
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
${s&&$.html`<${Bt} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var w=c(f(),1),Pe=c(b(),1),We=c(D(),1);var q=c(f(),1);var Qt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Yt=Object.keys(Qt),ka={fill:"#75726b",ink:"#ffffff"};function J(e){let{fill:t,ink:o}=Qt[e]??ka;return{"--hue":t,"--hue-ink":o}}var Vt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function _(e){return Vt[(e-1)%Vt.length]}var Jt=c(f(),1);var Xt=c(O(),1);function X({colour:e,large:t=!1}){return Jt.html`<span
class=${t?"swatch large":"swatch"}
style=${J(e)}
title=${e?(0,Xt.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Zt=c(O(),1),Sa=["Ada","Bo","Cy"],eo=["orange","blue","green","red","yellow","purple","pink","white"];function to(e){let t=e?.state.players;return t?t.map(({name:o,colour:r})=>({name:o,colour:r??""})):Sa.map((o,r)=>({name:o,colour:eo[r]}))}function oo(e,t){return t?e:e.map(({name:o})=>({name:o}))}function ro({players:e,set:t,seats:o,coloured:r}){let[a,s]=o,n=(l,d)=>t(e.with(l,{...e[l],...d})),i=eo.find(l=>!e.some(d=>d.colour===l));return q.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,d)=>q.html`
<div class="player-row" data-testid="player-row">
<${X} colour=${r?l.colour:_(d+1)} />
<input
aria-label=${`Name of player ${d+1}`}
value=${l.name}
onInput=${p=>n(d,{name:p.target.value})}
/>
${r&&q.html`<${Ca} place=${d} player=${l} change=${n} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((p,h)=>h!==d))}
>
×
</button>
</div>
`)}
${e.length<s&&q.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Add a player
</button>`}
</fieldset>
`}function Ca({place:e,player:t,change:o}){return q.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${r=>o(e,{colour:r.target.value})}
>
${["",...Yt].map(r=>q.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Zt.named)(r):"any colour"}
</option>
`)}
</select>
`}var Z=c(O(),1),me=["thimble","Thimble","As small as it goes: to try it out."],Ta=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Oa=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],me],Ea=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],me],Aa=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],me],Ma=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],me],La={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},_a={clay_o_rama:Ta,clearing_house:Oa,metamorph:Ea,generation_zero:Aa,slargeball:Ma},no=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}],Ra={clay_o_rama:"Monsters of modelling clay, built at the table, fight until one is left.",clearing_house:"Gangsters in a square house shoot, trap and abduct each other until one is left.",metamorph:"Wizards who change their shapes duel to the death, or hunt for artifacts.",generation_zero:"Agents hunt ’Sues through the Locations of a story, and ’Sues hunt Canons.",slargeball:"Two teams of figures fight for a heavy ball on a green field, for 25 turns."};function so({name:e,title:t,summary:o,seats:[r,a]}){let s=Ra[e]??o.split(`
`)[0].replace(`${t}: `,""),n=[`${r} to ${a} players`,La[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,Z.sentence)(s.replaceAll("'","’")),facts:`${(0,Z.sentence)(n)}.`}}function io(e){let t=_a[e.name];return t?t.map(([o,r,a])=>ao(e,o,r,a)):Object.keys(e.options).map(o=>ao(e,o,(0,Z.spelled)(o)))}function ao(e,t,o,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:r,options:{preset:t}};let{type:a,...s}=e.options[t]??{};return{name:t,title:o,text:r,options:s}}var co=c(f(),1),po=c(b(),1),uo=c(D(),1),lo="take-in";function fo(){let{deeds:e,state:t}=(0,po.useTable)(),o=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return co.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[lo]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${uo.Refusal} spot=${lo} />
</div>
`}function mo({close:e}){let{state:t,deeds:o}=(0,Pe.useTable)(),{games:r}=t;return(0,w.useEffect)(()=>{o.learnGames()},[]),w.html`
<${ie} title=${"New game"} close=${e}>
<${We.Refusal} spot="games" />
${r.length>0&&w.html`<${Da} games=${r} close=${e} />`}
<${fo} />
<//>
`}function Da({games:e,close:t}){let{deeds:o,state:r}=(0,Pe.useTable)(),[a,s]=(0,w.useState)(r.session?.game??e[0].name),n=e.find(T=>T.name===a)??e[0],i=io(n),[l,d]=(0,w.useState)(i[0].name),[p,h]=(0,w.useState)(()=>to(r.session)),[u,v]=(0,w.useState)(r.session?.dice??"seeded"),m="colour"in(Object.values(n.options)[0]?.players?.[0]??{}),g=(i.find(T=>T.name===l)??i[0]).options;return w.html`
<form class="new-game" onSubmit=${T=>{T.preventDefault(),o.begin({game:n.name,options:{...g,players:oo(p,m)},dice:u})}}>
${e.length>1&&w.html`<${Ne}
legend=${"Game"}
name="game"
chosen=${n.name}
choose=${s}
options=${e.map(so)}
/>`}
<${ro}
players=${p}
set=${h}
seats=${n.seats}
coloured=${m}
/>
<${Ne}
legend=${"Rules"}
name="preset"
chosen=${l}
choose=${d}
options=${i}
/>
<${Ne}
legend=${"Dice"}
name="dice"
chosen=${u}
choose=${v}
options=${no}
/>
<div class="answers">
<${We.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function Ne({legend:e,name:t,options:o,chosen:r,choose:a}){return w.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(s=>w.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${s.name}
checked=${s.name===r}
onChange=${()=>a(s.name)}
/>
<span>
<strong>${s.title}</strong>
${s.text&&w.html`<small>${s.text}</small>`}
${s.facts&&w.html`<small class="about">${s.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var E=c(f(),1),Ge=c(b(),1),Ko=c(D(),1),Uo=c(he(),1);var ee=c(f(),1);var Be=c(f(),1);function ge({columns:e}){return Be.html`
<thead>
<tr>
<th scope="col">Player</th>
${e.map(t=>Be.html`<th scope="col">${t}</th>`)}
</tr>
</thead>
`}function go({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:r}=e;return ee.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<${ge} columns=${t} />
<tbody>
${o.map(({seat:a,name:s,cells:n})=>ee.html`
<tr key=${a}>
<th scope="row">${s}</th>
${n.map(i=>ee.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>ee.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var y=c(f(),1);var C=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function $o(e){return!!e?.lines.some(({points:t})=>t.length>1)}function He({lines:e,chapters:t,seq:o}){let r=e.flatMap(n=>n.points),a=r.map(([,n])=>n),s=Math.min(...r.map(([n])=>n));return{from:Math.min(s,t.find(({seq:n})=>n>=s)?.seq??s),to:Math.max(o,s+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function bo({from:e,to:t,least:o,most:r},a=C){let s=a.width-a.left-a.right,n=a.height-a.top-a.bottom;return{x:i=>a.left+s*(i-e)/(t-e),y:i=>a.top+n*(1-(i-o)/(r-o))}}function xo({points:e},t,o){let r=s=>Math.round(s*10)/10;return`${e.map(([s,n],i)=>{let[l,d]=[r(t.x(s)),r(t.y(n))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${r(t.x(o))}`}function wo({least:e,most:t},o=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/o))),s=[1,2,5,10].map(i=>i*a).find(i=>r/i<=o)??r,n=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-n)/s)+1},(i,l)=>n+l*s)}function Ke({chapters:e},{from:t,to:o}){return e.map(({title:a,seq:s},n)=>({title:a,from:s,to:(e[n+1]?.seq??o+1)-1})).filter(a=>a.to>=t)}function yo(e){let t=Ke(e,He(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,label:r,points:a})=>({key:o,name:r,cells:t.map(({to:s})=>a.findLast(([n])=>n<=s)?.[1]??null)}))}}function vo({counts:e,lines:t}){let o=t.map(({label:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function Ue({game:e,state:t},{key:o,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:n})=>String(n)===o)?.colour||a(r):e==="slargeball"?t.colours[Number(o)-1]:a(r)}var $e=["","9 5","2 5","14 5 2 5","5 5"],Ia=100;function ko({session:e,story:t}){return!t||!$o(t)?null:y.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${qa} session=${e} story=${t} />
<${za} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${Pa} story=${t} />
</div>
</details>
</figure>
`}function qa({session:e,story:t}){return y.html`
<ul class="plot-legend">
${t.lines.map((o,r)=>y.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${J(Ue(e,o,_))}
stroke-dasharray=${$e[r%$e.length]}
/>
</svg>
${o.label} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function za({session:e,story:t}){let o=(0,y.useId)(),r=He(t),a=bo(r);return y.html`
<svg
viewBox=${`0 0 ${C.width} ${C.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${vo(t)}</title>
<${ja} levels=${wo(r)} scale=${a} />
<${Na} spans=${Ke(t,r)} extent=${r} scale=${a} />
${t.lines.map((s,n)=>y.html`
<path
class="curve"
key=${s.key}
d=${xo(s,a,r.to)}
style=${J(Ue(e,s,_))}
stroke-dasharray=${$e[n%$e.length]}
/>
`)}
</svg>
`}function ja({levels:e,scale:t}){return e.map(o=>y.html`
<g key=${o}>
<path class="level" d=${`M${C.left} ${t.y(o)}H${C.width-C.right}`} />
<text x=${C.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function Na({spans:e,extent:t,scale:o}){let r=C.left;return e.map(({title:a,from:s})=>{let n=o.x(Math.max(s,t.from)),l=a.replace(/\D+/g,"")&&n>=r;return l&&(r=n+Ia),y.html`
<g key=${s}>
${s>t.from&&y.html`<path class="span" d=${`M${n} ${C.top}V${C.height-C.bottom}`} />`}
${l&&y.html`<text x=${n+2} y=${C.height-10}>${a}</text>`}
</g>
`})}function Pa({story:e}){let{columns:t,rows:o}=yo(e);return y.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(r=>y.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:r,name:a,cells:s})=>y.html`
<tr key=${r}>
<th scope="row">${a}</th>
${s.map(n=>y.html`<td>${n??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var Eo=c(f(),1),Ao=c(b(),1),Mo=c(D(),1),Lo=c(he(),1);function So({title:e,outcome:t},o,r){let a=o.map(({seq:s,at:n,told:i})=>`${n} #${s} ${i}${r.has(s)?"":" (taken back)"}`);return[e,...a,t?`The end: ${t.why}.`:"",""].join(`
`)}function Co({id:e,game:t,title:o,state:r,outcome:a},s){let n=(r.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:n,outcome:a,entries:s},null,2)}function To({game:e},t,o){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",o)}var Oo="take-away";function _o({session:e}){let{deeds:t,state:o}=(0,Ao.useTable)(),r=l=>To(e,o.entries,l),a=()=>new Blob([So(e,o.entries,(0,Lo.standingOf)(o.entries))]),s=()=>new Blob([Co(e,o.entries)]),n=l=>async()=>{let d=await t.ask(Oo,()=>t.api.file(e.id,l));d&&Fe(d,r(l))},i=e.role==="referee";return Eo.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${i?n("json"):()=>Fe(s(),r("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${n("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>Fe(a(),r("txt"))}>
Save as text
</button>
<${Mo.Refusal} spot=${Oo} />
</div>
`}function Fe(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var be=c(f(),1),xe=c(b(),1),Wa=400;function Ro(e=!0){let{deeds:t}=(0,xe.useTable)(),{id:o,seq:r}=(0,xe.useSession)(),[a,s]=(0,be.useState)(null);return(0,be.useEffect)(()=>{if(!e)return;let n=!0,l=setTimeout(()=>t.api.story(o).then(d=>n&&s(d)).catch(()=>{}),a?Wa:0);return()=>{n=!1,clearTimeout(l)}},[e,o,r]),a}var Fo=c(O(),1);var Ba={};function Do(e){return Ba[e]??e}var Io=c(O(),1);var Ha={clay_o_rama:Fa,clearing_house:Ga,generation_zero:Va,metamorph:Ya,slargeball:Ja};function qo(e){let{columns:t,cellsOf:o,colourOf:r}=(Ha[e.game]??Ua)(e.state),a=e.outcome?.winners??[],s=(e.state.players??[]).map(n=>({seat:n.seat,name:n.name,colour:r?.(n)??_(n.seat),won:a.includes(n.seat),cells:o(n)}));return{columns:t,rows:s.sort(Ka)}}function Ka(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((s,n)=>s!==t.cells[n]),[r,a]=[e.cells[o],t.cells[o]];return typeof r=="number"&&typeof a=="number"?a-r:0}function Ua(){return{columns:[],cellsOf:()=>[]}}function Fa(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:r})=>r===t)?.colour||o||_(t),cellsOf:({seat:t})=>{let o=e.creatures.filter(({player:a})=>a===t),r=o.filter(a=>a.alive);return[o.length?Xa(r,"hit_points"):"–"]}}}function Ga(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function Va(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Qa={dead:"dead",left:"left the map"};function Ya(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:r})=>[r?0:e,t,r?Qa[r]??r:Do(o)]}}function Ja(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Io.spelled)(e.colours[t-1]??"")]}}function Xa(e,t){return e.reduce((o,r)=>o+r[t],0)}var te=c(f(),1);function zo({columns:e,rows:t}){return t.length?te.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<${ge} columns=${e} />
<tbody>
${t.map(({seat:o,name:r,colour:a,won:s,cells:n})=>te.html`
<tr key=${o} data-won=${s}>
<th scope="row">
<${X} colour=${a} /> ${r}${" "}
${s&&te.html`<span class="won">won</span>`}
</th>
${n.map(i=>te.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var z=c(L(),1),Za=6e4;function jo(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,z.tn)("{count} round","{count} rounds",o):(0,z.tn)("{count} turn","{count} turns",o)),t.length>1&&en(t),(0,z.tn)("{count} decision","{count} decisions",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function No(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function en(e){let[t,o]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),r=Math.max(1,Math.round((o-t)/Za)),a=Math.floor(r/60);return a?`${(0,z.tn)("{count} hour","{count} hours",a)} ${(0,z.tn)("{count} minute","{count} minutes",r%60)}`:(0,z.tn)("{count} minute","{count} minutes",r)}var tn=c(f(),1),Bo=c(O(),1),on=c(Wo(),1);function Ho(e,t){let o=(e?.winners??[]).map(t);return`${(0,Bo.listed)(o)||"Nobody"} won`}function Go({session:e}){let{state:t}=(0,Ge.useTable)(),o=(0,Uo.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>o.has(a));return E.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<h2 data-testid="end-who">${Ho(e.outcome,rn(e))}</h2>
<p class="why" data-testid="end-why">${(0,Fo.sentence)(e.outcome.why)}.</p>
<${zo} ...${qo(e)} />
<p class="small-facts">${jo(e.state,r).join(" · ")}</p>
<${an} session=${e} />
<${nn} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${No(r).map(a=>E.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Save a copy</summary>
<${_o} session=${e} />
</details>
</section>
`}function rn({state:e}){return t=>e.players.find(o=>o.seat===t)?.name}function an({session:e}){let{deeds:t,state:o}=(0,Ge.useTable)(),{game:r,options:a,dice:s}=e;return E.html`
<div class="answers">
${a&&E.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:s})}
>
Play again, same players
</button>`}
${e.role==="referee"&&E.html`<button onClick=${()=>t.show("new-game")}>New game</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${Ko.Refusal} spot="begin" />
</div>
`}function nn({session:e}){let[t,o]=(0,E.useState)(!1),r=Ro(t);return E.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&o(a.target.open)}
>
<summary>The game in figures</summary>
<${go} deeds=${r?.deeds} />
<${ko} session=${e} story=${r} />
</details>
`}var Ve=c(f(),1),Vo=c(ne(),1),Qo=c(b(),1);var j={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(e,t,o)=>`${e} asks about #${t}: ${o}`,toIt:"Look"};function Yo({group:e}){let{state:t,deeds:o}=(0,Qo.useTable)(),r=t.looked===e.first;return Ve.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:j.lookAt(e.entries[0].told)}
onClick=${()=>o.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?j.close:j.look}
</button>
${r&&Ve.html`<${Vo.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Zo=c(f(),1),er=c(b(),1);var Jo=c(he(),1),sn=/#(\d+)/;function ln(e){let t=(0,Jo.standingOf)(e);return e.filter(({event:o,seq:r})=>o.type==="Noted"&&t.has(r)).map(({event:o,seq:r,told:a})=>{let s=Number(sn.exec(o.text)?.[1]??0),n=o.text.slice(o.text.indexOf(": ")+1).trim();return{about:s,seq:r,seat:o.seat??null,told:a,asked:n}}).filter(({about:o,seq:r})=>o>0&&o<r)}function Xo(e){let t=ln(e);return t.filter(({about:o,seat:r,seq:a})=>r!==null&&!t.some(s=>s.about===o&&s.seat===null&&s.seq>a))}function tr(){let{state:e,deeds:t}=(0,er.useTable)(),[o]=Xo(e.entries);if(!o)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:n})=>n===o.seat)?.name??"",s=j.open(a,o.about,o.asked);return Zo.html`
<p class="open-question" role="status" data-testid="open-question" title=${s}>
<span>${s}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${j.toIt}
</button>
</p>
`}var we=c(f(),1),sr=c(rr(),1),ir=c(b(),1),ar=6e4,nr=["pointerdown","keydown"],N={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function lr(){let{deeds:e}=(0,ir.useTable)(),t=(0,sr.curtain)()==="drawn";return(0,we.useEffect)(()=>t?void 0:cn(()=>e.curtain("drawn")),[t]),we.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
<span title=${t?N.drawn:N.lifted}>${t?N.drawn:N.lifted}</span
>${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?N.lift:N.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${N.away}
</button>
</p>
`}function cn(e){let t=setTimeout(e,ar),o=()=>{clearTimeout(t),t=setTimeout(e,ar)};for(let r of nr)addEventListener(r,o,!0);return()=>{clearTimeout(t);for(let r of nr)removeEventListener(r,o,!0)}}var cr=c(f(),1),dr=c(L(),1),dn={en:"English",de:"Deutsch"},pn=365*24*3600;function pr(){return Object.entries(dn).filter(([e])=>e!==dr.LANGUAGE).map(([e,t])=>cr.html`
<button lang=${e} data-testid=${`language-${e}`} onClick=${()=>un(e)}>
${t}
</button>
`)}function un(e){document.cookie=`language=${e}; path=/; max-age=${pn}; samesite=lax`;let t=new URLSearchParams(location.search);if(!t.has("lang"))return location.reload();t.delete("lang"),location.search=t.toString()}var oe=c(f(),1),xr=c(Qe(),1);var hr=c(L(),1);var fr=c(O(),1),fn={};function mr(e){return fn[e]??(0,fr.spelled)(e)}var ye=c(Qe(),1),mn={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer counts"};function gr(e){let t=Object.entries(ye.MARKS).map(([a,s])=>({value:a,title:mn[a],count:e.filter(s).length})).filter(({count:a})=>a>0),o=new Map;for(let{entries:a}of e)for(let s of new Set(a.map(({event:n})=>n.type)))o.set(s,(o.get(s)??0)+1);let r=[...o].map(([a,s])=>({value:ye.EVENT+a,title:mr(a),count:s})).sort((a,s)=>a.title.localeCompare(s.title));return[...t,...r].map(({value:a,title:s,count:n})=>({value:a,title:`${s} (${n})`}))}function $r({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function br(e,t){return`${e} of ${(0,hr.tn)("{count} step","{count} steps",t)}`}function wr({wanted:e,want:t,players:o,groups:r,hits:a}){let s=n=>i=>t({...e,[n]:i.target.value});return oe.html`
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
${o.map(({name:n})=>oe.html`<option value=${n} selected=${n===e.player}>${n}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"What"} onChange=${s("kind")}>
<option value="" selected=${!e.kind}>Everything</option>
${gr(r).map(({value:n,title:i})=>oe.html`<option value=${n} selected=${n===e.kind}>${i}</option>`)}
</select>
${$r(e)&&oe.html`<p class="found" role="status" data-testid="found">
${br(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(xr.ALL)}>
Show all
</button>
</p>`}
</form>
`}var ve=c(f(),1),ke=c(b(),1),kr=c(vr(),1),Sr=c(L(),1);function Cr({group:e}){let{state:t,deeds:o}=(0,ke.useTable)(),r=(0,ke.useSession)().role==="referee";return ve.html`
<details class="old-line" data-testid="old-line">
<summary>
Before the correction (${(0,Sr.tn)("{count} step","{count} steps",e.oldLine.length)})
</summary>
${e.oldLine.map(a=>ve.html`<${kr.Lines} group=${a} />`)}
${r&&ve.html`<button
class="quiet"
data-testid="take-up-again"
disabled=${t.busy.log}
onClick=${()=>o.takeBack("log",e.first-1)}
>
Go back to this version
</button>`}
</details>
`}var Tr=c(f(),1),Se=c(b(),1),Or=c(D(),1),Ye="missed-throw";function Er(){let{state:e,deeds:t}=(0,Se.useTable)(),o=(0,Se.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!hn(o)?null:Tr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[Ye]}
onClick=${()=>t.missedThrow(Ye)}
>
Add a missed throw
</button>
<${Or.Refusal} spot=${Ye} />
</p>
`}function hn({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var Ar=c(f(),1),Mr=c(b(),1);function Lr(){let{state:e,deeds:t}=(0,Mr.useTable)();return e.notices.map(o=>Ar.html`
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
`)}var A=c(f(),1),_r=c(b(),1);function Rr(){let{state:e}=(0,_r.useTable)(),[t,o]=(0,A.useState)(""),r=(0,A.useRef)({keys:new Set,seq:null});return(0,A.useEffect)(()=>{let a=e.proposals.filter(s=>!r.current.keys.has(s.key));r.current.keys=new Set(e.proposals.map(s=>s.key)),a.length&&o(a.map(s=>`Proposal: ${s.title}`).join(". "))},[e.proposals]),(0,A.useEffect)(()=>{let a=e.entries.at(-1),s=r.current.seq===null;r.current.seq=a?.seq??0,a&&!s&&o(a.told)},[e.entries]),A.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var Je=c(f(),1),Dr=c(Ae(),1);function Ir({proposal:e,code:t}){let o=Math.ceil(e.looks.length/2);return Je.html`
<div class="looks" data-testid="looks" style=${{"--columns":o}}>
${e.looks.map(r=>Je.html`
<figure>
<img src=${(0,Dr.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var k=c(f(),1),Ce=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],gn=6;function qr({frames:e,decisive:t,spots:o}){let r=bn(e),[{at:a,playing:s},n]=(0,k.useState)({at:0,playing:!0}),[i,l]=(0,k.useState)(0),d=Math.min(a,e.length-1);(0,k.useEffect)(()=>{if(!s||r<e.length)return;let u=g=>(g+1)%(e.length+gn),m=setInterval(()=>n(g=>g.playing?{...g,at:u(g.at)}:g),1e3/Ce[i].fps);return()=>clearInterval(m)},[s,i,r,e.length]);let p=u=>n({at:Math.max(0,Math.min(e.length-1,u)),playing:!1}),h=()=>n(u=>({...u,playing:!u.playing}));return k.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${r}
data-at=${d}
>
<div class="touchable">
<img
src=${e[d]}
alt=${`Replay, picture ${d+1}`}
width="640"
height="360"
/>
${o("in_replay")}
</div>
${r<e.length&&k.html`<progress
max=${e.length}
value=${r}
aria-label=${"Loading the replay"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${s?"Pause the replay":"Play the replay"}
onClick=${h}
>
${s?"Pause":"Play"}
</button>
<button aria-label=${"One picture back"} onClick=${()=>p(d-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${d}
aria-label=${"Picture of the replay"}
onInput=${u=>p(Number(u.target.value))}
/>
<button aria-label=${"One picture on"} onClick=${()=>p(d+1)}>›</button>
<button
aria-label=${`Speed: ${Ce[i].label}. Change it`}
onClick=${()=>l((i+1)%Ce.length)}
>
${Ce[i].label}
</button>
</figcaption>
<${$n} places=${t} frames=${e} shown=${d} stopAt=${p} />
</figure>
`}function $n({places:e,frames:t,shown:o,stopAt:r}){return e.length?k.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(a=>k.html`
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
`:null}function bn(e){let[t,o]=(0,k.useState)(0),r=(0,k.useRef)([]);return(0,k.useEffect)(()=>(o(0),r.current=e.map(a=>{let s=new Image;return s.onload=()=>o(n=>n+1),s.src=a,s}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var re=c(f(),1),zr=c(ne(),1);function jr(){let[e,t]=(0,re.useState)(!1);return re.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Over time</summary>
${e&&re.html`<${zr.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var Wr=c(Pr()),Br=document.createElement("style");Br.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{min-width:0;overflow-x:auto}.wide td{white-space:nowrap}@media(max-width:400px){.standings :is(th,td){padding-inline:3px}}.deeds{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{white-space:nowrap;font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}@media(max-width:420px){.link input{grid-column:1 / -1}}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}.replay{display:grid;gap:8px}.replay progress{width:100%;height:4px;accent-color:var(--accent)}.replay .decisive{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.replay .decisive button{padding:0;border:2px solid transparent;border-radius:var(--radius-small);background:none;overflow:hidden}.replay .decisive button[aria-pressed=true]{border-color:var(--accent)}.replay .decisive img{display:block}.replay figcaption{display:flex;align-items:center;gap:8px}.replay figcaption button{padding:0 12px;min-width:44px;font-size:var(--small)}.notice{display:flex;align-items:start;gap:12px;margin-block-end:10px;padding:9px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn)}.notice p{flex:1;margin:0;text-wrap:pretty}';document.head.append(Br);(0,Wr.arrived)("aside",Xe);