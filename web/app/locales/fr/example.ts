import type { Translation } from "~/lib/i18n";
import type en from "../en/example";

export default {
  label: "Groupe d’exemple",
  text: "Tu visites un groupe d’exemple. Rien ne peut y être modifié.",
  signUp: "Créer ton compte",
  leave: "Quitter",
} satisfies Translation<typeof en>;
