import { useTranslation } from "~/lib/i18n";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { standings } from "./cast";
import { useHomeT } from "./messages";

/** What chance alone gives each of four players. */
const chance = 0.25;
/** The right end of the bars: half of all games. */
const scale = 0.5;
const width = (rate: number) => `${(rate / scale) * 100}%`;

export function StandingsExample() {
  const t = useHomeT();
  const { lang } = useTranslation();
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  return (
    <Card className="grid gap-4">
      <p className="font-display text-lg font-bold">{t("standings.title")}</p>
      <ol aria-label={t("standings.label")} className="grid gap-4">
        {standings.map(({ name, games, wins }) => {
          const rate = wins / games;
          return (
            <li key={name} className="flex items-center gap-3">
              <Avatar name={name} />
              <div className="grid flex-1 gap-1.5">
                <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
                  <span className="font-semibold">{name}</span>
                  <span className="text-text-muted">
                    {t("standings.rate", { rate: percent.format(rate), games })}
                  </span>
                </p>
                <div className="relative h-2 rounded-full bg-line" aria-hidden="true">
                  <div
                    className="h-full rounded-full bg-accent-text"
                    style={{ width: width(rate) }}
                  />
                  <div
                    className="absolute -inset-y-1 w-0.5 rounded-full bg-text"
                    style={{ left: width(chance) }}
                  />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="flex items-center gap-2 text-sm text-text-muted">
        <span className="h-4 w-0.5 shrink-0 rounded-full bg-text" aria-hidden="true" />
        {t("standings.chance", { rate: percent.format(chance) })}
      </p>
    </Card>
  );
}
