import { messagesLoader, useMessages } from "~/lib/i18n";
import { LegalDocument } from "./document";
import { legalMessages } from "./messages";

export const clientLoader = messagesLoader(legalMessages);

export default function Terms() {
  const { contents, terms } = useMessages(legalMessages).messages;
  return <LegalDocument contents={contents} text={terms} />;
}
