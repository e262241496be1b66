import type en from "~/locales/en/meta";
import type enSearch from "~/locales/en/search";
import { type RouteName, type RouteRow, routeTable } from "~/route-table";
import type { FullHit } from "../hit";

/** By the names of the route table. */
type Titles = Readonly<Record<keyof typeof en, unknown>>;
type Also = Readonly<Partial<Record<keyof typeof enSearch.also, string>>>;

/** An address that needs nothing but itself; what may stand behind it is left out. */
const addressOf = ({ path }: RouteRow): string => path.replace(/\/:\w+\?$/, "");

/** The user's own pages and the public ones; the way in and the landing page are no use to who is in. */
const isOffered = (row: RouteRow): boolean =>
  !addressOf(row).includes(":") &&
  (row.guard === "auth" || row.name === "logout" || (!!row.prerender && row.name !== "home"));

const isOwn = ({ guard }: RouteRow): boolean => guard === "auth";

const rows: RouteRow[] = routeTable.filter(isOffered);
const offered = [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];

/** What to offer before anything is typed: what people come to do, and is in no navigation. */
const suggested: RouteName[] = [
  "gameRecord",
  "liveNew",
  "deckCreate",
  "friendAdd",
  "review",
  "profile",
];

const keyOf = (name: string): string => `pages:${name}`;

/** The suggested ones among these, in their order. */
export const suggestedOf = (pages: readonly FullHit[]): FullHit[] =>
  suggested.flatMap((name) => pages.find(({ key }) => key === keyOf(name)) ?? []);

/** Every page of the app that has an address of its own, by its title, its description, and other words for it. */
export const pageHits = (titles: Titles, also: Also): FullHit[] =>
  offered.map((row) => {
    const { title, description } = titles[row.name as keyof Titles] as {
      title: string;
      description: string;
    };
    return {
      kind: "pages",
      key: keyOf(row.name),
      path: addressOf(row),
      title,
      detail: description,
      also: `${description} ${also[row.name as keyof Also] ?? ""}`,
    };
  });
