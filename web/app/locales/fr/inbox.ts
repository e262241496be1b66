import type { Translation } from "~/lib/i18n";
import type en from "../en/inbox";

export default {
  teach: "Les demandes d’ami et les invitations s’affichent ici.",
  recorded: "Parties enregistrées avec toi",
  recordedText:
    "Rien à faire si tout est juste. Si ce n’était pas toi, dis-le ici dans les 30 jours.",
  game: "Une partie a été enregistrée avec toi",
  gameBy: "{name} a enregistré une partie avec toi",
  set_one: "{count} partie d’un set a été enregistrée avec toi",
  set_other: "{count} parties d’un set ont été enregistrées avec toi",
  setBy_one: "{name} a enregistré {count} partie d’un set avec toi",
  setBy_other: "{name} a enregistré {count} parties d’un set avec toi",
  placed: "{place} sur {count}",
  notMe: "Pas moi",
  about: "{answer} : {what}",
  left: "Tu n’es plus dans cette partie.",
  leftSet: "Tu n’es plus dans les parties de ce set.",
  undo: "Annuler",
} satisfies Translation<typeof en>;
