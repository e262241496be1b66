// Runs the tests that a change to one feature can break, on both databases and in a browser: scripts/try.mjs decks
import { readdirSync } from "node:fs";
import { repeats, step, tell } from "./steps.mjs";

/** The words, beside a feature's own, in the paths and names of its tests. */
const otherWords = {
  auth: ["account", "guard", "hosted", "identity", "joining", "journey", "mail", "provider", "session", "sign"],
  claim: ["guest"],
  decks: ["card", "version"],
  events: ["promo"],
  friends: ["people", "together"],
  games: ["annotation", "claim", "conflict", "note", "record", "removal", "seat", "set", "tag"],
  live: ["clock", "course", "crowded", "eliminated", "overlay", "slide", "stream", "table"],
  notes: ["annotation", "markdown"],
  offline: ["build", "install", "outbox", "seen", "waiting", "worker"],
  playgroups: ["group", "people", "pod", "season", "story", "together"],
  profile: ["account", "language", "picture", "push", "streaming", "user"],
  stats: ["chart", "leaderboard", "plays_like", "rating", "review", "season"],
  waiting: ["outbox", "unsent"],
};

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const features = new Set([
  ...Object.keys(otherWords),
  ...foldersIn("web/app/features"),
  ...foldersIn("server/api/src/features"),
]);

const feature = process.argv[2];
if (!features.has(feature)) {
  console.error(`make try F=…, with one of: ${[...features].sort().join(", ")}`);
  process.exit(2);
}
// "decks" is also "deck-cards" and "new_deck".
const words = [feature.replace(/s$/, ""), ...(otherWords[feature] ?? [])];
const anyWord = `(${words.join("|")})`;
const live = true;

// Firebase's emulator is large, and only this feature is tested with it.
await step("set-up", `scripts/setup ${feature === "auth" ? "test" : "try"}`);
await step("web: production build", "make --no-print-directory web");
// The page of all tests is looked through by title, other browser tests by the name of their file.
const journeys = `[^ ]*${anyWord}[^ ]*\\.spec\\.ts|pages\\.spec\\.ts .*${anyWord}`;
await Promise.all([
  step("rust: compile", "scripts/cargo-test --workspace --no-run"),
  step("web: types", "npm --prefix web run types"),
]);
await Promise.all([
  step("web: unit and page tests", `cd web && npx vitest run --passWithNoTests ${words.join(" ")}`, {
    again: repeats.vitest,
  }),
  step(
    "rust: tests on SQLite and PostgreSQL",
    `scripts/with-postgres scripts/cargo-test --workspace --no-fail-fast -- ${words.join(" ")}`,
    { live, again: repeats.cargo },
  ),
]);
await step(
  "browser tests",
  `cd e2e && npx playwright test --pass-with-no-tests --project=http --project=en --project=fr --grep "${journeys}"`,
  { live, again: repeats.playwright },
);
tell();
