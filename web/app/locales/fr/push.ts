import type { Translation } from "~/lib/i18n";
import type en from "../en/push";

export default {
  lead: "Envoyées à cet appareil, même quand Podium est fermé. Tout est désactivé tant que tu n’actives rien, et la déconnexion désactive tout à nouveau.",
  legend: "Prévenir cet appareil quand",
  table: "On ouvre une table en direct avec une place pour toi",
  friend: "On t’envoie une demande d’ami",
  invitation: "On t’invite dans un groupe de jeu",
  game: "On enregistre une partie où tu as joué",
  off: "Les notifications sont désactivées sur ce serveur.",
  refusedTitle: "Les notifications sont bloquées",
  refused:
    "Autorise les notifications pour ce site dans les réglages de ton navigateur, puis recharge cette page.",
  installTitle: "Installe d’abord l’appli",
  install:
    "Sur iPhone et iPad, les notifications n’arrivent que dans l’appli installée. Touche Partager, puis « Sur l’écran d’accueil », ouvre Podium depuis là et reviens sur cette page.",
  unableTitle: "Ce navigateur ne peut pas afficher de notifications",
  unable: "Utilise une version récente de Chrome, Edge, Firefox ou Safari, hors navigation privée.",
  failed:
    "Impossible d’activer les notifications. Vérifie ta connexion, recharge la page et réessaie.",
} satisfies Translation<typeof en>;
