import { catalogue, messagesLoader, useMessages } from "~/lib/i18n";
import { LegalDocument } from "./document";

const obsHelpMessages = catalogue({
  en: () => import("~/locales/en/obsHelp"),
  fr: () => import("~/locales/fr/obsHelp"),
});

export const clientLoader = messagesLoader(obsHelpMessages);

/** Step by step from a profile to a stream. */
export default function ObsHelp() {
  const { contents, ...text } = useMessages(obsHelpMessages).messages;
  return <LegalDocument contents={contents} text={text} />;
}
