import { liveMessages } from "~/components/live/messages";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { MoreIcon } from "~/ui/icons/app";
import { useTable } from "../context";
import { CountGrid } from "./count-grid";
import { useCounted } from "./use-counted";

/** Everything that can be counted on a seat besides life and damage. */
export default function CounterGrid({ seat }: { seat: TableSeat }) {
  const { t } = useMessages(liveMessages);
  const { nameOf, turn, show } = useTable();
  const name = nameOf(seat.seat);
  return (
    <CountGrid
      title={t("countersOf", { name })}
      seat={seat}
      all={useCounted(seat)}
      onBack={() => turn(seat.seat, null)}
    >
      <button
        type="button"
        aria-label={t("seatMore", { name })}
        onClick={() => {
          turn(seat.seat, null);
          show({ kind: "seat", seat: seat.seat });
        }}
        className="grid place-items-center rounded-md border-2 border-dashed border-line-strong"
      >
        <MoreIcon className="size-6" />
      </button>
    </CountGrid>
  );
}
