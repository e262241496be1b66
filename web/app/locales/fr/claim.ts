import type { Translation } from "~/lib/i18n";
import type en from "../en/claim";

export default {
  title: "C’était toi ?",
  lead: "Tu as joué en invité. Récupère la place, et la partie compte comme la tienne.",
  seat: "Place",
  seatAs: "{name}, place {seat}",
  when: "Jouée le",
  format: "Format",
  players: "Joueurs",
  deck: "Deck",
  recordedBy: "Notée par",
  expires: "Ce lien marche une fois, jusqu’au {date}.",
  claim: "Oui, c’était moi",
  notMe: "Non, c’était quelqu’un d’autre",
  claimed: "La place est à toi.",
  signIn: "Se connecter pour la récupérer",
  signUp: "Créer un compte",
  signedOut: "Une place à une table t’attend",
  signedOutText:
    "Quelqu’un a noté une partie avec toi en invité. Connecte-toi ou crée un compte, et tu reviens ici récupérer ta place.",
  broken: "Ce lien ne marche pas",
  home: "Vers l’accueil",
} satisfies Translation<typeof en>;
