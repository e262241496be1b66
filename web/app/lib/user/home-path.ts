import { useLocalePath } from "~/lib/i18n/context";
import { useSignedInHint } from "./signed-in-hint";

/** Home for who is here: the dashboard, or the landing page. */
export function useHomePath(): string {
  const to = useLocalePath();
  return to(useSignedInHint() ? "/dashboard" : "/");
}
