import { lazy, Suspense } from "react";
import { FormatFields } from "~/components/formats/format-fields";
import { ActionBar } from "~/components/seating/action-bar";
import { otherErrors } from "~/components/seating/errors";
import type Picker from "~/components/seating/player-picker";
import { seatedWithLastDeck } from "~/components/seating/seated-player";
import type { Player } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { podsMessages } from "../messages";
import { Section } from "../section";
import { fewest, most, type Present, playedIn, present, withPeople } from "./pod-session";
import { PresentList } from "./present-list";
import type { PodSessionInUse } from "./use-pod-session";
import type { useProposing } from "./use-proposing";

const PlayerPicker = lazy(() => import("~/components/seating/player-picker")) as typeof Picker;

interface PeopleStepProps {
  use: PodSessionInUse;
  players: readonly Player[];
  proposing: ReturnType<typeof useProposing>;
}

/** Who is here tonight, with what. */
export function PeopleStep({ use, players, proposing }: PeopleStepProps) {
  const { t } = useMessages(podsMessages);
  const { session, change } = use;
  const { people, formatId } = session;
  const { busy, errors, propose } = proposing;
  const seat = (now: Present[]) => change((before) => withPeople(before, now));
  const here = new Set(people.map(({ key }) => key));
  const missing = players.filter(({ id }) => !here.has(id));
  const everybody = [
    ...people,
    ...missing.map((player) => present(seatedWithLastDeck(player, formatId))),
  ].slice(0, most);
  const lacking = Math.max(0, fewest - people.length);
  return (
    <div className="grid gap-8">
      <Section title={t("who")} lead={t("lead")}>
        <div className="flex flex-wrap gap-2">
          <Button disabled={missing.length === 0} onClick={() => seat(everybody)}>
            {t("everybody")}
          </Button>
          <Button disabled={people.length === 0} onClick={() => seat([])}>
            {t("nobody")}
          </Button>
        </div>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <PlayerPicker
            players={players}
            formatId={formatId}
            seats={people}
            most={most}
            fullText={t("full", { count: most })}
            sit={present}
            onChange={seat}
          />
        </Suspense>
      </Section>
      {people.length > 0 && (
        <Section title={t("decks")} lead={t("decksText")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormatFields
              formatId={formatId}
              subformatId={session.subformatId ?? ""}
              onChange={(chosen) =>
                change((now) => playedIn(now, players, chosen.formatId, chosen.subformatId || null))
              }
            />
          </div>
          <PresentList people={people} formatId={formatId} errors={errors} onChange={seat} />
        </Section>
      )}
      <ActionBar problems={otherErrors(errors, "players")}>
        <Button
          variant="primary"
          size="lg"
          className="flex-1"
          busy={busy}
          disabled={lacking > 0}
          onClick={() => propose(session)}
        >
          {lacking > 0 ? t("tooFew", { count: lacking }) : t("make", { count: people.length })}
        </Button>
      </ActionBar>
    </div>
  );
}
