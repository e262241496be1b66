import type { User } from "~/lib/api/types";

/** What the browser keeps of the user. */
export interface UserData {
  id: string;
  firstname: string;
  lastname: string | null;
  username: string;
  picture: string | null;
}

export const toUserData = (user: User): UserData => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname ?? null,
  username: user.username,
  picture: user.picture ?? null,
});

/** First name, a space, then last name; Podium itself never asks for the last. */
export const fullName = ({ firstname, lastname }: UserData): string =>
  `${firstname} ${lastname ?? ""}`.trim();

const time = (value: unknown): number => (typeof value === "string" ? Date.parse(value) : 0);

/** Newest first by one of its times; what never happened comes last. */
export const newestFirst = <K extends string, T extends { [key in K]?: string | null }>(
  list: readonly T[],
  key: K,
): T[] => list.toSorted((a, b) => time(b[key]) - time(a[key]));

const staleAfter = 5 * 60_000;

export const isStale = (lastFetch: number | null, now = Date.now()): boolean =>
  lastFetch === null || now - lastFetch > staleAfter;
