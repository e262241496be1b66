import { seatLook } from "~/components/live/seat";
import { useMessages } from "~/lib/i18n";
import { IconButton } from "~/ui/icon-button";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { SeatMark } from "~/ui/seat-mark";
import { gameDetailsMessages } from "../messages";
import { firstKnown, type GameDraft, moved } from "./draft";

interface TurnOrderProps {
  game: GameDraft;
  onChange: (game: GameDraft) => void;
}

/** In which order they sat; who went first is asked above the players. */
export function TurnOrder({ game, onChange }: TurnOrderProps) {
  const { t } = useMessages(gameDetailsMessages);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("turnOrder")}</legend>
      <ol className="grid gap-1">
        {game.seats.map(({ key, name }, index) => (
          <li key={key} className="flex items-center gap-2 rounded-md bg-surface-sunken pl-3">
            <SeatMark seat={seatLook(index)} />
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{name}</span>
            {index === 0 && firstKnown(game) && (
              <span className="px-3 text-sm text-text-muted">{t("began")}</span>
            )}
            <IconButton
              label={t("earlier", { name })}
              icon={<ChevronDownIcon className="size-5 rotate-180" />}
              disabled={index === 0}
              onClick={() => onChange(moved(game, key, -1))}
            />
            <IconButton
              label={t("later", { name })}
              icon={<ChevronDownIcon className="size-5" />}
              disabled={index === game.seats.length - 1}
              onClick={() => onChange(moved(game, key, 1))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
