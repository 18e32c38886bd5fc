// The links that give access to the hall.
import { html, useEffect, useState } from "../view.js";
import { hallLink } from "./asking.js";
import { WORDS } from "./words.js";

export function Links({ state: { api, act, phase } }) {
  const [codes, setCodes] = useState(/** @type {any} */ (null));
  useEffect(() => {
    api.codes().then(setCodes, () => {}); // asked again once the connection is back
  }, [phase]);
  if (!codes) return null;
  const change = (whose, what) => act(() => api.changeCode(whose, what).then(setCodes));
  return html`
    <section aria-label=${WORDS.links}>
      <h2>${WORDS.links}</h2>
      <p class="hint">${WORDS.linksHint}</p>
      <ul class="hall-links">
        <${Link}
          name=${WORDS.onlookers}
          code=${codes.spectator}
          change=${(what) => change("spectator", what)}
        />
        <${Link}
          name=${WORDS.referee}
          code=${codes.referee}
          change=${(what) => change("referee", what)}
        />
        <${Link} name=${WORDS.screen} code=${codes.spectator} place="tv" />
      </ul>
    </section>
  `;
}

function Link({ name, code, place = "", change = /** @type {any} */ (undefined) }) {
  return html`
    <li>
      <strong>${name}</strong>
      ${code && html`<a href=${hallLink(code, place)}>${WORDS.open}</a>`}
      ${change && html`<button onClick=${() => sure(code) && change("renew")}>${WORDS.renew}</button>`}
      ${change && code && html`<button onClick=${() => sure(code) && change("withdraw")}>${WORDS.withdraw}</button>`}
    </li>
  `;
}

/** Asks before a code that somebody may use is changed. */
function sure(code) {
  return !code || confirm(WORDS.shutsOut);
}
