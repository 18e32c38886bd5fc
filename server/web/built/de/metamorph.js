var re=Object.create;var W=Object.defineProperty;var oe=Object.getOwnPropertyDescriptor;var ae=Object.getOwnPropertyNames;var ie=Object.getPrototypeOf,se=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},le=(t,e)=>{for(var n in e)W(t,n,{get:e[n],enumerable:!0})},ce=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of ae(e))!se.call(t,o)&&o!==n&&W(t,o,{get:()=>e[o],enumerable:!(r=oe(e,o))||r.enumerable});return t};var f=(t,e,n)=>(n=t!=null?re(ie(t)):{},ce(e||!t||!t.__esModule?W(n,"default",{value:t,enumerable:!0}):n,t));var $=h((Ne,Y)=>{Y.exports=core["view.js"]});var V=h((qe,_)=>{_.exports=core["forms/dice.js"]});var Q=h((Fe,J)=>{J.exports=core["forms/other_commands.js"]});var B=h((Ge,tt)=>{tt.exports=core["page/table.js"]});var H=h((Ie,et)=>{et.exports=core["page/refusal.js"]});var O=h((Je,pt)=>{pt.exports=core["words.js"]});var K=h((Qe,mt)=>{mt.exports=core["games/awaited.js"]});var Lt=h((fn,Et)=>{Et.exports=core["page/into_view.js"]});var Zt=h(($n,Rt)=>{Rt.exports=core["language.js"]});var te=h((Wn,Qt)=>{Qt.exports=core["parts.js"]});var X={};le(X,{Board:()=>He,Large:()=>Ke,headlineOf:()=>U});var z=f($(),1),Vt=f(V(),1),Jt=f(Q(),1);var x=f($(),1),lt=f(B(),1),ct=f(H(),1);var u=f($(),1),nt=f(B(),1),A=f(H(),1);function rt({spot:t,command:e,words:n,question:r,again:o,asked:i=null}){let{deeds:s,state:a}=(0,nt.useTable)(),[c,d]=(0,u.useState)(null);if(!e&&!r)return u.html`<${A.Refusal} spot=${t} />`;let l=()=>s.say(t,e),b=()=>{d(null),o&&o()};return e&&i&&c===n?u.html`
<${de} asked=${i} busy=${a.busy[t]} yes=${l} no=${b} />
<${A.Refusal} spot=${t} />
`:u.html`
<div class="answers">
${e?u.html`<button
class="primary"
data-testid="play"
disabled=${a.busy[t]}
onClick=${i?()=>d(n):l}
>
${n}
</button>`:u.html`<p class="hint" data-testid="question">${r}</p>`}
${o&&u.html`<button class="quiet" onClick=${o}>Neu wählen</button>`}
</div>
<${A.Refusal} spot=${t} />
`}function de({asked:t,busy:e,yes:n,no:r}){let o=(0,u.useRef)(null);return(0,u.useEffect)(()=>o.current?.focus(),[]),u.html`
<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure">
<p>${t.question}</p>
<div class="answers">
<button ref=${o} data-testid="sure-no" onClick=${r}>${t.no}</button>
<button class="grave" data-testid="sure-yes" disabled=${e} onClick=${n}>
${t.yes}
</button>
</div>
</div>
`}var at=f($(),1),ot={tool:null,picked:[]};function it(t){let[e,n]=(0,at.useState)({seq:-1,...ot}),r=e.seq===t.seq?e:ot,o=i=>n({seq:t.seq,tool:r.tool,picked:r.picked,...i});return{tool:r.tool,picked:r.picked,take:i=>o({tool:i===r.tool?null:i,picked:[]}),pick:i=>o({picked:[...r.picked,i]}),at:(i,s=r.tool)=>o({tool:s,picked:s===r.tool?[...r.picked,i]:[i]}),again:()=>o({picked:[]})}}function st(t,e,n){let o=t.map(c=>({command:c,path:e(c)})).filter(({path:c})=>n.every((d,l)=>c[l]===d)),i=o.map(({path:c})=>c[n.length]).filter(c=>c!==void 0),s=o.filter(({path:c})=>c.length===n.length),a=o.length===1&&(n.length>0||o[0].path.length===0);return{said:a?o[0].command:s[0]?.command??null,next:a?[]:[...new Set(i)]}}var fe="deed";function dt({session:t,tools:e,atOnce:n,pathOf:r,onBoard:o,wordsOf:i,board:s,question:a,askedBefore:c=()=>null}){let d=it(t),l=e.find(({type:L})=>L===d.tool)??ue(e),{said:b,next:g}=st(l?.commands??[],r,d.picked),E=[l?.title,...d.picked.map(i)].join(" · ");return x.html`
<${pe} tools=${e} chosen=${l?.type} take=${d.take} />
${s({lit:g.filter(o),picked:d.picked,pick:d.pick})}
<${me}
keys=${g.filter(L=>!o(L))}
wordsOf=${i}
pick=${d.pick}
/>
<${rt}
spot=${fe}
command=${b}
words=${E}
asked=${b&&c(b)}
question=${g.some(o)?a:""}
again=${d.picked.length>0&&d.again}
/>
<${he} deeds=${n} />
`}function ft(t,e){return Object.entries(e).map(([n,r])=>({type:n,title:r,commands:t.filter(o=>o.type===n)})).filter(({commands:n})=>n.length>0)}function ut(t,e){return t.filter(({type:n})=>e[n]).map(n=>({command:n,words:e[n.type]}))}function ue(t){return t.length===1?t[0]:void 0}function pe({tools:t,chosen:e,take:n}){return t.length<2?null:x.html`
<div class="chips" role="group" aria-label=${"Was"}>
${t.map(({type:r,title:o})=>x.html`
<button
class="chip"
data-testid="tool"
data-type=${r}
aria-pressed=${r===e}
onClick=${()=>n(r)}
>
${o}
</button>
`)}
</div>
`}function me({keys:t,wordsOf:e,pick:n}){return t.length?x.html`
<div class="options" role="group" aria-label=${"Welche"}>
${t.map(r=>x.html`<button data-testid="option" onClick=${()=>n(r)}>${e(r)}</button>`)}
</div>
`:null}function he({deeds:t}){let{deeds:e,state:n}=(0,lt.useTable)();return t.length?x.html`
<div class="act decisions">
${t.map(({command:r,words:o})=>x.html`
<button
data-testid=${`say-${r.type}`}
disabled=${n.busy["at-once"]}
onClick=${()=>e.say("at-once",r)}
>
${o}
</button>
`)}
<${ct.Refusal} spot="at-once" />
</div>
`:null}var M=f($(),1),bt=f(O(),1),wt=f(K(),1);var xt=f($(),1);var $t={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},tn=Object.keys($t),$e={fill:"#75726b",ink:"#ffffff"};function v(t){let{fill:e,ink:n}=$t[t]??$e;return{"--hue":e,"--hue-ink":n}}var ht=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function gt(t){return ht[(t-1)%ht.length]}var kt=f(O(),1);function C({colour:t,large:e=!1}){return xt.html`<span
class=${e?"swatch large":"swatch"}
style=${v(t)}
title=${t?(0,kt.named)(t):"noch keine Farbe"}
aria-hidden="true"
></span>`}function vt({title:t,colour:e,round:n,awaited:r}){return M.html`
<header>
${e&&M.html`<${C} colour=${e} large />`}
<h2 data-testid="whose-move">${t}</h2>
${n&&M.html`<p class="round" data-testid="round">${n}</p>`}
</header>
<p class="awaited" data-testid="awaited">${r}</p>
`}function yt(t,e){let n=(t?.winners??[]).map(e);return`Gewonnen: ${(0,bt.listed)(n)||"Niemand"}`}function Ot({state:t,awaiting:e,outcome:n}){return t.phase==="over"?n?.why??t.ending:e?.roll?`${(0,wt.diceText)(e.roll)}: ${e.roll.why}.`:null}function P(t,e){return t.players.find(n=>n.seat===e)??null}function p(t,e){return P(t,e)?.name??`Platz ${e}`}function w(t){return gt(t)}function D(t,e){return t.book.shapes.find(n=>n.name===e)??null}function St(t){return t.change?t.shape===t.change.target?t.shape:`${t.shape}, wird zu ${t.change.target}`:t.shape}var ge={dead:"tot",left:"hat die Karte verlassen"};function Tt(t,e){return e.gone?[ge[e.gone]??e.gone]:[e.altitude==="air"&&"fliegt",e.altitude==="high"&&"fliegt hoch",e.slow>0&&`langsam für ${e.slow}`,e.restrict>0&&`gebannt für ${e.restrict}`,e.stuck>0&&`steckt fest für ${e.stuck}`,e.poison>0&&`vergiftet für ${e.poison}`,e.hold&&`festgehalten von ${p(t,e.hold.by)}`].filter(Boolean)}var xe={L:-1,R:1};function zt(t,e){return([...e].reduce((r,o)=>r+(xe[o]??0),t)%6+6)%6}var At={CastHeal:"Heilen, 2 Mana",Land:"Landen",TakeOff:"Abheben",FlyHigh:"Hoch fliegen",FlyLow:"Sinken",MapDone:"Die Karte liegt, wie sie gespielt wird",EndTurn:"Zug beenden"},Ct={PlaceWizard:"Stell deinen Zauberer auf",Move:"Bewegen",CastMorph:"Verwandeln",CastSlow:"Verlangsamen",CastRestrict:"Bannen",CastTeleport:"Teleportieren",Attack:"Angriff",AttackArtifact:"Ein Artefakt schlagen",UseSpecial:"Besonderheit",PickUp:"Aufheben",Drop:"Ablegen",HandOver:"Übergeben",LayPart:"Einen Teil legen"},ke="aus der Karte";function Mt(t){let e={PlaceWizard:n=>[n.at,N(n.facing)],Move:n=>[n.to==="off"?ke:n.to,...we(t,n)],CastMorph:n=>[ye(t,n.shape)],CastSlow:n=>[p(t,n.target)],CastRestrict:n=>[p(t,n.target)],CastTeleport:n=>[n.to,N(n.facing)],Attack:n=>[p(t,n.target),ve(n)],AttackArtifact:n=>[n.artifact],UseSpecial:n=>[n.special,...n.target===null?[]:[p(t,n.target)]],PickUp:n=>[n.artifact],Drop:n=>[n.artifact],HandOver:n=>[n.artifact,p(t,n.target)],LayPart:n=>[`Teil ${n.part}`,`Spalte ${n.column}, ${n.half} halbe Felder näher`]};return n=>e[n.type](n)}var be=["weg von dir","nach hinten rechts","nach vorn rechts","zu dir","nach vorn links","nach hinten links"];function N(t){return`Blick ${be[t]}`}function we(t,{seat:e,steps:n,mode:r,sprint:o}){let i=P(t,e??t.turn?.player),s=[r!=="land"&&(r==="air"?"in der Luft":"schwimmend"),o&&"im Sprint"];return[N(zt(i?.facing??0,n)),s.filter(Boolean).join(", ")].filter(Boolean)}function ve({special:t,artifact:e}){return[t&&`mit ${t}`,e&&`auf ${e}`].filter(Boolean).join(", ")||"mit der Hand"}function ye(t,e){let n=D(t,e);if(!n)return e;let r=[n.land&&`${n.land} an Land`,n.water&&`${n.water} im Wasser`,n.air&&`${n.air} in der Luft`];return`${e}: ${r.filter(Boolean).join(", ")}; Angriff ${n.attack}, Gewandtheit ${n.agility}, Gesundheit ${n.health}, Unterhalt ${n.upkeep}`}function Dt(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let n=e.seat??t.turn?.player,r=p(t,n);return{question:t.house.scenario==="key"&&Oe(t,n)?`${r} verlässt die Karte mit dem Schlüssel und gewinnt.`:`${r} verlässt die Karte und scheidet aus: eine Niederlage.`,yes:"Die Karte verlassen",no:"Auf der Karte bleiben"}}function Oe(t,e){return t.artifacts.some(({kind:n,holder:r})=>n==="key"&&r===e)}function jt(t,e){return t.board.hexes.some(({name:n})=>n===e)}var k=f($(),1),Ut=f(Lt(),1),j=f(O(),1);var m=f($(),1);function Wt({zoom:t,left:e,top:n},{x:r,y:o},i){let s=Math.min(4,Math.max(1,t*i)),a=s/t;return{zoom:s,left:Math.max(0,(e+r)*a-r),top:Math.max(0,(n+o)*a-o)}}function Bt(t){return Math.exp(-t/300)}function q([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Kt=1.5,Se=2;function qt({kind:t,frame:e,tapped:n=!1,style:r={},children:o}){let i=(0,m.useRef)(null),s=e??i,[a,c]=(0,m.useState)({zoom:1,left:0,top:0}),d=(0,m.useRef)(a);d.current=a;let l=(g,E)=>c(Wt(ze(s,d),E,g));(0,m.useLayoutEffect)(()=>{(a.zoom!==1||a.left||a.top)&&s.current?.scrollTo(a)},[a]),(0,m.useEffect)(()=>Te(s.current,l),[]);let b=g=>{n||g.target.closest("button:enabled, [role=button]")||l(a.zoom>1?1/4:Se,F(s.current,g))};return m.html`
<div class="zoom">
<div class="zoom-buttons" role="group" aria-label=${"Größe des Spielbretts"}>
<${Pt}
sign="−"
name=${"Kleiner"}
off=${a.zoom<=1}
click=${()=>l(1/Kt,Nt(s.current))}
/>
<${Pt}
sign="+"
name=${"Größer"}
off=${a.zoom>=4}
click=${()=>l(Kt,Nt(s.current))}
/>
</div>
<div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"Das Spielbrett, zum Verschieben"}
tabindex="0"
data-zoom=${a.zoom.toFixed(2)}
style=${{...r,"--zoom":a.zoom}}
ref=${s}
onDblClick=${b}
>
<div class="zoomed">${o}</div>
</div>
</div>
`}function Pt({sign:t,name:e,off:n,click:r}){return m.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${n}
onClick=${()=>!n&&r()}
>
<span aria-hidden="true">${t}</span>
</button>`}function Te(t,e){if(!t)return;let n=null,r=a=>{!a.ctrlKey&&!a.metaKey||(a.preventDefault(),e(Bt(a.deltaY),F(t,a)))},o=a=>{n=a.touches.length===2?q(a.touches):null},s={wheel:r,touchstart:o,touchend:o,touchcancel:o,touchmove:a=>{if(!n||a.touches.length!==2)return;a.preventDefault();let c=q(a.touches);t.scrollBy(n.x-c.x,n.y-c.y),e(c.apart/n.apart,F(t,{clientX:c.x,clientY:c.y})),n=c}};for(let[a,c]of Object.entries(s))t.addEventListener(a,c,{passive:!1});return()=>{for(let[a,c]of Object.entries(s))t.removeEventListener(a,c)}}function ze(t,e){let{scrollLeft:n,scrollTop:r}=t.current;return{zoom:e.current.zoom,left:n,top:r}}function F(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect();return{x:e-r,y:n-o}}function Nt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var Ae=Math.sqrt(3);function y({q:t,r:e}){return{x:1.5*t,y:Ae*(e+t/2)}}function Ft(t,e=.97){let{x:n,y:r}=y(t);return Array.from({length:6},(o,i)=>{let s=i*Math.PI/3;return`${G(n+e*Math.cos(s))},${G(r+e*Math.sin(s))}`}).join(" ")}function Gt(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function It(t){let e=t.map(y),[n,r]=[Math.min(...e.map(s=>s.x)),Math.max(...e.map(s=>s.x))],[o,i]=[Math.min(...e.map(s=>s.y)),Math.max(...e.map(s=>s.y))];return[n-1.1,o-1,r-n+2.2,i-o+2].map(G)}function G(t){return Number(t.toFixed(3))}var I=f(Zt(),1);function R({state:t,lit:e,picked:n,pick:r}){let{hexes:o}=t.board,i=t.players.find(({seat:l})=>l===t.turn?.player),s=(0,Ut.useCentred)("[data-turn=true]",i?.at&&`${i.seat} ${i.at}`);if(o.length===0)return null;let a=It(o),[,,c,d]=a;return k.html`
<${qt} kind="hex-map" frame=${s} style=${{"--wide":c,"--high":d}}>
<svg viewBox=${a.join(" ")} role="group" aria-label=${"Die Karte"} data-testid="map">
${o.map(l=>k.html`<${Ce}
key=${l.name}
hex=${l}
state=${t}
lit=${e.includes(l.name)}
picked=${n.includes(l.name)}
pick=${r}
/>`)}
${t.artifacts.filter(({at:l})=>l).map(l=>k.html`<${je} one=${l} state=${t} />`)}
${t.players.filter(l=>l.at&&!l.gone).map(l=>k.html`<${De} key=${l.seat} player=${l} state=${t} />`)}
</svg>
<//>
`}function Ce({hex:t,state:e,lit:n,picked:r,pick:o}){let{x:i,y:s}=y(t),a=e.ink.some(({hexes:l})=>l.includes(t.name)),c=n?()=>o(t.name):void 0,d=l=>{l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),c?.())};return k.html`
<g
class="hex"
data-testid="hex"
data-hex=${t.name}
data-terrain=${t.terrain}
data-lit=${n}
data-picked=${r}
data-inked=${a}
role=${n?"button":void 0}
tabindex=${n?0:void 0}
aria-label=${Me(t,a)}
onClick=${c}
onKeyDown=${n?d:void 0}
>
<polygon points=${Ft(t)} />
<text x=${i} y=${s+.74}>${t.name}</text>
</g>
`}function Me({name:t,terrain:e},n){let r={name:t,terrain:(0,j.named)(e)};return n?(0,I.t)("{name}, {terrain}, von Tinte getrübt",r):(0,I.t)("{name}, {terrain}",r)}function De({player:t,state:e}){let n=e.board.hexes.find(({name:d})=>d===t.at);if(!n)return null;let{x:r,y:o}=y(n),i=Gt(t.facing),[s,a]=[.78,.3],c=[[r+s*i.x,o+s*i.y],[r+.5*i.x-a*i.y,o+.5*i.y+a*i.x],[r+.5*i.x+a*i.y,o+.5*i.y-a*i.x]];return k.html`
<g
class="counter"
style=${v(w(t.seat))}
data-testid="counter"
data-seat=${t.seat}
data-hex=${t.at}
data-facing=${t.facing}
data-altitude=${t.altitude}
data-turn=${e.turn?.player===t.seat}
>
<polygon
points=${c.map(d=>d.map(l=>l.toFixed(3)).join(",")).join(" ")}
/>
<circle cx=${r} cy=${o} r="0.52" />
<text x=${r} y=${o+.17}>${(0,j.initials)(t.name)}</text>
</g>
`}function je({one:t,state:e}){let n=e.board.hexes.find(({name:i})=>i===t.at);if(!n)return null;let{x:r,y:o}=y(n);return k.html`
<g class="artifact" data-testid="artifact" data-kind=${t.kind}>
<rect
x=${r-.3}
y=${o-.3}
width="0.6"
height="0.6"
transform=${`rotate(45 ${r} ${o})`}
/>
<title>${t.name}</title>
</g>
`}var Xt=f(O(),1),Yt=f(K(),1);var Z={dealing:"Die Teile der Karte werden gezogen",rolling:"Wer fängt an?",laying:"Die Karte wird gelegt",placing:"Die Zauberer nehmen ihre Plätze ein"};function U(t){let{state:e}=t,n=Z[e.phase]?null:e.turn?.player;return{title:Ee(t),colour:n&&w(n),round:e.round>0&&`Runde ${e.round}`,awaited:Ot(t)??Le(t)}}function Ee({state:t,outcome:e}){return t.phase==="over"?yt(e,n=>p(t,n)):Z[t.phase]?Z[t.phase]:t.turn?`${p(t,t.turn.player)} ist am Zug`:"Zwischen den Zügen"}function Le(t){let{state:e,legal:n}=t;return e.turn&&n.length>0?We(e.turn):(0,Yt.awaitedText)(t,r=>p(e,r))}function We(t){let e=[!t.moved&&"eine Bewegung",!t.cast&&"ein Zauber",!t.special&&"eine Besonderheit",!t.fought&&"ein Angriff"].filter(Boolean);return e.length?`In diesem Zug noch möglich: ${(0,Xt.listed)(e)}.`:"Alles ist getan."}var T=f($(),1);function _t({state:t}){return T.html`
<div class="creatures wizards">
${t.players.map(e=>T.html`<${Be} key=${e.seat} player=${e} state=${t} />`)}
</div>
`}function Be({player:t,state:e}){let{seat:n,name:r,health:o,mana:i}=t,s=D(e,t.shape),a=e.artifacts.filter(({holder:d})=>d===n).map(d=>d.name),c=[t.school,...Tt(e,t),...a.map(d=>`hält ${d}`)];return T.html`
<article
class="creature"
data-testid="player"
data-seat=${n}
data-alive=${!t.gone}
data-moving=${e.turn?.player===n}
style=${v(w(n))}
>
<header>
<${C} colour=${w(n)} />
<h3>${r}</h3>
<p class="hit-points">
<strong data-testid="health">${o}</strong><span>Gesundheit</span>
</p>
</header>
<dl class="stats">
<div>
<dt>Gestalt</dt>
<dd data-testid="shape">${St(t)}</dd>
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
`}function He({session:t}){let{state:e,legal:n}=t,r=e.players.map(({seat:o,name:i})=>({value:o,label:i}));return z.html`
<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}>
<${vt} ...${U(t)} />
<${Vt.DiceForm} session=${t} />
<${dt}
session=${t}
tools=${ft(n,Ct)}
atOnce=${ut(n,At)}
pathOf=${Mt(e)}
onBoard=${o=>jt(e,o)}
wordsOf=${o=>o}
board=${o=>z.html`<${R} state=${e} ...${o} />`}
question=${"Welches Feld?"}
askedBefore=${o=>Dt(e,o)}
/>
</section>
<${_t} state=${e} />
${t.role==="referee"&&z.html`<${Jt.OtherCommands}
commands=${t.overrides??[]}
title=${"Wort der Spielleitung"}
names=${{player:r,target:r}}
/>`}
`}function Ke({session:t}){return z.html`<${R} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var ee=f(te()),ne=document.createElement("style");ne.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(72vh * var(--zoom))}@media(max-width:760px){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.28px;fill:#00000073;text-anchor:middle;pointer-events:none}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}";document.head.append(ne);(0,ee.arrived)("metamorph",X);