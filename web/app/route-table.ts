/** Every page once. Routes, guards, head tags, head.json and tests all read this table. */
export type Layout = "default" | "main" | "obs";
type Guard = "auth" | "guest" | "none";
/** The later capability a page waits for. */
export type Coming = "decksAndGames" | "playgroupsAndFriends" | "liveTable" | "providers";

export interface RouteRow<Name extends string = string> {
  /** Also the key of its title and description in the catalogues (`meta.<name>`). */
  name: Name;
  path: string;
  module: string;
  layout: Layout;
  guard: Guard;
  /** Made at build time, in both languages, with its words in a payload file. */
  prerender?: true;
  coming?: Coming;
}

const page = <N extends string>(
  name: N,
  path: string,
  module: string,
  layout: Layout = "default",
  guard: Guard = "none",
): RouteRow<N> => ({ name, path, module: `features/${module}.tsx`, layout, guard });

const publicPage = <N extends string>(name: N, path: string, module: string): RouteRow<N> => ({
  ...page(name, path, module),
  prerender: true,
});

const later = <N extends string>(
  name: N,
  path: string,
  coming: Coming,
  layout: Layout = "main",
  guard: Guard = "auth",
): RouteRow<N> => ({ ...page(name, path, "coming/page", layout, guard), coming });

export const routeTable = [
  publicPage("home", "/", "home/page"),
  publicPage("faq", "/faq", "legal/faq"),
  publicPage("privacy", "/privacy-policy", "legal/privacy"),
  publicPage("terms", "/terms-of-service", "legal/terms"),

  page("login", "/login", "auth/login", "default", "guest"),
  page("logout", "/logout", "auth/logout"),
  page("forgotPassword", "/auth/password/forgot", "auth/forgot-password"),
  page("verifyEmail", "/verify-email", "auth/verify-email"),
  later("providerCallback", "/auth/:provider/callback", "providers", "default", "none"),
  later("providerVerify", "/auth/:provider/verify", "providers", "default", "none"),
  later(
    "mobileProviderCallback",
    "/mobile/auth/:provider/callback",
    "providers",
    "default",
    "none",
  ),
  later("mobileProviderVerify", "/mobile/auth/:provider/verify", "providers", "default", "none"),

  page("dashboard", "/dashboard", "dashboard/page", "main", "auth"),
  page("profile", "/profile", "profile/page", "main", "auth"),

  later("decks", "/decks", "decksAndGames"),
  later("deckCreate", "/decks/create", "decksAndGames"),
  later("deckEdit", "/decks/:id/edit", "decksAndGames"),
  later("deck", "/deck/:id/:name", "decksAndGames"),
  later("games", "/games", "decksAndGames"),
  later("gameRecord", "/games/record", "decksAndGames"),
  later("game", "/game/:id", "decksAndGames"),
  later("set", "/set/:id", "decksAndGames"),

  later("playgroups", "/playgroups", "playgroupsAndFriends"),
  later("playgroupCreate", "/playgroups/create", "playgroupsAndFriends"),
  later("playgroup", "/playgroup/:id/:name", "playgroupsAndFriends"),
  later("friends", "/friends", "playgroupsAndFriends"),
  later("friendAdd", "/friends/add", "playgroupsAndFriends"),
  later("user", "/user/:id/:name", "playgroupsAndFriends"),
  later("event", "/mobile/event/:id", "playgroupsAndFriends", "main", "none"),

  later("live", "/live/:code", "liveTable"),
  later("websocketReceiver", "/websocket/receiver", "liveTable"),
  later("websocketSender", "/websocket/sender", "liveTable"),
  later("obs", "/obs", "liveTable", "obs", "none"),

  page("kikoo", "/index.kikoo", "kikoo/page"),
];

export type RouteName = (typeof routeTable)[number]["name"];
