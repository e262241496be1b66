import { currentIdentity } from "~/lib/identity/client";
import { signOut } from "~/lib/session/start";

/** The account with that address has just lost all its sessions; where it was signed in here, this one too. */
export function leaveAccountOf(email: string): void {
  if (currentIdentity()?.email === email) signOut();
}
