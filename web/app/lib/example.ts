/** What the token of the example group begins with. */
export const examplePrefix = "example.";

/** Whether whoever is here only looks around in the example group. */
export const isExample = ({ token }: { token: string | null }): boolean =>
  token?.startsWith(examplePrefix) === true;
