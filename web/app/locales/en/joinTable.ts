export default {
  join: "Join",
  code: "Join a table by its code",
  noCode: "A table's code has six letters and digits, without 0, O, 1, I and L.",
} as const;
