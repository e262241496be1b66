import { useWords, wordsLoader } from "~/lib/i18n";
import { LegalDocument } from "./document";
import { legalWords } from "./words";

export const clientLoader = wordsLoader(legalWords);

export default function Privacy() {
  const { contents, privacy } = useWords(legalWords).messages;
  return <LegalDocument contents={contents} text={privacy} />;
}
