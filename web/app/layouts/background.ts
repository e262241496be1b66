/** Sends what waits on this device (layouts/use-background.ts). */
import { followEntries } from "~/lib/outbox/follow-entries";
import { followUploads } from "~/live/offline/follow-uploads";

export function startBackground(): () => void {
  const stops = [followEntries(), followUploads()];
  return () => {
    for (const stop of stops) stop();
  };
}
