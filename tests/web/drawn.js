// As much of a browser's document as the views need to be drawn and touched in a test: elements with their
// attributes, events that rise to the window, the focus. Nothing is laid out: a test that asks where
// something stands gives the element its `box`.
import { options } from "../../server/web/vendor/preact.js";
import { TableProvider } from "../../server/web/page/table.js";
import { NOTHING_KNOWN } from "../../server/web/store.js";
import { html, render } from "../../server/web/view.js";

const ELEMENT = 1;
const TEXT = 3;

class Listening {
  heard = new Map();

  addEventListener(type, listener) {
    this.heard.set(type, (this.heard.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type, listener) {
    this.heard.get(type)?.delete(listener);
  }

  tell(event) {
    event.currentTarget = this;
    for (const listener of [...(this.heard.get(event.type) ?? [])]) listener.call(this, event);
  }
}

class Leaf extends Listening {
  parentNode = null;
  childNodes = [];

  get nextSibling() {
    const beside = this.parentNode?.childNodes ?? [];
    return beside[beside.indexOf(this) + 1] ?? null;
  }

  remove() {
    if (!this.parentNode) return;
    const beside = this.parentNode.childNodes;
    beside.splice(beside.indexOf(this), 1);
    this.parentNode = null;
    if (document.activeElement && this.contains?.(document.activeElement))
      document.activeElement = document.body;
  }
}

class Text extends Leaf {
  nodeType = TEXT;

  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return String(this.data);
  }
}

class Element extends Leaf {
  nodeType = ELEMENT;
  namespaceURI = "http://www.w3.org/1999/xhtml";
  box = { left: 0, top: 0, width: 0, height: 0 };
  scrolled = 0;
  named = new Map();
  #disabled = false;

  constructor(name) {
    super();
    this.localName = name;
    if (["input", "select", "textarea"].includes(name))
      Object.assign(this, { value: "", checked: false });
    const style = { setProperty: (property, value) => (style[property] = value) };
    Object.defineProperty(this, "style", { value: style });
  }

  get disabled() {
    return this.#disabled;
  }
  set disabled(told) {
    this.#disabled = Boolean(told); // a browser takes nothing for "no"
  }

