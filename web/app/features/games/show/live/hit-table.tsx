import { useMessages } from "~/lib/i18n";
import { type Hit, hitsOf } from "~/live/table/hits";
import type { Moment } from "~/live/table/replay";
import { DamageIcon } from "~/ui/icons/everywhere";
import { SeatMark, seatColor } from "~/ui/seat-mark";
import { gameLiveMessages } from "../../messages";
import type { Player } from "./players";

/** How deep a cell's colour may be with words on it. */
const deepest = 30;

/** Who hit whom: a row for who did it, a column for whom. */
export function HitTable({ moments, players }: { moments: Moment[]; players: Player[] }) {
  const { t, lang } = useMessages(gameLiveMessages);
  const hits = hitsOf(moments);
  const number = new Intl.NumberFormat(lang);
  const most = Math.max(1, ...hits.map(({ life }) => life));
  if (hits.length === 0) return <p className="text-text-muted">{t("noHits")}</p>;
  const sum = (of: Hit[]) => of.reduce((life, hit) => life + hit.life, 0);
  return (
    <>
      <section
        aria-label={t("hitsCaption")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too.
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-separate border-spacing-0.5 text-sm tabular-nums">
          <caption className="sr-only">{t("hitsCaption")}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="text-left align-bottom text-xs font-normal text-text-muted"
              >
                {t("fromTo")}
              </th>
              {players.map(({ seat, name, look }) => (
                <th key={seat} scope="col" className="min-w-10 align-bottom">
                  <span className="grid justify-items-center gap-1">
                    <SeatMark seat={look} />
                    <span className="max-w-12 truncate text-xs sm:max-w-20">{name}</span>
                  </span>
                </th>
              ))}
              <th scope="col" className="px-1 align-bottom text-xs font-normal text-text-muted">
                {t("dealt")}
              </th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ seat: source, name, look }) => {
              const own = hits.filter((hit) => hit.source === source);
              return (
                <tr key={source}>
                  <th scope="row" className="max-w-20 pr-1 text-left sm:max-w-32">
                    <span className="flex items-center gap-1.5">
                      <SeatMark seat={look} />
                      <span className="truncate">{name}</span>
                    </span>
                  </th>
                  {players.map(({ seat }) => {
                    const hit = own.find((hit) => hit.seat === seat);
                    const depth = hit ? 8 + (deepest - 8) * (hit.life / most) : 0;
                    const ground = `color-mix(in srgb, ${seatColor(look)} ${depth}%, var(--surface-raised))`;
                    return (
                      <td
                        key={seat}
                        className="h-12 rounded-sm text-center"
                        style={{ background: hit ? ground : "var(--surface)" }}
                      >
                        {hit ? (
                          <>
                            <span className="font-semibold">{number.format(hit.life)}</span>
                            {hit.commander > 0 && (
                              <span className="flex items-center justify-center gap-0.5 text-xs">
                                <DamageIcon className="size-3" aria-hidden="true" />
                                {number.format(hit.commander)}
                                <span className="sr-only"> {t("byCommander")}</span>
                              </span>
                            )}
                          </>
                        ) : (
                          <span className="text-text-muted">–</span>
                        )}
                      </td>
                    );
                  })}
                  <td className="px-1 text-center font-semibold">{number.format(sum(own))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <p className="text-xs text-text-muted">
        <DamageIcon className="mr-1 inline size-3.5" aria-hidden="true" />
        {t("hitsNote")}
      </p>
    </>
  );
}
