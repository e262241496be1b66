import { useSearchParams } from "react-router";
import { wordsLoader } from "~/lib/i18n";
import { authWords } from "~/parts/auth/words";
import { AskToVerify } from "./ask-to-verify";
import { ConfirmEmail } from "./confirm-email";

export const clientLoader = wordsLoader(authWords);

/** Says what to do; opened from the mail, confirms and goes on. */
export default function VerifyEmail() {
  const code = useSearchParams()[0].get("oobCode");
  return code ? <ConfirmEmail key={code} code={code} /> : <AskToVerify />;
}
