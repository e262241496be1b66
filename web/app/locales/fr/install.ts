import type { Translation } from "~/lib/i18n";
import type en from "../en/install";

export default {
  title: "Installer Podium",
  text: "Podium s’ouvre depuis ton écran d’accueil, en plein écran, même sans réseau.",
  install: "Installer",
  notNow: "Plus tard",
  understood: "Compris",
  shareStep: "Touche le bouton Partager de ton navigateur.",
  addStep: "Choisis « Sur l’écran d’accueil ».",
  confirmStep: "Touche « Ajouter ».",
} satisfies Translation<typeof en>;
