import type { Translation } from "~/lib/i18n";
import type en from "../en/errors";

export default {
  verifyEmail: "Vérifie ton e-mail pour continuer.",
  sessionExpired: "Session expirée. Reconnecte-toi.",
  forbidden: "Tu n’as pas la permission d’effectuer cette action.",
  notFound: "La ressource demandée est introuvable.",
  server: "Une erreur du serveur s’est produite. Réessaie plus tard.",
  unexpected: "Une erreur inattendue s’est produite",
  signInAgain: "Se reconnecter",
  verifyNow: "Vérifier mon e-mail",
  network: "Le serveur est injoignable. Vérifie ta connexion et réessaie.",
  notLoaded: "Une partie de la page n’a pas pu être chargée. Recharge la page.",
  notKept:
    "Cet appareil ne peut pas le garder : son stockage est plein ou désactivé. Laisse cette page ouverte jusqu’à l’envoi.",
} satisfies Translation<typeof en>;
