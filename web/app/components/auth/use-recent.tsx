import { Suspense, useState } from "react";
import { ApiError } from "~/lib/api/errors";
import type { Way } from "~/lib/identity/accounts";
import { IdentityError } from "~/lib/identity/protocol";
import { onDemand } from "~/lib/on-demand";

const SignInAgain = onDemand(() => import("./sign-in-again"));

/** What the API calls it. */
const signInAgain = 56;

const tooOld = (error: unknown): boolean =>
  error instanceof IdentityError
    ? error.word === "CREDENTIAL_TOO_OLD_LOGIN_AGAIN"
    : error instanceof ApiError && error.code === signInAgain;

interface Asked {
  goOn: () => void;
  giveUp: () => void;
}

/**
 * For what a sign-in of long ago does not open: asks to sign in again where the server does, and goes on with what was
 * wanted. A user who declines gets the server's refusal.
 */
export function useRecent(ways: readonly Way[]) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const recently = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!tooOld(error)) throw error;
      await new Promise<void>((goOn, reject) => setAsked({ goOn, giveUp: () => reject(error) }));
      return await work();
    }
  };
  const settle = (how: keyof Asked) => () => {
    setAsked(null);
    asked?.[how]();
  };
  const dialog = asked && (
    <Suspense>
      <SignInAgain ways={ways} onDone={settle("goOn")} onClose={settle("giveUp")} />
    </Suspense>
  );
  return { recently, dialog };
}

export type Recently = ReturnType<typeof useRecent>["recently"];
