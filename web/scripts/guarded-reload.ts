import type { Plugin } from "vite";

const reload = "window.location.reload();";
const marker = "reloading page...";

/**
 * React Router reloads the page whenever a route's chunk cannot be loaded, without end if it stays missing.
 * This puts our own guard (one reload in ten seconds, see lib/build) in the place of that bare reload.
 */
export function guardedReload(): Plugin {
  let patched = false;
  return {
    name: "guarded-reload",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!id.includes("react-router") || !code.includes(marker)) return;
      const at = code.indexOf(reload, code.indexOf(marker));
      if (at < 0) return;
      patched = true;
      // Refused: a page that throws, so that the error page is shown. The router swallows an error here, and keeps
      // what it is given instead for good: each later visit to that page asks for a reload again.
      const again = "if (await globalThis.podiumReloadOnce?.()) await new Promise(() => {});";
      const guarded =
        "if (!(await globalThis.podiumReloadOnce?.())) return " +
        `{ async clientLoader() { ${again} throw error; }, default() { throw error; } };`;
      return { code: code.slice(0, at) + guarded + code.slice(at + reload.length), map: null };
    },
    buildEnd(error) {
      if (!error && !patched) this.error("React Router's reload on a missing chunk was not found");
    },
  };
}
