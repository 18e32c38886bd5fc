var it=Object.create;var G=Object.defineProperty;var st=Object.getOwnPropertyDescriptor;var lt=Object.getOwnPropertyNames;var ct=Object.getPrototypeOf,dt=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ft=(e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},ut=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of lt(t))!dt.call(e,o)&&o!==n&&G(e,o,{get:()=>t[o],enumerable:!(r=st(t,o))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?it(ct(e)):{},ut(t||!e||!e.__esModule?G(n,"default",{value:e,enumerable:!0}):n,e));var $=h((qt,Y)=>{Y.exports=core["view.js"]});var J=h((Zt,Q)=>{Q.exports=core["forms/dice.js"]});var te=h((It,ee)=>{ee.exports=core["forms/other_commands.js"]});var K=h((Ut,ne)=>{ne.exports=core["page/table.js"]});var L=h((_t,re)=>{re.exports=core["page/refusal.js"]});var S=h((nn,he)=>{he.exports=core["words.js"]});var j=h((rn,$e)=>{$e.exports=core["games/awaited.js"]});var R=h((un,Te)=>{Te.exports=core["language.js"]});var Le=h((bn,Ke)=>{Ke.exports=core["page/into_view.js"]});var rt=h((Fn,nt)=>{nt.exports=core["parts.js"]});var X={};ft(X,{Board:()=>Nt,Large:()=>Pt,headlineOf:()=>V});var M=f($(),1),et=f(J(),1),tt=f(te(),1);var b=f($(),1),de=f(K(),1),fe=f(L(),1);var u=f($(),1),oe=f(K(),1),C=f(L(),1);function ae({spot:e,command:t,words:n,question:r,again:o,asked:i=null}){let{deeds:s,state:a}=(0,oe.useTable)(),[c,d]=(0,u.useState)(null);if(!t&&!r)return u.html`<${C.Refusal} spot=${e} />`;let l=()=>s.say(e,t),w=()=>{d(null),o&&o()};return t&&i&&c===n?u.html`
<${pt} asked=${i} busy=${a.busy[e]} yes=${l} no=${w} />
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
`}function pt({asked:e,busy:t,yes:n,no:r}){let o=(0,u.useRef)(null);return(0,u.useEffect)(()=>o.current?.focus(),[]),u.html`
<div class="sure" role="alertdialog" aria-label=${e.question} data-testid="sure">
<p>${e.question}</p>
<div class="answers">
<button ref=${o} data-testid="sure-no" onClick=${r}>${e.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${t} onClick=${n}>
${e.yes}
</button>
</div>
</div>
`}var se=f($(),1),ie={tool:null,picked:[]};function le(e){let[t,n]=(0,se.useState)({seq:-1,...ie}),r=t.seq===e.seq?t:ie,o=i=>n({seq:e.seq,tool:r.tool,picked:r.picked,...i});return{tool:r.tool,picked:r.picked,take:i=>o({tool:i===r.tool?null:i,picked:[]}),pick:i=>o({picked:[...r.picked,i]}),at:(i,s=r.tool)=>o({tool:s,picked:s===r.tool?[...r.picked,i]:[i]}),again:()=>o({picked:[]})}}function ce(e,t,n){let o=e.map(c=>({command:c,path:t(c)})).filter(({path:c})=>n.every((d,l)=>c[l]===d)),i=o.map(({path:c})=>c[n.length]).filter(c=>c!==void 0),s=o.filter(({path:c})=>c.length===n.length),a=o.length===1&&(n.length>0||o[0].path.length===0);return{said:a?o[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var mt="deed";function ue({session:e,tools:t,atOnce:n,pathOf:r,onBoard:o,wordsOf:i,board:s,question:a,askedBefore:c=()=>null}){let d=le(e),l=t.find(({type:W})=>W===d.tool)??ht(t),{said:w,next:x}=ce(l?.commands??[],r,d.picked),H=[l?.title,...d.picked.map(i)].join(" · ");return b.html`
<${$t} tools=${t} chosen=${l?.type} take=${d.take} />
${s({lit:x.filter(o),picked:d.picked,pick:d.pick})}
<${gt}
keys=${x.filter(W=>!o(W))}
wordsOf=${i}
pick=${d.pick}
/>
<${ae}
spot=${mt}
command=${w}
words=${H}
asked=${w&&c(w)}
question=${x.some(o)?a:""}
again=${d.picked.length>0&&d.again}
/>
<${xt} deeds=${n} />
`}function pe(e,t){return Object.entries(t).map(([n,r])=>({type:n,title:r,commands:e.filter(o=>o.type===n)})).filter(({commands:n})=>n.length>0)}function me(e,t){return e.filter(({type:n})=>t[n]).map(n=>({command:n,words:t[n.type]}))}function ht(e){return e.length===1?e[0]:void 0}function $t({tools:e,chosen:t,take:n}){return e.length<2?null:b.html`
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
`}function gt({keys:e,wordsOf:t,pick:n}){return e.length?b.html`
<div class="options" role="group" aria-label=${"Welche"}>
${e.map(r=>b.html`<button data-testid="option" onClick=${()=>n(r)}>${t(r)}</button>`)}
</div>
`:null}function xt({deeds:e}){let{deeds:t,state:n}=(0,de.useTable)();return e.length?b.html`
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
<${fe.Refusal} spot="at-once" />
</div>
`:null}var B=f($(),1),ye=f(S(),1),ve=f(j(),1);var ke=f($(),1);var xe={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},on=Object.keys(xe),bt={fill:"#75726b",ink:"#ffffff"};function v(e){let{fill:t,ink:n}=xe[e]??bt;return{"--hue":t,"--hue-ink":n}}var ge=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function be(e){return ge[(e-1)%ge.length]}var we=f(S(),1);function z({colour:e,large:t=!1}){return ke.html`<span
class=${t?"swatch large":"swatch"}
style=${v(e)}
title=${e?(0,we.named)(e):"noch keine Farbe"}
aria-hidden="true"
></span>`}function Oe({title:e,colour:t,round:n,awaited:r}){return B.html`
<header>
${t&&B.html`<${z} colour=${t} large />`}
<h2 data-testid="whose-move">${e}</h2>
${n&&B.html`<p class="round" data-testid="round">${n}</p>`}
</header>
<p class="awaited" data-testid="awaited">${r}</p>
`}function Se(e,t){let n=(e?.winners??[]).map(t);return`Gewonnen: ${(0,ye.listed)(n)||"Niemand"}`}function Ae({state:e,awaiting:t,outcome:n}){return e.phase==="over"?n?.why??e.ending:t?.roll?`${(0,ve.diceText)(t.roll)}: ${t.roll.why}.`:null}var kt={Allosaurus:"Allosaurus","Amorphous Blob":"Amorpher Blob",Anaconda:"Anakonda",Ankylosaurus:"Ankylosaurus",Aquatic:"Wassertier",Barracuda:"Barrakuda",Bear:"Bär",Bite:"Biss",Blob:"Blob",Breathe:"Atem",Camel:"Kamel",Centaur:"Zentaur",Charge:"Ansturm",Cheetah:"Gepard",Claws:"Klauen",Climb:"Klettern",Constrict:"Würgen",Crocodile:"Krokodil",Dog:"Hund",Dolphin:"Delfin",Dragon:"Drache",Eel:"Aal",Elephant:"Elefant",Emu:"Emu",Flame:"Flamme",Font:"Quelle",Frog:"Frosch",Giant:"Riese","Giant Clam":"Riesenmuschel","Giant Spider":"Riesenspinne","Giant Squid":"Riesenkalmar",Gorilla:"Gorilla",Griffin:"Greif",Hands:"Hände",Health:"Gesundheit",Hippopotamus:"Nilpferd",Horse:"Pferd",Hug:"Umklammern",Huge:"Riesig",Human:"Mensch","Human shape":"Menschengestalt",Ink:"Tinte",Key:"Schlüssel",Large:"Groß",Magical:"Magisch",Mammal:"Säugetier","Mana Font":"Mana-Quelle",Medium:"Mittel",Move:"Bewegen",Nobody:"Niemand",Poison:"Gift",Reptilian:"Reptil",Rest:"Rast",Small:"Klein",Spells:"Zauber",Sprint:"Sprint",Survival:"Überleben",Teleport:"Teleportieren","The Key":"Der Schlüssel",Track:"Spüren",Trap:"Falle","Very Large":"Sehr groß",Web:"Netz",Zap:"Stromschlag",away:"weg von dir",bite:"Biss",dealing:"Teile ziehen",dropped:"fallen gelassen",fall:"Sturz",farm:"Hof",flies:"fliegt",flying:"fliegend",font:"Quelle",forest:"Wald",goes:"geht",heal:"Heilen",health:"Gesundheit",key:"Schlüssel",laying:"Karte legen",mana:"Mana",map:"Karte",morph:"Verwandeln",mountain:"Berg",near:"zu dir",nobody:"niemand",once:"einmal",over:"vorbei",placing:"Aufstellen",plain:"Ebene",playing:"Spiel",poison:"Gift",rest:"Rast",restrict:"Bannen",rolling:"Würfeln",shape:"Gestalt",slow:"Verlangsamen",stays:"bleibt",struck:"traf",swamp:"Sumpf",swimming:"schwimmend",swims:"schwimmt",target:"Ziel",teleport:"Teleportieren","the fall":"der Sturz","the start":"Beginn",turns:"dreht sich",twice:"zweimal",water:"Wasser"};function g(e){return kt[e]??e}var Me=f(R(),1);function N(e,t){return e.players.find(n=>n.seat===t)??null}function p(e,t){return N(e,t)?.name??`Platz ${t}`}function y(e){return be(e)}function D(e,t){return e.book.shapes.find(n=>n.name===t)??null}function Ce(e){let t=g(e.shape);return!e.change||e.shape===e.change.target?t:`${t}, wird zu ${g(e.change.target)}`}var wt={dead:"tot",left:"hat die Karte verlassen"};function ze(e,t){return t.gone?[wt[t.gone]??t.gone]:[t.altitude==="air"&&"fliegt",t.altitude==="high"&&"fliegt hoch",t.slow>0&&`verlangsamt: ${E(t.slow)}`,t.restrict>0&&`gebannt: ${E(t.restrict)}`,t.stuck>0&&`steckt fest: ${E(t.stuck)}`,t.poison>0&&`vergiftet: ${E(t.poison)}`,t.hold&&`festgehalten von ${p(e,t.hold.by)}`].filter(Boolean)}function E(e){return(0,Me.tn)("{count} Zug","{count} Züge",e)}var yt={L:-1,R:1};function Be(e,t){return([...t].reduce((r,o)=>r+(yt[o]??0),e)%6+6)%6}var Ee={CastHeal:"Heilen, 2 Mana",Land:"Landen",TakeOff:"Abheben",FlyHigh:"Hoch fliegen",FlyLow:"Sinken",MapDone:"Die Karte liegt, wie sie gespielt wird",EndTurn:"Zug beenden"},De={PlaceWizard:"Stell deinen Zauberer auf",Move:"Bewegen",CastMorph:"Verwandeln",CastSlow:"Verlangsamen",CastRestrict:"Bannen",CastTeleport:"Teleportieren",Attack:"Angriff",AttackArtifact:"Ein Artefakt schlagen",UseSpecial:"Besonderheit",PickUp:"Aufheben",Drop:"Ablegen",HandOver:"Übergeben",LayPart:"Einen Teil legen"},vt="aus der Karte";function He(e){let t={PlaceWizard:n=>[n.at,P(n.facing)],Move:n=>[n.to==="off"?vt:n.to,...St(e,n)],CastMorph:n=>[Tt(e,n.shape)],CastSlow:n=>[p(e,n.target)],CastRestrict:n=>[p(e,n.target)],CastTeleport:n=>[n.to,P(n.facing)],Attack:n=>[p(e,n.target),At(n)],AttackArtifact:n=>[n.artifact],UseSpecial:n=>[g(n.special),...n.target===null?[]:[p(e,n.target)]],PickUp:n=>[n.artifact],Drop:n=>[n.artifact],HandOver:n=>[n.artifact,p(e,n.target)],LayPart:n=>[`Teil ${n.part}`,`Spalte ${n.column}, ${n.half} halbe Felder näher`]};return n=>t[n.type](n)}var Ot=["weg von dir","nach hinten rechts","nach vorn rechts","zu dir","nach vorn links","nach hinten links"];function P(e){return`Blick ${Ot[e]}`}function St(e,{seat:t,steps:n,mode:r,sprint:o}){let i=N(e,t??e.turn?.player),s=[r!=="land"&&(r==="air"?"in der Luft":"schwimmend"),o&&"im Sprint"];return[P(Be(i?.facing??0,n)),s.filter(Boolean).join(", ")].filter(Boolean)}function At({special:e,artifact:t}){return[e&&`mit ${g(e)}`,t&&`auf ${t}`].filter(Boolean).join(", ")||"mit der Hand"}function Tt(e,t){let n=D(e,t);if(!n)return g(t);let r=[n.land&&`${n.land} an Land`,n.water&&`${n.water} im Wasser`,n.air&&`${n.air} in der Luft`];return`${g(t)}: ${r.filter(Boolean).join(", ")}; Angriff ${n.attack}, Gewandtheit ${n.agility}, Gesundheit ${n.health}, Unterhalt ${n.upkeep}`}function We(e,t){if(t?.type!=="Move"||t.to!=="off")return null;let n=t.seat??e.turn?.player,r=p(e,n);return{question:e.house.scenario==="key"&&Mt(e,n)?`${r} verlässt die Karte mit dem Schlüssel und gewinnt.`:`${r} verlässt die Karte und scheidet aus: eine Niederlage.`,yes:"Die Karte verlassen",no:"Auf der Karte bleiben"}}function Mt(e,t){return e.artifacts.some(({kind:n,holder:r})=>n==="key"&&r===t)}function Ge(e,t){return e.board.hexes.some(({name:n})=>n===t)}var k=f($(),1),Ve=f(Le(),1),Xe=f(S(),1);var m=f($(),1);function je({zoom:e,left:t,top:n},{x:r,y:o},i){let s=Math.min(4,Math.max(1,e*i)),a=s/e;return{zoom:s,left:Math.max(0,(t+r)*a-r),top:Math.max(0,(n+o)*a-o)}}function Re(e){return Math.exp(-e/300)}function F([e,t]){return{apart:Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY),x:(e.clientX+t.clientX)/2,y:(e.clientY+t.clientY)/2}}var Pe=1.5,Ct=2;function Ze({kind:e,frame:t,tapped:n=!1,style:r={},children:o}){let i=(0,m.useRef)(null),s=t??i,[a,c]=(0,m.useState)({zoom:1,left:0,top:0}),d=(0,m.useRef)(a);d.current=a;let l=(x,H)=>c(je(Bt(s,d),H,x));(0,m.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,m.useEffect)(()=>zt(s.current,l),[]);let w=x=>{n||x.target.closest("button:enabled, [role=button]")||l(a.zoom>1?1/4:Ct,q(s.current,x))};return m.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}>
<${Fe}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>l(1/Pe,qe(s.current))}
/>
<${Fe}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>l(Pe,qe(s.current))}
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
`}function Fe({sign:e,name:t,off:n,click:r}){return m.html`<button
class="quiet"
aria-label=${t}
aria-disabled=${n}
onClick=${()=>!n&&r()}
>
<span aria-hidden="true">${e}</span>
</button>`}function zt(e,t){if(!e)return;let n=null,r=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),t(Re(a.deltaY),q(e,a)))},o=a=>{n=a.touches.length===2?F(a.touches):null},s={wheel:r,touchstart:o,touchend:o,touchcancel:o,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let c=F(a.touches);e.scrollBy(n.x-c.x,n.y-c.y),t(c.apart/n.apart,q(e,{clientX:c.x,clientY:c.y})),n=c}};for(let[a,c]of Object.entries(s))e.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))e.removeEventListener(a,c)}}function Bt(e,t){let{scrollLeft:n,scrollTop:r}=e.current;return{zoom:t.current.zoom,left:n,top:r}}function q(e,{clientX:t,clientY:n}){let{left:r,top:o}=e.getBoundingClientRect();return{x:t-r,y:n-o}}function qe(e){return{x:e.clientWidth/2,y:e.clientHeight/2}}var Et=Math.sqrt(3);function O({q:e,r:t}){return{x:1.5*e,y:Et*(t+e/2)}}function Ie(e,t=.97){let{x:n,y:r}=O(e);return Array.from({length:6},(o,i)=>{let s=i*Math.PI/3;return`${Z(n+t*Math.cos(s))},${Z(r+t*Math.sin(s))}`}).join(" ")}function Ue(e){let t=e*Math.PI/3-Math.PI/2;return{x:Math.cos(t),y:Math.sin(t)}}function _e(e){let t=e.map(O),[n,r]=[Math.min(...t.map(s=>s.x)),Math.max(...t.map(s=>s.x))],[o,i]=[Math.min(...t.map(s=>s.y)),Math.max(...t.map(s=>s.y))];return[n-1.1,o-1,r-n+2.2,i-o+2].map(Z)}function Z(e){return Number(e.toFixed(3))}var I=f(R(),1);function U({state:e,lit:t,picked:n,pick:r}){let{hexes:o}=e.board,i=e.players.find(({seat:l})=>l===e.turn?.player),s=(0,Ve.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(o.length===0)return null;let a=_e(o),[,,c,d]=a;return k.html`
<${Ze} kind="hex-map" frame=${s} style=${{"--wide":c,"--high":d}}>
<svg viewBox=${a.join(" ")} role="group" aria-label=${"Die Karte"} data-testid="map">
${o.map(l=>k.html`<${Dt}
key=${l.name}
hex=${l}
state=${e}
lit=${t.includes(l.name)}
picked=${n.includes(l.name)}
pick=${r}
/>`)}
${e.artifacts.filter(({at:l})=>l).map(l=>k.html`<${Gt} one=${l} state=${e} />`)}
${e.players.filter(l=>l.at&&!l.gone).map(l=>k.html`<${Wt} key=${l.seat} player=${l} state=${e} />`)}
</svg>
<//>
`}function Dt({hex:e,state:t,lit:n,picked:r,pick:o}){let{x:i,y:s}=O(e),a=t.ink.some(({hexes:l})=>l.includes(e.name)),c=n?()=>o(e.name):void 0,d=l=>{l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),c?.())};return k.html`
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
aria-label=${Ht(e,a)}
onClick=${c}
onKeyDown=${n?d:void 0}
>
<polygon points=${Ie(e)} />
<text x=${i} y=${s+.74}>${e.name}</text>
</g>
`}function Ht({name:e,terrain:t},n){let r={name:e,terrain:g(t)};return n?(0,I.t)("{name}, {terrain}, von Tinte getrübt",r):(0,I.t)("{name}, {terrain}",r)}function Wt({player:e,state:t}){let n=t.board.hexes.find(({name:d})=>d===e.at);if(!n)return null;let{x:r,y:o}=O(n),i=Ue(e.facing),[s,a]=[.78,.3],c=[[r+s*i.x,o+s*i.y],[r+.5*i.x-a*i.y,o+.5*i.y+a*i.x],[r+.5*i.x+a*i.y,o+.5*i.y-a*i.x]];return k.html`
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
<text x=${r} y=${o+.17}>${(0,Xe.initials)(e.name)}</text>
</g>
`}function Gt({one:e,state:t}){let n=t.board.hexes.find(({name:i})=>i===e.at);if(!n)return null;let{x:r,y:o}=O(n);return k.html`
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
`}var Ye=f(S(),1),Qe=f(j(),1);var _={dealing:"Die Teile der Karte werden gezogen",rolling:"Wer fängt an?",laying:"Die Karte wird gelegt",placing:"Die Zauberer nehmen ihre Plätze ein"};function V(e){let{state:t}=e,n=_[t.phase]?null:t.turn?.player;return{title:Kt(e),colour:n&&y(n),round:t.round>0&&`Runde ${t.round}`,awaited:Ae(e)??Lt(e)}}function Kt({state:e,outcome:t}){return e.phase==="over"?Se(t,n=>p(e,n)):_[e.phase]?_[e.phase]:e.turn?`${p(e,e.turn.player)} ist am Zug`:"Zwischen den Zügen"}function Lt(e){let{state:t,legal:n}=e;return t.turn&&n.length>0?jt(t.turn):(0,Qe.awaitedText)(e,r=>p(t,r))}function jt(e){let t=[!e.moved&&"eine Bewegung",!e.cast&&"ein Zauber",!e.special&&"eine Besonderheit",!e.fought&&"ein Angriff"].filter(Boolean);return t.length?`In diesem Zug noch möglich: ${(0,Ye.listed)(t)}.`:"Alles ist getan."}var T=f($(),1);function Je({state:e}){return T.html`
<div class="creatures wizards">
${e.players.map(t=>T.html`<${Rt} key=${t.seat} player=${t} state=${e} />`)}
</div>
`}function Rt({player:e,state:t}){let{seat:n,name:r,health:o,mana:i}=e,s=D(t,e.shape),a=t.artifacts.filter(({holder:d})=>d===n).map(d=>d.name),c=[e.school,...ze(t,e),...a.map(d=>`hält ${d}`)];return T.html`
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
<dd data-testid="shape">${Ce(e)}</dd>
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
`}function Nt({session:e}){let{state:t,legal:n}=e,r=t.players.map(({seat:o,name:i})=>({value:o,label:i}));return M.html`
<section class="now" data-testid="now" data-phase=${t.phase} data-seq=${e.seq}>
<${Oe} ...${V(e)} />
<${et.DiceForm} session=${e} />
<${ue}
session=${e}
tools=${pe(n,De)}
atOnce=${me(n,Ee)}
pathOf=${He(t)}
onBoard=${o=>Ge(t,o)}
wordsOf=${o=>o}
board=${o=>M.html`<${U} state=${t} ...${o} />`}
question=${"Welches Feld?"}
askedBefore=${o=>We(t,o)}
/>
</section>
<${Je} state=${t} />
${e.role==="referee"&&M.html`<${tt.OtherCommands}
commands=${e.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{player:r,target:r}}
/>`}
`}function Pt({session:e}){return M.html`<${U} state=${e.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ot=f(rt()),at=document.createElement("style");at.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}.sure{display:grid;gap:10px;padding:12px;border:1px solid var(--bad);border-radius:var(--radius-small)}.sure p{font-weight:600;text-wrap:pretty}";document.head.append(at);(0,ot.arrived)("metamorph",X);