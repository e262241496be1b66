import { jsonOf, reach } from "~/lib/network";
import { correctClock } from "./clock";
import { type Answer, send } from "./request";

interface Downloaded {
  file: Blob;
  /** As the server calls it. */
  name: string;
}

const nameIn = (disposition: string | null): string | undefined =>
  disposition?.match(/filename="([^"]+)"/)?.[1];

/** A file that only a signed call may fetch. */
export const download = (path: string, otherwise: string): Promise<Downloaded> =>
  send(path, async (url, headers): Promise<Answer> => {
    const asked = Date.now();
    const response = await reach(url, { headers });
    correctClock(response.headers.get("Date"), asked);
    const name = nameIn(response.headers.get("Content-Disposition")) ?? otherwise;
    return {
      status: response.status,
      body: response.ok ? { file: await response.blob(), name } : await jsonOf(response),
    };
  }) as Promise<Downloaded>;

/** Puts a file where the browser keeps what it downloads. */
export function saveFile({ file, name }: Downloaded): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
