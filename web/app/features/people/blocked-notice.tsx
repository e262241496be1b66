import { useState } from "react";
import { unblockUser } from "~/lib/api/people";
import { showError } from "~/lib/api/show-error";
import type { Person } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { personWords } from "./words";

interface BlockedNoticeProps {
  person: Person;
  onChange: (person: Person) => void;
}

export function BlockedNotice({ person, onChange }: BlockedNoticeProps) {
  const { t } = useWords(personWords);
  const [busy, setBusy] = useState(false);
  const { firstname: name } = person;
  const unblock = async () => {
    setBusy(true);
    try {
      onChange((await unblockUser(person.id)).user);
      toast({ tone: "success", message: t("unblocked", { name }) });
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <Banner
      title={t("blocked", { name })}
      action={
        <Button busy={busy} onClick={() => void unblock()}>
          {t("unblock")}
        </Button>
      }
    >
      {t("blockedText")}
    </Banner>
  );
}
