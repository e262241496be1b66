import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { type FieldMessages, seatErrors } from "~/components/seating/errors";
import { digitOf } from "~/lib/digit-key";
import { useMessages } from "~/lib/i18n";
import { isFree } from "~/lib/keys";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { UndoIcon } from "~/ui/icons/app";
import { recordMessages } from "../messages";
import { firstKnown, type GameDraft, placesOf, withPlaces, withSeat } from "./draft";
import { backAt, draw, goesOut, isDraw, type Places, undoTap, wins } from "./placing";
import { SeatTile } from "./seat-tile";
import { WhoWentFirst } from "./who-went-first";

const DeckPicker = onDemand(() => import("~/components/seating/deck-picker"));

interface BoardProps {
  game: GameDraft;
  onChange: (game: GameDraft) => void;
  errors: FieldMessages;
  /** Whether the first game takes the focus when it is shown, as each further one does. */
  takesFocus?: boolean;
}

/** The players in turn order, to be tapped in the order they went out. */
export function Board({ game, onChange, errors, takesFocus = false }: BoardProps) {
  const { t } = useMessages(recordMessages);
  const [choosing, setChoosing] = useState<string | null>(null);
  const board = useRef<HTMLElement>(null);
  // Focus the first seat with an error, which may be far from the button.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      board.current?.querySelector<HTMLElement>("[data-problem]")?.focus();
  }, [errors]);
  const focused = useRef(takesFocus ? null : game.id);
  // The button that led to this game is gone or out of sight.
  useEffect(() => {
    if (focused.current === game.id) return;
    focused.current = game.id;
    board.current?.focus({ preventScroll: true });
  }, [game.id]);
  const places = placesOf(game);
  const drawn = isDraw(places);
  const numbered = firstKnown(game);
  const set = (changed: Places) => onChange(withPlaces(game, changed));
  const tap = (index: number) =>
    set(places[index] === null ? goesOut(places, index) : backAt(places, index));
  const tapByNumber = (event: KeyboardEvent) => {
    const index = (digitOf(event) ?? 0) - 1;
    if (event.repeat || !isFree(event.target) || !numbered || !game.seats[index]) return;
    event.preventDefault();
    tap(index);
  };
  const chooser = game.seats.find(({ key }) => key === choosing);

  return (
    <section
      ref={board}
      tabIndex={-1}
      aria-label={t("whoWentOut")}
      className="grid min-w-0 grid-cols-1 gap-3 outline-none"
      onKeyDown={tapByNumber}
    >
      <WhoWentFirst game={game} onChange={onChange} missing={errors.wentFirst !== undefined} />
      <div className="flex flex-wrap items-end justify-end gap-x-2">
        {/* Beside the buttons a phone would break it into four lines. */}
        <div className="grow">
          <h2 className="text-base sm:text-lg">{t("whoWentOut")}</h2>
          <p
            aria-hidden="true"
            className={cx(
              "hidden text-sm text-text-muted pointer-fine:block",
              !numbered && "invisible",
            )}
          >
            {t("orPressNumber")}
          </p>
        </div>
        <span className="flex shrink-0 gap-1">
          <Button
            variant="ghost"
            disabled={places.every((place) => place === null)}
            onClick={() => set(undoTap(places))}
          >
            <UndoIcon className="size-4" aria-hidden="true" />
            {t("undo")}
          </Button>
          <Button aria-pressed={drawn} onClick={() => set(drawn ? undoTap(places) : draw(places))}>
            {t("draw")}
          </Button>
        </span>
      </div>
      <ol className="grid gap-2 md:grid-cols-2">
        {game.seats.map((seat, index) => (
          <SeatTile
            key={seat.key}
            seat={seat}
            index={index}
            numbered={numbered}
            drawn={drawn}
            decided={places.includes(1)}
            errors={seatErrors(errors, index)}
            onTap={() => tap(index)}
            onWin={() =>
              set(seat.place === 1 && !drawn ? backAt(places, index) : wins(places, index))
            }
            onDeck={() => setChoosing(seat.key)}
          />
        ))}
      </ol>
      {chooser && (
        <Suspense>
          <DeckPicker
            seat={chooser}
            formatId={game.formatId}
            onClose={() => setChoosing(null)}
            onPick={(deck) => {
              onChange(withSeat(game, chooser.key, { deck }));
              setChoosing(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
