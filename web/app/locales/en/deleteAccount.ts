export default {
  title: "Delete your account?",
  goes: "Your profile, decks, notes, tags, pictures and friendships are deleted.",
  games: "Games you played stay with the others; your seat says “deleted player”.",
  groups:
    "Groups you own go to their longest-standing admin or member; those with nobody else are deleted.",
  export: "Want to keep something? Export your data first.",
  forGood: "Nobody can bring it back.",
  password: "Password",
  typeName: "Type your username, {name}",
  confirm: "Delete my account for good",
  cancel: "Cancel",
  wrongPassword: "That is not your password.",
  tooOften: "Too many attempts. Wait a while, or reset your password.",
  network: "The server cannot be reached. Check your connection and try again.",
  failed: "That did not work. Try again.",
} as const;
