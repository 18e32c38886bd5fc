var P=Object.create;var T=Object.defineProperty;var Y=Object.getOwnPropertyDescriptor;var Q=Object.getOwnPropertyNames;var X=Object.getPrototypeOf,tt=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},et=(t,e)=>{for(var n in e)T(t,n,{get:e[n],enumerable:!0})},nt=(t,e,n,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of Q(e))!tt.call(t,o)&&o!==n&&T(t,o,{get:()=>e[o],enumerable:!(s=Y(e,o))||s.enumerable});return t};var p=(t,e,n)=>(n=t!=null?P(X(t)):{},nt(e||!t||!t.__esModule?T(n,"default",{value:t,enumerable:!0}):n,t));var m=g((wt,N)=>{N.exports=core["view.js"]});var I=g((St,M)=>{M.exports=core["page/table.js"]});var q=g(($t,W)=>{W.exports=core["address.js"]});var _=g((zt,K)=>{K.exports=core["parts.js"]});var C={};et(C,{Device:()=>ht,Signals:()=>pt});var c=p(m(),1);var f=p(m(),1);function D({title:t,close:e,children:n}){let s=(0,f.useRef)(null);return(0,f.useEffect)(()=>{s.current?.showModal()},[]),f.html`
<dialog
ref=${s}
aria-label=${t}
data-testid="dialog"
onClose=${e}
onClick=${a=>{a.target===s.current&&e()}}
>
<div class="dialog">
<header>
<h2>${t}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${e}>×</button>
</header>
${n}
</div>
</dialog>
`}var w=p(m(),1),R="this device",x="settings",L={sound:!1,speech:!1,buzz:!1,awake:!0};function v(t=localStorage){try{return{...L,...JSON.parse(t.getItem(R)??"{}")}}catch{return L}}function z(t){localStorage.setItem(R,JSON.stringify({...v(),...t})),dispatchEvent(new Event(x))}function A(){let[t,e]=(0,w.useState)(v);return(0,w.useEffect)(()=>{let n=()=>e(v());return addEventListener(x,n),()=>removeEventListener(x,n)},[]),t}var $=p(I(),1);var h=p(m(),1),H=p(q(),1),j=p(I(),1);var i={title:"This device",about:"Only for this browser. Nothing is heard before you ask for it.",sound:"Sound",soundAbout:"A knock when something is struck, a falling tone for a miss, two notes for a turn.",speech:"Speak aloud",speechAbout:"What happens, in the log’s own sentences; on a player’s page, whose turn it is.",buzz:"Vibrate when it is your turn",awake:"Keep the screen awake during a game",awakeNeeds:"This browser keeps the screen awake only on encrypted pages (--https).",tryIt:"Try it",tried:"This is how it sounds.",install:"Install as an app",installAbout:"It then opens in a window of its own, without an address bar.",installBy:"To have it as an app, choose “Install” or “Add to Home Screen” in the browser’s menu.",installed:"Installed. It opens this game again.",yourTurn:"Your turn.",turnOf:t=>`${t}’s turn.`};var st="/worker.js";function G(){let{code:t,state:e}=(0,j.useTable)(),n=e.session,[s,o]=(0,h.useState)(!1),a=globalThis.installing,r=async()=>{n&&localStorage.setItem(H.INSTALLED,JSON.stringify({session:n.id,code:t})),await navigator.serviceWorker?.register(st).catch(()=>{}),await a.prompt(),o(!0)};return s?h.html`<p class="hint" role="status">${i.installed}</p>`:a?h.html`
<div class="answers">
<button data-testid="install" onClick=${r}>${i.install}</button>
<p class="hint">${i.installAbout}</p>
</div>
`:h.html`<p class="hint">${i.installBy}</p>`}var ot=new Set(["AttackHit","ArtifactHit","Bonked","Damaged","GoalScored","HitDeclared","Hurt","ShotHit","TrapSprung","WhapHit"]),rt=new Set(["AttackMissed","CatchFailed","FlightMissed","NabFailed","ShotMissed","WhapMissed"]);function V(t,e){let n=e.entries.filter(({seq:r})=>r>t.seq),s=n.at(-1)?.command,o=n.filter(({command:r})=>r===s),[a]=e.seats.filter(r=>r!==null&&!t.seats.includes(r));return{heard:it(o),turn:a??null,said:o.map(({told:r})=>r)}}function it(t){let e=t.map(({event:n})=>at(n));return e.includes("struck")?"struck":e.includes("missed")?"missed":null}function at(t){return t.type==="MissileLanded"?t.hit?"struck":"missed":t.type==="Thrust"?t.attack>t.defence?"struck":"missed":ot.has(t.type)?"struck":rt.has(t.type)?"missed":null}function E(){return"speechSynthesis"in globalThis}function O(t){let e=t.slice(-3).join(" ");if(!E()||!e)return;speechSynthesis.cancel();let n=new SpeechSynthesisUtterance(e);n.lang=document.documentElement.lang,speechSynthesis.speak(n)}var ct={struck:[{from:150,to:50,at:0,lasts:.22,loud:.9,shape:"triangle"}],missed:[{from:420,to:210,at:0,lasts:.35,loud:.35,shape:"sine"}],turn:[{from:660,to:660,at:0,lasts:.18,loud:.4,shape:"sine"},{from:880,to:880,at:.16,lasts:.3,loud:.4,shape:"sine"}]},lt=1e-4,k=null;function b(t){k??=new AudioContext,k.resume().catch(()=>{});for(let e of ct[t])ut(k,e)}function B(t=()=>k?.resume()){let e=()=>{n(),t()},n=()=>{removeEventListener("pointerdown",e),removeEventListener("keydown",e)};return addEventListener("pointerdown",e),addEventListener("keydown",e),n}function ut(t,{from:e,to:n,at:s,lasts:o,loud:a,shape:r}){let l=t.currentTime+s,u=t.createOscillator(),d=t.createGain();u.type=r,u.frequency.setValueAtTime(e,l),u.frequency.exponentialRampToValueAtTime(n,l+o),d.gain.setValueAtTime(a,l),d.gain.exponentialRampToValueAtTime(lt,l+o),u.connect(d).connect(t.destination),u.start(l),u.stop(l+o)}var F=[150,90,150];function pt(){let{state:t}=(0,$.useTable)(),e=(0,$.useSession)(),{sound:n,speech:s,buzz:o}=A(),a=e.awaiting?.seats??[],r=(0,c.useRef)(null);return(0,c.useEffect)(()=>B(),[]),(0,c.useEffect)(()=>{if((t.entries.at(-1)?.seq??0)<e.seq)return;let l=r.current;if(r.current={seq:e.seq,seats:a},!l)return;let{heard:u,turn:d,said:Z}=V(l,{entries:t.entries,seats:a}),y=e.seat===null?d!==null:dt(e.seat,l.seats,a);n&&u&&b(u),n&&y&&b("turn"),o&&y&&e.seat!==null&&navigator.vibrate?.(F),s&&O(ft(e,{turn:d,said:Z,mine:y}))},[e,t.entries]),null}function dt(t,e,n){return n.includes(t)&&!e.includes(t)}function ft({seat:t,state:e},{turn:n,said:s,mine:o}){if(t!==null)return o?[i.yourTurn]:[];let a=e.players?.find(r=>r.seat===n)?.name;return a?[...s,i.turnOf(a)]:s}function ht({close:t}){let e=A();return c.html`
<${D} title=${i.title} close=${t}>
<p class="hint">${i.about}</p>
<${S} name="sound" on=${e.sound} about=${i.soundAbout} />
${E()&&c.html`<${S} name="speech" on=${e.speech} about=${i.speechAbout} />`}
${"vibrate"in navigator&&c.html`<${S} name="buzz" on=${e.buzz} />`}
<${S}
name="awake"
on=${e.awake}
about=${"wakeLock"in navigator?void 0:i.awakeNeeds}
/>
<div class="answers">
<button data-testid="try-signals" onClick=${()=>mt(e)}>${i.tryIt}</button>
</div>
<${G} />
<//>
`}function S({name:t,on:e,about:n}){return c.html`
<label class="switch">
<input
type="checkbox"
data-testid=${`switch-${t}`}
checked=${e}
onChange=${s=>z({[t]:s.target.checked})}
/>
<span>
<strong>${i[t]}</strong>
${n&&c.html`<small>${n}</small>`}
</span>
</label>
`}function mt({sound:t,speech:e,buzz:n}){t&&b("turn"),e&&O([i.tried]),n&&navigator.vibrate?.(F)}var J=p(_()),U=document.createElement("style");U.textContent=".switch{display:flex;gap:12px;align-items:start;min-height:44px;padding:8px 0;cursor:pointer}.switch input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}.switch span{display:grid;gap:2px}";document.head.append(U);(0,J.arrived)("device",C);