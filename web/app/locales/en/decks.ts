export default {
  bracket: "Bracket {level}",
  bracketNamed: "Bracket {level} · {name}",
  brackets: {
    1: "Exhibition",
    2: "Core",
    3: "Upgraded",
    4: "Optimized",
    5: "cEDH",
  },
  notPlayed: "Not played yet",
  record_one: "{wins} of {count} game won · {rate}",
  record_other: "{wins} of {count} games won · {rate}",
} as const;
