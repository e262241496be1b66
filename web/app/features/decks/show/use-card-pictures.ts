import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from "react";

/** A card whose picture is shown, and its name as it stands on the page. */
export interface Pictured {
  name: string;
  image: string;
  anchor: HTMLElement;
}

export interface CardPictures {
  /** The id of the panel that shows them. */
  id: string;
  panel: RefObject<HTMLDivElement | null>;
  card: Pictured | null;
  show: (card: Pictured) => void;
  hide: () => void;
  /** A mouse left the name or the picture; it may have gone from one to the other. */
  leave: (event: PointerEvent) => void;
  /** Pictures that could not be loaded, by address: of these only the names are left. */
  failed: ReadonlySet<string>;
  fail: () => void;
}

/** One picture at a time beside a list of cards. */
export function useCardPictures(): CardPictures {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [card, show] = useState<Pictured | null>(null);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const hide = () => show(null);
  const isOurs = (target: EventTarget | null) =>
    target instanceof Node &&
    (panel.current?.contains(target) || card?.anchor.contains(target) || false);

  useEffect(() => {
    if (!card) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    const onPress = ({ target }: Event) => isOurs(target) || hide();
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onPress, { signal });
    return () => stop.abort();
  });

  return {
    id,
    panel,
    card,
    show,
    hide,
    leave: ({ pointerType, relatedTarget }) => {
      // A finger leaves what it tapped.
      if (pointerType === "mouse" && !isOurs(relatedTarget)) hide();
    },
    failed,
    fail: () => {
      if (card) setFailed(new Set(failed).add(card.image));
      hide();
    },
  };
}