  get attributes() {
    return [...this.named].map(([name, value]) => ({ name, value }));
  }
  getAttribute(name) {
    return this.named.get(name) ?? null;
  }
  setAttribute(name, value) {
    this.named.set(name, String(value));
  }
  removeAttribute(name) {
    this.named.delete(name);
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get children() {
    return this.childNodes.filter(({ nodeType }) => nodeType === ELEMENT);
  }
  get firstElementChild() {
    return this.children[0] ?? null;
  }
  get nextElementSibling() {
    const beside = this.parentNode?.children ?? [];
    return beside[beside.indexOf(this) + 1] ?? null;
  }
  get textContent() {
    return this.childNodes.map((one) => one.textContent).join("");
  }
  appendChild(child) {
    return this.insertBefore(child, null);
  }
  insertBefore(child, before) {
    child.remove();
    const place = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(place, 0, child);
    child.parentNode = this;
    return child;
  }

  get isConnected() {
    return body.contains(this);
  }
  get parentElement() {
    return this.parentNode;
  }
  contains(other) {
    return other === this || this.childNodes.some((one) => one.contains?.(other));
  }
  matches(selectors) {
    return selectors.split(",").some((one) => isMeant(this, one.trim().split(/\s+/)));
  }
  closest(selectors) {
    if (this.matches(selectors)) return this;
    return this.parentNode?.closest?.(selectors) ?? null;
  }
  querySelectorAll(selectors) {
    return this.children.flatMap((one) => [
      ...(one.matches(selectors) ? [one] : []),
      ...one.querySelectorAll(selectors),
    ]);
  }
  querySelector(selectors) {
    return this.querySelectorAll(selectors)[0] ?? null;
  }

  focus() {
    document.activeElement = this;
  }
  select() {}
  showModal() {}
  scrollIntoView() {
    this.scrolled += 1;
  }
  getBoundingClientRect() {
    return this.box;
  }
  click() {
    if (!this.disabled) fire(this, "click", { detail: 0 });
  }
}

/** Whether an element is what `path` says: the last part itself, the parts before it around it. */
function isMeant(element, path) {
  const [own, ...around] = [...path].reverse();
  if (!isOne(element, own)) return false;
  if (!around.length) return true;
  const outer = [...around].reverse();
  for (let up = element.parentNode; up; up = up.parentNode) if (isMeant(up, outer)) return true;
  return false;
}

function isOne(element, part) {
  const [tag] = /^[\w-]*/.exec(part) ?? [""];
  if (tag && tag !== element.localName) return false;
  const classes = (element.getAttribute("class") ?? "").split(/\s+/);
  for (const [, name] of part.matchAll(/\.([\w-]+)/g)) if (!classes.includes(name)) return false;
  for (const [, name, , value] of part.matchAll(/\[([\w-]+)(="?([^\]"]*)"?)?\]/g)) {
    const told = element.getAttribute(name);
    if (told === null || (value !== undefined && told !== value)) return false;
  }
  return true;
}

class Kept {
  entries = new Map();

  getItem(name) {
    return this.entries.get(name) ?? null;
  }
  setItem(name, value) {
    this.entries.set(name, String(value));
  }
}

export const page = new Listening();
const body = new Element("body");
const document = Object.assign(new Listening(), {
  body,
  activeElement: body,
  hidden: false,
  documentElement: { lang: "en" },
  createElementNS: (namespaceURI, name) => Object.assign(new Element(name), { namespaceURI }),
  createTextNode: (data) => new Text(data),
  querySelector: (selectors) => body.querySelector(selectors),
  querySelectorAll: (selectors) => body.querySelectorAll(selectors),
});
const browser = {
  document,
  Element,
  localStorage: new Kept(),
  sessionStorage: new Kept(),
  location: { hash: "", search: "", origin: "http://table", host: "table", hostname: "table" },
  addEventListener: (type, listener) => page.addEventListener(type, listener),
  removeEventListener: (type, listener) => page.removeEventListener(type, listener),
  dispatchEvent: (event) => page.tell({ type: event.type }),
};
// Defined and not assigned: newer versions of Node have some of these names themselves.
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
options.requestAnimationFrame = queueMicrotask; // effects run at once, whatever the timers do

/** An event of an element, which rises to the window; true where the browser's own answer was kept away. */
export function fire(target, type, more = {}) {
  let stopped = false;
  const event = {
    type,
    target,
    prevented: false,
    preventDefault: () => (event.prevented = true),
    stopPropagation: () => (stopped = true),
    ...more,
  };
  for (let up = target; up && !stopped; up = up.parentNode) up.tell(event);
  if (!stopped) page.tell(event);
  return event.prevented;
}

/** Waits until what has changed is drawn. */
export async function settled() {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Draws a view as the page does, with this as the page's state, and takes away what was drawn before.
 *
 * @param {any} view
 * @param {object} [props]
 * @param {{state?: object, deeds?: object, code?: string | null}} [shared]
 */
export async function drawn(view, props = {}, { state = {}, deeds = {}, code = null } = {}) {
  for (const one of [...body.children]) {
    render(null, /** @type {any} */ (one));
    one.remove();
  }
  await settled();
  const place = body.appendChild(new Element("div"));
  let now = { props, state: { ...NOTHING_KNOWN, ...state } };
  const draw = async (news = {}) => {
    now = {
      props: { ...now.props, ...news.props },
      state: { ...now.state, ...news.state },
    };
    const value = { state: now.state, deeds, code };
    render(html`<${TableProvider} value=${value}><${view} ...${now.props} /><//>`, place);
    await settled();
  };
  await draw();
  return {
    place,
    /** Draws it again with other props, or another state of the page. */
    again: draw,
    all: (selectors) => place.querySelectorAll(selectors),
    one(selectors) {
      const found = place.querySelector(selectors);
      if (!found) throw new Error(`nothing drawn is ${selectors}`);
      return found;
    },
    async click(target) {
      target.click();
      await settled();
    },
    async type(target, value) {
      Object.assign(target, typeof value === "boolean" ? { checked: value } : { value });
      fire(target, target.localName === "select" ? "change" : "input");
      await settled();
    },
    async submit(form) {
      fire(form, "submit");
      await settled();
    },
  };
}

/** What an element says, with single spaces. */
export function wordsOf(element) {
  return element.textContent.replace(/\s+/g, " ").trim();
}
