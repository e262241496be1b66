/** What the app reads from its own identity token; only the server can trust any of it. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  /** The session, where this server keeps identities itself. */
  sid?: string;
  /** Seconds since 1970. */
  iat: number;
}

export function readClaims(token: string): Claims {
  const payload = token.split(".")[1] ?? "";
  const bytes = Uint8Array.from(
    atob(payload.replace(/-/g, "+").replace(/_/g, "/")),
    (character) => character.codePointAt(0) ?? 0,
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}
