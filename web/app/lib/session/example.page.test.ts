import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal, tokenUrl } from "../../../tests/network";

freshModules();

const nadia = { id: "n", firstname: "Nadia", lastname: null, username: "nadia", picture: null };

function exampleServer() {
  const tokens = new Set<string | null>();
  const answer =
    (body: object) =>
    ({ request }: { request: Request }) => {
      tokens.add(request.headers.get("authorization"));
      return HttpResponse.json(body);
    };
  const renewed = vi.fn();
  network.use(
    http.get(api("/user"), answer({ user: nadia })),
    http.get(
      api("/user/playgroups"),
      answer({
        playgroups: [
          { id: "visited", role: "member" },
          { id: "own", role: "owner" },
        ],
      }),
    ),
    http.get(api("/user/decks"), answer({ decks: [] })),
    http.get(api("/user/friends"), answer({ friends: [] })),
    http.get(api("/formats"), () => HttpResponse.json({ formats: [] })),
    http.post(tokenUrl, () => {
      renewed();
      return HttpResponse.json({ error: { message: "INVALID_REFRESH_TOKEN" } }, { status: 400 });
    }),
  );
  return { tokens, renewed };
}

test("the example opens at the group of the person whose place one takes, and its token is never renewed", async () => {
  const { tokens, renewed } = exampleServer();
  const { enterExample } = await import("./example");
  expect(await enterExample("fr")).toBe("/playgroup/own");
  expect([...tokens]).toEqual([expect.stringMatching(/^Bearer example\..+\.fr$/)]);
  const [{ getIdToken }, { useUserStore, isAuthenticated }, { isExample }] = await Promise.all([
    import("~/lib/identity/client"),
    import("~/lib/user/store"),
    import("~/lib/example"),
  ]);
  expect(await getIdToken(true)).toMatch(/^example\./);
  expect(renewed).not.toHaveBeenCalled();
  const state = useUserStore.getState();
  expect([isAuthenticated(state), isExample(state)]).toEqual([true, true]);
});

test("an example that does not answer leaves nobody signed in", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  exampleServer();
  network.use(http.get(api("/user/playgroups"), () => refusal(503, 17)));
  const { enterExample } = await import("./example");
  await expect(enterExample("en")).rejects.toThrow();
  expect(localStorage.getItem("identity")).toBeNull();
});
