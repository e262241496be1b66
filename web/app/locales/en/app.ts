import errors from "./errors";
import lists from "./lists";
import meta from "./meta";

/** What every page of the app needs; each brings the rest of its words itself. */
export default { errors, lists, meta };
