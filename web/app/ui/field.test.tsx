import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Field } from "./field";
import { Input } from "./input";

const described = (box: HTMLElement) =>
  (box.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

it("ties label, error and hint to the box", () => {
  render(
    <Field label="Email" hint="Only to sign in." error="Not an email address.">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const box = screen.getByLabelText("Email");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(described(box)).toEqual(["Not an email address.", "Only to sign in."]);
});

it("says nothing of errors while there are none", () => {
  render(<Field label="Email">{(control) => <Input {...control} />}</Field>);
  const box = screen.getByLabelText("Email");
  expect(box.hasAttribute("aria-invalid")).toBe(false);
  expect(box.hasAttribute("aria-describedby")).toBe(false);
});
