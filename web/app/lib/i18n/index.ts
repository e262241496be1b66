export { useLocalePath, useTranslation } from "./context";
export { pageWords, usePageT } from "./page-words";
export { barePath, type Lang, localePath } from "./paths";
export type { Translation } from "./translate";
