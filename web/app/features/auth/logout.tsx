import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { endSession } from "~/lib/api/account";
import { forgetDrafts } from "~/lib/draft";
import { forgetFilters } from "~/lib/filters";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { currentIdentity } from "~/lib/identity/client";
import { forgetPending } from "~/lib/identity/provider-records";
import { sendWaiting } from "~/lib/outbox/send";
import { changeOutbox, waitingNow } from "~/lib/outbox/store";
import { forgetPush } from "~/lib/push/device";
import { endingSession, signOut } from "~/lib/session/start";
import { useUserStore } from "~/lib/user/store";
import { forgetTables, unsentBy } from "~/live/storage";
import { Button, ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "./auth-card";
import { forgetVerificationMail } from "./verification-mail";

export const clientLoader = messagesLoader(authMessages);

const patience = 3000;

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);

/** Sends what is still in the outbox, then ends the session on the server; this device forgets it in any case. */
async function lastCalls(): Promise<void> {
  if (waitingNow().length > 0) await within(endingSession(sendWaiting));
  // If a renewal takes too long, the identity may be gone by now, and the server would refuse.
  await within(endingSession(async () => currentIdentity() && endSession("current")));
}

/** The signed-in user, by profile id and identity id. */
type Who = { id: string | undefined; uid: string };

function whoIsHere(): Who | null {
  const identity = currentIdentity();
  return identity && { id: useUserStore.getState().userData?.id, uid: identity.uid };
}

/** Nothing to delete if the browser has no database. */
const forgetTablesOf = ({ uid }: Who) => forgetTables(uid).catch(() => undefined);

function forgetUnsent(who: Who): void {
  changeOutbox((waiting) => waiting.filter(({ userId }) => userId !== who.id));
  void forgetTablesOf(who);
}

/** Unsent offline commands are the only thing that stays, for the same account. */
async function leave(who: Who | null, deleted: boolean): Promise<Left> {
  if (who && !deleted) await lastCalls();
  const commands = who && !deleted ? await unsentBy(who.uid).catch(() => 0) : 0;
  const unsent = commands > 0 || waitingNow().length > 0;
  await signOut();
  forgetDrafts(...[who?.id, who?.uid].filter((owner) => owner !== undefined));
  forgetPending();
  forgetFilters();
  forgetVerificationMail();
  // Where the browser has none, there is nothing to forget.
  void forgetPush().catch(() => undefined);
  if (!who) return "before";
  if (commands === 0) await forgetTablesOf(who);
  return unsent ? "unsent" : "clean";
}

/** `before`: signed out already, so it is unknown what this device holds. */
type Left = "clean" | "unsent" | "before";

const texts = {
  clean: "signedOutText",
  unsent: "signedOutUnsent",
  before: "signedOutBefore",
} as const satisfies Record<Left, string>;

/** Clears this device; after deleting an account, also confirms the deletion. */
export default function Logout() {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const { deleted = false } = (useLocation().state ?? {}) as { deleted?: boolean };
  const [who] = useState(whoIsHere);
  const [left, setLeft] = useState<Left>();
  useEffect(() => {
    void leave(who, deleted).then(setLeft);
  }, [who, deleted]);
  if (!left) {
    return (
      <AuthCard title={t("signingOut")}>
        <Spinner />
      </AuthCard>
    );
  }
  if (deleted) {
    return (
      <AuthCard title={t("deleted")} lead={t("deletedText")}>
        <ButtonLink variant="primary" to={to("/")}>
          {t("toHome")}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("signedOut")} lead={t(texts[left])}>
      <ButtonLink variant="primary" to={to("/login")}>
        {t("signInAgain")}
      </ButtonLink>
      {who && left === "unsent" && (
        <Button
          variant="ghost"
          onClick={() => {
            forgetUnsent(who);
            setLeft("clean");
          }}
        >
          {t("forgetUnsent")}
        </Button>
      )}
    </AuthCard>
  );
}
