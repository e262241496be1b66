import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { accounts, idToken, network, storeSession } from "../../../tests/network";

async function open(address: string) {
  const [{ show }, { default: VerifyEmail }, { authMessages }, { mailsMessages }] =
    await Promise.all([
      import("../../../tests/render"),
      import("./verify-email"),
      import("~/components/auth/messages"),
      import("./messages"),
    ]);
  for (const messages of [authMessages, mailsMessages])
    await Promise.all([messages.load("en"), messages.load("fr")]);
  await show(address, VerifyEmail);
}

/** A code about two addresses, and what became of it. */
function mailed(about: object, refusal?: string) {
  const used: unknown[] = [];
  network.use(
    http.post(accounts("resetPassword"), () => HttpResponse.json(about)),
    http.post(accounts("update"), async ({ request }) => {
      used.push(await request.json());
      return refusal
        ? HttpResponse.json({ error: { message: refusal } }, { status: 400 })
        : HttpResponse.json({});
    }),
  );
  return used;
}
const signedIn = () => localStorage.getItem("identity") !== null;
const as = (email: string) => storeSession({ idToken: idToken({ email }) });
const loginDraft = () => JSON.parse(localStorage.getItem("draft:login") ?? "{}").email;

/** A check of the code that the server refuses. */
const refuseCheck = (message: string) =>
  network.use(
    http.post(accounts("resetPassword"), () =>
      HttpResponse.json({ error: { message } }, { status: 400 }),
    ),
  );

describe("the link to a new address", () => {
  const address = "/verify-email?mode=verifyAndChangeEmail&oobCode=c";
  const about = {
    requestType: "VERIFY_AND_CHANGE_EMAIL",
    email: "ada@old.example",
    newEmail: "ada@new.example",
  };
  const press = async () => fireEvent.click(await screen.findByText("Use this address"));

  test("names both addresses and changes nothing by itself", async () => {
    const used = mailed(about);
    as("ada@old.example");
    await open(address);
    await screen.findByText(/with ada@new.example instead of ada@old.example/);
    expect(used).toEqual([]);
    expect(signedIn()).toBe(true);
  });

  test("confirms the address on request and signs out all devices", async () => {
    const used = mailed(about);
    as("ada@old.example");
    await open(address);
    await press();
    await screen.findByText("Email changed");
    expect(screen.getByText(/ada@new.example/)).toBeTruthy();
    expect(used).toEqual([{ oobCode: "c" }]);
    expect(signedIn()).toBe(false);
    expect(loginDraft()).toBe("ada@new.example");
  });

  test("each step takes the focus to its title, unless it is elsewhere on the page", async () => {
    mailed(about);
    await open(address);
    (await screen.findByRole("button", { name: "Use this address" })).focus();
    await press();
    await screen.findByText("Email changed");
    expect(document.activeElement?.textContent).toBe("Email changed");
    cleanup();
    const header = document.body.appendChild(document.createElement("button"));
    header.focus();
    await open(address);
    await press();
    await screen.findByText("Email changed");
    expect(document.activeElement).toBe(header);
    header.remove();
  });

  test("does not sign out another user on this device", async () => {
    mailed(about);
    as("ben@example.org");
    await open(address);
    await press();
    await screen.findByText("Email changed");
    expect(signedIn()).toBe(true);
  });

  test("says when the address was taken meanwhile", async () => {
    mailed(about, "EMAIL_EXISTS");
    as("ada@old.example");
    await open(address);
    await press();
    await screen.findByText("This email already has an account.");
    expect(signedIn()).toBe(true);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/profile");
  });
});

describe("what a link is for", () => {
  test("is what the server says, whatever the address says", async () => {
    const used = mailed({
      requestType: "VERIFY_AND_CHANGE_EMAIL",
      email: "ada@old.example",
      newEmail: "thief@example.org",
    });
    await open("/verify-email?mode=verifyEmail&oobCode=c");
    await screen.findByText(/with thief@example.org instead of ada@old.example/);
    expect(used).toEqual([]);
  });

  test("is asked again after a failure", async () => {
    network.use(http.post(accounts("resetPassword"), () => HttpResponse.error()));
    await open("/verify-email?mode=verifyEmail&oobCode=c");
    await screen.findByText(/Can’t reach the server/);
    mailed({ requestType: "VERIFY_EMAIL", email: "ada@example.org" });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/with ada@example.org/)).toBeTruthy();
  });

  test("is nothing here for a link that signs in", async () => {
    mailed({ requestType: "EMAIL_SIGNIN", email: "ada@example.org" });
    await open("/verify-email?mode=verifyEmail&oobCode=c");
    expect(await screen.findByText("This link doesn’t work")).toBeTruthy();
  });
});

test("a link to a new password goes on to the page that takes it", async () => {
  await open("/fr/verify-email?mode=resetPassword&oobCode=c");
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/fr/auth/password/forgot");
});

describe("the link to the former address", () => {
  const address = "/verify-email?mode=recoverEmail&oobCode=c";
  const about = {
    requestType: "RECOVER_EMAIL",
    email: "ada@old.example",
    newEmail: "thief@example.org",
  };

  test("changes nothing by itself", async () => {
    const used = mailed(about);
    await open(address);
    await screen.findByText(/from ada@old.example to thief@example.org/);
    expect(used).toEqual([]);
  });

  test("puts it back on request and leads to a new password", async () => {
    const used = mailed(about);
    as("thief@example.org");
    await open(address);
    fireEvent.click(await screen.findByText("Restore my old address"));
    await screen.findByText("Old address restored");
    expect(used).toEqual([{ oobCode: "c" }]);
    expect(signedIn()).toBe(false);
    const way = screen.getByRole("link", { name: "Choose a new password" });
    expect(way.getAttribute("href")).toBe("/auth/password/forgot");
    expect(loginDraft()).toBe("ada@old.example");
  });

  test("can be tried again after a failure", async () => {
    mailed(about, "TOO_MANY_ATTEMPTS_TRY_LATER");
    await open(address);
    fireEvent.click(await screen.findByText("Restore my old address"));
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
    const used = mailed(about);
    fireEvent.click(screen.getByText("Restore my old address"));
    await waitFor(() => expect(used).toHaveLength(1));
    expect(await screen.findByText("Old address restored")).toBeTruthy();
  });

  test("that does not work any more says so", async () => {
    refuseCheck("EXPIRED_OOB_CODE");
    await open(address);
    expect(await screen.findByText(/This link has expired/)).toBeTruthy();
  });
});
