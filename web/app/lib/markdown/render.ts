import DOMPurify from "dompurify";
import MarkdownIt from "markdown-it";

// markdown-it's own check: no javascript, vbscript, file or data links, but for
// gif, png, jpeg and webp data images.
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true });

/** Pictures kept here or within the text. Any other would tell its host who reads this, and the policy refuses it. */
const ownPicture = /^(\/pictures\/|data:image\/(gif|png|jpeg|webp);)/i;

const picture = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const address = String(token?.attrGet("src") ?? "");
  if (ownPicture.test(address)) return picture?.(tokens, index, options, env, self) ?? "";
  const { escapeHtml } = markdown.utils;
  const label = self.renderInlineAsText(token?.children ?? [], options, env) || address;
  return `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
};

// The page has its title and its sections already: what is written in one begins below them.
markdown.core.ruler.push("headings", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith("heading_")) token.tag = `h${Math.min(6, Number(token.tag[1]) + 2)}`;
  }
});

// Raw HTML passes by markdown-it, so what it may be is held on the finished elements: text and its order,
// nothing that loads, asks, moves or bears a name.
const tags = `a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption
  figure h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup
  table tbody td tfoot th thead time tr u ul var wbr`;
const attributes =
  "align alt colspan datetime dir height href lang open rowspan src start title width";

DOMPurify.addHook("uponSanitizeAttribute", (_element, attribute) => {
  if (attribute.attrName === "src" && !ownPicture.test(attribute.attrValue)) {
    attribute.keepAttr = false;
  }
});

// A page opened by a link must not get hold of ours.
DOMPurify.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName === "A") element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** Markdown with raw HTML, made harmless. */
export function renderMarkdown(text: string): string {
  if (!text) return "";
  return DOMPurify.sanitize(markdown.render(text), {
    ALLOWED_TAGS: tags.split(/\s+/),
    ALLOWED_ATTR: attributes.split(" "),
    ALLOWED_URI_REGEXP: /^(https?:|mailto:|[/#])/i,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}
