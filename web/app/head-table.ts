import { pageTitle } from "./lib/page-title";
import en from "./locales/en/meta";
import fr from "./locales/fr/meta";
import { type RouteName, routeTable } from "./route-table";

interface HeadMessages {
  title: string;
  description: string;
}

const messagesOf = (
  meta: Record<RouteName | "notFound", HeadMessages>,
  name: RouteName | "notFound",
) => ({
  title: pageTitle(meta[name].title),
  description: meta[name].description,
});

/** Title and description of every route in both languages, for the server that serves the app page. */
export const headTable = () =>
  [...routeTable, { name: "notFound", path: "*" } as const].map(({ name, path }) => ({
    pattern: path,
    en: messagesOf(en, name),
    fr: messagesOf(fr, name),
  }));
