/** Every page once. Routes, guards, head tags, head.json and tests all read this table. */
export type Layout = "default" | "main" | "table" | "obs";
type Guard = "auth" | "guest" | "none";
/** How much of its layout a page takes (layouts/page-content); a full one has all of it. */
type Width = "reading" | "wide" | "full";

export interface RouteRow<Name extends string = string> {
  /** Also the key of its title and description in the catalogues (`meta.<name>`). */
  name: Name;
  path: string;
  module: string;
  layout: Layout;
  guard: Guard;
  width: Width;
  /** Made at build time, in both languages. */
  prerender?: true;
}

const page = <N extends string>(
  name: N,
  path: string,
  module: string,
  layout: Layout = "default",
  guard: Guard = "none",
): RouteRow<N> => ({
  name,
  path,
  module: `features/${module}.tsx`,
  layout,
  guard,
  width: "wide",
});

const publicPage = <N extends string>(name: N, path: string, module: string): RouteRow<N> => ({
  ...page(name, path, module),
  prerender: true,
});

const reading = <N extends string>(row: RouteRow<N>): RouteRow<N> => ({ ...row, width: "reading" });
const full = <N extends string>(row: RouteRow<N>): RouteRow<N> => ({ ...row, width: "full" });

export const routeTable = [
  full(publicPage("home", "/", "home/page")),
  reading(publicPage("faq", "/faq", "legal/faq")),
  publicPage("privacy", "/privacy-policy", "legal/privacy"),
  publicPage("terms", "/terms-of-service", "legal/terms"),
  publicPage("obsHelp", "/help/obs", "legal/obs"),

  page("login", "/login", "auth/login", "default", "guest"),
  page("logout", "/logout", "auth/logout"),
  page("forgotPassword", "/auth/password/forgot", "auth/forgot-password"),
  page("verifyEmail", "/verify-email", "auth/verify-email"),
  page("providerCallback", "/auth/:provider/callback", "auth/provider/callback"),
  page("providerVerify", "/auth/:provider/verify", "auth/provider/verify"),
  page("mobileProviderCallback", "/mobile/auth/:provider/callback", "auth/provider/mobile"),
  page("mobileProviderVerify", "/mobile/auth/:provider/verify", "auth/provider/mobile"),

  page("dashboard", "/dashboard", "dashboard/page", "main", "auth"),
  page("profile", "/profile", "profile/page", "main", "auth"),
  page("stats", "/stats", "stats/page", "main", "auth"),
  page("review", "/review/:year?", "review/page", "main", "auth"),

  page("decks", "/decks", "decks/page", "main", "auth"),
  page("deckCreate", "/decks/create", "decks/create", "main", "auth"),
  page("deckEdit", "/decks/:id/edit", "decks/edit", "main", "auth"),
  page("deck", "/deck/:id/:name?", "decks/deck", "main", "auth"),
  reading(page("games", "/games", "games/page", "main", "auth")),
  reading(page("gameRecord", "/games/record", "games/record", "main", "auth")),
  page("game", "/game/:id", "games/game", "main", "auth"),
  page("gameEdit", "/game/:id/edit", "games/edit", "main", "auth"),
  page("set", "/set/:id", "sets/page", "main", "auth"),
  reading(page("tags", "/tags", "tags/page", "main", "auth")),
  reading(page("waiting", "/waiting", "waiting/page", "main", "auth")),
  reading(page("claim", "/claim/:token", "claim/page")),

  page("playgroups", "/playgroups", "playgroups/page", "main", "auth"),
  reading(page("playgroupCreate", "/playgroups/create", "playgroups/create", "main", "auth")),
  // Before the group itself, whose name could stand there.
  page("playgroupPods", "/playgroup/:id/pods", "playgroups/pods/page", "main", "auth"),
  page("playgroup", "/playgroup/:id/:name?", "playgroups/playgroup", "main", "auth"),
  reading(page("friends", "/friends", "friends/page", "main", "auth")),
  reading(page("friendAdd", "/friends/add", "friends/add", "main", "auth")),
  page("user", "/user/:id/:name?", "people/page", "main", "auth"),
  reading(page("join", "/join/:token", "join/page")),
  reading(page("event", "/mobile/event/:id", "events/page", "main", "none")),

  reading(page("liveNew", "/live/new", "live/new", "main", "auth")),
  // Where the host lets them in, people without an account come too.
  full(page("live", "/live/:code", "live/page", "table")),
  page("websocketReceiver", "/websocket/receiver", "stream/receiver", "main", "auth"),
  page("websocketSender", "/websocket/sender", "stream/sender", "main", "auth"),
  full(page("obs", "/obs", "stream/obs", "obs")),

  page("kikoo", "/index.kikoo", "kikoo/page"),
];

export type Frame = "public" | "guarded" | Layout;

const frames: Record<Layout, Frame[]> = {
  default: ["default", "guarded"],
  main: ["guarded", "main"],
  table: ["guarded", "table"],
  // No session and no guard: whatever happens to one must not show on air.
  obs: ["obs"],
};

/** The frames around a page (app/layouts), from the outermost inwards. */
export const framesOf = ({ layout, prerender }: Pick<RouteRow, "layout" | "prerender">): Frame[] =>
  prerender ? ["default", "public"] : frames[layout];

export type RouteName = (typeof routeTable)[number]["name"];
