import { listFormat, useMessages } from "~/lib/i18n";
import { podsMessages } from "../messages";
import type { Worth } from "./line";

/** Less than this is nothing to speak of. */
const slight = 0.005;

/** One line in words with numbers: how good these pods are, and by what. */
export function useWorthLine(): (worth: Worth) => string {
  const { t, lang } = useMessages(podsMessages);
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const even = (gain: number | null) => {
    if (gain === null) return t("even.one");
    const share = percent.format(Math.abs(gain));
    if (Math.abs(gain) < slight) return t("even.same");
    return t(gain > 0 ? "even.more" : "even.less", { share });
  };
  const apart = (what: "ratings" | "brackets", count: number) =>
    t(count === 0 ? `${what}.same` : `${what}.apart`, { count });
  const met = (count: number, pairs: number) =>
    t(count === pairs ? "pairs.all" : count === 0 ? "pairs.none" : "pairs.some", { count, pairs });
  return ({ gain, spread, brackets, newPairs, pairs }) => {
    const facts = [
      apart("ratings", spread),
      ...(brackets === null ? [] : [apart("brackets", brackets)]),
      met(newPairs, pairs),
    ];
    const listed = listFormat(lang).format(facts);
    return t("colon", { even: even(gain), facts: listed });
  };
}
