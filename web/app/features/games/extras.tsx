import { TagInput } from "~/components/annotations/tag-input";
import { useMessages } from "~/lib/i18n";
import { uuidv7 } from "~/lib/uuid";
import { ChoiceChips } from "~/ui/choice-chips";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/input";
import { gameDetailsMessages } from "./messages";
import type { Recording } from "./recording";

interface ExtrasProps {
  recording: Recording;
  change: (changed: Partial<Recording>) => void;
}

/** Stands for no end: a set's length is a number or none, and none chosen is no set. */
const openEnded = 0;
const lengths = [1, 3, 5, 7];

/** My own labels and words on a new game, and the set it may begin. */
export default function Extras({ recording, change }: ExtrasProps) {
  const { t } = useMessages(gameDetailsMessages);
  const { game, set, earlier } = recording;
  const setGame = (changed: Partial<typeof game>) => change({ game: { ...game, ...changed } });
  const choose = (bestOf: number | null) =>
    change({
      set:
        bestOf === null
          ? null
          : { id: set?.id ?? uuidv7(), bestOf: bestOf === openEnded ? null : bestOf },
    });
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t("tags")}</legend>
        <TagInput
          tags={game.tags}
          onAdd={(tag) => setGame({ tags: [...game.tags, tag] })}
          onRemove={({ id }) => setGame({ tags: game.tags.filter((tag) => tag.id !== id) })}
        />
      </fieldset>
      <Field label={t("note")} hint={t("noteHint")}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={20_000}
            value={game.note}
            onChange={({ target }) => setGame({ note: target.value })}
          />
        )}
      </Field>
      {game.setId === null && earlier.length === 0 && (
        <div>
          <ChoiceChips
            legend={t("set")}
            options={[
              ...lengths.map((games) => ({ value: games, label: t("bestOf", { games }) })),
              { value: openEnded, label: t("open") },
            ]}
            value={set ? (set.bestOf ?? openEnded) : null}
            onChange={choose}
          />
          <p className="mt-1.5 text-sm text-text-muted">{t("setText")}</p>
        </div>
      )}
    </>
  );
}
