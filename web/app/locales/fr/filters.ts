import type { Translation } from "~/lib/i18n";
import type en from "../en/filters";

export default {
  label: "Filtres",
  search: "Rechercher",
  format: "Format",
  anyFormat: "Tous les formats",
  subformat: "Sous-format",
  anySubformat: "Tous les sous-formats",
  tag: "Étiquette",
  anyTag: "Toutes les étiquettes",
  playgroup: "Groupe",
  anyPlaygroup: "Tous les groupes",
  deck: "Deck",
  anyDeck: "Tous les decks",
  clear: "Effacer les filtres",
  noneFit: "Aucune partie ne correspond à ces filtres",
  noneFitText: "Enlève un filtre pour en voir plus.",
  showAll: "Voir toutes les parties",
} satisfies Translation<typeof en>;
