// What a first visit to a page loads: its scripts, the messages of one language, and the styles.
import { filesOf, routeTable } from "./scripts/first-visit.mjs";

export default routeTable.map((row) => {
  const { scripts, styles } = filesOf(row, "en");
  return {
    name: row.name,
    path: [...scripts, styles].map((file) => `build/client/${file}.gz`),
    limit: row.prerender ? "125 KiB" : "145 KiB",
    // As the server sends it: compressed by the build already.
    gzip: false,
    brotli: false,
  };
});
