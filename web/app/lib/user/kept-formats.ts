import type { Format } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { useUserStore } from "./store";

const name = "formats";

/** Brings the formats into the store; where the server is away, as they were last seen. */
export async function readFormats(): Promise<void> {
  try {
    await useUserStore.getState().fetchFormats();
    const { formats } = useUserStore.getState();
    keepDraft(name, { formats });
  } catch (error) {
    const kept = keptDraft<{ formats: Format[] }>(name);
    if (!kept) throw error;
    useUserStore.setState({ formats: kept.formats });
  }
}
