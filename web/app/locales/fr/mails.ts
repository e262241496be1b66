import type { Translation } from "~/lib/i18n";
import type en from "../en/mails";

export default {
  changeTitle: "Utiliser cette adresse ?",
  changeText:
    "Tu te connecteras avec {newEmail} au lieu de {email}, et tous tes appareils seront déconnectés.",
  change: "Utiliser cette adresse",
  changeHint: "Tu n’as rien demandé ? Ferme cette page : rien n’a changé.",
  emailChanged: "E-mail changé",
  emailChangedText:
    "Désormais, tu te connectes avec {email}. Tous tes appareils sont déconnectés : reconnecte-toi. L’ancienne adresse a été prévenue.",
  recoverTitle: "C’était toi ?",
  recoverFrom:
    "L’adresse de ton compte est passée de {email} à {newEmail}. Si ce n’était pas toi, reprends ton compte.",
  recoverTo:
    "L’adresse de ton compte a été changée. Si ce n’était pas toi, {email} peut être rétablie.",
  recover: "Rétablir mon ancienne adresse",
  recoverHint: "Cela déconnecte tous les appareils. Ensuite, tu choisis un nouveau mot de passe.",
  recoverLeave: "C’était moi, ne rien changer",
  recoverPassword: "Choisir un nouveau mot de passe",
  recovered: "Ancienne adresse rétablie",
  recoveredText:
    "{email} est de nouveau à toi, et tous les appareils sont déconnectés. Choisis tout de suite un nouveau mot de passe. Puis vérifie dans ton profil qu’aucune connexion Google ou Apple étrangère n’y est liée.",
} satisfies Translation<typeof en>;
