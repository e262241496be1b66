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
