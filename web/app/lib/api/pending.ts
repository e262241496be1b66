/** Until the contract has it. */
export interface Session {
  id: string;
  current: boolean;
  browser: string | null;
  system: string | null;
  by: "password" | "google" | "apple" | "link";
  signedInAt: string;
  lastUsed: string;
}
