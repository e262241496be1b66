import type { Translation } from "~/lib/i18n";
import type en from "../en/joinTable";

export default {
  join: "Rejoindre",
  code: "Rejoindre une table par son code",
  noCode: "Le code d’une table a six lettres et chiffres, sans 0, O, 1, I ni L.",
} satisfies Translation<typeof en>;
