import type { Translation } from "~/lib/i18n/translate";
import type en from "../en/bell";

export default {
  title: "Ce qui t’attend",
  none: "Rien ne t’attend",
  some_one: "{count} chose t’attend",
  some_other: "{count} choses t’attendent",
} satisfies Translation<typeof en>;
