import { type ReactNode, useState } from "react";
import type { FilterName, InAddress } from "~/lib/filters";
import { useMessages } from "~/lib/i18n";
import { useTags } from "~/lib/tags";
import { useUserStore } from "~/lib/user/store";
import { Button } from "~/ui/button";
import { CloseIcon } from "~/ui/icons/app";
import { SearchBox } from "~/ui/search-box";
import { FilterSelect } from "./filter-select";
import { filtersMessages } from "./messages";

interface Choice {
  id: string;
  name: string;
}

/** What each filter chooses from, for the signed-in user. */
function useChoices(format: string | undefined): Record<Exclude<FilterName, "q">, Choice[]> {
  const formats = useUserStore((state) => state.formats);
  const playgroups = useUserStore((state) => state.playgroups);
  const decks = useUserStore((state) => state.decks);
  const { tags } = useTags();
  return {
    format: formats,
    subformat: formats.find(({ id }) => id === format)?.subformats ?? [],
    tag: [...(tags ?? [])],
    playgroup: playgroups.filter(({ status }) => status === "member"),
    deck: decks,
  };
}

const all = ["format", "subformat", "tag", "playgroup", "deck"] as const;
const any = {
  format: "anyFormat",
  subformat: "anySubformat",
  tag: "anyTag",
  playgroup: "anyPlaygroup",
  deck: "anyDeck",
} as const;

interface FilterBarProps {
  /** As `useFilters` gives it. */
  use: InAddress<FilterName>;
  /** Which filters this list has; a subformat comes with its format. */
  show: readonly FilterName[];
  /** Further ones, behind those. */
  children?: ReactNode;
}

/** The filters of a list: a search box, and a row of choices that a thumb pushes along. */
export function FilterBar({ use, show, children }: FilterBarProps) {
  const { filters, change, clear } = use;
  const { t } = useMessages(filtersMessages);
  const choices = useChoices(filters.format);
  // A box of its own after each clearing: what was typed a moment ago must not come after it.
  const [cleared, setCleared] = useState(0);
  const shown = all.filter((name) => {
    const wanted = show.includes(name === "subformat" ? "format" : name);
    return wanted && (choices[name].length > 0 || filters[name]);
  });
  return (
    <search aria-label={t("label")} className="grid gap-2">
      {show.includes("q") && (
        <SearchBox
          key={cleared}
          label={t("search")}
          value={filters.q ?? ""}
          onChange={(q) => change({ q: q || undefined })}
        />
      )}
      <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {shown.map((name) => (
          <FilterSelect
            key={name}
            label={t(name)}
            any={t(any[name])}
            value={filters[name] ?? ""}
            choices={choices[name]}
            onChange={(id) => change({ [name]: id || undefined })}
          />
        ))}
        {children}
        {Object.keys(filters).length > 0 && (
          <Button
            variant="ghost"
            className="shrink-0"
            onClick={() => {
              setCleared(cleared + 1);
              clear();
            }}
          >
            <CloseIcon className="size-4" aria-hidden="true" />
            {t("clear")}
          </Button>
        )}
      </div>
    </search>
  );
}
