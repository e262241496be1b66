import { useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { SeatNo, TableElimination } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { eliminations } from "~/live/table/eliminations";
import { likelyCause } from "~/live/table/hits";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { SeatMark } from "~/ui/seat-mark";
import { useBoardOf, useLife, useTable, useView } from "../context";
import { Answer, Prompt } from "../prompt";
import { useSettled } from "../settled";

/** How long an answer can be taken back where it was given. */
const regret = 8000;

/** A player who was just eliminated here. */
interface Done {
  id: string;
  seat: SeatNo;
  text: string;
}

interface AskedProps {
  about: TableElimination;
  /** The players that the rules would eliminate. */
  all: readonly SeatNo[];
  onDone: (done: Done) => void;
  className?: string;
}

function Asked({ about: { seat, ...found }, all, onDone, className }: AskedProps) {
  const { t } = useMessages(liveMessages);
  const { nameOf, do: act } = useTable();
  const { cause, by, how } = useView(({ steps }) => likelyCause(steps, { seat, ...found }));
  const life = useLife(seat);
  const colors = useBoardOf((board) => board.seats.map(({ color }) => color));
  const name = nameOf(seat);
  const reason =
    cause === "life"
      ? t("atLife", { name, life })
      : t(cause === "poison" ? "byPoison" : "byCommander", { name });
  const out = (seats: readonly SeatNo[], source: SeatNo | null) => {
    const id = act({ type: "out", seats: [...seats], by: source, how });
    const text = source === null ? t("isOut") : t("isOutBy", { name: nameOf(source) });
    onDone({ id, seat, text });
  };
  return (
    <Prompt question={reason} className={className}>
      <Answer primary onClick={() => out([seat], by)}>
        {by === null ? t("goesOut") : t("goesOutBy", { name: nameOf(by) })}
      </Answer>
      <Answer onClick={() => act({ type: "spare", seat, cause, on: true })}>{t("stays")}</Answer>
      {colors.map((color, at) => {
        const other = at + 1;
        if (other === seat || other === by) return null;
        return (
          <Button
            key={other}
            aria-label={t("goesOutBy", { name: nameOf(other) })}
            className="min-w-0 grow gap-1.5! px-2!"
            onClick={() => out([seat], other)}
          >
            <SeatMark seat={seatOfColor[color]} className="size-4 shrink-0" />
            <span className="max-w-20 truncate">{nameOf(other)}</span>
          </Button>
        );
      })}
      {all.length > 1 && (
        <Answer onClick={() => out(all, by)}>{t("allOut", { count: all.length })}</Answer>
      )}
    </Prompt>
  );
}

interface TakeBackProps {
  done: Done;
  onOver: () => void;
  className?: string;
}

/** What was answered, and the way to take it back. */
function TakeBack({ done: { id, seat, text }, onOver, className }: TakeBackProps) {
  const { t } = useMessages(liveMessages);
  const { do: act } = useTable();
  const isOut = useBoardOf((board) => board.seats[seat - 1]?.out !== null);
  if (!isOut) return null;
  return (
    <div
      className={cx(
        "flex items-center justify-between gap-2 rounded-lg border border-line bg-surface-overlay py-1 pr-1 pl-3 shadow-float",
        className,
      )}
    >
      <span className="min-w-0 truncate text-sm font-semibold">{text}</span>
      <Button
        className="shrink-0 px-3!"
        onClick={() => {
          act({ type: "undo", of: id });
          onOver();
        }}
      >
        {t("undo")}
      </Button>
    </div>
  );
}

interface QuestionProps {
  /** Whom to ask about; the first of them is asked about. */
  seats: readonly SeatNo[];
  className?: string;
}

/** Asks whether a player whom the rules would eliminate is. */
export default function Question({ seats, className }: QuestionProps) {
  const { plays, mayTouch } = useTable();
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), regret);
    return () => clearTimeout(timer);
  }, [done]);
  const found = useBoardOf((board) =>
    plays ? eliminations(board).filter(({ seat }) => mayTouch(seat)) : [],
  );
  const about = found.find(({ seat }) => seats.includes(seat));
  const life = useBoardOf((board) => about && board.seats[about.seat - 1]?.life);
  const settled = useSettled(about ? `${about.seat} ${about.cause} ${life}` : "");
  if (about && settled) {
    const all = [...new Set(found.map(({ seat }) => seat))];
    return <Asked about={about} all={all} onDone={setDone} className={className} />;
  }
  return (
    plays && done && <TakeBack done={done} onOver={() => setDone(null)} className={className} />
  );
}
