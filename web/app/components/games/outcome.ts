import type { Seat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { gamesMessages } from "./messages";
import { isDraw, useNameOf, winnersOf } from "./result";

/** A game's result in one short sentence: who won, or that nobody did. */
export function useOutcome(): (seats: readonly Seat[], me: string | undefined) => string {
  const { t, lang } = useMessages(gamesMessages);
  const nameOf = useNameOf();
  const list = new Intl.ListFormat(lang);
  return (seats, me) => {
    if (isDraw(seats)) return t("draw");
    const winners = winnersOf(seats);
    const [first] = winners;
    if (winners.length === 1 && first && me && first.userId === me) return t("youWon");
    return t("won", { count: winners.length, names: list.format(winners.map(nameOf)) });
  };
}
