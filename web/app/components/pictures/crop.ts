export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept: its centre in the picture's own pixels, and a zoom from 1. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const maxZoom = 4;

export const centred = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** The side of the kept square, in the picture's pixels. */
export const sideOf = (size: Size, { zoom }: Crop): number =>
  Math.min(size.width, size.height) / zoom;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The same crop, moved back so that the square never leaves the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, maxZoom);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return {
    x: between(half, crop.x, size.width - half),
    y: between(half, crop.y, size.height - half),
    zoom,
  };
}

/** Draws the kept square over a whole canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop);
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}
