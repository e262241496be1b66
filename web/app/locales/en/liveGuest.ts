export default {
  title: "Which seat is yours?",
  name: "Your name",
  nameHint: "Leave empty to keep the name on the seat.",
  seats: "Free seats",
  noneFree: "There is no free seat for a guest right now. You can watch.",
  look: "Just watch",
  getUp: "Leave my seat",
  signIn: "Sign in",
  choose: "Choose a seat",
  keep: "Keep this game",
  keepText: "Create an account or sign in, and this game counts for you.",
  home: "What is Podium?",
} as const;
