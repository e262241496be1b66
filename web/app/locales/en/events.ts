export default {
  upcoming: "Upcoming",
  running: "On now",
  over: "Over",
  joined: "You are in",
  code: "Promo code",
  codeHint: "As it stands on the poster or card; capitals and dashes do not matter.",
  codeMissing: "Type the code first.",
  redeem: "Join",
  redeemed: "You are in: {name}.",
} as const;
