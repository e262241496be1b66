import type { Translation } from "~/lib/i18n/translate";
import type en from "../en/home";

export default { title: "Podium" } satisfies Translation<typeof en>;
