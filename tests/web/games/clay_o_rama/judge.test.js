import assert from "node:assert/strict";
import test from "node:test";
import { drawn } from "../../drawn.js";
import { Judge } from "../../../../server/web/games/clay_o_rama/judge.js";

const SESSION = { state: { players: [], creatures: [] }, overrides: [] };
const creatureAt = (hit_points) => ({ id: 3, hit_points });

async function judge(hitPoints) {
  const said = [];
  const deeds = { say: async (_, command) => said.push(command) };
  const props = { creature: creatureAt(hitPoints), session: SESSION, close: () => {} };
  const shown = await drawn(Judge, props, { deeds });
  const points = () => shown.one("[data-testid=judge-points]");
  const step = (words) => shown.all("button").find((one) => one.textContent.trim() === words);
  return { ...shown, said, points, step };
}

test("steps count from what the creature has by now, not from when this was opened", async () => {
  const { again, points, step, click, submit, one, said } = await judge(30);
  await again({ props: { creature: creatureAt(25) } });
  assert.equal(points().value, "25");
  await click(step("−1"));
  await submit(one("form"));
  assert.equal(said[0].hit_points, 24);
});

test("what was typed stays typed though the creature is struck meanwhile", async () => {
  const { again, points, type } = await judge(30);
  await type(points(), "12");
  await again({ props: { creature: creatureAt(25) } });
  assert.equal(points().value, "12");
});

test("an empty box is not taken for no hit points", async () => {
  const { points } = await judge(30);
  assert.ok(points().required || points().getAttribute("required") !== null);
});
