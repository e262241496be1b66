export default {
  title: "Live tables",
  code: "Code {code}",
  back: "Return to the table",
  out: "out",
  deletedPlayer: "Deleted player",
  join: "Join",
  codeLabel: "Join a table by its code",
  noCode: "A table's code has six letters and digits, without 0, O, 1, I and L.",
} as const;
