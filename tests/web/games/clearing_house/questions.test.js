import assert from "node:assert/strict";
import test from "node:test";
import { withPhase } from "../../../../server/web/games/clearing_house/questions.js";

test("what a phase holds stands beside the rest of the state", () => {
  const phase = { type: "Playing", turn: { player: 1 }, stack: [{ card: "move" }] };
  const { state, role } = withPhase({ role: "referee", state: { phase, xs: [] } });
  assert.equal(role, "referee");
  assert.deepEqual(state.stack, [{ card: "move" }]);
  assert.equal(state.turn.player, 1);
  assert.equal(state.phase, "playing");
});

test("in a phase without turns nothing is announced and it is nobody's turn", () => {
  const { state } = withPhase({ state: { phase: { type: "Drafting" }, xs: [] } });
  assert.equal(state.phase, "drafting");
  assert.deepEqual([state.turn, state.stack, state.fleeing], [null, [], null]);
});
