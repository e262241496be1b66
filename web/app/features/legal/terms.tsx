import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { LegalDocument } from "./document";
import { legalMessages } from "./messages";

export async function loader({ request }: LoaderFunctionArgs) {
  const { head, contents, terms } = await legalMessages(request);
  return { head, contents, text: terms };
}

export default function Terms() {
  const { contents, text } = useLoaderData<typeof loader>();
  return <LegalDocument contents={contents} text={text} />;
}
