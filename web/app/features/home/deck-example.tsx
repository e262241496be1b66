import { Card } from "~/ui/card";
import { Pattern } from "~/ui/pattern";
import { Pips } from "~/ui/pips";
import { decks } from "./cast";
import { useHomeT } from "./messages";

export function DeckExample() {
  const t = useHomeT();
  return (
    <ul aria-label={t("decks.label")} className="grid gap-3">
      {decks.map(({ key, colors, bracket, games, wins }) => (
        <li key={key}>
          <Card padding="none" className="flex gap-4 overflow-hidden">
            <Pattern
              name={key}
              colors={colors}
              columns={4}
              className="w-28 shrink-0 self-stretch sm:w-36"
            />
            <div className="grid min-w-0 content-center gap-1.5 py-4 pr-4">
              <p className="font-display text-lg leading-tight font-bold">{t(`decks.${key}`)}</p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
                <Pips colors={colors} size="sm" />
                {t("decks.bracket", { level: bracket })}
              </p>
              <p className="text-sm tabular-nums">{t("decks.record", { wins, games })}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
