import type { Translation } from "~/lib/i18n";
import type { Messages } from "../en";
import auth from "./auth";
import dashboard from "./dashboard";
import errors from "./errors";
import meta from "./meta";
import profile from "./profile";
import shell from "./shell";
import ui from "./ui";

// The words of the prerendered pages (home, legal) travel in their payload files instead.
export default {
  auth,
  dashboard,
  errors,
  meta,
  profile,
  shell,
  ui,
} satisfies Translation<Messages>;
