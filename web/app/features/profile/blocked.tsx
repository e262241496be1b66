import { useState } from "react";
import { blockUser, getBlocked, unblockUser } from "~/lib/api/people";
import { showError } from "~/lib/api/show-error";
import type { Card } from "~/lib/api/types";
import { useTranslation, useWords } from "~/lib/i18n";
import { useLoad } from "~/lib/use-load";
import { PersonRow } from "~/parts/people/person-row";
import { Button } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { Section } from "./section";
import { profileWords } from "./words";

/** Whom one has blocked, and the way to let them back. */
export function Blocked() {
  const { t } = useWords(profileWords);
  const { t: app } = useTranslation();
  const { data, failed, error, retry } = useLoad(getBlocked);
  const [freed, setFreed] = useState<readonly string[]>([]);
  const people = data?.users.filter(({ id }) => !freed.includes(id)) ?? [];

  const show = (id: string) => setFreed((ids) => ids.filter((other) => other !== id));
  const block = ({ id }: Card) => blockUser(id).then(() => show(id), showError);
  const unblock = async (person: Card) => {
    setFreed((ids) => [...ids, person.id]);
    try {
      await unblockUser(person.id);
      toast({
        tone: "success",
        message: t("unblocked", { name: person.firstname }),
        action: { label: t("undo"), run: () => void block(person) },
      });
    } catch (error) {
      show(person.id);
      showError(error);
    }
  };

  return (
    <Section title={t("blocked")} lead={t("blockedText")}>
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
