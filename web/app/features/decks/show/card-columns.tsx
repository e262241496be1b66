import { Suspense } from "react";
import { decksMessages } from "~/components/decks/messages";
import type { CardEntry, CardList } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { folded } from "~/lib/text";
import { Pips } from "~/ui/pips";
import { type CardGroup, cardGroups, type Grouping } from "../card-groups";
import { knownCard } from "../known-card";
import { deckCardsMessages } from "../messages";
import { CardName } from "./card-name";
import { ManaCost } from "./mana-cost";
import { type CardPictures, useCardPictures } from "./use-card-pictures";

const CardPicture = onDemand(() => import("./card-picture"));

/** How wide a count is, so that counts of headings and cards stand below each other. */
const countLook = "w-8 shrink-0 text-right font-normal text-text-muted tabular-nums";

interface CardLineProps {
  entry: CardEntry;
  gameChanger: boolean;
  pictures: CardPictures;
}

function CardLine({ entry, gameChanger, pictures }: CardLineProps) {
  const { t } = useMessages(deckCardsMessages);
  const { quantity, finish, manaCost } = entry;
  const { colors, manaValue } = knownCard(entry);
  return (
    <li className="flex break-inside-avoid items-baseline gap-2 py-1">
      <span className={countLook}>{quantity}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1 wrap-anywhere">
        <CardName entry={entry} pictures={pictures} />
        {finish && <span className="text-text-muted">· {t(`finishes.${finish}`)}</span>}
      </span>
      {gameChanger && (
        <abbr
          title={t("gameChanger")}
          className="shrink-0 rounded-sm bg-accent-soft px-1 text-xs font-semibold text-accent-text no-underline"
        >
          {t("gameChangerShort")}
        </abbr>
      )}
      {manaCost && <ManaCost cost={manaCost} />}
      {!manaCost && manaValue !== null && (
        <>
          <Pips colors={colors ?? []} size="sm" className="shrink-0 self-center" />
          <span className="w-4 shrink-0 text-right text-text-muted tabular-nums">
            <span className="sr-only">{t("manaValue")} </span>
            {manaValue}
          </span>
        </>
      )}
    </li>
  );
}

function useTitle() {
  const { t } = useMessages(deckCardsMessages);
  const deck = useMessages(decksMessages);
  return ({ section, within }: CardGroup): string => {
    if (within === null) return deck.t(`sections.${section}`);
    if ("own" in within) return within.own;
    return "basics" in within ? t("basicLands") : t(`types.${within.type}`);
  };
}

interface CardColumnsProps {
  list: Pick<CardList, "entries" | "gameChangers">;
  by?: Grouping;
}

/** Every card by section and group, in as many columns as there is room for; headings stay in sight. */
export default function CardColumns({ list, by }: CardColumnsProps) {
  const titleOf = useTitle();
  const pictures = useCardPictures();
  const gameChangers = new Set(list.gameChangers.map(folded));
  const isGameChanger = ({ name }: CardEntry) =>
    gameChangers.has(folded(name.split(" // ")[0] ?? name));
  return (
    <div className="grid gap-6">
      {cardGroups(list.entries, by).map((group) => {
        const title = titleOf(group);
        return (
          <section key={JSON.stringify([group.section, group.within])}>
            <h3 className="sticky top-0 z-10 mb-1 flex items-baseline gap-2 border-b border-line bg-surface py-2 text-base in-[dialog]:bg-surface-overlay">
              <span className={countLook}>{group.total}</span>{" "}
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </h3>
            <ul className="columns-[17rem] gap-x-8 text-sm">
              {group.entries.map((entry) => (
                <CardLine
                  key={entry.name}
                  entry={entry}
                  gameChanger={isGameChanger(entry)}
                  pictures={pictures}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {pictures.card && (
        <Suspense>
          <CardPicture pictures={pictures} card={pictures.card} />
        </Suspense>
      )}
    </div>
  );
}
