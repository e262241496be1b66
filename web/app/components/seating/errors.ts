/** What the server found wrong: sentences by the path of the field. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The messages about one seat, by its index in the list that was sent. */
export const seatErrors = (errors: FieldMessages, index: number, list = "seats"): string[] =>
  Object.entries(errors)
    .filter(([path]) => `${path}.`.startsWith(`${list}.${index}.`))
    .map(([, message]) => message);

/** The messages that belong to no seat. */
export const otherErrors = (errors: FieldMessages, list = "seats"): string[] =>
  Object.entries(errors)
    .filter(([path]) => !path.startsWith(`${list}.`))
    .map(([, message]) => message);

/** The messages about one game of a set, with paths within that game. */
export function gameErrors(errors: FieldMessages, game: number): FieldMessages {
  const prefix = `games.${game}.`;
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      message,
    ]),
  );
}
