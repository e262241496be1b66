import { liveMessages } from "~/components/live/messages";
import { useBoard } from "~/components/table/context";
import { useMessages } from "~/lib/i18n";

/** Says which seats guests may change, at a table where they may play. */
export function GuestRights() {
  const { t } = useMessages(liveMessages);
  const { allSeats, guests, guestsAllSeats } = useBoard().settings;
  if (guests !== "player") return null;
  return (
    <p className="text-sm text-text-muted">
      {t(allSeats && guestsAllSeats ? "guestsEverySeat" : "guestsOwnSeat")}
    </p>
  );
}
