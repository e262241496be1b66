import { useState } from "react";
import { ago } from "~/lib/ago";
import { endSession } from "~/lib/api/account";
import { ApiError } from "~/lib/api/errors";
import type { Session } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ComputerIcon, PhoneIcon } from "~/ui/icons/account";
import { toast } from "~/ui/toast-store";
import { AskInPlace } from "./ask-in-place";
import { signInMessages } from "./messages";
import { Row } from "./row";

/** Ends a session; one that has ended meanwhile is as good. */
export const endDevice = (id: string): Promise<unknown> =>
  endSession(id).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });

function useDeviceName({ browser, system }: Session): string {
  const { t } = useMessages(signInMessages);
  if (browser && system) return t("device", { browser, system });
  return browser ?? system ?? t("unknownDevice");
}

interface DeviceRowProps {
  device: Session;
  onEnded: () => Promise<unknown>;
}

/** One place where the account is open. */
export function DeviceRow({ device, onEnded }: DeviceRowProps) {
  const { t, lang } = useMessages(signInMessages);
  const [asking, setAsking] = useState(false);
  const name = useDeviceName(device);
  const Icon = /android|ios|ipad/i.test(device.system ?? "") ? PhoneIcon : ComputerIcon;
  const use = device.current ? t("inUse") : t("used", { ago: ago(device.lastUsed, lang) });
  return (
    <Row
      icon={<Icon className="size-5" />}
      title={
        <>
          {name}
          {device.current && <Badge tone="live">{t("thisDevice")}</Badge>}
        </>
      }
      detail={`${t(`by.${device.by}`)} · ${use}`}
      actions={
        !device.current && (
          <Button
            variant="ghost"
            aria-label={t("endNamed", { name })}
            aria-expanded={asking}
            onClick={() => setAsking(!asking)}
          >
            {t("end")}
          </Button>
        )
      }
    >
      {asking && (
        <AskInPlace
          question={t("endAsk")}
          confirm={t("end")}
          cancel={t("cancel")}
          onCancel={() => setAsking(false)}
          onSure={async () => {
            await endDevice(device.id);
            setAsking(false);
            await onEnded();
            toast({ tone: "success", message: t("ended", { name }) });
          }}
        />
      )}
    </Row>
  );
}
