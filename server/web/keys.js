// Keyboard shortcuts for what the referee does a hundred times an evening.

import { useEffect, useRef } from "./view.js";
import { keepSecondClicksAway } from "./page/second_click.js";
import { useTable } from "./page/table.js";

/** Keys that may be held down; with any other, the next proposal would be answered unseen. */
const HELD = ["ArrowDown", "ArrowUp", "j", "k"];

/** Handles all shortcuts but Enter, which a focused proposal handles itself. */
export function Keys() {
  const { state, deeds } = useTable();
  const now = useRef(state);
  now.current = state;
  useEffect(() => keepSecondClicksAway(deeds.sent), [deeds]);
  useEffect(() => {
    const pressed = (event) => {
      if (typing(event.target) || now.current.dialog || event.altKey) return;
      const deed = meaning(event, now.current);
      if (!deed) return;
      event.preventDefault();
      deed(deeds);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [deeds]);
  return null;
}

function meaning(event, state) {
  if (state.session?.role !== "referee") return null;
  if (event.repeat && !HELD.includes(event.key)) return null;
  if (event.key.toLowerCase() === "z")
    return (deeds) => (event.shiftKey ? deeds.redo() : deeds.undo());
  if (event.ctrlKey || event.metaKey) return null;
  if (event.key.toLowerCase() === "y") return (deeds) => deeds.redo();
  const button = answer(event.key);
  if (button) return () => button.click();
  if (event.key === "ArrowDown" || event.key === "j") return () => step(1);
  if (event.key === "ArrowUp" || event.key === "k") return () => step(-1);
  return null;
}

/** The button for a key: an answer by its number, or the one that shows the corrections. */
function answer(key) {
  const named = /^[1-9]$/.test(key)
    ? `[data-answer="${key}"]`
    : key === "c" && "[data-testid=correct]";
  /** @type {HTMLButtonElement | null} */
  const button = named ? document.querySelector(`.answer-bar ${named}`) : null;
  return button && !button.disabled ? button : null;
}

function step(by) {
  /** @type {NodeListOf<HTMLElement>} */
  const found = document.querySelectorAll("[data-testid=proposal]");
  const cards = [...found];
  if (!cards.length) return;
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = at < 0 ? 0 : Math.min(cards.length - 1, Math.max(0, at + by));
  const inner = /** @type {HTMLElement | null} */ (cards[next].querySelector(".take-up"));
  (inner ?? cards[next]).focus();
  cards[next].scrollIntoView({ block: "nearest" });
}

function typing(target) {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]");
}
