import { useMemo } from "react";
import { useLocation } from "react-router";
import { readAddress } from "./address";

/** The present page's row; none where no page is. */
export function useRouteRow() {
  const { pathname } = useLocation();
  return useMemo(() => readAddress(pathname)?.row, [pathname]);
}
