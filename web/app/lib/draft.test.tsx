import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useUserStore } from "~/lib/user/store";
import { useToasts } from "~/ui/toast-store";
import { forgetDrafts, keepDraft, keptDraft, useDraft } from "./draft";

const open = (name = "login") => renderHook(() => useDraft(name, { email: "", firstname: "" }));

const signIn = (id: string | null) =>
  useUserStore.setState({
    userData: id ? { id, firstname: id, lastname: null, username: id, picture: null } : null,
  });

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

  test("is its author's: another account on the same device finds none, and theirs is there again later", () => {
    signIn("ada");
    const typing = open("record").result;
    act(() => typing.current[1]({ firstname: "Ben" }));
    keepDraft("deck-new", { name: "Elves" });
    signIn("eve");
    expect(open("record").result.current[0].firstname).toBe("");
    expect(keptDraft("deck-new")).toBeNull();
    signIn("ada");
    expect(open("record").result.current[0].firstname).toBe("Ben");
    expect(keptDraft("deck-new")).toEqual({ name: "Elves" });
  });

  test("typed in the moment in which a session ends is still its author's", () => {
    signIn("ada");
    const { result } = open("record");
    signIn(null);
    act(() => result.current[1]({ firstname: "Ben" }));
    expect(open("record").result.current[0].firstname).toBe("");
    signIn("ada");
    expect(open("record").result.current[0].firstname).toBe("Ben");
  });

  test("stays on the page where the device is full, which is said once", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { result } = open("record");
    act(() => result.current[1]({ firstname: "B" }));
    act(() => result.current[1]({ firstname: "Bo" }));
    expect(result.current[0].firstname).toBe("Bo");
    await vi.waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(useToasts.getState().toasts[0]?.message).toMatch(/can’t keep it/);
    full.mockRestore();
  });

  test("is deleted after signing out, and other users' drafts are not", () => {
    signIn(null);
    localStorage.clear();
    localStorage.setItem("theme", "dark");
    const typing = open().result;
    act(() => typing.current[1]({ email: "ada@example.org" }));
    signIn("ada");
    keepDraft("deck-new", {});
    signIn("eve");
    keepDraft("deck-new", {});
    forgetDrafts("ada");
    const left = Object.keys(localStorage).filter((key) => key !== "user");
    expect(left.toSorted()).toEqual(["draft:eve:deck-new", "theme"]);
  });
});
