var va=Object.create;var Fe=Object.defineProperty;var ya=Object.getOwnPropertyDescriptor;var Sa=Object.getOwnPropertyNames;var Aa=Object.getPrototypeOf,Ta=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ca=(e,t)=>{for(var n in t)Fe(e,n,{get:t[n],enumerable:!0})},Ea=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Sa(t))!Ta.call(e,a)&&a!==n&&Fe(e,a,{get:()=>t[a],enumerable:!(r=ya(t,a))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?va(Aa(e)):{},Ea(t||!e||!e.__esModule?Fe(n,"default",{value:e,enumerable:!0}):n,e));var p=x((zi,mt)=>{mt.exports=core["view.js"]});var $=x((Mi,ft)=>{ft.exports=core["page/table.js"]});var fe=x((Di,bt)=>{bt.exports=core["page/part.js"]});var Ge=x((Li,wt)=>{wt.exports=core["device/settings.js"]});var z=x((Ri,St)=>{St.exports=core["language.js"]});var Pt=x((Wi,Lt)=>{Lt.exports=core["picture/matter_of_course.js"]});var B=x((Ii,Rt)=>{Rt.exports=core["words.js"]});var Gt=x((ji,Ft)=>{Ft.exports=core["picture/live.js"]});var L=x((Zi,Ht)=>{Ht.exports=core["page/refusal.js"]});var oe=x((is,an)=>{an.exports=core["address.js"]});var Bn=x((Ts,Mn)=>{Mn.exports=core["page/place.js"]});var Me=x((qs,rr)=>{rr.exports=core["log/groups.js"]});var Er=x((ll,Cr)=>{Cr.exports=core["games/awaited.js"]});var Nr=x((Cl,Ir)=>{Ir.exports=core["looking_on.js"]});var lt=x((zl,Jr)=>{Jr.exports=core["log/finding.js"]});var wa=x((ad,ba)=>{ba.exports=core["parts.js"]});var ut={};Ca(ut,{Announcer:()=>pa,ByDevice:()=>zt,Calibrate:()=>zn,ClipButton:()=>Or,Curtain:()=>Vr,End:()=>Pr,Finder:()=>aa,Happened:()=>Kt,Invite:()=>Rn,LogPlot:()=>$a,Looks:()=>fa,Loop:()=>ga,MissedThrow:()=>sa,NewGame:()=>nr,Notices:()=>ca,OpenQuestions:()=>Wr,StoreTroubles:()=>Dt});var re=d(p(),1);var me=d(p(),1),ht=d($(),1);function $t(){let{state:e,deeds:t}=(0,ht.useTable)(),n=(0,me.useRef)(e);return n.current=e,(0,me.useEffect)(()=>{let r=a=>{if(Ba(a.target)||n.current.dialog||a.altKey)return;let o=za(a,n.current);o&&(a.preventDefault(),o(t))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[t]),null}function za(e,t){if(t.session?.role!=="referee")return null;if(e.key.toLowerCase()==="z")return r=>e.shiftKey?r.redo():r.undo();if(e.ctrlKey||e.metaKey)return null;if(e.key.toLowerCase()==="y")return r=>r.redo();let n=Ma(e.key);return n?()=>n.click():e.key==="ArrowDown"||e.key==="j"?()=>gt(1):e.key==="ArrowUp"||e.key==="k"?()=>gt(-1):null}function Ma(e){let t=/^[1-9]$/.test(e)?`[data-answer="${e}"]`:e==="c"&&"[data-testid=correct]",n=t?document.querySelector(`.answer-bar ${t}`):null;return n&&!n.disabled?n:null}function gt(e){let n=[...document.querySelectorAll("[data-testid=proposal]")];if(!n.length)return;let r=n.findIndex(i=>i.contains(document.activeElement)),a=r<0?0:Math.min(n.length-1,Math.max(0,r+e));(n[a].querySelector(".take-up")??n[a]).focus(),n[a].scrollIntoView({block:"nearest"})}function Ba(e){return e instanceof Element&&e.closest("input, select, textarea, [contenteditable]")}var Ct=d(fe(),1);var xt=d(p(),1),kt=d(Ge(),1),vt=d($(),1);function yt(){let e=(0,vt.useSession)(),t=(0,kt.useSettings)().awake&&!e.outcome;return(0,xt.useEffect)(()=>t?Da():void 0,[t]),null}function Da(e=navigator.wakeLock){let t=null,n=()=>{document.hidden||!e||(t=e.request("screen").catch(()=>null))},r=()=>t?.then(a=>a?.release());return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),r()}}var Et=d(Ge(),1);var At=d(z(),1);async function La(){await navigator.serviceWorker?.register(`/worker.js?lang=${At.LANGUAGE}`)}async function Tt(){await navigator.serviceWorker?.getRegistration()&&await La()}function zt(){let{sound:e,speech:t,buzz:n}=(0,Et.useSettings)();return(0,re.useEffect)(()=>{Tt().catch(()=>{})},[]),re.html`
<${yt} />
<${$t} />
${(e||t||n)&&re.html`<${Ct.Part} of="device" view="Signals" quiet />`}
`}var q=d(p(),1),Mt=d($(),1),Bt=d(z(),1);function Dt(){let{state:e}=(0,Mt.useTable)(),t=e.camera?.store;return!t||e.session?.role!=="referee"?null:q.html`
${t.problems.map(n=>q.html`<p class="store-trouble" role="alert" key=${n}>${n}</p>`)}
${t.set_aside>0&&q.html`<${Pa} count=${t.set_aside} />`}
`}function Pa({count:e}){return q.html`
<p class="store-trouble" role="status" data-testid="set-aside">
${(0,Bt.tn)("Ein Spiel ist beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihm fehlt.","{count} Spiele sind beschädigt und beiseitegelegt; die anderen gehen weiter. {command} sagt, was ihnen fehlt.",e,{command:q.html`<code>tableref store check</code>`})}
</p>
`}var _t=d(Pt(),1),ae=d(p(),1),Ot=d(B(),1),Ra=180,_a=3;function Kt({camera:e}){let[t,n]=(0,ae.useState)(0),a=(e?.happened??[]).filter(i=>i.number>t&&i.ago_s<Ra&&i.text!==_t.MATTER_OF_COURSE);if(!a.length)return null;let o=a[a.length-1].number;return ae.html`
<div class="happened" data-testid="happened" role="status">
<ul>
${a.slice(-_a).reverse().map(i=>ae.html`
<li key=${i.number}>
<time>${Oa(i.ago_s)}</time>
${(0,Ot.sentence)(i.text)}${/[.?!]$/.test(i.text)?"":"."}
</li>
`)}
</ul>
<button type="button" class="quiet" onClick=${()=>n(o)}>Gelesen</button>
</div>
`}function Oa(e){return e<5?"jetzt":e<60?`vor ${Math.round(e)} s`:`vor ${Math.round(e/60)} min`}var w=d(p(),1),Cn=d(Gt(),1),Xe=d($(),1),En=d(L(),1);var D=d(p(),1);function Wt(e,t){let{x_px:n,y_px:r,sigma_mm:a}=e,o=[];for(let i=0;i+1<r.length;i+=1)for(let s=0;s+1<n.length;s+=1){let l=[[n[s],r[i],a[i][s]],[n[s+1],r[i],a[i][s+1]],[n[s+1],r[i+1],a[i+1][s+1]],[n[s],r[i+1],a[i+1][s]]];o.push(...Ka(l,t))}return o}function Ka(e,t){if(e.some(([,,a])=>a===null))return[];let n=e.flatMap((a,o)=>Fa(a,e[(o+1)%4],t)),r=[];for(let a=0;a+1<n.length;a+=2)r.push([...n[a],...n[a+1]]);return r}function Fa([e,t,n],[r,a,o],i){if(n<=i==o<=i)return[];let s=(i-n)/(o-n);return[[e+s*(r-e),t+s*(a-t)]]}var Nt=d(z(),1),It=new Map;function S(e,t){let n=It.get(t)??Ga(t);return It.set(t,n),n.format(e)}function Ga(e){let t={minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:!1};return new Intl.NumberFormat(Nt.LANGUAGE,t)}var M=[{upTo:.25,colour:"#440154",opacity:.08},{upTo:.5,colour:"#3b528b",opacity:.2},{upTo:1,colour:"#21918c",opacity:.28},{upTo:2,colour:"#5ec962",opacity:.34},{upTo:4,colour:"#fde725",opacity:.38},{upTo:1/0,colour:"#f8f4e3",opacity:.5}],jt=M.slice(0,-1).map(e=>e.upTo);function Zt(e){return M.findIndex(t=>e<=t.upTo)}function qt(e){return e===0?`unter ${S(M[0].upTo)}`:e===M.length-1?`über ${S(M[e-1].upTo)}`:`${S(M[e-1].upTo)} bis ${S(M[e].upTo)}`}var Ha=1280,Wa=7;function Ut({told:e,shown:t}){let{check:n,table:r}=e,[a,o]=n.size_wh,i=a/Ha;return D.html`
<svg
class="overlay"
viewBox=${`-0.5 -0.5 ${a} ${o}`}
style=${`--unit: ${i}px`}
role="img"
aria-label=${"Erwarteter Fehler auf dem Tisch und die gefundenen Druckblätter"}
data-testid="overlay"
>
${t&&D.html`<${Ia} map=${r.map} /><${ja} map=${r.map} unit=${i} size=${[a,o]} />`}
${r.outline_px.length>2&&D.html`<polygon
class="table-outline"
points=${r.outline_px.map(s=>s.join(",")).join(" ")}
/>`}
${r.marks.flatMap(s=>s.marks_px).map(s=>D.html`<${qa} mark=${s} unit=${i} />`)}
</svg>
`}function Ia({map:e}){let t=e.x_px[1]-e.x_px[0],n=e.y_px[1]-e.y_px[0],r=e.sigma_mm.flatMap((a,o)=>Na(a).map(i=>({...i,y:o})));return M.map(({colour:a,opacity:o},i)=>D.html`
<g fill=${a} opacity=${o}>
${r.filter(s=>s.step===i).map(({start:s,end:l,y:c})=>D.html`
<rect
x=${e.x_px[s]-t/2}
y=${e.y_px[c]-n/2}
width=${t*(l-s)}
height=${n+1}
/>
`)}
</g>
`)}function Na(e){let t=[];return e.forEach((n,r)=>{let a=n===null?null:Zt(n),o=t.at(-1);o&&o.step===a?o.end=r+1:t.push({start:r,end:r+1,step:a})}),t.filter(n=>n.step!==null)}function ja({map:e,unit:t,size:n}){return jt.map(r=>{let a=Wt(e,r);if(!a.length)return null;let o=a.map(([l,c,u,f])=>`M${l} ${c}L${u} ${f}`).join(""),[i,s]=Za(a,n,t);return D.html`
<path class="error-line under" d=${o} />
<path class="error-line" d=${o} />
<text class="error-label" x=${i} y=${s} text-anchor="middle">${r} mm</text>
`})}function Za(e,[t,n],r){let a=([l,c])=>Math.min(l,t-l,1.8*c,1.8*(n-c)),[o,i]=e.reduce((l,c)=>a(c)>a(l)?c:l),s=(l,c,u)=>Math.min(Math.max(l,c),u-c);return[s(o,60*r,t),s(i+7*r,26*r,n)]}function qa({mark:e,unit:t}){if(e.length>2)return D.html`<polygon class="mark" points=${e.map(o=>o.join(",")).join(" ")} />`;let[[n,r]]=e,a=Wa*t;return D.html`<path class="mark" d=${`M${n-a} ${r}H${n+a}M${n} ${r-a}V${r+a}`} />`}var He=d(p(),1);var We=d(z(),1);function Vt({map:e,shown:t,show:n,children:r}){return He.html`
<div class="legend" data-testid="legend">
<div class="legend-row">
<label class="check">
<input
type="checkbox"
checked=${t}
data-testid="show-map"
onChange=${a=>n(a.target.checked)}
/>
Erwarteter Fehler in mm
</label>
${r}
</div>
<ol class="legend-steps" aria-label=${"Farben des erwarteten Fehlers, in mm"}>
${M.map((a,o)=>He.html`<li><i style=${`background: ${a.colour}`}></i>${qt(o)}</li>`)}
</ol>
<p class="hint">${Ua(e)}</p>
</div>
`}function Ua(e){let{height_mm:t,median_mm:n,p95_mm:r}=e;if(n===null)return t===0?"Auf dem Tisch selbst ist nichts im Bild.":`${t} mm über dem Tisch ist nichts im Bild.`;let a={height:t,usual:S(n,2),most:S(r,1)};return t===0?(0,We.t)("Das gilt für Punkte auf dem Tisch selbst: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a):(0,We.t)("Das gilt für Punkte {height} mm über dem Tisch: in der Regel {usual} mm, 95 % unter {most} mm. Ein Punkt, der höher oder tiefer ist als angenommen, liegt anderswo.",a)}var G=d(p(),1),Qt=d(z(),1),Xt={good:"Alles in Ordnung",fair:"Gut genug, aber es geht besser",poor:"Zuerst das"},Va="Licht, Schärfe, Druckblätter und Genauigkeit sind, wie sie sein sollen. Das Spiel kann beginnen.",Ja="Das Bild steht still: Kümmere dich zuerst um die Kamera. Die Werte hier gelten für das letzte Bild.",Qa="Der Tisch wird gerade nicht erkannt: Leg das Druckblatt ganz, flach und gut beleuchtet ins Bild.";function Yt({check:e,stopped:t,calibrated:n}){let{instruction:r,further:a}=e;return t?G.html`<${Jt} cause="camera/still" sentence=${Ja} />`:!n&&!r?G.html`<${Jt} cause="board/unseen" sentence=${Qa} />`:G.html`
<div class="card advice" data-grade=${e.grade} data-testid="advice" role="status">
<h2>${Xt[e.grade]}</h2>
<p data-testid="instruction" data-cause=${r?.cause??""}>
${r?.sentence??Va}
</p>
${a.length>0&&G.html`
<details class="other">
<summary>
${(0,Qt.tn)("Danach noch etwas","Danach noch {count} Dinge",a.length)}
</summary>
<ol>
${a.map(o=>G.html`<li>${o.sentence}</li>`)}
</ol>
</details>
`}
</div>
`}function Jt({cause:e,sentence:t}){return G.html`
<div class="card advice" data-grade="poor" data-testid="advice" role="status">
<h2>${Xt.poor}</h2>
<p data-testid="instruction" data-cause=${e}>${t}</p>
</div>
`}var ge=d(p(),1);var nn=d(z(),1);function rn({check:e}){return ge.html`
<div class="card">
<h2>Was die Kamera liefert</h2>
<dl class="measures" data-testid="figures">
${Ya(e).map(([t,n,r])=>ge.html`
<dt>${t}</dt>
<dd data-grade=${n??"plain"}>
<span>${r}</span>
${n&&ge.html`<b class="grade" data-grade=${n}>${Xa[n]}</b>`}
</dd>
`)}
</dl>
</div>
`}var Xa={good:"gut",fair:"mittel",poor:"schlecht"};function Ya(e){let{light:t,blur:n,rate:r,steadiness:a,view:o,boards:i,accuracy:s,held_out:l,focal:c}=e;return[["Licht",t.grade,to(t)],["Schärfe",n.grade,`um ${S(n.px,1)} px verwischt`],r&&["Bilder",r.grade,`${`${Math.round(r.fps)} pro Sekunde`}${no(r)}`],a&&["Ruhe",a.grade,ro(a)],o&&["Maßstab",o.grade,ao(o)],o&&["Kamera",null,oo(o)],o&&["Im Bild",null,io(o)],i&&["Druckblätter",i.grade,i.seen.map(so).join(", ")],s&&["Genauigkeit",s.grade,co(s)],l&&["Ecken zur Probe",null,`${he(l.median_mm)} daneben, 95 % unter ${he(l.p95_mm)} (${l.corners})`],c&&["Brennweite",null,`${Math.round(c.px)} px ± ${c.sigma_percent} %, bekannt aus ${eo[c.known_from]}`]].filter(Boolean)}var eo={"camera file":"der Kameradatei",pictures:"mehreren Bildern",picture:"einem einzigen Bild"};function to(e){let t=Math.round(e.median),n=e.glare.length;return[e.paper===null?`Tisch ${t} von 255`:`Papier ${Math.round(e.paper)}, Tisch ${t} von 255`,n>0&&(0,nn.tn)("{count} gespiegelte Lampe","{count} gespiegelte Lampen",n)].filter(Boolean).join(", ")}function no(e){return e.missing?`, ${`${e.missing} fehlen`}`:""}function ro(e){let{flicker:t,hunting:n,shake_px:r}=e;return`flackert ${en(t)}, schwankt ${en(n)}, wackelt ${S(r,1)} px`}function ao(e){return`${S(e.mm_per_px,1)} mm pro Pixel, schlimmstenfalls ${S(e.worst_mm_per_px??e.mm_per_px,1)}`}function oo(e){return`${Math.round(e.height_mm/10)} cm hoch, Blick ${Math.round(e.tilt_deg)}° nach unten; 10 mm Höhe sehen aus wie ${(10*e.parallax).toFixed(0)} mm Entfernung`}function io(e){return`Tisch auf ${tn(e.table_share)} des Bildes, ${tn(e.between_boards_share)} der Fläche zwischen den Druckblättern`}function so(e){let{name:t,corners_found:n,corners_total:r}=e;return`${`${t}: ${n} von ${r} Ecken`}${lo(e)}`}function lo(e){let t=e.corners_in_view-e.corners_found,n=e.corners_total-e.corners_in_view,r=[t&&`${t} verdeckt`,n&&`${n} außerhalb`].filter(Boolean);return r.length?` (${r.join(", ")})`:""}function co(e){return`${he(e.median_mm)}, 95 % unter ${he(e.p95_mm)}. ${e.tells}`}function he(e){return e===null?"unbekannt":`${S(e,2)} mm`}function en(e){return`${S(100*e,1)} %`}function tn(e){return`${Math.round(100*e)} %`}var U=d(p(),1),on=d(oe(),1),$e=d(z(),1);function sn({camera:e,code:t}){return U.html`
<details class="card other keep-camera" data-testid="keep-camera">
<summary>Diese Kamera speichern</summary>
<p class="hint">
${e.keep_as?(0,$e.t)("Leg die Datei als {file} in den Datenordner: Beim nächsten Mal wird sie von selbst verwendet.",{file:U.html`<code>${e.keep_as}</code>`}):(0,$e.t)("Gib die Datei mit {serve} an oder mit {calibrate}.",{serve:U.html`<code>--camera-file</code>`,calibrate:U.html`<code>tableref calibrate --camera</code>`})}
${" "}
${(0,$e.t)("Sie gilt, solange Zoom, Schärfe und Auflösung bleiben, wie sie sind. Am besten ist eine Datei aus zehn Bildern eines Blattes, das du verschieden vor die Kamera hältst: {command}.",{command:U.html`<code>tableref calibrate --save-camera</code>`})}
</p>
<p>
<a href=${(0,on.withCode)("/api/calibration/camera.json",t)} download="camera.json"
>camera.json</a
>
</p>
</details>
`}var P=d(p(),1);var uo=[.2,.375,.5555555555555556,.6666666666666666],po=(e,t)=>n=>{let r=4*e+n-4,a="*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(r)-35,o=r>8?a:1,i=t/o|0,s=t%o,l=o-s,c=r>8?i*uo[n]+(e>5)&-2:a,u=i-c;return{t:l*u+s*u+s,o:[[l,u],[s,u+1]],i:c}};var H=e=>new Uint8Array(e),ie=e=>{let t=new Error(`lean-qr error ${e}`);throw t.code=e,t},be=e=>"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(e),Ne=e=>e.charCodeAt(0),cn=(...e)=>(t,n)=>e.forEach(r=>r(t,n)),un=e=>t=>{t.eci!==e&&(t.push(7,4),e<128?t.push(e,8):e<16384?t.push(32768|e,16):t.push(12582912|e,24),t.eci=e)},qe=e=>(t,n)=>{t.push(4,4),t.push(e.length,8+8*(n>9)),e.forEach(r=>t.push(r,8))},J=(e,t,n,r,a=(i,s)=>n(i.length,s),o=r?i=>cn(un(r),e(i)):e)=>(o.test=t,o.l=n,o.est=a,o.eci=r&&[r],o),pn=J(e=>(t,n)=>{t.push(1,4),t.push(e.length,10+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-2;r+=3)t.push(+e.slice(r,r+3),10);r<e.length-1?t.push(+e.slice(r),7):r<e.length&&t.push(+e[r],4)},e=>/[0-9]/.test(e),(e,t)=>14+2*(t>26)+2*(t>9)+10*e/3),mn=J(e=>(t,n)=>{t.push(2,4),t.push(e.length,9+2*(n>26)+2*(n>9));let r=0;for(;r<e.length-1;r+=2)t.push(45*be(e[r])+be(e[r+1]),11);r<e.length&&t.push(be(e[r]),6)},e=>be(e)>=0,(e,t)=>13+2*(t>26)+2*(t>9)+5.5*e),V=J(e=>qe([...e].map(Ne)),e=>Ne(e)<128,(e,t)=>12+8*(t>9)+8*e);V._=!0,V.u=!0;var Ue=J(V,e=>Ne(e)<256,V.l,3);Ue._=!0;var ln=new TextEncoder,Ve=J(e=>qe(ln.encode(e)),()=>1,0,26,(e,t)=>12+8*(t>9)+8*ln.encode(e).length);Ve._=!0;var je=()=>{let e=new Map,t=new TextDecoder("sjis"),n=H(2);for(let r=0;r<7973;++r)n[0]=r/192+129+64*(r>5951),n[1]=r%192+64,e.set(t.decode(n),r);return e.delete("�"),je=()=>e,e},Je=J(e=>(t,n)=>{t.push(8,4),t.push(e.length,8+2*(n>26)+2*(n>9));for(let r of e)t.push(je().get(r),13)},e=>je().has(e),(e,t)=>12+2*(t>26)+2*(t>9)+13*e);Je._=!0;var fn=[pn,mn,V,Ue,Je,Ve],mo={auto:(e,{modes:t=fn}={})=>(n,r)=>{let a=t.map((u,f)=>{let m=new Map,y=(g,h)=>(m.has(g)||m.set(g,h(g,r)),m.get(g));return{m:u,h:1<<f,C:u.est("",r),S:u.l?(g,h)=>y(h-g,u.l):(g,h)=>y(e.slice(g,h),u.est)}}),o=[{v:0}],i=0,s=0,l=-1;for(let u of[...e,""]){let f=0;if(u)for(let m of a)m.m.test(u)&&(f|=m.h);if(!u||f!==l){if(l!==-1){let m=new Set(o.map(g=>g.D)),y=[];for(let{m:g,C:h,S:T,h:E}of a)if(l&E){let F=T(i,s);for(let ee of g.eci??m)if(!g.u||!ee){let te;for(let O of o)if(O.D===ee||g.eci){let ne=O.m===g&&O.D===ee,Ke=ne?O.V:O,pt=g._&&ne?O.v+F-h:Ke.v+12*(Ke.D!==ee)+(ne?T(ne?O.$:i,s):F);(!te||pt<te.v)&&(te={$:ne?O.$:i,V:Ke,m:g,D:ee,A:s,v:pt})}te&&y.push(te)}}o=y}l=f,i=s}s+=u.length}o.length||ie(5);let c=[];for(let u=o.reduce((f,m)=>m.v<f.v?m:f);u.m;u=u.V)c.push(u.m(e.slice(u.$,u.A)));c.reverse().forEach(u=>u(n,r))},multi:cn,eci:un,bytes:qe,numeric:pn,alphaNumeric:mn,ascii:V,iso8859_1:Ue,shift_jis:Je,utf8:Ve},fo=()=>({F:H(2956),I:0,push(e,t){for(let n=t,r=8-(7&this.I);n>0;n-=r,r=8)this.F[this.I>>3]|=e<<r>>n,this.I+=n<r?n:r}}),Ie=(e,t=e*e,n=H(t))=>({size:e,K:n,get:(r,a)=>r>=0&&r<e&&!!(1&n[a*e+r]),toString({on:r="##",off:a="  ",lf:o=`
`,pad:i=4,padX:s=i,padY:l=i}={}){let c="";for(let u=-l;u<e+l;++u){for(let f=-s;f<e+s;++f)c+=this.get(f,u)?r:a;c+=o}return c},toImageData(r,{on:a=[0,0,0],off:o=[0,0,0,0],pad:i=4,padX:s=i,padY:l=i}={}){let c=e+2*s,u=e+2*l,f=r.createImageData(c,u),m=new Uint32Array(f.data.buffer);f.data.set([...a,255]);let y=m[0];f.data.set([...o,255]);let g=m[0];for(let h=0;h<u;++h)for(let T=0;T<c;++T)m[h*c+T]=this.get(T-s,h-l)?y:g;return f},toCanvas(r,a){let o=r.getContext("2d"),i=this.toImageData(o,a);r.width=i.width,r.height=i.height,o.putImageData(i,0,0)},toDataURL({type:r="image/png",scale:a=1,...o}={}){let i=document.createElement("canvas"),s=i.getContext("2d"),l=this.toImageData(s,o);return i.width=l.width*a,i.height=l.height*a,s.putImageData(l,0,0),s.imageSmoothingEnabled=!1,s.globalCompositeOperation="copy",s.drawImage(i,0,0,l.width,l.height,0,0,i.width,i.height),i.toDataURL(r,1)}}),we=[(e,t)=>1&(e^t),(e,t)=>1&t,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>1&(e/3^t>>1),(e,t)=>(e&t&1)+e*t%3,(e,t)=>(e&t)+e*t%3&1,(e,t)=>(e^t)+e*t%3&1],xe=H(511);for(let e=0,t=1;e<255;t=2*t^285*(t>127))xe[xe[t+255]=e++]=t;var gn=e=>xe[e%255],hn=e=>xe[e+255],go=(e,t)=>{let n=H(e.length+t.length-1);for(let r=0;r<e.length;++r)for(let a=0;a<t.length;++a)n[r+a]^=gn(e[r]+t[a]);return n.map(hn)},ho=(e,t)=>{let n=H(e.length+t.length-1);n.set(e,0);for(let r=0;r<e.length;++r)if(n[r]){let a=hn(n[r]);for(let o=0;o<t.length;++o)n[r+o]^=gn(t[o]+a)}return n.slice(e.length)},Ze=[[0],[0,0]];for(let e=1;e<30;++e)Ze.push(go(Ze[e],[0,e]));var $o=(e,t)=>{let n=[[],[]],r=0,a=0;for(let[i,s]of t.o)for(let l=0;l<i;++l,r+=s){let c=e.slice(r,r+s);n[0].push(c),n[1].push(ho(c,Ze[t.i])),a+=s+t.i}let o=H(a);a=0;for(let i of n)for(let s=0,l=-1;l<a;++s){l=a;for(let c of i)s<c.length&&(o[a++]=c[s])}return o},$n=(e,t,n)=>{let r=e<<=n;for(let a=134217728;a>>=1;)r&a&&(r^=t*(a>>n));return r|e},bo=({size:e,K:t},n)=>{let r=(i,s,l,c)=>{for(;l-- >0;i+=e)t.fill(c,i,i+s)},a=(i,s,l)=>{for(let c=0;c++<3;l-=2)r(s*e+i-(l>>1)*(e+1),l,l,2|c)},o=2*((e-13)/(1+(n/7|0))/2+.75|0);if(n>1)for(let i=e-7;i>8;i-=o){for(let s=i;s>8;s-=o)a(i,s,5);i<e-7&&a(i,6,5)}if(n>6)for(let i=$n(n,7973,12),s=1;s<7;++s)for(let l=12;l-- >9;i>>=1)t[s*e-l]=2|1&i;r(7,2,9,2),r(e-8,8,9,2);for(let i=0;i<e;++i)t[6*e+i]=3^1&i;a(3,3,7),a(e-4,3,7);for(let i=0;i<e;++i)for(let s=i;s<e;++s)t[s*e+i]=t[i*e+s];t[(e-8)*e+8]=3},wo=({size:e,K:t})=>{let n=[];for(let r=e-2,a=e,o=-1;r>=0;r-=2){for(r===5&&(r=4);a+=o,a!==-1&&a!==e;){let i=a*e+r;t[i+1]||n.push(i+1),t[i]||n.push(i)}o*=-1}return n},xo=({K:e},t,n)=>t.forEach((r,a)=>e[r]=n[a>>3]>>(7&~a)&1),ko=({size:e,K:t},n,r,a)=>{for(let i=0;i<e;++i)for(let s=0;s<e;++s){let l=i*e+s;t[l]^=!(n(s,i)||2&t[l])}let o=21522^$n((1^a)<<3|r,1335,10);for(let i=0;i++<8;o>>=1)t[(i-(i<7))*e+8]=1&o,t[9*e-i]=1&o;for(let i=8;--i,o;o>>=1)t[8*e+i-(i<7)]=1&o,t[(e-i)*e+8]=1&o},vo=({size:e,K:t},n=0,r=0)=>{for(let a=0;a<e;++a){for(let o=0;o<2;++o)for(let i,s=0,l=0,c=2;s<e;++s){let u=1&t[o?a*e+s:s*e+a];r+=u,l=(l>>1|2098176)&(3047517^u-1),2049&l&&(n+=40),u^c&&(i=0),c=u,n+=++i===5?3:i>5}if(a)for(let o=e+a,i=5*t[a-1]^t[a];o<e*e;o+=e){let s=5*t[o-1]^t[o];n+=3*!(1&(i|s)|4&(i^s)),i=s}}return n+10*(10*Math.abs(r/(e*e)-1)|0)},dn=[],ke=(e=ie(1),{minCorrectionLevel:t=0,maxCorrectionLevel:n=3,minVersion:r=1,maxVersion:a=40,mask:o,trailer:i=60433,...s}={})=>{n<t&&ie(3),a<r&&ie(2),typeof e=="string"&&(e=mo.auto(e,s));for(let l=r,c=0;l<=a;++l){let u=dn[l];u||(dn[l]=u=Ie(4*l+17),bo(u,l),u.p=wo(u));let f=po(l,u.p.length>>3);if(8*f(t).t<c)continue;let m=fo();e(m,l),c=m.I;for(let y=n;y>=t;--y){let g=f(y);if(8*g.t<c)continue;for(m.I=c+11&-8;m.I<8*g.t;)m.push(i,16);let h=Ie(u.size,u.K);return xo(h,u.p,$o(m.F,g)),(we[o]?[we[o]]:we).map((T,E)=>{let F=Ie(h.size,h.K);return ko(F,T,o??E,y),F.s=we[o]?0:vo(F),F}).reduce((T,E)=>E.s<T.s?E:T)}}ie(4)};ke.with=(...e)=>(t,n)=>ke(t,{modes:[...fn,...e],...n});var bn=d(p(),1),Qe=4;function ve({text:e,label:t}){let n=ke(e),r=n.size+2*Qe;return bn.html`
<svg
class="qr"
role="img"
aria-label=${t}
data-testid="qr"
viewBox=${`0 0 ${r} ${r}`}
>
<rect width=${r} height=${r} fill="#ffffff" />
<path d=${yo(n)} fill="#000000" shape-rendering="crispEdges" />
</svg>
`}function yo(e){let t=[];for(let n=0;n<e.size;n+=1)for(let r=0;r<e.size;r+=1)e.get(r,n)&&t.push(`M${r+Qe} ${n+Qe}h1v1h-1z`);return t.join("")}var wn=d($(),1),xn=d(L(),1);function kn({source:e}){let{state:t,deeds:n}=(0,wn.useTable)(),[r,a]=(0,P.useState)(null),o=l=>n.ask("phone",()=>l().then(a));if((0,P.useEffect)(()=>{e==="camera phone"&&o(n.api.phoneLink)},[e]),e!=="camera phone")return null;let[i,...s]=r?.links??[];return P.html`
<div class="card phone-link" data-testid="phone-link">
<h2>Ein Handy als Kamera</h2>
<p>
Scanne das mit dem Handy, das die Kamera sein soll; es muss im selben WLAN sein. Es warnt, dass die Verbindung nicht privat ist, weil niemand von außen für diesen Rechner bürgt: Wähle dort „Erweitert“ oder „Details einblenden“, geh weiter zur Seite und erlaube die Kamera.
</p>
${i&&P.html`<${ve} text=${i} label=${"QR-Code des Links für das Handy"} />`}
${i&&P.html`<p class="hint"><code data-testid="phone-address">${i}</code></p>`}
${s.length>0&&P.html`<p class="hint">
Findet das Handy dort nichts, versuch es mit den anderen Adressen dieses Rechners: ${s.map(l=>new URL(l).host).join(", ")}.
</p>`}
<p class="hint">
Der Link öffnet sich einmal, auf einem Handy, und lässt es an diesem Abend sein Bild senden; vom Spiel sieht es nichts.
</p>
<p>
<button disabled=${t.busy.phone} onClick=${()=>o(n.api.phoneLink)}>
Neuer Link
</button>
${" "}
<button disabled=${t.busy.phone} onClick=${()=>o(n.api.withdrawPhone)}>
Bild des Handys beenden
</button>
</p>
<${xn.Refusal} spot="phone" />
</div>
`}var W=d(p(),1),vn=d(oe(),1);var ye=d(p(),1);function Se(e){let[t,n]=(0,ye.useState)({answer:null,refused:null});return(0,ye.useEffect)(()=>{let r=!1;return e().then(a=>r||n({answer:a,refused:null})).catch(a=>r||n({answer:null,refused:a.detail})),()=>{r=!0}},[]),t}var yn=d($(),1),So={a4:"A4",letter:"Letter"};function Sn({code:e}){let{deeds:t}=(0,yn.useTable)(),[n,r]=(0,W.useState)("a4"),{answer:a}=Se(t.api.sheets);return W.html`
<div class="card sheets" data-testid="sheets">
<div class="sheets-head">
<h2>Blätter zum Drucken</h2>
<div class="chips" role="group" aria-label=${"Papier"}>
${Object.entries(So).map(([o,i])=>W.html`
<button class="chip" aria-pressed=${o===n} onClick=${()=>r(o)}>
${i}
</button>
`)}
</div>
</div>
<p class="hint">
Drucke mit 100 % und prüf nach, ob das Lineal auf dem Blatt 100 mm lang ist.${" "}
„table“ und „turn-card“ sind ohnehin bekannt; für andere Blätter starte das Programm mit ihrer Tafeldatei (--boards).
</p>
<ul>
${(a??[]).map(o=>W.html`<${Ao} sheet=${o} paper=${n} code=${e} />`)}
</ul>
</div>
`}function Ao({sheet:e,paper:t,code:n}){let r=a=>(0,vn.withCode)(`/api/sheets/${e.name}.${a}?paper=${t}`,n);return W.html`
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
`}var Ae=d(p(),1),An=d($(),1),To=700;function Tn(e){let{deeds:t}=(0,An.useTable)(),[n,r]=(0,Ae.useState)({told:null,silent:!1});return(0,Ae.useEffect)(()=>{let a=!1,o;async function i(){if(!document.hidden){let s=await t.api.calibration(e).catch(()=>null);if(a)return;r(l=>({told:s??l.told,silent:!s}))}o=setTimeout(i,To)}return i(),()=>{a=!0,clearTimeout(o)}},[e]),n}var Co=[0,30,60];function zn(){let{code:e}=(0,Xe.useTable)(),[t,n]=(0,w.useState)(0),[r,a]=(0,w.useState)(!0),{told:o,silent:i}=Tn(t),s=o?.check;return w.html`
<main class="calibrate" data-testid="calibrate" aria-busy=${!o}>
<section class="calibrate-seen" aria-label=${"Der Tisch im Bild der Kamera"}>
${o&&!o.camera?w.html`<p class="card no-lens">
Keine Kamera. Starte das Programm mit --camera oder --footage.
</p>`:w.html`<${zo} told=${o} silent=${i} code=${e} shown=${r} />`}
${s&&w.html`<${Yt} check=${s} stopped=${Eo(o,i)} calibrated=${!!o.table} />`}
${o?.table&&w.html`<${Vt} map=${o.table.map} shown=${r} show=${a}>
<${Mo} heightMm=${t} choose=${n} />
<//>`}
</section>
<section class="calibrate-told">
<${kn} source=${o?.camera?.source} />
${s&&w.html`<${rn} check=${s} />`}
${o?.camera&&w.html`<${Bo} told=${o} />`}
${o?.table&&w.html`<${sn} camera=${o.camera} code=${e} />`}
<${Sn} code=${e} />
</section>
</main>
`}function Eo(e,t){return!!(t||e?.camera?.frozen||e?.camera?.problem)}function zo({told:e,silent:t,code:n,shown:r}){let a=t||e?.camera?.frozen;return w.html`
<div class="live" data-frozen=${!!a}>
<${Cn.Live} code=${n} link="live" />
${e?.table&&!t&&w.html`<${Ut} told=${e} shown=${r} />`}
${a&&w.html`<p class="frozen">${t?"Keine Verbindung":"Bild steht still"}</p>`}
</div>
${e?.camera?.problem&&w.html`<p class="refusal" role="alert">${e.camera.problem}</p>`}
`}function Mo({heightMm:e,choose:t}){return w.html`
<div class="chips" role="group" aria-label=${"Höhe, für die der Fehler gilt"}>
${Co.map(n=>w.html`
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
`}function Bo({told:e}){let{state:t,deeds:n}=(0,Xe.useTable)(),r=t.busy.solve;return w.html`
<div class="solve">
<button class="primary" data-testid="solve" disabled=${r} onClick=${()=>n.ask("solve",n.api.solve)}>
Neu bestimmen
</button>
<p class="hint">
${e.camera.calibrated?"Bestimmt Kamera und Tisch im nächsten Bild neu; dabei darf nichts die Druckblätter verdecken.":"Noch ist kein Druckblatt erkannt; das Programm sucht weiter."}
</p>
<${En.Refusal} spot="solve" />
</div>
`}var b=d(p(),1),se=d(oe(),1),Ce=d(Bn(),1),Ee=d($(),1),Dn=d(L(),1);var Q=d(p(),1);function Te({title:e,close:t,children:n}){let r=(0,Q.useRef)(null);return(0,Q.useEffect)(()=>{r.current?.showModal()},[]),Q.html`
<dialog
ref=${r}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${o=>{o.target===r.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var Ln=d(z(),1),Pn=d(B(),1),Do=1500;function Rn({close:e}){let{deeds:t}=(0,Ee.useTable)(),n=(0,Ee.useSession)(),{answer:r,refused:a}=Se(()=>t.api.codes(n.id)),[o,i]=(0,b.useState)(null),s=(c,u)=>t.ask("codes",()=>t.api.changeCode(n.id,c,u).then(i)),l=o??r;return b.html`
<${Te} title=${"Einladen"} close=${e}>
<p>
Jeder Link öffnet das Spiel so, wie es die Person sehen darf, der er gehört; wer mitspielt, sieht nur, was er wissen darf.
</p>
${(0,se.onlyThisMachine)()&&b.html`<p class="hint">
${(0,Ln.t)("Diese Seite ist unter {host} geöffnet, wohin andere Rechner nicht kommen. Starte mit {option} und öffne die Seite zuerst unter der eigenen Adresse dieses Rechners.",{host:location.host,option:b.html`<code>--host 0.0.0.0</code>`})}
</p>`}
${a&&b.html`<p class="refusal" role="alert">${a}</p>`}
<${Dn.Refusal} spot="codes" />
${l&&b.html`<${Lo} session=${n} codes=${l} change=${s} />`}
<//>
`}function Lo({session:e,codes:t,change:n}){let r=o=>e.state.players?.find(i=>i.seat===o)?.name??`Platz ${o}`,a=[...t.seats.map((o,i)=>[r(i+1),o,i+1]),["Publikum",t.spectator,"spectator"],["Spielleitung, auf einem anderen Gerät",t.referee,"referee"]];return b.html`
<ul class="links">
${a.map(([o,i,s])=>b.html`
<${_o}
key=${s}
who=${o}
link=${i&&(0,se.invitation)(e.id,i)}
change=${l=>n(s,l)}
/>
`)}
${t.spectator&&b.html`<${Po} link=${Ro(e.id,t.spectator)} />`}
</ul>
<p class="hint">
Spielt niemand weiter, gelten die Links bis ${(0,Pn.dayAndClock)(t.end_at)}.${" "}
<button onClick=${()=>n("all","withdraw")}>Alle zurückziehen</button>
</p>
`}function Po({link:e}){return b.html`
<li class="link" data-testid="big-screen-link">
<strong>Leinwand</strong>
<${_n} who=${"die Leinwand"} link=${e} />
</li>
`}function Ro(e,t){return(0,se.invitation)(e,t,location.origin,Ce.ADDRESSES[Ce.ROOM])}function _o({who:e,link:t,change:n}){return b.html`
<li class="link" data-testid="invitation">
<strong>${e}</strong>
${t?b.html`<${_n} who=${e} link=${t} />`:b.html`<em>Zurückgezogen: Niemand kommt herein.</em>`}
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
`}function _n({who:e,link:t}){let[n,r]=(0,b.useState)(!1),a=async s=>{s.currentTarget.parentElement.querySelector("input").select(),navigator.clipboard?await navigator.clipboard.writeText(t).catch(()=>{}):document.execCommand("copy"),r(!0),setTimeout(()=>r(!1),Do)},[o,i]=(0,b.useState)(!1);return b.html`
<input
readonly
value=${t}
aria-label=${`Link für ${e}`}
onFocus=${s=>s.target.select()}
/>
<button onClick=${a}>${n?"Kopiert":"Kopieren"}</button>
<button
aria-expanded=${o}
aria-label=${`QR-Code für ${e}`}
onClick=${()=>i(!o)}
>
QR
</button>
${o&&b.html`<${ve} text=${t} label=${`QR-Code des Links für ${e}`} />`}
`}var k=d(p(),1),et=d($(),1),tt=d(L(),1);var I=d(p(),1);var Kn={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Fn=Object.keys(Kn),Oo={fill:"#75726b",ink:"#ffffff"};function le(e){let{fill:t,ink:n}=Kn[e]??Oo;return{"--hue":t,"--hue-ink":n}}var On=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function K(e){return On[(e-1)%On.length]}var Gn=d(p(),1);var Hn=d(B(),1);function de({colour:e,large:t=!1}){return Gn.html`<span
class=${t?"swatch large":"swatch"}
style=${le(e)}
title=${e?(0,Hn.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}var Wn=d(B(),1),Ko=["Ada","Bo","Cy"],In=["orange","blue","green","red","yellow","purple","pink","white"];function Nn(e){let t=e?.state.players;return t?t.map(({name:n,colour:r})=>({name:n,colour:r??""})):Ko.map((n,r)=>({name:n,colour:In[r]}))}function jn(e,t){return t?e:e.map(({name:n})=>({name:n}))}function Zn({players:e,set:t,seats:n,coloured:r}){let[a,o]=n,i=(l,c)=>t(e.with(l,{...e[l],...c})),s=In.find(l=>!e.some(c=>c.colour===l));return I.html`
<fieldset class="player-rows">
<legend>Wer mitspielt, in der Reihenfolge am Tisch</legend>
${e.map((l,c)=>I.html`
<div class="player-row" data-testid="player-row">
<${de} colour=${r?l.colour:K(c+1)} />
<input
aria-label=${`Name von Spieler ${c+1}`}
value=${l.name}
onInput=${u=>i(c,{name:u.target.value})}
/>
${r&&I.html`<${Fo} place=${c} player=${l} change=${i} />`}
<button
type="button"
class="quiet"
aria-label=${`${l.name||"Spieler"} entfernen`}
disabled=${e.length<=a}
onClick=${()=>t(e.filter((u,f)=>f!==c))}
>
×
</button>
</div>
`)}
${e.length<o&&I.html`<button
type="button"
class="quiet"
data-testid="add-player"
onClick=${()=>t([...e,{name:"",colour:s??""}])}
>
Spieler hinzufügen
</button>`}
</fieldset>
`}function Fo({place:e,player:t,change:n}){return I.html`
<select
aria-label=${`Knete von Spieler ${e+1}`}
onChange=${r=>n(e,{colour:r.target.value})}
>
${["",...Fn].map(r=>I.html`
<option value=${r} selected=${r===t.colour}>
${r?(0,Wn.named)(r):"beliebige Farbe"}
</option>
`)}
</select>
`}var ce=d(B(),1),Ks=d(z(),1),ze=["thimble","Fingerhut","So klein es geht: zum Ausprobieren."],Go=[["classic","Klassisch","Handspannen, Geschosse, Trefferpunkte nach Knete."],["kids","Kinder","Feste Längen, keine Geschosse, 48 Trefferpunkte."],["arena","Arena","Erst die Geschosse; gekämpft wird nur bei Berührung."],["small_table","Kleiner Tisch","Wege in Fäusten statt in Spannen."]],Ho=[["classic","Klassisch","Sechs mal sechs Zimmer, vier Herzen, jede Runde neue Karten."],["ideas","Spätere Ideen","Was der Autor für später im Sinn hatte, alles auf einmal; sieben Handkarten."],["once","Einmal geben","Eine Hand für das ganze Spiel; zwei Herzen; geschlossene Zimmer halten Schüsse auf."],["duel","Kleines Haus","Vier mal vier Zimmer, zwei Herzen: schneller, gut zu zweit."],["on_table","Karten auf der Hand","Ihr gebt echte Karten; ihr sagt dem Programm, was gespielt wird. Zwei Herzen."],ze],Wo=[["classic","Duell","Der letzte Zauberer gewinnt; eine Karte aus vier Teilen in einer Reihe."],["war","Krieg","Alle legen zwei Teile der Karte; wer zuletzt übrig ist, gewinnt."],["key","Der Schlüssel","Wer mit dem Schlüssel entkommt, gewinnt."],["optional","Alle Optionen","Krieg mit allen Zusatzregeln: Schulen, hoch fliegen, ruhige Rast."],["on_table","Karte auf dem Tisch","Ihr legt die gedruckte Karte, wie ihr wollt; die Spielleitung sagt, welcher Teil wo liegt."],["skirmish","Scharmützel","Krieg auf kleinen Teilen, einem für jeden: Die Zauberer treffen sich sofort."],ze],Io=[["classic","Klassisch","Je zwei Agenten, zwei ’Sues und drei Kanons; eine Abstimmung sagt, wer beginnt."],["four","Mehr Monster","Wie klassisch, mit sieben Monstern statt vier."],["plain","Schlicht","Je eine ’Sue; kein Gelände, keine Waffen, Artefakte, Abteilungen und kein Wahnsinn."],["bargain","Händel","Je drei Agenten und drei ’Sues, 15 Runden; mit Monstern lässt sich handeln."],["brought","Ausgewürfelter Beginn","Wie klassisch, aber die Würfel sagen, wer beginnt."],["on_table","Karten auf dem Tisch","Eure eigenen Karten liegen verdeckt; ihr sagt dem Programm, was aufgedeckt wird."],ze],No=[["classic","Klassisch","Volle Mannschaften, 25 Züge, ein Feld von 36 mal 24 Zoll und mehr."],["street","Straße","Halbe Mannschaften, 6 Züge, ein Feld von 18 mal 12 Zoll."],["three","Kurzes Spiel","Volle Mannschaften, zwei Züge und keine Verlängerung."],["house","Hausregeln","Zwei Bälle, Abfangen, Kapitän und Coach für eine Mannschaft, 3 Züge."],ze],jo={clay_o_rama:"etwa 30 Minuten, dazu 20 zum Bauen",clearing_house:"jedes verlorene Herz schließt ein Zimmer",metamorph:"bis einer übrig ist oder der Schlüssel fort",generation_zero:"höchstens 12 Runden",slargeball:"25 Züge, oder 6 auf der Straße"},Zo={clay_o_rama:Go,clearing_house:Ho,metamorph:Wo,generation_zero:Io,slargeball:No},Un=[{name:"seeded",title:"Das Programm würfelt",text:"Schnell, und beim Wiederholen gleich."},{name:"typed",title:"Wir würfeln",text:"Du tippst sie ein."},{name:"camera",title:"Die Kamera liest ab",text:"Eingetippt, wo sie es nicht kann."}],qo={clay_o_rama:"Monster aus Knete, am Tisch gebaut, kämpfen, bis eines übrig ist.",clearing_house:"Gangster in einem quadratischen Haus schießen aufeinander, stellen Fallen und entführen sich, bis einer übrig ist.",metamorph:"Zauberer, die ihre Gestalt wechseln, duellieren sich bis zum Tod oder jagen Artefakten nach.",generation_zero:"Agenten jagen ’Sues durch die Orte einer Geschichte, und ’Sues jagen Kanons.",slargeball:"Zwei Mannschaften kämpfen 25 Züge lang auf grünem Feld um einen schweren Ball."};function Vn({name:e,title:t,summary:n,seats:[r,a]}){let o=qo[e]??n.split(`
`)[0].replace(`${t}: `,""),i=[`${r} bis ${a} Spieler`,jo[e]].filter(Boolean).join("; ");return{name:e,title:t,text:(0,ce.sentence)(o.replaceAll("'","’")),facts:`${(0,ce.sentence)(i)}.`}}function Jn(e){let t=Zo[e.name];return t?t.map(([n,r,a])=>qn(e,n,r,a)):Object.keys(e.options).map(n=>qn(e,n,(0,ce.spelled)(n)))}function qn(e,t,n,r=void 0){if(e.name==="clay_o_rama")return{name:t,title:n,text:r,options:{preset:t}};let{type:a,...o}=e.options[t]??{};return{name:t,title:n,text:r,options:o}}var Xn=d(p(),1),Yn=d($(),1),er=d(L(),1),Qn="take-in";function tr(){let{deeds:e,state:t}=(0,Yn.useTable)(),n=r=>{let[a]=r.target.files;r.target.value="",a&&e.takeIn(a)};return Xn.html`
<div class="take-in">
<label class="field">
<span>Ein Spiel aus einer Datei öffnen</span>
<input
type="file"
accept=".json,application/json"
data-testid="take-in"
disabled=${t.busy[Qn]}
onChange=${n}
/>
</label>
<p class="hint">
Ein als JSON gespeichertes Spiel geht als neues weiter, sobald seine Prüfsummen stimmen und die Regeln es nachgespielt haben.
</p>
<${er.Refusal} spot=${Qn} />
</div>
`}function nr({close:e}){let{state:t,deeds:n}=(0,et.useTable)(),{games:r}=t;return(0,k.useEffect)(()=>{n.learnGames()},[]),k.html`
<${Te} title=${"Neues Spiel"} close=${e}>
<${tt.Refusal} spot="games" />
${r.length>0&&k.html`<${Uo} games=${r} close=${e} />`}
<${tr} />
<//>
`}function Uo({games:e,close:t}){let{deeds:n,state:r}=(0,et.useTable)(),[a,o]=(0,k.useState)(r.session?.game??e[0].name),i=e.find(E=>E.name===a)??e[0],s=Jn(i),[l,c]=(0,k.useState)(s[0].name),[u,f]=(0,k.useState)(()=>Nn(r.session)),[m,y]=(0,k.useState)(r.session?.dice??"seeded"),g="colour"in(Object.values(i.options)[0]?.players?.[0]??{}),h=(s.find(E=>E.name===l)??s[0]).options;return k.html`
<form class="new-game" onSubmit=${E=>{E.preventDefault(),n.begin({game:i.name,options:{...h,players:jn(u,g)},dice:m})}}>
${e.length>1&&k.html`<${Ye}
legend=${"Spiel"}
name="game"
chosen=${i.name}
choose=${o}
options=${e.map(Vn)}
/>`}
<${Zn}
players=${u}
set=${f}
seats=${i.seats}
coloured=${g}
/>
<${Ye}
legend=${"Regeln"}
name="preset"
chosen=${l}
choose=${c}
options=${s}
/>
<${Ye}
legend=${"Würfel"}
name="dice"
chosen=${m}
choose=${y}
options=${Un}
/>
<div class="answers">
<${tt.Refusal} spot="begin" />
<button class="primary" data-testid="begin" disabled=${r.busy.begin}>
Los geht’s
</button>
<button type="button" class="quiet" onClick=${t}>Abbrechen</button>
</div>
</form>
`}function Ye({legend:e,name:t,options:n,chosen:r,choose:a}){return k.html`
<fieldset class="choices" data-in-a-row=${n.length%3===0?3:2}>
<legend>${e}</legend>
${n.map(o=>k.html`
<label class="choice">
<input
type="radio"
name=${t}
value=${o.name}
checked=${o.name===r}
onChange=${()=>a(o.name)}
/>
<span>
<strong>${o.title}</strong>
${o.text&&k.html`<small>${o.text}</small>`}
${o.facts&&k.html`<small class="about">${o.facts}</small>`}
</span>
</label>
`)}
</fieldset>
`}var R=d(p(),1),it=d($(),1),Br=d(L(),1),Dr=d(Me(),1);var X=d(p(),1);function ar({deeds:e}){if(!e)return null;let{columns:t,rows:n,sentences:r}=e;return X.html`
<div class="deeds" data-testid="deeds">
<div class="wide" tabindex="0" role="region" aria-label=${"Was alle getan haben"}>
<table class="sums">
<caption class="unseen">
Was alle getan haben
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${t.map(a=>X.html`<th scope="col">${a}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({seat:a,name:o,cells:i})=>X.html`
<tr key=${a}>
<th scope="row">${o}</th>
${i.map(s=>X.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
</div>
<ul>
${r.map(a=>X.html`<li key=${a}>${a}</li>`)}
</ul>
</div>
`}var v=d(p(),1);var C=Object.freeze({width:640,height:240,left:40,right:16,top:12,bottom:30});function or(e){return!!e?.lines.some(({points:t})=>t.length>1)}function nt({lines:e,chapters:t,seq:n}){let r=e.flatMap(i=>i.points),a=r.map(([,i])=>i),o=Math.min(...r.map(([i])=>i));return{from:Math.min(o,t.find(({seq:i})=>i>=o)?.seq??o),to:Math.max(n,o+1),least:Math.min(0,...a),most:Math.max(1,...a)}}function ir({from:e,to:t,least:n,most:r},a=C){let o=a.width-a.left-a.right,i=a.height-a.top-a.bottom;return{x:s=>a.left+o*(s-e)/(t-e),y:s=>a.top+i*(1-(s-n)/(r-n))}}function sr({points:e},t,n){let r=o=>Math.round(o*10)/10;return`${e.map(([o,i],s)=>{let[l,c]=[r(t.x(o)),r(t.y(i))];return s?`H${l}V${c}`:`M${l} ${c}`}).join("")}H${r(t.x(n))}`}function lr({least:e,most:t},n=4){let r=t-e,a=10**Math.floor(Math.log10(Math.max(1,r/n))),o=[1,2,5,10].map(s=>s*a).find(s=>r/s<=n)??r,i=Math.ceil(e/o)*o;return Array.from({length:Math.floor((t-i)/o)+1},(s,l)=>i+l*o)}function rt({chapters:e},{from:t,to:n}){return e.map(({title:a,seq:o},i)=>({title:a,from:o,to:(e[i+1]?.seq??n+1)-1})).filter(a=>a.to>=t)}function dr(e){let t=rt(e,nt(e));return{columns:t.map(({title:n})=>n),rows:e.lines.map(({key:n,name:r,points:a})=>({key:n,name:r,cells:t.map(({to:o})=>a.findLast(([i])=>i<=o)?.[1]??null)}))}}function cr({counts:e,lines:t}){let n=t.map(({name:r,points:a})=>`${r} ${a.at(-1)?.[1]??0}`);return`${e} im Verlauf. Am Ende: ${n.join(", ")}.`}function at({game:e,state:t},{key:n,seat:r},a){return e==="clay_o_rama"?t.creatures.find(({id:i})=>String(i)===n)?.colour||a(r):e==="slargeball"?t.colours[Number(n)-1]:a(r)}var Be=["","9 5","2 5","14 5 2 5","5 5"],Vo=100;function ur({session:e,story:t}){return!t||!or(t)?null:v.html`
<figure class="plot" data-testid="plot">
<figcaption>${t.counts} im Verlauf</figcaption>
<${Jo} session=${e} story=${t} />
<${Qo} session=${e} story=${t} />
<details>
<summary>Als Tabelle</summary>
<div
class="wide"
tabindex="0"
role="region"
aria-label=${`${t.counts}, als Tabelle`}
>
<${ei} story=${t} />
</div>
</details>
</figure>
`}function Jo({session:e,story:t}){return v.html`
<ul class="plot-legend">
${t.lines.map((n,r)=>v.html`
<li>
<svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
<path
class="curve"
d="M1 4H33"
style=${le(at(e,n,K))}
stroke-dasharray=${Be[r%Be.length]}
/>
</svg>
${n.name} <strong>${n.points.at(-1)?.[1]}</strong>
</li>
`)}
</ul>
`}function Qo({session:e,story:t}){let n=(0,v.useId)(),r=nt(t),a=ir(r);return v.html`
<svg
viewBox=${`0 0 ${C.width} ${C.height}`}
role="img"
aria-labelledby=${n}
class="drawing"
>
<title id=${n}>${cr(t)}</title>
<${Xo} levels=${lr(r)} scale=${a} />
<${Yo} spans=${rt(t,r)} extent=${r} scale=${a} />
${t.lines.map((o,i)=>v.html`
<path
class="curve"
key=${o.key}
d=${sr(o,a,r.to)}
style=${le(at(e,o,K))}
stroke-dasharray=${Be[i%Be.length]}
/>
`)}
</svg>
`}function Xo({levels:e,scale:t}){return e.map(n=>v.html`
<g key=${n}>
<path class="level" d=${`M${C.left} ${t.y(n)}H${C.width-C.right}`} />
<text x=${C.left-6} y=${t.y(n)+4} text-anchor="end">${n}</text>
</g>
`)}function Yo({spans:e,extent:t,scale:n}){let r=C.left;return e.map(({title:a,from:o})=>{let i=n.x(Math.max(o,t.from)),l=a.replace(/\D+/g,"")&&i>=r;return l&&(r=i+Vo),v.html`
<g key=${o}>
${o>t.from&&v.html`<path class="span" d=${`M${i} ${C.top}V${C.height-C.bottom}`} />`}
${l&&v.html`<text x=${i+2} y=${C.height-10}>${a}</text>`}
</g>
`})}function ei({story:e}){let{columns:t,rows:n}=dr(e);return v.html`
<table class="sums" data-testid="plot-table">
<caption class="unseen">
${e.counts} am Ende jeder Runde
</caption>
<thead>
<tr>
<th scope="col">Von wem</th>
${t.map(r=>v.html`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({key:r,name:a,cells:o})=>v.html`
<tr key=${r}>
<th scope="row">${a}</th>
${o.map(i=>v.html`<td>${i??"–"}</td>`)}
</tr>
`)}
</tbody>
</table>
`}var hr=d(p(),1),$r=d($(),1),br=d(L(),1),wr=d(Me(),1);function pr({title:e,outcome:t},n,r){let a=n.map(({seq:o,at:i,told:s})=>`${i} #${o} ${s}${r.has(o)?"":" (zurückgenommen)"}`);return[e,...a,t?`Das Ende: ${t.why}.`:"",""].join(`
`)}function mr({id:e,game:t,title:n,state:r,outcome:a},o){let i=(r.players??[]).map(({seat:s,name:l})=>({seat:s,name:l}));return JSON.stringify({id:e,game:t,title:n,players:i,outcome:a,entries:o},null,2)}function fr({game:e},t,n){let r=t[0]?.at.slice(0,10);return[e,r].filter(Boolean).join("-").concat(".",n)}var gr="take-away";function xr({session:e}){let{deeds:t,state:n}=(0,$r.useTable)(),r=l=>fr(e,n.entries,l),a=()=>new Blob([pr(e,n.entries,(0,wr.standingOf)(n.entries))]),o=()=>new Blob([mr(e,n.entries)]),i=l=>async()=>{let c=await t.ask(gr,()=>t.api.file(e.id,l));c&&ot(c,r(l))},s=e.role==="referee";return hr.html`
<div class="take-away" role="group" aria-label=${"Das Spiel speichern"}>
<button
data-testid="export-json"
onClick=${s?i("json"):()=>ot(o(),r("json"))}
>
Als JSON speichern
</button>
<button data-testid="export-csv" onClick=${i("csv")}>Als Tabelle speichern</button>
<button data-testid="export-text" onClick=${()=>ot(a(),r("txt"))}>
Als Text speichern
</button>
<${br.Refusal} spot=${gr} />
</div>
`}function ot(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href))}var De=d(p(),1),Le=d($(),1),ti=400;function kr(e=!0){let{deeds:t}=(0,Le.useTable)(),{id:n,seq:r}=(0,Le.useSession)(),[a,o]=(0,De.useState)(null);return(0,De.useEffect)(()=>{if(!e)return;let i=!0,l=setTimeout(()=>t.api.story(n).then(c=>i&&o(c)).catch(()=>{}),a?ti:0);return()=>{i=!1,clearTimeout(l)}},[e,n,r]),a}var Lr=d(B(),1);var vr=d(B(),1);var ni={clay_o_rama:oi,clearing_house:ii,generation_zero:si,metamorph:di,slargeball:ci};function yr(e){let{columns:t,cellsOf:n,colourOf:r}=(ni[e.game]??ai)(e.state),a=e.outcome?.winners??[],o=(e.state.players??[]).map(i=>({seat:i.seat,name:i.name,colour:r?.(i)??K(i.seat),won:a.includes(i.seat),cells:n(i)}));return{columns:t,rows:o.sort(ri)}}function ri(e,t){if(e.won!==t.won)return e.won?-1:1;let n=e.cells.findIndex((o,i)=>o!==t.cells[i]),[r,a]=[e.cells[n],t.cells[n]];return typeof r=="number"&&typeof a=="number"?a-r:0}function ai(){return{columns:[],cellsOf:()=>[]}}function oi(e){return{columns:["Trefferpunkte"],colourOf:({seat:t,colour:n})=>e.creatures.find(({player:r})=>r===t)?.colour||n||K(t),cellsOf:({seat:t})=>{let n=e.creatures.filter(({player:a})=>a===t),r=n.filter(a=>a.alive);return[n.length?ui(r,"hit_points"):"–"]}}}function ii(){return{columns:["Herzen"],cellsOf:({hearts:e})=>[e]}}function si(){return{columns:["Getötete ’Sues","Getötete Agenten"],cellsOf:e=>[e.sues_killed,e.agents_killed]}}var li={dead:"tot",left:"hat die Karte verlassen"};function di(){return{columns:["Gesundheit","Mana","Gestalt"],cellsOf:({health:e,mana:t,shape:n,gone:r})=>[r?0:e,t,r?li[r]??r:n]}}function ci(e){return{columns:["Punkte","Mannschaft"],colourOf:({team:t})=>e.colours[t-1],cellsOf:({team:t})=>[e.score[t-1]??0,(0,vr.spelled)(e.colours[t-1]??"")]}}function ui(e,t){return e.reduce((n,r)=>n+r[t],0)}var Y=d(p(),1);function Sr({columns:e,rows:t}){return t.length?Y.html`
<table data-testid="standings" class="standings">
<caption class="unseen">
So steht es
</caption>
<thead>
<tr>
<th scope="col">Spieler</th>
${e.map(n=>Y.html`<th scope="col">${n}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({seat:n,name:r,colour:a,won:o,cells:i})=>Y.html`
<tr key=${n} data-won=${o}>
<th scope="row">
<${de} colour=${a} /> ${r}${" "}
${o&&Y.html`<span class="won">gewonnen</span>`}
</th>
${i.map(s=>Y.html`<td>${s}</td>`)}
</tr>
`)}
</tbody>
</table>
`:null}var N=d(z(),1),pi=6e4;function Ar(e,t){let n=e.round??e.turn;return[typeof n=="number"&&n>0&&(e.round?(0,N.tn)("{count} Runde","{count} Runden",n):(0,N.tn)("{count} Zug","{count} Züge",n)),t.length>1&&mi(t),(0,N.tn)("{count} Entscheidung","{count} Entscheidungen",new Set(t.map(({command:r})=>r)).size)].filter(Boolean)}function Tr(e){let t=e.at(-1)?.command;return e.filter(({command:n})=>n===t).map(({told:n})=>n)}function mi(e){let[t,n]=[e[0],e.at(-1)].map(o=>Date.parse(o?.at??"")),r=Math.max(1,Math.round((n-t)/pi)),a=Math.floor(r/60);return a?`${(0,N.tn)("{count} Stunde","{count} Stunden",a)} ${(0,N.tn)("{count} Minute","{count} Minuten",r%60)}`:(0,N.tn)("{count} Minute","{count} Minuten",r)}var fi=d(p(),1),zr=d(B(),1),gi=d(Er(),1);function Mr(e,t){let n=(e?.winners??[]).map(t);return`Gewonnen: ${(0,zr.listed)(n)||"Niemand"}`}function Pr({session:e}){let{state:t}=(0,it.useTable)(),n=(0,Dr.standingOf)(t.entries),r=t.entries.filter(({seq:a})=>n.has(a));return R.html`
<section class="end" data-testid="end" aria-label=${"Das Ende des Spiels"}>
<h2 data-testid="end-who">${Mr(e.outcome,hi(e))}</h2>
<p class="why" data-testid="end-why">${(0,Lr.sentence)(e.outcome.why)}.</p>
<${Sr} ...${yr(e)} />
<p class="small-facts">${Ar(e.state,r).join(" · ")}</p>
<${$i} session=${e} />
<${bi} session=${e} />
<details>
<summary>Was es entschied</summary>
<ul data-testid="last-words">
${Tr(r).map(a=>R.html`<li>${a}</li>`)}
</ul>
</details>
<details>
<summary>Eine Kopie speichern</summary>
<${xr} session=${e} />
</details>
</section>
`}function hi({state:e}){return t=>e.players.find(n=>n.seat===t)?.name}function $i({session:e}){let{deeds:t,state:n}=(0,it.useTable)(),{game:r,options:a,dice:o}=e;return R.html`
<div class="answers">
${a&&R.html`<button
class="primary"
data-testid="rematch"
disabled=${n.busy.begin}
onClick=${()=>t.begin({game:r,options:a,dice:o})}
>
Noch einmal, mit denselben Leuten
</button>`}
${e.role==="referee"&&R.html`<button onClick=${()=>t.show("new-game")}>Neues Spiel</button>`}
<a class="button" href="#/report" data-testid="report-link">Bericht zum Drucken</a>
<${Br.Refusal} spot="begin" />
</div>
`}function bi({session:e}){let[t,n]=(0,R.useState)(!1),r=kr(t);return R.html`
<details
data-testid="evening"
onToggle=${a=>a.target===a.currentTarget&&n(a.target.open)}
>
<summary>Das Spiel in Zahlen</summary>
<${ar} deeds=${r?.deeds} />
<${ur} session=${e} story=${r} />
</details>
`}var st=d(p(),1),Rr=d(fe(),1),_r=d($(),1);var j={look:"Noch einmal ansehen",lookAt:e=>`Noch einmal ansehen: ${e}`,close:"Schließen",seen:"Was die Kamera sah",asks:"Wer fragt?",question:"Worauf soll geachtet werden?",ask:"Noch einmal nachfragen",because:"Die Begründung",ruling:"Die Entscheidung",stands:"Es bleibt dabei",correct:"Berichtigen",open:(e,t,n)=>`${e} fragt nach #${t}: ${n}`,toIt:"Ansehen"};function Or({group:e}){let{state:t,deeds:n}=(0,_r.useTable)(),r=t.looked===e.first;return st.html`
<div class="again-place" data-open=${r}>
<button
class="quiet"
data-testid="look-again"
aria-expanded=${r}
aria-label=${r?void 0:j.lookAt(e.entries[0].told)}
onClick=${()=>n.look(r?null:e.first)}
>
<span aria-hidden="true">▶</span> ${r?j.close:j.look}
</button>
${r&&st.html`<${Rr.Part} of="again" view="Again" group=${e} />`}
</div>
`}var Gr=d(p(),1),Hr=d($(),1);var Kr=d(Me(),1),wi=/#(\d+)/;function xi(e){let t=(0,Kr.standingOf)(e);return e.filter(({event:n,seq:r})=>n.type==="Noted"&&t.has(r)).map(({event:n,seq:r,told:a})=>{let o=Number(wi.exec(n.text)?.[1]??0),i=n.text.slice(n.text.indexOf(": ")+1).trim();return{about:o,seq:r,seat:n.seat??null,told:a,asked:i}}).filter(({about:n,seq:r})=>n>0&&n<r)}function Fr(e){let t=xi(e);return t.filter(({about:n,seat:r,seq:a})=>r!==null&&!t.some(o=>o.about===n&&o.seat===null&&o.seq>a))}function Wr(){let{state:e,deeds:t}=(0,Hr.useTable)(),[n]=Fr(e.entries);if(!n)return null;let{players:r=[]}=e.session.state,a=r.find(({seat:i})=>i===n.seat)?.name??"",o=j.open(a,n.about,n.asked);return Gr.html`
<p class="open-question" role="status" data-testid="open-question" title=${o}>
<span>${o}</span>${" "}
<button data-testid="to-the-question" onClick=${()=>t.look(n.about)}>
${j.toIt}
</button>
</p>
`}var Pe=d(p(),1),qr=d(Nr(),1),Ur=d($(),1),jr=6e4,Zr=["pointerdown","keydown"],Z={drawn:"Der Vorhang ist zu: Diese Seite zeigt, was das Publikum sieht.",lifted:"Der Vorhang ist auf. Nach einer Minute ohne Berührung fällt er wieder.",lift:"Aufziehen",draw:"Zuziehen",away:"Wegnehmen"};function Vr(){let{deeds:e}=(0,Ur.useTable)(),t=(0,qr.curtain)()==="drawn";return(0,Pe.useEffect)(()=>t?void 0:ki(()=>e.curtain("drawn")),[t]),Pe.html`
<p class="curtain-told" role="status" data-testid="curtain-told">
<span title=${t?Z.drawn:Z.lifted}>${t?Z.drawn:Z.lifted}</span
>${" "}
<button data-testid="curtain-turn" onClick=${()=>e.curtain(t?"lifted":"drawn")}>
${t?Z.lift:Z.draw}
</button>
<button class="quiet" data-testid="curtain-away" onClick=${()=>e.curtain("")}>
${Z.away}
</button>
</p>
`}function ki(e){let t=setTimeout(e,jr),n=()=>{clearTimeout(t),t=setTimeout(e,jr)};for(let r of Zr)addEventListener(r,n,!0);return()=>{clearTimeout(t);for(let r of Zr)removeEventListener(r,n,!0)}}var ue=d(p(),1),ra=d(lt(),1);var Yr=d(z(),1);var Qr=d(B(),1),vi={AbilityUsed:"Fähigkeit genutzt",ActEnded:"Handlung beendet",ActionCancelled:"Aktion aufgehoben",ActionReturned:"Aktion zurückgenommen",ActionStood:"Aktion bleibt bestehen",AgentsDealt:"Agenten verteilt",AimTaken:"Gezielt",Allowed:"Erlaubt",AltitudeChanged:"Höhe geändert",Amended:"Berichtigt",ArmorRaised:"Rüstung angelegt",ArmorUsed:"Rüstung verbraucht",ArtefactUsed:"Artefakt genutzt",ArtefactWon:"Artefakt gewonnen",ArtifactAttacked:"Artefakt angegriffen",ArtifactDestroyed:"Artefakt zerstört",ArtifactHit:"Artefakt getroffen",ArtifactPut:"Artefakt hingelegt",ArtifactSet:"Artefakt richtiggestellt",AttackAnnounced:"Angriff angesagt",AttackBegan:"Angriff begonnen",AttackHit:"Angriff getroffen",AttackMissed:"Angriff daneben",AttacksEnded:"Angriffe beendet",BallDropped:"Ball fallen gelassen",BallEntered:"Ball kam ins Spiel",BallHit:"Ball getroffen",BallPushed:"Ball verschoben",BallPut:"Ball hingelegt",BallRested:"Ball kam zur Ruhe",BaseCardDiscarded:"Feste Karte abgelegt",BaseCardPlayed:"Feste Karte gespielt",BattleBegan:"Kampf begonnen",BattleEnded:"Kampf beendet",BecameBlob:"Zum Blob geworden",BlobStepped:"Blob ging weiter",BonkSurvived:"Ballwurf überstanden",Bonked:"Vom Ball umgeworfen",BrokeAway:"Losgerissen",BroughtDown:"Zu Fall gebracht",BuildingDone:"Bauen fertig",BuildingStarted:"Bauen begonnen",BuildingTimeTold:"Bauzeit angesagt",CalledOff:"Abgeblasen",CalledSet:"Rufe richtiggestellt",CallingBegan:"Rufen begonnen",CanonAdded:"Kanon dazugekommen",CanonCalled:"Kanon gerufen",CanonFled:"Kanon geflohen",CanonFreed:"Kanon befreit",CanonMoved:"Kanon bewegt",CanonPlaced:"Kanon hingestellt",CanonShown:"Kanon aufgedeckt",CanonsLaid:"Kanons ausgelegt",CardDiscarded:"Karte abgelegt",CardDrafted:"Karte gewählt",CardPlayed:"Karte gespielt",CardStolen:"Karte gestohlen",CatchFailed:"Nicht gefangen",ChancesSeen:"Chancen gesehen",ChangeBegan:"Verwandlung begonnen",Changed:"Geändert",ChapterBegun:"Kapitel begonnen",ChargeSet:"Aufladung richtiggestellt",CheckEnded:"Probe beendet",ClayWeighed:"Knete gewogen",CoachCalled:"Coach gerufen",CoachCalmed:"Coach zur Ruhe gebracht",CoachLeft:"Coach gegangen",CoachRoused:"Coach in Gang gebracht",ColourChosen:"Farbe gewählt",ColourKept:"Farbe behalten",ContactDeclared:"Berührung angesagt",Corrected:"Richtiggestellt",CorridorSwept:"Korridor durchschritten",CounterPlaced:"Zählstein gesetzt",CounterattackBarred:"Gegenangriff nicht möglich",CounterattackDeclined:"Auf Gegenangriff verzichtet",CounterattackOffered:"Gegenangriff angeboten",CreatureDied:"Kreatur gestorben",CreatureHandedOver:"Kreatur übergeben",CreatureRemoved:"Kreatur vom Tisch genommen",CreatureThrown:"Kreatur geworfen",CreatureWeighedIn:"Kreatur gewogen",Damaged:"Schaden",Dealt:"Verteilt",DeedsSet:"Taten richtiggestellt",DiceAwaited:"Würfel erwartet",Died:"Gestorben",DivisibilitySet:"Teilbarkeit bestimmt",DraftEnded:"Kartenwahl beendet",EdgeReached:"Rand erreicht",EffectSet:"Wirkung richtiggestellt",Eliminated:"Ausgeschieden",Ensnared:"Umgarnt",EscapeTried:"Losreißen versucht",Fell:"Gefallen",FigureAdded:"Figur dazugekommen",FigureLaid:"Figur hingelegt",FigurePlaced:"Figur aufgestellt",FigurePushed:"Figur verschoben",FigurePut:"Figur hingestellt",FigureRemoved:"Figur entfernt",FigureSet:"Figur richtiggestellt",FiguresPlaced:"Figuren aufgestellt",FirstKnown:"Beginn ausgewürfelt",FirstTied:"Gleichstand um den Beginn",Fled:"Geflohen",FlightBegan:"Flug begonnen",FlightMissed:"Flug verfehlt",FlingAccepted:"Wurf angenommen",FlingBegan:"Werfen begonnen",FlingFailed:"Wurf misslungen",GameStarted:"Spiel begonnen",GameWon:"Spiel entschieden",GoalScored:"Tor",GuestCame:"Gast gekommen",GuestLeft:"Gast gegangen",HalfMade:"Hälfte entstanden",HandedOver:"Übergeben",Healed:"Geheilt",HealthSet:"Gesundheit richtiggestellt",HeartsSet:"Herzen richtiggestellt",Held:"Festgehalten",HeldBack:"Zurückgehalten",HitDeclared:"Treffer angesagt",HitPointsReckoned:"Trefferpunkte berechnet",HitPointsRolled:"Trefferpunkte gewürfelt",HitPointsSet:"Trefferpunkte richtiggestellt",HoldEnded:"Griff gelöst",HoldKept:"Griff hält",HouseRuleChanged:"Hausregel geändert",HouseSet:"Hausregeln richtiggestellt",Hurt:"Verletzt",Improved:"Verbessert",InitiativeRolled:"Initiative gewürfelt",InitiativeSet:"Initiative richtiggestellt",InitiativeTaken:"Initiative bekommen",InkSpread:"Tinte ausgestoßen",Intervened:"Eingegriffen",JudgedByDice:"Mit Würfeln beurteilt",JudgementAsked:"Um Urteil gebeten",Killed:"Getötet",LaidOut:"Ausgelegt",Landed:"Angekommen",LeftMap:"Karte verlassen",LetPassed:"Nicht eingegriffen",LevelDeclared:"Höhe angesagt",LimbReshaped:"Glied umgeformt",LimbTorn:"Glied ausgerissen",LimitWaived:"Grenze aufgehoben",LocationsLaid:"Orte ausgelegt",Looked:"Nachgesehen",LotReturned:"Los zurückgelegt",ManaGained:"Mana gewonnen",ManaSet:"Mana richtiggestellt",MapLaid:"Karte ausgelegt",MatterDropped:"Offenes fallen gelassen",MatterSet:"Offenes richtiggestellt",Mended:"Geheilt",Mired:"Im Haufen stecken geblieben",MissileFired:"Geschoss geworfen",MissileLanded:"Geschoss gelandet",MonsterShown:"Monster aufgedeckt",MonstersBargain:"Monster lassen mit sich handeln",MonstersLaid:"Monster ausgelegt",MoveAccepted:"Bewegung angenommen",MoveBegan:"Zug begonnen",MoveEnded:"Zug beendet",MoveGiven:"Zug gegeben",MoveHeld:"Zug abgewartet",MoveTaken:"Zug vorgezogen",Moved:"Bewegt",MovesEnded:"Bewegungen beendet",NabBegan:"Schnappen begonnen",NabFailed:"Nicht geschnappt",Nabbed:"Geschnappt",NabbedIn:"Aus der Luft geschnappt",Noted:"Bemerkungen",OrderRolled:"Reihenfolge gewürfelt",PacksPassed:"Hand weitergegeben",PartEnded:"Abschnitt beendet",PartLaid:"Kartenteil gelegt",PartLost:"Teil verloren",PartPutBack:"Teil wieder angesetzt",PartsDealt:"Kartenteile verteilt",Passed:"Gepasst",PawnPlaced:"Spielfigur gesetzt",PhaseBegan:"Phase begonnen",PhaseSet:"Phase richtiggestellt",PileCrossed:"Haufen durchquert",PlacesChanged:"Plätze getauscht",PlayBroke:"Spiel unterbrochen",PlayerAdded:"Jemand dazugekommen",PlayerJoined:"Mitspieler dazugekommen",PlayerLeft:"Mitspieler gegangen",PlayerRemoved:"Jemand ausgeschieden",PlayerSet:"Mitspieler richtiggestellt",PlayerSetUp:"Aufgestellt",PoisonBit:"Gift wirkte",Poisoned:"Vergiftet",PoliceFound:"Polizei fand jemanden",PoliceLeft:"Polizei gegangen",PowerBorrowed:"Kraft geliehen",PowerDeclined:"Auf Kraft verzichtet",PowerDrawn:"Kraft gezogen",PowerJudged:"Kraft beurteilt",PowerMadeUp:"Kraft erfunden",PowerOffered:"Kraft angeboten",PowerUsed:"Kraft genutzt",PutBack:"Zurückgestellt",RaidMissed:"Polizei fand kein Feld",Renamed:"Umbenannt",Rested:"Gerastet",Restricted:"Gebannt",Reverted:"Zurückverwandelt",RewardEarned:"Belohnung verdient",RollTied:"Gleichstand gewürfelt",Rolled:"Gewürfelt",Rose:"Aufgestanden",RoundBegan:"Runde begonnen",RoundEnded:"Runde beendet",ScoreSet:"Spielstand richtiggestellt",SettingUpBegan:"Aufstellen begonnen",ShapeSet:"Gestalt richtiggestellt",ShapeTaken:"Gestalt angenommen",ShotHit:"Schuss getroffen",ShotMissed:"Schuss daneben",Shuffled:"Gemischt",Slowed:"Verlangsamt",SpanSet:"Spanne gesetzt",SpecialUsed:"Besonderheit genutzt",SpellCast:"Gezaubert",SpotsDrawn:"Stellen gezogen",StartTied:"Gleichstand um den Beginn",StatSet:"Wert richtiggestellt",StatsSet:"Werte richtiggestellt",StayedDown:"Liegen geblieben",StillAwaited:"Noch erwartet",StoodOff:"Patt",Strode:"Geschritten",Stuck:"Hängen geblieben",Stunned:"Betäubt",SubPhaseBegan:"Abschnitt begonnen",SuesDealt:"’Sues verteilt",TakenBack:"Zurückgenommen",Teleported:"Teleportiert",TheftBegan:"Diebstahl begonnen",ThrowVoided:"Wurf für ungültig erklärt",Thrust:"Zugestoßen",ThrustBegan:"Stoß begonnen",ThrustLost:"Stoß verloren",ThrustsOrdered:"Stöße geordnet",TimeAdded:"Zeit dazugegeben",TraitChosen:"Eigenschaft gewählt",TrapLaid:"Falle gelegt",TrapSet:"Falle gestellt",TrapSprung:"Falle ausgelöst",TrapTaken:"Falle genommen",TurnBegan:"Zug begonnen",TurnEnded:"Zug beendet",TurnGiven:"Zug gegeben",TurnSet:"Zug richtiggestellt",TurnSkipped:"Zug verloren",UpkeepPaid:"Unterhalt bezahlt",UpkeepSpared:"Unterhalt gespart",Voted:"Abgestimmt",WalkBegan:"Weg begonnen",Warped:"Versetzt",WentOffsides:"Ins Abseits gegangen",WhapBegan:"Rempeln begonnen",WhapHit:"Rempler getroffen",WhapMissed:"Rempler daneben",WizardAdded:"Zauberer dazugekommen",WizardPlaced:"Zauberer aufgestellt",WizardRemoved:"Zauberer entfernt",XPlaced:"X gelegt",XSet:"X richtiggestellt"};function Xr(e){return vi[e]??(0,Qr.spelled)(e)}var Re=d(lt(),1),yi={camera:"Von der Kamera gesehen",corrected:"Von der Spielleitung korrigiert",dice:"Würfel und Lose",back:"Zurückgenommen oder berichtigt",gone:"Gilt nicht mehr"};function ea(e){let t=Object.entries(Re.MARKS).map(([a,o])=>({value:a,title:yi[a],count:e.filter(o).length})).filter(({count:a})=>a>0),n=new Map;for(let{entries:a}of e)for(let o of new Set(a.map(({event:i})=>i.type)))n.set(o,(n.get(o)??0)+1);let r=[...n].map(([a,o])=>({value:Re.EVENT+a,title:Xr(a),count:o})).sort((a,o)=>a.title.localeCompare(o.title));return[...t,...r].map(({value:a,title:o,count:i})=>({value:a,title:`${o} (${i})`}))}function ta({words:e,player:t,kind:n}){return!!(e.trim()||t||n)}function na(e,t){return`${e} von ${(0,Yr.tn)("{count} Schritt","{count} Schritte",t)}`}function aa({wanted:e,want:t,players:n,groups:r,hits:a}){let o=i=>s=>t({...e,[i]:s.target.value});return ue.html`
<form class="finder" role="search" onSubmit=${i=>i.preventDefault()}>
<input
type="search"
data-testid="find-words"
aria-label=${"Das Protokoll durchsuchen: Wörter oder die Nummer eines Eintrags"}
placeholder=${"Suchen, oder #12"}
value=${e.words}
onInput=${o("words")}
/>
<select data-testid="find-player" aria-label=${"Von wem"} onChange=${o("player")}>
<option value="" selected=${!e.player}>Alle</option>
${n.map(({name:i})=>ue.html`<option value=${i} selected=${i===e.player}>${i}</option>`)}
</select>
<select data-testid="find-kind" aria-label=${"Was"} onChange=${o("kind")}>
<option value="" selected=${!e.kind}>Alles</option>
${ea(r).map(({value:i,title:s})=>ue.html`<option value=${i} selected=${i===e.kind}>${s}</option>`)}
</select>
${ta(e)&&ue.html`<p class="found" role="status" data-testid="found">
${na(a,r.length)}
<button type="button" class="quiet" data-testid="find-all" onClick=${()=>t(ra.ALL)}>
Alles zeigen
</button>
</p>`}
</form>
`}var oa=d(p(),1),_e=d($(),1),ia=d(L(),1),dt="missed-throw";function sa(){let{state:e,deeds:t}=(0,_e.useTable)(),n=(0,_e.useSession)(),{camera:r,busy:a}=e;return!r?.camera||!Si(n)?null:oa.html`
<p class="missed">
<button
class="quiet"
data-testid="missed-throw"
disabled=${a[dt]}
onClick=${()=>t.missedThrow(dt)}
>
Verpassten Wurf ergänzen
</button>
<${ia.Refusal} spot=${dt} />
</p>
`}function Si({role:e,legal:t}){return e==="referee"&&t.some(({type:n})=>n==="Fire"||n==="Land")}var la=d(p(),1),da=d($(),1);function ca(){let{state:e,deeds:t}=(0,da.useTable)();return e.notices.map(n=>la.html`
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
`)}var _=d(p(),1),ua=d($(),1);function pa(){let{state:e}=(0,ua.useTable)(),[t,n]=(0,_.useState)(""),r=(0,_.useRef)({keys:new Set,seq:null});return(0,_.useEffect)(()=>{let a=e.proposals.filter(o=>!r.current.keys.has(o.key));r.current.keys=new Set(e.proposals.map(o=>o.key)),a.length&&n(a.map(o=>`Vorschlag: ${o.title}`).join(". "))},[e.proposals]),(0,_.useEffect)(()=>{let a=e.entries.at(-1),o=r.current.seq===null;r.current.seq=a?.seq??0,a&&!o&&n(a.told)},[e.entries]),_.html`<p class="unseen" role="status" aria-live="polite" data-testid="announcer">
${t}
</p>`}var ct=d(p(),1),ma=d(oe(),1);function fa({proposal:e,code:t}){let n=Math.ceil(e.looks.length/2);return ct.html`
<div class="looks" data-testid="looks" style=${{"--columns":n}}>
${e.looks.map(r=>ct.html`
<figure>
<img src=${(0,ma.withCode)(r.picture,t)} alt=${r.label} />
<figcaption>${r.label}</figcaption>
</figure>
`)}
</div>
`}var A=d(p(),1),Oe=[{fps:12,label:"Zeitlupe"},{fps:5,label:"Langsamer"},{fps:30,label:"Halbes Tempo"}],Ai=6;function ga({frames:e,decisive:t,spots:n}){let r=Ci(e),[{at:a,playing:o},i]=(0,A.useState)({at:0,playing:!0}),[s,l]=(0,A.useState)(0),c=Math.min(a,e.length-1);(0,A.useEffect)(()=>{if(!o||r<e.length)return;let m=h=>(h+1)%(e.length+Ai),g=setInterval(()=>i(h=>h.playing?{...h,at:m(h.at)}:h),1e3/Oe[s].fps);return()=>clearInterval(g)},[o,s,r,e.length]);let u=m=>i({at:Math.max(0,Math.min(e.length-1,m)),playing:!1}),f=()=>i(m=>({...m,playing:!m.playing}));return A.html`
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
${r<e.length&&A.html`<progress
max=${e.length}
value=${r}
aria-label=${"Die Wiederholung lädt"}
/>`}
<figcaption>
<button
data-testid="replay-play"
aria-label=${o?"Wiederholung anhalten":"Wiederholung abspielen"}
onClick=${f}
>
${o?"Anhalten":"Abspielen"}
</button>
<button aria-label=${"Ein Bild zurück"} onClick=${()=>u(c-1)}>‹</button>
<input
type="range"
min="0"
max=${e.length-1}
value=${c}
aria-label=${"Bild der Wiederholung"}
onInput=${m=>u(Number(m.target.value))}
/>
<button aria-label=${"Ein Bild weiter"} onClick=${()=>u(c+1)}>›</button>
<button
aria-label=${`Tempo: ${Oe[s].label}. Ändern`}
onClick=${()=>l((s+1)%Oe.length)}
>
${Oe[s].label}
</button>
</figcaption>
<${Ti} places=${t} frames=${e} shown=${c} stopAt=${u} />
</figure>
`}function Ti({places:e,frames:t,shown:n,stopAt:r}){return e.length?A.html`
<div class="decisive" role="group" aria-label=${"Die entscheidenden Bilder"}>
${e.map(a=>A.html`
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
`:null}function Ci(e){let[t,n]=(0,A.useState)(0),r=(0,A.useRef)([]);return(0,A.useEffect)(()=>(n(0),r.current=e.map(a=>{let o=new Image;return o.onload=()=>n(i=>i+1),o.src=a,o}),()=>{for(let a of r.current)a.src="";r.current=[]}),[e.join()]),t}var pe=d(p(),1),ha=d(fe(),1);function $a(){let[e,t]=(0,pe.useState)(!1);return pe.html`
<div class="log-ways" data-open=${e}>
<details class="log-plot" data-testid="log-plot" onToggle=${r=>r.target===r.currentTarget&&t(r.target.open)}>
<summary>Im Verlauf</summary>
${e&&pe.html`<${ha.Part} of="report" view="OverTime" />`}
</details>
<a class="report-link" href="#/report" data-testid="log-report">Spielbericht</a>
</div>
`}var xa=d(wa()),ka=document.createElement("style");ka.textContent='.end{display:grid;gap:12px;padding:16px;border-radius:var(--radius);border:2px solid var(--accent);background:var(--card)}.end h2{font-size:1.6rem}.end .why{text-wrap:balance}.now[data-phase=over]>:is(header,.awaited){display:none}.end summary{min-height:44px;padding:10px 2px;color:var(--soft);cursor:pointer}.end details+details{margin-top:-10px}.end ul{padding-left:1.2em}.end .plot-legend{padding:0}.end .small-facts{padding-right:0}.standings,.sums{width:100%;border-collapse:collapse}.standings :is(th,td),.sums :is(th,td){padding:7px 6px;text-align:left}:is(.standings,.sums) tbody tr{border-top:1px solid var(--line)}:is(.standings,.sums) thead th{color:var(--soft);font-size:var(--small);font-weight:500;vertical-align:bottom}:is(.standings,.sums) td{font-variant-numeric:tabular-nums}.standings [data-won=true]{background:var(--accent-paper)}.standings .won{color:var(--accent);font-size:var(--small)}.wide{overflow-x:auto}.deeds{display:grid;gap:10px}.deeds ul{padding-left:1.2em;list-style:disc}.plot{display:grid;gap:6px}.plot figcaption{color:var(--soft);font-size:var(--small);font-weight:600}.plot summary{min-height:44px;padding:10px 2px;color:var(--soft);font-size:var(--small);cursor:pointer}.plot-legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:var(--small)}.plot-legend svg{margin-right:6px;vertical-align:middle}.drawing{display:block;width:100%;height:auto;overflow:visible}.drawing text{fill:var(--soft);font-size:13px}.level,.span{fill:none;stroke:var(--line);stroke-width:1}.span{stroke-dasharray:1 4;stroke:var(--soft)}.curve{fill:none;stroke:var(--hue);stroke-width:3;stroke-linejoin:round}.take-away{display:flex;flex-wrap:wrap;gap:8px}.take-in{display:grid;gap:6px;margin-top:16px;padding-top:12px;border-top:1px solid var(--line)}.report{overflow-y:auto;min-height:0;padding:0 var(--gap) var(--gap)}.report>*{max-width:46rem;margin-inline:auto}.report>header{display:grid;gap:6px;padding-block:12px}.report .answers{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.scoreboard{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;border:2px solid var(--accent);border-radius:var(--radius);background:var(--card)}.scoreboard .why{font-size:1.25rem;font-weight:650}.told h2{margin:20px 0 4px}.told h3{margin:16px 0 2px}.told h4{margin:8px 0 0;color:var(--soft);font-size:var(--small)}.told li{display:grid;grid-template-columns:3.2em 3.4em minmax(0,1fr);gap:6px;padding:3px 0;text-wrap:pretty}.told :is(.number,.when){color:var(--soft);font-size:var(--small);line-height:1.65}.told .mark{color:var(--soft)}@media(max-width:760px){.report{overflow:visible}.drawing text{font-size:22px}.told li{grid-template-columns:3.2em minmax(0,1fr)}.told .when{display:none}}@media print{@page{margin:14mm}:root{--paper: #fff;--card: #fff;--sunk: #fff;--ink: #000;--soft: #444;--line: #bbb;--accent: #14655f;--accent-paper: #eee;color-scheme:light;font-size:10.5pt}.page{display:block;height:auto;padding:0;overflow:visible}.header,.tabs,dialog,button,.report .answers,.report details{display:none!important}.report{padding:0;overflow:visible}.report>*{max-width:none}.scoreboard{padding:0;border:0}.report :is(tr,figure,li,.deeds){break-inside:avoid}.report :is(h2,h3,h4){break-after:avoid}.wide{overflow:visible}.drawing{max-height:70mm}}dialog{width:min(640px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:0 20px 60px #0000004d}dialog::backdrop{background:#14120e73}.dialog{display:grid;gap:16px;padding:20px 22px 22px}.dialog>header{display:flex;align-items:center;justify-content:space-between}.dialog>header button{font-size:1.5rem;line-height:1;padding:0 12px}.dialog fieldset{border:0}.dialog legend{padding:0 0 8px;color:var(--soft);font-size:var(--small);font-weight:600}.new-game{display:grid;gap:16px}.new-game>.answers{position:sticky;bottom:0;padding:12px 0 18px;margin-bottom:-22px;background:var(--card)}.new-game .refusal{flex-basis:100%}.player-rows{display:grid;gap:8px}.player-row{display:grid;grid-template-columns:auto minmax(0,1fr) 130px auto;gap:8px;align-items:center}.player-rows>button{justify-self:start}.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}.choices[data-in-a-row="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}@media(max-width:560px){.choices.choices{grid-template-columns:minmax(0,1fr)}}.choice{display:flex;gap:10px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius-small);cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--accent-paper)}.choice span{display:grid;align-content:start}.choice .about{color:var(--soft)}.choice strong{font-weight:600}.links{display:grid;gap:10px}.link{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 8px}.link strong,.link em,.link .change{grid-column:1 / -1}.link .change{display:flex;gap:8px}.link .change button{font-size:var(--small)}.link input{font-size:var(--small);color:var(--soft)}code{font:.9em ui-monospace,SF Mono,Menlo,Consolas,monospace}.link .qr{grid-column:1 / -1;justify-self:center;width:min(260px,100%);border-radius:var(--radius-small)}.calibrate{display:grid;grid-template-columns:minmax(0,1.55fr) minmax(340px,1fr);gap:var(--gap);align-content:start;align-items:start;padding:0 var(--gap) var(--gap);min-height:0;overflow-y:auto}.calibrate-seen,.calibrate-told{display:grid;gap:var(--gap);min-width:0}.calibrate .card{display:grid;gap:10px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card)}.calibrate h2{font-size:var(--text)}.calibrate .hint{font-size:var(--small)}.calibrate code{overflow-wrap:anywhere}.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}.error-line{fill:none;stroke:#fff;stroke-width:calc(2 * var(--unit))}.error-line.under{stroke:#0009;stroke-width:calc(4 * var(--unit))}.error-label{fill:#fff;stroke:#000000bf;stroke-width:calc(4 * var(--unit));paint-order:stroke;font-size:calc(22 * var(--unit));font-weight:650}.table-outline{fill:none;stroke:#fff;stroke-width:calc(2.5 * var(--unit));stroke-dasharray:calc(12 * var(--unit)) calc(8 * var(--unit))}.mark{fill:none;stroke:#ff4fa3;stroke-width:calc(2.5 * var(--unit))}.legend{display:grid;gap:8px}.legend-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 16px}.legend-steps{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:var(--small)}.legend-steps li{display:flex;align-items:center;gap:6px}.legend-steps i{width:18px;height:12px;border-radius:3px;border:1px solid var(--line)}.advice{border-left:6px solid var(--good)!important}.advice[data-grade=fair]{border-left-color:var(--warn)!important}.advice[data-grade=poor]{border-left-color:var(--bad)!important}.advice>p{text-wrap:pretty}.advice ol{display:grid;gap:8px;padding:6px 2px 2px;color:var(--soft)}.measures{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 14px;font-size:.95rem}.measures dt{color:var(--soft)}.measures dd{display:flex;justify-content:space-between;align-items:baseline;gap:10px;overflow-wrap:anywhere}.grade{flex:none;padding:1px 9px;border-radius:1em;font-size:.8rem;font-weight:650;color:var(--good);background:color-mix(in srgb,var(--good) 14%,transparent)}.grade[data-grade=fair]{color:var(--warn);background:var(--warn-paper)}.grade[data-grade=poor]{color:var(--bad);background:var(--bad-paper)}.solve{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:6px 14px}.sheets-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px}.sheets ul{display:grid;gap:4px}.sheets li{display:grid;grid-template-columns:6.5em minmax(0,1fr) auto;align-items:baseline;gap:4px 12px;padding:6px 0;border-top:1px solid var(--line)}.sheets .boards-file{font-size:var(--small);white-space:nowrap}.calibrate .keep-camera{display:block}.calibrate .keep-camera>summary{min-height:0;padding:0}.keep-camera>p{margin-top:10px}@media(max-width:1000px){.calibrate{grid-template-columns:minmax(0,1fr);overflow:visible}}@media(max-width:760px){.measures{grid-template-columns:minmax(0,1fr);gap:2px}.measures dd{margin-bottom:8px}.sheets li{grid-template-columns:minmax(0,1fr) auto}.sheets li small{grid-row:2;grid-column:1 / -1}.solve{grid-template-columns:minmax(0,1fr)}}.phone-link .qr{width:min(100%,260px)}.again-place{grid-column:2 / -1}.again-place[data-open=true]{grid-column:1 / -1}.again-place>button{min-height:44px;padding:0 10px;margin-left:-10px;font-size:var(--small);color:var(--accent)}.again .clip{width:100%;height:auto;border-radius:var(--radius-small)}.again-form{display:grid;gap:8px;padding-top:8px;border-top:1px solid var(--line)}.open-question,.curtain-told{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;padding:4px 6px 4px 14px;border-radius:var(--radius-small);background:var(--warn-paper);color:var(--warn);font-weight:550}.open-question span,.curtain-told span{min-width:0}@media(min-width:1121px){.header:has(.open-question,.curtain-told){flex-wrap:nowrap}.header:has(.open-question,.curtain-told) .brand{flex:none;gap:0;font-size:0}.header:has(.open-question,.curtain-told) .header-buttons{flex:none}.open-question,.curtain-told{flex-wrap:nowrap;min-width:0;padding-block:0}.open-question button,.curtain-told button{flex:none}.open-question span,.curtain-told span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:1121px)and (max-width:1500px){.header:has(.open-question,.curtain-told) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}@media(max-width:1120px){.header:has(.open-question,.curtain-told){flex-wrap:wrap}.open-question,.curtain-told{order:1;width:100%}}';document.head.append(ka);(0,xa.arrived)("aside",ut);