const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** HMAC-SHA256 in hex. Browsers hide `crypto.subtle` on plain http, hence the second way. */
export async function hmac(key: string, message: string): Promise<string> {
  const utf8 = new TextEncoder();
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) {
    const [{ hmac: mac }, { sha256 }] = await Promise.all([
      import("@noble/hashes/hmac.js"),
      import("@noble/hashes/sha2.js"),
    ]);
    return hex(mac(sha256, utf8.encode(key), utf8.encode(message)));
  }
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await subtle.importKey("raw", utf8.encode(key), algorithm, false, ["sign"]);
  return hex(new Uint8Array(await subtle.sign("HMAC", imported, utf8.encode(message))));
}
