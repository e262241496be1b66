import { type ReactNode, useEffect } from "react";
import { useParams } from "react-router";
import { BrokenLink } from "~/components/links/broken-link";
import { WaysIn } from "~/components/links/ways-in";
import { ApiError } from "~/lib/api/errors";
import { getClaim } from "~/lib/api/games";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { ClaimActions } from "./claim-actions";
import { ClaimFacts } from "./claim-facts";
import { claimMessages } from "./messages";

export const clientLoader = messagesLoader(claimMessages);

const Frame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) => (
  <>
    <PageHeader title={title} lead={lead} />
    {children}
  </>
);

/** Claims a guest seat from its link. */
export default function ClaimPage() {
  const { token = "" } = useParams();
  const { t } = useMessages(claimMessages);
  const signedIn = useUserStore(isAuthenticated);
  const fetchFormats = useUserStore((state) => state.fetchFormats);
  const { data, failed, error, retry } = useApiQuery([null, "claim", token], (signal) =>
    getClaim(token, signal),
  );
  useEffect(() => {
    // Without them the format just has no name here.
    fetchFormats().catch(() => undefined);
  }, [fetchFormats]);

  const waysIn = <WaysIn signIn={t("signIn")} signUp={t("signUp")} />;
  if (failed) {
    const closed = error instanceof ApiError && error.status === 401;
    if (!closed || signedIn) {
      return <BrokenLink title={t("broken")} home={t("home")} error={error} onRetry={retry} />;
    }
    return (
      <Frame title={t("signedOut")} lead={t("signedOutText")}>
        {waysIn}
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame title={t("title")} lead={t("lead")}>
        <Skeleton className="h-72 rounded-lg" />
      </Frame>
    );
  }
  return (
    <Frame title={t("title")} lead={signedIn ? t("lead") : t("signedOutText")}>
      <Card className="grid gap-6">
        <ClaimFacts claim={data.claim} />
        {signedIn ? <ClaimActions token={token} /> : waysIn}
      </Card>
    </Frame>
  );
}
