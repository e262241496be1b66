import { vi } from "vitest";

/** The server's public key in these tests: any 65 bytes. */
export const key = Buffer.from([4, ...Array(64).keys()]).toString("base64url");

interface Options {
  permission?: NotificationPermission;
  /** What the person answers when asked. */
  answers?: NotificationPermission;
  /** By which key the browser is subscribed already. */
  subscribed?: string;
  /** Whether its push service can be reached. */
  away?: boolean;
}

/** A browser with a push service, as far as the app uses it. */
export function withPush(options: Options = {}) {
  const { permission = "default", answers = "granted", subscribed, away = false } = options;
  const state = { asked: 0, subscriptions: 0, subscription: null as object | null };
  const subscription = (applicationServerKey: ArrayBuffer) => {
    state.subscriptions += 1;
    const endpoint = `https://push.test/${state.subscriptions}`;
    return {
      endpoint,
      options: { applicationServerKey },
      toJSON: () => ({ endpoint, keys: { p256dh: "public", auth: "secret" } }),
      unsubscribe: async () => {
        state.subscription = null;
        return true;
      },
    };
  };
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url")).buffer;
  if (subscribed) state.subscription = subscription(bytes(subscribed));
  const pushManager = {
    getSubscription: async () => state.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (away) throw new DOMException("Registration failed - push service error", "AbortError");
      state.subscription = subscription(new Uint8Array(applicationServerKey).buffer);
      return state.subscription;
    },
  };
  const registration = { pushManager, getNotifications: async () => [] };
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  const notification = {
    permission,
    requestPermission: async () => {
      state.asked += 1;
      notification.permission = answers;
      return answers;
    },
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", notification);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  return { state, serviceWorker };
}

/** After each test: a browser has no worker unless it says so. */
export const withoutPush = (): boolean => Reflect.deleteProperty(navigator, "serviceWorker");
