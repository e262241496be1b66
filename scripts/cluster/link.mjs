// The way of one Podium node to NATS, which can be cut: nothing goes through, and nobody is told.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { HOST } from "./places.mjs";

export class Link {
  #server = createServer((near) => void this.#join(near));
  #sockets = new Set();
  #isCut = false;

  /** Leads to the first of these ports that answers, like an address with several servers behind it. */
  constructor(port, targets) {
    Object.assign(this, { port, targets });
  }

  async open() {
    this.#server.listen(this.port, HOST);
    await once(this.#server, "listening");
  }

  cut() {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  heal() {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #join(near) {
    this.#keep(near);
    for (const port of this.targets) {
      const far = connect(port, HOST);
      const isThere = await once(far, "connect").then(
        () => true,
        () => false,
      );
      if (!isThere) continue;
      this.#keep(far);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        from.on("data", (bytes) => to.write(bytes));
        from.on("close", () => to.destroy());
      }
      if (near.destroyed) far.destroy();
      // Listening for data lets it flow.
      if (this.#isCut) this.cut();
      return;
    }
    near.destroy();
  }

  #keep(socket) {
    this.#sockets.add(socket);
    // Whoever is behind it sees that it has gone.
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
    socket.setNoDelay(true);
  }
}
