import type { Translation } from "~/lib/i18n";
import type en from "../en/eventPages";

export default {
  loading: "Un événement",
  when: "Quand",
  where: "Où",
  guests: "Joueurs",
  guestsCount_one: "{count} participant",
  guestsCount_other: "{count} participants",
  about: "À propos de l’événement",
  join: "Participer à l’événement",
  yourCode: "Ton code",
  signedOutCode: "Crée un compte ou connecte-toi, et tu reviens ici avec le code déjà en place.",
  signedOut:
    "Tu as un code promo ? Crée un compte ou connecte-toi, et tu reviens ici pour l’utiliser.",
  signUp: "Créer un compte",
  signIn: "Se connecter",
  toGroup: "Vers le groupe « {name} »",
  standings: "Classement",
  won_one: "{wins} gagnée sur {count} partie",
  won_other: "{wins} gagnées sur {count} parties",
  record: "Noter une partie",
  noGamesYet: "Aucune partie enregistrée ici pour l’instant.",
  noGames: "Aucune partie n’a été enregistrée ici.",
  missing: "Cet événement n’existe pas",
  missingText: "L’adresse est peut-être mal saisie, ou l’événement n’est plus là.",
  home: "Vers l’accueil",
} satisfies Translation<typeof en>;
