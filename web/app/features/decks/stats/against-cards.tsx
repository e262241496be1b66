import { statsMessages } from "~/components/stats/messages";
import { RateCard } from "~/components/stats/rate-rows";
import { useStatsRows } from "~/components/stats/stats-rows";
import { useWhoName, whoKey } from "~/components/stats/who";
import type { Against } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { deckStatsMessages } from "../messages";

interface AgainstProps {
  against: Against;
}

/** How the deck did at which tables: how strong they were, and of which colours. */
export function MetTables({ against: { byColor, byTableBracket } }: AgainstProps) {
  const { t } = useMessages(deckStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const rowsOf = useStatsRows();
  const colors = byColor.map(({ color, ...rate }) => ({ colors: color ? [color] : [], ...rate }));
  const bracketsKnown = byTableBracket.some(({ bracket }) => bracket !== null);
  return (
    <>
      <RateCard
        title={t("tableBracket")}
        note={t("tableBracketNote")}
        what={tStats("bracket")}
        rows={bracketsKnown ? rowsOf.brackets(byTableBracket) : []}
      />
      <RateCard
        title={t("againstColors")}
        note={t("againstColorsNote")}
        what={tStats("colors")}
        rows={rowsOf.colors(colors)}
      />
    </>
  );
}

/** The decks on the other side, each with whose it is; none where they are not for these eyes. */
export function MetDecks({ against: { byDeck } }: AgainstProps) {
  const { t } = useMessages(deckStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const rowsOf = useStatsRows();
  const whoName = useWhoName();
  const rows = (byDeck ?? []).flatMap((met) => {
    const { ahead, behind, level } = met;
    const who = whoName(met);
    return rowsOf.decks([met]).map((row) => ({
      ...row,
      key: `${row.key}-${whoKey(met)}`,
      note: `${who} · ${tStats("facing", { ahead, behind, level })}`,
      extra: [who, ahead, behind, level],
    }));
  });
  const heads = ["player", "ahead", "behind", "level"] as const;
  return (
    <RateCard
      title={t("againstDecks")}
      note={t("againstDecksNote")}
      what={tStats("deck")}
      rows={rows}
      extraColumns={heads.map((head) => tStats(head))}
    />
  );
}
