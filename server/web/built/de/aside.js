var ho=Object.create;var je=Object.defineProperty;var go=Object.getOwnPropertyDescriptor;var $o=Object.getOwnPropertyNames;var bo=Object.getPrototypeOf,xo=Object.prototype.hasOwnProperty;var y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},wo=(e,t)=>{for(var n in t)je(e,n,{get:t[n],enumerable:!0})},ko=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of $o(t))!xo.call(e,o)&&o!==n&&je(e,o,{get:()=>t[o],enumerable:!(r=go(t,o))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?ho(bo(e)):{},ko(t||!e||!e.__esModule?je(n,"default",{value:e,enumerable:!0}):n,e));var p=y((fs,mt)=>{mt.exports=core["view.js"]});var $=y((hs,ft)=>{ft.exports=core["page/table.js"]});var pe=y(($s,bt)=>{bt.exports=core["page/part.js"]});var Pe=y((bs,xt)=>{xt.exports=core["device/settings.js"]});var C=y((ys,_t)=>{_t.exports=core["language.js"]});var Ot=y((Es,zt)=>{zt.exports=core["picture/matter_of_course.js"]});var O=y((Ts,Dt)=>{Dt.exports=core["words.js"]});var jt=y((As,Bt)=>{Bt.exports=core["picture/live.js"]});var D=y((Cs,Pt)=>{Pt.exports=core["page/refusal.js"]});var re=y((Ws,tn)=>{tn.exports=core["address.js"]});var An=y((ci,_n)=>{_n.exports=core["page/place.js"]});var Ce=y((Mi,er)=>{er.exports=core["log/groups.js"]});var Br=y((sl,Kr)=>{Kr.exports=core["looking_on.js"]});var lt=y((ll,Wr)=>{Wr.exports=core["log/finding.js"]});var po=y((Rl,uo)=>{uo.exports=core["parts.js"]});var ut={};wo(ut,{Announcer:()=>oo,ByDevice:()=>Tt,Calibrate:()=>Tn,ClipButton:()=>Mr,Curtain:()=>Hr,End:()=>_r,Finder:()=>Qr,Happened:()=>Kt,Invite:()=>On,LogPlot:()=>co,Looks:()=>so,Loop:()=>io,MissedThrow:()=>Yr,NewGame:()=>Yn,Notices:()=>no,OpenQuestions:()=>Rr,StoreTroubles:()=>Mt});var Ne=c(p(),1);var ue=c(p(),1),gt=c($(),1);function $t(){let{state:e,deeds:t}=(0,gt.useTable)(),n=(0,ue.useRef)(e);return n.current=e,(0,ue.useEffect)(()=>{let r=o=>{if(So(o.target)||n.current.dialog||o.altKey)return;let a=vo(o,n.current);a&&(o.preventDefault(),a(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function vo(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let n=yo(e.key);return n?()=>n.click():e.key==="ArrowDown"||e.key==="j"?()=>ht(1):e.key==="ArrowUp"||e.key==="k"?()=>ht(-1):null}function yo(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",n=t?document.querySelector(`.answer-bar ${t}`):null;return n&&!n.disabled?n:null}function ht(e){let n=[...document.querySelectorAll("[data-testid=proposal]")];if(!n.length)return;let r=n.findIndex(s=>s.contains(document.activeElement)),o=r<0?0:Math.min(n.length-1,Math.max(0,r+e));(n[o].querySelector(".take-up")??n[o]).focus(),n[o].scrollIntoView({block:"nearest"})}function So(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var St=c(pe(),1);var wt=c(p(),1),kt=c(Pe(),1),vt=c($(),1);function yt(){let e=(0,vt.useSession)(),t=(0,kt.useSettings)().awake&&!e.outcome;return(0,wt.useEffect)(()=>t?Eo():void 0,[t]),null}function Eo(e=navigator.wakeLock){let t=null,n=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(o=>o?.release());return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),r()}}var Et=c(Pe(),1);function Tt(){let{sound:e,speech:t,buzz:n}=(0,Et.useSettings)();return Ne.html`
<${yt} />
<${$t} />
${(e||t||n)&&Ne.html`<${St.Part} of="device" view="Signals" quiet />`}
`}var G=c(p(),1),At=c($(),1),Ct=c(C(),1);function Mt(){let{state:e}=(0,At.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:G.html`
${t.problems.map(n=>G.html`<p class="store-trouble" role="alert" key=${n}>${n}</p>`)}
${t.set_aside>0&&G.html`<${To} count=${t.set_aside} />`}
`}function To({count:e}){return G.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Ct.tn)("Ein Spiel ist beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihm fehlt.","{count} Spiele sind beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihnen fehlt.",e,{command:G.html`<code>tableref store check</code>`})}
</p>
`}var Lt=c(Ot(),1),ne=c(p(),1),Rt=c(O(),1),_o=180,Ao=3;function Kt({camera:e}){let[t,n]=(0,ne.useState)(0),o=(e?.happened??[]).filter(s=>s.number>t&&s.ago_s<_o&&s.text!==Lt.MATTER_OF_COURSE);if(!o.length)return null;let a=o[o.length-1].number;return ne.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${o.slice(-Ao).reverse().map(s=>ne.html`
<li key=${s.number}>
<time>${Co(s.ago_s)}</time>
${(0,Rt.sentence)(s.text)}${/[.?!]$/.test(s.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>n(a)}>Gelesen</button>
</div>
`}function Co(e){return e<5?"jetzt":e<60?`vor ${Math.round(e)} s`:`vor ${Math.round(e/60)} min`}var x=c(p(),1),Sn=c(jt(),1),Xe=c($(),1),En=c(D(),1);var z=c(p(),1);function Nt(e,t){let{x_px:n,y_px:r,sigma_mm:o}=e,a=[];for(let s=0;s+1<r.length;s+=1)for(let i=0;i+1<n.length;i+=1){let l=[[n[i],r[s],o[s][i]],[n[i+1],r[s],o[s][i+1]],[n[i+1],r[s+1],o[s+1][i+1]],[n[i],r[s+1],o[s+1][i]]];a.push(...Mo(l,t))}return a}function Mo(e,t){if(e.some(([,,o])=>o===null))return[];let n=e.flatMap((o,a)=>zo(o,e[(a+1)%4],t)),r=[];for(let o=0;o+1<n.length;o+=2)r.push([...n[o],...n[o+1]]);return r}function zo([e,t,n],[r,o,a],s){if(n<=s==a<=s)return[];let i=(s-n)/(a-n);return[[e+i*(r-e),t+i*(o-t)]]}var It=c(C(),1);function S(e,t){let n={minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:!1};return e.toLocaleString(It.LANGUAGE,n)}var M=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],Ht=M.slice(0,-1).map(e=>e.upTo);function Wt(e){return M.findIndex(t=>e<=t.upTo)}function Ft(e){return e===0?`unter ${S(M[0].upTo)}`:e===M.length-1?`über ${S(M[e-1].upTo)}`:`${S(M[e-1].upTo)} bis ${S(M[e].upTo)}`}var Oo=1280,Do=7;function qt({told:e,shown:t}){let{check:n,table:r}=e,[o,a]=n.size_wh,s=o/Oo;return z.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${o} ${a}`}
style=${`--unit: ${s}px`}
role="img"
aria-label=${"Erwarteter Fehler auf dem Tisch und die gefundenen Druckblätter"}
data-testid="overlay"
>
${t&&z.html`<${Lo} map=${r.map} /><${Ko} map=${r.map} unit=${s} size=${[o,a]} />`}
${r.outline_px.length>2&&z.html`<polygon
class="table-outline"
points=${r.outline_px.map(i=>i.join(",")).join(" ")}
/>`}
${r.marks.flatMap(i=>i.marks_px).map(i=>z.html`<${jo} mark=${i} unit=${s} />`)}
</svg>
`}function Lo({map:e}){let t=e.x_px[1]-e.x_px[0],n=e.y_px[1]-e.y_px[0],r=e.sigma_mm.flatMap((o,a)=>Ro(o).map(s=>({...s,y:a})));return M.map(({colour:o,opacity:a},s)=>z.html`
<g fill=${o} opacity=${a}>
${r.filter(i=>i.step===s).map(({start:i,end:l,y:d})=>z.html`
<rect
x=${e.x_px[i]-t/2}
y=${e.y_px[d]-n/2}
width=${t*(l-i)}
height=${n+1}
/>
`)}
</g>
`)}function Ro(e){let t=[];return e.forEach((n,r)=>{let o=n===null?null:Wt(n),a=t.at(-1);a&&a.step===o?a.end=r+1:t.push({start:r,end:r+1,step:o})}),t.filter(n=>n.step!==null)}function Ko({map:e,unit:t,size:n}){return Ht.map(r=>{let o=Nt(e,r);if(!o.length)return null;let a=o.map(([l,d,u,f])=>`M${l} ${d}L${u} ${f}`).join(""),[s,i]=Bo(o,n,t);return z.html`
<path class="error-line under" d=${a} />
<path class="error-line" d=${a} />
<text class="error-label" x=${s} y=${i} text-anchor="middle">${r} mm</text>
`})}function Bo(e,[t,n],r){let o=([l,d])=>Math.min(l,t-l,1.8*d,1.8*(n-d)),[a,s]=e.reduce((l,d)=>o(d)>o(l)?d:l),i=(l,d,u)=>Math.min(Math.max(l,d),u-d);return[i(a,60*r,t),i(s+7*r,26*r,n)]}function jo({mark:e,unit:t}){if(e.length>2)return z.html`<polygon class="mark" points=${e.map(a=>a.join(",")).join(" ")} />`;let[[n,r]]=e,o=Do*t;return z.html`<path class="mark" d=${`M${n-o} ${r}H${n+o}M${n} ${r-o}V${r+o}`} />`}var Ie=c(p(),1);var He=c(C(),1);function Gt({map:e,shown:t,show:n,children:r}){return Ie.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${o=>n(o.target.checked)}
/>
Erwarteter Fehler in mm
</label>
${r}
</div>
<ol class="legend-steps" aria-label=${"Farben des erwarteten Fehlers, in mm"}>
${M.map((o,a)=>Ie.html`<li><i style=${`background: ${o.colour}`}></i>${Ft(a)}</li>`)}
</ol>
<p class="hint">${Po(e)}</p>
</div>
`}function Po(e){let{height_mm:t,median_mm:n,p95_mm:r}=e;if(n===null)return t===0?"Auf dem Tisch selbst ist nichts im Bild.":`${t} mm über dem Tisch ist nichts im Bild.`;let o={height:t,usual:S(n,2),most:S(r,1)};return t===0?(0,He.t)("Das gilt für Punkte auf dem Tisch selbst: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",o):(0,He.t)("Das gilt für Punkte {height} mm über dem Tisch: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",o)}var N=c(p(),1),Zt=c(C(),1),Ut={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},No="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",Io="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",Ho="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function Qt({check:e,stopped:t,calibrated:n}){let{instruction:r,further:o}=e;return t?N.html`<${Vt} cause="camera/still" sentence=${Io} />`:!n&&!r?N.html`<${Vt} cause="board/unseen" sentence=${Ho} />`:N.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Ut[e.grade]}</h2>
<p data-testid="instruction" data-cause=${r?.cause??""}>
${r?.sentence??No}
</p>
${o.length>0&&N.html`
<details class="other">
<summary>
${(0,Zt.tn)("Danach noch etwas","Danach noch {count} Dinge",o.length)}
</summary>
<ol>
${o.map(a=>N.html`<li>${a.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Vt({cause:e,sentence:t}){return N.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Ut.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var me=c(p(),1);var Yt=c(C(),1);function en({check:e}){return me.html`
<div class="card">
<h2>Was die Kamera liefert</h2>
<dl class="measures" data-testid="figures">
${Fo(e).map(([t,n,r])=>me.html`
<dt>${t}</dt>
<dd data-grade=${n??"plain"}>
<span>${r}</span>
${n&&me.html`<b class="grade" data-grade=${n}>${Wo[n]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Wo={good:"gut",fair:"mittel",poor:"schlecht"};function Fo(e){let{light:t,blur:n,rate:r,steadiness:o,view:a,boards:s,accuracy:i,held_out:l,focal:d}=e;return[["Licht",t.grade,Go(t)],["Schärfe",n.grade,`um ${S(n.px,1)} px verwischt`],r&&["Bilder",r.grade,`${`${Math.round(r.fps)} pro Sekunde`}${Vo(r)}`],o&&["Ruhe",o.grade,Zo(o)],a&&["Maßstab",a.grade,Uo(a)],a&&["Kamera",null,Qo(a)],a&&["Im Bild",null,Jo(a)],s&&["Druckblätter",s.grade,s.seen.map(Xo).join(", ")],i&&["Genauigkeit",i.grade,ea(i)],l&&["Ecken zur Probe",null,`${fe(l.median_mm)} daneben, 95 % unter ${fe(l.p95_mm)} (${l.corners})`],d&&["Brennweite",null,`${Math.round(d.px)} px ± ${d.sigma_percent} %, bekannt aus ${qo[d.known_from]}`]].filter(Boolean)}var qo={"camera file":"der Kameradatei",pictures:"mehreren Bildern",picture:"einem einzigen Bild"};function Go(e){let t=Math.round(e.median),n=e.glare.length;return[e.paper===null?`Tisch ${t} von 255`:`Papier ${Math.round(e.paper)}, Tisch ${t} von 255`,n>0&&(0,Yt.tn)("{count} gespiegelte Lampe","{count} gespiegelte Lampen",n)].filter(Boolean).join(", ")}function Vo(e){return e.missing?`, ${`${e.missing} fehlen`}`:""}function Zo(e){let{flicker:t,hunting:n,shake_px:r}=e;return`flackert ${Jt(t)}, schwankt ${Jt(n)}, wackelt ${S(r,1)} px`}function Uo(e){return`${S(e.mm_per_px,1)} mm pro Pixel, schlimmstenfalls ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function Qo(e){return`${Math.round(e.height_mm/10)} cm hoch, Blick ${Math.round(e.tilt_deg)}° nach unten; 10 mm Höhe sehen aus wie ${(10*e.parallax).toFixed(0)} mm Entfernung`}function Jo(e){return`Tisch auf ${Xt(e.table_share)} des Bildes, ${Xt(e.between_boards_share)} der Fläche zwischen den Druckblättern`}function Xo(e){let{name:t,corners_found:n,corners_total:r}=e;return`${`${t}: ${n} von ${r} Ecken`}${Yo(e)}`}function Yo(e){let t=e.corners_in_view-e.corners_found,n=e.corners_total-e.corners_in_view,r=[t&&`${t} verdeckt`,n&&`${n} außerhalb`].filter(Boolean);return r.length?` (${r.join(", ")})`:""}function ea(e){return`${fe(e.median_mm)}, 95 % unter ${fe(e.p95_mm)}. ${e.tells}`}function fe(e){return e===null?"unbekannt":`${S(e,2)} mm`}function Jt(e){return`${S(100*e,1)} %`}function Xt(e){return`${Math.round(100*e)} %`}var V=c(p(),1),nn=c(re(),1),he=c(C(),1);function rn({camera:e,code:t}){return V.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Diese Kamera speichern</summary>
<p class="hint">
${e.keep_as?(0,he.t)("Leg die Datei als {file} in den Datenordner: Beim nächsten Mal wird sie von selbst verwendet.",{file:V.html`<code>${e.keep_as}</code>`}):(0,he.t)("Gib die Datei mit {serve} an oder mit {calibrate}.",{serve:V.html`<code>--camera-file</code>`,calibrate:V.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,he.t)("Sie gilt, solange Zoom, Schärfe und Auflösung bleiben, wie sie sind. Am besten ist eine Datei aus zehn Bildern eines Blattes, das du verschieden vor die Kamera hältst: {command}.",{command:V.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,nn.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var L=c(p(),1);var ta=[.2,.375,.5555555555555556,.6666666666666666],na=(e,t)=>n=>{let r=4*e+n-4,o="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,a=r>8?o:1,s=t/a|0,i=t%a,l=a-i,d=r>8?s*ta[n]+(e>5)&-2:o,u=s-d;return{t:l*u+i*u+i,o:[[l,u],[i,u+1]],i:d}};var I=e=>new Uint8Array(e),oe=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},ge=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Fe=e=>e.charCodeAt(0),sn=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),ln=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},Ve=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},U=(e,t,n,r,o=(s,i)=>n(s.length,i),a=r?s=>sn(ln(r),e(s)):e)=>(a.test=t,a.l=n,a.est=o,a.eci=r&&[r],a),cn=U(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),dn=U(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*ge(e[r])+ge(e[r+1]),11);r<e.length&&t.push(ge(e[r]),6)},e=>ge(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),Z=U(e=>Ve([...e].map(Fe)),e=>Fe(e)<128,(e,t)=>12+8*(t>9)+8*e);Z._=!0,Z.u=!0;var Ze=U(Z,e=>Fe(e)<256,Z.l,3);Ze._=!0;var on=new TextEncoder,Ue=U(e=>Ve(on.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*on.encode(e).length);Ue._=!0;var qe=()=>{let e=new Map,t=new TextDecoder("sjis"),n=I(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),qe=()=>e,e},Qe=U(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(qe().get(r),13)},e=>qe().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Qe._=!0;var un=[cn,dn,Z,Ze,Qe,Ue],ra={auto:(e,{modes:t=un}={})=>(n,r)=>{let o=t.map((u,f)=>{let m=new Map,v=(h,g)=>(m.has(h)||m.set(h,g(h,r)),m.get(h));return{m:u,h:1<<f,C:u.est("",r),S:u.l?(h,g)=>v(g-h,u.l):(h,g)=>v(e.slice(h,g),u.est)}}),a=[{v:0}],s=0,i=0,l=-1;for(let u of[...e,""]){let f=0;if(u)for(let m of o)m.m.test(u)&&(f|=m.h);if(!u||f!==l){if(l!==-1){let m=new Set(a.map(h=>h.D)),v=[];for(let{m:h,C:g,S:T,h:A}of o)if(l&A){let P=T(s,i);for(let Y of h.eci??m)if(!h.u||!Y){let ee;for(let K of a)if(K.D===Y||h.eci){let te=K.m===h&&K.D===Y,Be=te?K.V:K,pt=h._&&te?K.v+P-g:Be.v+12*(Be.D!==Y)+(te?T(te?K.$:s,i):P);(!ee||pt<ee.v)&&(ee={$:te?K.$:s,V:Be,m:h,D:Y,A:i,v:pt})}ee&&v.push(ee)}}a=v}l=f,s=i}i+=u.length}a.length||oe(5);let d=[];for(let u=a.reduce((f,m)=>m.v<f.v?m:f);u.m;u=u.V)d.push(u.m(e.slice(u.$,u.A)));d.reverse().forEach(u=>u(n,r))},multi:sn,eci:ln,bytes:Ve,numeric:cn,alphaNumeric:dn,ascii:Z,iso8859_1:Ze,shift_jis:Qe,utf8:Ue},oa=()=>({F:I(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),We=(e,t=e*e,n=I(t))=>({size:e,K:n,get:(r,o)=>r>=0&&r<e&&!!(1&n[o*e+r]),toString({on:r="##",off:o="  ",lf:a=`
`,pad:s=4,padX:i=s,padY:l=s}={}){let d="";for(let u=-l;u<e+l;++u){for(let f=-i;f<e+i;++f)d+=this.get(f,u)?r:o;d+=a}return d},toImageData(r,{on:o=[0,0,0],off:a=[0,0,0,0],pad:s=4,padX:i=s,padY:l=s}={}){let d=e+2*i,u=e+2*l,f=r.createImageData(d,u),m=new Uint32Array(f.data.buffer);f.data.set([...o,255]);let v=m[0];f.data.set([...a,255]);let h=m[0];for(let g=0;g<u;++g)for(let T=0;T<d;++T)m[g*d+T]=this.get(T-i,g-l)?v:h;return f},toCanvas(r,o){let a=r.getContext("2d"),s=this.toImageData(a,o);r.width=s.width,r.height=s.height,a.putImageData(s,0,0)},toDataURL({type:r="image/png",scale:o=1,...a}={}){let s=document.createElement("canvas"),i=s.getContext("2d"),l=this.toImageData(i,a);return s.width=l.width*o,s.height=l.height*o,i.putImageData(l,0,0),i.imageSmoothingEnabled=!1,i.globalCompositeOperation="copy",i.drawImage(s,0,0,l.width,l.height,0,0,s.width,s.height),s.toDataURL(r,1)}}),$e=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],be=I(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))be[be[t+255]=e++]=t;var pn=e=>be[e%255],mn=e=>be[e+255],aa=(e,t)=>{let n=I(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let o=0;o<t.length;++o)n[r+o]^=pn(e[r]+t[o]);return n.map(mn)},sa=(e,t)=>{let n=I(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let o=mn(n[r]);for(let a=0;a<t.length;++a)n[r+a]^=pn(t[a]+o)}return n.slice(e.length)},Ge=[[0],[0,0]];for(let e=1;e<30;++e)Ge.push(aa(Ge[e],[0,e]));var ia=(e,t)=>{let n=[[],[]],r=0,o=0;for(let[s,i]of t.o)for(let l=0;l<s;++l,r+=i){let d=e.slice(r,r+i);n[0].push(d),n[1].push(sa(d,Ge[t.i])),o+=i+t.i}let a=I(o);o=0;for(let s of n)for(let i=0,l=-1;l<o;++i){l=o;for(let d of s)i<d.length&&(a[o++]=d[i])}return a},fn=(e,t,n)=>{let r=e<<=n;for(let o=134217728;o>>=1;)r&o&&(r^=t*(o>>n));return r|e},la=({size:e,K:t},n)=>{let r=(s,i,l,d)=>{for(;l-- >0;s+=e)t.fill(d,s,s+i)},o=(s,i,l)=>{for(let d=0;d++<3;l-=2)r(i*e+s-(l>>1)*(e+1),l,l,2|d)},a=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let s=e-7;s>8;s-=a){for(let i=s;i>8;i-=a)o(s,i,5);s<e-7&&o(s,6,5)}if(n>6)for(let s=fn(n,7973,12),i=1;i<7;++i)for(let l=12;l-- >9;s>>=1)t[i*e-l]=2|1&s;r(7,2,9,2),r(e-8,8,9,2);for(let s=0;s<e;++s)t[6*e+s]=3^1&s;o(3,3,7),o(e-4,3,7);for(let s=0;s<e;++s)for(let i=s;i<e;++i)t[i*e+s]=t[s*e+i];t[(e-8)*e+8]=3},ca=({size:e,K:t})=>{let n=[];for(let r=e-2,o=e,a=-1;r>=0;r-=2){for(r===5&&(r=4);o+=a,o!==-1&&o!==e;){let s=o*e+r;t[s+1]||n.push(s+1),t[s]||n.push(s)}a*=-1}return n},da=({K:e},t,n)=>t.forEach((r,o)=>e[r]=n[o>>3]>>(7&~o)&1),ua=({size:e,K:t},n,r,o)=>{for(let s=0;s<e;++s)for(let i=0;i<e;++i){let l=s*e+i;t[l]^=!(n(i,s)||2&t[l])}let a=21522^fn((1^o)<<3|r,1335,10);for(let s=0;s++<8;a>>=1)t[(s-(s<7))*e+8]=1&a,t[9*e-s]=1&a;for(let s=8;--s,a;a>>=1)t[8*e+s-(s<7)]=1&a,t[(e-s)*e+8]=1&a},pa=({size:e,K:t},n=0,r=0)=>{for(let o=0;o<e;++o){for(let a=0;a<2;++a)for(let s,i=0,l=0,d=2;i<e;++i){let u=1&t[a?o*e+i:i*e+o];r+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(n+=40),u^d&&(s=0),d=u,n+=++s===5?3:s>5}if(o)for(let a=e+o,s=5*t[o-1]^t[o];a<e*e;a+=e){let i=5*t[a-1]^t[a];n+=3*!(1&(s|i)|4&(s^i)),s=i}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},an=[],xe=(e=oe(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:o=40,mask:a,trailer:s=60433,...i}={})=>{n<t&&oe(3),o<r&&oe(2),typeof e=="string"&&(e=ra.auto(e,i));for(let l=r,d=0;l<=o;++l){let u=an[l];u||(an[l]=u=We(4*l+17),la(u,l),u.p=ca(u));let f=na(l,u.p.length>>3);if(8*f(t).t<d)continue;let m=oa();e(m,l),d=m.I;for(let v=n;v>=t;--v){let h=f(v);if(8*h.t<d)continue;for(m.I=d+11&-8;m.I<8*h.t;)m.push(s,16);let g=We(u.size,u.K);return da(g,u.p,ia(m.F,h)),($e[a]?[$e[a]]:$e).map((T,A)=>{let P=We(g.size,g.K);return ua(P,T,a??A,v),P.s=$e[a]?0:pa(P),P}).reduce((T,A)=>A.s<T.s?A:T)}}oe(4)};xe.with=(...e)=>(t,n)=>xe(t,{modes:[...un,...e],...n});var hn=c(p(),1),Je=4;function we({text:e,label:t}){let n=xe(e),r=n.size+2*Je;return hn.html`
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
`}function ma(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+Je} ${n+Je}h1v1h-1z`);return t.join("")}var gn=c($(),1),$n=c(D(),1);function bn({source:e}){let{state:t,deeds:n}=(0,gn.useTable)(),[r,o]=(0,L.useState)(null),a=l=>n.ask("phone",()=>l().then(o));if((0,L.useEffect)(()=>{e==="camera phone"&&a(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[s,...i]=r?.links??[];return L.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${s&&L.html`<${we} text=${s} label=${"QR-Code des Links für das Handy"} />`}
${s&&L.html`<p class="hint"><code data-testid="phone-address">${s}</code></p>`}
${i.length>0&&L.html`<p class="hint">
Findet das Handy dort nichts, versuch es mit den anderen Adressen dieses Rechners: ${i.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
Der Link öffnet sich einmal, auf einem Handy, und lässt es an diesem Abend sein Bild senden; vom Spiel sieht es nichts.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>a(n.api.phoneLink)}>
Neuer Link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>a(n.api.withdrawPhone)}>
Bild des Handys beenden
</button>
</p>
<${$n.Refusal} spot="phone" />
</div>
`}var H=c(p(),1),xn=c(re(),1);var ke=c(p(),1);function ve(e){let[t,n]=(0,ke.useState)({answer:null,refused:null});return(0,ke.useEffect)(()=>{let r=!1;return e().then(o=>r||n({answer:o,refused:null})).catch(o=>r||n({answer:null,refused:o.detail})),()=>{r=!0}},[]),t}var wn=c($(),1),fa={a4:"A4",letter:"Letter"};function kn({code:e}){let{deeds:t}=(0,wn.useTable)(),[n,r]=(0,H.useState)("a4"),{answer:o}=ve(t.api.sheets);return H.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(fa).map(([a,s])=>H.html`
<button class="chip" aria-pressed=${a===n} onClick=${()=>r(a)}>
${s}
</button>
`)}
</div>
</div>
<p class="hint">
Drucke mit 100 % und prüf nach, ob das Lineal auf dem Blatt 100 mm lang ist.
</p>
<ul>
${(o??[]).map(a=>H.html`<${ha} sheet=${a} paper=${n} code=${e} />`)}
</ul>
</div>
`}function ha({sheet:e,paper:t,code:n}){let r=o=>(0,xn.withCode)(`/api/sheets/${e.name}.${o}?paper=${t}`,n);return H.html`
<li>
<a href=${r("pdf")} target="_blank" rel="noopener" data-testid=${`sheet-${e.name}`}
>${e.name}</a
>
<small>${e.tells}</small>
<a
class="boards-file"
href=${r("json")}
download=${`${e.name}.json`}
aria-label=${`Tafeldatei von ${e.name}`}
>Tafeldatei</a
>
</li>
`}var ye=c(p(),1),vn=c($(),1),ga=700;function yn(e){let{deeds:t}=(0,vn.useTable)(),[n,r]=(0,ye.useState)({told:null,silent:!1});return(0,ye.useEffect)(()=>{let o=!1,a;async function s(){if(!document.hidden){let i=await t.api.calibration(e).catch(()=>null);if(o)return;r(l=>({told:i??l.told,silent:!i}))}a=setTimeout(s,ga)}return s(),()=>{o=!0,clearTimeout(a)}},[e]),n}var $a=[0,30,60];function Tn(){let{code:e}=(0,Xe.useTable)(),[t,n]=(0,x.useState)(0),[r,o]=(0,x.useState)(!0),{told:a,silent:s}=yn(t),i=a?.check;return x.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!a}>
<section class="calibrate-seen" aria-label=${"Der Tisch im Bild der Kamera"}>
${a&&!a.camera?x.html`<p class="card no-lens">
Keine Kamera. Starte das Programm mit --camera oder --footage.
</p>`:x.html`<${xa} told=${a} silent=${s} code=${e} shown=${r} />`}
${i&&x.html`<${Qt} check=${i} stopped=${ba(a,s)} calibrated=${!!a.table} />`}
${a?.table&&x.html`<${Gt} map=${a.table.map} shown=${r} show=${o}>
<${wa} heightMm=${t} choose=${n} />
<//>`}
</section>
<section class="calibrate-told">
<${bn} source=${a?.camera?.source} />
${i&&x.html`<${en} check=${i} />`}
${a?.camera&&x.html`<${ka} told=${a} />`}
${a?.table&&x.html`<${rn} camera=${a.camera} code=${e} />`}
<${kn} code=${e} />
</section>
</main>
`}function ba(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function xa({told:e,silent:t,code:n,shown:r}){let o=t||e?.camera?.frozen;return x.html`
<div class="live" data-frozen=${!!o}>
<${Sn.Live} code=${n} link="live" />
${e?.table&&!t&&x.html`<${qt} told=${e} shown=${r} />`}
${o&&x.html`<p class="frozen">${t?"Keine Verbindung":"Bild steht still"}</p>`}
</div>
${e?.camera?.problem&&x.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function wa({heightMm:e,choose:t}){return x.html`
<div class="chips" role="group" aria-label=${"Höhe, für die der Fehler gilt"}>
${$a.map(n=>x.html`
<button
class="chip"
aria-pressed=${n===e}
data-testid=${`height-${n}`}
onClick=${()=>t(n)}
>
${n===0?"Auf dem Tisch":`${n} mm darüber`}
</button>
`)}
</div>
`}function ka({told:e}){let{state:t,deeds:n}=(0,Xe.useTable)(),r=t.busy.solve;return x.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${r} onClick=${()=>n.ask("solve",n.api.solve)}>
Neu bestimmen
</button>
<p class="hint">
${e.camera.calibrated?"Bestimmt Kamera und Tisch im nächsten Bild neu; dabei darf nichts die Druckblätter verdecken.":"Noch ist kein Druckblatt erkannt; das Programm sucht weiter."}
</p>
<${En.Refusal} spot="solve" />
</div>
`}var b=c(p(),1),ae=c(re(),1),Ee=c(An(),1),Te=c($(),1),Cn=c(D(),1);var Q=c(p(),1);function Se({title:e,close:t,children:n}){let r=(0,Q.useRef)(null);return(0,Q.useEffect)(()=>{r.current?.showModal()},[]),Q.html`
<dialog
ref=${r}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${a=>{a.target===r.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var Mn=c(C(),1),zn=c(O(),1),va=1500;function On({close:e}){let{deeds:t}=(0,Te.useTable)(),n=(0,Te.useSession)(),{answer:r,refused:o}=ve(()=>t.api.codes(n.id)),[a,s]=(0,b.useState)(null),i=(d,u)=>t.ask("codes",()=>t.api.changeCode(n.id,d,u).then(s)),l=a??r;return b.html`
<${Se} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,ae.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Mn.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${o&&b.html`<p class="refusal" role="alert">${o}</p>`}
<${Cn.Refusal} spot="codes" />
${l&&b.html`<${ya} session=${n} codes=${l} change=${i} />`}
<//>
`}function ya({session:e,codes:t,change:n}){let r=a=>e.state.players?.find(s=>s.seat===a)?.name??`Platz ${a}`,o=[...t.seats.map((a,s)=>[r(s+1),a,s+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, anderswo",t.referee,"referee"]];return b.html`
<ul class="links">
${o.map(([a,s,i])=>b.html`
<${Ta}
key=${i}
who=${a}
link=${s&&(0,ae.invitation)(e.id,s)}
change=${l=>n(i,l)}
/>
`)}
${t.spectator&&b.html`<${Sa} link=${Ea(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${(0,zn.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function Sa({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${Dn} who=${"die Leinwand"} link=${e} />
</li>
`}function Ea(e,t){return(0,ae.invitation)(e,t,location.origin,Ee.ADDRESSES[Ee.ROOM])}function Ta({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${Dn} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
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
`}function Dn({who:e,link:t}){let[n,r]=(0,b.useState)(!1),o=async i=>{i.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),va)},[a,s]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link für ${e}`}
onFocus=${i=>i.target.select()}
/>
<button onClick=${o}>${n?"Kopiert":"Kopieren"}</button>
<button
aria-expanded=${a}
aria-label=${`QR-Code für ${e}`}
onClick=${()=>s(!a)}
>
QR
</button>
${a&&b.html`<${we} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var w=c(p(),1),et=c($(),1),tt=c(D(),1);var W=c(p(),1);var Rn={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Kn=Object.keys(Rn),_a={fill:"#75726b",ink:"#ffffff"};function se(e){let{fill:t,ink:n}=Rn[e]??_a;return{"--hue":t,"--hue-ink":n}}var Ln=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function B(e){return Ln[(e-1)%Ln.length]}var Bn=c(p(),1);var jn=c(O(),1);function _e({colour:e,large:t=!1}){return Bn.html`<span
class=${t?"swatch large":"swatch"}
style=${se(e)}
title=${e?(0,jn.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var Pn=c(O(),1),Aa=["Ada","Bo","Cy"],Nn=["orange","blue","green","red","yellow","purple","pink","white"];function In(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):Aa.map((n,r)=>({name:n,colour:Nn[r]}))}function Hn(e,t){return t?e:e.map(({name:n})=>({name:n}))}function Wn({players:e,set:t,seats:n,coloured:r}){let[o,a]=n,s=(l,d)=>t(e.with(l,{...e[l],...d})),i=Nn.find(l=>!e.some(d=>d.colour===l));return W.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((l,d)=>W.html`
<div class="player-row" data-testid="player-row">
<${_e} colour=${r?l.colour:B(d+1)} />
<input
aria-label=${`Name von Spieler ${d+1}`}
value=${l.name}
onInput=${u=>s(d,{name:u.target.value})}
/>
${r&&W.html`<${Ca} place=${d} player=${l} change=${s} />`}
<button
type="button"
class="quiet"
aria-label=${`${l.name||"Spieler"} entfernen`}
disabled=${e.length<=o}
onClick=${()=>t(e.filter((u,f)=>f!==d))}
>
×
</button>
</div>
`)}
${e.length<a&&W.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:i??""}])}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function Ca({place:e,player:t,change:n}){return W.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...Kn].map(r=>W.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Pn.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var ie=c(O(),1),ki=c(C(),1),Ae=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],Ma=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],za=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],Ae],Oa=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],Ae],Da=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],Ae],La=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],Ae],Ra={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},Ka={clay_o_rama:Ma,clearing_house:za,metamorph:Oa,generation_zero:Da,slargeball:La},qn=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}];function Gn({name:e,title:t,summary:n,seats:[r,o]}){let a=n.split(`
`)[0].replace(`${t}: `,""),s=[`${r} bis ${o} Spieler`,Ra[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,ie.sentence)(a.replaceAll("'","’")),facts:`${(0,ie.sentence)(s)}.`}}function Vn(e){let t=Ka[e.name];return t?t.map(([n,r,o])=>Fn(e,n,r,o)):Object.keys(e.options).map(n=>Fn(e,n,(0,ie.spelled)(n)))}function Fn(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:o,...a}=e.options[t]??{};return{name:t,title:n,text:r,options:a}}var Un=c(p(),1),Qn=c($(),1),Jn=c(D(),1),Zn="take-in";function Xn(){let{deeds:e,state:t}=(0,Qn.useTable)(),n=r=>{let[o]=r.target.files;r.target.value="",o&&e.takeIn(o)};return Un.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Zn]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${Jn.Refusal} spot=${Zn} />
</div>
`}function Yn({close:e}){let{state:t,deeds:n}=(0,et.useTable)(),{games:r}=t;return(0,w.useEffect)(()=>{n.learnGames()},[]),w.html`
<${Se} title=${"Neues Spiel"} close=${e}>
<${tt.Refusal} spot="games" />
${r.length>0&&w.html`<${Ba} games=${r} close=${e} />`}
<${Xn} />
<//>
`}function Ba({games:e,close:t}){let{deeds:n,state:r}=(0,et.useTable)(),[o,a]=(0,w.useState)(r.session?.game??e[0].name),s=e.find(A=>A.name===o)??e[0],i=Vn(s),[l,d]=(0,w.useState)(i[0].name),[u,f]=(0,w.useState)(()=>In(r.session)),[m,v]=(0,w.useState)(r.session?.dice??"seeded"),h="colour"in(Object.values(s.options)[0]?.players?.[0]??{}),g=(i.find(A=>A.name===l)??i[0]).options;return w.html`
<form class="new-game" onSubmit=${A=>{A.preventDefault(),n.begin({game:s.name,options:{...g,players:Hn(u,h)},dice:m})}}>
${e.length>1&&w.html`<${Ye}
legend=${"Spiel"}
name="game"
chosen=${s.name}
choose=${a}
options=${e.map(Gn)}
/>`}
<${Wn}
players=${u}
set=${f}
seats=${s.seats}
coloured=${h}
/>
<${Ye}
legend=${"Regeln"}
name="preset"
chosen=${l}
choose=${d}
options=${i}
/>
<${Ye}
legend=${"Würfel"}
name="dice"
chosen=${m}
choose=${v}
options=${qn}
/>
<div class="answers">
<${tt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function Ye({legend:e,name:t,options:n,chosen:r,choose:o}){return w.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(a=>w.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${a.name}
checked=${a.name===r}
onChange=${()=>o(a.name)}
/>
<span>
<strong>${a.title}</strong>
${a.text&&w.html`<small>${a.text}</small>`}
${a.facts&&w.html`<small class="about">${a.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var j=c(p(),1),st=c($(),1),Sr=c(D(),1),Er=c(Ce(),1);var J=c(p(),1);function tr({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return J.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${t.map(o=>J.html`<th scope="col">${o}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:o,name:a,cells:s})=>J.html`
<tr key=${o}>
<th scope="row">${a}</th>
${s.map(i=>J.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(o=>J.html`<li key=${o}>${o}</li>`)}
</ul>
</div>
`}var k=c(p(),1);var _=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function nr(e){return!!e?.lines.some(({points:t})=>t.length>1)}function nt({lines:e,chapters:t,seq:n}){let r=e.flatMap(s=>s.points),o=r.map(([,s])=>s),a=Math.min(...r.map(([s])=>s));return{from:Math.min(a,t.find(({seq:s})=>s>=a)?.seq??a),to:Math.max(n,a+1),least:Math.min(0,...o),most:Math.max(1,...o)}}function rr({from:e,to:t,least:n,most:r},o=_){let a=o.width-o.left-o.right,s=o.height-o.top-o.bottom;return{x:i=>o.left+a*(i-e)/(t-e),y:i=>o.top+s*(1-(i-n)/(r-n))}}function or({points:e},t,n){let r=a=>Math.round(a*10)/10;return`${e.map(([a,s],i)=>{let[l,d]=[r(t.x(a)),r(t.y(s))];return i?`H${l}V${d}`:`M${l} ${d}`}).join("")}H${r(t.x(n))}`}function ar({least:e,most:t},n=4){let r=t-e,o=10**Math.floor(Math.log10(Math.max(1,r/n))),a=[1,2,5,10].map(i=>i*o).find(i=>r/i<=n)??r,s=Math.ceil(e/a)*a;return Array.from({length:Math.floor((t-s)/a)+1},(i,l)=>s+l*a)}function rt({chapters:e},{from:t,to:n}){return e.map(({title:o,seq:a},s)=>({title:o,from:a,to:(e[s+1]?.seq??n+1)-1})).filter(o=>o.to>=t)}function sr(e){let t=rt(e,nt(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,name:r,points:o})=>({key:n,name:r,cells:t.map(({to:a})=>o.findLast(([s])=>s<=a)?.[1]??null)}))}}function ir({counts:e,lines:t}){let n=t.map(({name:r,points:o})=>`${r} ${o.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function ot({game:e,state:t},{key:n,seat:r},o){return e==="clay_o_rama"?t.creatures.find(({id:s})=>String(s)===n)?.colour||o(r):e==="slargeball"?t.colours[Number(n)-1]:o(r)}var Me=["","9 5","2 5","14 5 2 5","5 5"],ja=100;function lr({session:e,story:t}){return!t||!nr(t)?null:k.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${Pa} session=${e} story=${t} />
<${Na} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${Wa} story=${t} />
</div>
</details>
</figure>
`}function Pa({session:e,story:t}){return k.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>k.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${se(ot(e,n,B))}
stroke-dasharray=${Me[r%Me.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Na({session:e,story:t}){let n=(0,k.useId)(),r=nt(t),o=rr(r);return k.html`
<svg
viewBox=${`0 0 ${_.width} ${_.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${ir(t)}</title>
<${Ia} levels=${ar(r)} scale=${o} />
<${Ha} spans=${rt(t,r)} extent=${r} scale=${o} />
${t.lines.map((a,s)=>k.html`
<path
class="curve"
key=${a.key}
d=${or(a,o,r.to)}
style=${se(ot(e,a,B))}
stroke-dasharray=${Me[s%Me.length]}
/>
`)}
</svg>
`}function Ia({levels:e,scale:t}){return e.map(n=>k.html`
<g key=${n}>
<path class="level" d=${`M${_.left} ${t.y(n)}H${_.width-_.right}`} />
<text x=${_.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Ha({spans:e,extent:t,scale:n}){let r=_.left;return e.map(({title:o,from:a})=>{let s=n.x(Math.max(a,t.from)),l=o.replace(/\D+/g,"")&&s>=r;return l&&(r=s+ja),k.html`
<g key=${a}>
${a>t.from&&k.html`<path class="span" d=${`M${s} ${_.top}V${_.height-_.bottom}`} />`}
${l&&k.html`<text x=${s+2} y=${_.height-10}>${o}</text>`}
</g>
`})}function Wa({story:e}){let{columns:t,rows:n}=sr(e);return k.html`
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
${n.map(({key:r,name:o,cells:a})=>k.html`
<tr key=${r}>
<th scope="row">${o}</th>
${a.map(s=>k.html`<td>${s??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var mr=c(p(),1),fr=c($(),1),hr=c(D(),1),gr=c(Ce(),1);function cr({title:e,outcome:t},n,r){let o=n.map(({seq:a,at:s,told:i})=>`${s} #${a} ${i}${r.has(a)?"":" (zurückgenommen)"}`);return[e,...o,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function dr({id:e,game:t,title:n,state:r,outcome:o},a){let s=(r.players??[]).map(({seat:i,name:l})=>({seat:i,name:l}));return JSON.stringify({id:e,game:t,title:n,players:s,outcome:o,entries:a},null,2)}function ur({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var pr="take-away";function $r({session:e}){let{deeds:t,state:n}=(0,fr.useTable)(),r=l=>ur(e,n.entries,l),o=()=>new Blob([cr(e,n.entries,(0,gr.standingOf)(n.entries))]),a=()=>new Blob([dr(e,n.entries)]),s=l=>async()=>{let d=await t.ask(pr,()=>t.api.file(e.id,l));d&&at(d,r(l))},i=e.role==="referee";return mr.html`
<div class="take-away" role="group" aria-label=${"Das Spiel mitnehmen"}>
<button
data-testid="export-json"
onClick=${i?s("json"):()=>at(a(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${s("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>at(o(),r("txt"))}>
Als Text speichern
</button>
<${hr.Refusal} spot=${pr} />
</div>
`}function at(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var ze=c(p(),1),Oe=c($(),1),Fa=400;function br(e=!0){let{deeds:t}=(0,Oe.useTable)(),{id:n,seq:r}=(0,Oe.useSession)(),[o,a]=(0,ze.useState)(null);return(0,ze.useEffect)(()=>{if(!e)return;let s=!0,l=setTimeout(()=>t.api.story(n).then(d=>s&&a(d)).catch(()=>{}),o?Fa:0);return()=>{s=!1,clearTimeout(l)}},[e,n,r]),o}var Tr=c(O(),1);var xr=c(O(),1);var qa={clay_o_rama:Za,clearing_house:Ua,generation_zero:Qa,metamorph:Xa,slargeball:Ya};function wr(e){let{columns:t,cellsOf:n,colourOf:r}=(qa[e.game]??Va)(e.state),o=e.outcome?.winners??[],a=(e.state.players??[]).map(s=>({seat:s.seat,name:s.name,colour:r?.(s)??B(s.seat),won:o.includes(s.seat),cells:n(s)}));return{columns:t,rows:a.sort(Ga)}}function Ga(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((r,o)=>r!==t.cells[o]);return typeof e.cells[n]=="number"?t.cells[n]-e.cells[n]:0}function Va(){return{columns:[],cellsOf:()=>[]}}function Za(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||B(t),cellsOf:({seat:t})=>[es(e.creatures.filter(({player:n,alive:r})=>n===t&&r),"hit_points")]}}function Ua(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function Qa(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var Ja={dead:"tot",left:"hat die Karte verlassen"};function Xa(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?Ja[r]??r:n]}}function Ya(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,xr.spelled)(e.colours[t-1]??"")]}}function es(e,t){return e.reduce((n,r)=>n+r[t],0)}var X=c(p(),1);function kr({columns:e,rows:t}){return t.length?X.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(n=>X.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:r,colour:o,won:a,cells:s})=>X.html`
<tr key=${n} data-won=${a}>
<th scope="row">
<${_e} colour=${o} /> ${r}
${a&&X.html`<span class="won">gewonnen</span>`}
</th>
${s.map(i=>X.html`<td>${i}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var F=c(C(),1),ts=6e4;function vr(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,F.tn)("{count} Runde","{count} Runden",n):(0,F.tn)("{count} Zug","{count} Züge",n)),t.length>1&&ns(t),(0,F.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function yr(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function ns(e){let[t,n]=[e[0],e.at(-1)].map(a=>Date.parse(a?.at??"")),r=Math.max(1,Math.round((n-t)/ts)),o=Math.floor(r/60);return o?`${(0,F.tn)("{count} Stunde","{count} Stunden",o)} ${(0,F.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,F.tn)("{count} Minute","{count} Minuten",r)}function _r({session:e}){let{state:t}=(0,st.useTable)(),n=(0,Er.standingOf)(t.entries),r=t.entries.filter(({seq:o})=>n.has(o));return j.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<p class="why" data-testid="end-why">${(0,Tr.sentence)(e.outcome.why)}.</p>
<${kr} ...${wr(e)} />
<p class="small-facts">${vr(e.state,r).join(" · ")}</p>
<${rs} session=${e} />
<${os} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${yr(r).map(o=>j.html`<li>${o}</li>`)}
</ul>
</details>
<details>
<summary>Mitnehmen</summary>
<${$r} session=${e} />
</details>
</section>
`}function rs({session:e}){let{deeds:t,state:n}=(0,st.useTable)(),{game:r,options:o,dice:a}=e;return j.html`
<div class="answers">
${o&&j.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:r,options:o,dice:a})}
>
Noch einmal, mit denselben Leuten
</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${Sr.Refusal} spot="begin" />
</div>
`}function os({session:e}){let[t,n]=(0,j.useState)(!1),r=br(t);return j.html`
<details
data-testid="evening"
onToggle=${o=>o.target===o.currentTarget&&n(o.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${tr} deeds=${r?.deeds} />
<${lr} session=${e} story=${r} />
</details>
`}var it=c(p(),1),Ar=c(pe(),1),Cr=c($(),1);var q={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:e=>`Nachgefragt: ${e}`,toIt:"Ansehen"};function Mr({group:e}){let{state:t,deeds:n}=(0,Cr.useTable)(),r=t.looked===e.first;return it.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:q.lookAt(e.entries[0].told)}
onClick=${()=>n.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?q.close:q.look}
</button>
${r&&it.html`<${Ar.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Dr=c(p(),1),Lr=c($(),1);var zr=c(Ce(),1),as=/#(\d+)/;function ss(e){let t=(0,zr.standingOf)(e);return e.filter(({event:n,seq:r})=>n.type==="Noted"&&t.has(r)).map(({event:n,seq:r,told:o})=>({about:Number(as.exec(n.text)?.[1]??0),seq:r,seat:n.seat??null,told:o})).filter(({about:n,seq:r})=>n>0&&n<r)}function Or(e){let t=ss(e);return t.filter(({about:n,seat:r,seq:o})=>r!==null&&!t.some(a=>a.about===n&&a.seat===null&&a.seq>o))}function Rr(){let{state:e,deeds:t}=(0,Lr.useTable)(),[n]=Or(e.entries);return n?Dr.html`
<p class="open-question" role="status" data-testid="open-question">
${q.open(n.told)}${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(n.about)}>
${q.toIt}
</button>
</p>
`:null}var De=c(p(),1),Nr=c(Br(),1),Ir=c($(),1),jr=6e4,Pr=["pointerdown","keydown"],le={drawn:"Der Vorhang ist zu: Diese Seite zeigt, was das Publikum sieht.",lifted:"Der Vorhang ist auf. Nach einer Minute ohne Berührung fällt er wieder.",lift:"Aufziehen",draw:"Zuziehen",away:"Wegnehmen"};function Hr(){let{deeds:e}=(0,Ir.useTable)(),t=(0,Nr.curtain)()==="drawn";return(0,De.useEffect)(()=>t?void 0:is(()=>e.curtain("drawn")),[t]),De.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
${t?le.drawn:le.lifted}${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?le.lift:le.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${le.away}
</button>
</p>
`}function is(e){let t=setTimeout(e,jr),n=()=>{clearTimeout(t),t=setTimeout(e,jr)};for(let r of Pr)addEventListener(r,n,!0);return()=>{clearTimeout(t);for(let r of Pr)removeEventListener(r,n,!0)}}var ce=c(p(),1),Ur=c(lt(),1);var Fr=c(C(),1),qr=c(O(),1),Le=c(lt(),1),ls={camera:"Von der Kamera gesehen",corrected:"Von der Spielleitung korrigiert",dice:"Würfel und Lose",back:"Zurückgenommen oder berichtigt",gone:"Gilt nicht mehr"};function Gr(e){let t=Object.entries(Le.MARKS).map(([o,a])=>({value:o,title:ls[o],count:e.filter(a).length})).filter(({count:o})=>o>0),n=new Map;for(let{entries:o}of e)for(let a of new Set(o.map(({event:s})=>s.type)))n.set(a,(n.get(a)??0)+1);let r=[...n].map(([o,a])=>({value:Le.EVENT+o,title:(0,qr.spelled)(o),count:a})).sort((o,a)=>o.title.localeCompare(a.title));return[...t,...r].map(({value:o,title:a,count:s})=>({value:o,title:`${a} (${s})`}))}function Vr({words:e,player:t,kind:n}){return!!(e.trim()||t||n)}function Zr(e,t){return`${e} von ${(0,Fr.tn)("{count} Schritt","{count} Schritte",t)}`}function Qr({wanted:e,want:t,players:n,groups:r,hits:o}){let a=s=>i=>t({...e,[s]:i.target.value});return ce.html`
<form class="finder" role="search" onSubmit=${s=>s.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Das Protokoll durchsuchen: Wörter oder die Nummer eines Eintrags"}
placeholder=${"Suchen, oder #12"}
value=${e.words}
onInput=${a("words")}
/>
<select data-testid="find-player" aria-label=${"Von wem"} onChange=${a("player")}>
<option value="" selected=${!e.player}>Alle</option>
${n.map(({name:s})=>ce.html`<option value=${s} selected=${s===e.player}>${s}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"Was"} onChange=${a("kind")}>
<option value="" selected=${!e.kind}>Alles</option>
${Gr(r).map(({value:s,title:i})=>ce.html`<option value=${s} selected=${s===e.kind}>${i}</option>`)}
</select>
${Vr(e)&&ce.html`<p class="found" role="status" data-testid="found">
${Zr(o,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(Ur.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var Jr=c(p(),1),Re=c($(),1),Xr=c(D(),1),ct="missed-throw";function Yr(){let{state:e,deeds:t}=(0,Re.useTable)(),n=(0,Re.useSession)(),{camera:r,busy:o}=e;return!r?.camera||!cs(n)?null:Jr.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${o[ct]}
onClick=${()=>t.missedThrow(ct)}
>
Verpassten Wurf ergänzen
</button>
<${Xr.Refusal} spot=${ct} />
</p>
`}function cs({role:e,legal:t}){return e==="referee"&&t.some(({type:n})=>n==="Fire"||n==="Land")}var eo=c(p(),1),to=c($(),1);function no(){let{state:e,deeds:t}=(0,to.useTable)();return e.notices.map(n=>eo.html`
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
`)}var R=c(p(),1),ro=c($(),1);function oo(){let{state:e}=(0,ro.useTable)(),[t,n]=(0,R.useState)(""),r=(0,R.useRef)({keys:new Set,seq:null});return(0,R.useEffect)(()=>{let o=e.proposals.filter(a=>!r.current.keys.has(a.key));r.current.keys=new Set(e.proposals.map(a=>a.key)),o.length&&n(o.map(a=>`Vorschlag: ${a.title}`).join(". "))},[e.proposals]),(0,R.useEffect)(()=>{let o=e.entries.at(-1),a=r.current.seq===null;r.current.seq=o?.seq??0,o&&!a&&n(o.told)},[e.entries]),R.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var dt=c(p(),1),ao=c(re(),1);function so({proposal:e,code:t}){let n=Math.ceil(e.looks.length/2);return dt.html`
<div class="looks" data-testid="looks" style=${{"--columns":n}}>
${e.looks.map(r=>dt.html`
<figure>
<img src=${(0,ao.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var E=c(p(),1),Ke=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],ds=6;function io({frames:e,decisive:t,spots:n}){let r=ps(e),[{at:o,playing:a},s]=(0,E.useState)({at:0,playing:!0}),[i,l]=(0,E.useState)(0),d=Math.min(o,e.length-1);(0,E.useEffect)(()=>{if(!a||r<e.length)return;let m=g=>(g+1)%(e.length+ds),h=setInterval(()=>s(g=>g.playing?{...g,at:m(g.at)}:g),1e3/Ke[i].fps);return()=>clearInterval(h)},[a,i,r,e.length]);let u=m=>s({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>s(m=>({...m,playing:!m.playing}));return E.html`
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
alt=${`Wiederholung, Bild ${d+1}`}
width="640"
height="360"
/>
${n("in_replay")}
</div>
${r<e.length&&E.html`<progress
max=${e.length}
value=${r}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${a?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${f}
>
${a?"Anhalten":"Abspielen"}
</button>
<button aria-label=${"Ein Bild zurück"} onClick=${()=>u(d-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${d}
aria-label=${"Bild der Wiederholung"}
onInput=${m=>u(Number(m.target.value))}
/>
<button aria-label=${"Ein Bild weiter"} onClick=${()=>u(d+1)}>›</button>
<button
aria-label=${`Tempo: ${Ke[i].label}. Ändern`}
onClick=${()=>l((i+1)%Ke.length)}
>
${Ke[i].label}
</button>
</figcaption>
<${us} places=${t} frames=${e} shown=${d} stopAt=${u} />
</figure>
`}function us({places:e,frames:t,shown:n,stopAt:r}){return e.length?E.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(o=>E.html`
<button
data-testid="decisive"
aria-label=${`Bei Bild ${o+1} anhalten, einem entscheidenden`}
aria-pressed=${o===n}
onClick=${()=>r(o)}
>
<img src=${t[o]} alt="" width="640" height="360" />
</button>
`)}
</div>
`:null}function ps(e){let[t,n]=(0,E.useState)(0),r=(0,E.useRef)([]);return(0,E.useEffect)(()=>(n(0),r.current=e.map(o=>{let a=new Image;return a.onload=()=>n(s=>s+1),a.src=o,a}),()=>{for(let o of r.current)o.src="";r.current=[]}),[e.join()]),t}var de=c(p(),1),lo=c(pe(),1);function co(){let[e,t]=(0,de.useState)(!1);return de.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Im Verlauf</summary>
${e&&de.html`<${lo.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Spielbericht</a>
</div>
`}var mo=c(po()),fo=document.createElement("style");fo.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end .why{font-size:1.25rem;font-weight:650;text-wrap:balance}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}';document.head.append(fo);(0,mo.arrived)("aside",ut);