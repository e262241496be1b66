import type { ClientLoaderFunctionArgs } from "react-router";
import { loadConfig } from "~/lib/config";

/** A page's loader that also waits until it is known which providers are on: no button comes late. */
export const withConfig =
  (load: (args: ClientLoaderFunctionArgs) => Promise<null>) =>
  async (args: ClientLoaderFunctionArgs): Promise<null> => {
    await Promise.all([load(args), loadConfig().catch(() => undefined)]);
    return null;
  };
