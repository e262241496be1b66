import type { Plugin, Rolldown } from "vite";
import { langs } from "../app/lib/i18n/paths.ts";
import { catalogFile, type View, viewsOf } from "./first-view.ts";

/** Writes which files a first visit to each page loads, for preloads and for `npm run size`. */
export const visits = (): Plugin => ({
  name: "visits",
  // After the styles are written.
  enforce: "post",
  apply: ({ build }) => !build?.ssr,
  generateBundle(_, bundle) {
    const outputs = Object.values(bundle);
    const chunks = outputs.filter(
      (output): output is Rolldown.OutputChunk => output.type === "chunk",
    );
    const home = new Map(
      chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
    );
    const filesOf = (ids: Iterable<string>) => {
      const files = new Set([...ids].flatMap((id) => home.get(id)?.fileName ?? []));
      for (const file of files) {
        const chunk = bundle[file];
        if (chunk?.type === "chunk") for (const imported of chunk.imports) files.add(imported);
      }
      return [...files];
    };
    const scriptsOf = (views: View[]) =>
      Object.fromEntries(
        views.map(({ name, modules, catalogs }) => [
          name,
          Object.fromEntries(
            langs.map((lang) => {
              const messages = [...catalogs].map((catalog) => catalogFile(catalog, lang));
              return [lang, filesOf([...modules, ...messages])];
            }),
          ),
        ]),
      );
    const { first, idle } = viewsOf(this);
    const styles = outputs.find(({ fileName }) => /\/style-.*\.css$/.test(fileName))?.fileName;
    this.emitFile({
      type: "asset",
      fileName: ".vite/visits.json",
      source: JSON.stringify({ scripts: scriptsOf(first), idle: scriptsOf(idle), styles }),
    });
  },
});
