import { slug } from "~/lib/text";

/** The address of somebody's page, without a language. */
export const personPath = ({ id, username }: { id: string; username: string }): string =>
  `/user/${id}/${encodeURIComponent(slug(username))}`;
