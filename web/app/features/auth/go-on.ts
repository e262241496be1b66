import { useLocation } from "react-router";
import { currentIdentity, getIdToken } from "~/lib/identity/client";
import { redirectTarget } from "~/lib/navigation";
import { useNavigate } from "~/lib/router/page-router";
import { enter } from "~/lib/session/enter";
import { useUserStore } from "~/lib/user/store";

/** Goes on to where the visitor was headed, once their email is known to be verified. */
export function useGoOn(): () => Promise<boolean> {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    // The current token may be older than the server's state.
    const doubted = useUserStore.getState().unverified || !currentIdentity()?.emailVerified;
    if (doubted) await getIdToken(true);
    if (!currentIdentity()?.emailVerified) return false;
    await enter();
    await navigate(redirectTarget(search, pathname), { replace: true });
    return true;
  };
}
