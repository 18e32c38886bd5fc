var X=Object.create;var T=Object.defineProperty;var Y=Object.getOwnPropertyDescriptor;var ee=Object.getOwnPropertyNames;var te=Object.getPrototypeOf,ne=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},se=(e,t)=>{for(var n in t)T(e,n,{get:t[n],enumerable:!0})},ie=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of ee(t))!ne.call(e,i)&&i!==n&&T(e,i,{get:()=>t[i],enumerable:!(s=Y(t,i))||s.enumerable});return e};var d=(e,t,n)=>(n=e!=null?X(te(e)):{},ie(t||!e||!e.__esModule?T(n,"default",{value:e,enumerable:!0}):n,e));var g=h((be,z)=>{z.exports=core["view.js"]});var E=h((ye,R)=>{R.exports=core["page/table.js"]});var B=h((Te,W)=>{W.exports=core["address.js"]});var q=h((xe,Z)=>{Z.exports=core["language.js"]});var J=h((qe,_)=>{_.exports=core["parts.js"]});var O={};se(O,{Device:()=>ge,Signals:()=>fe});var c=d(g(),1);var f=d(g(),1);function N({title:e,close:t,children:n}){let s=(0,f.useRef)(null);return(0,f.useEffect)(()=>{s.current?.showModal()},[]),f.html`
<dialog
ref=${s}
aria-label=${e}
data-testid="dialog"
onClose=${t}
onClick=${a=>{a.target===s.current&&t()}}
>
<div class="dialog">
<header>
<h2>${e}</h2>
<button class="quiet" aria-label=${"Schließen"} onClick=${t}>×</button>
</header>
${n}
</div>
</dialog>
`}var S=d(g(),1),L="this device",x="settings",C={sound:!1,speech:!1,buzz:!1,awake:!0};function v(e=localStorage){try{return{...C,...JSON.parse(e.getItem(L)??"{}")}}catch{return C}}function M(e){localStorage.setItem(L,JSON.stringify({...v(),...e})),dispatchEvent(new Event(x))}function A(){let[e,t]=(0,S.useState)(v);return(0,S.useEffect)(()=>{let n=()=>t(v());return addEventListener(x,n),()=>removeEventListener(x,n)},[]),e}var $=d(E(),1);var m=d(g(),1),j=d(B(),1),H=d(E(),1);var ve=d(q(),1),o={title:"Dieses Gerät",about:"Nur für diesen Browser. Zu hören ist nichts, bevor du es einschaltest.",sound:"Töne",soundAbout:"Ein Klopfen für einen Treffer, ein fallender Ton für daneben, zwei Töne für einen Zug.",speech:"Laut ansagen",speechAbout:"Was geschieht, in den Sätzen des Protokolls; auf der Seite eines Platzes nur, wer am Zug ist.",buzz:"Vibrieren, wenn du am Zug bist",awake:"Bildschirm während eines Spiels wach halten",awakeNeeds:"Dieser Browser hält den Bildschirm nur auf verschlüsselten Seiten wach (--https).",tryIt:"Ausprobieren",tried:"So klingt es.",install:"Als App installieren",installAbout:"Die Seite öffnet sich dann in einem eigenen Fenster ohne Adresszeile.",installBy:"Als App bekommst du die Seite über „Installieren“ oder „Zum Startbildschirm“ im Menü des Browsers.",installed:"Installiert. Die App öffnet wieder dieses Spiel.",yourTurn:"Du bist am Zug.",turnOf:e=>`${e} ist am Zug.`};var re="/worker.js";function G(){let{code:e,state:t}=(0,H.useTable)(),n=t.session,[s,i]=(0,m.useState)(!1),a=globalThis.installing,r=async()=>{n&&localStorage.setItem(j.INSTALLED,JSON.stringify({session:n.id,code:e})),await navigator.serviceWorker?.register(re).catch(()=>{}),await a.prompt(),i(!0)};return s?m.html`<p class="hint" role="status">${o.installed}</p>`:a?m.html`
<div class="answers">
<button data-testid="install" onClick=${r}>${o.install}</button>
<p class="hint">${o.installAbout}</p>
</div>
`:m.html`<p class="hint">${o.installBy}</p>`}var oe=new Set(["AttackHit","ArtifactHit","Bonked","Damaged","GoalScored","HitDeclared","Hurt","ShotHit","TrapSprung","WhapHit"]),ae=new Set(["AttackMissed","CatchFailed","FlightMissed","NabFailed","ShotMissed","WhapMissed"]);function F(e,t){let n=t.entries.filter(({seq:r})=>r>e.seq),s=n.at(-1)?.command,i=n.filter(({command:r})=>r===s),[a]=t.seats.filter(r=>r!==null&&!e.seats.includes(r));return{heard:ce(i),turn:a??null,said:i.map(({told:r})=>r)}}function ce(e){let t=e.map(({event:n})=>le(n));return t.includes("struck")?"struck":t.includes("missed")?"missed":null}function le(e){return e.type==="MissileLanded"?e.hit?"struck":"missed":e.type==="Thrust"?e.attack>e.defence?"struck":"missed":oe.has(e.type)?"struck":ae.has(e.type)?"missed":null}function I(){return"speechSynthesis"in globalThis}function D(e){let t=e.slice(-3).join(" ");if(!I()||!t)return;speechSynthesis.cancel();let n=new SpeechSynthesisUtterance(t);n.lang=document.documentElement.lang,speechSynthesis.speak(n)}var ue={struck:[{from:150,to:50,at:0,lasts:.22,loud:.9,shape:"triangle"}],missed:[{from:420,to:210,at:0,lasts:.35,loud:.35,shape:"sine"}],turn:[{from:660,to:660,at:0,lasts:.18,loud:.4,shape:"sine"},{from:880,to:880,at:.16,lasts:.3,loud:.4,shape:"sine"}]},de=1e-4,w=null;function b(e){w??=new AudioContext,w.resume().catch(()=>{});for(let t of ue[e])pe(w,t)}function V(e=()=>w?.resume()){let t=()=>{n(),e()},n=()=>{removeEventListener("pointerdown",t),removeEventListener("keydown",t)};return addEventListener("pointerdown",t),addEventListener("keydown",t),n}function pe(e,{from:t,to:n,at:s,lasts:i,loud:a,shape:r}){let l=e.currentTime+s,u=e.createOscillator(),p=e.createGain();u.type=r,u.frequency.setValueAtTime(t,l),u.frequency.exponentialRampToValueAtTime(n,l+i),p.gain.setValueAtTime(a,l),p.gain.exponentialRampToValueAtTime(de,l+i),u.connect(p).connect(e.destination),u.start(l),u.stop(l+i)}var K=[150,90,150];function fe(){let{state:e}=(0,$.useTable)(),t=(0,$.useSession)(),{sound:n,speech:s,buzz:i}=A(),a=t.awaiting?.seats??[],r=(0,c.useRef)(null);return(0,c.useEffect)(()=>V(),[]),(0,c.useEffect)(()=>{if((e.entries.at(-1)?.seq??0)<t.seq)return;let l=r.current;if(r.current={seq:t.seq,seats:a},!l)return;let{heard:u,turn:p,said:Q}=F(l,{entries:e.entries,seats:a}),y=t.seat===null?p!==null:me(t.seat,l.seats,a);n&&u&&b(u),n&&y&&b("turn"),i&&y&&t.seat!==null&&navigator.vibrate?.(K),s&&D(he(t,{turn:p,said:Q,mine:y}))},[t,e.entries]),null}function me(e,t,n){return n.includes(e)&&!t.includes(e)}function he({seat:e,state:t},{turn:n,said:s,mine:i}){if(e!==null)return i?[o.yourTurn]:[];let a=t.players?.find(r=>r.seat===n)?.name;return a?[...s,o.turnOf(a)]:s}function ge({close:e}){let t=A();return c.html`
<${N} title=${o.title} close=${e}>
<p class="hint">${o.about}</p>
<${k} name="sound" on=${t.sound} about=${o.soundAbout} />
${I()&&c.html`<${k} name="speech" on=${t.speech} about=${o.speechAbout} />`}
${"vibrate"in navigator&&c.html`<${k} name="buzz" on=${t.buzz} />`}
<${k}
name="awake"
on=${t.awake}
about=${"wakeLock"in navigator?void 0:o.awakeNeeds}
/>
<div class="answers">
<button data-testid="try-signals" onClick=${()=>Se(t)}>${o.tryIt}</button>
</div>
<${G} />
<//>
`}function k({name:e,on:t,about:n}){return c.html`
<label class="switch">
<input
type="checkbox"
data-testid=${`switch-${e}`}
checked=${t}
onChange=${s=>M({[e]:s.target.checked})}
/>
<span>
<strong>${o[e]}</strong>
${n&&c.html`<small>${n}</small>`}
</span>
</label>
`}function Se({sound:e,speech:t,buzz:n}){e&&b("turn"),t&&D([o.tried]),n&&navigator.vibrate?.(K)}var P=d(J()),U=document.createElement("style");U.textContent=".switch{display:flex;gap:12px;align-items:start;min-height:44px;padding:8px 0;cursor:pointer}.switch input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}.switch span{display:grid;gap:2px}";document.head.append(U);(0,P.arrived)("device",O);