import { useMessages, useTranslation } from "~/lib/i18n";
import { Pips, pipFill } from "~/ui/pips";
import type { ColorBalance } from "../color-balance";
import { deckCardsMessages } from "../messages";

interface ShareBarProps {
  share: number;
  fill: string;
  text: string;
}

const ShareBar = ({ share, fill, text }: ShareBarProps) => (
  <span className="grid grid-cols-[1fr_3rem] items-center gap-2">
    <span
      className="h-3 rounded-r-sm border border-line-strong"
      style={{ width: `${share * 100}%`, background: fill }}
    />
    <span className="text-right text-text-muted">{text}</span>
  </span>
);

/** Which colors the costs ask for and which the lands give, in words first. */
export function ColorBalanceChart({ balance: { shares, short } }: { balance: ColorBalance }) {
  const { t, lang } = useMessages(deckCardsMessages);
  const { t: app } = useTranslation();
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const name = (color: (typeof shares)[number]["color"]) => app(`ui.colors.${color}`);
  const verdict = short
    ? t("landsShort", {
        color: name(short.color).toLocaleLowerCase(lang),
        costs: percent.format(short.costs),
        lands: percent.format(short.lands),
      })
    : t("landsFit");
  return (
    <figure className="grid content-start gap-3">
      <figcaption aria-hidden="true" className="font-display font-bold">
        {t("colorBalance")}
      </figcaption>
      <p className="text-sm">{verdict}</p>
      <table className="sr-only">
        <caption>{t("colorBalance")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("color")}</th>
            <th scope="col">{t("inCosts")}</th>
            <th scope="col">{t("fromLands")}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ color, costs, lands }) => (
            <tr key={color}>
              <th scope="row">{name(color)}</th>
              <td>{percent.format(costs)}</td>
              <td>{percent.format(lands)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_1fr_1fr] items-center gap-x-3 gap-y-1.5 text-sm tabular-nums"
      >
        <span className="col-start-2 text-text-muted">{t("inCosts")}</span>
        <span className="text-text-muted">{t("fromLands")}</span>
        {shares.map(({ color, costs, lands }) => (
          <div key={color} className="contents">
            <Pips colors={[color]} />
            <ShareBar share={costs} fill={pipFill(color)} text={percent.format(costs)} />
            <ShareBar share={lands} fill={pipFill(color)} text={percent.format(lands)} />
          </div>
        ))}
      </div>
    </figure>
  );
}
