import { useParams } from "react-router";
import { decksMessages } from "~/components/decks/messages";
import { personPath } from "~/components/paths";
import { peopleMessages } from "~/components/people/messages";
import { ApiError } from "~/lib/api/errors";
import { getPerson } from "~/lib/api/people";
import type { Person } from "~/lib/api/types";
import { messagesLoader, useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useRightAddress } from "~/lib/right-address";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PersonIcon } from "~/ui/icons/everywhere";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { personMessages } from "./messages";
import { PersonView } from "./person-view";

const look = async (id: string, signal: AbortSignal): Promise<Person | null> => {
  try {
    return (await getPerson(id, signal)).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** A user by id; null if there is none. */
function usePerson(id: string) {
  const { data: person, ...use } = useApiQuery(
    [["friends", "playgroups"], "person", id],
    (signal) => look(id, signal),
  );
  return { person, ...use };
}

export const clientLoader = messagesLoader(personMessages, peopleMessages, decksMessages);

function ToFriends() {
  const { t } = useMessages(personMessages);
  return <ButtonLink to={useLocalePath()("/friends")}>{t("toFriends")}</ButtonLink>;
}

function Missing() {
  const { t } = useMessages(personMessages);
  const { t: app } = useTranslation();
  return (
    <>
      <h1 className="sr-only">{t("missing")}</h1>
      <EmptyState
        icon={<PersonIcon className="size-6" />}
        title={t("missing")}
        action={<ToFriends />}
      >
        {app("errors.notFound")} {t("missingText")}
      </EmptyState>
    </>
  );
}

const Loading = () => (
  <div className="grid gap-8" aria-busy="true">
    <div className="flex items-center gap-5">
      <Skeleton className="size-28 rounded-full" />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-6 w-1/3" />
      </div>
    </div>
    <Skeleton className="h-52 rounded-lg" />
  </div>
);

/** A user's page, as far as the reader may see it. */
export default function PersonPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const { person, failed, error, retry, show, refresh } = usePerson(id);
  useRightAddress(person ? personPath(person) : undefined);
  return (
    <>
      {person && <PersonView key={person.id} person={person} onChange={show} onReread={refresh} />}
      {person === null && <Missing />}
      {person === undefined && failed && (
        <LoadFailed title={t("lists.failed")} error={error} onRetry={retry} back={<ToFriends />} />
      )}
      {person === undefined && !failed && <Loading />}
    </>
  );
}
