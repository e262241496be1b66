import type { Translation } from "~/lib/i18n";
import type en from "../en/person";

export default {
  missing: "Personne ici",
  missingText: "L’adresse est peut-être mal écrite, ou ce compte a été supprimé.",
  toFriends: "Vers tes amis",
  toProfile: "Vers ton profil",
  friend: "Ami",
  friendsSince: "amis depuis {date}",
  sharedGames_one: "{count} partie ensemble",
  sharedGames_other: "{count} parties ensemble",
  sharedGroups: "Groupes en commun",
  decks: "Decks",
  noDecks: "{name} n’a pas encore de deck",
  stranger: "C’est tout ce que voient les inconnus",
  strangerText:
    "Decks, groupes et parties se montrent aux amis, aux membres d’un même groupe et à ceux qui ont joué une partie ensemble.",
  more: "Plus pour {name}",
  remove: "Retirer de mes amis",
  block: "Bloquer",
  blockTitle: "Bloquer {name} ?",
  blockText:
    "Vous n’êtes plus amis, et aucun de vous ne peut demander, inviter ou asseoir l’autre à une table. Les parties et les groupes en commun restent. La personne n’en est pas avertie.",
  blockedDone: "{name} est dans tes bloqués.",
  blocked: "Tu as bloqué {name}",
  blockedText: "Aucun de vous ne voit plus que le nom et l’image de l’autre.",
  unblock: "Débloquer",
  unblocked: "{name} n’est plus dans tes bloqués.",
  cancel: "Annuler",
} satisfies Translation<typeof en>;
