import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../tests/render";
import { JoinByCode } from "./join-by-code";
import { joinTableMessages } from "./messages";

test("a code, or a link with it, leads to its table", async () => {
  await joinTableMessages.load("fr");
  await show("/fr/dashboard", JoinByCode);
  const code = screen.getByRole("textbox", { name: "Rejoindre une table par son code" });
  const join = screen.getByRole("button", { name: "Rejoindre la table" });
  fireEvent.change(code, { target: { value: "k0q 29f" } });
  fireEvent.click(join);
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect((code as HTMLInputElement).value).toBe("k0q 29f");
  fireEvent.change(code, { target: { value: "https://podium.test/live/k7q29f" } });
  fireEvent.click(join);
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/fr/live/K7Q29F");
});
