import { useMemo } from "react";
import { useLocation } from "react-router";
import { readAddress } from "./address";

/** The current page's row in the route table; undefined if the address has no page. */
export function useRouteRow() {
  const { pathname } = useLocation();
  return useMemo(() => readAddress(pathname)?.row, [pathname]);
}
