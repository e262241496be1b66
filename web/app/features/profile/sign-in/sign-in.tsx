import { Suspense, useState } from "react";
import { useRecent } from "~/components/auth/use-recent";
import { providerNames } from "~/components/providers/config";
import { FailureNote } from "~/components/providers/failure-note";
import { providerMessages } from "~/components/providers/messages";
import { useProviderFlow } from "~/components/providers/use-provider-flow";
import { loadConfig } from "~/lib/config";
import { isExample } from "~/lib/example";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { linked } from "~/lib/identity/accounts";
import { onDemand } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import { tellChanged } from "~/lib/signals/changes";
import { useUserStore } from "~/lib/user/store";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { signInMessages } from "../messages";
import { Section } from "../section";
import { EmailRow } from "./email-row";
import { PasswordRow } from "./password-row";
import { ProviderRow } from "./provider-row";

const SignInAgain = onDemand(() => import("~/components/auth/sign-in-again"));

/** Nobody signs in as one of the example's people. */
const noWays: Awaited<ReturnType<typeof linked>> = { email: "–", ways: [] };

const load = async () => {
  const inExample = isExample(useUserStore.getState());
  const [account, { providers }] = await Promise.all([inExample ? noWays : linked(), loadConfig()]);
  return { ...account, providers };
};

/** The account's address and what opens it. */
export function SignIn() {
  const { t } = useMessages(signInMessages);
  const { t: provided } = useMessages(providerMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const { data, failed, error, retry, refresh } = useApiQuery([null, "ways-in"], load);
  const ways = data?.ways.map(({ way }) => way) ?? [];
  const { recently, dialog } = useRecent(ways);
  const flow = useProviderFlow({
    purpose: "join",
    redirect: to("/profile"),
    onDone: async (_, provider) => {
      await refresh();
      toast({
        tone: "success",
        message: provided("joined", { provider: providerNames[provider] }),
      });
    },
  });
  const [declined, setDeclined] = useState(flow.failure);
  const askAgain = flow.failure?.why === "old" && flow.failure !== declined;
  const onChanged = async () => {
    await refresh();
    // Other devices are signed out by it.
    tellChanged(["sessions"]);
  };
  const known = { recently, onChanged };

  return (
    <Section name="signIn" lead={t("lead")}>
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!data && !failed && <Skeleton className="h-60" />}
      {data && (
        <ul aria-label={t("ways")} className="divide-y divide-line">
          <EmailRow email={data.email} recently={recently} />
          <PasswordRow
            {...known}
            email={data.email}
            set={ways.includes("password")}
            only={ways.length === 1 && ways.includes("password")}
          />
          {(["google", "apple"] as const)
            .filter((provider) => data.providers[provider] || ways.includes(provider))
            .map((provider) => (
              <ProviderRow
                {...known}
                key={provider}
                provider={provider}
                joined={data.ways.find(({ way }) => way === provider)}
                only={ways.length === 1 && ways.includes(provider)}
                flow={flow}
              />
            ))}
        </ul>
      )}
      {!askAgain && <FailureNote flow={flow} />}
      {askAgain && (
        <Suspense>
          <SignInAgain ways={ways} onDone={flow.retry} onClose={() => setDeclined(flow.failure)} />
        </Suspense>
      )}
      {dialog}
    </Section>
  );
}
