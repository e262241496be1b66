export { catalogue } from "./catalogue";
export { useLocalePath, useTranslation } from "./context";
export { listFormat } from "./list-format";
export { barePath, isLang, type Lang, localePath } from "./paths";
export { perLang } from "./per-lang";
export { signedOf } from "./signed";
export { minus, type Translate, type Translation } from "./translate";
export { messagesLoader, useMessages } from "./use-messages";
