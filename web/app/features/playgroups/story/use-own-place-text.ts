import type { LeaderboardRow } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { groupStoryMessages } from "../messages";
import type { OwnPlace } from "./own-place";
import { useNameList } from "./use-sentence-text";

/** My place in words; nothing where I am the only one. */
export function useOwnPlaceText(nameOf: (row: LeaderboardRow) => string, me: string | undefined) {
  const { t } = useMessages(groupStoryMessages);
  const { list } = useNameList(nameOf, me);
  return (place: OwnPlace): string | null => {
    switch (place.kind) {
      case "missing":
        return t("missing");
      case "only":
        return null;
      case "shared":
        return t("shared", { names: list(place.level) });
      case "first": {
        const name = nameOf(place.next);
        return place.points === 0
          ? t("justFirst", { name })
          : t("first", { count: place.points, name });
      }
      case "behind": {
        const { rank, points, level } = place;
        const name = nameOf(place.next);
        if (level.length > 0)
          return t("levelBehind", { rank, count: points, name, names: list(level) });
        return points === 0
          ? t("justBehind", { rank, name })
          : t("behind", { rank, count: points, name });
      }
    }
  };
}
