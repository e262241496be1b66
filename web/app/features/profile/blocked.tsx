import { PersonRow } from "~/components/people/person-row";
import { blockUser, getBlocked, unblockUser } from "~/lib/api/people";
import { showError } from "~/lib/api/show-error";
import type { Card } from "~/lib/api/types";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { changeWithUndo } from "~/lib/undoable";
import { Button } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { profileMessages } from "./messages";
import { Section } from "./section";

/** Whom one has blocked, and the way to let them back. */
export function Blocked() {
  const { t } = useMessages(profileMessages);
  const { t: app } = useTranslation();
  const { data, failed, error, retry, show } = useApiQuery([null, "blocked"], getBlocked);
  const people = data?.users ?? [];

  const list = (person: Card, blocked: boolean) =>
    show((now) => {
      const others = now?.users.filter(({ id }) => id !== person.id) ?? [];
      return now && { users: blocked ? [person, ...others] : others };
    });
  const unblock = (person: Card) =>
    changeWithUndo({
      before: true,
      after: false,
      show: (blocked) => list(person, blocked),
      save: () => unblockUser(person.id).then(() => false),
      message: t("unblocked", { name: person.firstname }),
      undo: {
        label: t("undo"),
        run: () => void blockUser(person.id).then(() => list(person, true), showError),
      },
    });

  return (
    <Section name="blocked" lead={t("blockedText")}>
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!data && !failed && <Skeleton className="h-6 w-48" />}
      {people.length > 0 && (
        <ul className="-mx-2">
          {people.map((person) => (
            <li key={person.id}>
              <PersonRow
                person={person}
                actions={
                  <Button
                    aria-label={t("unblockNamed", { name: person.firstname })}
                    onClick={() => void unblock(person)}
                  >
                    {t("unblock")}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {data && people.length === 0 && <p className="text-sm text-text-muted">{t("noBlocked")}</p>}
    </Section>
  );
}
