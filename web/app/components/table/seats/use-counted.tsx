import { shownCounters } from "~/components/live/counters";
import { liveMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import { commandersOf } from "~/live/table/commands";
import { TaxIcon } from "~/ui/icons/table";
import { type Seat, useBoardOf, useTable } from "../context";
import type { Counted } from "./count-grid";

const markLook = "size-[0.7em] shrink-0";

/**
 * The counters of a seat: those that everyone knows, commander tax, and those of the table's own naming, with one more
 * that is offered.
 */
export function useCounted(seat: Seat, offered?: string): Counted[] {
  const { t } = useMessages(liveMessages);
  const { do: act } = useTable();
  const { poison, commanderDamage } = useBoardOf((board) => board.rules);
  const commanders = commanderDamage === null ? 0 : commandersOf(seat);
  return [
    ...shownCounters.map(([counter, Mark]) => ({
      key: counter,
      label: t(`counter.${counter}`),
      mark: <Mark className={markLook} />,
      name: counter === "ring" ? t("ring") : t(`counter.${counter}`),
      value: seat.counters[counter],
      deadly: counter === "poison" && poison !== null && seat.counters.poison >= poison,
      onChange: (delta: number) => act({ type: "counter", seat: seat.seat, counter, delta }),
    })),
    ...Array.from({ length: commanders }, (_, commander) => {
      const by = commanders > 1 ? seat.commanders[commander] : undefined;
      const casts = seat.casts[commander] ?? 0;
      return {
        key: `tax ${commander}`,
        label: by ? t("taxOf", { name: by }) : t("tax"),
        mark: <TaxIcon className={markLook} />,
        name: by ?? t("taxShort"),
        value: casts,
        shown: `+${casts * 2}`,
        onChange: (delta: number) => act({ type: "casts", seat: seat.seat, commander, delta }),
      };
    }),
    ...[...Object.keys(seat.custom), ...(offered === undefined ? [] : [offered])].map((name) => ({
      key: `custom ${name}`,
      label: name,
      mark: null,
      name,
      value: seat.custom[name] ?? 0,
      onChange: (delta: number) => act({ type: "custom", seat: seat.seat, name, delta }),
    })),
  ];
}
