import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Pattern } from "./pattern";

const draw = (name: string, colors?: ("U" | "R")[]) =>
  renderToStaticMarkup(createElement(Pattern, { name, colors }));

it("is the same for the same name, and another for another", () => {
  expect(draw("Lanterns", ["U"])).toBe(draw("Lanterns", ["U"]));
  expect(draw("Lanterns", ["U"])).not.toBe(draw("Lantern", ["U"]));
});

it("is drawn in the deck's colours alone, colourless when it has none", () => {
  const inks = (svg: string) => new Set(svg.match(/--pip-\w/g));
  expect(inks(draw("Lanterns", ["U", "R"]))).toEqual(new Set(["--pip-u", "--pip-r"]));
  expect(inks(draw("Lanterns", []))).toEqual(new Set(["--pip-c"]));
  expect(inks(draw("Sam"))).toEqual(new Set());
});
