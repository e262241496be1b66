import type { Playgroup, Pod } from "~/lib/api/types";
import { folded } from "~/lib/text";

/** The tables with all words typed: names of players, decks or the group. */
export function tablesWith(
  pods: readonly Pod[],
  typed: string,
  playgroups: readonly Pick<Playgroup, "id" | "name">[],
): Pod[] {
  const words = folded(typed).split(/\s+/);
  return pods.filter(({ seats, playgroupId }) => {
    const said = seats.flatMap(({ firstname, username, guestName, deck, deckName }) => [
      firstname,
      username,
      guestName,
      deck?.name ?? deckName,
    ]);
    const group = playgroups.find(({ id }) => id === playgroupId)?.name;
    const text = folded([...said, group].join(" "));
    return words.every((word) => text.includes(word));
  });
}
