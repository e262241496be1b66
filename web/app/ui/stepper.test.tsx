import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { Stepper } from "./stepper";

function Life({ from }: { from?: number }) {
  const [life, setLife] = useState<number | null>(null);
  return (
    <>
      <Stepper
        aria-label="Life"
        value={life}
        onChange={setLife}
        min={-99}
        max={99}
        step={5}
        from={from}
        less="less"
        more="more"
      />
      <output>{String(life)}</output>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>("Life");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const says = () => screen.getByRole("status").textContent;

describe("a stepper", () => {
  test("starts at the given value, and moves by its step", () => {
    render(<Life from={40} />);
    press("more");
    expect(says()).toBe("40");
    press("less");
    expect(says()).toBe("35");
  });

  test("takes a number below zero as it is typed", () => {
    render(<Life />);
    type("-");
    expect([box().value, says()]).toEqual(["-", "null"]);
    type("-3");
    expect(says()).toBe("-3");
  });

  test("says nothing where the box is empty, and takes nothing but a number", () => {
    render(<Life />);
    type("12x");
    expect(says()).toBe("12");
    type("");
    expect(says()).toBe("null");
  });

  test("stays within its bounds, and shows so once it is left", () => {
    render(<Life />);
    type("500");
    fireEvent.blur(box());
    expect([box().value, says()]).toEqual(["99", "99"]);
  });
});
