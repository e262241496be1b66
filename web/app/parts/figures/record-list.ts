import type { Records } from "~/lib/api/pending";
import { useWords } from "~/lib/i18n";
import { useFormat } from "./format";
import { figuresWords } from "./words";

export interface RecordLine<Holder> {
  key: keyof Records;
  title: string;
  value: string;
  when: string;
  gameId: string | null;
  holder: Holder;
}

/** The records there are, in words. */
export function useRecords<Holder>(): (records: Records<Holder>) => RecordLine<Holder>[] {
  const { t } = useWords(figuresWords);
  const { day, minutes } = useFormat();
  return ({ longestStreak, fastestWin, longestGame, biggestComeback }) => {
    const lines: RecordLine<Holder>[] = [];
    const add = (key: keyof Records, value: string, when: string, held: Holder, game?: string) =>
      lines.push({ key, title: t(key), value, when, holder: held, gameId: game ?? null });
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
