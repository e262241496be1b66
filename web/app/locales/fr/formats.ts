import type { Translation } from "~/lib/i18n";
import type en from "../en/formats";

export default {
  format: "Format",
  anyFormat: "Tous les formats",
  subformat: "Sous-format",
  anySubformat: "Tous les sous-formats",
  noSubformat: "Aucun",
} satisfies Translation<typeof en>;
