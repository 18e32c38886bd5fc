var fe=Object.create;var q=Object.defineProperty;var ue=Object.getOwnPropertyDescriptor;var pe=Object.getOwnPropertyNames;var me=Object.getPrototypeOf,he=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},$e=(t,e)=>{for(var o in e)q(t,o,{get:e[o],enumerable:!0})},xe=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of pe(e))!he.call(t,r)&&r!==o&&q(t,r,{get:()=>e[r],enumerable:!(n=ue(e,r))||n.enumerable});return t};var f=(t,e,o)=>(o=t!=null?fe(me(t)):{},xe(e||!t||!t.__esModule?q(o,"default",{value:t,enumerable:!0}):o,t));var $=h((Ge,V)=>{V.exports=core["view.js"]});var et=h((Ze,tt)=>{tt.exports=core["forms/dice.js"]});var nt=h((Je,ot)=>{ot.exports=core["forms/other_commands.js"]});var N=h((Qe,rt)=>{rt.exports=core["page/table.js"]});var B=h((Ve,at)=>{at.exports=core["page/refusal.js"]});var C=h((so,xt)=>{xt.exports=core["words.js"]});var R=h((co,gt)=>{gt.exports=core["games/awaited.js"]});var I=h((xo,zt)=>{zt.exports=core["language.js"]});var Rt=h((Oo,Bt)=>{Bt.exports=core["page/into_view.js"]});var ie=h((Yo,ae)=>{ae.exports=core["parts.js"]});var Q={};$e(Q,{Board:()=>_e,Large:()=>Xe,headlineOf:()=>J});var A=f($(),1),ne=f(et(),1),re=f(nt(),1);var k=f($(),1),ut=f(N(),1),pt=f(B(),1);var u=f($(),1),it=f(N(),1),E=f(B(),1);function st({spot:t,command:e,words:o,question:n,again:r,asked:a=null}){let{deeds:s,state:i}=(0,it.useTable)(),[c,d]=(0,u.useState)(null);if(!e&&!n)return u.html`<${E.Refusal} spot=${t} />`;let l=()=>s.say(t,e),v=()=>{d(null),r&&r()};return e&&a&&c===o?u.html`<${ge} asked=${a} busy=${i.busy[t]} yes=${l} no=${v} /><${E.Refusal} spot=${t} />`:u.html`<div class="answers">${e?u.html`<button
class="primary"
data-testid="play"
disabled=${i.busy[t]}
onClick=${a?()=>d(o):l}>${o}</button>`:u.html`<p class="hint" data-testid="question">${n}</p>`}${r&&u.html`<button class="quiet" onClick=${r}>Choose again</button>`}</div><${E.Refusal} spot=${t} />`}function ge({asked:t,busy:e,yes:o,no:n}){let r=(0,u.useRef)(null);return(0,u.useEffect)(()=>r.current?.focus(),[]),u.html`<div class="sure" role="alertdialog" aria-label=${t.question} data-testid="sure"><p>${t.question}</p><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}var lt=f($(),1),ct={tool:null,picked:[]};function dt(t){let[e,o]=(0,lt.useState)({seq:-1,...ct}),n=e.seq===t.seq?e:ct,r=a=>o({seq:t.seq,tool:n.tool,picked:n.picked,...a});return{tool:n.tool,picked:n.picked,take:a=>r({tool:a===n.tool?null:a,picked:[]}),pick:a=>r({picked:[...n.picked,a]}),at:(a,s=n.tool)=>r({tool:s,picked:s===n.tool?[...n.picked,a]:[a]}),along:(a,s)=>r({tool:s,picked:a}),again:()=>r({picked:[]})}}function L(t,e,o){let r=t.map(c=>({command:c,path:e(c)})).filter(({path:c})=>o.every((d,l)=>c[l]===d)),a=r.map(({path:c})=>c[o.length]).filter(c=>c!==void 0),s=r.filter(({path:c})=>c.length===o.length),i=r.length===1&&(o.length>0||r[0].path.length===0);return{said:i?r[0].command:s[0]?.command??null,next:i?[]:[...new Set(a)]}}function ft(t,e,o,n){let r=o.findLastIndex(n);if(r<0||L(t,e,o).next.some(n))return{kept:[],keys:[]};let a=o.slice(0,r);return{kept:a,keys:L(t,e,a).next.filter(n)}}var ke="deed";function mt({session:t,tools:e,atOnce:o,pathOf:n,onBoard:r,wordsOf:a,board:s,question:i,askedBefore:c=()=>null}){let d=dt(t),l=e.find(({type:y})=>y===d.tool)??be(e),v=l?.commands??[],{said:g,next:T}=L(v,n,d.picked),H=ft(v,n,d.picked,r),le=y=>H.keys.includes(y)?d.along([...H.kept,y],d.tool):d.pick(y),de=[l?.title,...d.picked.map(a)].join(" · ");return k.html`<${ye} tools=${e} chosen=${l?.type} take=${d.take} />${s({lit:[...T.filter(r),...H.keys],picked:d.picked,pick:le})}<div class="foot-of-game"><${we}
keys=${T.filter(y=>!r(y))}
wordsOf=${a}
pick=${d.pick}/><${st}
spot=${ke}
command=${g}
words=${de}
asked=${g&&c(g)}
question=${T.some(r)?i:""}
again=${d.picked.length>0&&d.again}/><${ve} deeds=${o} /></div>`}function ht(t,e){return Object.entries(e).map(([o,n])=>({type:o,title:n,commands:t.filter(r=>r.type===o)})).filter(({commands:o})=>o.length>0)}function $t(t,e){return t.filter(({type:o})=>e[o]).map(o=>({command:o,words:e[o.type]}))}function be(t){return t.length===1?t[0]:void 0}function ye({tools:t,chosen:e,take:o}){return t.length<2?null:k.html`<div class="chips" role="group" aria-label=${"What"}>${t.map(({type:n,title:r})=>k.html`<button
class="chip"
data-testid="tool"
data-type=${n}
aria-pressed=${n===e}
onClick=${()=>o(n)}>${r}</button>`)}</div>`}function we({keys:t,wordsOf:e,pick:o}){return t.length?k.html`<div class="options" role="group" aria-label=${"Which"}>${t.map(n=>k.html`<button data-testid="option" onClick=${()=>o(n)}>${e(n)}</button>`)}</div>`:null}function ve({deeds:t}){let{deeds:e,state:o}=(0,ut.useTable)();return t.length?k.html`<div class="act decisions">${t.map(({command:n,words:r})=>k.html`<button
data-testid=${`say-${n.type}`}
disabled=${o.busy["at-once"]}
onClick=${()=>e.say("at-once",n)}>${r}</button>`)}<${pt.Refusal} spot="at-once" /></div>`:null}var W=f($(),1),Ot=f(C(),1),St=f(R(),1);var wt=f($(),1);var bt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},lo=Object.keys(bt),Oe={fill:"#75726b",ink:"#ffffff"};function O(t){let{fill:e,ink:o}=bt[t]??Oe;return{"--hue":e,"--hue-ink":o}}var kt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function yt(t){return kt[(t-1)%kt.length]}var vt=f(C(),1);function j({colour:t,large:e=!1}){return wt.html`<span
class=${e?"swatch large":"swatch"}
style=${O(t)}
title=${t?(0,vt.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function Tt({title:t,colour:e,round:o,awaited:n}){return W.html`<header>${e&&W.html`<${j} colour=${e} large />`}<h2 data-testid="whose-move">${t}</h2>${o&&W.html`<p class="round" data-testid="round">${o}</p>`}</header><p class="awaited" data-testid="awaited">${n}</p>`}function Ct(t,e){let o=(t?.winners??[]).map(e);return`${(0,Ot.listed)(o)||"Nobody"} won`}function Mt({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,St.diceText)(e.roll)}: ${e.roll.why}.`:null}var Se={};function x(t){return Se[t]??t}var At=f(I(),1);function F(t,e){return t.players.find(o=>o.seat===e)??null}function p(t,e){return F(t,e)?.name??`Seat ${e}`}function w(t){return yt(t)}function D(t,e){return t.book.shapes.find(o=>o.name===e)??null}function Et(t){let e=x(t.shape);return!t.change||t.shape===t.change.target?e:`${e}, becoming ${x(t.change.target)}`}function Lt({gone:t,health:e}){return t?0:e}var Te={dead:"dead",left:"left the map"};function jt(t,e){return e.gone?[Te[e.gone]??e.gone]:[e.altitude==="air"&&"flying",e.altitude==="high"&&"flying high",e.slow>0&&`slowed: ${P(e.slow)}`,e.restrict>0&&`restricted: ${P(e.restrict)}`,e.stuck>0&&`stuck: ${P(e.stuck)}`,e.poison>0&&`poisoned: ${P(e.poison)}`,e.hold&&`held by ${p(t,e.hold.by)}`].filter(Boolean)}function P(t){return(0,At.tn)("{count} turn","{count} turns",t)}var Ce={L:-1,R:1};function Wt(t,e){return([...e].reduce((n,r)=>n+(Ce[r]??0),t)%6+6)%6}var Pt={CastHeal:"Heal, 2 mana",Land:"Land",TakeOff:"Take off",FlyHigh:"Fly high",FlyLow:"Come down",MapDone:"The map lies as it is to be played on",EndTurn:"End the turn"},Dt={PlaceWizard:"Place your wizard",Move:"Move",CastMorph:"Morph",CastSlow:"Slow",CastRestrict:"Restrict",CastTeleport:"Teleport",Attack:"Attack",AttackArtifact:"Strike an artifact",UseSpecial:"Special",PickUp:"Pick up",Drop:"Put down",HandOver:"Hand over",LayPart:"Lay a part"},Me="off the map";function Ht(t){let e={PlaceWizard:o=>[o.at,K(o.facing)],Move:o=>[o.to==="off"?Me:o.to,...Ae(t,o)],CastMorph:o=>[Le(t,o.shape)],CastSlow:o=>[p(t,o.target)],CastRestrict:o=>[p(t,o.target)],CastTeleport:o=>[o.to,K(o.facing)],Attack:o=>[p(t,o.target),Ee(o)],AttackArtifact:o=>[o.artifact],UseSpecial:o=>[x(o.special),...o.target===null?[]:[p(t,o.target)]],PickUp:o=>[o.artifact],Drop:o=>[o.artifact],HandOver:o=>[o.artifact,p(t,o.target)],LayPart:o=>[`Part ${o.part}`,`column ${o.column}, ${o.half} half hexes nearer`]};return o=>e[o.type](o)}var ze=["away","away and right","near and right","near","near and left","away and left"];function K(t){return`facing ${ze[t]}`}function Ae(t,{seat:e,steps:o,mode:n,sprint:r}){let a=F(t,e??t.turn?.player),s=[n!=="land"&&(n==="air"?"by air":"swimming"),r&&"at a sprint"];return[K(Wt(a?.facing??0,o)),s.filter(Boolean).join(", ")].filter(Boolean)}function Ee({special:t,artifact:e}){return[t&&`with ${x(t)}`,e&&`at the ${e}`].filter(Boolean).join(", ")||"by hand"}function Le(t,e){let o=D(t,e);if(!o)return x(e);let n=[o.land&&`${o.land} on land`,o.water&&`${o.water} in water`,o.air&&`${o.air} in air`];return`${x(e)}: ${n.filter(Boolean).join(", ")}; attack ${o.attack}, agility ${o.agility}, health ${o.health}, upkeep ${o.upkeep}`}function qt(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let o=e.seat??t.turn?.player,n=p(t,o);return{question:t.house.scenario==="key"&&je(t,o)?`${n} leaves the map with the Key, and wins.`:`${n} leaves the map and is out of the game: a defeat.`,yes:"Step off the map",no:"Stay on the map"}}function je(t,e){return t.artifacts.some(({kind:o,holder:n})=>o==="key"&&n===e)}function Nt(t,e){return t.board.hexes.some(({name:o})=>o===e)}var b=f($(),1),Qt=f(Rt(),1),Vt=f(C(),1);var m=f($(),1);function It({zoom:t,left:e,top:o},{x:n,y:r},a){let s=Math.min(4,Math.max(1,t*a)),i=s/t;return{zoom:s,left:Math.max(0,(e+n)*i-n),top:Math.max(0,(o+r)*i-r)}}function Ft(t){return Math.exp(-t/300)}function U([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Ut=1.5,We=2;function Yt({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let a=(0,m.useRef)(null),s=e??a,[i,c]=(0,m.useState)({zoom:1,left:0,top:0}),d=(0,m.useRef)(i);d.current=i;let l=(g,T)=>c(It(De(s,d),T,g));(0,m.useLayoutEffect)(()=>{(i.zoom!==1||i.left||i.top)&&s.current?.scrollTo(i)},[i]),(0,m.useEffect)(()=>Pe(s.current,l),[]);let v=g=>{o||g.target.closest("button:enabled, [role=button]")||l(i.zoom>1?1/4:We,_(s.current,g))};return m.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${_t}
sign="−"
name=${"Smaller"}
off=${i.zoom<=1}
click=${()=>l(1/Ut,Xt(s.current))}/><${_t}
sign="+"
name=${"Larger"}
off=${i.zoom>=4}
click=${()=>l(Ut,Xt(s.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${i.zoom.toFixed(2)}
style=${{...n,"--zoom":i.zoom}}
ref=${s}
onDblClick=${v}><div class="zoomed">${r}</div></div></div>`}function _t({sign:t,name:e,off:o,click:n}){return m.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}><span aria-hidden="true">${t}</span></button>`}function Pe(t,e){if(!t)return;let o=null,n=i=>{!i.ctrlKey&&!i.metaKey||(i.preventDefault(),e(Ft(i.deltaY),_(t,i)))},r=i=>{o=i.touches.length===2?U(i.touches):null},s={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:i=>{if(!o||i.touches.length!==2)return;i.preventDefault();let c=U(i.touches);t.scrollBy(o.x-c.x,o.y-c.y),e(c.apart/o.apart,_(t,{clientX:c.x,clientY:c.y})),o=c}};for(let[i,c]of Object.entries(s))t.addEventListener(i,c,{passive:!1});return()=>{for(let[i,c]of Object.entries(s))t.removeEventListener(i,c)}}function De(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function _(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function Xt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var He=Math.sqrt(3);function S({q:t,r:e}){return{x:1.5*t,y:He*(e+t/2)}}function Gt(t,e=.97){let{x:o,y:n}=S(t);return Array.from({length:6},(r,a)=>{let s=a*Math.PI/3;return`${X(o+e*Math.cos(s))},${X(n+e*Math.sin(s))}`}).join(" ")}function Zt(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function Jt(t){let e=t.map(S),[o,n]=[Math.min(...e.map(s=>s.x)),Math.max(...e.map(s=>s.x))],[r,a]=[Math.min(...e.map(s=>s.y)),Math.max(...e.map(s=>s.y))];return[o-1.1,r-1,n-o+2.2,a-r+2].map(X)}function X(t){return Number(t.toFixed(3))}var Y=f(I(),1);function G({state:t,lit:e,picked:o,pick:n}){let{hexes:r}=t.board,a=t.players.find(({seat:l})=>l===t.turn?.player),s=(0,Qt.useCentred)("[data-turn=true]",a?.at&&`${a.seat} ${a.at}`);if(r.length===0)return null;let i=Jt(r),[,,c,d]=i;return b.html`<${Yt} kind="hex-map" frame=${s} style=${{"--wide":c,"--high":d}}><svg viewBox=${i.join(" ")} role="group" aria-label=${"The map"} data-testid="map">${r.map(l=>b.html`<${qe}
key=${l.name}
hex=${l}
state=${t}
lit=${e.includes(l.name)}
picked=${o.includes(l.name)}
pick=${n}/>`)}${t.artifacts.filter(({at:l})=>l).map(l=>b.html`<${Re} one=${l} state=${t} />`)}${t.players.filter(l=>l.at&&!l.gone).map(l=>b.html`<${Be} key=${l.seat} player=${l} state=${t} />`)}</svg><//>`}function qe({hex:t,state:e,lit:o,picked:n,pick:r}){let{x:a,y:s}=S(t),i=e.ink.some(({hexes:l})=>l.includes(t.name)),c=o?()=>r(t.name):void 0,d=l=>{l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),c?.())};return b.html`<g
class="hex"
data-testid="hex"
data-hex=${t.name}
data-terrain=${t.terrain}
data-lit=${o}
data-picked=${n}
data-inked=${i}
role=${o?"button":void 0}
tabindex=${o?0:void 0}
aria-label=${Ne(t,i)}
onClick=${c}
onKeyDown=${o?d:void 0}><polygon points=${Gt(t)} /><text x=${a} y=${s+.78}>${t.name}</text></g>`}function Ne({name:t,terrain:e},o){let n={name:t,terrain:x(e)};return o?(0,Y.t)("{name}, {terrain}, clouded by ink",n):(0,Y.t)("{name}, {terrain}",n)}function Be({player:t,state:e}){let o=e.board.hexes.find(({name:d})=>d===t.at);if(!o)return null;let{x:n,y:r}=S(o),a=Zt(t.facing),[s,i]=[.78,.3],c=[[n+s*a.x,r+s*a.y],[n+.5*a.x-i*a.y,r+.5*a.y+i*a.x],[n+.5*a.x+i*a.y,r+.5*a.y-i*a.x]];return b.html`<g
class="counter"
style=${O(w(t.seat))}
data-testid="counter"
data-seat=${t.seat}
data-hex=${t.at}
data-facing=${t.facing}
data-altitude=${t.altitude}
data-turn=${e.turn?.player===t.seat}><polygon
points=${c.map(d=>d.map(l=>l.toFixed(3)).join(",")).join(" ")}/><circle cx=${n} cy=${r} r="0.52" /><text x=${n} y=${r+.17}>${(0,Vt.initials)(t.name)}</text></g>`}function Re({one:t,state:e}){let o=e.board.hexes.find(({name:a})=>a===t.at);if(!o)return null;let{x:n,y:r}=S(o);return b.html`<g class="artifact" data-testid="artifact" data-kind=${t.kind}><rect
x=${n-.3}
y=${r-.3}
width="0.6"
height="0.6"
transform=${`rotate(45 ${n} ${r})`}/><title>${t.name}</title></g>`}var te=f(C(),1),ee=f(R(),1);var Z={dealing:"The parts of the map are drawn",rolling:"Who goes first?",laying:"The map is laid",placing:"The wizards take their places"};function J(t){let{state:e}=t,o=Z[e.phase]?null:e.turn?.player;return{title:Ie(t),colour:o&&w(o),round:e.round>0&&`Round ${e.round}`,awaited:Mt(t)??Fe(t)}}function Ie({state:t,outcome:e}){return t.phase==="over"?Ct(e,o=>p(t,o)):Z[t.phase]?Z[t.phase]:t.turn?`${p(t,t.turn.player)}’s turn`:"Between turns"}function Fe(t){let{state:e,legal:o}=t;return e.turn&&o.length>0?Ke(e.turn):(0,ee.awaitedText)(t,n=>p(e,n))}function Ke(t){let e=[!t.moved&&"a move",!t.cast&&"a spell",!t.special&&"a special",!t.fought&&"an attack"].filter(Boolean);return e.length?`Left for this turn: ${(0,te.listed)(e)}, where possible.`:"All is done."}var z=f($(),1);function oe({state:t}){return z.html`<div class="creatures wizards">${t.players.map(e=>z.html`<${Ue} key=${e.seat} player=${e} state=${t} />`)}</div>`}function Ue({player:t,state:e}){let{seat:o,name:n,mana:r}=t,a=D(e,t.shape),s=e.artifacts.filter(({holder:c})=>c===o).map(c=>c.name),i=[t.school,...jt(e,t),...s.map(c=>`holds the ${c}`)];return z.html`<article
class="creature"
data-testid="player"
data-seat=${o}
data-alive=${!t.gone}
data-moving=${e.turn?.player===o}
style=${O(w(o))}><header><${j} colour=${w(o)} /><h3>${n}</h3><p class="hit-points"><strong data-testid="health">${Lt(t)}</strong><span>health</span></p></header><dl class="stats"><div><dt>Shape</dt><dd data-testid="shape">${Et(t)}</dd></div><div><dt>Mana</dt><dd data-testid="mana">${r}</dd></div>${a&&z.html`<div><dt>Attack</dt><dd>${a.attack}</dd></div><div><dt>Agility</dt><dd>${a.agility}</dd></div><div><dt>Armour</dt><dd>${a.armour}</dd></div><div><dt>Speed</dt><dd>${a.land} / ${a.water} / ${a.air}</dd></div>`}</dl><p class="small-facts">${i.filter(Boolean).join(" · ")}</p></article>`}function _e({session:t}){let{state:e,legal:o}=t,n=e.players.map(({seat:r,name:a})=>({value:r,label:a}));return A.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${Tt} ...${J(t)} /><${ne.DiceForm} session=${t} /><${mt}
session=${t}
tools=${ht(o,Dt)}
atOnce=${$t(o,Pt)}
pathOf=${Ht(e)}
onBoard=${r=>Nt(e,r)}
wordsOf=${r=>r}
board=${r=>A.html`<${G} state=${e} ...${r} />`}
question=${"Which hex?"}
askedBefore=${r=>qt(e,r)}/></section><${oe} state=${e} />${t.role==="referee"&&A.html`<${re.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:n,target:n}}/>`}`}function Xe({session:t}){return A.html`<${G} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var se=f(ie()),ce=document.createElement("style");ce.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(min(72vh,var(--board-height)) * var(--zoom))}@media(max-width:1120px),(pointer:coarse){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.42px;fill:#000000b8;text-anchor:middle;pointer-events:none}.hex[data-inked=true] text{fill:#ffffffd9}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}.sure{display:grid;gap:10px;padding:12px;border:1px solid var(--bad);border-radius:var(--radius-small)}.sure p{font-weight:600;text-wrap:pretty}";document.head.append(ce);(0,se.arrived)("metamorph",Q);