import assert from "node:assert/strict";
import test from "node:test";
import { drawn, fire } from "../drawn.js";
import { useFocusKept } from "../../../server/web/page/focus_kept.js";
import { html } from "../../../server/web/view.js";

function Kept() {
  useFocusKept();
  return null;
}

async function focused() {
  const view = ({ busy, gone }) =>
    html`<section tabindex="0" class="log">
        ${!gone && html`<button class="back" disabled=${busy}>Back</button>`}
      </section>
      <${Kept} />`;
  const shown = await drawn(view, {});
  const back = shown.one(".back");
  back.focus();
  fire(back, "focusin");
  return { ...shown, back };
}

test("a button that was disabled for a while has the focus again", async () => {
  const { again, back } = await focused();
  await again({ props: { busy: true } });
  document.activeElement = document.body; // as browsers do it
  await again({ props: { busy: true } });
  assert.equal(document.activeElement, document.body);
  await again({ props: { busy: false } });
  assert.equal(document.activeElement, back);
});

test("where a button is gone, what it stood in has the focus", async () => {
  const { again, one } = await focused();
  await again({ props: { gone: true } });
  assert.equal(document.activeElement, one(".log"));
});

test("a focus that somebody took away is not given back", async () => {
  const { again, back } = await focused();
  fire(back, "focusout");
  document.activeElement = document.body;
  await again({ props: {} });
  assert.equal(document.activeElement, document.body);
});
