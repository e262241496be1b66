import { type ReactNode, Suspense } from "react";
import { useMessages } from "~/lib/i18n";
import type { Why } from "~/lib/identity/provider-errors";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { providerNames, publicUrl } from "./config";
import { providerMessages } from "./messages";
import type { Failure, ProviderFlow } from "./use-provider-flow";

/** A canceled sign-in or a blocked window is a choice, not an error. */
const calm = new Set<Why>(["blocked", "closed", "cancelled"]);
/** Beginning again may help. */
const passing = new Set<Why>(["closed", "network", "over", "refused", "slow", "other"]);

interface NoteProps {
  failure: Failure;
  flow: ProviderFlow;
}

function Note({ failure: { provider, why }, flow }: NoteProps) {
  const { t } = useMessages(providerMessages);
  const there = publicUrl();
  let wayOn: ReactNode = null;
  if (why === "blocked") {
    wayOn = <Button onClick={() => flow.continueHere(provider)}>{t("continueHere")}</Button>;
  } else if (passing.has(why)) {
    wayOn = <Button onClick={flow.retry}>{t("tryAgain")}</Button>;
  } else if (why === "domain" && there && new URL(there).origin !== location.origin) {
    wayOn = (
      <a
        href={new URL(location.pathname, there).href}
        className="link inline-flex min-h-target items-center text-sm wrap-anywhere"
      >
        {t("openThere", { address: new URL(there).host })}
      </a>
    );
  }
  return (
    <Banner tone={calm.has(why) ? "info" : "danger"} action={wayOn}>
      {t(`failure.${why}`, { provider: providerNames[provider], domain: location.hostname })}
    </Banner>
  );
}

/** Why the way to a provider came to nothing, and the way on. */
export const FailureNote = ({ flow }: { flow: ProviderFlow }) =>
  flow.failure && (
    <Suspense>
      <Note failure={flow.failure} flow={flow} />
    </Suspense>
  );
