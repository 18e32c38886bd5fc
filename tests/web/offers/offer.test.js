import assert from "node:assert/strict";
import test from "node:test";
import { drawn, fire, settled, wordsOf } from "../drawn.js";
import { change } from "../../../server/web/device/settings.js";
import { Offer } from "../../../server/web/offers/offer.js";

const SPAN = {
  path: ["span"],
  label: "Span",
  unit: "mm",
  per_unit: 10,
  options: [],
  near: [],
  least: null,
  most: null,
};
const WHOM = {
  ...SPAN,
  path: ["struck"],
  label: "Struck",
  unit: "",
  options: [
    { value: null, label: "nobody" },
    { value: 3, label: "Cleo" },
  ],
};
const OFFER = {
  key: "p1",
  mark: "span@100",
  kind: "move",
  title: "Ada walks",
  command: { type: "Move", span: 2040, struck: null },
  choices: [],
  fields: [SPAN, WHOM],
  spots: [],
  looks: [],
  replay: [],
  doubts: [],
  doubt: "",
  blocked: "",
  skips: "",
  why: "",
  picture: "",
  probability: 0.9,
  doubtful_share: 0.01,
};
const OTHERS = [
  { label: "205 mm", command: { type: "Move", span: 2050, struck: null } },
  { label: "206 mm", command: { type: "Move", span: 2060, struck: null } },
];

/** The card of a proposal, and what was answered to it. */
async function card(news = {}, { askOneIn = 0, state = {} } = {}) {
  change({ askOneIn });
  const answers = [];
  const at = { session: { id: "g" }, ...state };
  const deeds = {
    confirm: (proposal, command) => Boolean(answers.push(command ?? "as proposed")),
    dismiss: () => answers.push("dismissed"),
  };
  const shown = await drawn(Offer, { proposal: { ...OFFER, ...news } }, { deeds, state: at });
  const article = shown.one("[data-testid=proposal]");
  const button = (name) => shown.all(`[data-testid=${name}]`)[0];
  const enter = async (target = article, more = {}) => {
    fire(target, "keydown", { key: "Enter", repeat: false, ...more });
    await settled();
  };
  const correct = async (typed) => {
    await shown.click(button("correct"));
    await shown.type(button("field-span"), typed);
  };
  return { ...shown, answers, article, button, enter, correct };
}

test("one click, or Enter on the card, confirms what was proposed", async () => {
  const { click, button, enter, answers } = await card();
  await click(button("confirm"));
  await enter();
  assert.deepEqual(answers, ["as proposed", "as proposed"]);
});

test("Enter on a button of the card belongs to that button, in a box it confirms", async () => {
  const { button, enter, answers, correct } = await card();
  await enter(button("dismiss"));
  assert.deepEqual(answers, []);
  await correct("205");
  await enter(button("field-span"));
  assert.deepEqual(answers, [{ type: "Move", span: 2050, struck: null }]);
});

test("an Enter that is held down confirms once", async () => {
  const { article, enter, answers } = await card();
  await enter(article, { repeat: true });
  assert.deepEqual(answers, []);
});

test("the button says what was corrected, and what it sends is the proposal with that in it", async () => {
  const { button, click, answers, correct } = await card();
  await correct("205");
  assert.equal(wordsOf(button("confirm")), "Confirm 205 mm1");
  await click(button("confirm"));
  assert.deepEqual(answers, [{ type: "Move", span: 2050, struck: null }]);
});

test("a correction that is taken back again is none", async () => {
  const { button, click, type, answers, correct } = await card();
  await correct("205");
  await type(button("field-span"), "204");
  await click(button("confirm"));
  assert.deepEqual(answers, ["as proposed"]);
});

test("what nobody touched follows the camera, what was typed does not", async () => {
  const { button, click, again, answers, correct } = await card();
  await correct("205");
  await again({
    props: { proposal: { ...OFFER, command: { type: "Move", span: 2100, struck: 3 } } },
  });
  await click(button("confirm"));
  assert.deepEqual(answers, [{ type: "Move", span: 2050, struck: 3 }]);
});

