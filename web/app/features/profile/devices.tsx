import { useState } from "react";
import { getSessions } from "~/lib/api/account";
import { loadConfig } from "~/lib/config";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { signOutPressed } from "~/lib/navigation";
import { useApiQuery } from "~/lib/query";
import { Button, ButtonLink } from "~/ui/button";
import { SignOutIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { AskInPlace } from "./ask-in-place";
import { DeviceRow, endDevice } from "./device-row";
import { SignOutEverywhere } from "./everywhere";
import { profileMessages, signInMessages } from "./messages";
import { Section } from "./section";

/** Those the server knows of, this one first; null where a hosted project keeps them. */
async function load(signal: AbortSignal) {
  const { identity } = await loadConfig();
  if (!identity.embedded) return null;
  const { sessions } = await getSessions(signal);
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Where the account is open, and how to close it there. */
export function Devices() {
  const { t } = useMessages(signInMessages);
  const { t: profile } = useMessages(profileMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const { data, failed, error, retry, refresh } = useApiQuery(["sessions", "devices"], load);
  const [asking, setAsking] = useState(false);
  const others = data?.filter(({ current }) => !current) ?? [];

  const endOthers = async () => {
    try {
      for (const { id } of others) await endDevice(id);
    } finally {
      await refresh();
    }
    setAsking(false);
    toast({ tone: "success", message: t("endedOthers") });
  };

  return (
    <Section name="devices" lead={t(data === null ? "elsewhereText" : "devicesText")}>
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {data === undefined && !failed && <Skeleton className="h-28" />}
      {data && (
        <ul aria-label={t("deviceList")} className="divide-y divide-line">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} onEnded={refresh} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to("/logout")} state={signOutPressed}>
          <SignOutIcon className="size-4" aria-hidden="true" />
          {profile("signOut")}
        </ButtonLink>
        {others.length > 0 && (
          <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {t("endOthers")}
          </Button>
        )}
        <SignOutEverywhere />
      </div>
      {asking && others.length > 0 && (
        <AskInPlace
          question={t("endOthersAsk", { count: others.length })}
          confirm={t("endOthers")}
          cancel={t("cancel")}
          onCancel={() => setAsking(false)}
          onSure={endOthers}
        />
      )}
    </Section>
  );
}
