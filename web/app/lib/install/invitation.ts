import { canInstall } from "./prompt";

/** Of this device, not of an account: it is asked once, whoever signs in next. */
const answeredKey = "install-answered";

const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;

/** Safari on iOS makes no offer: the user adds the app by hand. A recent iPad calls itself a Macintosh. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this device can install the app and has not been asked yet. */
export const isInvited = (): boolean =>
  (canInstall() || isIos()) && localStorage.getItem(answeredKey) === null && !isInstalled();

export const answerInvitation = (): void => localStorage.setItem(answeredKey, "true");
