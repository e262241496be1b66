export default {
  title: "Live tables",
  code: "Code {code}",
  back: "Return to the table",
  out: "out",
  deletedPlayer: "Deleted player",
} as const;
