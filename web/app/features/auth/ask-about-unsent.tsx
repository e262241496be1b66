import { authMessages } from "~/components/auth/messages";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Button, ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";
import { canBeSent, type Unsent } from "./forget-account";

interface AskAboutUnsentProps {
  unsent: Unsent;
  /** Whether sending is under way. */
  busy: boolean;
  onSend: () => void;
  onKeep: () => void;
  onDelete: () => void;
}

/** Before signing out: what is on this device only, and what is to become of it. */
export default function AskAboutUnsent(props: AskAboutUnsentProps) {
  const { unsent, busy, onSend, onKeep, onDelete } = props;
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const { games, changes, commands, refused } = unsent;
  return (
    <AuthCard title={t("unsent.title")} lead={t("unsent.text")}>
      <ul className="grid list-disc gap-1 pl-5">
        {games > 0 && <li>{t("unsent.games", { count: games })}</li>}
        {changes > 0 && <li>{t("unsent.changes", { count: changes })}</li>}
        {commands > 0 && <li>{t("unsent.commands", { count: commands })}</li>}
        {refused > 0 && <li>{t("unsent.refused", { count: refused })}</li>}
      </ul>
      <div className="grid gap-2">
        {canBeSent(unsent) && (
          <Button variant="primary" busy={busy} onClick={onSend}>
            {t("unsent.send")}
          </Button>
        )}
        <Button disabled={busy} onClick={onKeep}>
          {t("unsent.keep")}
        </Button>
        <Button disabled={busy} onClick={onDelete}>
          {t("unsent.delete")}
        </Button>
        <ButtonLink variant="ghost" to={to("/waiting")}>
          {t("unsent.stay")}
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
