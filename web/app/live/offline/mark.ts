const keyOf = (user: string) => `offline-tables:${user}`;

/** Notes whether a user may have tables that only this device has, so that pages need no database to know of none. */
export function markOffline(user: string, any: boolean): void {
  if (any) localStorage.setItem(keyOf(user), "1");
  else localStorage.removeItem(keyOf(user));
}

export const isMarkedOffline = (user: string): boolean =>
  localStorage.getItem(keyOf(user)) !== null;
