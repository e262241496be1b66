import type { Translation } from "~/lib/i18n";
import type en from "../en/streaming";

export default {
  lead: "Une incrustation pour OBS qui montre toujours la table en direct où tu joues.",
  help: "Comment régler OBS",
  desk: "Régie de la table",
  none: "Pas encore d’adresse d’incrustation.",
  made: "Adresse créée {ago}.",
  used: "Dernière utilisation {ago}.",
  unused: "Pas encore utilisée.",
  make: "Créer l’adresse",
  makeNew: "Créer une nouvelle adresse",
  makeTitle: "Créer une nouvelle adresse ?",
  makeText: "L’ancienne adresse s’arrête dans les 5 secondes, partout où elle sert.",
  end: "Supprimer l’adresse",
  endTitle: "Supprimer l’adresse d’incrustation ?",
  endText:
    "Partout où elle sert, l’incrustation s’éteint dans les 5 secondes. Tu pourras en créer une autre.",
  ended: "L’adresse d’incrustation ne fonctionne plus.",
  cancel: "Annuler",
  once: "Ton adresse d’incrustation",
  onceText:
    "Elle n’est affichée que cette fois : mets-la dans OBS et garde-la pour toi. Toute personne qui la connaît voit ta table.",
  address: "Adresse pour OBS",
  copy: "Copier l’adresse",
  copied: "Copié.",
  paste: "Adresse que tu utilises dans OBS",
  pasteHint:
    "Colle-la ici pour lui donner cette apparence. Elle reste dans cette page, et ce qui suit # n’est jamais envoyé.",
  pasteWrong:
    "Ce n’est pas une adresse d’incrustation de ce serveur. Vérifie-la, ou crées-en une nouvelle.",
} satisfies Translation<typeof en>;
