import assert from "node:assert/strict";
import test from "node:test";
import { addressOfNext } from "../../../server/web/room/next_game.js";

const HERE = "http://table";

test("a screen that came in by a code goes on by the code of a spectator of the next game", () => {
  const next = { id: "new", code: "see" };
  assert.equal(addressOfNext(next, "old", HERE), "http://table/?session=new#code=see&at=/room");
  assert.equal(addressOfNext({ id: "new", code: null }, "old", HERE), null);
});

test("a screen of the referee's own machine needs no code", () => {
  assert.equal(
    addressOfNext({ id: "new", code: null }, null, HERE),
    "http://table/?session=new#/room",
  );
});
