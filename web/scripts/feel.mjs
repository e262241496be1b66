// How a live table feels on a slow phone: `node scripts/feel.mjs`. A table of six with 21 followers: how long a tap takes to
// be painted, how soon the table is there on a second visit, and how often an idle table is drawn. Then, no longer measured,
// two phones, the control desk and the overlay must show the same after each tap. Prints a table in Markdown.
import { randomUUID } from "node:crypto";
import { launch } from "./browser.mjs";
import { callsOf, signIn, startDemo } from "./demo.mjs";
import { handOn } from "./hand.mjs";
import { device, slowdown } from "./phone.mjs";

const guests = ["Cleo", "Dan", "Eve", "Finn"];
/** A server keeps so many devices of one user at a table. */
const devicesEach = 7;
const followedBy = ["bruno", "chloe", "dmitri"];
const followers = devicesEach * followedBy.length;
const taps = 120;
/** So long a finger stays on the glass, in milliseconds. */
const touches = 60;
/** Taps after which all must show the same; nobody's life may end on the way. */
const inStep = 24;
/** About as fast as people count. */
const betweenTaps = 400;
const visitsEach = 5;
const restFor = 6_000;
const idleFor = 60_000;
const goals = { paint: 50, visit: 1_000, commits: 60 };

/** Runs in the page, before its own scripts: React's commits, and when seats and what a finger has changed are painted. */
function watch() {
  const seen = { commits: 0, paints: [], seats: null };
  // A frame is painted between its callbacks and the next task.
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  globalThis.feel = seen;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => {
      seen.commits += 1;
      if (seen.seats !== null || !document.querySelector("[data-seat]")) return;
      seen.seats = Number.POSITIVE_INFINITY;
      painted((at) => {
        seen.seats = at;
      });
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
  // The browser's own measure, in steps of 8 ms: from the touch to the frame on the screen that answers it.
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "pointerup") seen.paints.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

/** Sockets that follow the table, one for each token. */
function follow({ id, tokens }) {
  const address = new URL(`/api/live/${id}/socket`, location.href);
  address.protocol = "ws:";
  const open = (token) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address);
      socket.onopen = () =>
        socket.send(
          JSON.stringify({ type: "hello", token, device: crypto.randomUUID(), have: null }),
        );
      socket.onmessage = () => resolve(socket);
      socket.onclose = ({ code }) => reject(new Error(`a follower was sent away: ${code}`));
    });
  return Promise.all(tokens.map(open)).then((sockets) => {
    globalThis.followers = sockets;
  });
}

const stillFollowing = () =>
  globalThis.followers.filter(({ readyState }) => readyState === WebSocket.OPEN).length;

const percentile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(share * numbers.length) - 1];

/** What each page says a player's life is. */
const shownBy = {
  table: (page, name, life) => page.getByText(`${name}: ${life} life`, { exact: true }),
  phone: (page, name, life) => page.getByLabel(`${name}: ${life} life`, { exact: true }),
  desk: (page, name, life) => page.locator(`input[aria-label*="${name}"][value="${life}"]`),
  overlay: (page, name, life) =>
    page
      .locator(".overlay-seat")
      .filter({ hasText: name })
      .locator(".overlay-life", { hasText: new RegExp(`^${life}(\\D|$)`) }),
};

async function phoneOf(browser, demo, email) {
  const context = await browser.newContext(device);
  const page = await signIn(context, demo, email);
  return { context, page, ...(await callsOf(page, demo)) };
}

/** Slows a page down, as a cheap phone would be. */
async function brake(context, page, rate = slowdown) {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Visits the table once more: when its seats are painted. */
async function secondVisit(context, address, rate) {
  const page = await context.newPage();
  await brake(context, page, rate);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => Number.isFinite(globalThis.feel.seats));
  const { seats } = await page.evaluate(() => globalThis.feel);
  await page.close();
  return seats;
}

const isStill = () =>
  getSelection().isCollapsed && visualViewport.scale === 1 && scrollX === 0 && scrollY === 0;

