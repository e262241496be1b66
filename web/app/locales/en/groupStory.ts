export default {
  rank: "Rank {rank}",
  rating: "Rating",
  moreLevel_one: "{count} more player is level with {name}.",
  moreLevel_other: "{count} more players are level with {name}.",
  among: "you",
  hidden_one: "Not counting {count} member with private stats.",
  hidden_other: "Not counting {count} members with private stats.",

  alone: "Only one player is on the leaderboard so far.",
  early_one: "Too early to say who’s ahead: {count} more game will give a first idea.",
  early_other: "Too early to say who’s ahead: {count} more games will give a first idea.",
  tie: "Level at the top: {names}.",
  clear: {
    wins: "{name} leads, and it’s no accident: {rate} of {games} games won where {expected} were expected.",
    likely:
      "{name} leads clearly on rating, though wins don’t prove it yet: {rate} of {games} games, {expected} expected.",
    places:
      "{name} leads by finishing high, not by winning more: {rate} of {games} games won, {expected} expected.",
  },
  clearYou: {
    wins: "You lead, and it’s no accident: {rate} of {games} games won where {expected} were expected.",
    likely:
      "You lead clearly on rating, though wins don’t prove it yet: {rate} of {games} games, {expected} expected.",
    places:
      "You lead by finishing high, not by winning more: {rate} of {games} games won, {expected} expected.",
  },
  contested:
    "{name} leads with {rate} of {games} games won ({expected} expected), but the lead over {other} isn’t safe yet.",
  contestedYou:
    "You lead with {rate} of {games} games won ({expected} expected), but your lead over {other} isn’t safe yet.",
  close_one: "Too close to call between {name} and {other}: about {count} more game would tell.",
  close_other: "Too close to call between {name} and {other}: about {count} more games would tell.",
  closeLong: "Too close to call between {name} and {other}: even {games} more games may not tell.",
  tell_one: "About {count} more game would tell.",
  tell_other: "About {count} more games would tell.",
  tellLong: "Even {games} more games may not tell.",

  behind_one: "You’re #{rank}, {count} point behind {name}.",
  behind_other: "You’re #{rank}, {count} points behind {name}.",
  justBehind: "You’re #{rank}, less than a point behind {name}.",
  levelBehind_one: "You’re #{rank}, level with {names} and {count} point behind {name}.",
  levelBehind_other: "You’re #{rank}, level with {names} and {count} points behind {name}.",
  first_one: "You’re #1, {count} point ahead of {name}.",
  first_other: "You’re #1, {count} points ahead of {name}.",
  justFirst: "You’re #1, less than a point ahead of {name}.",
  shared: "You’re #1, level with {names}.",
  missing: "You aren’t on the leaderboard yet: play one game with this group to get a rating.",
  settling_one: "Your rating settles in about {count} more game.",
  settling_other: "Your rating settles in about {count} more games.",
  onlyYou: "Your stats here are private: only you see your place.",

  sharePicture: "Share as a picture",
  night: "Last game night",
  nightGames_one: "{day} · {count} game",
  nightGames_other: "{day} · {count} games",
  nightPart: "{day} · the last {games} games",
  wins_one: "{count} win",
  wins_other: "{count} wins",
  draws_one: "{count} draw",
  draws_other: "{count} draws",
  others_one: "{count} win by others",
  others_other: "{count} wins by others",

  rivalry: "Rivalry of the month",
  rivalryText: "How often each finished ahead of the other in the last 30 days.",
  level_one: "{count} tie.",
  level_other: "{count} ties.",
} as const;
