import { useRouteRow } from "~/lib/current-route";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import type { Coming } from "~/route-table";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GroupIcon, LiveIcon, PersonIcon } from "~/ui/icons";
import { PageHeader } from "~/ui/page-header";

const icons: Record<Coming, typeof GroupIcon> = {
  playgroupsAndFriends: GroupIcon,
  liveTable: LiveIcon,
  providers: PersonIcon,
};

/** Stands in for a page whose capability is not built yet, and says so. */
export default function ComingPage() {
  const { t } = useTranslation();
  const to = useLocalePath();
  const row = useRouteRow();
  if (!row?.coming) return null;
  const Icon = icons[row.coming];
  const page = t(`meta.${row.name}.title`);
  return (
    <div className="mx-auto w-full max-w-3xl p-4 sm:p-8">
      <PageHeader title={page} />
      <EmptyState
        icon={<Icon className="size-6" />}
        title={t("shell.coming.title", { page })}
        action={<ButtonLink to={to("/dashboard")}>{t("shell.coming.back")}</ButtonLink>}
      >
        {t("shell.coming.text", { capability: t(`shell.coming.${row.coming}`) })}
      </EmptyState>
    </div>
  );
}
