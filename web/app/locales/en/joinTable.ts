export default {
  join: "Join table",
  code: "Join a table by code",
  noCode: "A table code has six letters and digits, without 0, O, 1, I and L. Check it again.",
} as const;
