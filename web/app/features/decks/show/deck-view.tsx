import { lazy, Suspense, useState } from "react";
import type { Deck, DeckPage } from "~/lib/api/types";
import type { FiltersInUse } from "~/lib/filters";
import { useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { onDemand } from "~/lib/on-demand";
import { usePart } from "~/lib/part-in-address";
import type { Paged } from "~/lib/query-pages";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { deckPagesMessages } from "../messages";
import { DeckHeader } from "./deck-header";
import { OwnerActions } from "./owner-actions";

// The deck itself is shown first; each part of the page brings its own code and words.
const BracketFacts = lazy(() => import("./bracket-facts"));
const DeckCards = onDemand(() => import("./deck-cards"));
const DeckStatsPanel = onDemand(() => import("../stats/deck-stats"));
const DeckVersions = onDemand(() => import("../versions/deck-versions"));
const DeckGames = lazy(() => import("./deck-games"));
const DeckNotes = onDemand(() => import("./deck-notes"));
const ExportList = onDemand(() => import("./export-list"));

interface DeckViewProps {
  page: DeckPage;
  paged: Paged<DeckPage>;
  filters: FiltersInUse;
  onChange: (deck: Deck) => void;
}

const parts = ["games", "figures", "cards", "versions", "notes"] as const;

function ArchivedNotice({ since }: { since: string }) {
  const { t, lang } = useMessages(deckPagesMessages);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(new Date(since));
  return <Banner>{t("archivedNotice", { date })}</Banner>;
}

export function DeckView({ page, paged, filters, onChange }: DeckViewProps) {
  const { deck, owner, list } = page;
  const { t } = useMessages(deckPagesMessages);
  const mine = useUserStore((state) => state.userData?.id === deck.ownerId);
  const hasBrackets = useUserStore(
    ({ formats }) => formats.find(({ id }) => id === deck.formatId)?.brackets,
  );
  const [part = "games", open] = usePart(parts);
  const [exporting, setExporting] = useState(false);
  return (
    <article className="grid gap-6">
      {deck.archivedAt && <ArchivedNotice since={deck.archivedAt} />}
      <DeckHeader
        deck={deck}
        owner={mine ? null : owner}
        actions={mine && <OwnerActions deck={deck} onChange={onChange} />}
      />
      {deck.description && (
        <section
          aria-label={t("description")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one is scrolled, by keyboard too.
          tabIndex={0}
          className="relative max-h-80 overflow-y-auto"
        >
          <h2 className="sr-only">{t("description")}</h2>
          <Markdown text={deck.description} />
        </section>
      )}
      {hasBrackets && (
        <Suspense
          fallback={
            <Skeleton
              className={cx("rounded-lg", list ? "h-112 sm:h-80 lg:h-60" : "h-80 sm:h-60 lg:h-44")}
            />
          }
        >
          <BracketFacts deck={deck} list={list} onChange={mine ? onChange : undefined} />
        </Suspense>
      )}
      <Tabs
        label={t("tabs")}
        tabs={parts.map((id) => ({ id, label: t(id) }))}
        current={part}
        onChange={open}
      >
        <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
          {part === "games" && (
            <DeckGames deck={deck} mine={mine} paged={paged} filters={filters} />
          )}
          {part === "figures" && <DeckStatsPanel key={deck.id} deck={deck} mine={mine} />}
          {part === "cards" && (
            <DeckCards deck={deck} list={list} mine={mine} onExport={() => setExporting(true)} />
          )}
          {part === "versions" && <DeckVersions key={deck.id} deck={deck} mine={mine} />}
          {part === "notes" && <DeckNotes deckId={deck.id} />}
        </Suspense>
      </Tabs>
      {exporting && (
        <Suspense>
          <ExportList deck={deck} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </article>
  );
}
