import { nameOf } from "~/components/games/result";
import type { Who } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { statsMessages } from "./messages";

/** People of stats by what the table calls them. */
export function useWhoName(): (who: Who) => string {
  const { t } = useMessages(statsMessages);
  return (who) => nameOf(who, t("deletedPlayer"));
}

export const whoKey = ({ userId, guestName }: Who): string => userId ?? `guest-${guestName}`;
