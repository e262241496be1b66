export default {
  fallback: "Podium is the ultimate companion app for players of the game.",
  home: {
    title: "Podium, the companion at your card table",
    description:
      "Podium is the ultimate companion app for card players: decks, games, playgroups and live tables, on your own server.",
  },
  faq: {
    title: "Questions and answers",
    description: "What Podium is, what it costs, where your data lives and how to run it yourself.",
  },
  privacy: {
    title: "Privacy policy",
    description:
      "What this Podium server stores about you, where, for how long, and how to delete it.",
  },
  terms: {
    title: "Terms of service",
    description: "The rules for using Podium, in plain words.",
  },
  obsHelp: {
    title: "Your table in OBS",
    description: "How to put a live table on your stream: the address, the source, the look.",
  },
  login: {
    title: "Sign in",
    description: "Sign in to Podium or create your account.",
  },
  logout: { title: "Sign out", description: "Sign out of Podium on this device." },
  forgotPassword: {
    title: "Reset your password",
    description: "Get a link by email and choose a new password.",
  },
  verifyEmail: {
    title: "Verify your email",
    description: "Confirm your address to start using Podium.",
  },
  providerCallback: {
    title: "Signing in",
    description: "The way back from Google or Apple sign-in.",
  },
  providerVerify: {
    title: "Link your accounts",
    description: "Show that the account is yours before you link Google or Apple to it.",
  },
  mobileProviderCallback: {
    title: "Signing in",
    description: "The phone app's way back from Google or Apple sign-in.",
  },
  mobileProviderVerify: {
    title: "Link your accounts",
    description: "Show that the account is yours, in the phone app.",
  },
  dashboard: { title: "Home", description: "Your decks, groups and friends at a glance." },
  profile: {
    title: "Profile",
    description: "Your name, picture, language, friend code and signed-in devices.",
  },
  decks: { title: "Decks", description: "Your decks and how they do." },
  deckCreate: { title: "New deck", description: "Add a deck to your collection." },
  deckEdit: { title: "Edit deck", description: "Change a deck's name, format or cards." },
  deck: { title: "Deck", description: "A deck's record, its games and its list." },
  games: { title: "Games", description: "Every game you played, newest first." },
  gameRecord: { title: "Record a game", description: "A finished game in under twenty seconds." },
  game: { title: "Game", description: "Who played, and how it ended." },
  gameEdit: { title: "Correct a game", description: "Correct what was recorded." },
  set: { title: "Set", description: "A series of games and its score." },
  tags: { title: "Tags", description: "Your own labels for games and sets." },
  waiting: {
    title: "Waiting to be sent",
    description: "What is on this device and not on the server yet.",
  },
  claim: { title: "Claim a seat", description: "Claim your seat in a game you played as a guest." },
  stats: { title: "Stats", description: "What your games tell, and how sure that is." },
  review: { title: "Year in review", description: "Your year of games on one page." },
  playgroups: { title: "Playgroups", description: "The people you play with." },
  playgroupCreate: { title: "New playgroup", description: "Bring your table together." },
  playgroupPods: {
    title: "Make pods",
    description: "Fair pods for tonight’s players, and their live tables.",
  },
  playgroup: { title: "Playgroup", description: "Leaderboard, games and members of a group." },
  friends: { title: "Friends", description: "Your friends and friend requests." },
  friendAdd: { title: "Add a friend", description: "By code, by link or by QR code." },
  user: { title: "Player", description: "A player’s stats and decks." },
  join: { title: "Join a playgroup", description: "An invitation to a playgroup." },
  event: { title: "Event", description: "An event and how to join it." },
  liveNew: {
    title: "Start a live game",
    description: "Choose players, decks and format, then play.",
  },
  live: { title: "Live table", description: "A game being played right now." },
  websocketReceiver: {
    title: "Table viewer",
    description: "What a viewer of a streamed table sees.",
  },
  websocketSender: { title: "Table control", description: "The control desk of a streamed table." },
  obs: { title: "Stream overlay", description: "The live table, for OBS." },
  kikoo: { title: "Kikoo", description: "A small hello." },
  notFound: { title: "Page Not Found", description: "There is nothing at this address." },
  error: { title: "Internal Server Error", description: "Something went wrong." },
} as const;
