import { identity, type Lang, unverifiedAccount } from "../harness/calls.ts";
import { linkIn } from "../harness/outbox.ts";
import { freePort, Server } from "../harness/server.ts";
import { smtpPeer } from "../harness/smtp.ts";
import { expect, test } from "../harness/test.ts";

const askForLink = (server: Server, token: string, lang: Lang) =>
  identity(server, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken: token }, lang);

test("a mail reaches a real mail server, in the reader's language, as text and as HTML", async () => {
  const port = await freePort();
  const peer = await smtpPeer(port);
  const server = await Server.start({
    PODIUM_SMTP_URL: `smtp://podium:s3cret@127.0.0.1:${port}`,
    PODIUM_MAIL_FROM: "Podium <table@example.com>",
  });
  try {
    for (const [lang, subject] of [
      ["en", /email/i],
      ["fr", /e-?mail|adresse/i],
    ] as const) {
      const { email, token } = await unverifiedAccount(server);
      await askForLink(server, token, lang);
      await expect
        .poll(() => peer.mails.find((mail) => mail.to?.[0]?.address === email))
        .toBeDefined();
      const mail = peer.mails.find((candidate) => candidate.to?.[0]?.address === email);
      if (!mail) throw new Error("unreachable: just seen");
      expect(mail.from?.address).toBe("table@example.com");
      expect(mail.subject).toMatch(subject);
      const link = linkIn(mail);
      expect(link.pathname).toBe(lang === "fr" ? "/fr/verify-email" : "/verify-email");
      expect(mail.html).toContain(link.searchParams.get("oobCode"));
    }
  } finally {
    await server.remove();
    await peer.close();
  }
});

test("a mail requested while the mail server is down arrives once it is back, even after a restart", async () => {
  const port = await freePort();
  const server = await Server.start({ PODIUM_SMTP_URL: `smtp://podium:s3cret@127.0.0.1:${port}` });
  try {
    const { token } = await unverifiedAccount(server);
    expect((await askForLink(server, token, "en")).status).toBe(200);
    await server.crash();
    const peer = await smtpPeer(port);
    try {
      // If the crash interrupted its sending, it is retried after 30 seconds; the rest is slack for a busy machine.
      await expect.poll(() => peer.mails.length, { timeout: 90_000 }).toBe(1);
    } finally {
      await peer.close();
    }
  } finally {
    await server.remove();
  }
});
