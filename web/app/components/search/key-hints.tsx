import { useMessages } from "~/lib/i18n";
import { searchMessages } from "./messages";

const hints = [
  ["↑ ↓", "choose"],
  ["↵", "open"],
  ["Esc", "close"],
] as const;

/** Where there is a keyboard. A screen reader knows them from the box itself. */
export function KeyHints() {
  const { t } = useMessages(searchMessages);
  return (
    <p
      aria-hidden="true"
      className="hidden shrink-0 gap-4 border-t border-line px-4 py-2 text-xs text-text-muted pointer-fine:flex"
    >
      {hints.map(([keys, does]) => (
        <span key={does}>
          <kbd className="font-sans font-semibold">{keys}</kbd> {t(`keys.${does}`)}
        </span>
      ))}
    </p>
  );
}
