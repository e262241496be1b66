import type { Translation } from "~/lib/i18n/translate";
import type en from "../en/bell";

export default {
  title: "À traiter",
  none: "Rien à traiter",
  some_one: "{count} chose à traiter",
  some_other: "{count} choses à traiter",
} satisfies Translation<typeof en>;
