import type { Against } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { RateCard } from "~/parts/figures/rate-rows";
import { useStatsRows, useWhoName, whoKey } from "~/parts/figures/stats-rows";
import { figuresWords } from "~/parts/figures/words";
import { deckFiguresWords } from "./words";

/** What the deck met, and how it did there. */
export function AgainstCards({ against }: { against: Against }) {
  const { t } = useWords(deckFiguresWords);
  const { t: tFigures } = useWords(figuresWords);
  const rowsOf = useStatsRows();
  const { byColor, byTableBracket } = against;
  const colors = byColor.map(({ color, ...rate }) => ({ colors: color ? [color] : [], ...rate }));
  const bracketsKnown = byTableBracket.some(({ bracket }) => bracket !== null);
  return (
    <>
      <RateCard
        title={t("againstDecks")}
        note={t("againstDecksNote")}
        what={tFigures("deck")}
        rows={useMetDecks(against)}
        extraColumns={(["player", "ahead", "behind", "level"] as const).map((head) =>
          tFigures(head),
        )}
      />
      <RateCard
        title={t("againstColors")}
        note={t("againstColorsNote")}
        what={tFigures("colors")}
        rows={rowsOf.colors(colors)}
      />
      <RateCard
        title={t("tableBracket")}
        note={t("tableBracketNote")}
        what={tFigures("bracket")}
        rows={bracketsKnown ? rowsOf.brackets(byTableBracket) : []}
      />
    </>
  );
}

/** The decks on the other side, each with whose it is; none where they are not for these eyes. */
function useMetDecks({ byDeck }: Against) {
  const { t } = useWords(figuresWords);
  const rowsOf = useStatsRows();
  const whoName = useWhoName();
  return (byDeck ?? []).flatMap((met) => {
    const { ahead, behind, level } = met;
    const who = whoName(met);
    return rowsOf.decks([met]).map((row) => ({
      ...row,
      key: `${row.key}-${whoKey(met)}`,
      note: `${who} · ${t("facing", { ahead, behind, level })}`,
      extra: [who, ahead, behind, level],
    }));
  });
}
