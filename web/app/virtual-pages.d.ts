declare module "virtual:pages" {
  import type { PageModule } from "~/lib/router/page";
  import type { RouteName } from "~/route-table";

  /** Made by scripts/pages.ts from the route table. */
  export const pages: Record<RouteName, () => Promise<PageModule>>;
}
