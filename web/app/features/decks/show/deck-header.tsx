import type { ReactNode } from "react";
import { Link } from "react-router";
import { BracketBadge } from "~/components/decks/bracket-badge";
import { deckPips } from "~/components/decks/deck-colors";
import { DeckArt, DeckRecord } from "~/components/decks/deck-tile";
import { formatName } from "~/components/formats/format-name";
import { personPath } from "~/components/paths";
import type { Deck, Card as Person } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Badge } from "~/ui/badge";
import { OutsideIcon } from "~/ui/icons/app";
import { Pips } from "~/ui/pips";
import { deckPagesMessages } from "../messages";

interface DeckHeaderProps {
  deck: Deck;
  /** Whose it is, where it is not the reader's own. */
  owner: Person | null;
  actions?: ReactNode;
}

function Outside({ link }: { link: string }) {
  const { t } = useMessages(deckPagesMessages);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link inline-flex min-h-target items-center gap-1.5 self-start text-sm"
    >
      {t("outside", { host: new URL(link).hostname.replace(/^www\./, "") })}
      <OutsideIcon className="size-4" aria-hidden="true" />
    </a>
  );
}

/** Who the deck is: picture, name, colours, bracket, record. */
export function DeckHeader({ deck, owner, actions }: DeckHeaderProps) {
  const { t } = useMessages(deckPagesMessages);
  const to = useLocalePath();
  const formats = useUserStore((state) => state.formats);
  return (
    <header className="grid gap-4 sm:grid-cols-[14rem_1fr] sm:gap-6">
      <DeckArt
        deck={deck}
        className="aspect-16/9 w-full rounded-lg sm:aspect-square sm:self-start"
      />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h1 className="min-w-0 text-3xl wrap-anywhere">{deck.name}</h1>
          {actions && <div className="flex shrink-0 gap-2">{actions}</div>}
        </div>
        {owner && (
          <p>
            <Link to={to(personPath(owner))} className="link">
              {t("by", { name: owner.firstname })}
            </Link>
          </p>
        )}
        {deck.commanders.length > 0 && (
          <p className="text-lg" lang="en">
            {deck.commanders.join(" + ")}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-2">
          <Pips colors={deckPips(deck)} />
          <BracketBadge bracket={deck.bracket} named />
          {deck.archivedAt && <Badge>{t("archivedBadge")}</Badge>}
        </p>
        <p className="text-text-muted">{formatName(formats, deck)}</p>
        <p className="font-display text-xl font-bold">
          <DeckRecord record={deck.record} />
        </p>
        {deck.link && <Outside link={deck.link} />}
      </div>
    </header>
  );
}
