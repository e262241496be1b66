import type { FormEvent } from "react";
import { playgroupPath } from "~/components/paths";
import { picturesMessages } from "~/components/pictures/messages";
import { useChosenPicture } from "~/components/pictures/picture-form";
import { postPlaygroup, postPlaygroupPicture } from "~/lib/api/playgroups";
import { showError } from "~/lib/api/show-error";
import { useDraft } from "~/lib/draft";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { keepPlaygroup } from "~/lib/user/people";
import { uuidv7 } from "~/lib/uuid";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast-store";
import type { GroupForm } from "./form/fields";
import { GroupFields } from "./form/group-fields";
import { PictureField } from "./form/picture-field";
import { useGroupErrors } from "./form/use-group-errors";
import { playgroupsMessages } from "./messages";

export const clientLoader = messagesLoader(playgroupsMessages, picturesMessages);

export default function CreatePlaygroupPage() {
  const { t } = useMessages(playgroupsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  // The key belongs to what is typed: sent twice, it makes one group.
  const [draft, change, clearDraft] = useDraft<GroupForm & { key: string }>("playgroup-new", {
    key: uuidv7(),
    name: "",
    description: "",
  });
  const picture = useChosenPicture();
  const { form, errors, check, tell } = useGroupErrors();

  const { run, busy } = useAction(
    async () => {
      const { name, description, key } = draft;
      const { playgroup } = await postPlaygroup({ name: name.trim(), description }, key);
      clearDraft();
      keepPlaygroup(playgroup);
      toast({ tone: "success", message: t("created", { name: playgroup.name }) });
      if (picture.chosen) {
        await postPlaygroupPicture(playgroup.id, picture.chosen.blob, () => {})
          .then((saved) => keepPlaygroup(saved.playgroup))
          // The group is there; its page takes the picture again.
          .catch(showError);
      }
      await navigate(to(`${playgroupPath(playgroup)}?show=invitations`), { replace: true });
    },
    (error) => tell(error) || showError(error),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check(draft)) run();
  };

  return (
    <>
      <PageHeader title={t("createTitle")} lead={t("createLead")} />
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-6">
        <Card className="grid gap-5">
          <GroupFields
            value={draft}
            errors={errors}
            onChange={(changed) => change({ ...changed, key: uuidv7() })}
          />
          <PictureField
            group={{ name: draft.name, picture: picture.chosen?.url ?? null }}
            send={picture.choose}
            remove={picture.remove}
          />
        </Card>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button
            variant="ghost"
            onClick={() => {
              clearDraft();
              void navigate(to("/playgroups"));
            }}
          >
            {t("cancel")}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t("create")}
          </Button>
        </div>
      </form>
    </>
  );
}
