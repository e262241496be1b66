import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PushState } from "~/lib/api/push";
import { api, network, storeSession } from "../../../tests/network";
import { key, withoutPush, withPush } from "../../../tests/push";
import { setBadge } from "./badge";
import { choosePush, forgetPush, keepPush } from "./device";

beforeEach(() => storeSession());
afterEach(withoutPush);

/** What the server is told when the app starts. */
function server(push: Partial<PushState>) {
  const told: unknown[] = [];
  const state = { key, kinds: ["game"], endpoint: "https://push.test/1", locale: "en", ...push };
  network.use(
    http.get(api("/user/push"), () => HttpResponse.json({ push: state })),
    http.put(api("/user/push"), async ({ request }) => {
      told.push(await request.json());
      return HttpResponse.json({ push: state });
    }),
  );
  return told;
}

const granted = { permission: "granted", subscribed: key } as const;

test("a browser that another account still has is subscribed anew", async () => {
  const { state } = withPush(granted);
  const told: unknown[] = [];
  network.use(
    http.put(api("/user/push"), async ({ request }) => {
      const { endpoint } = (await request.json()) as { endpoint: string };
      told.push(endpoint);
      if (endpoint === "https://push.test/1") {
        return HttpResponse.json({ code: 95, error: "push_taken" }, { status: 409 });
      }
      return HttpResponse.json({ push: { key, kinds: ["game"], endpoint, locale: "en" } });
    }),
  );
  const none: PushState = { key, kinds: [], endpoint: null, locale: null };
  const chosen = await choosePush(none, ["game"], "en");
  expect(told).toEqual(["https://push.test/1", "https://push.test/2"]);
  expect(chosen?.endpoint).toBe("https://push.test/2");
  expect(state.subscription).toMatchObject({ endpoint: "https://push.test/2" });
});

describe("when the app starts", () => {
  test("nothing is asked of the server where nothing was ever allowed", async () => {
    withPush();
    await keepPush("en");
    withoutPush();
    await keepPush("en");
  });

  test.each([
    ["the same subscription", granted, {}, []],
    ["nothing chosen", granted, { kinds: [] }, []],
    ["push turned off", granted, { key: null, kinds: [] }, []],
    ["another address", granted, { endpoint: "https://push.test/0" }, ["https://push.test/1"]],
    ["another language", granted, { locale: "fr" }, ["https://push.test/1"]],
    ["a lost subscription", { permission: "granted" }, {}, ["https://push.test/1"]],
    ["another key", { ...granted, subscribed: "BAEC" }, {}, ["https://push.test/2"]],
  ] as const)("with %s the server hears what it lacks", async (_, browser, push, endpoints) => {
    const told = server(push as Partial<PushState>);
    withPush(browser);
    await keepPush("en");
    const expected = endpoints.map((endpoint) => ({
      endpoint,
      keys: { p256dh: "public", auth: "secret" },
      kinds: ["game"],
      locale: "en",
    }));
    expect(told).toEqual(expected);
  });
});

test("a browser forgets its subscription at sign-out", async () => {
  const { state } = withPush(granted);
  await forgetPush();
  expect(state.subscription).toBeNull();
  withoutPush();
  await forgetPush();
});

test("the icon's number is set where there is one", async () => {
  setBadge(3);
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  setBadge(3);
  setBadge(0);
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
  Reflect.deleteProperty(navigator, "setAppBadge");
});
