import { expect, type Page, type Request } from "@playwright/test";
import type { Site } from "./test.ts";

// Waits for states of a page that its content does not show.

/**
 * Waits until the scripts of a prerendered page run; before that its links reload the page. Only the scripts know the
 * system's theme, so the theme button's name shows that they run.
 */
export async function awake(page: Page, { t }: Site): Promise<void> {
  const name = t("ui.theme.next", { theme: t("ui.theme.system"), next: t("ui.theme.dark") });
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
}

/** Opens a page and waits for its socket: the page may miss changes made before it listens. */
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

/** The pending requests of a page, tracked from now on. */
export function underWay(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on("request", (request) => asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  return asked;
}

/**
 * Waits until no request has been pending for `looks` tenths of a second: a page that fails to load a chunk of itself
 * reloads, even in the middle of a test.
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
 * The record page prefetches what it needs offline. Call this before opening the page; the returned function waits
 * until the prefetch is complete.
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

/** Dismisses all toasts: on a phone they cover the next control. */
export async function putAway(page: Page, { t }: Site): Promise<void> {
  const dismiss = page.getByRole("button", { name: t("ui.dismiss"), exact: true });
  // A toast may disappear by itself in the meantime.
  while ((await dismiss.count()) > 0)
    await dismiss
      .first()
      .click({ timeout: 5_000 })
      .catch(() => {});
}
