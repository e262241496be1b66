// What pages cost on a throttled phone: `node scripts/measure.mjs [--runs N] [--only page,page] [binary] [binary]`. Two binaries are
// measured by turns. Prints a table in Markdown.
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { defaultBinary, signIn, startDemo } from "./demo.mjs";
import { comeBack, coverage, newPhone, visit } from "./phone.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});
const binaries = positionals.length > 0 ? positionals : [defaultBinary];
const wanted = options.only?.split(",");
const email = "alice@podium.example";
const manyGames = 500;
const gameLink = "main a[href^='/game/']";
const liveLink = "main a[href^='/live/']:not([href$=new])";

/** The device as the first page after signing in finds it: without the lists. */
async function stateOf(context) {
  const state = await context.storageState({ indexedDB: true });
  for (const entry of state.origins.flatMap(({ localStorage }) => localStorage)) {
    if (entry.name !== "user") continue;
    const kept = JSON.parse(entry.value);
    const lastFetch = { decks: null, playgroups: null, friends: null };
    Object.assign(kept.state, { decks: [], playgroups: [], friends: [], lastFetch });
    entry.value = JSON.stringify(kept);
  }
  return state;
}

async function signedIn(browser, demo) {
  const context = await browser.newContext({ locale: "en-US" });
  const page = await signIn(context, demo, email);
  for (const link of [gameLink, liveLink]) await page.locator(link).first().waitFor();
  await page.waitForLoadState("networkidle");
  const found = await page.evaluate(
    ([game, live]) => {
      const { state } = JSON.parse(localStorage.getItem("user"));
      const href = (selector) => document.querySelector(selector).getAttribute("href");
      const { userData, decks, playgroups } = state;
      return {
        user: userData.id,
        deck: decks[0].id,
        playgroup: playgroups[0].id,
        game: href(game),
        live: href(live),
      };
    },
    [gameLink, liveLink],
  );
  const state = await stateOf(context);
  await context.close();
  return { state, found };
}

const pagesOf = ({ user, deck, playgroup, game, live }) => ({
  home: "/",
  login: "/login",
  dashboard: "/dashboard",
  "games (50)": "/games",
  game,
  deck: `/deck/${deck}`,
  record: "/games/record",
  "live table": live,
  group: `/playgroup/${playgroup}`,
  "group stats": `/playgroup/${playgroup}?part=figures`,
  "own stats": `/user/${user}`,
  profile: "/profile",
});
const address = ({ demo, found }, name) => demo.site + pagesOf(found)[name];
const guests = ["home", "login"];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const kib = (bytes) => (bytes / 1024).toFixed(0);

/** The middle of each number over all runs. */
function middle(runs) {
  const of = (pick) => median(runs.map(pick));
  const bytes = Object.fromEntries(
    Object.keys(runs[0].bytes).map((kind) => [kind, of((run) => run.bytes[kind])]),
  );
  return {
    bytes,
    ...Object.fromEntries(
      ["requests", "lcp", "cls", "tbt"].map((key) => [key, of((run) => run[key])]),
    ),
  };
}

/** Runs something on a phone that was never on this page. Tokens change with every visit, so each signs in anew. */
async function onPhone(browser, { demo }, name, work) {
  const guest = guests.includes(name);
  const context = await newPhone(
    browser,
    guest ? undefined : (await signedIn(browser, demo)).state,
  );
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

const heading = [
  "page",
  "binary",
  "requests",
  "JS",
  "CSS",
  "fonts",
  "API",
  "pictures",
  "other",
  "JS used",
  "LCP ms",
  "CLS",
  "CLS warm",
  "TBT ms",
  "requests warm",
];

function row(name, index, runs, { used, all }) {
  const cold = middle(runs.map((run) => run.cold));
  const warm = middle(runs.map((run) => run.warm));
  return [
    name,
    index + 1,
    cold.requests,
    ...Object.values(cold.bytes).map(kib),
    `${Math.round((100 * used) / all)}%`,
    cold.lcp.toFixed(0),
    cold.cls.toFixed(3),
    warm.cls.toFixed(3),
    cold.tbt.toFixed(0),
    warm.requests,
  ];
}

const line = (cells) => `| ${cells.join(" | ")} |`;

/** Runs something on a fresh demo of each binary. */
async function withDemos(size, work) {
  const demos = await Promise.all(
    binaries.map((binary, index) => startDemo({ binary, size, port: 8300 + index })),
  );
  const browser = await launch();
  try {
    const devices = [];
    for (const demo of demos) devices.push({ demo, found: (await signedIn(browser, demo)).found });
    await work(browser, devices);
  } finally {
    await browser.close();
    await Promise.all(demos.map((demo) => demo.stop()));
  }
}

const runs = Array.from({ length: Number(options.runs) });
console.log(line(heading));
console.log(line(heading.map(() => "---")));
await withDemos("small", async (browser, devices) => {
  for (const name of Object.keys(pagesOf(devices[0].found))) {
    if (wanted && !wanted.includes(name)) continue;
    const measured = devices.map(() => []);
    for (const _ of runs)
      for (const [index, device] of devices.entries())
        measured[index].push(
          await onPhone(browser, device, name, async (context) => ({
            cold: await visit(context, address(device, name)),
            warm: await visit(context, address(device, name)),
          })),
        );
    for (const [index, device] of devices.entries()) {
      const covered = await onPhone(browser, device, name, (context) =>
        coverage(context, address(device, name)),
      );
      console.log(line(row(name, index, measured[index], covered)));
      if (options.verbose) console.log(measured[index][0].cold.addresses.join("\n"));
    }
  }
});
if (!wanted || wanted.includes("back"))
  await withDemos("medium", async (browser, devices) => {
    const measured = devices.map(() => []);
    for (const _ of runs)
      for (const [index, device] of devices.entries()) {
        const { tbt } = await onPhone(browser, device, "back", (context) =>
          comeBack(context, `${device.demo.site}/games`, gameLink, manyGames),
        );
        measured[index].push(tbt);
      }
    for (const [index, all] of measured.entries())
      console.log(
        `back to ${manyGames} games, binary ${index + 1}: TBT ${median(all).toFixed(0)} ms`,
      );
  });
