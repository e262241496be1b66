/** Formats are the one list that is not stored with the user's others: their names are of one language. */
import { langOf } from "~/lib/i18n/paths";
import { useUserStore } from "~/lib/user/store";
import { keepAnswer, seenInstead } from "./answers";

type State = ReturnType<typeof useUserStore.getState>;

const name = () => `formats-${langOf(location.pathname)}`;

function keep({ userData, formats }: State): void {
  if (userData && formats.length > 0) keepAnswer(userData.id, name(), { formats });
}

export function keepFormats(): void {
  keep(useUserStore.getState());
  useUserStore.subscribe((state, before) => {
    if (state.formats !== before.formats) keep(state);
  });
}

export const seenFormats = (error: unknown, user: string): Promise<unknown> =>
  seenInstead(error, user, name());
