import type { Translation } from "~/lib/i18n";
import type en from "../en/newUsername";

export default {
  title: "Choisis ton nom d’utilisateur",
  text: "Il permet à tes amis de te retrouver dans leurs listes et te distingue des autres personnes qui portent ton prénom. Tu peux le changer à tout moment dans ton profil.",
  keep: "Garder {name}",
} satisfies Translation<typeof en>;
