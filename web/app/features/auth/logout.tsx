import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { endSession } from "~/lib/api/account";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { currentIdentity } from "~/lib/identity/client";
import { later, onDemand } from "~/lib/on-demand";
import { endingSession, signOut, unreported } from "~/lib/session/start";
import { useAction } from "~/lib/use-action";
import { Button, ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "./auth-card";
import {
  forgetAccount,
  forgetUnsent,
  isNothing,
  type Unsent,
  unsentOf,
  type Who,
  whoIsHere,
} from "./forget-account";

// Most people have nothing unsent.
const AskAboutUnsent = onDemand(() => import("./ask-about-unsent"));
const bringSendAll = later(() => import("~/live/send-all"));

export const clientLoader = messagesLoader(authMessages);

const patience = 3000;

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);

/** Ends the session on the server; this device forgets it in any case. */
const endOnServer = () =>
  // If a renewal takes too long, the identity may be gone by now, and the server would refuse.
  within(endingSession(async () => currentIdentity() && endSession("current")));

/** `unsent`: kept because the user wants it. `before`: signed out already, so it is unknown what this device holds. */
type Left = "clean" | "unsent" | "before";

const texts = {
  clean: "signedOutText",
  unsent: "signedOutUnsent",
  before: "signedOutBefore",
} as const satisfies Record<Left, string>;

/** What the page shows: a question, the result, or (null) that sign-out is under way. */
type Stage = "asking" | { unsent: Unsent } | { left: Left } | null;

/** Signs out, or finds what has to be asked first. */
async function leave(who: Who): Promise<Stage> {
  if (!isNothing(await unsentOf(who)))
    await within(unreported(async () => (await bringSendAll()).sendAll()));
  const unsent = await unsentOf(who);
  return isNothing(unsent) ? { left: await signOutHere(who, "clean") } : { unsent };
}

async function signOutHere(who: Who | null, left: Left): Promise<Left> {
  if (who) await endOnServer();
  await signOut();
  await forgetAccount(who);
  return left;
}

/** After an account was deleted there is no session to end. */
async function leaveDeleted(who: Who | null): Promise<Left> {
  if (who) await forgetUnsent(who);
  await signOut();
  await forgetAccount(who);
  return "clean";
}

/** Signs out, after a question unless "Sign out" was pressed; after an account was deleted, confirms that. */
export default function Logout() {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const { state } = useLocation();
  // As the page was opened: the language switch stays here, without the state.
  const [{ signOut: pressed = false, deleted = false }] = useState(
    () => (state ?? {}) as { signOut?: boolean; deleted?: boolean },
  );
  const [who] = useState(whoIsHere);
  const [stage, setStage] = useState<Stage>(null);
  useEffect(() => {
    // A press counts once: going back to this page later asks.
    history.replaceState({ ...history.state, usr: null }, "");
    if (deleted) void leaveDeleted(who).then((left) => setStage({ left }));
    else if (!who) void signOutHere(who, "before").then((left) => setStage({ left }));
    else if (pressed) void leave(who).then(setStage);
    else setStage("asking");
  }, [who, deleted, pressed]);
  const { run: tryToLeave, busy } = useAction(async (of: Who) => setStage(await leave(of)));
  const signOutNow = async (left: Left) => {
    setStage(null);
    if (who && left === "clean") await forgetUnsent(who);
    setStage({ left: await signOutHere(who, left) });
  };
  if (!stage) {
    return (
      <AuthCard title={t("signingOut")}>
        <Spinner />
      </AuthCard>
    );
  }
  if (stage === "asking") {
    return (
      <AuthCard title={t("signOutAsk")} lead={t("signOutAskText")}>
        <div className="grid gap-2">
          <Button variant="primary" busy={busy} onClick={() => who && tryToLeave(who)}>
            {t("signOut")}
          </Button>
          <ButtonLink variant="ghost" to={to("/dashboard")}>
            {t("unsent.stay")}
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }
  if ("unsent" in stage) {
    return (
      <Suspense>
        <AskAboutUnsent
          unsent={stage.unsent}
          busy={busy}
          onSend={() => who && tryToLeave(who)}
          onKeep={() => void signOutNow("unsent")}
          onDelete={() => void signOutNow("clean")}
        />
      </Suspense>
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
    <AuthCard title={t("signedOut")} lead={t(texts[stage.left])}>
      <ButtonLink variant="primary" to={to("/login")}>
        {t("signInAgain")}
      </ButtonLink>
    </AuthCard>
  );
}
