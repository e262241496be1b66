import { useEffect } from "react";
import { Outlet, useRouteError } from "react-router";
import { reloadOnce } from "~/lib/build/reload";
import { ServedHead } from "~/lib/head";

/** Nothing but the page, on a transparent ground, so that a stream shows through. */
export default function ObsLayout() {
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
      <Outlet />
    </>
  );
}

const pause = 15_000;

/** Viewers never see an error: nothing is shown until a reload works. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error("The overlay failed", error);
    const timer = setTimeout(reloadOnce, pause);
    return () => clearTimeout(timer);
  }, [error]);
  return null;
}
