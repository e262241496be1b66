import { useWords } from "~/lib/i18n";
import { decksWords } from "./words";

interface DeckRecordProps {
  record: { games: number; wins: number };
}

/** Games won of games played, and the rate; a rate never stands without its count. */
export function DeckRecord({ record: { games, wins } }: DeckRecordProps) {
  const { t, lang } = useWords(decksWords);
  if (games === 0) return t("notPlayed");
  const rate = new Intl.NumberFormat(lang, { style: "percent" }).format(wins / games);
  return <span className="tabular-nums">{t("record", { wins, count: games, rate })}</span>;
}
