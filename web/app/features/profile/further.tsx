import { Account } from "./account";
import { Blocked } from "./blocked";
import { Devices } from "./devices";
import { Events } from "./events";
import { Push } from "./push";
import { SignIn } from "./sign-in/sign-in";
import { Streaming } from "./streaming";

/** The lower part of the page, which comes after what is looked at most. */
const Further = () => (
  <>
    <Push />
    <Streaming />
    <Events />
    <Blocked />
    <SignIn />
    <Devices />
    <Account />
  </>
);

export default Further;
