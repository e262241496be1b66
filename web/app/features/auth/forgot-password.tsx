import { useSearchParams } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { messagesLoader } from "~/lib/i18n";
import { AskForReset } from "./ask-for-reset";
import { ChooseNewPassword } from "./choose-new-password";

export const clientLoader = messagesLoader(authMessages);

/** Asks for the email; opened from the mail, takes the new password. */
export default function ForgotPassword() {
  const code = useSearchParams()[0].get("oobCode");
  return code ? <ChooseNewPassword key={code} code={code} /> : <AskForReset />;
}
