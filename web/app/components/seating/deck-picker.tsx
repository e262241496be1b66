import { useState } from "react";
import { DeckRefLine } from "~/components/decks/deck-ref-line";
import type { Deck } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { folded } from "~/lib/text";
import { newestFirst } from "~/lib/user/lists";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { LoadFailed } from "~/ui/load-failed";
import { SearchBox } from "~/ui/search-box";
import { Skeleton } from "~/ui/skeleton";
import { seatingMessages } from "./messages";
import type { ChosenDeck, SeatedPlayer } from "./seated-player";
import { useDecksOf } from "./use-decks-of";

const searchedFrom = 9;

interface DeckPickerProps {
  seat: Pick<SeatedPlayer, "userId" | "name" | "deck">;
  formatId: string;
  onPick: (deck: ChosenDeck | null) => void;
  onClose: () => void;
}

/** Decks of the format first, the last played before the others. */
const inOrder = (decks: readonly Deck[], formatId: string): Deck[] =>
  newestFirst(decks, "lastPlayed").toSorted(
    (a, b) => Number(b.formatId === formatId) - Number(a.formatId === formatId),
  );

function OwnDecks({ userId, formatId, onPick }: DeckListProps) {
  const { t } = useMessages(seatingMessages);
  const { data, failed, error, retry } = useDecksOf(userId);
  const [wanted, setWanted] = useState("");
  if (failed) return <LoadFailed title={t("decksFailed")} error={error} onRetry={retry} />;
  if (!data) {
    return (
      <div className="grid gap-2" aria-busy="true">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-13" />
        ))}
      </div>
    );
  }
  const decks = inOrder(data.decks as Deck[], formatId);
  const fits = ({ name, commanders }: Deck) =>
    folded([name, ...commanders].join(" ")).includes(folded(wanted));
  if (decks.length === 0) return <p className="text-sm text-text-muted">{t("noDecks")}</p>;
  return (
    <div className="grid gap-2">
      {decks.length >= searchedFrom && (
        <SearchBox label={t("findDeck")} value={wanted} onChange={setWanted} />
      )}
      <ul className="grid grid-cols-1 max-h-[40dvh] gap-1 overflow-y-auto">
        {decks.filter(fits).map((deck) => (
          <li key={deck.id}>
            <button
              type="button"
              onClick={() => onPick(deck)}
              className="w-full rounded-md p-2 text-left text-sm font-semibold hover:bg-surface-sunken"
            >
              <DeckRefLine deck={deck} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DeckListProps {
  userId: string;
  formatId: string;
  onPick: (deck: Deck) => void;
}

/** Picks the deck a player played: one of theirs, or just a name. */
export default function DeckPicker({ seat, formatId, onPick, onClose }: DeckPickerProps) {
  const { t } = useMessages(seatingMessages);
  const [name, setName] = useState(seat.deck && seat.deck.id === null ? seat.deck.name : "");
  const takeName = () => {
    const named = name.trim();
    if (named) onPick({ id: null, name: named, colors: [], picture: null });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("deckOf", { name: seat.name })}
      actions={<Button onClick={() => onPick(null)}>{t("noDeck")}</Button>}
    >
      <div className="grid gap-4">
        {seat.userId !== null && (
          <OwnDecks
            userId={seat.userId}
            formatId={formatId}
            onPick={({ id, name, colors, picture }) => onPick({ id, name, colors, picture })}
          />
        )}
        <Field label={t(seat.userId === null ? "deckName" : "otherDeck")}>
          {(control) => (
            <span className="flex gap-2">
              <Input
                {...control}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="done"
                value={name}
                onChange={({ target }) => setName(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  event.preventDefault();
                  takeName();
                }}
              />
              <Button
                className="shrink-0 whitespace-nowrap"
                disabled={!name.trim()}
                onClick={takeName}
              >
                {t("useDeck")}
              </Button>
            </span>
          )}
        </Field>
      </div>
    </Dialog>
  );
}
