/** Sends what waits on this device, and keeps pages as last seen (layouts/use-background.ts). */
import { followEntries } from "~/lib/outbox/follow-entries";
import { keepPages } from "~/lib/seen/pages";
import { followUploads } from "~/live/offline/follow-uploads";

export function startBackground(signedIn: boolean): () => void {
  // Without an account, too, a guest's taps may be unsent.
  const stops = [followUploads(), ...(signedIn ? [followEntries(), keepPages()] : [])];
  return () => {
    for (const stop of stops) stop();
  };
}
