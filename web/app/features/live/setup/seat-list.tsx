import { lazy, Suspense, useState } from "react";
import { useWords } from "~/lib/i18n";
import { seatColors, seatOfColor } from "~/parts/live/seat-color";
import { type FieldMessages, seatErrors } from "~/parts/seating/errors";
import { type Sitter, swapped } from "~/parts/seating/sitter";
import { seatingWords } from "~/parts/seating/words";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";
import { ChevronDownIcon, CloseIcon, DeckIcon } from "~/ui/icons";
import { SeatMark } from "~/ui/seat-mark";
import { liveSetupWords } from "../words";

const DeckPicker = lazy(() => import("~/parts/seating/deck-picker"));

interface SeatListProps {
  seats: readonly Sitter[];
  formatId: string;
  errors: FieldMessages;
  onChange: (seats: Sitter[]) => void;
}

/** Who sits where, in turn order, with which deck. */
export function SeatList({ seats, formatId, errors, onChange }: SeatListProps) {
  const { t } = useWords(liveSetupWords);
  const { t: seating } = useWords(seatingWords);
  const [choosing, setChoosing] = useState<string | null>(null);
  const chooser = seats.find(({ key }) => key === choosing);
  return (
    <>
      <ol className="grid gap-2">
        {seats.map(({ key, name, username, picture, deck }, at) => (
          <li key={key} className="rounded-lg border border-line bg-surface-raised">
            <div className="flex items-center gap-2 pl-3">
              <SeatMark seat={seatOfColor[seatColors[at] ?? "gray"]} className="size-5" />
              <Avatar name={username ?? name} picture={picture} size="sm" />
              <button
                type="button"
                aria-label={seating("changeDeck", { name, deck: deck?.name ?? seating("noDeck") })}
                onClick={() => setChoosing(key)}
                className="grid min-h-14 min-w-0 flex-1 content-center rounded-md px-1 text-left"
              >
                <span className="truncate leading-tight font-semibold">{name}</span>
                <span className="flex min-w-0 items-center gap-1 text-sm text-text-muted">
                  <DeckIcon className="size-3.5 shrink-0" aria-hidden="true" />
                  <span className="truncate">{deck?.name ?? seating("chooseDeck")}</span>
                </span>
              </button>
              <IconButton
                label={t("earlier", { name })}
                icon={<ChevronDownIcon className="size-5 rotate-180" />}
                disabled={at === 0}
                onClick={() => onChange(swapped(seats, key, -1))}
              />
              <IconButton
                label={t("later", { name })}
                icon={<ChevronDownIcon className="size-5" />}
                disabled={at === seats.length - 1}
                onClick={() => onChange(swapped(seats, key, 1))}
                className="max-sm:hidden"
              />
              <IconButton
                label={t("standUp", { name })}
                icon={<CloseIcon className="size-5" />}
                onClick={() => onChange(seats.filter((seat) => seat.key !== key))}
              />
            </div>
            {seatErrors(errors, at).map((message) => (
              <p
                key={message}
                role="alert"
                className="border-t border-line bg-danger-soft px-3 py-2 text-sm text-danger"
              >
                {message}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {chooser && (
        <Suspense>
          <DeckPicker
            seat={chooser}
            formatId={formatId}
            onClose={() => setChoosing(null)}
            onPick={(deck) => {
              onChange(seats.map((seat) => (seat.key === chooser.key ? { ...seat, deck } : seat)));
              setChoosing(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
