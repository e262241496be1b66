import { type ReactNode, useEffect } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { reloadOnce, setHeading } from "~/lib/build/reload";
import { hasNewBuild } from "~/lib/build/watch";
import { useRouteRow } from "~/lib/current-route";
import { guardTarget } from "~/lib/guard";
import { connectNavigation } from "~/lib/navigation";
import { isAuthenticated, useUserStore } from "~/lib/user/store";

function useGuard(): string | null {
  const { pathname, search } = useLocation();
  const guard = useRouteRow()?.guard ?? "none";
  const signedIn = useUserStore(isAuthenticated);
  const unverified = useUserStore((state) => state.unverified && state.token !== null);
  return guardTarget(guard, { pathname, search, signedIn, unverified });
}

/** A navigation while a newer build waits loads the page from the server. */
function useFreshBuild(): void {
  const { location: next } = useNavigation();
  useEffect(() => {
    setHeading(next && new URL(createPath(next), location.origin).href);
    if (next && hasNewBuild()) reloadOnce();
  }, [next]);
}

/** Lets each visit through, or sends it where its route's guard says. */
export function Gate({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const target = useGuard();
  useFreshBuild();
  useEffect(() => connectNavigation((to, options) => void navigate(to, options)), [navigate]);
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
  return target ? null : children;
}
