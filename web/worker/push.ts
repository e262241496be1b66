/** Shows what the server pushes, and opens the page it is about. Called by the service worker. */

/** As server/api/src/push/message.rs writes it. */
interface Message {
  kind: "table" | "friend" | "invitation" | "game";
  title: string;
  text: string;
  /** A path of this site. */
  url: string;
  tag: string;
}

/** TypeScript does not know it. */
interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

const liveTable = /^(\/fr)?\/live\//;
/** What stands in the inbox until it is answered. */
const inInbox = ["friend", "invitation"];

async function show(worker: ServiceWorkerGlobalScope, message: Message): Promise<void> {
  const { kind, title, text, url, tag } = message;
  const shown = worker.registration.showNotification(title, {
    body: text,
    tag,
    icon: "/icon-192.png",
    data: { url },
  });
  // How many there are is known once the app is open; until then a dot must do.
  if (inInbox.includes(kind)) await worker.navigator.setAppBadge?.().catch(() => undefined);
  await shown;
}

const pages = (worker: ServiceWorkerGlobalScope) =>
  worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** A tab that shows the page already, else one that can be led there, else a new one. A table in play is left alone. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const { href, pathname, origin } = new URL(path, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const tabs = (await pages(worker)).map((tab) => ({ tab, at: new URL(tab.url).pathname }));
  const there = tabs.find(({ at }) => at === pathname);
  if (there) {
    await there.tab.focus();
    return;
  }
  const free = tabs.find(({ at }) => !liveTable.test(at));
  // A page that this worker does not control cannot be led anywhere.
  const led = await free?.tab.navigate(href).catch(() => null);
  if (led) await led.focus();
  else await worker.clients.openWindow(href);
}

/** Only pages can sign a call, so they tell the server: at once where one is open, else when the app is opened next. */
async function renew(worker: ServiceWorkerGlobalScope, event: SubscriptionChange): Promise<void> {
  const { applicationServerKey } = event.oldSubscription?.options ?? {};
  if (!event.newSubscription && applicationServerKey) {
    const options = { userVisibleOnly: true, applicationServerKey };
    await worker.registration.pushManager.subscribe(options);
  }
  for (const page of await pages(worker)) page.postMessage({ type: "PUSH_CHANGED" });
}

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const message: Message | undefined = event.data?.json();
    if (message) event.waitUntil(show(worker, message));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(worker, event.notification.data.url));
  });
  worker.addEventListener("pushsubscriptionchange" as never, (event: SubscriptionChange) =>
    event.waitUntil(renew(worker, event)),
  );
}
