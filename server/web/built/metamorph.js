var pe=Object.create;var N=Object.defineProperty;var me=Object.getOwnPropertyDescriptor;var he=Object.getOwnPropertyNames;var $e=Object.getPrototypeOf,xe=Object.prototype.hasOwnProperty;var h=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},ge=(t,e)=>{for(var o in e)N(t,o,{get:e[o],enumerable:!0})},ke=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of he(e))!xe.call(t,r)&&r!==o&&N(t,r,{get:()=>e[r],enumerable:!(n=me(e,r))||n.enumerable});return t};var f=(t,e,o)=>(o=t!=null?pe($e(t)):{},ke(e||!t||!t.__esModule?N(o,"default",{value:t,enumerable:!0}):o,t));var m=h((Je,tt)=>{tt.exports=core["view.js"]});var ot=h((Qe,et)=>{et.exports=core["forms/dice.js"]});var rt=h((Ve,nt)=>{nt.exports=core["forms/other_commands.js"]});var B=h((to,at)=>{at.exports=core["page/table.js"]});var I=h((eo,it)=>{it.exports=core["page/refusal.js"]});var M=h((uo,kt)=>{kt.exports=core["words.js"]});var R=h((po,bt)=>{bt.exports=core["games/awaited.js"]});var F=h((yo,Et)=>{Et.exports=core["language.js"]});var Ft=h((Mo,Rt)=>{Rt.exports=core["page/into_view.js"]});var ce=h((Qo,se)=>{se.exports=core["parts.js"]});var V={};ge(V,{Board:()=>Ye,Large:()=>Ge,headlineOf:()=>Q});var E=f(m(),1),ae=f(ot(),1),ie=f(rt(),1);var b=f(m(),1),mt=f(B(),1),ht=f(I(),1);var x=f(m(),1),ct=f(B(),1),L=f(I(),1);var O=f(m(),1);function st({asked:t,busy:e,yes:o,no:n}){let r=(0,O.useRef)(null);return(0,O.useEffect)(()=>r.current?.focus(),[]),O.html`<div class="inline-form" role="alertdialog" aria-label=${t.question} data-testid="sure"><strong>${t.question}</strong><div class="answers"><button ref=${r} data-testid="sure-no" onClick=${n}>${t.no}</button><button class="grave" data-testid="sure-yes" disabled=${e} onClick=${o}>${t.yes}</button></div></div>`}function lt({spot:t,command:e,words:o,question:n,again:r,asked:a=null}){let{deeds:i,state:s}=(0,ct.useTable)(),[c,d]=(0,x.useState)(null);if(!e&&!n)return x.html`<${L.Refusal} spot=${t} />`;let l=()=>i.say(t,e),g=()=>{d(null),r&&r()};return e&&a&&c===o?x.html`<${st} asked=${a} busy=${s.busy[t]} yes=${l} no=${g} /><${L.Refusal} spot=${t} />`:x.html`<div class="answers">${e?x.html`<button
class="primary"
data-testid="play"
disabled=${s.busy[t]}
onClick=${a?()=>d(o):l}>${o}</button>`:x.html`<p class="hint" data-testid="question">${n}</p>`}${r&&x.html`<button class="quiet" onClick=${r}>Choose again</button>`}</div><${L.Refusal} spot=${t} />`}var ft=f(m(),1),dt={tool:null,picked:[]};function ut(t){let[e,o]=(0,ft.useState)({seq:-1,...dt}),n=e.seq===t.seq?e:dt,r=a=>o({seq:t.seq,tool:n.tool,picked:n.picked,...a});return{tool:n.tool,picked:n.picked,take:a=>r({tool:a===n.tool?null:a,picked:[]}),pick:a=>r({picked:[...n.picked,a]}),at:(a,i=n.tool)=>r({tool:i,picked:i===n.tool?[...n.picked,a]:[a]}),along:(a,i)=>r({tool:i,picked:a}),again:()=>r({picked:[]})}}function j(t,e,o){let r=t.map(c=>({command:c,path:e(c)})).filter(({path:c})=>o.every((d,l)=>c[l]===d)),a=r.map(({path:c})=>c[o.length]).filter(c=>c!==void 0),i=r.filter(({path:c})=>c.length===o.length),s=r.length===1&&(o.length>0||r[0].path.length===0);return{said:s?r[0].command:i[0]?.command??null,next:s?[]:[...new Set(a)]}}function pt(t,e,o,n){let r=o.findLastIndex(n);if(r<0||j(t,e,o).next.some(n))return{kept:[],keys:[]};let a=o.slice(0,r);return{kept:a,keys:j(t,e,a).next.filter(n)}}var be="deed";function $t({session:t,tools:e,atOnce:o,pathOf:n,onBoard:r,wordsOf:a,board:i,question:s,askedBefore:c=()=>null}){let d=ut(t),l=e.find(({type:w})=>w===d.tool)??ye(e),g=l?.commands??[],{said:k,next:C}=j(g,n,d.picked),q=pt(g,n,d.picked,r),fe=w=>q.keys.includes(w)?d.along([...q.kept,w],d.tool):d.pick(w),ue=[l?.title,...d.picked.map(a)].join(" · ");return b.html`<${we} tools=${e} chosen=${l?.type} take=${d.take} />${i({lit:[...C.filter(r),...q.keys],picked:d.picked,pick:fe})}<div class="foot-of-game"><${ve}
keys=${C.filter(w=>!r(w))}
wordsOf=${a}
pick=${d.pick}/><${lt}
spot=${be}
command=${k}
words=${ue}
asked=${k&&c(k)}
question=${C.some(r)?s:""}
again=${d.picked.length>0&&d.again}/><${Oe} deeds=${o} /></div>`}function xt(t,e){return Object.entries(e).map(([o,n])=>({type:o,title:n,commands:t.filter(r=>r.type===o)})).filter(({commands:o})=>o.length>0)}function gt(t,e){return t.filter(({type:o})=>e[o]).map(o=>({command:o,words:e[o.type]}))}function ye(t){return t.find(({type:e})=>e==="Move")??(t.length===1?t[0]:void 0)}function we({tools:t,chosen:e,take:o}){return t.length<2?null:b.html`<div class="chips" role="group" aria-label=${"What"}>${t.map(({type:n,title:r})=>b.html`<button
class="chip"
data-testid="tool"
data-type=${n}
aria-pressed=${n===e}
onClick=${()=>o(n)}>${r}</button>`)}</div>`}function ve({keys:t,wordsOf:e,pick:o}){return t.length?b.html`<div class="options" role="group" aria-label=${"Which"}>${t.map(n=>b.html`<button data-testid="option" onClick=${()=>o(n)}>${e(n)}</button>`)}</div>`:null}function Oe({deeds:t}){let{deeds:e,state:o}=(0,mt.useTable)();return t.length?b.html`<div class="act decisions">${t.map(({command:n,words:r})=>b.html`<button
data-testid=${`say-${n.type}`}
disabled=${o.busy["at-once"]}
onClick=${()=>e.say("at-once",n)}>${r}</button>`)}<${ht.Refusal} spot="at-once" /></div>`:null}var P=f(m(),1),Tt=f(M(),1),Ct=f(R(),1);var Ot=f(m(),1);var wt={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},mo=Object.keys(wt),Se={fill:"#75726b",ink:"#ffffff"};function S(t){let{fill:e,ink:o}=wt[t]??Se;return{"--hue":e,"--hue-ink":o}}var yt=["red","blue","green","yellow","purple","orange","cyan","pink","brown","white"];function vt(t){return yt[(t-1)%yt.length]}var St=f(M(),1);function W({colour:t,large:e=!1}){return Ot.html`<span
class=${e?"swatch large":"swatch"}
style=${S(t)}
title=${t?(0,St.named)(t):"no colour yet"}
aria-hidden="true"></span>`}function Mt({title:t,colour:e,round:o,awaited:n}){return P.html`<header>${e&&P.html`<${W} colour=${e} large />`}<h2 data-testid="whose-move">${t}</h2>${o&&P.html`<p class="round" data-testid="round">${o}</p>`}</header><p class="awaited" data-testid="awaited">${n}</p>`}function zt(t,e){let o=(t?.winners??[]).map(e);return`${(0,Tt.listed)(o)||"Nobody"} won`}function At({state:t,awaiting:e,outcome:o}){return t.phase==="over"?o?.why??t.ending:e?.roll?`${(0,Ct.diceText)(e.roll)}: ${e.roll.why}.`:null}var Te={};function $(t){return Te[t]??t}var Lt=f(F(),1);function K(t,e){return t.players.find(o=>o.seat===e)??null}function u(t,e){return K(t,e)?.name??`Seat ${e}`}function v(t){return vt(t)}function H(t,e){return t.book.shapes.find(o=>o.name===e)??null}function jt(t){let e=$(t.shape);return!t.change||t.shape===t.change.target?e:`${e}, becoming ${$(t.change.target)}`}function Wt({gone:t,health:e}){return t?0:e}var Ce={dead:"dead",left:"left the map"};function Pt(t,e){return e.gone?[Ce[e.gone]??e.gone]:[e.altitude==="air"&&"flying",e.altitude==="high"&&"flying high",e.slow>0&&`slowed: ${D(e.slow)}`,e.restrict>0&&`restricted: ${D(e.restrict)}`,e.stuck>0&&`stuck: ${D(e.stuck)}`,e.poison>0&&`poisoned: ${D(e.poison)}`,e.hold&&`held by ${u(t,e.hold.by)}`].filter(Boolean)}function D(t){return(0,Lt.tn)("{count} turn","{count} turns",t)}var Me={L:-1,R:1};function Dt(t,e){return([...e].reduce((n,r)=>n+(Me[r]??0),t)%6+6)%6}var Ht={CastHeal:"Heal, 2 mana",Land:"Land",TakeOff:"Take off",FlyHigh:"Fly high",FlyLow:"Come down",MapDone:"The map lies as it is to be played on",EndTurn:"End the turn"},qt={PlaceWizard:"Place your wizard",Move:"Move",CastMorph:"Morph",CastSlow:"Slow",CastRestrict:"Restrict",CastTeleport:"Teleport",Attack:"Attack",AttackArtifact:"Strike an artifact",UseSpecial:"Special",PickUp:"Pick up",Drop:"Put down",HandOver:"Hand over",LayPart:"Lay a part"},ze="off the map";function Nt(t){let e={PlaceWizard:o=>[o.at,U(o.facing)],Move:o=>[o.to==="off"?ze:o.to,...Ee(t,o)],CastMorph:o=>[je(t,o.shape)],CastSlow:o=>[u(t,o.target)],CastRestrict:o=>[u(t,o.target)],CastTeleport:o=>[o.to,U(o.facing)],Attack:o=>[u(t,o.target),Le(o)],AttackArtifact:o=>[o.artifact],UseSpecial:o=>[$(o.special),...o.target===null?[]:[u(t,o.target)]],PickUp:o=>[o.artifact],Drop:o=>[o.artifact],HandOver:o=>[o.artifact,u(t,o.target)],LayPart:o=>[`Part ${o.part}`,`column ${o.column}, ${o.half} half hexes nearer`]};return o=>e[o.type](o)}var Ae=["away","away and right","near and right","near","near and left","away and left"];function U(t){return`facing ${Ae[t]}`}function Ee(t,{seat:e,steps:o,mode:n,sprint:r}){let a=K(t,e??t.turn?.player),i=[n!=="land"&&(n==="air"?"by air":"swimming"),r&&"at a sprint"];return[U(Dt(a?.facing??0,o)),i.filter(Boolean).join(", ")].filter(Boolean)}function Le({special:t,artifact:e}){return[t&&`with ${$(t)}`,e&&`at the ${e}`].filter(Boolean).join(", ")||"by hand"}function je(t,e){let o=H(t,e);if(!o)return $(e);let n=[o.land&&`${o.land} on land`,o.water&&`${o.water} in water`,o.air&&`${o.air} in air`];return`${$(e)}: ${n.filter(Boolean).join(", ")}; attack ${o.attack}, agility ${o.agility}, health ${o.health}, upkeep ${o.upkeep}`}function Bt(t,e){if(e?.type!=="Move"||e.to!=="off")return null;let o=e.seat??t.turn?.player,n=u(t,o);return{question:t.house.scenario==="key"&&We(t,o)?`${n} leaves the map with the Key, and wins.`:`${n} leaves the map and is out of the game: a defeat.`,yes:"Step off the map",no:"Stay on the map"}}function We(t,e){return t.artifacts.some(({kind:o,holder:n})=>o==="key"&&n===e)}function It(t,e){return t.board.hexes.some(({name:o})=>o===e)}var y=f(m(),1),te=f(Ft(),1),ee=f(M(),1);var p=f(m(),1);function Kt({zoom:t,left:e,top:o},{x:n,y:r},a){let i=Math.min(4,Math.max(1,t*a)),s=i/t;return{zoom:i,left:Math.max(0,(e+n)*s-n),top:Math.max(0,(o+r)*s-r)}}function Ut(t){return Math.exp(-t/300)}function _([t,e]){return{apart:Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY),x:(t.clientX+e.clientX)/2,y:(t.clientY+e.clientY)/2}}var Xt=1.5,Pe=2;function Zt({kind:t,frame:e,tapped:o=!1,style:n={},children:r}){let a=(0,p.useRef)(null),i=e??a,[s,c]=(0,p.useState)({zoom:1,left:0,top:0}),d=(0,p.useRef)(s);d.current=s;let l=(k,C)=>c(Kt(He(i,d),C,k));(0,p.useLayoutEffect)(()=>{(s.zoom!==1||s.left||s.top)&&i.current?.scrollTo(s)},[s]),(0,p.useEffect)(()=>De(i.current,l),[]);let g=k=>{o||k.target.closest("button:enabled, [role=button]")||l(s.zoom>1?1/4:Pe,X(i.current,k))};return p.html`<div class="zoom"><div class="zoom-buttons" role="group" aria-label=${"Size of the board"}><${Yt}
sign="−"
name=${"Smaller"}
off=${s.zoom<=1}
click=${()=>l(1/Xt,Gt(i.current))}/><${Yt}
sign="+"
name=${"Larger"}
off=${s.zoom>=4}
click=${()=>l(Xt,Gt(i.current))}/></div><div
class=${`zoom-frame ${t}`}
data-testid="zoom-frame"
role="group"
aria-label=${"The board, to be scrolled"}
tabindex="0"
data-zoom=${s.zoom.toFixed(2)}
style=${{...n,"--zoom":s.zoom}}
ref=${i}
onDblClick=${g}><div class="zoomed">${r}</div></div></div>`}function Yt({sign:t,name:e,off:o,click:n}){return p.html`<button
class="quiet"
aria-label=${e}
aria-disabled=${o}
onClick=${()=>!o&&n()}><span aria-hidden="true">${t}</span></button>`}function De(t,e){if(!t)return;let o=null,n=s=>{!s.ctrlKey&&!s.metaKey||(s.preventDefault(),e(Ut(s.deltaY),X(t,s)))},r=s=>{o=s.touches.length===2?_(s.touches):null},i={wheel:n,touchstart:r,touchend:r,touchcancel:r,touchmove:s=>{if(!o||s.touches.length!==2)return;s.preventDefault();let c=_(s.touches);t.scrollBy(o.x-c.x,o.y-c.y),e(c.apart/o.apart,X(t,{clientX:c.x,clientY:c.y})),o=c}};for(let[s,c]of Object.entries(i))t.addEventListener(s,c,{passive:!1});return()=>{for(let[s,c]of Object.entries(i))t.removeEventListener(s,c)}}function He(t,e){let{scrollLeft:o,scrollTop:n}=t.current;return{zoom:e.current.zoom,left:o,top:n}}function X(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect();return{x:e-n,y:o-r}}function Gt(t){return{x:t.clientWidth/2,y:t.clientHeight/2}}var qe=Math.sqrt(3);function T({q:t,r:e}){return{x:1.5*t,y:qe*(e+t/2)}}function Jt(t,e=.97){let{x:o,y:n}=T(t);return Array.from({length:6},(r,a)=>{let i=a*Math.PI/3;return`${Y(o+e*Math.cos(i))},${Y(n+e*Math.sin(i))}`}).join(" ")}function Qt(t){let e=t*Math.PI/3-Math.PI/2;return{x:Math.cos(e),y:Math.sin(e)}}function Vt(t){let e=t.map(T),[o,n]=[Math.min(...e.map(i=>i.x)),Math.max(...e.map(i=>i.x))],[r,a]=[Math.min(...e.map(i=>i.y)),Math.max(...e.map(i=>i.y))];return[o-1.1,r-1,n-o+2.2,a-r+2].map(Y)}function Y(t){return Number(t.toFixed(3))}var G=f(F(),1),Ne=.16;function Z({state:t,lit:e,picked:o,pick:n}){let{hexes:r}=t.board,a=t.players.find(({seat:l})=>l===t.turn?.player),i=(0,te.useCentred)("[data-turn=true]",a?.at&&`${a.seat} ${a.at}`);if(r.length===0)return null;let s=Vt(r),[,,c,d]=s;return y.html`<${Zt} kind="hex-map" frame=${i} style=${{"--wide":c,"--high":d}}><svg viewBox=${s.join(" ")} role="group" aria-label=${"The map"} data-testid="map">${r.map(l=>y.html`<${Be}
key=${l.name}
hex=${l}
state=${t}
lit=${e.includes(l.name)}
picked=${o.includes(l.name)}
pick=${n}/>`)}${t.artifacts.filter(({at:l})=>l).map(l=>y.html`<${Fe} one=${l} state=${t} />`)}${t.players.filter(l=>l.at&&!l.gone).map(l=>y.html`<${Re} key=${l.seat} player=${l} state=${t} />`)}</svg><//>`}function Be({hex:t,state:e,lit:o,picked:n,pick:r}){let{x:a,y:i}=T(t),s=e.ink.some(({hexes:l})=>l.includes(t.name)),c=o?()=>r(t.name):void 0,d=l=>{l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),c?.())};return y.html`<g
class="hex"
data-testid="hex"
data-hex=${t.name}
data-terrain=${t.terrain}
data-lit=${o}
data-picked=${n}
data-inked=${s}
role=${o?"button":void 0}
tabindex=${o?0:void 0}
aria-label=${Ie(t,s)}
onClick=${c}
onKeyDown=${o?d:void 0}><polygon points=${Jt(t)} /><text x=${a} y=${i+.8}>${t.name}</text></g>`}function Ie({name:t,terrain:e},o){let n={name:t,terrain:$(e)};return o?(0,G.t)("{name}, {terrain}, clouded by ink",n):(0,G.t)("{name}, {terrain}",n)}function Re({player:t,state:e}){let o=e.board.hexes.find(({name:l})=>l===t.at);if(!o)return null;let{x:n,y:r}=T(o),a=r-Ne,i=Qt(t.facing),[s,c]=[.7,.3],d=[[n+s*i.x,a+s*i.y],[n+.5*i.x-c*i.y,a+.5*i.y+c*i.x],[n+.5*i.x+c*i.y,a+.5*i.y-c*i.x]];return y.html`<g
class="counter"
style=${S(v(t.seat))}
data-testid="counter"
data-seat=${t.seat}
data-hex=${t.at}
data-facing=${t.facing}
data-altitude=${t.altitude}
data-turn=${e.turn?.player===t.seat}><polygon
points=${d.map(l=>l.map(g=>g.toFixed(3)).join(",")).join(" ")}/><circle cx=${n} cy=${a} r="0.52" /><text x=${n} y=${a+.17}>${(0,ee.initials)(t.name)}</text></g>`}function Fe({one:t,state:e}){let o=e.board.hexes.find(({name:a})=>a===t.at);if(!o)return null;let{x:n,y:r}=T(o);return y.html`<g class="artifact" data-testid="artifact" data-kind=${t.kind}><rect
x=${n-.3}
y=${r-.3}
width="0.6"
height="0.6"
transform=${`rotate(45 ${n} ${r})`}/><title>${t.name}</title></g>`}var oe=f(M(),1),ne=f(R(),1);var J={dealing:"The parts of the map are drawn",rolling:"Who goes first?",laying:"The map is laid",placing:"The wizards take their places"};function Q(t){let{state:e}=t,o=J[e.phase]?null:e.turn?.player;return{title:Ke(t),colour:o&&v(o),round:e.round>0&&`Round ${e.round}`,awaited:At(t)??Ue(t)}}function Ke({state:t,outcome:e}){return t.phase==="over"?zt(e,o=>u(t,o)):J[t.phase]?J[t.phase]:t.turn?`${u(t,t.turn.player)}’s turn`:"Between turns"}function Ue(t){let{state:e,legal:o}=t;return e.turn&&o.length>0?_e(e.turn):(0,ne.awaitedText)(t,n=>u(e,n))}function _e(t){let e=[!t.moved&&"a move",!t.cast&&"a spell",!t.special&&"a special",!t.fought&&"an attack"].filter(Boolean);return e.length?`Left for this turn: ${(0,oe.listed)(e)}, where possible.`:"All is done."}var A=f(m(),1);function re({state:t}){return A.html`<div class="creatures wizards">${t.players.map(e=>A.html`<${Xe} key=${e.seat} player=${e} state=${t} />`)}</div>`}function Xe({player:t,state:e}){let{seat:o,name:n,mana:r}=t,a=H(e,t.shape),i=e.artifacts.filter(({holder:c})=>c===o).map(c=>c.name),s=[t.school,...Pt(e,t),...i.map(c=>`holds the ${c}`)];return A.html`<article
class="creature"
data-testid="player"
data-seat=${o}
data-alive=${!t.gone}
data-moving=${e.turn?.player===o}
style=${S(v(o))}><header><${W} colour=${v(o)} /><h3>${n}</h3><p class="hit-points"><strong data-testid="health">${Wt(t)}</strong><span>health</span></p></header><dl class="stats"><div><dt>Shape</dt><dd data-testid="shape">${jt(t)}</dd></div><div><dt>Mana</dt><dd data-testid="mana">${r}</dd></div>${a&&A.html`<div><dt>Attack</dt><dd>${a.attack}</dd></div><div><dt>Agility</dt><dd>${a.agility}</dd></div><div><dt>Armour</dt><dd>${a.armour}</dd></div><div><dt>Speed</dt><dd>${a.land} / ${a.water} / ${a.air}</dd></div>`}</dl><p class="small-facts">${s.filter(Boolean).join(" · ")}</p></article>`}function Ye({session:t}){let{state:e,legal:o}=t,n=e.players.map(({seat:r,name:a})=>({value:r,label:a}));return E.html`<section class="now" data-testid="now" data-phase=${e.phase} data-seq=${t.seq}><${Mt} ...${Q(t)} /><${ae.DiceForm} session=${t} /><${$t}
session=${t}
tools=${xt(o,qt)}
atOnce=${gt(o,Ht)}
pathOf=${Nt(e)}
onBoard=${r=>It(e,r)}
wordsOf=${r=>r}
board=${r=>E.html`<${Z} state=${e} ...${r} />`}
question=${"Which hex?"}
askedBefore=${r=>Bt(e,r)}/></section><${re} state=${e} />${t.role==="referee"&&E.html`<${ie.OtherCommands}
commands=${t.overrides??[]}
title=${"The referee’s word"}
names=${{player:n,target:n}}/>`}`}function Ge({session:t}){return E.html`<${Z} state=${t.state} lit=${[]} picked=${[]} pick=${()=>{}} />`}var le=f(ce()),de=document.createElement("style");de.textContent=".hex-map{border-radius:var(--radius-small);background:var(--sunk)}.hex-map svg{display:block;width:100%;max-height:calc(min(72vh,var(--board-height)) * var(--zoom))}@media(max-width:1120px),(pointer:coarse){.hex-map svg{min-width:calc(var(--wide) * 22px * var(--zoom));max-height:none}}.hex polygon{fill:var(--terrain, #cfd8b6);stroke:#00000024;stroke-width:.02}.hex[data-terrain=plain]{--terrain: #d7dfb4}.hex[data-terrain=farm]{--terrain: #eddb9a}.hex[data-terrain=forest]{--terrain: #86b27b}.hex[data-terrain=swamp]{--terrain: #a9b08f}.hex[data-terrain=water]{--terrain: #9cc7e6}.hex[data-terrain=mountain]{--terrain: #b9aca2}.hex[data-inked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,#22222c)}.hex text{font-size:.42px;fill:#000000b8;text-anchor:middle;pointer-events:none}.hex[data-inked=true] text{fill:#ffffffd9}.hex[data-lit=true]{cursor:pointer;outline:none}.hex[data-lit=true] polygon{stroke:var(--accent);stroke-width:.11}.hex[data-lit=true]:is(:hover,:focus-visible) polygon,.hex[data-picked=true] polygon{fill:color-mix(in srgb,var(--terrain) 45%,var(--accent))}.counter{pointer-events:none}.counter :is(circle,polygon){fill:var(--hue);stroke:#00000073;stroke-width:.04}.counter[data-altitude=air] circle{stroke:#fff;stroke-width:.1}.counter[data-altitude=high] circle{stroke:#fff;stroke-width:.14;stroke-dasharray:.2 .12}.counter text{font-size:.46px;font-weight:700;fill:var(--hue-ink);text-anchor:middle}.artifact rect{fill:#f5d33f;stroke:#5a4500;stroke-width:.05}";document.head.append(de);(0,le.arrived)("metamorph",V);