import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Server } from "./server.ts";

const SIZE = { width: 640, height: 480 };

/** Writes a one-frame video of a picture and returns the browser arguments that use it as a fake camera. */
export async function filming(browser: Browser, server: Server, picture: string) {
  const page = await browser.newPage();
  const light = await page.evaluate(
    async ([address, { width, height }]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = "white";
      context.fillRect(0, 0, width, height);
      const side = height * 0.8;
      context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, pixel) => data[pixel * 4] ?? 0);
    },
    [picture, SIZE] as const,
  );
  await page.close();
  const { width, height } = SIZE;
  const grey = Buffer.alloc((width * height) / 2, 128);
  const film = join(server.data, "film.y4m");
  await writeFile(
    film,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
      Buffer.from(light),
      grey,
    ]),
  );
  return [
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ];
}
