/** A copy of a page for the next visit: what it shows, with nothing that acts. */

/** What does something, lies over the page, or is gone in a moment. */
const left =
  "script, style, link, meta, title, base, template, noscript, iframe, object, embed, source, " +
  'dialog, [popover], [role="menu"], [role="listbox"], [aria-live] > *';

/** Whatever acts, names an element that the app has too, or holds what was typed. */
const isLeft = (attribute: string): boolean =>
  /^(on|data-|id$|for$|name$|autofocus$|srcset$|action$|formaction$|popovertarget)/.test(attribute);

const controls = "button, input, select, textarea, summary";

/** Further down than this many screens nobody is before the app is there. */
const screens = 1.5;

/** Elements of a page that stand below each other. */
const blocks = "section, article, li";

/** A browser writes down what the page began with, not what was chosen since. */
function keepChoices(root: Element, copy: Element): void {
  const copies = copy.querySelectorAll("input, option");
  root
    .querySelectorAll<HTMLInputElement | HTMLOptionElement>("input, option")
    .forEach((own, at) => {
      if ("selected" in own) copies[at]?.toggleAttribute("selected", own.selected);
      else copies[at]?.toggleAttribute("checked", own.checked);
    });
}

function leaveFar(root: Element, copy: Element): void {
  const end = screens * innerHeight - scrollY;
  const copies = copy.querySelectorAll(blocks);
  root.querySelectorAll(blocks).forEach((own, at) => {
    const other = copies[at];
    // Within one that has gone nothing need be measured.
    if (copy.contains(other ?? null) && own.getBoundingClientRect().top > end) other?.remove();
  });
}

const addressOf = (element: Element, name: "src" | "href"): URL =>
  new URL(element.getAttribute(name) ?? "", location.href);

function cleanElement(element: Element): void {
  for (const { name } of [...element.attributes]) if (isLeft(name)) element.removeAttribute(name);
  if (!addressOf(element, "src").href.startsWith(`${location.origin}/`))
    element.removeAttribute("src");
  if (!addressOf(element, "href").protocol.startsWith("http")) element.removeAttribute("href");
}

/** Of the app's element, what is in or near the first screens. */
export function pageCopy(root: HTMLElement): HTMLElement {
  // In a document that is nowhere on show, no picture is fetched for it.
  const copy = document.implementation.createHTMLDocument().importNode(root, true);
  keepChoices(root, copy);
  leaveFar(root, copy);
  for (const element of copy.querySelectorAll(left)) element.remove();
  for (const element of [copy, ...copy.querySelectorAll("*")]) cleanElement(element);
  for (const control of copy.querySelectorAll(controls)) control.toggleAttribute("inert", true);
  for (const field of copy.querySelectorAll("input")) field.removeAttribute("value");
  for (const field of copy.querySelectorAll("textarea")) field.textContent = "";
  return copy;
}
