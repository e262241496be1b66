import { type ReactNode, useId } from "react";
import { eventTime } from "~/components/events/event-time";
import { eventsMessages } from "~/components/events/messages";
import { playgroupPath } from "~/components/paths";
import type { PlayEvent } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { Art } from "~/ui/art";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { AddIcon } from "~/ui/icons/app";
import { CheckIcon, GroupIcon } from "~/ui/icons/everywhere";
import { Joining } from "./joining";
import { eventPagesMessages } from "./messages";
import { Standings } from "./standings";

const tones = { upcoming: "accent", running: "live", over: "plain" } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Facts({ event }: { event: PlayEvent }) {
  const { t, lang } = useMessages(eventPagesMessages);
  const facts = [
    [t("when"), eventTime(event, lang)],
    [t("where"), event.place],
    [t("guests"), t("guestsCount", { count: event.guestsCount })],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-sm text-text-muted">{name}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** For participants: the group and the standings. */
function Joined({ event: { id, playgroup, standings, phase } }: { event: PlayEvent }) {
  const { t } = useMessages(eventPagesMessages);
  const to = useLocalePath();
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        {phase === "running" && (
          <ButtonLink variant="primary" to={to(`/games/record?event=${id}`)}>
            <AddIcon className="size-4" aria-hidden="true" />
            {t("record")}
          </ButtonLink>
        )}
        {playgroup && (
          <ButtonLink to={to(playgroupPath(playgroup))}>
            <GroupIcon className="size-4" aria-hidden="true" />
            {t("toGroup", { name: playgroup.name })}
          </ButtonLink>
        )}
      </div>
      <Part title={t("standings")}>
        {standings.length > 0 ? (
          <Card padding="sm">
            <Standings lines={standings} />
          </Card>
        ) : (
          <p className="text-text-muted">{t(phase === "over" ? "noGames" : "noGamesYet")}</p>
        )}
      </Part>
    </>
  );
}

interface EventViewProps {
  event: PlayEvent;
  onJoined: (event: PlayEvent) => void;
}

export function EventView({ event, onJoined }: EventViewProps) {
  const { t } = useMessages(eventsMessages);
  const { t: page } = useMessages(eventPagesMessages);
  const { name, picture, phase, joined, description } = event;
  return (
    <div className="grid gap-6">
      <Card padding="none" className="overflow-hidden">
        <Art
          name={name}
          picture={picture}
          columns={12}
          rows={4}
          className="aspect-5/2 w-full sm:aspect-7/2"
        />
        <div className="grid gap-4 p-5 sm:p-6">
          <div className="grid justify-items-start gap-2">
            <div className="flex flex-wrap gap-2">
              <Badge tone={tones[phase]}>{t(phase)}</Badge>
              {joined && (
                <Badge tone="accent">
                  <CheckIcon className="size-3.5" aria-hidden="true" />
                  {t("joined")}
                </Badge>
              )}
            </div>
            <h1 className="text-3xl wrap-anywhere">{name}</h1>
          </div>
          <Facts event={event} />
        </div>
      </Card>
      {!joined && <Joining event={event} onJoined={onJoined} />}
      {joined && <Joined event={event} />}
      {description && (
        <Part title={page("about")}>
          <Markdown text={description} />
        </Part>
      )}
    </div>
  );
}
