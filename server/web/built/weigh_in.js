var A=Object.create;var h=Object.defineProperty;var E=Object.getOwnPropertyDescriptor;var F=Object.getOwnPropertyNames;var H=Object.getPrototypeOf,K=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},z=(e,t)=>{for(var o in t)h(e,o,{get:t[o],enumerable:!0})},G=(e,t,o,l)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of F(t))!K.call(e,i)&&i!==o&&h(e,i,{get:()=>t[i],enumerable:!(l=E(t,i))||l.enumerable});return e};var u=(e,t,o)=>(o=e!=null?A(H(e)):{},G(t||!e||!e.__esModule?h(o,"default",{value:e,enumerable:!0}):o,e));var g=m((oe,w)=>{w.exports=core["view.js"]});var k=m((ne,v)=>{v.exports=core["page/table.js"]});var x=m((ie,y)=>{y.exports=core["page/refusal.js"]});var T=m((se,O)=>{O.exports=core["words.js"]});var L=m((ae,C)=>{C.exports=core["language.js"]});var q=m((ce,W)=>{W.exports=core["parts.js"]});var _={};z(_,{WeighInForm:()=>X});var f=u(g(),1),M=u(k(),1),D=u(x(),1);var J={red:{fill:"#c93a31",ink:"#ffffff"},orange:{fill:"#ec7f2d",ink:"#1c1206"},yellow:{fill:"#f0c330",ink:"#1f1903"},green:{fill:"#2f7d3b",ink:"#ffffff"},cyan:{fill:"#2fb3c4",ink:"#04191c"},blue:{fill:"#3c6fd1",ink:"#ffffff"},purple:{fill:"#8453bd",ink:"#ffffff"},pink:{fill:"#e67fae",ink:"#240a16"},white:{fill:"#f2efe8",ink:"#1d1b17"},black:{fill:"#34332f",ink:"#ffffff"},brown:{fill:"#8a5a37",ink:"#ffffff"}},S=Object.keys(J);var R=u(T(),1);var c=u(g(),1),I=u(L(),1),Q=4;function N({limbs:e,plain:t,set:o}){let l=(i,s)=>o(e.with(i,{...e[i],...s}));return c.html`<fieldset class="limbs"><legend>Limbs to attack with</legend>${e.map((i,s)=>c.html`<div class="limb"><input
placeholder=${`Limb ${s+1}`}
aria-label=${"Name of the limb"}
value=${i.name}
onInput=${r=>l(s,{name:r.target.value})}/><input
type="number"
min="2"
max="12"
aria-label=${"To hit"}
value=${i.to_hit}
onInput=${r=>l(s,{to_hit:Number(r.target.value)})}/><span>or more: damage</span><input
type="number"
min="1"
max="6"
aria-label=${"Dice of damage"}
value=${i.damage_dice}
onInput=${r=>l(s,{damage_dice:Number(r.target.value)})}/><span>${(0,I.tn)("die","dice",i.damage_dice)}</span><button
type="button"
class="quiet"
aria-label=${"Remove this limb"}
onClick=${()=>o(e.filter((r,a)=>a!==s))}>
×</button></div>`)}${e.length<Q&&c.html`<button type="button" class="quiet" onClick=${()=>o([...e,t])}>One more limb</button>`}</fieldset>`}var V={drop:"The Drop",bowl:"The Bowl",poke:"The Poke",reshape_limb:"Reshape One Limb",blob_of_death:"The Blob of Death",rip_limbs_off:"Rip Limbs Off",change_places:"Change Places",move_out_of_turn:"Move Out of Turn",use_opponent_as_missile:"Use Opponent as Missile",divide_self:"Divide Self",borrow_power:"Borrow Power"};function j(e){return[...Object.entries(V).map(([o,l])=>({name:o,title:l})),...e.options.powers??[],...e.powers??[]]}function X({player:e,session:t,close:o}){let{deeds:l,state:i}=(0,M.useTable)(),{house:s}=t.state,r=Y(t,e),[a,U]=(0,f.useState)({legs:4,limbs:[r],hit_points:s.hit_points==="dice"?"":String(s.full_hit_points),missiles:0,small:0,power:"",colour:e.colour}),d=`weigh-in/${e.seat}`,p=n=>U($=>({...$,...n}));return f.html`<form class="inline-form" data-testid="weigh-in-form" onSubmit=${async n=>{n.preventDefault(),await l.say(d,Z(a,e))&&o()}}><div class="fields"><${b} label=${"Legs"} needed value=${a.legs} set=${n=>p({legs:n})} /><${b}
label=${"Hit points"}
value=${a.hit_points}
set=${n=>p({hit_points:n})}/>${s.missiles_per_move>0&&f.html`<${b}
label=${"Missiles"}
value=${a.missiles}
set=${n=>p({missiles:n})}/><${b}
label=${"Small ones (½ die)"}
value=${a.small}
set=${n=>p({small:n})}/>`}<label class="field"><span>Clay</span><select onChange=${n=>p({colour:n.target.value})}>${["",...S].map(n=>f.html`<option value=${n} selected=${n===a.colour}>${n?(0,R.named)(n):"any"}</option>`)}</select></label>${s.powers!=="none"&&f.html`<label class="field"><span>Special power</span><select onChange=${n=>p({power:n.target.value})}><option value="">none</option>${j(t.state).map(({name:n,title:$})=>f.html`<option value=${n} selected=${n===a.power}>${$}</option>`)}</select></label>`}</div><${N} limbs=${a.limbs} plain=${r} set=${n=>p({limbs:n})} /><div class="answers"><button class="primary" disabled=${i.busy[d]}>Weigh in</button><button type="button" class="quiet" onClick=${o}>Cancel</button></div><${D.Refusal} spot=${d} /></form>`}function Y(e,t){return{to_hit:8,damage_dice:1,...e.legal.find(l=>l.type==="WeighIn"&&l.player===t.seat)?.limbs[0],name:""}}function b({label:e,value:t,set:o,needed:l=!1}){return f.html`<label class="field"><span>${e}</span><input
type="number"
min="0"
required=${l}
value=${t}
onInput=${i=>o(i.target.value)}/></label>`}function Z(e,t){let o=(l,i)=>Array.from({length:Number(l)||0},()=>({dice:1,halved:i,used:!1}));return{type:"WeighIn",seat:null,player:t.seat,legs:Math.round(Number(e.legs)),limbs:e.limbs,hit_points:e.hit_points===""?null:Math.round(Number(e.hit_points)),missiles:[...o(e.missiles,!1),...o(e.small,!0)],power:e.power,colour:e.colour,because:"weighed in by hand"}}var B=u(q()),P=document.createElement("style");P.textContent="";document.head.append(P);(0,B.arrived)("weigh_in",_);