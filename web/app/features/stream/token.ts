/** The secret in an overlay's address: behind the #, where no server sees it, or as some tools need it. */
export function streamingToken(search: string, hash: string): string | null {
  const hidden = new URLSearchParams(hash.replace(/^#/, "")).get("token");
  return hidden || new URLSearchParams(search).get("token") || null;
}
