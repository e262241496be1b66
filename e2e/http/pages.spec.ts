import { langs, localePath } from "../../web/app/lib/i18n/paths.ts";
import en from "../../web/app/locales/en/index.ts";
import fr from "../../web/app/locales/fr/index.ts";
import { routeTable } from "../../web/app/route-table.ts";
import { expect, test } from "../harness/test.ts";
import { literally } from "../harness/text.ts";

// What search engines, previews and strict browsers read before any script runs.

const meta = { en: en.meta, fr: fr.meta };
const example = (path: string) =>
  path.replace(":provider", "google").replace(/:(id|name|code)/g, "example");

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
}

for (const { name, path } of routeTable) {
  test(`${name}: title, description, language and its twin`, async ({ server }) => {
    for (const lang of langs) {
      const address = localePath(lang, example(path));
      const response = await fetch(server.url + address);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const html = (await response.text()).replaceAll("&#39;", "&#x27;");
      const { title, description } = meta[lang][name];
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
      expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/);
      expect(html).toContain(escapeHtml(title));
      expect(html).toContain(escapeHtml(description));
      for (const twin of langs) {
        expect(html).toMatch(alternate(twin, localePath(twin, example(path)), server.url));
      }
    }
  });
}

/** A link that names a language's address, whatever the order of its attributes. */
function alternate(lang: string, path: string, origin: string): RegExp {
  const language = `(?=[^>]*\\shreflang="${lang}")`;
  const address = `(?=[^>]*\\shref="(?:${literally(origin)})?${literally(path)}")`;
  return new RegExp(`<link(?=[^>]*\\srel="alternate")${language}${address}`, "i");
}

test("an unknown address is a 404 that still carries the app", async ({ server }) => {
  const page = await fetch(`${server.url}/no/such/page`);
  expect(page.status).toBe(404);
  expect(page.headers.get("content-type")).toContain("text/html");
  const asset = await fetch(`${server.url}/assets/gone-12345678.js`);
  expect(asset.status).toBe(404);
  expect(asset.headers.get("content-type") ?? "").not.toContain("text/html");
});

test("every page comes with a policy that lets nothing foreign run", async ({ server }) => {
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

test("pages are never stale, their parts are kept for good, all of it travels small", async ({
  server,
}) => {
  const page = await fetch(`${server.url}/`, { headers: { "Accept-Encoding": "br" } });
  expect(page.headers.get("cache-control")).toMatch(/no-cache|no-store/);
  expect(page.headers.get("content-encoding")).toBe("br");
  const script = (await page.text()).match(/\/assets\/[\w.-]+\.js/)?.[0];
  const part = await fetch(server.url + script, { headers: { "Accept-Encoding": "gzip" } });
  expect(part.headers.get("cache-control")).toContain("immutable");
  expect(part.headers.get("content-encoding")).toBe("gzip");
});
