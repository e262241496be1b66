import { useMemo } from "react";
import { useLineText } from "~/components/live/line-text";
import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable, useView } from "~/components/table/context";
import { useStep } from "~/components/table/use-steps";
import { useMessages } from "~/lib/i18n";
import { linesOf } from "~/live/table/lines";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { UndoIcon } from "~/ui/icons/app";
import { RedoIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import { SheetFrame } from "./sheet";

/** Further back is for the game's page. */
const shown = 200;

/** What happened, newest first; quick taps are one line, what was undone is struck. */
export function HistorySheet() {
  const { t, lang } = useMessages(liveSheetsMessages);
  const { nameOf } = useTable();
  const board = useBoard();
  const { events, pending } = useView(({ events, pending }) => ({ events, pending }));
  const undo = useStep("undo");
  const redo = useStep("redo");
  const lineText = useLineText(nameOf);
  const lines = useMemo(() => linesOf(events).slice(-shown).reverse(), [events]);
  const time = new Intl.DateTimeFormat(lang, { timeStyle: "medium" });
  return (
    <SheetFrame title={t("history")}>
      <div className="grid gap-3">
        <div className="grid gap-2">
          <Button disabled={!undo.run} onClick={() => undo.run?.()}>
            <UndoIcon className="size-4 shrink-0" aria-hidden="true" />
            {undo.what ? t("undoes", { what: undo.what }) : t("undo")}
          </Button>
          {redo.run && (
            <Button onClick={redo.run}>
              <RedoIcon className="size-4 shrink-0" aria-hidden="true" />
              {redo.what ? t("redoes", { what: redo.what }) : t("redo")}
            </Button>
          )}
        </div>
        {pending > 0 && (
          <p className="text-sm text-text-muted">{t("waiting", { count: pending })}</p>
        )}
        <ol className="grid max-h-[50dvh] gap-0.5 overflow-y-auto overscroll-contain">
          {lines.map(({ sequence, at, by, undone, what }) => {
            const color = by.seat !== null && board.seats[by.seat - 1]?.color;
            return (
              <li key={sequence} className="flex items-start gap-2 rounded-sm px-1 py-1.5 text-sm">
                <time
                  dateTime={at}
                  className="shrink-0 text-xs leading-6 text-text-muted tabular-nums"
                >
                  {time.format(new Date(at))}
                </time>
                {color ? (
                  <SeatMark seat={seatOfColor[color]} className="mt-1 size-3.5" />
                ) : (
                  <span className="w-3.5 shrink-0" />
                )}
                <span className={cx("min-w-0", undone && "text-text-muted line-through")}>
                  {lineText(what)}
                </span>
                {undone && (
                  <span className="ml-auto shrink-0 text-text-muted">{t("wasUndone")}</span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </SheetFrame>
  );
}
