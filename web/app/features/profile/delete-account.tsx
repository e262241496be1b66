import { useState } from "react";
import { PasswordField } from "~/components/auth/password-field";
import { useRecent } from "~/components/auth/use-recent";
import { deleteAccount } from "~/lib/api/account";
import { showError } from "~/lib/api/show-error";
import { loadConfig } from "~/lib/config";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { deleteIdentity, linked, signInWithPassword } from "~/lib/identity/accounts";
import { currentIdentity } from "~/lib/identity/client";
import { IdentityError } from "~/lib/identity/protocol";
import { later } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import { useNavigate } from "~/lib/router/page-router";
import { endingSession } from "~/lib/session/start";
import { useUserStore } from "~/lib/user/store";
import { TypedConfirm } from "~/ui/typed-confirm";
import { deleteAccountMessages } from "./messages";

const bringStorage = later(() => import("~/lib/outbox/storage"));

const words = {
  INVALID_LOGIN_CREDENTIALS: "wrongPassword",
  MISSING_PASSWORD: "wrongPassword",
  TOO_MANY_ATTEMPTS_TRY_LATER: "tooOften",
  NETWORK: "network",
} as const;
const wordFor = ({ word }: IdentityError) =>
  Object.hasOwn(words, word) ? words[word as keyof typeof words] : "failed";

/** Deletes the account after asking for the name and the password, or another sign-in. */
export default function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(deleteAccountMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const user = useUserStore((state) => state.userData);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const { data } = useApiQuery([null, "linked"], linked);
  const ways = data?.ways.map(({ way }) => way) ?? ["password"];
  const byPassword = ways.includes("password");
  const { recently, dialog } = useRecent(ways);
  if (!user) return null;

  const run = async () => {
    setProblem(undefined);
    // The server deletes nothing on the word of a sign-in of long ago.
    if (byPassword) await signInWithPassword(currentIdentity()?.email ?? "", password);
    await recently(() => endingSession(() => deleteAccount(user.username)));
    // A hosted project keeps the account itself; here it is gone already.
    const { identity } = await loadConfig();
    if (!identity.embedded) await deleteIdentity().catch(console.error);
    await bringStorage()
      .then(({ forgetOutbox }) => forgetOutbox(user.id))
      .catch(console.error);
    // That page clears what is left here, and says that it is done.
    await navigate(to("/logout"), { replace: true, state: { deleted: true } });
  };

  return (
    <>
      <TypedConfirm
        title={t("title")}
        label={t("typeName", { name: user.username })}
        expected={user.username}
        confirm={t("confirm")}
        cancel={t("cancel")}
        onClose={onClose}
        run={run}
        onError={(error) =>
          error instanceof IdentityError ? setProblem(t(wordFor(error))) : showError(error)
        }
      >
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{t("goes")}</li>
          <li>{t("games")}</li>
          <li>{t("groups")}</li>
          <li>{t("export")}</li>
        </ul>
        <p className="font-semibold">{t("forGood")}</p>
        {byPassword && (
          <PasswordField
            label={t("password")}
            value={password}
            onChange={setPassword}
            error={problem}
          />
        )}
      </TypedConfirm>
      {dialog}
    </>
  );
}
