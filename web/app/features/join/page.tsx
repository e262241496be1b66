import { useParams } from "react-router";
import { BrokenLink } from "~/components/links/broken-link";
import { WaysIn } from "~/components/links/ways-in";
import { getJoin } from "~/lib/api/playgroups";
import type { Join } from "~/lib/api/types";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { useApiQuery } from "~/lib/query";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { Art } from "~/ui/art";
import { Card } from "~/ui/card";
import { Skeleton } from "~/ui/skeleton";
import { JoinActions } from "./join-actions";
import { joinMessages } from "./messages";

export const clientLoader = messagesLoader(joinMessages);

function Invitation({ join, token }: { join: Join; token: string }) {
  const { t, lang } = useMessages(joinMessages);
  const signedIn = useUserStore(isAuthenticated);
  const { playgroup, madeBy } = join;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(
    new Date(join.expiresAt),
  );
  return (
    <Card padding="none" className="overflow-hidden">
      <Art
        name={playgroup.name}
        picture={playgroup.picture}
        columns={10}
        rows={4}
        className="aspect-5/2 w-full"
      />
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="grid gap-1">
          <h1 className="text-2xl wrap-anywhere">{t("title", { name: playgroup.name })}</h1>
          <p className="text-lg">
            {madeBy ? t("invitedBy", { name: madeBy.firstname }) : t("invited")}
          </p>
          <p className="text-sm text-text-muted tabular-nums">
            {t("members", { count: playgroup.membersCount })} · {t("until", { date })}
          </p>
        </div>
        {playgroup.description && <Markdown text={playgroup.description} />}
        {signedIn ? (
          <JoinActions join={join} token={token} />
        ) : (
          <div className="grid gap-3">
            <p className="text-sm text-text-muted">{t("signedOut")}</p>
            <WaysIn signIn={t("signIn")} signUp={t("signUp")} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** A group opened by its invitation link. */
export default function JoinPage() {
  const { token = "" } = useParams();
  const { t } = useMessages(joinMessages);
  const { data, failed, error, retry } = useApiQuery([null, "join", token], (signal) =>
    getJoin(token, signal),
  );
  if (failed) {
    return <BrokenLink title={t("broken")} home={t("home")} error={error} onRetry={retry} />;
  }
  if (data) return <Invitation join={data.join} token={token} />;
  return (
    <>
      <h1 className="sr-only">{t("loading")}</h1>
      <Skeleton className="h-110 rounded-lg" />
    </>
  );
}
