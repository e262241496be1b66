import { ApiError } from "./api/errors";
import { reach } from "./network";

/** What this installation tells the web app at run time. */
export interface Config {
  apiKey: string;
  webKey: string;
  apiBase: string;
  publicUrl: string;
  build: string;
  identity: IdentitySettings;
  providers: { google: boolean; apple: boolean };
  /** A path of this origin to which the identity token is mirrored, where a host wants that. */
  tokenSyncUrl: string | null;
  /** Whether visitors may look around in an example group. */
  example: boolean;
  /** Whether the browser may keep the app for the time without a network. */
  serviceWorker: boolean;
}

interface IdentitySettings {
  /** Kept by this server, not by a hosted project. */
  embedded: boolean;
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  messagingSenderId: string;
  appId: string;
  measurementId: string;
  /** Prefixes before `/v1/accounts:signUp` and `/v1/token`. */
  toolkitUrl: string;
  tokenUrl: string;
}

let loading: Promise<Config> | undefined;

async function read(): Promise<Config> {
  const response = await reach(new URL("/config.json", location.origin));
  // A server that is away just now, as any other call would find it.
  if (response.status >= 500) throw new ApiError(response.status, null);
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return response.json();
}

/** It has changed since this device kept it: the next who asks reads it again. */
export const forgetConfig = (): void => {
  loading = undefined;
};

/** Read once; a failed read is tried again by the next who asks. */
export function loadConfig(): Promise<Config> {
  loading ??= read().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
