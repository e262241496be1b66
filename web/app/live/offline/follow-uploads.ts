import { later } from "~/lib/on-demand";
import { isMarkedOffline } from "./mark";

// Most devices never have a table of their own.
const bringWatch = later(() => import("./watch"));

/** Uploads tables that were played offline; one is started on a page of another layout, so there are none to come. */
export function followUploads(): () => void {
  if (!isMarkedOffline()) return () => undefined;
  const watching = bringWatch().then(
    ({ watchUploads }) => watchUploads(),
    () => () => undefined,
  );
  return () => void watching.then((stop) => stop());
}
