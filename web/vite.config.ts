import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardedReload } from "./scripts/guarded-reload.ts";
import { leanImports } from "./scripts/lean-imports.ts";
import { leanRouter } from "./scripts/lean-router.ts";

/** Its public address is to be this one's: sockets are taken from there only. */
const target = process.env.PODIUM_SERVER ?? "http://127.0.0.1:8080";
const proxied = [
  "/api",
  "/config.json",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/v1",
  "/pictures",
];

const modules = (...patterns: string[]) => new RegExp(`app/(${patterns.join("|")})`);

/** What every page loads, the public ones too. */
const base = modules(
  "root",
  "entry\\.client",
  "layouts/(navigation-progress|offline-notice|skip-link|error-page)",
  "lib/(i18n|language|build|head|focus|page-title|user/signed-in-hint)",
  "ui/(cx|button|logo|icon-button|icons/(icon|everywhere)|theme|site-head|spinner|progress-bar|card|avatar|badge|seat-mark|pattern|pips|shapes|visually-hidden|page-header)\\.",
);
/** The frame of the public pages. */
const publicFrame = modules(
  "layouts/(default|public|language-switch)",
  "ui/(theme-button|phone-shot)\\.",
);
/** What every page of the app loads: who is signed in, the way to the server, what waiting looks like. */
const shell = modules(
  "route-table",
  "layouts/(guarded|gate|main)",
  "lib/(identity/(claims|client|protocol)|session/(start|token)|user/(lists|signed|store)|lock|navigation|guard|current-route|config|network|use-action|text)",
  "components/formats/format-name",
  "components/decks/deck-colors",
  "components/paths",
  "components/games/(result|messages)\\.",
  "lib/outbox/(store|use-sending)",
  "lib/delete-with-undo\\.",
  "lib/signals/(changes|use-)",
  "lib/api/(call|calls|clock|error-message|errors|request|show-error|signature)\\.",
  "ui/(icons/app|toasts|toast-store|skeleton|empty-state|banner|load-failed)\\.",
);
/** What pages read for themselves. */
const query = modules("lib/query\\.");
/** What forms are made of. */
const forms = modules(
  "lib/form-errors",
  "ui/(field|input|select|search-box)\\.",
  "components/filters/filter-select",
);
/** What the ways into an account have in common. */
const auth = modules(
  "components/auth/(messages|fields|use-(pause|submit)|(email|password)-field)\\.",
  "components/providers/(messages|config|provider-button|failure-note|use-provider-flow)\\.",
  "features/auth/(auth-card|verification-mail)",
  "lib/identity/accounts",
  "lib/session/enter",
  "ui/password-input",
);
/** Lists that go on, and their filters. */
const lists = modules("ui/more\\.", "components/filters/filter-bar");
const tags = modules("lib/tags", "lib/api/annotations");
/** What there is to say of a game. */
const game = modules(
  "components/games/(facts|place|score|timeline|when)\\.",
  "components/live/seat\\.",
);
/** Games in a list. */
const timeline = modules("components/games/(game-entry|game-timeline|seat-row|set-entry)\\.");
/** A deck wherever one is shown. */
const deck = modules("components/decks/deck-tile");
/** Pages whose address says more than which one they are. */
const address = modules("lib/(right-address|part-in-address|filters)\\.");
/** A live table wherever one is followed. */
const table = modules(
  "live/table/(reducer|changes|turns|steps|clock|limits)\\.",
  "live/(follow|table-socket|view)\\.",
);
/** People in a list, and how one answers them. */
const people = modules(
  "components/people/(person-row|friend-actions|use-friendship|messages)\\.",
  "lib/api/people\\.",
);

export default defineConfig({
  plugins: [tailwindcss(), leanRouter(), leanImports(), reactRouter(), guardedReload()],
  resolve: { tsconfigPaths: true },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(proxied.map((path) => [path, { target, ws: true }])),
  },
  build: {
    // The router names what a page needs beforehand; once is enough.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Browsers that know light-dark() by themselves: rewritten for older ones, a part of a page
    // could no longer have a theme of its own.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The build puts the messages of a page's language into its head by these names.
            chunkFileNames: ({ facadeModuleId }) => {
              const [, lang, part] = facadeModuleId?.match(/locales\/(\w+)\/(\w+)\.ts$/) ?? [];
              return lang ? `assets/${part}-${lang}-[hash].js` : "assets/[name]-[hash].js";
            },
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 10,
                },
                // Few larger files compress better than many small ones. What a group needs comes with it
                // unless a group before it has that already.
                { name: "base", test: base, priority: 8 },
                { name: "base", test: /zustand\/esm\/(vanilla|react)/, priority: 8 },
                { name: "public", test: publicFrame, priority: 7 },
                { name: "shell", test: shell, priority: 6 },
                { name: "shell", test: /zustand\/esm\/middleware/, priority: 6 },
                { name: "query", test: query, priority: 5 },
                { name: "query", test: /@tanstack(?!.*infiniteQuery(Observer|\.))/i, priority: 5 },
                // Small ones that pages need without the groups they would come with.
                { name: "roving", test: modules("ui/roving\\."), priority: 5 },
                { name: "chip", test: modules("ui/chip\\."), priority: 5 },
                { name: "forms", test: forms, priority: 5 },
                { name: "auth", test: auth, priority: 3 },
                { name: "deck", test: deck, priority: 3 },
                { name: "game", test: game, priority: 3 },
                { name: "timeline", test: timeline, priority: 2 },
                { name: "tags", test: tags, priority: 2 },
                { name: "lists", test: lists, priority: 1 },
                { name: "people", test: people, priority: 1 },
                { name: "address", test: address, priority: 1 },
                { name: "table", test: table, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