async function measure(browser, demo) {
  const alice = await phoneOf(browser, demo, "alice@podium.example");
  const bruno = await phoneOf(browser, demo, "bruno@podium.example");
  const { user } = await alice.call("get", "/user");
  const { user: second } = await bruno.call("get", "/user");
  const { formats } = await alice.call("get", "/formats");
  const formatId = formats.find(({ name }) => name === "Commander").id;
  const seats = [
    { userId: user.id },
    { userId: second.id },
    ...guests.map((guestName) => ({ guestName })),
  ];
  const { table } = await alice.call("post", "/live", { id: randomUUID(), formatId, seats });
  const address = `${demo.site}/live/${table.code}`;

  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(demo.site);
  const tokens = [];
  for (const name of followedBy) {
    const { token, call, context } = await phoneOf(browser, demo, `${name}@podium.example`);
    await call("post", `/live/${table.code}/join`);
    tokens.push(...Array(devicesEach).fill(token));
    await context.close();
  }
  await watcher.evaluate(follow, { id: table.id, tokens });

  await alice.context.addInitScript(watch);
  await brake(alice.context, alice.page);
  await alice.page.goto(address);
  const hand = await handOn(alice.page);
  const points = [];
  for (const name of guests)
    points.push(
      await hand.middle(alice.page.getByRole("button", { name: `${name}: lose 1 life` })),
    );
  await alice.page.waitForTimeout(restFor);
  await alice.page.evaluate(() => globalThis.feel.paints.splice(0));
  for (let tap = 0; tap < taps; tap += 1) {
    await hand.tapAt(points[tap % guests.length], touches);
    await alice.page.waitForTimeout(betweenTaps);
  }
  const { paints } = await alice.page.evaluate(() => globalThis.feel);

  await bruno.page.goto(address);
  const desk = await alice.context.newPage();
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${demo.site}/websocket/sender`);
  const overlay = await (await browser.newContext()).newPage();
  await overlay.goto(demo.overlay);
  const pages = { table: alice.page, phone: bruno.page, desk, overlay };
  const shows = (name, life) =>
    Promise.all(
      Object.entries(pages).map(([kind, page]) =>
        shownBy[kind](page, name, life).waitFor({ state: "attached" }),
      ),
    );
  await alice.page.bringToFront();
  const before = 40 - taps / guests.length;
  for (const name of guests) await shows(name, before);
  for (let tap = 0; tap < inStep; tap += 1) {
    const at = tap % guests.length;
    await hand.tapAt(points[at]);
    await shows(guests[at], before - Math.floor(tap / guests.length) - 1);
  }
  const still = await alice.page.evaluate(isStill);
  for (const page of [bruno.page, desk, overlay]) await page.close();

  const commitsOf = async () => {
    // What the last touch has set going comes to rest first.
    await alice.page.waitForTimeout(restFor);
    const before = await alice.page.evaluate(() => globalThis.feel.commits);
    await alice.page.waitForTimeout(idleFor);
    return (await alice.page.evaluate(() => globalThis.feel.commits)) - before;
  };
  const idle = await commitsOf();
  await alice.page.getByRole("button", { name: "Who goes first?" }).click();
  await alice.page.getByRole("button", { name: guests[0], exact: true }).click();
  await alice.page.getByRole("button", { name: "Start turn 1", exact: true }).click();
  const ticking = await commitsOf();
  const followed = await watcher.evaluate(stillFollowing);
  await alice.page.close();
  const visits = { 1: [], [slowdown]: [] };
  for (const [rate, times] of Object.entries(visits))
    while (times.length < visitsEach)
      times.push(await secondVisit(alice.context, address, Number(rate)));
  return { paints, still, idle, ticking, followed, visits };
}

const demo = await startDemo({ port: 8310 });
const browser = await launch();
try {
  const { paints, still, idle, ticking, followed, visits } = await measure(browser, demo);
  const ms = (number) => `${number.toFixed(0)} ms`;
  const rows = [
    ["", "measured", "goal"],
    ["---", "---", "---"],
    ["tap to paint, p50", ms(percentile(paints, 0.5)), ""],
    ["tap to paint, p95", ms(percentile(paints, 0.95)), `under ${goals.paint} ms`],
    ["second visit, seats painted", ms(percentile(visits[1], 0.5)), `under ${goals.visit} ms`],
    ["the same, processor slowed", ms(percentile(visits[slowdown], 0.5)), ""],
    ["commits a minute, no clock", idle, `at most ${goals.commits}`],
    ["commits a minute, a turn's clock", ticking, `at most ${goals.commits}`],
    ["nothing selected, zoomed or scrolled", still ? "yes" : "no", "yes"],
    ["followers still there", `${followed} of ${followers}`, followers],
  ];
  for (const cells of rows) console.log(`| ${cells.join(" | ")} |`);
} finally {
  await browser.close();
  await demo.stop();
}
