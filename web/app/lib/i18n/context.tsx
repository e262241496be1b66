import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import type { Messages } from "~/locales/en";
import type { Catalogue, I18n } from "./catalogue";
import { langOf, localePath } from "./paths";

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  messages: Catalogue<Messages>;
  children: ReactNode;
}

/** The language is the address's; a language not loaded yet holds the change back until it is. */
export function I18nProvider({ messages, children }: I18nProviderProps) {
  const lang = langOf(useLocation().pathname);
  const i18n = use(messages.load(lang));
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useTranslation(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error("useTranslation needs an I18nProvider above it");
  return i18n;
}

/** Turns a path without a language into the address in the present one. */
export function useLocalePath(): (bare: string) => string {
  const { lang } = useTranslation();
  return (bare) => localePath(lang, bare);
}
