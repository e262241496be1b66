import { type ReactNode, useEffect } from "react";
import { reloadOnce } from "~/lib/build/reload";
import { ServedHead } from "~/lib/head";
import { Boundary } from "~/lib/router/boundary";

const pause = 15_000;

/** Viewers never see an error: nothing is shown until a reload works. */
function Failed({ error }: { error: unknown }) {
  useEffect(() => {
    console.error("The overlay failed", error);
    const timer = setTimeout(reloadOnce, pause);
    return () => clearTimeout(timer);
  }, [error]);
  return null;
}

/** Nothing but the page, on a transparent ground, so that a stream shows through. */
export default function ObsLayout({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.overlay = "";
    return () => {
      delete dataset.overlay;
    };
  }, []);
  return (
    <>
      <ServedHead />
      <Boundary Failed={Failed}>{children}</Boundary>
    </>
  );
}
