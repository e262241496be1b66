import { useEffect } from "react";
import { type Lang, useTranslation } from "~/lib/i18n";
import { whenIdle } from "./on-demand";

interface Ahead {
  loadAhead: (lang: Lang) => Promise<unknown>;
}

/** What a page needs without a network is loaded while there is one; what did not come is asked for when it is wanted. */
export function useAhead(bring: () => Promise<Ahead>): void {
  const { lang } = useTranslation();
  useEffect(
    () =>
      whenIdle(() => {
        bring()
          .then(({ loadAhead }) => loadAhead(lang))
          .catch(() => undefined);
      }),
    [lang, bring],
  );
}
