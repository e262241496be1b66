/** Where an arrow, Home or End key leads from `index` in a list that goes round. */
export function step(key: string, index: number, length: number, along: "row" | "column"): number {
  const [back, on] = along === "row" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  switch (key) {
    case back:
      return (index - 1 + length) % length;
    case on:
      return (index + 1) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return index;
  }
}
