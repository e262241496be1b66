import { decksMessages } from "~/components/decks/messages";
import type { CardEntry } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { type CardGroup, cardGroups } from "../card-groups";
import { deckCardsMessages } from "../messages";

function Group({ group }: { group: CardGroup }) {
  const { t } = useMessages(deckCardsMessages);
  const deck = useMessages(decksMessages);
  const title = group.type ? t(`types.${group.type}`) : deck.t(`sections.${group.section}`);
  return (
    <section className="mb-6 break-inside-avoid">
      <h3 className="mb-1 text-base">
        {title} <span className="font-normal text-text-muted tabular-nums">({group.total})</span>
      </h3>
      <ul className="text-sm">
        {group.entries.map(({ name, quantity, finish }) => (
          <li key={name} className="flex gap-2 py-0.5">
            <span className="w-6 shrink-0 text-right text-text-muted tabular-nums">{quantity}</span>
            <span className="min-w-0 wrap-anywhere">
              <span lang="en">{name}</span>
              {finish && <span className="text-text-muted"> · {t(`finishes.${finish}`)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every card by section and type, in as many columns as there is room for. */
export const CardColumns = ({ entries }: { entries: readonly CardEntry[] }) => (
  <div className="columns-[16rem] gap-x-8">
    {cardGroups(entries).map((group) => (
      <Group key={`${group.section}-${group.type}`} group={group} />
    ))}
  </div>
);
