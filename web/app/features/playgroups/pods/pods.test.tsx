import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { LiveBody, PodsAnswer, PodsBody } from "~/lib/api/types";
import { liveTable } from "../../../../tests/live";
import { api, network, refusal } from "../../../../tests/network";
import { open, withDialogs } from "../../../../tests/open";
import { aCard, aMember, aPlaygroup } from "../../../../tests/people";

const names = ["me", "ben", "cleo", "dan", "eve", "fay"];
const group = aPlaygroup("g1", { name: "Friday", members: names.map((id) => aMember(id)) });
const players = names.map((id) => ({ ...aCard(id), lastDeck: null }));

/** Six in two threes: those who stay first, the others in turn; the first ask by rows, the next ones turned. */
const answerTo = ({ players: asked, evaluate }: PodsBody, turn: number): PodsAnswer => {
  const pods: number[][] = [[], []];
  asked.forEach(({ pod }, place) => {
    if (typeof pod === "number") pods[pod]?.push(place);
  });
  const free = asked.flatMap(({ pod }, place) => (pod === null ? place : []));
  const turned = [...free.slice(turn), ...free.slice(0, turn)];
  for (const place of turned) pods.find(({ length }) => length < asked.length / 2)?.push(place);
  return {
    pods: pods.map((of) => ({
      players: of,
      value: 1012,
      spread: evaluate ? 160 : 84,
      brackets: [2, 3],
      meetings: 1,
      newPairs: 2,
    })),
    cost: evaluate ? 3 : 1.5,
    chance: 2,
  };
};

let asked: PodsBody[];
let opened: LiveBody[];

