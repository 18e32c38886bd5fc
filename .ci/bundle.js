// Joins the page into few files: `npm run bundle` writes server/web/built.
//
// page.html is all that a game is opened with but the game itself: that is a part of its own, which the
// program puts into the page that it sends (server/api/pages.py). What is asked for later is a part too. The
// sources stay what people read and change; the program serves what was joined as long as it was made of
// them as they are, else the sources themselves.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { htmlIn, languagesOf, scriptIn } from "./page_texts.js";

const WEB = fileURLToPath(new URL("../server/web/", import.meta.url));
const BUILT = join(WEB, "built");
const INDENTED = /\n[ \t]+/g; // only in templates, whose line breaks htm drops as JSX does
/** Line breaks that htm drops: beside a tag or between two values; between two attributes one is a space. */
const DROPPED = /(?<=[>}])\n(?=<|\$\{|`)|(?<=`)\n(?=<|\$\{)|(?<=[^=]>)\n(?=\w)|\n(?=\/?>|<\/)/g;
const SOURCES = /\.(js|css|html|json|svg)$/;
const PART = /^ {2}(\w+): \(\) => import\("\.\/([^"]+)"\)/gm; // as parts.js lists them
/** Styles of parts that are no games, by their part. */
const BESIDE = {
  aside: ["dialogs", "calibrate", "games/end", "story", "again", "replay"],
  calibrate: ["footage"],
  device: ["device"],
  first: ["first"],
  forms: ["correcting"],
  kept: ["kept"],
  report: ["story"],
  room: ["room"],
};

const icon = `data:image/svg+xml;base64,${Buffer.from(text("icon.svg")).toString("base64")}`;
const styles = stylesOf("index.html");
const parts = new Map([...text("parts.js").matchAll(PART)].map(([, name, path]) => [name, path]));

/** Of the language that is being joined: its texts, the text of each part, those of the core that others import. */
let now = { language: "en", texts: null, built: new Map(), wanted: new Set() };

// What main.js imports, at any remove: no part brings its own of these.
const core = new Set((await modulesOf("main.js")).filter((path) => path !== "main.js"));

rmSync(BUILT, { recursive: true, force: true });
for (const [language, texts] of languagesOf(WEB)) {
  now = { language, texts, built: new Map(), wanted: new Set() };
  const folder = join(BUILT, folderOf(language));
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of await filesOf()) writeFileSync(join(folder, name), content);
}

/** English lies at the top, every other language in a folder of its own. */
function folderOf(language) {
  return language === "en" ? "" : language;
}

/** All files of a language: a script for each part, and the pages. */
async function filesOf() {
  for (const [name, path] of parts) now.built.set(name, await partText(name, path));
  const main = await script(`import "./main.js";`, { plugins: [fromCore()] });
  const page = await pageText(main);
  const phone = await joined("phone/index.html", {
    head: [`<style>${await styleText(stylesOf("phone/index.html"))}</style>`],
    body: [module(await script(`import "./phone/main.js";`))],
  });
  const hall = await joined("hall/index.html", {
    head: [`<style>${await styleText(stylesOf("hall/index.html"))}</style>`],
    body: [module(await script(`import "./hall/main.js";`))],
  });
  const scripts = [...now.built].map(([name, code]) => [`${name}.js`, code]);
  return [...scripts, ["page.html", page], ["phone.html", phone], ["hall.html", hall]];
}

async function pageText(main) {
  const early = await script(`import "./early.js";`, { format: "iife" });
  const style = await styleText(styles.filter((path) => !partOf(path)));
  const names = [...now.wanted].sort();
  const core = await script(
    `${names.map((path, at) => `import * as m${at} from "./${path}";`).join("\n")}
    globalThis.core = { ${names.map((path, at) => `"${path}": m${at}`).join(", ")} };`,
    { plugins: [partsElsewhere()] },
  );
  return joined("index.html", {
    head: ["<!-- told -->", `<script>${early}</script>`, `<style>${style}</style>`],
    body: [module(core), "<!-- game -->", module(main)],
  });
}

/** A page without its links and scripts, and what takes their place. */
function joined(path, { head, body }) {
  return htmlIn(now.language, now.texts, text(path))
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, "")
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replaceAll('"/icon.svg"', `"${icon}"`)
    .replace("<head>", () => `<head>\n    <meta name="sources" content="${digest()}" />`)
    .replace("</head>", () => `${head.join("\n")}\n  </head>`)
    .replace("</body>", () => `${body.join("\n")}\n  </body>`);
}

