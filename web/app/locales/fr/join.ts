import type { Translation } from "~/lib/i18n";
import type en from "../en/join";

export default {
  title: "Rejoindre « {name} »",
  loading: "Invitation",
  broken: "Cette invitation ne marche pas",
  invitedBy: "{name} t’invite dans ce groupe de jeu.",
  invited: "On t’invite dans ce groupe de jeu.",
  members_one: "{count} membre",
  members_other: "{count} membres",
  until: "Le lien marche jusqu’au {date}.",
  join: "Rejoindre le groupe",
  joined: "Tu fais partie de « {name} ».",
  member: "Tu fais déjà partie de ce groupe.",
  open: "Voir le groupe",
  notNow: "Pas maintenant",
  signedOut: "Connecte-toi ou crée un compte, et tu reviendras ici rejoindre le groupe.",
  signIn: "Se connecter pour rejoindre",
  signUp: "Créer un compte",
  home: "Retour à l’accueil",
} satisfies Translation<typeof en>;
