import { type ReactNode, useState } from "react";
import { lastCounter } from "~/components/live/last-counter";
import { liveMessages } from "~/components/live/messages";
import type { TableCommand } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { MoreIcon } from "~/ui/icons/app";
import { WinIcon } from "~/ui/icons/everywhere";
import { InitiativeIcon } from "~/ui/icons/table";
import { type Seat, useBoard, useTable } from "../context";
import { CellText, cell } from "./cell";
import { CountGrid } from "./count-grid";
import { roomOf } from "./room";
import { useCounted } from "./use-counted";

interface ToggleProps {
  label: string;
  held: boolean;
  onClick: (held: boolean) => void;
  children: ReactNode;
}

const markLook = "size-[0.8em]";

/** What one player at a time holds: one tap takes or gives it, and gives the seat back. */
const Toggle = ({ label, held, onClick, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={held}
    onClick={() => onClick(held)}
    className={cx(
      cell.className,
      held ? "border-accent-text bg-accent-soft" : "border-line-strong bg-surface-overlay",
    )}
    style={cell.style}
  >
    <CellText name={label}>{children}</CellText>
  </button>
);

/** Everything that can be counted on a seat besides life and damage. */
export default function CounterGrid({ seat }: { seat: Seat }) {
  const { t } = useMessages(liveMessages);
  const { nameOf, turn, sheets, show, do: act } = useTable();
  const board = useBoard();
  const name = nameOf(seat.seat);
  const [last] = useState(lastCounter);
  const known = [...board.seats.flatMap(({ custom }) => Object.keys(custom)), last];
  const isNew = (one?: string) => one !== undefined && !Object.hasOwn(seat.custom, one);
  const offered = roomOf(board.seats.length).offers ? known.find(isNew) : undefined;
  const hold = (command: TableCommand) => {
    act(command);
    turn(seat.seat, null);
  };
  return (
    <CountGrid title={t("countersOf", { name })} seat={seat} all={useCounted(seat, offered)}>
      <Toggle
        label={t("monarch")}
        held={board.monarch === seat.seat}
        onClick={(held) => hold({ type: "monarch", seat: held ? null : seat.seat })}
      >
        <WinIcon className={markLook} />
      </Toggle>
      <Toggle
        label={t("initiative")}
        held={board.initiative === seat.seat}
        onClick={(held) => hold({ type: "initiative", seat: held ? null : seat.seat })}
      >
        <InitiativeIcon className={markLook} />
      </Toggle>
      {sheets && (
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
      )}
    </CountGrid>
  );
}
