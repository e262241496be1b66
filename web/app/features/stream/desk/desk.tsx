import { Suspense, useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatNames } from "~/components/live/seat";
import type { LiveTable, SeatNo, TableCommand, TableSeat } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { deviceId } from "~/live/device";
import { commandersOf } from "~/live/table/commands";
import { seatOf } from "~/live/table/permit";
import { type LiveStore, type LiveView, useLive } from "~/live/view";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { HelpIcon } from "~/ui/icons/table";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { streamMessages } from "../messages";
import { type AtDesk, DeskContext, useDesk } from "./context";
import { DamageMatrix } from "./damage-matrix";
import { type KeyAction, useKeys } from "./keys";
import { Middle, TurnBar } from "./middle";
import { OnAir } from "./on-air";
import { SeatCard } from "./seat-card";
import { useSteps } from "./use-steps";

const KeyHelp = onDemand(() => import("./key-help"));

/** Shows each refusal once. */
function useRefusals({ lastRefusal }: LiveView): void {
  const { t } = useMessages(streamMessages);
  useEffect(() => {
    if (!lastRefusal) return;
    const reason = t(`reasons.${lastRefusal.reason}`);
    toast({ tone: "danger", message: t("refused", { reason }) });
  }, [lastRefusal, t]);
}

interface Source {
  seat: SeatNo;
  commander: number;
}

/** Numbers choose a seat and arrows its life; in damage mode, whose commander, and the damage. */
function useDeskKeys(help: () => void): { damage: boolean; source: Source | null } {
  const { board, seats, chosen, choose, plays, mayTouch, do: act } = useDesk();
  const { undo, redo } = useSteps();
  const [damage, setDamage] = useState(false);
  const [source, setSource] = useState<Source | null>(null);

  /** The same number again is the other commander of the two. */
  const strike = (seat: TableSeat) => {
    const other = source?.seat === seat.seat ? source.commander + 1 : 0;
    setSource({ seat: seat.seat, commander: other % commandersOf(seat) });
  };
  const count = (delta: number): TableCommand | null => {
    if (chosen === null || !mayTouch(chosen)) return null;
    if (!damage) return { type: "life", seat: chosen, delta };
    if (source === null) return null;
    const { seat, commander } = source;
    return { type: "commanderDamage", seat: chosen, source: seat, commander, delta };
  };
  const command = (action: KeyAction): TableCommand | null => {
    if (action.type === "count") return count(action.delta);
    if (action.type === "turn" && plays) return { type: "turn", seat: null };
    if (action.type === "pause" && plays) return { type: board.turns.paused ? "resume" : "pause" };
    return null;
  };
  useKeys((action) => {
    const wanted = command(action);
    if (wanted) act(wanted);
    else if (action.type === "seat") {
      const seat = seats[action.at];
      if (!seat) return false;
      if (damage) strike(seat);
      else choose(seat.seat);
    } else if (action.type === "damage") {
      setDamage(!damage);
      setSource(null);
    } else if (action.type === "leave") {
      if (!damage) return false;
      setDamage(false);
    } else if (action.type === "undo") undo?.();
    else if (action.type === "redo") redo?.();
    else if (action.type === "help") help();
    else return false;
    return true;
  });
  return { damage, source };
}

function DamageMode({ source }: { source: Source | null }) {
  const { t } = useMessages(streamMessages);
  const { board, chosen, nameOf } = useDesk();
  const seat = board.seats.find((one) => one.seat === source?.seat);
  const striker =
    seat && source && (commandersOf(seat) > 1 ? seat.commanders[source.commander] : null);
  const text =
    source && chosen
      ? t("damageNow", { source: striker ?? nameOf(source.seat), name: nameOf(chosen) })
      : t("damagePick");
  return (
    <Banner title={t("damageMode")} className="sticky top-2 z-10">
      {text}
    </Banner>
  );
}

function Connection() {
  const { t } = useMessages(streamMessages);
  const { view } = useDesk();
  if (view.phase === "live" && view.pending === 0) return null;
  const waiting = view.pending > 0 && t("waiting", { count: view.pending });
  return (
    <p role="status" className="text-sm text-text-muted">
      {[view.phase !== "live" && t(`phase.${view.phase}`), waiting].filter(Boolean).join(" · ")}
    </p>
  );
}

function Laid({ table }: { table: LiveTable }) {
  const { t } = useMessages(streamMessages);
  const to = useLocalePath();
  const { view, board, seats, chosen, nameOf, plays } = useDesk();
  const [helping, setHelping] = useState(false);
  const { damage, source } = useDeskKeys(() => setHelping(true));
  const now = seats.find(({ seat }) => seat === chosen);
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {view.role === "viewer" && <Banner>{t("viewerOnly")}</Banner>}
        {view.role === "player" && !board.settings.allSeats && <Banner>{t("ownOnly")}</Banner>}
        {damage && <DamageMode source={source} />}
        <TurnBar />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{t("seats")}</h2>
          <Connection />
          <Button variant="ghost" className="px-3!" onClick={() => setHelping(true)}>
            <HelpIcon className="size-4" aria-hidden="true" />
            {t("keys")}
          </Button>
        </div>
        <ul className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          {seats.map((seat, at) => (
            <SeatCard key={seat.seat} seat={seat} at={at} />
          ))}
        </ul>
        <DamageMatrix />
        <p role="status">
          <VisuallyHidden>
            {now && t("chosen", { name: nameOf(now.seat), life: now.life })}
          </VisuallyHidden>
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <OnAir />
        <Middle />
        <ButtonLink to={to(`/live/${view.info?.code ?? table.code ?? ""}`)}>
          {t(plays ? "finish" : "toTable")}
        </ButtonLink>
      </div>
      {helping && (
        <Suspense>
          <KeyHelp onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The desk of one table. */
export default function Desk({ table, store }: { table: LiveTable; store: LiveStore }) {
  const { t } = useMessages(streamMessages);
  const { t: live } = useMessages(liveMessages);
  const view = useLive(store);
  const user = useUserStore((state) => state.userData?.id ?? null);
  const [chosen, choose] = useState<SeatNo | null>(null);
  useRefusals(view);
  const { board, people, role, phase } = view;
  if (phase === "refused" || phase === "gone" || phase === "renewed")
    return <Banner tone="danger">{t("gone")}</Banner>;
  if (!board) return <Skeleton className="h-96 rounded-lg" />;

  const open = board.status.type === "open";
  const plays = open && (role === "host" || role === "player");
  const own = seatOf(board, user);
  const names = seatNames(board.seats, people, live("deletedPlayer"));
  const name = (seat: SeatNo) => names[seat - 1] ?? "";
  const desk: AtDesk = {
    view,
    board,
    actor: { role: role ?? "viewer", user, guest: null, device: deviceId() },
    seats: board.order.flatMap((number) => board.seats.find(({ seat }) => seat === number) ?? []),
    plays,
    mayTouch: (seat) => plays && (role === "host" || board.settings.allSeats || seat === own),
    nameOf: name,
    do: store.do,
    chosen,
    choose,
  };
  return (
    <DeskContext value={desk}>
      <Laid table={table} />
    </DeskContext>
  );
}
