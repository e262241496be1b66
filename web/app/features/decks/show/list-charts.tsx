import { allColors } from "~/components/decks/deck-colors";
import type { CardListSummary } from "~/lib/api/types";
import { useMessages, useTranslation } from "~/lib/i18n";
import { BarChart } from "~/ui/bar-chart";
import { Pips, pipFill } from "~/ui/pips";
import { cardTypes } from "../card-groups";
import { colorBalance } from "../color-balance";
import { deckCardsMessages } from "../messages";
import { ColorBalanceChart } from "./color-balance-chart";

const colors = [...allColors, "C"] as const;

/** Mana curve, colors and types of a list whose cards are known. */
export function ListCharts({ summary }: { summary: CardListSummary }) {
  const { t } = useMessages(deckCardsMessages);
  const { t: app } = useTranslation();
  const number = t("number");
  const balance = colorBalance(summary);
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      <BarChart
        upright
        title={t("curve")}
        columns={[t("manaValue"), number]}
        bars={summary.curve.map((value, cost) => ({
          name: cost < summary.curve.length - 1 ? String(cost) : `${cost}+`,
          value,
        }))}
      />
      {balance ? (
        <ColorBalanceChart balance={balance} />
      ) : (
        <BarChart
          title={t("cardColors")}
          columns={[t("color"), number]}
          bars={colors.map((color) => ({
            name: app(`ui.colors.${color}`),
            sign: <Pips colors={[color]} />,
            value: summary.colors[color],
            color: pipFill(color),
          }))}
        />
      )}
      <BarChart
        title={t("cardTypes")}
        columns={[t("type"), number]}
        bars={cardTypes
          .filter((type) => summary.types[type] > 0)
          .map((type) => ({ name: t(`types.${type}`), value: summary.types[type] }))}
      />
    </div>
  );
}
