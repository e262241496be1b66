import { nameOf } from "~/components/games/result";
import { waitingMessages } from "~/components/waiting/messages";
import { type Lang, perLang, useMessages } from "~/lib/i18n";
import { type Entry, isBlocked } from "~/lib/outbox/entry";

const listFormat = perLang((lang) => new Intl.ListFormat(lang));

export const listOf = (names: readonly string[], lang: Lang): string =>
  listFormat(lang).format(names);

/** An entry in words: what it is, and what is in it. */
export function useDescription(): (entry: Entry) => { title: string; lines: string[] } {
  const { t, lang } = useMessages(waitingMessages);
  const list = (names: readonly string[]) => listOf(names, lang);
  const only = (title: string) => ({ title, lines: [] });
  return (entry) => {
    switch (entry.kind) {
      case "game":
        return only(
          entry.names.length > 0
            ? t("gameOf", { names: list(entry.names) })
            : t("game", { count: entry.body.seats.length }),
        );
      case "set": {
        const count = entry.body.games?.length ?? 0;
        return only(
          entry.names.length > 0
            ? t("setOf", { count, names: list(entry.names) })
            : t("set", { count }),
        );
      }
      case "correction":
        return only(
          entry.shown
            ? t("correctionOf", { names: list(entry.shown.seats.map((seat) => nameOf(seat))) })
            : t("correction"),
        );
      case "note":
        return entry.content === null
          ? only(t("noteDeleted"))
          : { title: t("note"), lines: [entry.content] };
      case "tags": {
        const added = entry.add.map(({ name }) => name);
        const removed = entry.remove.map(({ name }) => name);
        return {
          title: t("tags"),
          lines: [
            ...(added.length > 0 ? [t("tagsAdded", { names: list(added) })] : []),
            ...(removed.length > 0 ? [t("tagsRemoved", { names: list(removed) })] : []),
          ],
        };
      }
      case "removal":
        return only(t(entry.target.kind === "game" ? "removalGame" : "removalSet"));
    }
  };
}

export type State = "waiting" | "behind" | "refused" | "partly" | "conflict";

export function stateOf(entry: Entry, all: readonly Entry[]): State {
  if (entry.refused) return entry.refused.status === 409 ? "conflict" : "refused";
  return isBlocked(entry, all) ? "behind" : "waiting";
}

/** The page of what is changed by it, if the server has that already. */
export function pathOf(entry: Entry): string | null {
  if (entry.kind === "correction") return `/game/${entry.body.id}`;
  if (entry.kind === "note" || entry.kind === "tags")
    return `/${entry.target.kind}/${entry.target.id}`;
  return null;
}
