let newer = false;

/** Whether the server has another build than the one running here. */
export const hasNewBuild = (): boolean => newer;

export function setNewBuild(is: boolean): void {
  newer = is;
}

/** Whether a service worker stands between this page and the network. */
export const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);
