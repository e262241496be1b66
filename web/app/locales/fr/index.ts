import type { Translation } from "~/lib/i18n";
import type { Messages } from "../en";
import app from "./app";
import core from "./core";

export default { ...core, ...app } satisfies Translation<Messages>;
