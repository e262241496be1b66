import { keepDraft, keptDraft } from "~/lib/draft";

const draft = "live-last-counter";

/** The counter of their own naming that was added on this device last. */
export const lastCounter = (): string | undefined => keptDraft<{ name: string }>(draft)?.name;

export const keepLastCounter = (name: string): void => keepDraft(draft, { name });
