import { Suspense, useMemo, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { Bar } from "~/components/table/bar";
import {
  type AtTable,
  TableContext,
  type TurnedSeats,
  useBoardOf,
} from "~/components/table/context";
import { Answer, MiddlePrompt } from "~/components/table/prompt";
import { createDrag } from "~/components/table/seats/drag";
import { WholeTable } from "~/components/table/seats/whole-table";
import { useSettled } from "~/components/table/settled";
import { usePassing } from "~/components/table/use-passing";
import type { TableCommand } from "~/lib/api/types";
import type { Lang } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { lateView } from "~/live/late-view";
import { localActor, playLocally } from "~/live/local";
import { lastStanding } from "~/live/table/placements";
import { players } from "./cast";
import { exampleBoard } from "./example-board";
import { useHomeT } from "./messages";

const Announcer = soon(() => import("~/components/table/seats/announcer"));
const DragLine = soon(() => import("~/components/table/seats/drag-line"));

/** The table's messages are there before it is shown. */
export const loadTableMessages = (lang: Lang) => liveMessages.load(lang);

const nameOf = (seat: number) => players[seat - 1]?.name ?? "";

function Winner({ onAgain }: { onAgain: () => void }) {
  const t = useHomeT();
  const winner = useBoardOf(lastStanding);
  const settled = useSettled(String(winner));
  if (winner === null || !settled) return null;
  return (
    <MiddlePrompt question={t("table.wins", { name: nameOf(winner) })}>
      <Answer primary onClick={onAgain}>
        {t("table.again")}
      </Answer>
    </MiddlePrompt>
  );
}

interface GameProps {
  /** What was done before the table was there. */
  first: readonly TableCommand[];
  onAgain: () => void;
}

function Game({ first, onAgain }: GameProps) {
  const [store] = useState(() => playLocally(exampleBoard(), first));
  const [drag] = useState(createDrag);
  const [turned, setTurned] = useState<TurnedSeats>({});
  const [said, say] = usePassing();
  const at = useMemo(
    (): AtTable => ({
      store,
      late: lateView(store),
      drag,
      say,
      nameOf,
      actor: localActor,
      do: store.do,
      guest: null,
      own: null,
      plays: true,
      mayTouch: () => true,
      mayFinish: false,
      sheets: false,
      show: () => {},
      turn: (seat, into) => setTurned((all) => ({ ...all, [seat]: into })),
    }),
    [store, drag, say],
  );
  return (
    <TableContext value={at}>
      {/* A finger that moves up or down scrolls the page. */}
      <div className="size-full touch-pan-y select-none" style={{ WebkitTouchCallout: "none" }}>
        <WholeTable
          landscape={false}
          layout="upright"
          moved={0}
          turned={turned}
          bar={<Bar vertical={false} />}
        />
      </div>
      <Winner onAgain={onAgain} />
      <p role="status" className="pointer-events-none absolute inset-x-0 top-3 text-center">
        {said && (
          <span className="inline-block animate-rise rounded-full bg-surface-overlay px-3 py-1 text-sm shadow-float">
            {said}
          </span>
        )}
      </p>
      <Suspense>
        <DragLine drag={drag} />
        <Announcer />
      </Suspense>
    </TableContext>
  );
}

/** The live table itself with made-up players: nothing of it leaves the page. */
export function PlayTable({ first }: Pick<GameProps, "first">) {
  const [games, setGames] = useState(0);
  return (
    <Game
      key={games}
      first={games === 0 ? first : []}
      onAgain={() => setGames((count) => count + 1)}
    />
  );
}
