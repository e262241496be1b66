import { type Answer, send } from "./request";
import type { paths } from "./schema";

type Method = "get" | "post" | "put" | "delete";
/** The paths of the contract that know a method. */
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];
type Json<C> = C extends { content: { "application/json": infer Body } } ? Body : never;
type Responses<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<M, { responses: infer R }> ? R : never;
/** 200 and 201 alike give the body. */
export type Result<M extends Method, P extends PathOf<M>> = {
  [S in keyof Responses<M, P> & (200 | 201)]: Json<Responses<M, P>[S]>;
}[keyof Responses<M, P> & (200 | 201)];
type Payload<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<M, { requestBody: infer B }> ? Json<B> : undefined;

/** One call of the contract: its path, payload and answer are checked by the compiler. */
export function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[body]: Payload<M, P> extends undefined ? [] : [Payload<M, P>]
): Promise<Result<M, P>> {
  return send(path, async (url, headers): Promise<Answer> => {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: body ? { ...headers, "Content-Type": "application/json" } : headers,
      body: body && JSON.stringify(body),
    });
    return {
      status: response.status,
      date: response.headers.get("Date"),
      body: await response.json().catch(() => null),
    };
  }) as Promise<Result<M, P>>;
}
