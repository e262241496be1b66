import { slug } from "~/lib/text";

/** The address of a group's page, without a language; `pods` there is a page of its own. */
export const playgroupPath = ({ id, name }: { id: string; name: string }): string =>
  `/playgroup/${id}/${encodeURIComponent(slug(name).replace(/^pods$/, "-"))}`;
