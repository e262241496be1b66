import { type Config, loadConfig } from "~/lib/config";
import type { Provider } from "~/lib/identity/accounts";
import type { LoaderArgs } from "~/lib/router/page";

let known: Config | undefined;

/** A page's loader that also waits until it is known which providers are on: no button comes late. */
export const withConfig =
  (load: (args: LoaderArgs) => Promise<null>) =>
  async (args: LoaderArgs): Promise<null> => {
    const [, config] = await Promise.all([load(args), loadConfig().catch(() => undefined)]);
    known = config ?? known;
    return null;
  };

/** Those who can vouch for people here, on a page that waited for it. */
export const providersOn = (): Provider[] =>
  (["google", "apple"] as const).filter((provider) => known?.providers[provider]);

/** Whether a provider is known not to be set up here. */
export const isOff = (provider: Provider): boolean => known?.providers[provider] === false;

/** Where this installation is to be found. */
export const publicUrl = (): string | undefined => known?.publicUrl;

/** The same in every language. */
export const providerNames: Record<Provider, string> = { google: "Google", apple: "Apple" };
