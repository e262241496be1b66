import * as streams from "node:stream/web";

// jsdom has none, and the network stub needs them.
Object.assign(globalThis, streams);

// React tags each element for an inspector that nobody has open: a thirtieth of the tests' time.
Reflect.deleteProperty(console, "createTask");
