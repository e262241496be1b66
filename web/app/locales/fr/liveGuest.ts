import type { Translation } from "~/lib/i18n";
import type en from "../en/liveGuest";

export default {
  title: "Quelle est ta place ?",
  name: "Ton nom",
  nameHint: "Laisse vide pour garder le nom de la place.",
  seats: "Places libres",
  noneFree: "Aucune place d’invité n’est libre pour l’instant. Tu peux regarder.",
  look: "Juste regarder",
  getUp: "Quitter ma place",
  signIn: "Se connecter",
  choose: "Choisir une place",
  keep: "Garder cette partie",
  keepText: "Crée un compte ou connecte-toi, et cette partie compte pour toi.",
  home: "C’est quoi, Podium ?",
} satisfies Translation<typeof en>;
