var se=Object.create;var q=Object.defineProperty;var le=Object.getOwnPropertyDescriptor;var ce=Object.getOwnPropertyNames;var de=Object.getPrototypeOf,ue=Object.prototype.hasOwnProperty;var g=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},fe=(t,e)=>{for(var n in e)q(t,n,{get:e[n],enumerable:!0})},pe=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of ce(e))!ue.call(t,o)&&o!==n&&q(t,o,{get:()=>e[o],enumerable:!(r=le(e,o))||r.enumerable});return t};var c=(t,e,n)=>(n=t!=null?se(de(t)):{},pe(e||!t||!t.__esModule?q(n,"default",{value:t,enumerable:!0}):n,t));var b=g((qe,rt)=>{rt.exports=core["view.js"]});var at=g((De,ot)=>{ot.exports=core["forms/dice.js"]});var st=g((Be,it)=>{it.exports=core["forms/other_commands.js"]});var D=g((Re,lt)=>{lt.exports=core["page/table.js"]});var B=g((He,ct)=>{ct.exports=core["page/refusal.js"]});var S=g((Ze,kt)=>{kt.exports=core["words.js"]});var R=g((Ge,vt)=>{vt.exports=core["games/awaited.js"]});var Mt=g((on,Lt)=>{Lt.exports=core["page/into_view.js"]});var K=g(($n,Xt)=>{Xt.exports=core["language.js"]});var oe=g((En,re)=>{re.exports=core["parts.js"]});var nt={};fe(nt,{Board:()=>je,Large:()=>We,headlineOf:()=>G});var z=c(b(),1),ee=c(at(),1),ne=c(st(),1);var k=c(b(),1),ht=c(D(),1),gt=c(B(),1);var f=c(b(),1),dt=c(D(),1),E=c(B(),1);function ut({spot:t,command:e,words:n,question:r,again:o,asked:i=null}){let{deeds:s,state:a}=(0,dt.useTable)(),[l,d]=(0,f.useState)(null);if(!e&&!r)return f.html`<${E.Refusal} spot=${t} />`;let u=()=>s.say(t,e),y=()=>{d(null),o&&o()};return e&&i&&l===n?f.html`<${me} asked=${i} busy=${a.busy[t]} yes=${u} no=${y} /><${E.Refusal} spot=${t} />`:f.html`<div class="answers">${e?f.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(n):u}>${n}</button>`:f.html`<p class="hint" data-testid="question">${r}</p>`}${o&&f.html`<button class="quiet" onClick=${o}>Choose again</button>`}</div><${E.Refusal} spot=${t} />`}function me({asked:t,busy:e,yes:n,no:r}){let o=(0,f.useRef)(null);return(0,f.useEffect)(()=>o.current?.focus(),[]),f.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${o} data-testid="sure-no" onClick=${r}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${n}>${t.yes}</button></div></div>`}var pt=c(b(),1),ft={tool:null,picked:[]};function mt(t){let[e,n]=(0,pt.useState)({seq:-1,...ft}),r=e.seq===t.seq?e:ft,o=i=>n({seq:t.seq,tool:r.tool,picked:r.picked,...i});return{tool:r.tool,picked:r.picked,take:i=>o({tool:i===r.tool?null:i,picked:[]}),pick:i=>o({picked:[...r.picked,i]}),at:(i,s=r.tool)=>o({tool:s,picked:s===r.tool?[...r.picked,i]:[i]}),again:()=>o({picked:[]})}}function $t(t,e,n){let o=t.map(l=>({command:l,path:e(l)})).filter(({path:l})=>n.every((d,u)=>l[u]===d)),i=o.map(({path:l})=>l[n.length]).filter(l=>l!==void 0),s=o.filter(({path:l})=>l.length===n.length),a=o.length===1&&(n.length>0||o[0].path.length===0);return{said:a?o[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var $e="deed";function bt({session:t,tools:e,atOnce:n,pathOf:r,onBoard:o,wordsOf:i,board:s,question:a,askedBefore:l=()=>null}){let d=mt(t),u=e.find(({type:F})=>F===d.tool)??he(e),{said:y,next:h}=$t(u?.commands??[],r,d.picked),m=[u?.title,...d.picked.map(i)].join(" · ");return k.html`<${ge} tools=${e} chosen=${u?.type} take=${d.take} />${s({lit:h.filter(o),picked:d.picked,pick:d.pick})}<${be}
keys=${h.filter(F=>!o(F))}
wordsOf=${i}
pick=${d.pick}/><${ut}
spot=${$e}
command=${y}
words=${m}
asked=${y&&l(y)}
question=${h.some(o)?a:""}
again=${d.picked.length>0&&d.again}/><${xe} deeds=${n} />`}function xt(t,e){return Object.entries(e).map(([n,r])=>({type:n,title:r,commands:t.filter(o=>o.type===n)})).filter(({commands:n})=>n.length>0)}function yt(t,e){return t.filter(({type:n})=>e[n]).map(n=>({command:n,words:e[n.type]}))}function he(t){return t.length===1?t[0]:void 0}function ge({tools:t,chosen:e,take:n}){return t.length<2?null:k.html`<div class="chips" role="group" aria-label=${"What"}>${t.map(({type:r,title:o})=>k.html`<button
class="chip"
data-testid="tool"
data-type=${r}
aria-pressed=${r===e}
onClick=${()=>n(r)}>${o}</button>`)}</div>`}function be({keys:t,wordsOf:e,pick:n}){return t.length?k.html`<div class="options" role="group" aria-label=${"Which"}>${t.map(r=>k.html`<button data-testid="option" onClick=${()=>n(r)}>${e(r)}</button>`)}</div>`:null}function xe({deeds:t}){let{deeds:e,state:n}=(0,ht.useTable)();return t.length?k.html`<div class="act decisions">${t.map(({command:r,words:o})=>k.html`<button
data-testid=${`say-${r.type}`}
disabled=${n.busy["at-once"]}
onClick=${()=>e.say("at-once",r)}>${o}</button>`)}<${gt.Refusal} spot="at-once" /></div>`:null}var M=c(b(),1),At=c(S(),1),Nt=c(R(),1);var Ct=c(b(),1);var Ot={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},Je=Object.keys(Ot),ye={fill:"#75726b",ink:"#ffffff"};function C(t){let{fill:e,ink:n}=Ot[t]??ye;return{"--hue":e,"--hue-ink":n}}var wt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function St(t){return wt[(t-1)%wt.length]}var Tt=c(S(),1);function L({colour:t,large:e=!1}){return Ct.html`<span
class=${e?"swatch large":"swatch"}
style=${C(t)}
title=${t?(0,Tt.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function _t({title:t,colour:e,round:n,awaited:r}){return M.html`<header>${e&&M.html`<${L} colour=${e} large />`}<h2 data-testid="whose-move">${t}</h2>${n&&M.html`<p class="round" data-testid="round">${n}</p>`}</header><p class="awaited" data-testid="awaited">${r}</p>`}function zt(t,e){let n=(t?.winners??[]).map(e);return`${(0,At.listed)(n)||"Nobody"} won`}function Et({state:t,awaiting:e,outcome:n}){return t.phase==="over"?n?.why??t.ending:e?.roll?`${(0,Nt.diceText)(e.roll)}: ${e.roll.why}.`:null}var w=c(b(),1),Yt=c(Mt(),1),Y=c(S(),1);var p=c(b(),1);function jt({zoom:t,left:e,top:n},{x:r,y:o},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+r)*a-r),top:Math.max(0,(n+o)*a-o)}}function Wt(t){return Math.exp(-t/300)}function H([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var qt=1.5,ke=2;function Rt({kind:t,frame:e,tapped:n=!1,style:r={},children:o}){let i=(0,p.useRef)(null),s=e??i,[a,l]=(0,p.useState)({zoom:1,left:0,top:0}),d=(0,p.useRef)(a);d.current=a;let u=(h,m)=>l(jt(we(s,d),m,h));(0,p.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,p.useEffect)(()=>ve(s.current,u),[]);let y=h=>{n||h.target.closest("button:enabled, [role=button]")||u(a.zoom>1?1/4:ke,U(s.current,h))};return p.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Dt}
sign="−"
name=${"Smaller"}
off=${a.zoom<=1}
click=${()=>u(1/qt,Bt(s.current))}/><${Dt}
sign="+"
name=${"Larger"}
off=${a.zoom>=4}
click=${()=>u(qt,Bt(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...r,"--zoom":a.zoom}}
ref=${s}
onDblClick=${y}><div class="zoomed">${o}</div></div></div>`}function Dt({sign:t,name:e,off:n,click:r}){return p.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${n}
onClick=${()=>!n&&r()}><span aria-hidden="true">${t}</span></button>`}function ve(t,e){if(!t)return;let n=null,r=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Wt(a.deltaY),U(t,a)))},o=a=>{n=a.touches.length===2?H(a.touches):null},s={wheel:r,touchstart:o,touchend:o,touchcancel:o,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let l=H(a.touches);t.scrollBy(n.x-l.x,n.y-l.y),e(l.apart/n.apart,U(t,{clientX:l.x,clientY:l.y})),n=l}};for(let[a,l]of Object.entries(s))t.addEventListener(a,l,{passive:!1});return()=>{for(let[a,l]of Object.entries(s))t.removeEventListener(a,l)}}function we(t,e){let{scrollLeft:n,scrollTop:r}=t.current;return{zoom:e.current.zoom,left:n,top:r}}function U(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect();return{x:e-r,y:n-o}}function Bt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var Ht="hidden";function T(t,e){return t.players.find(n=>n.seat===e)?.name??"a Monster"}function O(t){return t>0?St(t):"brown"}function Ut(t,e){return t.figures.find(n=>n.number===e)??null}function x(t,e){let n=Ut(t,e);return n?n.name===Ht?"a Monster":n.name:"somebody"}function Oe(t,e){return t.places.find(n=>n.number===e)??null}function v(t,e){return Oe(t,e)?.name??"out of play"}function A(t){return t&&t.card!==Ht?t.card:"a Canon"}function Pt(t,e){return{figures:t.figures.filter(({at:n,health:r})=>n===e&&r>0),canons:t.canons.filter(({at:n})=>n===e)}}function P(t,e){let n=t.figures.filter(r=>r.seat===e&&!r.spare);return[...n.filter(({kind:r})=>r==="sue"),...n.filter(({kind:r})=>r!=="sue")]}function I(t){return t.tasks.at(-1)??null}function It(t){let e=I(t);if(e?.place)return e.place;let n=Ut(t,e?.figure),r=t.turn?.part==="sues"?"sue":"agent",o=P(t,t.turn?.player).find(({kind:i,health:s})=>i===r&&s>0);return(n??o)?.at??null}function X({state:t,lit:e,picked:n,pick:r}){let{places:o}=t,i=It(t),s=(0,Yt.useCentred)(`[data-place="${i}"]`,i);if(!o.length)return null;let a=Math.max(...o.map(({column:u})=>u)),l=Math.max(...o.map(({row:u})=>u)),d={lit:e,picked:n,pick:r};return w.html`<${Rt} kind="locations-frame" frame=${s}><div
class="locations"
style=${{"--columns":a,"--rows":l}}
role="group"
aria-label=${"The Locations"}
data-testid="locations">${o.map(u=>w.html`<${Se} key=${u.number} place=${u} state=${t} last=${u.column===a} ...${d} />`)}</div><//>`}function Se({place:t,state:e,last:n,lit:r,picked:o,pick:i}){let s=`p${t.number}`,{figures:a,canons:l}=Pt(e,t.number);return w.html`<div
class="location"
style=${{gridColumn:t.column,gridRow:t.row}}
data-testid="location"
data-place=${t.number}
data-terrain=${t.terrain}
data-last=${n}
data-lit=${r.includes(s)}
data-picked=${o.includes(s)}><button class="location-name" disabled=${!r.includes(s)} onClick=${()=>i(s)}>${t.name}</button><div class="on-location">${a.map(d=>w.html`<${Ce} figure=${d} state=${e} lit=${r} picked=${o} pick=${i} />`)}${l.map(d=>w.html`<${Te} canon=${d} lit=${r} picked=${o} pick=${i} />`)}</div></div>`}function Ce({figure:t,state:e,lit:n,picked:r,pick:o}){let i=`f${t.number}`,s=x(e,t.number),a=t.kind==="monster"&&!t.shown?"?":(0,Y.initials)(s);return w.html`<button
class="figure"
data-testid="figure"
data-figure=${t.number}
data-kind=${t.kind}
data-lit=${n.includes(i)}
data-picked=${r.includes(i)}
style=${C(O(t.seat))}
disabled=${!n.includes(i)}
title=${`${s}, ${t.health} health`}
aria-label=${`${a}: ${s}, ${t.kind}`}
onClick=${()=>o(i)}>${a}</button>`}function Te({canon:t,lit:e,picked:n,pick:r}){let o=`c${t.number}`,i=A(t),s=i==="a Canon"?"◆":(0,Y.initials)(i);return w.html`<button
class="canon"
data-testid="canon"
data-lit=${e.includes(o)}
data-picked=${n.includes(o)}
disabled=${!e.includes(o)}
title=${i}
aria-label=${`${s}: ${i}`}
onClick=${()=>r(o)}>${s}</button>`}var N=c(b(),1),Kt=c(S(),1);var j=c(K(),1);function Vt({state:t}){return N.html`<div class="sides">${t.players.map(e=>N.html`<section
class="side"
key=${e.seat}
data-testid="player"
data-seat=${e.seat}
data-turn=${t.turn?.player===e.seat}
style=${C(O(e.seat))}><header><${L} colour=${O(e.seat)} /><h3>${e.name}</h3><p data-testid="score">${Ae(e)}</p></header>${P(t,e.seat).map(n=>N.html`<${_e} key=${n.number} figure=${n} state=${t} />`)}</section>`)}</div>`}function Ae({sues_killed:t,agents_killed:e}){return`${(0,j.tn)("{count} ’Sue","{count} ’Sues",t)}, ${(0,j.tn)("{count} Agent","{count} Agents",e)} killed`}var Ne={agent:["speed","attack","defence","stealth","observe","insanity","special"],sue:["speed","attack","defence","stealth","allure","special"]};function _e({figure:t,state:e}){let{name:n,kind:r,health:o,most:i,at:s,ability:a,waits:l,stats:d}=t,u=e.canons.filter(({held_by:m})=>m===t.number).map(A),y=l===0?"ready":l<0?"used":(0,j.tn)("ready in {count} turn","ready in {count} turns",l),h=[t.species,t.weapon?.name,t.department?.name,a.name&&`${a.name} (${y})`,...t.artefacts.map(m=>m.name??m.power),t.lust&&`lusts after ${t.lust}`,u.length>0&&`ensnared: ${u.join(", ")}`];return N.html`<details
class="card-of"
data-alive=${o>0}
data-testid="card"
data-figure=${t.number}><summary><strong>${n}</strong><span>${r==="sue"?"’Sue":"Agent"}</span><span class="where">${o>0?v(e,s):"dead"}</span><span data-testid="health">${o} of ${i}</span></summary><dl class="stats">${Ne[r].map(m=>N.html`<div><dt>${(0,Kt.spelled)(m)}</dt><dd>${d[m]}</dd></div>`)}</dl><p class="small-facts">${h.filter(Boolean).join(" · ")}</p></details>`}var Zt=c(R(),1);var V=c(K(),1),Z={laying_locations:"The Locations are laid",drawing_spots:"Lots decide where the cards lie",dealing_agents:"Agents are dealt",dealing_sues:"’Sues are dealt",laying_monsters:"Monsters are laid face down",laying_canons:"Canons are laid face down",placing:"Everybody takes a place",voting:"Who should begin?",rolling:"Who begins?"};function G(t){let{state:e}=t,n=Z[e.phase]?null:e.turn?.player;return{title:ze(t),colour:n&&O(n),round:e.round>0&&`Round ${e.round} of ${e.house.rounds}`,awaited:Et(t)??Ee(t)}}function ze({state:t,outcome:e}){if(t.phase==="over")return zt(e,r=>T(t,r));if(Z[t.phase])return Z[t.phase];if(!t.turn)return"Between turns";let n={player:T(t,t.turn.player)};return t.turn.part==="sues"?(0,V.t)("{player}’s ’Sues",n):(0,V.t)("{player}’s Agents",n)}function Ee(t){let{state:e}=t,n=(0,Zt.awaitedText)(t,o=>T(e,o)),r=I(e);return r?`${Le(e,r)} ${n}`:n}function Le(t,e){switch(e.type){case"Battle":return e.current?`Battle at ${v(t,e.place)}: ${x(t,e.current)} thrusts.`:`Battle at ${v(t,e.place)}.`;case"Act":return`${x(t,e.figure)} acts.`;case"Reward":return`${x(t,e.figure)} has points to add.`;default:return"A Canon is moved."}}var Q=c(S(),1);var Gt={Vote:"Who begins?",Move:"Move",Flee:"Flee",Attack:"Thrust",UseAbility:"Ability",UseArtefact:"Artefact",WriteChapter:"Write a chapter",MoveCanon:"Move the Canon",Look:"Look at a Canon",Ensnare:"Ensnare",Fight:"Fight here",Challenge:"Challenge the Monster",Improve:"Add a point to",Rest:"Rest",Finish:"Finish with",TurnUp:"The Monster is"};function Jt(t){return{Hold:"Let the thrust go by",EndPart:t.turn?.part==="sues"?"Done with the ’Sues":"End the turn"}}var $=t=>`f${t}`,tt=t=>`p${t}`,W=t=>`c${t}`,Me={Vote:(t,e)=>[T(t,e.first)],Move:(t,e)=>[$(e.figure),...J(t,e.path)],Flee:(t,e)=>J(t,e.path),Attack:(t,e)=>[$(e.target)],UseAbility:(t,e)=>[$(e.figure),e.department&&"of the department",e.target!==null&&$(e.target),e.stat&&(0,Q.spelled)(e.stat),e.canon!==null&&W(e.canon),...e.places.map(tt)],UseArtefact:(t,e)=>[e.artefact,$(e.target)],WriteChapter:(t,e)=>[$(e.figure),W(e.canon)],MoveCanon:(t,e)=>e.path.length?J(t,e.path):["leave it where it is"],Look:(t,e)=>[$(e.figure),W(e.canon)],Ensnare:(t,e)=>[$(e.figure),W(e.canon)],Fight:(t,e)=>[tt(e.place)],Challenge:(t,e)=>[$(e.figure)],Improve:(t,e)=>[(0,Q.spelled)(e.stat)],Rest:(t,e)=>[$(e.figure)],Finish:(t,e)=>[$(e.figure)],TurnUp:(t,e)=>[e.card]};function Qt(t){return e=>Me[e.type](t,e).filter(Boolean)}function J(t,e){let n=e.slice(0,-1).map(r=>v(t,r));return[tt(e.at(-1)),n.length>0&&`by way of ${n.join(", ")}`]}function et(t){return/^[fpc]\d+$/.test(t)}function te(t){return e=>{let n=Number(e.slice(1));return et(e)?e[0]==="f"?x(t,n):e[0]==="p"?v(t,n):A(t.canons.find(r=>r.number===n)):e}}function je({session:t}){let{state:e,legal:n}=t,r={player:e.players.map(({seat:o,name:i})=>({value:o,label:i})),figure:e.figures.map(({number:o})=>({value:o,label:x(e,o)})),place:e.places.map(({number:o,name:i})=>({value:o,label:i}))};return z.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${_t} ...${G(t)} /><${ee.DiceForm} session=${t} /><${bt}
session=${t}
tools=${xt(n,Gt)}
atOnce=${yt(n,Jt(e))}
pathOf=${Qt(e)}
onBoard=${et}
wordsOf=${te(e)}
board=${o=>z.html`<${X} state=${e} ...${o} />`}
question=${"Tap what is lit."}/></section><${Vt} state=${e} />${t.role==="referee"&&z.html`<${ne.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${r}/>`}`}function We({session:t}){return z.html`<${X} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ae=c(oe()),ie=document.createElement("style");ie.textContent=".locations{display:grid;grid-template-columns:repeat(var(--columns),minmax(84px,1fr));grid-auto-rows:minmax(84px,auto)}@media(min-width:700px){.locations{grid-template-columns:repeat(var(--columns),minmax(60px,1fr))}}.location{display:flex;flex-direction:column;gap:4px;padding:4px;border-radius:4px;border:2px solid transparent;background:color-mix(in srgb,var(--terrain, var(--sunk)) 55%,var(--card))}.location[data-terrain=city]{--terrain: #c9b8a8}.location[data-terrain=hills]{--terrain: #cdd39b}.location[data-terrain=mountain]{--terrain: #b9aca2}.location[data-terrain=forest]{--terrain: #86b27b}.location[data-terrain=valley]{--terrain: #dbe7b9}.location[data-terrain=cave]{--terrain: #a3a0a8}.location[data-terrain=plain]{--terrain: #e2dfa6}.location[data-terrain=river]{--terrain: #9cc7e6}.location[data-lit=true]{border-color:var(--accent)}.location[data-picked=true]{background:var(--accent-paper)}.location-name{min-height:0;padding:0;border:0;background:none;color:inherit;font-size:.72rem;line-height:1.25;text-align:left;width:min-content;min-width:100%}.location[data-last=true] .location-name{align-self:end;text-align:right}.location-name:disabled{opacity:1}.on-location{display:flex;flex-wrap:wrap;gap:4px;margin-top:auto}.figure,.canon{display:grid;place-items:center;width:34px;min-height:44px;padding:0;border:2px solid transparent;background:var(--hue);color:var(--hue-ink);font-size:.8rem;font-weight:700}.figure:disabled,.canon:disabled{opacity:1}.figure[data-kind=agent]{border-radius:50%}.figure[data-kind=sue]{border-radius:50% 50% 50% 4px}.figure[data-kind=monster]{border-radius:4px}.canon{width:26px;border-radius:4px;background:var(--card);border:1px solid var(--soft);color:var(--ink)}:is(.figure,.canon)[data-lit=true]{outline:3px solid var(--accent);outline-offset:1px}:is(.figure,.canon)[data-picked=true]{outline:3px solid var(--warn)}.sides{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:12px}.side{display:grid;align-content:start;border-radius:var(--radius);background:var(--card);border:1px solid var(--line);border-top:6px solid var(--hue)}.side[data-turn=true]{box-shadow:0 0 0 2px var(--accent)}.side>header{display:flex;align-items:center;gap:10px;padding:10px 14px}.side>header p{margin-left:auto;color:var(--soft);font-size:var(--small)}.card-of{padding:8px 14px;border-top:1px solid var(--line)}.card-of[data-alive=false]{color:var(--soft);filter:grayscale(1)}.card-of summary{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:4px 10px;cursor:pointer}.card-of summary>:nth-child(2){margin-right:auto}.card-of .where{color:var(--soft);font-size:var(--small)}";document.head.append(ie);(0,ae.arrived)("generation_zero",nt);