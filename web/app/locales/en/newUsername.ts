export default {
  title: "Choose your username",
  text: "Friends find you by it in their lists, and it tells you apart from others with your first name. You can change it in your profile at any time.",
  keep: "Keep {name}",
} as const;
