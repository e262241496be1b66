import * as streams from "node:stream/web";

// jsdom has none, and the network stub needs them.
Object.assign(globalThis, streams);

// React tags each element for an inspector that nobody has open: a thirtieth of the tests' time.
Reflect.deleteProperty(console, "createTask");

// jsdom does not know when it is idle: what waits for that comes at once.
Object.assign(globalThis, {
  requestIdleCallback: (work: () => void) => setTimeout(work),
  cancelIdleCallback: (id: number) => clearTimeout(id),
});
