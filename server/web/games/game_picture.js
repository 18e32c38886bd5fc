// A small picture of each game, for choosing one.
import { html } from "../view.js";

const PICTURES = {
  clay_o_rama: () => html`
    <rect width="64" height="64" fill="#f3dcc3" />
    <path d="M6 51h52" stroke="#b98d5e" stroke-width="3" stroke-linecap="round" />
    <path d="M22 21l-4-10 10 6zM38 21l5-10-10 6z" fill="#c9651b" />
    <path
      d="M14 51c-1-6 0-9 2-12-3-11 4-21 15-21s17 10 14 21c2 3 4 6 3 12h-8l-2-7H24l-2 7z"
      fill="#ec7f2d"
    />
    <circle cx="31" cy="30" r="6.5" fill="#fff" />
    <circle cx="33" cy="30" r="3" fill="#1c1206" />
    <path d="M38 24c2-5 5-8 10-10" stroke="#3c6fd1" stroke-width="2.4" stroke-dasharray="2 3.5" />
    <circle cx="52" cy="13" r="5" fill="#3c6fd1" />
  `,
  clearing_house: () => html`
    <rect width="64" height="64" fill="#d8d3c6" />
    <path d="M8 8h48v48H8z" fill="#fffdf8" />
    <path d="M40 8h16v16H40z" fill="#34332f" />
    <path d="M8 24h48M8 40h48M24 8v48M40 8v48M8 8h48v48H8z" stroke="#8d8980" stroke-width="2" />
    <path d="M44 12l8 8M52 12l-8 8" stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
    <path d="M23 48h18" stroke="#c93a31" stroke-width="2.4" stroke-dasharray="3 3" />
    <path d="M10 54c0-5 2-8 6-8s6 3 6 8z" fill="#c93a31" />
    <circle cx="16" cy="44" r="3.6" fill="#c93a31" />
    <path d="M42 54c0-5 2-8 6-8s6 3 6 8z" fill="#3c6fd1" />
    <circle cx="48" cy="44" r="3.6" fill="#3c6fd1" />
    <path d="M32 21c-9-6-4-11 0-7 4-4 9 1 0 7z" fill="#c93a31" />
  `,
  metamorph: () => html`
    <rect width="64" height="64" fill="#dbe6d3" />
    <path d="M32 4l13 7.5v15L32 34l-13-7.5v-15z" fill="#8fb573" />
    <path d="M18 29l13 7.5v15L18 59 5 51.5v-15z" fill="#5d8f4e" />
    <path d="M46 29l13 7.5v15L46 59l-13-7.5v-15z" fill="#d8c48a" />
    <path d="M32 7l6 17H26z" fill="#8453bd" />
    <path d="M23 25c4 2.5 14 2.5 18 0" stroke="#8453bd" stroke-width="3.4" stroke-linecap="round" />
    <path d="M37 49c1-9 7-13 16-12-4 3-3 6-3 9-5-2-8-1-13 3z" fill="#c93a31" />
    <path d="M11 44a7 7 0 1 1 3 6M14 54v-4h4" stroke="#fffdf8" stroke-width="2.4" />
  `,
  generation_zero: () => html`
    <rect width="64" height="64" fill="#e2ddec" />
    <rect
      x="6"
      y="7"
      width="26"
      height="25"
      rx="3"
      fill="#fffdf8"
      stroke="#8453bd"
      stroke-width="2"
    />
    <rect
      x="32"
      y="32"
      width="26"
      height="25"
      rx="3"
      fill="#fffdf8"
      stroke="#14655f"
      stroke-width="2"
    />
    <path d="M11 27l1-13 4 6 3-8 3 8 4-6 1 13z" fill="#e0ac18" />
    <circle cx="43" cy="42" r="5.5" stroke="#14655f" stroke-width="3" />
    <path d="M47 46l6 6" stroke="#14655f" stroke-width="3.4" stroke-linecap="round" />
    <path d="M8 44h16M8 50h12" stroke="#8453bd" stroke-width="2.4" stroke-linecap="round" />
  `,
  slargeball: () => html`
    <rect width="64" height="64" fill="#2f7d3b" />
    <path d="M32 6v52M6 6h52v52H6z" stroke="#fff" stroke-width="2" opacity="0.75" />
    <circle cx="32" cy="32" r="9" stroke="#fff" stroke-width="2" opacity="0.75" />
    <path d="M38 24l8-7" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 3.5" />
    <circle cx="34" cy="29" r="4.5" fill="#fffdf8" />
    <circle cx="17" cy="21" r="6" fill="#ec7f2d" />
    <circle cx="18" cy="45" r="6" fill="#ec7f2d" />
    <circle cx="48" cy="14" r="6" fill="#3c6fd1" />
    <circle cx="47" cy="42" r="6" fill="#3c6fd1" />
  `,
};

/** @param {{game: string}} props - by its name; of one without a picture there is none */
export function GamePicture({ game }) {
  const Picture = PICTURES[game];
  if (!Picture) return null;
  return html`<svg class="game-picture" viewBox="0 0 64 64" fill="none" aria-hidden="true">
    <${Picture} />
  </svg>`;
}
