import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** The part of the head that is the same for every page: colours, faces, icons. */
export const SiteHead = () => (
  <>
    <meta name="color-scheme" content="dark light" />
    {/* the ground of each theme, as in tokens.css: browsers colour their own frame with it */}
    <meta name="theme-color" content="#0d1219" media="(prefers-color-scheme: dark)" />
    <meta name="theme-color" content="#f6f2ea" media="(prefers-color-scheme: light)" />
    {/* Both faces are on every first screen: fetched with the page rather than after its styles. */}
    {[text, display].map((face) => (
      <link
        key={face}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={face}
      />
    ))}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);
