import type { Translation } from "~/lib/i18n";
import type en from "../en/ui";

export default {
  close: "Fermer",
  dismiss: "Masquer",
  notifications: "Messages",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  theme: {
    label: "Apparence",
    system: "Système",
    light: "Clair",
    dark: "Sombre",
    next: "Apparence : {theme}. Passer à : {next}",
  },
  colors: {
    W: "Blanc",
    U: "Bleu",
    B: "Noir",
    R: "Rouge",
    G: "Vert",
    C: "Incolore",
  },
} satisfies Translation<typeof en>;
