import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./render";

function shown(text: string) {
  const element = document.createElement("div");
  element.innerHTML = renderMarkdown(text);
  return element;
}

describe("markdown", () => {
  test("nothing gives an empty string", () => expect(renderMarkdown("")).toBe(""));

  test("takes raw HTML, turns line breaks into breaks and links addresses", () => {
    const element = shown("<u>one</u>\ntwo https://example.org/a");
    expect(element.querySelector("u")?.textContent).toBe("one");
    expect(element.querySelector("br")).not.toBeNull();
    expect(element.querySelector("a")?.getAttribute("href")).toBe("https://example.org/a");
    expect(element.querySelector("a")?.rel).toContain("noopener");
  });

  test("headings begin below those of the page", () => {
    const tags = [...shown("# a\n\n## b\n\n###### c\n\n<h1>d</h1>").children];
    expect(tags.map(({ tagName }) => tagName)).toEqual(["H3", "H4", "H6"]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "vbscript:x",
    "file:///etc/passwd",
    "data:text/html,<script>alert(1)</script>",
    "data:image/svg+xml,<svg onload=alert(1)>",
  ])("blocks links to %s, in markdown and in HTML", (address) => {
    const elements = [
      shown(`[x](${address})`),
      shown(`<a href="${address.replaceAll('"', "&quot;")}">x</a>`),
      shown(`<img src="${address.replaceAll('"', "&quot;")}">`),
    ];
    for (const element of elements) {
      expect(element.querySelector("[href]")).toBeNull();
      expect(element.querySelector("[src]")).toBeNull();
    }
  });

  test.each(["gif", "png", "jpeg", "webp"])("shows %s data images", (kind) => {
    const address = `data:image/${kind};base64,AAAA`;
    expect(shown(`![x](${address})`).querySelector("img")?.getAttribute("src")).toBe(address);
    expect(shown(`<img src="${address}">`).querySelector("img")?.getAttribute("src")).toBe(address);
  });

  test.each(["https://evil.example/x.png", "//evil.example/x.png", "/api/user"])(
    "loads nothing from %s; markdown's picture becomes a link",
    (address) => {
      const link = shown(`![what it *shows*](${address})`).querySelector("a");
      expect(link?.getAttribute("href")).toBe(address);
      expect(link?.textContent).toBe("what it shows");
      const payloads = [
        `![x](${address})`,
        `<img src="${address}" srcset="${address} 2x">`,
        `<video src="${address}" poster="${address}" autoplay></video>`,
        `<svg><image href="${address}" /></svg>`,
        `<table background="${address}"><td>x</td></table>`,
      ];
      for (const payload of payloads) {
        const loading = "[src], [srcset], [poster], [background], svg *";
        expect(shown(payload).querySelectorAll(loading)).toHaveLength(0);
      }
    },
  );

  test("shows pictures kept here", () => {
    const picture = shown("![x](/pictures/a.jpg)").querySelector("img");
    expect(picture?.getAttribute("src")).toBe("/pictures/a.jpg");
  });

  test("nothing bears a name that a script could stumble over", () => {
    const element = shown('<a id="config" name="x" class="fixed" data-x="1">x</a>');
    expect(element.querySelector("a")?.getAttributeNames()).toEqual(["rel"]);
  });

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg onload=alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<form action=javascript:alert(1)><button>x</button></form>",
    "<style>*{background:url(//evil.example)}</style>",
    "<a href='x' style='position:fixed'>x</a>",
    "<object data=javascript:alert(1)></object>",
    "<details open ontoggle=alert(1)>",
    "<base href=//evil.example>",
  ])("lets nothing run: %s", (payload) => {
    const element = shown(payload);
    const bad = "script, iframe, object, embed, style, form, button, base, link, meta";
    expect(element.querySelectorAll(bad)).toHaveLength(0);
    for (const each of element.querySelectorAll("*")) {
      for (const { name } of each.attributes) expect(name).not.toMatch(/^on|^style$/);
    }
  });
});
