import { errorMessage } from "~/lib/api/error-message";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GroupIcon } from "~/ui/icons/everywhere";
import { playgroupsMessages } from "./messages";

interface GoneProps {
  name?: string | undefined;
  error: unknown;
}

export function ToGroups() {
  const { t } = useMessages(playgroupsMessages);
  return <ButtonLink to={useLocalePath()("/playgroups")}>{t("toGroups")}</ButtonLink>;
}

/** A former member learns that they are no longer in; for others it does not exist. */
export function Gone({ name, error }: GoneProps) {
  const { t: app } = useTranslation();
  const { t } = useMessages(playgroupsMessages);
  const title = name ? t("left", { name }) : t("missing");
  return (
    <div role="alert">
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={<GroupIcon className="size-6" />} title={title} action={<ToGroups />}>
        {name ? t("leftText") : `${errorMessage(error, app)} ${t("missingText")}`}
      </EmptyState>
    </div>
  );
}
