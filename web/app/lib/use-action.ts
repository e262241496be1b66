import { useState } from "react";
import { showError } from "~/lib/api/show-error";

/** Runs an action: busy while it runs, never twice at once, errors shown. */
export function useAction<Input = void>(
  work: (input: Input) => Promise<unknown>,
  onError: (error: unknown, input: Input) => unknown = showError,
) {
  const [doing, setDoing] = useState<{ input: Input }>();
  const run = async (input: Input) => {
    if (doing && doing.input === input) return;
    const mine = { input };
    setDoing(mine);
    try {
      await work(input);
    } catch (error) {
      await onError(error, input);
    } finally {
      setDoing((now) => (now === mine ? undefined : now));
    }
  };
  return {
    run: (input: Input) => void run(input),
    busy: doing !== undefined,
    /** The argument of the running action. */
    input: doing?.input,
  };
}
