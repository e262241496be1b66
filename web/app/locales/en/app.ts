import bell from "./bell";
import errors from "./errors";
import lists from "./lists";

/** What every page of the app needs; each brings the rest of its words itself. */
export default { bell, errors, lists };
