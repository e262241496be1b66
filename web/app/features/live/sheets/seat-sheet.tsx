import { Suspense, useState } from "react";
import { liveSheetsMessages } from "~/components/live/messages";
import { seatColors, seatOfColor } from "~/components/live/seat";
import { deckBody } from "~/components/seating/seated-player";
import { useBoard, useTable, useView } from "~/components/table/context";
import type { TableSeat } from "~/lib/api/types";
import { minus, signedOf, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { DeckIcon } from "~/ui/icons/app";
import { WinIcon } from "~/ui/icons/everywhere";
import { BlessingIcon, InitiativeIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import { useLiveTable } from "../live-table";
import { OutOrBack } from "./out-or-back";
import { SeatCounters } from "./seat-counters";
import { SeatDamage } from "./seat-damage";
import { SheetFrame } from "./sheet";
import { Sitting } from "./sitting";

const DeckPicker = onDemand(() => import("~/components/seating/deck-picker"));

interface SeatProps {
  seat: TableSeat;
}

const steps = [-10, -5, -1, 1, 5, 10] as const;

/** Life in steps, for players who do not tap the table. */
function LifeSteps({ seat: { seat, life } }: SeatProps) {
  const { t, lang } = useMessages(liveSheetsMessages);
  const { do: act } = useTable();
  return (
    <div className="grid gap-2">
      <p className="text-center font-display text-life font-bold tabular-nums">
        {minus(String(life))}
        <span className="sr-only">{t("life", { life })}</span>
      </p>
      <div className="grid grid-cols-6 gap-1">
        {steps.map((delta) => (
          <Button
            key={delta}
            className="px-0! tabular-nums"
            onClick={() => act({ type: "life", seat, delta })}
          >
            {signedOf(lang)(delta)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** City's blessing, monarch and initiative. */
function Holdings({ seat: { seat, blessing } }: SeatProps) {
  const { t } = useMessages(liveSheetsMessages);
  const { do: act } = useTable();
  const board = useBoard();
  const icon = "size-4 shrink-0";
  const held = "border-accent-text! bg-accent-soft!";
  const isMonarch = board.monarch === seat;
  const hasInitiative = board.initiative === seat;
  return (
    <div className="grid grid-cols-1 gap-2 min-[24rem]:grid-cols-3">
      <Button
        aria-pressed={isMonarch}
        className={cx("px-2! wrap-anywhere hyphens-auto", isMonarch && held)}
        onClick={() => act({ type: "monarch", seat: isMonarch ? null : seat })}
      >
        <WinIcon className={icon} />
        {t("monarch")}
      </Button>
      <Button
        aria-pressed={hasInitiative}
        className={cx("px-2! wrap-anywhere hyphens-auto", hasInitiative && held)}
        onClick={() => act({ type: "initiative", seat: hasInitiative ? null : seat })}
      >
        <InitiativeIcon className={icon} />
        {t("initiative")}
      </Button>
      <Button
        aria-pressed={blessing}
        className={cx("px-2! wrap-anywhere hyphens-auto", blessing && held)}
        onClick={() => act({ type: "blessing", seat, on: !blessing })}
      >
        <BlessingIcon className={icon} />
        {t("blessing")}
      </Button>
    </div>
  );
}

/** Picks the seat's color and shape; a seat that had it swaps with this one. */
function Colour({ seat: { seat, color } }: SeatProps) {
  const { t } = useMessages(liveSheetsMessages);
  const { do: act } = useTable();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("colour")}</legend>
      <div className="grid grid-cols-5 gap-1 sm:grid-cols-10">
        {seatColors.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === color}
            aria-label={t(`colours.${choice}`)}
            title={t(`colours.${choice}`)}
            onClick={() => act({ type: "color", seat, color: choice })}
            className={cx(
              "grid min-h-target place-items-center rounded-md border",
              choice === color ? "border-accent-text bg-accent-soft" : "border-line",
            )}
          >
            <SeatMark seat={seatOfColor[choice]} className="size-5" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Which deck is played there. */
function Deck({ seat }: SeatProps) {
  const { t } = useMessages(liveSheetsMessages);
  const table = useLiveTable();
  const { nameOf, do: act } = useTable();
  const formatId = useView(({ info }) => info?.formatId) ?? table.formatId;
  const [choosing, setChoosing] = useState(false);
  const { userId, guestName, deckId, deckName, commanders, color } = seat;
  return (
    <>
      <Button className="justify-start! text-left" onClick={() => setChoosing(true)}>
        <DeckIcon className="size-5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 truncate">{deckName ?? t("whichDeck")}</span>
      </Button>
      {choosing && (
        <Suspense>
          <DeckPicker
            seat={{
              userId,
              name: nameOf(seat.seat),
              deck:
                deckName === null
                  ? null
                  : { id: deckId, name: deckName, colors: [], picture: null },
            }}
            formatId={formatId}
            onClose={() => setChoosing(false)}
            onPick={(deck) => {
              // The server fills in the commanders of a saved deck.
              const own = deck?.id === deckId ? commanders : [];
              const place = { userId, guestName, color, commanders: own };
              act({ type: "seat", seat: seat.seat, place: { ...place, ...deckBody(deck) } });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Everything on one seat. */
export function SeatSheet({ seat }: SeatProps) {
  const { nameOf, mayTouch, own, actor, guest } = useTable();
  const allowed = mayTouch(seat.seat);
  // A person's own deck is theirs to name, and the host's.
  const mayName =
    allowed && !guest && (seat.userId === null || seat.seat === own || actor.role === "host");
  return (
    <SheetFrame
      title={
        <span className="flex items-center gap-2">
          <SeatMark seat={seatOfColor[seat.color]} className="size-5" />
          {nameOf(seat.seat)}
        </span>
      }
    >
      <div className="grid gap-5">
        {allowed && <LifeSteps seat={seat} />}
        {allowed && <OutOrBack seat={seat} />}
        <SeatDamage seat={seat} allowed={allowed} />
        <SeatCounters seat={seat} allowed={allowed} />
        {allowed && <Holdings seat={seat} />}
        {mayName && <Deck seat={seat} />}
        <Sitting seat={seat} />
        {allowed && <Colour seat={seat} />}
      </div>
    </SheetFrame>
  );
}
