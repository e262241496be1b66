import type { Translation } from "~/lib/i18n";
import type en from "../en/errors";

export default {
  verifyEmail: "Vérifie ton e-mail pour continuer.",
  sessionExpired: "Session expirée. Reconnecte-toi.",
  forbidden: "Tu n’as pas la permission d’effectuer cette action.",
  notFound: "La ressource demandée est introuvable.",
  server: "Une erreur du serveur s’est produite. Réessaie plus tard.",
  unexpected: "Une erreur inattendue s’est produite",
  network: "Le serveur est injoignable. Vérifie ta connexion et réessaie.",
  fields: {
    required: "Ce champ est obligatoire.",
    too_short: "C’est trop court.",
    too_long: "C’est trop long.",
    invalid: "Ça ne semble pas correct.",
    taken: "Quelqu’un d’autre l’a déjà pris.",
  },
  identity: {
    EMAIL_EXISTS: "Il existe déjà un compte avec cet e-mail.",
    INVALID_EMAIL: "Ce n’est pas une adresse e-mail.",
    INVALID_LOGIN_CREDENTIALS: "L’e-mail et le mot de passe ne correspondent pas.",
    MISSING_PASSWORD: "Saisis ton mot de passe.",
    WEAK_PASSWORD: "Utilise au moins 8 caractères.",
    PASSWORD_DOES_NOT_MEET_REQUIREMENTS:
      "Ce mot de passe est trop facile à deviner. Utilise 8 à 128 caractères que d’autres n’utilisent pas.",
    TOO_MANY_ATTEMPTS_TRY_LATER: "Trop d’essais. Attends quelques minutes et réessaie.",
    EXPIRED_OOB_CODE: "Ce lien a expiré. Demandes-en un nouveau.",
    INVALID_OOB_CODE: "Ce lien ne marche plus : il a déjà servi ou il est incomplet.",
    USER_DISABLED: "Ce compte est fermé.",
    NETWORK: "Le serveur est injoignable. Vérifie ta connexion et réessaie.",
    other: "Ça n’a pas marché. Réessaie.",
  },
} satisfies Translation<typeof en>;
