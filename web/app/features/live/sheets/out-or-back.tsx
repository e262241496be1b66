import { useState } from "react";
import { EndReasonChoice } from "~/components/games/end-reason";
import { liveSheetsMessages } from "~/components/live/messages";
import { useBoard, useTable } from "~/components/table/context";
import type { EndReason, SeatNo, TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { eliminations } from "~/live/table/eliminations";
import { currentTurn } from "~/live/table/turns";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

/** By whose hand a player leaves the game, and how. */
function OutForm({ seat }: { seat: SeatNo }) {
  const { t } = useMessages(liveSheetsMessages);
  const { nameOf, show, do: act } = useTable();
  const board = useBoard();
  const turn = currentTurn(board.turns)?.seat ?? null;
  const [by, setBy] = useState(turn === seat ? null : turn);
  const lethal = eliminations(board).find((one) => one.seat === seat);
  const [how, setHow] = useState<EndReason | null>(lethal?.how ?? "combat");
  return (
    <>
      <Field label={t("outBy")}>
        {(control) => (
          <Select
            {...control}
            value={by ?? ""}
            onChange={({ target }) => setBy(target.value === "" ? null : Number(target.value))}
          >
            <option value="">{t("notSaid")}</option>
            {board.seats
              .filter((other) => other.seat !== seat)
              .map((other) => (
                <option key={other.seat} value={other.seat}>
                  {nameOf(other.seat)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <EndReasonChoice legend={t("how")} value={how} onChange={setHow} />
      <Button
        variant="primary"
        onClick={() => {
          act({ type: "out", seats: [seat], by, how: how ?? "other" });
          show(null);
        }}
      >
        {t("isOutNow")}
      </Button>
    </>
  );
}

/** A player leaves the game, or comes back. */
export function OutOrBack({ seat: { seat, out } }: { seat: TableSeat }) {
  const { t } = useMessages(liveSheetsMessages);
  const { show, do: act } = useTable();
  const [asked, setAsked] = useState(false);
  if (out) {
    return <Button onClick={() => act({ type: "back", seat })}>{t("back")}</Button>;
  }
  if (asked) {
    return (
      <div className="grid gap-3 rounded-md border border-line p-3">
        <OutForm seat={seat} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={() => setAsked(true)}>{t("isOutNow")}</Button>
      <Button
        onClick={() => {
          act({ type: "concede", seat });
          show(null);
        }}
      >
        {t("concede")}
      </Button>
    </div>
  );
}
