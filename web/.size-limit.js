// What a first visit to a page loads, in one language: its scripts with all that come by themselves, and the styles.
import { filesOf, routeTable } from "./scripts/first-visit.mjs";

/** In KiB. */
const limits = { public: 100, app: 140, idle: 182, styles: 14 };

const weighed = (name, files, limit) => ({
  name,
  path: [...new Set(files)].map((file) => `build/client/${file}.gz`),
  limit: `${limit} KiB`,
  // As the server sends it: compressed by the build already.
  gzip: false,
  brotli: false,
});

const rowsOf = (row) => {
  const { scripts, idle } = filesOf(row, "en");
  const first = weighed(row.name, scripts, row.prerender ? limits.public : limits.app);
  const all = idle && weighed(`${row.name}, once idle`, [...scripts, ...idle], limits.idle);
  return all ? [first, all] : [first];
};

export default [
  weighed("styles", [filesOf(routeTable[0], "en").styles], limits.styles),
  ...routeTable.flatMap(rowsOf),
];
