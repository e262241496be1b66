/** No answer came: no connection, or no server. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("The server cannot be reached", { cause });
    this.name = "NetworkError";
  }
}

const notReached = (error: unknown): never => {
  throw new NetworkError(error);
};

/** `fetch` fails with the same TypeError that a mistake in our own code throws: this tells them apart. */
export const reach = (...request: Parameters<typeof fetch>): Promise<Response> =>
  fetch(...request).catch(notReached);

/** An answer's JSON, or null if it is not JSON; a truncated answer is a network error. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(notReached);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
