import auth from "./auth";
import dashboard from "./dashboard";
import errors from "./errors";
import lists from "./lists";
import meta from "./meta";
import profile from "./profile";

/** What only the pages of the app need; the public ones bring their words in payload files. */
export default { auth, dashboard, errors, lists, meta, profile };
