import { decksMessages } from "~/components/decks/messages";
import type { CardList, CardListProblem } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { CheckIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { sectionTotals } from "../card-groups";
import { deckFormMessages } from "../messages";

interface CardListPreviewProps {
  empty: boolean;
  busy: boolean;
  failed: boolean;
  list: CardList | null;
  problems: CardListProblem[];
  commanders: readonly string[];
  onCommanders: (names: string[]) => void;
  /** Leads to a line of the text. */
  onLine: (line: number) => void;
}

function Totals({ list }: { list: CardList }) {
  const { t } = useMessages(deckFormMessages);
  const deck = useMessages(decksMessages);
  const unknown = list.entries.filter(({ known }) => known === false);
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <CheckIcon className="size-5 text-success" aria-hidden="true" />
        {t("cardsRead", { count: list.total })}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
        {sectionTotals(list.entries).map(({ section, total }) => (
          <div key={section} className="contents">
            <dt className="text-text-muted">{deck.t(`sections.${section}`)}</dt>
            <dd>{total}</dd>
          </div>
        ))}
      </dl>
      {list.gameChangers.length > 0 && (
        <p className="text-sm">
          {t("gameChangers", {
            count: list.gameChangers.length,
            names: list.gameChangers.join(", "),
          })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-sm text-text-muted">
          {t("unknownCards", {
            count: unknown.length,
            names: unknown
              .slice(0, 5)
              .map(({ name }) => name)
              .join(", "),
          })}
        </p>
      )}
    </>
  );
}

function Problems({ problems, onLine }: Pick<CardListPreviewProps, "problems" | "onLine">) {
  const { t } = useMessages(deckFormMessages);
  return (
    <Banner tone="info" title={t("unread", { count: problems.length })}>
      <p className="mb-2">{t("unreadText")}</p>
      <ul className="grid max-h-64 gap-1 overflow-y-auto">
        {problems.map(({ line, text, message }) => (
          <li key={line}>
            <button
              type="button"
              onClick={() => onLine(line)}
              className="grid min-h-target w-full content-center rounded-sm px-2 py-1 text-left hover:bg-surface-overlay"
            >
              <span>
                <span className="font-semibold tabular-nums">{t("line", { line })}</span> {message}
              </span>
              <code className="truncate font-mono text-xs text-text-muted">{text}</code>
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The cards read from the list so far, and each line that was not understood. */
export function CardListPreview(props: CardListPreviewProps) {
  const { empty, busy, failed, list, problems, commanders, onCommanders, onLine } = props;
  const { t } = useMessages(deckFormMessages);
  if (empty) return <p className="text-sm text-text-muted lg:pt-7">{t("cardsTeach")}</p>;
  const named = list?.entries.filter(({ section }) => section === "commander") ?? [];
  const found = named.map(({ name }) => name).slice(0, 2);
  const offered = found.length > 0 && !commanders.some(Boolean);
  return (
    <section
      aria-label={t("cardsPreview")}
      aria-busy={busy}
      className="grid content-start gap-3 lg:pt-7"
    >
      {failed && <Banner tone="danger">{t("parseFailed")}</Banner>}
      {!list && !failed && <Skeleton className="h-24" />}
      {list && <Totals list={list} />}
      {offered && (
        <Button className="justify-self-start" onClick={() => onCommanders(found)}>
          {t("takeCommanders", { names: found.join(" + ") })}
        </Button>
      )}
      {problems.length > 0 && <Problems problems={problems} onLine={onLine} />}
    </section>
  );
}
