import { usePlace } from "~/components/games/place";
import type { RatingChange } from "~/lib/api/types";
import { catalogue, useMessages } from "~/lib/i18n";

/** The words on why ratings moved. */
export const whyMessages = catalogue({
  en: () => import("~/locales/en/why"),
  fr: () => import("~/locales/fr/why"),
});

type Reason = Pick<
  RatingChange,
  "others" | "seats" | "placement" | "beaten" | "tied" | "gamesLeft"
>;

/** How the rated player finished against the others: ahead of all, behind all, level or in between. */
function outcomeOf({ seats, beaten, tied }: Reason) {
  const others = seats - 1;
  if (beaten === others) return "beat";
  if (tied === others) return "drew";
  if (beaten === 0 && tied === 0) return "lost";
  return tied > 0 ? "shared" : "placed";
}

/** "Beat a table rated 31 higher, 4 games' worth of uncertainty left". */
export function useWhy(): (reason: Reason) => string {
  const { t } = useMessages(whyMessages);
  const placeName = usePlace();
  return (reason) => {
    const { others, seats, placement, gamesLeft } = reason;
    const who = seats === 2 ? "opponent" : "table";
    const far = others > 0 ? "higher" : "lower";
    const table = others === 0 ? t(`${who}.even`) : t(`${who}.${far}`, { count: Math.abs(others) });
    const outcome = t(outcomeOf(reason), { table, place: placeName(placement), seats });
    const left = gamesLeft > 0 ? t("left", { count: gamesLeft }) : t("settled");
    return `${outcome}, ${left}`;
  };
}
