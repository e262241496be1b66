import { saveFile } from "~/lib/api/download";
import type { Lang } from "~/lib/i18n";
import { slug } from "~/lib/text";
import { pictureOf } from "./picture";
import { type FigureTable, toCsv } from "./table";

export const saveCsv = (title: string, table: FigureTable, lang: Lang) =>
  saveFile({
    file: new Blob([toCsv(table, lang)], { type: "text/csv;charset=utf-8" }),
    name: `${slug(title)}.csv`,
  });

export const savePicture = async (title: string, element: HTMLElement, scale?: number) =>
  saveFile({ file: await pictureOf(element, scale), name: `${slug(title)}.png` });
