/** `lazy` for what a press opens: `npm run size` does not count it to the page's first view. */
export { lazy as onDemand } from "react";
