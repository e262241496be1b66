import { posterOf } from "~/components/stats/picture";
import { saveFile } from "~/lib/api/download";
import { slug } from "~/lib/text";

/** The width of a post on a phone, in pixels. */
const pixels = 1080;
/** In rem; the narrower, the larger is what stands on it. */
const widths = { least: 30, most: 48 };

/** Pictures that do not load have a stand-in a moment later. */
async function loaded(sheet: HTMLElement): Promise<void> {
  const pictures = [...sheet.querySelectorAll("img")];
  await Promise.allSettled([...pictures.map((one) => one.decode()), document.fonts.ready]);
  await new Promise(requestAnimationFrame);
}

/** Lays a sheet out wider and taller until all of it fits: on the picture it is that much smaller. */
function makeRoom(sheet: HTMLElement): void {
  const overflows = () => sheet.scrollHeight > sheet.clientHeight;
  for (let rem = widths.least; rem <= widths.most && overflows(); rem += 1)
    Object.assign(sheet.style, { width: `${rem}rem`, height: `${1.25 * rem}rem` });
}

/** The picture of a sheet as a file that is named after its title. */
export async function posterFile(title: string, sheet: HTMLElement): Promise<File> {
  await loaded(sheet);
  makeRoom(sheet);
  const picture = await posterOf(sheet, pixels);
  return new File([picture], `${slug(title)}.png`, { type: picture.type });
}

/** Shares a file with a text beside it if the device can, and saves it otherwise. */
export async function shareFile(file: File, title: string, text: string): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) return saveFile({ file, name: file.name });
  await navigator.share({ files: [file], title, text }).catch((error) => {
    // A canceled share is not an error.
    if (error.name !== "AbortError") throw error;
  });
}
