import type { Provider } from "~/lib/identity/accounts";

/** The same in every language. */
export const providerNames: Record<Provider, string> = { google: "Google", apple: "Apple" };
