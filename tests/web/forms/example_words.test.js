import assert from "node:assert/strict";
import test from "node:test";
import { inOwnWords } from "../../../server/web/forms/example_words.js";

test("texts of examples are told in the reader's words, all else is kept", () => {
  const draft = { because: "the referee's word", name: "Guest 2", part: "a claw", alive: true };
  assert.deepEqual(inOwnWords(draft), { ...draft, because: "the referee’s word" });
});
