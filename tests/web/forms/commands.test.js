import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, fire, settled, wordsOf } from "../drawn.js";
import { fetchPart } from "../../../server/web/parts.js";
import { OtherCommands } from "../../../server/web/forms/other_commands.js";
import { called, titled } from "../../../server/web/forms/command_names.js";

const COMMANDS = [
  { type: "EndTurn", seat: null },
  { type: "Roll", seat: null },
  { type: "SetMana", seat: null, mana: 3 },
];
const STATE = { session: { game: "metamorph" } };

test("commands are named when somebody looks, and open their form", async () => {
  await fetchPart("forms");
  const shown = await drawn(OtherCommands, { commands: COMMANDS, title: "More" }, { state: STATE });
  assert.equal(shown.all("[data-testid=other-command]").length, 0);
  fire(shown.one("details"), "toggle");
  await settled();
  assert.deepEqual(shown.all(".chip").map(wordsOf), ["End turn", "Set mana"]);
  await shown.click(shown.all(".chip")[1]);
  assert.equal(shown.one("form").getAttribute("data-type"), "SetMana");
  await shown.click(shown.all(".chip")[1]);
  assert.equal(shown.all("form").length, 0);
});

test("where there is only a roll, nothing else is offered", async () => {
  const shown = await drawn(OtherCommands, { commands: [COMMANDS[1]], title: "More" });
  assert.equal(shown.all("details").length, 0);
});

test("a name stands in the middle of a sentence, or begins one", () => {
  assert.deepEqual([called("hit_points"), titled("EndAttacks")], ["hit points", "End attacks"]);
});
