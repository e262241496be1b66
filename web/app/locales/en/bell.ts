export default {
  title: "Inbox",
  none: "Your inbox is empty",
  some_one: "{count} item in your inbox",
  some_other: "{count} items in your inbox",
} as const;
