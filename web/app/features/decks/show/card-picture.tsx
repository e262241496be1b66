import { useLayoutEffect } from "react";
import { useMessages } from "~/lib/i18n";
import { deckCardsMessages } from "../messages";
import type { CardPictures, Pictured } from "./use-card-pictures";

/** Half as large as the pictures are, so that they are sharp on every screen. */
const width = 244;
const height = 340;
/** What stays free to the edge of the screen. */
const margin = 8;

/** Beside the name where there is room, otherwise below or above it; in the coordinates of the page. */
function placeBeside(name: DOMRect) {
  const within = (at: number, most: number) => Math.max(margin, Math.min(at, most - margin));
  const { clientWidth, clientHeight } = document.documentElement;
  const across = (top: number) => within(top, clientHeight - height);
  const middle = across(name.top + (name.height - height) / 2);
  let [left, top] = [name.right, middle];
  if (left + width + margin > clientWidth) left = name.left - width;
  if (left < margin) {
    left = within(name.left, clientWidth - width);
    const below = name.bottom + height + margin <= clientHeight;
    top = across(below ? name.bottom : name.top - height);
  }
  return { left: left + scrollX, top: top + scrollY };
}

interface CardPictureProps {
  pictures: CardPictures;
  card: Pictured;
}

/** A card's picture above everything else, in a place of fixed size: nothing moves while it loads. */
export default function CardPicture({ pictures, card }: CardPictureProps) {
  const { t } = useMessages(deckCardsMessages);
  const { id, panel, leave, hide, fail } = pictures;
  const { name, image, anchor } = card;
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (!element.matches(":popover-open")) element.showPopover();
    const { left, top } = placeBeside(anchor.getBoundingClientRect());
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [panel, anchor]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: a finger takes it away where it covers the list.
    <div
      id={id}
      ref={panel}
      popover="manual"
      onClick={hide}
      onPointerLeave={leave}
      className="absolute inset-auto m-0 overflow-hidden rounded-lg border-0 bg-surface-overlay p-0 shadow-float"
      style={{ width, height }}
    >
      <img
        key={image}
        src={image}
        alt={t("pictureOf", { name })}
        width={width}
        height={height}
        referrerPolicy="no-referrer"
        onError={fail}
        className="size-full object-contain"
      />
    </div>
  );
}
