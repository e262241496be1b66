import DOMPurify from "dompurify";
import MarkdownIt from "markdown-it";

// markdown-it's own check: no javascript, vbscript, file or data links, but for
// gif, png, jpeg and webp data images.
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true });
// "www.example.org" is an address too.
markdown.linkify.set({ fuzzyLink: true });

// The page has its title and its sections already: what is written in one begins below them.
markdown.core.ruler.push("headings", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith("heading_")) token.tag = `h${Math.min(6, Number(token.tag[1]) + 2)}`;
  }
});

/** Pictures kept here or within the text. Any other would tell its host who reads this, and the policy refuses it. */
const ownPicture = /^(\/pictures\/|data:image\/(gif|png|jpeg|webp);)/i;

/** Any address but one that runs or reads something; the sanitizer takes out white space before it looks. */
const harmlessAddress = /^(?!(?:javascript|vbscript|file|data):)/i;

// Raw HTML passes by markdown-it, so what it may be is held on the finished elements: text, its order and its looks,
// nothing that loads, asks or bears a name. What classes do stays within the text (see `markdown` in base.css).
const tags = `a abbr acronym address b bdi bdo big blockquote br caption center cite code col colgroup dd del details
  dfn div dl dt em figcaption figure font h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span
  strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`;
const plainAttributes = `abbr align alt bgcolor border cellpadding cellspacing class color colspan datetime dir face
  height lang noshade nowrap open reversed rowspan scope size span start title type valign value width`;

const listed = (words: string) => words.split(/\s+/);
const options = {
  ALLOWED_TAGS: listed(tags),
  ALLOWED_ATTR: [...listed(plainAttributes), "cite", "href", "src"],
  // Without this they would be held to what an address may be.
  ADD_URI_SAFE_ATTR: listed(plainAttributes),
  ALLOWED_URI_REGEXP: harmlessAddress,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

DOMPurify.addHook("uponSanitizeAttribute", (_element, attribute) => {
  if (attribute.attrName === "src" && !ownPicture.test(attribute.attrValue)) {
    attribute.keepAttr = false;
  }
});

// A page opened by a link must not get hold of ours.
DOMPurify.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName === "A") element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** The replacement for a hidden picture: a link to it, or its text if it has no safe address. */
function standIn(picture: HTMLImageElement): Node {
  const address = picture.getAttribute("src")?.trim() ?? "";
  const words = picture.alt.trim();
  const leads =
    address !== "" && harmlessAddress.test(address.replace(/\s/g, "")) && !picture.closest("a");
  if (!leads) return document.createTextNode(words);
  const link = document.createElement("a");
  link.setAttribute("href", address);
  link.textContent = words || address;
  return link;
}

/** Parsed in an inert document that loads nothing. */
function withoutForeignPictures(html: string): string {
  if (!/<img/i.test(html)) return html;
  const { body, images } = new DOMParser().parseFromString(html, "text/html");
  for (const picture of [...images]) {
    if (!ownPicture.test(picture.getAttribute("src") ?? "")) picture.replaceWith(standIn(picture));
  }
  return body.innerHTML;
}

const most = 8;

/**
 * HTML made harmless. What is taken away can leave an element where no parser would put it, such as one paragraph in
 * another, so it is parsed again until nothing changes: the browser then renders what was checked.
 */
export function sanitizeHtml(html: string): string {
  let clean = html;
  for (let turn = 0; turn < most; turn += 1) {
    const before = clean;
    clean = DOMPurify.sanitize(withoutForeignPictures(before), options);
    if (clean === before) return clean;
  }
  const plain = document.createElement("p");
  plain.textContent = html;
  return plain.outerHTML;
}

/** Markdown with raw HTML, made harmless. */
export const renderMarkdown = (text: string): string =>
  text ? sanitizeHtml(markdown.render(text)) : "";
