import { useEffect } from "react";
import { later } from "~/lib/on-demand";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { isMarkedOffline } from "./mark";

// Most devices never have a table of their own.
const bringWatch = later(() => import("./watch"));

/** While signed in, uploads tables that were played offline; a table is started on a page of another layout. */
export function useUploads(): void {
  const signedIn = useUserStore(isAuthenticated);
  useEffect(() => {
    if (!signedIn || !isMarkedOffline()) return;
    const nothing = () => undefined;
    const watching = bringWatch().then(
      ({ watchUploads }) => watchUploads(),
      () => nothing,
    );
    return () => void watching.then((stop) => stop());
  }, [signedIn]);
}
