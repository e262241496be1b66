import { Link } from "react-router";
import { eventTime } from "~/components/events/event-time";
import { eventsMessages } from "~/components/events/messages";
import { RedeemForm } from "~/components/events/redeem-form";
import { getEvents } from "~/lib/api/events";
import type { PlayEvent } from "~/lib/api/types";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { Art } from "~/ui/art";
import { Badge } from "~/ui/badge";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { profileMessages } from "./messages";
import { Section } from "./section";

function EventRow({ event }: { event: PlayEvent }) {
  const { t, lang } = useMessages(eventsMessages);
  const to = useLocalePath();
  return (
    <Link
      to={to(`/mobile/event/${event.id}`)}
      className="-mx-2 flex items-center gap-3 rounded-md p-2 transition-colors hover:bg-surface-overlay"
    >
      <Art
        name={event.name}
        picture={event.picture}
        columns={4}
        rows={4}
        className="size-12 shrink-0 rounded-md"
      />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{event.name}</span>
        <span className="line-clamp-2 text-sm text-text-muted">
          {[eventTime(event, lang), event.place].filter(Boolean).join(" · ")}
        </span>
      </span>
      <Badge tone={event.phase === "running" ? "live" : "plain"}>{t(event.phase)}</Badge>
    </Link>
  );
}

/** A code from a poster, and the events such codes have opened. */
export function Events() {
  const { t } = useMessages(profileMessages);
  const { t: app } = useTranslation();
  const { data, failed, error, retry, show } = useApiQuery(["events"], getEvents);
  const events = data?.events ?? [];
  const add = (event: PlayEvent) =>
    show((now) => now && { events: [event, ...now.events.filter(({ id }) => id !== event.id)] });
  return (
    <Section name="events" lead={t("eventsText")}>
      <RedeemForm onJoined={add} />
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!data && !failed && <Skeleton className="h-16" />}
      {events.length > 0 && (
        <ul aria-label={t("eventsJoined")}>
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      )}
      {data && events.length === 0 && <p className="text-sm text-text-muted">{t("noEvents")}</p>}
    </Section>
  );
}
