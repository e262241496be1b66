import { useState } from "react";
import { counters } from "~/components/live/counters";
import { keepLastCounter } from "~/components/live/last-counter";
import { liveSheetsMessages } from "~/components/live/messages";
import { useBoard, useTable } from "~/components/table/context";
import type { TableCounter, TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { commandersOf } from "~/live/table/commands";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { AddIcon, CloseIcon } from "~/ui/icons/app";
import { TaxIcon } from "~/ui/icons/table";
import { Input } from "~/ui/input";
import { CountRow } from "./count-row";

interface SeatCountersProps {
  seat: TableSeat;
  allowed: boolean;
}

/** Counters of their own naming. */
function Custom({ seat: { seat, custom }, allowed }: SeatCountersProps) {
  const { t } = useMessages(liveSheetsMessages);
  const { do: act } = useTable();
  const [name, setName] = useState("");
  const add = () => {
    const named = name.trim();
    if (named) {
      act({ type: "custom", seat, name: named, delta: 1 });
      keepLastCounter(named);
    }
    setName("");
  };
  return (
    <>
      {Object.entries(custom).map(([name, value]) => (
        <CountRow
          key={name}
          label={name}
          value={value}
          disabled={!allowed}
          onChange={(delta) => act({ type: "custom", seat, name, delta })}
        >
          {allowed && (
            <IconButton
              label={t("dropCounter", { name })}
              icon={<CloseIcon className="size-4" />}
              onClick={() => act({ type: "dropCustom", seat, name })}
            />
          )}
        </CountRow>
      ))}
      {allowed && (
        <li className="flex gap-2 pt-2">
          <Input
            aria-label={t("otherCounter")}
            placeholder={t("otherCounter")}
            maxLength={24}
            autoComplete="off"
            enterKeyHint="done"
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <Button className="shrink-0" disabled={!name.trim()} onClick={add}>
            <AddIcon className="size-4" aria-hidden="true" />
            {t("add")}
          </Button>
        </li>
      )}
    </>
  );
}

/** Everything that is counted on a seat. */
export function SeatCounters({ seat, allowed }: SeatCountersProps) {
  const { t } = useMessages(liveSheetsMessages);
  const { do: act } = useTable();
  const board = useBoard();
  const deadly = board.rules.poison;
  const isDeadly = (counter: TableCounter) =>
    counter === "poison" && deadly !== null && seat.counters.poison >= deadly;
  const commanders = board.rules.commanderDamage === null ? 0 : commandersOf(seat);
  return (
    <section>
      <h3 className="text-base">{t("counters")}</h3>
      <ul>
        {counters.map(([counter, Mark]) => (
          <CountRow
            key={counter}
            mark={<Mark className="size-5" />}
            label={t(`counter.${counter}`)}
            value={seat.counters[counter]}
            deadly={isDeadly(counter)}
            disabled={!allowed}
            onChange={(delta) => act({ type: "counter", seat: seat.seat, counter, delta })}
          />
        ))}
        {Array.from({ length: commanders }, (_, commander) => {
          const casts = seat.casts[commander] ?? 0;
          const named = commanders > 1 ? seat.commanders[commander] : undefined;
          return (
            <CountRow
              key={named ?? "tax"}
              mark={<TaxIcon className="size-5" />}
              label={named ? t("taxOf", { name: named }) : t("tax")}
              value={casts}
              shown={`+${casts * 2}`}
              disabled={!allowed}
              onChange={(delta) => act({ type: "casts", seat: seat.seat, commander, delta })}
            />
          );
        })}
        <Custom seat={seat} allowed={allowed} />
      </ul>
    </section>
  );
}
