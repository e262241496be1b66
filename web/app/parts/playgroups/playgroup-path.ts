import { slug } from "~/lib/text";

/** The address of a group's page, without a language. */
export const playgroupPath = ({ id, name }: { id: string; name: string }): string =>
  `/playgroup/${id}/${encodeURIComponent(slug(name))}`;
