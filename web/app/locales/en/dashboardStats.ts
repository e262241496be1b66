export default {
  title: "Your last 30 days",
  all: "All stats",
  none: "No games in the last 30 days. Record three, and your win rate, streak and best deck show here.",
  failed: "Your stats could not be loaded.",
  bestDeck: "Best deck",
  noBestDeck: "No deck with 5 games is above expected",
} as const;
