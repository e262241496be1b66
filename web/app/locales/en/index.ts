import app from "./app";
import core from "./core";

const messages = { ...core, ...app };
export type Messages = typeof messages;
export default messages;
