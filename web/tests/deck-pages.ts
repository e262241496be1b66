import { fireEvent, screen } from "@testing-library/react";
import type { Deck } from "~/lib/api/types";
import { commander, modern } from "./decks";
import { open } from "./open";

const pages = {
  page: () => import("../app/features/decks/page"),
  create: () => import("../app/features/decks/create"),
  edit: () => import("../app/features/decks/edit"),
  deck: () => import("../app/features/decks/deck"),
};

/** Opens one of the decks' pages for a user who has these. */
export async function openDecks(
  page: keyof typeof pages,
  address: string,
  pattern?: string,
  decks: Deck[] = [],
) {
  // What the pages bring later is there at once, however busy the machine.
  await Promise.all([
    import("../app/features/decks/archived-decks"),
    import("../app/features/decks/delete-deck"),
    import("../app/features/decks/form/further-fields"),
    import("../app/features/decks/form/conflict"),
    import("../app/features/decks/show/bracket-facts"),
    import("../app/features/decks/show/deck-cards"),
    import("../app/features/decks/show/deck-games"),
  ]);
  return open(pages[page], address, pattern, { decks, formats: [commander, modern] });
}

export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
export const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
