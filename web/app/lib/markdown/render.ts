import DOMPurify from "dompurify";
import MarkdownIt from "markdown-it";

// markdown-it's own check: no javascript, vbscript, file or data links, but for
// gif, png, jpeg and webp data images.
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true });

const allowedData = /^data:image\/(gif|png|jpeg|webp);/i;
const blocked = /^(javascript|vbscript|file|data):/i;

// Raw HTML passes by that check, so the same rule is held once more on the finished elements.
DOMPurify.addHook("uponSanitizeAttribute", (_element, attribute) => {
  if (!["href", "src", "xlink:href", "action", "formaction"].includes(attribute.attrName)) return;
  // Browsers skip control characters and white space within a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones meant.
  const address = attribute.attrValue.replace(/[\u0000-\u0020]/g, "");
  if (blocked.test(address) && !allowedData.test(address)) attribute.keepAttr = false;
});

// A page opened by a link must not get hold of ours.
DOMPurify.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName === "A") element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** Markdown with raw HTML, made harmless. */
export function renderMarkdown(text: string): string {
  if (!text) return "";
  return DOMPurify.sanitize(markdown.render(text), {
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select"],
    FORBID_ATTR: ["style", "id", "name", "class"],
  });
}
