import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aDeck } from "../../tests/decks";
import { show } from "../../tests/render";

// jsdom has no dialogs: one that shows and hides, and leaves all else to us.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>("input, button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  vi.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
});

async function open(address = "/decks", Page = () => <input aria-label="Name" />) {
  const [{ Search }, { useUserStore }] = await Promise.all([
    import("./search"),
    import("~/lib/user/store"),
  ]);
  const userData = { id: "me", firstname: "Ada", lastname: null, username: "ada", picture: null };
  useUserStore.setState({ ...useUserStore.getInitialState(), userData, decks: [aDeck("Mill")] });
  await show(address, () => (
    <>
      <Search />
      <main id="content" tabIndex={-1}>
        <Page />
      </main>
    </>
  ));
}

const button = () => screen.getByRole("button", { name: "Search" });
const field = () => screen.getByLabelText("Name");
const shown = () => screen.queryByRole("dialog", { name: "Search" });
const box = () => screen.findByRole("combobox", { name: "Search" });
/** Whether the page took the key from the browser, as it does where it opens something. */
const press = (target: Element, key: string, more = {}) => {
  let kept = true;
  act(() => {
    kept = fireEvent.keyDown(target, { key, ...more });
  });
  return !kept;
};
const ctrl = { ctrlKey: true };

describe("search opens", () => {
  test("by its button, which says its keys, and gives the focus back", async () => {
    await open();
    expect(button().getAttribute("aria-keyshortcuts")).toBe("Control+K /");
    expect(button().textContent).toContain("Ctrl K");
    button().focus();
    fireEvent.click(button());
    const input = await box();
    expect(document.activeElement).toBe(input);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  test.each([
    ["Linux x86_64", "k", ctrl],
    ["MacIntel", "k", { metaKey: true }],
    ["Linux x86_64", "K", ctrl],
  ])(
    "on %s by %s with %o, also within a field, and closes the same way",
    async (platform, key, more) => {
      vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
      await open();
      field().focus();
      expect(press(field(), key, more)).toBe(true);
      expect(press(await box(), key, more)).toBe(true);
      await waitFor(() => expect(shown()).toBeNull());
      expect(document.activeElement).toBe(field());
    },
  );

  test("by a slash outside of fields, with shift where it is typed so", async () => {
    await open();
    expect(press(document.body, "/", { shiftKey: true })).toBe(true);
    expect(((await box()) as HTMLInputElement).value).toBe("");
  });

  test("when the browser closes it, it has closed", async () => {
    await open();
    press(document.body, "/");
    await box();
    act(() => {
      const dialog = shown() as HTMLDialogElement;
      dialog.open = false;
      fireEvent(dialog, new Event("close"));
    });
    expect(shown()).toBeNull();
  });
});

describe("search stays closed", () => {
  test("by a slash in a field, or with other keys held", async () => {
    await open();
    expect(press(field(), "/")).toBe(false);
    expect(press(document.body, "/", { altKey: true })).toBe(false);
    expect(press(document.body, "k")).toBe(false);
    expect(press(document.body, "k", { metaKey: true })).toBe(false);
  });

  test("while another dialog is open", async () => {
    await open("/decks", () => <dialog open aria-label="Other" />);
    expect(press(document.body, "/")).toBe(false);
    expect(press(document.body, "k", ctrl)).toBe(false);
  });

  test.each(["/websocket/sender", "/fr/websocket/receiver"])(
    "by keys on %s, which has its own, but not by the button",
    async (address) => {
      await open(address);
      expect(press(document.body, "/")).toBe(false);
      expect(press(document.body, "k", ctrl)).toBe(false);
      const [opener] = screen.getAllByRole("button");
      expect(opener?.getAttribute("aria-keyshortcuts")).toBeNull();
      fireEvent.click(opener as Element);
      expect(await screen.findByRole("dialog")).toBeTruthy();
    },
  );
});
