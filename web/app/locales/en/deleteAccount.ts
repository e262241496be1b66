export default {
  title: "Delete your account?",
  goes: "Your profile, decks, notes, tags, pictures and friendships are deleted.",
  games: "Games you played stay for the others; your seat says “deleted player”.",
  groups:
    "Groups you own go to their longest-standing admin or member; groups with nobody else in them are deleted.",
  export: "Want to keep something? Export your data first.",
  forGood: "This can’t be undone.",
  password: "Password",
  typeName: "Type your username, {name}",
  confirm: "Delete my account permanently",
  cancel: "Cancel",
  wrongPassword: "Wrong password. Try again.",
  tooOften: "Too many attempts. Wait a few minutes, or reset your password.",
  network: "Can’t reach the server. Check your connection and try again.",
  failed: "That didn’t work. Try again.",
} as const;
