export default {
  title: "Games",
} as const;
