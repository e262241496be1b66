import type { Translation } from "~/lib/i18n";
import type en from "../en/gameLists";

export default {
  title: "Parties",
  record: "Noter une partie",
  history: "Historique",
  notes: "Notes",
  tags: "Étiquettes",
  views: "Ce qui s’affiche",
  removed: "Retirées",
  noGames: "Pas encore de partie",
  noGamesText:
    "Note la partie que tu viens de jouer : qui était là, qui est sorti quand. Moins de vingt secondes, et la table te sera proposée la prochaine fois.",
  waiting: "En attente d’envoi",
  waitingText: "Gardé sur cet appareil ; envoyé tout seul dès que le serveur répond.",
  waitingGame_one: "Partie à {count} joueur",
  waitingGame_other: "Partie à {count} joueurs",
  waitingSet_one: "Set de {count} partie",
  waitingSet_other: "Set de {count} parties",
  refused: "Le serveur ne l’a pas pris",
  correct: "Corriger",
  takeBack: "Ne pas envoyer",
  removedText: "Ce qui a été retiré ces 30 derniers jours peut revenir.",
  nothingRemoved: "Rien n’a été retiré",
  nothingRemovedText: "Une partie ou un set que tu retires peut revenir d’ici pendant 30 jours.",
  restore: "Faire revenir",
  removedOn: "Retirée le {date}",
  loadFailed: "Le chargement a échoué.",
} satisfies Translation<typeof en>;
