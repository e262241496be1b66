export default {
  upcoming: "Upcoming",
  running: "Happening now",
  over: "Ended",
  joined: "Joined",
  code: "Promo code",
  codeHint: "As printed on the poster or card; capitals and dashes don’t matter.",
  codeMissing: "Enter the code first.",
  redeem: "Join event",
  redeemed: "You joined {name}.",
} as const;
