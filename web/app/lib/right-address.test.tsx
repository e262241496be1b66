import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { show } from "../../tests/render";
import { useFocusOnNavigation } from "./focus";
import { useRightAddress } from "./right-address";

function Page() {
  const [path, setPath] = useState<string>();
  useFocusOnNavigation();
  useRightAddress(path);
  return (
    <main id="content" tabIndex={-1}>
      <button type="button" onClick={() => setPath("/deck/1/lamps")}>
        {useLocation().pathname}
      </button>
    </main>
  );
}

test("a corrected address leaves the focus where it is", async () => {
  await show("/deck/1", Page, "/deck/:id/:name?");
  const button = screen.getByRole("button");
  button.focus();
  await act(async () => button.click());
  expect(button.textContent).toBe("/deck/1/lamps");
  expect(document.activeElement).toBe(button);
});
