/** Where a line, counted from 1, begins and ends within a text. */
export function lineRange(text: string, line: number): [from: number, to: number] {
  let from = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf("\n", from);
    if (end < 0) return [text.length, text.length];
    from = end + 1;
  }
  const end = text.indexOf("\n", from);
  return [from, end < 0 ? text.length : end];
}
