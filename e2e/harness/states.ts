import { expect, type Page, type Request } from "@playwright/test";
import type { Site } from "./test.ts";

// States of a page that are not its content, to be awaited before something that needs them.

/**
 * A page made at build time is there before its scripts, and until then its links load pages anew. It was made not
 * knowing of the system's light theme: the button that names the other one says that scripts have taken over.
 */
export async function awake(page: Page, { t }: Site): Promise<void> {
  const name = t("ui.theme.next", { theme: t("ui.theme.system"), next: t("ui.theme.dark") });
  await expect(page.getByRole("button", { name })).toBeVisible();
}

/** Opens a page that the server then tells of changes: what happens before it listens, it may never hear of. */
export async function openListening(page: Page, address: string): Promise<void> {
  let welcomed = false;
  page.on("websocket", (socket) => {
    if (!socket.url().endsWith("/user/socket")) return;
    socket.on("framereceived", ({ payload }) => {
      if (`${payload}`.includes('"welcome"')) welcomed = true;
    });
  });
  await page.goto(address);
  await expect.poll(() => welcomed, "the server tells this page of changes").toBe(true);
}

/** What a page asks for from now on and has not got yet. */
export function underWay(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on("request", (request) => asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  return asked;
}

/**
 * It has got everything it asked for, and what that led it to ask for: nothing was under way for half a second. A page
 * that misses a part of itself loads itself anew, whatever is done to it. `looks` are tenths of a second.
 */
export async function settled(asked: ReadonlySet<Request>, looks = 5): Promise<void> {
  let quiet = 0;
  const look = () => {
    quiet = asked.size === 0 ? quiet + 1 : 0;
    return quiet;
  };
  await expect
    .poll(look, { message: "nothing under way", intervals: [100] })
    .toBeGreaterThanOrEqual(looks);
}

/**
 * The record page fetches ahead what it will need without a network. Told of the page before it is opened, it waits until
 * that has begun and all of it has come.
 */
export function fetchingAhead(page: Page): () => Promise<void> {
  const asked = underWay(page);
  const seen = new Set<string>();
  page.on("request", (request) => seen.add(request.url()));
  return async () => {
    const asksForGames = () => [...seen].some((url) => url.includes("/assets/games-page-"));
    await expect.poll(asksForGames, "the page fetches ahead").toBe(true);
    await settled(asked, 15);
  };
}

/** What was said lies over what comes next on a phone. */
export async function putAway(page: Page, { t }: Site): Promise<void> {
  const dismiss = page.getByRole("button", { name: t("ui.dismiss"), exact: true });
  // One that went by itself meanwhile is away too.
  while ((await dismiss.count()) > 0)
    await dismiss
      .first()
      .click({ timeout: 5_000 })
      .catch(() => {});
}
