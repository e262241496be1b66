import type { MouseEventHandler } from "react";
import { Link } from "react-router";
import { dayOf } from "~/components/games/timeline";
import { dayName } from "~/components/games/when";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { Art } from "~/ui/art";
import { Avatar } from "~/ui/avatar";
import { cx } from "~/ui/cx";
import { GameIcon, SearchIcon } from "~/ui/icons/app";
import { NoteIcon, PageIcon } from "~/ui/icons/search";
import type { FullHit } from "./hit";

const icons = { games: GameIcon, notes: NoteIcon, pages: PageIcon };

/** What a hit looks like; decoration. */
function Picture({ hit }: { hit: FullHit }) {
  const { kind, title, detail, picture = null, colors, isRest } = hit;
  if (kind === "decks") {
    const look = { name: title, picture, colors, columns: 3, rows: 3 };
    return <Art {...look} className="size-8 shrink-0 rounded-sm" />;
  }
  if (kind === "people") return <Avatar name={detail ?? title} picture={picture} size="sm" />;
  if (kind === "groups") return <Avatar name={title} picture={picture} size="sm" />;
  const Icon = isRest ? SearchIcon : icons[kind];
  return (
    <span className="grid size-8 shrink-0 place-items-center text-text-muted">
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}

interface HitRowProps {
  hit: FullHit;
  id: string;
  active: boolean;
  onPoint: () => void;
  onChoose: MouseEventHandler;
}

/** One choice: a true link, so that it can be opened in another tab too. The box keeps the focus. */
export function HitRow({ hit, id, active, onPoint, onChoose }: HitRowProps) {
  const { lang } = useTranslation();
  const to = useLocalePath();
  const when = hit.at && dayName(dayOf(hit.at), lang);
  const detail = [when, hit.detail].filter(Boolean).join(" · ");
  return (
    <Link
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      to={to(hit.path)}
      onClick={onChoose}
      onMouseMove={onPoint}
      className={cx(
        "flex min-h-target scroll-mt-10 items-center gap-3 rounded-md px-3 py-1.5 text-sm no-underline",
        active && "bg-surface-sunken",
      )}
    >
      <Picture hit={hit} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{hit.title}</span>
        {detail && <span className="truncate text-xs text-text-muted">{detail}</span>}
      </span>
    </Link>
  );
}
