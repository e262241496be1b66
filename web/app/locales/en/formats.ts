export default {
  format: "Format",
  anyFormat: "All formats",
  subformat: "Subformat",
  anySubformat: "All subformats",
  noSubformat: "None",
} as const;
