import { useMessages } from "~/lib/i18n";
import type { FullHit } from "./hit";
import { HitRow } from "./hit-row";
import { searchMessages } from "./messages";
import type { Group } from "./use-known";

interface HitListProps {
  id: string;
  groups: readonly Group[];
  active: FullHit | undefined;
  optionId: (hit: FullHit) => string;
  onPoint: (hit: FullHit) => void;
  onChoose: (hit: FullHit) => void;
}

/** The choices by their kinds. The keys are heard by the box, which keeps the focus. */
export function HitList({ id, groups, active, optionId, onPoint, onChoose }: HitListProps) {
  const { t } = useMessages(searchMessages);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("title")}
      tabIndex={-1}
      // The box would lose the focus before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      className="grid min-h-0 content-start gap-2 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ heading, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has no fields.
        <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
          <div
            id={`${id}-${heading}`}
            role="presentation"
            className="px-3 py-1 text-xs font-semibold text-text-muted"
          >
            {heading === "recent" ? t("recent") : t(`kinds.${heading}`)}
          </div>
          {hits.map((hit) => (
            <HitRow
              key={hit.key}
              hit={hit}
              id={optionId(hit)}
              active={hit === active}
              onPoint={() => onPoint(hit)}
              onChoose={() => onChoose(hit)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
