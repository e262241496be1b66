export default {
  title: "Live tables",
  code: "Code {code}",
  back: "Return to the table",
  out: "out",
  deletedPlayer: "Deleted player",
  join: "Join",
  codeLabel: "Table code",
  codeHint: "Six characters, as the host's screen shows them.",
  noCode: "A table's code has six letters and digits, without 0, O, 1, I and L.",
} as const;
