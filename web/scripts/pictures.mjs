// Takes the landing page's and the README's pictures from the demo group; `make gen` calls it. First those of the app;
// once a build carries them, the landing page.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "./browser.mjs";
import { callsOf, root, signIn, startDemo } from "./demo.mjs";

const shots = join(root, "web/app/ui/shots");
const pictures = join(root, "docs/pictures");
const port = Number(process.env.PORT ?? 8097);

const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5, hasTouch: true };
const wide = { viewport: { width: 1280, height: 320 }, colorScheme: "dark" };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const themes = ["dark", "light"];

/** Who shows the app in which language: the demo's first English and first French speaker. */
const people = { en: "alice@podium.example", fr: "bruno@podium.example" };
const under = { en: "", fr: "/fr" };
const locales = { en: "en-US", fr: "fr-FR" };
const pages = { dashboard: "/dashboard", games: "/games", record: "/games/record" };
/** The group that shows its story, as its people call it. */
const groups = { en: "Thursday Lamp", fr: "La Taverne du Dé" };

/** Chromium itself turns a picture into WebP: a page that does nothing else. */
async function toWebp(context, png) {
  const page = await context.newPage();
  const address = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.82);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  await page.close();
  return Buffer.from(address.split(",")[1], "base64");
}

/** Goes there, and waits until nothing moves any more. */
async function settled(page, address) {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}

/** The demo's open table, as a phone in the middle of it shows it. */
async function showTable(page, site, { call }) {
  const { tables } = await call("get", "/live/current");
  const { user } = await call("get", "/user");
  // The whole table, as on the device that lies on it, also for a player who has one of their own.
  const look = `draft:${user.id}:live-look-${tables[0].id}`;
  await page.evaluate((name) => localStorage.setItem(name, '{"whole":true}'), look);
  await page.goto(`${site}/live/${tables[0].code}`);
  // The seats are there once their buttons are.
  await page.locator("[data-seat] button").nth(12).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Who leads a group. */
async function showStory(page, site, { call }, lang) {
  const { playgroups } = await call("get", "/user/playgroups");
  const { id } = playgroups.find(({ name }) => name === groups[lang]);
  await settled(page, `${site}/playgroup/${id}`);
  const story = page.locator("article > section").first();
  await story.evaluate((section) => {
    scrollTo({ top: scrollY + section.getBoundingClientRect().top - 16, behavior: "instant" });
  });
}

/** A game of the open table's players, played back to its middle. */
async function showReplay(page, site, { call }) {
  const { games } = await call("get", "/games");
  const { id } = games.find(({ live }) => live);
  await settled(page, `${site}/game/${id}`);
  const moment = page.locator("input[type=range]");
  await moment.fill(String(Math.round(Number(await moment.getAttribute("max")) * 0.6)));
  await moment.evaluate((slider) => {
    const curves = slider.closest("section").previousElementSibling;
    scrollTo({ top: scrollY + curves.getBoundingClientRect().top - 12, behavior: "instant" });
  });
}

const scenes = { story: showStory, replay: showReplay, live: showTable };

/** The same table over a camera's picture. */
async function onAir(page, overlay) {
  await page.goto(overlay, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const felt = "radial-gradient(circle at 50% 35%, #6b4a2b, #2a1c12 55%, #120c08)";
    document.documentElement.style.setProperty("background", felt, "important");
  });
}

/** The last table, with the first player out. */
async function placeSomebody(page) {
  const main = page.locator("main");
  await main.locator("ul button").first().click();
  await main.locator("ol li button").first().click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

async function keep(context, page, file) {
  await writeFile(file, await toWebp(context, await page.screenshot()));
}

/** The landing page's phones and its stream; the README shows some of them. */
async function takeApp(browser, demo) {
  for (const lang of ["en", "fr"]) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({ ...phone, locale: locales[lang], colorScheme });
      const page = await signIn(context, demo, people[lang], under[lang]);
      for (const [name, path] of Object.entries(pages)) {
        await settled(page, demo.site + under[lang] + path);
        if (name === "record") await placeSomebody(page);
        await keep(context, page, join(shots, `${name}-${lang}-${colorScheme}.webp`));
      }
      const calls = await callsOf(page, demo);
      for (const [name, show] of Object.entries(scenes)) {
        await show(page, demo.site + under[lang], calls, lang);
        await keep(context, page, join(shots, `${name}-${lang}-${colorScheme}.webp`));
      }
      await context.close();
    }
    const stream = await browser.newContext({ ...wide, locale: locales[lang] });
    const scene = await stream.newPage();
    await onAir(scene, demo.overlay.replace("/obs", `${under[lang]}/obs`));
    await keep(stream, scene, join(shots, `overlay-${lang}.webp`));
    await stream.close();
  }
}

/** The landing page, which shows the pictures of the app that were there when it was built. */
async function takeLanding(browser, { site }) {
  for (const colorScheme of themes) {
    const context = await browser.newContext({ ...desktop, locale: locales.en, colorScheme });
    const page = await context.newPage();
    await settled(page, `${site}/`);
    await keep(context, page, join(pictures, `landing-${colorScheme}.webp`));
    await context.close();
  }
}

/** What players ask, and the taps from the dashboard to its answer. */
const answers = {
  "getting-better": { question: /^Am I getting better with/, taps: [deckTile, tab("Stats")] },
  "whom-to-fear": { question: "Who should I fear?", taps: [stats] },
  "what-to-play": { question: "What do I play tonight?", taps: [stats] },
  "first-seat": { question: "Is seat 1 really better here?", taps: [groupTile, tab("Stats")] },
  "more-than-last-year": { question: "Did we play more than last year?", taps: [stats] },
};

function stats(page) {
  return page.getByRole("navigation").getByRole("link", { name: "Stats", exact: true });
}
function deckTile(page) {
  return page.locator("main a[href*='/deck/']").first();
}
function groupTile(page) {
  return page.getByRole("link", { name: groups.en }).first();
}
function tab(name) {
  return (page) => page.getByRole("tab", { name, exact: true });
}

/** Five questions and their answers, two taps from the dashboard at most, for docs/stats.md. */
async function takeAnswers(browser, demo) {
  const context = await browser.newContext({ ...phone, locale: locales.en, colorScheme: "light" });
  const page = await signIn(context, demo, people.en);
  for (const [name, { question, taps }] of Object.entries(answers)) {
    await settled(page, `${demo.site}/dashboard`);
    for (const target of taps) await target(page).click();
    const heading = page.getByText(question).first();
    await heading.waitFor();
    await page.waitForLoadState("networkidle");
    await heading.evaluate((title) => {
      scrollTo({ top: scrollY + title.getBoundingClientRect().top - 80, behavior: "instant" });
    });
    await page.waitForFunction(() => !document.querySelector("main .animate-breathe"));
    await keep(context, page, join(pictures, `answer-${name}.webp`));
  }
  await context.close();
}

const take = { app: takeApp, landing: takeLanding, answers: takeAnswers }[process.argv[2]];
if (!take) throw new Error("which pictures: app, landing or answers?");
const browser = await launch();
// Answers need years of games.
const demo = await startDemo({ port, size: take === takeAnswers ? "medium" : "small" });
await Promise.all([shots, pictures].map((folder) => mkdir(folder, { recursive: true })));
try {
  await take(browser, demo);
} finally {
  await demo.stop();
  await browser.close();
}
