import { useMemo, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatNames } from "~/components/live/seat";
import type { AtTable, TurnedSeats } from "~/components/table/context";
import { createDrag } from "~/components/table/seats/drag";
import type { LiveTable, SeatNo } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { deviceId } from "~/live/device";
import { lateView } from "~/live/late-view";
import { may, mayChangeEverySeat, ownSeat } from "~/live/table/permit";
import type { Actor } from "~/live/table/types";
import { type LiveView, useLiveOf } from "~/live/view";

interface Options extends Pick<AtTable, "store" | "guest" | "show" | "say"> {
  table: LiveTable;
  user: string | null;
  /** All seats are shown large, not just the user's own. */
  whole: boolean;
  setTurned: (change: (all: TurnedSeats) => TurnedSeats) => void;
}

/** Who sat there when the table was read: people may still be on their way. */
const named = ({ seats }: LiveTable) =>
  seats.flatMap(({ userId, name }) =>
    userId && name ? { id: userId, username: "", firstname: name } : [],
  );

/** What this device is and may do at the table, the same until one of that changes. */
export function useAtTable({
  table,
  store,
  guest,
  user,
  whole,
  show,
  setTurned,
  say,
}: Options): AtTable {
  const { t } = useMessages(liveMessages);
  const [drag] = useState(createDrag);
  const late = useMemo(() => lateView(store), [store]);
  const deleted = t("deletedPlayer");
  const names = useLiveOf(store, ({ board, people }) =>
    seatNames(board?.seats ?? [], [...people, ...named(table)], deleted),
  );
  const guestSeat = guest?.held?.seat ?? null;
  const standing = useLiveOf(store, (view) => standingOf(view, user, guestSeat));
  return useMemo(() => {
    const { role, held, own, plays, everySeat, mayFinish } = standing;
    return {
      store,
      late,
      guest,
      own,
      plays,
      mayFinish,
      drag,
      show,
      sheets: true,
      say,
      actor: actorOf(role, user, held),
      nameOf: (seat) => names[seat - 1] ?? "",
      // A seat that is shown small has no room for it.
      turn: (seat, into) =>
        into && !whole && own !== null && seat !== own
          ? show({ kind: "seat", seat })
          : setTurned((all) => ({ ...all, [seat]: into })),
      mayTouch: (seat) => plays && (everySeat || seat === own),
      do: store.do,
    };
  }, [store, late, guest, user, whole, standing, names, drag, show, setTurned, say]);
}

const actorOf = (role: Actor["role"], user: string | null, guest: SeatNo | null): Actor => ({
  role,
  user,
  guest,
  device: deviceId(),
});

/** What the view makes of whoever holds this device, as a user or on a guest's seat. */
function standingOf(
  { board, role: told }: LiveView,
  user: string | null,
  guestSeat: SeatNo | null,
) {
  const role = told ?? "viewer";
  const held = role === "player" ? guestSeat : null;
  const plays = board?.status.type === "open" && role !== "viewer";
  const actor = actorOf(role, user, held);
  return {
    role,
    held,
    plays,
    own: board && ownSeat(board, actor),
    everySeat: board !== null && mayChangeEverySeat(actor, board),
    mayFinish: board !== null && plays && may(actor, board, { type: "finish" }),
  };
}
