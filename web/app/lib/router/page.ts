import type { ComponentType, ReactNode } from "react";

/** What a loader is told: where the visit leads. */
export interface LoaderArgs {
  request: Request;
}

/** A page, or a frame around pages; it is shown once its loader is done. */
export interface PageModule {
  default: ComponentType<{ children?: ReactNode }>;
  clientLoader?: (args: LoaderArgs) => Promise<unknown>;
}
