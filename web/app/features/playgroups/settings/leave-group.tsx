import { leavePlaygroup } from "~/lib/api/playgroups";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { forgetPlaygroup } from "~/lib/user/people";
import { AskDialog } from "~/ui/ask-dialog";
import { toast } from "~/ui/toast-store";
import { playgroupPartsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

interface LeaveGroupProps {
  use: GroupInUse;
  onClose: () => void;
}

/** Asks first: getting back in needs an invitation. */
export default function LeaveGroup({ use, onClose }: LeaveGroupProps) {
  const { t } = useMessages(playgroupPartsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { id, name } = use.group;

  const { run: leave, busy } = useAction(
    async () => {
      await leavePlaygroup(id);
      await navigate(to("/playgroups"), { replace: true });
      forgetPlaygroup(id);
      toast({ tone: "success", message: t("left", { name }) });
    },
    (error) => {
      onClose();
      void use.refused(error);
    },
  );

  return (
    <AskDialog
      title={t("leaveAsk", { name })}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t("leave")}
      variant="danger"
      busy={busy}
      onConfirm={() => leave()}
    >
      <p>{t("leaveText")}</p>
    </AskDialog>
  );
}
