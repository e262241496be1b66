import { type Config, loadConfig } from "~/lib/config";
import type { Provider } from "~/lib/identity/accounts";
import type { LoaderArgs } from "~/lib/router/page";

let known: Config | undefined;

/** Wraps a page's loader to also wait for the config, so that no provider button appears late. */
export const withConfig =
  (load: (args: LoaderArgs) => Promise<null>) =>
  async (args: LoaderArgs): Promise<null> => {
    const [, config] = await Promise.all([load(args), loadConfig().catch(() => undefined)]);
    known = config ?? known;
    return null;
  };

/** The providers that are configured, on a page whose loader waited for them. */
export const providersOn = (): Provider[] =>
  (["google", "apple"] as const).filter((provider) => known?.providers[provider]);

/** Whether a provider is known not to be set up here. */
export const isOff = (provider: Provider): boolean => known?.providers[provider] === false;

/** The public address of this installation. */
export const publicUrl = (): string | undefined => known?.publicUrl;

/** The same in every language. */
export const providerNames: Record<Provider, string> = { google: "Google", apple: "Apple" };
