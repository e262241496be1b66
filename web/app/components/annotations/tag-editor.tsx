import { useId } from "react";
import { Link } from "react-router";
import { WaitingMark } from "~/components/waiting/waiting-mark";
import type { Tag, Target } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useWaitingOn } from "~/lib/outbox/store";
import { annotationsMessages } from "./messages";
import { TagInput } from "./tag-input";
import { useTagging } from "./use-tagging";
import { withWaiting } from "./waiting-tags";

interface TagEditorProps {
  target: Target;
  tags: readonly Tag[];
  /** Told at once, and again when the server has answered. */
  onChange: (tags: Tag[]) => void;
}

/** My tags on a game or a set. */
export function TagEditor({ target, tags, onChange }: TagEditorProps) {
  const { t } = useMessages(annotationsMessages);
  const to = useLocalePath();
  const title = useId();
  const waiting = useWaitingOn(target, "tags");
  const refused = waiting.some((entry) => entry.refused);
  const shown = withWaiting(tags, waiting);
  const { add, remove } = useTagging(target, shown, onChange);
  return (
    <section aria-labelledby={title} className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id={title} className="text-xl">
          {t("tags")}
        </h2>
        <Link to={to("/tags")} className="link -my-2 inline-flex min-h-target items-center text-sm">
          {t("manageTags")}
        </Link>
      </div>
      <TagInput tags={shown} onAdd={add} onRemove={remove} />
      {waiting.length > 0 && (
        <WaitingMark refused={refused}>{t(refused ? "notSent" : "notSentYet")}</WaitingMark>
      )}
      <p className="text-sm text-text-muted">{t("tagsHint")}</p>
    </section>
  );
}
