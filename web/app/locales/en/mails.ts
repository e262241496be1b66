export default {
  changeTitle: "Use this address?",
  changeText:
    "You’ll sign in with {newEmail} instead of {email}, and you’ll be signed out on every device.",
  change: "Use this address",
  changeHint: "Didn’t ask for this? Close this page: nothing has changed.",
  emailChanged: "Email changed",
  emailChangedText:
    "From now on, sign in with {email}. All your devices are signed out: sign in again. We told the old address, too.",
  recoverTitle: "Was that you?",
  recoverFrom:
    "Your account’s address was changed from {email} to {newEmail}. If that wasn’t you, take your account back.",
  recoverTo: "Your account’s address was changed. If that wasn’t you, you can restore {email}.",
  recover: "Restore my old address",
  recoverHint: "This signs out every device. Then you choose a new password.",
  recoverLeave: "It was me, keep the change",
  recoverPassword: "Choose a new password",
  recovered: "Old address restored",
  recoveredText:
    "{email} is yours again, and every device is signed out. Choose a new password now. Then check your profile for any Google or Apple sign-in that isn’t yours.",
} as const;
