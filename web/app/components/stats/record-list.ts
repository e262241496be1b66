import type { GroupRecords, Records, Who } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useFormat } from "./format";
import { statsMessages } from "./messages";

export interface RecordLine {
  key: keyof Records;
  title: string;
  value: string;
  when: string;
  gameId: string | null;
  /** The holder, if it is shown. */
  holder: Who | null;
}

/** In a group, each record has a holder. */
const holderOf = (record: object): Who | null => ("userId" in record ? (record as Who) : null);

/** The records there are, in words. */
export function useRecords(): (records: Records | GroupRecords) => RecordLine[] {
  const { t } = useMessages(statsMessages);
  const { day, minutes } = useFormat();
  return ({ longestStreak, fastestWin, longestGame, biggestComeback }) => {
    const lines: RecordLine[] = [];
    const add = (key: keyof Records, value: string, when: string, record: object, game?: string) =>
      lines.push({
        key,
        title: t(key),
        value,
        when,
        holder: holderOf(record),
        gameId: game ?? null,
      });
    if (longestStreak) {
      const { length, from, until } = longestStreak;
      const [first, last] = [day(from), day(until)];
      const when = first === last ? first : t("fromTo", { from: first, until: last });
      add("longestStreak", t("streakLength", { count: length }), when, longestStreak);
    }
    if (fastestWin) {
      const { gameId, minutes: taken, turns, playedAt } = fastestWin;
      const length = taken === null ? t("inTurns", { count: turns ?? 0 }) : minutes(taken);
      add("fastestWin", length, day(playedAt), fastestWin, gameId);
    }
    if (longestGame) {
      const { gameId, minutes: taken, playedAt } = longestGame;
      add("longestGame", minutes(taken), day(playedAt), longestGame, gameId);
    }
    if (biggestComeback) {
      const { gameId, life, playedAt } = biggestComeback;
      add("biggestComeback", t("comebackLife", { life }), day(playedAt), biggestComeback, gameId);
    }
    return lines;
  };
}
