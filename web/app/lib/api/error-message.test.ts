import { describe, expect, test } from "vitest";
import { createT } from "~/lib/i18n/translate";
import { IdentityError } from "~/lib/identity/protocol";
import { NetworkError } from "~/lib/network";
import en, { type Messages } from "~/locales/en";
import fr from "~/locales/fr";
import { errorMessage } from "./error-message";
import { ApiError } from "./errors";

const english = createT<Messages>("en", en);
const french = createT<Messages>("fr", fr as Messages);
const body = (code: number, message = "") => ({ code, error: "w", message, fields: null });

describe("the error catalogue", () => {
  test.each([
    [new ApiError(401, body(53, "From the server")), "From the server"],
    [new ApiError(401, body(53)), "Please verify your email to continue."],
    [new ApiError(401, body(51, "x")), "Session expired. Please login again."],
    [new ApiError(401, null), "Session expired. Please login again."],
    [new ApiError(403, body(55, "x")), "You do not have permission to perform this action."],
    [new ApiError(403, body(93, "This is an example")), "This is an example"],
    [new ApiError(404, body(11, "x")), "The requested resource was not found."],
    [new ApiError(500, body(18, "x")), "A server error occurred. Please try again later."],
    [new ApiError(503, body(17, "x")), "A server error occurred. Please try again later."],
    [new ApiError(409, body(15, "Somebody was first")), "Somebody was first"],
    [new ApiError(400, body(20, "Wrong key")), "Wrong key"],
    [new Error("From the client"), "From the client"],
    [new Error(""), "An unexpected error occurred"],
    [
      new NetworkError(new TypeError("fetch failed")),
      "Can’t reach the server. Check your connection and try again.",
    ],
    [new IdentityError("NETWORK"), "Can’t reach the server. Check your connection and try again."],
    [new IdentityError("INTERNAL"), "An unexpected error occurred"],
    [new TypeError("x is not a function"), "x is not a function"],
    ["nonsense", "An unexpected error occurred"],
  ])("%o", (error, message) => expect(errorMessage(error, english)).toBe(message));

  test("speaks French", () => {
    expect(errorMessage(new ApiError(401, null), french)).toBe("Session expirée. Reconnecte-toi.");
    expect(errorMessage(undefined, french)).toBe("Une erreur inattendue s’est produite");
  });
});
