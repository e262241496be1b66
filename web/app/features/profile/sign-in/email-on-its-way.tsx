import { useCallback } from "react";
import { usePause } from "~/components/auth/use-pause";
import type { Recently } from "~/components/auth/use-recent";
import { useSubmit } from "~/components/auth/use-submit";
import { useMessages } from "~/lib/i18n";
import { changeEmail } from "~/lib/identity/accounts";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { signInMessages } from "../messages";

interface OnItsWayProps {
  recently: Recently;
  sentTo: string;
  sentAt: number;
  onSent: (email: string) => void;
  onAnother: () => void;
}

/** The mail is sent; the change happens when its link is opened. */
export default function OnItsWay({ sentTo, sentAt, recently, onSent, onAnother }: OnItsWayProps) {
  const { t } = useMessages(signInMessages);
  const pause = usePause(useCallback(() => sentAt, [sentAt]));
  const { problem, busy, onSubmit } = useSubmit({
    check: () => ({}),
    send: async () => {
      await recently(() => changeEmail(sentTo));
      onSent(sentTo);
      toast({ tone: "success", message: t("resent") });
    },
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Banner title={<span className="wrap-anywhere">{t("onItsWay", { email: sentTo })}</span>}>
        {t("onItsWayText")}
      </Banner>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={pause > 0}>
          {pause > 0 ? t("resendIn", { seconds: pause }) : t("resend")}
        </Button>
        <Button variant="ghost" onClick={onAnother}>
          {t("anotherEmail")}
        </Button>
      </div>
    </form>
  );
}
