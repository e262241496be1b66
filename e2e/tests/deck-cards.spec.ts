import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { looksRight } from "../harness/look.ts";
import { test as base, expect } from "../harness/player.ts";
import { newDeck, send } from "../harness/record.ts";
import { Server } from "../harness/server.ts";

// A deck's cards with a card database and pictures. All cards are made up, and so is the host of their pictures.

const HOST = "cards.example";
const BROKEN = "broken.png";

const cards = [
  ["Orla, Fen Warden", "Legendary Creature — Spirit", "{2}{B}{G}", "BG", [], "orla.png"],
  ["Fen Lantern", "Artifact", "{2}", "", ["C"], BROKEN],
  ["Drown in Reeds", "Instant", "{B}{B}", "B", [], "reeds.png"],
  ["Bog", "Basic Land — Bog", "", "", ["B"], null],
  ["Meadow", "Basic Land — Meadow", "", "", ["G"], "elsewhere"],
] as const;

const image = (name: string | null) => {
  if (name === null) return {};
  const normal = name === "elsewhere" ? "https://other.example/a.png" : `https://${HOST}/${name}`;
  return { image_uris: { normal } };
};

const database = cards.map(([name, type, cost, colors, mana, picture], index) => ({
  oracle_id: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  layout: "normal",
  cmc: cost ? 2 : 0,
  mana_cost: cost,
  colors: [...colors],
  color_identity: [...colors],
  type_line: type,
  produced_mana: mana,
  ...image(picture),
}));

const LIST =
  "Commander\n1 Orla, Fen Warden\n\nDeck\n1 Fen Lantern\n2 Drown in Reeds\n3 Bog\n27 Meadow\n1 Unheard Of\n";

/** One pixel of a color. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const test = base.extend<{ deck: { id: string } }>({
  server: [
    async ({}, use) => {
      const server = await Server.start({ PODIUM_CARD_IMAGE_HOSTS: HOST });
      const file = join(server.data, "cards.json");
      await writeFile(file, JSON.stringify(database));
      await server.command("cards", "import", file);
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  deck: async ({ server, account }, use) => {
    const deck = await newDeck(server, account, { name: "Reeds" });
    await send(server, account, `/deck/${deck.id}/cards`, { text: LIST }, "PUT");
    await use(deck);
  },
});

test("a deck's cards are grouped, counted and weighed @fr", async ({ page, site, deck }) => {
  const { t, at } = site;
  await page.goto(at(`/deck/${deck.id}?show=cards`));
  for (const [type, count] of [
    ["land", 30],
    ["instant", 2],
    ["artifact", 1],
    ["other", 1],
  ] as const) {
    const heading = page.getByRole("heading", {
      level: 3,
      name: t(`deckCards.types.${type}`),
      exact: false,
    });
    await expect(heading).toContainText(String(count));
  }
  await expect(page.getByRole("table", { name: t("deckCards.curve"), exact: true })).toBeAttached();
  const balance = page.getByRole("table", { name: t("deckCards.colorBalance"), exact: true });
  const black = balance.getByRole("row", { name: t("ui.colors.B"), exact: false });
  // Five black symbols of six, and three lands of thirty.
  await expect(black).toHaveText(/83\s?%10\s?%/);
  const short = t("deckCards.landsShort", {
    color: t("ui.colors.B").toLocaleLowerCase(site.lang),
    lands: percent(0.1, site.lang),
    costs: percent(5 / 6, site.lang),
  });
  await expect(page.getByText(short, { exact: true })).toBeVisible();
  await expect(
    page.getByText(t("deckCards.unknownCards", { count: 1 }), { exact: true }),
  ).toBeVisible();
  await looksRight(page, at(`/deck/${deck.id}?show=cards`));
});

const percent = (share: number, lang: string) =>
  new Intl.NumberFormat(lang, { style: "percent" }).format(share);

test("a card's picture is shown at its name, from the allowed host alone @en", async ({
  page,
  site,
  deck,
}) => {
  const { t, at } = site;
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const address = route.request().url();
    asked.push(address);
    if (address.endsWith(BROKEN)) return route.abort();
    return route.fulfill({ contentType: "image/png", body: PIXEL });
  });
  const policy = (await page.goto(at(`/deck/${deck.id}?show=cards`)))?.headers()[
    "content-security-policy"
  ];
  expect(policy).toContain(`img-src 'self' data: blob: https://${HOST};`);

  const name = (text: string) => page.getByRole("button", { name: text, exact: true });
  const picture = (text: string) =>
    page.getByRole("img", { name: t("deckCards.pictureOf", { name: text }), exact: true });
  const orla = "Orla, Fen Warden";
  await expect(name(orla)).toBeVisible();
  expect(asked).toEqual([]);

  await test.step("by hovering, as long as the mouse is on the name or the picture", async () => {
    await name(orla).hover();
    await expect(picture(orla)).toBeInViewport({ ratio: 1 });
    await expect(picture(orla)).toHaveJSProperty("complete", true);
    await picture(orla).hover();
    await expect(picture(orla)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(picture(orla)).toHaveCount(0);
  });

  await test.step("by the keyboard, until Escape", async () => {
    await name(orla).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(name(orla)).toBeFocused();
    await expect(name(orla)).toHaveAttribute("aria-expanded", "true");
    await expect(picture(orla)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(picture(orla)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(picture(orla)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(picture(orla)).toHaveCount(0);
    await expect(name(orla)).toBeFocused();
  });

  await test.step("a picture that cannot be loaded leaves the name", async () => {
    await name("Fen Lantern").hover();
    await expect(name("Fen Lantern")).toHaveCount(0);
    await expect(page.getByText("Fen Lantern", { exact: true })).toBeVisible();
    await expect(picture("Fen Lantern")).toHaveCount(0);
  });

  await test.step("a card whose picture is elsewhere has only its name", async () => {
    await expect(page.getByText("Meadow", { exact: true })).toBeVisible();
    await expect(name("Meadow")).toHaveCount(0);
    const blocked = page.evaluate(
      () =>
        new Promise((tell) => {
          document.addEventListener("securitypolicyviolation", (event) =>
            tell(event.effectiveDirective),
          );
          new Image().src = "https://other.example/a.png";
        }),
    );
    expect(await blocked).toBe("img-src");
    expect(asked).toEqual([`https://${HOST}/orla.png`, `https://${HOST}/${BROKEN}`]);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a tap on a name shows its picture, the next one on either hides it @fr", async ({
    page,
    site,
    deck,
  }) => {
    const { t, at } = site;
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: "image/png", body: PIXEL }),
    );
    await page.goto(at(`/deck/${deck.id}?show=cards`));
    const name = page.getByRole("button", { name: "Drown in Reeds", exact: true });
    const picture = page.getByRole("img", {
      name: t("deckCards.pictureOf", { name: "Drown in Reeds" }),
      exact: true,
    });
    expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await name.tap();
    await expect(picture).toBeInViewport({ ratio: 1 });
    await name.tap();
    await expect(picture).toHaveCount(0);
    await name.tap();
    await picture.tap();
    await expect(picture).toHaveCount(0);
  });
});
