import { useLength } from "~/components/games/facts";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { useNameOf } from "~/components/games/names";
import { usePlace } from "~/components/games/place";
import { isDraw } from "~/components/games/result";
import type { Game, Seat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { cx } from "~/ui/cx";
import { WinIcon } from "~/ui/icons/everywhere";
import { SeatMark, seatColor } from "~/ui/seat-mark";
import { spotOf } from "./around";
import { useSeatLook } from "./seat-colors";

interface TokenProps {
  seat: Seat;
  name: string;
  drawn: boolean;
  /** Many at the table stand closer. */
  crowded: boolean;
}

function Token({ seat, name, drawn, crowded }: TokenProps) {
  const { t } = useMessages(gamesMessages);
  const placeName = usePlace();
  const won = seat.placement === 1 && !drawn;
  const look = useSeatLook()(seat);
  return (
    <>
      <span className="relative">
        {won && (
          <WinIcon
            className="absolute -top-5 left-1/2 size-6 -translate-x-1/2 text-accent-text"
            aria-hidden="true"
          />
        )}
        <span
          className="grid rounded-full p-0.5"
          style={{ background: seatColor(look), opacity: won || drawn ? 1 : 0.85 }}
        >
          <Avatar
            name={seat.username ?? name}
            picture={seat.picture}
            size={crowded ? "sm" : "md"}
          />
        </span>
        <span className="absolute -right-1.5 -bottom-1 grid place-items-center rounded-full bg-surface p-0.5">
          <SeatMark seat={look} />
        </span>
      </span>
      <span className={cx("truncate text-xs font-semibold", crowded ? "max-w-19" : "max-w-24")}>
        {name}
      </span>
      {/* Closer together there is only room for what matters most: the list has the rest. */}
      {(!crowded || won) && (
        <span className="text-xs text-text-muted tabular-nums">
          {won ? t("winner") : drawn ? t("draw") : placeName(seat.placement)}
        </span>
      )}
    </>
  );
}

/** The seating from the user's side; turns go clockwise. */
export function RoundTable({ game }: { game: Game }) {
  const { t } = useMessages(gamePagesMessages);
  const nameOf = useNameOf(game.seats);
  const me = useUserStore((state) => state.userData?.id);
  const length = useLength();
  const { seats } = game;
  const drawn = isDraw(seats);
  const crowded = seats.length > 6;
  const mine = seats.findIndex(({ userId }) => userId !== null && userId === me);
  const [first] = seats;
  return (
    <figure className="rounded-xl border border-line bg-surface-raised p-3">
      <div className="relative mx-auto aspect-square w-full max-w-md">
        <div
          className="absolute inset-[26%] grid place-content-center justify-items-center rounded-full border border-line bg-surface-sunken p-2 text-center"
          style={{
            backgroundImage: "radial-gradient(closest-side, var(--glow), transparent)",
          }}
        >
          {length(game).map((fact) => (
            <span key={fact} className="text-xs text-text-muted tabular-nums">
              {fact}
            </span>
          ))}
        </div>
        <ol>
          {seats.map((seat, index) => {
            const { left, top } = spotOf(index, seats.length, Math.max(0, mine));
            return (
              <li
                key={seat.seat}
                className="absolute grid -translate-x-1/2 -translate-y-1/2 justify-items-center gap-0.5 leading-tight"
                style={{ left: `${left}%`, top: `${top}%` }}
              >
                <Token seat={seat} name={nameOf(seat)} drawn={drawn} crowded={crowded} />
              </li>
            );
          })}
        </ol>
      </div>
      <figcaption className="mt-2 text-center text-sm text-text-muted">
        {first && t("tableOf", { name: nameOf(first) })}
      </figcaption>
    </figure>
  );
}
