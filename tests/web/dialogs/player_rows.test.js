import assert from "node:assert/strict";
import test from "node:test";
import { drawn } from "../drawn.js";
import {
  firstPlayers,
  fitting,
  PlayerRows,
  toldOf,
} from "../../../server/web/dialogs/player_rows.js";

const player = (name, colour = "") => ({ name, colour });

/** The rows, kept as the dialog keeps them. */
async function rows(players, { seats = [2, 4], coloured = true } = {}) {
  let now = players;
  const set = (news) => {
    now = news;
    return shown.again({ props: { players: news } });
  };
  const shown = await drawn(PlayerRows, { players, set, seats, coloured });
  const removal = (place) => shown.all(".player-row")[place].querySelector("button");
  const adding = () => shown.all("[data-testid=add-player]")[0];
  return { ...shown, now: () => now, removal, adding };
}

test("the same round plays again, in its order and its colours", () => {
  const session = { state: { players: [{ ...player("Eva", "pink"), seat: 1 }, { name: "Emil" }] } };
  assert.deepEqual(firstPlayers(session), [player("Eva", "pink"), player("Emil")]);
});

test("before the first game three are suggested, no two alike", () => {
  const suggested = firstPlayers(null);
  assert.equal(suggested.length, 3);
  for (const what of ["name", "colour"])
    assert.equal(new Set(suggested.map((one) => one[what])).size, 3);
});

test("a game without clay is told of no colours", () => {
  const players = [player("Ada", "red"), player("Bo", "blue")];
  assert.deepEqual(toldOf(players, false), [{ name: "Ada" }, { name: "Bo" }]);
  assert.deepEqual(toldOf(players, true), players);
});

test("who is added has the first name and colour that nobody has, and is named next", async () => {
  const { click, adding, now, all } = await rows([player("Ada", "orange"), player("Cy", "green")]);
  await click(adding());
  assert.deepEqual(now().at(-1), player("Bo", "blue"));
  assert.equal(document.activeElement, all(".player-row input")[2]);
});

test("no more are added than may play, and no fewer are left", async () => {
  const { click, adding, removal, now } = await rows([player("Ada"), player("Bo")], {
    seats: [2, 3],
  });
  assert.equal(removal(0).disabled, true);
  await click(adding());
  assert.equal(adding(), undefined);
  await click(removal(0));
  assert.deepEqual(
    now().map(({ name }) => name),
    ["Bo", "Cy"],
  );
});

test("a name and a colour are changed in their own row alone", async () => {
  const { type, all, now } = await rows([player("Ada", "red"), player("Bo", "blue")]);
  await type(all("input")[1], "Emil");
  await type(all("select")[0], "white");
  assert.deepEqual(now(), [player("Ada", "white"), player("Emil", "blue")]);
});

test("who was added is named next once: whoever types then stays in their own box", async () => {
  const { type, click, adding, all } = await rows([player("Ada"), player("Bo")]);
  await click(adding());
  all("input")[0].focus();
  await type(all("input")[0], "Adam");
  assert.equal(document.activeElement, all("input")[0]);
});

test("as many are prefilled as the rules take", () => {
  const three = [player("Ada", "red"), player("Eva", "blue"), player("Cy", "green")];
  assert.deepEqual(fitting(three, [2, 2]), three.slice(0, 2));
  assert.deepEqual(fitting(three, [2, 4]), three);
  assert.deepEqual(fitting(three, [4, 4]).at(-1), player("Bo", "orange"));
});
