import type { Translation } from "~/lib/i18n";
import type en from "../en/eventPages";

export default {
  loading: "Événement",
  when: "Quand",
  where: "Où",
  guests: "Joueurs",
  guestsCount_one: "{count} participant",
  guestsCount_other: "{count} participants",
  about: "À propos de l’événement",
  join: "Participer à l’événement",
  yourCode: "Ton code",
  signedOutCode: "Crée un compte ou connecte-toi, et tu reviendras ici avec ton code déjà saisi.",
  signedOut:
    "Tu as un code promo ? Crée un compte ou connecte-toi, et tu reviendras ici pour l’utiliser.",
  signUp: "Créer un compte",
  signIn: "Se connecter",
  toGroup: "Voir le groupe « {name} »",
  standings: "Classement",
  won_one: "{wins} gagnée sur {count} partie",
  won_other: "{wins} gagnées sur {count} parties",
  record: "Enregistrer une partie",
  noGamesYet: "Aucune partie enregistrée ici pour l’instant.",
  noGames: "Aucune partie n’a été enregistrée ici.",
  missing: "Événement introuvable",
  missingText: "L’adresse est peut-être mal saisie, ou l’événement n’existe plus.",
  home: "Retour à l’accueil",
} satisfies Translation<typeof en>;
