import type { Translation } from "~/lib/i18n";
import type en from "../en/games";

export default {
  title: "Parties",
} satisfies Translation<typeof en>;