test("only doubtful values are shown at first, the others once somebody corrects", async () => {
  const doubtful = { ...SPAN, near: [2050] };
  const { all, click, button } = await card({ fields: [doubtful, WHOM] });
  assert.equal(all(".value").length, 1);
  await click(button("correct"));
  assert.equal(all(".value").length, 2);
});

test("other answers have the keys after the confirmation's, and send themselves", async () => {
  const { all, click, answers } = await card({ choices: OTHERS });
  const found = all("[data-testid=choice]");
  assert.deepEqual(
    found.map((one) => one.getAttribute("data-answer")),
    ["2", "3"],
  );
  await click(found[1]);
  assert.deepEqual(answers, [OTHERS[1].command]);
});

test("where nothing is proposed, the answers begin at one, and Enter confirms nothing", async () => {
  const { all, button, enter, answers } = await card({ command: null, choices: OTHERS });
  assert.equal(button("confirm"), undefined);
  assert.equal(all("[data-testid=choice]")[0].getAttribute("data-answer"), "1");
  await enter();
  assert.deepEqual(answers, []);
});

test("a tenth answer has no key", async () => {
  const choices = Array.from({ length: 10 }, (_, place) => ({ ...OTHERS[0], label: `${place}` }));
  const { all } = await card({ choices });
  const keys = all("[data-testid=choice]").map((one) => one.getAttribute("data-answer"));
  assert.deepEqual(keys, ["2", "3", "4", "5", "6", "7", "8", "9", null, null]);
});

test("what cannot be answered now says why, and can only be dismissed", async () => {
  const { button, click, enter, answers } = await card({ blocked: "weigh everybody in first" });
  assert.equal(wordsOf(button("blocked")), "Weigh everybody in first");
  assert.deepEqual([button("confirm"), button("correct")], [undefined, undefined]);
  await enter();
  await click(button("dismiss"));
  assert.deepEqual(answers, ["dismissed"]);
});

test("who wants to be asked chooses: Enter alone does not confirm the least certain", async () => {
  const asked = await card({ doubtful_share: 0.05 }, { askOneIn: 20 });
  assert.equal(asked.article.getAttribute("data-asked"), "true");
  assert.equal(wordsOf(asked.button("confirm")), "As seen1");
  await asked.enter();
  assert.deepEqual(asked.answers, []);
  await asked.click(asked.button("confirm"));
  assert.deepEqual(asked.answers, ["as proposed"]);
  const certain = await card({ doubtful_share: 0.06 }, { askOneIn: 20 });
  await certain.enter();
  assert.deepEqual(certain.answers, ["as proposed"]);
});

test("what was touched in the picture is chosen, and can be seen to be", async () => {
  const spot = {
    label: "Cleo",
    path: ["struck"],
    value: 3,
    chooses: true,
    in_picture: [0.5, 0.25],
  };
  const { one, click, button, answers } = await card({ spots: [spot], picture: "/p.jpg" });
  const [left, top] = ["left", "top"].map((side) => one("[data-testid=spot]").style[side]);
  assert.deepEqual([left, top], ["50%", "25%"]);
  await click(one("[data-testid=spot]"));
  assert.equal(one("[data-testid=spot]").getAttribute("aria-pressed"), "true");
  assert.equal(wordsOf(button("confirm")), "Confirm Cleo1");
  await click(button("confirm"));
  assert.deepEqual(answers, [{ type: "Move", span: 2040, struck: 3 }]);
});

test("while an answer is on its way, none can be given", async () => {
  const { button } = await card({}, { state: { busy: { "proposal/p1": true } } });
  for (const name of ["confirm", "correct", "dismiss"]) assert.ok(button(name).disabled, name);
});

test("what was corrected is there again after another proposal was shown, until it is confirmed", async () => {
  const { correct } = await card();
  await correct("201");
  const again = await card();
  assert.equal(again.button("field-span").value, "201");
  const other = await card({ mark: "span@200" });
  assert.equal(other.button("field-span"), undefined, "it was corrected for another sighting");
  const back = await card();
  await back.click(back.button("confirm"));
  assert.equal(back.answers[0].span, 2010);
  const fresh = await card();
  assert.equal(fresh.button("field-span"), undefined);
});
