var ot=Object.create;var W=Object.defineProperty;var at=Object.getOwnPropertyDescriptor;var it=Object.getOwnPropertyNames;var st=Object.getPrototypeOf,lt=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ct=(e,t)=>{for(var n in t)W(e,n,{get:t[n],enumerable:!0})},dt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of it(t))!lt.call(e,o)&&o!==n&&W(e,o,{get:()=>t[o],enumerable:!(r=at(t,o))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?ot(st(e)):{},dt(t||!e||!e.__esModule?W(n,"default",{value:e,enumerable:!0}):n,e));var $=h((Pt,V)=>{V.exports=core["view.js"]});var Y=h((Ft,X)=>{X.exports=core["forms/dice.js"]});var J=h((qt,Q)=>{Q.exports=core["forms/other_commands.js"]});var G=h((Zt,ee)=>{ee.exports=core["page/table.js"]});var K=h((It,te)=>{te.exports=core["page/refusal.js"]});var S=h((en,pe)=>{pe.exports=core["words.js"]});var L=h((tn,me)=>{me.exports=core["games/awaited.js"]});var He=h(($n,De)=>{De.exports=core["page/into_view.js"]});var Ie=h((wn,Ze)=>{Ze.exports=core["language.js"]});var tt=h((Nn,et)=>{et.exports=core["parts.js"]});var _={};ct(_,{Board:()=>jt,Large:()=>Rt,headlineOf:()=>U});var M=f($(),1),Qe=f(Y(),1),Je=f(J(),1);var b=f($(),1),le=f(G(),1),ce=f(K(),1);var u=f($(),1),ne=f(G(),1),C=f(K(),1);function re({spot:e,command:t,words:n,question:r,again:o,asked:i=null}){let{deeds:s,state:a}=(0,ne.useTable)(),[c,d]=(0,u.useState)(null);if(!t&&!r)return u.html`<${C.Refusal} spot=${e} />`;let l=()=>s.say(e,t),w=()=>{d(null),o&&o()};return t&&i&&c===n?u.html`
<${ft} asked=${i} busy=${a.busy[e]} yes=${l} no=${w} />
<${C.Refusal} spot=${e} />
`:u.html`
<div class="answers">
${t?u.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[e]}
onClick=${i?()=>d(n):l}
>
${n}
</button>`:u.html`<p class="hint" data-testid="question">${r}</p>`}
${o&&u.html`<button class="quiet" onClick=${o}>Neu wählen</button>`}
</div>
<${C.Refusal} spot=${e} />
`}function ft({asked:e,busy:t,yes:n,no:r}){let o=(0,u.useRef)(null);return(0,u.useEffect)(()=>o.current?.focus(),[]),u.html`
<div class="sure" role="alertdialog" aria-label=${e.question} data-testid="sure">
<p>${e.question}</p>
<div class="answers">
<button ref=${o} data-testid="sure-no" onClick=${r}>${e.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${t} onClick=${n}>
${e.yes}
</button>
</div>
</div>
`}var ae=f($(),1),oe={tool:null,picked:[]};function ie(e){let[t,n]=(0,ae.useState)({seq:-1,...oe}),r=t.seq===e.seq?t:oe,o=i=>n({seq:e.seq,tool:r.tool,picked:r.picked,...i});return{tool:r.tool,picked:r.picked,take:i=>o({tool:i===r.tool?null:i,picked:[]}),pick:i=>o({picked:[...r.picked,i]}),at:(i,s=r.tool)=>o({tool:s,picked:s===r.tool?[...r.picked,i]:[i]}),again:()=>o({picked:[]})}}function se(e,t,n){let o=e.map(c=>({command:c,path:t(c)})).filter(({path:c})=>n.every((d,l)=>c[l]===d)),i=o.map(({path:c})=>c[n.length]).filter(c=>c!==void 0),s=o.filter(({path:c})=>c.length===n.length),a=o.length===1&&(n.length>0||o[0].path.length===0);return{said:a?o[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var ut="deed";function de({session:e,tools:t,atOnce:n,pathOf:r,onBoard:o,wordsOf:i,board:s,question:a,askedBefore:c=()=>null}){let d=ie(e),l=t.find(({type:H})=>H===d.tool)??pt(t),{said:w,next:x}=se(l?.commands??[],r,d.picked),D=[l?.title,...d.picked.map(i)].join(" · ");return b.html`
<${mt} tools=${t} chosen=${l?.type} take=${d.take} />
${s({lit:x.filter(o),picked:d.picked,pick:d.pick})}
<${ht}
keys=${x.filter(H=>!o(H))}
wordsOf=${i}
pick=${d.pick}
/>
<${re}
spot=${ut}
command=${w}
words=${D}
asked=${w&&c(w)}
question=${x.some(o)?a:""}
again=${d.picked.length>0&&d.again}
/>
<${$t} deeds=${n} />
`}function fe(e,t){return Object.entries(t).map(([n,r])=>({type:n,title:r,commands:e.filter(o=>o.type===n)})).filter(({commands:n})=>n.length>0)}function ue(e,t){return e.filter(({type:n})=>t[n]).map(n=>({command:n,words:t[n.type]}))}function pt(e){return e.length===1?e[0]:void 0}function mt({tools:e,chosen:t,take:n}){return e.length<2?null:b.html`
<div class="chips" role="group" aria-label=${"Was"}>
${e.map(({type:r,title:o})=>b.html`
<button
class="chip"
data-testid="tool"
data-type=${r}
aria-pressed=${r===t}
onClick=${()=>n(r)}
>
${o}
</button>
`)}
</div>
`}function ht({keys:e,wordsOf:t,pick:n}){return e.length?b.html`
<div class="options" role="group" aria-label=${"Welche"}>
${e.map(r=>b.html`<button data-testid="option" onClick=${()=>n(r)}>${t(r)}</button>`)}
</div>
`:null}function $t({deeds:e}){let{deeds:t,state:n}=(0,le.useTable)();return e.length?b.html`
<div class="act decisions">
${e.map(({command:r,words:o})=>b.html`
<button
data-testid=${`say-${r.type}`}
disabled=${n.busy["at-once"]}
onClick=${()=>t.say("at-once",r)}
>
${o}
</button>
`)}
<${ce.Refusal} spot="at-once" />
</div>
`:null}var B=f($(),1),ke=f(S(),1),we=f(L(),1);var xe=f($(),1);var $e={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},nn=Object.keys($e),gt={fill:"#75726b",ink:"#ffffff"};function v(e){let{fill:t,ink:n}=$e[e]??gt;return{"--hue":t,"--hue-ink":n}}var he=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function ge(e){return he[(e-1)%he.length]}var be=f(S(),1);function z({colour:e,large:t=!1}){return xe.html`<span
class=${t?"swatch large":"swatch"}
style=${v(e)}
title=${e?(0,be.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}function ye({title:e,colour:t,round:n,awaited:r}){return B.html`
<header>
${t&&B.html`<${z} colour=${t} large />`}
<h2 data-testid="whose-move">${e}</h2>
${n&&B.html`<p class="round" data-testid="round">${n}</p>`}
</header>
<p class="awaited" data-testid="awaited">${r}</p>
`}function ve(e,t){let n=(e?.winners??[]).map(t);return`Gewonnen: ${(0,ke.listed)(n)||"Niemand"}`}function Oe({state:e,awaiting:t,outcome:n}){return e.phase==="over"?n?.why??e.ending:t?.roll?`${(0,we.diceText)(t.roll)}: ${t.roll.why}.`:null}var xt={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function g(e){return xt[e]??e}function j(e,t){return e.players.find(n=>n.seat===t)??null}function p(e,t){return j(e,t)?.name??`Platz ${t}`}function y(e){return ge(e)}function E(e,t){return e.book.shapes.find(n=>n.name===t)??null}function Se(e){let t=g(e.shape);return!e.change||e.shape===e.change.target?t:`${t}, wird zu ${g(e.change.target)}`}var bt={dead:"tot",left:"hat die Karte verlassen"};function Ae(e,t){return t.gone?[bt[t.gone]??t.gone]:[t.altitude==="air"&&"fliegt",t.altitude==="high"&&"fliegt hoch",t.slow>0&&`langsam für ${t.slow}`,t.restrict>0&&`gebannt für ${t.restrict}`,t.stuck>0&&`steckt fest für ${t.stuck}`,t.poison>0&&`vergiftet für ${t.poison}`,t.hold&&`festgehalten von ${p(e,t.hold.by)}`].filter(Boolean)}var kt={L:-1,R:1};function Te(e,t){return([...t].reduce((r,o)=>r+(kt[o]??0),e)%6+6)%6}var Me={CastHeal:"Heilen, 2 Mana",Land:"Landen",TakeOff:"Abheben",FlyHigh:"Hoch fliegen",FlyLow:"Sinken",MapDone:"Die Karte liegt, wie sie gespielt wird",EndTurn:"Zug beenden"},Ce={PlaceWizard:"Stell deinen Zauberer auf",Move:"Bewegen",CastMorph:"Verwandeln",CastSlow:"Verlangsamen",CastRestrict:"Bannen",CastTeleport:"Teleportieren",Attack:"Angriff",AttackArtifact:"Ein Artefakt schlagen",UseSpecial:"Besonderheit",PickUp:"Aufheben",Drop:"Ablegen",HandOver:"Übergeben",LayPart:"Einen Teil legen"},wt="aus der Karte";function ze(e){let t={PlaceWizard:n=>[n.at,R(n.facing)],Move:n=>[n.to==="off"?wt:n.to,...vt(e,n)],CastMorph:n=>[St(e,n.shape)],CastSlow:n=>[p(e,n.target)],CastRestrict:n=>[p(e,n.target)],CastTeleport:n=>[n.to,R(n.facing)],Attack:n=>[p(e,n.target),Ot(n)],AttackArtifact:n=>[n.artifact],UseSpecial:n=>[g(n.special),...n.target===null?[]:[p(e,n.target)]],PickUp:n=>[n.artifact],Drop:n=>[n.artifact],HandOver:n=>[n.artifact,p(e,n.target)],LayPart:n=>[`Teil ${n.part}`,`Spalte ${n.column}, ${n.half} halbe Felder näher`]};return n=>t[n.type](n)}var yt=["weg von dir","nach hinten rechts","nach vorn rechts","zu dir","nach vorn links","nach hinten links"];function R(e){return`Blick ${yt[e]}`}function vt(e,{seat:t,steps:n,mode:r,sprint:o}){let i=j(e,t??e.turn?.player),s=[r!=="land"&&(r==="air"?"in der Luft":"schwimmend"),o&&"im Sprint"];return[R(Te(i?.facing??0,n)),s.filter(Boolean).join(", ")].filter(Boolean)}function Ot({special:e,artifact:t}){return[e&&`mit ${g(e)}`,t&&`auf ${t}`].filter(Boolean).join(", ")||"mit der Hand"}function St(e,t){let n=E(e,t);if(!n)return g(t);let r=[n.land&&`${n.land} an Land`,n.water&&`${n.water} im Wasser`,n.air&&`${n.air} in der Luft`];return`${g(t)}: ${r.filter(Boolean).join(", ")}; Angriff ${n.attack}, Gewandtheit ${n.agility}, Gesundheit ${n.health}, Unterhalt ${n.upkeep}`}function Be(e,t){if(t?.type!=="Move"||t.to!=="off")return null;let n=t.seat??e.turn?.player,r=p(e,n);return{question:e.house.scenario==="key"&&At(e,n)?`${r} verlässt die Karte mit dem Schlüssel und gewinnt.`:`${r} verlässt die Karte und scheidet aus: eine Niederlage.`,yes:"Die Karte verlassen",no:"Auf der Karte bleiben"}}function At(e,t){return e.artifacts.some(({kind:n,holder:r})=>n==="key"&&r===t)}function Ee(e,t){return e.board.hexes.some(({name:n})=>n===t)}var k=f($(),1),Ue=f(He(),1),_e=f(S(),1);var m=f($(),1);function We({zoom:e,left:t,top:n},{x:r,y:o},i){let s=Math.min(4,Math.max(1,e*i)),a=s/e;return{zoom:s,left:Math.max(0,(t+r)*a-r),top:Math.max(0,(n+o)*a-o)}}function Ge(e){return Math.exp(-e/300)}function N([e,t]){return{apart:Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY),x:(e.clientX+t.clientX)/2,y:(e.clientY+t.clientY)/2}}var Le=1.5,Tt=2;function Ne({kind:e,frame:t,tapped:n=!1,style:r={},children:o}){let i=(0,m.useRef)(null),s=t??i,[a,c]=(0,m.useState)({zoom:1,left:0,top:0}),d=(0,m.useRef)(a);d.current=a;let l=(x,D)=>c(We(Ct(s,d),D,x));(0,m.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,m.useEffect)(()=>Mt(s.current,l),[]);let w=x=>{n||x.target.closest("button:enabled, [role=button]")||l(a.zoom>1?1/4:Tt,P(s.current,x))};return m.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}>
<${je}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>l(1/Le,Re(s.current))}
/>
<${je}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>l(Le,Re(s.current))}
/>
</div>
<div
class=${`zoom-frame ${e}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...r,"--zoom":a.zoom}}
ref=${s}
onDblClick=${w}
>
<div class="zoomed">${o}</div>
</div>
</div>
`}function je({sign:e,name:t,off:n,click:r}){return m.html`<button
class="quiet"
aria-label=${t}
aria-disabled=${n}
onClick=${()=>!n&&r()}
>
<span aria-hidden="true">${e}</span>
</button>`}function Mt(e,t){if(!e)return;let n=null,r=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),t(Ge(a.deltaY),P(e,a)))},o=a=>{n=a.touches.length===2?N(a.touches):null},s={wheel:r,touchstart:o,touchend:o,touchcancel:o,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let c=N(a.touches);e.scrollBy(n.x-c.x,n.y-c.y),t(c.apart/n.apart,P(e,{clientX:c.x,clientY:c.y})),n=c}};for(let[a,c]of Object.entries(s))e.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))e.removeEventListener(a,c)}}function Ct(e,t){let{scrollLeft:n,scrollTop:r}=e.current;return{zoom:t.current.zoom,left:n,top:r}}function P(e,{clientX:t,clientY:n}){let{left:r,top:o}=e.getBoundingClientRect();return{x:t-r,y:n-o}}function Re(e){return{x:e.clientWidth/2,y:e.clientHeight/2}}var zt=Math.sqrt(3);function O({q:e,r:t}){return{x:1.5*e,y:zt*(t+e/2)}}function Pe(e,t=.97){let{x:n,y:r}=O(e);return Array.from({length:6},(o,i)=>{let s=i*Math.PI/3;return`${F(n+t*Math.cos(s))},${F(r+t*Math.sin(s))}`}).join(" ")}function Fe(e){let t=e*Math.PI/3-Math.PI/2;return{x:Math.cos(t),y:Math.sin(t)}}function qe(e){let t=e.map(O),[n,r]=[Math.min(...t.map(s=>s.x)),Math.max(...t.map(s=>s.x))],[o,i]=[Math.min(...t.map(s=>s.y)),Math.max(...t.map(s=>s.y))];return[n-1.1,o-1,r-n+2.2,i-o+2].map(F)}function F(e){return Number(e.toFixed(3))}var q=f(Ie(),1);function Z({state:e,lit:t,picked:n,pick:r}){let{hexes:o}=e.board,i=e.players.find(({seat:l})=>l===e.turn?.player),s=(0,Ue.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(o.length===0)return null;let a=qe(o),[,,c,d]=a;return k.html`
<${Ne} kind="hex-map" frame=${s} style=${{"--wide":c,"--high":d}}>
<svg viewBox=${a.join(" ")} role="group" aria-label=${"Die Karte"} data-testid="map">
${o.map(l=>k.html`<${Bt}
key=${l.name}
hex=${l}
state=${e}
lit=${t.includes(l.name)}
picked=${n.includes(l.name)}
pick=${r}
/>`)}
${e.artifacts.filter(({at:l})=>l).map(l=>k.html`<${Ht} one=${l} state=${e} />`)}
${e.players.filter(l=>l.at&&!l.gone).map(l=>k.html`<${Dt} key=${l.seat} player=${l} state=${e} />`)}
</svg>
<//>
`}function Bt({hex:e,state:t,lit:n,picked:r,pick:o}){let{x:i,y:s}=O(e),a=t.ink.some(({hexes:l})=>l.includes(e.name)),c=n?()=>o(e.name):void 0,d=l=>{l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),c?.())};return k.html`
<g
class="hex"
data-testid="hex"
data-hex=${e.name}
data-terrain=${e.terrain}
data-lit=${n}
data-picked=${r}
data-inked=${a}
role=${n?"button":void 0}
tabindex=${n?0:void 0}
aria-label=${Et(e,a)}
onClick=${c}
onKeyDown=${n?d:void 0}
>
<polygon points=${Pe(e)} />
<text x=${i} y=${s+.74}>${e.name}</text>
</g>
`}function Et({name:e,terrain:t},n){let r={name:e,terrain:g(t)};return n?(0,q.t)("{name}, {terrain}, von Tinte getrübt",r):(0,q.t)("{name}, {terrain}",r)}function Dt({player:e,state:t}){let n=t.board.hexes.find(({name:d})=>d===e.at);if(!n)return null;let{x:r,y:o}=O(n),i=Fe(e.facing),[s,a]=[.78,.3],c=[[r+s*i.x,o+s*i.y],[r+.5*i.x-a*i.y,o+.5*i.y+a*i.x],[r+.5*i.x+a*i.y,o+.5*i.y-a*i.x]];return k.html`
<g
class="counter"
style=${v(y(e.seat))}
data-testid="counter"
data-seat=${e.seat}
data-hex=${e.at}
data-facing=${e.facing}
data-altitude=${e.altitude}
data-turn=${t.turn?.player===e.seat}
>
<polygon
points=${c.map(d=>d.map(l=>l.toFixed(3)).join(",")).join(" ")}
/>
<circle cx=${r} cy=${o} r="0.52" />
<text x=${r} y=${o+.17}>${(0,_e.initials)(e.name)}</text>
</g>
`}function Ht({one:e,state:t}){let n=t.board.hexes.find(({name:i})=>i===e.at);if(!n)return null;let{x:r,y:o}=O(n);return k.html`
<g class="artifact" data-testid="artifact" data-kind=${e.kind}>
<rect
x=${r-.3}
y=${o-.3}
width="0.6"
height="0.6"
transform=${`rotate(45 ${r} ${o})`}
/>
<title>${e.name}</title>
</g>
`}var Ve=f(S(),1),Xe=f(L(),1);var I={dealing:"Die Teile der Karte werden gezogen",rolling:"Wer fängt an?",laying:"Die Karte wird gelegt",placing:"Die Zauberer nehmen ihre Plätze ein"};function U(e){let{state:t}=e,n=I[t.phase]?null:t.turn?.player;return{title:Wt(e),colour:n&&y(n),round:t.round>0&&`Runde ${t.round}`,awaited:Oe(e)??Gt(e)}}function Wt({state:e,outcome:t}){return e.phase==="over"?ve(t,n=>p(e,n)):I[e.phase]?I[e.phase]:e.turn?`${p(e,e.turn.player)} ist am Zug`:"Zwischen den Zügen"}function Gt(e){let{state:t,legal:n}=e;return t.turn&&n.length>0?Kt(t.turn):(0,Xe.awaitedText)(e,r=>p(t,r))}function Kt(e){let t=[!e.moved&&"eine Bewegung",!e.cast&&"ein Zauber",!e.special&&"eine Besonderheit",!e.fought&&"ein Angriff"].filter(Boolean);return t.length?`In diesem Zug noch möglich: ${(0,Ve.listed)(t)}.`:"Alles ist getan."}var T=f($(),1);function Ye({state:e}){return T.html`
<div class="creatures wizards">
${e.players.map(t=>T.html`<${Lt} key=${t.seat} player=${t} state=${e} />`)}
</div>
`}function Lt({player:e,state:t}){let{seat:n,name:r,health:o,mana:i}=e,s=E(t,e.shape),a=t.artifacts.filter(({holder:d})=>d===n).map(d=>d.name),c=[e.school,...Ae(t,e),...a.map(d=>`hält ${d}`)];return T.html`
<article
class="creature"
data-testid="player"
data-seat=${n}
data-alive=${!e.gone}
data-moving=${t.turn?.player===n}
style=${v(y(n))}
>
<header>
<${z} colour=${y(n)} />
<h3>${r}</h3>
<p class="hit-points">
<strong data-testid="health">${o}</strong><span>Gesundheit</span>
</p>
</header>
<dl class="stats">
<div>
<dt>Gestalt</dt>
<dd data-testid="shape">${Se(e)}</dd>
</div>
<div>
<dt>Mana</dt>
<dd data-testid="mana">${i}</dd>
</div>
${s&&T.html`
<div>
<dt>Angriff</dt>
<dd>${s.attack}</dd>
</div>
<div>
<dt>Gewandtheit</dt>
<dd>${s.agility}</dd>
</div>
<div>
<dt>Panzer</dt>
<dd>${s.armour}</dd>
</div>
<div>
<dt>Tempo</dt>
<dd>${s.land} / ${s.water} / ${s.air}</dd>
</div>
`}
</dl>
<p class="small-facts">${c.filter(Boolean).join(" · ")}</p>
</article>
`}function jt({session:e}){let{state:t,legal:n}=e,r=t.players.map(({seat:o,name:i})=>({value:o,label:i}));return M.html`
<section class="now" data-testid="now" data-phase=${t.phase} data-seq=${e.seq}>
<${ye} ...${U(e)} />
<${Qe.DiceForm} session=${e} />
<${de}
session=${e}
tools=${fe(n,Ce)}
atOnce=${ue(n,Me)}
pathOf=${ze(t)}
onBoard=${o=>Ee(t,o)}
wordsOf=${o=>o}
board=${o=>M.html`<${Z} state=${t} ...${o} />`}
question=${"Welches Feld?"}
askedBefore=${o=>Be(t,o)}
/>
</section>
<${Ye} state=${t} />
${e.role==="referee"&&M.html`<${Je.OtherCommands}
commands=${e.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{player:r,target:r}}
/>`}
`}function Rt({session:e}){return M.html`<${Z} state=${e.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var nt=f(tt()),rt=document.createElement("style");rt.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}";document.head.append(rt);(0,nt.arrived)("metamorph",_);