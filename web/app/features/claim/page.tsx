import { type ReactNode, useCallback, useEffect } from "react";
import { useLocation, useParams } from "react-router";
import { errorMessage } from "~/lib/api/error-message";
import { ApiError } from "~/lib/api/errors";
import { getClaim } from "~/lib/api/games";
import type { Claim } from "~/lib/api/types";
import { useLocalePath, useTranslation, useWords, wordsLoader } from "~/lib/i18n";
import { withRedirect } from "~/lib/navigation";
import { useLoad } from "~/lib/use-load";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { ClaimActions } from "./claim-actions";
import { ClaimFacts } from "./claim-facts";
import { claimWords } from "./words";

export const clientLoader = wordsLoader(claimWords);

const Frame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) => (
  <div className="mx-auto w-full max-w-2xl p-4 sm:p-8">
    <PageHeader title={title} lead={lead} />
    {children}
  </div>
);

/** What a link came to: the seat it is for, or why there is none. */
type Looked = { claim: Claim } | { error: unknown };
const look = async (token: string): Promise<Looked> =>
  getClaim(token).catch((error: unknown) => ({ error }));

/** The ways in, and back to this page. */
function SignIn() {
  const { t } = useWords(claimWords);
  const { pathname } = useLocation();
  const login = withRedirect("/login", pathname);
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" to={login}>
        {t("signIn")}
      </ButtonLink>
      <ButtonLink to={`${login}&mode=signup`}>{t("signUp")}</ButtonLink>
    </div>
  );
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useWords(claimWords);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const refused = error instanceof ApiError && error.status < 500;
  // The server knows whether it was used, is too old, or never was.
  const lead = (refused && error.serverMessage) || errorMessage(error, app);
  return (
    <Frame title={t("broken")} lead={lead}>
      <div className="flex flex-wrap gap-2">
        {!refused && (
          <Button variant="primary" onClick={onRetry}>
            {app("lists.retry")}
          </Button>
        )}
        <ButtonLink to={to("/")}>{t("home")}</ButtonLink>
      </div>
    </Frame>
  );
}

/** A guest seat, opened from its link by whoever sat there. */
export default function ClaimPage() {
  const { token = "" } = useParams();
  const { t } = useWords(claimWords);
  const signedIn = useUserStore(isAuthenticated);
  const fetchFormats = useUserStore((state) => state.fetchFormats);
  const { data, retry } = useLoad(useCallback(() => look(token), [token]));
  useEffect(() => {
    // Without them the format just has no name here.
    fetchFormats().catch(() => undefined);
  }, [fetchFormats]);

  if (!data) {
    return (
      <Frame title={t("title")} lead={t("lead")}>
        <Skeleton className="h-72 rounded-lg" />
      </Frame>
    );
  }
  if ("error" in data) {
    const closed = data.error instanceof ApiError && data.error.status === 401;
    if (!closed || signedIn) return <Broken error={data.error} onRetry={retry} />;
    return (
      <Frame title={t("signedOut")} lead={t("signedOutText")}>
        <SignIn />
      </Frame>
    );
  }
  return (
    <Frame title={t("title")} lead={signedIn ? t("lead") : t("signedOutText")}>
      <Card className="grid gap-6">
        <ClaimFacts claim={data.claim} />
        {signedIn ? <ClaimActions token={token} /> : <SignIn />}
      </Card>
    </Frame>
  );
}
