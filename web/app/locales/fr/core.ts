import shell from "./shell";
import ui from "./ui";

/** What every page needs. */
export default { shell, ui };
