import type { Translation } from "~/lib/i18n";
import type en from "../en/joinTable";

export default {
  join: "Rejoindre la table",
  code: "Rejoindre une table par son code",
  noCode: "Un code de table a six lettres et chiffres, sans 0, O, 1, I ni L. Vérifie-le.",
} satisfies Translation<typeof en>;
