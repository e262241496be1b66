import { slug } from "~/lib/text";

/** The address of a deck's page, without a language. */
export const deckPath = ({ id, name }: { id: string; name: string }): string =>
  `/deck/${id}/${encodeURIComponent(slug(name))}`;
