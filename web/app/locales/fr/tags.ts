import type { Translation } from "~/lib/i18n";
import type en from "../en/tags";

export default {
  title: "Étiquettes",
  lead: "Tes propres étiquettes pour parties et sets. Personne d’autre ne les voit.",
  newTag: "Nouvelle étiquette",
  add: "Ajouter l’étiquette",
  empty: "Pas encore d’étiquette",
  emptyText:
    "Nomme ce que tu veux retrouver : une règle maison, une table, une ambiance. Mets-la sur des parties et filtre avec.",
  uses_one: "sur {count} partie ou set",
  uses_other: "sur {count} parties et sets",
  unused: "pas encore utilisée",
  more: "Plus d’actions pour {name}",
  edit: "Renommer ou recolorer",
  editTitle: "Modifier cette étiquette",
  name: "Nom",
  color: "Couleur",
  save: "Enregistrer l’étiquette",
  cancel: "Annuler",
  merge: "Fusionner avec une autre",
  mergeTitle: "Fusionner « {name} » avec",
  mergeText_one: "{count} partie ou set reçoit l’autre étiquette, et « {name} » disparaît.",
  mergeText_other: "{count} parties et sets reçoivent l’autre étiquette, et « {name} » disparaît.",
  mergeInto: "L’étiquette qui reste",
  mergeDo: "Fusionner les étiquettes",
  merged: "« {name} » fait maintenant partie de « {into} ».",
  delete: "Supprimer l’étiquette",
  deleteTitle: "Supprimer « {name} » ?",
  deleteText_one:
    "Elle sera retirée de {count} partie ou set. La partie elle-même reste. C’est définitif.",
  deleteText_other:
    "Elle sera retirée de {count} parties et sets. Les parties elles-mêmes restent. C’est définitif.",
  deleted: "« {name} » supprimée.",
  added: "« {name} » ajoutée.",
  colors: {
    amber: "Ambre",
    teal: "Sarcelle",
    rose: "Rose",
    violet: "Violet",
    blue: "Bleu",
    green: "Vert",
    slate: "Ardoise",
  },
} satisfies Translation<typeof en>;
