import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { useRouteRow } from "~/lib/current-route";
import { guardTarget } from "~/lib/guard";
import { connectNavigation } from "~/lib/navigation";
import { useNavigate } from "~/lib/router/page-router";
import { isAuthenticated, useUserStore } from "~/lib/user/store";

function useGuard(): string | null {
  const { pathname, search } = useLocation();
  const guard = useRouteRow()?.guard ?? "none";
  const signedIn = useUserStore(isAuthenticated);
  const unverified = useUserStore((state) => state.unverified && state.token !== null);
  return guardTarget(guard, { pathname, search, signedIn, unverified });
}

/** Lets each visit through, or sends it where its route's guard says. */
export function Gate({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const target = useGuard();
  useEffect(() => connectNavigation((to, options) => void navigate(to, options)), [navigate]);
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
  return target ? null : children;
}
