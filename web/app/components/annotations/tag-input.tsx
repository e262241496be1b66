import { useState } from "react";
import type { Tag } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { isNew, newTag } from "~/lib/new-tag";
import { useTags } from "~/lib/tags";
import { folded } from "~/lib/text";
import { Button } from "~/ui/button";
import { Chip, ChipDot } from "~/ui/chip";
import { AddIcon } from "~/ui/icons/app";
import { SuggestInput } from "~/ui/suggest-input";
import { annotationsMessages } from "./messages";
import { suggestTags } from "./suggest";

interface TagInputProps {
  tags: readonly Tag[];
  /** One of mine, or a new one: `tagKey` says how a call names it. */
  onAdd: (tag: Tag) => void;

  onRemove: (tag: Tag) => void;
}

/** Chips, and a box that completes the user's own tags or makes a new one. */
export function TagInput({ tags, onAdd, onRemove }: TagInputProps) {
  const { t } = useMessages(annotationsMessages);
  const { tags: mine } = useTags();
  const [typed, setTyped] = useState("");

  const add = (tag: Tag) => {
    onAdd(tag);
    setTyped("");
  };
  const addTyped = () => {
    const name = typed.trim();
    if (!name) return;
    const known = [...(mine ?? []), ...tags].find((tag) => folded(tag.name) === folded(name));
    if (known && tags.some(({ id }) => id === known.id)) setTyped("");
    else add(known ?? newTag(name));
  };

  return (
    <div className="grid gap-3">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.id} className="max-w-full">
              <Chip
                color={tag.color}
                removeLabel={t("removeTag", { name: tag.name })}
                onRemove={() => onRemove(tag)}
              >
                {tag.name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <SuggestInput
          aria-label={t("addTag")}
          placeholder={t("addTag")}
          maxLength={40}
          enterKeyHint="done"
          className="flex-1"
          value={typed}
          onChange={setTyped}
          suggestions={suggestTags(typed, mine ?? [], tags)}
          keyOf={({ id }) => id}
          onPick={add}
          onEnter={addTyped}
        >
          {(tag) => (
            <>
              <ChipDot color={tag.color} />
              <span className="truncate">
                {isNew(tag) ? t("newTag", { name: tag.name }) : tag.name}
              </span>
            </>
          )}
        </SuggestInput>
        <Button disabled={!typed.trim()} onClick={addTyped}>
          <AddIcon className="size-4" aria-hidden="true" />
          {t("add")}
        </Button>
      </div>
    </div>
  );
}
