var K=Object.create;var T=Object.defineProperty;var _=Object.getOwnPropertyDescriptor;var Z=Object.getOwnPropertyNames;var J=Object.getPrototypeOf,Y=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},P=(t,e)=>{for(var n in e)T(t,n,{get:e[n],enumerable:!0})},Q=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of Z(e))!Y.call(t,a)&&a!==n&&T(t,a,{get:()=>e[a],enumerable:!(o=_(e,a))||o.enumerable});return t};var d=(t,e,n)=>(n=t!=null?K(J(t)):{},Q(e||!t||!t.__esModule?T(n,"default",{value:t,enumerable:!0}):n,t));var w=g((me,O)=>{O.exports=core["view.js"]});var E=g((ke,C)=>{C.exports=core["device/settings.js"]});var x=g((we,D)=>{D.exports=core["page/table.js"]});var R=g(($e,M)=>{M.exports=core["address.js"]});var G=g((De,H)=>{H.exports=core["parts.js"]});var I={};P(I,{Device:()=>de,Signals:()=>le});var l=d(w(),1);var h=d(w(),1);function N({title:t,close:e,children:n}){let o=(0,h.useRef)(null);return(0,h.useEffect)(()=>{o.current?.showModal()},[]),h.html`
<dialog
ref=${o}
aria-label=${t}
data-testid="dialog"
onClose=${e}
onClick=${r=>{r.target===o.current&&e()}}
>
<div class="dialog">
<header>
<h2>${t}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${e}>×</button>
</header>
${n}
</div>
</dialog>
`}var m=d(E(),1),k=d(x(),1);var f=d(w(),1),W=d(R(),1),L=d(x(),1);var s={title:"This device",about:"Only for this browser. Nothing is heard before you ask for it.",sound:"Sound",soundAbout:"A knock when something is struck, a falling tone for a miss, two notes for a turn.",speech:"Speak aloud",speechAbout:"What happens, in the log’s own sentences; on a player’s page, whose turn it is.",buzz:"Vibrate when it is your turn",awake:"Keep the screen awake during a game",awakeNeeds:"This browser keeps the screen awake only on encrypted pages (--https).",askOneIn:"Ask me about",askAbout:"The camera’s least sure answers are then not filled in: you choose. By how sure it was in the accuracy report.",askNone:"Nothing: fill in every answer",askSome:t=>`One answer in ${t}`,tryIt:"Try it",tried:"This is how it sounds.",install:"Install as an app",installAbout:"It then opens in a window of its own, without an address bar.",installBy:"To have it as an app, choose “Install” or “Add to Home Screen” in the browser’s menu.",installed:"Installed. It opens this game again.",yourTurn:"Your turn.",turnOf:t=>`${t}’s turn.`};var X="/worker.js";function q(){let{code:t,state:e}=(0,L.useTable)(),n=e.session,[o,a]=(0,f.useState)(!1),r=globalThis.installing,i=async()=>{n&&localStorage.setItem(W.INSTALLED,JSON.stringify({session:n.id,code:t})),await navigator.serviceWorker?.register(X).catch(()=>{}),await r.prompt(),a(!0)};return o?f.html`<p class="hint" role="status">${s.installed}</p>`:r?f.html`
<div class="answers">
<button data-testid="install" onClick=${i}>${s.install}</button>
<p class="hint">${s.installAbout}</p>
</div>
`:f.html`<p class="hint">${s.installBy}</p>`}var ee=new Set(["AttackHit","ArtifactHit","Bonked","Damaged","GoalScored","HitDeclared","Hurt","ShotHit","TrapSprung","WhapHit"]),te=new Set(["AttackMissed","CatchFailed","FlightMissed","NabFailed","ShotMissed","WhapMissed"]);function z(t,e){let n=e.entries.filter(({seq:i})=>i>t.seq),o=n.at(-1)?.command,a=n.filter(({command:i})=>i===o),[r]=e.seats.filter(i=>i!==null&&!t.seats.includes(i));return{heard:ne(a),turn:r??null,said:a.map(({told:i})=>i)}}function ne(t){let e=t.map(({event:n})=>se(n));return e.includes("struck")?"struck":e.includes("missed")?"missed":null}function se(t){return t.type==="MissileLanded"?t.hit?"struck":"missed":t.type==="Thrust"?t.attack>t.defence?"struck":"missed":ee.has(t.type)?"struck":te.has(t.type)?"missed":null}function v(){return"speechSynthesis"in globalThis}function A(t){let e=t.slice(-3).join(" ");if(!v()||!e)return;speechSynthesis.cancel();let n=new SpeechSynthesisUtterance(e);n.lang=document.documentElement.lang,speechSynthesis.speak(n)}var oe={struck:[{from:150,to:50,at:0,lasts:.22,loud:.9,shape:"triangle"}],missed:[{from:420,to:210,at:0,lasts:.35,loud:.35,shape:"sine"}],turn:[{from:660,to:660,at:0,lasts:.18,loud:.4,shape:"sine"},{from:880,to:880,at:.16,lasts:.3,loud:.4,shape:"sine"}]},ae=1e-4,$=null;function b(t){$??=new AudioContext,$.resume().catch(()=>{});for(let e of oe[t])ie($,e)}function j(t=()=>$?.resume()){let e=()=>{n(),t()},n=()=>{removeEventListener("pointerdown",e),removeEventListener("keydown",e)};return addEventListener("pointerdown",e),addEventListener("keydown",e),n}function ie(t,{from:e,to:n,at:o,lasts:a,loud:r,shape:i}){let c=t.currentTime+o,u=t.createOscillator(),p=t.createGain();u.type=i,u.frequency.setValueAtTime(e,c),u.frequency.exponentialRampToValueAtTime(n,c+a),p.gain.setValueAtTime(r,c),p.gain.exponentialRampToValueAtTime(ae,c+a),u.connect(p).connect(t.destination),u.start(c),u.stop(c+a)}var re=[0,20,10,5],B=[150,90,150];function le(){let{state:t}=(0,k.useTable)(),e=(0,k.useSession)(),{sound:n,speech:o,buzz:a}=(0,m.useSettings)(),r=e.awaiting?.seats??[],i=(0,l.useRef)(null);return(0,l.useEffect)(()=>j(),[]),(0,l.useEffect)(()=>{if((t.entries.at(-1)?.seq??0)<e.seq)return;let c=i.current;if(i.current={seq:e.seq,seats:r},!c)return;let{heard:u,turn:p,said:F}=z(c,{entries:t.entries,seats:r}),S=e.seat===null?p!==null:ce(e.seat,c.seats,r);n&&u&&b(u),n&&S&&b("turn"),a&&S&&e.seat!==null&&navigator.vibrate?.(B),o&&A(ue(e,{turn:p,said:F,mine:S}))},[e,t.entries]),null}function ce(t,e,n){return n.includes(t)&&!e.includes(t)}function ue({seat:t,state:e},{turn:n,said:o,mine:a}){if(t!==null)return a?[s.yourTurn]:[];let r=e.players?.find(i=>i.seat===n)?.name;return r?[...o,s.turnOf(r)]:o}function de({close:t}){let e=(0,m.useSettings)();return l.html`
<${N} title=${s.title} close=${t}>
<p class="hint">${s.about}</p>
<${y} name="sound" on=${e.sound} about=${s.soundAbout} />
${v()&&l.html`<${y} name="speech" on=${e.speech} about=${s.speechAbout} />`}
${"vibrate"in navigator&&l.html`<${y} name="buzz" on=${e.buzz} />`}
<${y}
name="awake"
on=${e.awake}
about=${"wakeLock"in navigator?void 0:s.awakeNeeds}
/>
${(0,k.useSession)().seat===null&&l.html`<${pe} oneIn=${e.askOneIn} />`}
<div class="answers">
<button data-testid="try-signals" onClick=${()=>he(e)}>${s.tryIt}</button>
</div>
<${q} />
<//>
`}function pe({oneIn:t}){return l.html`
<label class="field">
<strong>${s.askOneIn}</strong>
<select
data-testid="ask-one-in"
onChange=${e=>(0,m.change)({askOneIn:Number(e.target.value)})}
>
${re.map(e=>l.html`<option value=${e} selected=${e===t}>
${e?s.askSome(e):s.askNone}
</option>`)}
</select>
<small>${s.askAbout}</small>
</label>
`}function y({name:t,on:e,about:n}){return l.html`
<label class="switch">
<input
type="checkbox"
data-testid=${`switch-${t}`}
checked=${e}
onChange=${o=>(0,m.change)({[t]:o.target.checked})}
/>
<span>
<strong>${s[t]}</strong>
${n&&l.html`<small>${n}</small>`}
</span>
</label>
`}function he({sound:t,speech:e,buzz:n}){t&&b("turn"),e&&A([s.tried]),n&&navigator.vibrate?.(B)}var V=d(G()),U=document.createElement("style");U.textContent=".switch{display:flex;gap:12px;align-items:start;min-height:44px;padding:8px 0;cursor:pointer}.switch input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}.switch span{display:grid;gap:2px}";document.head.append(U);(0,V.arrived)("device",I);