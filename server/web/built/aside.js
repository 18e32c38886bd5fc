var Wa=Object.create;var Te=Object.defineProperty;var Ba=Object.getOwnPropertyDescriptor;var Ha=Object.getOwnPropertyNames;var Ka=Object.getPrototypeOf,Ua=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},Fa=(e,t)=>{for(var o in t)Te(e,o,{get:t[o],enumerable:!0})},Ga=(e,t,o,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Ha(t))!Ua.call(e,r)&&r!==o&&Te(e,r,{get:()=>t[r],enumerable:!(a=Ba(t,r))||a.enumerable});return e};var c=(e,t,o)=>(o=e!=null?Wa(Ka(e)):{},Ga(t||!e||!e.__esModule?Te(o,"default",{value:e,enumerable:!0}):o,e));var f=x((bn,Xe)=>{Xe.exports=core["view.js"]});var b=x((xn,Ze)=>{Ze.exports=core["page/table.js"]});var ne=x((yn,at)=>{at.exports=core["page/part.js"]});var Oe=x((vn,rt)=>{rt.exports=core["device/settings.js"]});var L=x((Sn,ct)=>{ct.exports=core["language.js"]});var xt=x((Ln,bt)=>{bt.exports=core["picture/matter_of_course.js"]});var O=x((_n,wt)=>{wt.exports=core["words.js"]});var Ee=x((Dn,St)=>{St.exports=core["address.js"]});var Tt=x((In,Ct)=>{Ct.exports=core["page/place.js"]});var D=x((qn,Ot)=>{Ot.exports=core["page/refusal.js"]});var he=x((ns,fo)=>{fo.exports=core["log/groups.js"]});var No=x((vs,jo)=>{jo.exports=core["games/awaited.js"]});var ta=x((Ws,ea)=>{ea.exports=core["looking_on.js"]});var Ge=x((Ks,da)=>{da.exports=core["log/finding.js"]});var wa=x((Ys,xa)=>{xa.exports=core["log/log.js"]});var ja=x((vi,za)=>{za.exports=core["parts.js"]});var Ye={};Fa(Ye,{Announcer:()=>La,ByDevice:()=>mt,ClipButton:()=>Vo,Curtain:()=>sa,End:()=>Uo,Finder:()=>ba,Happened:()=>kt,Invite:()=>Kt,LanguageSwitch:()=>ca,LogPlot:()=>qa,Looks:()=>Ra,Loop:()=>Da,MissedThrow:()=>Ta,NewGame:()=>uo,Notices:()=>Aa,OldLine:()=>ka,OpenQuestions:()=>Zo,StoreTroubles:()=>$t});var Q=c(f(),1);var re=c(f(),1),tt=c(b(),1);function ot(){let{state:e,deeds:t}=(0,tt.useTable)(),o=(0,re.useRef)(e);return o.current=e,(0,re.useEffect)(()=>{let a=r=>{if(Ya(r.target)||o.current.dialog||r.altKey)return;let s=Va(r,o.current);s&&(r.preventDefault(),s(t))};return addEventListener("keydown",a),()=>removeEventListener("keydown",a)},[t]),null}function Va(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return a=>e.shiftKey?a.redo():a.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return a=>a.redo();let o=Qa(e.key);return o?()=>o.click():e.key==="ArrowDown"||e.key==="j"?()=>et(1):e.key==="ArrowUp"||e.key==="k"?()=>et(-1):null}function Qa(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",o=t?document.querySelector(`.answer-bar ${t}`):null;return o&&!o.disabled?o:null}function et(e){let o=[...document.querySelectorAll("[data-testid=proposal]")];if(!o.length)return;let a=o.findIndex(n=>n.contains(document.activeElement)),r=a<0?0:Math.min(o.length-1,Math.max(0,a+e));(o[r].querySelector(".take-up")??o[r]).focus(),o[r].scrollIntoView({block:"nearest"})}function Ya(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var ut=c(ne(),1);var nt=c(f(),1),st=c(Oe(),1),it=c(b(),1);function lt(){let e=(0,it.useSession)(),t=(0,st.useSettings)().awake&&!e.outcome;return(0,nt.useEffect)(()=>t?Ja():void 0,[t]),null}function Ja(e=navigator.wakeLock){let t=null,o=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},a=()=>t?.then(r=>r?.release());return document.addEventListener("visibilitychange",o),o(),()=>{document.removeEventListener("visibilitychange",o),a()}}var ft=c(Oe(),1);var dt=c(L(),1);async function Xa(){await navigator.serviceWorker?.register(`/worker.js?lang=${dt.LANGUAGE}`)}async function pt(){await navigator.serviceWorker?.getRegistration()&&await Xa()}function mt(){let{sound:e,speech:t,buzz:o}=(0,ft.useSettings)();return(0,Q.useEffect)(()=>{pt().catch(()=>{})},[]),Q.html`
<${lt} />
<${ot} />
${(e||t||o)&&Q.html`<${ut.Part} of="device" view="Signals" quiet />`}
`}var P=c(f(),1),ht=c(b(),1),gt=c(L(),1);function $t(){let{state:e}=(0,ht.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:P.html`
${t.problems.map(o=>P.html`<p class="store-trouble" role="alert" key=${o}>${o}</p>`)}
${t.set_aside>0&&P.html`<${Za} count=${t.set_aside} />`}
`}function Za({count:e}){return P.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,gt.tn)("One game is damaged and set aside; the others go on. {command} names what is wrong.","{count} games are damaged and set aside; the others go on. {command} names what is wrong.",e,{command:P.html`<code>tableref store check</code>`})}
</p>
`}var yt=c(xt(),1),Y=c(f(),1),vt=c(O(),1),er=180,tr=3;function kt({camera:e}){let[t,o]=(0,Y.useState)(0),r=(e?.happened??[]).filter(n=>n.number>t&&n.ago_s<er&&n.text!==yt.MATTER_OF_COURSE);if(!r.length)return null;let s=r[r.length-1].number;return Y.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${r.slice(-tr).reverse().map(n=>Y.html`
<li key=${n.number}>
<time>${or(n.ago_s)}</time>
${(0,vt.sentence)(n.text)}${/[.?!]$/.test(n.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>o(s)}>Read</button>
</div>
`}function or(e){return e<5?"now":e<60?`${Math.round(e)} s ago`:`${Math.round(e/60)} min ago`}var $=c(f(),1),X=c(Ee(),1),ue=c(Tt(),1),fe=c(b(),1),Wt=c(D(),1);var se=c(f(),1);function Et(e){let[t,o]=(0,se.useState)({answer:null,refused:null});return(0,se.useEffect)(()=>{let a=!1;return e().then(r=>a||o({answer:r,refused:null})).catch(r=>a||o({answer:null,refused:r.detail})),()=>{a=!0}},[]),t}var W=c(f(),1);function ie({title:e,close:t,children:o}){let a=(0,W.useRef)(null);return(0,W.useEffect)(()=>{a.current?.showModal()},[]),W.html`
<dialog
ref=${a}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${s=>{s.target===a.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${t}>×</button>
</header>
${o}
</div>
</dialog>
`}var ar=[.2,.375,.5555555555555556,.6666666666666666],rr=(e,t)=>o=>{let a=4*e+o-4,r="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(a)-35,s=a>8?r:1,n=t/s|0,i=t%s,l=s-i,d=a>8?n*ar[o]+(e>5)&-2:r,p=n-d;return{t:l*p+i*p+i,o:[[l,p],[i,p+1]],i:d}};var I=e=>new Uint8Array(e),J=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},le=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Me=e=>e.charCodeAt(0),Lt=(...e)=>(t,o)=>e.forEach(a=>a(t,o)),_t=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Re=e=>(t,o)=>{t.push(4,4),t.push(e.length,8+8*(o>9)),e.forEach(a=>t.push(a,8))},H=(e,t,o,a,r=(n,i)=>o(n.length,i),s=a?n=>Lt(_t(a),e(n)):e)=>(s.test=t,s.l=o,s.est=r,s.eci=a&&[a],s),Rt=H(e=>(t,o)=>{t.push(1,4),t.push(e.length,10+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-2;a+=3)t.push(+e.slice(a,a+3),10);a<e.length-1?t.push(+e.slice(a),7):a<e.length&&t.push(+e[a],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),Dt=H(e=>(t,o)=>{t.push(2,4),t.push(e.length,9+2*(o>26)+2*(o>9));let a=0;for(;a<e.length-1;a+=2)t.push(45*le(e[a])+le(e[a+1]),11);a<e.length&&t.push(le(e[a]),6)},e=>le(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),B=H(e=>Re([...e].map(Me)),e=>Me(e)<128,(e,t)=>12+8*(t>9)+8*e);B._=!0,B.u=!0;var De=H(B,e=>Me(e)<256,B.l,3);De._=!0;var At=new TextEncoder,Ie=H(e=>Re(At.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*At.encode(e).length);Ie._=!0;var Le=()=>{let e=new Map,t=new TextDecoder("sjis"),o=I(2);for(let a=0;a<7973;++a)o[0]=a/192+129+64*(a>5951),o[1]=a%192+64,e.set(t.decode(o),a);return e.delete("�"),Le=()=>e,e},qe=H(e=>(t,o)=>{t.push(8,4),t.push(e.length,8+2*(o>26)+2*(o>9));for(let a of e)t.push(Le().get(a),13)},e=>Le().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);qe._=!0;var It=[Rt,Dt,B,De,qe,Ie],nr={auto:(e,{modes:t=It}={})=>(o,a)=>{let r=t.map((p,h)=>{let u=new Map,v=(m,g)=>(u.has(m)||u.set(m,g(m,a)),u.get(m));return{m:p,h:1<<h,C:p.est("",a),S:p.l?(m,g)=>v(g-m,p.l):(m,g)=>v(e.slice(m,g),p.est)}}),s=[{v:0}],n=0,i=0,l=-1;for(let p of[...e,""]){let h=0;if(p)for(let u of r)u.m.test(p)&&(h|=u.h);if(!p||h!==l){if(l!==-1){let u=new Set(s.map(m=>m.D)),v=[];for(let{m,C:g,S,h:T}of r)if(l&T){let R=S(n,i);for(let F of m.eci??u)if(!m.u||!F){let G;for(let M of s)if(M.D===F||m.eci){let V=M.m===m&&M.D===F,Ce=V?M.V:M,Je=m._&&V?M.v+R-g:Ce.v+12*(Ce.D!==F)+(V?S(V?M.$:n,i):R);(!G||Je<G.v)&&(G={$:V?M.$:n,V:Ce,m,D:F,A:i,v:Je})}G&&v.push(G)}}s=v}l=h,n=i}i+=p.length}s.length||J(5);let d=[];for(let p=s.reduce((h,u)=>u.v<h.v?u:h);p.m;p=p.V)d.push(p.m(e.slice(p.$,p.A)));d.reverse().forEach(p=>p(o,a))},multi:Lt,eci:_t,bytes:Re,numeric:Rt,alphaNumeric:Dt,ascii:B,iso8859_1:De,shift_jis:qe,utf8:Ie},sr=()=>({F:I(2956),I:0,push(e,t){for(let o=t,a=8-(7&this.I);o>0;o-=a,a=8)this.F[this.I>>3]|=e<<a>>o,this.I+=o<a?o:a}}),Ae=(e,t=e*e,o=I(t))=>({size:e,K:o,get:(a,r)=>a>=0&&a<e&&!!(1&o[r*e+a]),toString({on:a="##",off:r="  ",lf:s=`
`,pad:n=4,padX:i=n,padY:l=n}={}){let d="";for(let p=-l;p<e+l;++p){for(let h=-i;h<e+i;++h)d+=this.get(h,p)?a:r;d+=s}return d},toImageData(a,{on:r=[0,0,0],off:s=[0,0,0,0],pad:n=4,padX:i=n,padY:l=n}={}){let d=e+2*i,p=e+2*l,h=a.createImageData(d,p),u=new Uint32Array(h.data.buffer);h.data.set([...r,255]);let v=u[0];h.data.set([...s,255]);let m=u[0];for(let g=0;g<p;++g)for(let S=0;S<d;++S)u[g*d+S]=this.get(S-i,g-l)?v:m;return h},toCanvas(a,r){let s=a.getContext("2d"),n=this.toImageData(s,r);a.width=n.width,a.height=n.height,s.putImageData(n,0,0)},toDataURL({type:a="image/png",scale:r=1,...s}={}){let n=document.createElement("canvas"),i=n.getContext("2d"),l=this.toImageData(i,s);return n.width=l.width*r,n.height=l.height*r,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(n,0,0,l.width,l.height,0,0,n.width,n.height),n.toDataURL(a,1)}}),ce=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],de=I(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))de[de[t+255]=e++]=t;var qt=e=>de[e%255],zt=e=>de[e+255],ir=(e,t)=>{let o=I(e.length+t.length-1);for(let a=0;a<e.length;++a)for(let r=0;r<t.length;++r)o[a+r]^=qt(e[a]+t[r]);return o.map(zt)},lr=(e,t)=>{let o=I(e.length+t.length-1);o.set(e,0);for(let a=0;a<e.length;++a)if(o[a]){let r=zt(o[a]);for(let s=0;s<t.length;++s)o[a+s]^=qt(t[s]+r)}return o.slice(e.length)},_e=[[0],[0,0]];for(let e=1;e<30;++e)_e.push(ir(_e[e],[0,e]));var cr=(e,t)=>{let o=[[],[]],a=0,r=0;for(let[n,i]of t.o)for(let l=0;l<n;++l,a+=i){let d=e.slice(a,a+i);o[0].push(d),o[1].push(lr(d,_e[t.i])),r+=i+t.i}let s=I(r);r=0;for(let n of o)for(let i=0,l=-1;l<r;++i){l=r;for(let d of n)i<d.length&&(s[r++]=d[i])}return s},jt=(e,t,o)=>{let a=e<<=o;for(let r=134217728;r>>=1;)a&r&&(a^=t*(r>>o));return a|e},dr=({size:e,K:t},o)=>{let a=(n,i,l,d)=>{for(;l-- >0;n+=e)t.fill(d,n,n+i)},r=(n,i,l)=>{for(let d=0;d++<3;l-=2)a(i*e+n-(l>>1)*(e+1),l,l,2|d)},s=2*((e-13)/(1+(o/7|0))/2+.75|0);if(o>1)for(let n=e-7;n>8;n-=s){for(let i=n;i>8;i-=s)r(n,i,5);n<e-7&&r(n,6,5)}if(o>6)for(let n=jt(o,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;n>>=1)t[i*e-l]=2|1&n;a(7,2,9,2),a(e-8,8,9,2);for(let n=0;n<e;++n)t[6*e+n]=3^1&n;r(3,3,7),r(e-4,3,7);for(let n=0;n<e;++n)for(let i=n;i<e;++i)t[i*e+n]=t[n*e+i];t[(e-8)*e+8]=3},pr=({size:e,K:t})=>{let o=[];for(let a=e-2,r=e,s=-1;a>=0;a-=2){for(a===5&&(a=4);r+=s,r!==-1&&r!==e;){let n=r*e+a;t[n+1]||o.push(n+1),t[n]||o.push(n)}s*=-1}return o},ur=({K:e},t,o)=>t.forEach((a,r)=>e[a]=o[r>>3]>>(7&~r)&1),fr=({size:e,K:t},o,a,r)=>{for(let n=0;n<e;++n)for(let i=0;i<e;++i){let l=n*e+i;t[l]^=!(o(i,n)||2&t[l])}let s=21522^jt((1^r)<<3|a,1335,10);for(let n=0;n++<8;s>>=1)t[(n-(n<7))*e+8]=1&s,t[9*e-n]=1&s;for(let n=8;--n,s;s>>=1)t[8*e+n-(n<7)]=1&s,t[(e-n)*e+8]=1&s},mr=({size:e,K:t},o=0,a=0)=>{for(let r=0;r<e;++r){for(let s=0;s<2;++s)for(let n,i=0,l=0,d=2;i<e;++i){let p=1&t[s?r*e+i:i*e+r];a+=p,l=(l>>1|2098176)&(3047517^p-1),2049&l&&(o+=40),p^d&&(n=0),d=p,o+=++n===5?3:n>5}if(r)for(let s=e+r,n=5*t[r-1]^t[r];s<e*e;s+=e){let i=5*t[s-1]^t[s];o+=3*!(1&(n|i)|4&(n^i)),n=i}}return o+10*(10*Math.abs(a/(e*e)-1)|0)},Mt=[],pe=(e=J(1),{minCorrectionLevel:t=0,maxCorrectionLevel:o=3,minVersion:a=1,maxVersion:r=40,mask:s,trailer:n=60433,...i}={})=>{o<t&&J(3),r<a&&J(2),typeof e=="string"&&(e=nr.auto(e,i));for(let l=a,d=0;l<=r;++l){let p=Mt[l];p||(Mt[l]=p=Ae(4*l+17),dr(p,l),p.p=pr(p));let h=rr(l,p.p.length>>3);if(8*h(t).t<d)continue;let u=sr();e(u,l),d=u.I;for(let v=o;v>=t;--v){let m=h(v);if(8*m.t<d)continue;for(u.I=d+11&-8;u.I<8*m.t;)u.push(n,16);let g=Ae(p.size,p.K);return ur(g,p.p,cr(u.F,m)),(ce[s]?[ce[s]]:ce).map((S,T)=>{let R=Ae(g.size,g.K);return fr(R,S,s??T,v),R.s=ce[s]?0:mr(R),R}).reduce((S,T)=>T.s<S.s?T:S)}}J(4)};pe.with=(...e)=>(t,o)=>pe(t,{modes:[...It,...e],...o});var Nt=c(f(),1),ze=4;function Pt({text:e,label:t}){let o=pe(e),a=o.size+2*ze;return Nt.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${a} ${a}`}
>
<rect width=${a} height=${a} fill="#ffffff" />
<path d=${hr(o)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function hr(e){let t=[];for(let o=0;o<e.size;o+=1)for(let a=0;a<e.size;a+=1)e.get(a,o)&&t.push(`M${a+ze} ${o+ze}h1v1h-1z`);return t.join("")}var Bt=c(L(),1),Ht=c(O(),1),gr=1500;function Kt({close:e}){let{deeds:t}=(0,fe.useTable)(),o=(0,fe.useSession)(),{answer:a,refused:r}=Et(()=>t.api.codes(o.id)),[s,n]=(0,$.useState)(null),i=(d,p)=>t.ask("codes",()=>t.api.changeCode(o.id,d,p).then(n)),l=s??a;return $.html`
<${ie} title=${"Invite"} close=${e}>
<p>
Each link opens the game as its owner may see it; a player sees only what they may know.
</p>
${(0,X.onlyThisMachine)()&&$.html`<p class="hint">
${(0,Bt.t)("This page is open as {host}, which other machines cannot reach. Start with {option} and open the page under this machine’s own address first.",{host:location.host,option:$.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${r&&$.html`<p class="refusal" role="alert">${r}</p>`}
<${Wt.Refusal} spot="codes" />
${l&&$.html`<${$r} session=${o} codes=${l} change=${i} />`}
<//>
`}function $r({session:e,codes:t,change:o}){let a=s=>e.state.players?.find(n=>n.seat===s)?.name??`Seat ${s}`,r=[...t.seats.map((s,n)=>[a(n+1),s,n+1]),["Spectators",t.spectator,"spectator"],["Referee, on another device",t.referee,"referee"]];return $.html`
<ul class="links">
${r.map(([s,n,i])=>$.html`
<${wr}
key=${i}
who=${s}
link=${n&&(0,X.invitation)(e.id,n)}
change=${l=>o(i,l)}
/>
`)}
${t.spectator&&$.html`<${br} link=${xr(e.id,t.spectator)} />`}
</ul>
<p class="hint">
If nobody plays on, the links expire ${(0,Ht.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>o("all","withdraw")}>Withdraw all</button>
</p>
`}function br({link:e}){return $.html`
<li class="link" data-testid="big-screen-link">
<strong>Big screen</strong>
<${Ut} who=${"the big screen"} link=${e} />
</li>
`}function xr(e,t){return(0,X.invitation)(e,t,location.origin,ue.ADDRESSES[ue.ROOM])}function wr({who:e,link:t,change:o}){return $.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?$.html`<${Ut} who=${e} link=${t} />`:$.html`<em>Withdrawn: nobody can use it.</em>`}
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
`}function Ut({who:e,link:t}){let[o,a]=(0,$.useState)(!1),r=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),a(!0),setTimeout(()=>a(!1),gr)},[s,n]=(0,$.useState)(!1);return $.html`
<input
readonly
value=${t}
aria-label=${`Link for ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${r}>${o?"Copied":"Copy"}</button>
<button
aria-expanded=${s}
aria-label=${`QR code for ${e}`}
onClick=${()=>n(!s)}
>
QR
</button>
${s&&$.html`<${Pt} text=${t} label=${`QR code of the link for ${e}`} />`}
`}var w=c(f(),1),Ne=c(b(),1),Pe=c(D(),1);var q=c(f(),1);var Gt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Vt=Object.keys(Gt),yr={fill:"#75726b",ink:"#ffffff"};function Z(e){let{fill:t,ink:o}=Gt[e]??yr;return{"--hue":t,"--hue-ink":o}}var Ft=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function _(e){return Ft[(e-1)%Ft.length]}var Qt=c(f(),1);var Yt=c(O(),1);function ee({colour:e,large:t=!1}){return Qt.html`<span
class=${t?"swatch large":"swatch"}
style=${Z(e)}
title=${e?(0,Yt.named)(e):"no colour yet"}
aria-hidden="true"
></span>`}var Jt=c(O(),1),vr=["Ada","Bo","Cy"],Xt=["orange","blue","green","red","yellow","purple","pink","white"];function Zt(e){let t=e?.state.players;return t?t.map(({name:o,colour:a})=>({name:o,colour:a??""})):vr.map((o,a)=>({name:o,colour:Xt[a]}))}function eo(e,t){return t?e:e.map(({name:o})=>({name:o}))}function to({players:e,set:t,seats:o,coloured:a}){let[r,s]=o,n=(l,d)=>t(e.with(l,{...e[l],...d})),i=Xt.find(l=>!e.some(d=>d.colour===l));return q.html`
<fieldset class="player-rows">
<legend>Players, as they sit round the table</legend>
${e.map((l,d)=>q.html`
<div class="player-row" data-testid="player-row">
<${ee} colour=${a?l.colour:_(d+1)} />
<input
aria-label=${`Name of player ${d+1}`}
value=${l.name}
onInput=${p=>n(d,{name:p.target.value})}
/>
${a&&q.html`<${kr} place=${d} player=${l} change=${n} />`}
<button
type="button"
class="quiet"
aria-label=${`Remove ${l.name||"player"}`}
disabled=${e.length<=r}
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
`}function kr({place:e,player:t,change:o}){return q.html`
<select
aria-label=${`Clay of player ${e+1}`}
onChange=${a=>o(e,{colour:a.target.value})}
>
${["",...Vt].map(a=>q.html`
<option value=${a} selected=${a===t.colour}>
${a?(0,Jt.named)(a):"any colour"}
</option>
`)}
</select>
`}var te=c(O(),1),me=["thimble","Thimble","As small as it goes: to try it out."],Sr=[["classic","Classic","Hand-spans, missiles, hit points by clay."],["kids","Kids","Fixed lengths, no missiles, 48 hit points."],["arena","Arena","Missiles first; fights only at a touch."],["small_table","Small table","Movement in fists instead of spans."]],Cr=[["classic","Classic","Six by six rooms, four hearts, cards dealt anew each round."],["ideas","Later ideas","What its author had in mind for later, all at once; hands of seven."],["once","Dealt once","One hand for the whole game; two hearts; closed rooms block shots."],["duel","Small house","Four by four rooms, two hearts: quicker, good for two."],["on_table","Cards in hand","You deal real cards; the program is told what is played. Two hearts."],me],Tr=[["classic","Duel","The last wizard standing wins; a map of four parts in a line."],["war","War","Everybody lays two parts of the map; the last one standing wins."],["key","The Key","Whoever gets away with the Key wins."],["optional","All options","War with every optional rule: schools, flying high, quiet rest."],["on_table","Map on the table","You lay the printed map as you like; the referee says which part lies where."],["skirmish","Skirmish","War on small parts, one each: wizards meet at once."],me],Or=[["classic","Classic","Two Agents, two ’Sues and three Canons each; a vote says who begins."],["four","More Monsters","As classic, with seven Monsters instead of four."],["plain","Plain","One ’Sue each; no terrain, weapons, artefacts, departments or insanity."],["bargain","Bargains","Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."],["brought","Rolled start","As classic, but dice say who begins."],["on_table","Cards on the table","Your own cards lie face down; the program is told what is turned up."],me],Er=[["classic","Classic","Full squads, 25 turns, a field of 36 by 24 inches and more."],["street","Street","Half a squad each, 6 turns, a field of 18 by 12 inches."],["three","Short match","Full squads, two turns and no extra time."],["house","House rules","Two balls, interceptions, Captain and Coach for one squad, 3 turns."],me],Ar={clay_o_rama:"about 30 minutes, and 20 for building",clearing_house:"each heart that is lost closes a room",metamorph:"until one is left, or the Key is away",generation_zero:"12 rounds at most",slargeball:"25 turns, or 6 on the street"},Mr={clay_o_rama:Sr,clearing_house:Cr,metamorph:Tr,generation_zero:Or,slargeball:Er},ao=[{name:"seeded",title:"The program rolls",text:"Fast, and replays the same."},{name:"typed",title:"We roll",text:"Typed into the page."},{name:"camera",title:"The camera reads",text:"Typed where it cannot."}],Lr={clay_o_rama:"Monsters of modelling clay, built at the table, fight until one is left.",clearing_house:"Gangsters in a square house shoot, trap and abduct each other until one is left.",metamorph:"Wizards who change their shapes duel to the death, or hunt for artifacts.",generation_zero:"Agents hunt ’Sues through the Locations of a story, and ’Sues hunt Canons.",slargeball:"Two teams of figures fight for a heavy ball on a green field, for 25 turns."};function ro({name:e,title:t,summary:o,seats:[a,r]}){let s=Lr[e]??o.split(`
`)[0].replace(`${t}: `,""),n=[`${a} to ${r} players`,Ar[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,te.sentence)(s.replaceAll("'","’")),facts:`${(0,te.sentence)(n)}.`}}function no(e){let t=Mr[e.name];return t?t.map(([o,a,r])=>oo(e,o,a,r)):Object.keys(e.options).map(o=>oo(e,o,(0,te.spelled)(o)))}function oo(e,t,o,a=void 0){if(e.name==="clay_o_rama")return{name:t,title:o,text:a,options:{preset:t}};let{type:r,...s}=e.options[t]??{};return{name:t,title:o,text:a,options:s}}var io=c(f(),1),lo=c(b(),1),co=c(D(),1),so="take-in";function po(){let{deeds:e,state:t}=(0,lo.useTable)(),o=a=>{let[r]=a.target.files;a.target.value="",r&&e.takeIn(r)};return io.html`
<div class="take-in">
<label class="field">
<span>Open a game from a file</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[so]}
onChange=${o}
/>
</label>
<p class="hint">
A game that was saved as JSON goes on as a new one, once its hashes are checked and the rules have replayed it.
</p>
<${co.Refusal} spot=${so} />
</div>
`}function uo({close:e}){let{state:t,deeds:o}=(0,Ne.useTable)(),{games:a}=t;return(0,w.useEffect)(()=>{o.learnGames()},[]),w.html`
<${ie} title=${"New game"} close=${e}>
<${Pe.Refusal} spot="games" />
${a.length>0&&w.html`<${_r} games=${a} close=${e} />`}
<${po} />
<//>
`}function _r({games:e,close:t}){let{deeds:o,state:a}=(0,Ne.useTable)(),[r,s]=(0,w.useState)(a.session?.game??e[0].name),n=e.find(T=>T.name===r)??e[0],i=no(n),[l,d]=(0,w.useState)(i[0].name),[p,h]=(0,w.useState)(()=>Zt(a.session)),[u,v]=(0,w.useState)(a.session?.dice??"seeded"),m="colour"in(Object.values(n.options)[0]?.players?.[0]??{}),g=(i.find(T=>T.name===l)??i[0]).options;return w.html`
<form class="new-game" onSubmit=${T=>{T.preventDefault(),o.begin({game:n.name,options:{...g,players:eo(p,m)},dice:u})}}>
${e.length>1&&w.html`<${je}
legend=${"Game"}
name="game"
chosen=${n.name}
choose=${s}
options=${e.map(ro)}
/>`}
<${to}
players=${p}
set=${h}
seats=${n.seats}
coloured=${m}
/>
<${je}
legend=${"Rules"}
name="preset"
chosen=${l}
choose=${d}
options=${i}
/>
<${je}
legend=${"Dice"}
name="dice"
chosen=${u}
choose=${v}
options=${ao}
/>
<div class="answers">
<${Pe.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${a.busy.begin}>
Begin
</button>
<button type="button" class="quiet" onClick=${t}>Cancel</button>
</div>
</form>
`}function je({legend:e,name:t,options:o,chosen:a,choose:r}){return w.html`
<fieldset class="choices" data-in-a-row=${o.length%3===0?3:2}>
<legend>${e}</legend>
${o.map(s=>w.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${s.name}
checked=${s.name===a}
onChange=${()=>r(s.name)}
/>
<span>
<strong>${s.title}</strong>
${s.text&&w.html`<small>${s.text}</small>`}
${s.facts&&w.html`<small class="about">${s.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var E=c(f(),1),Ue=c(b(),1),Bo=c(D(),1),Ho=c(he(),1);var K=c(f(),1);function mo({deeds:e}){if(!e)return null;let{columns:t,rows:o,sentences:a}=e;return K.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"What everybody did"}>
<table class="sums">
<caption class="unseen">
What everybody did
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${t.map(r=>K.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({seat:r,name:s,cells:n})=>K.html`
<tr key=${r}>
<th scope="row">${s}</th>
${n.map(i=>K.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${a.map(r=>K.html`<li key=${r}>${r}</li>`)}
</ul>
</div>
`}var y=c(f(),1);var C=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function ho(e){return!!e?.lines.some(({points:t})=>t.length>1)}function We({lines:e,chapters:t,seq:o}){let a=e.flatMap(n=>n.points),r=a.map(([,n])=>n),s=Math.min(...a.map(([n])=>n));return{from:Math.min(s,t.find(({seq:n})=>n>=s)?.seq??s),to:Math.max(o,s+1),least:Math.min(0,...r),most:Math.max(1,...r)}}function go({from:e,to:t,least:o,most:a},r=C){let s=r.width-r.left-r.right,n=r.height-r.top-r.bottom;return{x:i=>r.left+s*(i-e)/(t-e),y:i=>r.top+n*(1-(i-o)/(a-o))}}function $o({points:e},t,o){let a=s=>Math.round(s*10)/10;return`${e.map(([s,n],i)=>{let[l,d]=[a(t.x(s)),a(t.y(n))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${a(t.x(o))}`}function bo({least:e,most:t},o=4){let a=t-e,r=10**Math.floor(Math.log10(Math.max(1,a/o))),s=[1,2,5,10].map(i=>i*r).find(i=>a/i<=o)??a,n=Math.ceil(e/s)*s;return Array.from({length:Math.floor((t-n)/s)+1},(i,l)=>n+l*s)}function Be({chapters:e},{from:t,to:o}){return e.map(({title:r,seq:s},n)=>({title:r,from:s,to:(e[n+1]?.seq??o+1)-1})).filter(r=>r.to>=t)}function xo(e){let t=Be(e,We(e));return{columns:t.map(({title:o})=>o),rows:e.lines.map(({key:o,label:a,points:r})=>({key:o,name:a,cells:t.map(({to:s})=>r.findLast(([n])=>n<=s)?.[1]??null)}))}}function wo({counts:e,lines:t}){let o=t.map(({label:a,points:r})=>`${a} ${r.at(-1)?.[1]??0}`);return`${e} over time. At the end: ${o.join(", ")}.`}function He({game:e,state:t},{key:o,seat:a},r){return e==="clay_o_rama"?t.creatures.find(({id:n})=>String(n)===o)?.colour||r(a):e==="slargeball"?t.colours[Number(o)-1]:r(a)}var ge=["","9 5","2 5","14 5 2 5","5 5"],Rr=100;function yo({session:e,story:t}){return!t||!ho(t)?null:y.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} over time</figcaption>
<${Dr} session=${e} story=${t} />
<${Ir} session=${e} story=${t} />
<details>
<summary>As a table</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, as a table`}
>
<${jr} story=${t} />
</div>
</details>
</figure>
`}function Dr({session:e,story:t}){return y.html`
<ul class="plot-legend">
${t.lines.map((o,a)=>y.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${Z(He(e,o,_))}
stroke-dasharray=${ge[a%ge.length]}
/>
</svg>
${o.label} <strong>${o.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Ir({session:e,story:t}){let o=(0,y.useId)(),a=We(t),r=go(a);return y.html`
<svg
viewBox=${`0 0 ${C.width} ${C.height}`}
role="img"
aria-labelledby=${o}
class="drawing"
>
<title id=${o}>${wo(t)}</title>
<${qr} levels=${bo(a)} scale=${r} />
<${zr} spans=${Be(t,a)} extent=${a} scale=${r} />
${t.lines.map((s,n)=>y.html`
<path
class="curve"
key=${s.key}
d=${$o(s,r,a.to)}
style=${Z(He(e,s,_))}
stroke-dasharray=${ge[n%ge.length]}
/>
`)}
</svg>
`}function qr({levels:e,scale:t}){return e.map(o=>y.html`
<g key=${o}>
<path class="level" d=${`M${C.left} ${t.y(o)}H${C.width-C.right}`} />
<text x=${C.left-6} y=${t.y(o)+4} text-anchor="end">${o}</text>
</g>
`)}function zr({spans:e,extent:t,scale:o}){let a=C.left;return e.map(({title:r,from:s})=>{let n=o.x(Math.max(s,t.from)),l=r.replace(/\D+/g,"")&&n>=a;return l&&(a=n+Rr),y.html`
<g key=${s}>
${s>t.from&&y.html`<path class="span" d=${`M${n} ${C.top}V${C.height-C.bottom}`} />`}
${l&&y.html`<text x=${n+2} y=${C.height-10}>${r}</text>`}
</g>
`})}function jr({story:e}){let{columns:t,rows:o}=xo(e);return y.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} at the end of each round
</caption>
<thead>
<tr>
<th scope="col">Whose</th>
${t.map(a=>y.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${o.map(({key:a,name:r,cells:s})=>y.html`
<tr key=${a}>
<th scope="row">${r}</th>
${s.map(n=>y.html`<td>${n??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var To=c(f(),1),Oo=c(b(),1),Eo=c(D(),1),Ao=c(he(),1);function vo({title:e,outcome:t},o,a){let r=o.map(({seq:s,at:n,told:i})=>`${n} #${s} ${i}${a.has(s)?"":" (taken back)"}`);return[e,...r,t?`The end: ${t.why}.`:"",""].join(`
`)}function ko({id:e,game:t,title:o,state:a,outcome:r},s){let n=(a.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:o,players:n,outcome:r,entries:s},null,2)}function So({game:e},t,o){let a=t[0]?.at.slice(0,10);return[e,a].filter(Boolean).join("-").concat(".",o)}var Co="take-away";function Mo({session:e}){let{deeds:t,state:o}=(0,Oo.useTable)(),a=l=>So(e,o.entries,l),r=()=>new Blob([vo(e,o.entries,(0,Ao.standingOf)(o.entries))]),s=()=>new Blob([ko(e,o.entries)]),n=l=>async()=>{let d=await t.ask(Co,()=>t.api.file(e.id,l));d&&Ke(d,a(l))},i=e.role==="referee";return To.html`
<div class="take-away" role="group" aria-label=${"Save the game"}>
<button
data-testid="export-json"
onClick=${i?n("json"):()=>Ke(s(),a("json"))}
>
Save as JSON
</button>
<button data-testid="export-csv" onClick=${n("csv")}>Save as table</button>
<button data-testid="export-text" onClick=${()=>Ke(r(),a("txt"))}>
Save as text
</button>
<${Eo.Refusal} spot=${Co} />
</div>
`}function Ke(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href))}var $e=c(f(),1),be=c(b(),1),Nr=400;function Lo(e=!0){let{deeds:t}=(0,be.useTable)(),{id:o,seq:a}=(0,be.useSession)(),[r,s]=(0,$e.useState)(null);return(0,$e.useEffect)(()=>{if(!e)return;let n=!0,l=setTimeout(()=>t.api.story(o).then(d=>n&&s(d)).catch(()=>{}),r?Nr:0);return()=>{n=!1,clearTimeout(l)}},[e,o,a]),r}var Ko=c(O(),1);var Pr={};function _o(e){return Pr[e]??e}var Ro=c(O(),1);var Wr={clay_o_rama:Kr,clearing_house:Ur,generation_zero:Fr,metamorph:Vr,slargeball:Qr};function Do(e){let{columns:t,cellsOf:o,colourOf:a}=(Wr[e.game]??Hr)(e.state),r=e.outcome?.winners??[],s=(e.state.players??[]).map(n=>({seat:n.seat,name:n.name,colour:a?.(n)??_(n.seat),won:r.includes(n.seat),cells:o(n)}));return{columns:t,rows:s.sort(Br)}}function Br(e,t){if(e.won!==t.won)return e.won?-1:1;let o=e.cells.findIndex((s,n)=>s!==t.cells[n]),[a,r]=[e.cells[o],t.cells[o]];return typeof a=="number"&&typeof r=="number"?r-a:0}function Hr(){return{columns:[],cellsOf:()=>[]}}function Kr(e){return{columns:["Hit points"],colourOf:({seat:t,colour:o})=>e.creatures.find(({player:a})=>a===t)?.colour||o||_(t),cellsOf:({seat:t})=>{let o=e.creatures.filter(({player:r})=>r===t),a=o.filter(r=>r.alive);return[o.length?Yr(a,"hit_points"):"–"]}}}function Ur(){return{columns:["Hearts"],cellsOf:({hearts:e})=>[e]}}function Fr(){return{columns:["’Sues killed","Agents killed"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Gr={dead:"dead",left:"left the map"};function Vr(){return{columns:["Health","Mana","Shape"],cellsOf:({health:e,mana:t,shape:o,gone:a})=>[a?0:e,t,a?Gr[a]??a:_o(o)]}}function Qr(e){return{columns:["Points","Team"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,Ro.spelled)(e.colours[t-1]??"")]}}function Yr(e,t){return e.reduce((o,a)=>o+a[t],0)}var U=c(f(),1);function Io({columns:e,rows:t}){return t.length?U.html`
<div class="wide">
<table data-testid="standings" class="standings">
<caption class="unseen">
How everybody stands
</caption>
<thead>
<tr>
<th scope="col">Player</th>
${e.map(o=>U.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:o,name:a,colour:r,won:s,cells:n})=>U.html`
<tr key=${o} data-won=${s}>
<th scope="row">
<${ee} colour=${r} /> ${a}${" "}
${s&&U.html`<span class="won">won</span>`}
</th>
${n.map(i=>U.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
`:null}var z=c(L(),1),Jr=6e4;function qo(e,t){let o=e.round??e.turn;return[typeof o=="number"&&o>0&&(e.round?(0,z.tn)("{count} round","{count} rounds",o):(0,z.tn)("{count} turn","{count} turns",o)),t.length>1&&Xr(t),(0,z.tn)("{count} decision","{count} decisions",new Set(t.map(({command:a})=>a)).size)].filter(Boolean)}function zo(e){let t=e.at(-1)?.command;return e.filter(({command:o})=>o===t).map(({told:o})=>o)}function Xr(e){let[t,o]=[e[0],e.at(-1)].map(s=>Date.parse(s?.at??"")),a=Math.max(1,Math.round((o-t)/Jr)),r=Math.floor(a/60);return r?`${(0,z.tn)("{count} hour","{count} hours",r)} ${(0,z.tn)("{count} minute","{count} minutes",a%60)}`:(0,z.tn)("{count} minute","{count} minutes",a)}var Zr=c(f(),1),Po=c(O(),1),en=c(No(),1);function Wo(e,t){let o=(e?.winners??[]).map(t);return`${(0,Po.listed)(o)||"Nobody"} won`}function Uo({session:e}){let{state:t}=(0,Ue.useTable)(),o=(0,Ho.standingOf)(t.entries),a=t.entries.filter(({seq:r})=>o.has(r));return E.html`
<section class="end" data-testid="end" aria-label=${"The end of the game"}>
<h2 data-testid="end-who">${Wo(e.outcome,tn(e))}</h2>
<p class="why" data-testid="end-why">${(0,Ko.sentence)(e.outcome.why)}.</p>
<${Io} ...${Do(e)} />
<p class="small-facts">${qo(e.state,a).join(" · ")}</p>
<${on} session=${e} />
<${an} session=${e} />
<details>
<summary>What decided it</summary>
<ul data-testid="last-words">
${zo(a).map(r=>E.html`<li>${r}</li>`)}
</ul>
</details>
<details>
<summary>Save a copy</summary>
<${Mo} session=${e} />
</details>
</section>
`}function tn({state:e}){return t=>e.players.find(o=>o.seat===t)?.name}function on({session:e}){let{deeds:t,state:o}=(0,Ue.useTable)(),{game:a,options:r,dice:s}=e;return E.html`
<div class="answers">
${r&&E.html`<button
class="primary"
data-testid="rematch"
disabled=${o.busy.begin}
onClick=${()=>t.begin({game:a,options:r,dice:s})}
>
Play again, same players
</button>`}
${e.role==="referee"&&E.html`<button onClick=${()=>t.show("new-game")}>New game</button>`}
<a class="button" href="#/report" data-testid="report-link">Printable report</a>
<${Bo.Refusal} spot="begin" />
</div>
`}function an({session:e}){let[t,o]=(0,E.useState)(!1),a=Lo(t);return E.html`
<details
data-testid="evening"
onToggle=${r=>r.target===r.currentTarget&&o(r.target.open)}
>
<summary>The game in figures</summary>
<${mo} deeds=${a?.deeds} />
<${yo} session=${e} story=${a} />
</details>
`}var Fe=c(f(),1),Fo=c(ne(),1),Go=c(b(),1);var j={look:"Look again",lookAt:e=>`Look again at: ${e}`,close:"Close",seen:"What the camera saw",asks:"Who asks?",question:"What should be looked at?",ask:"Ask about it again",because:"The reason",ruling:"The ruling",stands:"It stands",correct:"Correct it",open:(e,t,o)=>`${e} asks about #${t}: ${o}`,toIt:"Look"};function Vo({group:e}){let{state:t,deeds:o}=(0,Go.useTable)(),a=t.looked===e.first;return Fe.html`
<div class="again-place" data-open=${a}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${a}
aria-label=${a?void 0:j.lookAt(e.entries[0].told)}
onClick=${()=>o.look(a?null:e.first)}
>
<span aria-hidden="true">▶</span> ${a?j.close:j.look}
</button>
${a&&Fe.html`<${Fo.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Jo=c(f(),1),Xo=c(b(),1);var Qo=c(he(),1),rn=/#(\d+)/;function nn(e){let t=(0,Qo.standingOf)(e);return e.filter(({event:o,seq:a})=>o.type==="Noted"&&t.has(a)).map(({event:o,seq:a,told:r})=>{let s=Number(rn.exec(o.text)?.[1]??0),n=o.text.slice(o.text.indexOf(": ")+1).trim();return{about:s,seq:a,seat:o.seat??null,told:r,asked:n}}).filter(({about:o,seq:a})=>o>0&&o<a)}function Yo(e){let t=nn(e);return t.filter(({about:o,seat:a,seq:r})=>a!==null&&!t.some(s=>s.about===o&&s.seat===null&&s.seq>r))}function Zo(){let{state:e,deeds:t}=(0,Xo.useTable)(),[o]=Yo(e.entries);if(!o)return null;let{players:a=[]}=e.session.state,r=a.find(({seat:n})=>n===o.seat)?.name??"",s=j.open(r,o.about,o.asked);return Jo.html`
<p class="open-question" role="status" data-testid="open-question" title=${s}>
<span>${s}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(o.about)}>
${j.toIt}
</button>
</p>
`}var xe=c(f(),1),ra=c(ta(),1),na=c(b(),1),oa=6e4,aa=["pointerdown","keydown"],N={drawn:"The curtain is drawn: this page shows what spectators see.",lifted:"The curtain is lifted. It falls after a minute without a touch.",lift:"Lift it",draw:"Draw it",away:"Put it away"};function sa(){let{deeds:e}=(0,na.useTable)(),t=(0,ra.curtain)()==="drawn";return(0,xe.useEffect)(()=>t?void 0:sn(()=>e.curtain("drawn")),[t]),xe.html`
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
`}function sn(e){let t=setTimeout(e,oa),o=()=>{clearTimeout(t),t=setTimeout(e,oa)};for(let a of aa)addEventListener(a,o,!0);return()=>{clearTimeout(t);for(let a of aa)removeEventListener(a,o,!0)}}var ia=c(f(),1),la=c(L(),1),ln={en:"English",de:"Deutsch"},cn=365*24*3600;function ca(){return Object.entries(ln).filter(([e])=>e!==la.LANGUAGE).map(([e,t])=>ia.html`
<button lang=${e} data-testid=${`language-${e}`} onClick=${()=>dn(e)}>
${t}
</button>
`)}function dn(e){document.cookie=`language=${e}; path=/; max-age=${cn}; samesite=lax`;let t=new URLSearchParams(location.search);if(!t.has("lang"))return location.reload();t.delete("lang"),location.search=t.toString()}var oe=c(f(),1),$a=c(Ge(),1);var fa=c(L(),1);var pa=c(O(),1),pn={};function ua(e){return pn[e]??(0,pa.spelled)(e)}var we=c(Ge(),1),un={camera:"Seen by the camera",corrected:"Corrected by the referee",dice:"Dice and lots",back:"Taken back, or amended",gone:"No longer counts"};function ma(e){let t=Object.entries(we.MARKS).map(([r,s])=>({value:r,title:un[r],count:e.filter(s).length})).filter(({count:r})=>r>0),o=new Map;for(let{entries:r}of e)for(let s of new Set(r.map(({event:n})=>n.type)))o.set(s,(o.get(s)??0)+1);let a=[...o].map(([r,s])=>({value:we.EVENT+r,title:ua(r),count:s})).sort((r,s)=>r.title.localeCompare(s.title));return[...t,...a].map(({value:r,title:s,count:n})=>({value:r,title:`${s} (${n})`}))}function ha({words:e,player:t,kind:o}){return!!(e.trim()||t||o)}function ga(e,t){return`${e} of ${(0,fa.tn)("{count} step","{count} steps",t)}`}function ba({wanted:e,want:t,players:o,groups:a,hits:r}){let s=n=>i=>t({...e,[n]:i.target.value});return oe.html`
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
${ma(a).map(({value:n,title:i})=>oe.html`<option value=${n} selected=${n===e.kind}>${i}</option>`)}
</select>
${ha(e)&&oe.html`<p class="found" role="status" data-testid="found">
${ga(r,a.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t($a.ALL)}>
Show all
</button>
</p>`}
</form>
`}var ye=c(f(),1),ve=c(b(),1),ya=c(wa(),1),va=c(L(),1);function ka({group:e}){let{state:t,deeds:o}=(0,ve.useTable)(),a=(0,ve.useSession)().role==="referee";return ye.html`
<details class="old-line" data-testid="old-line">
<summary>
Before the correction (${(0,va.tn)("{count} step","{count} steps",e.oldLine.length)})
</summary>
${e.oldLine.map(r=>ye.html`<${ya.Lines} group=${r} />`)}
${a&&ye.html`<button
class="quiet"
data-testid="take-up-again"
disabled=${t.busy.log}
onClick=${()=>o.takeBack("log",e.first-1)}
>
Go back to this version
</button>`}
</details>
`}var Sa=c(f(),1),ke=c(b(),1),Ca=c(D(),1),Ve="missed-throw";function Ta(){let{state:e,deeds:t}=(0,ke.useTable)(),o=(0,ke.useSession)(),{camera:a,busy:r}=e;return!a?.camera||!fn(o)?null:Sa.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${r[Ve]}
onClick=${()=>t.missedThrow(Ve)}
>
Add a missed throw
</button>
<${Ca.Refusal} spot=${Ve} />
</p>
`}function fn({role:e,legal:t}){return e==="referee"&&t.some(({type:o})=>o==="Fire"||o==="Land")}var Oa=c(f(),1),Ea=c(b(),1);function Aa(){let{state:e,deeds:t}=(0,Ea.useTable)();return e.notices.map(o=>Oa.html`
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
`)}var A=c(f(),1),Ma=c(b(),1);function La(){let{state:e}=(0,Ma.useTable)(),[t,o]=(0,A.useState)(""),a=(0,A.useRef)({keys:new Set,seq:null});return(0,A.useEffect)(()=>{let r=e.proposals.filter(s=>!a.current.keys.has(s.key));a.current.keys=new Set(e.proposals.map(s=>s.key)),r.length&&o(r.map(s=>`Proposal: ${s.title}`).join(". "))},[e.proposals]),(0,A.useEffect)(()=>{let r=e.entries.at(-1),s=a.current.seq===null;a.current.seq=r?.seq??0,r&&!s&&o(r.told)},[e.entries]),A.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var Qe=c(f(),1),_a=c(Ee(),1);function Ra({proposal:e,code:t}){let o=Math.ceil(e.looks.length/2);return Qe.html`
<div class="looks" data-testid="looks" style=${{"--columns":o}}>
${e.looks.map(a=>Qe.html`
<figure>
<img src=${(0,_a.withCode)(a.picture,t)} alt=${a.label} />
<figcaption>${a.label}</figcaption>
</figure>
`)}
</div>
`}var k=c(f(),1),Se=[{fps:12,label:"Slow motion"},{fps:5,label:"Slower"},{fps:30,label:"Half speed"}],mn=6;function Da({frames:e,decisive:t,spots:o}){let a=gn(e),[{at:r,playing:s},n]=(0,k.useState)({at:0,playing:!0}),[i,l]=(0,k.useState)(0),d=Math.min(r,e.length-1);(0,k.useEffect)(()=>{if(!s||a<e.length)return;let u=g=>(g+1)%(e.length+mn),m=setInterval(()=>n(g=>g.playing?{...g,at:u(g.at)}:g),1e3/Se[i].fps);return()=>clearInterval(m)},[s,i,a,e.length]);let p=u=>n({at:Math.max(0,Math.min(e.length-1,u)),playing:!1}),h=()=>n(u=>({...u,playing:!u.playing}));return k.html`
<figure
class="replay"
data-testid="replay"
data-frames=${e.length}
data-loaded=${a}
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
${a<e.length&&k.html`<progress
max=${e.length}
value=${a}
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
aria-label=${`Speed: ${Se[i].label}. Change it`}
onClick=${()=>l((i+1)%Se.length)}
>
${Se[i].label}
</button>
</figcaption>
<${hn} places=${t} frames=${e} shown=${d} stopAt=${p} />
</figure>
`}function hn({places:e,frames:t,shown:o,stopAt:a}){return e.length?k.html`
<div class="decisive" role="group" aria-label=${"The pictures that decide"}>
${e.map(r=>k.html`
<button
data-testid="decisive"
aria-label=${`Stop at picture ${r+1}, one that decides`}
aria-pressed=${r===o}
onClick=${()=>a(r)}
>
<img src=${t[r]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function gn(e){let[t,o]=(0,k.useState)(0),a=(0,k.useRef)([]);return(0,k.useEffect)(()=>(o(0),a.current=e.map(r=>{let s=new Image;return s.onload=()=>o(n=>n+1),s.src=r,s}),()=>{for(let r of a.current)r.src="";a.current=[]}),[e.join()]),t}var ae=c(f(),1),Ia=c(ne(),1);function qa(){let[e,t]=(0,ae.useState)(!1);return ae.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${a=>a.target===a.currentTarget&&t(a.target.open)}>
<summary>Over time</summary>
${e&&ae.html`<${Ia.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Game report</a>
</div>
`}var Na=c(ja()),Pa=document.createElement("style");Pa.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{min-width:0;overflow-x:auto}.wide td{white-space:nowrap}@media(max-width:400px){.standings :is(th,td){padding-inline:3px}}.deeds{display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{white-space:nowrap;font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}@media(max-width:420px){.link input{grid-column:1 / -1}}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}.replay{display:grid;gap:8px}.replay progress{width:100%;height:4px;accent-color:var(--accent)}.replay .decisive{display:grid;grid-template-columns:repeat(3,1fr);gap:6px}.replay .decisive button{padding:0;border:2px solid transparent;border-radius:var(--radius-small);background:none;overflow:hidden}.replay .decisive button[aria-pressed=true]{border-color:var(--accent)}.replay .decisive img{display:block}.replay figcaption{display:flex;align-items:center;gap:8px}.replay figcaption button{padding:0 12px;min-width:44px;font-size:var(--small)}.notice{display:flex;align-items:start;gap:12px;margin-block-end:10px;padding:9px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn)}.notice p{flex:1;margin:0;text-wrap:pretty}';document.head.append(Pa);(0,Na.arrived)("aside",Ye);