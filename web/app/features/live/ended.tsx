import { Suspense } from "react";
import { usePlace } from "~/components/games/place";
import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable, useView } from "~/components/table/context";
import { currentLive } from "~/lib/api/live";
import type { LiveTable, TableBoard } from "~/lib/api/types";
import { keepDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import { useNavigate } from "~/lib/router/page-router";
import { isDraw, soleWinner } from "~/live/table/placements";
import { Button, ButtonLink } from "~/ui/button";
import { WinIcon } from "~/ui/icons/everywhere";
import { type Seat, SeatMark, seatColor } from "~/ui/seat-mark";
import { useLiveTable } from "./live-table";
import { afterTable } from "./setup/again";
import { setupDraft } from "./setup/draft";

const GuestWaysOn = onDemand(() => import("./guest-ways-on"));
const OfflineState = onDemand(() => import("./offline-state"));

/** The table that a player opened after this one. */
function useNext(table: LiveTable): LiveTable | null {
  const { data } = useApiQuery(["live"], currentLive);
  const later = data?.tables.filter(({ openedAt }) => openedAt > table.openedAt);
  return later?.find(({ id }) => id !== table.id) ?? null;
}

const scraps = 14;

/** Paper that falls once; none of it where people want no motion. */
const Confetti = ({ seat }: { seat: Seat }) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 overflow-hidden motion-reduce:hidden"
  >
    {Array.from({ length: scraps }, (_, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: scraps have nothing but their place.
        key={at}
        className="absolute top-0 h-3 w-2 animate-fall"
        style={{
          left: `${(at * 100) / scraps + 2}%`,
          animationDelay: `${((at * 5) % scraps) * 60}ms`,
          backgroundColor: at % 3 === 0 ? "var(--accent)" : seatColor(seat),
        }}
      />
    ))}
  </div>
);

/** Who won, where one player did. */
function Winner({ board }: { board: TableBoard }) {
  const { t } = useMessages(liveSheetsMessages);
  const { nameOf } = useTable();
  const winner = board.status.type === "finished" ? soleWinner(board.status.placements) : null;
  const color = winner && board.seats[winner - 1]?.color;
  if (!winner || !color) return null;
  return (
    <>
      <Confetti seat={seatOfColor[color]} />
      <p className="grid justify-items-center gap-1 text-center text-2xl font-bold wrap-anywhere">
        <WinIcon className="size-12 animate-tumble text-accent-text" aria-hidden="true" />
        {t("wins", { name: nameOf(winner) })}
      </p>
    </>
  );
}

function Places({ board }: { board: TableBoard }) {
  const { t } = useMessages(liveSheetsMessages);
  const place = usePlace();
  const { nameOf } = useTable();
  if (board.status.type !== "finished") return null;
  const { placements } = board.status;
  const inOrder = board.seats.toSorted(
    (one, other) => (placements[one.seat - 1] ?? 0) - (placements[other.seat - 1] ?? 0),
  );
  const draw = isDraw(placements);
  return (
    <ol className="grid gap-2">
      {inOrder.map(({ seat, color, life }) => {
        const at = placements[seat - 1] ?? 0;
        const won = at === 1 && !draw;
        return (
          <li key={seat} className="flex items-center gap-3 rounded-md bg-surface-sunken px-3 py-2">
            <SeatMark seat={seatOfColor[color]} className="size-5" />
            <span className="min-w-0 flex-1 truncate font-semibold">{nameOf(seat)}</span>
            <span className="text-sm text-text-muted tabular-nums">{t("life", { life })}</span>
            <span className="flex w-20 items-center justify-end gap-1 font-bold tabular-nums">
              {won && <WinIcon className="size-4 text-accent-text" aria-hidden="true" />}
              {draw ? t("draw") : place(at)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What players do after a game. */
function WaysOn() {
  const { t } = useMessages(liveSheetsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const table = useLiveTable();
  const { actor, nameOf, do: act } = useTable();
  const board = useBoard();
  const { info, people, offline } = useView(({ info, people, phase }) => ({
    info,
    people,
    offline: phase === "offline",
  }));
  const finished = board.status.type === "finished";
  const next = useNext(table);
  const gameId = info?.gameId ?? table.gameId;
  const again = () => {
    keepDraft(setupDraft, afterTable({ board, people, nameOf, info: info ?? table }));
    void navigate(to("/live/new"));
  };
  return (
    <div className="grid gap-2">
      {next ? (
        <ButtonLink variant="primary" size="lg" to={to(`/live/${next.code}`)}>
          {t("toNext")}
        </ButtonLink>
      ) : (
        finished && (
          <Button variant="primary" size="lg" onClick={again}>
            {t("nextGame")}
          </Button>
        )
      )}
      {!finished && actor.role === "host" && (
        <Button variant="primary" size="lg" onClick={() => act({ type: "reopen" })}>
          {t("reopen")}
        </Button>
      )}
      {offline && (
        <Suspense>
          <OfflineState />
        </Suspense>
      )}
      {finished &&
        !offline &&
        (gameId ? (
          <ButtonLink to={to(`/game/${gameId}`)}>{t("toGame")}</ButtonLink>
        ) : (
          <p role="status" className="text-center text-sm text-text-muted">
            {t("recording")}
          </p>
        ))}
      <ButtonLink variant="ghost" to={to("/dashboard")}>
        {t("toDashboard")}
      </ButtonLink>
    </div>
  );
}

/** The game is over, or was left: what came of it, and the way on. */
export default function Ended() {
  const { t } = useMessages(liveSheetsMessages);
  const { actor, guest } = useTable();
  const board = useBoard();
  const finished = board.status.type === "finished";
  return (
    <div className="fixed inset-0 z-30 grid place-items-center overflow-y-auto bg-scrim p-4">
      <section
        aria-labelledby="ended"
        className="relative grid w-full max-w-md animate-rise gap-4 rounded-xl bg-surface-overlay p-5 shadow-float sm:p-6"
      >
        <h2 id="ended" className="text-2xl">
          {t(finished ? "over" : "closed")}
        </h2>
        <Winner board={board} />
        <Places board={board} />
        {!finished && (
          <p className="text-text-muted">
            {t(actor.role === "host" ? "closedHost" : "closedText")}
          </p>
        )}
        {guest ? (
          <Suspense>
            <GuestWaysOn />
          </Suspense>
        ) : (
          <WaysOn />
        )}
      </section>
    </div>
  );
}
