// Runs before the first paint, so that the chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme it is.
}
// An overlay has no ground of its own, not even while it loads: it is on air.
if (/^(\/fr)?\/obs\/?$/.test(location.pathname)) document.documentElement.dataset.overlay = "";
