import type { Config } from "@react-router/dev/config";
import { twins } from "./app/lib/i18n/paths";
import { routeTable } from "./app/route-table";

export default {
  // No server of ours runs JavaScript: public pages are made at build time, the rest is one app page.
  ssr: false,
  prerender: routeTable.filter((row) => row.prerender).flatMap((row) => twins(row.path)),
} satisfies Config;
