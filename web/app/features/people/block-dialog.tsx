import { useState } from "react";
import { blockUser } from "~/lib/api/people";
import { showError } from "~/lib/api/show-error";
import type { Person } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { forgetFriend } from "~/lib/user/people";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { toast } from "~/ui/toast-store";
import { personWords } from "./words";

interface BlockDialogProps {
  person: Person;
  onBlocked: (person: Person) => void;
  onClose: () => void;
}

/** Asks first: a friendship that ends by it does not come back with the unblocking. */
export default function BlockDialog({ person, onBlocked, onClose }: BlockDialogProps) {
  const { t } = useWords(personWords);
  const [busy, setBusy] = useState(false);
  const { firstname: name } = person;
  const block = async () => {
    setBusy(true);
    try {
      const { user } = await blockUser(person.id);
      forgetFriend(person.id);
      toast({ tone: "success", message: t("blockedDone", { name }) });
      onClose();
      onBlocked(user);
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("blockTitle", { name })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void block()}>
            {t("block")}
          </Button>
        </>
      }
    >
      <p>{t("blockText")}</p>
    </Dialog>
  );
}
