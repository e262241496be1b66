import { lazy, Suspense } from "react";
import { later } from "~/lib/on-demand";
import { Skeleton } from "~/ui/skeleton";

// The parser and the sanitiser weigh more than most pages: only text that is shown brings them in.
const bringRender = later(() => import("./render"));
const Rendered = lazy(async () => {
  const renderer = await bringRender().catch(() => null);
  return {
    default: ({ text }: { text: string }) =>
      renderer ? (
        <div
          className="markdown"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by renderMarkdown.
          dangerouslySetInnerHTML={{ __html: renderer.renderMarkdown(text) }}
        />
      ) : (
        // It could not be fetched: without a network a note is still read and written.
        <p className="whitespace-pre-line">{text}</p>
      ),
  };
});

/** A user's markdown. */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense fallback={<Skeleton className="h-16" />}>
    <Rendered text={text} />
  </Suspense>
);
