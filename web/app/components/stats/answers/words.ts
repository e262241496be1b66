import type { Rate } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useFormat } from "../format";
import { useRateText } from "../rate-text";
import { verdictOf } from "../verdict";
import { statsAnswersMessages } from "./messages";

/** How far a rate is from the expected one, in whole points. */
export const pointsAbove = ({ rate, expected }: Rate): number =>
  Math.round(((rate ?? 0) - (expected ?? 0)) * 100);

/** Which side of luck a rate lies on; 0 where it can be luck. */
export function sideOf(rate: Rate): -1 | 0 | 1 {
  const kind = verdictOf(rate)?.kind;
  return kind === "better" ? 1 : kind === "worse" ? -1 : 0;
}

/** What rates say, in words. */
export function useWords() {
  const { t } = useMessages(statsAnswersMessages);
  const { percent, signed } = useFormat();
  const rateText = useRateText();
  const shares = ({ games, rate, expected }: Rate) => ({
    count: games,
    rate: percent(rate ?? 0),
    expected: percent(expected ?? 0),
  });
  /** "Better than chance." */
  const verdict = (rate: Rate): string => {
    const found = verdictOf(rate);
    if (!found) return "";
    return found.kind === "tooFew" ? t("tooFew", { count: found.more }) : t(found.kind);
  };
  /** "+6 points". */
  const points = (value: number): string =>
    t("points", { count: Math.abs(value), points: signed(value) });
  return {
    verdict,
    points,
    /** "You win 31% of 84 games, where 25% is expected." */
    you: (rate: Rate): string => t("you", shares(rate)),
    /** The same of a deck, a seat or a color, with the verdict. */
    found: (name: string, rate: Rate): string =>
      [t("of", { name, ...shares(rate) }), verdict(rate)].join(" "),
    /** "Seat 1: +6 points, 31% · 26 of 84 · 22–41%". */
    point: (name: string, rate: Rate): string =>
      t("point", {
        name,
        points: points(pointsAbove(rate)),
        rate: `${percent(rate.rate ?? 0)} · ${rateText(rate)}`,
      }),
  };
}
