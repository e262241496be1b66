import type { Translation } from "~/lib/i18n";
import type en from "../en/dashboardLive";

export default {
  title: "Tables en direct",
  code: "Code {code}",
  back: "Revenir à la table",
  out: "éliminé",
  deletedPlayer: "Joueur supprimé",
  join: "Rejoindre",
  codeLabel: "Rejoindre une table par son code",
  noCode: "Le code d’une table a six lettres et chiffres, sans 0, O, 1, I ni L.",
} satisfies Translation<typeof en>;
