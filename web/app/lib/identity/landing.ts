import { barePath, type Lang, localePath } from "~/lib/i18n/paths";
import { languageAtStart } from "~/lib/language/start";
import { choiceKey } from "~/lib/language/store";

/** Where sign-ins under way are kept, by their state. */
export const begunKey = "provider-sign-in";

const readBegun = (state: string): { lang?: Lang } | undefined => {
  try {
    return JSON.parse(localStorage.getItem(begunKey) ?? "{}")[state];
  } catch {
    return undefined;
  }
};

/**
 * A provider returns with a code in the address (Apple's behind the hash). It moves from
 * the address into the router's location state before anything else runs, and the page continues in the language in
 * which the sign-in began.
 */
export function land(): void {
  const { pathname, search, hash } = location;
  const bare = barePath(pathname);
  const answer = (hash || search).slice(1);
  const state = new URLSearchParams(answer).get("state") ?? "";
  const stored = localStorage.getItem(choiceKey);
  const lang = readBegun(state)?.lang ?? languageAtStart(stored, navigator.language);
  // A reloaded page has it there already.
  const kept = answer ? { usr: answer } : history.state;
  history.replaceState(kept, "", localePath(lang, bare));
}
