// Small buttons for going back and for full screen.
import { html } from "../view.js";
import { WORDS } from "./words.js";

export function ScreenButtons() {
  return html`
    <nav class="room-buttons">
      ${
        document.fullscreenEnabled &&
        html`<button class="quiet" onClick=${toggle} data-testid="fill">${WORDS.fill}</button>`
      }
      <a class="button quiet" href="#/" data-testid="room-back">${WORDS.back}</a>
    </nav>
  `;
}

function toggle() {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => {}); // if the browser refuses, nothing changes
}
