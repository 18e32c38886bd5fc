// The page's own modules, read as text.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const WEB = join(ROOT, "server", "web");

/** @returns {{path: string, text: string}[]} */
export function pageModules() {
  return readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js") && !/^(vendor|built)\b/.test(name))
    .sort()
    .map((name) => join(WEB, name))
    .map((file) => ({
      path: relative(ROOT, file).replaceAll("\\", "/"),
      text: readFileSync(file, "utf8"),
    }));
}
