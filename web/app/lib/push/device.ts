/** This device's subscription at its browser's push service. The server keeps which kinds it gets. */
import { ApiError, code } from "~/lib/api/errors";
import { deletePush, getPush, type PushKind, type PushState, putPush } from "~/lib/api/push";
import { loadConfig } from "~/lib/config";
import type { Lang } from "~/lib/i18n";
import { isIos } from "~/lib/install/invitation";

/** `install`: iOS offers push to the installed app alone. */
type Ability = "ready" | "refused" | "install" | "unable";

export function ability(): Ability {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return isIos() ? "install" : "unable";
  return Notification.permission === "denied" ? "refused" : "ready";
}

/** A page may be asked for something before its worker is there, which fetches the whole app first. */
const patience = 60_000;

async function pushManager(): Promise<PushManager> {
  const late = new Promise<undefined>((give) => setTimeout(give, patience));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (!registration) throw new Error("No service worker");
  return registration.pushManager;
}

/** Without waiting for a worker: where there is none, there is no subscription. */
async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

/** Whether a subscription was made with the server's key. */
function fits(subscription: PushSubscription, key: string): boolean {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? []);
  return own.length > 0 && bytesOf(key).every((byte, at) => byte === own[at]);
}

async function subscribed(key: string): Promise<PushSubscription> {
  const manager = await pushManager();
  const old = await manager.getSubscription();
  if (old && fits(old, key)) return old;
  await old?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

async function registerSubscription(
  key: string,
  kinds: PushKind[],
  locale: Lang,
): Promise<PushState> {
  const { endpoint = "", keys } = (await subscribed(key)).toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  return (await putPush({ endpoint, keys: { p256dh, auth }, kinds, locale })).push;
}

/** Registers this browser; a subscription left over from another account is replaced by a new one. */
async function subscribe(key: string, kinds: PushKind[], locale: Lang): Promise<PushState> {
  try {
    return await registerSubscription(key, kinds, locale);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== code.pushTaken) throw error;
    await (await current())?.unsubscribe();
    return registerSubscription(key, kinds, locale);
  }
}

/** What this device gets: nothing where its browser has dropped the subscription that the server knows. */
export async function readPush(signal?: AbortSignal): Promise<PushState> {
  const [{ push }, { serviceWorker }] = await Promise.all([getPush(signal), loadConfig()]);
  // Without a worker nothing could be shown.
  if (!serviceWorker) return { ...push, key: null, kinds: [] };
  if (push.kinds.length === 0 || (ability() === "ready" && (await current()))) return push;
  return { ...push, kinds: [] };
}

/** Gets these kinds from now on; none ends the subscription. Null where the person has just refused. */
export async function choosePush(
  push: PushState,
  kinds: PushKind[],
  locale: Lang,
): Promise<PushState | null> {
  if (!push.key) return push;
  if (kinds.length === 0) {
    await deletePush();
    await forgetPush();
    return { ...push, kinds };
  }
  const answer = await Notification.requestPermission();
  return answer === "granted" ? subscribe(push.key, kinds, locale) : null;
}

/** Browsers give a subscription another address now and then, and people another language: the server is told. */
export async function keepPush(locale: Lang): Promise<void> {
  if (ability() !== "ready" || Notification.permission !== "granted") return;
  const { push } = await getPush();
  if (!push.key || push.kinds.length === 0) return;
  const subscription = await current();
  const same = subscription && fits(subscription, push.key);
  if (same && subscription.endpoint === push.endpoint && push.locale === locale) return;
  await subscribe(push.key, push.kinds, locale);
}

/** Called at sign-out: the server forgets the subscription with the session, the browser here. */
export async function forgetPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
  await (await current())?.unsubscribe();
}
