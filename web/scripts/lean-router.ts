import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const files: Record<string, string> = {
  "react-router": join(router, "dist/production/index.mjs"),
  "react-router/dom": join(router, "dist/production/dom-export.mjs"),
};

/** React Router's package leads browsers to its development files; its own for production weigh less. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (id) => files[id],
  };
}
