import type { BrowserContext, Page, Route } from "@playwright/test";
import { bundled } from "../harness/bundle.ts";
import { call } from "../harness/calls.ts";
import type { OutboxPage } from "../harness/outbox-page.ts";
import { expect, test } from "../harness/player.ts";
import { gameOf, read } from "../harness/record.ts";

declare const outbox: OutboxPage;

// 200 sequences, in two halves that run side by side.
const SEEDS = [20_261_117, 20_261_118];
const SEQUENCES = 100;

/** The same numbers for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
  };
}

/** What happens to the next write on its way. */
type Fault = "pass" | "cut" | "lose the answer" | "kill before" | "kill after";
const faults: readonly Fault[] = [
  "pass",
  "pass",
  "cut",
  "lose the answer",
  "kill before",
  "kill after",
];

const actions = [
  "correct",
  "correct",
  "note",
  "tag",
  "cut",
  "restore",
  "restore",
  "open another",
  "kill",
] as const;

/** A phone with pages that come and go; writes meet the planned faults, then pass. */
class Phone {
  readonly tabs: Page[] = [];
  plan: Fault[] = [];

  private constructor(private readonly context: BrowserContext) {}

  static async start(context: BrowserContext): Promise<Phone> {
    const phone = new Phone(context);
    const script = await bundled("outbox-page.ts");
    const html = '<!doctype html><script type="module" src="/outbox.js"></script>';
    await context.route("**/outbox.html", (route) =>
      route.fulfill({ contentType: "text/html", body: html }),
    );
    await context.route("**/outbox.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
    await context.route("**/api/**", (route) => phone.meet(route));
    return phone;
  }

  /** A page that is open; another one if none is. */
  async tab(): Promise<Page> {
    const open = this.tabs.find((page) => !page.isClosed());
    return open ?? this.open();
  }

  async open(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto("/outbox.html");
    await page.waitForFunction(() => "outbox" in window);
    this.tabs.push(page);
    return page;
  }

  async killAll(): Promise<void> {
    await Promise.all(this.tabs.splice(0).map((page) => page.close()));
  }

  private async meet(route: Route): Promise<void> {
    const fault = route.request().method() === "GET" ? "pass" : (this.plan.shift() ?? "pass");
    if (fault === "pass") return route.continue();
    if (fault === "lose the answer" || fault === "kill after") await route.fetch();
    const page = route.request().frame().page();
    if (fault === "kill before" || fault === "kill after") await page.close();
    // A page that is gone has no request left to fail.
    await route.abort("connectionreset").catch(() => {});
  }
}

/** Does something in a page that may be killed meanwhile. */
const unlessKilled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

for (const seed of SEEDS)
  test(`${SEQUENCES} random sequences of cuts and kills from seed ${seed}: nothing lost, nothing doubled, order right @en`, async ({
    context,
    server,
    account,
  }) => {
    console.log(`seed ${seed}`);
    const { below, pick } = random(seed);
    const phone = await Phone.start(context);
    const base = await gameOf(server, account);
    const ids: string[] = [];
    const there = async (id: string) =>
      (await call(server, `/game/${id}`, { token: account.token })).body.game;

    /** Saves in some page; whether it was kept before that page was killed, if it was. */
    const save = async (outgoing: unknown): Promise<boolean> => {
      const page = await phone.tab();
      const before = await page.evaluate(() => outbox.kept);
      await unlessKilled(page.evaluate((one) => outbox.save(one as never), outgoing));
      // A killed page has kept it first: only then is anything sent.
      return page.isClosed() || (await page.evaluate(() => outbox.kept)) > before;
    };

    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const id = crypto.randomUUID();
      ids.push(id);
      const target = { kind: "game", id };
      const said = {
        turns: null as number | null,
        note: null as string | null,
        tags: [] as string[],
      };
      let corrections = 0;
      let offline = false;
      const story: string[] = [];
      const steps = ["record", ...Array.from({ length: 1 + below(5) }, () => pick(actions))];
      for (const step of steps) {
        phone.plan = offline ? [] : [pick(faults), pick(faults)];
        story.push(`${step} [${phone.plan}]`);
        if (step === "record") {
          expect(await save({ kind: "game", body: { ...base, id }, names: [] })).toBe(true);
        } else if (step === "correct") {
          const game = await there(id);
          // Only a game that the server has can be opened to be corrected.
          if (!game) continue;
          const turns = sequence + corrections + 1;
          const body = { ...base, id, turns, endedAt: game.endedAt };
          expect(await save({ kind: "correction", body, base: game.version, shown: null })).toBe(
            true,
          );
          corrections += 1;
          said.turns = turns;
        } else if (step === "note") {
          const game = await there(id);
          const content = `note ${sequence} ${story.length}`;
          const version = game?.note?.version ?? null;
          expect(await save({ kind: "note", target, content, base: version })).toBe(true);
          said.note = content;
        } else if (step === "tag") {
          const name = `tag ${story.length}`;
          const tag = { id: `new:${name}`, name, color: "slate", uses: 0 };
          expect(await save({ kind: "tags", target, add: [tag], remove: [] })).toBe(true);
          said.tags.push(name);
        } else if (step === "cut") {
          offline = true;
          await context.setOffline(true);
        } else if (step === "restore") {
          offline = false;
          await context.setOffline(false);
          const tabs = phone.tabs.filter((page) => !page.isClosed());
          await Promise.all(tabs.map((page) => unlessKilled(page.evaluate(() => outbox.send()))));
        } else if (step === "open another") {
          // Its address comes from the network.
          if (!offline) await phone.open();
        } else if (!offline) await phone.killAll();
      }
      phone.plan = [];
      await context.setOffline(false);
      const page = await phone.tab();
      await page.evaluate(() => outbox.send());
      const told = `${sequence}: ${story.join(", ")}`;
      expect(await page.evaluate(() => outbox.waiting()), told).toEqual([]);
      const game = await there(id);
      expect(
        {
          turns: game.turns,
          note: game.note?.content ?? null,
          tags: game.tags.map(({ name }: { name: string }) => name).toSorted(),
        },
        told,
      ).toEqual({ ...said, tags: said.tags.toSorted() });
      // Each correction counted at most once.
      expect(game.version, told).toBeLessThanOrEqual(1 + corrections);
      if (below(4) === 0) await phone.killAll();
    }

    let counted = 0;
    for (let next: number | null | undefined; next !== null; ) {
      const answer: any = await read(server, account, `/games${next ? `?timestamp=${next}` : ""}`);
      counted += answer.games.length;
      next = answer.next;
    }
    expect(counted).toBe(ids.length);
  });
