import { Suspense, useRef, useState } from "react";
import { getLists } from "~/lib/api/decks";
import type { Deck, DeckListVersion } from "~/lib/api/types";
import { useInAddress } from "~/lib/filters";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useApiPages } from "~/lib/query-pages";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { DeckIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { More } from "~/ui/more";
import { Skeleton } from "~/ui/skeleton";
import { deckPagesMessages, deckVersionsMessages } from "../messages";
import { ChooseVersions } from "./choose-versions";
import { Comparison } from "./comparison";
import { VersionRow } from "./version-row";

const ViewVersion = onDemand(() => import("./view-version"));

interface DeckVersionsProps {
  deck: Deck;
  mine: boolean;
}

function NoVersions({ deck, mine }: DeckVersionsProps) {
  const { t } = useMessages(deckVersionsMessages);
  const to = useLocalePath();
  const add = <ButtonLink to={to(`/decks/${deck.id}/edit`)}>{t("addCards")}</ButtonLink>;
  return (
    <EmptyState icon={<DeckIcon className="size-6" />} title={t("empty")} action={mine && add}>
      {t(mine ? "emptyText" : "emptyTextOther")}
    </EmptyState>
  );
}

const pair = ["before", "after"] as const;

/** The two versions that are compared, in the address: the last change where it names none. */
function usePair(versions: readonly DeckListVersion[]) {
  const [asked, write] = useInAddress(pair);
  const isKept = (wanted: number) => versions.some(({ number }) => number === wanted);
  const [before, after] = [Number(asked.before), Number(asked.after)];
  const newest = versions[0]?.number ?? 0;
  const fits = before < after && isKept(before) && isKept(after);
  return {
    ...(fits ? { before, after } : { before: newest - 1, after: newest }),
    choose: (older: number, newer: number) =>
      write({ before: String(older), after: String(newer) }),
  };
}

interface VersionsProps extends DeckVersionsProps {
  versions: readonly DeckListVersion[];
}

function Versions({ deck, mine, versions }: VersionsProps) {
  const { t } = useMessages(deckVersionsMessages);
  const { before, after, choose } = usePair(versions);
  const compared = useRef<HTMLDivElement>(null);
  const [viewed, setViewed] = useState<DeckListVersion>();
  const compare = (number: number) => {
    choose(number - 1, number);
    compared.current?.focus();
  };
  return (
    <>
      {versions.length > 1 ? (
        <div ref={compared} tabIndex={-1} className="grid scroll-mt-4 gap-4 outline-none">
          <ChooseVersions versions={versions} before={before} after={after} onChange={choose} />
          <Comparison deck={deck} before={before} after={after} />
        </div>
      ) : (
        <p className="text-text-muted">{t(mine ? "one" : "oneOther")}</p>
      )}
      <Card padding="sm">
        <h3 className="px-2 pt-2 text-lg">{t("allVersions")}</h3>
        <ol className="divide-y divide-line">
          {versions.map((version) => (
            <VersionRow
              key={version.number}
              version={version}
              onView={() => setViewed(version)}
              onCompare={() => compare(version.number)}
            />
          ))}
        </ol>
      </Card>
      {viewed && (
        <Suspense>
          <ViewVersion
            deck={deck}
            number={viewed.number}
            reusable={mine && viewed.until !== null}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Every list the deck has had, and whether a change of it helped. */
export default function DeckVersions({ deck, mine }: DeckVersionsProps) {
  const { t } = useMessages(deckVersionsMessages);
  const page = useMessages(deckPagesMessages);
  const { pages, status, error, done, more } = useApiPages(
    ["figures", "deck-lists", deck.id, deck.version],
    (timestamp, signal) => getLists(deck.id, timestamp, signal),
  );
  const versions = pages.flatMap(({ lists }) => lists);
  if (pages.length === 0) {
    return status === "failed" ? (
      <LoadFailed title={t("loadFailed")} error={error} onRetry={more} />
    ) : (
      <Skeleton className="h-160 rounded-lg" />
    );
  }
  if (versions.length === 0) return <NoVersions deck={deck} mine={mine} />;
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">{page.t("versions")}</h2>
      <Versions deck={deck} mine={mine} versions={versions} />
      <More status={status} error={error} done={done} onMore={more} />
    </div>
  );
}
