/** The number on the installed app's icon, where the system shows one; 0 takes it away. */
export function setBadge(count: number): void {
  // Not allowed before the app is installed, in some browsers: there is no icon then.
  navigator.setAppBadge?.(count).catch(() => undefined);
}
