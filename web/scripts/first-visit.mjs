import { readFileSync } from "node:fs";
import { runnerImport } from "vite";

/** Which files a first visit to each page loads, kept by the build beside those that are served. */
export const visitsFile = "build/visits.json";

const { module: table } = await runnerImport("./app/route-table.ts");
export const { routeTable } = table;

/** The files of a first visit to a page in a language, and those that it loads when it is idle. */
export function filesOf({ name }, lang) {
  const { scripts, idle, styles } = JSON.parse(readFileSync(visitsFile, "utf8"));
  return { scripts: scripts[name][lang], idle: idle[name]?.[lang], styles };
}
