import type { Translation } from "~/lib/i18n";
import type en from "../en/person";

export default {
  missing: "Personne introuvable",
  missingText: "L’adresse est peut-être mal écrite, ou ce compte a été supprimé.",
  toFriends: "Retour aux amis",
  toProfile: "Voir ton profil",
  friend: "Ami·e",
  friendsSince: "amis depuis {date}",
  sharedGames_one: "{count} partie ensemble",
  sharedGames_other: "{count} parties ensemble",
  sharedGroups: "Groupes en commun",
  decks: "Decks",
  noDecks: "{name} n’a pas encore de deck",
  stranger: "C’est tout ce que tu peux voir",
  strangerText:
    "Decks, groupes et parties sont visibles par les amis, les membres d’un même groupe et les personnes qui ont joué une partie ensemble.",
  more: "Plus d’actions pour {name}",
  remove: "Retirer de mes amis",
  block: "Bloquer",
  blockTitle: "Bloquer {name} ?",
  blockText:
    "Vous ne serez plus amis, et aucun de vous ne pourra envoyer de demande à l’autre, l’inviter ou l’asseoir à une table. Les parties et les groupes en commun restent. La personne n’en est pas avertie.",
  blockedDone: "Personne bloquée : {name}.",
  blocked: "Tu as bloqué {name}",
  blockedText: "Vous ne voyez l’un de l’autre que le nom et l’image.",
  unblock: "Débloquer",
  unblocked: "Personne débloquée : {name}.",
  cancel: "Annuler",
} satisfies Translation<typeof en>;
