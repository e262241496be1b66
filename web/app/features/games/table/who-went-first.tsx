import { useMessages } from "~/lib/i18n";
import { ChoiceChips } from "~/ui/choice-chips";
import { recordMessages } from "../messages";
import { beganWith, firstKnown, type GameDraft } from "./draft";

interface WhoWentFirstProps {
  game: GameDraft;
  onChange: (game: GameDraft) => void;
  /** It has to be said before the game is saved. */
  missing: boolean;
}

/** Asks who went first. Nobody is preset: a guess is wrong for three players of four, and then costs the same one tap. */
export function WhoWentFirst({ game, onChange, missing }: WhoWentFirstProps) {
  const { t } = useMessages(recordMessages);
  // By name, so that no chip moves when the seats turn.
  const players = game.seats.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div {...(missing && { "data-problem": true, tabIndex: -1 })}>
      <ChoiceChips
        scrolls
        legend={t("whoWentFirst")}
        options={players.map(({ key, name }) => ({ value: key, label: name }))}
        value={firstKnown(game) ? game.wentFirst : null}
        onChange={(key) => key !== null && onChange(beganWith(game, key))}
      />
    </div>
  );
}
