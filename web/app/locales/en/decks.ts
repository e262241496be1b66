export default {
  bracket: "Bracket {level}",
  bracketNamed: "Bracket {level} · {name}",
  brackets: {
    exhibition: "Exhibition",
    core: "Core",
    upgraded: "Upgraded",
    optimized: "Optimized",
    cedh: "cEDH",
  },
  notPlayed: "Not played yet",
  record_one: "{wins} of {count} game won",
  record_other: "{wins} of {count} games won",
  sections: {
    commander: "Commander",
    companion: "Companion",
    main: "Main deck",
    sideboard: "Sideboard",
    maybeboard: "Maybeboard",
  },
} as const;
