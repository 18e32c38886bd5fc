// The page's texts as they are joined: in one language, and where nothing has to be looked up or filled in
// later, as plain words. server/language/page.py does the first half of this for the sources.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parsers } from "prettier/plugins/babel";

const NAMES = /(export const (?:([A-Z_]+)_)?NAMES = )\{\}/;
const WORDS_OF_HTML = />([^<>]*[A-Za-z][^<>]*)</g;
const PLACEHOLDER = /\{(\w+)\}/;
const IMPORT = /import \{([\w, ]+)\} from ("[./]*language\.js");/;
const NOT_IN_MARKUP = /[`$\\<>{}"]/;

/**
 * @typedef {{messages: Record<string, string | [string, string]>, names: Record<string, string>,
 *   names_of: Record<string, Record<string, string>>}} Texts
 *
 * @param {string} web - the folder of the page
 * @returns {Map<string, Texts>} by language
 */
export function languagesOf(web) {
  const folder = join(web, "languages");
  const others = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => [basename(name, ".json"), JSON.parse(readFileSync(join(folder, name), "utf8"))]);
  return new Map([["en", { messages: {}, names: {}, names_of: {} }], ...others]);
}

/** A page's own words, and the language it says it is written in. */
export function htmlIn(language, { messages }, source) {
  return source
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(WORDS_OF_HTML, (all, words) => {
      const found = messages[words.trim().replace(/\s+/g, " ")];
      return found ? all.replace(words.trim(), found) : all;
    });
}

/** A module with its texts in a language. */
export function scriptIn({ messages, names, names_of }, source) {
  const named = source.replace(NAMES, (_, before, game) => {
    return `${before}${JSON.stringify(game ? (names_of[game.toLowerCase()] ?? {}) : names)}`;
  });
  if (!/\btn?\(/.test(named)) return named;
  const calls = callsIn(named);
  return importing(rewritten(0, named.length));

  /** A stretch of the module, with the calls in it rewritten, the outermost first. */
  function rewritten(start, end) {
    let [text, at] = ["", start];
    for (const call of calls) {
      if (call.start < at || call.end > end) continue;
      const words = asMarkup(call);
      const [from, to] = words === null ? [call.start, call.end] : [call.start - 2, call.end + 1]; // with its ${}
      text += named.slice(at, from) + (words ?? asScript(call));
      at = to;
    }
    return text + named.slice(at, end);
  }

  /** As words between tags; null where it is no child of an element, or markup would be read in it. */
  function asMarkup({ name, forms, values, start, end, child }) {
    if (name === "tn" || !child || named.slice(start - 2, start) !== "${" || named[end] !== "}") return null;
    const pieces = String(messages[forms[0]] ?? forms[0]).split(PLACEHOLDER);
    const filled = valuesOf(values[0]);
    const plain = pieces.every((piece, at) => (at % 2 ? filled.has(piece) : !NOT_IN_MARKUP.test(piece)));
    return plain ? joined(pieces, filled, (piece) => piece) : null;
  }

  function asScript({ name, forms, values, end }) {
    const texts = [messages[forms[0]] ?? forms].flat();
    const call = `${name}(${texts.map((one) => JSON.stringify(one)).join(", ")}${rest(values, end)}`;
    const pieces = texts[0].split(PLACEHOLDER);
    const filled = valuesOf(values[0]);
    if (name === "tn" || !pieces.every((piece, at) => at % 2 === 0 || filled.has(piece))) return call;
    if (pieces.length === 1) return JSON.stringify(texts[0]);
    return `\`${joined(pieces, filled, (piece) => piece.replace(/[\\`$]/g, "\\$&"))}\``;
  }

  function rest(values, end) {
    return values.length ? `, ${rewritten(values[0].start, end)}` : ")";
  }

  function joined(pieces, filled, written) {
    return pieces.map((piece, at) => (at % 2 ? `\${${filled.get(piece)}}` : written(piece))).join("");
  }

  /** What fills the placeholders, as source; of markup or of a value that is no plain record: nothing. */
  function valuesOf({ type, properties } = { type: "", properties: [] }) {
    if (type !== "ObjectExpression" || properties.some((one) => one.type !== "ObjectProperty")) return new Map();
    if (properties.some(({ value }) => value.type === "TaggedTemplateExpression")) return new Map();
    return new Map(properties.map(({ key, value }) => [key.name, rewritten(value.start, value.end)]));
  }
}

/** Imports only what is still used: a part would ask the core for the rest too. */
function importing(source) {
  return source.replace(IMPORT, (all, names, from, at) => {
    const body = source.slice(at + all.length);
    const used = names.split(",").filter((name) => new RegExp(`\\b${name.trim()}\\b`).test(body));
    return used.length ? `import {${used.join()}} from ${from};` : "";
  });
}

/** The messages that a module shows: one text, or two where a number decides. */
export function messagesIn(source) {
  return callsIn(source).map(({ forms }) => forms);
}

/** Every call of `t` and `tn`, in the order they stand; `child`: it is one of an element. */
function callsIn(source) {
  const found = [];
  visit(parsers.babel.parse(source, {}).program, undefined);
  return found.sort((one, other) => one.start - other.start || other.end - one.end);

  function visit(node, parent) {
    if (typeof node.type !== "string") return;
    if (node.type === "CallExpression" && ["t", "tn"].includes(node.callee.name)) {
      const { arguments: given, start, end } = node;
      const count = node.callee.name === "tn" ? 2 : 1;
      const forms = given.slice(0, count).map(({ value }) => value);
      const child = parent?.type === "TemplateLiteral" && parent.tagged && isChild(parent, node);
      if (forms.length === count && forms.every((form) => typeof form === "string"))
        found.push({ name: node.callee.name, forms, values: given.slice(count), start, end, child });
    }
    if (node.type === "TaggedTemplateExpression") node.quasi.tagged = true;
    for (const child of Object.values(node).flat()) if (child && typeof child === "object") visit(child, node);
  }
}

/** Whether a value of a template is a child of an element; else it belongs to a tag. */
function isChild(template, node) {
  const before = template.quasis.filter(({ end }) => end <= node.start).map(({ value }) => value.raw);
  const markup = before.join("");
  return markup.lastIndexOf(">") > markup.lastIndexOf("<");
}
