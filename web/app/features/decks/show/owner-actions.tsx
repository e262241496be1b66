import { Suspense, useState } from "react";
import type { Deck } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useNavigate } from "~/lib/router/page-router";
import { ButtonLink } from "~/ui/button";
import { ArchiveIcon, DeleteIcon, EditIcon, MoreIcon, RestoreIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { deckPagesMessages } from "../messages";
import { useArchiving } from "../use-archiving";

// Seldom wanted: fetched when it is.
const DeleteDeck = onDemand(() => import("../delete-deck"));

interface OwnerActionsProps {
  deck: Deck;
  onChange: (deck: Deck) => void;
}

/** What a deck's owner can do with it. */
export function OwnerActions({ deck, onChange }: OwnerActionsProps) {
  const { t } = useMessages(deckPagesMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { archive, restore } = useArchiving(onChange);
  const away = deck.archivedAt
    ? {
        label: t("restore"),
        icon: <RestoreIcon className="size-4" />,
        onSelect: () => restore(deck),
      }
    : {
        label: t("archive"),
        icon: <ArchiveIcon className="size-4" />,
        onSelect: () => archive(deck),
      };
  return (
    <>
      <ButtonLink to={to(`/decks/${deck.id}/edit`)}>
        <EditIcon className="size-4" aria-hidden="true" />
        {t("edit")}
      </ButtonLink>
      <Menu
        label={t("more")}
        icon={<MoreIcon className="size-5" />}
        items={[
          away,
          {
            label: t("deleteForGood"),
            icon: <DeleteIcon className="size-4" />,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {deleting && (
        <Suspense>
          <DeleteDeck
            deck={deck}
            onClose={() => setDeleting(false)}
            onDeleted={() => navigate(to("/decks"), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
