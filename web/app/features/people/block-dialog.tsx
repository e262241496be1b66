import { blockUser } from "~/lib/api/people";
import type { Person } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { forgetFriend } from "~/lib/user/people";
import { AskDialog } from "~/ui/ask-dialog";
import { toast } from "~/ui/toast-store";
import { personMessages } from "./messages";

interface BlockDialogProps {
  person: Person;
  onBlocked: (person: Person) => void;
  onClose: () => void;
}

/** Asks first: a friendship that ends by it does not come back with the unblocking. */
export default function BlockDialog({ person, onBlocked, onClose }: BlockDialogProps) {
  const { t } = useMessages(personMessages);
  const { firstname: name } = person;
  const { run: block, busy } = useAction(async () => {
    const { user } = await blockUser(person.id);
    forgetFriend(person.id);
    toast({ tone: "success", message: t("blockedDone", { name }) });
    onClose();
    onBlocked(user);
  });
  return (
    <AskDialog
      title={t("blockTitle", { name })}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t("block")}
      variant="danger"
      busy={busy}
      onConfirm={() => block()}
    >
      <p>{t("blockText")}</p>
    </AskDialog>
  );
}
