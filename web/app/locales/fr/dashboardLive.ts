import type { Translation } from "~/lib/i18n";
import type en from "../en/dashboardLive";

export default {
  title: "Tables en direct",
  code: "Code {code}",
  back: "Revenir à la table",
  onThisDevice: "Sur cet appareil",
  out: "éliminé·e",
  deletedPlayer: "Compte supprimé",
} satisfies Translation<typeof en>;
