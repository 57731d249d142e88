/** Leaves in the bundle a digest of the sources that it was built from; tools/check_bundle.py reads
 * it where there is no Node. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const NAME = "sources.digest";
const SKIPPED = ["node_modules", "dist"];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || SKIPPED.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** Of every file: its path, its length, its text; in the order of the paths as bytes. */
function digest(root: string, left: string[] = []): string {
  const hash = createHash("sha256");
  const named = files(root)
    .map((path) => [relative(root, path).split(sep).join("/"), path] as const)
    .filter(([name]) => !left.includes(name))
    .sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  for (const [name, path] of named) {
    const text = Buffer.from(readFileSync(path).toString("latin1").replaceAll("\r\n", "\n"), "latin1");
    hash.update(`${name}\n${text.length}\n`).update(text);
  }
  return hash.digest("hex");
}

export function sources(): Plugin {
  const root = import.meta.dirname;
  let before = "";
  let out = "";
  return {
    name: "sources",
    apply: "build",
    configResolved(config) {
      out = join(root, config.build.outDir);
    },
    buildStart() {
      before = digest(root);
    },
    closeBundle() {
      if (digest(root) !== before) this.error("the sources changed while they were built; build again");
      writeFileSync(join(out, NAME), `sources ${before}\nbundle ${digest(out, [NAME])}\n`);
    },
  };
}
