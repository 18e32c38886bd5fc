import assert from "node:assert/strict";
import test from "node:test";
import { drawn } from "../drawn.js";
import { useFocusBack } from "../../../server/web/page/focus_back.js";
import { html } from "../../../server/web/view.js";

function Form() {
  useFocusBack();
  return html`<input />`;
}

/** A button that opens a form with a box, which takes the focus, and another button beside it. */
async function opened() {
  const view = ({ open }) =>
    html`<button class="opener">Open</button
      ><button class="other">Other</button>${open && html`<${Form} />`}`;
  const shown = await drawn(view, { open: false });
  shown.one(".opener").focus();
  await shown.again({ props: { open: true } });
  shown.one("input").focus();
  return { ...shown, close: () => shown.again({ props: { open: false } }) };
}

test("what is closed gives the focus back to what opened it", async () => {
  const { close, one } = await opened();
  await close();
  assert.equal(document.activeElement, one(".opener"));
});

test("a focus that has gone elsewhere stays there", async () => {
  const { close, one } = await opened();
  one(".other").focus();
  await close();
  assert.equal(document.activeElement, one(".other"));
});
