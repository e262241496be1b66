import { serverNow } from "~/lib/api/clock";
import { loadConfig } from "~/lib/config";
import { readClaims } from "~/lib/identity/claims";

const maxAge = 5 * 60_000;
let last: string | null | undefined;

/** Mirrors the identity token to a same-origin address, where the host configured one. */
export async function syncToken(token: string | null): Promise<void> {
  const { tokenSyncUrl } = await loadConfig();
  if (!tokenSyncUrl || token === last) return;
  const url = new URL(tokenSyncUrl, location.origin);
  if (url.origin !== location.origin) return;
  if (token && serverNow() - readClaims(token).iat * 1000 > maxAge) return;
  last = token;
  await fetch(url, {
    method: token ? "POST" : "DELETE",
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
}
