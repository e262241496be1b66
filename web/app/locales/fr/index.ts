import meta from "./meta";
import shell from "./shell";
import ui from "./ui";

// The words of the prerendered pages (home, legal) travel in their payload files instead.
export default { meta, shell, ui };
