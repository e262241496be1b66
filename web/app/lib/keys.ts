// Shortcuts of a whole page: when a key is free to be one, and which keys they are.

const fields = "input:not([type=checkbox]), select, textarea, [contenteditable]";

export const noDialog = (): boolean => !document.querySelector("dialog[open]");

/** Whether a key press may be a shortcut: no dialog is open, and neither a field nor any of `besides` has the key. */
export const isFree = (target: EventTarget | null, ...besides: string[]): boolean =>
  noDialog() && !(target instanceof Element && target.closest([fields, ...besides].join()));

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey">;

/** ⌘ and the key on Apple's keyboards, where Ctrl edits text; Ctrl and the key on others. */
export const isChord = (key: string, pressed: Pressed): boolean =>
  pressed.key.toLowerCase() === key &&
  pressed.metaKey === isApple() &&
  pressed.ctrlKey !== isApple() &&
  !pressed.altKey &&
  !pressed.shiftKey;

/** The same on this device's keyboard: as it is printed there, and as `aria-keyshortcuts` has it. */
export const chordName = (name: string, sign = name): { text: string; aria: string } =>
  isApple()
    ? { text: `⌘${sign}`, aria: `Meta+${name}` }
    : { text: `Ctrl ${sign}`, aria: `Control+${name}` };
