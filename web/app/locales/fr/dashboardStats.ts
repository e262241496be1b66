import type { Translation } from "~/lib/i18n";
import type en from "../en/dashboardStats";

export default {
  title: "Tes 30 derniers jours",
  all: "Toutes les stats",
  none: "Aucune partie ces 30 derniers jours. Enregistres-en trois, et ton taux de victoire, ta série et ton meilleur deck s’affichent ici.",
  failed: "Tes stats n’ont pas pu être chargées.",
  bestDeck: "Meilleur deck",
  noBestDeck: "Aucun deck avec 5 parties au-dessus de l’attendu",
} satisfies Translation<typeof en>;
