import { useMessages, useTranslation } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { type CardColor, Pip } from "~/ui/pips";
import { deckCardsMessages } from "../messages";

const isColor = (symbol: string): symbol is CardColor => /^[WUBRGC]$/.test(symbol);

/** Between the two costs of a split card. */
const parting = "//";

/** The symbols of a cost such as `{2}{B}{G}`. */
const symbolsOf = (cost: string) =>
  cost
    .split(/[{} ]+/)
    .filter(Boolean)
    .map((symbol, place) => ({ symbol, place }));

/** What a card costs, symbol by symbol. */
export function ManaCost({ cost }: { cost: string }) {
  const { t } = useMessages(deckCardsMessages);
  const { t: app } = useTranslation();
  const symbols = symbolsOf(cost);
  const words = symbols.map(({ symbol }) =>
    isColor(symbol) ? app(`ui.colors.${symbol}`) : symbol,
  );
  return (
    <span
      role="img"
      aria-label={t("manaCost", { cost: words.join(", ") })}
      className="inline-flex shrink-0 items-center gap-0.5 self-center"
    >
      {symbols.map(({ symbol, place }) =>
        isColor(symbol) ? (
          <span key={place} className="size-4">
            <Pip color={symbol} />
          </span>
        ) : (
          <span
            key={place}
            className={cx(
              "grid h-4 min-w-4 place-items-center px-0.5 text-[0.6875rem] leading-none font-semibold tabular-nums",
              symbol !== parting && "rounded-full bg-line",
            )}
          >
            {symbol}
          </span>
        ),
      )}
    </span>
  );
}
