// A text as a QR code, to be read off the screen by a phone; dark on light in both themes.
import { generate } from "../vendor/lean-qr.js";
import { html } from "../view.js";

const QUIET = 4; // modules of white that the standard wants around the code

export function QrCode({ text, label }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return html`
    <svg
      class="qr"
      role="img"
      aria-label=${label}
      data-testid="qr"
      viewBox=${`0 0 ${side} ${side}`}
    >
      <rect width=${side} height=${side} fill="#ffffff" />
      <path d=${darkModules(code)} fill="#000000" shape-rendering="crispEdges" />
    </svg>
  `;
}

function darkModules(code) {
  const modules = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) modules.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  return modules.join("");
}
