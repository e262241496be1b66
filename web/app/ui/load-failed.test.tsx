import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ApiError } from "~/lib/api/errors";
import { appMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { NetworkError } from "~/lib/network";
import { LoadFailed } from "./load-failed";

const said = (message: string) => ({ code: 1, error: "word", message });

test.each([
  [new ApiError(403, said("x")), "You do not have permission to perform this action.", false],
  [new ApiError(404, said("x")), "The requested resource was not found.", false],
  [new ApiError(500, said("x")), "A server error occurred. Please try again later.", true],
  [new ApiError(503, null), "A server error occurred. Please try again later.", true],
  [new ApiError(429, said("Slow down")), "Slow down", true],
  [new ApiError(422, said("Not a date")), "Not a date", false],
  [new NetworkError("away"), "Can’t reach the server. Check your connection and try again.", true],
])(
  "%s is told as a write tells it, and tried again where that can help",
  async (error, message, again) => {
    await appMessages.load("en");
    render(
      <MemoryRouter>
        <I18nProvider messages={appMessages}>
          <LoadFailed
            title="Not loaded"
            error={error}
            onRetry={() => undefined}
            back={<a href="/decks">Back to decks</a>}
          />
        </I18nProvider>
      </MemoryRouter>,
    );
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" }) !== null).toBe(again);
    expect(screen.queryByRole("link", { name: "Back to decks" }) === null).toBe(again);
  },
);
