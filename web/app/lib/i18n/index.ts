export { useLocalePath, useTranslation } from "./context";
export { pageWords, usePageT } from "./page-words";
export { barePath, type Lang, langOf, localePath } from "./paths";
export type { Translation } from "./translate";
