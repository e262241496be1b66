import { Link } from "react-router";
import type { NoteHit } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { annotationsMessages } from "./messages";
import { notedPath, playedAt, playersOf } from "./note-hit";

/** One note found: where it hangs, and the words around what was looked for. */
export function NoteHitRow({ hit }: { hit: NoteHit }) {
  const { t, lang } = useMessages(annotationsMessages);
  const to = useLocalePath();
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(new Date(playedAt(hit)));
  return (
    <Link
      to={to(notedPath(hit))}
      className="grid gap-1 rounded-lg border border-line bg-surface-raised p-4 transition-colors hover:border-line-strong"
    >
      <span className="font-semibold">{t(hit.game ? "onGame" : "onSet", { date })}</span>
      <span className="truncate text-sm text-text-muted">{playersOf(hit)}</span>
      <span className="line-clamp-3 text-sm">
        {hit.snippet.map(({ text, hit: found }, at) =>
          found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
            <mark key={at} className="rounded-sm bg-accent-soft font-semibold text-accent-text">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </Link>
  );
}
