import type { Format } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { useUserStore } from "./store";

const name = "formats";

/** Remembers the formats for when the server is away. */
export function keepFormats(): void {
  const { formats } = useUserStore.getState();
  if (formats.length > 0) keepDraft(name, { formats });
}

/** Where they could not be fetched: as they were last seen, if they ever were. */
export function orKeptFormats(error: unknown): void {
  if (useUserStore.getState().formats.length > 0) return;
  const kept = keptDraft<{ formats: Format[] }>(name);
  if (!kept) throw error;
  useUserStore.setState({ formats: kept.formats });
}
