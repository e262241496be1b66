import { Outlet, useMatches } from "react-router";
import { Head } from "~/lib/head";
import type { PageMessages } from "~/lib/i18n/page-messages";

/** Prerendered pages: light, without session or store; their head comes with their messages. */
export default function PublicLayout() {
  const page = useMatches().at(-1)?.loaderData as PageMessages<object> | undefined;
  return (
    <>
      {page && <Head {...page.head} />}
      <Outlet />
    </>
  );
}
