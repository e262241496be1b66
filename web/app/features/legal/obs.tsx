import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageMessages } from "~/lib/i18n";
import { LegalDocument } from "./document";

export async function loader({ request }: LoaderFunctionArgs) {
  const { head, contents, ...text } = await pageMessages(request, {
    en: () => import("~/locales/en/obsHelp"),
    fr: () => import("~/locales/fr/obsHelp"),
  });
  return { head, contents, text };
}

/** Step by step from a profile to a stream. */
export default function ObsHelp() {
  const { contents, text } = useLoaderData<typeof loader>();
  return <LegalDocument contents={contents} text={text} />;
}
