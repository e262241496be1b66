import type { Translation } from "~/lib/i18n";
import type en from "../en/formats";

export default {
  format: "Format",
  subformat: "Sous-format",
  noSubformat: "Aucun",
} satisfies Translation<typeof en>;
