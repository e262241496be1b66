import { useWords } from "~/lib/i18n";
import { nameOf } from "./result";
import { gamesWords } from "./words";

/** What the table calls whoever sits there, with a word for those who deleted their account. */
export function useNameOf(): (seat: Parameters<typeof nameOf>[0]) => string {
  const { t } = useWords(gamesWords);
  return (seat) => nameOf(seat, t("deletedPlayer"));
}
