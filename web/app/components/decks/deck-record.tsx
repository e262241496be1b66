import { useMessages } from "~/lib/i18n";
import { decksMessages } from "./messages";

interface DeckRecordProps {
  record: { games: number; wins: number };
}

/** Games won of games played, and the rate; a rate never stands without its count. */
export function DeckRecord({ record: { games, wins } }: DeckRecordProps) {
  const { t, lang } = useMessages(decksMessages);
  if (games === 0) return t("notPlayed");
  const rate = new Intl.NumberFormat(lang, { style: "percent" }).format(wins / games);
  return (
    <span className="inline-flex flex-wrap gap-x-2 tabular-nums">
      <span>{t("record", { wins, count: games })}</span>{" "}
      <span className="font-semibold">{rate}</span>
    </span>
  );
}
