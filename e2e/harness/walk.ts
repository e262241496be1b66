import type { Persona } from "./provider.ts";

// Follows a provider's sign-in pages with plain requests, for tests that need no browser.

/** The parameters the provider returns to the callback: a code or an error. */
export type Return = Record<string, string>;

/** Opens an authorization address and picks an account, or cancels. */
export async function walk(address: string, persona: Persona | null): Promise<Return> {
  const jar = new Map<string, string>();
  const provider = new URL(address).origin;
  const step = async (to: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(to, {
      ...init,
      redirect: "manual",
      headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  let at = address;
  let response = await step(at);
  for (let steps = 0; steps < 8; steps++) {
    const location = response.headers.get("location");
    if (location) {
      at = new URL(location, at).href;
      if (!at.startsWith(`${provider}/`)) return Object.fromEntries(new URL(at).searchParams);
      response = await step(at);
      continue;
    }
    const html = await response.text();
    if (html.includes("Pick an account")) {
      const body = new URLSearchParams({ subject: persona?.subject ?? "" });
      response = await step(at, { method: "POST", body });
    } else if (html.includes("<form")) {
      return fieldsOf(html);
    } else {
      throw new Error(`the provider refused: ${html}`);
    }
  }
  throw new Error(`the provider never came to an end: ${at}`);
}

function fieldsOf(html: string): Return {
  const plain = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const inputs = html.matchAll(/<input[^>]*name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, plain(value)]));
}
