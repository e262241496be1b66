import type { Translation } from "~/lib/i18n";
import type en from "../en/deckVersions";

export default {
  version: "Version {number}",
  inUse: "actuelle",
  since: "depuis le {date}",
  span: "du {from} au {until}",
  cardCount_one: "{count} carte",
  cardCount_other: "{count} cartes",
  noCards: "pas de liste",
  first: "Première liste",
  oldest: "Plus ancienne liste gardée",
  same: "Les mêmes cartes qu’avant",
  others_one: "et {count} autre",
  others_other: "et {count} autres",
  allVersions: "Toutes les versions",
  view: "Voir les cartes",
  viewNamed: "Voir les cartes de la version {number}",
  compare: "Comparer",
  compareNamed: "Comparer la version {number} à la précédente",
  copy: "Copier la liste",
  copied: "Copié.",
  useAgain: "Reprendre cette liste",
  listFailed: "Impossible de charger cette liste.",
  loadFailed: "Impossible de charger les versions.",
  compareFailed: "Impossible de charger la comparaison.",
  empty: "Pas encore de version",
  emptyText:
    "Ajoute une liste de cartes. À chaque changement, l’ancienne reste ici, avec les résultats du deck.",
  emptyTextOther: "Les cartes de ce deck n’ont pas encore été ajoutées.",
  addCards: "Ajouter la liste",
  one: "Change la liste de cartes, et cette page te dira si ça a aidé.",
  oneOther: "La liste n’a pas changé depuis son ajout.",

  question: "Ce changement a-t-il aidé ?",
  older: "Ancienne version",
  newer: "Nouvelle version",
  choice: "Version {number}, {date}",
  versionHead: "Version",
  answer: {
    better: "Oui. La version {after} gagne plus, et ce n’est guère un hasard.",
    worse: "Non. La version {after} gagne moins, et ce n’est guère un hasard.",
    same: "Il n’y a pas de différence notable.",
    more_one: "Pas encore de réponse : il faut environ {count} partie de plus.",
    more_other: "Pas encore de réponse : il faut environ {count} parties de plus.",
    missed_one:
      "Pas de réponse : il aurait fallu environ {count} partie de plus avec la version {after}.",
    missed_other:
      "Pas de réponse : il aurait fallu environ {count} parties de plus avec la version {after}.",
    reach_one:
      "Pas de réponse : face à {count} partie avec la version {before}, seul un écart de plus de {points} points se verrait.",
    reach_other:
      "Pas de réponse : face à {count} parties avec la version {before}, seul un écart de plus de {points} points se verrait.",
    few_one: "Pas de réponse : seulement {count} partie avec la version {before}.",
    few_other: "Pas de réponse : seulement {count} parties avec la version {before}.",
    none: "Pas de réponse : aucune partie avec la version {before}.",
  },
  difference_one:
    "Par rapport au taux attendu : {points} point. Fourchette probable : de {low} à {high}.",
  difference_other:
    "Par rapport au taux attendu : {points} points. Fourchette probable : de {low} à {high}.",
  luck: "L’opposition change aussi, et 1 changement sur 20 semble compter par pur hasard.",
  changes: "Ce qui a changé",
  added: "Ajoutées",
  removed: "Retirées",
  counted: "Nombre modifié",
  fromTo: "{before} → {after}",
  fromToSpoken: "de {before} à {after}",
  noChanges: "Les deux versions ont les mêmes cartes.",
} satisfies Translation<typeof en>;
