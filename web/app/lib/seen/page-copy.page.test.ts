import { beforeEach, expect, test } from "vitest";
import { pageCopy } from "./page-copy";

const root = document.createElement("div");
beforeEach(() => {
  document.body.replaceChildren(root);
});

/** The HTML of the copy of a page with this content. */
function copyOf(html: string, change: () => void = () => undefined): string {
  root.innerHTML = html;
  change();
  return pageCopy(root).innerHTML;
}

test.each([
  "<script>alert(1)</script>",
  '<iframe src="/obs"></iframe>',
  "<dialog open>Sure?</dialog>",
  '<div popover="auto">Account</div>',
  '<ul role="menu"><li>Delete</li></ul>',
  "<title>Decks</title>",
])("%s is left out", (html) => {
  expect(copyOf(`<p>Decks</p>${html}`)).toBe("<p>Decks</p>");
});

test("toasts are left out, their place is not", () => {
  expect(copyOf('<section aria-live="polite"><ol><li>Saved</li></ol></section>')).toBe(
    '<section aria-live="polite"></section>',
  );
});

test("nothing runs, takes the focus or shares a name with the app", () => {
  const html = '<p id="a" onclick="x()" autofocus data-token="t" class="text-sm">Ada</p>';
  expect(copyOf(html)).toBe('<p class="text-sm">Ada</p>');
});

test("text stays text", () => {
  const name = "<img src=x onerror=alert(1)>";
  const html = copyOf("<p></p>", () => {
    for (const line of root.children) line.textContent = name;
  });
  expect(html).toBe("<p>&lt;img src=x onerror=alert(1)&gt;</p>");
});

test("links work, but lead nowhere that is no page", () => {
  const links = '<a href="/fr/decks">Decks</a><a href="https://podium.example/">Elsewhere</a>';
  expect(copyOf(links)).toBe(links);
  expect(copyOf('<a href="javascript:alert(1)">Decks</a>')).toBe("<a>Decks</a>");
});

test.each([
  ["/pictures/1.webp", true],
  ["https://elsewhere.test/1.webp", false],
  ["blob:http://podium.test/1", false],
  ["data:image/png;base64,AA==", false],
])("a picture from %s is shown: %s", (src, shown) => {
  expect(copyOf(`<img src="${src}" srcset="/2.webp 2x">`).includes(src)).toBe(shown);
  expect(copyOf(`<img srcset="${src} 2x">`)).toBe("<img>");
});

test("controls do nothing, and what was typed is not there", () => {
  expect(copyOf("<button>Save</button>")).toBe('<button inert="">Save</button>');
  expect(copyOf('<input value="secret">')).toBe('<input inert="">');
  const typed = copyOf("<textarea></textarea><input>", () => {
    for (const field of root.querySelectorAll<HTMLInputElement>("textarea, input"))
      field.value = "secret";
  });
  expect(typed).toBe('<textarea inert=""></textarea><input inert="">');
});

test("what was chosen is shown", () => {
  const html = copyOf(
    '<select><option selected>All</option><option>Modern</option></select><input type="checkbox">',
    () => {
      for (const select of root.querySelectorAll("select")) select.selectedIndex = 1;
      for (const box of root.querySelectorAll("input")) box.checked = true;
    },
  );
  expect(html).toContain('<option>All</option><option selected="">Modern</option>');
  expect(html).toContain('type="checkbox" checked=""');
});

test("what is far below the first screen is left out", () => {
  const html = copyOf("<ul><li>near</li><li>far<p><i></i></p></li></ul>", () => {
    const [near, far] = root.querySelectorAll("li");
    if (near) near.getBoundingClientRect = () => new DOMRect(0, innerHeight);
    if (far) far.getBoundingClientRect = () => new DOMRect(0, 2 * innerHeight);
  });
  expect(html).toBe("<ul><li>near</li></ul>");
});

test("the page itself is as it was", () => {
  copyOf('<button id="a">Save</button>');
  expect(root.innerHTML).toBe('<button id="a">Save</button>');
});
