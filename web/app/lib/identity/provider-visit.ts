import type { Provider } from "./accounts";
import { takeBegun } from "./provider-records";
import { onAnswer, onceClosed } from "./provider-window";
import { begin, finisher, type Outcome, type Wish } from "./providers";

interface Heard {
  /** The window is shut, or seems so: an answer may come all the same. */
  closed: () => void;
  answered: (finish: () => Promise<Outcome>) => void;
}

/** Sends a window to a provider and waits for the answer; gives the way to stop waiting. */
export async function visit(
  provider: Provider,
  wish: Wish,
  opened: Window,
  { closed, answered }: Heard,
): Promise<() => void> {
  try {
    const { address, state } = await begin(provider, { ...wish, popup: true });
    opened.location.replace(address);
    const unwatch = onceClosed(opened, closed);
    const unlisten = onAnswer(state, (answer) => {
      unwatch();
      const begun = takeBegun(state);
      if (begun) answered(finisher(begun, answer));
    });
    return () => {
      unwatch();
      unlisten();
    };
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Sends this very page to a provider. */
export async function leaveFor(provider: Provider, wish: Wish): Promise<void> {
  const { address } = await begin(provider, { ...wish, popup: false });
  location.assign(address);
}

export { whyOf } from "./provider-errors";
