import { unblockUser } from "~/lib/api/people";
import type { Person } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { personMessages } from "./messages";

interface BlockedNoticeProps {
  person: Person;
  onChange: (person: Person) => void;
}

export default function BlockedNotice({ person, onChange }: BlockedNoticeProps) {
  const { t } = useMessages(personMessages);
  const { firstname: name } = person;
  const { run: unblock, busy } = useAction(async () => {
    onChange((await unblockUser(person.id)).user);
    toast({ tone: "success", message: t("unblocked", { name }) });
  });
  return (
    <Banner
      title={t("blocked", { name })}
      action={
        <Button busy={busy} onClick={() => unblock()}>
          {t("unblock")}
        </Button>
      }
    >
      {t("blockedText")}
    </Banner>
  );
}
