import { Outlet, useMatches } from "react-router";
import { Head } from "~/lib/head";
import type { PageWords } from "~/lib/i18n/page-words";

/** Prerendered pages: light, without session or store; their head comes with their words. */
export default function PublicLayout() {
  const page = useMatches().at(-1)?.loaderData as PageWords<object> | undefined;
  return (
    <>
      {page && <Head {...page.head} />}
      <Outlet />
    </>
  );
}
