/** Chromium's offer to install the app, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPrompt | undefined;

/** Keeps the browser's offer for a better moment; it comes once, soon after the page. */
export function catchInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

/** The offer can be used once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const taken = offered;
  offered = undefined;
  return taken;
}

export const canInstall = (): boolean => offered !== undefined;
