import type { Translation } from "~/lib/i18n";
import type en from "../en/deckPages";

export default {
  title: "Decks",
  add: "Ajouter un deck",
  active: "En jeu",
  archived: "Archivés",
  search: "Chercher par nom ou commandant",
  clearFilters: "Effacer les filtres",
  bracket: "Bracket",
  anyBracket: "Tous les brackets",
  noBracket: "Sans bracket",
  colors: "Couleurs",
  count_one: "{count} deck, dernier joué d’abord",
  count_other: "{count} decks, derniers joués d’abord",
  shownOf_one: "{shown} sur {count} deck",
  shownOf_other: "{shown} sur {count} decks",
  noMatch: "Aucun deck ne correspond",
  noMatchText:
    "Essaie avec moins de filtres ou une autre orthographe. Les decks archivés ont leur propre onglet.",
  empty: "Pas encore de deck",
  emptyText:
    "Ajoute le deck que tu joues le plus. Un nom suffit : commandant, couleurs, bracket et liste de cartes peuvent suivre. Son bilan commence à sa prochaine partie.",
  listFailed: "Tes decks n’ont pas pu être chargés.",
  archivedFailed: "Tes decks archivés n’ont pas pu être chargés.",
  archivedEmpty: "Rien d’archivé",
  archivedEmptyText:
    "Un deck démonté s’archive depuis sa page : il quitte ta liste, ses parties restent.",
  archivedOn: "archivé le {date}",
  restore: "Remettre en jeu",
  restoreNamed: "Remettre {name} en jeu",
  deleteForGood: "Supprimer pour de bon",
  deleteNamed: "Supprimer {name} pour de bon",
  deleteTitle: "Supprimer ce deck pour de bon ?",
  deleteText:
    "Le deck, son image et sa liste de cartes ne pourront pas revenir. Ses parties restent, sous son nom.",
  deleteType: "Saisis le nom du deck pour confirmer : {name}",
  deletedDone: "« {name} » est supprimé.",
  archivedDone: "« {name} » est archivé.",
  restoredDone: "« {name} » est de nouveau en jeu.",
  undo: "Annuler",
  cancel: "Annuler",
} satisfies Translation<typeof en>;
