import { useId, useState } from "react";
import { FilterBar } from "~/components/filters/filter-bar";
import { FilterSelect } from "~/components/filters/filter-select";
import type { FilterName } from "~/lib/filters";
import { useMessages } from "~/lib/i18n";
import { Input } from "~/ui/input";
import { statsMessages } from "./messages";
import { type Period, presetPeriod, presets } from "./periods";
import type { StatsFiltersInUse } from "./use-stats-filters";

interface NamedPeriod extends Period {
  id: string;
  name: string;
}

interface StatsFilterBarProps {
  use: StatsFiltersInUse;
  /** Which of the filters every list has; the time is always one. */
  show: readonly Exclude<FilterName, "q">[];
  /** Times with a name of their own, such as seasons. */
  periods?: readonly NamedPeriod[];
  opponents?: readonly { id: string; name: string }[];
}

const custom = "custom";

/** The filters of stats: those of lists, a period and an opponent. */
export default function StatsFilterBar({
  use,
  show,
  periods = [],
  opponents = [],
}: StatsFilterBarProps) {
  const { t } = useMessages(statsMessages);
  const { filters, change } = use;
  const id = useId();
  const [byDays, setByDays] = useState(false);
  const choices: NamedPeriod[] = [
    ...periods,
    ...presets.map((preset) => ({ id: preset, name: t(preset), ...presetPeriod(preset) })),
  ];
  const known = choices.find(({ from, until }) => from === filters.from && until === filters.until);
  const timed = filters.from || filters.until;
  const free = byDays || (timed && !known);
  const choose = (id: string) => {
    setByDays(id === custom);
    if (id === custom) return;
    const { from, until } = choices.find((choice) => choice.id === id) ?? {};
    change({ from, until });
  };
  return (
    <div className="grid gap-2">
      <FilterBar use={use} show={show}>
        {(opponents.length > 0 || filters.opponent) && (
          <FilterSelect
            label={t("opponent")}
            any={t("anyOpponent")}
            value={filters.opponent ?? ""}
            choices={opponents}
            onChange={(id) => change({ opponent: id || undefined })}
          />
        )}
        <FilterSelect
          label={t("time")}
          any={t("allTime")}
          value={free ? custom : (known?.id ?? "")}
          choices={[...choices, { id: custom, name: t("chooseDays") }]}
          onChange={choose}
        />
      </FilterBar>
      {free && (
        <div className="flex flex-wrap gap-3">
          {(["from", "until"] as const).map((side) => (
            <div key={side} className="flex items-center gap-2 text-sm font-semibold">
              <label htmlFor={`${id}-${side}`}>{t(side)}</label>
              <Input
                id={`${id}-${side}`}
                type="date"
                value={filters[side] ?? ""}
                onChange={(event) => change({ [side]: event.target.value || undefined })}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
