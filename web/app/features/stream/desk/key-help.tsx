import { useMessages } from "~/lib/i18n";
import { Dialog } from "~/ui/dialog";
import { streamMessages } from "../messages";

const keys = [
  ["seat", "1 … 9"],
  ["one", "↑ ↓"],
  ["five", "⇧ ↑ ↓"],
  ["ten", "PgUp PgDn"],
  ["damage", "D"],
  ["leave", "Esc"],
  ["turn", "T"],
  ["pause", "P"],
  ["undo", "U"],
  ["redo", "R"],
  ["help", "?"],
] as const;

export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(streamMessages);
  return (
    <Dialog open onClose={onClose} title={t("keys")}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([name, shown]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              {shown.split(" ").map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-line-strong bg-surface px-1.5 text-center font-mono text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
