import { describe, expect, test, vi } from "vitest";
import { seeded } from "~/ui/pattern";
import { renderMarkdown, sanitizeHtml } from "./render";

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
    expect(element.querySelector("a")?.getAttributeNames()).toEqual(["class", "rel"]);
  });

  test.each([
    ["ol", "start", "3", '<ol start="3"><li>x</li></ol>'],
    ["ol", "start", "7", "7. x"],
    ["td", "colspan", "2", '<table><tr><td colspan="2">x</td></tr></table>'],
    ["td", "rowspan", "2", '<table><tr><td rowspan="2">x</td></tr></table>'],
    ["p", "align", "center", '<p align="center">x</p>'],
    ["p", "dir", "rtl", '<p dir="rtl">x</p>'],
    ["p", "lang", "fr", '<p lang="fr">x</p>'],
    ["time", "datetime", "2026-11-15", '<time datetime="2026-11-15">x</time>'],
    ["img", "width", "40", '<img src="/pictures/a.jpg" width="40">'],
    ["font", "color", "red", '<font color="red">x</font>'],
    ["span", "class", "big", '<span class="big">x</span>'],
    ["abbr", "title", "data: that is", '<abbr title="data: that is">x</abbr>'],
  ])("%s keeps %s=%s", (tag, name, value, text) => {
    expect(shown(text).querySelector(tag)?.getAttribute(name)).toBe(value);
  });

  test("text may be centered", () =>
    expect(shown("<center>x</center>").querySelector("center")?.textContent).toBe("x"));

  test.each([
    "decks",
    "../decks",
    "?tab=2",
    "#part",
    "/decks",
    "//example.org/a",
    "tel:+33123456789",
    "sms:+33123456789",
    "mailto:ada@example.org",
    "xmpp:ada@example.org",
    "ftp://example.org/a",
  ])("a link to %s keeps its address, in markdown and in HTML", (address) => {
    for (const text of [`[x](${address})`, `<a href="${address}">x</a>`]) {
      expect(shown(text).querySelector("a")?.getAttribute("href")).toBe(address);
    }
  });

  test.each([
    ["www.example.org", "http://www.example.org"],
    ["see www.example.org/a?b=c.", "http://www.example.org/a?b=c"],
  ])("%s is a link", (text, address) =>
    expect(shown(text).querySelector("a")?.getAttribute("href")).toBe(address),
  );

  test.each([
    ['<img src="https://evil.example/x.png" alt="a card">', "https://evil.example/x.png", "a card"],
    ['<img src="https://evil.example/x.png">', "https://evil.example/x.png", null],
    ["![](https://evil.example/x.png)", "https://evil.example/x.png", null],
    ["[![a card](https://evil.example/x.png)](/decks)", "/decks", "a card"],
  ])("a picture from elsewhere is a link: %s", (text, address, words) => {
    const element = shown(text);
    const links = element.querySelectorAll("a");
    expect([...links].map((link) => link.getAttribute("href"))).toEqual([address]);
    expect(links[0]?.textContent).toBe(words ?? address);
    expect(element.querySelector("img")).toBeNull();
  });

  test.each(["javascript:alert(1)", "data:image/svg+xml,<svg>", ""])(
    "a picture that leads nowhere (%s) leaves its words",
    (address) => {
      const element = shown(`<p><img src="${address}" alt="a card"></p>`);
      expect(element.querySelector("p")?.innerHTML).toBe("a card");
    },
  );

  test.each([
    "<p>a<button><p>b</p></button>c</p>",
    "<a href=x>a<button><a href=y>b</a></button></a>",
    "<table><td><caption>a<table></caption></table>",
  ])("read again it stays what it was: %s", (html) => {
    const once = sanitizeHtml(html);
    expect(sanitizeHtml(once)).toBe(once);
    const element = document.createElement("div");
    element.innerHTML = once;
    expect(element.innerHTML).toBe(once);
  });

  test("whatever is written, sanitized twice is sanitized once", () => {
    const random = seeded("sanitized twice is sanitized once");
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const names =
      `p p p a b i button form table td tr caption select option li ul div h1 h3 svg math mtext mglyph style
      title desc foreignObject template center font pre img br marquee object details summary dd dt ruby rt nobr
      frameset iframe noscript textarea plaintext`.split(/\s+/);
    const attributes = [
      "",
      " href=x",
      " src=/pictures/a",
      ' class="<p>"',
      ' title="</p><p>"',
      " id=x",
    ];
    const piece = () => {
      const roll = random();
      if (roll < 0.45) return `<${pick(names)}${pick(attributes)}>`;
      if (roll < 0.8) return `</${pick(names)}>`;
      return pick([
        "x",
        " ",
        "\n",
        "&lt;p>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "\0",
        '"',
        "&nbsp;",
      ]);
    };
    // jsdom has the window listen for every document it reads, and looks through all of them for each.
    vi.spyOn(window, "addEventListener").mockImplementation(() => {});
    for (let turn = 0; turn < 300; turn += 1) {
      const html = Array.from({ length: 2 + Math.floor(random() * 14) }, piece).join("");
      const once = sanitizeHtml(html);
      expect(sanitizeHtml(once), JSON.stringify(html)).toBe(once);
    }
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
