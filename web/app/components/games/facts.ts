import { formatName } from "~/components/formats/format-name";
import type { Game, GameSet, Seat } from "~/lib/api/types";
import { listFormat, useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { gamesMessages } from "./messages";
import { namesOf } from "./names";
import { isDraw, minutesOf, winnersOf } from "./result";

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

/** A game's result in one short sentence: the winners, or a draw. */
export function useOutcome(): (seats: readonly Seat[], me: string | undefined) => string {
  const { t, lang } = useMessages(gamesMessages);
  const list = listFormat(lang);
  return (seats, me) => {
    if (isDraw(seats)) return t("draw");
    const winners = winnersOf(seats);
    const [first] = winners;
    if (winners.length === 1 && first && me && first.userId === me) return t("youWon");
    return t("won", {
      count: winners.length,
      names: list.format(winners.map(namesOf(seats, t("deletedPlayer")))),
    });
  };
}
