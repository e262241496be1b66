import type { User } from "~/lib/api/types";

/** What the browser keeps of the user. */
export type UserData = Pick<User, "id" | "firstname" | "lastname" | "username" | "picture">;

export const toUserData = ({ id, firstname, lastname, username, picture }: User): UserData => ({
  id,
  firstname,
  lastname,
  username,
  picture,
});

/** First name, a space, then last name; Podium itself never asks for the last. */
export const fullName = ({ firstname, lastname }: UserData): string =>
  `${firstname} ${lastname ?? ""}`.trim();

const time = (value: unknown): number => (typeof value === "string" ? Date.parse(value) : 0);

/** Newest first by one of its times; what never happened comes last. */
export const newestFirst = <K extends string, T extends Record<K, string | null>>(
  list: readonly T[],
  key: K,
): T[] => list.toSorted((a, b) => time(b[key]) - time(a[key]));

const staleAfter = 5 * 60_000;

/** A fetch time in the future means that the device's clock was set back. */
export const isStale = (lastFetch: number | null, now = Date.now()): boolean =>
  lastFetch === null || Math.abs(now - lastFetch) > staleAfter;
