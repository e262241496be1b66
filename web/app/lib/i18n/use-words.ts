import { use } from "react";
import type { LoaderArgs } from "~/lib/router/page";
import type { Catalogue, Words } from "./catalogue";
import { useTranslation } from "./context";
import { langOf } from "./paths";

/** A page's `clientLoader`: the page is shown when all the words on it are there. */
export const wordsLoader =
  (...catalogues: Pick<Catalogue<object>, "load">[]) =>
  async ({ request }: LoaderArgs): Promise<null> => {
    const lang = langOf(new URL(request.url).pathname);
    await Promise.all(catalogues.map((words) => words.load(lang)));
    return null;
  };

/** One feature's words in the present language. */
export function useWords<T extends object>(words: Catalogue<T>): Words<T> {
  const { lang } = useTranslation();
  return use(words.load(lang));
}
