import { seatColors, seatOfColor } from "~/components/live/seat";
import { type FieldMessages, seatErrors } from "~/components/seating/errors";
import { type SeatedPlayer, swapped } from "~/components/seating/seated-player";
import { SeatedPlayerRow } from "~/components/seating/seated-player-row";
import { useMessages } from "~/lib/i18n";
import { IconButton } from "~/ui/icon-button";
import { CloseIcon } from "~/ui/icons/app";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { SeatMark } from "~/ui/seat-mark";
import { liveSetupMessages } from "../messages";

interface SeatListProps {
  seats: readonly SeatedPlayer[];
  formatId: string;
  errors: FieldMessages;
  onChange: (seats: SeatedPlayer[]) => void;
}

/** Who sits where, in turn order, with which deck. */
export function SeatList({ seats, formatId, errors, onChange }: SeatListProps) {
  const { t } = useMessages(liveSetupMessages);
  return (
    <ol className="grid gap-2">
      {seats.map((player, at) => {
        const { key, name } = player;
        return (
          <SeatedPlayerRow
            key={key}
            player={player}
            formatId={formatId}
            problems={seatErrors(errors, at)}
            onDeck={(deck) =>
              onChange(seats.map((seat) => (seat.key === key ? { ...seat, deck } : seat)))
            }
            mark={<SeatMark seat={seatOfColor[seatColors[at] ?? "gray"]} className="size-5" />}
          >
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
          </SeatedPlayerRow>
        );
      })}
    </ol>
  );
}
