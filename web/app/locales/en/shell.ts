export default {
  skip: "Skip to content",
  home: "Podium, home",
  language: "Language",
  english: "English",
  french: "Français",
  loading: "Loading",
  offline:
    "You are offline. Games you record are kept here and sent when you’re back; other changes need a connection.",
  nav: {
    label: "Main",
    dashboard: "Home",
    games: "Games",
    decks: "Decks",
    playgroups: "Groups",
    stats: "Stats",
    friends: "Friends",
    search: "Search",
    account: "Your account",
    profile: "Profile",
    signOut: "Sign out",
  },
  header: {
    label: "Site",
    signIn: "Sign in",
    dashboard: "My table",
    faq: "FAQ",
  },
  footer: {
    label: "About",
    faq: "Questions and answers",
    privacy: "Privacy policy",
    terms: "Terms of service",
    note: "Podium is free software that anyone can host. It has no ties to any game’s publisher.",
  },
  error: {
    notFound: "Page Not Found",
    notFoundMessage: "Page not found: {path}",
    notFoundHint: "The address may be mistyped, or what was here has moved.",
    internal: "Internal Server Error",
    internalHint:
      "Nothing you typed is lost. Try again; if it keeps happening, tell the person who runs this server.",
    offline: "You are offline",
    offlineHint:
      "This page isn’t on your device yet: it opens as soon as Podium can be reached. Pages you opened before still work.",
    home: "Back to home",
    retry: "Try again",
  },
  kikoo: {
    title: "Kikoo!",
    text: "You found the small hello. Good luck, have fun.",
    home: "Back to home",
  },
} as const;
