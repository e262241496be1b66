import type { ComponentProps } from "react";
import { Stage } from "~/components/poster/stage";
import { Sheet } from "./sheet";

type ShareSheetProps = ComponentProps<typeof Sheet> &
  Omit<ComponentProps<typeof Stage>, "children">;

/** Shares a year as a picture. */
export default function ShareSheet({ title, text, onDone, ...shown }: ShareSheetProps) {
  return (
    <Stage title={title} text={text} onDone={onDone}>
      <Sheet {...shown} />
    </Stage>
  );
}
