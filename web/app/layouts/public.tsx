import type { ReactNode } from "react";
import { messagesLoader } from "~/lib/i18n";
import { metaMessages } from "~/lib/i18n/catalogue";
import { RouteHead } from "./route-head";

export const clientLoader = messagesLoader(metaMessages);

/** Prerendered pages: light, without session or store. */
export default function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <RouteHead />
      {children}
    </>
  );
}
