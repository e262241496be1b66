import { useLocalePath, useMessages } from "~/lib/i18n";
import type { Entry } from "~/lib/outbox/entry";
import { useOutbox } from "~/lib/outbox/store";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { waitingMessages } from "./messages";

interface WaitingNoticeProps {
  waiting: readonly Entry[];
  /** How many commands at live tables are unsent. */
  commands: number;
}

/** How much is on this device only, and the way to it. */
export default function WaitingNotice({ waiting, commands }: WaitingNoticeProps) {
  const { t } = useMessages(waitingMessages);
  const to = useLocalePath();
  const refusedCommands = useOutbox((state) => state.refusedCommands);
  const refused = waiting.filter((entry) => entry.refused).length + refusedCommands;
  return (
    <Banner
      tone={refused > 0 ? "danger" : "info"}
      title={t("title")}
      action={<ButtonLink to={to("/waiting")}>{t("view")}</ButtonLink>}
    >
      <p>{t("count", { count: waiting.length + commands })}</p>
      {refused > 0 && <p>{t("needsYou", { count: refused })}</p>}
    </Banner>
  );
}
