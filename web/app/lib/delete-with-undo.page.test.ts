import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { freshModules } from "../../tests/fresh";
import { api, network } from "../../tests/network";

freshModules();

/** Somebody removes a friend, and the way to do so at the last moment is prepared. */
async function parting() {
  const removed: string[] = [];
  network.use(
    http.delete(api("/users/:code"), ({ params, request }) => {
      removed.push(`${params.code} ${request.keepalive ? "outlives the page" : ""}`.trim());
      return HttpResponse.json({});
    }),
  );
  const [{ deleteWithUndo }, { removeFriend }, { signBeforehand }, { useToasts }] =
    await Promise.all([
      import("./delete-with-undo"),
      import("./api/people"),
      import("./api/request"),
      import("~/ui/toast-store"),
    ]);
  deleteWithUndo({ id: "ben", message: "Removed", undo: "Undo", run: () => removeFriend("K7Q2") });
  // Begun by `deleteWithUndo` as well, which nobody can await.
  await signBeforehand();
  return { removed, undo: () => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0) };
}

test("a tab closed while something can still be undone does it, at once and beyond its end", async () => {
  const { removed } = await parting();
  const sent = vi.spyOn(globalThis, "fetch");
  dispatchEvent(new Event("pagehide"));
  // Not a moment later: a page that is gone does nothing any more.
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: "DELETE", keepalive: true });
  await vi.waitFor(() => expect(removed).toEqual(["K7Q2 outlives the page"]));
  dispatchEvent(new Event("pagehide"));
  expect(sent).toHaveBeenCalledOnce();
});

test("undone, nothing is sent when the tab closes", async () => {
  const { removed, undo } = await parting();
  undo();
  const sent = vi.spyOn(globalThis, "fetch");
  dispatchEvent(new Event("pagehide"));
  expect(sent).not.toHaveBeenCalled();
  expect(removed).toEqual([]);
});
