export default {
  title: "Games",
  record: "Record a game",
  history: "History",
  notes: "Notes",
  tags: "Tags",
  views: "View",
  removed: "Removed",
  noGames: "No games yet",
  noGamesText:
    "Record the game you just played: who was there, and who was eliminated when. It takes under twenty seconds, and next time the same players are one tap away.",
  removedText: "Games and sets removed in the last 30 days can be restored.",
  nothingRemoved: "Nothing removed",
  nothingRemovedText: "A game or set you remove can be restored here for 30 days.",
  restore: "Restore",
  removedOn: "Removed on {date}",
  loadFailed: "This could not be loaded.",
} as const;
