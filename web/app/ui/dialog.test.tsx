import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../tests/render";
import { Dialog } from "./dialog";

// jsdom has no dialogs: one that shows and hides, and leaves all else to us.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const onClose = vi.fn();

/** The dialog is there only while it is asked for, as most are. */
function Page({ opener = true }: { opener?: boolean }) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    onClose();
    setAsking(false);
  };
  return (
    <main id="content" tabIndex={-1}>
      {(opener || !asking) && (
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
      )}
      {asking && (
        <Dialog open onClose={close} title="Who are you?">
          <input aria-label="Name" />
          <button type="button" onClick={close}>
            Done
          </button>
        </Dialog>
      )}
    </main>
  );
}

async function ask(props = {}): Promise<HTMLElement> {
  onClose.mockClear();
  await show("/", () => <Page {...props} />);
  const opener = screen.getByRole("button", { name: "Ask" });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole("dialog");
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

describe("a dialog", () => {
  it("that goes while it is open gives the focus back", async () => {
    await ask();
    screen.getByLabelText("Name").focus();
    await press("Done");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ask" }));
  });

  it("whose opener has gone leaves the focus in the page", async () => {
    await ask({ opener: false });
    screen.getByLabelText("Name").focus();
    await press("Done");
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  const gesture = (down: Element, up: Element, dialog: Element) => {
    fireEvent.mouseDown(down);
    fireEvent.mouseUp(up);
    // A click is told to what both have in common.
    fireEvent.click(down === up ? down : dialog);
  };

  it("closes by a press beside it", async () => {
    const dialog = await ask();
    gesture(dialog, dialog, dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("stays open where a selection is dragged out of it, or into it", async () => {
    const dialog = await ask();
    const input = screen.getByLabelText("Name");
    gesture(input, dialog, dialog);
    gesture(dialog, input, dialog);
    expect(onClose).not.toHaveBeenCalled();
  });
});
