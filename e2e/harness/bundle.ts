import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const web = join(import.meta.dirname, "../../web");

/** A module that imports the app's own, as one script for a browser. */
export async function bundled(module: string): Promise<string> {
  const vite = createRequire(join(web, "package.json")).resolve("vite");
  const { build } = await import(pathToFileURL(vite).href);
  const [{ output }] = await build({
    configFile: false,
    root: web,
    logLevel: "error",
    resolve: { alias: { "~": join(web, "app") } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, module), formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return output[0].code;
}
