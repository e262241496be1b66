import { useState } from "react";
import type { CardList, Deck } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Fold } from "~/ui/fold";
import { DeckIcon, DownloadIcon } from "~/ui/icons/app";
import { Segmented } from "~/ui/segmented";
import { type Grouping, groupings } from "../card-groups";
import { deckCardsMessages, deckPagesMessages } from "../messages";
import CardColumns from "./card-columns";
import { ListCharts } from "./list-charts";

interface DeckCardsProps {
  deck: Deck;
  list: CardList | null;
  mine: boolean;
  onExport: () => void;
}

function NoList({ deck, mine }: Pick<DeckCardsProps, "deck" | "mine">) {
  const { t } = useMessages(deckCardsMessages);
  const page = useMessages(deckPagesMessages);
  const to = useLocalePath();
  const add = <ButtonLink to={to(`/decks/${deck.id}/edit`)}>{t("addCards")}</ButtonLink>;
  return (
    <EmptyState
      icon={<DeckIcon className="size-6" />}
      title={page.t("noCards")}
      action={mine && add}
    >
      {t(mine ? "noCardsText" : "noCardsTextOther")}
    </EmptyState>
  );
}

/** How many cards, since when, and how dear. */
function useFacts({ deck, list }: { deck: Deck; list: CardList }): string {
  const { t, lang } = useMessages(deckCardsMessages);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  const value = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const { listChangedAt } = deck;
  return [
    t("cardCount", { count: list.total }),
    listChangedAt && t("listChanged", { date: date.format(new Date(listChangedAt)) }),
    list.summary && t("averageManaValue", { value: value.format(list.summary.averageManaValue) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Without a card database a list only says names. Whoever runs the server can change that; nothing tells who does. */
function NoDatabase() {
  const { t } = useMessages(deckCardsMessages);
  return (
    <div className="max-w-prose text-sm">
      <p className="text-text-muted">{t("noDatabase")}</p>
      <Fold label={t("runsServer")}>
        <p>{t("importCards")}</p>
        <p className="mt-2 overflow-x-auto rounded-md bg-surface-sunken px-3 py-2 font-mono">
          podium cards import oracle-cards.json
        </p>
      </Fold>
    </div>
  );
}

function Listed({ deck, list, onExport }: DeckCardsProps & { list: CardList }) {
  const { t } = useMessages(deckCardsMessages);
  const page = useMessages(deckPagesMessages);
  const facts = useFacts({ deck, list });
  const unknown = list.summary?.unknown ?? 0;
  const ways = groupings(list.entries);
  const [chosen, setChosen] = useState<Grouping>();
  const by = chosen ?? ways[0];
  return (
    <div className="grid gap-8">
      <h2 className="sr-only">{page.t("cards")}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-muted tabular-nums">{facts}</p>
        <Button onClick={onExport}>
          <DownloadIcon className="size-4" aria-hidden="true" />
          {t("exportList")}
        </Button>
      </div>
      {list.summary ? <ListCharts summary={list.summary} /> : <NoDatabase />}
      {unknown > 0 && (
        <p className="text-sm text-text-muted">{t("unknownCards", { count: unknown })}</p>
      )}
      {ways.length > 1 && by && (
        <Segmented
          className="w-full sm:max-w-sm"
          legend={t("groupBy")}
          value={by}
          onChange={setChosen}
          options={ways.map((way) => ({ value: way, label: t(`groupings.${way}`) }))}
        />
      )}
      <CardColumns list={list} by={by} />
    </div>
  );
}

/** The deck's cards and what they add up to. */
const DeckCards = (props: DeckCardsProps) =>
  props.list ? <Listed {...props} list={props.list} /> : <NoList {...props} />;

export default DeckCards;
