import { act, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { examplePrefix } from "~/lib/example";
import { useUserStore } from "~/lib/user/store";
import { api, network, storeSession } from "../../tests/network";
import { key, withoutPush, withPush } from "../../tests/push";
import { show } from "../../tests/render";
import Device from "./device";

const userData = { id: "me", firstname: "Ada", lastname: null, username: "ada", picture: null };
const badges = vi.fn(async () => {});

beforeEach(() => {
  badges.mockClear();
  Object.assign(navigator, { setAppBadge: badges });
  storeSession();
  useUserStore.setState({ userData, token: "t" });
});
afterEach(() => {
  withoutPush();
  Reflect.deleteProperty(navigator, "setAppBadge");
});

const WithTwo = () => <Device count={2} />;

test("the app's icon shows what waits in the inbox", async () => {
  await show("/decks", WithTwo);
  expect(badges.mock.calls).toEqual([[2]]);
});

test("visitors of the example leave the icon alone", async () => {
  useUserStore.setState({ token: `${examplePrefix}alice` });
  await show("/decks", WithTwo);
  expect(badges).not.toHaveBeenCalled();
});

test("the server hears of a subscription that has changed, at the start and later", async () => {
  const told: string[] = [];
  const push = { key, kinds: ["game"], endpoint: "https://push.test/0", locale: "fr" };
  network.use(
    http.get(api("/user/push"), () => HttpResponse.json({ push })),
    http.put(api("/user/push"), async ({ request }) => {
      const { endpoint, locale } = (await request.json()) as typeof push;
      told.push(`${endpoint} ${locale}`);
      return HttpResponse.json({ push });
    }),
  );
  const { serviceWorker } = withPush({ permission: "granted", subscribed: key });
  await show("/fr/decks", WithTwo);
  await waitFor(() => expect(told).toEqual(["https://push.test/1 fr"]));
  const say = (type: string) =>
    act(async () => {
      serviceWorker.dispatchEvent(new MessageEvent("message", { data: { type } }));
    });
  await say("SYNC");
  await say("PUSH_CHANGED");
  await waitFor(() => expect(told).toHaveLength(2));
});
