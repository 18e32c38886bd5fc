var _=Object.create;var T=Object.defineProperty;var P=Object.getOwnPropertyDescriptor;var J=Object.getOwnPropertyNames;var Q=Object.getPrototypeOf,X=Object.prototype.hasOwnProperty;var m=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},Y=(t,e)=>{for(var n in e)T(t,n,{get:e[n],enumerable:!0})},ee=(t,e,n,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of J(e))!X.call(t,r)&&r!==n&&T(t,r,{get:()=>e[r],enumerable:!(i=P(e,r))||i.enumerable});return t};var d=(t,e,n)=>(n=t!=null?_(Q(t)):{},ee(e||!t||!t.__esModule?T(n,"default",{value:t,enumerable:!0}):n,t));var $=m((ke,D)=>{D.exports=core["view.js"]});var N=m((be,E)=>{E.exports=core["device/settings.js"]});var x=m((we,C)=>{C.exports=core["page/table.js"]});var M=m((Se,z)=>{z.exports=core["address.js"]});var L=m((ye,B)=>{B.exports=core["language.js"]});var F=m((Re,H)=>{H.exports=core["parts.js"]});var I={};Y(I,{Device:()=>me,Signals:()=>ue});var l=d($(),1);var f=d($(),1);function O({title:t,close:e,children:n}){let i=(0,f.useRef)(null);return(0,f.useEffect)(()=>{i.current?.showModal()},[]),f.html`
<dialog
ref=${i}
aria-label=${t}
data-testid="dialog"
onClose=${e}
onClick=${a=>{a.target===i.current&&e()}}
>
<div class="dialog">
<header>
<h2>${t}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${e}>×</button>
</header>
${n}
</div>
</dialog>
`}var g=d(N(),1),k=d(x(),1);var h=d($(),1),R=d(M(),1),W=d(x(),1);var Te=d(L(),1),s={title:"Dieses Gerät",about:"Nur für diesen Browser. Zu hören ist nichts, bevor du es einschaltest.",sound:"Töne",soundAbout:"Ein Klopfen für einen Treffer, ein fallender Ton für daneben, zwei Töne für einen Zug.",speech:"Laut ansagen",speechAbout:"Was geschieht, in den Sätzen des Protokolls; auf der Seite eines Platzes nur, wer am Zug ist.",buzz:"Vibrieren, wenn du am Zug bist",awake:"Bildschirm während eines Spiels wach halten",awakeNeeds:"Dieser Browser hält den Bildschirm nur auf verschlüsselten Seiten wach (--https).",askOneIn:"Frag mich nach",askAbout:"Die unsichersten Antworten der Kamera sind dann nicht eingetragen, du wählst sie. Maßstab ist, wie sicher sie im Genauigkeitsbericht war.",askNone:"nichts: jede Antwort ist eingetragen",askSome:t=>`einer von ${t} Antworten`,tryIt:"Ausprobieren",tried:"So klingt es.",install:"Als App installieren",installAbout:"Die Seite öffnet sich dann in einem eigenen Fenster ohne Adresszeile.",installBy:"Als App bekommst du die Seite über „Installieren“ oder „Zum Startbildschirm“ im Menü des Browsers.",installed:"Installiert. Die App öffnet wieder dieses Spiel.",yourTurn:"Du bist am Zug.",turnOf:t=>`${t} ist am Zug.`};var te="/worker.js";function j(){let{code:t,state:e}=(0,W.useTable)(),n=e.session,[i,r]=(0,h.useState)(!1),a=globalThis.installing,o=async()=>{n&&localStorage.setItem(R.INSTALLED,JSON.stringify({session:n.id,code:t})),await navigator.serviceWorker?.register(te).catch(()=>{}),await a.prompt(),r(!0)};return i?h.html`<p class="hint" role="status">${s.installed}</p>`:a?h.html`
<div class="answers">
<button data-testid="install" onClick=${o}>${s.install}</button>
<p class="hint">${s.installAbout}</p>
</div>
`:h.html`<p class="hint">${s.installBy}</p>`}var ne=new Set(["AttackHit","ArtifactHit","Bonked","Damaged","GoalScored","HitDeclared","Hurt","ShotHit","TrapSprung","WhapHit"]),se=new Set(["AttackMissed","CatchFailed","FlightMissed","NabFailed","ShotMissed","WhapMissed"]);function Z(t,e){let n=e.entries.filter(({seq:o})=>o>t.seq),i=n.at(-1)?.command,r=n.filter(({command:o})=>o===i),[a]=e.seats.filter(o=>o!==null&&!t.seats.includes(o));return{heard:ie(r),turn:a??null,said:r.map(({told:o})=>o)}}function ie(t){let e=t.map(({event:n})=>re(n));return e.includes("struck")?"struck":e.includes("missed")?"missed":null}function re(t){return t.type==="MissileLanded"?t.hit?"struck":"missed":t.type==="Thrust"?t.attack>t.defence?"struck":"missed":ne.has(t.type)?"struck":se.has(t.type)?"missed":null}function A(){return"speechSynthesis"in globalThis}function v(t){let e=t.slice(-3).join(" ");if(!A()||!e)return;speechSynthesis.cancel();let n=new SpeechSynthesisUtterance(e);n.lang=document.documentElement.lang,speechSynthesis.speak(n)}var oe={struck:[{from:150,to:50,at:0,lasts:.22,loud:.9,shape:"triangle"}],missed:[{from:420,to:210,at:0,lasts:.35,loud:.35,shape:"sine"}],turn:[{from:660,to:660,at:0,lasts:.18,loud:.4,shape:"sine"},{from:880,to:880,at:.16,lasts:.3,loud:.4,shape:"sine"}]},ae=1e-4,b=null;function w(t){b??=new AudioContext,b.resume().catch(()=>{});for(let e of oe[t])le(b,e)}function q(t=()=>b?.resume()){let e=()=>{n(),t()},n=()=>{removeEventListener("pointerdown",e),removeEventListener("keydown",e)};return addEventListener("pointerdown",e),addEventListener("keydown",e),n}function le(t,{from:e,to:n,at:i,lasts:r,loud:a,shape:o}){let c=t.currentTime+i,u=t.createOscillator(),p=t.createGain();u.type=o,u.frequency.setValueAtTime(e,c),u.frequency.exponentialRampToValueAtTime(n,c+r),p.gain.setValueAtTime(a,c),p.gain.exponentialRampToValueAtTime(ae,c+r),u.connect(p).connect(t.destination),u.start(c),u.stop(c+r)}var ce=[0,20,10,5],G=[150,90,150];function ue(){let{state:t}=(0,k.useTable)(),e=(0,k.useSession)(),{sound:n,speech:i,buzz:r}=(0,g.useSettings)(),a=e.awaiting?.seats??[],o=(0,l.useRef)(null);return(0,l.useEffect)(()=>q(),[]),(0,l.useEffect)(()=>{if((t.entries.at(-1)?.seq??0)<e.seq)return;let c=o.current;if(o.current={seq:e.seq,seats:a},!c)return;let{heard:u,turn:p,said:U}=Z(c,{entries:t.entries,seats:a}),y=e.seat===null?p!==null:de(e.seat,c.seats,a);n&&u&&w(u),n&&y&&w("turn"),r&&y&&e.seat!==null&&navigator.vibrate?.(G),i&&v(pe(e,{turn:p,said:U,mine:y}))},[e,t.entries]),null}function de(t,e,n){return n.includes(t)&&!e.includes(t)}function pe({seat:t,state:e},{turn:n,said:i,mine:r}){if(t!==null)return r?[s.yourTurn]:[];let a=e.players?.find(o=>o.seat===n)?.name;return a?[...i,s.turnOf(a)]:i}function me({close:t}){let e=(0,g.useSettings)();return l.html`
<${O} title=${s.title} close=${t}>
<p class="hint">${s.about}</p>
<${S} name="sound" on=${e.sound} about=${s.soundAbout} />
${A()&&l.html`<${S} name="speech" on=${e.speech} about=${s.speechAbout} />`}
${"vibrate"in navigator&&l.html`<${S} name="buzz" on=${e.buzz} />`}
<${S}
name="awake"
on=${e.awake}
about=${"wakeLock"in navigator?void 0:s.awakeNeeds}
/>
${(0,k.useSession)().seat===null&&l.html`<${fe} oneIn=${e.askOneIn} />`}
<div class="answers">
<button data-testid="try-signals" onClick=${()=>he(e)}>${s.tryIt}</button>
</div>
<${j} />
<//>
`}function fe({oneIn:t}){return l.html`
<label class="field">
<strong>${s.askOneIn}</strong>
<select
data-testid="ask-one-in"
onChange=${e=>(0,g.change)({askOneIn:Number(e.target.value)})}
>
${ce.map(e=>l.html`<option value=${e} selected=${e===t}>
${e?s.askSome(e):s.askNone}
</option>`)}
</select>
<small>${s.askAbout}</small>
</label>
`}function S({name:t,on:e,about:n}){return l.html`
<label class="switch">
<input
type="checkbox"
data-testid=${`switch-${t}`}
checked=${e}
onChange=${i=>(0,g.change)({[t]:i.target.checked})}
/>
<span>
<strong>${s[t]}</strong>
${n&&l.html`<small>${n}</small>`}
</span>
</label>
`}function he({sound:t,speech:e,buzz:n}){t&&w("turn"),e&&v([s.tried]),n&&navigator.vibrate?.(G)}var V=d(F()),K=document.createElement("style");K.textContent=".switch{display:flex;gap:12px;align-items:start;min-height:44px;padding:8px 0;cursor:pointer}.switch input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}.switch span{display:grid;gap:2px}";document.head.append(K);(0,V.arrived)("device",I);