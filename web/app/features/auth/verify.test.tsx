import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { accounts, api, idToken, network, storeSession, tokenUrl } from "../../../tests/network";

const me = { id: "1", firstname: "Ada", lastname: null, username: "ada", picture: null };

async function open(address: string, state?: unknown) {
  const [{ show }, { default: VerifyEmail }, { startSession }, { authMessages }] =
    await Promise.all([
      import("../../../tests/render"),
      import("./verify-email"),
      import("~/lib/session/start"),
      import("~/components/auth/messages"),
    ]);
  await authMessages.load("en");
  startSession();
  await show(address, VerifyEmail, undefined, state);
}

/** The server of somebody whose email is verified, or not yet. */
function server({ verified }: { verified: boolean }) {
  const refused = () =>
    HttpResponse.json({ error: { message: "INVALID_OOB_CODE" } }, { status: 400 });
  network.use(
    http.post(tokenUrl, () =>
      HttpResponse.json({
        id_token: idToken({ email_verified: verified }),
        refresh_token: "r2",
        expires_in: "3600",
      }),
    ),
    http.post(accounts("resetPassword"), () =>
      verified
        ? HttpResponse.json({ requestType: "VERIFY_EMAIL", email: "ada@example.org" })
        : refused(),
    ),
    http.post(accounts("update"), () => HttpResponse.json({ email: "ada@example.org" })),
    http.post(accounts("sendOobCode"), () => HttpResponse.json({})),
    http.post(api("/auth/login"), () => HttpResponse.json({ token: "t", user: me })),
    http.get(api("/user"), () => HttpResponse.json({ user: me })),
    http.get(api("/user/playgroups"), () => HttpResponse.json({ playgroups: [] })),
    http.get(api("/user/decks"), () => HttpResponse.json({ decks: [] })),
    http.get(api("/user/friends"), () => HttpResponse.json({ friends: [] })),
    http.get(api("/formats"), () => HttpResponse.json({ formats: [] })),
  );
}
const unverified = () => storeSession({ idToken: idToken({ email_verified: false }) });

describe("verifying the email", () => {
  const press = async () => fireEvent.click(await screen.findByText("Confirm this address"));

  test("the link names the address, and confirms nothing by itself", async () => {
    server({ verified: true });
    const used = vi.fn();
    network.use(http.post(accounts("update"), used));
    await open("/verify-email?mode=verifyEmail&oobCode=c");
    await screen.findByText(/signed up for Podium with ada@example.org/);
    expect(used).not.toHaveBeenCalled();
  });

  test("the link confirms on request and goes on, on the device that signed up", async () => {
    server({ verified: true });
    unverified();
    await open("/verify-email?mode=verifyEmail&oobCode=c&redirect=/decks");
    await press();
    expect(await screen.findByTestId("elsewhere")).toBeTruthy();
  });

  test("it goes on where the answer to the first press was lost", async () => {
    server({ verified: true });
    unverified();
    let presses = 0;
    network.use(
      http.post(accounts("update"), () => {
        presses += 1;
        return presses === 1
          ? HttpResponse.error()
          : HttpResponse.json({ error: { message: "INVALID_OOB_CODE" } }, { status: 400 });
      }),
    );
    await open("/verify-email?mode=verifyEmail&oobCode=c&redirect=/decks");
    await press();
    await screen.findByText(/Can’t reach the server/);
    await press();
    expect(await screen.findByTestId("elsewhere")).toBeTruthy();
    expect(presses).toBe(2);
  });

  test("on another device it confirms and asks to sign in, with the way on", async () => {
    server({ verified: true });
    await open("/verify-email?mode=verifyEmail&oobCode=c&redirect=/decks");
    await press();
    await screen.findByText("Email verified");
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/login?redirect=%2Fdecks",
    );
  });

  test("a link that does not work any more says so", async () => {
    server({ verified: false });
    unverified();
    await open("/verify-email?mode=verifyEmail&oobCode=old");
    expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
  });

  test("a used link leads in where the address is verified by now", async () => {
    server({ verified: true });
    network.use(
      http.post(accounts("resetPassword"), () =>
        HttpResponse.json({ error: { message: "INVALID_OOB_CODE" } }, { status: 400 }),
      ),
    );
    unverified();
    await open("/verify-email?mode=verifyEmail&oobCode=c&redirect=/decks");
    expect(await screen.findByTestId("elsewhere")).toBeTruthy();
  });

  test("brought here by a refused call, it says what the server said, or that it must be verified", async () => {
    server({ verified: false });
    unverified();
    await open("/verify-email", { refused: { message: "From the server", disputed: false } });
    expect(await screen.findByText("From the server")).toBeTruthy();
    cleanup();
    await open("/verify-email", { refused: { message: null, disputed: false } });
    expect(await screen.findByText("Please verify your email to continue.")).toBeTruthy();
  });

  test("refused despite a verified token, it stays until the user tries again", async () => {
    server({ verified: true });
    storeSession();
    const entered = vi.fn();
    network.events.on("request:start", ({ request }) => {
      if (request.url.includes("/auth/login")) entered();
    });
    const refused = { message: "Please verify your email to continue.", disputed: true };
    await open("/verify-email?redirect=/decks", { refused });
    expect(await screen.findByText(refused.message)).toBeTruthy();
    expect(entered).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "I confirmed my address" }));
    expect(await screen.findByTestId("elsewhere")).toBeTruthy();
    expect(entered).toHaveBeenCalledOnce();
    network.events.removeAllListeners();
  });

  test("without the link opened it waits", async () => {
    server({ verified: false });
    unverified();
    await open("/verify-email");
    fireEvent.click(screen.getByRole("button", { name: "I confirmed my address" }));
    expect(await screen.findByText(/Not verified yet/)).toBeTruthy();
  });

  test("the mail is sent again only after a pause, which a reload does not shorten", async () => {
    server({ verified: false });
    unverified();
    await open("/verify-email");
    fireEvent.click(screen.getByRole("button", { name: "Resend email" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /Resend in/ })).toHaveProperty("disabled", true),
    );
    cleanup();
    await open("/verify-email");
    expect(screen.getByRole("button", { name: /Resend in/ })).toHaveProperty("disabled", true);
  });
});
