// A text as a QR code for a phone to scan; dark on light in both themes.
import { generate } from "../vendor/lean-qr.js";
import { html } from "../view.js";

const QUIET = 4; // white modules around the code that the standard requires

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
