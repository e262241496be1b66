import type { MouseEvent } from "react";
import type { CardEntry } from "~/lib/api/types";
import type { CardPictures } from "./use-card-pictures";

interface CardNameProps {
  entry: CardEntry;
  pictures: CardPictures;
}

/** A card's name; where there is a picture of it, hovering, focusing or tapping the name shows it. */
export function CardName({ entry: { name, image }, pictures }: CardNameProps) {
  if (!image || pictures.failed.has(image)) return <span lang="en">{name}</span>;
  const { id, card, show, hide, leave } = pictures;
  const showAt = (anchor: HTMLElement) => show({ name, image, anchor });
  const isShown = (anchor: HTMLElement) => card?.anchor === anchor;
  const press = ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
    const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "mouse";
    if (isShown(currentTarget) && !byMouse) hide();
    else showAt(currentTarget);
  };
  return (
    <button
      type="button"
      lang="en"
      aria-expanded={card?.image === image}
      aria-controls={card?.image === image ? id : undefined}
      onPointerEnter={({ currentTarget, pointerType }) =>
        pointerType === "mouse" && showAt(currentTarget)
      }
      onPointerLeave={leave}
      // A press focuses as well, and shows the picture by itself.
      onFocus={({ currentTarget }) =>
        currentTarget.matches(":focus-visible") && showAt(currentTarget)
      }
      onBlur={hide}
      onClick={press}
      className="text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-solid max-sm:-my-1 max-sm:min-h-target pointer-coarse:-my-1 pointer-coarse:min-h-target"
    >
      {name}
    </button>
  );
}
