import type { Translation } from "~/lib/i18n";
import type en from "../en/deleteAccount";

export default {
  title: "Supprimer ton compte ?",
  goes: "Ton profil, tes decks, notes, étiquettes, images et amitiés sont supprimés.",
  games: "Les parties jouées restent pour les autres ; ta place y devient « compte supprimé ».",
  groups:
    "Tes groupes passent à leur plus ancien admin ou membre ; ceux où il n’y a que toi sont supprimés.",
  export: "Tu veux garder quelque chose ? Exporte d’abord tes données.",
  forGood: "C’est définitif.",
  password: "Mot de passe",
  typeName: "Saisis ton nom d’utilisateur, {name}",
  confirm: "Supprimer définitivement mon compte",
  cancel: "Annuler",
  wrongPassword: "Mot de passe incorrect. Réessaie.",
  tooOften: "Trop d’essais. Attends un moment, ou réinitialise ton mot de passe.",
  network: "Le serveur est injoignable. Vérifie ta connexion et réessaie.",
  failed: "Ça n’a pas marché. Réessaie.",
} satisfies Translation<typeof en>;
