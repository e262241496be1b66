import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { messagesLoader, useLocalePath } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { AskToVerify } from "./ask-to-verify";
import { ChangeEmail } from "./change-email";
import { ConfirmEmail } from "./confirm-email";
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

/** Says what to do; opened from a mail, does what its link is for. */
export default function VerifyEmail() {
  const [search] = useSearchParams();
  const code = search.get("oobCode");
  if (!code) return <AskToVerify />;
  switch (search.get("mode")) {
    case "verifyAndChangeEmail":
      return <ChangeEmail key={code} code={code} />;
    case "recoverEmail":
      return <RecoverEmail key={code} code={code} />;
    case "resetPassword":
      return <ToNewPassword search={search} />;
    default:
      return <ConfirmEmail key={code} code={code} />;
  }
}
