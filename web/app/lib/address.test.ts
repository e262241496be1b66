import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { routeTable } from "~/route-table";
import { readAddress } from "./address";

interface Contract {
  patterns: string[];
  cases: { address: string; path: string | null; pattern: string | null }[];
}

/** The server's tests read it, too. */
const contract: Contract = JSON.parse(readFileSync("../contract/addresses.json", "utf8"));

test("the contract has the pages of the route table", () => {
  expect(contract.patterns).toEqual(routeTable.map(({ path }) => path));
});

describe("an address", () => {
  test.each(contract.cases)("$address is $path", ({ address, path, pattern }) => {
    const read = readAddress(address);
    expect([read?.path ?? null, read?.row.path ?? null]).toEqual([path, pattern]);
  });

  test("that is spelled right stays as it is", () => {
    for (const { path } of contract.cases) if (path) expect(readAddress(path)?.path).toBe(path);
  });
});
