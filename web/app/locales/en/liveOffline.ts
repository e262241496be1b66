export default {
  diceOffline: "You’re offline: this device rolls, and the history says so.",
  waits: "Only on this device for now. Others can join once you’re back online.",
  waitsFinished: "Saved on this device. The game is recorded once you’re back online.",
  refused: "This table couldn’t be uploaded.",
  refusedText: "Nothing is lost: it stays on this device, and you can record it as a game.",
  record: "Record as a game",
  drop: "Delete from this device",
  dropped: "Table deleted.",
} as const;
