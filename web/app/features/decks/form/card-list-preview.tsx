import { Suspense } from "react";
import { decksMessages } from "~/components/decks/messages";
import type { CardList } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { CheckIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { sectionTotals } from "../card-groups";
import { deckFormMessages } from "../messages";
import { commandersOf } from "./from-list";
import type { ListReading } from "./use-parsed";

const CardColumns = onDemand(() => import("../show/card-columns"));

interface CardListPreviewProps extends ListReading {
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
      <p role="status" className="flex items-center gap-2 font-semibold">
        <CheckIcon className="size-5 shrink-0 text-success" aria-hidden="true" />
        {t("cardsRead", { count: list.total })}
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
        {sectionTotals(list.entries).map(({ section, total }) => (
          <div key={section} className="flex gap-2">
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
      <Fold label={t("cardsPreview")}>
        {() => (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <section
              aria-label={t("cardsPreview")}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled, by keyboard too.
              tabIndex={0}
              className="relative max-h-80 overflow-y-auto rounded-md border border-line bg-surface px-3 pb-3"
            >
              <CardColumns list={list} />
            </section>
          </Suspense>
        )}
      </Fold>
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
  const { busy, error, list, problems, commanders, onCommanders, onLine } = props;
  const { t } = useMessages(deckFormMessages);
  if (error !== null) return <Banner tone="danger">{t("parseFailed")}</Banner>;
  if (!list) return <Skeleton className="h-24" />;
  const found = commandersOf(list);
  const offered = found.some((name) => !commanders.includes(name));
  return (
    <section
      aria-label={t("cardsReading")}
      aria-busy={busy}
      className="grid grid-cols-1 content-start gap-3"
    >
      {list.entries.length > 0 && <Totals list={list} />}
      {offered && (
        <Button className="justify-self-start" onClick={() => onCommanders(found)}>
          {t("takeCommanders", { names: found.join(" + ") })}
        </Button>
      )}
      {problems.length > 0 && <Problems problems={problems} onLine={onLine} />}
    </section>
  );
}
