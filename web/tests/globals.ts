import * as streams from "node:stream/web";

// jsdom has none, and the network stub needs them.
Object.assign(globalThis, streams);
