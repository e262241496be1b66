import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { messagesLoader, useLocalePath } from "~/lib/i18n";
import { IdentityError } from "~/lib/identity/protocol";
import { useNavigate } from "~/lib/router/page-router";
import { AskToVerify } from "./ask-to-verify";
import { BrokenLink } from "./broken-link";
import { ChangeEmail } from "./change-email";
import { CheckedCode } from "./checked-code";
import { ConfirmEmail } from "./confirm-email";
import { useGoOn } from "./go-on";
import { mailsMessages } from "./messages";
import { RecoverEmail } from "./recover-email";

export const clientLoader = messagesLoader(authMessages, mailsMessages);

/** A hosted project knows one address for all of its mails, this one: those for a new password go on. */
function ToNewPassword({ search }: { search: URLSearchParams }) {
  const to = useLocalePath();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(`${to("/auth/password/forgot")}?${search}`, { replace: true });
  });
  return null;
}

/** The pages that send a new link, by the mode in the address. */
const newLinkPages = new Map([
  ["verifyEmail", "/verify-email"],
  ["verifyAndChangeEmail", "/profile"],
]);

function MailedLink({ code, mode }: { code: string; mode: string }) {
  const goOn = useGoOn();
  const newLinkPage = newLinkPages.get(mode);
  return (
    <CheckedCode
      code={code}
      newLinkPage={newLinkPage}
      onAlreadyUsed={mode === "verifyEmail" ? goOn : undefined}
    >
      {({ requestType, email, newEmail }) => {
        // The server's word counts: the mode in the address may be forged.
        switch (requestType) {
          case "VERIFY_EMAIL":
            return <ConfirmEmail code={code} newLinkPage={newLinkPage} email={email} />;
          case "VERIFY_AND_CHANGE_EMAIL":
            return (
              <ChangeEmail
                code={code}
                newLinkPage={newLinkPage}
                email={email}
                newEmail={newEmail ?? email}
              />
            );
          case "RECOVER_EMAIL":
            return <RecoverEmail code={code} email={email} newEmail={newEmail} />;
          default:
            return <BrokenLink error={new IdentityError("INVALID_OOB_CODE")} />;
        }
      }}
    </CheckedCode>
  );
}

/** Asks to verify the email; opened from a mail, asks to confirm what its link is for. */
export default function VerifyEmail() {
  const [search] = useSearchParams();
  const code = search.get("oobCode");
  const mode = search.get("mode") ?? "";
  if (!code) return <AskToVerify />;
  if (mode === "resetPassword") return <ToNewPassword search={search} />;
  return <MailedLink key={code} code={code} mode={mode} />;
}
