// What a first visit to a page loads, in one language: its scripts with all that come by themselves, and the styles.
import { filesOf, routeTable } from "./scripts/first-visit.mjs";

/** In KiB. */
const limits = { public: 100, app: 140, styles: 14 };

/** Those that do not fit yet; none may grow. */
const heavy = {
  profile: 170,
  websocketSender: 154,
  user: 152,
  live: 147,
  deck: 145,
  game: 143,
  dashboard: 142,
};

const weighed = (name, files, limit) => ({
  name,
  path: files.map((file) => `build/client/${file}.gz`),
  limit: `${limit} KiB`,
  // As the server sends it: compressed by the build already.
  gzip: false,
  brotli: false,
});

const limitOf = ({ name, prerender }) => heavy[name] ?? (prerender ? limits.public : limits.app);

export default [
  weighed("styles", [filesOf(routeTable[0], "en").styles], limits.styles),
  ...routeTable.map((row) => weighed(row.name, filesOf(row, "en").scripts, limitOf(row))),
];
