import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { langOf } from "~/lib/i18n/paths";
import { accounts, idToken, network } from "../../../tests/network";

async function open(address: string) {
  const [{ show }, { default: Login }, { connectNavigation }, { authMessages }] = await Promise.all(
    [
      import("../../../tests/render"),
      import("./login"),
      import("~/lib/navigation"),
      import("~/components/auth/messages"),
    ],
  );
  await authMessages.load(langOf(address));
  const went = vi.fn();
  connectNavigation(went);
  await show(address, Login);
  return went;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const refused = (word: string) => HttpResponse.json({ error: { message: word } }, { status: 400 });

describe("signing up", () => {
  test("says what is missing beside each field, and moves the focus to the first", async () => {
    await open("/login?mode=signup");
    type("Email", "ada");
    press("Create account");
    expect(screen.getByText("This isn’t an email address. Check the spelling.")).toBeTruthy();
    expect(screen.getByText("Use at least 8 characters.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("First name")));
    expect(screen.getByLabelText("First name").getAttribute("aria-invalid")).toBe("true");
  });

  test("an address that is none is described by its error, in French too", async () => {
    await open("/fr/login?mode=signup");
    type("Prénom", "Alba");
    type("E-mail", "not an address");
    press("Créer mon compte");
    const email = screen.getByLabelText("E-mail");
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute("aria-invalid")).toBe("true");
    const described = email.getAttribute("aria-describedby")?.split(" ") ?? [];
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts.join()).toContain("n’est pas une adresse e-mail");
  });

  test("a reload keeps what was typed, except the password", async () => {
    await open("/login?mode=signup");
    type("First name", "Alba");
    type("Email", "not an address");
    type("Password", "odd walnut choir 7");
    cleanup();
    await open("/login?mode=signup");
    const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(["First name", "Email", "Password"].map(shown)).toEqual(["Alba", "not an address", ""]);
  });

  test("speaks French on the French page", async () => {
    await open("/fr/login?mode=signup");
    press("Créer mon compte");
    expect(screen.getAllByText("Ce champ est obligatoire.")).toHaveLength(2);
  });

  test("a known email is reported at its field, with a link to sign in", async () => {
    network.use(http.post(accounts("signUp"), () => refused("EMAIL_EXISTS")));
    await open("/login?mode=signup");
    type("First name", "Ada");
    type("Email", "ada@example.org");
    type("Password", "odd walnut choir 7");
    press("Create account");
    await screen.findByText("This email already has an account.");
    press("Sign in with this email instead");
    const email = screen.getByLabelText<HTMLInputElement>("Email");
    expect(email.value).toBe("ada@example.org");
    expect(screen.queryByLabelText("First name")).toBeNull();
  });

  test("asks for the mail, keeps the name for the profile, and leads to verification", async () => {
    let mail: unknown;
    network.use(
      http.post(accounts("signUp"), () =>
        HttpResponse.json({
          idToken: idToken({ email_verified: false }),
          refreshToken: "r",
          expiresIn: "3600",
        }),
      ),
      http.post(accounts("sendOobCode"), async ({ request }) => {
        mail = await request.json();
        return HttpResponse.json({});
      }),
    );
    const went = await open("/login?mode=signup&redirect=/decks");
    type("First name", " Ada ");
    type("Email", "ada@example.org");
    type("Password", "odd walnut choir 7");
    expect(JSON.stringify(localStorage)).toContain("ada@example.org");
    expect(JSON.stringify(localStorage)).not.toContain("odd walnut");
    press("Create account");
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect(went).toHaveBeenCalledWith("/verify-email?redirect=%2Fdecks", undefined);
    expect(mail).toMatchObject({
      requestType: "VERIFY_EMAIL",
      continueUrl: "http://podium.test/decks",
    });
    expect(localStorage.getItem("draft:uid-1:firstname")).toBe("Ada");
    expect(localStorage.getItem("draft:login")).toBeNull();
  });
});

describe("signing in", () => {
  test("a wrong password is reported at its field", async () => {
    network.use(
      http.post(accounts("signInWithPassword"), () => refused("INVALID_LOGIN_CREDENTIALS")),
    );
    await open("/login");
    type("Email", "ada@example.org");
    type("Password", "wrong");
    press("Sign in");
    await screen.findByText("Wrong email or password. Try again, or reset your password.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
  });

  test("too many attempts are reported above the form", async () => {
    network.use(
      http.post(accounts("signInWithPassword"), () => refused("TOO_MANY_ATTEMPTS_TRY_LATER")),
    );
    await open("/login");
    type("Email", "ada@example.org");
    type("Password", "wrong");
    press("Sign in");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Too many attempts.");
  });
});
