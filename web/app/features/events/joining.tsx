import { useId } from "react";
import { useLocation, useSearchParams } from "react-router";
import { RedeemForm } from "~/components/events/redeem-form";
import type { PlayEvent } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { withRedirect } from "~/lib/navigation";
import { useNavigate } from "~/lib/router/page-router";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { eventPagesMessages } from "./messages";

/** The ways in, and back to this page with the code still there. */
function SignIn({ code }: { code: string | null }) {
  const { t } = useMessages(eventPagesMessages);
  const { pathname, search } = useLocation();
  const login = withRedirect("/login", pathname + search);
  return (
    <>
      {code && (
        <p className="grid gap-0.5">
          <span className="text-sm text-text-muted">{t("yourCode")}</span>
          <span className="font-mono text-2xl tracking-wider wrap-anywhere">{code}</span>
        </p>
      )}
      <p className="text-text-muted">{t(code ? "signedOutCode" : "signedOut")}</p>
      <div className="grid gap-2 sm:flex">
        <ButtonLink variant="primary" size="lg" to={`${login}&mode=signup`}>
          {t("signUp")}
        </ButtonLink>
        <ButtonLink size="lg" to={login}>
          {t("signIn")}
        </ButtonLink>
      </div>
    </>
  );
}

interface JoiningProps {
  event: PlayEvent;
  onJoined: (event: PlayEvent) => void;
}

/** How to get into an event one has not joined. */
export function Joining({ event, onJoined }: JoiningProps) {
  const { t } = useMessages(eventPagesMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const code = useSearchParams()[0].get("code");
  const signedIn = useUserStore(isAuthenticated);
  const title = useId();
  const joined = (entered: PlayEvent) => {
    if (entered.id === event.id) onJoined(entered);
    // A code of another event leads there.
    else void navigate(to(`/mobile/event/${entered.id}`));
  };
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-4">
        <h2 id={title} className="text-xl">
          {t("join")}
        </h2>
        {signedIn ? <RedeemForm code={code ?? ""} onJoined={joined} /> : <SignIn code={code} />}
      </Card>
    </section>
  );
}
