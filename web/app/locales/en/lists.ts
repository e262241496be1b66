export default {
  more: "Show more",
  failed: "This could not be loaded.",
  retry: "Try again",
} as const;
