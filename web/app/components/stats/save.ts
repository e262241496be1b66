import { saveFile } from "~/lib/api/download";
import type { Lang } from "~/lib/i18n";
import { slug } from "~/lib/text";
import { pictureOf } from "./picture";
import { type StatsTable, toCsv } from "./table";

export const saveCsv = (title: string, table: StatsTable, lang: Lang) =>
  saveFile({
    file: new Blob([toCsv(table, lang)], { type: "text/csv;charset=utf-8" }),
    name: `${slug(title)}.csv`,
  });

export const savePicture = async (title: string, element: HTMLElement) =>
  saveFile({ file: await pictureOf(element), name: `${slug(title)}.png` });

/** Shares a file if the device can, and saves it otherwise. */
export async function sharePicture(title: string, element: HTMLElement): Promise<void> {
  const picture = await pictureOf(element, 3);
  const file = new File([picture], `${slug(title)}.png`, { type: picture.type });
  if (!navigator.canShare?.({ files: [file] })) return saveFile({ file, name: file.name });
  await navigator.share({ files: [file], title }).catch((error) => {
    // A canceled share is not an error.
    if (error.name !== "AbortError") throw error;
  });
}
