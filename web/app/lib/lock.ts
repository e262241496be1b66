const lease = 10_000;
const pause = 50;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the browser has no locks (plain http), tabs take turns by a lease in storage. */
async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = Math.random().toString(36);
  const holder = () => {
    const [owner, until] = (localStorage.getItem(name) ?? "").split("|");
    const left = Number(until) - Date.now();
    // More than a lease is left where the clock was set back since.
    return left > 0 && left <= lease ? owner : undefined;
  };
  while (holder() !== mine) {
    // The last of two concurrent writers wins: check again after a pause.
    if (!holder()) localStorage.setItem(name, `${mine}|${Date.now() + lease}`);
    await wait(pause);
  }
  try {
    return await work();
  } finally {
    if (holder() === mine) localStorage.removeItem(name);
  }
}

/** One at a time over all tabs of this browser. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request(name, work) as Promise<T>) : withLease(name, work);
}
