/** This browser keeps nothing for us: its storage is full, or it has none. */
export class NotKeptError extends Error {
  constructor(cause: unknown) {
    super("This device could not keep it", { cause });
    this.name = "NotKeptError";
  }
}
