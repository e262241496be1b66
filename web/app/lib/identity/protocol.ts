import { correctClock } from "~/lib/api/clock";
import { loadConfig } from "~/lib/config";
import { langOf } from "~/lib/i18n/paths";

/** An error code of the Identity Toolkit protocol with its detail, or NETWORK without an answer. */
export class IdentityError extends Error {
  constructor(
    readonly word: string,
    readonly detail = "",
  ) {
    super(word);
    this.name = "IdentityError";
  }
}

const patience = 30_000;

/**
 * One call of the Identity Toolkit protocol: JSON for accounts, a form for tokens. A named attempt can be made again
 * when its answer was lost; a hosted service, on another origin, knows no such names.
 */
export async function identityCall<T>(
  path: string,
  body: object | URLSearchParams,
  attempt?: string,
): Promise<T> {
  const form = body instanceof URLSearchParams;
  let response: Response;
  let answer: { error?: { message?: string } } | null;
  try {
    const { identity } = await loadConfig();
    const base = form ? identity.tokenUrl : identity.toolkitUrl;
    const url = new URL(`${base}${path}`, location.origin);
    url.searchParams.set("key", identity.apiKey);
    const asked = Date.now();
    response = await fetch(url, {
      method: "POST",
      headers: {
        ...(form ? {} : { "Content-Type": "application/json" }),
        // Picks the language of the mails.
        "X-Firebase-Locale": langOf(location.pathname),
        ...(attempt && url.origin === location.origin ? { "Idempotency-Key": attempt } : {}),
      },
      body: form ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    correctClock(response.headers.get("Date"), asked);
    answer = await response.json();
  } catch {
    throw new IdentityError("NETWORK");
  }
  if (response.ok) return answer as T;
  // "WEAK_PASSWORD : Password should be …": the word comes first.
  const [word = "INTERNAL", detail] = answer?.error?.message?.split(" : ") ?? [];
  throw new IdentityError(word, detail);
}
