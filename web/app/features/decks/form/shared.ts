import type { DeckDraft } from "./fields";

/** What another app shared with this page, in its address: a list, an address, or an address as the text. */
export function sharedIn(search: string): Pick<DeckDraft, "cards" | "link"> | null {
  const asked = new URLSearchParams(search);
  const text = asked.get("text")?.trim() ?? "";
  const isLink = /^https?:\/\/\S+$/.test(text);
  const link = isLink ? text : (asked.get("url")?.trim() ?? "");
  if (!text && !link) return null;
  return { ...(text && !isLink && { cards: text }), ...(link && { link }) };
}
