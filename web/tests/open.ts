import type { ComponentType } from "react";
import type { Deck, Format, Friend, Playgroup } from "~/lib/api/types";
import type { LoaderArgs } from "~/lib/router/page";
import { commander } from "./decks";

interface PageModule {
  default: ComponentType;
  clientLoader: (args: LoaderArgs) => Promise<unknown>;
}

interface Known {
  decks?: Deck[];
  friends?: Friend[];
  playgroups?: Playgroup[];
  formats?: Format[];
  signedIn?: boolean;
}

const me = { id: "me", firstname: "Ada", lastname: null, username: "ada", picture: null };

/** Opens a page at its address, for a user with these decks, people and groups. */
export async function open(
  load: () => Promise<PageModule>,
  address: string,
  pattern?: string,
  { decks = [], friends = [], playgroups = [], formats = [commander], signedIn = true }: Known = {},
) {
  const [{ show }, { default: Page, clientLoader }, { useUserStore }, { useToasts }] =
    await Promise.all([
      import("./render"),
      load(),
      import("~/lib/user/store"),
      import("~/ui/toast-store"),
    ]);
  const now = Date.now();
  useToasts.setState(useToasts.getInitialState());
  useUserStore.setState({
    ...useUserStore.getInitialState(),
    userData: signedIn ? me : null,
    token: signedIn ? "t" : null,
    decks,
    friends,
    playgroups,
    formats,
    lastFetch: { decks: now, formats: now, friends: now, playgroups: now },
  });
  await clientLoader({
    request: new Request(new URL(address, location.origin)),
  } as LoaderArgs);
  await show(address, Page, pattern);
  return useUserStore;
}

/** jsdom has the element and not its ways. */
export function withDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => {};
}
