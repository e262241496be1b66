import { useMemo } from "react";
import { useMessages } from "~/lib/i18n";
import { metaMessages } from "~/lib/i18n/catalogue";
import { useUserStore } from "~/lib/user/store";
import { type FullHit, type Hit, knownKinds, most } from "./hit";
import { ranked } from "./match";
import { searchMessages } from "./messages";
import { deckHits } from "./sources/decks";
import { groupHits } from "./sources/groups";
import { pageHits, suggestedOf } from "./sources/pages";
import { peopleHits } from "./sources/people";

/** All that can be found without asking the server: also where it is away. */
export function useKnown(): FullHit[] {
  const { t, messages } = useMessages(searchMessages);
  const { messages: titles } = useMessages(metaMessages);
  const decks = useUserStore((state) => state.decks);
  const formats = useUserStore((state) => state.formats);
  const friends = useUserStore((state) => state.friends);
  const playgroups = useUserStore((state) => state.playgroups);
  const me = useUserStore((state) => state.userData);
  return useMemo(
    () => [
      ...deckHits(decks, formats),
      ...peopleHits(friends, playgroups, me),
      ...groupHits(playgroups, (count) => t("members", { count })),
      ...pageHits(titles, messages.also),
    ],
    [decks, formats, friends, playgroups, me, titles, messages, t],
  );
}

/** Those under one heading, and what it says. */
export interface Group {
  heading: Hit["kind"] | "recent";
  hits: FullHit[];
}

/** What fits, by kind: the kind with the best fit first. */
export function knownGroups(known: readonly FullHit[], words: readonly string[]): Group[] {
  const fitting = ranked(known, words);
  const groups = knownKinds.map((kind) => {
    const own = fitting.filter(({ thing }) => thing.kind === kind).slice(0, most);
    return { heading: kind, hits: own.map(({ thing }) => thing), best: own[0]?.rank ?? 0 };
  });
  return groups.filter(({ hits }) => hits.length > 0).toSorted((a, b) => a.best - b.best);
}

/** Before anything is typed: the recent choices as they are called now, and a few pages besides. */
export function firstGroups(known: readonly FullHit[], recent: readonly Hit[]): Group[] {
  const local = (hit: Hit) => knownKinds.some((kind) => kind === hit.kind);
  const chosen = recent.flatMap(
    (hit) => known.find(({ key }) => key === hit.key) ?? (local(hit) ? [] : hit),
  );
  const others = suggestedOf(known).filter(({ key }) => !chosen.some((hit) => hit.key === key));
  const groups: Group[] = [
    { heading: "recent", hits: chosen },
    { heading: "pages", hits: others },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
