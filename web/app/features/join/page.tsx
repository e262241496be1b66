import { useCallback } from "react";
import { useLocation, useParams } from "react-router";
import { errorMessage } from "~/lib/api/error-message";
import { ApiError } from "~/lib/api/errors";
import { getJoin } from "~/lib/api/playgroups";
import type { Join } from "~/lib/api/types";
import { useLocalePath, useTranslation, useWords, wordsLoader } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { withRedirect } from "~/lib/navigation";
import { useLoad } from "~/lib/use-load";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { Art } from "~/ui/art";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { JoinActions } from "./join-actions";
import { joinWords } from "./words";

export const clientLoader = wordsLoader(joinWords);

/** What a link came to: the group it opens, or why it opens none. */
type Looked = { join: Join } | { error: unknown };
const look = async (token: string): Promise<Looked> =>
  getJoin(token).catch((error: unknown) => ({ error }));

/** The ways in, and back to this page. */
function SignIn() {
  const { t } = useWords(joinWords);
  const login = withRedirect("/login", useLocation().pathname);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-text-muted">{t("signedOut")}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={login}>
          {t("signIn")}
        </ButtonLink>
        <ButtonLink to={`${login}&mode=signup`}>{t("signUp")}</ButtonLink>
      </div>
    </div>
  );
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useWords(joinWords);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const refused = error instanceof ApiError && error.status < 500;
  // The server knows whether it was revoked, used up, is too old, or never was.
  const lead = (refused && error.serverMessage) || errorMessage(error, app);
  return (
    <>
      <PageHeader title={t("broken")} lead={lead} />
      <div className="flex flex-wrap gap-2">
        {!refused && (
          <Button variant="primary" onClick={onRetry}>
            {app("lists.retry")}
          </Button>
        )}
        <ButtonLink to={to("/")}>{t("home")}</ButtonLink>
      </div>
    </>
  );
}

function Invitation({ join, token }: { join: Join; token: string }) {
  const { t, lang } = useWords(joinWords);
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
        {signedIn ? <JoinActions join={join} token={token} /> : <SignIn />}
      </div>
    </Card>
  );
}

/** A group opened by its invitation link, by anybody who holds it. */
export default function JoinPage() {
  const { token = "" } = useParams();
  const { t } = useWords(joinWords);
  const { data, retry } = useLoad(useCallback(() => look(token), [token]));
  return (
    <div className="mx-auto w-full max-w-2xl p-4 sm:p-8">
      {!data && (
        <>
          <h1 className="sr-only">{t("loading")}</h1>
          <Skeleton className="h-110 rounded-lg" />
        </>
      )}
      {data && "error" in data && <Broken error={data.error} onRetry={retry} />}
      {data && "join" in data && <Invitation join={data.join} token={token} />}
    </div>
  );
}
