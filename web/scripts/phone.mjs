// A phone on a slow network, and what it tells about a visit; scripts/measure.mjs sends it around.

export const device = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
};
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
export const slowdown = 4;

/** Nothing asked for within this time: the page is there. */
const quiet = 2_000;

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { fcp: Number.POSITIVE_INFINITY, lcp: 0, cls: 0, tasks: [] };
  globalThis.seen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  on("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on("longtask", ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

const kinds = {
  Script: "js",
  Stylesheet: "css",
  Font: "font",
  XHR: "api",
  Fetch: "api",
  Image: "picture",
};

/** Counts what a page asks for, and what comes over the network. */
function countRequests(session) {
  const bytes = { js: 0, css: 0, font: 0, api: 0, picture: 0, other: 0 };
  const open = new Map();
  const count = { requests: 0, bytes, addresses: [] };
  let last = Date.now();
  const settle = ({ requestId, encodedDataLength = 0 }) => {
    last = Date.now();
    const kind = open.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
    open.delete(requestId);
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("http")) return;
    last = Date.now();
    count.requests += 1;
    count.addresses.push(request.url);
    open.set(requestId, kinds[type] ?? "other");
  });
  session.on("Network.responseReceived", ({ response }) => {
    if (response.fromDiskCache) count.requests -= 1;
  });
  session.on("Network.requestServedFromCache", () => {
    count.requests -= 1;
  });
  session.on("Network.loadingFinished", settle);
  session.on("Network.loadingFailed", settle);
  const idle = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (open.size > 0 || Date.now() - last < quiet);
  };
  const forget = () => {
    count.requests = 0;
    count.addresses.length = 0;
    for (const kind of Object.keys(bytes)) bytes[kind] = 0;
  };
  return { count, forget, idle };
}

/** The part of each task that keeps a finger waiting, from a moment on. */
const blocked = (tasks, from) =>
  tasks
    .filter(({ startTime }) => startTime >= from)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** Without a service worker unless asked for: what it fetches in the background is no part of a visit. */
export async function newPhone(browser, storageState, options = { serviceWorkers: "block" }) {
  const context = await browser.newContext({ ...device, storageState, ...options });
  await context.addInitScript(observe);
  return context;
}

/** A page of the phone with its brakes, for what is measured within a visit; the network may have its own. */
async function slowPage(context, conditions = network) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { count, forget, idle } = countRequests(session);
  await session.send("Network.enable");
  if (conditions) await session.send("Network.emulateNetworkConditions", conditions);
  const brake = (rate) => session.send("Emulation.setCPUThrottlingRate", { rate });
  await brake(slowdown);
  return { page, count, forget, idle, brake };
}

/** Visits an address and waits until nothing more comes. */
export async function visit(context, address, conditions = network) {
  const { page, count, idle } = await slowPage(context, conditions);
  await page.goto(address, { waitUntil: "commit" });
  await idle();
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => globalThis.seen);
  await page.close();
  return { ...count, lcp, cls, tbt: blocked(tasks, fcp) };
}

/** Comes back to a list of so many entries from one of them: all are shown again at once. */
export async function comeBack(context, address, entry, wanted) {
  const { page, count, forget, idle, brake } = await slowPage(context);
  await brake(1);
  await page.goto(address);
  const entries = page.locator(entry);
  await entries.first().waitFor();
  while ((await entries.count()) < wanted) {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForTimeout(200);
  }
  // By script: a browser that skips what is far out of sight has nothing there to be clicked.
  await entries.nth(wanted - 10).evaluate((link) => {
    link.scrollIntoView();
    link.click();
  });
  await page.waitForURL((url) => url.href !== address);
  await idle();
  await brake(slowdown);
  forget();
  const left = await page.evaluate(() => {
    globalThis.seen.cls = 0;
    return performance.now();
  });
  await page.goBack();
  await entries.nth(wanted - 10).waitFor({ state: "attached" });
  await idle();
  const { cls, tasks } = await page.evaluate(() => globalThis.seen);
  await page.close();
  return { ...count, cls, tbt: blocked(tasks, left) };
}

/** How much of the scripts a visit ran, in bytes of their text. */
export async function coverage(context, address) {
  const page = await context.newPage();
  await page.coverage.startJSCoverage();
  await page.goto(address, { waitUntil: "networkidle" });
  const scripts = await page.coverage.stopJSCoverage();
  await page.close();
  let [used, all] = [0, 0];
  for (const { source = "", functions } of scripts) {
    const ran = new Uint8Array(source.length);
    // Outer functions come before those within them.
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    all += source.length;
    used += ran.reduce((sum, byte) => sum + byte, 0);
  }
  return { used, all };
}
