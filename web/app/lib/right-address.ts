import { useEffect } from "react";
import { useLocation } from "react-router";
import { useNavigate } from "~/lib/router/page-router";
import { samePage } from "./focus";
import { useLocalePath } from "./i18n";

/** Puts a wrong or missing name in the address right, once the right path is known. */
export function useRightAddress(path: string | undefined): void {
  const to = useLocalePath();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const right = path && to(path);
  useEffect(() => {
    if (!right || pathname === right) return;
    navigate(right + search + hash, { replace: true, preventScrollReset: true, state: samePage });
  }, [right, pathname, search, hash, navigate]);
}
