import { use } from "react";
import type { LoaderArgs } from "~/lib/router/page";
import type { Catalogue, Translator } from "./catalogue";
import { useTranslation } from "./context";
import { langOf } from "./paths";

/** A page's `clientLoader`: the page is shown when all the messages on it are there. */
export const messagesLoader =
  (...catalogues: Pick<Catalogue<object>, "load">[]) =>
  async ({ request }: LoaderArgs): Promise<null> => {
    const lang = langOf(new URL(request.url).pathname);
    await Promise.all(catalogues.map((messages) => messages.load(lang)));
    return null;
  };

/** One feature's messages in the present language. */
export function useMessages<T extends object>(messages: Catalogue<T>): Translator<T> {
  const { lang } = useTranslation();
  return use(messages.load(lang));
}
