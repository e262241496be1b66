import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { langs, localePath } from "../../web/app/lib/i18n/paths.ts";
import en from "../../web/app/locales/en/meta.ts";
import fr from "../../web/app/locales/fr/meta.ts";
import { routeTable } from "../../web/app/route-table.ts";
import type { Server } from "../harness/server.ts";
import { expect, test } from "../harness/test.ts";

// What search engines, link previews and browsers read before any script runs.

const meta = { en, fr };
const example = (path: string) =>
  path.replace(":provider", "google").replace(/:(id|name|code|token|year)\??/g, "example");

for (const { name, path } of routeTable) {
  test(`${name}: title, description, language and link to the other language`, async ({
    server,
  }) => {
    for (const lang of langs) {
      const response = await fetch(server.url + localePath(lang, example(path)));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const head = headOf(await response.text());
      expect(head.lang).toBe(lang);
      expect(head.title).toContain(meta[lang][name].title);
      expect(head.description).toBe(meta[lang][name].description);
      for (const twin of langs) {
        expect(head.alternates[twin]).toBe(server.url + localePath(twin, example(path)));
      }
    }
  });
}

/** The head of a page without scripts, independent of attribute order. */
function headOf(html: string) {
  const plain = (text = "") =>
    text
      .replace(/&#(?:x27|39);/g, "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
  const attribute = (tag: string, name: string) =>
    plain(tag.match(new RegExp(`\\s${name}="([^"]*)"`, "i"))?.[1]);
  const tags = (pattern: RegExp) => html.match(pattern) ?? [];
  const links = tags(/<link[^>]*>/g).filter((tag) => attribute(tag, "rel") === "alternate");
  const description = tags(/<meta[^>]*>/g).find((tag) => attribute(tag, "name") === "description");
  return {
    lang: attribute(tags(/<html[^>]*>/)[0] ?? "", "lang"),
    title: plain(html.match(/<title[^>]*>([^<]*)</)?.[1]),
    description: attribute(description ?? "", "content"),
    alternates: Object.fromEntries(
      links.map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")]),
    ),
  };
}

/** Asks for an address as it is: `fetch` would put it right first. */
async function ask(server: Server, path: string) {
  const { port } = new URL(server.url);
  const [answer] = await once(get({ host: "127.0.0.1", port, path }), "response");
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

const { cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../contract/addresses.json"), "utf8"),
) as { cases: { address: string; path: string | null }[] };

for (const { address, path } of cases) {
  test(`${address} is ${path === null ? "no page" : `spelled ${path}`}`, async ({ server }) => {
    const { status, location } = await ask(server, `${address}?x=1&y=%2F`);
    if (path === null) return expect(status).toBe(404);
    if (path === address) return expect(status).toBe(200);
    expect([status, location]).toEqual([308, `${path}?x=1&y=%2F`]);
    expect(new URL(location, server.url).origin).toBe(server.url);
  });
}

test("an unknown provider has no page", async ({ server }) => {
  for (const lang of langs) {
    for (const path of ["/auth/unknown/callback", "/mobile/auth/unknown/verify"]) {
      const page = await fetch(server.url + localePath(lang, path));
      expect(page.status).toBe(404);
      const head = headOf(await page.text());
      expect(head.title).toContain(meta[lang].notFound.title);
      expect(head.alternates).toEqual({});
    }
  }
});

test("an unknown address is a 404 that still loads the app", async ({ server }) => {
  const page = await fetch(`${server.url}/no/such/page`);
  expect(page.status).toBe(404);
  expect(page.headers.get("content-type")).toContain("text/html");
  const asset = await fetch(`${server.url}/assets/gone-12345678.js`);
  expect(asset.status).toBe(404);
  expect(asset.headers.get("content-type") ?? "").not.toContain("text/html");
});

test("every page has a content policy that blocks foreign scripts", async ({ server }) => {
  for (const path of ["/", "/fr", "/login", "/dashboard"]) {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(policy).not.toMatch(/style-src [^;]*'unsafe-inline'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("x-request-id")).toBeTruthy();
  }
});

test("a 304 answer keeps the content policy", async ({ server }) => {
  const page = await fetch(`${server.url}/`);
  const etag = page.headers.get("etag") ?? "";
  const again = await fetch(`${server.url}/`, { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toBe(
    page.headers.get("content-security-policy"),
  );
});

test("pages are revalidated, assets are cached forever, and both are compressed", async ({
  server,
}) => {
  const page = await fetch(`${server.url}/`, { headers: { "Accept-Encoding": "gzip" } });
  expect(page.headers.get("cache-control")).toMatch(/no-cache|no-store/);
  expect(page.headers.get("content-encoding")).toBe("gzip");
  const script = (await page.text()).match(/\/assets\/[\w.-]+\.js/)?.[0];
  for (const coding of ["br", "gzip"]) {
    const part = await fetch(server.url + script, { headers: { "Accept-Encoding": coding } });
    expect(part.headers.get("cache-control")).toContain("immutable");
    expect(part.headers.get("content-encoding")).toBe(coding);
  }
});

test("the app page is compressed unless its address holds a secret", async ({ server }) => {
  const encodingOf = async (path: string): Promise<string | null> => {
    const page = await fetch(server.url + path, { headers: { "Accept-Encoding": "gzip" } });
    expect(page.headers.get("vary")).toBe("accept-encoding");
    expect(await page.text()).toContain("<title");
    return page.headers.get("content-encoding");
  };
  expect(await encodingOf("/decks")).toBe("gzip");
  expect(await encodingOf("/auth/google/callback?code=secret")).toBeNull();
});
