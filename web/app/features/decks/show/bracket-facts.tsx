import { type ReactNode, Suspense, useId } from "react";
import { brackets } from "~/components/decks/brackets";
import { putBracket } from "~/lib/api/decks";
import type { CardList, Deck } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { changeWithUndo } from "~/lib/undoable";
import { Badge } from "~/ui/badge";
import { Banner } from "~/ui/banner";
import { Card } from "~/ui/card";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { useBracketLabel } from "../../../components/decks/brackets";
import { deckPagesMessages } from "../messages";
import { keepDeck } from "../store";

const PlaysLikeFact = soon(() => import("../stats/plays-like-fact"));

interface ChooseBracketProps {
  id: string;
  deck: Deck;
  onChange: (deck: Deck) => void;
}

function ChooseBracket({ id, deck, onChange }: ChooseBracketProps) {
  const { t } = useMessages(deckPagesMessages);
  const inWords = useBracketLabel();
  const choose = (bracket: number | null, before: Deck): Promise<void> =>
    changeWithUndo({
      before,
      after: { ...before, bracket },
      show: onChange,
      save: async () => keepDeck((await putBracket(before.id, bracket)).deck),
      message: t("bracketSaved"),
      undo: { label: t("undo"), run: (saved) => void choose(before.bracket, saved) },
    });
  return (
    <Select
      id={id}
      className="max-w-56"
      value={deck.bracket ?? ""}
      onChange={({ target }) => void choose(Number(target.value) || null, deck)}
    >
      <option value="">{t("declareNone")}</option>
      {brackets.map((level) => (
        <option key={level} value={level}>
          {inWords(level)}
        </option>
      ))}
    </Select>
  );
}

/** What the list says of the bracket, which cards say it, and what it cannot say. */
function ListSays({ list: { gameChangers, suggestedBracket } }: { list: CardList }) {
  const { t } = useMessages(deckPagesMessages);
  const { atLeast: level, why } = suggestedBracket;
  const said = t("listSays", { count: gameChangers.length, level });
  return (
    <div className="grid gap-1.5">
      <p>{why === "none" ? t("listSaysNothing") : said}</p>
      {gameChangers.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" lang="en">
          {gameChangers.map((name) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-text-muted">
        {why !== "none" && t(`listWhy.${why}`)} {t("listOnlyCounts")}
      </p>
    </div>
  );
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="grid content-start gap-1.5">
    <dt className="text-sm font-semibold">{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface BracketFactsProps {
  deck: Deck;
  list: CardList | null;
  /** Set for the owner, who may change it here. */
  onChange?: (deck: Deck) => void;
}

/** The owner's own word on the bracket, and beside it what the list and the results say. */
export default function BracketFacts({ deck, list, onChange }: BracketFactsProps) {
  const { t } = useMessages(deckPagesMessages);
  const inWords = useBracketLabel();
  const select = useId();
  const declared = deck.bracket === null ? t("declaredNone") : inWords(deck.bracket);
  const low = deck.bracket !== null && list && deck.bracket < list.suggestedBracket.atLeast;
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t("bracketTitle")}</h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {onChange ? (
          <Fact label={<label htmlFor={select}>{t("declared")}</label>}>
            <ChooseBracket id={select} deck={deck} onChange={onChange} />
          </Fact>
        ) : (
          <Fact label={t("declared")}>{declared}</Fact>
        )}
        <Fact label={t("byList")}>{list ? <ListSays list={list} /> : t("noCards")}</Fact>
        <Fact label={t("byResults")}>
          <Suspense fallback={<Skeleton className="h-12" />}>
            <PlaysLikeFact deck={deck} />
          </Suspense>
        </Fact>
      </dl>
      {low && <Banner>{t("bracketLow")}</Banner>}
    </Card>
  );
}
