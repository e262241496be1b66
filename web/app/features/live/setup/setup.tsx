import { Suspense, useState } from "react";
import { FormatFields } from "~/components/formats/format-fields";
import { nameOf } from "~/components/games/result";
import { spelled } from "~/components/live/code";
import { JoinByCode } from "~/components/live/join-by-code";
import { ActionBar } from "~/components/seating/action-bar";
import { otherErrors } from "~/components/seating/errors";
import { useFormatRules } from "~/components/seating/format-rules";
import type { KnownTables } from "~/components/seating/known-tables";
import type Picker from "~/components/seating/player-picker";
import { PodList } from "~/components/seating/pod-list";
import type { SeatedPlayer } from "~/components/seating/seated-player";
import type { LiveTable } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button, ButtonLink } from "~/ui/button";
import { LiveIcon, RestoreIcon } from "~/ui/icons/app";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { liveSetupMessages } from "../messages";
import { fromPod, type LiveDraft, playedIn, setupDraft } from "./draft";
import { MoreRules } from "./more-rules";
import { SeatList } from "./seat-list";
import { useOpening } from "./use-opening";

const PlayerPicker = onDemand(() => import("~/components/seating/player-picker")) as typeof Picker;

export interface SetupProps extends KnownTables {
  /** Open tables to go back to. */
  open: readonly LiveTable[];
  fresh: LiveDraft;
}

/** Who wants more of them looks elsewhere. */
const offered = 3;

const asIs = (player: SeatedPlayer) => player;

/** Tables that are being played now. */
function OpenTables({ open }: Pick<SetupProps, "open">) {
  const { t } = useMessages(liveSetupMessages);
  const to = useLocalePath();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {open.slice(0, offered).map(({ id, code, seats }) => (
        <li key={id}>
          <ButtonLink to={to(`/live/${code || id}`)} className="w-full text-left!">
            <span className="flex min-w-0 flex-1 items-center gap-2">
              <LiveIcon className="size-5 shrink-0 text-live" aria-hidden="true" />
              <span className="truncate">
                {seats.map(({ name }) => name ?? t("deletedPlayer")).join(", ")}
              </span>
            </span>
            {code ? (
              <span className="shrink-0 font-mono">{spelled(code)}</span>
            ) : (
              <span className="shrink-0 text-sm text-text-muted">{t("onThisDevice")}</span>
            )}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** A table in seconds: the last one again, or one put together now. */
export default function Setup({ pods, players, open, fresh }: SetupProps) {
  const { t } = useMessages(liveSetupMessages);
  const [draft, change, clear] = useDraft<LiveDraft>(setupDraft, fresh);
  const { busy, errors, open: lay } = useOpening(clear);
  const { least, most } = useFormatRules(draft);
  const [last] = pods;
  const starter = draft.seats.find(({ key }) => key === draft.starter);
  const begun = draft.seats.length > 1;
  const [choosing, choose] = useState(!begun);
  const missing = Math.max(0, least - draft.seats.length);
  const over = Math.max(0, draft.seats.length - most);
  return (
    <div className="grid gap-8">
      {open.length > 0 && !begun && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t("openTables")}</h2>
          <OpenTables open={open} />
        </section>
      )}
      {last && !begun && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t("lastTables")}</h2>
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            className="justify-start! text-left!"
            onClick={() => lay(fromPod(last))}
          >
            <RestoreIcon className="size-6 shrink-0" aria-hidden="true" />
            <span className="grid min-w-0">
              <span>{t("sameAgain")}</span>
              <span className="truncate text-sm font-medium">
                {last.seats.map((seat) => nameOf(seat)).join(", ")}
              </span>
            </span>
          </Button>
          <p className="text-sm text-text-muted">{t("lastTablesText")}</p>
          <PodList
            pods={pods.slice(0, offered)}
            onPick={(pod) => {
              change(fromPod(pod));
              choose(false);
              scrollTo({ top: 0 });
            }}
          />
        </section>
      )}
      <section className="grid gap-4">
        <div>
          <h2 className="text-xl">{t("who")}</h2>
          <p className="text-sm text-text-muted">{t("whoText")}</p>
        </div>
        <SeatList
          seats={draft.seats}
          formatId={draft.formatId}
          errors={errors}
          onChange={(seats) => change({ seats })}
        />
        {starter && <p className="text-sm">{t("goesFirst", { name: starter.name })}</p>}
        {choosing ? (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <PlayerPicker
              players={players}
              formatId={draft.formatId}
              seats={draft.seats}
              most={most}
              sit={asIs}
              onChange={(seats) => change({ seats })}
            />
          </Suspense>
        ) : (
          <Button onClick={() => choose(true)}>{t("changePlayers")}</Button>
        )}
        {draft.setId === null && (
          <div className="grid gap-4 sm:grid-cols-2">
            <FormatFields
              formatId={draft.formatId}
              subformatId={draft.subformatId ?? ""}
              onChange={({ formatId, subformatId }) =>
                change(playedIn(draft, players, formatId, subformatId || null))
              }
            />
          </div>
        )}
        <details className="group rounded-lg border border-line">
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
            <span className="flex-1">
              {t("more")}{" "}
              <span className="text-sm font-normal text-text-muted">{t("moreHint")}</span>
            </span>
            <ChevronDownIcon className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t border-line p-4">
            <MoreRules draft={draft} change={change} />
          </div>
        </details>
      </section>
      {!begun && <JoinByCode />}
      <ActionBar problems={otherErrors(errors)}>
        <Button
          variant="primary"
          size="lg"
          className="flex-1"
          busy={busy}
          disabled={missing > 0 || over > 0}
          onClick={() => lay(draft)}
        >
          {missing > 0
            ? t("tooFew", { count: missing })
            : over > 0
              ? t("tooMany", { count: over })
              : t("start", { count: draft.seats.length })}
        </Button>
        {begun && (
          <Button
            size="lg"
            onClick={() => {
              change(fresh);
              clear();
              choose(true);
            }}
          >
            {t("startOver")}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}
