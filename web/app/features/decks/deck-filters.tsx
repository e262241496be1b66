import { bracketName, brackets } from "~/components/decks/brackets";
import { decksWords } from "~/components/decks/words";
import { FilterSelect } from "~/components/filters/filter-select";
import { filtersWords } from "~/components/filters/words";
import { useWords } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Button } from "~/ui/button";
import { ColorChoice } from "~/ui/color-choice";
import { CloseIcon } from "~/ui/icons";
import { SearchBox } from "~/ui/search-box";
import { choosable, type DeckFilter, isFiltering } from "./filter";
import { deckPagesWords } from "./words";

interface DeckFiltersProps {
  filter: DeckFilter;
  onChange: (changed: Partial<DeckFilter>) => void;
  onClear: () => void;
}

/** A bracket by its number and name, and decks that have none. */
function useBracketChoices() {
  const { t } = useWords(deckPagesWords);
  const deck = useWords(decksWords);
  return [
    ...brackets.map((level) => ({
      id: String(level),
      name: `${level} · ${deck.t(`brackets.${bracketName(level) ?? "core"}`)}`,
    })),
    { id: "0", name: t("noBracket") },
  ];
}

export function DeckFilters({ filter, onChange, onClear }: DeckFiltersProps) {
  const { t } = useWords(deckPagesWords);
  const words = useWords(filtersWords);
  const formats = useUserStore((state) => state.formats);
  const subformats = formats.find(({ id }) => id === filter.formatId)?.subformats ?? [];
  const bracketChoices = useBracketChoices();
  return (
    <search aria-label={words.t("label")} className="grid gap-2">
      <SearchBox label={t("search")} value={filter.q} onChange={(q) => onChange({ q })} />
      <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <FilterSelect
          label={words.t("format")}
          any={words.t("anyFormat")}
          value={filter.formatId ?? ""}
          choices={formats}
          onChange={(id) => onChange({ formatId: id || null, subformatId: null })}
        />
        {subformats.length > 0 && (
          <FilterSelect
            label={words.t("subformat")}
            any={words.t("anySubformat")}
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
            {words.t("clear")}
          </Button>
        )}
      </div>
    </search>
  );
}
