import { useEffect, useState } from "react";

/** A picture chosen before there is anything to send it to. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<{ blob: Blob; url: string } | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  return {
    chosen,
    choose: async (blob: Blob) => setChosen({ blob, url: URL.createObjectURL(blob) }),
    remove: async () => setChosen(null),
  };
}
