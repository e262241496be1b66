import { Account } from "./account";
import { Blocked } from "./blocked";
import { Events } from "./events";
import { Sessions } from "./sessions";

/** The lower part of the page, which comes after what is looked at most. */
export default function Further() {
  return (
    <>
      <Events />
      <Blocked />
      <Sessions />
      <Account />
    </>
  );
}
