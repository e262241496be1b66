import { Suspense, useEffect, useRef, useState } from "react";
import { type FieldMessages, seatErrors } from "~/components/seating/errors";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
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
}

/** The players in turn order, to be tapped in the order they went out. */
export function Board({ game, onChange, errors }: BoardProps) {
  const { t } = useMessages(recordMessages);
  const [choosing, setChoosing] = useState<string | null>(null);
  const board = useRef<HTMLElement>(null);
  // Focus the first seat with an error, which may be far from the button.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      board.current?.querySelector<HTMLElement>("[data-problem]")?.focus();
  }, [errors]);
  const places = placesOf(game);
  const drawn = isDraw(places);
  const set = (changed: Places) => onChange(withPlaces(game, changed));
  const chooser = game.seats.find(({ key }) => key === choosing);

  return (
    <section ref={board} aria-label={t("whoWentOut")} className="grid gap-3">
      <WhoWentFirst game={game} onChange={onChange} missing={errors.wentFirst !== undefined} />
      <div className="flex flex-wrap items-end justify-end gap-x-2">
        {/* Beside the buttons a phone would break it into four lines. */}
        <h2 className="grow text-base sm:text-lg">{t("whoWentOut")}</h2>
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
            numbered={firstKnown(game)}
            drawn={drawn}
            decided={places.includes(1)}
            errors={seatErrors(errors, index)}
            onTap={() => set(seat.place === null ? goesOut(places, index) : backAt(places, index))}
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
