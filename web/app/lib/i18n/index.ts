export { catalogue } from "./catalogue";
export { useLocalePath, useTranslation } from "./context";
export { pageWords } from "./page-words";
export { barePath, isLang, type Lang, localePath } from "./paths";
export { minus, type Translation } from "./translate";
export { usePageT } from "./use-page-t";
export { useWords, wordsLoader } from "./use-words";
