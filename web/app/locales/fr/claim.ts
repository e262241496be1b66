import type { Translation } from "~/lib/i18n";
import type en from "../en/claim";

export default {
  title: "C’était toi ?",
  lead: "Tu as joué sans compte. Récupère cette place, et la partie comptera pour toi.",
  seat: "Place",
  seatAs: "{name}, place {seat}",
  when: "Jouée le",
  format: "Format",
  players: "Joueurs",
  deck: "Deck",
  recordedBy: "Enregistrée par",
  expires: "Ce lien marche une fois, jusqu’au {date}.",
  claim: "Oui, c’était moi",
  notMe: "Non, c’était quelqu’un d’autre",
  claimed: "Place récupérée.",
  signIn: "Se connecter pour la récupérer",
  signUp: "Créer un compte",
  signedOut: "Récupère ta place",
  signedOutText:
    "Quelqu’un a enregistré une partie avec toi, sans compte. Connecte-toi ou crées-en un, et tu reviendras ici récupérer ta place.",
  broken: "Ce lien ne marche pas",
  home: "Retour à l’accueil",
} satisfies Translation<typeof en>;
