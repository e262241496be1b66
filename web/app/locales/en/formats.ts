export default {
  format: "Format",
  subformat: "Subformat",
  noSubformat: "None",
} as const;
