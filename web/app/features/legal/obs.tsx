import { catalogue, useWords, wordsLoader } from "~/lib/i18n";
import { LegalDocument } from "./document";

const obsHelpWords = catalogue({
  en: () => import("~/locales/en/obsHelp"),
  fr: () => import("~/locales/fr/obsHelp"),
});

export const clientLoader = wordsLoader(obsHelpWords);

/** Step by step from a profile to a stream. */
export default function ObsHelp() {
  const { contents, ...text } = useWords(obsHelpWords).messages;
  return <LegalDocument contents={contents} text={text} />;
}
