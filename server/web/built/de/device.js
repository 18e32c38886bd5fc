var J=Object.create;var x=Object.defineProperty;var Q=Object.getOwnPropertyDescriptor;var X=Object.getOwnPropertyNames;var Y=Object.getPrototypeOf,ee=Object.prototype.hasOwnProperty;var f=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},te=(t,e)=>{for(var n in e)x(t,n,{get:e[n],enumerable:!0})},ne=(t,e,n,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of X(e))!ee.call(t,r)&&r!==n&&x(t,r,{get:()=>e[r],enumerable:!(i=Q(e,r))||i.enumerable});return t};var u=(t,e,n)=>(n=t!=null?J(Y(t)):{},ne(e||!t||!t.__esModule?x(n,"default",{value:t,enumerable:!0}):n,t));var b=f((be,O)=>{O.exports=core["view.js"]});var W=f(($e,N)=>{N.exports=core["device/settings.js"]});var A=f((Se,C)=>{C.exports=core["page/table.js"]});var B=f((ye,z)=>{z.exports=core["address.js"]});var T=f((xe,L)=>{L.exports=core["language.js"]});var V=f((Re,U)=>{U.exports=core["parts.js"]});var D={};te(D,{Device:()=>me,Signals:()=>de});var l=u(b(),1);var m=u(b(),1);function E({title:t,close:e,children:n}){let i=(0,m.useRef)(null);return(0,m.useEffect)(()=>{i.current?.showModal()},[]),m.html`
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
`}var g=u(W(),1),k=u(A(),1);var h=u(b(),1),G=u(B(),1),R=u(A(),1);var Ae=u(T(),1),s={title:"Dieses Gerät",about:"Nur für diesen Browser. Zu hören ist nichts, bevor du es einschaltest.",sound:"Töne",soundAbout:"Ein Klopfen für einen Treffer, ein fallender Ton für daneben, zwei Töne für einen Zug.",speech:"Laut ansagen",speechAbout:"Was geschieht, in den Sätzen des Protokolls; auf der Seite eines Platzes nur, wer am Zug ist.",buzz:"Vibrieren, wenn du am Zug bist",awake:"Bildschirm während eines Spiels wach halten",awakeNeeds:"Dieser Browser hält den Bildschirm nur auf verschlüsselten Seiten wach (--https).",askOneIn:"Frag mich nach",askAbout:"Antworten, bei denen die Kamera am unsichersten ist, bleiben dann offen: Du wählst. Was als unsicher gilt, sagt der Genauigkeitsbericht.",askNone:"nichts: jede Antwort ist eingetragen",askSome:t=>`einer von ${t} Antworten`,tryIt:"Ausprobieren",tried:"So klingt es.",install:"Als App installieren",installAbout:"Die Seite öffnet sich dann in einem eigenen Fenster ohne Adresszeile.",installBy:"Als App bekommst du die Seite über „Installieren“ oder „Zum Startbildschirm“ im Menü des Browsers.",installed:"Installiert. Die App öffnet wieder dieses Spiel.",yourTurn:"Du bist am Zug.",turnOf:t=>`${t} ist am Zug.`};var M=u(T(),1);async function j(){await navigator.serviceWorker?.register(`/worker.js?lang=${M.LANGUAGE}`)}function Z(){let{code:t,state:e}=(0,R.useTable)(),n=e.session,[i,r]=(0,h.useState)(!1),a=globalThis.installing,o=async()=>{n&&localStorage.setItem(G.INSTALLED,JSON.stringify({session:n.id,code:t})),await j().catch(()=>{}),await a.prompt(),r(!0)};return i?h.html`<p class="hint" role="status">${s.installed}</p>`:a?h.html`
<div class="answers">
<button data-testid="install" onClick=${o}>${s.install}</button>
<p class="hint">${s.installAbout}</p>
</div>
`:h.html`<p class="hint">${s.installBy}</p>`}var se=new Set(["AttackHit","ArtifactHit","Bonked","Damaged","GoalScored","HitDeclared","Hurt","ShotHit","TrapSprung","WhapHit"]),ie=new Set(["AttackMissed","CatchFailed","FlightMissed","NabFailed","ShotMissed","WhapMissed"]);function q(t,e){let n=e.entries.filter(({seq:o})=>o>t.seq),i=n.at(-1)?.command,r=n.filter(({command:o})=>o===i),[a]=e.seats.filter(o=>o!==null&&!t.seats.includes(o));return{heard:re(r),turn:a??null,said:r.map(({told:o})=>o)}}function re(t){let e=t.map(({event:n})=>oe(n));return e.includes("struck")?"struck":e.includes("missed")?"missed":null}function oe(t){return t.type==="MissileLanded"?t.hit?"struck":"missed":t.type==="Thrust"?t.attack>t.defence?"struck":"missed":se.has(t.type)?"struck":ie.has(t.type)?"missed":null}function v(){return"speechSynthesis"in globalThis}function I(t){let e=t.slice(-3).join(" ");if(!v()||!e)return;speechSynthesis.cancel();let n=new SpeechSynthesisUtterance(e);n.lang=document.documentElement.lang,speechSynthesis.speak(n)}var ae={struck:[{from:150,to:50,at:0,lasts:.22,loud:.9,shape:"triangle"}],missed:[{from:420,to:210,at:0,lasts:.35,loud:.35,shape:"sine"}],turn:[{from:660,to:660,at:0,lasts:.18,loud:.4,shape:"sine"},{from:880,to:880,at:.16,lasts:.3,loud:.4,shape:"sine"}]},le=1e-4,w=null;function $(t){w??=new AudioContext,w.resume().catch(()=>{});for(let e of ae[t])ce(w,e)}function H(t=()=>w?.resume()){let e=()=>{n(),t()},n=()=>{removeEventListener("pointerdown",e),removeEventListener("keydown",e)};return addEventListener("pointerdown",e),addEventListener("keydown",e),n}function ce(t,{from:e,to:n,at:i,lasts:r,loud:a,shape:o}){let c=t.currentTime+i,d=t.createOscillator(),p=t.createGain();d.type=o,d.frequency.setValueAtTime(e,c),d.frequency.exponentialRampToValueAtTime(n,c+r),p.gain.setValueAtTime(a,c),p.gain.exponentialRampToValueAtTime(le,c+r),d.connect(p).connect(t.destination),d.start(c),d.stop(c+r)}var ue=[0,20,10,5],F=[150,90,150];function de(){let{state:t}=(0,k.useTable)(),e=(0,k.useSession)(),{sound:n,speech:i,buzz:r}=(0,g.useSettings)(),a=e.awaiting?.seats??[],o=(0,l.useRef)(null);return(0,l.useEffect)(()=>H(),[]),(0,l.useEffect)(()=>{if((t.entries.at(-1)?.seq??0)<e.seq)return;let c=o.current;if(o.current={seq:e.seq,seats:a},!c)return;let{heard:d,turn:p,said:P}=q(c,{entries:t.entries,seats:a}),y=e.seat===null?p!==null:pe(e.seat,c.seats,a);n&&d&&$(d),n&&y&&$("turn"),r&&y&&e.seat!==null&&navigator.vibrate?.(F),i&&I(fe(e,{turn:p,said:P,mine:y}))},[e,t.entries]),null}function pe(t,e,n){return n.includes(t)&&!e.includes(t)}function fe({seat:t,state:e},{turn:n,said:i,mine:r}){if(t!==null)return r?[s.yourTurn]:[];let a=e.players?.find(o=>o.seat===n)?.name;return a?[...i,s.turnOf(a)]:i}function me({close:t}){let e=(0,g.useSettings)();return l.html`
<${E} title=${s.title} close=${t}>
<p class="hint">${s.about}</p>
<${S} name="sound" on=${e.sound} about=${s.soundAbout} />
${v()&&l.html`<${S} name="speech" on=${e.speech} about=${s.speechAbout} />`}
${"vibrate"in navigator&&l.html`<${S} name="buzz" on=${e.buzz} />`}
<${S}
name="awake"
on=${e.awake}
about=${"wakeLock"in navigator?void 0:s.awakeNeeds}
/>
${(0,k.useSession)().seat===null&&l.html`<${he} oneIn=${e.askOneIn} />`}
<div class="answers">
<button data-testid="try-signals" onClick=${()=>ge(e)}>${s.tryIt}</button>
</div>
<${Z} />
<//>
`}function he({oneIn:t}){return l.html`
<label class="field">
<strong>${s.askOneIn}</strong>
<select
data-testid="ask-one-in"
onChange=${e=>(0,g.change)({askOneIn:Number(e.target.value)})}
>
${ue.map(e=>l.html`<option value=${e} selected=${e===t}>
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
`}function ge({sound:t,speech:e,buzz:n}){t&&$("turn"),e&&I([s.tried]),n&&navigator.vibrate?.(F)}var K=u(V()),_=document.createElement("style");_.textContent=".switch{display:flex;gap:12px;align-items:start;min-height:44px;padding:8px 0;cursor:pointer}.switch input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}.switch span{display:grid;gap:2px}";document.head.append(_);(0,K.arrived)("device",D);