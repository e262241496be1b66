import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pages } from "virtual:pages";
import { describe, expect, test } from "vitest";
import { headTable } from "./head-table";
import { readAddress } from "./lib/address";
import { guardNamed } from "./lib/guard";
import { twins } from "./lib/i18n/paths";
import en from "./locales/en/meta";
import fr from "./locales/fr/meta";
import { type RouteRow, routeTable } from "./route-table";

const rows: RouteRow[] = routeTable;

/** The specification's table and the few pages it implies: path, layout, guard. */
const specified = `
/login                            default guest
/logout                           default none
/auth/:provider/callback          default none
/auth/:provider/verify            default none
/mobile/auth/:provider/callback   default none
/mobile/auth/:provider/verify     default none
/auth/password/forgot             default none
/verify-email                     default none
/dashboard                        main    auth
/profile                          main    auth
/stats                            main    auth
/review/:year?                    main    auth
/decks                            main    auth
/decks/create                     main    auth
/decks/:id/edit                   main    auth
/deck/:id/:name?                  main    auth
/games                            main    auth
/game/:id                         main    auth
/set/:id                          main    auth
/playgroups                       main    auth
/playgroups/create                main    auth
/playgroup/:id/:name?             main    auth
/friends                          main    auth
/friends/add                      main    auth
/user/:id/:name?                  main    auth
/mobile/event/:id                 main    none
/obs                              obs     none
/websocket/receiver               main    auth
/websocket/sender                 main    auth
/                                 default none
/faq                              default none
/privacy-policy                   default none
/terms-of-service                 default none
/help/obs                         default none
/index.kikoo                      default none
/games/record                     main    auth
/game/:id/edit                    main    auth
/tags                             main    auth
/waiting                          main    auth
/claim/:token                     default none
/join/:token                      default none
/playgroup/:id/pods               main    auth
/live/new                         main    auth
/live/:code                       table   none
`
  .trim()
  .split("\n")
  .map((line) => line.split(/\s+/));

/** Home has a light as wide as the window. */
const laysItselfOut = ["home"];

/** Centers something as wide as a page. */
const ownEdges = /"[^"]*\bmx-auto [^"]*\bmax-w-(\dxl|xl|prose|reading|wide)\b/;
/** The live table has no header whose edge it could share. */
const hasOwnFrame = /^app\/features\/live\/unknown\.tsx$/;

describe("the route table", () => {
  test("has every specified route with its layout and guard, and no other", () => {
    const table = rows.map(({ path, layout, guard }) => [path, layout, guard]);
    expect(table.toSorted()).toEqual(specified.toSorted());
  });

  test("names modules that exist and titles in both languages", () => {
    for (const { name, module } of routeTable) {
      expect(existsSync(`app/${module}`), module).toBe(true);
      expect(en[name].title).not.toBe("");
      expect(fr[name].description).not.toBe("");
    }
  });

  test("finds each page in both languages, by its own name, with and without what may be missing", () => {
    for (const { name, path, guard } of routeTable) {
      expect(() => guardNamed(guard)).not.toThrow();
      expect(pages[name]).toBeTypeOf("function");
      const of = path.replace(":provider", "google");
      for (const example of [of.replaceAll("?", ""), of.replace(/\/:\w+\?/, "")]) {
        for (const address of twins(example)) {
          expect(readAddress(address)?.row.name, address).toBe(name);
        }
      }
    }
    for (const address of twins("/no/such/page")) expect(readAddress(address)).toBeNull();
  });

  test("gives every page of a layout one of two widths, but for those that lay themselves out", () => {
    const framed = rows.filter(({ layout }) => layout === "default" || layout === "main");
    const own = framed.filter(({ width }) => width === "full").map(({ name }) => name);
    expect(own).toEqual(laysItselfOut);
  });

  test("leaves widths and edges of pages to their layouts", () => {
    const files = ["app/features", "app/components"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    );
    const wrong = files.filter(
      (file) =>
        file.endsWith(".tsx") &&
        !hasOwnFrame.test(file) &&
        ownEdges.test(readFileSync(file, "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  test("gives the server a head for every route, and for none", () => {
    const heads = headTable();
    expect(heads.map(({ pattern }) => pattern)).toEqual([...rows.map(({ path }) => path), "*"]);
    expect(heads.find(({ pattern }) => pattern === "/decks")?.fr.title).toBe("Decks · Podium");
  });
});
