import { useFormat } from "~/components/stats/format";
import type { LeaderboardRow } from "~/lib/api/types";
import { listFormat, useMessages } from "~/lib/i18n";
import { groupStoryMessages } from "../messages";
import { mostGames } from "./games-to-tell";
import type { LeaderRate, Sentence } from "./sentence";

/** Names in a list as it is written in the present language, "you" for me. */
export function useNameList(nameOf: (row: LeaderboardRow) => string, me: string | undefined) {
  const { t, lang } = useMessages(groupStoryMessages);
  const nameAmong = (row: LeaderboardRow) => (row.userId === me ? t("among") : nameOf(row));
  const list = (rows: readonly LeaderboardRow[]) => listFormat(lang).format(rows.map(nameAmong));
  return { nameAmong, list };
}

/** Who is ahead in words, and when that would be known. */
export function useSentenceText(nameOf: (row: LeaderboardRow) => string, me: string | undefined) {
  const { t } = useMessages(groupStoryMessages);
  const { percent } = useFormat();
  const { nameAmong, list } = useNameList(nameOf, me);
  const rateWords = ({ games, rate, expected }: LeaderRate) => ({
    games,
    rate: percent(rate),
    expected: percent(expected),
  });
  return (sentence: Sentence): { text: string; note?: string } => {
    switch (sentence.kind) {
      case "alone":
        return { text: t("alone") };
      case "early":
        return { text: t("early", { count: sentence.games }) };
      case "tie":
        return { text: t("tie", { names: list(sentence.players) }) };
      case "clear": {
        const { leader, proof, rate } = sentence;
        const words = rateWords(rate);
        if (leader.userId === me) return { text: t(`clearYou.${proof}`, words) };
        return { text: t(`clear.${proof}`, { ...words, name: nameOf(leader) }) };
      }
      case "contested": {
        const { leader, other, rate, games } = sentence;
        const words = { ...rateWords(rate), other: nameAmong(other) };
        return {
          text:
            leader.userId === me
              ? t("contestedYou", words)
              : t("contested", { ...words, name: nameOf(leader) }),
          note: games === null ? t("tellLong", { games: mostGames }) : t("tell", { count: games }),
        };
      }
      case "close": {
        const { leader, other, games } = sentence;
        const words = { name: nameAmong(leader), other: nameAmong(other) };
        return {
          text:
            games === null
              ? t("closeLong", { ...words, games: mostGames })
              : t("close", { ...words, count: games }),
        };
      }
    }
  };
}
