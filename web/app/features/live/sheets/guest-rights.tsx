import { liveMessages } from "~/components/live/messages";
import { useBoard } from "~/components/table/context";
import { useMessages } from "~/lib/i18n";

/** Tells everyone what people without an account may change, where they may play. */
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
