export default {
  label: "Example group",
  text: "You’re looking around in an example group. Nothing here can be changed.",
  signUp: "Create your account",
  leave: "Leave",
} as const;
