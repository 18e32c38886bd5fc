// Links to the page's other languages, each by its own name; the choice is remembered.
import { html } from "../view.js";
import { LANGUAGE } from "../language.js";

const LANGUAGES = { en: "English", de: "Deutsch" };
const YEAR_S = 365 * 24 * 3600;

export function LanguageSwitch() {
  return Object.entries(LANGUAGES)
    .filter(([code]) => code !== LANGUAGE)
    .map(
      ([code, name]) => html`
        <button lang=${code} data-testid=${`language-${code}`} onClick=${() => speak(code)}>
          ${name}
        </button>
      `,
    );
}

/** Loads the page in another language, and removes a language from the address, which would win. */
function speak(code) {
  document.cookie = `language=${code}; path=/; max-age=${YEAR_S}; samesite=lax`;
  const asked = new URLSearchParams(location.search);
  if (!asked.has("lang")) return location.reload();
  asked.delete("lang");
  location.search = asked.toString();
}
