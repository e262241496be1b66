import { useId, useState } from "react";
import { Link, useLocation } from "react-router";
import { providerNames } from "~/components/providers/config";
import { FailureNote } from "~/components/providers/failure-note";
import { ProviderButton } from "~/components/providers/provider-button";
import { useProviderFlow } from "~/components/providers/use-provider-flow";
import { endSession } from "~/lib/api/account";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { signInWithPassword, type Way } from "~/lib/identity/accounts";
import { readClaims } from "~/lib/identity/claims";
import { currentIdentity } from "~/lib/identity/client";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { wrongFields } from "./fields";
import { authMessages } from "./messages";
import { PasswordField, WhosePassword } from "./password-field";
import { useSubmit } from "./use-submit";

interface SignInAgainProps {
  /** What the account can be signed into with. */
  ways: readonly Way[];
  onDone: () => void;
  onClose: () => void;
}

const sessionHere = () => {
  const identity = currentIdentity();
  return identity ? readClaims(identity.idToken).sid : undefined;
};

/** Asks the user to sign in again before a sensitive change. */
export default function SignInAgain({ ways, onDone, onClose }: SignInAgainProps) {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const id = useId();
  const { pathname, search } = useLocation();
  const [email] = useState(() => currentIdentity()?.email ?? "");
  const [former] = useState(sessionHere);
  const [password, setPassword] = useState("");

  const done = () => {
    // Its place is taken: it is not one more device.
    if (former && former !== sessionHere()) endSession(former).catch(console.error);
    onDone();
  };
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () => wrongFields({ password: password ? undefined : t("identity.MISSING_PASSWORD") }),
    send: async () => {
      await signInWithPassword(email, password);
      done();
    },
  });
  const flow = useProviderFlow({ purpose: "again", redirect: pathname + search, onDone: done });
  const byPassword = ways.includes("password");

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("again.title")}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("again.cancel")}
          </Button>
          {byPassword && (
            <Button type="submit" form={id} variant="primary" busy={busy}>
              {t("again.submit")}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t("again.text")}</p>
        {byPassword && (
          <form ref={form} id={id} onSubmit={onSubmit} noValidate className="grid gap-2">
            {problem && <Banner tone="danger">{problem}</Banner>}
            <WhosePassword email={email} />
            <PasswordField
              label={t("password")}
              hint={email}
              value={password}
              onChange={setPassword}
              error={errors.password}
            />
            <Link
              to={to("/auth/password/forgot")}
              className="link inline-flex min-h-target items-center justify-self-start text-sm"
            >
              {t("forgot")}
            </Link>
          </form>
        )}
        <FailureNote flow={flow} />
        {(["google", "apple"] as const)
          .filter((provider) => ways.includes(provider))
          .map((provider) => (
            <ProviderButton
              key={provider}
              provider={provider}
              busy={flow.busy === provider}
              onClick={() => flow.press(provider)}
            >
              {t("again.with", { provider: providerNames[provider] })}
            </ProviderButton>
          ))}
      </div>
    </Dialog>
  );
}
