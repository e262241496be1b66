import { Suspense, useEffect, useRef, useState } from "react";
import { spelled } from "~/components/live/code";
import { liveMessages } from "~/components/live/messages";
import { Bar } from "~/components/table/bar";
import {
  type AtTable,
  type Sheet,
  TableContext,
  type TurnedSeats,
} from "~/components/table/context";
import { type Layout, usualLayout } from "~/components/table/seats/layout";
import { OwnView } from "~/components/table/seats/own-view";
import { WholeTable } from "~/components/table/seats/whole-table";
import { usePassing } from "~/components/table/use-passing";
import type { LiveTable } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { ahead, onDemand, soon } from "~/lib/on-demand";
import { useAhead } from "~/lib/use-ahead";
import { useUserStore } from "~/lib/user/store";
import { seatOf } from "~/live/table/permit";
import { type LiveRefusal, type LiveStore, type LiveView, useLiveOf } from "~/live/view";
import { toast } from "~/ui/toast-store";
import { LiveTableContext } from "./live-table";
import { useLandscape, useStandingScreen, useStillPage, useWakeLock } from "./screen";
import { useAtTable } from "./use-at-table";

const Sheets = onDemand(() => import("./sheets/sheets"));
const Ended = onDemand(() => import("./ended"));
const Announcer = soon(() => import("~/components/table/seats/announcer"));
const Connection = soon(() => import("./connection"));
const DragLine = soon(() => import("~/components/table/seats/drag-line"));
const LastStanding = soon(() => import("./last-standing"));
const Slide = soon(() => import("~/components/table/slide"));
const Thrown = soon(() => import("./thrown"));
const bringAhead = ahead(() => import("./ahead"));

export interface TableProps {
  table: LiveTable;
  store: LiveStore;
  guest: AtTable["guest"];
}

/** Says why the server did not take something. */
function useRefusals({ id, command, reason }: Partial<LiveRefusal>) {
  const { t } = useMessages(liveMessages);
  const said = useRef(id);
  useEffect(() => {
    if (!id || !reason || said.current === id) return;
    said.current = id;
    const noRoom = reason === "limit" && command?.type === "reopen";
    toast({ tone: "danger", message: t(noRoom ? "noRoomToReopen" : `refused.${reason}`) });
  }, [id, command, reason, t]);
}

/** A table as it is played. */
export function Table({ table, store, guest }: TableProps) {
  const { t } = useMessages(liveMessages);
  const user = useUserStore((state) => state.userData?.id ?? null);
  const [sheet, show] = useState<Sheet | null>(() =>
    isAsked(store.get(), table, user, guest) ? { kind: "sitDown" } : null,
  );
  const [turned, setTurned] = useState<TurnedSeats>({});
  const [said, say] = usePassing();
  const landscape = useLandscape();
  const standing = useStandingScreen();
  const [look, changeLook] = useDraft(`live-look-${table.id}`, {
    whole: isWhole(store.get(), user, guest),
  });
  // A device lies the same way at the next table too.
  const [lying, changeLying] = useDraft("live-layout", { layout: null as Layout | null, moved: 0 });
  const { code, isOpen, seats, lastRefusal } = useLiveOf(store, ({ board, info, lastRefusal }) => ({
    code: info?.code ?? table.code,
    isOpen: board?.status.type === "open",
    seats: board?.seats.length ?? 0,
    lastRefusal,
  }));
  const at = useAtTable({ table, store, guest, user, whole: look.whole, show, setTurned, say });
  useWakeLock(isOpen);
  useStillPage();
  useAhead(bringAhead);
  useRefusals(lastRefusal ?? {});
  const layout = lying.layout ?? (standing ? "upright" : usualLayout(seats));
  const { moved } = lying;
  const mine = look.whole ? null : at.own;
  const vertical = landscape && seats <= 6 && layout !== "upright";
  return (
    <LiveTableContext value={table}>
      <TableContext value={at}>
        <h1 className="sr-only">
          {code ? t("heading", { code: spelled(code) }) : t("headingOffline")}
        </h1>
        <div className="whole-screen bg-surface">
          {mine ? (
            <OwnView
              own={mine}
              turned={turned}
              landscape={landscape}
              bar={<Bar vertical={landscape} />}
            />
          ) : (
            <WholeTable
              landscape={landscape}
              layout={layout}
              moved={moved}
              turned={turned}
              bar={<Bar vertical={vertical} />}
            />
          )}
        </div>
        <Suspense>
          <Connection said={said} />
          <DragLine drag={at.drag} />
          <LastStanding />
          <Slide />
          <Thrown />
          <Announcer />
          {!isOpen && <Ended />}
        </Suspense>
        {/* By itself: a dialog closes where something beside it is still on its way. */}
        <Suspense>
          {sheet && (
            <Sheets
              sheet={sheet}
              whole={!mine}
              lying={{ landscape, layout, moved }}
              onLying={changeLying}
              onWhole={at.own === null ? null : (whole) => changeLook({ whole })}
            />
          )}
        </Suspense>
      </TableContext>
    </LiveTableContext>
  );
}

/** Asks a player who joined without a seat which guest they are; one without an account looks on until then. */
const isAsked = (
  { role, board }: LiveView,
  table: LiveTable,
  user: string | null,
  guest: AtTable["guest"],
) =>
  (guest ? table.role : role) === "player" &&
  board?.status.type === "open" &&
  (guest ? guest.held === null : seatOf(board, user) === null) &&
  board.seats.some(({ userId, guestName }) => userId === null && guestName !== null);

/** Players who joined hold their own phone; the host's lies on the table. */
const isWhole = ({ role, board }: LiveView, user: string | null, guest: AtTable["guest"]) =>
  role === "host" || (!guest && (!board || seatOf(board, user) === null));
