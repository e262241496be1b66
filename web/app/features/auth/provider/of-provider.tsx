import type { ComponentType } from "react";
import { useParams } from "react-router";
import { isProvider } from "~/lib/address";
import type { Provider } from "~/lib/identity/accounts";

/** A page of one of the two providers; an address with any other name has no page (lib/address.ts). */
export function ofProvider(Page: ComponentType<{ provider: Provider }>) {
  return function ProviderPage() {
    const { provider } = useParams();
    return isProvider(provider) && <Page provider={provider} />;
  };
}
