import type { ReactNode } from "react";
import { useLineText } from "~/components/live/line-text";
import { liveMessages } from "~/components/live/messages";
import { seatNames, seatOfColor } from "~/components/live/seat";
import { showError } from "~/lib/api/show-error";
import type { SeatNo, TableBoard } from "~/lib/api/types";
import { signedOf, useMessages } from "~/lib/i18n";
import { currentTurn } from "~/live/table/turns";
import { type LiveStore, type LiveView, useLive } from "~/live/view";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { copyText } from "~/ui/copy-button";
import { CopyIcon } from "~/ui/icons/app";
import { SeatMark } from "~/ui/seat-mark";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { ChooseTable } from "./choose-table";
import { diagnostics } from "./diagnostics";
import { streamMessages } from "./messages";

const mostLines = 50;
const counters = ["poison", "energy", "experience", "rad", "ring", "mulligans"] as const;

type NameOf = (seat: SeatNo) => string;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
    <dt className="text-text-muted">{name}</dt>
    <dd className="text-right font-semibold tabular-nums">{children}</dd>
  </div>
);

function Connection({ view }: { view: LiveView }) {
  const { t, lang } = useMessages(streamMessages);
  const { phase, role, sequence, latency, reconnects, received, viewers, offset } = view;
  const copy = () =>
    copyText(diagnostics(view, new Date())).then(
      () => toast({ tone: "success", message: t("copied") }),
      showError,
    );
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{t("connection")}</h2>
        <Badge tone={phase === "live" ? "live" : "plain"}>{t(`phase.${phase}`)}</Badge>
      </div>
      <dl className="text-sm">
        <Fact name={t("latency")}>
          {latency === null ? t("unknownYet") : t("milliseconds", { ms: Math.round(latency) })}
        </Fact>
        <Fact name={t("sequence")}>{sequence ?? t("unknownYet")}</Fact>
        <Fact name={t("reconnects")}>{t("times", { count: reconnects })}</Fact>
        <Fact name={t("received")}>{received}</Fact>
        <Fact name={t("clock")}>{t("apart", { ms: signedOf(lang)(Math.round(offset)) })}</Fact>
        <Fact name={t("asViewer")}>{role ? t(`role.${role}`) : t("unknownYet")}</Fact>
        <Fact name={t("onAir")}>{t("viewers", { count: viewers })}</Fact>
      </dl>
      <Button onClick={() => void copy()}>
        <CopyIcon className="size-4" aria-hidden="true" />
        {t("copy")}
      </Button>
    </Card>
  );
}

/** A player's counters as text. */
function useStanding(board: TableBoard, nameOf: NameOf) {
  const { t } = useMessages(liveMessages);
  return (seat: TableBoard["seats"][number]): string => {
    const damage = seat.commanderDamage.map(
      ({ source, amount }) => `${t("commanderDamage")} (${nameOf(source)}) ${amount}`,
    );
    const counted = counters
      .filter((counter) => seat.counters[counter] > 0)
      .map((counter) => `${t(`counter.${counter}`)} ${seat.counters[counter]}`);
    const tax = seat.casts.some((casts) => casts > 0)
      ? [`${t("tax")} ${seat.casts.map((casts) => `+${2 * casts}`).join(" / ")}`]
      : [];
    const custom = Object.entries(seat.custom).map(([name, value]) => `${name} ${value}`);
    const has = [
      seat.out && t("isOut"),
      board.monarch === seat.seat && t("monarch"),
      board.initiative === seat.seat && t("initiative"),
      seat.blessing && t("blessing"),
    ].filter((word) => word !== false && word !== null);
    return [...has, ...damage, ...counted, ...tax, ...custom].join(" · ");
  };
}

function Numbers({ board, nameOf }: { board: TableBoard; nameOf: NameOf }) {
  const { t } = useMessages(streamMessages);
  const { t: live } = useMessages(liveMessages);
  const standing = useStanding(board, nameOf);
  const turn = currentTurn(board.turns);
  const middle = [
    turn && `${live("round", { round: turn.round })} · ${nameOf(turn.seat)}`,
    board.turns.paused && live("pause"),
    board.storm > 0 && `${live("storm")} ${board.storm}`,
    board.daylight !== "neither" && live(board.daylight),
    board.status.type === "finished" && live("over"),
    board.status.type === "closed" && live("closed"),
  ].filter(Boolean);
  return (
    <Card className="grid content-start gap-3">
      <h2 className="text-lg">{t("players")}</h2>
      {middle.length > 0 && <p className="text-sm text-text-muted">{middle.join(" · ")}</p>}
      <ul>
        {board.order.flatMap((number) => {
          const seat = board.seats.find((one) => one.seat === number);
          if (!seat) return [];
          return (
            <li
              key={number}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-0"
            >
              <span className="flex min-w-0 items-center gap-2 font-semibold">
                <SeatMark seat={seatOfColor[seat.color]} />
                <span className="truncate">{nameOf(number)}</span>
              </span>
              <span className="font-display text-xl font-extrabold tabular-nums">
                {live("life", { life: seat.life })}
              </span>
              <span className="w-full text-sm text-text-muted">{standing(seat)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Log({ view, nameOf }: { view: LiveView; nameOf: NameOf }) {
  const { t, lang } = useMessages(streamMessages);
  const { t: live } = useMessages(liveMessages);
  const text = useLineText(nameOf);
  const time = new Intl.DateTimeFormat(lang, { timeStyle: "medium" });
  const latest = view.events.slice(-mostLines).reverse();
  const say = (what: (typeof latest)[number]["what"]) =>
    what.type === "undone" || what.type === "redone"
      ? live(what.type === "undone" ? "undone" : "redoes", {
          what: text({
            type: "step",
            changes: what.changes,
            tap: false,
            joins: null,
            source: null,
          }),
        })
      : text(what);
  return (
    <Card className="grid content-start gap-3 lg:col-span-2">
      <h2 className="text-lg">{t("log")}</h2>
      {latest.length === 0 && <p className="text-sm text-text-muted">{t("logEmpty")}</p>}
      <ol className="text-sm">
        {latest.map(({ sequence, at, what }) => (
          <li
            key={sequence}
            className="grid grid-cols-[auto_auto_1fr] gap-2 border-b border-line py-1.5 last:border-0"
          >
            <span className="text-right text-text-muted tabular-nums">{sequence}</span>
            <time dateTime={at} className="text-text-muted tabular-nums">
              {time.format(new Date(at))}
            </time>
            <span className="min-w-0">{say(what)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Followed({ store }: { store: LiveStore }) {
  const { t } = useMessages(liveMessages);
  const view = useLive(store);
  const { board, people } = view;
  const names = seatNames(board?.seats ?? [], people, t("deletedPlayer"));
  const nameOf = (seat: SeatNo) => names[seat - 1] ?? "";
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Connection view={view} />
      {board ? <Numbers board={board} nameOf={nameOf} /> : <Skeleton className="h-64 rounded-lg" />}
      <Log view={view} nameOf={nameOf} />
    </div>
  );
}

/** The table one is at, as a viewer gets it. */
export default function Received() {
  const { t } = useMessages(streamMessages);
  return (
    <ChooseTable empty={t("noTableWatch")}>
      {(table, store) => <Followed key={table.id} store={store} />}
    </ChooseTable>
  );
}
