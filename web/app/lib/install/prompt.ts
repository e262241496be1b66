/** Chromium's offer to install the app, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Kept by index.html for a better moment. */
declare global {
  interface Window {
    installPrompt?: InstallPrompt;
  }
}

export const canInstall = (): boolean => window.installPrompt !== undefined;

/** Opens the browser's own dialog; the offer can be used once. */
export async function install(): Promise<void> {
  const offered = window.installPrompt;
  delete window.installPrompt;
  await offered?.prompt();
}
