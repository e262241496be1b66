import { formatName } from "~/components/formats/format-name";
import type { Game, GameSet } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { gamesMessages } from "./messages";
import { minutesOf } from "./result";

/** Length and turns in words, as far as they are known. */
export function useLength(): (game: Game) => string[] {
  const { t } = useMessages(gamesMessages);
  return (game) => {
    const minutes = minutesOf(game);
    return [
      ...(minutes === null ? [] : [t("minutes", { count: minutes })]),
      ...(game.turns === null ? [] : [t("turns", { count: game.turns })]),
    ];
  };
}

/** What was played, and in which group. */
export function usePlayed(): (of: Game | GameSet) => string[] {
  const formats = useUserStore((state) => state.formats);
  return (of) => [formatName(formats, of), of.playgroupName ?? ""].filter(Boolean);
}
