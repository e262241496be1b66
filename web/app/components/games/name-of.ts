import { useMessages } from "~/lib/i18n";
import { gamesMessages } from "./messages";
import { nameOf } from "./result";

/** What the table calls whoever sits there, with a word for those who deleted their account. */
export function useNameOf(): (seat: Parameters<typeof nameOf>[0]) => string {
  const { t } = useMessages(gamesMessages);
  return (seat) => nameOf(seat, t("deletedPlayer"));
}
