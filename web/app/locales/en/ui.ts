export default {
  close: "Close",
  dismiss: "Dismiss",
  notifications: "Messages",
  showPassword: "Show password",
  hidePassword: "Hide password",
  theme: {
    label: "Appearance",
    system: "System",
    light: "Light",
    dark: "Dark",
    next: "Appearance: {theme}. Change to: {next}",
  },
  colors: {
    W: "White",
    U: "Blue",
    B: "Black",
    R: "Red",
    G: "Green",
    C: "Colorless",
  },
} as const;
