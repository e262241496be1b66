import { deckColors, identityPips } from "~/components/decks/deck-colors";
import { formatName } from "~/components/formats/format-name";
import { deckPath, personPath } from "~/components/paths";
import type { DeckRate, OpponentRate, Rate } from "~/lib/api/types";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { type CardColor, Pips } from "~/ui/pips";
import { statsMessages } from "./messages";
import type { RateRow } from "./rate-rows";
import { useWhoName, whoKey } from "./who";

/** Decoration: the name beside it says the same. */
const ColorSign = ({ colors }: { colors: readonly CardColor[] }) => (
  <span aria-hidden="true" className="flex shrink-0">
    <Pips colors={colors} size="sm" />
  </span>
);

/** A breakdown with a single row says no more than the total. */
export const several = <T,>(rows: readonly T[]): readonly T[] => (rows.length > 1 ? rows : []);

/** The colors by their names, white first; none at all is colorless. */
export function useColorNames(): (colors: readonly string[]) => string {
  const { t } = useTranslation();
  return (colors) =>
    deckColors({ colors })
      .map((color) => t(`ui.colors.${color}`))
      .join(", ") || t("ui.colors.C");
}

/** The rows that the parts of stats make, each with its name in words. */
export function useStatsRows() {
  const { t } = useMessages(statsMessages);
  const to = useLocalePath();
  const formats = useUserStore((state) => state.formats);
  const whoName = useWhoName();
  const colorNames = useColorNames();
  return {
    decks: (rates: readonly DeckRate[]): RateRow[] =>
      rates.map(({ deckId, name, colors, ...rate }) => ({
        key: deckId ?? `none-${name}`,
        name: name || t("noDeck"),
        sign: name ? <ColorSign colors={deckColors({ colors })} /> : undefined,
        to: deckId && name ? to(deckPath({ id: deckId, name })) : undefined,
        rate,
      })),
    formats: (rates: readonly (Rate & { formatId: string })[]): RateRow[] =>
      rates.map(({ formatId, ...rate }) => ({
        key: formatId,
        name: formatName(formats, { formatId, subformatId: null }),
        rate,
      })),
    brackets: (rates: readonly (Rate & { bracket: number | null })[]): RateRow[] =>
      rates.map(({ bracket, ...rate }) => ({
        key: String(bracket),
        name: bracket === null ? t("noBracket") : t("bracketNo", { bracket }),
        rate,
      })),
    seats: (rates: readonly (Rate & { seat: number })[]): RateRow[] =>
      rates.map(({ seat, ...rate }) => ({ key: String(seat), name: t("seatNo", { seat }), rate })),
    podSizes: (rates: readonly (Rate & { seats: number })[]): RateRow[] =>
      rates.map(({ seats, ...rate }) => ({
        key: String(seats),
        name: seats === 2 ? t("duel") : t("podOf", { seats }),
        rate,
      })),
    colors: (rates: readonly (Rate & { colors: string[] })[]): RateRow[] =>
      rates.map(({ colors, ...rate }) => ({
        key: colors.join("") || "C",
        name: colorNames(colors),
        sign: <ColorSign colors={identityPips(colors)} />,
        rate,
      })),
    commanders: (rates: readonly (Rate & { commanders: string[] })[]): RateRow[] =>
      rates.map(({ commanders, ...rate }) => ({
        key: commanders.join("+"),
        name: commanders.join(" + ") || "–",
        rate,
      })),
    mulligans: (rates: readonly (Rate & { mulligans: number })[]): RateRow[] =>
      rates.map(({ mulligans, ...rate }) => ({
        key: String(mulligans),
        name: t("mulligansNo", { count: mulligans }),
        rate,
      })),
    opponents: (rates: readonly OpponentRate[]): RateRow[] =>
      rates.map((rate) => {
        const { userId, username, picture, ahead, behind, level } = rate;
        const name = whoName(rate);
        return {
          key: whoKey(rate),
          name,
          sign: <Avatar name={username ?? name} picture={picture} size="sm" />,
          to: userId && username ? to(personPath({ id: userId, username })) : undefined,
          rate,
          note: t("facing", { ahead, behind, level }),
          extra: [ahead, behind, level],
        };
      }),
  };
}
