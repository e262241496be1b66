import type { Deck, Game, GameSet, Note, Playgroup } from "./types";

/** The API error codes that the web app handles; the server has the full list. */
export const code = {
  emailNotVerified: 53,
  exampleOnly: 93,
  pushTaken: 95,
} as const;

/** The current value, in an answer that refuses a stale edit. */
type Present = Partial<{
  game: Game;
  set: GameSet;
  deck: Deck;
  note: Note;
  playgroup: Playgroup;
}>;

export interface ErrorBody {
  code: number;
  error: string;
  message: string;
  fields: Record<string, string> | null;
  fieldMessages: Record<string, string> | null;
  present: Present | null;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: number | null;
  /** Which fields did not validate, and the word for why; `seats.2.deckId` is a path. */
  readonly fields: Record<string, string>;
  /** The same fields with a sentence each, in the request's language. */
  readonly fieldMessages: Record<string, string>;
  readonly present: Present;
  /** The server's own words, in the request's language. */
  readonly serverMessage: string | null;

  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(body?.message || `HTTP ${status}`);
    this.name = "ApiError";
    this.status = status;
    this.code = body?.code ?? null;
    this.fields = body?.fields ?? {};
    this.fieldMessages = body?.fieldMessages ?? {};
    this.present = body?.present ?? {};
    this.serverMessage = body?.message || null;
  }

  get endsSession(): boolean {
    return this.status === 401 && this.code !== code.emailNotVerified;
  }

  /** Wrong key, signature or timestamp (20 to 22): works once keys and clock are corrected. */
  get isWronglySigned(): boolean {
    return this.code !== null && this.code >= 20 && this.code <= 22;
  }

  /** The same call again would be refused again. */
  get isFinal(): boolean {
    const mayPassLater = [401, 408, 425, 429].includes(this.status) || this.isWronglySigned;
    return this.status < 500 && !mayPassLater;
  }

  get asksForVerification(): boolean {
    return this.status === 401 && this.code === code.emailNotVerified;
  }
}

/** Whether something does not exist, or is not mine to see. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);
