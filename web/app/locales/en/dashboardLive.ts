export default {
  title: "Live tables",
  code: "Code {code}",
  back: "Return to table",
  onThisDevice: "On this device",
  out: "eliminated",
  deletedPlayer: "Deleted player",
} as const;
