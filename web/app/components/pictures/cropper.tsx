import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { AskDialog } from "~/ui/ask-dialog";
import { cx } from "~/ui/cx";
import { ProgressBar } from "~/ui/progress-bar";
import { type Crop, centred, draw, maxZoom, sideOf, within } from "./crop";
import { picturesMessages } from "./messages";

interface CropperProps {
  picture: ImageBitmap;
  /** How the square is shown later on. */
  round: boolean;
  /** Share of the upload that is through, once it runs. */
  progress?: number;
  onCancel: () => void;
  onDone: (cropped: Blob) => void;
}

/** Pixels of the square that is sent; more than any page shows. */
const sent = 512;
/** An arrow key moves by this share of the square. */
const keyStep = 0.05;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lets one drag and zoom a picture under a square window, and hands back the square. */
export default function Cropper({ picture, round, progress, onCancel, onDone }: CropperProps) {
  const { t } = useMessages(picturesMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(() => centred(picture));
  const zoomId = useId();
  const busy = progress !== undefined;
  const shape = round ? "rounded-full" : "rounded-lg";

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  /** By shares of the window's side. */
  const move = (right: number, down: number) =>
    setCrop((now) => {
      const side = sideOf(picture, now);
      return within(picture, { ...now, x: now.x + right * side, y: now.y + down * side });
    });

  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(-event.movementX / width, -event.movementY / width);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(arrow[0] * keyStep, arrow[1] * keyStep);
  };

  const finish = () => canvas.current?.toBlob((blob) => blob && onDone(blob), "image/jpeg", 0.92);

  return (
    <AskDialog
      title={t("cropTitle")}
      cancel={t("cancel")}
      onClose={onCancel}
      confirm={t("use")}
      variant="primary"
      busy={busy}
      onConfirm={finish}
    >
      <div className="grid gap-4">
        <p className="text-sm text-text-muted">{t("cropHint")}</p>
        <button
          type="button"
          aria-label={t("cropArea")}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onKeyDown={onKeyDown}
          className={cx("mx-auto w-full max-w-72 cursor-move touch-none", shape)}
        >
          <canvas
            ref={canvas}
            width={sent}
            height={sent}
            className={cx("aspect-square w-full bg-surface-sunken", shape)}
          />
        </button>
        <div className="grid gap-1">
          <label htmlFor={zoomId} className="text-sm font-semibold">
            {t("zoom")}
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            onChange={(event) =>
              setCrop(within(picture, { ...crop, zoom: Number(event.target.value) }))
            }
            className="min-h-target w-full"
          />
        </div>
        {busy && <ProgressBar label={t("sending")} value={progress} />}
      </div>
    </AskDialog>
  );
}
