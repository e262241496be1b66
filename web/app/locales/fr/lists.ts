import type { Translation } from "~/lib/i18n";
import type en from "../en/lists";

export default {
  more: "Afficher la suite",
  failed: "Le chargement a échoué.",
  retry: "Réessayer",
} satisfies Translation<typeof en>;
