import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { useMessages } from "~/lib/i18n";
import { applyEmailCode } from "~/lib/identity/accounts";
import { currentIdentity } from "~/lib/identity/client";
import { IdentityError } from "~/lib/identity/protocol";
import { redirectTarget, withRedirect } from "~/lib/navigation";
import { ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "./auth-card";
import { BrokenLink } from "./broken-link";
import { useGoOn } from "./go-on";

type State = { step: "confirming" } | { step: "confirmed" } | { step: "broken"; error: unknown };

/** Opened from the mail: on the device that signed up it leads straight in, elsewhere to sign in. */
export function ConfirmEmail({ code }: { code: string }) {
  const { t } = useMessages(authMessages);
  const { search, pathname } = useLocation();
  const goOn = useGoOn();
  const [state, setState] = useState<State>({ step: "confirming" });
  const begun = useRef(false);

  const confirm = async () => {
    try {
      const { email } = await applyEmailCode(code);
      const mine = email === undefined || currentIdentity()?.email === email;
      if (!mine || !(await goOn())) setState({ step: "confirmed" });
    } catch (error) {
      // A link opened twice has done its work the first time.
      const worked = error instanceof IdentityError && (await goOn().catch(() => false));
      if (!worked) setState({ step: "broken", error });
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void confirm();
  });

  switch (state.step) {
    case "confirming":
      return (
        <AuthCard title={t("confirming")}>
          <Spinner />
        </AuthCard>
      );
    case "confirmed":
      return (
        <AuthCard title={t("confirmed")} lead={t("confirmedText")}>
          <ButtonLink
            variant="primary"
            to={withRedirect("/login", redirectTarget(search, pathname))}
          >
            {t("signIn")}
          </ButtonLink>
        </AuthCard>
      );
    case "broken":
      return <BrokenLink error={state.error} ask="/verify-email" />;
  }
}
