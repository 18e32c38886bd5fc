// htm drops white space that holds a line break, so a line break between words and what stands
// beside them swallows the space on the page. The formatter does not know this; this test does.
import assert from "node:assert/strict";
import test from "node:test";
import { parsers } from "prettier/plugins/babel";
import { pageModules } from "./page_modules.js";

const INLINE = /^<\/?(a|abbr|b|code|em|i|kbd|mark|q|small|span|strong|time)\b/;
const OPENS = "\u0001";
const CLOSES = "\u0002";
const VALUE = "\u0003";
const BLOCK = "\u0004";
const SWALLOWED = new RegExp(
  `[^\\s${OPENS}-${BLOCK}][ ]*\\n\\s*[${OPENS}${VALUE}]|[${CLOSES}${VALUE}][ ]*\\n\\s*[^\\s${OPENS}-${BLOCK}]`,
  "g",
);

for (const { path, text } of pageModules()) {
  test(`${path} has no line break where a space is meant`, () => {
    assert.deepEqual(templates(text).flatMap(swallowed), []);
  });
}

test("a line break beside words is found", () => {
  assert.equal(swallowed("<p>\n  Start with\n  <code>--host</code>\n</p>").length, 1);
  assert.equal(swallowed(`<p>${VALUE}\n  killed</p>`).length, 1);
  assert.equal(swallowed("<p>\n  Start with <code>--host</code>\n</p>").length, 0);
});

/** Every html`...` of a module, with a mark for each value. */
function templates(text) {
  const found = [];
  visit(parsers.babel.parse(text, {}).program, (node) => {
    if (node.type !== "TaggedTemplateExpression" || node.tag.name !== "html") return;
    found.push(node.quasi.quasis.map(({ value }) => value.cooked).join(VALUE));
  });
  return found;
}

function visit(node, tell) {
  if (!node || typeof node !== "object") return;
  if (typeof node.type === "string") tell(node);
  for (const [name, child] of Object.entries(node)) {
    if (name === "loc" || name === "extra" || name.endsWith("Comments")) continue;
    if (Array.isArray(child)) child.forEach((one) => visit(one, tell));
    else visit(child, tell);
  }
}

/** The places of a template where a space is lost, as a few words of text around them. */
function swallowed(template) {
  const marked = template.replace(/<[^>]*>/g, (tag) => {
    if (!INLINE.test(tag)) return BLOCK;
    return tag.startsWith("</") || tag.endsWith("/>") ? CLOSES : OPENS;
  });
  return [...marked.matchAll(SWALLOWED)].map(({ index }) =>
    marked.slice(Math.max(0, index - 30), index + 30),
  );
}
