export default {
  changingEmail: "Changing your email…",
  emailChanged: "Your email is changed",
  emailChangedText:
    "From now on you sign in with {email}. You are signed out everywhere: sign in once more. The old address has been told.",
  recoverTitle: "Was that you?",
  recoverFrom:
    "The address of your account was changed from {email} to {newEmail}. If that was not you, take your account back.",
  recoverTo:
    "The address of your account was changed. If that was not you, {email} can be put back.",
  recover: "Put my old address back",
  recoverHint: "Every device is signed out. After that you choose a new password.",
  recoverLeave: "It was me, leave it so",
  recoverPassword: "Choose a new password",
  recovered: "Your old address is back",
  recoveredText:
    "{email} is yours again, and every device is signed out. Choose a new password now. Then look in your profile whether a Google or Apple sign-in is joined that is not yours.",
} as const;
