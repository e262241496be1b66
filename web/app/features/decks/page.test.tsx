import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { fill, openDecks } from "../../../tests/deck-pages";
import { aDeck } from "../../../tests/decks";
import { freshModules } from "../../../tests/fresh";
import { api, network } from "../../../tests/network";
import { withDialogs } from "../../../tests/open";

freshModules();

describe("the list", () => {
  const decks = [
    aDeck("Night Shift", { colors: ["U", "B"], record: { games: 8, wins: 2 } }),
    aDeck("Scrap", { lastPlayed: "2026-11-01T00:00:00Z" }),
  ];
  const names = () => within(screen.getByRole("tabpanel")).getAllByRole("link").map(textOf);
  const textOf = (link: HTMLElement) => link.textContent;

  test("stands by last played, with the rate beside its count", async () => {
    await openDecks("page", "/decks", undefined, decks);
    expect(names()).toEqual([
      expect.stringMatching(/^Scrap.*Not played yet$/),
      expect.stringMatching(/^Night Shift.*2 of 8 games won 25%$/),
    ]);
  });

  test("is narrowed by what the address says", async () => {
    await openDecks("page", "/decks?colors=U", undefined, decks);
    expect(names()).toHaveLength(1);
    fireEvent.click(screen.getByLabelText("Red"));
    await screen.findByText("No decks match");
  });

  test("is narrowed by what is typed, without accents, which stays in the address", async () => {
    const amber = aDeck("Éclats d’ambre");
    await openDecks("page", "/decks?q=eclats", undefined, [...decks, amber]);
    expect(names()).toEqual([expect.stringMatching(/^Éclats d’ambre/)]);
    const search = screen.getByLabelText<HTMLInputElement>("Search by name or commander");
    expect(search.value).toBe("eclats");
    fireEvent.change(search, { target: { value: "nothing of the kind" } });
    await screen.findByText("No decks match");
    const clear = screen.getAllByRole("button", { name: "Clear filters" }).at(-1);
    fireEvent.click(clear as HTMLElement);
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test("teaches when it is empty", async () => {
    await openDecks("page", "/fr/decks");
    expect(screen.getByText("Pas encore de deck")).toBeTruthy();
  });

  test("gives an archived deck back, and the toast takes that back", async () => {
    const away = aDeck("Old", { archivedAt: "2026-10-01T00:00:00Z" });
    const done: string[] = [];
    network.use(
      http.get(api("/user/decks/archived"), () => HttpResponse.json({ decks: [away] })),
      http.put(api("/deck/Old/restore"), () => {
        done.push("restored");
        return HttpResponse.json({ deck: { ...away, archivedAt: null } });
      }),
      http.delete(api("/deck/Old"), () => {
        done.push("archived");
        return HttpResponse.json({ deck: away });
      }),
    );
    const store = await openDecks("page", "/decks?archived=1");
    const { useToasts } = await import("~/ui/toast-store");
    fireEvent.click(await screen.findByRole("button", { name: "Restore Old" }));
    await screen.findByText("No archived decks");
    await waitFor(() => expect(store.getState().decks.map(({ name }) => name)).toEqual(["Old"]));
    const [toast] = useToasts.getState().toasts;
    useToasts.getState().act(toast?.id ?? 0);
    await screen.findByRole("button", { name: "Restore Old" });
    await waitFor(() => expect(done).toEqual(["restored", "archived"]));
    await waitFor(() => expect(store.getState().decks).toEqual([]));
  });

  test("deletes for good only when the name is typed", async () => {
    const away = aDeck("Old", { archivedAt: "2026-10-01T00:00:00Z" });
    let deleted = false;
    network.use(
      http.get(api("/user/decks/archived"), () => HttpResponse.json({ decks: [away] })),
      http.delete(api("/deck/Old/permanently"), () => {
        deleted = true;
        return HttpResponse.json({});
      }),
    );
    withDialogs();
    await openDecks("page", "/decks?archived=1");
    const ask = await screen.findByRole("button", { name: "Delete Old permanently" });
    await act(async () => fireEvent.click(ask));
    const name = "Delete permanently";
    const confirm = await screen.findByRole<HTMLButtonElement>("button", { name });
    fill("Type the deck’s name to confirm: Old", "old");
    expect(confirm.disabled).toBe(true);
    fill("Type the deck’s name to confirm: Old", " Old ");
    fireEvent.click(confirm);
    await screen.findByText("No archived decks");
    expect(deleted).toBe(true);
  });
});
