import { deletePlaygroup } from "~/lib/api/playgroups";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { forgetPlaygroup } from "~/lib/user/people";
import { toast } from "~/ui/toast-store";
import { TypedConfirm } from "~/ui/typed-confirm";
import { playgroupPartsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

interface DeleteGroupProps {
  use: GroupInUse;
  onClose: () => void;
}

export default function DeleteGroup({ use, onClose }: DeleteGroupProps) {
  const { t } = useMessages(playgroupPartsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { id, name } = use.group;
  return (
    <TypedConfirm
      title={t("deleteTitle")}
      label={t("deleteType", { name })}
      expected={name}
      confirm={t("delete")}
      cancel={t("cancel")}
      onClose={onClose}
      onError={(error) => void use.refused(error)}
      run={async () => {
        await deletePlaygroup(id);
        await navigate(to("/playgroups"), { replace: true });
        forgetPlaygroup(id);
        toast({ tone: "success", message: t("deleted", { name }) });
      }}
    >
      <p>{t("deleteText")}</p>
    </TypedConfirm>
  );
}
