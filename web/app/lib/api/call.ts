import { jsonOf, reach } from "~/lib/network";
import { correctClock } from "./clock";
import { type Answer, send } from "./request";
import type { paths } from "./schema";

type Method = "get" | "post" | "put" | "delete";
/** The paths of the contract that know a method. */
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];
type Json<C> = C extends { content: { "application/json": infer Body } } ? Body : never;
type Operation<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<M, infer O> ? O : never;
type Responses<O> = O extends { responses: infer R } ? R : never;
/** 200 and 201 alike give the body. */
export type Result<M extends Method, P extends PathOf<M>> = {
  [S in keyof Responses<Operation<M, P>> & (200 | 201)]: Json<Responses<Operation<M, P>>[S]>;
}[keyof Responses<Operation<M, P>> & (200 | 201)];

type Places<O> = O extends { parameters: { path: infer T } } ? { path: T } : unknown;
type Query<O> = O extends { parameters: { query?: infer T } }
  ? [NonNullable<T>] extends [never]
    ? unknown
    : { query?: { [K in keyof T]: T[K] | null } }
  : unknown;
type Payload<O> = O extends { requestBody: infer B } ? { body: Json<B> } : unknown;

/** What any call may carry besides. */
export interface Carried {
  /** The same key gives the same answer, however often it is sent. */
  key?: string;
  /** Aborts the call. */
  signal?: AbortSignal;
}
interface Versioned extends Carried {
  /** The version an edit started from. */
  version?: number;
}
type Options<O> = Places<O> & Query<O> & Payload<O> & Versioned;

interface AnyOptions extends Versioned {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** `/deck/{id}` with its id, and what is asked for behind it; what is empty is not asked for. */
function address(template: string, { path, query }: AnyOptions): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path?.[name])),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined && value !== "") asked.set(name, String(value));
  }
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}

const carried = ({ version, key, body }: AnyOptions): Record<string, string> => ({
  ...(version !== undefined && { "If-Match": `"${version}"` }),
  ...(key && { "Idempotency-Key": key }),
  ...(body !== undefined && { "Content-Type": "application/json" }),
});

function untyped(method: Method, path: string, options: AnyOptions = {}): Promise<unknown> {
  return send(address(path, options), async (url, headers, keepalive): Promise<Answer> => {
    const asked = Date.now();
    const response = await reach(url, {
      method: method.toUpperCase(),
      headers: { ...headers, ...carried(options) },
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      keepalive,
      signal: options.signal,
    });
    correctClock(response.headers.get("Date"), asked);
    return { status: response.status, body: await jsonOf(response) };
  });
}

/** One call of the contract: its path, query, payload and answer are checked by the compiler. */
export const call = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[options]: object extends Options<Operation<M, P>>
    ? [options?: Options<Operation<M, P>>]
    : [options: Options<Operation<M, P>>]
): Promise<Result<M, P>> =>
  untyped(method, path, options as AnyOptions | undefined) as Promise<Result<M, P>>;
