import type { Plugin } from "vite";

/** Where Vite keeps what every `import()` is wrapped in. */
const helper = "\0vite/preload-helper.js";

/** Styles that a piece links by their address, and no chunk brings along. */
const linked = /\/overlay-[\w-]+\.css$/;

/**
 * Vite's own looks after styles and scripts that a chunk brings along. Here all styles are one file that every page
 * has, and the router names scripts beforehand: what is left is the word that a chunk could not be loaded.
 */
export const leanImports = (): Plugin => ({
  name: "lean-imports",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: (environment) => environment.name === "client",
  load: (id) =>
    id === helper
      ? `export const __vitePreload = (load) => load().catch((error) => {
          dispatchEvent(new Event("vite:preloadError"));
          throw error;
        });`
      : undefined,
  generateBundle(_, bundle) {
    const styles = Object.keys(bundle).filter(
      (name) => name.endsWith(".css") && !linked.test(name),
    );
    if (styles.length > 1) this.error(`more than one file of styles: ${styles.join(", ")}`);
  },
});
