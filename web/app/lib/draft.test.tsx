import { act, renderHook } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { forgetDrafts, useDraft } from "./draft";

const open = () => renderHook(() => useDraft("login", { email: "", firstname: "" }));

describe("a draft", () => {
  test("survives a reload until it is used", () => {
    const first = open();
    act(() => first.result.current[1]({ email: "ada@example.org" }));
    first.unmount();
    const second = open();
    expect(second.result.current[0]).toEqual({ email: "ada@example.org", firstname: "" });
    second.result.current[2]();
    second.unmount();
    expect(open().result.current[0].email).toBe("");
  });

  test("is gone after signing out, and nothing else is", () => {
    localStorage.setItem("theme", "dark");
    const { result } = open();
    act(() => result.current[1]({ email: "ada@example.org" }));
    forgetDrafts();
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });
});
