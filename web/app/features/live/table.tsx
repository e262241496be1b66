import { Suspense, useEffect, useRef, useState } from "react";
import { spelled } from "~/components/live/code";
import { liveMessages } from "~/components/live/messages";
import { seatNames } from "~/components/live/seat";
import type { LiveTable } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { ahead, onDemand, soon } from "~/lib/on-demand";
import { useAhead } from "~/lib/use-ahead";
import { useUserStore } from "~/lib/user/store";
import { deviceId } from "~/live/device";
import { may, ownSeat } from "~/live/table/permit";
import { type LiveRefusal, type LiveStore, useSteadyLive } from "~/live/view";
import { toast } from "~/ui/toast-store";
import { Bar } from "./bar";
import { Connection } from "./connection";
import { type AtTable, type Sheet, TableContext } from "./context";
import { useLandscape, useStandingScreen, useStillPage, useWakeLock } from "./screen";
import { createDrag } from "./seats/drag";
import { type Layout, usualLayout } from "./seats/layout";
import { OwnView } from "./seats/own-view";
import { WholeTable } from "./seats/whole-table";
import { noChoice, starterDraft, starterOf } from "./starter";
import { Waiting } from "./waiting";

const Sheets = onDemand(() => import("./sheets/sheets"));
const Ended = onDemand(() => import("./ended"));
const Announcer = soon(() => import("./seats/announcer"));
const DragLine = soon(() => import("./seats/drag-line"));
const LastStanding = soon(() => import("./last-standing"));
const Thrown = soon(() => import("./thrown"));
const bringAhead = ahead(() => import("./ahead"));

export interface TableProps {
  table: LiveTable;
  store: LiveStore;
  guest: AtTable["guest"];
}

const passing = 2500;

/** A short message that disappears. */
function usePassing() {
  const [said, say] = useState("");
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(""), passing);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say] as const;
}

/** Says why the server did not take something. */
function useRefusals({ id, reason }: Partial<LiveRefusal>) {
  const { t } = useMessages(liveMessages);
  const said = useRef(id);
  useEffect(() => {
    if (!id || !reason || said.current === id) return;
    said.current = id;
    toast({ tone: "danger", message: t(`refused.${reason}`) });
  }, [id, reason, t]);
}

/** A table as it is played. */
export function Table({ table, store, guest }: TableProps) {
  const { t } = useMessages(liveMessages);
  const view = useSteadyLive(store);
  const { board, role, people } = view;
  const user = useUserStore((state) => state.userData?.id ?? null);
  const [sheet, show] = useState<Sheet | null>(
    isAsked(table, user, guest) ? { kind: "sitDown" } : null,
  );
  const [turned, setTurned] = useState<AtTable["turned"]>({});
  const [drag] = useState(createDrag);
  const [said, say] = usePassing();
  const landscape = useLandscape();
  const standing = useStandingScreen();
  const isOpen = board?.status.type === "open";
  useWakeLock(isOpen);
  useStillPage();
  useAhead(bringAhead);
  useRefusals(view.lastRefusal ?? {});
  const held = role === "player" ? (guest?.held?.seat ?? null) : null;
  const own = board && ownSeat(board, { user, guest: held });
  // Players who joined hold their own phone; the host's lies on the table.
  const [look, changeLook] = useDraft(`live-look-${table.id}`, {
    whole: table.role === "host" || (!guest && !table.seats.some(({ userId }) => userId === user)),
  });
  // A device lies the same way at the next table too.
  const [lying, changeLying] = useDraft("live-layout", { layout: null as Layout | null, moved: 0 });
  const [choice, changeChoice] = useDraft(starterDraft(table.id), noChoice);
  if (!board) return <Waiting />;

  const plays = isOpen && role !== "viewer" && role !== null;
  const names = seatNames(board.seats, [...people, ...named(table)], t("deletedPlayer"));
  const mine = own === null || look.whole ? undefined : board.seats[own - 1];
  const actor = { role: role ?? "viewer", user, guest: held, device: deviceId() };
  const at: AtTable = {
    table,
    view,
    board,
    guest,
    own,
    plays,
    nameOf: (seat) => names[seat - 1] ?? "",
    starter: starterOf(board, choice),
    choose: (seat) => changeChoice({ seat, drawn: board.starter }),
    drag,
    show,
    turned,
    // A seat that is shown small has no room for it.
    turn: (seat, into) =>
      mine && seat !== own && into
        ? show({ kind: "seat", seat })
        : setTurned((all) => ({ ...all, [seat]: into })),
    say,
    actor,
    mayTouch: (seat) => plays && (role === "host" || board.settings.allSeats || seat === own),
    mayFinish: plays && may(actor, board, { type: "finish" }),
    do: store.do,
  };
  const layout = lying.layout ?? (standing ? "upright" : usualLayout(board.seats.length));
  const { moved } = lying;
  const vertical = landscape && board.seats.length <= 6 && layout !== "upright";
  return (
    <TableContext value={at}>
      <h1 className="sr-only">{t("heading", { code: spelled(view.info?.code ?? table.code) })}</h1>
      <div className="fixed inset-0 touch-none bg-surface select-none [-webkit-touch-callout:none] p-[max(0.25rem,env(safe-area-inset-top))_max(0.25rem,env(safe-area-inset-right))_max(0.25rem,env(safe-area-inset-bottom))_max(0.25rem,env(safe-area-inset-left))]">
        {mine ? (
          <OwnView own={mine} landscape={landscape} bar={<Bar vertical={landscape} />} />
        ) : (
          <WholeTable
            landscape={landscape}
            layout={layout}
            moved={moved}
            bar={<Bar vertical={vertical} />}
          />
        )}
      </div>
      <Connection said={said} />
      <Suspense>
        <DragLine drag={drag} />
        <LastStanding />
        <Thrown />
        <Announcer />
        {!isOpen && <Ended />}
        {sheet && (
          <Sheets
            sheet={sheet}
            whole={!mine}
            lying={{ landscape, layout, moved }}
            onLying={changeLying}
            onWhole={own === null ? null : (whole) => changeLook({ whole })}
          />
        )}
      </Suspense>
    </TableContext>
  );
}

/** Asks a player who joined without a seat which guest they are. */
const isAsked = (
  { role, status, seats }: LiveTable,
  user: string | null,
  guest: AtTable["guest"],
) =>
  role === "player" &&
  status === "open" &&
  (guest ? guest.held === null : seats.every(({ userId }) => userId !== user)) &&
  seats.some(({ userId, name }) => userId === null && name !== null);

/** Who sat there when the table was read: people may still be on their way. */
const named = ({ seats }: LiveTable) =>
  seats.flatMap(({ userId, name }) =>
    userId && name ? { id: userId, username: "", firstname: name } : [],
  );
