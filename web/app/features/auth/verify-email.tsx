import { Navigate, useSearchParams } from "react-router";
import { useLocalePath, wordsLoader } from "~/lib/i18n";
import { authWords } from "~/parts/auth/words";
import { AskToVerify } from "./ask-to-verify";
import { ChangeEmail } from "./change-email";
import { ConfirmEmail } from "./confirm-email";
import { RecoverEmail } from "./recover-email";

export const clientLoader = wordsLoader(authWords);

/** Says what to do; opened from a mail, does what its link is for. */
export default function VerifyEmail() {
  const to = useLocalePath();
  const [search] = useSearchParams();
  const code = search.get("oobCode");
  if (!code) return <AskToVerify />;
  switch (search.get("mode")) {
    case "verifyAndChangeEmail":
      return <ChangeEmail key={code} code={code} />;
    case "recoverEmail":
      return <RecoverEmail key={code} code={code} />;
    // A hosted project knows one address for all of its mails.
    case "resetPassword":
      return <Navigate to={`${to("/auth/password/forgot")}?${search}`} replace />;
    default:
      return <ConfirmEmail key={code} code={code} />;
  }
}
