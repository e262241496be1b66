import type { ReactNode } from "react";
import { wordsLoader } from "~/lib/i18n";
import { metaWords } from "~/lib/i18n/meta-words";
import { RouteHead } from "./route-head";

export const clientLoader = wordsLoader(metaWords);

/** Prerendered pages: light, without session or store. */
export default function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <RouteHead />
      {children}
    </>
  );
}
