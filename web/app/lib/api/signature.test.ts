import { createHmac, webcrypto } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { hmac } from "./signature";

const expected = createHmac("sha256", "web-key").update("1731600000000").digest("hex");

describe("the signature", () => {
  test("is HMAC-SHA256 in hex", async () => {
    vi.stubGlobal("crypto", webcrypto);
    expect(await hmac("web-key", "1731600000000")).toBe(expected);
  });

  test("is the same where the browser offers no cryptography", async () => {
    vi.stubGlobal("crypto", {});
    expect(await hmac("web-key", "1731600000000")).toBe(expected);
  });
});