function stylesOf(path) {
  return [...text(path).matchAll(/<link rel="stylesheet" href="\/([^"]+)" \/>/g)].map(([, one]) => one);
}

function module(code) {
  return `<script type="module">${code}</script>`;
}

/** A part as one script: it brings its style, and says of itself that it is there. */
async function partText(name, path) {
  const style = await styleText(styles.filter((one) => partOf(one) === name));
  return script(
    `import * as part from "./${path}";
    import { arrived } from "./parts.js";
    const style = document.createElement("style");
    style.textContent = ${JSON.stringify(style)};
    document.head.append(style);
    arrived("${name}", part);`,
    { plugins: [fromCore()] },
  );
}

/** The part that a style is only for; undefined where it is for the page itself. */
function partOf(path) {
  const name = /^style\/(.+)\.css$/.exec(path)?.[1] ?? "";
  const game = name.replace("games/", "");
  return parts.has(game) && name !== game ? game : Object.keys(BESIDE).find((one) => BESIDE[one].includes(name));
}

function text(path) {
  return readFileSync(join(WEB, path), "utf8");
}

async function script(contents, more = {}) {
  const plugins = [...(more.plugins ?? []), inLanguage()];
  const made = await build({ ...settings(contents, "js"), format: "esm", target: "es2022", ...more, plugins });
  const lines = made.outputFiles[0].text.trim().replace(INDENTED, "\n").replace(DROPPED, "");
  // Inside of a page a script ends at the first of these, whatever it stands in.
  return lines.replaceAll("</script", "<\\/script").replaceAll('"/icon.svg"', `"${icon}"`);
}

async function styleText(paths) {
  const contents = paths.map((path) => `@import "./${path}";`).join("\n");
  const made = await build(settings(contents, "css"));
  return made.outputFiles[0].text.trim();
}

function settings(contents, loader) {
  return {
    stdin: { contents, loader, resolveDir: WEB },
    bundle: true,
    minify: true,
    write: false,
    legalComments: "inline",
    charset: "utf8",
  };
}

async function modulesOf(path) {
  const plugins = [partsElsewhere()];
  const { metafile } = await build({ ...settings(`import "./${path}";`, "js"), format: "esm", metafile: true, plugins });
  return Object.keys(metafile.inputs)
    .filter((one) => one !== "<stdin>")
    .map((one) => nameOf(resolve(one)));
}

/** Parts are asked for by an address that changes with them, so that browsers may keep them for good. */
function partsElsewhere() {
  return {
    name: "parts elsewhere",
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path, importer }) => {
        if (kind !== "dynamic-import") return undefined;
        const wanted = nameOf(join(dirname(importer), path));
        const [name] = [...parts].find(([, one]) => one === wanted);
        const version = createHash("sha256").update(now.built.get(name) ?? "").digest("hex").slice(0, 16);
        const folder = ["/built", folderOf(now.language)].filter(Boolean).join("/");
        return { path: `${folder}/${name}.js?v=${version}`, external: true };
      });
    },
  };
}

/** Modules of the core are there when others run: `core` has them by their paths. */
function fromCore() {
  return {
    name: "from the core",
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
        const name = nameOf(importer ? join(resolveDir, path) : join(WEB, path));
        if (!core.has(name)) return undefined;
        now.wanted.add(name);
        return { path: name, namespace: "core" };
      });
      build.onLoad({ filter: /./, namespace: "core" }, ({ path }) => ({
        contents: `module.exports = core["${path}"];`,
      }));
    },
  };
}

/** Modules are read in the language that is being joined. */
function inLanguage() {
  return {
    name: "in a language",
    setup(build) {
      build.onLoad({ filter: /\.js$/, namespace: "file" }, ({ path }) => ({
        contents: scriptIn(now.texts, readFileSync(path, "utf8")),
      }));
    },
  };
}

function nameOf(path) {
  return relative(WEB, path).replaceAll("\\", "/");
}

/** Of all sources, as server/api/pages.py works it out: names and texts in the order of the names. */
function digest() {
  const hash = createHash("sha256");
  const names = readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => SOURCES.test(name) && !name.startsWith("built/"))
    .sort();
  for (const name of names) hash.update(`${name}\n${text(name).replaceAll("\r\n", "\n")}\n`);
  return hash.digest("hex");
}
