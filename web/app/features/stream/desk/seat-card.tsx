import { type CSSProperties, type FormEvent, Suspense, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { MOST_LIFE } from "~/live/table/limits";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { Input } from "~/ui/input";
import { SeatMark, seatColor } from "~/ui/seat-mark";
import { Skeleton } from "~/ui/skeleton";
import { streamMessages } from "../messages";
import { useDesk } from "./context";

const SeatMore = onDemand(() => import("./seat-more"));

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

/** Life as it is, to be typed over: it counts when it is said to, or left. */
function TypedLife({ seat, allowed }: { seat: TableSeat; allowed: boolean }) {
  const { t } = useMessages(streamMessages);
  const { nameOf, do: act } = useDesk();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const to = Number(typed);
    setTyped(null);
    if (!typed?.trim() || !Number.isInteger(to) || Math.abs(to) > MOST_LIFE) return;
    if (to !== seat.life) act({ type: "setLife", seat: seat.seat, to });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form onSubmit={onSubmit} className="min-w-0 flex-1">
      <Input
        aria-label={t("setLife", { name: nameOf(seat.seat) })}
        inputMode="numeric"
        autoComplete="off"
        disabled={!allowed}
        value={typed ?? seat.life}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replace(/[^\d-]|(?!^)-/g, ""))}
        onBlur={commit}
        className="px-1! text-center font-display text-2xl! font-extrabold tabular-nums"
      />
    </form>
  );
}

function Life({ seat, allowed }: { seat: TableSeat; allowed: boolean }) {
  const { t } = useMessages(streamMessages);
  const { nameOf, do: act } = useDesk();
  const step = (delta: number) => (
    <Button
      className="min-w-target shrink-0 px-1! tabular-nums"
      disabled={!allowed}
      aria-label={t("lifeBy", { name: nameOf(seat.seat), by: signed(delta) })}
      onClick={() => act({ type: "life", seat: seat.seat, delta })}
    >
      {signed(delta)}
    </Button>
  );
  return (
    <div className="flex items-center gap-1">
      {step(-5)}
      {step(-1)}
      <TypedLife seat={seat} allowed={allowed} />
      {step(1)}
      {step(5)}
    </div>
  );
}

/** Cards are ordered by seat; the opened details follow the card or its row of two. */
const places = (at: number, opened: boolean) =>
  ({
    "--at": 2 * at + Number(opened),
    "--row": opened ? 2 * (at | 1) + 1 : 2 * at,
  }) as CSSProperties;
const placed = "order-(--at) md:order-(--row)";

/** One player at the desk: life first, the rest once selected. */
export function SeatCard({ seat, at }: { seat: TableSeat; at: number }) {
  const { t } = useMessages(streamMessages);
  const { t: live } = useMessages(liveMessages);
  const { board, chosen, choose, mayTouch, nameOf } = useDesk();
  const isChosen = chosen === seat.seat;
  const allowed = mayTouch(seat.seat);
  const turn = board.status.type === "open" ? board.turns.spells.at(-1) : undefined;
  const look = seatOfColor[seat.color];
  const border = isChosen ? "border-accent-text" : "border-line";
  return (
    <>
      <li
        className={cx("grid gap-3 rounded-lg border-2 bg-surface-raised p-3", placed, border)}
        style={{ ...places(at, false), borderInlineStartColor: seatColor(look) }}
      >
        <button
          type="button"
          aria-label={t("choose", { name: nameOf(seat.seat) })}
          aria-expanded={isChosen}
          onClick={() => choose(isChosen ? null : seat.seat)}
          className="flex min-h-target min-w-0 items-center gap-2 rounded-sm text-left"
        >
          <kbd className="grid size-7 shrink-0 place-items-center rounded-sm border border-line-strong font-mono text-sm text-text-muted">
            {at + 1}
          </kbd>
          <SeatMark seat={look} className="size-5" />
          <span className="grid min-w-0 flex-1 leading-tight">
            <span className={cx("truncate font-semibold", seat.out && "line-through")}>
              {nameOf(seat.seat)}
            </span>
            <span className="truncate text-sm text-text-muted">
              {seat.commanders.join(" · ") || seat.deckName}
            </span>
          </span>
          {seat.out && <Badge>{live("isOut")}</Badge>}
          {turn?.seat === seat.seat && (
            <Badge tone="accent">{live("round", { round: turn.round })}</Badge>
          )}
          <ChevronDownIcon
            className={cx("size-5 shrink-0 text-text-muted", isChosen && "rotate-180")}
          />
        </button>
        <Life seat={seat} allowed={allowed} />
      </li>
      {isChosen && (
        <li
          className={cx("rounded-lg border-2 bg-surface-raised p-4 md:col-span-2", placed, border)}
          style={{ ...places(at, true), borderInlineStartColor: seatColor(look) }}
        >
          <Suspense fallback={<Skeleton className="h-64" />}>
            <SeatMore seat={seat} allowed={allowed} />
          </Suspense>
        </li>
      )}
    </>
  );
}
