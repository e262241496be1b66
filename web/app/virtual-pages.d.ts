declare module "virtual:pages" {
  import type { PageModule } from "~/lib/router/page";
  import type { RouteName } from "~/route-table";

  type Load = () => Promise<PageModule>;
  /** Made by scripts/pages.ts from the route table; the gallery is in development builds only. */
  export const pages: Record<RouteName, Load> & { gallery?: Load };
}
