// What the service worker makes of a second visit on a throttled phone: `node scripts/second-visit.mjs [--runs N]`, with
// PODIUM_BINARY. Both kinds of phone are measured by turns on one demo. Prints a table in Markdown.
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { signIn, startDemo } from "./demo.mjs";
import { newPhone, visit } from "./phone.mjs";
import { slowNetwork } from "./slow-network.mjs";

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const email = "alice@podium.example";
const [port, demoPort] = [8320, 8321];
const pages = { dashboard: "/dashboard", games: "/games", decks: "/decks" };
const kinds = { without: "block", with: "allow" };

process.env.PODIUM_SITE = `http://127.0.0.1:${port}`;
const network = await slowNetwork(port, demoPort);
const demo = await startDemo({ port: demoPort });
const browser = await launch();

/** The largest paint of a second visit, on a phone that has just looked at the page. */
async function secondVisit(kind, path) {
  const context = await newPhone(browser, undefined, { serviceWorkers: kinds[kind] });
  try {
    network.slowDown(false);
    const page = await signIn(context, demo, email);
    await page.goto(demo.site + path, { waitUntil: "networkidle" });
    if (kind === "with") await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    // What was seen is written once the page is idle.
    await page.waitForTimeout(1_000);
    await page.close();
    network.slowDown(true);
    return await visit(context, demo.site + path, null);
  } finally {
    await context.close();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const line = (cells) => console.log(`| ${cells.join(" | ")} |`);

line(["second visit", "LCP ms without", "LCP ms with", "less", "CLS without", "CLS with"]);
line(["---", ...Array(5).fill("---:")]);
try {
  for (const [name, path] of Object.entries(pages)) {
    const seen = { without: [], with: [] };
    for (let run = 0; run < Number(options.runs); run += 1)
      for (const kind of Object.keys(kinds)) seen[kind].push(await secondVisit(kind, path));
    const [without, withWorker] = Object.values(seen).map((visits) => ({
      lcp: median(visits.map(({ lcp }) => lcp)),
      cls: median(visits.map(({ cls }) => cls)),
    }));
    const less = `${Math.round(100 * (1 - withWorker.lcp / without.lcp))}%`;
    const lcps = [without, withWorker].map(({ lcp }) => lcp.toFixed(0));
    line([name, ...lcps, less, without.cls.toFixed(3), withWorker.cls.toFixed(3)]);
  }
} finally {
  await browser.close();
  await demo.stop();
  network.close();
}
