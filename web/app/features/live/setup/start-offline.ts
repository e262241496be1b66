import type { SeatedPlayer } from "~/components/seating/seated-player";
import type { LivePerson, LiveTable, TablePlace, TableSetup } from "~/lib/api/types";
import { currentIdentity } from "~/lib/identity/client";
import { useUserStore } from "~/lib/user/store";
import { keepTable } from "~/live/offline/storage";
import { type LiveDraft, liveBody } from "./draft";

/** What the format says, as it was last seen; null where it never was. */
function rulesOf({ formatId, subformatId, startingLife }: LiveDraft): TableSetup["rules"] | null {
  const format = useUserStore.getState().formats.find(({ id }) => id === formatId);
  const subformat = format?.subformats.find(({ id }) => id === subformatId);
  if (!format) return null;
  return {
    startingLife: startingLife ?? subformat?.startingLife ?? format.startingLife,
    commanderDamage: subformat?.commanderDamage ?? format.commanderDamage,
    poison: subformat?.poison ?? format.poison,
  };
}

/** Of others' decks only the name is known here; the server adds the rest. */
function placesOf({ seats }: LiveDraft, body: ReturnType<typeof liveBody>): TablePlace[] {
  const { decks } = useUserStore.getState();
  return body.seats.map(({ userId, guestName, deckId, color }, at) => ({
    userId: userId ?? null,
    guestName: guestName ?? null,
    deckId: deckId ?? null,
    deckName: seats[at]?.deck?.name ?? null,
    commanders: decks.find(({ id }) => id === deckId)?.commanders.slice(0, 2) ?? [],
    color: color ?? "gray",
  }));
}

const personAt = ({ userId, username, name, picture }: SeatedPlayer): LivePerson[] =>
  userId === null
    ? []
    : [
        {
          id: userId,
          username: username ?? name,
          firstname: name,
          picture,
          role: "player",
          devices: 0,
        },
      ];

/** Starts a table that only this device has until the server can be reached; null where too little is known here. */
export async function startOffline(draft: LiveDraft): Promise<LiveTable | null> {
  const user = currentIdentity()?.uid;
  const rules = rulesOf(draft);
  const { userData } = useUserStore.getState();
  if (!user || !userData || !rules) return null;
  const body = liveBody(draft);
  const seats = placesOf(draft, body);
  const { id, formatId, subformatId, playgroupId, settings } = draft;
  const openedAt = new Date().toISOString();
  const { username, firstname, picture } = userData;
  const shown: LiveTable = {
    id,
    code: "",
    status: "open",
    formatId,
    subformatId,
    playgroupId,
    setId: null,
    gameId: null,
    host: { id: userData.id, username, firstname, picture },
    role: "host",
    joined: true,
    openedAt,
    touchedAt: openedAt,
    sequence: 1,
    url: "",
    qr: "",
    seats: seats.map(({ userId, deckName, commanders, color }, at) => ({
      seat: at + 1,
      userId,
      name: draft.seats[at]?.name ?? null,
      picture: draft.seats[at]?.picture ?? null,
      color,
      deckName,
      commanders,
      life: rules.startingLife,
      out: false,
    })),
  };
  const people = draft.seats.flatMap(personAt);
  const setup = { rules, settings, seats, starter: body.starter ?? null };
  await keepTable(user, { id, body, setup, openedAt, shown, people, refused: null });
  return shown;
}
