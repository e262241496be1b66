import type { Standing } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { FriendIcon } from "~/ui/icons/app";
import { peopleMessages } from "./messages";
import type { useFriendship } from "./use-friendship";

interface FriendActionsProps {
  person: { id: string; firstname: string; code: string };
  status: Standing;
  use: ReturnType<typeof useFriendship>;
}

/** The next friendship action: ask, answer or withdraw. Friends have none. */
export function FriendActions({ person, status, use }: FriendActionsProps) {
  const { t } = useMessages(peopleMessages);
  const { firstname: name } = person;
  if (status === "none") {
    return (
      <Button variant="primary" busy={use.busy === person.id} onClick={() => use.ask(person)}>
        <FriendIcon className="size-4" aria-hidden="true" />
        {t("ask")}
      </Button>
    );
  }
  if (status === "incoming") {
    return (
      <>
        <Button
          variant="primary"
          aria-label={t("acceptNamed", { name })}
          busy={use.busy === person.id}
          onClick={() => use.accept(person)}
        >
          {t("accept")}
        </Button>
        <Button
          aria-label={t("declineNamed", { name })}
          onClick={() => use.end(person, "incoming")}
        >
          {t("decline")}
        </Button>
      </>
    );
  }
  if (status === "outgoing") {
    return (
      <Button aria-label={t("withdrawNamed", { name })} onClick={() => use.end(person, "outgoing")}>
        {t("withdraw")}
      </Button>
    );
  }
  return null;
}
