import { useEffect } from "react";
import { FriendActions } from "~/components/people/friend-actions";
import { PersonRow } from "~/components/people/person-row";
import { useFriendship } from "~/components/people/use-friendship";
import { ApiError } from "~/lib/api/errors";
import { findUser } from "~/lib/api/people";
import { showError } from "~/lib/api/show-error";
import type { Found, Standing } from "~/lib/api/types";
import { useDeleting } from "~/lib/delete-with-undo";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { Card } from "~/ui/card";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { shownCode } from "./code";
import { friendsMessages } from "./messages";

const look = async (code: string, signal: AbortSignal): Promise<Found | null> => {
  try {
    return (await findUser(code, signal)).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** How we stand now: what was asked or answered since is in the user's own list. */
function useStanding({ id, status }: Pick<Found, "id" | "status">): Standing {
  const friends = useUserStore((state) => state.friends);
  const deleting = useDeleting();
  const listed = friends.find((friend) => friend.id === id)?.status;
  const known = status === "self" || status === "blocked";
  useEffect(() => {
    // They know something that this browser has not heard of yet.
    if (!known && status !== "none") {
      useUserStore.getState().fetchFriends(true).catch(showError);
    }
  }, [known, status]);
  if (known) return status;
  return deleting(id) ? "none" : (listed ?? (status === "accepted" ? status : "none"));
}

function Somebody({ person }: { person: Found }) {
  const { t } = useMessages(friendsMessages);
  const status = useStanding(person);
  const friendship = useFriendship();
  return (
    <Card padding="sm" className="grid gap-1">
      <p role="status" className="px-2 pt-1 text-sm text-text-muted">
        {t(`found.${status}`, { name: person.firstname })}
      </p>
      <PersonRow
        person={person}
        actions={<FriendActions person={person} status={status} use={friendship} />}
      />
    </Card>
  );
}

/** Whom a code belongs to, and the next step towards them. */
export function FoundPerson({ code }: { code: string }) {
  const { t } = useMessages(friendsMessages);
  const { t: app } = useTranslation();
  const { data, failed, error, retry } = useApiQuery([null, "code", code], (signal) =>
    look(code, signal),
  );
  if (failed) return <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />;
  if (data === undefined) return <Skeleton className="h-26 rounded-lg" />;
  if (data === null) {
    return (
      <p role="alert" className="rounded-lg border border-dashed border-line p-4">
        {t("unknownCode", { code: shownCode(code) })}
      </p>
    );
  }
  return <Somebody person={data} />;
}
