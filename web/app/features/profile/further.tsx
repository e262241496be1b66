import { Account } from "./account";
import { Blocked } from "./blocked";
import { Events } from "./events";
import { Sessions } from "./sessions";
import { Streaming } from "./streaming";

/** The lower part of the page, which comes after what is looked at most. */
export default function Further() {
  return (
    <>
      <Streaming />
      <Events />
      <Blocked />
      <Sessions />
      <Account />
    </>
  );
}
