import { beforeEach, expect, test, vi } from "vitest";
import { withSeen } from "./seen";

const url = new URL("https://podium.test/fr/decks?archived=1");
const seen = '<div id="seen" data-user="me" lang="fr"><h1>Decks à $1 &amp; $&amp;</h1></div>';
const script = '<script type="module" crossorigin src="/assets/index-a.js"></script>';
const page = (build = "b1") =>
  `<head>${script}<meta name="build" content="${build}"/></head>` +
  '<body><div id="seen"></div><script>show()</script><div id="root"></div></body>';

/** What is kept, by its address; asked for in the one cache that it may come from. */
const kept = new Map<string, Response>();
const match = vi.fn(async ({ href }: URL, { cacheName }: MultiCacheQueryOptions) =>
  cacheName === "seen-pages" ? kept.get(href) : undefined,
);

beforeEach(() => {
  kept.clear();
  kept.set(url.href, new Response(seen, { headers: { build: "b1" } }));
  vi.stubGlobal("caches", { match });
});

const headers = {
  "content-type": "text/html",
  "content-security-policy": "script-src 'self'",
  "content-length": "1",
};
const answerOf = (html = page(), status = 200) => new Response(html, { status, headers });

test("a page that was seen before is in its answer, and the scripts wait for it", async () => {
  const answer = await withSeen(url, Promise.resolve(answerOf()));
  const preload = '<link data-script rel="modulepreload" crossorigin href="/assets/index-a.js">';
  expect(await answer.text()).toBe(
    page()
      .replace('<div id="seen"></div>', () => seen)
      .replace(script, preload),
  );
});

test("the answer keeps its policy, not its length", async () => {
  const { status, headers } = await withSeen(url, Promise.resolve(answerOf()));
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toBe("script-src 'self'");
  expect(headers.get("content-length")).toBeNull();
});

test.each([
  ["another address", new URL("/fr/decks", url), answerOf()],
  ["another build", url, answerOf(page("b2"))],
  ["a page that names no build", url, answerOf("<h1>Maintenance</h1>")],
  ["a failure", url, answerOf(page(), 500)],
])("%s goes out as it came", async (_, address, answer) => {
  const before = await answer.clone().text();
  expect(await withSeen(address, Promise.resolve(answer))).toBe(answer);
  expect(await answer.text()).toBe(before);
});

test("so does a page where what was seen cannot be read", async () => {
  const answer = answerOf();
  match.mockRejectedValueOnce(new DOMException("quota"));
  expect(await withSeen(url, Promise.resolve(answer))).toBe(answer);
  const broken = new Response(seen, { headers: { build: "b1" } });
  await broken.text();
  kept.set(url.href, broken);
  expect(await withSeen(url, Promise.resolve(answer))).toBe(answer);
  expect(await answer.text()).toBe(page());
});

test("a page that does not come fails as before", async () => {
  await expect(withSeen(url, Promise.reject(new TypeError("away")))).rejects.toThrow("away");
});
