import { type CSSProperties, memo, Suspense, useSyncExternalStore } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { SeatNo } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { currentTurn } from "~/live/table/turns";
import { cx } from "~/ui/cx";
import { SeatMark, seatGround } from "~/ui/seat-mark";
import { type Seat, type Turned, useBoardOf, useSeat, useTable } from "../context";
import { SeatClock } from "./clock";
import type { Angle } from "./layout";
import { Life } from "./life";
import { usePress } from "./press";
import { Ring } from "./ring";

const Question = soon(() => import("./question"));
const SeatArt = soon(() => import("./seat-art"));
const Pills = soon(() => import("./pills"));
const DamageGrid = onDemand(() => import("./damage-grid"));
const CounterGrid = onDemand(() => import("./counter-grid"));

interface SeatPanelProps {
  no: SeatNo;
  /** The players whose elimination this panel asks about; by default only its own. */
  questionSeats?: readonly SeatNo[];
  angle: Angle;
  /** What the seat is turned into. */
  into: Turned | null;
  row?: string;
  column?: string;
}

/** A panel turned toward its player: what lies in it knows only its own width and height. */
function frame(angle: Angle): CSSProperties {
  if (angle === 0 || angle === 180) return { inset: 0, rotate: `${angle}deg` };
  return {
    width: "100cqh",
    height: "100cqw",
    top: "50%",
    left: "50%",
    translate: "-50% -50%",
    rotate: `${angle}deg`,
  };
}

const tens = 10;
/** Held this often, it counts in twenties. */
const often = 3;

interface HalfProps {
  seat: SeatNo;
  sign: 1 | -1;
}

/** Half of a seat: a tap is one life, held it is ten, pulled to another seat it is a commander's damage. */
function Half({ seat, sign }: HalfProps) {
  const { t } = useMessages(liveMessages);
  const { nameOf, mayTouch, do: act, drag, turn, plays } = useTable();
  const allowed = mayTouch(seat);
  const life = (delta: number) => {
    if (allowed) act({ type: "life", seat, delta });
  };
  const press = usePress({
    tap: () => life(sign),
    hold: (times) => life(sign * (times > often ? 2 * tens : tens)),
    drag: plays
      ? {
          move: (x, y) => drag.move(seat, x, y),
          drop: (x, y) => {
            const target = drag.drop(x, y);
            if (target !== null && mayTouch(target)) turn(target, { to: "damage", source: seat });
          },
          cancel: drag.cancel,
        }
      : undefined,
  });
  return (
    <button
      type="button"
      {...press}
      aria-disabled={!allowed || undefined}
      aria-label={t(sign > 0 ? "lifeMore" : "lifeLess", { name: nameOf(seat) })}
      onKeyDown={({ key }) => {
        if (key === "ArrowUp" || key === "ArrowDown") life(key === "ArrowUp" ? 1 : -1);
        if (key === "PageUp" || key === "PageDown") life(key === "PageUp" ? tens : -tens);
      }}
      className={cx(
        "absolute inset-y-0 w-1/2 -outline-offset-4! focus-visible:outline-4 not-focus-visible:outline-none",
        sign > 0 ? "right-0" : "left-0",
        allowed && "active:bg-glow",
      )}
    />
  );
}

/** One player's part of the table: life draws itself alone, and a tap on another seat nothing here. */
export const SeatPanel = memo(({ no, ...how }: SeatPanelProps) => {
  const seat = useSeat(no);
  return seat && <Panel seat={seat} {...how} />;
});

interface PanelProps extends Omit<SeatPanelProps, "no"> {
  seat: Seat;
}

function Panel({ seat, questionSeats = [seat.seat], angle, into, row, column }: PanelProps) {
  const { t } = useMessages(liveMessages);
  const { guest, nameOf, drag } = useTable();
  const look = seatOfColor[seat.color];
  const name = nameOf(seat.seat);
  const aimed = useSyncExternalStore(drag.subscribe, () => {
    const dragged = drag.get();
    return dragged !== null && dragged.over === seat.seat && dragged.from !== seat.seat;
  });
  const isTurn = useBoardOf(
    ({ turns, status }) => currentTurn(turns)?.seat === seat.seat && status.type === "open",
  );
  return (
    <section
      data-seat={seat.seat}
      aria-label={name}
      className="relative min-h-0 min-w-0 overflow-hidden rounded-lg"
      style={{
        gridRow: row,
        gridColumn: column,
        containerType: "size",
        backgroundColor: seatGround(look),
      }}
    >
      {/* Decks are shown to people with an account only. */}
      {seat.deckId && seat.userId && !guest && (
        <div className="absolute" style={frame(angle)}>
          <Suspense>
            <SeatArt seat={seat} userId={seat.userId} />
          </Suspense>
        </div>
      )}
      <Ring isTurn={isTurn} aimed={aimed} />
      <div
        className="absolute flex flex-col"
        style={{ ...frame(angle), containerType: "size" }}
        inert={into !== null}
      >
        <Half seat={seat.seat} sign={-1} />
        <Half seat={seat.seat} sign={1} />
        <div
          className="pointer-events-none relative flex items-center justify-center gap-2 px-3 pt-2 leading-tight"
          style={{ fontSize: "clamp(1rem, min(6cqh, 5cqw), 1.75rem)" }}
        >
          <SeatMark seat={look} onGround className="size-[1.2em]" />
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <SeatClock seat={seat.seat} active={isTurn} />
        </div>
        <Life seat={seat} />
        {seat.out && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center">
            <span className="rounded-md bg-surface-overlay px-3 py-1 text-lg font-bold shadow-float">
              {t("isOut")}
            </span>
          </p>
        )}
        {/* Their place is there before they are. */}
        <div className="pointer-events-none min-h-target" style={{ zIndex: 1 }}>
          <Suspense>
            <Pills seat={seat} />
          </Suspense>
        </div>
      </div>
      {into && (
        <div className="absolute" style={{ ...frame(angle), containerType: "size" }}>
          <Suspense>
            {into.to === "damage" ? (
              <DamageGrid seat={seat} source={into.source} />
            ) : (
              <CounterGrid seat={seat} />
            )}
          </Suspense>
        </div>
      )}
      {/* Above all else of the seat, also what it is turned into; scrolls where the seat is too low for it. */}
      <div className="pointer-events-none absolute" style={frame(angle)}>
        <Suspense>
          <Question
            seats={questionSeats}
            className="pointer-events-auto absolute inset-x-2 bottom-2 mx-auto max-h-[calc(100%-1rem)] max-w-80 overflow-y-auto overscroll-contain"
          />
        </Suspense>
      </div>
    </section>
  );
}
