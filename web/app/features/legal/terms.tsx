import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { LegalDocument } from "./document";
import { legalWords } from "./words";

export async function loader({ request }: LoaderFunctionArgs) {
  const { contents, terms } = await legalWords(request);
  return { contents, text: terms };
}

export default function Terms() {
  return <LegalDocument {...useLoaderData<typeof loader>()} />;
}
