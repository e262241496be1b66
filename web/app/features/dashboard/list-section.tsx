import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { dashboardMessages } from "./messages";

interface RowProps {
  to: string;
  picture: ReactNode;
  title: string;
  detail: string;
}

/** One thing of a list, the whole of it to be tapped. */
export const Row = ({ to, picture, title, detail }: RowProps) => (
  <Link
    to={to}
    className="flex items-center gap-3 rounded-md p-2 transition-colors hover:bg-surface-overlay"
  >
    {picture}
    <span className="grid min-w-0 flex-1">
      <span className="truncate font-semibold">{title}</span>
      <span className="truncate text-sm text-text-muted">{detail}</span>
    </span>
  </Link>
);

interface ListSectionProps<T> {
  list: "decks" | "playgroups" | "friends";
  icon: ReactNode;
  /** Newest first; what needs an answer is in the inbox. */
  items: readonly T[];
  more: string;
  add: string;
  words: Record<"title" | "empty" | "teach" | "add", string>;
  /** Cards stand side by side and speak for themselves; rows share one surface. */
  as?: "rows" | "cards";
  /** Where there is nothing, renders nothing. */
  hideEmpty: boolean;
  children: (item: T) => ReactNode;
}

const shown = 4;

const cardGrid = "grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4";

function Loading({ as }: { as: "rows" | "cards" }) {
  const { t } = useTranslation();
  const { failed, error, load } = useListsLoad();
  if (!failed && as === "cards") {
    return (
      <div className={cardGrid} aria-busy="true">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-48 rounded-lg" />
        ))}
      </div>
    );
  }
  if (!failed) {
    return (
      <Card padding="sm" className="grid gap-2" aria-busy="true">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-15" />
        ))}
      </Card>
    );
  }
  return <LoadFailed title={t("lists.failed")} error={error} onRetry={load} />;
}

/** The newest few of one of the store's lists. */
export function ListSection<T extends { id: string }>(props: ListSectionProps<T>) {
  const { list, icon, items, more, add, words, as = "rows", hideEmpty, children } = props;
  const { t } = useMessages(dashboardMessages);
  const to = useLocalePath();
  const fetched = useUserStore((state) => state.lastFetch[list] !== null);
  const title = useId();
  if (hideEmpty && fetched && items.length === 0) return null;
  const entries = items.slice(0, shown).map((item) => <li key={item.id}>{children(item)}</li>);
  const link = (
    <Link
      to={to(more)}
      aria-describedby={title}
      className="link inline-flex min-h-target shrink-0 items-center text-sm"
    >
      {t("all")}
    </Link>
  );
  return (
    <section aria-labelledby={title} className="grid content-start gap-2">
      <div className="flex min-h-target items-center justify-between">
        <h2 id={title} className="text-xl">
          {words.title}
        </h2>
        {items.length > 0 && link}
      </div>
      {items.length > 0 && as === "cards" && <ul className={cardGrid}>{entries}</ul>}
      {items.length > 0 && as === "rows" && (
        <Card padding="sm">
          <ul>{entries}</ul>
        </Card>
      )}
      {items.length === 0 && !fetched && <Loading as={as} />}
      {items.length === 0 && fetched && (
        <EmptyState
          icon={icon}
          title={words.empty}
          action={<ButtonLink to={to(add)}>{words.add}</ButtonLink>}
        >
          {words.teach}
        </EmptyState>
      )}
    </section>
  );
}
