export default {
  title: "Live tables",
  code: "Code {code}",
  back: "Return to table",
  out: "eliminated",
  deletedPlayer: "Deleted player",
} as const;
