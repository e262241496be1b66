import { generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server as HttpServer, type IncomingMessage } from "node:http";
import { exportJWK, generateKeyPair, jwtVerify } from "jose";
import type { Configuration, KoaContextWithOIDC, Provider as OpenId } from "oidc-provider";
import { freePort } from "./server.ts";

// An OpenID provider on loopback that behaves like Google or Apple where the two differ.

export type ProviderWord = "google" | "apple";

/** A person with an account at the provider. */
export interface Persona {
  subject: string;
  email: string;
  verified: boolean;
  name: { firstName: string; lastName: string };
}

const SECRET = "a secret between the provider and Podium";
const TEAM = "1234567890";
const KEY_ID = "KEY1234567";

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export class Provider {
  private readonly personas = new Map<string, Persona>();
  /** The people whose name Apple has sent already: it sends a name only once. */
  private readonly named = new Set<string>();

  private constructor(
    readonly word: ProviderWord,
    private readonly port: number,
    private readonly http: HttpServer,
    /** The settings that point Podium at this provider. */
    readonly settings: Record<string, string>,
  ) {}

  static async start(word: ProviderWord): Promise<Provider> {
    const port = await freePort();
    const http = createServer();
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const issuer = `http://127.0.0.1:${port}`;
    const client = clientOf(word);
    const settings: Record<ProviderWord, Record<string, string>> = {
      google: {
        PODIUM_GOOGLE_ISSUER: issuer,
        PODIUM_GOOGLE_CLIENT_ID: client,
        PODIUM_GOOGLE_CLIENT_SECRET: SECRET,
      },
      apple: {
        PODIUM_APPLE_ISSUER: issuer,
        PODIUM_APPLE_CLIENT_ID: client,
        PODIUM_APPLE_CLIENT_SECRET: pem,
        PODIUM_APPLE_TEAM_ID: TEAM,
        PODIUM_APPLE_KEY_ID: KEY_ID,
      },
    };
    const provider = new Provider(word, port, http, settings[word]);
    const openId = await provider.openId(issuer, publicKey);
    http.on("request", openId.callback());
    await provider.listen();
    return provider;
  }

  /** Creates an account at this provider. */
  meet(known: Partial<Persona> = {}): Persona {
    const persona = {
      subject: randomUUID(),
      email: `${randomUUID()}@example.com`,
      verified: true,
      name: { firstName: "Élodie", lastName: "Marchand" },
      ...known,
    };
    this.personas.set(persona.subject, persona);
    return persona;
  }

  /** Takes the provider offline while `work` runs. */
  async awayDuring(work: () => Promise<void>): Promise<void> {
    await this.close();
    try {
      await work();
    } finally {
      await this.listen();
    }
  }

  async close(): Promise<void> {
    const closed = once(this.http, "close");
    this.http.close();
    this.http.closeAllConnections();
    await closed;
  }

  private async listen(): Promise<void> {
    this.http.listen(this.port, "127.0.0.1");
    await once(this.http, "listening");
  }

  private async openId(issuer: string, key: KeyObject): Promise<OpenId> {
    const openId = await quietly(async () => {
      const { default: OpenIdProvider, interactionPolicy } = await import("oidc-provider");
      const { Check, Prompt, base } = interactionPolicy;
      const policy = base();
      policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
      // Picking an account counts as consent.
      policy.remove("consent");
      // Both providers ask for the account at every sign-in, even in a browser they know.
      policy
        .get("login")
        ?.checks.add(
          new Check("every_time", "somebody has to be picked", ({ oidc }) => !oidc.result?.login),
        );
      return new OpenIdProvider(issuer, {
        ...(await this.configuration()),
        interactions: { policy, url: (_, { uid }) => `/pick/${uid}` },
      });
    });
    if (this.word === "apple") {
      // Apple's client secret is a token signed with a key that is registered with Apple.
      Object.assign(openId.Client.prototype, {
        compareClientSecret: (secret: string) =>
          jwtVerify(secret, key, {
            algorithms: ["ES256"],
            issuer: TEAM,
            audience: issuer,
            subject: clientOf("apple"),
            maxTokenAge: "180 days",
            requiredClaims: ["exp"],
          }).then(
            ({ protectedHeader }) => protectedHeader.kid === KEY_ID,
            () => false,
          ),
      });
      openId.use((ctx, next) => this.naming(ctx as KoaContextWithOIDC, next));
    }
    openId.use(async (ctx, next) => {
      if (ctx.path === "/favicon.ico") {
        ctx.status = 204;
        return;
      }
      if (!ctx.path.startsWith("/pick/")) return next();
      if (ctx.method === "GET") {
        ctx.body = this.pickPage();
        return;
      }
      const picked = (await formOf(ctx.req)).get("subject");
      const result = picked
        ? { login: { accountId: picked }, select_account: {} }
        : { error: this.word === "apple" ? "user_cancelled_authorize" : "access_denied" };
      ctx.status = 303;
      ctx.redirect(await openId.interactionResult(ctx.req, ctx.res, result));
    });
    return openId;
  }

  private async configuration(): Promise<Configuration> {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const google = this.word === "google";
    return {
      clients: [
        {
          client_id: clientOf(this.word),
          client_secret: SECRET,
          token_endpoint_auth_method: "client_secret_post",
          // A native client may use loopback addresses on any port.
          application_type: "native",
          redirect_uris: ["", "/mobile"].map(
            (prefix) => `http://127.0.0.1${prefix}/auth/${this.word}/callback`,
          ),
          grant_types: ["authorization_code"],
          response_types: ["code"],
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "one" }] },
      scopes: google ? ["openid", "email", "profile"] : ["openid", "email", "name"],
      claims: google
        ? { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name"] }
        : { openid: ["sub"], email: ["email", "email_verified", "is_private_email"] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      // Cookies ignore ports and both providers run on one host, so the names must differ.
      cookies: {
        keys: [randomUUID()],
        names: {
          session: `${this.word}-session`,
          interaction: `${this.word}-interaction`,
          resume: `${this.word}-resume`,
        },
      },
      ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      findAccount: (_, subject) => {
        const persona = this.personas.get(subject);
        return persona && { accountId: subject, claims: () => this.claims(persona) };
      },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId,
          accountId: oidc.session?.accountId,
        });
        grant.addOIDCScope([...oidc.requestParamScopes].join(" "));
        await grant.save();
        return grant;
      },
      renderError: (ctx, out) => {
        ctx.type = "html";
        ctx.body = page("Refused", `<p>${escaped(`${out.error}: ${out.error_description}`)}</p>`);
      },
    };
  }

  private claims({ subject, email, verified, name }: Persona) {
    const address = { sub: subject, email };
    if (this.word === "google") {
      return {
        ...address,
        email_verified: verified,
        name: `${name.firstName} ${name.lastName}`,
        given_name: name.firstName,
      };
    }
    // Apple sends booleans as strings, and the name outside the token.
    const relay = email.endsWith("@privaterelay.appleid.com");
    return {
      ...address,
      email_verified: `${verified}`,
      ...(relay ? { is_private_email: "true" } : {}),
    };
  }

  private pickPage(): string {
    const buttons = [...this.personas.values()].map(
      ({ subject, email }) =>
        `<p><button name="subject" value="${subject}">${escaped(email)}</button></p>`,
    );
    return page(
      "Pick an account",
      `<form method="post">${buttons.join("")}<button name="subject" value="">Cancel</button></form>`,
    );
  }

  /** Apple sends the name in the posted form, and only at a person's first sign-in. */
  private async naming(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
    await next();
    const persona = this.personas.get(ctx.oidc?.session?.accountId ?? "");
    const form = typeof ctx.body === "string" && ctx.body.includes('name="code"');
    if (!form || !persona || this.named.has(persona.subject)) return;
    this.named.add(persona.subject);
    const user = JSON.stringify({ name: persona.name, email: persona.email });
    ctx.body = (ctx.body as string).replace(
      /<input /,
      `<input type="hidden" name="user" value="${escaped(user)}"/><input `,
    );
  }
}

const clientOf = (word: ProviderWord) => `podium-at-${word}`;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** Silences the library's warnings about production use. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
