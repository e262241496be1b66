import { useFormat } from "~/components/stats/format";
import { StatCard } from "~/components/stats/stat-card";
import type { PlaysLike } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { CountRows } from "~/ui/charts/count-rows";
import { useBracketLabel } from "../../../components/decks/brackets";
import { deckStatsMessages } from "../messages";
import { usePlaysLike } from "./use-plays-like";

interface PlaysLikeCardProps {
  playsLike: PlaysLike;
  className?: string;
}

/** The bracket that the deck's results resemble, with the likelihood of each. */
export function PlaysLikeCard({ playsLike, className }: PlaysLikeCardProps) {
  const { t } = useMessages(deckStatsMessages);
  const { percent } = useFormat();
  const inWords = useBracketLabel();
  const { like, declared, sure } = usePlaysLike()(playsLike);
  const chances = playsLike.chances.map((chance, at) => ({
    name: inWords(at + 1),
    chance,
    text: percent(chance),
  }));
  const table = {
    columns: [t("bracket"), t("chance")],
    rows: chances.map(({ name, chance, text }) => [name, { value: chance, text }]),
  };
  return (
    <StatCard title={t("playsLike")} note={t("playsLikeNote")} table={table} className={className}>
      <p>
        <span className="block font-display text-lg font-bold">{like}</span>
        <span className="text-sm text-text-muted">
          {[declared, sure].filter(Boolean).join(" · ")}
        </span>
      </p>
      <CountRows
        rows={chances.map(({ name, chance, text }) => ({ key: name, name, value: chance, text }))}
      />
    </StatCard>
  );
}
