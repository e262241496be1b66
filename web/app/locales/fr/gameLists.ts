import type { Translation } from "~/lib/i18n";
import type en from "../en/gameLists";

export default {
  title: "Parties",
  record: "Enregistrer une partie",
  history: "Historique",
  notes: "Notes",
  tags: "Étiquettes",
  views: "Affichage",
  removed: "Retirées",
  noGames: "Pas encore de partie",
  noGamesText:
    "Enregistre la partie que tu viens de jouer : qui était là, et l’ordre des éliminations. Moins de vingt secondes, et la prochaine fois les mêmes joueurs sont à un geste.",
  removedText: "Les parties et les sets retirés ces 30 derniers jours peuvent être restaurés.",
  nothingRemoved: "Rien n’a été retiré",
  nothingRemovedText:
    "Une partie ou un set que tu retires peut être restauré ici pendant 30 jours.",
  restore: "Restaurer",
  removedOn: "Retirée le {date}",
  loadFailed: "Le chargement a échoué.",
} satisfies Translation<typeof en>;
