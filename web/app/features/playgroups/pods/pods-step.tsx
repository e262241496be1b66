import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ActionBar } from "~/components/seating/action-bar";
import { useFormatRules } from "~/components/seating/format-rules";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { LiveIcon, UndoIcon } from "~/ui/icons/app";
import { PersonIcon } from "~/ui/icons/everywhere";
import { MulliganIcon } from "~/ui/icons/table";
import { Skeleton } from "~/ui/skeleton";
import { podsMessages } from "../messages";
import { Section } from "../section";
import { worthOf } from "./line";
import { PodCard } from "./pod-card";
import { canMove, current, move, type Pods, podOf, rearranged, swap } from "./pod-session";
import type { useOpening } from "./use-opening";
import type { PodSessionInUse } from "./use-pod-session";
import { useJudging, type useProposing } from "./use-proposing";
import { useWorthLine } from "./use-worth-line";

interface PodsStepProps {
  groupId: string;
  use: PodSessionInUse;
  proposing: ReturnType<typeof useProposing>;
  opening: ReturnType<typeof useOpening>;
}

/** The proposed pods: review, change by hand, or ask for others. */
export default function PodsStep({ groupId, use, proposing, opening }: PodsStepProps) {
  const { t } = useMessages(podsMessages);
  const { session, change } = use;
  const judging = useJudging(groupId, use);
  const lineOf = useWorthLine();
  const rules = useFormatRules(session);
  const [chosen, choose] = useState<string | null>(null);
  const [told, tell] = useState("");
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const focus = useRef<string | null>(null);
  const { pods, said } = current(session) ?? { pods: [], said: null };
  const people = new Map(session.people.map((person) => [person.key, person]));
  const nameOf = (key: string | null) => people.get(key ?? "")?.name ?? "";

  // The moved player is elsewhere on the page now: move the focus along.
  useEffect(() => {
    if (focus.current) buttons.current.get(focus.current)?.focus();
    focus.current = null;
  });

  const arrange = (next: Pods, moved: string, words: string) => {
    change((now) => rearranged(now, next));
    focus.current = moved;
    choose(null);
    tell(words);
  };
  const press = (key: string) => {
    if (chosen === null) choose(key);
    else if (podOf(pods, chosen) === podOf(pods, key)) choose(chosen === key ? null : key);
    else {
      const words = t("swapped", { name: nameOf(chosen), other: nameOf(key) });
      arrange(swap(pods, chosen, key), chosen, words);
    }
  };
  const take = (to: number) => {
    if (chosen === null) return;
    const words = t("moved", { name: nameOf(chosen), number: to + 1 });
    arrange(move(pods, chosen, to), chosen, words);
  };
  const lock = (key: string) =>
    change((now) => ({
      ...now,
      locked: now.locked.includes(key)
        ? now.locked.filter((other) => other !== key)
        : [...now.locked, key],
    }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") choose(null);
  };
  const unfit = pods.some(({ length }) => length < rules.least || length > rules.most);
  const problems = [
    ...Object.values(proposing.errors),
    ...(unfit ? [t("unfit", { format: rules.name, least: rules.least, most: rules.most })] : []),
  ];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears Escape from the buttons within.
    <div className="grid gap-6" onKeyDown={onKeyDown}>
      <Section title={t("pods")} lead={t("howTo")}>
        <div role="status" className="min-h-12 text-lg font-semibold">
          {said && lineOf(worthOf(said, pods))}
          {!said && !judging.failed && (
            <>
              <span className="sr-only">{t("looking")}</span>
              <Skeleton className="h-6 max-w-xl" />
            </>
          )}
          {judging.failed && (
            <span className="flex flex-wrap items-center gap-3 text-base font-normal">
              {t("notLooked")} <Button onClick={judging.retry}>{t("retry")}</Button>
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button busy={proposing.busy} onClick={() => proposing.propose(session)}>
            <MulliganIcon className="size-4" aria-hidden="true" />
            {t("again")}
          </Button>
          {session.arrangements.length > 1 && (
            <Button
              onClick={() =>
                change((now) => ({ ...now, arrangements: now.arrangements.slice(0, -1) }))
              }
            >
              <UndoIcon className="size-4" aria-hidden="true" />
              {t("back")}
            </Button>
          )}
          <Button onClick={() => change((now) => ({ ...now, step: "people" }))}>
            <PersonIcon className="size-4" aria-hidden="true" />
            {t("changePeople")}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {chosen ? t("chosenText", { name: nameOf(chosen) }) : told}
        </p>
        <ol className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {pods.map((pod, at) => (
            <PodCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a pod is its place.
              key={at}
              number={at + 1}
              people={pod.flatMap((key) => people.get(key) ?? [])}
              facts={said?.pods[at]}
              chosen={chosen === null ? null : (people.get(chosen) ?? null)}
              locked={session.locked}
              onPress={press}
              onLock={lock}
              onTake={chosen !== null && canMove(pods, chosen, at) ? () => take(at) : undefined}
              buttons={buttons.current}
            />
          ))}
        </ol>
      </Section>
      <ActionBar problems={problems}>
        {chosen === null ? (
          <Button
            variant="primary"
            size="lg"
            className="flex-1"
            busy={opening.busy}
            disabled={unfit}
            onClick={opening.open}
          >
            <LiveIcon className="size-5" aria-hidden="true" />
            {t("open", { count: pods.length })}
          </Button>
        ) : (
          <>
            <p className="flex min-h-13 min-w-0 flex-1 items-center">
              {t("chosenText", { name: nameOf(chosen) })}
            </p>
            <Button size="lg" onClick={() => choose(null)}>
              {t("stop")}
            </Button>
          </>
        )}
      </ActionBar>
    </div>
  );
}
