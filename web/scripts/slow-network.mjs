// A phone's network as a proxy: unlike the browser's own brake, it also slows what a service worker fetches.
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** As in phone.mjs: milliseconds there and back, bytes a second. */
const latency = 150;
const throughput = 1.6e6 / 8;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Listens on a port before a server; fast until it is told to be slow. */
export async function slowNetwork(port, serverPort) {
  let slow = false;
  /** When the line is free again: all connections share it. */
  let free = 0;

  async function arrive(bytes) {
    const now = performance.now();
    free = Math.max(free, now) + (bytes / throughput) * 1000;
    await wait(free - now + latency / 2);
  }

  /** Passes on in order what comes, each piece when it would have arrived. */
  function pass(from, to) {
    let before = Promise.resolve();
    from.on("data", (piece) => {
      const there = slow ? arrive(piece.length) : null;
      before = before.then(() => there).then(() => to.write(piece));
    });
    from.on("end", () => void before.then(() => to.end()));
    for (const end of ["error", "close"]) from.on(end, () => void before.then(() => to.destroy()));
  }

  const proxy = createServer(async (phone) => {
    phone.pause();
    // The handshake.
    if (slow) await wait(latency);
    const server = connect(serverPort, "127.0.0.1");
    pass(phone, server);
    pass(server, phone);
    phone.resume();
  });
  proxy.listen(port, "127.0.0.1");
  await once(proxy, "listening");
  return {
    slowDown: (wanted) => {
      slow = wanted;
    },
    close: () => proxy.close(),
  };
}
