import { useLocalePath, useMessages } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { WinIcon } from "~/ui/icons/everywhere";
import { statsMessages } from "./messages";

/** Before a user's first game: what will be here, and the first step. */
export function NoStats() {
  const { t } = useMessages(statsMessages);
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<WinIcon />}
      title={t("empty")}
      action={<ButtonLink to={to("/games/record")}>{t("record3")}</ButtonLink>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}
