import { useParams } from "react-router";
import { eventsMessages } from "~/components/events/messages";
import { ApiError } from "~/lib/api/errors";
import { getEvent } from "~/lib/api/events";
import type { PlayEvent } from "~/lib/api/types";
import { messagesLoader, useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { EventIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { EventView } from "./event-view";
import { eventPagesMessages } from "./messages";

export const clientLoader = messagesLoader(eventPagesMessages, eventsMessages);

/** Null where there is no such event. */
const look = async (id: string, signal: AbortSignal): Promise<PlayEvent | null> => {
  try {
    return (await getEvent(id, signal)).event;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

function Missing() {
  const { t } = useMessages(eventPagesMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  return (
    <>
      <h1 className="sr-only">{t("missing")}</h1>
      <EmptyState
        icon={<EventIcon className="size-6" />}
        title={t("missing")}
        action={<ButtonLink to={to("/")}>{t("home")}</ButtonLink>}
      >
        {app("errors.notFound")} {t("missingText")}
      </EmptyState>
    </>
  );
}

/** An event's public page; joining takes its code. */
export default function EventPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const { t: page } = useMessages(eventPagesMessages);
  const {
    data: event,
    failed,
    error,
    retry,
    show,
  } = useApiQuery([["events", "games"], "event", id], (signal) => look(id, signal));
  return (
    <>
      {event && <EventView event={event} onJoined={show} />}
      {event === null && <Missing />}
      {event === undefined && failed && (
        <LoadFailed title={t("lists.failed")} error={error} onRetry={retry} />
      )}
      {event === undefined && !failed && (
        <div className="grid gap-6" aria-busy="true">
          <h1 className="sr-only">{page("loading")}</h1>
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-44 rounded-lg" />
        </div>
      )}
    </>
  );
}
