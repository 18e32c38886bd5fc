// Joins the page into one file: `npm run bundle` writes server/web/built/page.html.
//
// The sources stay what people read and change; the program serves the joined page as long as it was
// made of them as they are (server/pages.py compares the digests), else the sources themselves.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const WEB = fileURLToPath(new URL("../server/web/", import.meta.url));
const BUILT = join(WEB, "built", "page.html");
const INDENTED = /\n[ \t]+/g; // only in templates, whose line breaks htm drops as JSX does
const SOURCES = /\.(js|css|html|svg)$/;

const html = text("index.html");
const icon = Buffer.from(text("icon.svg")).toString("base64");
const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)" \/>/g)].map(([, path]) => path);

const joined = html
  .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, "")
  .replace(/\s*<script type="module"[^>]*><\/script>/, "")
  .replaceAll('"/icon.svg"', `"data:image/svg+xml;base64,${icon}"`)
  .replace("<head>", () => `<head>\n    <meta name="sources" content="${digest()}" />`)
  .replace("</head>", () => `<style>${"\n"}</style>\n  </head>`);

const [first, rest] = joined.split("<style>\n</style>");
const page = [
  first,
  `<script>${await script("early.js", "iife")}</script>`,
  `<style>${await style()}</style>`,
  rest.replace("</body>", () => ""),
].join("\n");
const code = `<script type="module">${await script("main.js", "esm")}</script>`;

mkdirSync(dirname(BUILT), { recursive: true });
writeFileSync(BUILT, page.replace("</html>", () => `${code}\n</body>\n</html>`));

function text(path) {
  return readFileSync(join(WEB, path), "utf8");
}

async function script(path, format) {
  const made = await build({ ...settings(), entryPoints: [join(WEB, path)], format, target: "es2022" });
  const lines = made.outputFiles[0].text.trim().replace(INDENTED, "\n");
  // Inside of a page a script ends at the first of these, whatever it stands in.
  return lines.replaceAll("</script", "<\\/script");
}

async function style() {
  const contents = styles.map((path) => `@import "./${path}";`).join("\n");
  const made = await build({ ...settings(), stdin: { contents, loader: "css", resolveDir: WEB } });
  return made.outputFiles[0].text.trim();
}

function settings() {
  return { bundle: true, minify: true, write: false, legalComments: "inline", charset: "utf8" };
}

/** Of all sources, as server/pages.py works it out: names and texts in the order of the names. */
function digest() {
  const hash = createHash("sha256");
  const names = readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => SOURCES.test(name) && !name.startsWith("built/"))
    .sort();
  for (const name of names) hash.update(`${name}\n${text(name).replaceAll("\r\n", "\n")}\n`);
  return hash.digest("hex");
}
