var D=Object.create;var h=Object.defineProperty;var E=Object.getOwnPropertyDescriptor;var F=Object.getOwnPropertyNames;var U=Object.getPrototypeOf,B=Object.prototype.hasOwnProperty;var c=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},P=(e,t)=>{for(var n in t)h(e,n,{get:t[n],enumerable:!0})},H=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of F(t))!B.call(e,i)&&i!==n&&h(e,i,{get:()=>t[i],enumerable:!(o=E(t,i))||o.enumerable});return e};var p=(e,t,n)=>(n=e!=null?D(U(e)):{},H(t||!e||!e.__esModule?h(n,"default",{value:e,enumerable:!0}):n,e));var g=c((ne,v)=>{v.exports=core["view.js"]});var k=c((le,w)=>{w.exports=core["page/table.js"]});var S=c((ie,y)=>{y.exports=core["page/refusal.js"]});var O=c((se,N)=>{N.exports=core["words.js"]});var C=c((ae,T)=>{T.exports=core["language.js"]});var q=c((me,K)=>{K.exports=core["parts.js"]});var _={};P(_,{WeighInForm:()=>X});var f=p(g(),1),W=p(k(),1),A=p(S(),1);var J={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},x=Object.keys(J);var L=p(O(),1);var m=p(g(),1),G=p(C(),1),Q=4;function I({limbs:e,plain:t,set:n}){let o=(i,s)=>n(e.with(i,{...e[i],...s}));return m.html`<fieldset class="limbs"><legend>Glieder zum Angreifen</legend>${e.map((i,s)=>m.html`<div class="limb"><input
placeholder=${`Glied ${s+1}`}
aria-label=${"Name des Glieds"}
value=${i.name}
onInput=${r=>o(s,{name:r.target.value})}/><input
type="number"
min="2"
max="12"
aria-label=${"Trifft ab"}
value=${i.to_hit}
onInput=${r=>o(s,{to_hit:Number(r.target.value)})}/><span>oder mehr: Schaden</span><input
type="number"
min="1"
max="6"
aria-label=${"Schadenswürfel"}
value=${i.damage_dice}
onInput=${r=>o(s,{damage_dice:Number(r.target.value)})}/><span>${(0,G.tn)("Würfel","Würfel",i.damage_dice)}</span><button
type="button"
class="quiet"
aria-label=${"Dieses Glied entfernen"}
onClick=${()=>n(e.filter((r,a)=>a!==s))}>
×</button></div>`)}${e.length<Q&&m.html`<button type="button" class="quiet" onClick=${()=>n([...e,t])}>Noch ein Glied</button>`}</fieldset>`}var V={drop:"Fallenlassen",bowl:"Kegeln",poke:"Stups",reshape_limb:"Glied umformen",blob_of_death:"Todesklumpen",rip_limbs_off:"Glieder ausreißen",change_places:"Plätze tauschen",move_out_of_turn:"Außer der Reihe ziehen",use_opponent_as_missile:"Gegner als Geschoss",divide_self:"Sich teilen",borrow_power:"Kraft leihen"};function j(e){return[...Object.entries(V).map(([n,o])=>({name:n,title:o})),...e.options.powers??[],...e.powers??[]]}function X({player:e,session:t,close:n}){let{deeds:o,state:i}=(0,W.useTable)(),{house:s}=t.state,r=Y(t,e),[a,z]=(0,f.useState)({legs:4,limbs:[r],hit_points:s.hit_points==="dice"?"":String(s.full_hit_points),missiles:0,small:0,power:"",colour:e.colour}),d=`weigh-in/${e.seat}`,u=l=>z($=>({...$,...l}));return f.html`<form class="inline-form" data-testid="weigh-in-form" onSubmit=${async l=>{l.preventDefault(),await o.say(d,Z(a,e))&&n()}}><div class="fields"><${b} label=${"Beine"} needed value=${a.legs} set=${l=>u({legs:l})} /><${b}
label=${"Trefferpunkte"}
value=${a.hit_points}
set=${l=>u({hit_points:l})}/>${s.missiles_per_move>0&&f.html`<${b}
label=${"Geschosse"}
value=${a.missiles}
set=${l=>u({missiles:l})}/><${b}
label=${"Kleine (½ Würfel)"}
value=${a.small}
set=${l=>u({small:l})}/>`}<label class="field"><span>Knete</span><select onChange=${l=>u({colour:l.target.value})}>${["",...x].map(l=>f.html`<option value=${l} selected=${l===a.colour}>${l?(0,L.named)(l):"beliebig"}</option>`)}</select></label>${s.powers!=="none"&&f.html`<label class="field"><span>Sonderkraft</span><select onChange=${l=>u({power:l.target.value})}><option value="">keine</option>${j(t.state).map(({name:l,title:$})=>f.html`<option value=${l} selected=${l===a.power}>${$}</option>`)}</select></label>`}</div><${I} limbs=${a.limbs} plain=${r} set=${l=>u({limbs:l})} /><div class="answers"><button class="primary" disabled=${i.busy[d]}>Wiegen</button><button type="button" class="quiet" onClick=${n}>Abbrechen</button></div><${A.Refusal} spot=${d} /></form>`}function Y(e,t){return{to_hit:8,damage_dice:1,...e.legal.find(o=>o.type==="WeighIn"&&o.player===t.seat)?.limbs[0],name:""}}function b({label:e,value:t,set:n,needed:o=!1}){return f.html`<label class="field"><span>${e}</span><input
type="number"
min="0"
required=${o}
value=${t}
onInput=${i=>n(i.target.value)}/></label>`}function Z(e,t){let n=(o,i)=>Array.from({length:Number(o)||0},()=>({dice:1,halved:i,used:!1}));return{type:"WeighIn",seat:null,player:t.seat,legs:Math.round(Number(e.legs)),limbs:e.limbs,hit_points:e.hit_points===""?null:Math.round(Number(e.hit_points)),missiles:[...n(e.missiles,!1),...n(e.small,!0)],power:e.power,colour:e.colour,because:"weighed in by hand"}}var M=p(q()),R=document.createElement("style");R.textContent="";document.head.append(R);(0,M.arrived)("weigh_in",_);