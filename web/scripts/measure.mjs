// What pages cost on a throttled phone: `node scripts/measure.mjs [--runs N] [--only page,page] [--verbose]`, with
// PODIUM_BINARY and, to compare, an older build in PODIUM_BEFORE, which are measured by turns. Prints a table in Markdown.
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { defaultBinary, signIn, startDemo } from "./demo.mjs";
import { comeBack, coverage, newPhone, visit } from "./phone.mjs";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});
const before = process.env.PODIUM_BEFORE;
const binaries = before ? [before, defaultBinary] : [defaultBinary];
const email = "alice@podium.example";
const manyGames = 500;
const gameLink = "main a[href^='/game/']";
const liveLink = "main a[href^='/live/']:not([href$=new])";
const statsLink = "nav a[href='/stats']";

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
    ([game, live, stats]) => {
      const { state } = JSON.parse(localStorage.getItem("user"));
      const href = (selector) => document.querySelector(selector)?.getAttribute("href");
      const { userData, decks, playgroups } = state;
      return {
        user: userData.id,
        deck: decks[0].id,
        playgroup: playgroups[0].id,
        game: href(game),
        live: href(live),
        stats: href(stats),
      };
    },
    [gameLink, liveLink, statsLink],
  );
  const state = await stateOf(context);
  await context.close();
  return { state, found };
}

const pagesOf = ({ user, deck, playgroup, game, live, stats }) => ({
  dashboard: "/dashboard",
  "games (50)": "/games",
  // Older builds have a user's own stats on their page alone.
  "own stats": stats ?? `/user/${user}`,
  group: `/playgroup/${playgroup}`,
  "group stats": `/playgroup/${playgroup}?show=figures`,
  deck: `/deck/${deck}`,
  record: "/games/record",
  live,
  home: "/",
  login: "/login",
  game,
  profile: "/profile",
});
const address = ({ demo, found }, name) => demo.site + pagesOf(found)[name];
const guests = ["home", "login"];
/** The list as it is again after a look at one of its games. */
const many = `games (${manyGames})`;
/** Measured unless others are asked for. */
const usual = [
  ...["dashboard", "games (50)", "own stats", "group", "group stats", "deck", "record", "live"],
  many,
];
const wanted = options.only?.split(",") ?? usual;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const kib = (bytes) => (bytes / 1024).toFixed(0);
const total = ({ bytes }) => Object.values(bytes).reduce((sum, kind) => sum + kind, 0);

/** Each column and what a visit says for it. */
const columns = {
  requests: ({ requests }) => requests,
  KiB: (seen) => kib(total(seen)),
  "LCP ms": ({ lcp }) => lcp?.toFixed(0) ?? "–",
  CLS: ({ cls }) => cls.toFixed(3),
  "TBT ms": ({ tbt }) => tbt.toFixed(0),
};

/** The middle of each number over all runs. */
function middle(visits) {
  const numbers = ["requests", "lcp", "cls", "tbt"].filter((key) => visits[0][key] !== undefined);
  const bytes = { all: median(visits.map(total)) };
  const of = (key) => [key, median(visits.map((seen) => seen[key]))];
  return { bytes, ...Object.fromEntries(numbers.map(of)) };
}

const line = (cells) => `| ${cells.join(" | ")} |`;

/** Prints a page's row from the visits to each build, the older first. */
function printRow(name, builds) {
  const middles = builds.map(middle);
  const cells = Object.values(columns).map((show) => middles.map(show).join(" → "));
  console.log(line([name, ...cells]));
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

/** What each run gives on each device, by turns. */
async function byTurns(browser, devices, name, work) {
  const measured = devices.map(() => []);
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const [index, device] of devices.entries())
      measured[index].push(
        await onPhone(browser, device, name, (context) => work(context, device)),
      );
  return measured;
}

/** What a visit loads, and how much of its scripts it runs. */
async function printLoads(browser, device, name, { bytes, addresses }) {
  const { used, all } = await onPhone(browser, device, name, (context) =>
    coverage(context, address(device, name)),
  );
  const kinds = Object.entries(bytes).map(([kind, size]) => `${kind} ${kib(size)} KiB`);
  console.log([...addresses, ...kinds, `${Math.round((100 * used) / all)}% of JS used`].join("\n"));
}

console.log(line(["page", ...Object.keys(columns)]));
console.log(line(["---", ...Object.keys(columns).map(() => "---:")]));
const pages = wanted.filter((name) => name !== many);
if (pages.length > 0)
  await withDemos("small", async (browser, devices) => {
    for (const name of pages) {
      const measured = await byTurns(browser, devices, name, async (context, device) => ({
        cold: await visit(context, address(device, name)),
        warm: await visit(context, address(device, name)),
      }));
      const of = (kind) => measured.map((runs) => runs.map((run) => run[kind]));
      printRow(`${name}, cold`, of("cold"));
      printRow(`${name}, warm`, of("warm"));
      if (options.verbose)
        for (const [index, device] of devices.entries())
          await printLoads(browser, device, name, measured[index][0].cold);
    }
  });
if (wanted.includes(many))
  await withDemos("medium", async (browser, devices) => {
    const measured = await byTurns(browser, devices, many, (context, { demo }) =>
      comeBack(context, `${demo.site}/games`, gameLink, manyGames),
    );
    printRow(many, measured);
  });
