const prefix = "offline-tables:";

/** Notes whether a user has tables that only this device has, so that pages need no database to know of none. */
export function markOffline(user: string, any: boolean): void {
  if (any) localStorage.setItem(prefix + user, "1");
  else localStorage.removeItem(prefix + user);
}

/** Whether anyone may have some here. */
export const isMarkedOffline = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(prefix));
