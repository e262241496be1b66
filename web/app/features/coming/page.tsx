import { useRouteRow } from "~/lib/current-route";
import { useLocalePath, useTranslation, useWords, wordsLoader } from "~/lib/i18n";
import { metaWords } from "~/lib/i18n/meta-words";
import type { Coming } from "~/route-table";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PersonIcon } from "~/ui/icons";
import { PageHeader } from "~/ui/page-header";

const icons: Record<Coming, typeof PersonIcon> = {
  providers: PersonIcon,
};

export const clientLoader = wordsLoader(metaWords);

/** Stands in for a page whose capability is not built yet, and says so. */
export default function ComingPage() {
  const { t } = useTranslation();
  const meta = useWords(metaWords);
  const to = useLocalePath();
  const row = useRouteRow();
  if (!row?.coming) return null;
  const Icon = icons[row.coming];
  const page = meta.t(`${row.name}.title`);
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
