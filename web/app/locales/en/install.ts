export default {
  title: "Install Podium",
  text: "It opens from your home screen, full screen, even without a network.",
  install: "Install",
  notNow: "Not now",
  understood: "Got it",
  shareStep: "Tap the Share button of your browser.",
  addStep: "Choose “Add to Home Screen”.",
  confirmStep: "Tap “Add”.",
} as const;
