import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable } from "~/components/table/context";
import { arrange, fromOwn, layouts } from "~/components/table/seats/layout";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { RedoIcon } from "~/ui/icons/table";
import { seatGround } from "~/ui/seat-mark";
import { Segmented } from "~/ui/segmented";
import type { LookProps, Lying } from "./sheets";

/** The table as it would lie on this device, each player by their first letter. */
function Picture(how: Lying) {
  const { own, nameOf } = useTable();
  const board = useBoard();
  const { rows, columns, bar, spots } = arrange(board.seats.length, how);
  return (
    <span
      aria-hidden="true"
      className={cx("grid gap-0.5", how.landscape ? "h-12 w-20" : "h-20 w-12")}
      style={{ gridTemplateRows: rows, gridTemplateColumns: columns }}
    >
      {fromOwn(board.order, own).map((no, at) => {
        const spot = spots[at];
        return (
          spot && (
            <span
              key={no}
              className="grid min-h-0 min-w-0 place-items-center rounded-sm text-xs leading-none text-text forced-colors:border forced-colors:bg-transparent!"
              style={{
                gridRow: spot.row,
                gridColumn: spot.column,
                backgroundColor: seatGround(seatOfColor[board.seats[no - 1]?.color ?? "gray"]),
              }}
            >
              <span style={{ rotate: `${spot.angle}deg` }}>{[...nameOf(no)][0]}</span>
            </span>
          )
        );
      })}
      <span className="min-h-0.5 min-w-0.5" style={{ gridRow: bar.row, gridColumn: bar.column }} />
    </span>
  );
}

/** How the seats lie on this device, chosen by a picture, and which side the first of them is at. */
export function LayoutChoice({ lying, onLying }: Pick<LookProps, "lying" | "onLying">) {
  const { t } = useMessages(liveSheetsMessages);
  const board = useBoard();
  return (
    <div className="grid gap-2">
      <Segmented
        legend={t("layout")}
        value={lying.layout}
        options={layouts.map((layout) => ({
          value: layout,
          label: (
            <span className="grid justify-items-center gap-1.5 py-2">
              <Picture {...lying} layout={layout} />
              {t(`layouts.${layout}`)}
            </span>
          ),
        }))}
        onChange={(layout) => onLying({ layout })}
      />
      <Button onClick={() => onLying({ moved: (lying.moved + 1) % board.seats.length })}>
        <RedoIcon className="size-5" aria-hidden="true" />
        {t("moveSeats")}
      </Button>
    </div>
  );
}
