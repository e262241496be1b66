import { personPath } from "~/components/paths";
import { Headline } from "~/components/stats/headline";
import { statsMessages } from "~/components/stats/messages";
import { getMyStats } from "~/lib/api/stats";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import type { UserData } from "~/lib/user/lists";
import { ButtonLink } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { Section } from "./section";

/** The user's stats in a few numbers, with a link to all of them. */
export default function Stats({ user }: { user: UserData }) {
  const { t } = useMessages(statsMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const { data, failed, error, retry } = useApiQuery([["figures", "games"], "stats"], (signal) =>
    getMyStats({}, signal),
  );
  const played = data && data.stats.games > 0;
  return (
    <Section name="stats" lead={data && !played ? t("emptyText") : undefined}>
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!failed && !data && <Skeleton className="h-64 rounded-lg" />}
      {played && <Headline stats={data.stats} />}
      {data && (
        <div className="flex flex-wrap gap-2">
          {played ? (
            <>
              <ButtonLink to={to(personPath(user))}>{t("all")}</ButtonLink>
              <ButtonLink to={to("/review")}>{t("review")}</ButtonLink>
            </>
          ) : (
            <ButtonLink to={to("/games/record")}>{t("record3")}</ButtonLink>
          )}
        </div>
      )}
    </Section>
  );
}
