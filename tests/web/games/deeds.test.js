import assert from "node:assert/strict";
import test from "node:test";
import { drawn, wordsOf } from "../drawn.js";
import { Deeds, saidAtOnce, toolsOf } from "../../../server/web/games/deeds.js";

const move = (...path) => ({ type: "Move", path });
const rest = (...path) => ({ type: "Rest", path });
const shoot = (...path) => ({ type: "Shoot", path });
const TITLES = { Move: "Move", Shoot: "Shoot", Rest: "Rest" };

/** A board whose keys in capitals are clicked on it, and all others by buttons. */
async function played(legal, { asked = null, atOnce = [] } = {}) {
  const said = [];
  let board = { lit: [], picked: [], pick: (_) => {} };
  const props = {
    session: { seq: 1 },
    tools: toolsOf(legal, TITLES),
    atOnce,
    pathOf: ({ path }) => path,
    onBoard: (key) => key === key.toUpperCase(),
    wordsOf: (key) => key,
    board: (shown) => {
      board = shown;
      return null;
    },
    question: "Where?",
    askedBefore: () => asked,
  };
  const deeds = {
    say: (spot, command) => said.push([spot, command.type, ...(command.path ?? [])]),
  };
  const shown = await drawn(Deeds, props, { deeds });
  return {
    ...shown,
    said,
    board: () => board,
    button: (name) => shown.all(`[data-testid=${name}]`)[0],
    async pick(key) {
      board.pick(key);
      await shown.again();
    },
  };
}

test("tools come in the order of their titles, and only where they can be used", () => {
  const tools = toolsOf([shoot("a"), move("a"), shoot("b")], TITLES);
  assert.deepEqual(
    tools.map(({ type, commands }) => [type, commands.length]),
    [
      ["Move", 1],
      ["Shoot", 2],
    ],
  );
});

test("what has words is said at once, anything else is not", () => {
  const pass = { type: "Pass" };
  assert.deepEqual(saidAtOnce([move("a"), pass], { Pass: "Pass" }), [
    { command: pass, words: "Pass" },
  ]);
});

test("where only one thing can be done it needs no choosing", async () => {
  const { all, board, button } = await played([move("A"), move("B")]);
  assert.equal(all("[data-testid=tool]").length, 0);
  assert.deepEqual(board().lit, ["A", "B"]);
  assert.equal(wordsOf(button("question")), "Where?");
});

test("of several things one is chosen first, and the board is lit for it alone", async () => {
  const { all, board, click } = await played([rest("A"), shoot("B")]);
  assert.deepEqual(board().lit, []);
  await click(all("[data-testid=tool]")[0]);
  assert.deepEqual(board().lit, ["B"]);
  await click(all("[data-testid=tool]")[0]);
  assert.deepEqual(board().lit, [], "a second click puts it away");
});

test("to move needs no choosing, because it is done most often", async () => {
  const { all, board, click, pick, button, said } = await played([shoot("B"), move("A")]);
  assert.deepEqual(board().lit, ["A"]);
  await pick("A");
  await click(button("play"));
  assert.deepEqual(said.at(-1).slice(1), ["Move", "A"]);
  await click(all("[data-testid=tool]")[1]);
  assert.deepEqual(board().lit, ["B"], "anything else is one click away, as before");
});

test("another thing that is chosen forgets what was picked for the first", async () => {
  const { all, board, click, pick } = await played([move("A", "B"), move("A", "C"), shoot("D")]);
  await click(all("[data-testid=tool]")[0]);
  await pick("A");
  assert.deepEqual(board().picked, ["A"]);
  await click(all("[data-testid=tool]")[1]);
  assert.deepEqual([board().picked, board().lit], [[], ["D"]]);
});

test("picks lead on step by step, and what is left is said in words", async () => {
  const { pick, board, button, click, said, all } = await played([
    move("A", "left"),
    move("A", "right"),
    move("B", "left"),
  ]);
  await pick("A");
  const options = all("[data-testid=option]");
  assert.deepEqual(options.map(wordsOf), ["left", "right"]);
  await click(options[1]);
  assert.equal(wordsOf(button("play")), "Move · A · right");
  await click(button("play"));
  assert.deepEqual(said, [["deed", "Move", "A", "right"]]);
});

test("what was clicked on the board may be changed until it is said", async () => {
  const { pick, board, button, all, click } = await played([
    move("A", "left"),
    move("A", "right"),
    move("B"),
  ]);
  await pick("A");
  assert.deepEqual(board().lit, ["A", "B"]);
  await pick("B");
  assert.equal(wordsOf(button("play")), "Move · B");
  await pick("A");
  assert.deepEqual(board().picked, ["A"]);
  await click(all("[data-testid=option]")[0]);
  await pick("B");
  assert.deepEqual(board().picked, ["B"], "what was chosen for the other is forgotten");
});

test("what was picked is forgotten as soon as the game goes on, or by choosing again", async () => {
  const { pick, again, board, all, click } = await played([move("A", "B"), move("A", "C")]);
  await pick("A");
  await click(all("button.quiet")[0]);
  assert.deepEqual(board().picked, []);
  await pick("A");
  await again({ props: { session: { seq: 2 } } });
  assert.deepEqual(board().picked, []);
});

test("what hardly anybody means is asked once more, and the way back has the focus", async () => {
  const asked = { question: "Really?", yes: "Yes", no: "No" };
  const { pick, button, click, said } = await played([move("A"), move("B")], { asked });
  await pick("A");
  await click(button("play"));
  assert.deepEqual(said, []);
  assert.equal(document.activeElement, button("sure-no"));
  await click(button("sure-no"));
  assert.equal(button("sure-yes"), undefined);
  await pick("A");
  await click(button("play"));
  await click(button("sure-yes"));
  assert.deepEqual(said, [["deed", "Move", "A"]]);
});

test("what needs nothing more is one click", async () => {
  const atOnce = [{ command: { type: "Pass" }, words: "Pass" }];
  const { button, click, said } = await played([move("A")], { atOnce });
  await click(button("say-Pass"));
  assert.deepEqual(said, [["at-once", "Pass"]]);
});
