import { DeckArt } from "~/components/decks/deck-tile";
import { PictureForm } from "~/components/pictures/picture-form";
import type { Deck } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { deckFormMessages } from "../messages";

export interface PictureFieldProps {
  deck: Pick<Deck, "name" | "colors" | "picture">;
  send: (cropped: Blob, onProgress: (share: number) => void) => Promise<void>;
  remove: () => Promise<void>;
}

/** The deck's picture, or the pattern that stands in for it. */
export function PictureField({ deck, send, remove }: PictureFieldProps) {
  const { t } = useMessages(deckFormMessages);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("picture")}</legend>
      <PictureForm brief hasPicture={deck.picture !== null} send={send} remove={remove}>
        <DeckArt deck={deck} columns={4} rows={4} className="size-14 rounded-md" />
      </PictureForm>
    </fieldset>
  );
}
