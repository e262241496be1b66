// The username that the server gave a new account, until its user keeps or changes it.
import { forgetDraft, keepDraft, keptDraft } from "~/lib/draft";

/** What is typed instead is kept in the same draft: once that is gone, the question is answered. */
export const suggestionDraft = "suggested-username";

export const suggestUsername = (suggested: string): void =>
  keepDraft(suggestionDraft, { suggested });

/** Not once it was changed elsewhere, such as on the profile. */
export const isSuggested = (username: string): boolean =>
  keptDraft<{ suggested: string }>(suggestionDraft)?.suggested === username;

export const keepSuggested = (): void => forgetDraft(suggestionDraft);
