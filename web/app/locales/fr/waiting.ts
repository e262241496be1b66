import type { Translation } from "~/lib/i18n";
import type en from "../en/waiting";

export default {
  teach: "Les demandes d’ami, les invitations et les parties où l’on t’a mis s’affichent ici.",
  game: "On t’a mis dans une partie",
  gameBy: "{name} t’a mis dans une partie",
  set_one: "On t’a mis dans {count} partie d’un set",
  set_other: "On t’a mis dans {count} parties d’un set",
  setBy_one: "{name} t’a mis dans {count} partie d’un set",
  setBy_other: "{name} t’a mis dans {count} parties d’un set",
  placed: "{place} sur {count}",
  right: "C’est bien moi",
  notMe: "Pas moi",
  about: "{answer} : {what}",
  left: "Tu n’es plus dans cette partie.",
  leftSet: "Tu n’es plus dans les parties de ce set.",
  undo: "Annuler",
} satisfies Translation<typeof en>;
