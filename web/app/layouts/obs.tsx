import { useEffect } from "react";
import { Outlet } from "react-router";

/** Nothing but the page, on a transparent ground, so that a stream shows through. */
export default function ObsLayout() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("background", "transparent");
    return () => {
      style.removeProperty("background");
    };
  }, []);
  return <Outlet />;
}
