import { useState } from "react";
import { liveSheetsMessages } from "~/components/live/messages";
import { useBoard, useTable, useView } from "~/components/table/context";
import type { TableCommand } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Stepper } from "~/ui/stepper";
import { DiceNote } from "./dice-note";
import { SheetFrame } from "./sheet";

const dice = [4, 6, 8, 10, 12, 20, 100] as const;

/** Chance, made by the server so that all see the same; offline by this device. */
export function DiceSheet() {
  const { t } = useMessages(liveSheetsMessages);
  const { show, do: act } = useTable();
  const board = useBoard();
  const phase = useView((view) => view.phase);
  const [count, setCount] = useState<number | null>(1);
  const times = count ?? 1;
  const throwIt = (command: TableCommand) => {
    act(command);
    show(null);
  };
  return (
    <SheetFrame title={t("dice")}>
      <div className="grid gap-4">
        {phase !== "live" && <DiceNote phase={phase} />}
        <Button
          variant="primary"
          size="lg"
          onClick={() =>
            board.turns.spells.length === 0
              ? show({ kind: "start" })
              : throwIt({ type: "whoStarts" })
          }
        >
          {t("whoStarts")}
        </Button>
        <Field label={t("howMany")}>
          {(control) => (
            <Stepper
              {...control}
              value={count}
              min={1}
              max={20}
              less={t("less", { of: t("howMany") })}
              more={t("more", { of: t("howMany") })}
              onChange={setCount}
            />
          )}
        </Field>
        <div className="grid grid-cols-4 gap-2">
          <Button className="px-1!" onClick={() => throwIt({ type: "coin", count: times })}>
            {t("coin")}
          </Button>
          {dice.map((sides) => (
            <Button
              key={sides}
              className="px-1! tabular-nums"
              aria-label={t("dieOf", { sides })}
              onClick={() => throwIt({ type: "roll", sides, count: times })}
            >
              {t("die", { sides })}
            </Button>
          ))}
        </div>
      </div>
    </SheetFrame>
  );
}
