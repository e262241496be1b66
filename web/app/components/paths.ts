import { slug } from "~/lib/text";

/** The address of a deck's page, without a language. */
export const deckPath = ({ id, name }: { id: string; name: string }): string =>
  `/deck/${id}/${encodeURIComponent(slug(name))}`;

/** The address of a user's page, without a language. */
export const personPath = ({ id, username }: { id: string; username: string }): string =>
  `/user/${id}/${encodeURIComponent(slug(username))}`;

/** The address of a group's page, without a language; `pods` there is a page of its own. */
export const playgroupPath = ({ id, name }: { id: string; name: string }): string =>
  `/playgroup/${id}/${encodeURIComponent(slug(name).replace(/^pods$/, "-"))}`;
