export default {
  title: "What waits for you",
  none: "Nothing waits for you",
  some_one: "{count} thing waits for you",
  some_other: "{count} things wait for you",
} as const;
