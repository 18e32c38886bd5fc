var Y=Object.create;var x=Object.defineProperty;var P=Object.getOwnPropertyDescriptor;var Q=Object.getOwnPropertyNames;var X=Object.getPrototypeOf,ee=Object.prototype.hasOwnProperty;var m=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},te=(t,e)=>{for(var n in e)x(t,n,{get:e[n],enumerable:!0})},ne=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of Q(e))!ee.call(t,a)&&a!==n&&x(t,a,{get:()=>e[a],enumerable:!(o=P(e,a))||o.enumerable});return t};var p=(t,e,n)=>(n=t!=null?Y(X(t)):{},ne(e||!t||!t.__esModule?x(n,"default",{value:t,enumerable:!0}):n,t));var w=m((we,O)=>{O.exports=core["view.js"]});var E=m((be,C)=>{C.exports=core["device/settings.js"]});var T=m((ye,W)=>{W.exports=core["page/table.js"]});var L=m((Se,D)=>{D.exports=core["address.js"]});var R=m((Te,M)=>{M.exports=core["language.js"]});var _=m((qe,F)=>{F.exports=core["parts.js"]});var I={};te(I,{Device:()=>fe,Signals:()=>pe});var c=p(w(),1);var f=p(w(),1);function N({title:t,close:e,children:n}){let o=(0,f.useRef)(null);return(0,f.useEffect)(()=>{o.current?.showModal()},[]),f.html`
<dialog
ref=${o}
aria-label=${t}
data-testid="dialog"
onClose=${e}
onClick=${i=>{i.target===o.current&&e()}}
>
<div class="dialog">
<header>
<h2>${t}</h2>
<button class="quiet" aria-label=${"Close"} onClick=${e}>×</button>
</header>
${n}
</div>
</dialog>
`}var g=p(E(),1),k=p(T(),1);var h=p(w(),1),z=p(L(),1),G=p(T(),1);var s={title:"This device",about:"Only for this browser. Nothing is heard unless you switch it on.",sound:"Sound",soundAbout:"A knock when something is struck, a falling tone for a miss, two notes for a turn.",speech:"Speak aloud",speechAbout:"What happens, in the log’s own sentences; on a player’s page, whose turn it is.",buzz:"Vibrate when it is your turn",awake:"Keep the screen awake during a game",awakeNeeds:"This browser keeps the screen awake only on encrypted pages (--https).",askOneIn:"Ask me about",askAbout:"Answers that the camera is least sure of are then left open: you choose. What counts as least sure comes from the accuracy report.",askNone:"Nothing: fill in every answer",askSome:t=>`One answer in ${t}`,tryIt:"Try it",tried:"This is how it sounds.",install:"Install as an app",installAbout:"It then opens in a window of its own, without an address bar.",installBy:"To have it as an app, choose “Install” or “Add to Home Screen” in the browser’s menu.",installed:"Installed. It opens this game again.",yourTurn:"Your turn.",turnOf:t=>`${t}’s turn.`};var j=p(R(),1);async function q(){await navigator.serviceWorker?.register(`/worker.js?lang=${j.LANGUAGE}`)}function H(){let{code:t,state:e}=(0,G.useTable)(),n=e.session,[o,a]=(0,h.useState)(!1),i=globalThis.installing,r=async()=>{n&&localStorage.setItem(z.INSTALLED,JSON.stringify({session:n.id,code:t})),await q().catch(()=>{}),await i.prompt(),a(!0)};return o?h.html`<p class="hint" role="status">${s.installed}</p>`:i?h.html`
<div class="answers">
<button data-testid="install" onClick=${r}>${s.install}</button>
<p class="hint">${s.installAbout}</p>
</div>
`:h.html`<p class="hint">${s.installBy}</p>`}var se=new Set(["AttackHit","ArtifactHit","Bonked","Damaged","GoalScored","HitDeclared","Hurt","ShotHit","TrapSprung","WhapHit"]),oe=new Set(["AttackMissed","CatchFailed","FlightMissed","NabFailed","ShotMissed","WhapMissed"]);function B(t,e){let n=e.entries.filter(({seq:r})=>r>t.seq),o=n.at(-1)?.command,a=n.filter(({command:r})=>r===o),[i]=e.seats.filter(r=>r!==null&&!t.seats.includes(r));return{heard:ae(a),turn:i??null,said:a.map(({told:r})=>r)}}function ae(t){let e=t.map(({event:n})=>re(n));return e.includes("struck")?"struck":e.includes("missed")?"missed":null}function re(t){return t.type==="MissileLanded"?t.hit?"struck":"missed":t.type==="Thrust"?t.attack>t.defence?"struck":"missed":se.has(t.type)?"struck":oe.has(t.type)?"missed":null}function v(){return"speechSynthesis"in globalThis}function A(t){let e=t.slice(-3).join(" ");if(!v()||!e)return;speechSynthesis.cancel();let n=new SpeechSynthesisUtterance(e);n.lang=document.documentElement.lang,speechSynthesis.speak(n)}var ie={struck:[{from:150,to:50,at:0,lasts:.22,loud:.9,shape:"triangle"}],missed:[{from:420,to:210,at:0,lasts:.35,loud:.35,shape:"sine"}],turn:[{from:660,to:660,at:0,lasts:.18,loud:.4,shape:"sine"},{from:880,to:880,at:.16,lasts:.3,loud:.4,shape:"sine"}]},ce=1e-4,$=null;function b(t){$??=new AudioContext,$.resume().catch(()=>{});for(let e of ie[t])le($,e)}function U(t=()=>$?.resume()){let e=()=>{n(),t()},n=()=>{removeEventListener("pointerdown",e),removeEventListener("keydown",e)};return addEventListener("pointerdown",e),addEventListener("keydown",e),n}function le(t,{from:e,to:n,at:o,lasts:a,loud:i,shape:r}){let l=t.currentTime+o,u=t.createOscillator(),d=t.createGain();u.type=r,u.frequency.setValueAtTime(e,l),u.frequency.exponentialRampToValueAtTime(n,l+a),d.gain.setValueAtTime(i,l),d.gain.exponentialRampToValueAtTime(ce,l+a),u.connect(d).connect(t.destination),u.start(l),u.stop(l+a)}var ue=[0,20,10,5],V=[150,90,150];function pe(){let{state:t}=(0,k.useTable)(),e=(0,k.useSession)(),{sound:n,speech:o,buzz:a}=(0,g.useSettings)(),i=e.awaiting?.seats??[],r=(0,c.useRef)(null);return(0,c.useEffect)(()=>U(),[]),(0,c.useEffect)(()=>{if((t.entries.at(-1)?.seq??0)<e.seq)return;let l=r.current;if(r.current={seq:e.seq,seats:i},!l)return;let{heard:u,turn:d,said:J}=B(l,{entries:t.entries,seats:i}),S=e.seat===null?d!==null:de(e.seat,l.seats,i);n&&u&&b(u),n&&S&&b("turn"),a&&S&&e.seat!==null&&navigator.vibrate?.(V),o&&A(me(e,{turn:d,said:J,mine:S}))},[e,t.entries]),null}function de(t,e,n){return n.includes(t)&&!e.includes(t)}function me({seat:t,state:e},{turn:n,said:o,mine:a}){if(t!==null)return a?[s.yourTurn]:[];let i=e.players?.find(r=>r.seat===n)?.name;return i?[...o,s.turnOf(i)]:o}function fe({close:t}){let e=(0,g.useSettings)();return c.html`
<${N} title=${s.title} close=${t}>
<p class="hint">${s.about}</p>
<${y} name="sound" on=${e.sound} about=${s.soundAbout} />
${v()&&c.html`<${y} name="speech" on=${e.speech} about=${s.speechAbout} />`}
${"vibrate"in navigator&&c.html`<${y} name="buzz" on=${e.buzz} />`}
<${y}
name="awake"
on=${e.awake}
about=${"wakeLock"in navigator?void 0:s.awakeNeeds}
/>
${(0,k.useSession)().seat===null&&c.html`<${he} oneIn=${e.askOneIn} />`}
<div class="answers">
<button data-testid="try-signals" onClick=${()=>ge(e)}>${s.tryIt}</button>
</div>
<${H} />
<//>
`}function he({oneIn:t}){return c.html`
<label class="field">
<strong>${s.askOneIn}</strong>
<select
data-testid="ask-one-in"
onChange=${e=>(0,g.change)({askOneIn:Number(e.target.value)})}
>
${ue.map(e=>c.html`<option value=${e} selected=${e===t}>
${e?s.askSome(e):s.askNone}
</option>`)}
</select>
<small>${s.askAbout}</small>
</label>
`}function y({name:t,on:e,about:n}){return c.html`
<label class="switch">
<input
type="checkbox"
data-testid=${`switch-${t}`}
checked=${e}
onChange=${o=>(0,g.change)({[t]:o.target.checked})}
/>
<span>
<strong>${s[t]}</strong>
${n&&c.html`<small>${n}</small>`}
</span>
</label>
`}function ge({sound:t,speech:e,buzz:n}){t&&b("turn"),e&&A([s.tried]),n&&navigator.vibrate?.(V)}var K=p(_()),Z=document.createElement("style");Z.textContent=".switch{display:flex;gap:12px;align-items:start;min-height:44px;padding:8px 0;cursor:pointer}.switch input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}.switch span{display:grid;gap:2px}";document.head.append(Z);(0,K.arrived)("device",I);