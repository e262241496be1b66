import { authMessages } from "~/components/auth/messages";
import { useMessages } from "~/lib/i18n";
import { Account } from "./account";
import { Blocked } from "./blocked";
import { Devices } from "./devices";
import { Events } from "./events";
import { SignIn } from "./sign-in/sign-in";
import { Streaming } from "./streaming";

/** The lower part of the page, which comes after what is looked at most. */
export default function Further() {
  // Load the messages of the parts that open in place early.
  useMessages(authMessages);
  return (
    <>
      <Streaming />
      <Events />
      <Blocked />
      <SignIn />
      <Devices />
      <Account />
    </>
  );
}
