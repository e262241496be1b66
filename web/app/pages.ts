import { pages } from "virtual:pages";
import type { ComponentType, ReactNode } from "react";
import type { Location } from "react-router";
import { readAddress } from "./lib/address";
import { reloadIfReached } from "./lib/build/reload";
import type { LoaderArgs, PageModule } from "./lib/router/page";
import { type Frame, framesOf, type RouteName, type RouteRow } from "./route-table";

type Part = ComponentType<{ children?: ReactNode }>;

/** What is shown at an address: its pattern, and its parts from the outermost frame to the page itself. */
export interface Page {
  path: string;
  parts: Part[];
}

type Load = () => Promise<PageModule>;

const frames: Record<Frame, Load> = {
  default: () => import("./layouts/default"),
  public: () => import("./layouts/public"),
  guarded: () => import("./layouts/guarded"),
  main: () => import("./layouts/main"),
  table: () => import("./layouts/table"),
  obs: () => import("./layouts/obs"),
};
const notFound: Load[] = [frames.guarded, () => import("./features/errors/not-found")];

const partsOf = (row: RouteRow<RouteName> | undefined): Load[] =>
  row ? [...framesOf(row).map((frame) => frames[frame]), pages[row.name]] : notFound;

/** A part that could not be loaded throws where it would be, so that the frame around it stays. */
async function loadPart(load: Load, args: LoaderArgs): Promise<Part> {
  try {
    const part = await load();
    await part.clientLoader?.(args);
    return part.default;
  } catch (error) {
    // The page stays as it is until the new build is here.
    if (await reloadIfReached()) await new Promise(() => {});
    return () => {
      throw error;
    };
  }
}

/** Loads a page with its frames, all at once, and the messages on them. */
export async function loadPage(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  origin = location.origin,
): Promise<Page> {
  const address = readAddress(pathname);
  const args = { request: new Request(origin + pathname + search) };
  const parts = await Promise.all(partsOf(address?.row).map((load) => loadPart(load, args)));
  return { path: address?.pattern ?? "*", parts };
}
