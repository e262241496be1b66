import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { LegalDocument } from "./document";
import { legalWords } from "./words";

export async function loader({ request }: LoaderFunctionArgs) {
  const { contents, privacy } = await legalWords(request);
  return { contents, text: privacy };
}

export default function Privacy() {
  return <LegalDocument {...useLoaderData<typeof loader>()} />;
}
