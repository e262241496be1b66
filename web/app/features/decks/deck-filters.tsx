import { bracketName, brackets } from "~/components/decks/brackets";
import { decksMessages } from "~/components/decks/messages";
import { FilterSelect } from "~/components/filters/filter-select";
import { filtersMessages } from "~/components/filters/messages";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Button } from "~/ui/button";
import { ColorChoice } from "~/ui/color-choice";
import { CloseIcon } from "~/ui/icons/app";
import { SearchBox } from "~/ui/search-box";
import { choosable, type DeckFilter, isFiltering } from "./filter";
import { deckPagesMessages } from "./messages";

interface DeckFiltersProps {
  filter: DeckFilter;
  onChange: (changed: Partial<DeckFilter>) => void;
  onClear: () => void;
}

/** A bracket by its number and name, and decks that have none. */
function useBracketChoices() {
  const { t } = useMessages(deckPagesMessages);
  const deck = useMessages(decksMessages);
  return [
    ...brackets.map((level) => ({
      id: String(level),
      name: `${level} · ${deck.t(`brackets.${bracketName(level) ?? "core"}`)}`,
    })),
    { id: "0", name: t("noBracket") },
  ];
}

export function DeckFilters({ filter, onChange, onClear }: DeckFiltersProps) {
  const { t } = useMessages(deckPagesMessages);
  const shared = useMessages(filtersMessages);
  const formats = useUserStore((state) => state.formats);
  const subformats = formats.find(({ id }) => id === filter.formatId)?.subformats ?? [];
  const bracketChoices = useBracketChoices();
  return (
    <search aria-label={shared.t("label")} className="grid gap-2">
      <SearchBox label={t("search")} value={filter.q} onChange={(q) => onChange({ q })} />
      <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <FilterSelect
          label={shared.t("format")}
          any={shared.t("anyFormat")}
          value={filter.formatId ?? ""}
          choices={formats}
          onChange={(id) => onChange({ formatId: id || null, subformatId: null })}
        />
        {subformats.length > 0 && (
          <FilterSelect
            label={shared.t("subformat")}
            any={shared.t("anySubformat")}
            value={filter.subformatId ?? ""}
            choices={subformats}
            onChange={(id) => onChange({ subformatId: id || null })}
          />
        )}
        <FilterSelect
          label={t("bracket")}
          any={t("anyBracket")}
          value={filter.bracket === null ? "" : String(filter.bracket)}
          choices={bracketChoices}
          onChange={(level) => onChange({ bracket: level === "" ? null : Number(level) })}
        />
        <ColorChoice
          legend={t("colors")}
          legendHidden
          colors={choosable}
          value={filter.colors}
          onChange={(colors) => onChange({ colors })}
          className="shrink-0"
        />
        {isFiltering(filter) && (
          <Button variant="ghost" className="shrink-0" onClick={onClear}>
            <CloseIcon className="size-4" aria-hidden="true" />
            {shared.t("clear")}
          </Button>
        )}
      </div>
    </search>
  );
}