beforeEach(async () => {
  asked = [];
  opened = [];
  withDialogs();
  Element.prototype.scrollTo ??= () => {};
  globalThis.scrollTo = () => {};
  network.use(
    http.get(api("/playgroup/g1"), () => HttpResponse.json({ playgroup: group })),
    http.get(api("/games/pods"), () => HttpResponse.json({ pods: [], players })),
    http.post(api("/playgroup/g1/pods"), async ({ request }) => {
      const body = (await request.json()) as PodsBody;
      asked.push(body);
      return HttpResponse.json(answerTo(body, asked.filter((one) => !one.evaluate).length - 1));
    }),
    http.post(api("/live"), async ({ request }) => {
      const body = (await request.json()) as LiveBody;
      const known = opened.findIndex(({ id }) => id === body.id);
      const at = known < 0 ? opened.push(body) : known + 1;
      const table = liveTable({ id: body.id ?? "", code: `K7Q29${at + 1}` });
      return HttpResponse.json({ table }, { status: 201 });
    }),
  );
  await Promise.all([import("./make-pods"), import("~/components/seating/player-picker")]);
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const page = (address = "/playgroup/g1/pods") =>
  open(
    () => import("./page"),
    address,
    `${address.startsWith("/fr") ? "/fr" : ""}/playgroup/:id/pods`,
  );
/** Who sits in a pod, by its number. */
const pod = (number: number) => {
  const card = screen.getByRole("heading", { name: `Pod ${number}` }).closest("li");
  return within(card as HTMLElement)
    .getAllByRole("button", { name: /Choose to swap/ })
    .map((button) => button.ariaLabel?.split(",")[0]);
};

async function everybodyInPods() {
  await page();
  await screen.findByRole("button", { name: "Choose 2 more people" });
  press("Everyone");
  press("Make pods for 6 people");
  await screen.findByRole("heading", { name: "Pod 2" });
}

describe("making pods", () => {
  test.each([
    ["invited", () => HttpResponse.json({ playgroup: { ...group, status: "invited" } })],
    ["a stranger", () => refusal(404, 11)],
  ])("is for members: not for who is %s", async (_, answer) => {
    network.use(http.get(api("/playgroup/g1"), answer));
    await page();
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
    expect(screen.queryByRole("button", { name: "Everyone" })).toBeNull();
  });

  test("fewer than three cannot play; who was chosen survives a reload", async () => {
    await page();
    await screen.findByRole("button", { name: "Choose 2 more people" });
    fireEvent.click(await screen.findByRole("button", { name: /^ben/ }));
    fireEvent.change(await screen.findByLabelText("Guest’s name"), { target: { value: "Gil" } });
    press("Add guest");
    cleanup();
    await page();
    fireEvent.click(await screen.findByRole("button", { name: "Make pods for 3 people" }));
    await waitFor(() =>
      expect(asked[0]?.players.map(({ userId, guestName }) => userId ?? guestName)).toEqual([
        "me",
        "ben",
        "Gil",
      ]),
    );
  });

  test("the proposal is summed up in one line with numbers", async () => {
    await everybodyInPods();
    screen.getByText(
      "25% more even than random: ratings in a pod at most 84 apart, brackets at most 1 apart, and 4 of 6 pairs haven’t played together here in six months.",
    );
    expect([pod(1), pod(2)]).toEqual([
      ["me", "ben", "cleo"],
      ["dan", "eve", "fay"],
    ]);
  });

  test("in French as the French write numbers", async () => {
    await page("/fr/playgroup/g1/pods");
    fireEvent.click(await screen.findByRole("button", { name: "Tout le monde" }));
    press("Former les pods pour 6 personnes");
    await screen.findByText(/^25\s%\splus équilibré que le hasard\s: au plus 84 points/);
  });

  test("two taps swap players, and the new arrangement is evaluated", async () => {
    await everybodyInPods();
    press(/^cleo, .*Choose to swap/);
    press("Swap cleo with eve");
    expect([pod(1), pod(2)]).toEqual([
      ["me", "ben", "eve"],
      ["dan", "cleo", "fay"],
    ]);
    expect(document.activeElement?.textContent).toContain("cleo");
    await screen.findByText(/^50% less even than random: ratings in a pod at most 160 apart/);
    expect(asked[1]).toMatchObject({ evaluate: true, shown: [] });
    expect(asked[1]?.players.map((one) => one.pod)).toEqual([0, 0, 1, 1, 0, 1]);
  });

  test("Escape moves no player", async () => {
    await everybodyInPods();
    press(/^cleo, .*Choose to swap/);
    fireEvent.keyDown(screen.getByRole("button", { name: "Swap cleo with eve" }), {
      key: "Escape",
    });
    expect(screen.queryByRole("button", { name: "Swap cleo with eve" })).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test("another proposal keeps who is locked and counts what was shown; the one before comes back", async () => {
    await everybodyInPods();
    press("Keep me in pod 1");
    press("Another proposal");
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.players[0]?.pod).toBe(0);
    expect(asked[1]?.shown).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    await waitFor(() => expect(pod(1)).toEqual(["me", "cleo", "dan"]));
    press("Previous proposal");
    expect(pod(1)).toEqual(["me", "ben", "cleo"]);
    screen.getByRole("button", { name: "Keep me in pod 1", pressed: true });
  });

  test("what the server finds wrong is said beside whom it is about", async () => {
    network.use(
      http.post(api("/playgroup/g1/pods"), () =>
        refusal(422, 40, { fieldMessages: { "players.1.userId": "Not in this group." } }),
      ),
    );
    await page();
    fireEvent.click(await screen.findByRole("button", { name: "Everyone" }));
    press("Make pods for 6 people");
    const told = await screen.findByText("Not in this group.");
    expect(told.closest("li")?.textContent).toContain("ben");
  });

  test("a group that is not mine has no pods", async () => {
    network.use(http.get(api("/playgroup/g1"), () => refusal(404, 11)));
    await page();
    await screen.findByRole("heading", { name: "Group not found" });
  });
});

describe("the live tables", () => {
  test("open one for each pod, with codes that survive a reload", async () => {
    await everybodyInPods();
    press("Open 2 live tables");
    await screen.findByRole("heading", { name: "Tables opened" });
    expect(opened.map(({ playgroupId, seats }) => [playgroupId, seats.length])).toEqual([
      ["g1", 3],
      ["g1", 3],
    ]);
    cleanup();
    await page();
    await screen.findByText("K7Q 293");
    expect(screen.getAllByRole("link", { name: "Go to table" })[0]?.getAttribute("href")).toBe(
      "/live/K7Q292",
    );
    expect(opened).toHaveLength(2);
  });

  test("what could not be opened is opened later, what is open stays", async () => {
    let away = true;
    network.use(
      http.post(api("/live"), async ({ request }) => {
        const { id } = (await request.clone().json()) as LiveBody;
        return away && opened.length === 1 && opened[0]?.id !== id ? refusal(503, 17) : undefined;
      }),
    );
    await everybodyInPods();
    press("Open 2 live tables");
    await screen.findByRole("heading", { name: "1 of 2 tables opened" });
    away = false;
    await waitFor(() => press("Open the other tables"));
    await screen.findByRole("heading", { name: "Tables opened" });
    expect(new Set(opened.map(({ id }) => id)).size).toBe(2);
  });

  test("the next round mixes again, without locks, counting those tables as met", async () => {
    await everybodyInPods();
    press("Keep me in pod 1");
    press("Open 2 live tables");
    fireEvent.click(await screen.findByRole("button", { name: "Next round" }));
    await screen.findByRole("heading", { name: "Tonight’s pods" });
    expect(asked.at(-1)?.players.every(({ pod: stays }) => stays === null)).toBe(true);
    expect(asked.at(-1)?.shown).toHaveLength(2);
  });
});
