import { Suspense, useState } from "react";
import type { Player } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { folded } from "~/lib/text";
import { uuidv7 } from "~/lib/uuid";
import { Avatar } from "~/ui/avatar";
import { cx } from "~/ui/cx";
import { CheckIcon } from "~/ui/icons/everywhere";
import { SearchBox } from "~/ui/search-box";
import { seatingMessages } from "./messages";
import { type SeatedPlayer, seatedGuest, seatedWithLastDeck } from "./seated-player";

const GuestField = soon(() => import("./guest-field"));

/** A list this long is searched rather than read. */
const searchedFrom = 9;

interface PlayerPickerProps<S extends SeatedPlayer> {
  /** Me first, then those played with last. */
  players: readonly Player[];
  formatId: string;
  seats: readonly S[];
  /** As many as the format takes. */
  most: number;
  /** Says that this many are there, where it is not the format that takes no more. */
  fullText?: string;
  /** Names of earlier guests, offered again. */
  guests?: readonly string[];
  /** The order in which players are picked is their turn order: each pick shows its number. */
  numbered?: boolean;
  /** Makes a seat for a player. */
  sit: (player: SeatedPlayer) => S;
  onChange: (seats: S[]) => void;
}

interface Choice<S> {
  key: string;
  name: string;
  detail: string;
  picture: string | null;
  seat: () => S;
}

/** Who sat at the table: people one knows by a tap, guests by their name. */
export default function PlayerPicker<S extends SeatedPlayer>({
  players,
  formatId,
  seats,
  most,
  fullText,
  guests = [],
  numbered = false,
  sit,
  onChange,
}: PlayerPickerProps<S>) {
  const { t } = useMessages(seatingMessages);
  const [wanted, setWanted] = useState("");
  const full = seats.length >= most;

  const known = new Set(players.map(({ id }) => id));
  const choices: Choice<S>[] = [
    ...players.map((player) => ({
      key: player.id,
      name: player.firstname,
      detail: player.username,
      picture: player.picture,
      seat: () => sit(seatedWithLastDeck(player, formatId)),
    })),
    // Guests, and seated players who are not among the people offered.
    ...seats
      .filter(({ key }) => !known.has(key))
      .map((seat) => ({
        key: seat.key,
        name: seat.name,
        detail: seat.userId === null ? t("guest") : "",
        picture: seat.picture,
        seat: () => seat,
      })),
  ];
  const fits = ({ name, detail }: Choice<S>) =>
    folded(`${name} ${detail}`).includes(folded(wanted));

  const toggle = ({ key, seat }: Choice<S>) => {
    const there = seats.some((other) => other.key === key);
    onChange(there ? seats.filter((other) => other.key !== key) : [...seats, seat()]);
  };

  return (
    <div className="grid gap-3">
      {choices.length >= searchedFrom && (
        <SearchBox label={t("findPlayer")} value={wanted} onChange={setWanted} />
      )}
      <ul aria-label={t("players")} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {choices.filter(fits).map((choice) => {
          const at = seats.findIndex(({ key }) => key === choice.key);
          return (
            <li key={choice.key}>
              <button
                type="button"
                aria-pressed={at >= 0}
                disabled={at < 0 && full}
                onClick={() => toggle(choice)}
                className={cx(
                  "flex min-h-14 w-full items-center gap-2 rounded-md border p-2 text-left transition-colors disabled:opacity-55",
                  at >= 0
                    ? "border-accent-text bg-accent-soft"
                    : "border-line bg-surface-raised hover:border-line-strong",
                )}
              >
                <Avatar name={choice.detail || choice.name} picture={choice.picture} size="sm" />
                <span className="grid min-w-0 flex-1">
                  <span className="truncate text-sm font-semibold">{choice.name}</span>
                  <span className="truncate text-xs text-text-muted">{choice.detail}</span>
                </span>
                {at >= 0 &&
                  (numbered ? (
                    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent tabular-nums">
                      {at + 1}
                    </span>
                  ) : (
                    <CheckIcon className="size-4 shrink-0 text-accent-text" />
                  ))}
              </button>
            </li>
          );
        })}
      </ul>
      <Suspense fallback={<div className="h-24" />}>
        <GuestField
          guests={guests}
          seats={seats}
          full={full}
          onAdd={(name) => onChange([...seats, sit(seatedGuest(uuidv7(), name))])}
        />
      </Suspense>
      {full && <p className="text-sm text-text-muted">{fullText ?? t("full", { count: most })}</p>}
    </div>
  );
}
