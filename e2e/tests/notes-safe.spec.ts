import type { Page } from "@playwright/test";
import { hostile } from "../harness/hostile.ts";
import { expect, test } from "../harness/player.ts";
import { newGame } from "../harness/record.ts";

// The sanitizer parses each text in a detached document, where the content policy applies and logs too.
const UNSEEN =
  /Applying inline style|Setting the document's base URI|Loading media from|Executing inline event handler/;

/** Collects everything the page does that a note must not cause. */
async function misdeeds(page: Page, home: string): Promise<string[]> {
  const seen: string[] = [];
  // Violations in the detached document do not target an element of the page.
  await page.exposeFunction("tellRefused", (what: string) => seen.push(`refused: ${what}`));
  await page.addInitScript(() => {
    const { tellRefused } = window as unknown as { tellRefused: (what: string) => void };
    document.addEventListener("securitypolicyviolation", ({ target, violatedDirective }) => {
      if (target instanceof Element) tellRefused(`${violatedDirective}: ${target.outerHTML}`);
    });
  });
  page.on("dialog", async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("popup", (popup) => seen.push(`popup: ${popup.url()}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== "data:") seen.push(`request: ${request.url()}`);
  });
  page.on("frameattached", (frame) => seen.push(`frame: ${frame.url()}`));
  return seen;
}

/** A sure violation: it is reported last, so all earlier violations have been reported too. */
const LAST = `<i onclick="pwned=1"></i>`;
const raiseLast = (page: Page) =>
  page.evaluate(
    (html) =>
      new Promise<void>((told) => {
        document.addEventListener("securitypolicyviolation", ({ target }) => {
          if (target instanceof Element && target.outerHTML === html) told();
        });
        document.body.insertAdjacentHTML("beforeend", html);
      }),
    LAST,
  );

/** Finds forbidden elements and attributes in the rendered markdown, with each text typed in turn if given. */
const oddities = (page: Page, texts: readonly string[] = []) =>
  page.evaluate(async (texts) => {
    const active =
      "audio,base,button,embed,form,frame,iframe,input,link,math,meta,object,script,select,style,svg,template,textarea,video";
    const found: string[] = [];
    const look = () => {
      if ("pwned" in window) found.push("pwned");
      for (const element of document.querySelectorAll(".markdown *")) {
        if (element.matches(active)) found.push(element.outerHTML);
        for (const { name, value } of element.attributes) {
          if (/^on|^(style|id|name|srcset|srcdoc|ping|target|tabindex)$/.test(name)) {
            found.push(`${name}=${value}`);
          }
        }
      }
      for (const link of document.querySelectorAll<HTMLAnchorElement>(".markdown [href]")) {
        const blocked = ["javascript:", "vbscript:", "file:", "data:"];
        // An address that cannot be parsed leads nowhere.
        if (URL.canParse(link.href) && blocked.includes(new URL(link.href).protocol)) {
          found.push(link.outerHTML);
        }
      }
      for (const image of document.querySelectorAll<HTMLImageElement>(".markdown [src]")) {
        if (!/^data:image\/(gif|png|jpeg|webp);/.test(image.src)) found.push(image.outerHTML);
      }
    };
    look();
    const box = document.querySelector("textarea");
    const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    const shown = new Set<string | undefined>();
    for (const text of texts) {
      type?.call(box, text);
      box?.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      shown.add(document.querySelector(".markdown")?.innerHTML);
      look();
    }
    if (shown.size < texts.length / 3) found.push(`only ${shown.size} were shown`);
    return found;
  }, texts);

/** The hostile texts that the server accepts, packed into notes of maximum length. */
function notes(): string[] {
  const full: string[] = [];
  for (const text of hostile.filter((each) => !each.includes("\0"))) {
    const last = full.at(-1);
    if (last !== undefined && last.length + text.length < 19_900) {
      full[full.length - 1] = `${last}\n\n${text}`;
    } else full.push(text);
  }
  return full;
}

test("hundreds of hostile notes run nothing, load nothing and link nowhere harmful @en", async ({
  page,
  server,
  account,
  site,
  complaints,
}) => {
  const { t, at } = site;
  const seen = await misdeeds(page, server.url);
  for (const note of notes()) {
    const game = await newGame(server, account, { note });
    await page.goto(at(`/game/${game.id}`));
    await expect(page.locator(".markdown > *").first()).toBeAttached();
    expect(await oddities(page)).toEqual([]);
  }

  // Also type each text alone: in a long note one text can hide another.
  const address = page.url();
  const section = page.getByRole("region", { name: t("annotations.note"), exact: true });
  await section.getByRole("button", { name: t("annotations.edit"), exact: true }).click();
  const box = section.getByLabel(t("annotations.note"), { exact: true });
  await expect(box).toBeVisible();
  expect(await oddities(page, hostile)).toEqual([]);
  await box.fill("still here");
  await expect(page.locator(".markdown").getByText("still here", { exact: true })).toBeVisible();
  expect(page.url()).toBe(address);
  await raiseLast(page);
  expect(seen).toEqual([`refused: script-src-attr: ${LAST}`]);
  expect(complaints.filter((complaint) => !UNSEEN.test(complaint))).toEqual([]);
  expect(hostile.length).toBeGreaterThan(400);
});

test("a note's styling cannot reach outside the note @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const note = [
    '<a class="fixed absolute inset-0 top-0 left-0 z-50 h-screen w-screen" href="https://evil.example">over</a>',
    '<font color="red">red</font> <center>centered</center> <img src="https://evil.example/x.png" alt="a card">',
    "www.example.org",
  ].join("\n\n");
  const game = await newGame(server, account, { note });
  await page.goto(site.at(`/game/${game.id}`));
  const markdown = page.locator(".markdown");
  await expect(markdown.getByRole("link", { name: "a card", exact: true })).toHaveAttribute(
    "href",
    "https://evil.example/x.png",
  );
  await expect(markdown.getByRole("link", { name: "www.example.org", exact: true })).toBeVisible();
  await expect(markdown.locator("center")).toHaveText("centered");
  // A click anywhere outside the note's box hits the page, not the note.
  const reached = await markdown.evaluate((note) => {
    const { top, left, right, bottom } = note.getBoundingClientRect();
    const inside = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
    const hits: string[] = [];
    for (let x = 5; x < innerWidth; x += 20)
      for (let y = 5; y < innerHeight; y += 20) {
        const hit = document.elementFromPoint(x, y);
        if (!inside(x, y) && hit && note.contains(hit)) hits.push(`${x},${y}`);
      }
    return hits;
  });
  expect(reached).toEqual([]);
});
